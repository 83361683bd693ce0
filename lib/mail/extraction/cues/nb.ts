import type { Cues } from "@/lib/mail/extraction/cues/types";

export const nb: Cues = {
  code: `
    kode, koden, koder, kodane, engangskode*, eingongskode*, bekreftelseskode*, stadfestingskode*, verifiseringskode*,
    sikkerhetskode*, tryggleikskode*, innloggingskode*, påloggingskode*, autentiseringskode*, godkjenningskode*,
    aktiveringskode*, tilbakestillingskode*, engangspassord*, eingongspassord*, sms kode*, totrinnskode*,
    bekreftelsesnummer*, verifiseringsnummer*, engangspin*, engangsnøkkel*, engangs kode*, tilgangskode*,
    opplåsingskode*, slettekode*, betalingskode*, enhetskode*, paringskode*, koblingskode*, dynamisk passord,
    tofaktorkode*, identifiseringskode*, signeringskode*, tallkode*, engangstall*, bekreftelsestall*, kontrollnummer*,
    engangspassord for kjøpet, engangspassord for betalingen, engangskode for kjøpet, engangskode for betalingen,
    passord for betalingen, passord for kjøpet, kode for kjøpet, kode for betalingen, kode for overføringen, kode
    til kjøpet, kode til betalingen, dine sifre er, sifrene dine er,
    koden din, koden deres
  `,
  maybeCode: `
    pinkode*, pin kode*, midlertidig passord, sifre*, *sifret, *sifrede, nummeret nedenfor, nøkkelen, siffer, tallene,
    tallet, bokstavene, bokstaver*, bokstavkombinasjon*, kombinasjon*, tegnene, tegn, tallrekke*, sekvens*, symboler*,
    følgende, ordet, ordene, hemmelige ord*, kodeord*, passordfrase*, dette nummeret, nummeret under, passordet er,
    nøkkel, nøkkel for, følgende rekke, ordene under, det som står under
  `,
  other: `
    ordre*, bestilling*, kjøp, faktura*, regning*, kvittering*, billett*, saksnummer*, kundenummer*, kundenr,
    booking*, reservasjon*, pakke*, kollinummer*, levering*, frakt*, referanse*, telefon*, tlf, mobilnummer*, ring
    oss, kontonummer*, kortnummer*, slutter på, ender på, avtale*, serienummer*, varenummer*, postnummer*, postnr,
    landkode*, rabatt*, kampanjekode*, tilbud*, kupong*, vervekode*, invitasjonskode*, feilkode*, statuskode*, qr
    kode*, strekkode*, kildekode*, dørkode*, organisasjonsnummer*, org nr, mva, moms, versjon*, totalt, beløp*,
    saldo*, pris, kroner, betaling*, poeng*, *veien, transaksjon*, sendingsnummer*, kid nummer*, kidnummer*,
    gavekort*, hentekode*, medlemsnummer*, medlemskap*, forsikringsnummer*, kontraktsnummer*, målernummer*,
    målerstand*, målepunkt*, ansattnummer*, sporingsnummer*, sendings nr, saksnr, kontonr, til konto, iban, swift,
    gavekode*, vennekode*, verv en venn, inviter en venn, handlekurv*, handlevogn*, i kassen, feilmelding*, feil nr,
    port, siste fire siffer*, siste fire sifre, kort som ender, lesere, abonnenter, besøkende, visninger, antall, stk,
    ring på, postboks, etasje, vogn, avgang*, utreise, forbruk*, forfall*, registreringsnummer*, skiltnummer*,
    fødselsnummer*, personnummer*, kr, strømregning*, kid nr, loddnummer*, ved henvendelser, sone, timeavtale*,
    kundeforhold, klar til henting, tollsak*, setenummer, resept,
    møtet, møte, videomøte,
    søkefelt*,
    flightnummer, romnummer, reparasjonsnummer, lånenummer, anleggsnummer,
    som melding, meldingsfelt*, som referanse, merk betaling*,
    sonen, sonekode*, takstkode*, områdekode*, ladestasjon*
  `,
  promo: `
    rabatt*, gavekort*, verdikupong*, kupongkode*, kampanjekode*, spesialtilbud*, tilbudet gjelder, kampanjetilbud*,
    salget starter, kjempesalg*, spar nå, spar opptil, i kassen, handlekurv*, handlevogn*, gratis frakt, fri frakt,
    lojalitetspoeng, bonuspoeng, loddtrekning*, inviter venner, verv en venn, vervepremie*, bursdagsgave*, minstekjøp,
    minste ordrebeløp, så lenge lageret, innløs*, handle nå, kjøp nå, trekning av premier, hele utvalget, kjøp over,
    halv pris, når du betaler, i kassa, en kopp kaffe, gi bort, tips en venn, del med en venn, så får dere,
    loddnummer*, trekning*, konkurranse, kampanje
  `,
  press: `
    denne utgaven, i denne artikkelen, les videre, les hele, spaltist*, blogginnlegg*, våre lesere, statistikk*,
    ukesrapport*, ukentlig rapport, månedsrapport*, ukesoppsummering*, i gjennomsnitt, gjennomsnittlig*, forrige måned,
    utgivelsesnotater, versjonsmerknader, endringslogg*, ny versjon, feilrettinger, rettede feil, bygget feilet, tester
    feilet, podkast*, tips til, undersøkelse viser, studie viser, en bølge av, advarer mot, pressemelding*, ifølge en,
    i fjor, nordmenn, svindlerne, lurer svindlerne, slik lurer, les saken, kjøring, spørreundersøkelse*, spørreskjema*,
    din mening,
    les artikkelen, nyheter i versjon
  `,
  business: `
    bekreft*, stadfest*, verifiser*, verifikasjon*, logg inn, logge inn, logger inn, logget inn, innlogging*,
    pålogging*, godkjenn*, autentiser*, identitet*, passord*, tilbakestill*, nullstill*, gjenopprett*, tofaktor*,
    totrinn*, konto, kontoen, registrer*, påmelding*, sikkerhet*, tryggleik*, aktiver*, enhet, enheten, lås opp,
    opprett*, overføring*, e postadress*, epostadress*, innlogget, logge på, bankid, postadresse*, invitert,
    invitasjon*, tilgang*, koble til, inviterer deg, lagt deg til, låst, ny telefon, er dette deg, brukernavn,
    den nye telefonen, fått plass
  `,
  fleeting: `
    gyldig*, utløper*, minutter, ikke del, ikkje del, del ikke, del aldri, del den ikke, ikke oppgi, hemmelig*,
    aldri be*, konfidensiell*, gjelder, virker i, virker bare, står åpen i, går ut, en gang, ikke gi, gi aldri,
    aldri spørre, spør aldri, ber aldri, del denne, hold den for deg selv, taushet*,
    slutter å virke, slutter å fungere, slutter å gjelde, kvarter
  `,
  enter: `
    skriv, tast, angi, fyll inn, lim inn, kopier*, bruk, bruke, skrive, skriver, taste inn, taster inn, legg inn, legge
    inn, fylle inn, fyll ut, lime inn, limer inn, oppgi, les opp, fortell, dikter*, skann*, før inn, angir, send inn,
    taste, taster, taster du, lim det inn, trenger du, da trenger du, spør om,
    taster du inn, skriver du, skriver du inn, fyller du, fyller inn, legger du inn, skriv det, skriv den, skriv
    dem, skriv inn, tast det, tast den, tast inn, skal skrives, skal tastes, skal fylles, skal inn i, tastes inn,
    skrives inn, fylles inn, fyll det, sett inn, sett det inn, sett den inn, setter inn, før opp,
    ber om, ber deg om, spør etter, spør siden om, blir du bedt, blir bedt om
  `,
  complete: `
    bekreft e post*, bekreft din e post*, verifiser e post*, stadfest e post*, bekreft konto*, aktiver konto*,
    bekreft din konto, bekreft registrering*, bekreft påmelding*, bekreft abonnement*, bekreft innlogging*,
    bekreft identitet*, bekreft endring*, bekreft sletting*, verifiser identitet*, bekreft at det er deg,
    tilbakestill passord*, tilbakestill ditt passord*, nullstill passord*, nullstilling av passord*, nytt passord,
    opprett et passord, bytt passord*, endre passord*, bekreftelseslenke*, aktiveringslenke*, innloggingslenke*,
    magisk lenke, godta invitasjon*, aksepter invitasjon*, takk ja til invitasjon*, godkjenn innlogging*,
    godkjenn pålogging*, fullfør registrering*, fullfør påmelding*, bekreft epost*, bekreft din epost*,
    bekreft postadresse*, bekreft adresse*, bekreft denne adresse*, bekreft din adresse*, bekreft din nye*,
    bekreft ny*, bekreft nå, bekreft min*, bekreft din registrering, bekreft din påmelding, bekreft din identitet,
    bekreft medlemskap*, bekrefte e post*, bekrefte din*, bekrefte adressen, bekrefte kontoen, stadfest konto*,
    stadfest adressa, stadfest påmelding*, stadfest registrering*, verifiser epost*, verifiser din e post*,
    verifiser konto*, verifiser adresse*, verifiser nå, aktiver din konto, aktivere kontoen, aktiver min*, aktiver nå,
    aktiver profilen, aktiver medlemskap*, aktiver brukar*, aktiver bruker*, tilbakestille passord*,
    tilbakestilling av passord*, nullstille passord*, velg passord*, velg et passord, velg et nytt*, velg nytt*,
    lag et passord, opprett passord*, sett passord*, endre ditt passord, bytt ditt passord, gjenopprett konto*,
    gjenopprett tilgang*, engangslenke*, tilgangslenke*, passordlenke*, magiske lenke*, godkjenn invitasjon*,
    si ja til invitasjon*, bli med her, bli med i, bli med på, bli med nå, invitert deg som, lås opp konto*,
    låse opp kontoen, godkjenn enhet*, godkjenn forespørsel*, stol på enhet*, det er meg, det var meg, slipp meg inn,
    fullfør din*, fullfør oppretting*, fullfør konto*, fullføre registrering*, ja meld meg på, ja jeg vil,
    slett konto*, slett min konto, slett brukeren, slette kontoen, logg inn med ett klikk, logg inn uten passord,
    opprett kontoen din, opprett din konto, fullføre påmelding*, e posten kom fram, bytt til denne e post*,
    ja jeg vil ha*, ta imot invitasjon*, åpne kontoen min, åpne kontoen, slipp inn, følg denne og du er inne,
    og du er inne, så er du inne, er du inne, ta den i bruk, ta i bruk bruker*, opphev sperre*, fjern kontoen,
    fjern konto*, innboksen tilhører deg, denne innboksen tilhører, tilhører deg, bekreft plassen, når du bekrefter på,
    lager du deg et nytt passord, lag passord*, bli med i laget, inngangen din, ja det er meg, bli med, ja takk,
    meld meg på, velg nytt passord, logge inn uten passord, lås opp, slett kontoen min, bekreft adressen din,
    se invitasjonen, åpne invitasjonen, svar på invitasjonen, til gruppen, bli med i gruppen, bli med på laget,
    jeg er med, ja jeg er med, vi trenger ditt ja, logg deg rett inn, gjenåpne kontoen, bekreft e-postadressen din,
    har valgt deg et passord, valgt deg et passord, velg deg et passord, fortsett i nettleseren, det er min e-post,
    velg et nytt passord, velge et nytt passord, endre passordet ditt, bekrefte e postadress*, bekrefte e posten,
    aktivering av kontoen
  `,
  act: `
    bekreft, stadfest, verifiser, aktiver, godkjenn, godta, aksepter, fullfør, fortsett, bli med, lås opp,
    tilbakestill, nullstill, bekrefte, aktivere, godkjenne, akseptere, gå videre, fortsette, gjennomfør, ja
    takk, det stemmer, tillat, videre, ett steg igjen, siste steg, nesten ferdig, nesten klar,
    snart klar
  `,
  signIn: `
    logg inn, logg på, åpne appen, logge inn, logg deg inn, gå til kontoen, til innlogging,
    kom i gang, start her, sett i gang
  `,
  never: `
    meld deg av, avmeld*, avslutt abonnement*, innstilling*, nettversjon*, personvern*, informasjonskaps*, vilkår*,
    hjelp*, kundeservice*, brukerstøtte*, ofte stilte spørsmål, undersøkelse*, vurder*, følg pakke*, se ordre*,
    se bestilling*, min side, se faktura*, betal*, les mer, les meir, se alle, kjøp nå, følg oss, om oss, nyhetsbrev*,
    sporing*, meld av, avbestill*, cookies, kontakt, support, spørsmål og svar, utforsk, til butikken, handle nå,
    se tilbud*, se mer, se detaljer, mer om, hva er, administrer*, endre reisen, se reisen, bekreft bestilling*,
    bekreft timen, si opp, ledige stillinger, inviter venner, les saken, se bilde*, åpne luken, last ned kvittering,
    les artikkelen, ombestill, bekreft time, finn veien, vis i nettleser*, se i nettleser*, åpne i nettleser*,
    les i nettleser*, åpne den i nettleser*, vis e posten i, se e posten i, vis i din nettleser, se i din nettleser,
    fortsett samtalen, fortsette samtalen, se melding, les meldingen, se kommentar, delta i møtet, bli med i møtet,
    min konto, se oppgave, åpne oppgave, prøv nå, åpne rapporten, se rapport, åpne filen, se bilder, se resultat,
    besøk forumet, kommentar*, moderer*
  `,
  notMe: `
    ikke deg, ikkje deg, ikke har bedt om, ikke bedt om, ikke opprettet, ikke ba om, ikke gjenkjenner,
    kjenner du ikke igjen, kjenner ikke igjen, ikke kjenner igjen, se bort fra, sjå bort frå, ignorer*, avslå*, avvis*,
    avbryt, blokker*, sikre kontoen, ved en feil, ikkje bede om, ikke meg, ikkje meg, ikke selv, ikke registrert,
    ikke meldt deg, ikke bestilt, ikke prøvd, ikke forsøkt, ikke forventet, kan du bare slette, slette denne,
    ikke gjøre noe, trenger ikke gjøre, ikkje gjere noko, stopp, sperr*, uvedkommende, kjenner ikke til,
    hvis det ikke var deg, trenger du ikke gjøre noe, gjør ingenting, nei takk, kjenner du deg ikke igjen,
    meld fra her, hvis noen andre, dersom noen andre, noen andre har skrevet, noen andre prøver, nei dette, nei det,
    nei ikke, nei jeg, ikke prøver å, ikke prøvde, ikke har prøvd, ikke forsøkte
  `,
  done: `
    er endret, er tilbakestilt, er oppdatert, blitt endret, ble endret, ble tilbakestilt, er endra, er bekreftet,
    er stadfesta, er aktivert, er slettet, ble lagt til, er nå aktiv, er nå bekreftet, er nå aktivert, ny innlogging,
    ny pålogging, logget seg på, takk for at du bekreft*, har godtatt, har endret, ble endra, vart endra,
    ble oppdatert, ble slettet, ble bekreftet, ble aktivert, er verifisert, er nå verifisert, logget inn fra,
    har logget inn, noen logget, ny enhet, du har byttet, takk for bekreftelsen, har takket ja, ble koblet,
    er lagt til, er fjernet, blitt lagt til, blitt fjernet, blitt oppdatert,
    ble byttet, er byttet
  `,
  here: `
    her, klikk, trykk på, lenka, følgende lenke, gå til, kopier og lim inn, nettleseren, adressefelt*, lenken, knappen,
    et trykk, ett trykk, åpne denne, denne siden, denne adressen, besøk, klikker, trykke på, åpne siden, trykk, kopier,
    følgende side, følgende adresse, følgende lenkje
  `,
};
