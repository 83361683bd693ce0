import type { Cues } from "@/lib/mail/cues/types";

export const da: Cues = {
  code: `
    kode, koden, koder, engangskode*, bekræftelseskode*, verifikationskode*, sikkerhedskode*, loginkode*,
    login kode*, godkendelseskode*, autentificeringskode*, aktiveringskode*, nulstillingskode*, engangsadgangskode*,
    sms kode*, totrinskode*
  `,
  maybeCode: `
    pinkode*, pin kode*, adgangskode, midlertidig adgangskode, cifre*, *cifret, *cifrede, nummeret nedenfor,
    tallet nedenfor, tegn, nøglen
  `,
  other: `
    ordre*, bestilling*, køb, faktura*, regning*, kvittering*, billet*, sagsnummer*, kundenummer*, kundenr, booking*,
    reservation*, sporing*, pakke*, forsendelse*, levering*, fragt*, referencenummer*, telefon*, mobilnummer*,
    ring til, kontonummer*, reg nr, kortnummer*, ender på, slutter på, aftalenummer*, serienummer*, varenummer*,
    postnummer*, postnr, landekode*, rabat*, kampagnekode*, tilbud*, kupon*, henvisningskode*, invitationskode*,
    fejlkode*, statuskode*, adfærdskodeks, qr kode*, stregkode*, kildekode*, dørkode*, hentekode*, cvr*, cpr*,
    momsnummer*, moms, skattenummer*, i alt, beløb*, saldo*, pris, kroner, betaling*, *gade, *vej, transaktion*,
    gavekort*, policenummer*, bonuspoint
  `,
  business: `
    bekræft*, verific*, verifikation*, log ind, logge ind, logger ind, logget ind, loginforsøg*, godkend*,
    autentific*, identitet*, adgangskode*, kodeord*, nulstil*, gendan*, tofaktor*, to faktor*, konto, kontoen,
    tilmeld*, registrer*, mailadresse*, sikkerhed*, aktiver*, enhed, enheden, lås op, opret*, overførsel*, engangs*,
    e mailadresse*, email adresse*
  `,
  fleeting: `
    gælder i, gælder til, udløb*, minutter, del ikke, del aldrig, del den ikke, videregiv*, hemmelig*, aldrig bede*,
    én gang, fortrolig*, med andre, gyldig*
  `,
  enter: `
    indtast*, skriv, tast, udfyld*, kopier*, indsæt, brug, bruge, anvend*, angiv*
  `,
  complete: `
    bekræft e mail*, bekræft din e mail*, verificer din e mail*, bekræft din email*, bekræft din mailadresse*,
    bekræft din konto*, bekræft konto*, aktivér din konto*, verificer din konto*, bekræft adressen,
    bekræft din tilmelding*, bekræft din registrering*, bekræft din identitet, bekræft abonnement*,
    verificer din identitet, bekræft login, bekræft ændring*, bekræft at det er dig, nulstil adgangskode*,
    nulstil din adgangskode*, nulstille din adgangskode*, nulstil dit kodeord*, nulstilling af adgangskode*,
    nulstilling af kodeord*, ny adgangskode, nyt kodeord, vælg en adgangskode, opret en adgangskode,
    skift din adgangskode*, skift adgangskode*, gendan din konto, nulstillingslink*, bekræftelseslink*,
    aktiveringslink*, loginlink*, magisk link, accepter invitation*, deltag i teamet, lås op for din konto,
    godkend login*, ja det er mig, ja det var mig, fuldfør tilmelding*, fuldfør registrering*, færdiggør tilmelding*,
    færdiggør registrering*, slet min konto
  `,
  act: `
    bekræft, verificer, aktiver, godkend, accepter, fuldfør, fortsæt, deltag, nulstil, kom i gang, tillad, lås op
  `,
  signIn: `
    log ind, log på, log ind nu, log ind her, åbn appen
  `,
  never: `
    afmeld*, frameld*, indstillinger*, præferencer*, i browser*, i din browser, webversion*, privatliv*,
    databeskyttelse*, vilkår*, betingelser*, hjælp*, kundeservice*, kontakt os, ofte stillede spørgsmål,
    undersøgelse*, anmeld*, bedøm*, følg pakke*, se bestilling*, mine ordrer, min side, se faktura*, betal*,
    læs mere, få mere at vide, se alle, køb nu, følg os, om os, nyhedsbrev*, spor pakke*
  `,
  notMe: `
    ikke dig, var ikke dig, er ikke dig, ikke har anmodet, ikke har bedt om, ikke har oprettet, ikke bad om,
    ikke anmodede, genkender du ikke, genkender ikke, ikke genkender, se bort fra, ignorer*, afvis*, annuller*,
    fortryd*, bloker*, sikr din konto, ved en fejl, ikke anmodet om
  `,
  done: `
    blevet ændret, blevet nulstillet, blevet opdateret, blevet verificeret, blevet bekræftet, blevet aktiveret,
    blevet slettet, blev ændret, blev nulstillet, er ændret, er nulstillet, er bekræftet, er nu aktiv,
    er nu aktiveret, nyt login, loggede ind, har logget ind, slået til, du har ændret, tak fordi du bekræft*,
    har accepteret
  `,
  here: `
    her, klik her, klik, tryk på, linket nedenfor, linket herunder, følgende link, dette link, knappen nedenfor,
    knappen herunder, gå til, kopier og indsæt, browseren, adresselinje*, knappen ikke virker, linket, knappen
  `,
};
