import type { Cues } from "@/lib/mail/cues/types";

export const it: Cues = {
  code: `
    codice, codici, codice di verifica, codice di sicurezza, codice di conferma, codice di accesso, codice monouso,
    codice usa e getta, password monouso, password usa e getta, pin di sicurezza, pin monouso, numero di verifica
  `,
  maybeCode: `
    chiave, cifre, caratteri, numero seguente, seguente numero, password temporanea, password provvisoria
  `,
  other: `
    ordine, ordini, codice ordine, fattur*, ricevuta, pratica, codice pratica, prenotazion*, codice prenotazione,
    numero di conferma, spedizion*, pacco, consegna, codice di tracciamento, codice di tracking, riferiment*, rif,
    telefon*, numero verde, chiama*, codice cliente, codice socio, polizza, contratto, termina con, codice postale,
    cap, prefisso, codice promo*, codice sconto, sconto, sconti, buono, codice coupon, carta regalo, codice amico,
    codice invito, codice errore, codice di errore, errore, codice di stato, codice fiscale, codice swift,
    partita iva, codice univoco, codice qr, codic* a barre, codice sorgente, codice di condotta, codice articolo,
    importo, totale, prezzo, saldo, pagamento di, piano, volo, punti, pagina, codice di prenotazione,
    codice di invito, codice d'invito, codice buono, codice regalo, codice tracking, codice di risposta,
    codice prodotto, matricola, numero cliente, numero transazione
  `,
  business: `
    verifica, verificare, conferma, confermare, autentica*, accesso, accedere, accedi, registrazione, reimposta*,
    ripristin*, recuper*, identità, sicurezza, indirizzo e mail, indirizzo email, attivare, attivazione, dispositivo,
    sblocca*, due fattori, eliminazione, iscrizione
  `,
  fleeting: `
    scade, scadenza, valido, valida per, validità, minuti, non condivid*, non comunic*, non rivel*, nessuno,
    una sola volta, monouso, riservat*
  `,
  enter: `
    inserisci, inserire, inserisca, immetti, immettere, digita, digitare, copia, copiare, incolla, usa, utilizza,
    utilizzare
  `,
  complete: `
    conferma email, conferma e mail, conferma* la tua email, conferma* la tua e mail, conferma* l'email,
    conferma indirizzo, conferma* il tuo indirizzo, conferma* l'indirizzo, conferma* il tuo account,
    conferma* l'account, conferma registrazione, conferma* la registrazione, conferma* la tua registrazione,
    conferma iscrizione, conferma* l'iscrizione, conferma* la tua identità, conferma la modifica, verifica email,
    verifica* la tua, verifica* l'email, verifica indirizzo, verifica* il tuo, verifica* l'indirizzo,
    verifica account, verifica* l'account, convalida, convalidare, attiva account, attiva* il tuo account,
    attiva* l'account, attiva ora, reimposta password, reimposta* la password, reimposta* la tua password,
    reimpostazione della password, resetta* password, recuper* password, recupera* la password,
    recupera* il tuo account, cambia* password, modifica* password, nuova password, imposta* password,
    imposta* la password, imposta* una password, crea* password, crea* una password, scegli una password, link magico,
    link di accesso, link di conferma, link di verifica, link di attivazione, accetta* invito, accetta* l'invito,
    unisciti al team, visualizza invito, sblocca* il tuo account, approva l'accesso, autorizza questo dispositivo,
    sono stato io, sono io, completa* registrazione, completa* la registrazione, elimina il mio account
  `,
  act: `
    conferma, confermare, confermi, verifica, verificare, attiva, attivare, accetta, accettare, approva, autorizza,
    sblocca, unisciti, continua, prosegui, completa
  `,
  signIn: `
    accedi, accedere, acceda, entra, effettua l'accesso
  `,
  never: `
    annulla* iscrizione, annulla* l'iscrizione, cancella* iscrizione, cancellati, disiscri*, preferenze, gestisci,
    impostazioni, nel browser, versione web, note legali, informativa, aiuto, assistenza, contattaci, sondaggio,
    recensi*, il tuo ordine, visualizza ordine, traccia, condividi, seguici, scarica, scopri, ulteriori informazioni,
    acquista, negozio, visualizza dettagli, chi siamo, conferma ordine
  `,
  notMe: `
    non sei stato tu, non sei stata tu, non sono stato io, non sono io, non sei tu, non è stato lei,
    non hai richiesto, non ha richiesto, non l'hai richiesto, non hai effettuato, non hai creato, non riconosc*,
    rifiuta*, nega, ignora*, annulla, segnala, blocca
  `,
  done: `
    è stata modificata, è stato modificato, è stata cambiata, è stata reimpostata, è stat* aggiornat*,
    è stat* verificat*, è stat* confermat*, è stat* attivat*, è stato eliminato, è ora attivo, con successo,
    correttamente, nuovo accesso, hai modificato
  `,
  here: `
    clicca, cliccare, fai clic, fare clic, faccia clic, premi, il pulsante, pulsante qui sotto, barra degli indirizzi
  `,
};
