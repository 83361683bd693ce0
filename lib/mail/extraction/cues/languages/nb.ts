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
    passord for betalingen, passord for kjøpet, kode for kjøpet, kode for betalingen, kode for overføringen, kode til
    kjøpet, kode til betalingen, dine sifre er, sifrene dine er, koden din, koden deres, *kode, *ingskode*,
    *elseskode*, *sjonskode*, *hetskode*, samtykkekode*, epostkode*, e postkode*, mailkode*, appkode*, byttekode*, tv
    kode*, svarkode*, signaturkode*, passord til engangsbruk, passord for engangsbruk, engangsnummer*, engangssiffer*,
    engangssifre*, kontrollsiffer*, kontrollsifre*, kontrolltall*, sikkerhetsnummer*, sikkerhetstall*,
    bekreftelsessiffer*, bekreftelsessifre*, innloggingsnummer*, aktiveringsnummer*, godkjenningsnummer*, midlertidig
    kode*, midlertidige kode*, dynamiske passord*, eingongsnummer*, kodebrikke*, paringsnøkkel*, kode for betaling,
    koden for betalingen, kode for å godkjenne, *koden for betalingen, *koden til betalingen, *kode for betalingen,
    *koden for kjøpet, *koden for overføringen, transaksjonspassord
  `,
  maybeCode: `
    pinkode*, pin kode*, midlertidig passord, sifre*, *sifret, *sifrede, nummeret nedenfor, nøkkelen, siffer, tallene,
    tallet, bokstavene, bokstaver*, bokstavkombinasjon*, kombinasjon*, tegnene, tegn, tallrekke*, sekvens*, symboler*,
    følgende, ordet, ordene, hemmelige ord*, kodeord*, passordfrase*, dette nummeret, nummeret under, passordet er,
    nøkkel, nøkkel for, følgende rekke, ordene under, det som står under, tegnkombinasjon*, tegnfølge*, tegnstreng*,
    tallkombinasjon*, sifferkombinasjon*, strengen, sikkerhetsfrase*, hemmelig nummer, hemmelige nummeret,
    aktiveringsnøkkel*, teikn
  `,
  other: `
    ordre*, bestilling*, kjøp, faktura*, regning*, kvittering*, billett*, saksnummer*, kundenummer*, kundenr, booking*,
    reservasjon*, pakke*, kollinummer*, levering*, frakt*, referanse*, telefon*, tlf, mobilnummer*, ring oss,
    kontonummer*, kortnummer*, slutter på, ender på, avtale*, serienummer*, varenummer*, postnummer*, postnr,
    landkode*, rabatt*, kampanjekode*, tilbud*, kupong*, vervekode*, invitasjonskode*, feilkode*, statuskode*, qr
    kode*, strekkode*, kildekode*, dørkode*, organisasjonsnummer*, org nr, mva, moms, versjon*, totalt, beløp*, saldo*,
    pris, kroner, poeng*, *veien, transaksjon*, sendingsnummer*, kid nummer*, kidnummer*, gavekort*, hentekode*,
    medlemsnummer*, medlemskap*, forsikringsnummer*, kontraktsnummer*, målernummer*, målerstand*, målepunkt*,
    ansattnummer*, sporingsnummer*, sendings nr, saksnr, kontonr, til konto, iban, swift, gavekode*, vennekode*, verv
    en venn, inviter en venn, handlekurv*, handlevogn*, i kassen, feilmelding*, feil nr, port, siste fire siffer*,
    siste fire sifre, kort som ender, lesere, abonnenter, besøkende, visninger, antall, stk, ring på, postboks, etasje,
    vogn, avgang*, utreise, forbruk*, forfall*, registreringsnummer*, skiltnummer*, fødselsnummer*, personnummer*, kr,
    strømregning*, kid nr, loddnummer*, ved henvendelser, sone, timeavtale*, kundeforhold, klar til henting, tollsak*,
    setenummer, resept, møtet, møte, videomøte, søkefelt*, flightnummer, romnummer, reparasjonsnummer, lånenummer,
    anleggsnummer, som melding, meldingsfelt*, som referanse, merk betaling*, sonen, sonekode*, takstkode*,
    områdekode*, ladestasjon*, portkode*, portkoden, grindkode*, alarmkode*, låskode*, låsekode*, garasjekode*,
    skapkode*, bokskode*, nøkkelkode*, nøkkelboks*, bomkode*, kjellerkode*, gjestekode*, wifi kode*, wifikode*, wifi
    passord*, wi fi passord*, nettverksnøkkel*, nettverkspassord*, påkledningskode*, dresskode*, kodeks, kurskode*,
    emnekode*, fagkode*, klassekode*, elevkode*, møtekode*, møte id*, fordelskode*, medlemskode*, kundekode*,
    partnerkode*, studentkode*, bonuskode*, konkurransekode*, vinnerkode*, rabattkode*, kupongkode*, returkode*,
    butikkode*, varekode*, produktkode*, modellkode*, lisenskode*, lisensnøkkel*, produktnøkkel*, innsjekkingskode*,
    reisekode*, stasjonskode*, flyplasskode*, plasskode*, bankkode*, swiftkode*, swift kode*, bic kode*, kontokode*,
    momskode*, mva kode*, bransjekode*, næringskode*, skattekode*, diagnosekode*, årsakskode*, tollkode*, varselkode*,
    radiokode*, motorkode*, fargekode*, postkode*, kommunekode*, regionkode*, språkkode*, valutakode*, lagerkode*,
    prosjektkode*, morsekode*, maskinkode*, genetisk kode*, utleveringskode*, bestillingskode*, bookingkode*,
    reservasjonskode*, billettkode*, sporingskode*, pakkekode*, leveringskode*, ordrekode*, fraktkode*, hytte kode*,
    sak nr, skadenummer*, skademelding*, pasientnummer*, studentnummer*, elevnummer*, journalnummer*, avtalenr,
    medlemsnr, polisenummer*, fakturanr, følgeseddel*, skapnummer*, togenummer*, tognummer*, kursnummer*, gårdsnummer*,
    bruksnummer*, passnummer*, førerkortnummer*, abonnementsnummer*, leverandørnummer*, lånekort*, betaling,
    betalingen, betalinger, betalingsfrist*, betalingsdato*, betalingsoversikt*, betalingskort*, betalingsavtale*,
    betalingsreferanse*, betalingsmåte*, betalingsmottaker*, betalingsbetingelse*, betalingsnummer*, betalingsid*,
    betalings id*, betalingspåminn*, betalingslenke*, betalingsplan*, api nøkkel*, siste fire sifre*, siste 4 siffer*,
    siste 4 sifre*, fire siste siffer*, fire siste sifre*, 4 siste siffer*, 4 siste sifre*, artikkelkode*,
    varegruppekode*, leverandørkode*, produsentkode*, materiellkode*, filialkode*, avdelingskode*, kostnadsstedkode*,
    kostnadsbærerkode*, organisasjonskode*, personalkode*, ansattkode*, stillingskode*, yrkeskode*, lønnsartkode*,
    lønnskode*, fraværskode*, arbeidsgiverkode*, betalerkode*, modulkode*, studieprogramkode*, programkode*,
    utdanningskode*, eksamenskode*, eksamensstedkode*, skolekode*, romkode*, gruppekode*, hendelseskode*,
    arrangementskode*, aktivitetskode*, lagkode*, kampkode*, turneringskode*, takstsonekode*, parkeringssonekode*,
    parkeringskode*, regionskode*, fylkeskode*, stedskode*, bygdekode*, holdeplasskode*, tariffkode*, målerkode*,
    kontraktkode*, skattekontorkode*, mvakode*, avgiftskode*, nacekode*, budsjettkode*, konteringskode*, artskode*,
    garantikode*, reparasjonskode*, skadekode*, reklamasjonskode*, byggkode*, batchkode*, partikode*, typekode*,
    prosedyrekode*, tolltariffkode*, sakskode*, lakkode*, hs kode*, ean kode*, ral kode*, ncs kode*, iata kode*, icd
    kode*, nus kode*, nusfagkode*, mcc kode*, nace kode*, styrk kode*, avdelingsnummer*, kostnadsstednummer*,
    emnenummer*, lokalnummer*, sonenummer*, partinummer*, fargenummer*, modellnummer*, kandidatnummer*, butikknummer*,
    eksamensnummer*, anleggsnummer*, kode for produktet, kode for varen, kode for kurset, kode for emnet, kode for
    butikken, kode for avdelingen, koden for produktet, koden for varen, koden for kurset, koden for faget, koden for
    parkeringssonen, koden for butikken, koden for avdelingen, kursets kode, produktets kode, varens kode,
    leverandørens kode, avdelingens kode, kurs med kode, kurs med koden, kurset med koden, emne med koden, vare med
    koden, produkt med koden, arrangementet med koden, wifi nøkkel*, wi fi kode*, wi fi nøkkel*, wlan passord*, wlan
    kode*, wlan nøkkel*, nettverks passord*, nettverks kode*, nettverks nøkkel*, gjeste wifi passord*, gjeste wifi
    kode*, gjeste wifi nøkkel*, wifipassord*, gjestenettpassord*, ruterpassord*, passord til wifi, passord til
    nettverket, passord til gjestenettet, passord til gjestenettverket, passord til møtet, passord til trådløst nett,
    passordet til wifi, passordet til nettverket, passordet til gjestenettet, passordet til møtet, passord for wifi,
    passord for møtet, passord for gjestenett, passord for trådløst nettverk, kode til wifi, koden til wifi,
    møtepassord*, konferansepassord*, møtepin*, konferansekode*, konferansepin*, abonnentkode, forhandlerkode,
    delekode, bygningskode, diagnosefeilkode, innsamlingskode, icd 10 kode, reseptkode, refusjonskode, forsikringskode,
    kostnadsstedskode, tips en venn kode, timekode, deltakerkode, undersøkelseskode
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
    invitasjon*, tilgang*, koble til, inviterer deg, lagt deg til, er låst, ble låst, blitt låst, kontoen låst, konto
    låst, låst konto, ny telefon, er dette deg, brukernavn, den nye telefonen, fått plass, signer*, underskriv*,
    samtykke*, paring*, ny mobil, ny datamaskin, ny nettleser, adressebytte*, bytte e post*, bytte epost*, bytte
    adresse, bytte nummer, oppsigelsen, nettbank*, mobilbank*, legitimer*, venter på din signatur, betaling venter,
    betalingen venter, ventende betaling*, ventende transaksjon*, fullføre betalingen, fullføre kjøpet, fullføre
    transaksjonen, gjennomføre kjøpet, gjennomføre betalingen, gjennomføre transaksjonen, betalingsoppdrag*, frigi
    betalingen, frigjøre betalingen, slippe betalingen, nettkjøp*, kjøp på nett, kjøp på internett, kjøpet på nett,
    netthandel med kort, nettbetaling*, internettkjøp*, kortbetaling på nett, betaling på nett, 3d secure, 3 d secure,
    kundeautentisering*, autoriser*, underskrift*, undertegn*, skriv under, skrive under, signatur*, fullmakt*,
    sammenkobl*, koble sammen, koble appen, kobling av, parkobl*, sperret, er sperra, mislykkede forsøk, mislykka
    forsøk, mislykkete forsøk, feil forsøk, for mange forsøk, feilaktige forsøk, forsøk på å logge, slette brukeren,
    slette profilen, sletteforespørsel*, sletting av konto*, sletting av bruker*, sletting av profil*, endre e post*,
    endring av e post*, endring av nummer, endre telefonnummer*, endre mobilnummer*, endring av telefonnummer*, endring
    av mobilnummer*, nytt telefonnummer, nytt mobilnummer, bytte telefonnummer, bytte mobilnummer, bytte av e post*,
    bytte av nummer, første innlogg*, vinduet du lot, siden du lot, lot stå åpen*, lot stå oppe, du har oppe, du har
    åpen, du har åpent, som står åpen*, fremdeles åpen*, fortsatt åpen*, fanen du, vinduet du kom fra, siden du kom fra,
    utestengt, stengt ute, kommer ikke inn, passnøkkel*, betalingsmottaker*, ny mottaker, beløpsgrense*, heving av
    grensen, ny innlogg*
  `,
  fleeting: `
    gyldig*, utløper*, minutter, gjelder, virker i, virker bare, står åpen i, går ut, en gang, slutter å virke,
    slutter å fungere, slutter å gjelde, kvarter, et kvarter, i et kvarter, innen et kvarter, innen en time, kan bare
    brukes
  `,
  secret: `
    ikke del, ikkje del, del ikke, del aldri, del den ikke, ikke oppgi, hemmelig*, aldri be*, konfidensiell*, ikke gi,
    gi aldri, aldri spørre, spør aldri, ber aldri, del denne, hold den for deg selv, taushet*, må ikke deles, skal
    ikke deles, ikke vis, vis den ikke, gi den aldri, hold den hemmelig, ingen andre, bare for deg, les den ikke opp,
    les aldri, send den ikke, ber deg aldri, spør deg aldri, del den aldri, del koden aldri, del ikkje koden, del den
    ikkje, skal aldri deles, gi den ikke, gi ikke koden, oppgi aldri, oppgi ikke, oppgi den aldri, utlever aldri, ikke
    utlever, ikke fortell, fortell aldri, fortell den ikke, si den ikke, ikke røp, røp aldri, ikke avslør, avslør
    aldri, vis aldri koden, vis ikke koden, ikke les opp, ikke les den, ikke send koden, send aldri koden, ikke
    videresend, videresend ikke, videresend aldri, aldri etter denne koden, banken ringer aldri, vi ringer aldri,
    ansatte vil aldri, ikke engang til oss, ikke engang våre ansatte, heller ikke til ansatte, ingen hos oss, ingen
    fra banken, hold koden for deg, behold den for deg
  `,
  enter: `
    skriv, tast, angi, fyll inn, lim inn, kopier*, bruk, bruke, skrive, skriver, taste inn, taster inn, legg inn, legge
    inn, fylle inn, fyll ut, lime inn, limer inn, oppgi, les opp, fortell, dikter*, skann*, før inn, angir, send inn,
    taste inn, taste koden, taste den, taste disse, å taste, taster, taster du, lim det inn, trenger du, da trenger du,
    spør om, taster du inn, skriver du, skriver du inn, fyller du, fyller inn, legger du inn, skriv det, skriv den,
    skriv dem, skriv inn, tast det, tast den, tast inn, skal skrives, skal tastes, skal fylles, skal inn i, tastes inn,
    skrives inn, fylles inn, fyll det, sett inn, sett det inn, sett den inn, setter inn, før opp, ber om, ber deg om,
    spør etter, spør siden om, blir du bedt, blir bedt om, bekreft den med, bekreft det med, bekreft byttet med, bekreft
    kjøpet med, bekreft endringen med, bekreft betalingen med, bekreft adressen med, bekreft overføringen med, bekreft
    slettingen med, bekreft innloggingen med, bekreft med, bekreftes med, bekrefter du med, godkjenn den med, godkjenn
    det med, godkjenn kjøpet med, godkjenn betalingen med, godkjenn overføringen med, godkjenn endringen med, godkjenn
    innloggingen med, godkjenn med, godkjennes med, godkjenner du med, signer med, signer den med, signer det med,
    signer avtalen med, signeres med, skriv under med, lås opp med, lås den opp med, låses opp med, logg inn med, logg
    på med, verifiser med, verifiser deg med, legitimer deg med, identifiser deg med, fullfør med, fullfør kjøpet med,
    gjennomfør med, aktiver med, aktiver den med, aktiver det med, aktiveres med, svar med, svarer med, svar bare, trykk
    inn, trykker du inn, før det inn, fører du inn, leses opp, leser du opp, les høyt, si koden, sier du, nevn, siter,
    send tilbake, sender du tilbake, etterspørres, etterspør, hører hjemme i, skal settes inn, skal limes inn, skal
    oppgis, skal leses opp, skal kopieres, skal fylles ut, limes inn, oppgis, oppgir du, angir du, kopierer du, limer du
    inn, setter du inn, skriv av, skriv disse, ber vi deg om, ber vi om, vil vi be, vil be deg, vil bli bedt, vil
    spørre, vil appen ha, vil siden ha, trenger du i neste, trengs i neste, kreves i neste, kreves for å logge, trengs
    for å logge, ved å angi, ved å skrive, ved å taste, ved å oppgi, ved å legge inn, ved å fylle, tast inn disse,
    tastet inn, har tastet, skrevet inn, lagt inn den, fylt inn, fylt ut feltet, limt inn, lest opp, godkjennes ved å,
    bekreftes ved å, bekreftelsen skjer med, godkjenningen skjer med, bekreftelse skjer med, godkjenning skjer med,
    holder det å, gi klienten, gi spillet, gi appen, slå inn, slår inn, slås inn, slått inn, slå det inn, slå den inn,
    slår du inn, slå koden, slå tallet, slå sifrene, punch inn, punche inn, puncher inn, punches inn, punchet inn, knapp
    inn, knapper inn, tastes, inntast*, innskriving av, angis, angitt i feltet, lim den inn, lim koden, lim dette, sett
    koden, sett tallet, sett dem inn, legg den inn, legg det inn, legg dem inn, legges inn, lagt inn koden, lagt inn
    tallet, før den inn, føres inn, ført inn, fyll den inn, fylles ut, skrives i, skrives der, skrevet koden, skrev inn,
    si tallet, si tallene, si sifrene, si ordet, si den til, si det til, sies til, les den opp, les det opp, les dem
    opp, les koden, les sifrene, les tallet, leser opp, lese opp, lese den opp, lese høyt, gi koden, gi den til, gi
    tallet, gi operatøren, gi kundebehandleren, gi rådgiveren, gi medarbeideren, opplys om koden, opplyser du, vis
    tallet, trykk sifrene, trykk tallet, trykk tallene, trykk på tallet, trykk på sifrene, velg tallet, velg tallene,
    velg sifrene, velg samme tall, velg dette tallet, velg det samme tallet, slå nummeret, svar på meldingen med, svar
    på denne med, svar på denne e posten med, svar på e posten med, returner koden, send koden, send den tilbake, send
    det tilbake, send den i retur, send tallet, sendes tilbake, svar oss med, fortsett med koden, fortsett med denne, gå
    videre med koden, gå videre med denne, avslutt kjøpet med, fullfør betalingen med, fullfør overføringen med, fullfør
    innloggingen med, fullfør registreringen med, fullføres med, fullføre med koden, sluttfør med, gjennomfør kjøpet
    med, gjennomfør betalingen med, underskriv med, undertegn med, signer dokumentet med, signer kontrakten med, signer
    ordren med, signerer du med, signert med, bekreft transaksjonen med, bekreft avtalen med, bekreft bestillingen med,
    bekreft kontoen med, bekreft e posten med, bekreftet med, bekrefte med, godkjenn transaksjonen med, godkjenn avtalen
    med, godkjent med, godkjenne med, autoriser med, autoriseres med, autoriser betalingen med, frigi med, frigis med,
    frigi betalingen med, frigjør med, lås opp kontoen med, lås opp kortet med, lås opp telefonen med, lås opp enheten
    med, låse opp med, åpne med koden, åpne med denne, kvitter med, kvitteres med, kom inn med, logge inn med koden,
    logge inn med denne, ved hjelp av koden, ved hjelp av denne, med denne koden, med koden under, med koden nedenfor,
    med følgende kode, lim han, les han opp, skrivast inn, tastast inn, blir beden, gje opp, oppgje, oppgjev, til
    operatøren vår, til kundebehandleren, til rådgiveren, taste
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
    aktivering av kontoen,
    låse opp kontoen din, låser du opp, låser opp kontoen, kontoen låses opp, opplåsing av konto*, opphev låsing*,
    takker ja her, takker du ja, så snart du takker ja, når du takker ja, takk ja her, godtar invitasjonen,
    tar imot invitasjonen, bytt adresse, bytt til den nye*, bytt til min nye*, godkjenn endring*, godkjenn byttet,
    bekreft byttet, slett profilen, slett min profil, slett profilen min, gjenopprett kontoen min, reaktiver kontoen,
    reaktiver konto*, reaktiver profilen, gjenåpne kontoen min, få kontoen tilbake, få tilbake kontoen,
    gjør ferdig kontoen, gjør ferdig registreringen, gjør ferdig påmeldingen, opprett nytt passord, lag nytt passord,
    lag et nytt passord, angi nytt passord, still inn passord*, sett et passord, sett nytt passord, aktiver innlogging,
    aktiver abonnement*, bekreft enhet*, logg meg inn, bli med i prosjekt*, bli med i familien, bli medlem av,
    koble deg til teamet, bekreft eierskap*, bekreft samtykke, gi samtykke, gi ditt samtykke, avslutt registrering*,
    aktiverer kontoen, aktiverer du kontoen, bekrefter adressen, bekrefter du adressen, rett inn uten passord,
    bekrefter slettingen, bekrefter endringen, bekrefter byttet, bekrefter påmeldingen, bekrefter registreringen,
    bekrefter abonnementet, bekrefter e post*, bekrefter din e post*, bekrefter epost*, godkjenner endringen,
    godkjenner innloggingen, tilbakestiller passordet, nullstiller passordet, velger nytt passord,
    velger et nytt passord, velger du et nytt passord, ta meg inn
  `,
  act: `
    bekreft, stadfest, verifiser, aktiver, godkjenn, godta, aksepter, fullfør, fortsett, bli med, lås opp,
    tilbakestill, nullstill, bekrefte, aktivere, godkjenne, akseptere, gå videre, fortsette, gjennomfør, ja
    takk, det stemmer, tillat, videre, ett steg igjen, siste steg, nesten ferdig, nesten klar,
    snart klar, lag et nytt, velg et nytt, opnar du denne, takk ja
  `,
  signIn: `
    logg inn, logg på, åpne appen, logge inn, logg deg inn, gå til kontoen, til innlogging,
    kom i gang, start her, sett i gang
  `,
  never: `
    meld deg av, avmeld*, avslutt abonnement*, innstilling*, nettversjon*, personvern*, informasjonskaps*, vilkår*,
    hjelp*, kundeservice*, brukerstøtte*, ofte stilte spørsmål, undersøkelse*, vurder*, følg pakke*, se ordre*, se
    bestilling*, min side, se faktura*, betal*, les mer, les meir, se alle, kjøp nå, følg oss, om oss, nyhetsbrev*,
    sporing*, meld av, avbestill*, cookies, kontakt, support, spørsmål og svar, utforsk, til butikken, handle nå, se
    tilbud*, se mer, se detaljer, mer om, hva er, administrer*, endre reisen, se reisen, bekreft bestilling*, bekreft
    timen, si opp, ledige stillinger, inviter venner, les saken, se bilde*, åpne luken, last ned kvittering, les
    artikkelen, ombestill, bekreft time, finn veien, vis i nettleser*, se i nettleser*, åpne i nettleser*, les i
    nettleser*, åpne den i nettleser*, vis e posten i, se e posten i, vis i din nettleser, se i din nettleser, fortsett
    samtalen, fortsette samtalen, se melding, les meldingen, se kommentar, delta i møtet, bli med i møtet, min konto,
    se oppgave, åpne oppgave, prøv nå, åpne rapporten, se rapport, åpne filen, se bilder, se resultat, besøk forumet,
    kommentar*, moderer*, følg levering*, følg sending*, følg pakken din, følg ordre*, spor pakke*, spor sending*, spor
    levering*, se kvittering*, hent kvittering*, last ned faktura*, se ordren din, se bestillingen din, se bookingen,
    se billett*, boardingkort*, ombordstigningskort*, sjekk inn, legg til i kalender*, lagre i kalender*, legg til i
    wallet, last ned, hent appen, app store, google play, si din mening, gi tilbakemelding, kontakt kundeservice, min
    profil, mine bestillinger, mine ordre*, åpningstider, finn butikk*, endre bestilling*, endre levering*, endre
    timen, avbestill timen, se tilbudet, fortell oss, svar på undersøkelsen, les på nett, velg nytt leveringstidspunkt,
    se abonnementet ditt, forny abonnementet, forleng lånet, søk nå, søk på stillingen, til salget, bruk rabattkoden,
    løs inn gavekortet, verv en venn, bestill time, book time, endre varsler, se sikkerhetsinnstillinger, gå gjennom
    sikkerheten, se nyhetene
  `,
  notMe: `
    ikke deg, ikkje deg, ikke har bedt om, ikke bedt om, ikke opprettet, ikke ba om, ikke gjenkjenner, kjenner du ikke
    igjen, kjenner ikke igjen, ikke kjenner igjen, se bort fra, sjå bort frå, ignorer*, avslå*, avvis, avvise, avviser,
    avvisning, avbryt, blokker, blokkere, sikre kontoen, ved en feil, ikkje bede om, ikke meg, ikkje meg, ikke selv,
    ikke registrert, ikke meldt deg, ikke bestilt, ikke prøvd, ikke forsøkt, ikke forventet, kan du bare slette, slette
    denne, ikke gjøre noe, trenger ikke gjøre, ikkje gjere noko, stopp, sperr, sperre, uvedkommende, kjenner ikke til,
    hvis det ikke var deg, trenger du ikke gjøre noe, gjør ingenting, nei takk, kjenner du deg ikke igjen, meld fra her,
    hvis noen andre, dersom noen andre, noen andre har skrevet, noen andre prøver, nei dette, nei det, nei ikke, nei
    jeg, ikke prøver å, ikke prøvde, ikke har prøvd, ikke forsøkte, var det ikke deg, har du ikke bedt, kjenner du ikke
    til, ikke deg som, sperr kontoen, kontakt oss straks, kontakt oss umiddelbart, noen andre kan ha, stopp byttet,
    stopp endringen, angre endringen, avbryt slettingen, avslå invitasjonen, behold kontoen, behold kontoen min, har du
    ikke prøvd, har du ikke forsøkt, ikke var deg, ikke kjenner denne, ikke kjenner kontoen, ikke din konto, ikke er
    din, ikke er ditt, ikke tilhører deg, ikkje kjenner att, ikke har gjort dette, ikke har endret, ikke har logget inn,
    ikkje har bedt, ikkje prøvde, uten at du vet, utan at du veit, ikke gjorde dette, ikke har utført, dette er en feil,
    ved en feiltakelse, ved ein feil, dette er feil, det ikke stemmer, dette ikke stemmer, hvis det er feil, fjerne e
    postadressen din, fjern adressen min, deaktiver* kontoen, lås* kontoen, beskytt kontoen, anbefaler at du endrer,
    anbefaler at du bytter, anbefaler deg å endre, passordet ditt umiddelbart, passordet ditt så snart, passordet ditt
    med en gang, rapporter mistenkelig aktivitet, rapporter dette, gi oss beskjed, la oss få vite, meld fra til oss,
    kontakt oss med en gang, gå gjennom aktivitet*, logg ut av alle, angre denne endringen, gje oss beskjed
  `,
  done: `
    er endret, er tilbakestilt, er oppdatert, blitt endret, ble endret, ble tilbakestilt, er endra, er bekreftet, er
    stadfesta, er aktivert, er slettet, ble lagt til, er nå aktiv, er nå bekreftet, er nå aktivert, ny innlogging, ny
    pålogging, logget seg på, takk for at du bekreft*, har godtatt, har endret, ble endra, vart endra, ble oppdatert,
    ble slettet, ble bekreftet, ble aktivert, er verifisert, er nå verifisert, logget inn fra, har logget inn, noen
    logget, du har byttet, takk for bekreftelsen, har takket ja, ble koblet, er lagt til, er fjernet, blitt lagt til,
    blitt fjernet, blitt oppdatert, ble byttet, er byttet, du er nå avmeldt, du er avmeldt, du er meldt av, du har
    meldt deg av, avmeldingen er registrert, abonnementet er avsluttet, abonnementet ditt er avsluttet, abonnementet er
    sagt opp, abonnementet ditt er sagt opp, du vil ikke lenger motta, du vil ikke lenger få, du får ikke lenger, er
    fjernet fra listen, oppsigelsen din er
  `,
  here: `
    klikk her, klikke her, klikker her, trykk her, lenken her, lenka her, rett her, følg her, klikk, trykk på, lenka,
    følgende lenke, gå til, kopier og lim inn, nettleseren, adressefelt*, lenken, knappen, et trykk, ett trykk, åpne
    denne, denne siden, denne adressen, besøk, klikker, trykke på, åpne siden, trykk, kopier, følgende side, følgende
    adresse, følgende lenkje, herfra, via lenken, via denne lenken, nedenfor, gjør du her, det gjør du, her kan du
  `,
  onSite: `
    pakke*, forsendelse*, levering*, bud, sjafor*, pakkeboks*, boks, boksen, boksnr, skap, skapet, skapluke*, hent den,
    hentes, hente, utlevering*, skranke*, disken, kasse*, resepsjon*, i døra, ved døra, døra di, doren, inngang*, wifi,
    wi fi, time hos, timen, bestilling*, reservasjon*, billett*, konummer*, porten, bordet, motenummer, mote id, motets
    id, møtekode*, møtelenke*, møterom*, møteinnkalling*, delta i møtet, bli med i møtet, bli med på møtet, bli med i
    møte, zoom møte*, zoommøte*, zoom samtale*, teams møte*, teamsmøte*, teams samtale*, meet møte*, nettmøte*, digitalt
    møte, videomøte*, videosamtale*, videoanrop*, videokonferanse*, videokonsultasjon*, telefonmøte*,
    telefonkonferanse*, konferanse id, konferansekode*, konferansenummer*, webinar*, nettseminar*, ring inn,
    innringing*, deltaker pin, deltakerpin*, deltaker id, deltakerkode*, deltakernummer*, venterom*, dørkode*,
    dørtelefon*, dørlås*, ytterdør*, hoveddør*, bakdør*, utgangsdør*, hovedinngang*, oppgang*, portkode*, portåpner*,
    bommen, bomanlegg*, bomkode*, grinda, grinden, trapperom*, trappeoppgang*, callinganlegg*, porttelefon*,
    ringeklokke*, lobby, foajé*, garasje*, parkering*, nøkkelboks*, nøkkelskap*, nøkkelsafe*, nøkkelutlevering*,
    hengelås*, kodelås*, kombinasjonslås*, sykkellås*, garderobe*, oppbevaringsboks*, sykkelbod*, sykkelskur*,
    sykkelparkering*, sykkelhotell*, alarmanlegg*, alarmkode*, alarmen, innbruddsalarm*, verdiskap*, verdiboks*, safen,
    rotasjonsdør*, svingdør*, rotasjonssperre*, adgangssperre*, ladestasjon*, ladestolpe*, ladepunkt*, ladeboks*,
    betalingsautomat*, automaten, selvbetjeningsautomat*, selvbetjeningskasse*, selvbetjeningsskjerm*, kopimaskin*,
    fotokopi*, ved skriveren, vaskemaskin*, vaskeri*, vaskekjeller*, gjestenett*, trådløst nett, romnummer*, hentekode*,
    hentested*, henteklar*, klar til henting, klar for henting, budet, postbud*, postkontor*, overlevering*,
    ventenummer*, køen, kølapp*, ekspeditør*, kassadame*, bussjåfør*, konduktør*, kontrollør*, boarding*,
    ombordstigning*, vakten, dørvakt*, venteværelse*, bekreft time, timeavtale*, legetime*, oppmøte*, deltakelse*,
    deltagelse*, deltar du, kommer du, jeg kommer, svar utbes, ankomst*, ditt besøk hos, bekreft besøket, besøket ditt
    den, hjemmebesøk*, innsjekk*, sjekk inn, sjekke inn, oppholdet ditt, ditt opphold, avlesning*, måleravlesning*,
    målerstand*, les av måleren, strømmåler*, vannmåler*, målernummer*, bordreservasjon*, bordbestilling*, bord til,
    mottak av varen*, mottak av varer*, varemottak*, mottatt varen, utflukt*, skoletur*, klassetur*, ekskursjon*,
    tillatelse til turen, samtykke til turen, foreldremøte*, kjøretime*, jobbintervju*, prøvetime*, dørene, trappa,
    trappen, heis, heisen, boligvisning*, utleveres, på hotellet, leveres,
    møte id, møteid*, møtenummer*, møtets nummer, bli med i zoom møtet, tilgang til møtet, lenke til møtet, gjeste
    wifi, gjestewifi*, wifi for gjester, wifi til gjester, nettverksnavn*, navn på nettverket, navnet på nettverket,
    nettverkets navn, wifi nettverk*, trådløst nettverk, trådløse nettverket, internett for gjester, ssid
  `,
  entryPlace: `
    vindu*, side, siden, sida, skjerm*, felt, feltet, felter*, rute, ruten, boks, boksen, skjema*, app, appen,
    nettleser*, nettside*, enhet*, nettbrett*, datamaskin*, konsoll*, tv en, rutene, linjen, fanen, fane, dialog*,
    dialogboks*, tekstfelt*, tekstboks*, startskjerm*, startside*, innloggingsside*, tv boks*, tv skjerm*, dekoder*,
    minibank*, chat, chatten, chatvindu*, miniapp*, spillklient*, utvidelse*, neste steg*, neste trinn*, trinn to,
    steg to, andre trinn*, betalingsside*, bekreftelsesside*, bestillingsside*, mobilapp*, bankapp*, nettbank*,
    mobilbank*, menyen, kontoside*, popup*, påmeldingsside*, startbilde*, skjemaet, i ruta, ruta på
  `,
  accountName: `
    brukarnamn*, brukernavn*, kontonavn*, påloggingsnavn*, profilnavn*, kallenavn*, spillernavn*, visningsnavn*,
    bruker id*, innloggings id*, ditt login
  `,
  subjectLine: "emnelinj*, emnefelt*, i emnet, overskrift*",
  outdated: `
    er slettet, er annullert, gjelder ikke lenger, virker ikke lenger, fungerer ikke lenger, forrige kode, tidligere
    kode, gamle kode*, ikke lenger gyldig, er ugyldig nå, er nå ugyldig, er blitt ugyldig, ble ugyldig, kan ikke
    lenger brukes, kan ikke brukes lenger, kan ikke brukes mer, virker ikke mer, fungerer ikke mer, gjelder ikke mer,
    er ikke gyldig lenger, er ikke lenger gyldig, ikke lenger aktiv, er ikke aktiv lenger, har sluttet å virke, har
    sluttet å fungere, har mistet gyldigheten, er satt ut av kraft, er kansellert, ble kansellert, er blitt annullert,
    ble annullert, har annullert, vi har kansellert, er trukket tilbake, har trukket tilbake, ble trukket tilbake, er
    tilbakekalt, har sperret koden, koden er blokkert, er erstattet, er blitt erstattet, forrige koden, tidligere
    koden, tidligere koder, første kode*, opprinnelige kode*, foregående kode*, koden fra i morges, den fra i morges,
    fra i morges, koden fra i går, den fra i går, koden fra tidligere, sendt tidligere, tidligere sendt, sendte
    tidligere, sendte deg tidligere, sendt før, sendt i morges, sendte i morges, sendt i går, sendte i går, sendt kl,
    sendte kl, sendte deg kl, koden er utløpt, kode er utløpt, koden har utløpt, koden utløp, koden har gått ut, koden
    gikk ut, utløpt kode, utløpte kode*, er allerede utløpt, har allerede utløpt, allerede brukt, er allerede
    benyttet, er brukt opp, er oppbrukt, ble brukt til å logge, koden du brukte, kode du brukte, koden som du brukte,
    koden du har brukt, brukte koden, kan ikke brukes igjen, kan ikke gjenbrukes, kan ikke brukes på nytt, kan ikke
    brukes flere ganger, se bort fra den forrige, se bort fra den tidligere, se bort fra forrige, ignorer den forrige,
    ignorer den tidligere, ignorer den første, ignorer den gamle, ignorer forrige, glem koden, glem den gamle, glem
    den forrige, i stedet for koden, istedenfor koden, i stedet for den, i stedet for kode, erstatter koden, erstatter
    den, erstatter kode, erstatter forrige, trer i stedet for, koden er sperret, koden ble sperret, koden er brukt,
    koden er blitt brukt, koden har blitt brukt, koden ble brukt, utløp, utløpte, er utløpt, gikk ut, har gått ut, ble
    brukt, ble ikke brukt, er brukt,
    du tastet inn koden, du skrev inn koden, du oppga koden, du slo inn koden, du la inn koden, du tastet inn
    pinkoden, du tastet inn sms koden, du tastet inn engangskoden, du oppga engangskoden, dere oppga koden, koden du
    tastet inn kl, koden du skrev inn kl, koden du oppga kl, koden som du tastet inn, koden tastet inn kl, koden ble
    tastet inn, koden ble godkjent, koden ble akseptert, sms koden ble tastet inn, sms koden ble godkjent, sms koden
    ble akseptert, engangskoden ble tastet inn, koden ble skrevet inn, koden ble lagt inn, koden ble bekreftet,
    koden ble verifisert, koden ble oppgitt, kode ble tastet inn, kode godtatt, koden ble godtatt, vi godkjente
    koden, vi godtok koden, ble bekreftet med koden, ble godkjent med koden, ble verifisert med koden, ble bekreftet
    med engangskoden, ble godkjent med engangskode, du logget inn med koden, du bekreftet med koden, du godkjente
    med koden,
    du tastet koden, du tastet pinkoden, du tastet engangskoden, du tastet sms koden
  `,
  toRead: `
    lese, leses, se mer, ta en titt, kikk på, sjekk, bla i, finn ut, finner du, oppdag, se hele, se alle, se dine, se
    din, se ditt, se den, se det, se her, se hva, se hvem, se hvordan, å se, kan ses, les mer, les hele, les om, les
    videre, les her, les den, les det, les saken, les meldingen, les svaret, gå til kontoen din, gå til min konto, til
    min side, til mine sider, gå til min side, se kontoen din, kontoside*, kundeportal*, åpne dashbord*, gå til
    dashbord*, gå til kontrollpanelet, dine regninger, se regning*, nettbank*, sjekk bestilling*, sjekk detaljene, se
    detaljene, gjennomgå aktivitet*, nylig aktivitet, se hva som er endret, administrer enhete*, se kontoutskrift*, vis
    ordre, vis kontoutskrift, gå til kontoen min, gå til portalen, mine reiser, vis melding, vis innlegget, åpne
    dokumentet, se albumet, se stillingen, vis stillingsannonsen, se resultatet, se prøvesvar, vis rapporten, se
    driftsmeldingen, se status
  `,
  plural: "koder, kodene, kodar, engangskoder*",
  fault: "feilkode*, feilen, feilmelding*, på displayet, i displayet",
  injection: "ignorer det ovenfor, ignorer alle tidligere, se bort fra det over, ignorer alt",
  codeWord: `
    ordet, ditt ord, deres ord, dette ordet, følgende ord, hemmelige ordet, hemmelig ord, hemmeleg ord, det hemmelege
    ordet, ditt kodeord, kodeordet ditt, kodeord for i dag, dagens kodeord, dagens ord, innloggingsord*,
    påloggingsord*, tilgangsord*, adgangsord*, sikkerhetsord*, tryggleiksord*, bekreftelsesord*, kontrollord*,
    verifiseringsord*, godkjenningsord*, paringsord*, stikkord for innlogging, nøkkelord, nøkkelordet, engangsord*,
    eingongsord*, ord for å logge inn, dagens passord, passord for i dag, passordet for i dag, engangspassord*,
    engangs passord*, eingongspassord*, eingongs passord*, dagens løsen, løsenet, passfrase*, passordfrase*,
    paringsfrase*, tilgangsfrase*, innloggingsfrase*, sikkerhetsfrase*, passordsetning*, frasen, din frase, denne
    frasen, bokstavene, disse bokstavene, bokstavane, desse bokstavane, følgende bokstaver, stavelsene, disse
    stavelsene, stavingane, bokstavrekke*, bokstavkombinasjon*, bokstavfølge*, tegnfølge*, tegnrekke*, tegnstreng*,
    teiknrekk*, nøkkelen, din nøkkel, denne strengen, følgende streng
  `,
  example: `
    for eksempel, f eks, eksempelvis, til dømes, som eksempel, eksempel:, eksempler:, i dette eksempelet, i
    eksempelet, et eksempel på, eksempelkode*, eksempelmelding*, ser slik ut, ser sånn ut, se slik ut, ser omtrent
    slik ut, ser ut som følger, på formen, i formatet, med formatet, i stil med, noe sånt som, noe som ligner, en slik
    melding, fikk en melding, fikk en sms, fikk en tekstmelding, mottok en melding, mottok en sms, mottok en
    tekstmelding, mottatt en melding, mottatt en sms, fått en sms, fått en melding, fått en tekstmelding, følgende
    melding, følgende sms, følgende tekstmelding, meldingen lød, meldingen lyder, der det sto, det sto i meldingen,
    med teksten, med ordlyden, falsk melding, falske meldinger, falsk sms, falske sms*, svindleren, bedrageren,
    offeret, fornærmede, innringeren, den som ringte, ba ham om, ba henne om, kode slik som, melding av typen
  `,
  matter: `
    feriesøknad*, permisjonssøknad*, søknad om ferie, fraværsmelding*, sykmelding*, egenmelding*, legeerklæring*,
    utgiftsrapport*, reiseregning*, refusjon*, tjenestereise*, forretningsreise*, jobbreise*, overtiden, timeliste*,
    vaktbytte*, innkjøpsforespørs*, godkjenningsforespørs*, forespørsel om godkjenning, venter på din godkjenning, sendt
    til godkjenning, krever din godkjenning, delt* mappe*, delt* fil*, delt* dokument*, delt album, delt med deg, har
    delt, tilgang til mappen, klar til nedlasting, klar for nedlasting, filoverføring*, eksporten er klar,
    sikkerhetskopi*, opptaket, pristilbud*, kostnadsoverslag*, leiekontrakt*, leieavtale*, arbeidskontrakt*,
    arbeidsavtale*, til signering, signer* dokument*, lønnsslipp*, kvittering*, kontoutskrift*, vitnemål*,
    karakterkort*, forsikringsbevis*, har kommentert, kommenterte, ny kommentar, nevnte deg, svarte på, har svart på,
    nytt innlegg, ny melding fra, svar på spørsmålet ditt, anmeldelser, spørreundersøkels*, spørreskjema*, avstemning*,
    underskriftskampanje*, diskusjon*, møteinnkalling*, deltar du, venteliste*, ledig plass, kurspåmelding*,
    foreldremøte*, timebestilling*, timeavtale*, reservasjon*, besøket ditt, neste kamp, moderator*, moderering*,
    karantene*, ny oppgave, tildelt deg, lagt til i prosjektet, lagringsplass*, nesten full*, fullfør profilen
    din, pakken din, donasjon*, jobbsøknad*, vedlegg*, arrangementet, har fjernet deg, fjernet deg, delte en mappe,
    delte en fil, delte mappen, delte filen, delte dokumentet, delt mappen, delt filen, delt en mappe, lagt til i
    tavlen, lagt til på tavlen, lagt til i kurset, lagt til på serveren, venter på godkjenning, venter på moder*,
    avventer godkjenning, er holdt tilbake, trekk innlegget tilbake, trekk meldingen tilbake, ferien din, utlegg til
    godkjenning, nytt tilbud fra, godkjenn tilbudet, signer avtalen, signer kontrakten, medarbeiderundersøkelse*,
    kundeundersøkelse*, brukerundersøkelse*, svar på undersøkelsen, avgi stemme*, avgi din stemme, stem på, kommentert
    saken, kommentar til saken, omtalte deg, svar på innlegget, svarte deg, last ned filen, last ned filene, fotoalbum*,
    kalenderinvitasjon*, saksliste*, årsmøte*, generalforsamling*, styremøte*, dugnad*, du er påmeldt, plass på
    ventelisten, bestillingen din er sendt, bestillingen din er bekreftet, takk for bestillingen, ny bestilling fra,
    betaling mottatt, betalingen mislyktes, forfalt faktura, ubetalt faktura, tilbakebetaling*, vedlagt faktura, se
    fakturaen, betalingspåminnelse*, igjen i handlekurven, gavekort*, på lager igjen, takk for gaven, medlemskapet er
    fornyet, abonnementet er fornyet, prøveperioden utløper, privat melding fra, uleste meldinger, ny følger, følger deg
    nå, venneforespørs*, har forlatt gruppen, fjernet fra gruppen, lesebekreft*, ukesrapport*, statistikk for, fjernet
    fra listen, problemet er løst, backup*, jobben feilet, bygget feilet, sertifikatet utløper, api nøkkel*, virus
    funnet, lav lagerbeholdning, tildelt deg oppgaven, passordet ditt utløper om, ordrebekreftelsen din
  `,
  receipt: `
    kvittering*, *kvittering, salgskvittering*, kassalapp*, takk for handelen, takk for kjøpet, takk for ditt kjøp,
    takk for at du handlet, takk for betalingen, betaling mottatt, vi har mottatt betalingen, betalt med kort, betalt
    beløp, herav mva, inkl mva, delsum, vekslepenger, kundens eksemplar, kundekopi, signatur ikke nødvendig,
    godkjenningsnr, terminalnr, terminal nr, terminalnummer*, brukerstednr, kortkvittering*, bankaxept, kortholders
    kopi, kundens kvittering, er belastet kontoen, ble belastet kortet, er trukket fra kontoen, ble trukket fra kortet,
    disponibelt beløp etter, saldo etter kjøpet, du har betalt hos, du betalte hos, bruttolønn*, nettolønn*,
    skattetrekk*, forskuddstrekk*, netto utbetalt, brutto lønn, lønnsperiode*, trekkgrunnlag*, betaling bekreftet,
    betaling gjennomført, betaling godkjent, betalingen er gjennomført
  `,
};
