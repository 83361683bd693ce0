import type { Cues } from "@/lib/mail/cues/types";

export const sv: Cues = {
  code: `
    kod, koden, koder, engångskod*, verifieringskod*, verifikationskod*, bekräftelsekod*, säkerhetskod*,
    inloggningskod*, autentiseringskod*, aktiveringskod*, återställningskod*, åtkomstkod*, tvåfaktorskod*, sms kod*,
    engångslösen*, enhetskod*
  `,
  maybeCode: `
    pinkod*, pin kod*, tillfälligt lösenord, siffror*, numret nedan, följande nummer, *siffrig*, tecken, nyckeln,
    säkerhetsnyckel*
  `,
  other: `
    beställning*, köp, faktura*, kvitto*, biljett*, ärende*, kundnummer*, kundnr, bokning*, reservation*, spårning*,
    paket*, försändelse*, leverans*, frakt*, referens*, telefon*, mobilnummer*, ring oss, kontonummer*, bankgiro*,
    plusgiro*, ocr*, kortnummer*, slutar på, avtal*, serienummer*, postnummer*, landskod*, riktnummer*, rabatt*,
    kampanjkod*, värdekod*, kupong*, erbjudande*, värvningskod*, inbjudningskod*, hänvisningskod*, felkod*,
    statuskod*, uppförandekod*, qr kod*, streckkod*, källkod*, färgkod*, produktkod*, portkod*, hämtkod*, skatte*,
    moms*, organisationsnummer*, org nr, personnummer*, summa, totalt, belopp*, saldo*, pris, priset, kronor,
    betalning*, poäng*, *gatan, *vägen, antal, transaktion*, presentkort*, serienr, ordernummer*, ordernr, ordern
  `,
  business: `
    verifier*, bekräft*, logga in, inlogg*, loggar in, autentiser*, legitimer*, identifier*, identitet*, lösenord*,
    återställ*, tvåfaktor*, tvåsteg*, konto, kontot, registrer*, mejladress*, säkerhet*, aktiver*, enhet, enheten,
    lås upp, godkänn*, överföring*, engångs*, e postadress*, epostadress*
  `,
  fleeting: `
    giltig*, gäller i, gäller till, gäller bara, går ut, löper ut, upphör*, minuter, dela inte, dela aldrig,
    dela den inte, lämna inte ut, hemlig*, aldrig be*, en gång, någon annan
  `,
  enter: `
    ange, anger, skriv, skriv in, mata in, fyll i, kopiera, använd, använda, knappa in
  `,
  complete: `
    bekräfta e post*, bekräfta din e post*, verifiera din e post*, bekräfta konto*, aktivera konto*,
    bekräfta ditt konto, aktivera ditt konto, verifiera ditt konto, bekräfta adressen, bekräfta ändring*,
    bekräfta inloggning*, bekräfta registrering*, bekräfta prenumeration*, bekräfta din registrering,
    bekräfta din prenumeration, bekräfta din identitet, bekräfta din anmälan, verifiera din identitet,
    bekräfta att det är du, återställ lösenord*, återställ ditt lösenord*, återställa ditt lösenord*,
    återställning av lösenord*, lösenordsåterställning*, nytt lösenord, välj ett lösenord, välj lösenord,
    skapa ett lösenord, skapa lösenord, byt lösenord*, ändra ditt lösenord*, ändra lösenord*, återställningslänk*,
    verifieringslänk*, bekräftelselänk*, aktiveringslänk*, inloggningslänk*, magisk länk, acceptera inbjudan,
    tacka ja till inbjudan, gå med i teamet, lås upp ditt konto*, godkänn inloggning*, ja det är jag, ja det var jag,
    slutför registrering*, radera mitt konto
  `,
  act: `
    bekräfta, verifiera, aktivera, godkänn, acceptera, slutför, fortsätt, gå med, lås upp, återställ, kom igång,
    tillåt
  `,
  signIn: `
    logga in, logga in nu, logga in här, öppna appen
  `,
  never: `
    avregistrera*, avprenumerera*, avsluta prenumeration*, avanmäl*, inställningar*, i webbläsaren, i din webbläsare,
    webbversion*, visa online, integritet*, personuppgift*, villkor*, hjälp*, kundtjänst*, kundservice*,
    kontakta oss, vanliga frågor, undersökning*, omdöme*, betygsätt*, visa order*, visa beställning*, mina sidor,
    visa faktura*, betala*, läs mer, visa alla, köp nu, följ oss, ladda ner, nyhetsbrev*, spåra paket*
  `,
  notMe: `
    inte du, inte har begärt, inte har bett om, inte har skapat, inte begärt, inte bett om, inte skapat, inte igen,
    bortse från, ignorera*, avböj*, avvisa*, neka inloggning*, avbryt*, blockera*, av misstag, inte jag
  `,
  done: `
    har ändrats, har återställts, har uppdaterats, har verifierats, har bekräftats, har aktiverats, har lagts till,
    har tagits bort, har raderats, har bytts, ändrades, är nu aktivt, är nu aktiverat, är nu bekräftad,
    ny inloggning, loggade in, du har ändrat, tack för att du bekräfta*, har accepterat
  `,
  here: `
    klicka här, tryck här, klicka*, länken nedan, följande länk, denna länk, den här länken, knappen, knappen nedan,
    besök, gå till, kopiera och klistra in, adressfält*, fungerar inte knappen, knappen inte fungerar, länken
  `,
};
