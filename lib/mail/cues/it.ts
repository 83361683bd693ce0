import type { Cues } from "@/lib/mail/cues/types";

export const it: Cues = {
  code: `
    codice, codici, codice di verifica, codice di conferma, codice di accesso, codice monouso, password monouso, pin
    monouso, numero di verifica, codice di autenticazione, codice personale, numero di controllo, chiave di accesso
  `,
  maybeCode: `
    chiave, cifre, caratteri, numero seguente, seguente numero, password temporanea, lettere, simboli, numeri, questo
    numero, combinazione, sequenza, parola d'ordine, parola chiave, parola di conferma, tua chiave, numero per, parola
    seguente, questa parola, queste lettere, segni seguenti, lasciapassare, parola da dire
  `,
  other: `
    ordine, ordini, codice ordine, fattur*, pratica, codice pratica, prenotazion*, codice prenotazione, numero di
    conferma, spedizion*, pacco, consegna, riferiment*, rif, telefon*, numero verde, chiama*, polizza, contratto,
    termina con, prefisso, codice sconto, sconto, sconti, carta regalo, codice amico, codice invito, codice errore,
    errore, codice di stato, codice fiscale, partita iva, codice univoco, codice articolo, importo, totale, prezzo,
    pagamento di, volo, punti, codice di prenotazione, codice di invito, codice buono, codice regalo, codice tracking,
    matricola, buono sconto, buono regalo, buono acquisto, un buono, tuo buono, la ricevuta, ricevuta n, numero
    ricevuta, numero d'ordine, numero ordine, numero fattura, numero pratica, numero contratto, biglietto, protocollo,
    prot, tessera, bolletta, contatore, p iva, c f, rea, sdi, codice destinatario, codice cig, cod mecc, cellulare,
    carrello, alla cassa, in cassa, promozion*, offerta, offerte, circolare, piva, numero di partecipazione, numero di
    prenotazione, numero di spedizione, targa, ricetta, in negozio, nel carrello, codice compleanno, codice iban,
    follower, visite, visualizzazioni
  `,
  promo: `
    sconto*, sconti*, scontat*, buono regalo, carta regalo, i saldi, imperdibil*, alla cassa, carrello*, spedizione
    gratuita, consegna gratuita, spedizione gratis, acquista ora, compra ora, acquista subito, lotteria, da spendere,
    nuova collezione, la collezione, in cassa, in negozio, prezzo scende, offerta valida, tuo regalo, un buono, buono
    spesa, lui guadagna, promozione, promozioni, 3x2, estrazione, ti regala, quando paghi, gratta, gratti
  `,
  press: `
    continua a leggere, leggi tutto, leggi l'articolo, editorialista, report settimanale, riepilogo settimanale, nuova
    versione, sondaggio*, ricercatori, in questo numero, editoriale, riepilogo della settimana, test su, non sono
    passati, reportage, abbiamo corretto, corretto 1
  `,
  business: `
    verificare, conferma, confermare, accesso, accedere, accedi, registrazione, reimposta*, ripristin*, identità,
    sicurezza, indirizzo e mail, indirizzo email, attivare, attivazione, sblocca*, due fattori, eliminazione,
    iscrizione, autorizza*, convalida*, disattiva*, iscriviti, profilo, identificazione, titolare, firma digitale,
    firmare, collegare, abbina*, associa*, invito, accertarsi che sia, operazione, questo indirizzo, questa casella,
    credenziali, utenza, dimostri che
  `,
  fleeting: `
    scade, valida per, validità, minuti, non condivid*, non comunic*, nessuno, monouso, riservat*, scadrà, entro, vale
    per, non inoltrar*, una volta sola, contatterà mai, si spegne, vale una volta, vale fino, funziona una volta,
    funziona fino, dura due, dura dieci, quarto d'ora, non far* vedere, non dir*, anima viva, ti chiederà, te lo
    domanderà, strettamente personale, buono fino
  `,
  enter: `
    inserisci, inserire, inserisca, immetti, immettere, digitare, copiare, incolla, utilizza, utilizzare, immetta,
    digiti, inserirlo, inserendo, scrivi, scriva, scrivilo, trascrivi, copia il, copia questo, incollare, usa il, usa
    questo, usare, usalo, utilizzi, metti il, mettilo, compila, dettare, comunica il, comunica questo, fornisci,
    fornire, scansiona, batti queste, batti le, batti il, batti questo, batta, metti quest*, incolli, incollal*,
    ricopia*, ricopi, riporti, riportare, riportal*, leggere al, dettal*, compili, digital*, scrivi questo, inseriscil*,
    inseriamo, comunichi, comunicaci, dicci il, usa queste, adopera, convalida con, conferma con, introduci, leggi
    all'operatore, legga all'operatore, leggi il numero, introduca, introdurre, trascriva, trascrivere, componi il,
    componi questo, riporti il
  `,
  complete: `
    conferma email, conferma e mail, conferma indirizzo, conferma account, conferma registrazione, conferma iscrizione,
    conferma identità, conferma accesso, conferma cancellazione, conferma eliminazione, conferma cambio, conferm* la tua
    e*, conferm* la tua registrazione, conferm* la tua iscrizione, conferm* la tua identità, conferm* la sua e*,
    conferm* la sua registrazione, conferm* la sua iscrizione, conferm* la sua identità, conferm* la mia e*, conferm* la
    mia registrazione, conferm* la mia iscrizione, conferm* la mia identità, conferm* il tuo account, conferm* il tuo
    indirizzo, conferm* il tuo profilo, conferm* il mio account, conferm* il mio indirizzo, conferm* il mio profilo,
    conferm* l'email, conferm* l'indirizzo, conferm* l'account, conferm* la registrazione, conferm* l'iscrizione,
    conferm* l'accesso, conferm* questo indirizzo, verifica email, verifica indirizzo, verifica account, verifica
    identità, verific* la tua e*, verific* la tua identità, verific* la sua e*, verific* la sua identità, verific* la
    mia e*, verific* la mia identità, verific* il tuo account, verific* il tuo indirizzo, verific* il mio account,
    verific* il mio indirizzo, verific* l'email, verific* l'indirizzo, verific* l'account, convalida, convalidare,
    attiv* il tuo account, attiv* il tuo profilo, attiv* il mio account, attiv* il mio profilo, attiv* il account,
    attiv* il profilo, attiva account, attiv* l'account, attiva ora, reimpost* password, ripristin* password, ripristin*
    la password, resett* password, recuper* password, recuper* la password, recuper* la tua password, recuper* una
    password, cambia* password, cambia* la password, cambia* la tua password, cambia* una password, modific* password,
    crea* password, crea* la password, crea* la tua password, crea* una password, impost* password, impost* la password,
    impost* la tua password, impost* una password, scegl* password, scegl* la password, scegl* la tua password, scegl*
    una password, nuova password, recuper* il tuo account, recuper* l'account, recuper* l'accesso, scegline un'altra,
    link magico, link di accesso, link di conferma, link di verifica, link per accedere, accett* invito, accett*
    l'invito, vedi invito, visualizza invito, unisciti al gruppo, unisciti alla gruppo, sblocc* l'account, approv*
    l'accesso, autorizz* l'accesso, sono stato io, sono stata io, sono io, è davvero tuo, complet* registrazione,
    complet* la registrazione, complet* l'iscrizione, complet* la tua registrazione, termin* registrazione, termin* la
    registrazione, termin* l'iscrizione, elimina account, elimina l'account, iscrivimi, metterla in funzione, metti in
    funzione, in funzione la, iscrivetemi, voglio ricevere, fallo entrare, senza password, è la mia casella, è il mio
    indirizzo, indirizzo è mio, casella è tua, casella è mia, indirizzo è tuo, unirti al, entra nel gruppo, entrare nel
    gruppo, impost* le credenziali, impost* una nuova, crea* le credenziali, scegl* le credenziali, riaprire l'accesso,
    ripristin* l'accesso, concludi* l'iscrizione, concludere l'iscrizione, cancella tutto, elimina tutto, chiudi
    l'account, conferm* la cancellazione, sono proprio io, sono davvero io, conferm* il nuovo, conferm* la nuova,
    conferm* il cambio, conferm* la richiesta, conferm* l'invito, conferm* che sei tu, verific* il nuovo, link monouso,
    link di ingresso, link personale, link d'invito, link di invito, entra in partita, entrare senza, entra senza,
    attiv* l'accesso, attiv* il mio accesso, attiv* la mia, attiv* l'iscrizione, aggiungimi, useremo questo indirizzo,
    inventane, inventarne
  `,
  act: `
    conferma, confermare, confermi, verificare, attiva, attivare, accetta, accettare, approva, autorizza, sblocca,
    unisciti, continua, prosegui, verifica ora, verifica qui, verifichi, conferma ora, attivi, accetti, convalida,
    autorizzare, approvare, sbloccare, unirti, continuare, procedi, proseguire, completare, abilita, accenderlo,
    procedere, accertare, accetto, confermo, autorizzo, approvo, avanti, completi, concludi, concludere, finalizza,
    finalizzare
  `,
  signIn: `
    accedi, accedere, entra, accedi ora, accedi a, entra ora, collegati, entra nel mio, entra subito, voglio entrare,
    accedi con
  `,
  never: `
    annulla* iscrizione, annulla* l'iscrizione, cancella* iscrizione, cancellati, disiscri*, preferenze, gestisci,
    impostazioni, nel browser, versione web, informativa, aiuto, assistenza, contattaci, sondaggio, recensi*, il tuo
    ordine, visualizza ordine, condividi, seguici, scopri, acquista, negozio, visualizza dettagli, conferma ordine,
    scarica la, scarica il, disdici, condizioni, termini, supporto, contatti, carrello, acquista ora, compra ora, leggi
    tutto, conferma acquisto, conferma pagamento, conferma prenotazione, verifica della firma, paga ora, rispondi, copia
    di cortesia, guarda nel, visualizza online, tuo parere, il parere, un parere, dacci un voto, valuta*, il riepilogo,
    il biglietto, il pacco, la collezione, il ticket, il log, vedi offerta, vedi l'articolo, vedi ordine, vedi la
    fattura, consulta, guarda il, guarda la, mostra il, sposta la visita, regolamento, paga online, pagare, ascolta,
    prenota, partecipa, questionario, stampa, rinnova, continua a leggere, lo voglio, leggi l'articolo, segui la
    spedizione, leggi le, le note, gioca
  `,
  notMe: `
    non sei stata tu, non sono io, non sei tu, non ha richiesto, non riconosc*, rifiuta*, nega, annulla, segnala,
    blocca, non sei stato, non hai chiesto, non ha chiesto, qualcun altro, per errore, ignori, disconosc*, cestina*, non
    l'hai disposto, se non tocchi, bloccalo, non sono stata
  `,
  done: `
    è stat* aggiornat*, è stat* attivat*, con successo, nuovo accesso, è stat* cambiat*, verificat* correttamente,
    aggiornat* correttamente, attivat* correttamente, hai cambiato, ha accettato, accesso effettuato, è appena stat*,
    sono stat* aggiornat*, abbiamo cambiato, è stat* registrat*, è confermat*, è verificat*, appena cambiat*, è cambiat*
  `,
  here: `
    clicca, cliccare, fai clic, fare clic, il pulsante, qui sotto, cliccando, tocca, questo pulsante, apri questo, apri
    questa, aprire, scegline un'altra, premi il, premi qui, premi sul, pagina seguente, seguente pagina, un tocco, segui
    questo, vai su, apra la pagina, apri la pagina, da qui, indirizzo seguente, questa strada
  `,
};
