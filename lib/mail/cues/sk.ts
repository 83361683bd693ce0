import type { Cues } from "@/lib/mail/cues/types";

export const sk: Cues = {
  code: `
    kód, kódu, kódom, kódy, overovac* kód*, potvrdzovac* kód*, bezpečnostn* kód*, jednorazov* kód*, jednorazov* hesl*,
    prihlasovac* kód*, autorizačn* kód*, aktivačn* kód*, prístupov* kód*, obnovovac* kód*, dočasn* kód*,
    kód* na prihlásenie, kód* na overenie, kód* na obnovu, sms kód*, kódov, kódoch, kód* na prístup, kód* na reset*,
    kód* na aktiváciu, kód* na potvrdenie, kód* na zmazanie, kód* na zmenu, párovac* kód*, identifikačn* kód*,
    transakčn* kód*, autentifikačn* kód*, autentizačn* kód*, verifikačn* kód*, kód* zariadenia, kód* z sms,
    kód* transakcie
  `,
  maybeCode: `
    pin kód*, dočasné heslo, číslice, číslic, *miestny, *miestne, kľúč, nasledujúce číslo, nasledujúce čísla,
    číslo nižšie, čísla nižšie, toto číslo, číslicami, písmená, písmen, znaky, znakov, reťazec, postupnosť, kombináci*,
    sekvenci*, slovo nižšie, tajné slovo, toto slovo, kľúčom, kľúča, jednorazov* kľúč*, *miestneho, *miestnym,
    *miestnu, *ciferný, *ciferné
  `,
  other: `
    objednáv*, nákup*, faktúr*, variabilný symbol, vstupenk*, čísl* prípadu, čísl* zákazníka, čísl* rezervácie,
    čísl* zásielky, čísl* účtu, čísl* kart*, čísl* zmluvy, čísl* faktúry, čísl* telefónu, zákazníck* čísl*, reklamáci*,
    rezerváci*, zásielk*, balík*, sledovac* čísl*, doručen*, doprav*, kód* na vyzdvihnutie, kód* na prevzatie,
    hesl* na výdaj, referenčn* čísl*, telefón*, volajte, infolink*, končiac* na, zmluv*, poistn*, sériov* čísl*, psč,
    predvoľb*, kód* krajiny, zľav*, zľavov* kód*, promo kód*, akciov* kód*, kupón*, poukáž*, darčekov*,
    odporúčac* kód*, ponuk*, chybov* kód*, kód* chyby, stavov* kód*, etický kódex, qr kód*, čiarov* kód*,
    zdrojov* kód*, rodné číslo, ičo, dič, dph, celkom, čiastk*, suma, zostatok, cena, platb*, úhrad*, bodov, ulica,
    kód* banky, konštantný symbol, špecifický symbol, čísl* žiadosti, čísl* reklamácie, čísl* dokladu, čísl* poistky,
    čísl* člena, členské číslo, čísl* preukazu, čísl* transakcie, id transakcie, čísl* požiadavky, čísl* incidentu,
    čísl* objednávky, elektromer*, plynomer*, vodomer*, stav meradla, evidenčn* čísl*, vozidl*, č. účtu,
    poštové smerovacie, kód* odporúčania, odporuč* priateľ*, pozvite priateľov, vernostn*, kód* zájazdu, kód* projektu,
    kód* tovaru, kód* kupónu, kód* odpovede, návratov* kód*, kód* stavu, kód* meny, košík*, pokladn*, výpredaj*, ceny,
    cenu
  `,
  promo: `
    zľav*, zľavov*, kupón*, poukážk*, darčekov* poukáž*, darčekov* kart*, promo kód, akciová ponuka, špeciálna ponuka,
    výhodn* ponuk*, výpredaj*, ušetrite, pri pokladni, v košíku, košík*, nákupný košík, doprava zdarma,
    doprava zadarmo, dopravu zadarmo, vernostné bod*, vernostných bodov, bonusov* bod*, žrebovani*, súťaž o,
    pozvite priateľov, odporučte priateľ*, pozvi priateľ*, narodeninov*, darček k narodeninám,
    minimálna hodnota objednávky, minimálna objednáv*, minimálny nákup, do vypredania zásob, uplatnite zľav*,
    uplatnite kód, nakupujte, nakúpiť teraz, kúpiť teraz, tombola
  `,
  press: `
    v tomto čísle, toto vydanie, v tomto vydaní, v tomto článku, čítajte ďalej, čítať ďalej, čítať viac,
    prečítajte si viac, celý článok, stĺpček*, fejtón*, príspevok na blogu, naši čitatelia, našich čitateľov,
    štatistik*, týždenný prehľad, týždenná správa, mesačný prehľad, mesačná správa, v priemere, priemerne,
    minulý mesiac, za minulý mesiac, poznámky k vydaniu, zoznam zmien, nová verzia, novej verzii, opravené chyby,
    opravy chýb, testy zlyhali, zostavenie zlyhalo, webinár*, epizóda podcastu, časť podcastu, seminár*, tipy pre,
    štúdia ukazuje, prieskum ukazuje, podľa štúdie, podľa prieskumu, vlna podvod*, vlna phishing*, tlačová správa,
    tlačov* správ*, výskumníci
  `,
  business: `
    overen*, overi*, potvrd*, autentifik*, autoriz*, prihlás*, heslo, hesla, obnov*, resetov*, účet, účtu, konto,
    registráci*, zabezpeč*, bezpečnos*, aktiváci*, aktivov*, aktivuj*, dvojfaktorov*, dvojfázov*, zariaden*, totožnos*,
    odomk*, jednorazov*, e mailov*, emailov*, účte, účtom
  `,
  fleeting: `
    platí, platnos*, platný, expiruj*, minút*, nezdieľaj*, neposkytuj*, neprezrádzaj*, nikomu, s nikým, nikdy nebudeme,
    len raz, dôvern*, platné, platná, prestane platiť, prestane fungovať, neoznamuj*, nevyzrádz*
  `,
  enter: `
    zadaj*, vložte, vlož, opíšte, napíšte, použite, použi, vyplňte, zadaním, zadáte, vložiť, vložením, odpíšte,
    odpísať, opísať, prepíšte, prepísať, opíš kód, opíš ho, prepíš kód, prepíš ho, napíš kód, napíš ho, vpíšte, vpísať,
    vyplniť, použiť, vyťukajte, naťukajte, skopírujte, skopíruj, skopírovať, nadiktujte, nadiktuj, oznámte
  `,
  complete: `
    potvr* e mail*, potvr* email*, potvr* adres*, potvr* úč*, potvr* registráci*, potvr* totožnos*, potvr* sv* e mail*,
    potvr* sv* účet, potvr* sv* registráci*, overt* sv* e mail*, overt* sv* email*, overt* sv* účet, potvr* odber*,
    potvr* zmen*, potvr* zmazani*, potvr* prihláseni*, potvr* nov* e mail*, obnov* hesl*, reset* hesl*, zmen* hesl*,
    nastav* hesl*, vytvor* hesl*, obnov* sv* heslo, obnov* si heslo, zmeň* sv* heslo, zmeň* si heslo,
    nastav* sv* heslo, nastav* si heslo, nové heslo, zabudnut* hesl*, obnov* úč*, obnov* prístup*, odomk* úč*,
    overovac* odkaz*, potvrdzovac* odkaz*, aktivačn* odkaz*, prihlasovac* odkaz*, odkaz* na prihlásenie, prij* pozvan*,
    pripoj* sa k tímu, schvál* prihlásenie, dokonč* registráci*, zmazať môj účet, overi* e mail*, overi* email*,
    overi* účet, overte e mail*, overte email*, overte účet, overen* e mail*, overen* email*, overen* účtu,
    overen* adres*, aktivovať účet, aktivovať sv* účet, aktivuj* účet, aktivuj* sv* účet, aktiváci* účtu,
    heslo si nastav*, heslo si prosím nastav*, heslo nastav*, heslo si zvoľ*, heslo si vytvor*, zvoľ* si heslo,
    zvoľ* heslo, nastav* nové heslo, nastav* si nové heslo, vytvor* si heslo, prihlásiť bez hesla,
    prihlás* sa bez hesla, prihlásenie bez hesla, prihlás* jedným kliknutím, kúzeln* odkaz*, magick* odkaz*,
    jednorazov* odkaz*, odkaz* na obnov*, odkaz* na overenie, odkaz* na potvrdenie, odkaz* na aktiváciu,
    potvr* sv* adres*, potvr* sv* totožnosť, potvr* môj*, potvr* tuto adres*, potvr* zariadeni*, potvr* nov* adres*,
    overiť adres*, overte adres*, overt* sv* adres*, overiť sv*, over* svoj účet, to som ja, som to ja,
    dokonč* nastavenie účtu, zmaž* účet, odstrániť účet, zrušiť účet, zrušiť môj účet, vstúpiť do aplikácie,
    vstúpiť do účtu, odblok* účet
  `,
  act: `
    potvrdiť, potvrďte, overiť, overte, aktivovať, aktivujte, schváliť, prijať, pokračovať, dokončiť, odomknúť,
    obnoviť, potvrdzujem, súhlasím, prijímam, povoliť, schvaľujem, vstúpiť, vstúpte, zmeniť
  `,
  signIn: `
    prihlásiť, prihlás sa, prihlásenie, otvoriť aplikáciu
  `,
  never: `
    odhlásiť*, odhlásenie*, nastavenia, súkromi*, ochrana osobných údajov, podmienk*, pomoc, podpor*, kontakt*,
    často kladené, hodnoten*, ohodno*, sledovať zásielku, zobraziť objednávku, zobraziť faktúru, zaplatiť*, čítať viac,
    viac informácií, zobraziť všetko, nakupovať, novink*, zákaznícka, odhláste, zrušiť odber, zobraz* v prehliadači,
    otvor* v prehliadači, čítať v prehliadači, zobraziť online, webov* verz*, predvoľby, stav objednávky, overiť stav,
    skontrol* stav, potvr* účasť, pripoj* sa k stretnutiu, reklamácie, návod*, sledujte nás, zdieľať, odporuč*, o nás,
    stav zásielky, potvrden* o
  `,
  notMe: `
    ste to neboli, nežiadal*, nepožiadal*, nevytvoril*, neregistroval*, nespoznávate, ignoruj*, nevenujte pozornosť,
    odmietnuť, zrušiť, zablok*, zabezpečiť účet, omylom, niekto iný, si to nebol, neboli ste, nebol som to, nevykonal*,
    neprihlasuj*, neprihlasoval*, neprihlásil*, nevyžiad*, neodoslal*, nezakladal*, nezaložil*, nie ste to vy,
    nie si to ty, to nie ste vy, nebol* ste to, e mail vymaž*, správu vymaž*, vymaž* túto správu, nechať star*,
    nechať pôvodn*
  `,
  done: `
    bolo zmenen*, bolo obnoven*, bol zmenen*, bol aktivovan*, bol overen*, bol potvrden*, bol pridan*, bol zmazan*,
    bola zmenen*, bola overen*, bola potvrden*, bola pridan*, úspešne, je teraz overen*, je teraz potvrden*,
    nové prihlásenie, prihlásil sa, heslo zmenené, ďakujeme za potvrdenie, ďakujeme za overenie, prijal* pozvánku,
    zmenil* ste, bol* aktualizovan*, bolo zmazan*, bolo odstránen*, bol odstránen*, bolo pridan*, bolo nastaven*,
    bolo potvrden*
  `,
  here: `
    kliknite*, klikni, kliknutím, stlačte, odkaz, tlačidl*, prejdite na, prehliadač*, odkazom, na tejto adrese,
    na túto adresu, otvorte stránku
  `,
};
