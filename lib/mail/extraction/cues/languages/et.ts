import type { Cues } from "@/lib/mail/extraction/cues/types";

export const et: Cues = {
  code: `
    kood*, kinnituskood*, turvakood*, ühekord* kood*, ühekord* parool*, ühekord* salasõn*, sisselogimiskood*,
    autentimiskood*, aktiveerimiskood*, taastamiskood*, taastekood*, lähtestamiskood*, pääsukood*, juurdepääsukood*,
    kontrollkood*, tuvastuskood*, tuvastamiskood*, sms kood*, ajuti* kood*, kinnitamiskood*, verifitseerimiskood*,
    logimiskood*, sisenemiskood*, ligipääsukood*, autoriseerimiskood*, tehingukood*, kustutamiskood*, muutmiskood*,
    sidumiskood*, sms parool*, ühekordne pin*, salakood*, kinnitusnumber*, turvanumber*, ühekord* number*, ühekord*
    sõna, kinnitusnumbri*, turvanumbri*, kontrollnumber*, kontrollnumbri*, kontrollarv*, maksekood*, makse salasõna,
    makse parool, tehingu salasõna, tehingu parool, parool makse kinnitamiseks, kood makse kinnitamiseks, ühekordne
    parool, ühekordne salasõna, ostu parool, volituskood, seadmekood, registreerimiskood, numbrikood, pin kood,
    allkirjastamiskood, paaristuskood, valideerimiskood, *kood, *koodi, *koodiga, *koodita, *koodid, *koodiks,
    *koodist, nõusolekukood*, allkirjakood*, seadistuskood*, paigalduskood*, logimise kood*, registreerumiskood*,
    tühistuskood*, tühistamiskood*, e posti kood*, äpikood*, ühekord* kasuta* parool*, ühekord* kasuta* salasõn*,
    ühekordseks kasutamiseks*, ühekord* võti, ühekord* võtme*, ühekord* tunnus*, ühekord* pin*, dünaamili* parool*,
    ajuti* salasõn*, kinnitusarv*, turvaarv*, sisselogimisnumb*, aktiveerimisnumb*, tuvastusnumb*, autentimisnumb*,
    kinnitusparool*, turvaparool*, salanumber*, salanumbri*, kinnitussõna*, kinnituse kood*, sms kaudu saadud kood*,
    kood makseks, makse kinnituskood, kood ülekandeks, kood ostu kinnitamiseks
  `,
  maybeCode: `
    pin kood*, ajutine parool, numbrid, *kohaline, allolev number, järgmine number, võti, turvavõti, tähemärki,
    numbrit, numbreid, numbritega, *numbriline, *numbrilise, *numbrilist, *kohalise, *kohalist, numbrikombinatsioon*,
    kombinatsioon*, numbrijada, tähejada, märgijada, jada, tähemärk, märki, tähed, tähte, sümbolid, silbid,
    salasõna allpool, sinu number, järgmine rida, allolevad sõnad, sõnad, nelja tähte, võti uue, teie number,
    see number, seda numbrit, numbri, numbriga,
    numbrirea, numbririda, numbrireaga, märgijadaga, sümbolijada, tähekombinatsioon*, arvukombinatsioon*, tähemärgid,
    tähemärkide, tähemärgist, märgid, märgist, märkidega, turvalause, salafraas*, salajane number, salajase numbri,
    aktiveerimisvõti, aktiveerimisvõtme*, need numbrid, numbriks, numbrist, arvuga, arvu, ajutise parooli, järgnev,
    järgnevad
  `,
  other: `
    reg kood, registrikood*, äriregistri kood*, tellimus*, arve, arved, kviitung*, pilet*, pöördumise number,
    kliendinumber*, broneering*, saadetis*, jälgimisnumber*, pakk, pakiautomaa*, uksekood*, tarne*, viitenumber*,
    telefon*, helista*, kontonumber*, kaardinumber*, lõpeb numbritega, lõppev*, lepingu*, kindlustus*, arvesti*,
    seerianumber*, sihtnumber*, riigikood*, suunakood*, allahindlus*, sooduskood*, pakkumi*, kupong*, kinkekaart*,
    kinkekood*, kutsekood*, veakood*, käitumiskoodeks*, qr kood*, vöötkood*, lähtekood*, isikukood*, registrikood*, reg
    nr, käibemaks*, kmkr*, kokku, jääk, hind, hinna*, makse, punkti*, tänav*, tehingu number, jälgimiskood*, summa,
    summad, summas, summat, kinkekaardi kood*, kinkekaardi*, soodustus*, soodsam*, kampaania*, vautšer*, lojaalsus*,
    kliendikaart*, kliendikaardi*, soovita sõbra*, kutsu sõb*, soovituskood*, arvenumber*, poliisi*, poliis, juhtumi
    number*, juhtuminumber*, päringu number*, taotluse number*, broneerimisnumber*, saadetise kood*, liikmenumber*,
    liikme number*, liikmekaart*, registreerimisnumber*, registrinumber*, mobiilinumber*, tel., tehingunumber*, tehingu
    id, pangakood*, swift kood*, vastusekood*, olekukood*, tootekood*, tootenumber*, kaardi number*, kassas,
    loosinumber*, ühendust võtad, nimeta number, avamiskood, juhtumi*, ühendust võtate, väljastuskood*, visiit,
    automaadis, automaadi kood, postiindeks, kaardi lõpp, veanäit, veenäit, sissepääsu juures, järjekorranumber*,
    retsept, istekoht, hoiame kuni, koosolek, koosoleku, otsinguväl*, otsingukast*, otsinguriba*, arvesti number*,
    tellimuse numb*, arve numb*, kliendi numb*, lepingu numb*, saadetise numb*, pileti numb*, broneeringu numb*,
    broneerimiskood*, lennu numb*, toa numb*, toimiku numb*, poliisi numb*, kviitungi numb*, stardinumb*, pakkumise
    numb*, remondi numb*, selgituseks, makse selgitus*, selgitusväl*, viitenumbriks, tsoon*, parkimisala*, laadija*,
    väravakood*, värava kood*, lukukood*, luku kood*, signalisatsioonikood*, valvekood*, garaažikood*, kapikood*, kapi
    kood*, boksikood*, võtmekood*, võtmekarp*, fonokood*, fonoluku*, trepikoja kood*, külaliskood*, wifi kood*, wifi
    parool*, wi fi parool*, võrguvõti, võrgu parool*, riietuskood*, riietumiskood*, kursusekood*, ainekood*,
    õppeainekood*, klassikood*, õpilaskood*, koosolekukood*, koosoleku kood*, koosoleku id*, kohtumise id*, koosoleku
    parool*, sõbrakood*, liikmekood*, kliendikood*, partnerikood*, tudengikood*, üliõpilaskood*, boonuskood*,
    võistluskood*, võidukood*, auhinnakood*, kampaaniakood*, kupongikood*, allahindluskood*, pakkumiskood*,
    tagastuskood*, tagastamiskood*, poekood*, kaubakood*, mudelikood*, litsentsikood*, litsentsivõti*, litsentsivõtme*,
    tootevõti*, tootevõtme*, piletikood*, reisikood*, jaamakood*, lennujaamakood*, kohakood*, bic kood*, kontokood*,
    käibemaksukood*, tegevusalakood*, diagnoosikood*, põhjusekood*, tollikood*, hoiatuskood*, rikkekood*, raadiokood*,
    mootorikood*, värvikood*, postikood*, keelekood*, valuutakood*, laokood*, projektikood*, morsekood*, masinkood*,
    geneetiline kood*, avatud kood*, avatud lähtekood*, paki kood*, pakikood*, tarnekood*, ribakood*, triipkood*,
    kahjunumber*, kahju number*, patsiendi number*, patsiendinumber*, üliõpilasnumber*, õpilase number*, õpilaspilet*,
    lugejapilet*, toimikunumb*, asja number*, asja numb*, korteri number*, katastritunnus*, kinnistu number*, passi
    number*, juhiloa number*, abonenditasu, abonendi numb*, tarnija numb*, kapi number*, rongi numb*, vagun, vaguni,
    kursuse numb*, saateleht*, saatelehe*, näit, näidu, näitu, mõõturi numb*, mõõdiku*, väljastusnumb*,
    kätteandmiskood*, ruumi numb*, parkimiskood*, lubatähis*, tellimisnumb*, dokumendi numb*, kahjujuhtum*,
    kahjuteate*, juhtumi numb*, kahjutoimik*, api võti, api võtme*, neli viimast numbri*, viimased neli numbri*, 4
    viimast numbri*, viimased 4 numbri*, viimast neli numbri*, toote kood*, kauba kood*, artikli kood*, tarnija kood*,
    tootja kood*, materjali kood*, varuosa kood*, kaupluse kood*, poe kood*, filiaali kood*, esinduse kood*, osakonna
    kood*, kulukoha kood*, kulukeskuse kood*, üksuse kood*, struktuuriüksuse kood*, töötaja kood*, personali kood*,
    ameti kood*, ametikoha kood*, elukutse kood*, palgaliigi kood*, tööandja kood*, maksja kood*, kursuse kood*,
    koolituse kood*, õppeaine kood*, aine kood*, mooduli kood*, õppekava kood*, eksami kood*, eksamikeskuse kood*,
    kooli kood*, õppeasutuse kood*, ruumi kood*, auditooriumi kood*, klassi kood*, rühma kood*, grupi kood*, ürituse
    kood*, sündmuse kood*, huviringi kood*, meeskonna kood*, võistkonna kood*, võistluse kood*, turniiri kood*,
    parkimistsooni kood*, parkimisala kood*, parkla kood*, tsooni kood*, piirkonna kood*, valla kood*, omavalitsuse
    kood*, küla kood*, asula kood*, linna kood*, jaama kood*, peatuse kood*, lennujaama kood*, tariifi kood*,
    hinnakirja kood*, arvesti kood*, mõõtepunkti kood*, kliendi kood*, lepingu kood*, maksuliigi kood*, maksuameti
    kood*, tegevusala kood*, eelarve kood*, eelarveartikli kood*, kuluartikli kood*, tehingu liigi kood*, valuuta
    kood*, keele kood*, tagastuse kood*, tagastamise kood*, garantii kood*, remondi kood*, kahju kood*, kahjujuhtumi
    kood*, kaebuse kood*, põhjuse kood*, rikke kood*, vea kood*, versiooni kood*, partii kood*, värvi kood*, värvitooni
    kood*, mudeli kood*, mootori kood*, diagnoosi kood*, haiguse kood*, tollitariifi kood*, projekti kood*,
    artiklikood*, tarnijakood*, osakonnakood*, personalikood*, ametikood*, eksamikood*, rühmakood*, grupikood*,
    tariifikood*, maksukood*, eelarvekood*, garantiikood*, partiikood*, objektikood*, äriregistrikood*, emtak kood*,
    emtaki kood*, ehak kood*, nace kood*, hs kood*, kn kood*, ean kood*, ral kood*, iata kood*, rhk kood*, kmkr
    number*, kmkr nr, kursus koodiga, kursus mille kood, toode koodiga, kaup koodiga, üritus koodiga, koodiga kursus,
    koodiga toode, koodiga õppeaine, wlan parool*, külalisvõrgu parool*, külaliste wifi parool*, traadita võrgu
    parool*, ruuteri parool*, konverentsi parool*, veebinari parool*, wifi salasõna*, wifiparool*, võrguparool*,
    võrguvõti*, võrgu võti, koosoleku pin*, konverentsi kood*, konverentsi pin*, osaleja kood*, osaleja pin*, parool
    wifi jaoks, parool koosoleku jaoks, abonendikood, tellijakood, hankija kood, edasimüüja kood, töötajakood, õpilase
    kood, koolikood, detaili kood, kontori kood, panga kood, makse viitekood, arve kood, paketi kood, mõõtepunkti eic
    kood, ehitise kood, hoone kood, linnaosa kood, riigi kood, kmkr kood, väljumiskood, staatuse kood, tõrkekood,
    tellimuse kood, tellimiskood, broneeringu kood, pnr kood, pileti kood, annetuskood, kampaania kood, rhk 10 kood,
    retsepti kood, pakendikood, poliisi kood, kindlustuse kood, istekoha kood, boksi kood, paki väljavõtukood
  `,
  promo: `
    allahindlu*, soodustus*, sooduskood*, sooduskupong*, soodushin*, kupong*, kinkekaar*, kampaaniakood*,
    sooduskampaania*, eripakkumi*, sooduspakkumi*, pakkumine kehtib, tühjendusmüü*, säästa kohe, säästa kuni,
    ostukorv*, tasuta tarne*, tasuta transport*, tasuta kohaletoimetami*, lojaalsuspunkt*, boonuspunkt*, auhinnaloos*,
    loosimi*, kutsu sõbra*, kutsu sõber, soovita sõbra*, raha tagasi pakkumi*, sünnipäevakin*, minimaalne ostusumma,
    minimaalne tellimu*, kuni kaupa jätkub, seni kuni kaupa, osta kohe, lunasta kupong*, kogu valik*, ostule, poole
    hinnaga, kui maksad, saate mõlemad, siis saate, saad kohvi, jaga sõbra*, loosinumber*, loositakse, võitja*, pool
    hinda, kui maksate, maksmisel, protsenti soodsamalt, mõlemad saate, pakkumine, võida, võitke, kampaania,
    auhinnamäng*, auhin*, tarne tasuta, tasuta tarne, tarne on tasuta
  `,
  press: `
    selles numbris, selles väljaandes, selles artiklis, loe edasi, kolumnis*, blogipostit*, meie lugeja*, statistika*,
    nädalaaruan*, nädalaraport*, kuuaruan*, nädalakokkuvõt*, nädala kokkuvõt*, kuu kokkuvõt*, keskmiselt, eelmisel
    kuul, eelmise kuu, möödunud kuul, väljalaskemärkm*, muudatuste logi, muudatuste loend, uus versioon, uues
    versioonis, veaparandus*, parandatud vead, testid ebaõnnestu*, ehitus ebaõnnestu*, veebiseminar*, veebinar*,
    taskuhääling*, podcasti osa, töötuba*, töötoa*, uuring näitab, uuringu kohaselt, küsitluse kohaselt, pettuste
    laine, petulaine*, pressitea*, teadlaste sõnul, käitusaruan*, mullu, eestlast, petturid, nii petturid,
    loe lugu, käivitus, kukkus läbi, ebaõnnestus, aruanne nädal, eelmisel aastal, möödunud aastal, eestlased, küsitlus,
    küsimustik, sinu arvamus, uuring,
    pettus*, õngitsus*, loe artiklit
  `,
  business: `
    kinnita*, verifitseeri*, autenti*, tuvasta*, sisselogimi*, logi sisse, sisse logida, parool*, salasõna*, lähtesta*,
    taasta*, kontot, kontole, registreeri*, meiliaadress*, turva*, aktiveeri*, kaheastmeli*, kahefaktori*, seade,
    seadme*, identiteet*, konto, e posti aadress*, e postiaadress*, väljamakse*, väljavõt*, ligipääs*, sisse saada,
    internetipan*, ülekan*, pääsu, kinnitus*, profiil*, kontoga, sisselogi*, juurdepääs*, kutsus sind, kutsub sind,
    kutse, lisas sind, lukustatud, kas see oled sina, kasutajanimi, siseneda, sisenemine, lehele pääsemiseks,
    pääsemiseks, allkirjasta*, nõusolek*, paarista*, sidumi*, uus telefon, uude telefoni, uues telefonis, uus arvuti,
    uus brauser, uues seadmes, aadressi vahetus*, e posti vahet*, telefoninumbri vahet*, lepingu lõpeta*, mobiilipan*,
    autoriseeri*, heakskiit*, kiida heaks, kiitke heaks, makse heaks, makse lõpuleviimi*, makse lõpule, makse
    sooritami*, tehingu sooritami*, tehingu lõpuleviimi*, tehingu lõpetami*, tehing lõpule, tehingu heaks, digiallkir*,
    e allkir*, allkirja oot*, ootab allkirja, ootab sinu allkirja, ootab teie allkirja, ootab sinu luba, ootab teie
    luba, 3 d secure, blokeeri*, lahtilukusta*, lukust lahti, lukustati, lukustasime, valed katsed, vale katse,
    ebaõnnestunud katse*, nurjunud katse*, liiga palju katseid, e posti muut*, meili muut*, meili vaheta*, telefoni
    vaheta*, numbri muutmi*, numbri vaheta*, uues arvutis, uues brauseris, uus telefoninumber, seo telefon, seo
    rakendus, siduge telefon, avatud aken, avatud aknas, avatud aknasse, avatud lehele, lahti jätsid, lahti jätsite,
    jätsid lahti, jätsite lahti, avatuks jätsid, avatuks jätsite, uus saaja, uue saaja, uus maksesaaja,
    makse ootab, ootel makse, heaks kiita, heaks kiitmi*, makse lõpetami*, makse lõpule*, makse vabastami*, ostu
    lõpule*, ostu lõpetami*, tehing ootab, tehingu lõpule*, tehingu tegemi*, lõpule viia, lõpuleviimi*, veebiost*,
    internetiost*, ost internetis, ostu internetis, e ostu, allkirja, allkirjaga, allkirjast*, digitaalallkir*, lepingu
    allkirj*, volita*, autorisee*, kliendi tugev*, 3d secure, lahti lukusta*, lukustus*, vale katse*, valesid katseid,
    vigaseid katseid, ebaõnnestunud sisselog*, meili vahet*, telefoni vahet*, numbri vahet*, numbri muut*, uus number,
    esmakord* sisse*, esimene sisse*, avatud lehel, jätsite avatuks, jätsid avatuks, lahti jätsi*, lahti jäetud, lahti
    jäänud, avatuks jäetud, avatuks jäänud, logite, logid end, logid sisse
  `,
  fleeting: `
    kehtiv*, aegub, aegun*, minut*, ühekordse*, kehtib, aeguma, sekund*, ei tööta enam, enam ei tööta, ühekordne,
    tunni jooksul, tunni aja jooksul, ööpäeva jooksul, veerand tundi, veerandtun*, kehtib tund, ainult korra, ainult
    üks kord, vaid üks kord, üks kord
  `,
  secret: `
    ära jaga, ärge jagage, ära jagage, ära anna, kellegagi, mitte kunagi, salajas*, konfidentsiaal*, kellelegi, ära
    ütle, ärge öelge, ärge andke, ei tohi jagada, ära näita, ärge näidake, ära saada, ärge saatke, ära loe, ära
    avalda, ärge avaldage, hoia saladuses, hoidke saladuses, hoia enda teada, enda teada, ainult sinule, ainult teile,
    ainult sulle, teistele, ära edasta, ei küsi kunagi, kunagi ei küsi, mitte kellegagi, ärge edastage koodi, ärge
    edastage seda, ärge lugege koodi, ärge lugege ette, ärge dikteerige, ära dikteeri, koodi ei tohi avaldada, koodi
    kolmandatele isikutele, kolmandatele isikutele koodi, koodi võõrastele, ei palu kunagi koodi, kunagi ei palu, ei
    helista kunagi, ei nõua kunagi, meie töötajad ei küsi, meie töötajad kunagi, panga töötaja ei küsi, pangatöötaja
    ei küsi, klienditugi ei küsi, ükski töötaja ei küsi, keegi meist ei küsi, kood on salajane, isegi mitte meie
    töötajatele, ka mitte pangatöötajale, on petis, on pettur
  `,
  enter: `
    sisesta*, kirjuta*, kopeeri*, kleebi*, kasuta, kasutage, tipi*, trüki*, trükkige, tippige, kleepige, ütle, öelge,
    dikteeri*, skanni*, skaneeri*, täida, täitke, toksi, toksige, toksi need, saada vormi*, läheb sul vaja,
    täitke vormil, saatke vormi*, vasta koodiga, vasta numbriga, löö sisse, löö kasti, pane sinna, pange, pange sinna,
    löö, lööge, toksi sisse, trükkida, tippida, kleepida, lisage, märgi, märkige, täites, küsib, küsitakse, palub,
    palutakse, kinnita numbriga, kinnita see, kinnita see numbriga, kinnitage numbriga, kinnitatakse numbriga,
    kinnita ost, kinnita makse, kinnita ülekanne, kinnita vahetus, kinnita muudatus numbriga, kinnita koodiga,
    kinnitage koodiga, allkirjasta numbriga, allkirjasta koodiga, allkirjastage numbriga, allkirjasta leping,
    allkirjasta see, ava numbriga, ava see numbriga, logi sisse numbriga, logi sisse koodiga, tuvasta end numbriga,
    tuvasta ennast, aktiveeri numbriga, aktiveeri koodiga, lõpeta numbriga, numbriga, vastake numbriga,
    vastake koodiga, vasta sellele kirjale, vasta kirjale, vastates, ütled, öelda, öeldes, öeldakse, loe ette,
    lugege ette, loed ette, nimeta, nimetage, nimetades, dikteerides, saada tagasi, saatke tagasi, saadad tagasi,
    kopeerid, kopeerida, kopeerides, kirjutad, kirjutada, kirjutades, kirjutage, kirjuta need, kirjuta see, sisestad,
    sisestada, sisestades, sisestamisel, sisestatakse, sisestatav, sisestada tuleb, tuleb sisestada, tuleb kirjutada,
    tuleb trükkida, tuleb tippida, tipid, tippides, trükid, trükkides, toksid, toksides, kleebid, kleepides, löö see,
    klõbista*, vajuta sisse, esita, esitage, esitades, edasta, edastage, täida lahter, täida väli, täitke lahter,
    täitke väli, täidad, täites lahtri, sinna käib, sinna läheb, sinna tuleb, sinna kirjuta, sinna sisesta,
    lahtrisse läheb, lahtrisse käib, väljale läheb, väljale tuleb, lahtrisse tuleb, kasti tuleb, küsime, küsime sinult,
    küsime teilt, küsib sinult, palume, palume sinult, nõuab numbrit, nõuab koodi, nõutakse järgmises, vajab numbrit,
    vajab koodi, tahab numbrit, tahab koodi, läheb vaja, on vaja sisestada, vajad järgmises, vajate järgmises,
    ootab numbrit, ootab koodi, kanna lahtrisse, kanna väljale, kandke lahtrisse, kandke väljale, kanna siia,
    näita ekraanil, kasutades, kasutad,
    oled sisestanud, olete sisestanud, sisestanud numbri, oled kirjutanud lahtrisse, oled trükkinud, oled tippinud,
    piisab kui annad, piisab kui sisestad, piisab kui kirjutad, anna sellele, anna rakendusele, anna mängule,
    anna vormis, annad vormis, kinnitamine käib, kinnitus käib, allkirjastamine käib, kinnitamiseks sisesta,
    kleepimi*, tippimi*, sisse toksi*, sisse tippi*, sisse lüüa, lüüa sisse, sisse löönud, ütlete, ütle see, ütle kood,
    ütle operaatorile, öelge operaatorile, loe see ette, loe kood ette, lugege kood ette, loe numbrid ette, lugege
    numbrid ette, ette lugeda, ettelugemi*, loe telefonis, anna operaatorile, andke operaatorile, anna
    klienditeenindajale, andke klienditeenindajale, anna kood meie, andke kood meie, ütle klienditeenindajale, öelge
    klienditeenindajale, näita koodi, näidake koodi, näita seda seadmes, vali numbrid, valige numbrid, vajuta numbreid,
    vajutage numbreid, vali klahvistikul, valige klahvistikul, vali telefonil, valige telefonil, saada kood, saatke
    kood, saada see kood, saada vastuseks, saatke vastuseks, vasta selle koodiga, vastake selle koodiga, jätka koodiga,
    jätkake koodiga, jätka selle koodiga, jätkake selle koodiga, lõpeta koodiga, lõpetage koodiga, lõpeta selle koodiga,
    vii lõpule koodiga, ava koodiga, avage koodiga, ava selle koodiga, sisene koodiga, sisenege koodiga, logige sisse
    koodiga, logi sisse selle koodiga, kinnita* selle koodiga, kinnita* selle numbriga, kinnita* järgmise koodiga,
    kinnita* makse koodiga, kinnita* ülekanne koodiga, allkirjasta* selle koodiga, allkirjasta* leping koodiga,
    autoriseeri* koodiga, aktiveeri* selle koodiga, pane see siia, pane kood, pange kood, pane lahtrisse, pange
    lahtrisse, pane väljale, lisa lahtrisse, lisa kood, lisage kood, edasta kood, selle koodiga,
    vajuta numbritele, vajutage numbritele, vajuta klahve, vajutage klahve, vajuta järjest, vajutage järjest, vali sama
    number, valige sama number, vali sama arv, valige sama arv, keera numbrid, keerake numbrid, saada meile kood, saatke
    meile kood, saada meile number, saatke meile number, vasta sõnumile, vastake sõnumile, vastake kirjale, loe kood,
    lugege kood, loe numbrid, lugege numbrid, loe number, lugege number, lugeda ette, loe see, lugege see, loe
    klienditeenindajale, lugege klienditeenindajale, anna kood, andke kood, anna number, andke number, näita numbrit,
    näidake numbrit, jätka parooliga, ava lukk koodiga, vabasta koodiga, koodi abil, numbri abil, kinnita parooliga,
    kinnitage parooliga, allkirjasta parooliga, allkirjastage leping, kinnitage ost, kinnitage makse, kinnitage
    ülekanne, kinnita tehing, kinnitage tehing, kinnita tellimus koodiga, trükkimi*, sisestus*, pane kirja, pane see,
    esitada kood*, täidetud lahter
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
    parooli vahetamiseks, vali* uus parool,
    lukustuse saad avada, lukustuse avami*, lukustuse eemaldami*, lukustuse avada, avada lukustus*, avate lukustuse,
    ava* lukustus, eemalda* lukustus, avada konto, konto avada, lukust lahti, võta* lukust lahti, tee* konto lahti,
    kutse vastu võtad, kutse vastu võtate, võtad kutse vastu, võtate kutse vastu, nõustud kutsega, nõustute kutsega,
    nõustu* kutsega, kutsega nõustu*, kui nõustud, kui nõustute, vaheta* aadress*, aadressi vahetami*, jah vaheta,
    jah muuda, kinnita* vahetus*, nõustu* muudatus*, nõustu* vahetus*, kustuta* profiil*, kustuta* kasutaja*,
    taasta* kont*, taasta* oma kont*, taasta* minu kont*, taasta* profiil*, taasta* ligipääs*, taasta* juurdepääs*,
    saad konto tagasi, konto tagasi, aktiveeri* uuesti, taasaktiveeri*, mõtle* uus parool, loo uus salasõna,
    määrata parool*, määrata uue parool*, määrata uus parool, vahetada parool*, muuta parool*, luua parool*,
    luua uue parool*, valida parool*, valida uue parool*, valida endale parool*, taastada parool*, lähtestada parool*,
    logi mind sisse, sisse ilma paroolita, otse sisse, kinnita* omand*, kinnita* nõusolek*, anna* nõusolek*,
    anda nõusolek*, liitu* projekti*, liitu* pere*, liitu* organisatsiooni*, liitu* tööruumi*, kinnita* uue seadme,
    luba* seade, luba* sisselogimi*, luba* uus seade, usalda* seade*, lõpeta* liitumi*, lõpeta* konto*,
    lõpeta* seadistami*, vii* registreerimi* lõpule, kinnitad aadressi, kinnitad oma, kinnitate oma, aktiveerid konto,
    aktiveerite konto, kinnitada aadress*, kinnitada e post*, kinnitada oma*,
    kinnitad kustutamise, kinnitad muudatuse, kinnitad vahetuse, kinnitad registreerimise, kinnitad liitumise,
    kinnitad tellimuse, kinnitad e posti, kinnitate kustutamise, kinnitate muudatuse, kinnitate registreerimise,
    valid uue parooli, valid endale parooli, valida uue, vahetad parooli, taastad parooli, lähtestad parooli
  `,
  act: `
    kinnita, kinnitage, aktiveeri, aktiveerige, nõustu, aktsepteeri, jätka, jätkake, liitu, lähtesta, verifitseeri,
    kinnitan, kinnitada, aktiveerida, nõustun, nõustuge, aktsepteerin, jätkan, liituge, tule kaasa, tulge kaasa, luba,
    lubage, alustame, näita et, alustan, liitun, edasi, alusta, veel üks samm, viimane samm, peaaegu valmis, sea uus,
    vali uus
  `,
  signIn: `
    logi sisse, logige sisse, sisene, sisenege, sisselogimine, ava rakendus, sisse logida
  `,
  never: `
    tühista tellimus, seaded, eelistus*, veebiversioon*, privaatsus*, küpsis*, tingimus*, abi, klienditugi, kontakt*,
    võta ühendust, korduma kippuvad*, küsitlus*, tagasiside*, hinda*, jälgi*, vaata tellimus*, minu tellimused, vaata
    arvet, maksa arve, maksa kohe, maksa siin, maksma, maksta, maksmine, maksmise, loe lähemalt, vaata kõiki, osta
    kohe, meist, uudiskiri, loobu*, vaata brauseris, vaadake brauseris, ava brauseris, avage brauseris, kuva brauseris,
    loe brauseris, laadi alla, laadi rakendus, lae alla, seadeid, kogu retsept, tellimuse olek, saadetise olek,
    kinnita* osalemi*, kinnita* osavõt*, liitu* koosoleku*, liitu kõnega, hinnang*, loe lugu, vaata pilt*, vaata kus,
    anna tärne, jaga sõbra*, loe artik*, loe edasi, loe uudis*, ava piletid, kuidas kohale tulla, poodi, muuda aega,
    tühista aeg, jätka vestlust, vaata sõnumit, loe sõnumit, vaata kommentaari, liitu koosolekuga, minu konto, ava
    ülesanne, proovi kohe, ava aruanne, ava fail, vaata pilte, vaata tulemusi, kommentaar*, kommentaari*, jälgi
    saadetis*, jälgi tarnet, jälgi pakki, jälgi tellimust, vaata kviitung*, ava kviitung, vaata pilet*, ava pilet*,
    pardakaart*, pardakaardi*, vaata broneering*, muuda broneering*, registreeru lennule, lisa kalendri*, salvesta
    kalendri*, lisa wallet*, lae rakendus, laadi äpp, hangi rakendus, app store, google play, vasta küsitlusele, vasta
    küsimustikule, avalda arvamust, ütle oma arvamus, räägi meile, võtke ühendust, minu profiil, minu pakid,
    lahtiolekuajad, leia pood, leia kauplus, muuda tarnet, vaata pakkumist, vaata pakkumisi, vaata arveid, tühista
    broneering, laadi arve, näita tellimust, muuda tarneaega, halda broneeringut, halda tellimust, halda paketti,
    uuenda makseandmeid, muuda makseviisi, pikenda kohe, pikenda liikmelisust, kirjuta arvustus, vasta sõnumile,
    kandideeri kohe, kasuta kupongi, lunasta kinkekaart, kutsu sõpru, kutsu sõber, broneeri aeg, pane aeg kinni, lisa
    google'i kalendrisse, kirjuta klienditoele, halda teavitusi, kontrolli tegevust
  `,
  notMe: `
    polnud sina, polnud teie, ei olnud sina, ei olnud teie, ei taotlenud, ei palunud, ei loonud, ei tunne ära, ei ole
    taotlenud, eira*, ignoreeri*, keeldu*, tühista*, blokeeri, blokeerige, blokeerida, kaitse oma kontot, ekslikult,
    polnud mina, ei olnud mina, pole sina, pole teie, see pole, ei ole sina, ei ole teie, ei tunnista, ei teinud, ei
    esitanud, ei algatanud, ei soovinud, ei registreerinud, ei loginud, ei proovinud, kustuta see kiri, kustutage see
    kiri, kui see polnud sina, see polnud sina, kui see ei olnud sina, sa seda ei soovinud, ära tee midagi, ei pea
    midagi tegema, ei aitäh, kui sa ise ei, kui see ei olnud, jäta kiri tähelepanuta, tähelepanuta, mõtlesid ümber,
    kontot saab hoida, ei püüdnud, kas see polnud sina, kui sa pole, kui te pole, kui te ei, kui sina ei, kui teie ei,
    pole seda palunud, pole palunud, pole taotlenud, võta kohe ühendust, võtke kohe ühendust, anna kohe teada, sulge
    kaart, sulge konto, peata vahetus, peata muudatus, tühista muudatus, tühista vahetus, tühista kustutamine, jäta
    konto alles, lükka tagasi, lükka kutse tagasi, keeldu kutsest, keegi teine, muidu ära tee, ei tunne seda, ei kuulu
    sulle, ei kuulu teile, ei ole sinu, pole sinu konto, ei muutnud, ei alustanud, ei lubanud, ei üritanud, pole
    proovinud, pole teinud, pole loonud, ei ole teinud, ei ole palunud, teie teadmata, sinu teadmata, kui see on vale,
    see on viga, tegemist on eksitusega, tegu on veaga, eemalda minu e posti, eemaldada oma e posti, konto keelamiseks,
    lukusta oma konto, konto lukustamiseks, kaitske oma kontot, soovitame parooli muuta, muuda kohe oma parool*, muutke
    kohe oma parool*, parool esimesel võimalusel, anna meile teada, andke meile teada, teavita* meid, üle hiljutised
    tegevused, välja kõigist seadmetest, võtke viivitamatult ühendust
  `,
  done: `
    on lähtestatud, on kinnitatud, on aktiveeritud, on lisatud, on eemaldatud, on kustutatud, on edukalt*, muudeti,
    lähtestati, õnnestus, uus sisselogimine, logiti sisse, täname kinnitamast, on vastu võtnud, on uuendatud, on sisse
    lülitatud, on välja lülitatud, on avatud, on määratud, kustutati, tuvastasime, on muudetud, on makstud, tasutud,
    oled tellimusest loobunud, olete tellimusest loobunud, oled uudiskirjast loobunud, olete uudiskirjast loobunud,
    uudiskirja tellimus on tühistatud, tellimus on lõpetatud, nimekirjast eemaldatud, eemaldati nimekirjast,
    postitusloendist eemaldatud, sa ei saa enam meie, te ei saa enam meie, ei saada sulle enam, ei saada teile enam
  `,
  here: `
    siin, siia, kliki*, klikka*, klõpsa*, vajuta*, link, lingil, lingile, allolev*, nupule, brauserisse, aadressiri*,
    nupp ei tööta, lingi, nuppu, nupul, klikkige, ava leht, sellel lehel, sellel aadressil, nupp, kopeeri,
    brauseri aadressireale, aadressireale, järgmisele lehele, järgmisel lingil, järgneval lingil, järgmisele aadressile,
    siit, sellelt lingilt, lingi kaudu, selle lingi kaudu, allpool
  `,
  onSite: `
    pakk*, pakiautomaat*, paki, pakile, saadet*, kuller*, pakiautomaa*, kapp, kapi, kapis, kapist, kapile, kapiuks,
    kattesaa*, jarele, leti, letis, letti, letist, leti*, kassa*, vastuvot*, ukse*, varav*, tokkepuu*, wifi, wi fi,
    vastuvotuaeg*, broneering*, pilet*, jarjekor*, laud, laua*, ukse, uksel, uksekood*, ukse juures, koosoleku id,
    koosoleku number*, koosoleku kood*, koosolekukood*, koosoleku tunnus*, koosoleku parool*, koosoleku link*,
    koosolekuruum*, konverentsi id, konverentsi number*, konverentsi kood*, konverentskõne*, konverentsikõne*, zoomi
    koosolek*, zoom koosolek*, zoomi kõne*, zoomi kohtumi*, teamsi koosolek*, teams koosolek*, teamsi kõne*, teamsi
    kohtumi*, meeti koosolek*, google meet, veebikoosolek*, virtuaalne koosolek, videokõne*, videokohtumi*,
    videokoosolek*, videokonverents*, videovastuvõt*, telefonikonverents*, kaugvastuvõt*, veebiseminar*, veebinar*,
    liitu koosolekuga, liituge koosolekuga, liitumine koosolekuga, koosolekuga liitumi*, koosolekuga ühinemi*, ühine
    koosolekuga, ühinege koosolekuga, osale koosolekul, helista sisse, sissehelistami*, osaleja pin*, osaleja kood*,
    osaleja id, osaleja number*, ooteruum*, välisuk*, peauks*, esiuks*, hoone sissepääs*, peasissepääs*, fonoluku*,
    fonolukk*, fonosüsteem*, fuajee*, vestibüül*, trepikoda*, trepikoja*, garaaž*, parkla*, parkimi*, lifti, liftis,
    võtmekapp*, võtmekapi*, võtmekarp*, võtmeboks*, võtmehoidik*, võtmete üleand*, tabalukk*, tabaluku*, koodlukk*,
    koodluku*, numbrilukk*, numbriluku*, rattalukk*, rattaluku*, riidekapp*, riidekapi*, garderoob*, riietusruum*,
    riidehoid*, pakihoid*, hoiukapp*, hoiukapi*, rattahoid*, rattamaja*, jalgrattahoid*, panipai*, valvekood*,
    valvesüsteem*, valvesignalisatsioon*, häirekood*, häiresüsteem*, valve alt maha, seif*, pöördvärav*, pöörduks*,
    laadimisjaam*, laadimispunkt*, laadija juures, makseautomaat*, müügiautomaat*, iseteeninduskassa*,
    iseteeninduskios*, iseteenindusterminal*, iseteenindusautomaat*, koopiamasin*, paljundusmasin*, printeri juures,
    pesuköö*, pesumasin*, külalisvõrk*, külalisvõrgu*, külaliste võrk*, traadita võrk*, toa number*, toanumber*,
    pakipunkt*, väljastuspunkt*, väljastuskood*, järeletulemi*, autojuht*, autojuhi*, juhile, postiljon*, kirjakandja*,
    postkontor*, koju kätte, ootenumber*, registratuur*, bussijuht*, bussijuhi*, konduktor*, pardalemine*, pardakaart*,
    pardakaardi*, turvamees*, turvamehe*, valvelaud*, valvelaua*, valvur*, kinnita aeg, kinnitage aeg, broneeritud aeg,
    aja kinnitami*, visiidi*, visiit*, kohalolek*, osalemi*, osavõt*, kas tuled, kas tulete, tulen kohale, palume
    vastata hiljemalt, saabumisaeg*, saabumisaja*, kinnita külastus*, kinnitage külastus*, külastuse kinnit*,
    külastusaeg*, külastusaja*, külastajakaart*, koduvisiit*, korteri ülevaat*, sisseregistreerimine hotelli*,
    registreerimine hotelli*, check in, lennule registreerimi*, majutus*, kohaletoimetami*, tarneaadress*, tarneaeg*,
    tarneaja*, tarneaken*, ajavahemik tarne*, kättetoimetami* aeg*, arvesti näi*, arvestinäi*, mõõdiku näi*, veemõõtja*,
    elektriarvesti*, veearvesti*, gaasiarvesti*, kaup käes, väljasõi*, ekskursioon*, õppekäi*, lapsevanemate koosolek*,
    tööintervjuu*, sõidutund*, saabumise aeg, hotellis, hotelli registreeru*, hotelli sisse*, matkale, sissepääsu juures,
    osalege koosolekul, liitu veebinariga, ligipääs koosolekule, koosoleku kutse*, külaliste wifi, külalis wifi,
    wifi külalistele, külalisvõrg*, võrgu nimi, võrgunimi*, wifi võrk, wifi võrgu, wifi nimi, traadita võrgu,
    traadita internet, külaliste internet, ssid
  `,
  entryPlace: `
    akna*, aken, aknas*, lehel, lehele, leht, lehekul*, ekraani*, ekraan, vali, valjale, valja, lahtri*, lahter,
    kasti, kast, vormi*, vorm, ankeeti*, rakendus*, appi*, brauseri*, veebileh*, saidi*, seadme*, portaali*, tahv*,
    arvuti*, konsool*, teleri*, dialoog*, dialoogiak*, tekstival*, tekstikast*, avaleh*, avakuva*, avaekraan*,
    sisselogimisleh*, sisselogimisak*, digiboks*, teler*, pangaautomaa*, sularahaautomaa*, vestlus*, vestluses,
    juturobot*, miniapp*, mangukliend*, laiendus*, jargmises samm*, jargmisesse samm*, teises samm*, makseleh*,
    kinnitusleh*, broneerimisleh*, mobiilirakend*, mobiiliapp*, pangaapp*, pangarakend*, internetipan*, mobiilipan*,
    menuus, vahekaart*, vahekaardi*, iseteenindus*, jaotis*, rida, kuval, aadressi alla, opetusval*
  `,
  accountName: `
    kasutajanim*, kasutajatunnus*, kontonim*, hüüdnim*, mängijanim*, kuvanim*, profiilinim*, kasutaja id*
  `,
  subjectLine: "teemarea*, teemaväli*, kirja teemas, pealkirjas, pealkirjast",
  outdated: `
    enam ei kehti, ei tööta enam, eelmine kood, vana kood, tühistatud, ei kehti enam, enam kehtiv, enam ei toimi, ei
    toimi enam, enam ei tööta, ei ole enam kehtiv, pole enam kehtiv, enam kasutada ei saa, ei saa enam kasutada,
    kaotas kehtivuse, on kaotanud kehtivuse, muutus kehtetuks, on nüüd kehtetu, tühistati, tühistasime, oleme
    tühistanud, võtsime tagasi, tagasi võetud, blokeerisime koodi, kood blokeeriti, kood on blokeeritud, eelmise
    koodi, eelmist koodi, eelnev* kood*, varasem kood, varasema koodi, varasemat koodi, vana koodi, esimene kood,
    esimese koodi, esimest koodi, algne kood, algse koodi, hommikune kood, hommikuse koodi, hommikust koodi, eilne
    kood, eilse koodi, eilset koodi, varem saadetud, varem saatsime, saatsime varem, hommikul saadetud, eile saadetud,
    enne saadetud, kell saadetud, kood on aegunud, kood aegus, koodi kehtivus lõppes, koodi kehtivusaeg on läbi, koodi
    kehtivusaeg lõppes, aegunud kood*, on juba aegunud, on juba kasutatud, juba kasutatud, kood on kasutatud, koodi on
    kasutatud, koodi kasutati, kasutati sisselogimiseks, kasutatud kood, koodi mida kasutasi*, uuesti kasutada ei saa,
    ei saa uuesti kasutada, ei saa enam uuesti, ärge kasutage vana, ignoreeri eelmist, ignoreerige eelmist, unusta
    eelmine, koodi asemel, eelmise asemel, vana asemel, asendab koodi, asendab eelmis*, asendab varasema*, asendab
    vana, aegus, on aegunud, kasutati, on kasutatud, jäi kasutamata,
    sisestasite koodi, sisestasid koodi, trükkisite koodi, trükkisid koodi, sisestasite kinnituskoodi, sisestasite
    pin koodi, sisestasite sms koodi, sisestasite turvakoodi, sisestasid kinnituskoodi, sisestasid pin koodi,
    sisestasid sms koodi, sisestasid turvakoodi, te sisestasite koodi, sa sisestasid koodi, teie sisestatud kood,
    teie sisestatud kinnituskood, sinu sisestatud kood, sinu sisestatud kinnituskood, kood mille sisestasite, kood
    mille sisestasid, kood sisestati, kinnituskood sisestati, sms kood sisestati, pin kood sisestati, kood võeti
    vastu, kinnituskood võeti vastu, sms kood võeti vastu, kood aktsepteeriti, kood kinnitati, kood kontrolliti
    edukalt, koodi kasutati kell, aktsepteerisime koodi, koodi sisestasite kell, koodi sisestasid kell, kinnitati
    koodiga, kinnitasite koodiga, kinnitasid koodiga, logisite sisse koodiga, logisid sisse koodiga, autoriseeriti
    koodiga
  `,
  toRead: `
    loe, lugeda, lugege, vaata, vaadake, vaadata, tutvu*, leiad, leiate, sirvi*, avasta*, mine oma kontole, minge oma
    kontole, mine minu kontole, minu konto leht*, oma konto lehel, iseteenindus*, kliendiportaal*, ava töölaud, mine
    töölauale, ava ülevaade, sinu arved, teie arved, internetipan*, kontrolli tellimust, kontrolli oma tellimust,
    kontrolli broneeringut, kontrolli üksikasju, kontrollige üksikasju, hiljuti* tegevus*, viimas* tegevus*, halda oma
    seadmeid, mis on muutunud, kontrolli tarneaadressi, tarbimisajal*, lae arve alla, mine portaali, minu broneeringud,
    ava dokument, laadi fail alla, laadi andmed alla, ava abikeskus, mis on uut
  `,
  plural: "koodid, koodidest, paroolid",
  fault: "veakood*, viga, rike",
  codeWord: `
    sõna:, teie sõna, sinu sõna, see sõna, seda sõna, järgmine sõna, järgmist sõna, järgnev sõna, sisestage sõna,
    sisesta sõna, kirjuta sõna, kirjutage sõna, tippige sõna, tipi sõna, koodsõna*, koodisõna*, võtmesõna, märksõna,
    tunnussõna*, sisselogimissõna*, sisenemissõna*, kinnitussõna*, turvasõna*, kontrollsõna*, sidumissõna*,
    pääsusõna*, salajane sõna, salajast sõna, päeva sõna, päeva parool*, päeva salasõna*, tänane parool, tänase
    parooli, tänane salasõna, ühekordne parool, ühekordse parooli, ühekordset parooli, ühekordne salasõna, ühekordse
    salasõna, ühekordset salasõna, paroolifraas*, pääsufraas*, salafraas*, sidumisfraas*, fraas, fraasi, silbid,
    silpe, tähed:, need tähed, tähejada*, tähekombinatsioon*, tähemärgijada*, märgijada*, teie võti, sinu võti
  `,
  example: `
    näiteks, näide:, näited:, näitena, näidiskood*, näidissõnum*, näidissms*, selles näites, näeb välja nii, näeb
    välja selline, näeb välja umbes, näevad välja nii, stiilis, vormingus, formaadis, midagi sellist, umbes selline,
    kood nagu, sõnum nagu, sõnumi nagu, sõnumeid nagu, sai sõnumi, sain sõnumi, sai sms, sain sms, saanud sõnumi,
    saanud sms, järgmise sõnumi, järgmise sms, järgmine sõnum, sellise sõnumi, sõnumis oli kirjas, sõnumis seisis,
    sõnum tekstiga, sõnumi tekstiga, kus seisis, võltssõnum*, võlts sms*, libasõnum*, petusõnum*, petis küsis, petis
    palus, petis helistas, kelm küsis, kelm palus, kannatanu*, ohver sai, helistaja küsis, helistaja palus, järgmisel
    kujul, nt kood, kood nt
  `,
  matter: `
    puhkuseavaldu*, puhkusetaotlu*, haigusleh*, töövõimetusleh*, kuluaruan*, kulude hüvitami*, töölähetu*,
    komandeering*, ületun*, tööajatabel*, vahetuse vahetami*, ostutaotlu*, hanketaotlu*, eelarvetaotlu*, ootab teie
    heakskiitu, ootab sinu heakskiitu, ootab kooskõlastami*, kooskõlastamiseks, heakskiitmiseks, jagatud kaust*, jagatud
    fail*, jagatud dokument*, jagatud album*, jagas sinuga, jagas teiega, sinuga jagatud, teiega jagatud, juurdepääs
    kaustale, allalaadimiseks valmis, failiedastu*, varukoopia*, koosoleku salvestus, manuses, hinnapakkumi*,
    hinnapäring*, üürilepin*, töölepin*, lepingu allkirjasta*, dokumendi allkirjasta*, allkirjasta* dokument,
    allkirjastamiseks, palgaleh*, palgateati*, kviitung*, kontoväljavõt*, klassitunnistu*, kindlustuspoliis*,
    kommenteeris, uus kommentaar, mainis sind, mainis teid, vastas teie, vastas sinu, uus postitus, vastus teie
    küsimusele, vastus sinu küsimusele, arvustu*, küsitlu*, hääletu*, küsimustik*, petitsioon*, arutelu*, koosolek*, kas
    tuled, kas osaled, ootenimekir*, vabanenud koht, koht on vabanenud, koolitus*, lastevanemate koosolek*,
    arenguvestlu*, broneering*, treening*, moderaator*, modereeri*, karantiin*, ettepanek*, määrati teile, lisati
    projekti, kodutöö*, salvestusruum*, peaaegu täis, täitke oma profiil, saadetis, annetu*, kinnisvara*, tööpakkumi*,
    kandideerimi*, ülesan*, üritus*, eemaldas sinu, jagas kausta, jagas faili, jagas dokumenti, jaganud kausta, kaust on
    jagatud, jagatud kalend*, jagatud tahv*, sulle on saadetud fail, teile on saadetud fail, lisati tahvlile, lisati
    kursusele, ülesanne määrati, ootab heakskiitu, ootab kinnitamist moderaatorilt, ootab ülevaatamist, kiri peeti
    kinni, teie puhkus, sinu puhkus, kuluhüviti*, uus hinnapakkumine, pakkumise kinnitami*, allkirjastage leping,
    allkirjasta leping, ootab allkirjastamist, rahuloluküsitlu*, tagasisideküsitlu*, vasta küsitlusele, vastake
    küsitlusele, andke oma hääl, anna oma hääl, uus vastus teemas, vastas postitusele, vastas kommentaarile, kommentaar
    postitusele, laadi fail alla, laadige fail alla, fotoalbum*, kalendrikutse*, päevakord*, üldkoosolek*, koht
    ootejärjekorras, ootejärjekor*, teie tellimus on teel, sinu tellimus on teel, tellimus on välja saadetud, tellimus
    on tühistatud, uus tellimus kliendilt, makse laekus, makse on laekunud, makse ebaõnnestus, tasumata arve*,
    maksetähtaeg*, maksmata arve*, arve on lisatud, vaata arvet, tagasimakse*, jäi ostukorvi, kinkekaar*, taas laos,
    hinda toodet, täname annetuse eest, liikmesus on pikendatud, prooviperiood lõpeb, prooviperiood on lõppenud, uus
    artikkel avaldati, privaatsõnum*, lugemata sõnumi*, uus jälgija, jälgib sind nüüd, sõbrakutse*, liitus grupiga,
    lahkus grupist, eemaldati grupist, lugemisteatis*, nädala kokkuvõt*, kuuaruan*, statistika kohta, probleem
    lahendatud, varundus ebaõnnestus, töö ebaõnnestus, domeen aegub, sertifikaat aegub, teie parool aegub, sinu parool
    aegub, api võti, viirus leiti, andmeleke, täname ostu eest
  `,
  receipt: `
    kviitung*, *kviitung, ostutšekk*, kassatšekk*, tšekk, täname ostu eest, aitäh ostu eest, täname teid ostu eest,
    täname makse eest, makse on laekunud, makse laekunud, makse õnnestus, tasutud kaardiga, kaardiga tasutud, sh
    käibemaks, sisaldab käibemaksu, vahesumma, kassapidaja, kliendi eksemplar, kaupmehe eksemplar, terminali nr,
    terminali number, terminal nr, kaardimaksetšekk, kviitung nr, tšeki nr, tšekk nr, kontolt debiteeriti, kontolt on
    debiteeritud, kaardilt debiteeriti, võeti kontolt maha, vaba jääk pärast, jääk pärast ostu, jääk pärast tehingut,
    maksite kaupluses, maksid kaupluses, palgalipik*, brutopalk*, netopalk*, brutotasu*, netotasu*,
    töötuskindlustusmakse*, kinnipeetud tulumaks*, kinnipidamised kokku, väljamakstav palk, makse kinnitatud, makse
    laekus, makse sooritatud
  `,
};
