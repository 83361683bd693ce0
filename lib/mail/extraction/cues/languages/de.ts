import type { Cues } from "@/lib/mail/extraction/cues/types";

export const de: Cues = {
  code: `
    *code, *codes, einmalpasswort*, einmal passwort, einmalkennwort*, einmal kennwort, einmalpin, einmal pin, tan,
    mtan, bestätigungsnummer, bestätigungs pin, verifizierungsnummer, bestätigungszahl, sicherheitszahl, sicherheits
    pin, otp, einmalig* passwort*, einmalig* kennwort*, einmalige pin, dynamische* passwort, pushtan,
    verifikationsnummer, freigabenummer, genehmigungsnummer, autorisierungsnummer, anmeldeziffern, bestätigungswort,
    sicherheitswort, anmeldewort, einmaltoken*, sicherheitstoken*, bestätigungstoken*, zugangstoken*, anmeldenummer,
    sicherheitsnummer, freischaltnummer, freischalt pin, einmal tan, sms tan, smstan, itan, chiptan, photo tan,
    phototan, tan nummer, anmelde pin, einmal schlüssel, einmalschlüssel*, einmalwort, bestätigungsziffern, einmalige
    nummer, einmalige zahl, kopplungsnummer, kopplungs pin, geräte pin, initialkennwort, aktivierungsschlüssel*,
    aktivierungsnummer, passwort für diese zahlung, passwort für die zahlung, passwort für diese transaktion, kennwort
    für diese zahlung, zahlungspasswort, zahlungskennwort, transaktionspasswort, tan für diese zahlung, tan für die
    zahlung, tan zu ihrer zahlung, tan für ihre überweisung, tan zur überweisung, ihre ziffern lauten, ihre tan, die
    tan lautet, kennwort für die zahlung, kennwort für diesen einkauf, prüfziffern, aktivierungs pin, zugangs pin,
    passwort zum einmaligen gebrauch, kennwort zum einmaligen gebrauch, passwort für einmalige nutzung, passwort für
    die einmalige nutzung, passwort für einmaligen gebrauch, einweg passwort, einwegpasswort*, einweg kennwort,
    einwegkennwort*, sicherheitskennwort, bestätigungskennwort, bestätigungspasswort, freigabekennwort,
    freigabepasswort, sicherheitspasswort, kontrollzahl, kontrollnummer, kontrollziffern, kontrollwort, prüfzahl,
    freigabezahl, freigabeziffern, freigabewort, freigabe pin, freischaltziffern, anmeldezahl, einmalzahl,
    einmalziffern, zugangsziffern, zugangsnummer, zugangswort, zugangszahl, sicherheitsziffern, unterschriftsziffern,
    signaturziffern, verifizierungsziffern, verifizierungszahl, verifizierungs pin, verifizierungstoken*,
    verifizierungsschlüssel*, bestätigungsschlüssel*, verknüpfungsschlüssel*, verknüpfungsnummer, kopplungsschlüssel*,
    kopplungsziffern, kopplungszahl, wiederherstellungsziffern, wiederherstellungsnummer, wiederherstellungs pin,
    wiederherstellungszahl, rücksetznummer, rücksetz pin, reset pin, login pin, login nummer, login ziffern,
    entsperrnummer, entsperrziffern, entsperr pin, entsperrzahl, legitimationsnummer, legitimations pin,
    authentifizierungsnummer, authentifizierungstoken*, authentifizierungsschlüssel*, autorisierungs pin, genehmigungs
    pin, signatur pin, unterschriften pin, transaktions pin, zahlungs pin, mobile tan, mobile transaktionsnummer, app
    tan, e mail tan, mail tan, einmalkombination, einmaliges wort, einmalige zeichenfolge, einmalige ziffernfolge,
    einmalige zahlenfolge, einmalige kombination, bestätigungskombination, identifikations pin, passwort für diese
    bestellung, passwort für ihre bestellung, passwort für diesen einkauf, passwort für diese anmeldung, passwort für
    diesen vorgang, passwort für diese überweisung, passwort für diesen auftrag, passwort für diese sitzung, passwort
    für diesen zugriff, passwort für diesen schritt, kennwort für diese bestellung, kennwort für diese anmeldung,
    kennwort für diesen vorgang, kennwort für diese überweisung, kennwort für diesen auftrag, kennwort für diesen
    zugriff, pin für diese zahlung, pin für diese anmeldung, pin für diese überweisung, pin für diesen vorgang, tan für
    diesen auftrag, tan für ihren auftrag, tan für diesen vorgang, tan für ihre anmeldung, tan für diese überweisung,
    tan für die überweisung, tan für die anmeldung, tan für den auftrag, nummer für diese überweisung, nummer für diese
    zahlung, nummer für diese anmeldung, zahl für diese anmeldung, ziffern für diese anmeldung, freischaltkennwort,
    einmalige geheimzahl, einmal geheimzahl, ident nummer, identnummer, auftrags tan, zahlungs tan, überweisungs tan,
    login tan, anmelde tan, freigabe tan, e tan, push tan, einmalkennung*, einmalwort*, kopplungswort*, code für die
    zahlung, code für ihre zahlung, code für deine zahlung, code für diese zahlung, code für die überweisung, code für
    ihre überweisung, code für deine überweisung, tan für ihre zahlung, tan für deine zahlung, code zur freigabe, tan
    zur freigabe, code für ihren einkauf, code für deinen einkauf, *code für die zahlung, *code für diese zahlung,
    *code für ihre zahlung, *code für deine zahlung, *tan für die zahlung, *tan für diese zahlung, *tan für die
    überweisung
  `,
  maybeCode: `
    *schlüssel, *stellig*, ziffern, zahl, nummer, zeichen, *zeichenfolge, zahlenkombination, passwort lautet,
    temporäres passwort, vorläufiges passwort, ziffernfolge, ziffernkombination, zahlenfolge, zahlengruppen,
    zifferngruppen, diese zahlen, folgende* zahlen, sechs zahlen, buchstaben*, kombination, symbole, geheimwort,
    losungswort, kennwort lautet, folgendes, nachstehend*, passphrase, kästchen, was unten steht, kommst du rein,
    kommen sie hinein, danach fragt, fragt danach, erstpasswort, startpasswort, anfangspasswort, initialpasswort,
    vorübergehendes passwort, kombination unten, ziffern unten, die ziffern, diese ziffern, folgende* ziffern, acht
    ziffern, vier ziffern, sechs ziffern, fünf ziffern, vier zahlen, sechs zeichen, acht zeichen, fünf zeichen, diese
    zeichen, folgende* zeichen, folgende* nummer, diese nummer, nummer unten, folgende* wort, dieses wort, codewort,
    zauberwort, merkwort, wortfolge, wortgruppe, wird danach gefragt, werden danach gefragt, wirst du gefragt,
    gebraucht wird, *ziffern, temporäres kennwort, temporäre passwort, temporäre kennwort, vorläufiges kennwort,
    vorläufige passwort, vorläufige kennwort, vorübergehendes kennwort, vorübergehende passwort, geheimzahl,
    geheimnummer, geheimcode, folgende angabe, diese angabe, diese kombination, folgende kombination, dieser
    kombination, dieser zeichenfolge, dieser zahl, diese zahl, dieser nummer, dieser ziffernfolge, diese zahlenfolge,
    diese buchstaben, zeichen unten, zahl unten, wort unten, unten stehende zahl, unten stehende nummer,
    untenstehende*, gruppen von ziffern, zwei gruppen, danach gefragt, gefragt wirst, gefragt werden, wissen will,
    wissen möchte, hören will, erstkennwort, startkennwort, anfangskennwort, erst passwort, willkommenspasswort,
    startpin, start pin
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
    terminerinnerung, elternbeitrag, meldung, vorgang, auftrags*, auftrag nr, re nr, kunden nr, belegnummer, quittung*,
    kassenbon, packstation, abhol pin, abholpin, abhol*, fach nr, fachnummer, schließfach*, ticket nr, fallnummer,
    schadennummer, schadensnummer, aktennummer, antragsnummer, bearbeitungsnummer, fahrgestellnummer, chargennummer,
    teilenummer, modellnummer, gerätenummer, inventarnummer, personalnummer, matrikelnummer, steuer id,
    sozialversicherungsnummer, rentenversicherungsnummer, gläubiger id, blz, depotnummer, kartenende, karte endet,
    endend auf, kreditkarte mit, gewinnnummer, losnr, wartenummer, sitzplatz*, gleis, zimmer*, tisch, stockwerk,
    einfahrtscode*, schrankencode*, haustürcode*, wlan passwort, wlan schlüssel, wlan kennwort, ländervorwahl, telefax,
    kurswert, verbrauchsstelle, marktlokation, mitgliedsnr, mitgliedsausweis, ausweisnummer, bibliotheksausweis,
    fehlernummer, fehler id, sitzungs id, konferenznummer, einwahlnummer, startnummer, prüfungsnummer, kursnummer,
    spendenkonto, spendenquittung, vereinsregister*, uid nummer, besprechung*, meeting*, sitzung*, wochenrunde,
    suchfeld*, suchmaske*, suchleiste*, suchbegriff*, kundenkennung*, anschlussnummer*, meldenummer, parzelle,
    geschäftszeichen, kassenzeichen, reparaturnummer, fahrzeugnummer, zahlungsreferenz*, überweisungstext*, betreff der
    überweisung, zahlungszweck*, zone, parkzone, ladepunkt*, ladesäule*, stationsnummer*, wegezone, barcode*, qr code*,
    qrcode*, postcode, dresscode*, kurscode*, klassencode*, klassenraumcode*, partnercode*, werbecode*, werbercode*,
    affiliatecode*, kundencode*, filialcode*, bankcode*, swift code, bic code, iata code, sprachcode*, regionalcode*,
    regionscode*, materialcode*, diagnosecode*, icd code, warencode*, artikelcode*, modellcode*, typcode*, typencode*,
    motorcode*, zeichencode*, html code, programmcode*, maschinencode*, beispielcode*, antwortcode*, rückgabecode*,
    returncode*, exitcode*, exit code, http code, trackingcode*, retourencode*, rücksendecode*, safecode*, tresorcode*,
    garagencode*, torcode*, alarmcode*, kassencode*, wlan code*, umfragecode*, teilnahmecode*, teilnehmercode*,
    hotelcode*, reisecode*, aktivitätencode, ersatzteilcode*, wettbewerbscode*, sparcode*, deal code, black friday
    code, newslettercode, creator code, lizenzcode*, lizenzschlüssel*, produktschlüssel*, hausschlüssel*,
    wohnungsschlüssel*, autoschlüssel*, verteilerschlüssel*, verteilungsschlüssel*, schlüsselnummer*,
    schraubenschlüssel*, notenschlüssel*, mandatsnummer*, mandats nr, mandatsref*, mandantennummer*, kenncode, meeting
    id, konferenz id, konferenzkennwort*, patientennummer*, patienten id, fallnr, aktenz*, spindnummer*,
    parzellennummer*, gartennummer*, stellplatz*, boxnummer*, regalnummer*, lagerplatz*, raumnummer*, wohnungsnummer*,
    objektnummer*, grundbuch*, flurstück*, katasternummer*, schülernummer*, schulnummer*, teilnehmernummer*, kundenid,
    kunden id, nutzer id, benutzer id, user id, geräte id, session id, chargen nr, serien nr, seriennr, artikel nr,
    artikelnr, bestell nr, auftrags id, vorgangs id, vorgangsnr, vorgangs nr, abonummer*, abonnementnummer*, abo nr,
    vertragsnr, vertrags nr, vertragskonto*, beitragsnummer*, beitragskonto*, betriebsnummer*, beitragsservice,
    spendennummer*, rezeptnummer*, überweisungsschein*, kassennummer*, bonnummer*, filialnummer*, garantienummer*,
    garantieschein*, wagennummer*, zugnummer*, buslinie, stuhlnummer, kabinennummer*, tischnummer*, etage,
    haltestelle*, kontoauszug*, kreditnummer*, darlehensnummer*, depot nr, wertpapierkennnummer*, kontonr, konto nr,
    kartennr, tel nr, handynr, meldebescheinigung, ausweisnr, führerscheinnummer*, passnummer*, personalausweisnummer*,
    reisepassnummer*, zulassungsnummer*, versicherungsnr, leistungsnummer, schadenfall, störungsnummer*,
    störungsmeldung, meldungsnummer*, hinweisnummer, anzeigennummer*, anzeigen id, inseratsnummer*, objekt id,
    gewinncode*, tippschein*, wettschein*, spielscheinnummer, techniker, dem monteur, dem techniker, hausmeister,
    gewinnzahlen, lottozahlen, ziehung*, fundnummer*, vermittlungsnummer*, überweisungsnummer*, ablesenummer*,
    zahlenschloss*, modell, vormerkung*, projektnummer*, projekt nr, projektcode*, leihrad, leihräder, e scooter,
    formularnummer*, formular nr, liter, quadratmeter, waschmaschine*, geschirrspüler*, kühlschrank*, api schlüssel*,
    api key*, letzt* vier ziffern*, letzt* 4 ziffern*, letzt* vier stellen*, letzt* 4 stellen*, vier letzt* ziffern*, 4
    letzt* ziffern*, durchwahl, nebenstelle, apparat, herstellercode*, händlercode*, teilecode*, abteilungscode*,
    bereichscode*, kostenstellencode*, kostenträgercode*, einheitencode*, standortcode*, personalcode*,
    mitarbeitercode*, berufscode*, tätigkeitscode*, positionscode*, arbeitgebercode*, lohnartencode*, fachcode*,
    modulcode*, lehrgangscode*, studiengangscode*, prüfungscode*, prüfungszentrumscode*, raumcode*, gruppencode*,
    veranstaltungscode*, eventcode*, aktivitätscode*, mannschaftscode*, teamcode*, turniercode*, parkzonencode*,
    zonencode*, gebietscode*, gemeindecode*, ortscode*, stationscode*, bahnhofscode*, tarifcode*, vertragscode*,
    vermittlercode*, finanzamtscode*, branchencode*, wirtschaftszweigcode*, budgetcode*, haushaltscode*, umsatzcode*,
    währungscode*, garantiecode*, reparaturcode*, schadenscode*, reklamationscode*, buildcode*, chargencode*,
    lackcode*, zolltarifcode*, gebäudecode*, gemeindeschlüssel*, berufsschlüssel*, tätigkeitsschlüssel*,
    personengruppenschlüssel*, branchenschlüssel*, wirtschaftszweigschlüssel*, beitragsgruppenschlüssel*,
    lohnartenschlüssel*, warenschlüssel*, personengruppennummer*, tätigkeitsnummer*, prüfungsnummer*, kursnummer*,
    modulnummer*, fachnummer*, veranstaltungsnummer*, materialnummer*, personalnummer*, abteilungsnummer*,
    finanzamtsnummer*, bundesfinanzamtsnummer*, chargennummer*, kostenstellennummer*, ortskennziffer*,
    unternehmenskennziffer*, wirtschaftskennziffer*, kurskennziffer*, behördenkennziffer*, wirtschaftszweig code, nace
    code, wz code, önace code, noga code, hs code, ean code, ral code, ral nummer, mcc code, airport code, code des
    produkts, code des produktes, code des artikels, code des kurses, code des moduls, code des raumes, code des raums,
    code des faches, code des fachs, code des lieferanten, code des herstellers, code des finanzamts, code des
    standorts, code der filiale, code der abteilung, code der klasse, code der gruppe, code der veranstaltung, code der
    kostenstelle, code der parkzone, code der zone, code der prüfung, code der gemeinde, code der station, code der
    mannschaft, code für den kurs, code für das modul, code für die parkzone, kurs mit dem code, artikel mit dem code,
    produkt mit dem code, veranstaltung mit dem code, modul mit dem code, raum mit dem code, wifi passwort, wifi
    kennwort, wifi schlüssel, netzwerk passwort, netzwerk kennwort, netzwerk schlüssel, gäste wlan passwort, gäste wlan
    kennwort, gäste wlan schlüssel, wlanpasswort*, wlankennwort*, wlanschlüssel*, gästenetzpasswort*,
    gästenetzkennwort*, gästenetzschlüssel*, netzwerkpasswort*, netzwerkkennwort*, netzwerkschlüssel*, passwort für das
    wlan, passwort für das gäste wlan, passwort für das gästenetz, passwort für das netzwerk, kennwort für das wlan,
    kennwort für das gäste wlan, kennwort für das gästenetz, kennwort für das netzwerk, konferenzpasswort*,
    konferenzkenncode*, konferenzpin*, webinarpasswort*, webinarkennwort*, webinarkenncode*, webinarpin*, meeting
    passwort, meeting kennwort, meeting kenncode, zoom passwort, zoom kennwort, zoom kenncode, teilnehmer pin, kennwort
    für das meeting, kenncode für das meeting, abonnentencode, mitgliedscode, vertriebspartner code, schülercode,
    studierendencode, schulcode, lehrveranstaltungscode, klausurcode, plu code, los code, geschäftsstellencode,
    verwendungszweck code, belegcode, zählpunktcode, objektcode, liegenschaftscode, landescode, warentarifcode,
    störungscode, störcode, diagnosefehlercode, pnr code, ticketcode, spendencode, kampagnencode, diagnoseschlüssel,
    rezeptcode, pzn code, versicherungscode, schadencode, standcode
  `,
  promo: `
    rabatt*, *rabatt, gutschein*, *gutschein, *gutscheine, geschenkkarte*, aktionscode*, sonderangebot*, sonderaktion*,
    angebot gilt, schnäppchen*, jetzt sparen, % sparen, prozent sparen, an der kasse, warenkorb*, versandkostenfrei*,
    gratisversand, kostenloser versand, treuepunkt*, bonuspunkt*, gewinnspiel*, verlosung*, freunde einladen, freunde
    werben, freundschaftswerbung, cashback, geburtstagsgeschenk*, mindestbestellwert*, mindesteinkauf*, solange der
    vorrat, einlösen, einlösbar, jetzt shoppen, jetzt bestellen, schlussverkauf*, räumungsverkauf*, bekommt ihr beide,
    lostopf, an der kasse vor, sparen, du sparst, sie sparen, nur heute, nur noch heute, tagesangebot*, prozente, kauf
    eins, zwei zum preis, doppelte punkte, prämie sichern, gratis dazu, gratis zur bestellung, in den warenkorb, beim
    bezahlen, beim bestellen, aktionszeitraum, angebot endet, frühbucher*, wir schenken, freund* werben, empfiehl uns,
    empfehlen sie uns
  `,
  press: `
    diese ausgabe, dieser ausgabe, in diesem artikel, artikel lesen, weiterlesen, mehr lesen, kolumne*, blogbeitrag*,
    blogartikel*, unsere leser*, unserer leser*, statistik*, wochenbericht*, monatsbericht*, wochenrückblick*, im
    durchschnitt, durchschnittlich*, vormonat*, versionshinweis*, änderungsprotokoll*, veröffentlichungshinweis*, neue
    version, fehlerbehebung*, behobene fehler, build fehlgeschlagen, tests fehlgeschlagen, onlineseminar*,
    podcastfolge*, fachartikel*, tipps für, studie zeigt, umfrage zeigt, betrugswelle*, phishingwelle*,
    pressemitteilung*, laut einer, umfrage, fragebogen, ihre meinung, deine meinung, teilnahme an der studie,
    befragung*, zufriedenheit*, elternabend, schlagzeilen, leseempfehlung*, gastbeitrag*, interview mit,
    monatsrückblick*, jahresrückblick*, im überblick, zahlen des monats, zahl der woche, in zahlen, deine woche, dein
    monat, ihr monat, zustellrate*, erfolgsquote*, fehlgeschlagen, testlauf*, sicherheitshinweis des,
    sicherheitslücke*, störungsbericht*, wartungsfenster*, wartungsarbeiten, so erkennen sie, so erkennst du,
    verbraucherzentrale, schulung*, teilnehmende
  `,
  business: `
    *bestätig*, verifizier*, verifikation*, authentifizier*, *anmeld*, *einlogg*, registrier*, *passwort*, *kennwort*,
    zurücksetz*, *sicherheit*, *konto, *kontos, identität*, zweistufig*, aktivier*, freischalt*, *freigabe*, freigeb*,
    entsperr*, *gerät*, *adresse, *überweisung*, *zugang*, wiederherstell*, zahlungsempfänger, eingeladen, lädt dich,
    lädt sie, hat dich zu, hat sie zu, hinzugefügt, postfach, ihnen gehört, dir gehört, gesperrt, bist du das, sind sie
    das, benutzername, mitglied werden, zugriff, wiederfreischalt*, kartenzahlung*, onlinebanking, online banking,
    zweiter faktor, zweiten faktor, zwei faktor*, zwei schritt*, mitgliedschaft, kontolöschung*, e mail änderung*,
    legitimation*, legitimier*, ausgesperrt, einzurichten, abmeldung vom konto, kontoschließung*, profil löschen,
    adresswechsel, adressänderung*, signieren, signatur*, unterschreiben, unterschrift*, unterzeichn*,
    einverständniserklärung*, einwilligung*, zustimmung*, verknüpf*, kopplung*, koppeln, rücksetz*, identifizier*,
    identifikation*, freizuschalten, freizugeben, freigegeben, login*, onlinewahl, wallet, zahlung freigeben,
    authorisier*, autorisier*,
    zahlung wartet, zahlung abzuschließen, zahlung auszuführen, zahlung ausführen, zahlung autor*, transaktion
    abzuschließen, transaktion abschließen, transaktion wartet, vorgang abzuschließen, vorgang abschließen, vorgang
    wartet, genehmigung der, ihre genehmigung, deine genehmigung, zahlung zu genehmigen, zahlung genehmigen,
    kreditkartenzahlung im internet, 3 d secure, 3d secure, kundenauthentifizierung*, kundenauthentisierung*,
    authentisier*, vertrag elektronisch, fehlversuch*, falsche versuche, falschen versuchen, falscher versuche, zu viele
    versuche, zu vielen versuchen, fehlgeschlagene versuche, fehlgeschlagenen versuchen, gescheiterten versuchen, falsch
    eingegeben, neuer browser, neuen browser, unbekannter browser, unbekannten browser, gekoppelt, kopple,
    rufnummernwechsel, nummernwechsel, neue rufnummer, neue handynummer, neue mobilnummer, neuen handynummer,
    handynummer zu ändern, rufnummer zu ändern, handynummer ändern, rufnummer ändern, telefonnummer ändern,
    telefonnummer zu ändern, wechsel der e mail, profil zu löschen, profils löschen, löschung des profils, löschung
    deines, löschung ihres, wieder reinkommen, wieder hineinkommen, wieder reinkommst, wieder hineinkommst, wieder
    hinein, zurück in dein, offenen fenster, offene fenster, offenen tab, offenen seite, geöffneten seite, geöffnete
    seite, geöffneten fenster, geöffnetes fenster, geöffneten tab, fenster das noch offen, seite die noch offen, seite
    die du offen, seite die sie offen, offen gelassen, offengelassen, ob sie es sind, dass sie es sind, ob du es bist,
    dass du es bist, wirklich du bist, wirklich sie sind, du es wirklich bist, sie es wirklich sind, ersteinrichtung,
    vollmacht erteil*, zahlungsauftrag*,
    einem neuen handy, einem neuen smartphone, einem neuen telefon, einem neuen rechner, einem neuen computer, einem
    neuen tablet, ihrem neuen handy, deinem neuen handy, wechsel des handys, wechsel des telefons,
    genehmig*, um den kauf abzuschließen, um den auftrag abzuschließen, zahlung auszulösen, zahlung auslösen, auftrag
    auszulösen, auftrag auszuführen, auftrag wartet, auftrag auslösen, transaktion auszuführen, kauf im internet,
    internetkauf*, onlinekauf*, online kauf, onlineeinkauf*, online einkauf, einkauf im internet, internetzahlung*,
    wartet auf ihr ok, wartet auf dein ok, unterschreib*, signier*, fehlgeschlagener versuche, mehrmals falsch,
    einzulogg*, eingeloggt, anzumelden, zurückzusetzen, wiederherzustellen, sich ausweisen, rufnummernänderung*, neues
    telefon, neuen rechner, neuen computer, offengelassen*, fenster noch offen, seite noch offen, seite noch geöffnet,
    fenster noch geöffnet, noch offene seite, e mail ändern, nummer ändern, sperre aufheben, mit dem neuen handy, ins
    geöffnete fenster, das geöffnete fenster, sperre aufzuheben, sperrung aufzuheben, sperrung ihres, sperrung deines
  `,
  fleeting: `
    läuft in, läuft ab, ablauf*, *gültig*, minuten, einmalig*, nur einmal, verfällt, abgelaufen, gilt für, gilt nur,
    gilt bis, gilt noch, gelten für, gelten nur, ein einziges mal, genau einmal, läuft am, läuft um, läuft nach,
    erlischt, verliert seine gültigkeit, funktioniert nur, funktioniert bis, funktioniert einmal, funktioniert nicht
    mehr, geht nur, nur für kurze zeit, viertelstunde, halbe stunde, halben stunde, stunden, nach 10 minuten,
    innerhalb von, danach ist er, danach ist sie, wird danach ungültig, kann nur einmal, verfällt nach, verfällt um,
    verfällt am, wertlos, nur heute gültig, nur dieses eine mal, für dieses eine mal, nur für diese eine, für diesen
    einen, ein einziges, einmal verwendbar, einmal benutzbar, einmal nutzbar, nur einmal verwend*, taugt nur, danach
    erloschen, hält nur, hält 10, bleibt gültig, zeitlich begrenzt, zeitlich befristet, befristet, höchstens 10,
    sekunden, zehn minuten, fünf minuten, fünfzehn minuten, dreißig minuten, bis mitternacht
  `,
  secret: `
    weitergeb*, niemand*, niemals, vertraulich*, geheim*, nicht mit anderen, weitersag*, nie weiter, nicht weiter, nie
    nach, für dich behalten, für sich behalten, behalten sie ihn, teil* ihn nicht, teilen sie ihn nicht, für niemanden
    sonst, nur für dich, nur für sie bestimmt, fragt dich nie, fragen sie nie, fragen dich nie, fragen nie danach,
    werden sie nie, werden dich nie, nicht am telefon, nicht preisgeben, gib ihn, geben sie ihn nicht, geben sie
    diesen code nicht, gib diesen code nicht, nicht verraten, verrate ihn, verraten sie ihn, zeig ihn, behalte ihn für
    dich, behalte sie für dich, behalten sie sie für sich, behalte es für dich, behalten sie es für sich, gib sie
    nicht, geben sie sie nicht, gib sie niemand*, leiten sie ihn nicht, leiten sie sie nicht, leite ihn nicht, leite
    sie nicht, nicht weiterleiten, sag ihn niemandem, sag sie niemandem, keinem mitarbeiter, auch nicht unseren, auch
    uns nicht, auch keinem, kein mitarbeiter, keiner unserer, wir rufen sie nie, wir rufen nie an, wir fragen nie,
    wird sie nie, wird dich nie, teile ihn mit niemandem, teilen sie diesen code, teile diesen code nicht, teile den
    code nicht, darf nicht geteilt werden, geben sie ihn niemals, gib ihn niemals, gib ihn nicht weiter, geben sie den
    code, geben sie sie niemals, verraten sie niemandem, verrate niemandem, verraten sie den code, sagen sie ihn
    niemandem, nennen sie ihn niemandem, nenne ihn niemandem, nennen sie diesen code, am telefon nicht nennen, lies
    ihn nicht vor, lesen sie ihn nicht, zeigen sie ihn niemandem, zeige ihn niemandem, mit niemandem teilen, mit
    keinem teilen, mitarbeiter werden nie, mitarbeiter fragen nie, mitarbeitende fragen nie, support wird nie, bank
    wird sie nie, nie nach diesem code, niemals nach diesem code, wer sie danach fragt, halten sie ihn geheim, halte
    ihn geheim, behalte den code für, behalten sie den code, leiten sie diese mail, leite diese mail nicht, auch nicht
    gegenüber mitarbeitern, darf nicht weitergegeben werden
  `,
  enter: `
    eingeb*, einzugeb*, eingabe*, gib, geben sie, nutzen, kopier*, einfüg*, füge, eintrag*, tragen sie, tipp, tippe,
    tippen, eintipp*, einzutipp*, abtipp*, abschreib*, übertrag, übertrage, übertragen sie, trag, trage, einzutrag*,
    schreib, schreibe, schreiben sie, nenn, nenne, nennen sie, sage, sagen sie, diktier*, vorlesen, vorzulesen,
    lesen sie, scann*, einzufüg*, anzugeben, durchgeb*, durchzugeb*, verwende, verwenden, benutze, benutzen,
    brauchen sie, benötigen sie, hier ist dein*, textfeld, gib ein, gib den, gib diesen, gib diese, gib bitte, gib sie,
    gib ihn, eingetippt, trag den, trag diese, fügen sie, verwenden sie, nutze, nutzen sie, benutzen sie, lies vor,
    lesen sie vor, abzutippen, hinterlege, antworte mit, antworten sie mit, benötigst du, brauchst du, im eingabefeld,
    in das feld, ins feld, auf dem bildschirm ein, am fernseher, fülle, füllen, füllst, ausfüll*, auszufüllen,
    tippst, tippt, gibst, eingibst, eingibt, trägst, trägt, schreibst, hinein, gehört in das feld, gehört ins feld,
    gehört dort hinein, kommt in das feld, kommt ins feld, setz, setze, setzen sie, hineinschreib*, reinschreib*,
    reintipp*, hineintipp*, fügst, eingegeben, eingetragen, hinterlegen sie, erfassen sie, nimm,
    nehmen sie, tipp das, gib das, trag das, trag sie,
    fragt die seite nach, fragt das portal nach, fragt die app nach, wird nach, fragt sie nach, fragt nach vier,
    fragt nach sechs, fragt dich nach, fragt man sie nach, verlangt,
    tragen, und geben, und tippen, abgefragt, abfragt, abgefragte, abfragen wird, nachgefragt, gefordert, wird
    erbeten, erbeten wird, bereithalt*, bereitzuhalten, bereit halten, halten sie bitte, halte bitte, halten sie
    diese, halte diese, zurückgemeldet, zurückmeld*, zurückzumelden, hinterlegen, zu hinterlegen, übermitteln sie,
    übermittle, übermittelst, buchstabier*, quittier*, gegenzeichn*, gegenzuzeichnen, abzeichn*, abzuzeichnen,
    freizeichn*, freizuzeichnen, zeichnen sie sie, zeichnen sie ihn, zeichnen sie es, zeichne sie, zeichne ihn,
    signieren sie mit, signiere mit, unterschreiben sie mit, unterschreibe mit, unterzeichnen sie mit, unterzeichne
    mit, autorisieren sie, autorisiere, bestätigen sie mit, bestätige mit, bestätigen sie das mit, bestätige das mit,
    bestätigen sie dies mit, bestätige dies mit, bestätigen sie es mit, bestätige es mit, bestätigen sie ihn mit,
    bestätigen sie sie mit, bestätige sie mit, bestätige ihn mit, bestätigen sie den vorgang mit, bestätigen sie die
    zahlung mit, bestätigen sie die überweisung mit, bestätigen sie die änderung mit, bestätigen sie die anmeldung
    mit, bestätigen sie den auftrag mit, bestätigen sie ihre adresse mit, bestätige deine adresse mit, bestätige die
    anmeldung mit, bestätige die zahlung mit, wird bestätigt mit, zu bestätigen mit, genehmigen sie mit, genehmige
    mit, entsperren sie ihre karte, entsperre deine karte, entsperren sie ihr konto mit, entsperre dein konto mit,
    entsperren sie mit, entsperre mit, entsperren sie sie mit, weisen sie sich mit, weise dich mit, legitimieren sie
    sich mit, legitimiere dich mit, identifizieren sie sich mit, verifizieren sie sich mit, verifiziere dich mit,
    schalten sie, schaltest du, schalte ihn mit, erteilen sie, erteilst du, geben sie frei, gibst du frei, benötigt
    das system, benötigt die app, benötigt die seite, benötigt das portal, benötigt das gerät, benötigt der server,
    benötigt das programm, braucht das system, braucht die app, braucht die seite, braucht das portal, braucht das
    gerät, braucht der server, braucht das programm, braucht das spiel, möchte die app, möchte die seite, will die
    app, will die seite, will das programm, will das spiel, will das gerät, verlangt wird, will man, hineinkopier*,
    reinkopier*, hinein kopieren, hineinsetz*, reinsetz*, einzusetzen, hineinzuschreiben, hineinzutippen, gehört
    hinein, gehört ins, gehört in die, gehört in das, gehört dorthin, gehört da hinein, gehört da rein, kommt da rein,
    kommt hinein, kommt dort hinein, fragt sie, fragt dich, fragt ihn ab, fragt es ab, fragt sie ab, fragt ab, fragen
    wir sie nach, fragen wir dich nach, fragen wir ab, wir fragen sie nach, wir fragen dich nach, wird sie nach,
    werden sie nach, wirst du nach, werden wir sie nach, werden sie um, wirst du um, bittet sie um, bittet dich um,
    bitten wir sie um, bitten wir dich um, nennst, nennen, vorliest, vorlesen sie, ansagen, angesagt, durchsagen,
    durchgegeben, mitzuteilen, teilen sie dem, teilen sie unserem, teile dem, antwortest, antworten mit,
    eingesprochen, einsprechen, in das leere, ins leere, ins kästchen, in die kästchen, in das kästchen, in die maske,
    in die zeile, in das formular, ins formular, in die app ein, im dialog, eingetippte, mit der angabe von, die
    angabe von, unter angabe von, unter eingabe von, durch eingabe, durch eintippen, nach eingabe, nach dem eintippen,
    sobald sie eingeben, durch nennung, durch vorlesen, setzt die eingabe, in dem sie, sagen sie ja, autorisiert wird,
    autorisiert durch, autorisiert mit, bestätigt mit, freigegeben mit, freigegeben durch, freigegeben wird,
    unterschrieben mit, unterschrieben wird, signiert mit, signiert wird, unterzeichnet mit, genehmigt mit, entsperrt
    mit, freigeschaltet mit, aktiviert mit, legitimiert mit, ausgewiesen mit, abgetippt, vorgelesen,
    hört gern, hören gern,
    gebt ihn, gebt den, gebt sie, gebt diese, gebt diesen, fügt ihn, fügt den, fügt sie ein, lest ihn, lest die, nennt
    uns, nennt den, schreibt ihn, schreibt die ziffern, eintast*, einzutast*, eingetastet, hineingeb*, reingeb*,
    hineingeschrieben, reingeschrieben, hineingetippt, reingetippt, hineinkommt, reinkommt, eingefügt, hack ihn, hacke
    ihn, einzuhacken, hau ihn, wähle die ziffern, wählen sie die ziffern, wähle die zahl, wählen sie die zahl, wähle
    diese zahl, wählen sie diese zahl, wähle diese ziffern, wählen sie diese ziffern, drücke die ziffern, drücken sie
    die ziffern, drücke nacheinander, drücken sie nacheinander, schicken sie uns den code, schick uns den code, schicke
    uns den code, senden sie uns den code, sende uns den code, schicken sie die ziffern, senden sie die ziffern, schick
    die ziffern, antworte auf diese mail mit, antworten sie auf diese mail mit, antworte auf diese e mail mit, antworten
    sie auf diese e mail mit, antworte auf diese nachricht mit, antworten sie auf diese nachricht mit, antworte einfach
    mit, antworten sie einfach mit, antworte nur mit, antworten sie nur mit, lies ihn, lies sie vor, lies die ziffern,
    lies diese ziffern, lies den code, sag ihn, sag uns den, sag den code, sag die ziffern, sagt uns den, sprich den
    code, sprich die ziffern, sprechen sie den code, sprechen sie die ziffern, teilen sie uns den code, teile uns den
    code, teilen sie den code, übernehmen sie den code, übernimm den code, übernehmen sie ihn, übernimm ihn, weiter mit
    dem code, weiter mit diesem code, weiter mit diesen ziffern, fahren sie mit dem code, fahren sie mit diesem code,
    fahre mit dem code, mach mit dem code, machen sie mit dem code, schließen sie die anmeldung, schließe die anmeldung,
    schließ die anmeldung, schließen sie die zahlung, schließe die zahlung, schließen sie die überweisung, schließen sie
    den vorgang, schließe den vorgang, schließen sie es mit, schließe es mit, schließen sie die registrierung, schließe
    die registrierung, beenden sie die anmeldung mit, signieren sie das dokument mit, signiere das dokument mit,
    signieren sie den vertrag mit, signiere den vertrag mit, unterschreiben sie den vertrag mit, unterschreibe den
    vertrag mit, unterschreiben sie das dokument mit, unterschreibe das dokument mit, unterzeichnen sie den vertrag mit,
    unterzeichnen sie das dokument mit, entsperren sie das gerät mit, entsperre das gerät mit, entsperren sie den zugang
    mit, entsperre den zugang mit, entsperre deinen zugang mit, entsperren sie ihren zugang mit, entsperren sie die
    karte mit, entsperre die karte mit, schalte dein, schalte deine, schalte es mit, schalte sie mit, schalte den
    zugang, bestätigen sie den kauf mit, bestätige den kauf mit, bestätige die überweisung mit, bestätige die änderung
    mit, bestätige den vorgang mit, bestätigen sie den wechsel mit, bestätige den wechsel mit, bestätigen sie die
    löschung mit, bestätige die löschung mit, bestätigen sie das gerät mit, bestätige das gerät mit, bestätigen sie die
    transaktion mit, genehmigen sie die zahlung mit, genehmige die zahlung mit, genehmigen sie die überweisung mit,
    genehmige die überweisung mit, genehmigen sie den auftrag mit, genehmigen sie die transaktion mit, per code
    bestätigen, mit code bestätigen, mit dem code bestätigen, mit diesem code bestätigen, mit dem code freigeben, mit
    dem code unterschreiben,
    zeigen sie ihn unserem, zeig ihn unserem, schicken sie den code zurück, schick den code zurück, senden sie den code
    zurück,
    wählen sie dieselbe zahl, wähle dieselbe zahl, drück die ziffern, drücken sie diese ziffern, drücken sie die tasten,
    drücke die tasten, drehen sie die räder, drehe die räder, dreh die räder, stellen sie die ziffern, stelle die
    ziffern, stell die ziffern, stellen sie das schloss, stell das schloss, zifferntasten, ziffernblock, über die
    tastatur, bestätigen sie ihren einkauf mit, bestätigen sie ihren kauf mit, bestätige deinen kauf mit, bestätigen sie
    den login mit, bestätige den login mit, bestätigen sie den einkauf mit, bestätigen sie damit, bestätige damit,
    weiter geht es mit, weiter geht's mit, weiter mit der zahl, weiter mit den ziffern, fahren sie fort mit, fahre fort
    mit, fahre mit diesen, fortfahren mit, schließen sie den kauf mit, schließe den kauf mit, schließen sie ab mit,
    beende die anmeldung mit, beenden sie mit, beende mit, melden sie sich mit, melde dich mit, loggen sie sich mit,
    logge dich mit, authentifizieren sie sich mit, authentifiziere dich mit, schicken sie uns die, schick uns die,
    schicke uns die, senden sie uns diese, senden sie diese ziffern, senden sie uns die ziffern, senden sie den code,
    sende den code, sende uns die, sende die ziffern, senden sie ihn uns, erwidern sie mit, erwidere mit, antworten sie
    auf diese nachricht, antworte auf diese nachricht, antworten sie darauf mit, zeigen sie die zahl, zeigen sie die
    ziffern, sag uns, sag unserem, sag ihr, sag ihm, lies ihm, lies ihr, lies uns, laut vor, unserem kundendienst durch,
    aufsagen, aufzusagen, anzusagen, durchzusagen, hineinsprech*, einzusprechen, hineinfüg*, hineinzufügen, reinhau*,
    einhämmer*, eingelesen, einzulesen, einlesen, ausgefüllt, übernimm den, übernimm die, übernimm diese, übernehmen sie
    diese, übernehmen sie die ziffern, übernehmen sie die zahl, abgeschrieben, abzuschreiben, verwendest, genannt
    werden, eingeklebt, einkleb*, einkopier*, einzukopieren, schließt du, freigeben mit, freigeben sie ihn mit,
    freigeben sie sie mit, signieren mit, unterschreiben mit, unterzeichnen mit, freischalten mit, entsperren mit,
    anmelden mit diesem, anmelden mit dem code schicken sie uns diese, schick uns diese, sag die zahl
  `,
  complete: `
    mail bestätig*, *adresse bestätig*, *konto bestätig*, anmeldung bestätig*, registrierung bestätig*, identität
    bestätig*, änderung bestätig*, löschung bestätig*, jetzt bestätig*, mail verifizier*, *adresse verifizier*, *konto
    verifizier*, verifizier* deine, verifizieren sie ihre, *konto aktivier*, aktivier* dein, aktivieren sie ihr, jetzt
    aktivier*, *konto freischalt*, jetzt freischalt*, zugang wiederherstell*, konto wiederherstell*, *bestätigungslink*,
    aktivierungslink*, anmeldelink*, einladung an*, einladung akzeptier*, team beitreten, jetzt beitreten, konto
    entsperr*, anmeldung genehmig*, ich war es, das war ich, registrierung abschließ*, konto einrichten, konto* löschen,
    mail zu bestätig*, *adresse zu bestätig*, *konto zu bestätig*, anmeldung zu bestätig*, registrierung zu bestätig*,
    account bestätig*, login bestätig*, zugang bestätig*, abo bestätig*, abonnement bestätig*, gerät bestätig*,
    bestätige dein*, bestätige bitte dein*, bestätigen sie ihr*, bestätigen sie bitte ihr*, verifiziere dein*,
    verifizieren sie bitte ihr*, aktiviere bitte dein*, aktivieren sie bitte ihr*, *adresse zu verifizier*, *konto zu
    aktivier*, zugang aktivier*, zugang zu aktivier*, account aktivier*, zugang freischalt*, account freischalt*,
    schalte dein*, schalten sie ihr*, anmeldung abschließ*, anmeldung abzuschließ*, die anmeldung ab, deine anmeldung
    ab, ihre anmeldung ab, registrierung abzuschließ*, die registrierung ab, deine registrierung ab, ihre registrierung
    ab, wähle ein neues, wählen sie ein neues, vergib ein, vergeben sie ein, passwort reset, zurücksetzungslink*,
    loginlink*, zugangslink*, einmallink*, verifizierungslink*, nimm die einladung, nehmen sie die einladung, einladung
    bestätig*, zugang entsperr*, *konto zu entsperr*, gerät freigeb*, anmeldung freigeb*, anmeldung erlauben, anmeldung
    zulassen, login freigeb*, login genehmig*, zugriff erlauben, lass mich rein, ja ich bin es, ich war das, account
    lösch*, ja löschen, mit einem klick anmelden, ohne passwort anmelden, account einrichten, zugang einrichten,
    vervollständige dein*, vervollständigen sie ihr*, das bin ich, ja ich will, ja ich möchte, ja gern*, *reinlassen,
    konto öffnen, bist du drin, *gültig lösch*, *ruflich lösch*, profil lösch*, konto schließ*, sperre auf, mitglied zu
    werden, gruppe beitreten, hat dich eingeladen, einladung gilt, *ausweis freischalt*, gerät koppel*, meine adresse,
    bin dabei, noch ihr ja, noch dein ja, *wort neu, *wort *setz*, *wort fest*, *wort zurück*, *wort wähl*, *wort
    erstell*, *wort vergeb*, *wort ändern, *wort anleg*, neues *wort, *wort wiederherstell*, setze dein *wort, setzen
    sie ihr *wort, wähle ein *wort, wählen sie ein *wort, legen sie ein *wort, leg* ein *wort, erstelle ein *wort, *wort
    zu ändern, *wort zu setzen, angeklickt haben, angeklickt hast, sobald sie auf, ja das bin ich, ja ich bin's, bin
    ich, adresse gehört mir, das ist meine, jetzt mitmachen, dabei sein, wieder öffnen, öffnet es wieder, neues passwort
    wählen, neues passwort vergeben, passwort aussuchen, so kommst du rein, so kommen sie hinein, ja lass rein, ja
    eintragen, ja bitte eintragen, löscht mich, jetzt löschen, einladung öffnen, zur einladung, zur gruppe, ins team,
    zum team, dem team beitreten, teil des teams, ich mache mit, mach mit, machen sie mit, dir gehört, ihnen gehört,
    wirklich dir, wirklich ihnen, wir brauchen dein ok, wir brauchen ihr ok, ihr einverständnis, dein einverständnis,
    direkt anmelden, direkt einloggen, ohne passwort einloggen, passwortlos anmelden, konto freigeben, konto wieder
    freischalten, konto reaktivier*, sperre aufheben, wieder freischalten, mein konto freischalten, e mail bestätig*,
    meine e mail, mein konto aktivier*, mein konto bestätig*, ja ich bestätige, ich bestätige, bestätigung abschließ*,
    jetzt verifizier*, jetzt einloggen, jetzt anmelden und, im browser fortfahren, im browser weitermachen, im browser
    anmelden, anmeldung fortsetzen, anmeldung ist von mir, anmeldung war ich, ich habe mich angemeldet, dieses gerät
    vertrauen, gerät vertrauen, gerät hinzufügen, gerät zulassen, gerät autorisier*, gerät verbinden, neues gerät
    bestätig*, überweisung freigeb*, zahlung freigeb*, zahlung bestätig*, zahlung genehmig*, auftrag freigeb*, neues
    kennwort, pin festlegen, pin vergeben, pin zurücksetz*, konto zurückholen, wieder zugang, wieder zugriff, zugriff
    wiederherstell*, wieder einloggen, wieder reinkommen, kontosperre aufheb*, sperrung aufheb*, konto übernehmen,
    mitgliedschaft bestätig*, mitgliedschaft aktivier*, newsletter bestätig*, anmeldung zum newsletter, abo aktivier*,
    dem projekt beitreten, dem verein beitreten, dem kurs beitreten, der gruppe beitreten, arbeitsbereich beitreten, zum
    arbeitsbereich, ja aufnehmen, ja freigeben, ja zulassen, ja erlauben, ja anmelden, ja genau, ja dabei, löschung
    abschließ*, daten löschen, löschauftrag bestätig*, kündigung bestätig*, registrierung vervollständig*, registrierung
    fertig*, profil vervollständig*, profil aktivier*, einrichtung abschließ*, einrichtung fortsetzen, konto fertig*,
    persönlichen link, persönliche link, geheimer link, einmaliger link, einmaligen link, bestätige deine adresse,
    bestätige deine neue, bestätige diese, bestätigen sie diese, rechnet mit mir, zählt auf mich, zurücksetzen des
    passworts, zurücksetzen deines passworts, zurücksetzen ihres passworts, passworts zurückzusetzen, passwort
    zurückzusetzen, neues passwort einzugeben, neues passwort zu vergeben, neues passwort festzulegen, e mail adresse zu
    verifizieren, e mail adresse zu bestätigen, konto zu aktivieren, aktivierung ihres, aktivierung deines, änderung
    übernehmen, adresse übernehmen, neue adresse übernehmen, neues vergeben, neues wählen, neues festlegen, neues
    aussuchen, neues setzen, ein neues vergeben, ein neues wählen, ein neues festlegen, endgültig entfernen, endgültig
    schließen, dauerhaft löschen, unwiderruflich schließen, mich austragen und löschen, konto auflösen, konto endgültig,
    profil entfernen, daten entfernen, hier annehmen, hier bestätigen, hier aktivieren, hier freischalten, hier
    entsperren, hier zurücksetzen, hier zustimmen, einladung hier, anmeldung hier bestätigen, adresse hier bestätigen,
    zugang erhalten, zugang freigeben, zugang öffnen, zugang zurück, zugriff freigeben, zugriff zurück, zugriff
    gewähren, zugriff zulassen, zustimmung erteilen, einwilligung erteilen, einwilligung bestätig*, einverständnis
    erklären, einverständnis geben, meine zustimmung, jetzt zustimmen, ich stimme zu, ja ich stimme, passwort neu
    setzen, zugangsdaten festlegen, zugangsdaten vergeben, zugangsdaten einrichten, erstanmeldung, ersten login, konto
    anlegen abschließen, konto fertig einrichten, anmeldung fertigstellen, anmeldung vollenden, anmeldung
    vervollständig*, profil fertigstellen, abo starten, abonnement starten, ja schickt mir, ja schick mir, ja ich
    abonniere, newsletter aktivier*, newsletter anmeldung bestätig*, eintragung bestätig*, eintrag bestätig*, sperre
    lösen, sperre beseitigen, karte entsperr*, karte freischalt*, karte aktivier*, gerät registrier*, gerät merken,
    gerät anmelden, verbindung bestätig*, verbindung freigeb*, verbindung zulassen, verknüpfung bestätig*, konto
    verknüpf*, konten verknüpf*, konto verbinden, mit konto verbinden, login zulassen, login erlauben, ja das war ich,
    ja ich war es, ja ich war's, ich bin's, identität nachweis*, adresswechsel bestätig*, rufnummer bestätig*, nummer
    bestätig*, auszahlung bestätig*, auszahlung freigeb*, transaktion bestätig*, transaktion freigeb*, lastschrift
    bestätig*, mandat bestätig*, platz annehmen, einladung einlösen, einladung folgen, dem kanal beitreten, der familie
    beitreten, dem haushalt beitreten, der klasse beitreten, der organisation beitreten, dem arbeitsbereich beitreten,
    der firma beitreten, beitritt bestätig*, aufnahme bestätig*, direktlink, anmelden ohne passwort, sofort anmelden,
    automatisch anmelden, magischer link, magischen link, zauberlink*, adresse bestätigt haben, adresse bestätigt hast,
    adresse bestätigen, adresse verifiziert haben, konto bestätigt haben, konto bestätigt hast, konto aktiviert haben,
    konto aktiviert hast, anmeldung bestätigt haben, anmeldung bestätigt hast, registrierung bestätigt haben,
    registrierung bestätigt hast, registrierung abgeschlossen haben, einladung angenommen haben, einladung angenommen
    hast, einladung angenommen wird, ihr passwort gesetzt haben, dein passwort gesetzt hast, passwort vergeben haben,
    passwort gewählt haben, sobald sie ihre adresse, sobald du deine adresse, sobald sie bestätigen, sobald du
    bestätigst, sobald sie bestätigt, sobald du bestätigt, sobald sie die einladung, sobald du die einladung, sobald sie
    ihr konto, sobald du dein konto, sobald sie zustimmen, sobald du zustimmst, hier können sie ihr konto, hier kannst
    du dein konto, hier entsperren sie, hier entsperrst du, hier bestätigen sie, hier bestätigst du, hier aktivieren
    sie, hier aktivierst du, hier vergeben sie, hier vergibst du, hier legen sie, hier legst du, hier stimmen sie, hier
    stimmst du, hier nehmen sie, hier nimmst du, konto behalten, konto aktiv halten, mein konto behalten, account
    behalten, profil behalten, nicht löschen, doch nicht löschen, wieder aufmachen, wieder aufschließen, wieder
    zugänglich, aufschließen, stimmt so, ja stimmt, das ist richtig, ja richtig, ich bin einverstanden, einverstanden
    und weiter, gestatten, zugriff gestatten, anmeldung gestatten,
    newsletter abonnieren, ja newsletter, newsletter bestellen, ich möchte den newsletter, newsletter erhalten,
    vergeben sie hier ihr passwort, vergeben sie hier ihr kennwort, vergeben sie ein passwort, vergib hier dein
    passwort
  `,
  act: `
    bestätig*, verifizier*, aktivier*, freischalt*, annehmen, akzeptieren, genehmigen, freigeben, entsperren,
    zurücksetzen, beitreten, weiter, fortfahren, einrichten, genehmige, erlauben, zulassen, nimm an, nehmen sie an, das
    stimmt, ja bitte, abzuschließen, vervollständige, abschliess*, einsteigen, koppeln, mitmachen, entsperr*,
    noch ein schritt, letzter schritt, ein letzter schritt, fast geschafft, fast fertig, fast
    da, nur noch ein klick, noch nicht fertig, nicht abgeschlossen, nächster schritt,
    einen schritt, fehlt nur noch, fehlt noch, nur ein klick, einen klick, ein klick noch, zustimmen, einverstanden,
    verbinden, vertrauen, übernehmen, zustimmung geben, jetzt zustimmen, fertigstellen, erteilen sie, schließen sie die
    löschung, schließe die löschung
  `,
  signIn: `
    anmelden, einloggen, melde dich an, melden sie sich an, logge dich ein, zum login, zur anmeldung, anzumelden,
    einzuloggen, log dich ein, loggen sie sich ein,
    los geht's, los gehts, loslegen, jetzt starten, starten, anfangen
  `,
  never: `
    abmelde*, *abbestell*, austragen, *einstellung*, verwalten, webversion, datenschutz*, impressum, agb,
    nutzungsbedingungen, kundenservice, umfrage*, bewert*, *rechnung*, bestellung*, sendung verfolg*, paket verfolg*,
    *sendungsverfolgung, folge uns, herunterladen, mehr erfahren, weiterlesen, mehr lesen, jetzt kaufen, bezahlen, über
    uns, termin bestätig*, bestellung bestätig*, abzumelden, keine mails mehr, keine e mails mehr, nicht mehr erhalten,
    kündigen, online ansehen, häufige fragen, kontakt, kontaktier*, kontaktformular*, teilen auf, mit freunden teilen,
    weiterempfehl*, freunde einladen, zum shop, zum angebot, jetzt entdecken, mehr dazu, mehr informationen, echtheit,
    wie wir mit, buchung bestätig*, reservierung bestätig*, bestätige dein* bestellung, bestätige dein* termin,
    bestätigen sie ihr* bestellung, bestätigen sie ihr* termin, bestätigen sie ihr* buchung, was wir ihnen schicken,
    verhindert, abmelden vom newsletter, newsletter abmeld*, newsletter abbestell*, keine weiteren mails,
    benachrichtigungen verwalt*, benachrichtigungseinstell*, abo verwalten, abonnement verwalten, profil bearbeiten,
    online lesen, im web ansehen, in der app ansehen, lieferung verfolg*, wo ist mein paket, lieferstatus, zustellung
    ändern, quittung, beleg herunterlad*, vertrag ansehen, jetzt bezahlen, rechnung ansehen, rechnung bezahlen, zum
    bericht, bericht ansehen, vollständiger bericht, zum artikel, artikel lesen, zum beitrag, zum protokoll, protokoll
    ansehen, aktivität prüfen, aktivitäten ansehen, an der umfrage, zur umfrage, feedback geben, bewertung abgeben,
    jetzt bewerten, zum ticket, ticket ansehen, antworten, zur hilfe, zum kalender, termin verschieben, termin absagen,
    zusagen, teilnahme bestätig*, empfang bestätig*, zahlungsart, zur merkliste, angebot ansehen, gutschein einlösen,
    rabatt sichern, entdecken, stöbern, zum sale, startseite, barrierefreiheit, widerruf*, spam ordner, phishing
    melden, kauf abschließen, bestellung abschließen, im browser ansehen, im browser anzeigen, im browser öffnen, im
    browser lesen, im browser betrachten, im browser anschauen, browseransicht, browserversion, im webbrowser ansehen,
    im webbrowser anzeigen, in ihrem browser ansehen, in ihrem browser anzeigen, in deinem browser ansehen, in deinem
    browser anzeigen, unterhaltung fortsetzen, konversation fortsetzen, gespräch fortsetzen, weiter chatten, nachricht
    ansehen, nachricht lesen, zur nachricht, zum kommentar, kommentar ansehen, kommentar lesen, an der besprechung
    teilnehmen, am meeting teilnehmen, meeting beitreten, besprechung beitreten, mein konto, aufgabe anzeigen, aufgabe
    ansehen, aufgabe öffnen, zur aufgabe, jetzt ausprobieren, jetzt testen, bericht öffnen, beleg öffnen, dokument
    öffnen, datei öffnen, fotos ansehen, ergebnis ansehen, ergebnisse ansehen, zertifikat ansehen, forum besuchen,
    weiterlernen, lektion fortsetzen, hilfecenter, hilfe center, hilfebereich, hilfeseite*, hilfe und, brauchen sie
    hilfe, brauchst du hilfe, hilfe benötigt, hilfeartikel, hilfe & kontakt, hilfe, kommentare, kommentar*, moderieren,
    moderation, bordkarte*, pdf laden, pdf herunterladen, pdf öffnen, pdf ansehen, als pdf, befragung*, zur befragung,
    verfolgen, lieferung ansehen, status ansehen, zum status, sendungsstatus, zustellstatus, bestellstatus,
    bestelldetails, details ansehen, alle details, zur buchung, buchung ansehen, buchung verwalten, buchung ändern,
    buchung stornieren, reservierung ändern, reservierung stornieren, check in, online check in, jetzt einchecken,
    einchecken, ticket herunterladen, tickets ansehen, eintrittskarte*, in den kalender, kalender eintrag,
    kalendereintrag*, route planen, anfahrt, wegbeschreibung, app laden, app herunterladen, app holen, app öffnen im
    store, im app store, bei google play, alle artikel, alle angebote, alle nachrichten, alle benachrichtigungen, alle
    aktivitäten, zur übersicht, zur statistik, statistik ansehen, kontoauszug, kontoauszug ansehen, abrechnung ansehen,
    abrechnung öffnen, zur abrechnung, zahlungsdaten, zahlungsmethode, mitteilung lesen, newsletter archiv, archiv,
    presse, karriere, jobs, filialfinder, filiale finden, händlersuche, geschenkidee*, erneut bestellen, nochmal
    bestellen, retoure anmelden, retoure*, rücksendung*, rückgabe*, reklamation*, frage stellen, an den support,
    support, hilfe holen, chat starten, rückruf, zur community, zum profil, zum blog, zum video, video ansehen, jetzt
    ansehen, aufzeichnung ansehen, spenden, empfehlen, einstellungen ändern, e mail einstellungen, häufigkeit ändern,
    weniger mails, nicht mehr informieren, austragen aus, onlineversion, nicht richtig dargestellt,
    darstellungsprobleme, liefertermin ändern, wunschtag wählen, buchung bearbeiten, jetzt verlängern, mitgliedschaft
    verlängern, vertrag verlängern, jetzt bewerben, zur bewerbung, jetzt shoppen, freunde werben, termin buchen, termin
    vereinbaren, an besprechung teilnehmen, sicherheitseinstellungen prüfen
  `,
  notMe: `
    nicht angefordert, nicht beantragt, nicht veranlasst, nicht du, nicht sie, nicht von dir, nicht von ihnen, nicht
    selbst, das war ich nicht, sie das nicht waren, nicht registriert, nicht erkenn*, ablehnen, ignorier*, konto
    sichern, sperren, du das nicht, waren sie das nicht, du warst das nicht, ich war es nicht, ich war das nicht, das
    bin ich nicht, nicht ich, weiß nichts, nein, nichts bestellt, nicht bestellt, nicht eingetragen, nicht erstellt,
    nicht angelegt, nicht angemeldet, kein konto erstellt, nicht erwartet, irrtümlich, versehentlich, löschen sie diese,
    nichts zu tun, gar nichts, abbrechen, nichts weiter zu tun, sonst melden sie sich, kein interesse, lösch die mail,
    löschen sie diese mail, tu einfach nichts, nichts unternehmen, nichts tun, einfach nichts, müssen sie nichts, musst
    du nichts, keine aktion, nicht gewollt, warst du das nicht, falls nicht, andernfalls, warst du es nicht, waren sie
    es nicht, sie es nicht waren, du es nicht warst, nicht von mir, kenne ich nicht, nichts damit zu tun, nichts
    angefordert, keine anfrage, nicht gestellt, wenn nicht, kein handlungsbedarf, bitte ignorier*, einfach ignorier*,
    kannst du diese, können sie diese nachricht, können sie diese e mail, betrachten sie diese, betrachte diese,
    gegenstandslos, wirf sie weg, vergiss diese, nicht deine, fremde person, jemand anders, jemand hat sich vertippt,
    vertippt, melde dich sofort, melden sie sich umgehend, umgehend unter, zugriff verweigern, verweigern, anmeldung
    ablehnen, nein das war, nein ich, rückgängig machen, karte sperren, zahlung stoppen, wenn jemand anderes, falls
    jemand anderes, hat jemand anderes, jemand anderes hat ihre, jemand anderes hat deine, nicht versucht haben, nicht
    versuchst, nicht versuchen, haben sie das nicht, hast du das nicht, nicht sie selbst, nicht du selbst, nicht
    gewünscht, nicht gewollt haben, nicht ausgelöst, nicht in auftrag gegeben, nicht beauftragt, nicht gestartet, nicht
    begonnen, nicht eingeleitet, nicht vorgenommen, nicht versucht, nicht eingeloggt, nicht bekannt vor, kommt ihnen das
    nicht, kommt dir das nicht, unbekannt vor, spanisch vor, ohne ihr zutun, ohne dein zutun, ohne ihr wissen, nichts
    davon, davon nichts, wissen sie nichts, weißt du nichts, hat sich erledigt, hat sich das erledigt, ist das erledigt,
    müssen sie nicht reagieren, musst du nicht reagieren, reagieren sie nicht, nicht reagieren, vergessen sie diese,
    lösche diese, löschen sie einfach, wegwerfen, fremder, unbefugt*, jemand anderem, fremde hand, von wem anders, von
    jemand anderem, stammt nicht von, kam nicht von, war nicht ihre, war nicht deine, dann war es, ändern sie ihr
    passwort sofort, ändere dein passwort, umgehend ihr passwort, melden sie es uns, melde es uns, rufen sie sofort,
    sofort sperren, konto nicht kenn*, gerät nicht kenn*, gehört ihnen nicht, gehört dir nicht, ihnen nicht gehör*, dir
    nicht gehör*, nicht ihr konto, nicht dein konto, nicht autorisiert*, ohne dein wissen, nicht durchgeführt haben,
    nicht durchgeführt hast, um einen irrtum, um einen fehler handelt, aus versehen, das falsch ist, dies falsch ist,
    das nicht stimmt, dies nicht stimmt, e mail adresse zu entfernen, meine adresse entfernen, konto zu deaktivieren,
    konto deaktivieren, schützen sie ihr konto, schütze dein konto, sichern sie ihr konto, sichere dein konto, e mail
    adresse entfernen, passwort umgehend, passwort so schnell wie möglich, ändern sie sofort ihr passwort, verdächtige
    aktivität* melden, lassen sie es uns wissen, lass es uns wissen, informieren sie uns, informiere uns, kontaktieren
    sie uns umgehend, kontaktiere uns sofort, aktivitäten überprüfen, allen geräten abmelden, nicht kennen, nicht kennst
  `,
  done: `
    wurde geändert, erfolgreich, wurde zurückgesetzt, wurde aktualisiert, wurde bestätigt, ist bestätigt, ist jetzt
    aktiv, ist nun aktiv, wurde aktiviert, neue anmeldung, neuer login, wurde hinzugefügt, wurde gelöscht, wurde
    verifiziert, geändert wurde, wurden geändert, hast du geändert, haben sie geändert, wurde angepasst, wurde
    deaktiviert, wurde entfernt, hat sich angemeldet, danke für die bestätigung, hat deine einladung, hat ihre
    einladung, ist beigetreten, passwort geändert, aktiviert wurde, gelöscht wurde, bestätigt wurde, ist nun bestätigt,
    ist jetzt bestätigt, ist nun freigeschaltet, ist jetzt freigeschaltet, adresse geändert, hat sich jemand
    angemeldet, ist abgeschlossen, ist erledigt, ist eingerichtet, wurde entsperrt, wurde freigeschaltet, wurde
    freigegeben, wurde verknüpft, wurde beendet, wurde geschlossen, wurden aktualisiert, wurden gelöscht, soeben
    geändert, vor kurzem geändert, kürzlich geändert, haben wir geändert, haben wir aktualisiert, vielen dank für ihre
    bestätigung, bist jetzt angemeldet, sind jetzt angemeldet, willkommen an bord, keine weiteren schritte, wurdest
    abgemeldet, wurden abgemeldet, vom newsletter abgemeldet, hast dich abgemeldet, haben sich abgemeldet, abmeldung
    war erfolgreich, aus dem verteiler entfernt, aus der liste entfernt, aus unserem verteiler gelöscht, kündigung ist
    wirksam, *abo* wurde gekündigt, erhalten keine weiteren, erhältst keine weiteren, erhalten künftig keine
  `,
  here: `
    hier, klick*, *schaltfläche, den button, *adresszeile, tippe, tippen sie, diesen link, diesem link, folgende* link,
    nachfolgende* link, untenstehende* link, link unten, den link, diese seite, folgende seite, diese adresse,
    folgende adresse, den knopf, dem knopf, der button, ein tipp, drücke, drücken sie, öffne diese, öffnen sie diese,
    öffnen sie bitte, kopiere, kopieren sie, rufen sie bitte, rufen sie diese, seite öffnen, unter dieser adresse,
    unter folgender adresse, auf dieser seite, klick auf, klicken sie, anklicken, unter diesem link, über diesen link,
    über folgenden link, mit diesem link, link öffnen, öffne den link, öffnen sie den link, folge dem link,
    folgen sie dem link, link in den browser, in deinen browser, in ihren browser, in die adresszeile, button unten,
    knopf unten, button oben, webadresse, funktioniert der button nicht, funktioniert die schaltfläche nicht,
    geht der knopf nicht, folgenden link, folgender seite
  `,
  onSite: `
    paket*, sendung*, lieferung*, zustell*, kurier*, fahrer*, packstation*, schliessfach*, fach, abhol*, schalter*,
    theke*, tresen*, kasse*, abendkasse, rezeption*, empfang, haustur*, turcode*, tor, eingang*, schranke*, wlan*, wi
    fi, schlusselbox*, termin, termine, terminen, termins, terminbest*, terminver*, terminerinner*, termin am,
    buchung*, reservierung*, eintrittskarte*, ticket*, warteschlange*, tisch, parkplatz*, meeting id, besprechungs id,
    konferenznummer, einwahlnummer*, meeting nummer*, meetingnummer*, meeting link, meeting passwort, meeting
    kennwort, meeting pin, am meeting teilnehmen, dem meeting beitreten, zoom sitzung*, zoom raum*, zoom konferenz*,
    zoom gespräch*, zoom anruf*, teams sitzung*, teams anruf*, onlinebesprechung*, onlinetermin*, onlineseminar*,
    besprechung*, videobesprechung*, videokonferenz*, videoanruf*, videotermin*, videogespräch*, videosprechstunde*,
    videotelefonat*, videochat*, videoraum*, videoberatung*, telefonkonferenz*, webkonferenz*, konferenz id,
    konferenzkennung*, konferenzcode*, konferenz pin, konferenzraum*, konferenzschaltung*, webseminar*, einwahl*,
    teilnehmer pin, teilnehmerpin*, teilnehmer id, teilnehmercode*, teilnehmernummer*, moderator pin, moderatoren pin,
    per telefon teilnehmen, telefonisch teilnehmen, per video teilnehmen, sitzungsnummer*, virtueller warteraum,
    virtuellen warteraum, schließfach*, schlüsseltresor*, schlüsselsafe*, schlüsselkasten*, schlüsselfach*,
    schlüsselübergabe*, schlüsselabholung*, hoftür*, wohnungstür*, kellertür*, zimmertür*, balkontür*, drehtür*,
    türöffner*, türschloss*, türsprech*, türtelefon*, türtastatur*, türklingel*, die tür, der tür, zur tür, tür
    öffnen, hauseingang*, gebäudeeingang*, nebeneingang*, hintereingang*, haupteingang*, seiteneingang*, einfahrt*,
    hoftor*, werkstor*, gartentor*, gegensprechanlage*, sprechanlage*, klingelschild*, klingel, foyer*, pforte,
    pförtner*, treppenhaus*, garage*, tiefgarage*, parkhaus*, stellplatz*, aufzug*, fahrstuhl*, im lift, den lift,
    vorhängeschloss*, zahlenschloss*, kombinationsschloss*, fahrradschloss*, spind, spinde, spindcode*, spindnummer*,
    garderobe*, umkleide*, fahrradkeller*, fahrradraum*, fahrradbox*, fahrradschuppen*, fahrradgarage*,
    fahrradabstell*, alarmanlage*, alarmcode*, einbruchmelde*, tresorcode*, zimmertresor*, hoteltresor*, zimmersafe*,
    hotelsafe*, im safe, des safes, drehkreuz*, drehsperre*, vereinzelungsanlage*, ladesäule*, ladestation*,
    ladepunkt*, wallbox*, fahrkartenautomat*, fahrscheinautomat*, parkautomat*, parkscheinautomat*, ausgabeautomat*,
    am automaten, sb terminal*, kundenterminal*, fotokopierer*, kopiergerät*, am drucker, waschküche*, waschmaschine*,
    zimmernummer*, gastnetz*, gästenetz*, liefer*, auslieferung*, postbote*, übergabe*, übergeben sie dem, dem boten,
    der bote, abstellort*, ablageort*, wunschnachbar*, postfiliale*, postamt*, abgeholt werden, wartenummer*,
    aufrufnummer*, wartemarke*, warteliste*, wartezimmer*, platznummer*, empfangstresen*, empfangstheke*, kassierer*,
    kassierin*, busfahrer*, schaffner*, zugbegleiter*, fahrkartenkontroll*, kontrolleur*, boarding*, bordkarte*,
    flugsteig*, einlass*, türsteher*, sicherheitsdienst, arzttermin*, anwesenheit*, teilnahme bestätigen, ihre
    teilnahme, deine teilnahme, eure teilnahme, teilnahmebestätigung*, zusage*, absagen, bin dabei, bist du dabei,
    sind sie dabei, seid ihr dabei, ich komme, anreise*, ankunft*, ihren besuch, ihr besuch am, ihr besuch bei, deinen
    besuch, dein besuch am, besuch bestätigen, besuchstermin*, besucherausweis*, hausbesuch*, besichtigung*, hotel
    check in, online check in, check in zeit*, einchecken, versandadresse*, zählerstand*, zähler ablesen,
    zählerablesung*, zählernummer*, ablesung*, ablesetermin*, stromzähler*, gaszähler*, wasserzähler*, u a w g, um
    antwort wird gebeten, rückmeldung bis, tischreservierung*, erhalt der ware*, wareneingang*, warenannahme*,
    ausflug*, klassenfahrt*, schulausflug*, wandertag*, klassenausflug*, elternabend*, fahrstunde*, probestunde*,
    vorstellungsgespräch*, bewerbungsgespräch*, aufenthalt*, ihr zimmer, dein zimmer, im zimmer, im hotel,
    selbstbedienungskasse*, selbstbedienungsterminal*, selbstbedienungsautomat*, gegen unterschrift, briefkasten,
    ferienwohnung*, am kopierer, den kopierer, dem kopierer, kopierern,
    meeting id*, besprechungs id*, konferenz id*, konferenznummer*, webinar id*, webinar*, an der besprechung
    teilnehmen, zoom meeting beitreten, am webinar teilnehmen, zugang zum meeting, zugang zur besprechung, gäste
    wlan, gast wlan, gästewlan, wlan name, wlan netz*, netzwerkname*, name des netzwerks, name des wlans, ssid
  `,
  entryPlace: `
    fenster*, browserfenster*, anmeldefenster*, seite, webseite*, website*, anmeldeseite*, startseite*, bildschirm*,
    feld, felder*, eingabefeld*, textfeld*, formularfeld*, kastchen, kasten, maske, eingabemaske*, anmeldemaske*,
    formular*, app, apps, *app, browser*, gerat, portal*, onlineportal*, zeile, eingabezeile*, terminal*, dialog*,
    tablet*, computer*, rechner*, konsole*, fernseher*, set top box*, receiver*, decoder*, kastchen*, reiter,
    registerkarte*, popup*, pop up*, im launcher, smart tv, geldautomat*, bankautomat*, mini app, im chat,
    chatfenster*, erweiterung*, plugin*, fernbedienung*, handy*, smartphone*, notebook*, laptop*, drucker*,
    thermostat*, armaturenbrett*, bordcomputer*, lesegerat*, kartenleser*, webportal*, kundenportal*, kundenbereich*,
    elternportal*, tastatur*, ziffernblock*, eingabebereich*, router*, steuergerat*, buchungsseite*, bestellseite*,
    bezahlseite*, zahlungsseite*, reservierungsseite*, terminseite*, bestätigungsseite*, bestellformular*,
    buchungsformular*
  `,
  accountName: `
    ihr login, dein login, login name, loginkennung*, benutzername*, nutzername*, anmeldename*, kontoname*,
    loginname*, benutzerkennung*, nutzerkennung*, login name*, profilname*, spielername*, spitzname*, benutzer id,
    nutzer id, anmeldekennung*, zugangskennung*, zugangsname*, pseudonym*, kontokennung*, mitgliedsname*, rufname*
  `,
  subjectLine: "betreff*",
  outdated: `
    ist gelöscht, wurde gelöscht, ist verfallen, nicht mehr gültig, gilt nicht mehr, funktioniert nicht mehr,
    bisherige code, bisherigen code, vorherige code, vorherigen code, alte code, alten code, frühere code, ungültig,
    verliert seine gültigkeit, haben wir gesperrt, ersetzt den, zählt nicht mehr, gilt jetzt nicht mehr, ist nicht
    mehr gültig, nicht länger gültig, nicht mehr verwendbar, nicht mehr nutzbar, nicht mehr aktiv, nicht mehr
    verwendet werden, nicht mehr benutzt werden, nicht mehr einlösbar, hat ausgedient, verliert damit, ist hinfällig,
    wird hinfällig, ist damit hinfällig, hat seine gültigkeit verloren, hat die gültigkeit verloren, außer kraft,
    wurde storniert, wurde annulliert, wurde widerrufen, ist widerrufen, wurde zurückgezogen, haben wir zurückgezogen,
    haben wir storniert, haben wir widerrufen, haben wir gelöscht, haben wir ungültig, wurde entwertet, ist entwertet,
    code gesperrt, wurde ersetzt, ist ersetzt, vorheriger code, vorigen code, vorige code, voriger code, bisheriger
    code, früheren code, früherer code, alter code, alten codes, erste code, ersten code, erster code, ursprüngliche
    code, ursprünglichen code, vorangegangene code, vorangegangenen code, älteren code, ältere code, vorherige tan,
    alte tan, frühere tan, vorherige pin, code von heute morgen, der von heute morgen, den von heute morgen, von heute
    früh, code von heute vormittag, code von gestern, der von gestern, den von gestern, zuvor gesendet*, zuvor
    geschickt*, vorhin gesendet*, vorhin geschickt*, früher gesendet*, früher geschickt*, zuvor verschickt*, zuvor
    zugesandt*, heute morgen gesendet*, heute morgen geschickt*, gestern gesendet*, gestern geschickt*, bereits
    zugesandt*, den wir ihnen um, den wir dir um, den sie vorhin, den du vorhin, den sie zuvor, den du zuvor, den sie
    um, den du um, code ist abgelaufen, code abgelaufen, ist inzwischen abgelaufen, ist bereits abgelaufen, ist
    mittlerweile abgelaufen, abgelaufene code, abgelaufenen code, abgelaufener code, code war abgelaufen, ist
    abgelaufen, bereits verwendet, schon verwendet, bereits benutzt, schon benutzt, bereits eingelöst, schon
    eingelöst, bereits genutzt, schon genutzt, bereits verbraucht, ist verbraucht, ist aufgebraucht, wurde eingelöst,
    verwendete code, verwendeten code, benutzten code, kein zweites mal, nicht noch einmal verwende*, nicht noch
    einmal benutz*, nicht erneut verwende*, nicht erneut benutz*, nicht wieder verwende*, ignorieren sie den
    vorherigen, ignorieren sie den alten, ignorieren sie den ersten, ignorieren sie den früheren, ignoriere den
    vorherigen, ignoriere den alten, ignoriere den ersten, vergessen sie den code, vergiss den code, anstelle des
    codes, an stelle des codes, anstatt des codes, statt des codes, statt code, anstelle von code, statt des alten,
    anstelle des alten, statt des bisherigen, anstelle des bisherigen, statt des vorherigen, anstelle des vorherigen,
    ersetzt code, ersetzt ihren bisherigen, ersetzt deinen bisherigen, tritt an die stelle, code wurde gesperrt, code
    ist gesperrt, haben wir den code gesperrt, haben wir den code storniert, code wurde verwendet, code wurde benutzt,
    wurde zur anmeldung verwendet, wurde zur anmeldung benutzt, wurde zum anmelden verwendet, code den sie verwendet
    haben, code den du verwendet hast, code den sie benutzt haben, code mit dem sie sich, code mit dem du dich, löst
    den alten, löst den bisherigen, löst den vorherigen, abgelaufen, nicht eingegeben, nicht verwendet, nicht benutzt,
    nicht genutzt, wurde verwendet, wurde benutzt, wurde genutzt, wurde eingegeben,
    sie haben den code eingegeben, sie haben den code eingetippt, sie haben die tan eingegeben, sie haben die pin
    eingegeben, du hast den code eingegeben, du hast den code eingetippt, du hast die tan eingegeben, du hast die
    pin eingegeben, code wurde eingegeben, code wurde akzeptiert, code wurde angenommen, code wurde erfolgreich
    geprüft, tan wurde eingegeben, tan wurde akzeptiert, tan wurde angenommen, pin wurde eingegeben, einmalcode
    wurde eingegeben, einmalcode wurde akzeptiert, bestätigungscode wurde eingegeben, code eingegeben um, tan
    eingegeben um, pin eingegeben um, von ihnen eingegebene* code, von ihnen eingegebene* tan, von ihnen
    eingegebene* pin, von dir eingegebene* code, von dir eingegebene* tan, von dir eingegebene* pin, haben den code
    akzeptiert, haben ihren code akzeptiert, wurde mit dem code bestätigt, wurde mit dem code freigegeben, wurde mit
    dem code autorisiert, wurde mit der tan bestätigt, wurde mit der tan freigegeben, wurde mit der tan autorisiert,
    wurde mit tan freigegeben, wurde mit code bestätigt, sie haben sich mit dem code angemeldet, du hast dich mit
    dem code angemeldet,
    eingegeben der auftrag ist, eingegeben der auftrag wurde, eingegeben die zahlung ist, eingegeben die zahlung
    wurde, eingegeben die überweisung ist, eingegeben die überweisung wurde, eingegeben und die zahlung, eingegeben
    und die überweisung, eingegeben und der auftrag
  `,
  toRead: `
    lesen, lesen sie, lies, nachlesen, ansehen, anschauen, sehen sie, einsehen, nachsehen, stöbern, entdecken,
    erfahren, finden sie, findest du, blättern, durchblättern, zum konto, zum kundenkonto, im kundenkonto, zu meinem
    konto, gehen sie zu ihrem konto, kundenportal*, kundenbereich*, persönliche* bereich, zum dashboard, dashboard
    öffnen, zur übersicht, zur kontoübersicht, ihre rechnungen, deine rechnungen, online banking, onlinebanking,
    bestellung prüfen, details prüfen, prüfen sie bitte die details, *aktivität* prüfen, *aktivität* überprüfen, geräte
    verwalten, lieferadresse prüfen, verbrauchsübersicht*, app öffnen, mehr details, zu den details, meine buchungen,
    zur stellenanzeige, befund abrufen, zur statusseite, vorfall anzeigen, online version, was ist neu
  `,
  plural: "codes, einmalcodes, einmalpasswörter*, bestätigungscodes, sms codes, tans, kennwörter, passwörter",
  fault: "fehlercode*, fehlermeldung*, fehler, störung*, im display, auf dem display",
  injection: `
    ignoriere alle, ignorieren sie alle, ignoriere das obige, ignoriere die obigen, ignorieren sie das obige,
    ignoriere alles, vergiss alle, rest nicht beachten
  `,
  codeWord: `
    wort, wörtchen, anmeldewort*, loginwort*, codewort*, kodewort*, losungswort*, zugangswort*, zutrittswort*,
    einlasswort*, eintrittswort*, schlüsselwort, schlüsselwortes, geheimwort*, geheimes wort, geheime wort, geheimen
    wort, zauberwort, erkennungswort*, bestätigungswort*, sicherheitswort*, kontrollwort*, prüfwort*, freigabewort*,
    kopplungswort*, freischaltwort*, entsperrwort*, verifizierungswort*, einmalwort*, einmaliges wort, einmalige wort,
    tageswort, merkwort, wort zum anmelden, wort zur anmeldung, wort für die anmeldung, wort zum einloggen, wort für
    heute, kennwort für heute, kennwort des tages, kennwort von heute, kennwort für den heutigen tag, heutiges
    kennwort, heutige kennwort, tageskennwort*, passwort für heute, passwort des tages, passwort von heute, passwort
    für den heutigen tag, heutiges passwort, heutige passwort, tagespasswort*, einmalkennwort*, einmal kennwort*,
    einmalpasswort*, einmal passwort*, einmalig* kennwort*, einmalig* passwort*, ihre losung, deine losung, losung
    lautet, ihre parole, deine parole, parole lautet, tagesparole*, passphrase, passsatz, kennsatz, kennphrase*,
    anmeldephrase*, loginphrase*, zugangsphrase*, kopplungsphrase*, sicherheitsphrase*, codephrase*, losungssatz, ihre
    phrase, deine phrase, diese phrase, folgende phrase, die phrase, wortfolge, die buchstaben, diese buchstaben,
    folgende buchstaben, folgenden buchstaben, ihre buchstaben, deine buchstaben, die silben, diese silben, folgende
    silben, folgenden silben, buchstabenfolge*, buchstabenkombination*, buchstabengruppe*, zeichenfolge*,
    zeichenkette*, zeichenreihe*, den schlüssel, der schlüssel, ihr schlüssel, dein schlüssel
  `,
  example: `
    zum beispiel, z b, zb, beispielsweise, bspw, beispiel:, beispiele:, als beispiel, in diesem beispiel, im beispiel,
    ein beispiel für, ein beispiel dafür, beispielcode*, beispielcodes, beispielnachricht*, beispiel sms,
    beispielmail*, beispieltext*, mustercode*, musternachricht*, mustertext*, wie etwa, wie zum, sieht so aus, sehen
    so aus, sieht etwa so aus, sieht ungefähr so aus, sieht folgendermaßen aus, sieht wie folgt aus, so aussehen, so
    ähnlich aus, in der form, in der art, nach dem muster, im format, im stil von, eine nachricht wie, eine sms wie,
    nachrichten wie, nachricht der art, sms der art, so etwas wie, etwas wie, erhielt eine nachricht, erhielt eine
    sms, erhielt folgende, erhielt die folgende, bekam eine nachricht, bekam eine sms, bekam folgende, eine sms
    erhalten, eine sms bekommen, eine nachricht bekommen, eine nachricht erhalten, folgende nachricht erhalten,
    folgende sms erhalten, folgende nachricht bekommen, folgende sms bekommen, die nachricht lautet, die nachricht
    lautete, nachricht mit dem text, nachricht mit dem inhalt, sms mit dem text, sms mit dem inhalt, sms mit dem
    wortlaut, in der nachricht stand, in der sms stand, gefälschte nachricht*, gefälschte sms, gefälschte mail*,
    falsche nachricht*, fake sms, fake nachricht*, phishing sms, der betrüger, die betrügerin, das opfer, die
    geschädigte, der geschädigte, der anrufer, die anruferin, der angebliche mitarbeiter, ließ sich den code, ihm
    wurde, ihr wurde ein code, angenommen sie erhalten
  `,
  matter: `
    urlaubsantr*, urlaubsanfrage*, abwesenheitsantr*, krankmeldung*, krankschreibung*, spesenabrechnung*, reisekosten*,
    kostenerstattung*, dienstreise*, überstunden*, stundenzettel*, zeiterfassung*, schichttausch*, bestellanforderung*,
    wartet auf ihre genehmigung, wartet auf deine genehmigung, zur genehmigung, freigegebene datei*, mit
    ihnen geteilt, mit dir geteilt, zum download bereit, datenexport*, sicherungskopie*, aufzeichnung*, dateianh*,
    kostenvoranschl*, mietvertr*, arbeitsvertr*, zur unterschrift, dokument unterzeichnen, dokument unterschreiben,
    gehaltsabrechnung*, quittung*, kontoausz*, versicherungspolice*, kommentiert, neuer kommentar, hat sie erwähnt, hat
    dich erwähnt, neuer beitrag, neue nachricht von, antwort auf ihre frage, antwort auf deine frage, bewertung abgeben,
    umfrage*, abstimmung*, fragebogen*, petition*, diskussion*, besprechung*, warteliste*, platz ist frei, workshop*,
    elternabend*, terminvorschl*, reservierung*, moderator*, moderation*, quarantäne*, einreichung*, gutachten, neue
    aufgabe, supportticket*, ihnen zugewiesen, dir zugewiesen, zum projekt hinzugefügt, zum server hinzugefügt,
    hausaufgabe*, speicherplatz*, fast voll, postfach ist voll, vervollständigen sie ihr profil, vervollständige dein
    profil, neues gerät verbunden, ihr paket, dein paket, spende*, immobilie*, gespeicherte suche, preisalarm*, ihr
    termin, dein termin, freigegebene* ordner, geteilte* ordner, dokument signieren, jetzt unterschreiben, jetzt
    unterzeichnen, jetzt signieren, vertrag unterschreiben, vertrag unterzeichnen, hat sie entfernt, hat dich entfernt,
    sie entfernt, dich entfernt, für sie freigegeben, für dich freigegeben, hat einen ordner, hat eine datei, hat ein
    album, geteilte datei*, geteiltes album, fotoalb*, datei herunterladen, dateien herunterladen, dateien geschickt,
    dateien bereitgestellt, urlaub beantragt, wartet auf freigabe, genehmigung erforderlich, zurückgehaltene*, nachricht
    zurückziehen, ihr angebot, angebot annehmen, zum unterschreiben, unterschrift erforderlich, stimmen sie ab, deine
    stimme abgeben, wurden erwähnt, neue antwort, hat geantwortet, private nachricht von, ungelesene nachricht*, neuer
    follower, folgt dir jetzt, freundschaftsanfrage*, der gruppe beigetreten, gruppe verlassen, neuer artikel, wurde
    veröffentlicht, zur veröffentlichung, lesebestätigung*, wochenbericht*, monatsbericht*, kalendereinladung*,
    terminerinnerung*, liefertermin*, bestellung wurde, bestellung ist unterwegs, neue bestellung, versandbestätigung*,
    zahlungseingang*, zahlung fehlgeschlagen, überfällig*, rückerstattung*, neue rechnung*, rechnung nr, rechnung vom,
    rechnung im anhang, zahlungserinnerung*, mahnung*, noch in ihrem warenkorb, noch in deinem warenkorb,
    geschenkkarte*, wieder verfügbar, produktbewertung*, zuwendungsbestätigung*, mitgliedschaft verlänger*, abo wurde
    verlängert, testphase endet, liste wurde angelegt, aus der liste ausgetragen, unzustellbar*, listenarchiv*, störung
    behoben, problem behoben, server ist nicht erreichbar, datensicherung*, sicherung fehlgeschlagen, build
    fehlgeschlagen, zertifikat läuft, passwort läuft in, api schlüssel wurde, ssh schlüssel*, virus gefunden,
    lagerbestand*, bewegung erkannt, ist morgen fällig, meilenstein*, ticket wurde, in den kurs eingeschrieben, neue
    note, abgabe wurde bewertet, neues dokument zu ihrem, neue buchung, ihre buchung, deine buchung, ihre bewerbung,
    deine bewerbung, zur veranstaltung
  `,
  receipt: `
    kassenbon*, kassenzettel, kassenbeleg*, quittung*, zahlungsbeleg*, kaufbeleg*, vielen dank für ihren einkauf,
    vielen dank für deinen einkauf, danke für ihren einkauf, vielen dank für ihre zahlung, bezahlt mit, zahlung
    erhalten, zahlung erfolgt, zwischensumme, rückgeld, inkl mwst, enthaltene mwst, kundenbeleg, händlerbeleg, terminal
    id, genehmigungs nr, genehmigungsnr*, genehmigungsnummer*, terminal nr, terminal nummer, beleg nr, belegnr*, trace
    nr, ta nr, vu nr, kartenbeleg*, händlerbeleg*, verfügbarer betrag nach, kontostand nach, wurde ihrem konto
    belastet, wurde abgebucht, wurde belastet, sie haben bezahlt bei, lohnausweis*, bruttolohn*, nettolohn*,
    bruttogehalt*, nettogehalt*, gesamtbrutto, gesetzliche abzüge, zahlung bestätigt, zahlung genehmigt, zahlung
    erfolgreich, zahlung abgeschlossen, zahlung ist eingegangen, zahlung wurde genehmigt, kartenzahlung genehmigt
  `,
};
