import type { Cues } from "@/lib/mail/extraction/cues/types";

export const es: Cues = {
  code: `
    código, códigos, código de verificación, código de seguridad, código de acceso, código de confirmación, código de
    un solo uso, código de uso único, código de autenticación, código de autorización, código de activación, código de
    inicio de sesión, código de validación, código de recuperación, código de restablecimiento, código de desbloqueo,
    código de vinculación, código de dispositivo, código de eliminación, código de transacción, código temporal, código
    único, código dinámico, código otp, código sms, contraseña de un solo uso, contraseña dinámica, clave de un solo
    uso, clave de verificación, clave de seguridad, clave de confirmación, clave de autorización, clave dinámica, clave
    temporal, clave única, clave sms, número de verificación, pin de seguridad, contraseña desechable, contraseña de
    único uso, contraseña única, clave de único uso, clave de un uso, clave de acceso, clave de firma, clave de
    operaciones, clave de activación, clave de desbloqueo, clave otp, token de seguridad, token de acceso único, token
    de verificación, número de seguridad, número de autenticación, número de activación, número de autorización,
    palabra de verificación, pin temporal, pin de un solo uso, pin de verificación, pin de acceso, pin de un uso,
    palabra de acceso, clave de la operación, clave de operación, clave para esta operación, clave para tu compra,
    clave para su compra, clave de la transacción, clave del pago, clave para este pago, contraseña de la operación,
    contraseña para este pago, contraseña para esta compra, contraseña de la transacción, clave de pago, código para
    este pago, código para tu compra, código para su compra, tus cifras son, código de emparejamiento, código de firma,
    código numérico, código de comprobación, nip de un solo uso, nip de uso único, el nip, tu nip, su nip, siguiente
    nip, nip temporal, este nip, nip dinámico, contraseña para un solo uso, contraseña para una sola vez, contraseña de
    una sola vez, contraseña de uso único, contraseña para un uso, clave para un solo uso, clave de una sola vez, clave
    de uso único, clave desechable, clave efímera, contraseña efímera, contraseña otp, contraseña sms, contraseña por
    sms, clave por sms, clave de registro, clave de ingreso, clave de inicio de sesión, clave de recuperación, clave de
    restablecimiento, clave de validación, clave de autenticación, clave de vinculación, clave de emparejamiento, clave
    de transferencia, clave de comprobación, contraseña de verificación, contraseña de confirmación, contraseña de
    acceso único, número de validación, número de comprobación, número secreto, número de inicio de sesión, pin de
    confirmación, pin de activación, pin de autorización, pin de vinculación, pin de emparejamiento, pin de desbloqueo,
    pin único, pin dinámico, pin desechable, token de acceso, token de confirmación, token de autenticación, token de
    autorización, token de un solo uso, token de uso único, token temporal, dígitos de verificación, dígitos de
    confirmación, dígitos de seguridad, dígitos de control, cifras de control, cifras de verificación, cifras de
    confirmación, cifras de seguridad, combinación de verificación, combinación de seguridad, combinación de acceso,
    combinación secreta, secuencia de verificación, secuencia de confirmación, cadena de verificación, cadena de
    confirmación, letras de verificación, caracteres de verificación, palabra de activación, frase de verificación, nip
    de seguridad, nip de acceso, nip de verificación, nip de confirmación, clave de cancelación, clave de eliminación,
    clave de transacción, clave de un único uso, contraseña de un único uso, número de un solo uso, número de uso
    único, número de un único uso, combinación de un solo uso, dígitos de un solo uso, pin de uso único, código para el
    pago, código para tu pago, código para su pago, código para confirmar el pago, código para autorizar el pago,
    código para la transferencia, clave para el pago, clave para autorizar, código para restablecer la contraseña,
    código para restablecer tu contraseña, código para restablecer su contraseña, código para recuperar la contraseña,
    código para cambiar la contraseña, código para cambiar tu contraseña, contraseña de transacción
  `,
  maybeCode: `
    clave, dígitos, cifras, letras, números, símbolos, siguiente número, este número, número siguiente, contraseña
    temporal, contraseña provisional, combinación, secuencia, palabra secreta, palabra clave, palabra mágica, palabra
    de confirmación, palabra de seguridad, frase secreta, frase de seguridad, número para, estos dígitos, seis dígitos,
    cuatro dígitos, ocho dígitos, seis cifras, cuatro cifras, cifras siguientes, estas letras, letras siguientes, estos
    números, números siguientes, siguientes números, siguiente clave, esta clave, palabra siguiente, siguiente palabra,
    número de abajo, números de abajo, lo siguiente, contraseña inicial, contraseña de un día, te lo pedirá, te pedirá,
    se lo pedirá,
    cadena de caracteres, cadena siguiente, siguiente cadena, esta cadena, caracteres siguientes, siguientes caracteres,
    estos caracteres, siguientes dígitos, dígitos siguientes, siguientes cifras, estas cifras, siguientes letras,
    siguiente combinación, esta combinación, combinación siguiente, secuencia siguiente, siguiente secuencia, esta
    secuencia, palabras siguientes, siguientes palabras, esta palabra, número indicado, número de control, cinco
    dígitos, siete dígitos, nueve dígitos, diez dígitos, cinco cifras, siete cifras, ocho cifras, cuatro números, seis
    números, ocho números, seis caracteres, ocho caracteres, cuatro letras, cinco letras, seis letras, ocho letras,
    contraseña es, esta contraseña, siguiente contraseña, contraseña siguiente, contraseña numérica, el tuyo es, el suyo
    es, la tuya es, la suya es, los tuyos son, el tuyo:, el suyo:, la tuya:, la suya:, aquí tienes el tuyo, aquí está el
    tuyo, frase de acceso, llave temporal, llave de acceso, su token, tu token, token es, número que te, número que le
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
    nit:, en tienda*, código de recogida, código de la puerta, cita, número de factura, número de reserva, número de
    boleto, número de seguimiento, número de rastreo, número de envío, número de póliza, número de solicitud, número de
    incidencia, número de socio, número de afiliado, número de operación, número de transacción, número de habitación,
    número de asiento, número de lote, número de matrícula, número de empleado, número de orden, número de recibo,
    número de turno, número de radicado, n de pedido, n.º de pedido, nº de pedido, n° de pedido, nro de pedido, n de
    cliente, nro de cliente, cuenta terminada, tarjeta terminada, últimos cuatro, últimos 4, recibos, boleta,
    comprobante, remito, matrícula, padrón, código de vendedor, código de afiliado, código de agencia, código de
    sucursal, código de proveedor, código de tienda, código de vestimenta, código de la alarma, código del portal,
    código del portón, código del producto, código iban, código de retiro, código de entrega, contraseña del wifi,
    contraseña wifi, clave wifi, clave del wifi, clabe, cbu, cvu, casillero, consigna, punto de recogida, sucursal,
    consumo, medidor, lectura, sorteo, papeleta, boleto ganador, mesa, habitación, asiento, compilación, incidente,
    tasa de, vto, reunión, reuniones, videollamada, el andén, del andén, andén n, buscador, campo de búsqueda, barra de
    búsqueda, número de contador, número de medidor, dorsal, número de presupuesto, número de reparación, número de
    abonado, nº de cliente, como concepto, concepto de la transferencia, en el concepto, concepto del pago, como
    referencia, asunto del pago, zona, la zona, código de zona, número de cargador, número de licencia, número de
    paciente, número de historia, historia clínica, número de alumno, número de estudiante, número de legajo, legajo,
    número de trámite, número de gestión, número de reclamo, número de reclamación, número de queja, número de parte,
    número de siniestro, número de vuelo, número de tren, número de bastidor, número de placa, número de abono, número
    de suscripción, número de suministro, número de servicio, número de línea, número de albarán, albarán, número de
    serie, número de modelo, número de inscripción, número de colegiado, número de participante, número de corredor,
    número de mesa, número de ticket, número de tique, número de folio, número de cita, número de consulta, número de
    contrato, número de expediente, número de lista, número de taquilla, número de casillero, número de puerta, número
    de sala, número de teléfono, número de celular, número de whatsapp, número de pasaporte, número de documento,
    número de identificación, número de seguridad social, número de la seguridad social, número de fax, número de
    versión, número de piso, número de portal, número de andén, número de sorteo, número de rifa, número de boleta,
    número de comprobante, número de guardia, número de puesto, número de aula, id de reunión, id de la reunión, código
    de reunión, contraseña de la reunión, código de la reunión, código de la caja, código de la taquilla, código del
    candado, código del casillero, código del edificio, código de acceso al edificio, código del garaje, código de la
    verja, código de la entrada, código del repartidor, código de área, código de curso, código del curso, código de
    asignatura, código de alumno, código de estudiante, código de paciente, código de empleado, código de contrato,
    código de suministro, código cups, código bic, código aba, código arancelario, código civil, código penal, código
    de vuelo, código de tarifa, código de socio, código de fidelidad, código bono, código vale, código de lote, código
    de artículo, código del artículo, código de envío, código de paquete, código de guía, código de oferta, código
    ético, código deontológico, código abierto, líneas de código, línea de código, código de mesa, código de plaza,
    código de incidencia, código de falla, código de avería, código de diagnóstico, código de colaborador, código de
    embajador, código de estudio, dígito verificador, dígito de control, tracking, lectura del contador, casilla de
    lectura, campo de lectura, la lectura, contador, registrad* con el número, lleva el número, tiene el número, bajo
    el número, recibió el número, cuando llame, cuando nos llame, al llamarnos, su caso, tu caso, su reclamo, su
    reclamación, tu reclamación, clave api, clave de api, claves de api, últim* cuatro dígitos, últim* 4 dígitos,
    cuatro últim* dígitos, 4 últim* dígitos, últim* cuatro cifras, últim* 4 cifras, cuatro últim* cifras, cuatro
    últimos números, últimos cuatro números, últimos 4 números, código de fabricante, código de material, código de
    módulo, código de examen, código de grupo, código de evento, código de aula, código del proveedor, código del
    fabricante, código del material, código del módulo, código del examen, código del grupo, código del evento, código
    del aula, códigos de producto, códigos de artículo, código de la tienda, código de la sucursal, código de
    departamento, código del departamento, código de sección, código de centro de coste, código del centro de costes,
    código de centro de costos, código de unidad, código de la unidad, código del empleado, código de personal, código
    de trabajador, código de profesión, código de ocupación, código cno, código de puesto, código de empleador, código
    de pagador, código del pagador, código de nómina, código de almacén, código de categoría, código de familia, código
    ean, código sku, código de centro, código del centro, código de comercio, código de establecimiento, código de la
    asignatura, código de materia, código de la materia, código de titulación, código de carrera, código del plan de
    estudios, código de sala, código de salón, código de clase, código de la clase, código de actividad, código de la
    actividad, código de actividad económica, código de partido, código del partido, código de competición, código de
    torneo, código de sede de examen, código del centro de examen, código de la zona, código de zona de
    estacionamiento, código de aparcamiento, código de región, código de municipio, código de localidad, código de
    población, código de provincia, código de estación, código de la estación, código de parada, código de la tarifa,
    código de contador, código de medidor, código del contrato, código ine, código dir3, código iata, código cnae,
    código iae, código ciiu, código scian, código nace, código de contribuyente, código de impuesto, código tributario,
    código de delegación, código de la administración tributaria, código de oficina, código de la oficina bancaria,
    código de entidad, código de banco, código de presupuesto, código presupuestario, código de partida presupuestaria,
    código contable, código de cuenta contable, código taric, código de sector, código de concepto, código de divisa,
    código de idioma, código mcc, código de devolución, código de la devolución, código de garantía, código de
    reparación, código de siniestro, código de reclamación, código de versión, código de compilación, código del lote,
    código de pintura, código de modelo, código del modelo, código de motor, código cie 10, código de motivo, código de
    proyecto, código de obra, código de tratamiento, curso con código, curso con el código, producto con código,
    producto con el código, artículo con código, asignatura con código, evento con el código, módulo con código,
    contraseña de wifi, contraseña del wi fi, contraseña de la wifi, contraseña de la red, contraseña de red,
    contraseña de la red de invitados, contraseña de la red wifi, contraseña del router, contraseña de reunión,
    contraseña de la conferencia, contraseña de la videollamada, contraseña del seminario web, clave de wifi, clave de
    la wifi, clave de la red, clave de la red wifi, clave de la reunión, código de la conferencia, código de
    conferencia, código de participante, código wifi, código del wifi, clave catastral, clave de la materia, clave del
    curso, clave de grupo, clave del centro de trabajo, código de abonado, código de suscriptor, código de miembro,
    código del vendedor, código de distribuidor, código de agente, código del trabajador, código del alumno, código del
    colegio, código de la prueba, código artículo, clave del artículo, código de pieza, código de repuesto, código de
    factura, código de recibo, código del contador, código de inmueble, código de finca, código de distrito, código
    dane, código del país, código hs, código de moneda, código del error, código de fallo, código del pedido, código de
    orden, código pnr, código de boleto, código de billete, código de donación, código de campaña, código del
    procedimiento, código de receta, código de la receta, código de prescripción, código de póliza, código de
    aseguradora, código de reclamo, código de asiento, código del puesto
  `,
  promo: `
    descuento*, cupón*, vale de compra, tarjeta regalo, tarjetas regalo, tarjeta de regalo, código promocional, oferta
    especial, ofertas*, rebajas, gangas, liquidación total, ahorra ahora, ahorra hasta, % dto, al finalizar la compra,
    carrito de compra*, cesta de la compra, tu carrito, envío gratis, envíos gratis, envío gratuito, puntos de
    fidelidad, puntos extra, sorteo*, invita a tus amigos, invita a un amigo, recomienda a un amigo, programa de
    referidos, reembolso en efectivo, regalo de cumpleaños, pedido mínimo, compra mínima, hasta agotar existencias,
    hasta fin de existencias, canjea*, compra ahora, comprar ahora, compra ya, la colección, en tienda, tu regalo,
    código de descuento, precio rebajado, precios rebajados, dos por uno, 2x1, 3x2, segunda unidad, meses sin
    intereses, hot sale, buen fin, cyber monday, solo hoy, solo por hoy, últimas horas, gana puntos, puntos dobles,
    acumula puntos, dinero de regalo, gratis en tu, por tu primera compra, en tu próxima compra, tu próxima compra, en
    tu primer pedido, para estrenar, al pasar por caja, en caja, al pagar, añade al carrito, agregar al carrito, invita
    y gana, trae a un amigo, refiere a, te regalamos,
    en compras superiores, compras superiores a, no acumulable, comparte tu código, comparte este código, comparte el
    código, código de amiga, código de amigo
  `,
  press: `
    esta edición, en este artículo, sigue leyendo, seguir leyendo, leer más, lee el artículo, leer artículo, entrada
    del blog, artículo del blog, nuestros lectores, estadística*, informe semanal, informe mensual, reporte semanal,
    reporte mensual, resumen semanal, resumen mensual, en promedio, el mes pasado, mes anterior, notas de la versión,
    notas de lanzamiento, registro de cambios, nueva versión, errores corregidos, corrección de errores, pruebas
    fallidas, compilación fallida, seminario web, consejos para, taller gratuito, estudio muestra, según un estudio,
    encuesta revela, según una, oleada de, ola de fraudes, nota de prensa, comunicado de prensa, en este número,
    encuesta, cuestionario, tu opinión, su opinión, valora, participa en, consejos, lo más leído, columna de, en
    portada, entrevista a, cifras del mes, en cifras, tu semana en, tu mes en, tasa de éxito, tasa de entrega,
    canalización, integración continua, mantenimiento programado, vulnerabilidad*, cómo reconocer, cómo detectar,
    aprende a, charla*, episodio*, lee también, crónica*,
    leer el artículo, artículo completo, nota completa, leer la nota, seguí leyendo, más usadas, más usados, más
    utilizadas, más utilizados, cada año publicamos, nuestro análisis, informe completo, leer el informe
  `,
  business: `
    verificación, verificar, verifica, confirmación, confirmar, autentica*, autoriza*, inicio de sesión, iniciar
    sesión, inicia sesión, acceder, acceso, registr*, contraseña*, restablec*, recuperar, identidad, seguridad, cuenta,
    correo electrónico, activar, activación, dispositivo, desbloque*, dos factores, dos pasos, suscripción, retiro,
    vincula*, invitación, unirte, entrar, esta dirección, este buzón, te ha invitado, te invita, le invita, le ha
    invitado, te ha añadido, bloqueada, eres tú, usuario, tu alta, hacerte socia, hacerte socio, doble factor, segundo
    factor, segundo paso, comercio seguro, compra online, beneficiari*, nuevo dispositivo, nuevo navegador, cierre de
    cuenta, baja de cuenta, dar de baja tu cuenta, cambio de correo, primer acceso, ingresar a, ingreso a, tu clave,
    olvidaste, has olvidado, ha olvidado, invitad* a,
    doble verificación, verificación en dos pasos, comprobar que eres, saber que eres, demostrar que eres, asegurarnos
    de que eres, comprobar que es usted, demostrar que es usted, firma electrónica, firma digital, firmar el, emparejar,
    emparejamiento, dar de alta, darte de alta, darse de alta, borrar tu cuenta, eliminar tu cuenta, cambio de móvil,
    cambio de teléfono, cambio de dirección de correo, 3d secure, banca en línea, banca online, banca móvil, banca por
    internet, ordenada desde, orden de transferencia, destinatario nuevo, nuevo destinatario, cuenta de destino nueva,
    borrado de, borrado de la cuenta, eliminación de la cuenta, eliminación de cuenta,
    tu aprobación, su aprobación, pendiente de aprobación, espera de aprobación, aprobar el pago, aprobar la
    transferencia, aprobar la operación, aprobar la transacción, apruebe el pago, aprueba el pago, aprueba la operación,
    aprobación del pago, tu firma, firma el contrato, firme el contrato, firma el documento, firme el documento, firmar
    tu, firma del contrato, firma de documentos, firma del documento, completar el pago, concluir el pago, liberar el
    pago, liberar la transferencia, completar la transferencia, completar la operación, finalizar la operación,
    finalizar la transferencia, concluir la operación, concluir la transferencia, completar la transacción, finalizar la
    transacción, validar la operación, validar el pago, validar la transferencia, transferencia está pendiente,
    transferencia pendiente, transferencia a la espera, 3 d secure, bloqueado, bloqueo de tu, bloqueo de su, intentos
    fallidos, intentos erróneos, demasiados intentos, intentos incorrectos, intentos de entrada, un nuevo móvil, un
    nuevo teléfono, un nuevo celular, un nuevo ordenador, un móvil nuevo, un teléfono nuevo, un ordenador nuevo, una
    nueva computadora, una tablet nueva, navegador nuevo, navegador desconocido, otro navegador, enlazar tu, enlazar el,
    asociar tu, asociar el, asociar un, emparej*, sincronizar tu tele*, cambio de número, cambiar tu número, cambiar su
    número, cambiar el número, cambiar de número, nuevo número de móvil, nuevo número de teléfono, nuevo número de
    celular, nueva dirección de e mail, nueva dirección de email, cambio de email, cambio de e mail, cambio del correo,
    cambiar el correo, cambiar tu correo, cambiar su correo, nuevo correo electr*, primer inicio, primera entrada,
    recobrar, ventana que dejaste, página que dejaste, pestaña que dejaste, dejaste abiert*, dejó abiert*, has dejado
    abiert*, ha dejado abiert*, dejado abiert*, página abierta, ventana abierta, pestaña abierta, realmente eres, de
    verdad eres, eres realmente, es usted quien, que es usted, quien dices ser, quien dice ser, eliminar tu perfil,
    eliminar su perfil, borrar tu perfil, baja definitiva,
    firmar la solicitud, firmar la orden, firmar su contrato, firmar la póliza,
    pendiente de aprobar, pendiente de firma, pendiente de firmar, pendiente de tu, espera tu visto bueno, espera su
    visto bueno, esperando tu, a la espera de tu, aprobación, aprobar la compra, apruebe la, aprueba la, aprobar esta,
    aprobar este, completar esta compra, completar esta operación, finalizar el pago, ejecutar la transferencia,
    ejecutar la operación, ejecutar el pago, ejecutar la orden, liberar los fondos, tu transferencia, esta
    transferencia, compra en línea, compra por internet, compras por internet, compra en internet, firma de tu, firmar
    la operación, firma de la operación, firma de operaciones, firmar un, su firma, para firmar, enlazar un, intentos
    equivocados, nuevo teléfono, nuevo móvil, nuevo celular, nuevo ordenador, nueva computadora, teléfono nuevo, celular
    nuevo, móvil nuevo, ordenador nuevo, cambio de celular, cambiar de correo, cambiar de teléfono, primera vez que
    entras, primera vez que entra, pantalla que dejaste, ventana que tienes abierta, página que tienes abierta
  `,
  fleeting: `
    caduca*, vence, expira*, válido, válida, vigencia, minutos, un solo uso, una sola vez, vale por, vale durante,
    solo sirve, dura, dejará de funcionar, deja de funcionar, deja de valer, deja de servir, ya no servirá, no será
    válido, no funcionará después, pierde validez, perderá validez, se desactiva, tiene una validez, tiene validez,
    tiene vigencia, es de un solo uso, se usa una vez, solo una vez, solo puede usarse, solo se puede usar, únicamente
    una vez, hasta las, diez minutos, quince minutos, media hora, 24 horas, vencerá, vencen, sirve durante, sirve
    hasta, sirve solo, sirve una vez, sirve una sola, funciona una sola, solo funciona, funciona solo, funciona hasta,
    es válido, es válida, úsalo antes, úselo antes, antes de que caduque, antes de que expire, antes de que venza,
    cinco minutos, veinte minutos, treinta minutos, tres minutos, dos minutos, cuarto de hora, tiene una duración,
    queda anulado, quedará anulado, quedará sin efecto, queda sin efecto, se anulará, se borra en, se autodestruye
  `,
  secret: `
    no compartas, no comparta, no reveles, no divulgues, no lo compart*, no la compart*, no se lo pases, no se lo des,
    no lo reveles, no lo dictes, nadie, nunca, confidencial*, te pediremos, no se la des, no se lo digas, no lo
    enseñes, no lo muestr*, no lo reenví*, no se lo digas a, no lo facilit*, no lo entreg*, no lo diga, no lo dé, no
    facilit*, jamás, te lo pediremos, se lo pediremos, personal e intransferible, es personal, es privado, es secreto,
    guárdalo para ti, no lo cedas, no lo publiques, no lo copies a, no se lo comentes, ni siquiera a, aunque te lo
    pidan, aunque se lo pidan, ningún empleado, ningún agente, ningún operador, ningún asesor, guárdelo para, solo
    para ti, solo para usted, es solo tuyo, no des este, no dé este, no des el código, no dé el código, no des tu, no
    entregues, no entregue, no compartir, no divulgar, no revelar, no lo pases, no la pases, no la reveles, no la
    dictes, no la digas, no la muestr*, no la reenví*, no la facilit*, no compartas este código, no comparta este
    código, no compartáis, no debes compartirlo, no debe compartirse, no debe compartirlo, no digas el código, no
    digas este código, no se lo diga, no se lo dé, no se lo muestr*, no se lo enseñ*, no se lo facilit*, no se lo
    comunic*, no lo comuniques, no lo comunique, no comuniques, no comunique, no lo leas, no lo lea, no lo dicte, no
    dictes, no lo revele, no revele, no divulgue, no lo divulg*, no lo envíes a, no lo envíe a, no reenvíes, no
    reenvíe, no des esta clave, nuestro personal no, ni siquiera nuestros empleados, mantenlo en secreto, manténgalo
    en secreto, mantén en secreto, mantén este código, guarda este código para, quien te lo pida, quien se lo pida
  `,
  enter: `
    introduce, introducir, introduzca*, introdúcelo, ingres*, escribe, escriba, escribir, escribí, escríbelo, copia el,
    copia este, copiar, pega el, pega este, pegá, pegar, usar, use el, use este, utiliza, utilice, utilizar, digita,
    digite, digitar, teclea, teclee, teclear, captura, capture, capturar, anota, coloca, pon el, pon este, ponlo, ponga
    el, ponga este, poné, rellena, inserta, inserte, dicta, dicte, proporciona, proporcione, indica el, indica este,
    escanea, usa el, usa este, usa la, usa los, usa esta, indique el, indique este, introduciendo, escribiendo, pégalo,
    pega estos, péguelo, cópialo, copiá, tecléalo, úselo, usá el, usá este, usá la, usá tu, usá esta, usando, utilízalo,
    escribe los, anótalo, apunta este, apunta el, díctalo, dile este, dígale, léele, lee este, responde con, responda
    con, completa con, completá, rellene, en la casilla, en el campo, en el recuadro, en la pantalla, en tu televisor,
    vuelve a la app, vuelve a la aplicación, da este, necesitarás, pon ahí, pon allí, ponlo ahí, escribe ahí, escribe
    allí, escribes, escríbalo, escríbala, ponga ahí, tecleas, ingresa ahí, mete el, métalo, mételo, métela, introduces,
    escribas, teclees, digites, digita el, marca el, marque el, copia y pega, copias, pegas, escríbelos, ingrésalo,
    ingréselo, tipea, tipear, tipeá, llene, llenar, rellenar, completar con, anote, registra el, registre el, te pedirá,
    le pedirá, se te pedirá, se le pedirá, pide cuatro, pide seis, te pide, le pide, te pedirán, le pedirán, introducid,
    introducirás, introducirá, introdúcela, introdúcelos, introdúcelas, escribid, escribirás, escribirlo, escribirla,
    introducirlo, introducirla, teclead, teclearás, teclearlo, tecléela, tecléelo, copiad, pegad, usad, poned, insertad,
    insértalo, insertar el, insertar este, transcribe, transcriba, transcribir, transcríbelo, cumplimenta, cumplimente,
    cumplimentar, marcar el, márcalo, márquelo, digítalo, digítelo, digitarlo, pulsa el, pulse el, consigne el, consigne
    este, consigne la, consigna el, comunica el, comunique el, comunícanos el, facilita el, facilite el, facilita este,
    facilite este, facilítale, facilítanos, muestra el, muéstrale, léale, lea el, leer el, léelo, dicte el, dínos, dile
    el, díganos, dinos el, diga el, diga este, contesta con, conteste con, responde a este, responder con, respóndenos
    con, devuélvenos el, envíanos el, mándanos el, confirma con, confirme con, confirmar con, confírmalo con, confírmala
    con, confírmelo con, confírmela con, aprueba con, apruébalo con, apruébala con, aprobar con, apruébelo con, fírmalo
    con, fírmala con, fírmelo con, firma con, firme con, firmar con, autoriza con, autorice con, autorizar con,
    autorízalo con, autorízala con, autorícelo con, valida con, valide con, validar con, valídalo con, desbloquea con,
    desbloquéalo con, desbloquéala con, verifica con, entra con, entre con, accede con, acceda con, ingresa con,
    identifícate con, identifíquese con, se te solicitará, se le solicitará, se solicitará, solicitará el, te
    solicitará, le solicitará, te será solicitado, solicite el, soliciten el, te lo pidan, se lo pidan, te lo pida, se
    lo pida, te pidan, le pidan, que te pide, que le pide, que te piden, que te pedirá, te preguntará, le preguntará, te
    preguntarán, te pediremos, le pediremos, pedirá el, pedirán el, pedirá este, pide el número, pide el código, pide un
    código, pide una clave, pide un número, requerirá, se requiere el, se requerirá, será necesario el, hace falta el,
    hará falta el, te hará falta, le hará falta, lo necesitarás, la necesitarás, lo necesitará, necesitarás el,
    necesitará el, aplica el código, carga el código, tipee, tipealo, ponelo, escribilo, usalo, ponlos, ponla, póngalo,
    póngala, métala, meter el, poner el, pon los, poner estos, poner este, indícanoslo, indíquenoslo, envíenoslo,
    tecleando, digitando, introduciéndolo, copiando, pegando, insertando, marcando, tecleándolo, contesta a este,
    conteste a este, contestando a este, respondiendo con, respondiendo a este, comuníquenos, comuníquenoslo,
    facilítenos, facilítenoslo, díctenos, díctanos, léanos, devuélvanos, remítanos, remítenos, te lo solicite, se lo
    solicite, te la pida, se la pida, te la pidan, se la pidan, lo solicite, la solicite, se pide, se piden, se solicita
    el, se exige, se pregunta por, pulsa los dígitos, pulse los dígitos, pulsa los números, presiona los dígitos,
    presione los dígitos, marca los dígitos, marque los dígitos, marca los números, marque los números, selecciona los
    dígitos, seleccione los dígitos, elige los dígitos, elija los dígitos, toca los números, toca los dígitos,
    selecciona el número que, seleccione el número que, elige el número que, toca el número que, envía de vuelta, envíe
    de vuelta, devuelve el código, devuelva el código, devuélvenos este, mándanos este, envíanos este, envíenos el,
    envíenos este, deletrea, deletree, deletréalo, léeselo, léaselo, dáselo al, dáselo a nuestr*, déselo a*, díselo al,
    díselo a nuestr*, dígaselo a*, dícteselo, díctaselo, díctele, díctale, dictarlo, dictarle, dictárselo, da el código,
    dé el código, dé este código, dar el código, dar este código, dale el código, dele el código, dile al agente, diga
    al agente, dile al operador, menciona el código, mencione el código, menciona los dígitos, di el código, di los
    dígitos, diga los dígitos, comunícale, comunicar el código, comunícaselo, envía el código, envíe el código, remite
    el código, contesta solo con, responde solo con, responda solo con, responde únicamente, responda únicamente,
    tipéelo, digitarás, digitará, digitas, copiarlo, copiarla, cópiela, cópielo, cópielos, pegarlo, pegarla, pégala,
    insértela, insértelo, rellénalo, rellénala, complétalo, colócalo, colóquelo, colocar el código, continúa con este,
    continúe con este, continuar con este, continúa con el código, continúe con el código, sigue con este código, siga
    con este código, finaliza con este, finalice con este, finaliza con el código, termina con este, termine con este,
    termina con el código, finaliza el pago con, aprueba el pago con, apruebe el pago con, apruebe con, apruebe la
    transferencia con, aprueba la transferencia con, aprueba la operación con, autoriza el pago con, autorice el pago
    con, autoriza la operación con, autorice la operación con, autoriza la transferencia con, confirma el pago con,
    confirme el pago con, confirma la transferencia con, confirme la transferencia con, confirma la operación con,
    confirme la operación con, confirma tu dirección con, confirma el cambio con, confirme el cambio con, confirma el
    acceso con, firma el contrato con, firme el contrato con, firma el documento con, firme el documento con, firmar el
    contrato con, firmar el documento con, desbloquea la tarjeta con, desbloquea tu tarjeta con, desbloquea tu cuenta
    con, desbloquee su cuenta con, desbloquea el dispositivo con, desbloquee el dispositivo con, desbloquea el acceso
    con, desbloquee con, desbloquéelo con, desbloquéela con, desbloquear con, debe introducirse, debe escribirse, debe
    teclearse, debe digitarse, debe copiarse, debe insertarse, ha de introducirse, introducido, introducida, tecleado,
    digitado, hayas escrito, haya escrito, escribirse, teclearse, digitarse, introducirse, insertarse, pronuncia el
    código, pronuncie el código, pronuncia los dígitos, coloque el código, prosigue con este, prosiga con este, pulsa
    las cifras, pulse las cifras, pulse los números, pulsa las teclas, pulse las teclas, presiona los números, presione
    los números, oprime los números, oprima los números, oprima los dígitos, oprime los dígitos, marca estos, marque
    estos, marca las cifras, marque las cifras, elige las cifras, elija las cifras, elige el número, elija el número,
    elegí el número, selecciona las cifras, seleccione las cifras, selecciona el número, seleccione el número, escoge el
    número, escoja el número, gira la rueda, gire la rueda, gira las ruedas, devuélvenos, reenvíanos el, envía este
    código, envíe este código, mande el código, manda el código, mándanos, contestar con, responda a este mensaje, di
    las cifras, diga las cifras, decí el código, dígalo, pronuncia el, pronuncie el, cita el código, cite el código,
    cítalo, cítelo, citar el código, citando el, mencionar el código, lee en voz alta, lea en voz alta, dale este, dele
    este, continúa con estos, prosigue con, prosiga con, sigue con el código, siga con el código, sigue con este, siga
    con este, finalice con, concluya con, aprobá con, libera el pago con, confirma la compra con, confirme la compra
    con, autoriza la compra con, autorice la compra con, aprueba la compra con, una vez escrito, hayas copiado, hayas
    puesto, se introducen, tipealos, ponga los, cargue el código, complete el campo, complete con, complete los campos,
    rellénelo, indíquelo, indícalo, indíquele, indícale, comuníquelo, comunícalo, finaliza con estos, termina con estas,
    di los números, diga los números, lea los números, lee los números, lee los dígitos, lea los dígitos léalo a
    nuestr*, dele el número a, mandá esto, manda esto, mandá este, envía esto, enviá esto, poné esto
  `,
  complete: `
    confirm* tu correo, confirm* tu email, confirm* tu dirección, confirm* tu cuenta, confirm* tu registro, confirm* tu
    suscripción, confirm* tu identidad, confirm* su correo, confirm* su email, confirm* su dirección, confirm* su
    cuenta, confirm* su registro, confirm* su suscripción, confirm* su identidad, confirm* mi correo, confirm* mi email,
    confirm* mi dirección, confirm* mi cuenta, confirm* mi registro, confirm* mi suscripción, confirm* mi identidad,
    confirmar correo, confirmar email, confirmar cuenta, confirmar registro, confirm* el correo, confirm* la cuenta,
    confirm* la dirección, confirm* el registro, confirm* la suscripción, confirm* esta dirección, confirm* este correo,
    confirm* el cambio, confirm* la eliminación, verifi* tu correo, verifi* tu email, verifi* tu cuenta, verifi* tu
    identidad, verifi* tu dirección, verifi* su correo, verifi* su email, verifi* su cuenta, verifi* su identidad,
    verifi* su dirección, verifi* mi correo, verifi* mi email, verifi* mi cuenta, verifi* mi identidad, verifi* mi
    dirección, verificar correo, verificar email, verificar cuenta, valid* tu correo, valid* tu cuenta, valid* su
    correo, valid* su cuenta, valid* mi correo, valid* mi cuenta, activ* tu cuenta, activ* su cuenta, activ* mi cuenta,
    activ* la cuenta, activar cuenta, restablecer, restablece, restablezca, restablecimiento de contraseña, recuper* tu
    cuenta, recuper* su cuenta, recuper* mi cuenta, recuper* la cuenta, recuper* tu contraseña, recuper* la contraseña,
    recuperar contraseña, cambi* tu contraseña, cambi* su contraseña, cambi* una contraseña, cambi* la contraseña, cre*
    tu contraseña, cre* su contraseña, cre* una contraseña, cre* la contraseña, establ* tu contraseña, establ* su
    contraseña, establ* una contraseña, establ* la contraseña, elig* una contraseña, cambiar contraseña, crear
    contraseña, establecer contraseña, nueva contraseña, otra contraseña, contraseña nueva, enlace mágico, enlace de
    acceso, enlace de inicio de sesión, enlace de verificación, enlace de confirmación, enlace de activación, enlace de
    recuperación, acept* invitación, acept* la invitación, acept* tu invitación, ver la invitación, únete al equipo,
    unirme al equipo, unirse al equipo, desbloque* tu cuenta, desbloque* su cuenta, desbloque* mi cuenta, desbloque* la
    cuenta, aprobar el inicio, aprobar el acceso, aprobar este dispositivo, autorizar el inicio, autorizar el acceso,
    autorizar este dispositivo, aprueba el inicio, aprueba el acceso, aprueba este dispositivo, he sido yo, fui yo, soy
    yo, complet* tu registro, complet* su registro, complet* el registro, finaliz* tu registro, finaliz* el registro,
    termin* tu registro, termin* el registro, eliminar mi cuenta, eliminar la cuenta, eliminar cuenta, borrar mi cuenta,
    es mi correo, suscribirme, sin contraseña, invent* otra, sí soy yo, sí he sido yo, este correo es mío, quiero
    unirme, únete al grupo, sí quiero, elegir otra contraseña, elige otra contraseña, entrar en mi cuenta, entra en tu
    cuenta, acceder a mi cuenta, si quieres recibir, quiero recibir, darme de alta, completar el alta, ver invitación,
    abrir la invitación, responder a la invitación, entrar al equipo, entrar en el equipo, me sumo, formar parte, me
    apunto, sí me apunto, quiero participar, te pertenece, le pertenece, nos falta tu sí, tu visto bueno, entrar sin
    contraseña, entra sin contraseña, entrar con un clic, acceder sin contraseña, reactivar mi cuenta, reactivar la
    cuenta, levantar el bloqueo, confirma que eres tú, confirmar mi alta, crear mi acceso, activar mi acceso, confirm*
    tu alta, confirm* el alta, confirm* mi alta, confirm* tu nuev*, confirm* su nuev*, confirm* mi nuev*, confirm* el
    nuevo, confirm* la nueva, confirm* que eres, confirm* que es, confirm* que fuiste, confirm* este dispositivo,
    confirm* el dispositivo, confirm* este acceso, confirm* el acceso, confirm* inicio, confirm* el inicio, confirm* la
    transferencia, confirm* el pago, confirm* la operación, confirm* la baja de, confirm* el cierre, confirm* el
    borrado, confirm* mi solicitud, confirm* tu solicitud, confirm* su solicitud, confirm* la solicitud, confirm* tu
    inscripción, confirm* su inscripción, confirm* mi inscripción, confirm* la inscripción, confirm* la dirección de,
    confirm* tu e mail, confirm* su e mail, confirm* mi e mail, confirmar suscripción, confirmar identidad, confirmar
    cambio, confirmar dirección, confirmar acceso, confirmar inscripción, verifi* tu e mail, verifi* el correo, verifi*
    la dirección, verifi* esta dirección, verifi* este correo, verifi* la cuenta, verifi* el dispositivo, verifi* este
    dispositivo, validar correo, validar cuenta, valid* tu email, valid* la dirección, valid* tu dirección, valid* su
    dirección, valid* este correo, valid* el correo, valid* la cuenta, activ* tu perfil, activ* tu acceso, activ* tu
    tarjeta, activ* mi tarjeta, activ* tu suscripción, activ* tu membresía, activ* el acceso, activ* mi perfil, activ*
    su acceso, crear una nueva contraseña, crear nueva contraseña, nueva clave, nueva pin, nuevo pin, crear clave, crea
    tu clave, cambiar clave, cambiar mi clave, cambia tu clave, recuperar clave, recuperar mi clave, restablecer clave,
    elegir contraseña, elegir una contraseña, definir contraseña, define tu contraseña, define una contraseña, definir
    una contraseña, poner una contraseña, recuperar el acceso, recupera el acceso, recuperar mi acceso, volver a entrar,
    vuelve a entrar, enlace único, enlace personal, enlace privado, enlace de un solo uso, enlace para entrar, enlace
    para acceder, enlace para iniciar, enlace de ingreso, enlace de invitación, enlace de desbloqueo, enlace seguro,
    link de acceso, link de verificación, link para entrar, link para acceder, link para confirmar, link para activar,
    link para restablecer, iniciar sesión sin contraseña, ingresar sin contraseña, ingresar con un clic, ingresar con un
    toque, iniciar sesión con un clic, continuar en el navegador, seguir en el navegador, continuar con el registro,
    continuar con mi registro, continuar el registro, continuar en la web, terminar de registrarme, terminar el alta,
    finaliz* el alta, finaliz* mi registro, complet* mi registro, complet* la inscripción, complet* tu inscripción,
    complet* tu perfil, acept* la solicitud, acept* y unirme, aceptar y unirse, aceptar y continuar, unirme al grupo,
    unirme al proyecto, unirme a la, unirse al grupo, unirse a la, únete al proyecto, únete a la familia, unirme ahora,
    ver mi invitación, autoriz* el dispositivo, autoriz* el acceso, autoriz* el inicio, autoriz* la operación, autoriz*
    el pago, autoriz* la transferencia, aprob* la transferencia, aprob* el pago, aprueba la operación, aprobar la
    solicitud, permitir el acceso, permitir acceso, permitir este, sí permitir, sí autorizar, sí aprobar, sí confirmo,
    sí confirmar, sí acepto, sí eliminar, sí borrar, sí es mi, sí es mío, sí deseo, confiar en este, vincular
    dispositivo, vincular este, vincular mi, añadir este dispositivo, desbloquear cuenta, desbloque* mi acceso,
    desbloque* el acceso, desbloquea tu acceso, reabrir mi cuenta, restaurar mi cuenta, eliminar mi perfil, eliminar mis
    datos, borrar mis datos, borrar cuenta, borrar la cuenta, cerrar mi cuenta, cerrar la cuenta, eliminar
    definitivamente, borrar definitivamente, eliminación definitiva, dar de baja mi cuenta, baja definitiva, cuenta
    conmigo, contad conmigo, cuenten conmigo, escoja una nueva contraseña, elija una nueva contraseña, elige una nueva
    contraseña, verificar tu correo, verificar su correo, restablecer la contraseña, restablecer su contraseña,
    restablecer tu contraseña, activar su cuenta, activar tu cuenta, cambiar su contraseña, cambiar tu contraseña, fij*
    contraseña, fij* tu contraseña, fij* una contraseña, renov* contraseña, renov* tu contraseña, renov* su contraseña,
    renov* la contraseña, cambi* la clave, cambi* tu clave, cambi* su clave, cambi* mi clave, cre* tu clave, cre* su
    clave, cre* la clave, elegir clave, reestablec*, cre* mi contraseña, cambi* mi contraseña, establ* mi contraseña,
    pon* una contraseña, poner contraseña, defin* contraseña, defin* tu contraseña, defin* su contraseña, defin* una
    contraseña, entr* con este enlace, accede* con este enlace, ingres* con este enlace, inici* sesión con este enlace,
    unirse al espacio, unirme al espacio, únete al espacio, unirte al espacio, unirse al proyecto, aprobar acceso,
    aprobar solicitud de acceso, aprueba la solicitud de acceso, autorizar acceso, es mi dispositivo, es mi móvil, es mi
    ordenador, confirm* dispositivo, terminar registro, completar alta, complet* tu alta, complet* su alta, finalizar
    alta, finaliz* tu alta, seguir con el alta, seguir con el registro, confirm* su alta, confirm* la baja, confirm*
    baja, restaur* el acceso, restaur* tu cuenta, restaurar acceso, restaurar cuenta, reactiv* cuenta, reactiv* tu
    cuenta, reactiv* mi cuenta, reactiv* su cuenta, acepte* aquí la invitación, aceptes la invitación, acepte la
    invitación, aceptando la invitación, validar dirección, valid* mi dirección, cambi* de dirección de correo, activar
    tarjeta, activ* su tarjeta, activ* la tarjeta, activ* mi acceso, activ* el perfil, activ* tu usuario, activ* su
    usuario, desbloque* tu acceso, desbloque* su acceso, recuper* el acceso, recuper* tu acceso, recuper* su acceso,
    recuperar acceso, volver a entrar en tu cuenta, link para ingresar, link para iniciar, link para continuar, link
    para verificar
  `,
  act: `
    confirmar, confirma, verificar, verifica, verifique, validar, activar, activa, aceptar, acepta, acepte, aprobar,
    aprueba, autorizar, autoriza, autorice, desbloquear, unirse, unirme, únete, continuar, finalizar, completar, active
    su, active la, finaliza, unirte, acepto, apúntame, reabrir, seguir adelante, para seguir, seguir con, adelante,
    vamos, un paso más, falta un paso, último paso, un último paso, casi listo, casi hemos terminado, ya casi está,
    queda un paso, aún no has terminado, sumarme, súmate, confirmo, validar ahora, valida, habilitar, habilita, permito,
    vincular, proceder, procede, termina tu, termina de, falta poco, te falta, ya falta poco, un clic más, un solo clic,
    estás a un, a un paso, a un clic, volver a abrir
  `,
  signIn: `
    iniciar sesión, inicia sesión, inicie sesión, acceder, accede, acceda, ingresar, entrar, entra en, abrir la app,
    empezar, comenzar, comienza
  `,
  never: `
    darse de baja, darme de baja, date de baja, cancelar suscripción, cancelar la suscripción, desuscrib*,
    preferencias, gestionar, configuración, ver en línea, versión web, privacidad, aviso legal, términos, ayuda,
    soporte, contacto, contáctanos, preguntas frecuentes, encuesta, factura, ver pedido, tu pedido, mis pedidos,
    rastrea*, seguimiento, compartir, síguenos, descargar, descarga, más información, saber más, leer más, comprar,
    tienda, pagar, ver más, ver detalle*, confirmar asistencia, confirmar cita, confirmar pedido, confirmar compra,
    confirmar tu compra, finalizar pedido, finalizar compra, finalizar tu compra, verifica* comprobante, bandeja de
    entrada, carpeta de spam, correo no deseado, no quiero, la colección, ver mi, renovar, seguir mi, administrar,
    administra tus, ajustes, mis preferencias, tus preferencias, cambiar preferencias, dejar de recibir, no recibir
    más, no deseo recibir, desactivar notificaciones, notificaciones, cancelar mi suscripción, ver en el navegador, ver
    en la web, versión online, seguir el envío, seguir envío, ver envío, estado del pedido, estado del envío, ver mi
    pedido, ver el pedido, ver factura, ver la factura, descargar factura, ver recibo, ver comprobante, ver boleta,
    pagar factura, pagar ahora, ver informe, informe completo, ver estadísticas, leer artículo, leer el artículo, leer
    la nota, seguir leyendo, ver actividad, revisar actividad, revisa la actividad, responder encuesta, responde la
    encuesta, dejar una reseña, danos tu opinión, califica, calificar, valorar, opina, centro de ayuda, atención al
    cliente, canjear, canjea, aprovechar, aprovecha, ver oferta, ver ofertas, quiero mi, comprar ahora, añadir al
    carrito, ver carrito, confirmar mi cita, confirm* la cita, confirm* tu cita, confirm* la reserva, confirm* tu
    reserva, confirm* tu asistencia, confirm* mi asistencia, confirm* el pedido, confirm* tu pedido, confirm* la
    recepción, confirm* la entrega, reprogramar, cambiar la cita, cancelar la cita, añadir al calendario, agregar al
    calendario, cómo llegar, condiciones, invita a, invitar a un amigo, ver ticket, ver el registro, ver registro, ver
    la incidencia, ver el caso, denunciar, ver en tu navegador, ver en su navegador, ver en navegador, verlo en el
    navegador, verlo en tu navegador, verlo en su navegador, abrir en el navegador, ábrelo en el navegador, leer en el
    navegador, versión en el navegador, ver este correo, ver este mensaje, ver este email, visualizar en el navegador,
    mostrar en el navegador, continuar la conversación, seguir la conversación, ver el mensaje, ver mensaje, leer el
    mensaje, ver comentario, ver el comentario, unirse a la reunión, unirme a la reunión, unirse a la llamada, mi
    cuenta, ver tarea, abrir tarea, pruébalo ahora, probar ahora, abrir informe, abrir el archivo, ver las fotos, ver
    resultados, ver certificado, continuar la lección, leer la publicación, leer el tema, ver la publicación, visitar
    el foro, comentarios, comentario, moderar, moderación, tarjeta de embarque, tarjetas de embarque, pase de abordar,
    ver el anuncio, ver anuncio, ver entradas, ver mis entradas, ver las entradas, ver tique, ver el hilo, ver hilo,
    abrir el informe, ver reserva, ver la reserva, ver mi reserva, anular la cita, sacar la tarjeta, hacer el check in,
    facturar ahora, ver el recibo, ver el mapa, ver mapa, ver tus movimientos, ver movimientos, consultar movimientos,
    ver el extracto, ver extracto, descargar extracto, descargar el recibo, descargar certificado, descargar el
    certificado, descargar entradas, ver el calendario, añadir a la agenda, ver el catálogo, ver catálogo, ver
    producto, ver el producto, ver fotos, ver el vídeo, ver video, lista de la compra, ver el resultado, abrir un caso,
    llamar ahora, ver el ticket, abrir el ticket, elegir asiento, modificar reserva, modificar la reserva, cancelar
    reserva, cancelar la reserva, devolver un producto, iniciar devolución, gestionar devolución, consejos de
    seguridad, recomendaciones de seguridad, cambiar la entrega, modificar entrega, cambiar fecha de entrega,
    actualizar datos de pago, actualizar método de pago, escribir una reseña, inscribirme en la oferta, solicitar
    empleo, ir a las rebajas, usar mi código, invitar amigos, pedir cita, reservar cita, agendar cita, revisar la
    configuración de seguridad
  `,
  notMe: `
    no fui yo, no he sido yo, no ha sido usted, no fue usted, no eres tú, no soy yo, no solicit*, no has solicitado, no
    ha solicitado, no lo solicit*, no pediste, no has pedido, no ha pedido, no hiciste, no has hecho, no ha hecho, no
    realizaste, no creaste, no has creado, no reconoce*, no te registraste, no te has registrado, rechazar, ignora*,
    cancelar, bloquear, bloquea, congela, por error, no fuiste, no hagas nada, no haga nada, no te has apuntado, no
    fuiste tú, si no fuiste tú, si no has sido tú, no lo has pedido, ignore este, no tienes que hacer nada, no gracias,
    bórralo, no se trata de ti, no es usted, no soy el, no era yo, no eras tú, no fuiste vos, no fue vos, si no has
    sido, si no ha sido, si no fue, si tú no, si usted no, si no lo hiciste, si no lo ha hecho, si no lo pediste, no lo
    pedí, no lo reconozco, no lo has hecho, no lo hiciste, no has intentado, no intentaste, no te suena, no esperabas,
    no esperaba, no conoces, no has creado ninguna, no te diste de alta, no requieres hacer, ninguna acción, no pasa
    nada, no pasará nada, no cambiará nada, nada cambiará, puedes ignorar, puede ignorar, haz caso omiso, haga caso
    omiso, caso omiso, hacé caso omiso, descarta, descarte, desestim*, elimina este, elimine este, borra este, borre
    este, tíralo, alguien más, alguien se equivocó, se ha equivocado, se equivocó, llámanos de inmediato, avísanos,
    avísenos, comunícate de inmediato, protege tu cuenta, proteger mi cuenta, proteger cuenta, asegura tu cuenta,
    asegurar mi cuenta, bloquear mi tarjeta, bloquear tarjeta, rechazo, declinar, denegar, deniega, no autorizar,
    revertir, deshacer, si otra persona, otra persona escribió, otra persona ha escrito, otra persona introdujo, no ha
    intentado, no intentó, no estás intentando, no está intentando, no reconoces, no reconoce, no has sido tú, puede
    descartar este, puedes descartar este, descarte este, descarta este, no ordenó, no ordenaste, no has ordenado, no ha
    ordenado, petición no es tuya, solicitud no es tuya, petición no es suya, solicitud no es suya, no has iniciado
    sesión, no ha iniciado sesión, no iniciaste sesión, no inició sesión, no ha hecho usted, no autorizaste, no
    autorizó, no has autorizado, no se ha registrado, no te pertenece, no le pertenece, no es tuy*, no es suy*, no
    conoce est*, no es tu cuenta, no has realizado, no ha realizado, no cambiaste, no has cambiado, no intentabas, sin
    tu conocimiento, sin su conocimiento, no iniciaste est*, no inició est*, no realizó est*, otra persona podría, otra
    persona puede haber, si no es correcto, se trata de un error, si es un error, quitar tu dirección, eliminar tu
    dirección de, eliminar mi dirección, desactivar tu cuenta, desactivar su cuenta, desactiva tu cuenta, congelar tu
    cuenta, proteja su cuenta, recomendamos cambiar, contraseña inmediatamente, contraseña de inmediato, contraseña lo
    antes posible, denunciar actividad, háznoslo saber, haznos saber, contáctanos de inmediato, revisar la actividad,
    recomendamos que cambi*, reportar actividad sospechosa, háganos saber, cerrar sesión en todos, cierra sesión en
    todos
  `,
  done: `
    se ha modificado, se ha restablecido, se ha añadido, se ha eliminado, se ha activado, se ha actualizado, ha sido
    cambiad*, ha sido modificad*, ha sido actualizad*, ha sido restablecid*, ha sido agregad*, ha sido eliminad*, ha
    sido activad*, ha sido verificad*, ha sido confirmad*, fue cambiad*, fue modificad*, fue actualizad*, fue
    restablecid*, fue agregad*, fue eliminad*, fue activad*, fue verificad*, fue confirmad*, verificad* correctamente,
    actualizad* correctamente, cambiad* correctamente, restablecid* correctamente, con éxito, exitosamente, nuevo
    inicio de sesión, inicio de sesión nuevo, gracias por confirmar, ha aceptado, quedó confirmad*, ha sido creado con,
    se ha cambiado, se ha confirmado, se ha verificado, se ha cerrado, se ha desactivado, se han actualizado, se han
    modificado, se cambió, se modificó, se actualizó, se restableció, se confirmó, se verificó, se activó, se agregó,
    se eliminó, se cerró, se desactivó, acabas de cambiar, cambiaste, actualizaste, modificaste, hemos actualizado,
    hemos modificado, hemos eliminado, hemos cerrado, ya está activa, ya está activo, ya está confirmad*, ya está
    verificad*, quedó activad*, quedó actualizad*, quedó registrad*, está confirmad*, está verificad*, gracias por
    verificar, gracias por tu confirmación, se unió, se ha unido, te has unido, ya formas parte, nuevo acceso, nuevo
    ingreso, detectamos un nuevo, hemos detectado un, contraseña cambiada, contraseña actualizada, te has dado de baja,
    se ha dado de baja, te diste de baja, te hemos dado de baja, le hemos dado de baja, sido dado de baja, sido dada de
    baja, suscripción ha sido cancelada, se ha cancelado tu suscripción, se ha cancelado su suscripción, ha sido
    eliminad* de la lista, ya no recibirás, ya no recibirá, no recibirás más
  `,
  here: `
    aquí, acá, haz clic, haga clic, hacé clic, hacer clic, dando clic, pulsa, pulse, pulsando, presiona, presione,
    este enlace, siguiente enlace, enlace siguiente, el enlace, el botón, este botón, página siguiente,
    siguiente página, abre este, visita este, barra de direcciones, este es tu enlace, esta dirección, botón de abajo,
    copia y pega, da clic, dé clic, dale clic, clic aquí, haciendo clic, pincha, pinche, pinchando, cliquea, toca,
    oprime, oprima, sigue este enlace, siga este enlace, sigue el enlace, siga el enlace, enlace de abajo,
    siguiente link, este link, el link, abre el enlace, abra el enlace, copia esta dirección, copia el enlace,
    copie el enlace, copia este enlace, pega la dirección, pega esta, pégala, en tu navegador, en su navegador,
    en el navegador, si el botón, botón no funciona, botón no abre, botón siguiente, siguiente botón,
    presiona el botón, mediante este, visita la, siguiente dirección, página que se muestra
  `,
  onSite: `
    paquete*, entrega*, repartidor*, mensajero*, taquilla*, casillero*, consigna*, ventanilla*, mostrador*,
    recepcion*, la puerta, porton*, garita*, entrada principal, wifi, wi fi, reserva*, entradas, boleto*, billete*,
    turno*, locker*, tu cita, su cita, la cita, cita previa, mesa, recoger, recogida, recoge tu, retirar tu, tu envio,
    su envio, barrera*, torno de, molinete*, telefonillo*, interfono*, portero automatico, garaje*, aparcamiento*,
    estacionamiento*, punto pack, oficina de correos, conductor*, buzon de llaves, caja de llaves, vestuario*, id de
    reunion, id de la reunion, numero de reunion, numero de la reunion, id de la conferencia, id de conferencia,
    identificador de la reunión, código de la reunión, código de reunión, contraseña de la reunión, enlace de la
    reunión, clave de la reunión, reunión de zoom, reunión por zoom, reunión en zoom, reunión de teams, reunión por
    teams, reunión de meet, reunión de google meet, llamada de zoom, llamada de teams, reunión en línea, reunión
    online, reunión virtual, reuniones virtuales, sala de reunión, sala de reuniones, sala de juntas, videollamada*,
    video llamada*, videoconferencia*, video conferencia*, videoconsulta*, teleconsulta*, telemedicina*, conferencia
    telefónica, teleconferencia*, audioconferencia*, número de conferencia, código de conferencia, webinar*, seminario
    web, seminario en línea, unirse a la reunión, únete a la reunión, únase a la reunión, unirte a la reunión, entrar
    en la reunión, entrar a la reunión, ingresar a la reunión, acceder a la reunión, unirse a la llamada, únete por
    teléfono, unirse por teléfono, marcar por teléfono, número de marcación, número de acceso telefónico, pin de
    participante, pin del participante, id de participante, id del participante, código de participante, clave de
    participante, número de participante, sala de espera, portal del edificio, código del portal, puerta de entrada,
    puerta principal, puerta de la calle, puerta de la habitación, puerta del edificio, código de puerta, verja*,
    talanquera*, pluma de acceso, entrada del edificio, entrada al edificio, acceso al edificio, zaguán*, vestíbulo*,
    lobby, recibidor, escalera*, ascensor*, elevador*, interfón*, intercomunicador*, videoportero*, garage, cochera*,
    parking, parqueadero*, parqueo*, caja de seguridad de llaves, cajetín de llaves, cajetín de las llaves, cajita de
    llaves, candado*, cerradura*, guardarropa*, ropero*, trastero*, cuarto de bicicletas, aparcabicis, bicicletero*,
    código de alarma, código de la alarma, sistema de alarma, panel de la alarma, desactivar la alarma, desarmar la
    alarma, desconectar la alarma, alarma de casa, caja fuerte, cajas fuertes, tornos, torniquete*, puerta giratoria,
    punto de carga, puntos de carga, estación de carga, cargador eléctrico, electrolinera*, expendedora*,
    parquímetro*, caja automática, autocobro*, autopago*, quiosco*, kiosco*, fotocopiadora*, copiadora*, en la
    impresora, lavandería*, lavadora*, red de invitados, red inalámbrica, número de habitación, punto de retiro,
    código de retiro, listo para retirar, cartero*, chofer*, en tu puerta, en su puerta, a tu puerta, a domicilio, en
    tu domicilio, en su domicilio, número de espera, número de fila, número de cola, número en la fila, la caja
    registradora, caja de la tienda, cajero de la tienda, cajera*, cobrador*, revisor*, embarque*, abordaje*, pase de
    abordar, vigilante*, conserje*, portero*, portería*, guardia de seguridad, hora médica, tu asistencia, su
    asistencia, confirmar asistencia, asistirás, asistirá, tu participación, su participación, confirmar
    participación, se ruega confirmación, se ruega contestación, rsvp, llegada*, confirmar la visita, confirma tu
    visita, confirme su visita, tu visita a, su visita a, tu visita del, visita médica, visita guiada, pase de
    visitante, registro de entrada al hotel, check in online, hora de check in, hora del check in, hacer el check in,
    check in en, tu estancia, su estancia, tu estadía, su estadía, dirección de envío, franja horaria, lectura del
    contador, lectura de contador, lecturas del contador, lectura del medidor, lectura de medidor, contador de la luz,
    contador del agua, contador del gas, medidor de luz, medidor de agua, medidor de gas, número de medidor, recibido
    el pedido, recibido la mercancía, acuse de recibo de la mercancía, salida escolar, salidas escolares, excursión*,
    viaje escolar, paseo escolar, paseo del colegio, autorización de salida, reunión de padres, reunión de apoderados,
    entrevista de trabajo, clase de manejo, clase de conducir, rejas, tus citas, sus citas, asistencia al evento,
    asistencia a la, asistencia a clase, en el hotel, terminal de autoservicio, caja de autoservicio, el timbre,
    seminarios web, acceso a la reunión, enlace a la reunión, wifi de invitados, wifi para invitados, wifi de
    huéspedes, wifi de cortesía, red para invitados, nombre de la red, nombre de red, nombre de la red wifi, nombre
    del wifi, red wifi, red wi fi, internet para huéspedes, ssid
  `,
  entryPlace: `
    ventan*, pagin*, pantall*, campo, campos, casill*, recuadro*, cuadro, formulario*, app, aplicacion*, navegador*,
    sitio, web, dispositivo*, portal*, pestana*, televisor*, tableta*, tablet*, ordenador*, computadora*, consola*,
    seccion, dialogo*, lanzador*, cajero*, decodificador*, descodificador*, miniapp*, mini app, chatbot*, terminal*,
    datafono*, renglon, asistente de, extension de, extension del, sede electronica, banca en linea, pasarela*, reloj,
    telefono nuevo, movil nuevo
  `,
  accountName: `
    nombre de, nombres de, nombre de cuenta, nombre de perfil, nombre de usuario, nombre de usuaria, tu usuario es, su
    usuario es, usuario:, apodo, tu alias, nombre de jugador, id de usuario, identificador de usuario, tu login, su
    login
  `,
  subjectLine: "asunto*",
  outdated: `
    ya no sirve, ya no funciona, ya no es válido, ya no vale, ha dejado de, código anterior, código antiguo, anulado,
    sustituye a, reemplaza al, ya no tiene validez, ya no tiene vigencia, ya no está vigente, ya no está activo, ya no
    se puede usar, ya no se puede utilizar, ya no puede usarse, ya no puede utilizarse, ya no se acepta, no sirve más,
    no funciona más, no vale más, dejó de funcionar, dejó de ser válido, dejó de servir, perdió su validez, perdió
    validez, ha perdido su validez, quedó sin efecto, queda sin efecto, ha quedado sin efecto, quedó invalidado, queda
    invalidado, queda anulado, ha sido anulado, fue anulado, se ha anulado, hemos anulado, anulamos, ha sido
    cancelado, fue cancelado, se canceló el código, se ha cancelado el código, hemos cancelado, cancelamos el código,
    código cancelado, fue revocado, ha sido revocado, ha sido retirado, fue retirado, hemos retirado, código
    bloqueado, hemos bloqueado el código, bloqueamos el código, se ha bloqueado el código, fue reemplazado, ha sido
    reemplazado, ha sido sustituido, fue sustituido, anterior código, códigos anteriores, código previo, código viejo,
    viejo código, antiguo código, primer código, código original, clave anterior, código de antes, código de esta
    mañana, el de esta mañana, código de hoy temprano, código de ayer, el de ayer, enviado antes, enviado
    anteriormente, enviado previamente, enviado esta mañana, enviado ayer, enviado a las, que te enviamos a las, que
    le enviamos a las, que enviamos a las, enviamos antes, enviamos anteriormente, enviamos esta mañana, enviamos
    ayer, te enviamos antes, le enviamos antes, te mandamos antes, que recibiste antes, que recibió antes, que
    recibiste ayer, código ha caducado, código caducó, código caducado, código ha expirado, código expiró, código
    expirado, código venció, código ha vencido, código vencido, código está vencido, ya caducó, ya expiró, ya venció,
    ya ha caducado, ya ha expirado, caducó ayer, caducó a las, expiró a las, venció a las, ya se ha usado, ya se ha
    utilizado, ya se usó, ya se utilizó, ya fue usado, ya fue utilizado, ya ha sido usado, ya ha sido utilizado, ya
    está usado, ya utilizado, ya usado, código usado, código utilizado, código que usaste, código que usó, código que
    utilizaste, código que utilizó, código que has usado, código que ha usado, no puede volver a usarse, no puede
    volver a utilizarse, no puede usarse de nuevo, no se puede reutilizar, no puede reutilizarse, ignora el anterior,
    ignore el anterior, olvida el código, olvide el código, olvídate del código, no use el código anterior, en lugar
    del código, en vez del código, en lugar del anterior, en vez del anterior, sustituye el, sustituye al, reemplaza
    el, se usó para iniciar sesión, se utilizó para iniciar sesión, fue utilizado para iniciar, código se usó, código
    se utilizó, código fue usado, código fue utilizado, código ha sido usado, código ha sido utilizado, código con el
    que, no se puede volver a usar, no se puede volver a utilizar, haz caso omiso del anterior, haga caso omiso del
    anterior, en sustitución del código, en sustitución del anterior, en reemplazo del código, en reemplazo del
    anterior, no uses el código anterior, ha caducado, caducó, ha expirado, expiró, ha vencido, venció, se usó, se
    utilizó, fue usado, fue utilizado, no se usó, ha sido usado, ha sido utilizado,
    has introducido el código, has ingresado el código, has escrito el código, has puesto el código, ha introducido
    el código, ha ingresado el código, ha escrito el código, ingresaste el código, ingresaste el pin, introdujiste
    el código, usted ingresó el código, usted introdujo el código, has introducido el pin, código introducido a las,
    código ingresado a las, código introducido por usted, código ingresado por usted, código introducido por ti,
    código introducido correctamente, código ingresado correctamente, código fue introducido, código fue ingresado,
    código fue aceptado, código ha sido aceptado, código fue validado, código fue verificado, código aceptado,
    código sms aceptado, código que introdujiste a las, código que ingresaste a las, código que ingresó a las, hemos
    aceptado el código, se introdujo el código, se ingresó el código, se ha aceptado el código, fue confirmada con
    el código, fue confirmado con el código, fue autorizada con el código, fue verificada con el código, confirmaste
    con el código,
    introdujo la clave, introdujo el código, introdujo el pin, introdujiste la clave, introdujiste el pin, ingresó
    el código, ingresó la clave, ingresó el pin, ingresaste la clave, digitó el código, digitó la clave, digitaste
    el código, digitaste la clave, tecleó el código, tecleó la clave, tecleaste el código
  `,
  toRead: `
    leer, lea el, lea la, lea más, lea nuestro, lea nuestra, lee, ver, vea, consultar, consulte, consulta, descubr*,
    explor*, hojear, encontrar, encontrará, encontrarás, lo tienes, conoce, conozca, ir a tu cuenta, ir a mi cuenta, ir
    a su cuenta, ve a tu cuenta, vaya a su cuenta, página de mi cuenta, área personal, área de cliente*, portal de
    cliente*, portal del cliente, abrir el panel, ir al panel, tus facturas, sus facturas, banca en línea, banca
    online, revisa tu pedido, revisa los detalles, revise los detalles, revisar la actividad, revisa tu actividad,
    actividad reciente, gestiona tus dispositivos, revisa la dirección de entrega, abrir la aplicación, ir al portal,
    mis reservas, abrir documento, abrir archivo
  `,
  plural: "códigos, contraseñas, claves",
  fault: "código de error, error, avería*, fallo, en la pantalla del aparato",
  injection: `
    ignora lo anterior, ignore lo anterior, ignora todas las instrucciones, ignora las instrucciones, olvida lo
    anterior, haz caso omiso
  `,
  codeWord: `
    la palabra, tu palabra, su palabra, vuestra palabra, esta palabra, siguiente palabra, palabra siguiente, palabra:,
    palabra es, palabra de acceso, palabra de paso, palabra de entrada, palabra de ingreso, palabra clave, palabra
    secreta, palabra mágica, palabra código, palabra en clave, palabra de seguridad, palabra de confirmación, palabra
    de verificación, palabra de control, palabra de validación, palabra de un solo uso, palabra para entrar, palabra
    para acceder, palabra para iniciar sesión, palabra para ingresar, palabra para hoy, palabra de hoy, santo y seña,
    contraseña de un solo uso, contraseña de uso único, contraseña de un uso, contraseña desechable, contraseña del
    día, contraseña de hoy, contraseña para hoy, clave de un solo uso, clave de uso único, clave del día, clave de
    hoy, clave para hoy, frase de contraseña, frase de paso, frase de acceso, frase de entrada, frase secreta, frase
    clave, frase de seguridad, frase de emparejamiento, frase de vinculación, frase de verificación, la frase, tu
    frase, su frase, esta frase, siguiente frase, frase siguiente, las letras, estas letras, tus letras, sus letras,
    siguientes letras, letras siguientes, las sílabas, estas sílabas, siguientes sílabas, sílabas siguientes, sílabas,
    siguiente cadena, cadena de letras, cadena de caracteres, cadena de texto, secuencia de letras, secuencia de
    caracteres, combinación de letras, esta clave, siguiente clave
  `,
  example: `
    por ejemplo, p ej, a modo de ejemplo, como ejemplo, ejemplo:, ejemplos:, en este ejemplo, en el ejemplo, un
    ejemplo de, ejemplo de código, ejemplo de mensaje, ejemplo de sms, código de ejemplo, código de muestra, mensaje
    de ejemplo, código ficticio, tiene este aspecto, tienen este aspecto, tendrá este aspecto, se ve así, se ven así,
    se verá así, luce así, es así:, algo así como, algo como, algo parecido a, como este:, como estos:, tal como:,
    tales como, del tipo, del estilo de, de la forma, con la forma, con el formato, en el formato, tiene el formato,
    códigos como, un mensaje como, un sms como, mensajes como, recibió un mensaje, recibió un sms, recibí un mensaje,
    recibí un sms, recibido un sms, recibir un mensaje como, recibe un mensaje que, me llegó un, el siguiente mensaje,
    el siguiente sms, el siguiente texto, mensaje que decía, mensaje que dice, sms que decía, sms que dice, mensaje
    con el texto, el mensaje decía, el mensaje dice, el sms decía, el sms dice, el texto decía, mensaje falso,
    mensajes falsos, sms falso, sms falsos, el estafador, la estafadora, el timador, el delincuente, el
    ciberdelincuente, la víctima, quien llamaba, la persona que llamó, supongamos, imagina que, imagine que
  `,
  matter: `
    solicitud* de vacaciones, baja médica, justificante médico, informe* de gastos, reembolso*, viaje* de negocios,
    viaje* de trabajo, horas extra*, hoja* de horas, cambio* de turno, solicitud* de compra, solicitud* de aprobación,
    pendiente de su aprobación, pendiente de tu aprobación, para su aprobación, requiere su aprobación, requiere tu
    aprobación, carpeta* compartida*, archivo* compartido*, documento* compartido*, compartid* contigo, compartid* con
    usted, ha compartido, acceso a la carpeta, tu descarga, list* para descargar, transferencia* de archivos, copia de
    seguridad, la grabación, archivo* adjunto*, presupuesto*, contrato* de alquiler, contrato* de arrendamiento,
    contrato* de trabajo, documento* para firmar, firmar el documento, firma electrónica, nómina, nóminas, extracto* de
    cuenta, estado* de cuenta, boletín de calificaciones, póliza*, ha comentado, comentó, nuevo* comentario*, te ha
    mencionado, ha respondido a, nueva publicación, nuevo* mensaje* de, respuesta a su pregunta, respuesta a tu
    pregunta, reseña*, votación*, cuestionario*, nuevo tema, reunión, reuniones, asistirás, lista de espera, plaza
    libre, inscripción al curso, reunión de padres, su cita, tu cita, próximo partido, tu viaje, moderador*, moderación,
    cuarentena, propuesta*, nueva tarea, se te ha asignado, añadid* al proyecto, deberes, casi lleno, buzón está lleno,
    nuevo dispositivo conectado, tu paquete, donación, tu anuncio, búsqueda* guardada*, candidatura*, alerta* de
    precio*, tu reserva, su reserva, evento*, te ha eliminado, le ha eliminado, te eliminó, compartió una carpeta,
    compartió un archivo, te compartió, álbum compartido, álbum de fotos, te ha enviado un archivo, descargar el
    archivo, archivos disponibles, días libres, solicitud* de permiso, gastos por aprobar, pendiente* de aprobación,
    pendiente* de moderar, mensaje retenido, retirar el mensaje, cotización, list* para firmar, pendiente* de firma,
    emite tu voto, vota ahora, sondeo*, te mencionó, nueva respuesta, tema que sigues, mensaje privado de, mensaje* sin
    leer, nuevo seguidor, ha empezado a seguirte, solicitud* de amistad, se ha unido al grupo, abandonó el grupo, nuevo
    artículo, artículo publicado, acuse de lectura, resumen semanal, informe semanal, estadísticas de, invitación de
    calendario, confirma* tu asistencia, confirme su asistencia, tu pedido ha, su pedido ha, tu pedido está, pedido
    enviado, nuevo pedido, pago recibido, recibimos tu pago, pago rechazado, pago vencido, factura adjunta, nueva
    factura, su factura de, tu factura de, recordatorio de pago, en tu carrito, tarjeta* regalo, de nuevo en stock,
    valora tu compra, renovación de tu membresía, membresía ha sido renovada, suscripción se ha renovado, prueba
    gratuita termina, eliminado de la lista, problema resuelto, servidor caído, cuota superada, certificado caduca,
    clave api, clave ssh, virus detectado, movimiento detectado, vence mañana, ticket cerrado, te han matriculado, nueva
    calificación, tarea calificada, nueva incidencia, ticket actualizado, ha sido editada por, revisión solicitada,
    responde la encuesta, responder a la encuesta, la encuesta, una encuesta, nuestra encuesta, encuesta de
    satisfacción, encuesta:
  `,
  receipt: `
    gracias por su compra, gracias por tu compra, ticket de compra, tique de compra, recibo de compra, recibo de pago,
    tu recibo, su recibo, factura simplificada, boleta electrónica, comprobante de pago, justificante de pago, pago
    recibido, pago aprobado, hemos recibido tu pago, pagado con tarjeta, total pagado, iva incluido, subtotal, copia
    cliente, recibo de tu compra, recibo de su compra, gracias por comprar, copia para el cliente, copia para el
    comercio, justificante de compra, comercio terminal, operación contactless, nº autorización, nro autorización, nº
    de aprobación, número de aprobación, copia comercio, comprobante de venta, número de terminal, nº terminal, saldo
    disponible después, saldo disponible tras, saldo tras la operación, ha pagado en, has pagado en, pagaste en, se ha
    cargado en su tarjeta, fue cargado a su tarjeta, se cargó a tu tarjeta, se ha realizado un cargo, fue debitado, se
    debitó, liquidación de sueldo, salario bruto, salario neto, sueldo bruto, sueldo neto, líquido a percibir, pago
    confirmado, pago realizado, pago exitoso, pago aceptado, transacción aprobada, compra aprobada, transferencia
    realizada
  `,
};
