import type { Cues } from "@/lib/mail/cues/types";

export const ro: Cues = {
  code: `
    parol* pentru o singură utilizare, cod, codul, codului, coduri, parol* de unică folosință, parol* unic*, parol*
    otp, număr* de verificare
  `,
  maybeCode: `
    parol* temporar*, cifre, cifrele, token*, cheie, cheia, următorul număr
  `,
  other: `
    total de plată, total, tel, bulevard*, plăți*, curier*, expediere, expediat*, cod* cupon*, cod* cadou, cod* unic
    de înregistrare, apelați, suma, sumă, plata, sunați, livrare, serie, comand*, număr* comenzii, cod* comenzii, cod*
    de comandă, factur*, bon fiscal, cod* promoțional*, cod* promo, cod* de reducere, reducer*, cupon*, voucher*,
    card* cadou, cod* de recomandare, cod* de invitație, cod* poștal*, colet*, awb, număr* de urmărire, cod* de
    urmărire, livrar*, rezervar*, cod* de rezerv*, număr* de referință, număr* de caz, număr* de înregistrare, nr,
    cod* client*, număr* de client, contract*, poliț*, contor*, cod* fiscal*, cif, cnp, cod* numeric personal,
    registrul comerțului, cod* de eroare, telefon*, preț*, sold*, strad*, capital social, versiun*, card* terminat în,
    care se termină, puncte, cod* qr, cod* de bare, cod* sursă, cod* de conduită, cod* produs*, număr* cardului,
    număr* tranzacției, ramburs
  `,
  business: `
    contului, adres* de e mail, adres* de email, activa*, activeaz*, verific*, confirm*, autentific*, autoriz*,
    aprob*, conectar*, conectează*, înregistr*, parol*, reset*, recuper*, identit*, securit*, doi factori, cont,
    dispozitiv*, debloc*
  `,
  fleeting: `
    va expira, nimănui, o singură utilizare, nu comunica*, nu distribui*, expir*, valabil*, valid*, minut*, o singură
    dată, nu împărtăș*, nu divulg*, nimeni, nu îți vom cere, nu vă vom cere, confidențial*
  `,
  enter: `
    introduceți, copiați, lipiți, lipește, introdu*, tast*, copiaz*, foloseș*, folosi*, utiliz*
  `,
  complete: `
    confirm* abon*, confirm* conect*, confirm* schimb*, confirm* noua adres*, verific* e mail*, activ* profil*,
    configur* parol*, restabil* acces*, alegeți o parol*, șterger* contului, parol* nou*, nou* parol*, confirm*
    adres*, confirm* e mail*, confirm* email*, confirm* cont*, confirm* înregistr*, confirm* identit*, confirm*
    autentific*, confirm* modific*, confirm* șterger*, verific* adres*, verific* email*, verific* cont*, verific*
    identit*, valid* adres*, valid* cont*, activ* cont*, link* de activare, link* de confirmare, link* de verificare,
    link* de resetare, link* magic, reset* parol*, reset* ți parola, reiniți* parol*, set* parol*, set* o parol*,
    stabil* parol*, creeaz* o parol*, alege* parol*, schimb* parol*, schimb* ți parola, modific* parol*, recuper*
    cont*, redobând* acces*, accept* invitați*, alătur*, debloc* cont*, aprob* conect*, aprob* dispozitiv*, finaliz*
    înregistr*, șterge* cont*
  `,
  act: `
    confirmare, activare, validează, validați, resetează, resetați, aprobați, confirmă, confirmați, verifică,
    verificați, activează, activați, acceptă, acceptați, aprobă, autorizează, continuă, continuați
  `,
  signIn: `
    intrați în cont, conectează te, conectați vă, autentifică te, autentificați vă, autentificare, conectare, intră în
    cont
  `,
  never: `
    vezi în browser, versiunea online, întrebări frecvente, urmăriți ne, politica de, aflați mai multe, dezabon*,
    preferinț*, setăr*, gestion*, în browser, confidențialit*, termeni*, ajutor, asistență, contact*, sondaj*, evalu*,
    recenzi*, urmăreș* comand*, urmăreș* colet*, vezi comand*, plăteș*, descarc*, află mai multe, citește mai mult*,
    cumpăr*, magazin*, distribuie, urmărește ne, despre noi, răspunde*
  `,
  notMe: `
    nu ai cerut, nu ați cerut, nu ai creat, nu ați creat, blocați, anula*, anuleaz*, nu ai fost tu, nu ați fost
    dumneavoastră, nu am fost eu, nu ai solicitat, nu ați solicitat, nu recunoaș*, ignor*, refuz*, respinge*,
    securizeaz*, blocheaz*, altcineva
  `,
  done: `
    mulțumim că ați confirmat, a fost resetat*, a fost dezactivat*, autentificare nouă, a fost schimbat*, a fost
    modificat*, a fost actualizat*, a fost confirmat*, a fost verificat*, a fost activat*, a fost adăugat*, a fost
    șters*, cu succes, ai schimbat, ați schimbat, conectare nouă, a acceptat
  `,
  here: `
    apăsând, linkul de mai jos, vizitați, linkul, accesați, accesează, aici, clic pe, click pe, apasă, apăsați,
    butonul*, acest link, legătura*
  `,
};
