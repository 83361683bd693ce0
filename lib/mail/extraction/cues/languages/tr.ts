import type { Cues } from "@/lib/mail/extraction/cues/types";

export const tr: Cues = {
  code: `
    koda, tek kullanımlık parola*, tek seferlik parola*, geçici kod*, kod, kodu, kodun, kodunuz, kodunu, kodunuzu,
    kodunuza, kodlar, tek kullanımlık şifre*, tek seferlik şifre*, sms şifre*, onay şifre*, doğrulama şifre*, doğrulama
    numara*, kodum, kodumuz, kodumuzu, kodunun, kodla, koduyla, kodunuzla, kodda, kodları, kodlarınız, kodlarını,
    kodunda, koddur, kodunuzdur, dinamik şifre*, dinamik parola*, tek kullanımlık pin*, onay parola*, doğrulama
    parola*, onay numara*, gizli kelime*, mobil onay kod*, ödeme onay kod*, işlem onay kod*, giriş anahtar*, erişim
    anahtar*, tek kullanımlık anahtar*, tek seferlik kod*, tek kullanımlık kod*, kontrol dizi*, kontrol numara*,
    kontrol kod*, teyit kod*, teyit numara*, onaylama kod*, doğrulama sayı*, onay sayı*, doğrulama dizi*, doğrulama
    rakam*, onay rakam*, giriş rakam*, giriş sayı*, giriş numara*, sms parola*, doğrulama pin*, onay pin*, giriş pin*,
    tek kullanımlık sayı*, tek seferlik sayı*, eşleştirme kod*, cihaz kod*, silme kod*, dolap kod*, şifreniz,
    şifrenizi, şifrenizle, şifrenle, şifren, şifreni, parolanız, parolanızla, parolan, parolanla, kodunla, onay
    şifreniz, işlem şifreniz, tek kullanımlık şifreniz, güvenlik şifreniz, sms şifreniz, işlem parolası, işlem
    parolanız, ödeme şifresi, ödeme şifreniz, ödeme parolası, işlem için parolanız, işlem için şifreniz, işlem için
    kodunuz, ödeme için şifreniz, ödeme için kodunuz, ödeme için parolanız, 3d secure şifreniz, 3d secure şifresi, 3d
    secure kodunuz, 3d şifreniz, internet şifreniz, kodunu müşteri temsilci*, sms şifresi, sms kodu, mobil onay kodu,
    doğrulama anahtar*, onay anahtar*, bir kerelik şifre*, bir kerelik parola*, bir kerelik kod*, bir defalık şifre*,
    bir defalık parola*, bir defalık kod*, tek kullanımlı kod*, tek kullanımlı şifre*, güvenlik numara*, güvenlik
    sayı*, güvenlik rakam*, aktivasyon numara*, aktivasyon şifre*, giriş dizi*, onay sözcü*, doğrulama sözcü*, onay
    kelime*, doğrulama kelime*, gizli numara*, gizli sayı*, nakit çekim şifre*, para çekme şifre*, imza şifre*, imza
    kod*, onay dizi*, güvenlik dizi*, onay karakter*, doğrulama karakter*, doğrulama hane*, onay hane*, koddan,
    kodundan, kodunuzun, kodunuzda, kodumu, kodumla, kodlarla, kod olarak, aktivasyon parola*, kurtarma kod*, sıfırlama
    kod*, değişiklik kod*, iptal onay kod*, silme onay kod*, havale onay kod*, transfer kod*, eşleme kod*, bağlama
    kod*, televizyon kod*, yetki kod*, yetkilendirme kod*, kimlik doğrulama kod*, kimlik doğrulama numara*, ödeme için
    kod*, ödemeniz için kod*, ödemeyi onaylama kod*, havale için kod*, alışverişiniz için kod*, e posta kodu
  `,
  maybeCode: `
    şifre, parola, geçici şifre*, geçici parola*, haneli, rakam*, aşağıdaki numara*, anahtar, token*, karakter*,
    harf*, hane, hanelik, kombinasyon*, dizisi, pin, pini, pinini, pininiz, anahtarı, anahtarını, anahtarınız,
    güvenlik kelime*, güvenlik sözcü*, giriş şifre*, giriş parola*, aşağıdaki sayı*, aşağıdaki kod*, sayıyı,
    aşağıdaki kelime*, sembol*, altı hane*, sayılar*, diziyi, diziniz, şifren*, anahtarın, gizli anahtar*, parolan*,
    bu sözcü*, bu kelime*, aşağıda duran*, aşağıdaki satır*, aşağıdaki dizi*, ekrandaki sayı*, gizli sözcü*, şu
    harf*, şu rakam*, şu sayı*, şu karakter*, aşağıdaki harf*, aşağıdaki karakter*, beş hane*, dört hane*, sekiz
    hane*, bu rakam*, bu sayıyı, bu karakter*, bu dizi*, giriş sözcü*,
    basamaklı*, altı basamak*, dört basamak*, beş basamak*, sekiz basamak*, kod sözcü*, parola cümle*, aşağıdaki
    değer*, şu hane*, bu hane*, şu dizi*, ekrandaki rakam*, sıradaki rakam*, yandaki rakam*, şu sözcü*, şu kelime*
  `,
  other: `
    gsm, faks, indirim kod*, hediye kod*, kart numara*, hesap numara*, işlem numara*, takip numara*, müşteri numara*,
    talep numara*, bilet*, davranış kurallar*, tckn, müşteri hizmetleri, sipariş*, fatura*, makbuz*, promosyon kod*,
    kampanya kod*, kampanya*, indirim*, kupon*, hediye*, davet kod*, referans kod*, referans*, posta kod*, ülke kod*,
    kargo*, takip kod*, takip no, teslimat*, gönderi*, rezervasyon*, talep no, müşteri no, müşteri kod*, abone no, üye
    numara*, sözleşme*, poliçe*, sayaç*, seri numara*, vergi*, t c kimlik, kimlik numara*, hata kod*, telefon*, tel,
    arayın*, tutar*, fiyat*, toplam*, bakiye*, tl, cadde*, sokak*, sürüm*, ile biten, hesap no, qr kod*, karekod*,
    barkod*, kaynak kod*, ürün kod*, sicil no, sicil numara*, başvuru no, başvuru numara*, kayıt no, kayıt numara*,
    dosya no, dosya numara*, evrak no, belge no, belge numara*, fiş no, dekont*, tesisat no, tesisat numara*, mersis,
    sepet*, ödeme adım*, kdv, ücret*, borç, borcu, lira, şube*, dahili, çağrı merkez*, iban, banka kod*, çıkış kod*,
    durum kod*, yanıt kod*, alan kod*, plaka*, renk kod*, ders kod*, kurum kod*, arkadaşını getir, arkadaşını davet,
    son dört hane*, son 4 hane*, kartınız, koltuk, uçuş*, kapı no, olay no, kuyruğu, sinyal, gönderilen kod, no lu,
    ziyaretçi, istatistik*, puanı, puanın, puanınız*, puanlar*, puanla, puan kazan*, talep kodu, talep no, başvurunuz,
    numaralı*, randevu no, randevu numara*, oda no, sıra no, sıra numara*, ticket, dava no, esas no, karar no,
    derleme*, commit, altın kazan*, pnr*, üye no, abone numara*, kart no, endeks*, adres no, apartman no, kapı kod*,
    teslimat kodu*, teslim kodu*, randevu*, sayılı, fiş, fişiniz, fiş numara*, park fiş*, sefer no, sefer numara*,
    hasta no, hasta numara*, protokol no, protokol numara*, parti no, lot no, stok kod*, stok no, ürün no, model no,
    model kod*, peron, vagon, provizyon*, terminal no, işyeri no, işlem no, ilan no, ilan numara*, öğrenci no, öğrenci
    numara*, sınav kod*, sandık no, sınıf kod*, gönderen no, teklif no, iade kod*, iade no, servis no, arıza no, arıza
    kod*, şikayet no, şikayet numara*, ihbar no, borç no, tahakkuk no, konum kod*, oyun kod*, sigorta*, toplantı,
    toplantısı, arama kutusu*, arama çubuğu*, arama alanı*, sayaç no*, sayaç numara*, tesisat no*, abone no*, sözleşme
    no*, sözleşme numara*, numaralı sözleşme*, numaralı sipariş*, numaralı poliçe*, nolu sözleşme*, nolu sipariş*, nolu
    poliçe*, numaralı abone*, numaralı fatura*, nolu fatura*, numaralı hesab*, numaralı kart*, sipariş numarası*,
    sipariş no*, fatura numarası*, fatura no*, referans numarası*, referans no*, kargo takip*, bilet numarası*, bilet
    no*, rezervasyon numarası*, rezervasyon kodu*, uçuş numarası*, koltuk numarası*, oda numarası*, sürüm numarası*,
    vergi numarası*, vergi no*, üyelik numarası*, poliçe numarası*, poliçe no*, teklif numarası*, onarım numarası*, tc
    kimlik no*, parti numarası*, evrak numarası*, havale açıklama*, eft açıklama*, ödeme açıklama*, açıklama alanı*,
    açıklamasına, açıklama kısmı*, bölge, bölgesi, otopark*, şarj istasyon*, toplantı kimli*, toplantı parola*,
    toplantı şifre*, toplantı kod*, webinar kimli*, kablosuz ağ parola*, kablosuz ağ şifre*, kablosuz şifre*, wifi
    şifre*, wi fi şifre*, wifi parola*, wi fi parola*, misafir ağı*, ağ şifre*, ağ parola*, modem şifre*, bina kod*,
    bina giriş kod*, otopark kod*, kurye kod*, dolap no, dolap numara*, okul no, okul numara*, çağrı no, çağrı numara*,
    kupon no, destek no, destek kayd*, iş emri*, servis kayd*, garanti no, pasaport no, pasaport numara*, ehliyet no,
    imei*, seri no, ruhsat no, şasi no, tahlil no, reçete no, reçete kod*, barkod no, yolcu no, bagaj no, gişe no, icra
    dosya*, hizmet no, hizmet numara*, hat no, hat numara*, abonelik no, abonelik numara*, proje no, ihale no, parsel
    no, ada no, daire no, blok no, kısa numara*, konferans kimli*, kayıt defter*, vaka no, vaka numara*, hesap özet*,
    ekstre*, taksit*, hata kodu, hata mesajı, hata numarası, hata oluştu, hata verdi, api anahtar*, son dört rakam*,
    son 4 rakam*, mal kod*, malzeme kod*, ürün grubu kod*, parça kod*, yedek parça kod*, tedarikçi kod*, satıcı kod*,
    mağaza kod*, bayi kod*, şube kod*, birim kod*, departman kod*, bölüm kod*, masraf merkezi kod*, masraf yeri kod*,
    maliyet merkezi kod*, personel kod*, çalışan kod*, meslek kod*, unvan kod*, kadro kod*, okul kod*, fakülte kod*,
    program kod*, kurs kod*, modül kod*, ünite kod*, konu kod*, salon kod*, derslik kod*, grup kod*, etkinlik kod*,
    faaliyet kod*, maç kod*, takım kod*, park bölgesi kod*, bölge kod*, mahalle kod*, köy kod*, ilçe kod*, il kodu*,
    durak kod*, istasyon kod*, tarife kod*, sayaç kod*, abone kod*, sözleşme kod*, vergi dairesi kod*, vergi türü kod*,
    vergi kod*, nace kod*, gtip kod*, iktisadi faaliyet kod*, bütçe kod*, gelir kod*, gider kod*, ekonomik kod*, banka
    şube kod*, muhasebe kod*, iade nedeni kod*, garanti kod*, onarım kod*, hasar kod*, sürüm kod*, parti kod*, üretim
    kod*, kumaş kod*, desen kod*, tesis kod*, tesisat kod*, proje kod*, hastalık kod*, icd kod*, tanı kodu*, ilaç kod*,
    fon kod*, hisse kod*, havalimanı kod*, havayolu kod*, oda kod*, raf kod*, depo kod*, lokasyon kod*, menşe kod*,
    ödeyici kod*, işveren kod*, işyeri kod*, sgk işyeri kod*, meslek grubu kod*, tercih kod*, bölüm tercih kod*, sınav
    merkezi kod*, sınav salonu kod*, sınav giriş yeri kod*, öğrenci kod*, öğretmen kod*, park alanı kod*, hat kod*,
    sefer kod*, üretici kod*, katalog kod*, set kod*, paket kod*, seans kod*, ürünün kod*, dersin kod*, kursun kod*,
    malzemenin kod*, mağazanın kod*, şubenin kod*, modelin kod*, etkinliğin kod*, bölümün kod*, projenin kod*, rengin
    kod*, hizmetin kod*, sınavın kod*, istasyonun kod*, durağın kod*, grubun kod*, takımın kod*, kodlu ders*, kodlu
    ürün*, kodlu kurs*, kodlu model*, kodlu proje*, kodlu parça*, kodlu malzeme*, kodlu hizmet*, kodlu etkinlik*, kodlu
    ilan*, kodlu durak*, kodlu salon*, kodlu bölüm*, kodlu program*, kodlu mağaza*, personel no, personel numara*, ürün
    numara*, parça no, parça numara*, malzeme no, tedarikçi no, mağaza no, şube no, öğrenci kimlik kod*, konuk ağı
    şifre*, misafir wifi şifre*, misafir wi fi şifre*, internet şifresi misafir, zoom şifre*, zoom parola*, zoom kod*,
    konferans kod*, konferans şifre*, webinar şifre*, webinar parola*, webinar kod*, üye kodu, partner kodu, i̇ş ortağı
    kodu, kitapçık kodu, mamul kodu, kalem kodu, boya kodu, eft kodu, fatura kodu, belediye kodu, uluslararası arama
    kodu, para birimi kodu, döviz kodu, sipariş kodu, pnr kodu, bilet kodu, gönderi kodu, bağış kodu, icd 10 kodu, sut
    kodu, poliçe kodu, park yeri kodu
  `,
  promo: `
    indirim*, kupon*, hediye çek*, hediye kart*, promosyon*, kampanya kod*, özel teklif*, özel fırsat*, fırsatlar*,
    hemen tasarruf, tasarruf edin, sepette, sepetin*, sepete*, alışveriş sepet*, ücretsiz kargo, kargo bedava,
    ücretsiz teslimat*, sadakat puan*, bonus puan*, çekiliş*, arkadaşlarını davet et, arkadaşını davet et,
    arkadaşlarınızı davet, arkadaşını getir, nakit iade*, para puan, doğum günü hediye*, minimum sipariş*, minimum
    sepet*, minimum alışveriş*, asgari sipariş*, stoklarla sınırlı*, stoklar tükenmeden, alışverişe başla*, hemen
    al, şimdi al, hemen alışveriş*, kampanya fırsat*, kasada, kasaya, mağazada göster*, göster ve kazan, ödeme
    sırasında, kodu gir kazan, hediye et*, armağan, bizden hediye, arkadaşlarını çağır*, arkadaşlarını oyuna,
    arkadaşını çağır*, arkadaşına öner*, arkadaşın kaydol*, ikiniz de, her arkadaş*, kazanma şans*, piyango,
    yarışma*, katıl kazan, daha ucuz, çift puan, sepet tutar*, ilk siparişe, ilk alışveriş*, size özel fiyat, son
    gün, kaçırmayın, yarı fiyatına, ücretsiz deneme hediye
  `,
  press: `
    bu sayıda, bu sayımızda, bültenin bu, bu yazıda, bu makalede, devamını oku*, okumaya devam, daha fazla oku,
    yazının devamı, köşe yazı*, blog yazı*, okurlarımız*, okuyucularımız*, istatisti*, haftalık rapor*, aylık
    rapor*, haftalık özet*, aylık özet*, ortalama olarak, geçen ay, sürüm notlar*, değişiklik günlüğ*, değişiklik
    listesi, yeni sürüm*, hata düzeltme*, düzeltilen hatalar, giderilen hatalar, testler başarısız, derleme
    başarısız, web semineri, podcast bölüm*, atölye*, için ipuçları, araştırma gösteriyor, araştırmaya göre, ankete
    göre, raporuna göre, dolandırıcılık dalga*, basın bülteni, basın açıklama*, araştırmacılar, nasıl korunur*,
    nasıl anlaşılır*, eskidi, yılda, geçen yıl, dolandırıcılık, dolandırıcılar*, inceleme*, röportaj*, söyleşi*,
    uzman*, analist*, gazeteci*, editör*, haftanın, bu hafta, ayın özeti, raporu, verilerine göre, anket, ankete,
    görüşünüz, araştırma, değerli okur*, sayımızda, bu bültende, ipuçları, uyarıyoruz, sık yapılan hata*, bildirilen
    vaka*, sürüm notu
  `,
  business: `
    hesap, kaydol*, aktivasyon*, havale*, doğrula*, onayla*, kimlik*, yetkilendir*, iki adım*, iki faktör*, giriş*,
    oturum*, kayıt*, şifre*, parola*, sıfırla*, güvenlik*, tek kullanımlık, hesab*, e posta adres*, etkinleştir*,
    aktifleştir*, cihaz*, içeri, eşleştir*, eşleme, bağla*, size ait olduğun*, siz olduğunuz*, emin olmak, teyit*,
    transfer*, para gönder*, profil*, erişim*, seni davet etti, sizi davet etti, davet, seni ekledi, sizi ekledi,
    kilitlendi, sen misin, kullanıcı adı, iki aşamalı, doğrulamak, sana bir davet, hesap silme, hesabını kapat*,
    eşleştirme, uzun zamandır giriş, size ulaştığından, size ulaştığını, emin olalım,
    imzala*, imza onay*, para çekme*, nakit çekim*, cihaz değişikliğ*, telefon değişikliğ*, numara değişikliğ*,
    kimliğinizi kanıtla*, kimliğini kanıtla*, üye ol*, tanıyalım, hesap kurtarma*,
    onayını*, onayına, onay bekle*, onay sürec*, onay gerek*, onay verme*, onayı bekle*, onayı gerek*, imza*, ödemeyi
    tamamlamak, ödemeyi gerçekleştir*, ödemeyi sonuçlandır*, ödemeyi serbest bırak*, ödemeyi bitirmek, ödemenizi
    tamamlamak, ödemenizi gerçekleştir*, ödemenizi sonuçlandır*, ödemenizi serbest bırak*, ödemenizi bitirmek, eft'yi
    tamamlamak, eft'yi gerçekleştir*, eft'yi sonuçlandır*, eft'yi serbest bırak*, eft'yi bitirmek, işlemi tamamlamak,
    işlemi gerçekleştir*, işlemi sonuçlandır*, işlemi serbest bırak*, işlemi bitirmek, işleminizi tamamlamak, işleminizi
    gerçekleştir*, işleminizi sonuçlandır*, işleminizi serbest bırak*, işleminizi bitirmek, alışverişi tamamlamak,
    alışverişi gerçekleştir*, alışverişi sonuçlandır*, alışverişi serbest bırak*, alışverişi bitirmek, satın almayı
    tamamlamak, satın almayı gerçekleştir*, satın almayı sonuçlandır*, satın almayı serbest bırak*, satın almayı
    bitirmek, işlemin tamamlanması, işlemin gerçekleş*, işlemin onay*, ödemenin tamamlanması, ödemenin gerçekleş*,
    ödemenin onay*, bekleyen eft*, bekleyen işleminiz*, internet alışveriş işlem*, internet alışverişini*, internet kart
    işlem*, online alışveriş işlem*, online alışverişini*, online kart işlem*, internetten alışveriş işlem*, internetten
    alışverişini*, internetten kart işlem*, internetten yap*, 3d güvenli*, 3 boyutlu güvenli*, hatalı deneme*, hatalı
    kod*, hatalı pin*, yanlış deneme*, yanlış kod*, yanlış pin*, başarısız deneme*, başarısız kod*, başarısız pin*,
    ardışık deneme*, ardışık kod*, ardışık pin*, art arda deneme*, art arda kod*, art arda pin*, çok fazla deneme*, çok
    fazla hatalı, çok fazla yanlış, çok fazla başarısız, birçok deneme*, birçok hatalı, birçok yanlış, birçok başarısız,
    kilitli, kilidi*, kilitlen*, kilit açma, bloke ed*, bloke ol*, blokesi, blokeyi, engellendi, yeni tarayıcı*, yeni
    bilgisayarını*, yeni numaranı*, numaranı değiştir*, numaranı güncelle*, numaranızı değiştir*, numaranızı güncelle*,
    numarasını değiştir*, numarasını güncelle*, adresinizi değiştir*, adresinizi güncelle*, adresini değiştir*, adresini
    güncelle*, e postanı değiştir*, e postanı güncelle*, e postanızı değiştir*, e postanızı güncelle*, telefonunu
    değiştir*, telefonunu güncelle*, telefonunuzu değiştir*, telefonunuzu güncelle*, e posta değiş*, telefon değiş*,
    numara değiş*, adres değiş*, silme talebi*, silme işlem*, silme isteğ*, açık bıraktığ*, açık kalan sayfa*, açık
    pencere*, açık sekme*, açtığınız bıraktığ*, açtığınız kalan sayfa*, açtığınız pencere*, açtığınız sekme*, açtığın
    bıraktığ*, açtığın kalan sayfa*, açtığın pencere*, açtığın sekme*, açık sayfa*, açtığınız sayfa*, televizyonu*
    eşle*, telefonu* eşle*, alıcı ekleme, yeni alıcı tanım*, yeni alıcı ekle*, veli onayı, ebeveyn onayı
  `,
  fleeting: `
    bir defa, geçerli*, süresi, sona er*, dakika*, bir kez, geçersiz, saniye*, tek seferlik, süreli, yaşar, boyunca,
    yeter, geçmez, geçersizleş*, kullanılamaz, çalışmaz, biter, bitiyor, çeyrek saat, kapanır, kapanacak, yenisini
    ister, yenisini iste*, saate kadar geçerli, gün geçerli, saat geçerli, son kullanma, süreyle, zaman aşımı*,
    hükümsüz*, bir kereye mahsus, bir kereliğine, bir defaya mahsus, tek seferliktir, süre dolunca, süre bittiğinde
  `,
  secret: `
    gizlidir, paylaşma*, kimseyle, kimseye, gizli tut*, iletmeyin, üçüncü kişi*, asla isteme*, istemez, kimse,
    gösterme*, söyleme*, verme, vermeyin*, vermeyelim, okumayın, sormaz, sormayız, sormayacak*, sormayacağız, talep
    etmez, talep etmeyiz, hiç kimseyle, başkasıyla, başkalarıyla, başkasına, başkalarına, hiç kimseye, hiçbir kişiyle,
    kodu paylaşmay*, kodunuzu paylaşmay*, paylaşılmamalı*, paylaşılmaması gerek*, kimseye iletme, kimseye bildirmeyin,
    kimseye göndermeyin, başkasına iletme*, kodu iletmeyin, kodu yönlendirmeyin, bu e postayı iletmeyin, bu postayı
    yönlendirmeyin, kodu açıklamayın, kimseye açıklama*, ifşa etmeyin, ifşa etme, sizden asla istem*, senden asla
    istem*, hiçbir zaman istem*, hiçbir zaman sorm*, asla sorma*, asla talep etme*, asla aramaz, sizi arayıp istemez,
    çalışanlarımız asla, çalışanlarımız sizden, çalışanlarımız dahil, personelimiz asla, personelimiz dahil, banka
    personeli dahil, banka çalışanları dahil, müşteri hizmetleri dahil, destek ekibimiz asla, bankamız asla, telefonda
    okuma*, kendinize saklayın, kendine sakla, gizli kalmalı*, kodu isteyen kişi*, isteyen kişiler dolandırıcı*,
    telefonda söylemey*, telefonda paylaşmay*
  `,
  enter: `
    kullan, kullanın*, gir, girin*, yazın*, kopyala*, yapıştır*, kullanarak, girerek, girmeniz, girmelisin*,
    girebilirsin*, girmek, yazarak, yaz, yazmanız, tuşla*, kullanabilirsin*, söyleyin, okuyun, aktarın, aktar, ilet,
    tarayın, tarat*, doldurun, belirtin, okut*, yazmalı*, yazar mısın*, girer mis*, girilecek, girilmesi, girmeyi,
    bildirin, bildiriniz, okuyunuz, söyleyiniz, doldurunuz, yerleştir*, ekrana gir*, ekrana yaz*, kutuya yaz*,
    kutucuğa yaz*, forma gir*, yanıt olarak gönder*, işte, soracak*, sorulacak*, isteyecek*, istenecek*,
    sorulduğunda, istendiğinde, gerekecek, lazım olacak, işleyin, şunu gir*, şunu yaz*, şunu işle, şunları yaz*,
    şunları gir*, kutulara yaz*, kutucuklara*, alana yaz*, alanına yaz*, ekranda iste*, tuşlayın, tuşlayınız,
    girilmelidir, girmen gerek*, girmeniz gerek*, yazman gerek*, geri yazın, bizimle paylaş,
    yazman, yazman yeterli, yazmanız yeterli, yazmak, yazdığın*, yazıp, yazılacak, yazılması, yazılmalı*, yazmayı,
    yazmaya, yazarsan*, yazabilirsin*, girip, girmen, girmeniz yeterli, girersen*, girdiğin*, girilir, yazılır,
    yazmanız gerek*, girdikten, yazdıktan, koyun, koymanız, eklemeniz, oraya yaz*, buraya yaz*, oraya gir*, buraya
    gir*, belirtmeniz, doldurmanız, kodlayın, iletmeniz, numarayı yaz*, rakamları yaz*, sayıyı gir*, sayıyı yaz*,
    sorar, ister misiniz,
    ilk girişte kullan*,
    ile onaylayın, ile onayla, ile onaylayabilirsin*, ile onaylayınız, ile doğrulayın, ile doğrula, ile
    doğrulayabilirsin*, ile imzalayın, ile imzala, ile kilidini aç*, gerekmektedir, gereklidir, size gereken, sorulur,
    istenir, istenmektedir, sorulmaktadır, talep edilecek*, talep edilir, talep edildiğinde, sorduğunda, sorarsa,
    istediğinde, isterse, deyin, deyiniz, söylemeniz, söylemen, dikte ed*, okumanız, ibraz ed*, görevliye söyle*,
    temsilciye söyle*, temsilciye oku*, bota gönder*, bota yaz*, sohbete yaz*, sohbete gönder*, cevap olarak gönder*,
    cevap olarak yaz*, yanıt olarak yaz*, girişini yap*, ekranda göster*, ekranına yaz*, ekranına gir*, kutusuna yaz*,
    kutusuna gir*, alanına gir*, bölümüne yaz*, bölümüne gir*, satırına yaz*, penceresine yaz*, penceresine gir*,
    kopyalayıp yapıştır*, haneleri gir*, karakterleri gir*, karakterleri yaz*, diye yaz*, yazman kâfi, gireceğin*,
    yazacağın*, kullanmanız, kullanman, kullanmalısın*, kullanacağın*,
    girmeden, girdiniz, girildiğ*, girildikten, girilince, girilmel*, girilen kod, girilecek*, giresiniz, yazıldığında,
    yazıldıktan, yazılsın, yazılmak, yazılacak*, yazarsın*, kodla onayla*, kodla doğrula*, kodla imzala*, kodla
    tamamla*, kodla devam*, kodla aç*, kodla giriş*, kodla yanıtla*, kodla cevap*, kodla yetkilendir*, kodla kilidi*,
    kodla bitir*, kod ile onayla*, kod ile doğrula*, kod ile imzala*, kod ile tamamla*, kod ile devam*, kod ile aç*, kod
    ile giriş*, kod ile yanıtla*, kod ile cevap*, kod ile yetkilendir*, kod ile kilidi*, kod ile bitir*, kodu ile
    onayla*, kodu ile doğrula*, kodu ile imzala*, kodu ile tamamla*, kodu ile devam*, kodu ile aç*, kodu ile giriş*,
    kodu ile yanıtla*, kodu ile cevap*, kodu ile yetkilendir*, kodu ile kilidi*, kodu ile bitir*, kodu söyleyin*, kodu
    söyle, kodu söylemen*, kodu okuyun*, kodu oku, kodu okumanız*, kodu bildirin*, kodu verin, kodu veriniz, kodu
    vermen*, kodu iletin*, kodu gösterin*, kodu göster, kodu gönderin*, kodu ekleyin*, kodu ekle, kodu koy*, kodu
    işaretle*, kodu çevir*, kodu seslen*, kodu aktar*, kodu not al*, kodu işle*, kodu taşıyın*, kodu geri gönder*, kodu
    bize gönder*, rakamları söyleyin*, rakamları söyle, rakamları söylemen*, rakamları okuyun*, rakamları oku, rakamları
    okumanız*, rakamları bildirin*, rakamları verin, rakamları veriniz, rakamları vermen*, rakamları iletin*, rakamları
    gösterin*, rakamları göster, rakamları gönderin*, rakamları ekleyin*, rakamları ekle, rakamları koy*, rakamları
    işaretle*, rakamları çevir*, rakamları seslen*, rakamları aktar*, rakamları not al*, rakamları işle*, rakamları
    taşıyın*, rakamları geri gönder*, rakamları bize gönder*, sayıyı söyleyin*, sayıyı söyle, sayıyı söylemen*, sayıyı
    okuyun*, sayıyı oku, sayıyı okumanız*, sayıyı bildirin*, sayıyı verin, sayıyı veriniz, sayıyı vermen*, sayıyı
    iletin*, sayıyı gösterin*, sayıyı göster, sayıyı gönderin*, sayıyı ekleyin*, sayıyı ekle, sayıyı koy*, sayıyı
    işaretle*, sayıyı çevir*, sayıyı seslen*, sayıyı aktar*, sayıyı not al*, sayıyı işle*, sayıyı taşıyın*, sayıyı geri
    gönder*, sayıyı bize gönder*, haneleri söyleyin*, haneleri söyle, haneleri söylemen*, haneleri okuyun*, haneleri
    oku, haneleri okumanız*, haneleri bildirin*, haneleri verin, haneleri veriniz, haneleri vermen*, haneleri iletin*,
    haneleri gösterin*, haneleri göster, haneleri gönderin*, haneleri ekleyin*, haneleri ekle, haneleri koy*, haneleri
    işaretle*, haneleri çevir*, haneleri seslen*, haneleri aktar*, haneleri not al*, haneleri işle*, haneleri taşıyın*,
    haneleri geri gönder*, haneleri bize gönder*, rakamlara bas*, rakamlara dokun*, rakamlara tıkla*, sayıya bas*,
    sayıya dokun*, sayıya tıkla*, hanelere bas*, hanelere dokun*, hanelere tıkla*, rakamları seç*, sayıyı seç*, numarayı
    seç*, numarayı işaretle*, numarayı çevirin, operatöre söyle*, operatöre oku*, operatöre ver*, operatöre bildir*,
    operatöre ilet*, danışmana söyle*, danışmana oku*, danışmana ver*, danışmana bildir*, danışmana ilet*, müşteri
    temsilcisine söyle*, müşteri temsilcisine oku*, müşteri temsilcisine ver*, müşteri temsilcisine bildir*, müşteri
    temsilcisine ilet*, çağrı merkezine söyle*, çağrı merkezine oku*, çağrı merkezine ver*, çağrı merkezine bildir*,
    çağrı merkezine ilet*, temsilcimize, danışmanımıza, görevlimize, yetkilimize söyle*, yetkilimize oku*, yetkilimize
    bildir*, uygulamaya dön, uygulamaya dönün*, uygulamaya dönüp, uygulamaya geri dön*, sayfaya dön, sayfaya dönün*,
    sayfaya dönüp, sayfaya geri dön*, sayfasına dön, sayfasına dönün*, sayfasına dönüp, sayfasına geri dön*, pencereye
    dön, pencereye dönün*, pencereye dönüp, pencereye geri dön*, ekrana dön, ekrana dönün*, ekrana dönüp, ekrana geri
    dön*, forma dön, forma dönün*, forma dönüp, forma geri dön*, siteye dön, siteye dönün*, siteye dönüp, siteye geri
    dön*, ödemeyi bu kodla, ödemeyi kodla, ödemeyi bu kod ile, ödemeyi şu kodla, ödemeyi kod ile, transferi bu kodla,
    transferi kodla, transferi bu kod ile, transferi şu kodla, transferi kod ile, işlemi bu kodla, işlemi kodla, işlemi
    bu kod ile, işlemi şu kodla, işlemi kod ile, havaleyi bu kodla, havaleyi kodla, havaleyi bu kod ile, havaleyi şu
    kodla, havaleyi kod ile, alışverişi bu kodla, alışverişi kodla, alışverişi bu kod ile, alışverişi şu kodla,
    alışverişi kod ile, sözleşmeyi bu kodla, sözleşmeyi kodla, sözleşmeyi bu kod ile, sözleşmeyi şu kodla, sözleşmeyi
    kod ile, belgeyi bu kodla, belgeyi kodla, belgeyi bu kod ile, belgeyi şu kodla, belgeyi kod ile, hesabını bu kodla,
    hesabını kodla, hesabını bu kod ile, hesabını şu kodla, hesabını kod ile, hesabınızı bu kodla, hesabınızı kodla,
    hesabınızı bu kod ile, hesabınızı şu kodla, hesabınızı kod ile, kartı bu kodla, kartı kodla, kartı bu kod ile, kartı
    şu kodla, kartı kod ile, kartını bu kodla, kartını kodla, kartını bu kod ile, kartını şu kodla, kartını kod ile,
    kartınızı bu kodla, kartınızı kodla, kartınızı bu kod ile, kartınızı şu kodla, kartınızı kod ile, bu kodla yanıt*,
    kodun girilmesiyle, kodun söylenmesi, şifrenin girilmesiyle, şifrenin söylenmesi, parolanın girilmesiyle, parolanın
    söylenmesi, girer girmez, yazar yazmaz, hecele*, bu mesajı rakamla yanıtla*, kutuya gir*, kutuya koy*, kutucuğa
    gir*, kutucuğa koy*, alana gir*, alana koy*, boşluğa yaz*, boşluğa gir*, boşluğa koy*, hücrelere yaz*, hücrelere
    gir*, hücrelere koy*, boşluklara yaz*, boşluklara gir*
  `,
  complete: `
    eposta* doğrula*, hesap doğrula*, yeni bir şifre*, yeni bir parola*, parola* oluştur*, hesap kurtarma*,
    üyeliğ* tamamla*, e posta* doğrula*, e posta* onayla*, adres* doğrula*, adres* onayla*, hesab* doğrula*,
    hesab* onayla*, üyeliğ* onayla*, üyeliğ* etkinleştir*, kayd* onayla*, kayd* tamamla*, aboneliğ* onayla*,
    kimliğ* doğrula*, giriş* onayla*, değişikliğ* onayla*, silme* onayla*, hesab* etkinleştir*, hesab* aktifleştir*,
    hesap etkinleştir*, aktivasyon link*, aktivasyon bağlant*, onay bağlant*, doğrulama bağlant*, şifre* sıfırla*,
    parola* sıfırla*, şifre* yenile*, yeni şifre*, yeni parola*, şifre* oluştur*, şifre* belirle*, parola* belirle*,
    şifre* değiştir*, parola* değiştir*, şifre* ayarla*, hesab* kurtar*, erişim* geri*, davet* kabul*,
    daveti görüntüle*, ekibe katıl*, kilid* aç*, cihaz* onayla*, evet benim, bendim, sihirli bağlant*, giriş bağlant*,
    sıfırlama bağlant*, hesab* sil*, bu benim adresim, bu adres bana ait, evet bu benim, evet bendim, evet bana ait,
    girişe izin ver*, giriş* doğrula*, kimlik bilgi* değiştir*, bilgi* sıfırla*, şifre* güncelle*, parola* güncelle*,
    parola* yenile*, şifre* seç*, parola* seç*, şifre* kurtar*, hesab* geri al*, hesab* aç*,
    hesap oluşturmayı tamamla*, kayıt işlem* tamamla*, kayıt* onayla*, kayıt* tamamla*, üyelik* onayla*,
    üyelik* tamamla*, abonelik* onayla*, bülten* onayla*, bültene kaydol*, evet abone*, beni abone*, tek tıkla oturum*,
    parolasız giriş*, giriş link*, onay link*, doğrulama link*, sıfırlama link*, tek kullanımlık bağlantı*,
    tek kullanımlık link*, sihirli link*, telefon* doğrula*, cihaz* doğrula*, cihaz* güven*, isteği onayla*,
    hesap silme*, kalıcı olarak sil*, davete katıl*, takıma katıl*, takımına katıl*, gruba katıl*, kuruluşa katıl*,
    beni içeri al, profil* etkinleştir*, hesab* aktif et*, mail* onayla*, mail* doğrula*, adres benim, adresim bu,
    e posta benim, adresimi onayl*, adresimi doğrul*, hesabımı doğrul*, hesabımı onayl*, hesabımı aktif*,
    hesabıma git*, hesabıma gir*, profilimi sil*, profilimi kalıcı*, verilerimi sil*, silmeyi onayl*, üyeliğimi onayl*,
    üyeliğimi başlat*, aboneliğimi onayl*, aboneliğimi başlat*, evet istiyorum, evet almak istiyorum,
    bülteni almak ist*, giren benim, giriş yapan benim, bu benim cihazım, cihazı onayl*, girişe onay*, girişi onayl*,
    geçişe izin*, erişime izin*, beni içeri*, içeri gir*, tek tıkla gir*, tek dokunuş*, şifresiz gir*, ekibe gir*,
    takıma gir*, gruba gir*, ekibine katıl*, grubuna katıl*, aileye katıl*, topluluğa katıl*, kanala katıl*,
    çalışma alanına katıl*, yenisini seç*, yenisini belirle*, parolanı*, hesabımın kilid*, kartımın kilid*,
    engeli kaldır*, adres değişikliğ*, daveti kabul et, kabul ediyorum, hesabına gir, hesabına girmek, içeri al,
    e-posta adresinizi doğrulayın, daveti gör, daveti aç, davete yanıt ver, ben de varım, size ait, sana ait,
    onayınız gerekiyor, hesabı geri aç, hesabı yeniden etkinleştir, siz olduğunuzu onaylayın, yalnızca size ait,
    size özel bağlantı*, sana özel bağlantı*, kişisel bağlantı*, kişisel giriş bağlantı*, oy kullanmak için,
    oyumu kullan*, evet sil*, evet kapat*, hesabımı kapat*, hesabımı sil*, hesabı sil*, ödemeyi onayl*, işlemi onayl*,
    talebi onayl*, talebimi onayl*, isteğimi onayl*, cihazı eşleştir*, cihazımı eşleştir*, hesabımı geri*,
    hesabımı oluştur*, profilimi oluştur*, kaydımı bitir*, kaydımı tamaml*, üyeliğimi tamaml*, projeye katıl*,
    panoya katıl*, sınıfa katıl*, sohbete katıl*, aramıza katıl*, e-posta bana ulaştı, yeni adresi onayl*,
    yeni adresimi onayl*, yeni e-postamı onayl*, tarayıcıda devam et*, parolamı değiştir*, parolamı yenile*,
    şifremi değiştir*, şifremi yenile*, şifremi belirle*, şifremi oluştur*, yeniden şifre*, rızamı onayl*,
    randevu hesabını, bağlantı yalnızca size, sandığa gir*, oy kullan*, adres doğru, adresim doğru, bu adres doğru,
    evet doğru, e-posta doğru, parola sıfırlama, yeni bir parola seçin, yeni bir şifre seçin, e postanızı doğrula*,
    hesabınızı etkinleştirmek, hesabınızı aktifleştirmek, parolanızı değiştirmek, şifrenizi değiştirmek,
    erişimi aç*, erişim kazan*, erişimi onayl*, erişiminizi geri*, erişimini geri*, hesap kilidi*, kaydı bitir*,
    kaydınızı tamaml*, kaydını tamaml*, üyeliğinizi başlat*, üyeliğini başlat*, daveti onayl*, davetinizi onayl*,
    daveti kabul ettiğ*, daveti geri çevir*, e postanı doğrula*, e posta adresini doğrula*, e posta değişikliğ*,
    parola belirleyin, parola oluşturun, parola seçin, şifre seçin, şifrenizi yenile*, parolanızı yenile*, oturumu
    onayl*, oturum açmayı onayl*
  `,
  act: `
    evet, etkinleştirin, katılın, doğrula, doğrulayın, onayla, onaylayın, etkinleştir, aktive et, kabul et, kabul
    edin, izin ver, sıfırla, katıl, devam et, tamamla, doğrulamak için, onaylamak için, etkinleştirmek için,
    tamamlamak için, aktifleştir, aktifleştirin, sıfırlamak için, devam edin, tamamlayın,
    onaylıyorum, kabul ediyorum, doğrulama, onay, sıfırlayın, izin verin, kilidi aç, etkinleştirme,
    giriş yap, ilerle, ilerleyin, tamam, hazırım, haydi, katılıyorum, izin veriyorum, doğruluyorum,
    etkinleştiriyorum, onaylamak, benim, devam, bir adım kaldı, son adım, neredeyse bitti, az
    kaldı, varım, eşleştir, onaylarım, evet onaylıyorum, bağla, izin veriyoruz, evet katılıyorum, girişe devam
  `,
  signIn: `
    oturum aç, oturum açın, giriş, oturum açmak için, hesabıma gir*, uygulamayı aç*, gir, oturumu aç, buyurun içeri,
    hesabına gir*, hesabınıza gir*, başla, başlayın, başlat, başlatın, hadi başlayalım
  `,
  never: `
    etkinliği kontrol*, etkinliği gözden geçir*, hareketleri kontrol*, sıkça sorulan*, geri bildirim*, siparişlerim,
    takip edin, incele*, hakkımızda, abonelikten çık*, aboneliği iptal*, tercih*, ayarlar*, yönet*, tarayıcıda
    görüntüle*, gizlilik*, kullanım koşul*, yardım*, destek*, iletişim*, bize ulaş*, anket*, değerlendir*, yorum*,
    kargo takip*, sipariş* görüntüle*, sipariş* takip*, ödeme yap*, indir, daha fazla*, devamını oku*, detay*, satın
    al*, alışveriş*, bizi takip*, yanıtla*, e posta almak istem*, listeden çık*, bülten listesinden çık*, abonelikten
    ayrıl*, tarayıcıda aç, web sürüm*, çevrimiçi görüntüle*, kvkk, aydınlatma metni*, mağaza*, paylaş, kampanyaları
    gör*, canlı takip, şube konumu, blog, haberler, sözleşmeler, kullanım kılavuz*, dokümanlar, puan ver*, rezervasyonu
    gör*, tümünü gör*, keşfet*, fırsatlar*, üyelikten çık*, bilgi al*, yazıyı oku, makaleyi oku, kargom nerede,
    siparişim nerede, yazışma*, günlüğü*, randevuyu*, randevumu*, ertele*, görüntüle, güvenlik ayar*, takvim*, harita*,
    yol tarifi*, almak istemiyorum, e-posta istemiyorum, bülteni durdur*, bildirimleri kapat*, bildirim ayar*, faturayı
    gör*, faturayı aç*, fatura indir*, makbuzu gör*, menüyü gör*, koleksiyon*, ürünleri gör*, haritada, bizi
    değerlendir*, ankete katıl*, aboneliğimi yönet*, raporu aç*, rapora git*, siparişi gör*, devamı burada, nasıl
    çalışır, sık sorulan*, korunun, tüzük, yönerge, park yerini gör*, ücretini öde*, şimdi öde*, bülteni almak
    istemiyorum, bültenden çık*, bu bülteni, sohbete devam, mesajı görüntüle, mesajı oku, yorumu gör, yorumu görüntüle,
    toplantıya katıl, hesabım, görevi aç, görevi görüntüle, şimdi dene, raporu aç, raporu görüntüle, dosyayı aç,
    fotoğrafları gör, sonuçları gör, tüm konuyu oku, yorumlar*, yorumu, yorum yap*, denetle*, biniş kart*, kargonu
    izle*, gönderini izle*, gönderinizi izle*, gönderiyi izle*, takvime ekle*, takvimine ekle*, uygulamayı indir*, app
    store*, faturayı indir*, ayarlarını yönet*, yol tarifi al*, değerlendirme yap*, puanla*, kargomu takip et, kargo
    takibi, teslimatı değiştir, teslimat saatini değiştir, faturayı öde, hemen öde, rezervasyonu değiştir, ödeme
    bilgilerini güncelle, kartımı güncelle, süreyi uzat, cevap yaz, hemen başvur, indirimleri gör, kuponu kullan,
    hediye çekini kullan, arkadaşlarını davet et, arkadaşını davet et, uygulamayı edin, randevu al, randevu oluştur,
    toplantıya gir, listeden ayrıl, bildirimleri düzenle, yenilikleri gör, neler yeni
  `,
  notMe: `
    yok say*, sen değilsen, oluşturmadı*, bilginiz dışında, başka biri, siz değilseniz, ben değilim, size ait değil*,
    talep etmedi*, istemedi*, yapmadı*, tanımıyorsanız, dikkate alma*, göz ardı et*, reddet*, iptal*, engelle,
    engelleyin, engelleyiniz, hesab* güven*, kilitle, kilitleyin, kilitleyiniz, reddedin, siz yapmıyorsanız, siz
    başlatmadıysanız, bu ben değildim, görmezden gel*, silebilirsin*, beklemiyor*, haberiniz yoksa, bilginiz yoksa,
    tanımıyorsan, itiraz et*, herhangi bir işlem yapmanıza gerek yok, bir şey yapmanıza gerek, bir şey yapmana gerek,
    hiçbir şey yapma*, kayıt olmadıysan*, abone olmadıysan*, bana ait değil, benim değil, yanlışlıkla, sen yapmadıysan,
    siz yapmadıysanız, aldırma, bir şey yapmana gerek yok, hayır teşekkürler, sen başlatmadıysan, bunu sen istemediysen,
    siz istemediyseniz, sen istemediysen, haberin yoksa, bilgin yoksa, bu işlemi siz, bu giriş size ait değilse,
    vazgeçtim, vazgeç, hayır ben değilim, hayır değildim, giriş yapmaya çalışmadıysanız, çalışmıyorsanız,
    denemediyseniz, haberiniz olmadan, bu talebi siz, bu isteği siz, bu işlemi sen, böyle bir talebiniz*, böyle bir
    isteğ*, talebiniz yoksa, bizi hemen arayın, başvurmadıysan*, kaydolmadıysan*, talepte bulunmad*, istekte bulunmad*,
    kilitlemek, engellemek, sana ait değil*, sizin değilse, senin değilse, tanımadığınız bir, tanımadığın bir, bu siz
    değil*, bu sen değil*, yapan siz değil*, siz değil miydiniz, sen değil miydin, siz gerçekleştirmedi*, sen
    gerçekleştirmedi*, bu işlemi gerçekleştirmedi*, oturum açan siz değil*, oturum açmaya çalışmadı*, siz oturum
    açmadı*, siz değiştirmedi*, sen değiştirmedi*, tarafınızdan yapılmadı*, tarafınızca yapılmadı*, izin vermediyseniz,
    bilginiz olmadan, izniniz olmadan, haberin olmadan, hata olduğunu düşünüyor*, bu bir hataysa, yanlış olduğunu
    düşünüyor*, e posta adresinizi kaldır*, e posta adresini kaldır*, hesabınızı devre dışı, hesabınızı dondurun,
    hesabınızı koruyun, hemen şifrenizi değiştir*, şifrenizi hemen değiştir*, parolanızı hemen değiştir*, şifrenizi
    değiştirmenizi öner*, parolanızı değiştirmenizi öner*, şifreni değiştirmeni öner*, bize bildirin, bize haber ver*,
    şüpheli etkinliği bildir*, son etkinliklerinizi, tüm cihazlardan çıkış, hemen bizimle iletişime, değişikliği geri
    al*
  `,
  done: `
    yeni bir giriş, giriş yapıldı, aktif edildi, kabul etti, değiştirildi, değiştirdiniz, sıfırlandı, güncellendi,
    başarıyla, doğrulandı, onaylandı, etkinleştirildi, yeni giriş, eklendi, kaldırıldı, silindi, onayladığınız için
    teşekkür*, değişti, güncellediniz, sıfırladınız, giriş yaptınız, etkinleştirilmiştir, onaylanmıştır,
    doğrulanmıştır, değiştirilmiştir, güncellenmiştir, silinmiştir, eklenmiştir, devre dışı, kapatıldı, açıldı,
    katıldı, kaldırılmıştır, değiştirmiş*, yenilendi, kuruldu, bağlandı, bağlantısı kesildi, kaydedildi, giriş tespit
    edildi, oturum açıldı, işleminiz gerçekleş*, ödemeniz alınmış*, üyeliğiniz başla*, bağlandınız, hesabınız kapatıl*,
    ödemeniz alındı, siparişiniz alındı, başvurunuz alındı, rezervasyonunuz alındı, mesajınız alındı, teslim alındı,
    aboneliğiniz iptal edildi, aboneliğin iptal edildi, aboneliğiniz iptal edilmiştir, aboneliğiniz sonlandırıldı,
    aboneliğiniz sona erdi, aboneliğinizi iptal ettiniz, abonelikten çıktınız, abonelikten çıktın, abonelikten
    ayrıldınız, abonelikten çıkarıldınız, listeden çıkarıldı*, listeden çıkarılmış*, artık e posta almayacaksın*, artık
    bülten almayacaksın*
  `,
  here: `
    buradan, linki, buraya, burada, tıkla*, basın, düğme*, buton*, bağlantı*, linke, ziyaret ed*, tarayıcı*, dokun*,
    aşağıdaki link*, adres çubuğ*, kopyalayıp, açın, şu adres*, şuraya, sayfayı, bu sayfa*, şu sayfa*, adrese gid*,
    bas, basınız, linkten, aşağıdaki adresi aç, bu adres, kopyala, aşağıdaki butona, aşağıdaki düğmeye,
    bağlantıyı kopyala*, çalışmıyorsa, açılmıyorsa, tarayıcınıza yapıştır*, aşağıdaki bağlantı*, aşağıdaki sayfa*,
    belirtilen sayfa*, aşağıdaki adres*
  `,
  onSite: `
    paket*, kargo*, teslim*, kurye*, dolap*, dolab*, kargomat*, gise*, bankoya, bankoda, banko no, kasada, kasadan,
    kasaya, kasa no, resepsiyon*, kapi, kapida, kapiyi, kapinin, bina girisi, bariyer*, turnike*, wifi, wi fi, kablosuz
    ag, randevu*, rezervasyon*, bilet*, sira, siraniz, masa no, masa numara*, masaniz, gonderi, gonderiniz, gonderin,
    toplanti kimligi, toplantiya katil*, misafir agi*, teslim noktas*, gel al*, emanet dolab*, bagaj*, gorevliye
    goster*, giris kapisi*, otopark*, toplanti numarasi, toplanti no, toplanti id, toplantı kodu, toplantı kodunuz,
    toplantı şifresi, toplantı parolası, toplantı bağlantısı, toplantı linki, toplantının kimliği, toplantı numaranız,
    zoom toplantı*, zoom görüşme*, teams toplantı*, teams görüşme*, meet toplantı*, google meet, çevrimiçi toplantı*,
    online toplantı*, sanal toplantı*, toplantı odası, toplantı odasına, konferans kimliği, konferans numarası,
    konferans kodu, konferans id, görüntülü görüşme*, görüntülü arama*, görüntülü toplantı*, video görüşme*, video
    konferans*, videokonferans*, video arama*, telekonferans*, sesli konferans*, webinar*, web semineri, web seminerine,
    toplantıya gir*, toplantıya bağlan*, görüşmeye katıl*, telefonla katıl*, arayarak katıl*, dahili arama numarası,
    katılımcı pin*, katılımcı kimliği, katılımcı kodu, katılımcı numarası, katılımcı id, bekleme odası, kapısı,
    kapısında, kapısına, kapısının, kapıya, kapıdan, kapılar, apartman girişi, binanın girişi, bina girişinde, ana
    giriş, girişteki, diyafon*, interkom*, diafon*, lobi, lobide, lobiye, lobisinde, merdiven*, garaj*, park yeri,
    asansör*, anahtar kutusu, anahtar kutusunun, asma kilit, asma kilidin, şifreli kilit, şifreli kilidin, kilit
    şifresi, kombinasyonlu kilit, bisiklet kilidi, soyunma odası, soyunma odasındaki, vestiyer*, gardırop*, bisiklet
    parkı, bisiklet parkında, bisiklet deposu, emanet*, alarm kodu, alarm şifresi, alarmı kapat*, alarmı devre dışı,
    alarm sistemi, alarm paneli, şarj istasyonu*, şarj noktası, şarj ünitesi, otomatı, otomatından, otomat, ödeme
    noktası, kendin öde, kioskta, fotokopi*, yazıcının başında, çamaşırhane*, çamaşır makinesi, konuk ağı, oda numarası,
    gelal, dağıtıcı*, postacı*, kapınıza, kapınızda, kapına, ptt şubesi, sıramatik*, bekleme numarası, bekleme sırası,
    kuyruk*, vezne*, danışma masası, danışmada, kasiyer*, muavin*, kondüktör*, kontrolör*, biniş kartı, uçağa biniş,
    boarding*, güvenlik görevlisi, güvenliğe, kapıcı*, bekçi*, muayene*, katılımınızı, katılımınız, katılımını, katılım
    onayı, katılacak mısınız, katılacağım, geliyor musunuz, gelecek misiniz, geleceğim, lcv, lütfen cevap verin,
    yoklama*, devam durumu, varış saati, varış saatiniz, varışınızı, varışta, geliş saati, ziyaretinizi onayla*,
    ziyareti onayla*, ziyaret onayı, ziyaret saati, ziyaretçi kartı, ev ziyareti, hekim ziyareti, otele giriş, otel
    girişi, check in, konaklama*, sayaç*, mal kabul, gezi, geziye, gezisi, gezisine, veli izni, veli izin belgesi, veli
    toplantısı, iş görüşmesi, mülakat*, direksiyon dersi, postaneye, postanede, postanesi, varış tarihi, taksi sürücüsü,
    zili çal*, otelde, şoföre, şoförü, şoförün, otobüs şoför*,
    toplantı kimliği, toplantı kimlik numarası, toplantı kimliğiniz, web semineri kimliği, webinar kimliği, webinar
    numarası, konferans numaranız, konferans odası numarası, toplantıya katılım, toplantıya erişim, oturum
    bağlantısı, ağ adı, ağın adı, kablosuz ağ adı, wifi adı, wi fi adı, ssid, misafir wifi, misafir wi fi, misafir
    interneti, konuk interneti, kablosuz internet, misafir internet erişimi
  `,
  entryPlace: `
    pencere*, sayfa*, ekran*, alan, alana, alanina, alanda, kutu*, kutucug*, hane, hanele*, form, forma girin, forma
    yazın, forma giriniz, formda, formuna, uygulama*, tarayici*, site, siteye, sitede, sitemiz*, cihaz*, bosluk*,
    bosluga, portal*, sekme*, tablet*, bilgisayar*, konsol*, televizyon*, satir, satira, satirina, bolum, bolume,
    bolumune, alanlar*, baslatic*, set ustu*, atm ekran*, bankamatik*, mini uygulama*, sohbet*, botu, bota, istemci*,
    eklenti*, iletisim kutu*, panel, panele, terminal*, akilli tv*, telefon ekran*, giris ekran*, modal
  `,
  accountName: `
    kullanıcı adı, kullanıcı adınız, kullanıcı adın, kullanıcı adını, kullanıcı adınızı, hesap adı, hesap adınız,
    takma ad*, rumuz*, oyuncu adı, profil adı, kullanıcı adınla, üye adı, oturum adı, giriş adı, giriş adınız
  `,
  subjectLine: "konu satır*, konusunda, konu kısmı*, konu başlığı*, başlığında, iletinin konusu*, e postanın konu*",
  outdated: `
    artık geçerli değil, artık geçersiz, artık çalışmıyor, geçersiz oldu, önceki kod*, eski kod*, iptal edildi, yerine
    geçer, artık kullanılamaz, artık kullanılamıyor, artık işlemiyor, artık işe yaramaz, artık işe yaramıyor, artık
    geçmiyor, artık geçmez, artık aktif değil, artık kabul edilmiyor, artık çalışmaz, artık hükümsüz, hükümsüzdür,
    hükümsüz kaldı, geçerliliğini yitirdi, geçerliliğini kaybetti, geçerliliğini yitirmiştir, geçersiz kılındı,
    geçersiz kılınmıştır, geçersiz hale geldi, geçerliliği kalmadı, iptal ettik, iptal edilmiştir, iptal edilmiş,
    iptal olmuştur, iptal oldu, geri çekildi, geri çektik, geri çekilmiştir, kod engellendi, kodu engelledik, kod
    bloke edildi, bloke ettik, kod devre dışı, devre dışı bırakıldı, yenisiyle değiştirildi, bir önceki kod*, daha
    önceki kod*, ilk kod*, birinci kod*, eskiki kod*, sabahki kod*, bu sabahki, dünkü kod*, dünkünü, deminki kod*, az
    önceki kod*, önceki şifre*, daha önce gönder*, önceden gönder*, önce gönderdiğimiz, önce gönderilen, sabah
    gönder*, dün gönder*, saatinde gönderilen, saatinde gönderdiğimiz, daha önce aldığınız, daha önce aldığın, kodun
    süresi doldu, kodun süresi dolmuştur, kodun süresi geçti, kodun süresi dolmuş, kodunuzun süresi doldu, kodunun
    süresi doldu, süresi dolmuş kod*, süresi dolan kod*, süresi geçmiş kod*, süresi geçen kod*, kodun geçerlilik
    süresi doldu, kodun geçerlilik süresi dolmuştur, daha önce kullanıl*, zaten kullanıl*, önceden kullanıl*, kod
    kullanıldı, kullanılmış kod*, giriş için kullanıldı, giriş yapmak için kullanıldı, oturum açmak için kullanıldı,
    kullandığınız kod*, kullandığın kod*, giriş yaptığınız kod*, tekrar kullanılamaz, yeniden kullanılamaz, bir daha
    kullanılamaz, ikinci kez kullanılamaz, kodu unutun, kodu unut, eskisini unut*, öncekini dikkate alma*, kodun
    yerine, kodu yerine, kod yerine, öncekinin yerine, eskisinin yerine, önceki yerine, yerini alır, yerini almıştır,
    yerini aldı, yerine geçmiştir, geçersiz sayıldı, geçersiz sayılmıştır, kod kullanılmıştır, süresi doldu, süresi
    geçti, süresi dolmuş, kullanıldı, kullanılmadı, kullanılmıştır,
    girdiğiniz kod*, girdiğiniz onay kod*, girdiğiniz doğrulama kod*, girdiğiniz güvenlik kod*, girdiğiniz sms kod*,
    girdiğiniz sms şifre*, girdiğiniz tek kullanımlık şifre*, girdiğiniz pin*, girdiğiniz otp*, girdiğiniz şifre,
    girdiğiniz parola, girdiğin kod*, girdiğin onay kod*, girdiğin doğrulama kod*, girdiğin şifre, tuşladığınız kod,
    tuşladığınız kodu, tuşladığınız şifre, yazdığınız kod, yazdığınız kodu, yazdığınız şifre, kullandığınız şifre,
    girilen kod*, girilen onay kod*, girilen doğrulama kod*, girilen sms şifre*, girilmiş olan kod, tarafınızdan
    girilen kod*, tarafınızca girilen kod*, kod girildi, kod girilmiştir, kod kabul edildi, kod kabul edilmiştir,
    kod onaylandı, kod doğrulandı, kod doğrulanmıştır, kodu girdiniz, kodu girdin, kodu girildi, kodu girilmiştir,
    kodu kullandınız, kodu kabul edildi, kodu kabul edilmiştir, kodu onaylandı, kodu doğrulandı, kodu tuşladınız,
    kodunu girdiniz, kodunu girdin, kodunu kullandınız, şifresi girildi, şifresi kabul edildi, şifreyi girdiniz,
    şifresini girdiniz, kodu ile onaylandı, kodu ile doğrulandı, kodu ile onayladınız, kodu ile doğruladınız, kodu
    ile giriş yapıldı, kodu ile giriş yaptınız, kodu ile onaylanmıştır, kodu ile doğrulanmıştır, koduyla onaylandı,
    koduyla doğrulandı, koduyla onayladınız, koduyla doğruladınız, koduyla giriş yapıldı, koduyla giriş yaptınız,
    koduyla onaylanmıştır, koduyla doğrulanmıştır, kod ile onaylandı, kod ile doğrulandı, kod ile onayladınız, kod
    ile doğruladınız, kod ile giriş yapıldı, kod ile giriş yaptınız, kod ile onaylanmıştır, kod ile doğrulanmıştır,
    kodla onaylandı, kodla doğrulandı, kodla onayladınız, kodla doğruladınız, kodla giriş yapıldı, kodla giriş
    yaptınız, kodla onaylanmıştır, kodla doğrulanmıştır
  `,
  toRead: `
    oku*, okumak, göz at*, görmek, görün, görüntüle*, incele*, bakın, bakmak, keşfed*, öğren, öğrenin, öğrenmek,
    öğrenebilir*, öğreniniz, ulaşabilirsin*, hesabına git*, hesabınıza gid*, hesabını görüntüle*, hesabınızı
    görüntüle*, hesap sayfa*, müşteri portal*, müşteri panel*, panele git*, paneli aç*, kontrol paneli*, faturalarınızı
    görüntüle*, faturalarımı gör*, internet bankacılığı*, siparişini* kontrol e*, rezervasyonu* kontrol e*, ayrıntıları
    kontrol e*, etkinliğini* gözden geçir*, hareketlerini* kontrol e*, son etkinlik*, cihazlarını* yönet*, teslimat
    adresini* kontrol e*, kullanım geçmiş*, mesajını* oku*, siparişimi gör, haberin devamı, hesabıma git, portala git,
    gönderiyi gör, belgeyi aç, iş ilanını gör, durumu gör
  `,
  plural: "kodlar, kodları, kodların, kodlardan, şifreler, şifrelerin",
  fault: `
    hata kodu*, hatası, arıza*, ekranda görünen kod, hata mesajı*, hata oluştu, hata verdi, hata aldı*, hata alıyor*
  `,
  injection: `
    yukarıdakileri yok say, yukarıdakini yok say, önceki talimatları, tüm talimatları yok say, yukarıdakileri dikkate
    alma
  `,
  codeWord: `
    kelime, kelimeniz, kelimen, kelimenizi, kelimesi, kelimeyi, kelimeyi girin, kelimeyi yazın, kelimeyi gir, kelimeyi
    yaz, sözcük, sözcüğü, sözcüğünüz, sözcüğün, sözcüğü girin, sözcüğü yazın, anahtar kelime, anahtar kelimeniz,
    anahtar sözcük, anahtar sözcüğünüz, gizli kelime*, gizli sözcü*, kod kelime*, kod sözcü*, şifre kelime*, parola
    kelime*, giriş kelime*, giriş sözcü*, oturum açma kelime*, erişim kelime*, doğrulama kelime*, doğrulama sözcü*,
    onay kelime*, güvenlik kelime*, eşleştirme kelime*, tek kullanımlık kelime*, sihirli kelime*, günün kelimesi,
    bugünün kelimesi, günün parolası, günün şifresi, bugünün parolası, bugünün şifresi, günlük parola*, tek
    kullanımlık parola*, tek kullanımlık şifre*, tek seferlik parola*, tek seferlik şifre*, bir kerelik parola*, bir
    kerelik şifre*, bir defalık şifre*, bir defalık parola*, parola ifade*, gizli ifade*, anahtar ifade*, giriş
    ifade*, eşleştirme ifade*, parola cümle*, gizli cümle*, ifadeniz, ifadeyi girin, ifadeyi yazın, şu harfler, bu
    harfler, harfler:, harfleriniz, harfleri girin, harfleri yazın, şu heceler, heceler, heceleri girin, harf dizisi,
    harf dizisini, karakter dizisi, karakter diziniz, anahtarınız, anahtarın
  `,
  example: `
    örneğin, örnek olarak, mesela, örnek:, örnekler:, bu örnekte, örnek kod*, örnek mesaj*, örnek sms*, örnek metin*,
    numune kod*, şuna benzer, buna benzer, böyle görünür, şöyle görünür, bu şekilde görünür, aşağıdaki gibi görün*,
    şöyledir:, şu şekildedir, biçimindedir, formatında, formatındadır, şeklindedir, gibi bir kod, gibi bir mesaj, gibi
    bir sms, gibi kodlar, gibi mesajlar, tarzında bir, benzeri bir mesaj, böyle bir mesaj, şöyle bir mesaj, şöyle bir
    sms, yazan bir mesaj, yazan bir sms, diyen bir mesaj, yazılı bir mesaj, bir mesaj aldı, bir mesaj aldım, bir sms
    aldı, bir sms aldım, bir mesaj geldi, bir sms geldi, mesajı aldı, smsi aldı, sms i aldı, şu mesajı, şu sms i, şu
    mesaj geldi, mesajda şöyle, mesajda yazıyordu, mesajda yazıyor, mesaj şöyle, içerikli mesaj*, içerikli sms*,
    metinli mesaj*, sahte mesaj*, sahte sms*, dolandırıcı kendisin*, dolandırıcı ondan, dolandırıcı kodu,
    dolandırıcının, dolandırıcıya, diyelim ki, varsayalım, farz edelim, mağdura, mağdurdan, mağdurun, mağdur kişi,
    şeklinde bir kod, şeklinde bir mesaj, biçiminde bir kod
  `,
  matter: `
    izin taleb*, izin talep*, hastalık izni, sağlık raporu, masraf raporu, harcama raporu, masraf iadesi, iş seyahat*,
    seyahat taleb*, fazla mesai*, puantaj*, vardiya değiş*, satın alma taleb*, bütçe taleb*, onayınıza sunul*, onay
    bekleyen talep*, paylaşılan klasör*, bir klasör paylaştı, paylaşılan dosya*, paylaşılan belge*, paylaşılan albüm*,
    sizinle paylaştı, seninle paylaştı, bir dosya paylaştı, indirmeye hazır, dosya aktarım*, dışa aktarma*,
    yedeklemeniz, toplantı kayd*, ekteki dosya*, fiyat teklif*, kira sözleşme*, sözleşmeyi imzala*, belgeyi imzala*,
    imzalanacak belge*, bordro*, makbuz*, hesap ekstre*, sigorta poliçe*, yorum yaptı, yeni yorum*, sizden bahsetti,
    yorumunuzu yanıtladı, yeni gönderi*, yeni mesajınız var, sorunuza yanıt*, anket*, oylama*, oy verin, tartışma*, yeni
    konu, etkinliğe katıl*, toplantı*, katılacak mısın*, geliyor musun*, bekleme liste*, yer açıldı, veli toplantı*,
    rezervasyon*, antrenman*, moderatör*, moderasyon*, karantina*, hakem değerlendir*, bildiri özet*, yeni görev*,
    destek taleb*, size atandı, size atanan görev*, projeye eklen*, panoya eklendi*, sunucuya eklen*, ev ödev*, depolama
    alan*, disk alanı*, neredeyse dolu, profilinizi tamamla*, yeni cihaz bağlandı, kargonuz, bağışınız, emlak ilan*,
    kayıtlı arama*, iş başvuru*, fiyat alarm*, sizi çıkardı, seni çıkardı, klasörünü paylaştı, klasörü paylaştı,
    dosyasını paylaştı, belgesini paylaştı, albümünü paylaştı, sizinle paylaşıldı, seninle paylaşıldı, sizinle
    paylaşılan, paylaşılan takvim*, panosuna ekledi, panosuna eklendi*, kursa eklendiniz, kursa kaydınız, sana atanan
    görev*, moderatör onay*, incelemeye alındı, gönderiyi geri çek*, iletiyi geri çek*, masraf formu, onayınızı bekleyen
    masraf, yeni teklif, teklifi onayla*, imzanızı bekl*, memnuniyet anket*, ankete katıl*, anketi doldur*, oyunuzu
    kullan*, yorumunuza yanıt, yorumuna yanıt, gönderinize yorum, gönderine yorum, yanıt yazdı, senden bahsetti, size
    bir mesaj gönderdi, sana bir mesaj gönderdi, dosyayı indir*, dosyaları indir*, fotoğraf albüm*, takvim davet*,
    gündem maddeleri, genel kurul*, katılımınızı bildir*, bekleme listesinde, siparişiniz kargoya verildi, siparişiniz
    yola çıktı, siparişiniz onaylandı, siparişiniz alındı, siparişiniz iptal edildi, yeni sipariş*, ödemeniz alındı,
    ödeme alındı, ödeme başarısız, ödemeniz başarısız, vadesi geçmiş, ödenmemiş fatura*, ödeme hatırlat*, ekteki
    fatura*, faturayı görüntüle*, faturayı aç, para iadesi, sepetinizde ürün*, sepetinde bıraktığın, sepetinizde
    bıraktığınız, hediye kart*, tekrar stokta, ürünü değerlendir*, üyeliğiniz yenilendi, aboneliğiniz yenilendi, yeni
    makale, özel mesaj*, okunmamış mesaj*, yeni takipçi*, sizi takip etmeye, arkadaşlık isteği, gruba katıldı, gruptan
    ayrıldı, gruptan çıkarıldı*, haftalık özet, haftalık rapor*, aylık rapor*, onayınızı bekleyen masraf*, deneme
    süreniz sona er*, deneme süreniz doldu, parolanızın süresi dolacak, dosya yedekleme*, sorun çözüldü, api anahtar*,
    siparişiniz için teşekkür*, randevunuz, randevun, randevu hatırlat*, randevu talebi*
  `,
  receipt: `
    fiş, fişi, fişiniz, satış fişi, fiş no, dekont*, makbuz*, alışverişiniz için teşekkür*, ödemeniz için teşekkür*,
    ödemeniz alındı, ödemeniz alınmıştır, ödeme başarılı, kdv dahil, topkdv, ara toplam, genel toplam, kasiyer, para
    üstü, müşteri nüshası, işyeri nüshası, prv onay, provizyon no, batch no, stan no, rrn, üye işyeri no, üye işyeri
    nüshası, pos slip*, slip no, slip, kartınızdan çekilmiştir, kartınızdan çekildi, kartınızla alışveriş yapıldı,
    kartınızla harcama yapıldı, kartınızdan harcama yapıldı, hesabınızdan çekildi, hesabınızdan çekilmiştir,
    hesabınızdan tahsil edildi, kalan kullanılabilir limit*, kullanılabilir bakiyeniz, işlem sonrası bakiye, brüt
    ücret, net ücret, brüt maaş, net maaş, kesintiler toplamı, toplam kesinti, net ele geçen, sgk primi, ödeme
    onaylandı, ödeme alındı, ödeme tamamlandı, ödemeniz onaylandı
  `,
};
