import type { Cues } from "@/lib/mail/cues/types";

export const sl: Cues = {
  code: `
    koda, kode, kodo, kodi, kod, potrditven* kod*, preveritven* kod*, varnostn* kod*, enkratn* kod*, enkratn* gesl*,
    prijavn* kod*, verifikacijsk* kod*, avtentikacijsk* kod*, aktivacijsk* kod*, dostopn* kod*, kontroln* kod*,
    začasn* kod*, kod* za prijavo, kod* za preverjanje, kod* za potrditev, kod* za aktivacijo, kod* za ponastavitev,
    kod* za obnovitev, kod* za overitev, sms kod*
  `,
  maybeCode: `
    pin koda, začasno geslo, številke, *mestna, spodnja številka, ključ
  `,
  other: `
    naročil*, številk* naročila, številk* računa, številk* zahtevka, številk* stranke, številk* člana,
    številk* rezervacije, številk* pošiljke, številk* kartice, številk* pogodbe, št naročila, št računa, račun št,
    nakup*, rezervacij*, kod* rezervacije, pošiljk*, paket*, sledenj*, kod* za sledenje, kod* za prevzem,
    kod* za popust, prevzemn* kod*, dostav*, referenčn* številk*, sklic, telefon*, pokličite, trr, konča na, pogodb*,
    serijsk* številk*, poštn* številk*, kod* države, popust*, promocijsk* kod*, promo kod*, kupon*, daril*,
    priporočiln* kod*, kod* povabila, kod* napake, ponudb*, kodeks*, qr kod*, črtn* kod*, izvorn* kod*, emšo,
    davčn* številk*, matičn* številk*, ddv, skupaj, znesek, cena, plačil*, točke, ulica, cesta
  `,
  business: `
    preverj*, preverit*, potrdi*, verifik*, avtenti*, prijav*, gesl*, ponastav*, obnov*, račun, računa, registrac*,
    varnos*, aktivir*, aktivac*, dvostopenjs*, dvofaktors*, naprav*, istovetnos*, odklen*, enkratn*, e poštni naslov,
    e poštnega naslova, elektronski naslov, elektronskega naslova
  `,
  fleeting: `
    velja, veljavn*, poteče, minut*, ne delite, nikoli ne delite, ne posreduj*, ne razkri*, nikomur, z nikomer,
    nikoli vas ne, samo enkrat, zaupn*
  `,
  enter: `
    vnesi*, vnesti, vpiši*, vtipkaj*, prilepi*, uporabi*
  `,
  complete: `
    potrd* e pošt*, potrd* e naslov*, potrd* svoj e pošt*, potrd* svojo e pošt*, potrd* elektronsk*,
    potrd* svoj elektronsk*, potrd* račun*, potrd* svoj račun*, potrd* registracij*, preveri* e pošt*,
    preveri* e naslov*, preveri* svoj e pošt*, preveri* svojo e pošt*, preveri* elektronsk*,
    preveri* svoj elektronsk*, preveri* račun*, preveri* svoj račun*, preveri* registracij*, potrd* naslov*,
    potrd* naročnin*, potrd* prijav*, potrd* spremem*, potrd* izbris*, potrd* istovetnost*, potrd* identitet*,
    potrd* svojo registracijo, potrditev e pošt*, potrditev elektronsk*, potrditev računa, preverjanje e pošt*,
    preverjanje elektronsk*, preverjanje računa, ponastav* gesl*, ponastav* svoje gesl*, ponastav* novo gesl*,
    spremen* gesl*, spremen* svoje gesl*, nastav* gesl*, nastav* svoje gesl*, nastav* novo gesl*, ustvar* gesl*,
    ustvar* novo gesl*, izber* gesl*, izber* novo gesl*, obnov* gesl*, novo geslo, sprememb* gesla, pozabljen* gesl*,
    odkleni* račun*, potrditven* povezav*, aktivacijsk* povezav*, prijavn* povezav*, povezav* za prijavo,
    povezav* za potrditev, povezav* za ponastavitev, povezav* za preverjanje, sprejmi povabilo, sprejmi vabilo,
    sprejmite povabilo, sprejmite vabilo, pridruž* se ekipi, odobri* prijavo, to sem bil jaz, to sem jaz,
    dokonč* registracijo, izbriši* moj račun, aktiviraj* račun*, aktiviraj* svoj račun*, aktivacij* računa
  `,
  act: `
    potrdi, potrdite, preveri, preverite, aktiviraj, odobri, sprejmi, nadaljuj, nadaljujte, pridruži se, dokončaj,
    ponastavi
  `,
  signIn: `
    prijava, prijavi se, prijavite se, vpis, prijavi me, odpri aplikacijo
  `,
  never: `
    odjav*, nastavitve, upravljaj*, v brskalniku, spletna različica, zasebnost*, piškotk*, pogoji*, pomoč, podpora*,
    kontakt*, pogosta vprašanja, anket*, mnenj*, ocen*, sledenje pošiljki, oglejte si naročilo, ogled računa,
    plačaj*, preberite več, več informacij, prikaži vse, kupi zdaj, sledite nam, preberi več
  `,
  notMe: `
    to niste bili, to nisi bil, to nisem bil, niste vi, niste zahtevali, nisi zahteval, ne prepoznate, prezri*,
    zavrni*, prekliči*, blokiraj*, zaščiti*, pomotoma, niste ustvarili, ne upoštevaj*
  `,
  done: `
    je bilo spremenjen*, je bilo ponastavljen*, je bilo potrjen*, je bil spremenjen*, je bil posodobljen*,
    je bil potrjen*, je bil aktiviran*, je bil dodan*, je bil odstranjen*, je bil izbrisan*, je bil preverjen*,
    je bil uspešno, je bila spremenjen*, je bila potrjen*, je bila dodan*, uspešno, je zdaj potrjen*, nova prijava,
    se je prijavil, geslo je bilo spremenjeno, geslo je spremenjeno, spremenili ste, hvala za potrditev,
    sprejel* povabilo
  `,
  here: `
    tukaj, kliknite*, klikni, pritisnite, povezavo, spodnjo povezavo, naslednjo povezavo, gumb, spodnji gumb,
    pojdite na, brskalnik*, gumb ne deluje
  `,
};
