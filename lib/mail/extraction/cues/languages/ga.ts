import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ga: Cues = {
  code: `
    cód, gcód, an cód, do chód, bhur gcód, cóid, chóid, gcóid, cóid aonuaire, cód fíoraithe, cód deimhnithe, cód
    dearbhaithe, cód slándála, cód rochtana, cód logála, cód logáil isteach, cód síniú isteach, cód sínithe isteach,
    cód gníomhachtaithe, cód gníomhaithe, cód athshocraithe, cód aisghabhála, cód athshlánaithe, cód údaraithe, cód
    fíordheimhnithe, cód aonuaire, cód aon uaire, cód sealadach, cód rúnda, cód clárúcháin, cód cláraithe, cód
    díghlasála, cód nasctha, cód péireála, cód gléis, chód fíoraithe, chód deimhnithe, chód dearbhaithe, chód slándála,
    chód rochtana, chód logála, chód logáil isteach, chód síniú isteach, chód gníomhachtaithe, chód athshocraithe, chód
    aisghabhála, chód aonuaire, chód údaraithe, gcód fíoraithe, gcód deimhnithe, gcód dearbhaithe, gcód slándála, gcód
    rochtana, gcód aonuaire, cód pin, cód sms, cód don íocaíocht, cód chun síniú isteach, cód chun logáil isteach,
    pasfhocal aonuaire, phasfhocal aonuaire, bpasfhocal aonuaire, pasfhocal aon uaire, phasfhocal aon uaire, focal
    faire aonuaire, fhocal faire aonuaire, focal faire aon uaire, uimhir fíoraithe, uimhir deimhnithe, uimhir
    dearbhaithe, uimhir slándála, uimhir fhíoraithe, uimhir dheimhnithe, focal fíoraithe, focal deimhnithe, focal
    rúnda, eochair aonuaire, eochair fíoraithe, comhartha fíoraithe, a chód, ár gcód, paschód, pasfhocal idirbhirt, cód
    aistrithe, cód ceadaithe íocaíochta, cód sínithe, cód sínithe dhigitigh
  `,
  maybeCode: `
    pasfhocal sealadach, phasfhocal sealadach, bpasfhocal sealadach, focal faire sealadach, fhocal faire sealadach,
    pasfhocal nua ná, is é do phasfhocal, pin sealadach, uimhir aitheantais phearsanta, digit, digití, dhigit, ndigit,
    na digití, na digití seo, dhigití, sé dhigit, ceithre dhigit, cúig dhigit, ocht ndigit, sé dhigití, sé figiúr,
    figiúirí, na figiúirí, uimhir seo, an uimhir seo, an uimhir thíos, na huimhreacha seo, na huimhreacha thíos,
    uimhreacha thíos, na litreacha seo, na litreacha thíos, na carachtair, na carachtair seo, carachtair thíos,
    carachtair, an focal seo, an focal thíos, an pasfhocal seo, an pasfhocal thíos, an teaghrán seo, teaghrán, frása
    faire, comhartha rochtana, eochair seo, eochair thíos, eochair rúnda
  `,
  other: `
    d'ordú, uimhir ordaithe, uimhir an ordaithe, uimhir ordú, ordú uimh, sonrasc, sonraisc, shonrasc, uimhir sonraisc,
    uimhir an tsonraisc, admháil, admhála, uimhir admhála, uimhir thagartha, uimhir tagartha, uimhir chustaiméara,
    uimhir custaiméara, uimhir chliaint, uimhir chuntais, uimhir cuntais, uimhir an chuntais, uimhir ballraíochta,
    uimhir bhallraíochta, uimhir polasaí, uimhir conartha, conradh, uimhir shraitheach, sraithuimhir, uimhir rianaithe,
    cód rianaithe, beart, beartán, bheartán, beartáin, seachadadh, sheachadadh, seachadta, lastas, áirithint,
    áirithinte, uimhir áirithinte, cód áirithinte, ticéad, ticéid, thicéad, uimhir ticéid, uimhir eitilte, eitilt,
    suíochán, vaigín, uimhir seomra, seomra, éirchód, eircode, cód poist, chód poist, postchód, cód tíre, cód ceantair,
    cód earráide, earráid, earráide, cód stádais, cód foinse, cód foinseach, foinsechód, cód qr, barrachód, cód
    dathanna, cód iompair, cód cleachtais, cód lascaine, chód lascaine, lascaine, lascainí, cód promóisin, cód
    tairisceana, cúpón, chúpón, cúpóin, dearbhán, cárta bronntanais, chárta bronntanais, bronntanas, cód cuiridh, cód
    atreoraithe, pointí, pointí dílseachta, cód táirge, uimhir táirge, leagan, guthán, uimhir theileafóin, uimhir
    ghutháin, uimhir fóin, teileafón, glaoigh, facs, méid iomlán, iomlán, suim, praghas, costais, fuílleach, iarmhéid,
    le híoc, cbl, uimhir psp, uimhir cánach, uimhir cbl, sráid, uimhir cáis, uimhir chomhaid, uimhir árachais, árachas,
    coinne, do choinne, coinní, uimhir othair, oideas, uimhir mac léinn, uimhir iarratais, iarratas uimh, uimhir cárta,
    dar críoch, na ceithre dhigit dheireanacha, ceithre dhigit dheireanacha, na digití deiridh, méadar, léamh méadair,
    uimhir mprn, mprn, aitheantas cruinnithe, id cruinnithe, cód cruinnithe, pasfhocal cruinnithe, pasfhocal wi fi,
    pasfhocal wifi, cód dorais, cód ranga, cód cúrsa, crannchur, fíneáil, táillí, faoin gcéad, ciseán, seoladh ip,
    réimse cuardaigh, uimhir imeachta, cód eagráin, t ordú, fón póca, an t urlár, bille leictreachais, bille gáis, psp
    uimh, cód custaiméara, cód síntiúsóra, cód ball, cód ballraíochta, cód soláthraí, cód díoltóra, cód comhpháirtí,
    cód gníomhaire, cód fostaí, cód foirne, cód mic léinn, cód dalta, cód scoile, cód modúil, cód cao, cód scrúdaithe,
    cód páipéir, cód an táirge, cód míre, cód earra, cód baisce, cód páirte, cód páirte spártha, cód datha, cód péinte,
    cód samhla, cód múnla, cód brainse, cód sórtála, cód bainc, cód an bhainc, cód tagartha íocaíochta, cód bille, cód
    sonraisc, cód conartha, cód taraife, cód méadair, cód mprn, cód maoine, cód foirgnimh, cód údaráis áitiúil, cód
    contae, cód na tíre, cód diailithe, cód cánach, cód cbl, cód nace, cód gníomhaíochta, cód custaim, cód tráchtearra,
    cód airgeadra, cód iso airgeadra, cód na hearráide, cód scortha, cód lochta, cód fabht, cód ordaithe, cód
    forchoimeádta, cód ticéid, cód an ticéid, cód deonacháin, cód feachtais, cód diagnóise, cód icd 10, cód oidis, cód
    cógais, cód polasaí, cód árachais, cód éilimh, cód tionscadail, cód lárionad costais, cód suíocháin, cód seastáin,
    cód crios páirceála
  `,
  promo: `
    lascaine, lascainí, cúpón, chúpón, dearbhán, cárta bronntanais, chárta bronntanais, cód promóisin, cód lascaine,
    tairiscint speisialta, tairiscintí speisialta, sladmhargadh, díolachán, sábháil anois, ciseán siopadóireachta, do
    chiseán, seachadadh saor, pointí dílseachta, crannchur, comórtas, tabhair cuireadh do chara, cuir cara ar an eolas,
    bronntanas breithlae, ordú íosta, fad a mhairfidh, ceannaigh anois, inniu amháin, an chéad ordú, leathphraghas,
    pointí dúbailte, ná caill, ag an tseiceáil amach, buaigh, duaiseanna
  `,
  press: `
    san eagrán seo, eagrán seo, san alt seo, léigh tuilleadh, léigh níos mó, lean ort ag léamh, an t alt iomlán,
    blagphost*, postáil bhlag, ár léitheoirí, staitisticí, tuarascáil sheachtainiúil, tuarascáil mhíosúil, achoimre
    sheachtainiúil, achoimre mhíosúil, ar an meán, an mhí seo caite, an tseachtain seo caite, nótaí eisiúna, liosta
    athruithe, leagan nua, fabhtanna deisithe, fabhtanna ceartaithe, theip ar na tástálacha, seimineár gréasáin,
    podchraoladh, ceardlann, leideanna, léiríonn taighde, de réir taighde, suirbhé, calaoiseoirí, preaseisiúint,
    preasráiteas, taighdeoirí, an tseachtain seo, an mhí seo, i gcomparáid le, agallamh, nuachtlitir, nuachtlitreach
  `,
  business: `
    fíorú, fíoraigh, fíoraithe, fíorú dhá, deimhnigh, deimhniú, deimhnithe, dhearbhú, dearbhú, dearbhaigh,
    fíordheimhniú, bailíochtú, logáil isteach, logála isteach, logálann, síniú isteach, sínigh isteach, sínithe isteach,
    cláraigh, clárú, clárúchán, clárúcháin, pasfhocal*, phasfhocal*, bpasfhocal*, focal faire, fhocal faire, bhfocal
    faire, focail faire, athshocraigh, athshocrú, athshocraithe, aisghabháil, slándáil, slándála, cuntas, chuntas,
    gcuntas, cuntais, chuntais, aitheantas, céannacht, chéannacht, ainm úsáideora, hainm úsáideora, seoladh ríomhphoist,
    sheoladh ríomhphoist, seoladh r phoist, ríomhphost*, ríomhphoist, gníomhachtaigh, gníomhachtú, gníomhaigh do, gléas
    nua, ghléas nua, do ghléas, fón nua, brabhsálaí nua, dhá chéim, dhá fhachtóir, dhá fhachtóra, il fhachtóra,
    díghlasáil, faoi ghlas, cuireadh duit, thug cuireadh, tugadh cuireadh, an cuireadh, gcuireadh, cuireadh chun, chuir
    leis an ngrúpa, údaraigh, údarú, rochtain, scrios do chuntas, scriosadh cuntais, dearmad ar do phasfhocal, pasfhocal
    dearmadta, athrú seolta, athrú ríomhphoist, síniú, sínigh an, an iomarca iarrachtaí, iarrachtaí teipthe, íocaíocht
    ar feitheamh, aistriú airgid, ag fanacht le do, íocaíocht ar líne
  `,
  fleeting: `
    as feidhm, rachaidh in éag, téann in éag, in éag, bhailí, nóiméad*, nóiméid, soicind, uair an chloig, huaire an
    chloig, uaire an chloig, aon uair amháin, uair amháin, úsáid aonuaire, go ceann, laistigh de, ní oibreoidh,
    neamhbhailí, leathuair, bailí go dtí, bailí ar feadh, tá sé bailí
  `,
  secret: `
    ná roinn, ná tabhair, ná hinis, ná seol ar aghaidh, ná taispeáin, le haon duine, d'aon duine, le duine ar bith, do
    dhuine ar bith, go deo ní iarrfaimid, ní iarrfaimid, faoi rún, go rúnda, ná roinn an cód, ná roinn é, ná roinn le,
    ná roinnigí, ná tabhair an cód, ná tabhair é, ná tugaigí, ná hinis é, ná hinis do, ná hinsígí, ná nocht an cód, ná
    nocht é, ná taispeáin é, ná taispeáin an cód, ná seol an cód, ná seol an ríomhphost, ná cuir ar aghaidh, ná léigh
    amach, ná léigh an cód, níor cheart a roinnt, ní ceadmhach a roinnt, coinnigh faoi rún, coinnigh é faoi rún,
    coinnigh agat féin, choinneáil faoi rún, ní iarrfaimid go deo, ní iarrfaimid choíche, ní iarrfar ort, ní iarrfaidh
    ár, ní iarrfaidh an banc, ní iarrfaidh ár bhfoireann, ní ghlaofaimid ort, fiú lenár bhfoireann, duine a iarrann an
    cód, coinnigh an cód faoi rún
  `,
  enter: `
    cuir isteach, iontráil, ionchuir, clóscríobh, scríobh isteach, scríobh an cód, cóipeáil, greamaigh, úsáid an, úsáid
    é, úsáid na, bain úsáid as, ag baint úsáide as, trí úsáid a bhaint, líon isteach, tabhair an cód, abair an cód,
    léigh amach, léigh an cód, freagair leis, seol an cód, taispeáin an cód, deimhnigh leis, dearbhaigh leis, leis an
    gcód, leis an gcód seo, leis an uimhir seo, leis na digití, leis an bpasfhocal seo, beidh ort, beidh sé uait,
    teastóidh, teastaíonn, iarrfar ort, iarrfaidh, iarrtar ort, nuair a iarrtar, má iarrtar, sa réimse, sa bhosca, san
    fhuinneog, ar an scáileán, san aip, san fhoirm, roghnaigh an uimhir, brúigh na huimhreacha, cuir an cód, cuir na
    digití, scanáil
  `,
  complete: `
    fíoraigh do, deimhnigh do, dearbhaigh do, bailíochtaigh do, fíoraigh seoladh, deimhnigh seoladh, dearbhaigh seoladh,
    fíoraigh ríomhphost*, deimhnigh ríomhphost*, dearbhaigh ríomhphost*, fíoraigh an seoladh, deimhnigh an seoladh,
    dearbhaigh an seoladh, fíoraigh cuntas, deimhnigh cuntas, dearbhaigh cuntas, deimhnigh an cuntas, deimhnigh clárú,
    dearbhaigh clárú, deimhnigh an clárú, deimhnigh síntiús, dearbhaigh síntiús, deimhnigh an síntiús, deimhnigh an t
    athrú, dearbhaigh an t athrú, deimhnigh an logáil, deimhnigh logáil isteach, deimhnigh síniú isteach, deimhnigh
    céannacht, deimhnigh an íocaíocht, dearbhaigh an íocaíocht, deimhnigh an scriosadh, deimhnigh an gléas, deimhnigh an
    iarratas, deimhnigh gur, dearbhaigh gur, do sheoladh a fhíorú, do sheoladh a dheimhniú, do sheoladh a dhearbhú, do
    sheoladh ríomhphoist a fhíorú, do sheoladh ríomhphoist a dheimhniú, do sheoladh ríomhphoist a dhearbhú, do
    ríomhphost a fhíorú, do ríomhphost a dheimhniú, do ríomhphost a dhearbhú, do chuntas a fhíorú, do chuntas a
    dheimhniú, do chuntas a dhearbhú, do chuntas a ghníomhachtú, do chuntas a ghníomhú, do chuntas a dhíghlasáil, do
    chuntas a aisghabháil, do chuntas a scriosadh, do chlárú a dheimhniú, do chlárú a dhearbhú, do chlárú a chríochnú,
    do shíntiús a dheimhniú, do shíntiús a dhearbhú, do chéannacht a dheimhniú, do chéannacht a fhíorú, an t athrú a
    dheimhniú, fíorú ríomhphoist, deimhniú ríomhphoist, dearbhú ríomhphoist, fíorú cuntais, deimhniú cuntais,
    gníomhachtaigh do, gníomhachtaigh cuntas, gníomhachtaigh an cuntas, gníomhaigh do chuntas, gníomhachtú cuntais,
    athshocraigh do, athshocraigh pasfhocal, athshocraigh an pasfhocal, athshocraigh focal faire, athshocrú pasfhocail,
    athshocrú focal faire, athshocrú focail faire, do phasfhocal a athshocrú, pasfhocal a athshocrú, d'fhocal faire a
    athshocrú, focal faire a athshocrú, do phasfhocal a athrú, d'fhocal faire a athrú, athraigh do phasfhocal, athraigh
    d'fhocal faire, athraigh pasfhocal, athraigh an pasfhocal, athrú pasfhocail, athrú focal faire, socraigh pasfhocal,
    socraigh do phasfhocal, socraigh d'fhocal faire, do phasfhocal a shocrú, pasfhocal a shocrú, pasfhocal nua a shocrú,
    pasfhocal nua, phasfhocal nua, bpasfhocal nua, focal faire nua, cruthaigh pasfhocal, cruthaigh focal faire,
    pasfhocal a chruthú, roghnaigh pasfhocal, roghnaigh focal faire, pasfhocal a roghnú, nuashonraigh do phasfhocal,
    aisghabh do chuntas, aisghabháil cuntais, faigh rochtain ar ais, glac leis an gcuireadh, glac le cuireadh, glacadh
    leis an gcuireadh, glacadh le cuireadh, féach ar an gcuireadh, oscail an cuireadh, téigh isteach sa ghrúpa, téigh
    isteach san fhoireann, dul isteach san fhoireann, bí páirteach san fhoireann, bí páirteach sa ghrúpa, díghlasáil do,
    díghlasáil an cuntas, díghlasáil cuntas, ceadaigh logáil isteach, ceadaigh an logáil, ceadaigh síniú isteach,
    ceadaigh rochtain, ceadaigh an gléas, faomh an logáil, údaraigh an gléas, údaraigh logáil isteach, is mise a bhí
    ann, mise a bhí ann, ba mise é, sin mise, is é seo mo sheoladh, críochnaigh clárú, críochnaigh do chlárú,
    críochnaigh an clárú, do chlárú a chur i gcrích, nasc fíoraithe, nasc deimhnithe, nasc dearbhaithe, nasc
    gníomhachtaithe, nasc athshocraithe, nasc logála, nasc logála isteach, nasc síniú isteach, nasc aonuaire, nasc
    draíochta, logáil isteach gan phasfhocal, sínigh isteach gan phasfhocal, logáil isteach le haon chlic, scrios mo
    chuntas, scrios do chuntas, scrios an cuntas, nasc an gléas, péireáil an
    gléas, sea liostáil, deimhnigh liostáil, deimhnigh d'uimhir, fíoraigh d'uimhir
  `,
  act: `
    deimhnigh, dearbhaigh, fíoraigh, deimhniú, dearbhú, fíorú, dheimhniú, dhearbhú, fhíorú, gníomhachtaigh, gníomhachtú,
    ghníomhachtú, glac leis, glacaim leis, ceadaigh, faomh, údaraigh, díghlasáil, athshocraigh, athshocrú, lean ar
    aghaidh, lean ort, leanúint ar aghaidh, críochnaigh, cuir i gcrích, aontaím, deimhním, bailíochtaigh, tosaigh, céim
    amháin eile, céim dheireanach
  `,
  signIn: `
    logáil isteach, sínigh isteach, síniú isteach, logáil ann, oscail an aip
  `,
  never: `
    díliostáil, dhíliostáil, cealaigh síntiús, cealaigh an síntiús, do shíntiús a chealú, ná faigh, stop na
    ríomhphoist, socruithe, shocruithe, sainroghanna, roghanna, athraigh do shocruithe, bainistigh, féach sa
    bhrabhsálaí, amharc sa bhrabhsálaí, oscail sa bhrabhsálaí, leagan ar líne, leagan gréasáin, príobháideachas,
    príobháideachais, polasaí príobháideachais, téarmaí, téarmaí agus coinníollacha, cabhair, chabhair, cúnamh,
    tacaíocht, teagmháil, déan teagmháil, i dteagmháil, suirbhé, tabhair aiseolas, aiseolas, léirmheas, féach ar
    d'ordú, féach ar an ordú, féach ar an sonrasc, rianaigh, íoc anois, íoslódáil, tuilleadh eolais, tuilleadh, breis
    eolais, foghlaim tuilleadh, léigh tuilleadh, léigh níos mó, ceannaigh, siopa, roinn, freagair, ceisteanna
    coitianta, fúinn, rialacha, beartas, nuacht, catalóg, tabhair cuairt ar ár, athraigh an choinne, cealaigh an
    choinne, cealaigh do choinne, athsceidealaigh, cuir leis an bhféilire, féilire, ar an léarscáil, léarscáil,
    taispeáin an ticéad, trácht, tráchtanna, nóta tráchta, féach ar an trácht, freagair an trácht, modhnaigh,
    leathanach plé, féach ar an athrú, féach ar na hathruithe, athruithe, stair an leathanaigh, liosta faire, féach ar
    an leathanach, tabhair cuairt ar an leathanach, ná fair, stop ag faire, féach ar an teachtaireacht, léigh an
    teachtaireacht, féach ar an gcomhad, oscail an comhad, féach ar na torthaí, téigh isteach sa chruinniú, dul isteach
    sa chruinniú, íoslódáil an aip, suiteáil an aip, roghchlár, athraigh an seachadadh, athraigh dáta an tseachadta,
    íoc an bille, athraigh an áirithint, nuashonraigh sonraí íocaíochta, athraigh modh íocaíochta, athnuaigh anois,
    athnuaigh do bhallraíocht, tabhair rátáil dúinn, tabhair freagra, cuir isteach anois, cuir isteach ar an bpost,
    siopadóireacht anois, úsáid an dearbhán, úsáid an cód, tabhair cuireadh do chairde, tabhair cuireadh do chara,
    faigh an aip, déan coinne, cuir coinne in áirithe, cuir le mo fhéilire, glac páirt sa chruinniú, athbhreithnigh na
    socruithe slándála, seiceáil gníomhaíocht
  `,
  notMe: `
    murar tusa, mura tusa, mura tú, nár tusa, ní tusa, ní mise, níorbh mise, mura ndearna tú, murar iarr, mura d'iarr,
    nár iarr, níor iarr, murar chláraigh, níor chláraigh, murar chruthaigh, níor chruthaigh, murar logáil, mura n
    aithníonn, ní aithníonn tú, mura raibh tú ag súil, déan neamhaird, neamhaird a dhéanamh, neamhaird de, tabhair
    neamhaird, ná bac leis, ní gá duit aon, ní gá aon rud, ná déan tada, ná déan aon rud, scrios an ríomhphost, scrios
    an teachtaireacht, diúltaigh, dhiúltú, cealaigh, cuir ar ceal, cuir bac, cosain do chuntas, trí dhearmad, de
    thaisme, duine éigin eile, duine eile, nach n aithníonn tú, ní leatsa an, nach leatsa, mura leatsa, ní leat an
    cuntas, mura leat an cuntas, mura ndearna sibh, ní dhearna tú, nach ndearna tú, murar thosaigh tú, níor thosaigh tú,
    murar athraigh tú, níor athraigh tú, murar údaraigh tú, níor údaraigh tú, gan fhios duit, más botún é, más dearmad
    é, más earráid é, gur botún é, gur dearmad é, mura bhfuil sé sin ceart, má tá sé seo mícheart, do sheoladh
    ríomhphoist a bhaint, bain mo sheoladh, do chuntas a dhíchumasú, díchumasaigh do chuntas, do chuntas a ghlasáil, do
    chuntas a reo, daingnigh do chuntas, molaimid do phasfhocal a athrú, athraigh do phasfhocal láithreach, do
    phasfhocal a athrú láithreach, athraigh do phasfhocal chomh luath, cuir in iúl dúinn, inis dúinn láithreach,
    tuairiscigh é, tuairiscigh gníomhaíocht amhrasach, téigh i dteagmháil linn láithreach, athbhreithnigh do
    ghníomhaíocht, logáil amach as gach gléas, an t athrú a chealú
  `,
  done: `
    athraíodh, d'athraigh tú, nuashonraíodh, deimhníodh, dearbhaíodh, fíoraíodh, gníomhachtaíodh, scriosadh do chuntas,
    athshocraíodh, díchumasaíodh, cumasaíodh, tá do phasfhocal athraithe, athraithe, go rathúil, d'éirigh le, logáil
    isteach nua, síniú isteach nua, logáladh isteach, shínigh isteach, ghlac le do chuireadh, ghlac leis an gcuireadh,
    íocadh, fuarthas d'íocaíocht, críochnaíodh, chruthaigh an leathanach, d'athraigh an leathanach, glasáladh, tá tú
    díliostáilte, díliostáladh thú, díliostáladh tú, dhíliostáil tú, tá do shíntiús cealaithe, tá do shíntiús curtha ar
    ceal, cealaíodh do shíntiús, cuireadh deireadh le do shíntiús, baineadh den liosta thú, baineadh den liosta tú,
    bainte den liosta, ní bhfaighidh tú a thuilleadh, ní bhfaighidh tú ríomhphoist, ní bhfaighidh tú níos mó
  `,
  here: `
    cliceáil, cliceáil anseo, chliceáil, anseo, brúigh, brúigh an, tapáil, cnaipe, chnaipe, gcnaipe, nasc, an nasc, an
    nasc seo, nasc seo, nasc thíos, naisc, lean an nasc, thíos, téigh chuig, tabhair cuairt ar, an leathanach seo,
    leathanach seo a leanas, nasc seo a leanas, seoladh seo a leanas, brabhsálaí, bhrabhsálaí, oscail, mura n osclaíonn,
    mura n oibríonn
  `,
  onSite: `
    aitheantas an chruinnithe, uimhir an chruinnithe, cód an chruinnithe, cruinniú zoom, cruinniú teams, físghlao*,
    glao físe, físchomhdháil*, seimineár gréasáin, glac páirt sa chruinniú, bí páirteach sa chruinniú, uimhir
    rannpháirtí, seomra feithimh, cód dorais, cód an dorais, doras tosaigh, an doras, geata*, bacainn*, bealach
    isteach an fhoirgnimh, forsheomra*, staighre*, idirchum*, garáiste*, carrchlós*, ardaitheoir*, bosca eochrach*,
    glas fraincín, glas uimhreach, taisceadán*, vardrús*, both rothar, cód aláraim, córas aláraim, stáisiún
    luchtaithe, pointe luchtaithe, fótachóipire*, líonra aoi*, pacáiste*, seachadadh*, seachadóir*, tiománaí*, pointe
    bailithe, cód bailithe, oifig an phoist, chuig do dhoras, uimhir feithimh, scuaine*, uimhir an chuntair, deasc
    fáiltithe, fáiltiú, pas bordála, bordáil*, ticéad*, coinne, do choinne, tinreamh, freastal ar, deimhnigh do
    fhreastal, rannpháirtíocht*, am teachta, do chuairt, seoladh seachadta, sliotán seachadta, léamh méadair, méadar*,
    bord a chur in áirithe, áirithint*, glacadh earraí, turas scoile, cead don turas, toiliú don turas, cruinniú
    tuismitheoirí, beart poist, bord do bheirt
  `,
  outdated: `
    nach bhfuil bailí a thuilleadh, níl sé bailí a thuilleadh, ní oibríonn a thuilleadh, ní oibreoidh a thuilleadh,
    cód roimhe seo, seanchód, an chéad chód, cuireadh an cód ar ceal, ar ceal an cód, seoladh níos luaithe, cód imithe
    in éag, cód as feidhm, úsáideadh an cód, in úsáid cheana, in ionad an chóid, tagann in áit, imithe as feidhm, in
    éag, úsáideadh
  `,
  codeWord: `
    an focal, an focal seo, d'fhocal, bhur bhfocal, focal faire, an focal faire, d'fhocal faire, fhocal faire, focal
    rúnda, an focal rúnda, focal cód, códfhocal, focal cóid, focal rochtana, focal logála isteach, focal sínithe
    isteach, focal an lae, eochairfhocal, pasfhocal aonuaire, pasfhocal aon uaire, pasfhocal an lae, pasfhocal an lae
    inniu, pasfhrása, frása faire, an frása, d'fhrása, frása rúnda, na litreacha, na litreacha seo, na siollaí, an
    eochair, d'eochair
  `,
  example: `
    mar shampla, sampla:, samplaí:, cód samplach, teachtaireacht shamplach, cuma mar seo, san fhormáid, fuair sé
    teachtaireacht, fuair sí teachtaireacht, an teachtaireacht seo a leanas, teachtaireacht ag rá, teachtaireacht
    bhréige, teachtaireachtaí bréige, an caimiléir, an t-íospartach
  `,
  matter: `
    iarratas saoire, iarratas ar shaoire, saoire bhliantúil, saoire bhreoiteachta, teastas dochtúra, éileamh costais,
    éileamh ar chostais, tuairisc chostais, turas gnó, ragobair*, bileog ama, malartú sealanna, iarratas ceannaigh,
    iarratas buiséid, ag fanacht le do cheadú, fillteán comhroinnte, fillteáin chomhroinnte, fillteán leat, comhad
    comhroinnte, doiciméad comhroinnte, comhroinnte leat, roinnte leat, roinn comhad leat, réidh le híoslódáil, aistriú
    comhad, easpórtáil*, taifeadadh*, thaifeadadh*, ceangaltán*, cheangaltán*, meastachán*, conradh léasa, conradh
    oibre, sínigh an conradh, sínigh an doiciméad, doiciméad le síniú, síniú leictreonach, duillín pá, ráiteas cuntais,
    polasaí árachais, tuairisc scoile, trácht nua, rinne trácht, luaigh tú, freagra ar do cheist, postáil nua,
    teachtaireacht nua ó, léirmheas*, suirbhé*, vótáil*, pobalbhreith*, ceistneoir*, cheistneoir*, achainí*, plé nua,
    cruinniú*, chruinniú*, an mbeidh tú i láthair, an mbeidh tú ag freastal, liosta feithimh, ceardlann*, coinne nua,
    áirithint*, modhnóir*, mhodhnóir*, coraintín*, choraintín*, piarmheasúnú, aighneacht*, tasc nua, tascanna, ticéad
    tacaíochta, sannadh tasc, curtha leis an tionscadal, obair bhaile, spás stórála, spás diosca, beagnach lán,
    comhlánaigh do phróifíl, beartán*, bheartán*, deonachán*, réadmhaoin*, cuardach sábháilte, iarratas ar phost,
    iarrthóirí, roinn fillteán, roinn comhad, roinn doiciméad, roinn an fillteán, roinn an comhad, tá comhad roinnte, tá
    fillteán roinnte, féilire comhroinnte, albam comhroinnte, curtha leis an gclár bán, curtha leis an gcúrsa, ag
    fanacht le faomhadh, ag fanacht le formheas, ag fanacht le modhnóireacht, tarraing siar an teachtaireacht, tarraing
    siar an phostáil, do shaoire, costais le ceadú, luachan nua, glac leis an luachan, sínigh an comhaontú, ag fanacht
    le do shíniú, líon isteach an suirbhé, glac páirt sa suirbhé, líon isteach an ceistneoir, do vóta, vótáil ar son, d
    fhág trácht, trácht ar do, luadh thú, d fhreagair do, freagra nua, freagra ar do thicéad, freagra ar do phostáil,
    freagra ar do thrácht, nóta nua, íoslódáil an comhad, íoslódáil na comhaid, íoslódáil an doiciméad, albam
    grianghraf, cuireadh féilire, clár oibre an chruinnithe, cruinniú cinn bhliana, meabhrúchán coinne, do choinne, áit
    ar an liosta, seoladh d ordú, tá d ordú ar an mbealach, d ordú deimhnithe, cuireadh d ordú ar ceal, go raibh maith
    agat as d ordú, ordú nua ó, íocaíocht faighte, fuarthas d íocaíocht, theip ar an íocaíocht, sonrasc gan íoc, sonrasc
    ceangailte, féach ar an sonrasc, meabhrúchán íocaíochta, aisíocaíocht*, i do thralaí, i do chiseán, cárta
    bronntanais, ar ais sa stoc, do bhronntanas airgid, go raibh maith agat as do dheonachán, athnuadh do bhallraíocht,
    tá do thréimhse thrialach thart, alt nua, teachtaireacht phríobháideach ó, teachtaireachtaí gan léamh, leantóir nua,
    do do leanúint anois, iarratas cairdis, d fhág an grúpa, baineadh den ghrúpa thú, tuairisc sheachtainiúil, tuairisc
    mhíosúil, staitisticí do, fadhb réitithe, theip ar an jab, theip ar an gcúltaca, cúltac*, teastas as feidhm, eochair
    api, fuarthas víreas, sárú sonraí, stoc íseal, tasc sannta duit
  `,
  receipt: `
    admháil íocaíochta, admháil cheannaigh, admháil díola, d'admháil, cruthúnas íocaíochta, cruthúnas ceannaigh, go
    raibh maith agat as do cheannach*, go raibh maith agat as ceannach, go raibh maith agat as siopadóireacht, go
    raibh maith agat as d'íocaíocht, íocaíocht faighte, fuarthas an íocaíocht, íoctha le cárta, méid a íocadh, cbl
    san áireamh, fo iomlán, móriomlán, airgeadóir, cóip an chustaiméara, cóip an cheannaí
  `,
  toRead: `
    téigh chuig do chuntas, téigh go dtí do chuntas, téigh chuig mo chuntas, féach ar do chuntas, amharc ar do chuntas,
    leathanach mo chuntais, leathanach do chuntais, tairseach na gcustaiméirí, tairseach do chustaiméirí, oscail an
    deais, téigh chuig an deais, oscail an painéal, do bhillí, baincéireacht ar líne, féach ar d'ordú, seiceáil d'ordú,
    seiceáil na sonraí, athbhreithnigh do ghníomhaíocht, gníomhaíocht le déanaí, gníomhaíocht is déanaí, bainistigh do
    ghléasanna, cad a d'athraigh, seiceáil an seoladh seachadta, léigh do theachtaireacht, léigh an, léigh na, léigh
    ár, léigh faoi, a léamh, féach ar, féachaint ar, amharc, breathnaigh, feiceáil, fheiceáil, brabhsáil, faigh amach,
    caith súil, sracfhéachaint, foghlaim, mo chuntas, téigh chuig an tairseach, mo chuid áirithintí, oscail an
    doiciméad, sonraí an phoist, ionad cabhrach, féach a bhfuil nua, cad atá nua
  `,
};
