import type { Cues } from "@/lib/mail/cues/types";

export const is: Cues = {
  code: `
    kóði, kóða, kóðinn, kóðann, kóðanum, staðfestingarkóð*, staðfestingarnúmer*, öryggiskóð*, aðgangskóð*,
    innskráningarkóð*, auðkenningarkóð*, sannprófunarkóð*, virkjunarkóð*, endurstillingarkóð*, einnota kóð*,
    einnota lykilorð*, einskiptislykilorð*, sms kóð*
  `,
  maybeCode: `
    pin númer*, pinnúmer*, leyninúmer*, talnaruna*, tölustaf*, eftirfarandi númer, númerið hér að neðan,
    tímabundið lykilorð, öryggislykil*, stafir
  `,
  other: `
    pöntun*, reikning*, kvittun*, málsnúmer*, viðskiptavin*, viðskiptanúmer*, bókun*, sendingarnúmer*, rakningar*,
    afhending*, tilvísun*, sími, síma, símanúmer*, hringdu, kortanúmer*, endar á, samning*, trygging*, raðnúmer*,
    vörunúmer*, póstnúmer*, landsnúmer*, svæðisnúmer*, afslátt*, kynningarkóð*, tilboð*, gjafabréf*, gjafakóð*,
    boðskóð*, villukóð*, stöðukóð*, qr kóð*, strikamerki*, frumkóð*, hurðarkóð*, kennitala*, kennitölu*, kt, vsk*,
    virðisaukaskatt*, útgáf*, samtals, alls, upphæð*, fjárhæð*, verð, kr, krónur, greiðsl*, punkt*, *gata, *götu,
    færslunúmer*, pakk*, gjafakort*, inneign*
  `,
  business: `
    staðfest*, sannreyn*, sannprófa*, auðkenn*, innskráning*, skrá inn, nýskrá*, skráning*, lykilorð*, endurstill*,
    endurheimt*, aðgang*, netfang*, öryggi*, virkja*, virkjun*, tveggja þátta, tæki, samþykk*, aflæsa*,
    rafræn skilríki, einnota, skráðu þig inn, tölvupóstfang*
  `,
  fleeting: `
    gildir*, gilda, rennur út, útrunn*, mínút*, ekki deila, deildu ekki, deildu aldrei, aldrei deila, ekki gefa upp,
    gefðu aldrei, með neinum, aldrei biðja, einu sinni, trúnaðar*
  `,
  enter: `
    sláðu inn, slá inn, skrifaðu*, límdu*, afritaðu*, notaðu*, settu inn, fylltu út
  `,
  complete: `
    staðfest* netfang*, staðfest* tölvupóst*, staðfest* aðgang*, staðfest* skráning*, staðfest* nýskráning*,
    staðfest* áskrift*, staðfest* innskráning*, staðfest* breyting*, staðfest* auðkenni*, staðfest* reikning*,
    staðfest* eyðingu, staðfest* nýtt netfang, staðfest* að þetta sért þú, sannrey* netfang*, endurstil* lykilorð*,
    breyt* lykilorð*, velj* lykilorð*, endurheimt* lykilorð*, setj* lykilorð*, búa til lykilorð*, búðu til lykilorð*,
    veldu lykilorð*, endurstilling lykilorð*, nýtt lykilorð, endurheimt* aðgang*, staðfestingarteng*,
    staðfestingarhlekk*, virkjunarhlekk*, innskráningarhlekk*, innskráningarteng*, samþykk* boð*, þigg* boð*,
    ganga í teymið, aflæs* aðgang*, opna* aðgang*, samþykk* innskráningu, já þetta er ég, já þetta var ég,
    þetta var ég, ljúk* skráning*, ljúk* nýskráning*, klára* skráning*, eyða aðgang*, virkja* aðgang*,
    virkja* reikning*, virkja* áskrift*, virkjun aðgang*
  `,
  act: `
    staðfesta, staðfestu, staðfestið, virkja, virkjaðu, samþykkja, samþykktu, halda áfram, ljúka, endurstilla, aflæsa
  `,
  signIn: `
    skrá inn, innskráning, skráðu þig inn, skrá mig inn, opna appið, opna forritið
  `,
  never: `
    afskrá*, hætta áskrift*, stillingar*, í vafra, skoða í vafra, vefútgáf*, persónuvernd*, vafrakök*, skilmál*,
    hjálp, þjónustuver*, hafðu samband, algengar spurningar, könnun*, endurgjöf, rekja sending*, skoða pöntun*,
    mínar síður, skoða reikning*, greiða, lesa meira, nánar, nánari upplýsingar, sjá allt, versla núna, fylgdu okkur,
    um okkur, fréttabréf*
  `,
  notMe: `
    ekki ég, ekki þú, varst ekki þú, varst það ekki, baðst ekki, óskaðir ekki, ekki stofnað, kannast ekki,
    kannastu ekki, hunsa*, hafna*, hætta við, tryggja aðgang*, fyrir mistök, einhver annar
  `,
  done: `
    hefur verið breytt, hefur verið staðfest*, hefur verið virkj*, hefur verið uppfær*, hefur verið endurstill*,
    hefur verið eytt, hefur verið bætt við, hefur verið fjarlæg*, hefur verið samþykkt*, var breytt, var uppfær*,
    var endurstill*, var virkj*, var bætt við, var eytt, er nú virk*, er nú staðfest*, ný innskráning,
    skráði sig inn, þú breyttir, takk fyrir að staðfesta, hefur samþykkt, tókst að
  `,
  here: `
    hér, smelltu hér, ýttu hér, smelltu*, hlekkur*, tengilinn, tengill*, hlekkinn hér að neðan, eftirfarandi hlekk,
    þennan hlekk, hnappinn, hnappur*, afritaðu og límdu, vafra*, hnappurinn virkar ekki, veffang*
  `,
};
