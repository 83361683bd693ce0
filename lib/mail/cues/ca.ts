import type { Cues } from "@/lib/mail/cues/types";

export const ca: Cues = {
  code: `
    codi, codis, codi de verificació, codi de seguretat, codi d'accés, codi de confirmació, codi d'un sol ús,
    codi temporal, contrasenya d'un sol ús, clau de verificació, clau de seguretat, número de verificació,
    pin de seguretat, codi d'activació
  `,
  maybeCode: `
    clau, claus, xifres, caràcters, número següent, següent número, contrasenya temporal
  `,
  other: `
    comanda, comandes, codi de comanda, factura*, factures, incidència, reserva, reserves, codi de reserva,
    número de confirmació, enviament, paquet, lliurament, seguiment, codi de seguiment, referència, telèfon, truca,
    codi de client, número de soci, acabada en, acaba en, codi postal, codi de país, codi promocional,
    codi de promoció, codi promo, codi de descompte, codi descompte, descompte*, cupó, cupons, codi de cupó,
    codi de regal, codi regal, codi de referit, codi amic, codi d'invitació, codi d'error, codi d'estat, codi fiscal,
    nif, cif, iva, codi qr, codi de barres, codi font, codi de conducta, codi de color, codi d'article, versió, preu,
    saldo, pagament de, carrer, pis, punts, número de client, codi de recomanació, targeta regal, codi de resposta,
    codi de producte, número de targeta
  `,
  business: `
    verificació, verificar, confirmació, confirmar, autentica*, inici de sessió, inicia sessió, accés, accedir,
    regist*, contrasenya, contrasenyes, restabli*, recuper*, identitat, seguretat, compte, correu electrònic,
    adreça de correu, activar, activació, dispositiu, desbloqu*, dos factors
  `,
  fleeting: `
    caduca*, venç, vàlid, vàlida, minuts, no compart*, no el compart*, ningú, mai, un sol ús, confidencial
  `,
  enter: `
    introdueix, introduïu, introduir, escriu, escriviu, copia, enganxa, fes servir, feu servir, utilitza, utilitzeu
  `,
  complete: `
    confirma* el correu, confirma* el teu correu, confirma* la teva adreça, confirma* l'adreça,
    confirma* el teu compte, confirma* el compte, confirmar correu, confirmar compte, confirmar adreça,
    confirmeu el vostre, confirmeu la vostra, confirmeu l'adreça, confirma* el registre, confirma* la subscripció,
    confirmeu la subscripció, confirma* la inscripció, confirma* la teva identitat, confirma* el canvi,
    verifica* el correu, verifica* el teu, verifica* la teva, verifica* l'adreça, verifica* el compte,
    verificar correu, verificar compte, verifiqueu el vostre, verifiqueu la vostra, verifiqueu l'adreça,
    valida* el correu, valida* el teu, valideu el vostre, activa* el teu compte, activa* el compte, activar compte,
    activar el meu compte, activeu el vostre compte, activeu el compte, restabl* la contrasenya,
    restabl* la teva contrasenya, restabl* la vostra contrasenya, restablir contrasenya,
    restabliment de la contrasenya, restabliment de contrasenya, reinicia* la contrasenya, recupera* la contrasenya,
    recupera* el compte, canvi* la contrasenya, canvia* la teva contrasenya, canviar contrasenya, nova contrasenya,
    contrasenya nova, crea* una contrasenya, crea* la teva contrasenya, creeu una contrasenya, establ* la contrasenya,
    establ* una contrasenya, enllaç màgic, enllaç d'accés, enllaç d'inici de sessió, enllaç de verificació,
    enllaç de confirmació, enllaç d'activació, accepta* la invitació, accepteu la invitació, uneix te a l'equip,
    desbloque* el compte, desbloque* el teu compte, sóc jo, he estat jo, completa* el registre, completeu el registre,
    suprimeix el meu compte
  `,
  act: `
    confirma, confirmar, confirmeu, verificar, verifiqueu, valida, activa, activar, accepta, acceptar, aprova,
    desbloqueja, uneix te, continua, continueu, finalitza
  `,
  signIn: `
    inicia sessió, inicia la sessió, inicieu sessió, inicieu la sessió, accedeix, entra, accedir
  `,
  never: `
    dona't de baixa, cancel·lar la subscripció, cancel·la la subscripció, anul·la la subscripció, preferències,
    gestiona, configuració, navegador, versió web, veure en línia, privadesa, avís legal, ajuda, contacte, contacta,
    enquesta, valora, veure la comanda, seguiment, comparteix, segueix nos, descarrega, més informació, llegeix,
    compra, botiga, paga, veure detalls, qui som, confirma l'assistència
  `,
  notMe: `
    no has estat tu, no he estat jo, no heu estat vós, no ets tu, no has sol·licitat, no heu sol·licitat,
    no ho has sol·licitat, no l'has sol·licitat, no has demanat, no has fet, no reconeixes, no reconeixeu,
    no has creat, rebutja, ignora*, ignoreu, bloqueja
  `,
  done: `
    s'ha canviat, s'ha modificat, s'ha actualitzat, s'ha restablert, s'ha verificat, s'ha confirmat, s'ha activat,
    s'ha eliminat, ha estat, correctament, amb èxit, nou inici de sessió, inici de sessió nou, has canviat,
    gràcies per confirmar, ha acceptat
  `,
  here: `
    aquí, clica, fes clic, feu clic, prem, premeu, aquest enllaç, enllaç següent, l'enllaç, el botó, barra d'adreces
  `,
};
