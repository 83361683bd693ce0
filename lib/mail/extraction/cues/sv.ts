import type { Cues } from "@/lib/mail/extraction/cues/types";

export const sv: Cues = {
  code: `
    kod, koden, koder, engångskod*, verifieringskod*, verifikationskod*, bekräftelsekod*, säkerhetskod*,
    inloggningskod*, autentiseringskod*, aktiveringskod*, återställningskod*, åtkomstkod*, tvåfaktorskod*, sms kod*,
    engångslösen*, enhetskod*, bekräftelsenummer*, verifieringsnummer*, tillfälliga kod*, behörighetskod*,
    godkännandekod*, betalkod*, parningskod*, parkopplingskod*, raderingskod*, upplåsningskod*, engångspin*,
    dynamiskt lösenord, legitimeringskod*, signeringskod*, kontrollkod*, säkerhetssträng*, tillfälliga nummer,
    betalningskod,
    engångslösen för köpet, engångslösenord för köpet, engångskod för köpet, lösenord för betalningen, lösenord för
    köpet, lösenord för transaktionen, kod för köpet, kod för betalningen, kod för transaktionen, kod för
    överföringen, engångslösenord för betalningen, dina siffror är,
    auktoriseringskod, registreringskod, sifferkod, kopplingskod, valideringskod, ihopparningskod, valideringskoden
  `,
  maybeCode: `
    pinkod*, tillfälligt lösenord, siffror*, numret nedan, *siffrig*, tecken, nyckeln, säkerhetsnyckel*, siffran,
    siffra, siffergrupp*, sifferkombination*, talet, dessa tal, nummer nedan, bokstäver*, bokstavskombination*,
    kombination*, teckenföljd*, sekvens*, följande, symboler*, ordet, hemliga ord*, kodord*, lösenfras*, lösenordet är,
    detta nummer, pin, det här numret, upplåsning är, det som står här under, nedanstående,
    numret i rutan
  `,
  other: `
    beställning*, faktura*, kvitto*, biljett*, ärende*, kundnummer*, kundnr, bokning*, reservation*, spårning*,
    paket*, försändelse*, leverans*, frakt*, referens*, telefon*, mobilnummer*, ring oss, kontonummer*, bankgiro*,
    plusgiro*, ocr*, kortnummer*, slutar på, avtal*, serienummer*, postnummer*, landskod*, riktnummer*, rabatt*,
    värdekod*, kupong*, erbjudande*, värvningskod*, inbjudningskod*, hänvisningskod*, felkod*, statuskod*,
    uppförandekod*, qr kod*, streckkod*, källkod*, färgkod*, produktkod*, portkod*, hämtkod*, skatte*, moms*,
    organisationsnummer*, org nr, personnummer*, summa, totalt, belopp*, saldo*, pris, priset, kronor, betalning*,
    poäng*, *gatan, *vägen, antal, transaktion*, presentkort*, serienr, ordernummer*, ordernr, köpet, köpesumma,
    artikelnummer*, art nr, medlemsnummer*, medlemskap*, försäkringsnummer*, kontraktsnummer*, diarienummer*, dnr,
    ansökningsnummer*, anställningsnummer*, mätarnummer*, mätarställning*, anläggnings id, kollinummer*, sändning*,
    kolli, clearingnummer*, iban, swish*, kundvagn*, varukorg*, kassan, kampanj*, rea, värvar, bjud in vänner,
    bonuspoäng, bonuscheck*, tillgodohavande*, årsavgift*, kr, orgnr, org nummer, registreringsnummer*,
    felmeddelande*, fel nummer, version*, port, prenumeranter, läsare, besökare, visningar, steg idag, sista fyra
    siffror*, slutsiffror*, kortet som slutar, plats nr, vagn, flyg*, avgång*, tel, mobil, telnr, växel, våning,
    styck, köp, ordern, lottnummer*, avinummer*, om du hör av dig, bordsnummer*, utlämningskod*, dörrkod*,
    tidsbokning*, skåp, skåpet, upphämtningskod*, avhämtningskod*, regnr, vid disken, felanmälan, tvättid,
    startnummer, könummer, recept, lagfart,
    medlemsnr,
    mötet, möte, videomöte,
    sökfält*, sökruta*, sökrutan,
    platsnummer, sittplats, rumsnummer, ocr nummer, offertnummer, reparationsnummer,
    som meddelande, meddelandefält*, som referens, som ocr,
    zon, zonen, zonkod*, områdeskod*, taxekod*, laddstolpe*
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
    anmälan, bjudit in dig, har bjudit in, bjuder in dig, inbjudan, lagt till dig, låst, ny telefon, är det du,
    användarnamn, kortköp, så är du inne
  `,
  fleeting: `
    giltig*, går ut, löper ut, upphör*, minuter, dela inte, dela aldrig, dela den inte, lämna inte ut, hemlig*,
    aldrig be*, en gång, någon annan, gäller, tidsbegränsad*, lämna aldrig, berätta inte, berätta aldrig,
    frågar aldrig, ber aldrig, engångsbruk, konfidentiell*, för dig själv,
    slutar gälla, slutar fungera, dör efter, engångs, lever i
  `,
  enter: `
    ange, anger, skriv, kopiera, använd, använda, knappa in, skriver in, skriva in, mata, matar in, fyller i, fylla i,
    fyll, anges, klistra in, klistrar in, knappar in, slå in, slår in, uppge, uppger, läs upp, säg, tala om, diktera*,
    skanna*, kopierar, använder, för över, skriv då in, skriv sedan in, ange då, läs in, skicka in, skriv av,
    behöver vi det här, visa upp, mata in,
    i rutan,
    knappar du, skriver du, fyller du, matar du, slår du, anger du, klistrar du, fyll i, fyll den, skriv det, skriv
    den, skriv dem, skriv där, knappa, knappa den, ska skrivas, ska anges, ska fyllas, matas in, knappas in,
    skrivs in, fylls i, ska in i, hör hemma i, sätt in, lägg in, lägger in, ange den, ange det, kopiera den,
    frågar efter, frågar sidan efter, frågar appen efter, ber om, ber sidan om, ber dig om, blir du ombedd, kommer
    att fråga
  `,
  complete: `
    bekräfta e post*, bekräfta din e post*, verifiera din e post*, bekräfta konto*, aktivera konto*,
    bekräfta ditt konto, aktivera ditt konto, verifiera ditt konto, bekräfta adressen, bekräfta ändring*,
    bekräfta inloggning*, bekräfta registrering*, bekräfta prenumeration*, bekräfta din registrering,
    bekräfta din prenumeration, bekräfta din identitet, bekräfta din anmälan, verifiera din identitet,
    bekräfta att det är du, återställ lösenord*, återställ ditt lösenord*, återställa ditt lösenord*,
    återställning av lösenord*, lösenordsåterställning*, nytt lösenord, välj ett lösenord, välj lösenord,
    skapa ett lösenord, skapa lösenord, byt lösenord*, ändra ditt lösenord*, ändra lösenord*, återställningslänk*,
    verifieringslänk*, bekräftelselänk*, aktiveringslänk*, inloggningslänk*, magisk länk, gå med i teamet,
    lås upp ditt konto*, godkänn inloggning*, slutför registrering*, radera mitt konto, bekräfta mejl*,
    bekräfta din mejl*, bekräfta min*, bekräfta e mejl*, bekräfta din adress*, bekräfta den här adress*,
    bekräfta din nya*, bekräfta nu, bekräfta din inloggning, bekräfta din ändring, bekräfta radering*,
    bekräfta identitet*, bekräfta medlemskap*, bekräfta anmälan, bekräfta att adress*, verifiera e post*,
    verifiera mejl*, verifiera din mejl*, verifiera konto*, verifiera adress*, verifiera nu, aktivera nu,
    aktivera mitt konto, aktivera ditt medlemskap, aktivera din profil, aktivering av konto*, öppna adressen nedan,
    adressen är din, adressen är min, ja adressen är, sätt ett nytt, välj ett nytt, skapa ditt lösenord,
    välj ditt lösenord, byta lösenord*, byt ditt lösenord, ställ in lösenord*, nollställ lösenord*,
    nollställ ditt lösenord, engångslänk*, åtkomstlänk*, länk för att logga in, acceptera inbjudan*, tacka ja,
    godkänn inbjudan, gå med i gruppen, gå med i arbetsyta*, gå med nu, lås upp kontot, låsa upp ditt konto,
    godkänn enhet*, godkänn den här inloggning*, lita på enhet*, det är jag, det var jag, släpp in mig,
    slutför din registrering, slutföra registrering*, slutför anmälan, slutför kontot, ja jag vill prenumerera,
    ta bort mitt konto, ta bort kontot, radera konto*, logga in med ett klick, logga in utan lösenord,
    skapa ditt konto, återställ kontot, få tillbaka ditt konto, mejlen kom fram, ja skicka mig*, det är min adress,
    adressen stämmer, byt till den här adressen, radera allt, ta bort allt, ta mig till mitt konto, till mitt konto,
    öppna det igen, släpp in, äger den här brevlådan, adressen tillhör dig, din personliga ingång,
    aktivera din användare, tacka ja till inbjudan*, gå med i, bekräfta den på, ja det är jag, ja det var jag, gå med,
    jag vill vara med, ja jag vill, ja tack, anmäl mig, välj nytt lösenord, välj ett nytt lösenord, öppna kontot,
    lås upp, öppna mitt konto, bekräfta min adress, visa inbjudan, öppna inbjudan, svara på inbjudan, till gruppen,
    gå med i laget, haka på, jag är med, ja jag är med, tillhör dig, vi behöver ditt ja, logga in direkt,
    återaktivera kontot, häv spärren, häva spärren, bekräfta adress, fortsätt i webbläsaren, det är min mejl,
    ja det är min mejl, komma med i gruppen, ange ditt lösenord, ange ett nytt lösenord, välja ett nytt lösenord,
    återställning av ditt lösenord, aktivering av ditt, ändra ditt lösenord, byta lösenord
  `,
  act: `
    bekräfta, verifiera, aktivera, godkänn, acceptera, slutför, fortsätt, gå med, lås upp, återställ,
    tillåt, godkänna, godta, bekräftar, fortsätta, gå vidare, ja tack, det stämmer, låt mig, anslut, slutföra,
    återställa, går du vidare, vidare, ett steg kvar, sista steget, ett sista steg, nästan klart, nästan
    klar, snart klart
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
    lämna ett omdöme, dela med vän*, ändra inställningar, bekräfta tiden, bekräfta tid, bekräfta bokning,
    bekräfta besöket, avboka, omboka, hitta hit, öppna skåpet, öppna skåp, följ paketet, hämta kvitto,
    svara på enkäten, läs artikeln, visa bokning, fortsätt samtalet, fortsätt konversationen, fortsätta konversationen,
    visa meddelande, läs meddelandet, visa kommentar, delta i mötet, anslut till mötet, mitt konto, visa uppgift,
    öppna uppgift, prova nu, visa rapport, öppna rapporten, öppna filen, visa bilder, visa resultat, läsa hela ämnet,
    läs hela ämnet, besök forumet, läs i webbläsare*, öppna i webbläsare*, se i webbläsare*, visa i din webbläsare,
    läs i din webbläsare, öppna i din webbläsare, se i din webbläsare, visa mejlet i, visa mailet i, kommentar*,
    moderera*, granska kommentar*
  `,
  notMe: `
    inte du, inte har begärt, inte har bett om, inte har skapat, inte begärt, inte bett om, inte skapat, inte igen,
    bortse från, ignorera*, avböj*, avvisa*, avbryt*, blockera*, av misstag, inte jag, inte var du, inte ansökt,
    inte registrerat, inte beställt, inte försökt, inte anmält, inte göra någonting, inte göra något,
    behöver inte göra, strunta i, neka, nej, spärra, obehörig*, väntade dig inte, ångra, om det inte var du,
    är det inte du, behöver du inte göra något, gör ingenting, bortse, du har inte bett, tacka nej, nej tack, släng,
    om någon annan, någon annan har skrivit, någon annan försöker, inte försökte, inte har försökt, inte försöker,
    känner inte igen
  `,
  done: `
    har ändrats, har återställts, har uppdaterats, har verifierats, har bekräftats, har aktiverats, har lagts till,
    har tagits bort, har raderats, har bytts, ändrades, är nu aktivt, är nu aktiverat, är nu bekräftad, ny inloggning,
    loggade in, tack för att du bekräfta*, har accepterat, har blivit ändrat, har ändrat, har loggat in, är ändrat,
    är bytt, ditt lösenord har, är nu verifierad, är aktiverat, är bekräftad, är klart, har gått med, ny enhet,
    tack för bekräftelsen, du har bytt, du har nu, stängts av, slagits på, lösenordet uppdaterat, lösenordet ändrat,
    är betald, har betalats, ändrats på, lösenord ändrats, adress ändrats
  `,
  here: `
    tryck här, klicka*, följande länk, denna länk, knappen, besök, gå till, kopiera och klistra in, adressfält*,
    länken, den här raden, denna adress, adressen nedan, denna sida, trycka på, trycker på, tryck på,
    nedanstående länk, öppna sidan, webbläsaren, här är din länk, den här adressen, tryck, kopiera, följande adress,
    följande sida, följande länka
  `,
};
