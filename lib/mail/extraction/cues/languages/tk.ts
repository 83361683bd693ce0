import type { Cues } from "@/lib/mail/extraction/cues/types";

export const tk: Cues = {
  code: `
    tassyklaýyş kod, tassyklaýyş kody*, tassyklaýyş koduň*, tassyklaýyş kodlary, tassyklama kod, tassyklama kody*,
    tassyklama koduň*, tassyklama kodlary, tassyklamak kod, tassyklamak kody*, tassyklamak koduň*, tassyklamak kodlary,
    barlag kod, barlag kody*, barlag koduň*, barlag kodlary, barlaýyş kod, barlaýyş kody*, barlaýyş koduň*, barlaýyş
    kodlary, giriş kod, giriş kody*, giriş koduň*, giriş kodlary, girmek kod, girmek kody*, girmek koduň*, girmek
    kodlary, howpsuzlyk kod, howpsuzlyk kody*, howpsuzlyk koduň*, howpsuzlyk kodlary, işjeňleşdirme kod, işjeňleşdirme
    kody*, işjeňleşdirme koduň*, işjeňleşdirme kodlary, işjeňleşdiriş kod, işjeňleşdiriş kody*, işjeňleşdiriş koduň*,
    işjeňleşdiriş kodlary, aktiwasiýa kod, aktiwasiýa kody*, aktiwasiýa koduň*, aktiwasiýa kodlary, dikeldiş kod,
    dikeldiş kody*, dikeldiş koduň*, dikeldiş kodlary, täzeden dikeltme kod, täzeden dikeltme kody*, täzeden dikeltme
    koduň*, täzeden dikeltme kodlary, hasaba alyş kod, hasaba alyş kody*, hasaba alyş koduň*, hasaba alyş kodlary,
    awtorizasiýa kod, awtorizasiýa kody*, awtorizasiýa koduň*, awtorizasiýa kodlary, töleg tassyklama kod, töleg
    tassyklama kody*, töleg tassyklama koduň*, töleg tassyklama kodlary, gol çekme kod, gol çekme kody*, gol çekme
    koduň*, gol çekme kodlary, iki ädimli kod, iki ädimli kody*, iki ädimli koduň*, iki ädimli kodlary, bir gezeklik
    kod, bir gezeklik kody*, bir gezeklik koduň*, bir gezeklik parol*, bir gezeklik açar söz*, bir gezeklik gizlin söz*,
    bir gezeklik pin kod*, birgezeklik kod, birgezeklik kody*, birgezeklik koduň*, birgezeklik parol*, birgezeklik açar
    söz*, birgezeklik gizlin söz*, birgezeklik pin kod*, bir sapar ulanylýan kod, bir sapar ulanylýan kody*, bir sapar
    ulanylýan koduň*, bir sapar ulanylýan parol*, bir sapar ulanylýan açar söz*, bir sapar ulanylýan gizlin söz*, bir
    sapar ulanylýan pin kod*, bir gezek ulanylýan kod, bir gezek ulanylýan kody*, bir gezek ulanylýan koduň*, bir gezek
    ulanylýan parol*, bir gezek ulanylýan açar söz*, bir gezek ulanylýan gizlin söz*, bir gezek ulanylýan pin kod*,
    wagtlaýyn kod, wagtlaýyn kody*, wagtlaýyn koduň*, wagtlaýyn parol*, wagtlaýyn açar söz*, wagtlaýyn gizlin söz*,
    wagtlaýyn pin kod*, gizlin kod, gizlin kody*, gizlin koduň*, gizlin parol*, gizlin açar söz*, gizlin gizlin söz*,
    gizlin pin kod*, täze kod, täze kody*, täze koduň*, täze parol*, täze açar söz*, täze gizlin söz*, täze pin kod*,
    siziň kod, siziň kody*, siziň koduň*, siziň parol*, siziň açar söz*, siziň gizlin söz*, siziň pin kod*, seniň kod,
    seniň kody*, seniň koduň*, seniň parol*, seniň açar söz*, seniň gizlin söz*, seniň pin kod*, bu kod, bu kody, bu
    kodlary, şu kod, şu kody, şu kodlary, aşakdaky kod, aşakdaky kody, aşakdaky kodlary, indiki kod, indiki kody, indiki
    kodlary, kodyňyz, kodyňyzy, koduňyz, koduňyzy, kody giriziň, kody ýazyň, kody ulanyň, kod iberildi, kod iberdik,
    tassyklaýyş belgisi, tassyklaýyş belgiňiz, tassyklaýyş sany, tassyklaýyş sanlary, tassyklama belgisi, tassyklama
    belgiňiz, tassyklama sany, tassyklama sanlary, barlag belgisi, barlag belgiňiz, barlag sany, barlag sanlary, giriş
    belgisi, giriş belgiňiz, giriş sany, giriş sanlary, howpsuzlyk belgisi, howpsuzlyk belgiňiz, howpsuzlyk sany,
    howpsuzlyk sanlary, bir gezeklik belgi, bir gezeklik san, bir gezeklik sanlar, bir gezeklik şifr, wagtlaýyn belgi,
    wagtlaýyn san, wagtlaýyn sanlar, wagtlaýyn şifr, sms kody, тассыклама коды, тассыклайыш коды, бир гезеклик код*
  `,
  maybeCode: `
    açar sözi, açar sözüňiz*, gizlin sözi, gizlin sözüňiz*, parolyňyz*, bu san, bu sany, bu sanlar, bu sanlary, bu
    belgi, bu belgini, bu belgiler, bu belgileri, bu harplar, bu harplary, bu sözi, bu açary, bu sifrleri, bu sifrler,
    bu simwollary, şu san, şu sany, şu sanlar, şu sanlary, şu belgi, şu belgini, şu belgiler, şu belgileri, şu harplar,
    şu harplary, şu sözi, şu açary, şu sifrleri, şu sifrler, şu simwollary, aşakdaky san, aşakdaky sany, aşakdaky
    sanlar, aşakdaky sanlary, aşakdaky belgi, aşakdaky belgini, aşakdaky belgiler, aşakdaky belgileri, aşakdaky harplar,
    aşakdaky harplary, aşakdaky sözi, aşakdaky açary, aşakdaky sifrleri, aşakdaky sifrler, aşakdaky simwollary, indiki
    san, indiki sany, indiki sanlar, indiki sanlary, indiki belgi, indiki belgini, indiki belgiler, indiki belgileri,
    indiki harplar, indiki harplary, indiki sözi, indiki açary, indiki sifrleri, indiki sifrler, indiki simwollary, alty
    sanly, alty belgili, alty sifrli, alty belgiden ybarat, alty sandan ybarat, alty belgi, dört sanly, dört belgili,
    dört sifrli, dört belgiden ybarat, dört sandan ybarat, dört belgi, bäş sanly, bäş belgili, bäş sifrli, bäş belgiden
    ybarat, bäş sandan ybarat, bäş belgi, sekiz sanly, sekiz belgili, sekiz sifrli, sekiz belgiden ybarat, sekiz sandan
    ybarat, sekiz belgi, pin kodyňyz*, siziň pin*, siziň açaryňyz
  `,
  other: `
    poçta kody*, ýurt kody*, şäher kody*, welaýat kody*, etrap kody*, sebit kody*, bank kody*, şahamça kody*, bölüm
    kody*, haryt kody*, önüm kody*, ýalňyşlyk kody*, säwlik kody*, ýagdaý kody*, gapy kody*, derweze kody*, domofon
    kody*, seýf kody*, gutujyk kody*, bukja kody*, alyş kody*, yzarlaýyş kody*, arzanladyş kody*, sowgat kody*, kupon
    kody*, çakylyk kody*, dost kody*, promo kody*, bonus kody*, bron kody*, petek kody*, bilet kody*, uçuş kody*, kurs
    kody*, ders kody*, modul kody*, synag kody*, topar kody*, mekdep kody*, işgär kody*, agza kody*, müşderi kody*,
    alyjy kody*, hyzmatdaş kody*, reňk kody*, model kody*, salgyt kody*, walýuta kody*, kesel kody*, ygtyýarnama kody*,
    çeşme kody*, amal kody*, töleg maksat kody*, duralga kody*, maslahat kody*, duşuşyk kody*, poçta indeks*, sargyt
    belgi*, sargyt nomeri*, zakaz belgi*, zakaz nomeri*, ýüztutma belgi*, ýüztutma nomeri*, arza belgi*, arza nomeri*,
    şikaýat belgi*, şikaýat nomeri*, şertnama belgi*, şertnama nomeri*, hasap belgi*, hasap nomeri*, hasap faktura
    belgi*, hasap faktura nomeri*, faktura belgi*, faktura nomeri*, çek belgi*, çek nomeri*, kwitansiýa belgi*,
    kwitansiýa nomeri*, bukja belgi*, bukja nomeri*, posylka belgi*, posylka nomeri*, yzarlaýyş belgi*, yzarlaýyş
    nomeri*, müşderi belgi*, müşderi nomeri*, alyjy belgi*, alyjy nomeri*, abonent belgi*, abonent nomeri*, agza belgi*,
    agza nomeri*, agzalyk belgi*, agzalyk nomeri*, işgär belgi*, işgär nomeri*, kart belgi*, kart nomeri*, kartyňyz
    belgi*, kartyňyz nomeri*, töleg belgi*, töleg nomeri*, amal belgi*, amal nomeri*, geleşik belgi*, geleşik nomeri*,
    bron belgi*, bron nomeri*, petek belgi*, petek nomeri*, bilet belgi*, bilet nomeri*, reýs belgi*, reýs nomeri*, uçuş
    belgi*, uçuş nomeri*, otly belgi*, otly nomeri*, wagon belgi*, wagon nomeri*, orun belgi*, orun nomeri*, otag
    belgi*, otag nomeri*, öý belgi*, öý nomeri*, nobat belgi*, nobat nomeri*, resminama belgi*, resminama nomeri*,
    pasport belgi*, pasport nomeri*, ätiýaçlandyryş belgi*, ätiýaçlandyryş nomeri*, iş belgi*, iş nomeri*, seriýa
    belgi*, seriýa nomeri*, model belgi*, model nomeri*, hasaba alyş belgi*, hasaba alyş nomeri*, awtoulag belgi*,
    awtoulag nomeri*, hasaplaýjy belgi*, hasaplaýjy nomeri*, telefon belgi*, telefon nomeri*, telefonyň belgi*,
    telefonyň nomeri*, el telefon belgi*, el telefon nomeri*, jübi telefon belgi*, jübi telefon nomeri*, habarlaşmak
    üçin belgi*, habarlaşmak üçin nomeri*, şahsy hasap belgi*, şahsy hasap nomeri*, bank hasabynyň belgi*, bank
    hasabynyň nomeri*, sargydyňyz*, sargytlaryňyz*, zakazyňyz*, jaň ediň, bize jaň ed*, gyzgyn liniýa, soňky dört san*,
    soňky dört sifr*, soňky dört belgi*, umumy möçber*, umumy mukdar*, umumy baha*, umumy jemi, jemi möçber*, jemi
    mukdar*, jemi baha*, jemi jemi, tölenmeli möçber*, tölenmeli mukdar*, tölenmeli baha*, tölenmeli jemi, töleg
    möçber*, töleg mukdar*, töleg baha*, töleg jemi, hasabyňyzdaky galyndy, hasap galyndysy, galyndy möçberi, manat
    möçberinde, manat tölendi, ştrih, ştrih kod*, qr kod*, ýalňyşlyk belgisi, säwlik belgisi, wi fi paroly, wi fi açar
    sözi, wi fi gizlin sözi, wifi paroly, wifi açar sözi, wifi gizlin sözi, köçesi jaýy, köçesiniň jaýy, jaý belgisi,
    wersiýa belgisi, hasaplaýjynyň görkezij*
  `,
  promo: `
    arzanladyş*, ýeňillikli baha*, aýratyn teklip*, ýörite teklip*, promokod ulan*, promo kod ulan*, sowgat karty*,
    sowgat kartasy*, sowgat sertifikat*, sowgat kupon*, bonus bally, bonus ballary, bonus ballar, bonus utuk*, wepalylyk
    bally, wepalylyk ballary, wepalylyk ballar, wepalylyk utuk*, häzir satyn al*, şu gün satyn al*, satyn almaga
    howluk*, sebediňiz*, söwda sebedi*, mugt eltip bermek, mugt eltip berme, mugt eltme, mugt iberme, dostlaryňyzy
    çagyr*, dostuňyzy çagyr*, dostlary çagyr*, baýraklar utuň, baýrak utuň, baýrakly oýun, bije*, bäsleşige gatnaş*,
    aksiýa gatnaş*, diňe şu gün arzan*, diňe bu gün arzan*, doglan günüňiz sowgad*, keşbek*, bahalar arzanla*, bahalar
    peseldi, tygşytlaň
  `,
  press: `
    bu sanda, bu makalada, bu neşirde, bu ýazgyda, şu sanda, şu makalada, şu neşirde, şu ýazgyda, hepdelik hasabat*,
    hepdelik jemleme*, hepdelik habarlar, aýlyk hasabat*, aýlyk jemleme*, aýlyk habarlar, ýyllyk hasabat*, ýyllyk
    jemleme*, ýyllyk habarlar, hepdäniň habarlary, günüň habarlary, habarlar býulleteni, täze wersiýada, täze makalalar,
    täze ýazgylar, soňky wersiýada, soňky makalalar, soňky ýazgylar, barlaglar görkezd*, barlag netijeleri görkezd*,
    sorag jogap görkezd*, alymlar anyklady, alymlar aýdýar, barlagçylar anyklady, barlagçylar aýdýar, okyjylarymyz,
    geçen aý bilen deňeşdir*, geçen ýyl bilen deňeşdir*, geçen hepde bilen deňeşdir*, öten aý bilen deňeşdir*, öten ýyl
    bilen deňeşdir*, öten hepde bilen deňeşdir*, ortaça hasap bilen, göterim artdy, kezzaplar barada, galplar barada
  `,
  business: `
    tassyklamak, tassyklaň, tassyklamagy, tassyklama, tassyklaýyş, hasabyňyz*, akkauntyňyz*, akkaunt, akkaunty,
    profiliňiz*, ulgama gir*, hasaba gir*, akkaunta gir*, saýta gir*, programma gir*, şahsy otag*, açar söz, açar sözi,
    açar sözüň*, gizlin sözi, gizlin sözüň*, parolyňyz*, paroly, parolyny, hasaba alyn*, hasaba durmak, hasaba alyş,
    agza bol*, howpsuzlyk, howpsuzlygy*, elektron poçta*, e poçta*, email salgy*, poçta salgy*, elektron salgy*, täze
    enjam*, täze brauzer*, başga enjam*, başga brauzer*, nätanyş enjam*, nätanyş brauzer*, dikeltmek, dikeldiş, täzeden
    dikelt*, bloklanan, blokdan çykar*, petiklendi, autentifikasiýa*, awtorizasiýa*, identifikasiýa*, şahsyýetiňizi
    tassykla*, şahsyýetiňizi tanat*, kimligiňizi tassykla*, kimligiňizi tanat*, özüňizi tassykla*, özüňizi tanat*,
    tölegi tassykla*, tölegi ýerine ýetir*, amaly tassykla*, amaly ýerine ýetir*, geleşigi tassykla*, geleşigi ýerine
    ýetir*, satyn almagy tassykla*, satyn almagy ýerine ýetir*, pul geçir*, çakylyk, çakylygy, sizi çagyrýar, sizi
    çagyrdy, gol çekmek, gol çekiň, resminama gol, salgyňyzy üýtget*, salgyňyzy çalyş*, salgyny üýtget*, salgyny çalyş*,
    belgiňizi üýtget*, belgiňizi çalyş*, telefon belgiňizi üýtget*, telefon belgiňizi çalyş*, iki ädimli, iki tapgyrly,
    iki faktorly, ulanyjy ady, girmek synanyş*, giriş synanyş*, girmek isleg*, giriş haýyş*, hasaby poz*, hasaby ýapmak,
    abunalygy tassykla*
  `,
  fleeting: `
    minut içinde, minut dowamynda, minut güýjünde, minut hereket ed*, minut geçenden, sagat içinde, sagat dowamynda,
    sagat güýjünde, sagat hereket ed*, sagat geçenden, sekunt içinde, sekunt dowamynda, sekunt güýjünde, sekunt hereket
    ed*, sekunt geçenden, gije gündiz içinde, gije gündiz dowamynda, gije gündiz güýjünde, gije gündiz hereket ed*, gije
    gündiz geçenden, minutdan soň, sagatdan soň, güýjüni ýitir*, güýjünde bolar, güýjünde galar, güýje eýe, hakyky
    bolar, möhleti gutar*, möhleti geçer, möhleti geçýär, möhleti dolýar, möhleti tamamlan*, wagty gutar*, wagty geçer,
    wagty geçýär, wagty dolýar, wagty tamamlan*, diňe bir gezek, bir gezek ulan*, diňe bir sapar, diňe şu gün güýj*,
    diňe bu gün güýj*, ýarym sagat*, on bäş minut, on minut, bäş minut, otuz minut, çenli güýjünde, çenli hereket edýär,
    çenli ulanyp bolýar
  `,
  secret: `
    hiç kime, hiç kim bilen, hiçkime, hiçkim bilen, başgalara, başga adamlara, başga biri bilen, üçünji taraplara,
    başgalar bilen paýlaşmaň, başgalar bilen bermäň, başgalar bilen aýtmaň, başgalar bilen görkezmäň, başgalar bilen
    ibermäň, başgalara paýlaşmaň, başgalara bermäň, başgalara aýtmaň, başgalara görkezmäň, başgalara ibermäň, kody
    paýlaşmaň, kody bermäň, kody aýtmaň, kody görkezmäň, kody ibermäň, paýlaşmaň, aýtmaň, aýan etmäň, hiç kime bermäň,
    gizlin saklaň, gizlin sakla, syr saklaň, hiç haçan soramaýar*, hiç haçan soramaz*, hiç haçan sorajak däl, hiç haçan
    talap etmez*, hiç wagt soramaýar*, hiç wagt soramaz*, hiç wagt sorajak däl, hiç wagt talap etmez*, sizden soramaz*,
    sizden soramaýar*, işgärlerimiz hiç, biziň işgärlerimiz hiç, bank işgärleri hiç, kody soraýan*, paroly soraýan*
  `,
  enter: `
    kody giriz*, kody ýaz*, kody ulan*, kody göçür*, kody salyň, sany giriz*, sany ýaz*, sany ulan*, sany göçür*, sany
    salyň, sanlary giriz*, sanlary ýaz*, sanlary ulan*, sanlary göçür*, sanlary salyň, belgini giriz*, belgini ýaz*,
    belgini ulan*, belgini göçür*, belgini salyň, paroly giriz*, paroly ýaz*, paroly ulan*, paroly göçür*, paroly salyň,
    açar sözi giriz*, açar sözi ýaz*, açar sözi ulan*, açar sözi göçür*, açar sözi salyň, gizlin sözi giriz*, gizlin
    sözi ýaz*, gizlin sözi ulan*, gizlin sözi göçür*, gizlin sözi salyň, giriziň, girizmeli, girizmek üçin, girizseňiz,
    ýazmaly, göçürip alyň, göçürip ýaz*, şu kody ulan*, ulanyň, kody soralar, kod soralar, koduny sorar, kod gerek
    bolar, jogap hökmünde ýaz*, jogap hökmünde iber*
  `,
  complete: `
    elektron poçtaňyzy tassykla, elektron poçtaňyzy tassyklaň, elektron poçtaňyzy tassyklama*, elektron poçtaňyzy
    tassyklaý*, elektron poçtany tassykla, elektron poçtany tassyklaň, elektron poçtany tassyklama*, elektron poçtany
    tassyklaý*, elektron poçta salgyňyzy tassykla, elektron poçta salgyňyzy tassyklaň, elektron poçta salgyňyzy
    tassyklama*, elektron poçta salgyňyzy tassyklaý*, e poçtaňyzy tassykla, e poçtaňyzy tassyklaň, e poçtaňyzy
    tassyklama*, e poçtaňyzy tassyklaý*, e poçta salgyňyzy tassykla, e poçta salgyňyzy tassyklaň, e poçta salgyňyzy
    tassyklama*, e poçta salgyňyzy tassyklaý*, email salgyňyzy tassykla, email salgyňyzy tassyklaň, email salgyňyzy
    tassyklama*, email salgyňyzy tassyklaý*, poçtaňyzy tassykla, poçtaňyzy tassyklaň, poçtaňyzy tassyklama*, poçtaňyzy
    tassyklaý*, salgyňyzy tassykla, salgyňyzy tassyklaň, salgyňyzy tassyklama*, salgyňyzy tassyklaý*, salgyny tassykla,
    salgyny tassyklaň, salgyny tassyklama*, salgyny tassyklaý*, hasabyňyzy tassykla, hasabyňyzy tassyklaň, hasabyňyzy
    tassyklama*, hasabyňyzy tassyklaý*, hasaby tassykla, hasaby tassyklaň, hasaby tassyklama*, hasaby tassyklaý*,
    akkauntyňyzy tassykla, akkauntyňyzy tassyklaň, akkauntyňyzy tassyklama*, akkauntyňyzy tassyklaý*, akkaunty tassykla,
    akkaunty tassyklaň, akkaunty tassyklama*, akkaunty tassyklaý*, hasaba alynmagyňyzy tassykla, hasaba alynmagyňyzy
    tassyklaň, hasaba alynmagyňyzy tassyklama*, hasaba alynmagyňyzy tassyklaý*, hasaba alynmagy tassykla, hasaba
    alynmagy tassyklaň, hasaba alynmagy tassyklama*, hasaba alynmagy tassyklaý*, hasaba alnyşy tassykla, hasaba alnyşy
    tassyklaň, hasaba alnyşy tassyklama*, hasaba alnyşy tassyklaý*, abunalygyňyzy tassykla, abunalygyňyzy tassyklaň,
    abunalygyňyzy tassyklama*, abunalygyňyzy tassyklaý*, abunalygy tassykla, abunalygy tassyklaň, abunalygy tassyklama*,
    abunalygy tassyklaý*, abuna ýazylmagy tassykla, abuna ýazylmagy tassyklaň, abuna ýazylmagy tassyklama*, abuna
    ýazylmagy tassyklaý*, şahsyýetiňizi tassykla, şahsyýetiňizi tassyklaň, şahsyýetiňizi tassyklama*, şahsyýetiňizi
    tassyklaý*, kimligiňizi tassykla, kimligiňizi tassyklaň, kimligiňizi tassyklama*, kimligiňizi tassyklaý*, girişi
    tassykla, girişi tassyklaň, girişi tassyklama*, girişi tassyklaý*, girmegi tassykla, girmegi tassyklaň, girmegi
    tassyklama*, girmegi tassyklaý*, girişiňizi tassykla, girişiňizi tassyklaň, girişiňizi tassyklama*, girişiňizi
    tassyklaý*, üýtgetmegi tassykla, üýtgetmegi tassyklaň, üýtgetmegi tassyklama*, üýtgetmegi tassyklaý*, üýtgeşmäni
    tassykla, üýtgeşmäni tassyklaň, üýtgeşmäni tassyklama*, üýtgeşmäni tassyklaý*, telefon belgiňizi tassykla, telefon
    belgiňizi tassyklaň, telefon belgiňizi tassyklama*, telefon belgiňizi tassyklaý*, pozmagy tassykla, pozmagy
    tassyklaň, pozmagy tassyklama*, pozmagy tassyklaý*, elektron poçtaňyzy barla*, e poçtaňyzy barla*, salgyňyzy barla*,
    açar sözi täzele*, açar sözi täzeden dikelt*, açar sözi täzeden düz*, açar sözi täzeden goý*, açar sözi dikelt*,
    açar sözi üýtget*, açar sözi üýtgediň, açar sözi çalyşmak, açar sözi çalşyň, açar sözi belläň, açar sözi goýuň, açar
    sözi döret*, açar sözi döred*, açar sözi saýla*, açar sözüňizi täzele*, açar sözüňizi täzeden dikelt*, açar sözüňizi
    täzeden düz*, açar sözüňizi täzeden goý*, açar sözüňizi dikelt*, açar sözüňizi üýtget*, açar sözüňizi üýtgediň, açar
    sözüňizi çalyşmak, açar sözüňizi çalşyň, açar sözüňizi belläň, açar sözüňizi goýuň, açar sözüňizi döret*, açar
    sözüňizi döred*, açar sözüňizi saýla*, gizlin sözi täzele*, gizlin sözi täzeden dikelt*, gizlin sözi täzeden düz*,
    gizlin sözi täzeden goý*, gizlin sözi dikelt*, gizlin sözi üýtget*, gizlin sözi üýtgediň, gizlin sözi çalyşmak,
    gizlin sözi çalşyň, gizlin sözi belläň, gizlin sözi goýuň, gizlin sözi döret*, gizlin sözi döred*, gizlin sözi
    saýla*, gizlin sözüňizi täzele*, gizlin sözüňizi täzeden dikelt*, gizlin sözüňizi täzeden düz*, gizlin sözüňizi
    täzeden goý*, gizlin sözüňizi dikelt*, gizlin sözüňizi üýtget*, gizlin sözüňizi üýtgediň, gizlin sözüňizi çalyşmak,
    gizlin sözüňizi çalşyň, gizlin sözüňizi belläň, gizlin sözüňizi goýuň, gizlin sözüňizi döret*, gizlin sözüňizi
    döred*, gizlin sözüňizi saýla*, paroly täzele*, paroly täzeden dikelt*, paroly täzeden düz*, paroly täzeden goý*,
    paroly dikelt*, paroly üýtget*, paroly üýtgediň, paroly çalyşmak, paroly çalşyň, paroly belläň, paroly goýuň, paroly
    döret*, paroly döred*, paroly saýla*, parolyňyzy täzele*, parolyňyzy täzeden dikelt*, parolyňyzy täzeden düz*,
    parolyňyzy täzeden goý*, parolyňyzy dikelt*, parolyňyzy üýtget*, parolyňyzy üýtgediň, parolyňyzy çalyşmak,
    parolyňyzy çalşyň, parolyňyzy belläň, parolyňyzy goýuň, parolyňyzy döret*, parolyňyzy döred*, parolyňyzy saýla*,
    täze açar sözi döre*, täze açar sözi goý*, täze açar sözi bell*, täze açar sözi saýla*, täze açar sözi giriz*, täze
    açar söz döre*, täze açar söz goý*, täze açar söz bell*, täze açar söz saýla*, täze açar söz giriz*, täze açar
    sözüňizi döre*, täze açar sözüňizi goý*, täze açar sözüňizi bell*, täze açar sözüňizi saýla*, täze açar sözüňizi
    giriz*, täze gizlin söz döre*, täze gizlin söz goý*, täze gizlin söz bell*, täze gizlin söz saýla*, täze gizlin söz
    giriz*, täze gizlin sözi döre*, täze gizlin sözi goý*, täze gizlin sözi bell*, täze gizlin sözi saýla*, täze gizlin
    sözi giriz*, täze parol döre*, täze parol goý*, täze parol bell*, täze parol saýla*, täze parol giriz*, täze paroly
    döre*, täze paroly goý*, täze paroly bell*, täze paroly saýla*, täze paroly giriz*, hasabyňyzy işjeňleşdir*,
    hasabyňyzy aktiwleşdir*, hasabyňyzy dikelt*, hasabyňyzy blokdan çykar*, hasabyňyzy döretmek, hasabyňyzy dörediň,
    hasabyňyzy açyň, hasaby işjeňleşdir*, hasaby aktiwleşdir*, hasaby dikelt*, hasaby blokdan çykar*, hasaby döretmek,
    hasaby dörediň, hasaby açyň, akkauntyňyzy işjeňleşdir*, akkauntyňyzy aktiwleşdir*, akkauntyňyzy dikelt*,
    akkauntyňyzy blokdan çykar*, akkauntyňyzy döretmek, akkauntyňyzy dörediň, akkauntyňyzy açyň, akkaunty işjeňleşdir*,
    akkaunty aktiwleşdir*, akkaunty dikelt*, akkaunty blokdan çykar*, akkaunty döretmek, akkaunty dörediň, akkaunty
    açyň, hasaba alynmagy tamamla*, hasaba alynmagy gutar*, hasaba alynmagyňyzy tamamla*, hasaba alynmagyňyzy gutar*,
    hasaba alnyşy tamamla*, hasaba alnyşy gutar*, çakylygy kabul et*, çakylygyňyzy kabul et*, çakylygy kabul ediň,
    çakylygyňyzy kabul ediň, topara goşulyň, topara goşulmak, topara goşul, toparymyza goşulyň, toparymyza goşulmak,
    toparymyza goşul, taslama goşulyň, taslama goşulmak, taslama goşul, girişi rugsat ber*, girişi makulla*, girmegi
    rugsat ber*, girmegi makulla*, enjamy rugsat ber*, enjamy makulla*, girmäge rugsat ber*, girişe rugsat ber*, hawa bu
    men, tassyklama baglanyşygy*, tassyklama salgylanmasy*, tassyklama çelgisi*, tassyklaýyş baglanyşygy*, tassyklaýyş
    salgylanmasy*, tassyklaýyş çelgisi*, işjeňleşdirme baglanyşygy*, işjeňleşdirme salgylanmasy*, işjeňleşdirme
    çelgisi*, giriş baglanyşygy*, giriş salgylanmasy*, giriş çelgisi*, dikeldiş baglanyşygy*, dikeldiş salgylanmasy*,
    dikeldiş çelgisi*, hasabymy pozmak, hasabymy pozuň, hasabymy ýapmak, akkauntymy pozmak, akkauntymy pozuň, akkauntymy
    ýapmak
  `,
  act: `
    tassyklaň, tassyklamak üçin, tassyklaýaryn, işjeňleşdiriň, işjeňleşdirmek üçin, kabul ediň, kabul edýärin, rugsat
    beriň, rugsat berýärin, dowam ediň, dowam etmek üçin, tamamlaň, tamamlamak üçin, goşulyň, blokdan çykaryň, soňky
    ädim, ýene bir ädim, bir ädim galdy, diýen ýaly taýýar
  `,
  signIn: `
    ulgama giriň, ulgama girmek, ulgama girmek üçin, ulgama girmäge, hasabyňyza giriň, hasabyňyza girmek, hasabyňyza
    girmek üçin, hasabyňyza girmäge, hasaba giriň, hasaba girmek, hasaba girmek üçin, hasaba girmäge, akkauntyňyza
    giriň, akkauntyňyza girmek, akkauntyňyza girmek üçin, akkauntyňyza girmäge, akkaunta giriň, akkaunta girmek,
    akkaunta girmek üçin, akkaunta girmäge, şahsy otagyňyza giriň, şahsy otagyňyza girmek, şahsy otagyňyza girmek üçin,
    şahsy otagyňyza girmäge, programmany açyň, programmany açmak, girmek üçin basyň, häzir giriň, şu ýerden giriň
  `,
  never: `
    abunalykdan çykmak, abunalykdan çykyň, abunalykdan ýüz öwürmek, abunalykdan ýüz öwrüň, abunalykdan boýun gaçyr*,
    abunadan çykmak, abunadan çykyň, abunadan ýüz öwürmek, abunadan ýüz öwrüň, abunadan boýun gaçyr*, habarlardan
    çykmak, habarlardan çykyň, habarlardan ýüz öwürmek, habarlardan ýüz öwrüň, habarlardan boýun gaçyr*, hatlardan
    çykmak, hatlardan çykyň, hatlardan ýüz öwürmek, hatlardan ýüz öwrüň, hatlardan boýun gaçyr*, iberişden çykmak,
    iberişden çykyň, iberişden ýüz öwürmek, iberişden ýüz öwrüň, iberişden boýun gaçyr*, abunalygy ýatyr*, abunalygy bes
    et*, abunalygy bes ediň, abunalygy dolandyr*, abunalygy üýtget*, abunalygy goýbolsun*, abunalygyňyzy ýatyr*,
    abunalygyňyzy bes et*, abunalygyňyzy bes ediň, abunalygyňyzy dolandyr*, abunalygyňyzy üýtget*, abunalygyňyzy
    goýbolsun*, abunany ýatyr*, abunany bes et*, abunany bes ediň, abunany dolandyr*, abunany üýtget*, abunany
    goýbolsun*, hat almak islemeseňiz, habar almak islemeseňiz, hatlary almak islemeseňiz, habarlary almak islemeseňiz,
    hatlary almagy bes, hatlary almagy goý*, habarlary almagy bes, habarlary almagy goý*, sanawdan çykmak, sanawdan
    çykyň, hat sanawyndan çykmak, hat sanawyndan çykyň, bildiriş sazlama*, bildiriş düzgünleme*, bildiriş parametr*,
    habarnama sazlama*, habarnama düzgünleme*, habarnama parametr*, hasap sazlama*, hasap düzgünleme*, hasap parametr*,
    akkaunt sazlama*, akkaunt düzgünleme*, akkaunt parametr*, howpsuzlyk sazlama*, howpsuzlyk düzgünleme*, howpsuzlyk
    parametr*, poçta sazlama*, poçta düzgünleme*, poçta parametr*, abuna sazlama*, abuna düzgünleme*, abuna parametr*,
    abunalyk sazlama*, abunalyk düzgünleme*, abunalyk parametr*, gizlinlik sazlama*, gizlinlik parametr*, sazlamalary
    üýtget*, sazlamalary aç*, sazlamalary dolandyr*, sazlamalary geç*, sazlamalaryňyzy üýtget*, sazlamalaryňyzy aç*,
    sazlamalaryňyzy dolandyr*, sazlamalaryňyzy geç*, sazlamalara üýtget*, sazlamalara aç*, sazlamalara dolandyr*,
    sazlamalara geç*, brauzerde gör*, brauzerde aç*, brauzerde oka*, onlaýn gör*, onlaýn aç*, onlaýn oka*, web wersiýada
    gör*, web wersiýada aç*, web wersiýada oka*, internetde gör*, internetde aç*, internetde oka*, sargydy gör*, sargydy
    açmak, sargydy okamak, sargydy ýükle*, sargydyňyzy gör*, sargydyňyzy açmak, sargydyňyzy okamak, sargydyňyzy ýükle*,
    sargydymy gör*, sargydymy açmak, sargydymy okamak, sargydymy ýükle*, zakazy gör*, zakazy açmak, zakazy okamak,
    zakazy ýükle*, fakturany gör*, fakturany açmak, fakturany okamak, fakturany ýükle*, çegi gör*, çegi açmak, çegi
    okamak, çegi ýükle*, kwitansiýany gör*, kwitansiýany açmak, kwitansiýany okamak, kwitansiýany ýükle*, petegi gör*,
    petegi açmak, petegi okamak, petegi ýükle*, hasabaty gör*, hasabaty açmak, hasabaty okamak, hasabaty ýükle*, habary
    gör*, habary açmak, habary okamak, habary ýükle*, teswiri gör*, teswiri açmak, teswiri okamak, teswiri ýükle*,
    resminamany gör*, resminamany açmak, resminamany okamak, resminamany ýükle*, faýly gör*, faýly açmak, faýly okamak,
    faýly ýükle*, jikme jikligi gör*, jikme jikligi açmak, jikme jikligi okamak, jikme jikligi ýükle*, hemmesini gör*,
    hemmesini açmak, hemmesini okamak, hemmesini ýükle*, doly maglumaty gör*, doly maglumaty açmak, doly maglumaty
    okamak, doly maglumaty ýükle*, sargydy yzarla*, sargydyňyzy yzarla*, bukjany yzarla*, bukjaňyzy yzarla*, posylkany
    yzarla*, eltip bermegi yzarla*, dowamyny okamak, dowamyny okaň, dowamyny oka, doly okamak, doly okaň, doly oka, doly
    makalany okamak, doly makalany okaň, doly makalany oka, makalany okamak, makalany okaň, makalany oka, giňişleýin
    okamak, giňişleýin okaň, giňişleýin oka, has köp bilmek, has köp biliň, has köp öwren*, has köp alyň, köpräk bilmek,
    köpräk biliň, köpräk öwren*, köpräk alyň, giňişleýin bilmek, giňişleýin biliň, giňişleýin öwren*, giňişleýin alyň,
    doly maglumat bilmek, doly maglumat biliň, doly maglumat öwren*, doly maglumat alyň, biz bilen habarlaş*, bize
    ýazyň, bize ýazmak, habarlaşmak üçin, kömek merkezi, goldaw gullugy, kömek gerekmi, ýardam merkezi, ýygy ýygydan
    berilýän sorag*, köp soralýan sorag*, köp berilýän sorag*, gizlinlik syýasat*, gizlinlik düzgün*, şahsy maglumatlar
    syýasat*, şahsy maglumatlar düzgün*, ulanyş şertleri, ulanyş düzgünleri, ulanmak şertleri, ulanmak düzgünleri,
    hyzmat şertleri, hyzmat düzgünleri, ulanyjy ylalaşyg*, biz barada, biz hakynda, bize ýazylyň, bizi yzarlaň,
    programmany ýükle*, programmany göçürip al*, programmany gurnaň, goşundyny ýükle*, goşundyny göçürip al*, goşundyny
    gurnaň, faýly göçürip al*, faýly gurnaň, häzir töle*, hasaby töle*, tölegi geçir*, dükana geç*, dükana gir*, saýta
    geç*, saýtymyza, baha beriň, teswir ýaz*, teswir galdyr*, sorag jogaba gatnaş*, pikiriňizi ýaz*, jogap ýaz*, jogap
    bermek, paýlaşmak, paýlaşyň, senenama goş*, kartada görmek, dostlary çagyr*, baş sahypa*
  `,
  notMe: `
    bu siz däl, siz däl bolsaňyz, siz bolmasaňyz, bu siz bolmasaňyz, sen däl bolsaň, bu men däl, men däl, siz däldiňiz,
    haýyş etmedik bolsaňyz, soramadyk bolsaňyz, talap etmedik bolsaňyz, hasaba alynmadyk bolsaňyz, ibermedik bolsaňyz,
    üýtgetmedik bolsaňyz, garaşmadyk bolsaňyz, etmedik bolsaňyz, haýyş etmeseňiz, soramasaňyz, tanamasaňyz, tanamaýan
    bolsaňyz, haty üns ber*, haty äsgermezlik*, haty pozuň, haty äsgermäň, haty hasaba almaň, habary üns ber*, habary
    äsgermezlik*, habary pozuň, habary äsgermäň, habary hasaba almaň, haýyşy üns ber*, haýyşy äsgermezlik*, haýyşy
    pozuň, haýyşy äsgermäň, haýyşy hasaba almaň, bu haty üns ber*, bu haty äsgermezlik*, bu haty pozuň, bu haty
    äsgermäň, bu haty hasaba almaň, bu habary üns ber*, bu habary äsgermezlik*, bu habary pozuň, bu habary äsgermäň, bu
    habary hasaba almaň, hata üns bermäň, habara üns bermäň, üns bermäň, äsgermezlik ediň, hiç zat etmek gerek däl, hiç
    zat etmeli däl, hiç hili çäre, başga biri siziň, başga biri ýalňyş, başga biri girmäge, başga bir adam siziň, başga
    bir adam ýalňyş, başga bir adam girmäge, kimdir biri siziň, kimdir biri ýalňyş, kimdir biri girmäge, ýalňyşlyk
    bilen, säwlik bilen, çakylygy ret et*, çakylygy ret ediň, çakylygy ýatyr*, girişi ret et*, girişi ret ediň, girişi
    ýatyr*, haýyşy ret et*, haýyşy ret ediň, haýyşy ýatyr*, derrew bize, derrew parol*, derrew açar söz*, derrew gizlin
    söz*, derrew habar, haýal etmän bize, haýal etmän parol*, haýal etmän açar söz*, haýal etmän gizlin söz*, haýal
    etmän habar, gijikdirmän bize, gijikdirmän parol*, gijikdirmän açar söz*, gijikdirmän gizlin söz*, gijikdirmän
    habar, bize habar beriň, hasabyňyzy gora*, akkauntyňyzy gora*
  `,
  done: `
    üstünlikli tassykla*, üstünlikli üýtged*, üstünlikli gir*, üstünlikli hasaba al*, üstünlikli täzelen*, üstünlikli
    tamamlan*, üstünlikli işjeňleş*, üstünlikli pozul*, üstünlikli ýerine ýet*, üstünlikli tölen*, üstünlikli dikeld*,
    üstünlik bilen tassykla*, üstünlik bilen üýtged*, üstünlik bilen gir*, üstünlik bilen hasaba al*, üstünlik bilen
    täzelen*, üstünlik bilen tamamlan*, üstünlik bilen işjeňleş*, üstünlik bilen pozul*, üstünlik bilen ýerine ýet*,
    üstünlik bilen tölen*, üstünlik bilen dikeld*, açar sözüňiz üýtged*, açar sözüňiz täzelendi, açar sözüňiz
    tassyklan*, açar sözüňiz işjeňleşdiril*, açar sözüňiz pozuldy, açar sözüňiz döredildi, açar sözüňiz dikeldildi, açar
    sözüňiz kabul edildi, açar sözüňiz bloklandy, açar sözüňiz ýapyldy, açar sözüňiz ýatyryldy, gizlin sözüňiz üýtged*,
    gizlin sözüňiz täzelendi, gizlin sözüňiz tassyklan*, gizlin sözüňiz işjeňleşdiril*, gizlin sözüňiz pozuldy, gizlin
    sözüňiz döredildi, gizlin sözüňiz dikeldildi, gizlin sözüňiz kabul edildi, gizlin sözüňiz bloklandy, gizlin sözüňiz
    ýapyldy, gizlin sözüňiz ýatyryldy, parolyňyz üýtged*, parolyňyz täzelendi, parolyňyz tassyklan*, parolyňyz
    işjeňleşdiril*, parolyňyz pozuldy, parolyňyz döredildi, parolyňyz dikeldildi, parolyňyz kabul edildi, parolyňyz
    bloklandy, parolyňyz ýapyldy, parolyňyz ýatyryldy, parol üýtged*, parol täzelendi, parol tassyklan*, parol
    işjeňleşdiril*, parol pozuldy, parol döredildi, parol dikeldildi, parol kabul edildi, parol bloklandy, parol
    ýapyldy, parol ýatyryldy, salgyňyz üýtged*, salgyňyz täzelendi, salgyňyz tassyklan*, salgyňyz işjeňleşdiril*,
    salgyňyz pozuldy, salgyňyz döredildi, salgyňyz dikeldildi, salgyňyz kabul edildi, salgyňyz bloklandy, salgyňyz
    ýapyldy, salgyňyz ýatyryldy, belgiňiz üýtged*, belgiňiz täzelendi, belgiňiz tassyklan*, belgiňiz işjeňleşdiril*,
    belgiňiz pozuldy, belgiňiz döredildi, belgiňiz dikeldildi, belgiňiz kabul edildi, belgiňiz bloklandy, belgiňiz
    ýapyldy, belgiňiz ýatyryldy, hasabyňyz üýtged*, hasabyňyz täzelendi, hasabyňyz tassyklan*, hasabyňyz işjeňleşdiril*,
    hasabyňyz pozuldy, hasabyňyz döredildi, hasabyňyz dikeldildi, hasabyňyz kabul edildi, hasabyňyz bloklandy, hasabyňyz
    ýapyldy, hasabyňyz ýatyryldy, akkauntyňyz üýtged*, akkauntyňyz täzelendi, akkauntyňyz tassyklan*, akkauntyňyz
    işjeňleşdiril*, akkauntyňyz pozuldy, akkauntyňyz döredildi, akkauntyňyz dikeldildi, akkauntyňyz kabul edildi,
    akkauntyňyz bloklandy, akkauntyňyz ýapyldy, akkauntyňyz ýatyryldy, sargydyňyz üýtged*, sargydyňyz täzelendi,
    sargydyňyz tassyklan*, sargydyňyz işjeňleşdiril*, sargydyňyz pozuldy, sargydyňyz döredildi, sargydyňyz dikeldildi,
    sargydyňyz kabul edildi, sargydyňyz bloklandy, sargydyňyz ýapyldy, sargydyňyz ýatyryldy, tölegiňiz üýtged*,
    tölegiňiz täzelendi, tölegiňiz tassyklan*, tölegiňiz işjeňleşdiril*, tölegiňiz pozuldy, tölegiňiz döredildi,
    tölegiňiz dikeldildi, tölegiňiz kabul edildi, tölegiňiz bloklandy, tölegiňiz ýapyldy, tölegiňiz ýatyryldy,
    abunalygyňyz üýtged*, abunalygyňyz täzelendi, abunalygyňyz tassyklan*, abunalygyňyz işjeňleşdiril*, abunalygyňyz
    pozuldy, abunalygyňyz döredildi, abunalygyňyz dikeldildi, abunalygyňyz kabul edildi, abunalygyňyz bloklandy,
    abunalygyňyz ýapyldy, abunalygyňyz ýatyryldy, täze giriş, täze enjamdan giriş, täze enjamdan girildi, hasabyňyza
    girildi, hasabyňyza täze, siz üýtgetdiňiz, siz tassykladyňyz, siz girdiňiz, tassyklanyňyz üçin sag boluň, çakylygy
    kabul etdi, çakylygyňyzy kabul etdi, topara goşuldy, töleg kabul edildi, töleg geçdi, abunalykdan çykdyňyz, sanawdan
    çykaryldyňyz, mundan beýläk hat almarsyňyz
  `,
  here: `
    şu ýere basyň, şu ýere bas, şu ýere basmak, şu ýerde basyň, şu ýerde bas, şu ýerde basmak, bu ýere basyň, bu ýere
    bas, bu ýere basmak, şu ýerden basyň, şu ýerden bas, şu ýerden basmak, düwmä bas*, düwmä geç*, düwmä açyň, düwmesine
    bas*, düwmesine geç*, düwmesine açyň, düwmäni bas*, düwmäni geç*, düwmäni açyň, baglanyşyga bas*, baglanyşyga geç*,
    baglanyşyga açyň, baglanyşygy bas*, baglanyşygy geç*, baglanyşygy açyň, salgylanma bas*, salgylanma geç*, salgylanma
    açyň, salgylanmany bas*, salgylanmany geç*, salgylanmany açyň, çelgä bas*, çelgä geç*, çelgä açyň, şu düwmä, şu
    düwmäni, şu baglanyşyk, şu baglanyşyga, şu baglanyşygy, şu salgylanma, şu salgylanmany, şu sahypa, şu sahypany, bu
    düwmä, bu düwmäni, bu baglanyşyk, bu baglanyşyga, bu baglanyşygy, bu salgylanma, bu salgylanmany, bu sahypa, bu
    sahypany, aşakdaky düwmä, aşakdaky düwmäni, aşakdaky baglanyşyk, aşakdaky baglanyşyga, aşakdaky baglanyşygy,
    aşakdaky salgylanma, aşakdaky salgylanmany, aşakdaky sahypa, aşakdaky sahypany, baglanyşyk arkaly, salgylanma
    arkaly, baglanyşyk işlemese, düwme işlemese, baglanyşygy göçür*, salgylanmany göçür*, brauzeriňize goýuň,
    brauzeriňize ýapyşdyryň, brauzeriňize göçüriň, brauzere goýuň, brauzere ýapyşdyryň, brauzere göçüriň, salgy setirine
    goýuň, salgy setirine ýapyşdyryň, salgy setirine göçüriň
  `,
  onSite: `
    bukjaňyz*, posylkaňyz*, poçta bölümi*, alyş nokady, sargydy almak, almaga taýýar, eltip beriji*, eltip bermek,
    kurýere, poçtamat*, kassada görkeziň, kassada aýdyň, kassa görkeziň, kassa aýdyň, kassire görkeziň, kassire aýdyň,
    gapyňyza görkeziň, gapyňyza aýdyň, derwezede görkeziň, derwezede aýdyň, awtoduralgada görkeziň, awtoduralgada aýdyň,
    myhmanlar üçin wi fi, lukmana ýazyl*, lukmana ýazgy, kabul edişe ýazyl*, kabul edişe ýazgy, kabul ediş wagty,
    hassahana*, myhmanhana*, petegiňiz*, otly petegi*, uçar petegi*, nobat belgisi, münüş talony*, onlaýn duşuşyk*,
    wideo maslahat*, duşuşyga goşul*, maslahata goşul*, duşuşyk belgisi
  `,
  matter: `
    siziň bilen paýlaşdy, siz bilen paýlaşdy, faýl paýlaşdy, bukjany paýlaşdy, paýlaşylan faýl*, paýlaşylan resminama*,
    teswir galdyrdy, täze teswir, sizi agzady, size jogap berdi, täze ýazgy goşdy, rugsat arzasy, dynç alyş rugsady,
    tassyklanmagyna garaş*, makullanmagyna garaş*, gol çekilmegine garaş*, sorag jogap geçir*, ses bermek, ses beriş*,
    täze ýumuş*, iş haky
  `,
  entryPlace: `
    penjirä, penjirede, penjiresine, sahypada, sahypa giriz*, meýdança, meýdançasyna, setire giriz*, ekranda, ekranyna,
    programmada, programma giriz*, saýtda, enjamda, enjamyňyzda, kompýuterde, telewizorda, telefonyňyzda, brauzerde,
    bankomatda
  `,
  accountName: "ulanyjy ady, ulanyjy adyňyz*, hasap ady, giriş adyňyz",
  subjectLine: "hatyň temasy*, hatyň mowzugy*, habaryň temasy*, habaryň mowzugy*",
  outdated: `
    koduň möhleti geçdi, koduň möhleti gutardy, koduň wagty geçdi, koduň güýji ýatyryldy, kodyň möhleti geçdi, kodyň
    möhleti gutardy, kodyň wagty geçdi, kodyň güýji ýatyryldy, öňki kod, öňki kody, öňki kodlar, köne kod, köne kody,
    köne kodlar, birinji kod, birinji kody, birinji kodlar, düýnki kod, düýnki kody, düýnki kodlar, indi işlemeýär, indi
    güýjünde däl, indi ulanyp bolmaýar, indi hereket etmeýär, mundan beýläk işlemeýär, mundan beýläk güýjünde däl,
    mundan beýläk ulanyp bolmaýar, mundan beýläk hereket etmeýär, güýjüni ýitirdi, eýýäm ulanyldy, öň ulanylan kod*,
    ulanylan kod*, siziň girizen kod*, girizen kodyňyz*, kod kabul edildi, kod tassyklandy
  `,
  toRead: `
    hasabyňyza geçiň, hasabyňyza geçmek, akkauntyňyza geçiň, akkauntyňyza geçmek, şahsy otagyňyza geçiň, şahsy otagyňyza
    geçmek, saýta geçiň, saýta geçmek, programma geçiň, programma geçmek, soňky hereketleri görmek, soňky hereketleri
    görüň, soňky hereketleri barlaň, soňky hereketleri okamak, soňky hereketleri okaň, üýtgeşmeleri görmek, üýtgeşmeleri
    görüň, üýtgeşmeleri barlaň, üýtgeşmeleri okamak, üýtgeşmeleri okaň, enjamlary görmek, enjamlary görüň, enjamlary
    barlaň, enjamlary okamak, enjamlary okaň, profili görmek, profili görüň, profili barlaň, profili okamak, profili
    okaň, habary görmek, habary görüň, habary barlaň, habary okamak, habary okaň, ýazgyny görmek, ýazgyny görüň, ýazgyny
    barlaň, ýazgyny okamak, ýazgyny okaň, internet bank*, onlaýn bank*, tanyşyň, tanyşmak üçin, göz aýlaň
  `,
  plural: "kodlaryň sany, kodlaryň",
  fault: "ýalňyşlyk kody*, säwlik kody*, ýalňyşlyk habary*, ulgam ýalňyşlygy*",
  codeWord: "aşakdaky söz*, şu sözi, tassyklama sözi*, giriş sözi*, kod söz*",
  example: "mysal üçin, meselem, mysal hökmünde, şeýle habar*",
  receipt: `
    satyn alanyňyz üçin sag boluň, satyn alanyňyz üçin minnetdar, satyn alanyňyz üçin taňry ýalkasyn, söwdaňyz üçin sag
    boluň, söwdaňyz üçin minnetdar, söwdaňyz üçin taňry ýalkasyn, tölegiňiz üçin sag boluň, tölegiňiz üçin minnetdar,
    tölegiňiz üçin taňry ýalkasyn, sargydyňyz üçin sag boluň, sargydyňyz üçin minnetdar, sargydyňyz üçin taňry ýalkasyn,
    töleg kabul edildi, tölegiňiz kabul edildi, töleg kwitansiýasy, töleg çegi, kassa çegi, kart bilen tölendi, siz
    tölediňiz, tölenen möçber, hasabyňyzdan tutuldy, kartyňyzdan tutuldy
  `,
};
