import type { Cues } from "@/lib/mail/cues/types";

export const lv: Cues = {
  code: `
    kods, kodu, koda, kodam, kodi, apstiprinājuma kod*, apstiprināšanas kod*, verifikācijas kod*, pārbaudes kod*,
    drošības kod*, vienreizēj* kod*, vienreizēj* parol*, autentifikācijas kod*, piekļuves kod*, aktivizācijas kod*,
    aktivizēšanas kod*, atiestatīšanas kod*, atkopšanas kod*, pieteikšanās kod*, autorizācijas kod*, sms kod*,
    pagaidu kod*, ierīces kod*, kodus, kodiem, apstiprināšanas numur*, identifikācijas kod*, autorizēšanas kod*,
    paroles kod*, sms parol*, vienreizēj* pin*, dzēšanas kod*, maiņas kod*, darījuma kod*, savienošanas kod*,
    kontroles kod*, slepen* kod*, divfaktoru kod*, verificēšanas kod*, autentificēšanas kod*, aktivācijas kod*,
    atbloķēšanas kod*, ieejas kod*, pieslēgšanās kod*, dinamisk* parol*
  `,
  maybeCode: `
    pin kod*, pagaidu parole, šādu numuru, zemāk norādīto numuru, rakstzīm*, atslēg*, cipar*, burtus, burti, burtiem,
    simbolus, simbolu virkn*, kombinācij*, virkni, frāz*, slepeno vārdu, slepenais vārds, šo vārdu, šo numuru,
    tālāk norādīto numuru, pilnvar*, zilb*, žeton*
  `,
  other: `
    pasūtījum*, rēķin*, čeks, rezervācij*, rezervācijas kod*, sūtījum*, paku, pakomāt*, durvju kod*, piegād*,
    atsauces numur*, tālrun*, zvani*, konta numur*, kartes numur*, beidzas ar, līgum*, sērijas numur*, pasta indekss,
    valsts kod*, atlaid*, atlaižu kod*, akcijas kod*, promo kod*, kupon*, ieteikuma kod*, uzaicinājuma kod*,
    piedāvājum*, kļūdas kod*, rīcības kodeks*, qr kod*, svītrkod*, pirmkod*, personas kod*, reģistrācijas numurs,
    reģistrācijas nr, reģ nr, pvn*, kopā, summa, atlikum*, cena, maksājum*, iela, darījuma numur*, izsekošanas kod*,
    izņemšanas kod*, pasta kod*, klienta kod*, dāvanu kod*, sūtījuma kod*, pieraksta numur*, pieraksta nr,
    pieteikuma numur*, pieprasījuma numur*, lietas numur*, klienta nr, klienta numur*, biedra numur*, biedra kart*,
    apdrošināšan*, skaitītāj*, reģ. nr, tālr., tel., transakcijas numur*, transakcijas id, bankas kod*, swift kod*,
    statusa kod*, atbildes kod*, preces kod*, produkta kod*, lojalitāt*, lojalitātes kod*, kupona kod*, iesaki draug*,
    uzaicini draug*, pastāsti draug*, izpārdošan*, eiro, eur, statistik*, skatījum*, apmeklējum*, pēdējie četri,
    pēdējie cipari, pie kases, grozā, grozu, dāvana, dāvanas, dāvanu
  `,
  promo: `
    atlaid*, atlaižu, kupon*, dāvanu kart*, dāvanu karšu, dāvanu karš*, vaučer*, promokod*, akcijas kod*, akcijas cen*,
    īpašais piedāvājum*, īpaš* piedāvājum*, izpārdošan*, izdevīg* piedāvājum*, ietaupi tagad, ietaupiet, pie kases,
    iepirkumu groz*, iepirkumu grozā, bezmaksas piegād*, lojalitātes punkt*, bonusa punkt*, balvu izloz*,
    uzaicini draug*, uzaiciniet draug*, iesaki draug*, naudas atmaks* par pirkum*, dzimšanas dienas dāvan*,
    minimālā pasūtījum*, minimāl* pasūtījum*, minimālā pirkum*, kamēr prece*, kamēr pietiek krājum*, pērc tagad,
    pērciet tagad, iepērcies*, izloze, izlozi
  `,
  press: `
    šajā numurā, šajā izdevumā, šajā rakstā, lasīt tālāk, lasi tālāk, lasīt vairāk, lasi vairāk, slejā,
    emuāra ierakst*, bloga ierakst*, mūsu lasītāj*, statistik*, nedēļas pārskat*, mēneša pārskat*,
    nedēļas kopsavilkum*, mēneša kopsavilkum*, vidēji, pagājušajā mēnesī, iepriekšējā mēnesī, laidiena piezīm*,
    izmaiņu žurnāl*, izmaiņu sarakst*, jaunā versij*, jaunajā versijā, labotās kļūdas, kļūdu labojum*, testi neizdevās,
    būvējums neizdevās, vebinār*, tīmekļseminār*, aplād*, podkāst*, darbnīc*, pētījums liecina, pētījums rāda,
    saskaņā ar pētījum*, aptauj*, krāpšanas viln*, krāpniecības viln*, preses relīz*, paziņojums presei
  `,
  business: `
    apstiprin*, verific*, autentific*, pieteikšan*, pieslēg*, ielogo*, atiestat*, atjaunot, atkop*, konts, kontu,
    reģistrē*, reģistrācij*, drošīb*, aktivizē*, divfaktoru*, ierīc*, identitāt*, atbloķ*, autoriz*, vienreizēj*,
    divpakāpju*, konta, e pasta adres*, izmaks*, naudas izņemšan*, kontam
  `,
  fleeting: `
    derīg*, beigsies, beidzas pēc, minūt*, nedalies, nedalieties, neizpaud*, nesniedz*, nevienam, nekad nelūg*,
    tikai vienu reizi, vienreiz, konfidenciāl*, beigs darboties, beidz darboties, sekund*, nesakiet, nesaki,
    nekad neprasīs*
  `,
  enter: `
    ievad*, ieraksti*, nokopē*, kopēj*, ielīmē*, izmanto, izmantojiet, rakstiet, pārraksti*, nosauciet, nosauc,
    pasakiet, nodiktē*, diktē*, noskenē*, skenē*, aizpild*, norādiet, izmantot, lietojiet, ieliec*, sastādiet,
    ar šo kodu
  `,
  complete: `
    apstiprin* e past*, apstiprin* savu e past*, apstiprin* kontu, apstiprin* savu kontu, apstiprin* reģistrācij*,
    apstiprin* savu reģistrācij*, apstiprin* identitāt*, verific* e past*, verific* savu e past*,
    verific* jauno e past*, verific* kontu, verific* savu kontu, verific* reģistrācij*, verific* savu reģistrācij*,
    verific* adresi, apstiprin* abonement*, apstiprin* pieteikšan*, apstiprin* izmaiņ*, apstiprin* dzēšan*,
    e pasta apstiprin*, e pasta adreses apstiprin*, e pasta verific*, e pasta verifik*, konta apstiprināšan*,
    konta aktivizē*, konta aktivizāc*, konta atkopšan*, aktiviz* kontu, aktiviz* savu kontu, aktiviz* profilu,
    atiestat* paroli, atiestat* savu paroli, atiestat* jaunu paroli, nomain* paroli, nomain* savu paroli,
    maini* paroli, maini* savu paroli, atjauno* paroli, atjauno* savu paroli, iestat* paroli, iestat* savu paroli,
    iestat* jaunu paroli, izveido* paroli, izveido* savu paroli, paroles atiestat*, paroles atjaunoš*, paroles maiņ*,
    paroles nomaiņ*, paroles atkopšan*, jaun* parol*, apstiprinājuma sait*, verifikācijas sait*, aktivizācijas sait*,
    atiestatīšanas sait*, pieteikšanās sait*, pieņem* uzaicinājumu, pieņem* ielūgumu, pievienot* komandai,
    atbloķē* kontu, atjauno* kontu, pabei* reģistrācij*, dzēst manu kontu, dzēst kontu, apstiprin* epast*,
    apstiprin* savu epast*, apstiprin* šo e past*, apstiprin* jūsu e past*, apstiprin* konta, apstiprin* adres*,
    apstiprin* savu adres*, apstiprin* savu identitāt*, apstiprin* ierīc*, apstiprin* jauno, apstiprin* pieslēgšan*,
    apstiprin* parol*, apstiprin* manu, epasta apstiprin*, adreses apstiprināšan*, reģistrācijas apstiprināšan*,
    pārbaud* e past*, pārbaud* savu e past*, verific* ierīci, aktiviz* manu kontu, konta aktivācij*, aktivēt kontu,
    izvēl* parol*, iestat* sev paroli, aizmirst* parol*, atjaunot piekļuvi, atgūt piekļuvi, atgūt kontu,
    atjaunošanas sait*, atbloķēšanas sait*, atbloķēšanas apraksts, burvju sait*, maģisk* sait*, vienreizēj* sait*,
    ieejas sait*, pieslēgšanās sait*, pieteikties bez paroles, pieslēgties bez paroles, ienākt bez paroles,
    pieteikties ar vienu, pievienojies komandai, pievienojieties komandai, pievienot* grupai, pievienot* projektam,
    apskatīt uzaicinājumu, skatīt uzaicinājumu, atļaut pieteikšanos, tas esmu es, ieiet lietotnē
  `,
  act: `
    apstiprināt, apstiprini, apstipriniet, aktivizēt, aktivizē, verificēt, turpināt, turpiniet, pievienoties, pabeigt,
    atbloķēt, atiestatīt, pieņemt, apstiprinu, apstiprinātu, aktivizējiet, aktivizēju, piekrītu, pieņemu, pieņemiet,
    atļaut, atļaujiet, pabeidziet, pabeidz, turpini, pievienojieties, pievienojies
  `,
  signIn: `
    pieteikties, piesakies, piesakieties, ielogoties, pieslēgties, atvērt lietotni, ieiet
  `,
  never: `
    atrakst*, atteikties no, iestatījum*, tīmekļa versij*, privātum*, sīkdat*, noteikum*, palīdzīb*, atbalst*,
    klientu apkalpoš*, sazinieties, biežāk uzdot*, aptauj*, novērt*, izsekot*, sekot sūtījum*, skatīt pasūtījum*,
    skatīt rēķinu, apmaksāt*, lasīt vairāk, uzzināt vairāk, skatīt visu, seko mums, skatīt pārlūk*, atvērt pārlūk*,
    apskatīt pārlūk*, kalendār*, jaunum*, pasūtījuma statuss, sūtījuma statuss, apstiprin* dalīb*, apstiprin* ierašan*,
    apstiprin* vizīt*, pievienot* sapulcei, atcel* vizīt*, vizīti atceliet, dalīties, iesaki, lejupielād*, atbildiet,
    instrukcij*, pamācīb*
  `,
  notMe: `
    nebiji tu, nebijāt jūs, nebiju es, nees* pieprasīj*, nees* veic*, nees* izveidoj*, nees* reģistrēj*, neesat jūs,
    nepieprasīj*, neatpazīst*, ignorē*, neņem* vērā, noraid*, atcelt, bloķē*, kļūdas dēļ, kāds cits, ja neko neesat,
    nees* lūg*, nees* mēģināj*, nees* sūtīj*, nees* iesniedz*, neveic*, negaidīj*, nepiereģistrēj*, neesi tu,
    cits cilvēks, dzēsiet šo, izdzēsiet šo, nedariet neko
  `,
  done: `
    ir nomainīt*, ir mainīt*, ir atiestatīt*, ir apstiprināt*, ir atjaunināt*, ir pievienot*, ir dzēst*, ir atjaunot*,
    tika nomainīt*, tika mainīt*, tika atiestatīt*, tika apstiprināt*, tika aktivizēt*, tika pievienot*, tika dzēst*,
    veiksmīgi, jauna pieteikšanās, pieteicās, parole nomainīta, paldies ka apstiprināj*, ir pieņēmis, ir iestatīt*,
    ir ieslēgt*, ir izslēgt*, ir bloķēt*, ir atbloķēt*, ir izveidot*, tika atjaunināt*, tika ieslēgt*
  `,
  here: `
    noklikšķin*, klikšķin*, spied*, nospied*, saiti, poga, pogu, pārlūk*, adreses josl*, uzklikšķiniet šeit,
    tieši šeit, vietnē šeit, pieejams šeit, nospiežot, saites, šī saite, saite zemāk, sekojiet saitei
  `,
};
