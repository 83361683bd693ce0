import type { Cues } from "@/lib/mail/cues/types";

export const hu: Cues = {
  code: `
    ellenőrzőkód*, hitelesítőkód*, megerősítőkód*, belépőkód*, azonosítókód*, kóddal, egyszeri jelsz*, kód, kódja,
    kódod, kódot, kódját, pin kód*, egyszer használatos jelszó*, sms jelszó*, kódok, kódokat, kódon, kódnak, kódra,
    kódodat, aktiváló kód*, aktiválókód*, aktivációs kód*, aktiválási kód*, biztonsági kód*, ellenőrző kód*,
    hitelesítő kód*, hitelesítési kód*, megerősítő kód*, megerősítési kód*, visszaigazoló kód*, visszaigazolókód*,
    igazoló kód*, igazolókód*, belépési kód*, belépő kód*, bejelentkezési kód*, bejelentkező kód*, jóváhagyó kód*,
    jóváhagyókód*, jóváhagyási kód*, azonosító kód*, egyszeri kód*, egyszer használatos kód*, egyszer használható kód*,
    ideiglenes kód*, törlési kód*
  `,
  maybeCode: `
    *jegyű szám*, ideiglenes jelsz*, számjegy*, az alábbi szám*, token*, kulcs, számsor*, számkombináció*, kombináció*,
    karakter*, betűsor*, betűk, betűt, jelsor*, számot, számokat, a következő szám*, a lenti szám*, kódszó*, kódszav*,
    ezzel tudsz belépni, ezzel tud belépni, ezzel léphetsz be, ezzel léphet be, ezzel lépj be, ezzel lépjen be
  `,
  other: `
    foglalási kód*, követési kód*, számlaszám*, bankszámlaszám*, megrendelés*, utcai, emelet, rendelés*, díjbekérő*,
    fizetend*, promóciókód*, promókód*, kedvezmény*, kupon*, utalvány*, ajánlókód*, ajánlói kód*, meghívókód*,
    beváltókód*, irányítószám*, csomag*, nyomkövet*, követési szám*, szállít*, küldemény*, foglalás*,
    hivatkozási szám*, ügyszám*, ügyfélszám*, ügyfélazonosító*, szerződés*, sorozatszám*, adószám*, hibakód*,
    állapotkód*, telefon*, fax*, hívja, ügyfélszolgálat*, összeg*, végösszeg*, összesen, egyenleg*, utca, verzió*,
    végződő*, kártyaszám*, hűségpont*, qr kód*, vonalkód*, forráskód*, etikai kódex*, körzetszám*, termékkód*,
    cikkszám*, kódolás*, tranzakcióazonosító*, hibajegy*, huf, rendelési szám*, azonosítója, azonosítód,
    azonosítószám*, ügyfél azonosító*, vevőkód*, vevőszám*, vevő azonosító*, számlasorszám*, sorszám*, számlád,
    számlája, számlát, e számla, fogyasztó*, felhasználási hely*, gyári szám*, szerződéses szám*, olvasójegy*,
    tagsági szám*, tagsági kártya*, tagszám*, törzsvásárlói*, hűségkártya*, hűségprogram*, pontok, pontot, pontod,
    jegyszám*, jegyek, belépőjegy*, vonatjegy*, rendszám*, poggyász*, járatszám*, kötvény*, káresemény*, kárszám*,
    iktatószám*, bejelentés száma, bejelentés azonosító*, jegy száma, kupon kód*, kedvezményes kód*, akciós kód*,
    akció*, leárazás*, promóciós kód*, ajándék*, barátaj*, hívd meg barát*, adóazonosító*, mérőszám*, mérőóra*
  `,
  promo: `
    *kedvezmény, kedvezménnyel, kupon*, *kuponkód, utalvány*, *utalvány, ajándékkárty*, ajándékutalvány*, promóciós*,
    akciós*, különleges ajánlat*, exkluzív ajánlat*, leárazás*, kiárusítás*, spórolj*, takarítson meg, a pénztárnál,
    kosárba*, kosárban, bevásárlókos*, ingyenes szállítás*, ingyenes kiszállítás*, hűségpont*, bónuszpont*,
    nyereményjáték*, sorsolás*, hívd meg barát*, hívja meg barát*, ajánld barát*, pénzvisszatérítés*, születésnapi*,
    minimális rendelési érték, minimum rendelési*, minimális vásárlás*, a készlet erejéig, készlet erejéig, váltsa be,
    váltsd be, beváltható, vásárolj most, vásároljon most, kedvezmény, kedvezményt, kedvezményes*, kedvezménykód*
  `,
  press: `
    ebben a számban, e heti szám, ebben a cikkben, olvass tovább, olvasson tovább, olvasd tovább, tovább olvasom,
    teljes cikk, publicist*, blogbejegyzés*, olvasóink*, statisztik*, heti jelentés, havi jelentés, heti összefoglaló*,
    havi összefoglaló*, heti összesítő*, átlagosan, múlt hónap*, előző hónap*, kiadási megjegyzés*, változásnapló*,
    változáslist*, új verzió*, hibajavítás*, javított hibák, sikertelen tesztek, tesztek sikertelen*, build sikertelen,
    webinárium*, podcast-epizód*, műhelymunka*, felmérés szerint, kutatás szerint, tanulmány szerint, csaláshullám*,
    adathalász-hullám*, sajtóközlemény*, kutatók szerint
  `,
  business: `
    hiteles*, ellenőriz*, ellenőrz*, megerősít*, visszaigazol*, igazol*, jóváhagy*, kétlépcsős*, kétfaktoros*,
    bejelentkez*, belép*, regisztr*, jelsz*, visszaállít*, biztonság*, fiók*, e mail cím*, email cím*, aktivál*,
    feloldás*, kifizet*, törlés*
  `,
  fleeting: `
    bizalmas*, ne ossza meg, óráig, óra múlva, perc, percig, percen, lejár*, érvényes*, ne oszd meg, ne add meg,
    ne adja meg, senkinek, senkivel, soha nem kér*, egyszer használ*, órán belül, ig él, érvényét veszti,
    hatályát veszti, titkos, ne árulja el
  `,
  enter: `
    megad*, beilleszt*, használd, másold, add meg, adja meg, írja be, beír*, másolja*, illessze be, használja, írd,
    gépeld be, gépelje be, begépel*, üsd be, üsse be, pötyög*, illeszd be, diktáld*, diktálja*, olvassa be, olvasd be,
    szkenneld*, beolvas*, töltsd ki, töltse ki, ezzel a kóddal
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
    én vagyok, fiók* végleges törlés*, módosítás* véglegesít*, törlés* megerősít*
  `,
  act: `
    csatlakozás, hitelesítés, jóváhagy, megerősítés*, jóváhagyás, jóváhagyom, aktiválás, elfogadás, feloldás,
    folytatás, tovább, visszaállítás, engedélyezés, véglegesít*, elfogadom, egyetértek, hitelesítem, engedélyezem,
    csatlakozom, belépek
  `,
  signIn: `
    lépj be, lépjen be, bejelentkezés, belépés, jelentkezz be, jelentkezzen be, belépek
  `,
  never: `
    felhasználási feltétel*, gyik, további információ*, rólunk, válaszol*, rendelésem, leiratkoz*, beállítás*,
    feliratkozás kezel*, adatvéd*, adatkezel*, súgó*, segítség*, kapcsolat*, kérdőív*, értékel*, vélemény*,
    csomagkövet*, nyomon követ*, rendelés megtekint*, fizetés*, letölt*, bővebben, részletek, vásárol*, webáruház*,
    megoszt*, kövess*, impresszum, megújít*, böngészőben megtekint*, megnyitás böngészőben, nyissa meg böngészőben,
    megtekintés böngészőben, böngészőben való, online változat*, rendelés állapot*, rendelés státusz*, rendelésed,
    megnézem a rendelés*, csomag állapot*, számla megtekint*, befizetés*, bankkártyás, részvétel* megerősít*,
    részvételi szándék*, csatlakozz a megbeszélés*, csatlakozás az értekezlet*, időpont* megerősít*
  `,
  notMe: `
    lemondom, nem ön, nem én voltam, nem kérte, nem kérted, nem regisztrál*, nem ismer*, figyelmen kívül, elutasít*,
    mégse, zárol*, valaki más, nem ön vásárol*, nem kezdeményez*, nem igényel*, nem próbál*, nem jelentkez*,
    nem rendel*, nem vár*, visszavon*, tárgytalan*, hagyd figyelmen, hagyja figyelmen
  `,
  done: `
    sikeres volt, frissítettük, kikapcsolták, megváltozott, megváltoztattad, megváltoztatta, módosult, módosítottuk,
    sikeresen, megerősítettük, aktiváltuk, új bejelentkezés, bejelentkeztek, töröltük, bekapcsolták,
    köszönjük hogy megerősít*, megváltoztattuk, lecseréltük, beállítottuk, visszaállítottuk, hozzáadt*, eltávolít*,
    bekapcsoltuk, kikapcsoltuk
  `,
  here: `
    alábbi link*, koppint*, látogass*, nyisd meg, nyissa meg, gomb, gombra, linkre, link, itt, kattint*,
    az alábbi gomb*, hivatkozás*, böngésző*, erre a hivatkoz*, a lenti link*
  `,
};
