import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ha: Cues = {
  code: `
    lambar tabbatarwa, lambar tabbatarwark*, lambar tabbatar da, lambobin tabbatarwa, lambar tantancewa, lambar
    tantancewark*, lambar tantance, lambar sirri, lambar sirrin, lambar sirrink*, lambobin sirri, lambar shiga, lambar
    shigark*, lambar shigarwa, lambar tsaro, lambar kariya, lambar kunnawa, lambar kunna, lambar izini, lambar
    amincewa, lambar farfadowa, lambar sake saiti, lambar sake saitawa, lambar lokaci ɗaya, lambar lokaci daya, lambar
    sau ɗaya, lambar sau daya, lambar amfani sau ɗaya, lambar amfani sau daya, lambar wucin gadi, lambar otp, lambar
    biyan, kalmar sirri ta lokaci ɗaya, kalmar sirri ta lokaci daya, kalmar sirri ta sau ɗaya, kalmar sirri ta sau
    daya, kalmar sirri ta amfani sau ɗaya, kalmar sirri ta amfani sau daya, kalmar sirri ta wucin gadi, kalmar sirrin
    lokaci ɗaya, kalmar wucewa ta lokaci ɗaya, kalmar wucewa ta lokaci daya, kalmar wucewa ta wucin gadi, kodin
    tabbatarwa, kodin tantancewa, kodin sirri, kodin shiga, kodin tsaro, kodin kunnawa, kodin otp, kodin lokaci ɗaya,
    kodin lokaci daya, kodinka, kodinki, kodinku, kod ɗin, kod ɗinka, kod ɗinki, kod ɗinku, wannan kodin, code ɗin
    tabbatarwa, code din tabbatarwa, code ɗinka, code dinka, otp ɗinka, otp dinka, otp ɗinku, otp dinku
  `,
  maybeCode: `
    kalmar sirri, kalmar sirrink*, kalmomin sirri, kalmar wucewa, kalmar wucewark*, kalmar shiga, wannan lamba, wannan
    lambar, lambar nan, lambar da ke ƙasa, lambar da ke kasa, lambar dake ƙasa, lambar dake kasa, lambar ƙasa nan,
    lamba mai zuwa, lambar mai zuwa, lambobi masu zuwa, lambobin nan, lambobin da ke ƙasa, lambobin da ke kasa,
    waɗannan lambobi, wadannan lambobi, waɗannan lambobin, wadannan lambobin, lambobi shida, lambobi huɗu, lambobi
    hudu, lambobi takwas, lambobi biyar, lambar da muka aiko, lambar da muka tura, pin ɗinka, pin dinka, pin ɗinki, pin
    dinki, pin ɗinku, pin dinku, haruffan nan, haruffa masu zuwa, waɗannan haruffa, wadannan haruffa, lambark*
  `,
  other: `
    lambar oda, lambar odar, lambar odark*, odar ku, lambar asusu, lambar asusun, lambar asusunk*, lambar waya, lambar
    wayar, lambar wayark*, lambar salula, tarho, kira mu, lambar rasit, lambar rasiti, lambar daftari, lambar takardar,
    lambar ishara, lambar bayani, lambar bibiya, lambar bibiyar, lambar kati, lambar katin, lambar katink*, katin da ya
    ƙare, katin da ya kare, mai ƙarewa da, mai karewa da, lambar tikiti, lambar tikitin, lambar kujera, lambar mita,
    lambar mitar, lambar mitark*, lambar abokin ciniki, lambar abokin hulɗa, lambar abokin hulda, lambar rajista,
    lambar rajistar, lambar shaida, lambar shaidar, lambar ɗan ƙasa, lambar dan kasa, lambar nin, lambar bvn, lambar
    haraji, lambar fayil, lambar ƙorafi, lambar korafi, lambar bukata, lambar buƙata, lambar taro, lambar ciniki,
    lambar mu'amala, lambar biyan kuɗi, lambar biyan kudi, akwatin gidan waya, lambar gidan waya, lambar rangwame,
    lambar ragi, lambar talla, lambar promo, lambar kyauta, lambar gayyata, lambar banki, lambar kuskure, lambar
    kuskuren, kodin rangwame, kodin ragi, kodin talla, kodin promo, kodin kyauta, kodin gayyata, kodin kuskure, kodin
    qr, kodin banki, jimillar, adadin kuɗi, adadin kudi, adadin kuɗin, adadin kudin, ragowar kuɗi, ragowar kudi,
    ma'aunin asusu, ma'aunin kuɗi, kuɗin da ya rage, kudin da ya rage, sauran kuɗi, sauran kudi, naira, farashi,
    farashin, odarka, odarki, odarku, jimlar kuɗi, jimlar kudi
  `,
  promo: `
    rangwame*, ragin farashi, ragi na musamman, farashi mai sauƙi, farashi mai sauki, farashi ya sauka, garabasa*,
    tayin musamman, tayi na musamman, tayin yau, baucan*, katin kyauta, katunan kyauta, kyautar kuɗi, kyautar kudi, ka
    samu kyauta, ku samu kyauta, ci kyauta, lashe kyauta, isarwa kyauta, kawowa kyauta, kai kaya kyauta, makin aminci,
    makin kyauta, gayyaci aboki, gayyaci abokai, gayyaci abokan, turo aboki, saya yanzu, siya yanzu, sayi yanzu, sayi
    ɗaya, sayi daya, kwandonka, kwandon sayayya, a wurin biyan kuɗi, a wurin biyan kudi, yau kawai, har sai kaya sun
    ƙare, kafin kaya su ƙare, ƙarin data, karin data, kyautar ranar haihuwa, rabin farashi
  `,
  press: `
    wasiƙar labarai, wasikar labarai, labaran mako, labaran wannan mako, labaran yau, labaran watan, a cikin wannan
    labarin, a wannan fitowar, karanta ƙari, karanta kari, ci gaba da karatu, cikakken labari, rahoton mako, rahoton
    wata, rahoton shekara, taƙaitaccen rahoto, ƙididdiga, kididdiga, kashi ɗari, kashi cikin ɗari, bincike ya nuna,
    masu bincike, masu karatunmu, manema labarai, taron bita, bitar kan, ra'ayoyin jama'a, ra'ayinka, ra'ayinku, shirye
    shiryen, yan damfara, masu damfara, sabon fasali, sabbin fasaloli, watan da ya gabata, shekarar da ta gabata, makon
    da ya gabata, idan aka kwatanta, shawarwari kan
  `,
  business: `
    tabbatar, tabbatarwa, tantance, tantancewa, asusu, asusun, asusunk*, asusunmu, shiga cikin, shigarka, rajista,
    rajistark*, rijista, kalmar sirri, kalmar wucewa, sake saita, sake saiti, sake saitin, imel ɗink*, imel dink*,
    adireshin imel, saƙon imel, sakon imel, tsaro, tsaron asusu*, kunna lissafi, sabuwar na'ura, sabuwar waya, sabon
    waya, na'urark*, matakai biyu, mataki na biyu, dawo da asusu*, amincewa, amince da biyan, biyan kuɗi, biyan kudi,
    tura kuɗi, tura kudi, cire kuɗi, cire kudi, canja wurin kuɗi, aika kuɗi, aika kudi, canjin adireshi, canza
    adireshi, canza lambar waya, sauya lambar, ka manta, kun manta, kin manta, gayyata, gayyaci ka, gayyace ka, gayyace
    ku, an gayyace, shaidark*, shaidar zama, sa hannu, sanya hannu, yunƙurin shiga, yunkurin shiga
  `,
  fleeting: `
    zai ƙare, zai kare, za ta ƙare, za ta kare, zata ƙare, zata kare, za su ƙare, za su kare, tana ƙarewa, yana ƙarewa,
    tana karewa, yana karewa, ƙare aiki, kare aiki, daina aiki, wa'adin, wa'adinta, lokacin aiki, mintuna, mintina,
    mintoci, cikin minti, minti biyar, minti goma, minti uku, minti biyu, minti ashirin, minti talatin, minti sha
    biyar, minti 2, minti 3, minti 5, minti 10, minti 15, minti 20, minti 30, minti ɗaya, minti daya, tsawon minti,
    bayan minti, cikin awa, awa ɗaya, awa daya, awa 24, awa 48, awanni, awoyi, sa'a ɗaya, sa'o'i, sau ɗaya kawai, sau
    daya kawai, sau ɗaya tak, sau daya tak, sau ɗaya ne, sau daya ne, ana amfani da ita sau
  `,
  secret: `
    kada ka raba, kada ki raba, kada ku raba, kar ka raba, kar ki raba, kar ku raba, kada a raba, kar a raba, kada ka
    ba, kada ki ba, kada ku ba, kar ka ba, kar ku ba, kada ka gaya, kada ku gaya, kar ka gaya, kar ku gaya, kada ka
    faɗa, kada ka fada, kada ku faɗa, kada ku fada, kar ka faɗa, kar ka fada, kada ka nuna, kada ku nuna, kar ka nuna,
    kar ku nuna, kada ka bayyana, kada ku bayyana, kada ka tura, kada ku tura, kada ka aika, da kowa, wa kowa, ga kowa,
    ko wani, ko da ma'aikacin, ko ma'aikatanmu, ba za mu taɓa, ba za mu taba, ba zamu taɓa, ba zamu taba, ba za a taɓa,
    ba ma tambayar, ba mu tambayar, ma'aikatanmu ba, ma'aikatan banki ba, sirri ne, sirri ce, asiri ne, a asirce, kai
    kaɗai, kai kadai
  `,
  enter: `
    shigar da, sanya lambar, sanya wannan, ka sanya, ku sanya, saka lambar, saka wannan, ka saka, ku saka, rubuta
    lambar, rubuta wannan, ka rubuta, ku rubuta, rubuta kodin, buga lambar, yi amfani da, ka yi amfani, ku yi amfani,
    ki yi amfani, amfani da wannan, amfani da lambar, amfani da ita, ana amfani da, kwafi lambar, kwafa lambar, kwafi
    wannan, kwafa wannan, kwafi ka liƙa, liƙa lambar, ga lambar, ga kodin, ga lambark*, ga kodink*, za a tambaye, za a
    nemi ka, zai tambaye, ana buƙatar lambar, ana bukatar lambar, kana buƙatar, kana bukatar, kuna buƙatar, kuna
    bukatar, gaya wa wakili, karanta lambar, amsa da lambar, a cikin akwatin, a akwatin da, a shafin shiga, a kan
    shafin
  `,
  complete: `
    tabbatar da asusu*, tabbatar da imel, tabbatar da imel ɗink*, tabbatar da imel dink*, tabbatar da adireshi*,
    tabbatar da email, tabbatar da rajista*, tabbatar da rijista*, tabbatar da shaida*, tabbatar da kanka, tabbatar da
    kai ne, tabbatar da cewa kai ne, tabbatar yanzu, tabbatar da shiga, tabbatar da canji*, tabbatar da wannan
    adireshi*, tabbatar da lambar waya*, tantance asusu*, tantance imel*, tantance adireshi*, sake saita kalmar, sake
    saita kalmar sirri, sake saitin kalmar, sake saita password, canza kalmar sirri, canja kalmar sirri, sauya kalmar
    sirri, canza kalmar wucewa, sauya kalmar wucewa, sabuwar kalmar sirri, sabuwar kalmar wucewa, ƙirƙiri kalmar,
    kirkiri kalmar, ƙirƙirar kalmar, kirkirar kalmar, saita kalmar sirri, saita kalmar wucewa, sanya kalmar sirri, zaɓi
    kalmar sirri, zabi kalmar sirri, zaɓar kalmar sirri, kunna asusu*, kunna lissafi*, buɗe asusunk*, bude asusunk*,
    dawo da asusu*, mayar da asusu*, farfaɗo da asusu*, kammala rajista*, kammala rijista*, kammala yin rajista, cika
    rajista*, karɓi gayyata*, karbi gayyata*, karɓar gayyata*, karbar gayyata*, amince da gayyata*, amsa gayyata*,
    shiga ƙungiya*, shiga kungiya*, amince da shiga, amince da na'ura, izinin shiga, eh ni ne, i ni ne, e ni ne,
    mahaɗin tabbatarwa, mahadin tabbatarwa, hanyar tabbatarwa, mahaɗin shiga, mahadin shiga, goge asusunk*, rufe
    asusunk*
  `,
  act: `
    tabbatar, tantance, amince, karɓa gayyata, kammala, ci gaba, dawo da, mataki ɗaya ya rage, mataki daya ya rage,
    mataki na ƙarshe, mataki na karshe, saura mataki, an kusa gamawa, ka karbi, ka karɓi
  `,
  signIn: `
    shiga asusunk*, shiga asusu, shiga yanzu, shiga nan, shiga shafink*, shiga manhaja*, ka shiga asusun*, buɗe
    manhaja*, bude manhaja*, fara yanzu, fara amfani
  `,
  never: `
    soke biyan kuɗi, soke rajista*, daina karɓar, daina karbar, cire sunanka, fita daga jerin, fita daga wannan jerin,
    ba na son karɓar, saituna, saitunan, zaɓuɓɓuka, sirrin bayanai, manufar sirri, manufofin sirri, tsarin sirri,
    sharuɗɗa, sharudda, sharuɗɗan amfani, sharuddan amfani, cibiyar taimako, neman taimako, tuntuɓe mu, tuntube mu,
    tuntuɓi, tuntubi, tambayoyi, ra'ayi, duba oda, duba odark*, bibiyi oda, bibiyi odark*, bibiyi kaya*, bi diddigin,
    duba rasit*, sauke rasit*, sauke manhaja*, zazzage, sauke takarda*, duba bil, biya yanzu, biya bil, saya yanzu,
    siya yanzu, sayi yanzu, ƙarin bayani, karin bayani, cikakken bayani, karanta ƙari, karanta kari, karanta labari*,
    duba duka, duba bayani*, ziyarci shago*, ziyarci shafi*, biyo mu, bi mu a, game da mu, shafin farko, gayyaci abok*,
    raba wa abok*, kalli a burauza, duba a burauza, buɗe a burauza, bude a burauza, duba jadawali, sake tsara lokaci,
    duba saƙo, duba sako
  `,
  notMe: `
    idan ba kai ba, idan ba kai ne, idan ba kai ka, idan ba ke ba, idan ba ke ce, idan ba ku ba, idan ba ku ne, idan ba
    ku kuka, ba kai ba ne, ba ni ba ne, ba ni ne ba, ba ni bane, idan ba ka nemi, idan ba ku nemi, idan ba ki nemi,
    idan baka nemi, idan baku nemi, ba ka buƙaci, ba ka bukaci, ba ku buƙaci, ba ku bukaci, baka bukaci, baku bukaci,
    ba ka yi rajista, ba ku yi rajista, ba ka yi wannan, ba ku yi wannan, ba ka gane, ba ku gane, ba ka san da, yi
    watsi da, ka yi watsi, ku yi watsi, yi biris da, share wannan saƙo*, share wannan sako*, goge wannan saƙo*, goge
    wannan sako*, kada ka yi komai, kada ku yi komai, ba sai ka yi komai, ba sai kun yi komai, ba kwa buƙatar, ba ka
    buƙatar yin, bisa kuskure, da kuskure, ta kuskure, ƙi gayyata*, ki amincewa, soke buƙata*, soke bukata*, sanar da
    mu, kai rahoto, kare asusunk*, kulle asusunk*, toshe asusunk*
  `,
  done: `
    an canza, an sauya, an canja, an sabunta, an tabbatar, an kunna, an buɗe asusu*, an bude asusu*, an rufe asusu*, an
    ƙara, an goge, an cire, an karɓi, an karbi, an kammala, an yi nasara, cikin nasara, da nasara, ka yi nasarar, an
    shiga asusunk*, an shiga cikin, sabon shiga, ka tabbatar da, mun gode da tabbatar*, ya karɓi gayyata*, ya karbi
    gayyata*, ya shiga ƙungiya*, an biya, biyan kuɗin ya, biyan kudin ya, mun karɓi kuɗi*, mun karbi kudi*, an cire ka
    daga jerin, an cire ki daga jerin, an cire ku daga jerin, an cire sunanka daga, an cire sunanki daga, an cire
    adireshinka daga, an soke rajistarka, an soke rajistarki, an soke rajistarku, ba za ka sake karɓar, ba za ku sake
    karɓar, ba za ku sake karbar, ba za ka ƙara samun, ba za ku ƙara samun
  `,
  here: `
    danna nan, danna wannan, danna mahaɗi*, danna mahadi*, danna hanyar, danna maɓalli*, danna maballi*, danna kan,
    danna linki*, danna link, ta hanyar danna, ka danna, ku danna, ki danna, latsa nan, latsa wannan, latsa maɓalli*,
    latsa maballi*, latsa mahaɗi*, latsa mahadi*, latsa hanyar, ka latsa, ku latsa, taɓa nan, taba nan, mahaɗin,
    mahadin, wannan mahaɗi*, wannan mahadi*, hanyar haɗi, hanyar hadi, hanyar haɗin, hanyar hadin, maɓallin, maballin,
    wannan link, wannan linki, wannan adireshin, wannan shafin, shafin nan, burauzark*, a burauza, ziyarci, je zuwa,
    kwafi mahaɗi*, kwafi mahadi*, kwafi adireshin
  `,
  onSite: `
    ƙunshi*, direba*, mai kawo kaya, kai kaya, isar da kaya, karɓar kaya, karbar kaya, wurin karɓa, wurin karba,
    ofishin karɓa, teburin karɓa, bakin ƙofa, bakin kofa, kofar shiga, na'urar wifi, alƙawari*, alkawarin likita, ganin
    likita, asibiti*, tikiti*, layin jira, lambar layi, wurin ajiye motoci, filin ajiye motoci, taron yanar gizo, shiga
    taro*, halartar, za ka halarta, za ku halarta, tashar mota, gidan waya, wurin taro
  `,
  entryPlace: `
    shafin, shafuka, fuskar waya, akwati, akwatin, fom ɗin, fom din, manhaja*, app ɗin, app din, yanar gizo, gidan
    yanar, burauza*, na'ura*, kwamfuta*, talabijin*, wayark*, injin atm, wannan taga, tagar shiga, kan allo, allon
    waya, a cikin fili
  `,
  accountName: "sunan mai amfani, sunan amfani, sunan asusu, sunan shiga",
  outdated: `
    ta daina aiki, ya daina aiki, ba ta aiki, ba ya aiki, baya aiki, ta ƙare aiki, ta kare aiki, ya ƙare aiki, ya kare
    aiki, wa'adinta ya ƙare, wa'adinta ya kare, ta riga ta ƙare, ta riga ta kare, lambar da ta gabata, lambar baya,
    lambar farko, tsohuwar lamba*, tsohon kod*, kodin da ya gabata, lambobin baya, an riga an yi amfani, an yi amfani
    da lambar, an yi amfani da ita, lambar da ka shigar, lambar da kuka shigar, an soke lambar, maimakon lambar,
    maimakon wadda
  `,
  receipt: `
    takardar biya, shaidar biya, shaidar biyan kuɗi, shaidar biyan kudi, mun gode da siyayya*, mun gode da sayayya*, na
    gode da sayayya*, mun gode da biyan, an karɓi biyan, an karbi biyan, mun karɓi biyan, mun karbi biyan, mun karɓi
    kuɗi*, mun karbi kudi*, ka biya, kun biya, an biya da kati, jimillar kuɗi, jimillar kudi, jimillar da aka biya,
    adadin da aka biya, an cire naira, an cire kuɗi*, an cire kudi*, sabon ma'auni, sauran kuɗink*, albashink*, biyan
    ya yi nasara, rasiti, rasitin, rasitink*, rasidi, rasidin
  `,
  toRead: `
    je zuwa asusunk*, je asusunk*, je zuwa asusuna, duba asusunk*, shafin asusunk*, shafin asusuna, shafin abokan
    ciniki, tashar abokan ciniki, je zuwa dashboard, buɗe dashboard, bude dashboard, bankin yanar gizo, banki ta
    intanet, duba odark*, duba cikakkun bayanai, duba cikakken bayani, duba ayyukank*, ayyukan kwanan nan, sarrafa
    na'urorink*, duba abin da ya canza, duba adireshin kaiwa, tarihin amfani, karanta saƙonk*, karanta sakonk*,
    karanta, kara sani, karantawa, kalli, ka kalla, ku kalla, don kalla, duba yadda, duba sabbin, ka leƙa, ka leka, ka
    gano, ku gano, ƙara sani, koyi yadda, koyi game da
  `,
};
