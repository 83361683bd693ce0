import type { Cues } from "@/lib/mail/cues/types";

export const hu: Cues = {
  code: `
    ellenőrzőkód*, hitelesítőkód*, megerősítőkód*, belépőkód*, azonosítókód*, kóddal, egyszeri jelsz*, kód, kódja,
    kódod, kódot, kódját, pin kód*, egyszer használatos jelszó*, sms jelszó*
  `,
  maybeCode: `
    *jegyű szám*, ideiglenes jelsz*, számjegy*, az alábbi szám*, token*, kulcs
  `,
  other: `
    foglalási kód*, követési kód*, számlaszám*, bankszámlaszám*, megrendelés*, ajándékkód*, utcai, emelet, rendelés*,
    díjbekérő*, számla összeg*, fizetend*, promóciókód*, promókód*, akciókód*, kedvezmény*, kupon*, utalvány*,
    ajándékkártya*, ajánlókód*, ajánlói kód*, meghívókód*, beváltókód*, irányítószám*, csomag*, nyomkövet*, követési
    szám*, szállít*, küldemény*, foglalás*, foglaláskód*, hivatkozási szám*, ügyszám*, ügyfélszám*, ügyfélazonosító*,
    szerződés*, kötvényszám*, mérőóra*, sorozatszám*, adószám*, cégjegyzékszám*, hibakód*, állapotkód*, telefon*,
    fax*, hívja, ügyfélszolgálat*, összeg*, végösszeg*, összesen, egyenleg*, utca, verzió*, végződő*, kártyaszám*,
    hűségpont*, qr kód*, vonalkód*, forráskód*, etikai kódex*, körzetszám*, termékkód*, cikkszám*, kódolás*,
    tranzakcióazonosító*, hibajegy*, huf
  `,
  business: `
    hiteles*, ellenőriz*, ellenőrz*, megerősít*, visszaigazol*, igazol*, jóváhagy*, kétlépcsős*, kétfaktoros*,
    bejelentkez*, belép*, regisztr*, jelsz*, visszaállít*, biztonság*, fiók*, e mail cím*, email cím*, aktivál*,
    feloldás*
  `,
  fleeting: `
    bizalmas*, ne ossza meg, óráig, óra múlva, perc, percig, percen, lejár*, érvényes*, ne oszd meg, ne add meg, ne
    adja meg, senkinek, senkivel, soha nem kér*, egyszer használ*, egyszer használható
  `,
  enter: `
    megad*, beilleszt*, használd, másold, add meg, adja meg, írd be, írja be, beír*, másolja*, illessze be, használja
  `,
  complete: `
    jelsz* visszaállít*, jelsz* megváltoztat*, jelsz* módosít*, hitelesítsd, hitelesítse, ellenőrizd az e mail*,
    ellenőrizze az e mail*, címed ellenőrz*, aktivációs link*, meghívó elfogad*, fogadd el, fogadja el, regisztráció*
    megerősít*, fejezd be a regisztráció*, fejezze be a regisztráció*, eszköz* jóváhagy*, hozzáférés* visszaállít*, e
    mail cím* megerősít*, email cím* megerősít*, címed megerősít*, címének megerősít*, megerősít* e mail*, megerősít*
    email*, erősítsd meg, erősítse meg, megerősítem, fiók* megerősít*, regisztráció véglegesít*, regisztráció*
    befejez*, feliratkozás* megerősít*, e mail cím* ellenőrz*, igazold vissza, igazolja vissza, fiók* aktivál*,
    aktiváld, aktiválja, aktiválom, aktiváló link*, megerősítő link*, ellenőrző link*, jelszó alaphelyzet*, jelszó*
    helyreállít*, állítsd vissza, állítsa vissza, új jelszó*, új jelszav*, jelszó beállít*, jelszó létrehoz*, jelszó
    megváltoztat*, jelszócsere*, jelszóvisszaállít*, fiók* visszaállít*, fiók* felold*, varázslink*, belépési link*,
    bejelentkezési link*, meghívás elfogad*, meghívás* elfogad*, csatlakozz*, bejelentkezés* jóváhagy*, én voltam,
    fiók* törlés*
  `,
  act: `
    megerősítés, csatlakozás, hitelesítés, jóváhagy, megerősítés*, jóváhagyás, jóváhagyom, aktiválás, elfogadás,
    feloldás, folytatás, tovább, visszaállítás, engedélyezés
  `,
  signIn: `
    lépj be, lépjen be, bejelentkezés, belépés, jelentkezz be, jelentkezzen be
  `,
  never: `
    felhasználási feltétel*, gyik, további információ*, rólunk, válaszol*, rendelésem, leiratkoz*, beállítás*,
    feliratkozás kezel*, böngészőben, adatvéd*, adatkezel*, súgó*, segítség*, kapcsolat*, kérdőív*, értékel*,
    vélemény*, csomagkövet*, nyomon követ*, rendelés megtekint*, fizetés*, letölt*, bővebben, részletek, vásárol*,
    webáruház*, megoszt*, kövess*, impresszum, megújít*
  `,
  notMe: `
    nem te kérted, nem ön kérte, tekintse tárgytalannak, lemondom, nem ön, nem te voltál, nem én voltam, nem kérte,
    nem kérted, nem regisztrál*, nem ismer*, figyelmen kívül, elutasít*, mégse, zárol*, valaki más
  `,
  done: `
    sikeres volt, frissítettük, eltávolítottuk, kikapcsolták, megváltozott, megváltoztattad, megváltoztatta, módosult,
    módosítottuk, sikeresen, megerősítettük, aktiváltuk, új bejelentkezés, bejelentkeztek, töröltük, bekapcsolták,
    köszönjük hogy megerősít*
  `,
  here: `
    alábbi link*, koppint*, látogass*, nyisd meg, nyissa meg, gomb, gombra, linkre, link, itt, ide kattint*, kattint*,
    az alábbi gomb*, az alábbi link*, hivatkozás*, böngésző*
  `,
};
