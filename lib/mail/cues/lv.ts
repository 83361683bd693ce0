import type { Cues } from "@/lib/mail/cues/types";

export const lv: Cues = {
  code: `
    kods, kodu, koda, kodam, kodi, apstiprinājuma kod*, apstiprināšanas kod*, verifikācijas kod*, pārbaudes kod*,
    drošības kod*, vienreizēj* kod*, vienreizēj* parol*, autentifikācijas kod*, piekļuves kod*, aktivizācijas kod*,
    aktivizēšanas kod*, atiestatīšanas kod*, atkopšanas kod*, pieteikšanās kod*, autorizācijas kod*, sms kod*,
    pagaidu kod*, ierīces kod*
  `,
  maybeCode: `
    pin kod*, pagaidu parole, cipari, ciparus, *ciparu, šādu numuru, zemāk norādīto numuru, rakstzīm*, atslēg*
  `,
  other: `
    pasūtījum*, rēķin*, čeks, klienta numurs, rezervācij*, rezervācijas kod*, sūtījum*, paku, pakomāt*, durvju kod*,
    piegād*, atsauces numur*, tālrun*, zvani*, konta numur*, kartes numur*, beidzas ar, līgum*, sērijas numur*,
    pasta indekss, valsts kod*, atlaid*, atlaižu kod*, akcijas kod*, promo kod*, kupon*, dāvanu kart*,
    ieteikuma kod*, uzaicinājuma kod*, piedāvājum*, kļūdas kod*, rīcības kodeks*, qr kod*, svītrkod*, pirmkod*,
    personas kod*, reģistrācijas numurs, reģistrācijas nr, reģ nr, pvn*, kopā, summa, atlikum*, cena, maksājum*,
    iela, darījuma numur*, izsekošanas kod*, izņemšanas kod*, pasta kod*, klienta kod*, dāvanu kod*, sūtījuma kod*
  `,
  business: `
    apstiprin*, verific*, autentific*, pieteikšan*, pieslēg*, ielogo*, parole, paroli, atiestat*, atjaunot, atkop*,
    konts, kontu, reģistrē*, reģistrācij*, drošīb*, aktivizē*, divfaktoru*, ierīc*, identitāt*, atbloķ*, autoriz*,
    vienreizēj*, divpakāpju*, konta, e pasta adres*
  `,
  fleeting: `
    derīg*, beigsies, beidzas pēc, minūt*, nedalies, nedalieties, neizpaud*, nesniedz*, nevienam, nekad nelūg*,
    tikai vienu reizi, vienreiz, konfidenciāl*
  `,
  enter: `
    ievad*, ieraksti*, nokopē*, kopēj*, ielīmē*, izmanto, izmantojiet
  `,
  complete: `
    apstiprin* e past*, apstiprin* savu e past*, apstiprin* jauno e past*, apstiprin* kontu, apstiprin* savu kontu,
    apstiprin* reģistrācij*, apstiprin* savu reģistrācij*, apstiprin* identitāt*, apstiprin* adresi,
    verific* e past*, verific* savu e past*, verific* jauno e past*, verific* kontu, verific* savu kontu,
    verific* reģistrācij*, verific* savu reģistrācij*, verific* adresi, apstiprin* abonement*,
    apstiprin* pieteikšan*, apstiprin* izmaiņ*, apstiprin* dzēšan*, e pasta apstiprin*, e pasta adreses apstiprin*,
    e pasta verific*, e pasta verifik*, konta apstiprināšan*, konta aktivizē*, konta aktivizāc*, konta atkopšan*,
    aktiviz* kontu, aktiviz* savu kontu, aktiviz* profilu, atiestat* paroli, atiestat* savu paroli,
    atiestat* jaunu paroli, nomain* paroli, nomain* savu paroli, nomain* jaunu paroli, maini* paroli,
    maini* savu paroli, mainīt paroli, atjauno* paroli, atjauno* savu paroli, iestat* paroli, iestat* savu paroli,
    iestat* jaunu paroli, izveido* paroli, izveido* savu paroli, izveido* jaunu paroli, paroles atiestat*,
    paroles atjaunoš*, paroles maiņ*, paroles nomaiņ*, paroles atkopšan*, jaun* parol*, apstiprinājuma sait*,
    verifikācijas sait*, aktivizācijas sait*, atiestatīšanas sait*, pieteikšanās sait*, pieņem* uzaicinājumu,
    pieņem* ielūgumu, pievienot* komandai, atbloķē* kontu, atjauno* kontu, tas biju es, pabei* reģistrācij*,
    dzēst manu kontu, dzēst kontu
  `,
  act: `
    apstiprināt, apstiprini, apstipriniet, aktivizēt, aktivizē, verificēt, turpināt, turpiniet, pievienoties,
    pabeigt, atbloķēt, atiestatīt, pieņemt
  `,
  signIn: `
    pieteikties, piesakies, piesakieties, ielogoties, pieslēgties, atvērt lietotni
  `,
  never: `
    atrakst*, atteikties no, iestatījum*, pārlūkā, tīmekļa versij*, privātum*, sīkdat*, noteikum*, palīdzīb*,
    atbalst*, klientu apkalpoš*, sazinieties, biežāk uzdot*, aptauj*, novērt*, izsekot*, sekot sūtījum*,
    skatīt pasūtījum*, skatīt rēķinu, apmaksāt*, lasīt vairāk, uzzināt vairāk, skatīt visu, seko mums
  `,
  notMe: `
    tas nebiji tu, tas nebijāt jūs, nebiji tu, nebijāt jūs, nebiju es, nees* pieprasīj*, nees* veic*,
    nees* izveidoj*, nees* reģistrēj*, neesat jūs, nepieprasīj*, neatpazīst*, ignorē*, neņem* vērā, noraid*, atcelt,
    bloķē*, kļūdas dēļ, kāds cits
  `,
  done: `
    ir nomainīt*, ir mainīt*, ir atiestatīt*, ir apstiprināt*, ir aktivizēt*, ir atjaunināt*, ir pievienot*,
    ir dzēst*, ir atjaunot*, tika nomainīt*, tika mainīt*, tika atiestatīt*, tika apstiprināt*, tika aktivizēt*,
    tika pievienot*, tika dzēst*, veiksmīgi, jauna pieteikšanās, pieteicās, parole nomainīta,
    paldies ka apstiprināj*, ir pieņēmis
  `,
  here: `
    šeit, noklikšķin*, klikšķin*, spied*, nospied*, saiti, šo saiti, zemāk esošo saiti, poga, pogu, zemāk esošo pogu,
    pārlūk*, adreses josl*, poga nedarbojas
  `,
};
