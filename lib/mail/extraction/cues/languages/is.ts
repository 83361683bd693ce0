import type { Cues } from "@/lib/mail/extraction/cues/types";

export const is: Cues = {
  code: `
    kóði, kóða, kóðinn, kóðann, kóðanum, staðfestingarkóð*, staðfestingarnúmer*, öryggiskóð*, aðgangskóð*,
    innskráningarkóð*, auðkenningarkóð*, sannprófunarkóð*, virkjunarkóð*, endurstillingarkóð*, einnota kóð*, einnota
    lykilorð*, einskiptislykilorð*, sms kóð*, kóðar, kóðans, tímabundinn kóð*, tímabundna kóð*, bráðabirgðakóð*,
    einskiptiskóð*, heimildarkóð*, öryggisnúmer*, auðkennisnúmer*, einnota pin*, einnota aðgangsorð*, tveggja þátta
    kóð*, leynikóð*, aðgangsnúmer*, einnota númer*, staðfestingartal*, öryggistal*, einnota tala*, einnota tölu*,
    einnota orð, lykilorð fyrir greiðsluna, lykilorð greiðslu, kóði fyrir greiðsluna, kóði fyrir kaupin, einnota
    lykilorð, staðfestingarlykilorð, tölustafirnir þínir, staðfestingarkóðinn þinn, endurheimtarkóði, pörunarkóði,
    kóðinn þinn, opnunarkóði, tækiskóði, leyninúmer, talnakóði, undirskriftarkóði, *kóði, *kóða, *kóðinn, *kóðann,
    *kóðanum, *kóðans, *kóðar, *ngarkóð*, *unarkóð*, samþykkiskóð*, tengikóð*, tengingarkóð*, pörunarkóð*,
    undirritunarkóð*, greiðslukóð*, endurheimtarkóð*, opnunarkóð*, tækiskóð*, talnakóð*, undirskriftarkóð*,
    skráningarkóð*, eyðingarkóð*, breytingarkóð*, tölvupóstkóð*, tölvupóstskóð*, tímabundið aðgangsorð*, lykilorð til
    einnar notkunar, lykilorð til einnota, einnota lykill*, einnota lykil, einskiptisnúmer*, einskiptistal*,
    einskiptispin*, eftirlitsnúmer*, eftirlitstal*, innskráningarnúmer*, innskráningartal*, virkjunarnúmer*,
    staðfestingarstaf*, öryggistölu*, staðfestingartölu*, auðkenningarnúmer*, leynital*, leynitölu*, kvikt lykilorð,
    breytilegt lykilorð, bráðabirgðanúmer*, kóði úr tölvupósti, lykilnúmer, lykilorð færslu, færslulykilorð,
    staðfestingarkóði greiðslu, kóði til að samþykkja greiðslu
  `,
  maybeCode: `
    pinnúmer*, leyninúmer*, tölustaf*, tímabundið lykilorð, öryggislykil*, stafir, tölur, tölurnar, tölunum, tölum,
    töluna, talan, tölustöf*, stafina, stafirnir, bókstaf*, bókstöf*, talnarun*, stafarun*, samsetning*, runan, rununa,
    tákn, táknin, eftirfarandi, orðið, orðin, leyniorð*, lykilorðið er, lykilsetning*, þetta númer, númerið, pin,
    talan þín, lykill, lykill að, orðin fyrir neðan, runu, númerið þitt, þessa tölu, bráðabirgðalykilorð, sex stafa,
    fjögurra stafa, talnaröð*, stafaröð*, stafaruna*, stafarunu*, stafasamsetning*, talnasamsetning*, bókstafaruna*,
    leyninúmerið, leynilegt númer, öryggissetning*, virkjunarlykil*, bráðabirgðaaðgangsorð*, númerinu, tölustafirnir,
    fimm stafa, átta stafa, sjö stafa, tölunni
  `,
  other: `
    pöntun*, kvittun*, málsnúmer*, viðskiptavin*, viðskiptanúmer*, bókun*, sendingarnúmer*, rakningar*, afhending*,
    tilvísun*, sími, síma, símanúmer*, hringdu, kortanúmer*, endar á, samning*, trygging*, raðnúmer*, vörunúmer*,
    póstnúmer*, landsnúmer*, svæðisnúmer*, afslátt*, kynningarkóð*, tilboð*, gjafabréf*, gjafakóð*, boðskóð*,
    villukóð*, stöðukóð*, qr kóð*, strikamerki*, frumkóð*, hurðarkóð*, kennitala*, kennitölu*, kt, vsk*,
    virðisaukaskatt*, útgáf*, samtals, upphæð*, fjárhæð*, verð, kr, krónur, punkt*, *götu, færslunúmer*, pakk*,
    gjafakort*, inneign*, tollskrárnúmer*, aðflutningsgjöld*, gjöldin, verðmæti*, málsnr, mál nr, mál númer,
    félagsnúmer*, mælisnúmer*, álestur*, bankareikning*, kortið endar, síðustu fjórir, farsím*, símanr, fax, pósthólf,
    heimilisfang*, vildarpunkt*, vinakóð*, bjóddu vin*, karfa, körfu, körfuna, við kassa, á kassanum, útsala, útsölu*,
    skattur, skattnúmer*, fyrirtækjaskrá, skráningarnúmer*, villuboð*, gátt, áskrifend*, lesend*, skref, flettingar,
    fjöldi, stk, flug*, sæti, brottför*, notkun, heimabanka, sendingin, sendingu, sendingar, sendingunni,
    sendingarinnar, sendinguna, miðanúmer*, ef þú hefur samband, ferðin, hólfið, póstbox, póstboxi,
    viðskiptamannanúmer, sundkort, kort sem endar, mælir, tollur, tollnúmer*, lyfseðill, lyfseðil*, skírteinisnúmer*,
    beiðninúmer*, fundur, fundi, fundinn, *sgata, *argata, reikningsnúmer*, reikningsyfirlit*, ógreiddur reikning*,
    reikningur nr, reikningur fyrir, reikning fyrir, reikningur að upphæð, gjaldfallin*, leitarreit*, leitarglugg*,
    mælanúmer*, sætisnúmer*, herbergisnúmer*, vsk númer*, keppnisnúmer*, viðgerðarnúmer*, starfsmannanúmer*, skýring
    greiðslu, skýringu með greiðslu, sem skýringu, hliðkóð*, hliðarkóð*, dyrakóð*, læsingarkóð*, láskóð*, lásnúmer*,
    bílskúrskóð*, skápakóð*, skápskóð*, hólfakóð*, hólfskóð*, lyklakóð*, lyklabox*, gestakóð*, wifi kóð*, wifi
    lykilorð*, wi fi lykilorð*, netlykil*, litakóð*, klæðakóð*, siðareglur, námskeiðskóð*, áfangakóð*, áfanganúmer*,
    námskeiðsnúmer*, bekkjarkóð*, fundarkóð*, fundarauðkenni*, fundarnúmer*, afsláttarkóð*, fríðindakóð*, félagakóð*,
    viðskiptavinakóð*, bónuskóð*, vinningskóð*, keppniskóð*, skilakóð*, verslunarkóð*, vörukóð*, framleiðslukóð*,
    leyfiskóð*, leyfislykil*, vörulykil*, bókunarkóð*, pöntunarkóð*, farmiðakóð*, miðakóð*, sendingarkóð*,
    afhendingarkóð*, pakkakóð*, rakningarkóð*, flugvallarkóð*, bankakóð*, swift kóð*, bic kóð*, skattkóð*,
    atvinnugreinakóð*, sjúkdómskóð*, greiningarkóð*, tollkóð*, viðvörunarkóð*, landakóð*, landskóð*, svæðiskóð*,
    póstkóð*, tungumálakóð*, gjaldmiðilskóð*, verkefniskóð*, morskóð*, erfðakóð*, vélakóð*, dulkóð*, opinn kóð*, opinn
    hugbún*, vildarkóð*, tjónsnúmer*, tjónanúmer*, sjúklingsnúmer*, sjúklinganúmer*, nemendanúmer*, nemandanúmer*,
    félagsskírtein*, samningsnúmer*, skjalanúmer*, fylgiseð*, skápanúmer*, vegabréfsnúmer*, ökuskírteinisnúmer*,
    áskriftarnúmer*, birgjanúmer*, bókasafnsskírtein*, fasteignanúmer*, fastanúmer*, bílnúmer*, ferðanúmer*,
    tryggingarnúmer*, skírteini nr, hlutanúmer*, kröfunúmer*, greiðsla, greiðslan, greiðslu, greiðsluna, greiðslunni,
    greiðslur, greiðslum, greiðslukort*, greiðslukvittun*, greiðsluseð*, greiðsludag*, greiðslufrest*, greiðslumát*,
    greiðslutilvísun*, greiðsluyfirlit*, greiðsludreifing*, greiðsluupplýs*, greiðslutengil*, greiðslunúmer*, síðustu
    fjóri* tölustaf*, síðustu 4 tölustaf*, vöruflokkakóð*, birgjakóð*, framleiðandakóð*, varahlutakóð*, búðarkóð*,
    útibúskóð*, deildarkóð*, sviðskóð*, starfsstöðvarkóð*, kostnaðarstaðarkóð*, starfsmannakóð*, starfskóð*,
    starfsheitakóð*, starfsgreinakóð*, launakóð*, launategundarkóð*, launagreiðandakóð*, greiðandakóð*, fagkóð*,
    námskóð*, námsgreinarkóð*, prófkóð*, prófstaðarkóð*, skólakóð*, stofukóð*, herbergiskóð*, hópkóð*, viðburðarkóð*,
    atburðarkóð*, liðskóð*, mótskóð*, gjaldsvæðiskóð*, bílastæðakóð*, stæðiskóð*, sveitarfélagakóð*, sveitarfélagskóð*,
    bæjarkóð*, stöðvakóð*, stöðvarkóð*, stoppistöðvarkóð*, gjaldskrárkóð*, taxtakóð*, mæliskóð*, viðskiptamannakóð*,
    skattumdæmiskóð*, skattstofukóð*, atvinnugreinarkóð*, fjárlagakóð*, fjárhagskóð*, bókhaldskóð*, endursendingarkóð*,
    ábyrgðarkóð*, viðgerðarkóð*, tjónakóð*, kvörtunarkóð*, ástæðukóð*, bilanakóð*, lotukóð*, litarkóð*, málningarkóð*,
    gerðarkóð*, tegundarkóð*, vélarkóð*, tollskrárkóð*, verkkóð*, deildarnúmer*, útibúsnúmer*, kostnaðarstaðarnúmer*,
    viðburðarnúmer*, gjaldsvæðisnúmer*, lotunúmer*, litanúmer*, verknúmer*, vörukód*, námskeiðskód*, áfangakód*,
    deildarkód*, viðburðarkód*, verslunarkód*, litakód*, villukód*, bankakód*, þjónustukód*, ísat númer*, ísat kóði,
    ísat kóða, ísat flokkun, nace kóð*, hs kóð*, ean kóð*, ral númer*, iata kóð*, icd kóð*, kóði vöru, kóði vörunnar,
    kóði námskeiðs, kóði námskeiðsins, kóði áfangans, kóði deildar, kóði deildarinnar, kóði verslunar, kóði
    verslunarinnar, kóði birgis, kóði prófsins, kóði stofunnar, kóði bekkjarins, kóði hópsins, kóði viðburðarins, kóði
    svæðisins, kóði gjaldsvæðis, kóða vörunnar, kóða námskeiðsins, kóða áfangans, kóða deildarinnar, kóða viðburðarins,
    kóða svæðisins, kóðinn fyrir námskeiðið, kóðinn fyrir vöruna, kóðinn fyrir áfangann, námskeiðið með kóðanum, vara
    með kóðanum, varan með kóðanum, áfanginn með kóðanum, wifi aðgangsorð, wi fi aðgangsorð, wi fi kóði, wlan
    lykilorð*, wlan aðgangsorð, wlan kóði, gestanets lykilorð*, gestanets aðgangsorð, gestanets kóði, lykilorð
    þráðlausa netsins, lykilorð netsins, lykilorð gestanetsins, lykilorð fyrir wifi, lykilorð að wifi, lykilorð fyrir
    þráðlausa netið, lykilorð að þráðlausa netinu, lykilorð á þráðlausa netið, lykilorð fyrir gestanetið, lykilorð að
    gestanetinu, lykilorð fundarins, lykilorð fyrir fundinn, lykilorð á fundinn, lykilorð fundar, lykilorðið á wifi,
    lykilorðið á netið, lykilorðið að gestanetinu, lykilorðið fyrir fundinn, fundarlykilorð*, fundarpin, ráðstefnukóð*,
    ráðstefnulykilorð*, ráðstefnupin, kóði viðskiptavinar, áskriftarkóði, kóði áskrifanda, kóði samstarfsaðila,
    nemendakóði, hlutakóði, módelkóði, reikningskóði, mælakóði, byggingarkóði, kóði sveitarfélags, vsk kóði, myntkóði,
    kóði bókunar, söfnunarkóði, styrktarkóði, kóði sjúkdómsgreiningar, tjónskóði, kóði bílastæðasvæðis,
    tímabókunarkóði, þátttakendakóði, könnunarkóði
  `,
  promo: `
    afslátt*, gjafabréf*, gjafakort*, inneignarmið*, tilboð*, sértilboð*, útsala*, útsölu*, sparaðu núna, við kassann,
    innkaupakörf*, innkaupakarf*, innkaupakerr*, frí heimsending, ókeypis sending*, vildarpunkt*, bónuspunkt*,
    happdrætt*, gjafaleik*, bjóddu vinum, bjóddu vini, endurgreiðsluafslátt*, afmælisgjöf*, lágmarkspöntun*,
    lágmarkskaup*, meðan birgðir endast, á meðan birgðir, innleystu, verslaðu núna, kaupa núna, versla núna,
    öllu úrvalinu, kaupum yfir, hálfvirði, þegar þú borgar, á kassanum, fáðu kaffibolla, kaffibolla, bentu vini,
    deila með vini, útdrátt*, miðanúmer*, dregið á, á hálfvirði, þegar þú greiðir,
    vinningur, vinndu, leikur, dregið verður
  `,
  press: `
    tölublað*, í þessari grein, lesa áfram, pistill*, pistlahöfund*, bloggfærsl*, lesendur okkar, lesendum okkar,
    tölfræði*, vikuskýrsl*, mánaðarskýrsl*, vikuleg samantekt, að meðaltali, í síðasta mánuði, í síðasta mánuð,
    útgáfulýsing*, breytingaskrá*, ný útgáfa, villuleiðrétting*, lagfærðar villur, prófanir mistókust, veffund*,
    hlaðvarp*, vinnustof*, góð ráð fyrir, rannsókn sýnir, könnun sýnir, bylgja af, fréttatilkynning*, samkvæmt
    rannsókn, rekstrarskýrsl*, við sendum, í fyrra, íslendingar, svindlar*, plata svindlararnir, svona plata, lesa
    fréttina, keyrsla, prófunum féllu, annáll, skýrsla viku, könnun, spurningalisti, þitt álit,
    svikarar, svik, lestu greinina, lesa greinina, nýtt í útgáfu, vikulegt yfirlit, vefveið*
  `,
  business: `
    staðfest*, sannreyn*, sannprófa*, auðkenn*, innskráning*, skrá inn, nýskrá*, skráning*, lykilorð*, endurstill*,
    endurheimt*, aðgang*, netfang*, öryggi*, virkja*, virkjun*, tveggja þátta, tæki, samþykk*, aflæsa*, rafræn
    skilríki, einnota, skráðu þig inn, tölvupóstfang*, sannvott*, innskráð*, skráð þig inn, skrá sig inn, boð, boði,
    boðið, komast inn, úttekt*, netbanka*, millifær*, prófíl*, notanda*, bauð þér, býður þér, bætti þér, læst, ert
    þetta þú, skrá þig inn, tveggja þrepa,
    undirrit*, undirskrift*, pörun*, para saman, tengja tæki*, nýr sími, nýjum síma, nýtt tæki, ný tölva, nýr vafri,
    skipta um netfang, skipta um símanúmer, uppsögn*, mobilbank*, heimabank*, aflæs*,
    3 d secure, heimila greiðsl*, heimila færsl*, heimila viðskipt*, heimilaðu, greiðsluheimild*, ljúka greiðslunni,
    ljúka færslunni, framkvæma greiðsl*, framkvæma færsl*, skrifa undir samning*, skrifaðu undir, skrifa undir skjal*,
    bíður undirr*, tækið þitt, tækinu þínu, nýja tækið, nýja tækinu, nýju tæki, nýjan síma, nýja símann, nýja símanum,
    nýrri tölvu, nýjum vafra, tengja síma*, tengja forrit*, reikningurinn læst*, reikningnum læst, reikningi læst,
    reikningnum þínum læst, læstum, læstur, opna læst*, misheppnað* tilraun*, rangar tilraunir, rangra tilrauna, of
    margar tilraunir, of margra tilrauna, eyða reikning*, eyðingu reiknings, eyðing reiknings, loka reikning*, breyta
    símanúmer*, breyting á símanúmer*, nýtt símanúmer, breyta póstfang*, gluggann sem, glugganum sem, skildir eftir
    opin*, skildir eftir opn*, opna gluggann, opnum glugga, síðuna sem þú, síðunni sem þú, nýr viðtakandi, nýjan
    viðtakanda,
    greiðsla bíður, greiðslan bíður, færsla bíður, færslan bíður, ljúka greiðslu*, ljúka færslu*, heimila kaup*,
    netkaup*, kaup á netinu, kaupin á netinu, kortagreiðsla á netinu, rafræn undirskr*, 3d secure, nýtt númer, tækið,
    tækinu, tækisins, tengja sjónvarp*, læstist, opna lás*, misheppnuðum tilraunum, skipta um síma, skipti um síma,
    fyrsta skipti sem þú, opna glugganum, opinn glugga, opnu síðunni, skildir eftir opi*, skilinn eftir opi*
  `,
  fleeting: `
    gildir*, gilda, rennur út, útrunn*, mínút*, einu sinni, er virk til, er virkur til, fellur úr gildi, virka ekki
    lengur, virkar ekki lengur, hættir að virka, einnota, stundarfjórðung*, í korter, innan korters, innan
    klukkustundar, í eina klukkustund, í klukkustund, aðeins hægt að nota, bara einu sinni, aðeins einu sinni
  `,
  secret: `
    ekki deila, deildu ekki, deildu aldrei, aldrei deila, gefðu aldrei, með neinum, aldrei biðja, trúnaðar*, ekki
    gefa, aldrei gefa, gefðu ekki, öðrum, engum, biðjum aldrei, spyrjum aldrei, haltu, má ekki deila, ekki sýna, sýndu
    engum, segðu engum, engum öðrum, aðeins fyrir þig, bara fyrir þig, lestu hann ekki, lestu hana ekki, aldrei upp,
    sendu hann ekki, biðjum þig aldrei, spyrjum þig aldrei, deildu kóðanum ekki, deildu ekki kóðanum, deildu ekki
    þessum kóða, deildu aldrei kóðanum, deildu aldrei þessum kóða, deildu honum ekki, deildu honum aldrei, deilið
    ekki, deilið aldrei, deilið honum ekki, ekki láta neinn fá, láttu engan fá, láttu engan vita, gefið ekki upp,
    gefðu kóðann aldrei, segðu ekki neinum, ekki segja neinum, ekki afhenda, ekki áframsenda, áframsendu ekki,
    áframsendið ekki, sendið hann ekki, ekki senda kóðann, lesið hann ekki, ekki lesa hann upp, ekki lesa upp, haldið
    kóðanum leyndum, munum aldrei spyrja, aldrei um þennan kóða, aldrei um kóðann, bankinn biður aldrei, bankinn spyr
    aldrei, starfsfólk okkar biður, starfsfólk biður aldrei, starfsmenn biðja aldrei, starfsmenn okkar munu, enginn
    starfsmaður, enginn frá okkur, enginn hjá okkur, ekki einu sinni starfsfólki
  `,
  enter: `
    slá inn, skrifaðu*, límdu*, afritaðu*, notaðu*, settu inn, fylltu út, slærð inn, slá þessar, sláðu, sláið,
    inn í reitinn, skrifið, skrifa inn, límið, notið, afritið, afrita, setjið inn, setja inn, fyllið út, fylla út,
    gefðu upp, lestu upp, segðu, skannaðu, tilgreindu, færðu inn, færa inn, stimplaðu inn, pikkaðu inn, hringdu inn,
    að nota, skrifa, sendu inn, settu, færðu töluna, að slá inn, slá, þarftu að slá, senda inn, í reitinn, skal skrifa,
    skal slá, skaltu slá, skaltu skrifa, stimplaðu, stimpla inn, sláðu það, skrifaðu það, settu það, settu hana,
    settu þessa, ritaðu, rita, slærðu, skrifarðu, slegið inn, skrifað í, sem þú slærð, ritið, spyr síðan, spyr um,
    biður um, verður spurt, verður beðið, staðfestu það með, staðfestu hana með, staðfestu þau með,
    staðfestu kaupin með, staðfestu breytinguna með, staðfestu greiðsluna með, staðfestu netfangið með,
    staðfestu millifærsluna með, staðfestu með, staðfestu innskráninguna með, er staðfest með, eru staðfest með,
    staðfesta með, samþykktu það með, samþykktu þau með, samþykktu hana með, samþykktu kaupin með,
    samþykktu greiðsluna með, samþykktu millifærsluna með, samþykktu með, samþykkja með, undirritaðu með,
    undirrita með, undirritaðu samninginn með, skrifaðu undir með, aflæstu með, opnaðu með kóð*, skráðu þig inn með,
    auðkenndu þig með, ljúktu kaupunum með, ljúktu með, virkjaðu með, virkjaðu það með, virkjaðu hann með, svaraðu með,
    svarið með, svaraðu bara, pikkaðu, pikka inn, ýttu inn, stimplið inn, færið inn, færirðu inn, lesið upp,
    lestu upphátt, lestu tölurnar, nefndu, sendu til baka, sendið til baka, gefið upp, að gefa upp, þú gefur upp,
    gefa upp, tilgreinið, tilgreina, segið, límir, límdu það, líma inn, límið inn, afritar, afritarðu, fylltu inn,
    notar þú, notarðu, skal færa, skal gefa upp, skal líma, á að slá, á að skrifa, átt að skrifa, átt að slá,
    þarft að slá, þarft að skrifa, þarf að slá, þarf að skrifa, þá þarftu, þarftu að nota, er beðið um, biðjum við um,
    biðjum við þig, spyrjum við, mun biðja, munum biðja, verður beðin, verður beðinn, verður þú beðinn,
    verður þú beðin, verðurðu beðin, með því að slá, með því að skrifa, með því að gefa upp, með því að nota,
    vélritaðu, dragðu, skráðu töluna, skráðu númerið, skráðu tölurnar,
    hefur slegið, hefur skrifað, búinn að slá, búin að slá, nægir að slá, nægir að gefa, nægir að skrifa,
    staðfesting fer fram með, staðfest með því að slá, límt inn, fært inn, gefðu appinu, gefðu leiknum,
    innslátt*, slá hann inn, slá það inn, slá hana inn, sláðu hann, sláðu hana, skrifar inn, skrifa hann, skrifar
    kóðann, sleginn inn, slegin inn, búið að slá, ýttu á tölurnar, ýttu á tölustafina, veldu tölurnar, veldu
    tölustafina, velja tölurnar, veljið tölurnar, lestu kóðann, lestu hann upp, lesa upp, lesið kóðann, lesið hann upp,
    lestu fyrir, þyldu upp, þylja upp, segja þjónustufulltrúa, segðu þjónustufulltrúa, gefðu þjónustufulltrúa, gefið
    þjónustufulltrúa, láttu þjónustufulltrúa*, gefðu ráðgjafa*, láttu ráðgjafa*, gefðu starfsmanni, láttu starfsmann,
    sýndu kóðann, sýnið kóðann, sendu kóðann, sendið kóðann, sendu töluna, sendu hann til baka, svaraðu þessum, svaraðu
    póstinum með, svaraðu skilaboðunum með, svara með, haltu áfram með kóð*, halda áfram með kóð*, kláraðu með, klára
    með, ljúka með kóð*, ljúka með því, opna með kóð*, opnið með kóð*, opnaðu reikninginn með, opnaðu kortið með, skráið
    ykkur inn með, skráðu þig inn á nýju með, staðfestið með, staðfestið það með, staðfestið greiðsluna með, samþykkið
    með, samþykkið greiðsluna með, undirritið með, undirritaðu skjalið með, heimilaðu með, heimila með, heimilaðu
    greiðsluna með, virkja með, virkið með, settu kóðann, setja kóðann, setur kóðann, setjið kóðann, setur inn, færið
    kóðann, færðu kóðann, færa kóðann, skráðu kóðann, skrá kóðann, skráið kóðann, límdu kóðann, í reitina, í auða
    reitinn,
    ýttu á tölustaf*, ýttu á takkana, ýtið á tölurnar, ýtið á takkana, veldu töluna, veljið töluna, veldu rétta tölu,
    veldu sömu tölu, sendu tölurnar, sendu okkur kóðann, sendu okkur töluna, sendið okkur töluna, svaraðu skeytinu með,
    svarið skeytinu með, lestu hana upp, lestu það upp, lesið tölurnar, gefðu þjónustufulltrúa*, láttu fulltrúann,
    ráðgjafanum kóðann, sýndu töluna, haltu áfram með tölu*, haltu áfram með þess*, haldið áfram með, kláraðu kaupin
    með, kláraðu innskráninguna með, klárið með, ljúktu innskráningunni með, ljúktu greiðslunni með, ljúktu
    millifærslunni með, aflæstu kortinu með, aflæstu aðganginum með, aflæstu reikningnum með, opnaðu lásinn með, opnaðu
    aðganginn með, undirritið samninginn með, staðfestið kaupin með, skráðu tölustafina, slegnar inn, skrifuð í,
    innslætti, innslegin*, ritað í reit*, fyllið í reit*, fylltu í reit*, útfylltu, útfyllið, færð inn í, færður inn í
  `,
  complete: `
    staðfest* netfang*, staðfest* tölvupóst*, staðfest* aðgang*, staðfest* skráning*, staðfest* nýskráning*,
    staðfest* áskrift*, staðfest* innskráning*, staðfest* breyting*, staðfest* auðkenni*, staðfest* reikning*,
    staðfest* eyðingu, staðfest* að þetta sért þú, sannrey* netfang*, endurstil* lykilorð*, breyt* lykilorð*,
    velj* lykilorð*, endurheimt* lykilorð*, setj* lykilorð*, búa til lykilorð*, búðu til lykilorð*, veldu lykilorð*,
    nýtt lykilorð, endurheimt* aðgang*, staðfestingarteng*, staðfestingarhlekk*, virkjunarhlekk*, innskráningarhlekk*,
    innskráningarteng*, samþykk* boð*, þigg* boð*, ganga í teymið, aflæs* aðgang*, opna* aðgang*,
    samþykk* innskráningu, þetta var ég, ljúk* skráning*, ljúk* nýskráning*, klára* skráning*, staðfesting á netfang*,
    staðfest* póstfang*, staðfest* þetta netfang, staðfest* að netfang*, staðfest* nýja netfang*,
    staðfest* nýtt netfang*, staðfest* hér, staðfest* núna, staðfest* beiðni*, staðfest* þig, sannrey* tölvupóst*,
    sannrey* aðgang*, sannrey* auðkenni*, virkj* aðgang*, virkj* reikning*, virkj* áskrift*, virkj* netfang*,
    virkja núna, endurstil* aðgangsorð*, nýtt aðgangsorð, velj* nýtt lykilorð*, veldu nýtt lykilorð*,
    veldu þér lykilorð*, búðu þér til lykilorð*, stofn* lykilorð*, skipta um lykilorð*, skiptu um lykilorð*,
    still* lykilorð*, endurstillingarhlekk*, endurstillingarteng*, einnota hlekk*, aðgangshlekk*, taka boð*,
    taktu boð*, tak* þátt í, gakktu í, vertu með í, aflæs* reikning*, opn* reikning*, heimil* innskráningu,
    heimila tæki*, samþykk* tæki*, samþykk* beiðni*, já ég er, það er ég, þetta er ég, það var ég, hleypa mér inn,
    klár* nýskráning*, ljúktu við skráningu, ljúka við skráningu, kláraðu að skrá, stofn* aðgang*, já skrá mig,
    já ég vil, eyð* aðgang*, eyð* reikning*, skrá inn án lykilorðs, endurheimt* reikning*, opna eftirfarandi slóð,
    pósturinn barst, já þetta er netfangið mitt, þetta er netfangið mitt, netfangið mitt, nota þetta netfang,
    já ég vil fá, þiggja boðið, opna aðganginn minn, opnaðu aðganginn, opna aðgang*, opnaðu aðgang*, opnaðu þessa slóð,
    og þú ert inni, hleypið mér inn, þetta er ég*, eyða öllu, eyða prófíl*, fjarlægja aðgang*, pósthólfið sé þitt,
    netfangið sé þitt, taktu hann í notkun, virkjaðu notand*, ganga í hópinn, ganga í, velurðu þér nýtt lykilorð,
    þegar þú staðfestir á, staðfestir á, pósturinn komst til skila, bréfið barst, netfangið er rétt, já netfangið,
    netfangið er mitt, já þetta er ég, taka þátt, vera með, já takk, innskráning án lykilorðs, ég er með,
    halda áfram í vafra, endurstilling* á lykilorði, endurstilla lykilorð*, staðfesta netfang*, veldu nýtt lykilorð,
    velja nýtt lykilorð, virkja aðgang*, virkja reikning*,
    aflæst* reikning*, aflæst* aðgang*, aflæsing*, opnaðu fyrir aðgang*, opna fyrir aðgang*, aflétt* læsing*,
    þiggur boðið, þú þiggur boð*, um leið og þú þiggur, samþykkir boðið, þú samþykkir boð*, tekur boð*, tekur þátt í,
    skipta um netfang, skiptu um netfang, já skipta um, já breyta, breyttu netfang*, breyta netfang*,
    samþykk* breyting*, staðfest* skipti*, eyð* prófíl*, eyða mínum, eyða aðganginum mínum, endurheimt* aðganginn minn,
    endurvirkj* aðgang*, endurvirkj* reikning*, endurvirkj* prófíl*, fá aðganginn aftur, fáðu aðganginn aftur,
    búðu til nýtt lykilorð, búa til nýtt lykilorð, stilltu lykilorð*, stilltu nýtt, settu nýtt lykilorð,
    settu þér lykilorð, skráðu mig inn, skrá mig inn beint, töfrahlekk*, töfrateng*, virkj* innskráningu,
    virkj* aðganginn, virkj* þjónust*, staðfest* tæki*, staðfest* eignarhald*, staðfest* samþykki*, veit* samþykki,
    gefðu samþykki, gefa samþykki, ganga til liðs*, gakktu til liðs*, ganga í fjölskyld*, ganga í verkefni*,
    vera með í, verða með í, ljúk* uppsetning*, klár* uppsetning*, klár* aðgang*, ljúk* stofnun, staðfestir netfangið,
    virkjar aðganginn, virkjar reikninginn,
    staðfestir eyðing*, staðfestir breyting*, staðfestir skráning*, staðfestir nýskráning*, staðfestir áskrift*,
    staðfestir tölvupóst*, staðfestir aðgang*, samþykkir breyting*, samþykkir innskráning*, velur nýtt lykilorð,
    velur þér lykilorð, hleyptu mér inn, komast inn án lykilorðs
  `,
  act: `
    staðfesta, staðfestu, staðfestið, virkja, virkjaðu, samþykkja, samþykktu, ljúka, endurstilla, aflæsa, virkið,
    virkjið, samþykkið, þiggja, þiggðu, ljúktu, áfram, heimila, heimilaðu, leyfa, já takk, það er rétt, byrja, taka
    þátt, klára, kláraðu, opnaðu, endurstilltu, hefjast handa, byrjaðu, samþykki, halda áfram, eitt skref eftir,
    síðasta skrefið, næstum búið, veldu nýtt, búðu til nýtt
  `,
  signIn: `
    skrá inn, innskráning, skráðu þig inn, skrá mig inn, opna appið, opna forritið, skrá sig inn, skráið ykkur inn,
    skrá þig inn, fara á mínar síður, innskrá
  `,
  never: `
    afskrá*, hætta áskrift*, stillingar*, vefútgáf*, persónuvernd*, vafrakök*, skilmál*, hjálp, þjónustuver*, hafðu
    samband, algengar spurningar, könnun*, endurgjöf, rekja sending*, skoða pöntun*, mínar síður, skoða reikning*,
    greiða, lesa meira, nánar, nánari upplýsingar, sjá allt, versla núna, fylgdu okkur, um okkur, fréttabréf*,
    afþakka*, segja upp áskrift*, hætta í áskrift*, fylgjast með sending*, fylgstu með, rekja pakka*, hafa samband,
    spurt og svarað, hjálparmiðstöð*, aðstoð, skoða tilboð*, kaupa, verslun*, bóka, deila með vin*, staðfest* pöntun*,
    staðfest* bókun*, staðfest* tíma, lesa fréttina, skoða myndir*, sjá hvar, gefa einkunn, annáll, lesa greinina, opna
    hólfið, æfingatafla, sækja kvittun, lesa grein, afbóka, breyta tíma, skoða í vafra*, opna í vafra*, lesa í vafra*,
    sjá í vafra*, halda samtalinu áfram, skoða skilaboð, skoða athugasemd, taka þátt í fundi, aðgangurinn minn, opna
    verkefni, opna skýrslu, opna skrá, skoða myndir, skoða niðurstöður, ummæli*, athugasemdir, athugasemd við, rekja
    sendinguna, rekja pakkann, fylgjast með pakka*, fylgstu með pakka*, fylgjast með pöntun*, skoða kvittun*, sækja
    reikning*, skoða pöntunina, skoða bókun*, sjá bókun*, skoða miða*, brottfararspjald*, brottfararspjöld*, innrita,
    innritun, bæta í dagatal, bæta við dagatal*, setja í dagatal*, bæta í wallet, sækja appið, app store, google play,
    svara könnun*, segðu okkur, taka þátt í könnun*, gefa endurgjöf, minn prófíll, pantanirnar mínar, mínar pantanir,
    opnunartím*, finna verslun*, breyta bókun*, breyta afhending*, skoða tilboðið, niðurhal*, hlaða niður, borga
    reikning, umsjón með bókun, breyta áskrift, umsjón með áskrift, áskriftin mín, uppfæra greiðsluupplýsingar, uppfæra
    kort, uppfæra greiðslumáta, endurnýja áskrift, endurnýja núna, skrifa umsögn, gefðu okkur umsögn, svara skilaboðum,
    sækja um, sækja um núna, sækja um starf, nota gjafabréf, nota afsláttarkóða, innleysa gjafabréf, bjóða vinum,
    bjóddu vinum, ná í appið, sækja app, panta tíma, bæta við í dagatal, vista í dagatal, fara á fundinn, tengjast
    fundi, breyta tilkynningum, yfirfara öryggisstillingar
  `,
  notMe: `
    ekki ég, ekki þú, varst það ekki, baðst ekki, óskaðir ekki, ekki stofnað, kannast ekki, kannastu ekki, hunsa*,
    hafna*, hætta við, tryggja aðgang*, fyrir mistök, ekki beðið um, ekki óskað eftir, ekki skráð, ekki pantað, ekki
    reynt, ekki gera neitt, ekkert að gera, stöðva, loka á, læsa, tilkynna, óviðkomandi, af misgáningi, óvart, eyddu
    þessum, hunsið, ef þetta varst ekki þú, varst ekki þú, þarftu ekkert að gera, gerðu ekkert, baðst ekki um, nei takk,
    ef einhver annar, einhver annar hefur slegið, nei þetta, nei ég, nei ekki, reyndir ekki, reyndir þú ekki, varst það
    ekki þú, ef þú baðst ekki, ef þú óskaðir ekki, kannast þú ekki, hafðu strax samband, hafið strax samband, einhver
    annar gæti, stöðva breyting*, hætta við eyðing*, halda aðganginum, hafna boðinu, hafna boði, loka reikningnum, læsa
    reikning*, læsa aðgang*, ekki sem reyndir, reyndir ekki að, sem baðst um þetta, þekkirðu ekki, þekkir þú ekki,
    tilheyrir þér ekki, þekkir ekki þ*, er ekki þinn, er ekki þín, er ekki þitt, gerðir þetta ekki, gerðir ekki,
    breyttir ekki, stofnaðir ekki, skráðir þig ekki, baðst þú ekki, baðstu ekki, heimilaðir ekki, án þinnar vitundar,
    einhver annar hafi, ef þetta er rangt, um mistök er að ræða, ef þetta eru mistök, að þetta séu mistök, fjarlægja
    netfangið þitt, fjarlægja netfangið mitt, gera aðganginn óvirkan, frysta reikninginn, verndaðu aðganginn, verndaðu
    reikninginn, mælum með að þú breytir, mælum með að breyta, lykilorðinu þínu strax, lykilorðinu strax, lykilorðinu
    sem fyrst, láttu okkur vita, látið okkur vita, tilkynntu grunsamlega, hafðu samband strax, hafðu tafarlaust samband,
    skoðaðu nýlega virkni, skráðu þig út af öllum, afturkalla breyting*
  `,
  done: `
    hefur verið breytt, hefur verið staðfest*, hefur verið virkj*, hefur verið uppfær*, hefur verið endurstill*, hefur
    verið eytt, hefur verið bætt við, hefur verið fjarlæg*, hefur verið samþykkt*, var breytt, var uppfær*, var
    endurstill*, var virkj*, var bætt við, var eytt, er nú virk*, er nú staðfest*, ný innskráning, skráði sig inn, þú
    breyttir, takk fyrir að staðfesta, hefur samþykkt, tókst að, hefur verið skipt, var staðfest, hefur skráð sig inn,
    skráðist inn, þú hefur breytt, þú skiptir um, breytt lykilorði, takk fyrir staðfestinguna, er staðfest, er virkt,
    er virkjað, hefur þegið, lykilorði breytt, tölvupósti breytt, verði breytt, netfangi breytt, greitt, þú hefur verið
    afskráð*, þú ert nú afskráð*, þú ert afskráð*, þú hefur afskráð þig, þú hefur sagt upp áskrift*, áskrift þinni
    hefur verið sagt upp, áskriftinni hefur verið sagt upp, uppsögn þín hefur tekið gildi, verið fjarlægð* af listanum,
    verið fjarlægt af listanum, verið tekin* af listanum, munt ekki lengur fá, færð ekki lengur, munt ekki fá fleiri
  `,
  here: `
    smelltu hér, smella hér, smellið hér, ýttu hér, ýta hér, farðu hér, opnaðu hér, smelltu*, hlekkur*, tengilinn,
    tengill*, hnappinn, hnappur*, afritaðu og límdu, vafra*, veffang*, smellið á, ýttu á, ýtið á, slóð, slóðin, slóðina,
    opnaðu, fara á, farðu á, þessi síða, þessa síðu, takkann, takkinn, tengil, hlekknum, hlekk, tenglinum, ýttu,
    afritaðu, eftirfarandi síðu, eftirfarandi hlekk, eftirfarandi slóð, eftirfarandi tengil, héðan, gegnum hlekkinn, með
    þessum hlekk, með því að smella, hér að neðan, hnappnum
  `,
  onSite: `
    pakki*, pakka*, pokk*, sendil*, bilstjor*, postbox*, hurd*, dyr*, hlid*, afgreidsl*, afhend*, saekja, sott, sottur,
    mottok*, kass*, wifi, wi fi, bokun*, pontun*, midar, bidrod*, timapontun*, midann, midinn, sendingin, sendingu,
    bordid, fundarnúmer*, fundarauðkenni*, auðkenni fundar*, fundarkóð*, fundarhlekk*, fundarboð*, fundarherbergi*,
    taka þátt í fundinum, taka þátt í fundi, tengjast fundinum, tengjast fundi, zoom fund*, teams fund*, meet fund*,
    fjarfund*, netfund*, myndfund*, myndsímtal*, myndsímtöl*, vídeófund*, símafund*, ráðstefnunúmer*, vefnámskeið*,
    veffund*, vefmálstof*, innhringi*, hringja inn, biðherbergi*, hurð*, útidyr*, aðaldyr*, hliðið, hliðinu, hliðs,
    hliðsins, aðalinngang*, anddyri*, stigagang*, stigahús*, bílskúr*, bílageymsl*, bílastæð*, bílakjallar*, sláin,
    slánni, lyftu, lyftuna, lyftunni, lyklabox*, lyklaskáp*, lyklahólf*, hengilás*, talnalás*, hjólalás*,
    búningsklef*, fatahengi*, geymsluskáp*, geymsluhólf*, hjólageymsl*, öryggiskerfi hússins, þjófavarnarkerfi*,
    viðvörunarkerfi*, öryggishólf*, peningaskáp*, snúningshlið*, hleðslustöð*, hleðslustaur*, miðasjálfsal*, miðavél*,
    stöðumæl*, sjálfsal*, sjálfsafgreiðsl*, ljósritunarvél*, prentaranum, þvottavél*, gestanet*, þráðlaus* net*,
    herbergisnúmer*, sækja pakk*, sæktu pakk*, sækja send*, póstberi*, pósthús*, heimsend*, biðnúmer*, biðröð*, röðin
    komin, afgreiðslukass*, afgreiðslunúmer*, móttaka*, gjaldker*, strætóbílstj*, vagnstjór*, lestarstjór*,
    brottfararspjald*, brottfararhlið*, byrðing*, öryggisvörð*, tímabókun*, bókaðan tíma, bókaður tími, tíma hjá,
    tíminn þinn, staðfesta tíma, staðfestu tíma, staðfestu tímann, mæting*, þátttak*, þátttök*, komutím*, komudag*,
    koma þín, staðfest* heimsókn*, heimsókn þín, heimsóknartím*, vitjun*, innritun*, innrita þig, sendingarstað*,
    álestur*, mælaálestur*, mælastöð*, mælastað*, rafmagnsmæl*, vatnsmæl*, svar óskast, borðapöntun*, borðapantan*,
    borð fyrir, borðið, vörumóttök*, skólaferð*, vettvangsferð*, ferðaleyfi*, leyfi foreldra fyrir, dagsferð*,
    foreldrafund*, ökutím*, atvinnuviðtal*, hliðkóð*, á hótelinu, á hótelið, dvölin þín, dvöl þín, dvalar þinnar,
    inngangur*, innganginn, við inngang*, skápnúmer*, skápur*, lyftan í,
    númer fundar, númer fundarins, fundar id, vefstofa*, taktu þátt í fundinum, ganga í fundinn, aðgangur að
    fundinum, hlekkur á fundinn, tengill á fundinn, gesta wifi, wifi fyrir gesti, heiti netsins, nafn netsins, nafn
    á neti, heiti nets, þráðlaust net fyrir gesti, net fyrir gesti, ssid
  `,
  entryPlace: `
    glugga*, gluggi*, sidu, siduna*, siðu*, skja, skjain*, skjanum, skjá*, reit, reitinn, reitnum, reiti*, form,
    eydubla*, appi*, appid, appinu, smaforrit*, vafra*, vefsid*, vefsíð*, taeki*, spjaldtolv*, tolvu*, sjonvarp*,
    reitina, linuna, linan, flipa, flipann, flipanum, flipinn, valmynd*, samtalsglugg*, textareit*, upphafsskja*,
    upphafssid*, innskraningarsid*, innskraningarglugg*, myndlykil*, hradbank*, spjall, spjalli*, spjallinu,
    spjallglugg*, smaapp*, biðlara*, vidbot*, naesta skref*, oðru skrefi, skrefi tvo, skref tvo, greidslusid*,
    stadfestingarsid*, bokunarsid*, netbank*, heimabank*, bankaapp*, vefsvaed*, gattin*, gattinni, minum sidum,
    skraningarsid*, simanum, tolvunni, hlutanum, sidunni, siduna, skjainn, bókunarsíð*, pöntunarsíð*, greiðslusíð*
  `,
  accountName: `
    notandanafn*, notendanafn*, nafn aðgangs, gælunafn*, spilaranafn*, birtingarnafn*, innskráningarnafn*,
    notandaauðkenni*
  `,
  subjectLine: "efnislín*, efnisl*, í titlinum",
  outdated: `
    gildir ekki lengur, virkar ekki lengur, er ekki lengur gild*, ekki lengur í gildi, er ekki lengur virk*, er
    fallinn úr gildi, fallinn úr gildi, féll úr gildi, er úr gildi, ógiltur, hefur verið ógilt*, var ógilt*, við
    ógiltum, höfum ógilt, afturkallað*, var afturkall*, hefur verið lokað, kóðanum var lokað, fyrri kóð*, fyrri kóði,
    gamli kóð*, gamla kóð*, eldri kóð*, fyrsti kóð*, fyrsta kóð*, upprunaleg* kóð*, kóðinn frá því í morgun, frá því í
    morgun, kóðinn frá í gær, sendur áður, sendum áður, sendur fyrr, sendum fyrr, sendur í morgun, sendum í morgun,
    sendur í gær, sem við sendum kl, kóðinn er útrunninn, kóðinn rann út, útrunninn kóð*, útrunna kóð*, hefur þegar
    verið notað*, þegar verið notaður, þegar notað*, kóðinn var notaður, kóðinn hefur verið notaður, var notaður til,
    kóðinn sem þú notaðir, ekki hægt að nota aftur, ekki er hægt að nota hann aftur, verður ekki notaður aftur,
    hunsaðu fyrri, hunsið fyrri, gleymdu kóðanum, í stað kóðans, í staðinn fyrir kóð*, í stað fyrri, í stað þess
    gamla, kemur í stað kóð*, kemur í stað fyrri, kemur í stað þess, rann út, er útrunninn, er runninn út, var
    notaður, hefur verið notaður,
    þú slóst inn kóðann, þú skráðir inn kóðann, þú færðir inn kóðann, þú settir inn kóðann, þú notaðir kóðann, þú
    slóst inn kóða, þú slóst inn pin númerið, þú slóst inn öryggiskóðann, þú slóst inn staðfestingarkóðann, þú slóst
    inn sms kóðann, kóðinn sem þú slóst inn, kóðinn sem þú færðir inn, kóðinn sem þú skráðir inn, kóðinn var sleginn
    inn, kóðinn var samþykktur, staðfestingarkóðinn var sleginn inn, staðfestingarkóðinn var samþykktur,
    öryggiskóðinn var sleginn inn, öryggiskóðinn var samþykktur, sms kóðinn var sleginn inn, sms kóðinn var
    samþykktur, kóðinn var skráður inn, kóðinn var færður inn, kóðinn var staðfestur, kóðinn var sannreyndur, kóðinn
    var notaður kl, kóði var sleginn inn, kóði var samþykktur, pin númerið var slegið inn, pin númer var slegið inn,
    pin númer samþykkt, við samþykktum kóðann, var staðfest með kóðanum, var staðfest með kóða, var samþykkt með
    kóðanum, var heimiluð með kóðanum, þú staðfestir með kóðanum, þú skráðir þig inn með kóðanum, þú skráðir þig inn
    með kóða, innsleginn kóði
  `,
  toRead: `
    lesa, lestu, lesið, skoða, skoðaðu, skoðið, sjá, sjáðu, finna, finnur, fara á aðganginn minn, farðu á aðganginn
    þinn, á mínum síðum, síða reikningsins, þjónustugátt*, viðskiptavinagátt*, opna mælaborð*, fara á mælaborð*, fara á
    yfirlit*, reikningarnir þínir, reikningana þína, heimabank*, farðu yfir pöntunina, athugaðu pöntunina, farðu yfir
    bókunina, farðu yfir smáatriðin, farðu yfir virkni*, nýleg* virkni, stjórna tækjum, hvað breyttist, hvað hefur
    breyst, notkunarsaga*, notkunarsögu*, opnaðu appið, pöntunin mín, lesa áfram, fara á mínar síður, opna stjórnborð,
    opna þjónustuvef, mínar bókanir, bókanirnar mínar, opna skilaboð, opna skjal, sækja gögn, sækja skrá, hvað er nýtt
  `,
  plural: "kóðar, kóðarnir, kóða voru, kóðum",
  fault: "villukóð*, villa, bilun*",
  codeWord: `
    orðið þitt, orðið ykkar, þetta orð, eftirfarandi orð, sláðu inn orðið, sláið inn orðið, skrifaðu orðið, skrifið
    orðið, með orðinu, orð:, leyniorð*, aðgangsorð*, kóðaorð*, innskráningarorð*, staðfestingarorð*, öryggisorð*,
    auðkenningarorð*, einnota orð*, orð dagsins, lykilorð dagsins, lykilorð í dag, einnota lykilorð*, einskiptis
    lykilorð*, einskiptislykilorð*, lykilsetning*, aðgangssetning*, leynisetning*, lykilfrasi*, frasinn, frasann,
    setningin þín, stafirnir, stafina, þessir stafir, þessa stafi, bókstafirnir, bókstafina, atkvæðin, stafaröð*,
    stafarun*, stafastreng*, strengurinn, strenginn, lykillinn, lykilinn
  `,
  example: `
    til dæmis, t d, dæmi:, sem dæmi, dæmi um kóða, dæmi um skilaboð, í þessu dæmi, sýniskóð*, lítur svona út, líta
    svona út, lítur þannig út, á forminu, á sniðinu, með sniðinu, eitthvað á borð við, á borð við, kóði eins og,
    skilaboð eins og, sms eins og, fékk skilaboð, fékk sms, fékk ég skilaboð, barst honum, barst henni, eftirfarandi
    skilaboð, svohljóðandi, í skilaboðunum stóð, þar sem stóð, fölsuð skilaboð, föls skilaboð, falsað sms,
    svikaskilaboð*, svikarinn, svindlarinn, fórnarlambið, fórnarlambinu, sá sem hringdi
  `,
  matter: `
    orlofsbeiðni*, orlofsumsókn*, beiðni um frí, beiðni um orlof, veikindavottorð*, læknisvottorð*, kostnaðarskýrsl*,
    útgjaldaskýrsl*, endurgreiðsl*, vinnuferð*, viðskiptaferð*, yfirvinn*, tímaskýrsl*, vaktaskipti*, innkaupabeiðni*,
    fjárhagsáætlun*, samþykktarbeiðni*, bíður samþykkis, bíður samþykktar, sent til samþykktar, deild mappa, deildri
    möppu, sameiginleg mappa, deilt skjal, deildi með þér, deilt með þér, hefur deilt, aðgang að möppu*, niðurhalið
    þitt, tilbú* til niðurhals, skráaflutning*, öryggisafrit*, upptaka, upptöku, viðhengi*, verðtilboð*,
    kostnaðaráætlun*, leigusamning*, ráðningarsamning*, til undirritunar, undirrita skjal*, rafræn* undirritun*,
    launaseð*, kvittun, reikningsyfirlit*, einkunn*, tryggingaskírteini*, skrifaði athugasemd, athugasemd við, nefndi
    þig, minntist á þig, svaraði þér, svaraði færsl*, svaraði athugasemd*, ný færsla, nýja færslu, svar við spurning*,
    umsögn, könnun, skoðanakönnun*, atkvæðagreiðsl*, spurningalist*, undirskriftasöfnun*, umræðuþr*, viðburð*,
    fundarboð*, fundur, ætlar þú að mæta, biðlist*, laust pláss, pláss hefur losnað, námskeið*, kennslustund*,
    foreldraviðt*, tímapöntun*, tímabókun*, heimsókn*, sóttkví, ritrýni*, tillaga, úthlutað þér, heimavinn*,
    geymslupláss*, næstum full*, ljúktu við prófílinn, fasteign*, vistuð leit, starfsumsókn*, umsækjand*, deildi
    möppunni, deildi möppu, deildi skránni, deildi skjalinu, deildi skjali, deilt möppu, deilt skjali, sameiginlegt
    skjal, sameiginlegri möppu, bætt við verkefnið, bætt á námskeið, bíður yfirferðar, bíður afgreiðslu stjórnanda,
    draga færsluna til baka, draga skilaboðin til baka, orlof þitt, sumarorlof*, útlagður kostnaður, nýtt tilboð frá,
    samþykkja tilboðið, undirrita samning*, skjal til undirritunar, þjónustukönnun*, viðhorfskönnun*,
    starfsmannakönnun*, taktu þátt í könnun*, svaraðu könnun*, greiddu atkvæði, greiða atkvæði, ný athugasemd, nýja
    athugasemd, svar við athugasemd, svar við færslu, sækja skrána, sækja skrár, sækja skjalið, myndaalbúm*,
    dagatalsboð*, aðalfund*, húsfund*, stjórnarfund*, dagskrá fundarins, kemst þú á, bókunarstaðfesting*, takk fyrir
    bókunina, skoða bókun, pöntunin þín er á leiðinni, pöntunin þín hefur verið send, pöntunin er tilbúin, ný pöntun
    frá, takk fyrir pöntunina, greiðsla móttekin, greiðsla mistókst, greiðslan mistókst, ógreiddur reikningur,
    reikningur í viðhengi, skoða reikning, innheimtubréf*, greiðsluáminning*, gjafabréf*, eftir í körfunni, aftur til á
    lager, takk fyrir framlagið, áskriftin var endurnýjuð, prufutíminn rennur út, ólesin skilaboð, skilaboð frá kennara,
    nýr fylgjandi, fylgir þér nú, vinabeiðni*, gekk í hópinn, yfirgaf hópinn, fjarlægð* úr hópnum, mánaðarskýrsl*,
    vikuskýrsl*, tölfræði fyrir, tekin af listanum, vandamálið er leyst, svarar ekki lengur, verkið mistókst, skírteinið
    rennur út, lykilorðið þitt rennur út eftir, api lykil*, veira fannst, gagnaleki, lítið eftir á lager, diskpláss*
  `,
  receipt: `
    kvittun*, *kvittun, greiðslukvittun*, kassakvittun*, takk fyrir viðskiptin, þökkum viðskiptin, þökkum fyrir
    viðskiptin, takk fyrir kaupin, takk fyrir greiðsluna, greiðsla móttekin, greiðsla tókst, greitt með korti, þar
    af vsk, með vsk, vsk innifalinn, millisamtala, afrit viðskiptavinar, eintak viðskiptavinar, afrit söluaðila,
    posakvittun*, posanúmer*, kvittun viðskiptavinar, afrit korthafa, til ráðstöfunar eftir, staða eftir færslu, var
    skuldfært, hefur verið skuldfært, var skuldfærð á, var gjaldfært á, var dregið af kortinu, þú greiddir hjá, þú
    borgaðir hjá, launayfirlit*, brúttólaun*, nettólaun*, heildarlaun*, útborguð laun,
    útborgað, staðgreiðsla skatta, persónuafsláttur, frádráttur samtals, iðgjald í lífeyrissjóð, launatímabil*
  `,
};
