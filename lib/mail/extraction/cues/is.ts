import type { Cues } from "@/lib/mail/extraction/cues/types";

export const is: Cues = {
  code: `
    kóði, kóða, kóðinn, kóðann, kóðanum, staðfestingarkóð*, staðfestingarnúmer*, öryggiskóð*, aðgangskóð*,
    innskráningarkóð*, auðkenningarkóð*, sannprófunarkóð*, virkjunarkóð*, endurstillingarkóð*, einnota kóð*,
    einnota lykilorð*, einskiptislykilorð*, sms kóð*, kóðar, kóðans, tímabundinn kóð*, tímabundna kóð*,
    bráðabirgðakóð*, einskiptiskóð*, heimildarkóð*, öryggisnúmer*, auðkennisnúmer*, einnota pin*, einnota aðgangsorð*,
    tveggja þátta kóð*, leynikóð*, aðgangsnúmer*, einnota númer*, staðfestingartal*, öryggistal*, einnota tala*,
    einnota tölu*, einnota orð,
    lykilorð fyrir greiðsluna, lykilorð greiðslu, kóði fyrir greiðsluna, kóði fyrir kaupin, einnota lykilorð,
    staðfestingarlykilorð, tölustafirnir þínir,
    staðfestingarkóðinn þinn, endurheimtarkóði, pörunarkóði, kóðinn þinn, opnunarkóði, tækiskóði, leyninúmer,
    talnakóði, undirskriftarkóði
  `,
  maybeCode: `
    pinnúmer*, leyninúmer*, tölustaf*, tímabundið lykilorð, öryggislykil*, stafir, tölur, tölurnar, tölunum, tölum,
    töluna, talan, tölustöf*, stafina, stafirnir, bókstaf*, bókstöf*, talnarun*, stafarun*, samsetning*, runan, rununa,
    tákn, táknin, eftirfarandi, orðið, orðin, leyniorð*, lykilorðið er, lykilsetning*, þetta númer, númerið, pin,
    talan þín, lykill, lykill að, orðin fyrir neðan, runu, númerið þitt, þessa tölu,
    bráðabirgðalykilorð, sex stafa, fjögurra stafa
  `,
  other: `
    pöntun*, kvittun*, málsnúmer*, viðskiptavin*, viðskiptanúmer*, bókun*, sendingarnúmer*, rakningar*, afhending*,
    tilvísun*, sími, síma, símanúmer*, hringdu, kortanúmer*, endar á, samning*, trygging*, raðnúmer*, vörunúmer*,
    póstnúmer*, landsnúmer*, svæðisnúmer*, afslátt*, kynningarkóð*, tilboð*, gjafabréf*, gjafakóð*, boðskóð*,
    villukóð*, stöðukóð*, qr kóð*, strikamerki*, frumkóð*, hurðarkóð*, kennitala*, kennitölu*, kt, vsk*,
    virðisaukaskatt*, útgáf*, samtals, upphæð*, fjárhæð*, verð, kr, krónur, greiðsl*, punkt*, *götu, færslunúmer*,
    pakk*, gjafakort*, inneign*, tollskrárnúmer*, aðflutningsgjöld*, gjöldin, verðmæti*, málsnr, mál nr, mál númer,
    félagsnúmer*, mælisnúmer*, álestur*, bankareikning*, kortið endar, síðustu fjórir, farsím*, símanr, fax, pósthólf,
    heimilisfang*, vildarpunkt*, vinakóð*, bjóddu vin*, karfa, körfu, körfuna, við kassa, á kassanum, útsala, útsölu*,
    skattur, skattnúmer*, fyrirtækjaskrá, skráningarnúmer*, villuboð*, gátt, áskrifend*, lesend*, skref, flettingar,
    fjöldi, stk, flug*, sæti, brottför*, notkun, heimabanka, sendingin, sendingu, sendingar, sendingunni,
    sendingarinnar, sendinguna, miðanúmer*, ef þú hefur samband, ferðin, hólfið, póstbox, póstboxi,
    viðskiptamannanúmer, sundkort, kort sem endar, mælir, tollur, tollnúmer*, lyfseðill, lyfseðil*, skírteinisnúmer*,
    beiðninúmer*, fundur, fundi, fundinn, *sgata, *argata, reikningsnúmer*, reikningsyfirlit*, ógreiddur reikning*,
    reikningur nr, reikningur fyrir, reikning fyrir, reikningur að upphæð, gjaldfallin*,
    leitarreit*, leitarglugg*, mælanúmer*,
    sætisnúmer*, herbergisnúmer*, vsk númer*, keppnisnúmer*, viðgerðarnúmer*, starfsmannanúmer*,
    skýring greiðslu, skýringu með greiðslu, sem skýringu
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
    þetta þú, skrá þig inn, tveggja þrepa
  `,
  fleeting: `
    gildir*, gilda, rennur út, útrunn*, mínút*, ekki deila, deildu ekki, deildu aldrei, aldrei deila, gefðu aldrei,
    með neinum, aldrei biðja, einu sinni, trúnaðar*, er virk til, er virkur til, fellur úr gildi, ekki gefa,
    aldrei gefa, gefðu ekki, öðrum, engum, biðjum aldrei, spyrjum aldrei, haltu,
    virka ekki lengur, virkar ekki lengur, hættir að virka, einnota
  `,
  enter: `
    slá inn, skrifaðu*, límdu*, afritaðu*, notaðu*, settu inn, fylltu út, slærð inn, slá þessar, sláðu, sláið,
    inn í reitinn, skrifið, skrifa inn, límið, notið, afritið, afrita, setjið inn, setja inn, fyllið út, fylla út,
    gefðu upp, lestu upp, segðu, skannaðu, tilgreindu, færðu inn, færa inn, stimplaðu inn, pikkaðu inn, hringdu inn,
    að nota, skrifa, sendu inn, settu, færðu töluna, að slá inn, slá, þarftu að slá, senda inn,
    í reitinn,
    skal skrifa, skal slá, skaltu slá, skaltu skrifa, stimplaðu, stimpla inn, sláðu það,
    skrifaðu það, settu það, settu hana, settu þessa, ritaðu, rita, slærðu, skrifarðu, slegið inn, skrifað í, sem þú
    slærð, ritið,
    spyr síðan, spyr um, biður um, verður spurt, verður beðið
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
    velja nýtt lykilorð, virkja aðgang*, virkja reikning*
  `,
  act: `
    staðfesta, staðfestu, staðfestið, virkja, virkjaðu, samþykkja, samþykktu, ljúka, endurstilla, aflæsa, virkið,
    virkjið, samþykkið, þiggja, þiggðu, ljúktu, áfram, heimila, heimilaðu, leyfa, já takk, það er rétt, byrja, taka
    þátt, klára, kláraðu, opnaðu, endurstilltu, hefjast handa, byrjaðu, samþykki, halda áfram, eitt skref eftir,
    síðasta skrefið, næstum búið
  `,
  signIn: `
    skrá inn, innskráning, skráðu þig inn, skrá mig inn, opna appið, opna forritið, skrá sig inn, skráið ykkur inn,
    skrá þig inn, fara á mínar síður, innskrá
  `,
  never: `
    afskrá*, hætta áskrift*, stillingar*, vefútgáf*, persónuvernd*, vafrakök*, skilmál*, hjálp, þjónustuver*,
    hafðu samband, algengar spurningar, könnun*, endurgjöf, rekja sending*, skoða pöntun*, mínar síður,
    skoða reikning*, greiða, lesa meira, nánar, nánari upplýsingar, sjá allt, versla núna, fylgdu okkur, um okkur,
    fréttabréf*, afþakka*, segja upp áskrift*, hætta í áskrift*, fylgjast með sending*, fylgstu með, rekja pakka*,
    hafa samband, spurt og svarað, hjálparmiðstöð*, aðstoð, skoða tilboð*, kaupa, verslun*, bóka, deila með vin*,
    staðfest* pöntun*, staðfest* bókun*, staðfest* tíma, lesa fréttina, skoða myndir*, sjá hvar, gefa einkunn, annáll,
    lesa greinina, opna hólfið, æfingatafla, sækja kvittun, lesa grein, afbóka, breyta tíma, skoða í vafra*,
    opna í vafra*, lesa í vafra*, sjá í vafra*, halda samtalinu áfram, skoða skilaboð, skoða athugasemd,
    taka þátt í fundi, aðgangurinn minn, opna verkefni, opna skýrslu, opna skrá, skoða myndir, skoða niðurstöður,
    ummæli*, athugasemdir, athugasemd við
  `,
  notMe: `
    ekki ég, ekki þú, varst það ekki, baðst ekki, óskaðir ekki, ekki stofnað, kannast ekki, kannastu ekki, hunsa*,
    hafna*, hætta við, tryggja aðgang*, fyrir mistök, ekki beðið um, ekki óskað eftir, ekki skráð, ekki pantað,
    ekki reynt, ekki gera neitt, ekkert að gera, stöðva, loka á, læsa, tilkynna, óviðkomandi, af misgáningi, óvart,
    eyddu þessum, hunsið, ef þetta varst ekki þú, varst ekki þú, þarftu ekkert að gera, gerðu ekkert, baðst ekki um,
    nei takk, ef einhver annar, einhver annar hefur slegið, nei þetta, nei ég, nei ekki, reyndir ekki, reyndir þú ekki
  `,
  done: `
    hefur verið breytt, hefur verið staðfest*, hefur verið virkj*, hefur verið uppfær*, hefur verið endurstill*,
    hefur verið eytt, hefur verið bætt við, hefur verið fjarlæg*, hefur verið samþykkt*, var breytt, var uppfær*,
    var endurstill*, var virkj*, var bætt við, var eytt, er nú virk*, er nú staðfest*, ný innskráning, skráði sig inn,
    þú breyttir, takk fyrir að staðfesta, hefur samþykkt, tókst að, hefur verið skipt, var staðfest,
    hefur skráð sig inn, skráðist inn, þú hefur breytt, þú skiptir um, breytt lykilorði, takk fyrir staðfestinguna,
    er staðfest, er virkt, er virkjað, hefur þegið, lykilorði breytt, tölvupósti breytt, verði breytt, netfangi breytt,
    greitt
  `,
  here: `
    hér, smelltu*, hlekkur*, tengilinn, tengill*, hnappinn, hnappur*, afritaðu og límdu, vafra*, veffang*, smellið á,
    ýttu á, ýtið á, slóð, slóðin, slóðina, opnaðu, fara á, farðu á, þessi síða, þessa síðu, takkann, takkinn, tengil,
    hlekknum, hlekk, tenglinum, ýttu, afritaðu, eftirfarandi síðu, eftirfarandi hlekk, eftirfarandi slóð,
    eftirfarandi tengil
  `,
};
