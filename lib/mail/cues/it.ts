import type { Cues } from "@/lib/mail/cues/types";

export const it: Cues = {
  code: `
    codice, codici, codice di verifica, codice di sicurezza, codice di conferma, codice di accesso, codice monouso,
    codice usa e getta, password monouso, password usa e getta, pin di sicurezza, pin monouso, numero di verifica,
    codice di autenticazione, codice di autorizzazione, codice di attivazione, codice di convalida, codice di recupero,
    codice di ripristino, codice di sblocco, codice di associazione, codice di login, codice di eliminazione, codice di
    transazione, codice di autenticazione a due fattori, codice temporaneo, codice segreto, codice univoco di accesso,
    codice otp, codice sms, codice dispositivo, codice dinamico, codice personale, password dinamica, password
    temporanea monouso, chiave monouso, pin di verifica, pin di accesso, chiave di accesso
  `,
  maybeCode: `
    chiave, cifre, caratteri, numero seguente, seguente numero, password temporanea, password provvisoria, lettere,
    simboli, numeri, questo numero, numero qui sotto, combinazione, sequenza, parola segreta, parola d'ordine, parola
    chiave, parola magica, parola di conferma, frase segreta, tua chiave, numero per, lasciapassare
  `,
  other: `
    ordine, ordini, codice ordine, fattur*, pratica, codice pratica, prenotazion*, codice prenotazione, numero di
    conferma, spedizion*, pacco, consegna, codice di tracciamento, codice di tracking, riferiment*, rif, telefon*,
    numero verde, chiama*, codice cliente, codice socio, polizza, contratto, termina con, codice postale, prefisso,
    codice promo*, codice sconto, sconto, sconti, codice coupon, carta regalo, codice amico, codice invito, codice
    errore, codice di errore, errore, codice di stato, codice fiscale, codice swift, partita iva, codice univoco,
    codice qr, codic* a barre, codice sorgente, codice di condotta, codice articolo, importo, totale, prezzo, pagamento
    di, volo, punti, codice di prenotazione, codice di invito, codice d'invito, codice buono, codice regalo, codice
    tracking, codice di risposta, codice prodotto, matricola, numero cliente, numero transazione, codice di avviamento
    postale, buono sconto, buono regalo, buono acquisto, un buono, tuo buono, la ricevuta, ricevuta n, numero ricevuta,
    numero d'ordine, numero ordine, numero fattura, numero pratica, numero contratto, numero di conto, numero di serie,
    biglietto, protocollo, prot, tessera, bolletta, contatore, p iva, c f, rea, sdi, codice destinatario, codice cig,
    codice meccanografico, cod mecc, cellulare, terminante con, che termina con, che termina in, carrello, alla cassa,
    al checkout, in cassa, promozion*, offerta, offerte, raccolta punti, circolare, piva, codice di colore, nel
    carrello, codice di ritiro, codice ritiro, punto di ritiro, appuntamento, codice porta
  `,
  promo: `
    sconto*, sconti*, scontat*, buono regalo, carta regalo, carte regalo, codice promozionale, offerta speciale, offerte
    speciali, offerta esclusiva, saldi estivi, saldi invernali, i saldi, imperdibil*, risparmia ora, risparmia subito,
    alla cassa, al momento del checkout, carrello*, spedizione gratuita, consegna gratuita, spedizione gratis, punti
    fedeltà, punti bonus, concorso a premi, invita i tuoi amici, invita un amico, porta un amico, rimborso in denaro,
    regalo di compleanno, ordine minimo, spesa minima, fino a esaurimento scorte, fino ad esaurimento, riscatta il,
    riscatta subito, acquista ora, compra ora, acquista subito, nuova collezione, la collezione, in cassa, tuo regalo,
    un buono, estrazione, gratta
  `,
  press: `
    questa edizione, in questo articolo, continua a leggere, leggi tutto, leggi di più, leggi l'articolo, rubrica
    settimanale, editorialista, articolo del blog, post del blog, nostri lettori, rapporto settimanale, report
    settimanale, report mensile, rapporto mensile, riepilogo settimanale, mese scorso, mese precedente, note di
    rilascio, note sulla versione, registro delle modifiche, nuova versione, bug risolti, correzione di bug, correzioni
    di bug, test falliti, compilazione fallita, consigli per, studio rivela, secondo uno studio, secondo un,
    sondaggio*, ondata di, comunicato stampa, ricercatori, in media il, in questo numero, test su, questionario, la tua
    opinione, indagine, partecipa all'indagine
  `,
  business: `
    verificare, conferma, confermare, accesso, accedere, accedi, registrazione, reimposta*, ripristin*, identità,
    sicurezza, indirizzo e mail, indirizzo email, attivare, attivazione, sblocca*, due fattori, eliminazione,
    iscrizione, autorizza*, convalida*, disattiva*, in due passaggi, iscriviti, profilo, link magico, identificazione,
    titolare, firma digitale, firmare, collegare, invito, questo indirizzo, questa casella, credenziali, ti ha
    invitato, ti invita, la invita, ti ha aggiunto, bloccato, sei tu, nome utente
  `,
  fleeting: `
    scade, valida per, validità, minuti, non condivid*, non comunic*, non rivel*, nessuno, una sola volta, monouso,
    riservat*, scadrà, entro, vale per, non darlo, non dettarlo, non inoltrar*, una volta sola, un solo utilizzo,
    chiederemo mai, chiederà mai, contatterà mai, funziona una volta, funziona fino
  `,
  enter: `
    inserisci, inserire, inserisca, immetti, immettere, digitare, copiare, incolla, utilizza, utilizzare, immetta,
    digiti, inserirlo, inserendo, scrivi, scriva, scrivilo, trascrivi, riporta il, riporta questo, copia il, copia
    questo, incollare, usa il, usa questo, usare, usalo, utilizzi, metti il, mettilo, compila, detta il, detta questo,
    dettare, comunica il, comunica questo, indica il, indica questo, fornisci, fornire, scansiona, rispondi con, batti
    le, metti quest*, incolli, ricopia*, riporti, digital*, inseriscil*, trascriva
  `,
  complete: `
    conferma email, conferma e mail, conferma indirizzo, conferma account, conferma registrazione, conferma iscrizione,
    conferma identità, conferma accesso, conferma cancellazione, conferma eliminazione, conferma cambio, conferm* la
    tua e*, conferm* la tua registrazione, conferm* la tua iscrizione, conferm* la tua identità, conferm* la sua e*,
    conferm* la sua registrazione, conferm* la sua iscrizione, conferm* la sua identità, conferm* la mia e*, conferm*
    la mia registrazione, conferm* la mia iscrizione, conferm* la mia identità, conferm* il tuo account, conferm* il
    tuo indirizzo, conferm* il tuo profilo, conferm* il suo account, conferm* il suo indirizzo, conferm* il suo
    profilo, conferm* il mio account, conferm* il mio indirizzo, conferm* il mio profilo, conferm* l'email, conferm*
    l'indirizzo, conferm* l'account, conferm* la registrazione, conferm* l'iscrizione, conferm* la modifica, conferm*
    l'accesso, conferm* l'eliminazione, conferm* questo indirizzo, verifica email, verifica indirizzo, verifica
    account, verifica identità, verific* la tua e*, verific* la tua identità, verific* la sua e*, verific* la sua
    identità, verific* la mia e*, verific* la mia identità, verific* il tuo account, verific* il tuo indirizzo,
    verific* il suo account, verific* il suo indirizzo, verific* il mio account, verific* il mio indirizzo, verific*
    l'email, verific* l'indirizzo, verific* l'account, convalida, convalidare, attiv* il tuo account, attiv* il tuo
    profilo, attiv* il suo account, attiv* il suo profilo, attiv* il mio account, attiv* il mio profilo, attiv* il
    account, attiv* il profilo, attiva account, attiv* l'account, attiva ora, reimpost* password, reimpost* la
    password, reimpost* la tua password, ripristin* password, ripristin* la password, ripristin* la tua password,
    resett* password, resett* la password, resett* la tua password, reimpostazione della password, ripristino della
    password, recuper* password, recuper* la password, recuper* la tua password, recuper* una password, cambia*
    password, cambia* la password, cambia* la tua password, cambia* una password, modific* password, modific* la
    password, modific* la tua password, modific* una password, crea* password, crea* la password, crea* la tua
    password, crea* una password, impost* password, impost* la password, impost* la tua password, impost* una password,
    scegl* password, scegl* la password, scegl* la tua password, scegl* una password, nuova password, recuper* il tuo
    account, recuper* l'account, recuper* l'accesso, scegline un'altra, link magico, link di accesso, link di conferma,
    link di verifica, link di attivazione, link di ripristino, link per accedere, link per reimpostare, accett* invito,
    accett* l'invito, vedi invito, visualizza invito, unisciti al team, unisciti al gruppo, unisciti alla team,
    unisciti alla gruppo, sblocc* il tuo account, sblocc* l'account, sblocc* il suo account, approv* l'accesso, approv*
    questo dispositivo, autorizz* l'accesso, autorizz* questo dispositivo, sono stato io, sono stata io, ero io, sono
    io, è davvero tuo, complet* registrazione, complet* la registrazione, complet* l'iscrizione, complet* la tua
    registrazione, termin* registrazione, termin* la registrazione, termin* l'iscrizione, termin* la tua registrazione,
    elimina il mio account, elimina account, elimina l'account, cancella il mio account, iscrivimi, iscrivetemi, senza
    password, casella è tua, cancella tutto, inventane, sì sono io, sì sono stato io, voglio iscrivermi, sì iscrivimi,
    scegli una nuova password, accedi al tuo account, entra nel tuo account, sblocca il conto, manca solo il tuo sì,
    vedi l'invito, apri l'invito, vai all'invito, rispondi all'invito, entra nel gruppo, entra nella squadra, fai
    parte, ci sto, sì ci sono, ti appartiene, le appartiene, ci serve il tuo ok, ci serve il tuo consenso, entra senza
    password, accedi senza password, accesso senza password, accedi con un clic, riattiva il mio account, riattiva
    l'account, togli il blocco, sbloccare l'accesso, sblocca l'accesso, crea il tuo accesso
  `,
  act: `
    conferma, confermare, confermi, verificare, attiva, attivare, accetta, accettare, approva, autorizza, sblocca,
    unisciti, continua, prosegui, verifica ora, verifica adesso, verifica qui, verifichi, conferma ora, attivi,
    accetti, convalida, autorizzare, approvare, sbloccare, unirti, continuare, procedi, proseguire, completare,
    abilita, accenderlo, procedere, accertare, accetto, partecipa, riapri, vai avanti, avanti, ancora un passo, manca
    un passo, ultimo passo, un ultimo passo, quasi pronta, quasi pronto, quasi fatto, ci siamo quasi, iniziamo, inizia,
    manca poco, partecipo, confermo
  `,
  signIn: `
    accedi, accedere, entra, effettua l'accesso, accedi ora, accedi a, apri l'app, entra ora, collegati
  `,
  never: `
    annulla* iscrizione, annulla* l'iscrizione, cancella* iscrizione, cancellati, disiscri*, preferenze, gestisci,
    impostazioni, nel browser, versione web, note legali, informativa, aiuto, assistenza, contattaci, sondaggio,
    recensi*, il tuo ordine, visualizza ordine, condividi, seguici, scopri, ulteriori informazioni, acquista, negozio,
    visualizza dettagli, chi siamo, conferma ordine, scarica la, scarica il, scarica l'app, traccia il, traccia la,
    disdici, non vuoi più ricevere, condizioni, termini, supporto, contatti, domande frequenti, carrello, acquista ora,
    compra ora, scopri di più, leggi tutto, conferma acquisto, conferma pagamento, conferma prenotazione, conferma
    presenza, verifica della firma, cartella spam, posta indesiderata, paga ora, rispondi, copia di cortesia, guarda
    nel, visualizza online, valuta*, il riepilogo, la collezione, il ticket, guarda il, mostra il, regolamento, pagare,
    leggi le, dettagli*
  `,
  notMe: `
    non sei stata tu, non sono stato io, non sono io, non sei tu, non è stato lei, non hai richiesto, non ha richiesto,
    non l'hai richiesto, non hai effettuato, non hai creato, non riconosc*, rifiuta*, nega, annulla, segnala, blocca,
    non eri tu, non è stata lei, non sei stato, non l'ha richiesto, non hai chiesto, non hai fatto, non hai avviato,
    non ha chiesto, non ha fatto, non ha effettuato, non ha avviato, non ti sei registrato, non ti sei registrata, non
    ti sei iscritto, non ti sei iscritta, non era lei, qualcun altro, per errore, ignori, disconosc*, proteggi il,
    cestina*, se non sei stato tu, non sei stato tu, se non sei stata tu, non fare nulla, non devi fare nulla, non
    l'hai chiesto, no grazie
  `,
  done: `
    è stat* aggiornat*, è stat* verificat*, è stat* confermat*, è stat* attivat*, è ora attivo, con successo, nuovo
    accesso, hai modificato, è stat* modificat*, è stat* cambiat*, è stat* reimpostat*, è stat* eliminat*, è stat*
    aggiunt*, è stat* rimoss*, è stat* disattivat*, verificat* correttamente, aggiornat* correttamente, modificat*
    correttamente, attivat* correttamente, hai cambiato, hai aggiornato, hai confermato, grazie per aver confermato, ha
    accettato, accesso effettuato, accesso da un nuovo, è stat* registrat*, appena cambiat*, è cambiat*
  `,
  here: `
    clicca, cliccare, fai clic, fare clic, faccia clic, il pulsante, barra degli indirizzi, qui sotto, cliccando,
    facendo clic, tocca, questo pulsante, apri questo, apri questa, aprire, scegline un'altra, premi il, premi qui,
    premi sul, copia e incolla, pagina seguente, seguente pagina, questo indirizzo, premi
  `,
};
