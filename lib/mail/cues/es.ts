import type { Cues } from "@/lib/mail/cues/types";

export const es: Cues = {
  code: `
    código, códigos, código de verificación, código de seguridad, código de acceso, código de confirmación, código de un
    solo uso, código de uso único, código de autenticación, código de autorización, código de activación, código de
    inicio de sesión, código de validación, código de recuperación, código de restablecimiento, código de desbloqueo,
    código de vinculación, código de dispositivo, código de eliminación, código de transacción, código temporal, código
    único, código dinámico, código otp, código sms, contraseña de un solo uso, contraseña dinámica, clave de un solo
    uso, clave de verificación, clave de seguridad, clave de confirmación, clave de autorización, clave dinámica, clave
    temporal, clave única, clave sms, número de verificación, pin de seguridad
  `,
  maybeCode: `
    clave, dígitos, cifras, letras, números, símbolos, siguiente número, este número, número siguiente, contraseña
    temporal, contraseña provisional, combinación, secuencia, palabra secreta, palabra clave, palabra mágica, palabra de
    confirmación, palabra de seguridad, frase secreta, frase de seguridad, número para
  `,
  other: `
    pedidos, orden, número de pedido, número de cliente, número de confirmación, número de guía, número de caso, número
    de cuenta, número de tarjeta, factura*, expediente, reserva, reservas, código de reserva, localizador, folio,
    incidencia*, siniestro, póliza, tu envío, su envío, del envío, este envío, envío gratis, gastos de envío, paquete,
    entrega, seguimiento, código de seguimiento, código de rastreo, código de pedido, código de cliente, código de
    producto, referencia*, teléfono*, fono, llámanos, márcanos, socio, contrato, terminad* en, termina en, terminación,
    código postal, código de país, prefijo, código de descuento, código de cupón, código de regalo, código de amigo,
    código de invitación, código de error, código de estado, código de salida, código de respuesta, código de canje,
    código de conducta, código de color*, código de barra*, descuento*, cupón, cupones, vale de descuento, vale de
    regalo, vale de compra, un vale, tu vale, del vale, tarjeta de regalo, tarjeta regalo, código swift, código qr,
    código fuente, código descuento, código regalo, código amigo, código fiscal, código promo*, código de promo*,
    código de ref*, canje*, carrito, al pagar, antes de pagar, en la caja, rebaja*, oferta*, regalo, promoción, cif,
    nif, rfc, cuit, ruc, número de dni, tu dni, su dni, iva, clave de producto, importe, monto, precio, saldo, pago de,
    compra de, calle, avenida, vuelo, puntos, millas, número de móvil, teléfono móvil, tu pedido, su pedido, el pedido,
    del pedido, este pedido, mi pedido, pedido:, pedido n, pedido nº, total pedido, pedido confirmado, pedido enviado,
    nit:, en tienda*, código de recogida, código de la puerta, cita
  `,
  promo: `
    descuento*, cupón*, vale de compra, tarjeta regalo, tarjetas regalo, tarjeta de regalo, código promocional, oferta
    especial, ofertas*, rebajas, gangas, liquidación total, ahorra ahora, ahorra hasta, % dto, al finalizar la compra,
    carrito de compra*, cesta de la compra, tu carrito, envío gratis, envíos gratis, envío gratuito, puntos de
    fidelidad, puntos extra, sorteo*, invita a tus amigos, invita a un amigo, recomienda a un amigo, programa de
    referidos, reembolso en efectivo, regalo de cumpleaños, pedido mínimo, compra mínima, hasta agotar existencias,
    hasta fin de existencias, canjea*, compra ahora, comprar ahora, compra ya, la colección, en tienda, tu regalo
  `,
  press: `
    esta edición, en este artículo, sigue leyendo, seguir leyendo, leer más, lee el artículo, leer artículo, entrada
    del blog, artículo del blog, nuestros lectores, estadística*, informe semanal, informe mensual, reporte semanal,
    reporte mensual, resumen semanal, resumen mensual, en promedio, el mes pasado, mes anterior, notas de la versión,
    notas de lanzamiento, registro de cambios, nueva versión, errores corregidos, corrección de errores, pruebas
    fallidas, compilación fallida, seminario web, consejos para, taller gratuito, estudio muestra, según un estudio,
    encuesta revela, según una, oleada de, ola de fraudes, nota de prensa, comunicado de prensa, en este número,
    encuesta, cuestionario, tu opinión, su opinión, valora, participa en, consejos
  `,
  business: `
    verificación, verificar, verifica, confirmación, confirmar, autentica*, autoriza*, inicio de sesión, iniciar
    sesión, inicia sesión, acceder, acceso, registr*, contraseña*, restablec*, recuperar, identidad, seguridad, cuenta,
    correo electrónico, activar, activación, dispositivo, desbloque*, dos factores, dos pasos, suscripción, retiro,
    vincula*, invitación, unirte, entrar, esta dirección, este buzón, te ha invitado, te invita, le invita, le ha
    invitado, te ha añadido, bloqueada, eres tú, usuario, tu alta, hacerte socia, hacerte socio
  `,
  fleeting: `
    caduca*, vence, expira*, válido, válida, vigencia, minutos, no compartas, no comparta, no reveles, no divulgues, no
    lo compart*, no la compart*, no se lo pases, no se lo des, no lo reveles, no lo dictes, nadie, nunca, un solo uso,
    una sola vez, confidencial*, te pediremos, vale por, vale durante, solo sirve
  `,
  enter: `
    introduce, introducir, introduzca*, introdúcelo, ingres*, escribe, escriba, escribir, escribí, escríbelo, copia el,
    copia este, copiar, pega el, pega este, pegá, pegar, usar, use el, use este, utiliza, utilice, utilizar, digita,
    digite, digitar, teclea, teclee, teclear, captura, capture, capturar, anota, coloca, pon el, pon este, ponlo, ponga
    el, ponga este, poné, rellena, inserta, inserte, dicta, dicte, proporciona, proporcione, indica el, indica este,
    escanea, usa el, usa este, usa la, usa los, usa esta, indique el, indique este
  `,
  complete: `
    confirm* tu correo, confirm* tu email, confirm* tu dirección, confirm* tu cuenta, confirm* tu registro, confirm* tu
    suscripción, confirm* tu identidad, confirm* su correo, confirm* su email, confirm* su dirección, confirm* su
    cuenta, confirm* su registro, confirm* su suscripción, confirm* su identidad, confirm* mi correo, confirm* mi
    email, confirm* mi dirección, confirm* mi cuenta, confirm* mi registro, confirm* mi suscripción, confirm* mi
    identidad, confirmar correo, confirmar email, confirmar cuenta, confirmar registro, confirm* el correo, confirm* la
    cuenta, confirm* la dirección, confirm* el registro, confirm* la suscripción, confirm* esta dirección, confirm*
    este correo, confirm* el cambio, confirm* la eliminación, verifi* tu correo, verifi* tu email, verifi* tu cuenta,
    verifi* tu identidad, verifi* tu dirección, verifi* su correo, verifi* su email, verifi* su cuenta, verifi* su
    identidad, verifi* su dirección, verifi* mi correo, verifi* mi email, verifi* mi cuenta, verifi* mi identidad,
    verifi* mi dirección, verificar correo, verificar email, verificar cuenta, valid* tu correo, valid* tu cuenta,
    valid* su correo, valid* su cuenta, valid* mi correo, valid* mi cuenta, activ* tu cuenta, activ* su cuenta, activ*
    mi cuenta, activ* la cuenta, activar cuenta, restablecer, restablece, restablezca, restablecimiento de contraseña,
    recuper* tu cuenta, recuper* su cuenta, recuper* mi cuenta, recuper* la cuenta, recuper* tu contraseña, recuper* la
    contraseña, recuperar contraseña, cambi* tu contraseña, cambi* su contraseña, cambi* una contraseña, cambi* la
    contraseña, cre* tu contraseña, cre* su contraseña, cre* una contraseña, cre* la contraseña, establ* tu contraseña,
    establ* su contraseña, establ* una contraseña, establ* la contraseña, elig* una contraseña, cambiar contraseña,
    crear contraseña, establecer contraseña, nueva contraseña, otra contraseña, contraseña nueva, enlace mágico, enlace
    de acceso, enlace de inicio de sesión, enlace de verificación, enlace de confirmación, enlace de activación, enlace
    de recuperación, acept* invitación, acept* la invitación, acept* tu invitación, ver la invitación, únete al equipo,
    unirme al equipo, unirse al equipo, desbloque* tu cuenta, desbloque* su cuenta, desbloque* mi cuenta, desbloque* la
    cuenta, aprobar el inicio, aprobar el acceso, aprobar este dispositivo, autorizar el inicio, autorizar el acceso,
    autorizar este dispositivo, aprueba el inicio, aprueba el acceso, aprueba este dispositivo, he sido yo, fui yo, soy
    yo, complet* tu registro, complet* su registro, complet* el registro, finaliz* tu registro, finaliz* el registro,
    termin* tu registro, termin* el registro, eliminar mi cuenta, eliminar la cuenta, eliminar cuenta, borrar mi
    cuenta, es mi correo, suscribirme, sin contraseña, invent* otra, sí soy yo, sí he sido yo, este correo es mío,
    quiero unirme, únete al grupo, sí quiero, elegir otra contraseña, elige otra contraseña, entrar en mi cuenta, entra
    en tu cuenta, acceder a mi cuenta, si quieres recibir, quiero recibir, darme de alta, completar el alta, ver
    invitación, abrir la invitación, responder a la invitación, entrar al equipo, entrar en el equipo, me sumo, formar
    parte, me apunto, sí me apunto, quiero participar, te pertenece, le pertenece, nos falta tu sí, tu visto bueno,
    entrar sin contraseña, entra sin contraseña, entrar con un clic, acceder sin contraseña, reactivar mi cuenta,
    reactivar la cuenta, levantar el bloqueo, confirma que eres tú, confirmar mi alta, crear mi acceso, activar mi
    acceso
  `,
  act: `
    confirmar, confirma, verificar, verifica, verifique, validar, activar, activa, aceptar, acepta, acepte, aprobar,
    aprueba, autorizar, autoriza, autorice, desbloquear, unirse, unirme, únete, continuar, finalizar, completar, active
    su, active la, finaliza, unirte, acepto, apúntame, reabrir, seguir, adelante, vamos, un paso más, falta un paso,
    último paso, un último paso, casi listo, casi hemos terminado, ya casi está, queda un paso, aún no has terminado,
    empezar, sumarme, súmate
  `,
  signIn: `
    iniciar sesión, inicia sesión, inicie sesión, acceder, accede, acceda, ingresar, entrar, entra en, abrir la app
  `,
  never: `
    darse de baja, darme de baja, date de baja, cancelar suscripción, cancelar la suscripción, desuscrib*, preferencias,
    gestionar, configuración, navegador, ver en línea, versión web, privacidad, aviso legal, términos, ayuda, soporte,
    contacto, contáctanos, preguntas frecuentes, encuesta, factura, ver pedido, tu pedido, mis pedidos, rastrea*,
    seguimiento, compartir, síguenos, descargar, descarga, más información, saber más, leer más, comprar, tienda, pagar,
    ver más, ver detalle*, confirmar asistencia, confirmar cita, confirmar pedido, confirmar compra, confirmar tu
    compra, finalizar pedido, finalizar compra, finalizar tu compra, verifica* comprobante, bandeja de entrada, carpeta
    de spam, correo no deseado, no quiero, la colección, ver mi, renovar, seguir mi
  `,
  notMe: `
    no fui yo, no he sido yo, no ha sido usted, no fue usted, no eres tú, no soy yo, no solicit*, no has solicitado, no
    ha solicitado, no lo solicit*, no pediste, no has pedido, no ha pedido, no hiciste, no has hecho, no ha hecho, no
    realizaste, no creaste, no has creado, no reconoce*, no te registraste, no te has registrado, rechazar, ignora*,
    cancelar, bloquear, bloquea, congela, otra persona, por error, no fuiste, no hagas nada, no haga nada, no te has
    apuntado, no fuiste tú, si no fuiste tú, si no has sido tú, no lo has pedido, ignore este, no tienes que hacer
    nada, no gracias, bórralo
  `,
  done: `
    se ha modificado, se ha restablecido, se ha añadido, se ha eliminado, se ha activado, se ha actualizado, ha sido
    cambiad*, ha sido modificad*, ha sido actualizad*, ha sido restablecid*, ha sido agregad*, ha sido eliminad*, ha
    sido activad*, ha sido verificad*, ha sido confirmad*, fue cambiad*, fue modificad*, fue actualizad*, fue
    restablecid*, fue agregad*, fue eliminad*, fue activad*, fue verificad*, fue confirmad*, verificad* correctamente,
    actualizad* correctamente, cambiad* correctamente, restablecid* correctamente, con éxito, exitosamente, nuevo inicio
    de sesión, inicio de sesión nuevo, has cambiado, gracias por confirmar, ha aceptado, quedó confirmad*
  `,
  here: `
    aquí, acá, haz clic, haga clic, hacé clic, hacer clic, dando clic, pulsa, pulse, pulsando, presiona, presione, este
    enlace, siguiente enlace, enlace siguiente, el enlace, el botón, este botón, página siguiente, siguiente página,
    abre este, visita este, barra de direcciones, este es tu enlace, esta dirección, botón de abajo, copia y pega
  `,
};
