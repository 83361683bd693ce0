import type { Cues } from "@/lib/mail/cues/types";

export const gl: Cues = {
  code: `
    código, códigos, código de verificación, código de seguridade, código de acceso, código de confirmación,
    código dun só uso, código dun único uso, código temporal, contrasinal dun só uso, clave de verificación,
    clave de seguridade, número de verificación, pin de seguridade, código de activación, código de autenticación,
    código de autorización, código de validación, código de inicio de sesión, código de recuperación,
    código de restablecemento, código de desbloqueo, código de vinculación, código de dispositivo,
    código de eliminación, código de transacción, código para entrar, código único, código otp, código sms,
    código dinámico, código secreto, clave dinámica, clave temporal, clave dun só uso, chave de verificación,
    chave de seguridade
  `,
  maybeCode: `
    clave, chave, chaves, díxitos, cifras, caracteres, seguinte número, contrasinal temporal, letras, números,
    símbolos, este número, número seguinte, número de abaixo, combinación, secuencia, palabra secreta, palabra chave,
    palabra clave, palabra de confirmación, contrasinal provisional
  `,
  other: `
    pedidos, código de pedido, factura*, reserva, reservas, código de reserva, número de confirmación, paquete,
    entrega, seguimento, código de seguimento, referencia*, teléfono, código de cliente, rematada en, remata en,
    código postal, código de país, código promocional, código de promoción, código promo, código de desconto,
    código desconto, desconto*, cupón, cupóns, código de cupón, código de agasallo, código agasallo, código regalo,
    código de recomendación, código amigo, código de convite, código de invitación, código de erro, erro,
    código de estado, código fiscal, nif, cif, ive, código qr, código de barras, código fonte, código de conduta,
    código de cor, código do artigo, importe, prezo, saldo, pagamento de, rúa, puntos, código de referido,
    código de resposta, código do produto, tarxeta regalo, código do erro, o teu envío, o seu envío, do envío,
    este envío, gastos de envío, envío gratis, número de pedido, número de factura, número de cliente,
    número de expediente, número de contrato, número de póliza, número de socio, número de serie, número de conta,
    número de tarxeta, número de seguimento, número de teléfono, expediente, contrato, póliza, contador, total,
    código swift, código de saída, oferta*, promoción*, carriño, antes de pagar, vale de desconto, vale de compra,
    vale de regalo, avenida, incidencia, saldo de puntos, voo, o teu pedido, o seu pedido, do pedido,
    pedido confirmado
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
    confirm* o seu enderezo, confirma* a túa conta, confirma* a conta, confirm* a súa conta, confirmar correo,
    confirmar enderezo, confirmar conta, confirmar a miña conta, confirma* o rexistro, confirmar rexistro,
    confirm* o teu rexistro, confirm* o seu rexistro, confirma* a subscrición, confirma* a túa subscrición,
    confirm* a súa subscrición, confirmar o cambio, verifica* o enderezo, verifica* a conta, verificar o correo,
    verificar correo, verificar enderezo, verificar conta, validar enderezo, valida* o teu, valida* a túa,
    activa* a túa conta, activa* a conta, activ* a súa conta, activar conta, activar a miña conta,
    restablec* o contrasinal, restablec* contrasinal, restablec* o teu contrasinal, restablec* o seu contrasinal,
    restablecemento do contrasinal, restablecemento de contrasinal, restabelecer o contrasinal,
    recupera* o contrasinal, recupera* o teu contrasinal, recupera* a túa conta, cambia* o contrasinal,
    cambia* contrasinal, cambia* o teu contrasinal, novo contrasinal, contrasinal novo, crea* contrasinal,
    crea* un contrasinal, crea* o teu contrasinal, establec* contrasinal, establec* un contrasinal,
    establec* o teu contrasinal, ligazón máxica, ligazón de acceso, ligazón de inicio de sesión,
    ligazón de verificación, ligazón de confirmación, ligazón de activación, enlace de confirmación,
    enlace de verificación, acepta* o convite, acepta* a invitación, únete ao equipo, desbloquea* a conta,
    desbloquea* a túa conta, fun eu, son eu, eliminar a miña conta, verifi* o teu correo, verifi* o teu enderezo,
    verifi* o seu correo, verifi* o seu enderezo, verifi* o meu correo, verifi* o meu enderezo, verifi* a túa conta,
    verifi* a túa identidade, verifi* a súa conta, verifi* a súa identidade, verifi* a miña conta,
    verifi* a miña identidade, confirm* este correo, confirm* este enderezo, confirm* o correo, confirm* o enderezo,
    confirm* a túa identidade, confirm* a súa identidade, confirmar a eliminación, confirmar eliminación,
    confirmar o acceso, confirmar que es ti, valid* o seu, valid* a súa, valid* o enderezo, valid* a conta,
    establec* o seu contrasinal, establec* un novo contrasinal, establez* un contrasinal, establez* o seu contrasinal,
    establez* un novo contrasinal, escoll* un contrasinal, escoll* o seu contrasinal, escoll* un novo contrasinal,
    crea* o seu contrasinal, crea* un novo contrasinal, cambi* un contrasinal, cambi* o seu contrasinal,
    cambi* un novo contrasinal, defin* un contrasinal, defin* o seu contrasinal, defin* un novo contrasinal,
    modific* o contrasinal, recuper* a conta, recuper* o acceso, recuper* a súa conta, desbloque* a súa conta,
    aprob* o acceso, aprob* este dispositivo, aprob* o inicio, autoriz* o acceso, autoriz* este dispositivo,
    autoriz* o inicio, ver o convite, unirse ao equipo, unirse ao grupo, si fun eu, si son eu, remat* o rexistro,
    remat* o teu rexistro, finaliz* o rexistro, finaliz* o teu rexistro, complet* o rexistro, complet* o teu rexistro,
    eliminar conta, eliminar a conta, eliminar a túa conta, borrar conta, borrar a conta, borrar a túa conta,
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
    darse de baixa, date de baixa, cancelar a subscrición, cancelar subscrición, preferencias, xestionar,
    configuración, navegador, versión web, privacidade, aviso legal, axuda, contacto, enquisa, ver o pedido,
    seguimento, compartir, séguenos, descargar, máis información, ler máis, mercar, tenda, pagar,
    confirmar asistencia, xestiona, condicións, termos, preguntas frecuentes, soporte, contacta, contactar,
    ver detalles, saber máis, comprar, normas da instancia, lea tamén, correo lixo, factura, responder, en liña
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
