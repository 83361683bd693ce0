import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ro: Cues = {
  code: `
    parol* pentru o singură utilizare, cod, codul, codului, coduri, parol* de unică folosință, parol* unic*, parol*
    otp, număr* de verificare, cod* temporar*, cod* unic, cod* sms, cod* otp, cod* dinamic*, cod* secret*, cod* de
    verificare, cod* de confirmare, cod* de securitate, cod* de acces, cod* de autentificare, cod* de autorizare, cod*
    de activare, cod* de validare, cod* de resetare, cod* de recuperare, cod* de conectare, cod* de deblocare, cod* de
    asociere, cod* de ștergere, cod* de tranzacție, cod* de unică folosință, cod* de siguranță, cod* de logare, cod* de
    înregistrare, codul dispozitivului, parol* de o singură folosință, parol* dinamic*, pin de
    securitate, cheie de unică folosință, coduril*, parol* de acces unic*, cuvânt* de verificare, cuvânt* de
    securitate, cuvânt* de acces, număr* de securitate, număr* de autentificare, număr* de activare, număr* de
    autorizare, token* de acces, token* de securitate, token* de verificare, cheie de verificare, cheie de activare,
    cheia de activare, cheia de deblocare, cheie temporară, pin temporar, pin de unică folosință, pin de acces, pin de
    verificare, parol* temporar* de acces, cod* de plată securizat*, cod* de aprobare, cod* din sms,
    parola plății, parola pentru plată, parola pentru această plată, parola tranzacției, parola operațiunii, parolă
    pentru tranzacție, parola pentru tranzacție, parola pentru această tranzacție, codul pentru plată,
    codul pentru această tranzacție, parola de unică folosință,
    codul tău, codul dumneavoastră, codul dvs, cod numeric, cod de semnare,
    parol* pentru o singură folosire, parol* pentru o singură folosință, parol* pentru o singură dată, parol* de o
    singură utilizare, parol* valabil* o singură dată, parol* de unică utilizare, parol* sms, parol* prin sms, parol*
    primită prin sms, parol* de verificare, parol* de confirmare, parol* de validare, parol* de autorizare, cheie de o
    singură utilizare, cheie de unică utilizare, cheie otp, cheie de confirmare, cheie de validare, cheie de
    autentificare, cheie de autorizare, cheie de securitate, cheie de recuperare, cheie de deblocare, cheie de asociere,
    cheie de înregistrare, cheia de verificare, cheia de confirmare, cheia de validare, cheia de securitate, cheia de
    autentificare, cheia de autorizare, cheia de recuperare, cheia temporară, cheia de unică folosință, cheie unică,
    cheia unică, cheie dinamică, număr* de confirmare a*, număr* de validare, număr* de control, număr* secret*, număr*
    de acces, pin de confirmare, pin de autorizare, pin de activare, pin de asociere, pin de autentificare, pin unic,
    pin dinamic, pin de o singură, pinul de verificare, pinul de confirmare, pinul de securitate, pinul temporar, pinul
    de unică, token* de confirmare, token* de autentificare, token* de autorizare, token* temporar, token* unic, token*
    de unică, cifre* de control, cifre* de verificare, cifre* de siguranță, cifre* de securitate, cifre* de confirmare,
    combinați* de verificare, combinați* de securitate, combinați* de acces, combinați* secret*, secvenț* de verificare,
    secvenț* de confirmare, secvenț* de securitate, șir* de verificare, șir* de confirmare, litere* de verificare,
    caractere* de verificare, cuvânt* de activare, fraz* de verificare, cod* de control, cod* de ieșire din cont, cod*
    de anulare, cod* de dezactivare, cod* de schimbare, cod* de împerechere, cod* de cuplare, cod* de configurare, cod*
    de consimțământ, cod* de acord, cod* de transfer, cod* de semnătură, cod* pe care l ai primit, cod* primit,
    tokenul dvs, tokenul dumneavoastră, tokenul tău, tokenul de azi, tokenul zilei,
    număr* de unică folosință, număr* de o singură folosință, număr* temporar*, număr* unic de verificare, combinați* de
    unică folosință,
    cod pentru plată, codul pentru plata, codul pentru transfer, codul pentru confirmarea plății, codul pentru
    cumpărătura,
    codul pentru această plată, codul pentru plata de, codul acestei plăți, codul pentru acest transfer, cod* pentru
    dezabonare, cod* de dezabonare, cod* pentru anulare, cod* pentru confirmarea renunțării, cod* pentru renunțare,
    cod* pentru ștergerea
  `,
  maybeCode: `
    parol* temporar*, cifrele, cheie, cheia, următorul număr, caractere*, litere*, simboluri*, numărul de mai jos,
    numărul următor, numărul acesta, acest număr, combinați*, secvenț*, șir* de cifre, șir* de caractere, cuvânt* de
    confirmare, cuvânt* secret, cuvânt* cheie, cuvânt* magic, cuvânt* de control, fraz* secret*, pin ul, parol*
    provizori*, grup* de cifre, cheie de acces, număr* cu care, cheia ta, cifrele astea, cuvântul pe care, șase cifre,
    patru cifre, opt cifre, cinci cifre, cifrele de mai jos, următoarele cifre, aceste cifre, șase caractere,
    următoarele caractere, caracterele de mai jos, aceste caractere, aceste litere, literele de mai jos, următoarele
    litere, aceste numere, numerele de mai jos, cuvântul de mai jos, următorul cuvânt, acest cuvânt, parol* inițial*,
    parol* de început, următoarea parolă, vi se va cere, ți se va cere, ți se cere, vi se cere,
    următorul șir, șirul de mai jos, șirul următor, acest șir, următoarea combinație, combinația de mai jos, această
    combinație, următoarea secvență, secvența de mai jos, această secvență, următoarea cheie, cheia de mai jos, această
    cheie, cheia următoare, numărul indicat, numărul afișat, numărul primit, cifrele următoare, cifrele primite,
    literele următoare, caracterele următoare, numerele următoare, următoarele numere, șapte cifre, nouă cifre, zece
    cifre, patru litere, cinci litere, șase litere, opt litere, opt caractere, cinci caractere, patru numere, șase
    numere, opt numere, parola este, parola e, această parolă, parola următoare, parola de mai jos, parolă numerică, al
    tău este, al tău e, al dumneavoastră este, al dvs este, a ta este, a ta e, a dumneavoastră este, ale tale sunt, al
    tău:, al dumneavoastră:, al dvs:, a ta:, a dumneavoastră:, iată l pe al tău, iat o pe a ta, tokenul, token ul,
    pinul, fraza de mai jos, următoarea frază, cuvintele de mai jos, următoarele cuvinte, fraza de acces, numărul pe
    care
  `,
  other: `
    total de plată, bulevard*, curier*, expediere, expediat*, cod* cupon*, cod* cadou, cod* unic de înregistrare,
    apelați, suma, plata, sunați, număr* comenzii, cod* comenzii, cod* de comandă, factur*, bon fiscal, cod*
    promoțional*, cod* promo, cod* de reducere, reducer*, cupon*, voucher*, card* cadou, cod* de recomandare, cod* de
    invitație, cod* poștal*, colet*, awb, număr* de urmărire, cod* de urmărire, rezervar*, cod* de rezerv*, număr* de
    referință, număr* de caz, număr* de înregistrare, nr, cod* client*, număr* de client, contor*, cod* fiscal*, cnp,
    cod* numeric personal, registrul comerțului, cod* de eroare, sold*, strad*, versiun*, card* terminat în, care se
    termină, puncte, cod* qr, cod* de bare, cod* sursă, cod* de conduită, cod* produs*, număr* cardului, număr*
    tranzacției, ramburs, comanda dvs, comenzi, comenzii, comenzile, comenzilor, finalizarea comenzii, polița, poliței,
    număr* poliței, număr* de poliță, număr* de telefon, număr* de contract, număr* de serie, număr* facturii, număr*
    de comandă, număr* dosarului, număr* de dosar, număr* de membru, număr* tichetului, număr* biletului, număr*
    rezervării, contract nr, contractul, contractului, serie și, tichet*, bilet*, dosar*, capital social, reg com,
    registrul, cod* swift, cod* banc*, cod* articol*, cod* rutier, cod* civil, cod* penal, cod* culorii, cod* de
    culoare, cod* de stare, cod* de ieșire, cod* de răspuns, cod* de tichet, cod* de voucher, cod* de partener, cod* de
    fidelitate, cod* de prieten, coșul, coș* de cumpărături, finaliza* comanda, raft*, ofert*, promoți*, campani*,
    regulamentul, cadou*, sesiune, sesiunii, etaj*, zbor*, puncte de fidelitate, prețul, prețului, prețuri, prețurile,
    preț total, preț redus, plăților, plățile, cui:, livrarea, livrării, livrări, livrare, programarea la, în magazin*,
    în coș, cod de ridicare, cod de deschidere, codul ușii, programare, număr* de rezervare, număr* de factură, număr*
    de bilet, număr* de tichet, număr* de colet, număr* de expediție, număr* de identificare, număr* de înmatriculare,
    număr* de loc, număr* camerei, număr* de cameră, număr* de lot, număr* de abonat, număr* abonatului, număr* de
    ordine, număr* cererii, număr* de cerere, număr* reclamației, număr* de versiune, număr* polițelor, nr comandă, nr
    comenzii, nr factură, nr client, id comandă, id tranzacție, easybox, punct de ridicare, cod* lockerului, cod*
    interfon*, cod* de la ușă, cod* porții, cod* de livrare, cod* magazin*, cod* agent*, cod* sucursal*, cod* caen,
    cod* iban, cod* loc de consum, loc de consum, cod* de abonat, parola wifi, parola wi fi, parola rețelei, ultimele
    patru cifre, ultimele 4 cifre, card* care se termină, terminat în, index*, citire*, scadenț*, aviz*, daune,
    sesizar*, programări, întâlnirea, ședința, ședință, câmpul de căutare, bara de căutare, caseta de căutare, număr
    contor, număr client, număr cont, număr chitanță, număr matricol, număr reclamație, detaliile plății, la detalii
    plată, detalii plată, explicația plății, ca referință, descrierea plății, zona, codul zonei, număr* pacientului,
    număr* de pacient, fișa medicală, număr* fișei, număr* de elev, număr* de student, număr* de legitimație,
    legitimați*, număr* de licență, număr* de pașaport, număr* buletinului, număr* de buletin, seria și numărul, număr*
    documentului, număr* de document, număr* de zbor, număr* zborului, număr* trenului, număr* de tren, număr*
    vagonului, număr* mesei, număr* de masă, număr* la coadă, număr* de tură, număr* de cursă, număr* de concurs,
    număr* de participant, număr* de model, număr* modelului, număr* lotului, număr* de caroserie, număr* de șasiu,
    număr* liniei, număr* de linie, număr* de mobil, număr* de fax, număr* cardului de fidelitate, număr* de card,
    număr* contului, număr* de cont, număr* iban, număr* bonului, număr* de bon, număr* de chitanță, număr* chitanței,
    număr* avizului, număr* de aviz, număr* dosarului de daună, număr* solicitării, număr* de solicitare, număr* de
    sesizare, număr* sesizării, număr* de petiție, număr* de incident, număr* incidentului, număr* ticketului, număr*
    de ticket, număr* de intervenție, număr* ușii, număr* apartamentului, număr* de dulap, număr* dulapului, număr*
    locului, număr* locurilor, număr* sălii, număr* ședinței, număr* operatorului, număr* de operator, număr* de
    programare, număr* programării, id ul ședinței, id ședință, id ul întâlnirii, id întâlnire, id ul reuniunii, parola
    ședinței, parola întâlnirii, parola reuniunii, codul ședinței, codul întâlnirii, cod* cursului, cod* de curs, cod*
    clasei, cod* de clasă, cod* elevului, cod* studentului, cod* pacientului, cod* de pacient, cod* angajatului, cod*
    contractului, cod* de contract, cod* abonatului, cod* zborului, cod* de zbor, cod* tarif*, cod* lotului, cod* de
    lot, cod* lacăt*, cod* seifului, cod* alarmei, cod* dulapului, cod* de la poartă, cod* scării, cod* de la scară,
    cod* clădirii, cod* garaj*, cod* barierei, cod* de colet, cod* coletului, cod* de expediție, cod* curierului, cod*
    bic, cod* nc, cod* saga, cod* etic, cod* deontologic, cod* deschis, linii de cod, linie de cod, cod* morse, cod*
    vestimentar, cod* muncii, cod* de avarie, cod* de defect, cod* de diagnoz*, cod* de influencer, cod* afiliat*, cod*
    de afiliere, cod* de vânzător, cod* promoție*, cod* ofert*, cod* de ofertă, cod* bonus, cod* de bonus, cifra de
    control, extragere*, câmpul de citire, indexul contorului, autocitire*, citirea contorului, are numărul,
    înregistrat* cu numărul, sub numărul, cu numărul de înregistrare, când sunați, când ne sunați, reclamați*, cazul
    dvs, cazul dumneavoastră, cu tva, fără tva, tva inclus, cod tva, tombola, ai plătit, ați plătit, a fost plătit,
    chei* api, cod zonă, cod produs, cod eveniment, cod* furnizor*, cod* de furnizor, cod* departament*, cod* de
    departament, cod* filial*, cod* unități*, cod* unitate, cod* centrului de cost, cod* centru de cost, cod* de
    angajat, cod* ocupați*, cod* meserie*, cod* cor, cod* profesie*, cod* angajator*, cod* plătitor*, cod* materiei,
    cod* disciplin*, cod* modul*, cod* examen*, cod* centrului de examen, cod* sălii, cod* sală, cod* camerei, cod*
    grupei, cod* grupului, cod* evenimentului, cod* activității, cod* atelier*, cod* meci*, cod* echipei, cod* școlii,
    cod* facultății, cod* specializării, cod* specialității, cod* siiir, cod* sirues, cod* zonei de parcare, cod* zonă
    de parcare, cod* de zonă, cod* regiunii, cod* județului, cod* județ, cod* localității, cod* satului, cod* siruta,
    cod* stației, cod* stație, cod* de stație, cod* gării, cod* liniei, cod* contorului, cod* serviciului, cod* de
    serviciu*, cod* punctului de lucru, cod* punctului de consum, cod* pod, cod* nlc, cod* clc, cod* de identificare
    fiscală, cod* de înregistrare fiscală, cod* tva, cod* organului fiscal, cod* trezorerie*, cod* bugetar*, cod*
    indicator*, cod* clasificație*, cod* de clasificație, cod* activității economice, cod* economic, cod* unității
    bancare, cod* returului, cod* retur, cod* de retur, cod* de returnare, cod* garanție*, cod* de garanție, cod*
    reparației, cod* de reparație, cod* service, cod* daunei, cod* erorii, cod* versiunii, cod* versiune, cod* build,
    cod* lot, cod* șarjei, cod* șarjă, cod* modelului, cod* model, cod* nuanței, cod* nuanță, cod* ral, cod*
    materialului, cod* piesei, cod* piesă, cod* de piesă, cod* oem, cod* reper*, cod* depozit*, cod* gestiun*, cod*
    raftului, cod* categoriei, cod* categorie, cod* proiectului, cod* proiect, cod* smis, cod* cpv, cod* isin, cod*
    ean, cod* isbn, cod* taric, cod* vamal, cod* diagnostic*, cod* medicamentului, cod* medicului, cod* de parafă, cod*
    parafă, cod* aeroportului, cod* hotelului, cod* titlului, cod* anunț*, cod* imobil*, cod* proprietate*, cursul cu
    codul, produsul cu codul, produs cu codul, articolul cu codul, materia cu codul, disciplina cu codul, proiectul cu
    codul, anunțul cu codul, sala cu codul, magazinul cu codul, stația cu codul, parol* wifi, parol* wi fi, parol* de
    wifi, parol* de wi fi, parol* de la wifi, parol* de la wi fi, parol* pentru wifi, parol* pentru wi fi, parol*
    rețelei wifi, parol* rețelei wi fi, parol* rețelei de oaspeți, parol* rețelei pentru oaspeți, parol* zoom, parol*
    conferinței, parol* webinarului, parol* sălii de conferințe, cod* zoom, cod* conferinței, cod* de conferință, cod*
    webinarului, cod* reuniunii, cod* videoconferinței, pin* conferinței, pin* ședinței, pin* întâlnirii, cod* de
    participant, cod* de participare, număr* de articol, număr* articolului, număr* produsului, număr* de produs,
    număr* furnizorului, număr* de furnizor, număr* de marcă, număr* angajatului, număr* de angajat, număr* piesei,
    număr* de piesă, cod copil, codul copilului, cod elev, codul elevului, cod de client, cod abonat, cod membru, cod
    partener, codul partenerului, cod angajat, cod student, cod școală, cod curs, cod candidat, cod culoare, cod
    factură, cod contract, cod clădire, cod localitate, cod țară, codul țării, cod valută, cod monedă, cod eroare, cod
    status, cod defect, cod de defecțiune, cod comandă, cod rezervare, codul rezervării, cod bilet, cod awb, cod
    campanie, cod donație, cod icd 10, cod boală, cod rețetă, cod poliță, cod daună, cod loc
  `,
  promo: `
    reducere de, reduceri*, reducerea, card cadou, carduri cadou, tichet cadou, cod promoțional, promoții*, promoția,
    soldur*, chilipir*, economisește acum, economisești*, la finalizarea comenzii, coșul de cumpărături, coș de
    cumpărături, livrare gratuită, transport gratuit, puncte de fidelitate, puncte bonus, tragere la sorți, invită
    prieteni, invită un prieten, invită-ți prietenii, recomandă un prieten, cadou de ziua, cadou aniversar, valoare
    minimă a comenzii, în limita stocului, cumpără acum, de cheltuit, colecția, în coș, în magazin*, prețul scade,
    cadoul tău, un cadou, el câștigă, îți dăruiește, răzuiește, doar azi, numai azi, ultimele zile, ultimele ore, preț
    redus, prețuri reduse, doi la preț, prima comandă, următoarea comandă, prima achiziție, puncte duble, aduni puncte,
    strânge puncte, adaugă în coș, arată la casă, adu un prieten, recomandă ne, cadou la
  `,
  press: `
    această ediție, ediția aceasta, în acest articol, citește mai departe, citește mai mult, citește mai multe, citește
    articolul, continuă lectura, editorialist*, articol de blog, postare pe blog, cititorii noștri, cititorilor noștri,
    raport săptămânal, raport lunar, raportul săptămânal, raportul lunar, rezumat săptămânal, în medie, luna trecută,
    luna precedentă, note de lansare, notele versiunii, jurnal de modificări, versiune nouă, noua versiune, erori
    remediate, erori corectate, teste eșuate, build eșuat, atelier gratuit, sfaturi pentru, studiul arată, un studiu,
    potrivit unui studiu, sondaj*, comunicat de presă, cercetători*, val de fraude, val de atacuri, în acest număr, au
    picat, chestionar, părerea ta, opinia dumneavoastră, cele mai citite, interviu cu, cifrele lunii, săptămâna ta în,
    luna ta în, rata de succes, rata de livrare, integrare continuă, mentenanță programată, vulnerabilit*, cum
    recunoști, cum recunoașteți, învață să, episod*, citește și, curs gratuit, reportaj*
  `,
  business: `
    contului, adres* de e mail, adres* de email, activa*, activeaz*, verific*, confirmă, confirmați, confirmare,
    confirmarea, confirmării, confirmat, confirmată, confirmi, autentific*, autoriz*, aprob*, conectar*, conectează*,
    înregistr*, parol*, reset*, identit*, securit*, doi factori, cont, dispozitiv*, debloc*, logare, loghez*, doi pași,
    abonare, invitați*, asociere, tranzacți*, plată securizată, securizat, semnați, această adresă, această căsuță,
    transferul, accesul, înscriere, înscrierea, să intre, te-a invitat, v-a invitat, te invită, vă invită, te-a adăugat,
    blocat, ești tu, nume de utilizator, autentificare în doi, al doilea factor, beneficiar*, plată online, dispozitiv
    nou, browser nou, închiderea contului, schimbarea adresei, prima autentificare, ai uitat, ați uitat, al doilea pas,
    pasul doi, dublă verificare, dublă autentificare, verificare în doi, autentificare puternică, să știm că ești, să
    știm că sunteți, să ne asigurăm că, ne asigurăm că ești, să verificăm că, să confirmăm că, dovedi că, semnătură
    electronică, semnătură digitală, semnați electronic, internet banking, mobile banking, online banking, banca online,
    beneficiar nou, nou beneficiar, împerechere, asocia dispozitiv*, nou dispozitiv, telefon nou, telefonul nou,
    calculator nou, schimbarea numărului, schimbarea parolei, schimbarea telefonului, schimbare de e mail, ștergerea
    contului, ștergere cont, dezactivarea contului, prima conectare, 3d secure, ștergerea, șterge contul, dezactivare
    cont, așteaptă acordul, așteaptă decizia, așteptăm acordul, așteptăm decizia, în așteptarea acordul, în așteptarea
    decizia, finaliz* viramentul*, finaliz* operațiunea, execut* viramentul*, execut* operațiunea, eliber* viramentul*,
    eliber* operațiunea, executarea plății, eliberarea plății, executarea operațiunii, eliberarea operațiunii,
    finalizarea operațiunii, semnătur*, semnarea, semnării, semn* contractul, semn* documentul, semn* actul, semn*
    cererea, semn* ordinul, semn* acordul, semnezi, cumpărătur* online, achiziți* online, plății online, plată pe
    internet, încercare greșit*, încercare eșuat*, încercare nereușit*, încercare incorect*, încercare repetat*,
    încercări greșit*, încercări eșuat*, încercări nereușit*, încercări incorect*, încercări repetat*, încercărilor
    greșit*, încercărilor eșuat*, încercărilor nereușit*, încercărilor incorect*, încercărilor repetat*, prea multe
    încercări, de prea multe ori, coduri greșite, cod greșit de, blocată temporar, browserul nou, noul browser, noul
    număr de telefon, de pe un laptop nou, tabletă nouă, numărul nou de telefon, număr nou de telefon, asocierea,
    asociezi, asociați telefonul, asociați ceasul, asociați televizorul, împerech*, cuplarea, conecta telefonul, conecta
    televizorul, conecta ceasul, schimbarea emailului, schimbarea e mailului, modificarea adresei, modificarea
    numărului, modificarea emailului, modificarea e mailului, actualizarea adresei, actualizarea numărului, actualizarea
    emailului, actualizarea e mailului, schimbare de adresă, schimbare de număr, schimbare de telefon, schimbare de
    email, modificare de adresă, modificare de număr, modificare de telefon, modificare de email, schimba numărul,
    schimba adresa, schimba emailul, schimbi numărul, schimbi adresa, schimbi emailul, ștergi contul, închizi contul,
    restabilirea accesului, redarea accesului, redobândirea accesului, accesa contul, reintra, să intri, să intrați,
    intrarea în, prima intrare, pagina deschisă, pagina rămasă, pagina lăsată, pagina pe care ai lăsat, pagina pe care
    ați lăsat, fereastra deschisă, fereastra rămasă, fereastra lăsată, fereastra pe care ai lăsat, fereastra pe care ați
    lăsat, fila deschisă, fila rămasă, fila lăsată, fila pe care ai lăsat, fila pe care ați lăsat, lăsat deschis*,
    retrager* de bani, retrager* de fonduri, retragerea banilor, retragerea fondurilor, retragerea sumei, acordul
    părintelui, acordul părinților, acordul parental
  `,
  fleeting: `
    va expira, o singură utilizare, valabil*, o singură dată, bun până, e bun, valide, minute, minut, merge o dată,
    merge până, ține un, trăiește, va expira în, nu va mai funcționa, nu mai funcționează, încetează să, își pierde
    valabilitatea, funcționează o singură, funcționează doar, merge doar, se folosește o, poate fi folosit* o, poate fi
    utilizat* o, este valid, este validă, zece minute, cincisprezece minute, jumătate de oră, un sfert de oră, 24 de
    ore, expiră, expirare, expirării, expirat, expirată, secunde, este valabil, e valabil, e valabilă, e valid, e
    validă, rămâne valabil*, își pierde valab*, nu mai este valabil*, nu mai e valabil*, nu va mai fi valabil*, nu va
    mai fi valid*, devine invalid*, se anulează, va fi anulat, se dezactivează, înainte să expire, înainte de a expira,
    înainte de expirare, cinci minute, douăzeci de minute, treizeci de minute, două minute, trei minute, sfert de oră,
    se poate folosi o, poate fi folosit doar, poate fi folosită doar, folosit o singură, merge o singură, merge doar o,
    funcționează o dată, ține doar
  `,
  secret: `
    nimănui, nu comunica*, nu distribui*, nu împărtăș*, nu divulg*, nimeni, nu îți vom cere, nu vă vom cere,
    confidențial*, nu le spune, nu îl spune, nu o spune, nu spune, nu spuneți, nu transmite, nu transmiteți, nu da, nu
    dați, nu dezvălui*, nu îl da, nu îl dați, niciodată, este secret, rămâne secret, nu o arăta, va cere, este personal,
    strict personal, nu trimite, nu trimiteți, nu arăta, nu arătați, nu îl comunic*, nu îl trimite*, nu îl divulg*, nu
    îl arăta*, cu nimeni, nu l da, nu l spune, nu l trimite, nu ți l cerem, nu vi l cerem, nu ți l vom cere, nu vi l vom
    cere, păstrează l, nu l împărtăși, nu l împărtășiți, nu l arăta, nu l arătați, nu l divulga, nu l divulgați, nu l
    dezvălui*, nu l comunica*, nu l dați, nu l spuneți, nu l trimiteți, nu l ceda, nu l dicta, nu l dictați, nu l
    publica, nu o da, nu o dați, nu o spuneți, nu o divulga, nu o comunica*, nu o trimite*, nu îl spuneți, nu îl
    împărtăș*, nu îl distribui*, nu îl oferi*, nu oferi, nu oferiți, nu dicta, nu dictați, chiar dacă ți l cere, chiar
    dacă vi l cere, chiar dacă vi se, chiar dacă ți se, niciun angajat, niciun operator, niciun coleg, niciun
    consultant, nimeni de la noi, nimeni din echipa, nimeni de la bancă, nu ți l va cere, nu vi l va cere, colegii
    noștri nu, angajații noștri nu, păstrați l, păstrează l pentru tine, doar pentru tine, doar pentru dumneavoastră,
    numai pentru tine, este secret, este confidențial, e confidențial, e personal, e secret, nu îl împrumut*, nu l
    împrumut*, nu împrumuta*, nu îl cedați, nu l cedați, nu îl publica*, nu partaja*, nu îl partaja*, nu l partaja*, nu
    l distribui*, nu îl transmite*, nu l transmite*, nu îl dezvălui*, nu îl dicta*, nu îl citi*, nu l citi*, nu îl
    redirecționa*, nu l redirecționa*, nu îl furniza*, nu l furniza*, nu îl ceda, nu da nimănui, nu dați nimănui, nu
    spune nimănui, nu spuneți nimănui, nu arăta nimănui, nu trebuie partajat, nu trebuie împărtășit, nu trebuie
    divulgat, nu trebuie comunicat, nu vă vom solicita, nu îți vom solicita, nu te vom suna, nu vă vom suna, banca nu vă
    cere, banca nu îți cere, banca nu solicită, angajații băncii nu, personalul nostru nu, echipa noastră nu, nici măcar
    angajaților, nici măcar nouă, păstrează codul pentru tine, cine ți l cere, cine vi l cere, oricine îl cere
  `,
  enter: `
    introduceți, copiați, lipiți, lipește, copiaz*, foloseș*, introdu, introduceți l, introdu l, tastează, tastați,
    tastezi, folosiți, folosește l, folosiți l, utilizează, utilizați, scrie, scrieți, scrie l, scrieți l, copiază l,
    copiați l, lipește l, lipiți l, puneți, completează, completați, înscrie, înscrieți, transcrie, transcrieți,
    dictează, dictați, spune i, comunicați i, furnizează, furnizați, indicați, formează, formați codul, scanează,
    scanați, răspunde cu, treceți, trece codul, pune codul, pune l, indică codul, bate cifrele, bagă asta, lipești,
    copiați întocmai, treceți pe, notează, scrie cuvântul, introducând, introduceți codul, introdu codul, introdu
    acest, introduceți acest, tastați codul, scrie codul, scrie acest, copiază codul, copiază acest, copiați acest,
    lipește codul, lipește acest, lipiți codul, folosește codul, folosește acest, folosiți acest, utilizați acest,
    utilizează acest, dictează l, citește i, citiți, transmite operatorului, în câmpul, în căsuța, în caseta, pe ecran,
    pe televizor, revino în aplicație, întoarce te în aplicație, reveniți în aplicație, ai nevoie de codul, veți avea
    nevoie, vei avea nevoie, de introdus,
    introduci, scrii, pune acolo, puneți acolo, scrie acolo, introdu acolo, completezi, completați acolo, copiezi,
    introduci codul, trebuie introdus, trebuie tastat, tastarea, introducerea, scris în,
    cere patru, cere șase, va cere, vi se va cere, ți se va cere, îți va cere, vă va cere, site ul cere, aplicația
    cere,
    introduce ți, introduceți numărul, introduceți cifrele, introdu numărul, introdu cifrele, introdu parola,
    introduceți parola, introdu l în, introduci numărul, introducă, introdus în, introdusă, introduse, tastând, tastați
    numărul, tastați cifrele, tastează codul, tastează numărul, tasta codul, scriind, scrie numărul, scrie cifrele,
    scrieți codul, scrieți numărul, scrieți cifrele, copiați codul, copiind, lipind, lipește l în, lipiți o, inserează,
    inserați, inserarea, completând, completează codul, completați codul, completează câmpul, completați câmpul,
    completează cu, completați cu, pune numărul, puneți codul, puneți numărul, treci codul, treci l, trece l, treceți
    codul, treceți numărul, bagă codul, bagi codul, formați numărul de mai, formează codul, formează numărul de mai,
    apasă cifrele, apăsați cifrele, transcriere, retastează, retastați, rescrie, rescrieți, notați, notează codul,
    înregistrează codul, indică numărul, indicați codul, menționează codul, menționați codul, comunică ne, comunicați
    ne, comunică codul, comunicați codul, comunică i, spune codul, spuneți codul, spune ne, spuneți ne, spuneți i, dă
    codul, dați codul, dă ne codul, dați ne, dictează i, dictați i, dictează codul, citește codul, citiți codul, citiți
    i, citește ne, arată codul, arătați codul, prezintă codul, prezentați codul, furnizează codul, furnizați codul,
    furnizează ne, transmite ne, transmiteți ne, trimite ne codul, trimiteți ne codul, răspundeți cu, răspunde la acest,
    răspundeți la acest, confirmă cu, confirmați cu, confirmă l cu, confirmă o cu, confirmați o cu, confirmați l cu,
    confirmarea cu, aprobă cu, aprobați cu, aprobă o cu, aprobați o cu, aprob* plata cu, semnează cu, semnați cu,
    semnează l cu, semnează o cu, semnați l cu, autorizează cu, autorizați cu, autorizează o cu, autorizați o cu,
    validează cu, validați cu, validează o cu, validați o cu, deblochează cu, deblocați cu, deblochează l cu, deblocați
    l cu, verifică cu, conectează te cu, conectați vă cu, autentifică te cu, autentificați vă cu, intră cu, intrați cu,
    ți se va solicita, vi se va solicita, vi se solicită, ți se solicită, se va cere, se va solicita, se cere codul, se
    cere numărul, este solicitat, este solicitată, este cerut, este cerută, sunt cerute, sunt solicitate, solicitat la
    pasul, cerut la pasul, cerut de, cerută de, solicitat de, solicitată de, va solicita, va solicita codul, solicită
    codul, solicită numărul, solicită un cod, cere codul, cere numărul, cere un cod, cere un număr, cere cheia, cere
    parola, cere cinci, cere opt, cer codul, îți cere, îți vor cere, vă vor cere, îți vom cere codul, vă vom cere codul,
    te va întreba, vă va întreba, te întreabă, vă întreabă, când ți se cere, când vi se cere, când ți se va, când vi se
    va, când ți l cere, când vi l cere, când este solicitat, când e cerut, când vi se, când ți se, atunci când vi,
    trebuie să introduci, trebuie să introduceți, trebuie să scrii, trebuie să scrieți, trebuie să tastezi, trebuie să
    tastați, va trebui să introduci, va trebui să introduceți, e nevoie de codul, este nevoie de codul, ai nevoie de
    numărul, aveți nevoie de codul, aveți nevoie de numărul, vei avea nevoie de, veți avea nevoie de, este necesar
    codul, e suficient să introduci, este suficient să introduceți, ajunge să scrii, ajunge să introduci,
    scrieți ne codul, dictați ne, citiți ne, spuneți ne codul, indicați ne, retrimiteți ne, răspunzând cu, răspunzând la
    acest, copiind codul, lipind codul, formând, îl cere, o cere, îl solicită, o solicită, îl va cere, o va cere, ți l
    cere, vi l cere, ți l va cere, vi l va cere, ți l solicită, vi l solicită, îl veți introduce, îl vei introduce,
    se cere, se cer, se solicită,
    odată introdus*, fi introdus*, fi tastat*, introdus codul, introducerii, tastat codul, tasta cifrele, tasta numărul,
    tasta parola, bate* codul, bateți cifrele, apas* tastele, apas* pe rând, apas* pe cifre*, aleg* cifrele, selecte*
    cifrele, ating* cifrele, aleg* numărul de mai, aleg* numărul afișat, aleg* numărul care apare, selecte* numărul de
    mai, selecte* numărul afișat, selecte* numărul care apare, ating* numărul de mai, ating* numărul afișat, ating*
    numărul care apare, potriv* cifrele, formați cifrele, forma cifrele, rosti* codul, rosti* cifrele, rosti* acest cod,
    pronunț* codul, pronunț* cifrele, pronunț* acest cod, cit* codul, cit* cifrele, cit* acest cod, dict* codul, dict*
    cifrele, dict* acest cod, spune* codul, spune* cifrele, spune* acest cod, comunic* codul, comunic* cifrele, comunic*
    acest cod, zi i operatorului, spune* operatorului, spune* agentului, spune* consultantului, spune* consilierului,
    spune* asistentului, spune* colegului nostru, comunic* operatorului, comunic* agentului, comunic* consultantului,
    comunic* consilierului, comunic* asistentului, comunic* colegului nostru, dict* operatorului, dict* agentului, dict*
    consultantului, dict* consilierului, dict* asistentului, dict* colegului nostru, da* operatorului, da* agentului,
    da* consultantului, da* consilierului, da* asistentului, da* colegului nostru, citi* operatorului, citi* agentului,
    citi* consultantului, citi* consilierului, citi* asistentului, citi* colegului nostru, transmi* operatorului,
    transmi* agentului, transmi* consultantului, transmi* consilierului, transmi* asistentului, transmi* colegului
    nostru, operatorului nostru, agentului nostru, consultantului nostru, consilierului nostru, trimit* codul înapoi,
    trimit* codul ca răspuns, trimit* codul în chat, trimit* înapoi codul, răspun* cu codul, răspun* cu acest cod,
    răspun* cu cifrele, răspun* cu numărul, răspuns codul, revin* la pagina, revin* în fereastra, revin* la fereastra,
    revin* la formular, revin* la aplicație, reveni* la pagina, reveni* în fereastra, reveni* la fereastra, reveni* la
    formular, reveni* la aplicație, întoarceți vă în aplicație, întoarceți vă la pagina, întoarceți vă la aplicație,
    întoarce te la pagina, întoarce te la fereastra, înapoi în aplicație, înapoi pe pagina, înapoi la pagina unde,
    continu* cu codul, continu* cu acest cod, continu* cu cifrele, continu* cu parola, continu* cu următorul cod,
    închei* cu codul, închei* cu acest cod, închei* cu cifrele, închei* cu parola, închei* cu următorul cod, finaliz* cu
    codul, finaliz* cu acest cod, finaliz* cu cifrele, finaliz* cu parola, finaliz* cu următorul cod, termin* cu codul,
    termin* cu acest cod, termin* cu cifrele, termin* cu parola, termin* cu următorul cod, activ* cu codul, activ* cu
    acest cod, activ* cu cifrele, activ* cu parola, activ* cu următorul cod, valid* cu codul, valid* cu acest cod,
    valid* cu cifrele, valid* cu parola, valid* cu următorul cod, confirm* plata cu codul, confirm* plata cu acest cod,
    confirm* plata cu parola, confirm* transferul cu codul, confirm* transferul cu acest cod, confirm* transferul cu
    parola, confirm* tranzacția cu codul, confirm* tranzacția cu acest cod, confirm* tranzacția cu parola, confirm*
    operațiunea cu codul, confirm* operațiunea cu acest cod, confirm* operațiunea cu parola, confirm* cererea cu codul,
    confirm* cererea cu acest cod, confirm* cererea cu parola, confirm* modificarea cu codul, confirm* modificarea cu
    acest cod, confirm* modificarea cu parola, confirm* identitatea cu codul, confirm* identitatea cu acest cod,
    confirm* identitatea cu parola, confirm* achiziția cu codul, confirm* achiziția cu acest cod, confirm* achiziția cu
    parola, confirm* adresa cu codul, confirm* adresa cu acest cod, confirm* adresa cu parola, aprob* transferul cu
    codul, aprob* transferul cu acest cod, aprob* transferul cu parola, aprob* tranzacția cu codul, aprob* tranzacția cu
    acest cod, aprob* tranzacția cu parola, aprob* operațiunea cu codul, aprob* operațiunea cu acest cod, aprob*
    operațiunea cu parola, aprob* cererea cu codul, aprob* cererea cu acest cod, aprob* cererea cu parola, aprob*
    modificarea cu codul, aprob* modificarea cu acest cod, aprob* modificarea cu parola, aprob* identitatea cu codul,
    aprob* identitatea cu acest cod, aprob* identitatea cu parola, aprob* achiziția cu codul, aprob* achiziția cu acest
    cod, aprob* achiziția cu parola, aprob* adresa cu codul, aprob* adresa cu acest cod, aprob* adresa cu parola,
    autoriz* plata cu codul, autoriz* plata cu acest cod, autoriz* plata cu parola, autoriz* transferul cu codul,
    autoriz* transferul cu acest cod, autoriz* transferul cu parola, autoriz* tranzacția cu codul, autoriz* tranzacția
    cu acest cod, autoriz* tranzacția cu parola, autoriz* operațiunea cu codul, autoriz* operațiunea cu acest cod,
    autoriz* operațiunea cu parola, autoriz* cererea cu codul, autoriz* cererea cu acest cod, autoriz* cererea cu
    parola, autoriz* modificarea cu codul, autoriz* modificarea cu acest cod, autoriz* modificarea cu parola, autoriz*
    identitatea cu codul, autoriz* identitatea cu acest cod, autoriz* identitatea cu parola, autoriz* achiziția cu
    codul, autoriz* achiziția cu acest cod, autoriz* achiziția cu parola, autoriz* adresa cu codul, autoriz* adresa cu
    acest cod, autoriz* adresa cu parola, semn* contractul cu codul, semn* contractul cu acest cod, semn* documentul cu
    codul, semn* documentul cu acest cod, debloc* contul cu codul, debloc* contul cu acest cod, debloc* cardul cu codul,
    debloc* cardul cu acest cod, confirm* folosind codul, confirm* folosind acest cod, confirm* utilizând codul,
    confirm* utilizând acest cod, confirm* prin codul, confirm* prin acest cod, aprob* folosind codul, aprob* folosind
    acest cod, aprob* utilizând codul, aprob* utilizând acest cod, aprob* prin codul, aprob* prin acest cod, autoriz*
    folosind codul, autoriz* folosind acest cod, autoriz* utilizând codul, autoriz* utilizând acest cod, autoriz* prin
    codul, autoriz* prin acest cod, semn* folosind codul, semn* folosind acest cod, semn* utilizând codul, semn*
    utilizând acest cod, semn* prin codul, semn* prin acest cod, debloc* folosind codul, debloc* folosind acest cod,
    debloc* utilizând codul, debloc* utilizând acest cod, debloc* prin codul, debloc* prin acest cod, verific* folosind
    codul, verific* folosind acest cod, verific* utilizând codul, verific* utilizând acest cod, verific* prin codul,
    verific* prin acest cod, semnat cu codul, confirmată cu codul, aprobată cu codul, după introducere, arat* codul,
    arat* cifrele, arat* acest cod, afiș* codul, afiș* cifrele, afiș* acest cod, prezint* codul, prezint* cifrele,
    prezint* acest cod, insera codul, copierea codului, lipirea codului, scrierea codului, completarea codului
  `,
  complete: `
    confirm* abon*, confirm* conect*, confirm* schimb*, verific* e mail*, activ* profil*, configur* parol*, restabil*
    acces*, alegeți o parol*, șterger* contului, parol* nou*, nou* parol*, confirm* adres*, confirm* e mail*, confirm*
    email*, confirm* înregistr*, confirm* identit*, confirm* autentific*, confirm* modific*, confirm* șterger*, verific*
    adres*, verific* email*, verific* identit*, valid* adres*, link* de activare, link* de confirmare, link* de
    verificare, link* de resetare, link* magic, reset* parol*, reset* ți parola, reiniți* parol*, set* parol*, set* o
    parol*, stabil* parol*, creeaz* o parol*, alege* parol*, schimb* parol*, schimb* ți parola, modific* parol*,
    recuper* cont*, redobând* acces*, accept* invitați*, alătură te, alătură te la, alăturați vă, mă alătur, să te
    alături, să vă alăturați, alăturare*, debloc* cont*, aprob* conect*, aprob* dispozitiv*, finaliz* înregistr*, activ*
    contul, activ* ți contul, activ* vă contul, verific* contul, verific* ți contul, verificați vă contul, confirm*
    contul, confirm* ți contul, confirmați vă contul, valid* contul, valid* ți contul, activarea contului, verificarea
    contului, confirmarea contului, confirm* ți adresa, confirm* ți e mailul, confirm* ți emailul, confirm* ți
    identitatea, confirm* ți înregistrarea, confirm* ți abonarea, confirmați vă adresa, confirmați vă e mailul,
    confirmați vă emailul, confirmați vă identitatea, confirmați vă înregistrarea, confirmați vă abonarea, verific* ți
    adresa, verific* ți e mailul, verific* ți emailul, verific* ți identitatea, verific* ți înregistrarea, verific* ți
    abonarea, verificați vă adresa, verificați vă e mailul, verificați vă emailul, verificați vă identitatea, verificați
    vă înregistrarea, verificați vă abonarea, confirm* această adresa, confirm* această e mailul, confirm* această
    emailul, confirm* această identitatea, confirm* această înregistrarea, confirm* această abonarea, reset* vă parola,
    schimb* vă parola, set* ți parola, stabil* ți parola, alege* ți parola, creeaz* ți parola, creați vă parola, alegeți
    vă parola, setați vă parola, recuper* ți contul, debloc* ți contul, recuperați vă contul, deblocați vă contul, link*
    de conectare, link* de autentificare, link* de acces, link* de recuperare, vezi invitația, intră în echipă, aprob*
    autentificarea, aprob* accesul, aprob* acest dispozitiv, autoriz* autentificarea, autoriz* conectarea, autoriz*
    accesul, autoriz* acest dispozitiv, autoriz* dispozitivul, eu am fost, am fost eu, sunt eu, finaliz* crearea
    contului, finaliz* inițializarea, finaliz* procesul de*, complet* înregistrarea, complet* crearea contului, complet*
    inițializarea, complet* procesul de*, finalizare inițializare, șterge* contul, șterge mi contul, abonează mă, lasă
    mă să intru, înscrieți mă, fără parolă, e căsuța mea, căsuță e a ta, alege alta, redeschizi accesul, închei*
    înscrierea, șterge tot, intră în joc, intrarea ta, invent* alta, da sunt eu, eu sunt, da eu am fost, alătură-te, mă
    alătur, da vreau, înscrie-mă, alege o parolă, alege o parolă nouă, creează parola, conectare fără parolă, deschide
    contul, șterge contul meu, confirmă înscrierea, deschide invitația, răspunde la invitație, intră în grup, particip
    și eu, îți aparține, vă aparține, avem nevoie de acordul, intră cu un clic, autentificare fără parolă, reactivează
    contul, ridică blocarea, confirmă că ești tu, confirmați adresa de e-mail, confirm* noua, confirm* noul, confirm*
    cererea, confirm* solicitarea, confirm* dispozitivul, confirm* acest, confirm* accesul, confirm* plata, confirm*
    transferul, confirm* operațiunea, confirm* tranzacția, confirm* închiderea, confirm* că, confirm* înscrierea,
    confirm* participarea la cont, verific* această adresă, verific* dispozitivul, verific* acest, valid* ți adresa,
    valid* emailul, activ* cardul, activ* accesul, activ* abonamentul meu, activ* ți profilul, activ* ți accesul, alege
    o nouă, alegeți o nouă, creați o parolă, creează o nouă, pin nou, setează pin, recuper* accesul, recăpăt* accesul,
    revino în cont, reintră în cont, link* unic, link* personal, link* securizat, link* de unică folosință, link* de
    invitație, link* de deblocare, link* pentru conectare, link* pentru autentificare, autentificare cu un clic, intră
    fără parolă, continuă în browser, continuați în browser, continuă înregistrarea, continuă înscrierea, finalizează
    înscrierea, finalizează profilul, completează profilul, completează ți profilul, acceptă și continuă, acceptă
    cererea, intră în proiect, intră în grupul, vreau să particip, permite accesul, permite autentificarea, permite
    acest, da permite, da autorizez, da confirm, da accept, da șterge, da e adresa, da este adresa, adresa este a mea,
    adresa îmi aparține, aprob* plata, aprob* transferul, aprob* tranzacția, aprob* cererea, autoriz* plata, autoriz*
    transferul, autoriz* tranzacția, autoriz* operațiunea, ai încredere în, asociază dispozitivul, conectează
    dispozitivul, adaugă dispozitivul, debloc* accesul, redeschide contul, restaurează contul, restabilește contul,
    șterge datele, șterge definitiv, închide contul, închideți contul, închide mi contul, ștergeți definitiv, contați pe
    mine, conta pe mine, resetare a parolei, resetarea parolei, alegeți o parolă nouă, alegeți o nouă parolă, schimba
    parola, verifica emailul, verifica adresa de email, confirmarea adresei, intr* cu acest link, conect* cu acest link,
    conectează te cu acest link, autentific* cu acest link, este dispozitivul meu, e dispozitivul meu, e telefonul meu,
    e calculatorul meu, vreau să mă abonez, vreau să mă înscriu, asociază contul, asociați contul, conectează contul,
    acceptați aici invitația, accepți aici invitația, accepți invitația, acceptați invitația, acceptarea invitației,
    acceptând invitația, debloca contul, deblocați contul, deblochează ți contul, deblocarea contului, debloca accesul,
    deblocați accesul, recuperați accesul, restabiliți accesul, restabilește accesul, restaurează accesul, reactivați
    contul, reactivează ți contul, reactivarea contului, reînnoiește parola, reînnoiți parola, stabilește parola,
    stabiliți parola, stabilește o parolă, stabiliți o parolă, setează o parolă, setați parola, setați o parolă, alege
    parola, alegeți parola, creați parola, schimbați parola, modifică parola, modificați parola, confirmă închiderea,
    confirmați închiderea, confirmă dezactivarea, activează mi contul, activați cardul, activează ți cardul, activează
    accesul, activați accesul, activează profilul, activați profilul, alătură te proiectului, alătură te spațiului,
    intrați în grup, aprobați accesul, aprobă dispozitivul, aprobați dispozitivul, confirmă dispozitivul, confirmați
    dispozitivul, permite conectarea, permiteți accesul, finalizați înregistrarea, finalizați înscrierea, continuați
    înregistrarea, validați adresa, validează adresa, validează e mailul
  `,
  act: `
    validează, validați, resetează, resetați, aprobați, confirmați, verificați, activează, activați, acceptați, aprobă,
    autorizează, continuați, activează ți, activați vă, verifică ți, verificați vă, autorizați, deblochează, deblocați,
    finalizează, finalizați, finalizare, alătură te, alăturați vă, aprob, validare, confirmare cont, activare cont,
    completați, particip, deblocare, mai departe, hai să începem, mai e un pas, încă un pas, ultimul pas, aproape gata,
    începe, permiteți, debloca, confirmare, autorizez, începeți, completează, mai e puțin, mai ai un pas, un singur
    clic, un clic distanță, la un pas, la un clic
  `,
  signIn: `
    intrați în cont, conectează te, conectați vă, autentifică te, autentificați vă, autentificare, conectare, intră în
    cont, loghează te, logați vă, intră în, intrați în, accesează contul, accesați contul, deschide aplicația, logare
  `,
  never: `
    versiunea online, întrebări frecvente, urmăriți ne, politica de, aflați mai multe, dezabon*, preferinț*, setăr*,
    confidențialit*, termeni*, ajutor, asistență, contact*, sondaj*, recenzi*, urmăreș* comand*, urmăreș* colet*, vezi
    comand*, plăteș*, descarc*, află mai multe, citește mai mult*, cumpăr*, magazin*, distribuie, urmărește ne, despre
    noi, răspunde*, gestionează, nu mai vrei mesaje, nu mai vrei să, nu mai doriți mesaje, nu mai doriți să, nu mai
    dorești mesaje, nu mai dorești să, urmărește livrarea, plătiți, vezi detalii, vezi factura, vezi oferta, vezi
    reducerea, activează reducerea, cumpără acum, comandă acum, confirm* comanda, confirm* programarea, confirm*
    prezența, confirm* participarea, confirm* primirea, finaliz* comanda, regulamentul, dosarul spam, folderul spam,
    vezi online, abonamentul, ce aveți de făcut, cum ajungeți, evaluează, evaluați, gestionați, bilanțul, biletul,
    coletul, colecția, tichetul, jurnalul, regulament, plătește online, îl vreau, urmărește, gestionează contul,
    notificări, modifică preferințele, nu mai primi, nu doresc să primesc, dezactivează notificările, vezi în browser,
    versiune online, urmărește expedierea, starea comenzii, statusul comenzii, comenzile mele, descarcă factura, vezi
    chitanța, plătește factura, plătește acum, vezi raportul, raportul complet, vezi statistici*, citește articolul,
    vezi activitatea, verifică activitatea, răspunde la sondaj, completează sondajul, completează chestionarul, lasă o
    recenzie, lasă un comentariu, spune ne părerea, centrul de ajutor, profită, folosește reducerea, vezi ofertele,
    adaugă în calendar, confirmă rezervarea, reprogramează, anulează programarea, cum ajungi, invită un prieten, vezi
    tichetul, vezi jurnalul, vizualizează în browser, vizualizați în browser, deschide în browser, deschideți în
    browser, citește în browser, vezi în browserul, vizualizează în browserul, afișează în browser, continuă
    conversația, continuați conversația, vezi mesajul, citește mesajul, vezi comentariul, participă la ședință, alătură
    te întâlnirii, contul meu, vezi sarcina, deschide sarcina, încearcă acum, deschide raportul, deschide fișierul,
    vezi fotografiile, vezi rezultatele, comentari*, moderare, modereaz*, carte de îmbarcare, cartea de îmbarcare,
    cărți de îmbarcare, vezi rezervarea, vezi biletele, vezi biletul, descarcă biletul, descărcați biletele, modifică
    rezervarea, anulează rezervarea, gestionează rezervarea, schimbă programarea, mută programarea, vezi extrasul,
    descarcă extrasul, vezi tranzacțiile, vezi harta, vezi catalogul, vezi produsul, vezi produsele, vezi videoclipul,
    vezi pozele, alege locul, inițiază returul, returnează produsul, vezi discuția, vezi anunțul, deschide tichetul,
    adaugă în agendă, fă check in, intră în ședință, alătură te ședinței, participă la întâlnire, versiune web,
    modifică livrarea, actualizează datele de plată, schimbă metoda de plată, reînnoiește acum, aplică acum, folosește
    voucherul, folosește codul, invită prieteni, recomandă unui prieten, instalează aplicația, programează te, fă o
    programare, salvează în calendar, intră în întâlnire, modifică notificările, verifică setările de securitate
  `,
  notMe: `
    nu ai cerut, nu ați cerut, nu ai creat, nu ați creat, blocați, anula*, anuleaz*, nu ai fost tu, nu ați fost
    dumneavoastră, nu am fost eu, nu ai solicitat, nu ați solicitat, nu recunoaș*, ignor*, refuz*, respinge*,
    securizeaz*, blocheaz*, nu ai făcut, nu ai inițiat, nu ați făcut, nu ați inițiat, nu sunteți, nu eu, n ai cerut, n
    ați cerut, altă persoană, din greșeală, răzgândit, raportează, nu te ai înregistrat, nu v ați înregistrat,
    protejează ți, nu tu, dacă nu ești tu, nu ești tu, dacă nu ați fost dvs, nu face nimic, nu trebuie să faci nimic, nu
    mulțumesc, nu am fost, nu eu am, dacă nu ai, dacă nu ați, dacă nu tu, dacă nu dvs, nu te ai înscris, nu v ați
    înscris, nu recunosc, nu cunoști, nu așteptai, nu așteptați, nicio acțiune, nu este necesară, nu e nevoie să, nu se
    întâmplă nimic, nu se schimbă nimic, nu se va schimba nimic, poți ignora, puteți ignora, ignoră acest, ignorați
    acest, șterge acest mesaj, ștergeți acest mesaj, cineva a greșit, a greșit adresa, anunță ne, anunțați ne, sună ne
    imediat, contactează ne imediat, protejează contul, protejează ți contul, blochează cardul, blocați cardul,
    blochează contul, refuză invitația, refuză accesul, nu autoriz*, nu permite, anulează cererea, anulează modificarea,
    dacă altcineva, altcineva a introdus, altcineva încearcă, te ai răzgândit, v ați răzgândit, păstrează contul,
    păstrez*, rămâne totul, totul rămâne, rămâne neschimbat*, nu ați încercat, nu ai încercat, nu încercați, nu
    recunoașteți, nu recunoști, cererea nu vă aparține, cererea nu îți aparține, nu vă aparține, nu îți aparține, șterge
    acest e mail, ștergeți acest e mail, nu dumneavoastră ați, nu tu ai, nu ați autorizat, nu ai autorizat, nu ați
    dispus, nu ați ordonat, nu v ați conectat, nu te ai conectat, nu vine de la dumneavoastră, nu vine de la tine, dacă
    nu dumneavoastră, nu este contul dvs, nu este contul tău, nu este contul dumneavoastră, nu este al dvs, nu
    cunoașteți aceast*, nu cunoașteți acest, nu este al tău, nu este a ta, nu ați efectuat, nu ai efectuat, nu ați
    schimbat, nu ai schimbat, nu ați modificat, nu ai modificat, nu încerci să, fără știrea dvs, fără știrea ta,
    altcineva ar putea, este o greșeală, dacă este incorect, este o eroare, a elimina adresa ta, a elimina adresa dvs,
    elimină adresa mea, a dezactiva contul, dezactivați contul, dezactivează contul, a bloca contul, protejați contul,
    securizați contul, recomandăm să îți schimbi, recomandăm să vă schimbați, recomandăm schimbarea parolei, parola
    imediat, parola cât mai curând, raportați activitatea, informați ne, contactați ne imediat, recomandăm să schimb*,
    activitatea recentă a contului, deconectare de pe toate, deconectați vă de pe toate,
    nu sunt eu, nu eram eu, nu eu sunt
  `,
  done: `
    mulțumim că ați confirmat, a fost resetat*, a fost dezactivat*, autentificare nouă, a fost schimbat*, a fost
    modificat*, a fost actualizat*, a fost confirmat*, a fost verificat*, a fost activat*, a fost adăugat*, a fost
    șters*, cu succes, ai schimbat, ați schimbat, conectare nouă, a acceptat, a fost eliminat*, a fost revendicat*, a
    fost setat*, a fost accesat*, s a conectat, s a schimbat, s a modificat, s a autentificat, este acum activ, este
    acum activă, este acum confirmat*, este acum verificat*, ați modificat, ați actualizat, ai modificat, ai
    actualizat, mulțumim pentru confirmare, parola a fost, s a alăturat, a fost închis*, a fost deblocat*, a fost
    finalizat*, a fost asociat*, au fost actualizat*, au fost modificat*, este confirmat*, este verificat*, este activ,
    este activă, am actualizat, am modificat, am șters, am închis, am detectat o, mulțumim pentru verificare, te ai
    alăturat, ați intrat în, faci parte deja, parola schimbată, parola a fost schimbată, acces nou, logare nouă, te ai
    dezabonat, v ați dezabonat, ai fost dezabonat*, ați fost dezabonat*, ești dezabonat*, sunteți dezabonat*,
    abonamentul a fost anulat, abonamentul tău a fost anulat, abonamentul dvs a fost anulat, abonamentul dumneavoastră
    a fost anulat, nu vei mai primi, nu veți mai primi, eliminat* din listă, șters* din listă
  `,
  here: `
    apăsând, vizitați, linkul, accesați, accesează, aici, apasă, apăsați, butonul*, legătura*, clic, acest buton,
    deschide acest, deschide această, deschideți acest, deschideți această, pagina următoare, următoarea pagină,
    bara de adrese, mergi la, deschideți pagina, această adresă, copiază, apasă aici, apasă pe, apăsați pe,
    apăsați aici, dă click, dați click, clic pe, clic aici, acest link, următorul link, linkul de mai jos,
    linkul următor, accesează linkul, accesați linkul, deschide linkul, deschideți linkul, urmează linkul,
    urmați linkul, copiază linkul, copiați linkul, copiază adresa, copiați adresa, lipește adresa, lipiți adresa,
    în browserul tău, în browserul dvs, dacă butonul, butonul nu funcționează, butonul de mai jos, atinge, atingeți,
    adresa următoare, următoarea adresă, următoarea legătură
  `,
  onSite: `
    colet*, pachet*, livrare, livrarea, livrării, curier*, easybox*, locker*, dulap*, ridic*, ghiseu*, casa de bilete,
    casierie*, receptie*, usii, poarta*, portii, bariera*, wifi, wi fi, programar*, rezervar*, bilet*, coada, masa nr,
    masa numarul, mese, parcare*, parcarii, garaj*, turnichet*, interfon*, sofer*, lacat*, cutia de chei, oficiu
    postal, oficiul postal, punct de ridicare, vestiar*, scara blocului, id ul sedintei, id ul intalnirii, id sedinta,
    id ul conferinței, id întâlnire, id conferință, numărul întâlnirii, numărul ședinței, codul întâlnirii, codul
    ședinței, parola întâlnirii, parola ședinței, linkul întâlnirii, întâlnire zoom, întâlnirea zoom, întâlnire pe
    zoom, ședință zoom, ședință pe zoom, întâlnire teams, întâlnirea teams, ședință teams, întâlnire meet, întâlnire
    online, ședință online, sală de ședințe, apel video, apelul video, apeluri video, videoconferinț*, video
    conferinț*, teleconferinț*, conferință telefonică, audioconferinț*, numărul conferinței, codul conferinței,
    consultație video, webinar*, alătură te întâlnirii, alăturați vă întâlnirii, alătură te ședinței, alăturați vă
    ședinței, intră în ședință, intrați în ședință, participă la ședință, participați la ședință, participa la
    întâlnire, număr de apelare, numărul de apelare, conectare prin telefon, pin participant, pin ul participantului,
    id participant, id ul participantului, cod participant, codul participantului, sala de așteptare, tastatura de la
    intrare, bariere*, intrarea în bloc, intrarea în clădire, intrarea principală, la intrarea, intrarea blocului,
    holul, lobby, casa scărilor, scării, scări, scara, liftul, liftului, ascensor*, videointerfon*, sonerie*, soneria,
    cutia cu chei, cutie cu chei, cifrul, cifru, încuietoare*, încuietori, garderob*, rastel*, adăpost de biciclete,
    camera bicicletelor, codul alarmei, codul de alarmă, sistem de alarmă, sistemul de alarmă, dezarmare*,
    dezactivarea alarmei, dezactiva alarma, alarma casei, seif, seiful, seifului, stație de încărcare, stația de
    încărcare, stații de încărcare, punct de încărcare, automatul, parcometru*, casă automată, self checkout, chioșc*,
    terminal de autoservire, copiator*, fotocopiator*, copiatoare, imprimantei, mașina de spălat, spălătorie*, rețea
    pentru oaspeți, rețeaua de oaspeți, rețea fără fir, numărul camerei, punctul de predare, la domiciliu, număr de
    ordine, numărul de ordine, bon de ordine, număr de așteptare, numărul de așteptare, ghișee, rând la, recepția,
    recepționer*, casierul, casieră, casieria, casa de marcat, conductor*, controlor*, taxator*, îmbarcare*,
    îmbarcării, paznic*, agent de pază, întâlnirea din, confirmă prezența, confirmați prezența, participarea ta,
    participarea dumneavoastră, confirmă participarea, confirmați participarea, vă rugăm confirmați până, rsvp,
    sosire*, sosirii, vizita ta la, vizita dumneavoastră la, confirmă vizita, confirmați vizita, confirmarea vizitei,
    vizită medicală, vizionare apartament, vizionarea apartamentului, ecuson de vizitator, check in online, ora de
    check in, cazare*, cazării, sejur*, interval orar, intervalul orar, autocitire*, primirea mărfii, primirea
    comenzii, primit marfa, excursi*, ieșire școlară, tabăra, ședință cu părinții, interviu de angajare, oră de
    condus, predarea, la predare, contorul*, contor, la hotel, prezența ta, prezența dumneavoastră, prezența la,
    participarea la eveniment, indexul de, portarul, portarului, poștașul, poștașului, usa de la, usa blocului, usa
    garajului,
    id ul reuniunii, id reuniune, id webinar, id ul webinarului, număr de conferință, cod de acces la ședință, cod
    de acces la întâlnire, participare la ședință, conectare la ședință, numele rețelei, nume rețea, rețeaua wifi,
    rețeaua wi fi, rețea wifi, rețea wi fi, ssid, wifi oaspeți, wi fi oaspeți, wifi pentru oaspeți, wi fi pentru
    oaspeți, rețea oaspeți, rețeaua pentru oaspeți, internet pentru oaspeți
  `,
  entryPlace: `
    fereastr*, ferestr*, pagin*, ecran*, camp, campul*, campuri*, caset*, casut*, formular*, aplicati*, app, browser*,
    site, site ul*, dispozitiv*, portal*, tablet*, calculator*, consol*, televizor*, sectiun*, dialog*, bancomat*,
    decodor*, mini aplicati*, chatbot*, terminal*, rubric*, chenar*, lansator*, extensia, ceasul, spatiul, randul,
    tabul, telefonul nou, internet banking
  `,
  accountName: `
    nume de utilizator, numele de utilizator, numele tău de utilizator, nume de cont, numele contului, poreclă,
    porecla, nume de profil, nume de jucător, id utilizator, id de utilizator, utilizatorul tău, pseudonim,
    pseudonimul, utilizator:
  `,
  subjectLine: "subiect*",
  outdated: `
    nu mai este valabil, nu mai funcționează, nu mai este valid, codul anterior, codul vechi, anulat, înlocuiește, nu
    mai e valabil, nu mai e valid, nu mai merge, nu mai este activ, nu mai e activ, nu mai este acceptat, nu mai poate
    fi folosit, nu mai poate fi utilizat, nu mai poate fi introdus, nu mai are valabilitate, nu mai contează, a
    încetat să, și a pierdut valabilitatea, și a pierdut validitatea, a devenit invalid, a devenit nevalabil, este
    nul, a fost anulat, este anulat, am anulat, a fost revocat, am revocat, a fost retras, am retras, a fost
    invalidat, am invalidat, a fost dezactivat, codul a fost blocat, am blocat codul, cod blocat, a fost înlocuit,
    codul precedent, codului anterior, codurile anterioare, codurile vechi, codului vechi, vechiul cod, vechiului cod,
    precedentul cod, primul cod, primului cod, codul inițial, codului inițial, codul original, codul dinainte, codul
    de dinainte, codul de azi dimineață, cel de azi dimineață, codul de dimineață, cel de dimineață, codul de ieri,
    cel de ieri, trimis anterior, trimis mai devreme, trimis înainte, trimis azi dimineață, trimis de dimineață,
    trimis dimineață, trimis ieri, trimis la ora, trimis la orele, primit anterior, primit mai devreme, primit azi
    dimineață, codul a expirat, codul dumneavoastră a expirat, codul dvs a expirat, codul tău a expirat, codul acesta
    a expirat, codul expirat, cod expirat, codul era expirat, codul este expirat, a expirat deja, a expirat la, a
    expirat ieri, a expirat între timp, deja folosit, deja utilizat, a fost deja folosit, a fost deja utilizat, codul
    a fost folosit, codul a fost utilizat, codul folosit, codul utilizat, este consumat, a fost consumat, nu poate fi
    refolosit, nu poate fi reutilizat, nu mai poate fi refolosit, nu mai poate fi reutilizat, nu poate fi folosit din
    nou, nu poate fi utilizat din nou, nu poate fi folosit a doua oară, ignorați vechiul, ignorați pe cel, uitați
    codul, uită codul, uitați de codul, în locul codului, în loc de codul, în locul celui, în locul vechiului, în
    locul vechi, înlocuind codul, înlocuiește codul, îl înlocuiește pe, a fost folosit pentru autentificare, a fost
    utilizat pentru autentificare, a fost folosit pentru conectare, codul pe care l ați folosit, codul pe care l ai
    folosit, codul pe care l ați utilizat, codul pe care l ai utilizat, codul cu care, a expirat, a fost folosit, a
    fost utilizat, nu a fost folosit, nu a fost introdus,
    cod* pe care l ai introdus, cod* pe care l ai tastat, cod* pe care l ai folosit, cod* pe care l ai scris, cod*
    pe care l ați introdus, cod* pe care l ați tastat, cod* pe care l ați folosit, cod* pe care l ați scris, codul
    introdus de dumneavoastră, codul introdus de tine, codul introdus de dvs, codul introdus la ora, codul tastat de dumneavoastră, codul tastat de tine, codul tastat de dvs, codul tastat la
    ora, codul tastat la, codul tastat în, ai introdus codul, ai introdus pinul, ai introdus parola otp, ai introdus
    codul sms, ați introdus codul, ați introdus pinul, ați introdus parola otp, ați introdus codul sms, ai tastat
    codul, ai tastat pinul, ai tastat parola otp, ai tastat codul sms, ați tastat codul, ați tastat pinul, ați
    tastat parola otp, ați tastat codul sms, ai folosit codul, ai folosit pinul, ai folosit parola otp, ai folosit
    codul sms, ați folosit codul, ați folosit pinul, ați folosit parola otp, ați folosit codul sms, codul a fost
    introdus, codul a fost acceptat, codul a fost validat, codul a fost verificat, codul a fost confirmat, codul a
    fost tastat, pinul a fost introdus, pinul a fost acceptat, pinul a fost validat, pinul a fost verificat, pinul a
    fost confirmat, pinul a fost folosit, pinul a fost utilizat, pinul a fost tastat, codul sms a fost introdus,
    codul sms a fost acceptat, codul sms a fost validat, codul sms a fost verificat, codul sms a fost confirmat,
    codul sms a fost folosit, codul sms a fost utilizat, codul sms a fost tastat, codul otp a fost introdus, codul
    otp a fost acceptat, codul otp a fost validat, codul otp a fost verificat, codul otp a fost confirmat, codul otp
    a fost folosit, codul otp a fost utilizat, codul otp a fost tastat, a fost introdus codul, a fost acceptat
    codul, a fost validat codul, a fost folosit codul, a fost utilizat codul, a fost tastat codul, s a introdus
    codul, s a folosit codul, codul dvs a fost acceptat, codul tău a fost acceptat, codul dumneavoastră a fost
    acceptat, verificat cu codul, verificată cu codul, validat cu codul, validată cu codul, confirmat cu codul,
    autorizată cu codul, autentificat cu codul, parola a fost introdusă, parola a fost acceptată, parola otp a fost
    introdusă, parola otp a fost acceptată, parola otp introdusă, codul introdus a fost, cod introdus la, cod
    introdus de, cod acceptat
  `,
  toRead: `
    citi, citește, citiți, cititi, vedea, vezi, vedeți, consult*, răsfoi*, descoper*, afla, aflați, găsi, găsiți,
    găsești, vizualiz*, mergi la cont*, mergeți la cont*, vezi contul, vizualiz* contul, pagina contului, portalul
    client*, portal client*, zona client*, deschide panoul, deschideți panoul, mergi la panou*, facturile tale, vezi
    facturile, internet banking, verific* comanda, verific* rezervarea, verific* detaliile, verific* activitatea,
    activitatea recentă, ce s a schimbat, gestion* dispozitivele, vezi extrasul, verific* adresa de livrare, citi*
    mesajul, detalii comandă, mai multe detalii, intră în portal, rezervările mele, deschide documentul, protecția
    datelor
  `,
  plural: "coduri, codurile, codurilor, parolele, parolele",
  fault: "cod de eroare, codul de eroare, eroare, eroarea, defecțiun*, pe afișaj",
  injection: "ignoră cele de mai sus, ignorați cele de mai sus, ignoră toate, ignoră instrucțiunile",
  codeWord: `
    cuvântul, cuvântul tău, cuvântul dvs, cuvântul dumneavoastră, acest cuvânt, următorul cuvânt, cuvânt cheie,
    cuvântul cheie, cuvânt secret, cuvântul secret, cuvânt cod, cuvântul cod, cuvânt de cod, cuvânt de acces, cuvântul
    de acces, cuvânt de trecere, cuvântul de trecere, cuvânt de ordine, cuvântul de ordine, cuvânt de autentificare,
    cuvântul de autentificare, cuvânt de conectare, cuvântul de conectare, cuvânt de confirmare, cuvântul de
    confirmare, cuvânt de verificare, cuvântul de verificare, cuvânt de siguranță, cuvântul de siguranță, cuvântul
    magic, cuvântul pentru azi, cuvântul pentru astăzi, parol* de unică folosință, parol* de unică utilizare, parol*
    unică, parol* de o singură folosință, parola zilei, parola pentru azi, parola pentru astăzi, parola de azi, parola
    de astăzi, frază de acces, fraza de acces, frază secretă, fraza secretă, frază parolă, fraza parolă, fraza de
    asociere, fraza de împerechere, fraza, expresia de acces, expresia secretă, literele, aceste litere, următoarele
    litere, silabele, aceste silabe, următoarele silabe, șirul, șirul de litere, șirul de caractere, secvența de
    litere, secvența de caractere, cheia ta, cheia dvs, această cheie
  `,
  example: `
    de exemplu, de ex, spre exemplu, bunăoară, exemplu:, exemple:, ca exemplu, cu titlu de exemplu, în acest exemplu,
    în exemplul, un exemplu de, exemplu de cod, exemplu de mesaj, exemplu de sms, cod exemplu, cod de exemplu, mesaj
    exemplu, cod fictiv, cod demonstrativ, arată așa, arată astfel, arată cam așa, va arăta așa, arată în felul,
    precum:, cum ar fi, ceva de genul, ceva de felul, de genul, de forma, de tipul, în formatul, cu formatul, un cod
    precum, un mesaj precum, un mesaj de tipul, mesaje precum, a primit un mesaj, a primit un sms, am primit un mesaj,
    am primit un sms, primește un mesaj, primește un sms, primit următorul mesaj, primit următorul sms, următorul
    mesaj:, următorul sms, mesaj care spunea, mesaj care spune, mesaj în care scria, mesaj în care scrie, mesaj cu
    textul, sms cu textul, mesajul spunea, mesajul suna, în mesaj scria, în mesaj scrie, mesaj fals, mesaje false, sms
    fals, sms uri false, escrocul, escroaca, infractorul, victima a, victimei i, apelantul, cel care suna, i s a
    cerut, i a cerut codul, i au cerut, i au trimis, să presupunem, imaginați vă
  `,
  matter: `
    cerer* de concediu, concediu medical, decont de cheltuieli, raport de cheltuieli, rambursar*, călătorie de afaceri,
    ore suplimentare, foaie de pontaj, pontaj*, schimb de tură, cerer* de achiziție, referat de necesitate, cerer* de
    aprobare, așteaptă aprobarea, în așteptarea aprobării, spre aprobare, necesită aprobarea, folder partajat, dosar
    partajat, fișier* partajat*, document* partajat*, album partajat, partajat cu, a partajat, acces la folder, gata de
    descărcare, gata pentru descărcare, transfer de fișiere, copie de rezervă, atașament*, fișier* atașat*, ofertă de
    preț, contract* de închiriere, contract de muncă, document* de semnat, semnați documentul, semnează documentul,
    semnătură electronică, fluturaș* de salariu, chitanț*, extras* de cont, adeverinț*, carnet de note, poliță de
    asigurare, a comentat, comentariu nou, te a menționat, v a menționat, a răspuns la, postare nouă, mesaj nou de la,
    răspuns la întrebarea, sondaj*, chestionar*, eveniment*, ședința, ședinței, întâlnire, întâlnirea, vei participa,
    listă de așteptare, s a eliberat un loc, înscrierea la curs, ședința cu părinții, programarea dvs, programarea ta,
    rezervare, rezervarea, excursi*, moderator*, carantină, propunere, sarcină, v a fost atribuit*, ți a fost atribuit*,
    adăugat* la proiect, temă pentru acasă, spațiu de stocare, aproape plin*, completați vă profilul, coletul, donație,
    donația, imobiliar*, candidatur*, petiți*, discuți*, recenzi*, v a eliminat, te a eliminat, album foto, ți a trimis
    un fișier, v a trimis un fișier, descarcă fișierul, descărcați fișierul, descărcați fișierele, exportul este gata,
    arhiva este gata, zile libere, zile de concediu, concediu de odihnă, așteaptă moderarea, așteaptă aprobare, mesaj
    reținut, mesaje reținute, retrage mesajul, retrageți mesajul, deviz*, acceptați oferta, gata de semnat, spre
    semnare, a fost semnat de, votează acum, votați acum, exprimați votul, a votat, ai fost menționat*, ați fost
    menționat*, ți a răspuns, v a răspuns, răspuns nou, mesaj privat de la, mesaje necitite, urmăritor nou, a început să
    te urmărească, cerere de prietenie, s a alăturat grupului, a părăsit grupul, articol nou, propus pentru publicare,
    confirmare de citire, rezumatul zilei, rezumat săptămânal, raport săptămânal, raport lunar, invitație în calendar,
    adaugă în calendar, adăugați în calendar, confirmă prezența, confirmați prezența, comanda ta a, comanda dvs a,
    comanda dumneavoastră a, comandă nouă, comanda a fost, plată primită, plată eșuată, factură nouă, factură atașată,
    factura nr, scadent*, reamintire de plată, în coșul tău, coșul de cumpărături, card cadou, din nou în stoc,
    abonamentul a fost reînnoit, abonamentul tău a fost reînnoit, perioada de probă se încheie, lista a fost creată,
    eliminat din listă, problema a fost rezolvată, server indisponibil, cotă depășită, căsuța este plină, backup eșuat,
    certificatul expiră, parola expiră în, cheie api, cheie ssh, virus detectat, scurgere de date, stoc redus, mișcare
    detectată, senzor*, tichetul a fost, înscris* la curs, notă nouă, v a fost repartizat*, programarea dumneavoastră
  `,
  receipt: `
    bon fiscal, bonul fiscal, bonului fiscal, chitanț*, dovada plății, dovadă de plată, mulțumim pentru cumpărături*,
    vă mulțumim pentru cumpărături*, mulțumim pentru achiziți*, mulțumim pentru plată, plătit cu cardul, plată primită,
    plata a fost efectuată cu succes, sumă plătită, total tva, tva inclus, subtotal, copie client, exemplar client,
    exemplar comerciant, bonul dumneavoastră, bonul tău, vă mulțumim pentru cumpărături, cod aprobare pos, aprobare nr,
    cod autorizare pos, terminal id, id terminal, nr terminal, terminal nr, nr lot, rrn, tid, chitanță pos, sold
    disponibil după, sold disponibil după tranzacție, sold după tranzacție, ai plătit la, ați plătit la, ai plătit cu
    cardul, ați plătit cu cardul, a fost debitat, a fost debitată, contul dvs a fost debitat, cardul tău a fost
    debitat, statul de plată, salariu brut, salariul brut, salariu net, salariul net, venit brut, venit net, total
    rețineri, rețineri salariale, rest de plată salariu, contribuția cas, contribuția cass, copie comerciant,
    exemplarul comerciantului, plată confirmată, plata a fost confirmată, plată aprobată, plată acceptată, plată
    efectuată, plata a fost efectuată, plata a fost acceptată
  `,
};
