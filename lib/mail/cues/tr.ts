import type { Cues } from "@/lib/mail/cues/types";

export const tr: Cues = {
  code: `
    koda, tek kullanımlık parola*, tek seferlik parola*, geçici kod*, kod, kodu, kodun, kodunuz, kodunu, kodunuzu,
    kodunuza, kodlar, tek kullanımlık şifre*, tek seferlik şifre*, sms şifre*, onay şifre*, doğrulama şifre*,
    doğrulama numara*
  `,
  maybeCode: `
    şifreniz, parolanız, şifre, parola, geçici şifre*, geçici parola*, haneli, rakam*, aşağıdaki numara*, anahtar,
    token*
  `,
  other: `
    gsm, faks, indirim kod*, hediye kod*, vergi no, kart numara*, hesap numara*, işlem numara*, takip numara*, müşteri
    numara*, talep numara*, bilet*, davranış kurallar*, tckn, müşteri hizmetleri, sipariş*, fatura*, makbuz*,
    promosyon kod*, kampanya kod*, kampanya*, indirim*, kupon*, hediye*, davet kod*, referans kod*, referans*, posta
    kod*, ülke kod*, kargo*, takip kod*, takip no, teslimat*, gönderi*, rezervasyon*, talep no, müşteri no, müşteri
    kod*, abone no, üye numara*, sözleşme*, poliçe*, sayaç*, seri numara*, vergi*, t c kimlik, kimlik numara*, hata
    kod*, hata, telefon*, tel, arayın*, tutar*, fiyat*, toplam*, bakiye*, tl, cadde*, sokak*, sürüm*, ile biten, hesap
    no, puan*, qr kod*, karekod*, barkod*, kaynak kod*, ürün kod*
  `,
  promo: `
    indirim*, kupon*, hediye çek*, hediye kart*, promosyon*, kampanya kod*, özel teklif*, özel fırsat*,
    fırsatlar*, indirimli*, hemen tasarruf, tasarruf edin, ödeme sırasında kupon*, sepette, sepetin*, sepete*,
    alışveriş sepet*, ücretsiz kargo, kargo bedava, ücretsiz teslimat*, sadakat puan*, bonus puan*, çekiliş*,
    arkadaşlarını davet et, arkadaşını davet et, arkadaşlarınızı davet, arkadaşını getir, nakit iade*, para puan,
    doğum günü hediye*, minimum sipariş*, minimum sepet*, minimum alışveriş*, asgari sipariş*, stoklarla sınırlı*,
    stoklar tükenmeden, alışverişe başla*, hemen al, şimdi al, hemen alışveriş*, kampanya fırsat*
  `,
  press: `
    bu sayıda, bu sayımızda, bültenin bu, bu yazıda, bu makalede, devamını oku*, okumaya devam, daha fazla oku,
    yazının devamı, köşe yazı*, blog yazı*, okurlarımız*, okuyucularımız*, istatisti*, haftalık rapor*, aylık
    rapor*, haftalık özet*, aylık özet*, ortalama olarak, geçen ay, sürüm notlar*, değişiklik günlüğ*, değişiklik
    listesi, yeni sürüm*, hata düzeltme*, düzeltilen hatalar, giderilen hatalar, testler başarısız, derleme
    başarısız, web semineri, podcast bölüm*, atölye*, için ipuçları, araştırma gösteriyor, araştırmaya göre,
    ankete göre, raporuna göre, dolandırıcılık dalga*, basın bülteni, basın açıklama*, araştırmacılar
  `,
  business: `
    hesap, kaydol*, aktivasyon*, havale*, doğrula*, onayla*, kimlik*, yetkilendir*, iki adım*, iki faktör*, giriş*,
    oturum*, kayıt*, şifre*, parola*, sıfırla*, güvenlik*, tek kullanımlık, hesab*, e posta adres*, etkinleştir*,
    aktifleştir*, cihaz*
  `,
  fleeting: `
    gizlidir, bir defa, geçerli*, süresi, sona er*, dakika*, bir kez, paylaşma*, kimseyle, kimseye, gizli tut*
  `,
  enter: `
    kullan, kullanın*, gir, girin*, yazın*, kopyala*, yapıştır*, kullanarak
  `,
  complete: `
    e posta adres* doğrula*, eposta* doğrula*, mail adres* doğrula*, hesap doğrula*, yeni bir şifre*, yeni bir
    parola*, parola* oluştur*, hesap kurtarma*, üyeliğ* tamamla*, e posta* doğrula*, e posta* onayla*, adres*
    doğrula*, adres* onayla*, hesab* doğrula*, hesab* onayla*, üyeliğ* onayla*, üyeliğ* etkinleştir*, kayd* onayla*,
    kayd* tamamla*, aboneliğ* onayla*, kimliğ* doğrula*, giriş* onayla*, değişikliğ* onayla*, silme* onayla*, hesab*
    etkinleştir*, hesab* aktifleştir*, hesap etkinleştir*, aktivasyon link*, aktivasyon bağlant*, onay bağlant*,
    doğrulama bağlant*, şifre* sıfırla*, parola* sıfırla*, şifre* yenile*, yeni şifre*, yeni parola*, şifre* oluştur*,
    şifre* belirle*, parola* belirle*, şifre* değiştir*, parola* değiştir*, şifre* ayarla*, hesab* kurtar*, erişim*
    geri*, davet* kabul*, daveti görüntüle*, ekibe katıl*, kilid* aç*, cihaz* onayla*, evet benim, bendim, sihirli
    bağlant*, giriş bağlant*, sıfırlama bağlant*, hesab* sil*
  `,
  act: `
    evet, etkinleştirin, katılın, doğrula, doğrulayın, onayla, onaylayın, etkinleştir, aktive et, kabul et, kabul
    edin, izin ver, sıfırla, katıl, devam et, tamamla
  `,
  signIn: `
    giriş yap, giriş yapın, oturum aç, oturum açın, giriş
  `,
  never: `
    sıkça sorulan*, geri bildirim*, siparişlerim, takip edin, incele*, hakkımızda, abonelikten çık*, aboneliği iptal*,
    tercih*, ayarlar*, yönet*, tarayıcıda görüntüle*, gizlilik*, kullanım koşul*, yardım*, destek*, iletişim*, bize
    ulaş*, anket*, değerlendir*, yorum*, kargo takip*, sipariş* görüntüle*, sipariş* takip*, ödeme yap*, indir, daha
    fazla*, devamını oku*, detay*, satın al*, alışveriş*, bizi takip*, yanıtla*
  `,
  notMe: `
    yok say*, iptal et*, sen değilsen, oluşturmadı*, bilginiz dışında, başka biri, siz değilseniz, ben değilim, size
    ait değil*, talep etmedi*, istemedi*, yapmadı*, tanımıyorsanız, dikkate alma*, göz ardı et*, reddet*, iptal*,
    engelle*, hesab* güven*, kilitle*
  `,
  done: `
    yeni bir giriş, giriş yapıldı, devre dışı bırakıldı, aktif edildi, kabul etti, değiştirildi, değiştirdiniz,
    sıfırlandı, güncellendi, başarıyla, doğrulandı, onaylandı, etkinleştirildi, yeni giriş, oturum açıldı, eklendi,
    kaldırıldı, silindi, onayladığınız için teşekkür*
  `,
  here: `
    aşağıdaki bağlantı*, buradan, linki, buraya, burada, tıkla*, basın, düğme*, buton*, bağlantı*, linke, ziyaret ed*,
    tarayıcı*
  `,
};
