import type { Cues } from "@/lib/mail/cues/types";

export const ro: Cues = {
  code: `
    cod, codul, codului, coduri, parol* unic*, parol* otp, număr* de verificare, cod* temporar*, cod* unic, cod* sms,
    cod* otp, cod* secret*, cod* de verificare, coduril*, număr* de control
  `,
  maybeCode: `
    parol* temporar*, cifrele, cheie, cheia, caractere*, litere*, simboluri*, numărul de mai jos, numărul acesta, acest
    număr, combinați*, secvenț*, cuvânt* de confirmare, cuvânt* secret, cuvânt* cheie, număr* cu care, numărul pentru,
    ce urmează, acest cuvânt, grupurile, cheia ta, cheia dumneavoastră, cheia dvs, literele astea, cifrele astea,
    cuvântul pe care
  `,
  other: `
    bulevard*, curier*, expediere, expediat*, cod* cadou, apelați, suma, plata, sunați, număr* comenzii, cod* comenzii,
    cod* de comandă, factur*, reducer*, cupon*, voucher*, card* cadou, cod* de invitație, colet*, awb, rezervar*, cod*
    de rezerv*, nr, cod* client*, contor*, cnp, sold*, strad*, versiun*, puncte, ramburs, comanda dvs, comenzi,
    comenzii, comenzile, comenzilor, finalizarea comenzii, polița, poliței, număr* de telefon, număr* de comandă,
    contractul, contractului, tichet*, bilet*, dosar*, reg com, registrul, tva, cod* banc*, cod* articol*, coșul,
    finaliza* comanda, raft*, ofert*, promoți*, campani*, regulamentul, cadou*, sesiune, sesiunii, etaj*, zbor*, prețul,
    prețului, prețuri, prețurile, plăților, plățile, plătit, cui:, livrarea, livrării, livrări, livrare, programarea la,
    rețetă, în magazin*, în coș, urmăritori, vizite, vizualizări, bonul
  `,
  promo: `
    reduceri*, reducerea, card cadou, tichet cadou, promoții*, promoția, soldur*, chilipir*, economisești*, la
    finalizarea comenzii, cadou de ziua, de cheltuit, colecția, în coș, în magazin*, prețul scade, cadoul tău, un cadou,
    el câștigă, câștigi, promoție, ofert*, puncte cadou, tragerea la sorți, arată l la casă, un bon înăuntru, ai un bon,
    concursul, îți dăruiește, vă dăruiește, când plătești, răzuiește, răzuiți
  `,
  press: `
    citește mai departe, citește articolul, continuă lectura, editorialist*, raportul săptămânal, sondaj*, cercetători*,
    în acest număr, bilanțul săptămânii, mai bine decât, au picat, reportaj*, redacția, citește și, citiți și, am
    reparat
  `,
  business: `
    contului, adres* de e mail, adres* de email, activa*, activeaz*, verific*, confirm*, autentific*, autoriz*, aprob*,
    conectar*, conectează*, înregistr*, parol*, reset*, identit*, securit*, cont, dispozitiv*, debloc*, logare, loghez*,
    abonare, invitați*, asociere, tranzacți*, securizat, semnați, semna, semnătur*, legi e mailul, conecta, împerech*,
    asocia*, identific*, trebuie să știe că, să știm că, operațiun*, această adresă, această căsuță, transferul,
    accesul, înscriere, înscrierea, intre, intra
  `,
  fleeting: `
    va expira, nimănui, nu distribui*, valabil*, o singură dată, nimeni, nu vă vom cere, confidențial*, nu le spune, nu
    îl spune, nu o spune, nu spune, nu spuneți, nu da, nu dați, nu îl da, nu îl dați, niciodată, secret, bun până, e
    bun, valide, minute, minut, se stinge, merge o dată, merge până, ține un, ține o, ține două, sfert de oră, nu o
    arăta, nu îl arăta, nu arăta, nu mai merge, va cere, trăiește
  `,
  enter: `
    introduceți, copiați, lipiți, lipește, copiaz*, foloseș*, introdu, introdu l, tastează, tastați, tastezi, folosiți,
    folosiți l, utilizează, utilizați, scrie, scrieți, scrie l, copiați l, puneți, completează, completați, înscrie,
    înscrieți, transcrie, transcrieți, dictează, dictați, spune i, furnizează, furnizați, indicați, formează, scanează,
    scanați, treceți, trece codul, pune codul, pune l, bate cifrele, bate codul, bate numărul, bate literele, bateți,
    bagă asta, bagă codul, bagă numărul, băgați, lipești, copiați întocmai, treceți pe, treceți cele, trece cifrele,
    trece numărul, notează, citiți operatorului, citește operatorului, citiți l, spuneți i, spuneți operatorului, spune
    operatorului, silabis*, repetați, pune asta, pune le, scrie cifrele, scrie numărul, scrie literele, scrie cuvântul,
    reintrodu*, inserează, inserați
  `,
  complete: `
    confirm* abon*, confirm* conect*, confirm* schimb*, verific* e mail*, alegeți o parol*, șterger* contului, parol*
    nou*, nou* parol*, confirm* adres*, confirm* e mail*, confirm* email*, confirm* înregistr*, confirm* identit*,
    confirm* autentific*, confirm* modific*, confirm* șterger*, verific* adres*, verific* email*, verific* identit*,
    valid* adres*, link* de confirmare, link* de verificare, link* de resetare, link* magic, reset* parol*, reset* ți
    parola, set* parol*, set* o parol*, stabil* parol*, creeaz* o parol*, alege* parol*, schimb* parol*, schimb* ți
    parola, modific* parol*, recuper* cont*, accept* invitați*, alătur*, debloc* cont*, aprob* conect*, aprob*
    dispozitiv*, finaliz* înregistr*, activ* contul, activ* ți contul, activ* vă contul, verific* contul, verific* ți
    contul, verificați vă contul, confirm* contul, confirm* ți contul, confirmați vă contul, valid* contul, valid* ți
    contul, confirm* ți adresa, confirm* ți e mailul, confirm* ți emailul, confirm* ți identitatea, confirm* ți
    înregistrarea, confirm* ți abonarea, confirmați vă adresa, confirmați vă e mailul, confirmați vă emailul, confirmați
    vă identitatea, confirmați vă înregistrarea, confirmați vă abonarea, verific* ți adresa, verific* ți e mailul,
    verific* ți emailul, verific* ți identitatea, verific* ți înregistrarea, verific* ți abonarea, verificați vă adresa,
    verificați vă e mailul, verificați vă emailul, verificați vă identitatea, verificați vă înregistrarea, verificați vă
    abonarea, confirm* această adresa, confirm* această e mailul, confirm* această emailul, confirm* această
    identitatea, confirm* această înregistrarea, confirm* această abonarea, reset* vă parola, schimb* vă parola, set* ți
    parola, stabil* ți parola, alege* ți parola, creeaz* ți parola, alegeți vă parola, link* de conectare, link* de
    autentificare, link* de acces, vezi invitația, aprob* autentificarea, aprob* accesul, autoriz* autentificarea,
    autoriz* conectarea, autoriz* accesul, eu am fost, am fost eu, sunt eu, finaliz* inițializarea, finaliz* procesul
    de*, complet* înregistrarea, complet* inițializarea, complet* procesul de*, finalizare inițializare, șterge* contul,
    pune* contul în funcțiune, pus în funcțiune, înscrieți mă, înscrie mă, vreau să mă, lasă l să intre, vreau să intru,
    fără parolă, e căsuța mea, e adresa mea, este adresa mea, căsuță e a ta, intră în grup, intru în grup, alege alta,
    alegeți alta, alege o alta, stabil* datele de intrare, set* datele de, redeschizi accesul, recuper* accesul, închei*
    înscrierea, finaliz* înscrierea, complet* înscrierea, termin* înscrierea, șterge tot, șterge* toate datele, chiar eu
    sunt, confirm* noua, confirm* cererea, confirm* invitația, confirm* că ești, confirm* că sunteți, confirm*
    înscrierea, confirm* accesul, verific* noua, valid* noua, valid* înscrierea, link* de unică, link* unic, link*
    personal, link* de intrare, link* de invitație, intră în joc, intră fără, intrați fără, intrarea ta, activ* accesul,
    activ* abonamentul, activ* înscrierea, vom folosi această adresă, invent* alta
  `,
  act: `
    validează, validați, resetează, resetați, aprobați, confirmați, verificați, activează, activați, acceptați, aprobă,
    autorizează, continuați, activează ți, activați vă, verifică ți, verificați vă, autorizați, deblochează, deblocați,
    finalizează, finalizați, finalizare, alăturați vă, aprob, validare, confirmare cont, activare cont, autorizez,
    încheie, încheiați, termină, terminați, completează, completați, continuăm
  `,
  signIn: `
    conectați vă, autentifică te, autentificați vă, autentificare, conectare, intră în cont, intră în, intrați în,
    logare, deschide contul, intră acum, intru acum, intră direct
  `,
  never: `
    versiunea online, dezabon*, preferinț*, setăr*, în browser, confidențialit*, termeni*, ajutor, asistență, contact*,
    sondaj*, recenzi*, urmăreș* comand*, urmăreș* colet*, vezi comand*, plăteș*, descarc*, citește mai mult*, cumpăr*,
    magazin*, distribuie, urmărește ne, despre noi, răspunde*, gestionează, nu mai vrei mesaje, nu mai doriți mesaje, nu
    mai doriți să, plătiți, vezi factura, vezi reducerea, activează reducerea, comandă acum, confirm* comanda, confirm*
    programarea, finaliz* comanda, regulamentul, vezi online, abonamentul, ce aveți de făcut, cum ajungeți, evaluează,
    evaluați, gestionați, o părere, dă ne o notă, bilanțul, biletul, coletul, colecția, tichetul, jurnalul, vezi
    articolul, vezi rezultatele, vezi raportul, mută programarea, reprogram*, regulament, plătește online, plătește
    acum, ascultă, privește, rezervă, chestionar, tipărește, reînnoi*, citește mai departe, citește articolul, continuă
    lectura, îl vreau, urmărește, gestionează contul
  `,
  notMe: `
    nu ai cerut, nu ați cerut, nu ai creat, nu ați creat, blocați, anula*, anuleaz*, nu ai fost tu, nu ai solicitat, nu
    ați solicitat, nu recunoaș*, ignor*, refuz*, respinge*, securizeaz*, blocheaz*, altcineva, nu ai făcut, nu ați
    făcut, nu ați inițiat, nu sunteți, nu eu, răzgândit, raportează, nu ești, nu ține cont, dacă nu apeși, nu am cerut,
    nu tu
  `,
  done: `
    a fost resetat*, autentificare nouă, a fost schimbat*, a fost actualizat*, a fost confirmat*, a fost verificat*, a
    fost adăugat*, a fost șters*, cu succes, ai schimbat, ați schimbat, conectare nouă, a fost creat*, a fost
    revendicat*, s a conectat, s a schimbat, este acum activ, este acum confirmat*, este acum verificat*, ați modificat,
    ați actualizat, ai modificat, ai actualizat, mulțumim pentru confirmare, parola a fost, au fost actualizat*, au fost
    schimbat*, a fost folosit*, am modificat, am actualizat, am schimbat, este confirmat*, este verificat*, e
    confirmat*, a fost înregistrat*, tocmai s a
  `,
  here: `
    apăsând, vizitați, linkul, accesați, accesează, aici, apasă, apăsați, butonul*, legătura*, clic, deschide acest,
    deschide această, deschideți acest, deschideți această, pagina următoare, o atingere, atinge, atingeți, urmează
    acest, mergi la, deschideți pagina, adresa de mai jos, adresa următoare, calea asta, acest drum
  `,
};
