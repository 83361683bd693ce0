import type { Cues } from "@/lib/mail/extraction/cues/types";

export const gd: Cues = {
  code: `
    còd dearbhaidh, còd dearbhachaidh, còd tèarainteachd, còd inntrigidh, còd aisig, còd clàraidh, còd gnìomhachaidh,
    chòd dearbhaidh, chòd dearbhachaidh, chòd tèarainteachd, chòd inntrigidh, chòd aisig, chòd clàraidh, chòd
    gnìomhachaidh, còdan dearbhaidh, còdan dearbhachaidh, còdan tèarainteachd, còdan inntrigidh, còdan aisig, còdan
    clàraidh, còdan gnìomhachaidh, còd ath shuidheachaidh, còd ùghdarrachaidh, còd fìreannachaidh, còd fuasglaidh, còd
    logaidh, còd aon turais, còd aon turas, còd aon uair, còd aon chleachdaidh, còd sealach, còd dìomhair, còd fa leth,
    còd dà cheumnach, còd sia fhigearach, chòd ath shuidheachaidh, chòd ùghdarrachaidh, chòd fìreannachaidh, chòd
    fuasglaidh, chòd logaidh, chòd aon turais, chòd aon turas, chòd aon uair, chòd aon chleachdaidh, chòd sealach, chòd
    dìomhair, chòd fa leth, chòd dà cheumnach, chòd sia fhigearach, còd airson clàradh a steach, còd gus clàradh a
    steach, còd le 6 figearan, còd le sia figearan, còd airson a' phàighidh, an còd seo, an còd a leanas, an còd gu h
    ìosal, an còd gu h ìseal, an còd agad, an còd agaibh, do chòd, ur còd, bhur còd, seo an còd, còd faire, còd pas,
    facal faire aon turais, facal faire aon turas, facal faire aon uair, facal faire sealach, facal faire aon
    chleachdaidh, fhacal faire aon turais, fhacal faire aon turas, fhacal faire aon uair, fhacal faire sealach, fhacal
    faire aon chleachdaidh, àireamh dhearbhaidh, àireamh dearbhaidh, àireamh dhearbhachaidh, àireamh dearbhachaidh,
    àireamh tèarainteachd, àireamh aon turais, àireamh dhìomhair, àireimh dhearbhaidh, àireimh dearbhaidh, àireimh
    dhearbhachaidh, àireimh dearbhachaidh, àireimh tèarainteachd, àireimh aon turais, àireimh dhìomhair, iuchair
    dhearbhaidh, iuchair aon turais, facal dearbhaidh
  `,
  maybeCode: `
    facal faire, fhacal faire, am facal faire ùr agad, 's e am facal faire, do phin, am pin agad, am pin agaibh, àireamh
    pin, an àireamh seo, na h àireamh seo, an àireamh a leanas, an àireamh gu h ìosal, na h àireamhan seo, na h
    àireamhan a leanas, na figearan seo, na figearan a leanas, na figearan gu h ìosal, sia figearan, ceithir figearan,
    ochd figearan, 6 figearan, 4 figearan, na litrichean seo, na litrichean a leanas, na caractaran seo, na caractaran a
    leanas, an tòcan seo, tòcan inntrigidh, tòcan tèarainteachd, an iuchair seo, an iuchair a leanas, iuchair dhìomhair,
    am facal seo, am facal a leanas, abairt fhaire, abairt faire
  `,
  other: `
    àireamh òrduigh, àireamh òrdugh, àireamh an òrduigh, àireamh an òrdugh, àireamh cunntais, àireamh a' chunntais,
    àireamh cunntais airgid, àireamh a' chunntais airgid, àireamh fàirdeil, àireamh cliaint, àireamh neach ceannach,
    àireamh neach ceannaich, àireamh buill, àireamh ballrachd, àireamh tracaidh, àireamh lorgaidh, àireamh pacaid,
    àireamh parsail, àireamh tiogaid, àireamh tiocaid, àireamh plèana, àireamh turas adhair, àireamh iomraidh, àireamh
    reifreans, àireamh cùise, àireamh iarrtais, àireamh tagraidh, àireamh cairte, àireamh suidheachain, àireamh rùim,
    àireamh sreathach, àireamh poileasaidh, àireamh àrachais, àireamh cìse, àireamh meatair, àireamh oileanaich, àireamh
    euslaintich, àireamh coinneimh, àireamh na coinneimh, àireamh glèidhidh, àireamh fòn, an àireamh fòn, àireamh an
    àrachais, còd puist, còd phuist, còd dùthcha, còd na dùthcha, còd sgìre, còd mearachd, còd mearachdan, còd na
    mearachd, còd staid, còd tùsail, còd tùs, còd an tùis, còd fosgailte, còd qr, còd datha, còd lasachaidh, còd
    sanasachd, còd adhartachaidh, còd brosnachaidh, còd tairgse, còd cuiridh, còd tiodhlaic, còd cùpoin, còd tracaidh,
    còd lorgaidh, còd òrduigh, còd glèidhidh, còd toraidh, còd bathair, còd banca, còd a' bhanca, còd cànain, còd
    airgeadra, còd seòrsachaidh, còd swift, còd iban, còd dorais, còd an dorais, còd a' gheata, còd wifi, còd wi fi, còd
    coinneimh, còd na coinneimh, còd clas, còd cùrsa, còd modail, còd sgoile, còd na sgoile, còd oileanaich, còd luchd
    obrach, còd neach ceannaich, còd ballrachd, còd cìse, còd àrachais, còd pròiseict, còd giùlain, chòd puist, chòd
    phuist, chòd dùthcha, chòd na dùthcha, chòd sgìre, chòd mearachd, chòd mearachdan, chòd na mearachd, chòd staid,
    chòd tùsail, chòd tùs, chòd an tùis, chòd fosgailte, chòd qr, chòd datha, chòd lasachaidh, chòd sanasachd, chòd
    adhartachaidh, chòd brosnachaidh, chòd tairgse, chòd cuiridh, chòd tiodhlaic, chòd cùpoin, chòd tracaidh, chòd
    lorgaidh, chòd òrduigh, chòd glèidhidh, chòd toraidh, chòd bathair, chòd banca, chòd a' bhanca, chòd cànain, chòd
    airgeadra, chòd seòrsachaidh, chòd swift, chòd iban, chòd dorais, chòd an dorais, chòd a' gheata, chòd wifi, chòd wi
    fi, chòd coinneimh, chòd na coinneimh, chòd clas, chòd cùrsa, chòd modail, chòd sgoile, chòd na sgoile, chòd
    oileanaich, chòd luchd obrach, chòd neach ceannaich, chòd ballrachd, chòd cìse, chòd àrachais, chòd pròiseict, chòd
    giùlain, bàr chòd, an t òrdugh agad, an t òrdugh agaibh, d' òrdugh, ur n òrdugh, òrdugh àir, cunntas airgid,
    chunntas airgid, cunntais airgid, chunntais airgid, an fhàirdeal, cuidhteas, chuidhteas, am parsail, do pharsail, am
    pacaid agad, lìbhrigeadh, tiogaid*, tiocaid*, suidheachan, an glèidheadh agad, suim iomlan, an t suim, an t iomlan,
    ri phàigheadh, prìs iomlan, cìs luach leasaichte, a' crìochnachadh ann an, a tha a' crìochnachadh, na ceithir
    figearan mu dheireadh, figearan mu dheireadh, puingean dìlseachd, fòn làimhe, bogsa puist, àireamh an dreach, facal
    faire na coinneimh, facal faire wifi, facal faire wi fi, seòladh ip
  `,
  promo: `
    lasachadh*, lasachaidhean, tairgse shònraichte, tairgse sònraichte, tairgse an latha, tairgse ùra, tairgse ùr,
    tairgsean shònraichte, tairgsean sònraichte, tairgsean an latha, tairgsean ùra, tairgsean ùr, cairt thiodhlaic,
    cairt thìodhlac, cairtean tiodhlaic, cairt ghibhte, bathar tiodhlaic, còd lasachaidh, còd sanasachd, còd
    brosnachaidh, còd tairgse, chòd lasachaidh, chòd sanasachd, chòd brosnachaidh, chòd tairgse, cùpon*, chùpon*, saor
    chuairt, lìbhrigeadh an asgaidh, lìbhrigeadh saor an asgaidh, postachd an asgaidh, leth phrìs, prìsean nas ìsle,
    prìs ìosal, ceannaich an diugh, ceannaich an dràsta, ceannaich a nis, an diugh a mhàin, an t seachdain seo a mhàin,
    fhad 's a mhaireas, fad 's a mhaireas, sàbhail suas, crannchur, co fharpais, cho fharpais, duais ri bhuannachadh,
    faodaidh tu buannachadh, buannaich duais, thoir cuireadh do charaid, thoir cuireadh dha caraid, thoir cuireadh do
    charaidean, puingean dìlseachd, basgaid agad, do bhasgaid, ur basgaid, a' bhasgaid, nuair a phàigheas tu, aig an àm
    pàighidh, na caill, reic mòr, tiodhlac co là breith
  `,
  press: `
    cuairt litir, chuairt litir, cuairt litreach, litir naidheachd, litir naidheachdan, san iris seo, san àireamh seo,
    san artaigil seo, leugh an còrr, leugh barrachd, lean ort a leughadh, lean air adhart a leughadh, an artaigil slàn,
    naidheachdan na seachdain, na naidheachdan as ùire, aithisg sheachdaineil, aithisg mhìosail, aithisg bhliadhnail,
    geàrr chunntas na seachdain, brath naidheachd, fios naidheachd, luchd leughaidh, luchd rannsachaidh, rannsachadh ùr,
    a rèir rannsachaidh, staitistearachd, stats na seachdain, sa cheud, às a' cheud, am mìos seo chaidh, a' mhìos seo
    chaidh, an t seachdain seo chaidh, an uiridh, nòtaichean sgaoilidh, nòtaichean an sgaoilidh, dreach ùr de, pod
    chraoladh, bùth obrach, bhùth obrach, post bloga, luchd foill, mealltairean, gliocasan, ceartachadh bhugaichean
  `,
  business: `
    dearbhadh, dhearbhadh, dearbhaidh, dearbhachadh, dhearbhachadh, dearbhachaidh, fìreannachadh, clàradh a steach,
    clàraidh a steach, clàrachadh a steach, chlàradh a steach, clàraich a steach, logadh a steach, logaidh a steach, log
    a steach, facal faire, facal fhaire, fhacal faire, fhacal fhaire, facail faire, facail fhaire, fhacail faire,
    fhacail fhaire, faclan faire, faclan fhaire, ath shuidheachadh, ath shuidhich, ath shuidheachaidh, cunntas,
    chunntas, cunntais, chunntais, cunntas agad, an cunntas ùr, seòladh puist d, sheòladh puist d, t seòladh puist d,
    seòlaidh puist d, seòladh puist dealain, post d, phost d, puist d, post dealain, puist dealain, phost dealain,
    tèarainteachd, thèarainteachd, uidheam ùr, an uidheam ùr, d' uidheam, fòn ùr, brabhsair ùr, dà cheumnach, dà cheum,
    dà fhactar, dà fhactarach, dearbhadh dà cheumnach, dearbhadh aithne, dearbh aithne, gnìomhachadh, ghnìomhachadh,
    gnìomhaich, ghnìomhaich, cuireadh gu, chuireadh gu, thug e cuireadh, thug i cuireadh, thug iad cuireadh, fhuair thu
    cuireadh, fhuair sibh cuireadh, cuireadh dhut, cuireadh dhuibh, a' toirt cuireadh dhut, air cuireadh dhut,
    ùghdarrachadh, ùghdarraich, cead inntrigidh, dhìochuimhnich thu, dhìochuimhnich sibh, am facal faire air chall,
    atharrachadh seòlaidh, pàigheadh air loidhne, tar chur airgid, gluasad airgid, sguabadh às a' chunntais, cunntas a
    sguabadh às, soidhnigeadh, ainm sgrìobhte, glasadh a' chunntais, cus oidhirpean
  `,
  fleeting: `
    falbhaidh an ùine, falbhaidh ùine, thig e gu crìoch, thig an còd gu crìoch, thèid an ùine air, dh' fhalbhas an ùine,
    falbhaidh an ùine air, fo dhligheachd, dligheach fad, dligheach airson, dligheach gu, dligheach car, tha e
    dligheach, tha i dligheach, bidh e dligheach, bidh an còd dligheach, bidh an ceangal dligheach, chan obraich e às
    dèidh, chan obraich an ceangal às dèidh, obraichidh an ceangal, obraichidh e, am broinn beagan, am broinn 5, am
    broinn 10, am broinn 15, am broinn 20, am broinn 30, am broinn 24, am broinn 48, an ceann 5, an ceann 10, an ceann
    15, an ceann 20, an ceann 30, an ceann 60, mionaid, mhionaid, mionaidean, mhionaidean, leth uair a thìde, uair a
    thìde, uairean a thìde, uair an uaireadair, 24 uair, 48 uair, aon turas a mhàin, turas a mhàin, cleachdadh aon
    turais, ro mheadhan oidhche
  `,
  secret: `
    na co roinn an còd, na co roinn e, na co roinn seo, na roinn an còd, na roinn e, na roinn seo, na innis an còd, na
    innis e, na innis seo, na toir an còd, na toir e, na toir seo, na seall an còd, na seall e, na seall seo, na
    foillsich an còd, na foillsich e, na foillsich seo, na co roinnibh, na innsibh, na toiribh, na seallaibh, na toir
    seachad, na cuir air adhart, na leig fhaicinn, le duine sam bith, le neach sam bith, ri duine sam bith, ri neach sam
    bith, do duine sam bith, do neach sam bith, dha duine sam bith, dha neach sam bith, le daoine eile, do dhaoine eile,
    cùm dìomhair, cùm an còd dìomhair, cùm e dìomhair, cùm agad fhèin, cumaibh dìomhair, cha bhi sinn a' faighneachd,
    chan fhaighnich sinn, chan iarr sinn, cha bhi sinn ag iarraidh, cha bhi sinn gu bràth, chan iarr an, chan iarr ar,
    chan fhaighnich ar, gu dìomhair
  `,
  enter: `
    cuir a steach, cuiribh a steach, cuir ann, a' cur a steach, chur a steach, cur a steach, cuir an còd, cuiribh an
    còd, cuir an àireamh, taidhp an còd, taidhp a steach, taidhp na figearan, taidhpibh an còd, taidhpibh a steach,
    taidhpibh na figearan, sgrìobh an còd, sgrìobh a steach, sgrìobhaibh an còd, dèan lethbhreac dheth, dèan lethbhreac
    den chòd, dèan lethbhreac de, lethbhreac a dhèanamh, cuir ann an, cleachd an còd, cleachd an àireamh, cleachd am
    facal, cleachdaibh an còd, cleachdaibh an àireamh, cleachdaibh am facal, a' cleachdadh a' chòd, leis a' chòd, leis
    an àireamh, leis a' phin, thoir seachad an còd, thoir dhuinn an còd, lìon a steach, feumaidh tu an còd, bidh feum
    agad air, bidh feum agaibh air, thèid iarraidh ort, iarrar ort, nuair a thèid iarraidh, san raon, sa bhogsa, san
    uinneig, air an sgrìn, san aplacaid, san fhoirm, freagair leis, leugh an còd, sganaich an còd, tagh an àireamh
  `,
  complete: `
    dearbh do, dearbh ur, dearbh an, dearbh am, dearbh mo, dearbh seòladh, dearbh post d, dearbh cunntas, dearbh d'
    aithne, dearbh cò thu, dearbhaich do, dearbhaich ur, dearbhaich an, dearbhaich am, dearbhaich mo, dearbhaich
    seòladh, dearbhaich post d, dearbhaich cunntas, dearbhaich d' aithne, dearbhaich cò thu, dearbhaibh do, dearbhaibh
    ur, dearbhaibh an, dearbhaibh am, dearbhaibh mo, dearbhaibh seòladh, dearbhaibh post d, dearbhaibh cunntas,
    dearbhaibh d' aithne, dearbhaibh cò thu, fìreannaich do, fìreannaich ur, fìreannaich an, fìreannaich am, fìreannaich
    mo, fìreannaich seòladh, fìreannaich post d, fìreannaich cunntas, fìreannaich d' aithne, fìreannaich cò thu, dearbh
    gur tusa, dearbh gur tu, dearbh gur sibh, dearbh gur ann leatsa, dearbhaich gur tusa, dearbhaich gur tu, dearbhaich
    gur sibh, dearbhaich gur ann leatsa, seòladh a dhearbhadh, seòladh a dhearbhachadh, seòladh a ghnìomhachadh,
    sheòladh a dhearbhadh, sheòladh a dhearbhachadh, sheòladh a ghnìomhachadh, post d a dhearbhadh, post d a
    dhearbhachadh, post d a ghnìomhachadh, phost d a dhearbhadh, phost d a dhearbhachadh, phost d a ghnìomhachadh,
    cunntas a dhearbhadh, cunntas a dhearbhachadh, cunntas a ghnìomhachadh, chunntas a dhearbhadh, chunntas a
    dhearbhachadh, chunntas a ghnìomhachadh, clàradh a dhearbhadh, clàradh a dhearbhachadh, clàradh a ghnìomhachadh,
    chlàradh a dhearbhadh, chlàradh a dhearbhachadh, chlàradh a ghnìomhachadh, puist d a dhearbhadh, puist d a
    dhearbhachadh, puist d a ghnìomhachadh, puist dealain a dhearbhadh, puist dealain a dhearbhachadh, puist dealain a
    ghnìomhachadh, agad a dhearbhadh, agad a dhearbhachadh, agad a ghnìomhachadh, agaibh a dhearbhadh, agaibh a
    dhearbhachadh, agaibh a ghnìomhachadh, do chlàradh a chrìochnachadh, an clàradh a chrìochnachadh, an cunntas agad
    aiseag, an cunntas agad fhuasgladh, dearbhadh a' phuist d, dearbhadh puist d, dearbhadh an t seòlaidh, dearbhadh
    cunntais, dearbhadh a' chunntais, dearbhadh seòlaidh, gnìomhaich do chunntas, gnìomhaich an cunntas, gnìomhaich ur
    cunntas, gnìomhaich mo chunntas, gnìomhaichibh do chunntas, gnìomhaichibh an cunntas, gnìomhaichibh ur cunntas,
    gnìomhaichibh mo chunntas, aisig do chunntas, aisig an cunntas, aisig ur cunntas, aisig mo chunntas, fuasgail do
    chunntas, fuasgail an cunntas, fuasgail ur cunntas, fuasgail mo chunntas, thoir air ais do chunntas, thoir air ais
    an cunntas, thoir air ais ur cunntas, thoir air ais mo chunntas, ath shuidhich am facal faire, ath shuidhich d'
    fhacal faire, ath shuidhich ur facal faire, ath shuidhich mo fhacal faire, ath shuidhich facal faire, ath
    shuidhichibh am facal faire, ath shuidhichibh d' fhacal faire, ath shuidhichibh ur facal faire, ath shuidhichibh mo
    fhacal faire, ath shuidhichibh facal faire, atharraich am facal faire, atharraich d' fhacal faire, atharraich ur
    facal faire, atharraich mo fhacal faire, atharraich facal faire, atharraichibh am facal faire, atharraichibh d'
    fhacal faire, atharraichibh ur facal faire, atharraichibh mo fhacal faire, atharraichibh facal faire, suidhich am
    facal faire, suidhich d' fhacal faire, suidhich ur facal faire, suidhich mo fhacal faire, suidhich facal faire,
    suidhichibh am facal faire, suidhichibh d' fhacal faire, suidhichibh ur facal faire, suidhichibh mo fhacal faire,
    suidhichibh facal faire, cruthaich am facal faire, cruthaich d' fhacal faire, cruthaich ur facal faire, cruthaich mo
    fhacal faire, cruthaich facal faire, tagh am facal faire, tagh d' fhacal faire, tagh ur facal faire, tagh mo fhacal
    faire, tagh facal faire, taghaibh am facal faire, taghaibh d' fhacal faire, taghaibh ur facal faire, taghaibh mo
    fhacal faire, taghaibh facal faire, ùraich am facal faire, ùraich d' fhacal faire, ùraich ur facal faire, ùraich mo
    fhacal faire, ùraich facal faire, facal faire ath shuidheachadh, facal faire atharrachadh, facal faire a
    shuidheachadh, facal faire a chruthachadh, facal faire a thaghadh, facal faire ùr, fhacal faire ath shuidheachadh,
    fhacal faire atharrachadh, fhacal faire a shuidheachadh, fhacal faire a chruthachadh, fhacal faire a thaghadh,
    fhacal faire ùr, facal faire agad ath shuidheachadh, facal faire agad atharrachadh, facal faire agad a
    shuidheachadh, facal faire agad a chruthachadh, ath shuidheachadh an fhacail fhaire, ath shuidheachadh an fhacail
    faire, ath shuidheachadh facail fhaire, ath shuidheachadh facail faire, ath shuidheachadh am facal fhaire, ath
    shuidheachadh am facal faire, ath shuidheachadh facal fhaire, ath shuidheachadh facal faire, atharrachadh an fhacail
    fhaire, atharrachadh an fhacail faire, atharrachadh facail fhaire, atharrachadh facail faire, atharrachadh am facal
    fhaire, atharrachadh am facal faire, atharrachadh facal fhaire, atharrachadh facal faire, gabh ri a' chuireadh, gabh
    ri an cuireadh, gabh ri cuireadh, gabh ri do chuireadh, gabh ris a' chuireadh, gabh ris an cuireadh, gabh ris
    cuireadh, gabh ris do chuireadh, gabhaibh ri a' chuireadh, gabhaibh ri an cuireadh, gabhaibh ri cuireadh, gabhaibh
    ri do chuireadh, gabhaibh ris a' chuireadh, gabhaibh ris an cuireadh, gabhaibh ris cuireadh, gabhaibh ris do
    chuireadh, gabhail ri a' chuireadh, gabhail ri an cuireadh, gabhail ri cuireadh, gabhail ri do chuireadh, gabhail
    ris a' chuireadh, gabhail ris an cuireadh, gabhail ris cuireadh, gabhail ris do chuireadh, fosgail an cuireadh,
    crìochnaich an clàradh, crìochnaich do chlàradh, crìochnaich ur clàradh, crìochnaich clàradh, crìochnaichibh an
    clàradh, crìochnaichibh do chlàradh, crìochnaichibh ur clàradh, crìochnaichibh clàradh, coilean an clàradh, coilean
    do chlàradh, coilean ur clàradh, coilean clàradh, thig a steach sa bhuidheann, thig a steach san sgioba, thig a
    steach dhan bhuidheann, thig a steach dhan sgioba, gabh ballrachd sa bhuidheann, gabh ballrachd san sgioba, gabh
    ballrachd dhan bhuidheann, gabh ballrachd dhan sgioba, faigh a steach sa bhuidheann, faigh a steach san sgioba,
    faigh a steach dhan bhuidheann, faigh a steach dhan sgioba, ceadaich an clàradh a steach, ceadaich clàradh a steach,
    ceadaich an logadh a steach, ceadaich an uidheam, ceadaich an t inntrigeadh, aontaich ri an clàradh a steach,
    aontaich ri clàradh a steach, aontaich ri an logadh a steach, aontaich ri an uidheam, aontaich ri an t inntrigeadh,
    ùghdarraich an clàradh a steach, ùghdarraich clàradh a steach, ùghdarraich an logadh a steach, ùghdarraich an
    uidheam, ùghdarraich an t inntrigeadh, 's mise a bh' ann, is mise a bh' ann, 's e mise a bh' ann, 's mise a bha ann,
    is mise a bha ann, 's e mise a bha ann, seadh 's mise, ceangal dearbhaidh, ceangal dearbhachaidh, ceangal
    gnìomhachaidh, ceangal ath shuidheachaidh, ceangal logaidh a steach, ceangal clàraidh a steach, ceangal aon turais,
    ceangal draoidheil, cheangal dearbhaidh, cheangal dearbhachaidh, cheangal gnìomhachaidh, cheangal ath
    shuidheachaidh, cheangal logaidh a steach, cheangal clàraidh a steach, cheangal aon turais, cheangal draoidheil,
    clàraich a steach gun fhacal faire, clàraich a steach le aon bhriogadh, sguab às mo chunntas, sguab às an cunntas,
    sguab às do chunntas, dearbh an sguabadh às, stiùireadh dearbhaidh, stiùireadh ath shuidheachaidh, cuir crìoch air
    a' chlàradh
  `,
  act: `
    dearbhaich, dearbhaibh, dearbhaichibh, a dhearbhadh, a dhearbhachadh, gnìomhaich, gnìomhaichibh, a ghnìomhachadh,
    ath shuidhich, ceadaich an, gabh ris, gabhaibh ris, lean air adhart, leanaibh air adhart, lean ort gu, fìreannaich,
    ùghdarraich, crìochnaichibh, aon cheum eile, ceum eile air fhàgail, an ceum mu dheireadh, cha mhòr deiseil, cha mhòr
    nach eil thu deiseil
  `,
  signIn: `
    clàraich a steach, clàraichibh a steach, log a steach, logaich a steach, logaibh a steach, clàradh a steach an seo,
    soidhnig a steach, soidhnich a steach, sgrìobh a steach an seo, rach a steach dhan chunntas, fosgail an aplacaid,
    tòisich air an aplacaid
  `,
  never: `
    cuir crìoch air an fho sgrìobhadh, cuir crìoch air am fo sgrìobhadh, cuir crìoch air fho sgrìobhadh, sguir dhen fho
    sgrìobhadh, sguir de na puist d, dì chlàraich, dì chlàradh, dì fho sgrìobh, dì fho sgrìobhadh, na fo sgrìobh
    tuilleadh, cuir stad air na puist d, cuir stad air na brathan, nach fhaigh thu tuilleadh, fàg an liosta, thoir air
    falbh on liosta, na roghainnean, roghainnean a' chunntais, roghainnean puist d, roghainnean nam brathan, roghainnean
    agad, roghainnean na tèarainteachd, stiùirich roghainnean, stiùirich na brathan, stiùirich am fo sgrìobhadh,
    stiùirich an glèidheadh, stiùirich an lìbhrigeadh, atharraich roghainnean, atharraich na brathan, atharraich am fo
    sgrìobhadh, atharraich an glèidheadh, atharraich an lìbhrigeadh, seall an t òrdugh, seall d' òrdugh, seall am brath,
    seall an cunntas airgid, seall an cuidhteas, seall am post, seall am beachd, seall na h atharraichean, seall an
    duilleag, seall am faidhle, seall na dealbhan, seall a' phròifil, seall an artaigil, seall an teachdaireachd, seall
    mion fhiosrachadh, seall sa bhrabhsair, seall air loidhne, faic an t òrdugh, faic d' òrdugh, faic am brath, faic an
    cunntas airgid, faic an cuidhteas, faic am post, faic am beachd, faic na h atharraichean, faic an duilleag, faic am
    faidhle, faic na dealbhan, faic a' phròifil, faic an artaigil, faic an teachdaireachd, faic mion fhiosrachadh, faic
    sa bhrabhsair, faic air loidhne, fosgail an t òrdugh, fosgail d' òrdugh, fosgail am brath, fosgail an cunntas
    airgid, fosgail an cuidhteas, fosgail am post, fosgail am beachd, fosgail na h atharraichean, fosgail an duilleag,
    fosgail am faidhle, fosgail na dealbhan, fosgail a' phròifil, fosgail an artaigil, fosgail an teachdaireachd,
    fosgail mion fhiosrachadh, fosgail sa bhrabhsair, fosgail air loidhne, coimhead air an t òrdugh, coimhead air d'
    òrdugh, coimhead air am brath, coimhead air an cunntas airgid, coimhead air an cuidhteas, coimhead air am post,
    coimhead air am beachd, coimhead air na h atharraichean, coimhead air an duilleag, coimhead air am faidhle, coimhead
    air na dealbhan, coimhead air a' phròifil, coimhead air an artaigil, coimhead air an teachdaireachd, coimhead air
    mion fhiosrachadh, coimhead air sa bhrabhsair, coimhead air air loidhne, thoir sùil air an t òrdugh, thoir sùil air
    d' òrdugh, thoir sùil air am brath, thoir sùil air an cunntas airgid, thoir sùil air an cuidhteas, thoir sùil air am
    post, thoir sùil air am beachd, thoir sùil air na h atharraichean, thoir sùil air an duilleag, thoir sùil air am
    faidhle, thoir sùil air na dealbhan, thoir sùil air a' phròifil, thoir sùil air an artaigil, thoir sùil air an
    teachdaireachd, thoir sùil air mion fhiosrachadh, thoir sùil air sa bhrabhsair, thoir sùil air air loidhne, leugh an
    teachdaireachd, leugh am post, tionndadh lìn, tionndadh air loidhne, lorg an t òrdugh, lorg d' òrdugh, lorg am
    parsail, lorg do pharsail, lorg an lìbhrigeadh, tracaich an t òrdugh, tracaich d' òrdugh, tracaich am parsail,
    tracaich do pharsail, tracaich an lìbhrigeadh, lean an t òrdugh, lean d' òrdugh, lean am parsail, lean do pharsail,
    lean an lìbhrigeadh, poileasaidh prìobhaideachd, phoileasaidh prìobhaideachd, prìobhaideachd agus, poileasaidh nam
    briosgaidean, teirmichean na seirbheise, teirmichean seirbheise, teirmichean is cumhachan, teirmichean is
    cumhaichean, teirmichean a' chleachdaidh, cuir fios thugainn, cuir fios gu ar, cuiribh fios thugainn, ionad taice,
    ionad na cobharach, cobhair is taic, taic is cuideachadh, ceistean cumanta, ceistean àbhaisteach, mu ar deidhinn, cò
    sinne, leugh barrachd, leugh tuilleadh, leugh an còrr, barrachd fiosrachaidh, tuilleadh fiosrachaidh, ionnsaich
    barrachd, luchdaich a nuas, luchdaichibh a nuas, stàlaich an aplacaid, faigh an aplacaid, pàigh an dràsta, pàigh a
    nis, pàigh an cunntas airgid, ceannaich a nis, ceannaich an dràsta, tadhail air ar làrach, tadhail air an làrach,
    tadhail air a' bhùth, tadhail air ar bùth, lean sinn air, leanaibh sinn air, co roinn le caraidean, co roinn seo le,
    thoir beachd dhuinn, thoiribh beachd dhuinn, lìon an suirbhidh, gabh pàirt san t suirbhidh, freagair an
    teachdaireachd, freagair am beachd, freagair am post, cuir ris a' mhìosachan, cuir sa mhìosachan, sguir a leantainn,
    gabh pàirt sa choinneimh, thig dhan choinneimh, ùraich am fiosrachadh pàighidh, ath nuadhaich an dràsta, ath
    nuadhaich a' bhallrachd, sgrìobh lèirmheas, duilleag dhachaigh
  `,
  notMe: `
    mur an tusa, mur e thusa, mur e thu, mur an sibhse, mur tusa, mura b' tusa, mura b' e thusa, mur b' tusa, mur b' e
    thusa, nach b' tusa, nach b' e thusa, cha b' tusa, cha b' e thusa, mura do dh'iarr thu, mura do dh'iarr sibh, mura
    do rinn thu, mura do rinn sibh, mura do chlàraich thu, mura do chlàraich sibh, mura do chruthaich thu, mura do
    chruthaich sibh, mura do dh'atharraich thu, mura do dh'atharraich sibh, mur do dh'iarr thu, mur do dh'iarr sibh, mur
    do rinn thu, mur do rinn sibh, mur do chlàraich thu, mur do chlàraich sibh, mur do chruthaich thu, mur do chruthaich
    sibh, mur do dh'atharraich thu, mur do dh'atharraich sibh, nach do dh'iarr thu, nach do dh'iarr sibh, nach do rinn
    thu, nach do rinn sibh, nach do chlàraich thu, nach do chlàraich sibh, nach do chruthaich thu, nach do chruthaich
    sibh, nach do dh'atharraich thu, nach do dh'atharraich sibh, mura robh dùil agad, mur an robh dùil agad, mura bheil
    thu ag aithneachadh, nach tusa a, chan e thusa, cha mhise, chan e mise, cha b' e mise, cha do dh'iarr mi, cha do
    dh'iarr thu, nach aithne dhut, nach aithnich thu, leig seachad, leigibh seachad, na gabh suim, na gabh feart, a
    leigeil seachad, leigeil seachad am post d, cha leig thu a leas, cha leig thu leas, cha leig sibh a leas, cha leig
    sibh leas, cha ruig thu a leas, cha ruig thu leas, cha ruig sibh a leas, cha ruig sibh leas, na dèan dad, sguab às
    am post d seo, sguab às an teachdaireachd seo, diùlt an cuireadh, diùlt an t iarrtas, diùlt e, air mhearachd, le
    mearachd, duine eile a, cuideigin eile, cuidigin eile, cuir fios thugainn sa bhad, cuir fios thugainn anns a' bhad,
    leig fios dhuinn, innis dhuinn sa bhad, dìon an cunntas, dìon do chunntas, cuir dheth an t iarrtas, dèan gearan mu,
    am facal faire agad sa bhad, am facal faire sa bhad, am facal faire atharrachadh sa bhad, d' fhacal faire agad sa
    bhad, d' fhacal faire sa bhad, d' fhacal faire atharrachadh sa bhad
  `,
  done: `
    chaidh am facal faire atharrachadh, chaidh am facal faire ath shuidheachadh, chaidh am facal faire a dhearbhadh,
    chaidh am facal faire a ghnìomhachadh, chaidh am facal faire a chruthachadh, chaidh am facal faire a sguabadh às,
    chaidh am facal faire agad atharrachadh, chaidh am facal faire agad ath shuidheachadh, chaidh am facal faire agad a
    dhearbhadh, chaidh am facal faire agad a ghnìomhachadh, chaidh am facal faire agad a chruthachadh, chaidh am facal
    faire agad a sguabadh às, chaidh an seòladh puist d atharrachadh, chaidh an seòladh puist d ath shuidheachadh,
    chaidh an seòladh puist d a dhearbhadh, chaidh an seòladh puist d a ghnìomhachadh, chaidh an seòladh puist d a
    chruthachadh, chaidh an seòladh puist d a sguabadh às, chaidh an cunntas atharrachadh, chaidh an cunntas ath
    shuidheachadh, chaidh an cunntas a dhearbhadh, chaidh an cunntas a ghnìomhachadh, chaidh an cunntas a chruthachadh,
    chaidh an cunntas a sguabadh às, chaidh an cunntas agad atharrachadh, chaidh an cunntas agad ath shuidheachadh,
    chaidh an cunntas agad a dhearbhadh, chaidh an cunntas agad a ghnìomhachadh, chaidh an cunntas agad a chruthachadh,
    chaidh an cunntas agad a sguabadh às, chaidh do chunntas atharrachadh, chaidh do chunntas ath shuidheachadh, chaidh
    do chunntas a dhearbhadh, chaidh do chunntas a ghnìomhachadh, chaidh do chunntas a chruthachadh, chaidh do chunntas
    a sguabadh às, chaidh d' fhacal faire atharrachadh, chaidh d' fhacal faire ath shuidheachadh, chaidh d' fhacal faire
    a dhearbhadh, chaidh d' fhacal faire a ghnìomhachadh, chaidh d' fhacal faire a chruthachadh, chaidh d' fhacal faire
    a sguabadh às, air atharrachadh, chaidh atharrachadh, chaidh a dhearbhadh, chaidh a ghnìomhachadh, chaidh a sguabadh
    às, chaidh a chruthachadh, chaidh a chur ris, chaidh a chur dheth, chaidh ùrachadh, chaidh ath shuidheachadh, chaidh
    gabhail ris, chaidh do phàigheadh, chaidh am pàigheadh, fhuair sinn am pàigheadh, fhuair sinn do phàigheadh, gu
    soirbheachail, shoirbhich leat, shoirbhich leis, clàradh a steach ùr, logadh a steach ùr, chlàraich cuideigin a
    steach, dh'atharraich thu, dhearbh thu, mòran taing airson dearbhadh, tapadh leat airson dearbhadh, ghabh e ris a'
    chuireadh, ghabh i ris a' chuireadh, ghabh iad ris a' chuireadh, tha thu air dì chlàradh, chaidh do dhì chlàradh,
    chan fhaigh thu tuilleadh, chan fhaigh sibh tuilleadh, chaidh crìoch a chur air an fho sgrìobhadh, air a dhearbhadh,
    air a ghnìomhachadh, air a phàigheadh
  `,
  here: `
    briog air, briogaibh air, briogadh air, cliog air, cliogaibh air, brùth air, brùthaibh air, put air, briog an seo,
    briogaibh an seo, cliog an seo, brùth an seo, ceangal seo, ceangal a leanas, ceangal gu h ìosal, ceangal gu h ìseal,
    cheangal seo, cheangal a leanas, cheangal gu h ìosal, cheangal gu h ìseal, putan seo, putan a leanas, putan gu h
    ìosal, putan gu h ìseal, phutan seo, phutan a leanas, phutan gu h ìosal, phutan gu h ìseal, lean an ceangal,
    leanaibh an ceangal, fosgail an ceangal, fosglaibh an ceangal, lethbhreac dhen cheangal, an duilleag seo, an
    duilleag a leanas, an seòladh a leanas, tadhail air an duilleig, dhan bhrabhsair, anns a' bhrabhsair
  `,
  onSite: `
    am parsail, do pharsail, a' pharsail, do phacaid, a' phacaid, lìbhrigeadh*, lìbhrigidh, an dràibhear, oifis a'
    phuist, àite togail, àite cruinneachaidh, ionad togail, ionad cruinneachaidh, an cunntair, aig a' chunntair, ionad
    fàilte, deasg fàilte, an doras, an geata, raon parcaidh, pàirceadh, coinneamh agad, do choinneamh, a' choinneamh,
    coinneamh air loidhne, coinneamh zoom, coinneamh teams, id na coinneimh, coinneamh leis an dotair, ospadal, an lèigh
    lann, tiogaid*, tiocaid*, cairt bùird, cairt bhùird, àireamh a' chiudha, ciudha, rùm agad, taigh òsta, clò
    bhuailtear, stèisean teàirrdsidh, am bòrd agad, glèidheadh, meadair, leughadh a' mheatair
  `,
  matter: `
    co roinn e faidhle, co roinn i faidhle, co roinn iad faidhle, pasgan co roinnte, faidhle co roinnte, sgrìobhainn co
    roinnte, air a cho roinneadh leat, chaidh a cho roinneadh, beachd ùr, thug e iomradh ort, thug i iomradh ort,
    teachdaireachd ùr o, brath ùr o, post ùr, iarrtas saor làithean, fòrlach, a' feitheamh ri aonta, a' feitheamh ri
    aontachadh, a' feitheamh ri modaireatadh, cunntas bheachd, cunntais bheachd, suirbhidh, cùmhnant ri shoidhnigeadh,
    iarrtas leantainn, neach leantainn ùr, a' leantainn ort a nis
  `,
  entryPlace: `
    an uinneag, san uinneig, an duilleag, air an duilleag, air an duilleig, san raon, an raon seo, am bogsa, sa bhogsa,
    am foirm, san fhoirm, an sgrìn, air an sgrìn, an aplacaid, san aplacaid, an làrach lìn, air an làrach lìn, am
    brabhsair, sa brabhsair, sa bhrabhsair, air an uidheam, an coimpiutair, air a' choimpiutair, air an telebhisean
  `,
  accountName: `
    ainm cleachdaiche, ainm a' chleachdaiche, ainm cleachdaiche agad, ainm a' chunntais
  `,
  subjectLine: "cuspair a' phuist d, cuspair na teachdaireachd, sa chuspair",
  outdated: `
    chan eil an còd dligheach tuilleadh, chan eil e dligheach tuilleadh, chan eil dligheach tuilleadh, nach eil
    dligheach, chan obraich e tuilleadh, chan obraich an còd tuilleadh, chan obraich tuilleadh, dh'fhalbh an ùine,
    dh'fhalbh ùine, dh'fhalbh an ùine air, an còd roimhe, an còd mu dheireadh, seann chòd, an seann chòd, na còdan
    roimhe, a' chiad chòd, chaidh an còd a chleachdadh, air a chleachdadh mu thràth, air a chleachdadh mar thà, an àite
    a' chòd, an còd a chuir thu a steach
  `,
  toRead: `
    rach gu do chunntas, rach gu chunntas, rach gu an cunntas agad, rach gu chunntas agad, rach dhan do chunntas, rach
    dhan chunntas, rach dhan an cunntas agad, rach dhan chunntas agad, rach dhan a' do chunntas, rach dhan a' chunntas,
    rach dhan a' an cunntas agad, rach dhan a' chunntas agad, seall an cunntas agad, seall do chunntas, seall an deas
    bhòrd, seall do phròifil, seall do ghnìomhachd, seall gnìomhachd, seall na h uidheaman, faic an cunntas agad, faic
    do chunntas, faic an deas bhòrd, faic do phròifil, faic do ghnìomhachd, faic gnìomhachd, faic na h uidheaman,
    coimhead air an cunntas agad, coimhead air do chunntas, coimhead air an deas bhòrd, coimhead air do phròifil,
    coimhead air do ghnìomhachd, coimhead air gnìomhachd, coimhead air na h uidheaman, thoir sùil air an cunntas agad,
    thoir sùil air do chunntas, thoir sùil air an deas bhòrd, thoir sùil air do phròifil, thoir sùil air do ghnìomhachd,
    thoir sùil air gnìomhachd, thoir sùil air na h uidheaman, fosgail an cunntas agad, fosgail do chunntas, fosgail an
    deas bhòrd, fosgail do phròifil, fosgail do ghnìomhachd, fosgail gnìomhachd, fosgail na h uidheaman, deas bhòrd,
    bancaireachd air loidhne, gnìomhachd o chionn ghoirid, stiùirich na h uidheaman, ri leughadh, a choimhead air, a
    shealltainn, leugh mu, leugh an artaigil, thoir sùil air, faigh a mach, coimhead air
  `,
  fault: "còd mearachd, teachdaireachd mearachd, mearachd an t siostaim",
  example: `
    mar eisimpleir, ball eisimpleir, fhuair e teachdaireachd, fhuair i teachdaireachd, teachdaireachd mheallta, coltach
    ri seo
  `,
  receipt: `
    cuidhteas pàighidh, do chuidhteas, an cuidhteas agad, tapadh leat airson ceannach, tapadh leat airson do phàigheadh,
    tapadh leat airson ur pàigheadh, tapadh leat airson d' òrdugh, tapadh leat airson an òrduigh, tapadh leat airson an
    òrdugh, tapadh leat airson òrdachadh, tapadh leat airson do cheannach, tapadh leibh airson ceannach, tapadh leibh
    airson do phàigheadh, tapadh leibh airson ur pàigheadh, tapadh leibh airson d' òrdugh, tapadh leibh airson an
    òrduigh, tapadh leibh airson an òrdugh, tapadh leibh airson òrdachadh, tapadh leibh airson do cheannach, mòran taing
    airson ceannach, mòran taing airson do phàigheadh, mòran taing airson ur pàigheadh, mòran taing airson d' òrdugh,
    mòran taing airson an òrduigh, mòran taing airson an òrdugh, mòran taing airson òrdachadh, mòran taing airson do
    cheannach, fhuair sinn am pàigheadh, fhuair sinn do phàigheadh, pàighte le cairt, an t suim a phàigheadh, an t sùim
    phàighte, suim phàighte, cìs luach leasaichte san àireamh, fo iomlan, cunntas pàighidh
  `,
};
