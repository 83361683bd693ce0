import type { Cues } from "@/lib/mail/extraction/cues/types";

export const cs: Cues = {
  code: `
    jednorázov* hesl*, kód* pro přihlášení, kód* pro ověření, kód* pro obnovu, kódech, kód* pro přístup, kód* pro
    reset*, kód* pro aktivaci, kód* pro potvrzení, kód* pro smazání, kód* k ověření, kód* k přihlášení, kód* k
    potvrzení, kód* pro změnu, kód* zařízení, ověřovac* čísl*, potvrzovac* čísl*, kontroln* čísl*, sms klíč*, ověřovac*
    pin*, kódík*, kódům, kódů, kódy, kódem, sms hesl*, hesl* z sms, heslo k platbě, heslo k této platbě, heslo pro
    platbu, heslo pro tuto platbu, heslo k transakci, heslo pro transakci, heslo k operaci, heslo pro potvrzení, kód k
    platbě, kód k této platbě, kód pro platbu, kód pro tuto platbu, kód k transakci, kód pro transakci, autorizační
    heslo, potvrzovací heslo, jednorázové heslo, heslo k nákupu, kód k nákupu, kód pro obnovení, kód pro obnovu hesla,
    číselný kód, hesl* na jedno použití, hesl* pro jedno použití, hesl* na jednorázové použití, hesl* pro jednorázové
    použití, ověřovac* hesl*, potvrzovac* hesl*, autorizačn* hesl*, aktivačn* hesl*, dynamick* hesl*, ověřovac* klíč*,
    aktivačn* klíč*, jednorázov* klíč*, bezpečnostn* klíč*, přihlašovac* klíč*, potvrzovac* klíč*, autorizačn* klíč*,
    autorizačn* sms, potvrzovac* pin*, aktivačn* pin*, pin* pro přihlášení, pin* pro potvrzení, ověřovac* řetěz*,
    potvrzovac* řetěz*, ověřovac* slov*, potvrzovac* slov*, kontroln* slov*, kontroln* text, ověřovac* text, ověřovac*
    token*, jednorázov* token*, přihlašovac* token*, jednorázov* čísl*, bezpečnostn* čísl*, přihlašovac* čísl*,
    autorizačn* čísl*, ověřovac* kombinac*, tajn* čísl*, hesl* pro přihlášení bez, hesl* k převodu, hesl* pro převod,
    hesl* pro autorizaci, hesl* k autorizaci, hesl* k podpisu, hesl* pro podpis, hesl* z e mailu, hesl* z emailu, čísl*
    pro ověření, čísl* k ověření, čísl* pro potvrzení, čísl* pro přihlášení, párovací heslo, platební heslo, párovací
    klíč, kód pro potvrzení platby, kód k potvrzení platby, kód pro převod, kód k převodu, kód pro schválení platby
  `,
  maybeCode: `
    pin kód*, dočasné heslo, číslice, číslic, *místný, *místné, číslo níže, klíč, následující číslo, následující čísla,
    čísla níže, toto číslo, číslicemi, písmena, písmen, znaky, znaků, řetězec, posloupnost, kombinac*, sekvenc*, slovo
    níže, tajné slovo, toto slovo, klíčem, klíče, jednorázov* klíč*, *místného, *místným, heslo dne, dnešní heslo, slovo
    pro dnešek, slovo dne, heslo zní, slovo zní, šifra, šifru, šifrou, co stojí níže, níže uveden*, číslo uvedené,
    těmito čísly, tato čísla, těchto šest, písmeny, slabik*, heslo pod, poznávací znamení, jednorázov* přístup, čísílk*,
    tyhle čtyři, těchto čtyř,
    číselný kód, šestimístn*, čtyřmístn*, toto heslo,
    znaky níže, písmena níže, číslice níže, následující text, následující slovo, následující heslo, řetězcem, řetězce,
    text níže, tento text, pětimístn*, sedmimístn*, osmimístn*, číslo výše, výše uvedené, tímto číslem, tímto slovem,
    tímto heslem, heslo je, heslo níže, klíč níže, tohle číslo, tohle slovo, znaky výše,
    heslem, čísly, číslo které je, číslo které opíšete, čísla která, znaky které, číslo k opsání, znaky k opsání,
    je číslo které
  `,
  other: `
    objednáv*, nákup*, variabilní symbol, účtenk*, vstupenk*, čísl* případu, čísl* zákazníka, čísl* účtu, čísl* kart*,
    čísl* faktury, čísl* telefonu, zákaznick* čísl*, rezervac*, zásilk*, balík*, sledovac* čísl*, doručen*, doprav*,
    kód* pro vyzvednutí, kód* k vyzvednutí, hesl* pro výdej, referenčn* čísl*, volejte, infolink*, končící* na,
    smlouv*, pojistn*, sériov* čísl*, psč, předvolb*, kód* země, slev*, poukaz*, dárkov*, chybov* kód*, kód* chyby,
    stavov* kód*, etický kodex, čárov* kód*, zdrojov* kód*, rodné číslo, ičo, dič, dph, celkem, částk*, zůstat*, kč,
    platb*, úhrad*, bodů, ulice, akčn* kód*, kód* banky, konstantní symbol, specifický symbol, čísl* žádosti, čísl*
    dokladu, čísl* pojistky, jízdenk*, letenk*, čísl* člena, členské číslo, čísl* průkazu, čísl* transakce, id
    transakce, čísl* incidentu, elektroměr*, plynoměr*, vodoměr*, stav měřidla, registračn* značk*, vozidl*, č. účtu,
    č. j., poštovní směrovací, doporučovac* kód*, kód* doporučení, doporuč* přátel*, pozvěte přátele, věrnostn*, kód*
    zájezdu, kód* zboží, kód* odpovědi, návratov* kód*, kód* stavu, kód* měny, košík*, pokladn*, výprodej*, ceny, cenu,
    ordinac*, váš los, sedadlo, skončil s kódem, čísl* termínu, var. symbol, požadavek, výdejní kód, kód ke dveřím,
    schůzka, kód pro výdej, kódem pro výdej, výdejní heslo, heslo k vyzvednutí, heslo pro vyzvednutí, kód k boxu, kód
    boxu, vyzvednout, vyzvednutí, k vyzvednutí, dobírk*, odběrné místo, odběrného místa, podací číslo, spisová značka,
    jednací číslo, číslo reklamace, reklamace číslo, verze, sestavení, chyby č, oprava chyby, doklad číslo, spz, číslo
    hovoru, účet končící, karta končící, číslo stížnosti, kód receptu, erecept*, číslo sedadla, schůzky, porada,
    porady, váš termín, termín návštěvy, termín vyšetření, termín schůzky, termín objednávky, termín prohlídky,
    vyhledávací pole, vyhledávacího pole, vyhledávač*, číslo měřiče, číslo elektroměr*, číslo letu, číslo pokoje,
    slevový kód, číslo jednací, startovní číslo, číslo nabídky, číslo opravy, číslo požadavku, zpráva pro příjemce,
    zprávy pro příjemce, zprávě pro příjemce, jako variabilní, do poznámky, popis platby, zóna, zónu, hesl* k wi fi,
    hesl* k wifi, hesl* na wi fi, hesl* na wifi, hesl* wi fi, hesl* do sítě, kód* ode dveří, kód* od brány, kód* k
    brance, kód* k bráně, kód* do budovy, kód* od vchodu, kód* ke schránce, kód* ke skříňce, kód* od trezoru, kód*
    kurýra, kód* výrobku, slevov* kód*, kód* předmětu, kód* kurzu, kód* třídy, kód* hry, hesl* ke schůzce, kód*
    pojišťovny, kód* obce, kód* oblasti, kód* oboru, kód* pobočky, kód* státu, kód* letiště, kód* diagnózy, směrovac*
    kód*, smluvní číslo, čísl* pojistné události, čísl* pacienta, čísl* studenta, čísl* pojištěnce, čísl* op, čísl*
    občanského průkazu, čísl* letu, čísl* sedadla, čísl* sporu, čísl* spisu, čísl* ticketu, čísl* žádanky, čísl* boxu,
    čísl* skříňky, čísl* stolu, čísl* plátce, čísl* skladu, čísl* zakázky, číslo zakázky, rodn* čísl*, osobn* čísl*,
    inventárn* čísl*, výrobn* čísl*, katalogov* čísl*, daňov* identifik*, zakázk*, č. letu, id zákazníka, pin ke kartě,
    pin karty, heslo k souboru, pokut*, pojistk*, škod, pro příjemce uveďte, pro příjemce napište, pro příjemce
    zadejte, variabilní symbol uveďte, variabilní symbol zadejte, variabilní symbol použijte, do poznámky uveďte, do
    poznámky napište, api klíč*, klíč* api, poslední* čtyř* číslic*, poslední* 4 číslic*, poslední čtyřčíslí, posledním
    čtyřčíslím, poslední* čtyř* cifr*, kód* produktu, kód* dodavatele, kód* prodejny, kód* obchodu, kód* oddělení, kód*
    střediska, kód* nákladového střediska, kód* útvaru, kód* jednotky, kód* organizační jednotky, kód* zaměstnance,
    kód* profese, kód* povolání, kód* zaměstnání, kód* zaměstnavatele, kód* plátce, kód* odběratele, kód* modulu, kód*
    zkoušky, kód* učebny, kód* místnosti, kód* skupiny, kód* události, kód* aktivity, kód* zápasu, kód* týmu, kód*
    družstva, kód* školení, kód* semináře, kód* fakulty, kód* studijního programu, kód* parkovací zóny, kód* zóny, kód*
    parkoviště, kód* regionu, kód* kraje, kód* okresu, kód* katastrálního území, kód* stanice, kód* zastávky, kód*
    tarifu, kód* sazby, kód* ean, kód* zákazníka, kód* klienta, kód* smlouvy, kód* služby, kód* výkonu, kód* finančního
    úřadu, kód* daně, kód* činnosti, kód* nace, kód* cz nace, kód* bic, kód* vrácení, kód* reklamace, kód* opravy, kód*
    závady, kód* poruchy, kód* škody, kód* verze, kód* sestavení, kód* šarže, kód* barvy, kód* laku, kód* odstínu, kód*
    modelu, kód* dílu, kód* náhradního dílu, kód* skladu, kód* materiálu, kód* položky, kód* výrobce, kód* léku, kód*
    súkl, kód* cpv, kód* jazyka, kód* dopravce, kód* linky, kód* projektu, kód* kampaně, kód* kategorie, kód* celního
    sazebníku, kód* schůzky, kód* konference, kód* webináře, kód* pracoviště, objednac* kód*, skladov* kód*, produktov*
    kód*, katalogov* kód*, barevn* kód*, zákaznick* kód*, rozpočtov* kód*, oborov* kód*, studijn* kód*, servisn* kód*,
    taric kód*, přístupov* kód* ke schůzce, přístupov* kód* ke konferenci, přístupov* kód* k webináři, přístupov* kód*
    k meetingu, hesl* k webináři, hesl* ke konferenci, hesl* k meetingu, hesl* pro schůzku, hesl* schůzky, hesl* pro
    hosty, hesl* k síti, hesl* sítě, pin* schůzky, pin* ke schůzce, pin* konference, síťov* klíč*, klíč* sítě, klíč* k
    síti, klíč* zabezpečení sítě, kód předplatitele, členský kód, kód člena, dodavatelský kód, kód partnera, partnerský
    kód, kód obchodníka, kód studenta, kód žáka, kód školy, kód termínu zkoušky, kód artiklu, kód dávky, modelový kód,
    bankovní kód, kód platby, kód faktury, kód vyúčtování, kód elektroměru, eic kód, kód nemovitosti, kód budovy, kód
    objektu, kód městské části, daňový kód, kód dph, celní kód, měnový kód, kód objednávky, rezervační kód, kód
    rezervace, pnr kód, kód jízdenky, kód lístku, sledovací kód, kód zásilky, kód sbírky, kód mkn 10, kód ereceptu, kód
    pojistky, kód zdravotní pojišťovny, kód pojistné události, kód zakázky, kód sedadla, kód stánku, dárkový kód, kód
    pro kamaráda, kód návštěvy, kód průzkumu
  `,
  promo: `
    slevov*, poukaz*, dárkov* kart*, promo kód, speciální nabíd*, výprodej*, košík*, nákupní koš*, doprava zdarma,
    dopravu zdarma, bonusov* bod*, slosování*, pozvěte přátele, doporučte známým, doporuč kamarád*, pozvi kamarád*,
    narozeninov*, minimální hodnota objednávky, minimální objednáv*, minimální nákup, do vyprodání zásob, uplatněte kód,
    uplatněte slev*, nakupujte, nakoupit nyní, koupit nyní, sleva, slevu, slevy, slevou, u pokladny, levněj*, ušetř*,
    dárek, tombolu, tomboly, tombole, tombolou, tombolov*, losujeme, doporučte nás, kamarád dostane,
    akce platí, nakupte, soutěž*, vyhrajte, vyhraj
  `,
  press: `
    v tomto čísle, toto vydání, v tomto vydání, čtěte dále, číst dále, číst více, přečtěte si více, sloupek*, fejeton*,
    příspěvek na blogu, týdenní přehled, týdenní zpráv*, měsíční přehled, měsíční zpráv*, týdenní report, v průměru,
    průměrně, minulý měsíc, poznámky k vydání, seznam změn, nová verze, nové verzi, opravy chyb, opraven* chyb*,
    testy selhaly, díl podcastu, tipy pro, studie ukazuje, průzkum ukazuje, podle studie, podle průzkumu, vlna podvod*,
    vlna phishing*, tiskov* zpráv*, výzkumníci, tento týden, krok testů, testů skončil, sestavení, poslalo, podvodník*,
    vlna sms, nahlášen*, dotazník, průzkum, váš názor, co je nového, vyšla verze, podvodníci, podvodné, podvod,
    přečtěte si, článek, týdenní souhrn, denní zpráv*, denní přehled*
  `,
  business: `
    potvrd*, autentiz*, přihláš*, heslo, hesla, obnov*, resetov*, účtu, registrac*, zabezpeč*, bezpečnos*, aktivac*,
    aktivov*, aktivuj*, dvoufázov*, dvoufaktorov*, zařízení, totožnos*, odemk*, jednorázov*, potvrz*, e mailov*,
    emailov*, ověření, ověřit, ověřte, ověřov*, hesel, účet*, účtem, schránk*, spárov*, přístup*, jste to vy, převod*,
    platb* čeká, vstup*, pozval vás, pozvala vás, zve vás, pozvánka, pozvání, přidal vás, zamčen, uživatelské jméno,
    změna e-mailu, žádost o změnu,
    ověřuj*, z nového počítače, z nového telefonu, podepsat, schválení, platba kartou, platbu kartou, platby kartou,
    internetová platba, změna telefonu, změnu telefonu, změna adresy, změnu adresy, propojení účt*, propojit,
    schválit, schvalte, schvalov*, schválíte, autorizac*, autorizuj*, podpis smlouvy, podpisu smlouvy, podpis dokumentu,
    podpisu dokumentu, podpisem smlouvy, podepsání smlouvy, podepsání dokumentu, podepište smlouvu, podepište dokument,
    elektronick* podpis*, čeká na podpis, čeká na váš podpis, čeká na tvůj podpis, dokončit platbu, dokončení platby,
    dokončení transakce, dokončit transakci, dokončení operace, uvolnit platbu, uvolnění platby, provést platbu,
    transakce čeká, 3d secure, 3 d secure, nového mobilu, novém mobilu, novém telefonu, novém počítači, nový prohlížeč,
    nového prohlížeče, novém prohlížeči, neznámého prohlížeče, jiného prohlížeče, nového tabletu, párován*, párovac*,
    spojit televiz*, uzamč*, uzamk*, zamčený, zamkli jsme, zablokovali jsme, chybných pokus*, chybné pokusy, neúspěšných
    pokus*, špatných pokus*, nesprávných pokus*, příliš mnoho pokusů, mnoha pokusech, smazat profil, smazání profilu,
    zrušení profilu, změna čísla, změnu čísla, změna telefonního, změnu telefonního, nové telefonní, nového telefonního,
    nové mobilní číslo, nové číslo mobilu, nového e mailu, okno které jste, stránk* kterou jste, nechali otevřen*,
    nechal otevřen*, otevřeném okně, otevřené okno, otevřené stránce, otevřenou stránku, otevřené stránky, zůstala
    otevřená, zůstalo otevřené, opravdu vy, skutečně vy, že jsi to ty, opravdu ty, dostat zpět do,
    autorizovat, autorizování platby,
    čeká na tvé, podepsání, k podpisu, podepište, podepiš, váš podpis, schval platbu, autoriz*, čekající platb*, nákup
    na internetu, nákupu na internetu, internetový nákup, online nákup, platbu na internetu, platba na internetu,
    internetovou platbu, dokončit nákup kartou, provést transakci, odeslat platbu, platební příkaz, odblok*,
    zablokovan*, zablokovali, zamkl*, neúspěšné pokusy, nový telefon, nový mobil, nový počítač, změny čísla, změnu e
    mailu, nové číslo telefonu, otevřeného okna, nechala otevřen*, zůstalo otevřen*, zůstala otevřen*, spárujte,
    transakci proved*, tuto transakci
  `,
  fleeting: `
    platí, platnost*, platný, vyprš*, pouze jednou, platné, platná, přestane platit, přestane fungovat, zmizí, čtvrt
    hodiny, funguje jen, jen jednou, jednou použ*, během, vteřin*, skončí, pozbude, pozbývá, přestanou fungovat,
    přestanou platit, po hodině, vydrží, jednorázový, propadne, po uplynutí, k jednomu použití, na jedno použití, není
    platn*, zanikne, zaniká, nezadali včas
  `,
  secret: `
    nesdílej*, s nikým, nepředávej*, neposkytuj*, nikdy nebudeme, důvěrn*, nesděluj*, neprozrazuj*, nikdy se vás,
    neříkej*, nediktuj*, nechte si, naši zaměstnanci, neposílejte, nikdy se neptáme, nikdy nežád*, nikdy nechce,
    neukazujte, nepřeposílej*, držte v tajnosti, neposílej kód, neposílej ho, neukazuj kód, neukazuj ho, neukazuj
    nikomu, nikomu kód, kód nikomu, nikomu ho nedáv*, nikomu jej nedáv*, kód nedávej*, nikomu ho neprozra*, nikomu
    neprozra*, nezveřejňujte kód, kód nesmí být sdílen, kód nesmíte sdílet, kód nesdílet, kód třetím osobám, nikdy po
    vás nebud*, nikdy po tobě nebud*, nikdy nepožád*, nikdy vám nezavolá*, nikdy se tě, nikdy se nezeptá*, se na kód
    nikdy, o tento kód nikdy, o kód vás nikdy, žádný náš zaměstnanec, nikdo z banky, nikdo z našich, zaměstnanci banky
    nikdy, naši pracovníci nikdy, naše podpora nikdy, nech si ho pro sebe, nech si kód, ponechte si ho, udržujte v
    tajnosti, drž v tajnosti, uchovejte v tajnosti, kód je tajný, nečtěte kód, nečti kód, nepředčítejte kód, ani našim
    zaměstnancům, ani zaměstnanci banky, kdo žádá o kód, je podvodník
  `,
  enter: `
    zadej*, zadat, vložte, vlož, opište, napište, použijte, použij, zadáte, vložit, vložením, opsat, přepište, přepsat,
    opiš kód, opiš ho, opiš jej, opiš je, přepiš kód, přepiš ho, napiš kód, napiš ho, vepište, vepsat, použít,
    vyťukejte, vyťukej, naťukejte, naťukej, zkopírujte, zkopíruj, zkopírovat, nadiktujte, nadiktuj, diktujte, naťuka*,
    vyťuka*, naklep*, vyklep*, doplň*, uveď*, uvést, zapište, zapiš, zapsat, zadání kódu, zadáním kódu, zadání čísla,
    napiš to, opiš to, napsat, přepsání*, opsání*, zkopírování*, kopírovat, řekněte, řekni, povězte, pověz, sdělte
    operátor*, nadiktovat, přečtěte operátor*, vlepte, vlep, naskenuj*, odešlete zpět, potřebovat budete, budete
    potřebovat, vyplň*, pošli botovi, pošlete botovi, pošlete zpět, chce formulář, vyžaduje formulář, požaduje formulář,
    do políčka, do okénka, patří do, patří sem, patří tam, doplnit, vyplnit, vyplníte, zadá, zadávan*, zadal, napsáním,
    vypsat, vypište, vepsáním, opíšete, napíšete, vložíte, vložení*, vypl*, přepisem, zadá se, je třeba zadat, stačí
    zadat, stačí opsat, tam napište, sem napište, sem zadejte, zeptá se, se web zeptá, se vás zeptá, se zeptá, bude
    chtít, bude požadovat, budete vyzváni, vyzve vás, budeme chtít, naťukejte na, vyťukejte na, zadejte tam, napište
    tam, zadejte na, zadáš, zadané, zadaný, zadává, zadávat, zadávejte, vložíš, vložený, vkládejte, vkládá, opíšeš,
    opisem, opisuj*, přepíšeš, přepisuj*, napíšeš, vypíšete, vypiš, zapíšete, zapsáním, namačkejte, namačkat, zmáčkněte
    postupně, zkopírujete, kopírujte, okopírujte, překopírujte, překopírovat, použijete, nadiktujete, přečíst operátor*,
    přečtěte nám, odpovězte kódem, odpovězte číslem, zašlete zpět, pošlete zpátky, potvrďte kódem, potvrďte heslem,
    potvrďte číslem, potvrdíte kódem, potvrdíte heslem, potvrdit kódem, potvrdit heslem, schvalte kódem, podepište
    kódem, podepíšete, podepište heslem, odemkněte kódem, autorizujte kódem, autorizujte heslem, bude potřeba, vyžádá
    si, si vyžádá, vyžaduje kód, požádá vás, požádá o, vás požádá, budete požádáni, budete dotázáni, bude vyžadován*,
    bude vyžadovat, je vyžadován*, je požadován*, bude požadován*, zeptáme se, požádáme vás, ptá se na, se ptá na,
    dotáže se, potvr* kódem, potvr* heslem, potvr* číslem, potvr* čísly, potvr* číslicemi, schval* kódem, schval*
    heslem, schval* číslem, schval* čísly, schval* číslicemi, podepi* kódem, podepi* heslem, podepi* číslem, podepi*
    čísly, podepi* číslicemi, autoriz* kódem, autoriz* heslem, autoriz* číslem, autoriz* čísly, autoriz* číslicemi,
    odemk* kódem, odemk* heslem, odemk* číslem, odemk* čísly, odemk* číslicemi, potvr* ji kódem, potvr* ji heslem,
    potvr* ji číslem, potvr* ji čísly, potvr* ji číslicemi, potvr* ho kódem, potvr* ho heslem, potvr* ho číslem, potvr*
    ho čísly, potvr* ho číslicemi, potvr* jej kódem, potvr* jej heslem, potvr* jej číslem, potvr* jej čísly, potvr* jej
    číslicemi, potvr* je kódem, potvr* je heslem, potvr* je číslem, potvr* je čísly, potvr* je číslicemi, schval* ji
    kódem, schval* ji heslem, schval* ji číslem, schval* ji čísly, schval* ji číslicemi, schval* ho kódem, schval* ho
    heslem, schval* ho číslem, schval* ho čísly, schval* ho číslicemi, schval* jej kódem, schval* jej heslem, schval*
    jej číslem, schval* jej čísly, schval* jej číslicemi, schval* je kódem, schval* je heslem, schval* je číslem,
    schval* je čísly, schval* je číslicemi, vyžádá, vypisuje se, v něm má být, má v něm být, má do něj přijít, do něj
    patří, do ní patří, tam patří, musí tam být, má obsahovat, čeká na čtyři, čeká na šest, vpište, vpiš, vpsat,
    vpisuj*, vpisem, dopište, dopiš, dopsat, nakopírujte, nakopíruj, přilepte, přilep, vlepit, vlepíte, namačkej,
    zmáčkni postupně, stiskněte číslice, stiskni číslice, stiskněte postupně, vyberte číslice, vyber číslice, zvolte
    číslice, zvol číslice, vyberte shodné číslo, klepněte na číslice, klepni na číslice, vytočte kód, vytoč kód, vytočte
    číslice, pošlete nám kód, pošli nám kód, pošlete kód, pošli kód, pošlete číslice, odešlete kód, odešli kód, odeslat
    kód, odpovězte jen, odpověz jen, odpověz kódem, odpověz číslem, odpovězte tímto, odpověz tímto, odpovědět kódem,
    odpovězte na tento e mail kódem, odpovězte na tuto zprávu kódem, sdělte nám kód, sdělte kód, sděl kód, sdělte jej,
    sdělte ho, sdělit operátor*, sdělte poradc*, sdělte pracovník*, sdělte našemu, předejte operátor*, předejte kód,
    nahlaste kód, nahlas kód, nahlaste operátor*, nahlaste ho operátor*, říct operátor*, vyjmenujte číslice, vyslovte,
    hláskujte, hláskuj, přečti operátor*, přečti ho, přečti kód, přečtěte kód, přečtěte ho, přečtěte jej, přečtěte
    číslice, přečtěte poradc*, přečtěte pracovník*, přečtěte nahlas, přečti nahlas, ukažte ho na, ukažte kód na,
    pokračujte s kódem, pokračuj s kódem, pokračujte s tímto kódem, pokračujte tímto kódem, pokračujte kódem, dokonč*
    kódem, dokonč* heslem, dokonč* číslem, dokonč* jej kódem, dokonč* ji kódem, dokonč* platbu kódem, dokonč* převod
    kódem, dokonč* přihlášení kódem, přihlaste se kódem, přihlas se kódem, přihlaste se tímto, přihlas se tímto, odblok*
    kódem, odblok* číslem, odblok* heslem, odblok* ho kódem, odblok* účet kódem, odblok* kartu kódem, potvr* platbu
    kódem, potvr* převod kódem, potvr* operaci kódem, potvr* změnu kódem, potvr* přihlášení kódem, potvr* platbu číslem,
    potvr* převod číslem, potvr* tímto kódem, potvr* tímto číslem, schval* platbu kódem, schval* převod kódem, schval*
    operaci kódem, schval* tímto kódem, podepi* smlouvu kódem, podepi* dokument kódem, podepi* ji kódem, podepi* jej
    kódem, podepi* tímto kódem, podepsat kódem, podepsat ji kódem, odemk* kartu kódem, odemk* účet kódem, odemk*
    zařízení kódem, odemk* ho kódem, odemk* jej kódem, autoriz* platbu kódem, autoriz* ji kódem, autoriz* převod kódem, vepsán*, opsán, opsané, musí být vložen*, kód zadán, zadán kód, kód je zadán, zmáčkněte číslice,
    mačkejte, vytoč číslice, vyberte stejné číslo, vyber stejné číslo, zvolte stejné číslo, nastavte číslice, otočte
    kolečka, odešlete nám kód, pošlete nám číslice, zpět nám pošlete, odpovězte číslicemi, odpovězte heslem, vyslov
    číslo, vyslovit, přečtěte číslo, přečti číslo, přečíst kód, sdělte nám, sdělte číslo, sdělit kód, dejte ho
    operátor*, dejte kód, pokračujte číslem, pokračujte tímto, pokračujte s tímto, pokračuj kódem, dokonč* tímto,
    přihlas* se kódem, přihlas* se číslem, potvr* tímto, ověř* kódem, ověř* číslem, ověř* tímto, podepi* tímto, schval*
    tímto, autoriz* tímto, odemk* tímto, potvr* nákup kódem, zadán, zadána, zadali, být zadáno, opsali, opsal,
    nacvakej*, nacvakat, hoďte ho do, hoď ho do
  `,
  complete: `
    potvr* e mail*, potvr* email*, potvr* adres*, potvr* úč*, potvr* registrac*, potvr* totožnos*, potvr* sv* e mail*,
    potvr* sv* účet, potvr* odběr*, potvr* změn*, potvr* smazání, potvr* přihlášení, potvr* nov* e mail*, obnov* hesl*,
    reset* hesl*, změn* hesl*, nastav* hesl*, vytvoř* hesl*, obnov* sv* heslo, změn* sv* heslo, změn* si heslo,
    nastav* si heslo, nové heslo, obnov* úč*, obnov* přístup*, odemk* úč*, ověřovac* odkaz*, potvrzovac* odkaz*,
    aktivačn* odkaz*, přihlašovac* odkaz*, odkaz* pro přihlášení, přij* pozván*, schvál* přihlášení,
    dokonč* registrac*, ověřen* účtu, aktivovat účet, aktivovat sv* účet, aktivuj* účet, aktivuj* sv* účet,
    aktivac* účtu, heslo si prosím nastav*, heslo si nastav*, heslo nastav*, heslo si zvol*, heslo si vytvoř*,
    zvol* si heslo, zvol* heslo, vytvoř* si heslo, zapomenut* hesl*, přihlásit bez hesla, přihlás* se bez hesla,
    přihlášení bez hesla, přihlás* jedním kliknutím, kouzeln* odkaz*, magick* odkaz*, jednorázov* odkaz*,
    odkaz* k přihlášení, odkaz* pro obnov*, odkaz* na ověření, odkaz* pro ověření, odkaz* k ověření,
    odkaz* k potvrzení, odkaz* pro potvrzení, odkaz* na obnov*, odkaz* k aktivaci, potvr* sv* adres*,
    potvr* sv* registrac*, potvr* sv* totožnost, potvr* můj*, potvr* moj*, potvr* tuto adres*, potvr* zařízení,
    potvr* nov* adres*, ověř* účet, ověř* sv* účet, to jsem já, dokonč* nastavení účtu, smaž* účet, odstranit účet,
    zrušit účet, zrušit můj účet, vstoupit do aplikace, vstoupit do účtu, vstup do aplikace, odblok* úč*,
    chci dostávat, bude potvrzen*, přidat se, pusť* mě, jsi uvnitř, schval* ji, byl jsem to já, spust* účet,
    uděluji souhlas, odemkn* přístup, ověř* schránk*, ověř* adres*, zvolení nového hesla, přihlas* mě, aktiv* kartu,
    aktiv* členstv*, aktiv* přístup, dokonč* založení, dokonč* přihlášení, nastav* účet, smaž* navždy, smaž* trvale,
    trvale smazat, trvale odstranit, smaž* můj, smaž* vše, smazat profil, důvěřovat zařízení, důvěřovat tomuto,
    povol* přihlášení, povol* přístup, povol* zařízení, ano jsem to já, připojit se, přidejte se, ano chci,
    zvolte si nové heslo, pustit dovnitř, pusťte mě dovnitř, otevřít účet, smazat můj účet, váš vstup,
    zobrazit pozvánku, otevřít pozvánku, odpovědět na pozvánku, přidat se ke skupině, jdu do toho, zúčastním se,
    patří vám, potřebujeme váš souhlas, zrušit blokaci, potvrďte že jste to vy, potvrďte e-mailovou adresu,
    ano adresa je moje, adresa je moje, tohle je moje adresa, pokračovat v prohlížeči, schválit zařízení,
    schránku opravdu čtete, že schránka je vaše, že je adresa vaše, změnu hesla, změnu vašeho hesla, změnu svého hesla,
    aktivaci účtu, aktivaci vašeho účtu, aktivaci uživatel*, aktivaci svého účtu, ověření e mailu, ověření emailu,
    ověření vašeho e mailu, ověření vašeho emailu, ověření e mailové, ověření adresy, obnovení hesla, obnovu hesla,
    obnovy hesla, zadejte nové heslo, zvolte nové heslo, potvrzení e mailu, potvrzení e mailové, potvrzení registrace,
    nastavení nového hesla,
    potvrd* newsletter, potvrdit newsletter, potvrdit přístup, aktivujte službu, aktivovat službu, aktivovat profil,
    odblokovat přístup, heslo změníte, heslo si změníte, heslo obnovíte, přihlásíte se jedním, přihlášení jedním klikem,
    přihlásit jedním klikem, připojte se k týmu, připojit se k týmu, připojit se k projektu, připojit se ke skupině,
    přidat se k týmu, vstoupit do týmu, vstoupit do skupiny, schválit přístup, schválit žádost, zamítnout nebo schválit,
    dokončit založení účtu, dokončit nastavení, dokončit aktivaci, ano smazat,
    odkaz k odemčení, odkaz na odemčení, odkaz pro odemčení, odkaz k obnovení,
    pozvánku přijmete, nové si nastavíte, adresa je správná
  `,
  act: `
    potvrdit, potvrďte, ověřit, ověřte, aktivovat, aktivujte, schválit, přijmout, pokračovat, dokončit, odemknout,
    obnovit, potvrzuji, souhlasím, přijímám, povolit, schvaluji, vstoupit, nastavte si, přidat, schvalte, odemkněte,
    odemkni, spustit, uděluji, aktivuj, aktivuji, pokračujte, pokračuj, dokončete, dokonči, povolte, povol, zvolit,
    zvolte, přijměte, přijmi, odblokovat, dále, ještě jeden krok, poslední krok, téměř hotovo, skoro hotovo,
    zbývá krok, odblokujte, ověř adresu, ověř e mail, ověř email, ověř účet, ověř svůj, ověř si, ověř se,
    pokračovat dál, zprovozn*
  `,
  signIn: `
    přihlásit, přihlas se, přihlášení, otevřít aplikaci, přihlaste,
    začít, jdeme na to
  `,
  never: `
    odhlásit*, odhlášení*, odhlaste, zrušit odběr, nastavení, soukromí, ochrana osobních údajů, podmínk*, nápověd*,
    podpor*, často kladené, hodnocen*, sledovat zásilku, zobrazit objednávku, zobrazit fakturu, více informací,
    zobrazit vše, nakupovat, novink*, zákaznická, zobraz* v prohlížeči, otevř* v prohlížeči, číst v prohlížeči,
    zobrazit online, webov* verz*, předvolby, stav objednávky, ověřit stav, potvr* účast, připoj* se ke schůzce,
    reklamace, recenz*, ohodnoť*, návod*, stav zásilky, zrušit termín, kde je, zobrazit protokol, přečíst, číst dál,
    stáhn*, zaplať*, tyto zprávy nechci, sledovat balík, prodloužit uložení, otevřít box, celý seznam změn, dotazník,
    vyplnit dotazník, jak zapnout, zásady ochrany, do obchodu, vrátit zboží, volná místa, pokračovat v konverzaci,
    zobrazit zprávu, přečíst zprávu, zobrazit komentář, připojit se ke schůzce, připojit se k hovoru, můj účet,
    zobrazit úkol, otevřít úkol, vyzkoušet, vyzkoušejte, otevřít zprávu, otevřít soubor, zobrazit fotky, zobrazit
    výsledky, navštívit fórum, komentář*, moderov*, palubní vstupenk*, stáhnout fakturu, stáhnout aplikaci, stáhnout
    vstupenk*, sledovat balíček, detail objednávky, ohodnotit nákup, kontaktujte nás, změnit termín, přesunout termín,
    objednat znovu, dokončit nákup, zpět do košíku, správa odběr*, nechci dostávat, sledujte nás, jak se k nám
    dostanete, změnit doručení, uhradit fakturu, spravovat rezervaci, upravit rezervaci, spravovat předplatné, správa
    předplatného, aktualizovat platební údaje, změnit způsob platby, obnovit předplatné, prodloužit členství, odpovědět
    na zprávu, odpovědět na nabídku, mám zájem o pozici, koupit nyní, do výprodeje, uplatnit poukaz, uplatnit kupón,
    pozvat přátele, pozvat kamaráda, získat aplikaci, objednat se, vstoupit do schůzky, napište nám, spravovat
    oznámení, zkontrolovat zabezpečení
  `,
  notMe: `
    jste to nebyli, nežádal*, nepožádal*, nevytvořil*, neregistroval*, nepoznáváte, ignoruj*, nevěnujte pozornost,
    odmítnout, zrušit, zablokuj*, zablokovat, zabezpečit účet, omylem, jsi to nebyl, nebyli jste, nebyl jsem to,
    neprovád*, neprovedl*, nepřihlašuj*, nepřihlašoval*, nepřihlásil*, nevyžád*, neodeslal*, nezakládal*, nezaložil*,
    nejste to vy, mail smaž*, zprávu smaž*, smaž* tento e mail, smaž* zprávu, smaž* tuto zprávu, pokud jste to nebyl*,
    pokud jste to nebyli vy, nebyli jste to vy, nechtěli jste, nic se neděje, nic nedělejte, nemusíte nic dělat,
    nežádali jste, ne děkuji, klidně to smaž, klidně smaž, to nejsem já, ne to nejsem já, nehlásil, pokud jste se
    nehlásil*, pokud někdo jiný, pokud to byl někdo jiný, někdo jiný zadal, někdo jiný se snaží, nepokusili jste,
    nepokoušeli jste, nepokoušíte, nepokoušel jste, nepřihlašovali, pokud to nejste vy, pokud nejste, to nejste vy,
    nejste li to vy, nic jste neměnil*, neměnil*, nezadáv*, neobjednal*, považujte za bezpředmětn*, bezpředmětn*, není
    třeba nic dělat, nemusíš nic dělat, nemusíte reagovat, nereagujte, nic se nestane, někdo spletl, někdo se spletl,
    spletl si adresu, jestli to nejsi ty, to nejsi ty, nejsi to ty, zablokování karty, zablokování účtu, nepoznáváš,
    nerozpoznáváte, neznáte tento, neznáte tuto, není váš účet, účet není váš, není tvůj účet, vám nepatří, ti nepatří,
    nebyl jste to, nebyla jste to, nebyla jsi to, nebyl jsi to, se nepokusil*, se nepokoušel*, neautorizoval*,
    neinicioval*, jste heslo nezměnil*, bez vašeho vědomí, bez tvého vědomí, bez vašeho souhlasu, mohl někdo jiný, někdo
    jiný mohl, jde o omyl, pokud jde o chybu, že jde o chybu, odebrat svou adresu, odebrat svou e mailovou, odstranit
    svou e mailovou, zabezpečte svůj účet, zabezpeč si účet, uzamknout účet, deaktivujte svůj účet, doporučujeme změnit
    heslo, doporučujeme změnit si heslo, okamžitě změňte heslo, okamžitě si změňte heslo, co nejdříve změňte heslo,
    nahlaste nám, nahlásit podezřel*, dejte nám vědět, dej nám vědět, zkontrolujte nedávnou aktivitu, odhlásit ze všech
    zařízení, okamžitě nás kontaktujte,
    nejsem to já, nebyl jsem to já, nebyla jsem to já, to jsem nebyl já, to jsem nebyla já
  `,
  done: `
    bylo změněn*, bylo obnoven*, byl změněn*, byl aktivován*, byl ověřen*, byl potvrzen*, byl přidán*, byl smazán*,
    byla změněn*, byla ověřen*, byla potvrzen*, byla přidán*, úspěšně, je nyní ověřen*, je nyní potvrzen*, nové
    přihlášení, přihlásil se, heslo změněno, děkujeme za potvrzení, děkujeme za ověření, přijal* pozvánku, změnil*
    jste, byl* aktualizován*, bylo smazán*, bylo odstraněn*, byl odstraněn*, bylo přidán*, bylo nastaven*, bylo
    potvrzen*, heslo bylo, termín potvrzen*, objednávka přijat*, přihlášení z nového, byla přijata, zaplaceno,
    uhrazeno, odhlášen z odběru, odhlášena z odběru, odhlášeni z odběru, odhlásil jste se, odhlásila jste se, odhlásili
    jste se, odhlášení proběhlo úspěšně, odběr byl zrušen, předplatné bylo zrušeno, byl* odstraněn* ze seznamu, byl*
    vyřazen* ze seznamu, už nebudete dostávat, již nebudete dostávat, už nebudeš dostávat
  `,
  here: `
    zde, klikněte*, klikni, kliknutím, stiskněte, odkaz, tlačítk*, přejděte na, prohlížeč*, odkazem, na této adrese,
    na tuto adresu, otevřete, otevři, klikněme, ťukněte, ťukni, klepněte, klepni, odkazu, stránku,
    použijte prosím adresu, na stránce, tady je váš, tuto adresu, zkopírujte, do adresního řádku, následující odkaz,
    následující stránku, tímto odkazem, na tuto stránku
  `,
  onSite: `
    zasilk*, balik*, balicek*, kuryr*, ridic*, zbox, skrink*, vyzvedn*, vydejn*, prepazk*, pokladn*, recepc*, dver*,
    brana, brane, branu, zavora, vchod*, wifi, wi fi, objednan*, rezervac*, vstupenk*, jizdenk*, listk*, poradi, stul,
    stolek, termin navst*, dorucime, dorucovan*, z boxu, cislo schuzky, id schuzky, cislo konference, heslo ke
    schůzce, id konference, kód konference, schůzk*, videohovor*, videokonferenc*, videoschůzk*, video hovor*,
    videokonzultac*, telekonferenc*, konferenční hovor*, konferenčního hovoru, konferenční místnost*, zasedací
    místnost*, webinář*, připojit se ke schůzce, připojte se ke schůzce, připojit ke schůzce, připojení ke schůzce,
    připojte se telefonicky, připojit se telefonicky, telefonické připojení, pin účastníka, id účastníka, kód
    účastníka, číslo účastníka, čekárn*, vrata, vratech, vratům, vrátk*, brány, branou, branka, branku, branky,
    závor*, vstup do budovy, vstupu do budovy, vestibul*, lobby, schodišt*, schody, schodech, zvonek, zvonku, zvonky,
    domácí telefon, videotelefon*, interkom*, garáž*, parkovišt*, parkovac* míst*, parkování, parkovacích, výtah*,
    schránk* na klíče, schránce na klíče, box na klíče, trezor na klíče, klíčový trezor, trezorek*, předání klíčů,
    visac* zám*, číselný zámek, číselného zámku, kódový zámek, kódového zámku, zámek na kolo, šatn*, skříňce, kolárn*,
    úschovn*, stojan na kola, alarmu, zabezpečovac* zařízení, zabezpečovačk*, odkódov*, odjistit alarm, vypnout alarm,
    trezor v pokoji, hotelov* trezor*, pokojov* trezor*, kód trezoru, sejf*, turniket*, nabíjecí stanic*, nabíječk*
    pro elektromobil*, dobíjecí stanic*, wallbox*, automatu, prodejní automat*, parkovac* automat*, parkovac* hodin*,
    kopírk*, kopírce, kopírovací stroj*, u tiskárny, na tiskárně, prádeln*, pračk*, síť pro hosty, síti pro hosty,
    hostovsk* sí*, bezdrátov* sí*, číslo pokoje, výdej*, připraven* k odběru, odběrn* míst*, osobní odběr*, doručov*,
    listonoš*, poboč* pošty, pošt* úřad*, pořadov* čísl*, čekací číslo, přepážce, u okénka, pult, pultu, průvodčí*,
    revizor*, palubní lístek, nástup do letadla, nástupu do letadla, nástup na palubu, boarding*, ostrah*, vrátn*,
    hlídač*, potvrďte termín, potvrdit termín, potvrzení termínu, termín u lékaře, docházk*, zúčastn*, dorazíte,
    dorazíš, přijdete, přijdeš, přijdu, příjezd*, příchod*, potvrďte návštěvu, potvrdit návštěvu, potvrzení návštěvy,
    vaši návštěvu dne, návštěv* lékaře, návštěvu u, návštěva u, prohlídka bytu, prohlídku bytu, ubytov*, check in,
    odbavení, pobyt, pobytu, dodací adres*, adresa doručení, časov* okn*, čas doručení, stav měřidla, odečt* stavu,
    samoodečet*, elektroměr*, plynoměr*, vodoměr*, stolu pro, převzet*, převzít zboží, přijetí zboží, příjem zboží,
    zboží přijato, výlet*, exkurz*, škol* v přírodě, jízd* v autoškole, pohovor*, doručení zboží, samoobslužn*
    poklad*, samoobslužn* terminál*, samoobslužn* automat*, samoobslužn* kiosk*, v hotelu, ve frontě, sklepní kóje,
    pošťák*, účast, účasti, odečet měřidla,
    id schůze, číslo schůze, id webináře, číslo webináře, název sítě, název wifi, jméno sítě, ssid, sítě pro hosty,
    internet pro hosty, internetu pro hosty, heslo k síti, hotelová síť, odkaz na schůzku, kód schůzky
  `,
  entryPlace: `
    okn*, okenk*, stranc*, strank*, obrazov*, pole, poli, policko, policka, policku, policek, kolonk*, ramec*,
    formular*, aplikac*, appk*, prohlizec*, webu, web, zarizeni*, portal*, tablet*, pocitac*, konzol*, televiz*,
    terminal*, bankomat*, chatu, klientovi hry, klientu hry, rozsireni, doplnku, sekci, sekce, radku, radky, zalozk*,
    zalozc*, dekoder*, klavesnic*, botovi, pruvodc*, kolonce, miniaplikac*
  `,
  accountName: `
    uživatelské jméno, uživatelského jména, uživatelským jménem, přihlašovací jméno, přihlašovací jmén*, název účtu,
    jméno účtu, přezdívk*, jméno hráče, identifikátor uživatele
  `,
  subjectLine: "předmět*",
  outdated: `
    už neplatí, již neplatí, nefunguje, předchozí kód, předešlý kód, starý kód, přestal platit, zrušili jsme, již
    nefunguje, už není platný, již není platný, není už platný, není nadále platný, už nelze použít, již nelze použít,
    pozbyl platnosti, ztratil platnost, je zneplatněn*, byl zneplatněn*, zneplatnili jsme, byl zrušen*, je zrušen*,
    kód jsme zrušili, jsme stáhli, byl stažen, kód jsme zablokovali, kód byl zablokován, kód je zablokovan*,
    předchozí* kód*, předešl* kód*, dřívější* kód*, minul* kód*, první kód, prvního kódu, původní kód, původního kódu,
    ranní kód, ten z rána, kód z rána, ten dnešní ráno, včerejší kód, kód ze včerejška, ten včerejší, dříve zaslan*,
    dříve odeslan*, dříve poslan*, předtím zaslan*, zaslaný dříve, zaslaný ráno, zaslaný včera, poslali dříve, poslali
    ráno, poslali včera, kód vypršel, kód již vypršel, kód už vypršel, kódu vypršela, platnost kódu vypršela, platnost
    kódu skončila, platnost vypršela, prošlý kód, již použit*, už použit*, byl již použit*, byl už použit*, už byl
    použit*, již byl použit*, kód byl použit, kód který jste použil*, který jsi použil*, použitý kód, nelze použít
    znovu, nelze použít opakovaně, znovu použít nelze, nelze znovu použít, ignorujte předchozí, ignorujte dřívější,
    ignorujte starý, zapomeňte na kód, místo kódu, namísto kódu, místo předchozího, místo toho předchozího, místo
    starého, nahrazuje kód, nahrazuje předchozí*, nahrazuje ten, nahrazuje starý, nahrazuje původní, starého kódu,
    starým kódem, starému kódu, staré kódy, byl použit k přihlášení, byl použit pro přihlášení, vypršel, vypršela, byl
    použit, byl využit, nebyl použit, byl uplatněn, propadl,
    bylo ověřeno kódem, bylo potvrzeno kódem, byla potvrzena kódem, byla potvrzena sms kódem, zadal jste kód, zadala
    jste kód, zadal jsi kód, zadala jsi kód, vložili jste kód, opsali jste kód, zadali jste pin, zadal jste pin,
    zadala jste pin, zadal jsi pin, zadala jsi pin, zadali jste sms kód, zadal jste sms kód, zadala jste sms kód,
    zadal jsi sms kód, zadala jsi sms kód, kód jste zadal*, kód který jste zadal*, vámi zadaný kód, tebou zadaný
    kód, kód zadaný vámi, kód zadaný dnes, byl zadán kód, byl zadán pin, kód byl zadán, kód byl přijat, kód byl
    úspěšně ověřen, kód byl akceptován, kód jsme přijali, kód jsme ověřili, přijali jsme kód, pin byl zadán,
    zadali jste kód,
    jste zadali kód, jste zadala kód, jste zadal kód, jste opsali kód
  `,
  toRead: `
    přečt*, číst, čtěte, prohlédn*, prohlížet, podívejte*, podívat, zobrazit, zobrazte, najdete, zjist*, nahlédn*,
    přejít do účtu, přejděte do svého účtu, přejít na můj účet, přejít na účet, stránk* vašeho účtu, osobní* zón*,
    zákaznick* zón*, klientsk* zón*, zákaznick* portál*, klientsk* portál*, přejít na nástěnku, přejít na přehled,
    otevřít nástěnku, vaše vyúčtování, internetov* bankovnictví*, zkontrolujte objednávku, zkontrolovat rezervaci,
    zkontrolujte podrobnosti, zkontrolovat aktivitu, nedávn* aktivit*, spravovat zařízení, co se změnilo, zkontrolujte
    dodací adresu, histori* spotřeby, celý článek, přejít do mého účtu, otevřít přehled, přejít do portálu, moje
    rezervace, otevřít dokument, detail pozice, stav služeb, co je nového
  `,
  plural: "kódy, počet kódů, seznam kódů, všech kódů, těchto kódů, kódech, kódům",
  fault: "chyba, chybu, chyby, chybov*, porucha, poruchu, na displeji",
  injection: "ignoruj vše, ignorujte vše, ignoruj předchozí, ignorujte předchozí",
  codeWord: `
    slovo, slovem, slovíčko, slůvko, tajné slovo, tajného slova, tajným slovem, kódové slovo, kódového slova, kódovým
    slovem, klíčové slovo, klíčovým slovem, přihlašovací slovo, přihlašovacího slova, přihlašovacím slovem, přístupové
    slovo, přístupového slova, přístupovým slovem, vstupní slovo, ověřovac* slov*, potvrzovac* slov*, kontrolní slovo,
    bezpečnostní slovo, párovací slovo, jednorázové slovo, slovo pro přihlášení, slovo k přihlášení, slovo pro vstup,
    slovo pro přístup, slovo pro dnešek, dnešní slovo, heslové slovo, jednorázov* hesl*, hesl* na jedno použití, hesl*
    pro jedno použití, heslo dne, hesla dne, heslem dne, heslo pro dnešek, heslo na dnešek, heslo pro dnešní den,
    heslo na dnešní den, dnešní heslo, dnešním heslem, denní heslo, přístupová fráze, přístupovou frázi, heslová
    fráze, heslovou frázi, párovací fráze, párovací frázi, tajná fráze, tajnou frázi, fráze, frázi, frází, slabiky,
    slabikami, písmena, písmeny, řetězec, řetězcem, řetězec znaků, posloupnost znaků, posloupnost písmen, sled písmen,
    klíčem, váš klíč, tvůj klíč, tento klíč, přihlašovací klíč, jednorázový klíč
  `,
  example: `
    například, např, příklad:, příklady:, pro příklad, jako příklad, v tomto příkladu, ukázkový kód, ukázková zpráva,
    ukázkové zpráv*, ukázka zprávy, ukázka sms, vzorový kód, vzorová zpráva, vzor zprávy, vypadá takto, vypadá třeba,
    vypadá nějak takto, vypadá následovně, vypadají takto, bude vypadat takto, ve tvaru, ve formátu, něco jako, typu:,
    zprávu typu, zprávy typu, sms typu, zprávu jako, dostal zprávu, dostala zprávu, obdržel zprávu, obdržela zprávu,
    dostal sms, dostala sms, přišla mu, přišla jí, přišla mi sms, přišla mi zpráva, následující zprávu, následující
    sms, takovouto zprávu, takovou zprávu, zprávu s textem, zpráva s textem, sms s textem, ve zprávě stálo, ve zprávě
    bylo, zpráva zněla, zpráva zní, s tímto textem, falešn* zpráv*, falešn* sms, podvodná zpráva, podvodník mu,
    podvodník jí, podvodník požádal, podvodník chtěl, podvodník zavolal, oběť dostala, volající chtěl*, volající
    požád*, poškozená žena, poškozený muž
  `,
  matter: `
    žádost* o dovolenou, žádost* o volno, nepřítomnost*, neschopenk*, pracovní neschopnost*, vyúčtování výdajů,
    vyúčtování cesty, cestovní náhrad*, proplacení výdajů, služební cest*, přesčas*, výkaz* práce, pracovní výkaz*,
    výměn* směn*, požadav* na nákup, čeká na vaše schválení, čeká na schválení, ke schválení, žádost* o schválení,
    sdílen* složk*, sdílen* soubor*, sdílen* dokument*, sdílen* alb*, s vámi sdílí, s vámi sdílel*, sdílí s vámi,
    přístup ke složce, připraven* ke stažení, přenos souborů, export dat, záloha dat, zálohování, nahrávk*, záznam ze
    schůzky, příloh*, příloze, cenov* nabídk*, nájemní smlouv*, k podpisu, podepsat dokument*, podepište dokument*,
    podepsat smlouvu, elektronick* podpis*, výplatní pásk*, účtenk*, výpis* z účtu, pojistn* smlouv*, vysvědčení,
    okomentoval*, nový komentář, nové komentáře, vás zmínil*, zmínil* vás, odpověděl* na, nový příspěv*, nová zpráva od,
    odpověď na váš dotaz, odpověď na vaši otázku, napište recenzi, napsat recenzi, dotazník*, anket*, hlasování, petice,
    petici, průzkum*, diskuse, diskusi, diskuze, diskuzi, schůzk*, zúčastníte se, čekací listin*, uvolnilo se místo,
    workshop*, rezervac*, moderátor*, moderac*, karantén*, nový úkol, přiřazen* úkol*, domácí úkol*, přidán* do
    projektu, zapsán* do kurzu, téměř pln*, místa na disku, doplňte svůj profil, zásilk*, uložen* hledání, hlídací pes,
    vás odebral*, tě odebral*, s vámi sdílel* soubor*, sdílí s tebou, sdílel* s vámi, vám nasdílel*, nasdílen* složk*,
    nasdílen* dokument*, vám přiřadil*, čeká na moderaci, čeká na uvolnění, pozdržen* zpráv*, zadržen* zpráv*, stáhněte
    si soubor*, soubory ke stažení, fotoalb*, pozvánk* na schůzku, pozvánk* na akci, potvrďte účast, potvrďte termín,
    připomenutí termínu, průzkum* spokojenosti, hlasujte, potvrzení objednávky, objednávk* byla odeslána, objednávk*
    byla zrušena, objednávk* byla přijata, vaše objednávka č*, nová objednávka, platba přijata, přijali jsme platbu,
    platba se nezdařila, po splatnosti, vrácení peněz, výzv* k platbě, výzv* k úhradě, upomínk* platby, faktur* v
    příloze, nová faktura, posíláme vám fakturu, ve vašem košíku, opuštěn* koší*, dárkov* pouka*, opět skladem,
    ohodnoťte nákup, hodnocení produktu, potvrzení o daru, obnovení členství, členství vyprší, zkušební období končí,
    nový článek, soukrom* zpráv* od, nepřečten* zpráv*, začal vás sledovat, začala vás sledovat, nový sledující, žádost
    o přátelství, se připojil* ke skupině, opustil* skupinu, odebrán* ze skupiny, nové vlákno, nová odpověď, přibyla
    odpověď, týdenní přehled, souhrn za, byl* jste odebrán* ze seznamu, volné místo na, záloha selhala, úloha selhala,
    platnost certifikátu, certifikát* vyprší, byl vytvořen klíč, klíč* ssh, nalezen virus, docházejí zásoby, zaznamenán
    pohyb, překročen* kvót*, termín úkolu, úkol byl aktualizován, úkol po termínu, požadavek byl uzavřen, požadavek byl
    vyřešen, nová známka, uchazeč* o pozici, přihlášk* na akci, byl vám přiřazen úkol, byl vám přiřazen požadavek,
    přiřazen nový úkol, upomínka platby, vaše heslo vyprší za, statistiky za, navržen* k publikování
  `,
  receipt: `
    účtenk*, pokladní doklad, prodejní doklad, pokladní lístek, doklad o zaplacení, děkujeme za nákup, děkujeme za váš
    nákup, děkujeme vám za nákup, děkujeme za platbu, zaplaceno kartou, placeno kartou, platba přijata, platba byla
    přijata, platba proběhla úspěšně, mezisoučet, včetně dph, vč dph, pokladní č, kopie pro zákazníka, podpis se
    nevyžaduje, účtenka*, potvrzení o platbě, číslo terminálu, id terminálu, č terminálu, číslo účtenky, zůstatek po
    transakci, zůstatek po operaci, disponibilní zůstatek po, zaplatili jste v, zaplatil jste v, zaplatila jste v,
    zaplatili jste kartou, karta byla zatížena, účet byl zatížen, z karty bylo strženo, z účtu bylo strženo, z účtu
    odešlo, nákup proběhl, hrubá mzda, hrubé mzdy, čistá mzda, čisté mzdy, srážky ze mzdy, mzdový list, platba
    potvrzena, platba schválena, platba proběhla, platba úspěšná
  `,
};
