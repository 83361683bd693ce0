import type { Cues } from "@/lib/mail/cues/types";

export const fi: Cues = {
  code: `
    koodi*, vahvistuskoodi*, varmennuskoodi*, todennuskoodi*, kertakoodi*, kertakäyttökoodi*, kertakäyttöi* koodi*,
    kirjautumiskoodi*, turvakoodi*, suojakoodi*, tunnistautumiskoodi*, tunnistuskoodi*, aktivointikoodi*,
    palautuskoodi*, pääsykoodi*, tekstiviestikoodi*, kertasalasana*, kertakäyttösalasana*, kertakäyttöi* salasana*,
    väliaikai* koodi*, vahvistusnumero*
  `,
  maybeCode: `
    pin koodi*, pinkoodi*, tunnusluku*, tunnusluvu*, väliaikainen salasana, numerosarja*, *numeroinen, *numeroisen,
    alla oleva numero, seuraava numero, numerot, turva avain*
  `,
  other: `
    tilaus*, ostos*, lasku*, kuitti*, tapausnumero*, asiakasnumero*, varaus*, seurantakoodi*, seurantanumero*,
    seurantatunnus*, lähetys*, paketti*, toimitus*, noutokoodi*, lunastuskoodi*, viitenumero*, viite, puhelin*, puh,
    soita, tilinumero*, korttinumero*, päättyvä*, päättyy numeroihin, sopimus*, postinumero*, maakoodi*, maatunnus*,
    suuntanumero*, alennus*, tarjous*, etukoodi*, kuponki*, lahjakort*, lahjakoodi*, suosittelukoodi*, kutsukoodi*,
    virhekoodi*, tilakoodi*, qr koodi*, viivakoodi*, lähdekoodi*, värikoodi*, ovikoodi*, henkilötunnus*, y tunnus*,
    versio*, yhteensä, summa*, saldo*, hinta, euroa, maksu*, pistet*, *katu, kpl, alv, kampanjakoodi*
  `,
  business: `
    vahvist*, varmenn*, todenn*, tunnist*, kirjaudu*, kirjautu*, sisäänkirjautu*, salasana*, nollaa*, nollau*,
    palaut*, tili, tilin, tilisi, käyttäjätili*, rekister*, turvallis*, aktivo*, kaksivaihei*, laite, laitte*,
    henkilöllisyy*, hyväksy*, lukitu*, kertakäyttö*, sähköpostiosoit*
  `,
  fleeting: `
    voimassa*, vanhene*, vanhentu*, minuut*, älä jaa, älä koskaan, älä anna, älä kerro, kenellekään, emme koskaan,
    ei koskaan, luottamukselli*, vain kerran, kertakäyttöi*
  `,
  enter: `
    syötä*, kirjoita*, näppäile*, kopioi*, liitä, käytä*, täytä, anna koodi
  `,
  complete: `
    vahvista* sähköposti*, vahvista* uusi sähköposti*, vahvista* osoit*, vahvista* tili*, vahvista* rekisteröity*,
    vahvista* uutiskirjetila*, vahvista* kirjautumi*, vahvista* henkilöllisyy*, vahvista* muutos, vahvista* muutok*,
    vahvista* poisto*, vahvista* että se olet sinä, sähköposti* vahvist*, tilin vahvist*, varmenna* sähköposti*,
    aktivoi* tili*, aktivoi* tunnuk*, tilin aktivo*, nollaa* salasana*, palauta* salasana*, vaihda* salasana*,
    aseta* salasana*, aseta* uusi salasana*, luo salasana*, valitse* salasana*, valitse* uusi salasana*,
    määritä* salasana*, määritä* uusi salasana*, uusi salasana*, uuden salasana*, salasana* palaut*,
    salasana* nolla*, salasana* vaihta*, salasana* vaihto*, salasana* asettami*, palauta* tili*, vahvistuslin*,
    kirjautumislin*, aktivointilin*, palautuslin*, taikalin*, hyväksy* kutsu*, liity tiimiin, liity nyt,
    avaa til* lukitus*, poista til* lukitus*, hyväksy* kirjautumi*, se olin minä, viimeistele* rekisteröity*,
    viimeistele* tili*, poista tilini
  `,
  act: `
    vahvista, varmenna, aktivoi, hyväksy, jatka, liity, viimeistele, nollaa, salli, aloita, avaa lukitus
  `,
  signIn: `
    kirjaudu, kirjaudu sisään, kirjaudu nyt, sisäänkirjautuminen, avaa sovellus
  `,
  never: `
    peruuta tilaus, peruuta uutiskirje*, lopeta tilaus, peru tilaus, asetuks*, hallitse, selaimessa, verkkoversio*,
    tietosuoja*, yksityisyy*, evästee*, käyttöeh*, ohje, ohjeet, tuki, asiakaspalvelu*, ota yhteyttä, usein kysy*,
    kysely*, palaute, arvioi*, seuraa lähety*, seuraa paket*, seuraa tilau*, näytä tilaus, omat sivut, näytä lasku,
    maksa, lue lisää, näytä kaikki, osta nyt, verkkokaupp*, tietoa meistä, uutiskirje*
  `,
  notMe: `
    et pyytänyt, et tehnyt, et luonut, et itse, et yrittänyt, et tunnista, et ole pyytänyt, et ole tehnyt,
    et ole luonut, et ole itse, ollut sinä, en ollut minä, en minä, huomiotta, huomioimatta, hylkää*, peruuta, estä,
    suojaa tili*, lukitse tili*, vahingossa, joku muu
  `,
  done: `
    on vaihdettu, on muutettu, on päivitetty, on vahvistettu, on aktivoitu, on nollattu, on lisätty, on poistettu,
    on otettu käyttöön, on nyt aktiivinen, on nyt vahvistettu, muutettiin, onnistui, onnistuneesti,
    uusi kirjautuminen, kirjauduttu, salasana vaihdettu, kiitos vahvistuksesta, on hyväksynyt
  `,
  here: `
    tästä, tästä linkistä, täältä, klikkaa, napsauta*, napauta*, paina, linkki, linkkiä, alla olevaa linkkiä,
    seuraavaa linkkiä, painike*, osoiteriv*, kopioi ja liitä, painike ei toimi, selaim*
  `,
};
