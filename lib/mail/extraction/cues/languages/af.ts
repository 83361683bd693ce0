import type { Cues } from "@/lib/mail/extraction/cues/types";

export const af: Cues = {
  code: `
    *kode, *kodes, eenmalige pin, eenmalige wagwoord, eenmaligewagwoord, verifikasienommer, bevestigings pin,
    enkelgebruik wagwoord, veiligheidspin, eenmalige sleutel, dinamiese wagwoord, kodewoord, verifikasie pin,
    sekuriteitspin, sekuriteitsnommer, bevestigingsnommer, ontsluitsleutel, goedkeuringsnommer, magtigingsnommer,
    sekuriteitswoord, eenmalige kode, eenmalige nommer, saamvoegkode, kluiskode, aanmeldnommer, inteken nommer,
    toegangswoord, wagwoord vir hierdie betaling, wagwoord vir die betaling, wagwoord vir hierdie transaksie,
    betaalwagwoord, kode vir hierdie betaling, kode vir die betaling, kode vir hierdie transaksie, wagwoord vir
    eenmalige gebruik, eenmalige gebruik wagwoord, wegdoenwagwoord*, eenmalige syfers, eenmalige kombinasie, eenmalige
    reeks, eenmalige woord, eenmalige teken, kontrolesyfer*, kontrolenommer*, kontrolewoord*, kontrolegetal*,
    bevestigingsyfer*, bevestigingsgetal, bevestigingspin, bevestigingswoord, bevestigingsleutel*, verifikasiesyfer*,
    verifikasiepin, verifikasiewoord, verifikasiesleutel*, verifikasieteken, aanmeldsyfers, aanmeldpin, aanmeldwoord,
    aanmeldsleutel, veiligheidswoord*, veiligheidsnommer, veiligheidsyfer*, sekuriteitsyfer*, sekuriteitsleutel,
    toegangsnommer, toegangsyfer*, toegangspin, toegangsleutel, goedkeuringsyfer*, goedkeuringspin, magtigingsyfer*,
    magtigingspin, magtigingsleutel, handtekeningsyfer*, handtekeningpin, ondertekennommer, ondertekenpin,
    koppelnommer, koppelsyfers, koppelpin, koppelsleutel*, aktiveringsnommer, aktiveringspin, aktiveringsleutel*,
    ontsluitnommer, ontsluitsyfers, ontsluitpin, herstelsyfers, herstelpin, herstelsleutel, herstelwoord,
    terugstelnommer, terugstelpin, transaksiepin, betalingspin, identifikasienommer, identifikasiepin, dinamiese pin,
    tydelike syfers, geheime nommer, geheime getal, wagwoord vir hierdie bestelling, wagwoord vir u bestelling,
    wagwoord vir hierdie oorplasing, wagwoord vir hierdie aanmelding, wagwoord vir hierdie sessie, wagwoord vir hierdie
    versoek, pin vir hierdie betaling, pin vir hierdie oorplasing, pin vir hierdie aanmelding, pin vir hierdie
    transaksie, nommer vir hierdie betaling, nommer vir hierdie oorplasing, nommer vir hierdie aanmelding, syfers vir
    hierdie betaling, syfers vir hierdie aanmelding, syfers vir jou aanmelding, vrystelsleutel*, vrystelkode*,
    vrystelnommer, sekuriteitsteken, veiligheidsteken, e poskode, e poskodes, eposkode*, e pos kode, sms kode
  `,
  maybeCode: `
    *sleutel, *syfer*, karakters, volgende nommer, nommer hieronder, tydelike wagwoord, tydelike pin, getal,
    getalle, nommers hieronder, hierdie nommer*, letters hieronder, hierdie letters, kombinasie, reeks, simbole, die
    volgende, geheime woord, towerwoord, wagfrase, hierdie woord, pin nommer, nommertjie, wat hieronder staan,
    letters en syfers, volgende letters, volgende syfers, blokkies, kom jy in, nommer vir u oorplasing, nommer vir u
    betaling, vra daarvoor, waarvoor die, sal daarna vra, ses syfers, vier syfers, vyf syfers, agt syfers, ses
    karakters, hierdie karakters, hierdie syfers, hierdie tekens, ses tekens, tekens hieronder, onderstaande syfers,
    onderstaande tekens, onderstaande nommer, voorlopige wagwoord, aanvanklike wagwoord, eerste wagwoord,
    beginwagwoord, hierdie kombinasie, volgende kombinasie, hierdie reeks, volgende reeks, volgende woord, hierdie
    woorde, woord hieronder, getal hieronder, syfers hieronder, kombinasie hieronder, volgende karakters, onderstaande
    kode, onderstaande woord, agt karakters, vyf karakters, vier karakters, sewe syfers, ses letters, agt letters,
    wagwoordfrase, vra daarna, daarna gevra, daarvoor gevra, wil weet, u nodig het, jy nodig het, soek die, om in te
    kom
  `,
  other: `
    bestelling*, bestelnommer*, bestelkode*, kaartjie*, saaknommer*, *bespreking*, reservering*, besending*, pakkie*,
    aflewering*, opsporing*, vragbrief*, verwysing*, *telefoon*, selfoon*, rekeningnommer*, kliëntnommer*,
    lidmaatskap*, kontrak*, reeksnommer*, eindig op, eindig met, poskode*, areakode*, landkode*, promosiekode*,
    promokode*, afslag*, geskenkkode*, uitnodigingskode*, foutkode*, statuskode*, bankkode*, tak kode, belasting*,
    btw*, qr kode*, strepieskode*, bronkode*, gedragskode*, produkkode*, weergawe*, *bedrag, totaal*, subtotaal, prys*,
    saldo*, *straat, posbus, vlug*, punte*, meternommer*, transaksienommer*, takkode*, kleurkode*, artikelkode*,
    antwoordkode*, streekkode*, vriendekode*, kliëntekode*, volgkode*, kleredragkode*, geskenkkaart*, polisnommer*,
    kliëntediens, betaling van, lidnommer*, lidnr, betaalverwysing*, betaalkode*, skakelkode*, studentenommer*,
    leerdernommer*, werknemernommer*, eisnommer*, gevalnommer*, kaartnommer*, id nommer*, identiteitsnommer*,
    registrasienommer*, maatskappynommer*, faks, skakel ons, bel ons, inkopiemandjie, mandjie, betaalpunt, by die
    kassa, spesiale aanbod, aanbieding*, uitverkoping, lojaliteit*, geskenkbewys*, koepon*, bewyskode*, sitplek,
    lugvlug*, bankbesonderhede, spaarbank, skoolfonds, premie, premies, lesers, besoekers, treë, verbruik,
    meterlesing*, foutboodskap*, poort, laaste vier syfers, verkoopsnommer*, aflewernommer*, volgnommer*, lotnommer*,
    bevestigingsnr, strokie*, meterstand*, betaalbaar*, sitpleknommer*, hekkode*, dresskode*, klaskode*, spelkode*,
    winkelkode*, boetenommer*, verkeersboete*, voorraadkode*, perron, koets, pasiëntnommer*, lêernommer*,
    klagtenommer*, aansoeknommer*, taknommer*, toestelnommer, modelnommer*, joernaal*, rekening vir, maandrekening*,
    terugbetaling*, fakturering*, kwitansie*, faktuur*, afhaalkode*, deurkode*, parkeer*, versekering*, polis*,
    soekveld*, soekblokkie*, klantnommer, kamernommer, btw nommer, serienommer, herstelnommer, versoeknommer,
    dwarskode*, staafkode*, produksleutel*, lisensiesleutel*, lisensiekode*, huissleutel*, motorsleutel*,
    kamersleutel*, sleutelnommer*, ligkode, belkode*, tolkode*, kursuskode*, vakkode*, modulekode*, eksamenkode*,
    groepkode*, vennootkode*, kliëntkode*, verskafferkode*, voorradekode*, itemkode*, modelkode*, bondelkode*,
    lughawekode*, hotelkode*, wedrenkode*, aanwysingskode*, kortingskode*, veldtogkode*, aksiekode*, lidkode*,
    terugstuurkode*, retoerkode*, opspoorkode*, sluitkaskode*, kluiskode vir die, alarmkode*, garagekode*, tuiskode*,
    wifi kode, wifi wagwoord, vergaderkode*, vergaderingskode*, vergadering id, wagkode, inbelkode*, diagnosekode*, icd
    kode, tariefkode*, swift kode, universele kode, voorbeeldkode*, programkode*, taalkode*, geslagskode, streekskode*,
    erfnommer*, standnommer*, plotnommer*, eenheidnommer*, mandaatnommer*, debietorder*, leningnommer*,
    beleggingsnommer*, rekening eindig, kaart eindig, eisverwysing, ongevalnommer*, passnommer, paspoortnommer*,
    rybewysnommer*, voertuignommer*, lisensienommer*, nommerplaat*, enjinnommer*, onderstelnommer*, doktersnommer,
    praktyknommer*, mediese fonds*, voorskrifnommer*, eksamennommer*, kandidaatnommer*, deelnemernommer*, ledenommer*,
    kiesersnommer, sitplekke, tafelnommer*, busnommer*, treinnommer*, hek nommer, fakturnommer, kwotasienommer*,
    kwotasie*, ordernommer*, werkordernommer*, foutnommer*, navraagnommer*, tiketnommer*, rekordnommer*,
    dokumentnommer*, waarborgnommer*, partynommer*, bondelnommer*, voertuig, sone, sonenommer*, laaipunt*, laaistasie*,
    verkoopspunt*, tegnikus, die bestuurder, koerier, opsigter, lotto*, lotery*, vondsnommer*, lesingverwysing,
    kombinasieslot*, hangslot*, model, projeknommer*, projekkode*, projek nommer, vormnommer*, fietsnommer*, liter,
    wasmasjien*, yskas*, laaste 4 syfers, goederekode*, kategoriekode*, vervaardigerkode*, materiaalkode*,
    onderdeelkode*, pakhuiskode*, departementkode*, departementskode*, afdelingskode*, afdelingkode*,
    kostesentrumkode*, eenheidskode*, eenheidkode*, personeelkode*, werknemerkode*, werkgewerkode*, beroepskode*,
    salariskode*, aftrekkingskode*, verlofkode*, betalerkode*, kwalifikasiekode*, graadkode*, vraestelkode*,
    eksamensentrumkode*, sentrumkode*, skoolkode*, lokaalkode*, kamerkode*, groepskode*, geleentheidskode*,
    gebeurteniskode*, aktiwiteitskode*, spankode*, wedstrydkode*, toernooikode*, sonekode*, gebiedskode*,
    munisipalekode*, dorpskode*, stadkode*, stasiekode*, bushaltekode*, meterkode*, makelaarkode*, agentkode*,
    nywerheidskode*, bedryfskode*, begrotingskode*, grootboekkode*, rekenkundigekode*, fondskode*, transaksietipekode*,
    geldeenheidkode*, terugsendkode*, waarborgkode*, herstelwerkkode*, eiskode*, klagtekode*, redekode*, boukode*,
    lotkode*, verfkode*, enjinkode*, icdkode*, prosedurekode*, tariefposkode*, sic kode*, hs kode*, icd kode*, irp5
    kode*, sars kode*, ean kode*, ral kode*, iata kode*, swift kode*, nace kode*, produknommer*, itemnommer*,
    verskaffernommer*, winkelnommer*, kostesentrumnommer*, personeelnommer*, vaknommer*, kursusnommer*, modulenommer*,
    sentrumnommer*, lokaalnommer*, groepnommer*, onderdeelnommer*, kode van die produk, kode van die item, kode van die
    artikel, kode van die kursus, kode van die vak, kode van die module, kode van die eksamen, kode van die lokaal,
    kode van die klas, kode van die groep, kode van die geleentheid, kode van die afdeling, kode van die tak, kode van
    die winkel, kode van die verskaffer, kode van die parkeersone, kode van die sone, kode van die dorp, kode van die
    stasie, kode vir die kursus, kode vir die vak, kode vir die module, kode vir die produk, kode vir die parkeersone,
    kursus met die kode, kursus met kode, vak met die kode, produk met die kode, item met die kode, module met die
    kode, wifi wagwoord*, wifi sleutel, wifi kode*, wi fi wagwoord*, wi fi sleutel, wi fi kode*, wlan wagwoord*, wlan
    sleutel, wlan kode*, netwerk wagwoord*, netwerk sleutel, netwerk kode*, gaste wifi wagwoord*, gaste wifi sleutel,
    gaste wifi kode*, router wagwoord*, router sleutel, router kode*, netwerkwagwoord*, gastenetwerkwagwoord*,
    routerwagwoord*, wagwoord vir die wifi, wagwoord vir die wi fi, wagwoord vir die netwerk, wagwoord vir die
    gastenetwerk, wagwoord vir die vergadering, wagwoord vir die webinaar, wagwoord vir die konferensie, wagwoord van
    die wifi, wagwoord van die netwerk, wagwoord van die vergadering, vergaderingwagwoord*, vergaderingswagwoord*,
    vergaderwagwoord*, konferensiewagwoord*, vergadering wagwoord, vergaderingpin*, konferensiepin*, konferensiekode*,
    kode vir die vergadering, intekenaarkode, verkoperkode, studentekode, leerderkode, tipekode,
    betalingsverwysingskode, rekeningkode, eiendomskode, geboukode, munisipaliteitkode, distrikskode, btw kode,
    doeanekode, uitgangskode, defekkode, pnr kode, skenkingskode, icd 10 kode, voorskrifkode, nappi kode, sitplekkode,
    stalletjiekode, adreskode, nooi 'n vriend kode, afspraakkode, besoekkode, opnamekode, deelnemerkode
  `,
  promo: `
    afslagkode*, koepon*, geskenkbewys*, geskenkkaart*, spesiale aanbod*, spesiale aanbieding*, uitverkoping*,
    winskop*, spaar nou, by die betaalpunt, inkopiemandjie*, winkelmandjie*, gratis aflewering, gratis versending,
    lojaliteitspunte, bonuspunte, prystrekking*, lootjie*, nooi vriende, nooi jou vriende, kontant terug,
    verjaarsdaggeskenk*, verjaardaggeskenk*, minimum bestelling*, solank voorraad hou, terwyl voorraad hou, koop
    nou, promosiekode*, afslag op, afslag van, vriende van ons, kry julle albei, by die kasregister, trekking, in
    jou mandjie, in die mandjie, net vandag, eerste bestelling, eerste aankoop, halfprys, dubbelpunte, moenie
    misloop, gratis geskenk, kry gratis, bespaar
  `,
  press: `
    hierdie uitgawe, in hierdie artikel, lees verder, rubriekskrywer*, blogplasing*, blogpos*, ons lesers,
    statistieke, weeklikse verslag, maandelikse verslag, weeklikse opsomming, gemiddeld, gemiddelde, verlede maand,
    vrystellingsnotas, veranderingslog*, nuwe weergawe, foute reggestel, toetse het misluk, bou het misluk,
    webinaar, podsending*, potgooi*, werkwinkel*, wenke vir, studie toon, opname toon, vlaag van, persverklaring*,
    volgens 'n studie, lees meer, verslag toon, persvrystelling*, pyplyn*, reggestel, weergawe, opname, vraelys, jou
    mening, hierdie week, hierdie maand, in vergelyking, bedrieërs, swendelaars, onderhoud met, raad oor, nuusbrief
  `,
  business: `
    verifieer*, verifikasie*, *bevestig*, magtig*, *aanmeld*, aanteken*, teken aan, registreer*, registrasie*,
    *wagwoord*, herstel*, terugstel*, *sekuriteit*, beveilig*, *rekening, profiel*, identiteit*, tweestap*,
    tweefaktor*, aktiveer*, *toestel*, *adres, ontsluit*, goedkeur*, *toegang*, ingeteken, inteken, inskryf,
    intekening, koppel*, oorplasing*, betaling goed, ingeskryf, uitnodiging, verwydering, toestemming, nuwe blaaier,
    identifiseer*, het jou genooi, nooi jou, jou bygevoeg, is dit jy, rekening sluit, sluit jou rekening, nuwe foon,
    ander foon, wagwoord vergeet, adresverandering, koppeling, onderteken*, teken die, handtekening*, gekoppel, koppel
    jou, deblokkeer*, vrystel*, identifikasie*, verander jou e pos, e posverandering, adreswysiging*, skrap jou, skrap
    profiel, sluit rekening, aanlyn stem, tweede stap, tweede faktor, multifaktor*, gebruikersnaam,
    oordrag te, voltooi die oordrag, die oordrag goed, voltooi die transaksie, transaksie te, wag op jou handtekening,
    wag op u handtekening, kliëntverifikasie, kliënteverifikasie, 3 d secure, geblokkeer*, blokkering, oopsluit, sluit
    oop, oopgesluit, verkeerde pogings, mislukte pogings, foutiewe pogings, te veel pogings, verander jou nommer,
    verander jou selfoon*, verander u selfoon*, nommerverandering, nuwe selfoon*, nuwe rekenaar, nuwe begunstigde, paar
    jou, saamgepaar, saam te paar, bind jou, oop venster, venster wat jy, venster wat u, oop gelaat, oopgelaat, oop
    bladsy, bladsy wat jy oop, bladsy wat u oop,
    jou oordrag, die oordrag, hierdie oordrag, oordrag wag, hangende oordrag, hangende betaling, betaling wag, betaling
    te voltooi, betaling uit te voer, betaling vry te stel, aankoop te voltooi, transaksie uit te voer, transaksie wag,
    hierdie transaksie, aanlyn aankoop, internetaankoop*, kontrak te teken, kontrak teken, dokument te teken, dokument
    teken, opdrag te teken, kliëntverifikasie*, 3d secure, verkeerd ingetik, nuwe nommer, nommer verander, selfoonnommer
    verander, venster wat oop is, bladsy wat oop is
  `,
  fleeting: `
    verval, geldig*, minute, eenmalig*, een keer, verstryk, werk net, net een maal, eenkeer, kwartier, halfuur,
    sekondes, niks werd, werk nie meer, werk dan nie, tot middernag, tot vanaand, halfuur lank, net een keer, verval
    na, verval om, verval oor, verstryk na, geld tot, geld vir, geld net, bly geldig, net vyf minute, tien minute,
    vyftien minute, dertig minute, uur lank, binne 24 uur, ure lank, net vandag, net eenmaal, slegs een keer, slegs
    eenmaal, eenmaal gebruik, is daarna waardeloos, waardeloos, daarna ongeldig, werk net een
  `,
  secret: `
    moenie, nooit, niemand*, geheim*, met enigiemand, deel dit nie, deel nie, vertroulik*, nie aan ander nie, vir
    uself, nie met ander, ons vra dit nooit, vra dit nooit, vir niemand, net vir jou, net vir u, gee dit nooit, gee
    dit nie, gee dit vir niemand, sê dit vir niemand, deel dit met niemand, deel dit nooit, deel hierdie, hou dit vir
    jouself, hou dit vir uself, hou dit geheim, moet dit nie deel, stuur dit nie aan, ons sal nooit, ons sal u nooit,
    ons sal jou nooit, ons bel nooit, ons personeel sal, personeel sal nooit, niemand van ons, moenie hierdie kode
    deel, moenie die kode deel, moenie dit deel, moenie dit met, moenie dit vir iemand, moenie dit aanstuur, moenie
    hierdie kode aanstuur, moenie dit hardop lees, moenie dit oor die, mag nie gedeel word, moet nie gedeel word, nie
    met enigiemand nie, nie aan enigiemand nie, deel jou kode nooit, deel u kode nooit, deel die kode nooit, gee die
    kode nooit, gee die kode vir, gee hierdie kode nooit, sê die kode vir, wys dit vir niemand, openbaar dit nooit,
    openbaar dit nie, stuur dit vir niemand, stuur hierdie kode nie, lees dit vir niemand, hou die kode geheim, hou
    hierdie kode geheim, hou hierdie kode vir, hou die kode vir, bank sal nooit, bank vra nooit, personeel vra nooit,
    werknemers sal nooit, vra jou nooit vir, vra u nooit vir, nooit vir hierdie kode, nie eens ons personeel, selfs
    nie ons personeel, wie daarvoor vra
  `,
  enter: `
    voer, invoer*, vul, invul*, kopieer*, plak*, intik, sleutel in, in te sleutel, tikt, skryf, gee, noem,
    skandeer*, dikteer*, lees voor, sit hierdie, gebruik, sleutel dit, sê vir, vertel vir, oor te tik, tik oor, neem
    oor, intoets*, toets in, kopieer oor, hier is jou, hier is u, lees dit, in te tik, in te vul, in te voer,
    benodig jy, u benodig, jy benodig, jy nodig, skryf dit, gebruik dit, antwoord met, teksblokkie, gee vir die, gee
    die toep, blokkie op die skerm, in die blokkie, in die veld, in die raampie, oorskryf, skryf oor, tik dit, tik
    hierdie, voer hierdie, gaan gevra word, sal gevra word, word gevra, jy sal dit, u sal dit, jy gaan dit,
    tik daar, tik net, vul daar, sit daar, plaas, tik jy, vul jy, voer jy, moet getik word, moet ingevul word, moet
    ingevoer word, sit dit, sit die,
    vra die webwerf, sal vra, vra vir, word vereis, vereis die, vereis word, is nodig, word benodig, benodig die,
    benodig die stelsel, benodig die toep, soek die toep, soek die stelsel, wil die toep, wil die stelsel, vra die
    toep, vra die bladsy, vra die stelsel, vra die skerm, vra die toestel, vra jou vir, vra u vir, jou vir, u vir die
    volgende, word om gevra, vir gevra, gevra vir, daarvoor gevra word, neem hierdie, oor te neem, neem dit oor,
    oorneem, oorskryf*, skryf daar, skryf hierdie, kopieer hierdie, kopieer dit, kopieer die, plak dit, plak hierdie,
    plak net, plak daar, inplak, in te plak, sleutel daar, sleutel hierdie, insleutel*, intik*, tik in, toets daar,
    toets dit, toets hierdie, druk in, voer daar, voer dit, voer net, voer in, vul dit, vul in, vul hierdie, sit in,
    sit hier, hoort daar, hoort in, hoort in die, daar hoort, moet daar, moet in die, moet ingetik word, ingetik,
    ingevul, ingevoer, ingesleutel, ingeplak, antwoord hierdie, antwoord net, verstrek, dien in, indien, indien
    asseblief, gee daar, gee hierdie, gee dit, gee dit met, gee die app, lees hierdie, voorlees, voor te lees, spel
    dit, spel vir, sê hierdie, sê dit, noem dit, noem hierdie, meld daar, hou byderhand, byderhand, gereed hou, hou
    gereed, bevestig met, bevestig dit met, bevestig die betaling met, bevestig die oorplasing met, bevestig jou adres
    met, bevestig u adres met, bevestig die aanmelding met, onderteken met, onderteken dit met, teken met, teken dit
    met, teken dit af, teken af, keur goed met, keur dit goed met, keur die betaling met, magtig met, magtig dit met,
    ontsluit met, ontsluit dit met, ontsluit jou kaart met, ontsluit u kaart met, ontsluit jou rekening met, ontsluit
    u rekening met, verifieer met, identifiseer jouself met, identifiseer uself met, stel u, stel jy, aktiveer met,
    aktiveer dit met, in die leë, in die blokkies, in die vorm, op die vorm, op die skerm in, in die toep in, op die
    bladsy in, in die venster, word u vir, word jy vir, sal u vir, sal jy vir, gaan u vir, gaan jy vir, word u om,
    word jy om, na invoer, ná invoer, ná die intik, deur daar, deur dit in, sodra jy intik, sodra u intik, wanneer u
    intik, vereis die invoer, vra die portaal, vra die webblad, vra die program, gemagtig met, goedgekeur met, geteken
    met, vrygestel met, geaktiveer met, bevestig word met, oorgetik, oorgeskryf, voorgelees, wil hoor,
    pons in, pons dit in, pons die kode, pons hierdie, voeg in, voeg dit in, voeg die kode, in te voeg, deurgee, gee
    deur, dit deur te gee, deur te gee, stuur die kode, stuur hierdie kode, antwoord bloot, hardop, lees uit, lees die
    kode, lees die syfers, lees die nommer, sê die kode, sê die syfers, sê die nommer, vertel die agent, vertel ons
    agent, aan ons agent, aan ons konsultant, aan die konsultant, aan die operateur, wys dit op die, wys die kode, toon
    die kode, toon dit op die, druk die syfers, druk hierdie syfers, druk die nommers, kies die syfers, kies hierdie
    syfers, kies die getalle, gaan voort met die kode, gaan voort met hierdie, voltooi met, voltooi dit met, voltooi die
    oordrag met, handel af met, rond af met, rond dit af met, meld aan met die kode, meld aan met hierdie, teken in met
    die kode, teken in met hierdie, bekragtig met, bekragtig dit met, sluit oop met, keur die oorplasing met, magtig die
    betaling met, magtig die oordrag met, bevestig die transaksie met, onderteken die kontrak met, onderteken die
    dokument met, getik het, sodra jy die kode, sodra u die kode, nadat jy die kode, nadat u die kode, ingetoets, toets
    die syfers, verskaf die kode, verskaf hierdie, verskaf dit, moet verskaf word, herhaal die kode, herhaal hierdie,
    dra dit oor, vermeld die kode, te tik in, te sleutel in, sleutel die kode,
    druk die knoppies, druk agtereenvolgens, kies dieselfde syfer*, kies dieselfde getal, kies die getal, skakel die
    syfers, skakel hierdie syfers, draai die wiele, draai die wieletjies, stuur die syfers, stuur hierdie syfers, stuur
    vir ons die kode, stuur vir ons hierdie, stuur hierdie getal terug, stuur dit aan ons terug, beantwoord met,
    antwoord op hierdie boodskap met, haal dit aan, haal die kode aan, gaan voort met die syfers, voltooi die betaling
    met, maak klaar met, bevestig die aankoop met, bevestig jou aankoop met, bevestig die bestelling met, keur die
    aankoop met, keur die oordrag met, teken die kontrak met, teken die dokument met, ontsluit die rekening met,
    ingeslaan, deurgegee, tik die, tik dit, tik in, tik jou, tik hierdie, tik dan, tik asseblief
  `,
  complete: `
    bevestig jou e pos*, bevestig jou epos*, bevestig u e pos*, bevestig e pos*, bevestig jou rekening, bevestig u
    rekening, bevestig rekening, bevestig jou adres, bevestig jou registrasie, bevestig registrasie, bevestig jou
    inskrywing, bevestig inskrywing, bevestig jou intekening, bevestig jou identiteit, bevestig aanmelding, bevestig die
    verandering, bevestig nou, posadres te bevestig, rekening te bevestig, verifieer jou, verifieer u, verifieer my,
    verifieer e pos*, verifieer epos*, verifieer rekening, verifieer nou, posadres te verifieer, rekening te verifieer,
    aktiveer rekening, aktiveer nou, rekening te aktiveer, herstel wagwoord, herstel jou wagwoord, herstel u wagwoord,
    herstel my wagwoord, stel wagwoord, stel jou wagwoord, stel u wagwoord, stel 'n wagwoord, wagwoord terug*, wagwoord
    te herstel, wagwoordherstel*, wagwoordterugstel*, verander jou wagwoord, verander wagwoord, wagwoord te verander,
    nuwe wagwoord, skep wagwoord, skep 'n wagwoord, skep jou wagwoord, kies 'n wagwoord, herwin jou rekening,
    rekeningherstel*, towerskakel*, aanmeldskakel*, *bevestigingskakel*, verifikasieskakel*, aktiveringskakel*,
    herstelskakel*, aanvaar uitnodiging, aanvaar die uitnodiging, aanvaar jou uitnodiging, sluit by die span, bekyk
    uitnodiging, ontsluit jou rekening, ontsluit rekening, keur aanmelding goed, magtig hierdie toestel, dit is ek, dit
    was ek, voltooi registrasie, voltooi jou registrasie, skrap my rekening, bevestig jou nuwe*, bevestig u registrasie,
    bevestig u inskrywing, bevestig u intekening, bevestig u adres, bevestig u identiteit, bevestig hierdie adres,
    bevestig hierdie e pos*, bevestig die adres, bevestig my*, e pos te bevestig, registrasie te bevestig, inskrywing te
    bevestig, intekening te bevestig, aanmelding te bevestig, identiteit te bevestig, verifieer hierdie, profiel te
    aktiveer, aktiveer jou, aktiveer u, aktiveer my, verander u wagwoord, wagwoord te stel, wagwoord te kies, kies jou
    wagwoord, kies u wagwoord, kies 'n nuwe, stel 'n nuwe, stel jou nuwe, skep u wagwoord, herwin u rekening, rekening
    te herstel, eenmalige skakel, wagwoordskakel*, uitnodigingskakel*, uitnodiging te aanvaar, aanvaar u uitnodiging,
    sluit aan by, by die span aan, rekening te ontsluit, ontsluit u rekening, ontsluit my rekening, ontsluit dit, keur
    die aanmelding, keur hierdie aanmelding, aanmelding goed te keur, vertrou hierdie toestel, dis ek, ek was dit, laat
    my in, laat my deur, voltooi u registrasie, registrasie te voltooi, voltooi jou inskrywing, voltooi jou aanmelding,
    ja teken my in, ja skryf my in, verwyder my rekening, skrap jou rekening, skrap die rekening, rekening te skrap,
    verwydering te bevestig, stel jou rekening op, meld met een klik aan, ja ek wil, ja graag, ja stuur, maak my
    rekening oop, maak my profiel oop, rekening oopmaak, laat in, jy's in, is jy in, vee alles uit, verwyder profiel,
    verwyder rekening, verwyder my, vir goed, lid te word, word lid, sluit by die groep, gee toestemming, ouer
    toestemming, hef die, blokkering op, aktiveer kaart, kaart te aktiveer, koppel toestel, keur dit goed, keur versoek
    goed, keur betaling goed, hierdie is my adres, dis my adres, dit is my adres, eie wagwoord, dink aan u, nuwe
    wagwoord kies, bevestig verwydering, bevestig skrapping, neem die uitnodiging, voeg my by, heraktiveer*, net u ja,
    net jou ja, geklik het, sodra u op, bevestig uitwissing, sluit by die, ja dit is ek, sluit aan, ja asseblief, meld
    aan sonder wagwoord, bevestig adres, aktiveer jou rekening, ja stuur dit, ja sluit, sluit my rekening, sluit jou
    rekening, ja verwyder, ja vee uit, bevestig betaling, bevestig die betaling, bevestig transaksie, keur transaksie
    goed, bevestig die versoek, bevestig versoek, koppel my toestel, koppel die toestel, persoonlike skakel, skakel is
    net vir jou, sluit aan by die*, sluit by ons aan, kom by die span, open uitnodiging, sien uitnodiging, bevestig nuwe
    adres, bevestig nuwe e pos*, ek het die brief gekry, gaan voort in die blaaier, voort in blaaier, kry my rekening
    terug, kry jou rekening terug, heropen my rekening, heropen jou rekening, kies 'n ander wagwoord, stel 'n ander,
    gaan na my rekening, kies jou eie, kies u eie, kies self, kies 'n eie, nuwe een te kies, kies 'n nuwe wagwoord, hier
    aanvaar, uitnodiging hier, hier bevestig, hier aktiveer, hier ontsluit, hier herstel, hier goedkeur, adres bevestig
    het, rekening bevestig het, e pos bevestig het, e posadres bevestig het, registrasie bevestig het, rekening
    geaktiveer het, uitnodiging aanvaar het, wagwoord gekies het, wagwoord gestel het, sodra jy jou, sodra u u, sodra jy
    bevestig, sodra u bevestig, sodra jy die uitnodiging, sodra u die uitnodiging, sodra jy aanvaar, sodra u aanvaar,
    pas die verandering toe, pas verandering toe, bevestig die wysiging, bevestig wysiging, bevestig adresverandering,
    bevestig nommer, bevestig jou nommer, bevestig jou selfoon, verwyder my finaal, finaal verwyder, permanent verwyder,
    permanent skrap, vee my rekening, vee my data, vee my profiel, skrap my profiel, skrap rekening, skrap profiel,
    skrap alles, maak rekening toe, maak my rekening toe, ja stuur vir my, ja skryf my, ja teken, ja bevestig, ja
    aanvaar, ja laat toe, ja laat in, ja koppel, ja dit was ek, dit was ek wat, ek is dit, laat aanmelding toe, laat
    toegang toe, laat hierdie toestel toe, laat toestel toe, vertrou toestel, registreer toestel, bevestig toestel,
    bevestig aanmeldpoging, keur toegang goed, keur toestel goed, keur aanmeldpoging, gee toegang, kry toegang, kry weer
    toegang, toegang herstel, herstel toegang, herstel my toegang, herstel jou toegang, herwin toegang, hef die slot,
    ophef, ontsluit profiel, ontblokkeer*, deblokkeer*, gee my toestemming, ek gee toestemming, ek stem toe, toestemming
    gee, teken nou die, stel 'n pin, kies 'n pin, kies 'n wagwoordfrase, dink 'n nuwe, kies 'n nuwe een, stel wagwoord
    terug, stel jou wagwoord terug, stel u wagwoord terug, wagwoord instel, verander my wagwoord, magiese skakel, meld
    dadelik aan, meld outomaties aan, meld aan met een klik, aanmeld sonder wagwoord, teken in sonder wagwoord, in met
    een klik, intekenskakel*, rekening te skep, voltooi jou profiel, voltooi u profiel, voltooi profiel, voltooi
    opstelling, voltooi jou rekening, voltooi inskrywing, voltooi aanmelding, maak registrasie klaar, maak jou
    registrasie, begin my intekening, bevestig my intekening, bevestig lidmaatskap, aktiveer lidmaatskap, aktiveer my
    kaart, aktiveer jou kaart, aktiveer u kaart, sluit aan by ons, sluit by die klas, sluit by die gesin, sluit by die
    projek, sluit by die groep aan, word deel van, neem jou plek, neem u plek, volg die uitnodiging, aanvaar en gaan,
    aanvaar versoek, aanvaar die versoek, keur die versoek, keur oorplasing, keur onttrekking, bevestig onttrekking,
    bevestig oorplasing, behou rekening, behou my rekening, hou my rekening, moenie my rekening, moenie skrap, maak weer
    oop, ontsluit weer, dis korrek, dit is korrek, ja dis reg, ek gaan akkoord, ek stem saam, teken nou, laat binne
  `,
  act: `
    bevestig, verifieer, aktiveer, aanvaar, keur goed, magtig, ontsluit, herstel, sluit aan, gaan voort, voltooi,
    stem in, laat toe, ja graag, dis reg, dit is reg, kom ons begin, begin nou, neem deel, maak klaar, koppel,
    goedkeur, toelaat, voort, begin, nog een stap, laaste stap, amper klaar, ek stem in, ek aanvaar, ek bevestig,
    laat ons begin, stem toe, pas toe, onderteken, teken nou, klaarmaak, voltooi nou, ja toelaat, laat toegang toe
  `,
  signIn: `
    meld aan, teken aan, aanmeld, meld nou aan, teken nou in, teken in, gaan na jou rekening, aan te meld
  `,
  never: `
    teken uit, meld af, voorkeure, bestuur, *instellings, in jou blaaier, in 'n blaaier, bekyk aanlyn, privaatheid*,
    bepalings, hulp, hulpsentrum, ondersteuning, kontak, kliëntediens, terugvoer, jou bestelling, lees meer, koop,
    winkel*, betaal nou, oor ons, bevestig jou afspraak, besonderhede, webweergawe, voorwaardes, bevestig afspraak,
    volg ons, volg jou, volg die pakkie, volg bestelling, nie meer ontvang, geen e posse meer, hulpbladsy, gereelde
    vrae, opname, laai af, meer inligting, kyk aanlyn, lees die, betaal hier, betaal jou, deel met vriende, bestel nou,
    dokumente, foto's, bevestig jou bestelling, bevestig jou bespreking, kanselleer intekening, volle lys, kan nie kom,
    lees alles, wys op kaart, spyskaart, kyk al, bekyk rekening, bekyk faktuur, wysig afspraak, verander afspraak, geen
    posse meer, nie meer posse, teken van die lys af, staatmaker, gaan voort met die gesprek, sien boodskap, lees die
    boodskap, sien kommentaar, sluit aan by die vergadering, my rekening, maak taak oop, maak verslag oop, sien foto's,
    kommentaar, kommentare, instapkaart*, laai die pdf, laai pdf, laai die toep, toepwinkel, app store, vraelys*, na
    die vraelys, volg dit, volg pakkie, volg besending, volg my, volg u, bekyk bestelling, sien bestelling, bekyk
    bespreking, bestuur bespreking, verander bespreking, kanselleer bespreking, inklok, klok aanlyn in, bekyk
    kaartjies, laai kaartjies, voeg by kalender, na kalender, kalender, roete, aanwysings, besoek die winkel, besoek
    ons webwerf, ons webwerf, tuisblad, alle artikels, lees artikel, lees die artikel, lees die storie, sien alles,
    sien al, sien verslag, bekyk verslag, volledige verslag, bekyk staat, staat bekyk, sien staat, betaal rekening,
    betaalmetode, betalingsbesonderhede, betaal faktuur, wenslys*, herbestel, bestel weer, stuur terug, terugsending*,
    vra 'n vraag, kry hulp, hulp nodig, klets met ons, skakel ons, bel ons, kontak ons, loopbane, takke, vind 'n
    winkel, skenk nou, skenking, beveel aan, nooi vriende, minder e posse, kennisgewings, e posvoorkeure, bekyk
    aktiwiteit, sien aktiwiteit, kyk video, kyk die video, kyk nou, luister nou, luister hier, gee terugvoer, laat 'n
    resensie, skryf 'n resensie, beoordeel*, bevestig bestelling, bevestig aflewering, bevestig ontvangs, bevestig
    bywoning, bevestig bespreking, verskuif afspraak, kanselleer afspraak, verander aflewering, verander
    afleweringsdatum, wysig bespreking, werk betaalbesonderhede by, hernu nou, hernu lidmaatskap, gee ons 'n gradering,
    antwoord nou, doen nou aansoek, doen aansoek, na die uitverkoping, los koopbewys in, gebruik koepon, nooi 'n
    vriend, kry die app, laai die app af, maak 'n afspraak, bespreek 'n afspraak, sluit by vergadering aan, neem deel
    aan vergadering, gaan aktiwiteit na
  `,
  notMe: `
    nie jy nie, dit nie was nie, was dit nie jy, nie u nie, ek was dit nie, nie ek nie, nie aangevra, nie versoek, nie
    geregistreer, nie herken*, nie geskep, weier, verwerp, ignoreer*, kanselleer, beveilig jou rekening, blokkeer*, was
    u dit nie, nie u was nie, dit nie jy was, jy dit nie, ek is dit nie, keer hom, keer dit, nee, niks doen nie, hoef
    niks, nie verwag, nie probeer, nie ingeskryf, per ongeluk, per abuis, vergissing, niks aangevra, weet niks, stop
    dit, keur af, nie gevra, tog nie, gooi hierdie, nie aangemeld, as dit nie jy was nie, hoef niks te doen, doen niks,
    nee los dit, los dit, verander van plan, ek het nie gevra, nie myne nie, nie self, jy niks hiervan, u niks hiervan,
    vee hierdie, laat dit net so, laat dit so, nie gevra nie, as iemand anders, jy dit nie was, u dit nie was, dit nie u
    was, nie deur jou, nie deur u, nie jou nie, nie van jou, nie van u, nie self gedoen, nie self versoek, nie begin
    nie, nie bestel, nie geopen nie, nie verander nie, niks hiervan weet, weet jy niks, weet u niks, weet u hier niks,
    sonder jou medewete, sonder u medewete, hoef jy niks, hoef u niks, niks sal gebeur, niks gebeur, niks verander, hoef
    nie te antwoord, geen aksie, geen optrede, vergeet hierdie, skrap hierdie, verwyder hierdie e pos, iemand anders,
    iemand het dalk, iemand het jou, vreemdeling*, ongemagtig*, laat weet ons dadelik, laat weet ons, bel ons dadelik,
    skakel ons dadelik, kontak ons dadelik, verander dadelik jou, verander dadelik u, verander jou wagwoord dadelik,
    blokkeer my kaart, stop betaling, stop die betaling, rekening nie ken nie, toestel nie ken nie, nie jou rekening,
    nie u rekening, nie joune, behoort nie aan jou, nie aan jou behoort, behoort nie aan u, nie geïnisieer, nie
    gemagtig, nie gedoen het, nie begin het, sonder jou wete, sonder u wete, nie uitgevoer het, as dit verkeerd is, as
    dit nie korrek, as dit foutief is, dit 'n fout is, jou e posadres te verwyder, u e posadres te verwyder, verwyder my
    e pos, verwyder my adres, rekening te deaktiveer, deaktiveer jou rekening, deaktiveer u rekening, vries jou
    rekening, beveilig u rekening, beskerm jou rekening, beskerm u rekening, aan dat jy jou wagwoord, wagwoord
    onmiddellik, wagwoord dadelik, wagwoord so gou, rapporteer verdagte, rapporteer dit, meld verdagte, laat ons weet,
    laat ons dit weet, stel ons in kennis, kontak ons onmiddellik, verandering ongedaan, jou onlangse aktiwiteit, u
    onlangse aktiwiteit, meld af op alle
  `,
  done: `
    is verander, suksesvol, is bygewerk, is bevestig, is geverifieer, is geaktiveer, is nou aktief, is verwyder, nuwe
    aanmelding, het ingeteken, het jy verander, dankie dat jy bevestig, het jou uitnodiging, is gewysig, is bygevoeg,
    is herstel, is teruggestel, is gedeaktiveer, is gekanselleer, is opgedateer, is geskrap, is ingeskakel, is
    afgeskakel, is aangemeld, nuwe aantekening, jy het jou, u het u, dankie vir jou bevestiging, het aangesluit, reeds
    bevestig, is betaal, is gesluit, is ontvang, is voltooi, is gestuur, is afgehandel, het jy bevestig, het u
    bevestig, is aanvaar, is goedgekeur, is gekoppel, is ontkoppel, is ontsluit, is oopgemaak, pas verander, onlangs
    verander, reeds geaktiveer, reeds geverifieer, geen verdere stappe, is nou bevestig, is nou geverifieer, is nou
    ontsluit, u is nou, jy is nou, welkom aan boord, jy is nou afgemeld, jy is suksesvol afgemeld, jy het afgemeld, u
    is afgemeld, jy is uitgeskryf, u is uitgeskryf, is van die lys verwyder, is van die poslys verwyder, jou intekening
    is gekanselleer, u intekening is gekanselleer, jou intekening is beëindig, jou kansellasie is van krag, jy sal nie
    meer e posse, u sal nie meer e posse
  `,
  here: `
    hier, klik, hierdie skakel, onderstaande skakel, volgende skakel, skakel hieronder, die skakel, die knoppie,
    knoppie hieronder, adresbalk, gaan na, volg die onderstaande, druk, hierdie bladsy, hierdie adres, maak hierdie,
    besoek, blaaier, kopieer en plak, knoppie, kopieer, as die knoppie, knoppie nie werk, kopieer die skakel,
    hierdie knoppie, hieronder
  `,
  onSite: `
    pakkie*, pakkies, aflewer*, koerier*, sluitkas*, afhaal*, haal dit af, toonbank*, kassa*, voordeur*, hek*,
    ingang*, wifi, wi fi, afspraak*, bespreking*, kaartjie*, tafel*, ry nommer, vergadering id, vergadering se id,
    vergadernommer*, vergaderingnommer*, vergaderingskode*, vergaderkode*, konferensie*, zoom vergadering*, teams
    vergadering*, meet vergadering*, aanlyn vergadering*, aanlynvergadering*, virtuele vergadering*,
    videovergadering*, video vergadering*, videokonferensie*, video oproep*, videogesprek*, video gesprek*, webinaar*,
    webseminaar*, inbelnommer*, inbel, skakel in, inskakel, sluit by die vergadering aan, sluit aan by die
    vergadering, by die vergadering aansluit, deelnemer pin, deelnemer id, deelnemerkode*, deelnemernommer*,
    wagkamer*, voorhek*, valhek*, slagboom*, sluitboom, hoofingang*, deur oop, deurkode*, deurklokkie*, die deur,
    interkom*, trappehuis*, trappe op, voorportaal, motorhuis*, parkeergarage*, parkeerterrein*, parkering, hysbak*,
    sleutelkluis*, sleutelkas*, hangslot*, kombinasieslot*, nommerslot*, kleedkamer*, klerekas*, fietsskuur*,
    fietsstoor*, alarmstelsel*, alarmkode*, alarm afskakel, diefwering*, kamerkluis*, draaihek*, laaistasie*,
    laaipunt*, selfdiens*, fotostaatmasjien*, fotokopieer*, kopieermasjien*, drukkerkode*, gastenetwerk*,
    kamernommer*, versamelpunt*, optelpunt*, optelkode*, bestuurder*, by jou deur, by u deur, aan jou deur, voor jou
    deur, oorhandig*, poskantoor*, posman, wagnommer*, tounommer*, wagry, ontvangstoonbank*, by ontvangs,
    ontvangsdame*, kassier*, busbestuurder*, busdrywer*, kondukteur*, instapkaart*, aanboord*, instaptyd*,
    sekuriteitswag*, bywoning*, bywoon, jou deelname, u deelname, deelname bevestig, jou teenwoordigheid, u
    teenwoordigheid, teenwoordig wees, aankoms*, jou besoek, u besoek, besoek bevestig, huisbesoek*, inboek*, inklok*,
    jou verblyf, u verblyf, tydgleuf*, lewering*, meterlesing*, meter lees, lees jou meter, watermeter*, kragmeter*,
    ontvangs van die goedere, ontvangs van goedere, goedere ontvang, uitstappie*, skooluitstappie*, skooltoer*, ouer
    se toestemming vir die, toestemmingsbrief*, toestemmingsvorm*, oueraand*, kluiskode*, hotelkluis*, by die hotel,
    kamer se kluis,
    vergadering se nommer, vergaderingsnommer*, konferensie id, konferensie oproep, webinaar id, sluit aan by die
    webinaar, neem deel aan die vergadering, toegang tot die vergadering, skakel na die vergadering,
    vergaderingskakel*, gaste wifi, gaste wi fi, wifi vir gaste, wi fi vir gaste, gastenet, besoekers wifi,
    netwerknaam*, netwerk se naam, naam van die netwerk, naam van die wifi
  `,
  entryPlace: `
    venster*, bladsy*, webblad*, webwerf, skerm*, veld, veldjie*, blokkie*, raampie*, vakkie*, vorm, app, toep*,
    blaaier*, toestel*, portaal*, aanmeldskerm*, tablet*, rekenaar*, konsole*, dekodeerder*, kassie, kassies,
    stelkas*, televisie*, slim tv, afstandbeheer*, kitsbank*, oortjie*, afdeling, dialoog*, opspringvenster*,
    aanmeldblad*, inskryfvorm*, invulveld*, invoerveld*, teksveld*, teksblokkie*, terminaal*, mini toep*, klets,
    kletsvenster*, kletsbot*, uitbreiding*, inprop*, sagteware*, speletjie*, foon, slimfoon*, skootrekenaar*,
    termostaat*, kaartleser*, ouerportaal*, kliëntportaal*, leerderportaal*, sleutelbord*, roeteerder*,
    besprekingsblad*, besprekingsvorm*, betaalblad*, bestelblad*
  `,
  accountName: `
    gebruikersnaam*, gebruikersname*, rekeningnaam*, aanmeldnaam*, bynaam*, gebruikers id, gebruiker id, skermnaam*,
    profielnaam*, aantekennaam*, intekennaam*, skuilnaam*, spelernaam*
  `,
  subjectLine: "onderwerp*, onderwerpreël*",
  outdated: `
    werk nie meer nie, geld nie meer nie, is nie meer geldig nie, nie meer geldig nie, nie langer geldig nie, nie meer
    bruikbaar nie, is gekanselleer, is ingetrek, is herroep, is ongeldig verklaar, ons het die kode gekanselleer,
    vorige kode, vorige kodes, vroeër* kode*, ou kode*, eerste kode, oorspronklike kode, kode van vanoggend, die een
    van vanoggend, die een van gister, kode van gister, vroeër gestuur, voorheen gestuur, vanoggend gestuur, gister
    gestuur, kode het verval, kode het reeds verval, het intussen verval, kode is gebruik, is reeds gebruik, reeds
    gebruik, is al gebruik, is opgebruik, is gebruik om aan te meld, kode wat jy gebruik het, kode wat u gebruik het,
    kan nie weer gebruik word nie, ignoreer die vorige, ignoreer die eerste, ignoreer die ou, vergeet die vorige, in
    plaas van die kode, in die plek van die kode, vervang die kode, vervang die vorige, vervang die ou, kode is
    geblokkeer, het verval, is gebruik, is nie gebruik nie,
    jy het die kode ingevoer, jy het die kode ingetik, jy het die otp ingevoer, jy het die otp ingetik, jy het die
    pin ingevoer, jy het die pin ingetik, jy het die sms kode ingevoer, u het die kode ingevoer, u het die kode
    ingetik, u het die otp ingevoer, u het die otp ingetik, u het die pin ingevoer, u het die pin ingetik, jy het
    die kode ingesleutel, u het die kode ingesleutel, kode deur jou ingevoer, kode deur u ingevoer, kode wat jy
    ingevoer het om, kode wat jy ingetik het om, kode wat u ingevoer het om, kode wat u ingetik het om, kode is
    ingevoer om, kode is aanvaar, kode is suksesvol ingevoer, otp is ingevoer om, otp is aanvaar, otp is suksesvol
    ingevoer, kode is korrek ingevoer, kode is deur u ingevoer, kode is deur jou ingevoer, kode is suksesvol
    geverifieer, kode ingevoer om, kode aanvaar, ons het die kode aanvaar, ons het u kode aanvaar, is met die kode
    bevestig, is met die kode goedgekeur, is met die otp bevestig, jy het met die kode aangemeld, u het met die kode
    aangemeld
  `,
  toRead: `
    lees, lees meer, bekyk, blaai, ontdek, kyk na, gaan na u rekening, besoek jou rekening, bekyk jou rekening, my
    rekeningblad, kliënteportaal, kliënte portaal, gaan na die paneelbord, maak die paneelbord oop, maak jou dashboard
    oop, bekyk jou rekeninge, bekyk jou staat, aanlyn bankdienste, aanlynbankdienste, kyk na jou bestelling, gaan
    asseblief die besonderhede na, gaan die besonderhede na, gaan jou onlangse aktiwiteit na, jou verbruiksgeskiedenis,
    bestuur jou toestelle, wat verander het, gaan die afleweringsadres na, lees jou boodskap, maak die app oop, laai
    faktuur af, maak paneelbord oop, gaan na portaal, my besprekings, maak dokument oop, laai uitvoer af, laai jou data
    af, sien wat nuut is, wat is nuut
  `,
  plural: "kodes, eenmalige kodes",
  fault: "foutkode*, foutboodskap*, fout op",
  codeWord: `
    woord, woordjie, kodewoord*, sluitwoord*, toegangswoord*, aanmeldwoord*, intekenwoord*, sleutelwoord, geheime
    woord, towerwoord*, bevestigingswoord*, verifikasiewoord*, sekuriteitswoord*, veiligheidswoord*, kontrolewoord*,
    koppelwoord*, herstelwoord*, ingangswoord*, herkenningswoord*, eenmalige woord, eenmalige wagwoord*, wagwoord vir
    eenmalige gebruik, wagwoord van die dag, wagwoord vir vandag, vandag se wagwoord, dagwagwoord*, wagfrase*,
    toegangsfrase*, koppelfrase*, die frase, jou frase, hierdie frase, volgende frase, die letters, hierdie letters,
    volgende letters, die lettergrepe, hierdie lettergrepe, letterreeks*, karakterreeks*, die sleutel, jou sleutel
  `,
  example: `
    byvoorbeeld, as voorbeeld, by wyse van voorbeeld, voorbeeld:, voorbeelde:, in hierdie voorbeeld, voorbeeldkode*,
    voorbeeldboodskap*, lyk so:, lyk soos volg, sal so lyk, lyk min of meer so, kode soos, boodskap soos, sms soos, in
    die formaat, van die formaat, die volgende boodskap, die volgende sms, boodskap lui, boodskap wat lui, boodskap
    het gelui, vals boodskap*, vals sms*, die swendelaar het, die bedrieër het, die slagoffer, die beller het, wat lyk
    soos, n boodskap ontvang, n boodskap gekry, n sms ontvang, n sms gekry
  `,
  matter: `
    verlofaansoek*, verlofversoek*, siekverlof*, siekbrief, onkoste eis*, onkosteverslag*, terugbetaling*, sakereis*,
    reisversoek*, oortyd*, tydstaat, tydstate, aankoopversoek*, aankoopaanvra*, begrotingsversoek*,
    goedkeuringsversoek*, wag vir u goedkeuring, wag vir jou goedkeuring, gedeelde vouer*, gedeelde lêer*, gedeelde
    dokument*, gedeelde album, met jou gedeel, met u gedeel, toegang tot die vouer, gereed om af te laai, lêeroordrag*,
    rugsteun*, aanhegsel*, kwotasie*, kosteberaming*, huurkontrak*, huurooreenkoms*, dienskontrak*, onderteken die
    dokument, onderteken die kontrak, elektroniese handtekening, betaalstrokie*, salarisstrokie*, kwitansie*,
    rekeningstaat, bankstaat, skoolrapport*, versekeringspolis*, kommentaar gelewer, nuwe kommentaar, het jou genoem,
    het geantwoord op, nuwe plasing*, nuwe boodskap van, antwoord op jou vraag, antwoord op u vraag, resensie*,
    beoordeling*, meningspeiling*, vraelys*, petisie*, bespreking*, vergadering*, byeenkoms*, gaan jy bywoon, sal u
    bywoon, waglys*, plek beskikbaar, kursus*, werkswinkel*, oueraand*, afspraak, afsprake, jou besoek, wedstryd*, jou
    reis, moderator*, moderering*, kwarantyn*, voorlegging*, voorstel, nuwe taak, aan jou toegewys, aan u toegewys, by
    die projek gevoeg, huiswerk*, amper vol, posbus is vol, besending*, skenking*, donasie*,
    werksaansoek*, kandidaat, onderteken dokument, onderteken die, onderteken nou, gedeel met jou, gedeel met u, lêer
    gedeel, vouer gedeel, album gedeel, fotoalbum*, lêer gestuur, laai die lêers af, uitvoer is gereed, jaarlikse
    verlof, verlofdae, wag vir goedkeuring, goedkeuring nodig, boodskap teruggehou, teruggehoue boodskap*, trek die
    boodskap terug, gereed vir ondertekening, gereed om te onderteken, handtekening benodig, is onderteken deur, bring
    jou stem uit, bring u stem uit, nuwe antwoord, privaat boodskap van, ongelese boodskap*, nuwe volgeling*,
    volg jou nou, vriendskapversoek*, vriendversoek*, by die groep aangesluit, groep verlaat, uit die groep verwyder,
    nuwe onderwerp, nuwe artikel, voorgestel vir publikasie, leesbewys*, weeklikse opsomming, daaglikse opsomming,
    weeklikse verslag, maandelikse verslag, kalenderuitnodiging*, voeg by kalender, voeg by jou kalender, op die
    rooster, jou bestelling is, u bestelling is, bestelling versend, bestelling gekanselleer, nuwe bestelling, betaling
    ontvang, betaling misluk, agterstallig*, faktuur aangeheg, nuwe faktuur, faktuur is beskikbaar,
    betalingsherinnering*, in jou mandjie, geskenkkaart*, terug in voorraad, weer in voorraad, produkresensie*,
    lidmaatskap verval, lidmaatskap is hernu, intekening is hernu, proeftydperk eindig, lys is geskep, van die lys
    verwyder, probleem opgelos, bediener is af, kwota oorskry, bou het misluk, taak het misluk, sertifikaat verval,
    wagwoord verval oor, api sleutel, ssh sleutel*, virus gevind, lae voorraad, beweging bespeur, sensor*,
    skyfspasie, stoorspasie, mylpaal, saak is gesluit, afspraakherinnering*, nuwe punte, aansoek ontvang, bladsy is
    gewysig
  `,
  receipt: `
    kwitansie*, kasregisterstrokie*, kasstrokie*, bewys van betaling, aankoopbewys, dankie vir jou aankoop, dankie
    vir u aankoop, dankie vir jou betaling, dankie vir u betaling, betaling ontvang, is met kaart betaal, bedrag
    betaal, btw ingesluit, insluitend btw, subtotaal, groottotaal, kassier*, kliëntkopie, handelaarskopie,
    goedkeuringsnr, terminaal nr, terminaalnommer*, terminaal nommer, handelaar nr, kaarthouer se kopie, kliënt se
    kopie, kaartstrokie*, bankstrokie*, beskikbare saldo na, saldo na aankoop, jy het betaal by, u het betaal by, is
    van u rekening afgetrek, is van jou rekening afgetrek, u rekening is gedebiteer, jou rekening is gedebiteer, is
    gedebiteer, kleingeld, bruto salaris, netto
    salaris, bruto loon, netto loon, totale aftrekkings, lbs aftrekking, wvf bydrae
  `,
};
