import type { Cues } from "@/lib/mail/extraction/cues/types";

export const nl: Cues = {
  code: `
    *code, *codes, eenmalig wachtwoord, eenmalige wachtwoord, eenmalige pin, beveiligingsnummer, verificatienummer,
    bevestigingsnummer, eenmalig paswoord, eenmalige sleutel, beveiligingspin, verificatiepin, dynamisch wachtwoord,
    tijdelijke pin, codewoord, nummer voor uw overboeking, nummer voor je overboeking, nummer voor uw betaling,
    goedkeuringsnummer, *wachtwoord staat, eenmalig pincode, eenmalig nummer, eenmalige nummer, verificatiewoord,
    bevestigingswoord, verificatiesleutel, beveiligingssleutel, activatiesleutel, activeringssleutel,
    activeringsnummer, autorisatienummer, authenticatienummer, inlognummer, inlogwoord, inlogpin, tijdelijk nummer,
    verificatietoken, beveiligingstoken, toegangstoken, toegangspin,
    wachtwoord voor deze betaling, wachtwoord voor de betaling, wachtwoord voor deze transactie, wachtwoord voor
    deze aankoop, betaalwachtwoord, tan code voor, code voor deze betaling, code voor je betaling, code voor uw
    betaling, wachtwoord voor eenmalig gebruik, paswoord voor eenmalig gebruik, wegwerpwachtwoord*, wachtwoord dat
    maar één keer, eenmalige toegangssleutel, eenmalige combinatie, eenmalige reeks, eenmalig getal, eenmalig woord,
    eenmalige cijfers, controlegetal*, controlenummer*, controlecijfers, controlewoord*, bevestigingsgetal,
    bevestigingscijfers, bevestigingspin, bevestigingssleutel*, bevestigingstoken, verificatiegetal,
    verificatiecijfers, inlogcijfers, inloggetal, inlogtoken, inlogsleutel*, aanmeldnummer, aanmeldcijfers,
    aanmeldpin, aanmeldwoord, beveiligingsgetal, beveiligingscijfers, beveiligingswoord*, veiligheidsnummer,
    veiligheidswoord, veiligheidspin, veiligheidscijfers, toegangscijfers, toegangsgetal, toegangsnummer,
    toegangswoord, toegangssleutel*, goedkeuringscijfers, goedkeuringspin, autorisatiepin, autorisatiecijfers,
    authenticatiecijfers, authenticatietoken, machtigingspin, ondertekencijfers, ondertekenpin, ondertekennummer,
    tekenpin, signeerpin, signeernummer, koppelnummer, koppelcijfers, koppelgetal, koppelpin, koppelsleutel*,
    activatienummer, activatiepin, activatiecijfers, activeringspin, ontgrendelnummer, ontgrendelcijfers,
    ontgrendelpin, ontgrendelsleutel*, deblokkeernummer, herstelcijfers, herstelnummer, herstelpin, herstelgetal,
    herstelsleutel, resetnummer, resetpin, apparaatpin, transactiepin, betaalpin, legitimatienummer,
    legitimatiecijfers, identificatiepin, tijdelijke cijfers, tijdelijk getal, dynamisch paswoord, dynamische pin,
    geheim getal, tan nummer, wachtwoord voor deze bestelling, wachtwoord voor uw bestelling, wachtwoord voor deze
    overboeking, wachtwoord voor deze aanmelding, wachtwoord voor deze sessie, wachtwoord voor deze opdracht,
    wachtwoord voor deze stap, wachtwoord voor deze opname, pin voor deze betaling, pin voor deze overboeking, pin
    voor deze aanmelding, pincode voor deze betaling, nummer voor deze betaling, nummer voor deze overboeking, nummer
    voor deze aanmelding, getal voor deze betaling, getal voor deze aanmelding, cijfers voor deze betaling, cijfers
    voor deze aanmelding, cijfers voor je aanmelding, vrijgavesleutel*, vrijgavenummer, vrijgavecijfers, persoonlijke
    pin,
    code voor de betaling, code om de betaling te bevestigen, code voor de overboeking, code voor je aankoop, code
    voor uw aankoop,
    *code voor de betaling, *code voor deze betaling, *code voor je betaling, *code voor uw betaling, *code voor je
    aankoop, *code voor uw aankoop
  `,
  maybeCode: `
    *sleutel, cijfers, *cijferige, getal, tekens, tijdelijk wachtwoord, volgende nummer, cijfer, cijferreeks,
    cijfercombinatie, getallen, deze letters, volgende letters, lettercombinatie, karakters, combinatie, reeks,
    groepjes, symbolen, geheime woord, toverwoord, onderstaand woord, volgende woord, het volgende, onderstaande,
    nummer hieronder, dit nummer, wachtwoordzin, vakjes, wat hieronder staat, kom je binnen, komt u binnen, vraagt
    erom, deze cijfers, zes cijfers, vier cijfers, acht cijfers, vijf cijfers, volgende cijfers, onderstaande cijfers,
    cijfers hieronder, deze tekens, zes tekens, volgende tekens, onderstaande tekens, zes letters, woord hieronder, dit
    woord, deze woorden, volgende getal, dit getal, deze reeks, volgende reeks, startwachtwoord, eerste wachtwoord,
    voorlopig wachtwoord, wachtzin, wordt gevraagd naar, wordt u gevraagd, word je gevraagd, zal vragen om, voorlopige
    wachtwoord, tijdelijke wachtwoord, tijdelijk paswoord, tijdelijke paswoord, voorlopig paswoord, getal hieronder,
    onderstaand getal, onderstaand nummer, onderstaande nummer, onderstaande code, onderstaande combinatie, deze
    combinatie, volgende combinatie, dit cijfer, deze lettercombinatie, deze cijfercombinatie, volgende woorden, vijf
    tekens, acht tekens, zeven cijfers, vijf letters, acht letters, geheim nummer, geheim woord, naar gevraagd, om
    gevraagd, ernaar gevraagd, erom gevraagd, gevraagd wordt, wil weten, wil de app, wil de site, nodig om verder,
    nodig voor het inloggen, nodig om in te loggen, welkomstwachtwoord, aanvangswachtwoord, beginwachtwoord, startpin
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
    boeking*, hotelboeking*, lotnummer*, bevestigingsnr, afspraak, monteur, melding, offertenummer*, orderbevestiging,
    bestelnr, bonnummer*, kassabonnummer, pakbon*, vrachtbrief*, kluisje*, afhaalpunt*, deurcode*, poortcode*,
    slagboomcode*, alarmcode*, wifi wachtwoord, wifiwachtwoord*, wifi code, wificode*, partnercode*, verkoopcode*,
    winkelcode*, filiaalcode*, dresscode, kledingcode*, kleurcode*, chassisnummer*, typenummer*, modelnummer*,
    partijnummer*, batchnummer*, personeelsnummer*, studentnummer*, relatienummer*, debiteurennummer*,
    machtigingskenmerk*, incassokenmerk*, claimnummer*, incidentnummer*, aanvraagnummer*, kaartnummer*, kamernummer*,
    verdieping, eancode*, laatste 4 cijfers, laatste cijfers, eindcijfers, winnend lot, prijs per, sessie id,
    foutnummer*, slagingspercentage*, vergadering*, overleg, zoekveld*, zoekbalk*, zoekvak*, stoelnummer, versienummer,
    btw nummer, kavel, reparatienummer, omschrijving, als omschrijving, betalingsomschrijving, mededeling, als
    mededeling, als kenmerk, zone, zonecode, parkeerzone, laadpaal*, qr code*, qrcode*, sorteercode*, swiftcode*, bic
    code, iban code, kassacode*, klantencode*, leverancierscode*, spaarcode*, actiewoord*, wervingscode*, ledencode*,
    klascode*, klassencode*, lescode*, cursuscode*, vakcode*, opleidingscode*, examencode*, toetscode*, groepscode*,
    spelcode*, spelerscode*, reiscode*, hotelcode*, luchthavencode*, boekcode*, reserveercode*, exitcode*, exit code,
    http code, antwoordcode*, responscode*, errorcode*, voorbeeldcode*, programmacode*, machinecode*, html code,
    taalcode*, regiocode*, plaatscode*, gemeentecode*, voordeurcode*, hekcode*, sleutelkluiscode*, kluiscode*,
    lockercode*, garagecode*, parkeercode*, bezorgcode*, pakjescode*, verzendcode*, zendcode*, sbi code, branchecode*,
    diagnosecode*, zorgcode*, dbc code, prestatiecode*, goederencode*, douanecode*, batchcode*, typecode*, modelcode*,
    bankpascode*, licentiecode*, licentiesleutel*, productsleutel*, huissleutel*, autosleutel*, kamersleutel*,
    fietssleutel*, sleutelnummer*, verdeelsleutel*, zonenummer*, incassonummer*, incassantid, machtigingsnummer*,
    kavelnummer*, perceel*, tuinnummer*, plaatsnummer*, staanplaats*, standplaats*, boxnummer*, kluisnummer*,
    vaknummer, loketnummer*, tafelnummer*, deelnemersnummer*, deelnamenummer*, startnummer*, leerlingnummer*,
    schoolnummer*, patiëntnummer*, patientnummer*, patiëntennummer*, cliëntnummer*, zorgnummer*, receptnummer*,
    verzekeringsnummer*, zaaknr, meldingsnr, ordernr, klant id, order id, gebruikers id, ticketnummer*, ticket nr,
    aangiftenummer*, aanslagnummer*, beschikkingsnummer*, rijbewijsnummer*, paspoortnummer*, documentnummer*,
    aktenummer*, inschrijfnummer*, inschrijvingsnummer*, registratienummer*, aansluitnummer*, aansluitingsnummer*,
    storingsnummer*, storing, servicenummer*, werkordernummer*, opdrachtnummer*, projectnummer*, inkoopnummer*,
    inkoopordernummer*, leveranciersnummer*, vestigingsnummer*, loonheffing*, fiscaal nummer, rsin, iban, rekeningnr,
    leningnummer*, hypotheeknummer*, spaarrekening*, donateursnummer*, donatienummer*, treinnummer*, lijnnummer*,
    perron, rijtuig*, boardingpass*, instapkaart*, vergadercode*, vergader id, meeting id, webinar id, inbelnummer*,
    inbelcode*, toegangscode vergadering, deelnemerscode*, tv nummer, garantienummer*, garantiebewijs*, retournummer*,
    rma nummer, winnend nummer, technicus, de monteur, conciërge, bezorger, loterij*, vondstnummer*, verwijsnummer*,
    verwijzingsnummer*, opnamenummer*, cijferslot*, hangslot*, model, deelfiets*, deelscooter*, projectcode*,
    formuliernummer*, liter, wasmachine*, vaatwasser*, koelkast*, api sleutel*, vier laatste cijfers, toestel,
    doorkiesnummer, toestelnummer, itemcode*, materiaalcode*, onderdeelcode*, categoriecode*, assortimentscode*,
    fabrikantscode*, merkcode*, magazijncode*, vestigingscode*, afdelingscode*, kostenplaatscode*, kostensoortcode*,
    eenheidscode*, bedrijfsonderdeelcode*, personeelscode*, medewerkerscode*, werknemerscode*, functiecode*,
    beroepscode*, werkgeverscode*, looncode*, looncomponentcode*, betalercode*, debiteurencode*, crediteurencode*,
    modulecode*, studiecode*, examencentrumcode*, lokaalcode*, zaalcode*, ruimtecode*, evenementcode*,
    activiteitencode*, teamcode*, wedstrijdcode*, toernooicode*, schoolcode*, brincode*, parkeerzonecode*, zonecode*,
    gebiedscode*, dorpscode*, stationcode*, stationscode*, haltecode*, tariefcode*, metercode*, sbicode*, nacecode*,
    activiteitscode*, begrotingscode*, budgetcode*, grootboekcode*, transactiesoortcode*, valutacode*, garantiecode*,
    reparatiecode*, schadecode*, claimcode*, klachtcode*, storingscode*, versiecode*, buildcode*, partijcode*,
    lakcode*, verfcode*, motorcode*, behandelcode*, declaratiecode*, agbcode*, objectcode*, redencode*, productnummer*,
    filiaalnummer*, afdelingsnummer*, kostenplaatsnummer*, cursusnummer*, modulenummer*, examennummer*, lokaalnummer*,
    groepsnummer*, kleurnummer*, agbnummer*, nace code, hs code, ean code, gtin code, ral code, iata code, icd code,
    agb code, brin code, mcc code, crebo code, crebonummer*, cbs code, code van het product, code van het artikel, code
    van de leverancier, code van het filiaal, code van de winkel, code van de afdeling, code van de cursus, code van
    het vak, code van de module, code van het examen, code van het lokaal, code van de klas, code van de groep, code
    van het evenement, code van de parkeerzone, code van de zone, code van de gemeente, code van het station, code van
    het contract, cursus met code, cursus met de code, vak met code, vak met de code, artikel met code, product met
    code, product met de code, module met code, evenement met code, wifi sleutel, wi fi wachtwoord, wi fi sleutel, wi
    fi code, wlan wachtwoord, wlan sleutel, wlan code, netwerk wachtwoord, netwerk sleutel, netwerk code, gasten wifi
    wachtwoord, gasten wifi sleutel, gasten wifi code, router wachtwoord, router sleutel, router code,
    netwerkwachtwoord*, gastnetwerkwachtwoord*, gastenwachtwoord*, routerwachtwoord*, wachtwoord voor de wifi,
    wachtwoord van de wifi, wachtwoord van het netwerk, wachtwoord voor het gastnetwerk, vergaderwachtwoord*,
    conferentiewachtwoord*, meetingwachtwoord*, wachtwoord voor de vergadering, wachtwoord van de vergadering,
    vergaderpin*, conferentiecode*, conferentiepin*, code voor de vergadering, abonneecode, lidcode, dealercode,
    medewerkercode, studentcode, instellingscode, tentamencode, bankidentificatiecode, gebouwcode, wijkcode, nis code,
    landencode, btw code, fiscale code, muntcode, ordercode, ticketcode, kaartcode, donatiecode, campagnecode, icd 10
    code, zorgproductcode, receptcode, uzovi code, stoelcode
  `,
  promo: `
    korting*, *korting, waardebon*, cadeaubon*, cadeaukaart*, tegoedbon*, actiecode*, aanbieding*, uitverkoop*,
    koopje*, bespaar nu, bij het afrekenen, winkelwagen*, winkelmand*, gratis verzending, gratis bezorging,
    spaarpunten, bonuspunten, prijsvraag*, winactie*, verloting*, nodig vrienden uit, vrienden uitnodigen,
    verjaardagscadeau*, minimale besteding, minimaal bestelbedrag, minimum bestelbedrag, zolang de voorraad,
    verzilver*, inwisselen, shop nu, vrienden over ons, krijgen jullie, alleen vandaag, laatste kans, nog maar, twee
    halen, halen één betalen, 1+1 gratis, tweede halve prijs, eerste bestelling, volgende bestelling, dubbele punten,
    spaar punten, spaar mee, gratis cadeau, cadeautje, in je mandje, in je winkelmand, bij de kassa, aan de kassa, tip
    een vriend, vriend uitnodigen, breng een vriend
  `,
  press: `
    deze editie, dit nummer lees, in dit artikel, lees verder, verder lezen, columnist, blogbericht*, blogpost*, onze
    lezers, statistieken, weekrapport*, maandrapport*, weekoverzicht*, maandoverzicht*, gemiddeld*, vorige maand,
    releaseopmerkingen, wijzigingslogboek*, nieuwe versie, opgeloste fouten, opgeloste bugs, build mislukt, tests
    mislukt, podcastaflevering*, workshop*, tips voor, uit onderzoek blijkt, onderzoek toont, golf van, persbericht*,
    volgens een onderzoek, enquête, vragenlijst, uw mening, jouw mening, onderzoek naar, tevredenheid*, meest gelezen,
    redactie, interview met, cijfers van de maand, in cijfers, jouw week in, je maand in, slagingspercentage,
    afleverpercentage, onderhoud gepland, gepland onderhoud, kwetsbaarheid*, zo herken je, zo herkent u, leer hoe,
    aflevering, lees ook, training*, cursus*
  `,
  business: `
    verifi*, *bevestig*, authentic*, *aanmeld*, *inlog*, regist*, *wachtwoord*, herstel*, opnieuw instel*, *beveilig*,
    account*, identiteit*, twee factor*, twee staps*, activeer*, activer*, *apparaat*, *adres, ontgrendel*, goedkeur*,
    overboeking*, *toegang*, verwijder*, aan te melden, in te loggen, ingelogd, twee stappen, lidmaatschap, koppel*,
    ingeschreven, uitgenodigd, nodigt je uit, nodigt u uit, toegevoegd, geblokkeerd, nieuwe telefoon, ben jij dit, bent
    u dit, gebruikersnaam, tweede factor, online betaling, begunstigde, nieuwe browser, nieuw toestel, account sluiten,
    adreswijziging, eerste keer inlog*, vergeten, buitengesloten, ondertekenen, onderteken*, handtekening*, signeren,
    machtigen, autorisatie*, autoriseer*, autoriseren, authoriseren, identificeer*, identificatie*, legitimeer*,
    legitimatie*, gekoppeld, e mailwijziging, profiel verwijder*, account opheffen, deblokkeer*, deblokker*,
    instemming*, toestemming*, aangemeld, inschrijving bevestigen, eenmalig inlog*, vrijgeven, vrij te geven,
    wacht op uw akkoord, wacht op je akkoord, wacht op akkoord, uw akkoord nodig, je akkoord nodig, akkoord geven,
    akkoord te geven, betaling staat klaar, betaling wacht op, transactie wacht op, overschrijving wacht,
    overschrijving staat klaar, overschrijving uit te voeren, overschrijving te voltooien, overschrijving vrij,
    overschrijving te tekenen, betaling af te ronden, betaling te voltooien, betaling uit te voeren,
    betaling door te laten, betaling vrij, aankoop te voltooien, aankoop goed, transactie te voltooien, transactie goed,
    transactie af te ronden, betaling goed, goed te keuren, betaalopdracht*, spoedoverboeking*, spaaroverboeking*,
    internetaankoop*, onlineaankoop*, online aankoop*, aankoop op internet, aankoop via internet, internetbetaling*,
    onlinebetaling*, 3d secure, 3 d secure, *authenticatie,
    contract te tekenen, document te tekenen, overeenkomst te tekenen, tekenverzoek*,
    digitaal tekenen, digitaal te tekenen, elektronisch tekenen, elektronisch te tekenen, volmacht*, toestel toevoegen,
    toestel toe te voegen, tweede toestel, vergrendeld, mislukte poging*, foute poging*, verkeerde poging*,
    foutieve poging*, te veel pogingen, te vaak verkeerd, te vaak een verkeerd*, te vaak fout, drie keer verkeerd,
    drie keer fout, driemaal fout, profiel wissen, telefoonnummer wijzigen, telefoonnummer te wijzigen, nummer wijzigen,
    nummer te wijzigen, wijziging van je nummer, wijziging van uw nummer, nieuw telefoonnummer, nieuw mobiel nummer,
    e mail te wijzigen, wijziging van je e mail, wijziging van uw e mail, venster dat u open, venster dat je open,
    venster dat nog open, pagina die u open, pagina die je open, pagina die nog open, scherm dat u open,
    scherm dat je open, scherm dat nog open, tabblad dat je open, tabblad dat nog open, open hebt laten staan,
    open hebt staan, open heeft staan, open liet staan, geldopname*,
    geld opnemen zonder, limiet te verhogen, limiet verhogen, verhoging van uw limiet, verhoging van je limiet,
    passkey*, gemachtigde
  `,
  fleeting: `
    verloopt, vervalt, geldig*, minuten, eenmalig*, een keer, verstrijkt, verlopen, geldt voor, geldt tot, kan tot, na
    gebruik, kwartier, werkt maar, werkt tot, werkt één keer, werkt niet meer, werkt eenmaal, is maar, maar één keer,
    slechts eenmaal, slechts één keer, één keer te gebruiken, niet meer bruikbaar, tien minuten, vijftien minuten,
    half uur, uur geldig, 24 uur, binnen 24 uur, blijft geldig, ongeldig, vervalt na, vervalt om, verloopt na,
    verloopt om, maar kort geldig, beperkt geldig, tijdelijk geldig, nog tien minuten, vijf minuten, dertig minuten,
    zestig minuten, seconden, tot middernacht, tot vanavond, eenmaal te gebruiken, een keer te gebruiken, eenmalig te
    gebruiken, maar een keer, één keer bruikbaar, werkt een keer, is daarna waardeloos, waardeloos, daarna vervallen,
    daarna ongeldig, alleen voor deze
  `,
  secret: `
    niet delen, deel deze, deel dit, nooit, niemand*, vertrouwelijk*, geheim*, niet door, voor jezelf, voor uzelf,
    geef hem niet, geef deze niet, geef deze code niet, geef dit nummer niet, geef je code niet, geef uw code niet,
    vertel deze, vertel niemand, laat niemand, toon niemand, stuur deze niet door, stuur hem niet door, nooit aan,
    nooit om vragen, zullen nooit, vragen u nooit, vragen je nooit, houd deze, houd hem, hou hem, alleen voor jou,
    alleen voor u, strikt persoonlijk, geef dit getal niet, geef deze cijfers niet, geef het niet, geef het nooit,
    geef hem nooit, geef ze niet, deel hem niet, deel het niet, deel ze niet, deel hem nooit, deel het nooit, deel het
    met niemand, deel hem met niemand, deel je code nooit, deel uw code nooit, hou het voor, houd het voor, houd ze
    voor, hou ze voor, zeg hem niet, zeg het niet, zeg het tegen niemand, lees hem niet voor, stuur het niet door,
    stuur ze niet door, niet doorsturen, niet doorgeven, ook niet aan ons, ook niet aan medewerkers, onze medewerkers
    vragen, medewerkers zullen, bellen u nooit, bellen je nooit, vragen nooit, vragen wij nooit, vragen we nooit,
    zullen u nooit, zullen je nooit, deel deze code niet, deel deze code nooit, deel deze code met, deel de code niet,
    deel uw code niet, deel je code niet, met niemand delen, mag niet gedeeld worden, geef deze code nooit, geef de
    code nooit, geef de code niet, verstrek deze code niet, verstrek hem nooit, nooit telefonisch door, lees de code
    niet, lees deze code nooit, zeg de code niet, vertel het niemand, vertel hem aan niemand, laat hem niemand zien,
    stuur deze code niet, stuur de code niet, stuur deze mail niet, nooit naar deze code, nooit om deze code, vragen
    hier nooit om, medewerkers vragen nooit, bank vraagt nooit, klantenservice vraagt nooit, zal je nooit vragen, zal
    u nooit vragen, ook niet met medewerkers, wie erom vraagt, hou hem geheim, houd hem geheim, hou deze code geheim,
    houd deze code geheim, hou de code geheim, houd de code voor, bewaar hem voor jezelf
  `,
  enter: `
    voer, invoer*, vul, invul*, typ de, typ het, typ hier, typ deze, typ dit, typ onderstaande, typ dan, typ in, typ je,
    typ uw, kopieer*, plak*, geef, in te voeren, in te vullen, in te typen, over te typen, over te nemen, toets, toetst,
    intoets*, typt, intyp*, overtyp*, overnemen, overschrijv*, neem de, neem deze, neem dit, neem daarvoor, neem
    onderstaande, neem over, zet de, zet deze, zet dit, zet achtereenvolgens, zet onderstaande, noem, noemt, dicteer*,
    scan, scant, schrijf, schrijft, doorgeven, door te geven, vertel, zeg, lees voor, knip, noteer, gebruik, gebruikt,
    te gebruiken, hebt u nodig, heeft u nodig, heb je nodig, tekstvak, geef de app, voer in, voert u, vul hem in, vul
    deze, vul dit, vult u, typ deze, typ dit, typ over, kopieer deze, plak deze, plak dit, gebruik deze, gebruik hem,
    geef deze code aan de, geef dit nummer aan de, in het veld, in het vakje, op het scherm, op je tv, op uw tv, ga
    terug naar de app, terug naar de app, heb je deze, sms terug, in te tikken, overtikken, tik over, zet daar, zet er,
    zet hier, vul daar, vul er, vult, typ daar, typ dat, typ er, tik daar, tikt, voer daar, voert, zet je, zet u, zet
    het, vul je, typ je, voer je, toets je, tik je, tikken, te typen, typen in, typen op, toetsen, ingetypt, ingevuld,
    ingevoerd, ingetoetst, plaats, hoort in het, komt in het, schrijf je, vraagt de site om, vraagt de app om, vraagt om
    vier, vraagt om zes, wordt gevraagd om, vraagt het scherm, vraagt de pagina, opgevraagd, opvraagt, opgevraagde,
    opvragen wij, gevraagd naar, gevraagd om, vraagt u om, vraagt je om, vragen u om, vragen je om, vragen we u om,
    vragen we je om, vragen wij u om, vraagt u naar, vraagt je naar, zal u vragen, zal je vragen, vraagt naar, vraagt er
    om, vraagt erom, verlangt, wordt verlangd, is vereist, is benodigd, benodigd is, heeft het systeem, heeft de app,
    heeft de site, heeft het apparaat, heeft het portaal, heeft de pagina, heeft het programma, heeft het spel, wil het
    systeem, wil het apparaat, wil het spel, overneem*, neemt u, neem je, neemt over, overschrijf*, over te schrijven,
    schrijft u, schrijf over, schrijf de, neer te zetten, zet neer, neerzetten, erin zetten, erin plakken, erin typen,
    er in typen, in plakken, te plakken, stuur onze bot, terugmeld*, teruggemeld, antwoord met, antwoordt met,
    beantwoord met, geeft u, geef je, geef daar, geef hier, geeft door, doorgeeft, op te geven, opgeven, opgeeft, geef
    op, vermeld daar, meld de, noemen, te noemen, leest u voor, voorlezen, voor te lezen, voorleest, dicteren, spreek
    in, inspreken, in te spreken, spel de, spelt, toon de, laat de, houd klaar, gereed te houden, bij de hand, houd bij
    de hand, klaar te houden, in te toetsen, toetst u, intikken, tikt u, intikt, inklopp*, klop in, kies op, scan in,
    dien in, indienen, dient in, verstrek, verstrekt, verstrekken, bevestig met, bevestigt u met, bevestigt dat met,
    bevestig dat met, bevestig dit met, bevestig het met, bevestig uw betaling met, bevestig je betaling met, bevestig
    de betaling met, bevestig de overboeking met, bevestig je inlogpoging met, bevestig je adres met, bevestig uw adres
    met, bevestigd met, te bevestigen met, onderteken met, ondertekent u met, onderteken dit met, onderteken hem met,
    ondertekenen met, teken met, tekent u met, teken af met, teken het af met, aftekenen met, keur goed met, keurt u
    goed met, goedkeuren met, autoriseer met, autoriseert u, deblokkeer uw pas met, deblokkeer je pas met, deblokkeer
    met, ontgrendel met, ontgrendel uw account met, ontgrendel je account met, ontgrendelt u, legitimeer u met,
    identificeer u met, identificeer je met, verifieer met, geeft u vrij, geef vrij, geeft u de uitbetaling, die geeft u
    met, geef die met, activeer met, hoort daar, hoort erin, hoort in, daar hoort, moet in het, moet in dat, moet daar,
    moet worden ingevuld, moet worden ingevoerd, moet u invullen, moet je invullen, in het lege, in het hokje, in de
    vakjes, in het invulveld, in de app in, in het scherm, op de pagina in, in het formulier, via het formulier, wordt u
    naar, word je naar, u wordt naar, je wordt naar, wordt u om, word je om, naar het volgende gevraagd, gevraagd wordt
    naar, na invoer, na het invoeren, na het intypen, door het invoeren, door daar, door het intikken, zodra u invoert,
    zeg ja door, vereist het invoeren, invullen van, intypen van, overtypen van, geautoriseerd met, goedgekeurd met,
    ondertekend met, vrijgegeven met, ontgrendeld met, gedeblokkeerd met, geactiveerd met, bekrachtig*, bekrachtigd met,
    wordt bevestigd met, overgetypt, overgenomen, voorgelezen, wil horen, hoort graag, in te geven, ingeven, ingeeft,
    ingegeven, ingetikt, ingeklopt, overtikt, geplakt in, gekopieerd en, kopiëren en, te kopiëren, neem hem over, neem
    het over, neem ze over, neemt hem over, neemt deze over, breng hem over, stuur hem terug, stuur het terug, stuur
    deze terug, stuur terug, stuurt hem terug, terugsturen, terug te sturen, mail hem terug, mail de code, stuur de
    code, stuur deze code, stuur de cijfers, reageer met, reageert met, antwoorden met, beantwoord dit bericht met,
    beantwoord deze mail met, beantwoord deze e mail met, lees hem voor, lees het voor, lees ze voor, lees deze voor,
    lees deze cijfers, lees de cijfers, lees de code, leest hem voor, leest voor, luidop voor, hardop voor, spreek de
    code, spreek de cijfers, spreek het woord, uitspreken van de code, draai de cijfers, draai dit nummer, kies de
    cijfers, kies het getal, kies dit getal, kies hetzelfde getal, kies het juiste getal, kies deze cijfers, selecteer
    het getal, selecteer de cijfers, selecteer dit getal, selecteer hetzelfde getal, druk de cijfers, druk op de
    cijfers, druk achtereenvolgens, druk na elkaar, ga verder met deze, ga verder met dit, ga verder met de code, ga
    door met deze, ga door met de code, rond af met, rond het af met, rondt af met, rond de betaling af met, rond je
    betaling af met, rond uw betaling af met, rond je aanmelding af met, rond uw aanmelding af met, af te ronden met,
    afronden met, voltooi met, voltooi de betaling met, voltooi je aanmelding met, voltooi uw aanmelding met, voltooien
    met, maak het af met, log in met deze, log in met dit, log in met de code, logt in met, inloggen met deze, inloggen
    met de code, meld u aan met deze, meld je aan met deze, meld u aan met de code, meld je aan met de code, aanmelden
    met deze, aanmelden met de code, laat hem zien, tekenen met, ondertekent met, onderteken het contract met,
    onderteken de overeenkomst met, onderteken het document met, onderteken de opdracht met, ondertekenen door,
    ontgrendelt met, ontgrendelen met, ontgrendel het scherm met, ontgrendel de kaart met, deblokkeren met, deblokkeert
    met, deblokkeer de kaart met, openen met deze, open met deze, keur de betaling goed met, keur de overboeking goed
    met, keur de transactie goed met, keur het goed met, keur de aankoop goed met, goed te keuren met, autoriseer de
    betaling met, autoriseer de transactie met, autoriseren met, bevestig de aankoop met, bevestig de transactie met,
    bevestig uw aankoop met, bevestig je aankoop met, bevestig de bestelling met, bevestigen met, vrij te geven met, met
    behulp van deze code, met behulp van de code, aan de hand van de code, via deze code, met onderstaande code, met de
    onderstaande code, met de volgende code, aan onze medewerker, aan onze operator, aan de adviseur, aan onze adviseur,
    aan de telefonist*, erin zet, tik het, tik de, tik dit, tik die, tik deze, tik in, tik op, tik je, tik uw
  `,
  complete: `
    bevestig je e mail*, bevestig uw e mail*, bevestig je account, bevestig uw account, bevestig je aanmelding,
    bevestig uw aanmelding, bevestig je registratie, bevestig je inschrijving, bevestig uw inschrijving,
    bevestig je identiteit, bevestig nu, mail* bevestigen, *adres bevestig*, account bevestig*, aanmelding bevestig*,
    registratie bevestig*, inschrijving bevestig*, wijziging bevestig*, bevestig e mail*, verifieer je, verifieer uw,
    verifieer e mail*, activeer je account, activeer uw account, activeer mijn, activeer account, activeer nu,
    account activer*, reset je, reset uw, herstel je wachtwoord, wachtwoord *wijzig*, wijzig je wachtwoord,
    stel je wachtwoord, stel een wachtwoord, account herstel*, magische link, *inloglink*, bevestigingslink*,
    verificatielink*, activatielink*, uitnodiging accepter*, uitnodiging *aannem*, accepteer uitnodiging,
    accepteer de uitnodiging, uitnodiging bekijk*, account ontgrendel*, ontgrendel je, aanmelding goedkeur*,
    dit ben ik, dat ben ik, ik was het, dit was ik, dat was ik, registratie voltooi*, voltooi je registratie,
    voltooi uw registratie, account verwijder*, mailadres te bevestig*, account te bevestig*, aanmelding te bevestig*,
    inschrijving te bevestig*, registratie te bevestig*, bevestig je mail*, bevestig uw mail*, bevestig je nieuwe*,
    bevestig uw nieuwe*, bevestig je adres, bevestig uw registratie, bevestig uw identiteit, bevestig dit adres,
    bevestig de aanmelding, bevestig de wijziging, bevestig mijn*, bevestig je abonnement, bevestig uw abonnement,
    abonnement bevestig*, mailadres te verifi*, account te activer*, activeer je profiel, activeer uw profiel,
    activeer het account, nieuwsbrief bevestig*, wachtwoord te herstel*, wachtwoord te wijzig*, wachtwoord te reset*,
    wachtwoord in te stel*, wachtwoord te kiez*, herstel uw wachtwoord, wijzig uw wachtwoord, verander je wachtwoord,
    verander uw wachtwoord, stel uw wachtwoord, stel een nieuw, stel je nieuwe, kies je wachtwoord, kies uw wachtwoord,
    kies een nieuw, maak je wachtwoord, maak uw wachtwoord, herstellink*, resetlink*, eenmalige link, toegangslink*,
    activeringslink*, uitnodiging te accepter*, uitnodiging aan te nemen, neem de uitnodiging aan,
    aanvaard de uitnodiging, uitnodiging aanvaard*, accepteer je uitnodiging, ontgrendel uw, account te ontgrendel*,
    deblokkeer*, keur de aanmelding, inloggen goedkeur*, apparaat goedkeur*, ik ben het, u het echt bent,
    je het echt bent, jij het bent, laat me binnen, registratie te voltooi*, inschrijving voltooi*,
    aanmelding voltooi*, aanmelding af te rond*, ja schrijf me in, ja meld me aan, verwijder mijn account,
    verwijdering bevestig*, in een klik inlog*, zonder wachtwoord inlog*, rond je registratie, rond je aanmelding,
    rond uw registratie, rond uw aanmelding, word lid, *mail verifiëren, *adres verifiëren, account verifiëren,
    account te verifiëren, ja ik wil, ja graag, laat binnen, open mijn account, ben je binnen, definitief wissen,
    definitief verwijder*, profiel *verwijder*, account sluiten, lid te worden, toestemming, *pas aanzetten, stap in,
    *mijn adres, apparaat koppel*, nog uw ja, nog je ja, hef de blokkade, *woord reset*, *woord *herstel*,
    *woord opnieuw, *woord aanmaken, *woord *instel*, *woord kies*, *woord kiez*, nieuw *woord, *woord bedenken,
    geklikt heeft, heeft geklikt, zodra u op, maak een *woord, kies een *woord, sluit je aan, sluit u aan,
    ja dat ben ik, ja ik was het, doe mee, ik doe mee, schrijf mij in, laat maar door, ja laat toe,
    kies een wachtwoord, kies een nieuw wachtwoord, nieuw wachtwoord, account openen, bevestig je, bevestig uw,
    bekijk de uitnodiging, open de uitnodiging, naar de groep, ik sluit me aan, lid worden, wij hebben je ja nodig,
    direct inloggen, inloggen zonder wachtwoord, met één klik inloggen, account heractiveren, blokkade opheffen,
    bevestig dat jij, bevestig uw adres, toegang activeren, e mailadres bevestig*, mijn e mailadres, e mail bevestig*,
    bevestig de nieuwe, bevestig het nieuwe, bevestig het adres, bevestig deze, bevestig dat u, bevestig je login,
    bevestig inloggen, bevestig het inloggen, bevestig de betaling, bevestig de overboeking,
    bevestig de overschrijving, bevestig het verwijderen, bevestig de verwijdering, bevestig aanvraag,
    bevestig je aanvraag, bevestig uw aanvraag, bevestig het verzoek, bevestig je lidmaatschap,
    bevestig uw lidmaatschap, lidmaatschap bevestig*, lidmaatschap activer*, activeer je lidmaatschap, activeer je pas,
    activeer uw pas, activeer mijn pas, activeer je abonnement, activeer toegang, activeer je toegang,
    activeer uw toegang, profiel activer*, nieuwe pin, pincode instellen, kies een pincode, stel een pincode,
    toegang herstel*, herstel je toegang, herstel uw toegang, herstel mijn, weer toegang, weer inloggen,
    persoonlijke link, veilige link, unieke link, uitnodigingslink*, ontgrendellink*, aanmeldlink*,
    link om in te loggen, ga verder in de browser, verder in de browser, doorgaan in de browser,
    ga door met registreren, registratie afrond*, registratie afmak*, inschrijving afrond*, account afmaken,
    maak je account, maak uw account, maak je profiel, profiel aanvullen, vul je profiel, accepteren en doorgaan,
    verzoek accepter*, uitnodiging openen, word lid van, lid worden van, sluit je aan bij het team, toetreden,
    deelnemen, ja bevestig*, ja toestaan, ja goedkeur*, ja verwijder*, ja wissen, ja inschrijven, ja dit is,
    ja het klopt, ja ik bevestig, ja ik doe mee, betaling goedkeur*, betaling bevestig*, overboeking goedkeur*,
    overboeking bevestig*, overschrijving goedkeur*, keur de betaling, keur goed en, apparaat vertrouwen,
    vertrouw dit apparaat, dit apparaat toevoegen, apparaat toevoegen, apparaat toestaan, inloggen toestaan,
    aanmelding toestaan, toegang toestaan, toegang verlen*, account deblokker*, account vrijgeven, account heropen*,
    gegevens wissen, mijn gegevens verwijder*, account wissen, account opheffen, account definitief,
    verwijder het account, verwijder account, reken op mij, opnieuw instellen van het wachtwoord,
    opnieuw instellen van uw wachtwoord, opnieuw instellen van je wachtwoord, wachtwoord opnieuw in te stellen,
    nieuw wachtwoord kiezen, e mailadres te verifiëren, e mailadres te bevestigen, account te activeren,
    wachtwoord te wijzigen, *adres hebt bevestigd, *adres heeft bevestigd, *adres bevestigd hebt, *adres bevestigd
    heeft, *adres is bevestigd door, account hebt bevestigd, account heeft bevestigd, account hebt geactiveerd,
    account heeft geactiveerd, aanmelding hebt bevestigd, aanmelding heeft bevestigd, inschrijving hebt bevestigd,
    inschrijving heeft bevestigd, uitnodiging hebt geaccepteerd, uitnodiging heeft geaccepteerd, uitnodiging hebt
    aangenomen, uitnodiging heeft aanvaard, uitnodiging hier, wachtwoord hebt ingesteld, wachtwoord heeft ingesteld,
    wachtwoord hebt gekozen, wachtwoord heeft gekozen, zodra je je, zodra u uw, zodra u de uitnodiging, zodra je de
    uitnodiging, zodra u bevestigt, zodra je bevestigt, zodra u hebt bevestigd, zodra je hebt bevestigd, hier
    accepteert, hier accepteren, hier aanvaardt, hier bevestigen, hier bevestigt, hier activeren, hier activeert, hier
    ontgrendelen, hier deblokkeren, hier herstellen, hier instellen, hier goedkeuren, hier toestemming, wijziging
    doorvoeren, wijziging doorgaan, adreswijziging bevestig*, nieuw adres bevestig*, telefoonnummer bevestig*,
    definitief opheffen, definitief sluiten, voorgoed verwijder*, voorgoed sluiten, voorgoed weg, account laten
    verwijder*, gegevens laten wissen, account afsluiten, account beëindigen, lidmaatschap accepter*, toegang geven,
    toegang krijgen, toegang openen, toegang terug, krijg weer toegang, weer binnen, geef toestemming, toestemming
    geven, toestemming verlenen, ik geef toestemming, ja ik geef, ik stem in, ik stem toe, instemmen, machtiging
    bevestig*, machtiging ondertekenen, nieuw wachtwoord verzinnen,
    wachtwoord verzinnen, verzin een, bedenk een nieuw, bedenk een wachtwoord, inloggegevens instellen, kies je
    inloggegevens, ja stuur mij, ja stuur me, ja ik wil de, ja houd me, ja hou me, abonnement starten, start mijn
    abonnement, inlogpoging goedkeur*, inlogpoging toestaan, inlogpoging bevestig*, laat dit apparaat, dit apparaat
    vertrouwen, apparaat bevestig*, apparaat registreren, apparaat activer*, tv koppelen, koppel je, koppel uw, koppel
    mijn, koppeling bevestig*, rekening koppelen, kaart activer*, kaart deblokker*, pas activer*, pas deblokker*,
    opname bevestig*, uitbetaling goedkeur*, transactie bevestig*, transactie goedkeur*, bestelling vrijgeven,
    inloggen met één klik, inloggen met een klik, meteen inloggen, automatisch inloggen, toverlink, inloggen via deze
    link, uitnodiging volgen, uitnodiging activer*, deelname bevestig*, meedoen aan het team, word lid van het team,
    naar het team, sluit je aan bij de groep, ja mee, ik ben erbij, account aanmaken afrond*, account compleet maken,
    account voltooi*, profiel voltooi*, profiel afmaken, aanmelding afmaken, aanmelding afrond*, inschrijving afmaken,
    registreren voltooi*, eigen wachtwoord, account behouden, mijn account behouden, profiel behouden, niet
    verwijderen, toch niet verwijderen, weer openen, weer openmaken, opnieuw openen, van het slot, dat is juist, ja
    dat is juist, ik ga akkoord, akkoord gaan, akkoord en verder, sta toe, sta toegang toe, laat binnenkomen
  `,
  act: `
    bevestig, bevestigen, verifieer, activeer, activeren, accepteer, aannemen, toestaan, ontgrendel, ontgrendelen,
    doorgaan, verder, voltooien, voltooi, aanvaard, aanvaarden, goedkeuren, keur goed, sta toe, ga door, afronden, ja
    klopt, dat klopt, klopt het dat, bevestigt, koppelen, meedoen, heropen*, ga verder, nog één stap, nog
    een stap, laatste stap, bijna klaar, bijna zover, nog niet klaar, verifiëren, verifieren, toestemmen,
    akkoord, ik ga akkoord, ik bevestig, nog één klik, één klik, je bent er bijna, u bent er bijna, nog even, alleen
    nog, rest alleen nog, vertrouwen, toelaten, toestemming geven, doorvoeren, wijziging doorvoeren, ondertekenen,
    afmaken
  `,
  signIn: `
    inloggen, aanmelden, meld je aan, log nu in, log in op, in te loggen, aan te melden, naar je account, naar mijn
    account, ga naar de app,
    aan de slag, beginnen
  `,
  never: `
    afmeld*, uitschrijven, uitschrijf*, meld je af, voorkeuren, *instellingen, beheer, webversie, online bekijken,
    privacy*, voorwaarden, hulp, klantenservice, beoordeel*, je bestelling, uw bestelling, volg je, volg ons, delen,
    meer informatie, lees meer, lees verder, winkel*, betaal, bekijk details, over ons, afspraak bevestig*, bevestig je
    afspraak, verlengen, geen mails meer, geen e mails meer, niet meer ontvangen, opzeggen, uit te schrijven, af te
    melden, helpcentrum, veelgestelde vragen, contact, enquete*, wat vond u, geef je mening, geef uw mening, cookies,
    regels, bekijk je, bekijk uw, shop nu, meekijken, bestelling bevestig*, boeking bevestig*, bevestig je bestelling,
    bevestig uw bestelling, bevestig uw afspraak, deel met vrienden, verhinderd, bevestig de afspraak, meldingen,
    voorkeuren wijzigen, wijzig je voorkeuren, meldingen uit, nieuwsbrief opzeggen, abonnement opzeggen, abonnement
    beheren, bekijk online, lees online, open in de browser, bekijk in de browser, volg pakket, volg mijn pakket, volg
    uw, track je, waar is mijn, bekijk bestelling, bekijk factuur, factuur bekijken, factuur downloaden, bon bekijken,
    nu betalen, betaal nu, rekening betalen, bekijk rapport, bekijk het rapport, volledig rapport, bekijk statistieken,
    lees het artikel, naar het artikel, bekijk activiteit, controleer activiteit, vul de enquête, naar de enquête,
    vragenlijst invullen, laat een review, schrijf een review, geef feedback, deel je mening, naar de webshop,
    profiteer*, bekijk aanbieding, pak je korting, wissel in, zet in agenda, toevoegen aan agenda, afspraak verzetten,
    afspraak wijzigen, afspraak annuleren, bevestig je komst, bevestig je aanwezigheid, bevestig uw komst, bevestig de
    bestelling, bevestig de levering, bevestig ontvangst, bevestig je reservering, bevestig uw reservering, nodig
    vrienden, bekijk ticket, bekijk het ticket, bekijk log, bekijk de log, bekijk build, reageer, bekijk in je browser,
    bekijk in uw browser, open in je browser, open in uw browser, lees in je browser, lees in uw browser, bekijken in
    je browser, bekijken in uw browser, bekijken in de browser, openen in de browser, bekijk deze mail, bekijk deze e
    mail, bekijk deze nieuwsbrief, browserversie, bekijk hem in, bekijk dit bericht in, verder praten, gesprek
    voortzetten, het gesprek verder, bericht bekijken, bekijk bericht, lees het bericht, bekijk reactie, reactie
    bekijken, deelnemen aan vergadering, deelnemen aan de vergadering, mijn account, taak bekijken, taak openen, bekijk
    taak, probeer het nu, nu proberen, rapport openen, rapport bekijken, document openen, bestand openen, foto's
    bekijken, resultaten bekijken, certificaat bekijken, bezoek het forum, reacties, opmerkingen, modereren, moderatie,
    instapkaart*, pdf downloaden, pdf ophalen, pdf bekijken, download, downloaden, vragenlijst*, naar de vragenlijst,
    volgen, volg je pakket, volg het pakket, volg je zending, volg zending, pakket volgen, bestelling volgen, zending
    volgen, status bekijken, bekijk status, naar de status, bekijk boeking, boeking bekijken, boeking beheren, boeking
    wijzigen, boeking annuleren, reservering bekijken, reservering wijzigen, reservering annuleren, inchecken, nu
    inchecken, online inchecken, check in, tickets bekijken, tickets downloaden, naar je tickets, in de agenda, in je
    agenda, route bekijken, routebeschrijving, plan je route, download de app, app downloaden, in de app store, bij
    google play, ga naar de winkel, alle artikelen, alle aanbiedingen, alle berichten, alle meldingen, naar het
    overzicht, bekijk overzicht, overzicht bekijken, jaaroverzicht bekijken, rekeningoverzicht, afschrift bekijken,
    betaalgegevens, betaalmethode, betaalmethode wijzigen, nieuws lezen, naar het nieuws, persoonlijke aanbieding,
    vacatures, werken bij, vestigingen, verlanglijst*, opnieuw bestellen, nogmaals bestellen, retour aanmelden,
    retourneren, retour, ruilen, stel je vraag, stel uw vraag, hulp nodig, neem contact, bel ons, chat met ons,
    klantendienst, community, naar het profiel, bekijk profiel, naar de blog, naar de video, bekijk de video, video
    bekijken, terugkijken, doneer, doneren, tip een, deel dit, minder mails, minder e mails, frequentie aanpassen,
    mailvoorkeuren, uitzetten, bekijk in browser, de online versie, bezorging wijzigen, bezorgmoment aanpassen, verleng
    je abonnement, geef je beoordeling, solliciteer direct, solliciteer nu, naar de sale, kortingscode gebruiken,
    verzilver je voucher, vrienden uitnodigen, maak een afspraak, afspraak inplannen, neem deel aan de meeting
  `,
  notMe: `
    was jij dit niet, jij niet, niet aangevraagd, niet zelf, je dit niet, ik was het niet, dat was ik niet, niet door
    jou, niet herken*, niet aangemaakt, weiger*, negeer*, annuleer*, beveilig je account, u dit niet, u niet, ben jij
    dit niet, ik ben het niet, dit was ik niet, neen, nee, weet van niks, weet van niets, weet niets, niets aangevraagd,
    niet gevraagd, niet om gevraagd, niet geprobeerd, niet ingeschreven, niet aangemeld, niet verwacht, niets te doen,
    per ongeluk, vergissing, afwijzen, blokkeer*, intrekken, doe niets, hoef je niets, hoeft u niets, nee bedankt, niet
    van jou, gooi deze mail weg, heb jij dit niet, hebt u dit niet, heeft u dit niet, hebt u niet, heb je niet, als jij
    dit niet, als u dit niet, als je dit niet, dit was u niet, was u dit niet, bent u dit niet, niet mijn, ken ik niet,
    geen idee, geen actie, er verandert niets, er gebeurt niets, kun je negeren, kunt u negeren, mag je negeren, mag u
    negeren, mag deze mail weg, verwijder deze mail, verwijder dit bericht, gooi weg, verkeerd getypt, typefout, bel ons
    direct, bel direct, meld het ons, laat het ons weten, laat het ons direct, neem direct contact, beveilig mijn
    account, account beveilig*, kaart blokker*, pas blokker*, toegang weiger*, inloggen weiger*, betaling stoppen, niet
    toestaan, ongedaan maken, wijziging terugdraai*, terugdraaien, als iemand anders, iemand anders heeft, iemand anders
    probeert, niet probeerde, niet aan het inloggen, niet probeert, niet door u, niet van u, niet bestelt, niet besteld,
    niet opgevraagd, niet gestart, niet begonnen, niet geprobeerd in te loggen, niet ingelogd, niet gewijzigd, niet
    gedaan, niet bekend voor, komt dit u niet, komt dit je niet, komt u dit niet, komt je dit niet, zegt u niets, zegt
    je niets, zegt dit u niets, zegt dit je niets, weet u hier niets, weet je hier niets, weet u van niets, weet je van
    niets, buiten u om, buiten jou om, buiten uw weten, hoeft u niet te reageren, hoef je niet te reageren, niet
    reageren, reageer niet, dan gebeurt er niets, dan verandert er niets, laat het zo, laat het dan, vergeet deze mail,
    vergeet dit bericht, weggooien, onbevoegd*, een vreemde, iemand anders, andermans, verander direct je, verander
    direct uw, wijzig direct je, wijzig direct uw, wijzig meteen, waarschuw ons, meld dit, meld het direct, bel meteen,
    blokkeer mijn, blokkeer uw, blokkeer je, account niet kent, apparaat niet kent, niet uw account, niet jouw account,
    niet je account, niet geautoriseerd, niet geïnitieerd, niet hebt gewijzigd, zonder uw medeweten, zonder jouw
    medeweten, zonder je medeweten, niet hebt uitgevoerd, niet heeft uitgevoerd, niet heeft gewijzigd, als dit onjuist
    is, dit een fout is, klopt dit niet, dit niet klopt, klopt dat niet, dat niet klopt, e mailadres te verwijderen,
    mijn e mailadres verwijderen, mijn adres verwijderen, account uit te schakelen, account te deactiveren, account te
    vergrendelen, beveilig uw account, bescherm uw account, bescherm je account, account vergrendelen, adviseren u uw
    wachtwoord, raden u aan uw wachtwoord, raden je aan je wachtwoord, wachtwoord onmiddellijk, wachtwoord zo snel
    mogelijk, verdachte activiteit* melden, laat ons weten, neem onmiddellijk contact, controleer je recente
    activiteit*, recente activiteit* controleren, onmiddellijk je wachtwoord, onmiddellijk uw wachtwoord, op alle
    apparaten afmelden, afmelden op alle apparaten,
    dit ben ik niet, ik ben dit niet, dat ben ik niet, ik was dit niet
  `,
  done: `
    is gewijzigd, is aangepast, is bevestigd, is geverifieerd, is geactiveerd, is nu actief, is uitgeschakeld, is
    verwijderd, met succes, succesvol, nieuwe aanmelding, nieuwe login, heb je gewijzigd, bedankt voor het bevestigen,
    heeft je uitnodiging, zijn gewijzigd, werd gewijzigd, is ingeschakeld, is toegevoegd, is aangemeld, is ingelogd,
    ingelogd op, hebt u gewijzigd, je wachtwoord is, bedankt voor je bevestiging, is bijgewerkt, nieuw apparaat
    aangemeld, heeft uw uitnodiging, is afgerond, is voltooid, is gesloten, is ontgrendeld, is gekoppeld, is
    losgekoppeld, is goedgekeurd, zijn bijgewerkt, zijn verwijderd, we hebben je wachtwoord gewijzigd, hebben we
    gewijzigd, hebben we aangepast, onlangs gewijzigd, zojuist gewijzigd, is zojuist gewijzigd, nieuwe inlog, er is
    ingelogd, we zagen een nieuwe, bent nu lid, bedankt voor uw bevestiging, wachtwoord gewijzigd, wachtwoord is
    gewijzigd, is al bevestigd, al geactiveerd, je bent afgemeld, u bent afgemeld, je bent nu afgemeld, u bent nu
    afgemeld, je bent uitgeschreven, u bent uitgeschreven, je hebt je afgemeld, u heeft zich afgemeld, abonnement is
    opgezegd, abonnement is stopgezet, je opzegging is, uw opzegging is, je ontvangt niet langer, u ontvangt niet
    langer
  `,
  here: `
    hier, klik, druk op, de knop, onderstaande knop, knop hieronder, klikken, de link, deze link, onderstaande link,
    volgende link, link hieronder, dit adres, deze pagina, open deze, ga naar, kopieer en plak, adresbalk, bezoek,
    plak, klik hier, klik op, tik hier, tik op, via deze link, via de link, met deze link, open de link,
    open deze link, volg deze link, volg de link, link in je browser, in je adresbalk, kopieer deze link,
    kopieer de link, kopieer dit adres, plak dit adres, plak deze link, werkt de knop niet, knop niet werkt,
    doet de knop het niet, op de knop, webadres, volgende pagina, volgende adres, tik dan, tik de, tik deze
  `,
  onSite: `
    pakket*, pakje*, zending*, bezorg*, koerier*, chauffeur*, pakketautomaat*, locker*, ophal*, afhal*, balie*,
    loket*, kassa*, receptie*, voordeur*, deurcode*, poort*, slagboom*, ingang*, wifi, wi fi, afspraak*, boeking*,
    reservering*, kaartje*, toegangsbewijs*, wachtrij*, volgnummer*, tafel*, vergader id, vergadernummer, inbelnummer,
    vergaderings id, vergadering id, vergader code, vergadercode*, vergaderlink*, vergaderruimte*, vergadering
    deelnemen, deelnemen aan de vergadering, neem deel aan de vergadering, deelnemen aan de meeting, zoom
    vergadering*, zoom gesprek*, zoom overleg*, zoom sessie*, teams vergadering*, teams overleg*, teams gesprek*,
    google meet, videovergadering*, video vergadering*, videogesprek*, videobel*, video bellen, beeldbel*,
    videoconferentie*, videooverleg*, video overleg*, videoconsult*, beeldconsult*, online overleg*, online
    vergadering*, telefonische vergadering*, conferentie id, conferentiecode*, conferentienummer*, conferentie pin,
    inbel*, telefonisch deelnemen, deelnemers pin, deelnemerspin*, deelnemer id, deelnemerscode*, deelnemersnummer*,
    wachtruimte*, toegangspoort*, toegangshek*, hek, hekcode*, slagbo*, hoofdingang*, achterdeur*, buitendeur*,
    toegangsdeur*, kamerdeur*, de deur, deurslot*, deurbel*, deuropener*, intercom*, huistelefoon*, trappenhuis*,
    trapportaal*, portiek*, lobby, garage*, parkeer*, de lift, liftcode*, sleutelkluis*, sleutelkast*, sleutelbox*,
    sleutelafgifte*, hangslot*, cijferslot*, combinatieslot*, fietsslot*, kluisje*, kleedkamer*, garderobe*,
    fietsenstalling*, fietsenberging*, fietsenhok*, fietsenschuur*, fietskluis*, berging, alarmsysteem*,
    alarminstallatie*, alarmcode*, het alarm, inbraakalarm*, hotelkluis*, kamerkluis*, kluiscode*, draaihek*,
    tourniquet*, draaideur*, laadpaal*, laadpalen*, laadstation*, laadpunt*, kaartautomaat*, ticketautomaat*,
    betaalautomaat*, zelfscan*, zelfbedieningszuil*, servicezuil*, bestelzuil*, aanmeldzuil*, kopieerapparaat*,
    kopieermachine*, fotokopieer*, bij de printer, wasmachine*, gastennetwerk*, kamernummer*, afhaalpunt*,
    afhaalcode*, ophaalcode*, ophaalpunt*, servicepunt*, postkantoor*, postbode*, sleuteloverdracht*, levering*,
    leveradres*, levertijd*, aflever*, wachtnummer*, rijnummer*, ontvangstbalie*, receptionist*, caissière*,
    buschauffeur*, conducteur*, controleur*, boarding*, instapkaart*, instappen, beveiliger*, portier*, wachtkamer*,
    aanwezigheid*, aanwezig bent, aanwezig zijn, ben je erbij, bent u erbij, ik ben erbij, je komst, uw komst,
    deelname bevestigen, uw deelname, je deelname, jouw deelname, aankomst*, uw bezoek aan, je bezoek aan, je bezoek
    op, uw bezoek op, bezoek bevestigen, bezoekafspraak*, huisbezoek*, bezoekerspas*, bezichtiging*, inchecken, uw
    verblijf, je verblijf, tijdslot*, meterstand*, meter aflezen, meteropname*, meternummer*, watermeter*, gasmeter*,
    stroommeter*, ontvangst van de goederen, ontvangst van de bestelling, goederen ontvangen, ontvangstbevestiging*,
    schooluitje*, schoolreis*, uitstapje*, excursie*, toestemmingsformulier*, ouderavond*, rijles*,
    sollicitatiegesprek*, proefles*, leveren, geleverd, zelfbedieningskassa*, overhandiging*, overhandigd, in het
    hotel, op de hotelkamer,
    vergaderingsnummer, vergadernummer*, webinar*, webinar id, deelnemen aan zoom, deelnemen aan de webinar, toegang
    tot de vergadering, link naar de vergadering, gasten wifi, gastenwifi, wifi voor gasten, bezoekers wifi,
    gastnetwerk*, netwerknaam*, naam van het netwerk, naam van de wifi, wifi netwerk, wifinetwerk*, draadloos
    netwerk, gasteninternet
  `,
  entryPlace: `
    venster*, pagina*, webpagina*, scherm*, inlogscherm*, veld, veldje*, velden, vak, vakje*, hokje*, formulier*, app,
    browser*, website, site, toestel*, portaal*, tabblad*, apparaat, tablet*, computer*, laptop*, console*, tv,
    decoder*, kastje*, mediabox*, invulscherm*, invulveld*, invulvak*, invoerveld*, tekstvak*, regel, dialoogvenster*,
    pop up*, popup*, inlogpagina*, aanmeldpagina*, aanmeldscherm*, onderdeel, smart tv, televisie*, geldautomaat*,
    mini app, in de chat, chatvenster*, chatbot, extensie*, plugin*, spelcomputer*, afstandsbediening*, smartphone*,
    notebook*, thermostaat*, boordcomputer*, kaartlezer*, ouderportaal*, klantportaal*, klantomgeving*, omgeving,
    toetsenbord*, toetsenblok*, router*, terminal*,
    betaalpagina*, betaalscherm*, boekingspagina*, bestelpagina*, betaalpagina*, reserveringspagina*, bestelformulier*
  `,
  accountName: `
    gebruikersna*, inlognaam*, accountnaam*, loginnaam*, schermna*, profielna*, spelersna*, gebruikers id, aanmeldna*,
    bijnaam*, nickname, inlog id, klantnaam*, pseudoniem*
  `,
  subjectLine: "onderwerp*, onderwerpregel*, onderwerpsregel*",
  outdated: `
    niet meer geldig, werkt niet meer, geldt niet meer, vorige code, eerdere code, oude code, vervallen, vervangt,
    niet langer geldig, niet meer bruikbaar, niet meer actief, niet meer te gebruiken, niet meer gebruikt worden, niet
    meer worden gebruikt, kunt u niet meer gebruiken, kun je niet meer gebruiken, telt niet meer, doet het niet meer,
    werkt vanaf nu niet, is ongeldig geworden, is nu ongeldig, werd ongeldig, heeft zijn geldigheid verloren, is komen
    te vervallen, is hiermee vervallen, is daarmee vervallen, is geannuleerd, werd geannuleerd, hebben we geannuleerd,
    hebben wij geannuleerd, is ingetrokken, werd ingetrokken, hebben we ingetrokken, hebben wij ingetrokken, is
    herroepen, code geblokkeerd, vorige codes, oude codes, vroegere code, voorgaande code, eerste code,
    oorspronkelijke code, vorige pincode, code van vanmorgen, die van vanmorgen, code van vanochtend, die van
    vanochtend, code van eerder, code van gisteren, die van gisteren, eerder verstuurde, eerder verzonden, eerder
    gestuurde, eerder toegestuurde, eerder ontvangen, eerder gestuurd, eerder verstuurd, eerder kreeg, eerder ontving,
    vanmorgen stuurden, vanmorgen verstuurde, vanochtend stuurden, vanochtend verstuurde, gisteren stuurden, gisteren
    verstuurde, die we u eerder, die we je eerder, code is verlopen, code verlopen, inmiddels verlopen, al verlopen,
    reeds verlopen, is intussen verlopen, verlopen code, verliep om, al gebruikt, reeds gebruikt, is al gebruikt, code
    is gebruikt, code werd gebruikt, is opgebruikt, is verbruikt, gebruikte code, code die u gebruikte, code die je
    gebruikte, code die u hebt gebruikt, code die u heeft gebruikt, code die je hebt gebruikt, niet opnieuw worden
    gebruikt, niet opnieuw gebruikt worden, niet opnieuw te gebruiken, niet nogmaals worden gebruikt, niet nog een
    keer gebruik*, niet hergebruikt worden, negeer de vorige, negeer de eerdere, negeer de oude, negeer de eerste,
    negeer het vorige, vergeet de code, vergeet de oude, vergeet de vorige, gebruik de oude code niet, in plaats van
    de code, in plaats van code, in plaats van de vorige, in plaats van de oude, in plaats van de eerdere, komt in de
    plaats, code is geblokkeerd, code werd geblokkeerd, hebben we de code ingetrokken, hebben we de code geannuleerd,
    hebben we de code geblokkeerd, code is vervangen, is gebruikt om in te loggen, werd gebruikt om in te loggen, code
    waarmee u, code waarmee je, ter vervanging van de, in de plaats van de code, is verlopen, verliep, was verlopen,
    is gebruikt, werd gebruikt, niet gebruikt, is ingevuld,
    u hebt de code ingevoerd, u hebt de pincode ingevoerd, u hebt de tan code ingevoerd, u hebt de sms code
    ingevoerd, u heeft de code ingevoerd, u heeft de pincode ingevoerd, je hebt de code ingevoerd, je hebt de
    pincode ingevoerd, je hebt de sms code ingevoerd, je hebt net de code ingevoerd, je hebt net de pincode
    ingevoerd, je hebt net de sms code ingevoerd, u heeft de code ingetypt, je hebt de code ingetypt, u voerde de
    code in, je voerde de code in, door u ingevoerde code, door u ingevoerde pincode, door u ingevoerde sms code,
    door jou ingevoerde code, code ingevoerd om, pincode ingevoerd om, code correct
    ingevoerd, code juist ingevoerd, code werd ingevoerd, code werd geaccepteerd, code werd goedgekeurd, pincode
    werd ingevoerd, pincode werd geaccepteerd, code geaccepteerd, wij hebben de code geaccepteerd, we hebben je code
    geaccepteerd, werd bevestigd met de code, werd goedgekeurd met de code, u bent ingelogd met de code, je bent
    ingelogd met de code, u hebt bevestigd met de code, je hebt bevestigd met de code
  `,
  toRead: `
    lees, lezen, leest, bekijk*, zien, inzien, blader*, ontdek*, vind je, vindt u, nalezen, raadpleeg*, raadplegen,
    naar uw account, bekijk je account, bekijk uw account, accountpagina*, klantportaal, klantenportaal, klantenzone,
    persoonlijke omgeving, naar het dashboard, naar je dashboard, open het dashboard, bekijk je facturen, bekijk uw
    facturen, internetbankieren, online bankieren, controleer de details, bekijk je activiteit, recente activiteit, wat
    er is gewijzigd, beheer je apparaten, beheer uw apparaten, lees het bericht, open de app, naar mijn bestelling,
    naar mijn account, open het portaal, mijn boekingen, mijn reserveringen, naar de vacature
  `,
  plural: "codes, eenmalige codes, wachtwoorden",
  fault: "foutcode*, foutmelding*, storing*, op het display",
  injection: "negeer het bovenstaande, negeer alle, negeer bovenstaande, vergeet alle",
  codeWord: `
    woord, woordje, codewoord*, kodewoord*, inlogwoord*, aanmeldwoord*, loginwoord*, toegangswoord*, sleutelwoord,
    sleutelwoordje, geheim woord, geheime woord, geheime woordje, toverwoord*, herkenningswoord*, controlewoord*,
    bevestigingswoord*, verificatiewoord*, beveiligingswoord*, veiligheidswoord*, koppelwoord*, ontgrendelwoord*,
    herstelwoord*, eenmalig woord, eenmalige woord, dagwoord, woord van vandaag, woord voor vandaag, woord om in te
    loggen, eenmalig wachtwoord, eenmalige wachtwoord, eenmalig te gebruiken wachtwoord, wachtwoord voor eenmalig
    gebruik, wachtwoord van de dag, wachtwoord van vandaag, wachtwoord voor vandaag, dagwachtwoord*, dagelijks
    wachtwoord, wegwerpwachtwoord*, wachtwoordzin, wachtzin*, toegangszin*, inlogzin*, koppelzin*, koppelfrase*,
    geheime zin, deze zin, volgende zin, de letters, deze letters, volgende letters, de lettergrepen, deze
    lettergrepen, volgende lettergrepen, lettergrepen, letterreeks*, lettercombinatie*, tekenreeks*, tekenreeksen, de
    sleutel, uw sleutel, je sleutel, jouw sleutel
  `,
  example: `
    bijvoorbeeld, bijv, voorbeeld:, voorbeelden:, als voorbeeld, bij wijze van voorbeeld, in dit voorbeeld, in het
    voorbeeld, een voorbeeld van, voorbeeldcode*, voorbeeldbericht*, voorbeeld sms, voorbeeldmail*, ziet er zo uit,
    zien er zo uit, ziet er bijvoorbeeld, ziet er als volgt uit, ziet er ongeveer zo uit, er zo uitzien, er ongeveer
    zo uit, van de vorm, in de trant van, in het formaat, met het formaat, iets in de geest van, zoiets als, een code
    zoals, codes zoals, een bericht zoals, een sms zoals, berichten zoals, kreeg een bericht, kreeg een sms*, ontving
    een bericht, ontving een sms*, krijgt een sms*, een sms ontvangen, een sms gekregen, een bericht gekregen, het
    volgende bericht:, volgende bericht ontvangen, volgende bericht gekregen, de volgende sms, het bericht luidt, het
    bericht luidde, bericht met de tekst, sms met de tekst, met als tekst, waarin stond, waarin staat, in het bericht
    stond, in de sms stond, nepbericht*, nep sms, nepsms*, nepmail*, nep bericht*, vals bericht, valse berichten,
    valse sms*, de oplichter, de oplichtster, de fraudeur, het slachtoffer, de beller, de nepmedewerker, hem gevraagd,
    haar gevraagd, vroeg hem om, vroeg haar om, stel dat u, stel je voor
  `,
  matter: `
    verlofaanvra*, vakantieaanvra*, ziekmelding*, onkostennota*, declaratie*, dienstreis*, reisaanvra*, overuren,
    dienstruil*, inkoopaanvra*, goedkeuringsverzoek*, wacht op uw goedkeuring, wacht op je goedkeuring, ter goedkeuring,
    gedeelde map*, gedeelde bestand*, gedeeld bestand, gedeeld document, gedeeld album, met u gedeeld, met je gedeeld,
    toegang tot de map, je download, klaar om te downloaden, bestandsoverdracht*, export is klaar, back up is klaar,
    bijlage*, offerte*, kostenraming*, huurcontract*, huurovereenkomst*, arbeidsovereenkomst*, document ondertekenen,
    ter ondertekening, loonstro*, salarisstro*, rekeningafschrift*, schoolrapport*, verzekeringspolis*, heeft
    gereageerd, nieuwe reactie*, heeft je genoemd, heeft u genoemd, nieuw bericht van, antwoord op je vraag, antwoord op
    uw vraag, beoordeling*, enquête*, peiling*, vragenlijst*, petitie*, discussie*, evenement*, vergadering*,
    bijeenkomst*, ben je erbij, wachtlijst*, plek vrijgekomen, cursus*, workshop*, ouderavond*, afspraak, reservering*,
    boeking*, je bezoek, wedstrijd*, je reis, moderator*, moderatie*, quarantaine*, voorstel, nieuwe taak, openstaande
    taken, supportticket*, storingsmelding*, aan jou toegewezen, toegevoegd aan het project, huiswerk*, opslagruimte*,
    bijna vol, mailbox is vol, vul je profiel aan, je pakket, donatie*, woning*, opgeslagen zoekopdracht*,
    sollicitatie*, kandidaat, urensta*, nu ondertekenen, contract ondertekenen, offerte ondertekenen, digitaal
    ondertekenen, onderteken nu, onderteken het, onderteken de, heeft u verwijderd, heeft je verwijderd, heeft een map,
    heeft een bestand, heeft een album, gedeeld met jou, fotoalbum*, bestand gestuurd, bestanden gestuurd, bestand
    downloaden, download het bestand, archief is klaar, verlof aangevraagd, vrije dagen, wacht op goedkeuring,
    goedkeuring vereist, wacht op vrijgave, vastgehouden bericht*, bericht intrekken, klaar om te
    ondertekenen, handtekening vereist, elektronische handtekening, onderteken het document, breng je stem uit,
    stemronde*, je bent genoemd, nieuw antwoord, privébericht van, ongelezen bericht*, nieuwe volger*, volgt je nu,
    vriendschapsverzoek*, lid geworden van de groep, groep verlaten, nieuw onderwerp, nieuw artikel, is gepubliceerd,
    leesbevestiging*, weekoverzicht*, dagelijks overzicht, statistieken van, agenda uitnodiging*, toevoegen aan je
    agenda, kom je ook, je bestelling is, uw bestelling is, bestelling verzonden, nieuwe bestelling, betaling ontvangen,
    betaling mislukt, openstaande factuur, achterstallig*, terugbetaling*, nieuwe factuur, factuur bijgevoegd, je
    factuur van, betalingsherinnering*, aanmaning*, in je winkelwagen, cadeaubon*, weer op voorraad,
    productbeoordeling*, lidmaatschap verleng*, lidmaatschap is verlengd, abonnement is verlengd, proefperiode eindigt,
    proefperiode is afgelopen, van de lijst verwijderd, storing verholpen, probleem opgelost, server onbereikbaar,
    quotum*, back up mislukt, build mislukt, certificaat verloopt, wachtwoord verloopt over, api sleutel, ssh sleutel*,
    virus gevonden, beweging gedetecteerd, ticket is gesloten, nieuw cijfer, afspraakherinnering*, is
    gewijzigd door, ziek gemeld, pakket is onderweg, ticketnummer, jaarafrekening*
  `,
  receipt: `
    kassabon*, bonnetje*, aankoopbon*, aankoopbewijs, betaalbewijs, betalingsbewijs, kwitantie*, bedankt voor je
    aankoop, bedankt voor uw aankoop, dank u voor uw aankoop, bedankt voor je betaling, betaling ontvangen, we hebben
    je betaling ontvangen, betaald met, incl btw, inclusief btw, subtotaal, wisselgeld, klantticket, kopie kaarthouder,
    terminal nr, terminalnummer*, merchant id, transactiebon*, pinbon*, klantenbon*, kopie winkelier, leesmethode*,
    saldo na transactie, beschikbaar saldo na, u betaalde bij, u heeft betaald bij, je hebt betaald bij, is
    afgeschreven van, werd afgeschreven, is gedebiteerd, brutoloon*, nettoloon*, brutosalaris*, nettosalaris*,
    loonheffingskorting*, inhoudingen, betaling bevestigd, betaling gelukt, betaling geslaagd, betaling goedgekeurd,
    betaling is gelukt
  `,
};
