import type { Cues } from "@/lib/mail/extraction/cues/types";

export const sl: Cues = {
  code: `
    kode, kodo, kodi, potrditven* kod*, preveritven* kod*, varnostn* kod*, enkratn* kod*, enkratn* gesl*, prijavn*
    kod*, avtentikacijsk* kod*, aktivacijsk* kod*, dostopn* kod*, začasn* kod*, kod* za prijavo, kod* za preverjanje,
    kod* za potrditev, kod* za aktivacijo, kod* za ponastavitev, kod* za obnovitev, kod* za overitev, kodah, kod* za
    dostop, kod* za izbris, kod* za spremembo, kod* naprave, kod* za napravo, kod* za seznanitev, identifikacijsk*
    kod*, avtorizacijsk* kod*, kod* iz sms, sms gesl*, dinamičn* gesl*, skrivn* kod*, enkratn* pin*, potrditven*
    številk*, potrditven* šifr*, varnostn* šifr*, kod* za podpis, kod* za odklep, kod* za plačilo, kod* za
    registracijo, kod* za vstop, vstopn* kod*, kod* iz sporočila, registracijsk* kod*, številčn* kod*, odklepn* kod*,
    enkratn* geslo sms, geslo za plačilo, geslo za to plačilo, geslo plačila, geslo za transakcijo, geslo transakcije,
    geslo za potrditev, koda za plačilo, koda za to plačilo, koda za transakcijo, enkratno geslo, geslo za nakup, koda
    za overjanje, koda za odklepanje, koda za preveritev, gesl* za enkratno uporabo, gesl* za eno uporabo, potrditven*
    gesl*, avtorizacijsk* gesl*, aktivacijsk* gesl*, preveritven* gesl*, začasn* gesl* za prijavo, gesl* iz sms, gesl*
    iz sporočila, gesl* za nakazilo, gesl* za prenos, gesl* za podpis, gesl* za avtorizacijo, gesl* za odobritev,
    enkratn* ključ*, potrditven* ključ*, aktivacijsk* ključ*, prijavn* ključ*, ključ* za prijavo, ključ* za potrditev,
    enkratn* šifr*, aktivacijsk* šifr*, prijavn* šifr*, šifr* za prijavo, šifr* za potrditev, šifr* za enkratno
    uporabo, enkratn* številk*, kontroln* številk*, varnostn* številk*, preveritven* številk*, številk* za potrditev,
    številk* za prijavo, številk* za preverjanje, potrditven* pin*, aktivacijsk* pin*, pin* za prijavo, pin* za
    potrditev, enkratn* žeton*, potrditven* besed*, varnostn* besed*, kontroln* besed*, potrditven* niz*, preveritven*
    niz*, varnostn* niz*, kontroln* števk*, kodama, skrivn* številk*, odklepn* številk*, odklepn* števil*, kodo za
    plačilo, koda za potrditev plačila, koda za nakazilo, koda za nakup, geslo za dostop
  `,
  maybeCode: `
    začasno geslo, številke, *mestna, spodnja številka, števke, števk, števkami, naslednja številka, naslednjo številko,
    spodnjo številko, to številko, teh številk, črke, črk, znake, zaporedje, niz številk, geslo v sporočilu, besedo,
    enkratn* ključ*, *mestno, *mestni, *mestne, zlog*, žeton*, šifro, geslo za to, današnje geslo, geslo dneva, beseda
    dneva, kar stoji spodaj, kar piše spodaj, te številke, te števke, šest števk, štiri števke, niz znakov, te znake,
    skrivno besedo, skrivna beseda, enkratn* dostop, število, spodnje črke,
    šestmestn*, štirimestn*, niz na,
    spodnje geslo, spodnji niz, naslednje geslo, naslednji niz, ta niz, tem geslom, to geslo, petmestn*, osemmestn*,
    sedemmestn*, zaporedja, znaki spodaj, številke spodaj, črkami, geslo je, geslo se glasi, zgornjo številko,
    zgornji niz, številki, besedilo spodaj, tole številko,
    z geslom, s številkami, številka ki jo, številko ki jo, številke ki jih, znaki ki jih, števke ki jih,
    številka za prepis, je številka ki, prepisati niz, vnesti niz, zahteva niz
  `,
  other: `
    naročil*, številk* naročila, številk* računa, številk* zahtevka, številk* stranke, številk* člana, številk*
    rezervacije, številk* pošiljke, številk* kartice, številk* pogodbe, št računa, račun št, kod* rezervacije,
    sledenj*, kod* za sledenje, kod* za prevzem, prevzemn* kod*, referenčn* številk*, sklic, pokličite, trr, konča na,
    pogodb*, serijsk* številk*, poštn* številk*, kod* države, promocijsk* kod*, daril*, priporočiln* kod*, kod*
    povabila, kod* napake, črtn* kod*, izvorn* kod*, emšo, davčn* številk*, matičn* številk*, ddv, skupaj, znesek,
    plačil*, točke, cesta, številk* vaše kartice, kartic*, številk* potrdila, številk* primera, številk* zahteve,
    številk* transakcije, številk* dokumenta, številk* vozovnice, vozovnic*, vstopnic*, številk* police, zavarovaln*,
    številk* števca, števec, števca, registrsk* številk*, registrsk* oznak*, številk* članstva, članska številka,
    številk* telefona, telefonsk* številk*, id sestanka, matična št, davčna št, tel. št, št. računa, kod* za
    priporočilo, priporoči* prijatelj*, povabi* prijatelj*, program* zvestobe, kod* bon*, bon za, vrednostn* bon*,
    vavčer*, kod* izdelka, kod* artikla, kod* statusa, izhodn* kod*, kod* banke, razprodaj*, stanje na računu, na
    zalogi, točk, točkami, statistik*, ogledov, obiskov*, termin*a številka, številk* termina, sedež*, številk* leta,
    se je končal s kodo, se je končala s kodo, končalo s kodo, dnevnik*, vračilo blaga, koda vrat, šifra odjemnika,
    predal, odkupnin*, izkaznic*, pri okencu povejte številko, povejte številko, napotnic*, vrstni red, različica,
    zadeva št, številka zadeve, številka prijave, čakalna številka, sestanek, sestanka, iskalno polje, iskalnik*,
    številka števca, številka sobe, startna številka, številka ponudbe, številka popravila, inventarna številka, namen
    plačila, namenu plačila, kot namen, kot sklic, cona, cono, cone, gesl* za wi fi, gesl* za wifi, gesl* wi fi, gesl*
    za omrežje, kod* za vrata, kod* vrat, kod* za vhod, kod* za vstop v stavbo, kod* za garažo, kod* za omarico, kod*
    omarice, kod* za sef, kod* kurirja, kod* predmeta, kod* tečaja, kod* igre, kod* podružnice, kod* občine, kod*
    letališča, kod* valute, kod* dejavnosti, kod* namena, številk* škode, številk* škodnega, številk* pacienta,
    številk* študenta, številk* zavarovanca, številk* sobe, številk* mize, številk* naročnika, številk* zadeve,
    številk* spisa, številk* prijave, številk* ponudbe, številk* dobavnice, številk* merilnega mesta, številk*
    odjemnega mesta, številk* omarice, številk* peresa, serijsk* števil*, vpisn* številk*, inventarn* številk*,
    zaporedn* številk*, šifr* artikla, šifr* izdelka, šifr* plačnika, šifr* kupca, šifr* stranke, šifr* predmeta, šifr*
    študenta, št zadeve, št leta, št potrdila, št dokumenta, id stranke, id igralca, geslo za datoteko, račun številka,
    globe, globa, škode, škodo, škodi, škod, kot sklic navedite, kot sklic vpišite, kot sklic vnesite, namen plačila
    vpišite, namen plačila navedite, namenu navedite, api ključ*, ključ* api, zadnj* štiri števk*, zadnj* 4 števk*,
    zadnj* štiri številk*, zadnj* 4 številk*, zadnj* štirih števk*, kod* dobavitelja, šifr* dobavitelja, kod* kupca,
    kod* stranke, kod* delavca, šifr* delavca, kod* zaposlenega, šifr* zaposlenega, kod* poklica, šifr* poklica, kod*
    oddelka, šifr* oddelka, kod* stroškovnega mesta, šifr* stroškovnega mesta, šifr* dejavnosti, kod* plačnika, kod*
    delodajalca, šifr* delodajalca, kod* učenca, šifr* učenca, kod* kandidata, šifr* kandidata, kod* izpita, šifr*
    izpita, kod* proračunskega uporabnika, šifr* proračunskega uporabnika, kod* storitve, šifr* storitve, kod*
    materiala, šifr* materiala, kod* naselja, šifr* naselja, šifr* občine, šifr* države, kod* trgovine, kod*
    poslovalnice, kod* enote, kod* organizacijske enote, kod* modula, kod* izpitnega centra, kod* učilnice, kod*
    predavalnice, kod* sobe, kod* razreda, kod* skupine, kod* dogodka, kod* skd, kod* tekme, kod* ekipe, kod*
    usposabljanja, kod* seminarja, kod* študijskega programa, kod* fakultete, kod* parkirnega območja, kod* parkirne
    cone, kod* cone, kod* parkirišča, kod* območja, kod* regije, kod* postaje, kod* postajališča, kod* tarife, kod*
    merilnega mesta, kod* odjemalca, kod* pogodbe, kod* finančnega urada, kod* davčnega urada, kod* davka, kod* bic,
    kod* swift, kod* vračila, kod* garancije, kod* popravila, kod* reklamacije, kod* škode, kod* okvare, kod*
    različice, kod* gradnje, kod* serije, kod* barve, kod* laka, kod* odtenka, kod* modela, kod* dela, kod* rezervnega
    dela, kod* skladišča, kod* proizvajalca, kod* zdravila, kod* diagnoze, kod* bolezni, kod* kategorije, kod*
    projekta, kod* jezika, kod* prevoznika, kod* linije, kod* ankete, kod* sestanka, kod* konference, kod* spletnega
    seminarja, kod* omrežja, produktn* kod*, servisn* kod*, skladiščn* kod*, kataloška kod*, barvn* kod*, davčn* kod*,
    tarifn* kod*, šifr* strokovnega področja, gesl* za goste, gesl* omrežja, gesl* brezžičnega omrežja, gesl* za
    brezžično omrežje, gesl* za videokonferenco, gesl* za spletni seminar, gesl* za sestanek, gesl* sestanka, kod* za
    dostop do sestanka, kod* za dostop do konference, kod* za dostop do spletnega seminarja, dostopn* kod* sestanka,
    dostopn* kod* za sestanek, dostopn* kod* konference, pin* sestanka, omrežn* ključ*, ključ omrežja, šifra naročnika,
    koda naročnika, članska koda, koda člana, šifra partnerja, koda partnerja, šifra šole, šifra zavoda, šifra
    rezervnega dela, šifra poslovalnice, šifra banke, šifra pogodbe, šifra merilnega mesta, šifra stavbe, koda objekta,
    šifra katastrske občine, klicna koda, skd koda, carinska koda, koda kn, statusna koda, koda stanja, šifra okvare,
    koda naročila, rezervacijska koda, koda vstopnice, koda vozovnice, koda kampanje, koda donacije, šifra diagnoze,
    koda mkb 10, koda recepta, koda zavarovanja, šifra škodnega primera, šifra projekta, koda sedeža, poštna koda, koda
    za dvorišče, kuponska koda, darilna koda, koda za prijatelje, koda termina, šifra anketiranca
  `,
  promo: `
    vrednostni bon, darilni bon*, darilna kartic*, darilno kartic*, darilne kartic*, promocijsk* kod*, posebna ponudba,
    posebno ponudbo, razprodaj*, ugodna ponudba, prihranite, pri blagajni, nakupovalna košaric*, nakupovalno košaric*, v
    košaric*, brezplačna dostav*, brezplačno dostav*, točke zvestobe, točk zvestobe, bonus točk*, povabi prijatelj*,
    povabite prijatelj*, priporoči prijatelj*, vračilo gotovine, rojstnodnevn*, minimalni znesek naročila, minimalno
    naročilo, unovči*, nakupuj zdaj, kupi zdaj, kupite zdaj, cenej*, prihrani, prihranek, darilo, darila, zadeni,
    žrebanj*, žrebamo, priporoči nas, priporočite nas, prijatelj dobi, samo danes, do nedelje, ne zamudi*, klub zvestobe,
    ponudba velja,
    ob nakupu nad, pri nakupu nad, nakup nad
  `,
  press: `
    ta številka prinaša, v tej številki, v tej izdaji, preberi več, preberite več, berite naprej, beri naprej, tedensko
    poročilo, mesečno poročilo, tedenski pregled, mesečni pregled, v povprečju, povprečno, prejšnji mesec, pretekli
    mesec, opombe ob izdaji, dnevnik sprememb, seznam sprememb, nova različica, novi različici, odpravljene napake,
    odpravljanje napak, testi niso uspeli, spletni seminar, delavnic*, nasveti za, raziskava kaže, študija kaže, glede
    na raziskavo, val prevar, val goljufij, sporočilo za javnost, ta teden, je bilo poslanih, strokovnjaki,
    raziskovalc*, korak testov, bralc*, gradnja, goljuf*, val sms*, anketa, vprašalnik, vaše mnenje, raziskava,
    novosti v različici, lažno predstavljanje
  `,
  business: `
    preverj*, preverit*, potrdi*, avtenti*, gesl*, ponastav*, račun, računa, varnos*, dvostopenjs*, dvofaktors*,
    naprav*, istovetnos*, odklen*, enkratn*, e poštni naslov, e poštnega naslova, elektronski naslov, elektronskega
    naslova, potrjevan*, vas je povabil, te je povabil, vas vabi, povabilo, vas je dodal, zaklenjen, ste to vi,
    uporabniško ime,
    vabilo, povabil, povabila,
    nov telefon, novega telefona, novega računalnika, nakazilo, nakazila, nakazilu, spletno plačilo, spletnega plačila,
    povezati, dostop do, soglasj*,
    čaka na vašo odločitev, čakajo na vašo odločitev, čakamo na vašo odločitev, izvedb* plačila, izvedb* prenosa,
    izvedb* transakcije, dokončanj* plačila, dokončanj* prenosa, dokončanj* transakcije, sprostit* plačila, sprostit*
    prenosa, sprostit* transakcije, zaključek plačila, zaključek prenosa, zaključek transakcije, izvesti plačilo,
    izvesti prenos, izvesti transakcijo, dokončati plačilo, dokončati prenos, dokončati transakcijo, sprosti plačilo,
    sprosti prenos, sprosti transakcijo, sprostite plačilo, sprostite prenos, sprostite transakcijo, čakajoč* plačil*,
    čakajoč* nakazil*, čakajoč* prenos*, spletni nakup, spletnega nakupa, spletnem nakupu, nakup na spletu, nakupa na
    spletu, napačn* poskus*, napačn* vnos*, napačn* kod*, neuspešn* poskus*, neuspešn* vnos*, neuspešn* kod*, neuspel*
    poskus*, neuspel* vnos*, neuspel* kod*, preveč poskusov, večkrat napačn*, blokiran*, zablokiran*, zaklenjen*,
    seznanit* telefon*, seznanit* ure, seznanit* uro, seznanit* televizor*, seznanjanj*, povezovanj* telefon*,
    povezovanj* ure, poveza* telefon*, poveza* uro, poveza* televizor*, sprememb* naslova, sprememb* telefon*, sprememb*
    številke, sprememb* e pošt*, sprememb* e naslova, sprememb* elektronsk*, spremeni* e naslov, spremeni* telefonsko,
    spremeni* e pošto, spremeni* številko, nov* telefonsk* številk*, nov* brskalnik*, z novega mobilnika, z novega
    tablice, novem telefonu, novem računalniku, povrni* dostop*, dostopa do, dostop v, odprt* okno, odprt* oknu, odprt*
    stran, odprt* strani, odprt* zavihek, odprt* zavihku, pustili odprt*, ostal* odprt*, dvig denarja, dviga denarja,
    nov prejemnik, novega prejemnika
  `,
  fleeting: `
    velja, veljavn*, poteče, samo enkrat, preneha veljati, prenehala veljati, neha veljati, izgine, četrt ure, deluje
    samo, v roku, nehajo delovati, nehajo veljati, neha delovati, po eni uri, ne bo več deloval, ne bo več delovala,
    ne bo več veljala, enkraten, enkratna, poteklo bo, bo poteklo, bo potekla, preteče, preteku, po preteku, ugasne,
    zapade, za enkratno uporabo
  `,
  secret: `
    ne posreduj*, ne razkri*, nikomur, z nikomer, nikoli vas ne, zaupn*, ne deli, ne povej*, ne zaupaj*, ne izdaj*, le
    zate, samo za vas, naši zaposleni, ne kažite, ne narekujte, hranite zase, obdržite zase, nihče iz, naši sodelavci
    nikoli, nikoli ne sprašujemo, nikoli ne zahtevamo, ne delite kode, ne delite je, kode ne delite, ne kaži kode, ne
    kaži je, ne narekuj kode, ne pošiljajte kode, ne pošiljaj kode, kode ne pošiljajte, ne posredovati kode, kode ni
    dovoljeno deliti, kode ne smete deliti, kode ne smete razkriti, kode tretjim osebam, tretjim osebam kode, ne dajte
    kode, ne dajajte kode, ne berite kode, ne prepošiljajte kode, ne preberite kode, nikoli te ne bomo, nikoli ne bomo
    vprašali, nikoli ne bomo zahtevali, nikoli ne bomo prosili, nikoli ne prosimo, nikoli ne bo prosil*, nikoli ne bo
    zahteval*, nikoli ne zahteva kode, nihče od nas, nihče od zaposlenih, noben zaposleni, zaposleni v banki nikoli,
    naša podpora nikoli, banka nikoli ne zahteva, ohranite skrivnost, hrani zase, obdrži zase, zadržite zase, koda je
    tajna, koda je skrivna, niti našim zaposlenim, tudi zaposlenim ne, je goljuf
  `,
  enter: `
    vnesi*, vnesti, vtipkaj*, prilepi*, uporabi*, vnos, vtipkati, odtipkaj*, povej*, sporoči*, narekuj*, poskeniraj*,
    izpolni*, vstavi*, s to kodo, vnesete, vnašanj*, odtipkati, zapiši*, zapisati, navesti, preberi* operaterju,
    uporabljen*, potrebovali boste, pošlji botu, pošljite botu, zahteva obrazec, zahteva obrazca,
    v okence,
    vpišite, vpiši, vpisati, vpišete, vpisom, vpis, vtipkate, natipkaj*, natipkati, napišite, napiši, napisati,
    prepišite, prepiši, prepisati, kopiraj*, kopirati, navedite, navedi, dopišite, dopiši, vnašate, vnesemo,
    vpisujete, je treba vnesti, je treba vpisati,
    vprašala za, zahtevala bo, vas bo vprašal*, bo zahteval*, zahteva štiri, zahteva šest,
    vneseš, vnese, vnesel, vnesla, vneseno, vnašati, vnašajte, vnosu, vnosom, vnosa, vtipkaš, vtipkamo, vtipkana,
    natipkate, odtipkate, odtipkaš, prepisom, kopirate, skopirajte, skopiraj, skopirati, zapišeš, dopisati, navedete,
    narekovati, preberite svetovalcu, preberite nam, odgovorite s kodo, odgovorite s številko, pošljite nazaj,
    pošlji nazaj, potrdite s kodo, potrdi s kodo, potrdite z geslom, potrdite s številko, potrdite z vnosom,
    potrdite s številkami, potrdite s pin, podpišite s kodo, podpišite z geslom, odobrite s kodo, odklenite s kodo,
    odobrite z vnosom, uporabljate, bo potreben, bo potrebna, bo potrebno, bodo potrebni, bodo potrebne, potrebna bo,
    potreben bo, potrebno bo, potreboval boš, potrebuješ še, je zahtevan*, bo zahtevan*, zahteva se, zahteva kodo,
    zahteva geslo, vas bo prosil*, vas bo prosila, vas bomo prosili, vas bomo vprašali, te bo vprašal*, te bo prosil*,
    vprašali vas bomo, prosili vas bomo, bo vprašal*, bo vprašala, bomo vprašali, zaprosil*, pozvani boste,
    boste pozvani, pozvan boš, boste naprošeni, sprašuje po, vpraša po, vpraša za, povpraša,
    potrd* s kodo, potrd* z geslom, potrd* s številko, potrd* s številkami, potrd* s števkami, odobri* s kodo,
    odobri* z geslom, odobri* s številko, odobri* s številkami, odobri* s števkami, podpiš* s kodo, podpiš* z geslom,
    podpiš* s številko, podpiš* s številkami, podpiš* s števkami, odkleni* s kodo, odkleni* z geslom,
    odkleni* s številko, odkleni* s številkami, odkleni* s števkami, potrd* ga s kodo, potrd* ga z geslom,
    potrd* ga s številko, potrd* ga s številkami, potrd* ga s števkami, potrd* jo s kodo, potrd* jo z geslom,
    potrd* jo s številko, potrd* jo s številkami, potrd* jo s števkami, potrd* jih s kodo, potrd* jih z geslom,
    potrd* jih s številko, potrd* jih s številkami, potrd* jih s števkami, odobri* ga s kodo, odobri* ga z geslom,
    odobri* ga s številko, odobri* ga s številkami, odobri* ga s števkami, odobri* jo s kodo, odobri* jo z geslom,
    odobri* jo s številko, odobri* jo s številkami, odobri* jo s števkami, odobri* jih s kodo, odobri* jih z geslom,
    odobri* jih s številko, odobri* jih s številkami, odobri* jih s števkami, vprašal za, vprašali za, se vnaša,
    se prepiše, zahteva niz, zahteval bo,
    vanj sodi, vanjo sodi, sem sodi, tja sodi, sodi v polje, v njem mora biti, mora vsebovati, čaka na štiri,
    čaka na šest,
    vnašaj*, vnesli, vnesen*, vnesem, natipka*, vtipkal*, vtipkan*, vtipkava*, odtipka*, pretipka*, tipkaj*, pritisn*
    števke, pritisn* številke, pritisn* tipke, izber* števke, izber* številko, izber* številke na, izber* število,
    označ* števke, označ* številko, označ* številke na, označ* število, tapn* števke, tapn* številko, tapn* številke na,
    tapn* število, pokaž* kodo, pokaž* to kodo, pokaž* številko na, prikaž* kodo, prikaž* to kodo, prikaž* številko na,
    predlož* kodo, predlož* to kodo, predlož* številko na, poved* kodo, poved* geslo, poved* številko, poved*
    operaterju, poved* svetovalcu, poved* našemu, zaupaj* operaterju, zaupaj* svetovalcu, posreduj* kodo, posreduj*
    geslo, posreduj* številke, posreduj* operaterju, našemu operaterju, našemu svetovalcu, našemu svetovalki, našemu
    agentu, našemu operaterki, naši operaterju, naši svetovalcu, naši svetovalki, naši agentu, naši operaterki, pošlj*
    kodo, pošlj* nam kodo, pošlj* to kodo, odgovor* s kodo, odgovor* s številko, odgovor* s števkami, odgovor* z geslom,
    odgovor* z naslednjo kodo, odgovoru kodo, prebere* kodo, prebere* jo, prebere* na glas, prebere* številke, prebere*
    operaterju, prebere* svetovalcu, preberi* kodo, preberi* jo, preberi* na glas, preberi* številke, preberi*
    svetovalcu, izgovor*, črkuj*, vstavlj*, prileplj*, izpolnjuj*, dod* kodo, z navedbo, nadaljuj* s kodo, dokonč* s
    kodo, zaključ* s kodo, overi* s kodo, avtoriz* s kodo, aktivir* s kodo, nadaljuj* z geslom, dokonč* z geslom,
    avtoriz* z geslom, prijavi* se s kodo, potrd* plačilo s kodo, potrd* plačilo s številko, potrd* nakazilo s kodo,
    potrd* nakazilo s številko, potrd* prenos s kodo, potrd* prenos s številko, potrd* transakcijo s kodo, potrd*
    transakcijo s številko, potrd* nakup s kodo, potrd* nakup s številko, potrd* spremembo s kodo, potrd* spremembo s
    številko, potrd* prijavo s kodo, potrd* prijavo s številko, odobri* plačilo s kodo, odobri* plačilo s številko,
    odobri* nakazilo s kodo, odobri* nakazilo s številko, odobri* prenos s kodo, odobri* prenos s številko, odobri*
    transakcijo s kodo, odobri* transakcijo s številko, odobri* nakup s kodo, odobri* nakup s številko, odobri*
    spremembo s kodo, odobri* spremembo s številko, odobri* prijavo s kodo, odobri* prijavo s številko, avtoriz* plačilo
    s kodo, avtoriz* plačilo s številko, avtoriz* nakazilo s kodo, avtoriz* nakazilo s številko, avtoriz* prenos s kodo,
    avtoriz* prenos s številko, avtoriz* transakcijo s kodo, avtoriz* transakcijo s številko, avtoriz* nakup s kodo,
    avtoriz* nakup s številko, avtoriz* spremembo s kodo, avtoriz* spremembo s številko, avtoriz* prijavo s kodo,
    avtoriz* prijavo s številko, potrd* plačilo z geslom, potrd* nakazilo z geslom, potrd* prenos z geslom, potrd*
    transakcijo z geslom, odobri* plačilo z geslom, odobri* nakazilo z geslom, odobri* prenos z geslom, odobri*
    transakcijo z geslom, avtoriz* plačilo z geslom, avtoriz* nakazilo z geslom, avtoriz* prenos z geslom, avtoriz*
    transakcijo z geslom, podpiš* pogodbo s kodo, podpiš* pogodbo s številko, podpiš* dokument s kodo, podpiš* dokument
    s številko, podpiš* jo s kodo, podpiš* jo s številko, podpiš* ga s kodo, podpiš* ga s številko, odkleni* račun s
    kodo, odkleni* račun s številko, odkleni* kartico s kodo, odkleni* kartico s številko, odkleni* telefon s kodo,
    odkleni* telefon s številko, potrjuje* s kodo, potrjuje* s številko, vrni se v aplikacijo, vrni se na stran, vrni se
    v okno, vrni se k obrazcu, vrni se na zaslon, vrnite se v aplikacijo, vrnite se na stran, vrnite se v okno, vrnite
    se k obrazcu, vrnite se na zaslon, nazaj v aplikaciji, nazaj v aplikacijo, nazaj v okno, nazaj na stran*, se vtipka
  `,
  complete: `
    potrd* e pošt*, potrd* e naslov*, potrd* elektronsk*, potrd* račun*, potrd* registracij*, preveri* e pošt*, preveri*
    e naslov*, preveri* elektronsk*, preveri* račun*, preveri* registracij*, potrd* naslov*, potrd* naročnin*, potrd*
    prijav*, potrd* spremem*, potrd* izbris*, potrd* istovetnost*, potrd* identitet*, preverjanje e pošt*, preverjanje
    elektronsk*, preverjanje računa, ponastav* gesl*, ponastav* svoje gesl*, ponastav* novo gesl*, spremen* gesl*,
    spremen* svoje gesl*, nastav* gesl*, nastav* svoje gesl*, nastav* novo gesl*, ustvar* gesl*, ustvar* novo gesl*,
    izber* gesl*, izber* novo gesl*, obnov* gesl*, novo geslo, sprememb* gesla, pozabljen* gesl*, odkleni* račun*,
    potrditven* povezav*, aktivacijsk* povezav*, prijavn* povezav*, povezav* za prijavo, povezav* za potrditev, povezav*
    za ponastavitev, povezav* za preverjanje, sprejmi povabilo, sprejmite povabilo, pridruž* se ekipi, to sem bil jaz,
    to sem jaz, izbriši* moj račun, to je moj naslov, potrd* moj*, potrd* nov*, potrd* ta naslov, potrd* svoj*, potrd*
    napravo, potrd* brisanje, za potrditev sledi*, overi* e pošt*, overi* račun, preveri* svoj*, preveri* istovetnost,
    aktivir* svoj račun*, spremeni* moje geslo, nastavi* si geslo, izberi* si geslo, določi* geslo, čarobn* povezav*,
    enkratn* povezav*, povezav* za aktivacijo, povezav* za nastavitev, prijava brez gesla, prijavi* brez gesla, prijava
    z enim klikom, prijav* me, sprejmem povabilo, sprejem povabila, sprejmi* vabilo, poglej vabilo, oglej* vabilo,
    pridruži* se skupini, pridruži* se projektu, odobri* napravo, dovoli* prijavo, to sem bila jaz, jaz sem, naroči me,
    dokončaj* nastavitev, vstopi* v aplikacijo, želim prejemati, želim se naročiti, vpiši me, dodaj me, bo potrjen*, bo
    aktiven, bo aktiviran*, spusti* me, noter si, notri si, si notri, si noter, odobri* sprememb*, odobri* dostop, da to
    sem, bil sem jaz, bila sem jaz, zaženi* račun, sprejemam povabilo, sprejmem vabilo, dajem soglasje, podajam
    soglasje, soglašam, odkleni* dostop, odkleni* profil, potrjujem izbris*, potrjujem naslov, potrjujem prijav*,
    potrjujem sprememb*, preveri* naslov, aktiviraj* kartico, aktiviraj* dostop, vstopi* v račun, vstopi* brez gesla,
    vstopi* z enim, odpri* moj račun, izmisli* si geslo, izberi* si novo geslo, izbriši* vse, zaupaj tej napravi, zaupaj
    napravi, dovoli* dostop, dokonč* prijavo, povrni* dostop, obnovi* dostop, povrni* račun, usposobi* račun, usposobite
    ga, da to sem jaz, da prijavite me, spusti me noter, odpri račun, strinjam se, poglej povabilo, odpri povabilo, sem
    zraven, pripada vam, vstop brez gesla, obnovi račun, odpravi blokado, potrdite da ste to vi, nadaljuj v brskalniku,
    naslov je moj, spremembo gesla, spremembo vašega gesla, aktivacijo računa, aktivacijo vašega računa, aktivacijo
    uporabnika, nastavitev novega gesla, nastavitev gesla, ponastavitev gesla, potrditev e pošte, potrditev e poštnega,
    potrdite svoj e naslov, potrditi članstvo, potrdite članstvo, potrdi članstvo, aktivirati kartico, odklenete račun,
    odblokirajte, odblokirati, ponastavite si geslo, izbrati geslo, sprejeti povabilo, sprejmete povabilo, odobrite ali
    zavrnite, zaključite registracijo, zaključi registracijo, zaključiti registracijo, izbrišite profil, izbrisati
    račun, da izbriši, obnovite račun, povezava za odklep, povezava za dostop, prijava s povezavo, prijavite se brez
    gesla, prijavite se z enim klikom, naslov je pravi, naslov je res vaš, naslov je vaš, naslov res vaš, potrjujem
    naročnino, sprejmete vabilo, sprejmeš vabilo, sprejeti vabilo, sprejetju vabila, ko vabilo sprejmete, vabilo
    sprejmete, povabilo sprejmete, novo si nastavite, novo nastavite, naslov je pravilen
  `,
  act: `
    potrdi, potrdite, preveri, preverite, sprejmi, nadaljuj, nadaljujte, pridruži se, dokončaj, ponastavi, sprejmite,
    potrjujem, sprejmem, strinjam se, dokončajte, dovoli, dovolite, vstopi, vstopite, overi, overite, potrditi,
    odkleni, odklepanje, naprej, začni, še en korak, zadnji korak, skoraj končano, potrebujemo še vaš da, skoraj,
    sodelujem
  `,
  signIn: `
    vpis, prijavi me, odpri aplikacijo, prijaviti se
  `,
  never: `
    odjav*, nastavitve, spletna različica, zasebnost*, piškotk*, pogoji*, pogosta vprašanja, mnenj*, sledenje pošiljki,
    oglejte si naročilo, ogled računa, plačaj*, preberite več, več informacij, prikaži vse, kupi zdaj, sledite nam,
    preberi več, oglej* v brskalniku, odpri* v brskalniku, poglej* v brskalniku, prikaži* v brskalniku, preberi* v
    brskalniku, preveri* stanje, preveri* naročil*, preveri* ponudb*, preveri* razpoložljivost, stanje naročila, status
    naročila, potrd* udeležb*, potrd* prisotnost, potrd* prihod, pridruži* se sestanku, priporoči*, trgovin*, nakupuj*,
    prenesi*, odpovej*, prestavi* termin, spremeni* termin, kje je, prikaži* dnevnik, poglej* dnevnik, preberi*,
    napiši* mnenj*, dodaj v koledar, moja naročila, v košarico, oglej si*, poglej* rezultat*, potrdi termin, prestavi,
    odpri predal, podaljšaj hrambo, spletna stran, sledi pošiljki, ogled v brskalniku, ogled naročila, nadaljuj
    pogovor, nadaljujte pogovor, ogled sporočila, preberi sporočilo, ogled komentarja, pridruži se sestanku, moj račun,
    odpri nalogo, preizkusi, odpri poročilo, odpri datoteko, ogled fotografij, ogled rezultatov, beri dalje, beri več,
    beri članek, komentar*, moderir*, dodajte v koledar, vstopni kupon, prenesite račun, prenesite aplikacijo, sledite
    pošiljki, sledite naročilu, podrobnosti naročila, ocenite nakup, oceni nakup, kontaktirajte nas, pišite nam,
    odpovejte termin, naročite znova, dokončaj nakup, zaključite nakup, upravljanje naročnin*, upravljaj naročnin*, ne
    želim prejemati, nastavitve obvestil, pomoč uporabnikom, podpora uporabnikom, kako do nas, zemljevid, odjavite se,
    sledi paketu, spremeni dostavo, izberi drug termin dostave, uredi rezervacijo, uredi naročnino, posodobi podatke za
    plačilo, spremeni način plačila, podaljšaj zdaj, podaljšaj naročnino, prijavi se na delovno mesto, pošlji prijavo,
    na razprodajo, unovči kupon, izkoristi bon, povabi prijatelje, naloži aplikacijo, rezerviraj termin, shrani v
    koledar, vstopi v sestanek, uredi obvestila, preveri dejavnost
  `,
  notMe: `
    to niste bili, to nisi bil, to nisem bil, niste zahtevali, nisi zahteval, ne prepoznate, prezri*, zavrni*,
    prekliči*, zaščiti*, pomotoma, niste ustvarili, ne upoštevaj*, niste oddali, nisi oddal*, niste vložili, niste
    podali, niste opravili, niste sprožili, niste naročili, niste pričakovali, ignorira*, lahko izbrišete, izbriši*
    sporočilo, ni vaše, če to nisi, če to niste, če niste, ne pričakuj*, ni treba storiti, vam ni treba, nisem bil jaz,
    če to niste bili vi, niste bili vi, če se niste prijavili, ne storite ničesar, zavrzite, ne hvala, nisem jaz, če
    nekdo drug, nekdo drug je vpisal, nekdo drug poskuša, spregledate, prezrite, lahko varno spregledate, ignorirajte,
    niste poskušali, niste poskusili, ne poskušate, če tega niste, če tega nisi, nismo mi, niste zaprosili, niste
    sprožila, niste spreminjali, niste se prijavljali, sporočilo izbrišite, brez skrbi, se je zmotil, nič se ne bo
    zgodilo, ni vam treba storiti, ni potrebno storiti, nič ni treba, ni vam treba narediti, ne prepoznaš, ne
    prepoznavate, ne poznate tega, ne poznate te, ni vaš račun, račun ni vaš, ni tvoj račun, ni vaša naprava, vam ne
    pripada, ne pripada vam, ti ne pripada, nisi poskušal*, nisi poskusil*, če se nisi prijavil*, nisi sprožil*, če nisi
    ustvaril*, če nisi spremenil*, niste odobrili, niste pooblastili, brez vaše vednosti, brez tvoje vednosti, brez
    vašega dovoljenja, nekdo drug morda, morda nekdo drug, morda je nekdo drug, če je to napaka, da gre za napako, da
    gre za pomoto, odstranite svoj naslov, odstranite svoj e poštni, odstraniti svoj e poštni, onemogočite svoj račun,
    zaklenite svoj račun, takoj spremenite geslo, nemudoma spremenite geslo, čim prej spremenite geslo, priporočamo
    spremembo gesla, prijavite sumljiv*, sporočite nam, obvestite nas, nas takoj obvestite, preglejte nedavno dejavnost,
    odjavite se iz vseh naprav, takoj nas kontaktirajte, razveljavite spremembo,
    to nisem jaz, to nisem bil jaz, to nisem bila jaz
  `,
  done: `
    je bilo spremenjen*, je bilo ponastavljen*, je bilo potrjen*, je bil spremenjen*, je bil posodobljen*, je bil
    potrjen*, je bil aktiviran*, je bil dodan*, je bil odstranjen*, je bil izbrisan*, je bil preverjen*, je bila
    spremenjen*, je bila potrjen*, je bila dodan*, uspešno, je zdaj potrjen*, se je prijavil, spremenili ste, hvala za
    potrditev, sprejel* povabilo, je bilo posodobljen*, je bilo aktiviran*, je bilo odstranjen*, je bila izbrisan*, je
    bila aktiviran*, je vklopljen*, je izklopljen*, je omogočen*, je onemogočen*, geslo je bilo, termin potrjen,
    rezervacija potrjen*, naročilo prejet*, je bil odklenjen*, spremenjeno, potrjeno, plačano, odjavili ste se,
    odjavil* si se, ste se odjavili, ste odjavljen*, bili ste odjavljen*, naročnina je preklicana, naročnina je bila
    preklicana, naročnina je odpovedana, naročnina je ukinjena, ne boste več prejemali, ne boš več prejemal*,
    odstranjen* s seznama, izbrisan* s seznama, preklic je začel veljati
  `,
  here: `
    tukaj, povezavo, pojdite na, brskalnik*, s klikom, povezavi, povezava, odprite, odpri, en klik, gumba, to stran, na
    tem naslovu, kopirajte,
    naslovno vrstico
  `,
  onSite: `
    paket*, posiljk*, dostava, dostave, dostavi, dostavo, dostavljavec, dostavljavca, kurir*, paketnik*, omaric*,
    prevzem*, prevzame*, okence št, okenca št, pri okencu, pult*, blagajn*, recepcij*, vrata, vratih, vratar, vratarju,
    zapornic*, wifi, wi fi, narocil*, naročen*, rezervacij*, vstopnic*, vrsta, miza, mizo, termin, vašega termina,
    svojega termina, id sestanka, številka sestanka, številko sestanka, koda sestanka, kodo sestanka, geslo sestanka,
    geslo za sestanek, povezava do sestanka, povezava za sestanek, id konference, številka konference, koda konference,
    sestan* zoom, zoom sestan*, sestan* v zoomu, sestan* prek zooma, sestan* teams, teams sestan*, sestan* google,
    sestan* meet, spletni sestan*, spletnega sestanka, virtualn* sestan*, sejna soba, sejni sobi, videoklic*, video
    klic*, videokonferenc*, videosestan*, videopogovor*, videoposvet*, telekonferenc*, konferenčn* klic*, telefonsk*
    konferenc*, spletn* seminar*, webinar*, pridružite se sestanku, pridruži se sestanku, pridružitev sestanku, vstop v
    sestanek, vstopite v sestanek, vključite se v sestanek, klicna številka, pridružite se po telefonu, pin udeleženca,
    id udeleženca, koda udeleženca, kodo udeleženca, številka udeleženca, čakalnic*, čakalni sob*, vhod, vhoda, vhodu,
    vhodom, domofon*, videodomofon*, zvonec, zvoncu, zvonca, rampa, rampo, rampe, rampi, lobi, avla, avli, avlo,
    stopnišč*, garaž*, parkirišč*, parkirn*, dvigal*, škatlic* za ključ*, sef za ključ*, predaj* ključ*, obešank*,
    ključavnic*, garderob*, slačilnic*, kolesarnic*, shramb* za kolesa, kod* alarma, kod* za alarm, alarmn*, izklop
    alarma, izklopite alarm, sef v sobi, hotelsk* sef*, sobn* sef*, kod* sefa, vrtljiv* križ*, polnilnic*, polniln*
    postaj*, polniln* mest*, avtomat za vozovnice, avtomatu, avtomata, prodajn* avtomat*, parkomat*, fotokopirn*,
    kopirn* stroj*, pri tiskalniku, na tiskalniku, pralnic*, pralni stroj, pralnega stroja, omrežj* za goste, gostujoč*
    omrežj*, brezžičn* omrežj*, številka sobe, poštar*, voznik*, na dom, izročit*, vročit*, poštn* urad*, pošta
    slovenije, poslovalnic* pošte, čakaln* številk*, vrstna številka, čakaln* vrst*, v vrsti, receptor*, sprevodnik*,
    kontrolor*, vkrcanj*, vkrcati, vstopn* kupon*, varnostnik*, hišnik*, prisotnost*, udeležb*, udeležite, udeležil*,
    ali pridete, boste prišli, prideš, pridem, čas prihoda, datum prihoda, potrdite prihod, potrdite obisk, potrditev
    obiska, vaš obisk dne, obisk pri, obisk na domu, zdravnišk* pregled*, ogled stanovanja, ogled nepremičnine,
    izkaznic* za obiskovalc*, prijava v hotel, check in, prijava na let, namestitev, nastanitev*, nastanitv*, bivanj*,
    števc*, števec, vodomer*, plinomer*, mize, mizi, prejem blaga, prejeto blago, izlet*, ekskurz*, šola v naravi, šolo
    v naravi, soglasje staršev za, roditeljsk* sestan*, govorilne ure, razgovor za delo, vožnj* v avtošoli,
    samopostrežn* terminal*, samopostrežn* avtomat*, v hotelu, vaš prihod, ob prihodu, prihod gost*, karte za, vstopne
    karte,
    id srečanja, številka srečanja, ime omrežja, naziv omrežja, ime wifi, ssid, internet za goste, interneta za
    goste, geslo za wifi, geslo omrežja, hotelsko omrežje, koda za sestanek, povezava na sestanek, spletno
    predavanje, priključite se sestanku
  `,
  entryPlace: `
    okn*, okenc*, stran, strani, stranjo, spletn*, zaslon*, polje, polja, polju, kvadratk*, obrazec, obrazc*,
    aplikacij*, brskalnik*, naprav*, portal*, tablic*, racunalnik*, konzol*, televizor*, zavihk*, zavihek, razdelk*,
    razdelek, vrstic*, pogovorn*, klepet*, vmesnik*, sprejemnik*, odjemalc*, razširitv*, tipkovnic*, botu,
    zaganjalnik*, kvadratek, podstran*
  `,
  accountName: `
    uporabniško ime, uporabniškega imena, uporabniškim imenom, prijavno ime, ime računa, vzdevek, vzdevka, ime
    igralca, ime profila
  `,
  subjectLine: "zadev*",
  outdated: `
    ne velja več, ne deluje več, prejšnja koda, stara koda, preklican*, več ne velja, več ne deluje, ni več veljavn*,
    ni več aktivn*, ni več uporabn*, ni več mogoče uporabiti, je ne morete več uporabiti, prenehala veljati, je
    prenehala veljati, prenehala delovati, izgubila veljavnost, je izgubila veljavnost, je neveljavna, je zdaj
    neveljavna, je bila preklicana, je preklicana, smo preklicali, preklicali smo, je bila razveljavljena, je
    razveljavljena, smo razveljavili, razveljavili smo, je umaknjena, smo umaknili, koda je blokirana, kodo smo
    blokirali, blokirali smo kodo, je bila zamenjana, jo nadomešča, prejšnj* kod*, predhodn* kod*, prv* kod*, prvotn*
    kod*, jutranj* kod*, koda od zjutraj, tista od zjutraj, tisto od zjutraj, včerajšnj* kod*, koda od včeraj, tista
    od včeraj, prej poslan*, predhodno poslan*, poslana prej, poslana zjutraj, poslana včeraj, poslali prej, poslali
    zjutraj, poslali včeraj, ki smo jo poslali ob, koda je potekla, koda je že potekla, kodi je potekla, kodi je
    potekel, veljavnost kode je potekla, je že potekla, potekla koda, pretečena koda, je že uporabljena, že
    uporabljen*, je že bila uporabljena, je bila že uporabljena, je bila uporabljena, koda je uporabljena, uporabljena
    za prijavo, uporabljena koda, porabljen* kod*, iskoriščen* kod*, je iskoriščena, koda ki ste jo uporabili, kodo ki
    ste jo uporabili, ki si jo uporabil*, ni mogoče ponovno uporabiti, ni mogoče znova uporabiti, ni mogoče uporabiti
    znova, ni mogoče uporabiti ponovno, ne morete uporabiti znova, ne morete znova uporabiti, prezrite prejšnj*,
    prezri prejšnj*, prezrite staro, ignorirajte prejšnj*, pozabite na kodo, pozabite staro, namesto kode, namesto
    prejšnje, namesto stare, namesto tiste, nadomešča kodo, nadomešča prejšnj*, nadomešča staro, zamenjuje kodo,
    zamenjuje prejšnjo, staro kodo, stare kode, stari kodi, koda s katero, je potekla, je potekel, potekla je, je bil
    uporabljen, uporabljena je bila, ni bila uporabljena,
    je bilo potrjeno s kodo, je bila potrjena s kodo, je bilo odobreno s kodo, vnesli ste kodo, vpisali ste kodo,
    vnesel si kodo, vnesla si kodo, vtipkali ste kodo, vnesli ste pin, vpisali ste pin, vnesel si pin, vnesla si
    pin, vtipkali ste pin, vnesli ste sms kodo, vpisali ste sms kodo, vnesel si sms kodo, vnesla si sms kodo,
    vtipkali ste sms kodo, kodo ste vnesli, kodo ste vpisali, koda ki ste jo vnesli, koda ki ste jo vpisali, kodo ki
    ste jo vnesli, koda ki si jo vnes*, vaša vnesena koda, koda je bila vnesena, koda je bila vpisana, vnesena je
    bila koda, vpisana je bila koda, vnesen je bil pin, pin je bil vnesen, koda je bila sprejeta, koda sprejeta ob,
    koda je bila uspešno preverjena, koda je bila potrjena, koda vnesena ob, kodo smo sprejeli, kodo smo preverili,
    prijavljeni ste bili s kodo, uspešno ste vnesli kodo,
    ste vnesli kodo, ste vpisali kodo, ste
    vtipkali kodo
  `,
  toRead: `
    preber*, poglej*, ogled*, oglej*, prebrskaj*, najdete, najdeš, izvedet*, odkrij*, berite, beri več, berite več,
    pojdi* na račun, pojdi* v račun, pojdi* na svoj račun, pojdi* v svoj račun, na moj račun, oglej* si račun, stran*
    računa, portal* za stranke, uporabnišk* portal*, nadzorn* plošč*, vaši računi, tvoji računi, spletn* bank*, spletn*
    bančništv*, preveri* naročilo, preveri* rezervacijo, preveri* podrobnosti, preglej* dejavnost, nedavn* dejavnost*,
    kaj se je spremenilo, upravlja* naprave, oglej* si izpisek, preveri* naslov za dostavo, preberi* sporočilo, prikaži
    naročilo, prikaži podrobnosti, več podrobnosti, več o tem, vstop v portal, moje rezervacije, odpri dokument, odpri
    album, prikaži poročilo, podrobnosti o izpadu, varstvo osebnih podatkov
  `,
  plural: "kodami, kodah, enkratnih kod, poslanih kod",
  fault: "koda napake, kodo napake, napaka, napake, okvar*, na zaslonu naprave",
  codeWord: `
    beseda, besedo, tajna beseda, tajno besedo, skrivna beseda, skrivno besedo, kodna beseda, kodno besedo, šifrirana
    beseda, ključna beseda, ključno besedo, dostopna beseda, dostopno besedo, vstopna beseda, vstopno besedo, prijavna
    beseda, prijavno besedo, potrditvena beseda, potrditveno besedo, varnostna beseda, varnostno besedo, kontrolna
    beseda, kontrolno besedo, enkratna beseda, enkratno besedo, čarobna beseda, beseda za prijavo, besedo za prijavo,
    beseda za vstop, besedo za vstop, beseda za dostop, besedo za dostop, beseda za danes, besedo za danes, beseda
    dneva, današnja beseda, enkratn* gesl*, gesl* za enkratno uporabo, gesl* za eno uporabo, geslo dneva, gesla dneva,
    geslom dneva, geslo za danes, današnje geslo, današnjega gesla, dnevno geslo, geselska fraza, geselsko frazo,
    dostopna fraza, dostopno frazo, skrivna fraza, skrivno frazo, fraza za seznanitev, frazo za seznanitev, fraza,
    frazo, besedna zveza, besedno zvezo, zlogi, zloge, črke, te črke, niz črk, niz znakov, zaporedje črk, zaporedje
    znakov, ključ, ključem
  `,
  example: `
    na primer, npr, primer:, primeri:, kot primer, vzorčna koda, vzorčno kodo, vzorčno sporočilo, primer kode, primer
    sporočila, primer sms, videti je takole, videti takole, izgleda takole, izgleda tako:, izgledajo takole, videti je
    približno, v formatu, oblike:, nekaj takega kot, nekaj podobnega, sporočilo kot, sporočila kot, sporočilo v slogu,
    prejel sporočilo, prejela sporočilo, prejel sms, prejela sms, dobil sporočilo, dobila sporočilo, dobil sms, dobila
    sms, prejel je sporočilo, prejela je sporočilo, dobil je sms, dobila je sms, prispelo mu je, naslednje sporočilo:,
    prejel naslednje, prejela naslednje, naslednji sms, tako sporočilo:, takšno sporočilo, sporočilo z besedilom, sms
    z besedilom, z naslednjo vsebino, v sporočilu je pisalo, v sporočilu piše, v katerem piše, v katerem je pisalo,
    sporočilo se je glasilo, sporočilo se glasi, lažno sporočilo, lažna sporočila, lažnih sporočil, lažni sms, goljuf
    je, goljuf ga, goljuf jo, goljufu, prevarant je, oškodovan*, žrtev je, žrtvi, klicatelj je, klicatelju
  `,
  matter: `
    letn* dopust*, vlog* za dopust, prošnj* za dopust, odsotnost*, bolnišk*, potn* strošk*, povračil* stroškov, obračun*
    stroškov, služben* pot, službene poti, službeno pot, služben* potovanj*, potn* nalog*, nadur*, evidenc* delovnega
    časa, menjav* izmen*, zamenjav* izmen*, zahtev* za nakup, čaka na vašo odobritev, čaka na odobritev, v odobritev,
    deljen* map*, skupn* map*, deljen* datotek*, deljen* dokument*, skupn* album*, v skupni rabi, deli z vami, delil* z
    vami, z vami delil*, dostop do mape, pripravljen* za prenos, prenos datotek, izvoz podatkov, varnostn* kopij*,
    posnetek, posnetk*, priponk*, predračun*, cenovn* ponudb*, najemn* pogodb*, v podpis, podpišite dokument*, podpisati
    dokument*, podpišite pogodbo, elektronsk* podpis*, plačiln* list*, bančn* izpis*, zavarovaln* polic*, spričeval*,
    komentiral*, nov komentar, novi komentarji, vas je omenil*, odgovoril* na, nova objava, nove objave, novo sporočilo
    od, odgovor na vaše vprašanje, oddajte oceno, oddajte mnenje, anket*, glasovanj*, vprašalnik*, peticij*, razprav*,
    nova tema, sestan*, dogodek, dogodk*, se boste udeležili, čakaln* list*, čakaln* seznam*, sprostilo se je mesto,
    delavnic*, govoriln* ur*, rezervacij*, vaš termin, moderator*, karanten*, recenzij*, nova naloga, dodeljen* nalog*,
    domač* nalog*, skoraj poln*, prostor* na disku, dopolnite svoj profil, pošiljk*, donacij*, shranjen* iskanj*, vas je
    odstranil*, je delil* z vami, je delil* datotek*, vam je dodelil*, čaka na moderiranje, čaka na sprostitev, zadržan*
    sporočil*, zadržan* objav*, prenesi datotek*, prenesite datotek*, datotek* za prenos, izvoz pripravljen, foto
    album*, album fotografij, vabilo na sestanek, vabilo na dogodek, potrdite udeležbo, potrdite termin, opomnik za
    termin, prijava na tečaj, prijava na dogodek, anketn* vprašal*, oddajte glas, naročilo je bilo odposlano, naročilo
    je bilo preklicano, naročilo je bilo sprejeto, novo naročilo, vaše naročilo št, plačilo prejeto, prejeli smo
    plačilo, plačilo ni uspelo, zapadl* račun*, vračil* kupnine, račun v priponki, nov račun za, opomin* za plačilo, v
    vaši košarici, zapuščen* košaric*, darilni bon*, darilna kartica, ponovno na zalogi, ocenite izdelek, potrdilo o
    donaciji, podaljšanj* članstva, članstvo poteče, prošnj* za članstvo, preizkusno obdobje se izteče, preizkusno
    obdobje se je izteklo, nov članek, zasebno sporočilo od, neprebran* sporočil*, vam zdaj sledi, nov sledilec, prošnja
    za prijateljstvo, se je pridružil* skupini, je zapustil* skupino, odstranjen* iz skupine, nov odgovor v, tedenski
    povzetek, tedensko poročilo, dnevno poročilo, odstranjeni ste bili s seznama, gradnja ni uspela, opravilo ni uspelo,
    varnostna kopija ni uspela, certifikat* poteče, potrdilo ssl, ustvarjen je bil ključ, ključ* ssh, najden virus,
    uhajanj* podatkov, nizk* zalog*, zaznano gibanje, presežen* kvot*, rok naloge, zahtevek je zaprt, zahtevek je bil
    posodobljen, nova ocena, kandidat* za delovno mesto, dodeljena vam je naloga, dodeljena vam je bila naloga, vaše
    geslo poteče čez, statistika za, predlagan* za objavo, gradnja je uspela
  `,
  receipt: `
    hvala za nakup, hvala za vaš nakup, zahvaljujemo se za nakup, zahvaljujemo se vam za nakup, hvala za plačilo,
    blagajniški račun, blagajniškega računa, potrdilo o nakupu, potrdilo o plačilu, plačilo prejeto, vaše plačilo smo
    prejeli, plačilo je bilo uspešno, plačano s kartico, plačano z, z vključenim ddv, ddv vključen, vmesni seštevek,
    izvod za kupca, podpis ni potreben, skupaj eur, skupaj za plačilo, številka terminala, št terminala, id terminala,
    terminal št, stanje po transakciji, razpoložljivo stanje po, stanje na računu po, plačali ste v, plačal si v,
    plačala si v, kartica je bila bremenjena, račun je bil bremenjen, bremenili smo, bremenitev je bila izvedena, nakup
    je bil opravljen, bruto plača, bruto plače, neto plača, neto plače, odtegljaji, prispevki iz plače, obračun plače,
    slip, plačilo potrjeno, plačilo uspešno, plačilo je uspelo
  `,
};
