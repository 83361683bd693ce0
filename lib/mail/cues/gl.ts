import type { Cues } from "@/lib/mail/cues/types";

export const gl: Cues = {
  code: `
    código de seguridade, código dun só uso, código dun único uso, contrasinal dun só uso, clave de seguridade,
    pin de seguridade, código de restablecemento, código para entrar, clave dun só uso, chave de verificación,
    chave de seguridade
  `,
  maybeCode: `
    clave, chave, chaves, díxitos, cifras, caracteres, seguinte número, contrasinal temporal, letras, números,
    símbolos, este número, número seguinte, número de abaixo, combinación, secuencia, palabra secreta, palabra chave,
    palabra clave, palabra de confirmación, contrasinal provisional
  `,
  other: `
    seguimento, código de seguimento, teléfono, rematada en, remata en, código de promoción, cupóns,
    código de agasallo, código agasallo, código de recomendación, código de erro, ive, código de barras,
    código do artigo, prezo, código de referido, tarxeta regalo, código do erro, o teu envío, o seu envío, do envío,
    número de factura, número de expediente, número de contrato, número de póliza, número de socio, número de tarxeta,
    número de teléfono, contador, código de saída, promoción*, carriño, vale de desconto, incidencia, saldo de puntos,
    o teu pedido, o seu pedido
  `,
  promo: `
    desconto*, cupón*, vale de compra, vales desconto, tarxeta regalo, tarxetas regalo, código promocional, oferta
    especial, ofertas especiais, rebaixas, gangas, aforra agora, aforra ata, % de desconto, ao finalizar a compra,
    cesta da compra, carriño*, envío gratuíto, envío de balde, envío gratis, puntos de fidelidade, puntos extra,
    sorteo*, convida os teus amigos, convida amigos, convida un amigo, reembolso en efectivo, agasallo de
    aniversario, regalo de aniversario, pedido mínimo, compra mínima, ata esgotar existencias, ata fin de
    existencias, troca o teu vale, merca agora, compra agora
  `,
  press: `
    esta edición, neste artigo, segue lendo, seguir lendo, ler máis, le máis, columnista*, entrada do blog, artigo
    do blog, os nosos lectores, estatística*, informe semanal, informe mensual, resumo semanal, resumo mensual,
    mes pasado, mes anterior, notas da versión, notas de lanzamento, rexistro de cambios, nova versión, erros
    corrixidos, corrección de erros, probas fallidas, compilación fallida, seminario web, episodio do pódcast,
    pódcast*, obradoiro*, consellos para, estudo amosa, segundo un estudo, enquisa*, ondada de, nota de prensa
  `,
  business: `
    verificación, verificar, confirmación, confirmar, autentica*, inicio de sesión, iniciar sesión, inicia sesión,
    acceso, acceder, rexistr*, contrasinal, contrasinais, restablec*, restabelec*, recuper*, identidade, seguridade,
    conta, correo electrónico, enderezo, activar, activación, dispositivo, desbloque*, dous factores, autoriz*,
    subscrición, dous pasos, identificación, eliminación, vincular, correo e, verifica, confirma, validar, validación
  `,
  fleeting: `
    caduca*, expira*, vence, válido, válida, minutos, non compartas, non o compartas, non reveles, ninguén, nunca,
    un só uso, unha única vez, confidencial, non digas, non deas, non pases, non comparta, non divulgues,
    non llo digas, non llo deas, non llo pases, unha soa vez, vixencia, horas, nunca che pediremos
  `,
  enter: `
    introduce, introducir, introduza, insire, escribe, copiar, pega, pegar, utiliza, emprega, copia o, copia este,
    copia e pega, copie, pegue, pega o, escriba, escríbeo, escribir, introdúceo, introduce o, introduza o, ingresa,
    insira, inserir, teclea, teclear, teclee, dixita, dixite, dixitar, pon o, pon este, poña o, poña este, poñer,
    usa o, usa este, usa a, usar, use o, use este, utilice, utilizar, empregue, empregar, cubre o, cubre a, cubrir,
    dita o, dita este, indica o, indica este, facilita o, facilita este, escanea, transcribe, indique o, indique este
  `,
  complete: `
    confirm* o teu correo, confirm* o seu correo, confirmar o meu correo, confirm* o teu enderezo,
    confirm* o seu enderezo, confirma* a túa conta, confirma* a conta, confirmar enderezo, confirmar a miña conta,
    confirma* o rexistro, confirmar rexistro, confirm* o teu rexistro, confirm* o seu rexistro,
    confirma* a subscrición, confirma* a túa subscrición, confirm* a súa subscrición, confirmar o cambio,
    verifica* o enderezo, verifica* a conta, verificar o correo, verificar enderezo, validar enderezo, valida* o teu,
    valida* a túa, activa* a túa conta, activa* a conta, activ* a súa conta, activar conta, activar a miña conta,
    restablec* o contrasinal, restablec* contrasinal, restablec* o teu contrasinal, restablec* o seu contrasinal,
    restablecemento do contrasinal, restablecemento de contrasinal, restabelecer o contrasinal,
    recupera* o contrasinal, recupera* o teu contrasinal, recupera* a túa conta, cambia* o contrasinal,
    cambia* contrasinal, cambia* o teu contrasinal, novo contrasinal, contrasinal novo, crea* contrasinal,
    crea* un contrasinal, crea* o teu contrasinal, establec* contrasinal, establec* un contrasinal,
    establec* o teu contrasinal, ligazón máxica, ligazón de acceso, ligazón de inicio de sesión,
    ligazón de verificación, ligazón de confirmación, ligazón de activación, acepta* o convite, acepta* a invitación,
    únete ao equipo, desbloquea* a conta, desbloquea* a túa conta, fun eu, son eu, eliminar a miña conta,
    verifi* o teu correo, verifi* o teu enderezo, verifi* o seu correo, verifi* o seu enderezo, verifi* o meu correo,
    verifi* o meu enderezo, verifi* a miña conta, verifi* a miña identidade, confirm* este enderezo,
    confirm* o correo, confirm* o enderezo, confirmar a eliminación, confirmar eliminación, confirmar o acceso,
    confirmar que es ti, valid* o seu, valid* a súa, valid* o enderezo, valid* a conta, establec* o seu contrasinal,
    establec* un novo contrasinal, establez* un contrasinal, establez* o seu contrasinal,
    establez* un novo contrasinal, escoll* un contrasinal, escoll* o seu contrasinal, escoll* un novo contrasinal,
    crea* o seu contrasinal, crea* un novo contrasinal, cambi* un contrasinal, cambi* o seu contrasinal,
    cambi* un novo contrasinal, defin* un contrasinal, defin* o seu contrasinal, defin* un novo contrasinal,
    modific* o contrasinal, recuper* o acceso, aprob* o acceso, aprob* este dispositivo, aprob* o inicio,
    autoriz* o acceso, autoriz* o inicio, ver o convite, unirse ao equipo, unirse ao grupo, si fun eu, si son eu,
    remat* o rexistro, remat* o teu rexistro, finaliz* o rexistro, finaliz* o teu rexistro, complet* o rexistro,
    complet* o teu rexistro, eliminar conta, eliminar a túa conta, borrar conta, borrar a conta, borrar a túa conta,
    subscribirme, ligazón de recuperación, ligazón de restablecemento
  `,
  act: `
    confirmar, confirma, verificar, verifica, activar, activa, aceptar, acepta, aprobar, desbloquear, únete,
    continuar, completar, finalizar, rematar, validar, valida o, valida a, autorizar, aproba, autoriza, confirme,
    verifique, acepte, unirse, únase, continúa, continúe, completa, remata, active a, active o
  `,
  signIn: `
    iniciar sesión, inicia sesión, acceder, accede, entrar, acceda, inicie sesión, entra en
  `,
  never: `
    darse de baixa, date de baixa, cancelar a subscrición, cancelar subscrición, xestionar, axuda, enquisa,
    ver o pedido, seguimento, séguenos, máis información, ler máis, mercar, tenda, xestiona, condicións, contacta,
    contactar, ver detalles, normas da instancia, lea tamén, correo lixo, en liña
  `,
  notMe: `
    non fuches ti, non fun eu, non foi vostede, non es ti, non solicit*, non o solicit*, non pediches, non fixeches,
    non recoñece*, non te rexistraches, non creaches, rexeitar, ignora*, cancelar, protexe a túa conta, bloquear,
    si non fixo, se non fixo, non fixo, non pediu, non creou, non se rexistrou, rexeita, ignore, cancela,
    outra persoa, por erro, bloquea
  `,
  done: `
    foi cambiado, foi modificad*, foi actualizad*, foi restablecid*, foi confirmad*, foi verificad*, foi activad*,
    actualizouse, restableceuse, activouse, con éxito, novo inicio de sesión, novo acceso, xa está activa,
    grazas por confirmar, foi engadid*, foi eliminad*, foi desactivad*, foi creado, cambiouse, modificouse,
    verificouse, confirmouse, engadiuse, eliminouse, actualizad* correctamente, verificad* correctamente,
    confirmad* correctamente, cambiad* correctamente, contrasinal cambiado, email cambiado, iniciouse sesión, aceptou
  `,
  here: `
    aquí, preme, fai clic, pulsa, esta ligazón, seguinte ligazón, a ligazón, o botón, barra de enderezos, prema en,
    prema no, prema aquí, prema sobre, premendo, preme en, preme no, preme aquí, clic en, facendo clic, este botón,
    este enlace, ligazón seguinte, ligazón de abaixo, ligazón superior, páxina seguinte, seguinte páxina, abre esta,
    abre este, abra esta, abra este, copia e pega
  `,
};
