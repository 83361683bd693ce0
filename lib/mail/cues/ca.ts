import type { Cues } from "@/lib/mail/cues/types";

export const ca: Cues = {
  code: `
    codi, codis, codi de verificació, codi de seguretat, codi d'accés, codi de confirmació, codi d'un sol ús, codi
    temporal, contrasenya d'un sol ús, clau de verificació, clau de seguretat, número de verificació, codi d'activació,
    codi d'autenticació, codi per entrar
  `,
  maybeCode: `
    clau, xifres, caràcters, número següent, següent número, contrasenya temporal, lletres, símbols, aquest número,
    número de sota, número que, combinació, seqüència, paraula clau, paraula de confirmació, paraula de pas, el que ens
    has demanat, la teva clau, el que segueix, el següent, paraula següent, aquesta paraula, aquestes lletres, aquestes
    xifres, signes següents, número amb què, la clau, paraula que has, paraula que heu
  `,
  other: `
    comanda, comandes, codi de comanda, incidència, reserves, codi de reserva, número de confirmació, enviament, paquet,
    lliurament, seguiment, codi de seguiment, referència, telèfon, truca, acaba en, codi promocional, codi de descompte,
    codi descompte, descompte*, cupó, cupons, codi de regal, codi regal, codi amic, codi d'invitació, versió, preu,
    pagament de, carrer, punts, targeta regal, número de targeta, número de comanda, número de carnet, número de
    expedient, número de seguiment, número de tiquet, expedient, carnet, acabat en, entrades, abonament*, taquilla,
    butlletí núm, núm, tiquet, pòlissa, contracte, comptador, plaça, rambla, promoció, oferta, ofertes, cistell, carret,
    abans de pagar, confirmar la compra, val de, vol n, pàgines, expedient n, número d'entrada, número de paquet,
    recepta, a la botiga, a botiga, al cistell, codi d'aniversari, codi bo, codi de benvinguda, seguidors,
    visualitzacions, localitzador, tiquet n, sol·licitud n, la visita amb, ensenya'l a caixa
  `,
  promo: `
    descompte*, cupó, cupons de, targeta regal, codi promocional, rebaixes, estalvia ara, estalvia fins, cistella*,
    enviament gratuït, sorteig*, convida amics, regal d'aniversari, bescanvia*, compra ara, per gastar, col·lecció nova,
    nova col·lecció, la col·lecció, al cistell, a la botiga, preu baixa, teu obsequi, un obsequi, un regal, teu regal,
    un val, guanyes, et regalem, us regalem, promoció, rifa, ensenya'l a caixa, a caixa fins, regal de benvinguda, et
    regala, us regala, vagis a pagar, rasca i
  `,
  press: `
    continua llegint, llegeix més, llegiu més, estadístiques, resum setmanal, mes passat, nova versió, en aquest número,
    resum del mes, setmana en xifres, la teva setmana, reportatge*, llegeix també, hem arreglat
  `,
  business: `
    verificació, confirmació, inici de sessió, inicia sessió, accedir, regist*, contrasenya, contrasenyes, restabli*,
    identitat, seguretat, correu electrònic, adreça de correu, activació, dispositiu, desbloqu*, autoritz*, subscripció,
    entrar a, identificació, confirma, confirmeu, validació, signar, enllaçar, aparella*, invitació, comprovar que sou,
    comprovar que ets, operació, aquesta adreça, aquesta bústia, credencials, demostra*, l'alta
  `,
  fleeting: `
    venç, vàlid, minuts, no compart*, no el compart*, ningú, un sol ús, confidencial, no diguis, no donis, no passis,
    mai no, abans d'un quart, hores, s'apaga, serveix fins, només serveix, funciona un cop, dura dues, dura deu, quart
    d'hora, te'l demanarà, us el demanarà, bo fins
  `,
  enter: `
    introdueix, introduïu, introduir, escriu, escriviu, enganxa, fes servir, feu servir, utilitza, utilitzeu, copia
    aquest, copieu, enganxeu, escriu lo, escriure, introdueix lo, introduïu lo, introdueixi, teclegeu, tecleja,
    teclejar, digiteu, posa el, posa aquest, posa lo, poseu el, poseu aquest, posar el, posar aquest, useu, utilitzar,
    fer servir, dicteu, indiqueu, digues, escaneja, escanegeu, transcriu, omple, ompliu, facilita el, facilita aquest,
    tecleja aquestes, posa això, posa aquestes, enganxis, enganxa el, enganxa això, copia això, copia aquestes, copieu
    el, copieu aquest, faciliteu, faciliteu nos, facilita'ns, consigneu, consigna, dicteu li, llegeix li, llegiu li,
    lletreja, anoteu, apunteu el, digues el, digueu nos, digue'ns el, digueu li, fes servir aquest, valida amb, confirma
    amb, empleneu, emplena, entra el codi, entra aquest, entreu el, insereix, inseriu, llegeix el número, traslladeu el,
    marca aquest
  `,
  complete: `
    confirma* el correu, confirma* el teu correu, confirma* la teva adreça, confirma* l'adreça, confirma* el teu compte,
    confirma* el compte, confirmar correu, confirmar compte, confirmar adreça, confirmeu el vostre, confirmeu la vostra,
    confirmeu l'adreça, confirma* el registre, confirma* la subscripció, confirma* la inscripció, confirma* la teva
    identitat, verifica* el correu, verifica* l'adreça, verifica* el compte, verificar correu, verificar compte,
    verifiqueu l'adreça, valida* el correu, valida* el teu, valideu el vostre, activa* el compte, activar compte,
    restabl* la contrasenya, restablir contrasenya, restabliment de contrasenya, recupera* la contrasenya, recupera* el
    compte, canvi* la contrasenya, canvia* la teva contrasenya, canviar contrasenya, nova contrasenya, contrasenya nova,
    crea* una contrasenya, crea* la teva contrasenya, establ* la contrasenya, establ* una contrasenya, enllaç màgic,
    enllaç d'accés, enllaç d'inici de sessió, enllaç de verificació, enllaç de confirmació, enllaç d'activació, accepta*
    la invitació, desbloque* el compte, sóc jo, he estat jo, completa* el registre, completeu el registre, confirm* la
    vostra adreça, confirm* aquesta adreça, confirm* la meva adreça, confirm* el vostre correu, confirm* el vostre
    compte, confirm* el vostre registre, confirm* el meu correu, confirm* el meu compte, confirm* el meu registre,
    confirm* aquest correu, confirm* aquest compte, confirm* aquest registre, confirm* la baixa, confirm* l'eliminació,
    confirm* l'actualització, confirm* el canvi, confirm* l'accés, confirm* la identitat, confirm* la teva inscripció,
    confirm* la teva subscripció, confirm* la vostra subscripció, confirm* que ets tu, la valideu, la confirmeu, valid*
    l'adreça, valid* la teva adreça, valid* la vostra adreça, valid* el compte, valid* el teu compte, validació de
    l'adreça, verific* la teva adreça, verific* la teva identitat, verific* la vostra adreça, verific* la vostra
    identitat, verific* el teu correu, verific* el teu compte, verific* el vostre correu, verific* el vostre compte,
    activ* el meu compte, activ* el vostre compte, tria una contrasenya, tria la contrasenya, tria la teva contrasenya,
    tria la vostra contrasenya, trieu una contrasenya, trieu la contrasenya, escull una contrasenya, escull la
    contrasenya, escolliu una contrasenya, escolliu la contrasenya, defineix una contrasenya, defineix la contrasenya,
    definiu una contrasenya, definiu la contrasenya, configura una contrasenya, configura la contrasenya, modifica una
    contrasenya, modifica la contrasenya, modifica la teva contrasenya, modifica la vostra contrasenya, modifiqueu una
    contrasenya, modifiqueu la contrasenya, canvieu una contrasenya, canvieu la teva contrasenya, canvieu la vostra
    contrasenya, accepta* invitació, uneix te al, uniu vos a, aprova l'accés, aprova aquest dispositiu, aprova l'inici,
    autoritza l'accés, autoritza aquest dispositiu, autoritza l'inici, autoritzeu l'accés, autoritzeu aquest dispositiu,
    autoritzeu l'inici, era jo, finalitz* el registre, complet* el teu registre, complet* la inscripció, complet* la
    subscripció, elimin* el compte, subscriu me, enllaç segur, enllaç de recuperació, apunteu m'hi, apunta m'hi,
    apunta'm, subscriviu me, inscriu me, inscriviu me, vull rebre, deixa'l entrar, deixa'm entrar, sense contrasenya, és
    la meva bústia, és la meva adreça, adreça és meva, bústia és teva, bústia és meva, adreça és teva, unir me a, unir
    me al, unir se al, entra al grup, entrar al grup, tria'n una, trieu ne una, escull ne una, crea'n una, defineix les
    credencials, definiu les credencials, obrir l'accés, reobrir l'accés, complet* l'alta, finalitz* l'alta, finalitz*
    la inscripció, acab* el registre, acab* la inscripció, esborra ho tot, elimina ho tot, esborrar el meu compte,
    confirm* la nova, confirm* el nou, confirm* la sol·licitud, confirm* l'alta, confirm* la invitació, confirm* que sou
    vós, confirm* la petició, verific* la nova, verific* el nou, valid* la nova, valid* la inscripció, enllaç d'un sol
    ús, enllaç personal, enllaç d'entrada, enllaç d'invitació, entra sense, entrar sense, activ* l'accés, activ* la
    subscripció, posar en marxa, posa en marxa, poseu en marxa, inventa'n, inventeu ne
  `,
  act: `
    confirmeu, verifiqueu, accepta, acceptar, aprova, desbloqueja, uneix te, continueu, finalitza, valideu, valida ara,
    activa el, activa la, activa ara, activeu, accepteu, aproveu, autoritza, autoritzeu, uniu vos, finalitzar, d'acord,
    accepto, autoritzo, aprovo, endavant, prosseguir, prossegueix, completeu, acaba el, aprovar, unir me, desbloquejar,
    desbloquegeu
  `,
  signIn: `
    inicia sessió, inicia la sessió, inicieu sessió, accedeix, accedir, entreu, accediu, entra ara, vull entrar, entra
    al meu
  `,
  never: `
    preferències, gestiona, configuració, versió web, privadesa, ajuda, contacte, contacta, enquesta, valora, veure la
    comanda, seguiment, comparteix, segueix nos, descarrega, més informació, llegeix, botiga, veure detalls, compra ara,
    compra ja, compra l', compreu, paga ara, paga aquí, dona'm de baixa, gestioneu, condicions, veure ho al, al
    navegador, llegint, comenta, modifica la comanda, suport, contacteu, rebre'ns més, tractament de les, una opinió,
    valoreu, puntua, el paquet, la col·lecció, el tiquet, veure oferta, veure el meu, canvia la visita, escolta,
    reserva, participa, qüestionari, imprimeix, renova, el vull, gestiona el, segueix la comanda, llegeix les
  `,
  notMe: `
    no ets tu, no has sol·licitat, no heu sol·licitat, no l'has sol·licitat, no has demanat, no has fet, rebutja,
    ignoreu, bloqueja, no heu estat, no has estat, no heu demanat, no heu fet, no ho has fet, rebutjar, cancel·la,
    anul·la, esborrar aquest missatge, no l'has ordenada, no l'has demanat, si no toques
  `,
  done: `
    s'ha canviat, s'ha modificat, s'ha actualitzat, s'ha verificat, s'ha confirmat, s'ha activat, has canviat, ha estat
    canviat, ha estat modificat, ha estat actualitzat, ha estat verificat, ha estat confirmat, ha estat confirmada, s'ha
    canviad*, s'ha modificad*, s'ha actualitzada, s'ha verificada, s'ha confirmada, s'ha activada, s'ha eliminada, s'ha
    afegit, verificat correctament, confirmat correctament, actualitzat correctament, canviat correctament, acaba de
    canviar, s'han actualitzat, s'han modificat, hem canviat, hem modificat, hem actualitzat, s'ha creat, ja és activ*,
    s'ha registrat
  `,
  here: `
    clica, fes clic, feu clic, prem, premeu, aquest enllaç, enllaç següent, l'enllaç, el botó, clicant, cliqueu, clicar,
    aquest botó, enllaç de sota, prement, obre aquest, obre l', obriu aquest, obriu l', visita aquest, pàgina següent,
    següent pàgina, aquesta pàgina, amb un clic, un toc, segueix aquest, ves a, per aquí, adreça següent, adreça de sota
  `,
};
