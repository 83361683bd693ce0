import type { Cues } from "@/lib/mail/cues/types";

export const nl: Cues = {
  code: `
    *code, *codes, eenmalig wachtwoord, eenmalige wachtwoord, eenmalige pin, beveiligingsnummer, verificatienummer,
    bevestigingsnummer
  `,
  maybeCode: `
    *sleutel, cijfers, *cijferige, getal, tekens, tijdelijk wachtwoord, volgende nummer, onderstaande nummer
  `,
  other: `
    *bestelling*, bestelnummer*, bestelcode*, *factuur*, *facturen, bonnummer*, kassabon, dossier*, *boeking*,
    *reservering*, zending*, pakket*, levering*, track en trace, barcode*, kenmerk*, referentie*, *telefoon*, bel ons,
    klantenservice, rekeningnummer*, klantnummer*, lidmaatschap*, contract*, serienummer*, artikel*, eindigend op,
    eindigt op, *pasnummer*, postcode*, netnummer*, landcode*, actiecode*, promocode*, kortingscode*, korting*,
    cadeau*, tegoed*, voucher*, vouchercode*, verwijzingscode*, referralcode*, uitnodigingscode*, foutcode*,
    statuscode*, retourcode*, btw*, kvk*, belasting*, streepjescode*, broncode*, gedragscode*, productcode*, *versie,
    *bedrag*, totaal*, prijs*, saldo*, *kosten, *straat, postbus, vlucht*, meternummer*, schadenummer*,
    betalingskenmerk*, afhaalcode*, ophaalcode*, transactienummer*, promotiecode*, couponcode*, klantcode*, bankcode*,
    kleurcode*, artikelcode*, vriendencode*, spaarpunten
  `,
  business: `
    verifi*, *bevestig*, authentic*, *aanmeld*, *inlog*, regist*, *wachtwoord*, herstel*, opnieuw instel*, *beveilig*,
    account*, identiteit*, twee factor*, twee staps*, activeer*, activer*, *apparaat*, *adres, ontgrendel*, goedkeur*,
    overboeking*, *toegang*, verwijder*
  `,
  fleeting: `
    verloopt, vervalt, geldig*, minuten, eenmalig*, een keer, niet delen, deel deze, deel dit, nooit, niemand*,
    vertrouwelijk*, geheim*
  `,
  enter: `
    voer, invoer*, vul, invul*, typ, gebruik*, kopieer*, plak*, geef
  `,
  complete: `
    bevestig je e mail*, bevestig uw e mail*, bevestig je account, bevestig uw account, bevestig je aanmelding,
    bevestig uw aanmelding, bevestig je registratie, bevestig je inschrijving, bevestig uw inschrijving,
    bevestig je identiteit, bevestig nu, mail* bevestigen, *adres bevestig*, account bevestig*, aanmelding bevestig*,
    registratie bevestig*, inschrijving bevestig*, wijziging bevestig*, bevestig e mail*, bevestig email*,
    bevestig account, verifieer je, verifieer uw, verifieer e mail*, *mail verifi*, *adres verifi*, account verifi*,
    activeer je account, activeer uw account, activeer mijn, activeer account, activeer nu, account activer*,
    wachtwoord reset*, wachtwoord *herstel*, wachtwoord opnieuw, reset je, reset uw, herstel je wachtwoord,
    wachtwoord *wijzig*, wijzig je wachtwoord, wachtwoord *instel*, stel je wachtwoord, stel een wachtwoord,
    wachtwoord aanmaken, maak een wachtwoord, kies een wachtwoord, nieuw wachtwoord, account herstel*, magische link,
    *inloglink*, bevestigingslink*, verificatielink*, activatielink*, uitnodiging accepter*, uitnodiging *aannem*,
    accepteer uitnodiging, accepteer de uitnodiging, word lid, uitnodiging bekijk*, account ontgrendel*,
    ontgrendel je, aanmelding goedkeur*, dit ben ik, dat ben ik, ik was het, dit was ik, dat was ik,
    registratie voltooi*, voltooi je registratie, voltooi uw registratie, account verwijder*
  `,
  act: `
    bevestig, bevestigen, verifieer, activeer, activeren, accepteer, aannemen, toestaan, ontgrendel, ontgrendelen,
    doorgaan, verder, voltooien, voltooi
  `,
  signIn: `
    inloggen, aanmelden, meld je aan, log nu in
  `,
  never: `
    afmeld*, uitschrijven, uitschrijf*, meld je af, voorkeuren, *instellingen, beheer, in je browser, in uw browser,
    in de browser, webversie, online bekijken, privacy*, voorwaarden, hulp, klantenservice, enquête, beoordeel*,
    beoordeling, je bestelling, uw bestelling, volg je, volg ons, delen, meer informatie, lees meer, lees verder,
    winkel*, betaal, bekijk details, over ons, afspraak bevestig*, bevestig je afspraak, verlengen
  `,
  notMe: `
    was jij dit niet, jij niet, niet aangevraagd, niet zelf, je dit niet, ik was het niet, dat was ik niet,
    niet door jou, niet herken*, niet aangemaakt, weiger*, negeer*, annuleer*, beveilig je account, iemand anders
  `,
  done: `
    is gewijzigd, is aangepast, is bevestigd, is geverifieerd, is geactiveerd, is nu actief, is uitgeschakeld,
    is verwijderd, met succes, succesvol, nieuwe aanmelding, nieuwe login, heb je gewijzigd,
    bedankt voor het bevestigen, heeft je uitnodiging
  `,
  here: `
    hier, klik, tik, druk op, de knop, onderstaande knop, knop hieronder
  `,
};
