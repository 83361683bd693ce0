import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ku: Cues = {
  code: `
    kod, koda, kodê, kodên, kodekê, koda piştrastkirinê, koda pejirandinê, koda pesendkirinê, koda erêkirinê, koda
    teyîdê, koda ewlehiyê, koda ewlekariyê, koda têketinê, koda gihîştinê, koda yekcarî, koda yek carî, koda yekcar,
    koda carekê, koda çalakkirinê, koda vesazkirinê, koda sifirkirinê, koda nûkirinê, koda vegerandinê, koda
    rastandinê, koda nasnameyê, koda tomarkirinê, koda qeydkirinê, koda veşartî, koda demkî, koda demborî, koda otp,
    koda sms, koda vekirina hesabê, koda pevgirêdanê, kod ji bo têketinê, kod ji bo piştrastkirinê, kod ji bo hesabê,
    şîfreya yekcarî, şîfreya yek carî, şîfreya yekcar, şîfreya carekê, şîfreya yekcaran, peyborîna yekcarî, peyborîna
    yek carî, peyborîna yekcar, peyborîna carekê, peyborîna yekcaran, pêborîna yekcarî, pêborîna yek carî, pêborîna
    yekcar, pêborîna carekê, pêborîna yekcaran, borînpeyva yekcarî, borînpeyva yek carî, borînpeyva yekcar, borînpeyva
    carekê, borînpeyva yekcaran, peyva derbasbûnê ya yekcarî, peyva derbasbûnê ya yek carî, peyva derbasbûnê ya yekcar,
    peyva derbasbûnê ya carekê, peyva derbasbûnê ya yekcaran, pîna yekcarî, pîna demkî, pîna ewlehiyê, hejmara
    piştrastkirinê, hejmara pejirandinê, hejmara ewlehiyê, hejmara erêkirinê, hejmara yekcarî, jimara piştrastkirinê,
    jimara pejirandinê, jimara ewlehiyê, jimara erêkirinê, jimara yekcarî, jimareya piştrastkirinê, jimareya
    pejirandinê, jimareya ewlehiyê, jimareya erêkirinê, jimareya yekcarî, mifteya piştrastkirinê, mifteya yekcarî,
    mifteya ewlehiyê, mifteya çalakkirinê, kilîda piştrastkirinê, kilîda yekcarî, kilîda ewlehiyê, kilîda çalakkirinê,
    koda te, koda we, kodên te, kodên we, koda aktîvkirinê, koda rastkirina nasnameyê, koda destûrdanê, koda destûrê,
    koda smsê, koda e nameyê, koda nihênî, koda şandina pereyan, koda vekirina qeflê, koda cotkirinê, koda rizgarkirinê
  `,
  maybeCode: `
    pîn, koda pin, pîna te, şeş reqem, şeş reqemî, şeş hejmar, şeş hejmarî, şeş tîp, şeş karakter, şeş reqeman, çar
    reqem, çar reqemî, çar hejmar, çar hejmarî, çar tîp, çar karakter, çar reqeman, pênc reqem, pênc reqemî, pênc
    hejmar, pênc hejmarî, pênc tîp, pênc karakter, pênc reqeman, heşt reqem, heşt reqemî, heşt hejmar, heşt hejmarî,
    heşt tîp, heşt karakter, heşt reqeman, heft reqem, heft reqemî, heft hejmar, heft hejmarî, heft tîp, heft karakter,
    heft reqeman, 6 reqem, 6 reqemî, 6 hejmar, 6 hejmarî, 6 tîp, 6 karakter, 6 reqeman, 4 reqem, 4 reqemî, 4 hejmar, 4
    hejmarî, 4 tîp, 4 karakter, 4 reqeman, 8 reqem, 8 reqemî, 8 hejmar, 8 hejmarî, 8 tîp, 8 karakter, 8 reqeman, ev
    reqem, ev reqeman, ev hejmaran, ev hejmarê, ev tîpan, ev peyvê, van reqem, van reqeman, van hejmaran, van hejmarê,
    van tîpan, van peyvê, wan reqem, wan reqeman, wan hejmaran, wan hejmarê, wan tîpan, wan peyvê, vê reqem, vê reqeman,
    vê hejmaran, vê hejmarê, vê tîpan, vê peyvê, ev hejmar, ev jimar, ev jimare, ev tîp, ev peyv, hejmara jêrîn, hejmara
    li jêr, hejmara jêr, hejmara xwarê, jimara jêrîn, jimara li jêr, jimara jêr, jimara xwarê, reqemên jêrîn, reqemên li
    jêr, reqemên jêr, reqemên xwarê, tîpên jêrîn, tîpên li jêr, tîpên jêr, tîpên xwarê, peyva jêrîn, peyva li jêr, peyva
    jêr, peyva xwarê, peyvên jêrîn, peyvên li jêr, peyvên jêr, peyvên xwarê, karakterên jêrîn, karakterên li jêr,
    karakterên jêr, karakterên xwarê, şîfreya demkî, şîfreya demborî, şîfreya destpêkê, şîfreya jêrîn, peyborîna demkî,
    peyborîna demborî, peyborîna destpêkê, peyborîna jêrîn, pêborîna demkî, pêborîna demborî, pêborîna destpêkê,
    pêborîna jêrîn, borînpeyva demkî, borînpeyva demborî, borînpeyva destpêkê, borînpeyva jêrîn, peyva veşartî, peyva
    nihênî, peyva sirrî, gotina nihênî, mifteya jêrîn, mifteya veşartî, kombînasyona jêrîn, ya jêrîn
  `,
  other: `
    siparîş*, sipariş, fature, fatûre, faturaya, fatureya, fatûreya, fîşa, meqbûz*, pakêt, pakêta, pakêtê, kargo,
    kargoya, barkirin, şandina pakêtê, gihandin, radestkirin*, bilêt, bilêta, bilêtê, rezervasyon*, cihgirtin,
    randevû*, jivan, jivana, hejmara siparîşê, hejmara sipariş, hejmara daxwazê, hejmara faturê, hejmara fatureyê,
    hejmara fatûreyê, hejmara şopandinê, hejmara pakêtê, hejmara kargoyê, hejmara rezervasyonê, hejmara bilêtê, hejmara
    referansê, hejmara xerîdar, hejmara mişterî, hejmara bikiryar, hejmara endam, hejmara endametiyê, hejmara hesab,
    hejmara hesabê, hejmara kartê, hejmara peymanê, hejmara polîseyê, hejmara rêzê, hejmara seriyê, hejmara telefonê,
    hejmara têlefonê, hejmara telefon, hejmara mobîl, hejmara faksê, hejmara bacê, hejmara nasnameya, hejmara
    nasnameyê, hejmara pasaportê, hejmara firînê, hejmara kursiyê, hejmara odeyê, hejmara nexweş, hejmara xwendekar,
    hejmara karmend, hejmara dozê, hejmara daxwaznameyê, hejmara giliyê, hejmara pêvajoyê, hejmara modelê, hejmara
    plaqeyê, hejmara guhertoyê, hejmara saetê, hejmara civînê, jimareya siparîşê, jimareya sipariş, jimareya daxwazê,
    jimareya faturê, jimareya fatureyê, jimareya fatûreyê, jimareya şopandinê, jimareya pakêtê, jimareya kargoyê,
    jimareya rezervasyonê, jimareya bilêtê, jimareya referansê, jimareya xerîdar, jimareya mişterî, jimareya bikiryar,
    jimareya endam, jimareya endametiyê, jimareya hesab, jimareya hesabê, jimareya kartê, jimareya peymanê, jimareya
    polîseyê, jimareya rêzê, jimareya seriyê, jimareya telefonê, jimareya têlefonê, jimareya telefon, jimareya mobîl,
    jimareya faksê, jimareya bacê, jimareya nasnameya, jimareya nasnameyê, jimareya pasaportê, jimareya firînê,
    jimareya kursiyê, jimareya odeyê, jimareya nexweş, jimareya xwendekar, jimareya karmend, jimareya dozê, jimareya
    daxwaznameyê, jimareya giliyê, jimareya pêvajoyê, jimareya modelê, jimareya plaqeyê, jimareya guhertoyê, jimareya
    saetê, jimareya civînê, koda posteyê, koda postê, koda poste, koda daxistinê, koda erzaniyê, koda kuponê, koda
    kuponekê, koda diyariyê, koda promosyonê, koda kampanyayê, koda vexwendinê, koda dawetê, koda referansê, koda
    çewtiyê, koda xeletiyê, koda şaşiyê, koda rewşê, koda qr, koda barkod, koda çavkaniyê, koda çavkanî, koda vekirî,
    koda reftarê, koda exlaqê, koda berhemê, koda hilberê, koda kursê, koda dersê, koda polê, koda welat, koda welêt,
    koda bajêr, koda herêmê, koda bankê, koda şaxê, koda swift, koda iban, koda derî, koda deriyê, koda dolabê, koda
    şopandinê, koda civînê, koda rezervasyonê, koda siparîşê, koda bacê, koda reng, koda xerîdar, koda karmend, koda
    cil û bergan, kodê posteyê, kodê postê, kodê poste, kodê daxistinê, kodê erzaniyê, kodê kuponê, kodê kuponekê, kodê
    diyariyê, kodê promosyonê, kodê kampanyayê, kodê vexwendinê, kodê dawetê, kodê referansê, kodê çewtiyê, kodê
    xeletiyê, kodê şaşiyê, kodê rewşê, kodê qr, kodê barkod, kodê çavkaniyê, kodê çavkanî, kodê vekirî, kodê reftarê,
    kodê exlaqê, kodê berhemê, kodê hilberê, kodê kursê, kodê dersê, kodê polê, kodê welat, kodê welêt, kodê bajêr,
    kodê herêmê, kodê bankê, kodê şaxê, kodê swift, kodê iban, kodê derî, kodê deriyê, kodê dolabê, kodê şopandinê,
    kodê civînê, kodê rezervasyonê, kodê siparîşê, kodê bacê, kodê reng, kodê xerîdar, kodê karmend, kodê cil û bergan,
    barkod, şîfreya wifi, şîfreya wi fi, şîfreya torê, şîfreya civînê, peyborîna wifi, peyborîna wi fi, peyborîna torê,
    peyborîna civînê, pêborîna wifi, pêborîna wi fi, pêborîna torê, pêborîna civînê, kupon, kuponê, kupona, daxistina
    bihayê, erzanî, erzaniyê, diyarî, diyariya, telefon, têlefon, têlefona, telefonê, faks, biha, bihayê, bi giştî,
    tevahiya, hevsengiya hesab, mîqdara, mîqdar, bacê, kolana, cadeya, guhertoya, versiyon*, pûanên, xalên te, firîn,
    firîna, kursî, bi dawî dibe bi, çar reqemên dawî, reqemên dawî, çewtiya, çewtî, sîgorta, polîseya, cezayê trafîkê,
    qutiya lêgerînê, dînar, lîra, deyn, deynê, koda mişterî, koda kiriyar, koda abone, koda aboneyê, koda endam, koda
    endamtiyê, koda dabînker, koda hevkar, koda şirîk, koda xebatkar, koda xwendekar, koda dibistanê, koda saziyê, koda
    ezmûnê, koda azmûnê, koda malê, koda kelûpelê, koda partiyê, koda perçeyê, koda parçeyê, koda rengê, koda modelê,
    koda şûbeyê, koda bankayê, koda referansa peredanê, koda fatûreyê, koda faturayê, koda peymanê, koda saeta
    elektrîkê, koda pîvokê, koda avahiyê, koda milkê, koda navçeyê, koda şaredariyê, koda telefonê, koda çalakiyê, koda
    gumrikê, koda hs, koda diravê, koda pereyî, koda xerabûnê, koda arizeyê, koda daxwazê, koda pnr, koda bilêtê, koda
    kargoyê, koda bexşê, koda teşhîsê, koda nexweşiyê, koda reçeteyê, koda sîgorteyê, koda polîçeyê, koda doza zererê,
    koda projeyê, koda rûniştekê, koda parkê
  `,
  promo: `
    daxistin taybet, daxistin bihayê, daxistin mezin, daxistin heta, daxistin ji sedî, daxistin %, daxistina taybet,
    daxistina bihayê, daxistina mezin, daxistina heta, daxistina ji sedî, daxistina %, daxistinên taybet, daxistinên
    bihayê, daxistinên mezin, daxistinên heta, daxistinên ji sedî, daxistinên %, erzanî, erzaniya, kupon, kuponê,
    kupona, kartê diyariyê, karta diyariyê, koda daxistinê, koda erzaniyê, koda kuponê, koda promosyonê, koda
    kampanyayê, kodê daxistinê, kodê erzaniyê, kodê kuponê, kodê promosyonê, kodê kampanyayê, pêşniyara taybet,
    pêşniyara demkî, pêşniyara hefteyê, pêşniyarên taybet, pêşniyarên demkî, pêşniyarên hefteyê, pêşkêşa taybet, pêşkêşa
    demkî, pêşkêşa hefteyê, pêşkêşiya taybet, pêşkêşiya demkî, pêşkêşiya hefteyê, kampanya, kampanyaya, kampanyayên,
    selika kirînê, sepeta kirînê, selika te, sepeta te, şandina bêpere, şandina belaş, gihandina bêpere, gihandina
    belaş, radestkirina bêpere, radestkirina belaş, kargoya bêpere, kargoya belaş, xalên dilsoziyê, xalên bonus, pûanên
    bonus, pûanên dilsoziyê, xelat, xelatan, hevalên xwe vexwîn*, hevalekî xwe vexwîn*, hevalê xwe vexwîn*, hevalê xwe
    bîne, diyariya rojbûnê, siparîşa kêmtirîn, heta stok xilas, heta depo xilas, niha bikire, niha bikirin, îro bikire,
    îro bikirin, tenê îro, bi nîvê bihayê, siparîşa yekem, siparîşa pêşîn, kirîna yekem, derfetê ji dest, derfetê
    nerevîne
  `,
  press: `
    di vê hejmarê de, di vê gotarê de, di vê weşanê de, di vê nûçeyê de, zêdetir bixwîn*, bêtir bixwîn*, zêdetirîn
    bixwîn*, xwendinê bidomîn*, gotar, gotara, gotarên, xwendevanên me, amar, amarên, statîstîk*, rapora hefteyî, rapora
    mehane, rapora mehê, rapora salane, rapora hefteyê, raporta hefteyî, raporta mehane, raporta mehê, raporta salane,
    raporta hefteyê, kurteya hefteyê, kurteya hefteyî, kurteya mehê, kurteya rojê, bi navînî, meha borî, meha çûyî, meha
    dawî, li gorî lêkolînê, li gorî anketê, li gorî raporê, têbiniyên weşanê, lîsteya guhertinan, guhertoya nû,
    versiyona nû, webînar*, podkast*, atolye*, serişte ji bo, şîret ji bo, lêkolîner*, daxuyaniya çapemeniyê, anket,
    anketê, ev hefte, vê hefteyê, vê mehê, hevpeyvîn*, nûçeyên hefteyê, nûçeyên dawî, nûçeyên nû, nûçename, sextekar*,
    xapandin*, bi hejmaran
  `,
  business: `
    piştrast bik*, piştrastkirin*, piştrast kirin*, piştrast nekir*, pejirandin*, bipejirîn*, erê bik*, erêkirin*, teyîd
    bik*, teyîdkirin*, têketin, têketina, têketinê, têkeve, têkevin, tomar bibe, tomar bibin, tomarbûn*, xwe tomar, qeyd
    bibe, qeydkirin*, qeydbûn*, şîfre, şîfreya, şîfreyê, şîfreyeke, peyborîn*, pêborîn*, borînpeyv*, peyva derbasbûnê,
    vesazkirin*, vesaz bik*, ji nû ve saz bik*, sifir bik*, sifirkirin*, vegerandina hesab, vegerandina hesabê,
    vegerandina şîfreyê, ewlehî, ewlehiya, ewlehiyê, ewlekarî, ewlekariya, ewlekariyê, nasname, nasnameya, du gavî, du
    gav, du qonax, du faktor*, 2 gavî, 2 gav, 2 qonax, 2 faktor*, du-gavî, hesab, hesabê, hesabekî, hesabekê, navnîşana
    e name*, navnîşana e peyam*, navnîşana epost*, navnîşana email*, navnîşana e post*, navnîşanê e name*, navnîşanê e
    peyam*, navnîşanê epost*, navnîşanê email*, navnîşanê e post*, e nameya xwe, e nameya te, e nameya we, epostaya xwe,
    epostaya te, epostaya we, çalak bik*, çalakkirin*, çalak kirin*, cîhaza nû, cîhaza te, cîhaza we, amûra nû, geroka
    nû, têlefona nû, telefona nû, kompîtura nû, kilîda hesab vek*, kilîda hesabê vek*, hatiye kilîtkirin, hate
    kilîtkirin, hatiye astengkirin, hate astengkirin, navê bikarhêner*, te vedixwîn*, we vedixwîn*, te dawet*, we
    dawet*, hatî vexwendin, hatine vexwendin, vexwendin*, vexwendname*, dawetname*, te lê zêde kir, we lê zêde kir,
    îmzeya elektronîk, îmzeya dîjîtal, îmze bik*, veguhestina pere, veguhestina pereyan, veguhestina drav, dayîna
    serhêl, dayîna online, kirîna serhêl, kirîna online, jêbirina hesab*, girtina hesab*, guhertina şîfreyê, guhertina
    peyborînê, guhertina pêborînê, guhertina navnîşanê, guhertina e nameyê, guhertina hejmarê, guhertina têlefonê,
    guherandina şîfreyê, guherandina peyborînê, guherandina pêborînê, guherandina navnîşanê, guherandina e nameyê,
    guherandina hejmarê, guherandina têlefonê, te ji bîr kir*, we ji bîr kir*, ji bîr kiriye, ceribandinên têketinê,
    ceribandinên xelet, ceribandinên şaş, ceribandinên neserkeftî, hewldanên têketinê, hewldanên xelet, hewldanên şaş,
    hewldanên neserkeftî, hewldana têketinê, rûpela vekirî, ku ev tu yî, ku tu yî, ku hûn in
  `,
  fleeting: `
    derbasdar e, derbasdare, derbasdar in, derbasdariya, dema wê diqede, dema wê xilas, dema wê derbas, dema vê
    diqede, dema vê xilas, dema vê derbas, wê biqede, bi dawî dibe, deqe, deqeyan, deqîqe, deqîqeyan, xulek, xulekan,
    deqîqê, çirke, saniye, saet de, saet derbasdar, saetan de, saetan derbasdar, demjimêr de, demjimêr derbasdar,
    demjimêran de, demjimêran derbasdar, di nav 10, di nav 15, di nav 30, di nav 5, di nav 24, di nav saetekê, tenê
    carekê, yek carê tenê, carekê tenê, bi tenê carekê, yekcarî, yekcar, êdî naxebite, êdî nayê bikaranîn, nîv saetê
  `,
  secret: `
    bi kesî re parve neke, bi kesî re parve nekin, bi ti kesî re parve neke, bi ti kesî re parve nekin, bi tu kesî re
    parve neke, bi tu kesî re parve nekin, parve neke, parve nekin, bi kesî re, nede kesî, nede kesek*, nede tu kesî,
    nede ti kesî, nedin kesî, nedin kesek*, nedin tu kesî, nedin ti kesî, nîşanî kesî nede, nîşanî kesî nedin, ji kesî
    re nebêje, ji kesî re nebêjin, em tu carî ji, em tu carî naxwazin, em tu carî napirsin, em qet ji, em qet
    naxwazin, em qet napirsin, em ti carî ji, em ti carî naxwazin, em ti carî napirsin, karmendên me tu carî ji,
    karmendên me tu carî naxwazin, karmendên me tu carî napirsin, karmendên me qet ji, karmendên me qet naxwazin,
    karmendên me qet napirsin, karmendên me ti carî ji, karmendên me ti carî naxwazin, karmendên me ti carî napirsin,
    xebatkarên me tu carî ji, xebatkarên me tu carî naxwazin, xebatkarên me tu carî napirsin, xebatkarên me qet ji,
    xebatkarên me qet naxwazin, xebatkarên me qet napirsin, xebatkarên me ti carî ji, xebatkarên me ti carî naxwazin,
    xebatkarên me ti carî napirsin, tu carî naxwazin, tu carî napirsin, tu carî naxwaze, qet naxwazin, qet napirsin,
    qet naxwaze, ti carî naxwazin, ti carî napirsin, ti carî naxwaze, veşartî bihêle, veşartî bimîne, veşartî bihêlin,
    nepenî, bi kesekî re parve neke*, bi kesên din re parve neke*, bi yên din re parve neke*, nede kesên din, nedin
    kesên din, nede yekî din, nedin yekî din, ji kesekî re nebêj*, ji tu kesî re nebêj*, ji ti kesî re nebêj*, ji yên
    din re nebêj*, ji kesî re neşîne*, ji kesî re neşînin, nîşanî tu kesî nede, nîşanî tu kesî nedin, nîşanî kesekî
    nede*, eşkere neke, eşkere nekin, aşkera neke, aşkera nekin, divê neyê parvekirin, nayê parvekirin, bi telefonê
    nebêje, bi telefonê nebêjin, li ser telefonê nebêj*, vê e nameyê neşîne, veşartî biparêz*, bi dizî bihêle, sir
    bihêle, ji xwe re bihêle, ji xwe re bihêlin, em qet kodê naxwazin, ji we naxwazin, ji te naxwazin, karmendên bankê
    tu carî, karmendên bankê qet, xebatkarên bankê tu carî, ne ji karmendên me re, kî kodê bixwaze, kodê belav neke,
    kodê belav nekin
  `,
  enter: `
    binivîse, binivîsin, binivîsîne, binivîsînin, nivîsandina, koda têkeve, koda têkevin, koda têxe, koda têxin, koda
    bikeve, koda bixe, koda bixin, koda deyne, koda daxil bike, koda daxil bikin, kodê têkeve, kodê têkevin, kodê têxe,
    kodê têxin, kodê bikeve, kodê bixe, kodê bixin, kodê deyne, kodê daxil bike, kodê daxil bikin, kod têkeve, kod
    têkevin, kod têxe, kod têxin, kod bikeve, kod bixe, kod bixin, kod deyne, kod daxil bike, kod daxil bikin, hejmarê
    têkeve, hejmarê têkevin, hejmarê têxe, hejmarê têxin, hejmarê bikeve, hejmarê bixe, hejmarê bixin, hejmarê deyne,
    hejmarê daxil bike, hejmarê daxil bikin, pîn têkeve, pîn têkevin, pîn têxe, pîn têxin, pîn bikeve, pîn bixe, pîn
    bixin, pîn deyne, pîn daxil bike, pîn daxil bikin, têxe qutiyê, têxe qadê, têxe nav, têxe hundir, têxin qutiyê,
    têxin qadê, têxin nav, têxin hundir, daxil bike, daxil bikin, vê kodê bi kar, vê kodê bikar, vê kodê binivîs*, vê
    kodê têx*, vê kodê bişîn*, vê kod bi kar, vê kod bikar, vê kod binivîs*, vê kod têx*, vê kod bişîn*, vê kodî bi kar,
    vê kodî bikar, vê kodî binivîs*, vê kodî têx*, vê kodî bişîn*, vê hejmarê bi kar, vê hejmarê bikar, vê hejmarê
    binivîs*, vê hejmarê têx*, vê hejmarê bişîn*, ev kodê bi kar, ev kodê bikar, ev kodê binivîs*, ev kodê têx*, ev kodê
    bişîn*, ev kod bi kar, ev kod bikar, ev kod binivîs*, ev kod têx*, ev kod bişîn*, ev kodî bi kar, ev kodî bikar, ev
    kodî binivîs*, ev kodî têx*, ev kodî bişîn*, ev hejmarê bi kar, ev hejmarê bikar, ev hejmarê binivîs*, ev hejmarê
    têx*, ev hejmarê bişîn*, vî kodê bi kar, vî kodê bikar, vî kodê binivîs*, vî kodê têx*, vî kodê bişîn*, vî kod bi
    kar, vî kod bikar, vî kod binivîs*, vî kod têx*, vî kod bişîn*, vî kodî bi kar, vî kodî bikar, vî kodî binivîs*, vî
    kodî têx*, vî kodî bişîn*, vî hejmarê bi kar, vî hejmarê bikar, vî hejmarê binivîs*, vî hejmarê têx*, vî hejmarê
    bişîn*, kodê jêrîn bi kar, kodê jêrîn bikar, kodê jêrîn binivîs*, kodê jêrîn têx*, kodê li jêr bi kar, kodê li jêr
    bikar, kodê li jêr binivîs*, kodê li jêr têx*, koda jêrîn bi kar, koda jêrîn bikar, koda jêrîn binivîs*, koda jêrîn
    têx*, koda li jêr bi kar, koda li jêr bikar, koda li jêr binivîs*, koda li jêr têx*, hejmarê jêrîn bi kar, hejmarê
    jêrîn bikar, hejmarê jêrîn binivîs*, hejmarê jêrîn têx*, hejmarê li jêr bi kar, hejmarê li jêr bikar, hejmarê li jêr
    binivîs*, hejmarê li jêr têx*, bi kar bîn*, bikar bîn*, kodê kopî, kodê jêbigir*, kodê ji ber bigir*, hejmarê kopî,
    hejmarê jêbigir*, hejmarê ji ber bigir*, vê kopî, vê jêbigir*, vê ji ber bigir*, kopî bike, kopî bikin, lê bixe, lê
    bixin, pê bixe, pê bixin, pê ve bike, pê ve bikin, pêve bike, kodê bêje, kodê bêjin, kodê bixwîne, kodê bixwînin,
    kodê bide, kodê bidin, kodê bişîne, kodê bişînin, kodê nîşan bide, hejmarê bêje, hejmarê bêjin, hejmarê bixwîne,
    hejmarê bixwînin, hejmarê bide, hejmarê bidin, hejmarê bişîne, hejmarê bişînin, hejmarê nîşan bide, skan bike, skan
    bikin, wê ji te bê xwestin, wê ji te bê pirsîn, wê ji te were xwestin, wê ji te were pirsîn, wê ji we bê xwestin, wê
    ji we bê pirsîn, wê ji we were xwestin, wê ji we were pirsîn, dê ji te bê xwestin, dê ji te bê pirsîn, dê ji te were
    xwestin, dê ji te were pirsîn, dê ji we bê xwestin, dê ji we bê pirsîn, dê ji we were xwestin, dê ji we were pirsîn,
    dema ku ji te tê xwestin, dema ku ji we tê xwestin, dema tê xwestin, dixwaze kodê, dipirse kodê, pêwîst e, hewce ye,
    di qutiyê de binivîs*, di qutiyê de têx*, di qutiyê de daxil, di qadê de binivîs*, di qadê de têx*, di qadê de
    daxil, di rûpelê de binivîs*, di rûpelê de têx*, di rûpelê de daxil, di ekranê de binivîs*, di ekranê de têx*, di
    ekranê de daxil, di sepanê de binivîs*, di sepanê de têx*, di sepanê de daxil, bi vê kodê, bi koda jêrîn, bi koda
    jor
  `,
  complete: `
    e name* xwe piştrast bik*, e name* xwe erê bik*, e name* te piştrast bik*, e name* te erê bik*, e peyam* xwe
    piştrast bik*, e peyam* xwe erê bik*, e peyam* te piştrast bik*, e peyam* te erê bik*, epost* xwe piştrast bik*,
    epost* xwe erê bik*, epost* te piştrast bik*, epost* te erê bik*, e post* xwe piştrast bik*, e post* xwe erê bik*, e
    post* te piştrast bik*, e post* te erê bik*, email* xwe piştrast bik*, email* xwe erê bik*, email* te piştrast bik*,
    email* te erê bik*, navnîşan* xwe piştrast bik*, navnîşan* xwe erê bik*, navnîşan* te piştrast bik*, navnîşan* te
    erê bik*, hesab* xwe piştrast bik*, hesab* xwe erê bik*, hesab* te piştrast bik*, hesab* te erê bik*, tomarbûn* xwe
    piştrast bik*, tomarbûn* xwe erê bik*, tomarbûn* te piştrast bik*, tomarbûn* te erê bik*, qeyd* xwe piştrast bik*,
    qeyd* xwe erê bik*, qeyd* te piştrast bik*, qeyd* te erê bik*, nasname* xwe piştrast bik*, nasname* xwe erê bik*,
    nasname* te piştrast bik*, nasname* te erê bik*, abonetî* xwe piştrast bik*, abonetî* xwe erê bik*, abonetî* te
    piştrast bik*, abonetî* te erê bik*, têketin* xwe piştrast bik*, têketin* xwe erê bik*, têketin* te piştrast bik*,
    têketin* te erê bik*, daxwaz* xwe piştrast bik*, daxwaz* xwe erê bik*, daxwaz* te piştrast bik*, daxwaz* te erê
    bik*, cîhaz* xwe piştrast bik*, cîhaz* xwe erê bik*, cîhaz* te piştrast bik*, cîhaz* te erê bik*, e name* xwe
    bipejirîn*, e peyam* xwe bipejirîn*, epost* xwe bipejirîn*, email* xwe bipejirîn*, hesab* xwe bipejirîn*, hesab* xwe
    çalak, navnîşana e name* xwe piştrast, navnîşana e name* xwe erê, navnîşana e name* xwe teyîd, navnîşana e name* xwe
    bipejirîn*, navnîşana e name* te piştrast, navnîşana e name* te erê, navnîşana e name* te teyîd, navnîşana e name*
    te bipejirîn*, navnîşana e peyam* xwe piştrast, navnîşana e peyam* xwe erê, navnîşana e peyam* xwe teyîd, navnîşana
    e peyam* xwe bipejirîn*, navnîşana e peyam* te piştrast, navnîşana e peyam* te erê, navnîşana e peyam* te teyîd,
    navnîşana e peyam* te bipejirîn*, navnîşana epost* xwe piştrast, navnîşana epost* xwe erê, navnîşana epost* xwe
    teyîd, navnîşana epost* xwe bipejirîn*, navnîşana epost* te piştrast, navnîşana epost* te erê, navnîşana epost* te
    teyîd, navnîşana epost* te bipejirîn*, navnîşana email* xwe piştrast, navnîşana email* xwe erê, navnîşana email* xwe
    teyîd, navnîşana email* xwe bipejirîn*, navnîşana email* te piştrast, navnîşana email* te erê, navnîşana email* te
    teyîd, navnîşana email* te bipejirîn*, navnîşan* piştrast bik*, navnîşan* erê bik*, e name* piştrast bik*, e name*
    erê bik*, epost* piştrast bik*, epost* erê bik*, hesab* piştrast bik*, hesab* erê bik*, têketin* piştrast bik*,
    têketin* erê bik*, tomarbûn* piştrast bik*, tomarbûn* erê bik*, nasname* piştrast bik*, nasname* erê bik*, guhertin*
    piştrast bik*, guhertin* erê bik*, abonetî* piştrast bik*, abonetî* erê bik*, piştrastkirina e name*, piştrastkirina
    e peyam*, piştrastkirina epost*, piştrastkirina email*, piştrastkirina navnîşan*, piştrastkirina hesab*,
    piştrastkirina tomar*, piştrastkirina têketin*, piştrastkirina nasname*, piştrastkirina abonetî*, pejirandina e
    name*, pejirandina e peyam*, pejirandina epost*, pejirandina email*, pejirandina navnîşan*, pejirandina hesab*,
    pejirandina tomar*, pejirandina têketin*, pejirandina nasname*, pejirandina abonetî*, erêkirina e name*, erêkirina e
    peyam*, erêkirina epost*, erêkirina email*, erêkirina navnîşan*, erêkirina hesab*, erêkirina tomar*, erêkirina
    têketin*, erêkirina nasname*, erêkirina abonetî*, teyîdkirina e name*, teyîdkirina e peyam*, teyîdkirina epost*,
    teyîdkirina email*, teyîdkirina navnîşan*, teyîdkirina hesab*, teyîdkirina tomar*, teyîdkirina têketin*, teyîdkirina
    nasname*, teyîdkirina abonetî*, niha piştrast bik*, hesabê xwe çalak, hesabê xwe veke, hesabê xwe vekin, hesabê xwe
    aktîv, hesabê xwe vegerîn*, hesabê te çalak, hesabê te veke, hesabê te vekin, hesabê te aktîv, hesabê te vegerîn*,
    çalakkirina hesab*, aktîvkirina hesab*, şîfre* xwe vesaz, şîfre* xwe sifir, şîfre* xwe ji nû, şîfre* xwe nû bik*,
    şîfre* xwe biguh*, şîfre* xwe hilbijêr*, şîfre* xwe çêk*, şîfre* xwe saz, şîfre* te vesaz, şîfre* te sifir, şîfre*
    te ji nû, şîfre* te nû bik*, şîfre* te biguh*, şîfre* te hilbijêr*, şîfre* te çêk*, şîfre* te saz, peyborîn* xwe
    vesaz, peyborîn* xwe sifir, peyborîn* xwe ji nû, peyborîn* xwe nû bik*, peyborîn* xwe biguh*, peyborîn* xwe
    hilbijêr*, peyborîn* xwe çêk*, peyborîn* xwe saz, peyborîn* te vesaz, peyborîn* te sifir, peyborîn* te ji nû,
    peyborîn* te nû bik*, peyborîn* te biguh*, peyborîn* te hilbijêr*, peyborîn* te çêk*, peyborîn* te saz, pêborîn* xwe
    vesaz, pêborîn* xwe sifir, pêborîn* xwe ji nû, pêborîn* xwe nû bik*, pêborîn* xwe biguh*, pêborîn* xwe hilbijêr*,
    pêborîn* xwe çêk*, pêborîn* xwe saz, pêborîn* te vesaz, pêborîn* te sifir, pêborîn* te ji nû, pêborîn* te nû bik*,
    pêborîn* te biguh*, pêborîn* te hilbijêr*, pêborîn* te çêk*, pêborîn* te saz, şîfreyê vesaz, şîfreyê sifir, şîfreyê
    ji nû, şîfreyê biguh*, şîfreyê nû bik*, şîfreyê çêbik*, şîfreyê saz bik*, peyborînê vesaz, peyborînê sifir,
    peyborînê ji nû, peyborînê biguh*, peyborînê nû bik*, peyborînê çêbik*, peyborînê saz bik*, pêborînê vesaz, pêborînê
    sifir, pêborînê ji nû, pêborînê biguh*, pêborînê nû bik*, pêborînê çêbik*, pêborînê saz bik*, borînpeyvê vesaz,
    borînpeyvê sifir, borînpeyvê ji nû, borînpeyvê biguh*, borînpeyvê nû bik*, borînpeyvê çêbik*, borînpeyvê saz bik*,
    vesazkirina şîfre*, vesazkirina peyborîn*, vesazkirina pêborîn*, sifirkirina şîfre*, sifirkirina peyborîn*,
    sifirkirina pêborîn*, nûkirina şîfre*, nûkirina peyborîn*, nûkirina pêborîn*, guhertina şîfre*, guhertina peyborîn*,
    guhertina pêborîn*, guherandina şîfre*, guherandina peyborîn*, guherandina pêborîn*, vegerandina şîfre*, vegerandina
    peyborîn*, vegerandina pêborîn*, şîfreya nû, peyborîna nû, pêborîna nû, borînpeyva nû, şîfreyeke nû, peyborîneke nû,
    pêborîneke nû, girêdana piştrastkirinê, girêdana pejirandinê, girêdana erêkirinê, girêdana çalakkirinê, girêdana
    têketinê, girêdana vesazkirinê, girêdana sifirkirinê, girêdana vegerandinê, girêdana yekcarî, lînka piştrastkirinê,
    lînka pejirandinê, lînka erêkirinê, lînka çalakkirinê, lînka têketinê, lînka vesazkirinê, lînka sifirkirinê, lînka
    vegerandinê, lînka yekcarî, girêka piştrastkirinê, girêka pejirandinê, girêka erêkirinê, girêka çalakkirinê, girêka
    têketinê, girêka vesazkirinê, girêka sifirkirinê, girêka vegerandinê, girêka yekcarî, zencîreya piştrastkirinê,
    zencîreya pejirandinê, zencîreya erêkirinê, zencîreya çalakkirinê, zencîreya têketinê, zencîreya vesazkirinê,
    zencîreya sifirkirinê, zencîreya vegerandinê, zencîreya yekcarî, vexwendinê qebûl, vexwendinê bipejirîn*, vexwendinê
    bibîn*, dawetê qebûl, dawetê bipejirîn*, dawetê bibîn*, vexwendnameyê qebûl, vexwendnameyê bipejirîn*, vexwendnameyê
    bibîn*, dawetnameyê qebûl, dawetnameyê bipejirîn*, dawetnameyê bibîn*, vexwendina qebûl, vexwendina bipejirîn*,
    vexwendina bibîn*, qebûlkirina vexwendinê, qebûlkirina dawetê, qebûlkirina dawetnameyê, tevlî komê bib*, tevlî tîmê
    bib*, tevlî ekîbê bib*, tevlî projeyê bib*, tevlî polê bib*, tevlî dersê bib*, tevlî rêxistinê bib*, tevlî civakê
    bib*, tevlî malbatê bib*, beşdarî komê bib*, beşdarî tîmê bib*, beşdarî ekîbê bib*, beşdarî projeyê bib*, beşdarî
    polê bib*, beşdarî dersê bib*, beşdarî rêxistinê bib*, beşdarî civakê bib*, beşdarî malbatê bib*, tev li komê bib*,
    tev li tîmê bib*, tev li ekîbê bib*, tev li projeyê bib*, tev li polê bib*, tev li dersê bib*, tev li rêxistinê
    bib*, tev li civakê bib*, tev li malbatê bib*, niha tevlî bib*, kilîta hesab* vek*, kilîda hesab* vek*, têketinê erê
    bik*, têketinê pesend bik*, têketinê bipejirîn*, têketinê destûr bid*, têketina erê bik*, têketina pesend bik*,
    têketina bipejirîn*, têketina destûr bid*, cîhazê erê bik*, cîhazê pesend bik*, cîhazê bipejirîn*, cîhazê destûr
    bid*, erê ez bûm, erê ez im, ew ez bûm, ev ez im, tomarbûna xwe temam, tomarbûna xwe biqedîn*, tomarbûna xwe
    biqedin*, tomarbûna te temam, tomarbûna te biqedîn*, tomarbûna te biqedin*, qeyda xwe temam, qeyda xwe biqedîn*,
    qeyda xwe biqedin*, qeyda te temam, qeyda te biqedîn*, qeyda te biqedin*, qeydkirina xwe temam, qeydkirina xwe
    biqedîn*, qeydkirina xwe biqedin*, qeydkirina te temam, qeydkirina te biqedîn*, qeydkirina te biqedin*, tomarkirina
    xwe temam, tomarkirina xwe biqedîn*, tomarkirina xwe biqedin*, tomarkirina te temam, tomarkirina te biqedîn*,
    tomarkirina te biqedin*, tomarbûnê temam, tomarbûnê biqedîn*, qeydkirinê temam, qeydkirinê biqedîn*, hesabê min jê
    bib*, hesabê min bigir*, hesabê xwe jê bib*, hesabê xwe bigir*, hesabê te jê bib*, hesabê te bigir*, jêbirina hesabê
    min, jêbirina hesabê xwe, bê şîfre têkev*, bê peyborîn têkev*, bê pêborîn têkev*, peymanê îmze
    bik*, erê min abone
  `,
  act: `
    piştrast bike, piştrast bikin, piştrastkirin, bipejirîne, bipejirînin, pejirandin, erê bike, erê bikin, qebûl bike,
    qebûl bikin, çalak bike, çalak bikin, destûr bide, destûr bidin, bidomîne, bidomînin, berdewam bike, berdewam bikin,
    temam bike, biqedîne bike, biqedîne, tevlî bibe, tevlî bibin, beşdar bibe, beşdar bibin, dest pê bike, dest pê
    bikin, kilîtê veke, vesaz bike, vesaz bikin, gava dawî, gavek din, gavek maye, ez dipejirînim, ez qebûl dikim
  `,
  signIn: `
    têkeve, têkevin, têkeve hesabê, têkevin hesabê, têketin, sepanê veke, sepanê vekin, bernameyê veke, bernameyê vekin,
    here hesabê xwe
  `,
  never: `
    ji abonetiyê derkev*, ji abonetiyê betal, ji abonetiyê rawestîn*, ji abonetiyê qut, abonetiyê derkev*, abonetiyê
    betal, abonetiyê rawestîn*, abonetiyê qut, abonetiyê betal bike, abonetiyê betal bikin, abonetiya xwe betal,
    abonetiya xwe rawestîn*, dev ji abonetiyê, êdî naxwazî e name*, êdî naxwazî e peyam*, êdî naxwazî epost*, êdî
    naxwazî agahdarî*, êdî naxwazin e name*, êdî naxwazin e peyam*, êdî naxwazin epost*, êdî naxwazin agahdarî*, êdî
    naxwazim e name*, êdî naxwazim e peyam*, êdî naxwazim epost*, êdî naxwazim agahdarî*, mîheng*, eyarên, vebijark*,
    vebijêrk*, tercîhên, birêve bibe, birêve bibin, di gerokê de bibîn*, di gerokê de vek*, di geroka xwe de bibîn*, di
    geroka xwe de vek*, di rahêner de bibîn*, di rahêner de vek*, li ser webê bibîn*, li ser torê bibîn*, li ser
    înternetê bibîn*, guhertoya webê, nepenî*, taybetîtî, polîtîkaya nihêniyê, siyaseta nihêniyê, nihêniya, şert û
    merc*, alîkarî, arîkarî, alîkariyê, piştgirî, piştevanî, bi me re têkilî, têkilî bi me, têkilî dayne, têkilî
    daynin, pirsên gelemperî, pirsên pir tên, pirsên berdewam, anket*, ramana xwe, ramana te, nirxandin, binirxîne,
    binirxînin, siparîşê bibîn*, siparîşê veke, siparîşê vekin, siparîşê bixwîn*, siparîşa xwe bibîn*, siparîşa xwe
    veke, siparîşa xwe vekin, siparîşa xwe bixwîn*, fatûreyê bibîn*, fatûreyê veke, fatûreyê vekin, fatûreyê bixwîn*,
    faturê bibîn*, faturê veke, faturê vekin, faturê bixwîn*, bilêtê bibîn*, bilêtê veke, bilêtê vekin, bilêtê bixwîn*,
    pakêtê bibîn*, pakêtê veke, pakêtê vekin, pakêtê bixwîn*, şîroveyê bibîn*, şîroveyê veke, şîroveyê vekin, şîroveyê
    bixwîn*, peyamê bibîn*, peyamê veke, peyamê vekin, peyamê bixwîn*, rûpelê bibîn*, rûpelê veke, rûpelê vekin, rûpelê
    bixwîn*, guhertinê bibîn*, guhertinê veke, guhertinê vekin, guhertinê bixwîn*, guhertinan bibîn*, guhertinan veke,
    guhertinan vekin, guhertinan bixwîn*, nûçeyê bibîn*, nûçeyê veke, nûçeyê vekin, nûçeyê bixwîn*, raporê bibîn*,
    raporê veke, raporê vekin, raporê bixwîn*, encaman bibîn*, encaman veke, encaman vekin, encaman bixwîn*, wêneyan
    bibîn*, wêneyan veke, wêneyan vekin, wêneyan bixwîn*, nexşeyê bibîn*, nexşeyê veke, nexşeyê vekin, nexşeyê bixwîn*,
    hûrguliyan bibîn*, hûrguliyan veke, hûrguliyan vekin, hûrguliyan bixwîn*, çalakiyê bibîn*, çalakiyê veke, çalakiyê
    vekin, çalakiyê bixwîn*, hûrgulî, pakêt* bişopîn*, kargo* bişopîn*, siparîş* bişopîn*, me bişopîn*, bişopîne,
    zêdetir bizan*, zêdetir fêr, zêdetir agahî, zêdetir bixwîn*, zêdetir hîn, bêtir bizan*, bêtir fêr, bêtir agahî,
    bêtir bixwîn*, bêtir hîn, hemûyan bibîn*, daxîn*, dakêş*, dabixe, daxe, bikire, bikirin, dikan, firoşgeh, parve
    bike, parve bikin, bersiv* bid*, şîrove, şîroveya, şîroveyên, şîroveyeke, lîsteya çavdêriyê, lîsteya şopandî,
    lîsteya temaşeyê, rûpelên çavdêriyê, rûpelên şopandî, rûpelên temaşeyê, rûpela sereke, rûpela destpêkê, rûpela
    malê, rûpelê sereke, rûpelê destpêkê, rûpelê malê, malper*, blog, nûçename*, salname* zêde, li salnameyê zêde,
    randevûya biguher*, randevûya betal, randevûya bibîn*, randevûya piştrast, randevûyê biguher*, randevûyê betal,
    randevûyê bibîn*, randevûyê piştrast, rezervasyona biguher*, rezervasyona betal, rezervasyona bibîn*, rezervasyona
    piştrast, rezervasyonê biguher*, rezervasyonê betal, rezervasyonê bibîn*, rezervasyonê piştrast, siparîşê
    piştrast*, siparîşa xwe piştrast*, tevlî civînê, hesabê min, agahdariyên, derbarê me de, radestkirinê biguherîne,
    navnîşana radestkirinê biguherîne, fatûreyê bide, niha bide, rezervasyonê bi rê ve bibe, aboneyiyê bi rê ve bibe,
    aboneyiya min, agahiyên dayînê nû bike, kartê biguherîne, aboneyiyê dirêj bike, niha nû bike, nirxandinekê
    binivîse, tevlî rapirsiyê bibe, rapirsiyê dagire, bersiva peyamê bide, niha serlêdan bike, serlêdanê bike, here
    erzaniyê, kûponê bi kar bîne, koda erzaniyê bi kar bîne, hevalên xwe vexwîne, hevalekî vexwîne, randevû bistîne,
    wext bigire, têxe salnameyê, beşdarî civînê bibe, ji aboneyiyê derkeve, aboneyiyê betal bike, agahdariyan
    biguherîne
  `,
  notMe: `
    ne ez bûm, ne ez im, ne tu bî, ne tu bûyî, ne tu yî, ne hûn bûn, ne hûn in, heke te ne, heke te ev nekir*, heke te
    ev daxwaz nekir*, heke te nexwast*, heke te nekir*, heke we ne, heke we ev nekir*, heke we ev daxwaz nekir*, heke we
    nexwast*, heke we nekir*, eger te ne, eger te ev nekir*, eger te ev daxwaz nekir*, eger te nexwast*, eger te nekir*,
    eger we ne, eger we ev nekir*, eger we ev daxwaz nekir*, eger we nexwast*, eger we nekir*, ger te ne, ger te ev
    nekir*, ger te ev daxwaz nekir*, ger te nexwast*, ger te nekir*, ger we ne, ger we ev nekir*, ger we ev daxwaz
    nekir*, ger we nexwast*, ger we nekir*, heke ev ne tu, heke ev ne hûn, heke ev tu nebî, heke ev hûn nebin, heke ev
    ne ji, heke ew ne tu, heke ew ne hûn, heke ew tu nebî, heke ew hûn nebin, heke ew ne ji, eger ev ne tu, eger ev ne
    hûn, eger ev tu nebî, eger ev hûn nebin, eger ev ne ji, eger ew ne tu, eger ew ne hûn, eger ew tu nebî, eger ew hûn
    nebin, eger ew ne ji, ger ev ne tu, ger ev ne hûn, ger ev tu nebî, ger ev hûn nebin, ger ev ne ji, ger ew ne tu, ger
    ew ne hûn, ger ew tu nebî, ger ew hûn nebin, ger ew ne ji, heke tu nebî, heke tu nîn bî, eger tu nebî, eger tu nîn
    bî, ger tu nebî, ger tu nîn bî, heke hûn nebin, te nexwest*, we nexwest*, te daxwaz nekir*, we daxwaz nekir*, te
    nekir*, we nekir*, guh nede, guh nedin, guh pê nede, paşguh bike, paşguh bikin, piştguh bike, piştguh bikin, bila
    bimîne, daxwazê red bike, daxwazê red bikin, vexwendinê red bike, vexwendinê red bikin, dawetê red bike, dawetê red
    bikin, têketinê red bike, têketinê red bikin, înkar bike, înkar bikin, betal bike, betal bikin, rapor bike,
    ragihîne, hesabê xwe biparêz*, hesabê xwe ewle, asteng bike, asteng bikin, pêwîst nake tu, pêwîst nake hûn, pêwîst
    nake tiştek*, pêwîst nake ku, ne hewce ye tu, ne hewce ye hûn, ne hewce ye tiştek*, ne hewce ye ku, ne pêwîst e tu,
    ne pêwîst e hûn, ne pêwîst e tiştek*, ne pêwîst e ku, bi xeletî, bi şaşî, kesekî din, yekî din, nas nakî, nas nakin,
    na spas, vê e nameyê jê bibe, vê e nameyê jê bibin, vê peyamê jê bibe, vê peyamê jê bibin, vê epostayê jê bibe, vê
    epostayê jê bibin, tiştek naguhere, ne ya te ye, ne yê te ye, ne ya we ye, ne yê we ye, ne hesabê te ye, ne hesabê
    we ye, ne cîhaza te ye, aîdî te nîn*, aîdî we nîn*, ne aîdî te ye, ne aîdî we ye, te hewl neda*, we hewl neda*, te
    destûr neda*, we destûr neda*, te neguhert*, we neguhert*, te çênekir*, we çênekir*, bêyî agahdariya te, bêyî
    agahdariya we, bêyî destûra te, bêyî destûra we, bêyî haya te, ji aliyê te ve nehat*, ji aliyê we ve nehat*, heke ev
    xelet be, heke ev çewt be, heke ev şaş be, ku ev xeletî ye, ku ev şaşî ye, navnîşana xwe jê bib*, navnîşana xwe
    rak*, hesabê xwe neçalak, hesabê xwe kilît, tavilê şîfreya xwe, şîfreya xwe tavilê, ji me re bêj*, me agahdar bik*,
    çalakiya gumanbar ragihîn*, ji hemû cîhazan derkev*, ji hemû amûran derkev*, tavilê bi me re, yekser bi me re, vê
    guhertinê vegerîn*
  `,
  done: `
    hate guhertin, hate guherandin, hate nûkirin, hate vesazkirin, hate sifirkirin, hate piştrastkirin, hate
    pejirandin, hate çalakkirin, hate zêdekirin, hate jêbirin, hate rakirin, hate girtin, hate kilîtkirin, hate
    vekirin, hate temamkirin, hate qebûlkirin, hate şandin, hate tomarkirin, hate betalkirin, hate wergirtin, hate
    dayîn, hate rojanekirin, hate neçalakkirin, hate afirandin, hat guhertin, hat guherandin, hat nûkirin, hat
    vesazkirin, hat sifirkirin, hat piştrastkirin, hat pejirandin, hat çalakkirin, hat zêdekirin, hat jêbirin, hat
    rakirin, hat girtin, hat kilîtkirin, hat vekirin, hat temamkirin, hat qebûlkirin, hat şandin, hat tomarkirin, hat
    betalkirin, hat wergirtin, hat dayîn, hat rojanekirin, hat neçalakkirin, hat afirandin, hatiye guhertin, hatiye
    guherandin, hatiye nûkirin, hatiye vesazkirin, hatiye sifirkirin, hatiye piştrastkirin, hatiye pejirandin, hatiye
    çalakkirin, hatiye zêdekirin, hatiye jêbirin, hatiye rakirin, hatiye girtin, hatiye kilîtkirin, hatiye vekirin,
    hatiye temamkirin, hatiye qebûlkirin, hatiye şandin, hatiye tomarkirin, hatiye betalkirin, hatiye wergirtin, hatiye
    dayîn, hatiye rojanekirin, hatiye neçalakkirin, hatiye afirandin, hatin guhertin, hatin guherandin, hatin nûkirin,
    hatin vesazkirin, hatin sifirkirin, hatin piştrastkirin, hatin pejirandin, hatin çalakkirin, hatin zêdekirin, hatin
    jêbirin, hatin rakirin, hatin girtin, hatin kilîtkirin, hatin vekirin, hatin temamkirin, hatin qebûlkirin, hatin
    şandin, hatin tomarkirin, hatin betalkirin, hatin wergirtin, hatin dayîn, hatin rojanekirin, hatin neçalakkirin,
    hatin afirandin, bi serkeftî, bi serkeftin, bi ser ket, têketina nû, têketineke nû, têketinek nû, te têket, te
    guhert, te guherand, te vesaz kir, te piştrast kir, we têket, we guhert, we guherand, we vesaz kir, we piştrast
    kir, spas ji bo piştrast*, spas ji bo te, spas ji bo we, spas ji bo tomar*, spas ji bo siparîş*, spas ku piştrast*,
    spas ku te, spas ku we, spas ku tomar*, spas ku siparîş*, vexwendina te qebûl kir, tevlî bû, niha çalak e, heke tu
    bî, heke te kir*, heke ev tu bî, abonetiya te hate betalkirin, abonetiya we hate betalkirin, abonetî hate
    betalkirin, abonetiya te bi dawî bû, abonetiya we bi dawî bû, tu ji abonetiyê derketî, hûn ji abonetiyê derketin,
    ji lîsteyê hate derxistin, ji lîsteyê hate jêbirin, ji lîsteyê hat derxistin, êdî ji te re nayên şandin, êdî ji we
    re nayên şandin, êdî e nameyan nastînî, êdî e nameyan nastînin
  `,
  here: `
    li vir, li vê derê, ji vir, bitikîn*, klîk bike, klîk bikin, pêl bişkok*, pêl girêdan*, pêl lînk*, pêl vir, pê li
    bişkok*, pê li girêdan*, pê li lînk*, pê li vir, pêl bike, bişkok, bişkoka, bişkokê, bişkoja, bişkojê, girêdan,
    girêdana, girêdanê, lînk, lînka, lînkê, girêdana jêrîn, girêdana li jêr, lînka jêrîn, lînka li jêr, rûpela jêrîn,
    rûpela li jêr, navnîşana jêrîn, navnîşana li jêr, biçe, biçin, here vê, serdana vê, serdana rûpelê, gerok, geroka,
    gerokê, kopî bike û, vê girêdanê veke, vê girêdanê vekin, vê rûpelê veke, vê rûpelê vekin, vê lînkê veke, vê lînkê
    vekin, heke bişkok
  `,
  matter: `
    daxwaza destûrê, daxwaza betlaneyê, rapora nexweşiyê, lêçûnan, rêwîtiya kar, daxwaza rêwîtiyê, demjimêrên zêde,
    daxwaza kirînê, daxwaza budçeyê, li benda pejirandina, pejirandina te, pejirandina we, ji bo pejirandinê, bi te re
    parve kir, hat parvekirin, hatiye parvekirin, dosya parvekirî, pelê parvekirî, pelgeya, belgeyê, belgeyên, albûmê,
    ji bo daxistinê amade, daxistina te, teklîfa bihayê, pêşniyara bihayê, peymana kirê, îmze bike, îmzeya elektronîk,
    bordroya, makbûza, bawername, sertîfîkaya, polîçeya sîgorteyê, şîrove kir, şîroveya nû, behsa te kir, bersiv da,
    bersiva pirsa te, peyama nû ji, nirxandina te, rapirsî, anket, deng bide, pirsname, nîqaş, civîn, civînê, civîna,
    beşdar dibî, lîsteya li bendê, kursa nû, atolye, rezervasyon, peyama ragirtî, moderator, moderasyon,
    karantîneyê, peyamê paşve bikişîne, gotara te, erka nû, ji te re hat spartin, bilêta piştgiriyê, tevlî kursê,
    wezîfeya malê, cihê hilanînê, hema hema tije, nêzîk e ku tije bibe, cihê dîskê, aboneya te nû, profîla xwe temam,
    profîla xwe biqedîne, cîhaza nû hat girêdan, pakêta te, kargo, bexşa te, xêrxwazî, îlana te, lêgerîna tomarkirî,
    serlêdana karî, namzed, berendam, hişyariya bihayê, peldanka parvekirî, li projeyê hat zêdekirin, kopiya yedek
    amade, şandiya nû, randevûya te
  `,
  receipt: `
    fîşa kirînê, fîşa dravdanê, fîşa firotinê, meqbûza dravdanê, wesla dravdanê, spas ji bo kirîna we, spas ji bo
    kirîna te, spas ji bo kirînê, spas ji bo dravdana we, spas ji bo dravdana te, dravdan hat wergirtin, dravdana we
    hat wergirtin, dravdan serkeftî bû, bi kartê hat dayîn, bac tê de, tevahiya giştî, kopiya xerîdar, kopiya
    mişterî
  `,
  toRead: `
    biçe hesabê xwe, biçin hesabê xwe, herin hesabê xwe, biçe hesabê min, hesabê xwe bibîn*, rûpela hesab*, panela
    kontrol*, biçe panelê, panelê vek*, portala mişterî*, fatûreyên te, fatûreyên we, fatûreyên xwe bibîn*, siparîşa
    xwe bibîn*, hûrguliyan bibîn*, li hûrguliyan binêr*, çalakiya dawî, çalakiyên dawî, çi guheriye bibîn*, cîhazên xwe
    bi rê ve bib*, dîroka bikaranînê, peyama xwe bixwîn*, sepanê vek*, bankeya înternetê, bixwîne, bixwînin, bixwîn,
    xwendinê, xwendina, bibîne, bibînin, lê binêre, lê binêrin, temaşe bike, temaşe bikin, kifş bike, kifş bikin, keşf
    bik*, zêdetir fêr bib*, çavekî bavêj*, siparîşa min, portalê veke, rezervasyonên min, belgeyê veke, pelê veke,
    albûmê veke, çi nû heye
  `,
};
