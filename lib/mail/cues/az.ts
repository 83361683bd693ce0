import type { Cues } from "@/lib/mail/cues/types";

export const az: Cues = {
  code: `
    kod, kodu, kodun, kodunuz, kodunu, kodunuzu, birdəfəlik şifrə*, birdəfəlik parol*, pin kod*, təsdiq nömrə*
  `,
  maybeCode: `
    rəqəmli, şifrə, şifrəniz, parol, parolunuz, müvəqqəti şifrə*, müvəqqəti parol*, rəqəm*, aşağıdakı nömrə*, açar,
    token*
  `,
  other: `
    indeks, küç, xəta, prospekt*, faks, mobil, hədiyyə kart*, sorğu nömrə*, ümumi məbləğ*, bitən kart*, üzv nömrə*,
    endirim kod*, sifariş*, faktura*, qaimə*, promo kod*, promokod*, endirim*, kupon*, vauçer*, hədiyyə*, dəvət kod*,
    referal kod*, poçt indeks*, poçt kod*, bağlama*, izləmə kod*, izləmə nömrə*, çatdırılma*, göndəriş*, rezervasiya*,
    bron*, istinad nömrə*, müraciət nömrə*, müştəri nömrə*, abonent nömrə*, abonent kod*, müqavilə*, polis nömrə*,
    sayğac*, seriya nömrə*, vöen, fin kod*, xəta kod*, telefon*, tel, zəng ed*, məbləğ*, qiymət*, cəmi, balans*,
    ödəniş*, azn, küçə*, versiya*, ilə bitən, kart nömrə*, hesab nömrə*, ballar*, bonus*, qr kod*, barkod*, ştrix
    kod*, mənbə kod*, kodeks*, məhsul kod*, əməliyyat nömrə*
  `,
  promo: `
    endirim*, kupon*, hədiyyə kart*, hədiyyə çek*, vauçer*, promokod*, promo kod*, kampaniya kod*, xüsusi təklif*,
    sərfəli təklif*, eksklüziv təklif*, satış kampaniya*, indi qənaət*, qənaət edin, səbət*, alış-veriş səbət*,
    pulsuz çatdırılma*, ödənişsiz çatdırılma*, sadiqlik bal*, loyallıq bal*, bonus bal*, uduşlu, lotereya*,
    püşkatma*, dostlarını dəvət et, dostlarınızı dəvət, dostunu dəvət et, keşbek*, ad günü hədiyyə*, doğum günü
    hədiyyə*, minimum sifariş*, minimal sifariş*, ehtiyat bitənədək, məhsul bitənə*, stok bitənə*, alış-verişə
    başla*
  `,
  press: `
    bu sayda, bu buraxılışda, bu məqalədə, davamını oxu*, daha ətraflı oxu*, ardını oxu*, bloq yazı*, bloq
    məqalə*, oxucularımız*, statistika*, həftəlik hesabat*, aylıq hesabat*, həftəlik xülasə*, aylıq xülasə*, orta
    hesabla, ötən ay, keçən ay, buraxılış qeyd*, dəyişikliklər jurnal*, dəyişikliklər siyahı*, yeni versiya*,
    xətalar düzəldil*, düzəldilmiş xəta*, testlər uğursuz*, vebinar*, podkast*, seminar*, araşdırma göstərir,
    araşdırmaya görə, tədqiqata görə, sorğuya görə, dələduzluq dalğa*, fırıldaqçılıq dalğa*, mətbuat açıqlama*,
    press-reliz*, tədqiqatçılar
  `,
  business: `
    yoxla*, doğrulama*, təsdiq*, doğrula*, identifik*, avtoriz*, iki faktor*, giriş*, daxil ol*, qeydiyyat*, şifrə*,
    parol*, sıfırla*, bərpa*, təhlükəsizlik*, kimlik*, birdəfəlik*, hesab*, e poçt ünvan*, elektron poçt*,
    aktivləşdir*, cihaz*
  `,
  fleeting: `
    heç kəs*, başa çatır, etibarlı*, müddəti, dəqiqə*, bir dəfə, paylaşma*, heç kim*, verməyin, bildirməyin, üçüncü
    şəxs*, məxfi*
  `,
  enter: `
    köçürün, daxil edin, daxil et, yazın, kopyala*, istifadə ed*, istifadə et
  `,
  complete: `
    təsdiq link*, sıfırlama link*, e poçt ünvan* doğrula*, bu mən idim, şifrə* yenilə*, şəxsiyyət* təsdiq*, profil*
    aktivləşdir*, hesab* kilid*, komandaya qoşul*, giriş link*, e poçt* təsdiq*, e poçt ünvan* təsdiq*, elektron poçt*
    təsdiq*, email* təsdiq*, ünvan* təsdiq*, hesab* təsdiq*, qeydiyyat* təsdiq*, abunəliy* təsdiq*, giriş* təsdiq*,
    kimliy* təsdiq*, dəyişikliy* təsdiq*, e poçt* doğrula*, elektron poçt* doğrula*, email* doğrula*, hesab* doğrula*,
    ünvan* doğrula*, hesab* aktivləşdir*, aktivləşdirmə link*, təsdiqləmə link*, təsdiqləmə keçid*, şifrə* sıfırla*,
    parol* sıfırla*, şifrə* bərpa*, parol* bərpa*, şifrə* dəyiş*, parol* dəyiş*, yeni şifrə*, yeni parol*, şifrə*
    təyin*, parol* təyin*, şifrə* yarat*, parol* yarat*, hesab* bərpa*, giriş* bərpa*, sıfırlama keçid*, dəvət*
    qəbul*, dəvətə bax*, qoşul*, hesab* blokdan çıxar*, bəli mənəm, qeydiyyat* tamamla*, qeydiyyat* başa çatdır*,
    sehrli link*, giriş keçid*, cihaz* təsdiq*, hesab* sil*
  `,
  act: `
    təsdiqləyin, aktivləşdirin, davam edin, təsdiq edirəm, doğrulayın, təsdiqlə, təsdiq et, təsdiq edin, doğrula,
    aktivləşdir, qəbul et, qəbul edin, icazə ver*, sıfırla, bərpa et, davam et, tamamla, bəli
  `,
  signIn: `
    giriş et, giriş edin, sistemə daxil ol*, daxil ol, daxil olun, giriş, hesaba daxil ol*
  `,
  never: `
    ayarlar*, davamını oxu*, veb versiya*, haqqımızda, sifarişlərim, ödə, abunəlikdən çıx*, abunəliyi ləğv*,
    parametr*, tənzimləmə*, idarə et*, brauzerdə aç*, məxfilik*, istifadə şərt*, şərtlər*, kömək*, dəstək*, əlaqə*,
    sorğu*, rəy*, qiymətləndir*, sifarişi izlə*, bağlamanı izlə*, sifariş* bax*, ödəyin, ödəniş et*, yüklə*, ətraflı*,
    daha çox*, mağaza*, bizi izlə*, cavab ver*
  `,
  notMe: `
    istəməmisiniz*, səhvən, mən deyildim, siz deyilsiniz*, siz deyildiniz*, mən deyiləm, siz etməmisiniz*, tələb
    etməmisiniz*, sorğu göndərməmisiniz*, qeydiyyatdan keçməmisiniz*, tanımırsınız*, nəzərə alma*, rədd et*, imtina
    et*, ləğv et*, blokla*, hesab* qoru*, başqa biri*
  `,
  done: `
    təsdiqlənib, əlavə olundu, deaktiv edildi, yenilənib, dəyişdirildi, dəyişdirilib, dəyişdirdiniz, sıfırlandı,
    yeniləndi, uğurla, təsdiqləndi, təsdiq edildi, aktivləşdirildi, yeni giriş, giriş edildi, əlavə edildi, silindi,
    təsdiqlədiyiniz üçün təşəkkür*
  `,
  here: `
    buradan, linkə, linki, linkdən, bu keçid*, toxunun, bura, buraya, kliklə*, klik edin, basın, düymə*, düyməyə,
    keçid*, brauzer*
  `,
};
