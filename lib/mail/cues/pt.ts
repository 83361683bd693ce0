import type { Cues } from "@/lib/mail/cues/types";

export const pt: Cues = {
  code: `
    código, códigos, código de verificação, código de segurança, código de acesso, código de confirmação,
    código de uso único, senha de uso único, senha única, chave de segurança, palavra passe de utilização única,
    número de verificação, código de ativação
  `,
  maybeCode: `
    chave, dígitos, caracteres, seguinte número, senha temporária, senha provisória, palavra passe temporária
  `,
  other: `
    pedido, pedidos, encomenda*, fatura*, factura*, boleto, recibo, chamado, protocolo, reserva, reservas,
    código d* reserva, localizador, envio, pacote, entrega, rastreamento, código de rastreio, código de rastreamento,
    referência*, telefone*, telemóvel, código d* cliente, contrato, terminad* em, termina em, código postal, cep,
    código promocional, código promo, código de desconto, desconto*, cupom, cupão, código d* cupom, vale,
    código de indicação, código de convite, código d* erro, erro, código de estado, cnpj, cpf, nif, iva, código qr,
    código* de barras, código fonte, código de conduta, código do produto, versão, valor, montante, preço, saldo,
    pagamento de, rua, avenida, voo, pontos, página, código de referência, código de amigo, código presente,
    código de status, código de oferta, código de área, código desconto, id da transação
  `,
  business: `
    verificação, verificar, confirmação, confirmar, autentica*, início de sessão, iniciar sessão, acesso, acessar,
    cadastro, regist*, senha*, palavra* passe, recuper*, identidade, segurança, conta, e mail, ativar, ativação,
    dispositivo, desbloque*, duas etapas
  `,
  fleeting: `
    expira*, vence, válido, válida, validade, minutos, não compartilh*, não partilh*, não divulg*, ninguém, nunca,
    uma única vez, uso único, confidencial
  `,
  enter: `
    digite, digitar, insira, inserir, introduza, informe, copiar, cole, colar, usar, utilize
  `,
  complete: `
    confirmar e mail, confirmar email, confirm* seu e mail, confirm* o seu e mail, confirm* seu email,
    confirm* o seu email, confirmar endereço, confirm* seu endereço, confirm* o seu endereço, confirmar conta,
    confirmar minha conta, confirm* sua conta, confirm* a sua conta, confirmar cadastro, confirm* seu cadastro,
    confirmar registo, confirmar o registo, confirmar inscrição, confirm* a sua subscrição, confirmar identidade,
    verificar e mail, verificar email, verificar meu, verifi* seu e mail, verifi* o seu e mail, verifi* seu email,
    verifi* o seu email, verifi* o seu endereço, verificar conta, verificar minha conta, verifi* sua, verifi* a sua,
    validar e mail, validar conta, ativar conta, ativa* minha conta, ativ* sua conta, ativ* a sua conta,
    repor palavra passe, repor a palavra passe, reposição da palavra passe, recuperar senha, recuperar a conta,
    alterar senha, alterar a palavra passe, nova senha, nova palavra passe, cria* senha, crie sua senha,
    definir senha, definir palavra passe, defin* sua senha, link mágico, link de acesso, link de confirmação,
    link de verificação, link de ativação, aceit* convite, aceit* o convite, juntar se à equipa, ver convite,
    desbloquear a conta, autorizar dispositivo, fui eu, sou eu, concluir cadastro, finalizar cadastro, redefinir,
    redefina, redefinição
  `,
  act: `
    confirmar, confirme, confirma, verificar, verifique, validar, ativar, ative, aceitar, aceite, autorizar,
    desbloquear, continuar, concluir, finalizar
  `,
  signIn: `
    entrar, iniciar sessão, inicie sessão, acessar, acesse
  `,
  never: `
    cancel* inscrição, cancel* a inscrição, cancel* subscrição, cancel* a subscrição, descadastr*, anular subscrição,
    preferências, gerenciar, configurações, definições, navegador, versão web, privacidade, ajuda, suporte, contato,
    contacto, fale conosco, avali*, seu pedido, ver pedido, rastrear, compartilhar, siga nos, descarregar, saiba mais,
    leia mais, comprar, loja, pagar, confirmar presença, confirmar pedido
  `,
  notMe: `
    não foi você, não fui eu, não é você, não sou eu, não solicit*, não pediu, não realizou, não reconhece*,
    não se cadastrou, recusar, rejeitar, ignor*, cancelar, desconsidere, bloquear
  `,
  done: `
    foi alterad*, foi redefinid*, foi atualizad*, foi modificad*, foi confirmad*, foi verificad*, foi ativad*,
    foi removid*, com sucesso, novo login, novo acesso, novo início de sessão, você alterou, está ativa,
    foi adicionad*
  `,
  here: `
    aqui, clique, clica, clicar, toque, o botão, botão abaixo, esta ligação, barra de endereços
  `,
};
