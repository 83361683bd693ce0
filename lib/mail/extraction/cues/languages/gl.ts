import type { Cues } from "@/lib/mail/extraction/cues/types";

export const gl: Cues = {
  code: `
    código de seguridade, código dun só uso, código dun único uso, contrasinal dun só uso, clave de seguridade, pin de
    seguridade, código de restablecemento, código para entrar, clave dun só uso, chave de verificación, chave de
    seguridade, díxito* de control, número de seguridade, contrasinal dun uso, contrasinal de usar, código de sinatura,
    chave temporal, chave de acceso, chave dun só uso, contrasinal único, contrasinal dinámico, chave única, chave de
    activación, chave de confirmación, pin dun só uso, palabra de seguridade, contrasinal da operación, contrasinal
    para este pagamento, contrasinal do pagamento, clave da operación, clave para este pagamento, código para este
    pagamento, código de seguranza, código numérico, código, códigos, código de verificación, código de acceso, código
    de confirmación, código de activación, contrasinal para un só uso, contrasinal dun único uso, contrasinal de uso
    único, contrasinal dunha soa vez, contrasinal dinámica, contrasinal de verificación, contrasinal de confirmación,
    clave dun único uso, clave de uso único, clave de verificación, clave de confirmación, clave de activación, clave
    de sinatura, clave temporal, chave de sinatura, chave de autorización, chave de recuperación, chave de desbloqueo,
    chave de inicio de sesión, chave da operación, chave para este pagamento, número de verificación, número de
    autenticación, número de autorización, número de activación, número de comprobación, número secreto, pin temporal,
    pin de verificación, pin de acceso, pin de confirmación, pin de activación, pin dun uso, palabra de verificación,
    palabra de acceso, token de verificación, token de acceso, token de seguridade, díxitos de verificación, díxitos de
    confirmación, díxitos de seguridade, cifras de control, cifras de verificación, combinación de acceso, combinación
    de seguridade, código de emparellamento, código de vinculación, código de rexistro, código de recuperación, código
    de desbloqueo, código de dispositivo, código de eliminación, código de baixa, código de pagamento seguro, código de
    transferencia, código temporal, código dinámico, código secreto, código único, código que recibiches, número dun só
    uso, número dun único uso, número de uso único, combinación dun só uso, contrasinal de operacións
  `,
  maybeCode: `
    chaves, díxitos, contrasinal temporal, número de abaixo, palabra chave, contrasinal provisional, a túa chave,
    letras de abaixo, palabras seguintes, palabra seguinte, esta palabra, estas cifras, signos seguintes, número co
    que, seis díxitos, catro díxitos, oito díxitos, catro cifras, estes díxitos, díxitos seguintes, díxitos de abaixo,
    cifras seguintes, cifras de abaixo, caracteres seguintes, números de abaixo, palabra de abaixo, contrasinal
    inicial, frase de paso, pediracho, hache pedir,
    chave, combinación, secuencia, cadea de caracteres, cadea seguinte, seguinte cadea, número seguinte, seguinte
    número, este número, estes números, seguintes números, seguintes díxitos, seguintes cifras, seguintes letras, letras
    seguintes, estas letras, estes caracteres, seguintes caracteres, seguinte palabra, seguinte chave, esta chave, este
    contrasinal, seguinte contrasinal, contrasinal é, contrasinal seguinte, cinco díxitos, sete díxitos, dez díxitos,
    seis cifras, cinco cifras, oito cifras, seis letras, cinco letras, seis caracteres, oito caracteres, palabra
    secreta, palabra de confirmación, frase secreta, o seguinte, o teu é, o seu é, a túa é, a súa é, o teu:, o seu:,
    aquí tes o teu, número de control, contrasinal provisorio, número que che,
    a chave para abrila
  `,
  other: `
    seguimento, código de seguimento, teléfono, rematada en, remata en, código de promoción, código de agasallo, código
    agasallo, código de recomendación, código de erro, ive, código de barras, código do artigo, prezo, código de
    referido, tarxeta regalo, código do erro, o teu envío, o seu envío, do envío, número de expediente, número de
    contrato, número de tarxeta, número de teléfono, contador, código de saída, promoción*, carriño, vale de desconto,
    saldo de puntos, o teu pedido, o seu pedido, número de billete, na tenda, nas tendas, na caixa rexistradora, na
    cesta, código de benvida, encomenda, solicitude n, reembolso*, número de solicitude, número de asento, número de
    cuarto, número de rexistro, asento, plataforma do tren, albará, punto de recollida, código de recollida, código do
    portal, código da taquilla, código da tenda, código da oficina, contrasinal da wifi, contrasinal do wifi, clave da
    wifi, últimas catro, últimos catro, tarxeta rematada, remata por, campo de busca, barra de busca, número de
    orzamento, número de reparación, como concepto, concepto da transferencia, como referencia, a zona, código da zona,
    número de pedido, número de cliente, número de factura, número de reserva, número de envío, número de seguimento,
    número de póliza, número de socio, número de socia, número de abonado, número de incidencia, número de operación,
    número de referencia, número de conta, número de recibo, número de habitación, número de lote, número de matrícula,
    número de paciente, número de historia, historia clínica, número de alumno, número de alumna, número de licenza,
    número de serie, número de modelo, número de voo, número de quenda, número de mesa, número de subministración,
    número de contador, número de tícket, número de trámite, número de rexistro de entrada, número de asociado, número
    de documento, número da seguridade social, código postal, código de desconto, código desconto, código promocional,
    código de reserva, código de pedido, código de cliente, código de produto, código qr, código de cor, código de
    conduta, código fonte, código de área, código do curso, código da porta, código do garaxe, código da caixa, código
    do cadeado, código de socio, código de convite, código de invitación, código de amigo, código de entrega, código do
    paquete, código de envío, código de seguridade social, código civil, código penal, código aberto, liñas de código,
    id da reunión, código da reunión, contrasinal da reunión, contrasinal da sala, matrícula, dorsal, póliza,
    expediente, factura, recibo, reunión, videochamada, cita previa, lectura do contador, campo de lectura, a lectura,
    leva o número, ten o número, rexistrad* co número, co número de, cando chame, cando nos chame, reclamación, queixa,
    o teu caso, o seu caso, catro últimos díxitos, últimos catro díxitos, últimos 4 díxitos, 4 últimos díxitos, código*
    de provedor, código* do provedor, código* de sucursal, código* da sucursal, código* de departamento, código* do
    departamento, código* de centro de custo, código* do centro de custo, código* de centro de custos, código* de
    unidade, código* da unidade, código* de persoal, código* do persoal, código* de traballador, código* do
    traballador, código* de empregado, código* do empregado, código* de empregada, código* de ocupación, código* da
    ocupación, código* de profesión, código* de empregador, código* de pagador, código* do pagador, código* do cliente,
    código* de artigo, código* do artigo, código* do produto, código* de tenda, código* de oficina, código* de
    entidade, código* da entidade, código* cnae, código* de cnae, código* do cnae, código* iae, código* de epígrafe,
    código* da actividade económica, código* de actividade económica, código* de curso, código* de materia, código* da
    materia, código* de módulo, código* do módulo, código* de ciclo, código* do ciclo, código* de titulación, código*
    da titulación, código* de exame, código* do exame, código* do tribunal, código* de aula, código* da aula, código*
    de sala, código* da sala, código* de grupo, código* do grupo, código* de clase, código* da clase, código* de
    actividade, código* da actividade, código* de evento, código* do evento, código* do obradoiro, código* de
    obradoiro, código* do partido, código* de equipo, código* do equipo, código* do centro, código* de centro, código*
    de centro educativo, código* da escola, código* do alumno, código* de alumno, código* da alumna, código* do
    alumnado, código* de zona, código* da zona de aparcamento, código* de zona de aparcamento, código* da área, código*
    de comarca, código* da comarca, código* de concello, código* do concello, código* de municipio, código* do
    municipio, código* da parroquia, código* da localidade, código* ine, código* de estación, código* da estación,
    código* de parada, código* da parada, código* de liña, código* da liña, código* de tarifa, código* da tarifa,
    código* de contador, código* do contador, código* de contrato, código* do contrato, código* de servizo, código* do
    servizo, código* de subministración, código* cups, código* do imposto, código* de tributo, código* tributario,
    código* da administración tributaria, código* emisora, código* da emisora, código* orzamentario, código* da
    partida, código* de partida orzamentaria, código* contable, código* bancario, código* de banco, código* da entidade
    bancaria, código* swift, código* bic, código* iban, código* dir3, código* de órgano xestor, código* de oficina
    contable, código* de unidade tramitadora, código* de devolución, código* da devolución, código* de garantía,
    código* da garantía, código* de reparación, código* da reparación, código* de sinistro, código* do sinistro,
    código* de avaría, código* de versión, código* da versión, código* de compilación, código* de lote, código* do
    lote, código* da cor, código* de modelo, código* do modelo, código* de material, código* de peza, código* da peza,
    código* de recambio, código* de almacén, código* do proxecto, código* de proxecto, código* de procedemento, código*
    do procedemento, código* de categoría, código* de fabricante, código* do fabricante, código* do medicamento,
    código* de diagnóstico, código* cpv, código* isin, código* ean, código* isbn, código* taric, código* de aeroporto,
    código* do hotel, código* do anuncio, código* de praza, código* da praza, código* de voo, código* do voo, código*
    de país, código* do país, código* de ruta, código* da explotación, código* de explotación, código* rega, curso con
    código, o curso con código, materia con código, produto con código, artigo con código, proxecto con código,
    actividade con código, procedemento con código, parada con código, praza con código, contrasinal wifi, contrasinal
    wi fi, contrasinal da wi fi, contrasinal do wi fi, contrasinal da rede, contrasinal da rede wifi, contrasinal da
    rede wi fi, contrasinal da rede de convidados, contrasinal de convidados, contrasinal de zoom, contrasinal da
    videochamada, contrasinal da videoconferencia, contrasinal da conferencia, contrasinal do webinar, contrasinal do
    seminario web, clave do wifi, clave wifi, clave wi fi, clave da wi fi, clave da rede, clave de rede, código* de
    zoom, código* da videochamada, código* da videoconferencia, código* da conferencia, código* de conferencia, código*
    do webinar, código* de participante, pin da reunión, pin da conferencia, número de artigo, número de produto,
    número de provedor, número de empregado, número de peza, número de traballador, código de abonado, código de
    subscritor, código de membro, código de distribuidor, código de estudante, código do colexio, código da proba,
    código de factura, código do recibo, código do inmoble, código de moeda, código de fallo, código do billete, código
    de doazón, código de campaña, código de receita, código de póliza, código do seguro, código de asento, código do
    posto
  `,
  promo: `
    vales desconto, tarxeta regalo, tarxetas regalo, ofertas especiais, rebaixas, aforra agora, aforra ata, ao
    finalizar a compra, cesta da compra, carriño*, envío de balde, puntos de fidelidade, convida os teus amigos,
    convida amigos, convida un amigo, agasallo de aniversario, regalo de aniversario, ata esgotar existencias, ata fin
    de existencias, troca o teu vale, merca agora, compra agora, nova colección, colección nova, a colección, na cesta,
    na tenda, nas tendas, prezo baixa, prezo rebaixado, metade de prezo, teu agasallo, un agasallo, teu regalo, un
    vale, gañas, regalámosche, promoción, dous por un, agasallo de benvida, regálache, vaias pagar, á hora de pagar,
    rasca e, código de desconto, prezos rebaixados, só hoxe, só por hoxe, primeiro pedido, puntos dobres, engade ao
    carriño, engadir á cesta, trae un amigo, trae unha amiga, na túa compra
  `,
  press: `
    segue lendo, seguir lendo, le máis, entrada do blog, os nosos lectores, resumo mensual, mes pasado, notas da
    versión, notas de lanzamento, rexistro de cambios, nova versión, erros corrixidos, corrección de erros, probas
    fallidas, obradoiro*, consellos para, estudo amosa, segundo un estudo, enquisa*, ondada de, vas mellor que, probas
    fallaron, a túa semana, reportaxe*, a redacción, le tamén, continúa lendo, arranxamos, corriximos, o máis lido, as
    cifras do mes, a túa semana en, taxa de éxito, mantemento programado, como recoñecer
  `,
  business: `
    rexistr*, contrasinal, contrasinais, restabelec*, seguridade, enderezo, dous factores, subscrición, dous pasos,
    identificación, eliminación, correo e, validación, asinar, sinatura electrónica, ligar o, emparella*, comprobar que
    é, autorizala, convidoute, convídate, engadiute, bloqueada, dobre factor, peche da conta, primeiro acceso,
    esqueciches,
    verificación, verificar, confirmar, confirmación, autentica*, autoriza*, inicio de sesión, iniciar sesión, inicia
    sesión, acceso, contrasinal*, restablec*, recuperar, identidade, conta, correo electrónico, activar, activación,
    dispositivo, desbloque*, segundo factor, segundo paso, beneficiari*, banca electrónica, banca en liña, banca móbil,
    sinatura dixital, darte de alta, darte de baixa, dar de baixa a túa conta, cambio de enderezo, cambio de correo,
    novo dispositivo, novo navegador, novo móbil, comprobar que es, saber que es ti, asegurarnos de que es, comprobar
    que é vostede,
    borrado da conta, eliminación da conta, borrar a conta,
    3 d secure, pendente da túa aprobación, pendente da súa aprobación, pendente de aprobación, pendente de sinatura,
    pendente da túa sinatura, aproba o pagamento, aprobe o pagamento, aprobar o pagamento, aproba a transferencia,
    aprobe a transferencia, aprobar a transferencia, completar a transferencia, finalizar a transferencia, executar a
    transferencia, completar a operación, finalizar a operación, asina a operación, asina o contrato, asine o contrato,
    asina o documento, asine o documento, sinatura do contrato, sinatura do documento, sinatura de documentos, sinatura
    da operación, bloqueouse, bloqueámo*, bloqueado, bloqueo da, intentos fallidos, intentos errados, intentos
    incorrectos, demasiados intentos, cambio de teléfono, cambio de número, cambiar o teléfono, cambiar o correo,
    vincular o, vincula o, vincular un, primeira conexión, xanela aberta, páxina aberta, deixaches abert*, deixou
    abert*, novo ordenador, novo teléfono, novo destinatario,
    transferencia pendente, a túa transferencia, a súa transferencia, esta transferencia, orde de transferencia,
    pendente da túa, pendente da súa, agarda a túa, agarda a súa, agarda pola túa, agarda pola súa, espera a túa, á
    espera da túa, á espera da súa, aprobación, aprobar o pago, aproba o pago, aprobar a compra, aprobar a operación,
    completar o pagamento, completar o pago, finalizar o pago, finalizar o pagamento, liberar o pago, liberar o
    pagamento, executar o pago, completar a transacción, completar esta compra, compra en liña, compra por internet, a
    túa sinatura, a súa sinatura, 3d secure, ligar un, cambio de móbil, cambiar de correo, cambiar o teu, cambiar de
    número, móbil novo, ordenador novo, primeira vez que entras, xanela que deixaches, páxina que deixaches, novo número
    de móbil
  `,
  fleeting: `
    un só uso, unha única vez, unha soa vez, vixencia, apágase, serve unha vez, serve ata, só serve, funciona unha
    vez, bo ata, deixa de valer, perde validez, serve unha soa, só se pode usar, só pode usarse, é válida, válido ata,
    válida ata, vale ata, caduca*, expira*, vence, vencerá, válido, válida, minutos, serve durante, serve só, só
    funciona, funciona ata, deixa de funcionar, deixará de funcionar, deixará de valer, non funcionará, xa non
    servirá, non será válido, quedará sen efecto, queda anulado, antes de que caduque, antes de que expire, dez
    minutos, quince minutos, cinco minutos, vinte minutos, trinta minutos, media hora, un cuarto de hora, 24 horas
  `,
  secret: `
    non compartas, non o compartas, non reveles, ninguén, non digas, non deas, non pases, non comparta, non divulgues,
    non llo digas, non llo deas, non llo pases, nunca che pediremos, non llo amoses, non o amoses, non o digas, non a
    compartas, cho vai pedir, cho pedirá, llo pedirá, gárdao para ti, persoal e intransferible, é persoal, non o
    compart*, non o comunic*, non o facil*, non o ensin*, non o reenvi*, non a digas, non lle digas, con ninguén, a
    ninguén, nunca te, nunca cho, nunca llo, nunca lle, xamais, non cho pediremos, non llo pediremos, nunca,
    confidencial, non o publiques, non lle deas, non llo dea, non llo mostres, non o reveles, non o divulgues, non o
    pases, non o deas, non o dea, non a deas, non a pases, non a reveles, é confidencial, é segredo, é secreto, ningún
    empregado, ningunha empregada, ninguén do noso, só para ti, só para vostede, non cho pedirá, non llo pedirá, aínda
    que cho pidan, aínda que llo pidan, non compartades, non compartir, non se debe compartir, non debe compartirse,
    non debes compartilo, non o diga, non lle diga, non lle dea, non llo diga, non llo pase, non llo ensin*, non llo
    comuniqu*, non o comuniques, non comuniques, non comunique, non revele, non o revele, non divulgue, non o
    divulgue, non o envíes a, non o envíe a, non reenvíes, non reenvíe, non o leas, non o lea, non o dites, non dites,
    non facilites, non facilite, non dea este código, o noso persoal non, nin sequera aos nosos, nin aos nosos
    empregados, mantéñao en segredo, mantén en segredo, garda este código para, gárdeo para vostede, quen cho pida,
    quen llo pida, manteno en segredo
  `,
  enter: `
    emprega, copia e pega, pegue, pega o, escríbeo, introdúceo, introduce o, introduza o, dixita, dixite, dixitar, pon
    o, poña o, poña este, poñer, usa a, empregue, empregar, cubre o, cubre a, cubrir, dita o, dita este, indica o,
    facilita o, facilita este, mete isto, mete o, pon isto, pega isto, copia isto, facilite o, consigna o, díctelle,
    díctalle, lelle, deletrea, apunta o, repite o, dinos o, dille, cubra o, volve escribir, entra o código, mecanografa,
    lea o número, traslade o, traslada o, pon na, pon no, introduza este, insire, insire o, escribe o, escribe este,
    escriba o, pégao, cópiao, úsao, utilízao, marca o, dítao, dille este, lelle este, na casa, na casilla, no recadro,
    na pantalla, no televisor, volve á aplicación, volve á app, precisarás, vas precisar, enche, escribe, escriba,
    escribir, tecleas, teclea, teclee, teclear, introduce, introduza, introducir, escribes, introduces, pon aí, pon alí,
    escribe aí, cópialo, copia, copie, copiar, pegar, encha, encher, dixitas, marque, usa o, usa este, usa a, usa esta,
    use, usar, utiliza, utilice, utilizar, pedirache, pediráselle, pide catro, pide seis, vai pedir, pediráche,
    introducide, introdúcese, introduzca o, introducila, introducilo, introducíndo, escribide, escríbeas, escríbea,
    escribilo, escribila, escribindo, tecléao, tecleade, tecleando, teclealo, dixítao, dixitalo, dixitade, dixitando,
    metede, meta o, meter o, insira, inserir, inserila, insireo, transcribe, transcriba, transcribir, copia o, copia
    este, copiade, cópiaa, pégaa, pégalo, pega este, pegade, ponlle, pono, póñao, poñelo, poñer o, pon os, pon estes,
    rexistra o, consigne o, consigne este, consigne a, comunica o, comunique o, comunícanos, facilítanos, facilítalle,
    amosa o, ensina o código, le o código, lelo, dilles, dinos, díganos, di o código, responde con, responda con,
    contesta con, conteste con, envíanos o, devólvenos o, confirma con, confirme con, confirmar con, confírmao con,
    confírmaa con, aproba con, apróbao con, apróbaa con, aprobar con, asina con, asínao con, asínaa con, asinar con,
    asine con, autoriza con, autorízao con, autorízaa con, autorizar con, autorice con, valida con, valídao con, validar
    con, desbloquea con, desbloquéao con, entra con, accede con, identifícate con, solicitarase, solicitaráseche,
    solicitaráselle, solicitará, pedirá, pedirán, pídeche, pídenche, pídelle, pídenlle, que che pide, que lle pide,
    cando cho pida, cando cho pidan, cando llo pida, cando llo pidan, cando o pida, preguntarache, preguntaralle,
    pedirémosche, pedirémoslle, hache facer falta, farache falta, faralle falta, fará falta, necesitarás, necesitará,
    precisará, precisarás o, precisa o código, pide o número, pide o código, pide un código, pide un número, requírese
    o, requerirá, debes introducir, debe introducir, tes que introducir, hai que escribir, hai que introducir,
    indícanos, indíquenos, envíenos o, devólvanos, comuníquenos, facilítenos, díctanos, díctenos, lénos, respondendo
    con, respondendo a este, copiando, pegando, marcando o, o solicite, o pida, o pidan, o soliciten, cha pida, cha
    pidan, cho pida, cho pide, llo pida, llo pide, pídese, pídense, solicítase, esíxese, introduzas, introdúcea,
    introdúceos, introdúzao, introdúzaa, introduciches, introduciu o, unha vez introducid*, unha vez escrit*, escribas,
    escríbao, escríbaa, teclees, tecléeo, dixites, dixíteo, péguea, pégueo, cópieo, cópiea, insírao, debe introducirse,
    débese introducir, deberá introducir, deberás introducir, ten que introducir, preme os díxitos, prema os díxitos,
    selecciona os díxitos, seleccione os díxitos, escolle os díxitos, mostra o código, mostre o código, lea o código,
    léao, le en voz alta, lea en voz alta, díteo, dite o, dálle o código, dállo, déallo, déalle o, díllo, dígallo,
    dígalle, di o número, responde só con, responda só con, devolve o código, devolva o código, continúa co código,
    continúe co código, segue co código, remata co, remate co, finaliza co código, completa co código, confirma co,
    confirma coa, confirme co, confirme coa, confirmar co, confírmao co, confírmaa co, confírmeo co, confírmea co, asina
    co, asine co, asinar co, asínao co, asíneo co, aproba co, aprobe co, apróbao co, apróbaa co, autoriza co, autorice
    co, autorízaa co, valida co, valide co, desbloquea co, desbloquee co, desbloquéaa co, activa co código, entra co,
    entre co código, accede co, acceda co, identifícate co, identifíquese co, responde co, responda co, nas casiñas, no
    espazo en branco, preme as cifras, prema as cifras, preme os números, prema os números, preme as teclas, escolle o
    número, escolla o número, escolle as cifras, selecciona as cifras, seleccione as cifras, selecciona o número,
    seleccione o número, envía o código, envíe o código, envía este código, manda o código, responde a esta mensaxe,
    responda a esta mensaxe, contesta a esta mensaxe, diga o código, diga o número, dío ao, dígao, pronuncia o, recítao,
    cita o código, cítao, cite o código, dá o código, dea o código, continúa con este, continúe con este, remate con,
    finalice co, inicia sesión co, confirma a compra co*, confirme a compra co*, confirma o pagamento co*, confirma o
    pago co*, confirma a transferencia co*, asina o contrato co*, asine o contrato co*, autoriza o pago co*, autorice o
    pago co*, introduzan, teñas introducido, escríbese, escribirse, introducirse, cubra este, cubra co, completa o
    campo, completa con remata con este, remata con estes, finaliza con este, finaliza co número, pon o, pon este, pon
    aquí, pon a, escríbea tal cal, pona, marca o código, marca o número, marca as cifras, pon
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
    verifi* o meu enderezo, verifi* a miña conta, verifi* a miña identidade, confirm* este enderezo, confirm* o correo,
    confirm* o enderezo, confirmar a eliminación, confirmar eliminación, confirmar o acceso, valid* o seu,
    valid* a súa, valid* o enderezo, valid* a conta, establec* o seu contrasinal, establez* un contrasinal,
    establez* o seu contrasinal, escoll* un contrasinal, escoll* o seu contrasinal, crea* o seu contrasinal,
    cambi* un contrasinal, cambi* o seu contrasinal, defin* un contrasinal, defin* o seu contrasinal,
    modific* o contrasinal, recuper* o acceso, aprob* o acceso, aprob* este dispositivo, aprob* o inicio,
    autoriz* o acceso, autoriz* o inicio, ver o convite, unirse ao equipo, unirse ao grupo, remat* o rexistro,
    remat* o teu rexistro, finaliz* o rexistro, finaliz* o teu rexistro, complet* o rexistro, complet* o teu rexistro,
    eliminar conta, eliminar a túa conta, borrar conta, borrar a conta, borrar a túa conta, subscribirme,
    ligazón de recuperación, ligazón de restablecemento, subscríbeme, quero recibir, déixao entrar, déixame entrar,
    déixenme entrar, sen contrasinal, é a miña caixa, é o meu enderezo, é o meu correo, enderezo é meu, caixa é túa,
    caixa é miña, enderezo é teu, enderezo che pertence, unirme ao, únete ao grupo, entra no grupo, escoller outro,
    escolle outro, escolla outro, elixe outro, elixir outro, crear outro, elix* un contrasinal,
    elix* o teu contrasinal, escoll* o teu contrasinal, establec* as credenciais, reabrir o, recuper* o teu acceso,
    recuper* o meu acceso, restaur* o acceso, complet* a alta, remat* a alta, remat* a inscrición,
    complet* a inscrición, bórrao todo, borra todo, elimínao todo, borrar os meus datos, eliminar os meus datos,
    borra a miña conta, pechar a miña conta, confirm* a nova, confirm* a solicitude, confirm* a alta,
    confirm* que es ti, confirm* a baixa, valid* o novo, valid* a inscrición, ligazón dun só uso, ligazón persoal,
    ligazón de entrada, ligazón de convite, entra sen, entrar sen, activ* o acceso, activ* a subscrición,
    activ* o teu acceso, acept* o teu convite, pon en marcha, usaremos este enderezo, invent* outro, si son eu,
    entrar sen contrasinal, confirm* a miña, confirm* a identidade, confirm* a inscrición, confirm* a miña inscrición,
    confirm* a túa inscrición, confirm* a petición, confirm* a operación, confirm* que son, confirm* o peche,
    confirmar inscrición, confirmar subscrición, verifi* este enderezo, verifi* o dispositivo, valid* este enderezo,
    valid* o correo, activ* o meu, activ* a tarxeta, activ* a túa tarxeta, activ* o perfil, activ* o teu perfil,
    activar acceso, activar perfil, crear novo, crea un novo, escoller contrasinal, pon un contrasinal,
    define o contrasinal, define o teu, recuperar acceso, recuperar a miña, volver entrar, volve entrar, ligazón única,
    ligazón privada, ligazón segura, ligazón para entrar, ligazón para acceder, ligazón de desbloqueo,
    iniciar sesión sen, acceder sen contrasinal, entrar cun clic, continúa no navegador, seguir no navegador,
    continuar o rexistro, continuar co rexistro, rematar rexistro, completar rexistro, completa o perfil,
    completa o teu perfil, aceptar convite, aceptar e continuar, aceptar e unirme, aceptar a solicitude,
    únete ao proxecto, unirme ao equipo, unirme ao grupo, unirme ao proxecto, entrar no equipo, permitir o acceso,
    si autorizo, si fun eu, si é meu, si é o meu, si quero, aprob* o pagamento, aprob* a transferencia,
    aprob* a solicitude, autoriz* o pagamento, autoriz* a transferencia, autoriz* a operación, autoriz* o dispositivo,
    engadir este dispositivo, desbloque* o acceso, desbloquear a miña, reabrir a conta, reactivar a conta,
    reactivar a miña, restaurar a conta, borrar os datos, pechar a conta, pechar conta, apúntome, anótome,
    conta comigo, contade comigo, cambiar o seu contrasinal, cambiar a súa contrasinal, cambiar o contrasinal,
    restablecer o contrasinal, activar a súa conta, activar a túa conta, escolla un novo contrasinal,
    verificar o teu correo,
    verific* o correo, verific* o teu correo, verific* o enderezo, verific* o teu enderezo, verific* a conta, verific* a
    túa conta, verific* a identidade, defin* contrasinal, defin* o contrasinal, establ* o contrasinal, establ* un
    contrasinal, establ* contrasinal, escoll* contrasinal, escoll* o contrasinal, renov* o contrasinal, cambi* a clave,
    nova clave, entr* con esta ligazón, entr* con este enlace, acced* con esta ligazón, inici* sesión con esta ligazón,
    aprob* acceso, aprob* o dispositivo, autoriz* dispositivo, permit* o acceso, é o meu dispositivo, é o meu móbil,
    borr* a miña conta, borr* a conta, elimin* a miña conta, pech* a conta, pech* a miña conta, confirm* a eliminación,
    aceptes aquí a invitación, acepte aquí a invitación, aceptes a invitación, acepte a invitación, aceptando a
    invitación, acept* o convite, acept* a invitación, restaur* a conta, reactiv* a conta, reactiv* a túa conta,
    desbloque* a conta, desbloque* a túa conta, recuper* a conta, continu* o rexistro, continu* co rexistro, únete ao
    espazo, confirm* o dispositivo, confirm* a subscrición
  `,
  act: `
    rematar, valida o, valida a, únase, remata, active a, active o, aprobo, adiante, prosegue, remate, desbloquea,
    comezar, comeza, un paso máis, case listo, case rematado, só un clic
  `,
  signIn: `
    abrir a miña conta, entra agora, entrar na miña
  `,
  never: `
    darse de baixa, date de baixa, cancelar a subscrición, cancelar subscrición, xestionar, axuda, enquisa, ver o
    pedido, seguimento, séguenos, máis información, ler máis, mercar, tenda, xestiona, contactar, ver detalles, normas
    da instancia, lea tamén, correo lixo, en liña, a túa opinión, a miña opinión, unha opinión, o paquete, a colección,
    o tícket, ver o informe, ver o meu, ver a factura, cambiar a cita, bases do sorteo, escoitar, os meus pedidos,
    participar no sorteo, segue lendo, seguir lendo, segue mercando, quéroo, xestionar a, detalle do, notificacións,
    deixar de recibir, non quero recibir, non recibir máis, desactivar notificacións, versión en liña, ver en liña,
    seguir o envío, seguir o paquete, seguir o pedido, estado do pedido, estado do envío, pagar a factura, ler a nova,
    ver actividade, revisa a actividade, responder enquisa, responder á enquisa, deixar unha reseña, dános a túa,
    centro de axuda, atención ao cliente, aproveita, engadir ao calendario, confirmar a cita, confirma a cita,
    confirmar o pedido, anular a cita, ver a incidencia, ver o rexistro, continuar a conversa, ver a mensaxe, ver o
    comentario, unirse á reunión, a miña conta, abrir a tarefa, abrir o informe, abrir o ficheiro, ver as fotos, ver os
    resultados, ler todos os temas, comentarios, comentario, moderar, tarxeta de embarque, tarxetas de embarque, ver
    entradas, ver as entradas, descargar entradas, descargar as entradas, ver a reserva, ver reserva, xestionar
    reserva, xestionar a reserva, modificar a reserva, cancelar a reserva, ver o recibo, descargar o recibo, ver o
    mapa, como chegar, ver o catálogo, ver o produto, ver o vídeo, ver movementos, ver o extracto, engadir á axenda,
    abrir informe, ver o fío, ver o anuncio, cubrir a enquisa, cambiar a entrega, modificar a data de entrega,
    actualizar os datos de pagamento, cambiar o método de pagamento, deixar unha valoración, inscribirme na oferta,
    solicitar o emprego, trocar o vale, usar o cupón, convidar amizades, convida os teus amigos, pedir cita, reservar
    cita, engadir á miña axenda, entrar na reunión, revisar a actividade, revisar a configuración de seguranza
  `,
  notMe: `
    non fun eu, non foi vostede, non es ti, non solicit*, non o solicit*, non pediches, non fixeches, non recoñece*, non
    te rexistraches, non creaches, rexeitar, protexe a túa conta, non fixo, non pediu, non creou, non se rexistrou,
    rexeita, cancela, por erro, non a ordenaches, non o ordenaches, non o pediches, non vai contigo, non che concirne,
    non fagas caso, se non tocas, non bloquea, bloquéao, non a pediches, non fuches, se non fuches ti, non fuches ti,
    non fagas nada, non son eu, non era eu, se non foi, se non fuches, se non o, non o fixeches, non o fixo, non o
    pediu, non o pedín, non o recoñeces, non esperabas, non agardabas, non coñeces, ningunha acción, non hai que facer
    nada, non tes que facer nada, non ten que facer nada, non pasa nada, non pasará nada, non cambiará nada, ignora
    esta, ignora este, ignore esta, fai caso omiso, borra esta, elimina esta, alguén se equivocou, equivocouse, chámanos
    axiña, protexe a conta, protexer a conta, bloquear a tarxeta, bloquear a conta, rexeitar o, rexeito, denega, non
    autoriz*, desfacer, anular a solicitude, anular o cambio, se outra persoa, outra persoa escribiu, non intentaches,
    non intentou, non recoñeces, petición non é túa, petición non é súa, solicitude non é túa, solicitude non é súa, non
    ordenou, non ordenaches, non iniciou sesión, non iniciaches sesión, descarta esta, descarte esta, non fixo vostede,
    non é túa, non é teu, non é súa, non é seu, non che pertence, non lle pertence, non coñece est*, non realizaches,
    non realizou, non cambiaches, non tentaches, non tentou, sen o teu coñecemento, sen o seu coñecemento, non
    iniciaches, non iniciou est*, outra persoa podería, se é un erro, se trata dun erro, se non é correcto, se isto é
    incorrecto, que é un erro, eliminar o teu enderezo, eliminar o seu enderezo, eliminar o meu enderezo, quitar o teu
    enderezo, desactivar a túa conta, desactivar a súa conta, desactiva a túa conta, bloquear a túa conta, protexa a súa
    conta, recomendamos cambiar, recomendámosche cambiar, contrasinal inmediatamente, contrasinal de inmediato, fáinolo
    saber, fáganolo saber, denunciar actividade sospeitosa, contacta connosco inmediatamente, revisa a túa actividade,
    desfai o cambio, recomendamos que cambi*, pechar sesión en todos
  `,
  done: `
    foi cambiado, foi actualizad*, foi restablecid*, foi activad*, actualizouse, restableceuse, activouse, novo inicio
    de sesión, novo acceso, grazas por confirmar, foi engadid*, foi desactivad*, cambiouse, modificouse, verificouse,
    confirmouse, engadiuse, eliminouse, confirmad* correctamente, contrasinal cambiado, email cambiado, iniciouse
    sesión, aceptou, actualizáronse, modificáronse, cambiamos o, modificamos, cambiaches, modificaches, foi utilizad*,
    conectouse, xa está verificad*, xa está confirmad*, xa está activ*, pechouse, desactivouse, actualizamos, pechamos,
    detectamos un, xa é válido, quedou activad*, quedou confirmad*, quedou rexistrad*, grazas pola confirmación, grazas
    por verificar, uniuse, unícheste, xa formas parte, contrasinal actualizado, cambio feito, foi cambiada, foi
    modificado, foi modificada, foi actualizado, foi actualizada, décheste de baixa, deuse de baixa, demoste de baixa,
    fuches dado de baixa, fuches dada de baixa, foi dado de baixa, foi dada de baixa, subscrición foi cancelada,
    subscrición quedou cancelada, cancelouse a túa subscrición, foi eliminad* da lista, xa non recibirás, xa non
    recibirá, non recibirás máis
  `,
  here: `
    preme, esta ligazón, seguinte ligazón, a ligazón, o botón, barra de enderezos, prema en, prema no, prema aquí,
    prema sobre, premendo, clic en, ligazón seguinte, ligazón de abaixo, ligazón superior, páxina seguinte,
    seguinte páxina, abre esta, abra esta, copia e pega, cun clic, toca o, seguindo esta, segue esta, siga esta,
    sigas esta, vai a, enderezo seguinte, esta páxina, este enderezo, faga clic, facer clic, preme aquí, preme no,
    preme o, preme en, toca aquí, segue a ligazón, siga a ligazón, abre a ligazón, abra a ligazón, abre a páxina,
    copia a ligazón, copie a ligazón, copia esta ligazón, copia este enderezo, copie este enderezo, copia o enderezo,
    pega o enderezo, pégaa no, se o botón, botón non funciona, botón de abaixo, botón seguinte, seguinte botón, enlace,
    seguinte enderezo
  `,
  onSite: `
    paquete*, entrega*, repartidor*, mensaxeir*, casilleiro*, consigna*, recoll*, xanela*, mostrador*, recepcion*, a
    porta, wifi, wi fi, reserva*, entradas, billete*, quenda*, a tua cita, a cita, mesa, aparcadoiro*, aparcamento*,
    garaxe*, barreira*, condutor*, cadeado*, caixa de chaves, oficina de correos, punto de recollida, taquilla*,
    telefonillo*, id da reunion, id de reunión, identificador da reunión, número da reunión, número de reunión, código
    da reunión, contrasinal da reunión, ligazón da reunión, reunión de zoom, reunión por zoom, reunión de teams,
    reunión por teams, reunión de meet, reunión en liña, reunión virtual, sala de reunións, videochamad*,
    videoconferenci*, videoconsult*, teleconferenci*, conferencia telefónica, id da conferencia, número da
    conferencia, webinar*, seminario web, unirse á reunión, únete á reunión, únase á reunión, entrar na reunión,
    acceder á reunión, unirse por teléfono, pin de participante, pin do participante, id de participante, código de
    participante, número de participante, sala de espera, porta do edificio, porta principal, porta da rúa, porta do
    cuarto, da porta, portal do edificio, verxa*, vestíbulo*, escaleira*, ascensor*, interfono*, videoporteiro*, caixa
    das chaves, caixiña das chaves, pechadura*, roupeiro*, gardarroupa*, cuarto de bicicletas, código da alarma,
    sistema de alarma, alarma da casa, desactivar a alarma, desconectar a alarma, caixa forte, torniquete*, porta
    xiratoria, punto de carga, puntos de carga, estación de carga, expendedora*, parquímetro*, caixa automática,
    quiosco*, fotocopiadora*, copiadora*, na impresora, lavandaría*, lavadora*, rede de convidados, rede sen fíos,
    número de cuarto, carteiro*, transportista*, á túa porta, a domicilio, na túa casa, número de espera, número de
    cola, caixeira*, caixeiro da tenda, revisor*, cobrador*, embarque*, conserxe*, conserxaría*, vixiante*, cita
    previa, a súa cita, a túa asistencia, a súa asistencia, confirmar a asistencia, a túa participación, a súa
    participación, confirmar a participación, prégase confirmación, chegada*, confirmar a visita, confirma a visita, a
    túa visita a, a súa visita a, visita médica, visita guiada, pase de visitante, check in en liña, hora do check in,
    facer o check in, estadía*, enderezo de envío, franxa horaria, lectura do contador, lecturas do contador, contador
    da luz, contador da auga, contador do gas, excursión*, saída escolar, saídas escolares, viaxe escolar,
    autorización para a saída, reunión de nais e pais, reunión de pais, entrevista de traballo, portelo, asistencia ao
    acto, asistencia á, no hotel, o timbre,
    número de conferencia, id do webinar, id do seminario web, seminarios web, acceso á reunión, nome da rede, nome
    de rede, nome da wifi, rede wifi, rede wi fi, ssid, rede sen fío, wifi de convidados, wi fi de convidados, wifi
    para convidados, rede para convidados, internet para convidados
  `,
  entryPlace: `
    xanela*, ventá, paxin*, pantall*, campo, campos, casilla*, cadro, recadro*, formulario*, app, aplicacion*,
    navegador*, sitio, web, dispositivo*, televisor*, tableta*, ordenador*, consola*, seccion, dialogo*, lanzador*,
    caixeiro*, descodificador*, portal*, lapela*, terminal*, apartado, mini app, chatbot*, reloxo, television,
    extension do, banca en lina
  `,
  accountName: `
    nome de, nomes de, nome da conta, alcume, nome de usuario, nome de usuaria, nome de perfil, nome de xogador, id de
    usuario, identificador de usuario
  `,
  subjectLine: "asunto*",
  outdated: `
    xa non serve, xa non funciona, xa non vale, xa non é válido, xa non está vixente, xa non está activo, xa non se
    pode usar, xa non se pode utilizar, deixou de funcionar, deixou de ser válido, perdeu a validez, quedou sen
    efecto, queda sen efecto, queda anulado, foi anulado, anulamos o código, cancelamos o código, foi cancelado,
    código cancelado, código anulado, foi revogado, retiramos o código, código bloqueado, bloqueamos o código, foi
    substituído, código anterior, códigos anteriores, código previo, código vello, vello código, código antigo, antigo
    código, primeiro código, código orixinal, código desta mañá, o desta mañá, código de onte, o de onte, enviado
    antes, enviado anteriormente, enviado previamente, enviado esta mañá, enviado onte, enviado ás, que che enviamos
    ás, que lle enviamos ás, enviamos antes, enviamos anteriormente, código caducou, código caducado, código expirou,
    código expirado, código xa caducou, xa caducou, xa expirou, xa se usou, xa se utilizou, xa foi usado, xa foi
    utilizado, xa está usado, código usado, código utilizado, código que usaches, código que usou, código que
    utilizaches, non se pode reutilizar, ignora o anterior, esquece o código, esqueza o código, en lugar do código, en
    vez do código, no canto do código, en lugar do anterior, en vez do anterior, substitúe o, substitúe ao, reemplaza
    o, utilizouse para iniciar sesión, usouse para iniciar sesión, non se pode volver usar, non se pode volver
    utilizar, caducou, expirou, foi usado, usouse, utilizouse,
    código que introduciu, código que introduciches, código que introducistes, código que escribiu, código que
    escribiches, código que tecleou, código que teclaches, código que utilizou, código que puxo, código que
    puxeches, introduciu o código, introduciches o código, tecleou o código, escribiu o código, escribiches o
    código, utilizou o código, utilizaches o código, usaches o código, introduciu o pin, introduciches o pin, pin
    que introduciu, pin que introduciches, otp que introduciu, otp que introduciches, clave que introduciu, clave
    que introduciches, pin introducido, otp introducido, clave introducida, código introducido, código tecleado,
    código aceptado, código foi introducido, código foi aceptado, código foi validado, código foi verificado, código
    foi utilizado ás, foi introducido o código, foi aceptado o código, foi validado o código, foi verificado o
    código, introduciuse o código, aceptouse o código, validouse o código, verificouse o código, código
    introduciuse, código aceptouse, código validouse, verificado co código, verificada co código, validado co
    código, validada co código, confirmado co código, confirmada co código, asinado co código, asinada co código,
    autorizado co código, autorizada co código
  `,
  toRead: `
    ler, lea o, lea a, lea máis, ver, vexa, consultar, consulta, descubr*, atopar, follear, le máis, ir á túa conta, ir
    á miña conta, ir á súa conta, vai á túa conta, vaia á súa conta, páxina da miña conta, área persoal, área de
    clientes, portal de clientes, abrir o panel, ir ao panel, as túas facturas, as súas facturas, banca en liña, banca
    electrónica, revisa o teu pedido, revisa a túa reserva, revisa os detalles, revise os detalles, revisa a túa
    actividade, actividade recente, xestiona os teus dispositivos, o que cambiou, revisa o enderezo de entrega, abrir a
    aplicación, ir ao portal, as miñas reservas, abrir o documento
  `,
  plural: "códigos, contrasinais",
  fault: "código de erro, erro, avaría*",
  codeWord: `
    a túa palabra, a súa palabra, esta palabra, seguinte palabra, palabra seguinte, palabra chave, palabra clave,
    palabra secreta, palabra de acceso, palabra de paso, palabra de entrada, palabra de seguridade, palabra de
    confirmación, palabra de verificación, palabra de hoxe, palabra para hoxe, palabra para entrar, palabra para
    acceder, escribe a palabra, introduce a palabra, introduza a palabra, escriba a palabra, coa palabra, é a palabra,
    santo e seña, contrasinal dun só uso, contrasinal de un só uso, contrasinal dun único uso, contrasinal do día,
    contrasinal de hoxe, contrasinal para hoxe, frase de paso, frase de contrasinal, frase de acceso, frase secreta,
    frase de emparellamento, a túa frase, a súa frase, esta frase, seguinte frase, frase seguinte, as letras, estas
    letras, seguintes letras, letras seguintes, as sílabas, estas sílabas, sílabas, cadea de letras, cadea de
    caracteres, secuencia de letras, a túa chave
  `,
  example: `
    por exemplo, p ex, a modo de exemplo, como exemplo, exemplo:, exemplos:, neste exemplo, no exemplo, un exemplo de,
    código de exemplo, código de mostra, mensaxe de exemplo, ten este aspecto, terá este aspecto, vese así, é así:,
    como este:, tales como, do tipo, do estilo de, co formato, no formato, coa forma, algo como, unha mensaxe como, un
    sms como, mensaxes como, recibiu unha mensaxe, recibiu un sms, recibín unha mensaxe, recibín un sms, recibir unha
    mensaxe, chegoume un*, a seguinte mensaxe, o seguinte sms, mensaxe que dicía, mensaxe que di, a mensaxe dicía, a
    mensaxe di, o sms dicía, mensaxe falsa, mensaxes falsas, sms falso, sms falsos, o estafador, a estafadora, o
    timador, a vítima
  `,
  matter: `
    solicitude* de vacacións, solicitude* de permiso, baixa médica, xustificante médico, informe de gastos, nota de
    gastos, reembolso*, viaxe de negocios, viaxe de traballo, horas extra*, folla de horas, cambio de quenda,
    solicitude* de compra, solicitude* de orzamento, solicitude* de aprobación, pendente da súa aprobación, pendente da
    túa aprobación, pendente de aprobación, require a súa aprobación, cartafol* compartido*, ficheiro* compartido*,
    documento* compartido*, álbum compartido, compartido contigo, compartido con vostede, compartiu, acceso ao cartafol,
    list* para descargar, transferencia de ficheiros, copia de seguridade, a gravación, ficheiro* adxunto*, orzamento*,
    contrato de alugueiro, contrato de traballo, documento* para asinar, asinar o documento, asine o documento, sinatura
    electrónica, nómina, nóminas, o seu recibo, extracto da conta, extracto bancario, boletín de notas, póliza, pólizas,
    comentou, novo* comentario*, mencionoute, respondeu a, respondeu ao, nova publicación, nova* mensaxe* de, resposta á
    súa pregunta, recensión, votación, cuestionario*, discusión, novo tema, reunión, reunións, asistirás, lista de
    agarda, praza libre, inscrición no curso, obradoiro*, cita previa, a súa cita, próximo partido, moderador*,
    moderación, corentena, proposta, nova tarefa, tarefas, incidencia, asignóuselle, engadid* ao proxecto, espazo de
    almacenamento, case cheo, doazón, doazóns, o seu anuncio, inmobles, candidatura*, evento*, a
    súa reserva, enquis*, eliminoute, compartida contigo, compartida con vostede, álbum de fotos, enviouche un ficheiro,
    envioulle un ficheiro, enviouche ficheiros, descargar o ficheiro, descargue o ficheiro, descarga o ficheiro,
    ficheiros dispoñibles, exportación está lista, días de vacacións, días de permiso, días libres, gastos por aprobar,
    agarda a súa aprobación, agarda aprobación, pendente de moderar, mensaxe retida, mensaxes retidas, retirar a
    mensaxe, retire a mensaxe, listo para asinar, pendente de sinatura, foi asinado por, vota agora, vote agora, emita o
    seu voto, emite o teu voto, sondaxe*, respondeuche, respondeulle, nova resposta, mensaxe privada de, mensaxes sen
    ler, mensaxe sen ler, novo seguidor, novos seguidores, comezou a seguirte, solicitude de amizade, uniuse ao grupo,
    deixou o grupo, novo fío, novo artigo, proposto para publicación, confirmación de lectura, resumo semanal, resumo
    diario, informe semanal, informe mensual, convite de calendario, engadir ao calendario, confirme a súa asistencia,
    confirma a túa asistencia, o teu pedido, o seu pedido, pedido enviado, novo pedido, pagamento recibido, pagamento
    pendente, pagamento vencido, pagamento rexeitado, factura adxunta, nova factura, a súa factura de, recordatorio de
    pagamento, no teu carriño, tarxeta regalo, dispoñible de novo, valora a túa compra, valore a súa compra, cota de
    socio, renovouse a subscrición, proba gratuíta remata, creouse a lista, eliminado da lista, problema resolto,
    servidor caído, cota superada, certificado caduca, clave api, clave ssh, virus detectado, filtración de datos,
    existencias baixas, movemento detectado, sensor*, vence mañá, nova cualificación, acta da asemblea
  `,
  receipt: `
    grazas pola súa compra, grazas pola túa compra, grazas por mercar, grazas por comprar, tícket de compra, tíquet
    de compra, recibo de compra, recibo de pagamento, xustificante de pagamento, comprobante de pagamento, factura
    simplificada, grazas polo teu pagamento, pagamento recibido, recibimos o teu pagamento, pagado con tarxeta,
    importe pagado, ive incluído, subtotal, copia cliente, copia comercio,
    núm de aprobación, nº de aprobación, núm de terminal, terminal núm, nº terminal, id de terminal, saldo
    dispoñible despois, saldo despois da operación, saldo posterior, pagou con tarxeta, pagaches en, pagaches con
    tarxeta, pagou coa tarxeta, cargouse na súa tarxeta, cargouse na túa tarxeta, cargouse na súa conta, cargouse na
    túa conta, cargo efectuado, compra feita coa tarxeta, copia para o cliente, copia para o comercio, folla de
    salario, recibo de salario, total devengado, total a deducir, líquido a percibir, salario
    bruto, salario neto, soldo bruto, soldo neto, deducións, retención irpf
  `,
};
