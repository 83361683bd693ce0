import type { Cues } from "@/lib/mail/extraction/cues/types";

export const af: Cues = {
  code: `
    *kode, *kodes, eenmalige pin, eenmalige wagwoord, eenmaligewagwoord, verifikasienommer, bevestigings pin,
    enkelgebruik wagwoord, veiligheidspin, eenmalige sleutel, dinamiese wagwoord, kodewoord, verifikasie pin,
    sekuriteitspin, sekuriteitsnommer, bevestigingsnommer, ontsluitsleutel, goedkeuringsnommer, magtigingsnommer,
    sekuriteitswoord, eenmalige kode, eenmalige nommer, saamvoegkode, kluiskode, aanmeldnommer, inteken nommer,
    toegangswoord,
    wagwoord vir hierdie betaling, wagwoord vir die betaling, wagwoord vir hierdie transaksie, betaalwagwoord, kode
    vir hierdie betaling, kode vir die betaling, kode vir hierdie transaksie
  `,
  maybeCode: `
    *sleutel, *syfer*, karakters, volgende nommer, nommer hieronder, tydelike wagwoord, tydelike pin, getal,
    getalle, nommers hieronder, hierdie nommer*, letters hieronder, hierdie letters, kombinasie, reeks, simbole, die
    volgende, geheime woord, towerwoord, wagfrase, hierdie woord, pin nommer, nommertjie, wat hieronder staan,
    letters en syfers, volgende letters, volgende syfers, blokkies, kom jy in, nommer vir u oorplasing, nommer vir u
    betaling, vra daarvoor, waarvoor die, sal daarna vra, ses syfers, vier syfers, vyf syfers, agt syfers, ses
    karakters, hierdie karakters, hierdie syfers, hierdie tekens, ses tekens, tekens hieronder, onderstaande syfers,
    onderstaande tekens, onderstaande nommer
  `,
  other: `
    bestelling*, bestelnommer*, bestelkode*, kaartjie*, saaknommer*, *bespreking*, reservering*, besending*,
    pakkie*, aflewering*, opsporing*, vragbrief*, verwysing*, *telefoon*, selfoon*, rekeningnommer*, kliëntnommer*,
    lidmaatskap*, kontrak*, reeksnommer*, eindig op, eindig met, poskode*, areakode*, landkode*, promosiekode*,
    promokode*, afslag*, geskenkkode*, uitnodigingskode*, foutkode*, statuskode*, bankkode*, tak kode, belasting*,
    btw*, qr kode*, strepieskode*, bronkode*, gedragskode*, produkkode*, weergawe*, *bedrag, totaal*, subtotaal,
    prys*, saldo*, *straat, posbus, vlug*, punte*, meternommer*, transaksienommer*, takkode*, kleurkode*,
    artikelkode*, antwoordkode*, streekkode*, vriendekode*, kliëntekode*, volgkode*, kleredragkode*, geskenkkaart*,
    polisnommer*, kliëntediens, betaling van, lidnommer*, lidnr, betaalverwysing*, betaalkode*, skakelkode*,
    studentenommer*, leerdernommer*, werknemernommer*, eisnommer*, gevalnommer*, kaartnommer*, id nommer*,
    identiteitsnommer*, registrasienommer*, maatskappynommer*, faks, skakel ons, bel ons, inkopiemandjie, mandjie,
    betaalpunt, by die kassa, spesiale aanbod, aanbieding*, uitverkoping, lojaliteit*, geskenkbewys*, koepon*,
    bewyskode*, sitplek, lugvlug*, bankbesonderhede, spaarbank, skoolfonds, premie, premies, lesers, besoekers,
    treë, verbruik, meterlesing*, foutboodskap*, poort, laaste vier syfers, verkoopsnommer*, aflewernommer*,
    volgnommer*, lotnommer*, bevestigingsnr, strokie*, meterstand*, betaalbaar*, sitpleknommer*, hekkode*,
    dresskode*, klaskode*, spelkode*, winkelkode*, boetenommer*, verkeersboete*, voorraadkode*, perron, koets,
    pasiëntnommer*, lêernommer*, klagtenommer*, aansoeknommer*, taknommer*, toestelnommer, modelnommer*, joernaal*,
    rekening vir, maandrekening*, terugbetaling*, fakturering*, kwitansie*, faktuur*, afhaalkode*, deurkode*,
    parkeer*, versekering*, polis*,
    soekveld*, soekblokkie*,
    klantnommer, kamernommer, btw nommer, serienommer, herstelnommer, versoeknommer
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
    ander foon, wagwoord vergeet, adresverandering, koppeling
  `,
  fleeting: `
    verval, geldig*, minute, eenmalig*, een keer, moenie, nooit, niemand*, geheim*, met enigiemand, verstryk, werk
    net, net een maal, eenkeer, deel dit nie, deel nie, vertroulik*, kwartier, halfuur, sekondes, nie aan ander nie,
    vir uself, nie met ander, niks werd, werk nie meer, werk dan nie, tot middernag, tot vanaand, halfuur lank, net
    een keer, ons vra dit nooit, vra dit nooit, vir niemand
  `,
  enter: `
    voer, invoer*, tik, vul, invul*, kopieer*, plak*, intik, sleutel in, in te sleutel, tikt, skryf, gee, noem,
    skandeer*, dikteer*, lees voor, sit hierdie, gebruik, sleutel dit, sê vir, vertel vir, oor te tik, tik oor, neem
    oor, intoets*, toets in, kopieer oor, hier is jou, hier is u, lees dit, in te tik, in te vul, in te voer,
    benodig jy, u benodig, jy benodig, jy nodig, skryf dit, gebruik dit, antwoord met, teksblokkie, gee vir die, gee
    die toep, blokkie op die skerm, in die blokkie, in die veld, in die raampie, oorskryf, skryf oor, tik dit, tik
    hierdie, voer hierdie, gaan gevra word, sal gevra word, word gevra, jy sal dit, u sal dit, jy gaan dit,
    tik daar, tik net, vul daar, sit daar, plaas, tik jy, vul jy, voer jy, moet getik word, moet ingevul word, moet
    ingevoer word, sit dit, sit die,
    vra die webwerf, sal vra, vra vir
  `,
  complete: `
    bevestig jou e pos*, bevestig jou epos*, bevestig u e pos*, bevestig e pos*, bevestig jou rekening,
    bevestig u rekening, bevestig rekening, bevestig jou adres, bevestig jou registrasie, bevestig registrasie,
    bevestig jou inskrywing, bevestig inskrywing, bevestig jou intekening, bevestig jou identiteit,
    bevestig aanmelding, bevestig die verandering, bevestig nou, posadres te bevestig, rekening te bevestig,
    verifieer jou, verifieer u, verifieer my, verifieer e pos*, verifieer epos*, verifieer rekening, verifieer nou,
    posadres te verifieer, rekening te verifieer, aktiveer rekening, aktiveer nou, rekening te aktiveer,
    herstel wagwoord, herstel jou wagwoord, herstel u wagwoord, herstel my wagwoord, stel wagwoord, stel jou wagwoord,
    stel u wagwoord, stel 'n wagwoord, wagwoord terug*, wagwoord te herstel, wagwoordherstel*, wagwoordterugstel*,
    verander jou wagwoord, verander wagwoord, wagwoord te verander, nuwe wagwoord, skep wagwoord, skep 'n wagwoord,
    skep jou wagwoord, kies 'n wagwoord, herwin jou rekening, rekeningherstel*, towerskakel*, aanmeldskakel*,
    *bevestigingskakel*, verifikasieskakel*, aktiveringskakel*, herstelskakel*, aanvaar uitnodiging,
    aanvaar die uitnodiging, aanvaar jou uitnodiging, sluit by die span, bekyk uitnodiging, ontsluit jou rekening,
    ontsluit rekening, keur aanmelding goed, magtig hierdie toestel, dit is ek, dit was ek, voltooi registrasie,
    voltooi jou registrasie, skrap my rekening, bevestig jou nuwe*, bevestig u registrasie, bevestig u inskrywing,
    bevestig u intekening, bevestig u adres, bevestig u identiteit, bevestig hierdie adres, bevestig hierdie e pos*,
    bevestig die adres, bevestig my*, e pos te bevestig, registrasie te bevestig, inskrywing te bevestig,
    intekening te bevestig, aanmelding te bevestig, identiteit te bevestig, verifieer hierdie, profiel te aktiveer,
    aktiveer jou, aktiveer u, aktiveer my, verander u wagwoord, wagwoord te stel, wagwoord te kies, kies jou wagwoord,
    kies u wagwoord, kies 'n nuwe, stel 'n nuwe, stel jou nuwe, skep u wagwoord, herwin u rekening,
    rekening te herstel, eenmalige skakel, wagwoordskakel*, uitnodigingskakel*, uitnodiging te aanvaar,
    aanvaar u uitnodiging, sluit aan by, by die span aan, rekening te ontsluit, ontsluit u rekening,
    ontsluit my rekening, ontsluit dit, keur die aanmelding, keur hierdie aanmelding, aanmelding goed te keur,
    vertrou hierdie toestel, dis ek, ek was dit, laat my in, laat my deur, voltooi u registrasie,
    registrasie te voltooi, voltooi jou inskrywing, voltooi jou aanmelding, ja teken my in, ja skryf my in,
    verwyder my rekening, skrap jou rekening, skrap die rekening, rekening te skrap, verwydering te bevestig,
    stel jou rekening op, meld met een klik aan, ja ek wil, ja graag, ja stuur, maak my rekening oop,
    maak my profiel oop, rekening oopmaak, laat in, jy's in, is jy in, vee alles uit, verwyder profiel,
    verwyder rekening, verwyder my, vir goed, lid te word, word lid, sluit by die groep, gee toestemming,
    ouer toestemming, hef die, blokkering op, aktiveer kaart, kaart te aktiveer, koppel toestel, keur dit goed,
    keur versoek goed, keur betaling goed, hierdie is my adres, dis my adres, dit is my adres, eie wagwoord,
    dink aan u, nuwe wagwoord kies, bevestig verwydering, bevestig skrapping, neem die uitnodiging, voeg my by,
    heraktiveer*, net u ja, net jou ja, geklik het, sodra u op, bevestig uitwissing, sluit by die, ja dit is ek,
    sluit aan, ja asseblief, meld aan sonder wagwoord, bevestig adres, aktiveer jou rekening, ja stuur dit, ja sluit,
    sluit my rekening, sluit jou rekening, ja verwyder, ja vee uit, bevestig betaling, bevestig die betaling,
    bevestig transaksie, keur transaksie goed, bevestig die versoek, bevestig versoek, koppel my toestel,
    koppel die toestel, persoonlike skakel, skakel is net vir jou, sluit aan by die*, sluit by ons aan,
    kom by die span, open uitnodiging, sien uitnodiging, bevestig nuwe adres, bevestig nuwe e pos*,
    ek het die brief gekry, gaan voort in die blaaier, voort in blaaier, kry my rekening terug, kry jou rekening terug,
    heropen my rekening, heropen jou rekening, kies 'n ander wagwoord, stel 'n ander, gaan na my rekening, stem nou,
    kies jou eie, kies u eie, kies self, kies 'n eie, nuwe een te kies, kies 'n nuwe wagwoord
  `,
  act: `
    bevestig, verifieer, aktiveer, aanvaar, keur goed, magtig, ontsluit, herstel, sluit aan, gaan voort, voltooi,
    stem in, laat toe, ja graag, dis reg, dit is reg, kom ons begin, begin nou, neem deel, maak klaar, koppel,
    goedkeur, toelaat, voort, begin, nog een stap, laaste stap, amper klaar, ek stem in, ek aanvaar, ek bevestig,
    laat ons begin
  `,
  signIn: `
    meld aan, teken aan, aanmeld, meld nou aan, teken nou in, teken in, gaan na jou rekening, aan te meld
  `,
  never: `
    teken uit, meld af, voorkeure, bestuur, *instellings, in jou blaaier, in 'n blaaier, bekyk aanlyn, privaatheid*,
    bepalings, hulp, hulpsentrum, ondersteuning, kontak, kliëntediens, terugvoer, jou bestelling, lees meer, koop,
    winkel*, betaal nou, oor ons, bevestig jou afspraak, besonderhede, webweergawe, voorwaardes, bevestig afspraak,
    volg ons, volg jou, volg die pakkie, volg bestelling, nie meer ontvang, geen e posse meer, hulpbladsy,
    gereelde vrae, opname, laai af, meer inligting, kyk aanlyn, lees die, betaal hier, betaal jou, deel met vriende,
    bestel nou, dokumente, foto's, bevestig jou bestelling, bevestig jou bespreking, kanselleer intekening, volle lys,
    kan nie kom, lees alles, wys op kaart, spyskaart, kyk al, bekyk rekening, bekyk faktuur, wysig afspraak,
    verander afspraak, geen posse meer, nie meer posse, teken van die lys af, staatmaker, gaan voort met die gesprek,
    sien boodskap, lees die boodskap, sien kommentaar, sluit aan by die vergadering, my rekening, maak taak oop,
    maak verslag oop, sien foto's, kommentaar, kommentare
  `,
  notMe: `
    nie jy nie, dit nie was nie, was dit nie jy, nie u nie, ek was dit nie, nie ek nie, nie aangevra, nie versoek,
    nie geregistreer, nie herken*, nie geskep, weier, verwerp, ignoreer*, kanselleer, beveilig jou rekening, blokkeer*,
    was u dit nie, nie u was nie, dit nie jy was, jy dit nie, ek is dit nie, keer hom, keer dit, nee, niks doen nie,
    hoef niks, nie verwag, nie probeer, nie ingeskryf, per ongeluk, per abuis, vergissing, niks aangevra, weet niks,
    stop dit, keur af, nie gevra, tog nie, gooi hierdie, nie aangemeld, as dit nie jy was nie, hoef niks te doen,
    doen niks, nee los dit, los dit, verander van plan, ek het nie gevra, nie myne nie, nie self, jy niks hiervan,
    u niks hiervan, vee hierdie, laat dit net so, laat dit so, nie gevra nie, as iemand anders
  `,
  done: `
    is verander, suksesvol, is bygewerk, is bevestig, is geverifieer, is geaktiveer, is nou aktief, is verwyder,
    nuwe aanmelding, het ingeteken, het jy verander, dankie dat jy bevestig, het jou uitnodiging, is gewysig, is
    bygevoeg, is herstel, is teruggestel, is gedeaktiveer, is gekanselleer, is opgedateer, is geskrap, is
    ingeskakel, is afgeskakel, is aangemeld, nuwe aantekening, jy het jou, u het u, dankie vir jou bevestiging, het
    aangesluit, reeds bevestig, is betaal, is gesluit, is ontvang, is voltooi, is gestuur, is afgehandel
  `,
  here: `
    hier, klik, hierdie skakel, onderstaande skakel, volgende skakel, skakel hieronder, die skakel, die knoppie,
    knoppie hieronder, adresbalk, gaan na, volg die onderstaande, druk, hierdie bladsy, hierdie adres, maak hierdie,
    besoek, blaaier, kopieer en plak, knoppie, kopieer, as die knoppie, knoppie nie werk, kopieer die skakel,
    hierdie knoppie, hieronder
  `,
};
