import type { Cues } from "@/lib/mail/cues/types";

export const sk: Cues = {
  code: `
    kód, kódu, kódom, kódy, overovac* kód*, potvrdzovac* kód*, bezpečnostn* kód*, jednorazov* kód*,
    jednorazov* hesl*, prihlasovac* kód*, autorizačn* kód*, aktivačn* kód*, prístupov* kód*, obnovovac* kód*,
    dočasn* kód*, kód* na prihlásenie, kód* na overenie, kód* na obnovu, sms kód*
  `,
  maybeCode: `
    pin kód*, dočasné heslo, číslice, číslic, *miestny, *miestne, kľúč
  `,
  other: `
    objednáv*, číslo objednávky, nákup*, faktúr*, variabilný symbol, vstupenk*, čísl* prípadu, čísl* zákazníka,
    čísl* rezervácie, čísl* zásielky, čísl* účtu, čísl* kart*, čísl* zmluvy, čísl* faktúry, čísl* telefónu,
    zákazníck* čísl*, reklamáci*, rezerváci*, zásielk*, balík*, sledovac* čísl*, doručen*, doprav*,
    kód* na vyzdvihnutie, kód* na prevzatie, hesl* na výdaj, referenčn* čísl*, telefón*, volajte, infolink*,
    končiac* na, zmluv*, poistn*, sériov* čísl*, psč, predvoľb*, kód* krajiny, zľav*, zľavov* kód*, promo kód*,
    akciov* kód*, kupón*, poukáž*, darčekov*, odporúčac* kód*, ponuk*, chybov* kód*, kód* chyby, stavov* kód*,
    etický kódex, qr kód*, čiarov* kód*, zdrojov* kód*, rodné číslo, ičo, dič, dph, celkom, čiastk*, suma, zostatok,
    cena, platb*, úhrad*, bodov, ulica
  `,
  business: `
    overen*, overi*, potvrd*, autentifik*, autoriz*, prihlás*, heslo, hesla, obnov*, resetov*, účet, účtu, konto,
    registráci*, zabezpeč*, bezpečnos*, aktiváci*, aktivov*, aktivuj*, dvojfaktorov*, dvojfázov*, zariaden*,
    totožnos*, odomk*, jednorazov*, e mailov*, emailov*
  `,
  fleeting: `
    platí, platnos*, platný, vyprší, expiruj*, minút*, nezdieľaj*, neposkytuj*, neprezrádzaj*, nikomu, s nikým,
    nikdy nebudeme, len raz, dôvern*
  `,
  enter: `
    zadaj*, vložte, vlož, opíšte, napíšte, použite, použi, vyplňte
  `,
  complete: `
    potvr* e mail*, potvr* email*, potvr* adres*, potvr* úč*, potvr* registráci*, potvr* totožnos*,
    potvr* sv* e mail*, potvr* sv* účet, potvr* sv* registráci*, overt* sv* e mail*, overt* sv* email*,
    overt* sv* účet, potvr* odber*, potvr* zmen*, potvr* zmazani*, potvr* prihláseni*, potvr* nov* e mail*,
    obnov* hesl*, reset* hesl*, zmen* hesl*, nastav* hesl*, vytvor* hesl*, obnov* sv* heslo, obnov* si heslo,
    zmeň* sv* heslo, zmeň* si heslo, nastav* sv* heslo, nastav* si heslo, nové heslo, zabudnut* hesl*, obnov* úč*,
    obnov* prístup*, odomk* úč*, odomknúť účet, overovac* odkaz*, potvrdzovac* odkaz*, aktivačn* odkaz*,
    prihlasovac* odkaz*, odkaz* na prihlásenie, prij* pozvan*, pripoj* sa k tímu, schvál* prihlásenie, bol som to ja,
    dokonč* registráci*, zmazať môj účet, overi* e mail*, overi* email*, overi* účet, overte e mail*, overte email*,
    overte účet, overen* e mail*, overen* email*, overen* účtu, overen* adres*, aktivovať účet, aktivovať sv* účet,
    aktivuj* účet, aktivuj* sv* účet, aktiváci* účtu
  `,
  act: `
    potvrdiť, potvrďte, overiť, overte, aktivovať, aktivujte, schváliť, prijať, pokračovať, dokončiť, odomknúť,
    obnoviť
  `,
  signIn: `
    prihlásiť sa, prihlásiť, prihláste sa, prihlás sa, prihlásenie, otvoriť aplikáciu
  `,
  never: `
    odhlásiť*, odhlásenie*, nastavenia, v prehliadači, webová verzia, súkromi*, ochrana osobných údajov, podmienk*,
    pomoc, podpor*, kontakt*, často kladené, hodnoten*, ohodno*, sledovať zásielku, zobraziť objednávku,
    zobraziť faktúru, zaplatiť*, čítať viac, viac informácií, zobraziť všetko, nakupovať, novink*, zákaznícka,
    odhláste, zrušiť odber
  `,
  notMe: `
    ste to neboli, nežiadal*, nepožiadal*, nevytvoril*, neregistroval*, nespoznávate, ignoruj*, nevenujte pozornosť,
    odmietnuť, zrušiť, zablok*, zabezpečiť účet, omylom, niekto iný, si to nebol, neboli ste, nebol som to
  `,
  done: `
    bolo zmenen*, bolo obnoven*, bolo aktualizovan*, bol zmenen*, bol aktivovan*, bol overen*, bol potvrden*,
    bol aktualizovan*, bol pridan*, bol zmazan*, bol úspešne, bola zmenen*, bola overen*, bola potvrden*,
    bola pridan*, bola úspešne, úspešne, je teraz overen*, je teraz potvrden*, nové prihlásenie, prihlásil sa,
    heslo zmenené, zmenili ste, ďakujeme za potvrdenie, ďakujeme za overenie, prijal* pozvánku
  `,
  here: `
    kliknite*, klikni, kliknutím, stlačte, odkaz, nižšie uvedený odkaz, nasledujúci odkaz, tlačidl*, tlačidlo nižšie,
    prejdite na, prehliadač*, tlačidlo nefunguje
  `,
};
