import type { Cues } from "@/lib/mail/cues/types";

export const lt: Cues = {
  code: `
    kodas, kodą, kodo, kodu, kodai, patvirtinimo kod*, saugos kod*, saugumo kod*, vienkartin* kod*,
    vienkartin* slaptažod*, prisijungimo kod*, autentifikavimo kod*, aktyvavimo kod*, aktyvinimo kod*, atkūrimo kod*,
    prieigos kod*, tikrinimo kod*, patikros kod*, sms kod*, laikin* kod*, kodais, kodus, patvirtinimo numer*,
    patvirtinančio kod*, patvirtinant* kod*, identifikavimo kod*, autorizavimo kod*, autorizacijos kod*,
    sms slaptažod*, vienkartin* pin*, ištrynimo kod*, pakeitimo kod*, keitimo kod*, operacijos kod*, pavedimo kod*,
    susiejimo kod*, įrenginio kod*, kontrolin* kod*, slapt* kod*, dviejų veiksnių kod*, apsaugos kod*,
    verifikavimo kod*
  `,
  maybeCode: `
    pin kod*, laikinas slaptažodis, skaitmenys, skaitmenų, *ženklis, šį numerį, žemiau nurodyt*, raktas, saugos rakt*,
    skaitmenis, skaitmenimis, skaičių derin*, skaičių sek*, šiuos skaičius, šį skaičių, simbolius, simbolių, simboliai,
    raidžių, ženklus, ženklų, derinį, derinys, kombinacij*, eilutę, frazę, slaptą žodį, slaptas žodis, šį žodį, raktą,
    raktu, vienkartin* rakt*, žetonas, šias raides, raidėmis
  `,
  other: `
    užsakym*, pirkim*, sąskait*, kvit*, kliento numer*, kliento kod*, rezervacij*, rezervacijos kod*, siunt*,
    siuntos kod*, sekimo numer*, paštomat*, atsiėmimo kod*, pristatym*, telefon*, tel nr, skambin*, kortelės numer*,
    besibaigianti*, sutart*, serijos numer*, pašto kod*, nuolaid*, nuolaidos kod*, reklamos kod*, kupon*, dovan*,
    dovanų kod*, rekomendacijos kod*, pasiūlym*, klaidos kod*, elgesio kodeks*, qr kod*, brūkšninio kod*,
    brūkšninis kodas, brūkšninį kodą, išeities kod*, asmens kod*, įmonės kod*, pvm*, iš viso, suma, likut*, kaina,
    mokėjim*, mokėjimo kod*, tašk*, gatv*, įm. kod*, įm kod*, pvm kod*, mokėtojo kod*, kupono kod*, nuolaidų kod*,
    akcijos kod*, akcij*, draugo kod*, kvietimo kod*, pakvietimo kod*, lojalumo, lojalumo kod*, pakviesk* draug*,
    pakviesti draug*, rekomenduok*, tel., mūsų numeris, draudim*, bylos numer*, bylos nr, užklausos numer*,
    prašymo numer*, kreipimosi numer*, kliento nr, nario numer*, nario kod*, kortelės nr, biliet*, skaitikl*,
    valstybin* numer*, transakcijos numer*, operacijos numer*, operacijos id, banko kod*, swift kod*, šalies kod*,
    būsenos kod*, atsakymo kod*, prekės kod*, produkto kod*, krepšel*, kasoje, išpardavim*, paskutiniai skaitmenys
  `,
  promo: `
    nuolaid*, kupon*, dovanų kupon*, dovanų čeki*, dovanų kortel*, nuolaidos kod*, akcijos kod*, akcijos metu,
    specialus pasiūlym*, special* pasiūlym*, išskirtin* pasiūlym*, išpardavim*, sutaupykite, sutaupyk, prie kasos,
    pirkinių krepšel*, krepšel*, nemokamas pristatym*, nemokam* pristatym*, lojalumo tašk*, premijos tašk*,
    prizų traukim*, pakviesk draug*, pakvieskite draug*, rekomenduok draug*, pinigų grąžinimas už pirkin*,
    gimtadienio dovan*, minimali užsakymo suma, minimal* užsakym*, minimalus pirkin*, kol yra prekių,
    kol turime prekių, prekių kiekis ribotas, pirkite dabar, pirk dabar, apsipirk*
  `,
  press: `
    šiame numeryje, šiame leidinyje, šiame straipsnyje, skaityti toliau, skaitykite toliau, skaityti daugiau,
    skaitykite daugiau, apžvalgininkas, tinklaraščio įraš*, mūsų skaitytoj*, statistik*, savaitės ataskait*,
    mėnesio ataskait*, savaitės apžvalg*, savaitės santrauk*, vidutiniškai, praėjusį mėnesį, praėjusio mėnesio,
    laidos pastab*, versijos pastab*, pakeitimų žurnal*, pakeitimų sąraš*, nauja versija, naujoje versijoje,
    ištaisytos klaidos, klaidų taisym*, klaidų pataisym*, testai nepavyko, internetinis seminar*, tinklalaid*,
    dirbtuv*, tyrimas rodo, tyrimo duomenimis, apklaus*, sukčiavimo bang*, sukčiavimų bang*, pranešimas spaudai,
    pranešimą spaudai, mokslininkai
  `,
  business: `
    patvirtin*, autentifik*, tapatyb*, prisijung*, slaptažod*, atkur*, paskyr*, registr*, saug*, aktyvin*, aktyvuo*,
    suaktyvin*, dviejų veiksnių, dviejų žingsnių, įrengin*, atrakin*, vienkartin*, el pašto adres*,
    elektroninio pašto adres*, patikr*, el. pašto adres*, ištrynim*
  `,
  fleeting: `
    galioj*, baigs galioti, nustos galioti, pasibaig*, minut*, nesidalyk*, nesidalink*, neatskleisk*, niekam,
    vieną kartą, konfidencial*, slapt*, galios, nebegalios, nustoja galioti, sekund*, nesakykite
  `,
  enter: `
    įvesk*, įvesti, įrašyk*, nukopijuok*, kopijuok*, įklijuok*, naudok*, panaudok*, pateik*, įvesdam*, įvedus, įvedę,
    suvesk*, suvesti, surink*, įrašyti, perrašyk*, perrašyti, nukopijuoti, įklijuoti, panaudoti, nurodyk*, nurodyti,
    pasakyk*, diktuok*, padiktuok*, nuskaityk*, nuskenuok*, veskite
  `,
  complete: `
    patvirtin* el pašt*, patvirtin* savo el pašt*, patvirtin* elektronin*, patvirtin* savo elektronin*,
    patvirtin* paskyr*, patvirtin* savo paskyr*, patvirtin* registracij*, patvirtin* savo registracij*,
    patvirtin* prenumerat*, patvirtin* prisijung*, patvirtin* tapatyb*, patvirtin* savo tapatyb*, patvirtin* pakeitim*,
    patvirtin* adres*, patvirtin* ištrynim*, el pašto patvirtin*, el pašto adreso patvirtin*, registracijos patvirtin*,
    paskyros aktyv*, paskyros patvirtin*, paskyros atkūrim*, suaktyv* paskyr*, suaktyv* savo paskyr*,
    atkur* slaptažod*, atkur* savo slaptažod*, atkur* naują slaptažod*, pakei* slaptažod*, pakei* savo slaptažod*,
    keis* slaptažod*, keis* savo slaptažod*, nustaty* slaptažod*, nustaty* savo slaptažod*, nustaty* naują slaptažod*,
    sukur* slaptažod*, sukur* savo slaptažod*, atstaty* slaptažod*, atstaty* savo slaptažod*, slaptažodžio atkūrim*,
    slaptažodžio keitim*, slaptažodžio pakeitim*, slaptažodžio atstatym*, slaptažodžio nustatym*, nauj* slaptažod*,
    patvirtinimo nuorod*, aktyvavimo nuorod*, prisijungimo nuorod*, atkūrimo nuorod*, priim* kvietim*,
    priim* pakvietim*, prisijungti prie komandos, atrakin* paskyr*, tai buvau aš, užbaig* registracij*,
    baig* registracij*, ištrinti mano paskyr*, ištrinti paskyr*, aktyvuo* paskyr*, aktyvuo* savo paskyr*,
    aktyvin* paskyr*, aktyvin* savo paskyr*, patvirtin* el. pašt*, patvirtin* savo el. pašt*, el. pašto patvirtin*,
    el. pašto adreso patvirtin*, patvirtin* pašt*, patvirtin* savo pašt*, patvirtin* mano*, patvirtin* šį adres*,
    patvirtin* savo adres*, patvirtin* įrengin*, patvirtin* naują*, patvirtin* dalyvavimą komandoje,
    patvirtin* prašym*, patvirtin* slaptažod*, patvirtin* prenumerav*, prenumeratos patvirtin*,
    prisijungimo patvirtin*, tapatybės patvirtin*, patikrin* el. pašt*, patikrin* savo el. pašt*, verifikuo* el. pašt*,
    verifikuo* paskyr*, tai aš, tai tikrai aš, slaptažodžio sukūrim*, susikur* slaptažod*, nusistaty* slaptažod*,
    pasirink* slaptažod*, pasikei* slaptažod*, pamirš* slaptažod*, atkur* prieig*, atgau* prieig*, atgau* paskyr*,
    patvirtinanči* nuorod*, atstatymo nuorod*, keitimo nuorod*, magišk* nuorod*, stebukling* nuorod*,
    vienkartin* nuorod*, prisijunk* be slaptažodžio, prisijungti be slaptažodžio, prisijungimas be slaptažodžio,
    prisijungti vienu, prisijunk* prie komandos, prisijunk* prie grupės, ištrink* paskyr*, ištrink* mano paskyr*,
    įeiti į programėlę
  `,
  act: `
    patvirtinti, patvirtinkite, aktyvuoti, aktyvuokite, aktyvinti, suaktyvinti, priimti, tęsti, tęskite, atkurti,
    atrakinti, užbaigti, patvirtink, patvirtinu, aktyvuok, aktyvink, suaktyvink, suaktyvinkite, tęsk, priimk,
    priimkite, priimu, atkurkite, užbaik, užbaikite, sutinku, leisti
  `,
  signIn: `
    prisijungti, prisijunk, prisijunkite, prisijungimas, atidaryti programėlę, įeiti
  `,
  never: `
    atsisakyti, nustatym*, privatum*, asmens duomen*, slapuk*, sąlyg*, pagalb*, klientų aptarnavim*, susisiek*,
    dažniausiai užduodam*, apklaus*, atsiliepim*, įvertin*, sekti siunt*, sekti užsakym*, peržiūrėti užsakym*,
    peržiūrėti sąskait*, apmok*, skaityti daugiau, sužinoti daugiau, pirkti dabar, apsipirk*, sekite mus, apie mus,
    naujienlaišk*, peržiūrėti naršyklėje, žiūrėti naršyklėje, atidaryti naršyklėje, atverti naršyklėje,
    rodyti naršyklėje, būsena, užsakymo būsen*, patvirtin* dalyvavim*, patvirtin* atvykim*, patvirtin* nuomon*,
    savo nuomon*, prisijungti prie susitikimo, dažni klausimai, d u k, duk, atsisak* naujien*, prenumeratos,
    tvarkyti prenumerat*, dalytis
  `,
  notMe: `
    ne jūs, ne tu, ne aš, nebuvote jūs, nebuvai tu, neprašėte, neprašei, nekūrėte, nekūrei, neatlikote, nesiregistr*,
    neatpažįst*, ignoruok*, nekreipkite dėmesio, blokuoti, per klaidą, jei tai ne, nepateik*, neiniciav*, neprisijung*,
    nebandėte, nebandei, nesikreip*, neužsak*, nesitikėj*, nedarėte, kažkas kitas, ištrinkite šį, pašalinti šį,
    galite ignoruoti
  `,
  done: `
    buvo pakeist*, buvo atkurt*, buvo patvirtint*, buvo aktyvuot*, buvo suaktyvint*, buvo atnaujint*, buvo pridėt*,
    buvo pašalint*, buvo ištrint*, sėkmingai, pakeist* slaptažod*, atnaujint* slaptažod*, slaptažodis atnaujintas,
    paskyra patvirtinta, paskyra sukurta, naujas prisijungimas, prisijungta, prisijungė, pakeitėte,
    dėkojame kad patvirtin*, priėmė, buvo nustatyt*, buvo įjungt*, buvo išjungt*, buvo užrakint*, buvo atrakint*,
    buvo prisijungt*, buvo panaikint*, pakeistas
  `,
  here: `
    čia, spausk*, spustelėk*, paspausk*, nuorod*, žemiau esan*, toliau pateikt*, mygtuk*, naršykl*, adreso juost*,
    įklijuokite į, toliau esan*, apsilankyk*, eikite į
  `,
};
