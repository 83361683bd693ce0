import type { Cues } from "@/lib/mail/extraction/cues/types";

export const it: Cues = {
  code: `
    codice, codici, codice di verifica, codice di sicurezza, codice di conferma, codice di accesso, codice monouso,
    codice usa e getta, password monouso, password usa e getta, pin di sicurezza, pin monouso, numero di verifica,
    codice di autenticazione, codice di autorizzazione, codice di attivazione, codice di convalida, codice di recupero,
    codice di ripristino, codice di sblocco, codice di associazione, codice di login, codice di eliminazione, codice di
    transazione, codice di autenticazione a due fattori, codice temporaneo, codice segreto, codice univoco di accesso,
    codice otp, codice sms, codice dispositivo, codice dinamico, codice personale, password dinamica, password
    temporanea monouso, chiave monouso, pin di verifica, pin di accesso, chiave di accesso, password temporanea di
    accesso, parola di verifica, parola di accesso, parola di sicurezza, numero di sicurezza, numero di autenticazione,
    numero di attivazione, numero di autorizzazione, token di accesso, token di sicurezza, token di verifica, chiave di
    verifica, chiave di sicurezza, chiave di attivazione, chiave di sblocco, pin temporaneo, pin di attivazione, pin di
    sblocco, pin usa e getta, pin dispositivo, password per questo pagamento, password per il pagamento, password
    dell'operazione, password della transazione, password per l'operazione, codice per questo pagamento, codice per
    l'operazione, chiave dell'operazione, le tue cifre sono, password per questo acquisto, codice di abbinamento,
    codice numerico, codice di firma, codice pin, codice di validazione, password per un solo utilizzo, password per un
    unico utilizzo, password per uso singolo, password valida una, password a uso singolo, password a uso unico,
    password di un solo uso, password otp, password via sms, password sms, password di conferma, password di verifica,
    password di convalida, chiave usa e getta, chiave temporanea, chiave dinamica, chiave di conferma, chiave di
    autenticazione, chiave di autorizzazione, chiave di recupero, chiave di ripristino, chiave di registrazione, chiave
    di abbinamento, chiave di firma, numero di convalida, numero di conferma dell'accesso, numero di controllo, numero
    segreto, numero di accesso, cifre di controllo, cifre di verifica, cifre di sicurezza, cifre di conferma,
    combinazione di verifica, combinazione di sicurezza, combinazione di accesso, combinazione segreta, sequenza di
    verifica, sequenza di conferma, sequenza di sicurezza, stringa di verifica, stringa di conferma, lettere di
    verifica, caratteri di verifica, frase di verifica, pin di conferma, pin di autorizzazione, pin di autenticazione,
    pin di abbinamento, pin di associazione, pin di firma, pin di registrazione, pin dinamico, pin unico, token di
    conferma, token di autenticazione, token di autorizzazione, token monouso, token temporaneo, token usa e getta,
    parola di attivazione, parola di conferma accesso, codice di controllo, codice di disdetta, codice di
    cancellazione, codice di chiusura, codice di approvazione, codice di consenso, codice di modifica, codice di
    cambio, codice di configurazione, codice di registrazione, codice di iscrizione, codice di collegamento, codice di
    accoppiamento, codice di bonifico, codice tv, codice unico, codice provvisorio, numero monouso, numero usa e getta,
    numero temporaneo, cifre monouso, combinazione monouso, chiave di accesso monouso, codice per il pagamento, codice
    per il tuo pagamento, codice per il suo pagamento, codice per confermare il pagamento, codice per autorizzare il
    pagamento, codice per il bonifico, codice per l'acquisto, codice per reimpostare la password, codice per
    reimpostare la tua password, codice per cambiare la password, codice per recuperare la password, codice per il
    ripristino della password, password dispositiva, password per operazioni dispositive
  `,
  maybeCode: `
    chiave, cifre, caratteri, numero seguente, seguente numero, password temporanea, password provvisoria, lettere,
    simboli, numeri, questo numero, numero qui sotto, combinazione, sequenza, parola segreta, parola d'ordine, parola
    chiave, parola magica, parola di conferma, frase segreta, tua chiave, numero per, lasciapassare, queste cifre, sei
    cifre, quattro cifre, otto cifre, cifre seguenti, seguenti cifre, cifre qui sotto, caratteri seguenti, seguenti
    caratteri, questi caratteri, queste lettere, sei lettere, lettere qui sotto, numeri qui sotto, questi numeri,
    seguente parola, parola seguente, questa parola, questa sequenza, password iniziale, frase di sicurezza, ti verrà
    chiesto, le verrà chiesto, verrà richiesto,
    il tuo è, il suo è, la tua è, la sua è, il tuo:, il suo:, la tua:, la sua:, ecco il tuo, ecco il suo, ecco la tua,
    le tue sono, stringa, stringa di caratteri, stringa seguente, seguente stringa, questa stringa, sequenza seguente,
    seguente sequenza, sequenza qui sotto, combinazione seguente, seguente combinazione, questa combinazione,
    combinazione qui sotto, chiave seguente, seguente chiave, questa chiave, la chiave, chiave qui sotto, seguenti
    numeri, numeri seguenti, seguenti lettere, lettere seguenti, caratteri qui sotto, numero indicato, numero riportato,
    cinque cifre, sette cifre, nove cifre, dieci cifre, quattro numeri, cinque numeri, sei numeri, otto numeri, sei
    caratteri, otto caratteri, quattro lettere, cinque lettere, otto lettere, password è, questa password, seguente
    password, password seguente, password qui sotto, password numerica, token, il tuo token, il suo token, frase di
    conferma, frase di accesso, parole seguenti, seguenti parole, parola qui sotto, parole qui sotto, quanto segue,
    numero che ti, numero che le
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
    carrello, codice di ritiro, codice ritiro, punto di ritiro, appuntamento, codice porta, numero di spedizione,
    numero di prenotazione, numero della prenotazione, numero di ordine, numero di pratica, numero di polizza, numero
    di contratto, numero di tessera, numero di matricola, numero di biglietto, numero di telefono, numero di
    riferimento, numero di protocollo, numero di ticket, numero di stanza, numero di posto, numero di lotto, numero di
    tracciamento, numero di tracking, numero di versione, numero operazione, numero sinistro, n ordine, n. ordine, nr
    ordine, ultime quattro cifre, ultime 4 cifre, carta che termina, carta terminante, scontrino, ricevuta fiscale,
    lettera di vettura, bolla, ddt, armadietto, punto pacco, codice cancello, codice del cancello, codice portone,
    codice di consegna, codice locker, codice punto vendita, codice agente, codice convenzione, codice fornitore,
    codice filiale, codice abi, codice cab, password wifi, password del wifi, codice utente, codice impianto, lettura,
    binario, carrozza, posto a sedere, concorso, cartella di gioco, segnalazione n, targa, tasso di, riunione,
    riunioni, videochiamata, campo di ricerca, barra di ricerca, numero contatore, numero del contatore, numero camera,
    numero di camera, numero di transazione, pettorale, numero lotto, numero preventivo, numero di riparazione, numero
    abbonato, numero di segnalazione, causale, nella causale, causale del bonifico, come causale, come riferimento,
    zona, la zona, zona di sosta, codice zona, colonnina, numero paziente, numero di paziente, cartella clinica, numero
    di cartella, numero di richiesta, numero richiesta, numero di reclamo, numero reclamo, numero di sinistro, numero
    di caso, numero caso, numero di intervento, numero intervento, numero di bolla, numero bolla, numero di ddt, numero
    di modello, numero di telaio, numero di patente, numero di passaporto, numero di documento, numero documento,
    numero carta d'identità, numero di carta d'identità, numero della carta, numero di carta, numero carta, numero
    conto, numero di volo, numero volo, numero di treno, numero treno, numero del treno, numero di binario, numero di
    carrozza, numero di tavolo, numero tavolo, numero del posto, numero posto, numero progressivo, numero di chiamata,
    numero di turno, numero di coda, numero di sportello, numero di gara, numero di pettorale, numero tessera, numero
    di socio, numero socio, numero di licenza, numero di iscrizione, numero matricola, numero di registro, numero di
    repertorio, numero di fattura, numero di scontrino, numero spedizione, numero di cellulare, numero di fisso, numero
    di linea, numero di emergenza, numero di assistenza, numero utenza, numero di utenza, numero di presa, numero
    biglietto, numero di lotteria, numero estratto, numero fortunato, numero partecipante, numero di targa, numero
    armadietto, numero di armadietto, numero di casella, numero di interno, numero civico, id riunione, id della
    riunione, codice riunione, codice della riunione, password riunione, password della riunione, passcode della
    riunione, codice corso, codice del corso, codice classe, codice della classe, codice studente, codice paziente,
    codice dipendente, codice contratto, codice utenza, codice fornitura, codice pod, codice pdr, codice servizio,
    codice di servizio, codice agenzia, codice negozio, codice venditore, codice affiliato, codice partner, codice
    fedeltà, codice tessera, codice carta, codice corriere, codice pacco, codice spedizione, codice di spedizione,
    codice lotto, codice di lotto, codice colore, codice del colore, codice tariffa, codice volo, codice del volo,
    codice di volo, codice aeroporto, codice edificio, codice del portone, codice del garage, codice garage, codice
    lucchetto, codice del lucchetto, codice cassaforte, codice della cassaforte, codice allarme, codice dell'allarme,
    codice armadietto, codice dell'armadietto, codice citofono, codice del citofono, codice di ingresso, codice
    ingresso, codice della strada, codice civile, codice penale, codice etico, codice deontologico, codice del consumo,
    codice aperto, righe di codice, riga di codice, codice morse, codice di uscita, codice di guasto, codice guasto,
    codice diagnostico, codice bic, codice iban, codice ateco, codice istat, codice catastale, codice tributo, codice
    avviso, codice iuv, codice ufficio, codice ipa, codice ean, codice isbn, codice di listino, codice voucher, codice
    offerta, codice omaggio, codice gift, codice influencer, codice affiliazione, codice di affiliazione, codice di
    invito amico, codice di abbigliamento, codice unico di progetto, campo lettura, campo della lettura, campo di
    lettura, la lettura, autolettura, lettura del contatore, passcode riunione, ha il numero, registrat* con il numero,
    sotto il numero, con numero, quando chiama, quando ci chiama, se ci chiama, reclamo, il reclamo, il suo reclamo,
    segnalazione, chiave api, chiavi api, ultim* quattro cifre, ultim* 4 cifre, quattro ultim* cifre, ultim* quattro
    numeri, ultim* 4 numeri, codice del prodotto, codice dell'articolo, codice del fornitore, codice produttore, codice
    materiale, codice merce, codice ricambio, codice della filiale, codice del negozio, codice reparto, codice del
    reparto, codice dell'ufficio, codice univoco ufficio, codice centro di costo, codice del centro di costo, codice
    unità, codice unità operativa, codice del dipendente, codice matricola, codice professione, codice mansione, codice
    qualifica, codice datore di lavoro, codice inps, codice inail, codice ditta, codice voce paga, codice pagatore,
    codice magazzino, codice categoria, codice merceologico, codice sku, codice sdi, codice ministeriale, codice
    insegnamento, codice dell'insegnamento, codice materia, codice della materia, codice modulo, codice del modulo,
    codice corso di laurea, codice esame, codice dell'esame, codice appello, codice sede d'esame, codice aula, codice
    dell'aula, codice classroom, codice gruppo, codice del gruppo, codice evento, codice dell'evento, codice attività
    didattica, codice squadra, codice della squadra, codice partita, codice gara, codice torneo, codice scuola, codice
    della scuola, codice istituto, codice della zona, codice zona di sosta, codice area di sosta, codice sosta, codice
    parcheggio, codice del parcheggio, codice area, codice regione, codice comune, codice del comune, codice località,
    codice stazione, codice della stazione, codice fermata, codice tariffario, codice contatore, codice del contatore,
    codice del contratto, codice iata, codice attività ateco, codice nace, codice di bilancio, codice capitolo, codice
    banca, codice cup, codice causale, codice doganale, codice taric, codice nomenclatura, codice valuta, codice
    lingua, codice mcc, codice contribuente, codice rea, codice reso, codice di reso, codice del reso, codice garanzia,
    codice riparazione, codice di riparazione, codice sinistro, codice del sinistro, codice reclamo, codice anomalia,
    codice versione, codice del lotto, codice vernice, codice tinta, codice ral, codice modello, codice del modello,
    codice motore, codice diagnosi, codice icd, codice esenzione, codice prestazione, codice nre, codice commessa,
    codice progetto, codice cantiere, corso con codice, corso con il codice, articolo con codice, prodotto con codice,
    prodotto con il codice, insegnamento con codice, evento con il codice, modulo con codice, password del wi fi,
    password wi fi, password della rete, password di rete, password della rete wifi, password rete ospiti, password
    della rete ospiti, password della conferenza, password del webinar, password del router, chiave wifi, chiave di
    rete, chiave della rete, chiave wpa, chiave wep, codice conferenza, codice della conferenza, codice partecipante,
    codice wifi, codice del wifi, codice wi fi, pin riunione, pin della riunione, pin conferenza, pin partecipante,
    codice anagrafico cliente, codice abbonato, codice alunno, cod prodotto, cod art, codice componente, codice
    sportello, codice bolletta, codice fattura, codice immobile, codice condominio, codice paese, codice nazione,
    codice iso paese, codice teleselettivo, codice attività, cod ordine, codice pnr, codice biglietto, codice campagna,
    codice donazione, codice ricetta, codice impegnativa, codice polizza, codice assicurato, codice stallo, codice
    posto
  `,
  promo: `
    sconto*, sconti*, scontat*, buono regalo, carta regalo, carte regalo, codice promozionale, offerta speciale,
    offerte speciali, offerta esclusiva, saldi estivi, saldi invernali, i saldi, imperdibil*, risparmia ora, risparmia
    subito, alla cassa, al momento del checkout, carrello*, spedizione gratuita, consegna gratuita, spedizione gratis,
    punti fedeltà, punti bonus, concorso a premi, invita i tuoi amici, invita un amico, porta un amico, rimborso in
    denaro, regalo di compleanno, ordine minimo, spesa minima, fino a esaurimento scorte, fino ad esaurimento, riscatta
    il, riscatta subito, acquista ora, compra ora, acquista subito, nuova collezione, la collezione, in cassa, tuo
    regalo, un buono, estrazione, gratta, solo per oggi, solo oggi, ultimi giorni, ultime ore, prezzi ribassati,
    sottocosto, prendi tre, primo acquisto, prossimo acquisto, primo ordine, prossimo ordine, porta un'amica, presenta
    un amico, punti doppi, raddoppia i punti, raccogli punti, omaggio, in omaggio, ti regaliamo, aggiungi al carrello,
    in negozio
  `,
  press: `
    questa edizione, in questo articolo, continua a leggere, leggi tutto, leggi di più, leggi l'articolo, rubrica
    settimanale, editorialista, articolo del blog, post del blog, nostri lettori, rapporto settimanale, report
    settimanale, report mensile, rapporto mensile, riepilogo settimanale, mese scorso, mese precedente, note di
    rilascio, note sulla versione, registro delle modifiche, nuova versione, bug risolti, correzione di bug, correzioni
    di bug, test falliti, compilazione fallita, consigli per, studio rivela, secondo uno studio, secondo un,
    sondaggio*, ondata di, comunicato stampa, ricercatori, in media il, in questo numero, test su, questionario, la tua
    opinione, indagine, partecipa all'indagine, i più letti, intervista a, i numeri del mese, in cifre, la tua
    settimana in, il tuo mese in, tasso di successo, tasso di consegna, integrazione continua, manutenzione
    programmata, vulnerabilità*, come riconoscere, impara a, leggi anche, corso gratuito
  `,
  business: `
    verificare, conferma, confermare, accesso, accedere, accedi, registrazione, reimposta*, ripristin*, identità,
    sicurezza, indirizzo e mail, indirizzo email, attivare, attivazione, sblocca*, due fattori, eliminazione,
    iscrizione, autorizza*, convalida*, disattiva*, in due passaggi, iscriviti, profilo, link magico, identificazione,
    titolare, firma digitale, firmare, collegare, invito, questo indirizzo, questa casella, credenziali, ti ha
    invitato, ti invita, la invita, ti ha aggiunto, bloccato, sei tu, nome utente, doppio fattore, secondo fattore,
    bonifico, acquisto online, nuovo dispositivo, nuovo browser, chiusura account, chiusura del conto, cambio email,
    primo accesso, hai dimenticato, ha dimenticato,
    due passaggi, secondo passaggio, verifica in due, autenticazione forte, sapere che sei tu, sicuri che sei,
    assicurarci che sia, assicurarci che sei, accertarci che, dimostrare di essere, provare che sei, verificare che sia,
    verificare che sei, firma elettronica, firmare il contratto, banca online, home banking, banca a distanza, internet
    banking, nuovo beneficiario, beneficiari*, abbinare, abbinamento, associare il, associare un dispositivo, nuovo
    telefono, nuovo computer, cambio di numero, cambio numero, cambio di telefono, cambio e mail, cambio di indirizzo,
    cambio indirizzo e mail, chiusura dell'account, chiudere l'account, cancellare l'account, eliminare l'account,
    cancellazione dell'account, eliminazione dell'account, identità digitale, 3d secure, acquisto online sicuro,
    la tua approvazione, la sua approvazione, attesa di approvazione, approvare il pagamento, approvare l'operazione,
    approvare la transazione, approva il pagamento, approva l'operazione, approvi il pagamento, approvi l'operazione,
    approvazione del pagamento, la tua firma, la sua firma, firma il contratto, firmi il contratto, firma il documento,
    firmi il documento, firma del contratto, firma del documento, firma dei documenti, sottoscrivere il contratto,
    sottoscrizione del contratto, completare il pagamento, concludere il pagamento, completare l'operazione, concludere
    l'operazione, completare la transazione, concludere la transazione, completare la disposizione, rilasciare il
    pagamento, disposizione di pagamento, operazione in attesa, operazione dispositiva, pagamento è in attesa di, 3 d
    secure, bloccata, blocco dell'account, blocco del conto, tentativi errati, tentativi falliti, troppi tentativi,
    tentativi non riusciti, tentativi sbagliati, un nuovo cellulare, un nuovo smartphone, un nuovo tablet, un nuovo pc,
    un cellulare nuovo, un altro dispositivo, un altro browser, dispositivo sconosciuto, dispositivo non riconosciuto,
    browser sconosciuto, tuo dispositivo, questo dispositivo, collegamento del dispositivo, associare la tv,
    associazione del, cambiare numero, cambiare il numero, cambiare indirizzo, cambiare l'indirizzo, cambiare e mail,
    cambiare l'email, cambiare l'e mail, cambio dell'email, cambio dell'e mail, cambio dell'indirizzo, cambio del
    numero, cambio di cellulare, modifica del numero, modifica dell'indirizzo, modifica dell'email, nuovo numero di
    telefono, nuovo numero di cellulare, primo ingresso, prima volta che ti, senza password, password dimenticata,
    pagina rimasta aperta, finestra rimasta aperta, scheda rimasta aperta, rimasta aperta, lasciato apert*, lasciata
    apert*, pagina aperta, finestra aperta, scheda aperta, che sia tu, sia davvero tu, sia davvero lei, sei davvero tu,
    dici di essere, dice di essere, cancellazione del tuo, cancellare il tuo account, eliminare il tuo account, abbina
    il dispositivo, abbina la tv, abbina il telefono,
    in attesa della tua, in attesa della sua, in attesa di firma, in attesa del tuo, attende il tuo, aspetta la tua,
    aspetta il tuo ok, approvare, approva l'acquisto, approvazione, finalizzare il pagamento, completare questo
    pagamento, eseguire l'operazione, eseguire il pagamento, eseguire il trasferimento, trasferimento in attesa,
    trasferimento di denaro, tuo trasferimento, suo trasferimento, ordine di pagamento, acquisto su internet, acquisti
    su internet, acquisto in internet, firma dell'ordine, firma dell'operazione, accoppiare, accoppiamento, dispositivo,
    nuovo cellulare, nuovo smartphone, cambiare telefono, schermata aperta
  `,
  fleeting: `
    scade, valida per, validità, minuti, una sola volta, monouso, scadrà, entro, vale per, una volta sola, un solo
    utilizzo, funziona una volta, funziona fino, non funzionerà più, smette di funzionare, smetterà di funzionare,
    perde validità, perde di validità, non sarà più valid*, valido per, valido fino, valido solo, valida fino,
    utilizzabile una, si usa una, si può usare una, può essere usat* una, può essere utilizzat* una, dieci minuti,
    quindici minuti, mezz'ora, un quarto d'ora, 24 ore, dura, scadono, scaduto il, vale solo, vale fino, validi
    per, è valido, è valida, serve una volta, serve solo una, funziona solo, una volta usato, non riutilizzabile,
    annullato dopo, verrà annullato, sarà annullato, decadrà, si autodistrugge, non varrà più, non vale più, prima che
    scada, prima della scadenza, cinque minuti, venti minuti, trenta minuti, due minuti, tre minuti, quarto d'ora,
    vale una volta,
    un'ora, due ore, tre ore, sei ore, dodici ore, ventiquattro ore, quarantotto ore, 1 ora, 2 ore, 3 ore, 4 ore, 6
    ore, 8 ore, 12 ore, 36 ore, 48 ore, 72 ore, poche ore, alcune ore, qualche ora, mezza giornata
  `,
  secret: `
    non condivid*, non comunic*, non rivel*, nessuno, riservat*, non darlo, non dettarlo, non inoltrar*, chiederemo
    mai, chiederà mai, contatterà mai, non dirlo, non dire a, non mostrar*, non girarlo, non fornir*, non cederlo, non
    lo condivid*, non lo comunic*, mai per telefono, non te lo chieder*, non ti chieder*, non le chieder*, tienilo per
    te, lo tenga per sé, strettamente personale, è personale, a nessuno, con nessuno, nemmeno a, neanche a, neppure a,
    nemmeno al, neanche se, anche se te lo, anche se glielo, nessun operatore, nessun nostro, nessun dipendente,
    nessun addetto, nessun consulente, nessuno di noi, nessuno della banca, nessuno del nostro, i nostri operatori
    non, il nostro personale non, non te lo chied*, non glielo chied*, non glielo chieder*, mai chiedere, mai chiesto,
    è segreto, è riservato, è confidenziale, resti segreto, tienilo segreto, lo tenga segreto, tienilo riservato, lo
    tenga riservato, solo tuo, solo per te, solo per lei, non cedere, non consegnar*, non diffond*, non divulg*, non
    pubblicar*, non prestar*, non passarlo, non passarla, non darla, non dirla, non la condivid*, non la comunic*, non
    lo riveli, non lo mostri, non lo dia, non lo ceda, non lo inoltri, non lo detti, non dare a, non dia a, non
    condividerlo con, non condividere questo codice, non condividere il codice, non fornisca mai, non dare mai, non
    dia mai, non dettare, non dettarla, non leggerlo, non lo legga, non inviarlo a, non lo invii, non girare questo
    codice, non inoltri, non trasmetter*, non deve essere condiviso, non deve essere comunicato, non va condiviso, non
    va comunicato, non va dato a, a chiunque te lo, a chiunque glielo, non chiediamo mai, non chiede mai, non chiedono
    mai, la banca non chiede, la tua banca non, la sua banca non, il nostro staff non, i nostri dipendenti non,
    l'assistenza non ti, l'assistenza non chiede, tieni segreto, tenga segreto, tieni il codice per, conserva il
    codice segreto, mantieni segreto, mantienilo segreto, chi te lo chiede, chi glielo chiede
  `,
  enter: `
    inserisci, inserire, inserisca, immetti, immettere, digitare, copiare, incolla, utilizza, utilizzare, immetta,
    digiti, inserirlo, inserendo, scrivi, scriva, scrivilo, trascrivi, riporta il, riporta questo, copia il,
    copia questo, incollare, usa il, usa questo, usare, usalo, utilizzi, metti il, mettilo, compila, detta il,
    detta questo, dettare, comunica il, comunica questo, indica il, indica questo, fornisci, fornire, scansiona,
    rispondi con, batti le, metti quest*, incolli, ricopia*, riporti, inseriscil*, trascriva, inserirla, digiti il,
    scrivere, scrivi il, scrivi questo, copi il, copi questo, incollalo, incolla il, incolla questo, usi il,
    usi questo, utilizza il, utilizza questo, utilizzalo, immettilo, batti il, dettalo, dillo, leggi il, leggilo,
    comunicalo, nel campo, nella casella, nel riquadro, sullo schermo, sulla tv, sul televisore, torna all'app,
    torna nell'app, ti servirà, le servirà, ti serve, da inserire, da digitare, da copiare, da usare, digitalo,
    digitala,
    mettici, inseriscici, scrivici, digitaci, metterci, mettici il, metta, mettere, va inserito, va scritto, va
    digitato, va messo, vanno inserit*, vanno digitat*, basta digitare, basta inserire, basta scrivere, inserito,
    inserita, digitato, copialo, copiala, digitare il, batti, battere, digitando, scrivendo, immettendo, compilare,
    compili, inseriamo, riportare, riportalo, riportala, inserirle, inserirli, digitarlo, digitarla, scriverlo,
    chiede quattro, chiede sei, ti chiederà, le chiederà, ti chiede, le chiede, verrà chiesto, viene chiesto, ti
    verrà chiest*,
    inserite, inseritelo, inserirai, inserirà, inserisci il, inserisci la, inserisci questo, inserisca il, inserisca
    questo, inserisco, immettete, immetti il, immetti la, immetterlo, immetterla, digitate, digita il, digita la, digita
    questo, digita queste, digita le, digiterai, scrivete, scrivila, scriverla, scrivine, scriverai, copiate, incollate,
    incollala, incollarlo, incollarla, usate il, usate questo, usala, usarlo, usarla, utilizzate, utilizzarlo,
    utilizzarla, utilizzandolo, adopera, adoperi, mettete, mettila, metterlo, metterla, metti la, metti le, metti lì,
    scrivi lì, inserisci lì, digita lì, riporta le, riporta la, riporti il, riporti la, riporti qui, riportatelo,
    trascrivere, trascrivete, trascrivilo, ribatti, ridigita, ridigiti, ridigitare, compila con, compila il campo,
    compili il campo, completa con, completi con, componi il, componi questo, componga il, componga questo, comporre il,
    seleziona il numero, dettaglielo, detti il, detti questo, dettate, di' il, dica il, dica questo, dillo al, dicci il,
    ci dica il, comunichi il, comunichi questo, comunicaci, ci comunichi, comunicarlo, comunicarci, fornisci il,
    fornisca il, fornisca questo, forniscilo, fornirlo, forniscici, indichi il, indichi questo, indicare il, indicalo,
    mostra il codice, mostri il codice, mostra questo codice, legga il, legga questo, leggi questo, leggiglielo, leggere
    il codice, ripeti il, ripeta il, rispondi a questa, rispondi a questo, risponda con, risponda a questa, rispondere
    con, rispedisci, rispediscici, rimandaci, inviaci il, ci invii il, mandaci il, conferma con, confermi con,
    confermare con, confermalo con, confermala con, lo confermi con, la confermi con, approva con, approvi con,
    approvare con, approvalo con, approvala con, firma con, firmi con, firmare con, firmalo con, firmala con, autorizza
    con, autorizzi con, autorizzare con, autorizzalo con, autorizzala con, convalida con, convalidi con, convalidare
    con, convalidalo con, convalidala con, sblocca con, sblocchi con, sbloccare con, sbloccalo con, sbloccala con,
    verifica con, accedi con, acceda con, entra con, entri con, identificati con, si identifichi con, autenticati con,
    ti verrà richiest*, le verrà richiest*, verrà richiesta, verranno richiest*, sarà richiesto, sarà richiesta, saranno
    richiest*, ti sarà chiesto, le sarà chiesto, sarà chiesto, sarà necessario il, sarà necessario inserire, viene
    richiesto, viene richiesta, vengono richiest*, richiesto dall'app, richiesto nell'app, richiesto dal, richiesto
    nella, richiesto sul, richiesto al, richiesta al passaggio, richiesto al passaggio, richiesto nel passaggio, ti
    chiederemo, le chiederemo, chiederà il, chiederà un, chiederà questo, chiederanno, chiede il numero, chiede il
    codice, chiede un codice, chiede un numero, chiede cinque, chiede otto, chiede la chiave, chiede la password,
    richiederà il, quando ti viene, quando le viene, quando ti verrà, quando le verrà, quando richiesto, se richiesto,
    quando te lo chied*, quando glielo chied*, quando lo chied*, serve il codice, serve il numero, servirà il,
    serviranno, ti serviranno, le serviranno, avrai bisogno, avrà bisogno, occorre inserire, occorre digitare, bisogna
    inserire, bisogna digitare, bisogna scrivere, devi inserire, devi digitare, devi scrivere, deve inserire, deve
    digitare, deve scrivere, dovrai inserire, dovrai digitare, dovrà inserire, dovrà digitare, devi solo, deve solo, ti
    basta inserire, ti basta digitare, le basta inserire, non ti resta che inserire, va riportato, va riportata, va
    copiato, va copiata, va incollato, va inserita, va scritta, va digitata, va messa, va immesso, vanno scritt*, vanno
    messi, vanno messe, vanno immess*, vanno riportat*,
    ci rimandi, ci rimanda, ci rispedisca, ci invii, ci mandi, ci detti, ci legga, ci indichi, ci fornisca, ci riporti,
    incollando, copiando, riportando, rispondendo con, rispondendo a questa, indicando il, lo richiede, la richiede, lo
    richieda, lo richiederà, lo chiede, lo chieda, lo chiederà, te lo chiede, glielo chiede, te lo chiederà, glielo
    chiederà, te lo chieda, glielo chieda,
    premi le cifre, prema le cifre, premi i numeri, seleziona le cifre, selezioni le cifre, scegli le cifre, scelga le
    cifre, tocca le cifre, seleziona il codice, rimanda il codice, rimandi il codice, rinvia il codice, rispondi solo,
    rispondi semplicemente, risponda solo, risponda semplicemente, rispondete con, pronuncia il codice, pronunci il
    codice, pronuncia le cifre, pronunci le cifre, scandisci, scandisca, dai il codice, dia il codice, dai questo
    codice, dia questo codice, dare il codice, dagli il codice, dallo al nostro, lo dia al, riferisci il, riferisca il,
    riferiscilo, riferirlo, riferire il codice, comunicare il codice, comunicatelo, comunicate il codice, mostralo al,
    mostralo sul, invia il codice, invii il codice, invia questo codice, invii questo codice, trasmetti il, trasmetta
    il, leggerlo, leggete il codice, legga le cifre, leggi le cifre, leggi ad alta voce, legga ad alta voce, detta le
    cifre, detti le cifre, dettarlo, dettarla, di le cifre, dica le cifre, prosegui con questo, prosegua con questo,
    proseguire con questo, prosegui con il codice, prosegua con il codice, continua con questo, continui con questo,
    continuare con questo, continua con il codice, continui con il codice, procedi con questo codice, proceda con questo
    codice, procedi con il codice, proceda con il codice, concludi con, concluda con, concludere con, termina con il
    codice, termini con il codice, finisci con il codice, completa il pagamento con, completi il pagamento con, conferma
    il pagamento con, confermi il pagamento con, conferma il bonifico con, confermi il bonifico con, conferma
    l'operazione con, confermi l'operazione con, conferma la modifica con, confermi la modifica con, conferma l'accesso
    con, confermi l'accesso con, conferma l'indirizzo con, conferma il tuo indirizzo con, autorizza il pagamento con,
    autorizzi il pagamento con, autorizza il bonifico con, autorizzi il bonifico con, autorizza l'operazione con,
    autorizzi l'operazione con, approva il pagamento con, approvi il pagamento con, approva il bonifico con, approvi il
    bonifico con, approva l'operazione con, approvi l'operazione con, firma il contratto con, firmi il contratto con,
    firma il documento con, firmi il documento con, firmare il contratto con, firmare il documento con, sblocca la carta
    con, sblocchi la carta con, sblocca il conto con, sblocchi il conto con, sblocca l'account con, sblocca il tuo
    account con, sblocca il dispositivo con, sblocchi il dispositivo con, sblocca l'accesso con, sblocchi l'accesso con,
    immesso, immessa, digitata, digitati, scritto nel, scritta nel, essere scritto, essere copiato, essere riportato,
    essere comunicato, essere dettato, essere incollato, avrai scritto, avrà scritto, hai scritto il codice, inserimento
    del, immissione del, digitazione, riempire il campo, riempi la casella, compilalo, battilo, batterlo, battete,
    ribattilo, trascriverlo, trascriverla, ricopi, premi in sequenza, prema in sequenza,
    riempi il campo, riempia il campo,
    prema i numeri, premi i tasti, prema i tasti, scegli il numero, scelga il numero, selezioni il numero, gira le
    rotelle, ruota le rotelle, inviate il codice, mandaci questo, inviaci questo, rinviaci, rispondi al messaggio con,
    risponda al messaggio con, di' questo, dire il codice, pronuncia il, pronunci il, leggi queste, cita il codice, citi
    il codice, citalo, lo citi, dallo al, continua con queste, prosegui con queste, prosegua con, procedi con questo,
    finisci con, chiudi con il codice, aver scritto, si inserisce, si digita, si scrive, inserimento delle cifre,
    l'inserimento del, dopo l'inserimento, batta, pigia i tasti, pigia le cifre, conferma l'acquisto con, confermi
    l'acquisto con, lo comunichi, lo indichi, glielo dica, diglielo, glielo legga, glielo detti, lo detti, trascritto,
    completare con, completa il campo, completi il campo, ci mostri il, invii queste cifre, invia queste cifre lo legga
    al nostro, lo legga alla nostra
  `,
  complete: `
    conferma email, conferma e mail, conferma indirizzo, conferma account, conferma registrazione, conferma iscrizione,
    conferma identità, conferma accesso, conferma cancellazione, conferma eliminazione, conferma cambio,
    conferm* la tua e*, conferm* la tua registrazione, conferm* la tua iscrizione, conferm* la tua identità,
    conferm* la sua e*, conferm* la sua registrazione, conferm* la sua iscrizione, conferm* la sua identità,
    conferm* la mia e*, conferm* la mia registrazione, conferm* la mia iscrizione, conferm* la mia identità,
    conferm* il tuo account, conferm* il tuo indirizzo, conferm* il tuo profilo, conferm* il suo account,
    conferm* il suo indirizzo, conferm* il suo profilo, conferm* il mio account, conferm* il mio indirizzo,
    conferm* il mio profilo, conferm* l'email, conferm* l'indirizzo, conferm* l'account, conferm* la registrazione,
    conferm* l'iscrizione, conferm* la modifica, conferm* l'accesso, conferm* l'eliminazione,
    conferm* questo indirizzo, verifica email, verifica indirizzo, verifica account, verifica identità,
    verific* la tua e*, verific* la tua identità, verific* la sua e*, verific* la sua identità, verific* la mia e*,
    verific* la mia identità, verific* il tuo account, verific* il tuo indirizzo, verific* il suo account,
    verific* il suo indirizzo, verific* il mio account, verific* il mio indirizzo, verific* l'email,
    verific* l'indirizzo, verific* l'account, convalida, convalidare, attiv* il tuo account, attiv* il tuo profilo,
    attiv* il suo account, attiv* il suo profilo, attiv* il mio account, attiv* il mio profilo, attiv* il account,
    attiv* il profilo, attiva account, attiv* l'account, attiva ora, reimpost* password, reimpost* la password,
    reimpost* la tua password, ripristin* password, ripristin* la password, ripristin* la tua password,
    resett* password, resett* la password, resett* la tua password, reimpostazione della password,
    ripristino della password, recuper* password, recuper* la password, recuper* la tua password,
    recuper* una password, cambia* password, cambia* la password, cambia* la tua password, cambia* una password,
    modific* password, modific* la password, modific* la tua password, modific* una password, crea* password,
    crea* la password, crea* la tua password, crea* una password, impost* password, impost* la password,
    impost* la tua password, impost* una password, scegl* password, scegl* la password, scegl* la tua password,
    scegl* una password, nuova password, recuper* il tuo account, recuper* l'account, recuper* l'accesso,
    scegline un'altra, link magico, link di accesso, link di conferma, link di verifica, link di attivazione,
    link di ripristino, link per accedere, link per reimpostare, accett* invito, accett* l'invito, vedi invito,
    visualizza invito, unisciti al team, unisciti al gruppo, unisciti alla team, unisciti alla gruppo,
    sblocc* il tuo account, sblocc* l'account, sblocc* il suo account, approv* l'accesso, approv* questo dispositivo,
    autorizz* l'accesso, autorizz* questo dispositivo, sono stato io, sono stata io, ero io, sono io, è davvero tuo,
    complet* registrazione, complet* la registrazione, complet* l'iscrizione, complet* la tua registrazione,
    termin* registrazione, termin* la registrazione, termin* l'iscrizione, termin* la tua registrazione,
    elimina il mio account, elimina account, elimina l'account, cancella il mio account, iscrivimi, iscrivetemi,
    senza password, casella è tua, cancella tutto, inventane, sì sono io, sì sono stato io, voglio iscrivermi,
    sì iscrivimi, scegli una nuova password, accedi al tuo account, entra nel tuo account, sblocca il conto,
    manca solo il tuo sì, vedi l'invito, apri l'invito, vai all'invito, rispondi all'invito, entra nel gruppo,
    entra nella squadra, fai parte, ci sto, sì ci sono, ti appartiene, le appartiene, ci serve il tuo ok,
    ci serve il tuo consenso, entra senza password, accedi senza password, accesso senza password, accedi con un clic,
    riattiva il mio account, riattiva l'account, togli il blocco, sbloccare l'accesso, sblocca l'accesso,
    crea il tuo accesso, conferm* la tua mail, conferm* la tua richiesta, conferm* la richiesta,
    conferm* la mia richiesta, conferm* il nuovo, conferm* la nuova, conferm* il cambio, conferm* il login,
    conferm* questo accesso, conferm* questo dispositivo, conferm* il dispositivo, conferm* il bonifico,
    conferm* il pagamento, conferm* l'operazione, conferm* la chiusura, conferm* la cancellazione, conferm* che sei,
    conferm* di essere, conferm* che è, conferm* questa email, conferm* questa mail, conferm* l'identità,
    conferm* l'abbonamento, conferm* la casella, verific* questo indirizzo, verific* questa, verific* il dispositivo,
    verific* questo dispositivo, verific* la casella, attiv* la tessera, attiv* la tua tessera, attiv* la carta,
    attiv* la tua carta, attiv* l'accesso, attiv* il tuo accesso, attiv* l'abbonamento, attiv* l'utenza,
    crea nuova password, crea una nuova, scegli un'altra, scegliere una nuova, imposta una nuova, imposti una nuova,
    impostare una nuova, nuovo pin, scegli il pin, imposta il pin, recuper* il mio, torna nel tuo account,
    rientra nel tuo, rientrare nel, link personale, link sicuro, link di sblocco, link di invito, link monouso,
    link di recupero, link di reimpostazione, link per entrare, link per confermare, accesso con un clic,
    entra con un clic, entra subito senza, continua nel browser, prosegui nel browser, continua la registrazione,
    prosegui la registrazione, continua l'iscrizione, completa il profilo, completa il tuo profilo,
    completa l'attivazione, completa la verifica, concludi la registrazione, concludi l'iscrizione, accetta e continua,
    accetta e partecipa, accetta la richiesta, unisciti al progetto, unisciti alla squadra, unisciti alla famiglia,
    unisciti alla classe, entra nel team, entra nel progetto, partecipa al gruppo, partecipa al progetto,
    consenti accesso, consenti l'accesso, consenti questo, sì consenti, sì autorizzo, sì autorizza, sì confermo,
    sì accetto, sì elimina, sì cancella, sì è mio, sì è la mia, sì voglio, autorizz* il pagamento,
    autorizz* il bonifico, autorizz* l'operazione, autorizz* il dispositivo, approv* il pagamento, approv* il bonifico,
    approv* la richiesta, approv* il dispositivo, considera attendibile, associa il dispositivo,
    collega il dispositivo, collega questo, sblocc* account, sblocc* il mio, sblocc* il profilo, sblocc* la tua,
    riapri il mio, ripristina il mio account, ripristina l'account, elimina i miei, cancella i miei, cancella account,
    cancella l'account, elimina definitivamente, chiudi il mio account, chiudi l'account, chiudere l'account,
    eliminare l'account, conta su di me, contate su di me, attivare l'utente, attivare il tuo utente,
    attivare il tuo account, attivare l'account, modifica della password, reimpostare la password,
    verificare la tua email, verificare il tuo indirizzo, attivazione dell'account,
    rinnova la password, rinnova password, rinnova la tua password, rinnovare la password, acced* con questo link, entra
    con questo link, entrare con questo link, acced* tramite questo link, accetta e unisciti, accetta ed entra, approva
    accesso, approva l'accesso, approvare l'accesso, approva richiesta di accesso, è il mio dispositivo, è il mio
    telefono, è il mio computer, il dispositivo è mio, chiudi il conto, chiudi account, chiudere il conto, conferma la
    chiusura, conferma chiusura, conferma la cancellazione, ripristina l'accesso, ripristina accesso, ripristinare
    l'accesso, ripristina il tuo account, riattiva account, riattiva il tuo account, riattivare l'account, prosegui con
    la registrazione, proseguire con la registrazione, proseguire la registrazione, prosegui l'iscrizione, collega
    account, collega l'account, collega il mio account, accetta qui l'invito, accettato l'invito, accettare l'invito,
    accetti l'invito, accettando l'invito, sbloccare il conto, sbloccare l'account, sbloccare il tuo account, sbloccare
    il suo account, sblocchi il conto, sblocca l'account, sblocca accesso, attiva la carta, attiva la tua carta, attiva
    carta, attivare la carta, attiva il tuo profilo, attiva l'accesso, attiva il tuo accesso, attiva l'utenza, attiva la
    tua utenza, cambia la tua password, cambi la password, modifica password, modifica la password, scelga una password,
    scelga la password, imposti la password, imposti una password, crea il tuo pin, entra nello spazio, unisciti allo
    spazio, conferma l'alta, conferma il nuovo indirizzo, conferma nuovo indirizzo
  `,
  act: `
    conferma, confermare, confermi, verificare, attiva, attivare, accetta, accettare, approva, autorizza, sblocca,
    unisciti, continua, prosegui, verifica ora, verifica adesso, verifica qui, verifichi, conferma ora, attivi,
    accetti, convalida, autorizzare, approvare, sbloccare, unirti, continuare, procedi, proseguire, completare,
    abilita, accenderlo, procedere, accertare, accetto, partecipa, riapri, vai avanti, avanti, ancora un passo, manca
    un passo, ultimo passo, un ultimo passo, quasi pronta, quasi pronto, quasi fatto, ci siamo quasi,
    manca poco, partecipo, confermo, permetti, consenti, consento, approvo, autorizzo, acconsento, completa,
    concludi, termina, un ultimo clic, basta un clic, a un passo, resta un passo, manca solo
  `,
  signIn: `
    accedi, accedere, entra, effettua l'accesso, accedi ora, accedi a, apri l'app, entra ora, collegati,
    inizia, iniziamo, comincia
  `,
  never: `
    annulla* iscrizione, annulla* l'iscrizione, cancella* iscrizione, cancellati, disiscri*, preferenze, gestisci,
    impostazioni, versione web, note legali, informativa, aiuto, assistenza, contattaci, sondaggio, recensi*, il tuo
    ordine, visualizza ordine, condividi, seguici, scopri, ulteriori informazioni, acquista, negozio, visualizza
    dettagli, chi siamo, conferma ordine, scarica la, scarica il, scarica l'app, traccia il, traccia la, disdici, non
    vuoi più ricevere, condizioni, termini, supporto, contatti, domande frequenti, carrello, acquista ora, compra ora,
    scopri di più, leggi tutto, conferma acquisto, conferma pagamento, conferma prenotazione, conferma presenza,
    verifica della firma, cartella spam, posta indesiderata, paga ora, rispondi, copia di cortesia, guarda nel,
    visualizza online, valuta*, il riepilogo, la collezione, il ticket, guarda il, mostra il, regolamento, pagare,
    leggi le, gestisci le, gestisci preferenze, notifiche, modifica preferenze, non ricevere più, disattiva notifiche,
    annulla l'abbonamento, apri nel browser, visualizza nel browser, vedi nel browser, versione online, segui il pacco,
    segui la spedizione, traccia spedizione, traccia il pacco, stato ordine, stato dell'ordine, vedi ordine, vedi
    l'ordine, i miei ordini, vedi fattura, vedi la fattura, scarica fattura, scarica la fattura, vedi ricevuta, paga la
    bolletta, paga bolletta, paga online, vedi report, vedi il report, vedi il rapporto, report completo, vedi
    statistiche, leggi articolo, vedi attività, controlla attività, controlla l'attività, rispondi al sondaggio,
    rispondi al questionario, compila il questionario, lascia una recensione, dicci la tua, centro assistenza,
    approfitta*, approfittane, vedi offerta, vedi le offerte, vai allo shop, usa lo sconto, aggiungi al calendario,
    conferma appuntamento, conferma l'appuntamento, conferma la visita, conferma la prenotazione, conferma la presenza,
    conferma l'ordine, conferma il ritiro, conferma la consegna, sposta l'appuntamento, disdici l'appuntamento, come
    arrivare, invita amici, vedi il ticket, vedi ticket, vedi il log, vedi log, aprilo nel browser, leggi nel browser,
    guarda nel browser, visualizzala nel browser, visualizzalo nel browser, visualizza nel tuo browser, vedi nel tuo
    browser, visualizza questa email, visualizza questa mail, mostra nel browser, continua la conversazione, continuare
    la conversazione, vedi il messaggio, leggi il messaggio, vedi il commento, leggi il commento, partecipa alla
    riunione, unisciti alla riunione, il mio account, il mio conto, apri attività, provalo ora, prova ora, apri il
    rapporto, apri il documento, apri il file, vedi le foto, guarda le foto, vedi i risultati, vedi il certificato,
    continua la lezione, leggere la discussione, leggi la discussione, visita il forum, vedi dettagli, vedi i dettagli,
    visualizza i dettagli, maggiori dettagli, tutti i dettagli, dettagli ordine, dettagli dell'ordine, scopri i
    dettagli, commenti, commento, moderare, moderazione, carta d'imbarco, carte d'imbarco, vedi prenotazione, vedi la
    prenotazione, visualizza prenotazione, modifica prenotazione, annulla prenotazione, disdici prenotazione, vedi
    annuncio, vedi l'annuncio, vedi biglietti, vedi i biglietti, scarica i biglietti, scarica biglietti, scarica il
    biglietto, sposta appuntamento, disdici appuntamento, annulla appuntamento, vedi discussione, vedi la discussione,
    apri la discussione, vedi estratto conto, scarica estratto conto, vedi movimenti, vedi i movimenti, scarica
    ricevuta, scarica la ricevuta, scarica il referto, vedi mappa, vedi la mappa, vedi sulla mappa, vedi catalogo, vedi
    il catalogo, vedi prodotto, vedi il prodotto, guarda il video, vedi foto, vedi risultati, scegli il posto, avvia il
    reso, richiedi il reso, effettua il reso, apri il ticket, apri un ticket, aggiungi all'agenda, fai il check in,
    effettua il check in, apri il report, apri report, vedi online, non riesci a visualizzare, modifica la consegna,
    cambia data di consegna, riprogramma la consegna, paga fattura, aggiorna i dati di pagamento, aggiorna metodo di
    pagamento, rinnova ora, rinnova abbonamento, rinnova il dominio, candidati ora, invia candidatura, vai ai saldi,
    riscatta il buono, usa il coupon, usa il codice sconto, invita i tuoi amici, invita un amico, scarica
    l'applicazione, prenota un appuntamento, prenota una visita, fissa un appuntamento, salva nel calendario, entra
    nella riunione, controlla le impostazioni di sicurezza, rivedi attività, verifica le impostazioni di sicurezza
  `,
  notMe: `
    non sei stata tu, non sono stato io, non sono io, non sei tu, non è stato lei, non hai richiesto, non ha richiesto,
    non l'hai richiesto, non hai effettuato, non hai creato, non riconosc*, rifiuta*, nega, annulla, segnala, blocca,
    non eri tu, non è stata lei, non sei stato, non l'ha richiesto, non hai chiesto, non hai fatto, non hai avviato, non
    ha chiesto, non ha fatto, non ha effettuato, non ha avviato, non ti sei registrato, non ti sei registrata, non ti
    sei iscritto, non ti sei iscritta, non era lei, per errore, ignori, disconosc*, proteggi il, cestina*, se non sei
    stato tu, non sei stato tu, se non sei stata tu, non fare nulla, non devi fare nulla, non l'hai chiesto, no grazie,
    non l'ho fatto io, non hai fatto tu, non sono stata io, non è opera tua, non ero io, non è il mio, non è mio, se non
    hai, se non ha richiesto, se non eri, se non è stato, se non riconosci, nessuna azione, non serve fare nulla, non
    occorre fare nulla, non è necessario fare, non succede nulla, non cambia nulla, non cambierà nulla, ignora questa,
    ignora questo, ignora la, ignora il, ignorare questa, può ignorare, puoi ignorare, elimina questa, elimini questa,
    cancella questa mail, butta questa, qualcuno ha sbagliato, qualcuno ha digitato, un'altra persona, chiamaci subito,
    ci avvisi, contattaci subito, proteggi l'account, proteggi account, blocca la carta, blocca carta, blocca l'account,
    rifiuta l'accesso, rifiuta invito, non autorizz*, annulla la richiesta, annulla richiesta, annulla la modifica,
    ripristina la vecchia, se qualcun altro, qualcun altro ha inserito, qualcun altro ha digitato, qualcun altro sta,
    non hai provato, non hai tentato, non stai cercando di, non stavi cercando di, non ha tentato, non riconosci,
    richiesta non è tua, richiesta non è sua, richiesta non proviene, non ha disposto, non hai disposto, non ne tenga
    conto, non tenerne conto, non ha autorizzato, non hai autorizzato, non ha effettuato l'accesso, non hai effettuato
    l'accesso, non l'ha fatto lei, cestina questa, cestini questa, elimini questa mail, elimina questa mail, non ha
    ordinato il, non viene da te, non viene da lei, non ti appartiene, non le appartiene, non conosci quest*, non
    conosce quest*, non è tuo, non è tua, non è il tuo, non è il suo, non l'hai fatto, non l'ha fatto, non hai eseguito,
    non ha eseguito, non hai cambiato, non ha modificato, non ha provato, a tua insaputa, a sua insaputa, qualcun altro
    potrebbe, si tratta di un errore, se è un errore, se non è corretto, che sia un errore, rimuovere il tuo indirizzo,
    rimuovi il mio indirizzo, disattivare il tuo account, bloccare il tuo account, bloccare l'account, metti in
    sicurezza, consigliamo di cambiare, cambia subito la, password immediatamente, password al più presto, segnalare
    attività sospett*, facci sapere, ci faccia sapere, contattaci immediatamente, ci contatti immediatamente, controlla
    la tua attività, annullare la modifica, esci da tutti i, uscire da tutti i
  `,
  done: `
    è stat* aggiornat*, è stat* verificat*, è stat* confermat*, è stat* attivat*, è ora attivo, con successo, nuovo
    accesso, hai modificato, è stat* modificat*, è stat* cambiat*, è stat* reimpostat*, è stat* eliminat*, è stat*
    aggiunt*, è stat* rimoss*, è stat* disattivat*, verificat* correttamente, aggiornat* correttamente, modificat*
    correttamente, attivat* correttamente, hai cambiato la password, hai cambiato il, hai aggiornato, hai confermato,
    grazie per aver confermato, ha accettato, accesso effettuato, accesso da un nuovo, è stat* registrat*, appena
    cambiat*, è cambiat*, è stat* chius*, è stat* collegat*, è stat* sbloccat*, è stat* disabilitat*, sono stati
    aggiornati, sono stati modificati, è attivo, è confermat*, è verificat*, è ora confermat*, è ora verificat*,
    risulta confermat*, risulta attiv*, abbiamo aggiornato, abbiamo modificato, abbiamo eliminato, abbiamo chiuso,
    abbiamo rilevato un, rilevato un accesso, grazie per la conferma, grazie di aver, si è unito, si è unita, ti sei
    unito, fai già parte, password modificata, password aggiornata, modifica effettuata, stat* disiscritt*, ti sei
    disiscritt*, si è disiscritt*, disiscrizione è avvenuta, hai annullato l'iscrizione, l'iscrizione è stata
    annullata, abbonamento è stato annullato, abbonamento è stato disdetto, la disdetta è effettiva, stat* rimoss*
    dalla lista, stat* cancellat* dalla lista, stat* rimoss* dalla mailing list, non riceverai più, non riceverà più,
    ti abbiamo tolto dalla, ti abbiamo rimosso dalla, iscrizione annullata, iscrizione è stata annullata, disiscrizione
    completata
  `,
  here: `
    clicca, cliccare, fai clic, fare clic, faccia clic, il pulsante, barra degli indirizzi, qui sotto, cliccando,
    facendo clic, tocca, questo pulsante, apri questo, apri questa, aprire, scegline un'altra, premi il, premi qui,
    premi sul, copia e incolla, pagina seguente, seguente pagina, questo indirizzo, premi, clicca qui, clicca sul,
    clicchi, cliccate, fai tap, tocca il, tocca qui, questo link, il link, link seguente, seguente link,
    link qui sotto, link sottostante, segui il link, segui questo, apri il link, apri la pagina, copia il link,
    copia questo link, copia l'indirizzo, copia questo indirizzo, incolla l'indirizzo, nel tuo browser,
    nel suo browser, se il pulsante, pulsante non funziona, pulsante qui sotto, pulsante sottostante,
    pulsante seguente, bottone, visita la pagina, indirizzo seguente, seguente indirizzo, seguente collegamento,
    il seguente collegamento, collegamento seguente
  `,
  onSite: `
    pacco*, pacchi, spedizion*, consegn*, corriere*, fattorino*, locker*, armadietto*, ritir*, sportello*, bancone*,
    botteghino*, biglietteria*, cassa*, reception*, portone*, la porta, cancello*, sbarra*, wifi, wi fi, appuntament*,
    prenotazion*, bigliett*, coda, tavolo*, parcheggio*, garage, autorimessa, tornello*, citofono*, autista*,
    lucchetto*, cassetta delle chiavi, ufficio postale, punto di ritiro, spogliatoio*, varco*, id riunione, id della
    riunione, numero riunione, numero della riunione, codice riunione, codice della riunione, passcode della riunione,
    link della riunione, riunione zoom, riunione teams, riunione meet, riunione google meet, riunioni zoom, riunione
    online, riunioni online, riunione virtuale, chiamata zoom, chiamata teams, sala riunioni, videoriunion*,
    videochiamat*, video chiamat*, videoconferenz*, video conferenz*, videocolloqui*, videoconsult*, videovisita,
    televisita*, conferenza telefonica, audioconferenz*, teleconferenz*, id conferenza, id della conferenza, numero
    della conferenza, codice conferenza, webinar*, seminario online, partecipare alla riunione, partecipa alla
    riunione, partecipi alla riunione, unirsi alla riunione, unisciti alla riunione, entra nella riunione, accedere
    alla riunione, accedi alla riunione, partecipare alla chiamata, numero di accesso alla riunione, collegarsi per
    telefono, partecipare per telefono, pin partecipante, pin del partecipante, id partecipante, codice partecipante,
    numero partecipante, sala d'attesa, sala di attesa, porta d'ingresso, porta di ingresso, della porta, alla porta,
    porta della camera, codice porta, cancelli, cancelletto, sbarre, ingresso principale, ingresso dell'edificio,
    ingresso del palazzo, ingresso del condominio, ingresso pedonale, all'ingresso, tastierino*, citofoni,
    videocitofon*, campanello*, interfono*, androne*, atrio*, vano scale, scala condominiale, tromba delle scale, box
    auto, posto auto, parcheggi, ascensor*, cassetta portachiavi, cassetta per le chiavi, cassette delle chiavi,
    keybox*, lucchetti, serratura*, serrature*, armadietti, guardaroba*, deposito bagagli, deposito biciclette,
    deposito bici, rastrelliera*, locale biciclette, allarme di casa, impianto d'allarme, impianto di allarme, codice
    allarme, codice dell'allarme, centralina dell'allarme, disinserire l'allarme, disattivare l'allarme, sistema
    d'allarme, antifurto*, tornelli, porta girevole, colonnina*, colonnine*, stazione di ricarica, punto di ricarica,
    punti di ricarica, wallbox*, distributore automatico, distributori automatici, emettitrice*, parchimetro*,
    parcometro*, casse automatiche, totem in, chiosco*, fotocopiatric*, fotocopie, alla stampante, lavanderia*,
    lavatric*, rete ospiti, rete wireless, numero di camera, numero della camera, corrieri, postino*, portalettere,
    autisti, a domicilio, alla tua porta, alla sua porta, numero di attesa, numero d'attesa, numero di turno,
    numerino*, sportelli, in fila, banco accettazione, banco informazioni, portineria*, portiere*, cassiere*,
    cassiera*, conducent*, controllore*, controllori, capotreno, imbarc*, addetto alla sicurezza, guardia giurata,
    vigilante*, la tua presenza, la sua presenza, confermare la presenza, conferma la presenza, la tua partecipazione,
    la sua partecipazione, confermare la partecipazione, ci sarò, ci sarai, sarai dei nostri, gradita conferma, è
    gradita risposta, rsvp, arrivo previsto, orario di arrivo, ora di arrivo, data di arrivo, il tuo arrivo, il suo
    arrivo, all'arrivo, la tua visita a, la sua visita a, confermare la visita, conferma la visita, conferma visita,
    visita medica, visita domiciliare, visita specialistica, badge visitatore, check in online, orario del check in,
    fare il check in, effettuare il check in, fai il check in, albergo, alberghi, soggiorno*, fascia oraria, fasce
    orarie, lettura del contatore, letture del contatore, lettura contatore, autolettura*, contatore del gas,
    contatore della luce, contatore dell'acqua, numero del contatore, tavoli, ricezione della merce, ricevimento della
    merce, ricevuto la merce, ricezione dell'ordine, uscita didattica, uscite didattiche, escursion*, viaggio
    d'istruzione, autorizzazione all'uscita, riunione dei genitori, colloquio di lavoro, lezione di guida, gita, gite,
    in hotel, accettazione dell'ospedale, presenza all'evento, presenza alla,
    id meeting, numero conferenza, id webinar, accesso alla riunione, link alla riunione, wifi ospiti, wi fi ospiti,
    wifi per gli ospiti, rete per gli ospiti, nome rete, nome della rete, nome del wifi, rete wifi, rete wi fi, rete
    senza fili, internet per gli ospiti, ssid
  `,
  entryPlace: `
    finestr*, pagin*, schermat*, schermo, campo, campi, casell*, riquadr*, modul*, form, app, applicazione*, browser,
    sito, dispositivo*, portale*, scheda, maschera, tablet*, computer*, console*, televisor*, terminal*, sezione,
    dialogo, bancomat, sportello automatico, decoder, mini app, miniapp, chatbot*, rigo, pannello, estensione del,
    orologio, televisione, spazio apposito, apposito spazio, totem, area riservata, home banking
  `,
  accountName: `
    nickname, il tuo login, nome utente, nomi utente, nome account, nome dell'account, nome profilo, soprannome, nome
    giocatore, nome visualizzato, id utente, identificativo utente, il suo login, il tuo username, il suo username,
    nome visualizzazione
  `,
  subjectLine: "oggetto*, nell'oggetto, dell'oggetto, riga dell'oggetto",
  outdated: `
    non è più valido, non funziona più, non vale più, codice precedente, vecchio codice, annullato, sostituisce, non è
    più attivo, non è più utilizzabile, non è più accettato, non può più essere utilizzato, non può più essere usato,
    non si può più usare, non serve più, non ha più validità, non più valido, ha cessato di, ha smesso di funzionare,
    ha perso validità, ha perso di validità, è nullo, è decaduto, è stato annullato, è stato invalidato, è stato
    revocato, è stato ritirato, è stato disattivato, è stato sostituito, abbiamo annullato, abbiamo revocato, abbiamo
    ritirato, abbiamo disattivato il codice, abbiamo bloccato il codice, codice annullato, codice bloccato, codice è
    stato bloccato, codici precedenti, precedente codice, codice vecchio, vecchi codici, primo codice, codice
    originale, codice iniziale, codice di prima, codice di stamattina, quello di stamattina, codice di questa mattina,
    quello di questa mattina, codice di stamani, codice di ieri, quello di ieri, inviato in precedenza, inviato prima,
    inviato precedentemente, precedentemente inviato, inviato stamattina, inviato questa mattina, inviato ieri,
    inviato alle, che ti abbiamo inviato alle, che le abbiamo inviato alle, che abbiamo inviato alle, abbiamo inviato
    prima, abbiamo inviato in precedenza, ricevuto in precedenza, ricevuto prima, ricevuto stamattina, codice è
    scaduto, codice scaduto, codice era scaduto, codice risulta scaduto, è ormai scaduto, è già scaduto, ormai
    scaduto, scaduto alle, scaduto ieri, già utilizzato, già usato, è già stato utilizzato, è già stato usato, è stato
    già utilizzato, codice utilizzato, codice usato, codice che hai usato, codice che hai utilizzato, codice che ha
    usato, codice che ha utilizzato, è esaurito, non può essere riutilizzato, non può essere utilizzato di nuovo, non
    può essere usato di nuovo, non si può riutilizzare, ignora il precedente, ignori il precedente, ignora quello
    precedente, dimentica il codice, dimentichi il codice, invece del codice, al posto del codice, anziché il codice,
    al posto del precedente, invece del precedente, al posto di quello, invece di quello, in luogo del codice,
    rimpiazza, codice è stato utilizzato, codice è stato usato, è stato utilizzato per accedere, è stato usato per
    accedere, codice con cui, ignora il codice precedente, in sostituzione del codice, in sostituzione del precedente,
    è scaduto, scaduto, è stato usato, è stato utilizzato, non è stato usato, non è stato utilizzato, è stato inserito,
    hai inserito il codice, hai inserito il pin, hai inserito l'otp, hai digitato il codice, hai digitato il pin,
    hai digitato l'otp, hai immesso il codice, hai immesso il pin, ha inserito il codice, ha inserito il pin, ha
    inserito l'otp, ha digitato il codice, ha digitato il pin, ha digitato l'otp, ha immesso il codice, ha immesso
    il pin, avete inserito il codice, codice inserito alle, codice digitato alle, codice inserito da te, codice
    inserito da lei, codice inserito correttamente, codice inserito con successo, codice immesso alle, codice è
    stato accettato, otp inserito alle, otp accettato, otp inserito correttamente, pin inserito alle, pin accettato,
    pin inserito correttamente, abbiamo accettato il codice, inserito il codice alle, è stata confermata con il
    codice, è stata autorizzata con il codice, è stata verificata con il codice, è stato confermato con il codice, è
    stato verificato con il codice, è stata autorizzata con l'otp, hai confermato con il codice,
    è stato inserito il codice, è stato digitato il codice, è stato utilizzato il codice, è stata autorizzata con
    codice, autorizzata con il codice, confermata con il codice
  `,
  toRead: `
    leggere, legga, leggi, leggete, rileggere, vedere, veda, vedi, guarda*, consult*, sfogli*, scopri*, trovi, trova,
    trovate, trova tutto, visualizza*, esplora*, vai al tuo account, vai al mio account, visita il tuo account, pagina
    del mio account, pagina del tuo account, area personale, area clienti, area riservata, portale clienti, apri la
    dashboard, vai alla dashboard, vai al pannello, le tue bollette, le tue fatture, home banking, controlla il tuo
    ordine, controlla la prenotazione, controlla i dettagli, controlli i dettagli, controlla la tua attività, rivedi
    l'attività, attività recent*, gestisci i tuoi dispositivi, controlla l'indirizzo di consegna, per rivedere,
    rivedere cosa, rivedi cosa, apri il portale, le mie prenotazioni, apri messaggio, vai al post, apri documento,
    segui la segnalazione, scarica l'esportazione, scarica i dati, scarica archivio
  `,
  plural: "codici",
  fault: "codice di errore, codice errore, errore, guasto*, sul display",
  injection: `
    ignora quanto sopra, ignora tutte le istruzioni, ignori quanto sopra, ignora le istruzioni, ignora tutto
  `,
  codeWord: `
    la parola, la tua parola, la sua parola, questa parola, seguente parola, parola seguente, parola è, parola
    d'ordine, parola d'accesso, parola di accesso, parola d'ingresso, parola di ingresso, parola chiave, parola
    segreta, parola magica, parola in codice, parola codice, parola di sicurezza, parola di conferma, parola di
    verifica, parola di controllo, parola di riconoscimento, parola di abbinamento, parola di sblocco, parola monouso,
    parola per accedere, parola per entrare, parola per oggi, parola di oggi, password monouso, password usa e getta,
    password del giorno, password di oggi, password per oggi, password di giornata, chiave monouso, frase d'ordine,
    frase d'accesso, frase di accesso, frase segreta, frase chiave, frase di abbinamento, frase di sicurezza, frase di
    verifica, passphrase, la frase, la tua frase, la sua frase, questa frase, seguente frase, frase seguente, le
    lettere, queste lettere, seguenti lettere, lettere seguenti, le sillabe, queste sillabe, seguenti sillabe,
    sillabe, la stringa, questa stringa, seguente stringa, stringa di lettere, stringa di caratteri, sequenza di
    lettere, sequenza di caratteri, combinazione di lettere, la tua chiave, la sua chiave, questa chiave
  `,
  example: `
    per esempio, ad esempio, ad es, per es, p es, a titolo di esempio, a titolo esemplificativo, come esempio,
    esempio:, esempi:, in questo esempio, nell'esempio, un esempio di, ecco un esempio, codice di esempio, codice
    d'esempio, codice esempio, esempio di codice, esempio di messaggio, esempio di sms, messaggio di esempio, codice
    fittizio, si presenta così, si presentano così, ha questo aspetto, ha questa forma, avrà questo aspetto, è fatto
    così, sono fatti così, appare così, simile a questo, simili a questo, come questo:, come questi:, qualcosa come,
    qualcosa tipo, del tipo, del genere:, nella forma, della forma, nel formato, in formato:, codici come, un
    messaggio come, un sms come, messaggi come, messaggio tipo, ha ricevuto un messaggio, ha ricevuto un sms, ho
    ricevuto un messaggio, ho ricevuto un sms, riceve un messaggio, riceve un sms, ricevette un, gli è arrivato, mi è
    arrivato, il seguente messaggio:, ricevuto il seguente, il seguente sms, messaggio che diceva, messaggio che dice,
    messaggio che recita, sms che diceva, sms che dice, sms che recita, il messaggio diceva, il messaggio dice, il
    messaggio recita*, il testo recita*, il testo diceva, l'sms diceva, l'sms recita*, con scritto, c'era scritto,
    falso messaggio, falsi messaggi, messaggio falso, messaggi falsi, falso sms, falsi sms, sms falso, sms falsi, il
    truffatore, la truffatrice, il malvivente, la vittima, il chiamante, il finto operatore, gli ha chiesto, gli hanno
    chiesto, supponiamo, immagina di, immagini di
  `,
  matter: `
    richiest* di ferie, richiest* di permesso, assenza, certificato di malattia, lavoro straordinario, foglio ore,
    cambio turno, richiest* di acquisto, richiest* di budget, richiest* di approvazione, in attesa di approvazione, in
    attesa della tua approvazione, richiede la tua approvazione, inviat* per approvazione, cartell* condivis*, file
    condivis*, document* condivis*, album condivis*, condivis* con te, ha condiviso, accesso alla cartella, il tuo
    download, pront* per il download, trasferimento file, backup è pronto, in allegato, allegati, preventivo,
    preventivi, contratto di locazione, contratto di affitto, contratto di lavoro, document* da firmare, firmare il
    documento, firma elettronica, ricevuta di pagamento, estratto conto, attestato, ha commentato, nuovo commento, ti ha
    menzionat*, ha risposto a, ha risposto al, nuovo post, nuovo messaggio da, risposta alla tua domanda, recension*,
    sondaggi*, votazion*, questionari*, petizion*, discussion*, evento, eventi, riunion*, parteciperai, lista d'attesa,
    si è liberato un posto, iscrizione al corso, ricevimento genitori, appuntament*, prenotazion*, la tua visita,
    prossima partita, il tuo viaggio, moderator*, moderazione, quarantena, revisione paritaria, nuovo compito, compiti,
    ti è stat* assegnat*, aggiunt* al progetto, iscritt* al corso, spazio di archiviazione, quasi pien*, casella è
    piena, donazion*, il tuo annuncio, immobili, ricerc* salvat*, candidatur*, rimbors*,
    trasfert*, polizz*, pagell*, not* spese, bust* paga, ti ha rimosso, la ha rimossa, condivis* con voi, album
    fotografico, ti ha inviato un file, ti ha inviato dei file, scarica il file, scaricare il file, esportazione è
    pronta, giorni di ferie, in attesa di autorizzazione, in attesa della sua approvazione, da approvare, messaggio
    trattenuto, messaggi trattenuti, ritirare il messaggio, offerta commerciale, pront* per la firma, in attesa di
    firma, vota ora, esprimi il tuo voto, ti hanno menzionato, nuova risposta, messaggio privato da, messaggi* non
    lett*, nuovo follower, ha iniziato a seguirti, richiest* di amicizia, è entrato nel gruppo, ha lasciato il gruppo,
    nuovo articolo, conferma di lettura, riepilogo settimanale, report settimanale, statistiche di, invito di
    calendario, aggiungi al calendario, sarai presente, conferma la tua presenza, tuo ordine è, ordine è stato, ordine
    spedito, nuovo ordine, pagamento ricevuto, pagamento non riuscito, pagamento scaduto, fattura allegata, nuova
    fattura, la tua fattura di, fattura scaduta, sollecito di pagamento, promemoria di pagamento, nel tuo carrello,
    carta regalo, buono regalo, di nuovo disponibile, valuta il tuo acquisto, rinnovo della tessera, abbonamento è stato
    rinnovato, prova è terminata, prova gratuita termina, rimoss* dalla lista, problema risolto, server non
    raggiungibile, quota superata, backup fallito, certificato scade, certificato in scadenza, chiave api, chiave ssh,
    virus rilevato, fuga di dati, scorte basse, movimento rilevato, scade domani, attività in scadenza, ticket è stato,
    nuovo voto, candidat*, è stata modificata da, revisione richiesta, dominio scade, spazio esaurito, in giacenza,
    sensore, sensori
  `,
  receipt: `
    scontrino, scontrini, scontrino fiscale, documento commerciale, ricevuta di pagamento, ricevuta fiscale, la tua
    ricevuta, grazie per il tuo acquisto, grazie per il suo acquisto, grazie per l'acquisto, grazie per aver
    acquistato, pagamento ricevuto, pagato con carta, importo pagato, subtotale, di cui iva, iva inclusa, transazione
    approvata, copia cliente, copia esercente, n autorizzazione, n aut, cod aut, numero approvazione, n approvazione,
    scontrino*, scontrino pos, ricevuta pos, numero terminale, n terminale, tml, saldo disponibile dopo, disponibilità
    residua dopo, hai pagato presso, ha pagato presso, hai speso, è stato addebitato, è stata addebitata, sono stati
    addebitati, addebitato sulla carta, retribuzione lorda, retribuzione netta, netto in busta, netto del mese,
    stipendio lordo, stipendio netto, totale trattenute, pagamento confermato, pagamento approvato, pagamento riuscito,
    pagamento effettuato, pagamento accettato, pagamento eseguito
  `,
};
