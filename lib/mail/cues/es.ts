import type { Cues } from "@/lib/mail/cues/types";

export const es: Cues = {
  code: `
    código, códigos, código de verificación, código de seguridad, código de acceso, código de confirmación,
    código de un solo uso, contraseña de un solo uso, clave de un solo uso, clave dinámica, clave temporal,
    clave de verificación, clave de seguridad, número de verificación, pin de seguridad
  `,
  maybeCode: `
    clave, dígitos, cifras, caracteres, siguiente número, contraseña temporal, contraseña provisional
  `,
  other: `
    pedido, pedidos, orden, factura*, expediente, reserva, reservas, código de reserva, localizador,
    número de confirmación, envío, paquete, entrega, seguimiento, código de seguimiento, referencia*, teléfono*,
    llámanos, móvil, socio, contrato, terminad* en, termina en, código postal, código de país, prefijo,
    código de descuento, descuento*, cupón, código de cupón, código de regalo, vale, código de amigo,
    código de invitación, código de error, código de estado, código swift, cif, nif, dni, iva, código qr,
    código de barra*, código fuente, código de conducta, código de color*, importe, monto, precio, saldo, pago de,
    calle, avenida, vuelo, puntos, página, código promo*, código de promo*, código de ref*, código descuento,
    código regalo, código amigo, código de cliente
  `,
  business: `
    verificación, verificar, confirmación, confirmar, autentica*, inicio de sesión, acceder, acceso, registr*,
    contraseña*, restablec*, recuperar, identidad, seguridad, cuenta, correo electrónico, activar, activación,
    dispositivo, desbloque*, dos factores
  `,
  fleeting: `
    caduca*, vence, expira*, válido, válida, vigencia, minutos, no compartas, no lo compart*, nadie, nunca,
    un solo uso, confidencial*
  `,
  enter: `
    introduce, introducir, introduzca*, ingres*, escribe, escriba, copia, copiar, pegar, usa, usar, utiliza, utilice,
    utilizar, digit*
  `,
  complete: `
    confirma* correo, confirma* mi correo, confirma* tu correo, confirme su correo, confirma* tu email,
    confirma* tu dirección, confirme su dirección, confirma* cuenta, confirma* mi cuenta, confirma* tu cuenta,
    confirme su cuenta, confirmar registro, confirma* mi registro, confirma* tu registro, confirma* suscripción,
    confirma* tu suscripción, confirme su suscripción, confirmar el cambio, verifica* tu correo, verifica* tu email,
    verifica* tu cuenta, verifica* tu identidad, verifica* tu dirección, verifique su, verificar mi, verificar su,
    verificar correo, verificar email, verificar cuenta, validar mi, valida tu, activar cuenta, activar mi cuenta,
    activa* tu cuenta, activ* su cuenta, activa* la cuenta, restablecer, restablece, restablezca,
    restablecimiento de contraseña, recuperar contraseña, recupera* tu cuenta, cambia* contraseña,
    cambia* tu contraseña, cambia* la contraseña, nueva contraseña, crea* contraseña, crea* una contraseña,
    crea* tu contraseña, establece* contraseña, establece* una contraseña, establece* tu contraseña, enlace mágico,
    enlace de acceso, enlace de inicio de sesión, enlace de verificación, enlace de confirmación,
    enlace de activación, acepta* invitación, acepta* la invitación, únete al equipo, desbloquea* cuenta,
    desbloquea* tu cuenta, he sido yo, fui yo, soy yo, completa* tu registro, eliminar mi cuenta
  `,
  act: `
    confirmar, confirma, verificar, verifica, verifique, activar, activa, aceptar, acepta, aprobar, autorizar,
    desbloquear, unirse, continuar, finalizar
  `,
  signIn: `
    iniciar sesión, inicia sesión, inicie sesión, acceder, ingresar, entrar
  `,
  never: `
    darse de baja, darme de baja, date de baja, cancelar suscripción, cancelar la suscripción, desuscrib*,
    preferencias, gestionar, configuración, navegador, ver en línea, versión web, privacidad, ayuda, soporte,
    contacto, contáctanos, encuesta, factura, ver pedido, tu pedido, rastrea*, seguimiento, compartir, síguenos,
    descargar, más información, saber más, leer más, comprar, tienda, pagar, ver más, confirmar asistencia,
    confirmar cita
  `,
  notMe: `
    no fuiste tú, no fui yo, no has sido tú, no he sido yo, no ha sido usted, no fue usted, no eres tú, no soy yo,
    no solicit*, no has solicitado, no ha solicitado, no pediste, no reconoce*, no te registraste, rechazar, ignora*,
    cancelar, bloquear
  `,
  done: `
    se ha cambiado, ha sido, fue modificad*, fue actualizad*, fue restablecid*, se ha modificado, se ha restablecido,
    se ha añadido, se ha eliminado, se ha activado, correctamente, con éxito, exitosamente, nuevo inicio de sesión,
    has cambiado
  `,
  here: `
    aquí, haz clic, haga clic, pulsa, este enlace, siguiente enlace, el enlace, el botón, barra de direcciones
  `,
};
