import type { Cues } from "@/lib/mail/cues/types";

export const uz: Cues = {
  code: `
    kodini, koddan, кодингизни, kod, kodi, kodni, kodingiz, kodingizni, bir martalik parol*, maxfiy kod*, tasdiqlash
    raqam*, код, коди, кодни, кодингиз, бир марталик парол*
  `,
  maybeCode: `
    raqamlar, хонали, vaqtinchalik parol*, xonali, quyidagi raqam*, kalit, token*, вақтинчалик парол*, калит
  `,
  other: `
    bron, bronlash*, ballar, hisob raqam*, stir raqam*, етказиб бериш*, мурожаат рақам*, chegirma kod*, kuzatuv*,
    indeks, qo'ng'iroq*, мижоз рақам*, bilan tugaydigan, купон*, buyurtma*, faktura*, chek*, promokod*, promo kod*,
    chegirma*, kupon*, vaucher*, sovg'a*, taklif kod*, pochta indeks*, jo'natma*, yetkazib berish*, murojaat raqam*,
    mijoz raqam*, shartnoma*, polis*, jshshir, xato kod*, telefon*, tel, summa*, narx*, jami, balans*, to'lov*, so'm,
    ko'cha*, versiya*, karta raqam*, qr kod*, shtrix kod*, kodeks*, буюртма*, промокод*, чегирма*, совға*, почта
    индекс*, шартнома*, хато код*, телефон*, сумма*, нарх*, жами, тўлов*, сўм, кўча*, qr код*
  `,
  business: `
    ikki bosqich*, бир марталик*, аккаунт*, текшир*, tasdiqla*, tekshir*, avtoriz*, kirish*, ro'yxat*, parol*, tikla*,
    xavfsizlik*, shaxs*, bir martalik*, hisob*, akkaunt*, elektron pochta*, faollashtir*, qurilma*, тасдиқ*, кириш*,
    рўйхат*, парол*, тикла*, хавфсизлик*, ҳисоб*, электрон почта*, фаоллаштир*
  `,
  fleeting: `
    daqiqa*, bermang, yaroqli*, ulashmang, берманг, amal qiladi, amal qilish*, muddati, bir marta, hech kim*, aytmang,
    амал қилади, муддати, дақиқа*, ҳеч ким*, айтманг
  `,
  enter: `
    tering, kirit, yozing, kiriting, kiritish*, nusxala*, foydalan*, киритинг, киритиш*, фойдалан*
  `,
  complete: `
    kirish* tasdiqla*, obuna* tasdiqla*, manzil* tasdiqla*, tiklash havola*, ha bu men*, парол* қайта тикла*, парол*
    ўрнат*, бу менман, hisob* o'chir*, profil* faollashtir*, qurilma* tasdiqla*, jamoaga qo'shil*, pochta* tasdiqla*,
    email* tasdiqla*, hisob* tasdiqla*, akkaunt* tasdiqla*, ro'yxatdan o'tish* tasdiqla*, shaxs* tasdiqla*, o'zgarish*
    tasdiqla*, hisob* faollashtir*, akkaunt* faollashtir*, tasdiqlash havola*, faollashtirish havola*, parol* tikla*,
    parol* qayta tikla*, parol* o'zgartir*, parol* almashtir*, parol* o'rnat*, parol* yarat*, yangi parol*, hisob*
    tikla*, akkaunt* tikla*, taklif* qabul*, qo'shil*, bu menman, ro'yxatdan o'tish* yakunla*, akkaunt* o'chir*,
    почта* тасдиқла*, манзил* тасдиқла*, ҳисоб* тасдиқла*, аккаунт* тасдиқла*, рўйхатдан ўтиш* тасдиқла*, ҳисоб*
    фаоллаштир*, аккаунт* фаоллаштир*, парол* тикла*, парол* ўзгартир*, янги парол*, таклиф* қабул*, қўшил*, тасдиқлаш
    ҳавола*
  `,
  act: `
    tasdiqlayman, faollashtiring, davom eting, tasdiqlash, tasdiqlang, faollashtirish, qabul qilish, qabul qiling,
    ruxsat berish, davom etish, qo'shilish, тасдиқлаш, тасдиқланг, фаоллаштириш, давом этиш
  `,
  signIn: `
    kirish, kiring, tizimga kirish, hisobga kirish, кириш
  `,
  never: `
    созлама*, алоқа*, fikr*, shartlar*, to'lang, do'kon*, obunani bekor*, obunadan chiq*, sozlama*, boshqar*,
    brauzerda och*, maxfiylik*, foydalanish shart*, yordam*, qo'llab quvvatla*, aloqa*, bog'lan*, so'rovnoma*, baho*,
    buyurtmani ko'r*, to'lash, yuklab ol*, batafsil, ko'proq*, sotib ol*, javob ber*, обунани бекор*, браузерда*,
    махфийлик*, шартлар*, ёрдам*, юклаб ол*, батафсил
  `,
  notMe: `
    so'ramadingiz*, siz bo'lmasa*, мен эмас*, e'tiborsiz*, siz emas*, men emas*, so'ramagan*, so'rov yubormagan*,
    ro'yxatdan o'tmagan*, tanimasangiz, e'tibor berma*, rad et*, bekor qil*, blokla*, сиз эмас*, сўрамаган*, сўров
    юбормаган*, эътибор берма*, рад эт*, бекор қил*
  `,
  done: `
    қўшилди, olib tashlandi, tizimga kirildi, o'zgartirildi, o'zgartirdingiz, tiklandi, yangilandi, muvaffaqiyatli,
    tasdiqlandi, faollashtirildi, yangi kirish, o'chirildi, ўзгартирилди, муваффақиятли, тасдиқланди, фаоллаштирилди,
    янги кириш
  `,
  here: `
    havolaga, bosib, ўтинг, shu yerda, bu yerga, shu yerga, bosing, tugma*, havola*, o'ting, brauzer*, бу ерга,
    босинг, тугма*, ҳавола*
  `,
};
