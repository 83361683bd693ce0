import type { Cues } from "@/lib/mail/extraction/cues/types";

export const pt: Cues = {
  code: `
    código de verificação, código de segurança, código de acesso, código de confirmação, senha de uso único, senha
    única, chave de segurança, palavra passe de utilização única, número de verificação, código de ativação, código de
    autenticação, código de autorização, código de validação, código de recuperação, código de redefinição, código de
    desbloqueio, código de login, código de início de sessão, código de registo, código de cadastro, código de
    emparelhamento, código de vinculação, código de exclusão, código de eliminação, código de transação, código de
    utilização única, código de um só uso, código temporário, código secreto, código token, chave de verificação, chave
    de uso único, senha dinâmica, senha descartável, palavra passe única, palavra passe descartável, pin de segurança,
    pin de verificação, token de acesso, token de segurança, token de verificação, senha temporária de acesso, senha
    token, senha eletrônica, código por sms, código de seis dígitos, código de 6 dígitos, chave de acesso única, chave
    de ativação, chave de desbloqueio, chave temporária, número de segurança, número de autenticação, número de
    ativação, número de autorização, token de confirmação, token de autenticação, token de uso único, token temporário,
    pin temporário, pin de acesso, pin de uso único, pin de ativação, palavra de verificação, palavra de acesso,
    palavra passe temporária de acesso,
    palavra passe da operação, palavra passe para este pagamento, palavra passe do pagamento, senha da operação,
    senha para este pagamento, senha da transação, senha do pagamento, senha para esta compra, chave da operação,
    código para este pagamento, código desta operação,
    palavra passe de uso único, código de reposição, código numérico, código de assinatura,
    código, códigos, senha para um único uso, senha de um só uso, senha para uso único, senha de utilização única, senha
    de única utilização, senha para utilização única, palavra passe para uma única utilização, palavra passe de um só
    uso, palavra passe para utilização única, palavra passe dinâmica, palavra passe temporária única, senha válida uma
    vez, senha otp, senha por sms, senha sms, senha via sms, palavra passe por sms, chave descartável, chave dinâmica,
    chave única, chave de confirmação, chave de autenticação, chave de autorização, chave de recuperação, chave de
    registo, chave de cadastro, chave de validação, chave de um só uso, chave de utilização única, chave otp, chave por
    sms, senha de confirmação, senha de verificação, senha de validação, senha de transferência, senha de ativação,
    palavra passe de confirmação, palavra passe de verificação, número de validação, número de comprovação, número
    secreto, pin de confirmação, pin de autorização, pin de autenticação, pin de emparelhamento, pin de utilização
    única, pin de um só uso, pin único, pin dinâmico, pin descartável, token de login, token de autorização, token de
    validação, token descartável, token dinâmico, token único, token de utilização única, dígitos de verificação,
    dígitos de confirmação, dígitos de segurança, dígitos de controlo, dígitos de controle, algarismos de verificação,
    algarismos de segurança, algarismos de confirmação, combinação de segurança, combinação de verificação, combinação
    de acesso, combinação secreta, sequência de verificação, sequência de confirmação, sequência de segurança, letras de
    verificação, caracteres de verificação, frase de verificação, código de pareamento, código de controlo, código de
    controle, código de cancelamento, código de alteração, código de troca, código do dispositivo, código da tv, código
    da televisão, código de conta, código de libertação, código de liberação, código dinâmico, código único, código otp,
    código sms, código de aprovação, código de consentimento, código de transferência, código de pagamento seguro,
    código para esta operação, código para esta compra, código para a transferência,
    número de utilização única, número de uso único, número de um só uso, combinação de uso único, dígitos de uso único,
    código para o pagamento, código para o seu pagamento, código para confirmar o pagamento, código para autorizar o
    pagamento, código para a sua compra,
    código para repor a palavra passe, código para repor a senha, código para redefinir a senha, código para
    redefinir a palavra passe, código para recuperar o acesso, código para recuperar a senha, código para redefinir
    sua senha, código para redefinir a sua senha
  `,
  maybeCode: `
    chave, seguinte número, senha temporária, senha provisória, palavra passe temporária, algarismos, próximo número,
    número abaixo, número seguinte, número a seguir, combinação, palavra secreta, palavra chave, palavra mágica,
    palavra de confirmação, palavra de segurança, frase de segurança, carateres, a série, sua chave, tua chave, letras
    abaixo, o seguinte, palavra seguinte, esta palavra, estes números, palavra que deve, seis dígitos, quatro dígitos,
    oito dígitos, estes dígitos, esses dígitos, dígitos abaixo, dígitos seguintes, seis algarismos, estes caracteres,
    estas letras, letras seguintes, números abaixo, números seguintes, esses números, esse número, sequência abaixo,
    esta sequência, senha inicial, palavra passe inicial, frase de acesso, palavra abaixo, vai pedir, será pedido, será
    solicitado,
    este número, sequência seguinte, seguinte sequência, sequência a seguir, sequência de caracteres, sequência de
    letras, sequência de números, cadeia de caracteres, cadeia seguinte, combinação seguinte, combinação abaixo, esta
    combinação, caracteres abaixo, caracteres seguintes, seguintes caracteres, esses caracteres, seguintes dígitos,
    seguintes números, seguintes letras, seguintes algarismos, algarismos seguintes, algarismos abaixo, estes
    algarismos, dígitos a seguir, números a seguir, letras a seguir, caracteres a seguir, cinco dígitos, sete dígitos,
    nove dígitos, dez dígitos, quatro algarismos, cinco algarismos, oito algarismos, quatro números, seis números, oito
    números, seis caracteres, oito caracteres, quatro letras, cinco letras, seis letras, oito letras, senha é, sua
    senha:, esta senha, essa senha, seguinte senha, senha seguinte, senha a seguir, senha abaixo, senha numérica,
    palavra passe é, esta palavra passe, seguinte palavra passe, palavra passe seguinte, palavra passe numérica, palavra
    passe provisória, a chave, esta chave, seguinte chave, chave seguinte, chave abaixo, o seu é, o teu é, a sua é, a
    tua é, o seu:, o teu:, a sua:, a tua:, aqui está o seu, aqui tem o seu, aqui está o teu, aqui está a sua, número
    indicado, número de controlo, número de controle, número que lhe, número que te, palavras abaixo, palavras
    seguintes, token é, seu token, o token, frase secreta, frase de confirmação, frase seguinte, frase abaixo
  `,
  other: `
    encomenda*, fatura*, boleto, recibo, protocolo, código d* reserva, pacote, rastreamento, código de rastreio, código
    de rastreamento, telefone*, telemóvel, código d* cliente, terminad* em, termina em, cep, código promocional, código
    promo, código de desconto, desconto*, cupom, cupão, código d* cupom, código de indicação, código de convite, código
    d* erro, erro, cnpj, cpf, código* de barras, código fonte, código de conduta, código do produto, valor, montante,
    preço, pagamento de, rua, voo, pontos, código de referência, código presente, código de status, código de oferta,
    código de área, código desconto, id da transação, vale presente, vale compra, vale desconto, um vale, seu vale,
    portes de envio, custo de envio, frete de envio, frete, número do chamado, número do pedido, número do cliente,
    número do contrato, número do protocolo, número do cartão, número do contador, número do processo, número do
    bilhete, seu chamado, número de contribuinte, número de conta, número de telefone, número de seguimento, número de
    objeto, chave pix, nota fiscal, morada, transportadora, estafeta, niss, sinistro, cartão final, final do cartão,
    finalizado em, com final, extensão, carrinho, ao finalizar, promoç*, brinde, campanha, código de cor, código de
    resposta, código cliente, código de resgate, processo n, código do objeto, seu pedido, o pedido, do pedido, meu
    pedido, teu pedido, pedido recebido, número de participação, chamado, na loja, na sacola, agência, mostre na caixa,
    código de recolha, código de retirada, protocolo do atendimento, consulta, código da porta, número da encomenda,
    número da fatura, número da reserva, número de reserva, número de encomenda, número de protocolo, número de
    rastreio, número de rastreamento, número de registo, número de sócio, número de associado, número de utente, número
    de apólice, número da apólice, número de processo, número de bilhete, número de matrícula, número da matrícula,
    número de operação, número da conta, número do quarto, número da mesa, número da sorte, número do lote, número do
    sinistro, nº da encomenda, nº do pedido, n do pedido, n da encomenda, referência multibanco, entidade, apólice,
    matrícula, leitura, consumo, comprovante, comprovativo, nota de encomenda, guia de transporte, guia de remessa,
    cacifo, armário, ponto de recolha, ponto pickup, loja pickup, código de levantamento, código de levantar, código de
    entrega, código do cacifo, código da loja, código de vendedor, código de afiliado, código de parceiro, código da
    agência, código do banco, código iban, código de vestuário, código pix, pix copia e cola, linha digitável, código
    do boleto, senha do wi fi, senha wifi, senha do wifi, palavra passe do wifi, senha de atendimento, senha da fila,
    bilhete, poltrona, assento, plataforma de embarque, gorjeta, últimos quatro, últimos 4, quatro últimos, cartão
    terminado, fim do cartão, compilação, incidente, taxa de, reunião, reuniões, videochamada, campo de pesquisa, barra
    de pesquisa, campo de busca, barra de busca, número do medidor, número da versão, número de membro, número da
    transação, número do orçamento, número da reparação, número de assinante, nº de cliente, número de ocorrência,
    descritivo da transferência, descrição da transferência, como referência, na descrição do pagamento, no descritivo,
    mensagem da transferência, zona, a zona, código da zona, número do carregador, número de paciente, número do
    paciente, número de prontuário, prontuário, número de aluno, número de estudante, número de licença, número de
    cédula, número de identificação, número de identificação fiscal, número de segurança social, número do cartão de
    cidadão, número de documento, número de passaporte, número de funcionário, número de voo, número do voo, número do
    comboio, número do trem, número da placa, placa do veículo, número de chassis, número de série, número de modelo,
    número de ticket, número de ordem, número da ordem, número de inscrição, número de inscrito, número de
    participante, número de peito, número de dorsal, número de senha, número da senha de atendimento, número de mesa,
    número de assento, número do assento, número do lugar, número da poltrona, número do quarto de hotel, número de
    quarto, número do cacifo, número do armário, número da porta, número do apartamento, número de fatura, número do
    recibo, número de recibo, número de guia, número da guia, número da nota, número da nota fiscal, número de
    instalação, número da instalação, número da unidade consumidora, unidade consumidora, código da instalação, código
    do ponto de entrega, número de subscritor, número da linha, número de celular, número do celular, número de
    telemóvel, número de whatsapp, número de solicitação, número da solicitação, número do atendimento, número da
    reclamação, número de reclamação, número da ocorrência, número do incidente, número do caso, número de caso, número
    de expediente, número de requerimento, número de consulta, número da sala, número da reunião, id da reunião, id de
    reunião, código da reunião, senha da reunião, senha de acesso à reunião, palavra passe da reunião, código da sala
    de aula, código da turma, código do curso, código da disciplina, código do aluno, código do paciente, código do
    funcionário, código do contrato, código do cliente, código do vendedor, código do afiliado, código do parceiro,
    código do artigo, código de artigo, código do lote, código de lote, código da fatura, código do edifício, código do
    prédio, código do portão, código da garagem, código do cadeado, código do cofre, código da entrada, código do
    interfone, código da fechadura, código do entregador, código do estafeta, código de coleta, código da encomenda,
    código do pedido, código da reserva, código localizador, localizador, código do voo, código do país, código de
    país, código do estado, código bic, código swift, código civil, código penal, código da estrada, código de
    trânsito, código de ética, código deontológico, código aberto, linhas de código, linha de código, código de saída,
    código de avaria, código de falha, código de diagnóstico, código ddd, código ibge, código cnae, código ncm, código
    pin do cartão, código postal, código qr, código vale, código de vale, código do cupão, código de embaixador, código
    de amigo, código amigo, dígito verificador, dígito de controlo, prémio, sorteio, rifa, bilhete premiado, leitura do
    contador, campo da leitura, campo de leitura, a leitura, contador, registad* com o número, registrad* com o número,
    registad* sob o número, registrad* sob o número, tem o número, sob o número, recebeu o número, quando ligar, quando
    nos ligar, ao ligar, devolução, devoluções, o seu caso, seu caso, reclamação, chave api, chave de api, chaves de
    api, últim* quatro dígitos, últim* 4 dígitos, quatro últim* dígitos, 4 últim* dígitos, últim* quatro algarismos,
    quatro últim* algarismos, últim* 4 algarismos, últimos 4 números, últimos quatro números, código de produto, código
    do item, código de item, código do fornecedor, código de fornecedor, código do fabricante, código do material,
    código da peça, código de loja, código da filial, código da sucursal, código do balcão, código do departamento,
    código de departamento, código da seção, código do setor, código do centro de custo, código do centro de custos,
    código da unidade, código de unidade, código do colaborador, código do empregado, código do trabalhador, código da
    profissão, código de profissão, código cbo, código da função, código do empregador, código da entidade empregadora,
    código do pagador, código da rubrica, código do armazém, código da categoria, código ean, código cest, código gtin,
    código de curso, código de disciplina, código da matéria, código da unidade curricular, código do módulo, código do
    exame, código da prova, código do centro de exame, código do local de prova, código da sala, código de sala, código
    de turma, código da aula, código da classe, código do grupo, código de grupo, código do evento, código de evento,
    código da atividade, código da atividade económica, código da equipa, código da equipe, código da partida, código
    do torneio, código da escola, código do agrupamento, código inep, código de zona, código da zona de estacionamento,
    código do parque, código da área, código da região, código do município, código de município, código da freguesia,
    código da estação, código da paragem, código da tarifa, código tarifário, código do contador, código do medidor,
    código de contrato, código cpe, código da operadora, código iata, código cae, código nace, código do cae, código do
    cnae, código da repartição de finanças, código da receita, código de tributo, código orçamental, código
    orçamentário, código contabilístico, código contábil, código cfop, código cnpj, código da moeda, código do idioma,
    código mcc, código do motivo, código pautal, código aduaneiro, código de devolução, código da devolução, código da
    garantia, código de garantia, código da reparação, código do reparo, código do sinistro, código da reclamação,
    código da avaria, código do defeito, código da falha, código da versão, código da compilação, código da cor, código
    da tinta, código do modelo, código de modelo, código do motor, código cid, código tuss, código do procedimento,
    código do projeto, código da obra, curso com o código, produto com o código, artigo com o código, disciplina com o
    código, evento com o código, módulo com o código, turma com o código, senha da rede, senha de rede, senha wi fi,
    senha da rede wifi, senha da rede de convidados, palavra passe do wi fi, palavra passe da rede, palavra passe de
    rede, palavra passe wifi, palavra passe wi fi, palavra passe da rede wifi, palavra passe da rede de convidados,
    chave do wifi, chave do wi fi, chave da rede, chave de rede, chave wifi, chave wi fi, chave da rede wifi, chave da
    rede de convidados, senha do roteador, senha da conferência, senha do webinar, senha da sala, palavra passe da
    conferência, código do wifi, código wi fi, código wifi, código da conferência, código do participante, pin da
    reunião, código de assinante, código do assinante, código de membro, código da uc, cód do produto, código do
    imóvel, código iso do país, código hs, código do bilhete, código do envio, código da campanha, código de doação,
    código do doador, código do diagnóstico, código da apólice, código do lugar
  `,
  promo: `
    desconto*, cupom*, cupão, cupões, cupons, vale-presente*, cartão-presente, cartão oferta, vale-compras, imperdíve*,
    liquidação*, economize*, poupe agora, poupe até, no checkout, finalizar a compra, carrinho*, cesto de compras,
    frete grátis, portes grátis, entrega grátis, pontos de fidelidade, pontos bônus, pontos de bónus, sorteio*,
    convide amigos, convide os seus amigos, convide seus amigos, indique um amigo, dinheiro de volta,
    presente de aniversário, encomenda mínima, enquanto durarem, limitado ao stock, resgate já, resgate agora,
    compre agora, compre já, nova coleção, a coleção, na sacola, na loja, preço cai, seu mimo, um vale, ele ganha,
    ganha 10, mostre na caixa, ofereceu lhe, na hora de pagar, ao pagar, raspe, mínimo de, preço especial,
    preços especiais, metade do preço, leve 3 pague 2, leve dois, pague um, compre e ganhe, só hoje, somente hoje,
    últimas horas, últimos dias, campanha de, promoção*, promoções, primeira compra, próxima compra, na sua primeira,
    na próxima encomenda, no carrinho, no caixa, indique e ganhe, convide e ganhe, traga um amigo, dobro de pontos,
    pontos em dobro, acumule pontos, oferecemos, presente de boas vindas, brinde*, saldos, queima de estoque,
    aproveite o desconto, aproveite a oferta, aproveite as ofertas, aproveite já, aproveite agora, aproveite esta,
    aproveite essa, aproveite nossa, aproveite para comprar, aproveitar a oferta, aproveitar o desconto,
    aproveite e compre,
    em compras superiores, compras acima de, compras superiores a, não acumulável, vale de desconto, vale desconto
  `,
  press: `
    nesta edição, esta edição, neste artigo, continue lendo, continuar a ler, continue a ler, leia mais, ler mais, saiba
    mais no artigo, colunista*, postagem do blog, artigo do blog, nossos leitores, estatística*, relatório semanal,
    relatório mensal, resumo semanal, resumo mensal, em média, mês passado, notas de versão, notas da versão, notas de
    lançamento, registro de alterações, registo de alterações, nova versão, erros corrigidos, testes falharam,
    compilação falhou, dicas para, oficina gratuita, estudo mostra, segundo um estudo, de acordo com um estudo, pesquisa
    mostra, pesquisa revela, onda de, comunicado de imprensa, assessoria de imprensa, investigadores, pesquisadores,
    neste número, resumo da semana, corrigimos, bugs, inquérito, questionário, pesquisa de satisfação, a sua opinião,
    sua opinião, avalie, mais lidas, coluna de, entrevista com, destaques da semana, números do mês, em números, sua
    semana em, seu mês em, taxa de sucesso, taxa de entrega, integração contínua, manutenção programada,
    vulnerabilidade*, como reconhecer, como identificar, aprenda a, palestras, palestra online, episódio*, leia também,
    crónica*, reportagem
  `,
  business: `
    verificação, confirmação, início de sessão, iniciar sessão, acesso, acessar, cadastro, senha*, palavra* passe,
    identidade, segurança, conta, e mail, ativar, ativação, duas etapas, desativ*, dois fatores, inscrição, subscrição,
    redefini*, repor, reposição, exclusão, cadastre, verifique, validação, valide, assinar, ligar seu, emparelha*,
    convite, saber que é mesmo, este endereço, esta caixa, credenciais, autorizar, quer entrar, mostra que, convidou
    você, convidou-o, convidou-a, convidou-te, te convidou, adicionou você, bloqueada, novo aparelho, é você, nome de
    utilizador, usuário, segundo fator, compra online, beneficiário, favorecido, novo dispositivo, novo navegador,
    encerramento da conta, alteração de e mail, primeiro acesso, esqueceu, esqueceste, entrar na sua, entrar na tua,
    chamou te, chamou você, quer te no, quer você no, verificação em duas etapas, verificação em dois passos, dois
    passos, segundo passo, dupla verificação, saber que é você, provar que é, comprovar que é, garantir que é, assegurar
    que é, confirmar que é o próprio, assinatura eletrónica, assinatura digital, internet banking, homebanking, banca
    online, banca eletrónica, banca móvel, novo beneficiário, novo favorecido, beneficiári*, parear, pareamento, troca
    de celular, troca de telemóvel, mudança de telefone, troca de e mail, mudança de e mail, fechar a conta, encerrar a
    conta, encerramento de conta, exclusão da conta, exclusão de conta, novo telemóvel, novo celular, novo computador,
    chave móvel digital, 3d secure, compra online segura, apagar a conta, apagamento, eliminação da conta, exclusão da
    sua conta, assinatura do contrato, assinatura do documento, assinatura do pedido, assinatura de contrato, assinatura
    de documento, assinatura qualificada, sua assinatura no, tua assinatura no, assine o contrato, assine o documento,
    assina o contrato, assina o documento, assinado digitalmente, rubricar, transferência aguarda, transferência
    aguardando, transferência pendente, transferência está pendente, transferência à espera, transferência está à
    espera, pagamento aguarda, pagamento à espera, pagamento está à espera, pagamento em espera, operação pendente,
    operação aguarda, operação está pendente, transação aguarda, transação pendente, compra aguarda, ordem aguarda,
    aguarda a sua aprovação, aguarda a tua aprovação, aguarda aprovação, aguarda sua aprovação, aguardando sua
    aprovação, aguardando aprovação, aguarda autorização, aguarda a sua autorização, aguarda a tua autorização,
    aguardando sua autorização, aguardando autorização, aguarda a sua assinatura, aguarda assinatura, aguarda a tua
    assinatura, aguardando assinatura, aguardando sua assinatura, à espera da sua aprovação, à espera da tua aprovação,
    à espera de aprovação, à espera da sua autorização, à espera da sua assinatura, à espera de autorização, concluir a
    transferência, concluir sua transferência, concluir a sua transferência, finalizar a transferência, finalizar sua
    transferência, liberar a transferência, liberar o pagamento, libertar a transferência, libertar o pagamento,
    executar a transferência, executar o pagamento, efetuar a transferência, concluir o pagamento, concluir seu
    pagamento, concluir o seu pagamento, para concluir a compra, para concluir a sua compra, para concluir sua compra,
    para concluir a operação, para concluir a transação, concluir a operação, concluir a transação, aprovar o pagamento,
    aprovar a transferência, aprovar a transação, aprovar a operação, aprovar a compra, aprove o pagamento, aprove a
    transferência, aprove a transação, aprove a operação, aprove a compra, aprova o pagamento, aprova a transferência,
    autorize o, autorize a, autorização da, autorização do pagamento, autorização de pagamento, autorização de
    transferência, autorização de transação, autentique*, autenticação*, autenticar*, autenticado, autenticador,
    confirmar a compra, confirme a compra, confirma a compra, confirmar o pagamento, confirme o pagamento, confirma o
    pagamento, confirmar a transferência, confirme a transferência, confirma a transferência, confirmar a operação,
    confirme a operação, confirmar a transação, confirme a transação, validar a operação, validar o pagamento, validar a
    compra, transação online, compra na internet, compra pela internet, compra na net, compra em linha, operação online,
    cadastrar chave pix, pix aguarda*, liberar o pix, pix agendado aguard*, 3 d secure, vincular, vinculação, vincule,
    associar o dispositivo, associar um dispositivo, associar dispositivo, adicionar dispositivo, adicionar um
    dispositivo, ligar o dispositivo, conectar o dispositivo, dispositivo novo, aparelho novo, dispositivo desconhecido,
    outro dispositivo, outro aparelho, dispositivo de confiança, dispositivo confiável, desbloque*, bloqueado por,
    bloqueámos, tentativas falhadas, tentativas incorretas, tentativas erradas, tentativas inválidas, tentativas sem
    sucesso, tentativas de login, muitas tentativas, demasiadas tentativas, tentativa de login, várias vezes errado,
    alterar o número, alteração do número, alteração de número, mudança de número, troca de número, trocar o número,
    mudar o número, novo número de telemóvel, novo número de telefone, novo número de celular, primeiro login, primeira
    entrada, recuperar, recuperação, fazer login, janela que deixou, janela que deixaste, janela que ficou, página que
    deixou, página que deixaste, página que ficou, tela que deixou, tela que ficou, aba que deixou, separador que
    deixou, deixou aberta, deixou aberto, deixaste aberta, deixaste aberto, que ficou aberta, ainda está aberta, ainda
    aberta, continua aberta, limite de transferência, aumentar o limite, aumento do limite, aumento de limite, mandato
    digital, procuração, passkey, está entrando, estás a entrar, está a entrar, estão entrando, está acessando, está a
    aceder, a acessar sua, entrando na sua, entrando no app
  `,
  fleeting: `
    validade, uma única vez, uso único, vencem, é válido, prazo de, tem até, uma vez, só funciona, morre em, serve
    até, dura quinze, dura duas, quinze minutos, vale até, horas, perde a validade, perde validade, deixa de
    funcionar, deixará de funcionar, deixa de ser válido, não funcionará depois, válido por, válido durante, válido
    até, válida por, válida até, vale só, dura, só pode ser usad*, só pode ser utilizad*, usado uma vez, utilizável
    uma, de utilização única, dez minutos, trinta minutos, meia hora, 24 horas, expira*, caduca*, vence, vencerá,
    minutos, serve durante, serve uma vez, serve só, só serve, só vale, vale uma vez, funciona uma vez, funciona só,
    funciona até, deixa de servir, deixa de valer, deixará de ser válido, já não servirá, não será válido, não
    funcionará, ficará sem efeito, fica sem efeito, será anulado, é anulado, é invalidado, autodestrói, válido apenas,
    válida apenas, válido somente, válida somente, antes que expire, antes de expirar, antes que caduque, cinco
    minutos, vinte minutos, três minutos, dois minutos, quarto de hora, só uma vez, apenas uma vez, somente uma vez
  `,
  secret: `
    não compartilh*, não partilh*, não divulg*, ninguém, não passe, não envie, não informe, não revele, sigilos*, não
    mostr*, não cont*, vai te pedir, não dê, não fornec*, não o partilh*, não o compartilh*, não o revele, não o
    divulgue, não o forneça, não repass*, não encaminh*, não diga, não digas, não dês, nunca pedimos, nunca pediremos,
    jamais pediremos, nunca lhe pediremos, nunca vamos pedir, pessoal e intransmissível, pessoal e intransferível,
    guarde só, só para si, só para você, nunca, confidencial*, não empreste, não ceda, não copie para, não publique,
    não a partilh*, não a compartilh*, não a revele, não a forneça, não a dê, não o dê, não o diga, não o mostre, não
    o encaminhe, não o ceda, não entregue, nem mesmo a, nem sequer a, mesmo que lhe peçam, mesmo que peçam, nenhum
    funcionário, nenhum colaborador, nenhum atendente, nenhum operador, ninguém da nossa, a ninguém, com ninguém, é
    pessoal, é secreto, é sigiloso, é confidencial, guarde para si, guarda o para ti, apenas para si, não compartilhe
    este código, não partilhe este código, não o passe, não o envie, não o comunique, não comunique, não o leia, não o
    dite, não dite, não o mostr*, não o repass*, não o digas, não o dês, não o reenvi*, não reenvi*, não revel*, não
    informe este código, não dê este código, não diga este código, nunca compartilh*, nunca partilh*, nunca revel*,
    nunca divulg*, nunca forneç*, nunca o partilh*, não deve ser partilhado, não deve ser compartilhado, mantenha em
    segredo, mantenha o em segredo, mantém o em segredo, mantenha em sigilo, mantenha este código, guarde segredo,
    guarde este código para, não pedimos este código, não ligamos para pedir, nem aos nossos funcionários, mesmo que
    digam ser, quem pedir este código, quem lho pedir
  `,
  enter: `
    insira, inserir, introduza, cole o, cole a, cole este, cole esse, cole no, cole na, cole aqui, colar, utilize,
    informe o, informe este, informe esse, informe os, informe a senha, digita o, digita este, introduz, escreve,
    escreva, escrever, copie, copia o, cola o, use o, use esse, use a, usa o, utiliza o, preencha, preencher, tecle,
    teclar, coloque, colocar, ponha, põe o, dite, ditar, diga o, indique o, põe isto, pôr o, pôr este, copie tal, copie
    o, coloque nos, digita estes, escreva nesta, indique na, transcrev*, dite a*, confirme com, transponha, digitando,
    digitá lo, insere, insira o, inserindo, introduzir, introduzindo, escreve o, escreva o, cola este, cole este, cole
    o, copie este, informe, informar, usando o, usando este, utilize o, utilize este, utilizando, use a senha, preencha
    com, preenche, marque, anote, diga este, diz este, leia este, responda com, responde com, mostre este código ao, no
    campo, na caixa de texto, no ecrã, na tela, na sua tv, volte ao app, volte à página, regresse à, vai precisar,
    precisará de, precisa de, coloque ali, coloca ali, coloca lá, coloque lá, põe lá, põe aí, digite ali, digite lá,
    escreve lá, escreva lá, preenche o, basta digitar, basta inserir, basta escrever, digitar o, digitares, escreves,
    introduzes, insiras, introduza o, introduza a, tecla, tecle o, tecla o, digitas, digita, digite, digitado, inserido,
    introduzido, copiar, usar, usar o, inseri lo, introduzi lo, escrevê lo, colá lo, copiá lo, indicar, indique, coloca,
    ponha o, mete o, passe o, repassar, pede quatro, pede seis, vai pedir, pedirá, será pedido, será pedida, pede lhe,
    vai lhe pedir, será solicitado, inserir o, introduzam, insiram, digitem, digitar este, digitá la, digitarás,
    digitará, escreverá, escreves o, escrevam, escrevendo, copiá la, copiem, colá la, colem, colando, colar o, colar
    este, inseri la, introduzi la, insira a, insira este, insira esse, insira os, insira estes, inserir este, preencher
    com, preencha o, preencha a, preencha este, preenchê lo, reescreva, reescreve, redigite, redigita, ponha este, ponha
    a, ponha ali, ponha lá, coloque o, coloque este, coloque a, colocá lo, coloca o, coloca este, meta o, meta este,
    mete este, mete a, mete lá, marque o, marque este, marca o, marca este, marcar o, marcar este, disca, discar, diz o,
    diga a, diga nos, diz nos, dite o, dita o, dita este, dite este, leia o, lê o, lê este, leia em voz, ler o código,
    comunica o, comunique o, comunique este, forneça o, forneça este, forneça nos, fornece o, indica o, indica este,
    indique este, indique nos, mostra o código, mostre o código, apresente o código, responda a este, responder com,
    reenvie o, devolva o código, envie nos o, mande o código, mande nos, informe nos, informe aqui, informe ali, informe
    na, informe no, confirma com, confirmar com, confirme a com, confirme o com, confirma a com, aprove com, aprova com,
    aprove a com, aprove o com, aprovar com, assine com, assina com, assine a com, assine o com, assinar com, autorize
    com, autoriza com, autorize a com, autorize o com, autorizar com, valide com, valida com, valide a com, valide o
    com, validar com, desbloqueie com, desbloqueia com, desbloquear com, libere com, liberar com, verifique com, entre
    com o, entra com o, acesse com, aceda com, acede com, identifique se com, identifica te com, autentique se com,
    pedir lhe, pedir te, ser lhe á pedido, ser te á pedido, ser lhe á solicitado, é pedido no, é pedida no, é solicitado
    na, é solicitado no, solicitará o, solicitará este, solicitado na, solicitado no, vamos pedir, vamos pedir lhe,
    quando lhe pedirem, quando te pedirem, quando for pedido, quando for solicitado, quando solicitado, quando pedido,
    se lhe pedirem, que lhe pede, que lhe pedem, que te pede, que te pedem, pede o número, pede o código, pede um
    código, pede um número, pede a chave, pede a senha, pede cinco, pede oito, pedem o, perguntará, vai perguntar, exige
    o, exigirá, requer o código, será necessário o, será exigido, será exigida, vai precisar do, vais precisar,
    precisarás, precisa do, precisas do, falta o código, tem de introduzir, tem de inserir, tem de escrever, tens de
    introduzir, tens de inserir, tens de escrever, deve introduzir, deve inserir, deve digitar, deve escrever, deverá
    introduzir, deverá inserir, deverá digitar, é só digitar, é só colar, é só escrever, é só inserir, é só introduzir,
    só precisa digitar, só tem de, o pedir, lho pedir, lho pedirem, lho peça, te pedir, te pedirem, to pedir, o
    solicitar, o solicitem, devolva nos, devolve nos, comunique nos, comunica nos, forneça nos o, dite nos, dita nos,
    leia nos, copiando, respondendo com, respondendo a este, responda a esta, colando o, teclando, marcando o, marcando
    no, é pedido, é pedida, são pedidos, são pedidas, é solicitado, é solicitada, são solicitados, pede se, inserires,
    introduzires, introduziu, inseriu, digitou, digitarem, inserirem, introduzirem, introduzida, introduzidos,
    introduzidas, inserida, inseridos, inseridas, digitada, digitados, colado no, colada no, colado na, copiado e,
    ditando, ditá lo, lendo o código, leia para o, leia ao, lê ao, lê nos, lido ao, lê lo ao, dizendo o código, diga os,
    diga ao, diz ao, fale este, fale os, falar o código, fala o código, diz os números, informando o, informando este,
    passe este, passe lhe, passar o código, dê o código, dá o código, dê este código, dá este código, entregue o código,
    mostre o no, exiba o código, apresente o no, prima os, prime os, premir os, prima as teclas, pressione os, pressione
    as teclas, aperte os números, aperte as teclas, disque os, discando o, discando os, escolha o número, escolhe o
    número, escolha este número, selecione o número, selecione os dígitos, selecione os números, seleciona o número,
    seleciona os dígitos, toque no número, toque nos números, toque nos dígitos, toca no número, continue com o código,
    continue com este, continue com esse, continua com o código, continua com este, prossiga com o código, prossiga com
    este, prossegue com este, avance com o código, avance com este, siga com este, conclua com, conclui com o, conclui
    com este, concluir com o código, concluir com este, finalize com, finaliza com o, finaliza com este, finalizar com o
    código, finalizar com este, termine com este, termina com este código, complete com o código, complete com este,
    completa com este, conclua a compra com, conclua o pagamento com, conclua a transferência com, conclua o registo
    com, conclua o cadastro com, confirme a compra com, confirme o pagamento com, confirme a transferência com, confirme
    a operação com, confirme a transação com, confirma a compra com, confirma o pagamento com, confirma a transferência
    com, confirma a operação com, confirmar o pagamento com, confirmar a transferência com, autorize o pagamento com,
    autorize a transferência com, autorize a compra com, autorize a operação com, autorize a transação com, autoriza o
    pagamento com, autoriza a transferência com, aprove o pagamento com, aprove a transferência com, aprove a compra
    com, aprove a transação com, aprova o pagamento com, aprova a transferência com, assine o contrato com, assine o
    documento com, assine o pedido com, assine a ordem com, assina o contrato com, assina o documento com, assinar o
    documento com, assinar o contrato com, desbloqueie a conta com, desbloqueie o cartão com, desbloqueie o aparelho
    com, desbloqueia a conta com, desbloqueia o cartão com, valide a operação com, valide o pagamento com, valide a
    compra com, valide a transferência com, libere o pagamento com, libere a transferência com, liberte com, confirmado
    com, confirmada com, autorizada com, autorizado com, assinado com, assinada com, aprovado com, aprovada com,
    validada com, validado com, desbloqueada com, faça login com este, faça login com o código, entre com este, entre
    com esse, entre com esta senha, inicie sessão com este, inicie sessão com o código, inicia sessão com este, inicia
    sessão com o código, mediante o código, através do código, através deste código, por meio do código, com o código
    abaixo, com o código seguinte, com o código acima, com o seguinte código, com os seguintes dígitos, sirva se do,
    sirva se deste, serve te deste, tem que digitar, terá que digitar, envie de volta, envia de volta, mande de volta,
    envie o código, envie este código, envia o código, envia este código, enviar o código para, responda só com,
    responda apenas com, responda somente com, responde só com, responde apenas com, respondendo só, dita ao, forneça
    ao, fornece ao, indica ao, comunique ao, comunica ao, transmita ao, ao nosso operador, ao nosso agente, ao nosso
    assistente, ao nosso atendente, ao nosso consultor, à nossa atendente, em voz alta
  `,
  complete: `
    confirm* seu e*, confirm* o seu e*, confirm* o teu e*, confirm* o e mail, confirm* o email, confirm* o endereço,
    verifi* seu e*, verifi* o seu e*, verifi* o e mail, verifi* o email, verifi* o endereço, confirm* sua conta,
    confirm* sua identidade, confirm* a sua conta, confirm* a sua identidade, confirm* a tua conta,
    confirm* a tua identidade, verifi* sua conta, verifi* sua identidade, verifi* a sua conta,
    verifi* a sua identidade, verifi* a tua conta, verifi* a tua identidade, confirmar e mail, confirmar conta,
    confirmar endereço, verificar e mail, verificar conta, verificar endereço, validar e mail, validar email,
    validar conta, validar endereço, confirm* seu cadastro, confirm* seu registo, confirm* o seu cadastro,
    confirm* o seu registo, confirm* o teu cadastro, confirm* o teu registo, confirm* o cadastro, confirm* o registo,
    confirm* sua inscrição, confirm* sua subscrição, confirm* sua assinatura, confirm* a sua inscrição,
    confirm* a sua subscrição, confirm* a sua assinatura, confirm* a tua inscrição, confirm* a tua subscrição,
    confirm* a tua assinatura, confirm* a inscrição, confirm* a subscrição, confirm* a assinatura, confirmar cadastro,
    confirmar registo, confirmar inscrição, confirmar identidade, confirmar acesso, confirmar a alteração,
    confirmar alteração, confirmar a exclusão, confirmar exclusão, confirmar minha conta, confirm* este e mail,
    confirm* este email, confirm* este endereço, confirm* esse e mail, confirm* esse email, confirm* esse endereço,
    é meu e mail, e mail é seu, valid* o seu e*, valid* o seu conta, valid* seu e*, valid* seu conta,
    valid* sua e mail, valid* sua conta, valid* sua endereço, valid* a sua e mail, valid* a sua conta,
    valid* a sua endereço, ativ* sua conta, ativ* a sua conta, ativ* a tua conta, ativ* minha conta,
    ativ* a minha conta, ativ* a conta, ativar conta, ativar cadastro, ativar perfil, ativ* seu cadastro,
    ativ* seu perfil, ativ* seu acesso, ativ* o seu cadastro, ativ* o seu perfil, ativ* o seu acesso, pode ativar,
    redefinir, redefina, redefine a, redefinição, repor a palavra passe, repõe a palavra passe,
    reponha a palavra passe, repor palavra passe, reposição da palavra passe, recuper* a conta, recuper* a senha,
    recuper* a palavra*, recuper* sua conta, recuper* sua senha, recuper* sua palavra*, recuper* minha conta,
    recuper* minha senha, recuper* minha palavra*, recuper* a sua conta, recuper* a sua senha, recuper* a sua palavra*,
    recuper* a tua conta, recuper* a tua senha, recuper* a tua palavra*, recuperar senha, alter* a senha,
    alter* a palavra*, alter* sua senha, alter* sua palavra*, alter* a sua senha, alter* a sua palavra*,
    alter* a tua senha, alter* a tua palavra*, mud* a senha, mud* a palavra*, mud* sua senha, mud* sua palavra*,
    mud* a tua senha, mud* a tua palavra*, troc* a senha, troc* a palavra*, troc* sua senha, troc* sua palavra*,
    troc* a tua senha, troc* a tua palavra*, alterar senha, nova senha, nova palavra passe, outra senha,
    outra palavra passe, cri* uma senha, cri* uma palavra*, cri* sua senha, cri* sua palavra*, cri* a sua senha,
    cri* a sua palavra*, defin* uma senha, defin* uma palavra*, defin* sua senha, defin* sua palavra*,
    defin* a sua senha, defin* a sua palavra*, escolh* uma senha, escolh* uma palavra*, escolh* sua senha,
    escolh* sua palavra*, escolh* a sua senha, escolh* a sua palavra*, criar senha, criar palavra passe, definir senha,
    definir palavra passe, link de acesso, link de confirmação, link de verificação, link de ativação, link de login,
    link de recuperação, ligação mágica, ligação de confirmação, ligação de ativação, ligação de acesso,
    ligação de verificação, aceit* convite, aceit* o convite, aceit* seu convite, ver convite, juntar se à equipa,
    juntar se à equipe, juntar se à grupo, juntar se ao equipa, juntar se ao equipe, juntar se ao grupo,
    junte se à equipa, junte se à equipe, junte se à grupo, junte se ao equipa, junte se ao equipe, junte se ao grupo,
    junta te à equipa, junta te à equipe, junta te à grupo, junta te ao equipa, junta te ao equipe, junta te ao grupo,
    desbloque* a conta, desbloque* sua conta, desbloque* a sua conta, desbloque* minha conta, destrancar,
    autoriz* dispositivo, autoriz* este dispositivo, autoriz* o acesso, autoriz* este acesso, aprov* dispositivo,
    aprov* este dispositivo, aprov* o acesso, aprov* este acesso, fui eu, sou eu, conclu* cadastro, conclu* o cadastro,
    conclu* seu cadastro, conclu* o registo, conclu* o seu registo, finaliz* cadastro, finaliz* o cadastro,
    finaliz* seu cadastro, finaliz* o registo, finaliz* o seu registo, complet* cadastro, complet* o cadastro,
    complet* seu cadastro, complet* o registo, complet* o seu registo, excluir minha conta, excluir a minha conta,
    excluir a conta, eliminar minha conta, eliminar a minha conta, eliminar a conta, apagar minha conta,
    apagar a minha conta, apagar a conta, novo endereço só, pôr a minha, área a funcionar, quero receber, deixa entrar,
    sem senha, caixa é minha, caixa é sua, endereço é meu, endereço é seu, juntar me, escolher outra,
    defin* as credenciais, reabrir o acesso, recuper* o acesso, termin* a inscrição, apague tudo, apagar tudo,
    confirm* o novo, confirm* meu novo, confirm* seu novo, confirm* o meu, confirm* a minha, confirm* meu e*,
    confirm* o acesso, confirm* que é você, valid* o endereço, valid* a inscrição, link único, confiar neste,
    entrar na partida, ativ* o acesso, verifi* meu e*, verifi* o novo, usaremos este endereço, invent* outra,
    sim sou eu, sim fui eu, junte-se, quero participar, inscrever-me, escolha a sua palavra-passe,
    escolha uma palavra-passe, escolher nova senha, entrar na conta, entrar na minha conta, acessar minha conta,
    concluir registo, abrir o convite, responder ao convite, entrar na equipa, entrar no grupo, entrar na equipe,
    fazer parte, quero entrar, lhe pertence, falta o seu sim, precisamos do seu ok, entrar sem senha,
    entrar sem palavra-passe, entrar com um clique, reativar a minha conta, reativar minha conta, levantar o bloqueio,
    confirmar a minha inscrição, confirmar subscrição, confirmar o meu endereço, confirm* meu cadastro,
    confirm* minha conta, confirm* minha inscrição, confirm* minha identidade, confirm* meu acesso,
    confirm* o pedido de, confirm* este pedido, confirm* esta alteração, confirm* a mudança, confirm* a troca,
    confirm* a eliminação, confirm* o encerramento, confirm* o login, confirm* este login, confirm* este acesso,
    confirm* a transferência, confirm* o pagamento, confirm* a operação, confirm* a transação, confirm* o dispositivo,
    confirm* este dispositivo, confirm* este aparelho, confirm* que és tu, confirm* que foi, confirm* que é,
    confirm* a solicitação, confirmar assinatura, confirmar novo, verifi* este endereço, verifi* este e mail,
    verifi* dispositivo, verifi* este dispositivo, verifi* minha conta, verifi* a minha, verifi* o meu,
    verificar identidade, valid* o e mail, valid* este e mail, valid* este endereço, valid* meu e*, valid* o meu,
    valid* o registo, valid* o cadastro, validar identidade, validar cadastro, ativ* meu cadastro, ativ* o cadastro,
    ativ* o registo, ativ* o perfil, ativ* a inscrição, ativ* a assinatura, ativ* minha assinatura, ativ* o cartão,
    ativ* o seu cartão, ativ* seu cartão, ativ* meu acesso, ativar acesso, ativar assinatura, trocar senha,
    mudar senha, resetar senha, resetar a senha, redefin* sua senha, escolher senha, escolher nova, escolher uma nova,
    escolha uma nova, crie uma nova, criar nova, criar uma nova, definir nova, definir uma nova, defina uma nova,
    nova chave, novo pin, criar pin, recuperar acesso, recuperar o meu, recuperar minha, voltar a entrar,
    ligação única, ligação pessoal, ligação segura, ligação de recuperação, ligação de convite, ligação para entrar,
    link pessoal, link seguro, link exclusivo, link de convite, link de redefinição, link de desbloqueio,
    link de uso único, link para entrar, link para acessar, link para redefinir, entrar com um toque,
    acessar sem senha, login sem senha, iniciar sessão sem, entrar automaticamente, continuar no navegador,
    continuar no browser, continuar o registo, continuar cadastro, continuar o cadastro, continuar inscrição,
    continuar para a conta, prosseguir no navegador, terminar o registo, terminar registo, terminar o cadastro,
    finalizar inscrição, finalizar a inscrição, concluir inscrição, concluir a inscrição, concluir a minha,
    completar inscrição, completar perfil, complete seu perfil, aceitar e entrar, aceitar e continuar,
    aceitar e juntar, aceitar pedido, participar da equipe, participar do grupo, participar do projeto,
    entrar no projeto, entrar para a equipe, entrar no time, entrar para o grupo, juntar me ao, juntar me à,
    juntar me à equipa, permitir acesso, permitir o acesso, permitir este, autorizar acesso, autorizar o login,
    autorizar login, autorizar a operação, autorizar o pagamento, autorizar a transferência, autorizar pagamento,
    aprovar acesso, aprovar login, aprovar o login, aprovar o pagamento, aprovar a transferência, aprovar transação,
    aprovar pedido, sim autorizo, sim autorizar, sim permitir, sim confirmo, sim confirmar, sim aceito, sim quero,
    sim eliminar, sim excluir, sim apagar, sim é meu, confiar no dispositivo, vincular dispositivo, vincular este,
    ligar este, associar dispositivo, desbloquear conta, desbloque* o acesso, desbloque* meu acesso, reabrir conta,
    reativar conta, reativar a conta, restaurar conta, encerrar conta, encerrar minha, encerrar a minha,
    encerrar a conta, fechar a minha conta, fechar conta, excluir conta, apagar conta, apagar os meus, apagar meus,
    excluir meus, eliminar os meus, excluir definitivamente, eliminar definitivamente, apagar definitivamente,
    contem comigo, conta comigo, podem contar comigo, mudar a sua palavra passe, mudar a sua palavra chave,
    mudar a senha, mudar sua senha, alterar a sua palavra passe, escolha uma nova senha,
    escolha uma nova palavra passe, verificar seu email, verificar o seu e mail, verificar seu e mail,
    ativar a sua conta, ativar sua conta, redefinição da senha, redefinir a senha, redefinir sua senha,
    escolher a palavra-passe, escolha a palavra-passe, definir a palavra-passe, defina a palavra-passe, escolher a
    senha, escolha uma senha,
    escolher palavra-passe, alterar palavra-passe, alterar a palavra-passe, alter* a sua palavra-passe, mudar
    palavra-passe, mudar a palavra-passe, renovar palavra-passe, renovar senha, renov* a senha, repor senha, cri* a sua
    palavra-passe, cri* uma palavra-passe, cri* a palavra-passe, desbloque* acesso, desbloquear o acesso, entr* com este
    link, entr* por este link, acess* com este link, aced* com esta ligação, entr* com esta ligação, inici* sessão com
    esta ligação, particip* do espaço, entr* no espaço, juntar me ao espaço, permitir início de sessão, permitir o
    início de sessão, autorizar o início de sessão, autoriz* início de sessão, aprovar o início de sessão, é o meu
    dispositivo, é meu dispositivo, o aparelho é meu, é o meu telemóvel, quero subscrever, restaurar acesso, restaurar o
    acesso, restaur* a conta, restaur* a sua conta, reativ* a sua conta, reativ* sua conta, ativ* o meu cartão, ativ*
    meu cartão, ativar cartão, confirm* a exclusão, confirm* encerramento, confirm* exclusão, aceite* o convite aqui,
    aceitar aqui o convite, aceit* aqui o convite, aceitando o convite, valid* e mail, valid* a conta, cadastr* nova
    senha, cadastr* uma nova senha, cadastr* sua senha, ger* nova senha, ativ* o utilizador, desbloquear a conta,
    desbloquear a sua conta, voltar a aceder
  `,
  act: `
    ativar, ative, aceitar, aceite, concluir, ativa a, ativa o, ativa já, aceita, aprove, autorize, desbloqueie,
    avançar, conclua, juntar se, participar, permitir, finalize o, finalize seu, aceito, complete o, terminar, juntar
    me, reabrir, prosseguir, falta um passo, só mais um passo, último passo, quase lá, quase pronto, quase
    terminado, falta pouco, confirmo, valide, permita, permite, continue para, prossiga, avance, aprovar,
    liberar, vincular, habilitar, estás a um passo, está a um passo, a um passo, a um clique, falta
    apenas, falta só, só falta, um clique
  `,
  signIn: `
    iniciar sessão, inicie sessão, acessar, acesse, iniciar a sessão, aceder, acede, aceda, fazer login, faça login,
    entre na, entra na, abrir o app, abrir a app, entrar na minha,
    começar, comece, começa, vamos lá
  `,
  never: `
    verificar atividade, verificar a atividade, verifique a atividade, rever atividade, cancel* inscrição, cancel* a
    inscrição, cancel* subscrição, cancel* a subscrição, descadastr*, anular subscrição, gerenciar, configurações,
    definições, versão web, privacidade, suporte, contato, avali*, seu pedido, rastrear, compartilhar, siga nos,
    descarregar, saiba mais, leia mais, loja, confirmar presença, entr* em contacto, cancelar assinatura, deixar de
    receber, termos, perguntas frequentes, central de ajuda, apoio ao, partilhar, partilha, responder, baixar,
    acompanh*, ver mais, ver detalhes, ver online, saber mais, caixa de spam, pasta de spam, lixo eletrónico, finalizar
    a compra, confirmar encomenda, confirmar a encomenda, reagendar, painel, pague, comprar agora, não responda,
    fatura, boleto, confirm* seu endereço de entrega, confirm* sua encomenda, minha opinião, dê uma nota, meu resumo, o
    bilhete, meu pacote, a coleção, o chamado, ver meu, mudar a consulta, regulamento, pagar online, continuar a ler,
    quero já, seguir meu, gerir, ver o registo, ler as notas, detalhe*, gerenciar preferências, alterar preferências,
    gerir preferências, gerir subscrição, gerir notificações, notificações, não quero receber, não receber mais, sair
    da lista, sair desta lista, remover meu e mail, cancelar o recebimento, ver no navegador, ver no browser, abrir no
    navegador, versão online, seguir encomenda, seguir a encomenda, acompanhar pedido, acompanhar o pedido, acompanhar
    entrega, rastrear pedido, rastrear encomenda, estado da encomenda, ver encomenda, ver a encomenda, meus pedidos,
    minhas encomendas, ver fatura, ver a fatura, baixar fatura, segunda via, ver recibo, ver comprovativo, ver
    comprovante, pagar agora, pagar fatura, pagar boleto, ver relatório, relatório completo, ver estatísticas, ler
    artigo, ler o artigo, ler notícia, ler a notícia, ver atividade, rever atividade, responder à pesquisa, responder
    ao inquérito, responder inquérito, deixar avaliação, dar opinião, centro de ajuda, resgatar, aproveitar, ver
    oferta, ver ofertas, comprar já, adicionar ao carrinho, ver carrinho, confirmar consulta, confirmar a consulta,
    confirmar agendamento, confirmar reserva, confirmar a reserva, confirmar a presença, confirmar entrega, confirmar
    receção, confirmar recebimento, confirmar a compra, cancelar consulta, remarcar, adicionar ao calendário, adicionar
    à agenda, como chegar, condições, indicar amigo, convidar amigos, ver chamado, ver ticket, ver log, ver detalhe,
    ver o relatório, livro de reclamações, continuar a conversa, continuar conversa, ver mensagem, ver a mensagem, ver
    comentário, ver o comentário, participar da reunião, entrar na reunião, participar na reunião, minha conta, a minha
    conta, ver tarefa, abrir tarefa, experimentar agora, experimente agora, abrir relatório, abrir arquivo, ver fotos,
    ver resultados, ver certificado, continuar a lição, visitar o fórum, comentários, comentário, moderar, moderação,
    cartão de embarque, ver anúncio, ver o anúncio, ver bilhetes, ver os bilhetes, ver meus ingressos, ver ingressos,
    baixar ingressos, ver tópico, ver o tópico, ver reserva, ver a reserva, gerir reserva, gerenciar reserva, alterar
    reserva, cancelar reserva, fazer check in, check in online, ver extrato, ver o extrato, baixar extrato, consultar
    extrato, ver movimentos, ver recibos, descarregar recibo, descarregar o recibo, baixar recibo, baixar certificado,
    descarregar certificado, descarregar bilhetes, ver mapa, ver o mapa, ver no mapa, ver catálogo, ver o catálogo, ver
    produto, ver o produto, ver vídeo, ver o vídeo, abrir chamado, escolher lugar, escolher assento, iniciar devolução,
    devolver produto, desmarcar consulta, trocar horário, alterar marcação, ver o caso, abrir o ticket, visualizar no
    navegador, alterar entrega, atualizar forma de pagamento, atualizar dados de pagamento, candidatar se agora,
    candidatar me, usar vale, indicar amigos, fale conosco, revisar configurações de segurança, conhecer as novidades
  `,
  notMe: `
    não foi você, não é você, não sou eu, não solicit*, não pediu, não se cadastrou, recusar, rejeitar, desconsidere,
    não foste tu, não és tu, não fui, não era você, não foi o senhor, não foi a senhora, não tenha sido, não pediste,
    não fez, não criou, não realiz*, não reconheç*, não te registaste, não se registou, recuse, anulá lo, anular o
    pedido, denunciar, proteja sua conta, bloqueie, se não tocar, bloqueia, se não foi você, se não foi o senhor, não
    fez este pedido, não faça nada, não precisa fazer nada, não obrigado, apague esta mensagem, não fui eu, não foste,
    não era eu, não fez isto, não fez isso, não fez este, não foi você quem, não é sua, não é teu, não é seu, não
    conhece, não esperava, não estava à espera, não tentou, não tentaste, não fizeste, não criaste, não te inscreveste,
    não se inscreveu, não me inscrevi, desconsidere esta, desconsidere este, pode ignorar, podes ignorar, basta ignorar,
    não é necessário fazer, nenhuma ação, nada acontece, nada será alterado, nada muda, não tem de fazer nada, elimine
    este, elimina este, exclua este, apague este, apaga este, alguém se enganou, enganou se, por engano, alguém digitou,
    outra pessoa usou, avise nos, avisa nos, contacte nos de imediato, ligue de imediato, proteja a sua conta, protege a
    tua conta, proteger conta, proteger a minha conta, proteger minha conta, bloquear conta, bloquear cartão, bloquear o
    cartão, negar, nego, não autorizar, não autorizo, desfazer, reverter, cancelar este pedido, cancelar o pedido de,
    cancelar a alteração, se outra pessoa, outra pessoa digitou, outra pessoa está, outra pessoa informou, não está
    tentando, não estava tentando, não estava a tentar, não reconhece, não foi o próprio, não foi a própria, não iniciou
    sessão, não iniciaste sessão, não ordenou, não ordenaste, não autorizou, não autorizaste, pedido não é seu, pedido
    não é teu, pedido não for seu, não partiu de si, não partiu de você, não fez login, não deu esta ordem, pode
    descartar, podes descartar, descarte este, descarte esta, não conheces, não é tua, não te pertence, não lhe
    pertence, não pertence a você, não alterou, não está a tentar, sem o seu conhecimento, sem seu conhecimento, não
    iniciou est*, não iniciaste, não efetuou, não efetuaste, outra pessoa pode ter, outra pessoa possa ter, trata de um
    erro, for um erro, que é um erro, isso estiver incorreto, isto estiver incorreto, remover o seu endereço, remover
    seu endereço, desativar a sua conta, desativar sua conta, remover meu endereço, bloquear sua conta, recomendamos
    alterar, recomendamos que mude, senha imediatamente, palavra passe imediatamente, altere imediatamente, informe nos,
    nos avise, entre em contato imediatamente, contacte nos imediatamente, verifique a sua atividade, recomendamos que
    alter*, senha o mais rápido possível, palavra passe o quanto antes, comunicar atividade suspeita, terminar sessão em
    todos, sair de todos os
  `,
  done: `
    foi alterad*, foi redefinid*, foi atualizad*, foi modificad*, foi confirmad*, foi verificad*, foi ativad*, foi
    removid*, com sucesso, novo login, novo acesso, novo início de sessão, você alterou, está ativa, foi adicionad*,
    foi eliminad*, foi excluíd*, foi desativad*, foi repost*, foi cancelad*, obrigado por confirmar, obrigada por
    confirmar, aceitou, alteraste, você trocou, acabou de mudar, mudou, foi concluíd*, foi encerrad*, foi registad*,
    foi registrad*, foi associad*, foi vinculad*, foi desbloquead*, foram atualizad*, foram alterad*, foram removid*,
    já está ativ*, já está confirmad*, já está verificad*, está confirmad*, está verificad*, ficou ativ*, está ativo,
    acabou de alterar, acabaste de mudar, mudaste, alterou a, alterou o, trocou a, atualizou, atualizámos, atualizamos,
    alterámos, removemos, eliminámos, encerrámos, encerramos, juntou se, entrou na equipa, entrou no grupo, já faz
    parte, já fazes parte, obrigado pela confirmação, obrigado por verificar, nova sessão iniciada, sessão iniciada,
    detetámos um novo, detectamos um novo, acesso efetuado, login efetuado, login realizado, senha alterada, palavra
    passe alterada, alteração concluída, inscrição foi cancelada, assinatura foi cancelada, subscrição foi cancelada,
    você cancelou a inscrição, você cancelou sua inscrição, você foi descadastrad*, cancelou a sua subscrição,
    cancelaste a tua subscrição, não receberá mais, não vai mais receber, deixará de receber, deixarás de receber, foi
    removid* da lista, cancelamento foi efetuado
  `,
  here: `
    o botão, botão abaixo, esta ligação, barra de endereços, clicando, carregue, carrega, pressione, aperta, aperte,
    este botão, no botão, esta hiperligação, a ligação, seguinte página, página seguinte, abra este, copie e cole,
    acesse este, prima em, prima no, prima aqui, toque em, toque no, toca em, visite o, visite este, um toque,
    um clique, vá a, abra a página, endereço abaixo, endereço seguinte, este caminho, este endereço, toque,
    carregue no, carregue em, carrega no, este link, o link, link abaixo, link a seguir, seguinte link, link seguinte,
    seguinte ligação, ligação seguinte, ligação abaixo, através deste, através desta, pelo link, siga o link,
    siga este, segue o link, segue este, siga a ligação, abra o link, abre o link, acesse o link, aceda a, aceda ao,
    aceda à, copie este, copie a ligação, copia a ligação, copie o link, copia o link, cole no navegador,
    cole na barra, cola no navegador, no seu navegador, no teu navegador, no navegador, se o botão, botão não funciona,
    botão não funcionar, botão a seguir, botão seguinte, seguinte botão, prima o botão, aperte o botão,
    seguinte endereço
  `,
  onSite: `
    encomenda*, entrega*, entregador*, estafeta*, correio*, cacifo*, armario*, locker*, levantar*, levantamento*,
    balcao*, guiche*, bilheteir*, recepcao*, rececao*, portaria*, porta de, portao*, cancela*, wifi, wi fi, consulta,
    consultas, marcacao*, agendamento*, reserva*, bilhete*, ingresso*, fila, senha de atendimento, mesa, retirar a,
    retirar o, a retirada, garagem*, estacionamento*, torniquete*, catraca*, interfone*, intercomunicador*,
    motorista*, condutor*, cofre de chaves, ponto de recolha, ponto de retirada, vestiario*, cadeado*, id da reuniao,
    id de reuniao, numero da reuniao, código da reunião, código de reunião, senha da reunião, palavra passe da
    reunião, link da reunião, identificação da reunião, reunião zoom, reunião do zoom, reunião no zoom, reunião pelo
    zoom, reunião teams, reunião do teams, reunião no teams, reunião pelo teams, reunião do meet, reunião do google
    meet, chamada zoom, reunião online, reuniões online, reunião virtual, sala de reunião, sala de reuniões,
    videochamada*, vídeo chamada*, chamada de vídeo, chamadas de vídeo, videoconferência*, vídeo conferência*,
    videoconsulta*, teleconsulta*, teleatendimento, telemedicina*, conferência telefónica, audioconferência*,
    teleconferência*, id da conferência, número da conferência, código da conferência, webinar*, participar na
    reunião, participar da reunião, participe da reunião, participe na reunião, entrar na reunião, entre na reunião,
    ingressar na reunião, ingresse na reunião, aceder à reunião, acessar a reunião, participar por telefone, entrar
    por telefone, discar para, número de discagem, número de acesso telefónico, pin do participante, pin de
    participante, id do participante, código do participante, código de participante, número do participante, sala de
    espera, porta da frente, porta principal, porta da rua, porta do prédio, porta do edifício, porta do quarto, da
    porta, portões, entrada do prédio, entrada do edifício, entrada do condomínio, entrada principal, hall de entrada,
    hall do prédio, átrio*, saguão*, vestíbulo*, escada*, elevador*, videoporteiro*, campainha*, caixa de chaves,
    caixa das chaves, cofre para chaves, cofre das chaves, recolha das chaves, fechadura*, guarda volumes, guarda
    roupa*, bengaleiro*, bicicletário*, arrecadação*, código do alarme, sistema de alarme, central de alarme, painel
    do alarme, desativar o alarme, desligar o alarme, desarmar o alarme, alarme da casa, alarme residencial, cofre do
    quarto, cofre do hotel, código do cofre, porta giratória, carregador elétrico, posto de carregamento, postos de
    carregamento, ponto de carregamento, ponto de recarga, estação de carregamento, estação de recarga, eletroposto*,
    máquina de venda, máquinas de venda, parquímetro*, parcómetro*, caixa de autoatendimento, self checkout,
    quiosque*, máquina de vendas, fotocopiadora*, copiadora*, na impressora, lavandaria*, lavanderia*, máquina de
    lavar, rede de convidados, rede de visitantes, rede sem fio, rede sem fios, número do quarto, pontos de recolha,
    ponto de coleta, código de recolha, código de retirada, código de coleta, pronto para retirada, pronta para
    retirada, buscar o pacote, retirar seu pedido, carteiro*, transportadora*, à sua porta, na sua porta, à tua porta,
    ao domicílio, em domicílio, motoboy*, número da senha, número de espera, senha de espera, rececionista*,
    recepcionista*, operador de caixa, no caixa, na caixa registadora, cobrador*, revisor*, maquinista, embarque*,
    porteiro*, vigilante*, segurança do prédio, horário marcado, hora marcada, sua presença, a tua presença, confirmar
    presença, confirme presença, confirme a presença, comparecimento*, comparecer, comparência*, sua participação, a
    tua participação, confirmar participação, rsvp, chegada*, confirmar a visita, confirme a visita, confirme sua
    visita, sua visita a, sua visita ao, visita técnica, visita domiciliar, visita guiada, visita ao imóvel, crachá de
    visitante, check in online, check in on line, horário de check in, hora do check in, fazer o check in, faça o
    check in, faça check in, estadia*, morada de envio, faixa horária, leitura do contador, leituras do contador,
    leitura de contador, leitura do medidor, leitura do relógio, hidrômetro*, contador da água, contador da luz,
    contador do gás, medidor de energia, número do contador, número do medidor, recebimento da mercadoria, recebimento
    do pacote, recebimento do pedido, recebimento do produto, recebimento de mercadoria*, recebi o pacote, passeio
    escolar, excurs*, visita de estudo, saída de campo, passeio da escola, autorização para o passeio, autorização de
    passeio, consentimento para o passeio, reunião de pais, reunião de encarregados, entrevista de emprego, aula de
    condução, no hotel, terminal de autoatendimento, totem de autoatendimento, presença no evento, presença na,
    presença em,
    id do webinar, seminário web, acesso à reunião, ligação da reunião, wifi de convidados, wi fi de convidados,
    wifi para hóspedes, wi fi para hóspedes, wifi visitantes, rede para convidados, rede de hóspedes, nome da rede,
    nome da rede wifi, nome do wifi, rede wifi, rede wi fi, internet para hóspedes, ssid
  `,
  entryPlace: `
    janela*, pagin*, tela, telas, ecra, ecras, campo, campos, caixa, caixas, quadro, quadrad*, espaco*, formulario*,
    app, aplicacao*, aplicativo*, navegador*, site, sitio, aparelho*, dispositivo*, portal*, aba, tablet*,
    computador*, consola*, console*, secao, seccao, dialogo*, multibanco, caixa eletronico, caixa automatico,
    descodificador*, decodificador*, miniapp*, mini app, chatbot*, terminal*, separador, televisao, televisor*,
    assistente de, lancador*, extensao do, relogio, totem, homebanking, internet banking
  `,
  accountName: `
    nome de utilizador, nome de usuário, nomes de usuário, nome da conta, nome de conta, nome de perfil, nome de
    login, nome de jogador, apelido, alcunha, id de usuário, id de utilizador, seu login, teu login, usuário:,
    utilizador:
  `,
  subjectLine: "assunto*",
  outdated: `
    já não é válido, já não funciona, não é mais válido, não funciona mais, deixou de, código anterior, código antigo,
    anulado, cancelado, substitui o, já não serve, já não vale, já não está ativo, já não está válido, já não pode ser
    usado, já não pode ser utilizado, não vale mais, não está mais válido, não está mais ativo, não serve mais, não
    pode mais ser usado, não pode mais ser utilizado, perdeu a validade, perdeu validade, ficou sem efeito, fica sem
    efeito, está invalidado, foi invalidado, foi anulado, foi cancelado, anulámos, anulamos o código, cancelámos,
    cancelamos o código, foi revogado, foi retirado, retirámos, código bloqueado, código foi bloqueado, bloqueámos o
    código, foi desativado, foi substituído, códigos anteriores, anterior código, código prévio, código velho, velho
    código, antigo código, primeiro código, código original, código inicial, código de antes, código desta manhã, o
    desta manhã, código de hoje cedo, o de hoje cedo, código de ontem, o de ontem, enviado antes, enviado
    anteriormente, enviado previamente, enviado mais cedo, enviado esta manhã, enviado hoje cedo, enviado ontem,
    enviado às, que enviámos às, enviámos antes, enviámos anteriormente, enviamos mais cedo, enviámos ontem, enviámos
    esta manhã, que recebeu antes, que você recebeu antes, que recebeste antes, código expirou, código já expirou,
    código expirado, código está expirado, código venceu, código já venceu, código vencido, código caducou, código
    caducado, já expirou, já venceu, expirou às, expirou ontem, já foi usado, já foi utilizado, já usado, já
    utilizado, código foi usado, código foi utilizado, código usado, código utilizado, código que usou, código que
    você usou, código que usaste, código que utilizou, código que você utilizou, está esgotado, não pode ser
    reutilizado, não pode ser usado novamente, não pode ser utilizado novamente, não pode ser usado de novo, ignore o
    anterior, desconsidere o anterior, desconsidere o código anterior, esqueça o código, esquece o código, em vez do
    código, em lugar do código, no lugar do código, ao invés do código, em vez do anterior, no lugar do anterior,
    substitui ao, substitui aquele, foi usado para entrar, foi utilizado para entrar, foi usado para iniciar sessão,
    foi utilizado para iniciar sessão, foi usado para fazer login, código com que entrou, código com o qual, não pode
    voltar a ser usado, não pode voltar a ser utilizado, ignore o código anterior, em substituição do código, em
    substituição ao código, expirou, venceu, caducou, foi usado, foi utilizado, não foi usado, não foi utilizado,
    introduziu o código, inseriu o código, digitou o código, introduziste o código, inseriste o código, digitaste o
    código, escreveu o código, você inseriu o código, você digitou o código, inseriu o pin, digitou o pin, código
    inserido às, código introduzido às, código digitado às, código inserido por você, código introduzido por si,
    código inserido por ti, código inserido corretamente, código introduzido corretamente, código foi inserido,
    código foi introduzido, código foi digitado, código foi aceite, código foi aceito, código foi validado, código
    foi verificado, código aceite, código aceito, pin foi inserido, pin foi aceite, pin foi aceito, aceitámos o
    código, aceitamos o código que, foi confirmada com o código, foi confirmado com o código, foi autorizada com o
    código, foi verificada com o código, foi validada com o código, confirmou com o código, token foi aceito
  `,
  toRead: `
    ler, leia, lido, ver, veja, consult*, folhear, descubra, descobre, explor*, encontra, encontre, conheça, visualiz*,
    lê mais, vê mais, vê aqui, vê o, ir para minha conta, ir para a minha conta, ir para sua conta, ir para a sua
    conta, vá para a sua conta, ver minha conta, ver a minha conta, consult* a sua conta, página da sua conta, página
    da conta, portal do cliente, área do cliente, área de cliente, área pessoal, minha área, abrir o painel, ir para o
    painel, suas faturas, tuas faturas, ver faturas, internet banking, homebanking, ver pedido, confira seu pedido,
    consult* a encomenda, ver reserva, confira sua reserva, confira os detalhes, verifique os detalhes, revis* sua
    atividade, reve* a sua atividade, atividade recente, o que mudou, gerencia* dispositivos, gerencie seus
    dispositivos, gerir dispositivos, ver extrato, consult* o extrato, confira o endereço de entrega, verifique a
    morada de entrega, histórico de uso, histórico de utilização, ler mensagem, leia sua mensagem, ler a mensagem, abr*
    o app, abr* o aplicativo, abr* a aplicação, acessar o portal, minhas reservas, as minhas reservas, abrir documento,
    abrir ficheiro, transferir ficheiro
  `,
  plural: "códigos, senhas, palavras passe",
  fault: "código de erro, erro, avaria*, falha, no visor",
  injection: `
    ignore o acima, ignore tudo, ignore todas as instruções, ignora o que está acima, ignore as instruções,
    desconsidere o acima
  `,
  codeWord: `
    palavra:, palavra é, esta palavra, essa palavra, seguinte palavra, palavra seguinte, palavra abaixo, digite a
    palavra, escreva a palavra, use a palavra, com a palavra, é a palavra, palavra chave, palavra secreta, palavra
    mágica, palavra código, palavra de código, palavra de acesso, palavra de entrada, palavra de segurança, palavra de
    confirmação, palavra de verificação, palavra de controle, palavra de controlo, palavra de autenticação, palavra de
    uso único, palavra para entrar, palavra para acessar, palavra para aceder, palavra para hoje, palavra de hoje,
    palavra passe de uso único, palavra passe de utilização única, palavra passe única, palavra passe descartável,
    palavra passe do dia, palavra passe de hoje, palavra passe para hoje, senha de uso único, senha única, senha
    descartável, senha do dia, senha de hoje, senha para hoje, contrassenha, frase passe, frase senha, frase de
    acesso, frase secreta, frase chave, frase de segurança, frase de emparelhamento, frase de pareamento, frase de
    verificação, a frase, sua frase, tua frase, esta frase, seguinte frase, frase seguinte, frase abaixo, as letras,
    estas letras, essas letras, seguintes letras, letras seguintes, letras abaixo, as sílabas, estas sílabas,
    seguintes sílabas, sílabas, a sequência, sequência de letras, sequência de caracteres, cadeia de letras, cadeia de
    caracteres, cadeia de carateres, combinação de letras, chave de uso único, chave de utilização única
  `,
  example: `
    por exemplo, p ex, a título de exemplo, como exemplo, exemplo:, exemplos:, neste exemplo, no exemplo, um exemplo
    de, exemplo de código, exemplo de mensagem, exemplo de sms, código de exemplo, código exemplo, código fictício,
    mensagem de exemplo, tem este aspeto, tem este aspecto, terá este aspeto, parece se com isto, parecido com isto, é
    assim:, fica assim:, aparece assim, algo como, algo do género, algo do tipo, algo assim:, como este:, como esta:,
    tal como:, tais como, do tipo, do género, da forma:, com o formato, no formato, tem o formato, códigos como, uma
    mensagem como, um sms como, mensagens como, mensagem parecida com, recebeu uma mensagem, recebeu um sms, recebeu
    um torpedo, recebi uma mensagem, recebi um sms, recebe uma mensagem que, recebido uma mensagem, chegou me um, a
    seguinte mensagem, o seguinte sms, o seguinte texto, mensagem que dizia, mensagem que diz, mensagem dizendo,
    mensagem a dizer, sms que dizia, sms a dizer, sms dizendo, com o texto:, com os dizeres, a mensagem dizia, a
    mensagem diz, o sms dizia, o sms diz, o texto dizia, mensagem falsa, mensagens falsas, sms falso, sms falsos,
    torpedo falso, o burlão, o golpista, o criminoso, o vigarista, o estelionatário, a vítima, a pessoa que ligou,
    quem ligava, o falso funcionário, o falso atendente, suponha que, imagine que
  `,
  matter: `
    pedido* de férias, solicitação de férias, atestado* médico*, baixa médica, relatório* de despesas, reembolso*,
    viagem de negócios, viagem a trabalho, horas extra*, folha* de horas, folha* de ponto, troca* de turno, requisição
    de compra, pedido* de compra, pedido* de aprovação, solicitação de aprovação, aguarda a sua aprovação, aguardando
    sua aprovação, para aprovação, pasta* partilhada*, pasta* compartilhada*, ficheiro* partilhado*, arquivo*
    compartilhado*, partilhou, compartilhou, acesso à pasta, pronto para download, pronto para baixar, transferência de
    ficheiros, cópia de segurança, a gravação, orçamento*, contrato* de arrendamento, contrato* de aluguel, contrato* de
    trabalho, documento* para assinar, assinar o documento, assine o documento, recibo* de vencimento, contracheque*,
    holerite*, extrato* bancário*, boletim escolar, apólice*, comentou, novo* comentário*, mencionou você, respondeu a,
    respondeu ao, nova publicação, nova* mensage* de, resposta à sua pergunta, inquérito*, pesquisa de satisfação,
    enquete*, votação, questionário*, abaixo assinado, discussão, novo tópico, reunião, reuniões, vai comparecer, lista
    de espera, inscrição no curso, sua consulta, agendamento*, próximo jogo, moderador*, moderação, quarentena,
    proposta*, nova tarefa, atribuída a você, atribuída a si, adicionad* ao projeto, trabalhos de casa, espaço
    de armazenamento, quase chei*, complete o seu perfil, doação, doações, seu anúncio, imóveis,
    candidatura*, vaga de emprego, evento*, sua reserva, removeu você, te removeu, removeu o, partilhado consigo,
    partilhado contigo, compartilhado com você, compartilhada com você, álbum partilhado, álbum compartilhado, álbum de
    fotos, enviou um arquivo, enviou um ficheiro, descarregar o ficheiro, baixar o arquivo, exportação está pronta, dias
    de férias, pedido* de folga, aguarda aprovação, aguardando aprovação, pendente* de aprovação, mensagem retida,
    retirar a mensagem, cotação, pront* para assinatura, pendente* de assinatura, vote agora, registre seu voto, foi
    mencionad*, nova resposta, mensagem privada de, mensage* não lida*, novo seguidor, começou a seguir, pedido* de
    amizade, entrou no grupo, saiu do grupo, novo artigo, artigo publicado, confirmação de leitura, resumo semanal,
    relatório semanal, convite de calendário, confirme a sua presença, confirme sua presença, sua
    encomenda foi, a sua encomenda, pagamento recebido, recebemos seu pagamento, pagamento em atraso,
    fatura em anexo, nova fatura, boleto*, lembrete de pagamento, no seu carrinho, cartão presente, vale presente, de
    volta ao estoque, avalie sua compra, renovação da sua associação, assinatura foi renovada, período de teste termina,
    removid* da lista, problema resolvido, servidor fora do ar, quota excedida, backup falhou, certificado expira, chave
    de api, vírus detectado, vazamento de dados, estoque baixo, movimento detectado, vence amanhã, lembrete de consulta,
    foi matriculad*, nova nota, sua fatura de, ata da assembleia, chamado foi, revisão solicitada, sua fatura chegou,
    chave ssh, sensor*, saiu para entrega
  `,
  receipt: `
    obrigado pela sua compra, obrigado pela compra, obrigado por comprar, agradecemos a sua compra, obrigado pelo seu
    pagamento, cupom fiscal, talão de compra, seu recibo, recibo de pagamento, fatura recibo, fatura simplificada,
    comprovante de pagamento, comprovativo de pagamento, pagamento recebido, pagamento aprovado, pago com cartão, valor
    pago, iva incluído, subtotal, via do cliente, nº autorização, nº aut, nsu, nº de aprovação, via cliente, via
    estabelecimento, via do estabelecimento, talão de multibanco, número do terminal, nº do terminal, id terminal,
    saldo disponível após, saldo após a operação, pagou em, você pagou em, foi debitado, foi debitada, foi cobrado no
    seu cartão, foi debitado do seu cartão, vencimento base, salário bruto, salário líquido, vencimento líquido, total
    de descontos, total líquido a receber, descontos legais, pagamento confirmado, pagamento realizado, pagamento
    efetuado, compra aprovada, transação aprovada, pix enviado, pix recebido
  `,
};
