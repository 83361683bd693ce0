import type { Cues } from "@/lib/mail/extraction/cues/types";

export const rw: Cues = {
  code: `
    kode yo kwemeza, kode yo kwemezwa, kode yo kugenzura, kode yo kwinjira, kode yo kwinjiriraho, kode yo kwiyandikisha,
    kode yo gufungura, kode yo kurinda, kode yo gusubizaho, kode yo gusubiramo, kode yo gutangiza, kode yo guhindura,
    kode yo kwemeza ko, kode yo kwishyura, kode yo kohereza, kode yo kubikuza, kode yo gukoresha rimwe, kode yo
    gukoreshwa rimwe, kode ikoreshwa rimwe, kode ikoreshwa inshuro imwe, kode y'umutekano, kode y'ibanga, kode
    y'igenzura, kode y'iyemeza, kode y'agateganyo, kode y'icyemezo, kode y'imibare, kode ya otp, kode yawe ya otp, kode
    yawe yo kwemeza, kode yawe yo kwinjira, kode yawe y'ibanga, kode yawe yo kugenzura, kode yawe y'umutekano, kode yawe
    ni, kode yawe, iyi kode, kode ikurikira, kode yacu, kode twakoherereje, kode yoherejwe, imibare yo kwemeza, imibare
    yo kugenzura, imibare yo kwinjira, umubare wo kwemeza, umubare wo kugenzura, umubare wo kwinjira, umubare
    w'igenzura, umubare w'umutekano, umubare w'ibanga ukoreshwa rimwe, umubare w'ibanga w'agateganyo, umubare wawe wo
    kwemeza, umubare wawe wo kwinjira, nimero yo kwemeza, nimero yo kugenzura, nimero y'igenzura, ijambo ry'ibanga
    ry'agateganyo, ijambo ry'ibanga rikoreshwa rimwe, ijambo ry'ibanga rikoreshwa inshuro imwe, ijambo ry'ibanga
    ry'inshuro imwe, ijambo ry'ibanga ry'igihe gito, ijambo ry'ibanga ry'umwanya muto, ijambobanga ry'agateganyo,
    ijambobanga rikoreshwa rimwe, ijambobanga rikoreshwa inshuro imwe, ijambobanga ry'inshuro imwe, ijambobanga ry'igihe
    gito, ijambobanga ry'umwanya muto, ijambo banga ry'agateganyo, ijambo banga rikoreshwa rimwe, ijambo banga
    rikoreshwa inshuro imwe, ijambo banga ry'inshuro imwe, ijambo banga ry'igihe gito, ijambo banga ry'umwanya muto,
    ijambo kabanga ry'agateganyo, ijambo kabanga rikoreshwa rimwe, ijambo kabanga rikoreshwa inshuro imwe, ijambo
    kabanga ry'inshuro imwe, ijambo kabanga ry'igihe gito, ijambo kabanga ry'umwanya muto, otp yawe
  `,
  maybeCode: `
    ijambo ry'ibanga, ijambobanga*, ijambo banga, ijambo kabanga, ijambo ryawe ry'ibanga, umubare w'ibanga, umubare wawe
    w'ibanga, imibare y'ibanga, pin yawe, pini yawe, uyu mubare, iyi nimero, iyi mibare, imibare ikurikira, umubare
    ukurikira, nimero ikurikira, umubare uri hasi, imibare iri hasi, imibare itandatu, imibare ine, imibare umunani,
    inyuguti zikurikira, izi nyuguti, urufunguzo rwawe, mubare uri munsi, tokeni yawe
  `,
  other: `
    nimero ya telefone, nimero ya telefoni, nimero yawe ya telefone, nimero yawe ya telefoni, nimero ya terefone, nimero
    ya konti, nimero ya konti yawe, nimero ya komande, nimero y'itumiza, nimero ya fagitire, nimero y'inyemezabuguzi,
    nimero y'inyemezabwishyu, nimero y'umukiriya, nimero y'umunyamuryango, nimero y'indangamuntu, nimero ya pasiporo,
    nimero y'ikarita, nimero ya tike, nimero y'itike, nimero y'icyicaro, nimero y'icyumba, nimero y'urugendo, nimero
    y'indege, nimero y'imodoka, nimero y'ikirego, nimero y'ikibazo, nimero y'ubusabe, nimero y'ubwishyu, nimero
    y'ubwishingizi, nimero y'amasezerano, nimero ya dosiye, nimero ya mubazi, nimero y'ubwizigame, nimero y'umusoro,
    nimero ya tin, nimero y'umunyeshuri, nimero y'umukozi, nimero y'inama, nimero yo gukurikirana, nimero y'ipaki,
    nimero y'umuzigo, nimero yo kuguriza, nimero y'igikorwa, nimero y'ubutumwa, numero ya telefone, numero ya telefoni,
    numero yawe ya telefone, numero yawe ya telefoni, numero ya terefone, numero ya konti, numero ya konti yawe, numero
    ya komande, numero y'itumiza, numero ya fagitire, numero y'inyemezabuguzi, numero y'inyemezabwishyu, numero
    y'umukiriya, numero y'umunyamuryango, numero y'indangamuntu, numero ya pasiporo, numero y'ikarita, numero ya tike,
    numero y'itike, numero y'icyicaro, numero y'icyumba, numero y'urugendo, numero y'indege, numero y'imodoka, numero
    y'ikirego, numero y'ikibazo, numero y'ubusabe, numero y'ubwishyu, numero y'ubwishingizi, numero y'amasezerano,
    numero ya dosiye, numero ya mubazi, numero y'ubwizigame, numero y'umusoro, numero ya tin, numero y'umunyeshuri,
    numero y'umukozi, numero y'inama, numero yo gukurikirana, numero y'ipaki, numero y'umuzigo, numero yo kuguriza,
    numero y'igikorwa, numero y'ubutumwa, kode y'iposita, kode ya posita, kode y'igabanyirizwa, kode y'igabanywa, kode
    yo kugabanyirizwa, kode ya promo, kode ya promosiyo, kode y'iyamamaza, kode y'impano, kode ya vawusha, kode ya kupo,
    kode y'ubutumire, kode yo gutumira, kode yo kurangira inshuti, kode y'ikosa, kode y'igihugu, kode y'akarere, kode
    y'umurenge, kode y'umuntu, kode y'ishami, kode ya banki, kode ya qr, kode ya swift, kode y'ibicuruzwa, kode
    y'igicuruzwa, kode y'ishuri, kode y'isomo, kode y'umunyeshuri, kode y'umukozi, kode y'umukiriya, kode y'ikigo, kode
    y'umucuruzi, kode y'umusoro, kode y'ibara, kode ya wifi, kode y'umuryango, kode y'irembo, kode y'inama, kode
    y'itumiza, kode ya komande, kode yo gukurikirana, kode y'itike, kode ya momo, kode y'ifaranga, kode y'ubwishingizi,
    komande yawe, ibyo watumije, ibyo waguze, itumiza ryawe, fagitire yawe, fagitire, inyemezabuguzi, inyemezabwishyu,
    agasanduku k'iposita, amafaranga yose, igiteranyo, igiteranyo cyose, umubare w'amafaranga, amafaranga asigaye,
    amafaranga usigaranye, asigaye kuri konti, amafaranga y'u rwanda, igiciro, ikiguzi, umusoro ku nyongeragaciro,
    irangirwa na, irangira na, irangizwa na, imibare ya nyuma, duhamagare, twahamagare, hamagara, umurongo utishyurwa,
    amanota yawe, ipaki yawe, umuzigo wawe, itike yawe, ubwishingizi bwawe, verisiyo nshya
  `,
  promo: `
    igabanyirizwa*, igabanywa ry'ibiciro, igabanya ry'ibiciro, ibiciro byagabanutse, ibiciro byagabanyijwe, ibiciro
    bihendutse, ku giciro gito, ku giciro cyagabanyijwe, gabanyirizwa, ugabanyirizwe, promosiyo*, poromosiyo*, vawusha,
    kupo y'igabanya, ikarita y'impano, amakarita y'impano, impano y'ubuntu, impano y'isabukuru, gura ubu, gura nonaha,
    gura none, kohererezwa ku buntu, kugezwaho ku buntu, kukugezaho ku buntu, tsindira, gutsindira, utsindire,
    amarushanwa, tumira inshuti, tumira incuti, tumira umuntu, rangira inshuti, amanota y'ubudahemuka, igitebo cyawe,
    agaseke kawe, agatebo kawe, uyu munsi gusa, iki cyumweru gusa, mu gihe cyo kwishyura, ugura kimwe, amahirwe
    adasanzwe
  `,
  press: `
    akanyamakuru, amakuru y'icyumweru, amakuru mashya, amakuru agezweho, amakuru y'ukwezi, itangazo rigenewe
    abanyamakuru, muri iyi nkuru, inkuru irambuye, inkuru zikunzwe, soma inkuru, raporo y'icyumweru, raporo y'ukwezi,
    raporo y'umwaka, ibarurishamibare, ku ijana, ubushakashatsi, abashakashatsi, ikusanyabitekerezo, abasomyi bacu,
    abajura bo kuri interineti, abatekamutwe, ukwezi gushize, umwaka ushize, icyumweru gishize, ibishya muri iyi
    verisiyo, inama n'amahugurwa
  `,
  business: `
    kwemeza, wemeze, emeza ko, kugenzura, kwinjira muri konti, kwinjira muri, kwiyandikisha, wiyandikishije, konti yawe,
    konte yawe, konti yanyu, kuri konti, muri konti, konti nshya, ijambo ry'ibanga, ijambobanga, ijambo banga, imeyili
    yawe, imeyiri yawe, imeri yawe, aderesi ya imeyili, aderesi imeyili, aderesi ya imeri, aderesi yawe, aderesi nshya,
    umutekano wa konti, umutekano, gusubizaho ijambo, guhindura ijambo, guhindura aderesi, guhindura nimero, wibagiwe,
    waribagiwe, igikoresho gishya, igikoresho cyawe, telefone nshya, telefoni nshya, gufungura konti, gufunga konti,
    gusiba konti, kwishyura, ubwishyu, kohereza amafaranga, kubikuza amafaranga, kubitsa, uruhushya, uburenganzira,
    ubutumire, watumiwe, wahawe ubutumire, umwirondoro, intambwe ebyiri, intambwe ya kabiri, gusinya, umukono
  `,
  fleeting: `
    izarangira, irarangira, birarangira, rizarangira, kizarangira, irangira mu, irangira nyuma, rirangira, kirangira mu,
    kirangira nyuma, izata agaciro, irata agaciro, ita agaciro, rita agaciro, kita agaciro, gita agaciro, igihe cyayo,
    igihe kirangira, ifite agaciro, rifite agaciro, ifite igihe, imara iminota, imara amasaha, mu minota, iminota, mu
    munota, umunota umwe, nyuma y'iminota, mu masaha, amasaha 24, isaha imwe, nyuma y'isaha, nyuma y'amasaha, mbere
    y'uko, ikoreshwa rimwe gusa, rimwe gusa, inshuro imwe gusa, inshuro imwe, rikoreshwa rimwe, kugeza kuri
  `,
  secret: `
    ntukagire uwo, ntugire uwo, ntukayisangize, ntuyisangize, ntukayihe, ntuyihe, ntukayibwire, ntuyibwire, ntukawuhe,
    ntuwuhe, ntukawubwire, ntukarihe, ntukaribwire, ntimukayihe, ntimukayibwire, ntukabwire, ntukohererezeyo,
    ntukohereze iyi, ntukereke, ntukayereke, undi muntu, umuntu uwo ari we wese, uwo ari we wese, uwo ariwe wese, abandi
    bantu, ni ibanga, igume ari ibanga, yigire ibanga, bigire ibanga, uyibike neza, ntituzigera, ntituzagusaba, ntitujya
    tugusaba, ntituzakubaza, abakozi bacu ntibazigera, abakozi bacu ntibazagusaba, nta mukozi, ntanumwe, nta n'umwe,
    kabone n'iyo, ni wowe wenyine, wowe wenyine
  `,
  enter: `
    injiza kode, injiza iyi, injiza umubare, injizamo, winjize kode, winjize iyi, winjizemo, kwinjiza kode, andika kode,
    andika iyi, andika umubare, andikamo, wandike kode, wandike iyi, wandikemo, kwandika kode, shyiramo, ushyiremo,
    gushyiramo, shyira kode, koporora, komeka, ukoporore, koresha kode, koresha iyi, koresha uyu, koresha umubare,
    ukoreshe iyi, ukoreshe kode, gukoresha iyi, wifashishe iyi, ifashishe, dore kode, kode yawe ni iyi, nguyu umubare,
    ngiyi kode, urasabwa, uzasabwa, uzakenera, ukeneye iyi, kanda umubare, subiza n'iyi, soma kode, mu mwanya
    wabigenewe, ahabigenewe, ku ipaji yo kwinjira
  `,
  complete: `
    emeza imeyili, emeza imeyili yawe, emeza imeyiri, emeza imeyiri yawe, emeza imeri, emeza imeri yawe, emeza aderesi,
    emeza aderesi yawe, emeza konti, emeza konti yawe, wemeze imeyili, wemeze imeyili yawe, wemeze imeyiri, wemeze
    imeyiri yawe, wemeze imeri, wemeze imeri yawe, wemeze aderesi, wemeze aderesi yawe, wemeze konti, wemeze konti
    yawe, kwemeza imeyili, kwemeza imeyili yawe, kwemeza imeyiri, kwemeza imeyiri yawe, kwemeza imeri, kwemeza imeri
    yawe, kwemeza aderesi, kwemeza aderesi yawe, kwemeza konti, kwemeza konti yawe, genzura imeyili, genzura imeyili
    yawe, genzura imeyiri, genzura imeyiri yawe, genzura imeri, genzura imeri yawe, genzura aderesi, genzura aderesi
    yawe, genzura konti, genzura konti yawe, ugenzure imeyili, ugenzure imeyili yawe, ugenzure imeyiri, ugenzure
    imeyiri yawe, ugenzure imeri, ugenzure imeri yawe, ugenzure aderesi, ugenzure aderesi yawe, ugenzure konti,
    ugenzure konti yawe, kugenzura imeyili, kugenzura imeyili yawe, kugenzura imeyiri, kugenzura imeyiri yawe,
    kugenzura imeri, kugenzura imeri yawe, kugenzura aderesi, kugenzura aderesi yawe, kugenzura konti, kugenzura konti
    yawe, emeza aderesi ya imeyili, emeza aderesi imeyili, emeza ko wiyandikishije, emeza kwiyandikisha, emeza
    umwirondoro, emeza kwinjira, emeza ko ari wowe, emeza impinduka, emeza nimero ya telefone, emeza nimero ya
    telefoni, emeza ubu, emeza nonaha, wemeze aderesi ya imeyili, wemeze aderesi imeyili, wemeze ko wiyandikishije,
    wemeze kwiyandikisha, wemeze umwirondoro, wemeze kwinjira, wemeze ko ari wowe, wemeze impinduka, wemeze nimero ya
    telefone, wemeze nimero ya telefoni, wemeze ubu, wemeze nonaha, kwemeza aderesi ya imeyili, kwemeza aderesi
    imeyili, kwemeza ko wiyandikishije, kwemeza kwiyandikisha, kwemeza umwirondoro, kwemeza kwinjira, kwemeza ko ari
    wowe, kwemeza impinduka, kwemeza nimero ya telefone, kwemeza nimero ya telefoni, kwemeza ubu, kwemeza nonaha,
    hindura ijambo ry'ibanga, hindura ijambobanga, hindura ijambo banga, hindura umubare w'ibanga, uhindure ijambo
    ry'ibanga, uhindure ijambobanga, uhindure ijambo banga, uhindure umubare w'ibanga, guhindura ijambo ry'ibanga,
    guhindura ijambobanga, guhindura ijambo banga, guhindura umubare w'ibanga, gusubizaho ijambo ry'ibanga, gusubizaho
    ijambobanga, gusubizaho ijambo banga, gusubizaho umubare w'ibanga, subizaho ijambo ry'ibanga, subizaho ijambobanga,
    subizaho ijambo banga, subizaho umubare w'ibanga, shyiraho ijambo ry'ibanga, shyiraho ijambobanga, shyiraho ijambo
    banga, shyiraho umubare w'ibanga, ushyireho ijambo ry'ibanga, ushyireho ijambobanga, ushyireho ijambo banga,
    ushyireho umubare w'ibanga, gushyiraho ijambo ry'ibanga, gushyiraho ijambobanga, gushyiraho ijambo banga,
    gushyiraho umubare w'ibanga, hitamo ijambo ry'ibanga, hitamo ijambobanga, hitamo ijambo banga, hitamo umubare
    w'ibanga, guhitamo ijambo ry'ibanga, guhitamo ijambobanga, guhitamo ijambo banga, guhitamo umubare w'ibanga,
    kongera gushyiraho ijambo ry'ibanga, kongera gushyiraho ijambobanga, kongera gushyiraho ijambo banga, kongera
    gushyiraho umubare w'ibanga, guhindura ijambo kabanga, guhindura ijambo ryawe ry'ibanga, hindura ijambo ryawe
    ry'ibanga, ijambo ry'ibanga rishya, ijambobanga rishya, ijambo banga rishya, ijambo kabanga rishya, fungura konti
    yawe, ufungure konti, ufungure konti yawe, gufungura konti, gufungura konti yawe, tangiza konti, tangiza konti
    yawe, gutangiza konti, gutangiza konti yawe, gusubizaho konti, gusubizaho konti yawe, garura konti, garura konti
    yawe, kugarura konti, kugarura konti yawe, rangiza kwiyandikisha, urangize kwiyandikisha, kurangiza kwiyandikisha,
    soza kwiyandikisha, gusoza kwiyandikisha, uzuza kwiyandikisha, kuzuza kwiyandikisha, emera ubutumire, wemere
    ubutumire, kwemera ubutumire, akira ubutumire, kwakira ubutumire, injira mu itsinda, winjire mu itsinda, kwinjira
    mu itsinda, injira mu ikipe, emera kwinjira, emera iki gikoresho, emera igikoresho, yego ni njye, yego ni jye, ni
    njyewe, ihuza ryo kwemeza, ihuza ryo kwinjira, ihuza ryo guhindura, linki yo kwemeza, linki yo kwinjira, linki yo
    guhindura, umurongo wo kwemeza, umurongo wo kwinjira, siba konti yanjye, funga konti yanjye
  `,
  act: `
    emeza, wemeze, kwemeza, genzura ubu, emera, wemere, komeza, ukomeze, gukomeza, rangiza, urangize, fungura konti,
    intambwe ya nyuma, hasigaye intambwe, urabura intambwe, usigaje intambwe, ugiye kurangiza
  `,
  signIn: `
    injira muri konti, injira kuri konti, injira hano, injira ubu, injira nonaha, winjire muri konti, winjire kuri
    konti, kwinjira muri konti yawe, injira muri porogaramu, fungura porogaramu, fungura apurikasiyo, tangira ubu,
    tangira nonaha
  `,
  never: `
    kuva ku rutonde, va ku rutonde, kwivana ku rutonde, ivane ku rutonde, kwikura ku rutonde, ikure ku rutonde, hagarika
    kwakira, guhagarika kwakira, kureka kwakira, reka kwakira, hagarika ifatabuguzi, guhagarika ifatabuguzi, kutongera
    kwakira, simbishaka, igenamiterere, amagenamiterere, ibyo uhitamo, ibyo nkunda, gucunga, reba muri burawuza, reba
    kuri interineti, fungura muri burawuza, rebera kuri interineti, politiki y'ubuzima bwite, politiki y'ibanga,
    politiki yo kurinda amakuru, politiki y'amakuru bwite, ubuzima bwite, amategeko n'amabwiriza, amategeko
    n'amabwirizwa, amabwiriza yo gukoresha, ahabona ubufasha, ubufasha, saba ubufasha, shaka ubufasha, twandikire,
    tuvugishe, duhamagare, tugane, ibibazo bikunze kubazwa, ibibazo bibazwa, ibitekerezo byawe, tanga igitekerezo, tanga
    ibitekerezo, reba komande, reba ibyo watumije, reba ibyo waguze, reba fagitire, reba inyemezabuguzi, reba
    inyemezabwishyu, reba itike yawe, reba ibisobanuro, reba raporo, kureba komande, kureba ibyo watumije, kureba ibyo
    waguze, kureba fagitire, kureba inyemezabuguzi, kureba inyemezabwishyu, kureba itike yawe, kureba ibisobanuro,
    kureba raporo, kurikirana komande, kurikirana ibyo watumije, kurikirana ipaki, kurikirana umuzigo, kurikirana
    itumiza, gukurikirana komande, gukurikirana ibyo watumije, gukurikirana ipaki, gukurikirana umuzigo, gukurikirana
    itumiza, reba byose, reba ibindi, reba byinshi, soma ibindi, soma byinshi, soma birambuye, soma inkuru, komeza
    usome, ibindi bisobanuro, menya byinshi, menya ibindi, ibisobanuro birambuye, kuramo porogaramu, manura porogaramu,
    pakurura, kuramo inyemezabuguzi, kuramo fagitire, manura fagitire, ishyura ubu, ishyura nonaha, ishyura fagitire,
    gura ubu, sura urubuga, sura iduka, dukurikire, dukurikirane, abo turi bo, ibitwerekeyeho, ahabanza, sangiza
    inshuti, sangiza abandi, tumira inshuti, subiza ubutumwa, hindura gahunda, hindura itariki
  `,
  notMe: `
    niba atari wowe, niba atari mwe, niba utari wowe, nimba atari wowe, niba atari wowe wabisabye, niba utabisabye, niba
    utasabye, niba utarabisabye, niba utarasabye, niba mutabisabye, niba utigeze, niba utiyandikishije, niba utabizi,
    niba utabikoze, niba utarabikoze, si njye, sinjye, atari wowe, si wowe, ntabwo ari wowe, ntabwo ari njye, wabikoze
    utabizi, undi muntu wakoresheje, ntiwabisabye, irengagize, wirengagize, mwirengagize, yirengagize, ntukite kuri,
    ntuwiteho, ntugire icyo ukora, nta kindi usabwa, nta kintu usabwa, ntacyo usabwa, siba ubu butumwa, siba iyi
    imeyili, kubera ikosa, ku bw'ikosa, bibeshye, wibeshye, anga ubutumire, kwanga ubutumire, hagarika ubusabe,
    tumenyeshe, utumenyeshe, duhite tumenya, rinda konti, funga konti yawe, hita uhindura, raporo iki gikorwa
  `,
  done: `
    ryahinduwe, yahinduwe, byahinduwe, wahinduwe, rwahinduwe, cyahinduwe, yemejwe, ryemejwe, byemejwe, wemejwe,
    yafunguwe, yafunzwe, yasibwe, yongerewe, yongewe, yavanywe, yakuweho, yavuguruwe, ryavuguruwe, yoherejwe, yishyuwe,
    yakiriwe, yarangiye, byarangiye, yatangiye gukora, yasubijweho, ryasubijweho, byagenze neza, byakunze, byakozwe
    neza, wahinduye neza, winjiye neza, wiyandikishije neza, kwinjira gushya, injira nshya, habaye kwinjira, hari
    uwinjiye, konti yawe yinjiwemo, murakoze kwemeza, urakoze kwemeza, wakiriye ubutumire, yemeye ubutumire, yinjiye mu
    itsinda, twakiriye ubwishyu, twakiriye amafaranga, wavuye ku rutonde, wakuwe ku rutonde, wavanywe ku rutonde,
    ntuzongera kwakira, ntuzongera kubona
  `,
  here: `
    kanda hano, kanda aha, ukande hano, ukande aha, gukanda hano, kanda kuri, ukande kuri, gukanda kuri, kanda buto,
    kanda ku buto, kanda ihuza, kanda linki, kanda umurongo, kanda ku murongo, kanda kuri linki, kanda kuri iyi, kanda
    kuri iri, fungura iyi linki, fungura iri huza, iri huza, ihuza rikurikira, ihuza riri hasi, iyi linki, linki
    ikurikira, linki iri hasi, uyu murongo, umurongo ukurikira, umurongo uri hasi, iyi buto, buto ikurikira, buto iri
    hasi, buto iri munsi, iyi paji, uru rubuga, uru rupapuro, koporora iyi, koporora linki, koporora ihuza, muri
    burawuza, burawuza yawe, mucukumbuzi yawe, mushakisha yawe, sura uru
  `,
  onSite: `
    ipaki yawe, umuzigo wawe, imizigo, umushoferi, utwara ibintu, uzana ibintu, kugezwaho, kukugezaho, gutora ipaki,
    gufata ipaki, aho gufatira, ku biro by'iposita, iposita, ku marembo, ku irembo, ku muryango, umuryango winjiriramo,
    wifi, wi fi, gahunda yo kwa muganga, kwa muganga, gahunda yawe, ivuriro, ibitaro, tike yawe, itike yawe, nimero
    y'umurongo, umurongo wo gutegereza, parikingi, aho guparika, inama yo kuri, inama yo kuri interineti, kwinjira mu
    nama, injira mu nama, icyumba, ikibuga cy'indege, uzitabira, kwitabira
  `,
  entryPlace: `
    ku ipaji, ipaji ya, ku rubuga, urubuga, ku rupapuro, urupapuro rwa, fomu, ifishi, akadirishya, idirishya, umwanya
    wabigenewe, mu kazu, porogaramu, apurikasiyo, muri porogaramu, kuri telefone, kuri telefoni, kuri mudasobwa,
    mudasobwa, igikoresho, ku gikoresho, burawuza, mucukumbuzi, ku nyakiramashusho, televiziyo, kuri ekara, kuri atm
  `,
  accountName: "izina ukoresha, izina ry'ukoresha, izina ryo kwinjiriraho, izina rya konti",
  outdated: `
    ntigikora, ntikigikora, ntirigikora, itagikora, yataye agaciro, ryataye agaciro, cyataye agaciro, yarangije igihe,
    yarengeje igihe, igihe cyayo cyarangiye, igihe cyarangiye, kode ya mbere, kode ishaje, kode ya kera, kode zabanje,
    kode yabanje, yamaze gukoreshwa, yarakoreshejwe, kode wanditse, kode winjije, kode wakoresheje, mu mwanya wa kode,
    aho gukoresha kode
  `,
  toRead: `
    jya kuri konti, jya muri konti, reba konti yawe, ipaji ya konti, fagitire zawe, banki yo kuri interineti, reba
    impinduka, reba ibikorwa, ibikorwa biheruka, gucunga ibikoresho, gusoma, usome, kugira ngo usome, kureba, urebe,
    kugira ngo urebe, soma ubutumwa, reba ubutumwa, kumenya byinshi
  `,
  fault: "kode y'ikosa, kode z'amakosa, ikosa rya sisitemu",
  receipt: `
    inyemezabwishyu, urakoze kugura, murakoze kugura, urakoze kwishyura, murakoze kwishyura, murakoze guhaha, urakoze
    guhaha, ubwishyu bwakiriwe, ubwishyu bwawe bwakiriwe, twakiriye ubwishyu, kwishyura byagenze neza, wishyuye,
    mwishyuye, yishyuwe n'ikarita, amafaranga yishyuwe, ayishyuwe yose, igiteranyo cyishyuwe, yakuwe kuri konti, avanywe
    kuri konti, amafaranga asigaye, umushahara wawe
  `,
};
