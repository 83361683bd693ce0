import type { Cues } from "@/lib/mail/extraction/cues/types";

export const br: Cues = {
  code: `
    kod gwiriañ, kod gwiriekaat, kod kadarnaat, kod surentez, kod kevreañ, kod kennaskañ, kod dilesa, kod dilesañ, kod
    gweredekaat, kod aotren, kod moned, kod enmont, kod enskrivañ, kod adsevel, kod adderaouekaat, kod assav, kod
    dibrennañ, kod kuzh, kod prevez, kod sekred, kod unimplij, kod un implij, kod implij unvek, kod evit ur wech, kod
    ur wech hepken, kod padennek, kod berrbad, kod dre sms, kod sms, kod otp, kodoù gwiriañ, kodoù kadarnaat, kodoù
    surentez, kodoù kevreañ, kodoù dilesa, kodoù assav, c'hod gwiriañ, c'hod kadarnaat, c'hod surentez, c'hod kevreañ,
    c'hod kennaskañ, c'hod dilesa, c'hod gweredekaat, c'hod moned, c'hod kuzh, c'hod unimplij, c'hod evit ur wech,
    c'hod padennek, god gwiriañ, god kadarnaat, god surentez, god kevreañ, god dilesa, god moned, ho kod, ho kod eo, ar
    c'hod, ur c'hod, ma c'hod, va c'hod, ar c'hod-mañ, ar c'hod da heul, ar c'hod amañ dindan, ar c'hod dindan, ar
    c'hodoù, kod c'hwec'h sifr, kod 6 sifr, kod pevar sifr, kod 4 sifr, kod eizh sifr, kod da gevreañ, kod da
    gadarnaat, kod da wiriañ, kod evit kevreañ, kod evit kadarnaat, kod daou-faktor, kod paeañ ar gartenn, ger-tremen
    unimplij, ger-tremen un implij, ger-tremen implij unvek, ger-tremen evit ur wech, ger-tremen ur wech hepken,
    ger-tremen padennek, ger-tremen da c'hortoz, ger-tremen berrbad, ger-tremen dre sms, ker-tremen unimplij,
    ker-tremen un implij, ker-tremen implij unvek, ker-tremen evit ur wech, ker-tremen ur wech hepken, ker-tremen
    padennek, ker-tremen da c'hortoz, ker-tremen berrbad, ker-tremen dre sms, c'her-tremen unimplij, c'her-tremen un
    implij, c'her-tremen implij unvek, c'her-tremen evit ur wech, c'her-tremen ur wech hepken, c'her-tremen padennek,
    c'her-tremen da c'hortoz, c'her-tremen berrbad, c'her-tremen dre sms, ger-kuzh unimplij, ger-kuzh un implij,
    ger-kuzh implij unvek, ger-kuzh evit ur wech, ger-kuzh ur wech hepken, ger-kuzh padennek, ger-kuzh da c'hortoz,
    ger-kuzh berrbad, ger-kuzh dre sms, ker-kuzh unimplij, ker-kuzh un implij, ker-kuzh implij unvek, ker-kuzh evit ur
    wech, ker-kuzh ur wech hepken, ker-kuzh padennek, ker-kuzh da c'hortoz, ker-kuzh berrbad, ker-kuzh dre sms,
    niverenn gwiriañ, niverenn kadarnaat, niverenn surentez, niverenn kevreañ, niverenn dilesa, niverenn kuzh, alc'hwez
    gwiriañ, alc'hwez kevreañ, alc'hwez unimplij, alc'hwez evit ur wech
  `,
  maybeCode: `
    ger-tremen, ho ker-tremen, da c'her-tremen, gerioù-tremen, ger-kuzh, ho ker-kuzh, ar ger da heul, an niverenn-mañ,
    an niverenn da heul, an niverenn amañ dindan, an niverenn dindan, ar sifroù-mañ, ar sifroù da heul, ar sifroù amañ
    dindan, c'hwec'h sifr, pevar sifr, eizh sifr, pemp sifr, 6 sifr, 4 sifr, 8 sifr, al lizherennoù-mañ, al lizherennoù
    da heul, an arouezennoù-mañ, an arouezennoù da heul, ho pin, alc'hwez kuzh, an alc'hwez da heul, ar jedouer da
    heul, ar frazenn guzh
  `,
  other: `
    niverenn urzhiad, niverenn an urzhiad, niverenn hoc'h urzhiad, niverenn ar gourc'hemenn, niverenn gourc'hemenn,
    niverenn fakturenn, niverenn ar fakturenn, niverenn ho fakturenn, niverenn kliant, niverenn ar c'hliant, niverenn
    ho kont, niverenn ar gont, niverenn kont, niverenn bellgomz, niverenn pellgomz, niverenn ar pellgomz, niverenn
    hezoug, niverenn heuliañ, niverenn dave, niverenn kevrat, niverenn ar gevrat, niverenn teuliad, niverenn an
    teuliad, niverenn bilhed, niverenn ar bilhed, niverenn nij, niverenn azezenn, niverenn kartenn, niverenn ar
    gartenn, niverenn kartenn-gred, niverenn ezel, niverenn emezelañ, niverenn mirerezh, niverenn miridigezh, niverenn
    pakad, niverenn ar pakad, niverenn paseporzh, niverenn surentez sokial, niverenn konter, niverenn ar c'honter,
    niverenn stirad, niverenn goulenn, niverenn ar goulenn, niverenn studier, niverenn kambr, niverenn tailhoù,
    niverenn siret, niverenn tva, niverenn treuzgread, niverenn an treuzgread, niverenn emvod, niverenn an emvod,
    niverenn linenn, niverenn anaout, niverenn enrolladur, niverenn kred, niverenn faks, niverenn bank, kod post, kod
    ar post, kod promo, kod brudañ, kod bruderezh, kod distaol, kod an distaol, kod rabad, kod prof, kod ar prof, kod
    bon, kod kinnig, kod pedadenn, kod pediñ, kod paeroniañ, kod fazi, kod ar fazi, kod stad, kod bro, kod ar vro, kod
    insee, kod qr, kod barrenn, kod barrennoù, kod mammenn, kod tarzh, kod liv, kod livioù, kod produ, kod ar produ,
    kod pennad, kod kliant, kod bank, kod ar bank, kod bic, kod swift, kod iban, kod kumun, kod ar gumun, kod rann, kod
    kentel, kod klas, kod skol, kod studier, kod urzhiad, kod an urzhiad, kod heuliañ, kod mirerezh, kod miridigezh,
    kod wifi, kod wi-fi, kod dor, kod an nor, kod ar porzh, kod emvod, kod an emvod, kod keodedel, kod kastiz, kod an
    hent, kod labour, kod ape, kod naf, kod moneiz, kod yezh, kod ar yezh, kod iso, kod digor, kod kelennadur, kod
    obererezh, kod dastum, kod boest, kodoù post, kodoù promo, kodoù distaol, kodoù qr, ar c'hod post, ar c'hod promo,
    ar c'hod distaol, ar c'hod fazi, ar c'hod qr, ur c'hod promo, ur c'hod distaol, ho kod post, ho kod promo, ho kod
    distaol, ar c'hod mammenn, ar c'hod tarzh, ar c'hod brudañ, ar c'hod barrenn, ho kod kliant, ar c'hod kliant,
    ger-tremen wifi, ger-tremen ar wifi, ger-tremen wi-fi, hoc'h urzhiad, an urzhiad, urzhiad niverenn, ho fakturenn,
    ar fakturenn, fakturenn niverenn, ho mirerezh, ho pakad, ho pilhed, pellgomz, pellgomzit, boest-lizheroù, boest
    post, ar sammad, sammad hollek, sammad da baeañ, en holl da baeañ, hollad da baeañ, priz hollek, ar c'houst hollek,
    ho soled, soled ar gont, hag a echu gant, a echu gant, oc'h echuiñ gant, ar sifroù diwezhañ, ar pevar sifr
    diwezhañ, pevar sifr diwezhañ, poentoù lealded, stumm nevez, stummoù nevez
  `,
  promo: `
    distaol, distaolioù, an distaol, bon-distaol, bon prenañ, bonoù prenañ, kartenn-brof, kartennoù prof, chekenn-brof,
    kod promo, kod distaol, kinnig dibar, kinnigoù dibar, kinnig arbennik, kinnigoù arbennik, kinnig an deiz, kinnig ar
    sizhun, priz izel, prizioù izel, priz digresket, prizioù digresket, priz marc'hadmat, prenit bremañ, prenañ bremañ,
    kas digoust, kasadenn digoust, livradur digoust, mizoù kas digoust, gounezit, gounit ur, kenstrivadeg, tennadeg
    d'ar sord, pedit ho mignoned, pedit ur mignon, pediñ ho mignoned, pediñ ur mignon, pediñ mignoned, paeronit, ho
    paner, er baner, en ho paner, d'ho paner, ar baner prenañ, pa baeot, pa vo paeet, e-keit ha ma vo stok, poentoù
    lealded, kartenn lealded, prof deiz-ha-bloaz, ho teiz-ha-bloaz, hiziv hepken, hiziv nemetken, er sizhun-mañ hepken,
    espernit betek, arboellit, gwerzhadeg, digresk priz, izelaet ar priz
  `,
  press: `
    lizher-kelaouiñ, lizher-keleier, lizheroù-kelaouiñ, kelaouenn ar miz, kelaouenn ar sizhun, keleier ar sizhun,
    keleier ar miz, keleier an deiz, keloù ar sizhun, er pennad-mañ, en niverenn-mañ, en niverenn-mañ eus, kemennadenn
    d'ar c'hazetennoù, kemenn d'ar c'hazetennerien, lenn ar pennad, lenn ar pennad-skrid, danevell vloaz, danevell
    viziek, danevell sizhuniek, diverradur ar sizhun, diverradur ar miz, stadegoù, stadegoù ar miz, dre gant, ar
    studiadenn, ur studiadenn, hervez ur studiadenn, ar glaskerien, an enklaskerien, sontadeg, hol lennerien, al
    lennerien, abadenn radio, podskignañ, ar miz tremenet, ar bloaz tremenet, ar sizhun dremenet, er bloaz paseet, ar
    sizhun paseet, notennoù ar stumm, notennoù embann, nevezinti ar stumm, nevezentioù ar stumm, ar flipaded, ar
    fliperien, stalioù stummañ, stal stummañ
  `,
  business: `
    gwiriadur*, gwiriekadur*, kadarnadur*, gwiriañ, gwiriekaat, kadarnaat, kadarnait, dilesa, dilesañ, dilesadur,
    kevreañ, kevreadenn*, ar gevreadenn*, kennaskañ, gennaskañ, gevreañ, kennaskadenn, enskrivadur*, enskrivañ,
    enskrivit, ho kont, ar gont, da gont, ma c'hont, va c'hont, ur gont, kont nevez, ger-tremen, ker-tremen,
    c'her-tremen, ger-kuzh, ker-kuzh, adderaouekaat, adderaouekaet, adtermeniñ, adlakaat, adkavout ho, adkavout ar,
    chomlec'h postel, ho chomlec'h, da chomlec'h, chomlec'h nevez, ho postel, da bostel, surentez, diogelroez,
    diogelañ, trevnad nevez, un trevnad, ho trevnad, ardivink nevez, pellgomz nevez, niverenn nevez, daou-faktor, e div
    bazenn, div bazenn, gweredekaat, weredekaat, gweredekadur, ankounac'haet, disoñjet, ho pedet, ho peus
    ankounac'haet, pedadenn, ar bedadenn, ur bedadenn, bedet oc'h, pedet oc'h, paeamant, ho paeamant, ar paeamant,
    treuzkas arc'hant, kas arc'hant, tennañ arc'hant, identelezh, hoc'h identelezh, sinañ elektronek, sinadur
    elektronek, kemm chomlec'h, cheñch chomlec'h, cheñchamant chomlec'h, dilemel ho kont, dilamidigezh ar gont,
    aprouiñ, aotren
  `,
  fleeting: `
    5 munutenn, 5 vunutenn, 10 munutenn, 10 vunutenn, 15 munutenn, 15 vunutenn, 20 munutenn, 20 vunutenn, 30 munutenn,
    30 vunutenn, 60 munutenn, 60 vunutenn, dek munutenn, pemp munutenn, pemzek munutenn, ugent munutenn, un nebeud
    munutennoù, munutennoù, ar munutennoù, un hanter-eur, e-pad un eur, e-pad un eurvezh, 24 eurvezh, e-pad 24 eur, 48
    eurvezh, un eurvezh, eurvezhioù, a-benn un eur, a-benn un eurvezh, a-benn 24, a-benn 10, a-benn 15, a-benn 5,
    a-benn 30, a ziamzero, diamzeriñ a ray, diamzeret e vo, diamzeret e vo a-benn, a vo diamzeret, a ya d'e dermen, a
    echuo e talvoudegezh, termenet e vo, ne vo mui talvoudus, ne vo ket talvoudus, ne vo ket mui talvoudus, ne vo mui
    talvoudek, ne vo ken talvoudus, ne vo mui mat, talvoudus e-pad, talvoudek e-pad, talvoudus eo e-pad, talvoudek eo
    e-pad, mat e-pad, mat eo e-pad, a dalv e-pad, a dalvez e-pad, talvoudus betek, talvoudek betek, talvoudus hepken,
    ur wech hepken, ur wech nemetken, evit ur wech, unimplij, gwech hepken
  `,
  secret: `
    na rannit ket, na rannit morse, na roit ket, na roit morse, na lavarit ket, na lavarit morse, na gasit ket, na
    gasit morse, na diskouezit ket, na diskouezit morse, na ziskuilhit ket, na ziskuilhit morse, na zisklêriit ket, na
    zisklêriit morse, na rannez ket, na rannez morse, na ro ket, na ro morse, na lavar ket, na lavar morse, na gas ket,
    na gas morse, arabat rannañ, arabat reiñ, arabat lavaret, arabat kas, arabat eo rannañ, arabat eo reiñ, arabat
    deoc'h, gant den ebet, da zen ebet, da zen all, gant den all, gant nikun, da nikun, da hini ebet, gant hini ebet,
    mirit kuzh, mirit e kuzh, dalc'hit kuzh, dalc'hit anezhañ kuzh, a zo kuzh, kuzh eo, prevez eo, evidoc'h hepken,
    evidoc'h nemetken, evidoc'h hoc'h-unan, personel eo, ne c'houlennimp morse, ne c'houlennomp morse, ne c'houlenno
    morse, ne vo goulennet morse, morse ne c'houlennimp, morse ne c'houlenno, biken ne c'houlennimp, hor skipailh ne,
    hor c'hoskor
  `,
  enter: `
    enankit ar c'hod, enankit ho kod, enankit an niverenn, enankit ar sifroù, enankañ ar c'hod, enankañ ho kod, enankañ
    an niverenn, enankañ ar sifroù, lakait ar c'hod, lakait ho kod, lakait an niverenn, lakait ar sifroù, lakaat ar
    c'hod, lakaat ho kod, lakaat an niverenn, lakaat ar sifroù, skrivit ar c'hod, skrivit ho kod, skrivit an niverenn,
    skrivit ar sifroù, skrivañ ar c'hod, skrivañ ho kod, skrivañ an niverenn, skrivañ ar sifroù, ebarzhit ar c'hod,
    ebarzhit ho kod, ebarzhit an niverenn, ebarzhit ar sifroù, ebarzhiñ ar c'hod, ebarzhiñ ho kod, ebarzhiñ an
    niverenn, ebarzhiñ ar sifroù, biziatait ar c'hod, biziatait ho kod, biziatait an niverenn, biziatait ar sifroù,
    implijit ar c'hod, implijit ho kod, implijit an niverenn, implijit ar sifroù, implijout ar c'hod, implijout ho kod,
    implijout an niverenn, implijout ar sifroù, eilit ar c'hod, eilit ho kod, eilit an niverenn, eilit ar sifroù, eilañ
    ar c'hod, eilañ ho kod, eilañ an niverenn, eilañ ar sifroù, pegit ar c'hod, pegit ho kod, pegit an niverenn, pegit
    ar sifroù, merkit ar c'hod, merkit ho kod, merkit an niverenn, merkit ar sifroù, arverit ar c'hod, arverit ho kod,
    arverit an niverenn, arverit ar sifroù, enankit, enankañ, ebarzhit, biziatait, bizskrivit, eilit ha pegit, eilañ ha
    pegañ, eilañ-pegañ, eilit-pegit, implijit anezhañ, lakait anezhañ, skrivit anezhañ, enankit anezhañ, skrivit al
    lizherennoù, skrivit ar ger, setu ar c'hod, setu ho kod, setu ur c'hod, setu aze ar c'hod, setu amañ ar c'hod,
    ezhomm ho po eus ar c'hod, ezhomm eus ar c'hod, goulennet e vo ar c'hod, goulennet e vo ho kod, e vo goulennet ar
    c'hod, e vo goulennet diganeoc'h, respontit gant, roit ar c'hod da, er vaezienn, war ar bajenn gevreañ, war bajenn
    ar gevreañ, gant ar c'hod-mañ, gant ar c'hod
  `,
  complete: `
    kadarnaat ho chomlec'h, kadarnaat ar chomlec'h, kadarnaat ma chomlec'h, kadarnaat ho postel, kadarnaat ho kont,
    kadarnaat ar gont, kadarnaat ma c'hont, kadarnait ho chomlec'h, kadarnait ar chomlec'h, kadarnait ma chomlec'h,
    kadarnait ho postel, kadarnait ho kont, kadarnait ar gont, kadarnait ma c'hont, gwiriañ ho chomlec'h, gwiriañ ar
    chomlec'h, gwiriañ ma chomlec'h, gwiriañ ho postel, gwiriañ ho kont, gwiriañ ar gont, gwiriañ ma c'hont, gwiriit ho
    chomlec'h, gwiriit ar chomlec'h, gwiriit ma chomlec'h, gwiriit ho postel, gwiriit ho kont, gwiriit ar gont, gwiriit
    ma c'hont, gwiriekaat ho chomlec'h, gwiriekaat ar chomlec'h, gwiriekaat ma chomlec'h, gwiriekaat ho postel,
    gwiriekaat ho kont, gwiriekaat ar gont, gwiriekaat ma c'hont, gwiriekait ho chomlec'h, gwiriekait ar chomlec'h,
    gwiriekait ma chomlec'h, gwiriekait ho postel, gwiriekait ho kont, gwiriekait ar gont, gwiriekait ma c'hont,
    kadarnaat hoc'h enskrivadur, kadarnaat an enskrivadur, kadarnaat ho koumanant, kadarnaat hoc'h identelezh,
    kadarnaat ar gevreadenn, kadarnaat ho kevreadenn, kadarnaat ar c'hemm, kadarnaat ar cheñchamant, kadarnaat ho
    niverenn bellgomz, kadarnaat bremañ, kadarnaat ez eo c'hwi, kadarnaat an dilamidigezh, kadarnaat ar c'houmanantiñ,
    kadarnait hoc'h enskrivadur, kadarnait an enskrivadur, kadarnait ho koumanant, kadarnait hoc'h identelezh,
    kadarnait ar gevreadenn, kadarnait ho kevreadenn, kadarnait ar c'hemm, kadarnait ar cheñchamant, kadarnait ho
    niverenn bellgomz, kadarnait bremañ, kadarnait ez eo c'hwi, kadarnait an dilamidigezh, kadarnait ar c'houmanantiñ,
    gwiriañ hoc'h enskrivadur, gwiriañ an enskrivadur, gwiriañ ho koumanant, gwiriañ hoc'h identelezh, gwiriañ ar
    gevreadenn, gwiriañ ho kevreadenn, gwiriañ ar c'hemm, gwiriañ ar cheñchamant, gwiriañ ho niverenn bellgomz, gwiriañ
    bremañ, gwiriañ ez eo c'hwi, gwiriañ an dilamidigezh, gwiriañ ar c'houmanantiñ, gwiriit hoc'h enskrivadur, gwiriit
    an enskrivadur, gwiriit ho koumanant, gwiriit hoc'h identelezh, gwiriit ar gevreadenn, gwiriit ho kevreadenn,
    gwiriit ar c'hemm, gwiriit ar cheñchamant, gwiriit ho niverenn bellgomz, gwiriit bremañ, gwiriit ez eo c'hwi,
    gwiriit an dilamidigezh, gwiriit ar c'houmanantiñ, adderaouekaat ar ger-tremen, adderaouekaat ho ker-tremen,
    adderaouekaat ma ger-tremen, adderaouekaat ur ger-tremen, adderaouekait ar ger-tremen, adderaouekait ho ker-tremen,
    adderaouekait ma ger-tremen, adderaouekait ur ger-tremen, adtermeniñ ar ger-tremen, adtermeniñ ho ker-tremen,
    adtermeniñ ma ger-tremen, adtermeniñ ur ger-tremen, adtermenit ar ger-tremen, adtermenit ho ker-tremen, adtermenit
    ma ger-tremen, adtermenit ur ger-tremen, adlakaat ar ger-tremen, adlakaat ho ker-tremen, adlakaat ma ger-tremen,
    adlakaat ur ger-tremen, adsevel ar ger-tremen, adsevel ho ker-tremen, adsevel ma ger-tremen, adsevel ur ger-tremen,
    kemmañ ar ger-tremen, kemmañ ho ker-tremen, kemmañ ma ger-tremen, kemmañ ur ger-tremen, kemmit ar ger-tremen,
    kemmit ho ker-tremen, kemmit ma ger-tremen, kemmit ur ger-tremen, cheñch ar ger-tremen, cheñch ho ker-tremen,
    cheñch ma ger-tremen, cheñch ur ger-tremen, cheñchit ar ger-tremen, cheñchit ho ker-tremen, cheñchit ma ger-tremen,
    cheñchit ur ger-tremen, krouiñ ar ger-tremen, krouiñ ho ker-tremen, krouiñ ma ger-tremen, krouiñ ur ger-tremen,
    krouit ar ger-tremen, krouit ho ker-tremen, krouit ma ger-tremen, krouit ur ger-tremen, dibab ar ger-tremen, dibab
    ho ker-tremen, dibab ma ger-tremen, dibab ur ger-tremen, dibabit ar ger-tremen, dibabit ho ker-tremen, dibabit ma
    ger-tremen, dibabit ur ger-tremen, termeniñ ar ger-tremen, termeniñ ho ker-tremen, termeniñ ma ger-tremen, termeniñ
    ur ger-tremen, termenit ar ger-tremen, termenit ho ker-tremen, termenit ma ger-tremen, termenit ur ger-tremen,
    adkavout ar ger-tremen, adkavout ho ker-tremen, adkavout ma ger-tremen, adkavout ur ger-tremen, adkavit ar
    ger-tremen, adkavit ho ker-tremen, adkavit ma ger-tremen, adkavit ur ger-tremen, ger-tremen nevez, ger-kuzh nevez,
    adderaouekadur ar ger-tremen, da adderaouekaat ho ker-tremen, da gemmañ ho ker-tremen, da cheñch ho ker-tremen, da
    zibab ur ger-tremen, da grouiñ ur ger-tremen, da gadarnaat ho chomlec'h, da gadarnaat ho kont, da gadarnaat hoc'h
    enskrivadur, da gadarnaat ho postel, da wiriañ ho chomlec'h, da wiriañ ho kont, da wiriañ ho postel, da weredekaat
    ho kont, evit kadarnaat ho, evit gwiriañ ho, gweredekaat ho kont, gweredekaat ma c'hont, gweredekait ho kont,
    gweredekait ma c'hont, adweredekaat ho kont, adweredekaat ma c'hont, adweredekait ho kont, adweredekait ma c'hont,
    adkavout ho kont, adkavout ma c'hont, adkavit ho kont, adkavit ma c'hont, dibrennañ ho kont, dibrennañ ma c'hont,
    dibrennit ho kont, dibrennit ma c'hont, assevel ho kont, assevel ma c'hont, lakaat da vont en-dro ho kont, lakaat
    da vont en-dro ma c'hont, peurechuiñ hoc'h enskrivadur, peurechuiñ an enskrivadur, peurechuiñ ma enskrivadur,
    peurechuiñ ar c'hrouiñ kont, peurechuit hoc'h enskrivadur, peurechuit an enskrivadur, peurechuit ma enskrivadur,
    peurechuit ar c'hrouiñ kont, echuiñ hoc'h enskrivadur, echuiñ an enskrivadur, echuiñ ma enskrivadur, echuiñ ar
    c'hrouiñ kont, echuit hoc'h enskrivadur, echuit an enskrivadur, echuit ma enskrivadur, echuit ar c'hrouiñ kont,
    klokaat hoc'h enskrivadur, klokaat an enskrivadur, klokaat ma enskrivadur, klokaat ar c'hrouiñ kont, klokait hoc'h
    enskrivadur, klokait an enskrivadur, klokait ma enskrivadur, klokait ar c'hrouiñ kont, peurglokaat hoc'h
    enskrivadur, peurglokaat an enskrivadur, peurglokaat ma enskrivadur, peurglokaat ar c'hrouiñ kont, degemer ar
    bedadenn, degemer ho pedadenn, degemerit ar bedadenn, degemerit ho pedadenn, asantiñ d'ar bedadenn, asantiñ d'ho
    pedadenn, asantit d'ar bedadenn, asantit d'ho pedadenn, asantiñ ar bedadenn, asantiñ ho pedadenn, asantit ar
    bedadenn, asantit ho pedadenn, emezelañ er strollad, emezelañ ouzh ar strollad, emezelañ er skipailh, emezelañ ouzh
    ar skipailh, emezelañ e-barzh ar strollad, emezelañ e-barzh ar skipailh, emezelañ er raktres, emezelañ e-barzh ar
    raktres, emezelit er strollad, emezelit ouzh ar strollad, emezelit er skipailh, emezelit ouzh ar skipailh, emezelit
    e-barzh ar strollad, emezelit e-barzh ar skipailh, emezelit er raktres, emezelit e-barzh ar raktres, juntañ er
    strollad, juntañ ouzh ar strollad, juntañ er skipailh, juntañ ouzh ar skipailh, juntañ e-barzh ar strollad, juntañ
    e-barzh ar skipailh, juntañ er raktres, juntañ e-barzh ar raktres, juntit er strollad, juntit ouzh ar strollad,
    juntit er skipailh, juntit ouzh ar skipailh, juntit e-barzh ar strollad, juntit e-barzh ar skipailh, juntit er
    raktres, juntit e-barzh ar raktres, mont er strollad, mont ouzh ar strollad, mont er skipailh, mont ouzh ar
    skipailh, mont e-barzh ar strollad, mont e-barzh ar skipailh, mont e-barzh ar raktres, aprouiñ ar gevreadenn,
    aprouiñ ar gevreadenn-mañ, aprouiñ an trevnad, aprouiñ an trevnad-mañ, aprouiñ an ardivink, aprouit ar gevreadenn,
    aprouit ar gevreadenn-mañ, aprouit an trevnad, aprouit an trevnad-mañ, aprouit an ardivink, aotren ar gevreadenn,
    aotren ar gevreadenn-mañ, aotren an trevnad, aotren an trevnad-mañ, aotren an ardivink, aotreit ar gevreadenn,
    aotreit ar gevreadenn-mañ, aotreit an trevnad, aotreit an trevnad-mañ, aotreit an ardivink, asantiñ d'ar
    gevreadenn, asantiñ d'ar gevreadenn-mañ, asantiñ d'an trevnad, asantiñ d'an trevnad-mañ, asantiñ d'an ardivink, ya
    me eo, ya me an hini eo, ya me a oa, ya me oa, me an hini eo, liamm kadarnaat, liamm gwiriañ, liamm kevreañ, liamm
    gweredekaat, liamm adderaouekaat, al liamm kadarnaat, al liamm gwiriañ, al liamm kevreañ, liamm hud, dilemel ma
    c'hont, dilemel va c'hont, serriñ ma c'hont, kadarnaat va chomlec'h, kadarnaat va c'hont, gwiriañ va chomlec'h,
    kevreañ hep ger-tremen, kadarnaat dilamidigezh, sinañ ar gevrat elektronek
  `,
  act: `
    kadarnaat, kadarnait, gwiriañ, gwiriit, gwiriekaat, gwiriekait, talvoudekaat, talvoudekait, gweredekaat,
    gweredekait, asantit, degemerit, aotreit, aprouit, kenderc'hel, kendalc'hit, kendalc'hiñ, peurechuit, peurechuiñ,
    emezelit, dibrennit, dilesit, adderaouekait, ur bazenn a chom, ur bazenn hepken, ar bazenn ziwezhañ, pazenn
    ziwezhañ, tost echu eo, tost echu ho peus, koulz hag echu
  `,
  signIn: `
    kevreañ ouzh, kevreit ouzh, kennaskañ ouzh, kennaskit ouzh, kevreañ bremañ, kevreit bremañ, kennaskañ bremañ,
    kennaskit bremañ, kevreañ amañ, kevreit amañ, kennaskañ amañ, kennaskit amañ, en em gevreañ, en em gevreit, en em
    gennaskañ, en em gennaskit, digeriñ an arload, digorit an arload, mont en ho kont, kit en ho kont, kregiñ bremañ,
    krogit bremañ, kevreañ d'ho kont, kevreit d'ho kont, kevreañ gant
  `,
  never: `
    digoumanantiñ, digoumanantit, digoumananti, digoumanant, en em zigoumanantiñ, en em zienskrivañ, dienskrivañ,
    dienskrivit, paouez da resev, paouez da zegemer, paouezit da resev, na resev mui, mar ne fell ket deoc'h resev mui,
    ne fell ket deoc'h resev, evit chom hep resev, merañ ar c'houmanantoù, merañ ho koumanant, merañ ma c'houmanant,
    merañ ar gwellvezioù, merañ ho kwellvezioù, merañ ar c'hemennoù, merañ ho kemennoù, merañ ar c'hontoù, merañ ho
    kont, merañ ar gont, gwellvezioù postel, gwellvezioù ar c'hemennoù, ho kwellvezioù, ar gwellvezioù, gwellvezioù,
    arventennoù, arventennoù ar gont, hoc'h arventennoù, an arventennoù, kemmañ ar gwellvezioù, kemmañ hoc'h
    arventennoù, dibarzhioù ar gont, kefluniadur ar c'hemennoù, gwelet en ho merdeer, gwelet er merdeer, gwelet
    enlinenn, gwelet er web, gwelet ar stumm web, gwelet hoc'h urzhiad, gwelet an urzhiad, gwelet ma urzhiad, gwelet ar
    fakturenn, gwelet ho fakturenn, gwelet ar munudoù, gwelet ar gemennadenn, gwelet ar pennad, gwelet al lec'hienn,
    gwelet an danevell, gwelet an evezhiadenn, gwelet ar respont, gwelout en ho merdeer, gwelout er merdeer, gwelout
    enlinenn, gwelout er web, gwelout ar stumm web, gwelout hoc'h urzhiad, gwelout an urzhiad, gwelout ma urzhiad,
    gwelout ar fakturenn, gwelout ho fakturenn, gwelout ar munudoù, gwelout ar gemennadenn, gwelout ar pennad, gwelout
    al lec'hienn, gwelout an danevell, gwelout an evezhiadenn, gwelout ar respont, lenn en ho merdeer, lenn er merdeer,
    lenn enlinenn, lenn er web, lenn ar stumm web, lenn hoc'h urzhiad, lenn an urzhiad, lenn ma urzhiad, lenn ar
    fakturenn, lenn ho fakturenn, lenn ar munudoù, lenn ar gemennadenn, lenn ar pennad, lenn al lec'hienn, lenn an
    danevell, lenn an evezhiadenn, lenn ar respont, heuliañ hoc'h urzhiad, heuliañ an urzhiad, heuliañ ma urzhiad,
    heuliañ ho pakad, heuliañ ar pakad, heuliañ ma fakad, heuliañ ar c'has, heuliañ ar gasadenn, heuliit hoc'h urzhiad,
    heuliit an urzhiad, heuliit ma urzhiad, heuliit ho pakad, heuliit ar pakad, heuliit ma fakad, heuliit ar c'has,
    heuliit ar gasadenn, heuliit ac'hanomp, heuliit ac'hanomp war, heuliañ ac'hanomp, prevezded, politikerezh
    prevezded, ar prevezded, reolennoù prevezded, reolenn brevezded, buhez prevez, gwarez ar roadennoù, gwareziñ ar
    roadennoù, menegoù lezennel, menegoù lezenn, divizoù implij, divizoù arverañ, divizoù hollek, divizoù gwerzhañ,
    reolennoù implij, reolennoù ar servij, termenoù implij, kreizenn skoazell, skoazell ha sikour, ezhomm skoazell,
    ezhomm sikour, ezhomm ho peus skoazell, kit e darempred ganeomp, mont e darempred, deuit e darempred, darempredoù,
    skrivit deomp, hon darempred, foar ar goulennoù, foar ar goulennoù a vez savet, goulennoù stank, goulennoù boutin,
    roit ho soñj, roit hoc'h ali, reiñ ho soñj, reiñ hoc'h ali, respontit d'ar sontadeg, kemer perzh er sontadeg, lenn
    hiroc'h, lennit hiroc'h, gouzout hiroc'h, evit gouzout hiroc'h, goût hiroc'h, muioc'h a ditouroù, titouroù
    ouzhpenn, lenn ar pennad a-bezh, lenn ar peurrest, pellgargañ, pellgargit, pellgargañ an arload, pellgargañ ar
    fakturenn, paeañ bremañ, paeit bremañ, paeañ ar fakturenn, prenañ bremañ, prenit bremañ, gweladennit hol lec'hienn,
    gweladenniñ hol lec'hienn, hol lec'hienn, hor stal, gweladennit hor stal, diwar-benn ac'hanomp, diwar hor penn, piv
    omp, pajenn degemer, pennbajenn, rannañ gant, rannañ war, rannit gant, pediñ mignoned, pedit ho mignoned, respont
    d'ar gemennadenn, respont d'an evezhiadenn, ouzhpennañ d'an deiziataer, kemmañ ar mirerezh, nullañ an urzhiad,
    nullañ ar mirerezh, gwelet pep tra, gwelout pep tra, gwelet an holl, gwelout an holl
  `,
  notMe: `
    ma n'eo ket c'hwi, ma ne oa ket c'hwi, ma n'oa ket c'hwi, ma n'oc'h ket c'hwi, ma n'eo ket te, ma ne oa ket te, mar
    n'eo ket c'hwi, mar ne oa ket c'hwi, mar n'oa ket c'hwi, mar n'oc'h ket c'hwi, mar n'eo ket te, mar ne oa ket te,
    n'ho peus ket goulennet, n'ho peus ket graet, n'ho peus ket krouet, n'ho peus ket klasket, n'ho peus ket enskrivet,
    n'ho peus ket cheñchet, n'ho peus ket kemmet, n'hoc'h eus ket goulennet, n'hoc'h eus ket graet, n'hoc'h eus ket
    krouet, n'hoc'h eus ket klasket, n'hoc'h eus ket enskrivet, n'hoc'h eus ket cheñchet, n'hoc'h eus ket kemmet,
    n'ac'h eus ket goulennet, n'ac'h eus ket graet, n'ac'h eus ket krouet, n'ac'h eus ket klasket, n'ac'h eus ket
    enskrivet, n'ac'h eus ket cheñchet, n'ac'h eus ket kemmet, n'peus ket goulennet, n'peus ket graet, n'peus ket
    krouet, n'peus ket klasket, n'peus ket enskrivet, n'peus ket cheñchet, n'peus ket kemmet, ma n'ho peus ket, ma
    n'hoc'h eus ket, ma n'ac'h eus ket, n'eo ket bet goulennet ganeoc'h, ma n'eo ket bet, n'eo ket deuet diganeoc'h, ma
    ne anavezit ket, mar ne anavezit ket, ne anavezit ket, n'eo ket me, n'on ket me, ne oa ket me, n'eo ket me an hini,
    n'eo ket c'hwi, ne oa ket c'hwi, unan bennak all, un den all, unan all en deus, dre fazi, na rit ket van, na rit
    van, na rit forzh, na rit ket forzh, na daolit ket pled, na daolit pled, na zalc'hit ket kont, na zalc'hit kont,
    leuskel a-gostez, laoskit a-gostez, lezit a-gostez, leuskit a-gostez, dilamit ar postel-mañ, dilamit ar
    gemennadenn-mañ, diverkit ar postel-mañ, diverkit ar gemennadenn-mañ, n'ho peus netra d'ober, n'hoc'h eus netra
    d'ober, n'eus netra d'ober, na rit netra, ne rankit ober netra, nac'hañ ar bedadenn, nac'hit ar bedadenn, distreiñ
    ar bedadenn, dinac'hañ ar bedadenn, nullañ ar goulenn, nullit ar goulenn, kelaouit ac'hanomp, roit da c'houzout
    deomp, kit e darempred ganeomp diouzhtu, gwarezit ho kont, gwareziñ ho kont, diogelit ho kont, cheñchit ho
    ker-tremen diouzhtu, kemmit ho ker-tremen diouzhtu
  `,
  done: `
    eo bet kemmet, eo bet cheñchet, eo bet hizivaet, eo bet adderaouekaet, eo bet kadarnaet, eo bet gwiriet, eo bet
    gwiriekaet, eo bet gweredekaet, eo bet diweredekaet, eo bet ouzhpennet, eo bet dilamet, eo bet diverket, eo bet
    krouet, eo bet degemeret, eo bet asantet, eo bet paeet, eo bet kaset, eo bet nullet, eo bet enrollet, zo bet
    kemmet, zo bet cheñchet, zo bet hizivaet, zo bet adderaouekaet, zo bet kadarnaet, zo bet gwiriet, zo bet
    gwiriekaet, zo bet gweredekaet, zo bet diweredekaet, zo bet ouzhpennet, zo bet dilamet, zo bet diverket, zo bet
    krouet, zo bet degemeret, zo bet asantet, zo bet paeet, zo bet kaset, zo bet nullet, zo bet enrollet, kemmet eo
    bet, kemmet eo ho, cheñchet eo bet, cheñchet eo ho, adderaouekaet eo bet, adderaouekaet eo ho, kadarnaet eo bet,
    kadarnaet eo ho, gwiriet eo bet, gwiriet eo ho, gweredekaet eo bet, gweredekaet eo ho, dilamet eo bet, dilamet eo
    ho, krouet eo bet, krouet eo ho, degemeret eo bet, degemeret eo ho, gant berzh, ent reizh kadarnaet, kevreadenn
    nevez, kennaskadenn nevez, ur gevreadenn nevez, kevreet oc'h, kevreet oc'h bet, enskrivet oc'h, enskrivet oc'h bet,
    kadarnaet ho peus, kadarnaet hoc'h eus, cheñchet ho peus, kemmet ho peus, trugarez da vezañ kadarnaet, trugarez
    evit bezañ kadarnaet, trugarez evit kadarnaat, trugarez da gadarnaat, en deus degemeret ar bedadenn, he deus
    degemeret ar bedadenn, en deus degemeret ho pedadenn, he deus degemeret ho pedadenn, degemeret hon eus ho paeamant,
    resevet hon eus ho paeamant, bet hon eus ho paeamant, paeamant degemeret, paeamant resevet, digoumanantet oc'h,
    digoumanantet oc'h bet, oc'h bet digoumanantet, dienskrivet oc'h, dienskrivet oc'h bet, ne resevot mui, ne resevot
    ket mui, ne zegemerot mui, ne vo kaset mui, ho koumanant a zo bet nullet, nullet eo ho koumanant, lamet oc'h bet
    diwar al listenn
  `,
  here: `
    klikit amañ, klikañ amañ, klikit war, klikañ war, o klikañ war, en ur glikañ war, klikit al liamm, klikit war al
    liamm, klikit war an nozelenn, pouezit amañ, pouezit war, pouezañ war, en ur bouezañ war, pouezit war an nozelenn,
    stokit amañ, al liamm-mañ, al liamm da heul, al liamm amañ dindan, al liamm dindan, al liamm a-is, liamm amañ
    dindan, heuliit al liamm, heuliañ al liamm, o heuliañ al liamm, digorit al liamm, digeriñ al liamm, eilit al liamm,
    eilañ al liamm, pegit al liamm, implijit al liamm, dre al liamm, war al liamm, an nozelenn-mañ, an nozelenn dindan,
    an nozelenn amañ dindan, an nozelenn da heul, war an nozelenn, ar bouton-mañ, ar bouton dindan, ar bouton amañ
    dindan, war ar bouton, ar bajenn-mañ, ar bajenn da heul, kit d'ar bajenn, gweladennit ar bajenn, en ho merdeer,
    e-barzh ho merdeer, amañ dindan, er chomlec'h da heul, ar chomlec'h da heul
  `,
  onSite: `
    ho pakad, ar pakad, ar pakadoù, livradur, kasadenn*, gasadenn, ar livrer, ar c'hasour, ar blenier bus, lec'h
    tennañ, lec'h dastum, dastum ho pakad, kerc'hat ho pakad, tapout ho pakad, ti-post, ouzh an degemer, an nor dal,
    dor an ti, parklec'h, ar parklec'h, emgav, un emgav, hoc'h emgav, emgav mezeg, emgavioù, klañvdi, bilhed tren, ho
    pilhed, bilhedoù, kartenn vourzhañ, kartenn lestrañ, lostennad, niverenn daol, emvod enlinenn, emvod dre video,
    video-emvod, videoemvod, kevrenn emvod, anaouder an emvod, id an emvod, mont d'an emvod, kemer perzh en emvod, ho
    kambr
  `,
  matter: `
    en deus rannet ur restr, en deus rannet un teuliad, en deus rannet un teul, en deus rannet ganeoc'h, he deus rannet
    ur restr, he deus rannet un teuliad, he deus rannet un teul, he deus rannet ganeoc'h, o deus rannet ur restr, o
    deus rannet un teuliad, o deus rannet un teul, o deus rannet ganeoc'h, rannet ganeoc'h, rannet ganit, restr rannet,
    teuliad rannet, teul rannet, restroù rannet, evezhiadenn nevez, en deus lakaet un evezhiadenn, he deus lakaet un
    evezhiadenn, en deus meneget ac'hanoc'h, he deus meneget ac'hanoc'h, meneget oc'h bet, kemennadenn nevez, ur
    gemennadenn nevez, embannadenn nevez, heulier nevez, a heuilh ac'hanoc'h, goulenn heuliañ, reked heuliañ, goulenn
    ehan, o c'hortoz aprouadur, o c'hortoz asant, o c'hortoz bezañ aprouet, o c'hortoz habaskadur, mouezhiadenn,
    mouezhiañ, sontadeg, kevrat da sinañ, teul da sinañ
  `,
  entryPlace: `
    er prenestr, ar prenestr, ar bajenn, war ar bajenn, pajenn gevreañ, bajenn gevreañ, pajenn gennaskañ, ar vaezienn,
    er vaezienn, maezienn, ar furmskrid, er furmskrid, furmskrid, ar skramm, war ar skramm, skramm kevreañ, an arload,
    en arload, war an arload, al lec'hienn, war al lec'hienn, ar merdeer, an trevnad, war an trevnad, war ho trevnad,
    an ardivink, an urzhiataer, war an urzhiataer, hoc'h urzhiataer, ho pellgomz, ar skinwel, war ar skinwel, an
    ivinell, en ivinell
  `,
  accountName: "anv implijer, anv arveriad, hoc'h anv implijer, anv ar gont, anv kont, anaouder kevreañ, anaouder kont",
  subjectLine: `
    danvez ar postel, danvez ar gemennadenn, danvez ar postel-mañ, en danvez ar postel, titl ar postel, e titl ar
    postel
  `,
  outdated: `
    ne dro mui, ne ya mui en-dro, ne ya ket mui en-dro, ne'z a mui en-dro, ne yelo mui en-dro, n'eo mui talvoudus, n'eo
    ket mui talvoudus, n'eo ken talvoudus, n'eo mui talvoudek, n'eo mui mat, diamzeret eo, a zo diamzeret, zo
    diamzeret, aet da get, ar c'hod kozh, ar c'hod kent, ar c'hod a-raok, ar c'hodoù kent, ar c'hodoù kozh, kod kozh,
    ar c'hod kentañ, implijet dija, bet implijet dija, dija implijet, ar c'hod ho peus enanket, ar c'hod ho peus
    lakaet, ar c'hod hoc'h eus lakaet, ar c'hod nullet, nullet eo ar c'hod, e-lec'h ar c'hod, erlec'hiañ ar c'hod, a
    gemer plas ar c'hod
  `,
  toRead: `
    gwelet ho kont, gwelet ar gont, gwelet ma c'hont, gwelet an daolenn-stur, gwelet ar profil, gwelet ho profil,
    gwelet ma frofil, gwelout ho kont, gwelout ar gont, gwelout ma c'hont, gwelout an daolenn-stur, gwelout ar profil,
    gwelout ho profil, gwelout ma frofil, mont d'ho kont, mont d'ar gont, mont d'am c'hont, mont d'an daolenn-stur,
    mont d'ar profil, mont d'ho profil, mont d'am frofil, kit d'ho kont, kit d'ar gont, kit d'am c'hont, kit d'an
    daolenn-stur, kit d'ar profil, kit d'ho profil, kit d'am frofil, mont war ho kont, mont war ar gont, mont war ma
    c'hont, mont war an daolenn-stur, mont war ar profil, mont war ho profil, mont war ma frofil, digeriñ an
    daolenn-stur, digeriñ ar profil, digeriñ ho profil, digeriñ ma frofil, ho kont kliant, lec'h ar c'hliant,
    taolenn-stur, taolenn vourzh, bank enlinenn, gwelet an obererezh, gwelout an obererezh, obererezh nevesañ, gwelet
    ar c'hemmoù, gwelout ar c'hemmoù, merañ an trevnadoù, merañ ho trevnadoù, da lenn, evit lenn, da welet, da welout,
    evit gwelet, evit gwelout, lenn ar gemennadenn, lennit ar gemennadenn, lenn ar pennad, lennit ar pennad, dizoloit,
    dizoleiñ ar, sellit ouzh, sellet ouzh, selaouit, furchal er, gwelet ar skeudennoù, gwelout ar skeudennoù, digeriñ
    ar restr, digeriñ an teuliad, gwelet ar restr, gwelet an teul, gwelet ar rannadenn, gwelet an embannadenn
  `,
  fault: "kod fazi, kodoù fazi, kemennadenn fazi, fazi reizhiad, fazi servijer",
  example: "da skouer, evel er skouer-mañ, ar skouer-mañ, ur gemennadenn evel, ar gemennadenn da heul",
  receipt: `
    fakturenn baeet, testeni paeañ, testeni paeamant, testeni prenañ, tiked kef, trugarez evit ho prenadenn, trugarez
    evit ho prenañ, trugarez evit hoc'h urzhiad, trugarez evit ho paeamant, trugarez da vezañ prenet, trugarez evit
    bezañ prenet, trugarez evit ho roadenn, trugarez evit ho tonezon, paeamant resevet, paeamant degemeret, paeamant
    kaset da benn, paeet gant kartenn, paeet gant ar gartenn, paeet ho peus, paeet hoc'h eus, sammad paeet, ar sammad
    paeet, tva e-barzh, hep tva, is-hollad, tennet diwar ho kont, follenn-bae, soled nevez
  `,
};
