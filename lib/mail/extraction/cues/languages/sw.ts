import type { Cues } from "@/lib/mail/extraction/cues/types";

export const sw: Cues = {
  code: `
    nambari yako ya uthibitisho, namba yako ya uthibitisho, nambari ya uthibitisho, namba ya uthibitisho, namba yako ya
    siri, nambari yako ya siri, msimbo wako wa uthibitisho, nambari yako ya kuthibitisha, namba yako ya kuthibitisha,
    msimbo, misimbo, nambari ya uthibitishaji, nambari ya kuthibitisha, namba ya uthibitisho, namba ya uthibitishaji,
    namba ya kuthibitisha, nambari ya uthibitisho, kodi ya uthibitisho, kodi ya uthibitishaji, nenosiri la mara moja,
    nywila ya mara moja, neno la siri la mara moja, nambari ya kuingia, nambari ya usalama, namba ya usalama, msimbo wa
    uthibitishaji, msimbo wa uthibitisho, msimbo wa kuthibitisha, msimbo wa usalama, msimbo wa kuingia, msimbo wa
    kufikia, msimbo wa kuwezesha, msimbo wa kuweka upya, msimbo wa mara moja, msimbo wa kifaa, msimbo wa siri, msimbo
    wako, kodi ya siri, kodi ya kuingia, kodi ya usalama, kodi ya kuthibitisha, kodi yako ya, namba ya kuingia, namba
    ya siri ya mara moja, nambari ya siri ya mara moja, nambari ya mara moja, namba ya mara moja, nambari ya siri ya
    muda, pin ya mara moja, neno la siri la muda, nenosiri la muda, namba ya uhakiki, nambari ya uhakiki, kodi ya muda,
    kodi ya mara moja, kodi ya uhakiki, kodi yako, kodi hii, kodi ifuatayo, msimbo wa muda, msimbo wa uhakiki, msimbo
    huu, msimbo ufuatao, namba ya utambulisho wa mara moja, nywila ya muda, neno la siri la kutumia mara moja, nenosiri
    la kutumia mara moja, kodi ya muda mfupi, msimbo wa kabati, msimbo wa kuoanisha, namba ya kukamilisha, namba ya
    mara moja tu, pini ya mara moja, pini ya muda, nenosiri la muamala, nenosiri la malipo, nywila ya muamala, nywila
    ya malipo, namba ya siri ya malipo, nambari ya siri ya malipo, neno la siri la muamala, namba ya siri, nambari ya
    siri, msimbo wa ufikiaji, msimbo wa urejeshaji, msimbo wa sms, msimbo wa usajili, msimbo wa tarakimu sita, ufunguo
    wa uthibitishaji, ufunguo wa uthibitisho, ufunguo wa kuingia, ufunguo wa mara moja, msimbo wa kutumia mara moja,
    namba ya kutumia mara moja, nambari ya kutumia mara moja, nywila ya kutumia mara moja, msimbo wa uidhinishaji,
    msimbo wa idhini, msimbo wa kuidhinisha, msimbo wa malipo, msimbo wa muamala, msimbo wa kuhamisha, msimbo wa
    sahihi, msimbo wa kutia sahihi, msimbo wa kufuta, msimbo wa kughairi, msimbo wa kurejesha, msimbo wa kufungua,
    msimbo wa kuunganisha, msimbo wa televisheni, msimbo wa tv, msimbo wa barua pepe, msimbo wa ukaguzi, msimbo wa
    utambulisho, msimbo wa kujisajili, msimbo wa kujiandikisha, kodi ya kujisajili, kodi ya kurejesha, kodi ya
    kufungua, kodi ya kuidhinisha, kodi ya malipo, kodi ya muamala, tarakimu za uthibitisho, tarakimu za uthibitishaji,
    namba ya kuidhinisha, nambari ya kuidhinisha, namba ya idhini, nambari ya idhini, msimbo wenyewe, nambari ya
    matumizi ya mara moja, namba ya siri ya muamala
  `,
  maybeCode: `
    nambari ya siri, namba ya siri, pin yako, nenosiri, nywila, neno la siri, tarakimu, nambari ifuatayo, namba
    ifuatayo, nambari hii, namba hii, nambari zifuatazo, herufi, tarakimu hizi, tarakimu zifuatazo, herufi hizi,
    herufi zifuatazo, maneno haya, maneno yafuatayo, neno hili, neno la kupita, neno lifuatalo, namba zifuatazo,
    namba hizi, nambari hizi, namba iliyo hapa chini, nambari iliyo hapa chini, tokeni, ufunguo, ufunguo wa usalama,
    kifungu cha siri, namba hii ya siri, nambari hii ya siri, namba ya uhamisho, nambari ya uhamisho, tarakimu sita,
    tarakimu nne, tarakimu hizi sita, unachokiona hapa chini, unachoona hapa chini, yafuatayo, neno la uthibitisho,
    maandishi haya, maandishi yafuatayo, namba hiyo, nambari hiyo, namba uliyotumiwa, neno la kificho, namba yako ya
    siri, tarakimu tano, tarakimu nane, herufi sita, herufi nne, namba sita, namba nne, nambari sita, nambari nne,
    namba hizi sita, haya yafuatayo, hizi zifuatazo, pini, pini yako,
    tarakimu saba, herufi nane, ufunguo wa muda, mfuatano huu, mchanganyiko huu
  `,
  other: `
    agizo, oda, risiti, stakabadhi, kifurushi, mzigo, usafirishaji, nambari ya ufuatiliaji, namba ya ufuatiliaji,
    nambari ya kuhifadhi, tiketi, kesi, kumbukumbu, namba ya mteja, nambari ya mteja, mwanachama, mkataba, nambari ya
    akaunti, namba ya akaunti, nambari ya kadi, inayoishia, msimbo wa posta, sanduku la posta, s.l.p, slp, msimbo wa
    ofa, msimbo wa punguzo, msimbo wa kuponi, msimbo wa zawadi, msimbo wa rufaa, msimbo wa mwaliko, msimbo wa hitilafu,
    msimbo wa kosa, msimbo wa nchi, msimbo wa eneo, msimbo wa qr, msimbo wa benki, msimbo wa bidhaa, msimbo wa chanzo,
    msimbopau, punguzo, kuponi, vocha, zawadi, ofa, hitilafu, piga, faksi, kiasi, jumla, salio, tsh, ksh, barabara,
    mtaa, ghorofa, pointi, toleo, ndege, chumba, muamala, namba ya mlipa kodi, namba ya usajili, kitambulisho cha
    taifa, simu:, simu +, simu namba, namba ya simu, nambari ya simu, piga simu, risiti ya malipo, namba ya malipo,
    nambari ya malipo, jumla ya malipo, namba ya kulipia, nambari ya kulipia, wakala nambari, wakala namba, nambari ya
    wakala, namba ya wakala, bili ya, bili yako, bili namba, namba ya bili, nambari ya bili, namba ya mita, nambari ya
    mita, mita ya umeme, mita ya maji, kiti namba, namba ya kiti, ankara namba, ankara nambari, ankara yako, namba ya
    ankara, nambari ya ankara, kuhifadhi nafasi, nafasi uliyohifadhi, agizo namba, oda namba, namba ya uanachama,
    nambari ya uanachama, namba ya mfanyakazi, nambari ya usajili, nambari ya kodi, namba ya leseni, namba ya kadi,
    tarakimu za mwisho, tarakimu nne za mwisho, inayoishia na, msimbo wa vocha, msimbo wa bonasi, msimbo wa rafiki,
    msimbo wa hali, msimbo wa tawi, msimbo wa kozi, msimbo wa rangi, alika rafiki, alika marafiki, kikapu, wakati wa
    kulipa, zawadi ya, bonasi, pointi za, wafuasi, watazamaji, asilimia, iban, namba ya ushiriki, namba yako ya
    ushiriki, nambari ya ushiriki, namba ya bahati, malalamiko, malalamiko namba, miadi, faili namba, faili, namba ya
    mgonjwa, namba ya ombi, kodi ya punguzo, kodi ya kuponi, kodi ya mwaliko, kodi ya rafiki, kodi ya posta, kodi ya
    mapato, kodi ya ongezeko, kodi ya nyumba, msimbo wa kutoka, dereva namba, namba ya dereva, nauli, basi namba,
    behewa, faini, namba ya kesi, namba ya foleni, namba ya mwanafunzi, namba ya mtihani, mkopo, tozo, msimbo wa
    darasa, msimbo wa mchezo, msimbo wa duka, msimbo wa bei, wakala, namba ya kumbukumbu, nambari ya kumbukumbu, toleo
    namba, mita namba, namba ya token, tokeni ya luku, bima, bima yako, namba ya bima, mwanachama namba, mteja namba,
    kisanduku cha kutafuta, namba ya mkataba, nambari ya mkataba, nambari ya safari, nambari ya kiti, namba ya
    kumbukumbu ya malipo, control number, namba ya udhibiti, nambari ya ombi, kitambulisho cha mkutano, nambari ya
    mkutano, namba ya mkutano, nenosiri la mkutano, nywila ya mkutano, nenosiri la wifi, nenosiri la wi fi, nywila ya
    wifi, nywila ya wi fi, nenosiri la mtandao, mtandao wa wageni, msimbo wa mlango, kodi ya mlango, msimbo wa geti,
    maegesho, msimbo wa usafirishaji, msimbo wa dereva, namba ya mwanachama, nambari ya mwanachama, nambari ya
    mwanafunzi, nambari ya mgonjwa, nambari ya mfanyakazi, namba ya pasipoti, nambari ya pasipoti, namba ya gari,
    nambari ya gari, nambari ya leseni, nambari ya foleni, namba ya miadi, nambari ya miadi, namba ya chumba, nambari
    ya chumba, namba ya ndege, nambari ya ndege, namba ya malalamiko, nambari ya malalamiko, nambari ya kesi, namba ya
    maombi, nambari ya maombi, nambari ya bima, namba ya nyumba, nambari ya nyumba, namba ya mradi, nambari ya mradi,
    namba fupi, nambari fupi, namba ya hundi, nambari ya hundi, kikao kitakuwa, tarakimu 4 za mwisho, nambari nne za
    mwisho, msimbo wa idara, msimbo wa kitengo, msimbo wa kituo cha gharama, msimbo wa mfanyakazi, msimbo wa kazi,
    msimbo wa taaluma, msimbo wa cheo, msimbo wa mwajiri, msimbo wa msambazaji, msimbo wa muuzaji, msimbo wa
    mtengenezaji, msimbo wa kiwanda, msimbo wa ghala, msimbo wa kipengee, msimbo wa nyenzo, msimbo wa vipuri, msimbo wa
    kifaa cha ziada, msimbo wa kampuni, msimbo wa taasisi, msimbo wa somo, msimbo wa moduli, msimbo wa mtihani, msimbo
    wa kituo cha mtihani, msimbo wa chumba cha mtihani, msimbo wa chumba, msimbo wa ukumbi, msimbo wa kikundi, msimbo
    wa kundi, msimbo wa tukio, msimbo wa shughuli, msimbo wa mechi, msimbo wa mashindano, msimbo wa timu, msimbo wa
    chuo, msimbo wa shule, msimbo wa kitivo, msimbo wa eneo la maegesho, msimbo wa maegesho, msimbo wa kanda, msimbo wa
    mkoa, msimbo wa wilaya, msimbo wa kata, msimbo wa kijiji, msimbo wa kituo, msimbo wa kituo cha basi, msimbo wa
    kituo cha treni, msimbo wa uwanja wa ndege, msimbo wa shirika la ndege, msimbo wa nauli, msimbo wa bei ya umeme,
    msimbo wa mita, msimbo wa mteja, msimbo wa mkataba, msimbo wa ofisi ya kodi, msimbo wa kodi, msimbo wa mlipa kodi,
    msimbo wa biashara, msimbo wa shughuli za kiuchumi, msimbo wa sekta, msimbo wa bajeti, msimbo wa kifungu cha
    bajeti, msimbo wa marejesho ya bidhaa, msimbo wa kurudisha bidhaa, msimbo wa dhamana, msimbo wa ukarabati, msimbo
    wa matengenezo, msimbo wa dai, msimbo wa kosa la mfumo, msimbo wa toleo, msimbo wa shehena, msimbo wa modeli,
    msimbo wa aina, msimbo wa saizi, msimbo wa dawa, msimbo wa ugonjwa, msimbo wa hospitali, msimbo wa mradi, msimbo wa
    kitabu, msimbo wa forodha, msimbo wa hisa, kodi ya bidhaa, kodi ya mteja, kodi ya mfanyakazi, kodi ya somo, kodi ya
    kozi, kodi ya darasa, kodi ya chumba, kodi ya kikundi, kodi ya tawi, kodi ya duka, kodi ya idara, kodi ya rangi,
    kodi ya hitilafu, nenosiri la wifi ya wageni, nenosiri la wi fi ya wageni, nywila ya wifi ya wageni, neno la siri
    la wifi, neno la siri la wi fi, neno la siri la wifi ya wageni, nenosiri la intaneti ya wageni, nenosiri la wageni,
    nywila ya mtandao, nenosiri la mtandao wa wageni, neno la siri la mkutano, msimbo wa mkutano, msimbo wa kujiunga na
    mkutano, kodi ya mkutano, nambari ya siri ya mkutano, namba ya siri ya mkutano, namba ya siri ya wifi, nambari ya
    siri ya wifi, msimbo wa mwanachama, msimbo wa mshirika, msimbo wa kipuri, msimbo wa swift, msimbo wa bili, namba ya
    luku, msimbo wa jengo, msimbo wa kaunti, msimbo wa simu wa nchi, msimbo wa sarafu, msimbo wa kasoro, msimbo wa
    agizo, msimbo wa kuhifadhi nafasi, msimbo wa tiketi, msimbo wa kufuatilia, msimbo wa kampeni, msimbo wa utambuzi wa
    ugonjwa, icd 10 code, msimbo wa bima
  `,
  promo: `
    punguzo*, mapunguzo*, kuponi*, vocha ya zawadi, vocha ya punguzo, kadi ya zawadi, kadi za zawadi, msimbo wa ofa,
    msimbo wa punguzo, promosheni*, ofa maalum, ofa maalumu, ofa ya kipekee, ofa kabambe, mauzo makubwa, okoa sasa,
    okoa hadi, wakati wa kulipia bidhaa, kikapu cha ununuzi, kikapu chako, kikapuni*, usafirishaji wa bure,
    usafirishaji bure, uwasilishaji wa bure, pointi za uaminifu, alama za uaminifu, pointi za bonasi, droo ya
    zawadi, bahati nasibu, alika marafiki, alika rafiki, waalike marafiki, rejesho la pesa taslimu, zawadi ya siku
    ya kuzaliwa, zawadi ya kuzaliwa, oda ya chini, kiwango cha chini cha oda, ununuzi wa chini, hadi bidhaa ziishe,
    wakati bidhaa zipo, komboa zawadi, komboa punguzo, nunua sasa, droo*, leta rafiki, wape marafiki, uokoe pesa,
    kwa kila rafiki, onyesha hii, ofa ya wikendi, ofa ya leo, heri ya kuzaliwa, shinda zawadi, leo tu, oda ya
    kwanza, ununuzi wa kwanza, nusu bei, mara mbili ya pointi, usikose, bure kabisa, pata bure
  `,
  press: `
    toleo hili la jarida, katika toleo hili, katika makala hii, soma zaidi, endelea kusoma, soma makala, mwandishi
    wa safu, chapisho la blogu, makala ya blogu, wasomaji wetu, takwimu*, ripoti ya wiki, ripoti ya kila wiki,
    ripoti ya mwezi, ripoti ya kila mwezi, muhtasari wa wiki, muhtasari wa kila wiki, muhtasari wa mwezi, kwa
    wastani, mwezi uliopita, madokezo ya toleo, maelezo ya toleo, orodha ya mabadiliko, toleo jipya, hitilafu
    zilizorekebishwa, marekebisho ya hitilafu, majaribio yameshindwa, majaribio yalishindwa, semina ya mtandaoni,
    podikasti*, warsha*, vidokezo vya, utafiti unaonyesha, kwa mujibu wa utafiti, kulingana na utafiti, wimbi la
    utapeli, wimbi la ulaghai, taarifa kwa vyombo vya habari, watafiti, matapeli, tapeli, walaghai, ripoti kamili,
    soma ripoti, habari kamili, jarida la, habari za wiki, ujenzi umeshindwa, mwezi huu, fungua ripoti, ongezeko la,
    utafiti, dodoso, maoni yako, wiki hii, mwaka jana, vidokezo, ikilinganishwa, wameongezeka, mahojiano, tunaeleza
  `,
  business: `
    thibitisha, kuthibitisha, uthibitishaji, uthibitisho, ingia, kuingia, jisajili, kujisajili, usajili, akaunti,
    barua pepe, nenosiri, nywila, weka upya, kuweka upya, rejesha, kurejesha, usalama, utambulisho, hatua mbili,
    wezesha, kuwezesha, amilisha, washa, kuwasha, kifaa kipya, kutoa pesa, kuhamisha, kuhakiki, hakiki, uhakiki,
    umesahau, jiunge, kujiunga, kitambulisho, kuidhinisha, amekualika, mwaliko, amekuongeza, imefungwa, je ni wewe,
    kufunga akaunti, tuifunge akaunti, simu nyingine, simu mpya, unaingia, kubadilisha barua pepe, anwani yako mpya,
    umealikwa,
    kubadilisha kifaa, badiliko la kifaa, kubadilisha simu, kubadilisha namba, kuunganisha akaunti, kutia sahihi,
    kutoa fedha, idhini yako, uanachama,
    inasubiri idhini*, inasubiri uthibitisho*, inasubiri sahihi*, inasubiri saini*, unasubiri idhini*, unasubiri
    uthibitisho*, unasubiri sahihi*, unasubiri saini*, uidhinish*, idhinish*, kukamilisha malipo, kukamilisha muamala,
    kukamilisha uhamisho, kukamilisha ununuzi, kukamilisha utumaji, kutekeleza malipo, kutekeleza muamala, kutekeleza
    uhamisho, kutekeleza ununuzi, kutekeleza utumaji, kuruhusu malipo, kuruhusu muamala, kuruhusu uhamisho, kuruhusu
    ununuzi, kuruhusu utumaji, kuachilia malipo, kuachilia muamala, kuachilia uhamisho, kuachilia ununuzi, kuachilia
    utumaji, uhamisho wa pesa, uhamisho wa fedha, kutuma pesa, kutuma fedha, muamala unasubiri, muamala yanasubiri,
    uhamisho unasubiri, uhamisho yanasubiri, malipo unasubiri, malipo yanasubiri, kusaini, saini mkataba, saini hati,
    saini ya kielektroniki, saini ya kidijitali, saini yako, sahihi ya kielektroniki, sahihi ya kidijitali, sahihi yako,
    kutia saini, ununuzi mtandaoni, ununuzi ya mtandaoni, ununuzi wa mtandaoni, manunuzi mtandaoni, manunuzi ya
    mtandaoni, manunuzi wa mtandaoni, malipo ya mtandaoni, majaribio yasiyofanikiwa, majaribio yaliyoshindwa, majaribio
    lililoshindwa, majaribio mengi, majaribio yasiyo sahihi, jaribio yasiyofanikiwa, jaribio yaliyoshindwa, jaribio
    lililoshindwa, jaribio mengi, jaribio yasiyo sahihi, umejaribu mara, imezuiwa, oanisha kifaa, oanisha simu, oanisha
    televisheni, oanisha saa, unganisha kifaa, unganisha simu, unganisha televisheni, unganisha saa, kuunganisha kifaa,
    kuunganisha simu, kuunganisha televisheni, kuunganisha saa, kuoanisha, namba mpya ya simu, nambari mpya ya simu,
    kubadilisha nambari, kubadilisha anwani, badilisha nambari, badilisha namba, badilisha anwani, badilisha kifaa,
    badilisha simu, ufikiaji, ukurasa ulioacha, ukurasa uliloacha, ukurasa lililo wazi, ukurasa ulio wazi, dirisha
    ulioacha, dirisha uliloacha, dirisha lililo wazi, dirisha ulio wazi, ulioacha wazi, uliloliacha wazi, kufuta wasifu,
    kompyuta mpya, kivinjari kipya, mpokeaji mpya, idhini ya mzazi
  `,
  fleeting: `
    itaisha, utaisha, itakwisha muda, muda wa matumizi, halali kwa, itakuwa halali, hudumu kwa, dakika, mara moja,
    kinaisha, kitaisha, kitakwisha, muda wake, saa moja, saa 24, ndani ya saa, yanaisha, inaisha, unaisha, robo saa,
    nusu saa, haitafanya kazi, hautafanya kazi, leo usiku, mpaka saa, hadi saa, mara moja tu
  `,
  secret: `
    usishiriki, usimpe, usimwambie, usishirikishe, usitoe, yeyote, hatutawahi kuuliza, hatutakuuliza, ni siri, kwa
    siri, hatutakuomba, haitakuomba, hatakuomba, hatuombi, usimwonyeshe, usimpe mtu, usishiriki msimbo, usishiriki
    nambari, usishiriki namba hii, usishiriki na mtu, usishiriki na yeyote, msishiriki msimbo, usimpe yeyote, usimpe
    mtu yeyote, usimpatie mtu, usimpatie yeyote, usimwambie mtu, usimwambie yeyote, usiwaambie wengine, usiwape
    wengine, msimpe mtu, msimwambie mtu, usimshirikishe mtu, usimshirikishe yeyote, usitoe msimbo, usitoe namba hii,
    usifichue, usitume msimbo, usimtumie mtu, usisambaze msimbo, usisambaze barua pepe hii, usimsomee mtu, usionyeshe
    mtu, haipaswi kushirikiwa, haupaswi kushirikiwa, na mtu mwingine yeyote, kwa mtu mwingine yeyote, kwa mtu yeyote,
    iweke siri, uweke siri, weka siri, tunza siri, ibaki siri, hatutawahi kukuuliza, hatutawahi kukuomba, hatutawahi
    kuomba
  `,
  enter: `
    weka, ingiza, andika, nakili, bandika, tumia, kutumia, jaza, toa, kuweka, kuingiza, kuandika, piga namba,
    itumie, utumie, kunakili, mwambie, soma kwa, changanua, mtajie, itaje, unahitaji, utahitaji, inahitajika, chapa,
    chapisha, ijaze, kijaze, uiweke, iweke, chukua namba, chukua nambari, uandike, iandike, waandikie, kuthibitisha
    kwa, bonyeza namba, tuma namba, ingizeni, wekeni, andikeni, tutumie, tia herufi, tia namba, tia nambari, tia
    tarakimu, tia msimbo, taja namba, taja nambari, sema namba, tuma nambari, jaza haya, jaza hii, jaza hizi, kwenye
    kisanduku, kwenye sehemu, kwenye skrini, skrini inayofuata, itahitajika, utaombwa, utaulizwa, andika haya,
    andika hii, ziandike, zijaze, ingiza haya,
    uweke, uingize, andika hapo, weka hapo, ingiza hapo, kujaza, iandike hapo, iingize, ziweke, ziingize, andika tu,
    weka tu, ingiza tu,
    itakuuliza, itauliza, itaomba,
    zinahitajika, unahitajika, huhitajika, inatakiwa, zinatakiwa, unatakiwa kuweka, unatakiwa kuingiza, utatakiwa,
    tutakuuliza, tutakuomba, watakuuliza, atakuuliza, akiuliza, ukiulizwa, ukiombwa, unapoulizwa, unapoombwa,
    inapoombwa, itakapoulizwa, kwa boti, kwenye boti, kwenye gumzo, jibu kwa, jibu ukiandika, wasilisha, onyesha
    namba, onyesha nambari, onyesha msimbo, tamka, idhinisha kwa, idhinisha malipo, kuidhinisha kwa, thibitisha kwa,
    thibitisha malipo kwa, saini kwa, fungua kwa, ingiza kwenye, weka kwenye, andika kwenye, bandika kwenye, nakili
    kwenye, kubandika, nakili na ubandike, uibandike, uinakili, ibandike, inakili, utumie hii, andikia, andikeni hapo,
    mwandikie, kuandika kwenye, kwenye ukurasa, kwenye programu, kwenye fomu,
    chagua tarakimu, chagua namba hii, chagua nambari hii, chagua namba ile, chagua nambari inayo, chagua namba inayo,
    chagua namba za, chagua nambari za, bonyeza tarakimu, bonyeza nambari hii, bonyeza nambari inayo, bonyeza nambari
    za, gusa tarakimu, gusa namba hii, gusa nambari hii, gusa namba ile, gusa nambari inayo, gusa namba inayo, gusa
    namba za, gusa nambari za, gonga tarakimu, gonga namba hii, gonga nambari hii, gonga namba ile, gonga nambari inayo,
    gonga namba inayo, gonga namba za, gonga nambari za, soma msimbo, soma tarakimu, soma namba hii, soma nambari hii,
    taja msimbo, taja tarakimu, sema msimbo, sema tarakimu, sema nambari hii, tuma msimbo, tuma tarakimu, rudisha
    msimbo, rudisha tarakimu, rudisha namba hii, rudisha nambari hii, onyesha tarakimu, peleka msimbo, peleka tarakimu,
    peleka namba hii, peleka nambari hii, mpe mhudumu, mpe wakala, mpe mshauri, mpe opereta, mpatie mhudumu, mpatie
    wakala, mpatie mshauri, mpatie opereta, mweleze mhudumu, mweleze wakala, mweleze mshauri, mweleze opereta, wakala
    wetu, mhudumu wetu, mshauri wetu, isome kwa, uisome kwa, utaje kwa, zitaje kwa, litaje kwa, msomee, jibu na msimbo,
    jibu na namba, jibu ukitumia, rudi kwenye dirisha, rudi kwenye tovuti, ukishaweka, ukishaingiza, ukishaandika,
    ukiweka, ukiingiza, ukiandika, utakapoweka, utakapoingiza, utakapoandika, unapoweka, unapoingiza, unapoandika,
    utakapoziweka, iwekwe, iingizwe, iandikwe, uwekwe, uingizwe, uandikwe, ziwekwe, ziingizwe, ziandikwe, yaandikwe,
    inawekwa, inaingizwa, inaandikwa, unawekwa, unaingizwa, liandikwe, liingizwe, liandike, liweke, liingize, yaandike,
    yaweke, yaingize, uliandike, uliweke, uliingize, uziandike, uziweke, uziingize, kiandike, kiingize, kamilisha kwa
    msimbo, kamilisha kwa namba, kamilisha kwa nambari, maliza kwa msimbo, maliza kwa namba, maliza kwa nambari, endelea
    kwa msimbo, endelea kwa namba, endelea kwa nambari, malipo kwa msimbo, malipo kwa namba hii, malipo kwa nambari hii,
    muamala kwa msimbo, muamala kwa namba hii, muamala kwa nambari hii, uhamisho kwa msimbo, uhamisho kwa namba hii,
    uhamisho kwa nambari hii, mkataba kwa msimbo, mkataba kwa namba hii, mkataba kwa nambari hii, hati kwa msimbo, hati
    kwa namba hii, hati kwa nambari hii, akaunti kwa msimbo, akaunti kwa namba hii, akaunti kwa nambari hii, kadi kwa
    msimbo, kadi kwa namba hii, kadi kwa nambari hii, ununuzi kwa msimbo, ununuzi kwa namba hii, ununuzi kwa nambari
    hii, inathibitishwa kwa, unaidhinishwa kwa, inaidhinishwa kwa, inafunguliwa kwa, unafunguliwa kwa, fungulia kwa
    msimbo, uingizaji wa, inapaswa kuingizwa, bofya tarakimu, bofya namba za
  `,
  complete: `
    thibitisha barua pepe, thibitisha anwani, thibitisha akaunti, thibitisha utambulisho, thibitisha usajili, thibitisha
    mabadiliko, thibitisha kuingia, thibitisha sasa, kuthibitisha barua pepe, kuthibitisha anwani, kuthibitisha akaunti,
    kuthibitisha usajili, wezesha akaunti, amilisha akaunti, washa akaunti, anzisha akaunti, kuwezesha akaunti,
    kuamilisha akaunti, kuwasha akaunti, weka upya nenosiri, kuweka upya nenosiri, weka upya nywila, badilisha nenosiri,
    badilisha nywila, badili nenosiri, kubadilisha nenosiri, unda nenosiri, tengeneza nenosiri, weka nenosiri, weka
    nywila, nenosiri jipya, nywila mpya, rejesha akaunti, rejesha nenosiri, kurejesha akaunti, kiungo cha uthibitishaji,
    kiungo cha kuthibitisha, kiungo cha kuingia, kubali mwaliko, kukubali mwaliko, tazama mwaliko, jiunge na timu,
    jiunge sasa, jiunge na kikundi, fungua akaunti yako, kufungua akaunti yako, idhinisha kuingia, idhinisha kifaa,
    ndiyo ni mimi, ndio ni mimi, ni mimi, kamilisha usajili, kukamilisha usajili, kamilisha kujisajili, hakiki barua
    pepe, kuhakiki barua pepe, hakiki akaunti, kuhakiki akaunti, hakiki anwani, thibitisha uanachama, thibitisha
    kujisajili, thibitisha ombi, thibitisha kufuta, thibitisha kifaa, thibitisha ni wewe, kuthibitisha utambulisho,
    kuthibitisha mabadiliko, kuthibitisha ombi, kuthibitisha kufuta, kuanzisha akaunti, weka upya neno la siri,
    badilisha neno la siri, badili neno la siri, badili nywila, kubadilisha nywila, kubadili nenosiri, kubadilisha neno
    la siri, unda nywila, unda neno la siri, chagua nenosiri, chagua nywila, kuchagua nenosiri, kuweka nenosiri, kuunda
    nenosiri, neno la siri jipya, neno jipya la siri, kiungo cha kuwezesha, kiungo cha kuweka upya, kiungo cha
    uthibitisho, ingia kwa kubofya, ingia bila nenosiri, bila nenosiri, kubali mualiko, pokea mwaliko, ujiunge na timu,
    ujiunge na kikundi, kujiunga na timu, kujiunga na kikundi, jiunge na kundi, fungua akaunti iliyofungwa, ondoa
    kufuli, kufungua kufuli, ruhusu kuingia, ruhusu kifaa, amini kifaa, ndiyo mimi, ndiyo ilikuwa mimi, ilikuwa mimi,
    maliza usajili, maliza kujisajili, kukamilisha kujisajili, kumaliza usajili, futa akaunti, ndiyo futa, ndiyo
    nijulishe, ndiyo nisajili, barua pepe yangu, kamilisha kujiunga, thibitisha kujiunga, kuthibitisha kujiunga,
    nakubali mwaliko, nimekubali mwaliko, niingize, niruhusu niingie, nifungulie, kuweka lingine, weka lingine, bofyo
    moja, kubofya mara moja, ifungue tena, ifungue akaunti, ifungulie akaunti, fungua tena akaunti, kufungua tena
    akaunti, kufuta akaunti, kiruhusu kivinjari, ruhusu kivinjari, kuruhusu kivinjari, ndiyo ni yangu, ndiyo hii ni,
    kiungo chako binafsi, kiungo binafsi, kiungo cha mara moja, kiungo cha siri, anwani mpya, jiunge na darasa, jiunge
    na chumba, jiunge na eneo la kazi, jiunge nasi, nimethibitisha, amsha akaunti, chagua neno la siri, panga nenosiri,
    panga upya nenosiri, hakiki utambulisho, hakiki sasa, nimepokea barua pepe, nimeipata barua, jiunge naye,
    kiidhinishe, uidhinishe, fungua akaunti, futa akaunti yangu, ndiyo ifunge, ndio ifunge, ifunge akaunti, funga
    akaunti yangu, funga akaunti yako, kufunga akaunti yako, thibitisha malipo, kuthibitisha malipo, idhinisha malipo,
    thibitisha muamala, kuthibitisha muamala, unganisha kifaa, kuunganisha kifaa, jiunge na mradi, jiunge na jumuiya,
    jiunge na kwaya, fungua mwaliko, thibitisha anwani mpya, barua imefika, nimeipokea, endelea kwenye kivinjari,
    rudisha akaunti, kurudisha akaunti, chagua jipya, weka jipya, ingia kwenye akaunti yangu, ingia kwenye akaunti yako,
    washa tena, kufungua akaunti yako hapa, kurejesha ufikiaji, rejesha ufikiaji, utapata ufikiaji, ukikubali mwaliko,
    kataa mwaliko, thibitisha mabadiliko ya barua, tia sahihi hati, chagua nenosiri jipya, weka nenosiri jipya
  `,
  act: `
    thibitisha, wezesha, amilisha, washa, kubali, idhinisha, ruhusu, fungua, weka upya, jiunge, endelea, kamilisha,
    maliza, anza, ndiyo, ndio, hakiki, anzisha, rejesha, pokea mwaliko, nikubali, nakubali, nathibitisha, naruhusu,
    niruhusu, thibitisheni, kubaliana, ifungue, kamilisheni, jiungeni, endelea kujisajili, hatua moja zaidi, hatua
    ya mwisho, karibu kumaliza, tuanze, niko tayari, unganisha, kubali na ujiunge, twende, ndiyo endelea
  `,
  signIn: `
    ingia, fungua programu, kuingia sasa, fungua app
  `,
  never: `
    jiondoe, jitoe, acha kupokea, ghairi usajili, mapendeleo, mipangilio, dhibiti, tazama kwenye kivinjari, fungua
    kwenye kivinjari, tazama mtandaoni, faragha, masharti, msaada, usaidizi, wasiliana nasi, maswali, utafiti, maoni,
    kadiria, tathmini, tazama agizo, angalia agizo, thibitisha agizo, fuatilia, tazama ankara, lipa sasa, lipa bili,
    tazama maelezo, soma zaidi, jifunze zaidi, pata maelezo, tazama zote, pakua, nunua, duka letu, tembelea duka,
    shiriki, tufuate, jibu, kuhusu sisi, ukurasa wa nyumbani, alika marafiki, tazama bili, lipia, angalia salio, risiti
    ya pdf, soma makala, soma habari, tovuti, fuatilia kifurushi, kwenye kalenda, nenda dukani, tazama kumbukumbu, anza
    utafiti, tazama tiketi, tazama miadi, panga miadi, tazama risiti, ripoti kamili, soma ripoti, tazama ripoti,
    angalia ripoti, huisha, oda yangu, fungua ripoti, sitaki barua, sitaki ujumbe, acha kutumiwa, ramani, menyu,
    ratiba, ona tiketi, ona bili, ona risiti, ona zaidi, angalia bili, angalia bidhaa, badilisha miadi, ghairi miadi,
    endelea na mazungumzo, tazama ujumbe, soma ujumbe, jiunge na mkutano, akaunti yangu, fungua faili, tazama picha,
    maoni yote, pasi ya kupanda, fuatilia mzigo*, fuatilia kifurushi*, fuatilia oda*, tazama oda*, pakua ankara*, pakua
    risiti*, ongeza kwenye kalenda, pakua programu, badilisha uwasilishaji, badilisha muda wa kuletewa, lipa ankara,
    simamia nafasi uliyohifadhi, badilisha tarehe, simamia usajili wako, sasisha njia ya malipo, sasisha maelezo ya
    malipo, ongeza muda sasa, tupe nyota, tuma maombi sasa, omba kazi, tumia vocha, tumia kuponi, alika rafiki, weka
    miadi, ingia kwenye mkutano, wasiliana na huduma kwa wateja, badilisha arifa
  `,
  notMe: `
    si wewe, sio wewe, haikuwa wewe, si mimi, sio mimi, hukuomba, haukuomba, hukufanya, haukufanya, hukujisajili,
    haukujisajili, huitambui, hautambui, puuza, kataa, ghairi, linda akaunti, zuia, kwa makosa, kimakosa, usifanye
    lolote, ripoti tukio, ripoti kwetu, ripoti ombi, toa ripoti, turipoti, ikiwa si wewe, usifanye chochote, hujaanza
    wewe, hukuanza, achana na ujumbe, nimebadili mawazo, nimebadilisha mawazo, sikuomba, si yangu, kama si wewe, kama
    sio wewe, futa ujumbe huu, si yako, sio yako, si ya kwako, si akaunti yako, hutambui akaunti, hutambui shughuli,
    hutambui kifaa, hukitambui kifaa, huifahamu akaunti, hukuanzisha ombi, hukuanzisha hili, hukujaribu kuingia,
    haukujaribu kuingia, hujajaribu kuingia, hukuidhinisha hili, haukuidhinisha hili, hukubadilisha nenosiri, hukuunda
    akaunti, haukuunda akaunti, hujaomba msimbo, hukutuma ombi, haukutuma ombi, haikufanywa na wewe, bila wewe kujua,
    bila idhini yako, bila ruhusa yako, huenda mtu mwingine, mtu mwingine anaweza kuwa, ikiwa hili ni kosa, kama hili ni
    kosa, unaamini hili ni kosa, ondoa anwani yako, kuondoa anwani yako, zima akaunti yako, kuzima akaunti yako,
    tunapendekeza ubadilishe nenosiri, tunakushauri ubadilishe nenosiri, badilisha nenosiri lako mara moja, tafadhali
    tujulishe, tafadhali tuambie, ripoti shughuli, kagua shughuli, ondoka kwenye vifaa vyote, wasiliana nasi mara moja,
    tendua mabadiliko
  `,
  done: `
    imebadilishwa, limebadilishwa, yamebadilishwa, limewekwa upya, imesasishwa, imethibitishwa, umethibitisha,
    imewezeshwa, imeamilishwa, imewashwa, imezimwa, imeongezwa, kimeongezwa, imeondolewa, imefutwa, umefanikiwa, kwa
    mafanikio, kuingia kupya, kuingia mpya, ameingia, asante kwa kuthibitisha, amekubali mwaliko, amejiunga,
    lilibadilishwa, ilibadilishwa, imebadilika, umebadilisha, imewekwa, kumeingiwa, umeingia, imekamilika, umejisajili,
    imeunganishwa, imethibitika, lilibadilika, ulibadilisha, yamelipwa, imelipwa, imepokelewa, umesajiliwa, umelipa,
    limebadilika, umejiondoa, umeondolewa kwenye orodha, imeondolewa kwenye orodha, usajili wako umeghairiwa, usajili
    wako umefutwa, usajili wako umesitishwa, usajili wako umekwisha, umeghairi usajili, umesitisha usajili, hutapokea
    tena, hautapokea tena, hutapata tena, umeacha kupokea
  `,
  here: `
    hapa, bofya, bonyeza, gusa, gonga, kiungo, kitufe, tembelea, nenda kwenye, nakili na ubandike, kivinjari,
    ukurasa huu, anwani hii, nakili, kitufe hakifanyi, kama kitufe, nakili kiungo, kiungo hiki, kiungo kilicho
  `,
  onSite: `
    kifurushi*, mzigo*, usafirishaji*, dereva*, kabati*, locker*, kaunta*, mapokezi*, mlango*, geti*, wifi, wi fi,
    miadi*, nafasi ya, uhifadhi*, tiketi*, foleni*, meza*, kitambulisho cha mkutano, mtandao wa wageni, maegesho*,
    nambari ya mkutano, namba ya mkutano, msimbo wa mkutano, nenosiri la mkutano, kiungo cha mkutano, kitambulisho cha
    kongamano, nambari ya kongamano, mkutano wa zoom, mkutano wa teams, mkutano wa meet, google meet, mkutano
    mtandaoni, mkutano wa mtandaoni, mkutano wa video, simu ya video, kikao cha zoom, kikao cha video, webina*, warsha
    ya mtandaoni, jiunge na mkutano, kujiunga na mkutano, ingia kwenye mkutano, kuingia kwenye mkutano, jiunge kwa
    simu, pin ya mshiriki, msimbo wa mshiriki, nambari ya mshiriki, kitambulisho cha mshiriki, chumba cha kusubiri,
    chumba cha mikutano, milango*, langoni, lango kuu, lango la, msimbo wa lango, kizuizi cha, kiingilio cha jengo,
    intakomu*, ukumbi wa jengo, gereji*, karakana*, egesho*, sanduku la funguo, kisanduku cha funguo, kuchukua funguo,
    kukabidhi funguo, kufuli la namba, chumba cha kubadilishia, banda la baiskeli, king'ora*, msimbo wa kengele,
    kuzima kengele, sefu ya chumba, kituo cha kuchaji, mashine ya kujihudumia, mashine ya kunakili, fotokopi*, kwenye
    printa, nambari ya chumba, namba ya chumba, mahali pa kuchukulia, pahali pa kuchukua, msimbo wa kuchukua, msimbo
    wa kuchukulia, kuchukua oda, tayari kuchukuliwa, msafirishaji*, mtu wa kupeleka, tarishi*, mjumbe wa, ofisi ya
    posta, nyumbani kwako, makabidhiano*, anwani ya kupeleka, muda wa kupeleka, vifurushi*, mizigo*, nambari ya
    kusubiri, namba ya kusubiri, namba ya dirisha, mtunza fedha, keshia*, kondakta*, kupanda ndege, pasi ya kupanda,
    mlinzi*, walinzi*, kuhudhuria*, utahudhuria*, nitahudhuria*, mahudhurio*, hudhuria*, ushiriki wako, thibitisha
    ushiriki, utakuja, nitakuja, kuwasili*, kufika kwako, thibitisha ziara, ziara yako, ziara ya nyumbani, thibitisha
    kutembelea, hotelini, kukaa kwako, check in, kusoma mita, usomaji wa mita, mita ya maji, mita ya umeme, kupokea
    bidhaa, umepokea bidhaa, safari ya shule, ziara ya shule, ruhusa ya safari, idhini ya safari, ridhaa ya safari,
    idhini ya mzazi kwa safari, mkutano wa wazazi, mahojiano ya kazi, ofisi za posta, kwenye ngazi, kufuli la
    baiskeli, kwenye lifti,
    id ya mkutano, meeting id, jina la mtandao, jina la wifi, jina la wi fi, ssid, mtandao usiotumia waya, wifi ya
    wageni, wi fi ya wageni, intaneti ya wageni, wifi ya bure
  `,
  entryPlace: `
    dirisha*, ukurasa*, kurasa*, skrini*, kisanduku*, visanduku*, sehemu, nafasi, fomu*, programu*, app, kivinjari*,
    tovuti*, kifaa*, tableti*, kompyuta*, mstari, mstarini, kichupo*, mashine ya atm, gumzo*, boti, televisheni*,
    runinga*, simu, simuni, kiendelezi*, kidirisha*, koni
  `,
  accountName:
    "jina la mtumiaji, jina lako la mtumiaji, jina la utumiaji, jina lako la utumiaji, jina la akaunti, jina la utani",
  subjectLine: "kichwa cha*, mada ya barua",
  outdated: `
    haifanyi kazi tena, haufanyi kazi tena, si halali tena, sio halali tena, hautumiki tena, haitumiki tena, hauwezi
    kutumika tena, haiwezi kutumika tena, umepoteza uhalali, umebatilishwa, umeghairiwa, umesitishwa, tumefuta msimbo,
    tumeghairi msimbo, tumebatilisha msimbo, tumezuia msimbo, msimbo uliotangulia, msimbo wa awali, msimbo wa zamani,
    msimbo wa kwanza, msimbo wa mwanzo, msimbo uliopita, msimbo wa asubuhi, ule wa asubuhi, msimbo wa jana, ule wa
    jana, uliotumwa awali, uliotumwa mapema, uliotumwa asubuhi, uliotumwa jana, uliotumwa hapo awali, uliotumwa saa,
    tuliokutumia awali, tuliokutumia asubuhi, tuliokutumia jana, tuliokutumia hapo awali, tuliokutumia saa, namba ya
    awali, nambari ya awali, msimbo umeisha muda, muda wa msimbo umeisha, muda wa msimbo umekwisha, msimbo umekwisha
    muda, msimbo umepitwa na wakati, msimbo ulioisha muda, umeshatumika, umeshatumiwa, tayari umetumika, tayari
    imetumika, umetumika tayari, msimbo umetumika, msimbo ulitumika, ulitumika kuingia, ulitumiwa kuingia, msimbo
    uliotumia, msimbo ulioutumia, msimbo uliotumika, usitumie msimbo wa zamani, sahau msimbo, badala ya msimbo, badala
    ya ule, unachukua nafasi ya, unachukua mahali pa, unaobadilisha msimbo, msimbo umefutwa, msimbo umezuiwa, puuza
    msimbo wa awali, imekwisha muda, umekwisha muda, muda wake umeisha, imeisha muda, imetumika, umetumika, ilitumika,
    msimbo uliouweka, msimbo ulioweka, msimbo uliouingiza, msimbo ulioingiza, msimbo ulioandika, msimbo uliouandika,
    nambari uliyoiweka, nambari uliyoweka, nambari uliyoingiza, nambari uliyoiingiza, namba uliyoweka, namba
    uliyoiweka, namba uliyoingiza, namba uliyoiingiza, kodi uliyoweka, kodi uliyoingiza, otp uliyoweka, otp
    uliyoingiza, pin uliyoweka saa, uliingiza msimbo, uliweka msimbo, uliandika msimbo, uliingiza nambari, uliweka
    nambari, uliingiza namba, uliweka namba, uliingiza otp, msimbo uliingizwa, msimbo uliwekwa, msimbo umeingizwa,
    nambari iliingizwa, namba iliingizwa, otp iliingizwa, msimbo ulikubaliwa, msimbo umekubaliwa, msimbo
    umethibitishwa, namba imekubaliwa, nambari imekubaliwa, ulithibitishwa kwa msimbo, ulithibitisha kwa msimbo,
    imethibitishwa kwa msimbo, yamethibitishwa kwa msimbo,
    ulitumika saa, ilitumika saa, uliingizwa saa
  `,
  toRead: `
    soma, kusoma, usome, tazama, kutazama, ona hapa, ona zaidi, kuona, angalia, kuangalia, gundua, nenda kwenye
    akaunti, tazama akaunti yako, angalia akaunti yako, ukurasa wa akaunti, lango la wateja, fungua dashibodi, nenda
    kwenye dashibodi, tazama dashibodi, bili zako, tazama bili, angalia bili, benki mtandaoni, angalia agizo lako,
    tazama agizo lako, kagua agizo, angalia maelezo, kagua maelezo, kagua shughuli, shughuli za hivi karibuni, shughuli
    za hivi majuzi, tazama kilichobadilika, dhibiti vifaa, historia ya matumizi, soma ujumbe, nenda kwenye tovuti,
    nafasi nilizohifadhi, safari zangu, fungua hati
  `,
  plural: "misimbo, namba za uthibitisho zilizo, misimbo ya",
  fault: "msimbo wa hitilafu, hitilafu, kosa la",
  codeWord: `
    neno hili, neno lako, neno lenu, neno lifuatalo, andika neno, ingiza neno, weka neno, neno ni, neno la kuingia,
    neno la kuingilia, neno la msimbo, neno la ufunguo, neno la uthibitisho, neno la usalama, neno la leo, neno la
    siri la leo, neno la siri la mara moja, neno siri la mara moja, nenosiri la mara moja, nenosiri la kutumia mara
    moja, nenosiri la matumizi ya mara moja, nenosiri la leo, nenosiri la siku, kirai, kirai hiki, kirai siri, kirai
    cha siri, fungu la maneno la siri, kifungu cha siri, herufi hizi, herufi zifuatazo, silabi, silabi hizi, mfuatano
    wa herufi, ufunguo wako
  `,
  example: `
    kwa mfano, mfano:, mifano:, kama mfano, katika mfano huu, mfano wa msimbo, mfano wa ujumbe, msimbo wa mfano,
    ujumbe wa mfano, inaonekana hivi, unaonekana hivi, huonekana hivi, itaonekana hivi, utaonekana hivi, kwa muundo,
    katika muundo, kwa umbizo, katika umbizo, ujumbe kama huu, alipokea ujumbe, nilipokea ujumbe, alipokea sms,
    nilipokea sms, alipata ujumbe, nilipata ujumbe, alitumiwa ujumbe, alitumiwa sms, alitumiwa msimbo, ujumbe
    ufuatao:, ujumbe unaosema, ujumbe uliosema, ujumbe ulisema, ujumbe unasema, sms iliyosema, sms inayosema, sms
    ilisema, ujumbe ulisomeka, unaosomeka, uliosomeka, ujumbe bandia, ujumbe wa uongo, ujumbe feki, sms bandia, sms
    feki, tapeli huyo, tapeli alim*, tapeli alisema, tapeli aliomba, mwathirika, mhasiriwa, mpigaji simu ali*,
    aliyepiga simu, tuseme, chukulia kwamba
  `,
  matter: `
    ombi la likizo, likizo ya ugonjwa, likizo ya mwaka, ripoti ya matumizi, marejesho ya gharama, safari ya kikazi, saa
    za ziada, kubadilishana zamu, ombi la ununuzi, ombi la bajeti, inasubiri idhini yako, inahitaji idhini yako, folda
    iliyoshirikiwa, faili iliyoshirikiwa, hati iliyoshirikiwa, ameshiriki nawe, ameshiriki folda, ameshiriki faili,
    ameshiriki hati, amekushirikisha, imeshirikiwa nawe, albamu ya picha, kiambatisho, viambatisho, tayari kupakuliwa,
    nakala rudufu ya data, rekodi ya mkutano, nukuu ya bei, makadirio ya bei, mkataba, mikataba, makubaliano ya
    kukodisha, kutia sahihi hati, kusaini hati, sahihi ya kielektroniki, hati ya mshahara, stakabadhi, risiti, taarifa
    ya benki, cheti cha, vyeti, sera ya bima, bima ya afya, ametoa maoni, maoni mapya, amekutaja, amekujibu, amejibu
    swali, chapisho jipya, ujumbe mpya kutoka, dodoso, kura ya maoni, kupiga kura, piga kura, majadiliano, mkutano,
    mikutano, utahudhuria, kuhudhuria, orodha ya kusubiri, nafasi imepatikana, kozi ya, warsha, mkutano wa wazazi, miadi
    yako, miadi na, kuhifadhi nafasi, mechi ya, msimamizi wa orodha, ujumbe unaosubiri, pendekezo la mradi, kazi mpya,
    umepewa kazi, umekabidhiwa, umeongezwa kwenye mradi, kazi ya nyumbani, alama za mtihani, nafasi ya hifadhi, hifadhi
    imekaribia kujaa, kamilisha wasifu wako, kifurushi, vifurushi, mchango wako, michango, maombi ya kazi, mgombea,
    maombi ya likizo, linasubiri idhini yako, amekushirikishia, ameshiriki albamu, albamu iliyoshirikiwa, nyaraka
    zilizoshirikiwa, faili zilizoshirikiwa, pakua faili, kupakua faili, faili lako liko tayari, amekutumia faili, nakala
    rudufu imekamilika, inasubiri kuidhinishwa, ujumbe umezuiwa, ruhusa ya ugonjwa, likizo yako, gharama za safari, hati
    ya kusaini, inasubiri sahihi yako, saini hati, hojaji, amejibu maoni yako, amejibu ombi lako, jibu jipya, mwaliko wa
    kalenda, thibitisha mahudhurio, orodha ya wanaosubiri, oda yako imetumwa, oda yako imeghairiwa, oda mpya, agizo lako
    limetumwa, agizo lako limethibitishwa, agizo jipya, malipo yamepokelewa, tumepokea malipo, malipo yameshindikana,
    malipo yamechelewa, kikumbusho cha malipo, kurejeshewa pesa, ankara ya, ankara yako, ankara imeambatishwa, kikapu
    chako, kwenye kikapu, kadi ya zawadi, maoni kuhusu bidhaa, uanachama wako umehuishwa, kuhuisha uanachama, kipindi
    cha majaribio, makala mpya, ujumbe wa faragha kutoka, ujumbe ambao haujasomwa, mfuasi mpya, ameanza kukufuata, ombi
    la urafiki, amejiunga na kikundi, ameondoka kwenye kikundi, umeondolewa kwenye kikundi, mada mpya, muhtasari wa
    wiki, ripoti ya wiki, umeondolewa kwenye orodha, barua pepe imerudishwa, tatizo limetatuliwa, kazi imeshindwa, cheti
    kitaisha, nenosiri lako litaisha muda baada ya siku, ufunguo wa api, ufunguo wa ssh, virusi vimegunduliwa, uvujaji
    wa data, bidhaa zinakaribia kuisha, mwendo umegunduliwa, hifadhi imejaa, tiketi yako imefungwa, tiketi imesasishwa,
    kikumbusho cha miadi, umeandikishwa kwenye kozi, matokeo ya mtihani, ombi lako la kazi, tukio limeghairiwa, ada ya
    shule, kujua maoni yako, maoni yako kuhusu, tupe maoni, toa maoni yako
  `,
  receipt: `
    risiti*, stakabadhi*, risiti ya malipo, risiti ya mauzo, risiti yako, asante kwa ununuzi wako, asante kwa
    kununua, asante kwa manunuzi yako, ahsante kwa ununuzi wako, asante kwa malipo yako, malipo yamepokelewa, malipo
    yako yamepokelewa, malipo yamefanikiwa, umelipa, imelipwa kwa kadi, kiasi kilicholipwa, jumla kuu, jumla ndogo,
    pamoja na vat, nakala ya mteja,
    namba ya mashine, efd, risiti ya kodi, risiti ya efd, fedha taslimu iliyolipwa, chenji, salio baada ya muamala,
    salio jipya, salio lako jipya, umelipa kwa, umelipa tsh, umelipa ksh, imekatwa kwenye akaunti, zimekatwa kwenye
    akaunti, makato ya mshahara, makato yote, jumla ya makato, mshahara ghafi, mshahara kamili, mshahara halisi,
    mshahara baada ya makato, payroll, terminal
    id, umenunua
  `,
};
