import type { Cues } from "@/lib/mail/extraction/cues/types";

export const fi: Cues = {
  code: `
    vahvistussana*, tunnussana*, koodi*, vahvistuskoodi*, varmennuskoodi*, todennuskoodi*, kertakoodi*,
    kertakäyttökoodi*, kertakäyttöi* koodi*, kirjautumiskoodi*, turvakoodi*, suojakoodi*, tunnistautumiskoodi*,
    tunnistuskoodi*, aktivointikoodi*, palautuskoodi*, pääsykoodi*, tekstiviestikoodi*, kertasalasana*,
    kertakäyttösalasana*, kertakäyttöi* salasana*, väliaikai* koodi*, vahvistusnumero*, varmistuskoodi*,
    varmistusnumero*, todentamiskoodi*, hyväksymiskoodi*, valtuutuskoodi*, tapahtumakoodi*, maksukoodi*, poistokoodi*,
    vaihtokoodi*, laitekoodi*, parikoodi*, liittämiskoodi*, avauskoodi*, nollauskoodi*, tarkistuskoodi*,
    tarkistenumero*, salakoodi*, sisäänkirjautumiskoodi*, käyttöoikeuskoodi*, kertapin*, kertatunnus*, vahvistusluku*,
    kertatunnuks*, kertanumero*, kertaluku*, kertaluvu*, vahvistusluvu*, vahvistustunnus*, maksun tunnusluku, maksun
    salasana, maksun vahvistuskoodi, tapahtuman tunnusluku, maksutapahtuman tunnusluku, tunnusluku maksulle, tunnusluku
    tähän maksuun, koodi tähän maksuun, oston tunnusluku, salasana tähän maksuun, sinun numerosi ovat, parituskoodi,
    rekisteröintikoodi, vaihtuva tunnusluku, pin koodi, allekirjoituskoodi, *koodi*, suostumuskoodi*, yhdistämiskoodi*,
    parituskoodi*, rekisteröintikoodi*, rekisteröitymiskoodi*, allekirjoituskoodi*, käyttöönottokoodi*, peruutuskoodi*,
    irtisanomiskoodi*, siirtokoodi*, sähköpostikoodi*, kertaluonteinen salasana*, kertaluonteis* salasan*, yhden kerran
    salasana*, kerran käytettävä salasana*, kerran käytettävä koodi*, vaihtuva salasana*, vaihtuva* tunnuslu*,
    dynaaminen salasana*, dynaamis* salasan*, tilapäi* koodi*, tilapäi* tunnuslu*, varmistusluku*, varmistusluvu*,
    turvaluku*, turvaluvu*, turvanumero*, tarkistusnumero*, tarkistusluku*, tarkistusluvu*, tarkistusmerk*,
    kirjautumisnumero*, kirjautumisluku*, kirjautumisluvu*, kertamerkkijono*, kerta avain*, kerta avaim*,
    kertakäyttönumero*, kertakäyttöluku*, kertakäyttötunnus*, kertakäyttötunnuks*, kertakäyttöavai*, aktivointinumero*,
    aktivointitunnus*, aktivointitunnuks*, hyväksymisnumero*, todennusnumero*, tunnistusnumero*, kertasana*,
    salanumero*, koodi maksuun, koodi maksulle, koodi maksun vahvistamiseen, koodi siirtoon, koodi ostokseen,
    tapahtuman salasana
  `,
  maybeCode: `
    pin koodi*, pinkoodi*, tunnusluku*, tunnusluvu*, numerosarja*, *numeroinen, *numeroisen, alla oleva numero,
    seuraava numero, numerot, turva avain*, numeroyhdistelmä*, numeroa, numeroita, merkkiä, merkkijono*, merkit,
    kirjaimet, kirjainta, kirjainyhdistelmä*, yhdistelmä*, tämä numero, *numeroista, *numeroisella, *merkkinen,
    *merkkisen, *merkkistä, salainen sana, salasanan alla, sana alla, tunnussana*, symbolit, luku, luvun, numerosi,
    seuraava sarja, avain, sanat, alla olevat sanat, varmenne, luvulla, luvusta, luvut, luvuilla, lukua,
    väliaikainen salasana, lukusarja*,
    numerojono*, kirjainsarja*, merkkisarja*, merkkiyhdistelmä*, lukuyhdistelmä*, numerot ovat, numeroiksi, merkeistä,
    merkillä, numeroilla, tunnuslauseke*, turvalause*, aktivointiavain*, aktivointiavaim*, tilapäinen salasana,
    tilapäise* salasan*, merkkijonon, avainluku*, avainluvu*, luvuksi, luvuista, salainen numero, salainen luku,
    salaista numeroa
  `,
  other: `
    tilaus*, ostos*, lasku*, kuitti*, tapausnumero*, asiakasnumero*, varaus*, seurantakoodi*, seurantanumero*,
    seurantatunnus*, lähetys*, paketti*, toimitus*, noutokoodi*, lunastuskoodi*, viitenumero*, puhelin*, puh, soita,
    tilinumero*, korttinumero*, päättyvä*, sopimus*, postinumero*, maakoodi*, maatunnus*, suuntanumero*, alennus*,
    tarjous*, etukoodi*, kuponki*, lahjakort*, lahjakoodi*, suosittelukoodi*, kutsukoodi*, virhekoodi*, tilakoodi*, qr
    koodi*, viivakoodi*, lähdekoodi*, värikoodi*, ovikoodi*, henkilötunnus*, y tunnus*, versio*, yhteensä, saldo*,
    hinta, euroa, pistet*, *nkatu, kpl, alv, kampanjakoodi*, summa, summan, summaa, summat, pyyntösi numero, pyynnön
    numero, pyyntönumero*, pyyntö nro, palvelupyyn*, tiketti*, tiketin numero, sarjanumero*, paluuarvo*, paluukoodi*,
    vastauskoodi*, porttia, portti, virhe, jäsennumero*, jäsenkort*, jäsentunnus*, vakuutus*, mittari*,
    käyttöpaikkanumero*, rekisterinumero*, rekisteritunnus*, matkalippu*, lippunumero*, lippu, lippua, paikkanumero*,
    tilauksen numero, noutonumero*, tapahtumatunnus*, tapahtumanumero*, transaktio*, pankkitunnus*, pankkikoodi*, swift
    koodi*, saajan tili, saaja, puhelimitse, soittamalla, puh., tarjouk*, säästö*, alekoodi*, suosittele kaveri*,
    suosittele ystäv*, kutsu kaveri*, kutsu ystäv*, viite, arpanumero*, kun otat yhteyttä, mainitse numero, ottaessasi
    yhteyttä, varauksesi, noudettavissa, lokero*, avaa lokero koodilla, lokerokoodi*, avauskoodi lokero*, työ numero,
    työnumero*, laituripaikka, säilytysaika, lipun numero, kortin numero, istumapaikka, resepti, tulli, ajanvaraus*,
    jonotusnumero*, vuoronumero*, kokous, kokouksen, palaveri, kokoukseen, hakukent*, hakuruut*, hakukenttään, mittarin
    numero*, laskun numero*, lennon numero*, huoneen numero*, huonenumero*, asianumero*, diaarinumero*,
    kilpailunumero*, henkilöstönumero*, korjausnumero*, käyttöpaikan numero*, kirjastokortin numero*, viestikent*,
    viestiksi, viitteeksi, maksun viestiin, vyöhyke*, pysäköintialue*, aluekoodi*, latauspiste*, porttikoodi*,
    lukkokoodi*, hälytyskoodi*, hälytinkoodi*, kaappikoodi*, boksikoodi*, avainkoodi*, avainboksi*, kulkukoodi*,
    rappukoodi*, vieraskoodi*, wifi koodi*, wifi salasana*, wi fi salasana*, verkkoavain*, verkon salasana*,
    pukukoodi*, pukeutumiskoodi*, kurssikoodi*, opintojaksokoodi*, luokkakoodi*, oppilaskoodi*, kokouskoodi*,
    kokoustunnus*, kokouksen tunnus*, kokous id*, kaverikoodi*, ystäväkoodi*, jäsenkoodi*, asiakaskoodi*,
    kumppanikoodi*, opiskelijakoodi*, bonuskoodi*, kilpailukoodi*, voittokoodi*, ostokoodi*, palautustunnus*,
    myymäläkoodi*, tuotekoodi*, mallikoodi*, lisenssikoodi*, lisenssiavain*, tuoteavain*, varauskoodi*, lippukoodi*,
    matkakoodi*, asemakoodi*, kenttäkoodi*, lentokenttäkoodi*, paikkakoodi*, bic koodi*, verokoodi*, alv koodi*,
    toimialakoodi*, diagnoosikoodi*, syykoodi*, tullikoodi*, varoituskoodi*, vikakoodi*, radiokoodi*, moottorikoodi*,
    maalikoodi*, postikoodi*, kuntakoodi*, kielikoodi*, valuuttakoodi*, varastokoodi*, projektikoodi*, morsekoodi*,
    konekoodi*, geenikoodi*, avoin koodi, avoimen koodi*, avointa koodi*, koodisto*, kirjastokortt*, toimitustunnus*,
    kollinumero*, vahinkonumero*, vahinkoilmoitu*, potilasnumero*, opiskelijanumero*, oppilasnumero*, tapaustunnus*,
    asiatunnus*, diaarinro, asiakastunnus*, asiakasnro, tilausnro, laskunro, viitenro, kiinteistötunnus*, asunnon
    numero*, alustanumero*, passin numero*, passinumero*, ajokortin numero*, ajokorttinumero*, liittymänumero*,
    liittymän numero*, toimittajanumero*, kaapin numero*, kaappinumero*, junan numero*, vaunu, vaunun, kurssinumero*,
    rahtikirja*, sopimusnro, ilmoittautumisnumero*, kiinteistökoodi*, ravintokoodi*, maksu, maksun, maksua, maksut,
    maksuja, maksujen, maksusi, maksuun, maksulla, maksuaika*, maksuajan, maksuerä*, maksueri*, maksukort*, maksutapa*,
    maksutavan, maksuviite*, maksutied*, maksumuistut*, maksupäiv*, maksuvahvistu*, maksukuit*, maksusuunnitel*,
    maksusuorit*, maksuehto*, maksuehdo*, maksullis*, maksullinen, maksutosit*, maksupalvelu*, maksupääte*,
    maksumääräy*, api avain*, api avaim*, neljä viimeistä numero*, viimeiset neljä numero*, 4 viimeistä numero*,
    viimeiset 4 numero*, nimikekoodi*, artikkelikoodi*, tavarakoodi*, tavararyhmäkoodi*, tavarantoimittajakoodi*,
    toimittajakoodi*, valmistajakoodi*, materiaalikoodi*, varaosakoodi*, liikekoodi*, toimipaikkakoodi*,
    toimipistekoodi*, sivukonttorikoodi*, osastokoodi*, kustannuspaikkakoodi*, yksikkökoodi*, henkilöstökoodi*,
    työntekijäkoodi*, ammattikoodi*, ammattiluokituskoodi*, tehtäväkoodi*, palkkalajikoodi*, poissaolokoodi*,
    työnantajakoodi*, maksajakoodi*, oppiainekoodi*, ainekoodi*, moduulikoodi*, koulutuskoodi*, tutkintokoodi*,
    oppilaitoskoodi*, koulukoodi*, koekoodi*, tenttikoodi*, koepaikkakoodi*, huonekoodi*, luokkahuonekoodi*,
    salikoodi*, ryhmäkoodi*, aktiviteettikoodi*, ottelukoodi*, joukkuekoodi*, turnauskoodi*, pysäköintikoodi*,
    pysäköintivyöhykekoodi*, kyläkoodi*, kaupunkikoodi*, pysäkkikoodi*, tariffikoodi*, hinnastokoodi*,
    mittauspistekoodi*, verotoimistokoodi*, verolajikoodi*, tolkoodi*, elinkeinokoodi*, budjettikoodi*,
    määrärahakoodi*, tiliöintikoodi*, konttorikoodi*, tapahtumalajikoodi*, takuukoodi*, korjauskoodi*, vahinkokoodi*,
    reklamaatiokoodi*, käännöskoodi*, eräkoodi*, sävykoodi*, tyyppikoodi*, tautiluokituskoodi*, toimenpidekoodi*,
    nimikkeistökoodi*, hankekoodi*, kohdekoodi*, tol koodi*, cn koodi*, hs koodi*, ean koodi*, ral koodi*, iata koodi*,
    icd koodi*, mcc koodi*, osastonumero*, kustannuspaikkanumero*, myymälänumero*, toimipaikkanumero*, ryhmänumero*,
    eränumero*, tuotenumero*, värinumero*, mallinumero*, takuunumero*, varaosanumero*, tuotteen koodi*, artikkelin
    koodi*, nimikkeen koodi*, kurssin koodi*, opintojakson koodi*, kokeen koodi*, tentin koodi*, huoneen koodi*, luokan
    koodi*, ryhmän koodi*, joukkueen koodi*, osaston koodi*, kustannuspaikan koodi*, myymälän koodi*, toimipisteen
    koodi*, toimittajan koodi*, työntekijän koodi*, vyöhykkeen koodi*, pysäköintialueen koodi*, aseman koodi*, kunnan
    koodi*, verotoimiston koodi*, toimialan koodi*, erän koodi*, värin koodi*, mallin koodi*, tutkinnon koodi*, pankin
    konttorin koodi*, kurssi koodilla, kurssi jonka koodi, tuote jonka koodi, tuote koodilla, tuotetta koodilla, wlan
    salasana*, vieras wifi salasana*, vierasverkon salasana*, vieraiden verkon salasana*, langattoman verkon salasana*,
    lähiverkon salasana*, reitittimen salasana*, kokouksen salasana*, palaverin salasana*, webinaarin salasana*,
    etäkokouksen salasana*, neuvottelun salasana*, wlansalasana*, wifisalasana*, vierasverkkosalasana*,
    kokoussalasana*, kokouksen pin*, neuvottelukoodi*, kokouksen koodi*, neuvottelun koodi*, osallistujakoodi*,
    osallistujan pin*, wlan avain*, tilaajakoodi, jälleenmyyjäkoodi, valmistuserän koodi, osakoodi, pankin koodi,
    viitekoodi, virtuaaliviivakoodi, rakennuskoodi, virheen koodi, poistumiskoodi, häiriökoodi, pnr koodi, lipun koodi,
    lahjoituskoodi, keräyskoodi, icd 10 koodi, reseptikoodi, atc koodi, pysäköintivyöhykkeen koodi, osoitekoodi,
    lahjakortin koodi, käyntikoodi, pankkiviivakoodi, kyselykoodi, vastaajakoodi, konferenssikoodi
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
    kilpailu*,
    ostoksen yli, kun ostat yli
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
    yrittänyt sisään, jäsenyytesi,
    allekirjoit*, suostumu*, parita*, yhdistä laite*, uusi puhelin, uuteen puhelimeen, uusi tietokone, uusi selain,
    uudella laitteella, osoitteenvaihto*, vaihtaa sähköposti*, vaihtaa puhelinnumero*, irtisanomi*, irtisanou*,
    mobiilipank*, maksunvahvist*,
    maksun viimeistel*, viimeistellä maksu*, viimeistellä siir*, siirron viimeistel*, viimeistelläksesi, vapauttaa
    maksun, vapauttaa siirron, maksun vapautt*, maksun valtuut*, valtuuta maksu, valtuuttaa maksun, valtuuttaa
    tapahtuman, valtuuttaaksesi, tapahtuma odottaa, siirto odottaa, maksutapahtuma odottaa, maksutoimeksianto*, 3d
    secure, 3 d secure, korttimaksu verkossa, sähköinen allekirj*, uuteen kännykkään, uudella puhelimella, uudella
    kännykällä, uudesta puhelimesta, uudella tietokoneella, uudella selaimella, uudesta selaimesta, tuntemat* selai*,
    toisella selaimella, pariliit*, laitepari*, parin muodost*, yhdistä puhelin, yhdistä televisio, yhdistää puhelimen,
    yhdistää television, liittää puhelimen, lukkiutu*, lukittiin, väärä yritys, väärien yrity*, väärän yrity*, vääriä
    yrity*, epäonnistun* yrity*, virheellis* yrity*, liian monta yrity*, liian monta väär*, liian monen yrity*,
    tunnuksen poist*, tunnuksesi poist*, poistaa tunnuksesi, sähköpostin vaiht*, sähköpostin muut*, sähköpostisi vaiht*,
    puhelinnumeron vaiht*, puhelinnumeron muut*, uusi puhelinnumero*, uuden puhelinnumero*, vaihtaa numero*, takaisin
    sisään, pääset takaisin, päästä takaisin, avoinna olev* sivu*, avoinna olev* ikkuna*, avoimeksi jättä*, auki jättä*,
    jätit auki, jätit avoimeksi, jäi auki, auki olev* sivu*, auki olev* ikkuna*, avoimeen ikkunaan, avoimelle sivulle,
    se olet sinä, olet varmasti sinä, todella sinä, kuka väität,
    odottava maksu, odottava siirto, odottavan maksun, odottavan siirron, maksun loppuun*, siirron loppuun*, siirron
    toteutta*, oston viimeistel*, ostoksen viimeistel*, ostoksen loppuun*, verkko ostosta, verkko ostoksen, verkko
    ostoksesi, verkko ostos odottaa, korttimaksun verkossa, valtuut*, lukko pois, väärää yritystä, käyttäjän poist*,
    sähköpostin vaih*, puhelinnumeron vaih*, numeron vaih*, puhelimen vaih*, osoitteen vaih*, osoitteen muut*, numeron
    muut*, uuden sähköpostin, uuden puhelimen, uudelta puhelimelta, uudelta tietokoneelta, ensimmäinen kirjaut*, avoinna
    oleva*, avoimella sivulla, auki jätetty*, auki jääneelle, auki jääneeseen, jätitte auki, avoinna jättämä*, auki
    olevaan, auki olevalle, ikkuna on yhä auki, sivu on yhä auki
  `,
  fleeting: `
    voimassa*, vanhene*, vanhentu*, minuut*, vain kerran, kertakäyttöi*, sekunti*, sekunnin, umpeutu*, erääntyy,
    toimii vain, toimii viikon, toimii tunnin, toimii vuorokauden, lakkaa toimimasta, ei enää toimi, varttitunni*,
    vartin ajan, vartin, tunnin ajan, tunnin kuluessa, tunnin kuluttua, tunnin päästä, vuorokauden kuluessa,
    vuorokauden ajan, vartissa, käy vain, kelpaa vain, kelpaa kerran, kertakäyttöinen, yhden kerran, aikaa on
  `,
  secret: `
    älä jaa, älä koskaan, älä anna, älä kerro, kenellekään, emme koskaan, ei koskaan, luottamukselli*, älä näytä, älä
    luovuta, ei saa jakaa, ei saa luovuttaa, älä lähetä, älä lue, älä paljasta, älä välitä, pidä omana tietonasi, pidä
    se omana, pidä salassa, salassa, vain sinulle, vain sinun, ei muille, muita varten, älkää jakako, älkää antako
    koodia, älkää kertoko, älkää näyttäkö koodia, älkää luovuttako, älkää lähettäkö koodia, älkää paljastako, älkää
    välittäkö koodia, älä sanele, älä ilmoita koodia, älä toimita koodia, älä edelleenlähetä, kenenkään kanssa,
    kolmansille osapuolille koodia, koodia ulkopuolisille, koodia ei saa antaa, koodia ei saa kertoa, ei saa näyttää
    muille, emme kysy koodia, emme pyydä koodia, emme pyydä sitä, emme soita sinulle, ei kysy koodia, ei pyydä koodia,
    eivät koskaan kysy, eivät koskaan pyydä, työntekijämme eivät, henkilökuntamme ei, asiakaspalvelumme ei kysy,
    pankki ei kysy, pankin työntekijä ei, kukaan meistä ei, kukaan työntekijöistämme, pidä koodi omana, pidä koodi
    itselläsi, pidä omana tietona, pitäkää omana tietonanne, koodi on salainen, edes työntekijöillemme, edes
    henkilökunnallemme, on huijari
  `,
  enter: `
    syötä*, kirjoita*, näppäile*, kopioi*, liitä, käytä*, täytä, anna koodi, syöttämällä, naputtele*, naputa*,
    käyttämällä, anna tämä, antamalla, ilmoita, kerro, lue ääneen, sanele*, skannaa*, täydennä*, anna verkkopankissa,
    anna koodi*, lähetä lomak*, tarvitset luvun, anna luku, anna numero*, anna alla, vahvista se numerolla, numerolla,
    näpyttele*, laita, laita siihen, laita se, laittamalla, lisää siihen, siihen tulee, kirjoittamalla, syöttäkää,
    syöttää, syötetään, kirjoitetaan, kirjoittaa, näppäillä, annat, merkitse, merkitkää, täyttää, täytät, naputella,
    aseta, laittaa, laitat, kysyy, kysytään, pyytää, pyydetään, vahvista numerolla, vahvista luvulla,
    vahvista koodilla, vahvistetaan numerolla, vahvistetaan luvulla, hyväksy numerolla, hyväksy luvulla, hyväksy se,
    hyväksy ostos, hyväksy maksu, allekirjoita numerolla, allekirjoita luvulla, allekirjoita koodilla, allekirjoita se,
    allekirjoitetaan, avaa se numerolla, avaa luvulla, kirjaudu numerolla, kirjaudu luvulla, tunnistaudu numerolla,
    tunnistaudu luvulla, aktivoi numerolla, vahvista vaihto, vahvista ostos, vahvista maksu, vahvista siirto,
    viimeistele numerolla, luvulla, vastaa numerolla, vastaa luvulla, vastaa koodilla, vastaa tähän viestiin,
    vastaamalla, ilmoittamalla, ilmoitat, ilmoittaa, lue käsittelijälle, lue asiakaspalvelijalle, luettele, luetella,
    lukemalla, sano, sanokaa, sanot, mainitse, mainitkaa, sanelemalla, lähetä takaisin, lähetä tämä, lähetät takaisin,
    kopioimalla, kopioit, kopioikaa, jäljennä, kirjoita nämä, kirjoitat, kirjoitettava, kirjoitettavaksi, kirjoittakaa,
    kirjoita se, kirjoita ne, syötät, syöttämään, syötettävä, syötettäväksi, syötä se, syötä ne, näppäilemällä,
    näppäilkää, näppäilet, näppäillään, näpytä*, naputella sisään, naputtelemalla, naputtelet, täyttämällä, täyttäkää,
    täytetään, antakaa, annettava, annetaan sivulla, liittämällä, liittäkää, liität, liitetään, merkitsemällä,
    siihen kuuluu, siihen laitetaan, siihen kirjoitetaan, siihen syötetään, kuuluu kenttään, kuuluu ruutuun,
    kenttään tulee, ruutuun tulee, kenttään kuuluu, ruutuun kuuluu, paina näppäimistöllä, valitse numerot,
    käyttämään lukua, käytä lukua, käytä numeroa, kysymme sinulta, kysymme, kysytty, kysyttäessä, pyydämme sinulta,
    pyydettäessä, pyydetty, vaatii luvun, vaatii numeron, vaatii koodin, vaaditaan seuraavassa, tarvitaan seuraavassa,
    tarvitset seuraavassa, tarvitsee luvun, tarvitsee numeron, tarvitsee koodin, haluaa luvun, haluaa numeron,
    odottaa lukua, odottaa numeroa, odottaa koodia, syöttää kohtaan, siirrä luku, siirrä numerot,
    olet syöttänyt, syöttänyt luvun, syöttänyt numeron, olet kirjoittanut, olet antanut luvun, olet antanut numeron,
    olet näppäillyt, syötettyäsi, kirjoitettuasi, annettuasi, näppäiltyäsi, syötit, annat lomakkeella,
    riittää että annat, riittää että kirjoitat, riittää kun syötät, vahvistus tehdään, anna sille, anna pelille,
    anna sovellukselle, anna laitteelle, anna laitteessa, anna sovelluksessa,
    painele numerot, paina numerot, paina numerosarja*, valitse luvut, valitse luku, valitse oikea luku, valitkaa
    numerot, valitse sama numero, lähetä koodi, lähetä luku, lähetä numerot, lähettämällä koodi*, lähettäkää koodi,
    palauta koodi, vastaa tällä, vastaa viestiin koodi*, vastaa viestiin numero*, vastaa pelkällä, kertoa koodi*, lukea
    ääneen, luet ääneen, lue koodi, lue numerot, lue luku, lue se virkailij*, lue se asiakas*, lue se puhelimessa,
    luetaan ääneen, luetaan asiakas*, sanella, sanelkaa, sanoa koodi*, sanotaan koodi*, näytä koodi laittee*, näytä
    koodi ruudu*, anna asiakaspalvelij*, anna virkailij*, anna neuvoj*, antaa koodin, antaa luvun, antaa numeron, anna
    kyseinen, anna seuraava, jatka koodilla, jatka tällä, kirjaudu koodilla, tunnistaudu koodilla, viimeistele koodilla,
    viimeistele maksu, viimeistele siirto, viimeistele kirjautuminen koodi*, avaa koodilla, avaa se koodilla, avaa
    lukitus koodilla, avaa laite koodilla, avaa puhelin koodilla, avaa kortti koodilla, avaa tili koodilla, allekirjoita
    sopimus, allekirjoita asiakirja, allekirjoita vuokrasopimus, allekirjoitus koodilla, hyväksy koodilla, hyväksy
    siirto, hyväksy tapahtuma, hyväksy tilisiirto, hyväksytään koodilla, vahvista tapahtuma, vahvista tilisiirto,
    vahvista tällä koodilla, vahvista tällä numero*, vahvistetaan koodilla, vahvista muutos koodi*, vahvistat koodilla,
    aktivoi koodilla, valtuuta, syötetty, syötettyä, syöttämi*, syötön jälkeen, annettu kenttään, kirjoitettu kenttään,
    kun olet syöttän*, naputettava, naputeltava, näppäiltävä, liitettävä, sanottava, luettava ääneen, ilmoitettava,
    merkittävä kenttään, merkitset, pistä se, pistä koodi, tökkää, lisää koodi, lisää luku, lisää numero, sijoita koodi,
    lyö koodi, lyö numerot, iske koodi, liimaa koodi,
    vastaa vain numero*, vastaa vain koodi*, kertomalla koodi*, kertomalla luvu*,
    paina numeroita, painakaa numerot, paina näppäimiä, paina näppäimet, paina järjestyksessä, painele numeroita,
    valitse numero, valitkaa numero, valitse sama luku, käännä numerot, lähetä numero, lähettäkää luku, lähetä meille
    koodi, lähetä meille luku, lähetä se takaisin, palauta luku, vastatkaa viestiin, vastatkaa koodilla, lausu,
    lausukaa, lue numero, lue se ääneen, lukekaa koodi, lukekaa luku, lukekaa se, lukekaa numero, kertomalla, näytä
    luku, näytä numero, jatkakaa koodilla, viimeistelkää koodilla, päätä koodilla, avaa lukitus, kirjaudu sisään
    koodilla, kirjautukaa koodilla, hyväksykää koodilla, todenna koodilla, todentakaa koodilla, tunnistautukaa koodilla,
    vahvistakaa koodilla, vahvistakaa maksu, vahvistakaa ostos, hyväksykää maksu, allekirjoittakaa koodilla, vapauta
    maksu, syöttäessäsi, syöttäessä, syöttäessänne, näppäiltäessä, lausumalla
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
    aktivoidaksesi*, määrittele* uusi salasana*, määrittelemään uuden salasan*,
    avata lukituksen, avaat lukituksen, lukituksen voi avata, lukitus avataan, lukituksen avaami*, lukituksen poist*,
    poistaa lukituksen, avata tilin, avata tilisi, avaa tunnuk*, hyväksyt kutsun, hyväksyä kutsun,
    hyväksyttyäsi kutsun, kun hyväksyt, kutsun hyväksymi*, otat kutsun vastaan, liityt mukaan, osoite vaihtuu,
    osoitteen vaihto*, osoitteen vaihtami*, kyllä vaihda, hyväksy* muutos, hyväksy* muutokse*, hyväksy* vaihto,
    vahvista* vaihto, vahvista* vaihdo*, vahvista* sähköpostin vaihto, poista profiili*, poista* oma tili,
    poista käyttäjäni, palauta* tunnuk*, palauta* käyttäjätili*, palauta* profiili*, palauta* tilini,
    ota tili takaisin, saat tilin takaisin, saat tilisi takaisin, aktivoi* tili uudelleen, aktivoi* uudestaan,
    tee* uusi salasana*, tehdä uuden salasan*, keksiä uuden salasan*, asettaa salasan*, asettaa uuden salasan*,
    vaihtaa salasan*, vaihtaa salasanasi, luoda salasan*, luoda uuden salasan*, valita salasan*, valita uuden salasan*,
    palauttaa salasan*, palauttaa salasanasi, kirjaa minut sisään, kirjaudu sisään yhdellä, kirjaudu suoraan sisään,
    suoraan sisään, vahvista* omistaju*, vahvista* suostumu*, anna suostumu*, antaa suostumuk*, liity projekti*,
    liity perhee*, liity organisaatio*, liity työtila*, hyväksy* pyyntö, hyväksy* uusi laite, vahvista* laitteen,
    luota laittee*, viimeistele* liittymi*, viimeistele* ilmoittautumi*, viimeistele* tilin*, viimeistele* käyttöönot*,
    viimeistele tunnuks*, ota käyttöön tilisi, ottaa tilin käyttöön, ottaa tunnuksen käyttöön, vahvistaa osoitteen,
    vahvistaa sähköposti*, vahvistaa tilin, vahvistaa tilisi, vahvistat osoitteesi, vahvistat sähköposti*,
    vahvistat poiston, vahvistat muutoksen, vahvistat vaihdon, vahvistat rekisteröitymi*, vahvistat ilmoittautumi*,
    vahvistat tilauksen, hyväksyt muutoksen, hyväksyt kirjautumisen, valitset uuden salasanan, valitsemaan uuden,
    palautat salasanan, vaihdat salasanan, aktivoit tilin, aktivoit tunnuksen,
    tilaan uutiskirjeen, kyllä tilaan, haluan uutiskirjeen
  `,
  act: `
    vahvista, varmenna, aktivoi, hyväksy, jatka, liity, viimeistele, nollaa, salli, avaa lukitus, vahvistan,
    varmista, varmistan, todenna, hyväksyn, hyväksyä, aktivoida, vahvistaa, ota käyttöön, kyllä,
    hyväksytään, eteenpäin, vielä yksi vaihe, viimeinen vaihe, melkein valmis, melkein valmista, enää yksi, kesken,
    kirjautumaan, aseta uusi, valitse uusi
  `,
  signIn: `
    kirjaudu, sisäänkirjautuminen, avaa sovellus, kirjautuminen,
    aloita, aloitetaan
  `,
  never: `
    peruuta tilaus, peruuta uutiskirje*, lopeta tilaus, peru tilaus, asetuks*, hallitse, verkkoversio*, tietosuoja*,
    yksityisyy*, evästee*, käyttöeh*, ohje, tuki, asiakaspalvelu*, ota yhteyttä, usein kysy*, kysely*, palaute,
    arvioi*, seuraa lähety*, seuraa paket*, näytä tilaus, omat sivut, näytä lasku, maksa, lue lisää, näytä kaikki, osta
    nyt, verkkokaupp*, tietoa meistä, uutiskirje*, avaa selaimessa, katso selaimessa, lue selaimessa, näytä selaimessa,
    selainversio*, ohjeet, ohjeita, poistu lista*, poistu postitus*, irtisanou*, pyynnön tila, tilauksen tila, seuraa
    tila*, vahvista* osallistu*, vahvista* saapumi*, ilmoittaudu*, liity kokouk*, liity puheluun, miten onnistuimme,
    lue juttu, katso kuva*, katso missä, anna tähtiä, jaa ystäv*, lue artik*, lue uutinen, jatka lukemista, katso
    lasku, jäsenehdot, hinnasto, ehdot, siirrä nouto, lataa kuitti, anna palautetta, arvostele, kauppaan, siirrä aika,
    peru aika, vahvista aika, saapumisohjeet, katso tilaus, jatka keskustelua, jatkaaksesi keskustelua, näytä viesti,
    lue viesti, näytä kommentti, liity kokoukseen, osallistu kokoukseen, oma tili, näytä tehtävä, avaa tehtävä, kokeile
    nyt, avaa raportti, näytä raportti, avaa tiedosto, katso kuvat, katso tulokset, kommentti, kommentit, kommenttien,
    kommentin, moderoi*, seuraa toimitu*, seuraa pakettia*, seuraa tilau*, seuraa lähetystä*, paketin seuranta, näytä
    kuitti, katso kuitti, lataa lasku, lataa liput, lataa lippu, katso liput, näytä liput, tarkastuskortti,
    tarkastuskortt*, tarkista tilaus, näytä varaus, katso varaus, katso varauksesi, lähtöselvity*, lisää kalenteri*,
    tallenna kalenteri*, lisää walletiin, lataa sovellus, lataa appi, hae sovellus, app store, google play, vastaa
    kyselyyn, kerro mielipiteesi, kerro meille, ota yhteys, yhteystiedot, oma profiili, omat tilaukset, aukioloajat,
    etsi myymälä, muuta varausta, muuta toimitusta, siirrä varausta, katso tarjous, katso tarjoukset, asiakaspalveluun,
    lataa tiedosto, peruuta varaus, peruuta aika, katso verkossa, vaihda toimitusaika, hallinnoi tilausta, päivitä
    maksutiedot, vaihda maksutapa, jatka tilausta, uusi jäsenyys, kirjoita arvostelu, vastaa viestiin, hae paikkaa, hae
    nyt, käytä etukoodi, lunasta lahjakortti, kutsu ystäviä, kutsu kaveri, hanki sovellus, varaa aika, varaa aika
    verkossa, lisää google kalenteriin, tarkista suojausasetukset, tarkista tapahtumat
  `,
  notMe: `
    et pyytänyt, et tehnyt, et luonut, et itse, et yrittänyt, et tunnista, et ole pyytänyt, et ole tehnyt, et ole
    luonut, et ole itse, ollut sinä, en ollut minä, en minä, huomiotta, huomioimatta, hylkää*, peruuta, estä kirj*, estä
    käyttö*, estä tili*, suojaa tili*, lukitse tili*, vahingossa, jos et ole, et ollut, en se ollut minä, en pyytänyt,
    et tilannut, et kirjautunut, et rekisteröitynyt, et aloittanut, et odottanut, et halua, et lähettänyt, et tekemässä,
    poista tämä viesti, poista viesti, jos et ollut sinä, et ollut sinä, jos se et ollut sinä, sinun ei tarvitse tehdä
    mitään, älä tee mitään, voit jättää huomiotta, jätä huomiotta, ei kiitos, ellet itse, unohtaa tämän viestin, voit
    unohtaa, jos joku muu, joku muu on kirjoittanut, joku muu yrittää, ette yrittäneet, et yritä, ette tunnista, et
    ollutkaan, etkö se ollut sinä, et itse pyytänyt, jos et pyytänyt, jos et itse, jos ette, ette ole pyytänyt*, ette
    pyytänyt, ota heti yhteyttä, ilmoita heti, sulje kortti, sulje tili, estä vaihto, pysäytä vaihto, peru muutos, peru
    vaihto, peruuta muutos, peruuta vaihto, peru poisto, peruuta poisto, säilytä tili, pidä tili, hylkää kutsu, joku muu
    on saattanut, joku on saattanut, muuten voit unohtaa, kuka se oli, et tunne tätä, ette tunne, ei ole sinun, ei kuulu
    sinulle, ei kuulu teille, et muuttanut, et vaihtanut, et ole yrittänyt, et hyväksynyt, ette tehneet, ette itse, joku
    toinen saattaa, joku muu saattaa, sinun tietämättäsi, tämä on virhe, jos tämä on virheellinen, kyseessä on virhe,
    poistaa sähköpostiosoitteesi, poista sähköpostiosoitteeni, lukita tilisi, jäädytä tili*, turvaa tili*, poistaa
    tilisi käytöstä, poista tilisi käytöstä, suosittelemme vaihtamaan salasana*, vaihda salasana* välittömästi, vaihda
    salasana* heti, vaihda salasana* mahdollisimman pian, ilmoita siitä, ilmoita meille, ilmoita epäilyttäv*, ota
    välittömästi yhteyttä, tarkista viimeaikai*, kumoa muutos, suosittelemme salasana* vaihtamista, kirjaudu ulos kaik*,
    ilmoittakaa meille
  `,
  done: `
    on muutettu, on vahvistettu, on aktivoitu, on nollattu, on lisätty, on poistettu, on otettu käyttöön, on nyt
    aktiivinen, on nyt vahvistettu, muutettiin, onnistui, onnistuneesti, uusi kirjautuminen, kirjauduttu, kiitos
    vahvistuksesta, on hyväksynyt, on palautettu, on avattu, on kytketty, on asetettu, vaihdettiin, poistettiin, on
    vaihdettu, kirjauduttiin, on maksettu, olet peruuttanut tilauksen, olet perunut tilauksen, tilauksesi on peruttu,
    tilauksesi on peruutettu, tilauksenne on peruutettu, tilauksesi on päättynyt, tilauksesi on irtisanottu,
    irtisanomisesi on voimassa, poistettu postituslistalta*, poistettu listalta, poistettu jakelulistalta*, et saa
    enää, ette saa enää, et vastaanota enää
  `,
  here: `
    tästä, täältä, klikkaa, napsauta*, napauta*, paina, linkki, linkkiä, painike*, osoiteriv*, kopioi ja liitä,
    selaim*, linkistä, linkin, linkkiin, tällä linkillä, klikkaamalla, napsauttamalla, tässä linkkisi, avaa sivu,
    alla olevasta, tällä sivulla, tähän osoitteeseen, kopioi, osoitekenttään, seuraavaa linkkiä,
    seuraavassa osoitteessa, käy osoitteessa, oheisella sivulla, seuraavalla sivulla, seuraavaan osoitteeseen,
    siirry osoitteeseen, mene osoitteeseen, tämän linkin kautta, linkin kautta, alla olevaa linkkiä, tätä linkkiä,
    sivun kautta, tältä sivulta, siirry tänne,
    teet sen täällä, tee se täällä, täällä voit
  `,
  onSite: `
    paket*, pakett*, lahetys*, lahetyk*, toimitu*, kuljetta*, kuriiri*, pakettiautomaat*, lokero*, nouto*, nouda*,
    noutaa*, tiski*, vastaanot*, ovi, oven, ovella, oveen, ovelle, ovikoodi*, ovipuhelin*, ovel*, oven*,
    portti*, portin*, wifi, wi fi, ajanvarau*, varau*, lippu*, lippuj*, jono*, poyta*, poyda*, kokoustunnus, kokouksen
    tunnus, kokouksen id, kokouksen tunniste*, kokoustunniste*, kokouksen numero*, kokousnumero*, kokouskoodi*,
    kokouksen koodi*, kokouksen salasana*, kokouslinkki*, kokouskutsu*, kokoushuone*, neuvotteluhuone*, zoom kokou*,
    zoom palaver*, zoom puhelu*, teams kokou*, teams palaver*, teams puhelu*, meet kokou*, google meet, etäkokou*,
    etäpalaver*, verkkokokou*, verkkotapaami*, videopuhelu*, videokokou*, videoneuvottelu*, videotapaami*,
    videovastaanotto*, etävastaanotto*, puhelinneuvottelu*, puhelinkokou*, neuvottelutunnus*, konferenssitunnus*,
    konferenssinumero*, webinaari*, verkkoseminaari*, liity kokoukseen, liittyä kokoukseen, liittyäksesi kokoukseen,
    osallistu kokoukseen, osallistua kokoukseen, liity puhelimitse, soita kokoukseen, sisäänsoitto*, osallistujan pin*,
    osallistujan tunnus*, osallistujan koodi*, osallistujanumero*, osallistujan numero*, odotushuone*, ovesta, ovessa,
    oveen, ulko ove*, pääovi*, pääove*, alaovi*, alaove*, pääsisäänkäyn*, portilla, portista, portille, puomi*,
    summeri*, aulassa, aulaan, aulasta, porraskäytävä*, rappu*, portaikko*, portaiko*, autotalli*, parkkihalli*,
    parkkipaikka*, parkkipaika*, pysäköinti*, pysäköinnin, autohalli*, hissi*, avainboksi*, avainlokero*, avainsäilö*,
    avainkaappi*, avainten luovutu*, munalukko*, munaluko*, riippulukko*, riippuluko*, numerolukko*, numeroluko*,
    yhdistelmälukko*, pyörälukko*, pyöräluko*, pukukaappi*, pukukaapi*, vaatekaappi*, vaatekaapi*, pukuhuone*,
    naulakko*, narikka*, vaatesäilytys*, säilytyslokero*, säilytyskaappi*, pyörävarasto*, pyöräkellari*, pyörävaja*,
    polkupyörävarasto*, varastokoppi*, häkkivarasto*, hälytyskoodi*, hälytysjärjestelmä*, hälyttimen*, hälytin,
    murtohälyt*, hälytyksen pois, tallelokero*, kulkuportti*, kulkuporti*, kääntöportti*, kääntöporti*, pyöröovi*,
    pyöröove*, latausasema*, latauspiste*, lataustolppa*, lataustolpa*, maksuautomaat*, myyntiautomaat*,
    itsepalvelukassa*, itsepalveluautomaat*, itsepalvelupiste*, ilmoittautumisautomaat*, kopiokone*, valokopio*,
    tulostimella, pesutupa*, pesutuvan, pyykkitupa*, pesukone*, vierasverkko*, vieraverko*, vierailijaverk*, langaton
    verkko, huoneen numero*, huonenumero*, noudettavis*, valmis noudettavaksi, noutaessasi, luovutuskoodi*, lähetille,
    kotiovelle, kotiinkuljet*, kotiintoimit*, postinkantaja*, posti toimipist*, postitoimipaik*, vuoronumero*,
    odotusnumero*, luukku*, luukulla, luukun, palvelutiski*, respa, respan, respasta, bussikuski*, bussinkuljettaja*,
    konduktööri*, lipuntarkast*, koneeseen nousu*, koneeseennousu*, lähtöselvity*, tarkastuskortti*, maihinnousukort*,
    lähtöportti*, lähtöporti*, vartija*, portsari*, vahtimestari*, talonmies*, vahvista aika, varattu aika, varaamasi
    aika, lääkäriaika*, läsnäolo*, osallistumi*, oletko tulossa, tuletko, olen tulossa, tulen paikalle, pääsetkö
    paikalle, vastaus pyydetään, saapumisaika*, saapumisesi, tuloaika*, vahvista käynti*, vahvista vierailu*,
    kotikäynti*, asuntonäyttö*, asuntoesittely*, vierailijakortti*, vierailijapass*, sisäänkirjautuminen huoneeseen,
    check in, majoitu*, majoittumi*, mittarilukem*, mittarin lukem*, mittarinluku*, mittarin luku, sähkömittari*,
    vesimittari*, kaasumittari*, retki*, retkelle, retken, luokkaretki*, luokkaretke*, huoltajan lupa retk*, suostumus
    retk*, vanhempainilta*, vanhempainilla*, työhaastattelu*, ajotunti*, hotellissa, hotelliin, saapumispäivä*, käyntisi
    ajankohta, rakennuksen sisäänkäyn*, talon sisäänkäyn*, sisäänkäynnin luona, sisäänkäynnillä, etuovessa, etuovella,
    etuoven luona,
    kassalla, kassalle, kassan koodi,
    kokoustunnus*, kokouksen tunnus*, neuvottelunumero*, webinaarin tunnus, liity webinaariin, linkki kokoukseen,
    pääsy kokoukseen, vieras wifi, vieraswifi*, vierasverko*, verkon nimi, wifi verkko, wlan verkko, langattoman
    verkon, vieraiden verkko, ssid
  `,
  entryPlace: `
    ikkuna*, sivu*, verkkosivu*, naytto*, naytol*, nayton, ruutu*, ruudu*, ruutuun, kentta*, kentan, kenttaan,
    kentass*, lomak*, sovellu*, appi*, selain*, selaime*, laite*, laittee*, sivusto*, tablet*, tietokone*, konsoli*,
    televisio*, dialogi*, valintaikkuna*, tekstikentt*, tekstikent*, aloitussivu*, aloitusnayt*, kirjautumissivu*,
    kirjautumisikkuna*, digiboksi*, televisioruu*, pankkiautomaat*, chat, chatiss*, chattiin*, chatbot*, keskustelu
    ikkuna*, miniso*, peliohjelma*, laajennu*, seuraavassa vaihe*, seuraavaan vaihe*, toisessa vaihe*, maksusivu*,
    vahvistussivu*, varaussivu*, mobiilisovel*, pankkisovel*, verkkopank*, mobiilipank*, valikko, valikossa,
    valilehti*, valilehde*, palvelusivu*, kohtaan, rivi, riville, rivilla, selainikkuna*, koneelle, koneella,
    tunnistautumissivu*, tilisivu*, asetussivu*, tilauslomak*, varauslomak*, tilaussivu*, ajanvaraussivu*
  `,
  accountName: `
    käyttäjätunnu*, käyttäjänim*, tunnuksesi on, tilin nimi, kirjautumistunnu*, lempinim*, nimimerk*, pelaajanim*,
    näyttönim*, profiilinim*, käyttäjä id*
  `,
  subjectLine: "otsikkorivi*, aiherivi*, otsikossa, otsikosta, aihekent*, otsikko kent*",
  outdated: `
    ei enää toimi, ei ole enää voimassa, edellinen koodi, aiempi koodi, vanha koodi, mitätöi*, ei toimi enää, ei
    kelpaa enää, ei enää kelpaa, ei ole voimassa enää, ei ole enää käytössä, ei enää voimassa, ei voi enää käyttää,
    lakkasi toimimasta, on lakannut toimimasta, menetti voimassaolonsa, menettänyt voimassaolonsa, on nyt mitätön, on
    mitätön, mitätöi, on peruttu, peruttiin, peruutettiin, on peruutettu, peruimme, peruutimme, olemme peruneet,
    olemme peruuttaneet, vedimme takaisin, on vedetty takaisin, koodi on estetty, estimme koodin, edellisen koodin,
    edellistä koodia, aiemman koodin, aiempaa koodia, aikaisempi koodi, aikaisemman koodin, vanhan koodin, vanhaa
    koodia, ensimmäinen koodi, ensimmäisen koodin, ensimmäistä koodia, alkuperäinen koodi, alkuperäisen koodin,
    aamuinen koodi, aamuisen koodin, tämänaamui*, eilinen koodi, eilisen koodin, aiemmin lähetetty, aiemmin lähetetyn,
    aiemmin lähettä*, lähetimme aiemmin, aamulla lähetetty, aamulla lähetetyn, eilen lähetetty, eilen lähetetyn,
    lähetimme kello, lähetimme sinulle kello, koodi on vanhentunut, koodi vanhentui, koodi vanheni, koodi on
    vanhentuneena, koodi on umpeutunut, koodi umpeutui, vanhentunut koodi, vanhentuneen koodin, on jo vanhentunut, on
    jo käytetty, jo käytetty, koodi on käytetty, koodia on käytetty, koodia käytettiin, koodi käytettiin, käytettiin
    kirjautumiseen, käytettiin sisäänkirjautumiseen, käyttämäsi koodi, käyttämäsi koodin, käytetty koodi, käytetyn
    koodin, on kulutettu, ei voi käyttää uudelleen, ei voida käyttää uudelleen, ei voi käyttää enää, ei voi käyttää
    toista kertaa, jätä edellinen, jätä aiempi, jätä vanha koodi, unohda koodi, unohda edellinen, unohda vanha, koodin
    sijaan, koodin sijasta, koodin tilalle, edellisen sijaan, vanhan sijaan, aiemman sijaan, korvaa koodin, korvaa
    edellisen, korvaa aiemman, korvaa vanhan, koodi jolla kirjauduit, vanhentui, on vanhentunut, vanheni, umpeutui, on
    umpeutunut, käytettiin, on käytetty, jäi käyttämättä,
    syötit koodin, näppäilit koodin, annoit koodin, kirjoitit koodin, syötitte koodin, näppäilitte koodin, annoitte
    koodin, syötit tunnusluvun, syötit pin koodin, syötit vahvistuskoodin, syötit kertakoodin, annoit
    vahvistuskoodin, annoit kertakoodin, syöttämäsi koodi, syöttämäsi vahvistuskoodi, syöttämäsi tunnusluku,
    näppäilemäsi koodi, näppäilemäsi vahvistuskoodi, näppäilemäsi tunnusluku, syöttämänne koodi, syöttämänne
    vahvistuskoodi, antamasi koodi, antamanne koodi, koodi syötettiin, koodi hyväksyttiin, vahvistuskoodi
    syötettiin, vahvistuskoodi hyväksyttiin, kertakoodi syötettiin, kertakoodi hyväksyttiin, tunnusluku syötettiin,
    tunnusluku hyväksyttiin, koodi näppäiltiin, koodi vahvistettiin klo, hyväksyimme koodin, vahvistettiin koodilla,
    hyväksyttiin koodilla, todennettiin koodilla, vahvistit koodilla, kirjauduit koodilla, kirjauduit sisään
    koodilla
  `,
  toRead: `
    lue, lukea, lukemaan, lukeaksesi, katso, katsoa, katsomaan, katsoaksesi, näet, selaa, selata, tutustu*, löydät,
    löytyy, löytyvät, siirry tilillesi, siirry omalle tilille*, siirry tilille, siirry omille sivuille, oman tilin
    sivu*, tarkastele tiliäsi, näytä tili, asiakasportaali*, asiakassivu*, avaa hallintapaneeli, siirry
    hallintapaneeliin, avaa koontinäyttö, omat laskusi, verkkopank*, tarkista tilauksesi, tarkista varauksesi, tarkista
    yksityiskohdat, tarkista viimeaikainen toiminta, viimeaikai* toimin*, viimeaikais* tapahtum*, hallitse laitteitasi,
    mikä on muuttunut, tarkista toimitusosoite*, kulutushistoria*, tilauksen tiedot, lataa pdf, näytä tiliote, näytä
    tiedot, siirry portaaliin, omat varaukset, näytä varaukseni, avaa asiakirja, näytä tulokset, näytä tila, lataa
    tietosi, siirry ohjekeskukseen, mitä uutta
  `,
  plural: `
    koodit, koodia lähetettiin, koodeja, koodien, koodeista, kertakoodit*, kertakoodeja, salasanat, vahvistuskoodeja,
    vahvistuskoodit
  `,
  fault: "virhekoodi*, virhe, virheen, vika, vikakoodi*, näytön koodi*, vikailmoitu*",
  injection: "ohita yllä oleva, älä välitä yllä, ohita kaikki aiemmat, ohita edelliset",
  codeWord: `
    tämä sana, seuraava sana, alla oleva sana, kirjoita sana, kirjoittakaa sana, syötä sana, anna sana, näppäile sana,
    sanalla, tunnussana*, koodisana*, avainsana, avainsanasi, avainsanan, kirjautumissana*, sisäänpääsysana*,
    pääsysana*, vahvistussana*, varmistussana*, turvasana*, tarkistussana*, tunnistussana*, paritussana*, salainen
    sana, salaisen sanan, taikasana*, kertakäyttösana*, kertasana*, päivän sana, päivän tunnussana, päivän salasana*,
    tämän päivän salasana*, kertakäyttösalasana*, kertasalasana*, kertakäyttöinen salasana, kertakäyttöisen salasanan,
    kertakäyttöistä salasanaa, kertakäyttöinen salasanasi, tunnuslause*, salalause*, turvalause*, parituslause*,
    salasanalause*, tunnusfraasi*, salafraasi*, kirjaimet, kirjaimesi, nämä kirjaimet, seuraavat kirjaimet, tavut,
    nämä tavut, seuraavat tavut, kirjainsarja*, kirjainyhdistelmä*, kirjainjono*, merkkijono*, merkkisarja*, avain,
    avaimesi, sinun sanasi, oma sanasi, teidän sananne
  `,
  example: `
    esimerkiksi, esimerkki:, esimerkkejä:, esimerkkinä, tässä esimerkissä, esimerkkikoodi*, esimerkkiviesti*,
    mallikoodi*, malliviesti*, kuten esimerkiksi, näyttää tältä, näyttävät tältä, näyttää suunnilleen, näyttää
    jotakuinkin, näyttää seuraavalta, muotoa, tyyliin, tapaan:, jotain sellaista kuin, koodi kuten, viesti kuten,
    viestin kuten, viestejä kuten, sai viestin, sai tekstiviestin, sai sms, sain viestin, sain tekstiviestin, saanut
    viestin jossa, saanut tekstiviestin, saa viestin jossa, seuraavan viestin, seuraavan tekstiviestin, seuraava
    viesti:, tällaisen viestin, tällaisia viestejä, viestissä luki, viestissä lukee, viestissä sanottiin, jossa luki,
    viesti kuului, väärennetty viesti, väärennetyn viestin, huijausviesti*, valeviesti*, huijari pyysi, huijari
    soitti, huijari sanoi, huijari lähetti, uhri sai, uhrin, uhrilta, soittaja pyysi, soittaja sanoi, soittaja väitti
  `,
  matter: `
    lomahakemu*, lomapyyn*, loma anomu*, poissaolo*, sairausloma*, lääkärintodistu*, kulukorvau*, kululasku*,
    matkalasku*, työmatka*, ylityö*, tuntikirjau*, vuoronvaih*, ostopyyn*, budjettiesity*, hyväksyntäpyyn*, odottaa
    hyväksyntääsi, odottaa hyväksymistäsi, lähetetty hyväksyttäväksi, jaettu kansio, jaettu tiedosto, jaettu asiakirja,
    jakoi kanssasi, jaettu kanssasi, on jakanut, pääsy kansioon, valmis ladattavaksi, tiedostonsiir*, vienti on valmis,
    varmuuskopio*, tallenteen, liitetiedosto*, tarjouspyyn*, kustannusarvio*, vuokrasopimu*, työsopimu*, allekirjoita
    asiakirja, allekirjoita sopimus, sähköinen allekirjoitus, palkkalaskelma*, palkkakuit*, kuittisi, tiliote,
    tiliotteen, kurssitodistu*, vakuutuskirja*, kommentoi, kommentoinut, uusi kommentti, mainitsi sinut, vastasi
    viestiisi, vastasi kommenttiisi, uusi julkaisu, vastaus kysymykseesi, arvostelu*, kyselyyn, äänesty*, vetoomu*,
    keskustelu*, viestiketju*, tapahtumaan, tapahtumakutsu*, kokouks*, kokouskutsu*, oletko tulossa, pääsetkö paikalle,
    jonotuslista*, paikka on vapautunut, työpaja*, vanhempainilta*, ajanvarau*, varauksesi, vierailusi, moderaattor*,
    moderoin*, karanteeni*, vertaisarvioin*, uusi tehtävä, tehtävälista*, tukipyyn*, lisätty projektiin, kotitehtäv*,
    tallennustila*, lähes täynnä, täydennä profiilisi, pakettisi, lahjoitu*, hakuvahti*, työhakemu*, hintavahti*, poisti
    sinut, jakoi kansion, jakoi tiedoston, jakoi asiakirjan, jakanut kansion, jakanut tiedoston, kansio jaettu, tiedosto
    jaettu, jaettu kalenteri, jaettu taulu, lisätty tauluun, lisätty kurssille, tehtävä on osoitettu, odottaa
    hyväksyntää, odottaa moderointia, on pidätetty kunnes, perua viestin, lomasi on, hyväksy kulu*, uusi tarjous,
    hyväksy tarjous, allekirjoitettavaksi, allekirjoitettava asiakirja, odottaa allekirjoitustasi, asiakaskysely*,
    henkilöstökysely*, palautekysely*, mielipidekysely*, tyytyväisyyskysely*, kyselylomake*, vastaa kyselyyn, kysely on
    suljettu, anna äänesi, vastasi julkaisuusi, kommentti julkaisuusi, lataa tiedosto, lataa tiedostot, valokuva
    albumi*, kuva albumi*, kalenterikutsu*, esityslista*, yhtiökokou*, vuosikokou*, muistutus ajastasi, sinulle on
    varattu aika, vahvista aika, paikka vapautunut, otan paikan vastaan, tilauksesi on lähetetty, tilauksesi on
    matkalla, tilauksesi on peruttu, maksu vastaanotettu, maksu epäonnistui, maksusi epäonnistui, erääntynyt lasku,
    maksamaton lasku, maksumuistutu*, lasku liitteenä, näytä lasku, rahanpalautu*, jäi ostoskoriin, lahjakort*, jälleen
    varastossa, arvioi tuote, kiitos lahjoituksestasi, jäsenyytesi on uusittu, kokeilujaksosi päättyy, yksityisviesti*,
    lukematonta viestiä, uusi seuraaja, seuraa sinua nyt, kaveripyyn*, liittyi ryhmään, poistui ryhmästä, poistettu
    ryhmästä, lukukuittau*, viikkoraport*, tilastot ajalta, ongelma ratkaistu, ei vastaa http, työ epäonnistui, varmenne
    vanhenee, salasanasi vanhenee, api avain, virus löytyi, tietomurto*, kiitos ostoksestasi
  `,
  receipt: `
    kuitti*, kuitin, kuitit, *kuitti, *kuittisi, tosite kortinhaltijalle, kiitos ostoksesta*, kiitos ostoksistasi,
    kiitos ostostasi, kiitos maksusta*, maksu vastaanotettu, maksusi on vastaanotettu, maksettu kortilla, sis alv,
    sisältää alv, välisumma, vaihtorahaa, asiakkaan kappale, kauppiaan kappale, allekirjoitusta ei tarvita,
    terminaalinro, päätetunnus*, kortin haltijan kappale, tosite nro, veloitettiin kortiltasi, veloitettiin tililtäsi,
    on veloitettu tililtäsi, on veloitettu kortiltasi, käytettävissä oston jälkeen, saldo oston jälkeen, maksoit
    liikkeessä, bruttopalkka*, nettopalkka*, ennakonpidätys*, ennakonpidätyksen, palkkajakso*, palkkakausi*,
    vähennykset yhteensä, työeläkemaksu*, maksu vahvistettu, maksu hyväksytty, maksu onnistui, maksu suoritettu
  `,
};
