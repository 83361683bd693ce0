import type { Cues } from "@/lib/mail/extraction/cues/types";

export const eu: Cues = {
  code: `
    kode, kodea*, egiaztapen kode*, segurtasun kode*, berrespen kode*, sarbide kode*, erabilera bakarreko kode*, behin
    erabiltzeko kode*, erabilera bakarreko pasahitz*, behin erabiltzeko pasahitz*, behin behineko kode*, aktibazio
    kode*, egiaztapen zenbaki*, segurtasun gako*, autentifikazio kode*, baimen kode*, baliozkotze kode*, berreskuratze
    kode*, berrezartze kode*, desblokeo kode*, saio kode*, saioa hasteko kode*, gailu kode*, ezabatze kode*, transakzio
    kode*, sartzeko kode*, egiaztatze kode*, baieztapen kode*, baieztatze kode*, lotura kode*, otp kode*, sms kode*,
    kode bakarr*, kode sekretu*, kode dinamiko*, pasahitz dinamiko*, erabilera bakarreko gako*, behin erabiltzeko
    gako*, egiaztapen gako*, segurtasun zenbaki*, berrespen zenbaki*, baieztapen zenbaki*, baimen zenbaki*, aktibazio
    zenbaki*, aktibazio gako*, segurtasun pin*, behin behineko pin*, egiaztapen hitz*, segurtasun hitz*, sarbide
    token*, segurtasun token*, behin behineko gako*,
    pasahitza, zure pasahitza, erabilera bakarreko pasahitza, zure kodea, zure kodearekin, behin behineko pasahitza,
    sms gakoa,
    behin bakarrik erabiltzeko pasahitz*, aldi bakarreko pasahitz*, aldi bakarreko kode*, aldi bakarreko gako*, aldi
    baterako kode*, aldi baterako gako*, aldi baterako pasahitz*, erabilera bateko kode*, erabilera bateko pasahitz*,
    behin baliozko pasahitz*, otp pasahitz*, sms pasahitz*, sms bidezko pasahitz*, egiaztatze zenbaki*, egiaztatze
    gako*, egiaztatze pasahitz*, egiaztapen pasahitz*, berrespen pasahitz*, berrespen gako*, baieztapen gako*, baimen
    gako*, autentifikazio gako*, autentifikazio zenbaki*, berreskuratze gako*, desblokeatze kode*, desblokeatze gako*,
    erregistro gako*, erregistro kode*, sinadura gako*, sinadura kode*, sinatzeko kode*, sinatzeko gako*, kontrol kode*,
    kontrol zenbaki*, kontrol digitu*, egiaztapen digitu*, egiaztapen zifra*, segurtasun digitu*, segurtasun zifra*,
    berrespen digitu*, zenbaki sekretu*, egiaztapen pin*, berrespen pin*, sarbide pin*, aldi baterako pin*, erabilera
    bakarreko pin*, parekatze kode*, parekatze pin*, lotze kode*, lotzeko kode*, aktibatzeko kode*, egiaztatzeko kode*,
    berresteko kode*, baieztatzeko kode*, baimentzeko kode*, ordaintzeko kode*, ordainketa kode*, ordainketarako kode*,
    transferentzia kode*, transferentziarako kode*, eragiketa kode*, eragiketarako kode*, ezabatzeko kode*, baja kode*,
    aldaketa kode*, konfigurazio kode*, telebista kode*, egiaztapen konbinazio*, segurtasun konbinazio*, sarbide
    konbinazio*, egiaztapen sekuentzia*, egiaztapen token*, berrespen token*, sarbide hitz*, egiaztapen esaldi*, bidali
    dizugun kode*, jaso duzun kode*,
    erabilera bakarreko zenbaki*, behin erabiltzeko zenbaki*, aldi baterako zenbaki*,
    idatzi beharreko zenbaki*, sartu beharreko zenbaki*, idatzi beharreko kode*
  `,
  maybeCode: `
    gako, gakoa*, digitu*, zifra*, karaktere*, zenbaki hau*, honako zenbaki*, behin behineko pasahitz*, sarbide gako*,
    letra*, zenbakiak, beheko zenbaki*, hurrengo zenbaki*, sinbolo*, konbinazio*, sekuentzia*, hitz sekretu*, hitz
    gako*, hitz magiko*, gako hau, gako hitz*, token*, esaldi sekretu*, sei digitu*, lau digitu*, zortzi digitu*,
    digitu hau*, zenbaki honi*, letra hau*, hitz hau*, honako hau*, beheko hau*, hasierako pasahitz*, eskatuko dizu*,
    galdetuko dizu*, kode gisa,
    karaktere kate*, karaktere hau*, zifra hau*, gako honek*, gako honekin, konbinazio hau*, sekuentzia hau*, kate hau*,
    honako gako*, honako kode*, honako pasahitz*, pasahitz hau*, ondoko zenbaki*, ondorengo zenbaki*, ondorengo digitu*,
    ondorengo gako*, ondorengo karaktere*, ondorengo letra*, ondorengo hitz*, ondoko digitu*, hurrengo digitu*, hurrengo
    karaktere*, hurrengo letra*, hurrengo hitz*, beheko digitu*, beheko karaktere*, beheko letra*, beheko gako*, beheko
    hitz*, azpiko zenbaki*, azpiko kode*, bost digitu*, zazpi digitu*, hamar digitu*, sei zifra*, lau zifra*, sei
    zenbaki*, lau zenbaki*, sei letra*, lau letra*, bost letra*, sei karaktere*, zortzi karaktere*, zurea da:, hona
    hemen zurea, zurea hau da, zurea:, zuena:, pasahitza hau*, pasahitza da, pin zenbaki*, pina, pasa esaldi*,
    pasaesaldi*
  `,
  other: `
    faktura*, txartel zenbaki*, erreserba*, erreserba kode*, pakete*, jarraipen*, jarraipen kode*, erreferentzia*,
    telefono*, deitu, kontu zenbaki*, bezero zenbaki*, kontratu*, amaitzen den, amaierako, posta kode*, herrialde
    kode*, promozio kode*, promozio*, deskontu*, deskontu kode*, kupoi*, kupoi kode*, opari kode*, gonbidapen kode*,
    errore*, errore kode*, ifz, qr kode*, barra kode*, iturburu kode*, jokabide kode*, produktu kode*, bertsio*,
    guztira, prezio*, saldo*, kalea, puntuak, espediente zenbaki*, transakzio zenbaki*, eskaera kode*, bezero kode*,
    gomendio kode*, lagun kode*, egoera kode*, entrega*, tiket*, espediente*, poliza*, artikulu kode*, kolore kode*,
    bidalketa*, erantzun kode*, hegaldi*, eskaera zenbaki*, eskari zenbaki*, erosketa zenbaki*, albaran zenbaki*,
    poliza zenbaki*, kontratu zenbaki*, serie zenbaki*, segimendu zenbaki*, bazkide zenbaki*, telefono zenbaki*, kasu
    zenbaki*, hegaldi zenbaki*, eskaeraren zenbaki*, eskaeraren egoera*, zure erosketa*, erosketa*, albaran*,
    kontagailu*, zenbateko*, segimendu*, bazkide*, opari txartel*, opari bono*, oparia, bono*, saski*, ordaindu
    aurretik, eskaintza*, swift kode*, irteera kode*, nan zenbaki*, ifk, bez zenbaki*, bez barne, etorbidea, solairua,
    postontzi*, faktura zenbaki*, erreserba zenbaki*, ordainagiri*, tiket zenbaki*, bidalketa zenbaki*, pakete
    zenbaki*, kartilla*, jasotze kode*, bilketa kode*, atari* kode*, ate* kode*, wifi pasahitz*, wifiaren pasahitz*,
    azken lau, eserleku*, gela zenbaki*, irakurketa*, kontsumo*, matrikula*, erreklamazio*, intzidentzia*, hitzordu*,
    txosten*, zozketa*, saria, eskaera zk, bilaketa eremu*, bilatzaile*, kontagailu zenbaki*, erreferentzia zenbakia*,
    jarraipen zenbakia*, eserleku zenbakia*, ordainagiri zenbakia*, dortsala*, aurrekontu zenbakia*, konponketa
    zenbakia*, intzidentzia zenbakia*, kontzeptu gisa, transferentziaren kontzeptu*, paziente zenbaki*, historia
    kliniko*, ikasle zenbaki*, ikasle kode*, lizentzia zenbaki*, pasaporte zenbaki*, dokumentu zenbaki*, tren zenbaki*,
    mahai zenbaki*, txanda zenbaki*, kutxatila zenbaki*, ate zenbaki*, aretoaren zenbaki*, areto zenbaki*, modelo
    zenbaki*, lote zenbaki*, hornidura zenbaki*, cups, linea zenbaki*, partaide zenbaki*, parte hartzaile zenbaki*,
    dortsal zenbaki*, eskabide zenbaki*, kexa zenbaki*, erreklamazio zenbaki*, ezbehar zenbaki*, izapide zenbaki*,
    aseguru zenbaki*, gizarte segurantzako zenbaki*, abonatu zenbaki*, inskripzio zenbaki*, matrikula zenbaki*, sorteo
    zenbaki*, zozketa zenbaki*, mugikor zenbaki*, fax zenbaki*, langile zenbaki*, gida zenbaki*, bileraren id, bilera
    id, bilera kode*, bileraren kode*, bileraren pasahitz*, bilera pasahitz*, bilera, bilerak, ikastaro kode*,
    irakasgai kode*, paziente kode*, langile kode*, bazkide kode*, kontratu kode*, hornidura kode*, hegaldi kode*,
    tarifa kode*, lote kode*, eremu kode*, area kode*, eraikin kode*, eraikinaren kode*, garaje kode*, kutxa gotorraren
    kode*, giltzarrapo* kode*, alarma kode*, alarmaren kode*, kutxatila* kode*, banatzaile* kode*, pakete kode*,
    bidalketa kode*, iban kode*, bic kode*, kode zibil*, kode penal*, kode etiko*, kode ireki*, kode lerro*, jantzi
    kode*, janzkera kode*, matxura kode*, bono kode*, bale kode*, eskaintza kode*, afiliatu kode*, loteria*, kontrol
    letra, irakurketa eremu*, kontagailuaren irakurketa*, zenbakia du, zenbakiarekin erregistratu*, deitzean, deitzen
    duzunean, deitzen baduzu, kexa, zure kasua, azken lau zenbaki*, azken 4 zenbaki*, azken lau digitu*, azken 4
    digitu*, produktuaren kode*, artikuluaren kode*, hornitzaile kode*, hornitzailearen kode*, denda kode*, dendaren
    kode*, sukurtsal kode*, sukurtsalaren kode*, bulego kode*, bulegoaren kode*, sail kode*, sailaren kode*,
    departamentu kode*, departamentuaren kode*, kostu zentro kode*, kostu zentroaren kode*, unitate kode*, unitatearen
    kode*, langilearen kode*, lanbide kode*, lanbidearen kode*, enplegatu kode*, enplegatzaile kode*, ordaintzaile
    kode*, ordaintzailearen kode*, bezeroaren kode*, banku kode*, entitate kode*, entitatearen kode*, cnae kode*, jez
    kode*, jarduera ekonomikoaren kode*, jarduera kode*, ikastaroaren kode*, irakasgaiaren kode*, modulu kode*,
    moduluaren kode*, ziklo kode*, zikloaren kode*, titulazio kode*, titulazioaren kode*, azterketa kode*, azterketaren
    kode*, azterketa zentroaren kode*, epaimahaiaren kode*, gela kode*, gelaren kode*, areto kode*, aretoaren kode*,
    talde kode*, taldearen kode*, klase kode*, klasearen kode*, ekintza kode*, ekintzaren kode*, jardueraren kode*,
    ekitaldi kode*, ekitaldiaren kode*, tailer kode*, tailerraren kode*, partida kode*, partidaren kode*, ikastetxe
    kode*, ikastetxearen kode*, eskola kode*, eskolaren kode*, zentro kode*, zentroaren kode*, ikaslearen kode*, gradu
    kode*, zona kode*, zonaren kode*, eremuaren kode*, aparkaleku kode*, aparkalekuaren kode*, aparkatzeko zona kode*,
    aparkatzeko eremuaren kode*, ota zonaren kode*, eskualde kode*, eskualdearen kode*, udalerri kode*, udalerriaren
    kode*, herri kode*, herriaren kode*, geltoki kode*, geltokiaren kode*, geraleku kode*, geralekuaren kode*, linea
    kode*, linearen kode*, tarifaren kode*, kontagailu kode*, kontagailuaren kode*, kontratuaren kode*, zerbitzuaren
    kode*, horniduraren kode*, cups kode*, zerga kode*, zergaren kode*, ogasun kode*, ogasunaren kode*, jaulkitzaile
    kode*, aurrekontu kode*, aurrekontuaren kode*, aurrekontu partidaren kode*, kontabilitate kode*, dir3 kode*,
    itzulketa kode*, itzulketaren kode*, berme kode*, bermearen kode*, konponketa kode*, konponketaren kode*, ezbehar
    kode*, ezbeharraren kode*, errorearen kode*, bertsio kode*, bertsioaren kode*, lotearen kode*, kolorearen kode*,
    modelo kode*, modeloaren kode*, eredu kode*, ereduaren kode*, material kode*, materialaren kode*, pieza kode*,
    piezaren kode*, ordezko piezaren kode*, biltegi kode*, biltegiaren kode*, proiektu kode*, proiektuaren kode*,
    prozedura kode*, prozeduraren kode*, kategoria kode*, fabrikatzaile kode*, fabrikatzailearen kode*, botika kode*,
    botikaren kode*, diagnostiko kode*, cpv kode*, isin kode*, ean kode*, isbn kode*, taric kode*, aireportu kode*,
    aireportuaren kode*, hotel kode*, hotelaren kode*, iragarki kode*, iragarkiaren kode*, plaza kode*, plazaren kode*,
    hegaldiaren kode*, liburu kode*, liburuaren kode*, ustiategi kode*, ustiategiaren kode*, jatorrizko herriaren
    kode*, kodea duen ikastaro*, kodea duen irakasgai*, kodea duen produktu*, kodea duen artikulu*, kodea duen
    proiektu*, kodea duen jarduera*, kodea duen talde*, kodea duen geltoki*, kodedun ikastaro*, kodedun irakasgai*,
    kodedun produktu*, kodedun artikulu*, kodedun proiektu*, wi fi pasahitz*, wi fiaren pasahitz*, wi fi sarearen
    pasahitz*, wifi sarearen pasahitz*, sare pasahitz*, sarearen pasahitz*, gonbidatuen sarearen pasahitz*, gonbidatuen
    wifiaren pasahitz*, gonbidatuentzako wifiaren pasahitz*, gonbidatuen pasahitz*, zoom pasahitz*,
    bideokonferentziaren pasahitz*, bideodeiaren pasahitz*, konferentziaren pasahitz*, webinarraren pasahitz*, web
    mintegiaren pasahitz*, aretoaren pasahitz*, wifi gako*, wifiaren gako*, sarearen gako*, sare gako*, zoom kode*,
    bideokonferentziaren kode*, konferentziaren kode*, bideodeiaren kode*, webinarraren kode*, parte hartzaile kode*,
    bileraren pin*, artikulu zenbaki*, produktu zenbaki*, hornitzaile zenbaki*, pieza zenbaki*, abonatu kodea,
    harpidedunaren kodea, kide kodea, kolaboratzaile kodea, probaren kodea, bankuaren kodea, erakunde kodea,
    ordainketaren erreferentzia kodea, fakturaren kodea, ordainagiriaren kodea, higiezinaren kodea, udal kodea,
    auzoaren kodea, herrialdearen kodea, jsn kodea, ejsn kodea, moneta kodea, dibisa kodea, akats kodea, eskaeraren
    kodea, erreserbaren kodea, txartelaren kodea, sarreraren kodea, bidalketaren kodea, paketearen kodea, dohaintza
    kodea, kanpainaren kodea, gns 10 kodea, errezetaren kodea, errezeta kodea, polizaren kodea, aseguruaren kodea,
    erreklamazioaren kodea, eserlekuaren kodea
  `,
  promo: `
    deskontu*, beherapen*, kupoi*, opari-txartel*, opari txartel*, oparitxartel*, erosketa-bono*, promozio*,
    sustapen-kode*, eskaintza berezi*, eskaintza bereziak, merkealdi*, aurreztu orain, erosketa-saski*, erosketa
    saski*, saskira gehitu, doako bidalketa*, bidalketa doan, leialtasun-puntu*, leialtasun puntu*, zozketa*, gonbidatu
    lagunak, gonbidatu zure lagunak, gonbidatu lagun bat, urtebetetze-opari*, urtebetetzeko opari*, gutxieneko
    eskaera*, gutxieneko erosketa*, izakinak agortu arte, stocka amaitu arte, erosi orain, eskudiru-itzulketa*, opari
    bono*, bi batean, gaur bakarrik, azken egunak, lehen erosketa*, hurrengo erosketa*, puntu bikoitz*, oparitzen
    dizugu, lagun bat ekarri, kutxan erakutsi
  `,
  press: `
    ale honetan, artikulu honetan, irakurtzen jarraitu, jarraitu irakurtzen, irakurri gehiago, gehiago irakurri,
    zutabegile*, blogeko sarrera*, blog-sarrera*, gure irakurle*, estatistika*, asteko txosten*, hileko txosten*,
    asteko laburpen*, hileko laburpen*, batez beste, joan den hilean, aurreko hilean, bertsio-ohar*, bertsio oharrak,
    aldaketa-erregistro*, aldaketen erregistro*, bertsio berri*, akats zuzenduak, zuzendutako akats*, probek huts egin,
    konpilazioak huts, web-mintegi*, webinar*, podcastaren atal*, tailerra*, ikerketa baten arabera, ikerketak
    erakusten, inkesta*, iruzur-olatu*, prentsa-ohar*, prentsa ohar*, irakurrienak, elkarrizketa, hilabeteko zenbakiak,
    zure astea, integrazio jarraitu*, mantentze lan*, ahultasun*, nola antzeman, ikastaro*, erreportaje*, iritzi
    artikulu*, zure iritzia, galdetegi*
  `,
  business: `
    egiaztatu, egiaztatze*, egiaztapen*, berretsi, berrespen*, baieztatu, baieztapen*, autentifika*, baimen*, saio
    hasiera*, saioa hasi*, hasi saioa, erregistr*, pasahitz*, berrezarri*, berrezartze*, berreskura*, identitate*,
    segurtasun*, kontu*, posta elektroniko*, aktiba*, gailu*, desblokea*, bi faktore*, harpidetza*, sarbide*,
    harpidetu, baliozkotu, balioztatu, erabiltzaile kontu*, sartzeko, saioa, bi urrats*, identifika*, lotu, ezabatze*,
    faktore bikoitz*, bigarren faktore*, onuradun*, gailu berri*, nabigatzaile berri*, kontua ixte*, helbide aldaketa,
    gonbidapen*, gonbidatu zaitu*, gonbidatzen zaitu*, blokeatuta, erabiltzaile izen*, pasahitza ahaztu*, ahaztu duzu,
    zu zara,
    egiazta*, baiezta*, saioa hasteko, berrezar*, kontuan sartzeko, bigarren urrats*, hartzaile berri*, banka
    elektroniko*, sinadura elektroniko*, sinadura digital*, egoitza elektroniko*, parekatu, parekatze*, mugikor berri*,
    telefono berri*, alta eman, baja eman, kontua ezabatu*, helbide aldaketa*, posta aldaketa*, zu zarela, zu zarela
    egiaztatzeko, zu zarela ziurtatzeko,
    onespenaren zain, zure onespena, sinaduraren zain, sinatzeko zain, ordainketa onartu, ordainketa onartzeko, onartu
    ordainketa, transferentzia onartu, transferentzia onartzeko, onartu transferentzia, transferentzia egiteko,
    transferentzia burutzeko, transferentzia amaitzeko, transferentzia osatzeko, eragiketa onartu*, eragiketa onartzeko,
    eragiketa sinatu*, eragiketa sinatzeko, eragiketa burutzeko, eragiketa amaitzeko, kontratua sinatu*, kontratua
    sinatzeko, dokumentua sinatu*, dokumentua sinatzeko, sinatu dokumentua, sinatu kontratua, 3 d secure, blokeatu da,
    blokeatu dugu, blokeatu egin, blokeatutako, saiakera oker*, saiakera huts*, huts egindako saiakera*, saiakera
    gehiegi, telefono aldaketa*, zenbaki aldaketa*, telefono zenbakia alda*, posta helbidea alda*, lehen sarrera, lehen
    aldiz sart*, leiho irekia*, irekita utzi duzu*, irekita utzitako, irekita duzun, orri irekia*, ordenagailu berri*,
    onuradun berri*,
    onarpen*, onartze*, ordainketa onar*, ordainketa osatze*, ordainketa amaitze*, ordainketa burutze*, ordainketa
    askatze*, eragiketa osatze*, eragiketa amaitze*, eragiketa burutze*, eragiketa onar*, erosketa osatze*, erosketa
    onar*, online erosketa*, sareko erosketa*, internet bidezko erosketa*, zain dagoen ordainketa, sinatze*, sinadura*,
    kontratua sinat*, dokumentua sinat*, sina ezazu, 3d secure, blokeo*, okerreko saiakera*, saiakera gehiegi*, mugikor
    aldaketa*, posta aldatze*, helbidea aldatze*, telefonoa aldatze*, zenbakia aldatze*, lehen saio*, lehenengo saio*,
    irekita utzi*, irekita dagoen leiho*, irekita dagoen orri*, zabalik utzi* zure transferentzia*, transferentzia hau*,
    transferentzia onar*, transferentzia burutze*, transferentzia berre*, transferentzia osatze*, zain dagoen
    transferentzia*
  `,
  fleeting: `
    iraungi*, baliozko*, balio du, minutu*, behin bakarrik, erabilera bakar*, balioko du, ordu*, balio izango du,
    balio izango dio, ez du balioko, baliogabetu*, balioa gal*, funtzionatzeari utzi*, behin baino ez, behin erabil*,
    hamar minutu*, hamabost minutu*, ordu erdi*, ordu laurden*, 24 ordu*, iraungiko da, balio izango, balio dute,
    indarrean, indargabe*, indarra galtzen, indarra galduko, amaitzen denean, ez da baliozkoa, ez du funtzionatuko,
    funtzionatuko du, funtzionatzen du behin, behin baino ezin, behin baino gehiago, bakarrik balio, bost minutu*,
    hogei minutu*, hogeita hamar minutu*, bi minutu*, hiru minutu*
  `,
  secret: `
    ez partekatu, ez eman, inori, inoiz, konfidentzial*, ez esan, ez erakutsi, ez bidali, ez diozu inori, ez eman
    inori, isilpeko*, sekretu*, ez dizugu inoiz, pertsonala da, ez partekatu inorekin, inorekin, inori ere ez, ez eman
    kode*, ez esan inori, ez erakutsi inori, ez dizugu, inoiz ez dizugu, ez partekatu kode*, ez ezazu partekatu, ez
    ezazu eman, ez ezazu inori, ez eman hau, ez zabaldu, ez argitaratu, ez irakurri inori, ez diktatu, ez pasatu, ez
    utzi inori, ez berbidali, ez birbidali, eskatzen badizute ere, eskatu arren, langile inork, gutako inork, gure
    langileek ez, bankuko inork, sekretua da, isilpekoa da, konfidentziala da, pertsonala eta besterenezina, gorde
    zuretzat, zuretzat bakarrik, ez partekatu kode hau, ez partekatu beste inorekin, ez partekatu hirugarrenekin, ez
    ezazu kodea partekatu, ez ezazue partekatu, ez ezazu esan, ez ezazu erakutsi, ez ezazu bidali, ez ezazu zabaldu,
    ez ezazu birbidali, ez eman kodea, ez eman beste inori, ez esan kodea, ez esan beste inori, ez bidali inori, ez
    bidali kodea, ez jakinarazi inori, ez erakutsi kodea, ez birbidali mezu hau, ez birbidali kodea, ez irakurri
    telefonoz, ez eman telefonoz, ezin da partekatu, ez da partekatu behar, ez duzu inorekin partekatu, beste
    inorekin, hirugarrenei ez eman, gorde isilpean, gorde sekretupean, eduki isilpean, mantendu isilpean, inoiz ez
    dizugu eskatuko, ez dizugu eskatuko, ez dizugu kodea eskatuko, inoiz ez dugu eskatuko, gure langileek inoiz, gure
    langileei ere ez, langileek ez dizute, bankuak ez dizu, ez dizute inoiz
  `,
  enter: `
    idatz*, sartu, sartzeko, kopiatu, kopia ezazu, kopiatzeko, kopiatuta, itsats*, sar ezazu, sartu kode*, sartu hau*,
    sartu zenbaki*, teklea*, idatz ezazu, itsatsi ezazu, erabil ezazu, jarri kode*, jarri hau*, jarri zenbaki*, bete
    kode*, bete hau*, diktatu*, eman kode*, eman zenbaki*, eskaneatu*, markatu kode*, markatu zenbaki*, transkribatu*,
    esan kode*, esan zenbaki*, idatz ezazu kode*, sartu ezazu, sar itzazu, idatz itzazu, kopiatu kode*, itsatsi kode*,
    erabili kode*, erabili hau, erantzun kode*, laukian, eremuan, pantailan, telebistan, aplikaziora itzuli, itzuli
    aplikazio*, beharko duzu, behar duzu kode*, irakurri kode*, erabili, erabil dezakezu, erabiliz, erabiltzeko, erabil,
    erabiltzea, erabilita, sartzea, sartuz, sar, idaztea, jarri, jarri hor, idatzi hor, sartu hor, jartzea, bete, betez,
    sartu behar, idatzi behar, erabil itzazu, eskatuko, eskatzen dizu, galdetuko, idazten, idazteko, sartzen, sartuta,
    sar dezazun, sartu ezazue, sar ezazue, sar itzazue, teklatu, teklatu ezazu, markatu ezazu, marka ezazu, markatu hau,
    digitatu, digita ezazu, itsatsi hau, itsasteko, kopia ezazu, kopia itzazu, jar ezazu, jar itzazu, jartzen, jarrita,
    ipini, ipini hor, ipini kode*, ipini zenbaki*, ipintzea, txertatu, txerta ezazu, bete eremu*, bete laukia, bete
    ezazu, eman hau, eman ezazu, eman behar, emateko kode*, eman iezaguzu, eman iezaiozu, esan hau, esan iezaiozu,
    esaiguzu, irakur iezaiozu, irakurri hau, erakutsi kode*, aurkeztu kode*, diktatu iezaiozu, bidali iezaguzu kode*,
    bidal iezaguzu, erantzun honekin, erantzun zenbaki*, erantzun mezu honi, berretsi kode*, berretsi honekin, baieztatu
    kode*, baieztatu honekin, onartu kode*, onartu honekin, sinatu kode*, sinatu honekin, baimendu kode*, baimendu
    honekin, balidatu kode*, balidatu honekin, desblokeatu kode*, desblokeatu honekin, egiaztatu honekin, eskatzen da,
    eskatzen den, eskatzen dizun, eskatzen dizute, eskatzen dizuenean, eskatzen duen, eskatzen dizutenean, eskatuko du,
    eskatuko dute, eskatuko dizu, eskatuko dizute, eskatuko dizugu, eskatuko zaizu, eskatutako kode*, eskatzean, eskatu
    ahala, galdetzean, galdetuko dute, galdetuko dizute, galdetzen dizunean, galdetzen dizutenean, beharko da, beharko
    den, beharrezkoa izango, behar izango duzu, behar izango da, kodea behar da, kodea behar duzu, sartu beharko, idatzi
    beharko, nahikoa da idaztea, nahikoa da sartzea, aski da idaztea, aski da sartzea, transkriba ezazu, berridatzi,
    erregistratu kode*, adierazi kode*, adieraz iezaguzu, bidal iezaguzu hau, irakur iezaguzu, erantzunez, teklatuz,
    markatuz, eskatzen denean, eskatzen badu, eskatu dizun, eskatuz gero, eskatzen duenean, eskatzen dutenean, eskatzen
    duela, eskatzen dizula, tekla ezazu, sartzean, sartutakoan, markatu digitu*, sakatu zenbakiak, sakatu digitu*,
    sakatu zenbaki hauek, hautatu digitu*, hautatu zenbakiak, aukeratu digitu*, esan operadoreari, eman operadoreari,
    irakurri operadoreari, diktatu operadoreari, gure operadoreari, gure langileari, gure aholkulariari, gure agenteari,
    emaiozu, esaiozu, irakurri ozen, ozen irakurri, irakur ezazu, erakutsi gailuan, erakuts ezazu kode*, bidali kode*,
    bidal ezazu kode*, itzul iezaguzu, itzuli kode*, bueltatu kode*, kodearekin berrets*, kodearekin baiezta*,
    kodearekin sinatu, kodearekin sartu, kodearekin jarraitu, kodearekin amaitu, kodearekin onartu, kodearekin
    desblokea*, kode honekin, kode honen bidez, zenbaki honekin, zenbaki hauekin, digitu hauekin, pasahitz honekin,
    jarraitu kode*, amaitu kode*, osatu kode*, sartu zaitez kode*, identifikatu kode*, aktibatu kode*, pegatu kode*,
    pegatu hor, pasatu kode*, ipin ezazu, ipintzen, jarri ezazu, txertatzeko, txertatu kode*, laukitxoan, laukitxoetan,
    eremu hutsean, bete beharreko, sakatu zenbaki*, sakatu teklak, saka itzazu, aukeratu zenbaki*, hautatu zenbaki*,
    aukera ezazu zenbaki*, bidali zenbaki*, bidali hau, bidal ezazu hau, erantzun digitu*, ahoskatu, irakurri ozen*,
    irakurri zenbaki*, irakurri digitu*, aipatu kode*, aipa ezazu, aipatu zenbaki*, eman agenteari, esan agenteari,
    erakutsi zenbaki*, erakutsi hau, jarraitu honekin, jarraitu zenbaki*, amaitu honekin, amaitu zenbaki*, bukatu kode*,
    bukatu honekin, osatu honekin, desblokeatu zenbaki*, sinatu zenbaki*, onartu zenbaki*, berretsi zenbaki*, egiaztatu
    zenbaki*, baimendu zenbaki*, zenbaki honen bidez, digitu hauek, bidaltzean kode*, kodearekin baimendu
  `,
  complete: `
    egiaztatu zure*, egiaztatu nire*, egiaztatu kontu*, egiaztatu helbide*, egiaztatu posta*, egiaztatu eposta*,
    egiaztatu e mail*, egiaztatu identitate*, kontu* egiazta*, helbide* egiazta*, elektroniko* egiazta*,
    eposta egiazta*, berretsi zure*, berretsi nire*, berretsi kontu*, berretsi helbide*, berretsi posta*,
    berretsi eposta*, berretsi erregistro*, berretsi harpidetza*, berretsi aldaketa*, kontu* berres*, kontu* berretsi*,
    helbide* berre*, elektroniko* berre*, eposta berre*, erregistro* berre*, harpidetza* berre*, baieztatu zure*,
    baieztatu kontu*, baieztatu helbide*, baieztatu posta*, baieztatu eposta*, baieztatu e mail*,
    baieztatu erregistro*, kontu* baiezta*, helbide* baiezta*, elektroniko* baiezta*, konfirmatu zure*,
    balioztatu zure*, balidatu zure*, aktibatu zure kontu*, aktibatu kontu*, kontu* aktiba*, berrezarri pasahitz*,
    berrezarri zure pasahitz*, berrezarri nire pasahitz*, pasahitz* berrezar*, pasahitza berri*, pasahitz berri*,
    pasahitz* alda*, aldatu pasahitz*, aldatu zure pasahitz*, sortu pasahitz*, sortu zure pasahitz*, pasahitz* sortu*,
    pasahitz* sortze*, ezarri pasahitz*, ezarri zure pasahitz*, pasahitz* ezar*, aukeratu pasahitz*,
    pasahitz* berreskura*, berreskuratu pasahitz*, berreskuratu kontu*, berreskuratu zure*, esteka magiko*,
    egiaztapen esteka*, egiaztatze esteka*, berrespen esteka*, baieztapen esteka*, aktibazio esteka*,
    saioa hasteko esteka*, onartu gonbidapen*, gonbidapen* onar*, ikusi gonbidapen*, batu talde*, talde* batu,
    desblokeatu kontu*, desblokeatu zure*, kontu* desblokea*, onartu saio*, baimendu gailu*, ni naiz, ni izan naiz,
    osatu erregistro*, osatu zure erregistro*, erregistro* osa*, ezabatu nire kontu*, nire kontua ezaba*,
    egiaztatu nire kontua, egiaztatu harpidetza, egiaztatu helbide berri*, berretsi e mail*, berretsi nire kontua,
    berretsi identitatea, berretsi helbide berri*, baieztatu nire kontua, baieztatu harpidetza, baieztatu identitatea,
    baieztatu helbide berri*, balioztatu e mail*, balioztatu eposta*, balioztatu helbide*, balioztatu kontua,
    balioztatu nire kontua, balioztatu harpidetza, balioztatu identitatea, balioztatu helbide berri*,
    helbide elektronikoa egiazta*, helbide elektronikoa berre*, helbide elektronikoa baiezta*, berretsi ezabatze*,
    berretsi saio*, berretsi sarbide*, berretsi izen emate*, baieztatu ezabatze*, baieztatu saio*, baieztatu sarbide*,
    baieztatu izen emate*, aktibatu nire kontua, aktibatu profil*, aktibatu zure profil*, profil* aktiba*,
    berrezarpen esteka*, sortu pasahitz berri*, sortu beste pasahitz*, aukeratu pasahitz berri*,
    aukeratu beste pasahitz*, ezarri pasahitz berri*, ezarri beste pasahitz*, aldatu nire pasahitz*,
    berritu nire pasahitz*, berreskuratu sarbide*, sarbide esteka*, saio hasierako esteka*, gonbidapena ikus*,
    sartu taldera, taldean sartu, onartu sarbide*, onartu saio hasier*, onartu gailu hau, baimendu sarbide*,
    baimendu saio hasier*, baimendu gailu hau, bai ni naiz, bai ni izan naiz, amaitu erregistro*, amaitu izen emate*,
    bukatu erregistro*, bukatu izen emate*, osatu izen emate*, ezabatu kontua, ezabatu zure kontua, kendu kontua,
    kendu zure kontua, kontua ezaba*, izena eman, berretsi zu zarela, baieztatu zu zarela, egiaztatu zu zarela,
    zu zarela berre*, berretsi nire helbide*, baieztatu nire helbide*, egiaztatu nire helbide*, helbide hau berre*,
    helbide berria berre*, berretsi eragiketa*, berretsi ordainketa* kontu*, berretsi transferentzia*,
    transferentzia berre*, berretsi eskubide*, berretsi gailu*, gailua berre*, gailua onartu, gailu hau onartu,
    gailu honi baimen*, gailuaz fidatu, fidatu gailu*, pasahitza aukeratu, jarri pasahitz*, pasahitz berri bat,
    pin berri*, sarbidea berreskura*, berriro sartu, itzuli zure kontura, lotura magiko*, lotura pertsonal*,
    esteka pertsonal*, esteka seguru*, esteka bakar*, gonbidapen esteka*, sartzeko esteka*, desblokeatze esteka*,
    erabilera bakarreko esteka*, pasahitzik gabe, klik bakar*, jarraitu nabigatzailean, nabigatzailean jarraitu,
    jarraitu erregistro*, jarraitu izen emate*, erregistroa amaitu, izen ematea amaitu, izen ematea osatu,
    izen ematea berre*, osatu profil*, ireki gonbidapen*, sartu taldean, parte hartu nahi, bai nahi dut, bai onartu,
    bai baimendu, bai ezabatu, bai berretsi, bai nirea da, nire helbidea da, nirea da, baimendu ordainketa*,
    baimendu transferentzia*, onartu ordainketa*, onartu transferentzia*, onartu eskaera eta, desblokeatu nire kontu*,
    ireki berriro, kontua berriz aktibatu, ezabatu nire datu*, nire datuak ezaba*, behin betiko ezaba*,
    itxi nire kontu*, kontua itxi, itxi kontua, aktibatu txartel*, txartela aktibatu, aktibatu nire*,
    aktibatu sarbide*, sarbidea aktibatu, kontua gaitzeko, kontua gaitze*, kontuaren gaitze*, pasahitza berrezartze*,
    pasahitza aldatze*, erabiltzailea aktibatze*, kontua aktibatze*, pasahitz berria aukeratu*,
    desblokeatu sarbide*, desblokeatu dezakezu kontu*, desblokeatu zure kontu*, kontua desblokeatu*, sartu esteka
    honekin, sartu esteka honen bidez, hasi saioa esteka honekin, nire gailua da, nire mugikorra da, nire ordenagailua
    da, harpidetu nahi dut, izena eman nahi dut, berraktibatu kontu*, kontua berraktibatu*, lotu kontu*, gonbidapena
    hemen onartu, gonbidapena onartu*, gonbidapena onartze*, berrezarri sarbide*, berritu pasahitz*, pasahitza ezarri*,
    pasahitza sortu*, pasahitza aukeratu*, pasahitza aldatu*, pasahitza berrezarri*, kontua itxi*, itxi kontu*, berretsi
    ixte*, berretsi baja, berretsi alta, txartela aktibatu*, kontua aktibatu*, batu proiektura, batu espaziora, sartu
    proiektuan, onartu gailu*, osatu alta, balioztatu posta*
  `,
  act: `
    egiaztatu, berretsi, baieztatu, konfirmatu, balioztatu, balidatu, aktibatu, onartu, baimendu, desblokeatu,
    berrezarri, batu, jarraitu, osatu, amaitu, egiazta, egiazta ezazu, berrets ezazu, baiezta ezazu, aktiba ezazu, onar
    ezazu, bukatu, onartzen dut, sartu taldera, ados, berresten dut, baieztatzen dut, jarraitu hemen, has gaitezen,
    urrats bat, azken urrats*, ia amaitu*, ia prest, klik bat, pauso bat gehiago, azken pausoa, baimentzen dut, aurrera
  `,
  signIn: `
    hasi saioa, saioa hasi, sartu, sartu kontu*, sartu zure kontu*, hasi saioa hemen, saio hasi, ireki aplikazio*,
    sartu orain
  `,
  never: `
    harpidetza kendu, kendu harpidetza, hobespen*, kudeatu*, ezarpen*, web bertsio*, ikusi online, pribatutasun*,
    baldintza*, laguntza*, harremanetan, inkesta*, iritzi*, ikusi eskaera*, jarraitu gaitzazu, partekatu, deskargatu*,
    informazio gehiago, irakurri gehiago, erosi, ordaindu, ikusi xehetasun*, berretsi eskaera*, ohiko galdera*,
    xehetasunak, utzi harpidetza*, harpidetza utzi, baja eman, eman baja, arauak, erabilera baldintza*, lege oharra,
    kontaktu*, galdetu, irakurri, ikusi mezua, ikusi nabigatzaile*, erantzun, kudeatu harpidetza*, gehiago jakin*,
    denda*, orain erosi, spam karpeta*, zabor posta*, jarraitu bidalketa*, laguntza zentro*, jakinarazpen*, hobespenak
    aldatu, harpidetza kudeatu, ez dut jaso nahi, ez jaso gehiago, ikusi web*, lineako bertsio*, jarraitu paketea,
    paketearen egoera, eskaeraren egoera, ikusi faktura, faktura deskargatu, ikusi ordainagiri*, faktura ordaindu,
    ikusi txosten*, txosten osoa, irakurri artikulu*, ikusi jarduera*, erantzun galdetegi*, erantzun inkesta*, eman
    iritzia, balora*, aprobetxatu, ikusi eskaintza*, erosi orain, gehitu egutegi*, hitzordua berretsi, berretsi
    hitzordu*, berretsi erreserba*, erreserba berretsi, aldatu hitzordu*, nola iritsi, gonbidatu lagun*, ikusi
    intzidentzia*, ikusi tiketa, nabigatzailean ikusi, nabigatzailean ireki, ireki nabigatzaile*, zure nabigatzailean
    ikusi, iruzkin*, ontziratze txartel*, ikusi erreserba*, kudeatu erreserba*, aldatu erreserba*, ezeztatu erreserba*,
    ikusi sarrera*, deskargatu sarrera*, ireki txosten*, jarraitu eskaera*, ikusi bidalketa*, batu bilera*, sartu
    bilera*, ezeztatu hitzordu*, ikusi mugimendu*, ikusi laburpen*, ikusi mapa*, ikusi katalogo*, ikusi produktu*,
    ikusi bideo*, ikusi argazki*, ikusi emaitza*, gehitu agenda*, ikusi iragarki*, ikusi hari*, erantzun mezu*, jarri
    harremanetan, jar zaitez harremanetan, jarri gurekin harremanetan, paketearen jarraipena, aldatu entrega, aldatu
    entrega data, nire harpidetza, eguneratu ordainketa datuak, aldatu ordainbidea, berritu orain, berritu harpidetza,
    eman izena lanpostuan, aurkeztu hautagaitza, erabili kupoia, trukatu bonua, jaitsi aplikazioa, eskatu hitzordua,
    hartu hitzordua, gehitu nire egutegira
  `,
  notMe: `
    ez bazara, ni ez naiz izan, ez baduzu, ukatu, ez ikusi egin*, ez ikusiarena*, ezikusi*, kasurik ez*, ezeztatu,
    babestu kontu*, blokeatu, beste norbait*, ez baduzu zuk, ez baduzu eskatu, ez baduzu hau eskatu, ez baduzu kontu*,
    ez baduzu sortu, ez baduzu eskaera*, zuk eskatu ez, zu izan ez, zu ez bazara izan, eskatu ez baduzu, baten bat,
    akatsez, baztertu, utzi alde batera, ez egin ezer, ez dut nik, zu ez bazara, ez naiz ni izan, ni ez naiz, nik ez
    dut, nik ez, ez duzu eskatu, ez bazenuen, ez baduzu ezagutzen, ez duzu ezagutzen, inork ez, ez duzu ezer egin behar,
    ez da ezer gertatuko, ez da ezer aldatuko, ezer ez da aldatuko, alde batera utzi, utzi bazter*, ezabatu mezu hau,
    mezu hau ezabatu, norbait okertu, nahi gabe, hanka sartu, jakinaraz iezaguzu, deitu berehala, babestu zure kontu*,
    blokeatu txartel*, txartela blokeatu, ez baimendu, ez onartu, desegin, atzera bota, ez eskerrik asko, bertan behera
    utzi, ez egin kasurik, akatsa baldin, akatsa bada, ez zara saiatu, ez bazara saiatu, ez zara zu izan, zu izan ez
    bazara, eskaera zurea ez bada, eskaera zurea ez bazen, ez baduzu baimendu, ez baduzu agindu, ez baduzu saioa hasi,
    zuk egin ez baduzu, zuk agindu ez baduzu, ez da zurea, zurea ez bada, zurea ez den, zureak ez badira, ez zara
    saiatzen, zu ez bazinen, ez bazinen zu, zuk ez duzu egin, ez duzu sortu, zuk ez duzu hasi, ez duzu baimendu, ez duzu
    aldatu, zuk jakin gabe, errore bat bada, errorea bada, errorea dela uste, akatsa dela uste, akats bat bada, hori
    okerra bada, zuzena ez bada, okerrez jaso, helbidea kentzeko, helbide elektronikoa kentzeko, nire helbidea kendu,
    helbide elektronikoa kendu, kontua desgaitu, kontua desgaitzeko, kontua desaktibatzeko, kontua blokeatzeko, kontua
    izozteko, berehala aldatu pasahitza, aldatu pasahitza berehala, aldatu pasahitza lehenbailehen, pasahitza aldatzea
    gomendatzen, gomendatzen dizugu pasahitza aldatzea, jakinarazi iezaguzu, esan iezaguzu, jakinarazi jarduera
    susmagarria, jarri berehala harremanetan, berrikusi zure jarduera, aldaketa desegiteko, berrikusi azken jarduera,
    amaitu saioa gailu guztietan, itxi saioa gailu guztietan
  `,
  done: `
    aldatu da, eguneratu da, berrezarri da, egiaztatu da, berretsi da, baieztatu da, aktibatu da, gehitu da, ezabatu
    da, behar bezala, arrakastaz, saio hasiera berri*, saioa hasi da, saioa hasi berri, eskerrik asko berrest*, onartu
    du, aldatuta, aldatuko da, eguneratu dugu, aktibatu dugu, ezabatu dugu, gehitu dugu, berretsi dugu, egiaztatu dugu,
    aldatu duzu, eguneratu duzu, desaktibatu da, onartu dute, ondo aldatu, ondo egiaztatu, ondo berretsi, ondo
    aktibatu, ondo aldatu da, zuzen aldatu, aldatu berri*, itxi da, itxi dugu, eguneratu dira, aldatu dira, berretsita
    dago, egiaztatuta dago, aktibatuta dago, aktibo dago, eskerrik asko baiezta*, eskerrik asko egiazta*, taldera batu
    da, taldekide zara, saio berri bat hasi, sarrera berri*, sarbide berri bat, pasahitza aldatu duzu, pasahitza aldatu
    da, baja eman duzu, baja eman zaizu, harpidetza kendu duzu, harpidetza utzi duzu, harpidetza bertan behera utzi da,
    harpidetza bertan behera geratu da, zure harpidetza ezeztatu da, zure harpidetza amaitu da, zerrendatik kendu
    zaitugu, zerrendatik ezabatu zaitugu, zerrendatik kendu da, ez duzu gehiago jasoko, ez duzu mezu gehiago jasoko,
    aurrerantzean ez duzu jasoko
  `,
  here: `
    egin klik, klikatu*, sakatu*, esteka, estekan, beheko botoi*, botoi hau*, helbide barra*, hemendik, klik egin*,
    esteka hau*, esteka honetan, beheko esteka*, ondorengo esteka*, honako esteka*, goiko esteka*, botoia, botoian,
    ireki esteka*, ireki orri*, hurrengo orri*, orri hau*, kopiatu eta itsatsi, hemen klik, klik hemen, sakatu hemen,
    hemen sakatu, esteka hemen, hemen sakatuta, sakatu esteka, sakatu botoi*, egin klik hemen, jarraitu esteka*,
    esteka ireki, botoiak ez badu, botoiak ez, kopiatu helbide*, kopiatu esteka*, itsatsi nabigatzailean,
    zure nabigatzailean, nabigatzailean itsatsi, helbide hau, helbide honetan, ukitu, lotura hau*, lotura honetan,
    beheko lotura*, hurrengo estekan, ondorengo helbide*
  `,
  onSite: `
    pakete*, bidalketa*, entrega*, banatzaile*, kutxatila*, jaso*, leihatila*, harrera*, atea*, ataria*, wifi, wi fi,
    hitzordu*, erreserba*, sarrera*, txanda*, mahai*, aparkaleku*, garaje*, barrera*, gidari*, giltzarrapo*, giltza
    kutxa*, posta bulego*, bilketa puntu*, aldagela*, interfono*, bileraren id, bilera zenbaki*, bilera kode*,
    bilerako kode*, bileraren kode*, bileraren zenbaki*, bileraren esteka, bilera id, zoom bilera*, zoom bidezko
    bilera*, teams bilera*, teams bidezko bilera*, meet bilera*, online bilera*, bilera birtual*, bilera gela*,
    bideodei*, bideo dei*, bideokonferentzi*, bideo konferentzi*, bideokontsult*, telekonferentzi*, telefono bidezko
    konferentzia, konferentzia id, konferentziaren id, konferentziaren zenbaki*, webinar*, web mintegi*, bilerara
    sartu*, bilerara sartzeko, bilerara batu, bilerarekin bat egin, bileran parte hartu*, bileran parte hartzeko,
    telefonoz sartzeko, parte hartzailearen pin*, parte hartzailearen id*, parte hartzailearen kode*, partaidearen
    pin*, partaide zenbaki*, itxarongela*, ate nagusi*, ateko kode*, atetik, etxeko ate*, atariko, atezain*, hesia,
    hesiaren, burdinhesi*, atondo*, eskailer*, igogailu*, txirrin*, giltzen kutxa*, giltza kaxa*, sarraila*, armairu*,
    arropategi*, jantzigela*, bizikleta gela*, bizikletategi*, trasteleku*, alarma kode*, alarmaren kode*, alarma
    sistema*, etxeko alarma*, alarma desaktibatu*, alarma kendu*, kutxa gotor*, kutxa sendo*, tornua, birabarki*, ate
    birakari*, kargagune*, kargatze puntu*, karga puntu*, kargatze estazio*, salmenta makina*, parkimetro*, kutxa
    automatiko*, kiosko*, fotokopiagailu*, kopiagailu*, inprimagailuan, garbigailu*, ikuztegi*, gonbidatuen sare*,
    hari gabeko sare*, gela zenbaki*, logela zenbaki*, biltze puntu*, bilketa kode*, postari*, etxeraino, etxez etxe,
    eskuratze*, itxaron zenbaki*, ilaran, ilara, mostradore*, kutxazain langile*, kutxan ordaindu*, ikuskatzaile*,
    ikuskari*, ontziratze*, segurtasun zaindari*, bertaratze*, asistentzia*, etorriko zaren, etorriko zara, etorriko
    naiz, parte hartzea*, iritsiera*, helduera*, iriste ordu*, bisita berretsi*, zure bisita, bisita mediko*, etxeko
    bisita*, bisita gidatu*, hoteleko check in, online check in, check in ordua, egonaldi*, ostatu*, ordu tarte*,
    ordutegi tarte*, kontagailu*, irteera eskola*, eskola irteera*, txango*, irteerarako baimen*, gurasoen baimena
    irteera*, gurasoen bilera*, lan elkarrizketa*, mezularia, mezulariari, hotelean, autozerbitzu kutxa*,
    bileraren identifikatzailea, konferentzia zenbakia, webinarraren id, web mintegiaren id, bilerarako sarbidea,
    batu bilerara, sartu bilerara, sarearen izena, sare izena, wifiaren izena, wifi sarea, wi fi sarea, ssid,
    haririk gabeko sare*, gonbidatuen wifia, gonbidatuentzako wifia, gonbidatuentzako sarea, gonbidatuentzako
    internet, bezeroentzako wifia
  `,
  entryPlace: `
    leiho*, orri*, web orri*, pantaila*, eremu*, lauki*, laukitxo*, formulario*, inprimaki*, aplikazio*, app, appa,
    appan, appean, appera, apparen, nabigatzaile*, webgune*, gailu*, tableta*, ordenagailu*, telebista*, atal*,
    kutxazain*, deskodetzaile*, terminal*, txatbot*, abiarazle*, fitxa, lerro*, hutsune*, kontsola*, erlojua*, web
    atari*, mini aplikazio*, elkarrizketa koadro*
  `,
  accountName: `
    erabiltzaile izena, erabiltzaile izen*, erabiltzaile-izena, kontuaren izena, goitizena, ezizena, erabiltzailearen
    izena, erabiltzaile id, erabiltzaile ida, jokalari izena, profilaren izena, ezizen*, erabiltzailea:
  `,
  subjectLine: "gaia lerro*, mezuaren gaia*, gaian dago",
  outdated: `
    ez da jada baliozkoa, jada ez da baliozkoa, dagoeneko ez da baliozkoa, ez du jada balio, jada ez du balio, jada ez
    dabil, ez dabil jada, jada ez du funtzionatzen, ez du balio gehiago, balioa galdu du, indargabetu da, indargabetu
    dugu, baliogabetu da, baliogabetu dugu, baliogabetuta dago, bertan behera utzi da, bertan behera utzi dugu, kodea
    blokeatu, aurreko kode*, kode zahar*, lehengo kode*, lehen kodea, lehenengo kode*, jatorrizko kode*, goizeko
    kode*, atzoko kode*, gaur goizeko kode*, lehen bidalitako*, lehenago bidalitako*, aurrez bidalitako*, goizean
    bidalitako*, atzo bidalitako*, kodea iraungi da, kodea iraungita, iraungi den kode*, iraungitako kode*, jada
    erabili da, dagoeneko erabili da, jada erabilita, dagoeneko erabilita, kodea erabili da, erabilitako kode*,
    erabili zenuen kode*, saioa hasteko erabili zen, ezin da berriro erabili, ezin da berrerabili, ez ikusi egin
    aurreko, ez kontuan hartu aurreko, kodearen ordez, aurrekoaren ordez, kodea ordezkatzen, aurrekoa ordezkatzen,
    kodearen lekua, iraungi da, iraungi zen, erabili da, erabili zen,
    sartu duzun kode*, sartu duzun pin*, sartu duzun otp*, sartu duzun egiaztapen kode*, sartu duzun segurtasun
    kode*, sartu duzun sms kode*, idatzi duzun kode*, idatzi duzun pin*, idatzi duzun otp*, idatzi duzun egiaztapen
    kode*, idatzi duzun segurtasun kode*, idatzi duzun sms kode*, tekleatu duzun kode*, tekleatu duzun pin*,
    tekleatu duzun otp*, tekleatu duzun egiaztapen kode*, tekleatu duzun segurtasun kode*, tekleatu duzun sms kode*,
    erabili duzun kode*, erabili duzun pin*, erabili duzun otp*, erabili duzun egiaztapen kode*, erabili duzun
    segurtasun kode*, erabili duzun sms kode*, sartu zenuen kode*, sartu zenuen pin*, idatzi zenuen kode*, idatzi
    zenuen pin*, tekleatu zenuen kode*, tekleatu zenuen pin*, zuk sartutako kode*, zuk sartutako pin*, berorrek
    sartutako kode*, berorrek sartutako pin*, sartutako kode*, idatzitako kode*, tekleatutako kode*, kodea sartu
    duzu, kodea sartu zenuen, kodea idatzi duzu, kodea tekleatu duzu, kodea erabili duzu, kodea onartu da, kodea
    onartu dugu, kodea egiaztatu da, kodea balioztatu da, kodea baliozkotu da, kodea onartua izan da, kodea
    onartuta, kodea ondo sartu da, pina sartu duzu, pina onartu da, kodearekin egiaztatu duzu, kodearekin egiaztatu
    da, kodearekin berretsi duzu, kodearekin berretsi da, kodearekin baieztatu da, kodearekin sinatu duzu,
    kodearekin sinatu da, kodearekin baimendu duzu, kodearekin baimendu da, kodearekin sartu zara
  `,
  toRead: `
    irakur*, ikus*, ikusi, kontsulta*, aurkitu*, arakatu, joan zure kontura, joan nire kontura, zoaz zure kontura, nire
    kontuaren orri*, zure kontuaren orri*, eremu pertsonal*, bezeroen atari*, bezeroaren atari*, bezero atari*, bezero
    eremu*, ireki panela, joan panelera, zoaz panelera, zure fakturak, online banku*, banka elektroniko*, berrikusi
    eskaera*, berrikusi zure eskaera*, berrikusi xehetasun*, berrikusi zure jarduera*, berrikusi jarduera*, azken
    jarduera*, kudeatu zure gailu*, zer aldatu den, jaitsi faktura, nire kontua, joan atarira, nire erreserbak, ireki
    dokumentua, ireki fitxategia, zer berri
  `,
  plural: "kodeak, kodeen, kodeek",
  fault: "errore kode*, akats*, matxura*",
  codeWord: `
    hitza, hitz hau, hitz hori, honako hitz*, zure hitza, idatzi hitz, hitz sekretu*, hitz ezkutu*, hitz gako*, gako
    hitz*, gakohitz*, sarbide hitz*, sarrera hitz*, sartzeko hitz*, segurtasun hitz*, egiaztapen hitz*, berrespen
    hitz*, kode hitz*, eguneko hitza, gaurko hitza, eguneko pasahitz*, gaurko pasahitz*, erabilera bakarreko
    pasahitz*, behin erabiltzeko pasahitz*, behin bakarrik erabiltzeko pasahitz*, behingo pasahitz*, pasaesaldi*, pasa
    esaldi*, sarbide esaldi*, esaldi sekretu*, parekatze esaldi*, esaldia, esaldi hau, letrak, letra hauek, hizkiak,
    hizki hauek, silabak, silaba hauek, karaktere kate*, letra kate*, katea, gakoa, zure gakoa
  `,
  example: `
    adibidez, esate baterako, adib, adibidea:, adibideak:, adibide gisa, adibide honetan, adibideko kode*, lagin
    kode*, adibidezko mezu*, itxura hau du, itxura hau izango, honelakoa da, honelako mezu*, honako itxura, honako
    mezu hau, formatuan, formakoa, bezalako kode*, bezalako mezu*, bezalako sms*, mezu bat jaso zuen, mezua jaso zuen,
    sms bat jaso zuen, mezu bat jaso nuen, mezuak zioen, mezuak dio, zioen mezu*, dioen mezu*, mezu faltsu*, sms
    faltsu*, iruzurgilea*, iruzurgileak, biktimak, biktimari, deitzaileak
  `,
  matter: `
    opor eskaera*, oporrak eskatu*, mediku baja*, gastu txosten*, gastuen itzulketa*, lan bidaia*, laneko bidaia*,
    aparteko ordu*, ordu orri*, txanda aldaketa*, erosketa eskaera*, onarpen eskaera*, zure onarpenaren zain,
    onarpenaren zain, onartzeko zain, zure onespenaren zain, partekatutako karpeta*, partekatutako fitxategi*,
    partekatutako dokumentu*, karpeta partekatu*, zurekin partekatu*, partekatu du, partekatu dizu, zure deskarga,
    deskargatzeko prest, fitxategi transferentzia*, babeskopia*, segurtasun kopia*, grabaketa*, eranskin*, aurrekontu*,
    alokairu kontratu*, lan kontratu*, sinatzeko dokumentu*, dokumentua sinatu, dokumentua sinatzeko, sinatu dokumentua,
    sinadura elektroniko*, ordainagiri*, kontu laburpen*, aseguru poliza*, iruzkina egin, iruzkin berri*, iruzkindu du,
    aipatu zaitu, erantzun dio, erantzun dizu, argitalpen berri*, zure galderari erantzun*, inkesta*, bozketa*,
    galdetegi*, sinadura bilketa*, eztabaida*, ekitaldi*, bilera, bilerara, bileraren, etorriko zara, itxaron zerrenda*,
    lekua libratu*, ikastaro*, gurasoen bilera*, hitzordu*, erreserba*, zure bisita, hurrengo partida*, entrenamendu*,
    zure bidaia*, moderatzaile*, moderazio*, berrogeialdi*, proposamen*, zeregin*, intzidentzia*, esleitu zaizu, esleitu
    dizute, proiektura gehitu, etxeko lanak, kalifikazio*, biltegiratze leku*, ia beteta, osatu zure profila,
    dohaintza*, zure iragarki*, higiezin*, gordetako bilaketa*, lan eskaintza*, hautagai*, kendu zaitu, partekatu ditu,
    partekatu dute, partekatu dizkizu, partekatutako album*, argazki album*, fitxategi bat bidali*, fitxategiak bidali*,
    fitxategia deskargatu*, deskargatu fitxategi*, fitxategiak deskargatu*, esportazioa prest, artxiboa prest,
    oporraldi*, opor egun*, baimen egun*, moderatzeko zain, atxikitako mezu*, mezua atxiki*, mezua erretiratu*,
    sinatzeko prest, sinatzeko zain, sinadura behar, eman zure botoa, bozkatu orain, bozkatu du, aipatu zaituzte,
    erantzun berri*, mezu pribatu*, irakurri gabeko mezu*, jarraitzaile berri*, jarraitzen hasi, lagun eskaera*,
    adiskidetasun eskaera*, taldera batu, taldean sartu da, taldea utzi, taldetik kendu, gai berri*, hari berri*,
    artikulu berri*, irakurri izanaren, asteko laburpen*, eguneko laburpen*, asteko txosten*, hileko txosten*, egutegiko
    gonbidapen*, egutegira gehitu, gehitu egutegira, etorriko al zara, eskaera zenbaki*, zure eskaera bidean, eskaera
    bidali da, ordainketa jaso*, ordainketak huts, ordaindu gabeko, ordainketa gogorarazpen*, diru itzulketa*, faktura
    berri*, faktura erantsi*, faktura eskuragarri, erosketa saski*, opari txartel*, berriro eskuragarri, produktuaren
    balorazio*, bazkide kuota*, harpidetza berritu da, proba aldia amaitu*, probaldia amaitu*, zerrenda sortu da,
    zerrendatik kendu, arazoa konpondu*, zerbitzaria erori*, kuota gainditu*, postontzia beteta, muga gainditu*,
    konpilazioak huts, ziurtagiria iraungi*, api gako*, ssh gako*, birusa aurkitu*, datu ihes*, stock baxu*, mugimendua
    detektatu*, sentsore*, disko espazio*, zereginaren epemuga*, mugarri*, nota berri*, mailegu*
  `,
  receipt: `
    erosketa tiketa, erosketa agiria, ordainagiri*, ordainketa agiria, faktura sinplifikatua, eskerrik asko
    erosteagatik, eskerrik asko zure erosketagatik, eskerrik asko erosketagatik, mila esker zure erosketagatik,
    eskerrik asko ordaintzeagatik, ordainketa jaso dugu, zure ordainketa jaso dugu, ordainketa ondo egin da,
    txartelaz ordaindua, txartelarekin ordaindua, ordaindutako zenbatekoa, bez barne, bez barnean, azpitotala,
    bezeroaren kopia,
    onarpen zk, onespen zk, terminal zk, terminal zenbaki*, terminalaren zenbakia, dataforoa, eragiketaren osteko
    saldoa, eragiketaren ondorengo saldoa, geratzen den saldoa, ordaindu duzu txartelarekin, txartelarekin ordaindu
    duzu, txartelean kargatu da, zure txartelean kargatu da, zure kontuan kargatu da, kontuan kargatu dugu, kargua
    egin da, erosketa egin duzu, dendaren kopia, saltokiaren kopia, soldata gordina, soldata
    garbia, sortutako guztira, kenkariak, kenkariak guztira, jasotzeko likidoa, pfez atxikipena, gizarte
    segurantzako kotizazioa
  `,
};
