import type { Cues } from "@/lib/mail/cues/types";

export const cs: Cues = {
  code: `
    kód, kódu, kódem, kódy, ověřovac* kód*, potvrzovac* kód*, bezpečnostn* kód*, jednorázov* kód*, jednorázov* hesl*,
    přihlašovac* kód*, autorizačn* kód*, aktivačn* kód*, přístupov* kód*, obnovovac* kód*, dočasn* kód*,
    kód* pro přihlášení, kód* pro ověření, kód* pro obnovu, sms kód*, kódech, kód* pro přístup, kód* pro reset*,
    kód* pro aktivaci, kód* pro potvrzení, kód* pro smazání, kód* k ověření, kód* k přihlášení, kód* k potvrzení,
    kód* pro změnu, párovac* kód*, identifikačn* kód*, transakčn* kód*, autentizačn* kód*, autentifikačn* kód*,
    verifikačn* kód*, kód* zařízení, kód* z sms, kód* transakce
  `,
  maybeCode: `
    pin kód*, dočasné heslo, číslice, číslic, *místný, *místné, číslo níže, klíč, následující číslo, následující čísla,
    čísla níže, toto číslo, číslicemi, písmena, písmen, znaky, znaků, řetězec, posloupnost, kombinac*, sekvenc*,
    slovo níže, tajné slovo, toto slovo, klíčem, klíče, jednorázov* klíč*, *místného, *místným
  `,
  other: `
    objednáv*, nákup*, faktur*, variabilní symbol, účtenk*, vstupenk*, čísl* případu, čísl* zákazníka, čísl* rezervace,
    čísl* zásilky, čísl* účtu, čísl* kart*, čísl* smlouvy, čísl* faktury, čísl* telefonu, zákaznick* čísl*, reklamac*,
    rezervac*, zásilk*, balík*, sledovac* čísl*, doručen*, doprav*, kód* pro vyzvednutí, kód* k vyzvednutí,
    hesl* pro výdej, referenčn* čísl*, telefon*, volejte, infolink*, končící* na, smlouv*, pojistn*, sériov* čísl*,
    psč, předvolb*, kód* země, slev*, promo kód*, kupon*, poukaz*, dárkov*, chybov* kód*, kód* chyby, stavov* kód*,
    etický kodex, qr kód*, čárov* kód*, zdrojov* kód*, rodné číslo, ičo, dič, dph, celkem, částk*, zůstat*, cena, kč,
    platb*, úhrad*, bodů, ulice, slevov* kód*, akčn* kód*, kód* banky, konstantní symbol, specifický symbol,
    čísl* žádosti, čísl* reklamace, čísl* dokladu, čísl* pojistky, jízdenk*, letenk*, čísl* člena, členské číslo,
    čísl* průkazu, čísl* transakce, id transakce, čísl* požadavku, čísl* incidentu, elektroměr*, plynoměr*, vodoměr*,
    stav měřidla, registračn* značk*, vozidl*, č. účtu, č. j., poštovní směrovací, doporučovac* kód*, kód* doporučení,
    doporuč* přátel*, pozvěte přátele, věrnostn*, kód* zájezdu, kód* zboží, kód* kupónu, kód* odpovědi, návratov* kód*,
    kód* stavu, kód* měny, košík*, pokladn*, výprodej*, ceny, cenu
  `,
  promo: `
    slevov*, kupón*, poukaz*, dárkov* poukaz*, dárkov* kart*, promo kód, akční nabíd*, akční cen*, speciální nabíd*,
    výhodn* nabíd*, výprodej*, ušetřete, při placení v košíku, v košíku, košík*, nákupní koš*, doprava zdarma,
    dopravu zdarma, věrnostní bod*, věrnostních bodů, bonusov* bod*, slosování*, soutěž o, pozvěte přátele,
    doporučte známým, doporuč kamarád*, pozvi kamarád*, narozeninov*, dárek k narozeninám,
    minimální hodnota objednávky, minimální objednáv*, minimální nákup, do vyprodání zásob, uplatněte kód,
    uplatněte slev*, nakupujte, nakoupit nyní, koupit nyní, sleva, slevu, slevy, slevou, tombola
  `,
  press: `
    v tomto čísle, toto vydání, v tomto vydání, v tomto článku, čtěte dále, číst dále, číst více, přečtěte si více,
    celý článek, sloupek*, fejeton*, příspěvek na blogu, naši čtenáři, našich čtenářů, statistik*, týdenní přehled,
    týdenní zpráv*, měsíční přehled, měsíční zpráv*, týdenní report, v průměru, průměrně, minulý měsíc,
    za minulý měsíc, poznámky k vydání, seznam změn, nová verze, nové verzi, opravené chyby, opravy chyb,
    opraven* chyb*, testy selhaly, sestavení selhalo, webinář*, díl podcastu, epizoda podcastu, seminář*, tipy pro,
    studie ukazuje, průzkum ukazuje, podle studie, podle průzkumu, vlna podvod*, vlna phishing*, tisková zpráva,
    tiskov* zpráv*, výzkumníci
  `,
  business: `
    potvrd*, autentiz*, autoriz*, přihláš*, heslo, hesla, obnov*, resetov*, účtu, registrac*, zabezpeč*, bezpečnos*,
    aktivac*, aktivov*, aktivuj*, dvoufázov*, dvoufaktorov*, zařízení, totožnos*, odemk*, jednorázov*, potvrz*,
    e mailov*, emailov*, ověření, ověřit, ověřte, ověřov*, hesel, účet*, účtem
  `,
  fleeting: `
    platí, platnost*, platný, vyprš*, minut*, nesdílej*, nikomu, s nikým, nepředávej*, neposkytuj*, nikdy nebudeme,
    důvěrn*, pouze jednou, platné, platná, přestane platit, přestane fungovat, nesděluj*, neprozrazuj*, nikdy se vás
  `,
  enter: `
    zadej*, zadat, vložte, vlož, opište, napište, použijte, použij, vyplňte, zadáním, zadáte, vložit, vložením, opsat,
    přepište, přepsat, opiš kód, opiš ho, opiš jej, opiš je, přepiš kód, přepiš ho, napiš kód, napiš ho, vepište,
    vepsat, vyplnit, použít, vyťukejte, vyťukej, naťukejte, naťukej, zkopírujte, zkopíruj, zkopírovat, nadiktujte,
    nadiktuj, diktujte
  `,
  complete: `
    potvr* e mail*, potvr* email*, potvr* adres*, potvr* úč*, potvr* registrac*, potvr* totožnos*, potvr* sv* e mail*,
    potvr* sv* účet, potvr* odběr*, potvr* změn*, potvr* smazání, potvr* přihlášení, potvr* nov* e mail*, obnov* hesl*,
    reset* hesl*, změn* hesl*, nastav* hesl*, vytvoř* hesl*, obnov* sv* heslo, změn* sv* heslo, změn* si heslo,
    nastav* si heslo, nové heslo, obnov* úč*, obnov* přístup*, odemk* úč*, ověřovac* odkaz*, potvrzovac* odkaz*,
    aktivačn* odkaz*, přihlašovac* odkaz*, odkaz* pro přihlášení, přij* pozván*, připoj* se k týmu, schvál* přihlášení,
    dokonč* registrac*, smazat můj účet, ověřen* účtu, ověřen* adres*, aktivovat účet, aktivovat sv* účet,
    aktivuj* účet, aktivuj* sv* účet, aktivac* účtu, heslo si prosím nastav*, heslo si nastav*, heslo nastav*,
    heslo si zvol*, heslo si vytvoř*, zvol* si heslo, zvol* heslo, nastav* nové heslo, nastav* si nové heslo,
    vytvoř* si heslo, zapomenut* hesl*, přihlásit bez hesla, přihlás* se bez hesla, přihlášení bez hesla,
    přihlás* jedním kliknutím, kouzeln* odkaz*, magick* odkaz*, jednorázov* odkaz*, odkaz* k přihlášení,
    odkaz* pro obnov*, odkaz* na ověření, odkaz* pro ověření, odkaz* k ověření, odkaz* k potvrzení,
    odkaz* pro potvrzení, odkaz* na obnov*, odkaz* k aktivaci, potvr* sv* adres*, potvr* sv* registrac*,
    potvr* sv* totožnost, potvr* můj*, potvr* moj*, potvr* tuto adres*, potvr* zařízení, potvr* nov* adres*,
    ověřit adres*, ověřte adres*, ověř* účet, ověř* sv* účet, to jsem já, dokonč* nastavení účtu, smaž* účet,
    odstranit účet, zrušit účet, zrušit můj účet, vstoupit do aplikace, vstoupit do účtu, vstup do aplikace,
    odblok* úč*
  `,
  act: `
    potvrdit, potvrďte, ověřit, ověřte, aktivovat, aktivujte, schválit, přijmout, pokračovat, dokončit, odemknout,
    obnovit, potvrzuji, souhlasím, přijímám, povolit, schvaluji, vstoupit, nastavte si
  `,
  signIn: `
    přihlásit, přihlas se, přihlášení, otevřít aplikaci, přihlaste
  `,
  never: `
    odhlásit*, odhlášení*, odhlaste, zrušit odběr, nastavení, soukromí, ochrana osobních údajů, podmínk*, nápověd*,
    podpor*, kontakt*, často kladené, hodnocen*, sledovat zásilku, zobrazit objednávku, zobrazit fakturu, zaplatit*,
    přečíst více, více informací, zobrazit vše, nakupovat, novink*, zákaznická, pomoc, zobraz* v prohlížeči,
    otevř* v prohlížeči, prohlédn* v prohlížeči, číst v prohlížeči, zobrazit online, webov* verz*, předvolby,
    stav objednávky, ověřit stav, zkontrol* stav, potvr* účast, připoj* se ke schůzce, reklamace, recenz*, ohodnoť*,
    návod*, sledujte nás, stav zásilky
  `,
  notMe: `
    jste to nebyli, nežádal*, nepožádal*, nevytvořil*, neregistroval*, nepoznáváte, ignoruj*, nevěnujte pozornost,
    odmítnout, zrušit, zablok*, zabezpečit účet, omylem, někdo jiný, jsi to nebyl, nebyli jste, nebyl jsem to,
    neprovád*, neprovedl*, nepřihlašuj*, nepřihlašoval*, nepřihlásil*, nevyžád*, neodeslal*, nezakládal*, nezaložil*,
    nejste to vy, mail smaž*, zprávu smaž*, smaž* tento e mail, smaž* zprávu, smaž* tuto zprávu
  `,
  done: `
    bylo změněn*, bylo obnoven*, byl změněn*, byl aktivován*, byl ověřen*, byl potvrzen*, byl přidán*, byl smazán*,
    byla změněn*, byla ověřen*, byla potvrzen*, byla přidán*, úspěšně, je nyní ověřen*, je nyní potvrzen*,
    nové přihlášení, přihlásil se, heslo změněno, děkujeme za potvrzení, děkujeme za ověření, přijal* pozvánku,
    změnil* jste, byl* aktualizován*, bylo smazán*, bylo odstraněn*, byl odstraněn*, bylo přidán*, bylo nastaven*,
    bylo potvrzen*
  `,
  here: `
    zde, klikněte*, klikni, kliknutím, stiskněte, odkaz, tlačítk*, přejděte na, prohlížeč*, odkazem, na této adrese,
    na tuto adresu, otevřete stránku, otevřete tuto
  `,
};
