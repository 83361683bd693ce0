import type { Cues } from "@/lib/mail/cues/types";

export const de: Cues = {
  code: `
    *code, *codes, einmalpasswort*, einmal passwort, einmalkennwort*, einmal kennwort, einmalpin, einmal pin, tan,
    mtan, bestätigungsnummer, bestätigungs pin, verifizierungsnummer, bestätigungszahl, sicherheitszahl,
    sicherheits pin
  `,
  maybeCode: `
    *schlüssel, *stellig*, ziffern, zahl, nummer, zeichen, *zeichenfolge, zahlenkombination, passwort lautet,
    temporäres passwort, vorläufiges passwort
  `,
  other: `
    bestell*, *bestellung*, *rechnung*, ticketnummer*, aktenzeichen, *buchung*, reservierung*, paket*, liefer*,
    referenz*, *telefon*, kontonummer*, *kundennummer*, kundennr, policen*, seriennummer*, artikelnummer*, endet auf,
    *endziffer*, kartennummer*, postleitzahl*, plz, vorwahl*, ländercode*, gutschein*, gutschein code*, rabatt*,
    rabatt code*, aktionscode*, promocode*, geschenk*, empfehlungscode*, einladungscode*, *prämie*, fehlercode*,
    statuscode*, *bankleitzahl*, steuer*, ust id*, handelsregister*, *strichcode*, *quellcode*, farbcode*, *version*,
    *betrag*, *summe, gesamt, preis*, *kosten, guthaben, *straße, *strasse, str, flug*, zähler*, verwendungszweck*,
    vorgangsnummer*, vertragsnummer*, transaktionsnummer*, auftragsnummer*, mitgliedsnummer*, versicherungsnummer*,
    sendung*, produktcode*, bonuscode*, vorteilscode*, treuepunkte
  `,
  business: `
    *bestätig*, verifizier*, verifikation*, authentifizier*, *anmeld*, *einlogg*, registrier*, *passwort*, *kennwort*,
    zurücksetz*, *sicherheit*, *konto, *kontos, identität*, zweistufig*, aktivier*, freischalt*, *freigabe*, freigeb*,
    entsperr*, *gerät*, *adresse, *überweisung*, *zugang*, wiederherstell*
  `,
  fleeting: `
    läuft in, läuft ab, ablauf*, *gültig*, minuten, einmalig*, nur einmal, weitergeb*, niemand*, niemals,
    vertraulich*, geheim*, nicht mit anderen
  `,
  enter: `
    eingeb*, einzugeb*, eingabe*, gib, geben sie, verwend*, benutz*, nutzen, kopier*, einfüg*, füge, eintrag*,
    tragen sie, lautet
  `,
  complete: `
    mail bestätig*, *adresse bestätig*, *konto bestätig*, anmeldung bestätig*, registrierung bestätig*,
    identität bestätig*, änderung bestätig*, löschung bestätig*, newsletter bestätig*, jetzt bestätig*,
    bestätig* deine e mail*, bestätig* deine anmeldung, bestätig* deine registrierung, bestätig* dein konto,
    bestätigen sie ihre e mail*, bestätigen sie ihre anmeldung, bestätigen sie ihre registrierung,
    bestätigen sie ihr konto, mail verifizier*, *adresse verifizier*, *konto verifizier*, verifizier* deine,
    verifizieren sie ihre, *konto aktivier*, aktivier* dein, aktivieren sie ihr, jetzt aktivier*, *konto freischalt*,
    jetzt freischalt*, passwort zurück*, kennwort zurück*, passwort ändern, passwort neu, passwort *setz*,
    passwort fest*, passwort erstell*, passwort vergeb*, passwort anleg*, neues passwort, neues kennwort,
    zugang wiederherstell*, konto wiederherstell*, *bestätigungslink*, aktivierungslink*, anmeldelink*, einladung an*,
    einladung akzeptier*, team beitreten, jetzt beitreten, konto entsperr*, anmeldung genehmig*, ich war es,
    das war ich, registrierung abschließ*, konto einrichten, konto* löschen
  `,
  act: `
    bestätig*, verifizier*, aktivier*, freischalt*, annehmen, akzeptieren, genehmigen, freigeben, entsperren,
    zurücksetzen, beitreten, weiter, fortfahren, abschließen, einrichten
  `,
  signIn: `
    anmelden, einloggen, melde dich an, melden sie sich an, logge dich ein
  `,
  never: `
    abmelde*, *abbestell*, austragen, *einstellung*, verwalten, im browser, webversion, datenschutz*, impressum, agb,
    nutzungsbedingungen, hilfe*, kontakt*, kundenservice, umfrage*, bewert*, *rechnung*, bestellung*,
    sendung verfolg*, paket verfolg*, *sendungsverfolgung, teilen, folge uns, herunterladen, mehr erfahren,
    weiterlesen, mehr lesen, jetzt kaufen, bezahlen, details ansehen, über uns, termin bestätig*, bestellung bestätig*
  `,
  notMe: `
    nicht angefordert, nicht beantragt, nicht veranlasst, nicht du, nicht sie, nicht von dir, nicht von ihnen,
    nicht selbst, das war ich nicht, du das nicht warst, sie das nicht waren, nicht registriert, nicht erkenn*,
    ablehnen, ignorier*, konto sichern, sperren, jemand anderes
  `,
  done: `
    wurde geändert, erfolgreich, wurde zurückgesetzt, wurde aktualisiert, wurde bestätigt, ist bestätigt,
    ist jetzt aktiv, ist nun aktiv, wurde aktiviert, neue anmeldung, neuer login, wurde hinzugefügt, wurde gelöscht,
    wurde verifiziert, geändert wurde
  `,
  here: `
    hier, klick*, *schaltfläche, auf den knopf, den button, *adresszeile, tippe, tippen sie
  `,
};
