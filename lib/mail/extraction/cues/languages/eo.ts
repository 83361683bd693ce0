import type { Cues } from "@/lib/mail/extraction/cues/types";

export const eo: Cues = {
  code: `
    kodo, kodon, kodoj, kodojn, via kodo, konfirmkodo*, konfirmokodo*, konfirma kodo, konfirman kodon, konfirmiga kodo,
    kontrolkodo*, kontrola kodo, kontrolan kodon, sekurkodo*, sekurecokodo*, sekureca kodo, sekurecan kodon,
    ensalutkodo*, ensaluta kodo, ensalutan kodon, alirkodo*, alira kodo, aliran kodon, aktivigkodo*, aktiviga kodo,
    aktivigan kodon, aŭtentigkodo*, aŭtentiga kodo, aŭtentigan kodon, rajtigkodo*, rajtiga kodo, restarigkodo*,
    restariga kodo, restarigan kodon, rehavigkodo*, unufoja kodo, unufojan kodon, unufojaj kodoj, unufoja pasvorto,
    unufojan pasvorton, unufoja ŝlosilo, unufojan ŝlosilon, unuuza kodo, unuuzan kodon, unuuza pasvorto, unuuzan
    pasvorton, provizora kodo, provizoran kodon, portempa kodo, dumtempa kodo, sekreta kodo, sekretan kodon, pin kodo,
    pinkodo*, sms kodo, kodo por ensaluti, kodo por konfirmi, kodo de konfirmo, kodo de kontrolo, kodo por restarigi,
    kodo por kontroli, kodo por aktivigi, kodo por la pago, kodo por la aparato, konfirma numero, konfirman numeron,
    konfirmnumero*, konfirma nombro, kontrolnumero*, kontrolciferoj*, konfirma vorto, dupaŝa kodo, dufaktora kodo,
    kodvorto*, reakira kodo, konfirmĵetono*
  `,
  maybeCode: `
    provizora pasvorto, provizoran pasvorton, portempa pasvorto, portempan pasvorton, dumtempa pasvorto, dumtempan
    pasvorton, nova pasvorto estas, pasvorto estas, ciferoj, ciferojn, cifero, ĉi tiu nombro, ĉi tiun nombron, ĉi tiu
    numero, ĉi tiun numeron, ĉi tiuj ciferoj, ĉi tiujn ciferojn, jena nombro, jenan nombron, jena numero, jenan numeron,
    jenaj ciferoj, jenajn ciferojn, jena pasvorto, jenan pasvorton, jenaj literoj, jenajn literojn, jenajn signojn, jena
    ĉeno, jena vorto, jenan vorton, ĉi suba nombro, suba nombro, suban nombron, suba numero, suban numeron, subaj
    ciferoj, subajn ciferojn, suba pasvorto, suban pasvorton, subajn signojn, ses ciferoj, ses ciferojn, kvar ciferoj,
    kvar ciferojn, ok ciferoj, ok ciferojn, kvin ciferoj, kvin ciferojn, sescifera, sesciferan, kvarcifera, kvarciferan,
    kvincifera, okcifera, okciferan, ĵetono, ĵetonon, ŝlosilo, ŝlosilon, pasfrazo*, signoĉeno*, kombino de ciferoj,
    sekreta vorto, ensaluta pasvorto
  `,
  other: `
    via mendo, vian mendon, mendonumero*, mendnumero*, mendo numero, numero de mendo, numero de la mendo, fakturo*,
    fakturnumero*, kvitanco*, ricevatesto*, klientnumero*, klienta numero, numero de kliento, membronumero*,
    membrokarto*, membronumeron, kontonumero*, kontraktonumero*, kontrakta numero, referenca numero, referencnumero*,
    referenco numero, spurnumero*, spurkodo*, spura numero, pakaĵo*, pakaĵeto*, paketo*, sendaĵo*, liverado*, livero,
    liveron, rezervo numero, rezervnumero*, rezervokodo*, rezervado*, rezervkodo*, bileto*, biletnumero*, flugonumero*,
    flugnumero*, sidloko*, ĉambronumero*, ĉambro numero, vagono, poŝtkodo*, poŝta kodo, poŝtan kodon, landokodo*,
    landkodo*, eraro, eraron, erarkodo*, erarokodo*, statkodo*, fontkodo*, fontokodo*, fonta kodo, qr kodo, strekokodo*,
    strikodo*, kolorkodo*, rabatkodo*, rabatokodo*, rabata kodo, rabatan kodon, rabato*, kupono*, kuponkodo*,
    donackarto*, donackodo*, invitkodo*, invita kodo, reklamkodo*, varbkodo*, avantaĝkodo*, produkta kodo, produktkodo*,
    artikola numero, serinumero*, seria numero, versio, telefono, telefonnumero*, telefonu, poŝtelefona numero, tel,
    fakso, entute, prezo, prezon, kosto, kostoj, pagenda, pagendas, saldo, eŭroj, eŭrojn, impostnumero*, straton, etaĝo,
    dosieronumero*, kazonumero*, numero de kazo, polico numero, asekuro*, asekurnumero*, pacientnumero*, recepto numero,
    studentnumero*, kotizo*, kotizon, abonnumero*, finiĝas per, lastaj kvar ciferoj, lastajn kvar ciferojn, kartnumero*,
    mezurilo*, rendevuo*, kunvenkodo*, kunvena kodo, kunsida identigilo, renkontiĝa identigilo, pasvorto de la reto,
    vifia pasvorto, retpasvorto, pordokodo*, porda kodo, kursokodo*, klasokodo*, poentoj, poentojn, lotnumero*,
    loterio*, partoprennumero*, aliĝnumero*, monpuno*, ĝirindiko*, uea kodo, uea kodon, kodo de uea, ucxkodo, ip adreso,
    serĉkampo*, kodo de konduto, kondutkodo*
  `,
  promo: `
    rabato*, rabatkodo*, kupono*, donackarto*, speciala oferto, specialan oferton, specialaj ofertoj, reklamkodo*,
    varbkodo*, elvend*, ŝparu, en la korbon, aĉetkorbo*, korbo de aĉet*, senpaga livero, senpagan liveron, senpaga
    sendo, fidelecaj poentoj, premia ludo, loterio*, lotumado*, invitu amikon, invitu viajn amikojn, naskiĝtaga donaco,
    minimuma mendo, ĝis elĉerpiĝo, aĉetu nun, nur hodiaŭ, unua mendo, unuan mendon, duonpreze, duona prezo, duoblaj
    poentoj, ne maltrafu, ĉe la kaso, gajnu
  `,
  press: `
    en ĉi tiu numero, en ĉi tiu eldono, en ĉi tiu artikolo, legu plu, plu legi, legi plu, legu pli, legi pli, tutan
    artikolon, blogaĵo*, blogafiŝo*, niaj legantoj, statistiko*, semajna raporto, monata raporto, semajna resumo, monata
    resumo, pasintmonate, pasinta monato, pasintan monaton, lastan semajnon, eldonaj notoj, ŝanĝoprotokolo, listo de
    ŝanĝoj, nova versio, novan version, riparitaj eraroj, korektitaj eraroj, testoj malsukcesis, retseminario*,
    podkasto*, laborgrupo*, konsiloj por, studo montras, laŭ studo, laŭ esploro, enketo montras, gazetara komuniko,
    esploristoj, ĉi semajne, ĉi tiun semajnon, ĉi monate, ĉi tiun monaton, fraŭdistoj, trompistoj, kompare kun,
    intervjuo*, ĵurnalisto*, novaĵletero*, bulteno*, ĉefartikolo*
  `,
  business: `
    konfirmi, konfirmu, konfirmo, konfirmon, konfirmado*, konfirmas, kontroli vian, kontrolu vian, kontrolado de,
    kontroli ke, aŭtentig*, aŭtentokontrol*, identigi, identiĝ*, identeco*, ensalut*, ensaluto, registriĝ*, pasvort*,
    restarig*, rehavig*, reakir*, sekureco*, sekureca, konto, konton, kontoj, uzantkonto*, uzantokonto*, uzantnomo*,
    uzantonomo*, salutnomo*, retpoŝt*, retadreso*, retpoŝtadreso*, poŝtadreso*, aktivig*, aparato, aparaton, nova
    aparato, novan aparaton, nova telefono, nova retumilo, nova foliumilo, dufaktora, dufaktoran, du faktora, dupaŝa,
    dupaŝan, malŝlos*, ŝlosita konto, blokita konto, blokita, forgesita pasvorto, forgesis, forigo de konto, forigi vian
    konton, forigi la konton, rajtig*, permesi aliron, aliro al, invitis vin, invitas vin, invito, inviton, aldonis vin,
    subskrib*, aprobi, aprobo, aprobon, adresŝanĝo*, ŝanĝo de adreso, ŝanĝi vian adreson, tro da provoj, malsukcesaj
    provoj, malĝusta pasvorto, pago atendas, transpago*, retpago*, aliĝo, parigu, ĉu estas vi
  `,
  fleeting: `
    eksvalidiĝ*, senvalidiĝ*, validas, valida ĝis, validan, valida dum, valida por, minutoj, minutojn, minuto, horoj,
    horojn, sekundoj, sekundojn, nur unufoje, nur unu fojon, unufoje uzebla, uzebla nur, malvalida, malvalidiĝ*,
    funkcios nur, funkcias nur, ne plu funkcios, ne plu validos, ĝis noktomezo, post tio ne, duonhoro*
  `,
  secret: `
    ne donu, ne diru, ne kundividu, ne dividu, ne plusendu, ne montru, ne malkaŝu, al neniu, neniam petos, neniam
    petas, neniam demandos, sekreta, sekretan, konfidenca, konfidencan, ne donu la kodon, ne donu ĝin, ne donu al iu,
    ne diru ĝin, ne diru la kodon, ne diru al iu, ne kunhavigu, ne kunhavigu ĝin, ne kundividu ĝin, ne kundividu la
    kodon, ne dividu ĝin, ne dividu la kodon, ne transdonu, ne sendu ĝin, ne sendu la kodon, ne plusendu ĝin, ne
    plusendu la mesaĝon, ne montru ĝin, ne malkaŝu ĝin, ne rivelu, ne laŭtlegu, ne voĉlegu, ne donu telefone, neniam
    donu, neniam kundividu, neniam diru, kun neniu, kun iu ajn, al iu ajn, tenu ĝin sekreta, tenu sekreta, konservu
    sekreta, konservu la kodon sekreta, ni neniam petos, ni neniam petas, ni neniam demandos, niaj dungitoj neniam,
    nia teamo neniam, eĉ ne al niaj, kiu petas la kodon
  `,
  enter: `
    entajpu, entajpi, entajpado, entajpante, tajpu, tajpi, enigu, enigi, enigante, enigo de, enmetu, enmeti, enskribu,
    enskribi, skribu, kopiu, algluu, alglui, gluu, uzu, uzante, uzu ĝin, plenigu, plenigi, donu la kodon, donu ĉi, diru
    la kodon, voĉlegu, diktu, legu al, respondu per, sendu la kodon, resendu la kodon, montru la kodon, konfirmu per,
    konfirmi per, aprobu per, subskribu per, ensalutu per, malŝlosu per, daŭrigu per, per ĉi tiu kodo, per la kodo, per
    jena kodo, per ĉi tiuj ciferoj, vi bezonos, vi bezonas, oni petos, oni demandos, petos vin, petas vin, demandos vin,
    petas kodon, petos kodon, estas bezonata, necesas, en la kampon, en la kampo, en la fenestro, en la fenestron, sur
    la ekrano, en la formularo, en la apo, elektu la nombron, elektu la ciferojn, premu la ciferojn
  `,
  complete: `
    konfirm* vian, konfirm* viajn, konfirm* mian, konfirm* la adreson, konfirm* adreson, konfirm* retpoŝt*, konfirm* la
    retpoŝt*, konfirm* la retadres*, konfirm* konton, konfirm* la konton, konfirm* registr*, konfirm* la registr*,
    konfirm* aliĝon, konfirm* la aliĝon, konfirm* abonon, konfirm* la abonon, konfirm* ensaluton, konfirm* la ensaluton,
    konfirm* identec*, konfirm* la ŝanĝ*, konfirm* ŝanĝ*, konfirm* la forig*, konfirm* forig*, konfirm* la peton,
    konfirm* la pagon, konfirm* pagon, konfirm* la novan, konfirm* ĉi tiun adres*, konfirm* ke, konfirmo de adreso,
    konfirmo de retpoŝt*, konfirmo de konto, konfirmo de registr*, kontrol* vian retpoŝt*, kontrol* vian adres*,
    kontrol* vian konton, kontrol* vian identec*, aktivig* vian, aktivig* mian, aktivig* konton, aktivig* la konton,
    aktivigo de konto, aktivigo de la konto, aktivigo de via, restarig* pasvort*, restarig* la pasvort*, restarig* vian,
    restarig* mian, restarig* konton, restarigo de pasvort*, restarigo de la pasvort*, restarigo de via, rekomencig*
    pasvort*, rekomencig* vian pasvort*, reŝarg* pasvort*, nulig* pasvort*, reagord* pasvort*, reagord* vian pasvort*,
    reagordi la pasvort*, ŝanĝi pasvort*, ŝanĝu pasvort*, ŝanĝi la pasvort*, ŝanĝu la pasvort*, ŝanĝi vian pasvort*,
    ŝanĝu vian pasvort*, ŝanĝi mian pasvort*, ŝanĝo de pasvort*, agordi pasvort*, agordu pasvort*, agordi vian pasvort*,
    agordu vian pasvort*, agordi novan, difin* pasvort*, difin* vian pasvort*, difin* novan pasvort*, elekt* pasvort*,
    elekt* novan pasvort*, elekt* vian pasvort*, kre* pasvort*, kre* novan pasvort*, kre* vian pasvort*, metu novan
    pasvort*, starigi pasvort*, starigu pasvort*, novan pasvorton, rehavig* konton, rehavig* vian, rehavig* pasvort*,
    reakir* konton, reakir* vian, reakir* aliron, retrov* vian konton, akcept* inviton, akcept* la inviton, akcept* vian
    inviton, vidi la inviton, vidu la inviton, malfermu la inviton, aliĝ* al la team*, aliĝ* al la grup*, aliĝ* al la
    projekt*, aliĝ* al la retej*, aliĝi nun, aliĝu nun, malŝlos* konton, malŝlos* la konton, malŝlos* vian, permes*
    ensaluton, permes* la ensaluton, permes* aliron, permes* la aliron, aprob* ensaluton, aprob* la ensaluton, aprob*
    aparaton, aprob* la aparaton, rajtig* aparaton, rajtig* la aparaton, rajtig* la ensaluton, jes estas mi, tio estis
    mi, estis mi, ĝi estis mi, ĉi tio estas mia adreso, kompletig* la registr*, kompletig* vian registr*, kompletig*
    registr*, finpretig* vian, magia ligilo, magian ligilon, ensaluta ligilo, ensalutan ligilon, ensalutligilo*, unufoja
    ligilo, unufojan ligilon, konfirma ligilo, konfirman ligilon, konfirmligilo*, aktiviga ligilo, aktivigan ligilon,
    restariga ligilo, restarigan ligilon, ligilo por konfirmi, ligilo por restarigi, ligilo por ensaluti, ensalut* sen
    pasvort*, senpasvorta ensaluto, ensalut* per unu klako, forig* konton, forig* mian konton, forig* la konton, forigi
    vian konton, forigu vian konton, jes forigu, jes mi volas, subskrib* la dokumenton, subskrib* dokumenton, parig* la
    aparaton, konekt* la aparaton, fidi ĉi tiun aparaton, fini registr*, finu registr*, fini la registr*, finu la
    registr*, fini vian registr*, finu vian registr*, tio estas mi, jes tio estas mi
  `,
  act: `
    konfirmi, konfirmu, konfirmo, mi konfirmas, aktivigi, aktivigu, aktivigo, akcepti, akceptu, mi akceptas, aprobi,
    aprobu, permesi, permesu, daŭrigi, daŭrigu, daŭrigo, finfari, kompletigi, kompletigu, malŝlosi, malŝlosu, restarigi,
    restarigu, rajtigi, rajtigu, aliĝi, aliĝu, komenci, komencu, jes, mi konsentas, validigi, validigu, unu plia paŝo,
    lasta paŝo
  `,
  signIn: `
    ensaluti, ensalutu, ensaluto, enirejo, ensalutante, malfermi la apon, malfermu la apon
  `,
  never: `
    malaboni, malabonu, malabono, malabonigi, ĉesigi la abonon, nuligi abonon, nuligi la abonon, ne plu ricevi, ne plu
    volas ricevi, agordoj, agordojn, agordaro, preferoj, preferojn, sciigaj agordoj, administri sciigojn, administri
    viajn, ŝanĝi viajn agordojn, ŝanĝu viajn sciig*, vidi en retumilo, vidi en foliumilo, malfermi en retumilo, legi en
    retumilo, reta versio, retversio*, privateco*, privateca politiko, regularo*, kondiĉoj de, uzkondiĉoj*,
    uzokondiĉoj*, helpo, helpon, helppaĝo*, helpejo*, subteno, kontaktu nin, kontakto, enketo, opinio, vidi la mendon,
    vidi mendon, vidi vian mendon, viaj mendoj, sekvi la pakaĵon, spuri la pakaĵon, spuri vian, spuru vian, elŝuti,
    elŝutu, pli da informoj, pliaj informoj, lerni pli, ekscii pli, eksciu pli, legi plu, legu plu, legi pli, aĉeti,
    aĉetu, butiko, kunhavigi, respondi, respondu, oftaj demandoj, pri ni, reguloj, novaĵoj, blogo, katalogo, vizitu
    nian, ŝanĝi la rendevuon, nuligi la rendevuon, aldoni al kalendaro, kalendaro, sur la mapo, montri la bileton, vidi
    la fakturon, elŝuti la fakturon, komento, komenton, komentoj, komentojn, komenti, vidi la komenton, respondi al la
    komento, kontroli komentojn, moderigi, diferenco*, diskuto, diskutpaĝo*, vidi ŝanĝojn, vidi la ŝanĝ*, vidu la ŝanĝ*,
    vidi paĝon, vidi la paĝon, viziti la paĝon, historio de la paĝo, paĝohistorio*, atentaro*, observaro*, atentolisto*,
    malatenti la paĝon, ĉesi atenti, ĉesi observi, vidi la mesaĝon, legi la mesaĝon, vidi la temon, vidi la afiŝon, vidi
    la dosieron, malfermi la dosieron, malfermi dosieron, vidi rezultojn, vidi la rezultojn, aliĝi al la kunveno, aliĝi
    al la kunsido, aliĝi al la vok*, instali la apon, elŝuti la apon, programo de, menuo
  `,
  notMe: `
    ne estis vi, se vi ne, ne vi, tio ne estis mi, ne estis mi, ne petis, ne petis tion, ne mendis ĝin, ne registriĝis,
    ne kreis, ne ensalutis, ne faris tion, ne ŝanĝis, ne rekonas, ne atendis, ne provis, ignoru, ignori, ignoreblas,
    simple ignor*, preteratentu, vi povas ignori, nenion faru, faru nenion, nenio necesas, forigu ĉi tiun mesaĝon,
    forviŝu ĉi tiun, forigu la mesaĝon, malakcepti, malakceptu, rifuzi, rifuzu, nuligi, nuligu, protektu vian, protekti
    vian, sekurigu vian, erare, pro eraro, iu alia, alia persono, ne estas mia, ne estas via, ne konas ĉi tiun, ne konas
    la konton, ne apartenas al vi, ne estas la via, ne estas viaj, ne komencis, ne faris ĉi, ne iniciatis, ne rajtigis,
    ne klopodis, ne volis ensaluti, ne farita de vi, sen via scio, tio estas eraro, se tio malĝustas, se tio ne ĝustas,
    forigi vian adreson, forigi vian retpoŝtadreson, forigu mian adreson, forigi mian retpoŝtadreson, malaktivigi vian
    konton, malaktivigu vian konton, ŝlosi vian konton, bloki vian konton, bloku vian konton, frostigi vian konton,
    rekomendas ŝanĝi vian pasvorton, konsilas ŝanĝi vian pasvorton, tuj ŝanĝu vian pasvorton, ŝanĝu vian pasvorton tuj,
    ŝanĝi vian pasvorton tuj, pasvorton kiel eble plej, informu nin, sciigu nin, raportu suspektindan, raporti
    suspektindan, raportu tion, tuj kontaktu nin, kontaktu nin tuj, kontrolu vian lastatempan agadon, elsalutu el ĉiuj,
    malfari la ŝanĝon
  `,
  done: `
    estis ŝanĝita, estas ŝanĝita, estis ŝanĝitaj, ŝanĝiĝis, vi ŝanĝis, estis ĝisdatigita, estis konfirmita, estas
    konfirmita, konfirmiĝis, estis aktivigita, estas aktivigita, aktiviĝis, estis aldonita, estis forigita, estas
    forigita, estis restarigita, estis malŝaltita, estis ŝaltita, estis pagita, estas pagita, estis kreita, estis
    ricevita, sukcese, nova ensaluto, novan ensaluton, vi ensalutis, dankon pro la konfirmo, dankon pro konfirmo,
    dankon ke vi, akceptis vian inviton, aliĝis al via, ŝanĝis la paĝon, kreis la paĝon, redaktis la paĝon, estis
    redaktita, estis finita, vi malabonis, vi sukcese malabonis, vi estas malabonita, vi nun estas malabonita, vi estis
    malabonita, via abono estas nuligita, via abono estis nuligita, via abono finiĝis, via abono ĉesis, forigita de la
    listo, forigita el la listo, vi ne plu ricevos, via nuligo validas
  `,
  here: `
    alklaku, alklaki, alklakante, klaku, klaki, klaku ĉi tie, klakante, ĉi tie, ĉi tien, premu, butono, butonon, ligilo,
    ligilon, ĉi tiu ligilo, ĉi tiun ligilon, jena ligilo, jenan ligilon, suban ligilon, la suba ligilo, suba ligilo,
    jena adreso, jenan adreson, jena paĝo, jenan paĝon, ĉi tiun paĝon, iru al, retumilo, retumilon, foliumilo,
    foliumilon, malfermu, sekvu la ligilon, sekvu ĉi tiun, sekvu la jenan, ĉi sube, ĉi suban, se la butono, ne
    malfermiĝas, premu la butonon, premi la butonon, vizitu la, vizitu ĉi, vizitu jenan, vizitu nian
  `,
  matter: `
    forpermes*, malsanforpermes*, petas forpermeson, elspezraporto*, raporto pri elspezoj, kompenso de elspezoj, ofica
    vojaĝo, kromhor*, laborhor*, aĉetpeto*, buĝetpeto*, atendas vian aprobon, bezonas vian aprobon, por via aprobo,
    komuna dosierujo, kundividitan dosieron, kunhavigis, kundividis, dividis kun vi, fotalbumo*, aldonita dosiero,
    kunsendaĵo*, preta por elŝuto, prezoferto*, kontrakto*, luokontrakto*, subskribi la dokumenton, subskribenda*,
    elektronika subskribo, salajroslipo*, kvitanco*, kontoeltiro*, atestilo*, diplomo*, asekurpoliso*, komentis, menciis
    vin, respondis al vi, nova afiŝo, novaj afiŝoj, nova mesaĝo de, enketo*, voĉdon*, opinisondo*, diskuto*, recenzo*,
    kunveno*, kunsido*, renkontiĝo*, partoprenos, ĉu vi partoprenos, atendolisto*, libera loko, kursaliĝ*, gepatra
    kunveno, rendevuo*, rezervado*, matĉo*, moderigant*, retenita mesaĝo, kvaranten*, asignita al vi, asignis al vi,
    aldonis vin al la projekto, hejmtasko*, incidento*, konservejo preskaŭ plena, kompletigu vian profilon, pakaĵo*,
    donaco al, nemoveblaĵo*, laborofert*, kandidatiĝ*, kandidato*, feriopeto*, ferioj, feriojn, tasko, taskoj, taskon,
    komenton, komentoj, nova komento, komunan dosierujon, videoregistraĵo*, dividita dosierujo, kunhavigita*,
    kundividita*, dividis dosieron, dividis dosierujon, dividis dokumenton, komuna dosiero, komuna albumo, elŝuti la
    dosieron, elŝutu la dosieron, sendis al vi dosieron, dosiertransig*, elporto estas preta, savkopio*, sekurkopio*,
    atendas aprobon, atendas moderigon, atendas kontrolon, moderig*, retiri la mesaĝon, libertempa peto, libertempo*,
    vojaĝkostoj, repago de kostoj, kostotakso*, prezpropono*, demandaro*, baloto*, via voĉo en, via propono, via
    prelego, nova respondo, respondis vian, kalendara invito, kunvenan inviton, ĉu vi venos, ĉu vi ĉeestos, ĉeesto ĉe,
    via mendo estas, mendo sendita, mendo nuligita, novan mendon, pago ricevita, ni ricevis vian pagon, pago
    malsukcesis, pagmemorig*, pagenda*, ŝuldo*, repago*, fakturo*, aĉetkorbo*, donackarto*, denove havebla, membreco
    renoviĝ*, membreco eksvalid*, prova periodo, provperiodo, nova artikolo, novaj artikoloj, privata mesaĝo de,
    nelegita mesaĝo, nelegitaj mesaĝoj, nova sekvanto, eksekvis vin, amikpeto*, aliĝis al la grupo, forlasis la grupon,
    forigita el la grupo, legokonfirmo, semajna raporto, monata raporto, forigita el la listo, resendita mesaĝo,
    problemo solvita, kvoto*, konstruo malsukcesis, pasvorto baldaŭ eksvalidiĝ*, api ŝlosilo, ssh ŝlosilo, viruso
    trovita, datumliko*, movo detektita, ekzamenrezulto*, nova noto, laborpeto*, evento nuligita, aliĝkotizo*
  `,
  receipt: `
    kvitanco*, *kvitanco, *kvitancon, aĉetkvitanco, pagokvitanco, pagpruvo, dankon pro via aĉeto, dankon pro la
    aĉeto, ni dankas pro via aĉeto, dankon pro via pago, pago ricevita, via pago estas ricevita, ni ricevis vian
    pagon, pagita per karto, pagita sumo, inkluzive de avi, imposto inkluzivita, subtotalo, kasisto, kopio por
    kliento
  `,
  toRead: `
    iri al via konto, iru al via konto, iri al mia konto, vidi vian konton, vidu vian konton, vidi mian konton, paĝo de
    via konto, mia kontopaĝo, klienta portalo, klientan portalon, malfermi la panelon, iri al la panelo, iru al la
    panelo, viaj fakturoj, reta bankado, kontrolu vian mendon, kontrolu la detalojn, trarigardi vian agadon, trarigardu
    vian agadon, lastatempa* agado*, administri viajn aparatojn, kio ŝanĝiĝis, kontrolu la liveradreson, legi vian
    mesaĝon, por legi, legi la, legu, tralegi, tralegu, vidi, vidu la, vidu ĉiujn, rigardi, rigardu, foliumi, malkovri,
    malkovru, ekscii, eksciu, ĵeti rigardon
  `,
};
