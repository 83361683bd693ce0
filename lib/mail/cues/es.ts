import type { Cues } from "@/lib/mail/cues/types";

export const es: Cues = {
  code: `
    código, códigos, código de verificación, código de seguridad, código de acceso, código de confirmación, número de
    control
  `,
  maybeCode: `
    clave, dígitos, cifras, letras, números, símbolos, siguiente número, este número, número siguiente, combinación,
    secuencia, palabra clave, palabra de confirmación, palabra de seguridad, llave para, tu llave, letras de abajo, lo
    siguiente, lo que sigue, número para, número con el que, palabra siguiente, estos signos, palabra que debes
  `,
  other: `
    pedidos, orden, número de pedido, número de confirmación, número de guía, número de caso, número de cuenta, número
    de tarjeta, factura*, expediente, reserva, reservas, código de reserva, localizador, folio, incidencia*, siniestro,
    póliza, tu envío, su envío, del envío, este envío, paquete, entrega, seguimiento, código de pedido, referencia*,
    teléfono*, fono, llámanos, márcanos, socio, contrato, termina en, terminación, código postal, prefijo, código de
    descuento, código de regalo, código de invitación, código de salida, descuento*, cupón, cupones, vale de descuento,
    vale de regalo, vale de compra, un vale, tu vale, del vale, tarjeta de regalo, tarjeta regalo, código descuento,
    código regalo, código amigo, código fiscal, código promo*, canje*, carrito, al pagar, antes de pagar, en la caja,
    rebaja*, oferta*, regalo, promoción, cif, nif, rfc, cuit, ruc, iva, clave de producto, importe, monto, precio,
    saldo, pago de, compra de, calle, avenida, vuelo, puntos, millas, teléfono móvil, tu pedido, su pedido, el pedido,
    del pedido, este pedido, mi pedido, pedido:, pedido n, total pedido, pedido confirmado, pedido enviado, nit:, número
    de participación, número de reserva, número de factura, matrícula, receta, en tienda*, en la tienda, al cajero, en
    la cesta, seguidores, visitas, visualizaciones, enlace a tu pedido, trámite n, solicitud n, sucursal
  `,
  promo: `
    descuento*, cupón*, vale de compra, tarjeta regalo, tarjeta de regalo, ofertas*, rebajas, gangas, sorteo*, canjea*,
    compra ahora, comprar ahora, compra ya, para gastar, nueva colección, colección nueva, la colección, en caja, en la
    cesta, en tienda, baja el precio, oferta válida, tu regalo, un regalo, llevas un vale, vale dentro, él gana, gana
    tú, con tu compra, 2x1, en la caja, al pagar, te regala, le regala, vayas a pagar, rasca, rasque
  `,
  press: `
    sigue leyendo, seguir leyendo, leer más, leer artículo, estadística*, en promedio, nueva versión, consejos para, en
    este número, editorial, resumen de la semana, vas mejor que, pruebas fallaron, tu semana, reportaje*, crónica*,
    fallos, hemos arreglado
  `,
  business: `
    verificación, verificar, verifica, confirmación, confirmar, autentica*, autoriza*, inicio de sesión, acceder,
    acceso, registr*, contraseña*, restablec*, recuperar, identidad, seguridad, cuenta, correo electrónico, activar,
    activación, dispositivo, desbloque*, dos pasos, suscripción, retiro, firmar, enlazar, empareja*, vincula*,
    invitación, validar, comprobar que es, unirte, entrar, demuestra*, esta dirección, credenciales, este buzón, el alta
  `,
  fleeting: `
    caduca*, vence, expira*, válido, válida, vigencia, minutos, no se lo pases, nadie, nunca, un solo uso,
    confidencial*, vale por, vale durante, se apaga, sirve una vez, sirve hasta, solo sirve, funciona una vez, dura un,
    dura una, dura dos, dura diez, cuarto de hora, no se la enseñ*, pedirá, guárdal*, bueno hasta, no lo pas*, no lo
    cuent*, no la cuent*
  `,
  enter: `
    escribe, escriba, escribí, copia el, copia este, pega el, pega este, pegá, usar, utiliza, utilice, utilizar, teclea,
    captura, anota, pon el, pon este, ponlo, dicta, indica el, indica este, usa el, usa este, usa la, usa los, usa esta,
    mete esto, mete el, mete este, mete las, mete los, mete estas, cópial*, pegues, pega esto, copia esto, copia estas,
    facilit* el, facilítenos, díctele, marca estas, anota el, anota este, anota esta, escribí el, dinos el, pon esta,
    pon estas, usa estas, usa estos, valida con, confirma con, consigne, traslade el, marca este
  `,
  complete: `
    confirm* tu correo, confirm* tu email, confirm* tu dirección, confirm* tu cuenta, confirm* tu registro, confirm* tu
    suscripción, confirm* tu identidad, confirm* su correo, confirm* su email, confirm* su dirección, confirm* su
    cuenta, confirm* su registro, confirm* su suscripción, confirm* su identidad, confirm* mi correo, confirm* mi email,
    confirm* mi dirección, confirm* mi cuenta, confirm* mi registro, confirm* mi suscripción, confirm* mi identidad,
    confirmar correo, confirmar email, confirmar cuenta, confirmar registro, confirm* el correo, confirm* la cuenta,
    confirm* la dirección, confirm* el registro, confirm* la suscripción, confirm* esta dirección, confirm* este correo,
    confirm* el cambio, verifi* tu correo, verifi* tu email, verifi* tu cuenta, verifi* tu identidad, verifi* tu
    dirección, verifi* su correo, verifi* su email, verifi* su cuenta, verifi* su identidad, verifi* su dirección,
    verifi* mi correo, verifi* mi email, verifi* mi cuenta, verifi* mi identidad, verifi* mi dirección, verificar
    correo, verificar email, verificar cuenta, valid* tu correo, valid* tu cuenta, valid* su correo, valid* su cuenta,
    valid* mi correo, valid* mi cuenta, activ* tu cuenta, activ* su cuenta, activ* mi cuenta, activ* la cuenta, activar
    cuenta, restablecer, restablece, restablezca, recuper* tu cuenta, recuper* su cuenta, recuper* mi cuenta, recuper*
    la cuenta, recuper* tu contraseña, recuper* la contraseña, recuperar contraseña, cambi* tu contraseña, cambi* su
    contraseña, cambi* una contraseña, cambi* la contraseña, cre* tu contraseña, cre* su contraseña, cre* una
    contraseña, cre* la contraseña, establ* tu contraseña, establ* su contraseña, establ* una contraseña, establ* la
    contraseña, elig* una contraseña, cambiar contraseña, crear contraseña, establecer contraseña, nueva contraseña,
    otra contraseña, contraseña nueva, enlace de acceso, enlace de verificación, enlace de confirmación, acept*
    invitación, acept* la invitación, acept* tu invitación, ver la invitación, únete al equipo, unirme al equipo,
    desbloque* tu cuenta, desbloque* su cuenta, desbloque* mi cuenta, desbloque* la cuenta, fui yo, soy yo, complet* tu
    registro, complet* su registro, complet* el registro, finaliz* tu registro, finaliz* el registro, termin* tu
    registro, termin* el registro, eliminar mi cuenta, eliminar la cuenta, eliminar cuenta, borrar mi cuenta, es mi
    correo, suscribirme, poner en marcha, en marcha mi, apúntame, apúntenme, suscríbeme, suscríbanme, inscríbeme,
    inscríbanme, quiero recibir, déjalo entrar, sin contraseña, es mi buzón, es mi dirección, buzón es tuyo, correo es
    tuyo, unirme a, únete al grupo, unirme al grupo, entrar al grupo, elegir otra, elige otra, crear otra, eleg* una
    contraseña, pon una contraseña, defin* tus credenciales, defin* una contraseña, defin* tu contraseña, cre* tus
    credenciales, abrir tu acceso, abrir mi acceso, reabrir, recuper* el acceso, recuper* tu acceso, recuper* mi acceso,
    complet* tu alta, complet* el alta, termin* el alta, termin* tu alta, bórralo todo, borrar todo, eliminar todo,
    eliminar mis datos, borrar mis datos, confirm* la baja, confirm* mi baja, confirm* el nuevo, confirm* la nueva,
    confirm* mi nuevo, confirm* mi nueva, confirm* tu nuevo, confirm* tu nueva, confirm* el acceso, confirm* el inicio,
    confirm* la solicitud, confirm* tu solicitud, confirm* mi solicitud, confirm* la invitación, confirm* que eres,
    confirm* que es, valid* la dirección, valid* mi dirección, valid* tu dirección, enlace de entrada, enlace de
    invitación, enlace personal, entrar en la partida, entrar sin, acept* su invitación, activ* mi acceso, activ* tu
    acceso, activ* mi suscripción, sí confirmo, entrar con un clic, usaremos esta dirección, un clic y estás, invent*
    otra
  `,
  act: `
    confirmar, confirma, verificar, verifica, verifique, validar, activar, activa, aceptar, aprobar, aprueba, autorizar,
    autoriza, unirse, unirme, únete, continuar, finalizar, completar, acepto, confirmo, finaliza, termina tu, unirte,
    valida tu, valida el, valida la
  `,
  signIn: `
    acceder, accede, acceda, ingresar, entrar, entra en, abrir la app, abrir mi cuenta, entrar ahora, entrar en mi,
    entrar a mi, quiero entrar
  `,
  never: `
    cancelar suscripción, cancelar la suscripción, desuscrib*, preferencias, gestionar, configuración, navegador,
    versión web, privacidad, términos, ayuda, soporte, contacto, contáctanos, encuesta, factura, ver pedido, tu pedido,
    mis pedidos, rastrea*, seguimiento, compartir, síguenos, descargar, descarga, saber más, leer más, comprar, tienda,
    pagar, ver más, confirmar cita, confirmar pedido, confirmar compra, confirmar tu compra, finalizar pedido, finalizar
    compra, verifica* comprobante, no quiero, mi opinión, tu opinión, una opinión, ponnos nota, valora*, califica*, mi
    resumen, mi billete, mi paquete, el paquete, la colección, el ticket, ver oferta, ver resultados, ver mi, consultar,
    cambiar la cita, bases del sorteo, pagar en línea, pagar ahora, escuchar, reservar, participar, cuestionario,
    imprimir, renovar, sigue leyendo, seguir leyendo, lo quiero, seguir mi, ver el registro, las notas
  `,
  notMe: `
    no fui yo, no eres tú, no solicit*, no pediste, no has pedido, no ha pedido, no ha hecho, no has creado, no
    reconoce*, rechazar, ignora*, cancelar, bloquear, bloquea, congela, otra persona, no has sido, no fuiste, no la has
    ordenado, si no tocas, bloquéal*, no la has pedido, desestime
  `,
  done: `
    se ha eliminado, ha sido cambiad*, ha sido actualizad*, ha sido eliminad*, ha sido confirmad*, fue cambiad*, fue
    actualizad*, fue eliminad*, fue verificad*, fue confirmad*, verificad* correctamente, actualizad* correctamente,
    cambiad* correctamente, has cambiado, gracias por confirmar, ha cambiado, hemos cambiado, cambiaste, ya está
    confirmad*, ya está activ*, se ha creado, quedó confirmad*, acaba de
  `,
  here: `
    aquí, acá, haz clic, hacé clic, hacer clic, pulsa, pulse, pulsando, presiona, presione, este enlace, siguiente
    enlace, enlace siguiente, el enlace, el botón, este botón, página siguiente, siguiente página, abre este, con un
    clic, un toque, sigue este, sigas este, dirección siguiente, este camino
  `,
};
