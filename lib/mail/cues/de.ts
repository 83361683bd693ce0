import type { Cues } from "@/lib/mail/cues/types";

export const de: Cues = {
  code: `
    *code, *codes, einmalpasswort*, einmal passwort, einmalkennwort*, einmal kennwort, einmalpin, einmal pin, tan,
    mtan, bestätigungsnummer, bestätigungs pin, verifizierungsnummer, bestätigungszahl, sicherheitszahl, sicherheits
    pin, otp, einmalig* passwort*, einmalig* kennwort*, einmalige pin, dynamische* passwort, pushtan,
    verifikationsnummer, freigabenummer, genehmigungsnummer, autorisierungsnummer, anmeldeziffern
  `,
  maybeCode: `
    *schlüssel, *stellig*, ziffern, zahl, nummer, zeichen, *zeichenfolge, zahlenkombination, passwort lautet,
    temporäres passwort, vorläufiges passwort, ziffernfolge, ziffernkombination, zahlenfolge, zahlengruppen,
    zifferngruppen, diese zahlen, folgende* zahlen, sechs zahlen, buchstaben*, kombination, symbole, geheimwort,
    losungswort, kennwort lautet, folgendes, nachstehend*, passphrase, kästchen, was unten steht, kommst du rein,
    kommen sie hinein, danach fragt, fragt danach
  `,
  other: `
    bestell*, *bestellung*, *rechnung*, ticketnummer*, aktenzeichen, *buchung*, reservierung*, paket*, liefer*,
    referenz*, *telefon*, kontonummer*, *kundennummer*, kundennr, policen*, seriennummer*, artikelnummer*, endet auf,
    *endziffer*, kartennummer*, postleitzahl*, plz, vorwahl*, ländercode*, gutschein*, rabatt*, aktionscode*,
    promocode*, geschenk*, empfehlungscode*, einladungscode*, *prämie*, fehlercode*, statuscode*, *bankleitzahl*,
    steuer*, ust id*, handelsregister*, *strichcode*, *quellcode*, farbcode*, *version*, *betrag*, *summe, gesamt,
    preis*, *kosten, guthaben, *strasse, str, flug*, zähler*, verwendungszweck*, vorgangsnummer*, vertragsnummer*,
    transaktionsnummer*, auftragsnummer*, mitgliedsnummer*, versicherungsnummer*, sendung*, produktcode*, bonuscode*,
    vorteilscode*, treuepunkte, auftragsnr, versichertennummer*, versicherungsschein*, hausnummer*, rufnummer*,
    mobilnummer*, handynummer*, durchwahl*, kdnr, hrb, umsatzsteuer*, mwst*, mehrwertsteuer*, amtsgericht*,
    mandatsreferenz*, freundschaftscode*, freunde werben*, warenkorb*, an der kasse, zur kasse, einkauf*,
    *schlussverkauf*, angebot*, kennzeichen, abholcode*, türcode*, verhaltenskodex, kundenkarte*, letzten vier,
    nachzahlung*, ruf uns an, rufen sie uns, losnummer*, bestätigungsnr, *abholnummer*, schlüsselbox*,
    terminerinnerung, elternbeitrag, meldung, vorgang
  `,
  promo: `
    rabatt*, *rabatt, gutschein*, *gutschein, *gutscheine, geschenkkarte*, aktionscode*, sonderangebot*, sonderaktion*,
    angebot gilt, schnäppchen*, jetzt sparen, % sparen, prozent sparen, an der kasse, warenkorb*, versandkostenfrei*,
    gratisversand, kostenloser versand, treuepunkt*, bonuspunkt*, gewinnspiel*, verlosung*, freunde einladen, freunde
    werben, freundschaftswerbung, cashback, geburtstagsgeschenk*, mindestbestellwert*, mindesteinkauf*, solange der
    vorrat, einlösen, einlösbar, jetzt shoppen, jetzt bestellen, schlussverkauf*, räumungsverkauf*, bekommt ihr beide,
    lostopf, an der kasse vor
  `,
  press: `
    diese ausgabe, dieser ausgabe, in diesem artikel, artikel lesen, weiterlesen, mehr lesen, kolumne*, blogbeitrag*,
    blogartikel*, unsere leser*, unserer leser*, statistik*, wochenbericht*, monatsbericht*, wochenrückblick*, im
    durchschnitt, durchschnittlich*, vormonat*, versionshinweis*, änderungsprotokoll*, veröffentlichungshinweis*, neue
    version, fehlerbehebung*, behobene fehler, build fehlgeschlagen, tests fehlgeschlagen, onlineseminar*,
    podcastfolge*, fachartikel*, tipps für, studie zeigt, umfrage zeigt, betrugswelle*, phishingwelle*,
    pressemitteilung*, laut einer, umfrage, fragebogen, ihre meinung, deine meinung, teilnahme an der studie,
    befragung*, zufriedenheit*, elternabend
  `,
  business: `
    *bestätig*, verifizier*, verifikation*, authentifizier*, *anmeld*, *einlogg*, registrier*, *passwort*, *kennwort*,
    zurücksetz*, *sicherheit*, *konto, *kontos, identität*, zweistufig*, aktivier*, freischalt*, *freigabe*, freigeb*,
    entsperr*, *gerät*, *adresse, *überweisung*, *zugang*, wiederherstell*, zahlungsempfänger, eingeladen, lädt dich,
    lädt sie, hat dich zu, hat sie zu, hinzugefügt, postfach, ihnen gehört, dir gehört, gesperrt, bist du das, sind sie
    das, benutzername, mitglied werden, zugriff
  `,
  fleeting: `
    läuft in, läuft ab, ablauf*, *gültig*, minuten, einmalig*, nur einmal, weitergeb*, niemand*, niemals, vertraulich*,
    geheim*, nicht mit anderen, verfällt, abgelaufen, gilt für, gilt nur, gilt bis, gilt noch, gelten für, gelten nur,
    ein einziges mal, genau einmal, weitersag*, nie weiter, nicht weiter, nie nach, für dich behalten, für sich
    behalten, behalten sie ihn, teil* ihn nicht, teilen sie ihn nicht
  `,
  enter: `
    eingeb*, einzugeb*, eingabe*, gib, geben sie, nutzen, kopier*, einfüg*, füge, eintrag*, tragen sie, lautet, tipp,
    tippe, tippen, eintipp*, einzutipp*, abtipp*, abschreib*, übertrag, übertrage, übertragen sie, trag, trage,
    einzutrag*, schreib, schreibe, schreiben sie, nenn, nenne, nennen sie, sage, sagen sie, diktier*, vorlesen,
    vorzulesen, lesen sie, scann*, einzufüg*, anzugeben, durchgeb*, durchzugeb*, verwende, verwenden, benutze,
    benutzen, füll*, brauchen sie, benötigen sie, hier ist dein*, textfeld
  `,
  complete: `
    mail bestätig*, *adresse bestätig*, *konto bestätig*, anmeldung bestätig*, registrierung bestätig*, identität
    bestätig*, änderung bestätig*, löschung bestätig*, jetzt bestätig*, mail verifizier*, *adresse verifizier*, *konto
    verifizier*, verifizier* deine, verifizieren sie ihre, *konto aktivier*, aktivier* dein, aktivieren sie ihr, jetzt
    aktivier*, *konto freischalt*, jetzt freischalt*, zugang wiederherstell*, konto wiederherstell*,
    *bestätigungslink*, aktivierungslink*, anmeldelink*, einladung an*, einladung akzeptier*, team beitreten, jetzt
    beitreten, konto entsperr*, anmeldung genehmig*, ich war es, das war ich, registrierung abschließ*, konto
    einrichten, konto* löschen, mail zu bestätig*, *adresse zu bestätig*, *konto zu bestätig*, anmeldung zu bestätig*,
    registrierung zu bestätig*, account bestätig*, login bestätig*, zugang bestätig*, abo bestätig*, abonnement
    bestätig*, gerät bestätig*, bestätige dein*, bestätige bitte dein*, bestätigen sie ihr*, bestätigen sie bitte ihr*,
    verifiziere dein*, verifizieren sie bitte ihr*, aktiviere bitte dein*, aktivieren sie bitte ihr*, *adresse zu
    verifizier*, *konto zu aktivier*, zugang aktivier*, zugang zu aktivier*, account aktivier*, zugang freischalt*,
    account freischalt*, schalte dein*, schalten sie ihr*, anmeldung abschließ*, anmeldung abzuschließ*, die anmeldung
    ab, deine anmeldung ab, ihre anmeldung ab, registrierung abzuschließ*, die registrierung ab, deine registrierung
    ab, ihre registrierung ab, wähle ein neues, wählen sie ein neues, vergib ein, vergeben sie ein, passwort reset,
    zurücksetzungslink*, loginlink*, zugangslink*, einmallink*, verifizierungslink*, nimm die einladung, nehmen sie die
    einladung, einladung bestätig*, zugang entsperr*, *konto zu entsperr*, gerät freigeb*, anmeldung freigeb*,
    anmeldung erlauben, anmeldung zulassen, login freigeb*, login genehmig*, zugriff erlauben, lass mich rein, ja ich
    bin es, ich war das, account lösch*, ja löschen, mit einem klick anmelden, ohne passwort anmelden, account
    einrichten, zugang einrichten, vervollständige dein*, vervollständigen sie ihr*, das bin ich, ja ich will, ja ich
    möchte, ja gern*, *reinlassen, konto öffnen, bist du drin, *gültig lösch*, *ruflich lösch*, profil lösch*, konto
    schließ*, sperre auf, mitglied zu werden, gruppe beitreten, hat dich eingeladen, einladung gilt, *ausweis
    freischalt*, gerät koppel*, meine adresse, bin dabei, noch ihr ja, noch dein ja, *wort neu, *wort *setz*, *wort
    fest*, *wort zurück*, *wort wähl*, *wort erstell*, *wort vergeb*, *wort ändern, *wort anleg*, neues *wort, *wort
    wiederherstell*, setze dein *wort, setzen sie ihr *wort, wähle ein *wort, wählen sie ein *wort, legen sie ein
    *wort, leg* ein *wort, erstelle ein *wort, *wort zu ändern, *wort zu setzen, angeklickt haben, angeklickt hast,
    sobald sie auf, ja das bin ich, ja ich bin's, bin ich, adresse gehört mir, das ist meine, jetzt mitmachen, dabei
    sein, wieder öffnen, öffnet es wieder, neues passwort wählen, neues passwort vergeben, passwort aussuchen, so
    kommst du rein, so kommen sie hinein, ja lass rein, ja eintragen, ja bitte eintragen, löscht mich, jetzt löschen,
    einladung öffnen, zur einladung, zur gruppe, ins team, zum team, dem team beitreten, teil des teams, ich mache mit,
    mach mit, machen sie mit, dir gehört, ihnen gehört, wirklich dir, wirklich ihnen, wir brauchen dein ok, wir
    brauchen ihr ok, ihr einverständnis, dein einverständnis, direkt anmelden, direkt einloggen, ohne passwort
    einloggen, passwortlos anmelden, konto freigeben, konto wieder freischalten, konto reaktivier*, sperre aufheben,
    wieder freischalten, mein konto freischalten
  `,
  act: `
    bestätig*, verifizier*, aktivier*, freischalt*, annehmen, akzeptieren, genehmigen, freigeben, entsperren,
    zurücksetzen, beitreten, weiter, fortfahren, einrichten, genehmige, erlauben, zulassen, nimm an, nehmen sie an, das
    stimmt, ja bitte, abzuschließen, vervollständige, abschliess*, einsteigen, loslegen, koppeln, mitmachen, entsperr*,
    los geht's, los gehts, noch ein schritt, letzter schritt, ein letzter schritt, fast geschafft, fast fertig, fast
    da, nur noch ein klick, noch nicht fertig, nicht abgeschlossen, nächster schritt
  `,
  signIn: `
    anmelden, einloggen, melde dich an, melden sie sich an, logge dich ein, zum login, zur anmeldung, anzumelden,
    einzuloggen, log dich ein, loggen sie sich ein
  `,
  never: `
    abmelde*, *abbestell*, austragen, *einstellung*, verwalten, im browser, webversion, datenschutz*, impressum, agb,
    nutzungsbedingungen, hilfe*, kundenservice, umfrage*, bewert*, *rechnung*, bestellung*, sendung verfolg*, paket
    verfolg*, *sendungsverfolgung, folge uns, herunterladen, mehr erfahren, weiterlesen, mehr lesen, jetzt kaufen,
    bezahlen, über uns, termin bestätig*, bestellung bestätig*, abzumelden, keine mails mehr, keine e mails mehr, nicht
    mehr erhalten, kündigen, online ansehen, häufige fragen, kontakt, kontaktier*, kontaktformular*, teilen auf, mit
    freunden teilen, weiterempfehl*, freunde einladen, zum shop, zum angebot, jetzt entdecken, mehr dazu, mehr
    informationen, echtheit, wie wir mit, buchung bestätig*, reservierung bestätig*, bestätige dein* bestellung,
    bestätige dein* termin, bestätigen sie ihr* bestellung, bestätigen sie ihr* termin, bestätigen sie ihr* buchung,
    was wir ihnen schicken, verhindert
  `,
  notMe: `
    nicht angefordert, nicht beantragt, nicht veranlasst, nicht du, nicht sie, nicht von dir, nicht von ihnen, nicht
    selbst, das war ich nicht, sie das nicht waren, nicht registriert, nicht erkenn*, ablehnen, ignorier*, konto
    sichern, sperren, jemand anderes, du das nicht, waren sie das nicht, du warst das nicht, ich war es nicht, ich war
    das nicht, das bin ich nicht, nicht ich, weiß nichts, nein, nichts bestellt, nicht bestellt, nicht eingetragen,
    nicht erstellt, nicht angelegt, nicht angemeldet, kein konto erstellt, nicht erwartet, irrtümlich, versehentlich,
    löschen sie diese, nichts zu tun, gar nichts, abbrechen, nichts weiter zu tun, sonst melden sie sich, kein
    interesse, lösch die mail, löschen sie diese mail, tu einfach nichts, nichts unternehmen, nichts tun, einfach
    nichts, müssen sie nichts, musst du nichts, keine aktion, nicht gewollt, warst du das nicht, falls nicht,
    andernfalls
  `,
  done: `
    wurde geändert, erfolgreich, wurde zurückgesetzt, wurde aktualisiert, wurde bestätigt, ist bestätigt, ist jetzt
    aktiv, ist nun aktiv, wurde aktiviert, neue anmeldung, neuer login, wurde hinzugefügt, wurde gelöscht, wurde
    verifiziert, geändert wurde, wurden geändert, hast du geändert, haben sie geändert, wurde angepasst, wurde
    deaktiviert, wurde entfernt, hat sich angemeldet, danke für die bestätigung, hat deine einladung, hat ihre
    einladung, ist beigetreten, passwort geändert, aktiviert wurde, gelöscht wurde, bestätigt wurde, ist nun bestätigt,
    ist jetzt bestätigt, ist nun freigeschaltet, ist jetzt freigeschaltet, adresse geändert, hat sich jemand angemeldet
  `,
  here: `
    hier, klick*, *schaltfläche, den button, *adresszeile, tippe, tippen sie, diesen link, diesem link, folgende* link,
    nachfolgende* link, untenstehende* link, link unten, den link, diese seite, folgende seite, diese adresse, folgende
    adresse, den knopf, dem knopf, der button, ein tipp, drücke, drücken sie, öffne diese, öffnen sie diese, öffnen sie
    bitte, kopiere, kopieren sie, rufen sie bitte, rufen sie diese, seite öffnen, unter dieser adresse, unter folgender
    adresse, auf dieser seite
  `,
};
