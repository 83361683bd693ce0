import type { Cues } from "@/lib/mail/extraction/cues/types";

export const hr: Cues = {
  code: `
    koda, kodovi, kodove, jednokratn* lozink*, jednokratn* zapork*, jednokratn* šifr*, sigurnosn* šifr*, verifikacijski
    broj*, potvrdni broj*, kontrolni broj*, kod* za pristup, kodova, kodovima, potvrdn* kod*, sigurnosn* kod*,
    jednokratn* kod*, pristupn* kod*, autentifikacijsk* kod*, autorizacijsk* kod*, privremen* kod*, transakcijsk* kod*,
    dinamičk* lozink*, dinamičk* zapork*, kod* za prijavu, kod* za potvrdu, kod* za verifikaciju, kod* za provjeru, kod*
    za resetiranje, kod* za aktivaciju, kod* za brisanje, kod* za oporavak, kod* za promjenu, znamenkasti kod*,
    verifikacijsk* kod*, kod* za potpis, kod* za uparivanje, kod* za otključavanje, kod* za plaćanje, kod* za
    registraciju, kod* iz poruke, jednokratn* pin*, brojčan* kod*,
    kod za plaćanje,
    lozinka za plaćanje, lozinka za ovo plaćanje, lozinka plaćanja, lozinka za transakciju, lozinka transakcije,
    lozinka za potvrdu, zaporka za plaćanje, zaporka za transakciju, kod za transakciju, šifra za plaćanje, šifra za
    transakciju, jednokratna lozinka, jednokratna zaporka, lozinka za kupnju,
    kod za poništavanje, kod uređaja,
    lozink* za jednokratnu uporabu, lozink* za jednu uporabu, zapork* za jednokratnu uporabu, zapork* za jednu uporabu,
    lozink* za jednokratnu upotrebu, šifr* za jednokratnu upotrebu, jednokratn* broj*, jednokratn* token*,
    jednokratn* ključ*, potvrdn* lozink*, potvrdn* zapork*, verifikacijsk* lozink*, autorizacijsk* lozink*,
    aktivacijsk* lozink*, aktivacijsk* šifr*, potvrdn* šifr*, verifikacijsk* šifr*, autorizacijsk* šifr*,
    pristupn* šifr*, verifikacijsk* ključ*, aktivacijsk* ključ*, autorizacijsk* broj*, sigurnosn* broj*,
    aktivacijsk* broj*, broj* za potvrdu, broj* za prijavu, broj* za provjeru, broj* za verifikaciju,
    verifikacijsk* pin*, potvrdn* pin*, aktivacijsk* pin*, pin* za prijavu, pin* za potvrdu, lozink* iz sms,
    lozink* iz poruke, zapork* iz poruke, lozink* za prijenos, lozink* za potpis,
    lozink* za autorizaciju, lozink* za odobrenje, šifr* za potvrdu, šifr* za prijavu, ključ* za prijavu,
    ključ* za potvrdu, kontroln* riječ*, sigurnosn* riječ*, verifikacijsk* niz*, kontroln* znamenk*, tajn* broj*,
    tajn* šifr*,
    kod za potvrdu plaćanja, kod za odobrenje plaćanja, kod za prijenos, kod za kupnju
  `,
  maybeCode: `
    šifre, šifrom, ključ, privremen* lozink*, privremen* zapork*, znamenk*, cifara, broj ispod, sljedeći broj, brojke,
    brojeve, ovaj broj, znakove, znakova, znakovi, niz brojeva, nizom, tajnu riječ, tajna riječ, riječ ispod, ključem,
    ključa, jednokratn* ključ*, slogov*, *eroznamenkast*, ova slova, slova ispod, lozinka za ovu, današnja lozinka,
    riječ dana, ono što stoji ispod, to što piše ispod, ove znamenke, ove brojeve, šest znamenki, niz znakova, ove
    znakove, tajna šifra, lozinku dana, jednokratn* pristup,
    brojevi ispod,
    brojke ispod, znakovi ispod, znakove ispod, znamenke ispod, sljedeću riječ, sljedeću lozinku, sljedeći tekst,
    sljedeći niz, ovaj niz, ovaj tekst, ovu riječ, ovu lozinku, ovom lozinkom, ovim brojem, ovim znakovima, šifri, niza,
    tajna lozinka, petoznamenkast*, lozinka je, lozinka glasi, zaporka glasi, zaporka je, gornji broj, tekst ispod,
    znakovima, brojkama, slova, slovima, zaporka ispod, lozinka ispod, ključna riječ,
    lozinkom, zaporkom, broj koji treba, broj koji trebate, brojevi koje, znakovi koje, znamenke koje, broj za prijepis,
    je broj koji, traži niz, upišite niz, unesite niz, prepišite niz
  `,
  other: `
    narudžb*, broj računa, račun br, promotivni kod*, kod* za popust, popust*, kod* kupon*, vaučer*, poklon bon*,
    poklon kod*, poklon kartic*, kod* preporuke, kod* pozivnice, pozivni broj*, poštanski broj*, poštanski kod*,
    pošiljk*, kod* za praćenje, broj za praćenje, paket*, dostav*, referentn*, poziv na broj, broj zahtjeva, broj
    kupca, broj korisnika, korisnički broj, šifra kupca, ugovor*, brojil*, serijski broj, matični broj, oib, jib, jmbg,
    pdv, porezni broj, kod* greške, kod* pogreške, statusni kod*, faks, nazovite*, iznos*, cijen*, ukupno, stanje
    računa, ulic*, trg, verzij*, kartic* završ*, završava na, broj kartice, bodov*, bar kod*, barkod*, izvorni kod*,
    kod proizvoda, šifra proizvoda, kod nas, kod vas, kod kuće, kod preuzimanja, broj transakcije, polica osiguranja,
    police osiguranja, policu osiguranja, broj police, broj potvrde, broj polise, broj karte, ulaznic*, broj predmeta,
    broj slučaja, broj prijave, broj tiketa, broj člana, članski broj, broj iskaznice, registarsk* oznak*, registarski
    broj, oznaka, oznake, oznaku, broj dokumenta, id transakcije, mobitel*, kod banke, kod za plaćanje, swift kod*,
    kod* odgovora, izlazni kod*, kod* za preporuku, kod* za rabat, preporuči* prijatelj*, pozovi* prijatelj*, program*
    vjernosti, kod* vjernosti, košaric*, blagajn*, rasprodaj*, akcij*, predujam, uplaćen*, eura, eur, mob., termin*a
    broj, broj termina, sjedal*, let broj, broj leta, srećk*, tvoj listić, završio je s kodom, završila s kodom,
    završilo s kodom, zapisnik*, povrat robe, polaznik*, kod za preuzimanje, šifra vrata, šifra korisnika, pretinac,
    pretinca, pouzeće, dospijeće, vodomjer*, crtični kod, redni broj, uputnic*, sastanak, sastanka, ponuda, ponude,
    ponudu, ponudi, ponudom, ponudama, polje za pretraživanje, tražilica*, tražilicu, broj brojila, broj klijenta,
    referentni broj, broj sobe, startni broj, broj popravka, opis plaćanja, opisu plaćanja, svrha plaćanja, svrhu
    plaćanja, zona, zonu, zone, lozink* za wi fi, lozink* za wifi, lozink* wi fi, zapork* za wi fi, zapork* za wifi,
    lozink* mreže, šifr* za wifi, šifr* za wi fi, šifr* wifi, kod* za vrata, kod* vrata, kod* za ulaz, kod* za ulazna
    vrata, kod* za garažu, kod* za ormarić, kod* ormarića, kod* za sef, kod* kurira, kod* predmeta, kod* kolegija, kod*
    igre, kod* podružnice, kod* općine, kod* zračne luke, kod* valute, kod* djelatnosti, broj* štete, broj* pacijenta,
    broj* studenta, broj* osiguranika, broj* osobne, broj* osobne iskaznice, broj* putovnice, broj* stola, broj*
    pretplatnika, broj* spisa, broj* mjernog mjesta, broj* obračunskog mjesta, broj* ormarića, broj* računala, broj*
    zahtjevnice, urudžbeni broj, inventarni broj, registracijski broj, telefonski broj, šifr* artikla, šifr*
    platitelja, šifr* predmeta, šifr* kupca, id kupca, id igrača, id korisnika, br računa, br predmeta, kazn*,
    iskaznica, kao poziv na broj upišite, kao poziv na broj navedite, poziv na broj upišite, poziv na broj navedite,
    opis plaćanja upišite, opis plaćanja navedite, opisu plaćanja navedite, api ključ*, ključ* api, zadnj* četiri
    znamenk*, posljednj* četiri znamenk*, zadnj* 4 znamenk*, posljednj* 4 znamenk*, zadnj* četiri broj*, posljednj*
    četiri cifr*, posljednj* 4 cifr*, kod* artikla, kod* dobavljača, kod* trgovine, kod* poslovnice, kod* odjela, kod*
    odsjeka, kod* jedinice, kod* organizacijske jedinice, kod* zaposlenika, kod* djelatnika, kod* radnika, kod*
    zanimanja, kod* poslodavca, kod* platitelja, kod* kupca, kod* klijenta, kod* tečaja, kod* modula, kod* ispita, kod*
    ispitnog centra, kod* učionice, kod* dvorane, kod* sobe, kod* razreda, kod* grupe, kod* događaja, kod* aktivnosti,
    kod* utakmice, kod* ekipe, kod* momčadi, kod* radionice, kod* studija, kod* studijskog programa, kod* fakulteta,
    kod* parkirne zone, kod* parkirališta, kod* zone, kod* područja, kod* regije, kod* županije, kod* mjesta, kod*
    naselja, kod* stanice, kod* stajališta, kod* tarife, kod* brojila, kod* obračunskog mjesta, kod* ugovora, kod*
    usluge, kod* porezne uprave, kod* poreza, kod* prihoda, kod* nkd, kod* povrata, kod* jamstva, kod* popravka, kod*
    reklamacije, kod* štete, kod* kvara, kod* inačice, kod* verzije, kod* serije, kod* boje, kod* laka, kod* nijanse,
    kod* modela, kod* dijela, kod* rezervnog dijela, kod* skladišta, kod* proizvođača, kod* lijeka, kod* dijagnoze,
    kod* bolesti, kod* namjene, kod* kategorije, kod* projekta, kod* jezika, kod* prijevoznika, kod* linije, kod*
    ankete, kod* sastanka, kod* konferencije, kod* webinara, kod* mreže, kod* države, kod* osiguranja, šifr* proizvoda,
    šifr* dobavljača, šifr* zaposlenika, šifr* djelatnika, šifr* radnika, šifr* djelatnosti, šifr* zanimanja, šifr*
    mjesta troška, šifr* odjela, šifr* kolegija, šifr* ispita, šifr* učenika, šifr* usluge, šifr* namjene, šifr*
    općine, šifr* škole, šifr* poslovnice, šifr* materijala, šifr* boje, šifr* osiguranika, porezn* kod*, tarifn* kod*,
    servisni kod, šifr* opisa plaćanja, pin* sastanka, ključ* mreže, mrežn* ključ*, lozink* za goste, lozink* za mrežu,
    lozink* za sastanak, lozink* sastanka, lozink* za videokonferenciju, lozink* za webinar, zapork* za goste, zapork*
    mreže, zapork* za mrežu, zapork* za sastanak, pristupn* kod* sastanka, pristupn* kod* za sastanak, pristupn* kod*
    konferencije, kod* za pristup sastanku, kod* za sastanak, šifra pretplatnika, kod pretplatnika, šifra člana, kod
    člana, članski kod, šifra partnera, kod partnera, šifra ustanove, šifra serije, lot kod, šifra dijela, šifra
    modela, šifra banke, šifra dokumenta, šifra ugovora, šifra brojila, šifra mjernog mjesta, šifra omm a, šifra
    zgrade, šifra nekretnine, šifra objekta, šifra grada općine, kod zemlje, šifra poreza, nkd šifra, šifra nkd a,
    carinska šifra, šifra valute, šifra greške, šifra kvara, šifra narudžbe, kod narudžbe, šifra rezervacije, pnr kod,
    kod karte, šifra ulaznice, kod pošiljke, šifra kampanje, kod donacije, šifra dijagnoze, mkb šifra, šifra recepta,
    kod e recepta, šifra police, kod police osiguranja, šifra štete, šifra odštetnog zahtjeva, šifra projekta, šifra
    štanda, šifra portafona, šifra termina
  `,
  promo: `
    popust*, vaučer*, poklon bon*, poklon kartic*, darovn* kartic*, darovn* bon*, promotivni kod, akcijsk*, posebna
    ponuda, posebne ponude, rasprodaj*, sniženj*, uštedite, na blagajni, košaric*, besplatna dostav*, besplatnu dostavu,
    bodovi vjernosti, bodova vjernosti, bonus bodov*, pozovi prijatelj*, pozovite prijatelj*, preporuči prijatelj*,
    povrat novca na kupn*, rođendansk*, minimalna narudžb*, minimalni iznos narudžbe, do isteka zaliha, dok traju
    zalihe, kupi odmah, kupite odmah, kupuj sada, jeftinij*, uštedi, uštede, dar za tebe, poklanjamo, poklon za,
    nagrad*, osvoji*, izvlačenj*, preporuči nas, prijatelj dobiva, samo danas, do nedjelje, ne propusti*, klub vjernosti,
    ponuda vrijedi
  `,
  press: `
    u ovom broju, u ovom izdanju, pročitaj više, pročitajte više, čitaj dalje, čitajte dalje, kolumn*, objava na blogu,
    tjedni izvještaj, tjedno izvješće, mjesečni izvještaj, mjesečno izvješće, tjedni pregled, u prosjeku, prosječno,
    prošlog mjeseca, prošli mjesec, napomene o izdanju, bilješke o izdanju, popis promjena, dnevnik promjena, nova
    verzija, novoj verziji, ispravljene greške, ispravci grešaka, testovi nisu uspjeli, izgradnja nije uspjela, epizoda
    podcasta, radionic*, savjeti za, istraživanje pokazuje, prema istraživanju, studija pokazuje, val prijevara, val
    phishing*, priopćenje za medije, priopćenje za javnost, bilten donosi, ovaj tjedan, dnevno, je poslano, stručnjaci,
    istraživač*, korak testova, članak, intervju, prevarant*, val sms*, anketa, upitnik, vaše mišljenje, istraživanje,
    novosti u verziji
  `,
  business: `
    verifik*, provjer*, odobr*, prijav*, registr*, lozink*, zapork*, resetir*, ponovno postav*, identitet*, sigurnos*,
    dvofaktorsk*, jednokratn*, e mail adres*, aktivir*, uređaj*, nalog*, isplat*, povlačenj*, te pozvala, te pozvao,
    vas je pozvao, vas poziva, te zove, poziv, pozivnica, te dodala, te dodao, zaključan, jeste li to vi, korisničko
    ime,
    pozvao vas, dodala vas, dodao vas,
    novi telefon, novog telefona, novog računala, potpis ugovora, potpisati, potpisivanj*, internetsko plaćanje,
    online plaćanje, kartično plaćanje, plaćanje karticom, povezati, povezivanj*, upariti, uparivanj*, ovjer*, privol*,
    suglasnost*, prijenos sredstava, doznak*,
    čeka vašu potvrdu, čeka tvoju potvrdu, čeka potpis, čeka vaš potpis, potvrdite plaćanje, potvrdi plaćanje, potvrditi
    plaćanje, potvrdite transakciju, potvrdi transakciju, potvrditi transakciju, potvrdite prijenos, potvrdi prijenos,
    potvrdite prenos, dovršite prijenos, dovršiti prijenos, dovršetak prijenosa, provesti prijenos, provedbu prijenosa,
    dovršiti transakciju, dovršite transakciju, autenti*, potpišite ugovor, potpišite dokument, potpiši ugovor, potpiši
    dokument, potpis dokumenta, elektronički potpis, elektronski potpis, 3 d secure, otključa*, zaključan*, odblokir*,
    deblokir*, račun je blokiran, račun blokiran, blokiran račun, blokiran pristup, pogrešn* pokušaj*, neuspješn*
    pokušaj*, previše pokušaja, brisanje računa, brisanje profila, izbrisati račun, promjen* e pošt*, promjen* adrese e,
    promjen* e mail*, promjen* maila, promjen* broja telefona, promjen* broja mobitela, promjen* telefona, vraćanje
    pristupa, vratiti pristup, vratite pristup, oporavak računa, oporavak pristupa, otvoren prozor, otvorenom prozoru,
    ostavili otvoren*, ostavio otvoren*, novi preglednik, nepoznat preglednik, novi mobitel, novog mobitela, novom
    mobitelu, novi primatelj, novog primatelja, autorizir*, autorizac*,
    čeka na potpis, potpiši* ugovor, potpiši* dokument, potpišite, vaš potpis, tvoj potpis, za potpis, elektroničkim
    potpisom, digitalni potpis, prijenos čeka, prijenos novca, prijenosa novca, plaćanje čeka, plaćanje na čekanju,
    transakcija čeka, transakcija na čekanju, dovrš* plaćanj*, dovrš* transakcij*, izvrš* prijenos*, izvrš* transakcij*,
    potvrd* kupnj*, potvrd* plaćanj*, potvrd* transakcij*, autoriz*, kupnja na internetu, kupnju na internetu, kupnje na
    internetu, internetska kupnja, internetsku kupnju, internetske kupnje, online kupnj*, online kupovin*, internet
    kupovin*, 3d secure, pouzdana autent*, zaključali, blokiran*, blokirali, neuspjelih pokušaja, netočnih pokušaja,
    brisanja računa, brisanje korisničk*, novi broj telefona, novi broj mobitela, novo računalo, novog preglednika,
    povratak pristupa, povrat pristupa, pristup računu, pristup profilu, otvoreni prozor, otvorenoj stranici, otvorenu
    stranicu, ostavila otvoren*, ostao otvoren*, ostala otvoren*, stranici koju ste ostavili, prozoru koji ste ostavili
  `,
  fleeting: `
    istječe, ističe, isteć*, vrijedi, važi, valjan*, važeć*, samo jednom, istekn*, prestaje vrijediti, prestaje
    važiti, prestat će, nestaje, nestat će, četvrt sata, radi samo, samo jedanput, u roku, prestaju raditi, prestaje
    raditi, prestaju vrijediti, nakon sat vremena, vrijede još, više neće vrijediti, jednokratn*, po isteku, nakon
    isteka, propada, gasi se, jednom uporabom
  `,
  secret: `
    ne dijelite, nemojte dijeliti, ne dijeli, nikome, nikada nećemo, povjerljiv*, ne govori*, nemojte govoriti, nikada
    neće tražiti, ne odaj*, nemoj* odavati, ne otkrivaj*, čuvaj* za sebe, naši djelatnici, ne pokazujte, nemojte
    pokazivati, ne prosljeđuj*, ne diktirajte, čuvajte u tajnosti, nitko iz, nitko od, naši zaposlenici nikada, nikada
    ne tražimo, nikad ne tražimo, nemoj dijeliti, ni s kim, ne daj kod, ne dajte kod, ne dajite kod, nemojte davati
    kod, nemoj davati kod, ne šaljite kod, ne šalji kod, nemojte slati kod, ne pokazuj kod, ne pokazuj ga, nemoj
    pokazivati, ne diktiraj kod, ne diktiraj ga, nemojte prosljeđivati, nemoj prosljeđivati, nemojte otkrivati, nemoj
    otkrivati, ne čitajte kod, kod se ne smije dijeliti, kod trećim osobama, kod trećim stranama, kod drugim osobama,
    nikad nećemo tražiti, nikad nećemo pitati, nikad vas nećemo, nikad te nećemo, nikad neće tražiti, neće vas nikada
    tražiti, nikada vas neće pitati, nikada ne pitamo, nikad ne pitamo, nijedan naš zaposlenik, nijedan djelatnik,
    zaposlenici banke nikada, naša podrška nikada, banka nikada ne traži, čuvaj u tajnosti, zadržite za sebe, zadrži
    za sebe, držite u tajnosti, kod je tajan, čak ni našim, ni našim djelatnicima, ni zaposlenicima banke, je
    prevarant
  `,
  enter: `
    unesi*, unijeti, unos*, ukucaj*, kopiraj*, zalijepi*, koristi*, iskoristi*, prepiši*, prepisati, ukucati, utipkaj*,
    otipkaj*, natipkaj*, navedi*, izdiktiraj*, diktiraj*, skeniraj*, skenirati, ispuni*, popuni*, stavi*, upotrijebi*,
    ovim kodom, reci kod, recite, upisati, upisom, upiši*, utipkati, natipkati, ubaci*, unesete, dodaj u polje,
    otkucaj*, prekopiraj*, odgovori s, reci operater*, pročitaj* operater*, izgovori*, trebat će vam, pošalji botu,
    pošaljite botu, traži obrazac,
    upisujete, upišete, upišeš, utipkate, utipkaš, ukucate, ukucavanjem, upisivanjem, prepisivanjem, prepišete,
    zapišite, zapiši, napišite, napiši, napisati, ulijepite, ulijepi, kopirati, treba upisati, treba unijeti,
    potrebno unijeti, potrebno je upisati, potrebno je unijeti, stavite tamo, upišite tamo, unesite tamo, tu
    upišite, ovdje upišite, navesti, dopišite, otipkati,
    traži četiri, traži šest, zatražit će, tražit će, pitat će vas, upitat će,
    unesu, unese, unio, unijeli, unešen*, uneseni, unesen, upiše, upisuje, upisuju, upisujte, upisan*, upisali, utipka,
    ukuca, ukucaš, kopirate, lijepljenjem, otipkate, natipkate, navedete, navođenjem, izdiktirati, diktirati,
    pročitajte agentu, pročitajte nam, priopćite operateru, kažite, odgovorite kodom, odgovorite brojem,
    pošaljite natrag, potvrdite lozinkom, potvrdite brojem, potvrdite šifrom, potvrdite zaporkom, potvrditi kodom,
    potpišite kodom, potpišite lozinkom, odobrite kodom, otključajte kodom, autorizirajte kodom, umetnite, umetni,
    bit će potreban, bit će potrebna, bit će potrebno, bit će vam potreban, potreban je, potrebna je, trebat ćete,
    zahtijeva se, bit će zatražen*, zatražit ćemo, zamolit ćemo, zamolit će, pitat ćemo, bit ćete upitani,
    bit ćete zamoljeni, upitani za, zamoljeni za, traži kod, traži šifru, traži lozinku, traži od vas, od vas se traži,
    od vas će se tražiti, pita za, upita za, zatraži, zatraže, zatražimo,
    potvrd* kodom, potvrd* lozinkom, potvrd* zaporkom, potvrd* šifrom, potvrd* brojem, potvrd* brojevima,
    potvrd* znamenkama, odobri* kodom, odobri* lozinkom, odobri* zaporkom, odobri* šifrom, odobri* brojem,
    odobri* brojevima, odobri* znamenkama, potpiš* kodom, potpiš* lozinkom, potpiš* zaporkom, potpiš* šifrom,
    potpiš* brojem, potpiš* brojevima, potpiš* znamenkama, otključaj* kodom, otključaj* lozinkom, otključaj* zaporkom,
    otključaj* šifrom, otključaj* brojem, otključaj* brojevima, otključaj* znamenkama, potvrd* ga kodom,
    potvrd* ga lozinkom, potvrd* ga zaporkom, potvrd* ga šifrom, potvrd* ga brojem, potvrd* ga brojevima,
    potvrd* ga znamenkama, potvrd* ju kodom, potvrd* ju lozinkom, potvrd* ju zaporkom, potvrd* ju šifrom,
    potvrd* ju brojem, potvrd* ju brojevima, potvrd* ju znamenkama, potvrd* je kodom, potvrd* je lozinkom,
    potvrd* je zaporkom, potvrd* je šifrom, potvrd* je brojem, potvrd* je brojevima, potvrd* je znamenkama,
    potvrd* ih kodom, potvrd* ih lozinkom, potvrd* ih zaporkom, potvrd* ih šifrom, potvrd* ih brojem,
    potvrd* ih brojevima, potvrd* ih znamenkama, odobri* ga kodom, odobri* ga lozinkom, odobri* ga zaporkom,
    odobri* ga šifrom, odobri* ga brojem, odobri* ga brojevima, odobri* ga znamenkama, odobri* ju kodom,
    odobri* ju lozinkom, odobri* ju zaporkom, odobri* ju šifrom, odobri* ju brojem, odobri* ju brojevima,
    odobri* ju znamenkama, odobri* je kodom, odobri* je lozinkom, odobri* je zaporkom, odobri* je šifrom,
    odobri* je brojem, odobri* je brojevima, odobri* je znamenkama, odobri* ih kodom, odobri* ih lozinkom,
    odobri* ih zaporkom, odobri* ih šifrom, odobri* ih brojem, odobri* ih brojevima, odobri* ih znamenkama,
    pitati za broj, pitati za, upitati za, će pitati, će upitati, će tražiti, ukucava se,
    u njega ide, u nju ide, tamo ide, u polje ide, ide u polje, u njemu treba biti, u njemu mora biti, treba sadržavati,
    čeka četiri, čeka šest,
    unošenj*, upisivat*, kuckaj*, kucajte, tipkajte, tipkaj, natipkat*, pritisnite brojeve, pritisnite znamenke,
    pritisni znamenke, pritisnite cifre, odaberite znamenke, odaberi znamenke, odaberite cifre, izaberite cifre, birajte
    znamenke, pokažite kod, pokaži kod, pokažite ga na, pokažite na uređaju, pokažite na ekranu, pokažite na zaslonu,
    pročitajte ga, pročitaj ga, pročitajte kod, pročitaj kod, pročitajte naglas, pročitaj naglas, pročitajte na glas,
    pročitajte brojeve, pročitajte znamenke, dajte operateru, daj operateru, dajte agentu, dajte ga našem, javite
    operateru, javi operateru, saopćite, saopći, saopštite, priopći, priopćite, dostavite kod, pošaljite nazad,
    pošaljite ga nazad, pošalji nazad, pošalji natrag, vratite nam kod, vrati nam kod, odgovori kodom, odgovori brojem,
    odgovori šifrom, odgovorite šifrom, odgovorite s, nastavite s kodom, nastavi s kodom, nastavite kodom, dovršite
    kodom, dovrši kodom, dovršite s kodom, završite kodom, završi kodom, prijavi* se kodom, prijavi* se s kodom,
    prijavi* se šifrom, prijavi* se ovim, potvrd* s kodom, potvrd* ovim, potvrd* pomoću, odobri* ovim, odobri* s kodom,
    potpiš* ovim, potpiš* s kodom, otključaj* ovim, aktiviraj* kodom, aktiviraj* ovim, autoriziraj* kodom, autoriziraj*
    ovim, ovjeri* kodom, ovjeri* ovim, deblokiraj* kodom, pejstaj*, prenesite kod, prenesi kod, u prazno polje, u prazna
    polja, u kućice, u kvadratiće,
    pritisni* znamenk*, pritisnite redom, pritisni brojeve, pritisnite tipke, pritisni redom, odaberi* znamenk*,
    odaberite isti broj, odaberi isti broj, odaberi* broj koji vidi*, izaberi* znamenk*, izaberi* isti broj, okrenite
    kotačiće, pošalji* kod, pošalji* nam kod, pošalji* nam broj, pošalji* nam te znamenke, pošaljite ga natrag, pošalji
    ga natrag, vrati* nam kod, odgovori* kodom, odgovori* brojem, odgovori* lozinkom, odgovori* na ovu poruku kodom,
    reci broj, reci ga, reci znamenk*, reci nam, pročitaj* kod, pročitaj* broj*, pročitaj* naglas, pročitaj* znamenke,
    pročitaj* ga operat*, pročitaj* ga agent*, pročitaj* ga djelat*, pokaži* broj, daj* kod operat*, dajte kod, daj kod,
    našem djelatniku kod, dostavi* kod, priopći* kod, nastavi* kodom, nastavi* s kodom, nastavi* s ovim brojem, nastavi*
    s brojem, dovrši* kodom, dovrši* brojem, prijavi* se brojem, potvrd* kupnju ovim, potvrd* kupnju kodom, potvrd*
    plaćanje kodom, potvrd* prijenos kodom, odobri* plaćanje kodom, potpiš* ugovor kodom, uneseš, utipkan*, utipkavanj*,
    ukucan*, ukucavat*, završite s kodom, završite s ovim
  `,
  complete: `
    potvrd* e pošt*, potvrd* svoj*, potvrd* vaš*, potvrd* račun*, potvrd* nalog*, potvrd* pretplat*, potvrd* prijav*,
    potvrd* identitet*, potvrd* promjen*, potvrd* nov*, potvrd* brisanj*, verificiraj*, verifikuj*, verifikacij* e
    mail*, aktivir* račun*, aktivir* svoj*, aktivir* moj*, aktivir* nalog*, aktivacij* račun*, resetir* lozink*,
    resetir* zapork*, resetuj* lozink*, resetovanj* lozink*, ponovno postav*, poništ* lozink*, postav* lozink*, postav*
    zapork*, postav* nov*, promijeni* lozink*, promijeni* zapork*, promjen* lozink*, promjen* zapork*, nov* lozink*,
    nov* zapork*, oporav* račun*, vrati* pristup, prihvati* poziv*, pridruži* se, otključaj* račun*, odobri* prijav*,
    odobri* uređaj*, to sam ja, dovrši* registracij*, završi* registracij*, magičn* link*, poveznic* za prijavu, link*
    za prijavu, poveznic* za potvrdu, link* za potvrdu, aktivacijsk* poveznic*, izbriši* račun, to je moj*, ja sam bio,
    to sam bio ja, to sam bila ja, potvrd* elektroničk*, potvrd* ovu adres*, potvrd* uređaj*, potvrd* lozink*,
    potvrđujem*, provjeri* e mail*, provjeri* svoj*, verifikacij* račun*, verifikacij* adres*, aktivir* profil*,
    aktivacij* nalog*, aktivacijsk* link*, obnov* lozink*, obnov* zapork*, zaboravljen* lozink*, odaberi* lozink*,
    odaberi* nov*, izaberi* lozink*, izradi* lozink*, kreiraj* lozink*, stvori* lozink*, definiraj* lozink*, jednokratn*
    link*, jednokratn* poveznic*, čarobn* poveznic*, magičn* poveznic*, link* za aktivaciju, poveznic* za aktivaciju,
    link* za resetiranje, poveznic* za resetiranje, link* za verifikaciju, prijavi* se bez lozinke, prijava bez lozinke,
    prijava jednim klikom, prijavi me, prihvaćam poziv, pogledaj* poziv*, dopusti* prijavu, brisanj* račun*, uđi* u
    aplikaciju, da želim, želim primati, želim se pretplatiti, zapiši me, bit će potvrđen*, bit će aktivn*, pridružujem
    se, unutra si, unutra ste, odobri* promjen*, odobri* pristup, da to sam, da ja sam, bio sam ja, bila sam ja,
    pokreni* račun, prihvaćam pozivnic*, dajem suglasnost, daj* pristanak, otključaj* pristup, otključaj* profil,
    provjeri* adres*, aktiviraj* karticu, aktiviraj* članstv*, uđi* u račun, uđi* bez lozinke, uđi* jednim, otvori* moj
    račun, smisli* lozink*, trajno izbriši*, trajno obriši*, obriši* račun, obriši* moj*, izbriši* moj*, izbriši* sve,
    vjeruj ovom uređaju, dopusti* pristup, dovrši* postavljanj*, završi* prijav*, osposobi*, da to sam ja, pusti me
    unutra, otvori račun, slažem se, otvori pozivnicu, pridruži se grupi, pripada vama, obnovi račun, ukloni blokadu,
    potvrdite da ste to vi, nastavi u pregledniku, aktivaciju računa, aktivaciju vašeg računa, aktivaciju vašeg
    korisničkog, aktivaciju korisničkog računa, aktivaciju profila, promijenili zaporku, promijenili vašu zaporku,
    promijenili lozinku, promijenili vašu lozinku, promijenili svoju lozinku, promjenu lozinke, promjenu zaporke,
    promjenu vaše lozinke, postavili novu lozinku, resetirali lozinku, potvrdili e mail*, potvrdili svoju e mail*,
    potvrdili adresu e*, potvrdili svoju adresu, potvrdite e adresu, potvrdite članstvo, potvrditi članstvo, aktivirati
    karticu, otključati račun, otključate račun, odblokirajte, odblokirati, deblokirajte, deblokirati, odabrati lozinku,
    pridružite se timu, pridružiti se timu, pridružite se grupi, odobrite ili odbijte, dovršite prijavu, izbrisati
    račun, obrisati račun, da izbriši, da obriši, poveznica za otključavanje, poveznica za postavljanje, link za
    otključavanje, poveznica za pristup, prijavite se jednim klikom, adresa je vaša, adresa zaista vaša, adresa
    ispravna, poziv prihvatite, prihvaćanju poziva, novu postavite, adresa je ispravna
  `,
  act: `
    potvrdi*, potvrda, aktiviraj*, prihvati*, odobri*, otključaj*, resetiraj*, nastavi, nastavite, dovrši*, dozvoli*,
    aktivirati, prihvaćam, odobravam, slažem se, dopusti*, omogući*, pridružite se, verificirati, dalje, počni,
    krenimo, još jedan korak, zadnji korak, skoro gotovo, gotovo smo, sudjelujem
  `,
  signIn: `
    prijavi se, prijavite se, prijava, ulogiraj* se, uloguj* se
  `,
  never: `
    odjavi*, odjava, otkaži* pretplat*, postavk*, upravljaj*, privatnost*, uslovi korištenja, podršk*, anket*,
    ocijeni*, prati* pošiljk*, prati* narudžb*, pogledaj* narudžb*, preuzmi*, saznaj* više, pročitaj* više, više
    informacija, detalj*, kupi*, podijeli*, pratite nas, o nama, odgovori*, plati odmah, plati sada, plati račun*,
    platite, otvori* u pregledniku, pogledaj* u pregledniku, prikaži* u pregledniku, vidi u pregledniku, otvori* poruku
    u pregledniku, pretraživaču, obnovi* pretplat*, provjeri* stanje, stanje narudžbe, status narudžbe, potvrdi*
    dolaz*, potvrdi* sudjelov*, pridruži* se sastanku, potvrdi* primit*, uvjeti, nastavi čitati, nastavi kupnju,
    nastavi kupovinu, otkaži* termin, promijeni* termin, gdje je, prikaži* zapisnik, pogledaj* zapisnik, pročitaj*,
    čitaj*, napiši* recenzij*, dodaj u kalendar, moje narudžb*, u košaricu, pogledaj* detalj*, pogledaj* rezultat*,
    prijava stanja, prijava stanja vodomjera, otvori pretinac, potvrdi termin, obavijesti e-poštom, nastavi razgovor,
    nastavite razgovor, pogledaj poruku, pogledaj komentar, moj račun, otvori zadatak, isprobaj, otvori izvještaj,
    otvori datoteku, pogledaj slike, pogledaj fotografije, komentar*, moderir*, ukrcajn* propusnic*, preuzmite račun,
    preuzmite aplikaciju, detalji narudžbe, ocijenite kupnju, ocijeni kupnju, kontaktirajte nas, javite nam se, pišite
    nam, naruči ponovno, naručite ponovno, dovrši kupnju, dovršite kupnju, završi kupnju, završite kupnju, upravljanje
    pretplat*, ne želim primati, postavke obavijesti, kako do nas, odjavite se, web verzija, pratite svoju pošiljku,
    praćenje paketa, promijeni dostavu, preusmjeri paket, izmijeni rezervaciju, ažuriraj podatke o plaćanju, ažurirajte
    način plaćanja, produži članstvo, obnovite domenu, prijavi se na oglas, pošalji prijavu, na rasprodaju, iskoristi
    kupon, iskoristite bon, iskoristi kod, pozovi prijatelje, pozovite prijatelje, preporuči prijatelju, rezerviraj
    termin, naruči se, zakažite termin, uđi u sastanak, provjerite sigurnosne postavke, provjeri aktivnost
  `,
  notMe: `
    niste vi, nisi ti, nisam ja, niste zatražili, nisi zatraži*, niste tražili, niste pokrenuli, niste se registrirali,
    ne prepoznajete, zanemari*, odbij*, otkaži*, zaštiti* račun*, zaključaj*, blokiraj*, niste to vi, nisi to ti, niste
    uputili, niste pokušali, niste pokušavali, niste zahtijevali, niste napravili, niste se prijavili, niste očekivali,
    niste naručili, obriši* poruku, obriši* ovu, poništava, nemoj* ništa, nije vaše, ako to nisi, ako to niste, ne
    očekuj*, ne morate ništa, ne moraš ništa, ne želim, to nisam, ako to niste bili vi, niste bili vi, ako nisi bio ti,
    ne zanima te, odbij poziv, ne činite ništa, ne hvala, ako netko drugi, netko drugi je upisao, netko drugi pokušava,
    ako neko drugi, ne pokušavate, niste mijenjali, niste slali, niste se prijavljivali, niste zatražila, niste
    podnijeli, niste otvorili, netko se zabunio, netko je pogriješio, greškom, zabunom, poruku izbrišite, ništa ne
    poduzimajte, ne morate poduzeti ništa, nije potrebno ništa, ništa se neće dogoditi, ne prepoznaješ, ne poznajete
    ovaj, ne poznajete ovu, nije vaš račun, račun nije vaš, nije tvoj račun, uređaj nije vaš, ne pripada vama, vam ne
    pripada, ti ne pripada, nisi pokuša*, nisi pokrenu*, niste izvršili, niste odobrili, niste inicirali, niste
    autorizirali, ako niste promijenili, ako niste izradili, ako niste stvorili, bez vašeg znanja, bez tvog znanja, bez
    vašeg odobrenja, možda je netko drugi, netko drugi možda, netko drugi je možda, ako je to pogreška, ako je ovo
    pogreška, da je riječ o pogrešci, ukloniti svoju adresu, uklonite svoju adresu, ukloniti svoju e adresu, onemogućite
    svoj račun, osigurajte svoj račun, preporučujemo da promijenite lozinku, odmah promijenite lozinku, odmah promijeni
    lozinku, što prije promijenite lozinku, prijavite sumnjiv*, javite nam, javi nam, obavijestite nas, pregledajte
    nedavn* aktivnost*, odjavite se sa svih uređaja, odmah nas kontaktirajte, poništite promjenu,
    to nisam ja, nisam to ja, to nisam bio ja, to nisam bila ja
  `,
  done: `
    je promijenjen*, promijenili ste, je ažuriran*, je uspješno, uspješno ste, je potvrđen*, je aktiviran*, nova
    prijava, je dodan*, je uklonjen*, je izbrisan*, je omogućen*, je uključen*, je poništen*, je resetiran*, je
    verificiran*, je isključen*, je onemogućen*, je otključan*, promijenili smo, uključili smo, isključili smo, dodali
    smo, rezervacija potvrđen*, narudžba zaprimljen*, je otvoren*, promijenjena je, potvrđeno, plaćeno, potvrđuje
    izmjenu, potvrđuje promjenu, obavijest o promjeni, je promijenjena, promijenjena za, odjavljeni ste, uspješno ste
    odjavljeni, odjavili ste se, uspješno ste se odjavili, odjavio si se, odjavila si se, pretplata je otkazana,
    pretplata je prekinuta, uklonjeni ste s popisa, uklonjen* s popisa, uklonjeni ste s liste, više nećete primati,
    nećete više primati, više nećeš primati
  `,
  here: `
    ovdje, klikom, dodirnite, pritisnite, gumb, dugme, poveznic*, na link, link ispod, posjetite, idite na, na ovaj,
    ovaj link, pritisni, sljedeć* link*, ovu stranicu, na ovoj adresi, kopirajte, u adresnu traku, adresnu traku,
    slijedite poveznicu, sljedeću poveznicu, sljedeći link, sljedeću adresu, sljedeću stranicu
  `,
  onSite: `
    paket*, posiljk*, dostava, dostave, dostavi, dostavu, dostavom, dostavljač*, kurir*, paketomat*, ormaric*,
    pretinac*, preuzim*, preuzm*, salter*, pult*, blagajn*, recepcij*, vrata, vratima, ulazna vrata, ramp*, wifi, wi fi,
    narudzb*, rezervacij*, ulaznic*, karta za, kartu za, karte za, stol, stola, stolu, stolom, termin, vašeg termina,
    svojeg termina, terminu, id sastanka, broj sastanka, šifra sastanka, kod sastanka, lozinka sastanka, lozinka za
    sastanak, poveznica za sastanak, poveznica na sastanak, link za sastanak, id konferencije, broj konferencije, kod
    konferencije, zoom sastan*, sastan* na zoomu, sastan* putem zooma, sastan* zoom, teams sastan*, sastan* teams,
    sastan* u teamsu, google meet, meet sastan*, online sastan*, virtualn* sastan*, sala za sastanke, dvorana za
    sastanke, videopoziv*, video poziv*, videokonferencij*, video konferencij*, videosastan*, telekonferencij*,
    konferencijsk* poziv*, telefonsk* konferencij*, videokonzultacij*, webinar*, pridružite se sastanku, pridruži se
    sastanku, pridruživanj* sastanku, priključite se sastanku, uđite u sastanak, pozivni broj, pridružite se telefonom,
    pin sudionika, id sudionika, kod sudionika, broj sudionika, šifra sudionika, pin učesnika, čekaonic*, ulaz u zgradu,
    ulazu u zgradu, ulaza u zgradu, glavni ulaz, glavnom ulazu, na ulazu, kapij*, portun*, haustor*, predvorj*, lobi,
    lobiju, stubišt*, stepeništ*, portafon*, interfon*, parlafon*, zvono, zvona, zvonu, garaž*, parking*, parkirališt*,
    parkirn* mjest*, parkiranj*, dizal*, lifta, liftu, liftom, kutij* za ključeve, sef za ključeve, kutij* s ključ*,
    predaj* ključeva, lokot*, garderob*, svlačionic*, ormar, ormara, ormaru, spremišt*, šifr* alarma, kod alarma, kod za
    alarm, alarmn* sustav*, alarmn* sistem*, isključ* alarm, isključivanje alarma, deaktivira* alarm*, sef u sobi,
    hotelsk* sef*, sefa, okretn* križ*, punionic*, punjač za električn*, stanic* za punjenje, automatu, prodajn*
    automat*, parkomat*, parkirn* automat*, samonaplatn*, kopirn* aparat*, fotokopir*, kopirk*, kod printera, na pisaču,
    praonic*, perilic*, mreža za goste, mreži za goste, gostujuć* mrež*, bežičn* mrež*, broj sobe, poštar*, vozač*,
    kućn* adres*, primopredaj*, uručenj*, uručit*, poštansk* ured*, poslovnic* pošte, broj u redu, redn* broj*, čekanj*
    u redu, red čekanja, redu čekanja, recepcionar*, recepcioner*, kondukter*, kontrolor*, ukrcaj*, ukrcavanj*,
    zaštitar*, portir*, pregled kod, liječničk* pregled*, ljekarsk* pregled*, dolazak, dolaska, prisutnost*, prisustv*,
    nazočnost*, potvrdite sudjelovanje, vaše sudjelovanje, učešć*, dolazite li, dolazim, hoćete li doći, potvrdite
    posjet*, potvrda posjeta, vaš posjet dana, vašu posjetu dana, kućn* posjet*, posjet liječniku, razgledavanj* stana,
    propusnic*, prijava u hotel, check in, smještaj*, boravak*, boravk*, brojil*, vodomjer*, plinomjer*, strujomjer*,
    primitak robe, prijem robe, primitka robe, primljena roba, izlet*, ekskurzij*, terensk* nastav*, škola u prirodi,
    školu u prirodi, suglasnost roditelja za, saglasnost roditelja za, roditeljsk* sastan*, razgovor za posao, sat
    vožnje, bravu, bravi, samoposlužn* aparat*, samouslužn* kas*, u hotelu, ulazne karte,
    id webinara, broj webinara, naziv mreže, ime mreže, ssid, mreže za goste, gostinjska mreža, internet za goste,
    interneta za goste, lozinka mreže, hotelska mreža
  `,
  entryPlace: `
    prozor*, stranic*, zaslon*, ekran*, polje, polja, polju, okvir*, kucic*, obrazac, obrasc*, aplikacij*,
    preglednik*, web mjest*, uredaj*, portal*, tablet*, racunal*, konzol*, televizor*, odjeljk*, odjeljak, redak,
    retku, retka, dijalog*, skocn*, chata, razgovora s botom, prijamnik*, prijemnik*, prosirenj*, tipkovnic*, botu,
    pokretac*, rubrik*, kvadratic*
  `,
  accountName: `
    korisničko ime, korisničkog imena, korisničkim imenom, ime računa, naziv računa, nadimak, nadimka, ime igrača,
    nadimkom
  `,
  subjectLine: "predmet*, naslov poruke, naslovu poruke, u naslovu",
  outdated: `
    više ne vrijedi, više ne radi, prethodni kod, stari kod, poništen*, više nije važeći, nije više važeći, nije više
    valjan, više nije valjan, više ne važi, ne važi više, ne vrijedi više, ne radi više, više nije aktivan, više se ne
    može koristiti, više se ne može upotrijebiti, prestao je vrijediti, prestao je važiti, prestao je raditi, izgubio
    je valjanost, izgubio je važnost, je nevažeći, sada je nevažeći, je poništen, poništili smo, otkazan je, je
    otkazan, otkazali smo, povučen je, je povučen, povukli smo, kod je blokiran, blokirali smo kod, opozvan*,
    zamijenjen je, prethodn* kod*, prijašnj* kod*, raniji kod*, ranijeg koda, ranijem kodu, prvi kod, prvog koda,
    prvotni kod, izvorni kod, jutrošnj* kod*, onaj od jutros, kod od jutros, jučerašnj* kod*, onaj od jučer, kod od
    jučer, ranije poslan*, prethodno poslan*, prije poslan*, poslan ranije, poslan jutros, poslan jučer, poslali
    ranije, poslali jutros, poslali jučer, kod je istekao, kod istekao, koda je isteklo, kodu je istekao, rok koda je
    istekao, valjanost koda je istekla, istekli kod, kojem je istekao, je već iskorišten*, već iskorišten*, već
    upotrijebljen*, već korišten*, kod je iskorišten*, kod je upotrijebljen*, iskorišten je, upotrijebljen je,
    iskorišten* kod*, upotrijebljen* kod*, kod koji ste koristili, kod koji ste upotrijebili, kod koji si koristio,
    zanemarite prethodni, zanemari prethodni, zanemarite stari, zanemarite prvi, ignorirajte prethodni, zaboravite
    kod, zaboravite stari, umjesto koda, umjesto prethodnog, umjesto starog, umjesto onog, zamjenjuje kod, zamjenjuje
    prethodn*, zamjenjuje onaj, zamjenjuje stari, starog koda, starom kodu, starim kodom, stare kodove, korišten je za
    prijavu, kod kojim ste, ne može se ponovno koristiti, ne može se ponovno upotrijebiti, ne može se ponovo
    koristiti, ne može se više koristiti, istekao, istekao je, je iskorišten, je upotrijebljen, nije iskorišten,
    je potvrđeno kodom, je potvrđena kodom, je odobreno kodom, je autorizirana kodom, unijeli ste kod, upisali ste
    kod, utipkali ste kod, unio si kod, unijela si kod, upisao si kod, upisala si kod, unijeli ste pin, upisali ste
    pin, utipkali ste pin, unio si pin, unijela si pin, upisao si pin, upisala si pin, kod ste unijeli, kod ste
    upisali, kod koji ste unijeli, kod koji ste upisali, kod koji si uni*, vaš uneseni kod, kod je unesen, kod je
    upisan, unesen je kod, upisan je kod, pin je unesen, unesen je pin, kod je prihvaćen, prihvaćen je kod, kod
    prihvaćen u, kod je uspješno potvrđen, kod je uspješno provjeren, prihvatili smo kod, prijavili ste se kodom,
    uspješno ste unijeli kod, ispravno ste unijeli kod, ste unijeli kod, ste upisali
    kod,
    unijeli ste jučer u
  `,
  toRead: `
    pročit*, čitaj*, pogled*, vidi, vidjeti, pregled, pregledaj, pregledajte, pregledati, pregleda, saznaj*, otkrij*,
    pronaći, prolistaj*, naći, idi na moj račun, idi na svoj račun, idite na svoj račun, stranica mog računa,
    korisničk* portal*, korisničk* zon*, portal za korisnike, otvori nadzornu ploču, otvorite nadzornu ploču, idi na
    nadzornu ploču, vaši računi, tvoji računi, internetsk* bankarstv*, provjerite narudžbu, provjerite rezervaciju,
    provjerite detalje, provjeri detalje, provjerite aktivnost, nedavn* aktivnost*, upravljajte uređajima, upravljaj
    uređajima, što se promijenilo, provjerite adresu dostave, povijest potrošnje, otvori aplikaciju, moja narudžba, moj
    profil, otvori portal, otvorite korisnički portal, moje rezervacije, otvori poruku, otvori dokument, stranica
    statusa, što je novo
  `,
  plural: "kodovi, kodova, kodove, kodovima",
  fault: "kod greške, greška, greške, grešku, kvar, kvara, kvaru, kvarovi, kvarova, na zaslonu uređaja",
  injection: "zanemari sve, zanemarite sve, ignoriraj sve, zanemari prethodne, ignoriraj prethodne",
  codeWord: `
    riječ, riječju, riječi za prijavu, tajna riječ, tajnu riječ, kodna riječ, kodnu riječ, šifrirana riječ, ključna
    riječ, ključnu riječ, pristupna riječ, pristupnu riječ, ulazna riječ, ulaznu riječ, prijavna riječ, sigurnosna
    riječ, sigurnosnu riječ, kontrolna riječ, kontrolnu riječ, potvrdna riječ, čarobna riječ, riječ za prijavu, riječ
    za ulaz, riječ za pristup, riječ za potvrdu, riječ za danas, riječ dana, današnja riječ, jednokratn* lozink*,
    lozink* za jednokratnu upotrebu, lozink* za jednokratnu uporabu, jednokratn* zapork*, lozinka dana, lozinku dana,
    lozinka za danas, lozinku za danas, današnja lozinka, zaporka dana, zaporka za danas, pristupna fraza, pristupnu
    frazu, tajna fraza, tajnu frazu, zaporna fraza, fraza za uparivanje, frazu za uparivanje, fraza, frazu, izraz za
    prijavu, slogovi, slogove, ova slova, sljedeća slova, niz slova, niz znakova, ključ, ključem, ovaj niz, sljedeći
    niz
  `,
  example: `
    na primjer, primjerice, npr, primjer:, primjeri:, kao primjer, u ovom primjeru, primjer koda, primjer poruke,
    primjer sms, ogledni kod, oglednu poruku, ogledna poruka, uzorak koda, izgleda ovako, izgledaju ovako, izgleda
    otprilike, izgledat će ovako, u formatu, oblika:, tipa:, poput ove, poput ovog, poput sljedeće*, nešto poput, kod
    poput, poruku poput, poruke poput, sms poput, poruku tipa, primio poruku, primila poruku, primio sms, primila sms,
    dobio poruku, dobila poruku, dobio sms, dobila sms, dobio je poruku, dobila je poruku, dobio je sms, dobila je
    sms, primio je poruku, primila je poruku, stigla mu je, stigla joj je, stigla mi je poruka, sljedeću poruku,
    sljedeći sms, ovakvu poruku, takvu poruku, poruku sljedećeg sadržaja, poruka sljedećeg sadržaja, u poruci je
    pisalo, u poruci piše, u poruci stoji, u kojoj piše, u kojoj je pisalo, poruka glasi, lažna poruka, lažnu poruku,
    lažne poruke, lažnih poruka, lažni sms, prevarant je, prevarant joj, prevarant mu, oštećenik, žrtva je, žrtvi,
    pozivatelj je, od njega tražio, od nje tražio
  `,
  matter: `
    godišnj* odmor*, zahtjev* za godišnji, zahtjev* za odsustvo, odsustv*, odsutnost*, bolovanj*, izvješ* o troškovima,
    izvješta* o troškovima, naknad* troškova, putn* trošk*, putn* nalog*, služben* put*, prekovremen*, evidencij* radnog
    vremena, zamjen* smjen*, zahtjev* za nabav*, čeka vaše odobrenje, čeka na vaše odobrenje, čeka odobrenje, na
    odobrenje, dijeljen* map*, zajedničk* map*, dijeljen* datotek*, dijeljen* dokument*, zajedničk* album*, dijeli s
    vama, podijelio s vama, podijelila s vama, podijelio je, podijelila je, podijeljen* s vama, podijeljen* sa vama,
    pristup mapi, spremn* za preuzimanje, prijenos datoteka, izvoz podataka, sigurnosn* kopij*, snimk* sastanka, snimak
    sastanka, privitak, privitk*, u prilogu, predračun*, ugovor* o najmu, ugovor* o zakupu, na potpis, potpišite
    dokument*, potpisati dokument*, potpišite ugovor, elektroničk* potpis*, elektronsk* potpis*, platn* list*, izvod* po
    računu, polic* osiguranja, svjedodžb*, komentira* vaš*, komentarisa*, novi komentar*, vas je spomenuo, vas je
    spomenula, odgovorio na, odgovorila na, nova objava, nove objave, nova poruka od, odgovor na vaše pitanje, ostavite
    recenziju, anket*, glasanj*, glasovanj*, upitnik*, peticij*, rasprav*, diskusij*, sastan*, događaj*, hoćete li doći,
    list* čekanja, oslobodilo se mjesto, radionic*, rezervacij*, moderator*, karanten*, karantin*, novi zadatak, domać*
    zadać*, gotovo pun*, dopunite svoj profil, pošiljk*, donacij*, vas je uklonio, vas je uklonila, dijeli sa vama,
    podijeljen* fajl*, dijeljen* fajl*, dodijeljen* zadat*, čeka moderaciju, čeka na moderaciju, čeka na odobrenje,
    zadržan* poruk*, zadržan* objav*, preuzmite datotek*, datotek* za preuzimanje, foto album*, album fotografija, poziv
    na sastanak, poziv na događaj, potvrdite dolazak, potvrdite termin, podsjetnik na termin, zakazan* termin*,
    glasajte, glasujte, narudžba je poslana, narudžba je otkazana, narudžba je zaprimljena, narudžba je potvrđena, nova
    narudžba, vaša narudžba br*, uplata zaprimljena, zaprimili smo uplatu, plaćanje nije uspjelo, dospjel* račun*,
    povrat* novca, povrat* sredstava, račun u prilogu, opomen* za plaćanje, podsjetnik za plaćanje, u vašoj košarici,
    napušten* košaric*, poklon kartic*, ponovno dostupn*, ponovo na stanju, ocijenite proizvod, ostavio je recenziju,
    potvrda o donaciji, obnov* članstva, članstvo istječe, članstvo ističe, probno razdoblje istječe, probni period
    ističe, novi članak, privatna poruka od, nepročitan* poruk*, vas je počeo pratiti, vas je počela pratiti, novi
    pratitelj, zahtjev* za prijateljstvo, se pridružio grupi, napustio je grupu, uklonjen* iz grupe, tjedni sažetak,
    tjedni izvještaj, sedmični izvještaj, izvješće o incidentu, uklonjeni ste s popisa, sigurnosno kopiranje nije
    uspjelo, kvot* sandučića, certifikat* istječe, certifikat* ističe, izrađen je api ključ, ssh ključ*, pronađen virus,
    curenj* podataka, nisk* zalih*, otkriven pokret, rok zadatka, preda* zadaću, rok za predaju, tiket je zatvoren,
    zahtjev je riješen, nova ocjena, kandidat* za posao, prihvatite ponudu, ponudu za oglas, dodijeljen vam je zadatak,
    vam je dodijelio zadatak, vam je dodijelila zadatak, vaša lozinka istječe za, vaša lozinka ističe za, statistika za,
    predložen* za objavu
  `,
  receipt: `
    hvala na kupnji, hvala vam na kupnji, hvala na kupovini, hvala na vašoj kupnji, hvala na uplati, fiskalni račun,
    fiskalnog računa, potvrda o kupnji, potvrda o uplati, uplata zaprimljena, vaša uplata je zaprimljena, plaćanje je
    uspješno, plaćeno karticom, s uključenim pdv om, pdv uključen, međuzbroj, primjerak za kupca, potpis nije potreban,
    zki, jir, račun br, ukupno eur, kartica broj, slip, odobreno, broj terminala, terminal br, id terminala, stanje
    nakon transakcije, raspoloživo stanje nakon, raspoloživo nakon transakcije, platili ste u, platio si u, platila si
    u, kartica je terećena, račun je terećen, teretili smo, kupnja je provedena, kupnja je izvršena, obračun plaće,
    bruto plaća, bruto plaće, neto plaća, neto plaće, obustave na plaću, obustave iz plaće, doprinosi iz plaće,
    plaćanje potvrđeno, plaćanje uspješno
  `,
};
