import type { Cues } from "@/lib/mail/cues/types";

export const nl: Cues = {
  code: `
    *code, *codes, eenmalig wachtwoord, eenmalige wachtwoord, eenmalige pin, beveiligingsnummer, verificatienummer,
    bevestigingsnummer, eenmalig paswoord, eenmalige sleutel, beveiligingspin, verificatiepin, dynamisch wachtwoord,
    tijdelijke pin, codewoord, nummer voor uw overboeking, nummer voor je overboeking, nummer voor uw betaling,
    goedkeuringsnummer, *wachtwoord staat
  `,
  maybeCode: `
    *sleutel, cijfers, *cijferige, getal, tekens, tijdelijk wachtwoord, volgende nummer, cijfer, cijferreeks,
    cijfercombinatie, getallen, deze letters, volgende letters, lettercombinatie, karakters, combinatie, reeks,
    groepjes, symbolen, geheime woord, toverwoord, onderstaand woord, volgende woord, het volgende, onderstaande,
    nummer hieronder, dit nummer, wachtwoordzin, vakjes, wat hieronder staat, kom je binnen, komt u binnen, vraagt erom
  `,
  other: `
    *bestelling*, bestelnummer*, bestelcode*, *factuur*, *facturen, kassabon, dossier*, *reservering*, zending*,
    pakket*, levering*, track en trace, barcode*, kenmerk*, referentie*, *telefoon*, bel ons, klantenservice,
    rekeningnummer*, klantnummer*, lidmaatschap*, contract*, serienummer*, artikel*, eindigend op, eindigt op,
    *pasnummer*, postcode*, netnummer*, landcode*, actiecode*, promocode*, korting*, cadeau*, tegoed*, voucher*,
    verwijzingscode*, referralcode*, uitnodigingscode*, foutcode*, statuscode*, retourcode*, btw*, kvk*, belasting*,
    streepjescode*, broncode*, gedragscode*, productcode*, *versie, *bedrag*, totaal*, prijs*, saldo*, *kosten,
    *straat, postbus, vlucht*, meternummer*, schadenummer*, betalingskenmerk*, afhaalcode*, ophaalcode*,
    transactienummer*, promotiecode*, klantcode*, bankcode*, vriendencode*, spaarpunten, zaaknummer*, kenteken*,
    meldcode*, meldingsnummer*, volgnummer*, ordernummer*, klantnr, polis*, premie, premies, lidnummer*, lid nummer,
    bsn, burgerservicenummer*, ondernemingsnummer*, handelsregister*, kamer van koophandel, faxnummer*, mobiel nummer,
    huisnummer*, trackingcode*, trackcode*, trace code, trackingnummer*, winkelwagen*, winkelmand*, kassa, afrekenen,
    aanbieding*, punten, waardebon*, vriendenkorting, verbruik*, meterstand*, foutmelding*, abonnees, lezers,
    bezoekers, zitplaats, aantal, bel dan, bel naar, u belde, vanaf uw mobiel, laatste vier cijfers, uw melding, zaak,
    boeking*, hotelboeking*, lotnummer*, bevestigingsnr, afspraak, monteur, melding
  `,
  promo: `
    korting*, *korting, waardebon*, cadeaubon*, cadeaukaart*, tegoedbon*, actiecode*, aanbieding*, uitverkoop*,
    koopje*, bespaar nu, bij het afrekenen, winkelwagen*, winkelmand*, gratis verzending, gratis bezorging,
    spaarpunten, bonuspunten, prijsvraag*, winactie*, verloting*, nodig vrienden uit, vrienden uitnodigen,
    verjaardagscadeau*, minimale besteding, minimaal bestelbedrag, minimum bestelbedrag, zolang de voorraad,
    verzilver*, inwisselen, shop nu, vrienden over ons, krijgen jullie
  `,
  press: `
    deze editie, dit nummer lees, in dit artikel, lees verder, verder lezen, columnist, blogbericht*, blogpost*, onze
    lezers, statistieken, weekrapport*, maandrapport*, weekoverzicht*, maandoverzicht*, gemiddeld*, vorige maand,
    releaseopmerkingen, wijzigingslogboek*, nieuwe versie, opgeloste fouten, opgeloste bugs, build mislukt, tests
    mislukt, podcastaflevering*, workshop*, tips voor, uit onderzoek blijkt, onderzoek toont, golf van, persbericht*,
    volgens een onderzoek, enquête, vragenlijst, uw mening, jouw mening, onderzoek naar, tevredenheid*
  `,
  business: `
    verifi*, *bevestig*, authentic*, *aanmeld*, *inlog*, regist*, *wachtwoord*, herstel*, opnieuw instel*, *beveilig*,
    account*, identiteit*, twee factor*, twee staps*, activeer*, activer*, *apparaat*, *adres, ontgrendel*, goedkeur*,
    overboeking*, *toegang*, verwijder*, aan te melden, in te loggen, ingelogd, twee stappen, lidmaatschap, koppel*,
    ingeschreven, uitgenodigd, nodigt je uit, nodigt u uit, toegevoegd, geblokkeerd, nieuwe telefoon, ben jij dit, bent
    u dit, gebruikersnaam
  `,
  fleeting: `
    verloopt, vervalt, geldig*, minuten, eenmalig*, een keer, niet delen, deel deze, deel dit, nooit, niemand*,
    vertrouwelijk*, geheim*, verstrijkt, verlopen, geldt voor, geldt tot, kan tot, niet door, voor jezelf, voor uzelf,
    na gebruik, kwartier
  `,
  enter: `
    voer, invoer*, vul, invul*, typ, kopieer*, plak*, geef, in te voeren, in te vullen, in te typen, over te typen,
    over te nemen, toets, toetst, intoets*, typt, intyp*, overtyp*, overnemen, overschrijv*, neem de, neem deze, neem
    dit, neem daarvoor, neem onderstaande, neem over, zet de, zet deze, zet dit, zet achtereenvolgens, zet
    onderstaande, noem, noemt, dicteer*, scan, scant, schrijf, schrijft, doorgeven, door te geven, vertel, zeg, lees
    voor, knip, noteer, gebruik, gebruikt, te gebruiken, tik, hebt u nodig, heeft u nodig, heb je nodig, tekstvak, geef
    de app
  `,
  complete: `
    bevestig je e mail*, bevestig uw e mail*, bevestig je account, bevestig uw account, bevestig je aanmelding,
    bevestig uw aanmelding, bevestig je registratie, bevestig je inschrijving, bevestig uw inschrijving, bevestig je
    identiteit, bevestig nu, mail* bevestigen, *adres bevestig*, account bevestig*, aanmelding bevestig*, registratie
    bevestig*, inschrijving bevestig*, wijziging bevestig*, bevestig e mail*, verifieer je, verifieer uw, verifieer e
    mail*, activeer je account, activeer uw account, activeer mijn, activeer account, activeer nu, account activer*,
    reset je, reset uw, herstel je wachtwoord, wachtwoord *wijzig*, wijzig je wachtwoord, stel je wachtwoord, stel een
    wachtwoord, account herstel*, magische link, *inloglink*, bevestigingslink*, verificatielink*, activatielink*,
    uitnodiging accepter*, uitnodiging *aannem*, accepteer uitnodiging, accepteer de uitnodiging, uitnodiging bekijk*,
    account ontgrendel*, ontgrendel je, aanmelding goedkeur*, dit ben ik, dat ben ik, ik was het, dit was ik, dat was
    ik, registratie voltooi*, voltooi je registratie, voltooi uw registratie, account verwijder*, mailadres te
    bevestig*, account te bevestig*, aanmelding te bevestig*, inschrijving te bevestig*, registratie te bevestig*,
    bevestig je mail*, bevestig uw mail*, bevestig je nieuwe*, bevestig uw nieuwe*, bevestig je adres, bevestig uw
    registratie, bevestig uw identiteit, bevestig dit adres, bevestig de aanmelding, bevestig de wijziging, bevestig
    mijn*, bevestig je abonnement, bevestig uw abonnement, abonnement bevestig*, mailadres te verifi*, account te
    activer*, activeer je profiel, activeer uw profiel, activeer het account, nieuwsbrief bevestig*, wachtwoord te
    herstel*, wachtwoord te wijzig*, wachtwoord te reset*, wachtwoord in te stel*, wachtwoord te kiez*, herstel uw
    wachtwoord, wijzig uw wachtwoord, verander je wachtwoord, verander uw wachtwoord, stel uw wachtwoord, stel een
    nieuw, stel je nieuwe, kies je wachtwoord, kies uw wachtwoord, kies een nieuw, maak je wachtwoord, maak uw
    wachtwoord, herstellink*, resetlink*, eenmalige link, toegangslink*, activeringslink*, uitnodiging te accepter*,
    uitnodiging aan te nemen, neem de uitnodiging aan, aanvaard de uitnodiging, uitnodiging aanvaard*, accepteer je
    uitnodiging, ontgrendel uw, account te ontgrendel*, deblokkeer*, keur de aanmelding, inloggen goedkeur*, apparaat
    goedkeur*, ik ben het, u het echt bent, je het echt bent, jij het bent, laat me binnen, registratie te voltooi*,
    inschrijving voltooi*, aanmelding voltooi*, aanmelding af te rond*, ja schrijf me in, ja meld me aan, verwijder
    mijn account, verwijdering bevestig*, in een klik inlog*, zonder wachtwoord inlog*, rond je registratie, rond je
    aanmelding, rond uw registratie, rond uw aanmelding, word lid, *mail verifiëren, *adres verifiëren, account
    verifiëren, account te verifiëren, ja ik wil, ja graag, laat binnen, open mijn account, ben je binnen, definitief
    wissen, definitief verwijder*, profiel *verwijder*, account sluiten, lid te worden, toestemming, *pas aanzetten,
    stap in, *mijn adres, apparaat koppel*, nog uw ja, nog je ja, hef de blokkade, *woord reset*, *woord *herstel*,
    *woord opnieuw, *woord aanmaken, *woord *instel*, *woord kies*, *woord kiez*, nieuw *woord, *woord bedenken,
    geklikt heeft, heeft geklikt, zodra u op, maak een *woord, kies een *woord, sluit je aan, sluit u aan, ja dat ben
    ik, ja ik was het, doe mee, ik doe mee, schrijf mij in, laat maar door, ja laat toe, kies een wachtwoord, kies een
    nieuw wachtwoord, nieuw wachtwoord, account openen, bevestig je, bevestig uw, bekijk de uitnodiging, open de
    uitnodiging, naar de groep, ik sluit me aan, lid worden, wij hebben je ja nodig, direct inloggen, inloggen zonder
    wachtwoord, met één klik inloggen, account heractiveren, blokkade opheffen, bevestig dat jij, bevestig uw adres,
    toegang activeren
  `,
  act: `
    bevestig, bevestigen, verifieer, activeer, activeren, accepteer, aannemen, toestaan, ontgrendel, ontgrendelen,
    doorgaan, verder, voltooien, voltooi, aanvaard, aanvaarden, goedkeuren, keur goed, sta toe, ga door, afronden, ja
    klopt, dat klopt, klopt het dat, bevestigt, koppelen, meedoen, heropen*, ga verder, aan de slag, nog één stap, nog
    een stap, laatste stap, bijna klaar, bijna zover, nog niet klaar, beginnen
  `,
  signIn: `
    inloggen, aanmelden, meld je aan, log nu in, log in op, in te loggen, aan te melden, naar je account, naar mijn
    account, ga naar de app
  `,
  never: `
    afmeld*, uitschrijven, uitschrijf*, meld je af, voorkeuren, *instellingen, beheer, in je browser, in uw browser, in
    de browser, webversie, online bekijken, privacy*, voorwaarden, hulp, klantenservice, beoordeel*, je bestelling, uw
    bestelling, volg je, volg ons, delen, meer informatie, lees meer, lees verder, winkel*, betaal, bekijk details,
    over ons, afspraak bevestig*, bevestig je afspraak, verlengen, geen mails meer, geen e mails meer, niet meer
    ontvangen, opzeggen, uit te schrijven, af te melden, helpcentrum, veelgestelde vragen, contact, enquete*, wat vond
    u, geef je mening, geef uw mening, cookies, regels, bekijk je, bekijk uw, shop nu, meekijken, bestelling bevestig*,
    boeking bevestig*, bevestig je bestelling, bevestig uw bestelling, bevestig uw afspraak, deel met vrienden,
    verhinderd, bevestig de afspraak
  `,
  notMe: `
    was jij dit niet, jij niet, niet aangevraagd, niet zelf, je dit niet, ik was het niet, dat was ik niet, niet door
    jou, niet herken*, niet aangemaakt, weiger*, negeer*, annuleer*, beveilig je account, iemand anders, u dit niet, u
    niet, ben jij dit niet, ik ben het niet, dit was ik niet, neen, nee, weet van niks, weet van niets, weet niets,
    niets aangevraagd, niet gevraagd, niet om gevraagd, niet geprobeerd, niet ingeschreven, niet aangemeld, niet
    verwacht, niets te doen, per ongeluk, vergissing, afwijzen, blokkeer*, intrekken, doe niets, hoef je niets, hoeft u
    niets, nee bedankt, niet van jou, gooi deze mail weg
  `,
  done: `
    is gewijzigd, is aangepast, is bevestigd, is geverifieerd, is geactiveerd, is nu actief, is uitgeschakeld, is
    verwijderd, met succes, succesvol, nieuwe aanmelding, nieuwe login, heb je gewijzigd, bedankt voor het bevestigen,
    heeft je uitnodiging, zijn gewijzigd, werd gewijzigd, is ingeschakeld, is toegevoegd, is aangemeld, is ingelogd,
    ingelogd op, hebt u gewijzigd, je wachtwoord is, bedankt voor je bevestiging, is bijgewerkt, nieuw apparaat
    aangemeld, heeft uw uitnodiging
  `,
  here: `
    hier, klik, tik, druk op, de knop, onderstaande knop, knop hieronder, klikken, de link, deze link, onderstaande
    link, volgende link, link hieronder, dit adres, deze pagina, open deze, ga naar, kopieer en plak, adresbalk,
    bezoek, plak
  `,
};
