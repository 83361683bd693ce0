import type { Cues } from "@/lib/mail/cues/types";

export const tr: Cues = {
  code: `
    koda, tek kullanımlık parola*, tek seferlik parola*, geçici kod*, kod, kodu, kodun, kodunuz, kodunu, kodunuzu,
    kodunuza, kodlar, tek kullanımlık şifre*, tek seferlik şifre*, sms şifre*, onay şifre*, doğrulama şifre*,
    doğrulama numara*, kodum, kodumuz, kodumuzu, kodunun, kodla, koduyla, kodunuzla, kodda, kodları, kodlarınız,
    kodlarını, kodunda, koddur, kodunuzdur, dinamik şifre*, dinamik parola*, tek kullanımlık pin*, onay parola*,
    doğrulama parola*, onay numara*, gizli kelime*, mobil onay kod*, ödeme onay kod*, işlem onay kod*
  `,
  maybeCode: `
    şifreniz, parolanız, şifre, parola, geçici şifre*, geçici parola*, haneli, rakam*, aşağıdaki numara*, anahtar,
    token*, karakter*, harf*, hane, hanelik, kombinasyon*, dizisi, pin, pini, pinini, pininiz, anahtarı, anahtarını,
    anahtarınız, parolan, şifren, güvenlik kelime*, güvenlik sözcü*, giriş şifre*, giriş parola*, aşağıdaki sayı*,
    aşağıdaki kod*, sayıyı, aşağıdaki kelime*, sembol*
  `,
  other: `
    gsm, faks, indirim kod*, hediye kod*, kart numara*, hesap numara*, işlem numara*, takip numara*, müşteri numara*,
    talep numara*, bilet*, davranış kurallar*, tckn, müşteri hizmetleri, sipariş*, fatura*, makbuz*, promosyon kod*,
    kampanya kod*, kampanya*, indirim*, kupon*, hediye*, davet kod*, referans kod*, referans*, posta kod*, ülke kod*,
    kargo*, takip kod*, takip no, teslimat*, gönderi*, rezervasyon*, talep no, müşteri no, müşteri kod*, abone no, üye
    numara*, sözleşme*, poliçe*, sayaç*, seri numara*, vergi*, t c kimlik, kimlik numara*, hata kod*, hata, telefon*,
    tel, arayın*, tutar*, fiyat*, toplam*, bakiye*, tl, cadde*, sokak*, sürüm*, ile biten, hesap no, puan*, qr kod*,
    karekod*, barkod*, kaynak kod*, ürün kod*, sicil no, sicil numara*, başvuru no, başvuru numara*, kayıt no, kayıt
    numara*, dosya no, dosya numara*, evrak no, belge no, belge numara*, fiş no, dekont*, tesisat no, tesisat numara*,
    mersis, sepet*, ödeme adım*, kdv, ücret*, borç, borcu, lira, şube*, dahili, çağrı merkez*, iban, banka kod*, çıkış
    kod*, durum kod*, yanıt kod*, alan kod*, plaka*, renk kod*, ders kod*, kurum kod*, arkadaşını getir, arkadaşını
    davet, son dört hane*, son 4 hane*, kartınız, koltuk, uçuş*, kapı no, olay no, kuyruğu, sinyal, gönderilen kod, no
    lu, ziyaretçi, istatistik*, mah, sok, sk, cad, blok, daire
  `,
  promo: `
    indirim*, kupon*, hediye çek*, hediye kart*, promosyon*, kampanya kod*, özel teklif*, özel fırsat*, fırsatlar*,
    hemen tasarruf, tasarruf edin, sepette, sepetin*, sepete*, alışveriş sepet*, ücretsiz kargo, kargo bedava,
    ücretsiz teslimat*, sadakat puan*, bonus puan*, çekiliş*, arkadaşlarını davet et, arkadaşını davet et,
    arkadaşlarınızı davet, arkadaşını getir, nakit iade*, para puan, doğum günü hediye*, minimum sipariş*, minimum
    sepet*, minimum alışveriş*, asgari sipariş*, stoklarla sınırlı*, stoklar tükenmeden, alışverişe başla*, hemen al,
    şimdi al, hemen alışveriş*, kampanya fırsat*
  `,
  press: `
    bu sayıda, bu sayımızda, bültenin bu, bu yazıda, bu makalede, devamını oku*, okumaya devam, daha fazla oku,
    yazının devamı, köşe yazı*, blog yazı*, okurlarımız*, okuyucularımız*, istatisti*, haftalık rapor*, aylık rapor*,
    haftalık özet*, aylık özet*, ortalama olarak, geçen ay, sürüm notlar*, değişiklik günlüğ*, değişiklik listesi,
    yeni sürüm*, hata düzeltme*, düzeltilen hatalar, giderilen hatalar, testler başarısız, derleme başarısız, web
    semineri, podcast bölüm*, atölye*, için ipuçları, araştırma gösteriyor, araştırmaya göre, ankete göre, raporuna
    göre, dolandırıcılık dalga*, basın bülteni, basın açıklama*, araştırmacılar
  `,
  business: `
    hesap, kaydol*, aktivasyon*, havale*, doğrula*, onayla*, kimlik*, yetkilendir*, iki adım*, iki faktör*, giriş*,
    oturum*, kayıt*, şifre*, parola*, sıfırla*, güvenlik*, tek kullanımlık, hesab*, e posta adres*, etkinleştir*,
    aktifleştir*, cihaz*
  `,
  fleeting: `
    gizlidir, bir defa, geçerli*, süresi, sona er*, dakika*, bir kez, paylaşma*, kimseyle, kimseye, gizli tut*,
    geçersiz, içinde, saniye*, tek seferlik, söylemeyin, vermeyin, iletmeyin, üçüncü kişi*, asla isteme*, istemez,
    süreli, kimse
  `,
  enter: `
    kullan, kullanın*, gir, girin*, yazın*, kopyala*, yapıştır*, kullanarak, girerek, girmeniz, girmelisin*,
    girebilirsin*, girmek, yazarak, yaz, yazmanız, tuşla*, kullanabilirsin*, söyleyin, okuyun, aktarın, aktar, ilet,
    tarayın, tarat*, doldurun, belirtin, okut*
  `,
  complete: `
    eposta* doğrula*, hesap doğrula*, yeni bir şifre*, yeni bir parola*, parola* oluştur*, hesap kurtarma*, üyeliğ*
    tamamla*, e posta* doğrula*, e posta* onayla*, adres* doğrula*, adres* onayla*, hesab* doğrula*, hesab* onayla*,
    üyeliğ* onayla*, üyeliğ* etkinleştir*, kayd* onayla*, kayd* tamamla*, aboneliğ* onayla*, kimliğ* doğrula*, giriş*
    onayla*, değişikliğ* onayla*, silme* onayla*, hesab* etkinleştir*, hesab* aktifleştir*, hesap etkinleştir*,
    aktivasyon link*, aktivasyon bağlant*, onay bağlant*, doğrulama bağlant*, şifre* sıfırla*, parola* sıfırla*,
    şifre* yenile*, yeni şifre*, yeni parola*, şifre* oluştur*, şifre* belirle*, parola* belirle*, şifre* değiştir*,
    parola* değiştir*, şifre* ayarla*, hesab* kurtar*, erişim* geri*, davet* kabul*, daveti görüntüle*, ekibe katıl*,
    kilid* aç*, cihaz* onayla*, evet benim, bendim, sihirli bağlant*, giriş bağlant*, sıfırlama bağlant*, hesab* sil*,
    bu benim adresim, bu adres bana ait, evet bu benim, evet bendim, evet bana ait, girişe izin ver*, giriş* doğrula*,
    kimlik bilgi* değiştir*, bilgi* sıfırla*, şifre* güncelle*, parola* güncelle*, parola* yenile*, şifre* seç*,
    parola* seç*, şifre* kurtar*, hesab* geri al*, hesab* aç*, hesap oluşturmayı tamamla*, kayıt işlem* tamamla*,
    kayıt* onayla*, kayıt* tamamla*, üyelik* onayla*, üyelik* tamamla*, abonelik* onayla*, bülten* onayla*, bültene
    kaydol*, evet abone*, beni abone*, tek tıkla giriş*, tek tıkla oturum*, şifresiz giriş*, parolasız giriş*, giriş
    link*, onay link*, doğrulama link*, sıfırlama link*, tek kullanımlık bağlantı*, tek kullanımlık link*, sihirli
    link*, telefon* doğrula*, cihaz* doğrula*, cihaz* güven*, isteği onayla*, hesap silme*, kalıcı olarak sil*, davete
    katıl*, takıma katıl*, takımına katıl*, gruba katıl*, kuruluşa katıl*, beni içeri al, profil* etkinleştir*, hesab*
    aktif et*, mail* onayla*, mail* doğrula*
  `,
  act: `
    evet, etkinleştirin, katılın, doğrula, doğrulayın, onayla, onaylayın, etkinleştir, aktive et, kabul et, kabul
    edin, izin ver, sıfırla, katıl, devam et, tamamla, doğrulamak için, onaylamak için, etkinleştirmek için,
    tamamlamak için, aktifleştir, aktifleştirin, sıfırlamak için, başla, başlayın, devam edin, tamamlayın,
    onaylıyorum, kabul ediyorum, doğrulama, onay, sıfırlayın, izin verin, kilidi aç, etkinleştirme
  `,
  signIn: `
    oturum aç, oturum açın, giriş, oturum açmak için, hesabıma gir*, uygulamayı aç*
  `,
  never: `
    sıkça sorulan*, geri bildirim*, siparişlerim, takip edin, incele*, hakkımızda, abonelikten çık*, aboneliği iptal*,
    tercih*, ayarlar*, yönet*, tarayıcıda görüntüle*, gizlilik*, kullanım koşul*, yardım*, destek*, iletişim*, bize
    ulaş*, anket*, değerlendir*, yorum*, kargo takip*, sipariş* görüntüle*, sipariş* takip*, ödeme yap*, indir, daha
    fazla*, devamını oku*, detay*, satın al*, alışveriş*, bizi takip*, yanıtla*, e posta almak istem*, listeden çık*,
    bülten listesinden çık*, abonelikten ayrıl*, tarayıcıda aç, web sürüm*, çevrimiçi görüntüle*, kvkk, aydınlatma
    metni*, mağaza*, paylaş, kampanyaları gör*, canlı takip, şube konumu, blog, haberler, sözleşmeler, kullanım
    kılavuz*, dokümanlar, puan ver*, rezervasyonu gör*, tümünü gör*, keşfet*, fırsatlar*, üyelikten çık*, bilgi al*
  `,
  notMe: `
    yok say*, sen değilsen, oluşturmadı*, bilginiz dışında, başka biri, siz değilseniz, ben değilim, size ait değil*,
    talep etmedi*, istemedi*, yapmadı*, tanımıyorsanız, dikkate alma*, göz ardı et*, reddet*, iptal*, engelle*, hesab*
    güven*, kilitle*, reddedin, siz yapmıyorsanız, siz başlatmadıysanız, bu ben değildim, görmezden gel*,
    silebilirsin*, beklemiyor*, haberiniz yoksa, bilginiz yoksa, tanımıyorsan, itiraz et*, herhangi bir işlem
    yapmanıza gerek yok
  `,
  done: `
    yeni bir giriş, giriş yapıldı, aktif edildi, kabul etti, değiştirildi, değiştirdiniz, sıfırlandı, güncellendi,
    başarıyla, doğrulandı, onaylandı, etkinleştirildi, yeni giriş, eklendi, kaldırıldı, silindi, onayladığınız için
    teşekkür*, değişti, güncellediniz, sıfırladınız, giriş yaptınız, yeni bir cihazdan, etkinleştirilmiştir,
    onaylanmıştır, doğrulanmıştır, değiştirilmiştir, güncellenmiştir, silinmiştir, eklenmiştir, devre dışı, kapatıldı,
    açıldı, katıldı, kaldırılmıştır
  `,
  here: `
    buradan, linki, buraya, burada, tıkla*, basın, düğme*, buton*, bağlantı*, linke, ziyaret ed*, tarayıcı*, dokun*,
    aşağıdaki link*, adres çubuğ*, kopyalayıp, bas, açın, şu adres*
  `,
};
