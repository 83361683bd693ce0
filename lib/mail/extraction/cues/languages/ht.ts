import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ht: Cues = {
  code: `
    kòd verifikasyon, kòd konfimasyon, kòd sekirite, kòd aksè, kòd koneksyon, kòd otantifikasyon, kòd idantifikasyon,
    kòd aktivasyon, kòd validasyon, kòd rekiperasyon, kòd otorizasyon, kòd sekrè, kòd tanporè, kòd inik, kòd debloke,
    kòd enskripsyon, kòd siyati, kòd tranzaksyon, kòd ou a, kòd ou an, kòd sa a, kòd sa yo, kòd sekrè w, kòd sekrè ou,
    kòd pou konekte, kòd pou konfime, kòd pou verifye, kòd ki anba a, kòd ki pi ba a, kòd ki gen 6 chif, kòd 6 chif, kòd
    4 chif, kòd sis chif, kòd otp, kòd sms, men kòd ou, men kòd la, men kòd w, se kòd ou, se kòd la, se kòd w, kòd ou
    se, kòd ou a se, kòd w la, kòd pou yon sèl fwa, kòd yon sèl fwa, kòd yon sèl itilizasyon, modpas tanporè, modpas
    pwovizwa, modpas pou yon sèl fwa, modpas yon sèl fwa, modpas inik, modpas yon sèl itilizasyon, mo de pas tanporè, mo
    de pas pwovizwa, mo de pas pou yon sèl fwa, mo de pas yon sèl fwa, mo de pas inik, mo de pas yon sèl itilizasyon, mo
    pas tanporè, mo pas pwovizwa, mo pas pou yon sèl fwa, mo pas yon sèl fwa, mo pas inik, mo pas yon sèl itilizasyon,
    mòdpas tanporè, mòdpas pwovizwa, mòdpas pou yon sèl fwa, mòdpas yon sèl fwa, mòdpas inik, mòdpas yon sèl
    itilizasyon, nimewo verifikasyon, nimewo konfimasyon koneksyon, nimewo sekrè, kle verifikasyon, kle tanporè
  `,
  maybeCode: `
    modpas ou, modpas ou a, modpas la, modpas sa a, mo de pas ou, mo de pas la, mòdpas ou, mo kle ou, kòd pin ou, nimewo
    sa a, nimewo sa yo, nimewo ki anba a, chif sa yo, chif ki anba yo, sis chif, kat chif, uit chif, lèt sa yo, karaktè
    sa yo, karaktè ki anba yo, jeton aksè, jeton sa a, kle aksè, mo sekrè, fraz sekrè, mo sa a, mo ki anba a
  `,
  other: `
    nimewo kòmand, nimewo kòmand lan, nimewo fakti, nimewo fakti a, nimewo kliyan, nimewo kliyan ou, nimewo kont, nimewo
    kont ou, nimewo telefòn, nimewo selilè, nimewo referans, nimewo swivi, nimewo suivi, nimewo kontra, nimewo dosye,
    nimewo biyè, nimewo tikè, nimewo vòl, nimewo plas, nimewo syèj, nimewo kat, nimewo kat la, nimewo manm, nimewo
    rezèvasyon, nimewo resi, nimewo pake, nimewo koli, nimewo paspò, nimewo konpayi, nimewo seri, nimewo polis, nimewo
    demann, nimewo elèv, nimewo etidyan, nimewo chanm, nimewo transfè, nimewo tranzaksyon, nimewo moncash, nimewo
    konpayi an, nimewo reyinyon, nimewo pasyan, nimewo lisans, nimewo plak, nimewo idantifikasyon fiskal, nimewo
    idantite, nimewo kat idantite, nimewo depo, nimewo kontè, nimewo asirans, kòd postal, kòd pòs, kòd promo, kòd
    promosyon, kòd pwomosyon, kòd pwomo, kòd rabè, kòd rediksyon, kòd koupon, kòd kado, kòd envitasyon, kòd parenaj, kòd
    referans, kòd erè, kòd peyi, kòd peyi a, kòd zòn, kòd rejyon, kòd qr, kòd ba, kòd bar, kòd sous, kòd koulè, kòd
    pwodwi, kòd atik, kòd kliyan, kòd bank, kòd labank, kòd swift, kòd iban, kòd branch, kòd sikisal, kòd ajan, kòd
    anplwaye, kòd elèv, kòd etidyan, kòd lekòl, kòd klas, kòd kou, kòd kòmand, kòd swivi, kòd rezèvasyon, kòd wifi, kòd
    wi fi, kòd pòt la, kòd baryè a, kòd reyinyon, kòd fiskal, kòd taks, kòd lajan, kòd lang, kòd konduit, kòd kondwit,
    kòd wout, kòd sivil, kòd penal, kòd travay, kòd manm, kòd machann, kòd depatman, kòd estati, kòd zip, kòmand ou,
    kòmand ou an, kòmand lan, fakti ou, fakti ou a, fakti nimewo, rezèvasyon ou, pake ou, koli ou, biyè ou, tikè ou,
    kantite lajan, montan total, montan an, total pou peye, pri total, balans ou, balans kont, fini ak, ki fini pa, ki
    fini ak, dènye chif, kat dènye chif, dènye 4 chif, pwen fidelite, telefòn ou, rele nou nan, bwat postal, adrès ip,
    vèsyon nimewo, id reyinyon
  `,
  promo: `
    rabè sou, gwo rabè, bon rabè, rediksyon sou, kòd promo, kòd pwomo, kòd promosyon, kòd pwomosyon, kòd rabè, kòd
    rediksyon, kòd koupon, koupon rabè, koupon ou, kat kado, kat kado ou, òf espesyal, òf espesyal yo, pwomosyon*, pri
    redwi, pri espesyal, pi bon pri, achte kounye a, livrezon gratis, ekonomize jiska, genyen yon, tiraj osò, patisipe
    nan konkou, envite zanmi, envite zanmi w, envite yon zanmi, refere yon zanmi, panye ou, panye acha, nan panye ou, lè
    w ap peye, lè ou peye, jodi a sèlman, semèn sa a sèlman, jiskaske estòk, pwen fidelite, kado anivèsè, mwatye pri,
    pri a bese
  `,
  press: `
    bilten, bilten nouvèl, bilten enfòmasyon, lèt nouvèl, nouvèl semèn nan, dènye nouvèl, nan nimewo sa a, nan edisyon
    sa a, nan atik sa a, li plis, li rès, kontinye li, li tout atik la, rapò chak semèn, rapò chak mwa, rapò anyèl,
    rezime semèn nan, kominike laprès, nòt pou laprès, estatistik*, pousan nan, an mwayèn, etid la montre, chèchè yo,
    sondaj la, lektè nou yo, mwa pase a, ane pase a, semèn pase a, nòt vèsyon, nouvo vèsyon an, pòdkas, seminè an liy,
    atelye fòmasyon, konsèy pratik, vòlè yo, eskwo yo
  `,
  business: `
    verifikasyon, verifye, konfimasyon, konfime, koneksyon ou, konekte sou, konekte nan, konekte w, ou konekte, enskri,
    enskripsyon, enskripsyon ou, kreye yon kont, kont ou, kont ou a, kont lan, nouvo kont, modpas, mo de pas, mòdpas,
    reyinisyalize, reyajiste, rekipere, adrès imèl, adrès la imèl, adrès imèl ou, imèl ou, adrès elektwonik, nouvo
    adrès, sekirite, sekirite kont, pou rezon sekirite, nouvo aparèy, aparèy ou, nouvo telefòn, otantifikasyon*, de
    etap, an de etap, de faktè, aktive kont, aktivasyon, ou bliye, bliye modpas, envitasyon, envite w, envite ou, ou
    envite, te envite w, peman, transfè lajan, voye lajan, retire lajan, idantite, idantite w, idantite ou, siyati
    elektwonik, chanje adrès, efase kont, siprime kont, fèmen kont, bank an liy, otorize
  `,
  fleeting: `
    5 minit, 10 minit, 15 minit, 20 minit, 30 minit, 60 minit, kèk minit, minit kap vini, ekspire nan, ap ekspire, pral
    ekspire, ekspire apre, valab pou, valab pandan, valab jiska, valab sèlman, bon pou, bon pandan 5, bon pandan 10, bon
    pandan 15, bon pandan 20, bon pandan 30, pandan 12 èdtan, pandan 24 èdtan, pandan 48 èdtan, nan 12 èdtan, nan 24
    èdtan, nan 48 èdtan, nan inèdtan, inèdtan, èdtan, yon sèl fwa, yon fwa sèlman, yon grenn fwa, sèlman yon fwa, p ap
    mache ankò apre, p ap valab apre, pap valab apre
  `,
  secret: `
    pa pataje li, pa pataje kòd, pa pataje modpas, pa pataje enfòmasyon, pa bay li, pa bay kòd, pa bay modpas, pa bay
    enfòmasyon, pa di li, pa di kòd, pa di modpas, pa di enfòmasyon, pa voye li, pa voye kòd, pa voye modpas, pa voye
    enfòmasyon, pa montre li, pa montre kòd, pa montre modpas, pa montre enfòmasyon, pa revele li, pa revele kòd, pa
    revele modpas, pa revele enfòmasyon, pa devwale li, pa devwale kòd, pa devwale modpas, pa devwale enfòmasyon, pa
    kominike li, pa kominike kòd, pa kominike modpas, pa kominike enfòmasyon, pa transfere li, pa transfere kòd, pa
    transfere modpas, pa transfere enfòmasyon, pa janm pataje, pa janm bay, pa janm di, pa janm voye, pa janm montre, pa
    janm revele, ak pèsonn, ak pèsòn, ak okenn moun, ak okenn lòt moun, ak lòt moun, ak nenpòt moun, bay pèsonn, bay
    pèsòn, bay okenn moun, bay okenn lòt moun, bay lòt moun, bay nenpòt moun, a pèsonn, a pèsòn, a okenn moun, a okenn
    lòt moun, a lòt moun, a nenpòt moun, nou p ap janm mande, nou pap janm mande, nou pa janm mande, nou p ap mande w, p
    ap janm mande w, pap janm mande w, anplwaye nou yo, okenn anplwaye, kenbe l sekrè, kenbe li sekrè, kenbe kòd la
    sekrè, kenbe l an sekrè, kenbe l pou ou, se yon sekrè, konfidansyèl
  `,
  enter: `
    antre kòd*, antre nimewo*, antre chif*, antre modpas*, antre li*, antre l*, antre sa a*, antre mo*, tape kòd sa a,
    tape kòd la, tape nimewo sa a, tape chif sa yo, ekri kòd sa a, ekri kòd la, ekri nimewo sa a, ekri chif sa yo, mete
    kòd sa a, mete kòd la, mete nimewo sa a, mete chif sa yo, itilize kòd sa a, itilize kòd la, itilize nimewo sa a,
    itilize chif sa yo, sèvi ak kòd sa a, sèvi ak kòd la, sèvi ak nimewo sa a, sèvi ak chif sa yo, kopye kòd sa a, kopye
    kòd la, kopye nimewo sa a, kopye chif sa yo, kole kòd sa a, kole kòd la, kole nimewo sa a, kole chif sa yo, bay kòd
    sa a, bay kòd la, bay nimewo sa a, bay chif sa yo, li kòd sa a, li kòd la, li nimewo sa a, li chif sa yo, kopye epi
    kole, kopye ak kole, lè yo mande w, lè yo mande ou, yo pral mande w, y ap mande w, ou pral bezwen, w ap bezwen kòd,
    w ap bezwen li, avèk kòd sa a, ak kòd sa a, nan bwat la, nan chan an, nan paj la, sou ekran an, nan aplikasyon an,
    nan fòm nan, reponn ak
  `,
  complete: `
    konfime imèl ou, konfime imèl w, konfime imèl la, konfime imèl an, konfime imèl lan, konfime imèl sa, konfime adrès
    ou, konfime adrès w, konfime adrès la, konfime adrès an, konfime adrès lan, konfime adrès sa, konfime kont ou,
    konfime kont w, konfime kont la, konfime kont an, konfime kont lan, konfime kont sa, konfime enskripsyon ou, konfime
    enskripsyon w, konfime enskripsyon la, konfime enskripsyon an, konfime enskripsyon lan, konfime enskripsyon sa,
    konfime idantite ou, konfime idantite w, konfime idantite la, konfime idantite an, konfime idantite lan, konfime
    idantite sa, konfime nimewo telefòn ou, konfime nimewo telefòn w, konfime nimewo telefòn la, konfime nimewo telefòn
    an, konfime nimewo telefòn lan, konfime nimewo telefòn sa, konfime abònman ou, konfime abònman w, konfime abònman
    la, konfime abònman an, konfime abònman lan, konfime abònman sa, konfime chanjman ou, konfime chanjman w, konfime
    chanjman la, konfime chanjman an, konfime chanjman lan, konfime chanjman sa, konfime koneksyon ou, konfime koneksyon
    w, konfime koneksyon la, konfime koneksyon an, konfime koneksyon lan, konfime koneksyon sa, konfime aparèy ou,
    konfime aparèy w, konfime aparèy la, konfime aparèy an, konfime aparèy lan, konfime aparèy sa, konfime demann ou,
    konfime demann w, konfime demann la, konfime demann an, konfime demann lan, konfime demann sa, konfime peman ou,
    konfime peman w, konfime peman la, konfime peman an, konfime peman lan, konfime peman sa, verifye imèl ou, verifye
    imèl w, verifye imèl la, verifye imèl an, verifye imèl lan, verifye imèl sa, verifye adrès ou, verifye adrès w,
    verifye adrès la, verifye adrès an, verifye adrès lan, verifye adrès sa, verifye kont ou, verifye kont w, verifye
    kont la, verifye kont an, verifye kont lan, verifye kont sa, verifye enskripsyon ou, verifye enskripsyon w, verifye
    enskripsyon la, verifye enskripsyon an, verifye enskripsyon lan, verifye enskripsyon sa, verifye idantite ou,
    verifye idantite w, verifye idantite la, verifye idantite an, verifye idantite lan, verifye idantite sa, verifye
    nimewo telefòn ou, verifye nimewo telefòn w, verifye nimewo telefòn la, verifye nimewo telefòn an, verifye nimewo
    telefòn lan, verifye nimewo telefòn sa, verifye abònman ou, verifye abònman w, verifye abònman la, verifye abònman
    an, verifye abònman lan, verifye abònman sa, verifye chanjman ou, verifye chanjman w, verifye chanjman la, verifye
    chanjman an, verifye chanjman lan, verifye chanjman sa, verifye koneksyon ou, verifye koneksyon w, verifye koneksyon
    la, verifye koneksyon an, verifye koneksyon lan, verifye koneksyon sa, verifye aparèy ou, verifye aparèy w, verifye
    aparèy la, verifye aparèy an, verifye aparèy lan, verifye aparèy sa, verifye demann ou, verifye demann w, verifye
    demann la, verifye demann an, verifye demann lan, verifye demann sa, verifye peman ou, verifye peman w, verifye
    peman la, verifye peman an, verifye peman lan, verifye peman sa, valide imèl ou, valide imèl w, valide imèl la,
    valide imèl an, valide imèl lan, valide imèl sa, valide adrès ou, valide adrès w, valide adrès la, valide adrès an,
    valide adrès lan, valide adrès sa, valide kont ou, valide kont w, valide kont la, valide kont an, valide kont lan,
    valide kont sa, valide enskripsyon ou, valide enskripsyon w, valide enskripsyon la, valide enskripsyon an, valide
    enskripsyon lan, valide enskripsyon sa, valide idantite ou, valide idantite w, valide idantite la, valide idantite
    an, valide idantite lan, valide idantite sa, valide nimewo telefòn ou, valide nimewo telefòn w, valide nimewo
    telefòn la, valide nimewo telefòn an, valide nimewo telefòn lan, valide nimewo telefòn sa, valide abònman ou, valide
    abònman w, valide abònman la, valide abònman an, valide abònman lan, valide abònman sa, valide chanjman ou, valide
    chanjman w, valide chanjman la, valide chanjman an, valide chanjman lan, valide chanjman sa, valide koneksyon ou,
    valide koneksyon w, valide koneksyon la, valide koneksyon an, valide koneksyon lan, valide koneksyon sa, valide
    aparèy ou, valide aparèy w, valide aparèy la, valide aparèy an, valide aparèy lan, valide aparèy sa, valide demann
    ou, valide demann w, valide demann la, valide demann an, valide demann lan, valide demann sa, valide peman ou,
    valide peman w, valide peman la, valide peman an, valide peman lan, valide peman sa, konfime imèl, konfime adrès
    imèl, konfime adrès elektwonik, konfime kont, konfime enskripsyon, verifye imèl, verifye adrès imèl, verifye adrès
    elektwonik, verifye kont, verifye enskripsyon, valide imèl, valide adrès imèl, valide adrès elektwonik, valide kont,
    valide enskripsyon, konfime adrès imèl ou, konfime adrès imèl ou a, konfime adrès imèl w, konfime adrès imèl la,
    konfime adrès elektwonik ou, konfime adrès elektwonik ou a, konfime adrès elektwonik w, konfime adrès elektwonik la,
    verifye adrès imèl ou, verifye adrès imèl ou a, verifye adrès imèl w, verifye adrès imèl la, verifye adrès
    elektwonik ou, verifye adrès elektwonik ou a, verifye adrès elektwonik w, verifye adrès elektwonik la, konfime se
    ou, konfime se ou menm, konfime se te ou, verifye se ou menm, reyinisyalize modpas, reyinisyalize mo de pas,
    reyinisyalize yon modpas, reyinisyalize yon nouvo, reyajiste modpas, reyajiste mo de pas, reyajiste yon modpas,
    reyajiste yon nouvo, chanje modpas, chanje mo de pas, chanje yon modpas, chanje yon nouvo, mete modpas, mete mo de
    pas, mete yon modpas, mete yon nouvo, kreye modpas, kreye mo de pas, kreye yon modpas, kreye yon nouvo, chwazi
    modpas, chwazi mo de pas, chwazi yon modpas, chwazi yon nouvo, defini modpas, defini mo de pas, defini yon modpas,
    defini yon nouvo, rekipere modpas, rekipere mo de pas, rekipere yon modpas, rekipere yon nouvo, modifye modpas,
    modifye mo de pas, modifye yon modpas, modifye yon nouvo, nouvo modpas, nouvo mo de pas, nouvo mòdpas, aktive kont,
    aktive kont ou, aktive kont mwen, aktive kont lan, reyaktive kont, reyaktive kont ou, reyaktive kont mwen, reyaktive
    kont lan, debloke kont, debloke kont ou, debloke kont mwen, debloke kont lan, rekipere kont, rekipere kont ou,
    rekipere kont mwen, rekipere kont lan, aktivasyon kont, fini enskripsyon, fini enskripsyon ou, fini enskripsyon an,
    konplete enskripsyon, konplete enskripsyon ou, konplete enskripsyon an, finalize enskripsyon, finalize enskripsyon
    ou, finalize enskripsyon an, aksepte envitasyon*, aksepte envitasyon an, wè envitasyon an, antre nan gwoup la, antre
    nan ekip la, rantre nan gwoup la, rantre nan ekip la, rejwenn nan gwoup la, rejwenn nan ekip la, rejwenn gwoup la,
    rejwenn ekip la, apwouve koneksyon, apwouve aparèy, apwouve aksè, otorize koneksyon, otorize aparèy, otorize aksè,
    pèmèt koneksyon, pèmèt aparèy, pèmèt aksè, apwouve koneksyon an, wi se mwen, wi se te mwen, se te mwen menm, se mwen
    menm ki, lyen konfimasyon, lyen verifikasyon, lyen koneksyon, lyen aktivasyon, lyen reyinisyalizasyon, lyen majik,
    lyen envitasyon, konekte san modpas, konekte ak yon sèl klik, efase kont mwen, siprime kont mwen, fèmen kont mwen,
    enstriksyon pou reyinisyalize, reyinisyalizasyon modpas, reprann aksè
  `,
  act: `
    konfime, verifye, valide kounye a, aktive kounye a, kontinye kounye a, klike pou kontinye, apwouve, aksepte kounye
    a, yon dènye etap, dènye etap la, yon sèl etap ki rete, rete yon etap, ou prèske fini, prèske fini
  `,
  signIn: `
    konekte kounye a, konekte w kounye a, konekte sou kont, konekte nan kont, konekte kont ou, konekte isit la, konekte
    la a, konekte sou aplikasyon, antre sou kont ou, antre nan kont ou, louvri aplikasyon an, ouvri aplikasyon an,
    kòmanse kounye a, idantifye w
  `,
  never: `
    dezabòne, dezabònman, dezenskri, retire non ou, retire non w, retire m sou lis, retire mwen sou lis, anile abònman,
    anile enskripsyon, sispann resevwa, pa vle resevwa, pa resevwa imèl, jere preferans*, jere paramèt*, jere
    notifikasyon*, jere abònman*, jere rezèvasyon*, jere livrezon*, chanje preferans*, chanje paramèt*, chanje
    notifikasyon*, chanje abònman*, chanje rezèvasyon*, chanje livrezon*, modifye preferans*, modifye paramèt*, modifye
    notifikasyon*, modifye abònman*, modifye rezèvasyon*, modifye livrezon*, preferans imèl, preferans ou, preferans ou
    yo, paramèt kont, paramèt ou yo, paramèt notifikasyon, wè nan navigatè, wè sou entènèt, wè an liy, wè kòmand*, wè
    fakti*, wè resi*, wè detay, wè plis detay, wè mesaj la, wè kòmantè a, wè piblikasyon an, wè dokiman an, wè fichye a,
    wè foto yo, wè paj la, gade nan navigatè, gade sou entènèt, gade an liy, gade kòmand*, gade fakti*, gade resi*, gade
    detay, gade plis detay, gade mesaj la, gade kòmantè a, gade piblikasyon an, gade dokiman an, gade fichye a, gade
    foto yo, gade paj la, louvri nan navigatè, louvri sou entènèt, louvri an liy, louvri kòmand*, louvri fakti*, louvri
    resi*, louvri detay, louvri plis detay, louvri mesaj la, louvri kòmantè a, louvri piblikasyon an, louvri dokiman an,
    louvri fichye a, louvri foto yo, louvri paj la, vèsyon entènèt, vèsyon an liy, swiv kòmand, swiv kòmand ou, swiv
    pake, swiv pake ou, swiv koli, swiv koli ou, swiv livrezon, suiv kòmand, suiv kòmand ou, suiv pake, suiv pake ou,
    suiv koli, suiv koli ou, suiv livrezon, swiv nou sou, politik konfidansyalite, politik sou konfidansyalite, politik
    vi prive, politik enfòmasyon prive, politik bonbon, règleman konfidansyalite, règleman sou konfidansyalite, règleman
    vi prive, règleman enfòmasyon prive, règleman bonbon, konfidansyalite, tèm ak kondisyon, kondisyon itilizasyon,
    kondisyon sèvis, kondisyon jeneral, tèm sèvis, sant èd, bezwen èd, èd ak sipò, kontakte nou, kontakte sèvis, rele
    nou, kesyon yo poze souvan, kesyon moun poze, ban nou opinyon, bay opinyon ou, bay yon nòt, reponn sondaj la,
    patisipe nan sondaj, li plis, aprann plis, jwenn plis enfòmasyon, plis enfòmasyon, pou plis enfòmasyon, telechaje,
    telechaje aplikasyon, telechaje resi, enstale aplikasyon, peye kounye a, peye fakti, achte kounye a, vizite sit nou,
    vizite sit entènèt, vizite magazen, sit entènèt nou, sou nou menm, ki moun nou ye, paj akèy, pataje ak zanmi, envite
    zanmi, reponn mesaj la, reponn kòmantè, ajoute nan kalandriye, anile randevou, chanje randevou, rantre nan reyinyon,
    antre nan reyinyon, renouvle kounye a, renouvle abònman, ekri yon kòmantè
  `,
  notMe: `
    si se pa ou, si se pa ou menm, si se pat ou, si se pa te ou, si se pa w, si se pa t ou, si se pa t ou menm, si ou pa
    t mande, si ou pa t fè, si ou pa t kreye, si ou pa t enskri, si ou pa t konekte, si ou pa t eseye, si ou pa t
    chanje, si ou pa t rekonèt, si ou pat mande, si ou pat fè, si ou pat kreye, si ou pat enskri, si ou pat konekte, si
    ou pat eseye, si ou pat chanje, si ou pat rekonèt, si ou pa te mande, si ou pa te fè, si ou pa te kreye, si ou pa te
    enskri, si ou pa te konekte, si ou pa te eseye, si ou pa te chanje, si ou pa te rekonèt, si w pa t mande, si w pa t
    fè, si w pa t kreye, si w pa t enskri, si w pa t konekte, si w pa t eseye, si w pa t chanje, si w pa t rekonèt, si w
    pat mande, si w pat fè, si w pat kreye, si w pat enskri, si w pat konekte, si w pat eseye, si w pat chanje, si w pat
    rekonèt, si w pa te mande, si w pa te fè, si w pa te kreye, si w pa te enskri, si w pa te konekte, si w pa te eseye,
    si w pa te chanje, si w pa te rekonèt, ou pa rekonèt, se pa mwen, se pa t mwen, se pat mwen, pa mwen menm, inyore
    imèl*, inyore mesaj*, inyore li*, inyore sa*, pa okipe imèl*, pa okipe mesaj*, pa okipe li*, pa okipe sa*, ou ka
    inyore, w ka inyore, ou ka senpleman inyore, tanpri inyore, efase imèl sa a, efase mesaj sa a, ou pa bezwen fè
    anyen, w pa bezwen fè anyen, pa fè anyen, pa gen anyen pou fè, pa erè, yon lòt moun, yon moun lòt, gen yon moun ki,
    refize envitasyon*, refize demann, anile demann, anile chanjman, siyale nou sa, siyale l, fè nou konnen, fè nou
    konnen imedyatman, kontakte nou imedyatman, kontakte nou touswit, pwoteje kont ou, sekirize kont ou, chanje modpas
    ou imedyatman, chanje modpas ou touswit, bloke kont ou
  `,
  done: `
    modpas ou te chanje, modpas ou te konfime, modpas ou te aktive, modpas ou te efase, modpas ou te verifye, modpas ou
    fin chanje, modpas ou fin konfime, modpas ou fin aktive, modpas ou fin efase, modpas ou fin verifye, kont ou te
    chanje, kont ou te konfime, kont ou te aktive, kont ou te efase, kont ou te verifye, kont ou fin chanje, kont ou fin
    konfime, kont ou fin aktive, kont ou fin efase, kont ou fin verifye, adrès imèl ou te chanje, adrès imèl ou te
    konfime, adrès imèl ou te aktive, adrès imèl ou te efase, adrès imèl ou te verifye, adrès imèl ou fin chanje, adrès
    imèl ou fin konfime, adrès imèl ou fin aktive, adrès imèl ou fin efase, adrès imèl ou fin verifye, imèl ou te
    chanje, imèl ou te konfime, imèl ou te aktive, imèl ou te efase, imèl ou te verifye, imèl ou fin chanje, imèl ou fin
    konfime, imèl ou fin aktive, imèl ou fin efase, imèl ou fin verifye, enskripsyon ou te chanje, enskripsyon ou te
    konfime, enskripsyon ou te aktive, enskripsyon ou te efase, enskripsyon ou te verifye, enskripsyon ou fin chanje,
    enskripsyon ou fin konfime, enskripsyon ou fin aktive, enskripsyon ou fin efase, enskripsyon ou fin verifye, modpas
    la chanje, modpas la te chanje, modpas la konfime, modpas ou a chanje, modpas ou a te chanje, modpas ou a konfime,
    modpas lan chanje, modpas lan te chanje, modpas lan konfime, imèl la chanje, imèl la te chanje, imèl la konfime,
    imèl ou a chanje, imèl ou a te chanje, imèl ou a konfime, imèl lan chanje, imèl lan te chanje, imèl lan konfime,
    adrès la chanje, adrès la te chanje, adrès la konfime, adrès ou a chanje, adrès ou a te chanje, adrès ou a konfime,
    adrès lan chanje, adrès lan te chanje, adrès lan konfime, kont la chanje, kont la te chanje, kont la konfime, kont
    ou a chanje, kont ou a te chanje, kont ou a konfime, kont lan chanje, kont lan te chanje, kont lan konfime, avèk
    siksè, ak siksè, nouvo koneksyon, nouvo koneksyon sou, yon nouvo koneksyon, gen yon moun ki konekte, ou te konfime,
    ou te chanje, ou fèk chanje, ou konfime, mèsi paske ou konfime, mèsi dèske ou konfime, mèsi paske w konfime, te
    aksepte envitasyon*, aksepte envitasyon ou, antre nan gwoup, nou resevwa peman, nou te resevwa peman, peman ou pase,
    peman an pase, peman resevwa, ou dezabòne, ou te dezabòne, ou dezabòne avèk, ou pap resevwa ankò, ou p ap resevwa, w
    ap pa resevwa, abònman ou anile
  `,
  here: `
    klike la a, klike isit la, klike isit, klike la, klike sou bouton*, klike sou lyen*, klike sou bouton an*, klike sou
    lyen an*, klike sou lyen sa a*, klike sou bouton sa a*, peze bouton*, peze sou bouton*, peze la a, lè w klike, lè ou
    klike, nan klike sou, lyen sa a, lyen ki anba a, lyen ki pi ba a, lyen anba a, lyen swivan, lyen ki swiv la, bouton
    sa a, bouton ki anba a, bouton ki pi ba a, bouton anba a, bouton swivan, bouton ki swiv la, swiv lyen*, louvri
    lyen*, ouvri lyen*, kopye lyen*, kole lyen*, paj sa a, sou paj sa a, nan navigatè ou, nan navigatè w, nan navigatè
    a, adrès ki anba a, ale sou paj, vizite paj
  `,
  onSite: `
    pake ou, pake ou a, koli ou, livrezon an, livrezon ou, chofè a, chofè livrezon, biwo lapòs, pwen ranmasaj, vin
    chèche pake, vin pran pake, pran kòmand ou, resepsyon an, nan kontwa, pòt antre, baryè a, wifi envite, randevou,
    randevou ou, randevou doktè, lopital, biyè avyon, kat anbakman, tikè ou, fil datant, nimewo tou, reyinyon an,
    reyinyon zoom, otèl ou, chanm ou, rezèvasyon tab, kontè a
  `,
  matter: `
    te pataje yon, pataje yon fichye, pataje yon dosye, fichye pataje, dosye pataje, te kòmante, nouvo kòmantè, mansyone
    w, mansyone ou, nouvo mesaj, nouvo mesaj nan men, nouvo piblikasyon, demann konje, ap tann apwobasyon, ap tann pou
    apwouve, ap tann moderasyon, vote pou, sondaj la, kontra pou siyen, ap swiv ou, ap swiv ou kounye a, nouvo abòne,
    demann zanmi, ranpli fòmilè
  `,
  entryPlace: `
    fenèt la, nan fenèt la, nan paj la, sou paj la, chan an, nan chan, fòmilè a, nan fòmilè, ekran an, sou ekran,
    aplikasyon an, nan aplikasyon, sit entènèt la, sit wèb la, navigatè a, aparèy la, sou aparèy, òdinatè a, sou
    òdinatè, televizyon an
  `,
  accountName: "non itilizatè, non itilizatè ou, non kont",
  subjectLine: "sijè imèl la, sijè mesaj la, nan sijè a",
  outdated: `
    pa mache ankò, pa valab ankò, p ap mache ankò, pap mache ankò, p ap valab ankò, ki ekspire, te ekspire, gentan
    ekspire, kòd anvan, kòd anvan an, ansyen kòd, premye kòd, kòd ki te voye anvan, deja itilize, te deja itilize, kòd
    ou te antre, kòd ou antre a, nan plas kòd, ranplase kòd
  `,
  toRead: `
    ale sou kont ou, ale nan kont ou, wè kont ou, wè kont mwen, gade kont ou, espas kliyan, tablo bò, tablodbò, bank an
    liy, dènye aktivite, wè aktivite, jere aparèy, wè chanjman yo, wè pwofil ou, pou li, pou wè, pou gade, pou dekouvri,
    li mesaj la, li atik la, dekouvri plis, gade videyo
  `,
  fault: "kòd erè, mesaj erè, erè sistèm",
  example: `
    pa egzanp, kòm egzanp, tankou egzanp, fo mesaj, yon fo mesaj, resevwa yon mesaj ki di
  `,
  receipt: `
    resi peman, resi ou, resi ou a, resi acha, mèsi pou acha, mèsi pou acha ou, mèsi pou peman, mèsi pou peman ou, mèsi
    pou kòmand, mèsi pou kòmand ou, nou resevwa peman ou, peman resevwa, peman ou pase, peye ak kat, peye pa kat, montan
    ou peye, total ou peye, lajan ou peye, taks ladan l, taks enkli, nouvo balans
  `,
};
