import type { Cues } from "@/lib/mail/cues/types";

export const ca: Cues = {
  code: `
    codi, codis, codi de verificació, codi de seguretat, codi d'accés, codi de confirmació, codi d'un sol ús, codi
    temporal, contrasenya d'un sol ús, clau de verificació, clau de seguretat, número de verificació, pin de seguretat,
    codi d'activació, codi d'autenticació, codi d'autorització, codi de validació, codi d'inici de sessió, codi de
    recuperació, codi de restabliment, codi de desbloqueig, codi de vinculació, codi de dispositiu, codi d'eliminació,
    codi de transacció, codi per entrar, codi per accedir, codi únic, codi otp, codi sms, codi dinàmic, codi secret,
    contrasenya dinàmica, clau d'un sol ús, clau dinàmica
  `,
  maybeCode: `
    clau, xifres, caràcters, número següent, següent número, contrasenya temporal, lletres, símbols, aquest número,
    número de sota, número que, combinació, seqüència, paraula secreta, paraula clau, paraula de confirmació, paraula de
    pas, contrasenya provisional, el que ens has demanat, aquesta paraula, aquestes xifres, número amb què, la clau,
    paraula que has
  `,
  other: `
    comanda, comandes, codi de comanda, incidència, reserves, codi de reserva, número de confirmació, enviament, paquet,
    lliurament, seguiment, codi de seguiment, referència, telèfon, truca, codi de client, número de soci, acabada en,
    acaba en, codi postal, codi de país, codi promocional, codi de promoció, codi promo, codi de descompte, codi
    descompte, descompte*, cupó, cupons, codi de cupó, codi de regal, codi regal, codi de referit, codi amic, codi
    d'invitació, codi d'error, codi d'estat, codi fiscal, codi qr, codi de barres, codi font, codi de conducta, codi de
    color, codi d'article, versió, preu, pagament de, carrer, punts, codi de recomanació, targeta regal, codi de
    resposta, codi de producte, número de targeta, número de comanda, número de carnet, número de contracte, número de
    pòlissa, número de referència, número de expedient, número de telèfon, número de seguiment, número de tiquet,
    expedient, carnet, abonat en, acabat en, entrades, abonament*, taquilla, butlletí núm, núm, tiquet, pòlissa,
    contracte, comptador, plaça, rambla, codi swift, codi del producte, promoció, oferta, ofertes, cistell, carret,
    abans de pagar, confirmar la compra, val de, vol n, pàgines, codi civil, número de mòbil, import total, expedient n,
    al cistell, la visita amb, ensenya'l a caixa
  `,
  promo: `
    descompte*, cupó, cupons de, val de compra, targeta regal, targetes regal, codi promocional, ofertes especials,
    rebaixes, estalvia ara, estalvia fins, en finalitzar la compra, cistella*, carret de la compra, enviament gratuït,
    enviament gratis, punts de fidelitat, punts extra, sorteig*, convida els teus amics, convida un amic, convida amics,
    reemborsament en efectiu, regal d'aniversari, comanda mínima, fins a exhaurir existències, fins a esgotar
    existències, bescanvia*, compra ara, per gastar, la col·lecció, al cistell, preu baixa, teu obsequi, un regal, teu
    regal, ensenya'l a caixa, a caixa fins, et regala, vagis a pagar, rasca i
  `,
  press: `
    aquesta edició, en aquest article, continua llegint, llegir més, llegeix més, llegiu més, article del blog, els
    nostres lectors, estadístiques, informe setmanal, resum setmanal, resum mensual, de mitjana, mes passat, notes de
    la versió, notes de llançament, registre de canvis, nova versió, errors corregits, correcció d'errors, proves
    fallides, compilació fallida, seminari web, taller gratuït, consells per, estudi mostra, segons un estudi, enquesta
    revela, onada de, nota de premsa, comunicat de premsa, en aquest número, hem arreglat, enquesta, qüestionari, la
    teva opinió
  `,
  business: `
    verificació, confirmació, inici de sessió, inicia sessió, accedir, regist*, contrasenya, contrasenyes, restabli*,
    identitat, seguretat, correu electrònic, adreça de correu, activació, dispositiu, desbloqu*, dos factors,
    autoritz*, subscripció, dos passos, entrar a, dur a terme, identificació, confirma, confirmeu, validació, enllaçar,
    invitació, comprovar que sou, aquesta adreça, aquesta bústia, t'ha convidat, et convida, t'ha afegit, bloquejat,
    ets tu, nom d'usuari
  `,
  fleeting: `
    venç, vàlid, minuts, no compart*, no el compart*, ningú, un sol ús, confidencial, no diguis, no donis, no revelis,
    no passis, no el diguis, no el donis, no el passis, no l'ensenyis, mai no, no et demanarem mai, una sola vegada,
    abans d'un quart, hores, funciona un cop, dura dues, quart d'hora, te'l demanarà
  `,
  enter: `
    introdueix, introduïu, introduir, escriu, escriviu, enganxa, fes servir, feu servir, utilitza, utilitzeu, copia
    aquest, copieu, enganxeu, escriu lo, escriure, introdueix lo, introduïu lo, introdueixi, teclegeu, tecleja,
    teclejar, digiteu, posa el, posa aquest, posa lo, poseu el, poseu aquest, posar el, posar aquest, usa aquest, useu,
    utilitzar, fer servir, dicteu, indica aquest, indiqueu, digues, escaneja, escanegeu, transcriu, omple, ompliu,
    facilita el, facilita aquest, tecleja aquestes, posa això, enganxis, faciliteu, faciliteu nos, consigneu, confirma
    amb, traslladeu el
  `,
  complete: `
    confirma* el correu, confirma* el teu correu, confirma* la teva adreça, confirma* l'adreça, confirma* el teu
    compte, confirma* el compte, confirmar correu, confirmar compte, confirmar adreça, confirmeu el vostre, confirmeu
    la vostra, confirmeu l'adreça, confirma* el registre, confirma* la subscripció, confirma* la inscripció, confirma*
    la teva identitat, verifica* el correu, verifica* l'adreça, verifica* el compte, verificar correu, verificar
    compte, verifiqueu l'adreça, valida* el correu, valida* el teu, valideu el vostre, activa* el teu compte, activa*
    el compte, activar compte, activeu el compte, restabl* la contrasenya, restabl* la teva contrasenya, restabl* la
    vostra contrasenya, restablir contrasenya, restabliment de la contrasenya, restabliment de contrasenya, reinicia*
    la contrasenya, recupera* la contrasenya, recupera* el compte, canvi* la contrasenya, canvia* la teva contrasenya,
    canviar contrasenya, nova contrasenya, contrasenya nova, crea* una contrasenya, crea* la teva contrasenya, creeu
    una contrasenya, establ* la contrasenya, establ* una contrasenya, enllaç màgic, enllaç d'accés, enllaç d'inici de
    sessió, enllaç de verificació, enllaç de confirmació, enllaç d'activació, accepta* la invitació, accepteu la
    invitació, uneix te a l'equip, desbloque* el compte, desbloque* el teu compte, sóc jo, he estat jo, completa* el
    registre, completeu el registre, suprimeix el meu compte, confirm* la vostra adreça, confirm* aquesta adreça,
    confirm* la meva adreça, confirm* el vostre correu, confirm* el vostre compte, confirm* el vostre registre,
    confirm* el meu correu, confirm* el meu compte, confirm* el meu registre, confirm* aquest correu, confirm* aquest
    compte, confirm* aquest registre, confirm* la baixa, confirm* l'eliminació, confirm* l'actualització, confirm* el
    canvi, confirm* l'accés, confirm* la identitat, confirm* la teva inscripció, confirm* la teva subscripció, confirm*
    la vostra subscripció, confirm* que ets tu, la valideu, la confirmeu, valid* l'adreça, valid* la teva adreça,
    valid* la vostra adreça, valid* el compte, valid* el teu compte, validació de l'adreça, verific* la teva adreça,
    verific* la teva identitat, verific* la vostra adreça, verific* la vostra identitat, verific* el teu correu,
    verific* el teu compte, verific* el vostre correu, verific* el vostre compte, activ* el meu compte, activ* el
    vostre compte, tria una contrasenya, tria la contrasenya, tria la teva contrasenya, tria la vostra contrasenya,
    trieu una contrasenya, trieu la contrasenya, trieu la teva contrasenya, trieu la vostra contrasenya, escull una
    contrasenya, escull la contrasenya, escull la teva contrasenya, escull la vostra contrasenya, escolliu una
    contrasenya, escolliu la contrasenya, escolliu la teva contrasenya, escolliu la vostra contrasenya, defineix una
    contrasenya, defineix la contrasenya, defineix la teva contrasenya, defineix la vostra contrasenya, definiu una
    contrasenya, definiu la contrasenya, definiu la teva contrasenya, definiu la vostra contrasenya, configura una
    contrasenya, configura la contrasenya, configura la teva contrasenya, configura la vostra contrasenya, modifica una
    contrasenya, modifica la contrasenya, modifica la teva contrasenya, modifica la vostra contrasenya, modifiqueu una
    contrasenya, modifiqueu la contrasenya, modifiqueu la teva contrasenya, modifiqueu la vostra contrasenya, canvieu
    una contrasenya, canvieu la teva contrasenya, canvieu la vostra contrasenya, accepta* invitació, uneix te al, uneix
    te a la, uniu vos a, aprova l'accés, aprova aquest dispositiu, aprova l'inici, autoritza l'accés, autoritza aquest
    dispositiu, autoritza l'inici, autoritzeu l'accés, autoritzeu aquest dispositiu, autoritzeu l'inici, era jo,
    finalitz* el registre, complet* el teu registre, complet* la inscripció, complet* la subscripció, elimin* el meu
    compte, elimin* el compte, subscriu me, recuper* el teu compte, enllaç segur, enllaç de recuperació, apunteu m'hi,
    sense contrasenya, és la meva bústia, bústia és teva, adreça és teva, unir me a, tria'n una, obrir l'accés, esborra
    ho tot, confirm* el nou, confirm* la petició, entra sense, entrar sense, inventa'n, sí sóc jo, uneix-te,
    uneix-t'hi, m'hi apunto, sí vull, entrar sense contrasenya, enllaç d'entrada, entra-hi, entra al compte, esborra el
    meu compte, activa el carnet, activar el carnet, veure la invitació, obre la invitació, entra al grup, entra a
    l'equip, hi participo, m'hi sumo, et pertany, entra sense contrasenya, entra amb un clic, reactiva el compte,
    aixeca el bloqueig, activa el teu carnet, activeu el carnet
  `,
  act: `
    confirmeu, verifiqueu, accepta, acceptar, aprova, desbloqueja, uneix te, continueu, finalitza, valideu, valida ara,
    activa el, activa la, activa ara, activeu, accepteu, aproveu, autoritza, autoritzeu, uniu vos, finalitzar, d'acord,
    unir me, accepto, endavant, comença, un pas més, falta un pas, últim pas, gairebé a punt, quasi a punt
  `,
  signIn: `
    inicia sessió, inicia la sessió, inicieu sessió, inicieu la sessió, accedeix, accedir, entreu, accediu
  `,
  never: `
    dona't de baixa, cancel·lar la subscripció, cancel·la la subscripció, anul·la la subscripció, preferències,
    gestiona, configuració, versió web, veure en línia, privadesa, avís legal, ajuda, contacte, contacta, enquesta,
    valora, veure la comanda, seguiment, comparteix, segueix nos, descarrega, més informació, llegeix, botiga, veure
    detalls, qui som, confirma l'assistència, compra ara, compra ja, compra l', compreu, paga ara, paga aquí, dona'm de
    baixa, donar se de baixa, donar de baixa, gestioneu, condicions, preguntes freqüents, veure ho al, al navegador,
    llegint, comenta, modifica la comanda, suport, contacteu, correu brossa, rebre'ns més, tractament de les, el paquet,
    la col·lecció, canvia la visita, reserva, el vull, gestiona el, llegeix les
  `,
  notMe: `
    no he estat jo, no ets tu, no has sol·licitat, no heu sol·licitat, no ho has sol·licitat, no l'has sol·licitat, no
    has demanat, no has fet, no reconeixes, no reconeixeu, no has creat, rebutja, ignoreu, bloqueja, no heu estat, no
    has estat, no era jo, no heu demanat, no heu fet, no heu creat, no ho has fet, no t'has registrat, rebutjar,
    cancel·la, anul·la, una altra persona, per error, esborrar aquest missatge, no l'has ordenada, si no toques, si no
    has estat tu, no has estat tu, si no ets tu, no facis res, no cal que facis res, no ho has demanat, no gràcies
  `,
  done: `
    s'ha canviat, s'ha modificat, s'ha actualitzat, s'ha restablert, s'ha verificat, s'ha confirmat, s'ha activat, s'ha
    eliminat, amb èxit, nou inici de sessió, inici de sessió nou, has canviat, gràcies per confirmar, ha acceptat, ha
    estat canviad*, ha estat canviat, ha estat modificad*, ha estat modificat, ha estat actualitzat, ha estat
    actualitzada, ha estat verificat, ha estat verificada, ha estat confirmat, ha estat confirmada, ha estat activat, ha
    estat activada, ha estat eliminada, ha estat afegit, s'ha canviad*, s'ha modificad*, s'ha actualitzada, s'ha
    verificada, s'ha confirmada, s'ha activada, s'ha eliminada, s'ha afegit, verificat correctament, confirmat
    correctament, actualitzat correctament, canviat correctament, s'ha iniciat sessió, acaba de canviar
  `,
  here: `
    clica, fes clic, feu clic, prem, premeu, aquest enllaç, enllaç següent, l'enllaç, el botó, barra d'adreces,
    clicant, fent clic, cliqueu, clicar, aquest botó, enllaç de sota, prement, obre aquest, obre l', obriu aquest,
    obriu l', visita aquest, pàgina següent, següent pàgina, aquesta pàgina, un toc, segueix aquest, ves a, per aquí,
    aquesta adreça, copia
  `,
};
