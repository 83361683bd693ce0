import type { Cues } from "@/lib/mail/extraction/cues/types";

export const lb: Cues = {
  code: `
    code, codes, bestätegungscode*, confirmatiounscode*, verifikatiounscode*, verifizéierungscode*,
    verifizéierungscoden, sécherheetscode*, aktivéierungscode*, activatiounscode*, aloggcode*, umeldungscode*,
    umeldcode*, zougangscode*, zougrëffscode*, eemolegcode*, eemolege code, eemolegen code, eemolege pin, eemolegt
    passwuert, eemolegpasswuert*, eemolpasswuert*, eemol passwuert, eemolcode*, resetcode*, zrécksetzungscode*,
    recuperatiounscode*, authentifizéierungscode*, authentificatiounscode*, autorisatiounscode*, fräischaltcode*,
    fräigabcode*, registréierungscode*, verbindungscode*, gerätecode*, sms code, sms coden, mail code, code fir
    d'umeldung, code fir d'umellen, code fir anzeloggen, code fir eranzekommen, code fir d'bestätegung, code fir ze
    bestätegen, code fir d'bezuelung, code fir d'iwwerweisung, code fir d'passwuert, code fir däi passwuert, code fir
    äert passwuert, bestätegungsnummer*, bestätegungszuel*, bestätegungsziffer*, sécherheetsnummer*, sécherheetszuel*,
    kontrollziffer*, kontrollzuel*, bestätegungspin, passwuert fir eng eenzeg, passwuert fir eemol, passwuert fir dës
    bezuelung, passwuert fir dës transaktioun, dynamescht passwuert, eemolege schlëssel, bestätegungsschlëssel*,
    aloggschlëssel*, luxtrust otp, otp code, ären code, däi code, äre code, d'coden, är coden, äre bestätegungscode,
    transaktiounscode
  `,
  maybeCode: `
    temporäert passwuert, provisorescht passwuert, virleefegt passwuert, neit passwuert ass, passwuert ass, *stelleg,
    *stellegen, *stellege, *stellegt, *stellegen zuel, sechsstelleg*, véierstelleg*, ziffer, zifferen, zuel, zuelen,
    zeechen, buschtawen, buschtaf, zuelekombinatioun*, zifferekombinatioun*, kombinatioun, kombinatioun hei drënner, dës
    zuel, dës nummer, dës zifferen, dës zeechen, dëst wuert, dëst passwuert, folgend nummer, folgend zuel, folgend
    zifferen, folgend zeechen, folgende schlëssel, folgendt passwuert, nummer hei drënner, zuel hei drënner, zifferen
    hei drënner, passwuert hei drënner, sechs zifferen, sechs zuelen, véier zifferen, aacht zifferen, fënnef zifferen,
    sechs zeechen, schlëssel, geheimwuert, codewuert, geheimnummer, geheimzuel, startpasswuert
  `,
  other: `
    bestellnummer*, bestellungsnummer*, är bestellung, deng bestellung, rechnung*, rechnungsnummer*, facture*,
    facturen, devis, kommande*, kommandenummer*, referenznummer*, är referenz, clientsnummer*, clientennummer*,
    clientnummer, client nr, membersnummer*, memberskaart*, kontonummer*, kaartennummer*, kaartenummer*, déi op, endegt
    op, endegt mat, déi lescht véier, lescht véier zifferen, postleitzuel*, postcode, lännercode*, landcode, virwal,
    paket, päckchen, pakete, packup, pack up, sendung*, sendungsnummer*, tracking*, trackingnummer*, liwwer*,
    liwwerung*, retour*, ofhuelcode*, ofhuelnummer*, ofhuelung*, reservatioun*, reservéierung*, buchung*, akafsbong*,
    cadeauscode*, cadeaubong*, cadeauskaart*, kaddosbong*, kaddoskaart*, gutschäin*, rabattcode*, rabatt, reduktioun*,
    reduktiounscode*, promocode*, promo code*, aktiounscode*, invitatiounscode*, empfielungscode*, parrainage*,
    treiepunkt*, feelercode*, feeler, statuscode*, qr code*, barcode*, strëchcode*, quellcode*, source code,
    faarfcode*, dresscode*, wifi passwuert, wlan passwuert, wifi code, dierecode*, alarmcode*, sallcode*, coursnummer*,
    coursecode*, klassecode*, meeting id, meetingcode*, reuniounscode*, telefon, telefonsnummer*, telefonnummer,
    handysnummer*, handynummer, tel, fax, gsm, montant, betrag, total, zomm, präis*, präisser, käschten, solde,
    tvasnummer*, matricule*, matrikelnummer*, sozialversécherung*, versécherung*, policenummer*, police nr,
    kontraktnummer*, kontrakt nr, dossier nr, dossiersnummer*, dossiernummer*, ticketnummer*, ticket nr, billjee*,
    flugnummer*, flich, sëtzplaz, wagon, gleis, zuch, zëmmernummer*, zëmmer, strooss, hausnummer*, zielerstand*,
    zielernummer*, compteur, rendez vous, rdv, patientennummer*, rezept, ordonnance, schoulnummer*, schülernummer*,
    seriennummer*, artikelnummer*, produktcode*, modellnummer*, versioun*, transaktiounsnummer*, virementsnummer*,
    communicatioun, kommunikatioun vum virement, strofzettel, prozent, an der keess, akafsweenchen, kuerf,
    autosnummer*, nummereschëld*, zone, parking*, startnummer*, ip adress*, e pak, äre pak, däi pak, ären pak, mat tva,
    tva inbegraff, clientscode, abonnentecode, abonnéscode, memberscode, memberschaftscode, fournisseurscode,
    mataarbechtercode, schülercode, studentecode, schoulcode, courscode, code vum cours, examenscode, code vum examen,
    code vum produkt, chargecode, lotcode, deelcode, ersatzdeelcode, code vun der faarf, agencecode, code vun der bank,
    code fir d'communicatioun, compteurscode, zielercode, pod code, gebaicode, immobiliëcode, kadastercode,
    gemengecode, kantonscode, steiercode, tva code, aktivitéitscode, douanescode, devisecode, pannecode,
    stéierungscode, pnr code, ticketscode, suivi code, kampagnecode, spendecode, diagnoscode, cns code, ordonnancecode,
    rezeptcode, assurancecode, schuedscode, projetscode, käschteplazcode, parkzonecode, sëtzplazcode, gruppecode,
    paartecode, reductiounscode, bongscode, participantscode, ëmfrocode, konferenzcode, versammlungscode
  `,
  promo: `
    rabatt*, reduktioun*, gutschäin*, akafsbong*, cadeauskaart*, kaddoskaart*, kaddosbong*, cadeaubong*, promocode*,
    promo code*, aktiounscode*, sonderoffer*, spezialoffer*, speziell offer, promotioun*, soldë, solden, spuert elo,
    spuer elo, an der keess, akafsweenchen, an de kuerf, gratis liwwerung, gratis livraisoun, treiepunkt*, bonuspunkt*,
    gewënnspill*, concours, verlousung*, tombola, frënn invitéieren, invitéier deng frënn, invitéiert är frënn,
    parrainage*, cashback, gebuertsdagscadeau*, gebuertsdagskaddo*, mindestbestell*, soulaang de stock, elo kafen, kaf
    elo, kaaft elo, nëmmen haut, éischt bestellung, hallwe präis, duebel punkten, verpass net
  `,
  press: `
    an dëser ausgab, dës ausgab, an dësem artikel, weiderliesen, liest weider, méi liesen, de ganzen artikel,
    blogartikel*, blogbäitrag*, eis lieser, eise lieser, statistik*, wocherapport*, mounatsrapport*, wocherückbléck,
    mounatsrückbléck, am duerchschnëtt, de leschte mount, leschte mount, lescht woch, nei versioun, neier versioun,
    changelog, lëscht vun den ännerungen, feeler behuewen, behuewe feeler, tester feelgeschloen, build feelgeschloen,
    webinaire*, webinar*, podcast*, tipps fir, etüd weist, laut enger etüd, ëmfro, bedruchswell*,
    phishingwell*, pressecommuniqué*, pressematdeelung*, fuerscher, dës woch, dëse mount, bedréier, am verglach,
    interview mat, schlagzeilen, newsletter vum, eis newsletter, neiegkeeten aus
  `,
  business: `
    bestätegung*, bestätegen, bestätegt, bestäteg, confirméier*, confirmatioun*, verifizéier*, verifikatioun*,
    authentifizéier*, authentificatioun*, authentifikatioun*, umeldung*, umellen, umëllen, aloggen, alogge, anzeloggen,
    ageloggt, login*, registréier*, registratioun*, passwuert*, passwieder*, zrécksetz*, zréckgesat, zréckzesetzen,
    sécherheet*, benotzerkont*, benotzernumm*, kont, kontos, identitéit*, zwee faktor*, zweefaktor*, zwou etappen,
    aktivéier*, fräischalt*, fräigab*, fräiginn, entspär*, gespaart, gespäert, apparat*, neien apparat, gerät*,
    mailadress*, e mail adress*, e mailadress*, adress bestätegen, zougang*, zougrëff*, zougrëffer, recuperéier*,
    wiederhierstell*, widderhierstell*, erëmhierstell*, invitéiert, invitatioun*, invitéiert dech, invitéiert iech, huet
    dech invitéiert, huet iech invitéiert, derbäigesat, passwuert vergiess, vergiess passwuert, sidd dir dat, bass du
    dat, neien handy, neien telefon, neie computer, neie browser, adressännerung*, adresswiessel*, kont läschen, kont
    zoumaachen, ënnerschreiwen, ënnerschrëft*, signatur*, signéier*, iwwerweisung bestätegen, virement bestätegen,
    bezuelung bestätegen, waart op är, waart op deng, onlinebezuelung*, online bezuelung, luxtrust, 3d secure, ze vill
    versich, falsch versich, falscht passwuert, verknëppen, koppelen, autoriséier*, autorisatioun*, guichet lu,
    myguichet, w e g
  `,
  fleeting: `
    gëlteg*, gülteg*, leeft of, leeft an, ofgelaf, ofgelaaf, verfält, minutt, minutten, stonn, stonnen, sekonnen,
    nëmmen eemol, eng eenzeg kéier, eenzegt mol, ass nëmmen, bis mëtternuecht, gëllt nëmmen, gëllt fir, gëllt bis,
    gëllt, funktionéiert nëmmen, funktionéiert net méi, ongëlteg, an der nächster stonn, hallef stonn, véierel stonn
  `,
  secret: `
    gitt en net, gëff en net, deelt en net, deel en net, net weiderginn, net weiderschécken, mat kengem, kengem,
    keengem, nimools, ni no, mir froen iech ni, mir froen dech ni, vertraulech*, geheim, geheimhalen, deelt dëse code
    net, deel dëse code net, deelt de code net, deel de code net, deelt en mat kengem, deel en mat kengem, mat kengem
    deelen, däerf net gedeelt ginn, däerf net weiderginn, gitt dëse code net, gëff dëse code net, gitt de code net,
    gëff de code net, gitt en ni weider, gëff en ni weider, gitt e kengem, gëff e kengem, sot en net weider, sot e
    kengem, net weidersoen, verrot en net, schéckt en net weider, schéck en net weider, liest en net vir, liest en ni
    vir, net um telefon, halt e fir iech, haalt e fir iech, hal e fir dech, just fir iech, just fir dech, eis
    mataarbechter froen, mataarbechter froen ni, kee mataarbechter, keen eenzege mataarbechter, d'bank freet iech,
    freet iech ni, freet dech ni, och net eise mataarbechter, wien dono freet
  `,
  enter: `
    gitt an, gitt de code, gitt dësen, gitt dës, gitt en an, gitt se an, gëff de code, gëff dësen, gëff en an, gëff an,
    aginn, anzeginn, agi kënnt, aginn hutt, agëtt, tippt, tipp, tippen, antippen, anzetippen, agetippt, benotzt, benotz,
    benotzen, ze benotzen, kopéiert, kopéier, kopéieren, ofkopéier*, afügen, anzefügen, füügt, setzt en, setz en,
    asetzen, schreift, schreif, schreiwen, ofschreiwen, androen, anzedroen, drot an, drot de, drot en, drot dës, liest
    vir, virliesen, sot dem, scannt, scann, fëllt aus, ausfëllen, äntwert mat, äntwer mat, schéckt de code, schéck de
    code, zeréckschécken, weist de code, dir braucht de, braucht dir, du brauchs, gëtt gefrot, gefrot gëtt, gefrot gitt,
    wann dir gefrot, wann s du gefrot, no dësem code, no engem code, freet no, freet iech no, freet dech no, freet iech,
    freet dech, verlaangt, mat dësem code, mat dëser nummer, mat dësem passwuert, mat dësen zifferen, mam code, mat dem
    code, bestätegt mat, bestäteg mat, confirméiert mat, confirméier mat, ënnerschreift mat, loggt iech mat, logg dech
    mat, am feld, an d'feld, an d'këscht, op dem ecran, um ecran, op der säit an, an der app an, wielt d'zuel, wiel
    d'zuel, dréckt d'zifferen, diktéier*, gitt dëse, gëff dëse, gitt är, um site, um site an, dëse code an, op der
    websäit an, gitt w e g, gitt w e g de code
  `,
  complete: `
    mail bestäteg*, adress bestäteg*, kont bestäteg*, umeldung bestäteg*, registréierung bestäteg*, aschreiwung
    bestäteg*, identitéit bestäteg*, ännerung bestäteg*, läschen bestäteg*, apparat bestäteg*, abo bestäteg*,
    abonnement bestäteg*, bestätegt är*, bestäteg deng*, bestäteg däi*, bestätegt w e g är*, bestätegt weg är*,
    bestätegt äert*, bestätegt ären*, bestätegt datt, mail ze bestäteg*, adress ze bestäteg*, kont ze bestäteg*, mail
    confirméier*, adress confirméier*, kont confirméier*, umeldung confirméier*, registréierung confirméier*,
    aschreiwung confirméier*, abonnement confirméier*, ännerung confirméier*, identitéit confirméier*, confirméiert
    är*, confirméier deng*, confirméier däi*, confirméiert äert*, confirméiert ären*, adress ze confirméier*, kont ze
    confirméier*, mail verifizéier*, adress verifizéier*, kont verifizéier*, identitéit verifizéier*, verifizéiert är*,
    verifizéier deng*, verifizéier däi*, verifizéiert ären*, adress ze verifizéier*, kont ze verifizéier*, kont
    aktivéier*, aktivéiert är*, aktivéiert ären*, aktivéier däi*, aktivéier deng*, kont ze aktivéier*, zougang
    aktivéier*, kaart aktivéier*, kont fräischalt*, zougang fräischalt*, passwuert zrécksetz*, passwuert zréckzesetz*,
    passwuert zrécksetzen, passwuert resetten, passwuert ze resetten, passwuert nei setzen, passwuert nei ze setzen,
    passwuert nei festleeën, passwuert änner*, passwuert z'änner*, passwuert ze änner*, passwuert setz*, passwuert ze
    setz*, passwuert festleeën, passwuert festzeleeën, passwuert wielen, passwuert ze wielen, passwuert erstell*,
    passwuert uleeën, passwuert unzeleeën, passwuert definéier*, passwuert ze definéier*, passwuert erneier*, passwuert
    recuperéier*, neit passwuert, en neit passwuert, neit passwuert wielen, setzt äert passwuert, setz däi passwuert,
    ännert äert passwuert, änner däi passwuert, invitatioun unhuel*, invitatioun unzehuel*, invitatioun akzeptéier*,
    invitatioun ze akzeptéier*, invitatioun un, huelt d'invitatioun, invitatioun kucken, invitatioun ukucken, dem team
    bäitrieden, der grupp bäitrieden, grupp bäitrieden, team bäitrieden, elo bäitrieden, trëtt dem, kont entspär*, kont
    ze entspär*, zougang entspär*, kont recuperéier*, zougang recuperéier*, kont wiederhierstell*, zougang
    wiederhierstell*, umeldung erlaben, umeldung autoriséier*, login autoriséier*, login bestäteg*, login confirméier*,
    zougrëff erlaben, zougrëff autoriséier*, apparat autoriséier*, apparat erlaben, jo ech sinn et, ech sinn et, dat
    war ech, ech war et, dat ass meng adress, registréierung ofschléiss*, registréierung ofzeschléiss*, registréierung
    fäerdeg*, umeldung ofschléiss*, umeldung fäerdeg*, aschreiwung ofschléiss*, kont ariichten, kont anzeriichten, kont
    erstellen, bestätegungslink*, confirmatiounslink*, aktivéierungslink*, verifikatiounslink*, loginlink*, login link,
    umeldungslink*, aloggen ouni passwuert, ouni passwuert aloggen, ouni passwuert umellen, magesche link, magic link,
    eemolege link, link fir d'passwuert, link fir anzeloggen, link fir ze bestätegen, kont läschen, kont ze läschen, jo
    läschen, definitiv läschen, jo ech wëll, newsletter bestäteg*, dokument signéier*, bezuelung bestäteg*,
    iwwerweisung bestäteg*, virement bestäteg*, transaktioun bestäteg*, apparat verbannen, apparat koppelen,
    telefonsnummer bestäteg*, jo dat sinn ech
  `,
  act: `
    bestätegen, bestätegt, bestäteg, ze bestätegen, confirméieren, confirméiert, confirméier, verifizéieren,
    verifizéiert, aktivéieren, aktivéiert, aktivéier, akzeptéieren, akzeptéiert, unhuelen, unzehuelen, fräischalten,
    fräiginn, entspären, zrécksetzen, zréckzesetzen, weiderfueren, fuert weider, virufueren, weidermaachen,
    ofschléissen, ofzeschléissen, fäerdeg maachen, erlaben, zoulossen, autoriséieren, bäitrieden, ufänken, lassleeën,
    averstanen, ech bestätegen, ech akzeptéieren, nach ee schrëtt, leschte schrëtt, recuperéieren, validéieren,
    validéiert, jo bestätegen
  `,
  signIn: `
    aloggen, anzeloggen, loggt iech an, logg dech an, umellen, unzemellen, mellt iech un, mell dech un, login, aloggt,
    app opmaachen, eraloggen
  `,
  never: `
    ofmellen, ofzemellen, mellt iech of, mell dech of, desabonnéieren, désabonnéieren, newsletter ofbestellen,
    ofbestellen, net méi kréien, keng mails méi, astellungen, parameter änneren, preferenzen, notifikatioune geréieren,
    notifikatiounen änneren, am browser kucken, am browser ukucken, am browser opmaachen, onlineversioun*, dateschutz*,
    datenschutz*, konditiounen, notzungsbedingungen, generell konditiounen, hëllef, hëllefssäit*, support,
    kontaktéiert, kontaktéier, kontakt, ëmfro, bewäert*, bewäertung*, ofginn är meenung, är meenung, deng meenung,
    bestellung kucken, bestellung ukucken, bestellung verfollegen, pak verfollegen, sendung verfollegen, bezuelen, elo
    bezuelen, eroflueden, erofluede, download, méi gewuer ginn, gewuer ginn, méi doriwwer, méi infoen, méi info, méi
    informatiounen, weiderliesen, liesen, shop, buttek, deelen, äntweren, op äntweren, heefeg froen, iwwer eis,
    neiegkeeten, blog, katalog, websäit besichen, eis websäit, rendez vous verleeën, rendez vous ofsoen, rendez vous
    annuléieren, termin verleeën, an de kalenner, kalenner, op der kaart, wee weisen, rechnung kucken, rechnung
    eroflueden, facture eroflueden, billjee weisen, kommentar, kommentaren, kommentéieren, kommentar kucken,
    moderéieren, versioun vergläichen, ännerunge kucken, ännerunge weisen, säit kucken, iwwerwaachungslëscht,
    iwwerwaachte säiten, vun der iwwerwaachungslëscht, noriicht liesen, noriicht kucken, message liesen, fichier
    kucken, fichier opmaachen, fichier eroflueden, resultater kucken, diskussioun, an der diskussioun, reunioun
    bäitrieden, app eroflueden, app installéieren, liwwerung änneren, liwwertermin änneren, reservatioun geréieren,
    reservatioun änneren, abonnement geréieren, mäin abo, bezueldaten aktualiséieren, kreditkaart änneren, abo
    verlängeren, elo verlängeren, avis schreiwen, elo kandidéieren, kandidatur areechen, elo shoppen, bei
    d'promotiounen, bong aléisen, code aléisen, frënn invitéieren, kolleegen invitéieren, rendez vous huelen, rendez
    vous maachen, an d'agenda setzen, bei d'reunioun goen, un der reunioun deelhuelen, notifikatiounen astellen,
    sécherheetsastellungen iwwerpréiwen
  `,
  notMe: `
    war net dir, waart net dir, waart dir dat net, war dat net, dat war net ech, war ech net, wann dir dat net, wann s
    du dat net, net ugefrot, net gefrot, net bestallt, net registréiert, net ageloggt, net erwaart, net ugemellt, keen
    kont opgemaach, ignoréiert, ignoréier, ignoréieren, näischt maachen, näischt ze maachen, braucht dir näischt,
    brauchs du näischt, läscht dës mail, läscht dësen e mail, läsch dës mail, refuséier*, ofleenen, ofzeleenen,
    annuléieren, annuléiert, ofbriechen, spaart äre, schützt är*, schütz däi*, sécher äre kont, aus versinn, duerch en
    iertum, een aneren, eng aner persoun, een anere, net vun iech, net vun dir, erkennt dir net, kenns du net, net
    erkennt, net erkenns, kont net kennt, apparat net kennt, net äre kont, net däi kont, gehéiert iech net, gehéiert dir
    net, net probéiert, net ugefuerdert, net gemaach hutt, net gemaach hues, net geännert, net erstallt, net
    autoriséiert, ouni äert wëssen, ouni däi wëssen, e feeler ass, en iertum ass, dat falsch ass, dëst falsch ass, dat
    net stëmmt, dëst net stëmmt, adress ewechhuelen, adress ewechzehuelen, kont desaktivéieren, kont ze desaktivéieren,
    kont ze spären, kont blockéieren, kont ze blockéieren, ännert direkt äert passwuert, ännert äert passwuert direkt,
    änner direkt däi passwuert, passwuert sofort, passwuert sou séier wéi, loosst eis et wëssen, sot eis bescheed, so
    eis bescheed, informéiert eis, kontaktéiert eis direkt, verdächteg aktivitéit* mellen, iwwerpréift är aktivitéit*,
    vun allen apparater ofmellen, loosst et eis wëssen, réckgängeg maachen
  `,
  done: `
    gouf geännert, gouf aktualiséiert, gouf bestätegt, gouf aktivéiert, gouf geläscht, gouf derbäigesat, gouf
    zréckgesat, gouf ageschalt, gouf ausgeschalt, gouf deaktivéiert, gouf bezuelt, gouf erstallt, gouf gespaart, ass
    geännert, ass bestätegt, ass aktivéiert, ass aktiv, ass bezuelt, mat succès, erfollegräich, hutt geännert, hues
    geännert, neien login, nei umeldung, nei connexioun, merci fir d'bestätegung, merci datt dir, huet är invitatioun
    ugeholl, huet deng invitatioun ugeholl, ass bäigetrueden, huet d'säit geännert, huet d'säit, d'säit gouf, goufen
    geännert, ofgeschloss, hutt iech ageloggt, hues dech ageloggt, dir sidd ofgemellt, du bass ofgemellt, dir sidd elo
    ofgemellt, du bass elo ofgemellt, dir gouft ofgemellt, dir hutt iech ofgemellt, du hues dech ofgemellt, är
    ofmeldung gouf, abonnement gouf annuléiert, abonnement gouf gekënnegt, dir kritt keng e mailen méi, du kriss keng e
    mailen méi, vun der lëscht geläscht, är kënnegung ass
  `,
  here: `
    klickt, klick hei, klickt hei, klick op, klicken, dréckt op, dréck op, hei drënner, heidrënner, hei klicken, op dëse
    link, dëse link, dësem link, folgende link, de link, knäppchen, dëse knäppchen, op de knäppchen, dës säit, op dëser
    säit, folgend säit, dës adress, opmaachen, maacht op, besicht, an äre browser, an däi browser, am browser, wann de
    knäppchen, geet net op, vun hei
  `,
  matter: `
    congésufro*, congésdemande*, ufro fir congé, krankeschäin*, krankmeldung*, spesenofrechnung*, remboursement*,
    déngschtrees*, geschäftsrees*, iwwerstonn*, stonnenziedel*, bestellufro*, budgetsufro*, waart op är genehmegung,
    waart op deng genehmegung, waart op är zoustëmmung, fir ze genehmegen, brauch är genehmegung, gedeelten dossier,
    gedeelten album, gedeelt dokument, mat iech gedeelt, mat dir gedeelt, zougang zum dossier, prett fir erofzelueden,
    prett fir den download, kann erofgeluede ginn, sécherungskopie*, opzeechnung*, am anhang, käschtevirschl*,
    käschteschätzung*, loyerskontrakt*, locatiounskontrakt*, mietkontrakt*, aarbechtskontrakt*, dokument ënnerschreiwen,
    dokument z'ënnerschreiwen, elektronesch ënnerschrëft, paiziedel*, quittung*, kontoauszuch, kontoauszich, zeegnes*,
    versécherungspolizz*, kommentéiert, neie kommentar, huet iech erwäänt, huet dech erwäänt, huet geäntwert, geäntwert
    op, neie bäitrag, neie message vun, äntwert op är fro, äntwert op deng fro, bewäertung*, ëmfroen, ofstëmmung*,
    questionnaire*, petitioun*, diskussioun*, evenement*, veranstaltung*, reunioun*, versammlung*, waardelëscht*, plaz
    ass fräi, elterenowend*, äre rendez vous, däi rendez vous, reservatioun*, reservéierung*, buchung*, är rees,
    moderateur*, moderatioun*, quarantän*, virschlag, aufgab, aufgaben, iech zougewisen, hausaufgab*, späicherplaz*, bal
    voll, vervollstännegt äre profil, äre pak, äre colis, immobilie*, kandidatur*, huet en dossier gedeelt, huet den
    dossier gedeelt, huet e fichier gedeelt, huet de fichier gedeelt, huet en dokument gedeelt, dossier gedeelt, fichier
    gedeelt, dokument mat iech, gedeelte kalenner, gedeelte fichier, gedeelte fichieren, an de projet bäigesat, bei de
    cours bäigesat, waart op genehmegung, waart op d genehmegung, waart op moderatioun, message zeréckzéien, bäitrag
    zeréckzéien, äre congé, däi congé, frais fir ze genehmegen, neien devis, devis unhuelen, kontrakt ënnerschreiwen,
    kontrakt z ënnerschreiwen, waart op är ënnerschrëft, fir z ënnerschreiwen, zefriddenheetsëmfro, huelt un der ëmfro
    deel, ëmfro ausfëllen, froebou*, är stëmm, ofstëmmen iwwer, kommentar zu ärem, kommentar iwwer, iech ernimmt, iech
    geäntwert, nei äntwert, äntwert op äre, fichier eroflueden, fichieren eroflueden, dokument eroflueden, dokument hei
    eroflueden, fotoalbum*, kalenner invitatioun, dagesuerdnung, generalversammlung*, informatiounsowend*, är presenz,
    erënnerung un äre rendez vous, är bestellung ass ënnerwee, är bestellung gouf verschéckt, är bestellung gouf
    confirméiert, är bestellung gouf annuléiert, merci fir är bestellung, nei bestellung vun, bezuelung ukomm, bezuelung
    krut, onbezuelte rechnung, onbezuelt rechnung, rechnung am anhang, rechnung ukucken, zahlungserënnerung, an ärem
    kuerf, kaddosbong, nees op lager, merci fir ären don, merci fir är spend, memberschaft gouf erneiert, proufzäit
    leeft of, neien artikel, privat noriicht vun, ongeliese noriichten, ongeliese messagen, neie follower,
    frëndschaftsufro, ass dem grupp bäigetrueden, huet de grupp verlooss, aus dem grupp ewechgeholl, wochebericht,
    mountsbericht, statistike fir, problem geléist, backup*, zertifikat leeft of, api schlëssel, virus fonnt, datelek
  `,
  receipt: `
    keesseziedel*, kassenziedel*, quittung*, kaafbeleeg*, merci fir ären akaf, merci fir däin akaf, villmools merci
    fir ären akaf, merci fir är bezuelung, bezuelt mat, mat kaart bezuelt, mat der kaart bezuelt, bezuelung kritt,
    bezuelung ukomm, mir hunn är bezuelung kritt, inkl tva, tva abegraff, zwëschesumm*, clientskopie, copie client
  `,
  toRead: `
    op äre kont goen, op däi kont goen, op mäi kont goen, gitt op äre kont, géi op däi kont, zu ärem kont, zu dengem
    kont, äre kont kucken, däi kont kucken, clientsportal*, espace client, dashboard opmaachen, op den dashboard, zum
    dashboard, är rechnungen ukucken, deng rechnungen ukucken, web banking, bestellung nokucken, reservatioun ukucken,
    detailer ukucken, aktivitéit nokucken, wat geännert huet, apparater geréieren, noriicht liesen, liesen, liest,
    noliesen, nozeliesen, kucken, kuckt iech, kuckt hei, kuck der, ukucken, unzekucken, gewuer ginn, méi gewuer,
    entdeckt eis, e bléck op, duerchbliederen, duerchkucken, méi detailer, op mäi kont, portal opmaachen, op de portal,
    meng reservatiounen, dokument opmaachen, wat ass nei
  `,
};
