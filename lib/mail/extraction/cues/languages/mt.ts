import type { Cues } from "@/lib/mail/extraction/cues/types";

export const mt: Cues = {
  code: `
    kodiċi, kodiċijiet, kodici, kodiċi ta' verifika, kodiċi tal verifika, kodiċi ta' konferma, kodiċi tal konferma,
    kodiċi ta' sigurtà, kodiċi tas sigurtà, kodiċi ta' aċċess, kodiċi tal aċċess, kodiċi ta' attivazzjoni, kodiċi tal
    attivazzjoni, kodiċi ta' awtentikazzjoni, kodiċi tal awtentikazzjoni, kodiċi ta' awtorizzazzjoni, kodiċi ta'
    rkupru, kodiċi tal irkupru, kodiċi tad dħul, kodiċi ta' dħul, kodiċi tal login, kodiċi tar reġistrazzjoni, kodiċi
    temporanju, kodiċi sigriet, kodiċi ta' darba, kodiċi li jintuża darba, kodiċi għal darba, kodiċi waħdieni, kodiċi
    uniku, kodiċi ta' sitt ċifri, kodiċi numeriku, kodiċi otp, password ta' darba, password ta' użu wieħed, password li
    tintuża darba, password għal darba waħda, password għal dan il ħlas, password għall pagament, password għat
    tranżazzjoni, password dinamika, pin ta' darba, pin temporanju, pin ta' sigurtà, pin ta' verifika, numru ta'
    verifika, numru tal verifika, numru ta' konferma, numru ta' awtorizzazzjoni, numru ta' darba, ċavetta ta' verifika,
    ċavetta ta' darba, ċavetta ta' attivazzjoni, ċavetta ta' sigurtà, kelma sigrieta ta' darba, token ta' sigurtà,
    token tas sigurtà, token ta' verifika, token ta' aċċess, passcode, kelma ta' konferma, kodiċi tal sms, kodiċi bl
    email, password tat tranżazzjoni, kodiċi tat tranżazzjoni, kodiċi tat trasferiment, kodiċi tat tqabbil, kodiċi tal
    apparat, kodiċi biex tibdel l email, kodiċi tal firma
  `,
  maybeCode: `
    pin, il-pin, numru personali ta' identifikazzjoni, sitt ċifri, sitt figuri, sitt numri, sitt karattri, sitt ittri,
    erba' ċifri, erba' figuri, erba' numri, erba' karattri, erba' ittri, ħames ċifri, ħames figuri, ħames numri, ħames
    karattri, ħames ittri, tmien ċifri, tmien figuri, tmien numri, tmien karattri, tmien ittri, seba' ċifri, seba'
    figuri, seba' numri, seba' karattri, seba' ittri, 6 ċifri, 6 figuri, 6 numri, 6 karattri, 6 ittri, 4 ċifri, 4
    figuri, 4 numri, 4 karattri, 4 ittri, 8 ċifri, 8 figuri, 8 numri, 8 karattri, 8 ittri, ċifri, iċ-ċifri, figuri li
    ġejjin, in numru li ġej, in numru ta' hawn taħt, in numru hawn taħt, in numru t'hawn taħt, numru li ġej, numru ta'
    hawn taħt, numru hawn taħt, numru t'hawn taħt, dan in-numru, dawn in-numri, dawn iċ ċifri, dawn l ittri, l ittri li
    ġejjin, l ittri hawn taħt, l ittri ta' hawn taħt, il karattri li ġejjin, il karattri hawn taħt, il karattri ta' hawn
    taħt, il kliem li ġejjin, il kliem hawn taħt, il kliem ta' hawn taħt, in numri li ġejjin, in numri hawn taħt, in
    numri ta' hawn taħt, kelma sigrieta, frażi sigrieta, password temporanja, password proviżorja, password inizjali,
    password li ġejja, kombinazzjoni li ġejja, kombinazzjoni hawn taħt, iċ-ċavetta li ġejja, iċ-ċavetta hawn taħt,
    iċ-ċavetta tiegħek, dan li ġej
  `,
  other: `
    ordni, ordnijiet, l-ordnijiet, ordnajt, fattura, fatturi, invoice, irċevuta, irċevuti, riċevuta, pakkett, pakketti,
    kunsinna, kunsinni, konsenja, konsenji, biljett, biljetti, prenotazzjoni, prenotazzjonijiet, ibbukkjar, booking,
    buking, appuntament, appuntamenti, referenza, riferenza, numru tal ordni, numru ta' ordni, numru tal fattura, numru
    tal irċevuta, numru tal pakkett, numru ta' traċċar, numru tat traċċar, numru tal kunsinna, numru ta' referenza,
    numru ta' riferenza, numru tar referenza, numru tal prenotazzjoni, numru tal biljett, numru tal klijent, numru tal
    membru, numru tas sħubija, numru tal kont, numru tal karta, numru tal karta tal identità, numru tal polza, numru
    tal kuntratt, numru tas serje, numru tal każ, numru tat talba, numru tal applikazzjoni, numru tal ilment, numru tat
    telefon, numru tat tel, numru tal mowbajl, numru tal mobile, numru tal fax, numru tal vat, numru tal kumpanija,
    numru ta' reġistrazzjoni, numru tar reġistrazzjoni, numru tal pazjent, numru tal istudent, numru tal impjegat,
    numru tas sit, numru tal kamra, numru tas sede, numru tat titjira, numru tal meter, numru tal arms, numru tat
    tranżazzjoni, numru tal passaport, numru tas sigurtà soċjali, numru tal mudell, numru tal prodott, numru tal
    liċenzja, numru tal vettura, numru tal karozza, numru tal verżjoni, numru tat taxxa, numru tal iban, kodiċi
    postali, kodiċi tal posta, kodiċi promozzjonali, kodiċi promo, kodiċi ta' skont, kodiċi tal iskont, kodiċi tal
    kupun, kodiċi tal vawċer, kodiċi ta' rigal, kodiċi tar rigal, kodiċi ta' referenza, kodiċi tar referral, kodiċi tal
    istedina, kodiċi ta' żball, kodiċi tal iżball, kodiċi tal istat, kodiċi qr, kodiċi tal bar, kodiċi bar, kodiċi tas
    sors, kodiċi sors, kodiċi ta' kondotta, kodiċi tal kondotta, kodiċi ta' etika, kodiċi tal prodott, kodiċi tal
    oġġett, kodiċi tal kors, kodiċi tal klassi, kodiċi tal pajjiż, kodiċi tal bank, kodiċi tal fergħa, kodiċi swift,
    kodiċi iban, kodiċi tal bieb, kodiċi tal grada, kodiċi tal allarm, kodiċi tal locker, kodiċi tal ġbir, kodiċi tal
    laqgħa, kodiċi tat taxxa, kodiċi fiskali, kodiċi ċivili, kodiċi kriminali, kodiċi tal ilbies, kodiċi tal kulur,
    kodiċi tal booking, kodiċi tal prenotazzjoni, kodiċi tat titjira, kodiċi tal ħanut, kodiċi tal istudent, kodiċi tal
    pazjent, barcode, password tal wifi, password tal wi fi, password tan netwerk, password tal laqgħa, kupun, kupuni,
    vawċer, vouchers, skontijiet, telefon, ċempel, ċemplilna, ċemplu, mowbajl, ammont, l-ammont, bilanċ, prezz,
    prezzijiet, it-total, subtotal, is-somma, inkluża l vat, ħlas ta', il-ħlas ta', titjira, titjiriet, sular, triq,
    verżjoni, punti, li tispiċċa bi, li tispiċċa b', li tispiċċa fi, jispiċċa bi, jispiċċa b', jispiċċa fi, tispiċċa
    bi, tispiċċa b', tispiċċa fi, li jispiċċa bi, li jispiċċa b', li jispiċċa fi, l aħħar erba' ċifri, l aħħar 4 ċifri,
    l-aħħar ċifri, qari tal meter, polza, assigurazzjoni, multa, dħul tal polza, id tal laqgħa, kaxxa tat-tiftix,
    tiftix għal, debitu dirett, tombla, lotterija, kodiċi tal klijent, kodiċi tal konsumatur, kodiċi tal abbonat,
    kodiċi tal abbonament, kodiċi tal membru, kodiċi tas sħubija, kodiċi tal fornitur, kodiċi tas sieħeb, kodiċi tal
    partner, kodiċi tal impjegat, kodiċi tal ħaddiem, kodiċi tal iskola, kodiċi tas suġġett, kodiċi tal eżami, kodiċi
    tal kandidat, kodiċi tal artiklu, kodiċi tal lott, kodiċi tal parti, kodiċi tal biċċa, kodiċi tal mudell, kodiċi
    tal fattura, kodiċi tal kuntratt, kodiċi tal meter, kodiċi tal arloġġ, kodiċi tal bini, kodiċi tal proprjetà,
    kodiċi tal lokalità, kodiċi tal kunsill lokali, kodiċi tat telefon, kodiċi internazzjonali, kodiċi tal attività,
    kodiċi tat tariffa, kodiċi hs, kodiċi nm, kodiċi tal munita, kodiċi tal istatus, kodiċi tal ħruġ, kodiċi tal ħsara,
    kodiċi tad difett, kodiċi tal ordni, kodiċi tal biljett, kodiċi tat tracking, kodiċi tal pakkett, kodiċi tad
    donazzjoni, kodiċi tal kampanja, kodiċi tad dijanjosi, kodiċi tar riċetta, kodiċi tal polza, kodiċi tal
    assigurazzjoni, kodiċi tal klejm, kodiċi tat talba, kodiċi tal proġett, kodiċi taċ ċentru tal kost, kodiċi tas sit,
    kodiċi taż żona tal parkeġġ
  `,
  promo: `
    skont ta', skontijiet ta', % skont, % roħs, b'roħs, bi skont, kupun, kupuni, vawċer, karta rigal, karta tar rigal,
    karti rigal, karti tar rigal, kodiċi promozzjonali, kodiċi promo, kodiċi ta' skont, kodiċi tal kupun, offerta
    speċjali, offerta esklussiva, offerta limitata, offerta tal ġimgħa, offerti speċjali, offerti tal ġimgħa, offerti
    ġodda, bejgħ tax xitwa, bejgħ tas sajf, bejgħ bir roħs, sale tax xitwa, sale tas sajf, sale bir roħs, iffranka,
    tiffranka, il-basket tax-xiri, il-karrettun, kunsinna b'xejn, konsenja b'xejn, punti ta' lealtà, punti bonus, punti
    doppji, polza ta' rigal, stieden ħabib, stieden lil ħbiebek, irreferi ħabib, rigal għal għeluq, rigal ta' għeluq,
    ordni minima, sakemm idum l istokk, sakemm jispiċċa l istokk, ixtri issa, ixtri illum, ixtri wieħed, illum biss,
    għal żmien limitat, l ewwel ordni, l ordni li jmiss, b'nofs il-prezz, nofs prezz, irbaħ, cashback, tpoġġi fil-basket
  `,
  press: `
    f'din l edizzjoni, f'din il-ħarġa, f'dan l-artiklu, aqra aktar, aqra iktar, aqra l artiklu, aqra l istorja, kompli
    aqra, kompli taqra, artiklu, artikli, qarrejja tagħna, statistika, statistiċi, rapport ta' kull ġimgħa, rapport ta'
    kull xahar, rapport annwali, rapport sħiħ, rapport tal ġimgħa, rapport tax xahar, sommarju ta' kull ġimgħa, sommarju
    tal ġimgħa, sommarju ta' kull xahar, bħala medja, ix-xahar li għadda, meta mqabbel, noti tar rilaxx, lista tal
    bidliet, verżjoni ġdida, webinar, podcast, workshop, pariri għal, pariri dwar, skont studju, skont stħarriġ, skont
    rapport, stqarrija għall-istampa, riċerkaturi, stħarriġ, kwestjonarju, l-opinjoni tiegħek, din il-ġimgħa, dan
    ix-xahar, l aħħar aħbarijiet, l-aħbarijiet tal, intervista ma', scammers, frodisti, kif tagħraf, blogpost
  `,
  business: `
    verifika, ivverifika*, tivverifika*, nivverifikaw, vverifikat, konferma, ikkonferma*, tikkonferma*, awtentik*,
    awtorizz*, tawtorizza, illoggja*, tilloggja*, illoggjar, login, dħul fil kont, tidħol fil kont, idħol fil kont,
    reġistrazzjoni, irreġistra*, tirreġistra*, password, il-password, risettja*, irrisettja*, tirrisettja*, irrisettjar,
    issettja mill ġdid, irkupra, tirkupra, irkupru, sigurtà, is-sigurtà, identità, l-identità, żewġ fatturi, żewġ
    stadji, żewġ passi, il-kont tiegħek, kont ġdid, il-kontijiet, indirizz tal email, indirizz elettroniku, indirizz tal
    imejl, indirizz e mail, l email tiegħek, attivazzjoni, attiva, tattiva, attivat, attivah, apparat ġdid, apparat
    tiegħek, apparat mhux magħruf, tagħmir ġdid, iżblokka, tiżblokka, żblokkar, imblukkat, imblokkat, isem tal utent,
    istedina, stedinek, stednek, stidnek, mistieden, mistiedna, żiedek, browser ġdid, telefon ġdid, kompjuter ġdid,
    firma elettronika, firma diġitali, iffirma, tiffirma, trasferiment ta' flus, trasferiment bankarju, ħlas onlajn,
    ħlas online, pagament online, japprova, approva, approvazzjoni*, tapprova*, approvazzjoni tiegħek, tħassar il kont,
    ħassar il kont, tagħlaq il kont, tibdil tal password, tibdil tal email, tibdil tal indirizz, tibdil fin numru, bidla
    tal password, bidla tal email, bidla tal indirizz, bidla fl indirizz, bidla fil password, insejt, nsejt, tentattivi
    falluti, tentattivi ħżiena, tentattivi żbaljati, wisq tentattivi, tentattiv ta' dħul, tentattiv ta' login, kunsens,
    aċċess għall kont, aċċess għal kont, li int tassew, li int int
  `,
  fleeting: `
    jiskadi, tiskadi, skadiet, se jiskadi, validu għal, validu sa, validu biss, valida għal, valida sa, valida biss,
    huwa validu, hija valida, minuti, minuta, sekondi, siegħa, sigħat, fi żmien 10, fi żmien 15, fi żmien 30, fi żmien
    5, fi żmien 24, fi żmien siegħa, fi ħdan 10, fi ħdan 15, fi ħdan 30, fi ħdan 5, fi ħdan 24, fi ħdan siegħa, darba
    biss, darba waħda, biss darba, ta' darba, ma jibqax validu, ma jaħdimx wara, ma tibqax valida, nofs siegħa, sa
    nofsillejl
  `,
  secret: `
    taqsmux, taqsamx, taqsamhx, taqsmuhx, taqsamhiex, tgħaddihx, tagħtihx, tagħtix, tgħidx, tiżvelax, tikxifx, turihx,
    tibagħtux, ma' ħadd, lil ħadd, ma' xi ħadd, qatt ma nitolbuk, qatt ma nistaqsuk, qatt ma se nitolbu, qatt ma
    jitolbuk, qatt ma jistaqsuk, mhux se nitolbuk, l impjegati tagħna, kunfidenzjali, sigriet, żommu sigriet, żommu
    għalik, taqsmuhiex, taqsmuhx ma', taqsmux il kodiċi, taqsamx il kodiċi, tagħtihx lil, tagħtuhx, tagħtuhx lil,
    tagħtux il kodiċi, tgħaddix il kodiċi, tgħadduhx, tgħiduhx, tgħidux lil, tgħidhx, tiżvelahx, tiżvelawhx,
    tiżvelawx, tikxfux, tikxfuhx, turuhx, turihx lil, tibagħtuhx, tibgħatx il kodiċi, tibgħatux il kodiċi, taqrahx fuq
    it telefon, taqrahx, m'għandux jinqasam, m'għandux jingħata, m'għandekx taqsam, ma' persuni oħra taqsmux, qatt mhu
    se nitolbu*, qatt mhux se nitolbu*, aħna qatt ma nitolbu*, qatt ma nistaqsu*, il bank qatt ma, l istaff tagħna
    qatt, l impjegati tagħna qatt, il ħaddiema tagħna qatt, lanqas lill impjegati, lanqas lill istaff, żommu
    kunfidenzjali, żommu mistur, żommuh sigriet, żommuh għalikom, żommu għalik biss, min jitolbok il kodiċi, taqsmux
    ma' ħaddieħor, tagħtihx lil ħaddieħor
  `,
  enter: `
    daħħal, daħħlu, daħħlha, iddaħħal, tdaħħal, iddaħħlu, dħul ta', ittajpja, tittajpja, ittajpjah, ittajpjaw, ikteb
    dan, ikteb il kodiċi, ikteb in numru, ikteb dawn, ikteb il pin, ikteb hawn, tikteb dan, tikteb il kodiċi, tikteb in
    numru, tikteb dawn, tikteb il pin, tikteb hawn, iktbu dan, iktbu il kodiċi, iktbu in numru, iktbu dawn, iktbu il
    pin, iktbu hawn, niktbu dan, niktbu il kodiċi, niktbu in numru, niktbu dawn, niktbu il pin, niktbu hawn, uża dan,
    uża il kodiċi, uża il pin, uża din, uża il password, uża in numru, uża dawn, tuża dan, tuża il kodiċi, tuża il pin,
    tuża din, tuża il password, tuża in numru, tuża dawn, użaw dan, użaw il kodiċi, użaw il pin, użaw din, użaw il
    password, użaw in numru, użaw dawn, użah dan, użah il kodiċi, użah il pin, użah din, użah il password, użah in
    numru, użah dawn, ikkopja il kodiċi, ikkopja dan, ikkopja u ppejstja, ikkopja in numru, ikkopja dawn, tikkopja il
    kodiċi, tikkopja dan, tikkopja u ppejstja, tikkopja in numru, tikkopja dawn, ikkupja il kodiċi, ikkupja dan, ikkupja
    u ppejstja, ikkupja in numru, ikkupja dawn, ippejstja, tippejstja, waħħal, waħħlu, imla l kaxxa, imla l kamp,
    fil-kaxxa, fil-kamp, aqra il kodiċi, aqra in numru, għid il kodiċi, għid in numru, agħti il kodiċi, agħti in numru,
    uri il kodiċi, uri in numru, ibgħat il kodiċi, ibgħat in numru, skannja, jintalab, tintalab, tiġi mitlub, tkun
    mitlub, tiġi mistoqsi, tiġi mitluba, se jitolbok, titlob il kodiċi, meta mitlub, ikollok bżonn, tkun meħtieġ, b'dan
    il-kodiċi, bil-kodiċi, permezz tal kodiċi, agħfas in-numri, agħżel in-numri, wieġeb bil, fl iskrin tal login, fl
    iskrin li jmiss, fl iskrin tad dħul, fil-paġna tal login, fil-paġna tal verifika
  `,
  complete: `
    ikkonferma l email, ikkonferma l e mail, ikkonferma l imejl, ikkonferma l indirizz, ikkonferma il kont, ikkonferma
    ir reġistrazzjoni, ikkonferma l abbonament, ikkonferma l identità, ikkonferma il bidla, ikkonferma it talba,
    ikkonferma il login, ikkonferma id dħul, ikkonferma in numru, ikkonferma l email tiegħek, ikkonferma li int,
    ikkonferma issa, ikkonferma hawn, ikkonferma kontok, ikkonferma it tħassir, ikkonferma l ħlas, tikkonferma l email,
    tikkonferma l e mail, tikkonferma l imejl, tikkonferma l indirizz, tikkonferma il kont, tikkonferma ir
    reġistrazzjoni, tikkonferma l abbonament, tikkonferma l identità, tikkonferma il bidla, tikkonferma it talba,
    tikkonferma il login, tikkonferma id dħul, tikkonferma in numru, tikkonferma l email tiegħek, tikkonferma li int,
    tikkonferma issa, tikkonferma hawn, tikkonferma kontok, tikkonferma it tħassir, tikkonferma l ħlas, ivverifika l
    email, ivverifika l e mail, ivverifika l imejl, ivverifika l indirizz, ivverifika il kont, ivverifika ir
    reġistrazzjoni, ivverifika l abbonament, ivverifika l identità, ivverifika il bidla, ivverifika it talba, ivverifika
    il login, ivverifika id dħul, ivverifika in numru, ivverifika l email tiegħek, ivverifika li int, ivverifika issa,
    ivverifika hawn, ivverifika kontok, ivverifika it tħassir, ivverifika l ħlas, tivverifika l email, tivverifika l e
    mail, tivverifika l imejl, tivverifika l indirizz, tivverifika il kont, tivverifika ir reġistrazzjoni, tivverifika l
    abbonament, tivverifika l identità, tivverifika il bidla, tivverifika it talba, tivverifika il login, tivverifika id
    dħul, tivverifika in numru, tivverifika l email tiegħek, tivverifika li int, tivverifika issa, tivverifika hawn,
    tivverifika kontok, tivverifika it tħassir, tivverifika l ħlas, konferma tal email, konferma tal imejl, konferma tal
    indirizz, konferma tal kont, konferma tar reġistrazzjoni, konferma tal abbonament, konferma tal identità, konferma l
    email, konferma tad dħul, verifika tal email, verifika tal imejl, verifika tal indirizz, verifika tal kont, verifika
    tar reġistrazzjoni, verifika tal abbonament, verifika tal identità, verifika l email, verifika tad dħul, biex
    tikkonferma, biex tivverifika, biex tattiva, biex tirrisettja, biex tirkupra, biex tiżblokka, biex tlesti, sabiex
    tikkonferma, sabiex tivverifika, sabiex tattiva, sabiex tirrisettja, sabiex tirkupra, sabiex tiżblokka, sabiex
    tlesti, attiva il kont, attiva l kont, attiva kontok, attiva is sħubija, attiva il profil, attiva issa, attiva l
    abbonament, attiva il karta, tattiva il kont, tattiva l kont, tattiva kontok, tattiva is sħubija, tattiva il profil,
    tattiva issa, tattiva l abbonament, tattiva il karta, attivazzjoni tal-kont, irrisettja il password, irrisettja l
    password, irrisettja tiegħek, irrisettja issa, tirrisettja il password, tirrisettja l password, tirrisettja tiegħek,
    tirrisettja issa, rrisettja il password, rrisettja l password, rrisettja tiegħek, rrisettja issa, irsettja il
    password, irsettja l password, irsettja tiegħek, irsettja issa, issettjar mill ġdid tal password, irrisettjar tal
    password, reset tal password, ibdel il password, ibdel l password, biddel il password, biddel l password, tbiddel il
    password, tbiddel l password, tibdel il password, tibdel l password, oħloq password, oħloq il password, oħloq l
    password, oħloq password ġdida, toħloq password, toħloq il password, toħloq l password, toħloq password ġdida,
    agħżel password, agħżel il password, agħżel l password, agħżel password ġdida, tagħżel password, tagħżel il
    password, tagħżel l password, tagħżel password ġdida, issettja password, issettja il password, issettja l password,
    issettja password ġdida, tissettja password, tissettja il password, tissettja l password, tissettja password ġdida,
    password ġdida, irkupra il kont, irkupra l kont, irkupra il password, irkupra l aċċess, tirkupra il kont, tirkupra l
    kont, tirkupra il password, tirkupra l aċċess, irkupru tal kont, irkupru tal password, link ta' verifika, link ta'
    konferma, link ta' attivazzjoni, link tal verifika, link tal konferma, link tal attivazzjoni, link tal irkupru, link
    għar reset, link tar reset, link tal login, link ta' darba, link maġika, ħolqa ta' verifika, ħolqa ta' konferma,
    ħolqa ta' attivazzjoni, ħolqa tal verifika, ħolqa tal konferma, ħolqa tal attivazzjoni, ħolqa tal irkupru, ħolqa
    għar reset, ħolqa tar reset, ħolqa tal login, ħolqa ta' darba, ħolqa maġika, aċċetta l istedina, aċċetta istedina,
    taċċetta l istedina, taċċetta istedina, aċċettazzjoni tal-istedina, ara l-istedina, ingħaqad mat tim, ingħaqad fit
    tim, ingħaqad mal grupp, ingħaqad fil grupp, ingħaqad mal klassi, ingħaqad fil proġett, ingħaqad mal proġett,
    ingħaqad mal organizzazzjoni, ingħaqad mal komunità, ingħaqad magħna, ingħaqad issa, tingħaqad mat tim, tingħaqad
    fit tim, tingħaqad mal grupp, tingħaqad fil grupp, tingħaqad mal klassi, tingħaqad fil proġett, tingħaqad mal
    proġett, tingħaqad mal organizzazzjoni, tingħaqad mal komunità, tingħaqad magħna, tingħaqad issa, issieħeb mat tim,
    issieħeb fit tim, issieħeb mal grupp, issieħeb fil grupp, issieħeb mal klassi, issieħeb fil proġett, issieħeb mal
    proġett, issieħeb mal organizzazzjoni, issieħeb mal komunità, issieħeb magħna, issieħeb issa, tissieħeb mat tim,
    tissieħeb fit tim, tissieħeb mal grupp, tissieħeb fil grupp, tissieħeb mal klassi, tissieħeb fil proġett, tissieħeb
    mal proġett, tissieħeb mal organizzazzjoni, tissieħeb mal komunità, tissieħeb magħna, tissieħeb issa, iżblokka il
    kont, iżblokka l kont, iżblokka kontok, tiżblokka il kont, tiżblokka l kont, tiżblokka kontok, approva il login,
    approva id dħul, approva l apparat, approva l aċċess, approva it talba, approva dan il login, approva il ħlas,
    awtorizza il login, awtorizza id dħul, awtorizza l apparat, awtorizza l aċċess, awtorizza it talba, awtorizza dan il
    login, awtorizza il ħlas, tapprova il login, tapprova id dħul, tapprova l apparat, tapprova l aċċess, tapprova it
    talba, tapprova dan il login, tapprova il ħlas, ippermetti il login, ippermetti id dħul, ippermetti l apparat,
    ippermetti l aċċess, ippermetti it talba, ippermetti dan il login, ippermetti il ħlas, iva jien, kont jien, dan
    jien, jien kont, lesti ir reġistrazzjoni, lesti r reġistrazzjoni, lesti il kont, lesti il verifika, lesti l
    verifika, lesti is sottoskrizzjoni, tlesti ir reġistrazzjoni, tlesti r reġistrazzjoni, tlesti il kont, tlesti il
    verifika, tlesti l verifika, tlesti is sottoskrizzjoni, temm ir reġistrazzjoni, temm r reġistrazzjoni, temm il kont,
    temm il verifika, temm l verifika,  ittemm ir reġistrazzjoni, ittemm r reġistrazzjoni,
    ittemm il kont, ittemm il verifika, ittemm l verifika, it ikkompleta ir reġistrazzjoni,
    ikkompleta r reġistrazzjoni, ikkompleta il kont, ikkompleta il verifika, ikkompleta l verifika, ikkompleta is
    sottoskrizzjoni, tikkompleta ir reġistrazzjoni, tikkompleta r reġistrazzjoni, tikkompleta il kont, tikkompleta il
    verifika, tikkompleta l verifika, tikkompleta is sottoskrizzjoni, ħassar il kont, ħassar l kont, tħassar il kont,
    tħassar l kont, ħassar kontok, agħlaq il kont tiegħi, afda l apparat, illoggja mingħajr password, illoggja bi klikk
    waħda, illoggja b'din il ħolqa, illoggja b'dan il link, idħol mingħajr password, idħol bi klikk waħda, idħol b'din
    il ħolqa, idħol b'dan il link, iva abbonani, iva nixtieq, agħti
    l kunsens, dan hu l email tiegħi
  `,
  act: `
    ikkonferma, tikkonferma, ivverifika, tivverifika, attiva, aċċetta, approva, awtorizza, ippermetti, iżblokka,
    irrisettja, ingħaqad, kompli, tkompli, ikkompleta, ibda, ibda issa, naqbel, jien naqbel, irkupra, pass ieħor, l
    aħħar pass, kważi lest, kważi lesti
  `,
  signIn: `
    illoggja, tilloggja, illoggjaw, idħol fil kont, idħol issa, idħol fis sistema, idħol fil kont tiegħek, tidħol fil
    kont, tidħol fis sistema, iftaħ l-app, mur fil kont
  `,
  never: `
    neħħi l abbonament, neħħi ismek, neħħi ruħek, ħassar l abbonament, ħassar is sottoskrizzjoni, ikkanċella l
    abbonament, ikkanċella is sottoskrizzjoni, temm l abbonament, temm is sottoskrizzjoni, waqqaf l abbonament, waqqaf
    is sottoskrizzjoni, neħħini mil-lista, ma tridx tirċievi, ma tridx tibqa', ma tixtieqx tirċievi, ma tixtieqx
    tibqa', tieqaf tirċievi, tirċevix aktar, preferenzi, il-preferenzi, issettjar tal email, issettjar tan notifiki,
    issettjar tal kont, is-settings, settings, immaniġġja l, immaniġġja in, immaniġġja il, immaniġġja is, mexxi l,
    mexxi in, mexxi il, mexxi is, ara fil browser, ara onlajn, ara online, ara din l email fil, iftaħ fil browser,
    iftaħ onlajn, iftaħ online, iftaħ din l email fil, aqra fil browser, aqra onlajn, aqra online, aqra din l email
    fil, verżjoni web, privatezza, il-privatezza, termini, kundizzjonijiet, għajnuna, għajnuna u appoġġ, appoġġ,
    ikkuntattjana, ikkuntattja, mistoqsijiet frekwenti, mistoqsijiet komuni, stħarriġ, kwestjonarju, feedback,
    ir-reazzjonijiet tiegħek, ivvaluta, irrevedi, reċensjoni, ara l ordni, ara il fattura, ara l fattura, ara il kont
    tad dawl, ara l irċevuta, ara il biljett, ara il prenotazzjoni, ara l appuntament, ara ir rapport, ara id dokument,
    iftaħ l ordni, iftaħ il fattura, iftaħ l fattura, iftaħ il kont tad dawl, iftaħ l irċevuta, iftaħ il biljett, iftaħ
    il prenotazzjoni, iftaħ l appuntament, iftaħ ir rapport, iftaħ id dokument, niżżel l ordni, niżżel il fattura,
    niżżel l fattura, niżżel il kont tad dawl, niżżel l irċevuta, niżżel il biljett, niżżel il prenotazzjoni, niżżel l
    appuntament, niżżel ir rapport, niżżel id dokument, ikkonferma l ordni, ikkonferma il fattura, ikkonferma l
    fattura, ikkonferma il kont tad dawl, ikkonferma l irċevuta, ikkonferma il biljett, ikkonferma il prenotazzjoni,
    ikkonferma l appuntament, ikkonferma ir rapport, ikkonferma id dokument, ara aktar, ara iktar, ara id dettalji, ara
    kollox, ara it tweġiba, ara il kumment, ara il messaġġ, ara il bidla, ara il bidliet, ara il paġna, ara ir
    riżultati, ara l attività, ara il mappa, ara ir ritratti, ara l offerti, ara l istorja, traċċa l pakkett, traċċa il
    pakkett, traċċa l ordni, traċċa il kunsinna, traċċa l konsenja, segwi l pakkett, segwi il pakkett, segwi l ordni,
    segwi il kunsinna, segwi l konsenja, issegwi l pakkett, issegwi il pakkett, issegwi l ordni, issegwi il kunsinna,
    issegwi l konsenja, segwina, ħallas issa, ħallas onlajn, ħallas online, ħallas il kont, ħallas l fattura, ħallas il
    fattura, tgħallem aktar, aktar informazzjoni, aktar dettalji, aktar tagħrif, iktar informazzjoni, aqra aktar, aqra
    iktar, aqra l artiklu, aqra l istorja, niżżel, tniżżel, ixtri, tixtri, ħanut, il-ħanut, aqsam ma', aqsam fuq, aqsam
    din, wieġeb għal, wieġeb għall, wieġeb lil, irrispondi għal, irrispondi għall, irrispondi lil, kumment, kummenti,
    il kumment, kumment ġdid, moderazzjoni, jistenna l-approvazzjoni, listi ta' sorveljanza, lista ta' sorveljanza,
    paġna li qed issegwi, paġna segwita, paġni li qed issegwi, paġni segwita, dwarna, paġna ewlenija, paġna prinċipali,
    aġġorna l pjan, ġedded, iġġedded, żid mal kalendarju, żid fil kalendarju, biddel l appuntament, biddel il
    prenotazzjoni, biddel il booking, ikkanċella l appuntament, ikkanċella il prenotazzjoni, ikkanċella il booking,
    ikkonferma il booking, ikkonferma l attendenza, ingħaqad mal laqgħa, is-sit tagħna, sit web, blog, newsletter,
    postijiet vakanti, aċċessibbiltà, agħti donazzjoni, stieden ħbieb, direzzjonijiet, notifiki, il-kont tiegħi, l
    ordnijiet tiegħi, boarding pass, fejn hu l pakkett tiegħi, ibdel il kunsinna, ibdel id data tal kunsinna, ibdel il
    prenotazzjoni, l abbonament tiegħi, aġġorna d dettalji tal ħlas, ibdel il karta, ħalli r reviżjoni tiegħek, agħtina
    l opinjoni tiegħek, imla l istħarriġ, ħu sehem fl istħarriġ, wieġeb il messaġġ, applika issa, ibgħat l
    applikazzjoni, uża l vawċer, ifdi l vawċer, stieden lil ħbiebek, stieden ħabib, ġib l app, ibbukkja appuntament,
    agħmel appuntament, idħol fil laqgħa
  `,
  notMe: `
    ma kontx int, ma kontx jien, mhux jien, mhux int, jekk ma kontx, jekk ma tlabtx, jekk ma għamiltx, jekk ma
    rreġistrajtx, jekk ma irreġistrajtx, jekk ma tafx, jekk ma int, jekk ma ħloqtx, jekk ma bdejtx, jekk ma pprovajtx,
    jekk ma kellekx, jekk mhux int, jekk int ma, jekk inti ma, ma tlabtx, ma tlabtux, ma għamiltx, ma rreġistrajtx,
    injora, tinjora, injoraha, injorah, tista' tinjora, ma tagħtix kas, irrifjuta, iċħad, ikkanċella it talba,
    ikkanċella il bidla, ikkanċella t tħassir, ikkanċella din, tikkanċella it talba, tikkanċella il bidla, tikkanċella t
    tħassir, tikkanċella din, irrapporta, tirrapporta, issigura l kont, ipproteġi l kont, imblokka, ibblokka, m'għandek
    bżonn tagħmel xejn, m'hemmx bżonn tagħmel, ma tagħmel xejn, xejn mhu se jinbidel, xejn mhu se jiġri, bi żball, xi
    ħadd ieħor, ħassar din l-email, ma tagħrafx, ma nagħrafx, mhux awtorizzat, le grazzi, ikkuntattjana minnufih, mhux
    mistenni, mhux tiegħek, mhux il kont tiegħek, mhix tiegħek, mhuwiex tiegħek, mhumiex tiegħek, ma jappartjenix lilek,
    ma ppruvajtx, ma pprovajtx, ma ħloqtx, ma bdejtx, ma biddiltx, ma awtorizzajtx, ma kontx qed, ma sarx minnek, ma
    saritx minnek, mingħajr ma taf, dan huwa żball, dan hu żball, jekk dan mhux korrett, jekk dan mhuwiex korrett,
    tneħħi l indirizz tiegħek, neħħi l indirizz tiegħi, tneħħi l email tiegħek, tiddiżattiva l kont, tiffriża l kont,
    timblokka l kont, nirrakkomandaw li tibdel, nirrakkomandawlek tibdel, password minnufih, password immedjatament,
    password mill aktar fis, għarrafna minnufih, jekk jogħġbok għarrafna, avżana minnufih, ikkuntattjana immedjatament,
    irrevedi l attività, iċċekkja l attività, oħroġ mill apparati kollha, ħassar il bidla, reġġa' lura l bidla
  `,
  done: `
    inbidel, inbidlet, inbidlu, tbiddlet, tbiddel, ġie aġġornat, ġie aġġornata, ġie ikkonfermat, ġie ikkonfermata, ġie
    konfermat, ġie vverifikat, ġie vverifikata, ġie attivat, ġie attivata, ġie miżjud, ġie miżjuda, ġie mħassar, ġie
    mħassra, ġie mneħħi, ġie mneħħija, ġie rrisettjat, ġie risettjata, ġie żblokkat, ġie maqful, ġie magħluq, ġie
    approvat, ġie approvata, ġie aċċettat, ġie aċċettata, ġie mibdul, ġie mibdula, ġie kkanċellat, ġie kkanċellata, ġie
    lest, ġie mibgħut, ġie mibgħuta, ġie riċevut, ġie riċevuta, ġie maħluq, ġiet aġġornat, ġiet aġġornata, ġiet
    ikkonfermat, ġiet ikkonfermata, ġiet konfermat, ġiet vverifikat, ġiet vverifikata, ġiet attivat, ġiet attivata,
    ġiet miżjud, ġiet miżjuda, ġiet mħassar, ġiet mħassra, ġiet mneħħi, ġiet mneħħija, ġiet rrisettjat, ġiet
    risettjata, ġiet żblokkat, ġiet maqful, ġiet magħluq, ġiet approvat, ġiet approvata, ġiet aċċettat, ġiet aċċettata,
    ġiet mibdul, ġiet mibdula, ġiet kkanċellat, ġiet kkanċellata, ġiet lest, ġiet mibgħut, ġiet mibgħuta, ġiet riċevut,
    ġiet riċevuta, ġiet maħluq, ġew aġġornat, ġew aġġornata, ġew ikkonfermat, ġew ikkonfermata, ġew konfermat, ġew
    vverifikat, ġew vverifikata, ġew attivat, ġew attivata, ġew miżjud, ġew miżjuda, ġew mħassar, ġew mħassra, ġew
    mneħħi, ġew mneħħija, ġew rrisettjat, ġew risettjata, ġew żblokkat, ġew maqful, ġew magħluq, ġew approvat, ġew
    approvata, ġew aċċettat, ġew aċċettata, ġew mibdul, ġew mibdula, ġew kkanċellat, ġew kkanċellata, ġew lest, ġew
    mibgħut, ġew mibgħuta, ġew riċevut, ġew riċevuta, ġew maħluq, tħassar, tħassret, inħoloq, ntbagħat, intbagħtet,
    waslet, b'suċċess, dħul ġdid, login ġdid, illoggjajt, bdilt, biddilt il password, irrisettjajt, grazzi talli
    kkonfermajt, grazzi talli rreġistrajt, grazzi talli ingħaqadt, grazzi talli ħallast, grazzi talli vverifikajt,
    grazzi tal-ordni, grazzi tal-ħlas, aċċetta l istedina tiegħek, ingħaqad mat, irċevejna l ordni, irċevejna il ħlas,
    irċevejna l applikazzjoni, irċevejna il messaġġ, irċevejna it talba, huwa attiv, huwa konfermat, huwa vverifikat,
    huwa lest, hija attiva, hija konfermata, jekk kont int, tneħħejt mil lista, tneħħiet mil lista, ġie mneħħi mil
    lista, ġejt imneħħi mil lista, l abbonament tiegħek ġie kkanċellat, l abbonament tiegħek tħassar, l abbonament
    tiegħek intemm, is sottoskrizzjoni tiegħek ġiet ikkanċellata, is sottoskrizzjoni tiegħek tħassret, m'għadekx
    abbonat, m'għadekx abbonata, m'intix se tibqa' tirċievi, mhux se tibqa' tirċievi, mhux se tirċievi aktar
  `,
  here: `
    hawn, hawnhekk, agħfas, tagħfas, ikklikkja, tikklikkja, ikklikja, klikkja, għafas, buttuna, il buttuna, ħolqa, il
    ħolqa, link, il link, mur fuq, ikkopja u ppejstja, ikkopja l link, ikkopja l ħolqa, ikkopja l indirizz, browser,
    il-browser, l indirizz li ġej, l indirizz li ġejja, l indirizz hawn taħt, l indirizz ta' hawn taħt, il paġna li ġej,
    il paġna li ġejja, il paġna hawn taħt, il paġna ta' hawn taħt, il link li ġej, il link li ġejja, il link hawn taħt,
    il link ta' hawn taħt, il ħolqa li ġej, il ħolqa li ġejja, il ħolqa hawn taħt, il ħolqa ta' hawn taħt, din il paġna,
    iftaħ il link, iftaħ il ħolqa, iftaħ din, segwi il link, segwi il ħolqa, segwi dan il link, segwi din il ħolqa, jekk
    il buttuna, bar tal indirizzi
  `,
  matter: `
    talba għal leave, talba għall leave, talba għall vaganza, ċertifikat mediku, rapport tal ispejjeż, rimborż*, vjaġġ
    tax xogħol, ħin supplimentari, timesheet*, tibdil tax xift, talba għax xiri, talba għall baġit, talba għall
    approvazzjoni, qed tistenna l approvazzjoni, qed jistenna l approvazzjoni, jeħtieġ l approvazzjoni, teħtieġ l
    approvazzjoni, għall approvazzjoni tiegħek, folder kondiviż, fajl kondiviż, dokument kondiviż, album kondiviż,
    kondiviż* miegħek, qasam miegħek, qasmet miegħek, aċċess għall folder, lest* biex jitniżż*, trasferiment tal fajls,
    esportazzjoni lesta, fajl mehmuż, dokument mehmuż, kwotazzjoni*, stima tal ispejjeż, kuntratt tal kera, kuntratt tax
    xogħol, ftehim tal kera, iffirma d dokument, iffirma l kuntratt, dokument biex tiffirma, firma elettronika,
    payslip*, polza tal assigurazzjoni, ikkummenta, ikkummentat, kumment ġdid, semmiek, semmietek, wieġeb għall, wieġbet
    għall, messaġġ ġdid mingħand, messaġġ ġdid minn, tweġiba għall mistoqsija, reċensjoni*, stħarriġ, sondaġġ*,
    votazzjoni*, kwestjonarju, petizzjoni*, diskussjoni*, avveniment*, laqgħa, laqgħat, se tattendi, lista ta stennija,
    lezzjoni, workshop*, laqgħa tal ġenituri, appuntament*, riżervazzjoni*, prenotazzjoni*, il vjaġġ tiegħek,
    moderatur*, moderazzjoni, kwarantina, proposta, kompitu ġdid, kompiti, assenjat* lilek, miżjud mal proġett, żdied
    mal proġett, xogħol tad dar, kważi mimli*, lesti l profil tiegħek, imla l profil tiegħek, donazzjoni*,
    proprjetajiet, applikazzjoni għax xogħol, kandidat*, irċevut*, iffirma id dokument, iffirma il kuntratt, iffirma il
    ftehim, iffirma l formola, tiffirma id dokument, tiffirma il kuntratt, tiffirma il ftehim, tiffirma l formola, qasam
    folder, qasmet folder, qasam fajl, qasmet fajl, qasam dokument, qasmet dokument, qasam il folder, qasmet il folder,
    qasam miegħek folder, inqasam miegħek, fajls kondiviżi, dokumenti kondiviżi, kalendarju kondiviż, miżjud mal kors,
    miżjud mal bord, qed tistenna approvazzjoni, qed jistenna approvazzjoni, tistenna l moderazzjoni, qed jinżamm għall
    moderazzjoni, irtira l messaġġ, irtira l post, il leave tiegħek, spejjeż għall approvazzjoni, kwotazzjoni ġdida,
    aċċetta l kwotazzjoni, iffirma l ftehim, qed jistenna l firma tiegħek, imla l kwestjonarju, imla l istħarriġ, ħu
    sehem fl istħarriġ, il vot tiegħek, ivvota għal, kumment fuq, ħalla kumment, ħalliet kumment, wieġeb il mistoqsija,
    wieġbet il mistoqsija, wieġbek, tweġiba ġdida, post ġdid minn, niżżel il fajl, niżżel il fajls, niżżel id dokument,
    album tar ritratti, stedina tal kalendarju, aġenda tal laqgħa, laqgħa ġenerali, tfakkira tal appuntament, post vojt
    fil lista, l ordni tiegħek intbagħtet, l ordni tiegħek ġiet ikkonfermata, l ordni tiegħek ġiet ikkanċellata, grazzi
    tal ordni, ordni ġdida, il ħlas irċevejnieh, ħlas irċevut, il ħlas falla, fattura mhux imħallsa, fattura mehmuża,
    ara l fattura, tfakkira tal ħlas, rifużjoni, fil karrettun tiegħek, gift card, lura fl istokk, irrevedi l prodott,
    grazzi tad donazzjoni, is sħubija tiegħek ġġeddet, il perjodu ta prova jintemm, artiklu ġdid, messaġġ privat,
    messaġġi mhux moqrija, segwaċi ġdid, talba ta ħbiberija, ħareġ mill grupp, tneħħejt mill grupp,
    rapport ta kull ġimgħa, rapport ta kull xahar, statistika għal, il problema ġiet solvuta, ix xogħol falla, iċ
    ċertifikat jiskadi, api key, instab virus, spazju fuq id disk
  `,
  receipt: `
    irċevuta, irċevuti, irċevuta fiskali, l irċevuta tiegħek, prova tal ħlas, prova tax xiri, grazzi tax xirja
    tiegħek, grazzi tax xiri tiegħek, grazzi talli xtrajt, grazzi tal ħlas tiegħek, ħlas riċevut, irċevejna l ħlas
    tiegħek, imħallas bil kard, imħallsa bil kard, ammont imħallas, inkluża l vat, vat inkluża, kaxxier, kopja tal
    klijent, kopja tan negozjant
  `,
  toRead: `
    mur fuq il kont, ara l kont tiegħek, ara l kont, paġna tal kont, portal tal klijent, portal tal klijenti, iftaħ id
    dashboard, mur fid dashboard, il kontijiet tiegħek, ara l kontijiet, internet banking, iċċekkja l ordni, ara l
    ordni, ara l prenotazzjoni, iċċekkja l prenotazzjoni, iċċekkja d dettalji, ara d dettalji, irrevedi l attività,
    iċċekkja l attività, attività riċenti, ara x'inbidel, immaniġġja l apparat*, aqra l messaġġ, aqra, taqra, aqraw,
    biex tara, tista' tara, ara kif, ara l lista, ara l aħħar, agħti ħarsa, tagħti ħarsa, ħares lejn, skopri, tiskopri,
    sir af, issir taf, ibbrawżja, ara l istqarrija, kompli aqra, mur fil kont tiegħi, iftaħ il portal, mur fil portal,
    il prenotazzjonijiet tiegħi, ara l prenotazzjonijiet, ara l messaġġ, ara l post, iftaħ il fajl, ara r ritratti, ara
    l album, ara l post vakanti, ara l vakanza, ara r riżultati, ara r rapport, ara l istatus, ara l inċident, ara
    x'hemm ġdid, x'hemm ġdid
  `,
};
