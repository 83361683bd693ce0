import type { Cues } from "@/lib/mail/extraction/cues/types";

export const fo: Cues = {
  code: `
    koduna, koduni, kodurnar, váttanarkod*, váttanarkot*, staðfestingarkod*, staðfestingarkot*, trygdarkod*,
    trygdarkot*, innritanarkod*, innritanarkot*, eingangskod*, eingangskot*, atgongukod*, atgongukot*, virkjanarkod*,
    virkjanarkot*, endurstillingarkod*, endurstillingarkot*, skrásetingarkod*, skrásetingarkot*, góðkenningarkod*,
    góðkenningarkot*, smskod*, smskot*, koda hjá tær, koda hjá tykkum, koda tín, koda er, koda at rita inn, kodan hjá
    tær, kodan hjá tykkum, kodan tín, kodan er, kodan at rita inn, kota hjá tær, kota hjá tykkum, kota tín, kota er,
    kota at rita inn, kotan hjá tær, kotan hjá tykkum, kotan tín, kotan er, kotan at rita inn, kodu til at rita inn,
    kotu til at rita inn, koda at vátta, koda at staðfesta, kota at vátta, kota at staðfesta, henda kodan, henda kotan,
    hesa kodu, hesa koduna, hesa kotu, hesa kotuna, hesi koduni, hesi kotuni, kotuna, kotuni, kodan niðanfyri, kotan
    niðanfyri, koduna niðanfyri, kotuna niðanfyri, tín koda, tín kota, tína kodu, tína kotu, eingangsloyniorð*,
    bráðfeingisloyniorð*, eingangs loyniorð, bráðfeingis loyniorð, fyribils loyniorð, váttanartal*, staðfestingartal*,
    trygdartal*, váttanarnummar*, staðfestingarnummar*, loynikod*, loynikot*
  `,
  maybeCode: `
    loyniorð, loyniorðið, loyniorðið hjá tær, loyniorðið er, loynital, loynitalið, pinkoda, pinkodan, pin kodan,
    pinkotan, hetta talið, hetta nummarið, nummarið niðanfyri, talið niðanfyri, hesi tølini, tølini niðanfyri, seks tøl,
    fýra tøl, átta tøl, 6 tøl, 4 tøl, hesi siffur, seks siffur, fýra siffur, hesir bókstavir, hesar bókstavir,
    bókstavirnir niðanfyri, hesi tekin, hesi teknini, hetta orðið, orðið niðanfyri, atgongulykil, lykilin niðanfyri,
    loynilykil
  `,
  other: `
    bíleggingarnummar*, ordranummar*, rokningarnummar*, kundanummar*, viðskiftafólkanummar*, kontonummar*, kontunummar*,
    telefonnummar*, fartelefonnummar*, fylginummar*, sporingsnummar*, sendingarnummar*, pakkanummar*, ávísingarnummar*,
    sáttmálanummar*, málnummar*, umsóknarnummar*, ferðaseðlanummar*, ferðaseðilnummar*, flogferðarnummar*, sessnummar*,
    borðnummar*, kamarnummar*, kortanummar*, kortnummar*, limanummar*, limnummar*, vørunummar*, raðnummar*, málanummar*,
    sjúklinganummar*, lesandinummar*, fundarnummar*, tryggingarnummar*, skattanummar*, avgreiðslunummar*,
    tingingarnummar*, bókunarnummar, bókingarnummar, p tal, p talið, meirvirðisgjaldsnummar, mvg nummar, v tal, v talið,
    postnummar*, avsláttarkod*, avsláttarkot*, lýsingarkod*, lýsingarkot*, tilboðskod*, tilboðskot*, gávukod*, gávukot*,
    kampanjukod*, kampanjukot*, vælkomukod*, vælkomukot*, innbjóðingarkod*, innbjóðingarkot*, vinakod*, vinakot*,
    brekkod*, brekkot*, feilkod*, feilkot*, villukod*, villukot*, støðukod*, støðukot*, landskod*, landskot*, landkod*,
    landkot*, økiskod*, økiskot*, vørukod*, vørukot*, kundakod*, kundakot*, limakod*, limakot*, bókingarkod*,
    bókingarkot*, bíleggingarkod*, bíleggingarkot*, sporingskod*, sporingskot*, fylgikod*, fylgikot*, litakod*,
    litakot*, strikakod*, strikakot*, keldukod*, keldukot*, deildarkod*, deildarkot*, bankakod*, bankakot*, skúlakod*,
    skúlakot*, flokkakod*, flokkakot*, næmingakod*, næmingakot*, starvsfólkakod*, starvsfólkakot*, gjaldoyrakod*,
    gjaldoyrakot*, skattakod*, skattakot*, málkod*, málkot*, dyrakod*, dyrakot*, hurðarkod*, hurðarkot*, fundarkod*,
    fundarkot*, wifikod*, wifikot*, qr koda, qr kodan, qr kota, promo koda, promokoda, wi fi koda, strikukod*,
    strikukot*, bílegging tín, bíleggingin hjá tær, tín bílegging, tína bílegging, bíleggingina, bílegging nr, rokning
    nr, rokningin hjá tær, rokningina, faktura nr, kvittan nr, kundi nr, upphædd, upphæddin, upphæddina, samlaða
    upphæddin, íalt at gjalda, tilsamans at gjalda, at gjalda, prísurin, saldo á kontuni, tlf nr, telefonnummarið,
    postboks, sendingin hjá tær, pakkin hjá tær, pakkan hjá tær, ferðaseðil*, ferðaseðlar, sum endar við, endar við,
    seinastu fýra tølini, seinastu 4 tølini, síðstu fýra tølini, bonuspoint, útgávu nr, ip adressa, ip adressan
  `,
  promo: `
    avsláttur*, avsláttar*, avsláttin, gávukort*, sertilboð*, serligt tilboð, tilboð dagsins, vikutilboð*, útsøla*,
    útsøluni, niðursettir prísir, lækkaðir prísir, spar upp til, spar heilt upp til, keyp nú, keyp í dag, ókeypis
    sending, ókeypis flutning*, fríur flutningur, bara í dag, einans í dag, bert í dag, so leingi goymslan røkkur, so
    leingi vit hava, luttak í kappingini, kappingini um, vinn ein, ber tú vinna, lutakast*, bjóða vinum, bjóða einum
    vini, bjóða vinfólki, keypskurv*, í kurvini, í tíni kurv, tá tú gjaldir, tá ið tú gjaldir, føðingardagsgáva, hálvur
    prísur, bonusstig
  `,
  press: `
    tíðindabræv*, tíðindabrøv*, í hesi útgávuni, í hesum blaðnum, í hesi greinini, les meira, les meir, les alla
    greinina, les víðari, halt fram tíðindi vikunnar, seinastu tíðindi, seinastu tíðindini, vikufrágreiðing*,
    mánaðarfrágreiðing*, ársfrágreiðing*, tíðindaskriv*, hagtøl*, prosent av, í miðal, granskarar*, gransking vísir,
    spurnarkanning*, lesarar okkara, seinasta mánað, síðsta mánað, farna mánað, farnu viku, seinastu viku, í fjør, nýggj
    útgáva av, útgávuviðmerkingar, broytingarlisti, poddvarp*, verkstova, skeiðsdagur, svikarar*, bedragarar
  `,
  business: `
    váttan, vátta, váttað, váttanina, staðfesting av, staðfesting tín, staðfesting at, staðfesting hjá, staðfesta av,
    staðfesta tín, staðfesta at, staðfesta hjá, staðfest av, staðfest tín, staðfest at, staðfest hjá, staðfestingina av,
    staðfestingina tín, staðfestingina at, staðfestingina hjá, staðfesting*, innritan*, innrita, rita inn, ritar inn,
    ritað inn, ritaði inn, innskrivan, innloggan*, logga inn, loggar inn, loggað inn, skráseting*, skráseta teg, stovna
    kontu, stovna eina kontu, loyniorð*, nullstill*, endurstill*, tín konta, tín kontu, tína konta, tína kontu, tíni
    konta, tíni kontu, nýggja konta, nýggja kontu, nýggj konta, nýggj kontu, kontan hjá tær, kontan hjá tykkum, kontuna
    hjá tær, kontuna hjá tykkum, kontuni hjá tær, kontuni hjá tykkum, brúkarakont*, brúkaranavn*, teldupostadressa,
    teldupostadressu, teldupostadressan, teldupostadressuna, teldupostadressuni, t postadressa, t postadressu, t
    postadressan, t postadressuna, t postadressuni, teldupostur, teldupostin, teldupost, teldupostbústað*, t postur, t
    postin, trygdarávum, trygdina, nýggj eind, nýggja eind, nýggj telda, nýggja teldu, nýggj telefon, nýggja telefon,
    tvey stig, tveystigs*, í tveimum stigum, tvífaldað váttan, samleik*, samleikan, samleikin, virkja kontuna, gloymt
    loyniorð*, gloymt títt loyniorð, innbjóðing*, hevur boðið tær, bjóðað tær, tú ert boðin, tú er boðin, bjóða tær at,
    gjalding*, flyta pening, flyting av peningi, netbank*, talgild undirskrift, undirskriva, bústaðarbroyting, strika
    kontuna
  `,
  fleeting: `
    gongur út um, gongur úr gildi, fer úr gildi, úr gildi um, gildug í, galdandi í, gildir í, er galdandi, er gildug, er
    gildugt, galdandi til, gildug til, 5 minuttir, 10 minuttir, 15 minuttir, 20 minuttir, 30 minuttir, 60 minuttir, fimm
    minuttir, tíggju minuttir, fimtan minuttir, tjúgu minuttir, tríati minuttir, 5 minuttum, 10 minuttum, 15 minuttum,
    20 minuttum, 30 minuttum, 60 minuttum, minuttir, minuttum, í ein tíma, um ein tíma, innan ein tíma, 12 tímar, 24
    tímar, 48 tímar, 12 tímum, 24 tímum, 48 tímum, innan 24, bert einaferð, bara einaferð, einans eina ferð, bert eina
    ferð, bara eina ferð, kann bert brúkast, kann bara brúkast, kann einans brúkast, virkar ikki aftaná
  `,
  secret: `
    deil ikki, deilið ikki, gev ikki koduna, gev ikki kotuna, gev ikki henda, gev ikki hana, gev ikki hesa, gev ikki
    nøkrum, gev aldrin koduna, gev aldrin kotuna, gev aldrin henda, gev aldrin hana, gev aldrin hesa, gev aldrin nøkrum,
    lat ikki koduna, lat ikki kotuna, lat ikki henda, lat ikki hana, lat ikki hesa, lat ikki nøkrum, lat aldrin koduna,
    lat aldrin kotuna, lat aldrin henda, lat aldrin hana, lat aldrin hesa, lat aldrin nøkrum, vís ikki koduna, vís ikki
    kotuna, vís ikki henda, vís ikki hana, vís ikki hesa, vís ikki nøkrum, vís aldrin koduna, vís aldrin kotuna, vís
    aldrin henda, vís aldrin hana, vís aldrin hesa, vís aldrin nøkrum, send ikki koduna, send ikki kotuna, send ikki
    henda, send ikki hana, send ikki hesa, send ikki nøkrum, send aldrin koduna, send aldrin kotuna, send aldrin henda,
    send aldrin hana, send aldrin hesa, send aldrin nøkrum, sig ikki koduna, sig ikki kotuna, sig ikki henda, sig ikki
    hana, sig ikki hesa, sig ikki nøkrum, sig aldrin koduna, sig aldrin kotuna, sig aldrin henda, sig aldrin hana, sig
    aldrin hesa, sig aldrin nøkrum, upplýs ikki koduna, upplýs ikki kotuna, upplýs ikki henda, upplýs ikki hana, upplýs
    ikki hesa, upplýs ikki nøkrum, upplýs aldrin koduna, upplýs aldrin kotuna, upplýs aldrin henda, upplýs aldrin hana,
    upplýs aldrin hesa, upplýs aldrin nøkrum, avdúka ikki koduna, avdúka ikki kotuna, avdúka ikki henda, avdúka ikki
    hana, avdúka ikki hesa, avdúka ikki nøkrum, avdúka aldrin koduna, avdúka aldrin kotuna, avdúka aldrin henda, avdúka
    aldrin hana, avdúka aldrin hesa, avdúka aldrin nøkrum, deil aldrin, deil ongantíð, gev ongum, gevið ongum, sig
    ongum, sigið ongum, vís ongum, send ikki víðari, lat ikki onnur, lat ongan, við nakran, við nøkrum, við onnur, við
    onkran annan, til nakran, fyri nøkrum, ongum øðrum, vit fara aldrin at, vit fara ongantíð at, vit biðja aldrin, vit
    biðja teg aldrin, vit biðja ongantíð, vit spyrja aldrin, vit spyrja ongantíð, starvsfólk okkara, eingin frá okkum,
    halt koduna loyniliga, halt hana loyniliga, goym hana væl, er loynilig, trúnaðarmál
  `,
  enter: `
    skriva koduna, skriva kotuna, skriva hesa, skriva hesi, skriva inn, skriva talið, skriva tølini, set koduna, set
    kotuna, set hesa kodu, set hesa koduna, set hesa kotu, set hesi tølini, les koduna, les kotuna, les hesa kodu, les
    hesa koduna, les hesa kotu, les hesi tølini, brúka koduna, brúka kotuna, brúka hesa kodu, brúka hesa koduna, brúka
    hesa kotu, brúka hesi tølini, nýt koduna, nýt kotuna, nýt hesa kodu, nýt hesa koduna, nýt hesa kotu, nýt hesi
    tølini, avrita koduna, avrita kotuna, avrita hesa kodu, avrita hesa koduna, avrita hesa kotu, avrita hesi tølini,
    kopiera koduna, kopiera kotuna, kopiera hesa kodu, kopiera hesa koduna, kopiera hesa kotu, kopiera hesi tølini,
    tasta koduna, tasta kotuna, tasta hesa kodu, tasta hesa koduna, tasta hesa kotu, tasta hesi tølini, set inn koduna,
    tasta inn, slá inn, brúka henda, brúka hetta, brúka loyniorðið, við hesi koduni, við hesari koduni, við koduni, við
    kotuni, tú skalt brúka, tú fær brúk fyri, tú verður biðin um, tá tú verður spurd*, tá ið tú verður biðin, lat okkum
    fáa koduna, á skíggjanum, í teigin, í feltið, svara við
  `,
  complete: `
    vátta tín, vátta tína, vátta títt, vátta tykkara, vátta teldupost*, vátta t post*, vátta adressuna, vátta kontuna,
    vátta skráseting*, vátta broytingina, vátta at tað, vátta at hetta, vátta samleikan, vátta haldið, vátta
    gjaldingina, vátta innritan*, vátta telefonnummar*, vátta strikingina, váttið tín, váttið tína, váttið títt, váttið
    tykkara, váttið teldupost*, váttið t post*, váttið adressuna, váttið kontuna, váttið skráseting*, váttið
    broytingina, váttið at tað, váttið at hetta, váttið samleikan, váttið haldið, váttið gjaldingina, váttið innritan*,
    váttið telefonnummar*, váttið strikingina, staðfest tín, staðfest tína, staðfest títt, staðfest tykkara, staðfest
    teldupost*, staðfest t post*, staðfest adressuna, staðfest kontuna, staðfest skráseting*, staðfest broytingina,
    staðfest at tað, staðfest at hetta, staðfest samleikan, staðfest haldið, staðfest gjaldingina, staðfest innritan*,
    staðfest telefonnummar*, staðfest strikingina, staðfesta tín, staðfesta tína, staðfesta títt, staðfesta tykkara,
    staðfesta teldupost*, staðfesta t post*, staðfesta adressuna, staðfesta kontuna, staðfesta skráseting*, staðfesta
    broytingina, staðfesta at tað, staðfesta at hetta, staðfesta samleikan, staðfesta haldið, staðfesta gjaldingina,
    staðfesta innritan*, staðfesta telefonnummar*, staðfesta strikingina, staðfestið tín, staðfestið tína, staðfestið
    títt, staðfestið tykkara, staðfestið teldupost*, staðfestið t post*, staðfestið adressuna, staðfestið kontuna,
    staðfestið skráseting*, staðfestið broytingina, staðfestið at tað, staðfestið at hetta, staðfestið samleikan,
    staðfestið haldið, staðfestið gjaldingina, staðfestið innritan*, staðfestið telefonnummar*, staðfestið strikingina,
    teldupostadressuna hjá tær at, teldupostadressuna skal váttast, teldupostin hjá tær at, teldupostin skal váttast,
    kontuna hjá tær at, kontuna skal váttast, skrásetingina hjá tær at, skrásetingina skal váttast, at vátta tín, at
    vátta tína, at vátta títt, at vátta teldupost*, at vátta kontuna, at staðfesta tín, at staðfesta tína, at staðfesta
    títt, at staðfesta teldupost*, at staðfesta kontuna, nullstill* loyniorð*, nullstill* títt loyniorð, nullstill* mítt
    loyniorð, nullstill* títt nýggja, nullstill* eitt loyniorð, endurstill* loyniorð*, endurstill* títt loyniorð,
    endurstill* mítt loyniorð, endurstill* títt nýggja, endurstill* eitt loyniorð, broyt* loyniorð*, broyt* títt
    loyniorð, broyt* mítt loyniorð, broyt* títt nýggja, broyt* eitt loyniorð, skift* loyniorð*, skift* títt loyniorð,
    skift* mítt loyniorð, skift* títt nýggja, skift* eitt loyniorð, stovn* loyniorð*, stovn* títt loyniorð, stovn* mítt
    loyniorð, stovn* títt nýggja, stovn* eitt loyniorð, áset* loyniorð*, áset* títt loyniorð, áset* mítt loyniorð, áset*
    títt nýggja, áset* eitt loyniorð, endurnýggj* loyniorð*, endurnýggj* títt loyniorð, endurnýggj* mítt loyniorð,
    endurnýggj* títt nýggja, endurnýggj* eitt loyniorð, vel loyniorð*, velja loyniorð*, vel eitt loyniorð, velja eitt
    loyniorð, nýtt loyniorð, nýggja loyniorðið, nýggjum loyniorði, virkja kontuna, virkja tína kontu, virkja mína kontu,
    virkið kontuna, virkið tína kontu, virkið mína kontu, aktivera kontuna, aktivera tína kontu, aktivera mína kontu,
    lat upp kontuna, lat upp tína kontu, lat upp mína kontu, endurvinn kontuna, endurvinn tína kontu, endurvinn mína
    kontu, fá aftur atgongd, virkjan av kontu, taka ímóti innbjóðing*, taka við innbjóðing*, tak ímóti innbjóðing*, tak
    við innbjóðing*, takið ímóti innbjóðing*, takið við innbjóðing*, góðtak innbjóðing*, góðtaka innbjóðing*, lat upp
    innbjóðingina, síggj innbjóðingina, fullfør skráseting*, fullfør tína skráseting, fullføra skráseting*, fullføra
    tína skráseting, ger liðugt skráseting*, ger liðugt tína skráseting, liðugtger skráseting*, liðugtger tína
    skráseting, enda skráseting*, enda tína skráseting, gerst limur í bólkinum, gerst limur í toyminum, gerst limur í
    bólki, gerst við í bólkinum, gerst við í toyminum, gerst við í bólki, verð limur í bólkinum, verð limur í toyminum,
    verð limur í bólki, verð við í bólkinum, verð við í toyminum, verð við í bólki, ver limur í bólkinum, ver limur í
    toyminum, ver limur í bólki, ver við í bólkinum, ver við í toyminum, ver við í bólki, góðkenn innritan*, góðkenn
    eindina, góðkenn atgongd*, góðkenn hesi eindini, góðkenna innritan*, góðkenna eindina, góðkenna atgongd*, góðkenna
    hesi eindini, loyv innritan*, loyv eindina, loyv atgongd*, loyv hesi eindini, loyva innritan*, loyva eindina, loyva
    atgongd*, loyva hesi eindini, ja tað var eg, ja tað eri eg, tað var eg, váttanarleinkj*, váttanarslóð*,
    staðfestingarleinkj*, staðfestingarslóð*, innritanarleinkj*, innritanarslóð*, virkjanarleinkj*, virkjanarslóð*,
    endurstillingarleinkj*, endurstillingarslóð*, eingangsleinkj*, eingangsslóð*, leinkja at nullstilla, leinkja til at
    nullstilla, rita inn uttan loyniorð, strika mína kontu, strika kontuna hjá mær
  `,
  act: `
    váttið, staðfestið, virkja nú, góðtak, góðtaka, góðkenna, halt fram, haldið fram, halda áfram, fullfør, liðugtger,
    nullstilla, endurstilla, eitt stig eftir, seinasta stigið, seinasta stig, næstan liðug*, tú ert næstan
  `,
  signIn: `
    rita inn, ritið inn, innrita teg, skriva teg inn, rita inn her, rita teg inn, logga inn her, logga teg inn, lat
    appina upp, kom í gongd nú
  `,
  never: `
    avmelda, avmelding, melda teg frá, meld teg frá, melda frá, meld frá, siga haldið upp, sig haldið upp, steðga
    haldinum, ikki longur ynskir at, ikki ynskir at fáa, ynskir ikki at fáa, ynskir tú ikki, broyt innstilling*, broyt
    tínar innstillingar, broyt haldið, broyt fráboðan*, broyt bókingina, broyt bíleggingina, broyta innstilling*, broyta
    tínar innstillingar, broyta haldið, broyta fráboðan*, broyta bókingina, broyta bíleggingina, dagfør innstilling*,
    dagfør tínar innstillingar, dagfør haldið, dagfør fráboðan*, dagfør bókingina, dagfør bíleggingina, umsit
    innstilling*, umsit tínar innstillingar, umsit haldið, umsit fráboðan*, umsit bókingina, umsit bíleggingina,
    innstillingar*, fráboðanarinnstilling*, síggj í kaga*, síggj á netinum, síggj bílegging*, síggj tína bílegging,
    síggj rokningina, síggj kvittanina, síggj boðini, síggj viðmerkingina, síggj uppslagið, síggj síðuna, síggj fíluna,
    síggj skjalið, síggj myndirnar, síggj meira, vís í kaga*, vís á netinum, vís bílegging*, vís tína bílegging, vís
    rokningina, vís kvittanina, vís boðini, vís viðmerkingina, vís uppslagið, vís síðuna, vís fíluna, vís skjalið, vís
    myndirnar, vís meira, hygg at í kaga*, hygg at á netinum, hygg at bílegging*, hygg at tína bílegging, hygg at
    rokningina, hygg at kvittanina, hygg at boðini, hygg at viðmerkingina, hygg at uppslagið, hygg at síðuna, hygg at
    fíluna, hygg at skjalið, hygg at myndirnar, hygg at meira, lat upp í kaga*, lat upp á netinum, lat upp bílegging*,
    lat upp tína bílegging, lat upp rokningina, lat upp kvittanina, lat upp boðini, lat upp viðmerkingina, lat upp
    uppslagið, lat upp síðuna, lat upp fíluna, lat upp skjalið, lat upp myndirnar, lat upp meira, les boðini, les á
    netinum, les í kaga*, netútgáva*, fylg pakkanum, fylg sendingini, fylg bíleggingini, fylg tínum pakka, spora pakkan,
    spora sendingina, privatlívpolitikk*, privatlívspolitikk*, persónverndpolitikk*, dátuverndpolitikk*,
    farsporpolitikk*, cookiepolitikk*, privatlívspolitik*, persónupplýsing*, handils og, handilstreytir, treytir og,
    brúkaratreytir, nýtslutreytir, brúkstreytir, set teg í samband, sett teg í samband, far teg í samband, set teg í
    samband við okkum, samband við okkum, seta teg í samband, hav samband við, kundatænasta*, kundatænastuna, spurningar
    og svar, vanligir spurningar, ofta settir spurningar, fá hjálp, hjálp og stuðul, um okkum, les meira, les meir, lær
    meira, fá meira at vita, fleiri upplýsingar, meira kunning, tak niður, tak appina, tak fíluna, tak rokningina, tak
    kvittanina, heinta niður, heinta appina, heinta fíluna, heinta rokningina, heinta kvittanina, taka niður, taka
    appina, taka fíluna, taka rokningina, taka kvittanina, gjalda nú, gjald nú, gjalda rokningina, keyp nú, keyp her,
    vitja heimasíðu*, vitja okkara, vitja handilin, okkara heimasíða, fylg okkum, deil við vinir, deil við vinum, deil
    hetta, gev okkum eina, gev tína meting, sig tína hugsan, svara kanningini, luttak í kanningini, svara boðunum, svara
    viðmerkingini, legg í kalendaran, legg afturat kalendaranum, avlýsa tíðina, broyt tíðina, broyta tíðina, luttak á
    fundinum, endurnýggja limaskap*, skriva ummæli
  `,
  notMe: `
    um tað ikki var teg, um tað ikki er teg, um tað ikki ert tú, um tað ikki vart tú, um tað ikki var tú, um hetta ikki
    var teg, um hetta ikki er teg, um hetta ikki ert tú, um hetta ikki vart tú, um hetta ikki var tú, var hetta ikki
    teg, var tað ikki teg, var tað ikki tú, er hetta ikki teg, tað var ikki eg, hetta var ikki eg, tað er ikki eg, um tú
    ikki hevur, um tú ikki bað, um tú ikki bileg*, um tú ikki kennir, um tú ikki vænt*, um tú ikki skrás*, um tú ikki
    stovn*, um tú ikki gjørd*, um tú ikki royndi, um tú ikki ynskir at broyta, hevur tú ikki biðið, hevur tú ikki bíl*,
    hevur tú ikki skrás*, hevur tú ikki stovn*, hevur tú ikki gjørt, hevur tú ikki roynt, hevur tú ikki umbiðið, hevur
    ikki biðið um, kennir tú ikki, kanst tú bara, kanst tú bert, kanst tú síggja burtur, síggj burtur frá, sí burtur
    frá, síggið burtur frá, hygg burtur frá, hyggja burtur frá, kanst síggja burtur, kann síggja burtur, kunnu síggja
    burtur, kunna síggja burtur, síggja burtur frá, ikki leggja í, legg einki í, tú nýtist ikki at gera, tú nýtist einki
    at gera, einki er at gera, ger einki, strika henda teldupost*, strika hesi boð, strika hetta boð, av misgáum, av
    mistaki, av óvart, onkur annar, onnur enn tú, onkur royn*, avvís innbjóðing*, avvísa innbjóðing*, nokta innbjóðing*,
    avvísa umbønina, angra umbønina, ógilda umbønina, boða okkum frá, boða frá beinanvegin, lat okkum vita, samband við
    okkum beinanvegin, verj tína kontu, verj kontuna, tryggja kontuna, tryggja tína kontu, skift loyniorð beinanvegin,
    broyt loyniorðið beinanvegin
  `,
  done: `
    er broytt, er váttað, er staðfest, er virkjað, er strikað, er stovnað, er nullstillað, er endurstillað, er dagført,
    er góðkent, er goldin, er goldið, er móttikið, er avlýst, er avmeldað, varð broytt, varð váttað, varð staðfest, varð
    virkjað, varð strikað, varð stovnað, varð nullstillað, varð endurstillað, varð dagført, varð góðkent, varð goldin,
    varð goldið, varð móttikið, varð avlýst, varð avmeldað, eru broytt, eru váttað, eru staðfest, eru virkjað, eru
    strikað, eru stovnað, eru nullstillað, eru endurstillað, eru dagført, eru góðkent, eru goldin, eru goldið, eru
    móttikið, eru avlýst, eru avmeldað, vórðu broytt, vórðu váttað, vórðu staðfest, vórðu virkjað, vórðu strikað, vórðu
    stovnað, vórðu nullstillað, vórðu endurstillað, vórðu dagført, vórðu góðkent, vórðu goldin, vórðu goldið, vórðu
    móttikið, vórðu avlýst, vórðu avmeldað, er nú broytt, er nú váttað, er nú staðfest, er nú virkjað, er nú strikað, er
    nú skrásett, er blivið broytt, er blivið váttað, er blivið strikað, er blivið nullstillað, er vorðið broytt, er
    vorðið váttað, er vorðið strikað, er vorðið nullstillað, loyniorðið er broytt, hevur broytt títt, tú hevur broytt,
    tú hevur váttað, tú hevur staðfest, tú hevur virkjað, tú hevur avmeldað, tú hevur skrásett teg, nýggj innritan,
    nýggja innritan, nýggj innloggan, onkur hevur ritað inn, ritaði inn á tína, takk fyri at tú vátt*, takk fyri at tú
    staðfest*, takk fyri at tú skráset*, hevur tikið við innbjóðing*, tók av innbjóðing*, hevur tikið ímóti innbjóðing*,
    vit hava móttikið gjaldið, vit hava fingið gjaldið, gjaldið er móttikið, gjaldingin er gjøgnumførd, gjaldingin er
    móttikin, tú ert avmeldað*, tú ert nú avmeldað*, fært ikki longur, fær ikki longur, haldið er uppsagt, væleydnað
  `,
  here: `
    trýst her, trýst á leinkj*, trýst á slóð*, trýst á knøtt*, trýst á hesa, trýst á henda, trýstið her, trýstið á
    leinkj*, trýstið á slóð*, trýstið á knøtt*, trýstið á hesa, trýstið á henda, klikkja her, klikkja á leinkj*, klikkja
    á slóð*, klikkja á knøtt*, klikkja á hesa, klikkja á henda, klikkið her, klikkið á leinkj*, klikkið á slóð*, klikkið
    á knøtt*, klikkið á hesa, klikkið á henda, við at trýsta á, við at klikkja á, hesa leinkju, hesa leinkjuna, hesa
    leinkjan, hesa leinkja, hesa slóð, hesa slóðina, hesa leinkjuni, henda leinkju, henda leinkjuna, henda leinkjan,
    henda leinkja, henda slóð, henda slóðina, henda leinkjuni, hesi leinkju, hesi leinkjuna, hesi leinkjan, hesi
    leinkja, hesi slóð, hesi slóðina, hesi leinkjuni, leinkjan niðanfyri, leinkjan her niðanfyri, leinkjan omanfyri,
    leinkjuna niðanfyri, leinkjuna her niðanfyri, leinkjuna omanfyri, leinkjuni niðanfyri, leinkjuni her niðanfyri,
    leinkjuni omanfyri, slóðin niðanfyri, slóðin her niðanfyri, slóðin omanfyri, slóðina niðanfyri, slóðina her
    niðanfyri, slóðina omanfyri, knøttin niðanfyri, knøttin her niðanfyri, knøttin omanfyri, knøttinum niðanfyri,
    knøttinum her niðanfyri, knøttinum omanfyri, knappin niðanfyri, knappin her niðanfyri, knappin omanfyri, henda
    knøttin, henda knappin, fylg leinkjuna, fylg leinkjuni, fylg slóðina, fylg slóðini, fylg hesi leinkjuni, fylg hesa
    leinkju, fylgið leinkjuna, fylgið leinkjuni, fylgið slóðina, fylgið slóðini, fylgið hesi leinkjuni, fylgið hesa
    leinkju, lat upp leinkjuna, lat upp leinkjuni, lat upp slóðina, lat upp slóðini, lat upp hesi leinkjuni, lat upp
    hesa leinkju, opna leinkjuna, opna leinkjuni, opna slóðina, opna slóðini, opna hesi leinkjuni, opna hesa leinkju,
    kopiera leinkjuna, kopiera leinkjuni, kopiera slóðina, kopiera slóðini, kopiera hesi leinkjuni, kopiera hesa
    leinkju, avrita leinkjuna, avrita leinkjuni, avrita slóðina, avrita slóðini, avrita hesi leinkjuni, avrita hesa
    leinkju, set leinkjuna, set leinkjuni, set slóðina, set slóðini, set hesi leinkjuni, set hesa leinkju, hesa síðu,
    hesa síðuna, henda síðan, í kagaran, í kaganum hjá tær, vitja hesa síðu
  `,
  onSite: `
    pakkan hjá tær, pakkaautomat*, avheinta pakkan, heinta pakkan, heintingarstað*, posthús*, posthúsinum, sendingin,
    sendingina, útkoyr*, bilførarin, flutningsbil*, afgreiðsl*, avgreiðsluni, móttøkuni, við diskin, útidyrnar, hurðina,
    portrið, parkeringspláss*, p pláss, bilpláss, læknatíð*, læknastov*, sjúkrahús*, tín tíð hjá, tín tíð er,
    tannlækna*, ferðaseðil*, ferðaseðlar, innritanarkort, flogvøll*, avgangur, strandferðsl*, bíðirøð, bíðinummar,
    køritíð, kamarið, borðið er, fundarboð*, netfund*, zoom fund*, teams fund*, gesta wifi, mátaralesing, ljósmátara
  `,
  matter: `
    hevur deilt ein, hevur deilt eina, hevur deilt eitt, deilt við teg, deilt við tær, deild mappa, deilt skjal, hevur
    viðmerkt, nýggj viðmerking, hevur nevnt teg, nýggj boð frá, nýtt boð frá, nýtt uppslag, umsókn um frí,
    frítíðarumsókn, bíðar eftir góðkenning, bíðar eftir at verða góðkent, atkvøðugreiðsla, atkvøð, spurnablað,
    spurnabløð, sáttmáli at undirskriva, fylgir tær nú, nýggjur fylgjari, nýggj vinarumbøn
  `,
  entryPlace: `
    vindeyganum, vindeygað, síðuna, síðuni, á síðuni, teigin, teiginum, feltið, feltinum, oyðublaðið, oyðublaðnum,
    skíggin, skíggjanum, á skermin, á skíggja, appina, appini, heimasíðuna, heimasíðuni, kaganum, kagaranum, telduna,
    telduni, sjónvarpið, sjónvarpinum, eindini
  `,
  accountName: "brúkaranavn, brúkaranavnið, títt brúkaranavn, kontunavn",
  subjectLine: "evnið í hesum teldupost*, í evnislinjuni, evnislinja, evnislinjan, evnislinjuni",
  outdated: `
    er ikki longur gildug, er ikki longur galdandi, er ikki longur gildugt, er ikki longur í gildi, virkar ikki longur,
    virka ikki longur, er útgingin, er farin úr gildi, er gingin út, gamla kodan, gamla koda, gamla kotan, gamla koduna,
    gamla kotuna, fyrra kodan, fyrra koda, fyrra kotan, fyrra koduna, fyrra kotuna, undanfarna kodan, undanfarna koda,
    undanfarna kotan, undanfarna koduna, undanfarna kotuna, seinasta kodan, seinasta koda, seinasta kotan, seinasta
    koduna, seinasta kotuna, undanfarnu kodurnar, longu brúkt, er longu brúkt, kodan er brúkt, í staðin fyri koduna,
    ógildug kota, ógildug koda, kodan tú skrivaði, kodan sum tú skrivaði
  `,
  toRead: `
    far á tína kontu, far á kontuna, far á mína síðu, far á tína síðu, far inn á tína kontu, far inn á kontuna, far inn
    á mína síðu, far inn á tína síðu, far til tína kontu, far til kontuna, far til mína síðu, far til tína síðu, síggj
    kontuna, síggj tína kontu, síggj yvirlitið, síggj virksemið, síggj eindirnar, síggj broytingarnar, skoða kontuna,
    skoða tína kontu, skoða yvirlitið, skoða virksemið, skoða eindirnar, skoða broytingarnar, lat upp kontuna, lat upp
    tína kontu, lat upp yvirlitið, lat upp virksemið, lat upp eindirnar, lat upp broytingarnar, hygg at kontuna, hygg at
    tína kontu, hygg at yvirlitið, hygg at virksemið, hygg at eindirnar, hygg at broytingarnar, mín síða, mína síðu,
    kundasíða*, netbankin, í netbankanum, seinasta virksemi, at skoða, at síggja, les um, les greinina, les boðini, hygg
    at
  `,
  fault: "feilkoda, feilkodan, feilkota, villukoda, feilboð, feilboðini, villuboð",
  example: `
    til dømis, sum dømi, dømi um, fekk boð um, fekk eini boð, falsk boð, falskur teldupostur
  `,
  receipt: `
    kvittan, kvittanin, kvittanina, gjaldskvittan, keypskvittan, takk fyri keypið, takk fyri títt keyp, takk fyri
    gjaldið, takk fyri gjaldingina, takk fyri bíleggingina, takk fyri tína bílegging, gjaldið er móttikið, vit hava
    móttikið gjaldið, vit hava fingið gjaldið, goldið við korti, goldið við kort, goldin upphædd, íalt goldið, íroknað
    mvg, íroknað meirvirðisgjald, við mvg, meirvirðisgjald, lønarseðil*, nýtt saldo
  `,
};
