import type { Cues } from "@/lib/mail/extraction/cues/types";

export const sk: Cues = {
  code: `
    kódom, potvrdzovac* kód*, kód* na prihlásenie, kód* na overenie, kód* na obnovu, kódov, kódoch, kód* na prístup,
    kód* na reset*, kód* na aktiváciu, kód* na potvrdenie, kód* na zmazanie, kód* na zmenu, kód* zariadenia, kód* na
    odomknutie, kód* na párovanie, kód* na podpis, kód* na platbu, kód* na registráciu, kód* na vstup, kód* zo správy,
    potvrdzovac* čísl*, sms kľúč*, sms hesl*, hesl* z sms, heslo k platbe, heslo k tejto platbe, heslo na platbu, heslo
    pre platbu, heslo pre túto platbu, heslo k transakcii, heslo pre transakciu, heslo na potvrdenie, kód k platbe, kód
    k tejto platbe, kód na platbu, kód pre platbu, kód k transakcii, kód pre transakciu, autorizačné heslo,
    potvrdzovacie heslo, jednorazové heslo, heslo k nákupu, kód k nákupu, kód na obnovenie, kód na obnovu hesla,
    číselný kód, hesl* na jedno použitie, hesl* na jednorazové použitie, hesl* pre jedno použitie, overovac* hesl*,
    potvrdzovac* hesl*, autorizačn* hesl*, aktivačn* hesl*, dynamick* hesl*, overovac* kľúč*, aktivačn* kľúč*,
    potvrdzovac* pin*, aktivačn* pin*, pin* na prihlásenie, pin* na potvrdenie, jednorazov* čísl*, bezpečnostn* čísl*,
    overovac* slov*, potvrdzovac* slov*, kontroln* slov*, overovac* token*, jednorazov* token*, overovac* reťaz*, hesl*
    na prevod, hesl* k prevodu, hesl* na autorizáciu, hesl* na podpis, hesl* na overenie, hesl* z e mailu, hesl* zo
    správy, čísl* na overenie, čísl* na potvrdenie, čísl* na prihlásenie, kódmi, tajn* čísl*, overovac* kombinác*, kód
    na potvrdenie platby, kód pre prevod, kód na prevod, heslo na transakciu
  `,
  maybeCode: `
    *miestny, *miestne, kľúč, nasledujúce číslo, nasledujúce čísla, číslo nižšie, čísla nižšie, číslicami, znakov,
    reťazec, postupnosť, slovo nižšie, kľúčom, kľúča, jednorazov* kľúč*, *miestneho, *miestnym, *miestnu, *ciferný,
    *ciferné, heslo dňa, dnešné heslo, slovo na dnes, slovo dňa, heslo znie, slovo znie, čo stojí nižšie, čo je nižšie,
    to čo je nižšie, nižšie uveden*, tieto znaky, týchto znakov, týmito číslami, tieto čísla, tieto číslice, štyri
    číslice, písmenami, znaky nižšie, písmená nižšie, heslo na túto, heslo na tento,
    šesťmiestn*, štvormiestn*,
    týmito znakmi, číslice nižšie, znakmi, nasledujúci text, nasledujúce slovo, nasledujúce heslo, reťazcom, reťazca,
    text nižšie, päťmiestn*, osemmiestn*, týmto číslom, týmto slovom, týmto heslom, heslo je, heslo nižšie,
    číslo vyššie, vyššie uveden*, tento text,
    heslom, číslami, číslo ktoré treba, číslo ktoré odpíšete, čísla ktoré, znaky ktoré, číslo na odpísanie,
    znaky na odpísanie, je číslo ktoré
  `,
  other: `
    variabilný symbol, čísl* rezervácie, čísl* zásielky, čísl* zmluvy, zásielk*, kód* na vyzdvihnutie, kód* na
    prevzatie, hesl* na výdaj, volajte, končiac* na, zmluv*, poistn*, kód* krajiny, zľav*, zľavov* kód*, akciov* kód*,
    darčekov*, odporúčac* kód*, ponuk*, čiarov* kód*, celkom, čiastk*, zostatok, bodov, ulica, konštantný symbol, čísl*
    žiadosti, čísl* reklamácie, čísl* poistky, čísl* preukazu, čísl* transakcie, id transakcie, čísl* požiadavky, stav
    meradla, evidenčn* čísl*, poštové smerovacie, kód* odporúčania, odporuč* priateľ*, pozvite priateľov, kód* zájazdu,
    kód* projektu, kód* tovaru, kód* odpovede, výpredaj*, ambulanc*, prehliadk*, žreb*, vozeň, skončil s kódom,
    skončilo s kódom, skončila s kódom, kód* triedy, čísl* lístka, čísl* konania, požiadavka, lístok, poschodie,
    výdajný kód, kód od dverí, výdajné heslo, kód na výdaj, dobierk*, lístky, reklamáci*, verzia, poistka, čakáreň,
    poradové číslo, ečv, stretnutie, stretnutia, porada, porady, vyhľadávacie pole, vyhľadávacieho poľa, číslo merača,
    číslo letu, číslo izby, číslo bločku, štartovné číslo, číslo opravy, správa pre prijímateľa, správy pre
    prijímateľa, správe pre prijímateľa, do poznámky, popis platby, zóna, zónu, hesl* k wi fi, hesl* k wifi, hesl* na
    wi fi, hesl* na wifi, hesl* do siete, kód* ku dverám, kód* od brány, kód* k bráne, kód* do budovy, kód* od vchodu,
    kód* ku skrinke, kód* od trezora, kód* kuriéra, kód* výrobku, kód* predmetu, kód* kurzu, kód* hry, kód* schôdze,
    heslo schôdze, id schôdze, kód* poisťovne, kód* obce, kód* oblasti, kód* pobočky, kód* štátu, kód* letiska, kód*
    diagnózy, čísl* pacienta, čísl* študenta, čísl* poistenca, čísl* poistnej udalosti, čísl* občianskeho preukazu,
    čísl* odberného miesta, čísl* sedadla, čísl* spisu, čísl* stola, čísl* zákazky, zákazkov* čísl*, členské čísl*,
    osobn* čísl*, inventárn* čísl*, výrobn* čísl*, telefónne čísl*, daňov* identifik*, účtovn* doklad*, cestovn*
    lístk*, id zákazníka, pin ku karte, pin karty, pokut*, pre prijímateľa uveďte, pre prijímateľa napíšte, variabilný
    symbol uveďte, variabilný symbol zadajte, variabilný symbol použite, do poznámky uveďte, do poznámky napíšte, api
    kľúč*, kľúč* api, posledn* štyri číslic*, posledn* 4 číslic*, posledn* štyroch číslic*, posledn* štvorčíslie, kód*
    produktu, kód* artikla, kód* dodávateľa, kód* predajne, kód* obchodu, kód* oddelenia, kód* strediska, kód*
    nákladového strediska, kód* útvaru, kód* jednotky, kód* organizačnej jednotky, kód* zamestnanca, kód* profesie,
    kód* povolania, kód* zamestnania, kód* zamestnávateľa, kód* platiteľa, kód* odberateľa, kód* modulu, kód* skúšky,
    kód* učebne, kód* miestnosti, kód* skupiny, kód* podujatia, kód* udalosti, kód* aktivity, kód* zápasu, kód* tímu,
    kód* družstva, kód* školenia, kód* seminára, kód* fakulty, kód* študijného programu, kód* študijného odboru, kód*
    odboru, kód* parkovacej zóny, kód* zóny, kód* parkoviska, kód* regiónu, kód* kraja, kód* okresu, kód* katastrálneho
    územia, kód* stanice, kód* zastávky, kód* tarify, kód* sadzby, kód* odberného miesta, kód* ean, kód* zákazníka,
    kód* klienta, kód* zmluvy, kód* služby, kód* výkonu, kód* daňového úradu, kód* dane, kód* činnosti, kód* nace, kód*
    sk nace, kód* banky, kód* bic, kód* vrátenia, kód* reklamácie, kód* opravy, kód* poruchy, kód* chyby, kód* škody,
    kód* verzie, kód* zostavy, kód* šarže, kód* farby, kód* laku, kód* odtieňa, kód* modelu, kód* dielu, kód*
    náhradného dielu, kód* skladu, kód* materiálu, kód* položky, kód* výrobcu, kód* lieku, kód* šúkl, kód* cpv, kód*
    jazyka, kód* dopravcu, kód* linky, kód* kampane, kód* kategórie, kód* colného sadzobníka, kód* stretnutia, kód*
    konferencie, kód* webinára, kód* pracoviska, kód* meny, objednávac* kód*, skladov* kód*, produktov* kód*,
    katalógov* kód*, farebn* kód*, zákazníck* kód*, rozpočtov* kód*, odborov* kód*, študijn* kód*, servisn* kód*,
    prístupov* kód* k stretnutiu, prístupov* kód* ku konferencii, prístupov* kód* na webinár, prístupov* kód* k
    webináru, hesl* k webináru, hesl* ku konferencii, hesl* k stretnutiu, hesl* k mítingu, hesl* stretnutia, hesl* pre
    hostí, hesl* k sieti, hesl* siete, pin* stretnutia, pin* konferencie, sieťov* kľúč*, kľúč* siete, kľúč*
    zabezpečenia siete, kód účastníka služby, členský kód, kód partnera, partnerský kód, kód žiaka, kód študenta, kód
    školy, kód testu, kód faktúry, eic kód, kód budovy, kód objektu, colný kód, kód kn, kód objednávky, kód rezervácie,
    rezervačný kód, kód lístka, kód na sledovanie zásielky, kód zbierky, kód mkch 10, kód poistky, kód miesta
  `,
  promo: `
    zľav*, akciová ponuka, špeciálna ponuka, výpredaj*, pri pokladni, doprava zadarmo, dopravu zadarmo, žrebovani*,
    pozvite priateľov, odporučte priateľ*, pozvi priateľ*, narodeninov*, minimálna hodnota objednávky, minimálna
    objednáv*, minimálny nákup, do vypredania zásob, uplatnite kód, nakúpiť teraz, kúpiť teraz, lacnejš*, darček*,
    súťaž*, žrebujeme, odporučte nás, odporuč nás, kamarát dostane, za odporúčanie, nezmeškaj*, len dnes, iba dnes,
    najnižš* cen*,
    akcia platí, pozvi kamaráta, vernostné body
  `,
  press: `
    toto vydanie, čítajte ďalej, čítať ďalej, čítať viac, prečítajte si viac, stĺpček*, fejtón*, príspevok na blogu,
    týždenný prehľad, týždenná správa, mesačný prehľad, mesačná správa, v priemere, priemerne, minulý mesiac, poznámky k
    vydaniu, zoznam zmien, nová verzia, novej verzii, testy zlyhali, časť podcastu, tipy pre, štúdia ukazuje, prieskum
    ukazuje, podľa štúdie, podľa prieskumu, tlačov* správ*, výskumníci, tento týždeň, z nášho blogu, prehľad týždňa,
    odborníkov, výskumník*, krok testov, testov skončil, zostaveni*, nasadeni*, článok, čitateľom, čitatelia,
    rozposiela, rozposlalo, podvodník*, vlna sms, nahlásen*, dotazník, prieskum, váš názor, prečítajte si, novinky vo
    verzii, oprava chýb
  `,
  business: `
    overen*, overi*, autentifik*, dvojfaktorov*, dvojfázov*, zariaden*, odomk*, účte, účtom, párovani*, ste to vy, si
    to ty, pozval vás, pozvala vás, pozýva vás, pozvánka, pozvanie, pridal vás, zamkli, zamknutý, používateľské meno,
    dvojstupňov*,
    overuj*, z nového telefónu, z nového počítača, schválenie, platba kartou, platbu kartou, platby kartou,
    zmena telefónu, zmenu telefónu, zmena adresy, zmenu adresy, prepojiť, prepojenie,
    čaká na súhlas, čaká na váš súhlas, čaká na vaše rozhodnutie, čakajú na súhlas, čakajú na váš súhlas, čakajú na vaše
    rozhodnutie, čakáme na súhlas, čakáme na váš súhlas, čakáme na vaše rozhodnutie, čakajúc* na súhlas, čakajúc* na váš
    súhlas, čakajúc* na vaše rozhodnutie, čakajúca platba, schvaľ*, dokončeni* platby, dokončeni* príkazu, dokončeni*
    operácie, dokončeni* transakcie, vykonani* platby, vykonani* príkazu, vykonani* operácie, vykonani* transakcie,
    uvoľneni* platby, uvoľneni* príkazu, uvoľneni* operácie, uvoľneni* transakcie, odoslani* platby, odoslani* príkazu,
    odoslani* operácie, odoslani* transakcie, dokončiť platbu, dokončiť príkaz, dokončiť operáciu, vykonať platbu,
    vykonať príkaz, vykonať operáciu, uvoľniť platbu, uvoľniť príkaz, uvoľniť operáciu, odoslať platbu, odoslať príkaz,
    odoslať operáciu, internetov* nákup*, nákup* na internete, online platb*, internetov* platb*, platb* na internete,
    nesprávn* pokus*, nesprávn* hesl*, nesprávn* pin*, nesprávn* prihl*, neúspešn* pokus*, neúspešn* hesl*, neúspešn*
    pin*, neúspešn* prihl*, chybn* pokus*, chybn* hesl*, chybn* pin*, chybn* prihl*, neplatn* pokus*, neplatn* hesl*,
    neplatn* pin*, neplatn* prihl*, príliš veľa pokusov, viacerých pokusoch, zablokova*, uzamkn*, zamknut*, nov*
    prehliadač*, z nového mobilu, z nového notebooku, z nového tabletu, novom telefóne, novom mobile, novom počítači,
    nov* telefónn* čísl*, zmen* čísla, zmen* e mail*, zmen* email*, zmen* telefón*, zmeniť adresu, zmeniť číslo,
    spáruj*, párova*, prepoj* účt*, prepoj* telefón*, pripoj* telefón*, pripoj* televíz*, pripoj* hodink*, nechali
    otvoren*, nechal otvoren*, necháte otvoren*, zostal* otvoren*, ostal* otvoren*, otvoren* okn*, otvoren* stránk*,
    otvoren* kart* prehliadača, prvé prihl*, výber peňazí, nov* príjemc*, súhlas rodiča, súhlas zákonného
  `,
  fleeting: `
    platnos*, expiruj*, len raz, zmizne, štvrťhodin*, funguje len, len jeden raz, jediný raz, prestanú fungovať,
    prestanú platiť, nebudú fungovať, nebude fungovať, jednorazov*, štvrť hodiny, iba raz, prepadne, po uplynutí, na
    jedno použitie, zaniká, zanikne
  `,
  secret: `
    nezdieľaj*, neprezrádzaj*, dôvern*, neoznamuj*, nevyzrádz*, nehovor*, iba pre vás, len pre vás, len pre teba,
    nikto z našich, neposielajte, nikdy sa nepýtame, nikdy nežiad*, neukazujte, nepreposielaj*, držte v tajnosti,
    neposielaj kód, neposielaj ho, neukazuj kód, neukazuj ho, neukazuj nikomu, s nikým nezdieľ*, s nikým ho nezdieľ*,
    kód nikomu, nikomu kód, nikomu ho nedáv*, nikomu ho neposkyt*, neposkytujte kód, neposkytuj kód, neposkytujte ho,
    kód neposkytujte, nedávajte kód, kód nedávajte, neprezraďte ho, neprezraď ho, neprezraďte kód, nediktujte kód,
    nediktuj kód, nečítajte kód, kód nesmie byť zdieľaný, kód nesmiete zdieľať, kód tretím osobám, neodovzdávajte kód,
    nikdy vás nepožiad*, nikdy ťa nepožiad*, nikdy nepožiad*, nikdy od vás nebud*, nikdy sa vás, nikdy sa ťa, nikdy
    vám nezavolá*, o tento kód nikdy, o kód nikdy, na kód nikdy, nikto z banky, žiadny náš zamestnanec, naši
    zamestnanci nikdy, zamestnanci banky nikdy, naša podpora nikdy, nechajte si ho, nechaj si ho pre seba, nechajte si
    kód, uchovajte v tajnosti, udržujte v tajnosti, drž v tajnosti, kód je tajný, ani našim zamestnancom, ani
    zamestnancom banky, je podvodník
  `,
  enter: `
    zadaj*, použite, použi, odpíšte, odpísať, opísať, prepísať, skopírujte, skopíruj, skopírovať, oznámte, uviesť,
    zapísať, toto napíš, napísať, opísani*, povedzte, povedz, oznámiť, prečítajte operátor*, zadávan*, vpíš*,
    prepísani*, pošlite botovi, prepíš, patrí do, patrí sem, patrí tam, doplňte, doplniť, vyplňte, vyplniť, vypíšte,
    zadaním, zadáte, zadať, zadá, napíšte, napíš, napíšete, opíšte, opíš kód, opíš ho, opíš tento, opíš číslo, prepíšte,
    prepíšete, vložte, vlož, vložiť, vložíte, uveďte, uveď, zapíšte, zapíš, vpísať, naťukajte, naťukaj, vyťukajte,
    vyťukaj, naťukať, vyťukať, nadiktujte, nadiktuj, použiť, použitím, stačí zadať, stačí opísať, sem napíšte, tam
    napíšte, opýta sa, sa opýta, sa vás opýta, sa stránka opýta, bude chcieť, bude požadovať, budete vyzvaní, vyzve vás,
    zadajte tam, zadajte na, napíšte na, zadáš, zadaný, zadané, zadávať, vkladajte, opíšeš, prepíšeš, napíšeš,
    napísaním, zapíšete, zapísaním, skopírujete, prekopírujte, prekopírovať, kopírujte, použijete, nadiktujete,
    prečítajte nám, odpovedzte kódom, odpovedzte číslom, pošlite späť, odošlite späť, potvrďte kódom, potvrďte heslom,
    potvrďte číslom, potvrdíte kódom, potvrdíte heslom, potvrdiť kódom, potvrdiť heslom, podpíšte kódom, podpíšete,
    odomknite kódom, autorizujte kódom, bude potrebn*, odpíš, odpíšete, odpísaním, vyžiada si, si vyžiada, vyžiada,
    požiada vás, vás požiada, požiada o, požiadame vás, budete požiadan*, bude vyžadovan*, je vyžadovan*, bude
    požadovan*, opýtame sa, spýta sa, sa spýta, spýtame sa, pýta sa na, sa pýta na, žiada o, vypýta si, si vypýta,
    vypýta, potvr* kódom, potvr* heslom, potvr* číslom, potvr* číslami, potvr* číslicami, schváľ* kódom, schváľ* heslom,
    schváľ* číslom, schváľ* číslami, schváľ* číslicami, schváli* kódom, schváli* heslom, schváli* číslom, schváli*
    číslami, schváli* číslicami, podpíš* kódom, podpíš* heslom, podpíš* číslom, podpíš* číslami, podpíš* číslicami,
    autoriz* kódom, autoriz* heslom, autoriz* číslom, autoriz* číslami, autoriz* číslicami, odomk* kódom, odomk* heslom,
    odomk* číslom, odomk* číslami, odomk* číslicami, potvr* ju kódom, potvr* ju heslom, potvr* ju číslom, potvr* ju
    číslami, potvr* ju číslicami, potvr* ho kódom, potvr* ho heslom, potvr* ho číslom, potvr* ho číslami, potvr* ho
    číslicami, potvr* ich kódom, potvr* ich heslom, potvr* ich číslom, potvr* ich číslami, potvr* ich číslicami, schváľ*
    ju kódom, schváľ* ju heslom, schváľ* ju číslom, schváľ* ju číslami, schváľ* ju číslicami, schváľ* ho kódom, schváľ*
    ho heslom, schváľ* ho číslom, schváľ* ho číslami, schváľ* ho číslicami, schváľ* ich kódom, schváľ* ich heslom,
    schváľ* ich číslom, schváľ* ich číslami, schváľ* ich číslicami, schváli* ju kódom, schváli* ju heslom, schváli* ju
    číslom, schváli* ju číslami, schváli* ju číslicami, schváli* ho kódom, schváli* ho heslom, schváli* ho číslom,
    schváli* ho číslami, schváli* ho číslicami, schváli* ich kódom, schváli* ich heslom, schváli* ich číslom, schváli*
    ich číslami, schváli* ich číslicami, na odpísanie, odpisuje sa, v ňom má byť, má v ňom byť, má doň prísť, doň patrí,
    do nej patrí, tam patrí, musí tam byť, má obsahovať, čaká na štyri, čaká na šesť, zadal*, zadaní kódu, zadaním kódu,
    zadanie kódu, zadáva*, naťuk*, vyťuk*, ťuknite na číslice, stlač* číslice, stlač* čísla, stlač* tlačidlá, navoľ*
    číslice, navoľ* kód, vyber* číslice, vyber* číslo, vyber* čísla, zvoľ* číslice, zvoľ* číslo, zvoľ* čísla, označ*
    číslice, označ* číslo, označ* čísla, pošl* kód, pošl* tento kód, pošl* číslice, zašl* kód, zašl* tento kód, zašl*
    číslice, odošl* kód, odošl* tento kód, odošl* číslice, odpoved* kódom, odpoved* číslom, odpoved* heslom, odpoved* s
    kódom, odpoved* týmto kódom, odpoved* číslicami, nahlás* kód, nahlás* operátor*, nahlás* pracovník*, nahlás*
    poradc*, povedz* kód, povedz* operátor*, povedz* pracovník*, povedz* poradc*, oznám* kód, oznám* operátor*, oznám*
    pracovník*, oznám* poradc*, povie* kód, povie* operátor*, povie* pracovník*, povie* poradc*, nášmu operátor*, nášmu
    poradc*, nášmu pracovníčk*, našej operátor*, našej poradc*, našej pracovníčk*, operátorovi kód, prečítaj* kód,
    prečítaj* číslice, prečítaj* nahlas, prečítaj* nášmu, nadiktova*, diktuj*, nadiktuj*, hláskuj*, vyslovte, ukáž* kód,
    zobraz* kód, predlož* kód, preukáž* sa kódom, uvádzajte, zapísaný, zapisujte, prilepte, vlepiť, nakopír*,
    skopírovan*, preneste číslice, preneste kód, vráťte sa do aplikácie, vráťte sa na stránku, vráťte sa do okna, vráťte
    sa k formuláru, vráťte sa na obrazovku, vráť sa do aplikácie, vráť sa na stránku, vráť sa do okna, vráť sa k
    formuláru, vráť sa na obrazovku, prejdite späť do, späť v aplikácii, späť na stránke, dokonč* kódom, dokonč* týmto
    kódom, dokonč* heslom, over* kódom, over* týmto kódom, over* heslom, aktivuj* kódom, aktivuj* týmto kódom, aktivuj*
    heslom, pokračuj* s kódom, prihlás* sa kódom, prihlás* sa týmto kódom, potvrdzuj* sa kódom, schvaľuj* sa kódom,
    podpisuj* sa kódom, potvr* platbu kódom, potvr* platbu týmto kódom, potvr* platbu heslom, potvr* prevod kódom,
    potvr* prevod týmto kódom, potvr* prevod heslom, potvr* operáciu kódom, potvr* operáciu týmto kódom, potvr* operáciu
    heslom, potvr* nákup kódom, potvr* nákup týmto kódom, potvr* nákup heslom, potvr* zmenu kódom, potvr* zmenu týmto
    kódom, potvr* zmenu heslom, potvr* príkaz kódom, potvr* príkaz týmto kódom, potvr* príkaz heslom, schváľ* platbu
    kódom, schváľ* platbu týmto kódom, schváľ* platbu heslom, schváľ* prevod kódom, schváľ* prevod týmto kódom, schváľ*
    prevod heslom, schváľ* operáciu kódom, schváľ* operáciu týmto kódom, schváľ* operáciu heslom, schváľ* nákup kódom,
    schváľ* nákup týmto kódom, schváľ* nákup heslom, schváľ* zmenu kódom, schváľ* zmenu týmto kódom, schváľ* zmenu
    heslom, schváľ* príkaz kódom, schváľ* príkaz týmto kódom, schváľ* príkaz heslom, autoriz* platbu kódom, autoriz*
    platbu týmto kódom, autoriz* platbu heslom, autoriz* prevod kódom, autoriz* prevod týmto kódom, autoriz* prevod
    heslom, autoriz* operáciu kódom, autoriz* operáciu týmto kódom, autoriz* operáciu heslom, autoriz* nákup kódom,
    autoriz* nákup týmto kódom, autoriz* nákup heslom, autoriz* zmenu kódom, autoriz* zmenu týmto kódom, autoriz* zmenu
    heslom, autoriz* príkaz kódom, autoriz* príkaz týmto kódom, autoriz* príkaz heslom, podpíš* zmluvu kódom, podpíš*
    dokument kódom, podpíš* ho kódom, podpíš* ju kódom, odomk* účet kódom, odomk* kartu kódom, pomocou kódu potvr*,
    pomocou tohto kódu potvr*, odpisuje*, píšte sem
  `,
  complete: `
    overt* sv* e mail*, overt* sv* email*, potvr* zmazani*, potvr* prihláseni*, obnov* si heslo, nastav* sv* heslo,
    zabudnut* hesl*, odomk* úč*, potvrdzovac* odkaz*, odkaz* na prihlásenie, pripoj* sa k tímu, schvál* prihlásenie,
    zmazať môj účet, overi* e mail*, overi* email*, overte e mail*, overte email*, overen* e mail*, overen* email*,
    prihlás* sa bez hesla, prihlásenie bez hesla, prihlás* jedným kliknutím, kúzeln* odkaz*, odkaz* na overenie,
    odkaz* na potvrdenie, odkaz* na aktiváciu, potvr* zariadeni*, overt* sv* adres*, overiť sv*, to som ja, som to ja,
    dokonč* nastavenie účtu, zmaž* účet, zrušiť môj účet, vstúpiť do aplikácie, vstúpiť do účtu, áno chcem,
    chcem dostávať, chcem odoberať, chcem sa prihlásiť, chcem sa pridať, zapíšte ma, zapíš ma, pridajte ma,
    bude potvrden*, prid* sa k, prid* sa do, pridať sa, pridávam sa, pripoj* sa k, pripojiť sa do, pusť* ma, si vnútri,
    ste vnútri, a si prihlásen*, a ste prihlásen*, schváľ* ju, schváľ* ho, schváľ* zariaden*, to som bol ja,
    bol som to ja, bola som to ja, to som bola ja, áno som to ja, áno to som ja, spust* konto, spust* svoj*,
    udeľ* súhlas, dať súhlas, odomkn* prístup, odomkn* profil, odomkn* konto, odblok* konto, potvrdzujem zmaz*,
    potvr* že ste, potvr* že si, potvr* jedným, potvr* tu, potvr* vymaz*, potvr* konto, over* sa, over* konto,
    over* svoje konto, zvolenie nového hesla, zadajte nové heslo, otvor* moje konto, otvor* môj účet, prejsť do účtu,
    prejsť do konta, vstúpiť jedným, vstúpiť bez hesla, prihlás* ma, prihlásenie jedným, aktiv* konto,
    aktiv* svoje konto, dokonč* založen*, dokonč* prihlásen*, nastav* konto, smaž* natrvalo, zmaž* natrvalo,
    vymaž* natrvalo, vymaž* konto, vymaž* účet, vymazať môj, vymaž* moje, zmaž* môj, zmaž* konto, zmaž* všetko,
    dôverovať zariaden*, dôverovať tomuto, povoľ* prihlásenie, povoľ* zariaden*, pripojiť sa, zvoľte si nové heslo,
    pustite ma dnu, otvoriť účet, zobraziť pozvánku, otvoriť pozvánku, odpovedať na pozvánku, pridať sa do skupiny,
    idem do toho, patrí vám, potrebujeme váš súhlas, zrušiť blokovanie, potvrďte že ste to vy, prihlásiť jedným klikom,
    pokračovať v prehliadači, adresa je moja, aktivovať váš účet, aktivovať svoj účet, aktivovať účet, aktiváciu účtu,
    aktiváciu vášho účtu, overenie e mailu, overenie emailu, overenie vášho e mailu, overenie vášho emailu,
    zmenu hesla, zmenu vášho hesla, obnovenie hesla, potvrdenie e mailu, potvrdenie registrácie,
    nastavenie nového hesla,
    potvrďte e mailovú adresu, potvrdiť prístup, aktivujte si účet, aktivovať profil, aktivovať službu,
    odblokovať prístup, odblokujete, heslo zmeníte, heslo si zmeníte, heslo obnovíte, zresetovať heslo,
    prihlásite sa jedným, pripojiť sa k projektu, pripojiť sa ku skupine, vstúpiť do tímu, vstúpiť do skupiny,
    schváliť prístup, schváliť žiadosť, dokončiť založenie účtu, dokončiť nastavenie, dokončiť aktiváciu, áno zmazať,
    áno vymazať, odkaz na odomknutie,
    pozvánku prijmete, nové si nastavíte, adresa je správna,
    prijať pozvánku
  `,
  act: `
    prijať, odomknúť, potvrdzujem, súhlasím, schvaľujem, vstúpiť, vstúpte, zmeniť, schváľ, odomknite, odomkni,
    udeľujem, aktivujem, dokončite, prijmite, odomknete, odblokovať, ideme na to, ešte jeden krok, posledný krok,
    takmer hotovo, skoro hotovo, začať, odblokujte, sprevádzkuj*
  `,
  signIn: `
    prihlás sa, prihlásenie, otvoriť aplikáciu
  `,
  never: `
    nastavenia, súkromi*, ochrana osobných údajov, podmienk*, hodnoten*, ohodno*, sledovať zásielku, čítať viac, viac
    informácií, zobraziť všetko, zobraz* v prehliadači, otvor* v prehliadači, čítať v prehliadači, skontrol* stav,
    pripoj* sa k stretnutiu, reklamácie, zdieľať, odporuč*, stav zásielky, potvrden* o, zrušiť rezerváciu, presunúť
    termín, prečítať, prečítajte, čítať ďalej, napísať recenzi*, stiahn*, pridať do kalendára, do košíka, skontrol*,
    pozri*, kúpiť, ponuk*, zistiť viac, predĺžiť, predĺžiť uloženie, úradné hodiny, otváracie hodiny, časté otázky,
    potvrdiť termín, spravovať odber, online verzia, pokračovať v konverzácii, zobraziť správu, zobraziť komentár,
    pripojiť sa k stretnutiu, pripojiť sa na stretnutie, môj účet, zobraziť úlohu, otvoriť úlohu, vyskúšať, otvoriť
    súbor, zobraziť fotky, zobraziť výsledky, navštíviť fórum, komentár*, moderov*, odhlásiť odber, palubný lístok,
    palubnú vstupenku, stiahnuť faktúru, stiahnuť aplikáciu, sledovať objednávku, detail objednávky, ohodnotiť nákup,
    centrum pomoci, kontaktujte nás, zmeniť termín, objednať znovu, dokončiť nákup, nechcem dostávať, sledujte nás,
    nastavenia upozornení, zmeniť doručenie, uhradiť faktúru, spravovať rezerváciu, upraviť rezerváciu, spravovať
    predplatné, správa predplatného, aktualizovať platobné údaje, zmeniť platobnú kartu, obnoviť predplatné, zúčastniť
    sa prieskumu, odpovedať na správu, poslať životopis, do výpredaja, nakúpiť teraz, uplatniť kupón, využiť poukaz,
    pozvať priateľov, získať aplikáciu, objednať sa, vstúpiť na stretnutie, upraviť upozornenia, skontrolovať
    nastavenia zabezpečenia, čo je nové
  `,
  notMe: `
    ste to neboli, nežiadal*, nepožiadal*, nespoznávate, odmietnuť, omylom, si to nebol, neboli ste, nebol som to,
    nevykonal*, nevyžiad*, neodoslal*, nie ste to vy, nie si to ty, to nie ste vy, nebol* ste to, e mail vymaž*, správu
    vymaž*, vymaž* túto správu, nechať star*, nechať pôvodn*, to nie som ja, nečakal*, nepoznáte, nič nerob*, ak to nie
    ste, ak ste to nebol*, nechcem, nie je pre vás, neviete o, ak ste to neboli vy, neboli ste to vy, nechceli ste,
    nemusíte nič robiť, nežiadali ste, nie ďakujem, ak to nie si ty, pokojne to nechaj, nemusíte robiť nič, nerobte nič,
    zmažte túto správu, ak niekto iný, ak to bol niekto iný, niekto iný zadal, niekto iný sa snaží, nepokúšali ste,
    nepokúsili ste, nepokúšate, neprihlasovali, nič ste nemenili, nemenil*, neobjednal*, bezpredmetn*, netreba nič
    robiť, nemusíš nič robiť, nereagujte, nič sa nestane, niekto sa pomýlil, pomýlil si adresu, považujte za
    bezpredmetn*, zabezpečte svoj účet, nespoznávaš, nepoznávate, nerozpoznávate, nie je váš účet, účet nie je váš, nie
    je tvoj účet, vám nepatrí, ti nepatrí, nebola si to, ste nevykonával*, sa nepokúsil*, sa nepokúšal*, neautorizoval*,
    neinicioval*, ak ste nevytvorili, ak ste nezmenili, bez vášho vedomia, bez tvojho vedomia, bez vášho súhlasu, mohol
    niekto iný, niekto iný mohol, ide o omyl, ak ide o chybu, že ide o chybu, odstrániť svoju adresu, odstrániť svoju e
    mailovú, odobrať svoju e mailovú, zabezpeč svoj účet, zabezpečte si účet, uzamknúť účet, deaktivujte svoj účet,
    odporúčame zmeniť heslo, odporúčame zmeniť si heslo, okamžite zmeňte heslo, okamžite si zmeňte heslo, čo najskôr
    zmeňte heslo, nahlásiť podozriv*, nahláste nám, dajte nám vedieť, daj nám vedieť, odhlásiť zo všetkých zariadení,
    okamžite nás kontaktujte,
    nie som to ja, nebol som to ja, nebola som to ja, to som nebol ja, to som nebola ja
  `,
  done: `
    bolo zmenen*, bolo obnoven*, bol zmenen*, bol aktivovan*, bol overen*, bol potvrden*, bol pridan*, bol zmazan*,
    bola zmenen*, bola overen*, bola potvrden*, bola pridan*, je teraz overen*, je teraz potvrden*, nové prihlásenie,
    prihlásil sa, heslo zmenené, ďakujeme za potvrdenie, ďakujeme za overenie, zmenil* ste, bol* aktualizovan*, bolo
    zmazan*, bolo odstránen*, bol odstránen*, bolo pridan*, bolo nastaven*, bolo potvrden*, bolo aktivovan*, heslo
    bolo, termín potvrden*, rezervácia potvrden*, účet bol, bola aktivovan*, bol odobrat*, bol* odomknut*, práve ste
    sa, bolo zapnut*, bolo vypnut*, zapli ste, vypli ste, niekto prihlásil, zaplatené, uhradené, odhlásili ste sa,
    odhlásil* si sa, boli ste odhlásen*, úspešne odhlásen*, zrušili ste odber, odber bol zrušen*, odber bol ukončen*,
    predplatné bolo zrušen*, predplatné bolo ukončen*, už nebudete dostávať, už nebudeš dostávať, odstránen* zo
    zoznamu, vyraden* zo zoznamu, zrušenie je účinné
  `,
  here: `
    kliknite*, stlačte, tlačidl*, prejdite na, prehliadač*, odkazom, na tejto adrese, otvorte, otvor, ťuknite,
    použite prosím adresu, na stránke, tu je váš, túto adresu, skopírujte, klepnite, adresného riadka,
    nasledujúci odkaz, nasledujúcu stránku, na túto stránku, nižšie uvedený link
  `,
  onSite: `
    zasielk*, balik*, balicek*, kurier*, vodic*, skrink*, vyzdvih*, prevz*, priehradk*, pokladn*, recepci*, dver*,
    brána, bráne, bránu, brány, bránk*, ramp*, wifi, wi fi, objednan*, rezervaci*, vstupenk*, listk*, listok*,
    poradi*, stol, stolik*, termin navst*, dorucovan*, dorucime, cislo schodzky, id schodzky, cislo stretnutia, id
    stretnutia, identifikátor schôdze, identifikátor stretnutia, id schôdze, číslo schôdze, kód schôdze, kód
    stretnutia, heslo schôdze, heslo stretnutia, heslo na stretnutie, odkaz na stretnutie, odkaz na schôdzu, id
    konferencie, číslo konferencie, kód konferencie, zoom stretnut*, stretnut* zoom, stretnut* cez zoom, stretnut* v
    zoome, schôdz* zoom, schôdz* cez zoom, teams stretnut*, stretnut* teams, stretnut* cez teams, schôdz* teams,
    schôdz* v teams, stretnut* google, stretnut* meet, online stretnut*, online schôdz*, schôdzk*, videohovor*, video
    hovor*, videokonferenc*, videostretnut*, videokonzultác*, telekonferenc*, konferenčn* hovor*, zasadac* miestnos*,
    rokovac* miestnos*, webinár*, pripojiť sa k stretnutiu, pripojte sa k stretnutiu, pripojiť sa k schôdzi, pripojte
    sa k schôdzi, pripojiť sa na stretnutie, pripojenie na stretnutie, pripojiť sa telefonicky, pripojte sa
    telefonicky, pin účastníka, id účastníka, kód účastníka, číslo účastníka, čakár*, bráničk*, bránou, vráta, závor*,
    vchod*, vstup do budovy, vstupe do budovy, vestibul*, lobby, schodisk*, schody, schodoch, zvonček*, domový
    telefón, videovrátnik*, interkom*, garáž*, parkovisk*, parkovac* miest*, parkovani*, výťah*, schránk* na kľúče,
    box na kľúče, trezor na kľúče, odovzdani* kľúčov, visac* zám*, číseln* zám*, kódov* zám*, zámok na bicykel, šatň*,
    bicyklárn*, cykloprístreš*, úschovň*, pivnic*, alarmu, vypnúť alarm, odkódov*, zabezpečovac* zariaden*,
    zabezpečovačk*, hotelov* trezor*, trezor na izbe, trezor v izbe, kód trezora, sejf*, turniket*, nabíjac* stanic*,
    nabíjačk* pre elektromobil*, wallbox*, predajn* automat*, automatu, automate, parkovac* automat*, parkomat*,
    kopírk*, kopírovac* stroj*, pri tlačiarni, na tlačiarni, práčk*, sieť pre hostí, sieti pre hostí, bezdrôtov*
    siet*, číslo izby, výdajn* miest*, výdajn* box*, výdajn* kód*, kód na výdaj, pripraven* na odber, odbern* miest*,
    osobn* odber*, doručovateľ*, poštár*, pošt* úrad*, poboč* pošty, poradov* čísl*, čakac* čísl*, číslo v rade, v
    rade na, pri okienku, pult, pulte, pultu, recepčn*, sprievodc* vlaku, sprievodkyn*, revízor*, palubn* líst*,
    nástup do lietadla, nástup na palubu, boarding*, vrátnik*, vrátnic*, strážnik*, ochrank*, potvrďte termín,
    potvrdiť termín, potvrdenie termínu, termín u lekára, účasti, dochádzk*, zúčastn*, prídete, prídeš, prídem,
    dorazíte, príchod*, príjazd*, potvrďte návštevu, potvrdiť návštevu, potvrdenie návštevy, vašu návštevu dňa,
    návštev* lekára, návštevu u, návšteva u, obhliadk*, ubytovan*, check in, odbaveni*, pobyt, pobytu, pobyte,
    doručovac* adres*, dodac* adres*, adresa doručenia, časov* okn*, čas doručenia, stav merača, samoodpočet*,
    elektromer*, plynomer*, vodomer*, rezervác* stola, prijati* tovaru, príjem tovaru, výlet*, exkurzi*, škol* v
    prírode, rodičovsk* združeni*, jazd* v autoškole, pohovor*, doručenie tovaru, samoobslužn* terminál*, samoobslužn*
    kiosk*, v hoteli, účasť, účasťou, výdaj zásielok, výdaj tovaru, odpočet meračov,
    schôdz*,
    id webinára, číslo webinára, názov siete, názov wifi, meno siete, ssid, siete pre hostí, hosťovská sieť,
    internet pre hostí, internetu pre hostí, heslo k sieti, hotelová sieť, heslo k stretnutiu
  `,
  entryPlace: `
    okn*, okienk*, stranke, stranku, strank*, obrazovk*, pole, poli, pola, policko, policka, policku, policok,
    kolonk*, ramcek*, formular*, aplikaci*, appk*, prehliadac*, webe, zariaden*, portal*, tablet*, pocitac*, konzol*,
    televizor*, bankomat*, chate, chatu, klientovi hry, rozsireni*, sekcii, sekcie, sekciu, riadok, riadku, riadka,
    zalozk*, dekoder*, klavesnic*, botovi, sprievodc*, miniaplikaci*, webstrank*
  `,
  accountName: `
    používateľské meno, používateľského mena, užívateľské meno, prihlasovacie meno, prihlasovacieho mena, názov účtu,
    prezývk*, meno hráča, identifikátor používateľa
  `,
  subjectLine: "predmet*",
  outdated: `
    už neplatí, už nefunguje, predchádzajúci kód, predošlý kód, starý kód, zrušili sme, neplatný, už nie je platný, už
    nie je platná, nie je už platný, viac neplatí, viac nefunguje, ďalej neplatí, už sa nedá použiť, už nie je možné
    použiť, už nemožno použiť, stratil platnosť, prestal platiť, prestal fungovať, je už neplatný, bol zneplatnen*,
    zneplatnili sme, bol zrušen*, je zrušen*, kód sme zrušili, sme stiahli, bol stiahnutý, bol odvolaný, kód bol
    zablokovaný, kód sme zablokovali, kód je zablokovaný, bol nahradený, predchádzajúc* kód*, predošl* kód*, predtým
    zaslan*, skorší kód, skoršieho kódu, minulý kód, prvý kód, prvého kódu, pôvodný kód, pôvodného kódu, ranný kód,
    ranného kódu, ten z rána, kód z rána, včerajší kód, včerajšieho kódu, kód zo včera, ten včerajší, skôr zaslan*,
    skôr odoslan*, skôr poslan*, zaslaný skôr, odoslaný skôr, poslaný skôr, zaslaný ráno, zaslaný včera, poslali skôr,
    poslali ráno, poslali včera, zaslali sme skôr, ktorý sme vám poslali o, ktorý sme vám zaslali o, ktorý sme poslali
    o, kód vypršal, kód už vypršal, kódu vypršala, platnosť kódu vypršala, platnosť kódu skončila, platnosť vypršala,
    platnosť kódu uplynula, exspirovaný kód, kód exspiroval, už použit*, bol už použit*, už bol použit*, kód bol
    použitý, kód bol využitý, použitý kód, použitého kódu, kód ktorý ste použili, kód ktorý si použil*, nemožno použiť
    znova, nemožno použiť opakovane, nedá sa použiť znova, nie je možné použiť znova, nemožno znova použiť, znovu
    použiť sa nedá, ignorujte predchádzajúc*, ignorujte predošl*, ignorujte star*, nepoužívajte starý, zabudnite na
    kód, zabudnite na starý, namiesto kódu, miesto kódu, namiesto predchádzajúceho, namiesto predošlého, namiesto
    starého, nahrádza kód, nahrádza predchádzajúci, nahrádza predošlý, nahrádza starý, nahrádza ten, starého kódu,
    starým kódom, starému kódu, staré kódy, bol použitý na prihlásenie, použil sa na prihlásenie, kód ktorým ste,
    vypršal, bol použitý, bol využitý, nebol použitý, prepadol, bol uplatnený, nezadali včas,
    bolo overené kódom, bolo potvrdené kódom, bola potvrdená kódom, bola potvrdená sms kódom, zadali ste kód, zadal
    si kód, zadala si kód, vložili ste kód, prepísali ste kód, zadali ste pin, zadal si pin, zadala si pin, zadali
    ste sms kód, zadal si sms kód, zadala si sms kód, kód ste zadali, kód ktorý ste zadali, kód ktorý si zadal*,
    vami zadaný kód, tebou zadaný kód, kód zadaný vami, kód zadaný o, kód zadaný dnes, bol zadaný kód, bol zadaný
    pin, kód bol zadaný, kód bol prijatý, kód bol úspešne overený, kód bol akceptovaný, kód sme prijali, kód sme
    overili, prijali sme kód, pin bol zadaný, ste zadali kód, ste zadali sms kód
  `,
  toRead: `
    prečít*, čítaj*, pozri*, pozrieť, zobraz*, prehliad*, nájdete, nájdeš, zisti*, nahliadn*, prejsť na účet, prejdite
    do svojho účtu, prejdite na svoj účet, zobraziť účet, zobraziť svoj účet, stránk* účtu, zákazníck* portál*,
    zákazníck* zón*, klientsk* zón*, otvoriť dashboard, prejsť na dashboard, ovládac* panel*, vaše faktúry,
    internetbanking*, internet banking*, skontrol* objednávku, skontrol* rezerváciu, skontrol* podrobnosti, nedávn*
    aktivit*, čo sa zmenilo, sprav* zariadenia, skontrol* dodaciu adresu, prečíta* správu, otvor* aplikáciu, čítať
    článok, prejsť do môjho účtu, otvoriť prehľad, prejsť do portálu, moje rezervácie, otvoriť dokument, otvoriť album,
    podrobnosti o výpadku
  `,
  plural: "kódy, kódov, kódoch, kódom sms",
  fault: "kód chyby, chyba, chybu, chybov*, porucha, poruchu, na displeji, hlási kód",
  injection: "ignoruj všetko, ignorujte všetko, ignoruj predchádzajúce, ignorujte predchádzajúce",
  codeWord: `
    slovo, slovom, slovíčko, tajné slovo, tajného slova, tajným slovom, kódové slovo, kódového slova, kódovým slovom,
    kľúčové slovo, kľúčovým slovom, prihlasovacie slovo, prihlasovacieho slova, prihlasovacím slovom, prístupové
    slovo, prístupového slova, prístupovým slovom, vstupné slovo, overovacie slovo, potvrdzovacie slovo, kontrolné
    slovo, bezpečnostné slovo, párovacie slovo, jednorazové slovo, slovo na prihlásenie, slovo pre prihlásenie, slovo
    na vstup, slovo na prístup, slovo na dnes, slovo pre dnešok, dnešné slovo, jednorazov* hesl*, hesl* na jedno
    použitie, heslo dňa, hesla dňa, heslom dňa, heslo na dnes, heslo na dnešok, heslo pre dnešok, heslo na dnešný deň,
    dnešné heslo, dnešným heslom, denné heslo, prístupová fráza, prístupovú frázu, heslová fráza, heslovú frázu,
    párovacia fráza, párovaciu frázu, tajná fráza, tajnú frázu, fráza, frázu, frázou, slabiky, slabikami, písmená,
    písmenami, reťazec, reťazcom, reťazec znakov, reťazec písmen, postupnosť znakov, postupnosť písmen, kľúč, kľúčom
  `,
  example: `
    napríklad, napr, príklad:, príklady:, ako príklad, v tomto príklade, ukážkový kód, ukážková správa, ukážka správy,
    ukážka sms, vzorový kód, vzorová správa, vzor správy, príklad kódu, príklad správy, vyzerá takto, vyzerajú takto,
    vyzerá nasledovne, vyzerá približne, vyzerá asi, bude vyzerať takto, v tvare, vo formáte, niečo ako, typu:, správu
    typu, správy typu, sms typu, správu ako, dostal správu, dostala správu, dostal sms, dostala sms, prijal správu,
    prijala správu, obdržal správu, obdržala správu, prišla mu, prišla jej, prišla mi sms, prišla mi správa,
    nasledujúcu správu, nasledujúcu sms, nasledovnú správu, takúto správu, takúto sms, takú správu, správu s textom,
    správa s textom, sms s textom, v správe stálo, v správe bolo, správa znela, správa znie, falošn* správ*, falošn*
    sms, podvodná správa, podvodník ho, podvodník ju, podvodník jej, podvodník mu, podvodník požiadal, podvodník
    zavolal, obeť dostala, volajúci chcel*, volajúci požiada*, poškodená žena, poškodený muž
  `,
  matter: `
    dovolenk*, žiados* o voľno, neprítomnos*, práceneschopnos*, vyúčtovani* výdavkov, vyúčtovani* cesty, cestovn*
    náhrad*, cestovn* príkaz*, preplateni* výdavkov, služobn* cest*, nadčas*, výkaz* práce, výmen* zmien, výmen* zmeny,
    požiadavk* na nákup, čaká na vaše schválenie, čaká na schválenie, na schválenie, žiados* o schválenie, zdieľan*
    priečin*, zdieľan* súbor*, zdieľan* dokument*, zdieľan* album*, s vami zdieľa*, zdieľa s vami, zdieľal* s vami,
    prístup k priečinku, pripraven* na stiahnutie, prenos súborov, export údajov, záloha údajov, zálohovani*, nahrávk*,
    záznam zo stretnutia, príloh*, cenov* ponuk*, nájomn* zmluv*, na podpis, podpísať dokument*, podpíšte dokument*,
    podpísať zmluvu, elektronick* podpis*, výplatn* pásk*, pokladničn* blok*, výpis* z účtu, poistn* zmluv*,
    vysvedčeni*, okomentoval*, nový komentár, nové komentáre, vás spomenul*, spomenul* vás, odpovedal* na, nový
    príspevok, nové príspevky, nová správa od, odpoveď na vašu otázku, napíšte recenziu, napísať recenziu, dotazník*,
    anket*, hlasovani*, petícia, petíciu, prieskum*, diskusi*, stretnuti*, schôdzk*, podujati*, zúčastníte sa, čakac*
    listin*, uvoľnilo sa miesto, workshop*, rodičovsk* združeni*, rezervác*, moderátor*, moderác*, karantén*, nová
    úloha, priraden* úloh*, pridelen* úloh*, domác* úloh*, pridan* do projektu, zapísan* do kurzu, takmer pln*, miesta
    na disku, doplňte svoj profil, zásielk*, uložen* vyhľadávani*, žiados* o zamestnanie, vás odobral*, s vami zdieľal*
    súbor*, zdieľa s tebou, vám nazdieľal*, nazdieľan* priečin*, čaká na moderovanie, čaká na uvoľnenie, pozdržan*
    správ*, zadržan* správ*, stiahnite si súbor*, súbory na stiahnutie, fotoalbum*, pozvánk* na stretnutie, pozvánk* na
    podujatie, potvrďte účasť, potvrďte termín, pripomienk* termínu, prieskum* spokojnosti, hlasujte, potvrdenie
    objednávky, objednávk* bola odoslaná, objednávk* bola zrušená, objednávk* bola prijatá, vaša objednávka č*, nová
    objednávka, platba prijatá, prijali sme platbu, platba zlyhala, po splatnosti, vrátenie peňazí, výzv* na úhradu,
    výzv* na zaplatenie, faktúr* v prílohe, nová faktúra, zasielame vám faktúru, vo vašom košíku, opusten* koší*,
    darčekov* poukaz*, opäť skladom, ohodnoťte nákup, hodnotenie produktu, potvrdenie o dare, obnovenie členstva,
    členstvo vyprší, skúšobné obdobie končí, skúšobné obdobie skončilo, nový článok, súkromn* správ* od, neprečítan*
    správ*, začal sledovať, začala sledovať, nový sledovateľ*, žiadosť o priateľstvo, sa pripojil* k skupine, sa pridal*
    do skupiny, opustil* skupinu, odstránen* zo skupiny, nové vlákno, nová odpoveď, týždenný prehľad, týždenný súhrn,
    upravil* stránku, boli ste odstránení zo zoznamu, úloha zlyhala, záloha zlyhala, voľné miesto na, platnosť
    certifikátu, certifikát* vyprší, bol vytvorený kľúč, kľúč* ssh, nájdený vírus, únik* údajov, dochádzajú zásoby,
    zaznamenaný pohyb, prekročen* kvót*, termín úlohy, úloha bola aktualizovaná, tiket bol uzavretý, požiadavka bola
    vyriešená, nová známka, uchádzač* o pozíciu, prihlášk* na podujatie, bola vám priradená úloha, bola vám pridelená
    úloha, upomienk* platby, vaše heslo vyprší o, štatistik* za, navrhnut* na zverejnenie
  `,
  receipt: `
    pokladničný doklad, pokladničného dokladu, pokladničný blok, účtenk*, doklad o zaplatení, doklad o kúpe, ďakujeme
    za nákup, ďakujeme za váš nákup, ďakujeme vám za nákup, ďakujeme za platbu, platba prijatá, platba bola prijatá,
    platba prebehla úspešne, zaplatené kartou, medzisúčet, vrátane dph, pokladník, kópia pre zákazníka, podpis sa
    nevyžaduje, doklad o platbe, potvrdenie o platbe, potvrdenka*, potvrdenka o platbe, číslo terminálu, id terminálu,
    č terminálu, číslo bločku, zostatok po transakcii, zostatok po operácii, disponibilný zostatok po, zaplatili ste v,
    zaplatil si v, zaplatila si v, zaplatili ste kartou, karta bola zaťažená, účet bol zaťažený, z karty bolo strhnuté,
    z účtu bolo strhnuté, z účtu odišlo, nákup prebehol, hrubá mzda, hrubej mzdy, čistá mzda, čistej mzdy, zrážky zo
    mzdy, mzdový list, platba potvrdená, platba schválená, platba prebehla, platba úspešná
  `,
};
