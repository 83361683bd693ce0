import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ca: Cues = {
  code: `
    codi, codis, codi de verificació, codi de seguretat, codi d'accés, codi de confirmació, codi d'un sol ús, codi
    temporal, contrasenya d'un sol ús, clau de verificació, clau de seguretat, número de verificació, pin de seguretat,
    codi d'activació, codi d'autenticació, codi d'autorització, codi de validació, codi d'inici de sessió, codi de
    recuperació, codi de restabliment, codi de desbloqueig, codi de vinculació, codi de dispositiu, codi d'eliminació,
    codi de transacció, codi per entrar, codi per accedir, codi únic, codi otp, codi sms, codi dinàmic, codi secret,
    contrasenya dinàmica, clau d'un sol ús, clau dinàmica, contrasenya única, clau temporal, clau d'accés, clau única,
    clau d'activació, clau de confirmació, número de seguretat, número d'autenticació, número d'activació, número
    d'autorització, token d'accés, token de seguretat, token de verificació, pin d'un sol ús, pin de verificació, pin
    d'accés, paraula de verificació, paraula de seguretat, paraula d'accés, contrasenya de l'operació, contrasenya per
    a aquest pagament, contrasenya del pagament, contrasenya de la transacció, clau de l'operació, clau per a aquest
    pagament, clau de signatura, codi per a aquest pagament, codi numèric, codi de signatura, codi d'emparellament,
    contrasenya per a un sol ús, contrasenya d'un únic ús, contrasenya d'ús únic, contrasenya d'una sola vegada,
    contrasenya per a una sola vegada, contrasenya otp, contrasenya per sms, contrasenya sms, contrasenya de
    verificació, contrasenya de confirmació, clau d'un únic ús, clau d'ús únic, clau d'una sola vegada, clau otp, clau
    per sms, clau de validació, clau d'autenticació, clau d'autorització, clau de recuperació, clau de desbloqueig,
    clau de registre, clau de vinculació, clau de transferència, clau de la transacció, clau del pagament, número de
    validació, número de comprovació, número de confirmació d'accés, número secret, número d'accés, pin temporal, pin
    de confirmació, pin d'activació, pin d'autorització, pin d'emparellament, pin de vinculació, pin de signatura, pin
    únic, pin dinàmic, token d'autenticació, token de confirmació, token d'autorització, token d'un sol ús, token
    temporal, dígits de verificació, dígits de confirmació, dígits de seguretat, dígits de control, xifres de control,
    xifres de verificació, xifres de confirmació, xifres de seguretat, combinació de verificació, combinació de
    seguretat, combinació d'accés, combinació secreta, seqüència de verificació, seqüència de confirmació, cadena de
    verificació, lletres de verificació, caràcters de verificació, paraula d'activació, frase de verificació, codi de
    comprovació, codi de control, codi de registre, codi de baixa, codi de canvi, codi d'alta, codi de transferència,
    codi d'ús únic, codi d'un únic ús, codi de pagament segur, número d'un sol ús, número d'ús únic, pin d'ús únic,
    combinació d'un sol ús, codi d'entrada al compte, contrasenya d'operacions
  `,
  maybeCode: `
    clau, xifres, caràcters, número següent, següent número, contrasenya temporal, lletres, símbols, aquest número,
    número de sota, número que, combinació, seqüència, paraula secreta, paraula clau, paraula de confirmació, paraula
    de pas, contrasenya provisional, el que ens has demanat, aquesta paraula, aquestes xifres, número amb què, la clau,
    paraula que has, sis xifres, quatre xifres, vuit xifres, xifres següents, següents xifres, xifres de sota, sis
    dígits, quatre dígits, aquests dígits, aquestes lletres, lletres següents, lletres de sota, caràcters següents,
    aquests caràcters, aquests números, números següents, números de sota, paraula següent, següent paraula, paraula de
    sota, contrasenya inicial, frase de pas, el següent, te'l demanarà, us el demanarà, us la demanarà,
    cadena de caràcters, cadena següent, següent cadena, aquesta cadena, combinació següent, següent combinació, aquesta
    combinació, seqüència següent, següent seqüència, aquesta seqüència, següents dígits, dígits següents, dígits de
    sota, següents lletres, següents caràcters, caràcters de sota, següents números, clau següent, següent clau, aquesta
    clau, cinc xifres, set xifres, deu xifres, cinc dígits, set dígits, quatre números, sis números, vuit números, sis
    caràcters, vuit caràcters, quatre lletres, cinc lletres, sis lletres, vuit lletres, contrasenya és, aquesta
    contrasenya, següent contrasenya, contrasenya següent, contrasenya numèrica, el teu és, el seu és, el vostre és, la
    teva és, la seva és, la vostra és, el teu:, el seu:, el vostre:, la teva:, la seva:, la vostra:, aquí tens el teu,
    aquí teniu el vostre, aquí té el seu, número indicat, número de control, número que et, número que us, número que
    li, token és, el teu token, frase secreta, paraules següents, següents paraules, frase d'accés
  `,
  other: `
    comanda, comandes, codi de comanda, incidència, reserves, codi de reserva, número de confirmació, enviament,
    paquet, lliurament, seguiment, codi de seguiment, referència, telèfon, truca, codi de client, número de soci,
    acabada en, acaba en, codi postal, codi de país, codi promocional, codi de promoció, codi promo, codi de descompte,
    codi descompte, descompte*, cupó, cupons, codi de cupó, codi de regal, codi regal, codi de referit, codi amic, codi
    d'invitació, codi d'error, codi d'estat, codi fiscal, codi qr, codi de barres, codi font, codi de conducta, codi de
    color, codi d'article, versió, preu, pagament de, carrer, punts, codi de recomanació, targeta regal, codi de
    resposta, codi de producte, número de targeta, número de comanda, número de carnet, número de contracte, número de
    pòlissa, número de referència, número de expedient, número de telèfon, número de seguiment, número de tiquet,
    expedient, carnet, abonat en, acabat en, entrades, abonament*, taquilla, butlletí núm, núm, tiquet, pòlissa,
    contracte, comptador, plaça, rambla, codi swift, codi del producte, promoció, oferta, ofertes, cistell, carret,
    abans de pagar, confirmar la compra, val de, vol n, pàgines, codi civil, número de mòbil, import total, expedient
    n, al cistell, la visita amb, ensenya'l a caixa, número d'enviament, número d'abonat, número d'expedient, número
    d'incidència, número de sol·licitud, número de bitllet, número de seient, número d'habitació, número de registre,
    número d'operació, número de transacció, núm de comanda, núm de client, n de comanda, bitllet, seient, andana,
    albarà, punt de recollida, codi de recollida, codi de la porta, codi del portal, codi de l'armariet, codi
    d'entrega, codi de botiga, codi d'oficina, contrasenya del wifi, clau del wifi, codi iban, darrers quatre, últims
    quatre, últimes quatre, targeta acabada, acabat amb, consum, butlleta, número premiat, incidències, reunió,
    reunions, el dni, el teu dni, número de dni, el rebut, rebut de compra, rebut de pagament, número de rebut, rebut
    núm, camp de cerca, barra de cerca, localitzador, dorsal, número de pressupost, número de reparació, com a
    concepte, concepte de la transferència, com a referència, la zona, codi de zona, número de client, número de
    factura, número de pacient, número d'història, història clínica, número d'alumne, número d'estudiant, número de
    matrícula, matrícula, número de llicència, número de document, número de passaport, número de vol, número de tren,
    número de taula, número de torn, número de cua, número de taquilla, número de porta, número d'aula, número de sala,
    número de sèrie, número de model, número de lot, número de participant, número de dorsal, número de col·legiat,
    número de subministrament, número de comptador, número de línia, número de compte, número de reserva, número de
    cas, número de tràmit, número de queixa, número de reclamació, número de sinistre, número d'assegurat, número
    d'afiliat, número d'albarà, número de paquet, número de guia, número de localitzador, número de la seguretat
    social, número de targeta sanitària, número d'inscripció, número de versió, número de sorteig, número de loteria,
    número de casa, número de planta, id de la reunió, id de reunió, codi de la reunió, contrasenya de la reunió, codi
    del curs, codi de l'assignatura, codi d'alumne, codi d'estudiant, codi de pacient, codi d'empleat, codi de
    contracte, codi de soci, codi de subministrament, codi cups, codi de vol, codi de tarifa, codi de lot, codi d'àrea,
    codi de l'edifici, codi del garatge, codi de la caixa forta, codi del cadenat, codi de l'alarma, codi de la
    taquilla, codi de lliurament, codi d'enviament, codi de paquet, codi del repartidor, codi bic, codi penal, codi
    ètic, codi deontològic, codi obert, línies de codi, línia de codi, codi de sortida, codi d'avaria, codi de
    fidelitat, codi val, codi de val, codi d'oferta, codi d'afiliat, codi de venedor, dígit de control, sorteig,
    butlleta premiada, videotrucada, camp de lectura, lectura del comptador, la lectura, porta el número, té el número,
    registrad* amb el número, amb número, quan truqui, quan ens truqui, reclamació, la reclamació, queixa, el teu cas,
    el seu cas, clau api, clau d'api, quatre últim* dígits, 4 últim* dígits, últim* quatre dígits, últim* 4 dígits,
    darrer* quatre dígits, darrer* 4 dígits, quatre darrer* dígits, codi de proveïdor, codi del proveïdor, codi de
    sucursal, codi de la sucursal, codi de departament, codi del departament, codi de centre de cost, codi del centre
    de cost, codi d'unitat, codi de la unitat, codi de personal, codi del treballador, codi de treballador, codi de
    l'empleat, codi d'ocupació, codi de professió, codi de l'ocupació, codi d'ocupador, codi de pagador, codi del
    pagador, codi del client, codi de l'article, codi de la botiga, codi de l'oficina, codi d'entitat, codi de
    l'entitat, codi de cno, codi cnae, codi de cnae, codi iae, codi de l'activitat econòmica, codi d'activitat
    econòmica, codi de l'epígraf, codi de curs, codi d'assignatura, codi del mòdul, codi de mòdul, codi d'unitat
    formativa, codi del cicle, codi d'estudis, codi de grau, codi d'examen, codi de l'examen, codi del tribunal, codi
    d'aula, codi de l'aula, codi de sala, codi de la sala, codi de grup, codi del grup, codi de classe, codi de la
    classe, codi de l'activitat, codi d'activitat, codi de l'esdeveniment, codi d'esdeveniment, codi del taller, codi
    de taller, codi del partit, codi d'equip, codi de l'equip, codi del centre, codi de centre, codi de centre
    educatiu, codi de l'escola, codi de preinscripció del centre, codi de la titulació, codi de la zona, codi de zona
    d'aparcament, codi de la zona d'aparcament, codi de zona blava, codi de l'àrea, codi de comarca, codi de municipi,
    codi del municipi, codi de la població, codi ine, codi d'estació, codi de l'estació, codi de parada, codi de la
    parada, codi de línia, codi de la línia, codi de la tarifa, codi de comptador, codi del comptador, codi del
    contracte, codi de subministrament elèctric, codi d'hisenda, codi de l'impost, codi de tribut, codi tributari, codi
    emissora, codi de l'emissora, codi pressupostari, codi de la partida, codi de partida pressupostària, codi
    comptable, codi bancari, codi de banc, codi de l'entitat bancària, codi dir3, codi d'oficina comptable, codi
    d'òrgan gestor, codi d'unitat tramitadora, codi de devolució, codi de la devolució, codi de garantia, codi de la
    garantia, codi de reparació, codi de sinistre, codi del sinistre, codi de l'error, codi de versió, codi de la
    versió, codi de compilació, codi del lot, codi del color, codi de model, codi del model, codi de material, codi de
    peça, codi de recanvi, codi de magatzem, codi del projecte, codi de projecte, codi de categoria, codi de fabricant,
    codi del fabricant, codi nacional del medicament, codi de medicament, codi de diagnòstic, codi icd, codi cim 10,
    codi cpv, codi isin, codi ean, codi isbn, codi taric, codi d'aeroport, codi de l'hotel, codi d'immoble, codi de
    l'anunci, codi de la plaça, codi de plaça, codi de la convocatòria, codi de l'obra, codi de ruta, codi de llibre,
    curs amb codi, el curs amb codi, assignatura amb codi, l'assignatura amb codi, producte amb codi, article amb codi,
    projecte amb codi, activitat amb codi, taller amb codi, parada amb codi, plaça amb codi, contrasenya de la wifi,
    contrasenya del wi fi, contrasenya de la wi fi, contrasenya wifi, contrasenya wi fi, contrasenya de la xarxa,
    contrasenya de la xarxa wifi, contrasenya de la xarxa wi fi, contrasenya de la xarxa de convidats, contrasenya de
    convidats, contrasenya de zoom, contrasenya de la videoconferència, contrasenya de la videotrucada, contrasenya de
    la conferència, contrasenya de la sala, contrasenya del webinar, contrasenya del seminari web, clau de la wifi,
    clau del wi fi, clau wifi, clau wi fi, clau de la xarxa, clau de xarxa, codi de zoom, codi de la conferència, codi
    de conferència, codi de la videotrucada, codi de la videoconferència, codi del webinar, codi de participant, pin de
    la reunió, pin de la conferència, número d'article, número de producte, número de proveïdor, número d'empleat,
    número de treballador, número de peça, codi d'abonat, codi de subscriptor, codi de membre, codi proveïdor, codi de
    col·laborador, codi de distribuïdor, codi de l'alumne, codi de la prova, codi de pintura, codi de referència del
    pagament, codi de factura, codi del rebut, codi de l'immoble, codi de finca, codi de districte, codi del país, codi
    ccae, codi aranzelari, codi duaner, codi de moneda, codi de divisa, codi de fallada, codi de la comanda, codi pnr,
    codi del bitllet, codi de donació, codi de campanya, codi de recepta, codi de la recepta, codi de pòlissa, codi
    d'assegurança, codi de reclamació, codi de seient
  `,
  promo: `
    descompte*, cupó, cupons de, val de compra, targeta regal, targetes regal, codi promocional, ofertes especials,
    rebaixes, estalvia ara, estalvia fins, en finalitzar la compra, cistella*, carret de la compra, enviament gratuït,
    enviament gratis, punts de fidelitat, punts extra, sorteig*, convida els teus amics, convida un amic, convida
    amics, reemborsament en efectiu, regal d'aniversari, comanda mínima, fins a exhaurir existències, fins a esgotar
    existències, bescanvia*, compra ara, per gastar, la col·lecció, al cistell, preu baixa, teu obsequi, un regal, teu
    regal, ensenya'l a caixa, a caixa fins, et regala, vagis a pagar, rasca i, codi de descompte, preus rebaixats, a
    meitat de preu, dos per un, només avui, últims dies, últimes hores, primera compra, propera compra, primera
    comanda, punts dobles, acumula punts, t'ho regalem, afegeix al cistell, afegeix a la cistella, porta un amic,
    recomana'ns, vals de descompte, obsequi de benvinguda
  `,
  press: `
    aquesta edició, en aquest article, continua llegint, llegir més, llegeix més, llegiu més, article del blog, els
    nostres lectors, estadístiques, informe setmanal, resum setmanal, resum mensual, de mitjana, mes passat, notes de
    la versió, notes de llançament, registre de canvis, nova versió, errors corregits, correcció d'errors, proves
    fallides, compilació fallida, seminari web, taller gratuït, consells per, estudi mostra, segons un estudi, enquesta
    revela, onada de, nota de premsa, comunicat de premsa, en aquest número, hem arreglat, enquesta, qüestionari, la
    teva opinió, més llegits, el més llegit, les xifres del mes, en xifres, la teva setmana en, taxa d'èxit, taxa de
    lliurament, integració contínua, manteniment programat, com reconèixer, com detectar, aprèn a, episodi*, llegeix
    també, xerrada*, reportatge*
  `,
  business: `
    verificació, confirmació, inici de sessió, inicia sessió, accedir, regist*, contrasenya, contrasenyes, restabli*,
    identitat, seguretat, correu electrònic, adreça de correu, activació, dispositiu, desbloqu*, dos factors,
    autoritz*, subscripció, dos passos, entrar a, dur a terme, identificació, confirma, confirmeu, validació, enllaçar,
    invitació, comprovar que sou, aquesta adreça, aquesta bústia, t'ha convidat, et convida, t'ha afegit, bloquejat,
    ets tu, nom d'usuari, segon factor, nou dispositiu, nou navegador, tancament del compte, canvi de correu, primer
    accés, has oblidat, heu oblidat,
    verificar, verifica, confirmar, autentica*, iniciar sessió, accés, restabl*, recuperar, compte, activar, doble
    factor, segon pas, doble verificació, beneficiari*, banca en línia, banca electrònica, banca mòbil, banca per
    internet, signatura electrònica, signatura digital, emparellar, emparellament, vincular, donar te d'alta, donar te
    de baixa, donar de baixa el teu compte, esborrar el compte, eliminar el compte, canvi d'adreça de correu, canvi de
    telèfon, canvi de mòbil, nou mòbil, saber que ets, comprovar que ets, assegurar nos que ets, demostrar que ets, 3d
    secure, nou beneficiari, nou destinatari, destinatari nou,
    3 d secure, pendent d'aprovació, pendent de la teva aprovació, pendent de la vostra aprovació, pendent de la seva
    aprovació, pendent de signatura, pendent de la teva signatura, aprova la transferència, aprovar la transferència,
    aproveu la transferència, completar la transferència, finalitzar la transferència, ordenar la transferència,
    executar la transferència, aprova el pagament, aproveu el pagament, aprovi el pagament, aprovar el pagament,
    completar l'operació, finalitzar l'operació, signar l'operació, signa l'operació, signar el document, signa el
    document, signeu el document, signi el document, signar el contracte, signa el contracte, signeu el contracte, signi
    el contracte, signatura de l'operació, signatura del contracte, signatura del document, blocat, blocada, intents
    fallits, intents incorrectes, intents erronis, massa intents, canvi de número, canviar el correu, canviar el
    telèfon, primera connexió, nou aparell, nou ordinador, ordinador nou, navegador nou, finestra oberta, pàgina oberta,
    has deixat obert*, heu deixat obert*, ha deixat obert*, vas deixar obert*,
    transferència pendent, la teva transferència, la vostra transferència, aquesta transferència, fer la transferència,
    ordre de transferència, pendent de la teva, pendent de la vostra, pendent d'autorització, pendent de signar, espera
    la teva, espera la vostra, esperant la teva, esperant la vostra, a l'espera de la teva, a l'espera de la vostra,
    aprovació, aprovar la compra, aprova la compra, aprovar l'operació, alliberar el pagament, executar el pagament,
    completar la transacció, completar aquesta compra, compra en línia, compra per internet, compres per internet,
    comerç electrònic segur, signar l'ordre, la teva signatura, la vostra signatura, la seva signatura, nou telèfon,
    telèfon nou, mòbil nou, intents equivocats, canviar de correu, canviar el teu, canviar de número, canviar de
    telèfon, primera vegada que entres, finestra que has deixat, pàgina que has deixat, vau deixar obert*, finestra que
    tens oberta, pàgina que tens oberta, pàgina que teniu oberta nou número de telèfon, nou número de mòbil
  `,
  fleeting: `
    venç, vàlid, minuts, un sol ús, una sola vegada, abans d'un quart, hores, funciona un cop, dura dues, quart
    d'hora, deixa de ser vàlid, no servirà, serveix una, serveix un sol cop, només serveix, només funciona, un sol
    cop, només un cop, només es pot fer servir, és vàlid, és vàlida, vàlid fins, vàlid durant, deu minuts, quinze
    minuts, mitja hora, 24 hores, caduca*, expira*, vàlida, serveix fins, serveix només, serveix per a una, serveix
    durant, funciona fins, funciona una, deixa de funcionar, deixarà de funcionar, deixa de servir, deixarà de servir,
    deixarà de ser, ja no servirà, ja no serà, no serà vàlid, no funcionarà, perd la validesa, perd validesa, perdrà
    la validesa, quedarà anul·lat, queda anul·lat, quedarà sense efecte, validesa, vigència, s'anul·la, s'esborra,
    abans que caduqui, abans que expiri, abans no caduqui, cinc minuts, vint minuts, trenta minuts, dos minuts, tres
    minuts, un quart d'hora
  `,
  secret: `
    no compart*, no el compart*, ningú, confidencial, no diguis, no donis, no revelis, no passis, no el diguis, no el
    donis, no el passis, no l'ensenyis, mai no, no et demanarem mai, te'l demanarà, personal i intransferible, no el
    comuniqueu, no el digueu, no el doneu, no el mostreu, no el reenvi*, no el facilit*, no la diguis, no ho diguis,
    amb ningú, a ningú, mai us, mai et, mai te'l, no us el demanarem, no te'l demanarem, guarda te'l, no el cedeixis,
    no el publiquis, no el mostris, no el revelis, no la donis, no la passis, no la compart*, no la revelis, no la
    mostr*, no donis el, no donis aquest, no doneu el, no diguis el, no digueu el, no el dicteu, no el dictis, no ho
    comparteixis, encara que te'l, encara que us el, encara que t'ho, encara que us ho, cap empleat, cap agent, cap
    operador, cap treballador, ningú del nostre, ningú de nosaltres, el nostre personal no, només per a tu, només per
    a vós, només per a vostè, guardeu vos el, és secret, és confidencial, és personal, no s'ha de compartir, no el
    digui, no el doni, no la digueu, no la doneu, no el passeu, no el comuniquis, no el comuniqui, no comuniqueu, no
    comuniquis, no reveleu, no el reveleu, no divulgueu, no divulguis, no el divulgueu, no el divulguis, no
    l'ensenyeu, no l'envieu, no l'enviïs a, no reenvieu, no reenviïs, no el llegeixis, no el llegiu, no el dicti, no
    faciliteu, no facilitis, no us el demanarà, no demanem mai, no us trucarem mai, no et trucarem mai, el banc no us,
    el teu banc mai, els nostres empleats mai, els nostres treballadors no, ni tan sols als, manteniu lo en secret,
    mantén en secret, guarda'l en secret, guarda aquest codi per, qui te'l demani
  `,
  enter: `
    introdueix, introduïu, introduir, escriu, escriviu, enganxa, fes servir, feu servir, utilitza, utilitzeu, copia
    aquest, copieu, enganxeu, escriu lo, escriure, introdueix lo, introduïu lo, introdueixi, teclegeu, tecleja,
    teclejar, digiteu, posa el, posa aquest, posa lo, poseu el, poseu aquest, posar el, posar aquest, usa aquest, useu,
    utilitzar, fer servir, dicteu, indica aquest, indiqueu, digues, escaneja, escanegeu, transcriu, omple, ompliu,
    facilita el, facilita aquest, tecleja aquestes, posa això, enganxis, faciliteu, faciliteu nos, consigneu, confirma
    amb, traslladeu el, introdueix el, introdueix la, introdueix aquest, introduïu el, introduïu aquest, escriu el,
    escriu aquest, escriu la, escriviu el, escriviu aquest, enganxa'l, enganxa el, copia'l, copieu el, utilitza'l, fes
    lo servir, usa'l, teclegeu el, marca el, dicta'l, digues li, llegeix li, respon amb, responeu amb, a la casella, al
    camp, en el camp, a la pantalla, al televisor, torna a l'aplicació, torna a l'app, et caldrà, us caldrà, cal que
    introdueixis, cal introduir, cal escriure, omple el,
    teclegis, tecleges, escriguis, escrius, introdueixes, posis, poses, posa hi, posa'l, poseu hi, escriu hi,
    introdueix hi, tecleja hi, escriviu hi, cal teclejar, teclegi, escrigui, posi, copiar, copia el, enganxar,
    emplena, empleneu, ompliu hi, utilitzi, faci servir, tecleja el, teclejar el, digita, digiti, marqueu, introduir
    el,
    et demanarà, us demanarà, li demanarà, demana quatre, demana sis, se't demanarà,
    introdueix les, introduïu les, introdueixi el, introdueixi aquest, introduint, introduir lo, introduir la,
    escrivint, escriure'l, escriure el, escriu les, escriviu les, escrigui el, escrigui aquest, teclegi el, tecleja la,
    teclejant, teclejar lo, digitar, digita el, digita aquest, digiti el, copia la, copia les, copiar el, copiar aquest,
    copiant, copii el, enganxi, enganxi el, enganxa la, enganxar el, enganxant, posi el, posi aquest, posa'ls, posa ho,
    omplir el, ompli el, emplena el, emplenar, empleni, insereix, inseriu, inserir, inserti, transcriviu, transcriure,
    transcrigui, marca aquest, marqui el, marqueu el, marcar el, anota el, anoteu, apunta el, apunteu, apunta aquest,
    registra el, consigna el, comunica el, comunica'ns, comuniqueu, comuniqui, facilita'ns, facilita'l, faciliti, mostra
    el codi, mostreu el codi, ensenya el codi, llegeix el, llegiu, llegeixi, llegeix nos, digues nos, digueu nos, digueu
    el, digui el, digui'ns, digues el, digues aquest, dicta el, dicti, dicta aquest, repeteix el, respon a aquest,
    responeu a, respongui amb, contesta amb, contesteu amb, contesti amb, envia'ns el, envieu nos el, torna'ns el,
    confirmeu amb, confirmi amb, confirmar amb, confirma'l amb, confirma la amb, confirmeu lo amb, confirmeu la amb,
    aprova amb, aproveu amb, aprovi amb, aprovar amb, aprova'l amb, aprova la amb, signa amb, signeu amb, signi amb,
    signar amb, signa'l amb, signa la amb, autoritza amb, autoritzeu amb, autoritzi amb, autoritzar amb, autoritza'l
    amb, autoritza la amb, valida amb, valideu amb, validi amb, validar amb, valida'l amb, desbloqueja amb, desbloquegeu
    amb, desbloqueja'l amb, verifica amb, entra amb, entreu amb, accedeix amb, accediu amb, identifica't amb,
    identifiqueu vos amb, se't demana, se us demana, se us demanarà, se li demanarà, se us demanin, et demanarem, us
    demanarem, li demanarem, et demanen, us demanen, et demana el, et demana un, us demana el, us demana un, te'l
    demanin, te'l demani, us el demanin, us el demani, quan te'l, quan us el, que et demana, que us demana, que et
    demanarà, que us demanarà, demana el codi, demana un codi, demana el número, demana un número, demana la clau,
    demana cinc, demana vuit, demanarà el, demanarà un, demanarà la, demanarà aquest, demanaran el, et preguntarà, us
    preguntarà, li preguntarà, et preguntaran, sol·licitarà, es sol·licita el, cal el codi, caldrà el, caldrà introduir,
    caldrà escriure, farà falta, et farà falta, us farà falta, li farà falta, necessitaràs, necessitareu, necessitarà,
    necessites el codi, necessiteu el codi, has d'introduir, heu d'introduir, ha d'introduir, has d'escriure, heu
    d'escriure, ha d'escriure, has de teclejar, heu de teclejar, hauràs d'introduir, haureu d'introduir, haurà
    d'introduir, només cal introduir, només has d'introduir,
    indica'ns, indiqueu nos, indiqui'ns, envieu nos, enviï'ns, retorneu nos, torneu nos, torna'ns, dicta'ns, dicteu nos,
    llegiu li, responent amb, responent a aquest, digitant, marcant el, ho demani, ho demanin, t'ho demani, t'ho
    demanin, us ho demani, us ho demanin, ho sol·liciti,
    introdueixi la, introdueixi les, introdueixi lo, introduint lo, un cop introduït, un cop introdueixis, un cop
    introduïu, hagis introduït, hàgiu introduït, hagi introduït, has introduït el, heu introduït el, quan l'hagis
    escrit, s'ha d'introduir, s'ha d'escriure, s'ha de teclejar, ha de ser introduït, cal enganxar, cal copiar, cal
    indicar, cal marcar, cal dictar, tecleja les, tecleja'l, teclegeu les, teclegi la, marca els dígits, marca les
    xifres, premeu els dígits, prem els dígits, premi els dígits, prem les xifres, premeu les xifres, selecciona els
    dígits, seleccioneu els dígits, seleccioneu les xifres, tria els dígits, mostri el codi, llegeix lo, llegeixi'l,
    llegeix en veu alta, llegeixi nos, dicti'l, dóna'l a l'operador, dona'l a l'operador, dona'l al nostre, doneu lo a
    l'operador, doneu lo al, digui'l, digues lo, confirma ho amb, confirmeu ho amb, confirmi ho amb, confirmi'l amb,
    signeu lo amb, signeu la amb, signi'l amb, autoritzeu la amb, autoritzi la amb, aproveu la amb, acaba amb el codi,
    acabeu amb el codi, completa amb el codi, completeu amb el codi, continua amb el codi, continueu amb el codi,
    continua amb aquest, segueix amb el codi, entra el codi, entreu el codi, entri el codi, entrar el codi, entra les
    xifres, pica el codi, piqueu el codi, trasllada el, trasllada aquest, repeteix aquest, repetiu el, respon només amb,
    responeu només amb, retorna'ns el, reenvia'ns el, torna a escriure el, desbloquegi amb, activa amb el codi, activeu
    amb el codi, als quadres buits, a les caselles, finalitza amb el codi, finalitzeu amb el codi,
    premi les xifres, prem els números, premeu els números, premi els números, prem les tecles, premeu les tecles, tria
    les xifres, trieu les xifres, tria el número, trieu el número, triï el número, selecciona les xifres, selecciona el
    número, seleccioneu el número, gira la roda, gireu la roda, retorna'ns, envia'ns aquest, envia el codi, envieu el
    codi, enviï el codi, envia aquest codi, contesta aquest missatge amb, respon aquest missatge amb, responeu aquest
    missatge amb, diga'ns, pronuncia el, pronuncieu el, cita el codi, citeu el codi, citi el codi, cita'l, citeu lo,
    dona el codi, doneu el codi, doni el codi, dona'l al, dona'l a la, doneu lo a la, continueu amb aquest, continuï amb
    aquest, continua amb aquestes, seguiu amb el codi, acaba amb aquest, finalitzeu amb, finalitzi amb, completa amb,
    completeu amb, un cop escrit, un cop teclejat, hagueu introduït, hagis escrit, hàgiu escrit, hagi escrit, hagis
    teclejat, hàgiu teclejat, tan bon punt introdu*, tan bon punt escri*, s'han d'introduir, s'han d'escriure,
    s'introdueix, s'escriu al, ser introduït, copiï, confirma la compra amb, confirmeu la compra amb, confirmi la compra
    amb, confirma el pagament amb, confirmeu el pagament amb, confirma la transferència amb, confirmeu la transferència
    amb, signa el contracte amb, signeu el contracte amb, signi el contracte amb, autoritza el pagament amb, autoritzeu
    el pagament amb, aprova el pagament amb, desbloqueja la amb, conclou amb aquest, llegeix les xifres
  `,
  complete: `
    confirma* el correu, confirma* el teu correu, confirma* la teva adreça, confirma* l'adreça,
    confirma* el teu compte, confirma* el compte, confirmar correu, confirmar compte, confirmar adreça,
    confirmeu el vostre, confirmeu la vostra, confirmeu l'adreça, confirma* el registre, confirma* la subscripció,
    confirma* la inscripció, confirma* la teva identitat, verifica* el correu, verifica* l'adreça, verifica* el compte,
    verificar correu, verificar compte, verifiqueu l'adreça, valida* el correu, valida* el teu, valideu el vostre,
    activa* el teu compte, activa* el compte, activar compte, activeu el compte, restabl* la contrasenya,
    restabl* la teva contrasenya, restabl* la vostra contrasenya, restablir contrasenya,
    restabliment de la contrasenya, restabliment de contrasenya, reinicia* la contrasenya, recupera* la contrasenya,
    recupera* el compte, canvi* la contrasenya, canvia* la teva contrasenya, canviar contrasenya, nova contrasenya,
    contrasenya nova, crea* una contrasenya, crea* la teva contrasenya, creeu una contrasenya, establ* la contrasenya,
    establ* una contrasenya, enllaç màgic, enllaç d'accés, enllaç d'inici de sessió, enllaç de verificació,
    enllaç de confirmació, enllaç d'activació, accepta* la invitació, accepteu la invitació, uneix te a l'equip,
    desbloque* el compte, desbloque* el teu compte, sóc jo, he estat jo, completa* el registre, completeu el registre,
    suprimeix el meu compte, confirm* la vostra adreça, confirm* aquesta adreça, confirm* la meva adreça,
    confirm* el vostre correu, confirm* el vostre compte, confirm* el vostre registre, confirm* el meu correu,
    confirm* el meu compte, confirm* el meu registre, confirm* aquest correu, confirm* aquest compte,
    confirm* aquest registre, confirm* la baixa, confirm* l'eliminació, confirm* l'actualització, confirm* el canvi,
    confirm* l'accés, confirm* la identitat, confirm* la teva inscripció, confirm* la teva subscripció,
    confirm* la vostra subscripció, confirm* que ets tu, la valideu, la confirmeu, valid* l'adreça,
    valid* la teva adreça, valid* la vostra adreça, valid* el compte, valid* el teu compte, validació de l'adreça,
    verific* la teva adreça, verific* la teva identitat, verific* la vostra adreça, verific* la vostra identitat,
    verific* el teu correu, verific* el teu compte, verific* el vostre correu, verific* el vostre compte,
    activ* el meu compte, activ* el vostre compte, tria una contrasenya, tria la contrasenya, tria la teva contrasenya,
    tria la vostra contrasenya, trieu una contrasenya, trieu la contrasenya, trieu la teva contrasenya,
    trieu la vostra contrasenya, escull una contrasenya, escull la contrasenya, escull la teva contrasenya,
    escull la vostra contrasenya, escolliu una contrasenya, escolliu la contrasenya, escolliu la teva contrasenya,
    escolliu la vostra contrasenya, defineix una contrasenya, defineix la contrasenya, defineix la teva contrasenya,
    defineix la vostra contrasenya, definiu una contrasenya, definiu la contrasenya, definiu la teva contrasenya,
    definiu la vostra contrasenya, configura una contrasenya, configura la contrasenya, configura la teva contrasenya,
    configura la vostra contrasenya, modifica una contrasenya, modifica la contrasenya, modifica la teva contrasenya,
    modifica la vostra contrasenya, modifiqueu una contrasenya, modifiqueu la contrasenya,
    modifiqueu la teva contrasenya, modifiqueu la vostra contrasenya, canvieu una contrasenya,
    canvieu la teva contrasenya, canvieu la vostra contrasenya, accepta* invitació, uneix te al, uneix te a la,
    uniu vos a, aprova l'accés, aprova aquest dispositiu, aprova l'inici, autoritza l'accés,
    autoritza aquest dispositiu, autoritza l'inici, autoritzeu l'accés, autoritzeu aquest dispositiu,
    autoritzeu l'inici, era jo, finalitz* el registre, complet* el teu registre, complet* la inscripció,
    complet* la subscripció, elimin* el meu compte, elimin* el compte, subscriu me, recuper* el teu compte,
    enllaç segur, enllaç de recuperació, apunteu m'hi, sense contrasenya, és la meva bústia, bústia és teva,
    adreça és teva, unir me a, tria'n una, obrir l'accés, esborra ho tot, confirm* el nou, confirm* la petició,
    entra sense, entrar sense, inventa'n, sí sóc jo, uneix-te, uneix-t'hi, m'hi apunto, sí vull,
    entrar sense contrasenya, enllaç d'entrada, entra-hi, entra al compte, esborra el meu compte, activa el carnet,
    activar el carnet, veure la invitació, obre la invitació, entra al grup, entra a l'equip, hi participo, m'hi sumo,
    et pertany, entra sense contrasenya, entra amb un clic, reactiva el compte, aixeca el bloqueig,
    activa el teu carnet, activeu el carnet, confirm* el nou correu, confirm* la nova, confirm* la meva identitat,
    confirm* la meva inscripció, confirm* la meva subscripció, confirm* l'alta, confirm* la sol·licitud,
    confirm* la teva sol·licitud, confirm* aquest dispositiu, confirm* aquest accés, confirm* el pagament,
    confirm* l'operació, confirm* que sou, confirm* que soc, verific* aquesta adreça, verific* aquest dispositiu,
    verific* la meva, verific* el meu, valid* el meu, valid* la meva, valid* aquesta adreça, valid* la inscripció,
    activ* la teva targeta, activ* el teu accés, activ* el meu accés, activ* el perfil, activ* el teu perfil,
    activ* la subscripció, crea una nova, crea un compte nou i, tria una altra, trieu una altra, triar una contrasenya,
    triar contrasenya, crear contrasenya, posa una contrasenya, definir contrasenya, nou pin, tornar a entrar,
    torna a entrar, enllaç únic, enllaç personal, enllaç privat, enllaç d'invitació, enllaç d'un sol ús,
    enllaç per entrar, enllaç per accedir, enllaç de restabliment, enllaç de desbloqueig, inicia sessió sense,
    accedeix sense, continua al navegador, continua en el navegador, continua el registre, continua amb el registre,
    acaba el registre, acabar el registre, acabeu el registre, completa el perfil, completa el teu perfil,
    accepta i continua, accepta i uneix, accepta la sol·licitud, uneix te al grup, unir me a l'equip, unir me al grup,
    unir me al projecte, uniu vos al, permet l'accés, permet aquest, permetre l'accés, sí permet, sí autoritzo,
    sí accepto, sí esborra, sí que soc jo, sí és meva, sí és meu, aprova el pagament, aprova la transferència,
    aprova la sol·licitud, autoritza el pagament, autoritza la transferència, autoritza l'operació, confia en aquest,
    vincula el dispositiu, vincula aquest, afegeix aquest dispositiu, desbloqueja l'accés, desbloqueja el meu,
    reobre el, reobrir el compte, restaura el compte, esborra el compte, esborra les meves, elimina les meves,
    elimina el meu, elimina definitivament, esborra definitivament, tanca el compte, tanca el meu compte,
    tancar el compte, suprimir el compte, suprimeix el compte, compta amb mi, compteu amb mi,
    escolliu una nova contrasenya, tria una nova contrasenya, verificar el teu correu, verificar el vostre correu,
    restablir la contrasenya, restablir la teva contrasenya, canviar la contrasenya, activar el vostre compte,
    activar el teu compte,
    activ* la targeta, activ* la vostra targeta, estableix contrasenya, establ* la teva contrasenya, tri* la
    contrasenya, tri* una contrasenya, canvi* la clau, crea la clau, nova clau, renov* la contrasenya, entr* amb aquest
    enllaç, acced* amb aquest enllaç, inici* sessió amb aquest enllaç, autoritz* el dispositiu, autoritz* aquest
    dispositiu, autoritz* l'accés, és el meu dispositiu, és el meu mòbil, és el meu ordinador, vull subscriure'm, vull
    subscriure m'hi, restaur* l'accés, restaur* el compte, reactiv* el compte, reactiv* el teu compte, vincul* el
    compte, accept* aquí la invitació, acceptis la invitació, acceptant la invitació, desbloque* l'accés, desbloquej* el
    compte, desbloquej* l'accés, tanc* el compte, tanc* el meu compte, confirm* el tancament, acab* el registre, acab*
    l'alta, complet* l'alta, continu* el registre, continu* amb el registre, valid* el correu, activ* l'accés, uneix te
    al projecte, uneix te a l'espai, unir se al grup, confirm* el dispositiu, aprov* el dispositiu, aprov* la
    sol·licitud d'accés
  `,
  act: `
    confirmeu, verifiqueu, accepta, acceptar, aprova, desbloqueja, uneix te, continueu, finalitza, valideu, valida ara,
    activa el, activa la, activa ara, activeu, accepteu, aproveu, autoritza, autoritzeu, uniu vos, finalitzar, d'acord,
    unir me, accepto, endavant, comença, un pas més, falta un pas, últim pas, gairebé a punt, quasi a punt, permet,
    permetre, autoritzar, desbloquejar, acabeu, autoritzo, comencem, comenceu, només falta, falta poc, a un pas, un sol
    clic, només un clic, ja gairebé
  `,
  signIn: `
    inicia sessió, inicia la sessió, inicieu sessió, inicieu la sessió, accedeix, accedir, entreu, accediu
  `,
  never: `
    dona't de baixa, cancel·lar la subscripció, cancel·la la subscripció, anul·la la subscripció, preferències,
    gestiona, configuració, versió web, veure en línia, privadesa, avís legal, ajuda, contacte, contacta, enquesta,
    valora, veure la comanda, seguiment, comparteix, segueix nos, descarrega, més informació, llegeix, botiga, veure
    detalls, qui som, confirma l'assistència, compra ara, compra ja, compra l', compreu, paga ara, paga aquí, dona'm de
    baixa, donar se de baixa, donar de baixa, gestioneu, condicions, preguntes freqüents, veure ho al, llegint,
    comenta, modifica la comanda, suport, contacteu, correu brossa, rebre'ns més, tractament de les, el paquet, la
    col·lecció, canvia la visita, reserva, gestiona el, llegeix les, gestiona les, notificacions, canvia les
    preferències, deixar de rebre, no vull rebre, deixa de rebre, desactiva les notificacions, veure al navegador, obre
    al navegador, versió en línia, segueix l'enviament, segueix el paquet, segueix la comanda, estat de la comanda,
    estat de l'enviament, veure comanda, les meves comandes, veure factura, veure la factura, descarrega la factura,
    veure el rebut, pagar la factura, paga la factura, veure l'informe, informe complet, veure estadístiques, llegir
    l'article, llegeix l'article, llegeix la notícia, veure activitat, revisa l'activitat, respon l'enquesta, respondre
    l'enquesta, deixa una ressenya, digue'ns què, centre d'ajuda, atenció al client, aprofita, aprofita l'oferta, veure
    l'oferta, veure ofertes, afegeix al calendari, confirma la visita, confirma la comanda, confirma la recepció,
    canvia la cita, anul·la la cita, com arribar, galetes, convida un, veure el tiquet, veure la incidència, veure el
    registre d'activitat, veure'l al navegador, mostra al navegador, llegeix al navegador, veure al teu navegador,
    veure'l al teu navegador, continua la conversa, continuar la conversa, mostra el missatge, llegeix el missatge,
    mostra el comentari, uneix te a la reunió, el meu compte, obre la tasca, prova ho ara, obre l'informe, obre el
    fitxer, mostra les fotos, mostra els resultats, comentaris, comentari, moderació, moderar, baixa l'app, baixa
    l'aplicació, descarrega l'app, targeta d'embarcament, targetes d'embarcament, veure les entrades, veure entrades,
    descarrega les entrades, descarregar entrades, veure l'activitat, respon al missatge, veure la reserva, gestiona la
    reserva, modifica la reserva, cancel·la la reserva, descarrega el rebut, veure el mapa, com arribar hi, veure el
    catàleg, veure el producte, veure el vídeo, veure les fotos, veure els resultats, veure moviments, veure els
    moviments, veure l'extracte, tria seient, fer el check in, obrir l'informe, afegeix a l'agenda, unir se a la
    reunió, veure el fil, veure l'anunci, canvia el lliurament, modifica la data de lliurament, actualitza les dades de
    pagament, canvia el mètode de pagament, renova ara, renova la subscripció, escriu una ressenya, inscriu t'hi,
    sol·licita la feina, bescanvia el cupó, fes servir el val, convida amics, demana cita, afegir al calendari, entra a
    la reunió, revisa la configuració de seguretat
  `,
  notMe: `
    no he estat jo, no ets tu, no has sol·licitat, no heu sol·licitat, no ho has sol·licitat, no l'has sol·licitat, no
    has demanat, no has fet, no reconeixes, no reconeixeu, no has creat, rebutja, ignoreu, bloqueja, no heu estat, no
    has estat, no era jo, no heu demanat, no heu fet, no heu creat, no ho has fet, no t'has registrat, rebutjar,
    cancel·la, anul·la, per error, esborrar aquest missatge, no l'has ordenada, si no toques, si no has estat tu, no has
    estat tu, si no ets tu, no facis res, no cal que facis res, no ho has demanat, no gràcies, no soc jo, no has sigut
    tu, no heu sigut, no ho heu demanat, no ho heu sol·licitat, no l'heu sol·licitat, no ho vas demanar, no vas ser tu,
    no sou vós, si no heu estat, si no has estat, si no ho, no t'hi has, no us hi heu, no esperaves, no esperàveu, no
    coneixes, cap acció, no cal fer res, no cal fer, no heu de fer res, no has de fer res, no passa res, no passarà res,
    no canviarà res, pots ignorar, podeu ignorar, ignora aquest, ignora'l, ignoreu aquest, ignoreu lo, no en facis cas,
    no en feu cas, no feu cas, no facis cas, esborra aquest, esborreu aquest, elimina aquest, algú altre, algú s'ha
    equivocat, s'ha equivocat, avisa'ns, aviseu nos, truca'ns de seguida, contacta amb nosaltres de seguida, protegeix
    el compte, protegeix el teu, bloqueja la targeta, bloqueja el compte, rebutjo, denega, no autoritz*, desfés, desfer,
    anul·la el canvi, cancel·la la sol·licitud, si una altra persona, una altra persona ha escrit, no has intentat, no
    heu intentat, no ha intentat, petició no és teva, petició no és seva, petició no és vostra, no heu ordenat, no has
    ordenat, no ha ordenat, no has autoritzat, no heu autoritzat, no ha autoritzat, no has iniciat sessió, no heu
    iniciat sessió, no heu estat vós, no ha estat vostè, descarta aquest, descarteu aquest, no ho heu fet, no coneixeu
    aquest*, no coneix aquest*, no et pertany, no us pertany, no li pertany, no és el teu compte, no és el vostre
    compte, no és teu, no és teva, no és vostr*, no has realitzat, no heu realitzat, no has iniciat, no heu iniciat, no
    ha demanat, no ha sol·licitat, no vau sol·licitar, sense el teu coneixement, sense el vostre coneixement, no vas
    sol·licitar, no intentaves, una altra persona podria, si és un error, es tracta d'un error, si no és correcte, si
    això és incorrecte, que és un error, eliminar la teva adreça, eliminar la vostra adreça, desactivar el teu compte,
    desactivar el vostre compte, protegiu el vostre compte, bloquejar el compte, recomanem canviar, contrasenya
    immediatament, contrasenya al més aviat, fes nos ho saber, feu nos ho saber, contacta amb nosaltres immediatament,
    revisa la teva activitat, recomanem que canvi*, tanca la sessió a tots, tancar la sessió a tots
  `,
  done: `
    s'ha canviat, s'ha modificat, s'ha actualitzat, s'ha restablert, s'ha verificat, s'ha confirmat, s'ha activat, s'ha
    eliminat, amb èxit, nou inici de sessió, inici de sessió nou, has canviat, gràcies per confirmar, ha acceptat, ha
    estat canviad*, ha estat canviat, ha estat modificad*, ha estat modificat, ha estat actualitzat, ha estat
    actualitzada, ha estat verificat, ha estat verificada, ha estat confirmat, ha estat confirmada, ha estat activat,
    ha estat activada, ha estat eliminada, ha estat afegit, s'ha canviad*, s'ha modificad*, s'ha actualitzada, s'ha
    verificada, s'ha confirmada, s'ha activada, s'ha eliminada, s'ha afegit, verificat correctament, confirmat
    correctament, actualitzat correctament, canviat correctament, s'ha iniciat sessió, acaba de canviar, s'ha afegit
    un, s'ha tancat, s'ha desactivat, s'han actualitzat, s'han modificat, hem actualitzat, hem modificat, hem eliminat,
    hem tancat, hem detectat un, ja està actiu, ja està activa, ja està activat, ja està confirmat, està confirmat,
    està verificat, gràcies per la confirmació, gràcies per verificar, s'ha unit, t'has unit, ja formes part, nou
    accés, contrasenya canviada, contrasenya actualitzada, canvi fet, acabes de canviar, heu canviat, canviada per a
    l'usuari, ha estat canviada, avís de canvi, ha canviat a, t'has donat de baixa, us heu donat de baixa, s'ha donat
    de baixa, t'hem donat de baixa, us hem donat de baixa, estat donat de baixa, estat donada de baixa, subscripció
    s'ha cancel·lat, subscripció ha estat cancel·lada, la baixa s'ha fet efectiva, s'ha eliminat de la llista, ja no
    rebràs, ja no rebreu, no rebràs més
  `,
  here: `
    clica, fes clic, feu clic, prem, premeu, aquest enllaç, enllaç següent, l'enllaç, el botó, barra d'adreces,
    clicant, fent clic, cliqueu, clicar, aquest botó, enllaç de sota, prement, obre aquest, obre l', obriu aquest,
    obriu l', visita aquest, pàgina següent, següent pàgina, aquesta pàgina, un toc, segueix aquest, ves a, per aquí,
    aquesta adreça, copia, cliqueu aquí, clica aquí, prem el, prem aquí, premeu el, premeu aquí, toca el, toca aquí,
    toqueu, segueix l'enllaç, seguiu l'enllaç, seguiu aquest, obre aquesta, obre la pàgina, obriu la pàgina,
    obriu aquesta, enllaç de més avall, més avall, copia l'enllaç, copieu l'enllaç, copia aquest enllaç,
    copia aquesta adreça, copieu aquesta adreça, enganxa l'adreça, enganxa la, al teu navegador, al vostre navegador,
    si el botó, el botó no funciona, botó de sota, botó següent, següent botó, adreça següent, següent adreça,
    següent enllaç
  `,
  onSite: `
    paquet*, lliurament*, repartidor*, missatger*, consigna*, taquilla*, armariet*, recollir*, recollida*, taulell*,
    finestreta*, caixa de la botiga, porta d'entrada, wifi, wi fi, reserva*, entrades, bitllet*, torn, taula*, la
    cita, la teva cita, el teu enviament, aparcament*, garatge*, barrera*, torn d, intercomunicador*, conductor*,
    cadenat*, caixa de claus, oficina de correus, punt de recollida, vestidor*, portal de casa, id de la reunio, id de
    reunió, identificador de la reunió, número de la reunió, codi de la reunió, contrasenya de la reunió, enllaç de la
    reunió, reunió de zoom, reunió per zoom, reunió de teams, reunió per teams, reunió de meet, reunió en línia,
    reunió virtual, sala de reunions, videotrucad*, videoconferènci*, videoconsult*, teleconferènci*, conferència
    telefònica, id de la conferència, número de conferència, webinar*, seminari web, unir te a la reunió, uneix te a
    la reunió, uniu vos a la reunió, entrar a la reunió, accedir a la reunió, afegir se a la reunió, unir se per
    telèfon, pin de participant, pin del participant, id de participant, codi de participant, número de participant,
    sala d'espera, porta de l'edifici, porta principal, porta del carrer, porta de l'habitació, de la porta, barreres,
    reixa*, tanca d'accés, portal de l'edifici, vestíbul*, rebedor*, escala de veïns, escales, ascensor*, intèrfon*,
    videoporter*, pàrquing*, caixa de les claus, caixeta de claus, guarda roba, traster*, aparcabicis, bicicleter*,
    alarma de casa, codi de l'alarma, codi d'alarma, sistema d'alarma, desactivar l'alarma, desconnectar l'alarma,
    caixa forta, caixes fortes, torniquet*, porta giratòria, punt de càrrega, punts de càrrega, estació de càrrega,
    expenedora*, parquímetre*, caixa automàtica, quiosc*, fotocopiador*, copiador*, a la impressora, bugaderia*,
    rentadora*, xarxa de convidats, xarxa sense fil, número d'habitació, a la teva porta, a domicili, a casa teva,
    repartiment*, transportist*, número d'espera, número de cua, la cua, recepció, recepcionist*, caixer de la botiga,
    caixera, revisor*, cobrador*, embarcament*, conserge*, vigilant*, guàrdia de seguretat, hora de visita, cita
    prèvia, visita mèdica, la teva assistència, la vostra assistència, confirmar l'assistència, confirma
    l'assistència, la teva participació, la vostra participació, confirmar la participació, se us prega confirmació,
    rsvp, arribad*, confirmar la visita, confirma la visita, la teva visita a, la vostra visita a, visita guiada,
    passi de visitant, check in en línia, hora del check in, fer el check in, la teva estada, la vostra estada, adreça
    d'enviament, franja horària, franges horàries, lectura del comptador, lectures del comptador, comptador de
    l'aigua, comptador del gas, comptador de la llum, rebut la comanda, excursi*, sortida escolar, sortides escolars,
    viatge escolar, autorització per a la sortida, permís per a la sortida, reunió de pares, reunió de famílies,
    entrevista de feina, pany, el carter, panys, assistència a l'acte, assistència a la, assistireu, assistiràs, a
    l'hotel, el timbre,
    número de reunió, número de la conferència, id del webinar, id de seminari web, id del seminari web, seminaris
    web, unir se a la reunió, accés a la reunió, nom de la xarxa, nom de xarxa, nom de la wifi, xarxa wifi, xarxa wi
    fi, ssid, xarxa sense fils, wifi de convidats, wi fi de convidats, wifi per a convidats, xarxa per a convidats,
    internet per a convidats, wifi gratuïta
  `,
  entryPlace: `
    finestra*, pagina*, pantalla*, camp, camps, casella*, caselles, requadre*, formulari*, app, aplicacio*,
    navegador*, lloc web, web, dispositiu*, televisor*, tauleta*, tablet*, ordinador*, consola*, apartat, seccio,
    dialeg*, llancador*, caixer automatic, caixer, descodificador*, mini app, miniapp*, chatbot*, terminal*, quadre,
    portal*, pestanya*, rellotge, extensio del, televisio, tele, banca en linia
  `,
  accountName: `
    nom d'usuari, noms d'usuari, nom del compte, nom de compte, àlies, sobrenom, nom de perfil, nom de jugador, id
    d'usuari, identificador d'usuari, malnom, el teu usuari, usuari:
  `,
  subjectLine: "assumpte*",
  outdated: `
    ja no serveix, ja no funciona, ja no és vàlid, codi anterior, codi antic, anul·lat, ja no val, ja no és vigent, ja
    no és actiu, ja no es pot fer servir, ja no es pot utilitzar, ha deixat de funcionar, ha deixat de ser vàlid, no
    és vàlid ja, queda anul·lat, ha quedat anul·lat, hem anul·lat, vam anul·lar, s'ha anul·lat, hem cancel·lat, s'ha
    cancel·lat, cancel·lat el codi, codi cancel·lat, codi bloquejat, s'ha bloquejat el codi, hem bloquejat el codi,
    hem retirat, ha estat revocat, codi previ, codi vell, vell codi, antic codi, primer codi, codi original, anterior
    codi, codi d'abans, codi d'aquest matí, el d'aquest matí, codi d'ahir, el d'ahir, enviat abans, enviat
    anteriorment, enviat prèviament, enviat aquest matí, enviat ahir, enviat a les, vam enviar abans, codi ha caducat,
    codi caducat, codi ha expirat, codi expirat, ha caducat sense, va caducar, ja s'ha utilitzat, ja s'ha fet servir,
    ja ha estat utilitzat, ja està utilitzat, ja utilitzat, codi utilitzat, codi usat, s'ha utilitzat per iniciar,
    codi que vas fer servir, no es pot reutilitzar, ignora l'anterior, oblida el codi, oblida't del codi, en lloc del
    codi, en comptes del codi, en lloc de l'anterior, substitueix el, substitueix l'anterior, reemplaça el, reemplaça
    l'anterior, es va utilitzar per iniciar, s'ha fet servir per iniciar, codi que vas utilitzar, codi que heu
    utilitzat, no es pot tornar a utilitzar, no es pot tornar a fer servir, ignoreu l'anterior, ha caducat, ha
    expirat, s'ha fet servir, s'ha utilitzat, es va fer servir, no s'ha fet servir,
    codi que has introduït, codi que has escrit, codi que has teclejat, codi que has utilitzat, codi que has posat,
    codi que has fet servir, codi que ha introduït, codi que ha escrit, codi que ha teclejat, codi que ha utilitzat,
    codi que ha posat, codi que ha fet servir, codi que heu introduït, codi que heu escrit, codi que heu teclejat,
    codi que heu posat, codi que heu fet servir, codi que vas introduir, codi que vas escriure, codi que vas
    teclejar, codi que vau introduir, codi que vau escriure, codi que vau teclejar, codi que vau utilitzar, has
    introduït el codi, has introduït el pin, has introduït l'otp, has introduït la clau, has teclejat el codi, has
    teclejat el pin, has teclejat l'otp, has teclejat la clau, has escrit el codi, has escrit el pin, has escrit
    l'otp, has escrit la clau, has utilitzat el codi, has utilitzat el pin, has utilitzat l'otp, has utilitzat la
    clau, ha introduït el codi, ha introduït el pin, ha introduït l'otp, ha introduït la clau, ha teclejat el codi,
    ha teclejat el pin, ha teclejat l'otp, ha teclejat la clau, ha escrit el codi, ha escrit el pin, ha escrit
    l'otp, ha escrit la clau, ha utilitzat el codi, ha utilitzat el pin, ha utilitzat l'otp, ha utilitzat la clau,
    heu introduït el codi, heu introduït el pin, heu introduït l'otp, heu introduït la clau, heu teclejat el codi,
    heu teclejat el pin, heu teclejat l'otp, heu teclejat la clau, heu escrit el codi, heu escrit el pin, heu escrit
    l'otp, heu escrit la clau, heu utilitzat el codi, heu utilitzat el pin, heu utilitzat l'otp, heu utilitzat la
    clau, codi introduït, codi teclejat, pin introduït, pin introduïda, pin que has introduït, pin que ha introduït,
    pin que heu introduït, otp introduït, otp introduïda, otp que has introduït, otp que ha introduït, otp que heu
    introduït, clau introduït, clau introduïda, clau que has introduït, clau que ha introduït, clau que heu
    introduït, el codi ha estat introduït, el codi ha estat acceptat, el codi ha estat validat, el codi ha estat
    verificat, el codi ha estat utilitzat a les, el codi s'ha introduït, el codi s'ha acceptat, el codi s'ha
    validat, el codi s'ha verificat, el codi s'ha utilitzat a les, codi ha estat introduït, codi ha estat acceptat,
    codi ha estat validat, codi ha estat verificat, codi ha estat utilitzat a les, codi s'ha introduït, codi s'ha
    acceptat, codi s'ha validat, codi s'ha verificat, codi s'ha utilitzat a les, codi acceptat, s'ha introduït el
    codi, s'ha acceptat el codi, s'ha validat el codi, s'ha verificat el codi, verificat amb el codi, verificada amb
    el codi, validat amb el codi, validada amb el codi, confirmat amb el codi, confirmada amb el codi, signat amb el
    codi, signada amb el codi, autoritzat amb el codi, autoritzada amb el codi,
    vas introduir el codi, va introduir el codi, vas escriure el codi, va escriure el codi, vas teclejar el codi, va
    teclejar el codi
  `,
  toRead: `
    llegir, llegiu, llegeix, veure, vegeu, consultar, consulteu, consulta, descobreix*, descobriu, fullejar, ves al teu
    compte, aneu al vostre compte, ves al meu compte, anar al meu compte, pàgina del meu compte, àrea personal, àrea de
    client*, àrea privada, portal de client*, obre el tauler, ves al tauler, les teves factures, les vostres factures,
    banca en línia, banca electrònica, revisa la comanda, revisa la reserva, revisa els detalls, reviseu els detalls,
    revisa l'activitat, activitat recent, gestiona els dispositius, què ha canviat, revisa l'adreça de lliurament, obre
    l'aplicació, ves al portal, les meves reserves, obre el document, baixa el fitxer, avís de privacitat
  `,
  plural: "codis, contrasenyes",
  fault: "codi d'error, l'error, avaria*",
  codeWord: `
    la paraula, la teva paraula, la seva paraula, la vostra paraula, aquesta paraula, següent paraula, paraula
    següent, paraula:, paraula és, el mot, el teu mot, el seu mot, el vostre mot, aquest mot, següent mot, mot
    següent, mot de pas, mot d'accés, mot d'entrada, mot clau, mot secret, mot de seguretat, mot de confirmació, mot
    de verificació, mot del dia, mot d'avui, mot per entrar, mot per accedir, paraula de pas, paraula d'accés, paraula
    d'entrada, paraula clau, paraula secreta, paraula màgica, paraula codi, paraula en clau, paraula de seguretat,
    paraula de confirmació, paraula de verificació, paraula de control, paraula per entrar, paraula per accedir,
    paraula d'avui, sant i senya, contrasenya d'un sol ús, contrasenya d'un únic ús, contrasenya del dia, contrasenya
    d'avui, contrasenya per avui, frase de pas, frase de contrasenya, frase d'accés, frase secreta, frase
    d'aparellament, la frase, la teva frase, aquesta frase, frase següent, següent frase, les lletres, aquestes
    lletres, lletres següents, les síl·labes, aquestes síl·labes, cadena de lletres, cadena de caràcters, seqüència de
    lletres, la teva clau, la seva clau, la vostra clau, següent cadena, cadena següent
  `,
  example: `
    per exemple, p ex, per ex, a tall d'exemple, com a exemple, exemple:, exemples:, en aquest exemple, codi
    d'exemple, codi de mostra, missatge d'exemple, exemple de codi, exemple de missatge, té aquest aspecte, tenen
    aquest aspecte, tindrà aquest aspecte, fa així:, és així:, com aquest:, com ara, del tipus, de l'estil, amb el
    format, en el format, en format, amb la forma, un missatge com, un sms com, missatges com, rebut un missatge,
    rebre un missatge, va rebre un sms, rebut un sms, vaig rebre un, el missatge següent:, el següent missatge, el
    següent sms, missatge que deia, missatge que diu, sms que deia, el missatge deia, el missatge diu, l'sms deia,
    missatge fals, missatges falsos, sms fals*, l'estafador, l'estafadora, la víctima, qui trucava
  `,
  matter: `
    sol·licitud de vacances, petició de vacances, absències, baixa mèdica, justificant mèdic, full de despeses, nota de
    despeses, reemborsament*, viatge de feina, hores extra*, full horari, canvi de torn, petició de compra, pendent de
    la vostra aprovació, pendent de la teva aprovació, pendent d'aprovació, requereix la vostra aprovació, requereix la
    teva aprovació, carpet* compartid*, fitxer* compartit*, document* compartit*, àlbum* compartit*, compartit amb tu,
    compartit amb vosaltres, ha compartit, accés a la carpeta, a punt per baixar, llest per descarregar, transferència
    de fitxers, còpia de seguretat, enregistrament, fitxer* adjunt*, pressupost*, contracte de lloguer, contracte de
    treball, document* per signar, signar el document, signeu el document, signatura electrònica, full* de salari,
    nòmina, nòmines, extracte de compte, butlletí de notes, pòlissa, ha comentat, comentari nou, nou comentari, ha
    mencionat, ha esmentat, ha respost a, ha respost al, publicació nova, nova publicació, missatge nou de, resposta a
    la teva pregunta, ressenya, votació, qüestionari*, discussió, nou tema, esdeveniment*, reunió, reunions, assistireu,
    llista d'espera, plaça lliure, inscripció al curs, reunió de pares, cita prèvia, proper partit, moderador*,
    moderació, quarantena, nova tasca, tasques, incidència, afegi* al projecte, deures, espai d'emmagatzematge, gairebé
    ple*, completeu el vostre perfil, donació, donacions, immobles, cerca desada, la teva
    reserva, la vostra reserva, enquest*, t'ha eliminat, l'ha eliminat, compartida amb tu, compartida amb vosaltres,
    àlbum de fotos, t'ha enviat un fitxer, us ha enviat un fitxer, descarrega el fitxer, descarregueu el fitxer, baixa
    el fitxer, fitxers disponibles, dies de vacances, dies de permís, petició de permís, despeses per aprovar, pendent
    de moderar, missatge retingut, missatges retinguts, retirar el missatge, retireu el missatge, pendent de signar,
    pendent de signatura, a punt per signar, ha estat signat per, vota ara, voteu ara, emet el teu vot, emeteu el vostre
    vot, ha votat, t'ha respost, us ha respost, nova resposta, resposta nova, missatge privat de, missatges no llegits,
    nou seguidor, nous seguidors, ha començat a seguir, petició d'amistat, s'ha unit al grup, ha deixat el grup, fil
    nou, nou article, confirmació de lectura, resum setmanal, resum diari, informe setmanal, informe mensual, invitació
    de calendari, afegeix al calendari, afegiu al calendari, confirma l'assistència, confirmeu l'assistència, la teva
    comanda, la vostra comanda, comanda enviada, nova comanda, pagament rebut, pagament pendent, pagament vençut,
    pagament rebutjat, factura adjunta, nova factura, la vostra factura de, recordatori de pagament, a la teva cistella,
    targeta regal, torna a estar disponible, valora la compra, quota de soci, s'ha renovat la subscripció, prova
    gratuïta acaba, s'ha creat la llista, eliminat de la llista, problema resolt, servidor caigut, quota superada,
    bústia és plena, certificat caduca, clau api, clau ssh, virus detectat, filtració de dades, estoc baix, moviment
    detectat, sensor*, se t'ha assignat, se us ha assignat, venç demà, nova qualificació, candidatur*, préstecs vencen
  `,
  receipt: `
    tiquet de compra, tiquet de caixa, rebut de compra, rebut de pagament, factura simplificada, comprovant de
    pagament, justificant de pagament, gràcies per la seva compra, gràcies per la teva compra, gràcies per comprar,
    gràcies pel teu pagament, pagament rebut, hem rebut el teu pagament, pagat amb targeta, import pagat, iva
    inclòs, subtotal, còpia client, còpia comerç,
    núm d'aprovació, codi d'aprovació tpv, núm de terminal, terminal núm, tpv núm, id de terminal, núm d'operació
    tpv, saldo disponible després, saldo després de l'operació, saldo posterior, has pagat a, has pagat amb la
    targeta, heu pagat amb la targeta, ha pagat amb la targeta, s'ha carregat a la teva targeta, s'ha carregat a la
    seva targeta, s'ha carregat al teu compte, s'ha carregat al seu compte, càrrec efectuat, compra feta amb la
    targeta, còpia per al client, còpia per al comerç, rebut de salari,
    total meritat, total a deduir, líquid a percebre, salari brut, salari net, sou brut, sou net, deduccions,
    retenció irpf
  `,
};
