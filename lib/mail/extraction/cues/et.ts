import type { Cues } from "@/lib/mail/extraction/cues/types";

export const et: Cues = {
  code: `
    kood*, kinnituskood*, turvakood*, ühekord* kood*, ühekord* parool*, ühekord* salasõn*, sisselogimiskood*,
    autentimiskood*, aktiveerimiskood*, taastamiskood*, taastekood*, lähtestamiskood*, pääsukood*, juurdepääsukood*,
    kontrollkood*, tuvastuskood*, tuvastamiskood*, sms kood*, ajuti* kood*, kinnitamiskood*, verifitseerimiskood*,
    logimiskood*, sisenemiskood*, ligipääsukood*, autoriseerimiskood*, tehingukood*, kustutamiskood*, muutmiskood*,
    sidumiskood*, sms parool*, ühekordne pin*, salakood*, kinnitusnumber*, turvanumber*, ühekord* number*,
    ühekord* sõna, kinnitusnumbri*, turvanumbri*, kontrollnumber*, kontrollnumbri*, kontrollarv*,
    maksekood*,
    makse salasõna, makse parool, tehingu salasõna, tehingu parool, parool makse
    kinnitamiseks, kood makse kinnitamiseks, ühekordne parool, ühekordne salasõna, ostu parool,
    volituskood, avamiskood, seadmekood, registreerimiskood, numbrikood, pin kood, allkirjastamiskood,
    paaristuskood, valideerimiskood
  `,
  maybeCode: `
    pin kood*, ajutine parool, numbrid, *kohaline, allolev number, järgmine number, võti, turvavõti, tähemärki,
    numbrit, numbreid, numbritega, *numbriline, *numbrilise, *numbrilist, *kohalise, *kohalist, numbrikombinatsioon*,
    kombinatsioon*, numbrijada, tähejada, märgijada, jada, tähemärk, märki, tähed, tähte, sümbolid, silbid,
    salasõna allpool, sinu number, järgmine rida, allolevad sõnad, sõnad, nelja tähte, võti uue, teie number,
    see number, seda numbrit, numbri, numbriga
  `,
  other: `
    tellimus*, arve, arved, kviitung*, pilet*, pöördumise number, kliendinumber*, broneering*, saadetis*,
    jälgimisnumber*, pakk, pakiautomaa*, uksekood*, tarne*, viitenumber*, telefon*, helista*, kontonumber*,
    kaardinumber*, lõpeb numbritega, lõppev*, lepingu*, kindlustus*, arvesti*, seerianumber*, sihtnumber*, riigikood*,
    suunakood*, allahindlus*, sooduskood*, pakkumi*, kupong*, kinkekaart*, kinkekood*, kutsekood*, veakood*,
    käitumiskoodeks*, qr kood*, vöötkood*, lähtekood*, isikukood*, registrikood*, reg nr, käibemaks*, kmkr*, kokku,
    jääk, hind, hinna*, makse, punkti*, tänav*, tehingu number, jälgimiskood*, summa, summad, summas, summat,
    kinkekaardi kood*, kinkekaardi*, soodustus*, soodsam*, kampaania*, vautšer*, lojaalsus*, kliendikaart*,
    kliendikaardi*, soovita sõbra*, kutsu sõb*, soovituskood*, arvenumber*, poliisi*, poliis, juhtumi number*,
    juhtuminumber*, päringu number*, taotluse number*, broneerimisnumber*, saadetise kood*, liikmenumber*, liikme
    number*, liikmekaart*, registreerimisnumber*, registrinumber*, mobiilinumber*, tel., tehingunumber*, tehingu id,
    pangakood*, swift kood*, vastusekood*, olekukood*, tootekood*, tootenumber*, kaardi number*, kassas, loosinumber*,
    ühendust võtad, nimeta number, avamiskood, juhtumi*, ühendust võtate, väljastuskood*, visiit, automaadis,
    automaadi kood, postiindeks, kaardi lõpp, veanäit, veenäit, sissepääsu juures, järjekorranumber*, retsept,
    istekoht, hoiame kuni,
    koosolek, koosoleku,
    otsinguväl*, otsingukast*, otsinguriba*, arvesti number*,
    tellimuse numb*, arve numb*, kliendi numb*, lepingu numb*, saadetise numb*, pileti numb*, broneeringu numb*,
    broneerimiskood*, lennu numb*, toa numb*, toimiku numb*, poliisi numb*, kviitungi numb*, stardinumb*, pakkumise
    numb*, remondi numb*,
    selgituseks, makse selgitus*, selgitusväl*, viitenumbriks,
    tsoon*, parkimisala*, laadija*
  `,
  promo: `
    allahindlu*, soodustus*, sooduskood*, sooduskupong*, soodushin*, kupong*, kinkekaar*, kampaaniakood*,
    sooduskampaania*, eripakkumi*, sooduspakkumi*, pakkumine kehtib, tühjendusmüü*, säästa kohe, säästa kuni,
    ostukorv*, tasuta tarne*, tasuta transport*, tasuta kohaletoimetami*, lojaalsuspunkt*, boonuspunkt*, auhinnaloos*,
    loosimi*, kutsu sõbra*, kutsu sõber, soovita sõbra*, raha tagasi pakkumi*, sünnipäevakin*, minimaalne ostusumma,
    minimaalne tellimu*, kuni kaupa jätkub, seni kuni kaupa, osta kohe, lunasta kupong*, kogu valik*, ostule, poole
    hinnaga, kui maksad, saate mõlemad, siis saate, saad kohvi, jaga sõbra*, loosinumber*, loositakse, võitja*, pool
    hinda, kui maksate, maksmisel, protsenti soodsamalt, mõlemad saate, pakkumine, võida, võitke, kampaania,
    auhinnamäng*, auhin*
  `,
  press: `
    selles numbris, selles väljaandes, selles artiklis, loe edasi, kolumnis*, blogipostit*, meie lugeja*, statistika*,
    nädalaaruan*, nädalaraport*, kuuaruan*, nädalakokkuvõt*, nädala kokkuvõt*, kuu kokkuvõt*, keskmiselt, eelmisel
    kuul, eelmise kuu, möödunud kuul, väljalaskemärkm*, muudatuste logi, muudatuste loend, uus versioon, uues
    versioonis, veaparandus*, parandatud vead, testid ebaõnnestu*, ehitus ebaõnnestu*, veebiseminar*, veebinar*,
    taskuhääling*, podcasti osa, töötuba*, töötoa*, uuring näitab, uuringu kohaselt, küsitluse kohaselt, pettuste
    laine, petulaine*, pressitea*, teadlaste sõnul, käitusaruan*, saatsime, mullu, eestlast, petturid, nii petturid,
    loe lugu, käivitus, kukkus läbi, ebaõnnestus, aruanne nädal, eelmisel aastal, möödunud aastal, eestlased, küsitlus,
    küsimustik, sinu arvamus, uuring,
    pettus*, õngitsus*, loe artiklit
  `,
  business: `
    kinnita*, verifitseeri*, autenti*, tuvasta*, sisselogimi*, logi sisse, sisse logida, parool*, salasõna*, lähtesta*,
    taasta*, kontot, kontole, registreeri*, meiliaadress*, turva*, aktiveeri*, kaheastmeli*, kahefaktori*, seade,
    seadme*, identiteet*, konto, e posti aadress*, e postiaadress*, väljamakse*, väljavõt*, ligipääs*, sisse saada,
    internetipan*, ülekan*, pääsu, kinnitus*, profiil*, kontoga, sisselogi*, juurdepääs*, kutsus sind, kutsub sind,
    kutse, lisas sind, lukustatud, kas see oled sina, kasutajanimi,
    siseneda, sisenemine, lehele pääsemiseks, pääsemiseks
  `,
  fleeting: `
    kehtiv*, aegub, aegun*, minut*, ära jaga, ärge jagage, ära jagage, ära anna, kellegagi, mitte kunagi, ühekordse*,
    salajas*, konfidentsiaal*, kehtib, aeguma, sekund*, kellelegi, ära ütle, ärge öelge, ärge andke,
    ei tööta enam, enam ei tööta, ühekordne
  `,
  enter: `
    sisesta*, kirjuta*, kopeeri*, kleebi*, kasuta, kasutage, tipi*, trüki*, trükkige, tippige, kleepige, ütle, öelge,
    dikteeri*, skanni*, skaneeri*, täida, täitke, toksi, toksige, toksi need, saada vormi*, läheb sul vaja,
    täitke vormil, saatke vormi*, vasta koodiga, vasta numbriga,
    löö sisse, löö kasti,
    pane sinna, pange, pange sinna, löö, lööge, toksi sisse, trükkida, tippida, kleepida, lisage,
    märgi, märkige, täites,
    küsib, küsitakse, palub, palutakse
  `,
  complete: `
    kinnita* e post*, kinnita* oma e post*, kinnita* kont*, kinnita* oma kont*, kinnita* registreeri*,
    kinnita* oma registreeri*, kinnita* uudiskirja*, kinnita* sisselogimi*, kinnita* muudatus*, kinnita* identiteet*,
    kinnita* kustutami*, kinnita* et see oled sina, e posti* kinnitami*, konto kinnitami*, konto aktiveerimi*,
    konto taastami*, aktiveeri* kont*, aktiveeri* oma kont*, lähtesta* parool*, lähtesta* oma parool*,
    lähtesta* salasõn*, lähtesta* oma salasõn*, taasta* parool*, taasta* oma parool*, taasta* salasõn*,
    taasta* oma salasõn*, vaheta* parool*, vaheta* oma parool*, vaheta* salasõn*, vaheta* oma salasõn*, muuda* parool*,
    muuda* oma parool*, muuda* salasõn*, muuda* oma salasõn*, muutke parool*, muutke oma parool*, muutke salasõn*,
    muutke oma salasõn*, määra* parool*, määra* oma parool*, määra* uus parool*, määra* salasõn*, loo* parool*,
    loo* oma parool*, loo* uus parool*, loo* salasõn*, vali* parool*, vali* oma parool*, vali* uus parool*,
    vali* salasõn*, parooli lähtestami*, parooli taastami*, parooli muutmi*, parooli vahetami*, salasõna lähtestami*,
    salasõna taastami*, salasõna muutmi*, salasõna vahetami*, uus parool, uue parooli, uus salasõna, kinnituslin*,
    aktiveerimislin*, sisselogimislin*, võt* kutse vastu, aktsepteeri* kutse, liitu* meeskonnaga, see olin mina,
    lõpeta* registreeri*, kustuta* minu konto, ava* konto, kinnita* oma meili*, kinnita* meili*, kinnita* aadress*,
    kinnita* oma aadress*, kinnita* minu*, kinnita* tellimine, kinnita* liitumi*, kinnita* seade, kinnita* seadme*,
    kinnita* uus*, kinnita* uut*, kinnita* parool*, kinnita* oma isik*, kinnita* oma identiteet*,
    kinnita* see aadress*, kinnitamaks, meiliaadressi kinnitami*, aadressi kinnitami*, registreerimise kinnitami*,
    liitumise kinnitami*, verifitseeri* e post*, verifitseeri* kont*, aktiveeri* minu*, aktiveeri* profiil*,
    aktiveeri* ligipääs*, määra* endale parool*, määra* uus salasõn*, loo* endale parool*, loo* uus salasõn*,
    vali* endale parool*, sea* parool*, sea* uus parool*, unustatud parool*, unustasid parool*, uue salasõna,
    taastamislin*, lähtestuslin*, lähtestamislin*, maagili* lin*, võlulin*, ühekord* lin*, kinnitamislin*,
    logi* sisse ilma paroolita, sisselogimine ilma paroolita, logi* sisse ühe klõpsuga, liitu* tiimi*, liitu* grupi*,
    liitu* rühma*, see olen mina, kustuta* oma konto, kustuta* kont*, konto kustutami*, sisene rakendusse,
    kiri jõudis kohale, jah aadress on, aadress on õige, kasuta seda aadressi, jah soovin, soovin uudiskirja,
    võta kutse vastu, kutse vastu, ava minu konto, ava konto uuesti, konto uuesti, laske sisse, oledki sees, oled sees,
    sinu sissepääs, see olen mina laske, kustuta kõik, postkast on sinu, postkast kuulub sulle, aadress on sinu,
    sinu oma, võta oma kasutaja, saad käivitada, liitu rühmaga, tule rühma, mõtle endale uus parool, uus parool välja,
    loo parool, kinnita oma koht, kui kinnitad, kinnitad selle aadressil, kiri tuli kohale, sõnum jõudis kohale,
    aadress on minu, see on minu aadress, kasutage seda aadressi, võta aadress kasutusele, vaheta e post*,
    vahetage e post*, vaheta aadress*, muuda e post*, jah tahan, jah telli*, jah see olen mina, logi sisse paroolita,
    lase mind sisse, eemalda lukustus, kustuta mu konto, kinnita tellimus, vaata kutset, ava kutse, olen kaasas,
    kuulub sulle, sisene paroolita, taasta konto, eemalda blokeering, oma konto kustutada, konto kustutada,
    jätka brauseris, see on minu e-post, kinnitamiseks, aktiveerimiseks, parooli muutmiseks, parooli lähtestamiseks,
    parooli vahetamiseks, vali* uus parool
  `,
  act: `
    kinnita, kinnitage, aktiveeri, aktiveerige, nõustu, aktsepteeri, jätka, jätkake, liitu, lähtesta, verifitseeri,
    kinnitan, kinnitada, aktiveerida, nõustun, nõustuge, aktsepteerin, jätkan, liituge, tule kaasa, tulge kaasa, luba,
    lubage, alustame, näita et, alustan, liitun, edasi, alusta, veel üks samm, viimane samm, peaaegu valmis
  `,
  signIn: `
    logi sisse, logige sisse, sisene, sisenege, sisselogimine, ava rakendus, sisse logida
  `,
  never: `
    tühista tellimus, seaded, eelistus*, veebiversioon*, privaatsus*, küpsis*, tingimus*, abi, klienditugi, kontakt*,
    võta ühendust, korduma kippuvad*, küsitlus*, tagasiside*, hinda*, jälgi*, vaata tellimus*, minu tellimused,
    vaata arvet, maksa*, loe lähemalt, vaata kõiki, osta kohe, meist, uudiskiri, loobu*, vaata brauseris,
    vaadake brauseris, ava brauseris, avage brauseris, kuva brauseris, loe brauseris, laadi alla, laadi rakendus,
    lae alla, seadeid, kogu retsept, tellimuse olek, saadetise olek, kinnita* osalemi*, kinnita* osavõt*,
    liitu* koosoleku*, liitu kõnega, hinnang*, loe lugu, vaata pilt*, vaata kus, anna tärne, jaga sõbra*, loe artik*,
    loe edasi, loe uudis*, ava piletid, kuidas kohale tulla, poodi, muuda aega, tühista aeg, jätka vestlust,
    vaata sõnumit, loe sõnumit, vaata kommentaari, liitu koosolekuga, minu konto, ava ülesanne, proovi kohe,
    ava aruanne, ava fail, vaata pilte, vaata tulemusi, kommentaar*, kommentaari*
  `,
  notMe: `
    polnud sina, polnud teie, ei olnud sina, ei olnud teie, ei taotlenud, ei palunud, ei loonud, ei tunne ära,
    ei ole taotlenud, eira*, ignoreeri*, keeldu*, tühista*, blokeeri*, kaitse oma kontot, ekslikult, polnud mina,
    ei olnud mina, pole sina, pole teie, see pole, ei ole sina, ei ole teie, ei tunnista, ei teinud, ei esitanud,
    ei algatanud, ei soovinud, ei registreerinud, ei loginud, ei proovinud, kustuta see kiri, kustutage see kiri,
    kui see polnud sina, see polnud sina, kui see ei olnud sina, sa seda ei soovinud, ära tee midagi,
    ei pea midagi tegema, ei aitäh, kui sa ise ei, kui see ei olnud, jäta kiri tähelepanuta, tähelepanuta,
    mõtlesid ümber, kontot saab hoida, ei püüdnud
  `,
  done: `
    on lähtestatud, on kinnitatud, on aktiveeritud, on lisatud, on eemaldatud, on kustutatud, on edukalt*, muudeti,
    lähtestati, õnnestus, uus sisselogimine, logiti sisse, täname kinnitamast, on vastu võtnud, on uuendatud,
    on sisse lülitatud, on välja lülitatud, on lukustatud, on avatud, on määratud, kustutati, tuvastasime, on muudetud,
    on makstud, tasutud
  `,
  here: `
    siin, siia, kliki*, klikka*, klõpsa*, vajuta*, link, lingil, lingile, allolev*, nupule, brauserisse, aadressiri*,
    nupp ei tööta, lingi, nuppu, nupul, klikkige, ava leht, sellel lehel, sellel aadressil, nupp, kopeeri,
    brauseri aadressireale, aadressireale, järgmisele lehele, järgmisel lingil, järgneval lingil, järgmisele aadressile
  `,
};
