import type { Cues } from "@/lib/mail/cues/types";

export const sl: Cues = {
  code: `
    koda, kode, kodo, kodi, kod, potrditven* kod*, preveritven* kod*, varnostn* kod*, enkratn* kod*, enkratn* gesl*,
    prijavn* kod*, verifikacijsk* kod*, avtentikacijsk* kod*, aktivacijsk* kod*, dostopn* kod*, kontroln* kod*,
    začasn* kod*, kod* za prijavo, kod* za preverjanje, kod* za potrditev, kod* za aktivacijo, kod* za ponastavitev,
    kod* za obnovitev, kod* za overitev, sms kod*, kodah, kod* za dostop, kod* za izbris, kod* za spremembo,
    kod* naprave, kod* za napravo, kod* za seznanitev, identifikacijsk* kod*, avtorizacijsk* kod*, transakcijsk* kod*,
    kod* iz sms, sms gesl*, dinamičn* gesl*, tajn* kod*, skrivn* kod*, jednokratn* kod*, enkratn* pin*,
    potrditven* številk*, potrditven* šifr*, varnostn* šifr*
  `,
  maybeCode: `
    pin koda, začasno geslo, številke, *mestna, spodnja številka, ključ, števke, števk, števkami, naslednja številka,
    naslednjo številko, spodnjo številko, to številko, teh številk, črke, črk, znake, znakov, zaporedje, kombinacij*,
    niz številk, geslo v sporočilu, besedo, ključem, ključa, enkratn* ključ*, *mestno, *mestni, *mestne, zlog*, žeton*,
    šifro
  `,
  other: `
    naročil*, številk* naročila, številk* računa, številk* zahtevka, številk* stranke, številk* člana,
    številk* rezervacije, številk* pošiljke, številk* kartice, številk* pogodbe, št računa, račun št, nakup*,
    rezervacij*, kod* rezervacije, pošiljk*, paket*, sledenj*, kod* za sledenje, kod* za prevzem, kod* za popust,
    prevzemn* kod*, dostav*, referenčn* številk*, sklic, telefon*, pokličite, trr, konča na, pogodb*,
    serijsk* številk*, poštn* številk*, kod* države, popust*, promocijsk* kod*, promo kod*, kupon*, daril*,
    priporočiln* kod*, kod* povabila, kod* napake, ponudb*, kodeks*, qr kod*, črtn* kod*, izvorn* kod*, emšo,
    davčn* številk*, matičn* številk*, ddv, skupaj, znesek, cena, plačil*, točke, ulica, cesta, številk* vaše kartice,
    kartic*, številk* potrdila, številk* primera, številk* zahteve, številk* transakcije, id transakcije,
    številk* dokumenta, številk* vozovnice, vozovnic*, vstopnic*, številk* police, zavarovaln*, številk* števca,
    števec, števca, registrsk* številk*, registrsk* oznak*, številk* članstva, članska številka, številk* telefona,
    telefonsk* številk*, id sestanka, matična št, davčna št, tel. št, št. računa, kod* za priporočilo,
    priporoči* prijatelj*, povabi* prijatelj*, program* zvestobe, kod* kupona, kod* bon*, bon za, vrednostn* bon*,
    vavčer*, kod* izdelka, kod* artikla, kod* statusa, kod* odgovora, izhodn* kod*, kod* banke, košaric*, blagajn*,
    razprodaj*, akcij*, eur, stanje na računu, na zalogi, točk, točkami, statistik*, ogledov, obiskov*
  `,
  promo: `
    popust*, kupon*, vrednostni bon, darilni bon*, darilna kartic*, darilno kartic*, darilne kartic*, promocijsk* kod*,
    akcijsk*, posebna ponudba, posebno ponudbo, razprodaj*, ugodna ponudba, prihranite, prihrani zdaj, pri blagajni,
    na blagajni, nakupovalna košaric*, nakupovalno košaric*, v košaric*, brezplačna dostav*, brezplačno dostav*,
    točke zvestobe, točk zvestobe, bonus točk*, nagradna igra, nagradno igro, nagradno žrebanje, povabi prijatelj*,
    povabite prijatelj*, priporoči prijatelj*, vračilo gotovine, rojstnodnevn*, darilo za rojstni dan,
    minimalni znesek naročila, minimalno naročilo, do razprodaje zalog, unovči*, unovčite, nakupuj zdaj, kupi zdaj,
    kupite zdaj
  `,
  press: `
    ta številka prinaša, v tej številki, v tej izdaji, v tem članku, preberi več, preberite več, berite naprej,
    beri naprej, kolumn*, objava na blogu, naši bralci, naših bralcev, statistik*, tedensko poročilo, mesečno poročilo,
    tedenski pregled, mesečni pregled, v povprečju, povprečno, prejšnji mesec, pretekli mesec, opombe ob izdaji,
    dnevnik sprememb, seznam sprememb, nova različica, novi različici, odpravljene napake, odpravljanje napak,
    testi niso uspeli, gradnja ni uspela, spletni seminar, epizoda podkasta, podkast*, delavnic*, nasveti za,
    raziskava kaže, študija kaže, glede na raziskavo, val prevar, val goljufij, sporočilo za javnost, raziskovalci
  `,
  business: `
    preverj*, preverit*, potrdi*, verifik*, avtenti*, prijav*, gesl*, ponastav*, obnov*, račun, računa, registrac*,
    varnos*, aktivir*, aktivac*, dvostopenjs*, dvofaktors*, naprav*, istovetnos*, odklen*, enkratn*, e poštni naslov,
    e poštnega naslova, elektronski naslov, elektronskega naslova, potrjevan*
  `,
  fleeting: `
    velja, veljavn*, poteče, minut*, ne delite, ne posreduj*, ne razkri*, nikomur, z nikomer, nikoli vas ne,
    samo enkrat, zaupn*, preneha veljati, prenehala veljati, neha veljati, sekund, ne deli, ne povej*
  `,
  enter: `
    vnesi*, vnesti, vpiši*, vtipkaj*, prilepi*, uporabi*, vnos, vpisati, prepiši*, prepisati, vtipkati, odtipkaj*,
    natipkaj*, navedi*, povej*, sporoči*, narekuj*, skeniraj*, poskeniraj*, izpolni*, vstavi*, s to kodo
  `,
  complete: `
    potrd* e pošt*, potrd* e naslov*, potrd* elektronsk*, potrd* račun*, potrd* registracij*, preveri* e pošt*,
    preveri* e naslov*, preveri* elektronsk*, preveri* račun*, preveri* registracij*, potrd* naslov*, potrd* naročnin*,
    potrd* prijav*, potrd* spremem*, potrd* izbris*, potrd* istovetnost*, potrd* identitet*, preverjanje e pošt*,
    preverjanje elektronsk*, preverjanje računa, ponastav* gesl*, ponastav* svoje gesl*, ponastav* novo gesl*,
    spremen* gesl*, spremen* svoje gesl*, nastav* gesl*, nastav* svoje gesl*, nastav* novo gesl*, ustvar* gesl*,
    ustvar* novo gesl*, izber* gesl*, izber* novo gesl*, obnov* gesl*, novo geslo, sprememb* gesla, pozabljen* gesl*,
    odkleni* račun*, potrditven* povezav*, aktivacijsk* povezav*, prijavn* povezav*, povezav* za prijavo,
    povezav* za potrditev, povezav* za ponastavitev, povezav* za preverjanje, sprejmi povabilo, sprejmite povabilo,
    pridruž* se ekipi, odobri* prijavo, to sem bil jaz, to sem jaz, dokonč* registracijo, izbriši* moj račun,
    aktivacij* računa, to je moj naslov, potrd* moj*, potrd* nov*, potrd* ta naslov, potrd* svoj*, potrd* napravo,
    potrd* brisanje, za potrditev sledi*, overi* e pošt*, overi* račun, preveri* svoj*, preveri* istovetnost,
    aktiviraj* moj*, aktivir* svoj račun*, spremeni* moje geslo, nastavi* si geslo, izberi* si geslo, določi* geslo,
    čarobn* povezav*, enkratn* povezav*, povezav* za aktivacijo, povezav* za nastavitev, prijava brez gesla,
    prijavi* brez gesla, prijava z enim klikom, prijav* me, sprejmem povabilo, sprejem povabila, sprejmi* vabilo,
    poglej vabilo, oglej* vabilo, pridruži* se skupini, pridruži* se projektu, odobri* napravo, dovoli* prijavo,
    to sem bila jaz, jaz sem, naroči me, dokončaj* nastavitev, vstopi* v aplikacijo
  `,
  act: `
    potrdi, potrdite, preveri, preverite, aktiviraj, odobri, sprejmi, nadaljuj, nadaljujte, pridruži se, dokončaj,
    ponastavi, aktivirajte, odobrite, sprejmite, potrjujem, sprejmem, strinjam se, dokončajte, dovoli, dovolite,
    vstopi, vstopite, overi, overite, potrditi
  `,
  signIn: `
    prijava, prijavi se, prijavite se, vpis, prijavi me, odpri aplikacijo, prijaviti se
  `,
  never: `
    odjav*, nastavitve, upravljaj*, spletna različica, zasebnost*, piškotk*, pogoji*, pomoč, podpora*, kontakt*,
    pogosta vprašanja, anket*, mnenj*, ocen*, sledenje pošiljki, oglejte si naročilo, ogled računa, plačaj*,
    preberite več, več informacij, prikaži vse, kupi zdaj, sledite nam, preberi več, oglej* v brskalniku,
    odpri* v brskalniku, poglej* v brskalniku, prikaži* v brskalniku, preberi* v brskalniku, preveri* stanje,
    preveri* naročil*, preveri* ponudb*, preveri* razpoložljivost, stanje naročila, status naročila, potrd* udeležb*,
    potrd* prisotnost, potrd* prihod, pridruži* se sestanku, priporoči*, o nas, trgovin*, nakupuj*, prenesi*
  `,
  notMe: `
    to niste bili, to nisi bil, to nisem bil, niste vi, niste zahtevali, nisi zahteval, ne prepoznate, prezri*,
    zavrni*, prekliči*, blokiraj*, zaščiti*, pomotoma, niste ustvarili, ne upoštevaj*, niste oddali, nisi oddal*,
    niste vložili, niste podali, niste opravili, niste sprožili, niste naročili, niste se prijavili, niste pričakovali,
    nekdo drug, ignorira*, lahko izbrišete, izbriši* sporočilo
  `,
  done: `
    je bilo spremenjen*, je bilo ponastavljen*, je bilo potrjen*, je bil spremenjen*, je bil posodobljen*,
    je bil potrjen*, je bil aktiviran*, je bil dodan*, je bil odstranjen*, je bil izbrisan*, je bil preverjen*,
    je bila spremenjen*, je bila potrjen*, je bila dodan*, uspešno, je zdaj potrjen*, nova prijava, se je prijavil,
    spremenili ste, hvala za potrditev, sprejel* povabilo, je bilo posodobljen*, je bilo aktiviran*,
    je bilo odstranjen*, je bila izbrisan*, je bila aktiviran*, je vklopljen*, je izklopljen*, je omogočen*,
    je onemogočen*
  `,
  here: `
    tukaj, kliknite*, klikni, pritisnite, povezavo, gumb, pojdite na, brskalnik*, s klikom, povezavi, povezava
  `,
};
