import type { Cues } from "@/lib/mail/extraction/cues/types";

export const az: Cues = {
  code: `
    kod, kodu, kodun, kodunuz, kodunu, kodunuzu, birdəfəlik şifrə*, birdəfəlik parol*, pin kod*, təsdiq nömrə*, kodum,
    kodumuz, koda, kodla, koddan, kodunuzla, kodunuzdur, kodlar, kodları, kodlarınız, dinamik şifrə*, dinamik parol*,
    sms şifrə*, sms parol*, təsdiq şifrə*, təsdiq parol*, birdəfəlik pin*, ödəniş təsdiq kod*, təsdiq rəqəm*, gizli
    söz*, məxfi söz*, birdəfəlik kod*, müvəqqəti kod*, təsdiqləmə kod*, doğrulama kod*, giriş kod*, təhlükəsizlik kod*,
    aktivləşdirmə kod*, bərpa kod*, sms kod*, qoşulma kod*, cihaz kod*, birdəfəlik rəqəm*, təsdiq söz*, təsdiqləmək
    üçün kod, şifrəniz, şifrənizi, şifrənizlə, şifrən, parolunuz, parolunuzu, parolunuzla, parolun, kodunla, əməliyyat
    şifrəsi, əməliyyat şifrəniz, ödəniş şifrəsi, ödəniş şifrəniz, ödəniş üçün şifrə, ödəniş üçün kod, əməliyyat üçün
    şifrə, əməliyyat üçün kod, birdəfəlik şifrə, birdəfəlik parol, 3d secure şifrə*, 3d şifrəniz, təsdiq açarı*,
    doğrulama açarı*, giriş açarı*, birdəfəlik açar*, bir dəfə istifadə üçün parol*, bir dəfə istifadə üçün şifrə*, bir
    dəfəlik kod*, bir dəfəlik şifrə*, bir dəfəlik parol*, bir dəfəlik pin*, təsdiqləmə nömrə*, doğrulama nömrə*,
    doğrulama rəqəm*, giriş nömrə*, təhlükəsizlik nömrə*, gizli kod*, məxfi kod*, gizli nömrə*, qeydiyyat kod*,
    identifikasiya kod*, avtorizasiya kod*, autentifikasiya kod*, silmə kod*, silinmə kod*, ləğv kod*, imza kod*,
    köçürmə kod*, ödəniş kodu*, əməliyyat kodu*, razılıq kod*, bağlantı kod*, televizor kod*, eşləşdirmə kod*,
    sıfırlama kod*, dəyişdirmə kod*, kilid kod*, kilidaçma kod*, kodunuzun, kodunuzda, kodundan, kodunda, kodumu,
    kodlardan, aktivasiya kodu, i̇cazə kodu, e poçt kodu, cütləşdirmə kodu
  `,
  maybeCode: `
    şifrə, şifrəniz, parol, parolunuz, müvəqqəti şifrə*, müvəqqəti parol*, rəqəm*, aşağıdakı nömrə*, açar, token*,
    simvol*, hərf*, işarə*, kombinasiya*, ardıcıllıq*, pin, pini, pininiz, açarı, açarınız, aşağıdakı kod*, giriş
    şifrə*, giriş parol*, aşağıdakı söz*, bu rəqəm*, bu nömrə*, bu simvol*, bu hərf*, aşağıdakı rəqəm*, aşağıdakı
    simvol*, aşağıdakı hərf*, aşağıdakı ədəd*, bu ədəd*, altı rəqəm*, dörd rəqəm*, beş rəqəm*, rəqəmli, simvollu,
    xanaya, gizli açar*,
    aşağıdakı ardıcıllıq*, bu ardıcıllıq*, bu kombinasiya*, səkkiz rəqəm*, yeddi rəqəm*, altı simvol*, altı işarə*,
    altı hərf*, məxfi açar*, müvəqqəti açar*, müvəqqəti pin*
  `,
  other: `
    indeks, küç, xəta, prospekt*, faks, mobil nömrə*, sorğu nömrə*, bitən kart*, üzv nömrə*, endirim kod*, sifariş*,
    faktura*, qaimə*, promo kod*, promokod*, endirim*, kupon*, vauçer*, hədiyyə*, dəvət kod*, referal kod*, poçt
    indeks*, poçt kod*, bağlama*, izləmə kod*, izləmə nömrə*, çatdırılma*, göndəriş*, rezervasiya*, istinad nömrə*,
    müraciət nömrə*, müştəri nömrə*, abonent nömrə*, abonent kod*, müqavilə*, polis nömrə*, sayğac*, seriya nömrə*,
    vöen, fin kod*, xəta kod*, telefon*, tel, zəng ed*, məbləğ*, qiymət*, cəmi, balans*, ödəniş*, azn, küçə*, versiya*,
    ilə bitən, kart nömrə*, hesab nömrə*, ballar*, bonus*, qr kod*, barkod*, ştrix kod*, mənbə kod*, kodeks*, məhsul
    kod*, əməliyyat nömrə*, müştəri kod*, çek nömrə*, qəbz*, bilet*, sənəd nömrə*, iş nömrə*, ərizə nömrə*, iddia
    nömrə*, səbət*, kampaniya*, sertifikat*, dost* dəvət*, dostunu gətir*, bank kod*, filial kod*, ölkə kod*, şəhər
    kod*, çıxış kod*, cavab kod*, status kod*, swift, iban, yekun*, manat, borc*, son dörd rəqəm*, çağrı mərkəz*,
    qaynar xətt, daxili, mərtəbə, mənzil*, reys*, tarif*, statistika*, hadisə nömrə*, şəxsiyyət vəsiqə*, bronlama*,
    bron kod*, bron nömrə*, bronunuz*, sığorta haqqı, kartla sonu, məxaric, mədaxil, təsdiq nömrəsi, qalıq, sifarişin
    nömrə*, sığorta nömrə*, qatar*, vaqon*, yer nömrə*, oxucu bilet*, tələbə nömrə*, növbə nömrə*, şikayət nömrə*,
    tranzaksiya*, məntəqə*, avtobus*, kurs kod*, oyun kod*, sinif kod*, mağaza kod*, partiya nömrə*, aktın nömrə*,
    protokol nömrə*, cərimə*, qol nömrə*, xidmət kod*, binanın, sığorta*, nömrəli sifariş*, saylı sifariş*, müqavilə
    nömrə*, saylı müqavilə*, nömrəli müqavilə*, axtarış sahəsi*, axtarış xanası*, sayğac nömrə*, abonent kodu*, sifariş
    nömrəsi*, faktura nömrəsi*, hesab faktura nömrəsi*, göndəriş nömrəsi*, bilet nömrəsi*, rezervasiya nömrəsi*,
    rezervasiya kodu*, reys nömrəsi*, oturacaq nömrəsi*, otaq nömrəsi*, üzvlük nömrəsi*, qəbz nömrəsi*, təklif
    nömrəsi*, təmir nömrəsi*, ödənişin təyinat*, təyinat hissə*, köçürmənin təyinat*, zona, zonası, zonanı, görüş id,
    iclas kod*, görüşün şifrə*, görüş şifrə*, iclasın parol*, wifi şifrə*, wi fi şifrə*, wifi parol*, wi fi parol*,
    şəbəkənin şifrə*, şəbəkə parol*, qonaq şəbəkə*, bina kod*, qapı kod*, qapının kod*, dayanacaq*, parkinq*, kuryer
    kod*, dolab nömrə*, üzvlük kod*, işçi nömrə*, pasiyent nömrə*, xəstə nömrə*, resept nömrə*, pasport nömrə*,
    avtomobil nömrə*, dövlət nömrə*, şassi nömrə*, sürücülük vəsiqə*, tender nömrə*, layihə nömrə*, qısa nömrə*, iş
    elanı*, təlimat nömrə*, hüquqi ünvan*, son 4 rəqəm*, mal kod*, malın kod*, məhsulun kod*, artikul kod*, artikulun
    kod*, material kod*, detal kod*, ehtiyat hissəsi kod*, tədarükçü kod*, təchizatçı kod*, satıcı kod*, mağazanın
    kod*, filialın kod*, bölmə kod*, şöbə kod*, departament kod*, struktur bölmə kod*, xərc mərkəzi kod*, məsrəf
    mərkəzi kod*, vahid kod*, işçi kod*, işçinin kod*, əməkdaş kod*, kadr kod*, peşə kod*, vəzifə kod*, işəgötürən
    kod*, ödəyici kod*, ixtisas kod*, fakültə kod*, fənn kod*, fənnin kod*, dərs kod*, kursun kod*, modul kod*, mövzu
    kod*, imtahan kod*, imtahan mərkəzi kod*, imtahan zalı kod*, məktəb kod*, otaq kod*, otağın kod*, auditoriya kod*,
    zal kod*, sinfin kod*, qrup kod*, qrupun kod*, tədbir kod*, tədbirin kod*, fəaliyyət kod*, matç kod*, oyunun kod*,
    komanda kod*, komandanın kod*, parklama zonası kod*, dayanacaq zonası kod*, zona kod*, region kod*, rayon kod*,
    ərazi kod*, kənd kod*, qəsəbə kod*, stansiya kod*, stansiyanın kod*, dayanacağın kod*, marşrut kod*, tarif kod*,
    tarifin kod*, sayğac kod*, sayğacın kod*, müqavilə kod*, müqavilənin kod*, xidmətin kod*, vergi orqanı kod*, vergi
    kod*, vergi ödəyicisi kod*, iqtisadi fəaliyyət növü kod*, iqtisadi fəaliyyət kod*, fəaliyyət növü kod*, büdcə kod*,
    büdcə təsnifatı kod*, büdcə səviyyəsi kod*, xif mn kod*, bank filialı kod*, qaytarma kod*, zəmanət kod*, təmir
    kod*, iddia kod*, nasazlıq kod*, versiya kod*, partiya kod*, rəng kod*, rəngin kod*, model kod*, modelin kod*,
    istehsalçı kod*, anbar kod*, rəf kod*, layihə kod*, layihənin kod*, diaqnoz kod*, dərman kod*, aeroport kod*, elan
    kod*, vakansiya kod*, şagird kod*, tələbə kod*, kodlu fənn*, kodlu məhsul*, kodlu kurs*, kodlu mal*, kodlu model*,
    kodlu qrup*, kodlu layihə*, kodlu xidmət*, kodlu ixtisas*, kodlu mağaza*, kodlu stansiya*, tabel nömrə*, məhsul
    nömrə*, artikul nömrə*, tədarükçü nömrə*, filial nömrə*, vergi ödəyicisinin nömrə*, qonaq wifi şifrə*, qonaq wi fi
    şifrə*, wifi ın şifrə*, wi fi ın şifrə*, qonaq wifi parol*, şəbəkənin parol*, şəbəkə şifrə*, zoom şifrə*, zoom
    parol*, zoom kod*, konfrans kod*, konfransın kod*, konfransın şifrə*, konfransın parol*, iclasın kod*, iclasın
    şifrə*, görüşün kod*, görüşün parol*, görüş kod*, vebinar kod*, vebinarın kod*, vebinarın parol*, abunəçi kod*,
    müştərinin kodu, üzv kodu, tərəfdaş kodu, diler kodu, məktəbin kodu, i̇mtahanın kodu, hissə kodu, ehtiyat
    hissəsinin kodu, boya kodu, bankın kodu, bi̇k kodu, təyinat kodu, qaimə kodu, əmlak kodu, bələdiyyə kodu, ölkənin
    kodu, telefon kodu, büdcə təsnifatının kodu, fəaliyyət növünün kodu, gömrük kodu, valyuta kodu, valyutanın kodu,
    səhv kodu, sifariş kodu, bilet kodu, biletin kodu, göndəriş kodu, i̇anə kodu, kampaniya kodu, xbt 10 kodu, resept
    kodu, reseptin kodu, polis kodu, sığorta kodu, zərər kodu, sığorta hadisəsinin kodu, xərc mərkəzinin kodu, yer
    kodu, parkinq zonasının kodu, hədiyyə kodu, dostunu dəvət et kodu, qəbul kodu
  `,
  promo: `
    endirim*, kupon*, hədiyyə kart*, hədiyyə çek*, vauçer*, promokod*, promo kod*, kampaniya kod*, xüsusi təklif*,
    sərfəli təklif*, eksklüziv təklif*, satış kampaniya*, indi qənaət*, qənaət edin, səbət*, pulsuz çatdırılma*,
    ödənişsiz çatdırılma*, sadiqlik bal*, loyallıq bal*, bonus bal*, uduşlu, lotereya*, püşkatma*, dostlarını dəvət
    et, dostlarınızı dəvət, dostunu dəvət et, keşbek*, ad günü hədiyyə*, doğum günü hədiyyə*, minimum sifariş*,
    minimal sifariş*, ehtiyat bitənədək, məhsul bitənə*, stok bitənə*, alış-verişə başla*, ilk gediş*, ilk sifariş*,
    bizdən hədiyyə, yalnız bu gün, son gün*, yarı qiymət*, ikiqat bal*, qaçırma*, indi al, indi sifariş
  `,
  press: `
    bu sayda, bu buraxılışda, bu məqalədə, davamını oxu*, daha ətraflı oxu*, ardını oxu*, bloq yazı*, bloq məqalə*,
    oxucularımız*, statistika*, həftəlik hesabat*, aylıq hesabat*, həftəlik xülasə*, aylıq xülasə*, orta hesabla,
    ötən ay, keçən ay, buraxılış qeyd*, dəyişikliklər jurnal*, dəyişikliklər siyahı*, yeni versiya*, xətalar
    düzəldil*, düzəldilmiş xəta*, testlər uğursuz*, vebinar*, podkast*, seminar*, araşdırma göstərir, araşdırmaya
    görə, tədqiqata görə, sorğuya görə, dələduzluq dalğa*, fırıldaqçılıq dalğa*, mətbuat açıqlama*, press-reliz*,
    tədqiqatçılar, bu həftə, bu ay, bülleten*, məsləhətlər, müqayisədə, artıb, dələduzlar*, fırıldaqçı*, müsahibə*
  `,
  business: `
    yoxla*, təsdiq*, doğrula*, identifik*, avtoriz*, iki faktor*, giriş*, daxil ol*, qeydiyyat*, şifrə*, parol*,
    sıfırla*, bərpa*, təhlükəsizlik*, kimlik*, birdəfəlik*, hesab*, e poçt ünvan*, elektron poçt*, aktivləşdir*,
    cihaz*, sizi dəvət etdi, dəvət, sizi əlavə etdi, bloklanıb, hesaba giriş, kabinet*, yeni cihaz*, yeni telefon*,
    sizə məxsus, nömrənin sizə, hesabın silinməsi, unutmusunuz, unutmusan,
    cihaz dəyiş*, telefon dəyiş*, nömrə dəyiş*, ünvan dəyiş*, hesabı bağla*, imzala*, imza, nağd pul*, razılıq*,
    üzvlük*,
    autentifik*, autentik*, köçürməni tamamla*, köçürməni başa*, köçürməni həyata*, köçürmənin tamamlan*, köçürməni
    yerinə*, əməliyyatı tamamla*, əməliyyatı başa*, əməliyyatı həyata*, əməliyyatın tamamlan*, əməliyyata icazə*,
    ödənişə icazə*, köçürməyə icazə*, icazənizi gözləyir*, imzanızı gözləyir*, 3 d secure, bloklan*, blokdan çıxar*,
    bloku aç*, blokun açıl*, kilidlən*, kilidini aç*, kilidi aç*, yanlış cəhd*, uğursuz cəhd*, səhv cəhd*, həddən artıq
    cəhd*, cəhdlərin sayı, profili sil*, profilin silin*, e poçtu dəyiş*, e poçtun dəyiş*, nömrənin dəyiş*, nömrəni
    dəyiş*, telefonun dəyiş*, telefonu qoş*, telefonu bağla*, yeni kompüter*, yeni brauzer*, tanınmayan brauzer*, açıq
    pəncərə*, açıq qalan səhifə*, açıq qalmış*, açıq saxladığınız, açıq qoyduğunuz, etibarlı alıcı*,
    köçürməniz*, köçürmə gözlə*, gözləyən köçürmə*, gözləyən ödəniş*, ödəniş gözləyir, ödənişi tamamla*, ödənişi icra*,
    əməliyyatı icra*, əməliyyat gözləyir, əməliyyatın icra*, alışı tamamla*, alış verişi tamamla*, pul köçürmə*, icazə
    ver*, onlayn alış*, internet alış*, internetdə alış*, müştərinin güclü*, 3d secure, kiliddən, çoxlu cəhd*, blokdan,
    blokunu aç*, ünvanın dəyiş*, ünvanı dəyiş*, telefonu dəyiş*, yeni nömrə*, açıq qoyduğunuz*, açıq qalan pəncərə*,
    açıq səhifə*, köçürməni icra*, köçürmənin icra*
  `,
  fleeting: `
    başa çatır, etibarlı*, müddəti, dəqiqə*, bir dəfə, ərzində, keçərli*, qüvvədə*, saniyə*, birdəfəlik*, etibarsız*,
    bitir, işləyir, yararsız*, saata qədər, gün ərzində, saat ərzində, yarım saat*, bir saat*, işləmir, işləməyəcək,
    yalnız bir dəfə
  `,
  secret: `
    heç kəs*, paylaşma*, heç kim*, verməyin, bildirməyin, üçüncü şəxs*, məxfi*, deməyin, göndərməyin, ötürməyin, heç
    vaxt, soruşmaz*, istəməz*, başqasına, paylaşmayın, kodu vermə, kodu demə, kodu göstərmə*, göstərməyin,
    açıqlamayın, kodu açıqlama, heç kimlə bölüşmə*, bölüşməyin, bölüşmə, paylaşılmamalıdır, başqaları ilə paylaşma*,
    başqalarına verməyin, başqalarına deməyin, başqa şəxslərə verməyin, başqa şəxslərə açıqlama*, yad şəxslərə, kənar
    şəxslərə, gizli saxla, gizli saxlayın, sirr saxla*, sirr kimi saxla*, özünüzdə saxlayın, özündə saxla, kodu
    yönləndirməyin, bu məktubu yönləndirməyin, kodu ötürmə, telefonda deməyin, telefonla deməyin, telefonda oxumayın,
    əməkdaşlarımız heç, əməkdaşlarımıza belə, bank əməkdaşları heç, bank əməkdaşına belə, bank işçisinə belə, heç
    zaman istəmir*, heç zaman soruşmur*, bu kodu istəmirik, bu kodu soruşmuruq, sizdən tələb etmir*, sizdən kodu
    istəməyəcək*, kodu soruşan şəxs, kodu istəyən dələduz*
  `,
  enter: `
    köçürün, daxil edin, daxil et, yazın, kopyala*, istifadə ed*, istifadə et, daxil edərək, daxil etmək, daxil
    etməlisiniz, daxil etməniz, yaz, yazaraq, yığın, yığaraq, yapışdır*, deyin, oxuyun, göstərin, skan edin, köçür,
    doldurun, təqdim edin, bildirin, köçürüb, daxil etməyiniz, daxil etməlisən*, yazmağınız, xanaya yaz*, xanasına
    yaz*, sahəsinə*, tələb olunacaq, istəniləcək, lazım olacaq, tətbiqə yaz*, saytda yaz*, ekrana yaz*, kodla
    təsdiq*, pəncərəyə yaz*,
    yazmağınız kifayət*, yazmaq, yazmalısınız, yazmalısan, yazın ki, yazıb, yazarsınız, yazılmalı*, daxil edib,
    daxil etməlidir, daxil edilməli*, daxil edəndən, yığmaq, yığmağınız, yığıb, yığ, köçürməyiniz, qeyd edin, qeyd
    et, qoyun, əlavə edin, oraya yaz*, buraya yaz*, ora yaz*, bura yaz*, doldurmaq, xanaya, pəncərəyə,
    soruşacaq*, istəyəcək*, soruşulacaq*,
    tələb olunur, tələb edilir, tələb ediləcək*, tələb edir, tələb etdikdə, istənilir, istənilən zaman, istədikdə,
    istəsə, soruşulur, soruşulduqda, soruşduqda, soruşanda, soruşsa, xahiş olunacaq*, lazımdır, gərəkdir, vacibdir,
    söyləyin, söylə, deyin ona, diktə edin, oxuyub verin, səsləndirin, bildir, təqdim et, göndərib, bota göndər*, bota
    yaz*, çata yaz*, cavab olaraq yaz*, cavabda yaz*, cavab olaraq göndər*, ilə təsdiqlə*, ilə imzala*, ilə kilidini
    aç*, ilə daxil ol*, vasitəsilə təsdiq*, doldurub, yerləşdirin, əlavə et, ekranda daxil*, ekranına daxil*, ekranına
    yaz*, pəncərəsinə yaz*, formaya yaz*, qutuya yaz*, qutusuna yaz*, sətrinə yaz*, işlədin, istifadə etməyiniz,
    istifadə etməlisin*, kopyalayıb yapışdır*,
    yazdıqdan sonra, yazdıqda, yazan kimi, daxil etdikdən sonra, daxil etdikdə, daxil edən kimi, daxil edilir, daxil
    edilsin, daxil olunmalı*, daxil etsəniz, yazsanız, yığsanız, yığdıqdan sonra, yığan kimi, yığılmalı*, yığın və,
    rəqəmləri basın, rəqəmləri seç*, rəqəmləri yığ*, nömrələri yığ*, klaviaturada yığ*, operatora de*, operatora
    bildir*, operatora ver*, operatora oxu*, operatorumuza, əməkdaşımıza, mütəxəssisimizə, məsləhətçimizə, agentə de*,
    ucadan oxu*, səsli oxu*, diktə et*, diktə ed*, cihazda göstər*, ekranda göstər*, ilə cavab ver*, rəqəmlə cavab*,
    kodla cavab*, kodla imzala*, kodla davam*, kodla daxil*, kodla giriş*, kodla tamamla*, kodla aç*, kodla bitir*,
    kodla aktiv*, kodu göndərin, kodu göndər, rəqəmi göndər*, bu kodla, həmin kodla, aşağıdakı kodla, bu rəqəmlə, bu
    rəqəmlərlə, ilə aktivləşdir*, ilə avtoriz*, ilə bloku*, ilə doğrula*, kodu vur*, kodu qoy*, kodu yerləşdir*, paste
    et*, paste ed*, xanalara, boş xanaya, boş sahəyə,
    rəqəmlərə basın, düymələri basın, düymələrə basın, rəqəmi seçin, ədədi seçin, eyni nömrəni seçin, kodu bizə
    göndərin, rəqəmləri göndərin, kodu geri göndər*, bizə geri göndər*, bu mesaja cavab*, kodu verin, bununla davam*,
    şifrə ilə təsdiq*, rəqəmlə təsdiq*, nömrə ilə təsdiq*, kod ilə təsdiq*, kod ilə daxil*, ilə tamamla*, ilə davam
    edin, ilə bitirin, daxil etdikdə*, daxil etdiyiniz*, daxil edəcəksiniz, daxil edəndə, daxil etsən, daxil edirsiniz,
    daxil edildikdən, yazdıqdan, yazılsın, yazacaqsınız, yazmanız, yazdığınız kod*, yığdıqdan, yığanda, yığdıqda,
    yığılsın, yerləşdir, bura daxil*, köçürmək, sitat gətirin, kodu təqdim*
  `,
  complete: `
    təsdiq link*, sıfırlama link*, bu mən idim, şifrə* yenilə*, şəxsiyyət* təsdiq*, profil* aktivləşdir*, hesab* kilid*,
    giriş link*, email* təsdiq*, ünvan* təsdiq*, hesab* təsdiq*, qeydiyyat* təsdiq*, abunəliy* təsdiq*, giriş* təsdiq*,
    kimliy* təsdiq*, dəyişikliy* təsdiq*, e poçt* doğrula*, elektron poçt* doğrula*, email* doğrula*, hesab* doğrula*,
    ünvan* doğrula*, hesab* aktivləşdir*, aktivləşdirmə link*, təsdiqləmə link*, təsdiqləmə keçid*, şifrə* sıfırla*,
    parol* sıfırla*, şifrə* bərpa*, parol* bərpa*, şifrə* dəyiş*, parol* dəyiş*, yeni şifrə*, yeni parol*, şifrə*
    təyin*, parol* təyin*, şifrə* yarat*, parol* yarat*, hesab* bərpa*, giriş* bərpa*, sıfırlama keçid*, dəvət* qəbul*,
    qoşulun, qoşulmaq, qoşulma, qoşulun*, qoşulmağ*, hesab* blokdan çıxar*, bəli mənəm, qeydiyyat* tamamla*, qeydiyyat*
    başa çatdır*, sehrli link*, giriş keçid*, cihaz* təsdiq*, hesab* sil*, bu mənim ünvan*, bu mənim e poçt*, bəli bu
    mən*, bəli mən idim, profil* təsdiq*, poçt* təsdiq*, nömrə* təsdiq* et*, telefon* təsdiq*, sorğu* təsdiq*, silinmə*
    təsdiq*, parol* yenilə*, şifrə* seç*, parol* seç*, yeni bir şifrə*, yeni bir parol*, aktivasiya link*, aktivləşdirmə
    keçid*, təsdiq keçid*, bərpa link*, bərpa keçid*, hesab* aktiv et*, bloku aç*, kilidi aç*, girişə icazə*, giriş*
    doğrula*, cihaz* doğrula*, cihaz* etibar*, dəvət* bax*, dəvətnamə*, şifrəsiz giriş*, parolsuz giriş*, bir kliklə
    giriş*, birdəfəlik link*, birdəfəlik keçid*, qeydiyyat* bitir*, abunə olmaq istəyirəm, bəli abunə*, həmişəlik sil*,
    məni daxil et, dəvəti qəbul et, parol təyin et, e-poçtu təsdiqlə, yenisini seç*, yenisini təyin*, parolu dəyiş*,
    şifrəmi*, parolumu*, hesabımı*, ünvanımı*, poçtumu təsdiq*, e-poçtumu*, mənəm, bəli mən*, dəvəti aç*, dəvəti gör*,
    komandaya qoşul*, qrupa qoşul*, layihəyə qoşul*, sinfə qoşul*, bizə qoşul*, ödənişi təsdiq*, əməliyyatı təsdiq*,
    sorğunu təsdiq*, hesabı bağla*, bəli sil*, fərdi keçid*, şəxsi keçid*, yeni ünvan* təsdiq*, hesabı geri*, abunəni
    təsdiq*, məktub gəldi, girişi təsdiqlə*, brauzerdə davam*, aktivləşdirilməsi üçün, hesabın aktivləşdirilməsi,
    hesabınızın aktivləşdirilməsi, parolu yeniləmək, yeni parolu seç*, yeni parol seç*, parolu dəyişmək, e poçtunuzu
    doğrulamaq, e poçtu doğrulamaq, hesabınızın kilidini*, hesabın kilidini*, girişi bərpa*, girişinizi bərpa*, dəvəti
    qəbul etdik*, dəvəti rədd*, ünvan dəyişikliyini*, e poçt dəyişikliyini*, üzvlüyünüzü təsdiq*, hesabın silinməsini*,
    cihazı təsdiq*, girişi təsdiq*, parolunuzu yenilə*, şifrənizi yenilə*, qoşuluram, qoşula bilərsiniz, qoşul
  `,
  act: `
    təsdiqləyin, aktivləşdirin, davam edin, təsdiq edirəm, doğrulayın, təsdiqlə, təsdiq et, təsdiq edin, doğrula,
    aktivləşdir, qəbul et, qəbul edin, icazə ver*, sıfırla, bərpa et, davam et, tamamla, bəli, təsdiqləmək üçün, təsdiq
    etmək üçün, aktivləşdirmək üçün, tamamlamaq üçün, bərpa etmək üçün, sıfırlamaq üçün, təsdiqləmə, tamamlayın,
    qeydiyyata başla*, başlamaq üçün, başlayın, qoşulun, qəbul edirəm, razıyam, bərpa edin, sıfırlayın, aktiv edin,
    mənəm, davam, bir addım qaldı, son addım, irəli, başlayaq, hazıram, qoşul, aktiv et, qəbul
  `,
  signIn: `
    sistemə daxil ol*, daxil ol, daxil olun, giriş, hesaba daxil ol*, daxil olmaq, tətbiqi aç*, hesabına daxil ol*
  `,
  never: `
    ayarlar*, davamını oxu*, veb versiya*, haqqımızda, sifarişlərim, ödə, abunəlikdən çıx*, abunəliyi ləğv*, parametr*,
    tənzimləmə*, idarə et*, brauzerdə aç*, məxfilik*, istifadə şərt*, şərtlər*, kömək*, dəstək*, əlaqə*, sorğuda
    iştirak, rəy sorğu*, sorğumuz*, rəy*, qiymətləndir*, sifarişi izlə*, bağlamanı izlə*, sifariş* bax*, ödəyin, ödəniş
    et*, yüklə*, ətraflı*, daha çox*, mağaza*, bizi izlə*, cavab ver*, məktub almaq istəm*, siyahıdan çıx*, onlayn
    bax*, brauzerdə bax*, tez tez verilən*, faq, xəbərlər*, paylaş, filiallar*, tariflər*, qaydalar*, sənədlər,
    təlimat*, hamısına bax*, sifariş ver*, bron et*, izlə, kataloq*, bloqumuz*, bloqda, qaydaları, filial*, xəritə*,
    menyu*, çıxarış*, ətraflı bax*, oxu, oxuyun, məktubları dayandır*, istəmirəm, xəbərnamə*, çeki gör*, qəbzə bax*,
    sifarişim*, təkliflər*, şərhlər*, şərhi, göndərişi izlə*, minik talonu*, fakturanı yüklə*, təqvimə əlavə*, tətbiqi
    yüklə*, çatdırılmanı dəyiş, çatdırılma vaxtını dəyiş, hesabı ödə, rezervasiyanı dəyiş, ödəniş məlumatlarını yenilə,
    ödəniş üsulunu dəyiş, indi yenilə, abunəliyi uzat, sorğuya başla, cavab yaz, müraciət et, indi müraciət et, indi
    al, endirimlərə bax, alış verişə başla, kupondan istifadə et, vauçeri istifadə et, dostlarını dəvət et, dost dəvət
    et, tətbiqi endir, görüş təyin et, qəbula yazıl, təqvimimə əlavə et, görüşə qoşul, iclasa qoşul, bizimlə əlaqə,
    təhlükəsizlik parametrlərini yoxla, fəaliyyəti yoxla
  `,
  notMe: `
    istəməmisiniz*, səhvən, mən deyildim, siz deyilsiniz*, siz deyildiniz*, mən deyiləm, siz etməmisiniz*, tələb
    etməmisiniz*, sorğu göndərməmisiniz*, qeydiyyatdan keçməmisiniz*, tanımırsınız*, nəzərə alma*, rədd et*, imtina et*,
    ləğv et*, hesab* qoru*, başqa biri*, blokla, bloklayın, daxil olmursunuzsa, daxil olmamısınızsa, sən deyilsənsə,
    əhəmiyyət verməyin, heç nə etməyin, heç nə etmə, silə bilərsiniz, gözləmirdiniz*, xəbəriniz yoxdursa, saymayın,
    məhəl qoymayın, əgər bu siz deyilsinizsə, siz istəməmisinizsə, imtina, məktubu silin, siz istəmisinizsə də,
    istəməmisən*, başlatmamısınız*, mən etməmişəm, mən yox, fikrimi dəyişdim, bundan xəbəriniz, sizin deyilsə, cəhd
    etməmisinizsə, tanımırsan*, sizə aid deyil*, sənə aid deyil*, sizə məxsus deyil*, bu hesab sizin deyil*, bu cihaz
    sizin deyil*, sən deyildin*, siz etmədiniz*, sən etməmisən*, cəhd etməmisən*, cəhd etmirsiniz*, siz daxil
    olmamısınız*, icazə verməmisiniz*, sizin tərəfinizdən edilmə*, siz dəyişməmisiniz*, siz yaratmamısınız*, xəbəriniz
    olmadan, məlumatınız olmadan, razılığınız olmadan, icazəniz olmadan, bu səhvdirsə, səhv olduğunu düşünür*, yanlışlıq
    olduğunu düşünür*, yanlışlıqla almısınız*, ünvanınızı bu hesabdan, ünvanınızı hesabdan sil*, hesabınızı deaktiv
    edin, hesabınızı dondurun, şifrənizi dərhal dəyiş*, dərhal şifrənizi dəyiş*, parolunuzu dərhal dəyiş*, dərhal
    parolunuzu dəyiş*, şifrənizi dəyişməyi tövsiyə, parolunuzu dəyişməyi tövsiyə, bizə bildirin, bizə xəbər ver*, bizə
    məlumat verin, şübhəli fəaliyyəti bildir*, son fəaliyyətinizi yoxla*, bütün cihazlardan çıx*, dərhal bizimlə əlaqə,
    bizimlə dərhal əlaqə, dəyişikliyi geri qaytar*
  `,
  done: `
    təsdiqlənib, əlavə olundu, deaktiv edildi, yenilənib, dəyişdirildi, dəyişdirilib, dəyişdirdiniz, sıfırlandı,
    yeniləndi, uğurla, təsdiqləndi, təsdiq edildi, aktivləşdirildi, yeni giriş, giriş edildi, əlavə edildi, silindi,
    təsdiqlədiyiniz üçün təşəkkür*, dəyişdi, dəyişilib, silinib, əlavə edilib, aktivləşdirilib, söndürüldü, daxil
    oldunuz, daxil olunub, yeni cihazdan, qəbul etdi, qoşuldu, dəyişdirmisiniz, ödənildi, tamamlandı, təsdiqlədiniz,
    bağlandı, giriş qeydə alın*, abunəliyiniz ləğv edildi, abunəliyiniz ləğv edilib, abunəliyiniz ləğv olundu,
    abunəliyin ləğv edildi, abunəliyiniz dayandırıldı, abunəlikdən çıxdınız, abunəlikdən çıxmısınız, abunəlikdən
    çıxarıldınız, siyahıdan çıxarıldınız, siyahıdan silindiniz, siyahıdan çıxarılıb, artıq məktub almayacaqsınız, daha
    məktub almayacaqsınız, bundan sonra almayacaqsınız
  `,
  here: `
    buradan, linkə, linki, linkdən, bura, buraya, kliklə*, klik edin, basın, düymə*, keçid*, brauzer*, aşağıdakı link*,
    link, toxun*, ziyarət ed*, ünvan sətri*, açın, bu səhifə, bu ünvan, buradan keç*, düyməsin*, işləmirsə, açılmırsa,
    linki kopyala*, ünvanı kopyala*, növbəti səhifə*, aşağıdakı səhifə*
  `,
  onSite: `
    baglama*, catdirilma*, kuryer*, seyf*, postamat*, goturme*, teslim*, kassa*, qapi*, giris qapisi, wifi, wi fi,
    qebul vaxti, gorus*, bron*, bilet*, novbe*, masa nomresi*, masaniz*, gorus id, qonaq sebeke*, dayanacaq*, baqaj*,
    iclas id, iclasın id, iclas nömrəsi, iclas kodu, iclasa qoşul*, konfrans id, konfransın id, konfrans nömrəsi,
    konfrans kodu, konfransa qoşul*, zoom iclas*, onlayn iclas*, videozəng*, video zəng*, videokonfrans*, video
    konfrans*, videogörüş*, telekonfrans*, vebinar*, iştirakçı pin*, iştirakçının pin*, iştirakçı kodu, iştirakçı id,
    iştirakçı nömrəsi, gözləmə otağı, bina girişi, binanın girişi, binaya giriş, blokun girişi, darvaza*, şlaqbaum*,
    baryer*, domofon*, interkom*, foye*, vestibül*, lobbi*, pilləkən*, qaraj*, avtodayanacaq*, parkinq*, liftin,
    liftdə, açar qutusu, açarların təhvil*, asma kilid*, kodlu kilid*, kilidin kodu, şkaf*, paltar dolabı, soyunma
    otağı, qarderob*, velosiped dayanacağı, siqnalizasiya*, həyəcan siqnalı, alarm kodu, turniket*, enerji doldurma
    məntəqəsi, doldurma stansiyası, parkomat*, surətçıxaran*, kseroks*, printerin yanında, qonaq şəbəkəsi, simsiz
    şəbəkə, otaq nömrəsi, poçtamat*, təhvil məntəqəsi, təhvil alma, təhvil kodu, götürmə kodu, götürmə məntəqəsi,
    sifarişi götür*, sifarişi təhvil, götürməyə hazır, sürücüyə, poçtalyon*, poçt şöbəsi, ünvana çatdır*, növbə
    nömrəsi, növbə nömrəniz, gözləmə nömrəsi, pəncərə nömrəsi, piştaxta*, resepşn*, kassir*, avtobus sürücüsü,
    konduktor*, nəzarətçi*, minik talonu, təyyarəyə minik, mühafizəçi*, qəbulu təsdiq*, qəbul vaxtınız, həkim qəbulu,
    iştirakınızı, iştirakınız, iştirakı təsdiq*, davamiyyət*, gələcəksiniz, gələcəyəm, gəliş*, çatma vaxtı,
    ziyarətinizi təsdiq*, ziyarəti təsdiq*, otelə yerləşmə, check in, qeydiyyat otel*, qalma müddəti, sayğac*, malın
    qəbulu, malı aldı*, malların təhvil*, ekskursiya*, gəzinti icazəsi, valideyn iclası, müsahibə*, minişə, avtobusa
    miniş, özünəxidmət terminalı, oteldə,
    iclasın nömrəsi, iclasın identifikatoru, görüş identifikatoru, görüşün id, görüş nömrəsi, görüşün nömrəsi,
    konfransın nömrəsi, konfransın identifikatoru, vebinar id, vebinarın id, vebinarın nömrəsi, görüşə qoşulma,
    iclasa qoşulma linki, şəbəkənin adı, şəbəkə adı, wifi adı, wi fi adı, ssid, qonaq wifi, qonaq wi fi, qonaqlar
    üçün wi fi, qonaqlar üçün wifi, qonaqlar üçün internet, qonaq interneti, simsiz internet, simsiz şəbəkənin adı
  `,
  entryPlace: `
    pencere*, sehife*, ekran*, xana*, qutu*, tetbiq*, proqram*, brauzer*, sayt*, cihaz*, planset*, komputer*,
    televizor*, setir*, bolme, bolmesi*, sahesi*, bankomat*, çatda, çata, cata, bota, botda, isesalici*, genislenme*,
    panel*, portal*, konsol*, telefonda, müştəri proqram*, sahəsi*, sahədə, sahəyə, sahə, formada, formaya, formasına
  `,
  accountName: "istifadəçi adı, istifadəçi adınız, istifadəçi adın, hesab adı, ləqəb*",
  subjectLine: "mövzu sətri*, mövzusunda, məktubun mövzu*",
  outdated: `
    artıq etibarlı deyil, artıq işləmir, artıq keçərli deyil, artıq qüvvədə deyil, artıq yararsızdır, qüvvədən düşüb,
    qüvvədən düşmüşdür, qüvvəsini itirib, qüvvəsini itirmişdir, etibarını itirib, kod ləğv edil*, kod ləğv olunub,
    kodu ləğv etdik, kodu ləğv etmişik, ləğv edilmiş kod*, kod bloklan*, əvvəlki kod*, evvelki kod*, öncəki kod*,
    köhnə kod*, kohne kod*, ilk kod*, birinci kod*, səhərki kod*, bu səhərki, dünənki kod*, əvvəl göndərdiyimiz, əvvəl
    göndərilən, əvvəl göndərilmiş, səhər göndər*, dünən göndər*, kodun vaxtı bitib, kodun vaxtı keçib, kodun müddəti
    bitib, kodun müddəti başa çatıb, kodun vaxtı bitmişdir, vaxtı keçmiş kod*, artıq istifadə edilib, artıq istifadə
    olunub, artıq istifadə edilmişdir, istifadə olunmuş kod*, istifadə edilmiş kod*, istifadə etdiyiniz kod*, istifadə
    etdiyin kod*, yenidən istifadə edilə bilməz, təkrar istifadə edilə bilməz, bir daha istifadə edilə bilməz, kodun
    yerinə, kodun əvəzinə, kodu əvəz edir, kodu əvəz edən, daxil olmaq üçün istifadə edilib, əvvəlkini nəzərə almayın,
    müddəti bitdi, müddəti bitib, vaxtı bitdi, istifadə olundu, istifadə olunub, istifadə edilib,
    daxil etdiyiniz kod*, daxil etdiyiniz təsdiq kod*, daxil etdiyiniz sms kod*, daxil etdiyiniz otp kod*, daxil
    etdiyiniz pin kod*, daxil etdiyiniz pin, daxil etdiyiniz otp, daxil etdiyiniz birdəfəlik şifrə*, daxil etdiyiniz
    birdəfəlik parol*, daxil etdiyiniz şifrə, daxil etdiyiniz parol, daxil etdiyin kod*, daxil etdiyin təsdiq kod*,
    yazdığınız kod, yazdığınız kodu, yazdığınız təsdiq kodu, yığdığınız kod*, daxil edilən kod*, daxil edilən təsdiq
    kod*, daxil edilmiş kod*, tərəfinizdən daxil edilmiş kod*, tərəfinizdən daxil edilən kod*, kod daxil edildi, kod
    daxil edilib, kod daxil edilmişdir, kod qəbul edildi, kod qəbul edilib, kod qəbul olundu, kod təsdiqləndi, kod
    təsdiqlənib, kod təsdiq edildi, kod doğrulandı, kodu daxil etdiniz, kodu daxil etdin, kodu daxil etmisiniz, kodu
    daxil edildi, kodu daxil edilib, kodu yazdınız, kodu yığdınız, kodu qəbul edildi, kodu qəbul edilib, kodu qəbul
    olundu, kodu təsdiqləndi, kodunu daxil etdiniz, kodunu daxil etmisiniz, kodunu yazdınız, kodu ilə təsdiqləndi,
    kodu ilə təsdiqlənib, kodu ilə təsdiq edildi, kodu ilə təsdiqlədiniz, kodu ilə daxil oldunuz, kodu ilə giriş
    edildi, kodu ilə giriş edilib, kod ilə təsdiqləndi, kod ilə təsdiqlənib, kod ilə təsdiq edildi, kod ilə
    təsdiqlədiniz, kod ilə daxil oldunuz, kod ilə giriş edildi, kod ilə giriş edilib, kodla təsdiqləndi, kodla
    təsdiqlənib, kodla təsdiq edildi, kodla təsdiqlədiniz, kodla daxil oldunuz, kodla giriş edildi, kodla giriş
    edilib
  `,
  toRead: `
    oxumaq, oxuyun, baxmaq, baxın, tanış ol*, kəşf ed*, gözdən keçir*, hesabınıza keçin, hesabına keç, hesabıma keç,
    hesabınıza baxın, hesabıma bax, hesab səhifəniz*, şəxsi kabinet*, müştəri portalı*, müştəri kabineti*, idarə
    panelinə keç*, idarə panelini aç*, hesablarınıza baxın, internet bankçılıq*, onlayn bankçılıq*, sifarişinizi
    yoxlayın, sifarişinizə baxın, rezervasiyanızı yoxlayın, təfərrüatları yoxlayın, son fəaliyyət*, fəaliyyətinizi
    nəzərdən keçirin, cihazlarınızı idarə edin, nəyin dəyişdiyinə bax*, çatdırılma ünvanını yoxlayın, istifadə
    tarixçəniz*, sifarişi göstər, qaiməni endir, fakturaya bax, təfərrüatlara bax, məqaləni oxu, məqalənin davamı,
    idarəetmə panelini aç, portala keç, rezervasiyalarıma bax, mesaja bax, mesajı oxu, şərhə bax, paylaşıma bax, sənədi
    aç, faylı aç, fotoya bax, alboma bax, vakansiyaya bax, iş elanına bax, nəticələrə bax, hesabata bax, statusa bax,
    insidentə bax, faylı endir, məlumatları endir, yeniliklərə bax
  `,
  plural: "kodlar, kodları, kodların, kodlardan",
  fault: "xəta, xətası, nasazlıq*",
  codeWord: `
    sözünüz, sözü daxil edin, sözü yazın, bu sözü, bu söz, aşağıdakı söz*, kod söz*, kodlu söz*, açar söz, açar sözü,
    açar sözünüz, gizli söz*, məxfi söz*, giriş söz*, təsdiq söz*, təhlükəsizlik söz*, söz budur, birdəfəlik parol*,
    birdəfəlik şifrə*, bir dəfəlik parol*, bir dəfəlik şifrə*, günün parol*, günün şifrə*, bugünkü parol*, parol
    ifadə*, giriş ifadə*, gizli ifadə*, ifadəniz, hərflər, hərfləri, hecalar, hecaları, simvol ardıcıllığı, hərf
    ardıcıllığı, açarınız
  `,
  example: `
    məsələn, meselen, misal üçün, misal:, nümunə:, nümunə kod*, nümunə mesaj*, nümunə olaraq, kimi bir kod, kimi bir
    mesaj, belə görünür, bu cür görünür, buna bənzər, formatında, formatındadır, belə bir mesaj, belə mesaj, belə sms,
    aşağıdakı mesaj*, aşağıdakı sms*, mesaj aldı, sms aldı, mesaj gəldi, sms gəldi, mesajı aldım, yazılmış mesaj,
    deyilən mesaj, mesajda yazılıb*, saxta mesaj*, saxta sms*, dələduz ona, zərərçəkmiş*, dələduz ondan, şəklində bir
  `,
  matter: `
    məzuniyyət*, xəstəlik vərəq*, ezamiyyət*, xərc hesabat*, xərclərin ödənil*, iş vaxtından artıq, növbə dəyiş*,
    satınalma sorğu*, satınalma tələb*, razılığınızı gözləyir, təsdiqə təqdim ol*, təsdiq üçün təqdim ol*,
    razılaşdırma*, paylaşılan qovluq*, paylaşılmış qovluq*, qovluq paylaşdı, paylaşılan fayl*, paylaşılmış fayl*,
    paylaşılan sənəd*, sizinlə paylaşdı, fayl paylaşdı, yükləməyə hazır*, endirməyə hazır*, fayl ötür*, ixrac hazır*,
    ehtiyat nüsxə*, qoşma fayl*, əlavə edilmiş fayl*, qiymət təklif*, icarə müqavilə*, əmək müqavilə*, müqaviləni
    imzala*, sənədi imzala*, imza üçün, əmək haqqı vərəq*, qəbziniz, hesabdan çıxarış, sığorta polis*, sığorta
    şəhadətnamə*, şərh yazdı, yeni şərh*, sizi qeyd etdi, şərhinizə cavab, yeni paylaşım*, yeni mesajınız var, sualınıza
    cavab, rəy sorğusu, səsvermə*, səs verin, petisiya*, müzakirə*, yeni mövzu, tədbirə qatıl*, tədbirdə iştirak*,
    tədbirə dəvət*, iclas*, görüşə dəvət*, iştirak edəcəksiniz, gözləmə siyahı*, yer boşal*, seminar*, valideyn iclas*,
    rezervasiya*, moderator*, moderasiya*, karantin*, rəyçi*, tapşırıq*, tapşırığ*, dəstək sorğu*, layihəyə əlavə,
    lövhəyə əlavə, serverə əlavə, kursa yazıl*, disk sahə*, dolmaq üzrədir, poçt qutunuz dol*, profilinizi tamamla*,
    yeni cihaz qoşul*, bağlamanız, ianəniz, daşınmaz əmlak*, yadda saxlanmış axtarış*, iş müraciət*, namizəd*, qovluğunu
    paylaşdı, faylını paylaşdı, sənədini paylaşdı, lövhə paylaşdı, lövhəsini paylaşdı, albom paylaşdı, sizinlə
    paylaşıldı, sizinlə paylaşılıb, sizinlə paylaşılmış, paylaşılan təqvim*, kursa əlavə olundu*, kursa əlavə edil*,
    sizə tapşırıl*, təsdiq gözləyən sorğu*, təsdiqinizi gözləyən sorğu*, razılıq gözləyir, yoxlanılmağı gözləyir, mesajı
    geri götür*, yazını geri götür*, xərc* təsdiqi, yeni təklif aldınız, təklifi qəbul et*, imzanızı gözləyir,
    imzalanacaq sənəd*, məmnunluq sorğusu, sorğuda iştirak ed*, sorğunu doldur*, sorğu vərəqəsi, səsinizi verin, səs
    vermək, rəy bildir*, rəy yazdı, yazınıza şərh, yeni cavab yazıl*, cavab yazdı, adınızı çəkdi, faylı yüklə*, faylı
    endir*, faylları yüklə*, foto albom*, şəkil albomu, təqvim dəvət*, gündəlikdəki məsələ*, ümumi yığıncaq*, həkim
    qəbulu*, növbəniz təsdiq*, növbə nömrə*, boş yer var, sifarişiniz yola düş*, sifarişiniz göndəril*, sifarişiniz
    təsdiqləndi, sifarişiniz qəbul ol*, sifarişiniz ləğv*, yeni sifariş*, sifarişi izlə*, ödəniş qəbul ol*, ödənişiniz
    qəbul*, ödəniş uğursuz*, ödəniş alınmadı, ödəniş vaxtı keç*, ödənilməmiş faktura*, ödəniş xatırlatma*, hesab
    faktura*, fakturaya bax*, pulun qaytarılması, səbətinizdə qal*, hədiyyə kart*, yenidən satışda, məhsulu
    qiymətləndir*, ianəniz üçün, üzvlüyünüz yenilən*, abunəliyiniz yenilən*, yeni məqalə*, şəxsi mesaj*, oxunmamış
    mesaj*, yeni izləyici*, sizi izləməyə, dostluq sorğusu, dostluq təklifi, qrupa qoşuldu, qrupdan çıxdı, qrupdan
    çıxarıl*, həftəlik hesabat*, aylıq hesabat*, problem həll olun*, ehtiyat nüsxəsi, sizə tapşırıq təyin*, sınaq
    müddətiniz bit*, api açar*, randevunuz
  `,
  receipt: `
    qəbz, qəbziniz, kassa çeki, satış çeki, elektron çek, ödəniş qəbzi, alış veriş üçün təşəkkür*, alış verişiniz
    üçün təşəkkür*, alışınız üçün təşəkkür*, ödənişiniz üçün təşəkkür*, ödəniş qəbul edildi, ödəniş uğurla
    tamamlandı, ödənilmiş məbləğ, kartla ödənilib, ədv daxil, kassir*, fiskal id, müştəri nüsxəsi,
    terminal çeki, çek,
    rrn, terminal id, terminal nömrəsi, terminal no, pos terminal çeki, slip, kartınızdan silindi, kartınızdan
    silinib, hesabınızdan silindi, hesabınızdan silinib, kartınızdan çıxıldı, hesabınızdan çıxıldı, kartınızdan
    ödəniş edildi, kartınızla alış edildi, əməliyyatdan sonra qalıq, əməliyyatdan sonrakı balans, mövcud qalıq, cari
    qalıq, satıcı nüsxəsi, hesablanmış əmək haqqı, tutulmalar, cəmi tutulmalar,
    gross əmək haqqı, net əmək haqqı, ödəniləcək əmək haqqı, dsmf tutulması
  `,
};
