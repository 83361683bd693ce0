import type { Cues } from "@/lib/mail/cues/types";

export const pt: Cues = {
  code: `
    código de verificação, código de segurança, código de acesso, código de confirmação, senha de uso único, senha
    única, chave de segurança, número de verificação, código de autenticação, código de redefinição
  `,
  maybeCode: `
    chave, seguinte número, senha temporária, algarismos, número abaixo, número seguinte, número a seguir, combinação,
    palavra chave, palavra de confirmação, palavra de segurança, frase de segurança, carateres, a série, sua chave, tua
    chave, letras abaixo, o seguinte, o que segue, palavra seguinte, esta palavra, estas letras, estes números, sinais
    seguintes, o número com que, palavra que deve
  `,
  other: `
    encomenda*, fatura*, boleto, recibo, protocolo, pacote, rastreamento, telefone*, telemóvel, código d* cliente,
    terminad* em, cep, desconto*, cupom, cupão, código de convite, erro, cnpj, cpf, valor, montante, preço, rua, voo,
    pontos, código presente, código desconto, vale presente, vale compra, vale desconto, um vale, seu vale, frete,
    número do chamado, número do pedido, número do cartão, número do processo, número do bilhete, seu chamado, número de
    conta, chave pix, nota fiscal, morada, transportadora, estafeta, niss, sinistro, cartão final, com final, extensão,
    carrinho, ao finalizar, promoç*, brinde, campanha, código de resposta, código cliente, processo n, seu pedido, o
    pedido, do pedido, meu pedido, teu pedido, pedido recebido, número de participação, número da encomenda, chamado, na
    loja, ao balcão, na sacola, código bônus, cae, visualizações, agência, número da fatura, número da nota, mostre na
    caixa, mostre no caixa
  `,
  promo: `
    desconto*, cupom*, cupão, cupões, cupons, vale-presente*, cartão-presente, imperdíve*, liquidação*, economize*,
    finalizar a compra, carrinho*, pontos bônus, sorteio*, nova coleção, a coleção, na sacola, na loja, preço cai, um
    mimo, seu mimo, um presente, seu presente, um vale, ele ganha, você ganha, ganha 10, ganhe, promoção, promoções,
    mostre na caixa, mostra na caixa, mostre no caixa, ofereceu lhe, na hora de pagar, ao pagar, raspe
  `,
  press: `
    neste artigo, continuar a ler, leia mais, ler mais, colunista*, estatística*, resumo semanal, nova versão, testes
    falharam, investigadores, pesquisadores, neste número, resumo da semana, sua semana, reportagem, reportagens, leia
    também, continuar lendo, corrigimos, bugs
  `,
  business: `
    verificação, confirmação, início de sessão, acesso, acessar, cadastro, senha*, palavra* passe, identidade,
    segurança, conta, e mail, ativar, ativação, desativ*, dois fatores, inscrição, subscrição, redefini*, repor,
    reposição, exclusão, validação, valide, assinar, ligar seu, emparelha*, convite, saber que é mesmo, este endereço,
    esta caixa, credenciais, autorizar, quer entrar, mostra que, mostra nos que
  `,
  fleeting: `
    não partilh*, ninguém, uso único, é válido, prazo de, tem até, não passe, não informe, uma vez, só funciona, morre
    em, serve até, dura quinze, dura dez, dura uma, dura duas, quinze minutos, não mostr*, não o mostr*, não a mostr*,
    não cont*, vai te pedir, bom até, vale até, não dê, não diga, horas
  `,
  enter: `
    insira, introduza, cole, colar, informe o, informe este, informe esse, informe os, digita o, digita este, escreve,
    escreva, copie, copia o, cola o, use o, use esse, use a, usa o, coloque, ponha, põe o, dite, diga o, indique o, põe
    isto, põe este, põe esse, põe estas, pôr o, pôr este, copie isto, copie tal, copie o, copiar o, colar o, cole isto,
    coloque isto, coloque nos, digita estes, digita estas, escreva nesta, indique os, indique na, indique as,
    transcrev*, dite a*, dite o, leia ao, responda com, diga nos o, diga lhe, informe as, usa estes, use estes, use
    estas, confirme com, transponha
  `,
  complete: `
    confirm* seu e*, confirm* o seu e*, confirm* o e mail, confirm* o email, confirm* o endereço, verifi* seu e*,
    verifi* o seu e*, verifi* o e mail, verifi* o email, verifi* o endereço, confirm* sua conta, confirm* sua
    identidade, confirm* a sua conta, confirm* a sua identidade, confirm* a tua conta, confirm* a tua identidade,
    verifi* sua conta, verifi* sua identidade, verifi* a sua conta, verifi* a sua identidade, verifi* a tua conta,
    verifi* a tua identidade, confirmar e mail, confirmar conta, confirmar endereço, verificar e mail, verificar conta,
    verificar endereço, validar email, validar conta, validar endereço, confirm* seu cadastro, confirm* seu registo,
    confirm* o seu cadastro, confirm* o seu registo, confirm* o cadastro, confirm* o registo, confirm* sua inscrição,
    confirm* sua subscrição, confirm* sua assinatura, confirm* a sua inscrição, confirm* a sua subscrição, confirm* a
    sua assinatura, confirm* a tua inscrição, confirm* a tua subscrição, confirm* a tua assinatura, confirm* a
    inscrição, confirm* a subscrição, confirm* a assinatura, confirmar cadastro, confirmar registo, confirmar inscrição,
    confirmar identidade, confirmar acesso, confirmar a alteração, confirmar alteração, confirmar exclusão, confirmar
    minha conta, confirm* este e mail, confirm* este email, confirm* este endereço, confirm* esse email, confirm* esse
    endereço, é meu e mail, e mail é seu, valid* o seu e*, valid* o seu conta, valid* seu e*, valid* seu conta, valid*
    sua e mail, valid* sua conta, valid* sua endereço, valid* a sua e mail, valid* a sua conta, valid* a sua endereço,
    ativ* sua conta, ativ* a sua conta, ativ* a tua conta, ativ* minha conta, ativ* a minha conta, ativ* a conta, ativar
    conta, ativar cadastro, ativar perfil, ativ* seu cadastro, ativ* seu acesso, ativ* o seu cadastro, ativ* o seu
    acesso, pode ativar, redefinir, redefina, redefinição, recuper* a conta, recuper* a senha, recuper* a palavra*,
    recuper* sua conta, recuper* sua senha, recuper* sua palavra*, recuper* minha conta, recuper* minha senha, recuper*
    minha palavra*, recuper* a sua conta, recuper* a sua senha, recuper* a sua palavra*, recuper* a tua conta, recuper*
    a tua senha, recuper* a tua palavra*, recuperar senha, alter* a senha, alter* a palavra*, alter* sua senha, alter*
    sua palavra*, alter* a sua senha, alter* a sua palavra*, alter* a tua senha, alter* a tua palavra*, mud* a senha,
    mud* a palavra*, mud* sua senha, mud* sua palavra*, mud* a tua senha, mud* a tua palavra*, troc* a senha, troc* a
    palavra*, troc* sua senha, troc* sua palavra*, troc* a tua senha, troc* a tua palavra*, alterar senha, nova senha,
    nova palavra passe, outra senha, outra palavra passe, cri* uma senha, cri* uma palavra*, cri* sua senha, cri* sua
    palavra*, cri* a sua senha, cri* a sua palavra*, defin* uma senha, defin* uma palavra*, defin* sua senha, defin* sua
    palavra*, escolh* uma senha, escolh* uma palavra*, escolh* sua senha, escolh* sua palavra*, escolh* a sua senha,
    escolh* a sua palavra*, criar senha, definir senha, link de acesso, link de confirmação, link de verificação, link
    de login, link de recuperação, ligação mágica, ligação de confirmação, ligação de acesso, ligação de verificação,
    aceit* convite, aceit* o convite, aceit* seu convite, ver convite, juntar se à grupo, juntar se ao grupo,
    destrancar, autoriz* dispositivo, autoriz* o acesso, autoriz* este acesso, aprov* dispositivo, fui eu, sou eu,
    conclu* cadastro, conclu* o cadastro, conclu* seu cadastro, conclu* o registo, finaliz* cadastro, finaliz* o
    cadastro, finaliz* seu cadastro, finaliz* o registo, finaliz* o seu registo, complet* cadastro, complet* o cadastro,
    complet* seu cadastro, complet* o registo, complet* o seu registo, excluir minha conta, excluir a conta, eliminar
    minha conta, eliminar a conta, apagar minha conta, apagar a minha conta, apagar a conta, novo endereço só, pôr a
    minha, área a funcionar, quero receber, deixa entrar, deixe entrar, deixa me entrar, sem senha, sem palavra passe,
    caixa é minha, caixa é sua, endereço é meu, endereço é seu, e mail é meu, email é meu, juntar me, entrar no grupo,
    entrar para o grupo, entrar na equipe, entrar na equipa, escolher outra, escolha outra, escolhe outra, criar outra,
    defin* as credenciais, defin* credenciais, cri* as credenciais, reabrir o acesso, reabra, recuper* o acesso,
    recuper* o meu acesso, termin* a inscrição, conclu* a inscrição, complet* a inscrição, finaliz* a inscrição, termin*
    o registo, termin* o cadastro, apague tudo, apagar tudo, excluir tudo, eliminar tudo, confirm* o novo, confirm* meu
    novo, confirm* seu novo, confirm* o meu, confirm* a minha, confirm* meu e*, confirm* o acesso, confirm* o pedido de,
    confirm* que é você, confirm* o convite, valid* o endereço, valid* a inscrição, link de uso único, link de entrada,
    link pessoal, link de convite, link único, ligação de uso único, ligação pessoal, confiar neste, entrar na partida,
    entrar com um clique, ativ* o meu acesso, ativ* o acesso, ativ* minha assinatura, ativ* a inscrição, verifi* meu e*,
    verifi* o meu e*, verifi* o novo, usaremos este endereço, um clique e você, um clique e está, invent* outra
  `,
  act: `
    ativar, concluir, ativa a, ativa o, ativa já, juntar se, participar, aceito, ativo a, complete o, terminar, juntar
    me, junte se, junta te
  `,
  signIn: `
    acessar, acesse, aceder, acede, aceda, fazer login, faça login, entre na, abrir o app, abrir a app, abrir minha
    conta, entrar agora, entrar na minha, quero entrar
  `,
  never: `
    cancel* inscrição, cancel* a inscrição, cancel* subscrição, cancel* a subscrição, descadastr*, gerenciar,
    privacidade, seu pedido, siga nos, saiba mais, leia mais, loja, cancelar assinatura, apoio ao, partilhar, baixar,
    acompanh*, ver mais, ver detalhes, ver online, saber mais, finalizar a compra, confirmar encomenda, confirmar a
    encomenda, reagendar, painel, não responda, fatura, boleto, confirm* sua encomenda, minha opinião, a opinião, sua
    opinião, dê uma nota, meu resumo, o bilhete, meu pacote, a coleção, o chamado, ver artigo, ver meu, ver encomenda,
    ver a encomenda, mudar a consulta, regulamento, pagar online, pagar agora, continuar a ler, continuar lendo, quero
    já, seguir meu, seguir a minha, gerir, ver o registo, ler as notas
  `,
  notMe: `
    não foi você, não é você, não solicit*, não pediu, recusar, rejeitar, não foi o senhor, não tenha sido, não fez, não
    criou, não reconheç*, recuse, anulá lo, outra pessoa, se não tocar, bloqueia, não ordenou
  `,
  done: `
    foi alterad*, foi atualizad*, foi confirmad*, novo login, novo acesso, está ativa, foi adicionad*, foi criad*, foi
    desativad*, obrigado por confirmar, foi bloquead*, foi usad*, você trocou, está confirmad*, está ativo, acabou de
    mudar, mudou
  `,
  here: `
    o botão, botão abaixo, esta ligação, aperta, este botão, no botão, a ligação, seguinte página, página seguinte, abra
    este, toque em, toque no, visite o, visite este, um toque, um clique, toque aqui, segue este, vá a, abra a página,
    endereço abaixo, endereço seguinte, este caminho
  `,
};
