import type { Cues } from "@/lib/mail/cues/types";

export const pt: Cues = {
  code: `
    código, códigos, código de verificação, código de segurança, código de acesso, código de confirmação,
    código de uso único, senha de uso único, senha única, chave de segurança, palavra passe de utilização única,
    número de verificação, código de ativação, código de autenticação, código de autorização, código de validação,
    código de recuperação, código de redefinição, código de desbloqueio, código de login, código de início de sessão,
    código de entrada, código de registo, código de cadastro, código de emparelhamento, código de vinculação,
    código de dispositivo, código de exclusão, código de eliminação, código de transação, código de utilização única,
    código de um só uso, código único, código temporário, código dinâmico, código secreto, código otp, código sms,
    código token, chave de verificação, chave de uso único, senha dinâmica, senha descartável, palavra passe única,
    palavra passe descartável, pin de segurança, pin de verificação, token de acesso, token de segurança,
    token de verificação
  `,
  maybeCode: `
    chave, dígitos, caracteres, seguinte número, senha temporária, senha provisória, palavra passe temporária,
    números, letras, símbolos, algarismos, este número, próximo número, número abaixo, número seguinte,
    número a seguir, número que, combinação, sequência, palavra secreta, palavra chave, palavra mágica,
    palavra de confirmação, palavra de segurança, frase secreta, frase de segurança
  `,
  other: `
    pedidos, encomenda*, fatura*, factura*, boleto, recibo, protocolo, reserva, reservas, código d* reserva,
    localizador, pacote, entrega, rastreamento, código de rastreio, código de rastreamento, referência*, telefone*,
    telemóvel, código d* cliente, contrato, terminad* em, termina em, cep, código promocional, código promo,
    código de desconto, desconto*, cupom, cupão, código d* cupom, código de indicação, código de convite,
    código d* erro, erro, código de estado, cnpj, cpf, nif, iva, código qr, código* de barras, código fonte,
    código de conduta, código do produto, valor, montante, preço, saldo, pagamento de, rua, avenida, voo, pontos,
    código de referência, código de amigo, código presente, código de status, código de oferta, código de área,
    código desconto, id da transação, vale presente, vale compra, vale desconto, um vale, seu vale, portes de envio,
    custo de envio, frete de envio, frete, número do chamado, número do pedido, número do cliente, número do contrato,
    número do protocolo, número do cartão, número do contador, número do processo, número do bilhete, seu chamado,
    número de série, número de contribuinte, número de conta, número de cliente, número de telefone,
    número de seguimento, número de objeto, chave pix, nota fiscal, morada, transportadora, estafeta, niss, sinistro,
    sócio, cartão final, final do cartão, finalizado em, com final, extensão, carrinho, ao finalizar, promoç*,
    oferta*, brinde, campanha, código civil, código de cor, código swift, código de resposta, código cliente,
    código de resgate, total, processo n, código do objeto, seu pedido, o pedido, do pedido, meu pedido, teu pedido,
    pedido:, pedido nº, pedido confirmado, pedido recebido, pedido enviado
  `,
  promo: `
    desconto*, cupom*, cupão, cupões, cupons, vale-presente*, vale presente, cartão-presente, cartão presente,
    cartão oferta, vale-compras, código promocional, oferta especial, ofertas imperdíveis, imperdíve*,
    liquidação*, economize*, poupe agora, poupe até, % de desconto, % off, no checkout, finalizar a compra,
    carrinho*, cesto de compras, frete grátis, portes grátis, envio grátis, entrega grátis, pontos de fidelidade,
    pontos bônus, pontos de bónus, sorteio*, convide amigos, convide os seus amigos, convide seus amigos, indique
    um amigo, indique e ganhe, dinheiro de volta, presente de aniversário, pedido mínimo, compra mínima, encomenda
    mínima, enquanto durarem os estoques, enquanto durarem, limitado ao stock, resgate já, resgate agora, compre
    agora, compre já
  `,
  press: `
    nesta edição, esta edição, neste artigo, continue lendo, continuar a ler, continue a ler, leia mais, ler mais,
    saiba mais no artigo, colunista*, postagem do blog, artigo do blog, nossos leitores, estatística*, relatório
    semanal, relatório mensal, resumo semanal, resumo mensal, em média, mês passado, mês anterior, notas de
    versão, notas da versão, notas de lançamento, registro de alterações, registo de alterações, nova versão,
    correções de bugs, erros corrigidos, bugs corrigidos, testes falharam, compilação falhou, episódio do podcast,
    dicas para, oficina gratuita, estudo mostra, segundo um estudo, de acordo com um estudo, pesquisa mostra,
    pesquisa revela, onda de, comunicado de imprensa, assessoria de imprensa, investigadores, pesquisadores
  `,
  business: `
    verificação, verificar, confirmação, confirmar, autentica*, início de sessão, iniciar sessão, acesso, acessar,
    cadastro, regist*, senha*, palavra* passe, recuper*, identidade, segurança, conta, e mail, ativar, ativação,
    dispositivo, desbloque*, duas etapas, autoriz*, desativ*, login, dois fatores, inscrição, subscrição, redefini*,
    repor, reposição, exclusão, cadastre, verifique, validar, validação, valide
  `,
  fleeting: `
    expira*, vence, válido, válida, validade, minutos, não compartilh*, não partilh*, não divulg*, ninguém, nunca,
    uma única vez, uso único, confidencial, vencem, é válido, prazo de, tem até, vale por, não passe, não envie,
    não informe, não revele, não conte, jamais, uma vez, sigilos*
  `,
  enter: `
    digite, digitar, insira, inserir, introduza, copiar, cole, colar, usar, utilize, informe o, informe este,
    informe esse, informe os, informe a senha, digita o, digita este, insere, introduz, escreve, escreva, escrever,
    copie, copia o, cola o, use o, use este, use esse, use a, usa o, utiliza o, utilizar, preencha, preencher, tecle,
    teclar, coloque, colocar, ponha, põe o, dite, ditar, diga o, transcreva, indique o, indique este
  `,
  complete: `
    confirm* seu e*, confirm* o seu e*, confirm* o teu e*, confirm* o e mail, confirm* o email, confirm* o endereço,
    verifi* seu e*, verifi* o seu e*, verifi* o e mail, verifi* o email, verifi* o endereço, confirm* sua conta,
    confirm* sua identidade, confirm* a sua conta, confirm* a sua identidade, confirm* a tua conta,
    confirm* a tua identidade, verifi* sua conta, verifi* sua identidade, verifi* a sua conta,
    verifi* a sua identidade, verifi* a tua conta, verifi* a tua identidade, confirmar e mail, confirmar email,
    confirmar conta, confirmar endereço, verificar e mail, verificar email, verificar conta, verificar endereço,
    validar e mail, validar email, validar conta, validar endereço, confirm* seu cadastro, confirm* seu registo,
    confirm* o seu cadastro, confirm* o seu registo, confirm* o teu cadastro, confirm* o teu registo,
    confirm* o cadastro, confirm* o registo, confirm* sua inscrição, confirm* sua subscrição, confirm* sua assinatura,
    confirm* a sua inscrição, confirm* a sua subscrição, confirm* a sua assinatura, confirm* a tua inscrição,
    confirm* a tua subscrição, confirm* a tua assinatura, confirm* a inscrição, confirm* a subscrição,
    confirm* a assinatura, confirmar cadastro, confirmar registo, confirmar inscrição, confirmar identidade,
    confirmar acesso, confirmar a alteração, confirmar alteração, confirmar a exclusão, confirmar exclusão,
    confirmar minha conta, confirm* este e mail, confirm* este email, confirm* este endereço, confirm* esse e mail,
    confirm* esse email, confirm* esse endereço, é meu e mail, e mail é seu, valid* o seu e*, valid* o seu conta,
    valid* seu e*, valid* seu conta, valid* sua e mail, valid* sua conta, valid* sua endereço, valid* a sua e mail,
    valid* a sua conta, valid* a sua endereço, ativ* sua conta, ativ* a sua conta, ativ* a tua conta,
    ativ* minha conta, ativ* a minha conta, ativ* a conta, ativar conta, ativar cadastro, ativar perfil,
    ativ* seu cadastro, ativ* seu perfil, ativ* seu acesso, ativ* o seu cadastro, ativ* o seu perfil,
    ativ* o seu acesso, pode ativar, redefinir, redefina, redefine a, redefinição, repor a palavra passe,
    repõe a palavra passe, reponha a palavra passe, repor palavra passe, reposição da palavra passe, recuper* a conta,
    recuper* a senha, recuper* a palavra*, recuper* sua conta, recuper* sua senha, recuper* sua palavra*,
    recuper* minha conta, recuper* minha senha, recuper* minha palavra*, recuper* a sua conta, recuper* a sua senha,
    recuper* a sua palavra*, recuper* a tua conta, recuper* a tua senha, recuper* a tua palavra*, recuperar senha,
    alter* a senha, alter* a palavra*, alter* sua senha, alter* sua palavra*, alter* a sua senha,
    alter* a sua palavra*, alter* a tua senha, alter* a tua palavra*, mud* a senha, mud* a palavra*, mud* sua senha,
    mud* sua palavra*, mud* a tua senha, mud* a tua palavra*, troc* a senha, troc* a palavra*, troc* sua senha,
    troc* sua palavra*, troc* a tua senha, troc* a tua palavra*, alterar senha, nova senha, nova palavra passe,
    outra senha, outra palavra passe, cri* uma senha, cri* uma palavra*, cri* sua senha, cri* sua palavra*,
    cri* a sua senha, cri* a sua palavra*, defin* uma senha, defin* uma palavra*, defin* sua senha,
    defin* sua palavra*, defin* a sua senha, defin* a sua palavra*, escolh* uma senha, escolh* uma palavra*,
    escolh* sua senha, escolh* sua palavra*, escolh* a sua senha, escolh* a sua palavra*, criar senha,
    criar palavra passe, definir senha, definir palavra passe, link mágico, link de acesso, link de confirmação,
    link de verificação, link de ativação, link de login, link de recuperação, link de redefinição, ligação mágica,
    ligação de confirmação, ligação de ativação, ligação de acesso, ligação de verificação, aceit* convite,
    aceit* o convite, aceit* seu convite, ver convite, juntar se à equipa, juntar se à equipe, juntar se à grupo,
    juntar se ao equipa, juntar se ao equipe, juntar se ao grupo, junte se à equipa, junte se à equipe,
    junte se à grupo, junte se ao equipa, junte se ao equipe, junte se ao grupo, junta te à equipa, junta te à equipe,
    junta te à grupo, junta te ao equipa, junta te ao equipe, junta te ao grupo, desbloque* a conta,
    desbloque* sua conta, desbloque* a sua conta, desbloque* minha conta, destrancar, autoriz* dispositivo,
    autoriz* este dispositivo, autoriz* o acesso, autoriz* este acesso, aprov* dispositivo, aprov* este dispositivo,
    aprov* o acesso, aprov* este acesso, fui eu, sou eu, conclu* cadastro, conclu* o cadastro, conclu* seu cadastro,
    conclu* o registo, conclu* o seu registo, finaliz* cadastro, finaliz* o cadastro, finaliz* seu cadastro,
    finaliz* o registo, finaliz* o seu registo, complet* cadastro, complet* o cadastro, complet* seu cadastro,
    complet* o registo, complet* o seu registo, excluir minha conta, excluir a minha conta, excluir a conta,
    eliminar minha conta, eliminar a minha conta, eliminar a conta, apagar minha conta, apagar a minha conta,
    apagar a conta, novo endereço só
  `,
  act: `
    confirmar, confirme, confirma, verificar, verifique, validar, ativar, ative, aceitar, aceite, autorizar,
    desbloquear, continuar, concluir, finalizar, confirmo, verifica, valide, ativa a, ativa o, ativa já, aceita,
    aprovar, aprove, autorize, desbloqueie, continue, continua, prosseguir, avançar, conclua, juntar se, participar,
    permitir, finalize o, finalize seu
  `,
  signIn: `
    entrar, iniciar sessão, inicie sessão, acessar, acesse, iniciar a sessão, aceder, acede, aceda, fazer login,
    faça login, entre na, entra na, abrir o app, abrir a app
  `,
  never: `
    cancel* inscrição, cancel* a inscrição, cancel* subscrição, cancel* a subscrição, descadastr*, anular subscrição,
    preferências, gerenciar, configurações, definições, navegador, versão web, privacidade, ajuda, suporte, contato,
    contacto, avali*, seu pedido, ver pedido, rastrear, compartilhar, siga nos, descarregar, saiba mais, leia mais,
    comprar, loja, pagar, confirmar presença, confirmar pedido, entr* em contato, entr* em contacto,
    cancelar assinatura, deixar de receber, termos, perguntas frequentes, central de ajuda, apoio ao, partilhar,
    partilha, responder, baixar, acompanh*, ver mais, ver detalhes, ver online, saber mais, caixa de spam,
    pasta de spam, lixo eletrónico, finalizar compra, finalizar pedido, finalizar a compra, confirmar compra,
    confirmar encomenda, confirmar a encomenda, reagendar, painel, pague, comprar agora, não responda, fatura, boleto,
    confirm* seu endereço de entrega, confirm* sua encomenda
  `,
  notMe: `
    não foi você, não fui eu, não é você, não sou eu, não solicit*, não pediu, não se cadastrou, recusar, rejeitar,
    ignor*, cancelar, desconsidere, bloquear, não foste tu, não és tu, não fui, não era você, não foi o senhor,
    não foi a senhora, não tenha sido, não pediste, não fez, não criou, não realiz*, não reconheç*, não te registaste,
    não se registou, recuse, anulá lo, anular o pedido, denunciar, proteja sua conta, outra pessoa, bloqueie
  `,
  done: `
    foi alterad*, foi redefinid*, foi atualizad*, foi modificad*, foi confirmad*, foi verificad*, foi ativad*,
    foi removid*, com sucesso, novo login, novo acesso, novo início de sessão, você alterou, está ativa,
    foi adicionad*, foi criad*, foi eliminad*, foi excluíd*, foi desativad*, foi repost*, foi cancelad*,
    já está ativa, já está ativo, já está verificad*, obrigado por confirmar, obrigada por confirmar, aceitou,
    alteraste, novo acesso à
  `,
  here: `
    aqui, clique, clica, clicar, o botão, botão abaixo, esta ligação, barra de endereços, clicando, carregue, carrega,
    pressione, aperta, aperte, este botão, no botão, este link, link abaixo, o link, seguinte link, esta hiperligação,
    a ligação, seguinte página, página seguinte, abra este, abra o link, copie e cole, acesse este, prima em,
    prima no, prima aqui, toque em, toque no, toca em, visite o, visite este
  `,
};
