import type { Cues } from "@/lib/mail/extraction/cues/types";

export const hu: Cues = {
  code: `
    ellenőrzőkód*, hitelesítőkód*, megerősítőkód*, belépőkód*, azonosítókód*, kóddal, egyszeri jelsz*, kódja, kódod,
    kódot, kódját, egyszer használatos jelszó*, sms jelszó*, kódok, kódokat, kódon, kódnak, kódra, kódodat,
    aktiválókód*, visszaigazolókód*, igazolókód*, jóváhagyókód*, számkód*, pinkód*, aláírókód*, párosítókód*,
    feloldókód*, visszaállítókód*, kódért, kódunk, kódunkat, kódocska, kapukód*, ellenőrző szám*, azonosító szám*,
    megerősítő szám*, sms kulcs*, egyszeri pin*, egyszeri azonosító*, kódhoz, kódjai, kódom, kódomat, kódotok,
    kódotokat, kódból, kódról, kódnál, kódodra, kódoddal, kódjával, kódként, kódokkal,
    fizetés jelszava, fizetési jelszó, tranzakció jelszava, tranzakciós jelszó, művelet jelszava, jóváhagyó jelszó,
    jóváhagyási jelszó, egyszeri jelszó, egyszer használatos jelszó,
    eszközkód
  `,
  maybeCode: `
    *jegyű szám*, ideiglenes jelsz*, számjegy*, az alábbi szám*, kulcs, számsor*, számkombináció*, betűsor*, betűk,
    betűt, jelsor*, számot, számokat, a következő szám*, a lenti szám*, kódszó*, kódszav*, ezzel tudsz belépni, ezzel
    tud belépni, ezzel léphetsz be, ezzel léphet be, ezzel lépj be, ezzel lépjen be, mai jelszavad, mai jelszó*,
    jelszavad erre, jelige*, jelszó ehhez, titkos szó*, kulcsszó*, ami lent áll, az alábbiakat, az alábbit, a
    következőt, betűket, jeleket, szótag*, pinje, pinjét, pin kérelem*, egyszeri hozzáférés*, ezzel léptek, kulcsa,
    hatjegyű, négyjegyű
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
    vényazonosító, ügyiratszám, helyszám,
    megbeszélés, értekezlet, megbeszélésre,
    keresőmező*, keresőbe, keresősáv*, mérőállás*,
    rendelési szám*, számla száma, szerződés száma, nyomkövetési szám*, foglalási szám*, foglalási kód*, járatszám*,
    ülőhely*, szobaszám*, nyugtaszám*, tranzakciószám*, tranzakció azonosító*, rajtszám*, ajánlatszám*, javítási
    szám*, bejelentés száma, befizető azonosító*, törzsszám*,
    közlemény rovat*,
    zóna, zónát, zónába, zónakód*, parkoló*
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
    blogbejegyzés*, statisztik*, heti jelentés, havi jelentés, heti összefoglaló*, havi összefoglaló*, heti
    összesítő*, átlagosan, múlt hónap*, előző hónap*, kiadási megjegyzés*, változásnapló*, változáslist*, új verzió*,
    hibajavítás*, javított hibák, podcast-epizód*, műhelymunka*, felmérés szerint, kutatás szerint, tanulmány szerint,
    csaláshullám*, adathalász-hullám*, sajtóközlemény*, a héten, naponta, tesztlépés, elbukott, olvasó*, csalók*, sms
    hullám*, kérdőív*, felmérés*, véleménye, csalás*, adathalász*, olvassa el a cikket, cikk, újdonságok
  `,
  business: `
    hiteles*, ellenőriz*, ellenőrz*, megerősít*, visszaigazol*, igazol*, jóváhagy*, kétlépcsős*, kétfaktoros*,
    bejelentkez*, belép*, regisztr*, jelsz*, visszaállít*, biztonság*, fiók*, e mail cím*, email cím*, aktivál*,
    feloldás*, kifizet*, törlés*, postafiók*, aláír*, párosít*, hozzáférés*, átutal*, ön az, te vagy az, hozzájárul*,
    ügyfélkapu*, meghív*, hozzáadta, zárolt*, új eszköz, felhasználónév, jelentkezett,
    felvett a csapat*
  `,
  fleeting: `
    bizalmas*, ne ossza meg, óráig, óra múlva, perc, percig, percen, lejár*, érvényes*, ne oszd meg, ne add meg, ne adja
    meg, senkinek, senkivel, soha nem kér*, egyszer használ*, órán belül, ig él, érvényét veszti, hatályát veszti,
    titkos, ne árulja el, eltűnik, negyed óra, negyedóra, csak egyszer, egyszer működik, ne mondja el, másodperc*, ne
    diktálja, ne diktáld, csak önnek, csak neked, munkatársaink soha, munkatársaink sosem, sosem kér*, titokban,
    ne adja ki, elévül, nem működik tovább
  `,
  enter: `
    megad*, beilleszt*, használd, másold, add meg, adja meg, beír*, másolja*, illessze be, használja, írd, begépel*,
    üsd be, üsse be, pötyög*, illeszd be, diktáld*, diktálja*, olvassa be, olvasd be, szkenneld*, beolvas*, töltsd ki,
    töltse ki, ezzel a kóddal, vigye be, vidd be, bevinni, bevitel*, gépel*, írja, írjátok be, adjátok meg, tüntesse
    fel, tüntesd fel, feltüntet*, válaszold, válaszolja, mondd be, mondja be, olvasd fel, olvassa fel, átmásol*,
    bemásol*, ragaszd be, ragassza be, szükséged lesz, szüksége lesz, kitölt*, tedd be, tegye be, ütögesse be,
    tárcsáz*, koppints be, nyomkodd be, küldd el a botnak, amit az űrlap kér, kéri az alkalmazás, ezt kéri,
    kopogd be, kopogja be, kopog*,
    kerüljön, írja be, írd be, írjuk be, beüt*, üsd, üsse, üssed, ütni, kell írni, kell beírni, kell megadni, kell
    begépelni, ide kell, oda kell, ide kerül, oda kerül, másolja be, másold be, illessze, illeszd, adja, add, írjon
    be, írj be, tegye, tedd, vigye, vidd, használjuk,
    kérni fog, kérni fogja, kérik, fogja kérni
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
    e mail cím megerősítéséhez
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
    kövess*, impresszum, megújít*, böngészőben megtekint*, megnyitás böngészőben, nyissa meg böngészőben,
    megtekintés böngészőben, böngészőben való, online változat*, rendelés állapot*, rendelés státusz*, rendelésed,
    csomag állapot*, számla megtekint*, befizetés*, bankkártyás, részvétel* megerősít*, részvételi szándék*,
    csatlakozz a megbeszélés*, csatlakozás az értekezlet*, időpont* megerősít*, időpont lemond*, lemondás*,
    hol a csomag*, napló*, elolvas*, tovább olvas*, fizetek*, rendeléseim, vásárlás*, megnézem, hosszabbítás,
    rekesz kinyitása, honlap, kérdések, ügyfélszolgálat, irány a bolt, időpont módosítása, foglalás megtekintése,
    beszélgetés folytatása, folytasd a beszélgetést, üzenet megtekintése, hozzászólás megtekintése,
    csatlakozás a megbeszéléshez, csatlakozás az értekezlethez, fiókom, saját fiók, feladat megnyitása, próbáld ki,
    próbálja ki, jelentés megnyitása, fájl megnyitása, képek megtekintése, eredmények megtekintése, hozzászólás*,
    moderál*
  `,
  notMe: `
    lemondom, nem ön, nem én voltam, nem kérte, nem kérted, nem regisztrál*, nem ismer*, figyelmen kívül, elutasít*,
    mégse, zárol*, nem ön vásárol*, nem kezdeményez*, nem igényel*, nem próbál*, nem jelentkez*, nem rendel*, nem vár*,
    visszavon*, tárgytalan*, hagyd figyelmen, hagyja figyelmen, nem szeretné*, ha nem ön, nem ön volt,
    ha nem te voltál, nem te voltál, nem kell tennie semmit, ne tegyen semmit, törölje nyugodtan,
    hagyja figyelmen kívül, nem ön kérte, nem köszönöm, ha nem te, nem kell semmit tennie, letiltás, ha nem te kérted,
    ha valaki más, valaki más írta, nem próbált, nem próbálkozott, nem próbáltál, nem ismeri fel, nem ismered fel
  `,
  done: `
    sikeres volt, frissítettük, kikapcsolták, megváltozott, megváltoztattad, megváltoztatta, módosult, módosítottuk,
    megerősítettük, aktiváltuk, új bejelentkezés, bejelentkeztek, töröltük, bekapcsolták, köszönjük hogy megerősít*,
    megváltoztattuk, lecseréltük, beállítottuk, visszaállítottuk, hozzáadt*, eltávolít*, bekapcsoltuk, kikapcsoltuk,
    visszaigazolva, megváltoztattak, sikeresen*, időpont visszaigazol*,
    lezártuk, javítottuk, kifizetve, befizetve
  `,
  here: `
    alábbi link*, koppint*, látogass*, nyisd meg, nyissa meg, gomb, gombra, linkre, itt, kattint*, az alábbi gomb*,
    hivatkozás*, böngésző*, erre a hivatkoz*, a lenti link*, oldalt, oldalra, ezt a címet, a címre, gombot, gombbal,
    linkkel, keresd fel, keresse fel, ezt a lapot, ezen a címen, nyomja meg, másolja, címsor*, következő oldalt,
    következő linkre, következő címet, alábbi oldalt, következő hivatkozásra
  `,
};
