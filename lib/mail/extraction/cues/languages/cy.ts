import type { Cues } from "@/lib/mail/extraction/cues/types";

export const cy: Cues = {
  code: `
    cod, codau, y cod, eich cod, dy god, fy nghod, nghod, eich codau, god dilysu, god gwirio, god cadarnhau, god
    diogelwch, god mynediad, god mewngofnodi, god ailosod, god adfer, god untro, god un tro, god dros dro, god
    actifadu, god awdurdodi, god cofrestru, god hwn, god isod, god unigryw, god chwe digid, god 6 digid, chod dilysu,
    chod gwirio, chod cadarnhau, chod diogelwch, chod mynediad, chod mewngofnodi, chod ailosod, chod adfer, chod untro,
    chod un tro, chod dros dro, chod actifadu, chod awdurdodi, chod cofrestru, chod hwn, chod isod, chod unigryw, chod
    chwe digid, chod 6 digid, a chod, â chod, gyda chod, o god, i god, cyfrinair untro, cyfrinair un tro, cyfrinair un
    defnydd, cyfrinair un amser, cyfrinair ar gyfer y taliad*, cyfrinair ar gyfer y trafod*, gyfrinair untro, gyfrinair
    un tro, gyfrinair un defnydd, gyfrinair un amser, gyfrinair ar gyfer y taliad*, gyfrinair ar gyfer y trafod*,
    chyfrinair untro, chyfrinair un tro, chyfrinair un defnydd, chyfrinair un amser, chyfrinair ar gyfer y taliad*,
    chyfrinair ar gyfer y trafod*, pin untro, pin un tro, pin diogelwch, pin dros dro, pin dilysu, rhif dilysu, rhif
    cadarnhau, rhif gwirio, rhif awdurdodi, rhif untro, rhif mewngofnodi, rif dilysu, rif cadarnhau, rif gwirio, rif
    awdurdodi, rif untro, rif mewngofnodi, allwedd ddilysu, allwedd untro, allwedd mewngofnodi, tocyn dilysu, tocyn
    diogelwch, tocyn mewngofnodi, gair cadarnhau, gair dilysu, digidau dilysu, digidau diogelwch, digidau cadarnhau,
    cyfringod, cyfrinair trafodyn, cyfrinair dros dro
  `,
  maybeCode: `
    pin, eich pin, rhif adnabod personol, chwe digid, chwe nod, pedwar digid, pedwar nod, pum digid, pum nod, wyth
    digid, wyth nod, saith digid, saith nod, 6 digid, 6 nod, 4 digid, 4 nod, 5 digid, 5 nod, 8 digid, 8 nod, ddigid,
    digidau, ddigidau, rhif isod, rhif canlynol, rhif uchod, rif isod, rif canlynol, rif uchod, y rhif hwn, y rhifau
    hyn, y rhifau isod, y rhifau canlynol, llythrennau hyn, llythrennau isod, llythrennau canlynol, y nodau hyn, y nodau
    isod, y nodau canlynol, chwe llythyren, pedair llythyren, wyth llythyren, cyfrinair dros dro, gyfrinair dros dro,
    chyfrinair dros dro, cyfrinair cychwynnol, gyfrinair cychwynnol, gair cudd, gair cyfrinachol, gair diogelwch, gair
    isod, y geiriau hyn, y geiriau isod, y geiriau canlynol, ymadrodd cyfrinachol, ymadrodd diogelwch, ymadrodd isod,
    allwedd isod, allwedd ganlynol, allwedd gyfrinachol, allwedd dros dro, hallwedd isod, hallwedd ganlynol, hallwedd
    gyfrinachol, hallwedd dros dro, cyfuniad hwn, cyfuniad isod, tocyn mynediad dros dro, y canlynol
  `,
  other: `
    archeb*, harcheb*, anfoneb*, hanfoneb*, derbynneb, dderbynneb, derbynebau, dderbynebau, cyfeirnod*, gyfeirnod*,
    chyfeirnod*, rhif archeb, rhif yr archeb, rhif anfoneb, rhif cyfeirnod, rhif olrhain, rhif ffôn, rhif cyfrif, rhif
    y cyfrif, rhif cwsmer, rhif cleient, rhif aelod*, rhif cyfresol, rhif polisi, rhif contract, rhif cerdyn, rhif y
    cerdyn, rhif elusen, rhif yr elusen, rhif cwmni, rhif y cwmni, rhif taw, rhif claf, rhif gig, rhif myfyriwr, rhif
    disgybl, rhif staff, rhif tocyn, rhif hedfan, rhif ystafell, rhif sedd, rhif bwrdd, rhif y tŷ, rhif parsel, rhif
    pecyn, rhif hawliad, rhif achos, rhif yr achos, rhif cais, rhif y cais, rhif model, rhif swp, rhif mesurydd, rhif
    trafodyn, rhif taliad, rhif pasbort, rhif yswiriant, rhif trwydded, rhif cofrestru, rhif ffacs, rhif fersiwn, rhif
    llyfrgell, rhif cyfarfod, rhif bws, rhif trên, rhif platfform, rhif locer, rhif ymgeisydd, cod post, cod bost, cod
    postio, god post, god bost, god postio, cod disgownt, cod gostyngiad, cod hyrwydd*, cod cwpon, cod taleb, cod y
    daleb, cod rhodd, cod anrheg, cod cyfeirio, cod gwahoddiad, cod gwahodd, cod gwall, cod statws, cod qr, cod bar,
    cod ffynhonnell, cod agored, cod ymddygiad, cod ymarfer, cod didoli, cod gwlad, cod deialu, cod ardal, cod
    cynnyrch, cod eitem, cod cwrs, cod modiwl, cod dosbarth, cod y dosbarth, cod treth, cod archebu, cod yr archeb, cod
    olrhain, cod y drws, cod drws, cod y giât, cod giât, cod larwm, cod locer, cod y locer, cod casglu, cod y cyfarfod,
    cod cyfarfod, cod lliw, cod gwisg, cod banc, cod cangen, cod staff, cod cleient, cod swift, cod iban, cod adeilad,
    cod maes parcio, cod y maes parcio, god disgownt, god gostyngiad, god hyrwyddo, god taleb, god gwall, god qr, codau
    gostyngiad, codau disgownt, codau post, codau qr, cyfrinair wifi, cyfrinair wi fi, cyfrinair y wifi, cyfrinair
    rhwydwaith, cyfrinair y cyfarfod, cyfrinair cyfarfod, gyfrinair wifi, gyfrinair wi fi, gyfrinair y wifi, gyfrinair
    rhwydwaith, gyfrinair y cyfarfod, gyfrinair cyfarfod, id y cyfarfod, id cyfarfod, cwpon, gwpon, cwponau, gwponau,
    taleb, daleb, thaleb, talebau, dalebau, gostyngiad, ostyngiad, gostyngiadau, ostyngiadau, disgownt, ddisgownt,
    parsel, pharsel, parseli, pecyn, becyn, phecyn, pecynnau, olrhain, danfon, ddanfon, dosbarthiad, ddosbarthiad,
    cludiant, gludiant, tocyn, docyn, thocyn, tocynnau, docynnau, thocynnau, apwyntiad, hapwyntiad, apwyntiadau,
    cyfanswm, gyfanswm, is-gyfanswm, balans, prisiau, y pris, yn cynnwys taw, taliad o, daliad o, swm i'w dalu, swm
    sy'n ddyledus, swm dyledus, y swm i'w dalu, y swm sy'n ddyledus, y swm dyledus, ffôn, ffoniwch, rhadffon, llinell
    gymorth, symudol, ffacs, heol, stryd, yn gorffen gyda, yn gorffen â, yn gorffen mewn, yn gorffen gan, sy'n gorffen
    gyda, sy'n gorffen â, sy'n gorffen mewn, sy'n gorffen gan, gorffen gyda, gorffen â, gorffen mewn, gorffen gan,
    pedwar digid olaf, 4 digid olaf, digidau olaf, ddigidau olaf, fersiwn, fersiynau, hediad, hediadau, sedd, seddi,
    pwyntiau, bwyntiau, milltiroedd, darlleniad mesurydd, darlleniad y mesurydd, ddarlleniad mesurydd, ddarlleniad y
    mesurydd, darlleniadau mesurydd, darlleniadau y mesurydd, elusen gofrestredig, debyd uniongyrchol, gorchymyn
    sefydlog, presgripsiwn, bresgripsiwn, yswiriant car, trwydded yrru, dirwy, gwall, neges gwall, blwch chwilio,
    benthyciad, fenthyciad, benthyciadau, raffl, loteri, cod cwsmer, cod tanysgrifiwr, cod tanysgrifio, cod aelod, cod
    aelodaeth, cod cyflenwr, cod gwerthwr, cod partner, cod asiant, cod gweithiwr, cod myfyriwr, cod disgybl, cod
    ysgol, cod yr ysgol, cod canolfan, cod y cwrs, cod arholiad, cod papur arholiad, cod y cynnyrch, cod yr eitem, cod
    swp, cod rhan, cod darn sbâr, cod paent, cod y model, cod y banc, cod cyfeirnod talu, cod bil, cod anfoneb, cod
    contract, cod mesurydd, cod eiddo, cod awdurdod lleol, cod sir, cod y wlad, cod taw, cod sic, cod gweithgaredd
    busnes, cod nwyddau, cod tollau, cod arian cyfred, cod arian, cod y gwall, cod gadael, cod nam, cod diffyg, cod
    archeb, cod cadw lle, cod tocyn, cod y tocyn, cod ymgyrch, cod diagnosis, cod icd 10, cod presgripsiwn, cod
    meddyginiaeth, cod polisi, cod yswiriant, cod hawliad, cod prosiect, cod canolfan gost, cod sedd, cod stondin, cod
    parth parcio
  `,
  promo: `
    cwpon, gwpon, cwponau, taleb, daleb, thaleb, talebau, dalebau, gostyngiad o, ostyngiad o, disgownt o, ddisgownt o, %
    oddi ar, oddi ar eich archeb*, cod disgownt, cod gostyngiad, cod hyrwyddo, cod y daleb, cod taleb, cod cwpon, god
    disgownt, god gostyngiad, god hyrwyddo, god y daleb, god taleb, god cwpon, cerdyn rhodd, cerdyn anrheg, cerdyn
    teyrngarwch, gerdyn rhodd, gerdyn anrheg, gerdyn teyrngarwch, cardiau rhodd, cardiau anrheg, cardiau teyrngarwch,
    cynnig arbennig, cynnig unigryw, cynnig cyfyngedig, cynigion arbennig, cynigion gwych, cynigion yr wythnos, cynigion
    diweddaraf, arwerthiant, arbedwch nawr, arbedwch hyd at, arbedwch £, arbed nawr, arbed hyd at, arbed £, wrth y til,
    wrth y ddesg dalu, basged siopa, eich basged, eich fasged, i'r basged, i'r fasged, yn y basged, yn y fasged, i'ch
    basged, i'ch fasged, cludiant am ddim, danfon am ddim, dosbarthu am ddim, postio am ddim, pwyntiau teyrngarwch,
    pwyntiau bonws, pwyntiau dwbl, cystadleuaeth, raffl, gwahodd ffrind*, gwahoddwch ffrind*, cyfeirio ffrind*,
    cyfeiriwch ffrind*, anrheg pen-blwydd, anrheg ben-blwydd, tra bo stoc, tra bydd stoc, tra pery'r stoc, prynwch nawr,
    prynwch heddiw, prynwch un, siopa nawr, siopwch nawr, dau am bris un, hanner pris, am bris gostyngol, heddiw yn
    unig, am gyfnod cyfyngedig, eich archeb gyntaf, eich archeb nesaf, cyfle i ennill, arian yn ôl, dydd gwener du, dydd
    gwener gwallgof
  `,
  press: `
    yn y rhifyn hwn, rhifyn diweddaraf, rhifyn hwn, rhifyn nesaf, yn yr erthygl hon, darllenwch mwy, darllenwch ymlaen,
    darllenwch yr erthygl, darllenwch rhagor, darllenwch y stori, darllen mwy, darllen ymlaen, darllen yr erthygl,
    darllen rhagor, darllen y stori, parhau i ddarllen, erthygl*, ein darllenwyr, ystadegau, adroddiad wythnosol,
    adroddiad misol, adroddiad blynyddol, adroddiad llawn, crynodeb wythnosol, crynodeb misol, crynodeb yr wythnos,
    crynodeb dyddiol, grynodeb wythnosol, grynodeb misol, grynodeb yr wythnos, grynodeb dyddiol, ar gyfartaledd, y mis
    diwethaf, o'i gymharu â, nodiadau rhyddhau, cofnod newidiadau, log newidiadau, fersiwn newydd, wedi'i drwsio,
    profion wedi methu, gweminar*, podlediad*, gweithdy, gweithdai, awgrymiadau ar gyfer, cynghorion ar, cynghorion ar
    gyfer, cyngor ar, cyngor ar gyfer, yn ôl astudiaeth, yn ôl arolwg, yn ôl ymchwil, yn ôl adroddiad, datganiad i'r
    wasg, ymchwilwyr, ymchwil newydd, holiadur, arolwg, eich barn, cymerwch ran, newyddion diweddaraf, newyddion yr
    wythnos, newyddion y mis, cylchlythyr wythnosol, cylchlythyr misol, cylchlythyr mis, sut i adnabod, sgamwyr,
    twyllwyr, yr wythnos hon, y mis hwn, cyfweliad, blogbost*, straeon, mewn rhifau, pennod newydd
  `,
  business: `
    dilysu, ddilysu, dilyswch, ddilyswch, dilysiad, ddilysiad, dilyswr, cadarnhau, gadarnhau, chadarnhau, cadarnhewch,
    cadarnha, cadarnhad, gadarnhad, gwirio, wirio, gwiriwch, gwiriad, mewngofnodi, fewngofnodi, mewngofnodwch,
    fewngofnodwch, mewngofnodion, allgofnodi, cofrestru, gofrestru, chofrestru, cofrestrwch, cofrestriad, gofrestriad,
    cyfrinair, gyfrinair, chyfrinair, nghyfrinair, cyfrineiriau, gyfrineiriau, ailosod, ailosodwch, hailosod,
    ailosodiad, adfer, hadfer, adferiad, adferwch, diogelwch, ddiogelwch, hunaniaeth, hunaniaethau, dau gam, dau
    ffactor, dau-gam, cyfrif, gyfrif, chyfrif, nghyfrif, cyfrifon, gyfrifon, cyfeiriad e bost, cyfeiriad ebost,
    gyfeiriad e bost, gyfeiriad ebost, chyfeiriad e bost, chyfeiriad ebost, actifadu, hactifadu, actifadwch, ysgogi,
    dyfais newydd, dyfais hon, dyfais anhysbys, ddyfais newydd, ddyfais hon, ddyfais anhysbys, dyfeisiau cysylltiedig,
    ddyfeisiau cysylltiedig, datgloi, ddatgloi, datglowch, awdurdodi, hawdurdodi, awdurdodwch, cymeradwyo taliad,
    cymeradwyo y taliad, cymeradwyo trafodyn, cymeradwyo mewngofnodi, cymeradwyo dyfais, gymeradwyo taliad, gymeradwyo y
    taliad, gymeradwyo trafodyn, gymeradwyo mewngofnodi, gymeradwyo dyfais, enw defnyddiwr, henw defnyddiwr, gwahoddiad,
    wahoddiad, gwahoddwyd, wedi eich gwahodd, eich gwahodd, wedi eich ychwanegu, wedi'ch gwahodd, wedi'ch ychwanegu, yn
    eich gwahodd, porwr newydd, borwr newydd, ffôn newydd, cyfrifiadur newydd, llofnod electronig, llofnod digidol,
    lofnod electronig, lofnod digidol, llofnodi, lofnodi, llofnodwch, trosglwyddiad arian, trosglwyddiad banc,
    drosglwyddiad arian, drosglwyddiad banc, trosglwyddo arian, trosglwyddo banc, drosglwyddo arian, drosglwyddo banc,
    taliad ar-lein, taliad yn aros, bancio ar-lein, tynnu arian, dynnu arian, paru dyfais, paru eich, paru ffôn, baru
    dyfais, baru eich, baru ffôn, cysylltu dyfais, cysylltu eich cyfrif, cysylltu eich ffôn, gysylltu dyfais, gysylltu
    eich cyfrif, gysylltu eich ffôn, dileu eich cyfrif, dileu cyfrif, dileu proffil, ddileu eich cyfrif, ddileu cyfrif,
    ddileu proffil, cau eich cyfrif, cau cyfrif, cau y cyfrif, gau eich cyfrif, gau cyfrif, gau y cyfrif, newid
    cyfeiriad, newid cyfrinair, newid rhif ffôn, newid e bost, newid i'ch cyfeiriad, newidiad cyfeiriad, newidiad
    cyfrinair, newidiad rhif ffôn, newidiad e bost, newidiad i'ch cyfeiriad, wedi anghofio, anghofioch, wedi'i gloi,
    wedi'i rwystro, wedi'i atal, gormod o ymgeisiau, ymgeisiau aflwyddiannus, ymgais i fewngofnodi, caniatâd rhiant,
    ganiatâd rhiant, eich caniatâd, mynediad i'ch cyfrif, mai chi sydd yno, mai chi yw, mai chi ydyw
  `,
  fleeting: `
    yn ddilys am, yn ddilys tan, yn ddilys hyd, dim ond yn ddilys, dod i ben, daw i ben, ddod i ben, yn dod i ben,
    munud, funud, munudau, funudau, o funudau, eiliad, eiliadau, o fewn awr, o fewn 24 awr, o fewn munud, o fewn
    diwrnod, o fewn yr awr, ymhen awr, ymhen 24 awr, ymhen munud, ymhen diwrnod, ymhen yr awr, am 24, am 48, am awr,
    unwaith yn unig, dim ond unwaith, un waith yn unig, ei ddefnyddio unwaith, defnyddio unwaith, untro, chwarter awr,
    hanner awr, ni fydd yn gweithio, peidio â gweithio, ddim yn gweithio ar ôl, tan hanner nos
  `,
  secret: `
    peidiwch â'i rannu, peidiwch â rhannu, peidiwch a rhannu, peidiwch â'i ddangos, peidiwch â'i roi, peidiwch â'i
    anfon, peidiwch â rhoi, peidiwch â dweud, peidiwch byth â rhannu, peidiwch â datgelu, paid â rhannu, paid â dweud,
    paid â rhoi, gyda neb, gydag unrhyw un, ag unrhyw un, i neb, byth yn gofyn, fyddwn ni byth, ni fyddwn byth, ni
    fydd ein staff, cyfrinachol, yn gyfrinachol, cadwch ef, cadwch e, cadwch o, cadwch y cod, cadwch hwn, cadwch hyn,
    staff y banc, i chi yn unig, peidiwch â rhannu'r cod, peidiwch rhannu'r cod, peidiwch â rhannu hwn, peidiwch byth
    â rhoi, peidiwch byth â datgelu, peidiwch byth â dweud, peidiwch â rhoi'r cod, peidiwch ag anfon ymlaen, peidiwch
    â'i ddatgelu, peidiwch â'i ddweud, peidiwch â'i ddarllen, peidiwch â darllen y cod, peidiwch â dweud wrth neb,
    paid â'i rannu, paid â'i roi, paid â'i ddangos, paid â datgelu, paid byth â rhannu, ni ddylid ei rannu, ni ddylid
    rhannu, ni ddylech ei rannu, wrth neb, wrth unrhyw un, ag unrhyw un arall, gyda neb arall, cadwch yn gyfrinachol,
    cadwch ef yn gyfrinachol, cadwch e'n gyfrinachol, cadwch y cod yn ddiogel, cadw'n gyfrinachol, cadwch i chi'ch
    hun, ni fyddwn byth yn gofyn, fyddwn ni byth yn gofyn, ni fyddwn yn gofyn, ni fydd ein staff byth, fydd ein staff
    byth, hyd yn oed i'n staff, ni fydd y banc byth, peidiwch â'i anfon ymlaen
  `,
  enter: `
    rhowch y cod, rhowch y rhif, rhowch y pin, rhowch hwn, rhowch y canlynol, rhowch y cyfrinair, rhowch y digidau,
    rhowch ef, rhowch y geiriau, rhoi y cod, rhoi y rhif, rhoi y pin, rhoi hwn, rhoi y canlynol, rhoi y cyfrinair, rhoi
    y digidau, rhoi ef, rhoi y geiriau, rhoddwch y cod, rhoddwch y rhif, rhoddwch y pin, rhoddwch hwn, rhoddwch y
    canlynol, rhoddwch y cyfrinair, rhoddwch y digidau, rhoddwch ef, rhoddwch y geiriau, rho y cod, rho y rhif, rho y
    pin, rho hwn, rho y canlynol, rho y cyfrinair, rho y digidau, rho ef, rho y geiriau, nodwch y cod, nodwch y rhif,
    nodwch hwn, nodwch y canlynol, nodwch y digidau, nodwch eich cod, nodwch y pin, nodi y cod, nodi y rhif, nodi hwn,
    nodi y canlynol, nodi y digidau, nodi eich cod, nodi y pin, noda y cod, noda y rhif, noda hwn, noda y canlynol, noda
    y digidau, noda eich cod, noda y pin, teipiwch, teipio, deipio, theipio, teipia, mewnbynnwch, mewnbynnu, fewnbynnu,
    mewnbynna, copïwch y cod, copïwch y rhif, copïwch hwn, copïwch ef, copïwch a gludo, copïwch a phastio, copïo y cod,
    copïo y rhif, copïo hwn, copïo ef, copïo a gludo, copïo a phastio, gopïo y cod, gopïo y rhif, gopïo hwn, gopïo ef,
    gopïo a gludo, gopïo a phastio, chopïo y cod, chopïo y rhif, chopïo hwn, chopïo ef, chopïo a gludo, chopïo a
    phastio, gludwch, pastiwch, gludo, pastio, defnyddiwch y cod, defnyddiwch y rhif, defnyddiwch y pin, defnyddiwch
    cod, defnyddiwch y cyfrinair, defnyddiwch hwn, defnyddiwch y canlynol, defnyddiwch y digidau, defnyddiwch ein cod,
    defnyddio y cod, defnyddio y rhif, defnyddio y pin, defnyddio cod, defnyddio y cyfrinair, defnyddio hwn, defnyddio y
    canlynol, defnyddio y digidau, defnyddio ein cod, ddefnyddio y cod, ddefnyddio y rhif, ddefnyddio y pin, ddefnyddio
    cod, ddefnyddio y cyfrinair, ddefnyddio hwn, ddefnyddio y canlynol, ddefnyddio y digidau, ddefnyddio ein cod,
    defnyddia y cod, defnyddia y rhif, defnyddia y pin, defnyddia cod, defnyddia y cyfrinair, defnyddia hwn, defnyddia y
    canlynol, defnyddia y digidau, defnyddia ein cod, ysgrifennwch, ysgrifennu'r cod, llenwch y blwch, llenwch y maes,
    llenwch y bwlch, llenwi y blwch, llenwi y maes, llenwi y bwlch, yn y blwch, yn y maes, yn y bocs, darllenwch y cod,
    darllenwch y rhif, dywedwch y cod, dywedwch y rhif, dangoswch y cod, dangoswch y rhif, anfonwch y cod, anfonwch y
    rhif, darllen'r cod, anfon'r cod, dangos'r cod, sganiwch, gofynnir i chi, gofynnir am, bydd gofyn, byddwn yn gofyn,
    yn gofyn am, pan ofynnir, bydd angen, bydd ei angen, cadarnhewch gyda'r cod, dilyswch gyda'r cod, cymeradwywch
    gyda'r cod, mewngofnodwch gyda'r cod, gyda'r cod hwn, gyda'r cod isod, gyda'r cod canlynol, drwy roi, drwy deipio,
    drwy nodi, drwy ddefnyddio, trwy roi, trwy deipio, trwy nodi, trwy ddefnyddio, dewiswch y rhif, pwyswch y rhifau,
    atebwch gyda, ar y sgrin nesaf, ar y sgrin mewngofnodi
  `,
  complete: `
    *adarnh* eich cyfeiriad, *adarnh* eich e bost, *adarnh* eich ebost, *adarnh* eich cyfrif, *adarnh* eich
    tanysgrifiad, *adarnh* eich cofrestriad, *adarnh* eich hunaniaeth, *adarnh* eich cais, *adarnh* eich rhif ffôn,
    *adarnh* eich aelodaeth, *adarnh* eich caniatâd, *adarnh* eich dyfais, *adarnh* dy gyfeiriad, *adarnh* dy
    nghyfeiriad, *adarnh* dy e bost, *adarnh* dy gyfrif, *adarnh* dy nghyfrif, *adarnh* dy danysgrifiad, *adarnh* dy
    nhanysgrifiad, *adarnh* fy gyfeiriad, *adarnh* fy nghyfeiriad, *adarnh* fy e bost, *adarnh* fy gyfrif, *adarnh* fy
    nghyfrif, *adarnh* fy danysgrifiad, *adarnh* fy nhanysgrifiad, *adarnh* y cyfeiriad, *adarnh* y e bost, *adarnh* y
    cyfrif, *adarnh* y tanysgrifiad, *adarnh* y newid*, *adarnh* y cais, *adarnh* y mewngofnod*, *adarnh* y ddyfais,
    *adarnh* y dileu, *adarnh* 'r cyfeiriad, *adarnh* 'r e bost, *adarnh* 'r cyfrif, *adarnh* 'r tanysgrifiad, *adarnh*
    'r newid*, *adarnh* 'r cais, *adarnh* 'r mewngofnod*, *adarnh* 'r ddyfais, *adarnh* 'r dileu, *adarnh* yr cyfeiriad,
    *adarnh* yr e bost, *adarnh* yr cyfrif, *adarnh* yr tanysgrifiad, *adarnh* yr newid*, *adarnh* yr cais, *adarnh* yr
    mewngofnod*, *adarnh* yr ddyfais, *adarnh* yr dileu, *adarnhau'r cyfeiriad, *adarnhau'r e bost, *adarnhau'r ebost,
    *adarnhau'r cyfrif, *adarnhau'r cofrestriad, *adarnhau'r tanysgrifiad, *adarnhau'r newid*, *adarnhau'r cais,
    *adarnhau'r hunaniaeth, *adarnhau'ch cyfeiriad, *adarnhau'ch e bost, *adarnhau'ch ebost, *adarnhau'ch cyfrif,
    *adarnhau'ch cofrestriad, *adarnhau'ch tanysgrifiad, *adarnhau'ch newid*, *adarnhau'ch cais, *adarnhau'ch
    hunaniaeth, *ilysu'r cyfeiriad, *ilysu'r e bost, *ilysu'r ebost, *ilysu'r cyfrif, *ilysu'r cofrestriad, *ilysu'r
    tanysgrifiad, *ilysu'r newid*, *ilysu'r cais, *ilysu'r hunaniaeth, *ilysu'ch cyfeiriad, *ilysu'ch e bost, *ilysu'ch
    ebost, *ilysu'ch cyfrif, *ilysu'ch cofrestriad, *ilysu'ch tanysgrifiad, *ilysu'ch newid*, *ilysu'ch cais, *ilysu'ch
    hunaniaeth, *wirio'r cyfeiriad, *wirio'r e bost, *wirio'r ebost, *wirio'r cyfrif, *wirio'r cofrestriad, *wirio'r
    tanysgrifiad, *wirio'r newid*, *wirio'r cais, *wirio'r hunaniaeth, *wirio'ch cyfeiriad, *wirio'ch e bost, *wirio'ch
    ebost, *wirio'ch cyfrif, *wirio'ch cofrestriad, *wirio'ch tanysgrifiad, *wirio'ch newid*, *wirio'ch cais, *wirio'ch
    hunaniaeth, *ilys* eich cyfeiriad, *ilys* eich e bost, *ilys* eich ebost, *ilys* eich cyfrif, *ilys* eich
    hunaniaeth, *ilys* eich rhif ffôn, *ilys* eich dyfais, *wiri* eich cyfeiriad, *wiri* eich e bost, *wiri* eich ebost,
    *wiri* eich cyfrif, *wiri* eich hunaniaeth, *wiri* eich rhif ffôn, *wiri* eich dyfais, *ilys* dy gyfeiriad, *ilys*
    dy nghyfeiriad, *ilys* dy e bost, *ilys* dy gyfrif, *ilys* dy nghyfrif, *ilys* fy gyfeiriad, *ilys* fy nghyfeiriad,
    *ilys* fy e bost, *ilys* fy gyfrif, *ilys* fy nghyfrif, *wiri* dy gyfeiriad, *wiri* dy nghyfeiriad, *wiri* dy e
    bost, *wiri* dy gyfrif, *wiri* dy nghyfrif, *wiri* fy gyfeiriad, *wiri* fy nghyfeiriad, *wiri* fy e bost, *wiri* fy
    gyfrif, *wiri* fy nghyfrif, *ilys* y cyfeiriad, *ilys* y e bost, *ilys* y cyfrif, *ilys* y ddyfais, *ilys* yr
    cyfeiriad, *ilys* yr e bost, *ilys* yr cyfrif, *ilys* yr ddyfais, *wiri* y cyfeiriad, *wiri* y e bost, *wiri* y
    cyfrif, *wiri* y ddyfais, *wiri* yr cyfeiriad, *wiri* yr e bost, *wiri* yr cyfrif, *wiri* yr ddyfais, cadarnhau
    cyfeiriad, cadarnhau e bost, cadarnhau ebost, cadarnhau cyfrif, cadarnhau cofrestriad, cadarnhau tanysgrifiad,
    cadarnhau hunaniaeth, cadarnhau nawr, cadarnhau mewngofnodi, cadarnhau dileu, dilysu cyfeiriad, dilysu e bost,
    dilysu ebost, dilysu cyfrif, dilysu cofrestriad, dilysu tanysgrifiad, dilysu hunaniaeth, dilysu nawr, dilysu
    mewngofnodi, dilysu dileu, gwirio cyfeiriad, gwirio e bost, gwirio ebost, gwirio cyfrif, gwirio cofrestriad, gwirio
    tanysgrifiad, gwirio hunaniaeth, gwirio nawr, gwirio mewngofnodi, gwirio dileu, cadarnhewch nawr, cadarnhewch yma,
    cadarnhewch mai chi, cadarnhewch mai eich, dilyswch nawr, dilyswch yma, dilyswch mai chi, dilyswch mai eich,
    cadarnhau mai chi, ailosod cyfrinair, ailosod eich cyfrinair, ailosod eich pin, ailosod dy gyfrinair, ailosod fy
    nghyfrinair, ailosod y cyfrinair, ailosodwch cyfrinair, ailosodwch eich cyfrinair, ailosodwch eich pin, ailosodwch
    dy gyfrinair, ailosodwch fy nghyfrinair, ailosodwch y cyfrinair, newid cyfrinair, newid eich cyfrinair, newid eich
    pin, newid dy gyfrinair, newid fy nghyfrinair, newid y cyfrinair, newidiwch cyfrinair, newidiwch eich cyfrinair,
    newidiwch eich pin, newidiwch dy gyfrinair, newidiwch fy nghyfrinair, newidiwch y cyfrinair, ailosod'r cyfrinair,
    ailosod'ch cyfrinair, newid'r cyfrinair, newid'ch cyfrinair, i ailosod, dolen ailosod, dolen ddilysu, dolen dilysu,
    dolen gadarnhau, dolen cadarnhau, dolen mewngofnodi, dolen fewngofnodi, dolen actifadu, dolen adfer, dolen hud,
    dolen untro, ddolen ailosod, ddolen ddilysu, ddolen dilysu, ddolen gadarnhau, ddolen cadarnhau, ddolen mewngofnodi,
    ddolen fewngofnodi, ddolen actifadu, ddolen adfer, ddolen hud, ddolen untro, cyfrinair newydd, gyfrinair newydd,
    creu cyfrinair, creu eich cyfrinair, creu dy gyfrinair, crëwch cyfrinair, crëwch eich cyfrinair, crëwch dy
    gyfrinair, dewis cyfrinair, dewis eich cyfrinair, dewis dy gyfrinair, dewiswch cyfrinair, dewiswch eich cyfrinair,
    dewiswch dy gyfrinair, gosod cyfrinair, gosod eich cyfrinair, gosod dy gyfrinair, gosodwch cyfrinair, gosodwch eich
    cyfrinair, gosodwch dy gyfrinair, osod cyfrinair, osod eich cyfrinair, osod dy gyfrinair, greu cyfrinair, greu eich
    cyfrinair, greu dy gyfrinair, ddewis cyfrinair, ddewis eich cyfrinair, ddewis dy gyfrinair, pennu cyfrinair, pennu
    eich cyfrinair, pennu dy gyfrinair, adfer cyfrif, adfer eich cyfrif, adfer fy nghyfrif, adfer dy gyfrif, adfer
    cyfrinair, adfer eich cyfrinair, adfer mynediad, adfer eich mynediad, adferwch cyfrif, adferwch eich cyfrif,
    adferwch fy nghyfrif, adferwch dy gyfrif, adferwch cyfrinair, adferwch eich cyfrinair, adferwch mynediad, adferwch
    eich mynediad, adennill cyfrif, adennill eich cyfrif, adennill fy nghyfrif, adennill dy gyfrif, adennill cyfrinair,
    adennill eich cyfrinair, adennill mynediad, adennill eich mynediad, actifadu cyfrif, actifadu eich cyfrif, actifadu
    fy nghyfrif, actifadu dy gyfrif, actifadu y cyfrif, actifadwch cyfrif, actifadwch eich cyfrif, actifadwch fy
    nghyfrif, actifadwch dy gyfrif, actifadwch y cyfrif, gweithredu cyfrif, gweithredu eich cyfrif, gweithredu fy
    nghyfrif, gweithredu dy gyfrif, gweithredu y cyfrif, ysgogi cyfrif, ysgogi eich cyfrif, ysgogi fy nghyfrif, ysgogi
    dy gyfrif, ysgogi y cyfrif, galluogi cyfrif, galluogi eich cyfrif, galluogi fy nghyfrif, galluogi dy gyfrif,
    galluogi y cyfrif, *atgloi cyfrif, *atgloi eich cyfrif, *atgloi fy nghyfrif, *atgloi dy gyfrif, *atgloi y cyfrif,
    datglowch cyfrif, datglowch eich cyfrif, datglowch fy nghyfrif, datglowch dy gyfrif, datglowch y cyfrif, hawlio
    cyfrif, hawlio eich cyfrif, hawlio fy nghyfrif, hawlio dy gyfrif, hawlio y cyfrif, sefydlu cyfrif, sefydlu eich
    cyfrif, sefydlu fy nghyfrif, sefydlu dy gyfrif, sefydlu y cyfrif, actifadu eich aelodaeth, actifadu eich proffil,
    actifadu eich cerdyn, actifadwch eich aelodaeth, actifadwch eich proffil, actifadwch eich cerdyn, derbyn gwahoddiad,
    derbyn y gwahoddiad, derbyn eich gwahoddiad, derbyn 'r gwahoddiad, derbyniwch gwahoddiad, derbyniwch y gwahoddiad,
    derbyniwch eich gwahoddiad, derbyniwch 'r gwahoddiad, dderbyn gwahoddiad, dderbyn y gwahoddiad, dderbyn eich
    gwahoddiad, dderbyn 'r gwahoddiad, derbyn'r gwahoddiad, gweld y gwahoddiad, gweld eich gwahoddiad, ymuno â'r tîm,
    ymuno â'r grŵp, ymuno â'r dosbarth, ymuno â'r sefydliad, ymuno â'r prosiect, ymuno â'r gweithle, ymuno â'r gymuned,
    ymuno â'r cymuned, ymuno â'r teulu, ymuno â tîm, ymuno â grŵp, ymuno â dosbarth, ymuno â sefydliad, ymuno â
    prosiect, ymuno â gweithle, ymuno â gymuned, ymuno â cymuned, ymuno â teulu, ymuno gyda'r tîm, ymuno gyda'r grŵp,
    ymuno gyda'r dosbarth, ymuno gyda'r sefydliad, ymuno gyda'r prosiect, ymuno gyda'r gweithle, ymuno gyda'r gymuned,
    ymuno gyda'r cymuned, ymuno gyda'r teulu, ymunwch â'r tîm, ymunwch â'r grŵp, ymunwch â'r dosbarth, ymunwch â'r
    sefydliad, ymunwch â'r prosiect, ymunwch â'r gweithle, ymunwch â'r gymuned, ymunwch â'r cymuned, ymunwch â'r teulu,
    ymunwch â tîm, ymunwch â grŵp, ymunwch â dosbarth, ymunwch â sefydliad, ymunwch â prosiect, ymunwch â gweithle,
    ymunwch â gymuned, ymunwch â cymuned, ymunwch â teulu, ymunwch gyda'r tîm, ymunwch gyda'r grŵp, ymunwch gyda'r
    dosbarth, ymunwch gyda'r sefydliad, ymunwch gyda'r prosiect, ymunwch gyda'r gweithle, ymunwch gyda'r gymuned,
    ymunwch gyda'r cymuned, ymunwch gyda'r teulu, ymuna â'r tîm, ymuna â'r grŵp, ymuna â'r dosbarth, ymuna â'r
    sefydliad, ymuna â'r prosiect, ymuna â'r gweithle, ymuna â'r gymuned, ymuna â'r cymuned, ymuna â'r teulu, ymuna â
    tîm, ymuna â grŵp, ymuna â dosbarth, ymuna â sefydliad, ymuna â prosiect, ymuna â gweithle, ymuna â gymuned, ymuna â
    cymuned, ymuna â teulu, ymuna gyda'r tîm, ymuna gyda'r grŵp, ymuna gyda'r dosbarth, ymuna gyda'r sefydliad, ymuna
    gyda'r prosiect, ymuna gyda'r gweithle, ymuna gyda'r gymuned, ymuna gyda'r cymuned, ymuna gyda'r teulu, ymunwch
    nawr, ymuno nawr, cwblhau cofrestru, cwblhau eich cofrestriad, cwblhau 'r cofrestru, cwblhau 'ch cofrestriad,
    cwblhau y broses gofrestru, cwblhau eich tanysgrifiad, cwblhau eich aelodaeth, cwblhau 'r dilysu, cwblhau eich
    cyfrif, cwblhewch cofrestru, cwblhewch eich cofrestriad, cwblhewch 'r cofrestru, cwblhewch 'ch cofrestriad,
    cwblhewch y broses gofrestru, cwblhewch eich tanysgrifiad, cwblhewch eich aelodaeth, cwblhewch 'r dilysu, cwblhewch
    eich cyfrif, gwblhau cofrestru, gwblhau eich cofrestriad, gwblhau 'r cofrestru, gwblhau 'ch cofrestriad, gwblhau y
    broses gofrestru, gwblhau eich tanysgrifiad, gwblhau eich aelodaeth, gwblhau 'r dilysu, gwblhau eich cyfrif, gorffen
    cofrestru, gorffen eich cofrestriad, gorffen 'r cofrestru, gorffen 'ch cofrestriad, gorffen y broses gofrestru,
    gorffen eich tanysgrifiad, gorffen eich aelodaeth, gorffen 'r dilysu, gorffen eich cyfrif, cymeradwyo mewngofnod*,
    cymeradwyo 'r mewngofnod*, cymeradwyo y mewngofnod*, cymeradwyo y ddyfais, cymeradwyo dyfais, cymeradwyo mynediad,
    cymeradwywch mewngofnod*, cymeradwywch 'r mewngofnod*, cymeradwywch y mewngofnod*, cymeradwywch y ddyfais,
    cymeradwywch dyfais, cymeradwywch mynediad, caniatáu mewngofnod*, caniatáu 'r mewngofnod*, caniatáu y mewngofnod*,
    caniatáu y ddyfais, caniatáu dyfais, caniatáu mynediad, awdurdodi mewngofnod*, awdurdodi 'r mewngofnod*, awdurdodi y
    mewngofnod*, awdurdodi y ddyfais, awdurdodi dyfais, awdurdodi mynediad, awdurdodwch mewngofnod*, awdurdodwch 'r
    mewngofnod*, awdurdodwch y mewngofnod*, awdurdodwch y ddyfais, awdurdodwch dyfais, awdurdodwch mynediad, ie fi oedd,
    ie fi yw, ie fi sydd, fi oedd hwn, fi oedd hynny, fi sydd yma, dileu fy nghyfrif, dileu eich cyfrif, dileu dy
    gyfrif, dileu fy mhroffil, dilëwch fy nghyfrif, dilëwch eich cyfrif, dilëwch dy gyfrif, dilëwch fy mhroffil, ddileu
    fy nghyfrif, ddileu eich cyfrif, ddileu dy gyfrif, ddileu fy mhroffil, cau fy nghyfrif, ymddiried yn y ddyfais,
    mewngofnodi heb gyfrinair, mewngofnodi ag un clic, mewngofnodi gydag un clic, mewngofnodi drwy'r ddolen, mewngofnodi
    gyda'r ddolen, mewngofnodwch heb gyfrinair, mewngofnodwch ag un clic, mewngofnodwch gydag un clic, mewngofnodwch
    drwy'r ddolen, mewngofnodwch gyda'r ddolen, ie tanysgrif*, llofnodi y ddogfen, llofnodi 'r ddogfen,
    llofnodi y cytundeb, llofnodi y contract, llofnodi 'r contract, llofnodwch 'r ddogfen,
    llofnodwch dogfen, llofnodwch y contract, llofnodwch 'r contract, rhoi caniatâd, rhowch eich
    caniatâd, dyma fy nghyfeiriad
  `,
  act: `
    cadarnhau, gadarnhau, chadarnhau, cadarnhewch, cadarnha, dilysu, ddilysu, dilyswch, gwirio, wirio, gwiriwch,
    actifadu, actifadwch, hactifadu, derbyn, derbyniwch, dderbyn, cymeradwyo, cymeradwywch, gymeradwyo, awdurdodi,
    awdurdodwch, datgloi, datglowch, ddatgloi, ailosod, ailosodwch, ymuno, ymunwch, parhau, parhewch, barhau, ymlaen i,
    cwblhau, cwblhewch, gwblhau, gorffen, gorffennwch, caniatáu, caniatewch, cytuno, rwy'n cytuno, dw i'n cytuno,
    dechrau nawr, dechreuwch, adfer, adferwch, un cam arall, cam olaf, bron â gorffen, bron yno, bron yn barod
  `,
  signIn: `
    mewngofnodi, fewngofnodi, mewngofnodwch, fewngofnodwch, mewngofnoda, agor yr ap, agorwch yr ap, ewch i'ch cyfrif,
    agor fy nghyfrif, dechrau arni
  `,
  never: `
    dad-danysgrifio, dad danysgrifio, datdanysgrifio, dad-danysgrifiwch, dad danysgrifiwch, datdanysgrifiwch, dad
    danysgrifo, tynnu eich enw, canslo eich tanysgrifiad, canslo eich nhanysgrifiad, canslo fy tanysgrifiad, canslo fy
    nhanysgrifiad, canslo tanysgrifiad, canslo nhanysgrifiad, diddymu tanysgrifiad, terfynu tanysgrifiad, stopio
    derbyn, stopio dderbyn, stopio chael, peidio â derbyn, peidio â dderbyn, peidio â chael, rhoi'r gorau i derbyn,
    rhoi'r gorau i dderbyn, rhoi'r gorau i chael, ddim eisiau derbyn, ddim am dderbyn, os nad ydych am dderbyn, os nad
    ydych am derbyn, os nad ydych eisiau dderbyn, os nad ydych eisiau derbyn, os nad ydych yn dymuno dderbyn, os nad
    ydych yn dymuno derbyn, dewisiadau e bost, dewisiadau ebost, dewisiadau cyfathrebu, dewisiadau hysbysu, gosodiadau,
    osodiadau, dewisiadau, ddewisiadau, hoffterau, rheoli eich, rheoli fy, rheoli dy, rheoli tanysgrif*, rheoli
    hysbysiadau, rheoli cwcis, rheolwch eich, rheolwch fy, rheolwch dy, rheolwch tanysgrif*, rheolwch hysbysiadau,
    rheolwch cwcis, gweld yn eich porwr, gweld mewn porwr, gweld yn y porwr, gweld ar-lein, edrych* yn eich porwr,
    edrych* mewn porwr, edrych* yn y porwr, edrych* ar-lein, darllen* yn eich porwr, darllen* mewn porwr, darllen* yn y
    porwr, darllen* ar-lein, agor* yn eich porwr, agor* mewn porwr, agor* yn y porwr, agor* ar-lein, gweld yr e bost,
    darllen* yr e bost, agor* yr e bost, fersiwn we, fersiwn ar-lein, fersiwn gwe, preifatrwydd, breifatrwydd, polisi
    preifatrwydd, polisïau, telerau ac amodau, telerau gwasanaeth, telerau defnyddio, telerau, amodau, cwcis, cymorth,
    canolfan gymorth, desg gymorth, help a chefnogaeth, cymorth a chefnogaeth, cysylltu â ni, cysylltwch â ni,
    cysylltwch, cwestiynau cyffredin, arolwg, holiadur, adborth, graddio, graddiwch, adolygu, adolygiad, gweld eich
    archeb, gweld eich anfoneb, gweld eich bil, gweld eich derbynneb, gweld eich apwyntiad, gweld eich manylion, gweld
    eich sylw, gweld eich dudalen, gweld eich newid*, gweld eich neges, gweld eich adroddiad, gweld eich canlyniadau,
    gweld eich map, gweld eich tocyn*, gweld eich ffeil, gweld y archeb, gweld y anfoneb, gweld y bil, gweld y
    derbynneb, gweld y apwyntiad, gweld y manylion, gweld y sylw, gweld y dudalen, gweld y newid*, gweld y neges, gweld
    y adroddiad, gweld y canlyniadau, gweld y map, gweld y tocyn*, gweld y ffeil, gweld yr archeb, gweld yr anfoneb,
    gweld yr bil, gweld yr derbynneb, gweld yr apwyntiad, gweld yr manylion, gweld yr sylw, gweld yr dudalen, gweld yr
    newid*, gweld yr neges, gweld yr adroddiad, gweld yr canlyniadau, gweld yr map, gweld yr tocyn*, gweld yr ffeil,
    agor eich archeb, agor eich anfoneb, agor eich bil, agor eich derbynneb, agor eich apwyntiad, agor eich manylion,
    agor eich sylw, agor eich dudalen, agor eich newid*, agor eich neges, agor eich adroddiad, agor eich canlyniadau,
    agor eich map, agor eich tocyn*, agor eich ffeil, agor y archeb, agor y anfoneb, agor y bil, agor y derbynneb, agor
    y apwyntiad, agor y manylion, agor y sylw, agor y dudalen, agor y newid*, agor y neges, agor y adroddiad, agor y
    canlyniadau, agor y map, agor y tocyn*, agor y ffeil, agor yr archeb, agor yr anfoneb, agor yr bil, agor yr
    derbynneb, agor yr apwyntiad, agor yr manylion, agor yr sylw, agor yr dudalen, agor yr newid*, agor yr neges, agor
    yr adroddiad, agor yr canlyniadau, agor yr map, agor yr tocyn*, agor yr ffeil, gweld archeb, gweld anfoneb, gweld
    popeth, gweld mwy, gweld manylion, gweld sylw*, gweld canlyniadau, gweld gweithgaredd, gweld map, gweld tocynnau,
    gweld hanes, gweld lluniau, gweld fideo, gweld adroddiad, gweld neges, olrhain eich parsel, olrhain eich archeb,
    olrhain eich pecyn, olrhain eich dosbarthiad, olrhain y parsel, olrhain y archeb, olrhain y pecyn, olrhain y
    dosbarthiad, dilyn eich parsel, dilyn eich archeb, dilyn eich pecyn, dilyn eich dosbarthiad, dilyn y parsel, dilyn
    y archeb, dilyn y pecyn, dilyn y dosbarthiad, dilynwch eich parsel, dilynwch eich archeb, dilynwch eich pecyn,
    dilynwch eich dosbarthiad, dilynwch y parsel, dilynwch y archeb, dilynwch y pecyn, dilynwch y dosbarthiad, tracio
    eich parsel, tracio eich archeb, tracio eich pecyn, tracio eich dosbarthiad, tracio y parsel, tracio y archeb,
    tracio y pecyn, tracio y dosbarthiad, olrhain parsel, olrhain archeb, olrhain pecyn, dilynwch ni, dilyn ni, talu
    nawr, talu eich bil, talu bil, talu anfoneb, talu ar-lein, talu 'r bil, talwch nawr, talwch eich bil, talwch bil,
    talwch anfoneb, talwch ar-lein, talwch 'r bil, dysgu mwy, dysgwch mwy, darganfod mwy, darllen mwy, darllen rhagor,
    darllen ymlaen, darllen yr erthygl, darllen y stori, darllen y post, darllen 'r erthygl, darllenwch mwy, darllenwch
    rhagor, darllenwch ymlaen, darllenwch yr erthygl, darllenwch y stori, darllenwch y post, darllenwch 'r erthygl,
    rhagor o wybodaeth, mwy o wybodaeth, lawrlwytho, lawrlwythwch, llwytho i lawr, prynu, prynwch, siopa, siopwch,
    siop, rhannu ar, rhannu gyda, rhannu hwn, rhannu y dudalen, rhannwch ar, rhannwch gyda, rhannwch hwn, rhannwch y
    dudalen, ateb i'r sylw, ateb i'r neges, ateb i'r e bost, ateb i'r arolwg, atebwch i'r sylw, atebwch i'r neges,
    atebwch i'r e bost, atebwch i'r arolwg, ymateb* i'r sylw, ymateb* i'r neges, ymateb* i'r e bost, ymateb* i'r
    arolwg, ateb y sylw, ateb y neges, sylw newydd, sylw ar, sylw arall, sylw yn aros, sylwadau newydd, sylwadau ar,
    sylwadau arall, sylwadau yn aros, gadael sylw, gadael adolygiad, gadewch sylw, gadewch adolygiad, cymedroli, aros
    am eich cymeradwyaeth, ei gymeradwyo, ei gymeradwyo:, ei sbwrielu, sbamio, eich rhestr wylio, eich rhestr gwylio,
    fy rhestr wylio, fy rhestr gwylio, rhestr wylio, rhestr gwylio, dad-wylio, stopio gwylio, amdanom ni, amdanom,
    hafan, tudalen gartref, dangosfwrdd, uwchraddio, adnewyddu, ychwanegu at galendr, ychwanegu at 'ch calendr,
    ychwanegu at 'r calendr, ychwanegu at ch calendr, ychwanegu at eich calendr, ychwanegu i galendr, ychwanegu i 'ch
    calendr, ychwanegu i 'r calendr, ychwanegu i ch calendr, ychwanegu i eich calendr, ychwanegwch at galendr,
    ychwanegwch at 'ch calendr, ychwanegwch at 'r calendr, ychwanegwch at ch calendr, ychwanegwch at eich calendr,
    ychwanegwch i galendr, ychwanegwch i 'ch calendr, ychwanegwch i 'r calendr, ychwanegwch i ch calendr, ychwanegwch i
    eich calendr, ychwanegu at y calendr, aildrefnu eich apwyntiad, aildrefnu apwyntiad, aildrefnu eich archeb,
    aildrefnu archeb, aildrefnu eich bwciad, ail drefnu eich apwyntiad, ail drefnu apwyntiad, ail drefnu eich archeb,
    ail drefnu archeb, ail drefnu eich bwciad, newid eich apwyntiad, newid apwyntiad, newid eich archeb, newid archeb,
    newid eich bwciad, canslo eich apwyntiad, canslo apwyntiad, canslo eich archeb, canslo archeb, canslo eich bwciad,
    cadarnhau eich apwyntiad, cadarnhau apwyntiad, cadarnhau eich archeb, cadarnhau archeb, cadarnhau eich bwciad,
    cadarnhewch eich apwyntiad, cadarnhewch apwyntiad, cadarnhewch eich archeb, cadarnhewch archeb, cadarnhewch eich
    bwciad, rheoli eich apwyntiad, rheoli apwyntiad, rheoli eich archeb, rheoli archeb, rheoli eich bwciad, cadarnhau
    presenoldeb, cadarnhewch eich presenoldeb, ymuno â'r cyfarfod, ymuno â'r alwad, gwefan, ein gwefan, wefan, blog,
    cylchlythyr, newyddlen, swyddi gwag, hygyrchedd, map o'r wefan, hawlfraint, rhoi nawr, cyfrannu, gwahodd ffrindiau,
    cael cyfarwyddiadau, mynnwch cyfarwyddiadau, hysbysiadau, fy nghyfrif, fy archebion, yr ap, cerdyn byrddio, newid y
    dosbarthu, newid dyddiad dosbarthu, talu'r bil, rheoli'r archeb, newid yr archeb, diweddaru manylion talu, newid
    dull talu, gwneud cais, gwnewch gais nawr, defnyddio'r daleb, defnyddio'r cod, gwahodd ffrind, trefnu apwyntiad,
    archebu apwyntiad, ychwanegu at fy nghalendr
  `,
  notMe: `
    nid fi, nid chi, os nad chi, os nad ti, nid fi oedd, nid chi oedd, os nad ydych wedi, os na wnaethoch, os na
    ofynnoch, os na ofynsoch, os na ofynnaist, os na chofrestroch, os na ddechreuoch, os na wnest, os na ydych chi wedi,
    os na ydych wedi, os nad oeddech, heb ofyn, heb gofrestru, na ofynnoch, ni wnaethoch ofyn, ni wnaethoch gais,
    wnaethoch chi ddim, anwybyddwch, anwybyddu, anwybydda, diystyrwch, diystyru, gwrthod, gwrthodwch, canslo y, canslo
    'r, canslo eich, canslo cais, canslo newid, canslo dileu, canslo hwn, ganslo y, ganslo 'r, ganslo eich, ganslo cais,
    ganslo newid, ganslo dileu, ganslo hwn, canslwch y, canslwch 'r, canslwch eich, canslwch cais, canslwch newid,
    canslwch dileu, canslwch hwn, diddymu y, diddymu 'r, diddymu eich, diddymu cais, diddymu newid, diddymu dileu,
    diddymu hwn, diddymwch y, diddymwch 'r, diddymwch eich, diddymwch cais, diddymwch newid, diddymwch dileu, diddymwch
    hwn, riportio hwn, riportio hyn, riportio y, riportio sbam, riportio camddefnydd, riportiwch hwn, riportiwch hyn,
    riportiwch y, riportiwch sbam, riportiwch camddefnydd, rhoi gwybod am hwn, rhoi gwybod am hyn, rhoi gwybod am y,
    rhoi gwybod am sbam, rhoi gwybod am camddefnydd, adrodd am hwn, adrodd am hyn, adrodd am y, adrodd am sbam, adrodd
    am camddefnydd, diogelu eich cyfrif, diogelwch eich cyfrif, rhwystro, rhwystrwch, blocio, nid oes angen gwneud, nid
    oes angen i chi wneud, does dim angen gwneud, does dim angen i chi wneud, ni fydd dim yn digwydd, ni fydd dim yn
    newid, ni fydd unrhyw beth yn digwydd, ni fydd unrhyw beth yn newid, fydd dim byd yn digwydd, fydd dim byd yn newid,
    mewn camgymeriad, mai camgymeriad, camgymeriad oedd, camgymeriad yw, drwy gamgymeriad, ar ddamwain, rhywun arall,
    dilëwch yr e bost, dilëwch y neges, ddim yn adnabod, ddim yn gyfarwydd, dim diolch, na fi, heb eich awdurdod,
    anawdurdodedig, cysylltwch â ni ar unwaith, nad ydych yn adnabod, nad ydych chi'n adnabod, nad wyt yn adnabod, ddim
    yn perthyn i chi, nad yw'n perthyn i chi, nid eich cyfrif chi, na wnaethoch chi, na wnaethoch gais, ni wnaethoch
    chi, ni wnaethoch geisio, os na cheisioch, heb geisio mewngofnodi, heb wneud cais, heb wneud hyn, heb yn wybod i
    chi, os yw hyn yn anghywir, os yw hynny'n anghywir, os yw'n anghywir, yn gamgymeriad, tynnu eich cyfeiriad e bost,
    dynnu eich cyfeiriad e bost, tynnu fy nghyfeiriad, analluogi eich cyfrif, analluogi'ch cyfrif, analluogwch eich
    cyfrif, cloi eich cyfrif, gloi eich cyfrif, rhewi eich cyfrif, diogelu'ch cyfrif, argymell newid eich cyfrinair,
    cyfrinair ar unwaith, cyfrinair cyn gynted, newidiwch eich cyfrinair yn syth, rhowch wybod i ni, rho wybod i ni,
    gadewch i ni wybod, riportio gweithgarwch amheus, adolygu eich gweithgarwch, adolygwch eich gweithgarwch, allgofnodi
    o bob dyfais, allgofnodwch o bob dyfais, dadwneud y newid
  `,
  done: `
    wedi cael ei newid, wedi cael ei ailosod, wedi cael ei ddiweddaru, wedi cael ei gadarnhau, wedi cael ei ddilysu,
    wedi cael ei wirio, wedi cael ei actifadu, wedi cael ei hactifadu, wedi cael ei ychwanegu, wedi cael ei hychwanegu,
    wedi cael ei ddileu, wedi cael ei dynnu, wedi cael ei analluogi, wedi cael ei galluogi, wedi cael ei gloi, wedi
    cael ei ddatgloi, wedi cael ei gau, wedi cael ei greu, wedi cael ei gymeradwyo, wedi cael ei gysylltu, wedi cael ei
    dderbyn, wedi cael ei ganslo, wedi cael ei gwblhau, wedi cael ei anfon, wedi cael ei dalu, wedi ei newid, wedi ei
    ailosod, wedi ei ddiweddaru, wedi ei gadarnhau, wedi ei ddilysu, wedi ei wirio, wedi ei actifadu, wedi ei
    hactifadu, wedi ei ychwanegu, wedi ei hychwanegu, wedi ei ddileu, wedi ei dynnu, wedi ei analluogi, wedi ei
    galluogi, wedi ei gloi, wedi ei ddatgloi, wedi ei gau, wedi ei greu, wedi ei gymeradwyo, wedi ei gysylltu, wedi ei
    dderbyn, wedi ei ganslo, wedi ei gwblhau, wedi ei anfon, wedi ei dalu, wedi'i newid, wedi'i ailosod, wedi'i
    ddiweddaru, wedi'i gadarnhau, wedi'i ddilysu, wedi'i wirio, wedi'i actifadu, wedi'i hactifadu, wedi'i ychwanegu,
    wedi'i hychwanegu, wedi'i ddileu, wedi'i dynnu, wedi'i analluogi, wedi'i galluogi, wedi'i gloi, wedi'i ddatgloi,
    wedi'i gau, wedi'i greu, wedi'i gymeradwyo, wedi'i gysylltu, wedi'i dderbyn, wedi'i ganslo, wedi'i gwblhau, wedi'i
    anfon, wedi'i dalu, wedi'u newid, wedi'u diweddaru, wedi'u cadarnhau, wedi'u dilysu, wedi'u dileu, wedi'u
    hychwanegu, newidiwyd, ailosodwyd, diweddarwyd, cadarnhawyd, dilyswyd, actifadwyd, ychwanegwyd, dilëwyd, tynnwyd,
    crëwyd, derbyniwyd, cymeradwywyd, anfonwyd, cwblhawyd, canslwyd, talwyd, galluogwyd, analluogwyd, mewngofnodwyd, yn
    llwyddiannus, llwyddiannus, mewngofnodiad newydd, fewngofnodiad newydd, mewngofnodi newydd, mewngofnodwyd o,
    mewngofnodwyd ar, mewngofnodwyd i'ch cyfrif o, mewngofnodi o, mewngofnodi ar, mewngofnodi i'ch cyfrif o, diolch am
    gadarnhau, diolch am ddilysu, diolch am dalu, diolch am danysgrifio, rydych wedi newid, rydych wedi ailosod, rydych
    wedi cadarnhau, rydych wedi ymuno, rydych wedi cofrestru, rydych wedi mewngofnodi, rydych chi wedi newid, rydych
    chi wedi ailosod, rydych chi wedi cadarnhau, rydych chi wedi ymuno, rydych chi wedi cofrestru, wedi derbyn eich
    gwahoddiad, wedi derbyn eich archeb, wedi derbyn eich taliad, wedi derbyn eich cais, wedi derbyn eich neges, wedi
    ymuno, bellach yn weithredol, bellach yn actif, os mai chi oedd, os mai chi wnaeth, newid cyfrinair llwyddiannus,
    rydych wedi dad danysgrifio, rydych chi wedi dad danysgrifio, rwyt ti wedi dad danysgrifio, wedi'ch dad
    danysgrifio, wedi eich dad danysgrifio, wedi cael eich dad danysgrifio, wedi'ch tynnu oddi ar y rhestr, wedi cael
    eich tynnu oddi ar, tanysgrifiad wedi'i ganslo, tanysgrifiad wedi cael ei ganslo, tanysgrifiad wedi dod i ben, ni
    fyddwch yn derbyn rhagor, ni fyddwch bellach yn derbyn, fyddwch chi ddim yn derbyn
  `,
  here: `
    yma, cliciwch, clicio, glicio, clicia, pwyswch, pwyso, gwasgwch, tapiwch, dolen, ddolen, dolenni, y ddolen, botwm,
    fotwm, y botwm, ewch i, ewch at, mynd i, ymwelwch â, porwr, borwr, eich porwr, bar cyfeiriad, far cyfeiriad, y
    cyfeiriad canlynol, y cyfeiriad isod, y cyfeiriad hwn, y dudalen hon, y dudalen ganlynol, y dudalen isod, copïwch a
    gludwch, copïwch a gludo, copïwch a phastio, copïwch a phastiwch, copïwch 'r ddolen, copïwch y ddolen, copïwch y
    cyfeiriad, copïo a gludwch, copïo a gludo, copïo a phastio, copïo a phastiwch, copïo 'r ddolen, copïo y ddolen,
    copïo y cyfeiriad, dilynwch y ddolen, dilynwch 'r ddolen, dilynwch y cyfeiriad, dilyn y ddolen, dilyn 'r ddolen,
    dilyn y cyfeiriad, agorwch y ddolen, agorwch 'r ddolen, agorwch y cyfeiriad, agor y ddolen, agor 'r ddolen, agor y
    cyfeiriad, defnyddiwch y ddolen, defnyddiwch 'r ddolen, defnyddiwch y cyfeiriad, nid yw'r botwm, os nad yw'r botwm,
    os nad yw'r ddolen, isod
  `,
  onSite: `
    rhif y cyfarfod, id y cyfarfod, cod y cyfarfod, cyfarfod zoom, cyfarfod teams, galwad fideo, cynhadledd fideo,
    fideogynhadledd*, gweminar*, ymuno â'r cyfarfod, ymunwch â'r cyfarfod, pin cyfranogwr, ystafell aros, cod drws,
    drws ffrynt, drws blaen, y drws, mynedfa*, cyntedd*, grisiau*, intercom*, garej*, maes parcio, lle parcio, blwch
    allweddi, clo clap, clo cyfuniad, loceri*, cwpwrdd dillad, sied feiciau, cod larwm, larwm lladron, system larwm,
    gwefrwr ceir, gorsaf wefru, pwynt gwefru, llungopïwr*, rhwydwaith gwesteion, parsel, parseli, gyrrwr*, negesydd*,
    man casglu, pwynt casglu, cod casglu, swyddfa'r post, at eich drws, rhif ciw, rhif aros, y ciw, cownter*,
    derbynfa*, cerdyn byrddio, tocynnau*, apwyntiad*, presenoldeb*, cymryd rhan yn, amser cyrraedd, eich ymweliad,
    cyfeiriad danfon, slot danfon, darlleniad mesurydd, darllen y mesurydd, mesurydd dŵr, mesurydd trydan, archebu
    bwrdd, bwrdd ar gyfer, derbyn nwyddau, trip ysgol, taith ysgol, caniatâd ar gyfer y trip, caniatâd rhieni ar
    gyfer, noson rieni, y giât, giatiau, pecynnau, dyddiad cyrraedd
  `,
  outdated: `
    ddim yn gweithio mwyach, nid yw'n ddilys mwyach, ddim yn ddilys mwyach, cod blaenorol, hen god, cod cyntaf, cod
    gwreiddiol, cod a anfonwyd yn gynharach, wedi'i ganslo, wedi ei ganslo, cod wedi dod i ben, eisoes wedi'i
    ddefnyddio, wedi cael ei ddefnyddio, ei ddefnyddio eto, anwybyddwch y cod blaenorol, yn lle'r cod, yn disodli'r
    cod, wedi dod i ben, wedi darfod, wedi ei ddefnyddio
  `,
  codeWord: `
    y gair, eich gair, dy air, y gair hwn, gair cudd, y gair cudd, gair cyfrin, gair mynediad, gair mewngofnodi, gair
    cod, gair allweddol, allweddair, gair y dydd, cyfrinair untro, cyfrinair un tro, cyfrinair y dydd, cyfrinair
    heddiw, cyfrinymadrodd, ymadrodd cyfrin, yr ymadrodd, eich ymadrodd, y llythrennau, y sillafau, yr allwedd, eich
    allwedd
  `,
  example: `
    er enghraifft, enghraifft:, enghreifftiau:, cod enghreifftiol, neges enghreifftiol, yn edrych fel hyn, yn y
    fformat, neges fel, derbyniodd neges, cafodd neges, y neges ganlynol, neges yn dweud, neges ffug, negeseuon ffug,
    y twyllwr, y dioddefwr
  `,
  matter: `
    cais am wyliau, cais gwyliau, gwyliau blynyddol, absenoldeb*, nodyn salwch, hawliad treuliau, adroddiad treuliau,
    taith fusnes, goramser, oramser, taflen amser, taflenni amser, cyfnewid shifft*, cais prynu, cais cyllideb, aros am
    eich cymeradwyaeth, angen eich cymeradwyaeth, ffolder a rennir, ffolderi a rennir, wedi rhannu ffolder, ffeil a
    rennir, dogfen a rennir, rhannwyd gyda chi, wedi rhannu ffeil, barod i lawrlwytho, eich lawrlwythiad, trosglwyddo
    ffeil*, allforio data, copi wrth gefn, recordiad*, atodiad*, dyfynbris*, amcangyfrif*, cytundeb tenantiaeth,
    llofnodwch y ddogfen, llofnodi dogfen*, llofnod electronig, slip cyflog, derbynneb, cyfriflen*, polisi yswiriant,
    sylw newydd, wedi gwneud sylw, wedi sôn amdanoch, neges newydd gan, gadewch adolygiad, arolwg*, holiadur*,
    pleidlais, bleidlais, pleidleis*, bleidleis*, deiseb*, ddeiseb*, trafodaeth*, drafodaeth*, pwnc newydd, digwyddiad*,
    ddigwyddiad*, cyfarfod*, gyfarfod*, fyddwch chi yno, rhestr aros, gweithdy*, noson rieni, apwyntiad*, archebu lle,
    cymedrolwr, cymedrolwyr, cymedroli, cwarantin*, adolygiad gan gymheiriaid, tasg newydd, tasgau, tocyn cymorth, tasg
    a neilltuwyd, ychwanegu at y prosiect, gwaith cartref, bron yn llawn, gofod disg, cwblhewch eich proffil, parsel*,
    rhoddion, eich rhodd, chwiliad a gadwyd, cais am swydd, ymgeisydd*, rhannodd ffolder, rhannodd ffeil, rhannodd
    ddogfen, wedi rhannu dogfen, wedi rhannu albwm, wedi rhannu gyda chi, wedi rhannu r ffolder, rhannwyd ffolder,
    rhannwyd ffeil, rhannwyd dogfen, calendr a rennir, albwm a rennir, ychwanegu at y bwrdd, ychwanegu at y cwrs, aros
    am gymeradwyaeth, yn aros i gael ei gymedroli, neges wedi i dal, tynnu r neges yn ôl, tynnu r post yn ôl, eich
    gwyliau, treuliau i w cymeradwyo, derbyn y dyfynbris, llofnodi r cytundeb, llofnodwch y cytundeb, aros am eich
    llofnod, llenwi r arolwg, llenwch yr arolwg, llenwi r holiadur, llenwch yr holiadur, eich pleidlais, bwrw pleidlais,
    sylw ar eich, wedi gadael sylw, wedi ateb eich, ateb newydd, atebodd eich, wedi golygu r dudalen, lawrlwytho r
    ffeil, lawrlwythwch y ffeil, lawrlwytho r ffeiliau, lawrlwythwch y ddogfen, albwm lluniau, gwahoddiad calendr,
    agenda r cyfarfod, cyfarfod blynyddol, fyddwch chi n dod, ydych chi n dod, lle wedi dod yn rhydd, eich archeb wedi i
    hanfon, eich archeb ar ei ffordd, eich archeb wedi i chadarnhau, eich archeb wedi i chanslo, diolch am eich archeb,
    archeb newydd gan, taliad wedi dod i law, taliad wedi methu, methodd y taliad, anfoneb heb ei thalu, anfoneb
    ynghlwm, gweld yr anfoneb, nodyn atgoffa talu, ad daliad*, yn eich basged, cerdyn rhodd, yn ôl mewn stoc, adolygu r
    cynnyrch, diolch am eich rhodd, aelodaeth wedi i hadnewyddu, cyfnod prawf wedi dod i ben, erthygl newydd, neges
    breifat gan, negeseuon heb eu darllen, dilynwr newydd, yn eich dilyn, cais ffrind, wedi ymuno â r grŵp, wedi gadael
    y grŵp, tynnwyd o r grŵp, adroddiad wythnosol, adroddiad misol, ystadegau ar gyfer, problem wedi i datrys, y swydd
    wedi methu, tystysgrif yn dod i ben, allwedd api, canfuwyd firws, stoc isel, tasg wedi i neilltuo i chi
  `,
  receipt: `
    derbynneb, dderbynneb, derbynebau, prawf o daliad, prawf prynu, diolch am eich pryniant, diolch am brynu, diolch
    am siopa, diolch am eich taliad, derbyniwyd eich taliad, taliad wedi'i dderbyn, talwyd â cherdyn, talwyd gyda
    cherdyn, swm a dalwyd, is gyfanswm, yn cynnwys taw, gan gynnwys taw, copi cwsmer, copi'r cwsmer, copi masnachwr
  `,
  toRead: `
    mynd i'ch cyfrif, mynd i fy nghyfrif, gweld eich cyfrif, gweld fy nghyfrif, tudalen eich cyfrif, tudalen fy
    nghyfrif, porth cwsmeriaid, porth y cwsmer, ewch i'r dangosfwrdd, agor y dangosfwrdd, agorwch y dangosfwrdd, eich
    biliau, bancio ar lein, edrychwch ar eich archeb, edrychwch ar eich bwciad, edrychwch dros y manylion, adolygu eich
    gweithgarwch, adolygwch eich gweithgarwch, gweithgarwch diweddar, rheoli eich dyfeisiau, beth sydd wedi newid,
    hanes defnydd, darllen eich neges, darllen, darllenwch, i ddarllen, gweld, i weld, edrych ar, edrychwch ar, edrych
    drwy, cymerwch gip, bwrw golwg, bwriwch olwg, darganfod, darganfyddwch, dysgwch fwy, porwch, gwylio, rhagor o
    fanylion, mynd i'r porth, agor y ddogfen, manylion y swydd, beth sy'n newydd
  `,
};
