import type { Cues } from "@/lib/mail/extraction/cues/types";

export const uz: Cues = {
  code: `
    kodini, koddan, кодингизни, kod, kodi, kodni, kodingiz, kodingizni, bir martalik parol*, maxfiy kod*, tasdiqlash
    raqam*, код, коди, кодни, кодингиз, бир марталик парол*, kodim, kodingizga, kodga, kodlar, kodlari, kodlarni,
    kodning, kodidan, kodingizdan, bir martalik kod*, bir martalik pin*, sms parol*, dinamik parol*, maxfiy so'z*,
    tasdiq kod*, pin kod*, кодинг, кодга, кодлар, кодим, бир марталик код*, махфий код*, тасдиқлаш рақам*, bir
    martalik raqam*, vaqtinchalik kod*, kirish kod*, tasdiqlovchi kod*, xavfsizlik kod*, tasdiqlash so'z*,
    faollashtirish kod*, tiklash kod*, qurilma kod*, sms kod*, вақтинчалик код*, кириш код*, бир марталик рақам*,
    parolingiz, parolingizni, parolingiz bilan, kodingiz bilan, maxfiy so'z, паролингиз, bir martalik parolingiz,
    to'lov paroli, to'lov uchun parol, to'lov uchun kod, operatsiya paroli, tasdiqlash
    paroli, bir martalik parol, to'lov uchun parolingiz, тўлов пароли, бир марталик парол,
    кодини, кодингизни, кодларни, кодидан, рақамини,
    tasdiqlash kalit*, kirish kalit*, bir martalik kalit*, bir marta ishlatiladigan*, bir marta foydalaniladigan*, bir
    marta foydalanish uchun*, tasdiq raqam*, kirish raqam*, xavfsizlik raqam*, maxfiy raqam*, ro'yxatdan o'tish kod*,
    avtorizatsiya kod*, identifikatsiya kod*, autentifikatsiya kod*, verifikatsiya kod*, tekshirish kod*, tekshiruv
    kod*, o'chirish kod*, bekor qilish kod*, imzo kod*, imzolash kod*, o'tkazma kod*, to'lovni tasdiqlash kod*, to'lov
    kod*, operatsiya kod*, rozilik kod*, ulash kod*, ulanish kod*, bog'lash kod*, televizor kod*, qulfni ochish kod*,
    almashtirish kod*, тасдиқ код*, тасдиқлаш код*, хавфсизлик код*, тиклаш код*, фаоллаштириш код*, қурилма код*,
    рўйхатдан ўтиш код*, текширув код*, кодингизга, kodingizning, kodimni, kodlardan
  `,
  maybeCode: `
    raqamlar, хонали, vaqtinchalik parol*, xonali, quyidagi raqam*, kalit, token*, вақтинчалик парол*, калит,
    raqamlarni, harf*, simvol*, kombinatsiya*, ketma ketlik*, pin, kalitni, kalitingiz, quyidagi kod*, ushbu raqam*,
    parolingiz, kirish parol*, quyidagi so'z*, рақамлар*, ҳарф*, қуйидаги рақам*, пин, belgini, belgilar*, belgisi,
    белгилар*, bu raqam*, ushbu belgi*, bu belgi*, shu raqam*, olti raqam*, to'rt raqam*, besh raqam*, quyidagini,
    quyidagi belgi*, quyidagi harf*, quyidagi son*, ushbu son*, бу рақам*, шу рақам*, олти рақам*, тўрт рақам*,
    қуйидаги белги*, қуйидагини,
    sakkiz raqam*, olti belgi*, to'rt belgi*, olti harf*, ushbu harf*, bu harf*, shu son*, ushbu kombinatsiya*,
    vaqtinchalik pin*, vaqtinchalik kalit*, олти белги*, бу белги*, қуйидаги сон*, бу сон*
  `,
  other: `
    bronlash*, ballar, hisob raqam*, stir raqam*, етказиб бериш*, мурожаат рақам*, chegirma kod*, kuzatuv*, indeks,
    qo'ng'iroq*, мижоз рақам*, bilan tugaydigan, купон*, buyurtma*, faktura*, chek*, promokod*, promo kod*, chegirma*,
    kupon*, vaucher*, sovg'a*, taklif kod*, pochta indeks*, jo'natma*, yetkazib berish*, murojaat raqam*, mijoz raqam*,
    shartnoma*, polis*, jshshir, xato kod*, telefon*, tel, narx*, jami, balans*, to'lov*, so'm, ko'cha*, versiya*,
    karta raqam*, qr kod*, shtrix kod*, kodeks*, буюртма*, промокод*, чегирма*, совға*, почта индекс*, шартнома*, хато
    код*, телефон*, сумма*, нарх*, жами, тўлов*, сўм, кўча*, qr код*, summa, summasi, summani, summasini, buyurtma
    raqam*, kvitansiya*, chipta*, hujjat raqam*, ariza raqam*, savat*, aksiya*, sertifikat*, do'st taklif*,
    do'stingni*, bank kod*, davlat kod*, mamlakat kod*, shahar kod*, chiqish kod*, javob kod*, holat kod*, mahsulot
    kod*, foydalanuvchi raqam*, abonent raqam*, telefon raqam*, umumiy summa*, qarz*, tarif*, oxirgi to'rt*, oxirgi
    raqam*, mfo, qavat*, xonadon*, reys*, statistika*, hodisa raqam*, keshbek*, чек, саватча*, бонус*, аксия*, чипта*,
    банк код*, мамлакат код*, қарз*, кўрсаткич*, ariza, arizasi, shaxsiy hisob, hisoblagich*, ko'rsatkich*, haydovchi
    raqam*, bilet*, poyezd*, poezd*, vagon*, o'rin*, jarima*, shikoyat*, navbat raqam*, talaba raqam*, bemor raqam*,
    qarzdorlik*, foiz*, sinf kod*, o'yin kod*, do'kon kod*, tovar kod*, jo'natma raqam*, uy raqam*, tranzaksiya*,
    komissiya*, ҳисоблагич*, поезд*, жарима*, шикоят*, навбат*, фоиз*, транзакция*, sug'urta*, суғурта*, shartnoma
    raqam*, raqamli shartnoma*, raqamli buyurtma*, qidiruv maydoni*, hisoblagich raqam*, шартнома рақам*, буюртма
    рақам*, faktura raqami*, hisob faktura raqami*, mijoz kodi*, havola raqami*, kuzatuv raqami*, chipta raqami*, bron
    raqami*, reys raqami*, o'rindiq raqami*, xona raqami*, a'zo raqami*, ish raqami*, polis raqami*, kvitansiya
    raqami*, chek raqami*, tranzaksiya raqami*, operatsiya raqami*, seriya raqami*, taklif raqami*, ta'mir raqami*,
    to'lov maqsad*, to'lov izoh*, zona, zonasi, uchrashuv id*, uchrashuv kod*, majlis id*, yig'ilish id*, yig'ilish
    kod*, uchrashuv parol*, wifi parol*, wi fi parol*, tarmoq parol*, mehmon tarmog*, mehmonlar tarmog*, eshik kod*,
    darvoza kod*, bino kod*, avtoturargoh*, kuryer kod*, retsept raqam*, pasport raqam*, haydovchilik guvohnoma*,
    mashina raqam*, avtomobil raqam*, loyiha raqam*, tender raqam*, qisqa raqam*, a'zolik raqam*, xodim raqam*, partiya
    raqam*, учрашув id*, тармоқ парол*, эшик код*, паспорт рақам*, бемор рақам*, oxirgi to'rt raqam*, oxirgi 4 raqam*,
    oxirgi 4 ta raqam*, oxirgi to'rtta raqam*, bo'lim kod*, filial kod*, bo'linma kod*, birlik kod*, savdo nuqtasi
    kod*, ombor kod*, xarajat markazi kod*, xodim kod*, kasb kod*, lavozim kod*, ish beruvchi kod*, to'lovchi kod*,
    ta'minotchi kod*, yetkazib beruvchi kod*, ishlab chiqaruvchi kod*, artikul kod*, ehtiyot qism kod*, material kod*,
    korxona kod*, tashkilot kod*, kurs kod*, fan kod*, modul kod*, imtihon kod*, imtihon markazi kod*, test markazi
    kod*, xona kod*, auditoriya kod*, guruh kod*, tadbir kod*, musobaqa kod*, jamoa kod*, maktab kod*, universitet
    kod*, oliygoh kod*, ta'lim yo'nalishi kod*, yo'nalish kod*, mutaxassislik kod*, fakultet kod*, to'xtash joyi kod*,
    parkovka kod*, parkovka zonasi kod*, zona kod*, hudud kod*, tuman kod*, viloyat kod*, mahalla kod*, qishloq kod*,
    bekat kod*, stansiya kod*, vokzal kod*, aeroport kod*, aviakompaniya kod*, tarif kod*, hisoblagich kod*, shartnoma
    kod*, soliq organi kod*, soliq inspeksiyasi kod*, soliq turi kod*, ifut kod*, mxik kod*, ikpu kod*, oked kod*,
    soato kod*, mhobt kod*, tif tn kod*, tn ved kod*, byudjet kod*, budjet kod*, bank filiali kod*, swift kod*, tovarni
    qaytarish kod*, kafolat kod*, ta'mirlash kod*, da'vo kod*, xatolik kod*, versiya kod*, partiya kod*, rang kod*,
    model kod*, o'lcham kod*, dori kod*, kasallik kod*, shifoxona kod*, loyiha kod*, kitob kod*, бўлим код*, филиал
    код*, дўкон код*, ходим код*, касб код*, лавозим код*, таъминотчи код*, маҳсулот код*, товар код*, корхона код*,
    ташкилот код*, курс код*, фан код*, модуль код*, имтиҳон код*, хона код*, гуруҳ код*, тадбир код*, жамоа код*,
    мактаб код*, университет код*, йўналиш код*, ҳудуд код*, туман код*, вилоят код*, маҳалла код*, бекат код*, станция
    код*, тариф код*, шартнома код*, хизмат код*, солиқ органи код*, ифут код*, мхик код*, бюджет код*, кафолат код*,
    хатолик код*, партия код*, ранг код*, модель код*, mahsulotning kod*, tovarning kod*, fanning kod*, soliq kodi,
    soliq kodini, mehmonlar wifi parol*, mehmonlar uchun wifi parol*, mehmonlar uchun parol*, vayfay parol*,
    konferensiya parol*, konferensiya kod*, majlis parol*, yig'ilish parol*, vebinar parol*, zoom parol*, мажлис
    парол*, йиғилиш парол*, вайфай парол*, wifi парол*, меҳмонлар учун парол*, hamkor kodi, o'quvchi kodi, talaba kodi,
    muassasa kodi, bo'yoq kodi, bank mfo kodi, to'lov maqsadi kodi, kvitansiya kodi, uy kodi, telefon kodi, xalqaro
    telefon kodi, faoliyat turi kodi, bojxona kodi, valyuta kodi, pul birligi kodi, nosozlik kodi, buzilish kodi,
    buyurtma kodi, chipta kodi, trek kod, aksiya kodi, xayriya kodi, tashxis kodi, xkt 10 kodi, retsept kodi, polis
    kodi, xarajatlar markazi kodi, a'zolik kodi
  `,
  promo: `
    chegirma*, kupon*, vaucher*, sovg'a karta*, sovgʻa karta*, sovg‘a karta*, sovg'a sertifikat*, promokod*, aksiya
    kod*, maxsus taklif*, foydali taklif*, arzonlashtiril*, tejang, savatcha*, savatga*, savatdagi, bepul yetkazib
    berish*, sodiqlik ball*, bonus ball*, yutuqli, do'stlaringizni taklif*, doʻstlaringizni taklif*, do‘stlaringizni
    taklif*, do'stingizni taklif*, keshbek*, tug'ilgan kun sovg*, tugʻilgan kun sovg*, tug‘ilgan kun sovg*, minimal
    buyurtma*, eng kam buyurtma*, mahsulot tugaguncha, zaxira tugaguncha, hoziroq xarid*, xarid qiling, чегирма*,
    бепул етказиб бериш*, faqat bugun, birinchi buyurtma*, birinchi xarid*, yarim narx*, arzon, kam to'lang, ikki
    barobar ball*, фақат бугун, биринчи буюртма*, арзон*
  `,
  press: `
    ushbu sonda, bu sonda, ushbu nashrda, ushbu maqolada, bu maqolada, davomini o'qi*, davomini oʻqi*, davomini
    o‘qi*, batafsil o'qi*, batafsil oʻqi*, batafsil o‘qi*, blog yozuv*, blogdagi maqola*, o'quvchilarimiz*,
    oʻquvchilarimiz*, o‘quvchilarimiz*, statistika*, haftalik hisobot*, oylik hisobot*, haftalik xulosa*, hafta
    yakunlari, o'rtacha hisobda, oʻrtacha hisobda, o‘rtacha hisobda, o'tgan oy*, oʻtgan oy*, o‘tgan oy*,
    o'zgarishlar ro'yxati, oʻzgarishlar roʻyxati, o‘zgarishlar ro‘yxati, o'zgarishlar jurnali, yangi versiya*,
    xatolar tuzatil*, tuzatilgan xato*, testlar muvaffaqiyatsiz*, vebinar*, podkast*, tadqiqot ko'rsat*, tadqiqot
    koʻrsat*, tadqiqot ko‘rsat*, tadqiqotga ko'ra, tadqiqotga koʻra, so'rovnoma*, soʻrovnoma*, so‘rovnoma*,
    firibgarlik to'lqin*, firibgarlik toʻlqin*, firibgarlik to‘lqin*, matbuot xabar*, matbuot reliz*, press-reliz*,
    bu hafta, shu hafta, bu oyda, maslahatlar, firibgarlar*, nisbatan, o'sdi, intervyu*, maqola*, фирибгар*, мақола*
  `,
  business: `
    ikki bosqich*, бир марталик*, аккаунт*, текшир*, tasdiqla*, tekshir*, avtoriz*, kirish*, ro'yxat*, parol*,
    tikla*, xavfsizlik*, shaxs*, bir martalik*, hisob*, akkaunt*, elektron pochta*, faollashtir*, qurilma*, тасдиқ*,
    кириш*, рўйхат*, парол*, тикла*, хавфсизлик*, ҳисоб*, электрон почта*, фаоллаштир*, kabinet*, yangi telefon*,
    yangi qurilma*, hisobni o'chirish, unutdingizmi, manzilni almashtir*, chaqirdi, taklif qildi, taklifnoma,
    кабинет*, янги қурилма*, таклиф қилди,
    qurilmani almashtir*, qurilma almashtir*, telefonni almashtir*, raqamni almashtir*, manzil almashtir*, pochtani
    almashtir*, hisobni ulash*, imzola*, imzo, naqd pul*, rozilik*, a'zolik*, қурилма*, аъзолик*,
    tasdig'ingizni*, tasdiqingizni*, tasdig'ini kut*, tasdiqni kut*, o'tkazmani yakunla*, o'tkazmani amalga oshirish*,
    o'tkazmani bajarish*, o'tkazmani ruxsat*, to'lovni yakunla*, to'lovni amalga oshirish*, to'lovni bajarish*, to'lovni
    ruxsat*, tranzaksiyani yakunla*, tranzaksiyani amalga oshirish*, tranzaksiyani bajarish*, tranzaksiyani ruxsat*,
    xaridni yakunla*, xaridni amalga oshirish*, xaridni bajarish*, xaridni ruxsat*, amalni yakunla*, amalni amalga
    oshirish*, amalni bajarish*, amalni ruxsat*, operatsiyani yakunla*, operatsiyani amalga oshirish*, operatsiyani
    bajarish*, operatsiyani ruxsat*, o'tkazma kutmoqda, o'tkazma tasdiq kut*, o'tkazma tasdig'i, to'lov kutmoqda, to'lov
    tasdiq kut*, to'lov tasdig'i, tranzaksiya kutmoqda, tranzaksiya tasdiq kut*, tranzaksiya tasdig'i, kutilayotgan
    o'tkazma*, kutilayotgan to'lovni*, ma'qulla*, ruxsatingizni kut*, pul o'tkazma*, pul yubor*, imzo*, onlayn xaridni*,
    onlayn xaridingiz*, onlayn to'lovni*, internetdagi xaridni*, internetdagi xaridingiz*, internetdagi to'lovni*,
    internetda xaridni*, internetda xaridingiz*, internetda to'lovni*, noto'g'ri urinish*, noto'g'ri kod kirit*,
    muvaffaqiyatsiz urinish*, muvaffaqiyatsiz kod kirit*, xato urinish*, xato kod kirit*, urinishlar soni*, urinishlar
    ko'p*, ko'p marta noto'g'ri, bloklan*, blokdan chiqar*, qulfdan chiqar*, qulflan*, qulfini och*, raqamni o'zgartir*,
    raqamni yangila*, raqamingizni o'zgartir*, raqamingizni almashtir*, raqamingizni yangila*, telefonni o'zgartir*,
    telefonni yangila*, pochtani o'zgartir*, pochtani yangila*, manzilni o'zgartir*, manzilni yangila*, raqam
    o'zgartirish*, raqam almashtirish*, telefon o'zgartirish*, telefon almashtirish*, pochta o'zgartirish*, pochta
    almashtirish*, manzil o'zgartirish*, yangi kompyuterda*, yangi brauzer*, yangi raqam*, yangi manzil*, telefonni
    ulash*, telefonni bog'la*, telefonni juftla*, televizorni ulash*, televizorni bog'la*, televizorni juftla*, soatni
    ulash*, soatni bog'la*, soatni juftla*, juftlash*, bog'lash uchun, ochiq qolgan*, ochiq oyna*, ochiq sahifa*, ochiq
    qoldir*, birinchi marta kir*, ota ona* rozilig*, yangi oluvchi*, pul yechish*, тасдиғингизни*, тасдиғини кут*,
    ўтказмани якунла*, ўтказмани амалга ошириш*, ўтказмани бажариш*, ўтказмани рухсат*, тўловни якунла*, тўловни амалга
    ошириш*, тўловни бажариш*, тўловни рухсат*, транзаксияни якунла*, транзаксияни амалга ошириш*, транзаксияни
    бажариш*, транзаксияни рухсат*, харидни якунла*, харидни амалга ошириш*, харидни бажариш*, харидни рухсат*, амални
    якунла*, амални амалга ошириш*, амални бажариш*, амални рухсат*, оператсияни якунла*, оператсияни амалга ошириш*,
    оператсияни бажариш*, оператсияни рухсат*, ўтказма кутмоқда, ўтказма тасдиғи, тўлов кутмоқда, тўлов тасдиғи,
    транзаксия кутмоқда, транзаксия тасдиғи, кутилаётган ўтказма*, кутилаётган тўловни*, маъқулла*, рухсатингизни кут*,
    пул ўтказма*, пул юбор*, имзо*, онлайн харидни*, онлайн харидингиз*, онлайн тўловни*, интернетдаги харидни*,
    интернетдаги харидингиз*, интернетдаги тўловни*, интернетда харидни*, интернетда харидингиз*, интернетда тўловни*,
    нотўғри уриниш*, нотўғри код кирит*, муваффақиятсиз уриниш*, муваффақиятсиз код кирит*, хато уриниш*, хато код
    кирит*, уринишлар сони*, уринишлар кўп*, кўп марта нотўғри, блоклан*, блокдан чиқар*, қулфдан чиқар*, қулфлан*,
    қулфини оч*, рақамни ўзгартир*, рақамни алмаштир*, рақамни янгила*, рақамингизни ўзгартир*, рақамингизни алмаштир*,
    рақамингизни янгила*, телефонни ўзгартир*, телефонни алмаштир*, телефонни янгила*, почтани ўзгартир*, почтани
    алмаштир*, почтани янгила*, манзилни ўзгартир*, манзилни алмаштир*, манзилни янгила*, рақам ўзгартириш*, рақам
    алмаштириш*, телефон ўзгартириш*, телефон алмаштириш*, почта ўзгартириш*, почта алмаштириш*, манзил ўзгартириш*,
    манзил алмаштириш*, янги компютерда*, янги браузер*, янги рақам*, янги манзил*, телефонни улаш*, телефонни боғла*,
    телефонни жуфтла*, телевизорни улаш*, телевизорни боғла*, телевизорни жуфтла*, соатни улаш*, соатни боғла*, соатни
    жуфтла*, жуфтлаш*, боғлаш учун, очиқ қолган*, очиқ ойна*, очиқ саҳифа*, очиқ қолдир*, биринчи марта кир*, ота она*
    розилиг*, янги олувчи*, пул ечиш*
  `,
  fleeting: `
    daqiqa*, yaroqli*, amal qiladi, amal qilish*, bir marta, амал қилади, муддати, дақиқа*, davomida, soniya*,
    muddat*, давомида, фақат бир марта, амал қилиш, ishlamaydi, ishlamay qoladi, yarim soat*, soat ichida, kun ichida,
    faqat bir marta, bekor bo'ladi, eskiradi, ишламайди, соат ичида
  `,
  secret: `
    bermang, ulashmang, берманг, hech kim*, aytmang, ҳеч ким*, айтманг, ko'rsatmang, yubormang, maxfiy*, so'ramaydi*,
    oshkor qilmang, сир сақла*, юборманг, кўрсатманг, hech kimga, ҳеч кимга, kodni berma, kodni aytma, hech kimga
    berma*, hech kimga aytma*, hech kim bilan, baham ko'rmang, boshqalarga bermang, boshqalarga aytmang, boshqalar
    bilan ulashm*, boshqa shaxslarga bermang, begona shaxs*, begonalarga, sir saqla*, sir tuting, o'zingizda saqlang,
    so'ramaymiz, hech qachon so'rama*, hech qachon talab qilm*, talab qilmaymiz, xodimlarimiz hech qachon, bank
    xodimlari hech, bank xodimiga ham, xodimlarimizga ham, telefonda aytmang, telefon orqali aytm*, ulashish mumkin
    emas, kodni uzatmang, kodni so'ragan, so'raganlar firibgar*, ҳеч ким билан, улашманг, баҳам кўрманг, ошкор
    қилманг, бошқаларга берманг, бегона шахс*, ҳеч қачон сўрама*, сўрамаймиз, ходимларимиз ҳеч қачон, банк ходимига
    ҳам, махфий сақла*, uchinchi shaxslarga bermang, учинчи шахсларга берманг
  `,
  enter: `
    tering, kirit, yozing, kiriting, kiritish*, nusxala*, foydalan*, киритинг, киритиш*, фойдалан*, kiritib, yozib,
    terib, ko'chiring, ko'chirib, joylashtiring, qo'ying, ayting, ko'rsating, skanerla*, to'ldir*, yoz, ishlating,
    ёзинг, теринг, киритиб, нусхала*, айтинг, жойлаштиринг, maydonga, katakka, oynaga, so'ragan joyga, so'raladi,
    kerak bo'ladi, ilovaga yoz*, saytga yoz*, kiritsangiz, yozib yuboring, terib yuboring, майдонга, катакка,
    сўралади, керак бўлади,
    yozishingiz, yozishingiz yozish, yozsangiz, kiritishingiz kerak, kiritilsin, yozilsin, terishingiz,
    terish, tersangiz, qo'yish, ko'rsatish, deb yozing, deb kiriting, ni kiriting, ni yozing, ni tering, shu yerga
    yoz*, u yerga yoz*, ёзиш, киритсангиз, териш, деб ёзинг,
    so'raydi, so'raganda, so'ralganda, талаб қилади,
    talab qilinadi, talab etiladi, talab qiladi, talab qilganda, talab qilinsa, talab qilinganda, kerak, zarur,
    so'rasa, so'ralsa, so'ralgan joyga, so'rashadi, so'raymiz, deb ayting, aytib bering, o'qib bering, ma'lum
    qiling, bildiring, botga yubor*, botga yoz*, chatga yoz*, chatga yubor*, javoban yoz*, javob tariqasida*, javob
    sifatida*, taqdim eting, ko'rsatib bering, bilan tasdiqlang, bilan tasdiqla*, orqali tasdiqlang, orqali tasdiqla*,
    bilan imzola*, bilan oching, kiritgach, kiritganda, kiritilishi, terib kiriting, qo'yib, oynaga yoz*, oynasiga
    yoz*, oynasiga kirit*, maydonga kirit*, maydonga yoz*, maydoniga kirit*, katakchaga*, ekranga kirit*, ekraniga
    kirit*, ekraniga yoz*, ilovaga kirit*, saytga kirit*, qatorga yoz*, sahifaga yoz*, талаб қилинади, сўраса,
    сўралганда, сўрайди, орқали тасдиқла*, билан тасдиқла*, ботга юбор*, зарур,
    kiritsang*, kiritgan*, kiritmag*, kiritil*, kiritgin, kiriting*, kirita*, yozgach, yozganda, yozganingiz*, yoziladi,
    yozilgach, yozishni, tergach, terganda, terilgach, teriladi, terilsin, raqamlarni bos*, raqamlarni tanla*,
    raqamlarni ter*, raqamlarni kirit*, raqamlarni yoz*, raqamlarni belgila*, raqamlarni ayt*, raqamlarni o'qi*,
    raqamlarni ko'chir*, raqamni bos*, raqamni tanla*, raqamni ter*, raqamni kirit*, raqamni yoz*, raqamni belgila*,
    raqamni ayt*, raqamni o'qi*, raqamni ko'chir*, tugmalarni bos*, tugmalarni tanla*, tugmalarni ter*, tugmalarni
    kirit*, tugmalarni yoz*, tugmalarni belgila*, tugmalarni ayt*, tugmalarni o'qi*, tugmalarni ko'chir*, sonni bos*,
    sonni tanla*, sonni ter*, sonni kirit*, sonni yoz*, sonni belgila*, sonni ayt*, sonni o'qi*, sonni ko'chir*, kodni
    ayt*, kodni bering, kodni berib, kodni yuboring, kodni qaytar*, kodni o'qi*, kodni ko'rsat*, kodni yoz*, kodni ter*,
    kodni kirit*, kodni ko'chir*, kodni joyla*, kodni qo'y*, kodni bildir*, operatorga ayt*, operatorga o'qi*,
    operatorga ber*, operatorga bildir*, operatorga yubor*, xodimga ayt*, xodimga o'qi*, xodimga ber*, xodimga bildir*,
    xodimga yubor*, mutaxassisga ayt*, mutaxassisga o'qi*, mutaxassisga ber*, mutaxassisga bildir*, mutaxassisga yubor*,
    agentga ayt*, agentga o'qi*, agentga ber*, agentga bildir*, agentga yubor*, maslahatchiga ayt*, maslahatchiga o'qi*,
    maslahatchiga ber*, maslahatchiga bildir*, maslahatchiga yubor*, botga ayt*, botga o'qi*, botga ber*, botga bildir*,
    operatorimizga*, xodimimizga*, mutaxassisimizga*, agentimizga*, javobda yoz*, javobda kodni*, javobda yubor*, kod
    bilan javob*, kod bilan kir*, kod bilan och*, kod bilan davom*, kod bilan yakun*, kod bilan faollash*, kod imzola*,
    kod qulf*, kod yordamida bilan javob*, kod yordamida bilan kir*, kod yordamida bilan och*, kod yordamida bilan
    davom*, kod yordamida bilan yakun*, kod yordamida bilan faollash*, kod yordamida imzola*, kod yordamida qulf*, kod
    orqali bilan javob*, kod orqali bilan kir*, kod orqali bilan och*, kod orqali bilan davom*, kod orqali bilan yakun*,
    kod orqali bilan faollash*, kod orqali imzola*, kod orqali qulf*, ilovaga qayt*, sahifaga qayt*, saytga qayt*,
    shaklga qayt*, joylang, joylashtirib, og'zaki ayt*, ovoz chiqarib o'qi*, bo'sh joyga yoz*, bo'sh joyga kirit*, bo'sh
    joyga qo'y*, bo'sh joyga joyla*, bo'sh joyga ter*, maydonchaga yoz*, maydonchaga kirit*, maydonchaga qo'y*,
    maydonchaga joyla*, maydonchaga ter*, maydonchasiga yoz*, maydonchasiga kirit*, maydonchasiga qo'y*, maydonchasiga
    joyla*, maydonchasiga ter*, qutiga yoz*, qutiga kirit*, qutiga qo'y*, qutiga joyla*, qutiga ter*, qatorga kirit*,
    qatorga qo'y*, qatorga joyla*, qatorga ter*, katakchalarga yoz*, katakchalarga kirit*, katakchalarga qo'y*,
    katakchalarga joyla*, katakchalarga ter*, киритсанг*, киритган*, киритмаг*, киритил*, киритгач, киритгин, киритинг*,
    кирита*, ёзгач, ёзганда, ёзганингиз*, ёзилади, ёзилгач, ёзишни, ёзишингиз, ёзиб қўй*, ёзиб беринг, ёзиб юборинг,
    тергач, терганда, терилгач, терилади, терилсин, териб, рақамларни бос*, рақамларни танла*, рақамларни тер*,
    рақамларни кирит*, рақамларни ёз*, рақамларни белгила*, рақамларни айт*, рақамларни ўқи*, рақамларни кўчир*, рақамни
    бос*, рақамни танла*, рақамни тер*, рақамни кирит*, рақамни ёз*, рақамни белгила*, рақамни айт*, рақамни ўқи*,
    рақамни кўчир*, тугмаларни бос*, тугмаларни танла*, тугмаларни тер*, тугмаларни кирит*, тугмаларни ёз*, тугмаларни
    белгила*, тугмаларни айт*, тугмаларни ўқи*, тугмаларни кўчир*, сонни бос*, сонни танла*, сонни тер*, сонни кирит*,
    сонни ёз*, сонни белгила*, сонни айт*, сонни ўқи*, сонни кўчир*, кодни айт*, кодни беринг, кодни бериб, кодни
    юборинг, кодни қайтар*, кодни ўқи*, кодни кўрсат*, кодни ёз*, кодни тер*, кодни кирит*, кодни кўчир*, кодни жойла*,
    кодни қўй*, кодни билдир*, операторга айт*, операторга ўқи*, операторга бер*, операторга билдир*, операторга юбор*,
    ходимга айт*, ходимга ўқи*, ходимга бер*, ходимга билдир*, ходимга юбор*, мутахассисга айт*, мутахассисга ўқи*,
    мутахассисга бер*, мутахассисга билдир*, мутахассисга юбор*, агентга айт*, агентга ўқи*, агентга бер*, агентга
    билдир*, агентга юбор*, маслаҳатчига айт*, маслаҳатчига ўқи*, маслаҳатчига бер*, маслаҳатчига билдир*, маслаҳатчига
    юбор*, ботга айт*, ботга ўқи*, ботга бер*, ботга билдир*, операторимизга*, ходимимизга*, мутахассисимизга*,
    агентимизга*, жавобда ёз*, жавобда кодни*, жавобда юбор*, код билан жавоб*, код билан кир*, код билан имзола*, код
    билан оч*, код билан давом*, код билан якун*, код билан фаоллаш*, код имзола*, код қулф*, код ёрдамида билан жавоб*,
    код ёрдамида билан кир*, код ёрдамида билан имзола*, код ёрдамида билан оч*, код ёрдамида билан давом*, код ёрдамида
    билан якун*, код ёрдамида билан фаоллаш*, код ёрдамида имзола*, код ёрдамида қулф*, код орқали билан жавоб*, код
    орқали билан кир*, код орқали билан имзола*, код орқали билан оч*, код орқали билан давом*, код орқали билан якун*,
    код орқали билан фаоллаш*, код орқали имзола*, код орқали қулф*, иловага қайт*, саҳифага қайт*, ойнага қайт*, сайтга
    қайт*, шаклга қайт*, жойланг, жойлаштириб, кўчириб қўй*, кўчириб ёз*, кўчириб кирит*, оғзаки айт*, овоз чиқариб
    ўқи*, бўш жойга ёз*, бўш жойга кирит*, бўш жойга қўй*, бўш жойга жойла*, бўш жойга тер*, майдончага ёз*, майдончага
    кирит*, майдончага қўй*, майдончага жойла*, майдончага тер*, майдончасига ёз*, майдончасига кирит*, майдончасига
    қўй*, майдончасига жойла*, майдончасига тер*, қутига ёз*, қутига кирит*, қутига қўй*, қутига жойла*, қутига тер*,
    ойнага ёз*, ойнага кирит*, ойнага қўй*, ойнага жойла*, ойнага тер*, қаторга ёз*, қаторга кирит*, қаторга қўй*,
    қаторга жойла*, қаторга тер*, катакчаларга ёз*, катакчаларга кирит*, катакчаларга қўй*, катакчаларга жойла*,
    катакчаларга тер*
  `,
  complete: `
    kirish* tasdiqla*, obuna* tasdiqla*, manzil* tasdiqla*, tiklash havola*, ha bu men*, парол* қайта тикла*, парол*
    ўрнат*, бу менман, hisob* o'chir*, profil* faollashtir*, qurilma* tasdiqla*, pochta* tasdiqla*, email* tasdiqla*,
    hisob* tasdiqla*, akkaunt* tasdiqla*, ro'yxatdan o'tish* tasdiqla*, shaxs* tasdiqla*, o'zgarish* tasdiqla*, hisob*
    faollashtir*, akkaunt* faollashtir*, tasdiqlash havola*, faollashtirish havola*, parol* tikla*, parol* qayta tikla*,
    parol* o'zgartir*, parol* almashtir*, parol* o'rnat*, parol* yarat*, yangi parol*, hisob* tikla*, akkaunt* tikla*,
    taklif* qabul*, qo'shilish*, qo'shiling*, bu menman, ro'yxatdan o'tish* yakunla*, akkaunt* o'chir*, почта*
    тасдиқла*, манзил* тасдиқла*, ҳисоб* тасдиқла*, аккаунт* тасдиқла*, рўйхатдан ўтиш* тасдиқла*, ҳисоб* фаоллаштир*,
    аккаунт* фаоллаштир*, парол* тикла*, парол* ўзгартир*, янги парол*, таклиф* қабул*, қўшил*, тасдиқлаш ҳавола*, bu
    mening manzil*, bu mening pochta*, ha men edim, bu men edim, profil* tasdiqla*, telefon* tasdiqla*, raqam*
    tasdiqla*, so'rov* tasdiqla*, o'chirish* tasdiqla*, yangilash* tasdiqla*, parol* yangila*, parol* tanla*, parol*
    qo'y*, parolni unut*, aktivlashtir*, aktivatsiya havola*, bir martalik havola*, parolsiz kirish*, bir bosishda kir*,
    kirish havola*, kirishga ruxsat*, qurilma* ishon*, taklif* ko'r*, taklifnoma*, ro'yxatdan o'tish* tugat*, ha obuna*,
    butunlay o'chir*, meni kirit*, blokdan chiqar*, эмаил* тасдиқла*, профил* тасдиқла*, обуна* тасдиқла*, парол*
    янгила*, фаоллаштириш ҳавола*, тиклаш ҳавола*, кириш ҳавола*, рўйхатдан ўтиш* якунла*, guruhga kir*, jamoaga kir*,
    guruhga qo'shil*, jamoaga qo'shil*, loyihaga qo'shil*, sinfga qo'shil*, bizga qo'shil*, taklifni och*, taklifga
    rozi*, to'lovni tasdiqla*, amalni tasdiqla*, so'rovni tasdiqla*, hisobni yop*, ha o'chir*, qurilmani ula*, shaxsiy
    havola*, yangi manzil* tasdiqla*, yangi pochta* tasdiqla*, yangisini qo'y*, yangisini tanla*, yangisini o'rnat*, xat
    keldi, kabinetimga kir*, hisobimga kir*, parolsiz, brauzerda davom*, hisobni qaytar*, obunani tasdiqla*, ha men*,
    гуруҳга қўшил*, жамоага қўшил*, тўловни тасдиқла*, ҳисобни ёп*, шахсий ҳавола*, янгисини қўй*, hisobingiz qulfini*,
    hisob qulfini*, qulfini oching, qulfdan chiqar*, kirishni tikla*, kirish huquqini*, taklifni qabul*, taklifnomani
    qabul*, taklifni rad*, manzilni tasdiqla*, manzil o'zgarishini*, kirishni tasdiqla*, qurilmani tasdiqla*, hisobni
    o'chirishni*, o'chirishni tasdiqla*, parolni yangila*, parolni tikla*, qo'shilaman
  `,
  act: `
    tasdiqlayman, faollashtiring, davom eting, tasdiqlash, tasdiqlang, faollashtirish, qabul qilish, qabul qiling,
    ruxsat berish, davom etish, qo'shilish, тасдиқлаш, тасдиқланг, фаоллаштириш, давом этиш, tugatish uchun,
    yakunlash, tiklash, o'rnatish, qo'shiling, boshlash, ruxsat bering, roziman, qabul qilaman, yangilash, тиклаш,
    тасдиқлайман, қабул қилиш, қўшилиш, бошлаш, boshladik, tayyorman, ochish, ulash, rozilik, davom ettirish,
    qo'shilaman, давом эттириш, розиман, очиш
  `,
  signIn: `
    kirish, kiring, кириш, ilovani och*, kabinetga kir*, киринг
  `,
  never: `
    созлама*, алоқа*, fikr*, shartlar*, to'lang, do'kon*, obunani bekor*, obunadan chiq*, sozlama*, boshqar*, brauzerda
    och*, maxfiylik*, foydalanish shart*, yordam*, qo'llab quvvatla*, aloqa*, bog'lan*, so'rovnoma*, buyurtmani ko'r*,
    to'lash, yuklab ol*, batafsil, ko'proq*, sotib ol*, javob ber*, обунани бекор*, махфийлик*, шартлар*, ёрдам*, юклаб
    ол*, батафсил, obunadan voz kech*, xat olishni istam*, onlayn ko'r*, brauzerda ko'r*, veb versiya*, ko'p
    so'raladigan*, savol javob*, blog*, yangiliklar*, ulashish, qoidalar*, siyosat*, katalog*, biz haqimizda, hammasini
    ko'r*, qo'llanma*, buyurtmalarim, buyurtma berish, baholash, baholang, янгиликлар*, баҳола*, қоидалар*, сиёсат*,
    биз ҳақимизда, taomnoma*, jadval*, xaritada*, chekni ko'r*, chiptani ko'r*, xatlarni to'xtat*, xat yubormang,
    istamayman, takliflar*, menyu*, narxlar*, харитада*, жадвал*, браузерда оч*, браузерда кўр*, izohlar*, jo'natmani
    kuzat*, buyurtmani kuzat*, hisob fakturani*, taqvimga qo'sh*, chiqish taloni*, ilovani yukla*, posilkani kuzatish,
    yetkazib berishni o'zgartirish, yetkazish vaqtini o'zgartirish, bronni o'zgartirish, to'lov ma'lumotlarini
    yangilash, kartani almashtirish, obunani uzaytirish, javob yozish, ariza topshirish, rezyume yuborish, xarid
    qilish, promokoddan foydalanish, kupondan foydalanish, do'stlarni taklif qilish, do'stingizni taklif qiling,
    ilovani o'rnatish, qabulga yozilish, vaqt band qilish, uchrashuvga qo'shilish, majlisga kirish, bildirishnomalarni
    sozlash, faollikni tekshirish, nimalar yangi
  `,
  notMe: `
    so'ramadingiz*, siz bo'lmasa*, мен эмас*, e'tiborsiz*, siz emas*, men emas*, so'ramagan*, so'rov yubormagan*,
    ro'yxatdan o'tmagan*, tanimasangiz, e'tibor berma*, rad et*, bekor qil*, сиз эмас*, сўрамаган*, сўров юбормаган*,
    эътибор берма*, рад эт*, бекор қил*, bloklash, bloklang, so'rov qilmagan*, qilmagan bo'lsangiz, yubormagan
    bo'lsangiz, hech narsa qilmang, o'chirib tashlang, kutmagan*, xatolik bilan, adashib, инкор эт*, ҳеч нарса қилманг,
    блоклаш, siz bo'lmasangiz, bu xatni o'chir*, fikrimdan qayt*, men so'ramagan*, so'ramagan bo'lsangiz, boshlamagan
    bo'lsangiz, e'tibor bermang, сиз бўлмасангиз, эътибор берманг, сўрамаган бўлсангиз, tanimayotgan bo'lsangiz, sizniki
    emas*, seniki emas*, sizga tegishli emas*, senga tegishli emas*, kirishga urinmagan*, urinmagan bo'lsangiz, kirishga
    harakat qilmagan*, siz qilmagan*, siz kirmagan*, siz o'zgartirmagan*, siz yaratmagan*, ruxsat bermagan*, buyurtma
    bermagan*, siz amalga oshirmagan*, sen emas*, sen bo'lmasang*, sizning xabaringizsiz, sizning ruxsatingizsiz, boshqa
    birov, boshqa kimdir, xato deb hisoblasangiz, xato deb o'ylasangiz, manzilingizni olib tashlash, hisobingizni
    himoyalang, hisobingizni himoya qiling, hisobni muzlat*, parolingizni darhol, darhol parolingizni, zudlik bilan
    o'zgartiring, o'zgartirishni tavsiya, bizga xabar bering, bizga ma'lum qiling, shubhali faoliyat haqida xabar*,
    barcha qurilmalardan chiq*, darhol biz bilan bog'lan*, biz bilan darhol bog'lan*, сизники эмас*, сизга тегишли
    эмас*, танимасангиз, сиз қилмаган*, хато деб ҳисобласангиз, паролингизни дарҳол, бизга хабар беринг, биз билан
    дарҳол
  `,
  done: `
    қўшилди, olib tashlandi, o'zgartirildi, o'zgartirdingiz, tiklandi, yangilandi, muvaffaqiyatli, tasdiqlandi,
    faollashtirildi, yangi kirish, o'chirildi, ўзгартирилди, муваффақиятли, тасдиқланди, фаоллаштирилди, янги кириш,
    o'zgardi, o'zgartirilgan, tasdiqlangan, faollashtirilgan, qo'shildi, yangi qurilmadan, kirdingiz, kirildi, qabul
    qildi, o'chirib qo'yildi, ўчирилди, тикланди, янгиланди, to'landi, yopildi, yakunlandi, ro'yxatdan o'tdingiz,
    тўланди, ёпилди, якунланди, obunangiz bekor qilindi, obuna bekor qilindi, obunani bekor qildingiz, obunangiz
    to'xtatildi, obunadan chiqdingiz, obunadan voz kechdingiz, ro'yxatdan chiqarildi*, ro'yxatdan o'chirildi*,
    ro'yxatdan olib tashlandi*, endi xat olmaysiz, boshqa xat olmaysiz, endi xabar olmaysiz, boshqa xabar olmaysiz,
    обунангиз бекор қилинди, обуна бекор қилинди, обунани бекор қилдингиз, обунангиз тўхтатилди, обунадан чиқдингиз,
    обунадан воз кечдингиз, рўйхатдан чиқарилди*, рўйхатдан ўчирилди*, рўйхатдан олиб ташланди*, энди хат олмайсиз,
    бошқа хат олмайсиз, энди хабар олмайсиз, бошқа хабар олмайсиз
  `,
  here: `
    bosib, ўтинг, shu yerda, bu yerga, shu yerga, bosing, tugma*, havola*, o'ting, brauzer*, бу ерга, босинг,
    тугма*, ҳавола*, oching, nusxalab, очинг, шу ерда, bu yerda, tugmani bos*, ishlamasa, ochilmasa, havolani
    nusxala*
  `,
  onSite: `
    jo'natma*, posilka*, yetkazib berish, yetkaz*, kuryer*, pochtamat*, yacheyka*, shkaf*, olib ketish, kassa*,
    qabulxona*, qabul vaqti, qabulga, qabuliga, eshik*, darvoza*, wifi, wi fi, uchrashuv*, bron*, chipta*, navbat*, stol
    raqami, stolga, mehmon tarmog*, avtoturargoh*, yuk xati, yukingiz, yukni, yuk tashish, majlis kodi, majlis id,
    konferensiya id, konferensiya raqami, konferensiya kodi, konferensiyaga qo'shil*, konferensiyaga ulan*, zoom
    konferens*, videoqo'ng'iroq*, video qo'ng'iroq*, videokonferens*, videoanjuman*, telekonferens*, vebinar*,
    ishtirokchi pin*, ishtirokchi kodi, ishtirokchi raqami, ishtirokchi id, kutish xonasi, binoga kirish eshigi, bino
    kirish*, podyezd*, yo'lak*, domofon*, shlagbaum*, turniket*, vestibyul*, zinapoya*, garaj*, avtomobil turargohi,
    parkovka*, liftda, liftning, kalit qutisi, kalitlarni topshir*, osma qulf*, qulf kodi, kodli qulf*, kiyinish xonasi,
    garderob*, velosiped turargohi, velosiped saqla*, signalizatsiya*, xavfsizlik signali, seyf*, zaryadlash stansiyasi,
    quvvatlash stansiyasi, bilet avtomati, parkomat*, nusxa ko'chirish apparati, kseroks*, printer yonida, mehmonlar
    tarmog'i, simsiz tarmoq, xona raqami, buyurtmani ol*, topshirish punkti, topshirish kodi, olib ketishga tayyor,
    haydovchi*, pochtachi*, pochta bo'limi, eshigingizgacha, uygacha, kutish raqami, oyna raqami, kassir*,
    registratura*, resepshn*, konduktor*, nazoratchi*, bortga chiqish, chiqish taloni, qorovul*, soqchi*,
    ishtirokingizni, ishtirokingiz, ishtirokni tasdiqla*, qatnashish*, davomat*, kelasizmi, kelaman, kelish vaqti,
    kelishingizni, yetib kelish, tashrifingizni, tashrifni tasdiqla*, mehmonxonaga joylash*, check in, hisoblagich*,
    tovarni ol*, tovar olindi, ekskursiya*, sayohatga ruxsat, ota onalar majlisi, suhbatga kel*, учрашув*, эшик*,
    дарвоза*, йўлак*, зинапоя*, калит қутиси, қулф коди, етказиб бериш, етказиш манзили, жўнатма*, ҳайдовчи*, почтачи*,
    навбат*, мажлис*, йиғилиш*, иштирокчи пин*, чипта*, қабулхона*, ҳисоблагич*, автотураргоҳ*, видеоқўнғироқ*, javonga,
    javonda, javonning, mehmonxonada, o'ziga o'zi xizmat ko'rsatish terminal*, ташрифни тасдиқла*, меҳмонхонада,
    uchrashuv identifikatori*, majlis identifikatori*, yig'ilish identifikatori*, uchrashuv raqam*, majlis raqam*,
    konferensiya id*, konferensiya raqam*, onlayn uchrashuv*, onlayn majlis*, onlayn yig'ilish*, uchrashuvga
    qo'shil*, majlisga qo'shil*, zoom uchrashuv*, tarmoq nomi*, wifi nomi*, wi fi nomi*, ssid, simsiz tarmoq*,
    mehmonlar tarmog*, mehmon wifi, mehmonlar wifi, bepul wifi, тармоқ номи*, симсиз тармоқ*, вебинар*, онлайн
    мажлис*
  `,
  entryPlace: `
    oyna, oynaga, oynada*, oynasi*, sahifa*, ekran*, maydon*, katak*, quti*, shakl*, ilova*, brauzer*, sayt*,
    qurilma*, ойна*, саҳифа*, майдон*, катак*, илова*, planshet*, kompyuter*, qator, qatorga, qatoriga, bo'lim*,
    varaq*, bankomat*, televizor*, chat, chatga, bot, botga, botda, mijoz dasturi, kengaytma*, portal*, terminal*,
    telefonda, telefonga, telefoningiz*, банкомат*, телевизор*, телефон*, бот, ботга, formada, formaga, formasi*
  `,
  accountName: `
    foydalanuvchi nomi, foydalanuvchi nomingiz, login nomi, loginingiz, taxallus*, hisob nomi, фойдаланувчи номи
  `,
  subjectLine: "mavzu satri*, mavzusida, sarlavha*",
  outdated: `
    endi ishlamaydi, endi amal qilmaydi, endi yaroqsiz, endi yaroqli emas, endi haqiqiy emas, endi kuchga ega emas,
    endi foydalanib bo'lmaydi, ortiq ishlamaydi, ortiq amal qilmaydi, boshqa ishlamaydi, kuchini yo'qotdi, kuchini
    yo'qotgan, o'z kuchini yo'qotdi, yaroqsiz bo'ldi, yaroqsiz bo'lib qoldi, kod bekor qilindi, kod bekor qilingan,
    kodni bekor qildik, bekor qilindi, bekor qilingan, bekor qildik, chaqirib olindi, kod bloklandi, kod bloklangan,
    kodni blokladik, oldingi kod*, avvalgi kod*, eski kod*, birinchi kod*, dastlabki kod*, ilgarigi kod*, ertalabki
    kod*, bugun ertalabki, kechagi kod*, oldin yuborilgan, avval yuborilgan, ilgari yuborilgan, avvalroq yuborilgan,
    oldin yuborgan, avval yuborgan, ertalab yuborilgan, ertalab yuborgan, kecha yuborilgan, kecha yuborgan, kodning
    muddati tugadi, kodning muddati tugagan, kodning muddati o'tdi, kodning muddati o'tgan, kodning amal qilish
    muddati tugadi, kodning amal qilish muddati tugagan, kod muddati tugadi, kod muddati tugagan, muddati o'tgan kod*,
    muddati tugagan kod*, allaqachon ishlatilgan, allaqachon foydalanilgan, ishlatilgan kod*, foydalanilgan kod*,
    ishlatib bo'lingan, kod ishlatildi, koddan foydalanildi, kirish uchun ishlatilgan, siz ishlatgan kod*, siz
    foydalangan kod*, qayta ishlatib bo'lmaydi, qayta foydalanib bo'lmaydi, yana ishlatib bo'lmaydi, kodni unuting,
    kod o'rniga, kodning o'rniga, oldingisining o'rniga, eskisining o'rniga, kodning o'rnini, o'rnini bosadi, эски
    код*, аввалги код*, олдинги код*, muddati tugadi, muddati tugagan, muddati o'tdi, ishlatildi, ishlatilgan,
    siz kiritgan kod*, siz kiritgan tasdiqlash kod*, siz kiritgan sms kod*, siz kiritgan parol*, siz kiritgan pin*,
    kiritgan kodingiz*, kiritgan sms kodingiz*, kiritgan tasdiqlash kodingiz*, kiritilgan kod*, kod kiritildi, kodi
    kiritildi, sms kod kiritildi, parol kiritildi, otp kiritildi, kod kiritilgan, kodni kiritdingiz, kodini
    kiritdingiz, sms kodni kiritdingiz, parolni kiritdingiz, kod qabul qilindi, kodi qabul qilindi, kodingiz qabul
    qilindi, sms kod qabul qilindi, kod bilan tasdiqlandi, kodi bilan tasdiqlandi, sms kod bilan tasdiqlandi, kod
    orqali tasdiqlandi, kod bilan tasdiqladingiz, kod tasdiqlandi, сиз киритган код*, киритган кодингиз*, киритилган
    код*, код киритилди, коди киритилди, код қабул қилинди, код билан тасдиқланди, кодни киритдингиз
  `,
  toRead: `
    oʻqi*, o'qi*, o'qish, ko'rish, ko'ring, ko'rib, tanish*, bilib, shaxsiy kabinet*, hisobga o'tish, hisobingizga
    o't*, akkauntga o'tish, akkauntingizga o't*, hisobingizni ko'r*, hisob sahifasi*, mijozlar portali*, boshqaruv
    panel*, panelni och*, internet bank*, onlayn bank*, to'lovlaringizni ko'r*, buyurtmangizni ko'r*, buyurtmangizni
    tekshir*, bronni ko'r*, tafsilotlarni ko'r*, tafsilotlarni tekshir*, so'nggi faoliyat*, nima o'zgarganini ko'r*,
    qurilmalaringizni boshqar*, foydalanish tarixi*, xabarni o'qi*, xabaringizni o'qi*, шахсий кабинет*, ҳисобга ўтиш,
    ҳисобингизга ўт*, аккаунтга ўтиш, аккаунтингизга ўт*, ҳисобингизни кўр*, ҳисоб саҳифаси*, мижозлар портали*,
    бошқарув панел*, панелни оч*, интернет банк*, онлайн банк*, тўловларингизни кўр*, буюртмангизни кўр*, буюртмангизни
    текшир*, бронни кўр*, тафсилотларни кўр*, тафсилотларни текшир*, сўнгги фаолият*, нима ўзгарганини кўр*,
    қурилмаларингизни бошқар*, фойдаланиш тарихи*, хабарни ўқи*, хабарингизни ўқи*, иловани оч*, buyurtma tafsilotlari,
    hisobimga o'tish, boshqaruv panelini ochish, portalga o'tish, mening bronlarim, hujjatni ochish, faylni ochish,
    albomni ochish, holatni tekshirish, shaxsiy ma'lumotlar siyosati
  `,
  plural: "kodlar, kodlari, kodlarning",
  fault: "xato kodi, xatolik*, nosozlik*",
  codeWord: `
    so'z, so'zingiz, so'zni kiriting, so'zni yozing, ushbu so'z*, bu so'zni, quyidagi so'z*, kod so'z*, kodli so'z*,
    kalit so'z, kalit so'zi, kalit so'zingiz, maxfiy so'z*, sirli so'z*, kirish so'z*, tasdiqlash so'z*, nazorat
    so'z*, bir martalik so'z*, bir martalik parol*, bir marta ishlatiladigan parol*, kun paroli, kunning paroli,
    bugungi parol*, parol ibora*, maxfiy ibora*, kirish ibora*, iborangiz, ibora, iborani kiriting, harflar, harflarni
    kiriting, quyidagi harflar*, bo'g'inlar, harflar ketma ketligi, belgilar ketma ketligi, kalitingiz, сўз, сўзингиз,
    калит сўз, махфий сўз*, кириш сўз*, код сўз*, бир марталик парол*, ибора
  `,
  example: `
    masalan, misol uchun, misol tariqasida, misol:, misollar:, namuna:, namunaviy kod*, namuna kod*, namunaviy xabar*,
    ushbu misolda, quyidagicha ko'rinadi, shunday ko'rinadi, bunday ko'rinadi, ko'rinishida bo'ladi, ko'rinishida:,
    ko'rinishidagi kod*, formatida, formatidagi, shunga o'xshash, kabi kod, kabi xabar*, degan xabar*, degan sms*, deb
    yozilgan xabar*, bunday xabar*, shunday xabar*, mana bunday xabar*, xabar oldi, xabar oldim, sms oldi, sms oldim,
    xabar keldi, sms keldi, xabar kelgan, quyidagi xabarni oldi*, quyidagi sms ni, xabarda shunday, mazmunidagi
    xabar*, soxta xabar*, soxta sms*, qalbaki xabar*, firibgar undan, firibgar unga, firibgar so'radi, firibgar
    qo'ng'iroq, jabrlanuvchi*, qo'ng'iroq qilgan shaxs*, qo'ng'iroq qiluvchi*, масалан, мисол учун, намуна:, деган
    хабар*, xabarda yozilgan edi, сохта хабар*
  `,
  matter: `
    ta'til so'rov*, mehnat ta'til*, mehnat ta’til*, mehnat taʼtil*, ta'tilga ariza*, kasallik varaqa*, xarajatlar
    hisobot*, xarajatlarni qoplash*, xizmat safar*, ish vaqtidan tashqari, ish vaqti jadval*, smena almash*, xarid
    qilish uchun ariza*, byudjet so'rov*, ma'qullashingizni kut*, roziligingizni kut*, umumiy papka*, umumiy fayl*, siz
    bilan ulashdi, fayl ulashdi, hujjat ulashdi, fotoalbom*, ilova qilingan fayl*, biriktirilgan fayl*, yuklab olishga
    tayyor, zaxira nusxa*, narx taklif*, tijorat taklif*, hujjatni imzola*, elektron imzo*, oylik varaqa*, kvitansiya*,
    bank ko'chirma*, sertifikat*, sug'urta polis*, izoh qoldirdi, yangi izoh*, sizni eslatib o'tdi, sizga javob berdi,
    yangi post, yangi xabar keldi, so'rovnoma*, so‘rovnoma*, ovoz bering, ovoz berish*, petitsiya*, muhokama*, sharh
    qoldir*, yig'ilish*, yig‘ilish*, majlis*, uchrashuv*, tadbirda qatnash*, qatnashasizmi, kelasizmi, kutish ro'yxat*,
    bo'sh joy, kursga yozil*, seminar*, trening*, qabulga yozil*, bron qil*, musobaqa*, moderatsiya*, karantin*,
    taqriz*, vazifa*, sizga tayinlan*, sizga biriktiril*, hodisa*, xotira to'lib, diskdagi joy, domen
    muddat*, profilingizni to'ldir*, jo'natma*, xayriya*, ko'chmas mulk*, bo'sh ish o'rin*, nomzod*, шартнома*,
    йиғилиш*, сўровнома*, мажлис*, papka ulashdi, papkani ulashdi, faylni ulashdi, ulashilgan fayl*, ulashilgan papka*,
    umumiy albom*, faylni yuklab ol*, fayl yubordi, fayl yuborildi, ko'rib chiqishingizni kutmoqda, ko‘rib
    chiqishingizni kutmoqda, moderator*, xabar ushlab qolindi, ta'til haqida ariza*, smeta*, imzolash uchun hujjat*,
    imzoingizni kut*, hujjatga imzo qo'y*, fikr qoldirdi, izoh yozdi, sizni belgiladi, yangi javob, javob yozdi,
    savolingizga javob*, murojaatingizga javob*, taqvim taklif*, buyurtmangiz jo'natildi, buyurtmangiz jo‘natildi,
    buyurtmangiz yo'lda, buyurtmangiz yo‘lda, buyurtmangiz qabul qilindi, buyurtma bekor qilindi, yangi buyurtma, to'lov
    qabul qilindi, to‘lov qabul qilindi, to'lov amalga oshmadi, to'lov muddat*, to‘lov muddat*, muddati o'tgan to'lov*,
    qarzingiz*, pul qaytaril*, oyi uchun hisob*, hisob faktura*, savatda qol*, sovg'a karta*, sovg‘a karta*, yana
    sotuvda, mahsulotni bahola*, a'zolik muddat*, a'zolikni uzayt*, sinov muddat*, yangi maqola*, maqola chop et*,
    shaxsiy xabar keldi, o'qilmagan xabar*, o‘qilmagan xabar*, do'stlik so'rov*, do‘stlik so‘rov*, guruhga qo'shildi,
    guruhga qo‘shildi, guruhdan chiqdi, guruhdan chiqaril*, mavzusida javob*, mavzuingizga*, haftalik hisobot*, oylik
    hisobot*, ro'yxatdan chiqarildingiz, server ishlamay*, muammo bartaraf*, parolingiz muddati tugashiga, api kalit*,
    ssh kalit*, virus topildi, ma'lumotlar sizib*, omborda kam qol*, harakat aniqlandi, e'loningiz muddat*, e‘loningiz
    muddat*, shifokor qabul*, yangi baho qo'yil*, imtihon natija*, rezyume*, suhbatga taklif*, tadbir bekor qilindi,
    kitobni qaytar*
  `,
  receipt: `
    xarid cheki, kassa cheki, fiskal chek, elektron chek, chek raqami, chekingiz, kvitansiya*, xaridingiz uchun
    rahmat, xaridingiz uchun tashakkur, to'lovingiz uchun rahmat, to'lov qabul qilindi, toʻlov qabul qilindi, to‘lov
    qabul qilindi, karta orqali to'landi, qqs bilan, kassir, mijoz nusxasi, харидингиз учун раҳмат, тўлов қабул
    қилинди, фискал чек,
    fiskal chek*, fiskal belgi*, kassa cheki*, terminal raqami*, terminal id*, slip, qaytim*, xariddan keyingi
    qoldiq*, amaliyotdan keyingi qoldiq*, yechib olindi, hisobdan yechildi, kartadan yechildi, xarid qildingiz,
    to'ladingiz, hisoblangan ish haqi*, ushlab qolindi, ushlanmalar*, jami
    ushlanma*, qo'lga tegadigan*, qqs summasi*, jami hisoblandi, фискал чек*, касса чеки*, терминал рақами*,
    қайтим*, ечиб олинди, ҳисобдан ечилди, ушланмалар*, иш ҳақи варақа*
  `,
};
