import type { Cues } from "@/lib/mail/extraction/cues/types";

export const lt: Cues = {
  code: `
    kodas, kodai, patvirtinimo kod*, saugos kod*, saugumo kod*, vienkartin* kod*, vienkartin* slaptažod*, prisijungimo
    kod*, autentifikavimo kod*, aktyvavimo kod*, aktyvinimo kod*, atkūrimo kod*, prieigos kod*, tikrinimo kod*, patikros
    kod*, laikin* kod*, kodais, kodus, patvirtinimo numer*, patvirtinančio kod*, patvirtinant* kod*, identifikavimo
    kod*, autorizavimo kod*, autorizacijos kod*, sms slaptažod*, vienkartin* pin*, ištrynimo kod*, pakeitimo kod*,
    keitimo kod*, operacijos kod*, pavedimo kod*, įrenginio kod*, kontrolin* kod*, slapt* kod*, dviejų veiksnių kod*,
    apsaugos kod*, verifikavimo kod*, pasirašymo kod*, susiejim* kod*, atrakinimo kod*, registracijos kod*, įėjimo kod*,
    žinutės kod*, skaitmenin* kod*, registravimosi kod*, šalinimo kod*, pašalinimo kod*,
    mokėjimo slaptažodis, operacijos slaptažodis, sandorio slaptažodis,
    vienkartinis slaptažodis, patvirtinimo slaptažodis, slaptažodis mokėjimui, kodas mokėjimui,
    pirkimo slaptažodis,
    slaptažod* vienam kartui, vienam kartui skirt* slaptažod*, vienkartinio naudojimo slaptažod*,
    patvirtinimo slaptažod*, prisijungimo slaptažod* sms, aktyvavimo slaptažod*, autorizavimo slaptažod*,
    dinamin* slaptažod*, slaptažod* iš sms, slaptažod* iš žinutės, slaptažod* iš laiško, pavedimo slaptažod*,
    pervedimo slaptažod*, pasirašymo slaptažod*, slaptažod* pavedimui, slaptažod* pervedimui, slaptažod* patvirtinti,
    slaptažod* pirkiniui, patvirtinimo rakt*, aktyvavimo rakt*, prisijungimo rakt*, patvirtinimo pin, aktyvavimo pin,
    prisijungimo pin, vienkartin* numer*, vienkartin* skaiči*, tikrinimo numer*, saugos numer*, kontrolin* numer*,
    kontrolin* skaič*, kontrolin* skaitm*, patvirtinimo skaič*, patvirtinimo skaitm*, tikrinimo skaič*,
    prisijungimo numer*, kontrolin* žod*, tikrinimo žod*, saugos žod*, patvirtinimo žod*, vienkartin* žod*,
    patvirtinimo derin*, saugos derin*, vienkartin* derin*, vienkartin* simbol*, slapt* numer*, slapt* skaič*,
    patvirtinimo eilut*, vienkartin* prieigos rakt*, kodui,
    slaptas žodis, slaptąjį žodį, slaptažodį kartui,
    mokėjimo kodas, kodas pervedimui, kodas pirkiniui
  `,
  maybeCode: `
    laikinas slaptažodis, skaitmenys, skaitmenų, *ženklis, šį numerį, žemiau nurodyt*, raktas, saugos rakt*, skaitmenis,
    skaitmenimis, šiuos skaičius, simbolius, simbolių, simboliai, raidžių, ženklus, ženklų, derinį, derinys, eilutę,
    slaptą žodį, slaptas žodis, šį žodį, raktą, raktu, vienkartin* rakt*, raidėmis, sesijos slaptažod*, dienos
    slaptažod*, kas parašyta žemiau, šie skaičiai, šiais skaičiais, šifras, simboliais, raides, skiemen*, dienos žodis,
    žodis žemiau, vienkartin* prieig*, skaičių, ženklai,
    skaičius žemiau,
    šį slaptažodį, šiuo slaptažodžiu, šiuo numeriu, skaitmenis žemiau, simbolius žemiau, raides žemiau, žodį žemiau,
    numerį žemiau, slaptažodį žemiau, raktą žemiau, derinį žemiau, tekstą žemiau, eilutę žemiau, toliau nurodyt*,
    skaitmenis viršuje, aukščiau nurodyt*, slaptažodis yra, slaptažodis toks, slaptu žodžiu, simbolių eilut*,
    simbolių sek*, raidžių derin*, skaičių derin*, skaitmenų derin*, raktas žemiau, keturženkl*, penkiaženkl*,
    šešiaženkl*, aštuonženkl*, raktažod*,
    slaptažodžiu, skaičius kurį, skaičių kurį, numeris kurį, skaitmenys kuriuos, ženklai kuriuos, simboliai kuriuos,
    yra skaičius kurį
  `,
  other: `
    užsakym*, pirkim*, sąskait*, kvit*, kliento numer*, kliento kod*, rezervacijos kod*, siunt*, sekimo numer*,
    paštomat*, atsiėmimo kod*, pristatym*, tel nr, skambin*, kortelės numer*, besibaigianti*, sutart*, serijos numer*,
    pašto kod*, nuolaid*, reklamos kod*, dovan*, rekomendacijos kod*, pasiūlym*, klaidos kod*, elgesio kodeks*,
    brūkšninio kod*, brūkšninis kodas, brūkšninį kodą, išeities kod*, asmens kod*, įmonės kod*, pvm*, iš viso, likut*,
    kaina, mokėjim*, gatv*, įm. kod*, įm kod*, mokėtojo kod*, kupono kod*, akcijos kod*, draugo kod*, kvietimo kod*,
    pakvietimo kod*, lojalumo, pakviesk* draug*, pakviesti draug*, rekomenduok*, mūsų numeris, draudim*, bylos numer*,
    bylos nr, užklausos numer*, prašymo numer*, kreipimosi numer*, kliento nr, nario numer*, nario kod*, kortelės nr,
    biliet*, skaitikl*, valstybin* numer*, transakcijos numer*, operacijos numer*, operacijos id, banko kod*, šalies
    kod*, būsenos kod*, atsakymo kod*, prekės kod*, produkto kod*, krepšel*, kasoje, išpardavim*, paskutiniai
    skaitmenys, gydytoj*, sektorius, eilė, skrydž*, peron*, vagon*, baigėsi kodu, grąžinim*, garantij*, durų kodas,
    laikysime iki, versija, laimingas skaičius, eilės numeris, recepto numeris, muitinė, vietos numeris, susitikimas,
    susirinkimas, taškai, taškų, taškus, taškais, taškas, kabinetas, kabinete, kabineto, vizitas, vizito, vizitą,
    vizite, vizitui, vizitai, vizitų, paieškos lauk*, paieškos langel*, skaitiklio numer*, sutarties numer*, užsakymo
    numer*, sąskaitos numer*, nuorodos numer*, siuntos numer*, bilieto numer*, rezervacijos numer*, skrydžio numer*,
    kambario numer*, pvm kodas*, nuolaidos kodas*, poliso numer*, kvito numer*, serijinis numer*, dalyvio numer*,
    pasiūlymo numer*, remonto numer*, mokėjimo paskirt*, paskirties lauk*, kaip paskirt*, zona, zoną, zonos, wi fi
    slaptažod*, wifi slaptažod*, tinklo slaptažod*, belaidžio tinklo slaptažod*, durų kod*, vartų kod*, laiptinės kod*,
    garažo kod*, seifo kod*, spintelės kod*, dėžutės kod*, paštomato kod*, kurjerio kod*, siuntos kod*, atsiėmimo
    numer*, dalyko kod*, kurso kod*, klasės kod*, žaidimo kod*, susitikimo kod*, susitikimo slaptažod*, susitikimo id,
    konferencijos kod*, skyriaus kod*, savivaldybės kod*, valiutos kod*, oro uosto kod*, įmokos kod*, mokesčio kod*,
    diagnozės kod*, vietovės kod*, telefono kod*, drabužių kod*, aprangos kod*, nuolaidos kod*, čekio kod*, žalos
    numer*, pažymėjimo numer*, paciento numer*, paciento kod*, studento numer*, studento pažymėjim*, asmens dokumento,
    paso numer*, stalo numer*, kabineto numer*, spintelės numer*, dėžutės numer*, eilės numer*, recepto numer*,
    siuntimo numer*, baudos numer*, nutarimo numer*, abonento numer*, abonento kod*, vartotojo kodas, objekto numer*,
    objekto kod*, bylos, inventorin* numer*, identifikacinis numeris, telefono numer*, mobiliojo numer*, tel numer*,
    kortelės pin, pin vokas, baudos, bauda, paskirtyje nurodyk*, paskirtyje įrašyk*, paskirties laukelyje nurodyk*,
    paskirties laukelyje įrašyk*, mokėjimo paskirtyje nurodyk*, mokėjimo paskirtyje įrašyk*, įmokos kodą nurodyk*, api
    rakt*, paskutini* keturi skaitmen*, paskutini* 4 skaitmen*, paskutini* keturi kortelės skaitmen*, keturi paskutini*
    skaitmen*, 4 paskutini* skaitmen*, paskutini* 4 kortelės skaitmen*, gaminio kod*, artikulo kod*, tiekėjo kod*,
    parduotuvės kod*, padalinio kod*, kaštų centro kod*, sąnaudų centro kod*, darbuotojo kod*, profesijos kod*,
    pareigybės kod*, darbdavio kod*, modulio kod*, egzamino kod*, egzamino darbo kod*, kandidato kod*, auditorijos
    kod*, kabineto kod*, patalpos kod*, grupės kod*, renginio kod*, užsiėmimo kod*, rungtynių kod*, komandos kod*,
    mokymų kod*, studijų programos kod*, fakulteto kod*, mokyklos kod*, zonos kod*, aikštelės kod*, rajono kod*,
    regiono kod*, apskrities kod*, gyvenvietės kod*, stoties kod*, stotelės kod*, tarifo kod*, skaitiklio kod*, pirkėjo
    kod*, sutarties kod*, pajamų rūšies kod*, biudžeto kod*, veiklos kod*, veiklos rūšies kod*, evrk kod*, filialo
    kod*, bic kod*, swift kod*, grąžinimo kod*, garantijos kod*, garantinio kod*, remonto kod*, pretenzijos kod*, žalos
    kod*, gedimo kod*, versijos kod*, partijos kod*, serijos kod*, spalvos kod*, dažų kod*, atspalvio kod*, modelio
    kod*, detalės kod*, atsarginės dalies kod*, sandėlio kod*, medžiagos kod*, gamintojo kod*, vaisto kod*, ligos kod*,
    tlk kod*, tlk 10 kod*, kategorijos kod*, projekto kod*, kampanijos kod*, kalbos kod*, vežėjo kod*, maršruto kod*,
    bvpž kod*, muitinės kod*, kn kod*, kombinuotosios nomenklatūros kod*, vebinaro kod*, lojalumo kod*, belaidžio ryšio
    slaptažod*, svečių slaptažod*, konferencijos slaptažod*, vebinaro slaptažod*, susitikimo prieigos kod*,
    konferencijos prieigos kod*, tinklo saugos rakt*, tinklo rakt*, susitikimo pin*, partnerio kodas, studento kodas,
    mokinio kodas, moksleivio kodas, įstaigos kodas, dalies kodas, swift bic kodas, sąskaitos kodas, mokėjimo pranešimo
    kodas, pastato kodas, buto kodas, unikalus daikto kodas, seniūnijos kodas, valstybės kodas, miesto kodas, išėjimo
    kodas, užsakymo kodas, pnr kodas, bilieto kodas, siuntos sekimo kodas, paramos kodas, recepto kodas, e recepto
    kodas, poliso kodas, draudimo kodas, įvykio kodas, vietos kodas
  `,
  promo: `
    nuolaid*, special* pasiūlym*, išskirtin* pasiūlym*, išpardavim*, sutaupykite, sutaupyk, prie kasos, krepšel*,
    nemokam* pristatym*, lojalumo tašk*, premijos tašk*, pakviesk draug*, pakvieskite draug*, rekomenduok draug*, pinigų
    grąžinimas už pirkin*, minimal* užsakym*, minimalus pirkin*, kol yra prekių, kol turime prekių, prekių kiekis
    ribotas, pirkite dabar, pirk dabar, apsipirk*, kasoje, pigiau, pigesn*, sutaupys*, dovan*, laimėk*, laimėjim*, burtų
    traukim*, rekomenduok mus, rekomenduokite mus, draugas gaus, draugas gauna, tik šiandien, iki sekmadienio,
    nepraleisk*, lojalumo kortel*, akcija, akcijos, prizas, prizų, prizai,
    laimingas, traukiame, žaidim*
  `,
  press: `
    šiame numeryje, šiame leidinyje, skaityti toliau, skaitykite toliau, skaityti daugiau, skaitykite daugiau,
    apžvalgininkas, tinklaraščio įraš*, savaitės ataskait*, mėnesio ataskait*, savaitės apžvalg*, savaitės santrauk*,
    vidutiniškai, praėjusį mėnesį, praėjusio mėnesio, laidos pastab*, versijos pastab*, pakeitimų žurnal*, pakeitimų
    sąraš*, nauja versija, naujoje versijoje, ištaisytos klaidos, klaidų taisym*, klaidų pataisym*, internetinis
    seminar*, tinklalaid*, dirbtuv*, tyrimas rodo, tyrimo duomenimis, apklaus*, sukčiavimo bang*, sukčiavimų bang*,
    pranešimas spaudai, pranešimą spaudai, mokslininkai, šią savaitę, kasdien, išsiųst*, surinkimas, testų žingsn*,
    savaitės suvestin*, peržiūrų, sukči*, sms bang*, klausimynas, jūsų nuomonė, tyrimas,
    skaitykite straipsnį, straipsnis, naujienos versijoje
  `,
  business: `
    patvirtin*, tapatyb*, prisijung*, slaptažod*, atkur*, paskyr*, saug*, aktyvin*, aktyvuo*, suaktyvin*, dviejų
    veiksnių, dviejų žingsnių, įrengin*, atrakin*, vienkartin*, el pašto adres*, elektroninio pašto adres*, patikr*,
    el. pašto adres*, ištrynim*, pakvietė jus, kviečia jus, kvietimas, pridėjo jus, užrakinta, ar tai jūs, naudotojo
    vardas,
    pakvietė, įtraukė, jus įtraukė, perkate, pirkimas internetu, pirkimas internete,
    jungiatės, jungiesi, naujas telefonas, naujo telefono, naują telefoną, naujo kompiuterio, pasirašym*, pasirašyti,
    sutarties pasirašym*, sutikimas, sutikimo, mokėjimas kortele, mokėjimą kortele, mokėjimas internetu, susieti,
    susiejim*, telefono numerio keitim*, el pašto keitim*, adreso keitim*,
    pavedimas laukia, pavedimą įvykdyti, įvykdyti pavedimą, įvykdyti mokėjimą, įvykdyti operaciją,
    užbaigti mokėjimą, užbaigti pavedimą, užbaigti pirkimą, užbaigti operaciją, užbaigti sandorį, laukiantis mokėjimas,
    laukiantis pavedimas, laukiantį pavedimą, laukiantį mokėjimą, mokėjimas laukia, mokėjimo nurodym*, operacija laukia,
    laukia jūsų parašo, laukia parašo, laukia jūsų sprendimo, autorizuo*, autorizav*, autorizacij*,
    tvirtinate, tvirtinti mokėjimą, leisti operaciją, leisti mokėjimą, pirkinį internetu, pirkinio internetu,
    pirkimą internetu, pirkimo internetu, pirkimą internete, pirkimo internete, internetinis pirkimas,
    internetinį pirkimą, internetinio pirkimo, internetinis mokėjimas, internetinį mokėjimą, internetinio mokėjimo,
    mokėjimo internetu, 3d secure, 3 d secure, autentifik*, parašas, parašą, parašo, el paraš*, pasiraš*,
    įgaliojim*, susiejat*, susiejant*, suporuo*, poravim*, užblokuot*, užrakint*, blokavim*, atblok*,
    neteisingų bandymų, nesėkmingų bandymų, neteisingi bandymai, nesėkmingi bandymai, nepavykusių bandymų,
    per daug bandymų, per daug kartų, kelis kartus neteising*, tris kartus neteising*, bandymų skaičius,
    pakeisti el pašt*, pakeisti telefon*, pakeisti numerį, pakeisti adresą, telefono numerio pakeitim*,
    numerio pakeitim*, numerio keitim*, el pašto pakeitim*, adreso pakeitim*, naujas kompiuteris, nauja naršyklė,
    naujos naršyklės, naujoje naršyklėje, prieig*,
    paliktą atvirą, paliktame lange, paliktą langą, atidarytame lange, atidarytą langą, atidarytame puslapyje,
    palikote atvir*, palikote atidaryt*, tebėra atidaryt*, vis dar atidaryt*, pamiršote,
    pamiršai, užmiršote,
    naujas gavėjas, naują gavėją, naujo gavėjo, limito didinim*, limito keitim*, padidinti limitą, pakeisti limitą,
    autentiškum*, operacijos tvirtinim*, mokėjimo tvirtinim*, mokėjimų tvirtinim*, naują telefono numerį,
    naujas telefono numeris, palikote neuždaryt*, lange kurį palikote, puslapyje kurį palikote,
    slaptažodžio nereikia, be slaptažodžio
  `,
  fleeting: `
    galioj*, baigs galioti, nustos galioti, pasibaig*, vieną kartą, galios, nebegalios, nustoja galioti, dings,
    penkiolik* minuč*, veikia tik, tik kartą, per penkias, nustos veikti, nebeveiks, po valandos, minučių,
    vienkartinis, baigsis, vienam kartui, vienkartin*,
    iki vidurdienio, iki vidudienio, iki vidurnakčio
  `,
  secret: `
    nesidalyk*, nesidalink*, neatskleisk*, niekam, nesakyk*, nediktuok*, neišduok*, tik jums, tik tau, mūsų
    darbuotojai, nerodyk*, nepersiųsk*, niekada neprašome, niekada neprašysime, niekada neklausiame, darbuotojai
    niekada, laikykite paslaptyje, su niekuo nesidal*, su niekuo jo nesidal*, neperduok* kodo, kodo neperduok*, jo
    neperduok*, neduokite kodo, neduok kodo, kodo neduokite, nesiųskite kodo, nesiųsk kodo, kodo nesiųskite,
    neskaitykite kodo, neskaityk kodo, nepateikite kodo, kodo nepateikite, nepasakokite kodo, nepraneškite kodo, kodo
    negalima atskleisti, negalima dalytis kodu, negalima dalintis kodu, kodo tretiesiems asmenims, tretiesiems
    asmenims kodo, kodo kitiems asmenims, niekada nepaprašy*, niekada neklaus*, niekada neprašo kodo, niekada
    neprašys, niekada nereikalau*, niekada neskambin*, niekada jūsų neprašy*, niekada tavęs neprašy*, banko
    darbuotojas niekada, nė vienas darbuotojas, joks mūsų darbuotojas, mūsų komanda niekada, bankas niekada neprašo,
    laikyk paslaptyje, saugokite paslaptyje, laikykite jį paslaptyje, pasilikite kodą sau, pasilik kodą sau, kodas yra
    konfidencialus, kodas konfidencialus, net mūsų darbuotojams, net banko darbuotojams, tai sukčius, tai sukčiai,
    slaptas, slapta, slaptai, slaptą, slapti
  `,
  enter: `
    įvesk*, įvesti, įrašyk*, nukopijuok*, kopijuok*, įklijuok*, naudok*, panaudok*, pateik*, įvesdam*, įvedus, įvedę,
    suvesk*, suvesti, įrašyti, perrašyk*, perrašyti, nukopijuoti, įklijuoti, panaudoti, nurodyk*, nurodyti, pasakyk*,
    diktuok*, padiktuok*, nuskaityk*, nuskenuok*, veskite, surinkite, surinkti, surinkę, įvedant, įvedim*, įrašę,
    įrašius, perrašę, suvedę, įspausk*, įspausti, pakartok*, atsakyk kodu, nusikopijuok*, užrašyk*, parašyk*,
    padiktuoti, prireiks, panaudoję, panaudojant, įterpk*, užpildyk*, nusiųsk botui, nusiųskite botui, prašo forma,
    prašoma formoje,
    įrašykite ten, įveskite ten, suvedus, suvedant, įrašant, įrašydami, įrašo*, įvedate, įvesite, įvedama*,
    įrašoma*, reikia įvesti, reikia įrašyti, reikia suvesti, užtenka įvesti, pakanka įvesti, rašykite, parašyti,
    įdėkite, įdėk, įkelkite, renkate, rinkite,
    paprašys, prašys, prašo, būsite paprašyti, paprašius, paprašytas,
    įvesi, įvedi, įveda, įvedęs, įvedusi, įrašysite, įrašysi, įrašai, įrašęs, suvesite, suvesi, suvedate, suvedimas,
    surinksite, surinksi, surink, surinkęs, perrašysite, perrašymas, nukopijuosite, įklijuosite, įklijavę, nurodę,
    nurodysite, perskaitykite operator*, perskaitykite mums, ištarkite, atsakykite kodu, atsakykite skaič*,
    atsiųskite atgal, išsiųskite atgal, siųskite botui, patvirtinkite kodu, patvirtinkite slaptažodžiu,
    patvirtinkite skaič*, patvirtinti kodu, patvirtinti slaptažodžiu, patvirtink kodu, patvirtink slaptažodžiu,
    pasirašykite kodu, pasirašykite slaptažodžiu, atrakinkite kodu, autorizuokite, jums reikės, tau reikės,
    bus reikalingas, bus reikalinga, bus reikalingi, reikalingas bus, yra reikalingas, bus prašoma, būsite paklausti,
    paklaus, paklausime, paklausti, paprašysime, paprašo, pareikalaus, reikalauja, reikalaus, klausia, užpildyti,
    užklausus, spustelėkite skaičius, įmuškite, įmušti, sumaigykite, sumaigyk, nusiųskite atgal,
    patvirtin* kodu, patvirtin* slaptažodžiu, patvirtin* skaičiumi, patvirtin* skaičiais, patvirtin* skaitmenimis,
    patvirtin* numeriu, pasirašy* kodu, pasirašy* slaptažodžiu, pasirašy* skaičiumi, pasirašy* skaičiais,
    pasirašy* skaitmenimis, pasirašy* numeriu, atrakin* kodu, atrakin* slaptažodžiu, atrakin* skaičiumi,
    atrakin* skaičiais, atrakin* skaitmenimis, atrakin* numeriu, patvirtin* jį kodu, patvirtin* jį slaptažodžiu,
    patvirtin* jį skaičiumi, patvirtin* jį skaičiais, patvirtin* jį skaitmenimis, patvirtin* jį numeriu,
    patvirtin* ją kodu, patvirtin* ją slaptažodžiu, patvirtin* ją skaičiumi, patvirtin* ją skaičiais,
    patvirtin* ją skaitmenimis, patvirtin* ją numeriu, suvedamas, suvedama, perrašomas, perrašoma,
    jame turi būti, joje turi būti, ten turi būti, jame turi atsirasti, laukia keturių, laukia šešių, turi būti įrašyt*,
    turi būti įvest*,
    įveda*, įvest*, suvest*, suveda*, surinkt*, renkant, įklijuo*, įklijav*, nukopijuo*, nukopijav*, perraš*, įrašyt*,
    įterp*, įdėti kodą, naudodam*, panaudodam*, pasinaudok*, pasinaudodam*, pasinaudoję kod*, surašyk*, surašyti,
    nurodant kod*, nurodžius kod*, pasakysite, pasakyti operator*, pasakyti konsultant*,
    pasakyti darbuotoj*, pasakę, perskaitykite balsu, perskaityk operator*, perskaityti operator*,
    perskaityti konsultant*, perskaitykite konsultant*, perskaitykite darbuotoj*, perskaitykite kodą,
    perskaitykite skai*, ištarti kod*, ištark, įvardykite, įvardinkite, pacituokite, padiktav*, diktuodam*,
    parodykite įrenginyje, parodykite kodą, parodykite jį, duokite kodą, duokite operator*, perduokite operator*,
    perduokite konsultant*, perduokite mūsų, praneškite operator*, praneškite konsultant*, atsakykite į šį laišką kodu,
    atsakydami kodu, atsakyti kodu, atsakyk skai*, atsiųskite kodą, atsiųskite mums kodą, siųskite kodą,
    išsiųskite kodą, nusiųskite kodą, nusiųskite jį, persiųskite mums, grąžinkite kodą, paspauskite skai*,
    spauskite skai*, paspausk skai*, spausk skai*, spausdami skai*, suspausk*, pasirinkite skai*, pasirink skai*,
    pasirinkite tą patį skai*, pasirinkite šį skai*, palieskite skai*, pažymėkite skai*, bakstelėkite skai*,
    tęskite su kodu, tęskite su šiuo, tęsk su kodu, tęsti su kodu, tęskite kodu, užbaikite kodu, užbaikite su kodu,
    užbaigti kodu, užbaik kodu, baikite kodu, atblokuo* kodu, prisijunkite kodu, prisijunk kodu, prisijunkite šiuo,
    prisijunkite su šiuo, prisijunkite su kodu, prisijunk su šiuo, su šiuo kodu, šiuo kodu, šiuo slaptažodžiu,
    šiuo skaičiumi, šiais skaičiais, šiais skaitmenimis, žemiau esančiu kodu, toliau esančiu kodu, žemiau nurodytu kodu,
    kodu žemiau, patvirtin* mokėjimą kodu, patvirtin* pavedimą kodu, patvirtin* operaciją kodu, patvirtin* pirkimą kodu,
    patvirtin* pirkinį kodu, patvirtin* tapatybę kodu, patvirtin* prisijungimą kodu, pasirašy* sutartį kodu,
    pasirašy* dokumentą kodu, pasirašy* sutartį šiuo, patvirtin* su kodu, patvirtin* šiuo, pasirašy* šiuo,
    pasirašy* su kodu, atrakin* šiuo, autorizuo* kodu, autorizuo* šiuo, tvirtin* kodu, klaviatūra surink*
  `,
  complete: `
    patvirtin* el pašt*, patvirtin* savo el pašt*, patvirtin* elektronin*, patvirtin* savo elektronin*, patvirtin*
    paskyr*, patvirtin* savo paskyr*, patvirtin* registracij*, patvirtin* savo registracij*, patvirtin* prenumerat*,
    patvirtin* prisijung*, patvirtin* tapatyb*, patvirtin* savo tapatyb*, patvirtin* pakeitim*, patvirtin* adres*,
    patvirtin* ištrynim*, el pašto patvirtin*, el pašto adreso patvirtin*, registracijos patvirtin*, paskyros aktyv*,
    paskyros patvirtin*, paskyros atkūrim*, suaktyv* paskyr*, suaktyv* savo paskyr*, atkur* slaptažod*, atkur* savo
    slaptažod*, pakei* slaptažod*, pakei* savo slaptažod*, keis* slaptažod*, keis* savo slaptažod*, nustaty* slaptažod*,
    nustaty* savo slaptažod*, sukur* slaptažod*, sukur* savo slaptažod*, atstaty* slaptažod*, atstaty* savo slaptažod*,
    slaptažodžio atkūrim*, slaptažodžio keitim*, slaptažodžio pakeitim*, slaptažodžio atstatym*, slaptažodžio nustatym*,
    nauj* slaptažod*, patvirtinimo nuorod*, aktyvavimo nuorod*, prisijungimo nuorod*, atkūrimo nuorod*, priim* kvietim*,
    priim* pakvietim*, prisijungti prie komandos, atrakin* paskyr*, užbaig* registracij*, baig* registracij*, ištrinti
    paskyr*, aktyvuo* paskyr*, aktyvuo* savo paskyr*, aktyvin* paskyr*, aktyvin* savo paskyr*, patvirtin* el. pašt*,
    patvirtin* savo el. pašt*, el. pašto patvirtin*, el. pašto adreso patvirtin*, patvirtin* pašt*, patvirtin* savo
    pašt*, patvirtin* mano*, patvirtin* šį adres*, patvirtin* savo adres*, patvirtin* įrengin*, patvirtin* naują*,
    patvirtin* dalyvavimą komandoje, patvirtin* prašym*, patvirtin* slaptažod*, patvirtin* prenumerav*, prenumeratos
    patvirtin*, prisijungimo patvirtin*, tapatybės patvirtin*, patikrin* el. pašt*, patikrin* savo el. pašt*, verifikuo*
    el. pašt*, verifikuo* paskyr*, tai aš, tai tikrai aš, slaptažodžio sukūrim*, susikur* slaptažod*, nusistaty*
    slaptažod*, pasirink* slaptažod*, pasikei* slaptažod*, pamirš* slaptažod*, atkur* prieig*, atgau* prieig*, atgau*
    paskyr*, patvirtinanči* nuorod*, atstatymo nuorod*, keitimo nuorod*, magišk* nuorod*, stebukling* nuorod*,
    vienkartin* nuorod*, prisijunk* be slaptažodžio, prisijungti be slaptažodžio, prisijungimas be slaptažodžio,
    prisijungti vienu, prisijunk* prie komandos, prisijunk* prie grupės, ištrink* paskyr*, įeiti į programėlę, taip
    noriu, noriu gauti, noriu prenumeruoti, įrašyk* mane, užrašyk* mane, pridėk* mane, bus patvirtint*, bus aktyv*,
    prisijunkite prie grup*, prisijunk prie grup*, prisijungti prie grup*, prisijungiu, įleisk* mane, tu viduje, jūs
    viduje, patvirtin* čia, patvirtin* kad, patvirtin* dėžut*, tai buvau, paleisk* paskyr*, įjunk* paskyr*, peržiūrėk*
    kvietim*, duodu sutikim*, sutinku kad, duoti sutikimą, atrakin* prieig*, atrakin* profil*, patvirtinu ištryn*,
    patvirtinu registr*, patvirtinu prenumer*, patvirtinu pakeit*, aktyv* kortel*, aktyv* naryst*, aktyv* prieig*,
    aktyv* profil*, sugalvok* slaptažod*, ištrinti mano, ištrink* mano, ištrinti viską, pasitikėti įrengin*, leisti
    prisijung*, leisti prieig*, grąžin* prieig*, susigrąžin* prieig*, taip tai aš, įeiti be slaptažodžio, patvirtinti
    el, žiūrėti kvietimą, atidaryti kvietimą, priklauso jums, įeiti vienu spustelėjimu, atkurti paskyrą, nuimti
    blokavimą, patvirtinkite kad tai jūs, tapkite nariu, tapk nariu, tęsti naršyklėje, tai mano adresas, tai mano
    paštas, patvirtintumėte savo el, patvirtintumėte el, pakeistumėte slaptažod*, pakeistumėte savo slaptažod*,
    aktyvuotumėte*, atkurtumėte*, atstatytumėte*, patvirtinkite narystę, patvirtinti narystę, atrakinsite, atblokuo*,
    prisijungti prie projekto, leiskite prisijungti, suteikti prieigą, suteikite prieigą, leisti arba atmesti,
    patvirtinti arba atmesti, užbaikite registraciją, baikite registraciją, taip ištrinti, atrakinimo nuorod*,
    slaptažodžio nuorod*, prieigos nuorod*, prisijunkite vienu, adresas tikrai jūsų, adresas yra jūsų, adresas jūsų, kad
    adresas, kvietimo priėmim*, naują nustatysite, adresas teisingas
  `,
  act: `
    patvirtinti, patvirtinkite, aktyvuoti, aktyvuokite, aktyvinti, suaktyvinti, priimti, tęsti, tęskite, atkurti,
    atrakinti, užbaigti, patvirtink, patvirtinu, aktyvuok, aktyvink, suaktyvink, suaktyvinkite, tęsk, priimk,
    priimkite, priimu, atkurkite, užbaik, užbaikite, sutinku, leisti, atrakinkite, toliau, pradėti, dar vienas
    žingsnis, paskutinis žingsnis, beveik baigta, liko žingsnis, dalyvauju, įjungti, įjunkite, susikurkite, susikurk,
    susikurti
  `,
  signIn: `
    prisijungti, prisijunk, prisijunkite, prisijungimas, atidaryti programėlę, įeiti, prijunk mane
  `,
  never: `
    atsisakyti, nustatym*, privatum*, asmens duomen*, slapuk*, sąlyg*, pagalb*, klientų aptarnavim*, susisiek*,
    dažniausiai užduodam*, apklaus*, atsiliepim*, įvertin*, sekti siunt*, sekti užsakym*, peržiūrėti užsakym*,
    peržiūrėti sąskait*, apmok*, sužinoti daugiau, pirkti dabar, apsipirk*, sekite mus, apie mus, naujienlaišk*,
    peržiūrėti naršyklėje, žiūrėti naršyklėje, atidaryti naršyklėje, atverti naršyklėje, rodyti naršyklėje, būsena,
    užsakymo būsen*, patvirtin* dalyvavim*, patvirtin* atvykim*, patvirtin* nuomon*, savo nuomon*, prisijungti prie
    susitikimo, dažni klausimai, d u k, duk, atsisak* naujien*, prenumeratos, tvarkyti prenumerat*, dalytis, atšaukti
    vizit*, atšaukti užsakym*, atšaukti rezervacij*, keisti vizit*, perkelti vizit*, kur mano, rodyti žurnal*,
    peržiūrėti žurnal*, perskaity*, skaityti, skaityk*, atsisiųsti, atsisiųsk*, mano užsakym*, į krepšel*, išsamiau,
    plačiau, peržiūrėti rezultat*, sumokėti, žiūrėti ataskait*, peržiūrėti ataskait*, rodyti ataskait*, žiūrėti
    rezultat*, žaidimo taisyklės, taisyklės, pratęsti laikymą, atidaryti dureles, į parduotuvę, keisti laiką,
    patvirtinti vizitą, tęsti pokalbį, peržiūrėti žinutę, skaityti žinutę, peržiūrėti komentarą, mano paskyra,
    atidaryti užduotį, išbandyti, atidaryti ataskaitą, atidaryti failą, peržiūrėti nuotraukas, peržiūrėti rezultatus,
    komentar*, įtraukti į kalendorių, pridėti į kalendorių, įlaipinimo kort*, atsisiųsti sąskaitą, atsisiųsti
    programėlę, stebėti siuntą, sekite siuntą, užsakymo informacija, įvertinti pirkinį, pagalbos centr*, rašykite mums,
    skambinkite mums, pakeisti laiką, užsakyti dar kartą, užbaigti pirkimą, nebenoriu gauti, kaip mus rasti, žiūrėti
    internete, keisti pristatymą, pakeisti pristatymo laiką, nukreipti į kitą paštomatą, tvarkyti rezervaciją, valdyti
    rezervaciją, keisti rezervaciją, valdyti prenumeratą, atnaujinti mokėjimo duomenis, pakeisti mokėjimo kortelę,
    pratęsti dabar, pratęsti prenumeratą, atnaujinti planą, atsakyti į žinutę, siųsti cv, pateikti paraišką, į
    išpardavimą, panaudoti kuponą, pasinaudoti nuolaida, pakviesti draugus, kviesti draugą, parsisiųsti programėlę,
    registruotis vizitui, rezervuoti laiką, pridėti prie kalendoriaus, dalyvauti susitikime, patikrinti paskyros veiklą
  `,
  notMe: `
    ne jūs, ne tu, ne aš, nebuvote jūs, nebuvai tu, neprašėte, neprašei, nekūrėte, nekūrei, neatlikote, nesiregistr*,
    neatpažįst*, ignoruok*, nekreipkite dėmesio, blokuoti, per klaidą, jei tai ne, nepateik*, neiniciav*, neprisijung*,
    nebandėte, nebandei, nesikreip*, neužsak*, nesitikėj*, nedarėte, kažkas kitas, ištrinkite šį, pašalinti šį, galite
    ignoruoti, nelaukėte, nelaukei, nieko nedary*, nenoriu, nepažįst*, tai nebuvau, jei tai ne jūs, tai ne jūs, jei
    neprašėte, atmesti, ne ačiū, jei neperkate, neperkate, nebandote, neatpažįstate, nekeitėte, nekeitei, nesiuntėte,
    kažkas suklydo, kažkas apsiriko, per klaidą gavote, ignoruokite šį, nieko daryti nereikia, nieko nereikia daryti,
    nieko neatsitiks, ištrinkite laišką, šį laišką ištrinkite, nebandėte prisijungti, neregistravote, neprašėte keisti,
    ne jūsų paskyra, ne tavo paskyra, nėra jūsų, nėra tavo, jums nepriklauso, tau nepriklauso, nesukūrėte šios,
    nesukūrėte paskyros, jei nepradėjote, jei nepakeitėte, nemėginote prisijungti, to nepadarėte, be jūsų žinios, be
    tavo žinios, jei tai klaida, kad tai klaida, jei tai neteisinga, tai yra klaida, pašalinti savo el pašto, pašalinti
    savo adresą, išjungti paskyrą, išjunkite paskyrą, užblokuoti paskyrą, užblokuokite paskyrą, apsaugokite savo
    paskyrą, nedelsdami pakeiskite, slaptažodį kuo greičiau, praneškite mums, pranešk mums, informuokite mus, praneškite
    apie įtartiną, nedelsdami susisiekite, peržiūrėkite naujausią veiklą, atšaukti pakeitimą, rekomenduojame pakeisti
    slaptažodį, rekomenduojame pasikeisti slaptažodį, jums nežinant, atsijungti nuo visų, atsijunkite nuo visų
  `,
  done: `
    buvo pakeist*, buvo atkurt*, buvo patvirtint*, buvo aktyvuot*, buvo suaktyvint*, buvo atnaujint*, buvo pridėt*,
    buvo pašalint*, buvo ištrint*, sėkmingai, slaptažodis atnaujintas, paskyra patvirtinta, naujas prisijungimas,
    prisijungta, prisijungė, pakeitėte, dėkojame kad patvirtin*, priėmė, buvo nustatyt*, buvo įjungt*, buvo išjungt*,
    buvo atrakint*, buvo prisijungt*, buvo panaikint*, pakeistas, vizitas patvirtint*, užsakymas gaut*, pakeista,
    ištrinta, patvirtinta, apmokėta, pakeistas slaptažod*, pakeitėte slaptažod*, pakeitei slaptažod*, atnaujintas
    slaptažod*, atsisakėte prenumeratos, atsisakei prenumeratos, atsisakėte naujienlaišk*, prenumerata atšaukta,
    prenumerata nutraukta, prenumerata buvo atšaukta, prenumerata buvo nutraukta, nebegausite, nebegausi, daugiau
    negausite, daugiau negausi, pašalint* iš sąrašo, išbraukt* iš sąrašo, atšaukimas įsigaliojo
  `,
  here: `
    čia, spausk*, spustelėk*, paspausk*, nuorod*, žemiau esan*, toliau pateikt*, mygtuk*, naršykl*, adreso juost*,
    įklijuokite į, toliau esan*, apsilankyk*, eikite į, atverkite, atverk, atidarykite, atidaryk, spustelėjim*,
    šiuo adresu, šį puslapį, puslapyje, paspaud*, nukopijuokite, šią nuorodą, šios nuorodos
  `,
  onSite: `
    siunt*, pristatym*, kurjer*, pastomat*, spintel*, atsiim*, prie langelio, kasos langel*, langelio numer*, kasa,
    kasoje, kasos, registratur*, recepcij*, durys, duru*, vartai, vartus, vartų, vartams, uztvar*, wifi, wi fi, vizit*,
    rezervacij*, biliet*, eile, eiles, eileje, staliuk*, susitikimo id, susitikimo numer*, susitikimo kod*, susitikimo
    slaptažod*, susitikimo nuorod*, susitikimo identifikator*, posėdžio id, posėdžio numer*, posėdžio kod*, posėdžio
    identifikator*, konferencijos id, konferencijos numer*, konferencijos kod*, konferencijos identifikator*, zoom
    susitikim*, zoom posėd*, zoom skambut*, zoom pokalb*, teams susitikim*, teams posėd*, teams skambut*, meet
    susitikim*, google meet, nuotolin* susitikim*, nuotolin* posėd*, internetin* susitikim*, vaizdo skambut*, vaizdo
    pokalb*, vaizdo konferenc*, vaizdo susitikim*, videoskambut*, videokonferenc*, video skambut*, videosusitikim*,
    telekonferenc*, konferencin* skambut*, nuotolin* konsultac*, vebinar*, webinar*, internetin* seminar*, prisijungti
    prie susitikimo, prisijunkite prie susitikimo, prisijunk prie susitikimo, prisijungti prie posėdžio, prisijungti
    prie konferencijos, jungtis prie susitikimo, jungtis į susitikimą, prisijungti telefonu, įskamb*, dalyvio pin,
    dalyvio id, dalyvio kod*, dalyvio numer*, durims, durimis, duryse, lauko dur*, laukines dur*, įėjimo dur*, įėjim* į
    pastat*, pagrindin* įėjim*, pastato įėjim*, prie įėjimo, užkard*, domofon*, telefonspyn*, vestibiul*, fojė, laipt*,
    garaž*, stovėjimo aikštel*, automobilių aikštel*, parkavim*, liftas, liftu, lifte, raktų dėžut*, raktų perdav*,
    raktų atsiėm*, pakabinam* spyn*, spyn* su kodu, kodin* spyn*, spynos kod*, dviračio spyn*, persirengim*, rūbin*,
    drabuž* spint*, spintos, bagažo saugojim*, dviračių saugykl*, dviračių stov*, sandėliuk*, signalizacij*, apsaugos
    sistem*, apsaugos pult*, seif*, turniket*, sukam* dur*, įkrovimo stot*, parkomat*, prekybos automat*, savitarnos
    kas*, savitarnos terminal*, savitarnos kiosk*, kopijavimo aparat*, kopijuokl*, prie spausdintuvo, skalbykl*,
    skalbimo mašin*, svečių tinkl*, belaid* tinkl*, kambario numer*, atsiėmimo punkt*, atsiėmimo viet*, atsiėmimo kod*,
    išdavimo kod*, išdavimo punkt*, laukia atsiėmimo, vairuotoj*, laiškaneš*, pašto skyri*, į namus, įteikim*, laukimo
    numer*, kasinink*, priimamaj*, konduktor*, kontrolier*, įlaipin*, įsodin*, apsaugin*, budėtoj*, budint* darbuotoj*,
    registracij* pas gydytoj*, apsilankym* pas, apsilankymo laik*, patvirtinkite apsilankym*, patvirtinkite dalyvavim*,
    dalyvausite, dalyvausi, ar atvyksite, ar ateisite, ateisiu, atvykim*, lankytojo kortel*, buto apžiūr*, registracij*
    viešbut*, viešbučio registr*, registracij* į skrydį, check in, apgyvendin*, nakvyn*, skaitikl*, rodmen*, stalo
    rezervac*, stalas, prekių gavim*, prekės gavim*, prekių priėm*, ekskursij*, išvyk*, sutikim* dėl ekskurs*, sutikim*
    vykti, leidim* vykti, žygį, tėvų susirinkim*, darbo pokalb*, vairavimo pamok*, lifto, liftą, laukiamajame,
    laukiamasis kambarys, viešbutyje, pamokų lankomum*, jūsų dalyvavim*, dalyvavimo patvirtin*, dalyvavimą rengin*,
    dalyvavimą susitikim*,
    vebinaro id, vebinaro numeris, tinklo pavadinimas, tinklo vardas, ssid, svečių internetas, viešbučio tinklas,
    tinklo slaptažodis, nuoroda į susitikimą
  `,
  entryPlace: `
    langa, langas, lango, langu, puslap*, ekran*, lauk*, laukel*, formą, formoje, formoj*, formos, formą, langel*,
    programel*, programoje, narsykl*, svetain*, irengin*, portal*, planset*, kompiuter*, televizor*, skiltyje, skilties,
    skilti, eiluteje, eilute, skirtuk*, pokalbyje su, botui, botas, prieded*, zaidimo kliente, zaidime, plėtin*,
    klaviatur*, paleidikl*, leistuv*, savitarnoje, tinklalap*, skydel*, vedl*, grafoje, imtuv*, priedelyje, mini
    program*, šiame lange, tame lange, naršyklės lange, programos lange, prisijungimo lange, programėlės lange
  `,
  accountName: `
    naudotojo vard*, vartotojo vard*, prisijungimo vard*, paskyros vard*, slapyvard*, žaidėjo vard*, naudotojo
    identifikator*
  `,
  subjectLine: "temos eilut*, laiško tem*, temoje, antraštė*",
  outdated: `
    nebegalioja, nebeveikia, ankstesnis kodas, senas kodas, senasis kodas, anuliuot*, nebėra galiojantis, nebėra
    galiojanti, nebėra aktyvus, jau nebegalioja, jau nebeveikia, daugiau nebegalioja, daugiau nebeveikia, daugiau
    negalioja, jau negalioja, nebegaliojantis, nebegaliojan*, nebetinka, nebetinkam*, nebegalima naudoti, nustojo
    galioti, nustojo veikti, neteko galios, prarado galiojimą, kodas atšauktas, atšauktas kodas, buvo atšauktas, yra
    atšauktas, atšaukėme, kodą atšaukėme, panaikinome, kodas panaikintas, buvo panaikintas, kodą užblokavome, kodas
    užblokuotas, kodas buvo užblokuotas, pakeistas nauju, ankstesn* kod*, ankstesnį kodą, ankstesnio kodo, buvęs
    kodas, buvusį kodą, seno kodo, seną kodą, senąjį kodą, senojo kodo, pirmas kodas, pirmasis kodas, pirmą kodą,
    pirmąjį kodą, pirminis kodas, pradinis kodas, rytinis kodas, rytinį kodą, šio ryto kod*, vakarykštis kodas,
    vakarykštį kodą, anksčiau išsiųst*, anksčiau siųst*, anksčiau siuntėme, anksčiau atsiųst*, anksčiau gaut*, ryte
    siųst*, ryte išsiųst*, ryte siuntėme, šįryt siųst*, šįryt išsiųst*, vakar siųst*, vakar išsiųst*, vakar siuntėme,
    kodas baigė galioti, kodo galiojimas baigėsi, kodo galiojimo laikas baigėsi, kodas pasibaigė, pasibaigusio
    galiojimo kod*, jau baigė galioti, jau panaudotas, jau buvo panaudotas, jau panaudot* kod*, jau naudotas, kodas
    panaudotas, kodas buvo panaudotas, buvo panaudotas prisijung*, panaudotas prisijung*, panaudotą kodą, kodas kurį
    naudojote, kodą kurį naudojote, jūsų naudotas kodas, pakartotinai naudoti negalima, negalima naudoti pakartotinai,
    negali būti naudojamas pakartotinai, dar kartą naudoti negalima, negalima panaudoti dar kartą, ignoruokite
    ankstesnį, ignoruokite seną*, nekreipkite dėmesio į ankstesnį, nepaisykite ankstesnio, pamirškite kodą, pamirškite
    seną*, vietoj kodo, vietoje kodo, vietoj ankstesnio, vietoje ankstesnio, vietoj seno*, pakeičia kodą, pakeičia
    ankstesn*, pakeičia seną*, panaudoto kodo, baigė galioti, pasibaigė, buvo panaudotas, panaudotas, nebuvo
    panaudotas,
    buvo patvirtinta kodu, buvo patvirtintas kodu, kodas įvestas val, įvedėte kodą, suvedėte kodą, įvedei kodą,
    suvedei kodą, įvedėte pin, suvedėte pin, įvedei pin, suvedei pin, įvedėte sms kodą, suvedėte sms kodą, įvedei
    sms kodą, suvedei sms kodą, kodą įvedėte, kodą suvedėte, kodas kurį įvedėte, kodą kurį įvedėte, kodas kurį
    suvedėte, jūsų įvestas kodas, jūsų suvestas kodas, tavo įvestas kodas, jūsų įvestą kodą, buvo įvestas kodas,
    kodas buvo įvestas, kodas buvo suvestas, kodas sėkmingai įvestas, kodas priimtas, kodas buvo priimtas, kodas
    sėkmingai patikrintas, kodas buvo patikrintas, kodas buvo patvirtintas, kodą priėmėme, priėmėme kodą,
    patvirtinote kodu, prisijungėte su kodu, prisijungta su kodu
  `,
  toRead: `
    skaityk, skaitykite, skaityti, perskaityk, perskaitykite, perskait*, žiūrėk*, peržiūr*, pamatys*, rasite, rasi,
    susipaž*, naršyk, naršykite, sužino*, eiti į paskyrą, eikite į savo paskyrą, eik į savo paskyrą, pereiti į paskyrą,
    peržiūrėti paskyrą, peržiūrėkite savo paskyrą, paskyros puslap*, klientų portal*, savitarnos svetain*, savitarnos
    portal*, valdymo skyd*, atidaryti skydelį, peržiūrėti sąskait*, internetin* bankinink*, interneto bank*,
    patikrinkite užsakym*, patikrinkite rezervacij*, peržiūrėti informaciją, peržiūrėkite veikl*, naujausi* veikl*, kas
    pasikeitė, tvarky* įrenginius, pristatymo adresą patikrin*, perskaity* žinutę, atidary* programėlę, žiūrėti
    užsakymą, parsisiųsti sąskaitą faktūrą, žiūrėti išrašą, žiūrėti detales, išsami informacija, visas straipsnis,
    atidaryti savitarną, eiti į savitarną, mano rezervacijos, žiūrėti rezervacijas, atidaryti dokumentą, žiūrėti
    nuotraukas, atidaryti albumą, žiūrėti darbo skelbimą, kas naujo
  `,
  plural: "kodai, kodus, kodų sąraš*, visų kodų, šių kodų, slaptažodžiai",
  fault: "klaidos kod*, klaida, klaidą, gedim*",
  codeWord: `
    žodis, žodį, žodžiu, jūsų žodis, tavo žodis, šis žodis, šį žodį, raktažodis, raktažodį, raktinis žodis, raktinį
    žodį, kodinis žodis, kodinį žodį, kodo žodis, kodo žodį, slaptas žodis, slaptą žodį, slaptasis žodis, slaptąjį
    žodį, prisijungimo žod*, įėjimo žod*, prieigos žod*, patvirtinimo žod*, saugos žod*, kontrolinis žodis, kontrolinį
    žodį, susiejimo žod*, vienkartinis žodis, vienkartinį žodį, dienos žodis, vienkartin* slaptažod*, vienkartin*
    slapt* žod*, dienos slaptažod*, šiandienos slaptažod*, slaptafraz*, slaptažodžio fraz*, slaptoji frazė, slaptąją
    frazę, slapta frazė, slaptą frazę, prieigos fraz*, susiejimo fraz*, prisijungimo fraz*, frazė, frazę, raidės, šios
    raidės, šias raides, skiemenys, skiemenis, raidžių seka, raidžių seką, simbolių seka, simbolių seką, simbolių
    eilutė, simbolių eilutę, raktas, raktą
  `,
  example: `
    pavyzdžiui, pvz, pavyzdys:, pavyzdžiai:, kaip pavyzdys, šiame pavyzdyje, pavyzdinis kodas, pavyzdinį kodą,
    pavyzdinė žinutė, kodo pavyzdys, žinutės pavyzdys, atrodo taip, atrodo maždaug taip, atrodo štai taip, atrodys
    taip, tokiu formatu, formos:, tokia kaip:, toks kaip:, kažkas panašaus, panašus į:, žinutę panašią, gavo žinutę, gavo
    sms, gavau žinutę, gavau sms, gavo pranešimą, gavo tokią, gavo tokį, gavau tokią, tokią žinutę, tokio turinio,
    tokią sms, žinutėje buvo rašoma, žinutėje rašoma, žinutėje parašyta, kurioje rašoma, kurioje parašyta, suklastot*
    žinut*, netikr* žinut*, netikr* sms, melaging* žinut*, apgaulinga žinutė, sukčius paprašė, sukčius paskambino,
    sukčius atsiuntė, nukentėjus*, auka gavo, aukos paprašė, skambintoj*, skambinęs
  `,
  matter: `
    atostogų prašym*, prašym* atostog*, nedarbingumo pažym*, išlaidų ataskait*, komandiruot*, viršvaland*, darbo laiko
    apskait*, pamainų keitim*, pirkimo prašym*, pirkimo paraišk*, biudžeto prašym*, laukia jūsų pritarimo, pateikta
    tvirtinti, pateiktas tvirtinti, bendrinam* aplank*, bendrinam* fail*, bendrinam* dokument*, bendrina su jumis,
    bendrinama su jumis, pasidalino su jumis, pasidalijo su jumis, pasidalino fail*, pasidalijo fail*, prieigą prie
    aplanko, paruošta atsisiųsti, paruoštas atsisiųsti, eksportas paruoštas, atsargin* kopij*, susitikimo įraš*,
    prisegt* fail*, komercin* pasiūlym*, kainos pasiūlym*, nuomos sutart*, darbo sutart*, pasirašyti sutart*, pasirašyti
    dokument*, pasirašykite dokument*, algalap*, atlyginimo lapel*, jūsų kvitas, sąskaitos išraš*, draudimo polis*,
    išlaidų sąmat*, pakomentavo, naujas komentaras, paminėjo jus, atsakė į jūsų komentar*, naujas įrašas, nauja žinutė
    nuo, atsakymas į jūsų klausimą, apklaus*, balsavim*, balsuoki*, klausimyn*, peticij*, diskusij*, nauja tema,
    renginy*, renginio, susitikim*, posėdis, posėdž*, ar dalyvausi*, ar atvyksi*, laukiančiųjų sąraš*, atsilaisvino
    vieta, seminar*, tėvų susirinkim*, rezervacij*, jūsų vizitas, treniruot*, moderator*, moderavim*, karantin*,
    recenz*, užduot*, pagalbos bilietas, pridėt* prie projekto, namų darbai, beveik pilna, disko vieta, saugyklos viet*,
    užpildykite savo profilį, jūsų siunta, nekilnojam* turt*, išsaugot* paiešk*, darbo paraišk*, pasirašyti dokumentą,
    pasirašykite dokumentą, pasirašyti sutartį, pasirašykite sutartį, pašalino jus, pasidalijo aplanku, pasidalino
    aplanku, jumis pasidalijo, jumis pasidalino, pasidalijo dokument*, pasidalino dokument*, pasidalijo albumu, bendrin*
    kalendor*, pridėjo prie lentos, pridėtas prie lentos, pridėta prie lentos, pridėtas prie kurso, pridėtas prie
    serverio, paskyrė jums užduot*, laukia tvirtinimo, laukia peržiūros, sulaikytas laišk*, laiškas sulaikytas, atsiimti
    laišką, kasmetin* atostog*, jūsų atostog*, patirtų išlaidų, patvirtinti pasiūlymą, laukia jūsų parašo, užpildykite
    anket*, užpildyti anketą, balsuokite, jūsų balsas, atsakė į jūsų įrašą, atsakė į jūsų užklausą, komentar* prie jūsų,
    paliko jums atsiliepimą, paliko komentarą, atsisiųsti failą, atsisiųsti failus, nuotraukų album*, kalendoriaus
    kvietim*, darbotvark*, visuotin* susirinkim*, ar dalyvausite, atsisiųsti bilietus, jūsų užsakymas išsiųstas, jūsų
    užsakymas patvirtintas, jūsų užsakymas atšauktas, jūsų užsakymas pakeliui, ačiū už užsakymą, naujas užsakymas iš,
    mokėjimas gautas, gavome jūsų mokėjimą, mokėjimas nepavyko, neapmokėta sąskaita, pradelst* sąskait*, siunčiame
    sąskaitą, peržiūrėti sąskaitą, priminimas apie mokėjimą, pinigų grąžinim*, palikote krepšelyje, liko krepšelyje,
    dovanų kort*, dovanų kupon*, vėl sandėlyje, vėl prekyboje, įvertinkite prekę, dėkojame už paramą, narystė pratęsta,
    bandomasis laikotarpis baig*, prenumerata pratęsta, naujas straipsnis, privati žinutė, neskaityt* žinu*, naujas
    sekėjas, pradėjo jus sekti, draugystės užklaus*, prisijungė prie grupės, išėjo iš grupės, pašalint* iš grupės,
    savaitės ataskait*, mėnesio ataskait*, statistika už, problema išspręsta, užduotis nepavyko, surinkimas nepavyko,
    sertifikatas baigs galioti, jūsų slaptažodis baigs galioti po, api rakt*, rastas virusas
  `,
  receipt: `
    kasos čekis, kasos čekio, kasos kvitas, pirkimo čekis, kvitas, kvito nr, ačiū kad pirkote, ačiū kad perkate, ačiū
    už pirkinį, dėkojame už pirkinį, dėkojame kad pirkote, dėkojame už apmokėjimą, mokėjimas gautas, sumokėta kortele,
    apmokėta kortele, įskaitant pvm, tarpinė suma, pirkėjo egzempliorius, kliento egzempliorius, parašas nereikalingas,
    terminalo nr, terminalo numeris, terminalo id, likutis po operacijos, sumokėjote, sumokėjote kortele, apmokėjote
    kortele, buvo nuskaičiuota nuo, buvo nurašyta nuo, buvo nurašyta iš, nuo jūsų kortelės nurašyta, pirkimas atliktas,
    pirkimas įvykdytas, atsiskaitymo lapelis, darbo užmokestis, bruto, neto, priskaičiuota, išskaičiuota, išskaitymai,
    mokėjimas patvirtintas, mokėjimas sėkmingas, mokėjimas atliktas
  `,
};
