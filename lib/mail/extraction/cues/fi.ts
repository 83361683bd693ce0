import type { Cues } from "@/lib/mail/extraction/cues/types";

export const fi: Cues = {
  code: `
    koodi*, vahvistuskoodi*, varmennuskoodi*, todennuskoodi*, kertakoodi*, kertakäyttökoodi*, kertakäyttöi* koodi*,
    kirjautumiskoodi*, turvakoodi*, suojakoodi*, tunnistautumiskoodi*, tunnistuskoodi*, aktivointikoodi*,
    palautuskoodi*, pääsykoodi*, tekstiviestikoodi*, kertasalasana*, kertakäyttösalasana*, kertakäyttöi* salasana*,
    väliaikai* koodi*, vahvistusnumero*, varmistuskoodi*, varmistusnumero*, todentamiskoodi*, hyväksymiskoodi*,
    valtuutuskoodi*, tapahtumakoodi*, maksukoodi*, poistokoodi*, vaihtokoodi*, laitekoodi*, parikoodi*,
    liittämiskoodi*, avauskoodi*, nollauskoodi*, tarkistuskoodi*, tarkistenumero*, salakoodi*, sisäänkirjautumiskoodi*,
    käyttöoikeuskoodi*, kertapin*, kertatunnus*, vahvistusluku*, kertatunnuks*, kertanumero*, kertaluku*, kertaluvu*,
    vahvistusluvu*, vahvistustunnus*,
    maksun tunnusluku, maksun salasana, maksun vahvistuskoodi, tapahtuman tunnusluku, maksutapahtuman tunnusluku,
    tunnusluku maksulle, tunnusluku tähän maksuun, koodi tähän maksuun, oston tunnusluku, salasana
    tähän maksuun, sinun numerosi ovat,
    parituskoodi, rekisteröintikoodi, vaihtuva tunnusluku, pin koodi, allekirjoituskoodi
  `,
  maybeCode: `
    pin koodi*, pinkoodi*, tunnusluku*, tunnusluvu*, numerosarja*, *numeroinen, *numeroisen, alla oleva numero,
    seuraava numero, numerot, turva avain*, numeroyhdistelmä*, numeroa, numeroita, merkkiä, merkkijono*, merkit,
    kirjaimet, kirjainta, kirjainyhdistelmä*, yhdistelmä*, tämä numero, *numeroista, *numeroisella, *merkkinen,
    *merkkisen, *merkkistä, salainen sana, salasanan alla, sana alla, tunnussana*, symbolit, luku, luvun, numerosi,
    seuraava sarja, avain, sanat, alla olevat sanat, varmenne, luvulla, luvusta, luvut, luvuilla, lukua,
    väliaikainen salasana, lukusarja*
  `,
  other: `
    tilaus*, ostos*, lasku*, kuitti*, tapausnumero*, asiakasnumero*, varaus*, seurantakoodi*, seurantanumero*,
    seurantatunnus*, lähetys*, paketti*, toimitus*, noutokoodi*, lunastuskoodi*, viitenumero*, puhelin*, puh, soita,
    tilinumero*, korttinumero*, päättyvä*, sopimus*, postinumero*, maakoodi*, maatunnus*, suuntanumero*, alennus*,
    tarjous*, etukoodi*, kuponki*, lahjakort*, lahjakoodi*, suosittelukoodi*, kutsukoodi*, virhekoodi*, tilakoodi*, qr
    koodi*, viivakoodi*, lähdekoodi*, värikoodi*, ovikoodi*, henkilötunnus*, y tunnus*, versio*, yhteensä, saldo*,
    hinta, euroa, maksu*, pistet*, *nkatu, kpl, alv, kampanjakoodi*, summa, summan, summaa, summat, pyyntösi numero,
    pyynnön numero, pyyntönumero*, pyyntö nro, palvelupyyn*, tiketti*, tiketin numero, sarjanumero*, paluuarvo*,
    paluukoodi*, vastauskoodi*, porttia, portti, virhe, jäsennumero*, jäsenkort*, jäsentunnus*, vakuutus*, mittari*,
    käyttöpaikkanumero*, rekisterinumero*, rekisteritunnus*, matkalippu*, lippunumero*, lippu, lippua, paikkanumero*,
    tilauksen numero, noutonumero*, tapahtumatunnus*, tapahtumanumero*, transaktio*, pankkitunnus*, pankkikoodi*, swift
    koodi*, saajan tili, saaja, puhelimitse, soittamalla, puh., tarjouk*, säästö*, alekoodi*, suosittele kaveri*,
    suosittele ystäv*, kutsu kaveri*, kutsu ystäv*, viite, arpanumero*, kun otat yhteyttä, mainitse numero, ottaessasi
    yhteyttä, varauksesi, noudettavissa,
    lokero*, avaa lokero koodilla, lokerokoodi*, avauskoodi lokero*, työ numero, työnumero*, laituripaikka,
    säilytysaika, lipun numero, kortin numero, istumapaikka, resepti, tulli, ajanvaraus*, jonotusnumero*, vuoronumero*,
    kokous, kokouksen, palaveri, kokoukseen,
    hakukent*, hakuruut*, hakukenttään, mittarin numero*,
    laskun numero*, lennon numero*, huoneen numero*, huonenumero*, asianumero*, diaarinumero*, kilpailunumero*,
    henkilöstönumero*, korjausnumero*, käyttöpaikan numero*, kirjastokortin numero*,
    viestikent*, viestiksi, viitteeksi, maksun viestiin,
    vyöhyke*, pysäköintialue*, aluekoodi*, latauspiste*
  `,
  promo: `
    alennus*, *alennus, alennukse*, alekoodi*, alennuskoodi*, kuponki*, lahjakort*, lahjakortti*, etukoodi*,
    kampanjakoodi*, tarjoukse*, erikoistarjous*, tarjous voimassa, alennusmyyn*, loppuunmyyn*, säästä nyt, säästä
    jopa, kassalla, ostoskori*, ostoskär*, ilmainen toimitus, ilmaise* toimituks*, maksuton toimitus,
    kanta-asiakaspiste*, bonuspiste*, arvonta*, arvonna*, kutsu ystäv*, suosittele ystäv*, kutsu kaveri*,
    syntymäpäivälahj*, synttärilahj*, minimitilau*, vähimmäistilau*, vähimmäisosto*, niin kauan kuin tavaraa, niin
    kauan kuin varastoa, lunasta etu*, lunasta tarjou*, osta nyt, ostoksille, koko valikoima*, euron ostosta, puoleen
    hintaan, kun maksat, saatte molemmat, niin saatte, vinkkaa ystäv*, jaa ystäv*, saat kahvin, arpanumero*, arvotaan,
    voittaj*, puolet hinnasta, puoli hintaa, maksaessasi, molemmat saatte, tarjous, voita, kampanja, etukuponki*,
    kilpailu*
  `,
  press: `
    tässä numerossa, tässä artikkelissa, jatka lukemista, lue koko, kolumni*, kolumnisti*, blogikirjoitu*,
    blogipostau*, blogijulkaisu*, lukijamme, lukijoidemme, lukijoillemme, tilasto*, viikkoraport*, kuukausiraport*,
    viikkokatsau*, viikkoyhteenve*, keskimäärin, viime kuussa, viime kuun, julkaisutiedo*, versiotiedo*, muutosloki*,
    uusi versio, uudessa versiossa, virhekorjauks*, korjatut virheet, korjattu virhe*, testit epäonnistui*, testit
    epäonnistuivat, koontiversio*, webinaari*, podcast-jakso*, podcastjakso*, työpaja*, tutkimus osoittaa, tutkimuksen
    mukaan, kyselyn mukaan, huijausaalto*, kalasteluaalto*, lehdistötiedo*, tutkijat, käyttöraport*, lähetimme, viime
    vuonna, suomalaista, huijarit, näin huijarit, menetti rahaa, lue juttu, epäonnistui, loki, raportti viikko,
    suomalaiset, suomalaisista, huijarien, kysely, kyselyyn, kyselyn, mielipiteesi, tutkimus,
    huijari*, huijaus*, huijausviesti*, lue artikkeli, uutta versiossa, tietojenkalastelu*
  `,
  business: `
    vahvist*, varmenn*, todenn*, tunnist*, kirjaudu*, kirjautu*, sisäänkirjautu*, salasana*, nollaa*, nollau*, palaut*,
    tili, tilin, tilisi, käyttäjätili*, rekister*, turvallis*, aktivo*, kaksivaihei*, laite, laitte*, henkilöllisyy*,
    hyväksy*, lukitu*, kertakäyttö*, sähköpostiosoit*, tilisiir*, nosto, verkkopank*, lomakke*, profiili*, pääsyä,
    pääsy, sisäänpääsy*, kutsui sinut, kutsunut sinut, kutsuu sinut, kutsu, lisännyt sinut, lisäsi sinut, lukittu,
    lukitsimme, oletko tämä sinä, käyttäjätunnus,
    yrittänyt sisään, jäsenyytesi
  `,
  fleeting: `
    voimassa*, vanhene*, vanhentu*, minuut*, älä jaa, älä koskaan, älä anna, älä kerro, kenellekään, emme koskaan, ei
    koskaan, luottamukselli*, vain kerran, kertakäyttöi*, sekunti*, sekunnin, umpeutu*, erääntyy, älä näytä, älä
    luovuta, toimii vain, toimii viikon, toimii tunnin, toimii vuorokauden, lakkaa toimimasta, ei enää toimi,
    varttitunni*, vartin ajan, vartin
  `,
  enter: `
    syötä*, kirjoita*, näppäile*, kopioi*, liitä, käytä*, täytä, anna koodi, syöttämällä, naputtele*, naputa*,
    käyttämällä, anna tämä, antamalla, ilmoita, kerro, lue ääneen, sanele*, skannaa*, täydennä*, anna verkkopankissa,
    anna koodi*, lähetä lomak*, tarvitset luvun, anna luku, anna numero*, anna alla, vahvista se numerolla, numerolla,
    näpyttele*,
    laita, laita siihen, laita se, laittamalla, lisää siihen, siihen tulee, kirjoittamalla, syöttäkää,
    syöttää, syötetään, kirjoitetaan, kirjoittaa, näppäillä, annat, merkitse, merkitkää, täyttää, täytät,
    naputella, aseta, laittaa, laitat,
    kysyy, kysytään, pyytää, pyydetään
  `,
  complete: `
    vahvista* sähköposti*, vahvista* osoit*, vahvista* tili*, vahvista* rekisteröity*, vahvista* kirjautumi*,
    vahvista* henkilöllisyy*, vahvista* muutos, vahvista* muutok*, vahvista* poisto*, vahvista* että se olet sinä,
    sähköposti* vahvist*, tilin vahvist*, varmenna* sähköposti*, aktivoi* tili*, aktivoi* tunnuk*, tilin aktivo*,
    nollaa* salasana*, palauta* salasana*, vaihda* salasana*, aseta* salasana*, luo salasana*, valitse* salasana*,
    määritä* salasana*, uusi salasana*, uuden salasana*, salasana* palaut*, salasana* nolla*, salasana* vaihta*,
    salasana* vaihto*, salasana* asettami*, palauta* tili*, vahvistuslin*, kirjautumislin*, aktivointilin*,
    palautuslin*, taikalin*, hyväksy* kutsu*, liity nyt, avaa til* lukitus*, poista til* lukitus*,
    hyväksy* kirjautumi*, se olin minä, viimeistele* rekisteröity*, viimeistele* tili*, poista tilini,
    vahvista* tilaus*, vahvista* tilaamis*, vahvista* liitty*, vahvista* oma*, vahvista* uusi*, vahvista* tunnuk*,
    vahvista* laite*, vahvista* salasana*, vahvista* pyyntö*, vahvista* uutiskirje*, osoitteen vahvist*,
    osoitteesi vahvist*, rekisteröitymisen vahvist*, rekisteröinnin vahvist*, varmista* sähköposti*, varmista* osoit*,
    varmenna* osoit*, varmenna* tili*, todenna* sähköposti*, todenna* tili*, aktivoi* profiili*, aktivoi* käyttäjä*,
    käyttäjätilin aktivo*, tunnuksen aktivo*, ota tunnus käyttöön, ota tunnukse* käyttöön, ota tili* käyttöön,
    ota käyttöön tunnuk*, valitse itsellesi salasana, salasanan valinta, keksi* salasana*, luo itsellesi salasana,
    vaihtamaan salasana*, unohtu* salasana*, palauta pääsy, palauta käyttöoikeu*, nollauslin*, varmennuslin*,
    kertalin*, kirjaudu ilman salasanaa, kirjautuminen ilman salasanaa, se olen minä, poista tili,
    poista* käyttäjätili*, poista tunnuk*, tilin poist* vahvist*, siirry sovellukseen, posti tuli perille,
    kyllä osoite on, osoite on oikein, käytä tätä osoitetta, ota kutsu vastaan, kyllä haluan, haluan uutiskirje*,
    avaa tilini, avaa tili uudelleen, avaa tili, minä se olen, päästäkää sisään, niin olet sisällä, olet sisällä,
    pääset sisään, sisäänkäynti*, poista kaikki, postilaatikko on sinun, osoite on sinun, ota tunnuksesi käyttöön,
    herää eloon, liity ryhmä*, tule ryhmään, vahvistat sen osoitteessa, kun vahvistat, keksi itsellesi uusi salasana,
    viesti tuli perille, viesti saapui perille, osoite on oikea, osoite on minun, se on osoitteeni, tämä on osoitteeni,
    ota osoite käyttöön, vaihda sähköposti*, vaihda osoit*, vaihdetaan osoite, vaihda tähän osoitteeseen, ota* kutsu*,
    kyllä se olen minä, kyllä olen, liity mukaan, tule mukaan, haluan mukaan, kyllä kiitos, valitse uusi salasana,
    päästä sisään, poista lukitus, avaa lukitus, vahvista ilmoittautumi*, viimeistele rekisteröinti, katso kutsu,
    avaa kutsu, vastaa kutsuun, siirry ryhmään, liity kuoroon, liity joukkueeseen, liity tiimiin, mukaan ryhmään,
    olen mukana, kyllä olen mukana, tulen mukaan, kuuluu sinulle, tarvitsemme vahvistuksesi, kirjaudu suoraan,
    kirjaudu yhdellä, aktivoi uudelleen, poista esto, vahvista että, vahvista tilauksesi, kyllä tämä on sähköpostini,
    tämä on sähköpostini, tämä on minun sähköpostini, hyväksy laite, jatka selaimessa, posti löytää perille,
    postin löytävän perille, vaihtaaksesi salasana*, palauttaaksesi salasana*, asettaaksesi salasana*, vahvistaaksesi*,
    aktivoidaksesi*, määrittele* uusi salasana*, määrittelemään uuden salasan*
  `,
  act: `
    vahvista, varmenna, aktivoi, hyväksy, jatka, liity, viimeistele, nollaa, salli, avaa lukitus, vahvistan,
    varmista, varmistan, todenna, hyväksyn, hyväksyä, aktivoida, vahvistaa, ota käyttöön, kyllä,
    hyväksytään, eteenpäin, vielä yksi vaihe, viimeinen vaihe, melkein valmis, melkein valmista, enää yksi, kesken,
    kirjautumaan
  `,
  signIn: `
    kirjaudu, sisäänkirjautuminen, avaa sovellus, kirjautuminen,
    aloita, aloitetaan
  `,
  never: `
    peruuta tilaus, peruuta uutiskirje*, lopeta tilaus, peru tilaus, asetuks*, hallitse, verkkoversio*, tietosuoja*,
    yksityisyy*, evästee*, käyttöeh*, ohje, tuki, asiakaspalvelu*, ota yhteyttä, usein kysy*, kysely*, palaute,
    arvioi*, seuraa lähety*, seuraa paket*, näytä tilaus, omat sivut, näytä lasku, maksa, lue lisää, näytä kaikki,
    osta nyt, verkkokaupp*, tietoa meistä, uutiskirje*, avaa selaimessa, katso selaimessa, lue selaimessa,
    näytä selaimessa, selainversio*, ohjeet, ohjeita, poistu lista*, poistu postitus*, irtisanou*, pyynnön tila,
    tilauksen tila, seuraa tila*, vahvista* osallistu*, vahvista* saapumi*, ilmoittaudu*, liity kokouk*,
    liity puheluun, miten onnistuimme, lue juttu, katso kuva*, katso missä, anna tähtiä, jaa ystäv*, lue artik*,
    lue uutinen, jatka lukemista, katso lasku, jäsenehdot, hinnasto, ehdot, siirrä nouto, lataa kuitti,
    anna palautetta, arvostele, kauppaan, siirrä aika, peru aika, vahvista aika, saapumisohjeet, katso tilaus,
    jatka keskustelua, jatkaaksesi keskustelua, näytä viesti, lue viesti, näytä kommentti, liity kokoukseen,
    osallistu kokoukseen, oma tili, näytä tehtävä, avaa tehtävä, kokeile nyt, avaa raportti, näytä raportti,
    avaa tiedosto, katso kuvat, katso tulokset, kommentti, kommentit, kommenttien, kommentin, moderoi*
  `,
  notMe: `
    et pyytänyt, et tehnyt, et luonut, et itse, et yrittänyt, et tunnista, et ole pyytänyt, et ole tehnyt,
    et ole luonut, et ole itse, ollut sinä, en ollut minä, en minä, huomiotta, huomioimatta, hylkää*, peruuta,
    estä kirj*, estä käyttö*, estä tili*, suojaa tili*, lukitse tili*, vahingossa, jos et ole, et ollut,
    en se ollut minä, en pyytänyt, et tilannut, et kirjautunut, et rekisteröitynyt, et aloittanut, et odottanut,
    et halua, et lähettänyt, et tekemässä, poista tämä viesti, poista viesti, jos et ollut sinä, et ollut sinä,
    jos se et ollut sinä, sinun ei tarvitse tehdä mitään, älä tee mitään, voit jättää huomiotta, jätä huomiotta,
    ei kiitos, ellet itse, unohtaa tämän viestin, voit unohtaa, jos joku muu, joku muu on kirjoittanut,
    joku muu yrittää, ette yrittäneet, et yritä, ette tunnista
  `,
  done: `
    on muutettu, on vahvistettu, on aktivoitu, on nollattu, on lisätty, on poistettu, on otettu käyttöön,
    on nyt aktiivinen, on nyt vahvistettu, muutettiin, onnistui, onnistuneesti, uusi kirjautuminen, kirjauduttu,
    kiitos vahvistuksesta, on hyväksynyt, on palautettu, on lukittu, on avattu, on kytketty, on asetettu, vaihdettiin,
    poistettiin, on vaihdettu, kirjauduttiin, on maksettu
  `,
  here: `
    tästä, täältä, klikkaa, napsauta*, napauta*, paina, linkki, linkkiä, painike*, osoiteriv*, kopioi ja liitä,
    selaim*, linkistä, linkin, linkkiin, tällä linkillä, klikkaamalla, napsauttamalla, tässä linkkisi, avaa sivu,
    alla olevasta, tällä sivulla, tähän osoitteeseen, kopioi, osoitekenttään, seuraavaa linkkiä,
    seuraavassa osoitteessa, käy osoitteessa, oheisella sivulla, seuraavalla sivulla, seuraavaan osoitteeseen,
    siirry osoitteeseen, mene osoitteeseen
  `,
};
