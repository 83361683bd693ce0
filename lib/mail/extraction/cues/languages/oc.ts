import type { Cues } from "@/lib/mail/extraction/cues/types";

export const oc: Cues = {
  code: `
    còdi de verificacion, còdi de confirmacion, còdi de seguretat, còdi de connexion, còdi d'accès, còdi
    d'autentificacion, còdi d'autenticacion, còdi d'identificacion, còdi d'activacion, còdi de validacion, còdi de
    reïnicializacion, còdi de recuperacion, còdi d'autorizacion, còdi de restabliment, còdi de desblocatge, còdi de
    suppression, còdi d'inscripcion, còdi d'usatge unic, còdi d'utilizacion unica, còdi d'un sol usatge, còdi d'un sol
    còp, còdi per un sol còp, còdi temporari, còdi provisòri, còdi secret, còdi unic, còdi de signatura, còdi de
    pagament, còdi de transaccion, còdi de dintrada, còdi per dintrar, còdi per vos connectar, còdi per se connectar,
    còdi per sms, còdi otp, còdi de sièis chifras, còdi de 6 chifras, còdi de quatre chifras, vòstre còdi, vòstre còdi
    es, vòstre còdi de, aqueste còdi, lo còdi seguent, lo còdi çai jos, lo còdi que seguís, ton còdi, lo teu còdi, còdis
    de verificacion, còdis de seguretat, còdis de recuperacion, senhal d'usatge unic, senhal d'utilizacion unica, senhal
    d'un sol usatge, senhal d'un sol còp, senhal per un còp, senhal temporari, senhal provisòri, senhal unic, mot de pas
    d'usatge unic, mot de pas d'utilizacion unica, mot de pas d'un sol usatge, mot de pas d'un sol còp, mot de pas per
    un còp, mot de pas temporari, mot de pas provisòri, mot de pas unic, mot de pass d'usatge unic, mot de pass
    d'utilizacion unica, mot de pass d'un sol usatge, mot de pass d'un sol còp, mot de pass per un còp, mot de pass
    temporari, mot de pass provisòri, mot de pass unic, mot de santa clara d'usatge unic, mot de santa clara
    d'utilizacion unica, mot de santa clara d'un sol usatge, mot de santa clara d'un sol còp, mot de santa clara per un
    còp, mot de santa clara temporari, mot de santa clara provisòri, mot de santa clara unic, clau de verificacion, clau
    de seguretat temporària, clau de connexion, clau d'usatge unic, clau d'un sol usatge, numèro de verificacion, numèro
    de seguretat, numèro de confirmacion de connexion
  `,
  maybeCode: `
    senhal, vòstre senhal, ton senhal, lo senhal, mot de pas, mot de santa clara, vòstre pin, aqueste numèro, lo numèro
    seguent, lo numèro çai jos, las chifras seguentas, aquestas chifras, sièis chifras, quatre chifras, uèch chifras, 6
    chifras, 4 chifras, los caractèrs seguents, aquestes caractèrs, geton d'accès, geton de seguretat, lo geton, frasa
    secreta, mot secret
  `,
  other: `
    numèro de comanda, numèro de factura, numèro de client, numèro de compte, numèro de telefòn, numèro de mobil, numèro
    de seguiment, numèro de referéncia, numèro de referencia, numèro de contracte, numèro de dorsièr, numèro de bilhet,
    numèro de vòl, numèro de sèti, numèro de carta, numèro de sòci, numèro d'aderent, numèro d'adesion, numèro de
    reservacion, numèro de rebut, numèro de recebut, numèro de colís, numèro de passapòrt, numèro de seguretat sociala,
    numèro de comptador, numèro de sèria, numèro de polissa, numèro de demanda, numèro d'incident, numèro d'estudiant,
    numèro de cambra, numèro d'impòst, numèro de siret, numèro de tva, numèro d'expedicion, numèro de transaccion,
    numèro d'escambi, numèro de reünion, còdi postal, còdi promo, còdi promocional, còdi de promocion, còdi de
    reduccion, còdi de rebaissa, còdi de descompte, còdi de bon, còdi de parrainatge, còdi de pairinatge, còdi de
    convidacion, còdi d'error, còdi d'estat, còdi de país, còdi del país, còdi insee, còdi qr, còdi de barras, còdi
    font, còdi de color, còdi de produch, còdi de producte, còdi d'article, còdi de client, còdi de banca, còdi de
    guichet, còdi bic, còdi swift, còdi iban, còdi de comuna, còdi de sector, còdi de servici, còdi de cors, còdi de
    classa, còdi d'escòla, còdi d'estudiant, còdi de comanda, còdi de seguiment, còdi de reservacion, còdi wifi, còdi wi
    fi, còdi de la pòrta, còdi de pòrta, còdi d'entrada, còdi de dintrada de l'immòble, còdi de reünion, còdi civil,
    còdi penal, còdi de la rota, còdi de conducha, còdi de l'article, còdi ape, còdi naf, còdi fiscal, còdi de moneda,
    còdi de lenga, còdi barras, còdis postals, còdis promo, vòstra comanda, la comanda, comanda numèro, vòstra factura,
    factura numèro, la factura, vòstra reservacion, vòstre colís, vòstre bilhet, telefòn, tel fixe, bóstia postala,
    bóstia de letras, total de pagar, montant total, total ttc, lo montant, soma totala, còst total, soldi del compte,
    vòstre soldi, que s'acaba per, acabada per, darrièras chifras, version novèla, numèro vèrd
  `,
  promo: `
    rebaissas, bon de reduccion, bon de crompa, bons de crompa, carta present, carta cadèu, carta regal, xèc cadèu, còdi
    promo, ofèrta especiala, ofèrtas especialas, ofèrta limitada, ofèrta del jorn, prètz reduch, prètz baissat, prètz
    barrats, crompatz ara, crompar ara, liurason gratuita, liurason ofèrta, mandadís gratuit, ganhatz, concors, tiratge
    al sòrt, convidatz vòstres amics, convidatz un amic, convidar d'amics, pairinatz, vòstre panièr, dins vòstre panièr,
    al moment de pagar, al moment del pagament, fins a abenament, punts de fidelitat, present d'anniversari, sonque uèi,
    pas que uèi, aquesta setmana solament, vendas flash, còmpra immediata
  `,
  press: `
    letra d'informacion, letra d'informacions, letra de novèlas, infoletra, las novèlas de la setmana, novèlas de la
    setmana, novèlas del mes, actualitats de la setmana, dins aqueste numèro, dins aqueste article, comunicat de premsa,
    legir la seguida, legissètz la seguida, rapòrt annadièr, rapòrt mesadièr, rapòrt setmanièr, resumit setmanièr,
    estatisticas, un estudi, los cercaires, sondatge, nòstres lectors, emission de ràdio, balado difusion, lo mes
    passat, l'annada passada, la setmana passada, nòtas de version, notas de version, novetats d'aquesta version,
    escrocs, arnacaires, talhièr de formacion
  `,
  business: `
    confirmar vòstra, confirmar vòstre, connexion a vòstre, connexion al compte, vos connectar, se connectar, te
    connectar, connectatz vos, identificatz vos, vos inscriure, s'inscriure, vòstre compte, ton compte, lo compte,
    compte novèl, compte nòu, senhal, mot de pas, reïnicializ*, reinicializ*, restablir, recuperar vòstre, adreça de
    corrièl, adreça electronica, adreça mail, adreça e mail, vòstra adreça, ton adreça, adreça novèla, novèla adreça,
    corrièl electronic, seguretat de vòstre, seguretat del compte, per rason de seguretat, periferic novèl, novèl
    aparelh, aparelh nòu, telefòn nòu, autentificacion*, dos factors, doble factor, en doas etapas, doas etapas, activar
    vòstre, activacion del compte, doblidat, avètz oblidat, oblidat vòstre senhal, convidacion, vos a convidat, t'a
    convidat, sètz convidat, sètz convidada, pagament, virament, transferiment d'argent, retirar d'argent, identitat,
    signatura electronica, cambiament d'adreça, cambiar d'adreça, suppression del compte, suprimir lo compte
  `,
  fleeting: `
    5 minutas, 10 minutas, 15 minutas, 20 minutas, 30 minutas, 60 minutas, qualques minutas, las minutas que venon,
    expira dins, expirarà dins, expira en, expira lo, expirarà lo, expiran dins, s'acaba dins, s'acabarà dins, valable
    pendent, valabla pendent, valable per, valid pendent, valida pendent, valid fins, valable fins, valable sonque, es
    valable, serà valable, serà pas mai valable, dins las 24 oras, pendent 24 oras, dins l'ora, dins una ora, pendent
    una ora, oras seguentas, dins las oras, sonque un còp, un còp solament, un sol còp, pas qu'un còp, per un sol
    usatge, d'usatge unic, d'utilizacion unica
  `,
  secret: `
    partegetz pas, partatgetz pas, comuniquetz pas, communiquetz pas, donetz pas, balhetz pas, diguetz pas, divulguetz
    pas, fagatz pas, fasètz pas, mandetz pas, transmetètz pas, transmetatz pas, partejetz pas jamai, parteges pas jamai,
    dones pas jamai, digas pas jamai, mandes pas jamai, partegetz lo pas, partatgetz lo pas, comuniquetz lo pas, donetz
    lo pas, balhetz lo pas, diguetz lo pas, mandetz lo pas, partegetz pas jamai, partatgetz pas jamai, comuniquetz pas
    jamai, donetz pas jamai, balhetz pas jamai, diguetz pas jamai, lo digas pas, lo dones pas, lo balhes pas, a degun, a
    pas degun, amb degun, amb pas degun, a quina persona que siá, a qui que siá, amb qui que siá, gardatz lo secret,
    gardatz aqueste còdi, demòra secret, es confidencial, es personal e confidencial, personal e secret, vos demandarem
    pas, vos demandarem pas jamai, vos demandarà pas jamai, demandarem pas jamai, jamai nòstre personal, nòstra còla vos
    demandarà, demandam pas jamai, sonque per vos, per vos sol
  `,
  enter: `
    picatz lo, picatz aqueste, picar lo còdi, picar aqueste còdi, picatz, dintratz lo, dintratz aqueste, dintratz,
    dintrar lo còdi, dintrar aqueste còdi, sasissètz, sasir lo còdi, sasissètz lo, sasissètz aqueste, escrivètz lo,
    escrivètz aqueste, escriure lo còdi, copiatz lo, copiatz aqueste, copiar lo còdi, copiatz e pegatz, copiar e pegar,
    copiatz pegatz, pegatz lo, pegatz aqueste, utilizatz lo, utilizatz aqueste, utilizar lo còdi, utilizar aqueste còdi,
    emplegatz lo, emplegatz aqueste, emplegar aqueste, fasètz servir, servissètz vos, vaquí lo còdi, vaquí vòstre còdi,
    vaquí lo vòstre, vaquí ton còdi, vos serà demandat, vos demandarà lo còdi, aurètz besonh, indicatz lo còdi, indicatz
    aqueste, respondètz amb, donatz lo còdi a, dins lo camp, sus la pagina de connexion
  `,
  complete: `
    confirmatz vòstra adreça, confirmatz l'adreça, confirmatz mon adreça, confirmatz vòstre corrièl, confirmatz vòstre
    compte, confirmatz lo compte, confirmatz mon compte, confirmar vòstra adreça, confirmar l'adreça, confirmar mon
    adreça, confirmar vòstre corrièl, confirmar vòstre compte, confirmar lo compte, confirmar mon compte, verificatz
    vòstra adreça, verificatz l'adreça, verificatz mon adreça, verificatz vòstre corrièl, verificatz vòstre compte,
    verificatz lo compte, verificatz mon compte, verificar vòstra adreça, verificar l'adreça, verificar mon adreça,
    verificar vòstre corrièl, verificar vòstre compte, verificar lo compte, verificar mon compte, validatz vòstra
    adreça, validatz l'adreça, validatz mon adreça, validatz vòstre corrièl, validatz vòstre compte, validatz lo compte,
    validatz mon compte, validar vòstra adreça, validar l'adreça, validar mon adreça, validar vòstre corrièl, validar
    vòstre compte, validar lo compte, validar mon compte, confirmatz aquesta adreça, confirmatz ton adreça, confirmatz
    lo corrièl, confirmatz mon corrièl, confirmatz ton compte, confirmatz vòstra inscripcion, confirmatz l'inscripcion,
    confirmatz mon inscripcion, confirmatz vòstra identitat, confirmatz la connexion, confirmatz vòstra connexion,
    confirmatz lo cambiament, confirmatz vòstre abonament, confirmatz mon abonament, confirmatz vòstre numèro de
    telefòn, confirmatz que sètz vos, confirmatz ara, confirmar aquesta adreça, confirmar ton adreça, confirmar lo
    corrièl, confirmar mon corrièl, confirmar ton compte, confirmar vòstra inscripcion, confirmar l'inscripcion,
    confirmar mon inscripcion, confirmar vòstra identitat, confirmar la connexion, confirmar vòstra connexion, confirmar
    lo cambiament, confirmar vòstre abonament, confirmar mon abonament, confirmar vòstre numèro de telefòn, confirmar
    que sètz vos, confirmar ara, confirma aquesta adreça, confirma ton adreça, confirma lo corrièl, confirma mon
    corrièl, confirma ton compte, confirma vòstra inscripcion, confirma l'inscripcion, confirma mon inscripcion,
    confirma vòstra identitat, confirma la connexion, confirma vòstra connexion, confirma lo cambiament, confirma vòstre
    abonament, confirma mon abonament, confirma vòstre numèro de telefòn, confirma que sètz vos, confirma ara,
    reïnicializatz vòstre senhal, reïnicializatz lo senhal, reïnicializatz mon senhal, reïnicializatz un senhal,
    reïnicializatz un novèl senhal, reïnicializatz vòstre mot de pas, reïnicializatz lo mot de pas, reïnicializar vòstre
    senhal, reïnicializar lo senhal, reïnicializar mon senhal, reïnicializar un senhal, reïnicializar un novèl senhal,
    reïnicializar vòstre mot de pas, reïnicializar lo mot de pas, restablir vòstre senhal, restablir lo senhal,
    restablir mon senhal, restablir un senhal, restablir un novèl senhal, restablir vòstre mot de pas, restablir lo mot
    de pas, cambiatz vòstre senhal, cambiatz lo senhal, cambiatz mon senhal, cambiatz un senhal, cambiatz un novèl
    senhal, cambiatz vòstre mot de pas, cambiatz lo mot de pas, cambiar vòstre senhal, cambiar lo senhal, cambiar mon
    senhal, cambiar un senhal, cambiar un novèl senhal, cambiar vòstre mot de pas, cambiar lo mot de pas, modificatz
    vòstre senhal, modificatz lo senhal, modificatz mon senhal, modificatz un senhal, modificatz un novèl senhal,
    modificatz vòstre mot de pas, modificatz lo mot de pas, modificar vòstre senhal, modificar lo senhal, modificar mon
    senhal, modificar un senhal, modificar un novèl senhal, modificar vòstre mot de pas, modificar lo mot de pas,
    definissètz vòstre senhal, definissètz lo senhal, definissètz mon senhal, definissètz un senhal, definissètz un
    novèl senhal, definissètz vòstre mot de pas, definissètz lo mot de pas, definir vòstre senhal, definir lo senhal,
    definir mon senhal, definir un senhal, definir un novèl senhal, definir vòstre mot de pas, definir lo mot de pas,
    causissètz vòstre senhal, causissètz lo senhal, causissètz mon senhal, causissètz un senhal, causissètz un novèl
    senhal, causissètz vòstre mot de pas, causissètz lo mot de pas, causir vòstre senhal, causir lo senhal, causir mon
    senhal, causir un senhal, causir un novèl senhal, causir vòstre mot de pas, causir lo mot de pas, creatz vòstre
    senhal, creatz lo senhal, creatz mon senhal, creatz un senhal, creatz un novèl senhal, creatz vòstre mot de pas,
    creatz lo mot de pas, crear vòstre senhal, crear lo senhal, crear mon senhal, crear un senhal, crear un novèl
    senhal, crear vòstre mot de pas, crear lo mot de pas, tornar definir vòstre senhal, tornar definir lo senhal, tornar
    definir mon senhal, tornar definir un senhal, tornar definir un novèl senhal, tornar definir vòstre mot de pas,
    tornar definir lo mot de pas, senhal novèl, novèl senhal, senhal nòu, reïnicializacion del senhal, instruccions per
    reïnicializar, activatz vòstre compte, activatz lo compte, activatz mon compte, activar vòstre compte, activar lo
    compte, activar mon compte, reactivatz vòstre compte, reactivatz lo compte, reactivatz mon compte, reactivar vòstre
    compte, reactivar lo compte, reactivar mon compte, recuperatz vòstre compte, recuperatz lo compte, recuperatz mon
    compte, recuperar vòstre compte, recuperar lo compte, recuperar mon compte, desblocatz vòstre compte, desblocatz lo
    compte, desblocatz mon compte, desblocar vòstre compte, desblocar lo compte, desblocar mon compte, activa ton
    compte, activacion de vòstre compte, acabatz vòstra inscripcion, acabatz l'inscripcion, acabatz mon inscripcion,
    acabar vòstra inscripcion, acabar l'inscripcion, acabar mon inscripcion, completatz vòstra inscripcion, completatz
    l'inscripcion, completatz mon inscripcion, completar vòstra inscripcion, completar l'inscripcion, completar mon
    inscripcion, finalizatz vòstra inscripcion, finalizatz l'inscripcion, finalizatz mon inscripcion, finalizar vòstra
    inscripcion, finalizar l'inscripcion, finalizar mon inscripcion, acceptatz la convidacion, acceptatz l'invitacion,
    acceptatz vòstra convidacion, acceptar la convidacion, acceptar l'invitacion, acceptar vòstra convidacion, accepta
    la convidacion, accepta l'invitacion, accepta vòstra convidacion, jonhètz lo grop, jonhètz l'equipa, jonhètz la
    còla, jonhètz lo projècte, jónher lo grop, jónher l'equipa, jónher la còla, jónher lo projècte, rejónher lo grop,
    rejónher l'equipa, rejónher la còla, rejónher lo projècte, rejonhètz lo grop, rejonhètz l'equipa, rejonhètz la còla,
    rejonhètz lo projècte, aprovatz la connexion, aprovatz l'aparelh, aprovatz lo periferic, aprovatz aquesta connexion,
    aprovar la connexion, aprovar l'aparelh, aprovar lo periferic, aprovar aquesta connexion, autorizatz la connexion,
    autorizatz l'aparelh, autorizatz lo periferic, autorizatz aquesta connexion, autorizar la connexion, autorizar
    l'aparelh, autorizar lo periferic, autorizar aquesta connexion, òc es ieu, òc soi ieu, òc èri ieu, es ben ieu, ligam
    de confirmacion, ligam de verificacion, ligam de connexion, ligam d'activacion, ligam de reïnicializacion, ligam
    magic, suprimir mon compte, tampar mon compte, connexion sens senhal, confirmar la suppression, confirmatz la
    suppression
  `,
  act: `
    confirmatz, verificatz, validatz, activatz, acceptatz, autorizatz, aprovatz, contunhatz, contunhar, contunha,
    acabatz, jonhètz, rejonhètz, desblocatz, recuperatz, reïnicializatz, encara una etapa, darrièra etapa, una darrièra
    etapa, i sètz gaireben, avètz gaireben acabat, es gaireben acabat
  `,
  signIn: `
    connectatz vos, vos connectar, se connectar, connecta te, connectar se, me connectar, identificatz vos,
    s'identificar, dobrissètz l'aplicacion, dobrir l'aplicacion, començatz ara, començar ara, dintratz dins vòstre
    compte
  `,
  never: `
    se desabonar, desabonatz vos, vos desabonar, se desinscriure, desinscrivètz vos, vos desinscriure, desinscripcion,
    desabonament, arrestar de recebre, quitar de recebre, recebre pas mai, volètz pas mai recebre, quitar la lista,
    gerir las preferéncias, gerir mas preferéncias, gerir vòstras preferéncias, gerir los abonaments, gerir las
    notificacions, gerir mon abonament, gerir lo compte, preferéncias de corrièl, preferéncias de notificacion, vòstras
    preferéncias, las preferéncias, paramètres del compte, los paramètres, vòstres paramètres, paramètres de
    notificacion, veire dins lo navigador, veire en linha, veire la version web, veire vòstra comanda, veire la comanda,
    veire ma comanda, veire la factura, veire vòstra factura, veire lo recebut, veire los detalhs, vejatz dins lo
    navigador, vejatz en linha, vejatz la version web, vejatz vòstra comanda, vejatz la comanda, vejatz ma comanda,
    vejatz la factura, vejatz vòstra factura, vejatz lo recebut, vejatz los detalhs, afichar dins lo navigador, afichar
    en linha, afichar la version web, afichar vòstra comanda, afichar la comanda, afichar ma comanda, afichar la
    factura, afichar vòstra factura, afichar lo recebut, afichar los detalhs, consultar dins lo navigador, consultar en
    linha, consultar la version web, consultar vòstra comanda, consultar la comanda, consultar ma comanda, consultar la
    factura, consultar vòstra factura, consultar lo recebut, consultar los detalhs, consultatz dins lo navigador,
    consultatz en linha, consultatz la version web, consultatz vòstra comanda, consultatz la comanda, consultatz ma
    comanda, consultatz la factura, consultatz vòstra factura, consultatz lo recebut, consultatz los detalhs, veire mai
    de detalhs, veire lo messatge, veire l'article, veire lo sit, veire lo rapòrt, legir mai de detalhs, legir lo
    messatge, legir l'article, legir lo sit, legir lo rapòrt, dobrir dins lo navigador, legir en linha, dins vòstre
    navigador web, seguir vòstra comanda, seguir la comanda, seguir ma comanda, seguir vòstre colís, seguir lo colís,
    seguir mon colís, seguir la liurason, seguètz vòstra comanda, seguètz la comanda, seguètz ma comanda, seguètz vòstre
    colís, seguètz lo colís, seguètz mon colís, seguètz la liurason, seguiment del colís, seguètz nos, politica de
    confidencialitat, politica de vida privada, politica de protecion de las donadas, confidencialitat, mencions
    legalas, condicions d'utilizacion, condicions generalas, condicions de vendas, tèrmes del servici, centre d'ajuda,
    besonh d'ajuda, ajuda e assisténcia, contactatz nos, contactar nos, nos contactar, contactatz lo servici, questions
    frequentas, foira a las questions, donatz vòstre avís, donar son avís, respondètz al sondatge, participar al
    sondatge, legir mai, legissètz mai, ne saber mai, per ne saber mai, saber mai, mai d'informacions, mai
    d'informacion, mai d'entresenhas, legir la seguida, telecargar, telecargatz, telecargar l'aplicacion, telecargar la
    factura, pagar ara, pagatz ara, pagar la factura, crompar ara, visitatz nòstre sit, visitatz la botiga, nòstre sit
    web, nòstra botiga, a prepaus de nosautres, qual sèm, pagina d'acuèlh, partejar, partejatz, partatjar amb, convidar
    d'amics, respondre al messatge, respondre al comentari, apondre al calendièr, modificar la reservacion, anullar la
    comanda
  `,
  notMe: `
    se sètz pas vos, s'es pas vos, s'èra pas vos, s'èretz pas vos, se foguèt pas vos, es pas vos, sètz pas vos, es pas
    ieu, èra pas ieu, soi pas ieu, s'avètz pas demandat, se avètz pas demandat, s'avètz pas fach, s'avètz pas creat, se
    avètz pas creat, s'avètz pas ensajat, s'avètz pas iniciat, avètz pas demandat, avètz pas fach aquela, s'es pas tu,
    s'èras pas tu, s'as pas demandat, se reconeissètz pas, reconeissètz pas aquesta, reconeissètz pas, sètz pas a
    l'origina, venètz pas de, qualqu'un mai, qualqu'un d'autre, quauqu'un mai, una autra persona a, ignoratz aqueste,
    ignoratz lo messatge, ignorar aqueste, podètz ignorar, ignorar aquel, fasètz pas cas, far pas cas, tenètz pas
    compte, téner pas compte, suprimissètz aqueste messatge, escafatz aqueste messatge, avètz pas res a far, avètz pas
    res de far, cal pas res far, fagatz pas res, per errada, refusar la convidacion, refusatz la convidacion, refusar,
    anullar la demanda, anullatz la demanda, senhalatz nos, avertissètz nos, nos avertir, contactatz nos lèu, contactatz
    nos sul pic, asseguratz vòstre compte, protegissètz vòstre compte, cambiatz vòstre senhal lèu, cambiatz sul pic
  `,
  done: `
    es estat cambiat*, foguèt cambiat*, ven d'èsser cambiat*, es estat modificat*, es estat mes a jorn, es estat
    reïnicializat*, es estat confirmat*, es estat verificat*, es estat validat*, es estat activat*, es estat apondut*,
    es estat suprimit*, es estat creat*, es estat acceptat*, es estat desactivat*, es estat pagat*, es estat mandat*, es
    estat anullat*, foguèt modificat*, foguèt mes a jorn, foguèt reïnicializat*, foguèt confirmat*, foguèt verificat*,
    foguèt validat*, foguèt activat*, foguèt apondut*, foguèt suprimit*, foguèt creat*, foguèt acceptat*, foguèt
    desactivat*, foguèt pagat*, foguèt mandat*, foguèt anullat*, ven d'èsser modificat*, ven d'èsser mes a jorn, ven
    d'èsser reïnicializat*, ven d'èsser confirmat*, ven d'èsser verificat*, ven d'èsser validat*, ven d'èsser activat*,
    ven d'èsser apondut*, ven d'èsser suprimit*, ven d'èsser creat*, ven d'èsser acceptat*, ven d'èsser desactivat*, ven
    d'èsser pagat*, ven d'èsser mandat*, ven d'èsser anullat*, es estada cambiada, es estada modificada, es estada mesa
    a jorn, es estada confirmada, es estada verificada, es estada validada, es estada activada, es estada aponduda, es
    estada suprimida, es estada acceptada, es estada pagada, es estada mandada, es estada anullada, amb succès,
    corrèctament confirmat, novèla connexion, connexion novèla, connexion nòva detectada, connexion recenta, avètz
    confirmat, avètz cambiat, mercés d'aver confirmat, mercé d'aver confirmat, a acceptat la convidacion, a rejonch lo
    grop, avèm recebut vòstre pagament, pagament recebut, pagament acceptat, sètz desabonat, sètz desabonada, sètz estat
    desinscrich, sètz desinscrich, avètz quitat la lista, recebretz pas mai, vòstre abonament es anullat
  `,
  here: `
    clicatz, clicatz aicí, clicar aicí, clica aicí, clicatz sul, clicatz sus, clicar sul, clicar sus, clicant sul,
    clicatz lo ligam, clicatz lo boton, en clicant, quichatz aicí, quichatz lo boton, quichatz sul, picatz aicí, aqueste
    ligam, lo ligam seguent, ligam seguent, lo ligam çai jos, ligam çai jos, lo ligam que seguís, aquel ligam, seguètz
    lo ligam, seguissètz lo ligam, seguir lo ligam, dobrissètz lo ligam, dobrir lo ligam, aqueste boton, lo boton çai
    jos, boton çai jos, lo boton seguent, lo boton en dejós, copiatz lo ligam, copiar lo ligam, copiatz aqueste ligam,
    pegatz lo ligam, aquesta pagina, la pagina seguenta, dins vòstre navigador, dins lo navigador, l'adreça seguenta,
    visitatz aquesta, çai jos
  `,
  onSite: `
    vòstre colís, lo colís, liurason, lo liuraire, liurador, lo caufaire, punt de retirada, punt de recuperacion,
    retirar vòstra comanda, oficina de pòsta, burèu de pòsta, a l'acuèlh, al comptador, la pòrta d'entrada, barrièra del
    parcatge, parcatge, wifi, wi fi, rendètz vos, rendetz vos, vòstre rendètz vos, rendètz vos medical, consulta
    medicala, espital, bilhet de tren, vòstre bilhet, carta d'embarcament, file d'espèra, reünion en linha,
    videoconferéncia, identificant de reünion, rejónher la reünion, rejonhètz la reünion, vos presentar, participaretz,
    vòstra cambra, aubèrja, ostalariá
  `,
  matter: `
    a partejat un fichièr, a partejat un dorsièr, a partejat amb vos, partejat amb vos, fichièr partejat, dorsièr
    partejat, a comentat, comentari novèl, novèl comentari, vos a mencionat, messatge novèl de, novèl messatge de,
    publicacion novèla, demanda de conget, aprovacion de, en espèra d'aprovacion, en espèra de moderacion, votatz, vòte
    sus, sondatge, formulari de resultats, contracte de signar
  `,
  entryPlace: `
    la fenèstra, dins la fenèstra, la pagina, sus la pagina, lo camp, dins lo camp, lo formulari, dins lo formulari,
    l'ecran, a l'ecran, sus l'ecran, l'aplicacion, dins l'aplicacion, lo sit web, sul sit, lo navigador, l'aparelh, sus
    l'aparelh, lo periferic, l'ordenador, sus l'ordenador, la television, sus la tele, l'onglet
  `,
  accountName: `
    nom d'utilizaire, nom d'utilizator, nom d'usatgièr, nom de compte, identificant de connexion
  `,
  subjectLine: "objècte del messatge, objècte d'aqueste messatge, objècte del corrièl, dins l'objècte",
  outdated: `
    fonciona pas mai, foncionarà pas mai, marcha pas mai, es pas mai valable, es pas mai valid, pas mai valable, a
    expirat, es expirat, lo còdi precedent, còdi precedent, los còdis precedents, l'ancian còdi, ancian còdi, lo primièr
    còdi, ja utilizat, ja estat utilizat, es ja estat utilizat, lo còdi qu'avètz picat, lo còdi qu'avètz dintrat, lo
    còdi qu'avètz sasit, còdi anullat, remplaça lo còdi, en plaça del còdi
  `,
  toRead: `
    anar a mon compte, anatz a vòstre compte, accedir a vòstre compte, accedir a mon compte, veire mon compte, veire lo
    compte, espaci client, vòstre espaci client, tablèu de bòrd, banca en linha, veire l'activitat, activitat recenta,
    veire los cambiaments, gerir los aparelhs, veire lo perfil, per legir, per veire, per consultar, per descobrir, per
    agachar, legir lo messatge, legissètz lo messatge, legir l'article, descobrissètz, agachatz
  `,
  fault: "còdi d'error, còdis d'error, messatge d'error, error del sistèma",
  example: "per exemple, coma aqueste exemple, un messatge coma",
  receipt: `
    recebut de pagament, vòstre recebut, recebut de crompa, tiquet de caissa, mercés per vòstra crompa, mercé per vòstra
    crompa, mercés per vòstre pagament, mercé per vòstre pagament, mercés per vòstra comanda, mercé per vòstra comanda,
    pagament recebut, pagament efectuat, pagament acceptat, pagat per carta, pagada per carta, avètz pagat, soma pagada,
    montant pagat, total pagat, tva inclusa, jos total, debitat de vòstre compte, prelevament efectuat, fuèlha de paga,
    soldi novèl
  `,
};
