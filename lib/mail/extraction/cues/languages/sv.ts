import type { Cues } from "@/lib/mail/extraction/cues/types";

export const sv: Cues = {
  code: `
    kod, koden, koder, engångskod*, verifieringskod*, verifikationskod*, bekräftelsekod*, säkerhetskod*,
    inloggningskod*, autentiseringskod*, aktiveringskod*, återställningskod*, åtkomstkod*, tvåfaktorskod*, sms kod*,
    engångslösen*, enhetskod*, bekräftelsenummer*, verifieringsnummer*, tillfälliga kod*, behörighetskod*,
    godkännandekod*, betalkod*, parningskod*, parkopplingskod*, raderingskod*, upplåsningskod*, engångspin*, dynamiskt
    lösenord, legitimeringskod*, signeringskod*, kontrollkod*, säkerhetssträng*, tillfälliga nummer, betalningskod,
    engångslösen för köpet, engångslösenord för köpet, engångskod för köpet, lösenord för betalningen, lösenord för
    köpet, lösenord för transaktionen, kod för köpet, kod för betalningen, kod för transaktionen, kod för överföringen,
    engångslösenord för betalningen, dina siffror är, auktoriseringskod, registreringskod, sifferkod, kopplingskod,
    valideringskod, ihopparningskod, valideringskoden, *ingskod*, *hetskod*, *elsekod*, *onskod*, samtyckeskod*,
    mejlkod*, mailkod*, epostkod*, appkod*, byteskod*, parkod*, svarskod*, lösenord för en gång, lösenord för
    engångsbruk, lösenord för engångsanvändning, engångsnyckel*, engångsnummer*, engångssiffr*, kontrollsiffr*,
    kontrollnummer*, säkerhetsnummer*, säkerhetssiffr*, bekräftelsesiffr*, verifieringssiffr*, inloggningssiffr*,
    inloggningsnummer*, aktiveringsnummer*, engångssträng*, engångslösning*, dynamiska lösenord*, dynamiskt
    engångslösen*, *skod, *komstkod, *llkod, *ferkod, *mejlkod, *mailkod, parningsnyckel*, kopplingskod*, lösen för
    idag, kod för din betalning, kod för ditt köp, koden för betalningen, koden för köpet, kod för att godkänna, *koden
    för betalningen, *kod för betalningen, *koden för köpet, *koden för överföringen, lösenkod, transaktionslösenord,
    transaktionskod, kod för att godkänna betalningen
  `,
  maybeCode: `
    pinkod*, tillfälligt lösenord, siffror*, numret nedan, *siffrig*, tecken, nyckeln, säkerhetsnyckel*, siffran,
    siffra, siffergrupp*, sifferkombination*, talet, dessa tal, nummer nedan, bokstäver*, bokstavskombination*,
    kombination*, teckenföljd*, sekvens*, följande, symboler*, ordet, hemliga ord*, kodord*, lösenfras*, lösenordet är,
    detta nummer, pin, det här numret, upplåsning är, det som står här under, nedanstående, numret i rutan, tecknen,
    teckenkombination*, strängen, siffersträng*, säkerhetsfras*, aktiveringsnyckel*, hemligt nummer, hemliga nummer,
    hemliga numret
  `,
  other: `
    beställning*, faktura*, kvitto*, biljett*, ärende*, kundnummer*, kundnr, bokning*, reservation*, spårning*, paket*,
    försändelse*, leverans*, frakt*, referens*, telefon*, mobilnummer*, ring oss, kontonummer*, bankgiro*, plusgiro*,
    ocr*, kortnummer*, slutar på, avtal*, serienummer*, postnummer*, landskod*, riktnummer*, rabatt*, värdekod*,
    kupong*, erbjudande*, värvningskod*, inbjudningskod*, hänvisningskod*, felkod*, statuskod*, uppförandekod*, qr
    kod*, streckkod*, källkod*, färgkod*, produktkod*, portkod*, hämtkod*, skatte*, moms*, organisationsnummer*, org
    nr, personnummer*, summa, totalt, belopp*, saldo*, pris, priset, kronor, poäng*, *gatan, *vägen, antal,
    transaktion*, presentkort*, serienr, ordernummer*, ordernr, köpet, köpesumma, artikelnummer*, art nr,
    medlemsnummer*, medlemskap*, försäkringsnummer*, kontraktsnummer*, diarienummer*, dnr, ansökningsnummer*,
    anställningsnummer*, mätarnummer*, mätarställning*, anläggnings id, kollinummer*, sändning*, kolli,
    clearingnummer*, iban, swish*, kundvagn*, varukorg*, kassan, kampanj*, rea, värvar, bjud in vänner, bonuspoäng,
    bonuscheck*, tillgodohavande*, årsavgift*, kr, orgnr, org nummer, registreringsnummer*, felmeddelande*, fel nummer,
    version*, port, prenumeranter, läsare, besökare, visningar, steg idag, sista fyra siffror*, slutsiffror*, kortet
    som slutar, plats nr, vagn, flyg*, avgång*, tel, mobilnr, telnr, växel, våning, styck, köp, ordern, lottnummer*,
    avinummer*, om du hör av dig, bordsnummer*, utlämningskod*, dörrkod*, tidsbokning*, skåp, skåpet, upphämtningskod*,
    avhämtningskod*, regnr, vid disken, felanmälan, tvättid, startnummer, könummer, recept, lagfart, medlemsnr, mötet,
    möte, videomöte, sökfält*, sökruta*, sökrutan, platsnummer, sittplats, rumsnummer, ocr nummer, offertnummer,
    reparationsnummer, som meddelande, meddelandefält*, som referens, som ocr, zon, zonen, zonkod*, områdeskod*,
    taxekod*, laddstolpe*, grindkod*, larmkod*, låskod*, garagekod*, skåpkod*, skåpskod*, boxkod*, nyckelkod*, bomkod*,
    hisskod*, källarkod*, gästkod*, wifi kod*, wifikod*, wifi lösenord*, wi fi lösenord*, nätverksnyckel*,
    nätverkslösenord*, klädkod*, dresskod*, kodex, kurskod*, ämneskod*, klasskod*, elevkod*, möteskod*, mötes id*,
    lösenkod*, presentkod*, gåvokod*, förmånskod*, medlemskod*, kundkod*, partnerkod*, vänkod*, värvarkod*,
    studentkod*, tipskod*, bonuskod*, tävlingskod*, vinstkod*, reklamkod*, kampanjkod*, kupongkod*, returkod*,
    butikskod*, artikelkod*, varukod*, modellkod*, licenskod*, licensnyckel*, produktnyckel*, incheckningskod*,
    resekod*, stationskod*, flygplatskod*, platskod*, bankkod*, swiftkod*, swift kod*, bic kod*, kontokod*, momskod*,
    branschkod*, yrkeskod*, sni kod*, diagnoskod*, åtgärdskod*, orsakskod*, tullkod*, varningskod*, händelsekod*,
    radiokod*, motorkod*, lackkod*, postkod*, ortskod*, länskod*, kommunkod*, regionkod*, språkkod*, valutakod*,
    lagerkod*, lagerplats*, projektkod*, kostnadskod*, avsändarkod*, morsekod*, maskinkod*, genetisk kod*,
    uthämtningskod*, förhandsbokning*, rekryteringskod*, gatukod*, avhämtningsnummer*, utbildningskod*, avgiftskod*,
    betalningsreferens*, försäkringsbrev*, skadenummer*, skadeanmälan, målnummer*, diarienr, patientnummer*,
    studentnummer*, elevnummer*, journalnummer*, lägenhetsnummer*, chassinummer*, abonnemangsnummer*, abonnentnummer*,
    leverantörsnummer*, låntagarnummer*, lånekort*, följesedel*, skåpnummer*, flightnummer*, tågnummer*, kursnummer*,
    fastighetsbeteckning*, passnummer*, körkortsnummer*, lottkod*, resultatkod*, betalning, betalningen, betalningar,
    betalningsdag*, betalningsdatum*, betalningsvillkor*, betalningspåminn*, betalningssätt*, betalningsmottag*,
    betalningsplan*, betalningsinformation*, betalningsavi*, betalningsmetod*, betalningsbekräft*,
    betalningsspecifikation*, betalningsförslag*, betalningsuppdrag*, api nyckel*, sista 4 siffror*, fyra sista
    siffror*, 4 sista siffror*, varugruppskod*, leverantörskod*, tillverkarkod*, materialkod*, filialkod*, kontorskod*,
    avdelningskod*, kostnadsställekod*, kostnadsställeskod*, arbetsställekod*, organisationskod*, personalkod*,
    anställningskod*, befattningskod*, lönekod*, löneartkod*, frånvarokod*, arbetsgivarkod*, betalarkod*, modulkod*,
    programkod*, provkod*, tentamenskod*, provcentrumkod*, skolkod*, skolenhetskod*, salkod*, salskod*, rumskod*,
    gruppkod*, evenemangskod*, aktivitetskod*, lagkod*, matchkod*, parkeringszonskod*, parkeringskod*, regionskod*,
    bykod*, hållplatskod*, tariffkod*, mätarkod*, kontraktskod*, snikod*, näringskod*, budgetkod*, konteringskod*,
    clearingkod*, garantikod*, reparationskod*, skadekod*, reklamationskod*, byggkod*, batchkod*, partikod*, kulörkod*,
    objektkod*, fastighetskod*, kn kod*, hs kod*, ean kod*, ral kod*, ncs kod*, iata kod*, icd kod*, ssyk kod*, mcc
    kod*, avdelningsnummer*, kostnadsställenummer*, butiksnummer*, lokalnummer*, zonnummer*, partinummer*, färgnummer*,
    kulörnummer*, provlokalsnummer*, arbetsställenummer*, modulnummer*, taxenummer*, kod för produkten, kod för varan,
    kod för kursen, kod för modulen, kod för butiken, kod för avdelningen, kod för kostnadsstället, koden för
    produkten, koden för kursen, koden för ämnet, koden för parkeringszonen, koden för avdelningen, koden för butiken,
    koden för kostnadsstället, kursens kod, produktens kod, artikelns kod, butikens kod, leverantörens kod, kursen med
    koden, kurs med kod, kurs med koden, produkt med kod, artikel med kod, varan med koden, evenemanget med koden,
    provet med koden, wifi nyckel, wi fi nyckel, wlan lösenord*, wlan nyckel, nätverks lösenord*, nätverks nyckel, gäst
    wifi lösenord*, gäst wifi nyckel, wifilösenord*, gästnätslösenord*, routerlösenord*, lösenord till wifi, lösenord
    till wifit, lösenord till nätverket, lösenord till gästnätverket, lösenord till gästnätet, lösenord till mötet,
    lösenordet till wifi, lösenordet till wifit, lösenordet till nätverket, lösenordet till gästnätet, lösenordet till
    mötet, möteslösenord*, konferenslösenord*, mötespin*, konferenskod*, konferenspin*, lösenkod för mötet,
    reservdelskod, byggnadskod, distriktskod, kn nummer, insamlingskod, icd 10 kod, försäkringskod
  `,
  promo: `
    rabatt*, *rabatt, kupong*, värdekod*, värdecheck*, presentkort*, kampanjkod*, kampanjpris*, erbjudande*,
    *erbjudande, rea-priser, slutrea, reapris*, fynda nu, spara nu, i kassan, varukorg*, kundvagn*, fri frakt,
    fraktfritt, lojalitetspoäng, bonuspoäng, utlottning*, tävla och vinn, bjud in vänner, bjud in en vän, värva en
    vän, födelsedagspresent*, minsta ordervärde, minsta köp, så långt lagret räcker, lös in, shoppa nu, handla nu,
    hela sortimentet, köp över, dras rabatten, i någon av våra butiker, ge bort, värva en kompis, dela med vänner, få
    100 kr, lotteri*, lottnummer*, dragning*, vi bjuder på, bjuder på, tävling, vinn, kampanj
  `,
  press: `
    nyhetsbrev nr, i den här artikeln, läs vidare, läs hela, krönika*, krönikör*, blogginlägg*, våra läsare,
    statistik*, veckorapport*, månadsrapport*, veckosammanfattning*, i genomsnitt, genomsnittlig*, förra månaden,
    versionsnyheter, versionsinformation, ändringslogg*, ny version, buggfixar, åtgärdade fel, bygget misslyckades,
    tester misslyckades, webbinari*, poddavsnitt*, tips för, studie visar, undersökning visar, en våg av,
    pressmeddelande*, enligt en studie, bedrägerivåg*, driftrapport*, vi skickade, i fjol, svenskar, blev lurade,
    lurade, så skyddar du, i veckans, veckans nummer, bygge, test föll, se loggen, enkät, undersökning*, din åsikt,
    frågeformulär, svara på,
    bedragare*, bedrägeri*, bluffmejl, bluff, läs artikeln, nyheter i version, veckans, i det här numret, nätfiske*
  `,
  business: `
    verifier*, bekräft*, logga in, inlogg*, loggar in, autentiser*, legitimer*, identifier*, identitet*, lösenord*,
    återställ*, tvåfaktor*, tvåsteg*, konto, kontot, registrer*, mejladress*, säkerhet*, aktiver*, enhet, enheten, lås
    upp, godkänn*, överföring*, engångs*, e postadress*, epostadress*, loggat in, bankid, e posten, prenumeration*,
    anmälan, bjudit in dig, har bjudit in, bjuder in dig, inbjudan, lagt till dig, är låst, blev låst, har låst, kontot
    låst, konto låst, låst konto, låst ditt, ny telefon, är det du, användarnamn, kortköp, så är du inne, signera*,
    signering*, underteckna*, samtycke*, samtycka, parkoppla*, koppla ihop, ny mobil, ny dator, ny webbläsare,
    adressbyte*, byta mejl*, byta e post*, byta adress, byta nummer, uppsägningen, internetbank*, mobilbank*, väntar på
    ditt ja, väntande utbetalning, skriva under, skriver under, slutföra betalningen, slutföra köpet, slutföra
    transaktionen, slutföra utbetalningen, genomföra betalningen, genomföra köpet, genomföra transaktionen, genomföra
    utbetalningen, verkställa betalningen, verkställa köpet, verkställa transaktionen, verkställa utbetalningen, frige
    betalningen, frige köpet, frige transaktionen, frige utbetalningen, frisläppa betalningen, frisläppa köpet,
    frisläppa transaktionen, frisläppa utbetalningen, släppa igenom betalningen, släppa igenom köpet, släppa igenom
    transaktionen, släppa igenom utbetalningen, verkställ betalningen, verkställ transaktionen, frisläpp betalningen,
    frisläpp transaktionen, auktoriser*, auktorisation*, korttransaktion*, kortbetalning på nätet, betalning på nätet,
    nätköp*, köp på nätet, internetköp*, näthandelsköp*, kundautentisering*, felaktiga försök, felaktiga koder,
    felaktiga pin koder, misslyckade försök, misslyckade koder, misslyckade pin koder, upprepade försök, upprepade
    koder, upprepade pin koder, ogiltiga försök, ogiltiga koder, ogiltiga pin koder, för många försök, för många
    felaktiga, för många misslyckade, skrivit fel kod, skrivit fel pin, angett fel kod, angett fel pin, slagit fel kod,
    slagit fel pin, spärrat, spärrad, spärrats, spärren, låsts, låsa upp, låser upp, upplåsning*, tillfälligt låst*,
    radera ditt, radering*, länka enhet*, länka telefon*, länka klocka*, länka tv n, länka ihop, koppla enhet*, koppla
    telefon*, koppla klocka*, koppla tv n, para enhet*, para telefon*, para klocka*, para tv n, para ihop, kopplas ihop,
    hopkoppling*, parkoppl*, ihopparning*, byte av e post*, byte av mejl*, byte av telefonnummer, byte av nummer, byte
    av telefon, byte av adress, ändring av e post*, ändring av mejl*, ändring av telefonnummer, ändring av nummer,
    ändring av telefon, ändring av adress, ny surfplatta, ändra telefonnummer, ändra telefonnumret, telefonbyte,
    nummerbyte, första gången du loggar, återfå åtkomst*, återfå tillgång*, få tillbaka åtkomst*, få tillbaka tillgång*,
    åtkomsten, sidan du lämnade, sidan som du lämnade, sidan som är öppe*, sidan du hade öppe*, sidan du har öppe*,
    fönstret du lämnade, fönstret som du lämnade, fönstret som är öppe*, fönstret du hade öppe*, fönstret du har öppe*,
    fliken du lämnade, fliken som du lämnade, fliken som är öppe*, fliken du hade öppe*, fliken du har öppe*, lämnade
    öppen, lämnade öppet, lämnade öppna, lämnat öppen, lämnat öppet, lämnat öppna, öppet fönster, öppna fliken, ny
    betalningsmottagare, ny mottagare, uttagsbegäran, målsman*
  `,
  fleeting: `
    giltig*, går ut, löper ut, upphör*, minuter, en gång, gäller, tidsbegränsad*, engångsbruk, slutar gälla, slutar
    fungera, dör efter, engångs, lever i, förfaller, förbrukas, en kvart, i en kvart, inom en kvart, inom en timme,
    kan bara användas, fungerar bara
  `,
  secret: `
    dela inte, dela aldrig, dela den inte, lämna inte ut, hemlig*, aldrig be*, någon annan, lämna aldrig, berätta
    inte, berätta aldrig, frågar aldrig, ber aldrig, konfidentiell*, för dig själv, får inte delas, delas inte, visa
    den inte, ge den inte, håll den hemlig, ingen annan, bara för dig, inte vidare, läs inte upp, läs aldrig upp,
    skicka den inte, lämna den aldrig, frågar dig aldrig, ber dig aldrig, dela inte koden, dela inte den här, dela
    aldrig koden, dela aldrig din kod, dela den aldrig, dela den inte med, ska inte delas, får aldrig delas, ge aldrig
    ut, ge inte koden, ge den aldrig, ge aldrig koden, berätta den inte, säg den inte, visa den aldrig, visa inte
    koden, visa aldrig koden, läs inte koden, läs aldrig koden, läs den aldrig, uppge aldrig, uppge inte koden,
    avslöja inte, avslöja aldrig, skicka inte koden, skicka aldrig koden, vidarebefordra inte, vidarebefordra aldrig,
    aldrig fråga efter, aldrig efter den här, banken ringer aldrig, vi ringer aldrig, inte ens vår personal, inte ens
    till oss, ingen hos oss, håll den för dig, håll koden för dig, behåll den för dig, behåll koden för dig, den som
    frågar efter
  `,
  enter: `
    ange, anger, skriv, kopiera, använd, använda, knappa in, skriver in, skriva in, mata, matar in, fyller i, fylla i,
    fyll, anges, klistra in, klistrar in, knappar in, slå in, slår in, uppge, uppger, läs upp, tala om, diktera*,
    skanna*, kopierar, använder, för över, skriv då in, skriv sedan in, ange då, läs in, skicka in, skriv av,
    behöver vi det här, visa upp, mata in, i rutan, knappar du, skriver du, fyller du, matar du, slår du, anger du,
    klistrar du, fyll i, fyll den, skriv det, skriv den, skriv dem, skriv där, knappa, knappa den, ska skrivas,
    ska anges, ska fyllas, matas in, knappas in, skrivs in, fylls i, ska in i, hör hemma i, sätt in, lägg in,
    lägger in, ange den, ange det, kopiera den, frågar efter, frågar sidan efter, frågar appen efter, ber om,
    ber sidan om, ber dig om, blir du ombedd, kommer att fråga, bekräfta den med, bekräfta det med, bekräfta bytet med,
    bekräfta köpet med, bekräfta ändringen med, bekräfta betalningen med, bekräfta adressen med,
    bekräfta överföringen med, bekräfta raderingen med, bekräfta inloggningen med, bekräfta med, bekräftas med,
    bekräftar du med, godkänn den med, godkänn det med, godkänn köpet med, godkänn betalningen med,
    godkänn överföringen med, godkänn ändringen med, godkänn inloggningen med, godkänn med, godkänns med,
    godkänner du med, signera med, signera det med, signera den med, signera avtalet med, signera betalningen med,
    signeras med, skriv under med, lås upp med, lås upp det med, låses upp med, logga in med, verifiera med,
    verifiera dig med, legitimera dig med, identifiera dig med, slutför med, slutför köpet med, slutför den med,
    aktivera med, aktivera den med, aktivera det med, aktiveras med, svara med, svarar med, svara bara, tryck in,
    trycker in, trycker du in, peta in, för in, förs in, för du in, läser upp, läser du upp, läses upp, läs högt,
    säger du, citera, citerar, skicka tillbaka, skickar tillbaka, efterfrågas, efterfrågar, där ska, dit ska, dit hör,
    ska matas, ska knappas, ska klistras, ska uppges, ska läsas upp, ska slås in, ska läggas in, klistras in, slås in,
    klistrar du in, slår du in, uppger du, läs av, ber vi dig om, ber vi om, kommer vi att be, frågar vi efter,
    kommer att be dig, vill appen ha, vill sidan ha, behövs i nästa, krävs i nästa, krävs för att logga,
    behövs för att logga, behöver du i nästa, genom att ange, genom att skriva, genom att knappa, genom att uppge,
    mata in den, mata in det, återge, överför siffrorna, för över siffrorna,
    slagit in, knappat in, skrivit in, matat in, fyllt i den, fyllt i det, klistrat in, läst upp, angett den,
    angett det, angivit den, verifieringen görs med, bekräftelsen görs med, godkännandet görs med,
    inloggningen görs med, bekräftelse sker med, godkänns genom att, bekräftas genom att, räcker det att du skriver,
    det räcker med, ge klienten, ge spelet, ge appen,
    tryck* på siffrorna, tryck* siffrorna, tryck* på knapparna, välj* siffrorna, välj* siffran, välj* numret som, välj*
    talet som, klicka på siffrorna, slår koden, slår siffrorna, inmatning*, inmatad*, skrivas in, fyllas in, föras in,
    läggas in, angetts, uppgiven kod, knappas, stansa in, stoppa in, stoppar in, skriva av, föra in, överför koden, visa
    koden, visa siffrorna, visar koden, visar siffrorna, läs koden, läs siffrorna, läser koden, läser siffrorna, lämna
    koden, lämna siffrorna, lämnar koden, lämnar siffrorna, meddela koden, meddela siffrorna, berätta koden, berätta
    siffrorna, nämn koden, nämn siffrorna, avge koden, avge siffrorna, skicka koden, skicka siffrorna, visa den för, ge
    koden, ge siffrorna, ge oss koden, ge oss siffrorna, ger oss koden, till vår operatör, till vår handläggare, till
    vår rådgivare, till vår agent, till vår medarbetare, till vår kundtjänst*, till vår assistent, för vår operatör, för
    vår handläggare, för vår rådgivare, för vår agent, för vår medarbetare, för vår kundtjänst*, för vår assistent, för
    operatören, för handläggaren, för rådgivaren, läs den för, berätta den för, svara på mejlet med, svara på
    meddelandet med, svara på sms et med, sända tillbaka, sänd tillbaka, bokstavera, läsa upp, läsas upp, gå tillbaka
    till appen, gå tillbaka till sidan, gå tillbaka till fönstret, gå tillbaka till fliken, gå tillbaka till formuläret,
    återgå till appen, återgå till sidan, återgå till fönstret, återvänd till appen, återvänd till sidan, återvänd till
    fönstret, tillbaka i appen och, fortsätt* med koden, fortsätt* med siffrorna, fortsätt* med den här koden, slutför*
    köpet med, slutför* betalningen med, slutför* överföringen med, slutför* inloggningen med, slutför* bytet med,
    bekräfta genom att, godkänn genom att, signera genom att, slutför genom att, verifiera genom att, fortsätt genom
    att, fortsätt med följande, aktivera genom att, auktorisera genom att, auktorisera med koden, auktorisera med den
    här koden, auktorisera med siffrorna, auktorisera med följande, signera dokumentet med, signera överföringen med,
    signera uppdraget med, signera köpet med, undertecknas med, underteckna* avtalet med, underteckna* dokumentet med,
    auktorisera betalningen med, auktorisera köpet med, auktorisera överföringen med, frige betalningen med, när du har
    angett, när du angett, när du har skrivit, när du skrivit, när du har knappat, när du knappat, när du har matat, när
    du matat, när du har fyllt, när du fyllt, så snart du har angett, så snart du angett, så snart du har skrivit, så
    snart du skrivit, så snart du har knappat, så snart du knappat, så snart du har matat, så snart du matat, så snart
    du har fyllt, så snart du fyllt, så fort du har angett, så fort du angett, så fort du har skrivit, så fort du
    skrivit, så fort du har knappat, så fort du knappat, så fort du har matat, så fort du matat, så fort du har fyllt,
    så fort du fyllt, då du har angett, då du angett, då du har skrivit, då du skrivit, då du har knappat, då du
    knappat, då du har matat, då du matat, då du har fyllt, då du fyllt, tills du angett, tills du skrivit, tills du har
    angett, måste skrivas, måste matas, måste fyllas, behöver skrivas, behöver matas, rulla siffrorna, ställ in
    siffrorna, vrid till siffrorna, säg det, säg koden, säg siffrorna, säg den
  `,
  complete: `
    bekräfta e post*, bekräfta din e post*, verifiera din e post*, bekräfta konto*, aktivera konto*, bekräfta ditt
    konto, aktivera ditt konto, verifiera ditt konto, bekräfta adressen, bekräfta ändring*, bekräfta inloggning*,
    bekräfta registrering*, bekräfta prenumeration*, bekräfta din registrering, bekräfta din prenumeration, bekräfta
    din identitet, bekräfta din anmälan, verifiera din identitet, bekräfta att det är du, återställ lösenord*,
    återställ ditt lösenord*, återställa ditt lösenord*, återställning av lösenord*, lösenordsåterställning*, nytt
    lösenord, välj ett lösenord, välj lösenord, skapa ett lösenord, skapa lösenord, byt lösenord*, ändra ditt
    lösenord*, ändra lösenord*, återställningslänk*, verifieringslänk*, bekräftelselänk*, aktiveringslänk*,
    inloggningslänk*, magisk länk, gå med i teamet, lås upp ditt konto*, godkänn inloggning*, slutför registrering*,
    radera mitt konto, bekräfta mejl*, bekräfta din mejl*, bekräfta min*, bekräfta e mejl*, bekräfta din adress*,
    bekräfta den här adress*, bekräfta din nya*, bekräfta nu, bekräfta din inloggning, bekräfta din ändring, bekräfta
    radering*, bekräfta identitet*, bekräfta medlemskap*, bekräfta anmälan, bekräfta att adress*, verifiera e post*,
    verifiera mejl*, verifiera din mejl*, verifiera konto*, verifiera adress*, verifiera nu, aktivera nu, aktivera mitt
    konto, aktivera ditt medlemskap, aktivera din profil, aktivering av konto*, öppna adressen nedan, adressen är din,
    adressen är min, ja adressen är, sätt ett nytt, välj ett nytt, skapa ditt lösenord, välj ditt lösenord, byta
    lösenord*, byt ditt lösenord, ställ in lösenord*, nollställ lösenord*, nollställ ditt lösenord, engångslänk*,
    åtkomstlänk*, länk för att logga in, acceptera inbjudan*, tacka ja, godkänn inbjudan, gå med i gruppen, gå med i
    arbetsyta*, gå med nu, lås upp kontot, låsa upp ditt konto, godkänn enhet*, godkänn den här inloggning*, lita på
    enhet*, det är jag, det var jag, släpp in mig, slutför din registrering, slutföra registrering*, slutför anmälan,
    slutför kontot, ja jag vill prenumerera, ta bort mitt konto, ta bort kontot, radera konto*, logga in med ett klick,
    logga in utan lösenord, skapa ditt konto, återställ kontot, få tillbaka ditt konto, mejlen kom fram, ja skicka
    mig*, det är min adress, adressen stämmer, byt till den här adressen, radera allt, ta bort allt, ta mig till mitt
    konto, till mitt konto, öppna det igen, släpp in, äger den här brevlådan, adressen tillhör dig, din personliga
    ingång, aktivera din användare, tacka ja till inbjudan*, gå med i, bekräfta den på, ja det är jag, ja det var jag,
    gå med, jag vill vara med, ja jag vill, ja tack, anmäl mig, välj nytt lösenord, välj ett nytt lösenord, öppna
    kontot, lås upp, öppna mitt konto, bekräfta min adress, visa inbjudan, öppna inbjudan, svara på inbjudan, till
    gruppen, gå med i laget, haka på, jag är med, ja jag är med, tillhör dig, vi behöver ditt ja, logga in direkt,
    återaktivera kontot, häv spärren, häva spärren, bekräfta adress, fortsätt i webbläsaren, det är min mejl, ja det är
    min mejl, komma med i gruppen, ange ditt lösenord, ange ett nytt lösenord, välja ett nytt lösenord, återställning
    av ditt lösenord, aktivering av ditt, ändra ditt lösenord, byta lösenord, låsa upp kontot, låser du upp, låser upp
    kontot, upplåsning av konto*, häv låsningen, tackar ja här, tackar du ja, när du tackar ja, så fort du tackar ja,
    tacka ja här, tackar ja till inbjudan, accepterar inbjudan, byt adress, byt till den nya*, byt till min nya*,
    godkänn ändring*, godkänn bytet, bekräfta bytet, radera min profil, radera profilen, ta bort min profil, återställ
    mitt konto, återställ åtkomst*, återaktivera mitt konto, återaktivera profil*, återaktivera min profil, hämta
    tillbaka kontot, hämta tillbaka mitt konto, få tillbaka kontot, färdigställ konto*, färdigställ registrering*, gör
    klart registreringen, gör klart kontot, skapa nytt lösenord, sätt lösenord*, sätt ett lösenord, sätt ditt lösenord,
    ange nytt lösenord, ställ in ett lösenord, ställa in ett nytt lösenord, aktivera inloggning*, aktivera
    prenumeration*, bekräfta enhet*, logga in mig, låt mig komma in, gå med i projekt*, gå med i familjen, gå med i
    organisation*, anslut dig till teamet, bekräfta ägarskap*, bekräfta samtycke, lämna samtycke, lämna ditt samtycke,
    bekräfta prenumerationen, bekräfta medlemskapet, avsluta registreringen, bekräftar adressen, bekräftar din adress,
    aktiverar kontot, aktiverar du kontot, aktiverar ditt konto, loggar du in direkt, in direkt utan lösenord, ta mig
    in, bekräftar borttagningen, bekräftar raderingen, bekräftar ändringen, bekräftar bytet, bekräftar registreringen,
    bekräftar anmälan, bekräftar prenumerationen, bekräftar din e post*, bekräftar e post*, godkänner ändringen,
    godkänner inloggningen, återställer lösenordet, återställer ditt lösenord, väljer ett nytt lösenord, väljer du ett
    nytt lösenord, väljer nytt lösenord, återfå åtkomst till kontot, aktivera medlemskapet
  `,
  act: `
    bekräfta, verifiera, aktivera, godkänn, acceptera, slutför, fortsätt, gå med, lås upp, återställ,
    tillåt, godkänna, godta, bekräftar, fortsätta, gå vidare, ja tack, det stämmer, låt mig, anslut, slutföra,
    återställa, går du vidare, vidare, ett steg kvar, sista steget, ett sista steg, nästan klart, nästan
    klar, snart klart, välj ett nytt, skapa ett nytt
  `,
  signIn: `
    logga in, öppna appen, loggar in, inloggning, gå till ditt konto, öppna portalen,
    kom igång, börja, sätt igång
  `,
  never: `
    avregistrera*, avprenumerera*, avsluta prenumeration*, avanmäl*, inställningar*, webbversion*, visa online,
    integritet*, personuppgift*, villkor*, hjälp*, kundtjänst*, kundservice*, kontakta oss, vanliga frågor,
    undersökning*, omdöme*, betygsätt*, visa order*, visa beställning*, mina sidor, visa faktura*, betala*, läs mer,
    visa alla, köp nu, följ oss, ladda ner, nyhetsbrev*, spåra paket*, avbeställ*, avbokning*, visa i webbläsare*,
    webbläsarversion, cookies, kakor, så behandlar vi, så skyddar vi, hela listan, hela testet, läs hela, läs om,
    kontakt, kontaktcenter, support, till butiken, handla, visa erbjudande*, hantera, boka, bekräfta din beställning,
    bekräfta din bokning, betyg, omröstning, lediga jobb, om oss, läs inlägg*, läs vidare, se loggen, följ leverans*,
    lämna ett omdöme, dela med vän*, ändra inställningar, bekräfta tiden, bekräfta tid, bekräfta bokning, bekräfta
    besöket, avboka, omboka, hitta hit, öppna skåpet, öppna skåp, följ paketet, hämta kvitto, svara på enkäten, läs
    artikeln, visa bokning, fortsätt samtalet, fortsätt konversationen, fortsätta konversationen, visa meddelande, läs
    meddelandet, visa kommentar, delta i mötet, anslut till mötet, mitt konto, visa uppgift, öppna uppgift, prova nu,
    visa rapport, öppna rapporten, öppna filen, visa bilder, visa resultat, läsa hela ämnet, läs hela ämnet, besök
    forumet, läs i webbläsare*, öppna i webbläsare*, se i webbläsare*, visa i din webbläsare, läs i din webbläsare,
    öppna i din webbläsare, se i din webbläsare, visa mejlet i, visa mailet i, kommentar*, moderera*, granska
    kommentar*, spåra leverans*, spåra sändning*, spåra din*, spåra ditt*, följ ditt paket, följ sändning*, följ din*,
    visa kvitto*, se kvitto*, se order*, se din order, se beställning*, se din beställning, se bokning*, visa biljett*,
    boardingkort*, checka in, lägg till i kalender*, spara i kalender*, lägg till i wallet, ladda ned, hämta appen, app
    store, google play, se faktura*, svara på enkät*, tyck till, ge feedback, lämna feedback, kontakta kundservice, min
    profil, mina beställningar, mina ordrar, öppettider, hitta butik*, boka om, ändra bokning*, ändra leverans*, se
    erbjudande*, berätta vad du tycker, läs online, välj ny leveranstid, ändra din bokning, förnya nu, förläng
    abonnemanget, svara på meddelandet, ansök nu, sök jobbet, till rean, shoppa nu, använd rabattkoden, lös in
    presentkort, bjud in vänner, tipsa en vän, ändra notiser, granska säkerhetsinställningar, kontrollera aktivitet
  `,
  notMe: `
    inte du, inte har begärt, inte har bett om, inte har skapat, inte begärt, inte bett om, inte skapat, inte igen,
    bortse från, ignorera*, avböj*, avvisa*, avbryt*, blockera, av misstag, inte jag, inte var du, inte ansökt, inte
    registrerat, inte beställt, inte försökt, inte anmält, inte göra någonting, inte göra något, behöver inte göra,
    strunta i, neka, nej det, spärra, obehörig*, väntade dig inte, ångra, om det inte var du, är det inte du, behöver du
    inte göra något, gör ingenting, bortse, du har inte bett, tacka nej, nej tack, släng, om någon annan, någon annan
    har skrivit, någon annan försöker, inte försökte, inte har försökt, inte försöker, känner inte igen, var det inte
    du, har du inte begärt, känner du inte igen, inte du som, spärra kontot, kontakta oss genast, kontakta oss
    omedelbart, någon annan kan ha, stoppa bytet, stoppa ändringen, ångra ändringen, avbryt raderingen, avböj inbjudan,
    behåll kontot, behåll mitt konto, inte var du som, har du inte försökt, inte känner igen, inte ditt konto, inte din
    adress, tillhör inte dig, inte tillhör dig, inte är ditt, inte är din, inte begärde, inte bad om, inte skapade, inte
    har ändrat, inte ändrade, inte har loggat in, inte har utfört, utan din vetskap, inte gjorde detta, kanske någon
    annan, inte loggade in, om detta är fel, om det här är fel, är ett misstag, om det inte stämmer, om detta inte
    stämmer, ta bort din e postadress, ta bort min e postadress, inaktivera ditt konto, frysa ditt konto, säkra ditt
    konto, lås* ditt konto, rekommenderar att du ändrar, rekommenderar att du byter, lösenord omedelbart, lösenord så
    snart, rapportera misstänkt aktivitet, rapportera detta, meddela oss, låt oss veta, kontakta oss snarast, granska
    aktivitet*, granska din aktivitet, logga ut från alla
  `,
  done: `
    har ändrats, har återställts, har uppdaterats, har verifierats, har bekräftats, har aktiverats, har lagts till, har
    tagits bort, har raderats, har bytts, ändrades, är nu aktivt, är nu aktiverat, är nu bekräftad, ny inloggning,
    loggade in, tack för att du bekräfta*, har accepterat, har blivit ändrat, har ändrat, har loggat in, är ändrat, är
    bytt, ditt lösenord har, är nu verifierad, är aktiverat, är bekräftad, är klart, har gått med, tack för
    bekräftelsen, du har bytt, du har nu, stängts av, slagits på, lösenordet uppdaterat, lösenordet ändrat, är betald,
    har betalats, ändrats på, lösenord ändrats, adress ändrats, du är nu avregistrerad, du är avregistrerad, du har
    avregistrerat dig, du är avanmäld, du är nu avanmäld, du har avprenumererat, du har avslutat din prenumeration, din
    prenumeration har avslutats, din prenumeration är avslutad, prenumerationen är uppsagd, du kommer inte längre att
    få, du kommer inte längre få, du får inte längre, har tagits bort från listan
  `,
  here: `
    tryck här, klicka*, följande länk, denna länk, knappen, besök, gå till, kopiera och klistra in, adressfält*,
    länken, den här raden, denna adress, adressen nedan, denna sida, trycka på, trycker på, tryck på,
    nedanstående länk, öppna sidan, webbläsaren, här är din länk, den här adressen, tryck, kopiera, följande adress,
    följande sida, följande länka,
    härifrån, via länken, via den här länken, nedanför,
    det gör du här, gör du här, gör det här, här kan du, här gör du
  `,
  onSite: `
    paket*, forsandelse*, leverans*, bud, budet, chauffor*, paketbox*, paketskap*, skap*, fack, utlamning*, hamta ut,
    hamta ditt, disken, kassa*, biljettlucka*, reception*, grind*, wifi, wi fi, tid hos, din tid, tidbokning*,
    bokning*, biljett*, konummer*, nummerlapp*, porten, dorren, dorrkod*, bordet, motesnummer, motes id, motets id,
    telefonmote*, möteskod*, möteslänk*, mötesrum*, möteslokal*, mötesinbjudan*, mötesinbjudning*, anslut till mötet,
    gå med i mötet, delta i mötet, zoom möte*, zoommöte*, zoom samtal*, teams möte*, teamsmöte*, teams samtal*, meet
    möte*, onlinemöte*, digitalt möte, digitala mötet, videomöte*, videosamtal*, videokonferens*, videobesök*,
    telefonkonferens*, konferens id, konferenskod*, konferensnummer*, konferensrum*, webbinari*, webinari*,
    webbseminari*, ring in, inringning*, ringa in, deltagar pin, deltagarpin*, deltagar id, deltagarkod*,
    deltagarnummer*, väntrum*, dörrar, dörrlås*, dörrtelefon*, ytterdörr*, entrédörr*, entrén, huvudentré*,
    huvudingång*, portkod*, porttelefon*, bommen, vägbom*, bomanläggning*, lobby*, trapphus*, trappuppgång*, trappan,
    garage*, parkering*, hissen, hissar, nyckelbox*, nyckelskåp*, nyckelgömma*, nyckelutlämning*, hänglås*, kodlås*,
    kombinationslås*, cykellås*, omklädning*, garderob*, förvaringsskåp*, förvaringsbox*, cykelförråd*, cykelrum*,
    cykelskjul*, cykelgarage*, cykelparkering*, förråd*, larmkod*, larmet, larmanläggning*, larmpanel*, inbrottslarm*,
    hemlarm*, värdeskåp*, säkerhetsskåp*, säkerhetsbox*, vändkors*, svängdörr*, snurrdörr*, laddstation*, laddstolp*,
    laddbox*, laddpunkt*, betalautomat*, automaten, självbetjäningskassa*, självutcheckning*, självscanning*,
    kopiator*, kopieringsmaskin*, kopieringsapparat*, tvättmaskin*, tvättstuga*, gästnät*, trådlösa nätverket,
    rumsnummer*, upphämtning*, hämtningskod*, hämtkod*, avhämtning*, redo att hämtas, hämtas ut, hämtas hos,
    brevbärare*, postombud*, postkontor*, kölapp*, nummer i kön, väntenummer*, luckan, lucka, kassör*, busschaufför*,
    konduktör*, tågvärd*, kontrollant*, ombordstigning*, boarding*, vakten, väktare*, dörrvakt*, bekräfta tiden,
    bekräfta besöket, bokad tid, bokade tid, läkarbesök*, läkartid*, närvaro*, deltagande*, deltar du, kommer du, jag
    kommer, osa senast, svara senast, ankomst*, ditt besök hos, ditt besök den, hembesök*, incheckning*, checka in,
    onlineincheckning*, din vistelse, tidslucka*, mätaravläsning*, mätarställning*, avläsning*, läs av mätaren,
    elmätare*, vattenmätare*, mätarnummer*, bordsbokning*, bordsreservation*, bord för, mottagande av varan,
    mottagandet av, varan mottagen, tagit emot varan, mottagit varan, varumottag*, utflykt*, skolutflykt*, skolresa*,
    klassresa*, klassutflykt*, studiebesök*, föräldramöte*, körlektion*, anställningsintervju*, jobbintervju*,
    provlektion*, o s a senast, överlämning*, lägenhetsvisning*, på hotellet, levereras, självbetjäningsautomat*,
    ingången till, vid ingången, husets ingång, dörrarna,
    mötesid*, mötesnummer*, mötets nummer, webinar*, länk till mötet, tillgång till mötet, gäst wifi, gästwifi*,
    wifi för gäster, nätverksnamn*, namnet på nätverket, nätverkets namn, wifi nätverk*, trådlöst nätverk, internet
    för gäster, ssid
  `,
  entryPlace: `
    fonst*, sida, sidan, sidans, webbsida*, skarm*, faltet, falt, rutan, rutor*, formular*, app, appen, appens,
    webblasar*, sajt*, enhet*, flik*, inloggningssida*, surfplatt*, plattan, dator*, konsol*, tv n, rutorna, dialog*,
    textrut*, textfalt*, startskarm*, startsida*, bildskarm*, tv skarm*, digitalbox*, tv box*, bankdosa*, bankomat*,
    chatt*, chattbot*, miniapp*, spelklient*, tillagg*, nasta steg*, steg tva, andra steget, inloggningsrut*,
    inloggningsfonst*, kassaskarm*, betalsida*, betalningssida*, bekraftelsesida*, verifieringssida*, bokningssida*,
    startbild*, mobilapp*, bankapp*, internetbank*, mobilbank*, avdelningen, menyn, registreringssida*, kontosida*,
    popup*, avsnittet, inmatning*, inlasning*, en ruta, i ruta, ruta på, beställningssida*, tidbokningssida*,
    beställningsformulär*
  `,
  accountName: `
    användarnamn*, kontonamn*, inloggningsnamn*, profilnamn*, smeknamn*, ditt login, inloggnings id*, spelarnamn*,
    visningsnamn*, signaturnamn*, anvandar id*
  `,
  subjectLine: "ämnesrad*, ämnesfält*, i ämnet, rubrik*",
  outdated: `
    är borttagen, är makulerad, fungerar inte mer, gäller inte längre, fungerar inte längre, förra koden, tidigare
    koden, föregående kod*, gamla koden, ogiltig*, ersätter, går inte längre att använda, går inte att använda längre,
    kan inte längre användas, kan inte användas längre, är inte längre giltig, inte längre giltig, är inte giltig
    längre, är inte längre aktiv, är inte giltig mer, gäller inte mer, gäller ej längre, fungerar ej längre, har
    slutat fungera, har slutat gälla, har upphört att gälla, upphörde att gälla, har förlorat sin giltighet, är
    förbrukad, förbrukad kod, spärrade koden, har spärrat koden, koden är blockerad, koden har blockerats, har
    annullerats, annullerades, är annullerad, vi har annullerat, har makulerats, makulerades, vi har makulerat, är
    återkallad, har återkallats, återkallades, vi har återkallat, har dragits tillbaka, vi har dragit tillbaka, är
    ersatt, har ersatts, ersattes av, förra kod, tidigare kod, tidigare koder, gammal kod, gamla koder, äldre kod,
    äldre koden, första koden, första kod, ursprungliga koden, ursprunglig kod, koden innan, koden från i morse, den
    från i morse, från i morse, koden från igår, koden från i går, den från igår, den från i går, skickades tidigare,
    skickade tidigare, skickats tidigare, tidigare skickad*, tidigare utskickad*, skickade i morse, skickades i morse,
    skickade igår, skickade i går, skickades igår, skickades i går, skickades kl, skickade kl, som vi skickade kl,
    skickade dig tidigare, fick tidigare, fick i morse, koden har gått ut, kod har gått ut, koden gick ut, koden har
    löpt ut, koden har förfallit, koden är för gammal, utgången kod, utgångna koden, har redan gått ut, redan gått ut,
    gick ut kl, gick ut igår, redan använd, redan använts, har redan använts, är redan använd, användes för
    inloggning, koden användes, koden har använts, koden du använde, koden som du använde, koden du har använt,
    använda koden, kan inte användas igen, går inte att använda igen, kan inte återanvändas, går inte att återanvända,
    kan inte användas på nytt, bortse från den tidigare, bortse från den förra, bortse från tidigare, bortse från
    föregående, ignorera den tidigare, ignorera den förra, ignorera den första, ignorera den gamla, ignorera tidigare,
    strunta i den gamla, strunta i den förra, glöm koden, glöm den gamla, i stället för koden, istället för koden, i
    stället för den, istället för den, i stället för kod, istället för kod, ersätter koden, ersätter den, koden är
    spärrad, koden har spärrats, koden är använd, användes för att logga in, gick ut, har gått ut, löpte ut, har löpt
    ut, användes, har använts, användes inte, har förbrukats,
    du angav koden, du skrev in koden, du matade in koden, du knappade in koden, du slog in koden, ni angav koden,
    ni skrev in koden, du angav pinkoden, du angav sms koden, du angav engångskoden, du skrev in engångskoden, du
    skrev in sms koden, koden du angav kl, koden du skrev in kl, koden som du angav, koden som du skrev in, koden
    som du knappade in, koden ni angav kl, koden angavs, koden matades in, koden skrevs in, koden godkändes, koden
    accepterades, sms koden angavs, sms koden matades in, sms koden skrevs in, sms koden godkändes, sms koden
    accepterades, engångskoden angavs, engångskoden matades in, koden knappades in, koden verifierades, kod
    accepterad, vi godkände koden, verifierades med koden, bekräftades med koden, godkändes med koden, bekräftades
    med engångskoden, du loggade in med koden, du bekräftade med koden
  `,
  toRead: `
    läsa, läses, läser du, titta på, kika, bläddra, upptäck*, hittar du, ta del av, ta reda på, läs mer, läs hela, läs
    om, läs vidare, läs här, läs den, läs det, läs dem, läs brevet, läs meddelandet, läs svaret, läs inlägget, se hela,
    se alla, se dina, se din, se ditt, se den, se det, se här, se vad, se vem, se hur, att se, kan ses, gå till mitt
    konto, visa ditt konto, kontosida*, till mina sidor, gå till mina sidor, kundportal*, öppna instrumentpanel*, till
    instrumentpanel*, dina fakturor, dina räkningar, internetbank*, nätbank*, kontrollera din beställning, kontrollera
    din bokning, visa bokning*, kontrollera detaljerna, granska aktivitet*, granska din aktivitet, senaste aktivitet*,
    vad som har ändrats, hantera dina enheter, läs ditt meddelande, hämta fakturan, se kontoutdrag, till översikten,
    mina bokningar, visa mina bokningar, se inlägget, öppna dokumentet, visa foton, se albumet, se jobbet, visa
    annonsen, se provsvar, visa rapporten, se driftinformation, visa status, hämta filen, frågor och svar
  `,
  plural: "koder, koderna, engångskoder*",
  fault: "felkod*, felet, felmeddelande*, på displayen, i displayen",
  injection: "ignorera ovanstående, bortse från ovanstående, ignorera alla tidigare, ignorera allt",
  codeWord: `
    ordet, ditt ord, ert ord, detta ord, det här ordet, följande ord, hemliga ordet, hemligt ord, kodord*,
    inloggningsord*, åtkomstord*, säkerhetsord*, bekräftelseord*, bekräftelsesord*, kontrollord*, verifieringsord*,
    godkännandeord*, parningsord*, ihopkopplingsord*, igenkänningsord*, nyckelord, nyckelordet, engångsord*, dagens
    ord, ord för att logga in, ord för idag, dagens lösenord, dagens lösen, lösenord för idag, lösenord för i dag,
    lösenordet för idag, lösenordet för i dag, lösenord för dagen, engångslösenord*, engångs lösenord*, engångslösen*,
    ditt lösen, lösenfras*, lösenordsfras*, lösenmening*, parkopplingsfras*, parningsfras*, åtkomstfras*,
    inloggningsfras*, säkerhetsfras*, frasen, din fras, denna fras, följande fras, bokstäverna, dessa bokstäver, de
    här bokstäverna, följande bokstäver, stavelserna, dessa stavelser, följande stavelser, bokstavsföljd*,
    bokstavsrad*, bokstavskombination*, teckenföljd*, teckensträng*, teckenrad*, strängen, nyckeln, din nyckel
  `,
  example: `
    till exempel, t ex, exempelvis, som exempel, exempel:, exempel på, i det här exemplet, i exemplet, exempelkod*,
    exempelmeddelande*, exempel sms, provkod*, ser ut så här, ser ut ungefär så, ser ut på följande, ser ut som
    följer, se ut så här, på formen, i formatet, med formatet, i stil med, något i stil, något liknande, ett sådant
    meddelande, fick ett meddelande, fick ett sms, fått ett meddelande, fått ett sms, mottog ett meddelande, mottog
    ett sms, får ett sms där, får ett meddelande där, följande meddelande, följande sms, meddelandet löd, meddelandet
    lyder, i meddelandet stod, där det stod, med texten, med lydelsen, med innehållet, falskt meddelande, falska
    meddelanden, falskt sms, falska sms, bluffsms*, bluff sms, bluffmeddelande*, bedragaren, svindlaren, brottsoffret,
    målsägande*, den som ringde, uppringaren, bad honom om, bad henne om, ombads läsa, anta att du, tänk dig, en kod
    såsom, meddelande av typen, sms av typen
  `,
  matter: `
    semesteransök*, ledighetsansök*, frånvaroanmäl*, frånvaroansök*, sjukanmäl*, sjukintyg*, läkarintyg*,
    utläggsrapport*, utläggsredovisning*, reseräkning*, övertid*, tidrapport*, skiftbyte*, inköpsbegär*, begäran om
    godkännande, väntar på ditt godkännande, för godkännande, kräver ditt godkännande, delad* mapp*, delad* fil*, delat
    dokument, delat album, delat med dig, delats med dig, har delat, tillgång till mappen, åtkomst till mappen, redo att
    laddas ner, klar för nedladdning, filöverföring*, säkerhetskopi*, inspelning*, bifogad* fil*, bilaga,
    offertförfråg*, offerten, kostnadsförslag*, hyresavtal*, hyreskontrakt*, anställningsavtal*, för underskrift,
    signera dokument*, dokument att signera, lönespecifikation*, lönebesked*, kvittot, kontoutdrag*, kursintyg*,
    försäkringsbrev*, har kommenterat, kommenterade, ny kommentar, nämnde dig, svarade på, nytt inlägg, nytt meddelande
    från, svar på din fråga, recension*, omdöme*, omröstning*, frågeformulär*, namninsamling*, diskussion*, nytt ämne,
    evenemang*, möteskallelse*, mötesinbjudan*, väntelista*, ledig plats, kursanmälan*, föräldramöte*,
    utvecklingssamtal*, tidsbokning*, bokning*, ditt besök, moderator*, moderering*, karantän*, ny uppgift,
    supportärende*, tilldelats dig, lagts till i projektet, inlämningsuppgift*, lagringsutrymme*, nästan full*, slutför
    din profil, ditt paket, donation*, jobbansök*, tjänsteres*, har tagit bort dig, tog bort dig, delade mappen, delade
    en mapp, delade en fil, delade filen, delade dokumentet, delat en mapp, delat mappen, delat filen, lagt till dig i
    tavlan, lagts till i tavlan, lagts till på kursen, tilldelat dig ärendet, väntar på godkännande, väntar på moder*,
    hålls kvar för granskning, dra tillbaka inlägget, dra tillbaka meddelandet, din semester, utlägg att godkänna, ny
    offert, godkänn offerten, skriva under avtalet, medarbetarenkät*, kundenkät*, enkäten, din röst, rösta på,
    kommenterat ditt, kommentar till ditt, omnämnde dig, svarade dig, har svarat på ditt, ladda ner filen, ladda ner
    filerna, skickat filer, fotoalbum*, kalenderinbjudan*, osa senast, dagordning*, kallelse till, årsmöte*,
    styrelsemöte*, din beställning är på väg, din beställning har skickats, beställningen är bekräftad, ny beställning
    från, vi har tagit emot din betalning, betalningen misslyckades, fakturan förfaller, förfallen faktura,
    återbetalning*, bifogad faktura, visa fakturan, se fakturan, betalningspåminnelse*, kvar i varukorgen, presentkort*,
    åter i lager, tack för din gåva, medlemskapet har förnyats, provperiod* går ut, ny artikel publicerad, privat
    meddelande från, olästa meddelanden, ny följare, följer dig nu, vänförfrågan, gått med i gruppen, borttagen från
    gruppen, läskvitto*, veckorapport*, statistik för, listan har skapats, borttagen från listan, problemet är löst,
    backup*, jobbet misslyckades, bygget misslyckades, certifikatet går ut, ditt lösenord går ut om, api nyckel*, virus
    hittades, dataläcka*, lågt lagersaldo, diskutrymme*, ärendet har uppdaterats, ärendet har stängts, påminnelse om din
    tid, gör klart din profil, profil är klar till
  `,
  receipt: `
    kvitto*, *kvitto, kassakvitto*, kvittonummer, tack för ditt köp, tack för köpet, tack för att du handlade, tack för
    att du handlar, tack för din betalning, betalning mottagen, vi har mottagit din betalning, betalat med kort, betalt
    med kort, varav moms, inkl moms, delsumma, öppet köp, växel tillbaka, kundens exemplar, kundens ex, godkännandenr,
    kontrollnr, terminalnr*, terminalnummer*, termid, butiksnr, kortkvitto*, kortköp genomfört, köp genomfört,
    debiterat belopp, har debiterats, debiterades, har dragits från, drogs från ditt konto, disponibelt belopp efter
    köp, saldo efter köpet, du har betalat hos, du betalade hos, bruttolön*, nettolön*, preliminärskatt*, avdragen
    skatt, lön att utbetala, löneavdrag*, betalning bekräftad, betalningen är genomförd, betalning genomförd, betalning
    godkänd, betalningen godkänd, köp godkänt
  `,
};
