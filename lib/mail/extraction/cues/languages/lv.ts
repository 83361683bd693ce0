import type { Cues } from "@/lib/mail/extraction/cues/types";

export const lv: Cues = {
  code: `
    kods, kodam, apstiprinājuma kod*, apstiprināšanas kod*, verifikācijas kod*, pārbaudes kod*, drošības kod*,
    vienreizēj* kod*, vienreizēj* parol*, autentifikācijas kod*, piekļuves kod*, aktivizācijas kod*, aktivizēšanas kod*,
    atiestatīšanas kod*, atkopšanas kod*, pieteikšanās kod*, autorizācijas kod*, pagaidu kod*, ierīces kod*, kodiem,
    apstiprināšanas numur*, identifikācijas kod*, autorizēšanas kod*, paroles kod*, vienreizēj* pin*, dzēšanas kod*,
    maiņas kod*, darījuma kod*, kontroles kod*, slepen* kod*, divfaktoru kod*, verificēšanas kod*, autentificēšanas
    kod*, aktivācijas kod*, atbloķēšanas kod*, ieejas kod*, pieslēgšanās kod*, dinamisk* parol*, parakstīšanas kod*,
    parakstam kod*, savienošan* kod*, maksājuma kod*, reģistrācijas kod*, ciparu kod*, ziņas kod*, e pasta kod*, pirkuma
    apstiprināšanas kod*, izdzēšanas kod*, atvēršanas kod*,
    maksājuma parole, darījuma parole, operācijas parole,
    vienreizējā parole, vienreizēja parole, apstiprinājuma parole, parole maksājumam, kods maksājumam, pirkuma
    parole,
    parol* vienai reizei, vienreiz lietojam* parol*, vienreiz izmantojam* parol*, vienas reizes parol*,
    apstiprināšanas parol*, verifikācijas parol*, aktivizācijas parol*, autorizācijas parol*, pieslēgšanās parol* sms,
    parol* no sms, parol* no īsziņas, parol* no ziņas, parol* pārskaitījumam, parol* parakstam, parol* parakstīšanai,
    parol* apstiprināšanai, parol* pirkumam, apstiprinājuma atslēg*, aktivizācijas atslēg*, pieteikšanās atslēg*,
    vienreizēj* atslēg*, piekļuves atslēg*, apstiprinājuma pin, aktivizācijas pin, vienreizēj* numur*,
    vienreizēj* skait*, vienreizēj* cipar*, kontrolskait*, kontrolcipar*, kontroles skait*, kontroles numur*,
    kontroles cipar*, pārbaudes numur*, pārbaudes skait*, pārbaudes cipar*, drošības numur*, apstiprinājuma numur*,
    apstiprinājuma cipar*, verifikācijas numur*, pieteikšanās numur*, kontrolvārd*, pārbaudes vārd*, drošības vārd*,
    apstiprinājuma vārd*, kodvārd*, vienreizēj* vārd*, drošības kombināc*, vienreizēj* kombināc*, vienreizēj* simbol*,
    slepen* numur*, slepen* skait*,
    maksājuma kods, kods pārskaitījumam, kods pirkumam
  `,
  maybeCode: `
    pagaidu parole, šādu numuru, zemāk norādīto numuru, rakstzīm*, atslēg*, cipar*, burtus, burti, burtiem, simbolus,
    simbolu virkn*, virkni, slepeno vārdu, slepenais vārds, šo vārdu, šo numuru, tālāk norādīto numuru, pilnvar*, zilb*,
    sesijas parole, dienas parole, šodienas parole, kas rakstīts zemāk, zemāk redzam*, zemāk esoš*, skaitļus, skaitli,
    skaitlis, šifrs, dienas vārds, vārds zemāk, vienreizēj* piekļuv*, zīmes, zīmju,
    šo paroli, ar šo paroli, ciparus zemāk, simbolus zemāk, burtus zemāk, vārdu zemāk, numuru zemāk, paroli zemāk,
    atslēgu zemāk, tekstu zemāk, rindu zemāk, zemāk norādīt*, tālāk norādīt*, ciparus augstāk, augstāk norādīt*,
    parole ir, parole skan, slepenu vārdu, ciparu virkne, četrciparu, piecciparu, sešciparu, astoņciparu, četrzīmju,
    sešzīmju, skaitlim, simboliem,
    ar paroli, skaitlis kas, skaitlis ko, skaitli ko, numurs kas jāievada, cipari kas, zīmes kas, simboli kas
  `,
  other: `
    pasūtījum*, rēķin*, čeks, rezervācijas kod*, sūtījum*, paku, pakomāt*, durvju kod*, piegād*, atsauces numur*,
    tālrun*, zvani*, konta numur*, kartes numur*, beidzas ar, līgum*, sērijas numur*, pasta indekss, valsts kod*,
    atlaid*, atlaižu kod*, akcijas kod*, ieteikuma kod*, uzaicinājuma kod*, piedāvājum*, kļūdas kod*, rīcības kodeks*,
    svītrkod*, pirmkod*, personas kod*, reģistrācijas numurs, reģistrācijas nr, pvn*, kopā, atlikum*, maksājum*, iela,
    darījuma numur*, izsekošanas kod*, izņemšanas kod*, pasta kod*, klienta kod*, pieraksta numur*, pieraksta nr,
    pieteikuma numur*, pieprasījuma numur*, lietas numur*, klienta nr, klienta numur*, biedra numur*, biedra kart*,
    apdrošināšan*, skaitītāj*, reģ. nr, tālr., transakcijas numur*, transakcijas id, bankas kod*, statusa kod*,
    atbildes kod*, preces kod*, produkta kod*, lojalitāt*, kupona kod*, iesaki draug*, uzaicini draug*, pastāsti
    draug*, izpārdošan*, eiro, skatījum*, apmeklējum*, pēdējie četri, pēdējie cipari, pie kases, grozā, grozu, dāvana,
    dāvanas, dāvanu, ārst*, sēdviet*, sektors, rinda, loterij*, lozes numur*, reisa, reisam, izejas kod*, iesnieguma
    numur*, kursa kod*, atgriešan* prec*, saņemšanas kods, durtiņu kods, durtiņu kod*, apmaksāt līdz, versija,
    rādījum*, muita, rindas numurs, rekvizīt*, sapulce, sapulces, meklēšanas lauk*, meklētāj*, skaitītāja numur*,
    līguma numur*, pasūtījuma numur*, rēķina numur*, sūtījuma numur*, izsekošanas numur*, biļetes numur*, rezervācijas
    numur*, reisa numur*, vietas numur*, istabas numur*, pvn numur*, atlaides kods*, polises numur*, kvīts numur*,
    starta numur*, piedāvājuma numur*, remonta numur*, abonenta numur*, maksājuma mērķ*, maksājuma paskaidroj*, kā
    maksājuma, zona, zonu, zonas, wi fi parol*, wifi parol*, tīkla parol*, bezvadu tīkla parol*, vārtu kod*,
    kāpņutelpas kod*, garāžas kod*, seifa kod*, skapīša kod*, pakomāta kod*, kurjera kod*, sūtījuma kod*, pakas kod*,
    priekšmeta kod*, klases kod*, spēles kod*, sapulces kod*, sapulces parol*, sapulces id, konferences kod*, filiāles
    kod*, novada kod*, valūtas kod*, lidostas kod*, nodokļa kod*, diagnozes kod*, tālruņa kod*, ģērbšanās kod*, apģērba
    kod*, atlaides kod*, čeka kod*, dāvanu kart*, atlīdzības lieta*, apliecības numur*, pacienta numur*, pacienta kod*,
    studenta numur*, studenta apliecīb*, pases numur*, galdiņa numur*, kabineta numur*, skapīša numur*, receptes
    numur*, nosūtījuma numur*, soda numur*, lēmuma numur*, abonenta kod*, objekta numur*, objekta kod*, inventāra
    numur*, identifikācijas numur*, telefona numur*, mobilā numur*, kartes pin, pin aploksn*, maksātāja kod*,
    automašīnas numur*, valsts numur*, čeka numur*, maksājuma mērķī norādiet, maksājuma mērķī ierakstiet, mērķī
    norādiet, mērķī ierakstiet, maksājuma uzdevumā norādiet, paskaidrojumā norādiet, api atslēg*, pēdēj* četr* cipar*,
    pēdēj* 4 cipar*, četri pēdēj* cipar*, 4 pēdēj* cipar*, izstrādājuma kod*, artikula kod*, piegādātāja kod*, veikala
    kod*, nodaļas kod*, struktūrvienības kod*, izmaksu centra kod*, darbinieka kod*, profesijas kod*, amata kod*, darba
    devēja kod*, moduļa kod*, eksāmena kod*, eksaminējamā kod*, eksāmena centra kod*, auditorijas kod*, kabineta kod*,
    telpas kod*, grupas kod*, pasākuma kod*, nodarbības kod*, mača kod*, komandas kod*, mācību kod*, semināra kod*,
    studiju programmas kod*, fakultātes kod*, skolas kod*, izglītības iestādes kod*, zonas kod*, stāvvietas kod*,
    autostāvvietas kod*, apgabala kod*, rajona kod*, reģiona kod*, ciema kod*, teritorijas kod*, atvk kod*, stacijas
    kod*, pieturas kod*, tarifa kod*, skaitītāja kod*, pircēja kod*, līguma kod*, ieņēmumu kod*, ienākumu veida kod*,
    budžeta kod*, budžeta klasifikācijas kod*, darbības veida kod*, nozares kod*, nace kod*, bic kod*, swift kod*,
    atgriešanas kod*, garantijas kod*, remonta kod*, pretenzijas kod*, sūdzības kod*, bojājuma kod*, versijas kod*,
    būvējuma kod*, partijas kod*, sērijas kod*, krāsas kod*, toņa kod*, modeļa kod*, detaļas kod*, rezerves daļas kod*,
    noliktavas kod*, materiāla kod*, ražotāja kod*, zāļu kod*, slimības kod*, ssk kod*, ssk 10 kod*, kategorijas kod*,
    projekta kod*, kampaņas kod*, valodas kod*, pārvadātāja kod*, maršruta kod*, muitas kod*, kn kod*, cpv kod*,
    sanāksmes kod*, tikšanās kod*, vebināra kod*, lojalitātes kod*, produkcijas kod*, viesu parol*, sanāksmes parol*,
    konferences parol*, vebināra parol*, sapulces piekļuves kod*, sanāksmes piekļuves kod*, konferences piekļuves kod*,
    piekļuves kod* sapulcei, piekļuves kod* sanāksmei, piekļuves kod* konferencei, tīkla drošības atslēg*, tīkla
    atslēg*, sapulces pin*, kods sapulcei, kods sanāksmei, biedra kods, dalībnieka kartes kods, partnera kods,
    sadarbības partnera kods, studenta kods, skolēna kods, studenta apliecības kods, eksāmena darba kods, maksājuma
    atsauces kods, maksājuma mērķa kods, rēķina kods, eic kods, ēkas kods, īpašuma kods, pašvaldības kods, pilsētas
    kods, pvn kods, preču nomenklatūras kods, stāvokļa kods, defekta kods, pasūtījuma kods, pnr kods, biļetes kods,
    ziedojuma kods, receptes kods, e receptes kods, polises kods, apdrošināšanas kods, atlīdzības pieteikuma kods,
    zaudējumu lietas kods, sēdvietas kods
  `,
  promo: `
    atlaid*, atlaižu, īpaš* piedāvājum*, izpārdošan*, izdevīg* piedāvājum*, ietaupiet, pie kases, iepirkumu groz*,
    bezmaksas piegād*, lojalitātes punkt*, bonusa punkt*, uzaicini draug*, uzaiciniet draug*, iesaki draug*, naudas
    atmaks* par pirkum*, minimāl* pasūtījum*, minimālā pirkum*, kamēr prece*, kamēr pietiek krājum*, pērc tagad, pērciet
    tagad, iepērcies*, izlozi, lētāk*, ietaupi, ietaupīt, dāvan*, laimē*, balv*, izlozē*, iesaki mūs, iesakiet mūs,
    draugs saņems, draugs saņem, tikai šodien, līdz svētdienai, nepalaid garām, klienta kart*, akcijas
  `,
  press: `
    šajā numurā, šajā izdevumā, lasīt tālāk, lasi tālāk, lasīt vairāk, lasi vairāk, slejā, emuāra ierakst*, bloga
    ierakst*, nedēļas pārskat*, mēneša pārskat*, nedēļas kopsavilkum*, mēneša kopsavilkum*, vidēji, pagājušajā mēnesī,
    iepriekšējā mēnesī, laidiena piezīm*, izmaiņu žurnāl*, izmaiņu sarakst*, jaunā versij*, jaunajā versijā, labotās
    kļūdas, kļūdu labojum*, testi neizdevās, tīmekļseminār*, aplād*, darbnīc*, pētījums liecina, pētījums rāda, saskaņā
    ar pētījum*, aptauj*, krāpšanas viln*, krāpniecības viln*, preses relīz*, paziņojums presei, šonedēļ, šajā nedēļā,
    katru dienu, dienā nosūt*, nosūtīja, pētniek*, būvējum*, testu sol*, raksts, rakstā, intervij*, lasītāj*,
    izvietošan*, nedēļas apskat*, skatījumu, krāpniek*, sms viln*, anketa, jūsu viedoklis, pētījums,
    krāpšan*, lasiet rakstu, jaunumi versijā
  `,
  business: `
    apstiprin*, pieteikšan*, pieslēg*, ielogo*, atiestat*, atjaunot, atkop*, konts, kontu, drošīb*, aktivizē*,
    divfaktoru*, ierīc*, atbloķ*, vienreizēj*, divpakāpju*, izmaks*, naudas izņemšan*, kontam, e past*, iesniegum*,
    paraks*, piekļuv*, portāl*, savienoš*, parole, paroli, paroles, uzaicināja jūs, uzaicina jūs, aicina jūs,
    uzaicinājums, pievienoja jūs, bloķēts, vai tas esat jūs, lietotājvārds,
    ielūgums, uzaicināja, lai pievienotu,
    piesakāties, piesakies, pieslēdzaties, pieslēdzies, jauns tālrunis, jauna tālruņa, jauna datora, piekrišan*,
    maksājums ar karti, karšu maksājum*, internetā maksājum*, sasaistīt, sasaist*, tālruņa numura maiņ*, adreses maiņ*,
    pārskaitījums gaida, pārskaitījumu gaida, gaida akceptu, gaida jūsu akceptu, gaida tavu akceptu,
    gaida jūsu piekriš*, gaida jūsu lēmumu, akceptēt, akceptējiet, akceptē maksājumu, akceptēšan*,
    izpildīt pārskaitījumu, izpildīt maksājumu, izpildītu pārskaitījumu, izpildītu maksājumu, pabeigt maksājumu,
    pabeigt pārskaitījumu, pabeigt pirkumu, pabeigt darījumu, pabeigtu maksājumu, pabeigtu pārskaitījumu,
    pabeigtu pirkumu, pabeigtu darījumu, gaidošs maksājums, gaidošs pārskaitījums, gaidošo maksājumu,
    gaidošo pārskaitījumu, maksājums gaida, maksājuma uzdevum*, maksājuma rīkojum*, autorizē*, autorizāc*, autentifik*,
    autentiskum*, autentific*, pirkums internetā, pirkumu internetā, pirkuma internetā, tiešsaistes pirkum*,
    tiešsaistes maksājum*, tiešsaistes darījum*, interneta pirkum*, maksājums internetā, maksājumu internetā, 3d secure,
    3 d secure, bloķēt*, nobloķē*, neveiksmīgi mēģinājum*, neveiksmīgu mēģinājum*, neveiksmīgiem mēģinājum*,
    nepareizi mēģinājum*, nepareizu mēģinājum*, nepareiziem mēģinājum*, kļūdaini mēģinājum*, kļūdainiem mēģinājum*,
    pārāk daudz mēģinājum*, vairākas reizes nepareiz*, trīs reizes nepareiz*, mēģinājumu skait*, konta dzēš*,
    konta slēgš*, konta, profila dzēš*, dzēst profilu, numura maiņ*, numura nomaiņ*, mainīt numuru, mainīt tālruņa,
    nomainīt tālruņa, nomainīt numuru, mainīt adresi, adreses nomaiņ*, jaunais tālrunis,
    jaunu tālruni, jauns dators, jaunā pārlūk*, jauns pārlūk*, logā ko atstājāt, logs ko atstājāt, atstājāt atvērt*,
    atstāji atvērt*, joprojām ir atvērt*, vēl ir atvērt*, atvērtajā logā, atvērto logu,
    atvērtajā lapā, aizmirsāt, aizmirsi, aizmirst* parol*, sapāro*,
    jauns saņēmējs, jaunu saņēmēju, limita maiņ*, limita palielināš*, palielināt limitu, mainīt limitu, identit*,
    jauns tālruņa numurs, jaunu tālruņa numuru, jauno tālruņa numuru, pilnvarojum*, darījuma akcept*
  `,
  fleeting: `
    derīg*, beigsies, beidzas pēc, tikai vienu reizi, vienreiz, beigs darboties, beidz darboties, pazudīs, piecpadsmit
    minū*, der tikai, minūšu laikā, stundu laikā, vairs nedarb*, vairs nestrādā*, pēc stundas, beidzas, vairs nederēs,
    vienreizējs, spēkā, zaudē spēku, zaudēs spēku, vienai reizei, vienreizēj*, pēc tam vairs, pēc tam nederēs
  `,
  secret: `
    nedalies, nedalieties, neizpaud*, nesniedz*, nevienam, nekad nelūg*, nesakiet, nesaki, nekad neprasīs*, nediktē*,
    neatklāj*, tikai jums, tikai tev, mūsu darbinieki, nerādiet, nerādi, nepārsūt*, nekad neprasām, nekad nejautā*,
    darbinieki nekad, turiet slepenībā, glabājiet slepenībā, ne ar vienu nedal*, ar citiem nedal*, nenododiet kodu,
    nenodod kodu, nenododiet to, kodu nenododiet, nedodiet kodu, nedod kodu, nedodiet to, nesūtiet kodu, nesūti kodu,
    kodu nesūtiet, nenosūtiet kodu, nelasiet kodu, nelasi priekšā kodu, nepaziņojiet kodu, nekopīgojiet kodu, nekopīgo
    kodu, nekopīgojiet šo kodu, nekopīgojiet to, kodu nedrīkst izpaust, kodu trešajām personām, trešajām personām
    kodu, kodu citām personām, nekad nepieprasa kodu, nekad nepieprasīs*, nekad nezvanīs*, nekad nepaprasīs*, nekad
    jums nelūgs*, nekad jums neprasīs*, nekad tev neprasīs*, neviens mūsu darbinieks, neviens bankas darbinieks, mūsu
    komanda nekad, banka nekad neprasa, turi slepenībā, glabā slepenībā, saglabājiet slepenībā, paturiet to pie sevis,
    paturi to pie sevis, paturiet kodu pie sevis, kods ir konfidenciāls, kods ir slepens, pat ne mūsu darbiniekiem,
    pat ne bankas darbiniekiem, tas ir krāpnieks
  `,
  enter: `
    ievad*, ieraksti*, nokopē*, kopēj*, ielīmē*, izmanto, izmantojiet, rakstiet, pārraksti*, nosauciet, nosauc,
    pasakiet, nodiktē*, diktē*, noskenē*, skenē*, aizpild*, norādiet, izmantot, lietojiet, ieliec*, sastādiet, ar šo
    kodu, ierakstot, uzrakstiet, uzraksti, ierakstāt, norādi, norādīt, atbildi ar, nolasiet, nolasi, nospiediet ciparus,
    sastādi, ievietojiet, ievieto, lieto, paziņojiet, ietast*, izmantojot, nosūti botam, nosūtiet botam, prasa veidlapa,
    ierakstiet tur, ievadiet tur, ierakstīt, ierakstīs*, jāievada, jāieraksta, jāraksta, vajag ievadīt, atliek
    ievadīt, pietiek ievadīt, lai ievadītu, rakstot, ierakstīšan*, iekopē*, iespied*, pārkopē*,
    prasīs, pieprasīs, tiks prasīts, tiks lūgts, prasa,
    ieraksta, ierakstāms, ierakstāma, pārrakstot, lietot, sniedziet operator*, atbildiet ar kodu, atbildiet ar skait*,
    sūtiet atpakaļ, nosūtiet atpakaļ, apstipriniet ar kodu, apstipriniet ar paroli, apstipriniet ar skait*,
    apstiprini ar kodu, apstiprini ar paroli, apstiprināt ar kodu, apstiprināt ar paroli, parakstiet ar kodu,
    atbloķējiet ar kodu, būs jānorāda, būs jānosauc, jānorāda, jānosauc, jāsniedz, jāiekopē, jāpārraksta, jāizmanto,
    būs vajadzīg*, būs nepieciešam*, ir vajadzīg*, vajadzēs, jums vajadzēs, tiks pieprasīt*, tiek pieprasīt*,
    tiek prasīts, tiek prasīta, tiek lūgts, pajautās, jautās, jautā pēc, prasīsim, lūgsim, pieprasīsim, pieprasa,
    nospiediet pēc kārtas, iebadiet, sadrukā*, uzspiediet ciparus, norādot,
    apstiprin* ar kodu, apstiprin* ar paroli, apstiprin* ar skaitli, apstiprin* ar cipariem, apstiprin* ar numuru,
    parakst* ar kodu, parakst* ar paroli, parakst* ar skaitli, parakst* ar cipariem, parakst* ar numuru,
    atbloķē* ar kodu, atbloķē* ar paroli, atbloķē* ar skaitli, atbloķē* ar cipariem, atbloķē* ar numuru,
    apstiprin* to ar kodu, apstiprin* to ar paroli, apstiprin* to ar skaitli, apstiprin* to ar cipariem,
    apstiprin* to ar numuru, apstiprin* tos ar kodu, apstiprin* tos ar paroli, apstiprin* tos ar skaitli,
    apstiprin* tos ar cipariem, apstiprin* tos ar numuru, pārrakstāms, jāieliek,
    tajā jābūt, tur jābūt, tajā jāatrodas, tajā jāparādās, gaida četr*, gaida seš*,
    iespiest kod*, drukājiet kodu, uzrādiet kodu, uzrādi kodu, nosaukt, nolasīt, nolasot, nosaucot, pasakot,
    pateikt operator*, pateikt konsultant*, izlasiet operator*, izlasiet priekšā, izlasiet skaļi, sniedziet konsultant*,
    sniedziet kodu, dodiet operator*, dodiet kodu, paziņo operator*, nododiet operator*,
    nododiet konsultant*, izrunājiet, minējiet kodu, parādiet ierīcē, parādiet kodu, parādi kodu, atsūtiet kodu,
    nosūtiet kodu, nosūti kodu, nosūtiet mums kodu, sūtiet kodu, sūti atpakaļ, nosūti atpakaļ, sūtīt atpakaļ,
    atbildiet uz šo e pastu ar, atbildiet uz šo vēstuli ar, atbildot ar, atbildēt ar, atbildiet ar, atbildiet tikai ar,
    iesniedziet kodu, iesniedzot kodu, izvēlieties skaitli, izvēlies skaitli, izvēlieties ciparus, izvēlies ciparus,
    izvēlieties šo skaitli, izvēlieties to pašu skaitli, atzīmējiet skaitli, pieskarieties skait*, pieskarieties cipar*,
    nospied ciparus, nospiežot ciparus, spiediet ciparus, piespiediet ciparus, turpiniet ar kodu, turpini ar kodu,
    turpināt ar kodu, turpiniet ar šo, turpini ar šo, pabeidziet ar kodu, pabeidziet ar šo, pabeidz ar kodu,
    pabeidz ar šo, pabeigt ar kodu, noslēdziet ar kodu, noslēgt ar kodu, autorizē* ar kodu, autorizē* ar paroli,
    autorizē* ar šo, akcept* ar kodu, akcept* ar paroli, akcept* ar šo, apstiprin* ar šo, parakst* ar šo,
    atbloķē* ar šo, parakst* līgumu ar, parakst* dokumentu ar, apstiprin* maksājumu ar, apstiprin* pirkumu ar,
    apstiprin* pārskaitījumu ar, apstiprin* darījumu ar, apstiprin* operāciju ar, apstiprin* identitāti ar,
    pieslēdzieties ar šo, pieslēdzieties ar kodu, pieslēdzies ar kodu, piesakieties ar šo, piesakieties ar kodu,
    piesakies ar šo, piesakies ar kodu, ar šo paroli, ar šiem cipariem, ar šo skaitli, ar zemāk norādīto kodu,
    ar zemāk redzamo kodu, ar tālāk norādīto kodu, ar turpmāk norādīto kodu, ar kodu zemāk, jāievieto, jānospiež cipar*,
    jāizvēlas skaitlis, jānolasa, jāpasaka, jānosūta atpakaļ, jāielīmē, jālieto kods, jāpieraksta kods, lietojot kodu,
    lietojot šo, izmantojams pieteik*, ievietot kod*, ievietojot,
    pasaki operator*, pasaki kodu, sniedziet mūsu operator*
  `,
  complete: `
    apstiprin* e past*, apstiprin* savu e past*, apstiprin* kontu, apstiprin* savu kontu, apstiprin* reģistrācij*,
    apstiprin* savu reģistrācij*, apstiprin* identitāt*, verific* e past*, verific* savu e past*, verific* jauno e
    past*, verific* kontu, verific* savu kontu, verific* reģistrācij*, verific* savu reģistrācij*, verific* adresi,
    apstiprin* abonement*, apstiprin* pieteikšan*, apstiprin* izmaiņ*, apstiprin* dzēšan*, e pasta apstiprin*, e pasta
    adreses apstiprin*, e pasta verific*, e pasta verifik*, konta apstiprināšan*, konta aktivizē*, konta aktivizāc*,
    konta atkopšan*, aktiviz* kontu, aktiviz* savu kontu, aktiviz* profilu, atiestat* paroli, atiestat* savu paroli,
    nomain* paroli, nomain* savu paroli, maini* paroli, maini* savu paroli, atjauno* paroli, atjauno* savu paroli,
    iestat* paroli, iestat* savu paroli, izveido* paroli, izveido* savu paroli, paroles atiestat*, paroles atjaunoš*,
    paroles maiņ*, paroles nomaiņ*, paroles atkopšan*, jaun* parol*, apstiprinājuma sait*, verifikācijas sait*,
    aktivizācijas sait*, atiestatīšanas sait*, pieteikšanās sait*, pieņem* uzaicinājumu, pieņem* ielūgumu, pievienot*
    komandai, atbloķē* kontu, atjauno* kontu, pabei* reģistrācij*, dzēst manu kontu, dzēst kontu, apstiprin* epast*,
    apstiprin* savu epast*, apstiprin* šo e past*, apstiprin* jūsu e past*, apstiprin* konta, apstiprin* adres*,
    apstiprin* savu adres*, apstiprin* savu identitāt*, apstiprin* ierīc*, apstiprin* jauno, apstiprin* pieslēgšan*,
    apstiprin* parol*, apstiprin* manu, epasta apstiprin*, adreses apstiprināšan*, reģistrācijas apstiprināšan*,
    pārbaud* e past*, pārbaud* savu e past*, verific* ierīci, aktiviz* manu kontu, konta aktivācij*, aktivēt kontu,
    izvēl* parol*, iestat* sev paroli, aizmirst* parol*, atjaunot piekļuvi, atgūt piekļuvi, atgūt kontu, atjaunošanas
    sait*, atbloķēšanas sait*, atbloķēšanas apraksts, burvju sait*, maģisk* sait*, vienreizēj* sait*, ieejas sait*,
    pieslēgšanās sait*, pieteikties bez paroles, pieslēgties bez paroles, ienākt bez paroles, pieteikties ar vienu,
    pievienojies komandai, pievienojieties komandai, pievienot* grupai, pievienot* projektam, apskatīt uzaicinājumu,
    skatīt uzaicinājumu, atļaut pieteikšanos, tas esmu es, ieiet lietotnē, jā vēlos, vēlos saņemt*, vēlos abonēt,
    pieraksti mani, pievieno mani, pierakstiet mani, būs apstiprināt*, tiks apstiprināt*, būs aktīv*, pievienojos,
    pievienoties grup*, ielaid* mani, esi iekšā, esat iekšā, un tu esi, apstiprin* šeit, apstiprin* ka, apstiprin*
    pastkast*, tas biju es, palaid* kontu, dodu piekrišanu, sniedzu piekrišanu, atbloķē* piekļuvi, atbloķē* profil*,
    apstiprinu dzēš*, apstiprinu reģistr*, apstiprinu abon*, aktivizē* kart*, aktivizē* dalīb*, aktivizē* piekļuv*,
    ieiet kontā, ieej kontā, izdomā* paroli, dzēst neatgriezeniski, neatgriezeniski dzēst, izdzēst kontu, izdzēst manu,
    izdzēst visu, dzēst visu, uzticēties ierīcei, atļaut piekļuvi, atļaut ierīci, jā tas esmu es, jā tā esmu es, tā esmu
    es, ieiet bez paroles, atvērt uzaicinājumu, pieder jums, pieteikties ar vienu klikšķi, ieiet savā kontā, noņemt
    bloķēšanu, apstipriniet ka tas esat jūs, jā lietot šo adresi, lietot šo adresi, izmantot šo adresi, turpināt
    pārlūkā, šī ir mana adrese, tā ir mana adrese, tas ir mans e-pasts, aktivizētu kontu, aktivizētu savu kontu, konta
    aktivizēšan*, konta aktivizācij*, verificētu savu e pastu, apstiprinātu savu e pastu, apstiprinātu e pastu, mainītu
    paroli, mainītu savu paroli, atiestatītu paroli, ievadiet jaunu paroli, atiestatīt paroli, atiestatīt lietotāja
    konta paroli, apstipriniet dalību, apstiprināt dalību, atbloķēsiet, pievienojieties grupai, atļaujiet pieteikšanos,
    piešķirt piekļuvi, piešķiriet piekļuvi, atļaut vai noraidīt, apstiprināt vai noraidīt, dzēsiet kontu, jā dzēst,
    atjaunojiet piekļuvi, atgūstiet piekļuvi, paroles saite, piekļuves saite, piesakieties bez paroles, piesakieties ar
    vienu, ieejiet bez paroles, adrese tiešām ir jūsu, adrese ir jūsu, adrese pieder, apstiprinu pieteik*, uzaicinājuma
    pieņemšan*, jaunu iestatīsiet, adrese ir pareiza
  `,
  act: `
    apstiprināt, apstiprini, apstipriniet, aktivizēt, aktivizē, verificēt, turpināt, turpiniet, pievienoties, pabeigt,
    atbloķēt, atiestatīt, pieņemt, apstiprinu, apstiprinātu, aktivizējiet, aktivizēju, piekrītu, pieņemu, pieņemiet,
    atļaut, atļaujiet, pabeidziet, pabeidz, turpini, pievienojieties, pievienojies, atslēgt, tālāk, sākt, vēl viens
    solis, pēdējais solis, gandrīz gatavs, atlicis solis, piedalos
  `,
  signIn: `
    pieteikties, piesakies, piesakieties, ielogoties, pieslēgties, atvērt lietotni, ieiet
  `,
  never: `
    atrakst*, atteikties no, iestatījum*, tīmekļa versij*, sīkdat*, noteikum*, palīdzīb*, atbalst*, klientu apkalpoš*,
    sazinieties, biežāk uzdot*, aptauj*, novērt*, izsekot*, sekot sūtījum*, skatīt pasūtījum*, skatīt rēķinu,
    apmaksāt*, uzzināt vairāk, skatīt visu, seko mums, skatīt pārlūk*, atvērt pārlūk*, apskatīt pārlūk*, kalendār*,
    jaunum*, pasūtījuma statuss, sūtījuma statuss, apstiprin* dalīb*, apstiprin* ierašan*, apstiprin* vizīt*,
    pievienot* sapulcei, atcel* vizīt*, vizīti atceliet, dalīties, iesaki, lejupielād*, atbildiet, instrukcij*,
    pamācīb*, mainīt vizīt*, pārcelt vizīt*, atcelt pasūtījum*, atcelt rezervācij*, kur ir, rādīt žurnāl*, skatīt
    žurnāl*, lasīt, lasiet, izlasīt, rakstīt atsauksm*, mani pasūtījum*, grozā, detaļas, sīkāk, skatīt rezultāt*,
    skatīt detaļ*, samaksāt, skatīt pārskat*, uz veikalu, mainīt laiku, turpināt sarunu, skatīt ziņu, lasīt ziņu,
    skatīt komentāru, pievienoties sapulcei, mans konts, atvērt uzdevumu, izmēģināt, atvērt pārskatu, atvērt failu,
    skatīt attēlus, skatīt rezultātus, komentār*, iekāpšanas kart*, lejupielādēt rēķinu, lejupielādēt lietotni, izsekot
    sūtījumu, sekojiet sūtījumam, pasūtījuma informācija, novērtēt pirkumu, atstāt atsauksmi, atstājiet atsauksmi,
    palīdzības centr*, rakstiet mums, zvaniet mums, pasūtīt vēlreiz, pabeigt pirkumu, vairs nevēlos saņemt, kā mūs
    atrast, skatīt tiešsaistē, mainīt piegādi, mainīt piegādes laiku, mainīt pakomātu, pārvaldīt rezervāciju, mainīt
    rezervāciju, pārvaldīt abonementu, mans abonements, atjaunināt maksājuma informāciju, mainīt maksājumu karti,
    pagarināt abonementu, atjaunot polisi, uzrakstīt atsauksmi, atbildēt uz ziņu, pieteikties vakancei, sūtīt cv,
    iepirkties tagad, uz izpārdošanu, pirkt tagad, izmantot kuponu, izmantot atlaidi, uzaicināt draugus, ieteikt
    draugam, iegūt lietotni, pieteikt vizīti, pierakstīties pie ārsta, rezervēt laiku, pievienoties sanāksmei,
    sazināties ar mums, pārbaudīt konta darbības
  `,
  notMe: `
    nebiji tu, nebijāt jūs, nebiju es, nees* pieprasīj*, nees* veic*, nees* izveidoj*, nees* reģistrēj*, neesat jūs,
    nepieprasīj*, ignorē*, neņem* vērā, noraid*, atcelt, bloķējiet, bloķēt, nobloķējiet, nobloķēt, kļūdas dēļ, ja neko
    neesat, nees* lūg*, nees* mēģināj*, nees* sūtīj*, nees* iesniedz*, neveic*, negaidīj*, nepiereģistrēj*, neesi tu,
    cits cilvēks, dzēsiet šo, izdzēsiet šo, nedariet neko, nevēlos, ja tas nebijāt jūs, tas nebijāt jūs, ja
    nepieprasījāt, neko nedariet, nē paldies, aizveriet šo vēstuli, nav jādara nekas, nē tā nav mana, nav mana, ja kāds
    cits, kāds cits ievadīja, nemēģinājāt, nemēģināt, neatpazīstat, nemainījāt, nesūtījāt, kāds ir kļūdījies, kāds
    kļūdījies, ignorējiet šo, neko nevajag darīt, nekas nav jādara, nedari neko, nekas nenotiks, izdzēsiet vēstuli,
    vēstuli izdzēsiet, izdzēsiet šo vēstuli, nemēģinājāt pieteikties, nereģistrējāties, neesat mainījis, neatpazīsti šo,
    nepazīstat šo, nav tavs konts, nav jūsu konts, tā nav jūsu, tas nav jūsu, jums nepieder, to nedarījāt, to nedarīji,
    neizveidojāt kontu, neuzsākāt šo, nees* uzsāk*, nees* mainīj*, nees* darīj*, bez jūsu ziņas, bez tavas ziņas, kāds
    cits varētu, jums nezinot, ja tas ir nepareizi, tā ir kļūda, noņemt savu e pasta, noņemt manu adresi, atspējot
    kontu, atspējojiet kontu, aizsargājiet savu kontu, noņemtu savu e pasta, iesakām nomainīt paroli, nekavējoties
    nomainiet, nekavējoties nomaini, paroli nekavējoties, ziņojiet mums, paziņojiet mums, paziņo mums, informējiet mūs,
    nekavējoties sazinieties, pārskatiet nesenās darbības, atsaukt izmaiņas, ziņo* par aizdomīg*, izrakstīties no visām
    ierīcēm, izrakstieties no visām ierīcēm
  `,
  done: `
    ir nomainīt*, ir mainīt*, ir atiestatīt*, ir apstiprināt*, ir atjaunināt*, ir pievienot*, ir dzēst*, ir atjaunot*,
    tika nomainīt*, tika mainīt*, tika atiestatīt*, tika apstiprināt*, tika aktivizēt*, tika pievienot*, tika dzēst*,
    veiksmīgi, jauna pieteikšanās, pieteicās, paldies ka apstiprināj*, ir pieņēmis, ir iestatīt*, ir ieslēgt*, ir
    izslēgt*, ir atbloķēt*, tika atjaunināt*, tika ieslēgt*, parole nomainīt*, vizīte apstiprināt*, rezervācija
    apstiprināt*, pasūtījums saņemt*, ir atslēgt*, nomainīta, apmaksāts, esat atrakstījies, esat atrakstījusies, esi
    atrakstījies, esi atrakstījusies, esat atteicies no, esat atteikusies no, abonements ir atcelts, abonements ir
    pārtraukts, abonēšana ir atcelta, abonēšana ir pārtraukta, vairs nesaņemsiet, vairs nesaņemsi, izņemt* no saraksta,
    svītrot* no saraksta
  `,
  here: `
    noklikšķin*, klikšķin*, spied*, nospied*, saiti, poga, pogu, pārlūk*, adreses josl*, uzklikšķiniet šeit,
    tieši šeit, vietnē šeit, pieejams šeit, nospiežot, saites, šī saite, saite zemāk, sekojiet saitei, atver, atveriet,
    klikšķis, klikšķi, pogas, šajā adresē, šo lapu, pieskarieties, šeit ir saite, lūk saite, šajā lapā, nokopējiet,
    saite, sekojošo lapu, šīs saites, sekojošo adresi, sekojošo saiti
  `,
  onSite: `
    sutijum*, paka, paku, pakas, piegad*, kurjer*, pakomat*, skapi*, sanems*, sanemt sutijum*, sanemt paku, sanemt
    pacinu, sanemt pasutijum*, kase, kasei, kasē, leti*, leta, registratur*, durv*, varti, vartiem, vartu, vartus,
    barjer*, wifi, wi fi, vizit*, rezervacij*, bilet*, rinda, rindas, galdin*, sapulces id, sapulces numur*, sapulces
    kod*, sapulces parol*, sapulces sait*, sapulces identifikator*, sanāksmes id, sanāksmes numur*, sanāksmes kod*,
    sanāksmes identifikator*, konferences id, konferences numur*, konferences kod*, konferenczvan*, zoom sapulc*, zoom
    sanāksm*, zoom tikšan*, teams sapulc*, teams sanāksm*, teams tikšan*, meet sapulc*, google meet, tiešsaistes
    sapulc*, tiešsaistes sanāksm*, attālināt* sapulc*, videozvan*, video zvan*, videosapulc*, videokonferenc*, video
    konferenc*, videotikšan*, videokonsultāc*, telekonferenc*, telefonkonferenc*, tīmekļseminār*, vebinār*, webinār*,
    pievienoties sapulcei, pievienojieties sapulcei, pievienojies sapulcei, pievienoties sanāksmei, pievienojieties
    sanāksmei, pieslēgties sapulcei, pieslēgties sanāksmei, iezvan*, dalībnieka pin, dalībnieka id, dalībnieka kod*,
    dalībnieka numur*, uzgaidāmā telpa, uzgaidāmajā telpā, ārdurv*, galven* ieej*, ieeja ēkā, ieeju ēkā, ieejas ēkā, pie
    ieejas, ēkas ieej*, domofon*, vestibil*, foaj*, lobij*, kāpņu telp*, kāpņutelp*, kāpnes, garāž*, autostāvviet*,
    stāvviet*, autonovieton*, lifts, liftā, liftu, atslēgu seif*, atslēgu kast*, atslēgu nodoš*, piekaramā atslēga,
    piekaramo atslēgu, piekaramās slēdz*, kodu atslēg*, koda slēdzen*, ciparu slēdzen*, velosipēda slēdzen*, ģērbtuv*,
    garderob*, drēbju skap*, glabātav*, bagāžas glabā*, velonovietn*, velosipēdu novietn*, pagrab*, signalizācij*,
    apsardzes kod*, apsardzes sistēm*, noņemt no apsardzes, seifs, seifa, seifu, turniket*, uzlādes stacij*, uzlādes
    punkt*, biļešu automāt*, pārdošanas automāt*, tirdzniecības automāt*, pašapkalpošanās kas*, pašapkalpošanās
    terminā*, pašapkalpošanās kiosk*, kopētāj*, kopējam* iekārt*, kopēšanas iekārt*, pie printera, veļas maš*, veļas
    mazgāt*, viesu tīkl*, bezvadu tīkl*, istabas numur*, izsniegšanas punkt*, izsniegšanas kod*, izņemšanas kod*,
    šofer*, autovadītāj*, pastniek*, pasta nodaļ*, gaidīšanas numur*, kārtas numur*, lodziņa numur*, kases numur*, pie
    letes, letē, kasier*, administrator* galds, autobusa vadītāj*, konduktor*, kontrolier*, iekāpšan*, apsarg*,
    dežurant*, pieraksts pie, pierakst* pie ārsta, apmeklējuma laik*, apstiprināt apmeklējum*, apstipriniet apmeklējum*,
    klātbūtn*, dalības apstiprin*, apstipriniet dalību, apstiprini dalību, piedalīš*, ieradīš*, ierašan*, vai būsiet,
    atbilde līdz, atbraukšan*, reģistrācija lidojumam, check in, naktsmītn*, uzturēšan*, laika log*, skaitītāj*,
    rādījum*, elektroskaitītāj*, galda rezerv*, preces pieņemš*, preču pieņemš*, ekskursij*, pārgājien*, vecāku sapulc*,
    darba intervij*, braukšanas nodarb*, viesnīcā, dalība pasākum*, jūsu dalību, dalību pasākum*,
    vebināra id, vebināra numurs, tīkla nosaukums, tīkla nosaukumu, ssid, viesu internets, internets viesiem,
    viesnīcas tīkls, tīkla parole, tikšanās id, saite uz sapulci, tiešsaistes tikšanās, pieslēgties konferencei,
    pieslēgties vebināram
  `,
  entryPlace: `
    loga, logā, logu, logā, logu, lodzina, lapa, lapā, lapu, lapas, mājaslap*, ekran*, lauk*, laukum*, veidlap*, lodzin*,
    lietotn*, aplikacij*, parlukprogramm*, parluk*, vietn*, ierice*, rūtiņ*, ailē, aile, ailit*, portal*, planset*,
    dator*, televizor*, sadala, sadalas, cilne, cilni, terzet*, terzesan*, botam, speles klient*, spelei,
    paplasinajum*, palaidej*, pasapkalpos*, timeklvietn*, vedni*, uztverej*, mini program*
  `,
  accountName: `
    lietotājvārd*, lietotāja vārd*, konta nosaukum*, segvārd*, iesauk*, spēlētāja vārd*, lietotāja identifikator*
  `,
  subjectLine: "temata rind*, tēmas rind*, tematā, temat*, virsraks*",
  outdated: `
    vairs nav derīgs, vairs neder, nedarbojas, iepriekšējais kods, vecais kods, anulēt*, vairs nedarbojas, vairs nav
    spēkā, vairs nestrādā, vairs nav aktīvs, vairs nav izmantojams, vairs nevar izmantot, ir zaudējis spēku, zaudēja
    spēku, zaudējis derīgumu, vairs nav lietojams, kods ir atcelts, kods atcelts, ir atcelts, tika atcelts, atcēlām,
    esam atcēluši, anulējām, esam anulējuši, kods ir bloķēts, kods bloķēts, kods tika bloķēts, bloķējām kodu, atsaukts
    kods, kods ir atsaukts, aizstāts ar, iepriekšēj* kod*, agrāk* kod*, sākotnēj* kod*, rīta kods, rīta kodu, šī rīta
    kod*, vakardienas kod*, vakarējais kods, iepriekš nosūtīt*, iepriekš sūtīt*, agrāk nosūtīt*, agrāk sūtīt*,
    nosūtījām iepriekš, iepriekš nosūtījām, no rīta nosūtīt*, šorīt nosūtīt*, vakar nosūtīt*, nosūtījām šorīt,
    nosūtījām vakar, iepriekš saņemt*, koda derīguma termiņš ir beidzies, koda derīguma termiņš beidzies, koda
    derīgums ir beidzies, kodam beidzies derīguma, koda termiņš beidzies, kods ir novecojis, kods ir beidzies, jau ir
    izmantots, jau izmantots, jau tika izmantots, kods ir izmantots, kods tika izmantots, izmantots kods, izmantots
    lai pieteiktos, kods ko izmantojāt, kodu ko izmantojāt, jūsu izmantotais kods, nevar izmantot atkārtoti, atkārtoti
    izmantot nevar, nav izmantojams atkārtoti, nevar izmantot vēlreiz, ignorējiet iepriekšējo, ignorējiet veco, ignorē
    iepriekšējo, neņemiet vērā iepriekšējo, aizmirstiet kodu, aizmirstiet veco, koda vietā, iepriekšējā vietā, vecā
    vietā, aizstāj kodu, aizstāj iepriekš*, aizstāj veco, pirmais kods, pirmo kodu, pirmā koda, izmantotais kods,
    izmantoto kodu, izmantotā koda, vecā koda, veco kodu, vecie kodi, vecos kodus, beidzās, ir beidzies, izmantots
    plkst, tika izmantots, ir izmantots, netika izmantots,
    tika apstiprināts ar kodu, tika apstiprināta ar kodu, ievadījāt kodu, ievadīji kodu, ievadījāt pin, ievadīji
    pin, ievadījāt sms kodu, ievadīji sms kodu, kodu ievadījāt, kods ko ievadījāt, kods kuru ievadījāt, kodu ko
    ievadījāt, kods ko ievadīji, jūsu ievadītais kods, jūsu ievadīto kodu, tavs ievadītais kods, tika ievadīts kods,
    kods tika ievadīts, kods ievadīts plkst, kods veiksmīgi ievadīts, kods pieņemts, kods tika pieņemts, kods ir
    pieņemts, kods veiksmīgi pārbaudīts, kods tika pārbaudīts, kods tika apstiprināts, pieņēmām kodu, kodu pieņēmām,
    apstiprinājāt ar kodu, pieslēdzāties ar kodu
  `,
  toRead: `
    lasi, lasiet, lasīt, izlas*, skati, skatiet, skatīt*, apskat*, aplūko*, atradīs*, uzzin*, pārlūko*, doties uz
    kontu, dodieties uz savu kontu, doties uz savu kontu, pāriet uz kontu, uz manu kontu, skatīt kontu, skatiet savu
    kontu, konta lapa*, klientu portāl*, pašapkalpošanās portāl*, vadības panel*, informācijas panel*, skatīt rēķin*,
    internetbank*, pārbaudiet pasūtījum*, pārbaudiet rezervācij*, skatīt rezervācij*, pārskat* darbīb*, pēdējās
    darbīb*, kas mainījies, pārvald* ierīces, skatīt izrakst*, piegādes adresi pārbaud*, lasi* ziņu, atver* lietotni,
    sīkāka informācija, mans profils, atvērt portālu, atvērt paneli, manas rezervācijas, atvērt dokumentu, kas jauns
  `,
  plural: "kodus, kodiem, nosūtīti kodi",
  fault: "kļūdas kod*, kļūda, kļūdu, bojājum*",
  codeWord: `
    šis vārds, šo vārdu, atslēgvārds, atslēgvārdu, atslēgas vārd*, koda vārd*, kodvārd*, kodavārd*, slepenais vārds,
    slepeno vārdu, slepens vārds, pieejas vārd*, ieejas vārd*, ielaides vārd*, apstiprinājuma vārd*, apstiprināšanas
    vārd*, drošības vārd*, kontrolvārd*, pārbaudes vārd*, vienreizējais vārds, dienas vārds, vienreizēj* parol*,
    vienreiz lietojam* parol*, vienreiz izmantojam* parol*, vienreizlietojam* parol*, dienas parole, dienas paroli,
    šodienas parole, šodienas paroli, parole šodienai, paroles frāze, paroles frāzi, piekļuves frāze, piekļuves frāzi,
    ieejas frāze, ieejas frāzi, slepenā frāze, slepeno frāzi, frāze, frāzi, burti, burtus, šie burti, šos burtus,
    zilbes, burtu virkne, burtu virkni, rakstzīmju virkne, rakstzīmju virkni, simbolu virkne, simbolu virkni, atslēga,
    atslēgu
  `,
  example: `
    piemēram, piem, piemērs:, piemēri:, kā piemērs, šajā piemērā, parauga kod*, koda paraugs, ziņas paraugs, piemēra
    kod*, izskatās šādi, izskatās apmēram, izskatīsies šādi, formātā, kaut kas līdzīgs, līdzīgu šai, saņēma ziņu,
    saņēma īsziņu, saņēma sms, saņēmu ziņu, saņēmu īsziņu, saņēmu sms, saņēmis īsziņu, saņēmusi īsziņu, atnāca īsziņa,
    šādu īsziņu, šādu ziņu, šāda īsziņa, šāda satura, īsziņu ar tekstu, ziņu ar tekstu, īsziņā bija rakstīts, īsziņā
    rakstīts, ziņā bija rakstīts, kurā rakstīts, kurā bija rakstīts, viltus ziņ*, viltus īsziņ*, viltus sms, viltota
    ziņa, krāpnieks lūdza, krāpnieks zvanīja, krāpnieks nosūtīja, krāpnieks prasīja, cietušais, cietušajam, cietusī,
    upuris saņēma, zvanītājs lūdza, zvanītājs prasīja, zvanītājs apgalvo*
  `,
  matter: `
    atvaļinājum*, slimības lap*, izdevumu atskait*, izdevumu atlīdzin*, komandējum*, virsstund*, darba laika uzskait*,
    maiņu apmaiņ*, iepirkuma pieprasījum*, budžeta pieprasījum*, gaida jūsu saskaņojumu, gaida jūsu piekrišanu, nosūtīts
    saskaņošanai, iesniegts apstiprināšanai, iesniegta apstiprināšanai, koplietot*, kopīgot* map*, kopīgot* fail*,
    kopīgot* dokument*, kopīgots ar jums, kopīgoja ar jums, kopīgojis ar jums, kopīgojusi ar jums, dalījās ar jums,
    piekļuvi mapei, gatavs lejupielādei, gatava lejupielādei, failu pārsūtīšan*, eksports ir gatavs, rezerves kopij*,
    sapulces ierakst*, pielikumā, cenu piedāvājum*, nomas līgum*, īres līgum*, darba līgum*, parakstīt līgumu, parakstīt
    dokumentu, parakstiet līgumu, parakstiet dokumentu, algas lap*, algas aprēķin*, konta izrakst*, apdrošināšanas
    polis*, izmaksu tāme, komentēja, jauns komentārs, pieminēja jūs, atbildēja uz jūsu komentār*, jauns ieraksts, jauna
    ziņa no, atbilde uz jūsu jautājumu, atstājiet atsauksmi, aptauj*, balsojum*, nobalso*, petīcij*, diskusij*, jauna
    tēma, pasākumā, pasākumam, sanāksm*, sapulc*, vai piedalīsi*, gaidīšanas sarakst*, atbrīvojusies vieta, seminār*,
    vecāku sapulc*, rezervācij*, moderator*, moderācij*, karantīn*, recenz*, jauns uzdevums, jums piešķirts uzdevums,
    pievienots projektam, pievienota projektam, pievienots serverim, mājasdarb*, gandrīz piln*, vieta diskā, aizpildiet
    savu profilu, pievienota jauna ierīce, jūsu sūtījum*, ziedojum*, nekustam* īpašum*, saglabāt* meklēšan*, darba
    pieteikum*, noņēma jūs, kopīgoja mapi, kopīgoja failu, kopīgoja dokumentu, kopīgoja ar tevi, kopīgojis mapi,
    kopīgojusi mapi, kopīgots ar tevi, kopīgota mape, dalījās ar tevi, pievienots dēlim, pievienota dēlim, pievienots
    kursam, pievienota kursam, gaida saskaņojumu, gaida pārskatīšanu, ziņa aizturēta, atsaukt ziņu, atsaukt ierakstu,
    izdevumi saskaņošanai, jauns piedāvājums klientam, apstiprināt piedāvājumu, parakstīšanai, gaida jūsu parakstu,
    aizpildiet anketu, aizpildi anketu, jūsu balss, nobalsojiet, jauna atbilde, atbildēja uz jūsu ierakstu, atbildēja uz
    tavu, pieminēja tevi, komentārs pie, lejupielādēt failu, lejupielādējiet failu, fotoalbum*, kalendāra ielūgum*,
    darba kārtīb*, kopsapulc*, vai nāksi, atgādinām par vizīti, vizīti atcelt, vieta gaidīšanas, jūsu pasūtījums ir
    nosūtīts, jūsu pasūtījums ir ceļā, jūsu pasūtījums ir apstiprināts, jūsu pasūtījums ir atcelts, paldies par
    pasūtījumu, jauns pasūtījums no, maksājums saņemts, maksājums neizdevās, neapmaksāts rēķins, kavēts rēķins, rēķins
    pielikumā, apskatīt rēķinu, apmaksas termiņ*, maksājuma atgādinājum*, naudas atmaks*, atstājāt grozā, palicis grozā,
    dāvanu kart*, atkal noliktavā, novērtējiet preci, paldies par ziedojumu, dalība pagarināta, abonements pagarināts,
    izmēģinājuma periods beidz*, sludinājums beigsies, jauns raksts, privāta ziņa, nelasīt* ziņ*, jauns sekotājs, sāka
    jums sekot, draudzības pieprasījum*, pievienojās grupai, pameta grupu, izņemts no grupas, lasīšanas apliecinājum*,
    nedēļas pārskat*, mēneša pārskat*, statistika par, problēma atrisināta, uzdevums neizdevās, sertifikāta termiņš,
    jūsu parole beigsies pēc, api atslēg*, atrasts vīruss, datu noplūd*, uzdevuma termiņš, jāpabeidz rīt
  `,
  receipt: `
    čeks, kases čeks, pirkuma čeks, čeka numurs, čeka nr, kvīts, maksājuma kvīts, paldies par pirkumu, paldies par jūsu
    pirkumu, paldies ka iepirkāties, paldies par maksājumu, maksājums saņemts, maksājums ir saņemts, apmaksāts ar
    karti, samaksāts ar karti, t sk pvn, ieskaitot pvn, starpsumma, kasieris, klienta eksemplārs, termināļa nr,
    termināļa numurs, termināļa id, atlikums pēc darījuma, jūs samaksājāt, samaksājāt ar karti, tika norakstīts no
    kartes, tika norakstīts no konta, no kartes norakstīts, no konta norakstīts, no jūsu kartes norakstīts, pirkums
    veikts, bruto, neto, bruto alga, neto alga, ieturējumi, ieturēts, aprēķināts kopā, darba alga, maksājums
    apstiprināts, maksājums veikts
  `,
};
