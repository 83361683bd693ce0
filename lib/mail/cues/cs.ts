import type { Cues } from "@/lib/mail/cues/types";

export const cs: Cues = {
  code: `
    kód, kódu, kódem, kódy, ověřovac* kód*, potvrzovac* kód*, bezpečnostn* kód*, jednorázov* kód*, jednorázov* hesl*,
    přihlašovac* kód*, autorizačn* kód*, aktivačn* kód*, přístupov* kód*, obnovovac* kód*, dočasn* kód*,
    kód* pro přihlášení, kód* pro ověření, kód* pro obnovu, sms kód*
  `,
  maybeCode: `
    pin kód*, dočasné heslo, číslice, číslic, *místný, *místné, číslo níže, klíč
  `,
  other: `
    objednáv*, číslo objednávky, nákup*, faktur*, variabilní symbol, účtenk*, vstupenk*, čísl* případu,
    čísl* zákazníka, čísl* rezervace, čísl* zásilky, čísl* účtu, čísl* kart*, čísl* smlouvy, čísl* faktury,
    čísl* telefonu, zákaznick* čísl*, reklamac*, rezervac*, zásilk*, balík*, sledovac* čísl*, doručen*, doprav*,
    kód* pro vyzvednutí, kód* k vyzvednutí, hesl* pro výdej, referenčn* čísl*, telefon*, volejte, infolink*,
    končící* na, smlouv*, pojistn*, sériov* čísl*, psč, předvolb*, kód* země, slev*, promo kód*, kupon*, poukaz*,
    dárkov*, chybov* kód*, kód* chyby, stavov* kód*, etický kodex, qr kód*, čárov* kód*, zdrojov* kód*, rodné číslo,
    ičo, dič, dph, celkem, částk*, zůstat*, cena, kč, platb*, úhrad*, bodů, ulice, slevov* kód*, akčn* kód*
  `,
  business: `
    potvrd*, autentiz*, autoriz*, přihláš*, heslo, hesla, obnov*, resetov*, účet, účtu, registrac*, zabezpeč*,
    bezpečnos*, aktivac*, aktivov*, aktivuj*, dvoufázov*, dvoufaktorov*, zařízení, totožnos*, odemk*, jednorázov*,
    potvrz*, e mailov*, emailov*, ověření, ověřit, ověřte, ověřov*
  `,
  fleeting: `
    platí, platnost*, platný, vyprš*, minut*, nesdílej*, nesdělujte, nikomu, s nikým, nepředávej*, neposkytuj*,
    nikdy nebudeme, důvěrn*, pouze jednou
  `,
  enter: `
    zadej*, zadat, vložte, vlož, opište, napište, použijte, použij, vyplňte
  `,
  complete: `
    potvr* e mail*, potvr* email*, potvr* adres*, potvr* úč*, potvr* registrac*, potvr* totožnos*,
    potvr* sv* e mail*, potvr* sv* účet, potvr* odběr*, potvr* změn*, potvr* smazání, potvr* přihlášení,
    potvr* nov* e mail*, obnov* hesl*, reset* hesl*, změn* hesl*, nastav* hesl*, vytvoř* hesl*, obnov* sv* heslo,
    změn* sv* heslo, změn* si heslo, nastav* si heslo, nové heslo, obnov* úč*, obnov* přístup*, odemk* úč*,
    odemknout účet, ověřovac* odkaz*, potvrzovac* odkaz*, aktivačn* odkaz*, přihlašovac* odkaz*,
    odkaz* pro přihlášení, přij* pozván*, připoj* se k týmu, schvál* přihlášení, byl jsem to já, dokonč* registrac*,
    smazat můj účet, ověřit e mail*, ověřit email*, ověřit účet, ověřte e mail*, ověřte email*, ověřte účet,
    ověřte sv* e mail*, ověřte sv* email*, ověřte sv* účet, ověřen* e mail*, ověřen* email*, ověřen* účtu,
    ověřen* adres*, aktivovat účet, aktivovat sv* účet, aktivuj* účet, aktivuj* sv* účet, aktivac* účtu
  `,
  act: `
    potvrdit, potvrďte, ověřit, ověřte, aktivovat, aktivujte, schválit, přijmout, pokračovat, dokončit, odemknout,
    obnovit
  `,
  signIn: `
    přihlásit se, přihlásit, přihlaste se, přihlas se, přihlášení, otevřít aplikaci
  `,
  never: `
    odhlásit*, odhlášení*, odhlaste, zrušit odběr, nastavení, v prohlížeči, webová verze, soukromí,
    ochrana osobních údajů, podmínk*, nápověd*, podpor*, kontakt*, často kladené, hodnocen*, sledovat zásilku,
    zobrazit objednávku, zobrazit fakturu, zaplatit*, přečíst více, více informací, zobrazit vše, nakupovat, novink*,
    zákaznická, pomoc
  `,
  notMe: `
    jste to nebyli, nežádal*, nepožádal*, nevytvořil*, neregistroval*, nepoznáváte, ignoruj*, nevěnujte pozornost,
    odmítnout, zrušit, zablok*, zabezpečit účet, omylem, někdo jiný, jsi to nebyl, nebyli jste, nebyl jsem to
  `,
  done: `
    bylo změněn*, bylo obnoven*, bylo aktualizován*, byl změněn*, byl aktivován*, byl ověřen*, byl potvrzen*,
    byl aktualizován*, byl přidán*, byl smazán*, byl úspěšně, byla změněn*, byla ověřen*, byla potvrzen*,
    byla přidán*, byla úspěšně, úspěšně, je nyní ověřen*, je nyní potvrzen*, nové přihlášení, přihlásil se,
    heslo změněno, změnili jste, děkujeme za potvrzení, děkujeme za ověření, přijal* pozvánku
  `,
  here: `
    zde, klikněte*, klikni, kliknutím, stiskněte, odkaz, níže uvedený odkaz, následující odkaz, tlačítk*,
    tlačítko níže, přejděte na, prohlížeč*, tlačítko nefunguje
  `,
};
