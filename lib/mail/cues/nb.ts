import type { Cues } from "@/lib/mail/cues/types";

export const nb: Cues = {
  code: `
    kode, koden, koder, kodane, engangskode*, eingongskode*, bekreftelseskode*, stadfestingskode*,
    verifiseringskode*, sikkerhetskode*, tryggleikskode*, innloggingskode*, påloggingskode*, autentiseringskode*,
    godkjenningskode*, aktiveringskode*, tilbakestillingskode*, engangspassord*, eingongspassord*, sms kode*,
    totrinnskode*
  `,
  maybeCode: `
    pinkode*, pin kode*, midlertidig passord, sifre*, *sifret, *sifrede, nummeret nedenfor, tallet nedenfor, nøkkelen
  `,
  other: `
    ordre*, bestilling*, kjøp, faktura*, regning*, kvittering*, billett*, saksnummer*, kundenummer*, kundenr,
    booking*, reservasjon*, pakke*, kollinummer*, levering*, frakt*, referanse*, telefon*, tlf, mobilnummer*,
    ring oss, kontonummer*, kortnummer*, slutter på, ender på, avtale*, serienummer*, varenummer*, postnummer*,
    postnr, landkode*, rabatt*, kampanjekode*, tilbud*, kupong*, vervekode*, invitasjonskode*, feilkode*,
    statuskode*, qr kode*, strekkode*, kildekode*, dørkode*, organisasjonsnummer*, org nr, mva, moms, versjon*,
    totalt, beløp*, saldo*, pris, kroner, betaling*, poeng*, *veien, transaksjon*, sendingsnummer*, kid nummer*,
    kidnummer*, gavekort*, hentekode*
  `,
  business: `
    bekreft*, stadfest*, verifiser*, verifikasjon*, logg inn, logge inn, logger inn, logget inn, innlogging*,
    pålogging*, godkjenn*, autentiser*, identitet*, passord*, tilbakestill*, nullstill*, gjenopprett*, tofaktor*,
    totrinn*, konto, kontoen, registrer*, påmelding*, sikkerhet*, tryggleik*, aktiver*, enhet, enheten, lås opp,
    opprett*, overføring*, e postadress*, epostadress*
  `,
  fleeting: `
    gyldig*, gjelder i, gjelder til, utløper*, minutter, ikke del, ikkje del, del ikke, del aldri, del den ikke,
    ikke oppgi, hemmelig*, aldri be*, én gang, konfidensiell*
  `,
  enter: `
    skriv, skriv inn, tast, tast inn, angi, fyll inn, lim inn, kopier*, bruk, bruke, skrive inn
  `,
  complete: `
    bekreft e post*, bekreft din e post*, verifiser e post*, stadfest e post*, bekreft konto*, aktiver konto*,
    bekreft din konto, bekreft adressen, bekreft registrering*, bekreft påmelding*, bekreft abonnement*,
    bekreft innlogging*, bekreft identitet*, bekreft endring*, bekreft sletting*, verifiser identitet*,
    bekreft at det er deg, tilbakestill passord*, tilbakestill ditt passord*, nullstill passord*,
    nullstilling av passord*, nytt passord, opprett et passord, bytt passord*, endre passord*, gjenopprett kontoen,
    bekreftelseslenke*, aktiveringslenke*, innloggingslenke*, magisk lenke, godta invitasjon*, aksepter invitasjon*,
    takk ja til invitasjon*, bli med i teamet, lås opp kontoen, godkjenn innlogging*, godkjenn pålogging*,
    ja det er meg, ja det var meg, fullfør registrering*, fullfør påmelding*, slett kontoen min
  `,
  act: `
    bekreft, stadfest, verifiser, aktiver, godkjenn, godta, aksepter, fullfør, fortsett, bli med, lås opp,
    tilbakestill, nullstill, kom i gang
  `,
  signIn: `
    logg inn, logg på, logg inn nå, logg inn her, åpne appen
  `,
  never: `
    meld deg av, avmeld*, avslutt abonnement*, innstilling*, i nettleser*, nettversjon*, personvern*,
    informasjonskaps*, vilkår*, hjelp*, kundeservice*, brukerstøtte*, kontakt oss, ofte stilte spørsmål,
    undersøkelse*, vurder*, følg pakke*, se ordre*, se bestilling*, min side, se faktura*, betal*, les mer, les meir,
    se alle, kjøp nå, følg oss, om oss, nyhetsbrev*, sporing*
  `,
  notMe: `
    ikke deg, ikkje deg, ikke har bedt om, ikke bedt om, ikke opprettet, ikke ba om, ikke gjenkjenner,
    kjenner du ikke igjen, kjenner ikke igjen, ikke kjenner igjen, se bort fra, sjå bort frå, ignorer*, avslå*,
    avvis*, avbryt, takk nei, blokker*, sikre kontoen, ved en feil, ikkje bede om
  `,
  done: `
    er endret, er tilbakestilt, er oppdatert, blitt endret, ble endret, ble tilbakestilt, er endra, er bekreftet,
    er stadfesta, er aktivert, er slettet, ble lagt til, er nå aktiv, er nå bekreftet, er nå aktivert, ny innlogging,
    ny pålogging, logget seg på, du har endret, takk for at du bekreft*, har godtatt
  `,
  here: `
    her, klikk her, klikk, trykk på, lenka, lenken nedenfor, følgende lenke, denne lenken, knappen nedenfor, gå til,
    kopier og lim inn, nettleseren, adressefelt*, knappen ikke fungerer, lenken, knappen
  `,
};
