import type { Cues } from "@/lib/mail/cues/types";

export const lt: Cues = {
  code: `
    kodas, kodą, kodo, kodu, kodai, patvirtinimo kod*, saugos kod*, saugumo kod*, vienkartin* kod*,
    vienkartin* slaptažod*, prisijungimo kod*, autentifikavimo kod*, aktyvavimo kod*, aktyvinimo kod*, atkūrimo kod*,
    prieigos kod*, tikrinimo kod*, patikros kod*, sms kod*, laikin* kod*
  `,
  maybeCode: `
    pin kod*, laikinas slaptažodis, skaitmenys, skaitmenų, *ženklis, šį numerį, žemiau nurodyt*, raktas, saugos rakt*
  `,
  other: `
    užsakym*, pirkim*, sąskait*, kvit*, kliento numer*, kliento kod*, rezervacij*, rezervacijos kod*, siunt*,
    siuntos kod*, sekimo numer*, paštomat*, atsiėmimo kod*, pristatym*, telefon*, tel nr, skambin*, kortelės numer*,
    baigiasi skaičiais, besibaigianti*, sutart*, serijos numer*, pašto kod*, nuolaid*, nuolaidos kod*, reklamos kod*,
    kupon*, dovan*, dovanų kod*, rekomendacijos kod*, pasiūlym*, klaidos kod*, elgesio kodeks*, qr kod*,
    brūkšninio kod*, brūkšninis kodas, brūkšninį kodą, išeities kod*, asmens kod*, įmonės kod*, pvm*,
    pvm mokėtojo kod*, iš viso, suma, likut*, kaina, mokėjim*, mokėjimo kod*, tašk*, gatv*
  `,
  business: `
    patvirtin*, patikrin*, autentifik*, tapatyb*, prisijung*, slaptažod*, atkur*, paskyr*, registr*, saug*, aktyvin*,
    aktyvuo*, suaktyvin*, dviejų veiksnių, dviejų žingsnių, įrengin*, atrakin*, vienkartin*, el pašto adres*,
    elektroninio pašto adres*
  `,
  fleeting: `
    galioj*, baigs galioti, nustos galioti, pasibaig*, minut*, nesidalyk*, nesidalink*, niekam neatskleisk*,
    neatskleisk*, niekam, niekada neprašo*, vieną kartą, konfidencial*, slapt*
  `,
  enter: `
    įvesk*, įvesti, įrašyk*, nukopijuok*, kopijuok*, įklijuok*, naudok*, panaudok*, pateik*
  `,
  complete: `
    patvirtin* el pašt*, patvirtin* savo el pašt*, patvirtin* naują el pašt*, patvirtin* elektronin*,
    patvirtin* savo elektronin*, patvirtin* paskyr*, patvirtin* savo paskyr*, patvirtin* registracij*,
    patvirtin* savo registracij*, patvirtin* prenumerat*, patvirtin* prisijung*, patvirtin* tapatyb*,
    patvirtin* savo tapatyb*, patvirtin* pakeitim*, patvirtin* adres*, patvirtin* ištrynim*, el pašto patvirtin*,
    el pašto adreso patvirtin*, registracijos patvirtin*, paskyros aktyv*, paskyros patvirtin*, paskyros atkūrim*,
    suaktyv* paskyr*, suaktyv* savo paskyr*, atkur* slaptažod*, atkur* savo slaptažod*, atkur* naują slaptažod*,
    pakei* slaptažod*, pakei* savo slaptažod*, pakei* naują slaptažod*, keis* slaptažod*, keis* savo slaptažod*,
    keis* naują slaptažod*, nustaty* slaptažod*, nustaty* savo slaptažod*, nustaty* naują slaptažod*,
    sukur* slaptažod*, sukur* savo slaptažod*, sukur* naują slaptažod*, atstaty* slaptažod*,
    atstaty* savo slaptažod*, atstaty* naują slaptažod*, slaptažodžio atkūrim*, slaptažodžio keitim*,
    slaptažodžio pakeitim*, slaptažodžio atstatym*, slaptažodžio nustatym*, nauj* slaptažod*, patvirtinimo nuorod*,
    aktyvavimo nuorod*, prisijungimo nuorod*, atkūrimo nuorod*, priim* kvietim*, priim* pakvietim*,
    prisijungti prie komandos, atrakin* paskyr*, tai buvau aš, užbaig* registracij*, baig* registracij*,
    ištrinti mano paskyr*, ištrinti paskyr*, aktyvuo* paskyr*, aktyvuo* savo paskyr*, aktyvin* paskyr*,
    aktyvin* savo paskyr*
  `,
  act: `
    patvirtinti, patvirtinkite, aktyvuoti, aktyvuokite, aktyvinti, suaktyvinti, priimti, tęsti, tęskite, atkurti,
    atrakinti, užbaigti
  `,
  signIn: `
    prisijungti, prisijunk, prisijunkite, prisijungimas, atidaryti programėlę
  `,
  never: `
    atsisakyti, prenumeratos atsisak*, nustatym*, naršyklėje, privatum*, asmens duomen*, slapuk*, sąlyg*, pagalb*,
    klientų aptarnavim*, susisiek*, dažniausiai užduodam*, apklaus*, atsiliepim*, įvertin*, sekti siunt*,
    sekti užsakym*, peržiūrėti užsakym*, peržiūrėti sąskait*, apmok*, skaityti daugiau, sužinoti daugiau,
    pirkti dabar, apsipirk*, sekite mus, apie mus, naujienlaišk*
  `,
  notMe: `
    ne jūs, ne tu, ne aš, tai nebuvote jūs, nebuvote jūs, tai nebuvai tu, nebuvai tu, neprašėte, neprašei, nekūrėte,
    nekūrei, neatlikote, nesiregistr*, neatpažįst*, ignoruok*, nekreipkite dėmesio, atmesti, atšaukti, blokuoti,
    per klaidą
  `,
  done: `
    buvo pakeist*, buvo atkurt*, buvo patvirtint*, buvo aktyvuot*, buvo suaktyvint*, buvo atnaujint*, buvo pridėt*,
    buvo pašalint*, buvo ištrint*, sėkmingai, pakeist* slaptažod*, atnaujint* slaptažod*, slaptažodis pakeistas,
    slaptažodis atnaujintas, paskyra patvirtinta, paskyra aktyvuota, paskyra sukurta, naujas prisijungimas,
    prisijungta, prisijungė, pakeitėte, ačiū kad patvirtin*, dėkojame kad patvirtin*, priėmė
  `,
  here: `
    čia, spauskite čia, spausk*, spustelėk*, paspausk*, nuorod*, šią nuorodą, žemiau esan*, toliau pateikt*, mygtuk*,
    naršykl*, adreso juost*, įklijuokite į, mygtukas neveikia
  `,
};
