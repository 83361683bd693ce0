import type { Cues } from "@/lib/mail/cues/types";

export const gl: Cues = {
  code: `
    código, códigos, código de verificación, código de seguridade, código de acceso, código de confirmación,
    código dun só uso, código dun único uso, código temporal, contrasinal dun só uso, clave de verificación,
    clave de seguridade, número de verificación, pin de seguridade, código de activación
  `,
  maybeCode: `
    clave, chave, chaves, díxitos, cifras, caracteres, seguinte número, contrasinal temporal
  `,
  other: `
    pedido, pedidos, código de pedido, factura*, reserva, reservas, código de reserva, número de confirmación, envío,
    paquete, entrega, seguimento, código de seguimento, referencia*, teléfono, código de cliente, rematada en,
    remata en, código postal, código de país, código promocional, código de promoción, código promo,
    código de desconto, código desconto, desconto*, cupón, cupóns, código de cupón, código de agasallo,
    código agasallo, código regalo, código de recomendación, código amigo, código de convite, código de invitación,
    código de erro, erro, código de estado, código fiscal, nif, cif, ive, código qr, código de barras, código fonte,
    código de conduta, código de cor, código do artigo, importe, prezo, saldo, pagamento de, rúa, puntos,
    código de referido, código de resposta, código do produto, tarxeta regalo, código do erro
  `,
  business: `
    verificación, verificar, confirmación, confirmar, autentica*, inicio de sesión, iniciar sesión, inicia sesión,
    acceso, acceder, rexistr*, contrasinal, contrasinais, restablec*, restabelec*, recuper*, identidade, seguridade,
    conta, correo electrónico, enderezo, activar, activación, dispositivo, desbloque*, dous factores
  `,
  fleeting: `
    caduca*, expira*, vence, válido, válida, minutos, non compartas, non o compartas, non reveles, ninguén, nunca,
    un só uso, unha única vez, confidencial
  `,
  enter: `
    introduce, introducir, introduza, insire, escribe, copia, copiar, pega, pegar, usa, utiliza, emprega
  `,
  complete: `
    confirm* o teu correo, confirm* o seu correo, confirmar o meu correo, confirm* o teu enderezo,
    confirm* o seu enderezo, confirma* o enderezo, confirma* a túa conta, confirma* a conta, confirm* a súa conta,
    confirmar correo, confirmar enderezo, confirmar conta, confirmar a miña conta, confirma* o rexistro,
    confirmar rexistro, confirm* o teu rexistro, confirm* o seu rexistro, confirma* a subscrición,
    confirma* a túa subscrición, confirm* a súa subscrición, confirmar o cambio, verifica* o teu, verifica* a túa,
    verifica* o enderezo, verifica* a conta, verifi* o seu, verifi* a súa, verificar o correo, verificar correo,
    verificar enderezo, verificar conta, validar enderezo, valida* o teu, valida* a túa, activa* a túa conta,
    activa* a conta, activ* a súa conta, activar conta, activar a miña conta, restablec* o contrasinal,
    restablec* contrasinal, restablec* o teu contrasinal, restablec* o seu contrasinal,
    restablecemento do contrasinal, restablecemento de contrasinal, restabelecer o contrasinal,
    recupera* o contrasinal, recupera* o teu contrasinal, recupera* a túa conta, cambia* o contrasinal,
    cambia* contrasinal, cambia* o teu contrasinal, novo contrasinal, contrasinal novo, crea* contrasinal,
    crea* un contrasinal, crea* o teu contrasinal, establec* contrasinal, establec* un contrasinal,
    establec* o teu contrasinal, ligazón máxica, ligazón de acceso, ligazón de inicio de sesión,
    ligazón de verificación, ligazón de confirmación, ligazón de activación, enlace de confirmación,
    enlace de verificación, acepta* o convite, acepta* a invitación, únete ao equipo, desbloquea* a conta,
    desbloquea* a túa conta, fun eu, son eu, completa* o rexistro, completa* o teu rexistro, eliminar a miña conta
  `,
  act: `
    confirmar, confirma, verificar, verifica, activar, activa, aceptar, acepta, aprobar, desbloquear, únete,
    continuar, completar, finalizar, rematar
  `,
  signIn: `
    iniciar sesión, inicia sesión, acceder, accede, entrar
  `,
  never: `
    darse de baixa, date de baixa, cancelar a subscrición, cancelar subscrición, preferencias, xestionar,
    configuración, navegador, versión web, privacidade, aviso legal, axuda, contacto, enquisa, ver o pedido,
    seguimento, compartir, séguenos, descargar, máis información, ler máis, mercar, tenda, pagar, confirmar asistencia
  `,
  notMe: `
    non fuches ti, non fun eu, non foi vostede, non es ti, non solicit*, non o solicit*, non pediches, non fixeches,
    non recoñece*, non te rexistraches, non creaches, rexeitar, ignora*, cancelar, protexe a túa conta, bloquear
  `,
  done: `
    foi cambiado, foi modificad*, foi actualizad*, foi restablecid*, foi confirmad*, foi verificad*, foi activad*,
    actualizouse, restableceuse, activouse, correctamente, con éxito, novo inicio de sesión, novo acceso,
    xa está activa, grazas por confirmar
  `,
  here: `
    aquí, preme, prema, fai clic, pulsa, esta ligazón, seguinte ligazón, a ligazón, o botón, barra de enderezos
  `,
};
