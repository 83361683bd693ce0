import type { Cues } from "@/lib/mail/extraction/cues/types";

export const da: Cues = {
  code: `
    kode, koden, koder, engangskode*, bekræftelseskode*, verifikationskode*, sikkerhedskode*, loginkode*, login kode*,
    godkendelseskode*, autentificeringskode*, aktiveringskode*, nulstillingskode*, engangsadgangskode*, sms kode*,
    totrinskode*, bekræftelsesnummer*, verifikationsnummer*, engangspin*, engangsnøgle*, parringskode*,
    oplåsningskode*, slettekode*, betalingskode*, enhedskode*, dynamisk adgangskode, tofaktorkode*,
    identifikationskode*, engangstal*, kontrolkode*, sikkerhedstal*, engangsadgang*, engangskode til købet, engangskode
    til betalingen, adgangskode til købet, adgangskode til betalingen, kode til købet, kode til betalingen, kode til
    transaktionen, kode til overførslen, adgangskode for betalingen, dine cifre er, *kode, *ingskode*, *elseskode*,
    *tionskode*, *hedskode*, samtykkekode*, mailkode*, e mail kode*, emailkode*, appkode*, skiftekode*, tv kode*,
    svarkode*, adgangskode til engangsbrug, kodeord til engangsbrug, engangskodeord*, engangspassword*, engangs
    password*, engangsnummer*, engangscifre*, kontroltal*, kontrolcifre*, kontrolnummer*, sikkerhedsnummer*,
    sikkerhedscifre*, bekræftelsestal*, bekræftelsescifre*, loginnummer*, aktiveringsnummer*, godkendelsesnummer*,
    midlertidig kode*, midlertidige kode*, signaturkode*, underskriftskode*, nem kode, parringsnøgle*, kode til din
    betaling, kode til dit køb, koden til betalingen, kode til at godkende, *koden til betalingen, *kode til
    betalingen, *koden til købet, *koden til overførslen, nøglekode, adgangskode til transaktionen, kode til
    godkendelse af betaling
  `,
  maybeCode: `
    pinkode*, pin kode*, adgangskode, cifre*, *cifret, *cifrede, nummeret nedenfor, tegn, nøglen, adgangskoden,
    tallene, tallet, disse tal, tal på, ciffer, siffre, bogstaver*, bogstavkombination*, kombination*, tegnene,
    talrække*, rækkefølge*, sekvens*, symboler*, følgende, ordet, ordene, hemmelige ord*, kodeord, adgangssætning,
    dette nummer, nummeret herunder, koden herunder, denne række, nummeret lyder, login sætning*, tallene herunder,
    nøgle,
    midlertidig adgangskode,
    tegnkombination*, tegnfølge*, tegnstreng*, talkombination*, cifferkombination*, strengen, sikkerhedssætning*,
    hemmeligt nummer, hemmelige nummer, aktiveringsnøgle*, midlertidigt kodeord, midlertidigt password, adgangsord*
  `,
  other: `
    ordre*, bestilling*, køb, faktura*, regning*, kvittering*, billet*, sagsnummer*, kundenummer*, kundenr, booking*,
    reservation*, sporing*, pakke*, forsendelse*, levering*, fragt*, referencenummer*, telefon*, mobilnummer*, ring
    til, kontonummer*, reg nr, kortnummer*, ender på, slutter på, aftalenummer*, serienummer*, varenummer*,
    postnummer*, postnr, landekode*, rabat*, kampagnekode*, tilbud*, kupon*, henvisningskode*, invitationskode*,
    fejlkode*, statuskode*, adfærdskodeks, qr kode*, stregkode*, kildekode*, dørkode*, hentekode*, cvr*, cpr*,
    momsnummer*, moms, skattenummer*, i alt, beløb*, saldo*, pris, kroner, *gade, *vej, transaktion*, gavekort*,
    policenummer*, bonuspoint, medlemsnummer*, medlemskab*, forsikringsnummer*, kontraktnummer*, målernummer*,
    måleraflæsning*, journalnummer*, medarbejdernummer*, kollinummer*, track and trace, gavekode*, vennekode*, hverv en
    ven, inviter en ven, kurv, kurven, ved kassen, i kassen, indkøbskurv*, nummerplade*, registreringsnummer*,
    stelnummer*, sagsnr, iban, swift, kontonr, fejlmeddelelse*, fejl nr, version*, port, sidste fire cifre, sidste 4
    cifre, kort der ender, læsere, abonnenter, besøgende, visninger, antal, stk, tlf, ring på, faktureringsnummer*,
    abonnement*, postboks, etage, sæde, vogn, afgang*, forbrug*, kr, ddk, lodnummer*, når du svarer, afhentningskode*,
    aftale, toldsag*, lejemål, boksnummer, recept, medlemsnr, toldbeløb*, mødet, møde, videomøde, søgefelt*, søgeboks*,
    flynummer, pladsnummer, værelsesnummer, cvr nummer, reparationsnummer, lånernummer, installationsnummer, som
    meddelelse, i meddelelsesfelt*, som reference, som betalingstekst, zone, zonen, zonekode*, områdekode*,
    ladestander*, portkode*, portkoden, lågekode*, alarmkode*, låsekode*, låskode*, garagekode*, skabskode*, skabkode*,
    bokskode*, nøglekode*, nøgleboks*, bomkode*, kælderkode*, gæstekode*, wifi kode*, wifikode*, wifi adgangskode*, wi
    fi adgangskode*, netværkskode*, netværksnøgle*, påklædningskode*, dresscode*, dresskode*, kodeks, kursuskode*,
    fagkode*, holdkode*, klassekode*, elevkode*, mødekode*, møde id*, fordelskode*, medlemskode*, kundekode*,
    partnerkode*, studiekode*, studenterkode*, bonuskode*, konkurrencekode*, vinderkode*, rabatkode*, kuponkode*,
    returkode*, butikskode*, varekode*, produktkode*, modelkode*, licenskode*, licensnøgle*, produktnøgle*, check in
    kode*, rejsekode*, stationskode*, lufthavnskode*, pladskode*, bankkode*, swiftkode*, swift kode*, bic kode*,
    kontokode*, momskode*, branchekode*, skattekode*, diagnosekode*, årsagskode*, toldkode*, advarselskode*,
    radiokode*, motorkode*, farvekode*, postkode*, kommunekode*, regionskode*, sprogkode*, valutakode*, lagerkode*,
    projektkode*, morsekode*, maskinkode*, genetisk kode*, genetiske kode, udleveringskode*, lokalekode*, bookingkode*,
    reservationskode*, billetkode*, sporingskode*, pakkekode*, leveringskode*, ordrekode*, fragtkode*, lejekode*, din
    sag, skadenummer*, skadesanmeld*, patientnummer*, studienummer*, elevnummer*, aftalenr, policenr, fakturanr,
    følgeseddel*, skabsnummer*, tognummer*, kursusnummer*, matrikelnummer*, pasnummer*, kørekortnummer*,
    abonnementsnummer*, leverandørnummer*, lånerkort*, betalings id*, betalingsfrist*, betalingsdato*,
    betalingsservice, betalingsoversigt*, betalingskort*, betalingsaftale*, betalingsreference*, betalingsmåde*,
    betalingsmetode*, betalingsmodtager*, betalingsbetingelse*, betalingsnummer*, betalingsid*, betalingspåmind*,
    betalingslink*, betalingsplan*, betaling, betalingen, betalinger, api nøgle*, sidste fire cifre*, sidste 4 cifre*,
    fire sidste cifre*, 4 sidste cifre*, artikelkode*, varegruppekode*, leverandørkode*, producentkode*,
    materialekode*, filialkode*, afdelingskode*, omkostningsstedskode*, organisationskode*, personalekode*,
    medarbejderkode*, stillingskode*, faggruppekode*, erhvervskode*, lønartskode*, lønkode*, fraværskode*,
    arbejdsgiverkode*, betalerkode*, modulkode*, uddannelseskode*, eksamenskode*, prøvestedskode*, skolekode*,
    institutionskode*, rumkode*, gruppekode*, eventkode*, arrangementskode*, aktivitetskode*, kampkode*,
    turneringskode*, parkeringszonekode*, parkeringskode*, bykode*, lokalitetskode*, stoppestedskode*, takstkode*,
    tarifkode*, målerkode*, kontraktkode*, aftalekode*, ydelseskode*, skattecenterkode*, nacekode*, budgetkode*,
    konteringskode*, artskontokode*, finanskode*, garantikode*, reparationskode*, skadekode*, reklamationskode*,
    buildkode*, batchkode*, partikode*, lakkode*, typekode*, skskode*, toldtarifkode*, sagskode*, ean nummer*, ean
    kode*, hs kode*, ral kode*, iata kode*, icd kode*, sks kode*, mcc kode*, nace kode*, db07 kode*, disco kode*,
    discokode*, afdelingsnummer*, omkostningsstedsnummer*, filialnummer*, lokalenummer*, zonenummer*, områdenummer*,
    partinummer*, farvenummer*, modelnummer*, modulnummer*, prøvenummer*, institutionsnummer*, holdnummer*,
    produktionsnummer*, bankens registreringsnummer, kode for produktet, kode for varen, kode for kurset, kode for
    modulet, kode for butikken, kode for afdelingen, kode for faget, koden for produktet, koden for varen, koden for
    kurset, koden for faget, koden for lokalet, koden for parkeringszonen, koden for butikken, koden for afdelingen,
    kursets kode, produktets kode, varens kode, leverandørens kode, afdelingens kode, kursus med koden, kurset med
    koden, fag med koden, vare med koden, produkt med koden, arrangementet med koden, modulet med koden, wifi password,
    wi fi password, wi fi kode*, wlan adgangskode*, wlan password, wlan kode*, netværks adgangskode*, netværks
    password, netværks kode*, gæste wifi adgangskode*, gæste wifi password, gæste wifi kode*, wifiadgangskode*,
    wifipassword*, netværksadgangskode*, netværkspassword*, gæstenetsadgangskode*, gæstenetskodeord*,
    gæstenetspassword*, routeradgangskode*, routerkodeord*, routerpassword*, adgangskode til wifi, adgangskode til
    netværket, adgangskode til gæstenetværket, adgangskode til gæstenettet, adgangskode til mødet, adgangskode til det
    trådløse netværk, adgangskoden til wifi, adgangskoden til netværket, adgangskoden til gæstenettet, adgangskoden til
    mødet, kode til wifi, koden til wifi, kodeord til wifi, kodeordet til wifi, mødeadgangskode*,
    konferenceadgangskode*, konferencekode*, mødepin*, konferencepin*, abonnentkode, forhandlerkode, prøvekode,
    reservedelskode, delkode, fi kode, kortartkode, ejendomskode, bygningskode, distriktskode, sognekode, opkaldskode,
    driftsfejlkode, fejlmeldingskode, pnr kode, track & trace kode, donationskode, indsamlingskode, icd 10 kode,
    receptkode, atc kode, forsikringskode, standkode, undersøgelseskode, respondentkode
  `,
  promo: `
    rabatkode*, rabatter, *rabat, rabatten, gavekort*, værdikupon*, kuponkode*, kampagnekode*, særtilbud*,
    specialtilbud*, tilbuddet gælder, udsalg*, spar nu, spar op til, ved kassen, indkøbskurv*, indkøbsvogn*, fri
    fragt, gratis fragt, gratis levering, loyalitetspoint*, bonuspoint, lodtrækning*, konkurrencevinder*, inviter
    venner, inviter en ven, fødselsdagsgave*, minimumskøb, mindste ordreværdi, mindstekøb, så længe lager, indløs*,
    shop nu, køb nu, hele sortimentet, køb over, ved betaling, en fjerdedel af prisen, ved disken, hent en gratis, giv
    din ven, konkurrence*, lodnummer*, vi trækker lod, tilbud, kampagne
  `,
  press: `
    denne udgave, i denne artikel, læs videre, læs hele, klumme*, blogindlæg*, vores læsere, statistik*, ugerapport*,
    ugentlig rapport, månedsrapport*, ugens overblik, i gennemsnit, gennemsnitlig*, sidste måned, udgivelsesnoter,
    versionsnoter, ændringslog*, ny version, fejlrettelser, rettede fejl, build mislykkedes, tests mislykkedes,
    podcastafsnit*, tips til, gode råd til, undersøgelse viser, studie viser, en bølge af, pressemeddelelse*, ifølge
    en, driftsrapport*, danskere, svindlere, sådan gennemskuer, læs historien, læs artiklen, ugens mest
    læste, ugens, kørsel, natlig kørsel, tests gik ned, fejlede, spørgeskema*, undersøgelse*, din mening, svindel*,
    svindler*, falske koder, falsk, falske, nyheder i version
  `,
  business: `
    bekræft*, verific*, verifikation*, log ind, logge ind, logger ind, logget ind, loginforsøg*, godkend*, autentific*,
    identitet*, adgangskode*, kodeord*, nulstil*, gendan*, tofaktor*, to faktor*, konto, kontoen, tilmeld*, registrer*,
    mailadresse*, sikkerhed*, aktiver*, enhed, enheden, lås op, opret*, overførsel*, engangs*, email adresse*, adgang,
    adgangen, mitid, login, log på, logget på, e mail adresse*, inviteret dig, inviterer dig, tilføjet dig, er låst,
    blev låst, blevet låst, kontoen låst, konto låst, låst konto, ny telefon, er det dig, brugernavn, inviteret,
    totrins*, beboerportal*, underskriv*, signer*, samtykke*, parring*, parre, forbind*, ny mobil, ny computer, ny
    browser, adresseskift*, skifte mail, skifte e mail, skifte adresse, skifte nummer, opsigelsen, netbank*, mobilbank*,
    legitimer*, frigiv betaling*, frigive betaling*, frigivelse af betaling*, frigiv overfør*, gennemføre betalingen,
    gennemføre transaktionen, gennemføre overfør*, fuldføre betalingen, fuldføre transaktionen, afslutte betalingen,
    afslutte overfør*, kortbetaling på nettet, betaling på nettet, 3d secure, 3 d secure, stærk kunde*, autoriser*,
    autentifik*, kundeautentifik*, ukendt browser, anden browser, spærret, låse op, låses op, oplås*, forkerte forsøg,
    mislykkede forsøg, fejlslagne forsøg, for mange forsøg, forgæves forsøg, slette din profil, slette profilen, slet
    profil*, sletning af profil*, sletning af din, slettes permanent, nyt telefonnummer, nyt mobilnummer, dit nye
    telefonnummer, dit nye mobilnummer, skift af telefonnummer, skift af mobilnummer, skift af e mail, skift af mail,
    skift af telefon, skifte telefon, ændre telefonnummer, ændre dit telefonnummer, ændring af telefonnummer, ændring af
    mail, ændring af din mail, ny mail adresse, din nye mail, første gang du logger, komme ind igen, kommer ind igen,
    lukke dig ind, lukker dig ind, siden du forlod, siden du har åben, vinduet du har åbent, åbne vindue, åbne fane,
    åbne faneblad, åbne browservindue, ladet stå åben*, lod stå åben*, du har åben*, du lod stå, virkelig er dig, at det
    er dig, faktisk er dig, er hvem du, sammenkobl*, koble din, tilknytte din, tilknyt din, tilknyt telefon*, e
    signatur*, digital signatur*, digital underskrift*, elektronisk underskrift*, er den du siger, fra en ny pc, på en
    ny tablet, afventende betaling, ventende betaling, gennemføre købet, gennemføre handlen, færdiggøre betalingen,
    færdiggøre købet, frigive beløbet, udføre transaktionen, onlinekøb*, online køb, køb på nettet, køb på internettet,
    internetkøb*, skriv under på, skrive under, signatur*, underskrift*, kundeautentifi*, kundegodkend*, tilknyt enhed*,
    tilknytte, tilknytning, mislykkedes forsøg, fejlforsøg*, sletning af, skift af telefon*, skift af nummer, skift af
    adresse, skifte telefon*, ny e mail, ny mobiltelefon, ny tablet, åbent vindue, åbne side, har stående åben*, stod
    åben, står åbent i, efterlod åben*
  `,
  fleeting: `
    gælder i, gælder til, udløb*, minutter, gyldig*, gælder kun, gælder indtil, virker kun, virker i, en gang,
    engangsbrug, holder op med at virke, virker ikke længere, engangs, et kvarter, i et kvarter, inden for et kvarter,
    inden for en time, kan kun bruges, gælder den
  `,
  secret: `
    del ikke, del aldrig, del den ikke, videregiv*, hemmelig*, aldrig bede*, fortrolig*, med andre, ikke videre,
    aldrig videre, spørger aldrig, beder aldrig, hold den for dig selv, deles ikke, oplys aldrig, må ikke deles, vis
    den ikke, giv den ikke, giv den aldrig, hold den hemmelig, ingen andre, kun til dig, læs den ikke op, læs aldrig,
    send den ikke, beder dig aldrig, spørger dig aldrig, del den aldrig, skal ikke deles, må aldrig deles, giv ikke
    koden, giv aldrig koden, giv ikke denne kode, giv aldrig denne kode, udlever ikke, udlever aldrig, oplys ikke
    koden, oplys den aldrig, fortæl ikke, fortæl aldrig, fortæl den ikke, sig den ikke, sig aldrig koden, afslør ikke,
    afslør aldrig, røb ikke, røb aldrig, vis aldrig koden, vis ikke koden, læs ikke koden, læs den aldrig, læs ikke
    op, send ikke koden, send aldrig koden, videresend ikke, videresend aldrig, vi ringer aldrig, aldrig om denne
    kode, aldrig efter denne kode, medarbejdere vil aldrig, heller ikke til os, ikke engang til os, ikke engang vores
    medarbejdere, ingen hos os, hold koden for dig, behold den for dig, behold koden for dig
  `,
  enter: `
    indtast*, skriv, tast, udfyld*, kopier*, indsæt, brug, bruge, anvend*, angiv*, taste ind, taste koden, taste den,
    taste disse, at taste, taster, skriver, skrive, indsætte, indsætter, sæt ind, opgiv, læs op, fortæl, dikter*,
    overfør tallene, bruger koden, scan, scanne, scanner, svar med, oplys, skal bruges, bruges, skriver du, giv os,
    taster du, indtaster du, udfylder du, skriv det, skriv den, skriv dem, tast det, tast den, skal skrives, skal
    indtastes, skal tastes, skal stå, skal ind i, tastes ind, skrives ind, sæt det ind, sæt den ind, udfyld det, udfyld
    feltet, kopiér, indfør, før ind, læg ind, skriv da, skriv så, beder siden om, beder om, beder dig om, spørger efter,
    bliver du bedt, bliver bedt om, bekræft den med, bekræft det med, bekræft skiftet med, bekræft købet med, bekræft
    ændringen med, bekræft betalingen med, bekræft adressen med, bekræft overførslen med, bekræft sletningen med,
    bekræft login med, bekræft med, bekræftes med, bekræfter du med, godkend den med, godkend det med, godkend købet
    med, godkend betalingen med, godkend overførslen med, godkend ændringen med, godkend login med, godkend med,
    godkendes med, godkender du med, underskriv med, underskriv den med, underskriv det med, underskriv aftalen med,
    underskrives med, signer med, signér med, lås op med, lås den op med, låses op med, log ind med, log på med,
    verificer med, verificer dig med, legitimer dig med, identificer dig med, gennemfør med, gennemfør købet med,
    fuldfør med, aktiver med, aktivér med, aktiver den med, aktiver det med, aktiveres med, svar blot, svarer med, tryk
    ind, trykker du ind, før det ind, fører du ind, læses op, læser du op, læs højt, sig koden, siger du, nævn, citer,
    send tilbage, sender du tilbage, efterspørges, efterspørger, dertil hører, skal sættes ind, skal indsættes, skal
    opgives, skal oplyses, skal læses op, skal kopieres, skal udfyldes, indsættes, indtastes, opgives, opgiver du,
    oplyser du, angiver du, kopierer du, indsætter du, beder vi dig om, beder vi om, vil vi bede, vil bede dig, vil
    blive bedt, vil spørge, vil appen have, vil siden have, skal bruge den, behøver du i næste, kræves i næste, kræves
    for at logge, skal du bruge, ved at angive, ved at skrive, ved at taste, ved at indtaste, ved at opgive, ved at
    oplyse, skriv af, skriv disse, tastet ind, har tastet, skrevet ind, har indtastet, er indtastet, udfyldt feltet, sat
    ind i feltet, læst op, godkendes ved at, bekræftes ved at, bekræftelsen sker med, godkendelsen sker med, bekræftelse
    sker med, godkendelse sker med, det er nok at, giv klienten, giv spillet, giv appen, slå koden, slå tallene, tryk
    cifrene, tryk tallene, tryk koden, trykke koden, vælg cifrene, vælg tallene, vælg tallet, vælg det tal, send koden,
    send os koden, send os cifrene, sende koden, indsend koden, indsende koden, svar på denne mail med, svar på denne e
    mail med, svar på mailen med, svar på beskeden med, svar på denne besked med, svar på sms'en med, besvar med, besvar
    mailen med, besvar denne mail med, besvar beskeden med, meddel koden, meddel os koden, oplyse koden, oplyse den,
    læse koden, læse op, læse den op, læs koden, læs cifrene, læs den op, læs den højt, giv koden, giv den til vores,
    giv tallene, giv cifrene, give koden, giv medarbejderen, giv rådgiveren, giv supporten, giv supporteren, sig
    tallene, sig cifrene, sig den til vores, sige koden, sige tallene, vis koden på, vis den på, nævne koden, stav den,
    klistre ind, klistr ind, klistr den ind, smid koden, smid den ind, put koden, put den ind, afgiv koden, fortsæt med
    koden, fortsæt med tallene, fortsæt med denne kode, fortsæt med cifrene, gå videre med koden, afslut med koden,
    afslut med tallene, afslut købet med, afslut betalingen med, afslut overførslen med, afslut login med, færdiggør
    med, færdiggør betalingen med, færdiggør købet med, færdiggør login med, fuldfør betalingen med, fuldfør købet med,
    fuldfør login med, fuldfør overførslen med, gennemfør betalingen med, gennemfør overførslen med, gennemføres med,
    lås kontoen op med, lås din konto op med, lås kortet op med, lås enheden op med, lås telefonen op med, lås det op
    med, låser du op med, underskriv dokumentet med, underskriv kontrakten med, underskriv lejekontrakten med, signer
    dokumentet med, signer aftalen med, signer kontrakten med, signeres med, bekræft enheden med, bekræft handlingen
    med, bekræft transaktionen med, bekræft dig med, bekræft nummeret med, bekræft det nye nummer med, godkend
    transaktionen med, godkend handlingen med, godkend enheden med, godkend sletningen med, frigiv betalingen med,
    frigives med, autoriser med, autoriser betalingen med, autoriseres med, når koden er skrevet, har skrevet koden, er
    koden skrevet, skal siges, skal sendes tilbage, skal slås ind, slås ind, slå den ind, slå det ind, har slået koden,
    svar kun med, svar bare med, opgive koden, opgive den, tryk på cifrene, tryk på tallene, tryk på tasterne, tryk
    efter hinanden, vælg det samme tal, drej hjulene, drej skiven, send tallene, send os tallene, send os dette tal,
    svar på denne besked, sig den til, sig tallet, sig det til, oplæs, læs tallene, læs tallet, giv den til, giv tallet,
    giv vores, vis tallet, fortsæt med tallet, fortsæt med denne, fortsæt med dette, fortsæt med disse, afslut med, sæt
    koden ind, sæt tallene ind, sættes ind, slå ind, slår du ind, puttes ind, put tallene, du tastet, tastes på, bliver
    tastet, blevet tastet, er tastet, er skrevet i feltet, taste
  `,
  complete: `
    bekræft e mail*, bekræft din e mail*, verificer din e mail*, bekræft din email*, bekræft din mailadresse*, bekræft
    din konto*, bekræft konto*, verificer din konto*, bekræft din tilmelding*, bekræft din registrering*, bekræft din
    identitet, bekræft abonnement*, verificer din identitet, bekræft login, bekræft ændring*, bekræft at det er dig,
    nulstil adgangskode*, nulstil din adgangskode*, nulstille din adgangskode*, nulstil dit kodeord*, nulstilling af
    adgangskode*, nulstilling af kodeord*, ny adgangskode, nyt kodeord, vælg en adgangskode, opret en adgangskode,
    skift din adgangskode*, skift adgangskode*, gendan din konto, nulstillingslink*, bekræftelseslink*,
    aktiveringslink*, loginlink*, magisk link, accepter invitation*, deltag i teamet, lås op for din konto, godkend
    login*, fuldfør tilmelding*, fuldfør registrering*, færdiggør tilmelding*, færdiggør registrering*, slet min konto,
    bekræft email*, bekræft mailadresse*, bekræft din adresse*, bekræft denne adresse*, bekræft adresse*, bekræft din
    nye*, bekræft den nye*, bekræft nu, bekræft min*, bekræft tilmelding*, bekræft identitet*, bekræft sletning*,
    bekræft medlemskab*, bekræft nyhedsbrev*, bekræft dit abonnement, bekræft dit login, bekræfte din*, bekræfte
    adressen, brug den nye adresse, verificer e mail*, verificer mail*, verificer adresse*, verificer konto*, verificer
    nu, aktiver din konto*, aktiver konto*, aktivere din konto*, aktiver min*, aktiver nu, aktiver din profil,
    aktivering af konto*, nulstille adgangskode*, nulstil kodeord*, nulstille dit kodeord*, nyt password, nulstil
    password, vælg adgangskode*, vælg en ny*, vælg din adgangskode*, vælg et kodeord, opret adgangskode*, opret din
    adgangskode, opret et kodeord, skift kodeord*, skift dit kodeord, ændre adgangskode*, ændr din adgangskode*, gendan
    konto*, gendan adgang*, engangslink*, adgangslink*, magiske link, acceptere invitation*, tag imod invitation*, sig
    ja til invitation*, deltag i gruppe*, bliv medlem af, lås kontoen op, lås din konto op, oplås konto*, oplås din
    konto, godkend enhed*, godkend anmodning*, stol på enhed*, det er mig, det var mig, luk mig ind, lad mig komme ind,
    fuldfør din*, fuldfør oprettelse*, færdiggør din*, færdiggør oprettelse*, færdiggør konto*, ja tilmeld mig, ja jeg
    vil gerne, slet konto*, slet din konto, log ind med ét klik, log ind uden adgangskode, opret din konto, mailen
    nåede frem, ja adressen er rigtig*, ja adressen er, adressen er rigtig*, brug denne adresse, ja tak skriv mig op,
    skriv mig op, sig ja tak, sig ja, åbn min konto, åbn den igen, kom indenfor, slet det hele, indbakken er din,
    aktivér bruger*, ja det er mig, lav en adgangskode, acceptér, gå til projektet og accept*, bliv en del af, bliv
    medlem, ja tak, tilmeld mig, vælg ny adgangskode, åbn kontoen, lås op, bekræft min adresse, aktiver min konto, se
    invitationen, åbn invitationen, svar på invitationen, til gruppen, jeg er med, ja jeg er med, tilhører dig, vi
    mangler dit ja, log direkte ind, genaktiver kontoen, ophæv spærringen, ja det er min mail, det er min mail, mailen
    er din, at mailen er din, fortsæt i browseren, det er min adresse, ændre dit kodeord, ændre din adgangskode, ændre
    dit password, ændre kodeord*, aktivere din konto, aktivering af din, verificere din e mail*, verificere din email*,
    bekræfte din e mail*, bekræfte din email*, nulstilling af, vælg en ny adgangskode, vælge en ny adgangskode,
    nulstille din adgangskode, nulstille dit kodeord, låse kontoen op, låse din konto op, låser du kontoen op, låses
    kontoen op, oplåsning af konto*, ophæv låsning*, siger ja her, siger du ja, så snart du siger ja, når du siger ja,
    sig ja her, accepterer invitationen, tager imod invitationen, skift adresse, skift til den nye*, skift til min
    nye*, godkend ændring*, godkend skiftet, bekræft skiftet, slet min profil, slet profilen, gendan min konto, gendan
    mit login, genaktiver min konto, genaktiver konto*, genaktiver min profil, få kontoen tilbage, få min konto
    tilbage, gør kontoen færdig, gør tilmeldingen færdig, opret ny adgangskode, opret nyt kodeord, lav ny adgangskode,
    lav et kodeord, lav et nyt kodeord, sæt adgangskode*, angiv ny adgangskode, indstil adgangskode*, skift din kode,
    aktiver login, aktiver abonnement*, bekræft enhed*, log mig ind, deltag i projekt*, deltag i familien, deltag i
    organisation*, tilslut dig teamet, tilslut dig gruppen, tilslut dig projektet, bekræft ejerskab*, bekræft samtykke,
    giv samtykke, giv dit samtykke, afslut tilmelding*, afslut registrering*, aktiverer kontoen, aktiverer din konto,
    bekræfter adressen, bekræfter din adresse, direkte ind uden adgangskode, bekræfter sletningen, bekræfter ændringen,
    bekræfter skiftet, bekræfter tilmeldingen, bekræfter registreringen, bekræfter abonnementet, bekræfter din mail*,
    bekræfter din e mail*, bekræfter din email*, bekræfter mailadressen, godkender ændringen, godkender login,
    nulstiller adgangskoden, nulstiller din adgangskode, vælger en ny adgangskode, vælger du en ny adgangskode, vælger
    et nyt kodeord, tag mig ind, godkend ny enhed
  `,
  act: `
    bekræft, verificer, aktiver, godkend, accepter, fuldfør, fortsæt, deltag, nulstil, tillad, lås op,
    bekræfte, aktivere, godkende, acceptere, gå videre, fortsætte, færdiggør, gennemfør, ja tak, det er rigtigt, det
    passer, videre, et skridt mere, et trin mere, sidste trin, næsten færdig, næsten klar, snart
    færdig, så er din konto klar, lav en ny, vælg en ny
  `,
  signIn: `
    log ind, log på, åbn appen, logge ind, login, gå til din konto, gå til mit,
    kom i gang, start her, gå i gang
  `,
  never: `
    afmeld*, frameld*, indstillinger*, præferencer*, webversion*, privatliv*, databeskyttelse*, vilkår*, betingelser*,
    hjælp*, kundeservice*, ofte stillede spørgsmål, undersøgelse*, bedøm*, følg pakke*, se bestilling*, mine ordrer,
    min side, se faktura*, betal*, læs mere, få mere at vide, se alle, køb nu, følg os, om os, nyhedsbrev*, spor
    pakke*, anmeldelse*, anmeld os, anmeld dit køb, anmeld din oplevelse, afbestil*, cookies, kontakt, support,
    spørgsmål og svar, udforsk, til butikken, shop nu, handl nu, se garn*, se tilbud*, se mere, se detaljer, mere om,
    administrer*, bekræft din bestilling, bekræft din booking, bekræft din tid, opsig*, ledige stillinger, læs artik*,
    læs histori*, se hvor, hent kvittering, svar på spørgeskema, læs hele historien, se booking, åbn boksen, find vej,
    bekræft tid, ombook, vis i browser*, se i browser*, åbn i browser*, læs i browser*, vis i din browser, se i din
    browser, åbn i din browser, se mailen i, vis mailen i, vis e mailen i, se denne mail i, fortsæt samtalen, fortsætte
    samtalen, se besked, læs besked, se kommentar, deltag i mødet, deltag i møde, min konto, se opgave, åbn opgave,
    prøv nu, åbn rapporten, se rapport, åbn filen, se billeder, se resultat, besøg forummet, kommentar*, moderer*, følg
    levering*, følg forsendelse*, følg din pakke, følg din*, spor levering*, spor forsendelse*, spor din*, se
    kvittering*, hent kvittering*, hent faktura*, se ordre*, se din ordre, se din bestilling, se bookingen, se billet*,
    boardingkort*, boarding pass, check ind, føj til kalender*, tilføj til kalender*, gem i kalender*, tilføj til
    wallet, hent appen, app store, google play, giv din mening, sig din mening, giv feedback, kontakt kundeservice, min
    profil, mine bestillinger, mine køb, åbningstider, find butik*, ombook*, ændr booking*, ændr levering*, se
    tilbuddet, fortæl os, bedøm købet, anmeld købet, download faktura, download appen, læs online, skift levering, ret
    din reservation, forny nu, forny medlemskab, forlæng abonnement, start spørgeskema, svar på beskeden, søg jobbet,
    søg nu, ansøg nu, se udsalget, indløs gavekort, brug rabatkoden, inviter en ven, book tid, bestil tid, gennemgå
    sikkerhedsindstillinger, tjek aktivitet
  `,
  notMe: `
    ikke dig, ikke har anmodet, ikke har bedt om, ikke har oprettet, ikke bad om, ikke anmodede, genkender du ikke,
    genkender ikke, ikke genkender, se bort fra, ignorer*, afvis*, annuller*, fortryd*, bloker, blokere, sikr din konto,
    ved en fejl, ikke anmodet om, ikke selv, ikke mig, ikke bedt om det, ikke oprettet, ikke tilmeldt, ikke bestilt,
    ikke forsøgt, ikke forventet, kan du roligt, slette mailen, slet mailen, skal ikke foretage, ikke gøre noget, nej
    det, afslå, spær*, uvedkommende, kender ikke, stands ændringen, hvis det ikke var dig, skal du ikke gøre noget, gør
    ingenting, nej tak, lad være med at gøre noget, ikke forsøgte, ikke har forsøgt, ikke prøver, ikke prøvede, var det
    ikke dig, har du ikke bedt, har du ikke anmodet, kender du det ikke, ikke dig der, spær kontoen, kontakt os straks,
    kontakt os omgående, en anden kan have, stop skiftet, stop ændringen, fortryd ændringen, annuller sletningen, afslå
    invitationen, behold kontoen, behold min konto, har du ikke forsøgt, ikke var dig, ikke kender denne, ikke kender
    kontoen, ikke din konto, tilhører dig ikke, ikke tilhører dig, ikke er din, ikke er dit, ikke er dine, ikke har
    foretaget, ikke foretog, ikke har ændret, ikke ændrede, ikke loggede ind, ikke har logget ind, ikke har gjort dette,
    har du ikke foretaget, har du ikke ændret, uden dit vidende, dette er en fejl, ved en fejltagelse, det er en fejl,
    hvis det er forkert, hvis dette er forkert, fjerne din e mail, fjern min adresse, låse din konto, beskyt din konto,
    deaktivere din konto, deaktiver* kontoen, sikr kontoen, adgangskode med det samme, adgangskode straks, adgangskode
    hurtigst muligt, rapporter mistænkelig, giv os besked, lad os det vide, kontakt os med det samme, gennemgå
    aktivitet*, log ud af alle, anbefaler at du ændrer, anbefaler at du skifter
  `,
  done: `
    blevet ændret, blevet nulstillet, blevet opdateret, blevet verificeret, blevet bekræftet, blevet aktiveret, blevet
    slettet, blev ændret, blev nulstillet, er nulstillet, er bekræftet, er nu aktiv, er nu aktiveret, nyt login,
    loggede ind, har logget ind, slået til, tak fordi du bekræft*, har accepteret, er ændret, har ændret, er slettet,
    er opdateret, er verificeret, er aktiveret, blev slettet, blev tilføjet, blev opdateret, blev bekræftet, logget ind
    fra, der er logget ind, dit login, tak for din bekræftelse, er nu bekræftet, har taget imod, blevet tilføjet,
    blevet fjernet, blevet slået, er logget ind, er betalt, du er nu afmeldt, du er afmeldt, du er blevet afmeldt, du
    har afmeldt, du er nu frameldt, du er blevet frameldt, din afmelding er gennemført, du er fjernet fra listen,
    fjernet fra mailinglisten, dit abonnement er opsagt, din opsigelse er gennemført, du modtager ikke længere, du vil
    ikke længere modtage, du får ikke længere
  `,
  here: `
    klik her, klikke her, klikker her, tryk her, linket her, link her, lige her, følg her, klik, tryk på, følgende link,
    dette link, gå til, kopier og indsæt, browseren, adresselinje*, linket, knappen, et tryk, åbn blot, åbn denne, denne
    side, denne adresse, nedenstående link, besøg, herunder, linje ind i, åbn siden, kopier, tryk, følgende side,
    følgende adresse, herfra, via linket, via dette link, nedenfor, det gør du, gør du her, her kan du
  `,
  onSite: `
    pakke*, forsendelse*, levering*, bud, chauffor*, pakkeboks*, boks, boksen, boksnr, skab*, afhent*, skranke*,
    kasse*, reception*, doren, indgang*, wifi, wi fi, tid hos, aftale*, booking*, reservation*, billet*, kounummer*,
    porten, bordet, modenummer, mode id, modets id, mødekode*, mødelink*, mødelokale*, mødeindkaldelse*, deltag i
    mødet, deltage i mødet, deltag i møde, tilslut dig mødet, slut dig til mødet, zoom møde*, zoommøde*, zoom opkald*,
    teams møde*, teamsmøde*, teams opkald*, meet møde*, onlinemøde*, online møde*, videomøde*, videoopkald*, video
    opkald*, videokonference*, videosamtale*, videokonsultation*, telefonmøde*, telefonkonference*, konference id,
    konferencekode*, konferencenummer*, webinar*, opkaldsnummer til mødet, ring ind, ring op til mødet,
    indkaldsnummer*, deltager pin, deltagerpin*, deltager id, deltagerkode*, deltagernummer*, venteværelse*, dørkode*,
    dørtelefon*, dørlås*, hoveddør*, gadedør*, yderdør*, bagdør*, entredør*, hovedindgang*, opgang*, portkode*,
    bommen, bomanlæg*, trappeopgang*, lobby, foyer*, samtaleanlæg*, garage*, parkering*, elevator*, nøgleboks*,
    nøgleskab*, nøgleudlevering*, hængelås*, kodelås*, kombinationslås*, cykellås*, omklædning*, garderobe*,
    cykelskur*, cykelkælder*, cykelparkering*, alarmanlæg*, alarmkode*, alarmen, tyverialarm*, pengeskab*, værdiboks*,
    på værelset, drejekors*, svingdør*, karruseldør*, ladestander*, ladestation*, ladeboks*, betalingsautomat*,
    automaten, selvbetjeningsautomat*, selvbetjeningskasse*, selvbetjeningsstander*, selvbetjeningsskærm*,
    kopimaskine*, fotokopimaskine*, ved printeren, vaskemaskine*, vaskekælder*, vaskeri*, gæstenet*, trådløst netværk,
    værelsesnummer*, hentekode*, fragtmand*, buddet, budbringer*, postbud*, posthus*, kønummer*, ventenummer*, køen,
    ekspedient*, buschauffør*, konduktør*, togfører*, kontrollør*, boarding*, ombordstigning*, vagten, dørmand*,
    bekræft din tid, bekræfte din tid, fremmøde*, deltagelse*, tilmeldt arrangement, kommer du, jeg kommer, svar
    udbedes, su senest, ankomst*, dit besøg hos, dit besøg den, bekræft dit besøg, hjemmebesøg*, besøgstid*,
    fremvisning*, indtjekning*, indcheck*, tjek ind, check ind, online check in, dit ophold, aflæsning*,
    måleraflæsning*, aflæs din måler, målerstand*, elmåler*, vandmåler*, målernummer*, bordreservation*,
    bordbestilling*, bord til, modtagelse af varen, modtagelse af varer*, modtagelsen af, varen er modtaget,
    varemodtagelse*, udflugt*, skoleudflugt*, klassetur*, skoletur*, ekskursion*, tilladelse til turen,
    forældretilladelse*, forældremøde*, køretime*, jobsamtale*, prøvetime*, udlevering*, overdragelse*, trappen,
    afleveres, på hotellet, aflevering*, havelåge*,
    møde id, mødeid*, mødenummer*, deltag i webinaret, adgang til mødet, link til mødet, opkaldsnummer*, gæste wifi,
    gæstewifi*, wifi til gæster, wifi for gæster, netværksnavn*, netværkets navn, navnet på netværket, navn på
    netværket, wifi netværk*, trådløse netværk, gæsteinternet*, ssid
  `,
  entryPlace: `
    vindue*, side, siden, sidens, skaerm*, skærm*, felt, feltet, felter*, rude, ruden, boks, boksen, bokse*,
    formular*, app, appen, appens, browser*, hjemmeside*, enhed*, webside*, skema*, tablet*, computer*, konsol*,
    fjernsyn*, ruderne, linjen, fane, fanen, dialog*, dialogboks*, tekstfelt*, tekstboks*, startskaerm*, startskærm*,
    startside*, loginside*, login siden, tv boks*, tv et, tv skaerm*, haeveautomat*, hæveautomat*, chat, chatten,
    chatvindue*, miniapp*, spilklient*, udvidelse*, naeste trin, næste trin, naeste skridt, næste skridt, trin to,
    andet trin, betalingsside*, bekraeftelsesside*, bekræftelsesside*, bookingside*, mobilapp*, bankapp*, netbank*,
    mobilbank*, afsnittet, menuen, kontoside*, pop op*, popup*, tilmeldingsside*, tabletten, telefonens, bookingside*,
    bestillingsside*, betalingsside*, reservationsside*
  `,
  accountName: `
    brugernavn*, kontonavn*, loginnavn*, profilnavn*, kaldenavn*, brugernavnet, dit login, login navn*, login id*,
    spillernavn*, visningsnavn*, bruger id*
  `,
  subjectLine: "emnelinje*, emnefelt*, i emnet",
  outdated: `
    er slettet, er dermed slettet, er annulleret, virker ikke mere, gælder ikke mere, gælder ikke længere, virker ikke
    længere, tidligere kode, forrige kode, gamle kode, ikke længere gyldig, dur ikke længere, kan ikke længere bruges,
    kan ikke længere anvendes, ikke længere aktiv, er ikke gyldig længere, er ikke gyldig mere, er ugyldig nu, er nu
    ugyldig, er blevet ugyldig, er ophørt med, har mistet sin gyldighed, er blevet annulleret, blev annulleret, har
    annulleret, vi har annulleret, er trukket tilbage, har trukket koden, er tilbagekaldt, er blevet tilbagekaldt, har
    spærret koden, koden er blokeret, forrige koder, tidligere koder, gamle koder, første kode, oprindelige kode,
    foregående kode, koden fra i morges, den fra i morges, fra i morges, koden fra i går, den fra i går, sendt
    tidligere, tidligere sendt, sendte tidligere, vi sendte tidligere, sendt før, sendt i morges, sendt i går, sendte
    kl, sendt kl, vi sendte dig kl, koden er udløbet, kode er udløbet, koden udløb, er siden udløbet, er allerede
    udløbet, allerede brugt, er allerede anvendt, er opbrugt, blev brugt til at logge, kode du brugte, koden du
    brugte, brugte kode, kan ikke bruges igen, kan ikke genbruges, kan ikke anvendes igen, se bort fra den tidligere,
    se bort fra den forrige, ignorer den tidligere, ignorer den forrige, ignorer den første, ignorer den gamle, glem
    koden, glem den gamle, i stedet for koden, i stedet for den, i stedet for kode, erstatter koden, erstatter den,
    erstatter kode, træder i stedet for, koden er spærret, koden er blevet spærret, koden er brugt, koden er blevet
    brugt, koden er blevet anvendt, koden blev brugt, udløb, er udløbet, blev brugt, blev ikke brugt, blev anvendt, er
    brugt,
    du indtastede koden, du tastede koden, du skrev koden, du indtastede pinkoden, du indtastede sms koden, du
    indtastede engangskoden, i indtastede koden, de indtastede koden kl, koden du indtastede, koden som du
    indtastede, koden du tastede, koden indtastet kl, koden blev indtastet, koden blev accepteret, koden blev
    godkendt, sms koden blev indtastet, sms koden blev accepteret, sms koden blev godkendt, engangskoden blev
    indtastet, engangskoden blev accepteret, engangskoden blev godkendt, pinkoden blev indtastet, pinkoden blev
    accepteret, pinkoden blev godkendt, kode blev indtastet, pinkode blev indtastet, koden blev tastet ind, koden
    blev bekræftet, koden blev verificeret, kode accepteret, kode indtastet kl, vi accepterede koden, vi godkendte
    koden, blev bekræftet med koden, blev godkendt med koden, blev verificeret med koden, blev godkendt med
    engangskoden, du loggede ind med koden, du bekræftede med koden, du godkendte med koden
  `,
  toRead: `
    læs, læse, læses, se mere, kig på, find ud, gennemse, opdag, se hele, se alle, se dine, se din, se dit, se den, se
    det, se her, se hvad, se hvem, se hvordan, at se, kan ses, gå til min konto, gå til din side, din kontoside, min
    kontoside, kundeportal*, kundeområde*, selvbetjening*, åbn dashboardet, gå til dashboardet, gå til oversigten, dine
    regninger, netbank*, tjek din ordre, tjek din bestilling, tjek din booking, tjek detaljerne, gennemgå din
    aktivitet, gennemgå aktiviteten, seneste aktivitet, administrer dine enheder, hvad der er ændret, tjek
    leveringsadressen, forbrugshistorik*, se kontoudtog, gå til portalen, mine bookinger, se mine reservationer, se
    opslag, åbn dokument, åbn fil, se billede, se album, se jobbet, se stillingsopslag, se resultater, se prøvesvar, se
    driftsstatus, se hændelsen, hent eksport, hent filen, vis online, se nyhederne
  `,
  plural: "koder, koderne, engangskoder*",
  fault: "fejlkode*, fejlen, fejlmeddelelse*, på displayet",
  injection: "ignorer ovenstående, ignorer alle tidligere, se bort fra ovenstående",
  codeWord: `
    ordet, dit ord, jeres ord, dette ord, følgende ord, hemmelige ord, hemmeligt ord, loginord*, adgangsord*,
    sikkerhedsord*, bekræftelsesord*, kontrolord*, godkendelsesord*, verifikationsord*, parringsord*, nøgleord,
    nøgleordet, engangsord*, kendeord til, ord til login, ord til at logge ind, dagens kodeord, dagens adgangskode,
    dagens løsen, kodeord for i dag, kodeord til i dag, adgangskode for i dag, adgangskode til i dag, engangskodeord*,
    engangsadgangskode*, engangspassword*, engangs password*, engangs adgangskode*, løsenet, feltråb*,
    adgangssætning*, adgangsfrase*, parringsfrase*, loginfrase*, sikkerhedsfrase*, hemmelig sætning, hemmelige
    sætning, frasen, din frase, denne frase, bogstaverne, disse bogstaver, følgende bogstaver, stavelserne, disse
    stavelser, bogstavrække*, bogstavkombination*, bogstavfølge*, tegnfølge*, tegnrække*, tegnstreng*, nøglen, din
    nøgle, denne streng, følgende streng
  `,
  example: `
    for eksempel, f eks, eksempelvis, til eksempel, som eksempel, eksempel:, eksempler:, i dette eksempel, et eksempel
    på, eksempelkode*, eksempelbesked*, ser sådan ud, ser således ud, se sådan ud, ser nogenlunde sådan ud, ser ud som
    følger, på formen, i formatet, med formatet, i stil med, noget i retning af, sådan en besked, fik en besked, fik
    en sms, modtog en besked, modtog en sms, modtaget en besked, modtaget en sms, fået en sms, fået en besked,
    følgende besked, følgende sms, beskeden lød, beskeden lyder, der stod i, hvor der stod, med teksten, med ordlyden,
    sms'en lød, falsk besked, falske beskeder, falsk sms, svindleren, bedrageren, offeret, den der ringede, bad ham
    om, bad hende om, koden fx, en kode fx, fx en kode, fx koden, fx en sms, kode såsom, noget lignende som
  `,
  matter: `
    ferieanmodning*, ferieansøgning*, anmodning om ferie, fraværsanmodning*, sygemelding*, lægeerklæring*,
    udgiftsrapport*, udlægsafregning*, rejseafregning*, tjenesterejse*, forretningsrejse*, overarbejde*, vagtbytte*,
    indkøbsanmodning*, indkøbsrekvisition*, anmodning om godkendelse, afventer din godkendelse, venter på din
    godkendelse, sendt til godkendelse, kræver din godkendelse, delt* mappe*, delt* fil*, delt* dokument*, delt album,
    delt med dig, har delt, adgang til mappen, din download, klar til download, filoverførs*, eksporten er klar,
    sikkerhedskopi*, optagelsen, prisoverslag*, tilbudsforespørg*, lejekontrakt*, lejeaftale*, ansættelseskontrakt*, til
    underskrift, underskriv* dokument*, elektronisk underskrift, kvittering*, kontoudtog*, kursusbevis*, karakterbog*,
    forsikringspolice*, har kommenteret, kommenterede, ny kommentar, nævnte dig, svarede på, har svaret på, nyt opslag,
    ny besked fra, svar på dit spørgsmål, anmeldelser, spørgeskema*, afstemning*, underskriftsindsamling*, diskussion*,
    nyt emne, begivenhed*, mødeindkaldels*, deltager du, venteliste*, ledig plads, kursustilmelding*, forældremøde*,
    tidsbestilling*, din aftale, reservation*, booking*, dit besøg, næste kamp, moderator*, moderering*, karantæne*, ny
    opgave, tildelt dig, tilføjet til projektet, lagerplads*, næsten fuld, udfyld din profil, din pakke,
    donation*, jobansøgning*, timesed*, lønsed*, vedhæft* fil*, har fjernet dig, fjernede dig, delte en mappe, delte en
    fil, delte mappen, delte filen, delte dokumentet, delt mappen, delt filen, delt en mappe, filer modtaget, lagt filer
    i, tilføjet til tavlen, tilføjet til kurset, afventer godkendelse, afventer moder*, venter på godkendelse, er blevet
    tilbageholdt, træk indlægget tilbage, træk beskeden tilbage, din ferie er, udlæg til godkendelse, nyt tilbud fra,
    godkend tilbuddet, underskriv aftalen, underskriv kontrakten, klar til underskrift, tilfredshedsundersøgelse*,
    kundeundersøgelse*, afgiv din stemme, stem på, kommenteret dit, kommentar til dit, omtalte dig, svar på dit opslag,
    svarede dig, hent filen, download filen, eksport kan hentes, fotoalbum*, kalenderinvitation*, meld tilbage senest,
    dagsorden*, generalforsamling*, bestyrelsesmøde*, driftsmøde*, plads på ventelisten, din ordre er afsendt, din ordre
    er bekræftet, tak for din ordre, tak for din bestilling, ny ordre fra, betaling modtaget, betalingen mislykkedes,
    forfalden faktura, ubetalt faktura, tilbagebetaling*, vedhæftet faktura, se fakturaen, betalingspåmindelse*, varer i
    kurven, gavekort*, på lager igen, tak for din gave, medlemskab er fornyet, abonnement er fornyet, prøveperiode
    udløber, ny artikel udgivet, privat besked fra, ulæste beskeder, ny følger, følger dig nu, venneanmodning*, har
    forladt gruppen, fjernet fra gruppen, læsekvittering*, ugerapport*, statistik for, listen er oprettet, fjernet fra
    listen, problemet er løst, backup*, jobbet mislykkedes, certifikatet udløber, api nøgle*, virus fundet,
    lav lagerbeholdning, diskplads*, tildelt dig opgaven, din adgangskode udløber om, din ordrebekræftelse
  `,
  receipt: `
    kvittering*, *kvittering, kassebon*, bonnummer, købsbevis, tak for dit køb, tak for købet, tak fordi du handlede,
    tak for handlen, tak for din betaling, betalt med kort, betaling modtaget, vi har modtaget din betaling, heraf
    moms, inkl moms, subtotal, byttepenge, ekspedient, kundens eksemplar, kundekopi, godkendelsesnr, terminalnr,
    terminal nr, terminalnummer*, forretningsnr, psam, kortkvittering*, dankortnota*, kundens kvittering, er hævet på,
    blev hævet på, er trukket på din konto, disponibelt beløb efter, saldo efter købet, du har betalt hos, du betalte
    hos, bruttoløn*, nettoløn*, a skat, am bidrag, atp bidrag, løn til udbetaling, lønperiode*, betaling bekræftet,
    betaling gennemført, betaling godkendt, betaling er gennemført
  `,
};
