import type { Cues } from "@/lib/mail/extraction/cues/types";

export const fy: Cues = {
  code: `
    *koade, *koades, befêstigingskode, ferifikaasjekode, ienmalige koade, ienmalige kode, ienmalige pin, ienmalich
    wachtwurd, ienmalich pinkoade, ienmalich nûmer, tydlik wachtwurd, tydlik pinkoade, tydlik nûmer, dynamysk wachtwurd,
    dynamysk pinkoade, dynamysk nûmer, ienkear brûkber wachtwurd, ienkear brûkber pinkoade, ienkear brûkber nûmer,
    befêstigingsnûmer, befêstigingssifer*, befêstigingsgetal, ferifikaasjenûmer, ferifikaasjesifer*, ferifikaasjegetal,
    kontrôlenûmer, kontrôlesifer*, kontrôlegetal, feiligensnûmer, feiligenssifer*, feiligensgetal, koade fan seis
    sifers, koade fan fjouwer sifers, koade fan acht sifers
  `,
  maybeCode: `
    wachtwurd*, wachtsin, pinkoade, dit nûmer, dit getal, dit wurd, folgjende nûmer, folgjende getal, folgjende wurd,
    ûndersteand nûmer, ûndersteand getal, ûndersteand wurd, dizze sifers, dizze letters, dizze tekens, dizze kaai,
    folgjende sifers, folgjende letters, folgjende tekens, folgjende kaai, ûndersteande sifers, ûndersteande letters,
    ûndersteande tekens, ûndersteande kaai, seis sifers, seis tekens, seis letters, fjouwer sifers, fjouwer tekens,
    fjouwer letters, fiif sifers, fiif tekens, fiif letters, acht sifers, acht tekens, acht letters, nûmer hjirûnder,
    sifers hjirûnder, getal hjirûnder, letters hjirûnder, geheim wurd, tydlike kaai, jo pin, dyn pin
  `,
  other: `
    postkoade*, koartingskoade*, kortingskoade*, aksjekoade*, promokoade*, promoasjekoade*, kadokoade*, kedokoade*,
    bonkoade*, kûponkoade*, útnûgingskoade*, flaterkoade*, statuskoade*, bankkoade*, lânkoade*, streekkoade*,
    netnûmerkoade*, produktkoade*, artikelkoade*, klantkoade*, lidkoade*, bestelkoade*, boekingskoade*,
    reservearringskoade*, trackkoade*, folchkoade*, doarkoade*, poartekoade*, slútkoade*, klûskoade*, parkearkoade*,
    streepkoade*, kleurkoade*, klassekoade*, kursuskoade*, fakkoade*, eksamenkoade*, filiaalkoade*, gemeentekoade*,
    belestingkoade*, ôfheljekoade*, ôfhaalkoade*, taalkoade*, boarnekoade*, gedrachskoade*, projektkoade*, modelkoade*,
    qr koade*, bestelnûmer*, bestellingsnûmer*, oardernûmer*, faktuernûmer*, rekkennûmer*, rekkeningnûmer*, klantnûmer*,
    lidmaatskipsnûmer*, lidnûmer*, kontraktnûmer*, polisnûmer*, saaknûmer*, dossiernûmer*, tsjinstnûmer*, pakketnûmer*,
    folchnûmer*, track en tracenûmer*, telefoannûmer*, mobylnûmer*, mobilenûmer*, bankrekkennûmer*, kentekennûmer*,
    meternûmer*, hûsnûmer*, keamernûmer*, stoelnûmer*, spoarnûmer*, flechtnûmer*, tafelnûmer*, kaartnûmer*,
    artikelnûmer*, searjenûmer*, serienûmer*, referinsjenûmer*, boekingsnûmer*, reservearringsnûmer*, transaksjenûmer*,
    betellingsnûmer*, registraasjenûmer*, paspoartnûmer*, boargerservicenûmer*, kassebonnûmer*, garânsjenûmer*,
    ferzjenûmer*, jo bestelling, jo faktuer, jo rekkening, jo reservearring, jo boeking, jo pakket, dyn bestelling, dyn
    faktuer, dyn rekkening, dyn reservearring, dyn boeking, dyn pakket, de bestelling, de faktuer, de rekkening, de
    reservearring, de boeking, de pakket, betellingskenmerk, totaal bedrach, subtotaal bedrach, te beteljen bedrach,
    totaalbedrach*, subtotaal, bedrach fan, te beteljen, btw nûmer, einiget op, einigjend op, lêste fjouwer sifers,
    belje ús, skilje ús, postbus, meterstân, saldo fan, wifi wachtwurd*, wifi koade*, wi fi wachtwurd*, wi fi koade*,
    wifiwachtwurd*, flatermelding*
  `,
  promo: `
    koarting, koartings, koarting op, ekstra koarting, koartingskoade*, koartingsbon*, kadobon*, kadokaart*, kedobon*,
    kedokaart*, wearde bon, fergees besoarging, fergees ferstjoering, fergees besoarge, fergees kado, spesjale
    oanbieding, spesjale oanbiedingen, tydlike oanbieding, tydlike oanbiedingen, oanbiedingen fan, yn jo winkelkarre, yn
    jo winkelkoer, yn jo winkelmandsje, yn dyn winkelkarre, keapje no, keapje fuort, bestel no, noegje freonen, noegje
    in freon, nûgje freonen, nûgje in freon, sparpunten, prizefraach, win in, kâns op, allinnich hjoed, allinne hjoed,
    by it ôfrekkenjen, útferkeap, sa lang de foarrie strekt, jierdeikado
  `,
  press: `
    yn dit nûmer fan, yn dit artikel, yn dit útjefte, yn dit nijsbrief, yn dizze nûmer fan, yn dizze artikel, yn dizze
    útjefte, yn dizze nijsbrief, nijsbrief*, wykoersjoch*, moanneoersjoch*, jierferslach*, lês fierder, lês mear, út
    ûndersyk blykt, út ûndersyk bliken, ûndersyk docht blykt, ûndersyk docht bliken, ôfrûne moanne hawwe, ôfrûne moanne
    waarden, ôfrûne wike hawwe, ôfrûne wike waarden, foarige moanne hawwe, foarige moanne waarden, foarige wike hawwe,
    foarige wike waarden, nije ferzje, wat is der nij, trochinoar nommen, ús lêzers, parseberjocht, tips foar,
    oplichters
  `,
  business: `
    befêstig*, befestig*, ferifiearje*, ferifikaasje*, oanmelde*, oan te melden, oanmelding*, ynlogge, yn te loggen,
    ynskriuwing*, registrearje*, registraasje, wachtwurd*, weromsette, opnij ynstelle, feiligens, befeiliging*,
    beskermje*, tagong ta, tagong krije, jo account, jo akkount, jo profyl, jo e mailadres, jo mailadres, jo identiteit,
    dyn account, dyn akkount, dyn profyl, dyn e mailadres, dyn mailadres, dyn identiteit, myn account, myn akkount, myn
    profyl, myn e mailadres, myn mailadres, myn identiteit, it account, it akkount, it profyl, it e mailadres, it
    mailadres, it identiteit, nij apparaat, ûnbekend apparaat, nije browser, twastaps*, twa faktor*, twafaktor*,
    ûntskoattelje*, deblokkearje*, aktivearje*, goedkarre*, útnûge*, útnoege*, útnûging*, útnoeging*, ûndertekenje*,
    hântekening*, betelling goed, oerboeking*, oermeitsje, brûkersnamme, adreswiziging
  `,
  fleeting: `
    ferrint, ferrinne, ferrûn, is jildich, bliuwt jildich, jildich oant, jildich foar, mar jildich, wurket mar, wurket
    oant, minuten jildich, minuten lang jildich, minút jildich, minút lang jildich, oeren jildich, oeren lang jildich,
    oere jildich, oere lang jildich, binnen tsien minuten, binnen tsien minút, binnen fiif minuten, binnen fiif minút,
    binnen fyftjin minuten, binnen fyftjin minút, binnen tritich minuten, binnen tritich minút, noch tsien minuten, noch
    tsien minút, noch fiif minuten, noch fiif minút, noch fyftjin minuten, noch fyftjin minút, noch tritich minuten,
    noch tritich minút, ien kear brûke, ien kear brûkt wurde, ien kear te brûken, ien kear jildich, ienris brûke, ienris
    brûkt wurde, ienris te brûken, ienris jildich, mar ien kear brûke, mar ien kear brûkt wurde, mar ien kear te brûken,
    mar ien kear jildich, mar ienkear brûke, mar ienkear brûkt wurde, mar ienkear te brûken, mar ienkear jildich,
    healoere jildich, 24 oeren, ien oere, in kertier, nei in oere
  `,
  secret: `
    diel dizze koade nea, diel dizze koade net, diel de koade nea, diel de koade net, diel it nea, diel it net, jou
    dizze koade nea, jou dizze koade net, jou de koade nea, jou de koade net, jou it nea, jou it net, stjoer dizze koade
    nea, stjoer dizze koade net, stjoer de koade nea, stjoer de koade net, stjoer it nea, stjoer it net, mei nimmen, oan
    nimmen, tsjin nimmen, mei oaren, oan oaren, mei in oar, oan in oar, diel nea, diel net, net diele, nea diele, hâld
    geheim, hâld dizze koade, geheim hâlde, wy freegje nea, wy jo nea, wy dy nea, wy freegje der nea, wy sille nea, wy
    sille freegje nea, wy sille jo nea, wy sille dy nea, wy sille freegje der nea, wy sille sille nea, ús meiwurkers
    freegje nea, ús meiwurkers jo nea, ús meiwurkers dy nea, ús meiwurkers freegje der nea, ús meiwurkers sille nea, nea
    om dizze koade, sille hjir nea om freegje
  `,
  enter: `
    fier dizze koade, fier dizze sifers, fier de koade, fier de sifers, fier de folgjende koade, fier de folgjende
    sifers, fier ûndersteande koade, fier ûndersteande sifers, folje dizze koade, folje dizze sifers, folje de koade,
    folje de sifers, folje de folgjende koade, folje de folgjende sifers, folje ûndersteande koade, folje ûndersteande
    sifers, typ dizze koade, typ dizze sifers, typ de koade, typ de sifers, typ de folgjende koade, typ de folgjende
    sifers, typ ûndersteande koade, typ ûndersteande sifers, kopiearje dizze koade, kopiearje dizze sifers, kopiearje de
    koade, kopiearje de sifers, kopiearje de folgjende koade, kopiearje de folgjende sifers, kopiearje ûndersteande
    koade, kopiearje ûndersteande sifers, brûk dizze koade, brûk dizze sifers, brûk de koade, brûk de sifers, brûk de
    folgjende koade, brûk de folgjende sifers, brûk ûndersteande koade, brûk ûndersteande sifers, brûk dit wachtwurd,
    brûk dit nûmer, koade yn te fieren, koade ynfiere, koade ynfolje, koade yntype, koade brûke, koade oernimme, koade
    kopiearje, koade yn te foljen, koade hjirûnder yn, nûmer yn te fieren, nûmer ynfiere, nûmer ynfolje, nûmer yntype,
    nûmer brûke, nûmer oernimme, nûmer kopiearje, nûmer yn te foljen, nûmer hjirûnder yn, sifers yn te fieren, sifers
    ynfiere, sifers ynfolje, sifers yntype, sifers brûke, sifers oernimme, sifers kopiearje, sifers yn te foljen, sifers
    hjirûnder yn, wachtwurd yn te fieren, wachtwurd ynfiere, wachtwurd ynfolje, wachtwurd yntype, wachtwurd brûke,
    wachtwurd oernimme, wachtwurd kopiearje, wachtwurd yn te foljen, wachtwurd hjirûnder yn, ynfiere op, freget om de
    koade, jo moatte dizze koade, do moatst dizze koade
  `,
  complete: `
    befêstigje jo e mail*, befêstigje jo mailadres, befêstigje jo adres, befêstigje jo account, befêstigje jo akkount,
    befêstigje jo identiteit, befêstigje jo oanmelding, befêstigje jo ynskriuwing, befêstigje jo registraasje,
    befêstigje jo telefoannûmer, befêstigje jo abonnemint, befêstigje dyn e mail*, befêstigje dyn mailadres, befêstigje
    dyn adres, befêstigje dyn account, befêstigje dyn akkount, befêstigje dyn identiteit, befêstigje dyn oanmelding,
    befêstigje dyn ynskriuwing, befêstigje dyn registraasje, befêstigje dyn telefoannûmer, befêstigje dyn abonnemint,
    befêstigje it e mail*, befêstigje it mailadres, befêstigje it adres, befêstigje it account, befêstigje it akkount,
    befêstigje it identiteit, befêstigje it oanmelding, befêstigje it ynskriuwing, befêstigje it registraasje,
    befêstigje it telefoannûmer, befêstigje it abonnemint, befestigje jo e mail*, befestigje jo mailadres, befestigje jo
    adres, befestigje jo account, befestigje jo akkount, befestigje jo identiteit, befestigje jo oanmelding, befestigje
    jo ynskriuwing, befestigje jo registraasje, befestigje jo telefoannûmer, befestigje jo abonnemint, befestigje dyn e
    mail*, befestigje dyn mailadres, befestigje dyn adres, befestigje dyn account, befestigje dyn akkount, befestigje
    dyn identiteit, befestigje dyn oanmelding, befestigje dyn ynskriuwing, befestigje dyn registraasje, befestigje dyn
    telefoannûmer, befestigje dyn abonnemint, befestigje it e mail*, befestigje it mailadres, befestigje it adres,
    befestigje it account, befestigje it akkount, befestigje it identiteit, befestigje it oanmelding, befestigje it
    ynskriuwing, befestigje it registraasje, befestigje it telefoannûmer, befestigje it abonnemint, ferifiearje jo e
    mail*, ferifiearje jo mailadres, ferifiearje jo adres, ferifiearje jo account, ferifiearje jo akkount, ferifiearje
    jo identiteit, ferifiearje jo oanmelding, ferifiearje jo ynskriuwing, ferifiearje jo registraasje, ferifiearje jo
    telefoannûmer, ferifiearje jo abonnemint, ferifiearje dyn e mail*, ferifiearje dyn mailadres, ferifiearje dyn adres,
    ferifiearje dyn account, ferifiearje dyn akkount, ferifiearje dyn identiteit, ferifiearje dyn oanmelding,
    ferifiearje dyn ynskriuwing, ferifiearje dyn registraasje, ferifiearje dyn telefoannûmer, ferifiearje dyn
    abonnemint, ferifiearje it e mail*, ferifiearje it mailadres, ferifiearje it adres, ferifiearje it account,
    ferifiearje it akkount, ferifiearje it identiteit, ferifiearje it oanmelding, ferifiearje it ynskriuwing,
    ferifiearje it registraasje, ferifiearje it telefoannûmer, ferifiearje it abonnemint, befêstigje de wiziging,
    befêstigje dizze wiziging, befêstigje de oanmelding, befêstigje dat jo it binne, befêstigje dat do it bist,
    befêstigje no, befestigje de wiziging, befestigje dizze wiziging, befestigje de oanmelding, befestigje dat jo it
    binne, befestigje dat do it bist, befestigje no, wachtwurd te wizigjen, wachtwurd werom te setten, wachtwurd opnij
    yn te stellen, wachtwurd yn te stellen, wachtwurd opnij ynstelle, wachtwurd weromsette, wachtwurd wizigje, wachtwurd
    feroarje, wachtwurd ynstelle, wachtwurd kieze, wachtwurd oanmeitsje, wachtwurd ferfarskje, stel jo wachtwurd, stel
    dyn wachtwurd, stel in nij wachtwurd, stel in wachtwurd, stel it wachtwurd, kies jo wachtwurd, kies dyn wachtwurd,
    kies in nij wachtwurd, kies in wachtwurd, kies it wachtwurd, meitsje jo wachtwurd, meitsje dyn wachtwurd, meitsje in
    nij wachtwurd, meitsje in wachtwurd, meitsje it wachtwurd, wizigje jo wachtwurd, wizigje dyn wachtwurd, wizigje in
    nij wachtwurd, wizigje in wachtwurd, wizigje it wachtwurd, feroarje jo wachtwurd, feroarje dyn wachtwurd, feroarje
    in nij wachtwurd, feroarje in wachtwurd, feroarje it wachtwurd, set jo wachtwurd, set dyn wachtwurd, set in nij
    wachtwurd, set in wachtwurd, set it wachtwurd, nij wachtwurd ynstelle, nij wachtwurd kieze, nij wachtwurd
    oanmeitsje, aktivearje jo account, aktivearje jo akkount, aktivearje dyn account, aktivearje dyn akkount,
    ûntskoattelje jo account, ûntskoattelje jo akkount, ûntskoattelje dyn account, ûntskoattelje dyn akkount,
    deblokkearje jo account, deblokkearje jo akkount, deblokkearje dyn account, deblokkearje dyn akkount, herstel jo
    account, herstel jo akkount, herstel dyn account, herstel dyn akkount, account aktivearje, account ûntskoattelje,
    account herstelle, akkount aktivearje, akkount ûntskoattelje, akkount herstelle, foltôgje jo registraasje, foltôgje
    jo oanmelding, foltôgje jo ynskriuwing, foltôgje dyn registraasje, foltôgje dyn oanmelding, foltôgje dyn
    ynskriuwing, foltôgje de registraasje, foltôgje de oanmelding, foltôgje de ynskriuwing, rûnje jo registraasje, rûnje
    jo oanmelding, rûnje jo ynskriuwing, rûnje dyn registraasje, rûnje dyn oanmelding, rûnje dyn ynskriuwing, rûnje de
    registraasje, rûnje de oanmelding, rûnje de ynskriuwing, meitsje jo registraasje, meitsje jo oanmelding, meitsje jo
    ynskriuwing, meitsje dyn registraasje, meitsje dyn oanmelding, meitsje dyn ynskriuwing, meitsje de registraasje,
    meitsje de oanmelding, meitsje de ynskriuwing, registraasje foltôgje, registraasje ôfrûnje, akseptearje de útnûging,
    akseptearje de útnoeging, akseptearje jo útnûging, akseptearje jo útnoeging, akseptearje dyn útnûging, akseptearje
    dyn útnoeging, oannimme de útnûging, oannimme de útnoeging, oannimme jo útnûging, oannimme jo útnoeging, oannimme
    dyn útnûging, oannimme dyn útnoeging, nim de útnûging, nim de útnoeging, nim jo útnûging, nim jo útnoeging, nim dyn
    útnûging, nim dyn útnoeging, útnûging oannimme, útnûging akseptearje, útnoeging oannimme, útnoeging akseptearje,
    doch mei oan de groep, doch mei oan it team, doch mei oan it projekt, wurd lid fan de groep, wurd lid fan it team,
    wurd lid fan it projekt, oanmelding goedkarre, oanmelding tastean, oanmelding befêstigje, apparaat goedkarre,
    apparaat tastean, ja dat bin ik, ja ik bin it, befêstigingskeppeling, befêstigingslink, ferifikaasjekeppeling,
    ferifikaasjelink, aktivearringskeppeling, aktivearringslink, herstelkeppeling, herstellink, oanmeldkeppeling,
    oanmeldlink, myn account wiskje, myn account fuortsmite
  `,
  act: `
    befêstigje, befêstiget, ferifiearje, aktivearje, akseptearje, oannimme, tastean, goedkarre, ûntskoattelje, foltôgje,
    ôfrûnje, trochgean, gean troch, gean fierder, fierdergean, meidwaan, ik befêstigje, ik gean akkoart, noch ien stap,
    lêste stap, hast klear, jo binne der hast, do bist der hast
  `,
  signIn: `
    oanmelde, ynlogge, meld jo oan, meld dy oan, log no yn, oan te melden by, yn te loggen by, nei jo account, nei dyn
    account, iepenje de app, gean nei de app
  `,
  never: `
    ôfmelde, meld jo ôf, meld dy ôf, ôf te melden, útskriuwe, útskriuwe foar, skriuw jo út, skriuw dy út, út te
    skriuwen, abonnemint opsizze, abonnemint stopsette, abonnemint beheare, gjin e mails mear, net mear ûntfange, gjin
    nijsbrief mear, e mail foarkarren, e mail ynstellings, e mail ynstellingen, e mailynstellings, e mailynstellingen, e
    mailfoarkarren, mail foarkarren, mail ynstellings, mail ynstellingen, mailynstellings, mailynstellingen,
    mailfoarkarren, notifikaasje foarkarren, notifikaasje ynstellings, notifikaasje ynstellingen,
    notifikaasjeynstellings, notifikaasjeynstellingen, notifikaasjefoarkarren, melding foarkarren, melding ynstellings,
    melding ynstellingen, meldingynstellings, meldingynstellingen, meldingfoarkarren, account foarkarren, account
    ynstellings, account ynstellingen, accountynstellings, accountynstellingen, accountfoarkarren, akkount foarkarren,
    akkount ynstellings, akkount ynstellingen, akkountynstellings, akkountynstellingen, akkountfoarkarren, privacy
    foarkarren, privacy ynstellings, privacy ynstellingen, privacyynstellings, privacyynstellingen, privacyfoarkarren,
    feiligens foarkarren, feiligens ynstellings, feiligens ynstellingen, feiligensynstellings, feiligensynstellingen,
    feiligensfoarkarren, jo foarkarren, jo ynstellings, jo ynstellingen, jo bestelling besjen, jo bestellingen, dyn
    foarkarren, dyn ynstellings, dyn ynstellingen, dyn bestelling besjen, dyn bestellingen, myn foarkarren, myn
    ynstellings, myn ynstellingen, myn bestelling besjen, myn bestellingen, ynstellings wizigje, ynstellings oanpasse,
    ynstellings beheare, ynstellings feroarje, ynstellingen wizigje, ynstellingen oanpasse, ynstellingen beheare,
    ynstellingen feroarje, foarkarren wizigje, foarkarren oanpasse, foarkarren beheare, foarkarren feroarje, besjoch yn
    jo browser, besjoch yn dyn browser, besjoch yn de browser, besjoch online, besjoch jo bestelling, besjoch dyn
    bestelling, besjoch de bestelling, besjoch de faktuer, besjoch jo faktuer, besjoch de details, besjoch it berjocht,
    besjoch alles, besjen yn jo browser, besjen yn dyn browser, besjen yn de browser, besjen online, besjen jo
    bestelling, besjen dyn bestelling, besjen de bestelling, besjen de faktuer, besjen jo faktuer, besjen de details,
    besjen it berjocht, besjen alles, yn browser besjen, yn browser iepenje, yn browser lêze, yn browser downloade, yn
    de browser besjen, yn de browser iepenje, yn de browser lêze, yn de browser downloade, online besjen, online
    iepenje, online lêze, online downloade, bestelling besjen, bestelling iepenje, bestelling lêze, bestelling
    downloade, faktuer besjen, faktuer iepenje, faktuer lêze, faktuer downloade, details besjen, details iepenje,
    details lêze, details downloade, berjocht besjen, berjocht iepenje, berjocht lêze, berjocht downloade, profyl
    besjen, profyl iepenje, profyl lêze, profyl downloade, folgje jo pakket, folgje jo bestelling, folgje dyn pakket,
    folgje dyn bestelling, folgje it pakket, folgje it bestelling, folgjen jo pakket, folgjen jo bestelling, folgjen dyn
    pakket, folgjen dyn bestelling, folgjen it pakket, folgjen it bestelling, pakket folgje, pakket folgjen, bestelling
    folgje, bestelling annulearje, bestelling wizigje, lês mear, lês fierder, mear lêze, mear ynformaasje, mear witte,
    lês it artikel, fierder lêze, nim kontakt op, kontakt mei ús, kontakt opnimme, skriuw ús, stel in fraach, help
    nedich, helpsintrum, klanteservice, klanttsjinst, faak stelde fragen, folgje ús, oer ús, ús webside, privacybelied,
    privacyferklearring, privacyferklaring, privacyrjochtlinen, algemiene betingsten, algemiene foarwearden,
    brûksbetingsten, brûkersbetingsten, tsjinstbetingsten, no betelje, betelje no, faktuer betelje, no keapje, nei de
    winkel, jou jo miening, jou dyn miening, skriuw in resinsje, enkête ynfolje, download de app, app downloade, diele
    mei, reagearje, beantwurdzje, ôfspraak wizigje, set yn jo aginda, freonen útnûgje, freonen útnoegje
  `,
  notMe: `
    as jo dit net wiene, as jo dit net binne, as jo dit net wienen, as jo dit net oanfrege*, as jo dit net frege*, as jo
    dit net dien*, as jo it net wiene, as jo it net binne, as jo it net wienen, as jo it net oanfrege*, as jo it net
    frege*, as jo it net dien*, as do dit net wiest, as do dit net bist, as do dit net oanfrege*, as do it net wiest, as
    do it net bist, as do it net oanfrege*, as jo net oanfrege*, as jo net frege*, wiene jo dit net, wiene jo it net,
    wiest do dit net, bin ik net, dit wie ik net, ik wie it net, net troch jo, hawwe jo dit net, hast dit net, jo hawwe
    hjir net om frege, net oanfrege, negearje dit berjocht, negearje dit e mail, negearje dit mail, negearje dit e
    mailberjocht, negearje dit fersyk, negearje dizze berjocht, negearje dizze e mail, negearje dizze mail, negearje
    dizze e mailberjocht, negearje dizze fersyk, negearje dan dit berjocht, negearje dan dit e mail, negearje dan dit
    mail, negearje dan dit e mailberjocht, negearje dan dit fersyk, negearje dan dizze berjocht, negearje dan dizze e
    mail, negearje dan dizze mail, negearje dan dizze e mailberjocht, negearje dan dizze fersyk, wiskje dit berjocht,
    wiskje dit e mail, wiskje dit mail, wiskje dit e mailberjocht, wiskje dit fersyk, wiskje dizze berjocht, wiskje
    dizze e mail, wiskje dizze mail, wiskje dizze e mailberjocht, wiskje dizze fersyk, wiskje dan dit berjocht, wiskje
    dan dit e mail, wiskje dan dit mail, wiskje dan dit e mailberjocht, wiskje dan dit fersyk, wiskje dan dizze
    berjocht, wiskje dan dizze e mail, wiskje dan dizze mail, wiskje dan dizze e mailberjocht, wiskje dan dizze fersyk,
    smyt dit berjocht, smyt dit e mail, smyt dit mail, smyt dit e mailberjocht, smyt dit fersyk, smyt dizze berjocht,
    smyt dizze e mail, smyt dizze mail, smyt dizze e mailberjocht, smyt dizze fersyk, smyt dan dit berjocht, smyt dan
    dit e mail, smyt dan dit mail, smyt dan dit e mailberjocht, smyt dan dit fersyk, smyt dan dizze berjocht, smyt dan
    dizze e mail, smyt dan dizze mail, smyt dan dizze e mailberjocht, smyt dan dizze fersyk, kinne jo dit berjocht
    negearje, kinne jo dit berjocht wiskje, kinne jo dit e mail negearje, kinne jo dit e mail wiskje, kinne jo dit mail
    negearje, kinne jo dit mail wiskje, kinne jo dizze berjocht negearje, kinne jo dizze berjocht wiskje, kinne jo dizze
    e mail negearje, kinne jo dizze e mail wiskje, kinne jo dizze mail negearje, kinne jo dizze mail wiskje, kinst dit
    berjocht negearje, kinst dit berjocht wiskje, kinst dit e mail negearje, kinst dit e mail wiskje, kinst dit mail
    negearje, kinst dit mail wiskje, kinst dizze berjocht negearje, kinst dizze berjocht wiskje, kinst dizze e mail
    negearje, kinst dizze e mail wiskje, kinst dizze mail negearje, kinst dizze mail wiskje, hoege jo neat te dwaan,
    hoechst neat te dwaan, jo hoege neat, immen oars, in oar hat, per fersin, by fersin, út fersin, útnûging wegerje,
    útnûging ôfwize, útnûging annulearje, útnoeging wegerje, útnoeging ôfwize, útnoeging annulearje, oanmelding wegerje,
    oanmelding ôfwize, oanmelding annulearje, fersyk wegerje, fersyk ôfwize, fersyk annulearje, lit it ús witte, wizigje
    fuortendaliks, feroarje fuortendaliks, nim fuortendaliks kontakt, befeiligje jo account, beskermje jo account
  `,
  done: `
    wachtwurd is wizige, wachtwurd is feroare, wachtwurd is befêstige, wachtwurd is ferifiearre, wachtwurd is
    aktivearre, wachtwurd is wiske, wachtwurd is oanmakke, wachtwurd is bywurke, wachtwurd is ûntfongen, account is
    wizige, account is feroare, account is befêstige, account is ferifiearre, account is aktivearre, account is wiske,
    account is oanmakke, account is bywurke, account is ûntfongen, akkount is wizige, akkount is feroare, akkount is
    befêstige, akkount is ferifiearre, akkount is aktivearre, akkount is wiske, akkount is oanmakke, akkount is bywurke,
    akkount is ûntfongen, mailadres is wizige, mailadres is feroare, mailadres is befêstige, mailadres is ferifiearre,
    mailadres is aktivearre, mailadres is wiske, mailadres is oanmakke, mailadres is bywurke, mailadres is ûntfongen,
    adres is wizige, adres is feroare, adres is befêstige, adres is ferifiearre, adres is aktivearre, adres is wiske,
    adres is oanmakke, adres is bywurke, adres is ûntfongen, telefoannûmer is wizige, telefoannûmer is feroare,
    telefoannûmer is befêstige, telefoannûmer is ferifiearre, telefoannûmer is aktivearre, telefoannûmer is wiske,
    telefoannûmer is oanmakke, telefoannûmer is bywurke, telefoannûmer is ûntfongen, oanmelding is wizige, oanmelding is
    feroare, oanmelding is befêstige, oanmelding is ferifiearre, oanmelding is aktivearre, oanmelding is wiske,
    oanmelding is oanmakke, oanmelding is bywurke, oanmelding is ûntfongen, bestelling is wizige, bestelling is feroare,
    bestelling is befêstige, bestelling is ferifiearre, bestelling is aktivearre, bestelling is wiske, bestelling is
    oanmakke, bestelling is bywurke, bestelling is ûntfongen, is mei súkses, mei súkses, mei sukses, is slagge, nije
    oanmelding, nije ynlog, oanmeld fan ôf, oanmeld op in nij, jo hawwe jo wachtwurd wizige, jo hawwe jo wachtwurd
    feroare, jo hawwe jo adres wizige, jo hawwe jo adres feroare, do hast jo wachtwurd wizige, do hast jo wachtwurd
    feroare, do hast jo adres wizige, do hast jo adres feroare, tank foar it befêstigjen, hat jo útnûging akseptearre,
    hat de útnûging akseptearre, is lid wurden fan, betelling ûntfongen, jo binne ôfmeld, do bist ôfmeld, jo binne
    útskreaun, jo krije gjin e mails mear, jo abonnemint is opsein
  `,
  here: `
    klik hjir, klik hjirûnder, klik op de, klik op ûndersteande, troch hjir te klikken, tik hjir, druk hjir, dizze
    keppeling, dizze knop, dizze side, de folgjende keppeling, de folgjende knop, de folgjende side, folgjende
    keppeling, folgjende knop, folgjende side, ûndersteande keppeling, ûndersteande knop, ûndersteande side, keppeling
    hjirûnder, knop hjirûnder, link hjirûnder, op de knop hjirûnder, op de knop te klikken, op de keppeling hjirûnder,
    op de keppeling te klikken, folgje de keppeling, folgje de link, folgje de side, folgje dizze keppeling, folgje
    dizze link, folgje dizze side, folgje de folgjende keppeling, folgje de folgjende link, folgje de folgjende side,
    iepenje de keppeling, iepenje de link, iepenje de side, iepenje dizze keppeling, iepenje dizze link, iepenje dizze
    side, iepenje de folgjende keppeling, iepenje de folgjende link, iepenje de folgjende side, kopiearje de keppeling,
    kopiearje de link, kopiearje de side, kopiearje dizze keppeling, kopiearje dizze link, kopiearje dizze side,
    kopiearje de folgjende keppeling, kopiearje de folgjende link, kopiearje de folgjende side, brûk de keppeling, brûk
    de link, brûk de side, brûk dizze keppeling, brûk dizze link, brûk dizze side, brûk de folgjende keppeling, brûk de
    folgjende link, brûk de folgjende side, besykje de keppeling, besykje de link, besykje de side, besykje dizze
    keppeling, besykje dizze link, besykje dizze side, besykje de folgjende keppeling, besykje de folgjende link,
    besykje de folgjende side, wurket de knop net, wurket de keppeling net, as de knop net wurket, plak it yn, plak
    dizze, yn jo adresbalke, yn de adresbalke
  `,
  onSite: `
    jo pakket, dyn pakket, it pakket, besoarger, besoarging, ôfhelpunt, ophelje by, klear om op te heljen, oan de kassa,
    by de kassa, oan de baly, by de baly, slachbeam, parkearplak*, gastewifi, wifi foar gasten, jo ôfspraak, dyn
    ôfspraak, sikehûs, húsdokter, treinkaartsje, jo kaartsje, ynstapkaart, folchnûmer, wachtkeamer, fideogearkomste,
    online gearkomste, dielnimme oan de gearkomste, gearkomste id
  `,
  matter: `
    hat in bestân mei jo dield, hat in bestân mei dy dield, hat in bestân dield, hat in map mei jo dield, hat in map mei
    dy dield, hat in map dield, hat in dokumint mei jo dield, hat in dokumint mei dy dield, hat in dokumint dield, mei
    jo dield, mei dy dield, dielde map, dield bestân, hat reagearre, nije reaksje, hat jo neamd, hat dy neamd, nij
    berjocht fan, ferlofoanfraach, wachtet op goedkarring, stimme oer, nije taak
  `,
  entryPlace: `
    op de side, yn it finster, op it skerm, yn it fjild, yn it formulier, yn de app, op de webside, op jo apparaat, op
    dyn apparaat, op jo kompjûter, yn jo browser, op jo telefyzje, op jo telefoan, finster iepen, finster wêr't, fjild
    iepen, fjild wêr't, side iepen, side wêr't, skerm iepen, skerm wêr't
  `,
  accountName: "brûkersnamme, brûkersnammen, oanmeldnamme, accountnamme",
  subjectLine: "ûnderwerp fan dit berjocht, ûnderwerp fan dizze e mail, yn it ûnderwerp, ûnderwerprigel",
  outdated: `
    wurket net mear, net langer jildich, net mear jildich, is ferrûn, al brûkt, is al brûkt, foarige koade*, eardere
    koade*, âlde koade*, earste koade, ferfangt de koade, de koade dy't jo ynfierd, ynfierde koade
  `,
  toRead: `
    nei myn account, gean nei jo account, gean nei dyn account, resinte aktiviteit, aktiviteit besjen, apparaten
    beheare, ynternetbankieren, telebankieren, te lêzen, om te besjen, besjoch it berjocht, lês it berjocht
  `,
  fault: "flaterkoade*, flatermelding*, systeemflater*",
  codeWord: "folgjend wurd, dit wurd yn, koadewurd, wachtsin",
  example: "bygelyks, as foarbyld, in berjocht lykas",
  receipt: `
    tank foar jo oankeap, tank foar jo bestelling, tank foar jo betelling, tank foar dyn oankeap, tank foar dyn
    bestelling, tank foar dyn betelling, betelling ûntfongen, betellingsbewiis, kassabon, betelle mei, jo hawwe betelle,
    betelle bedrach, ynklusyf btw, fan jo rekken ôfskreaun, leanstrook
  `,
};
