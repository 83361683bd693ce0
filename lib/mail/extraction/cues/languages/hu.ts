import type { Cues } from "@/lib/mail/extraction/cues/types";

export const hu: Cues = {
  code: `
    ellenőrzőkód*, hitelesítőkód*, megerősítőkód*, belépőkód*, azonosítókód*, kóddal, egyszeri jelsz*, kódja, kódod,
    kódot, kódját, egyszer használatos jelszó*, sms jelszó*, kódok, kódokat, kódon, kódnak, kódra, kódodat,
    aktiválókód*, visszaigazolókód*, igazolókód*, jóváhagyókód*, számkód*, pinkód*, aláírókód*, párosítókód*,
    feloldókód*, visszaállítókód*, kódért, kódunk, kódunkat, kódocska, ellenőrző szám*, azonosító szám*, megerősítő
    szám*, sms kulcs*, egyszeri pin*, egyszeri azonosító*, kódhoz, kódjai, kódom, kódomat, kódotok, kódotokat, kódból,
    kódról, kódnál, kódodra, kódoddal, kódjával, kódként, kódokkal, fizetés jelszava, fizetési jelszó, tranzakció
    jelszava, tranzakciós jelszó, művelet jelszava, jóváhagyó jelszó, jóváhagyási jelszó, egyszeri jelszó, egyszer
    használatos jelszó, eszközkód, *kódot, *kódja, *kódját, *kódod, *kódodat, *kódjával, *kódunk, *kódunkat,
    hozzájárulási kód*, egyszer használható jelsz*, egyszer használható szám*, egyszer használatos szám*, egyszeri
    szám*, egyszeri kulcs*, egyszer használatos kulcs*, egyszer használatos azonosító*, egyszeri belépő*, dinamikus
    jelsz*, változó jelsz*, ellenőrző számsor*, ellenőrző karakter*, ellenőrzőszám*, megerősítő számsor*, biztonsági
    szám*, biztonsági számsor*, belépési szám*, bejelentkezési szám*, belépőszám*, aktiváló szám*, aktiválószám*,
    jóváhagyó szám*, jóváhagyószám*, hitelesítő szám*, hitelesítőszám*, azonosítószám ellenőrz*, sms ben kapott kód*,
    titkos szám*, titkos kód*, ideiglenes kód*, ideiglenes pin*, visszaigazoló szám*, *zőkód*, *zókód*, *tőkód*,
    *tókód*, *lőkód*, *lókód*, *dókód*, *rókód*, *gyókód*, *vókód*, *sókód*, *számkód*, belépési kód*, *ásikód*, kód a
    fizetéshez, kód a fizetés jóváhagyásához, kód az utaláshoz, kód az átutaláshoz, kód a vásárláshoz, jelkód
  `,
  maybeCode: `
    *jegyű szám*, ideiglenes jelsz*, számjegy*, az alábbi szám*, kulcs, számsor*, számkombináció*, betűsor*, betűk,
    betűt, jelsor*, számot, számokat, a következő szám*, a lenti szám*, kódszó*, kódszav*, ezzel tudsz belépni, ezzel
    tud belépni, ezzel léphetsz be, ezzel léphet be, ezzel lépj be, ezzel lépjen be, mai jelszavad, mai jelszó*,
    jelszavad erre, jelige*, jelszó ehhez, titkos szó*, kulcsszó*, ami lent áll, az alábbiakat, az alábbit, a
    következőt, betűket, jeleket, szótag*, pinje, pinjét, pin kérelem*, egyszeri hozzáférés*, ezzel léptek, kulcsa,
    hatjegyű, négyjegyű,
    számmal, számokkal, számjeggyel, karaktersor*, karakterlánc*, karakterek, karaktereket, jelsorozat*, számsorozat*,
    betűkombináció*, betűsorozat*, karakterkombináció*, ideiglenes belépő*, biztonsági kulcs*, aktiváló kulcs*,
    ezek a számok, ezeket a számokat, ezt a számot, ezzel a számmal, ezt a számsort, jelmondat*, biztonsági mondat*,
    hat szám, négy szám,
    alábbi jelszó*, alábbi jelsza*, következő jelszó*, lenti jelszó*, fenti jelszó*, ezzel a jelszó*
  `,
  other: `
    követési kód*, számlaszám*, bankszámlaszám*, megrendelés*, utcai, emelet, rendelés*, díjbekérő*, fizetend*,
    promóciókód*, kedvezmény*, utalvány*, ajánlókód*, ajánlói kód*, meghívókód*, beváltókód*, irányítószám*, csomag*,
    nyomkövet*, követési szám*, szállít*, küldemény*, foglalás*, hivatkozási szám*, ügyszám*, ügyfélszám*,
    ügyfélazonosító*, szerződés*, sorozatszám*, adószám*, állapotkód*, fax*, hívja, ügyfélszolgálat*, összeg*,
    végösszeg*, összesen, egyenleg*, utca, verzió*, végződő*, kártyaszám*, hűségpont*, vonalkód*, forráskód*, etikai
    kódex*, körzetszám*, termékkód*, cikkszám*, kódolás*, tranzakcióazonosító*, hibajegy*, huf, azonosítója,
    azonosítód, azonosítószám*, ügyfél azonosító*, vevőkód*, vevőszám*, vevő azonosító*, számlasorszám*, sorszám*,
    számlád, számlája, számlát, e számla, fogyasztó*, felhasználási hely*, gyári szám*, olvasójegy*, tagsági szám*,
    tagsági kártya*, tagszám*, törzsvásárlói*, hűségkártya*, hűségprogram*, pontok, pontot, pontod, jegyszám*, jegyek,
    belépőjegy*, vonatjegy*, rendszám*, poggyász*, kötvény*, káresemény*, kárszám*, iktatószám*, jegy száma, kupon
    kód*, akció*, leárazás*, promóciós kód*, ajándék*, barátaj*, hívd meg barát*, adóazonosító*, mérőszám*, mérőóra*,
    időpont*, rendelő*, sorsjegy*, szék, szektor, kóddal ért véget, közlemény*, bejelentés*, átvételi kód*, ajtókód*,
    előfizetői szám*, nyitókód*, rekesz*, automatában, utánvét*, átvehető, hibakód*, hivatkozzon erre, kártya vége,
    vényazonosító, ügyiratszám, helyszám, megbeszélés, értekezlet, megbeszélésre, keresőmező*, keresőbe, keresősáv*,
    mérőállás*, rendelési szám*, számla száma, szerződés száma, nyomkövetési szám*, foglalási szám*, foglalási kód*,
    járatszám*, ülőhely*, szobaszám*, nyugtaszám*, tranzakciószám*, tranzakció azonosító*, rajtszám*, ajánlatszám*,
    javítási szám*, bejelentés száma, befizető azonosító*, törzsszám*, közlemény rovat*, zóna, zónát, zónába, zónakód*,
    parkoló*, kapukód*, ajtó kód*, zárkód*, lakatkód*, riasztókód*, garázskód*, szekrénykód*, rekeszkód*, kulcskód*,
    kulcsdoboz*, kulcsszéf*, lépcsőházi kód*, liftkód*, vendégkód*, wifi kód*, wifi jelsz*, wi fi jelsz*, hálózati
    kulcs*, hálózati jelsz*, öltözködési kód*, dress code, etikai kód*, kurzuskód*, tantárgykód*, tárgykód*,
    osztálykód*, tanulókód*, megbeszéléskód*, megbeszélés azonosító*, értekezlet azonosító*, értekezlet kód*, jelkód*,
    barátkód*, tagkód*, ügyfélkód*, partnerkód*, diákkód*, bónuszkód*, nyereménykód*, játékkód*, kuponkód*,
    kedvezménykód*, akciós kód*, visszaküldési kód*, üzletkód*, árukód*, cikkód*, modellkód*, licenckód*, licenckulcs*,
    termékkulcs*, jegykód*, utazási kód*, állomáskód*, repülőtérkód*, reptéri kód*, helykód*, bankkód*, swift kód*, bic
    kód*, áfakód*, áfa kód*, adókód*, tevékenységi kód*, teáor*, diagnóziskód*, bno kód*, okkód*, vámkód*,
    figyelmeztető kód*, rádiókód*, motorkód*, színkód*, postai kód*, nyelvkód*, devizakód*, raktárkód*, projektkód*,
    morzekód*, gépi kód*, genetikai kód*, nyílt forráskód*, csomagkód*, szállítási kód*, qr kód*, országkód*, ország
    kód*, területi kód*, országhívó*, betegazonosító*, tajszám*, taj szám*, hallgatói azonosító*, neptun kód*,
    neptunkód*, tanulói azonosító*, om azonosító*, ügyirat*, ügy száma, iktatási szám*, lakásszám*, helyrajzi szám*,
    hrsz*, útlevélszám*, személyi szám*, személyigazolvány*, jogosítvány*, előfizetés szám*, szállítói szám*,
    szekrényszám*, vonatszám*, kocsiszám*, peronszám*, kurzusszám*, szállítólevél*, óraállás*, mérőóraállás*,
    leolvasás*, alvázszám*, kártya száma, könyvtári jegy*, beutaló*, csekk*, rendelésszám*, fuvarlevél*, polc*,
    munkalap*, garanciajegy*, receptje, recept szám*, receptszám*, api kulcs*, utolsó négy számjegy*, utolsó 4
    számjegy*, utolsó négy szám*, utolsó 4 szám*, szállítói kód*, beszállítói kód*, beszállítókód*, vevői kód*,
    vásárlókód*, vásárlói kód*, bankfiók kód*, bankfiókkód*, boltkód*, bolt kód*, üzlet kód*, áruházkód*, áruház kód*,
    részlegkód*, részleg kód*, költséghelykód*, költséghely kód*, szervezeti egység kód*, egységkód*, munkavállalói
    kód*, munkavállaló kód*, dolgozói kód*, dolgozókód*, munkakörkód*, munkakör kód*, feor kód*, feor szám*,
    foglalkozás kód*, szakkód*, szak kód*, képzéskód*, képzés kód*, képzési kód*, munkáltató kód*, munkáltatói kód*,
    tantárgy kód*, kurzus kód*, modulkód*, modul kód*, vizsgakód*, vizsga kód*, vizsgahely kód*, vizsgaközpont kód*,
    teremkód*, terem kód*, tanterem kód*, csoportkód*, csoport kód*, osztály kód*, eseménykód*, esemény kód*,
    rendezvénykód*, rendezvény kód*, program kód*, programkód*, foglalkozáskód*, mérkőzéskód*, mérkőzés kód*,
    meccskód*, csapatkód*, csapat kód*, tanfolyamkód*, tanfolyam kód*, intézménykód*, intézmény kód*, intézményi kód*,
    iskolakód*, iskola kód*, om kód*, kar kód*, tagozatkód*, parkolási zóna kód*, parkolózóna kód*, parkoló kód*,
    parkolóhely kód*, zóna kód*, terület kód*, területkód*, régiókód*, régió kód*, településkód*, település kód*,
    megyekód*, megye kód*, megálló kód*, megállókód*, állomás kód*, vasútállomás kód*, díjszabás kód*, tarifakód*,
    tarifa kód*, díjcsomag kód*, mérőkód*, mérő kód*, szerződés kód*, adónem kód*, adónemkód*, adóhivatal kód*,
    tevékenységkód*, tevékenység kód*, teáor kód*, teszor kód*, ksh kód*, gfo kód*, cofog kód*, kormányzati funkció
    kód*, rovatkód*, főkönyvi kód*, vtsz kód*, vtsz szám*, szj kód*, kn kód*, ekáer szám*, giro kód*, bankazonosító
    kód*, jogcímkód*, jogcím kód*, bizonylatkód*, visszárukód*, visszáru kód*, visszaküldés kód*, garanciakód*,
    garancia kód*, jótállási kód*, javítási kód*, szervizkód*, szerviz kód*, kárkód*, káreset kód*, hiba kód*, verzió
    kód*, gyártási kód*, gyártói kód*, tételkód*, tétel kód*, sarzskód*, sarzsszám*, gyártási szám*, szín kód*, ral
    kód*, típuskód*, típus kód*, modell kód*, alkatrészkód*, alkatrész kód*, alkatrészszám*, anyagkód*, anyag kód*,
    termék kód*, cikk kód*, áru kód*, rendelési kód*, kategóriakód*, kategória kód*, gyógyszerkód*, betegségkód*,
    gyógyszer kód*, hirdetéskód*, hirdetés kód*, ingatlankód*, ingatlan kód*, projekt kód*, szállás kód*, hotelkód*,
    járatkód*, járat kód*, könyv kód*, bérlet kód*, bérletkód*, kódú tárgy*, kódú tantárgy*, kódú kurzus*, kódú
    termék*, kódú cikk*, kódú projekt*, kódú terem*, kódú tanfolyam*, kódú megálló*, kódú ingatlan*, beszállítói szám*,
    személyzeti szám*, dolgozói azonosító*, munkavállalói azonosító*, vendég wifi jelsz*, vendég wi fi jelsz*,
    vendéghálózat* jelsz*, hálózat jelsz*, hálózat kulcs*, wifi hálózat jelsz*, zoom kód, om kódja*, om kódot, om
    kódunk, zoom jelsz*, meeting kód*, meeting jelsz*, megbeszélés jelsz*, megbeszélés kód*, értekezlet jelsz*,
    konferenciakód*, konferencia kód*, konferencia jelsz*, webinárium kód*, webinárium jelsz*, webinár kód*, webinár
    jelsz*, tárgyaló kód*, vevő kódja, előfizetői kód, fogyasztói kód, felhasználási hely kódja, tagsági kód, üzleti
    partner kódja, tanulói kód, hallgatói kód, vizsgázó kódja, árucikk kódja, lot kód, közlemény rovatba írandó kód,
    számla kódja, mérőóra kódja, pod kód, mérési pont kódja, albetét kódja, járáskód, országhívó kód, övtj kód, pénznem
    kódja, kilépési kód, meghibásodás kódja, megrendelés kódja, pnr kód, foglalás kódja, csomagkövetési kód,
    nyomkövetési kód, adomány kódja, diagnózis kódja, vény kódja, biztosítás kódja, kárügy kódja, ülőhely kódja
  `,
  promo: `
    *kedvezmény, kedvezménnyel, *kuponkód, utalvány*, *utalvány, ajándékkárty*, ajándékutalvány*, promóciós*, akciós*,
    különleges ajánlat*, exkluzív ajánlat*, leárazás*, kiárusítás*, takarítson meg, a pénztárnál, kosárba*,
    bevásárlókos*, ingyenes szállítás*, ingyenes kiszállítás*, hűségpont*, bónuszpont*, sorsolás*, hívd meg barát*,
    hívja meg barát*, ajánld barát*, pénzvisszatérítés*, születésnapi*, minimális rendelési érték, minimum rendelési*,
    minimális vásárlás*, készlet erejéig, váltsa be, váltsd be, beváltható, vásárolj most, vásároljon most, kedvezményt,
    kedvezményes*, kedvezménykód*, kosárnál, olcsóbb*, spórol*, ajándékunk, tombola*, ajánlj minket, barátod*,
    akció, nyereményjáték*, nyerj, nyerjen, sorsoljuk
  `,
  press: `
    ebben a számban, e heti szám, ebben a cikkben, olvass tovább, olvasson tovább, olvasd tovább, publicist*,
    blogbejegyzés*, statisztik*, heti jelentés, havi jelentés, heti összefoglaló*, havi összefoglaló*, heti összesítő*,
    átlagosan, múlt hónap*, előző hónap*, kiadási megjegyzés*, változásnapló*, változáslist*, új verzió*, hibajavítás*,
    javított hibák, podcast-epizód*, műhelymunka*, felmérés szerint, kutatás szerint, tanulmány szerint, csaláshullám*,
    adathalász-hullám*, sajtóközlemény*, a héten, naponta, tesztlépés, elbukott, olvasóink, olvasóinknak, csalók*, sms
    hullám*, kérdőív*, felmérés*, véleménye, csalás*, adathalász*, olvassa el a cikket, cikk, újdonságok
  `,
  business: `
    hiteles*, ellenőriz*, ellenőrz*, megerősít*, visszaigazol*, igazol*, jóváhagy*, kétlépcsős*, kétfaktoros*,
    bejelentkez*, belép*, regisztr*, jelsz*, visszaállít*, biztonság*, fiók*, e mail cím*, email cím*, aktivál*,
    feloldás*, kifizet*, törlés*, postafiók*, aláír*, párosít*, hozzáférés*, átutal*, ön az, te vagy az, hozzájárul*,
    ügyfélkapu*, meghív*, hozzáadta, zárolt*, új eszköz, felhasználónév, jelentkezett, felvett a csapat*, hozzájárulás*,
    új telefon, új telefonon, új telefonra, új számítógép, új böngésző, címcsere*, e mail cím mód*, telefonszám mód*,
    netbank*, mobilbank*, azonosítsa, összekapcsol*, hitelesít*, utalás jóváhagy*, utalás befejez*, utalás véglegesít*,
    utalás teljesít*, utalás indít*, utalása jóvá*, utalásod jóvá*, utalást indított*, fizetés befejezéséhez, fizetés
    véglegesít*, fizetés engedélyez*, tranzakció véglegesít*, tranzakció befejez*, tranzakció engedélyez*, tranzakció
    végrehajt*, művelet engedélyez*, művelet végrehajt*, művelet véglegesít*, megbízás végrehajt*, engedélyezze,
    engedélyezd, engedélyezése, engedélyezéséhez, engedélyezésére, 3d secure*, erős ügyfél*, kártyás fizetés jóvá*, új
    mobilon, új mobilról, új mobilra, új eszköz*, új böngésző*, új számítógép*, ismeretlen eszköz*, ismeretlen
    készülék*, eszköz hozzáad*, eszköz csatlakoztat*, eszközcsere, készülék csatlakoztat*, készülékcsere*, eszköz
    összekapcsol*, zárolás*, zárolva, letiltott*, letiltottuk, sikertelen próbálkozás*, hibás próbálkozás*, téves
    próbálkozás*, rossz próbálkozás*, túl sok próbálkozás*, sikertelen kísérlet*, hibás pin*, telefonszám csere*,
    telefonszámcsere*, telefonszám változ*, telefonszámváltoz*, új telefonszám*, kedvezményezett hozzáad*, új
    kedvezményezett*, kétfázisú, kétfázisos, többfaktoros, többlépcsős, személyazonosság*, nyitva hagyott*, nyitva
    hagytad, nyitva hagyta, nyitva maradt, megnyitott ablak*, megnyitott oldal*, nyitott ablakba*, térj vissza az
    oldalra, térjen vissza az oldalra, térj vissza az ablak*, térjen vissza az ablak*, térj vissza az alkalmazás*,
    térjen vissza az alkalmazás*, menj vissza az oldalra, lépj vissza az oldalra, kizártuk, kizártad, kizárta magát, új
    e mail cím*, új email cím*, új készüléken, új készülékről, új készülékre, függő utalás*, függő tranzakció*, függőben
    lévő, fizetés befejez*, fizetés végrehajt*, fizetést befejez*, tranzakció teljesít*, tranzakciót befejez*, művelet
    befejez*, vásárlás befejez*, internetes vásárlás*, interneten vásárol*, online vásárlását, online vásárlásod, online
    kártyás, internetes kártyás, engedélyez*, ügyfélhitelesít*, eszközcsere*, eszköz hozzárend*, zárol*, feloldani,
    feloldja, feloldhatja, több próbálkozás*, hibás kísérlet*, telefonszám vált*, telefonszámváltás*, e mail váltás*, e
    mail csere*, új mobil, nyitott ablak*, nyitott oldal*, nyitva lévő ablak*, utalás végrehajt*, utalását, utalásod,
    utalásra vár, indított utalás*, lépsz be, lép be, belépsz, jelentkezel be, jelentkezik be
  `,
  fleeting: `
    óráig, óra múlva, perc, percig, percen, lejár*, érvényes*, egyszer használ*, órán belül, ig él, érvényét veszti,
    hatályát veszti, eltűnik, negyed óra, negyedóra, csak egyszer, egyszer működik, másodperc*, elévül, nem működik
    tovább, egy óráig, egy óra áll, egy órán át, órányi, negyedórán, negyedóráig, felhasználható, csak egyszeri
  `,
  secret: `
    bizalmas*, ne ossza meg, ne oszd meg, ne add meg, ne adja meg, senkinek, senkivel, soha nem kér*, titkos, ne
    árulja el, ne mondja el, ne diktálja, ne diktáld, csak önnek, csak neked, munkatársaink soha, munkatársaink sosem,
    sosem kér*, titokban, ne adja ki, ne mutassa, ne mutasd, ne küldje, ne küldd, ne olvassa, ne olvasd, ne
    továbbítsa, ne továbbítsd, tartsa titokban, tartsd titokban, kizárólag önnek, kizárólag neked, másnak, másnak ne,
    másokkal, ne ossza, ne oszd, ne áruld el, ne mondd el, ne add ki, ne adja át, ne add át, ne adjátok ki, ne
    osszátok meg, ne közölje, ne közöld, ne fedje fel, ne fedd fel, nem adható ki, nem osztható meg, soha nem fogjuk
    kérni, soha nem fogja kérni, sohasem kér*, nem fogjuk elkérni, soha nem hívj*, nem kérjük el, kollégáink soha,
    kollégáink sosem, munkatársunk soha, munkatársunk sosem, munkatársaink nem kérik, egyetlen munkatársunk,
    ügyfélszolgálatunk soha, ügyfélszolgálatunk sosem, tartsa meg magának, tartsd meg magadnak, még munkatársainknak
    se, még a bank munkatársának, még telefonon se, aki kéri csaló, az csaló, a kódot harmadik személynek
  `,
  enter: `
    megad*, beilleszt*, használd, másold, add meg, adja meg, beír*, másolja*, illessze be, használja, írd, begépel*,
    üsd be, üsse be, pötyög*, illeszd be, diktáld*, diktálja*, olvassa be, olvasd be, szkenneld*, beolvas*, töltsd ki,
    töltse ki, ezzel a kóddal, vigye be, vidd be, bevinni, bevitel*, gépel*, írja, írjátok be, adjátok meg,
    tüntesse fel, tüntesd fel, feltüntet*, válaszold, válaszolja, mondd be, mondja be, olvasd fel, olvassa fel,
    átmásol*, bemásol*, ragaszd be, ragassza be, szükséged lesz, szüksége lesz, kitölt*, tedd be, tegye be,
    ütögesse be, tárcsáz*, koppints be, nyomkodd be, küldd el a botnak, amit az űrlap kér, kéri az alkalmazás,
    ezt kéri, kopogd be, kopogja be, kopog*, kerüljön, írja be, írd be, írjuk be, beüt*, üsse, üssed, ütni,
    kell írni, kell beírni, kell megadni, kell begépelni, ide kell, oda kell, ide kerül, oda kerül, másolja be,
    másold be, illessze, illeszd, adja, írjon be, írj be, tegye, tedd, vigye, vidd, használjuk, kérni fog,
    kérni fogja, kérik, fogja kérni, erősítsd meg ezzel, erősítse meg ezzel, erősítsd meg a kóddal, cserét ezzel,
    módosítást ezzel, vásárlást ezzel, hagyd jóvá, hagyja jóvá, hagyd jóvá ezzel, hagyja jóvá ezzel, írd alá, írja alá,
    aláírja, aláírod, oldd fel ezzel, oldja fel ezzel, lépj be ezzel, lépjen be ezzel, jelentkezz be ezzel,
    jelentkezzen be ezzel, azonosítsa magát, azonosítsd magad, igazold magad, igazolja magát, aktiváld ezzel,
    aktiválja ezzel, válaszolj annyit, válaszoljon annyit, válaszolj ezzel, válaszoljon ezzel, válaszban írd,
    válaszban írja, küldd vissza, küldje vissza, küldd el, küldje el, mondd, mondja, mondja el, mondd el, mondja meg,
    mondd meg, nevezd meg, nevezze meg, diktáld be, diktálja be, beolvasod, bediktál*, felolvas*, bemond*, idézd,
    közöld, közölje, írd ide, írja ide, írd oda, írja oda, írd át, írja át, beírod, beírja, beírnod, beírnia,
    beírásával, beírását, megadásával, megadását, begépelésével, bevitelével, bemásolásával, beillesztésével, gépeld,
    gépelje, gépeld be, gépelje be, pötyögd be, pötyögje be, nyomd be, nyomja be, vidd fel, vigye fel, oda való,
    oda írd, oda írja, ide írd, ide írja, ide jön, ide jöhet, mezőbe ez kerül, mezőbe kerül, ebbe a mezőbe,
    illeszd ide, illessze ide, kell másolni, kell beütni, kell bevinni, kell megadnia, kell megadnod, kell beírnia,
    kell beírnod, szükséges a következő, kell a következő lépésben, kérjük a következő, kérjük adja, kérjük írja,
    kérni fogjuk, kérünk tőled, kérünk öntől, fogunk kérni, kérdezni fogja, kérdezi, fogja kérdezni, számot kérjük,
    számot kéri, kódot kéri, kódot kérjük, erősítheti meg, erősítheted meg, megerősíthető, igazolhatja, jóváhagyhatja,
    jóváhagyhatod, aláírhatja, aláírhatod, használhatja, használhatod, ha beírta, ha beírtad, beírta, beírtad,
    miután beírta, miután beírtad, miután megadta, miután megadtad, begépelte, begépelted, beütötte, beütötted,
    elég beírni, elég megadni, elég megadnia, elég megadnod, elég beírnia, add meg neki, adja meg neki,
    be kell írn*, be kell gépeln*, be kell ütn*, be kell vinn*, be kell másoln*, be kell illeszten*, be kell diktáln*,
    be kell mondan*, meg kell adn*, fel kell olvasn*, le kell diktáln*, vissza kell külden*, ki kell tölten*, bevitt*,
    beviszi, beviszed, bevinnie, bevinned, beviheti, beviheted, írjon ide, írj ide, írd vissza, írja vissza, helyezze
    be, helyezd be, szúrd be, szúrja be, beszúr*, rögzítse a kódot, rögzítsd a kódot, küldd be a kódot, küldje be a
    kódot, válaszként, válaszul, válaszában írja, feleljen ezzel, felelj ezzel, válaszoljon a kóddal, válaszolj a
    kóddal, mutasd meg az ügyintéző*, mutassa meg az ügyintéző*, ügyintézőnek, ügyintézőnknek,
    operátornak, operátorunknak, tanácsadónknak, válaszd ki a számjegy*, válassza ki a
    számjegy*, válaszd ugyanezt a számot, válassza ugyanezt a számot, nyomd meg a számjegy*, nyomja meg a számjegy*,
    folytasd ezzel, folytassa ezzel, fejezd be ezzel, fejezze be ezzel, véglegesítsd ezzel, véglegesítse ezzel,
    engedélyezd ezzel, engedélyezze ezzel, írd alá ezzel, írja alá ezzel, zárd le ezzel, ezzel erősíthet*, ezzel
    erősíts*, ezzel hagyhat*, ezzel hagyd, ezzel hagyja, ezzel igazol*, ezzel írhat*, ezzel írd, ezzel írja, ezzel
    oldhat*, ezzel oldd, ezzel oldja, ezzel folytat*, ezzel fejezhet*, ezzel fejezd, ezzel fejezze, ezzel véglegesít*,
    ezzel engedélyez*, ezzel aktivál*, ezzel azonosít*, kóddal erősít*, kóddal hagy*, kóddal igazol*, kóddal írja,
    kóddal írd, kóddal oldja, kóddal oldd, kóddal léphet*, kóddal folytat*, kód használatával, kód felhasználásával,
    szám használatával, számmal erősít*, számmal hagy*, ütögesd be, másoljuk, írjátok, üssétek be, másoljátok*,
    illesszétek*, használjátok, ide másold, ide másolja, oda másold, oda másolja, ide gépel*, oda gépel*, az üres
    mezőbe, a megjelenő mezőbe, a megfelelő mezőbe,
    nyomja meg a szám*, nyomd meg a szám*, nyomja le a szám*, nyomd le a szám*, nyomja meg sorban, nyomd meg sorban,
    nyomja meg egymás után, nyomja meg a következő szám*, válassza ki a szám*, válaszd ki a szám*, válassza a szám*,
    válaszd a szám*, válassza ki ugyanazt, válaszd ki ugyanazt, válassza ki az azonos, válaszd ki az azonos, forgassa a
    kerek*, forgasd a kerek*, küldje be a szám*, küldd be a szám*, küldje meg a kódot, küldje meg nekünk a kód*, küldd
    meg a kódot, válaszoljon a számmal, válaszoljon erre az üzenetre, válaszolj erre az üzenetre, olvassa el neki a,
    olvasd el neki a, idézze a, munkatársunknak a kód*, folytassa a kóddal, folytasd a kóddal, fejezze be a kóddal,
    fejezd be a kóddal, zárja le ezzel, nyissa ki ezzel, erősítse meg a kóddal, erősítse meg a számmal, oldja fel a
    kóddal, oldd fel a kóddal, lépjen be a kóddal, lépj be a kóddal, jelentkezzen be a kóddal, jelentkezz be a kóddal,
    fizetést ezzel, utalást ezzel, átutalást ezzel, szerződést ezzel, tranzakciót ezzel, belépést ezzel, fizetést a
    kóddal, utalást a kóddal, vásárlást a kóddal, ezzel a számmal, ezekkel a számokkal, ezzel a jelszóval, az alábbi
    kóddal erős*, bevinné, bepötyög*, bekopog*, illesszen be, illessz be, másoljon be, másolj be, tölts ki, töltsön ki,
    üss be, üssön be, vigyen be, adj meg, adjon meg, írtad be, írta be, írták be, adtad meg, adta meg a kódot hangosan a
    számot, hangosan a kódot
  `,
  complete: `
    jelsz* visszaállít*, jelsz* megváltoztat*, jelsz* módosít*, hitelesítsd, hitelesítse, ellenőrizd az e mail*,
    ellenőrizze az e mail*, címed ellenőrz*, aktivációs link*, fogadd el, fogadja el, regisztráció* megerősít*,
    fejezze be a regisztráció*, eszköz* jóváhagy*, hozzáférés* visszaállít*, megerősít* e mail*, megerősít* email*,
    erősítsd meg, erősítse meg, megerősítem, fiók* megerősít*, regisztráció* befejez*, feliratkozás* megerősít*,
    e mail cím* ellenőrz*, igazold vissza, igazolja vissza, fiók* aktivál*, aktiváld, aktiválja, aktiválom,
    aktiváló link*, megerősítő link*, ellenőrző link*, jelszó alaphelyzet*, jelszó* helyreállít*, állítsd vissza,
    állítsa vissza, új jelszó*, új jelszav*, jelszó beállít*, jelszó létrehoz*, jelszócsere*, jelszóvisszaállít*,
    fiók* visszaállít*, fiók* felold*, varázslink*, belépési link*, bejelentkezési link*, meghívás* elfogad*,
    csatlakozz*, bejelentkezés* jóváhagy*, én voltam, fiók* törlés*, erősítsük meg, megerősít* címed, cím* megerősít*,
    e mail* megerősít*, megerősít* a regisztráció*, megerősít* a fiók*, megerősít* a feliratkoz*,
    megerősít* az e mail*, igazold az e mail*, igazolja az e mail*, hitelesít* e mail*, hitelesít* az e mail*,
    e mail hitelesít*, fiók* hitelesít*, regisztráció* véglegesít*, véglegesít* a regisztráció*, regisztráció aktivál*,
    regisztráció* jóváhagy*, feliratkozás* véglegesít*, feliratkozás* jóváhagy*, igen feliratkoz*, feliratkozom,
    kérem a hírlevelet, aktivál* a fiók*, fiók* létrehoz*, fiók* beállít*, fejezd be, állíts be, állítson be,
    állítsd be a jelsz*, állítsa be a jelsz*, adj meg új jelsz*, adjon meg új jelsz*, adj meg egy új jelsz*,
    válassz jelsz*, válasszon jelsz*, válassz új jelsz*, belépés jelszó nélkül, bejelentkezés jelszó nélkül, belépek,
    én vagyok, módosítás* véglegesít*, törlés* megerősít*, kérem a hírleveleket, megerősítve lesz, belépek a,
    belép* a csoportba, csatlakozom, engedj be, bent vagy, hagyja jóvá, fiók* indít*, meghívó* elfogad*, hozzájárulok,
    hozzáférés* felold*, megerősítem a, postafiók* igazol*, levélcím igazol*, jelszó* választ*, jelszó* megad*,
    véglegesítem, belépés* jóváhagy*, hozzáférés* engedélyez*, igen én vagyok, én vagyok az, igen kérem,
    fiók megnyitása, e-mail-cím megerősítése, meghívó megtekintése, meghívó megnyitása, válasz a meghívóra,
    csatlakozás a csoporthoz, benne vagyok, részt veszek, szükségünk van az igenére, belépés egy kattintással,
    jelszó nélküli belépés, zárolás feloldása, erősítse meg hogy, erősítsd meg hogy, elfogadom a meghívást,
    csatlakozás a csapathoz, folytatás a böngészőben, ez az én címem, ez a címem, aktiválásához,
    jelszó megváltoztatásához, jelszavának megváltoztatásához, jelszava megváltoztatásához, jelszavának visszaállítás*,
    válasszon egy új jelszót, új jelszó megadásához, e mail cím ellenőrzéséhez, e mail címe ellenőrzéséhez,
    e mail cím megerősítéséhez,
    oldhatja fel, oldhatod fel, oldja fel a, oldd fel a, oldja fel fiók*, oldd fel fiók*, zárolás felold*,
    zárolás megszüntet*, zárolást felold*, amint elfogadja, amint elfogadod, itt elfogadja, itt elfogadod,
    elfogadja a meghív*, elfogadod a meghív*, meghívót elfogad*, meghívás elfogad*, cím cseréj*, cím módosítás*,
    címcsere*, e mail cím módosít*, e mail cím cseréj*, igen cseréld, igen cserélje, csere* jóváhagy*,
    módosítás* jóváhagy*, változás* jóváhagy*, csere* megerősít*, módosítás* megerősít*, változtatás* megerősít*,
    profil* törlés*, profil* törl*, fiókom törl*, fiók végleges törl*, fiók* helyreállít*, hozzáférés* helyreállít*,
    profil* visszaállít*, fiók* újraaktivál*, újraaktivál*, visszakapja a fiók*, visszakapod a fiók*,
    jelszót állíthat*, jelszót adhat*, jelszót választhat*, új jelszót állít*, új jelszót ad*, új jelszót hoz*,
    új jelszót kér*, jelszavát megváltoztat*, jelszavad megváltoztat*, jelszó megújít*, jelszó módosít*, léptess be,
    jelentkeztess be, engedjen be, beléptetés*, egyszeri belépés*, belépés egy kattint*, eszköz* megerősít*,
    eszköz* engedélyez*, bejelentkezés* engedélyez*, tulajdonjog* megerősít*, hozzájárulás megad*,
    hozzájárulás* megerősít*, csatlakozás a projekt*, csatlakozás a család*, csatlakozás a szervezet*,
    csatlakozás a munka*, regisztrációm* befejez*, fiókbeállítás befejez*, fiók befejez*, beállítás befejez*,
    beállítás* véglegesít*, erősítem meg a cím*, címem megerősít*,
    megerősíti a törl*, megerősíted a törl*, megerősíti a cím*, megerősíted a cím*, megerősíti a módosít*,
    megerősíted a módosít*, megerősíti a csere*, megerősíti a regisztr*, megerősíted a regisztr*,
    megerősíti a feliratk*, választhat újat, választhatsz újat, új jelszót választ*, jóváhagyja a belép*,
    jóváhagyod a belép*, jóváhagyja a bejelentk*
  `,
  act: `
    hitelesítés, jóváhagy, megerősítés*, jóváhagyás, jóváhagyom, feloldás, folytatás, tovább, visszaállítás,
    engedélyezés, véglegesít*, elfogadom, egyetértek, hitelesítem, engedélyezem, belépek, megerősítem, igazolom,
    elfogadás*, jóváhagyja, indítás, elindítom, hozzájárulok, folytatom, feloldom, befejezés, beállítom, választás*,
    aktiválás*, csatlakoz*, kezdjük, még egy lépés, még egy kattintás, utolsó lépés, majdnem kész, mindjárt kész
  `,
  signIn: `
    lépj be, lépjen be, bejelentkezés, belépés, jelentkezz be, jelentkezzen be, belépek
  `,
  never: `
    felhasználási feltétel*, gyik, további információ*, rólunk, válaszol*, rendelésem, leiratkoz*, beállítás*,
    feliratkozás kezel*, adatvéd*, adatkezel*, súgó*, segítség*, kapcsolat*, kérdőív*, értékel*, vélemény*,
    csomagkövet*, nyomon követ*, rendelés megtekint*, fizetés*, letölt*, bővebben, vásárol*, webáruház*, megoszt*,
    kövess*, impresszum, megújít*, böngészőben megtekint*, megnyitás böngészőben, nyissa meg böngészőben, megtekintés
    böngészőben, böngészőben való, online változat*, rendelés állapot*, rendelés státusz*, rendelésed, csomag állapot*,
    számla megtekint*, befizetés*, bankkártyás, részvétel* megerősít*, részvételi szándék*, csatlakozz a megbeszélés*,
    csatlakozás az értekezlet*, időpont* megerősít*, időpont lemond*, lemondás*, hol a csomag*, napló*, elolvas*,
    tovább olvas*, fizetek*, rendeléseim, vásárlás*, megnézem, hosszabbítás, rekesz kinyitása, honlap, kérdések,
    ügyfélszolgálat, irány a bolt, időpont módosítása, foglalás megtekintése, beszélgetés folytatása, folytasd a
    beszélgetést, üzenet megtekintése, hozzászólás megtekintése, csatlakozás a megbeszéléshez, csatlakozás az
    értekezlethez, fiókom, saját fiók, feladat megnyitása, próbáld ki, próbálja ki, jelentés megnyitása, fájl
    megnyitása, képek megtekintése, eredmények megtekintése, hozzászólás*, moderál*, szállítás követ*, küldemény
    követ*, csomagom követ*, rendelés követ*, rendelésem követ*, nyugta megtekint*, számla letölt*, számla megnyit*,
    jegy letölt*, jegyek letölt*, jegyek megtekint*, beszállókárty*, utasfelvétel*, check in, foglalás módosít*,
    foglalás kezel*, foglalás lemond*, naptárhoz ad*, hozzáadás a naptár*, naptárba ment*, wallethez ad*, alkalmazás
    letölt*, töltsd le az app*, töltse le az app*, töltse le az alkalmazást, app store, google play, kérdőív kitölt*,
    véleményed érdekel, mondja el a véleményét, írd meg a véleményed, lépjen kapcsolatba, profilom, nyitvatartás,
    üzletkereső, boltkereső, szállítás módosít*, ajánlat megtekint*, ajánlatok megtekint*, vásárlok, megrendelésem,
    értékelje, webes változat, online verzió, követem a csomagom, kézbesítés módosítása, átirányítom a csomagot,
    befizetem a számlát, előfizetés kezelése, előfizetésem kezelése, bankkártya frissítése, válasz írása, jelentkezés
    az állásra, irány a webshop, kupon beváltása, beváltom a kupont, utalvány beváltása, barátok meghívása, meghívom a
    barátaimat, hívd meg barátaidat, időpontot foglalok, mentés a naptárba, belépés a megbeszélésre, írj az
    ügyfélszolgálatnak, értesítések kezelése, biztonsági beállítások ellenőrzése, biztonsági beállítások áttekintése,
    tevékenység ellenőrzése
  `,
  notMe: `
    lemondom, nem ön, nem én voltam, nem kérte, nem kérted, nem regisztrál*, nem ismer*, figyelmen kívül, elutasít*,
    mégse, zárolja, zárolom, zárolni, zároltassa, nem ön vásárol*, nem kezdeményez*, nem igényel*, nem próbál*, nem
    jelentkez*, nem rendel*, nem vár*, visszavon*, tárgytalan*, hagyd figyelmen, hagyja figyelmen, nem szeretné*, ha nem
    ön, nem ön volt, ha nem te voltál, nem te voltál, nem kell tennie semmit, ne tegyen semmit, törölje nyugodtan,
    hagyja figyelmen kívül, nem ön kérte, nem köszönöm, ha nem te, nem kell semmit tennie, letiltás, ha nem te kérted,
    ha valaki más, valaki más írta, nem próbált, nem próbálkozott, nem próbáltál, nem ismeri fel, nem ismered fel, nem
    te kérted, nem ön tette, ha nem kért, ha nem kérted, ha nem kérte, nem kezdemény*, azonnal jelezze, azonnal jelezd,
    azonnal értesítsen, azonnal hívja, tiltsa le, tiltsd le, csere leállít*, módosítás leállít*, módosítás visszavon*,
    törlés visszavon*, fiók megtart*, megtartom a fiók*, meghívó elutasít*, valaki más, ha nem hagyd, nincs teendője,
    nincs teendőd, nem az öné, nem a tiéd, nem önhöz tartozik, nem hozzád tartozik, nem az ön fiókja, nem a te fiókod,
    nem te végezted, nem te módosítottad, nem te indítottad, nem te hoztad létre, nem te léptél, nem engedélyezte, nem
    hajtott végre, tudta nélkül, tudtod nélkül, beleegyezése nélkül, ha ez tévedés, hogy ez tévedés, hogy tévedés
    történt, tévedésből kapt*, távolítsa el e mail címét, eltávolíthatja e mail címét, biztosítsa fiókját, védje meg
    fiókját, védd meg a fiókod*, azonnal változtass* meg, azonnal módosíts*, mielőbb változtass* meg, mielőbb módosíts*,
    jelezze nekünk, jelezd nekünk, értesítsen minket, értesítsen bennünket, tudassa velünk, jelentse a gyanús,
    jelentkezzen ki minden eszköz*, azonnal lépjen kapcsolatba, haladéktalanul lépjen kapcsolatba,
    nem én vagyok, ez nem én vagyok, ez nem én voltam, nem tőlem
  `,
  done: `
    sikeres volt, frissítettük, kikapcsolták, megváltozott, megváltoztattad, megváltoztatta, módosult, módosítottuk,
    megerősítettük, aktiváltuk, új bejelentkezés, bejelentkeztek, töröltük, bekapcsolták, köszönjük hogy megerősít*,
    megváltoztattuk, lecseréltük, beállítottuk, visszaállítottuk, hozzáadt*, eltávolít*, bekapcsoltuk, kikapcsoltuk,
    visszaigazolva, megváltoztattak, sikeresen*, időpont visszaigazol*, lezártuk, javítottuk, kifizetve, befizetve,
    sikeresen leiratkozott, leiratkoztál, leiratkozása megtörtént, leiratkozásod megtörtént, leiratkozását rögzítettük,
    töröltük a listáról, eltávolítottuk a listáról, előfizetése megszűnt, előfizetésed megszűnt, előfizetését
    lemondtuk, lemondása érvénybe lépett, többé nem kap, a jövőben nem kap
  `,
  here: `
    alábbi link*, koppint*, látogass*, nyisd meg, nyissa meg, gomb, gombra, linkre, itt, kattint*, az alábbi gomb*,
    hivatkozás*, böngésző*, erre a hivatkoz*, a lenti link*, oldalt, oldalra, ezt a címet, a címre, gombot, gombbal,
    linkkel, keresd fel, keresse fel, ezt a lapot, ezen a címen, nyomja meg, másolja, címsor*, következő oldalt,
    következő linkre, következő címet, alábbi oldalt, következő hivatkozásra, ezen a linken, a linken,
    link segítségével, gombra kattintva, lentebb,
    innen oldhat*, innen folytat*, innen állíthat*, innen indíthat*
  `,
  onSite: `
    csomag*, kuldemeny*, kiszallit*, szallit*, futar*, automata*, rekesz*, atvet*, atvev*, pult*, penztar*, recepcio*,
    ajto*, kapu*, sorompo*, wifi, wi fi, idopont*, foglalas*, jegy, jegyet, jegyek, jegyed, belepojegy*, sorszam*,
    asztal*, ertekezlet azonosito*, megbeszeles azonosito*, meeting azonosito*, megbeszélés kód*, megbeszélés jelsz*,
    megbeszélés szám*, értekezlet kód*, értekezlet szám*, értekezletazonosító*, megbeszélésazonosító*, konferencia
    azonosító*, konferenciaazonosító*, konferenciakód*, konferenciahívás*, konferencia hívás*, zoom megbeszélés*, zoom
    hívás*, zoom értekezlet*, zoom találkozó*, teams megbeszélés*, teams értekezlet*, teams hívás*, meet megbeszélés*,
    google meet, online megbeszélés*, online értekezlet*, virtuális megbeszélés*, videóhívás*, videómegbeszélés*,
    videokonferenci*, videokonzultáci*, telefonkonferenci*, telekonferenci*, webinár*, tárgyalóterem*, csatlakozás a
    megbeszéléshez, csatlakozzon a megbeszéléshez, csatlakozz a megbeszéléshez, csatlakozás az értekezlethez,
    csatlakozzon az értekezlethez, csatlakozás a híváshoz, betárcsáz*, telefonos csatlakozás*, résztvevő* pin*,
    résztvevői azonosító*, résztvevői kód*, résztvevőazonosító*, résztvevő azonosító*, résztvevő szám*, váróterem*,
    várószob*, kertkapu*, főbejárat*, bejárat*, lépcsőház*, ajtaj*, csengő*, lobbi*, előcsarnok*, garázs*, parkoló*,
    liftet, liftben, lifthez, felvonó*, kulcsszéf*, kulcsdoboz*, kulcstartó doboz*, kulcsátad*, kulcsátvét*, lakat,
    lakatot, lakatkód*, számzár*, biciklizár*, kerékpárzár*, öltöző*, szekrény*, gardrób*, ruhatár*, értékmegőrző*,
    kerékpártároló*, biciklitároló*, riasztó*, széf, széfet, széfben, széfkód*, széfje*, szobaszéf*, forgókapu*,
    forgóajtó*, beléptetőkapu*, töltőállomás*, töltőoszlop*, töltőpont*, jegyautomat*, jegykiadó*, italautomat*,
    önkiszolgáló kassz*, fénymásol*, nyomtatónál, mosókonyha*, mosógép*, vendéghálózat*, vezeték nélküli hálózat*,
    szobaszám*, postapont*, átvehető, átadókód*, kézbesítő*, házhozszállít*, postahivatal*, gépkocsivezető*,
    várakozási szám*, sorban áll*, ablak száma, ügyfélhívó*, kasszánál, buszsofőr*, buszvezető*, kalauz*,
    jegyellenőr*, jegykezelő*, beszállás*, beszállókárty*, beszállókapu*, portás*, porta szolgálat*, biztonsági őr*,
    őrszolgálat*, részvétel*, jelenlét*, ott leszek, kérjük jelezzen vissza, visszajelzését legkésőbb, érkezési idő*,
    látogatását megerősít*, látogatás megerősít*, látogatói belépő*, vizit, orvosi vizsgálat*, lakásnéz*,
    ingatlannéz*, szállodai bejelentkezés*, bejelentkezés a szállodá*, check in, utasfelvétel*, becsekkol*,
    szálláshely*, szállás, szállást, szállásod*, idősáv*, mérőóra*, mérőállás*, óraállás*, villanyóra*, vízóra*,
    gázóra*, mérőleolvas*, áruátvétel*, kirándulás*, osztálykirándulás*, szülői értekezlet*, állásinterjú*, vezetési
    óra*, kézbesítési cím*, önkiszolgáló terminál*, szállodában, konferenciaszám*, sofőrnek, sofőrrel, sofőrje,
    postásnak, postástól,
    meeting id, konferencia száma, webinár azonosító*, webinárium azonosító*, belépés a megbeszélésbe, belépés az
    értekezletbe, csatlakozás a meetinghez, csatlakozás a webinárhoz, csatlakozás a konferenciához, hálózat neve,
    hálózatnév*, wifi neve, wi fi neve, wifi hálózat*, wi fi hálózat*, ssid, vendég wifi, vendég wi fi, vendég
    hálózat*, vendég internet, vendéginternet*
  `,
  entryPlace: `
    ablak*, bongeszoablak*, oldal, oldalon, oldalra, oldalunkon, weboldal*, kepernyo*, mezo*, mezobe, rubrika*,
    rubrikaba*, urlap*, alkalmazas*, app, appba, appban, appot, appon, appunk*, bongeszo*, negyzet*, kocka*,
    keszulek*, feluleten, feluletre, honlap*, tablagep*, tablet*, szamitogep*, konzol*, teve*, parbeszed*,
    parbeszedablak*, szovegmezo*, szovegdoboz*, kezdooldal*, kezdokepernyo*, bejelentkezo oldal*, bejelentkezesi
    oldal*, belepesi oldal*, belepooldal*, set top box*, dekoder*, bankautomat*, csevego*, cseveges*, chat, chatben,
    chatbe, chatablak*, chatbot*, miniapp*, jatekklien*, kliens*, bovitmeny*, kovetkezo lepes*, masodik lepes*,
    fizetesi oldal*, fizetooldal*, megerosito oldal*, foglalasi oldal*, mobilalkalmaz*, bankapp*, netbank*,
    mobilbank*, menuben, menupont*, fulon, ugyfelportal*, tv n, tvn, tevere, teven, telefonon, portalon, dobozba,
    dobozban
  `,
  accountName: `
    felhasználónev*, felhasználói nev*, bejelentkezési nev*, fiók neve, becenev*, profilnev*, felhasználónév*,
    bejelentkezési név, becenév, profilnév, játékosnev*, játékosnév*, megjelenített név, megjelenítési név,
    felhasználói azonosító*
  `,
  subjectLine: "tárgy*, levél tárgy*",
  outdated: `
    már nem érvényes, már nem működik, érvényét veszt*, előző kód*, korábbi kód*, régi kód*, érvénytelen*, már nem
    használható, már nem él, már nem aktív, már nem fogadjuk el, többé nem érvényes, többé nem működik, többé nem
    használható, nem érvényes többé, nem használható többé, nem működik többé, érvényét vesztette, visszavontuk,
    visszavonásra került, visszavonták, vissza lett vonva, töröltük a kódot, érvénytelenítettük, érvénytelenítésre,
    letiltottuk a kódot, a kódot letiltottuk, a kód letiltva, lecseréltük, előbbi kód*, az előzőt, az előző pin*,
    régebbi kód*, első kód*, eredeti kód*, reggeli kód*, a ma reggelit, a ma reggeli, tegnapi kód*, a tegnapit,
    korábban küldött*, előzőleg küldött*, korábban kapott*, korábban elküldött*, reggel küldött*, reggel kapott*,
    tegnap küldött*, tegnap kapott*, korábban kiküldött*, órakor küldött*, perckor küldött*, a kód lejárt, kódja
    lejárt, kódod lejárt, kód már lejárt, kód érvényessége lejárt, lejárt kód*, időközben lejárt, azóta lejárt, már
    lejárt, már felhasznált*, már felhasználták, már felhasználásra, felhasználásra került, a kódot felhasznál*,
    felhasznált kód*, már használt*, elhasznál*, használták bejelentkez*, ezzel a kóddal jelentkeztek, az ön által
    használt kód, nem használható újra, újra nem használható, újból nem használható, nem használható fel újra,
    ismételten nem használható, hagyja figyelmen kívül az előző, hagyja figyelmen kívül a korábbi, hagyja figyelmen
    kívül a régi, hagyd figyelmen kívül az előző, hagyd figyelmen kívül a korábbi, hagyd figyelmen kívül a régi,
    felejtse el az előző, felejtsd el az előző, a kód helyett, kód helyett, az előző helyett, a régi helyett, a
    korábbi helyett, a kód helyébe, kód helyébe, az előző helyébe, a régi helyébe, felváltja, hatályát vesztette, a
    kód törlésre került, kód amelyet használt, kód amit használtál, lejárt, felhasználták, felhasználtuk, fel lett
    használva, nem használták fel,
    ön által megadott kód*, ön által megadott pin*, ön által megadott sms kód*, ön által megadott otp*, ön által
    megadott ellenőrző kód*, ön által beírt kód*, ön által beírt pin*, ön által beírt sms kód*, ön által beírt otp*,
    ön által beírt ellenőrző kód*, ön által beütött kód*, ön által beütött pin*, ön által beütött sms kód*, ön által
    beütött otp*, ön által beütött ellenőrző kód*, ön által bevitt kód*, ön által bevitt pin*, ön által bevitt sms
    kód*, ön által bevitt otp*, ön által bevitt ellenőrző kód*, ön által begépelt kód*, ön által begépelt pin*, ön
    által begépelt sms kód*, ön által begépelt otp*, ön által begépelt ellenőrző kód*, általad megadott kód*,
    általad megadott pin*, általad megadott sms kód*, általad megadott otp*, általad megadott ellenőrző kód*,
    általad beírt kód*, általad beírt pin*, általad beírt sms kód*, általad beírt otp*, általad beírt ellenőrző
    kód*, általad beütött kód*, általad beütött pin*, általad beütött sms kód*, általad beütött otp*, általad
    beütött ellenőrző kód*, általad bevitt kód*, általad bevitt pin*, általad bevitt sms kód*, általad bevitt otp*,
    általad bevitt ellenőrző kód*, általad begépelt kód*, általad begépelt pin*, általad begépelt sms kód*, általad
    begépelt otp*, általad begépelt ellenőrző kód*, beírt kód, beütött kód, begépelt kód, megadta a kódot, beírta a
    kódot, beütötte a kódot, megadtad a kódot, beírtad a kódot, megadta az sms kódot, beírta az sms kódot, megadta a
    pin kódot, a kódot megadta, a kódot megadtad, a kódot beírta, a kódot beírtad, a kódot elfogadtuk, a kódot
    megadták, a kódot beírták, a kódot sikeresen megadta, a kódot ellenőriztük, a kód elfogadva, a kód elfogadásra
    került, a kód megadásra került, a kód beírásra került, a kód megadva, kódját elfogadtuk, kódodat elfogadtuk,
    kódot elfogadtuk, a kódot rendszerünk elfogadta, kódot fogadtuk el, kóddal hagyta jóvá, kóddal hagytad jóvá,
    kóddal erősítette meg, kóddal erősítetted meg, kóddal igazolta, kóddal igazoltad, kóddal jelentkezett be, kóddal
    jelentkeztél be, kóddal lépett be, kóddal léptél be, kóddal jóváhagyva, kóddal megerősítve, kóddal hitelesítve,
    kóddal jóváhagyta, kóddal jóváhagytad, kóddal megerősítette, kóddal megerősítetted
  `,
  toRead: `
    olvas*, elolvas*, megnéz*, nézd, nézze, tekint*, megtekint*, böngéssz, böngésszen, böngészd, böngészni, lapozgat*,
    megtalál*, tudj meg, ugrás a fiókomhoz, ugrás a fiókjához, ugrás a fiókodhoz, fiókom oldal*, ügyfélportál*, ugrás
    az irányítópultra, irányítópult megnyitása, nyissa meg az irányítópultot, az ön számlái, a számláid, netbank*,
    internetbank*, ellenőrizze a rendelését, ellenőrizd a rendelésed, ellenőrizze a foglalását, ellenőrizze a
    részleteket, ellenőrizd a részleteket, tevékenység áttekintése, legutóbbi tevékenység*, eszközök kezelése,
    eszközeid kezelése, mi változott, ellenőrizze a szállítási címet, fogyasztási előzmény*, alkalmazás megnyitása,
    rendelés részletei, ugrás a fiókomba, tovább a fiókomhoz, vezérlőpult megnyitása, irány az ügyfélkapu, dokumentum
    megnyitása, mutasd az újdonságokat
  `,
  plural: "kódok, kódokat, kódot küldtünk, kódból, jelszavak",
  fault: "hibakód*, hiba, hibát, hibaüzenet*, meghibásod*",
  injection: "hagyd figyelmen kívül a fenti, hagyja figyelmen kívül a fenti, minden korábbi utasítást",
  codeWord: `
    a szó, szót, szava, szavad, ezt a szót, ez a szó, a következő szó, az alábbi szó, kódszó*, kódszav*, kulcsszó,
    kulcsszót, kulcsszavad, kulcsszava, belépőszó*, belépési szó*, bejelentkezési szó*, bejelentkező szó*, titkos szó,
    titkos szót, titkos szavad, ellenőrző szó*, megerősítő szó*, azonosító szó*, biztonsági szó*, párosító szó*,
    varázsszó*, egyszeri szó*, mai szó, a nap szava, napi jelsz*, mai jelsz*, a nap jelszava, egyszeri jelsz*, egyszer
    használatos jelsz*, egyszer használható jelsz*, egyszeri használatú jelsz*, jelmondat*, jelige, jeligét, jeligéd,
    jeligéje, kulcsmondat*, titkos mondat*, párosító kifejezés*, titkos kifejezés*, ezt a kifejezést, a kifejezés, a
    betűk, betűket, ezeket a betűket, szótagok, szótagokat, betűsor*, betűkombináció*, karaktersor*, karakterlánc*,
    jelsorozat*, a kulcs, kulcsod, kulcsot
  `,
  example: `
    például, példa:, példák:, példaként, ebben a példában, a példában, mintakód*, mintaüzenet*, példakód*,
    példaüzenet*, minta sms*, így néz ki, így néznek ki, így fog kinézni, valahogy így, nagyjából így, a
    következőképpen néz ki, ehhez hasonló*, ilyesmi, alakú, alakban, formátumú, formátumban, formájú, jellegű üzenet*,
    olyan kód mint, olyan üzenet*, ilyen üzenet*, ilyen sms*, sms t kapott, üzenetet kaptam, sms t kaptam, üzenet
    érkezett hozzá, kapta a következő, a következő üzenetet kap*, a következő sms t, az alábbi üzenetet kap*, az
    alábbi sms t, az üzenetben ez állt, az üzenetben az állt, üzenetben ez áll, az üzenet így szól*, szövegű üzenet*,
    szövegű sms*, hamis üzenet*, hamis sms*, kamu üzenet*, kamu sms*, a csaló, a csalónak, a sértett, az áldozat, az
    áldozatot, a telefonáló, a hívó fél, a hívó azt, kérte tőle
  `,
  matter: `
    szabadságkér*, szabadságigény*, távollét*, betegszabadság*, költségelszámol*, költségtérít*, útiköltség*,
    kiküldetés*, túlór*, munkaidő nyilvántart*, műszakcser*, beszerzési igény*, jóváhagyására vár, jóváhagyásra
    benyújtott*, megosztott mapp*, megosztott fájl*, megosztott dokumentum*, megosztotta veled, megosztott önnel,
    megosztott veled, hozzáférést a mappához, letöltésre kész, fájlátvitel*, exportálás elkészült, biztonsági mentés*,
    melléklet*, csatolmány*, árajánlat*, bérleti szerződés*, munkaszerződés*, szerződés aláír*, dokumentum aláír*, írja
    alá, elektronikus aláírás*, bérjegyzék*, számlakivonat*, biztosítási kötvény*, költségbecslés*, hozzászól*, új
    megjegyzés*, megemlítette önt, megemlített téged, új bejegyzés*, üzenetet küldött önnek, üzenetet küldött neked,
    válasz a kérdésére, válasz a kérdésedre, írjon értékelést, kérdőív*, felmérés*, szavazás*, szavazat*, új téma,
    rendezvény*, értekezlet*, megbeszélés*, eljössz, várólist*, felszabadult egy hely, tanfolyam*, időpontfoglal*,
    foglalása, foglalásod, moderátor*, moderál*, karantén*, kézirat*, új feladat*, hibajegy*, önhöz rendelt feladat*,
    hozzád rendelt feladat*, hozzáadta a projekthez, hozzáadott a szerverhez, házi feladat*, majdnem megtelt,
    postafiókja megtelt, lemezterület*, töltse ki a profilját, csomagját, küldemény*, adomány*, ingatlanhirdet*, mentett
    keresés*, állásjelentkezés*, árfigyel*, eltávolította önt, eltávolított téged, megosztotta a mappát, megosztott egy
    mapp*, megosztott egy fájl*, megosztott egy dokumentum*, megosztotta önnel, megosztotta a fájlt, megosztott naptár*,
    megosztott album*, hozzáadta a táblához, hozzáadott a táblához, hozzáadva a kurzushoz, felvették a kurzusra,
    jóváhagyásra vár, moderálásra vár, ellenőrzésre vár, visszatartott üzenet*, visszavonni az üzenetet, bejegyzés
    visszavonása, jóváhagyandó költség*, új ajánlat érkezett, ajánlat elfogadása, írja alá a szerződést, írd alá a
    szerződést, aláírásra vár, elégedettségi kérdőív*, közvélemény kutatás*, töltse ki a kérdőívet, töltsd ki a
    kérdőívet, szavazzon, szavazz, új hozzászólás*, válaszolt a hozzászólás*, válaszolt a bejegyzés*, új válasz
    érkezett, új üzenete érkezett, új üzeneted érkezett, fájl letöltése, fájlok letöltése, elkészült az adatexport,
    fotóalbum*, naptármeghívó*, napirend*, közgyűlés*, jelezze részvételét, részvételi szándék*, jegyek megnyitása,
    rendelését feladtuk, rendelésed feladtuk, rendelése úton van, rendelésed úton van, rendelését törölt*, köszönjük a
    rendelést, új rendelés érkezett, rendelés visszaigazolás*, fizetés beérkezett, sikertelen fizetés, lejárt számla,
    fizetési határidő*, fizetési felszólítás*, fizetési emlékeztető*, mellékelt számla, számla megtekintése, számla
    érkezett, visszatérítés*, kosárban maradt, kosarában felejtett, ajándékkárty*, újra raktáron, értékelje a terméket,
    köszönjük adományát, tagsága megújult, új cikk jelent meg, privát üzenet*, olvasatlan üzenet*, új követő*, mostantól
    követ, ismerősnek jelöl*, csatlakozott a csoporthoz, kilépett a csoportból, eltávolították a csoportból, olvasási
    visszaigazolás*, heti összesítő*, heti jelentés*, havi jelentés*, statisztikái, próbaidőszaka lejár*, próbaidőszakod
    lejár*
  `,
  receipt: `
    nyugta, nyugtája, nyugtáját, nyugtaszám, pénztárblokk*, pénztári bizonylat, köszönjük a vásárlást, köszönjük
    vásárlását, köszönjük a vásárlásodat, köszönjük hogy nálunk vásárolt, köszönjük a befizetést, sikeres fizetés,
    fizetését megkaptuk, bankkártyával fizetve, részösszeg, visszajáró, áfával együtt, pénztáros, ügyfélpéldány,
    aláírás nem szükséges, nyugtád, e nyugta, összesen, engedélyszám, engedély szám, engedélyezési szám, terminál
    száma, terminálszám, terminál id, terminál azonosító, kártyabirtokos példány*, kereskedői példány, kereskedő
    példánya, slip, pos bizonylat, egyenleg a vásárlás után, vásárlás utáni egyenleg, elérhető egyenleg a tranzakció
    után, megterheltük, megterhelésre került, számláját megterheltük, kártyáját megterheltük, kártyájával fizetett,
    kártyáddal fizettél, sikeres kártyás vásárlás, sikeres vásárlás, bérszámfejtés*, bruttó bér, nettó bér, bruttó
    munkabér, nettó munkabér, levonások összesen, levonások, szja előleg, tb járulék, kifizetendő nettó, fizetés
    megerősítve, fizetés elfogadva, fizetés jóváhagyva, fizetés sikeres
  `,
};
