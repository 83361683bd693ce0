import type { Cues } from "@/lib/mail/extraction/cues/types";

export const zu: Cues = {
  code: `
    ikhodi, amakhodi, le khodi, lekhodi, ngale khodi, ngekhodi, yekhodi, nekhodi, ikhodi yesiqinisekiso, ikhodi
    yokuqinisekisa, ikhodi yokuqinisekiswa, ikhodi eyimfihlo, ikhodi yemfihlo, ikhodi yokusetshenziswa kanye, ikhodi
    esetshenziswa kanye, inombolo yokuqinisekisa, inombolo yakho yokuqinisekisa, inombolo yesiqinisekiso, inombolo
    yokungena, inombolo yokuphepha, inombolo eyimfihlo, inombolo yakho eyimfihlo, inombolo yemfihlo, inombolo yakho
    yemfihlo, inombolo yesikhashana, inombolo esetshenziswa kanye, inombolo yokusetshenziswa kanye, iphasiwedi
    yesikhashana, iphasiwedi yesikhathi esisodwa, iphasiwedi yakho yesikhathi esisodwa, iphasiwedi esetshenziswa kanye,
    iphasiwedi yokusetshenziswa kanye, iphasiwedi yakho yesikhashana, iphinikhodi yesikhashana, iphini yesikhashana,
    ikhowudi, iikhowudi, le khowudi, lekhowudi, ngekhowudi, yekhowudi, ikhowudi eyimfihlo, inombolo yokhuseleko,
    inombolo yakho yokhuseleko, igama lokugqithisa lexeshana, iphasiwedi yexeshana, iphasiwedi yexesha elinye, ipaswedi
    yexeshana
  `,
  maybeCode: `
    iphasiwedi, ngephasiwedi, ipaswedi, igama lokugqithisa, igama lakho lokugqithisa, igama eliyimfihlo, igama
    lokungena, iphini yakho, iphinikhodi, le nombolo, lenombolo, ngale nombolo, lezi zinombolo, lezizinombolo, ezi
    nombolo, inombolo elandelayo, izinombolo ezilandelayo, iinombolo ezilandelayo, inombolo engezansi, inombolo
    engaphansi, izinombolo eziyisithupha, izinombolo ezine, amadijithi ayisithupha, amadijithi amane, okulandelayo
    esikrinini, lezi zinhlamvu, izinhlamvu ezilandelayo, oonobumba abalandelayo
  `,
  other: `
    inombolo ye oda, inombolo yomyalelo, i oda yakho, ioda yakho, inombolo yereferensi, inombolo ye referensi, inombolo
    ye reference, inombolo yesithenjwa, ireferensi, inombolo ye akhawunti, inombolo yakho ye akhawunti, inombolo
    yocingo, inombolo yefoni, inombolo yefowuni, inombolo yomakhalekhukhwini, inombolo yeselula, ucingo, umnxeba,
    inombolo ye invoyisi, i invoyisi, inombolo yerisidi, inombolo yokulandelela, inombolo yephakheji, iphakheji,
    iphasela, inombolo yekhasimende, inombolo yomthengi, inombolo yakho yekhasimende, inombolo yelungu, inombolo
    yobulungu, inombolo kamazisi, inombolo ye id, umazisi, inombolo yekhadi, ikhadi eliphela, iphela ngo, liphela ngo,
    inombolo yetikithi, inombolo yesitulo, inombolo yendiza, inombolo yemoto, inombolo yemitha, imitha, inombolo
    yefayela, inombolo yomugqa, inombolo yecala, inombolo yesicelo, inombolo yomhlangano, inombolo yokubhukha,
    ukubhukha kwakho, ikhodi yeposi, ikhowudi yeposi, ikhodi yesaphulelo, ikhowudi yesaphulelo, ikhodi yephromo, ikhodi
    yephromoshini, ikhodi ye promo, ikhodi yekhuphoni, ikhodi yevawusha, ikhodi ye voucher, ikhodi yesipho, ikhodi
    yesimemo, ikhodi yokudlulisela, ikhodi yegatsha, ikhodi yesebe, ikhodi yebhange, ikhodi yezwe, ikhodi yendawo,
    ikhodi yephutha, ikhowudi yempazamo, ikhodi ye qr, ikhodi yomkhiqizo, ikhodi yomnyango, ibhakhodi, ibhalansi, imali
    esele, isamba esiphelele, isiyonke, inani eliphelele, inani elikhokhiwe, inani lemali, intengo, amaphuzu, ivawusha,
    i voucher, ibhokisi leposi, umgwaqo, ikhodi yekhasimende, ikhodi yombhalisi, ikhodi yobulungu, ikhodi yomhlinzeki,
    ikhodi yomlingani, ikhodi ye ejenti, ikhodi yesisebenzi, ikhodi yomfundi, ikhodi yesikole, ikhodi yesifundo, ikhodi
    yekhosi, ikhodi ye module, ikhodi yesivivinyo, ikhodi yento, ikhodi yebhetshi, ikhodi yengxenye, ikhodi yombala,
    ikhodi kapende, ikhodi yemodeli, ikhodi ye swift, ikhodi yesakhiwo, ikhodi kamasipala, ikhodi yesifunda, ikhodi
    yokudayela, ikhodi yentela, ikhodi ye sic, ikhodi yentela yasemngceleni, ikhodi ye hs, ikhodi yemali, ikhodi
    yohlobo lwemali, ikhodi yesimo, ikhodi yenkinga, ikhodi ye oda, ikhodi yokubhukha, ikhodi yethikithi, ikhodi
    yokulandelela iphasela, ikhodi yomkhankaso, ikhodi yomnikelo, ikhodi ye icd 10, ikhodi yesifo, ikhodi yomshwalense,
    ikhodi yekleyimu, ikhodi yephrojekthi
  `,
  promo: `
    isaphulelo*, izaphulelo*, isephulelo*, izephulelo*, esaphulelweni, ikhuphoni*, amakhuphoni*, ivawusha yesipho,
    ikhadi lesipho, amakhadi ezipho, ikhodi yesaphulelo, ikhodi yephromo, iphromoshini*, amaphromoshini*, intengo
    ephansi, amanani aphansi, amanani ehlisiwe, amaxabiso ehlisiweyo, yonga kufika, yonga imali, thenga manje, thenga
    ngoku, ukuthumela kwamahhala, ukulethwa kwamahhala, ukudiliva kwamahhala, amaphoyinti okwethembeka, amaphuzu
    okwethembeka, imiklomelo, wina umklomelo, ngena emncintiswaneni, umncintiswano, ukhuphiswano, mema umngani, mema
    abangani, mema umhlobo, inqola yokuthenga, inqola yakho, ebhasikidini lakho, lapho ukhokha, uma ukhokha, kuphele
    isitokwe, ngesikhathi isitokwe, isipho sosuku lokuzalwa, okukhethekile kwanamuhla, iziphesheli*, okwanamuhla
    kuphela
  `,
  press: `
    incwadi yezindaba, iphephandaba, kulolu shicilelo, kule ndatshana, kulesi sihloko, funda kabanzi, funda
    okwengeziwe, qhubeka ufunde, funda ngakumbi, izindaba zeviki, izindaba zakamuva, izindaba zanamuhla, iindaba
    zeveki, umbiko weviki, umbiko wenyanga, umbiko wonyaka, ingxelo yenyanga, amaphesenti, ngokwesilinganiso, izibalo,
    ucwaningo*, uphando*, abacwaningi, inhlolovo*, inhlolokhono*, isaziso sabezindaba, abafundi bethu, iphodikhasti,
    ukuqeqeshwa, umhlangano wokucobelelana, amathiphu, izeluleko, abakhwabanisi, abaqola, okusha kule nguqulo, amanothi
    okukhishwa, inyanga edlule, ngonyaka odlule, ngeviki eledlule, kunanyakenye
  `,
  business: `
    *qinisekis*, *akhawunti*, ukungena, ungene, ungena, ngena ngemvume, ukubhalisa, ubhalise, ukubhaliswa, bhalisa,
    *phasiwedi*, igama lokugqithisa, setha kabusha, ukusetha kabusha, ukulungisa kabusha, seta ngokutsha, ukuphepha,
    ezokuphepha, ukhuseleko, i imeyili, ikheli le imeyili, ikheli lakho, idilesi yeimeyile, idilesi ye imeyile, idilesi
    yakho, idivayisi entsha, idivayisi yakho, ifoni entsha, isixhobo esitsha, ucingo olusha, ukuvula i, ukukhokha,
    inkokhelo, intlawulo, ukudlulisela imali, ukuthumela imali, ukukhipha imali, ugunyazo, gunyaza, ukugunyaza,
    ukugunyazwa, isimemo, umenywe, ukumenyiwe, ukumeme, ubunikazi, ubungqina, usikhohlwe, ukhohlwe, ulibele,
    izinyathelo ezimbili, isinyathelo sesibili, ikheli elisha, ushintsho lwekheli, ukushintsha ikheli, ukushintsha
    inombolo, ukususa i, ukuvala i, ukusayina
  `,
  fleeting: `
    *phelelwa*, imizuzu, emizuzwini, kwimizuzu, umzuzu owodwa, isebenza kuphela, isebenza kanye, kanye kuphela, kube
    kanye, kanye qha, isetshenziswa kanye, isetyenziswa kanye, emahoreni, amahora angu, amahora angama, iiyure ezi,
    iyure enye, ihora elilodwa, ngehora, izophela, iyaphela emva, iphela emva, ize kube, ngaphambi kuka, kuze kube,
    ngeke isasebenza emva
  `,
  secret: `
    ungabelani, ungabelane, ungayabelani, musa ukwabelana, ungayitsheli, ungatsheli, ungalitsheli, ungayixeleli,
    ungaxeleli, ungayinikezi, ungayiniki, ungamniki, ungamnikezi, ungalokothi, ungaze, ungayidluliseli,
    ungayithumeleli, ungavezi, ungayivezi, muntu, mntu, noma ubani, nanoma ubani, nanoma ngubani, nabani na, nakubani,
    nokuba ngubani, omunye umuntu, omnye umntu, iyimfihlo, yimfihlo, igcine ifihlekile, asisoze, soze sikucele, ngeke
    sikucele, ngeke sikubuze, asinakuze, asisayi kukucela, abasebenzi bethu abasoze, ngisho nesisebenzi, akekho
    umsebenzi
  `,
  enter: `
    faka i, faka u, faka le, faka lezi, faka ikhodi, faka inombolo, faka lokhu, fakela, ngenisa, ufake, uyifake,
    uzifake, lifake, yifake, ukufaka, ukuyifaka, thayipha, uthayiphe, chwetheza, bhala le, bhala lezi, bhala ikhodi,
    bhala inombolo, ubhale, kopisha, ukopishe, namathisela, unamathisele, sebenzisa, usebenzise, ukusebenzisa,
    ngokusebenzisa, yisebenzise, isetshenziswa uku, nansi ikhodi, nayi ikhodi, ikhodi yakho ithi, uzocelwa, uzobuzwa,
    uzodinga, uyidinga, udinga le, phendula ngo, phendula nge, tshela umsebenzi, funda le nombolo, shayela le,
    esikrinini, kwiskrini, ebhokisini elithi
  `,
  complete: `
    qinisekisa i imeyili, qinisekisa imeyili, qinisekisa i email, qinisekisa i akhawunti, qinisekisa ikheli, qinisekisa
    iakhawunti, qinisekisa idilesi, qinisekisa iimeyile, qinisekisa i imeyile, qinisekisa ukubhalisa, qinisekisa
    ukubhaliswa, qinisekisa ukuthi nguwe, qinisekisa manje, qinisekisa ngoku, qinisekisa ukungena, qinisekisa
    ushintsho, qinisekisa ubunikazi, uqinisekise i akhawunti, uqinisekise i imeyili, uqinisekise ikheli, uqinisekise
    iakhawunti, uqinisekise idilesi, uqinisekise ukubhalisa, ukuqinisekisa i akhawunti, ukuqinisekisa i imeyili,
    ukuqinisekisa ikheli, ukuqinisekisa idilesi, ukuqinisekisa ukubhalisa, setha kabusha iphasiwedi, setha iphasiwedi,
    usethe iphasiwedi, usethe kabusha, ukusetha kabusha iphasiwedi, ukusetha iphasiwedi, shintsha iphasiwedi, ushintshe
    iphasiwedi, ukushintsha iphasiwedi, guqula iphasiwedi, dala iphasiwedi, udale iphasiwedi, ukudala iphasiwedi,
    khetha iphasiwedi, ukhethe iphasiwedi, iphasiwedi entsha, ngephasiwedi entsha, igama lokugqithisa elitsha,
    tshintsha iphasiwedi, utshintshe iphasiwedi, tshintsha igama lokugqithisa, seta ngokutsha, misela iphasiwedi, yenza
    iphasiwedi, vula i akhawunti, vula iakhawunti, uvule i akhawunti, ukuvula i akhawunti yakho, sebenzisa i akhawunti
    yakho, yenza i akhawunti isebenze, buyisela i akhawunti, ukubuyisela i akhawunti, qeda ukubhalisa, uqede
    ukubhalisa, ukuqeda ukubhalisa, uqedele ukubhalisa, gqibezela ubhaliso, yamukela isimemo, uyamukele isimemo,
    ukwamukela isimemo, wamukele isimemo, vuma isimemo, yamkela isimemo, joyina iqembu, ujoyine iqembu, joyina iqela,
    uqedele ushintsho, gunyaza ukungena, vumela ukungena, vumela idivayisi, yebo yimi, yebo nguye mina, ewe ndim,
    isixhumanisi sokuqinisekisa, isixhumanisi sokungena, isixhumanisi sokusetha, ikhonkco lokuqinisekisa, ilinki
    yokuqinisekisa, buyisela ukufinyelela, ngena ngokuchofoza kanye, thola kabusha i akhawunti
  `,
  act: `
    qinisekisa, uqinisekise, ukuqinisekisa, qinisekisani, yamukela, yamkela, gunyaza, vumela, qhubeka, qhubekeka,
    uqhubeke, ukuqhubeka, qedela, uqedele, ukuqedela, gqibezela, ugqibezele, joyina, ujoyine, buyisela, isinyathelo
    sokugcina, inyathelo lokugqibela, sekusele isinyathelo, cishe usuqedile
  `,
  signIn: `
    ngena ngemvume, ungene ngemvume, ngena lapha, ngena apha, ngena manje, ngena ngoku, ngena ku, ngena kwi, ungene ku
    akhawunti, vula i app, vula uhlelo lokusebenza
  `,
  never: `
    yeka ukubhalisa, zikhiphe ohlwini, zikhiphe kuloluhlu, khansela ukubhalisa, ungasathumeli, yeka ukuthola, ukuze
    ungabe usathola, rhoxisa ubhaliso, izilungiselelo, iisetingi, izintandokazi, buka kusiphequluli, vula
    kusiphequluli, buka ku inthanethi, jonga kwibrawuza, ubumfihlo, imithetho nemigomo, imigomo nemibandela,
    imiqathango, usizo nokusekela, isikhungo sosizo, xhumana nathi, sithinte, thinta thina, qhagamshelana nathi,
    imibuzo evame ukubuzwa, nikeza umbono, imibono yakho, isilinganiso sakho, landelela i oda, landelela iphakheji,
    landela iphakheji, bheka i oda, buka i oda, buka i invoyisi, buka irisidi, thwebula irisidi, landa irisidi, landa
    uhlelo lokusebenza, dawuniloda, khokha manje, hlawula ngoku, thenga manje, funda kabanzi, funda okwengeziwe, funda
    ngakumbi, thola imininingwane, bona okuningi, bona konke, vakashela isitolo, silandele, mayelana nathi, ikhasi
    lasekhaya, yabelana nabangani, mema abangani, qinisekisa ukuthi uyeza, hlela kabusha, landelela iphasela, shintsha
    ukulethwa, shintsha usuku lokulethwa, khokha i invoyisi, phatha ukubhukha, shintsha ukubhukha, phatha ukubhalisa
    kwakho, buyekeza imininingwane yokukhokha, shintsha ikhadi, vuselela manje, vuselela ukubhalisa, bhala umbono
    wakho, phendula inhlolovo, qala inhlolovo, phendula umyalezo, faka isicelo manje, faka isicelo, buka amaspeshali,
    sebenzisa ivawusha, sebenzisa ikhuphoni, mema umngani, thola i app, bhukha isikhathi, bhukha i aphoyintimenti,
    engeza kukhalenda, faka ekhalendeni, joyina umhlangano, ngena emhlanganweni, xhumana nosizo lwamakhasimende,
    shintsha izaziso, buyekeza izilungiselelo zokuphepha, hlola umsebenzi we akhawunti, buka izinto ezintsha
  `,
  notMe: `
    uma kungewena, uma kungesiwe, uma kungeyena wena, uma kungezona wena, uma ungacelanga, uma ungazange, uma
    ungakwenzanga, uma ungakucelanga, uma ungabhalisanga, uma ungawuceli, uma ungaqali, awucelanga, ukuba asinguwe,
    ukuba ayinguwe, ukuba ibingenguwe, ukuba akukhange, awukhange, ungawunaki, ungayinaki, ungalunaki, ungasinaki,
    ungahoyi, ungawuhoyi, sukuwunaki, ziba lo, zibani, wushaye indiva, akudingeki wenze lutho, ayikho into okumele
    uyenze, akunasidingo sokwenza lutho, ungenzi lutho, akumina, akuyena mina, asindim, ayindim, yenqaba, nqaba, yala
    isimemo, khansela isicelo, vikela i akhawunti, bika lokhu, sibikele, sazise ngokushesha, ngephutha, ngempazamo
  `,
  done: `
    ishintshiwe, ishintshwe, iguquliwe, lishintshiwe, utshintshiwe, itshintshiwe, iqinisekisiwe, liqinisekisiwe,
    uqinisekisiwe, kuqinisekisiwe, ivuliwe, ivulwe, ivaliwe, isusiwe, yengeziwe, isethwe kabusha, ibuyekeziwe,
    ihlaziyiwe, uphumelele, ngempumelelo, ngokuphumelelayo, kungenwe, ukungena okusha, usubhalisile, ubhalisile,
    siyabonga ngokuqinisekisa, enkosi ngokuqinisekisa, uyemukelwe, uwamukele umemo, usejoyinile, sithole inkokhelo,
    siyitholile inkokhelo, inkokhelo iphumelele, ikhokhiwe, ukhokhiwe, ihlawulwe, ukhishiwe ohlwini, usukhishiwe
    ohlwini, uzikhiphile ohlwini, ususiwe ohlwini, isusiwe ohlwini, ukubhalisa kwakho kukhanseliwe, ukubhalisa kwakho
    kumisiwe, ukhansele ukubhalisa, uyekile ukubhalisa, ngeke usathola, ngeke uphinde uthole, awusayi kuphinda ufumane,
    ubhaliso lwakho lurhoxisiwe
  `,
  here: `
    lapha, chofoza, uchofoze, ukuchofoza, thepha, uthephe, cindezela, ucindezele, cofa apha, cofa eli, cofa le, cofa
    kule, ucofe, nqakraza, unqakraze, isixhumanisi*, kulesi sixhumanisi, lesi sixhumanisi, ikhonkco, eli khonkco,
    kwikhonkco, ilinki, le linki, inkinobho*, le nkinobho, iqhosha, eli qhosha, vakashela, ndwendwela, kuleli khasi,
    leli khasi, eli phepha, isiphequluli, kusiphequluli, ibrawuza
  `,
  onSite: `
    iphakheji*, iphasela*, umshayeli*, ukulethwa*, ukudilivwa*, ukuhanjiswa kwe, ilokha*, ikhawunta*, ekhawunteni,
    kwikhawuntari, ukwamukelwa, eriseption, emnyango, umnyango, isango*, esangweni, i wifi, ukuqokwa, isikhathi
    sokubonana, i aphoyintimenti, idinga, umtholampilo*, ikliniki*, ithikithi*, itikithi*, umugqa*, ulayini*, ukupaka,
    indawo yokupaka, umhlangano*, intlanganiso*, i id yomhlangano, ulande, indawo yokulanda, uyeza, isikhumbuzo*,
    ukubhukha*, ipasi lokugibela, ukukhwela indiza, ihhotela*
  `,
  entryPlace: `
    isikrini*, esikrinini, iskrini*, kwiskrini, iwindi, ewindini, ikhasi, ekhasini, iphepha lewebhu, ifomu, efomini,
    ibhokisi, ebhokisini, uhlelo lokusebenza, ohlelweni lokusebenza, ku app, kwi app, iwebhusayithi*, kuwebhusayithi,
    isizindalwazi*, idivayisi*, kudivayisi, isixhobo*, ikhompyutha*, ikhompyutheni, umabonakude*, isiphequluli*,
    ibrawuza*
  `,
  accountName: "igama lomsebenzisi, igama lakho lomsebenzisi, igama le akhawunti, igama leakhawunti",
  outdated: `
    ayisasebenzi, ayisebenzi, ayisekho emthethweni, ayisetyenziswa, ngeke isasebenza, ikhodi yangaphambili, ikhodi
    edlule, ikhodi endala, ikhodi yokuqala, amakhodi angaphambili, ikhowudi yangaphambili, ikhowudi endala, ikhodi
    iphelelwe, iphelelwe yisikhathi, iphelelwe isikhathi, isiphelelwe, iphelelwe lixesha, isisetshenzisiwe,
    isetshenzisiwe, ikhodi oyifakile, ikhodi oyifake, ikhanseliwe, esikhundleni sekhodi
  `,
  receipt: `
    irisidi*, irisithi*, irisiti, siyabonga ngokuthenga, enkosi ngokuthenga, siyabonga ngenkokhelo, enkosi ngentlawulo,
    sithole inkokhelo, siyitholile inkokhelo, inkokhelo yakho itholakele, inkokhelo itholakele, inkokhelo iphumelele,
    ukhokhile, ukhokhe u, inani elikhokhiwe, ikhokhwe ngekhadi, kukhokhwe ngekhadi, isamba esikhokhiwe, isamba
    esiphelele, ibhalansi entsha, kudonswe, kukhishwe ku akhawunti, umholo wakho, iholo lakho, ubufakazi benkokhelo
  `,
  toRead: `
    iya ku akhawunti, iya kwi akhawunti, hamba ku akhawunti, yiya kwi akhawunti, buka i akhawunti, bheka i akhawunti,
    ikhasi le akhawunti, iphothali yamakhasimende, vula ideshibhodi, iya kudeshibhodi, vula i dashboard, iya ku
    dashboard, ama invoyisi akho, ukubhanga ku inthanethi, bheka i oda lakho, buka i oda lakho, hlola i oda, bheka
    imininingwane, hlola imininingwane, umsebenzi wakamuva, bona okushintshile, phatha amadivayisi, umlando
    wokusebenzisa, funda umlayezo, ukufunda, ufunde, funda nge*, funda ngo*, funda indaba, ukubuka, ubuke, bukela,
    ukubukela, ukubona, thola kabanzi, phequlula, uphonse iso, jonga, ukujonga, landa i invoyisi, buka isitatimende,
    buka imininingwane, bona imininingwane, funda i athikili, i akhawunti yami, vula iphothali, ukubhukha kwami, buka
    ukubhukha, buka umyalezo, funda umyalezo, buka amazwana, vula idokhumenti, vula ifayela, buka izithombe, buka i
    albhamu, buka umsebenzi, buka isikhala somsebenzi, buka imiphumela, buka umbiko, buka isimo, hlola isimo, landa
    ifayela, thola usizo, inqubomgomo yobumfihlo
  `,
};
