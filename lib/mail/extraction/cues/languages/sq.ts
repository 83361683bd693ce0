import type { Cues } from "@/lib/mail/extraction/cues/types";

export const sq: Cues = {
  code: `
    kodet, kod, kodi, kodin, kodit, kode, fjalëkalim* një përdorimsh*, fjalëkalim* njëpërdorimsh*, numri i verifikimit,
    numri i konfirmimit, kodeve, kodesh, kodi i verifikimit të telefonit, kodi i konfirmimit të porosisë, pin një
    përdorimsh*, fjalëkalim* dinamik*, fjalëkalim* me sms, fjalëkalim* sms, fjala sekrete, fjalë* sekrete, fjala e
    fshehtë, numrin e verifikimit, numrin e konfirmimit, kodi i verifikimit të numrit të telefonit, kodi i sigurisë,
    kodi i hyrjes, fjala e verifikimit, fjala e sigurisë, numri i sigurisë së hyrjes, numri i autorizimit, numri i
    aktivizimit, çelësi i verifikimit, çelësi i aktivizimit, çelësi i sigurisë, çelësi i hyrjes, çelësi njëpërdorimsh*,
    token* i sigurisë, token* i hyrjes, pin i përkohshëm, pin njëpërdorimsh*, pin i sigurisë, fjalëkalim* unik,
    fjalëkalim* për një përdorim, fjalëkalimi i pagesës, fjalëkalimi i transaksionit, fjalëkalimi për pagesën,
    fjalëkalimi për transaksionin, kodi për pagesën, kodi për transaksionin, fjalëkalim një përdorimsh, fjalëkalimi
    njëpërdorimsh, kodi i verifikimit, kodin e verifikimit, kodi i konfirmimit, kodi i identifikimit, kodi i
    aktivizimit, kod njëpërdorimësh, kodi njëpërdorimësh, kodi një herësh, fjalëkalim njëpërdorimësh, kodi i aksesit,
    kodi i rivendosjes, kodi i vërtetimit, kodi i rikuperimit, kodi i çiftimit, kodi i autorizimit, kodi juaj, kodi yt,
    kodi i zhbllokimit, kodi i pajisjes, kodi i regjistrimit, kod i përkohshëm, kodi i përkohshëm, kodi sekret, kodi
    pin, kodi gjashtëshifror, kodi i nënshkrimit, fjalëkalim* për një herë, fjalëkalim* për një përdorim të vetëm,
    fjalëkalim* me një përdorim, fjalëkalim* i vlefshëm një, fjalëkalim* otp, fjalëkalim* verifikimi, fjalëkalim* i
    verifikimit, fjalëkalim* i konfirmimit, çelës* një përdorimsh*, çelës* i përkohshëm, çelës* verifikimi, çelës*
    sigurie, çelës* aktivizimi, çelës* i konfirmimit, çelës* i rikuperimit, çelës* i autorizimit, çelës* konfirmimi,
    çelësin e verifikimit, çelësin e sigurisë, çelësin e aktivizimit, çelësin e konfirmimit, numri i sigurisë, numri i
    vërtetimit, numri i kontrollit, numri sekret, numri i fshehtë, numër verifikimi, numër konfirmimi, numër sigurie,
    numrin e sigurisë, numrin e autorizimit, numrin e aktivizimit, numrin e kontrollit, numrin sekret, numrin e
    fshehtë, shifrat e verifikimit, shifrat e konfirmimit, shifrat e sigurisë, shifrat e kontrollit, shifra verifikimi,
    shifra kontrolli, kombinimi i verifikimit, kombinimi i sigurisë, kombinimi i hyrjes, kombinimi sekret, kombinimin e
    verifikimit, kombinimin e sigurisë, sekuenca e verifikimit, vargu i verifikimit, pin i verifikimit, pin i
    konfirmimit, pin i hyrjes, pini i verifikimit, pini i konfirmimit, pini i hyrjes, pini i përkohshëm, pini i
    sigurisë, pin verifikimi, token* i verifikimit, token* i konfirmimit, token* njëpërdorimsh*, token* i përkohshëm,
    fjalën e verifikimit, fjalën e sigurisë, fjalën sekrete, fjalën e fshehtë, fjala e konfirmimit, fjala e hyrjes,
    kod* konfirmimi, kod* verifikimi, kod* hyrjeje, kod* sigurie, kod* aktivizimi, kod* aprovimi, kod* i aprovimit,
    kod* miratimi, kod* i miratimit, kod* i lidhjes, kod* lidhjeje, kod* i fshirjes, kod* i anulimit, kod* i mbylljes,
    kod* i ndryshimit, kod* i kontrollit, kod* i pagesës së sigurt, kod* i transfertës, kod* dinamik, kod* unik, kod* i
    fshehtë, kod* i pëlqimit, kod* i autentifikimit, kod* një herë, kod* me sms, kod* sms, kod* otp, kodi për hyrje,
    kodi për konfirmim, kodi për verifikim, kodin për konfirmim, kodin për hyrje, numër një përdorimsh*, numër
    njëpërdorimsh*, numri njëpërdorimsh*, numrin njëpërdorimsh*, numër i përkohshëm, numri i përkohshëm, numrin e
    përkohshëm, kombinim njëpërdorimsh*, kodi i transaksionit
  `,
  maybeCode: `
    fjalëkalim* i përkohshëm, shifra, shifror*, çelësi, token*, numri i mëposhtëm, shifrat, shifrave, shkronja,
    shkronjat, karaktere, karakteret, karaktereve, simbole, simbolet, kombinim*, sekuenc*, çelësin, çelës, numrin e
    mëposhtëm, këtë numër, këta numra, numrat e mëposhtëm, pini, pinin, fraza sekrete, fraza kyçe, fjalëkalim* për
    hyrje, fjalët e mëposhtme, gjashtë shifra, katër shifra, tetë shifra, shifrat e mëposhtme, shifrat më poshtë, këto
    shifra, gjashtë shkronja, këto shkronja, shkronjat e mëposhtme, karakteret e mëposhtme, këto karaktere, këto numra,
    numri më poshtë, ky numër, ky kombinim, kjo fjalë, këtë fjalë, fjala e mëposhtme, fjalën e mëposhtme, fjalëkalim*
    fillestar, fjalëkalim* provizor, do t'ju kërkohet, do të kërkohet,
    numrin më poshtë, numri vijues, numrin vijues, numri i dhënë, numrin e dhënë, vargun e mëposhtëm, vargu i mëposhtëm,
    varg shifrash, vargu i shifrave, varg karakteresh, kombinimin e mëposhtëm, kombinimi i mëposhtëm, këtë kombinim,
    kombinimi më poshtë, sekuencën e mëposhtme, këtë sekuencë, çelësi i mëposhtëm, çelësin e mëposhtëm, këtë çelës, ky
    çelës, çelësi juaj, çelësi yt, fjalëkalimi është, fjalëkalimin e mëposhtëm, fjalëkalimi i mëposhtëm, këtë
    fjalëkalim, ky fjalëkalim, fjalëkalim* numerik, pesë shifra, shtatë shifra, nëntë shifra, dhjetë shifra, pesë
    shkronja, katër shkronja, tetë shkronja, gjashtë karaktere, tetë karaktere, gjashtë numra, katër numra, shkronjat më
    poshtë, karakteret më poshtë, numrat më poshtë, shifrat vijuese, i juaji është, i yti është, e juaja është, e jotja
    është, i juaji:, i yti:, e juaja:, e jotja:, ja i juaji, ja i yti, fjala më poshtë, fjalët më poshtë, fraza e
    mëposhtme, frazën e mëposhtme
  `,
  other: `
    kodi i klientit, numri i kartës, kodi me vija, kod qr, shuma, shumën, rruga, pikë, pikët, në total, porosi*, kodi i
    porosisë, faturë*, fatura*, kodi promocional, kodi promo, kodi i zbritjes, zbritje*, kupon*, kodi i kuponit,
    vauçer*, dhuratë*, kodi i referimit, kodi i ftesës, kodi postar, dërges*, pako*, gjurmim*, kodi i gjurmimit,
    dorëzim*, rezervim*, kodi i rezervimit, referenc*, numri i kërkesës, numri i klientit, kontrat*, numri serial,
    nipt, nuis, tvsh, numri fiskal, numri i biznesit, kodi i gabimit, telefon*, tel, çmim*, totali, bilanc*, mbaron me,
    kodi qr, barkod*, kodi burimor, kodi i sjelljes, kodi i produktit, numri i llogarisë, biletë*, bileta, numri i
    dokumentit, deklarat*, numri i çështjes, numri i anëtarit, numri i transaksionit, numri i pasaportës, numri i
    ngjarjes, nui, numri unik, kodi tarifor, tarif*, doganë*, shporta, shportë*, ofert*, promocion*, vlera, vlerë,
    kosto, borxh*, lekë, ftoni mik*, fto një mik, fto mik*, kodi i vendit, kodi i shtetit, kodi i bankës, kodi i degës,
    kodi i daljes, kodi i përgjigjes, kodi i statusit, gabim*, shifrat e fundit, karta që, linja e ndihmës, celular*,
    apartament*, fluturim*, statistik*, kode të dërguar*, kode të konfirmuar*, kode të gjeneruar*, kodeve të dërguar*,
    shkalla e, raporti, mesatare*, besnikëris*, numri i sigurimit, numri amë, kati i, numri i faturës, numri i
    porosisë, numri i rezervimit, numri i biletës, numri i dërgesës, numri i pakos, numri i gjurmimit, numri i
    kontratës, numri i policës, numri i telefonit, numri i referencës, numri i dosjes, numri i vendit, numri i dhomës,
    numri i lotit, numri i targës, numri personal, numri i ankesës, numri i tiketës, numri i matësit, matës*, kodi i
    tërheqjes, kodi i marrjes, kodi i dollapit, kodi i derës, kodi i portës, kodi i dyqanit, kodi i agjentit, kodi i
    partnerit, fjalëkalimi i wifi*, fjalëkalimi i wi fi, katër shifrat e fundit, 4 shifrat e fundit, karta me fund,
    përfundon me, konsum*, leximi i, ulëse*, shkalla, rata e, fitues*, arkë, kupon tatimor, afati i pagesës, policë,
    policës, polica e, policën, mandati i, mandatit, fusha e kërkimit, kutia e kërkimit, numri i sediljes*, numri i
    anëtarësisë*, kodi i transaksionit*, numri i serisë*, numri i riparimit*, numri i protokollit*, numri i pacientit,
    numri i kartelës, kartela mjekësore, numri i nxënësit, numri i studentit, numri i regjistrit, numri i licencës,
    numri i lejes, numri i letërnjoftimit, numri i fluturimit, numri i trenit, numri i autobusit, numri i tavolinës,
    numri i radhës, numri në radhë, numri i dollapit, numri i derës, numri i apartamentit, numri i modelit, numri i
    pjesës, numri i shasisë, numri i celularit, numri i faksit, numri i linjës, numri i abonentit, numri i kuponit,
    numri fitues, numri i lotarisë, numri i shortit, numri i garës, numri i pjesëmarrësit, numri i incidentit, numri i
    raportit, numri i dëmit, numri i vërtetimit të pagesës, numri i mandatit, numri i mandat pagesës, numri i
    aplikimit, numri i seancës, numri i takimit, numri i terminit, numri i punonjësit, numri i sigurimeve, numri i
    barkodit, id e takimit, id ja e takimit, kodi i takimit, fjalëkalimi i takimit, kodi i mbledhjes, fjalëkalimi i
    mbledhjes, kodi i kursit, kodi i lëndës, kodi i klasës, kodi i studentit, kodi i nxënësit, kodi i pacientit, kodi i
    punonjësit, kodi i kontratës, kodi i abonentit, kodi i fluturimit, kodi i artikullit, kodi i lotit, kodi i zonës,
    kodi i ndërtesës, kodi i pallatit, kodi i garazhit, kodi i kasafortës, kodi i drynit, kodi i alarmit, kodi i hyrjes
    së pallatit, kodi i hyrjes në ndërtesë, kodi i korrierit, kodi i dërgesës, kodi i pakos, kodi swift, kodi iban,
    kodi bic, kodi civil, kodi penal, kodi rrugor, kodi etik, kodi i etikës, kodi i veshjes, kodi i hapur, rreshta
    kodi, kodi i defektit, kodi i diagnozës, kodi i ofertës, kodi i partneritetit, kodi i shitësit, kodi i dhuratës,
    kodi dhuratë, kodi i kuponit tatimor, kodi i ngjyrës, targa, targën, llotari*, leximi i matësit, fusha e leximit,
    fushën e leximit, mban numrin, ka numrin, regjistruar me numrin, nën numrin, kur të telefononi, kur na telefononi,
    ankesa, ankesë, ankesën, rasti juaj, rastin tuaj, kod* i artikullit, kod* i furnitorit, kod* i filialit, kod* i
    departamentit, kod* i repartit, kod* i njësisë, kod* i njësisë administrative, kod* i personelit, kod* i punëtorit,
    kod* i profesionit, kod* i punëdhënësit, kod* i paguesit, kod* i kursit, kod* i modulit, kod* i provimit, kod* i
    shkollës, kod* i fakultetit, kod* i degës së studimit, kod* i grupit, kod* i eventit, kod* i aktivitetit, kod* i
    ekipit, kod* i skuadrës, kod* i fshatit, kod* i rajonit, kod* i stacionit, kod* i tarifës, kod* i matësit, kod* i
    kontratës, kod* i shërbimit, kod* i bashkisë, kod* i komunës, kod* i qarkut, kod* i buxhetit, kod* i projektit,
    kod* i modelit, kod* i versionit, kod* i riparimit, kod* i kthimit, kod* i garancisë, kod* i dëmit, kod* i
    materialit, kod* i magazinës, kod* i barit, kod* i ilaçit, kod* i prodhuesit, kod* i kategorisë, kod* i
    institucionit, kod* e produktit, kod* e artikullit, kod* e klientit, kod* e furnitorit, kod* e dyqanit, kod* e
    filialit, kod* e departamentit, kod* e kursit, kod* e lëndës, kod* e klasës, kod* e grupit, kod* e eventit, kod* e
    stacionit, kod* e zonës, kod* e kontratës, kod* e shërbimit, kod* e bankës, kod* e degës, kod* e modelit, kod* e
    projektit, kod* e ngjyrës, kod* e gabimit, kod* e punonjësit, kod* e studentit, kod* e nxënësit, kod* e matësit,
    kod* të produktit, kod* të artikullit, kod* të klientit, kod* të furnitorit, kod* të dyqanit, kod* të filialit,
    kod* të departamentit, kod* të kursit, kod* të lëndës, kod* të klasës, kod* të grupit, kod* të eventit, kod* të
    stacionit, kod* të zonës, kod* të kontratës, kod* të shërbimit, kod* të bankës, kod* të degës, kod* të modelit,
    kod* të projektit, kod* të ngjyrës, kod* të gabimit, kod* të punonjësit, kod* të studentit, kod* të nxënësit, kod*
    të matësit, kod* i qendrës së kostos, kod* i qendrës së provimit, kod* i sallës, kod* i dhomës, kod* i zonës së
    parkimit, kod* i parkimit, kod* i vendparkimit, kod* i zyrës tatimore, kod* i zyrës së tatimeve, kod* i tatimit,
    kod* i veprimtarisë, kod* i veprimtarisë ekonomike, kod* i aktivitetit ekonomik, kod* i nve, kod* i nace, kod* i
    degës së bankës, kod* i thesarit, kod* i ndeshjes, kod* i llojit të pagesës, kod* i doganës, kod* i mallit, kod* e
    qendrës së kostos, kod* e qendrës së provimit, kod* e sallës, kod* e dhomës, kod* e zonës së parkimit, kod* e
    parkimit, kod* e vendparkimit, kod* e zyrës tatimore, kod* e zyrës së tatimeve, kod* e tatimit, kod* e
    veprimtarisë, kod* e veprimtarisë ekonomike, kod* e aktivitetit ekonomik, kod* e nve, kod* e nace, kod* e degës së
    bankës, kod* e thesarit, kod* e ndeshjes, kod* e llojit të pagesës, kod* e doganës, kod* e mallit, kursi me kod,
    lënda me kod, produkti me kod, artikulli me kod, kursi me kodin, lënda me kodin, produkti me kodin, artikulli me
    kodin, projekti me kodin, kod* tatimor, kod* doganor, kod* buxhetor, kod* bankar, kod* ekonomik, numri i
    artikullit, numri i produktit, numri i furnitorit, numri i personelit, numri i punëtorit, fjalëkalim* i wifi ut,
    fjalëkalim* i wi fi ut, fjalëkalim* i wi fi t, fjalëkalim* i wifi, fjalëkalim* i wi fi, fjalëkalim* i wi fi së
    mysafirëve, fjalëkalim* i rrjetit, fjalëkalim* i rrjetit wifi, fjalëkalim* i rrjetit wi fi, fjalëkalim* i rrjetit
    të mysafirëve, fjalëkalim* i zoom, fjalëkalim* i takimit, fjalëkalim* i mbledhjes, fjalëkalim* i konferencës,
    fjalëkalim* i webinarit, fjalëkalim* i internetit, fjalëkalim* e wifi ut, fjalëkalim* e wi fi ut, fjalëkalim* e wi
    fi t, fjalëkalim* e wifi, fjalëkalim* e wi fi, fjalëkalim* e wi fi së mysafirëve, fjalëkalim* e rrjetit,
    fjalëkalim* e rrjetit wifi, fjalëkalim* e rrjetit wi fi, fjalëkalim* e rrjetit të mysafirëve, fjalëkalim* e zoom,
    fjalëkalim* e takimit, fjalëkalim* e mbledhjes, fjalëkalim* e konferencës, fjalëkalim* e webinarit, fjalëkalim* e
    internetit, fjalëkalim* të wifi ut, fjalëkalim* të wi fi ut, fjalëkalim* të wi fi t, fjalëkalim* të wifi,
    fjalëkalim* të wi fi, fjalëkalim* të wi fi së mysafirëve, fjalëkalim* të rrjetit, fjalëkalim* të rrjetit wifi,
    fjalëkalim* të rrjetit wi fi, fjalëkalim* të rrjetit të mysafirëve, fjalëkalim* të zoom, fjalëkalim* të takimit,
    fjalëkalim* të mbledhjes, fjalëkalim* të konferencës, fjalëkalim* të webinarit, fjalëkalim* të internetit, kod* i
    mbledhjes, kod* i takimit, kod* i konferencës, kod* i webinarit, kod* i zoom, kod* e mbledhjes, kod* e takimit,
    kod* e konferencës, kod* e webinarit, kod* e zoom, kod* të mbledhjes, kod* të takimit, kod* të konferencës, kod* të
    webinarit, kod* të zoom, kodi juaj i klientit, kodi i pajtimtarit, kodi i anëtarit, kodi i stafit, kodi i testit,
    kodi i partisë së mallit, kodi i pjesës, kodi i faturës, kodi telefonik i zonës, kodi i monedhës, kodi i valutës,
    kodi i gjendjes, kodi i avarisë, kodi i biletës, kodi i fushatës, kodi i dhurimit, kodi i sëmundjes, kodi i
    recetës, kodi i policës, kodi i ulëses
  `,
  promo: `
    zbritj*, kupon*, kartë dhurate, karta dhuratë, kartën e dhuratës, promocion*, ofertë speciale, oferta speciale,
    ofertë ekskluzive, ofertat e javës, ulje çmimesh, shitje e jashtëzakonshme, kurse tani, kurseni tani, kurseni deri,
    në arkë, shporta e blerjeve, shportë*, dërgesë falas, transport falas, transporti falas, pikë besnikërie, pikë
    bonus, pikët e besnikërisë, llotari*, short me çmime, fto miqtë, ftoni miqtë, fto një mik, rekomando një mik,
    dhuratë për ditëlindje, dhurata e ditëlindjes, dhuratë ditëlindjeje, porosi minimale, porosia minimale, blerje
    minimale, deri në përfundim të stokut, deri në mbarim të stokut, bli tani, blini tani, vetëm sot, ditët e fundit,
    orët e fundit, çmim i ulur, çmime të ulura, dy me një, 1+1 falas, blerja e parë, blerjen e parë, blerja tjetër,
    blerjen tjetër, porosinë e parë, pikë dyfish, mblidh pikë, shto në shportë, sill një mik, dhuratë nga ne, dhurojmë
  `,
  press: `
    ky numër i buletinit, në këtë botim, në këtë artikull, lexo më shumë, lexoni më shumë, vazhdo leximin, vazhdoni
    leximin, editorialist*, postim në blog, postimi në blog, lexuesit tanë, lexuesve tanë, statistik*, raport javor,
    raporti javor, raport mujor, raporti mujor, përmbledhje javore, përmbledhja javore, mesatarisht, në mesatare,
    muajin e kaluar, muajit të kaluar, shënimet e versionit, lista e ndryshimeve, regjistri i ndryshimeve, version i
    ri, versioni i ri, versionin e ri, gabime të rregulluara, gabimet e rregulluara, testet dështuan, uebinar*,
    podkast*, këshilla për, studimi tregon, sipas një studimi, sipas studimit, sondazh*, valë mashtrimesh, valë e
    mashtrimeve, njoftim për shtyp, komunikatë për shtyp, studiuesit, më të lexuarat, intervistë me, shifrat e muajit,
    në shifra, java jote në, muaji yt në, shkalla e suksesit, mirëmbajtje e planifikuar, cenueshm*, si të dalloni, si
    të dallosh, mëso të, episod*, lexo edhe, lexoni edhe, trajnim*, reportazh*, pyetësor*, mendimi juaj, mendimi yt
  `,
  business: `
    zhblloko*, identifik*, verifik*, konfirm*, vërtet*, autentifik*, autoriz*, mirato*, hyrje*, kyçj*, regjistr*,
    fjalëkalim*, rivendos*, rikuper*, identitet*, siguri*, dy faktor*, llogari*, adres* e email*, adres* email*,
    aktiviz*, pajisj*, ju ka ftuar, ju fton, ftesë, ju ka shtuar, bllokuar, emri i përdoruesit, faktori i dytë, dy
    hapa, përfitues*, pagesë online, pagesë në internet, pajisje e re, shfletues i ri, mbyllja e llogarisë, ndryshimi i
    adresës, hyrja e parë, keni harruar, ke harruar, harruat, harrove, qasje*, ftoi, të ka ftuar, të fton,
    dy hapa*, hapi i dytë, hapin e dytë, verifikim i dyfishtë, verifikimi i dyfishtë, vërtetim i dyfishtë, të sigurohemi
    që, të dimë që jeni, të dimë se jeni, të vërtetojmë që, të vërtetojmë se, nënshkrim elektronik, nënshkrimi
    elektronik, nënshkrim digjital, nënshkrimi digjital, nënshkruani, e banking, m banking, bankingu, internet banking,
    mobile banking, përfitues i ri, përfituesin e ri, çiftim*, çifto*, lidhni pajisjen, pajisjen e re, telefon i ri,
    telefonin e ri, ndryshimin e adresës, ndryshimi i numrit, ndryshimin e numrit, ndryshimi i emailit, ndryshimin e
    emailit, mbylljen e llogarisë, fshirja e llogarisë, fshirjen e llogarisë, hyrjen e parë, 3d secure,
    fshirjen e, fshirje e llogarisë, mbyllje e llogarisë,
    pret firmën*, pagesa pret, pagesa është në pritje të, veprimi pret, veprimi është në pritje të, miratim*, aprovim*,
    aprovoni, aprovojeni, aprovoje, përfund* transaksionin, përfund* veprimin, kryer* transaksionin, kryer* veprimin,
    ekzekut* transaksionin, ekzekut* veprimin, lësho* transaksionin, lësho* veprimin, përfundimin e pagesës, përfundimin
    e blerjes, përfundimin e transaksionit, përfundimin e veprimit, kryerjen e pagesës, kryerjen e blerjes, kryerjen e
    transaksionit, kryerjen e veprimit, ekzekutimin e pagesës, ekzekutimin e blerjes, ekzekutimin e transaksionit,
    ekzekutimin e veprimit, lëshimin e pagesës, lëshimin e blerjes, lëshimin e transaksionit, lëshimin e veprimit,
    nënshkrim*, nënshkru*, firmos*, blerje* online, blerje* në internet, blerje* në linjë, pagesa online, pagesën
    online, pagesës online, tentativa të gabuara, tentativa të dështuara, tentativa të pasuksesshme, tentativa të
    shumta, tentativave të gabuara, tentativave të dështuara, tentativave të pasuksesshme, tentativave të shumta,
    përpjekje të gabuara, përpjekje të dështuara, përpjekje të pasuksesshme, përpjekje të shumta, përpjekjeve të
    gabuara, përpjekjeve të dështuara, përpjekjeve të pasuksesshme, përpjekjeve të shumta, orvatje të gabuara, orvatje
    të dështuara, orvatje të pasuksesshme, orvatje të shumta, shumë tentativa, shumë përpjekje, tepër përpjekje,
    bllokimin e, telefonin tuaj të ri, telefonin i ri, kompjuter tuaj të ri, kompjuter i ri, kompjuter e ri, kompjuterin
    tuaj të ri, kompjuterin i ri, kompjuterin e ri, shfletuesin tuaj të ri, shfletuesin i ri, shfletuesin e ri, ndrysh*
    numrin, ndrysh* numrit, ndrysh* emailin, ndrysh* emailit, ndrysh* adresës, ndrysh* telefonin, numri i ri i
    telefonit, numrin e ri, aksesin, aksesit, hyni për herë të parë, lidhjen e telefonit, lidhjen e televizorit, lidhni
    telefonin, lidhni televizorin, lidhni orën, lënë të hapur, lënë hapur, dritarja e hapur, dritarja që keni lënë,
    dritarja që e keni lënë, dritarja që keni hapur, dritaren e hapur, dritaren që keni lënë, dritaren që e keni lënë,
    dritaren që keni hapur, faqja e hapur, faqja që keni lënë, faqja që e keni lënë, faqja që keni hapur, faqen e hapur,
    faqen që keni lënë, faqen që e keni lënë, faqen që keni hapur, skeda e hapur, skeda që keni lënë, skeda që e keni
    lënë, skeda që keni hapur, tërheqj* e parave, tërheqj* e fondeve, tërheqj* parash, pëlqim* prindëror, pëlqim* i
    prindit, pëlqim* e prindit
  `,
  fleeting: `
    e vlefshme, vlen për, skado*, skadim*, vlefshëm, vlefshmëri*, minuta*, vetëm një herë, sekonda, vlen vetëm,
    përdoret vetëm, njëpërdorimsh*, skadon pas, skadon në, skadon për, nuk do të funksionojë, pushon së, e humb
    vlefshmërinë, vlen deri, vlen vetëm një, vlen për një, përdoret një herë, një herë, mund të përdoret vetëm, është
    e vlefshme, është i vlefshëm, dhjetë minuta, pesëmbëdhjetë minuta, gjysmë ore, një çerek ore, vlejnë, vlen vetëm
    një herë, vlen një herë, është i vlefshëm për, i vlefshëm deri, e vlefshme deri, e vlefshme për, i vlefshëm për,
    para se të skadojë, para skadimit, pas skadimit, nuk vlen më, nuk do të vlejë, nuk do të jetë i vlefshëm, bëhet i
    pavlefshëm, anulohet, do të anulohet, pesë minuta, njëzet minuta, tridhjetë minuta, dy minuta, tri minuta, çerek
    ore, një përdorim, përdoret vetëm një, funksionon vetëm, funksionon një herë
  `,
  secret: `
    mos e ndaj, mos ndani, mos e ndani, mos ia jepni, mos ia tregoni, askujt, kurrë nuk do, konfidencial*, mos ua
    jep*, mos ia jep, mos e jepni, mos e trego*, mos e dërgo*, me askënd, askush, palë të treta, sekret*, asnjëherë
    nuk do, nuk do t'ju kërkoj*, është personal, rreptësisht personal, mos ia trego, mos ia dërgo, mos ia dërgoni, mos
    e nda, mos e shpërnda*, me asnjë, asnjërit, nuk do t'jua, nuk jua kërkojmë, nuk ta kërkojmë, kurrë nuk, asnjëherë,
    mbaje për vete, mbajeni për vete, mos ia thuaj, mos ia thoni, mos e thuaj, mos e thoni, mos e zbulo*, mos e
    publiko*, mos e përcill*, mos e dikto*, mos e lexo*, mos e ndaj me, mos ua trego*, mos ua thuaj, mos ua dërgo*,
    mos ia lexo*, asnjë punonjës, asnjë operator, asnjë agjent, askush nga ne, askush nga ekipi, askush nga banka,
    stafi ynë nuk, punonjësit tanë nuk, edhe nëse ju kërkohet, edhe nëse jua kërkojnë, edhe nëse ta kërkojnë, është
    sekret, është konfidencial, vetëm për ju, vetëm për ty, ruajeni për vete, ruaje për vete, mos e ndani me, mos e
    ndaj kodin, mos e ndani kodin, mos ndaj kodin, mos ia zbulo*, mos ia përcill*, mos ua përcill*, mos ua jepni, mos
    ua thoni, mos ia jepni askujt, mos e jep, mos e jep askujt, mos ia trego askujt, mos e transmeto*, mos e bëj
    publik, mos e bëni publik, nuk duhet ndarë, nuk duhet të ndahet, nuk duhet t'i jepet, me askënd tjetër, me persona
    të tjerë, me të tjerë mos, personave të tretë, palëve të treta mos, as punonjësve tanë, as punonjësve të bankës,
    as stafit tonë, as në telefon, mos e thoni në telefon, mos e lexoni në telefon, nuk do ta kërkojmë, nuk e kërkojmë
    kurrë, kurrë nuk e kërkojmë, nuk do t'ju telefonojmë, banka nuk e kërkon, banka nuk do t'ju, ekipi ynë nuk do,
    stafi ynë kurrë, punonjësit tanë kurrë, mbajeni të fshehtë, mbaje të fshehtë, mbajeni sekret, mbaje sekret, kushdo
    që e kërkon, kushdo që jua kërkon
  `,
  enter: `
    shkruaj, ngjisni, ngjitni, shkruani, vendosni, vendos, futni, fusni, kopjo*, përdor*, shtyp kodin, shkruajeni,
    shkruajë, shkruar, fute, futeni, futja e, vendose, vendoseni, jep, jepni, jepeni, shtypni kodin, shtypeni, formoni
    numrin, dikto*, thuaj*, tregojani, skano*, transkripto*, ngjite, ngjis, plotëso*, paraqit*, merr këtë kod, shkruani
    kodin, shkruaj kodin, shkruani këtë, shkruaj këtë, shkruajeni në, fusni kodin, fut kodin, futni kodin, fut këtë,
    vendosni kodin, vendos kodin, vendosni këtë, ngjitni kodin, ngjit, shtypni numrat, tregoji, lexoji, lexojani,
    përgjigju me, përgjigjuni me, në fushën, në kutinë, në kuti, në ekran, në televizor, kthehu te aplikacioni,
    kthehuni te aplikacioni, do t'ju duhet, do të të duhet, ju duhet, të duhet kodi,
    shkruaje, shkruajeni aty, vendosni aty, futeni aty, vendosja, futja, shkrimi, mjafton të vendosni, mjafton të
    shkruani, të shkruani, të vendosni, të fusni, të shtypni, shtypni, shtyp, duhet shkruar, duhet vendosur,
    do t'ju kërkojë, do të kërkojë, kërkon katër, kërkon gjashtë, do t'ju kërkohet, do të kërkohet,
    shkruajeni këtë, shkruani numrin, shkruaj numrin, shkruani shifrat, shkruaj shifrat, shkruajeni te, shkruaje te,
    shkruaje në, shkruajeni këtu, shkruhet, të shkruash, të shkruajë, duke shkruar, shkruash, shtypni këtë, shtyp këtë,
    shtype, shtypni shifrat, shtyp shifrat, shtyp numrin, shtypni numrin, shtypet, duke shtypur, të shtypësh, fut
    numrin, futni numrin, fusni numrin, fut shifrat, fusni shifrat, fusni këtë, futni këtë, futet, të fusësh, të fusë,
    duke futur, vendos numrin, vendosni numrin, vendosni shifrat, vendos shifrat, vendos këtë, vendoset, vendosësh, duke
    vendosur, hidhni kodin, hidh kodin, hidheni, ngjiteni, ngjisni kodin, ngjitni këtë, ngjit kodin, ngjit këtë, plotëso
    kodin, plotësoni kodin, plotësoni fushën, plotëso fushën, rishkruaj, rishkruani, rishkruajeni, dikto kodin, diktoni
    kodin, thoni kodin, thuaj kodin, thuani, na tregoni, na trego, tregoni kodin, trego kodin, tregojini, na jepni, na
    jep, jepni kodin, jep kodin, jepjani, lexo kodin, lexoni kodin, lexojini, na lexoni, paraqitni kodin, paraqit kodin,
    na dërgoni kodin, na dërgo kodin, ktheni kodin, na ktheni, përgjigjuni këtij, përgjigju këtij, konfirmo me,
    konfirmoni me, konfirmojeni me, konfirmoje me, mirato me, miratoni me, miratojeni me, miratoje me, aprovo me,
    aprovoni me, aprovojeni me, nënshkruaj me, nënshkruani me, nënshkruajeni me, firmos me, firmosni me, autorizo me,
    autorizoni me, autorizojeni me, zhblloko me, zhbllokoni me, zhbllokojeni me, verifiko me, verifikoni me, hyr me,
    hyni me, identifikohuni me, identifikohu me, kërkohet në hapin, kërkohet kodi, kërkohet numri, kërkohen, do të
    kërkohen, do t'ju kërkohen, të kërkohet, ju kërkohet, ju kërkon, të kërkon, ju kërkojnë, kërkon kodin, kërkon
    numrin, kërkon një kod, kërkon një numër, kërkon pesë, kërkon tetë, do të kërkojmë, do t'ju kërkojmë, do të të
    kërkojë, kur t'ju kërkohet, kur të kërkohet, kur ju kërkohet, kur ta kërkojë, kur jua kërkon, do t'ju pyesë, do të
    të pyesë, ju pyet, ju nevojitet, do t'ju nevojitet, të nevojitet, do të të nevojitet, nevojitet kodi, do të duhet,
    duhet të shkruani, duhet të vendosni, duhet të futni, duhet të fusni, duhet të shkruash, duhet të vendosësh, mjafton
    të shkruash, mjafton të vendosësh,
    na shkruani kodin, na diktoni, na thoni, na thuaj, na ktheni kodin, duke kopjuar, duke ngjitur, duke plotësuar, duke
    iu përgjigjur, ta kërkojë, ta kërkon, jua kërkojë, jua kërkon, e kërkon, e kërkojë, t'jua kërkojë, t'jua kërkojnë,
    ta kërkojnë,
    kërkohet,
    regjistroni kodin, shënoni kodin, shënoni numrin, shënoni shifrat, shëno kodin, shëno numrin, shëno shifrat,
    shënojeni kodin, shënojeni numrin, shënojeni shifrat, shënojeni në, zgjidh* shifrat, prek* shifrat, kliko* shifrat,
    zgjidh* numrin që, prek* numrin që, shtyp* tastet, përgjigj* duke, përgjigj* me kodin, përgjigj* me numrin,
    përgjigj* me këtë, dërgo* kodin, dërgo* shifrat, dërgo* këtë kod, kthe* kodin, kthe* shifrat, kthe* këtë kod,
    vazhdo* me kodin, vazhdo* me këtë kod, vazhdo* me shifrat, përfundo* me kodin, përfundo* me këtë kod, përfundo* me
    shifrat, mbyll* me kodin, mbyll* me këtë kod, mbyll* me shifrat, aktivizo* me kodin, aktivizo* me këtë kod,
    aktivizo* me shifrat, autorizo* me kodin, autorizo* me këtë kod, autorizo* me shifrat, firmos* me kodin, firmos* me
    këtë kod, firmos* me shifrat, operatorit tonë, operatorit kodin, agjentit tonë, agjentit kodin, këshilltarit tonë,
    këshilltarit kodin, konsulentit tonë, konsulentit kodin, i thoni këshilltarit, i tregoni këshilltarit, i lexoni
    këshilltarit, lexo* shifrat, lexo* operatorit, lexo* agjentit, lexo* me zë, trego* shifrat, trego* operatorit,
    trego* agjentit, trego* me zë, jep* shifrat, jep* operatorit, jep* agjentit, jep* me zë, thoni shifrat, thoni
    operatorit, thoni agjentit, thoni me zë, komuniko* shifrat, komuniko* operatorit, komuniko* agjentit, komuniko* me
    zë, komuniko* kodin, lexojeni, tregojeni, thojeni, kthehu* në aplikacion*, kthehu* te faqja, kthehu* në faqen,
    kthehu* te dritarja, kthehu* në dritaren, rikthehu* në aplikacion*, rikthehu* te faqja, rikthehu* në faqen,
    rikthehu* te dritarja, pasi ta vendosur, pasi ta futur, pasi të vendosur, pasi të futur, pasi ta keni vendosur, pasi
    ta keni futur, pasi të keni vendosur, pasi të keni futur, sapo ta vendosur, sapo ta futur, sapo të vendosur, sapo të
    futur, sapo ta keni vendosur, sapo ta keni futur, sapo të keni vendosur, sapo të keni futur, kur ta vendosur, kur ta
    futur, kur të vendosur, kur të futur, kur ta keni vendosur, kur ta keni futur, kur të keni vendosur, kur të keni
    futur, duke e vendosur, duke e futur, duke e ngjitur, duke e lexuar, konfirmo* pagesën me kodin, konfirmo* pagesën
    me këtë kod, konfirmo* transfertën me kodin, konfirmo* transfertën me këtë kod, konfirmo* transferimin me kodin,
    konfirmo* transferimin me këtë kod, konfirmo* blerjen me kodin, konfirmo* blerjen me këtë kod, konfirmo*
    transaksionin me kodin, konfirmo* transaksionin me këtë kod, konfirmo* hyrjen me kodin, konfirmo* hyrjen me këtë
    kod, konfirmo* ndryshimin me kodin, konfirmo* ndryshimin me këtë kod, konfirmo* veprimin me kodin, konfirmo*
    veprimin me këtë kod, mirato* pagesën me kodin, mirato* pagesën me këtë kod, mirato* transfertën me kodin, mirato*
    transfertën me këtë kod, mirato* transferimin me kodin, mirato* transferimin me këtë kod, mirato* blerjen me kodin,
    mirato* blerjen me këtë kod, mirato* transaksionin me kodin, mirato* transaksionin me këtë kod, mirato* hyrjen me
    kodin, mirato* hyrjen me këtë kod, mirato* ndryshimin me kodin, mirato* ndryshimin me këtë kod, mirato* veprimin me
    kodin, mirato* veprimin me këtë kod, aprovo* pagesën me kodin, aprovo* pagesën me këtë kod, aprovo* transfertën me
    kodin, aprovo* transfertën me këtë kod, aprovo* transferimin me kodin, aprovo* transferimin me këtë kod, aprovo*
    blerjen me kodin, aprovo* blerjen me këtë kod, aprovo* transaksionin me kodin, aprovo* transaksionin me këtë kod,
    aprovo* hyrjen me kodin, aprovo* hyrjen me këtë kod, aprovo* ndryshimin me kodin, aprovo* ndryshimin me këtë kod,
    aprovo* veprimin me kodin, aprovo* veprimin me këtë kod, autorizo* pagesën me kodin, autorizo* pagesën me këtë kod,
    autorizo* transfertën me kodin, autorizo* transfertën me këtë kod, autorizo* transferimin me kodin, autorizo*
    transferimin me këtë kod, autorizo* blerjen me kodin, autorizo* blerjen me këtë kod, autorizo* transaksionin me
    kodin, autorizo* transaksionin me këtë kod, autorizo* hyrjen me kodin, autorizo* hyrjen me këtë kod, autorizo*
    ndryshimin me kodin, autorizo* ndryshimin me këtë kod, autorizo* veprimin me kodin, autorizo* veprimin me këtë kod,
    nënshkru* kontratën me, nënshkru* dokumentin me, firmos* kontratën me, firmos* dokumentin me, zhblloko* llogarinë
    me, zhblloko* kartën me, konfirmohet me, miratohet me, nënshkruhet me, zhbllokohet me, daktilografo*, shkronjëzo*,
    trego* kodin, shfaq* kodin, ngjitjen e kodit, shkrimin e kodit, vendosjen e kodit, futjen e kodit
  `,
  complete: `
    konfirmo* hyrje*, verifiko* e mail*, konfirmo* e mail*, vërteto* llogari*, aktivizo* profil*, ndërro* fjalëkalim*,
    lidhj* magjike, lidhj* e aktivizim*, lidhj* për rivendos*, rimerr* hyrje*, mirato* pajisj*, konfirmo* email*,
    konfirmo* adres*, konfirmo* llogari*, konfirmo* regjistrim*, konfirmo* abonim*, konfirmo* identitet*,
    konfirmo* ndryshim*, konfirmo* fshirj*, konfirmimi i email*, konfirmimi i llogari*, konfirmim* regjistrim*,
    verifiko* email*, verifiko* adres*, verifiko* llogari*, verifiko* identitet*, verifikim* i email*,
    verifikimi i llogari*, vërteto* email*, vërteto* identitet*, aktivizo* llogari*, aktivizimi i llogari*,
    rivendos* fjalëkalim*, rivendosja e fjalëkalim*, rikthe* fjalëkalim*, vendos* fjalëkalim*, vendos* një fjalëkalim*,
    cakto* fjalëkalim*, krijo* fjalëkalim*, krijo* një fjalëkalim*, zgjidh* fjalëkalim*, zgjidh* një fjalëkalim*,
    ndrysho* fjalëkalim*, ndryshimi i fjalëkalim*, fjalëkalim* të ri, fjalëkalim* i ri, rikupero* llogari*,
    rimerr* llogari*, prano* ftes*, shiko* ftes*, bashkohu, bashkohuni, zhblloko* llogari*, mirato* hyrje*, po jam unë,
    isha unë, përfundo* regjistrim*, plotëso* regjistrim*, lidhj* për hyrje, lidhj* konfirmim*, lidhj* e verifikim*,
    lidhj* e rivendos*, fshi* llogari*, vërtetuar që kjo, vërtetuar adres*, vërtetuar llogari*, vërtetuar email*,
    konfirmuar adres*, konfirmuar email*, konfirmuar llogari*, konfirmuar regjistrim*, konfirmuar që,
    verifikuar adres*, verifikuar email*, verifikuar llogari*, verifikuar identitet*, aktivizuar llogari*,
    vërteto* adres*, vërteto* që, konfirmo* që, konfirmo* e re, konfirmo* pajisj*, konfirmo* kërkes*,
    konfirmo* fjalëkalim*, konfirmimi i adres*, konfirmimi i hyrj*, konfirmimi i identitet*, konfirmimi i abonim*,
    udhëzime ripohim*, ripoho*, ripohim* llogari*, verifikimi i adres*, verifikimi i identitet*, aktivizimi i profil*,
    ricakto* fjalëkalim*, ricaktim* fjalëkalim*, ndryshuar fjalëkalim*, përditëso* fjalëkalim*, rikthe* hyrje*,
    rikthe* llogari*, rifito* qasj*, rikuperimi i llogari*, prano* dhe bashkohu*, hap* ftes*, shkyç* llogari*, shkyçj*,
    zhbllokim* llogari*, zhbllokuar llogari*, lejo* hyrje*, lejo* qasj*, mirato* kërkes*, beso* pajisj*, ky jam unë,
    kjo është adresa ime, kjo adresë është e imja, ky është emaili im, më lër të hyj, përfundimi i regjistrim*,
    përfunduar regjistrim*, plotësuar regjistrim*, përfundo* konfigurim*, hyrje me një klik*, hyr me një klik*,
    hyrje pa fjalëkalim*, hyni pa fjalëkalim*, lidhj* njëpërdorimsh*, lidhj* hyrje*, lidhj* e konfirmim*,
    lidhj* e hyrj*, fshirj* e llogari*, fshi* përgjithmonë, po më abono*, abonohu në, dua të marr, jam unë,
    hap llogarinë, konfirmo* se, konfirmo* pagesën e, konfirmo* transfert*, konfirmo* transaksion*, konfirmo* veprim*,
    konfirmo* mbyllj*, konfirmo* qasj*, konfirmo* anëtarësi*, konfirmo* emrin, konfirmo* kutinë, verifiko* pajisj*,
    verifiko* që, verifiko* kutinë, vërteto* se, vërteto* regjistrim*, aktivizo* kart*, aktivizo* hyrj*,
    aktivizo* qasj*, aktivizo* abonim*, aktivizo* anëtarësi*, krijo* një fjalëkalim të ri, zgjidh* një tjetër,
    zgjidh* një të ri, vendos* një të ri, pin i ri, pin të ri, rikthe* qasj*, rimerr* qasj*, rihap* llogari*,
    hyni përsëri, hyr përsëri, lidhj* personale, lidhj* unike, lidhj* e sigurt, lidhj* të sigurt, lidhj* e ftesës,
    lidhj* ftese, lidhj* për konfirm*, lidhj* për verifik*, lidhj* për aktiviz*, link* magjik, link* i konfirm*,
    link* i verifik*, link* i aktiviz*, linkun e konfirm*, linkun e verifik*, linkun e aktiviz*, pa fjalëkalim,
    me një klik, vazhdo në shfletues, vazhdoni në shfletues, vazhdo regjistrimin, vazhdoni regjistrimin,
    përfundo profilin, plotëso profilin, plotësoni profilin, prano dhe vazhdo, pranoni dhe vazhdoni, prano kërkesën,
    hyr në ekip, bashkohu me ekipin, bashkohuni me ekipin, bashkohu me grupin, dua të bashkohem, dua të marr pjesë,
    po pranoj, po konfirmoj, po lejo, po lejoje, po autorizo, po fshije, po fshi, po e imja, po jam, po isha unë,
    po dua, lejo pajisj*, lejo këtë, lejoni këtë, autorizo* pajisj*, autorizo* pagesë*, autorizo* transfert*,
    autorizo* hyrj*, mirato* pagesë*, mirato* transfert*, mirato* transaksion*, mirato* këtë, beso këtë pajisje,
    lidh pajisjen, lidhni pajisjen, shto pajisjen, zhblloko* hyrj*, zhblloko* qasj*, riaktivizo*, fshi të dhënat,
    fshini të dhënat, fshi përfundimisht, mbyll llogari*, mbyllni llogari*, më regjistro, më shto, më abono,
    ricaktimin e fjalëkalim*, ricaktimi i fjalëkalim*, ricaktohet fjalëkalim*, ricaktoni fjalëkalim*,
    aktivizoni përdoruesin, aktivizoni llogari*, zgjidhni një fjalëkalim, ndryshimin e fjalëkalim*,
    aktivizimin e llogari*,
    rikthe aksesin, rikthe hyrjen, rikthe llogarinë, riktheni aksesin, riktheni llogarinë, hyr me këtë lidhje, hyni me
    këtë lidhje, hyr me këtë link, hyni me këtë link, është pajisja ime, është telefoni im, pajisja është imja, dua të
    abonohem, dua të regjistrohem, lidh llogarinë, lidhni llogarinë, pranoni ftesën këtu, pranoni ftesën, pranosh
    ftesën, pranimi i ftesës, duke pranuar ftesën, zhbllokoni llogarinë, zhblloko llogarinë, zhblloko hyrjen, zhbllokoni
    hyrjen, zhbllokimi i llogarisë, rinovo fjalëkalimin, rinovoni fjalëkalimin, caktoni fjalëkalimin, caktoni një
    fjalëkalim, cakto një fjalëkalim, vendosni një fjalëkalim, vendos një fjalëkalim, zgjidhni fjalëkalimin, krijoni
    fjalëkalimin, krijoni një fjalëkalim, krijo fjalëkalimin, ndryshoni fjalëkalimin, rivendosni fjalëkalimin, mbyll
    llogarinë time, konfirmo mbylljen, konfirmoni mbylljen, konfirmoni fshirjen, aktivizoni kartën, aktivizo hyrjen,
    aktivizoni hyrjen, aktivizo profilin, aktivizoni profilin, bashkohu me projektin, bashkohuni me grupin, miratoni
    hyrjen, miratoni pajisjen, mirato pajisjen, autorizoni pajisjen, lejoni hyrjen, konfirmo pajisjen, konfirmoni
    pajisjen, përfundoni regjistrimin, plotësoni regjistrimin, konfirmoni abonimin, konfirmoni ndryshimin, konfirmoni
    identitetin
  `,
  act: `
    konfirmoj, pranoj, mirato, konfirmo, konfirmoni, konfirmim, verifiko, verifikoni, aktivizo, aktivizoni, prano,
    pranoni, zhblloko, rivendos, rivendosni, vazhdo, vazhdoni, lejo, vërteto, vërtetoni, vërtetuar, konfirmuar,
    verifikuar, aktivizuar, aktivizim, verifikim, bashkohu, bashkohuni, përfundo, përfundoni, plotëso, fillo, filloni,
    lejoni, autorizo, autorizoni, miratoni, zhbllokoni, jam dakord, edhe një hap, hapi i fundit, gati mbaruam, miratoj,
    autorizoj, lejoj, zhbllokim, një hap më shumë, edhe një klik, një klik larg, një hap larg, mbetet vetëm, pothuajse
    gati, gati gati, le të fillojmë, pranim
  `,
  signIn: `
    hyrje, hyr, hyni, identifikohu, identifikohuni, kyçu, kyçuni, hyj, të hysh, hyje, kyçe, futu, futuni, hap
    aplikacion*, hapni aplikacion*
  `,
  never: `
    paguani, mësoni më shumë, lexoni më shumë, detaje*, porositë e mia, përgjigju*, ndihma, çabono*, çregjistro*, anulo
    abonimin, preferenc*, cilësim*, menaxho*, privatësi*, kushte*, ndihmë*, mbështetj*, kontakt*, sondazh*, vlerëso*,
    gjurmo*, shiko* porosi*, paguaj*, shkarko*, mëso më shumë, lexo më shumë, më shumë informacion*, shpërnda*, na
    ndiqni, shiko në shfletues*, shikoje në shfletues*, hape në shfletues*, hapni në shfletues*, versioni online,
    versioni në ueb, hiq dorë nga, mos më dërgo*, nuk dua të marr, njoftime*, pyetje të shpeshta, pyetjet e shpeshta,
    politika*, rregullat, lajme*, blog*, dokumentacion*, udhëzues*, katalog*, faqja kryesore, rreth nesh, shiko të
    gjitha, shihni të gjitha, ngarkoni, blej*, blini, dyqan*, ndaj me, ndajeni, rezervo*, porosit, porositni, abonim*,
    koment*, opinioni, ndrysho preferencat, ndryshoni preferencat, menaxho abonimin, nuk dua më, ndalo njoftimet,
    çaktivizo njoftimet, shiko në internet, versionin online, gjurmo porosinë, gjurmo pakon, gjurmoni dërgesën, gjendja
    e porosisë, statusi i porosisë, shiko faturën, shikoni faturën, shkarko faturën, shiko kuponin, paguaj faturën,
    paguaj tani, shiko raportin, shikoni raportin, raporti i plotë, shiko statistikat, lexo artikullin, lexoni
    artikullin, shiko aktivitetin, kontrollo aktivitetin, plotëso pyetësorin, plotësoni pyetësorin, plotëso sondazhin,
    lër një vlerësim, na thuaj, qendra e ndihmës, përfito, përfitoni, shiko ofertën, shiko ofertat, blej tani, bli
    tani, shto në kalendar, konfirmo takimin, konfirmo rezervimin, konfirmo porosinë, konfirmo praninë, ndrysho
    takimin, anulo takimin, si të vini, fto një mik, shiko tiketën, shiko regjistrin, ndiq porosinë, ndiqni porosinë,
    ndiq dërgesën, ndiqni dërgesën, karta e hipjes, kartën e hipjes, shiko rezervimin, shikoni rezervimin, menaxho
    rezervimin, ndrysho rezervimin, anulo rezervimin, shiko biletat, shikoni biletat, shiko biletën, shkarko biletat,
    shkarko biletën, ndrysho terminin, anulo terminin, bashkohu në takim, bashkohuni në takim, hap raportin, hapni
    raportin, shiko faturat, shiko transaksionet, shiko lëvizjet, shiko hartën, shiko katalogun, shiko produktin, shiko
    videon, shiko fotot, shiko rezultatet, kthe produktin, shiko bisedën, shiko njoftimin, shto në axhendë, ndrysho
    dorëzimin, ndrysho orarin e dërgesës, përditëso të dhënat e pagesës, ndrysho kartën, rinovo tani, apliko tani,
    përdor kuponin, përdor kodin, fto miqtë, merr aplikacionin, cakto një takim, hyr në takim
  `,
  notMe: `
    nuk e kërkuat, nuk keni krijuar, gabimisht, nuk jam unë, nuk jeni ju, nuk ishit ju, nuk isha unë, nuk e keni
    kërkuar, nuk keni kërkuar, nuk e ke kërkuar, nuk kërkuat, nuk jeni regjistruar, nuk e njihni, shpërfill*, injoro*,
    refuzo*, anulo, anuloni, anulojeni, anulojë, siguro* llogari*, blloko, bllokoni, bllokoje, nuk je ti, nuk ishe ti,
    nuk je regjistruar, nuk e kërkove, nuk e bëre, nuk e keni bërë, nuk e bëtë, nuk e prisnit, nuk e prisje, nuk e
    iniciuat, mos bëj asgjë, mos bëni asgjë, mos e përfill*, mos i kushto*, fshije këtë, fshini këtë, mbro llogari*, në
    qoftë se nuk, nëse nuk ishit ju, jo faleminderit, nuk isha, nuk e bëra, nuk e njoh, nuk e kërkova, nëse nuk jeni ju,
    nëse nuk je ti, nuk ke kërkuar, s'e ke kërkuar, nuk e pritët, asnjë veprim, nuk duhet të bëni asgjë, nuk duhet të
    bësh asgjë, nuk ka nevojë të, nuk do të ndodhë asgjë, asgjë nuk do të ndryshojë, asgjë nuk ndryshon, mund ta
    shpërfill*, mund ta injoro*, thjesht injoro*, fshijeni këtë, dikush ka gabuar, ka gabuar adresën, na njoftoni, na
    njofto, na telefononi menjëherë, mbroni llogarinë, blloko kartën, bllokoni kartën, blloko llogarinë, refuzo ftesën,
    refuzo hyrjen, mos e lejo, mos lejo, anulo kërkesën, anulo ndryshimin, kthe mbrapsht, nëse dikush tjetër, nuk u
    përpoqët, nuk po përpiqeni, nuk është e juaja, nuk është e jotja, kërkesa nuk vjen, nuk e keni autorizuar, nuk keni
    autorizuar, nuk e keni urdhëruar, nuk keni hyrë ju, nuk e bëtë ju, nuk e keni bërë ju, nuk e njeh, nuk njihni këtë,
    nuk është llogaria juaj, nuk është llogaria jote, nuk ju përket, nuk të përket, nuk keni bërë, nuk e ke bërë, nuk
    provuat, nuk u përpoqe, nuk jeni përpjekur, nuk po përpiqesh, nuk e filluat, nuk e keni filluar, nuk e autorizuat,
    nuk e krijuat, nuk e keni krijuar, nuk e ndryshuat, pa dijeninë tuaj, dikush tjetër mund të ketë, është një gabim,
    nëse është gabim, nëse kjo është gabim, hiqni adresën tuaj, hiq adresën time, hequr adresën tuaj, çaktivizoni
    llogarinë, çaktivizo llogarinë, ngrini llogarinë, fjalëkalimin menjëherë, fjalëkalimin tuaj menjëherë, fjalëkalimin
    sa më shpejt, na lajmëroni, na informoni, raportoni aktivitet*, kontaktoni menjëherë, dilni nga të gjitha, zhbëni
    ndryshimin, rekomandojmë të ndrysho*, rishiko* aktivitetin
  `,
  done: `
    keni ndryshuar, është konfirmuar, është aktivizuar, u çaktivizua, u ndryshua, është ndryshuar, u rivendos, u
    përditësua, me sukses, u konfirmua, u verifikua, u aktivizua, hyrje e re, u shtua, u hoq, u fshi, është
    përditësuar, është rivendosur, është shtuar, është hequr, është fshirë, është verifikuar, është çaktivizuar, ka
    ndryshuar, ndryshuat, hyrje nga një, hyrja u krye, pranoi ftesën, iu bashkua, u kyçët nga, faleminderit që
    konfirmuat, u mbyll, u zhbllokua, u krye, u përfundua, u lidh, u miratua, u bë, janë përditësuar, janë ndryshuar, u
    ndryshuan, u përditësuan, është konfirmuar tashmë, është aktive, është aktiv, është i konfirmuar, është i
    verifikuar, kemi përditësuar, kemi ndryshuar, kemi fshirë, kemi mbyllur, vumë re një, u bashkuat, u bashkove, jeni
    pjesë e, faleminderit për konfirmimin, faleminderit për verifikimin, hyrje nga pajisje, fjalëkalimi u ndryshua,
    fjalëkalimi juaj u, fjalëkalimi yt u, jeni çabonuar, je çabonuar, u çabonuat, u çabonove, u çregjistruat, jeni
    çregjistruar, u hoqët nga lista, është hequr nga lista, abonimi juaj u anulua, abonimi juaj është anuluar, abonimi
    yt u anulua, abonimi u anulua, nuk do të merrni më, nuk do të marrësh më
  `,
  here: `
    këtu, kliko*, shtyp*, buton*, lidhj*, vizito*, shfletues*, hape, hapeni, hapni, hap këtë, këtë link, linku*, ndiq*,
    klik, preki, prek, më poshtë, këtë faqe, këtë adresë, kopjo, klikoni këtu, kliko këtu, kliko mbi, klikoni mbi,
    shtypni këtu, shtyp këtu, shtypni butonin, prekni, prek këtu, këtë lidhje, lidhjen e mëposhtme, lidhjen më poshtë,
    hapni lidhjen, hap lidhjen, ndiqni lidhjen, kopjoni lidhjen, kopjo lidhjen, kopjoni adresën, kopjo adresën,
    ngjiteni në shfletues, në shfletuesin tuaj, në shfletuesin tënd, nëse butoni, butoni nuk punon,
    butoni nuk funksionon, butonin më poshtë, butonin e mëposhtëm, adresën e mëposhtme, faqen e mëposhtme,
    faqja vijuese, lidhjen vijuese, adresën vijuese, lidhja vijuese
  `,
  onSite: `
    pako*, paket*, dergese*, dergim*, korrier*, kasaforte*, dollap*, terheq*, sportel*, arke*, recepsion*, dera,
    deren, hyrje nr, hyrja kryesore, te hyrja, wifi, wi fi, takim*, rezervim*, bilet*, radha, tavolin*, porten,
    parking*, garazh*, barriere*, interfon*, shofer*, dry, drynin, kuti celesash, zyra postare, pika e terheqjes,
    zhveshtore*, id e takimit, id ja e takimit, id ja e mbledhjes, id e mbledhjes, id ja e konferencës, id e
    konferencës, numri i mbledhjes, numri i konferencës, kodi i mbledhjes, kodi i konferencës, mbledhje në zoom,
    mbledhja në zoom, thirrje zoom, mbledhje teams, google meet, mbledhje online, mbledhje virtuale, sallë mbledhjesh,
    salla e mbledhjeve, videothirrj*, video thirrj*, videotelefonat*, videokonferenc*, video konferenc*,
    telekonferenc*, konferencë telefonike, webinar*, uebinar*, lidhuni me telefon, pin i pjesëmarrësit, pin
    pjesëmarrësi, id e pjesëmarrësit, kodi i pjesëmarrësit, numri i pjesëmarrësit, dhoma e pritjes, salla e pritjes,
    citofon*, domofon*, zilja, holli, hollin, lobi, lobin, shkallët, shkallëve, shkallë, parkimi*, vendparkim*,
    ashensor*, kutia e çelësave, kutinë e çelësave, marrja e çelësave, drynit, dryni, bravën, gardërob*, zhveshtor*,
    dhoma e zhveshjes, alarmi*, kasafort*, turniket*, derë rrotulluese, stacion karikimi, stacioni i karikimit, pikë
    karikimi, parkomat*, parkometr*, fotokopj*, te printeri, lavanderi*, lavatriçe*, rrjeti i mysafirëve, rrjetin e
    mysafirëve, rrjeti i të ftuarve, rrjeti pa tel, numri i dhomës, kodi i marrjes, tërhiqni porosinë, gati për t'u
    marrë, postier*, në shtëpi, dorëzim*, numri i radhës, numri i rradhës, numri i pritjes, radhë, arka, konduktor*,
    fatorino*, kontrollor*, hipja në bord, hipje në bord, imbarkim*, portier*, vizita te mjeku, vizitë te mjeku,
    prania juaj, praninë tuaj, konfirmoni praninë, pjesëmarrje*, pjesëmarrja juaj, do të vini, do të vij, mbërritj*,
    ardhja juaj, konfirmoni vizitën, konfirmo vizitën, konfirmimi i vizitës, vizita juaj më, vizita juaj në, kartë
    vizitori, check in, qëndrimi juaj, qëndrimin tuaj, matësi*, kontator*, marrja e mallit, marrjen e mallit, pranimi
    i mallit, ekskursion*, udhëtim shkollor, mbledhja e prindërve, mbledhje prindërish, intervistë pune, rojën, rojës,
    në hotel, dera e, kodi i deres, te porta,
    id e webinarit, id ja e webinarit, numri i webinarit, numri i takimit, bashkohu në takim, bashkohuni në takim,
    bashkohuni me takimin, bashkohuni në mbledhje, hyrja në takim, hyrja në mbledhje, emri i rrjetit, emri i wifi,
    emri i wi fi, rrjeti wifi, rrjeti wi fi, rrjetin wifi, rrjetin wi fi, ssid, wifi për mysafirë, wi fi për
    mysafirë, wifi për klientët, wi fi për klientët, wifi i mysafirëve, interneti për mysafirë, internet për
    mysafirë, rrjeti pa kabllo
  `,
  entryPlace: `
    dritar*, faqe, faqen, faqes, faqja, ekran*, fush*, kuti*, formular*, aplikacion*, shfletues*, sajt*, pajisj*,
    portal*, tablet*, kompjuter*, seksion*, dialog*, bankomat*, dekoder*, chatbot*, terminal*, rresht*, skeda*,
    skede*, televizor*, konsol*, zgjerimi i, ora e mencur, hapesira, hapesiren, vendi i caktuar, vendin e caktuar,
    klient i
  `,
  accountName: `
    emri i përdoruesit, emrin e përdoruesit, emër përdoruesi, emri i llogarisë, nofka, nofkën, emri i profilit, emri i
    lojtarit, id e përdoruesit, pseudonim*, emri për hyrje, përdoruesi:
  `,
  subjectLine: "subjekt*, temën e, titullin e, në titull, rreshti i temës",
  outdated: `
    nuk vlen më, nuk është më i vlefshëm, nuk është më e vlefshme, s'është më i vlefshëm, nuk funksionon më,
    s'funksionon më, nuk punon më, s'vlen më, nuk është më aktiv, nuk mund të përdoret më, nuk pranohet më, ka pushuar
    së, humbi vlefshmërinë, ka humbur vlefshmërinë, është i pavlefshëm, u bë i pavlefshëm, është anuluar, u anulua, e
    kemi anuluar, kemi anuluar, anuluam, është tërhequr, u tërhoq, e tërhoqëm, është revokuar, kodi u bllokua, kodi
    është bllokuar, e bllokuam kodin, është zëvendësuar, u zëvendësua, kodi i mëparshëm, kodin e mëparshëm, kodit të
    mëparshëm, kodet e mëparshme, kodi paraardhës, kodi i vjetër, kodin e vjetër, kodit të vjetër, kodi i parë, kodin
    e parë, kodit të parë, kodi fillestar, kodin fillestar, kodi i mëngjesit, kodin e mëngjesit, kodi i sotëm i
    mëngjesit, kodi i djeshëm, kodin e djeshëm, ai i mëngjesit, ai i djeshëm, dërguar më parë, dërguar më herët,
    dërguar sot në mëngjes, dërguar dje, dërguar në orën, që ju dërguam më, që ju dërguam në, që të dërguam më, që
    dërguam më parë, që morët më parë, kodi ka skaduar, kodi skadoi, kodi juaj ka skaduar, kodi i skaduar, kodin e
    skaduar, ka skaduar tashmë, tashmë ka skaduar, është përdorur tashmë, tashmë është përdorur, është përdorur më
    parë, kodi është përdorur, kodi u përdor, kodi i përdorur, kodin e përdorur, kodi që përdorët, kodi që përdore,
    kodin që përdorët, kodin që përdore, nuk mund të përdoret sërish, nuk mund të përdoret përsëri, nuk mund të
    ripërdoret, harrojeni kodin, harroje kodin, në vend të kodit, në vend të atij, zëvendëson kodin, zëvendëson atë,
    zë vendin e kodit, u përdor për të hyrë, është përdorur për të hyrë, injoroni kodin e mëparshëm, ka skaduar,
    skadoi, u përdor, është përdorur, nuk u përdor,
    kod* që vendosët, kod* që vendose, kod* që futët, kod* që fute, kod* që shkruat, kod* që shkruajtët, kod* që
    shtypët, kod* që dhatë, kod* që keni vendosur, kod* që keni futur, kod* që keni shkruar, kod* që keni shtypur,
    kod* që keni përdorur, kod* që keni dhënë, kod* që ke vendosur, kod* që ke futur, kod* që ke shkruar, kod* që ke
    përdorur, vendosët kodin, futët kodin, shkruat kodin, shtypët kodin, përdorët kodin, kodi u vendos, kodi u fut,
    kodi u pranua, kodi u verifikua, kodi u konfirmua, kodi u shkrua, kodi otp u vendos, kodi otp u fut, kodi otp u
    pranua, kodi otp u verifikua, kodi otp u konfirmua, kodi otp u shkrua, kodi sms u vendos, kodi sms u fut, kodi
    sms u pranua, kodi sms u verifikua, kodi sms u konfirmua, kodi sms u shkrua, kodi pin u vendos, kodi pin u fut,
    kodi pin u pranua, kodi pin u verifikua, kodi pin u konfirmua, kodi pin u shkrua, kodi është vendosur, kodi
    është futur, kodi është pranuar, kodi është verifikuar, kodi është konfirmuar, kodi juaj është vendosur, kodi
    juaj është futur, kodi juaj është pranuar, kodi juaj është verifikuar, kodi juaj është konfirmuar, kodi yt është
    vendosur, kodi yt është futur, kodi yt është pranuar, kodi yt është verifikuar, kodi yt është konfirmuar, u
    pranua kodi, u fut kodi, u verifikua kodi, u përdor kodi, u verifikua me kodin, u konfirmua me kodin, u miratua
    me kodin, u autorizua me kodin, është verifikuar me kodin, është konfirmuar me kodin, kodi i vendosur, kodin e
    vendosur, kodi i futur, kodin e futur, kodi i shkruar nga ju, kodi i vendosur nga ju, kodi i futur nga ju
  `,
  toRead: `
    lexo*, lexoni, shiko*, shikoni, shih*, gjen, gjeni, zbulo*, mëso*, konsulto*, shko te llogaria, shkoni te llogaria,
    shko* në llogari*, shiko* llogarinë, shih* llogarinë, faqja e llogarisë, faqen e llogarisë, portali i klientit,
    portalin e klientit, zona personale, hap* panelin, shko* te paneli, faturat e tua, faturat tuaja, e banking,
    kontrollo* porosinë, kontrollo* rezervimin, kontrollo* detajet, rishiko* aktivitetin, aktiviteti i fundit, çfarë ka
    ndryshuar, menaxho* pajisjet, kontrollo* adresën e dorëzimit, lexo* mesazhin, llogaria ime, hyr në portal,
    rezervimet e mia, hap dokumentin, hap skedarin, mbrojtja e të dhënave
  `,
  plural: "kodet, kodeve",
  fault: "kod gabimi, kodi i gabimit, gabim*, defekt*",
  codeWord: `
    fjala, fjalën, fjalë sekrete, fjala jote, fjala juaj, kjo fjalë, këtë fjalë, fjala e fshehtë, fjalën e fshehtë,
    fjala sekrete, fjalën sekrete, fjala kyç, fjalën kyç, fjalë kyç, fjala kyçe, fjalën kyçe, fjala çelës, fjalën
    çelës, fjala kod, fjalën kod, fjala e kodit, fjala e hyrjes, fjalën e hyrjes, fjala e aksesit, fjala e
    konfirmimit, fjalën e konfirmimit, fjala e verifikimit, fjalën e verifikimit, fjala e sigurisë, fjala e sotme,
    fjala për sot, fjala për hyrje, fjalëkalim* njëpërdorimësh, fjalëkalim* një përdorimësh, fjalëkalim* një herësh,
    fjalëkalim* njëherësh, fjalëkalim* me një përdorim, fjalëkalim* i njëhershëm, fjalëkalimi i ditës, fjalëkalimin e
    ditës, fjalëkalimi i sotëm, fjalëkalimi për sot, parulla, parullën, frazë kalimi, frazëkalim*, fraza e kalimit,
    frazën e kalimit, fraza sekrete, frazën sekrete, fraza e çiftimit, frazën e çiftimit, fraza, frazën, shkronjat,
    këto shkronja, shkronjat e mëposhtme, rrokjet, këto rrokje, vargu i shkronjave, vargun e shkronjave, vargu i
    karaktereve, çelësi, çelësin, çelësi juaj
  `,
  example: `
    për shembull, p sh, psh, bie fjala, shembull:, shembuj:, si shembull, në këtë shembull, kod shembull, kodi
    shembull, shembull kodi, shembull mesazhi, mesazh shembull, duket kështu, duken kështu, duket si kjo, do të duket
    kështu, në formatin, me formatin, i formës, diçka si, një mesazh si, një sms si, mesazhe si, mori një mesazh, mori
    një sms, mora një mesazh, mora një sms, marrë një mesazh, marrë një sms, i erdhi një, më erdhi një, mesazhin e
    mëposhtëm, sms në e mëposhtme, mesazh që thoshte, mesazh që thotë, mesazh ku thuhej, mesazh ku thuhet, mesazh me
    tekstin, mesazhi thoshte, mesazhi thotë, në mesazh shkruhej, në mesazh shkruhet, në mesazh thuhej, mesazh i rremë,
    mesazhe të rreme, mesazh fals, sms e rreme, mashtruesi i, mashtruesi e, mashtruesi kërkoi, viktima, viktimës,
    telefonuesi, i kërkoi kodin, i kërkuan kodin
  `,
  matter: `
    kërkes* për leje, kërkes* për pushim*, pushim vjetor, leje mjekësore, raport mjekësor, raportin e shpenzimeve,
    raport shpenzimesh, rimbursim*, udhëtim pune, orë shtesë, ndërrim turni, ndërrimin e turnit, kërkes* për blerje,
    pret miratimin tuaj, dërguar për miratim, dorëzuar për miratim, dosje e përbashkët, dosja e përbashkët, dosjen e
    përbashkët, skedar i përbashkët, dokument i përbashkët, ndau me ju, ka ndarë me ju, ndau një dosje, akses në dosje,
    gati për shkarkim, transferim* skedarësh, eksporti është gati, kopje rezervë, regjistrimi i mbledhjes,
    bashkëngjitj*, ofertë çmimi, kontratë qiraje, kontratë pune, nënshkruani kontratën, nënshkruani dokumentin, për
    nënshkrim, nënshkrim elektronik, fletëpages*, fletë page, dëftesë, policë sigurimi, policën e sigurimit, komentoi,
    koment i ri, ju përmendi, iu përgjigj komentit, postim i ri, mesazh i ri nga, përgjigje për pyetjen tuaj, lini një
    vlerësim, sondazh*, votim*, pyetësor*, diskutim*, temë e re, mbledhj*, a do të vini, a do të merrni pjesë, lista e
    pritjes, listën e pritjes, u lirua një vend, seminar*, mbledhje me prindërit, rezervim*, vizita juaj, moderator*,
    moderim*, karantin*, recensim*, detyrë e re, detyrë shtëpie, ju është caktuar një detyrë, shtuar në projekt, shtuar
    në server, hapësira e ruajtjes, pothuajse plot, plotësoni profilin tuaj, pakoja juaj, dhurimi juaj, donacion*,
    kërkim i ruajtur, aplikim* për punë, kandidat*, ndau dosjen, ndau skedarin, ndau një skedar, ndau dokumentin, ndau
    një dokument, ka ndarë dosjen, ka ndarë një dosje, ka ndarë një skedar, u nda me ju, ndau me ty, kalendar i
    përbashkët, album i përbashkët, u shtuat në tabelë, u shtuat në kurs, pret miratim nga, në pritje të miratimit, në
    pritje të shqyrtimit, mesazhi u mbajt, tërhiqni mesazhin, tërhiqni postimin, pushimi juaj, leja juaj vjetore,
    shpenzime për miratim, ofertë e re për, pranoni ofertën, nënshkruani marrëveshjen, nënshkrimin e dokumentit, pret
    nënshkrimin tuaj, plotësoni sondazhin, plotësoni pyetësorin, jepni votën, vota juaj, votoni për, komentoi në, koment
    mbi, ju ka përmendur, iu përgjigj postimit, ju është përgjigjur, përgjigje e re, shkarkoni skedarin, shkarko
    skedarin, shkarkoni dokumentin, album fotografik, ftesë kalendari, rendi i ditës, asamblej*, a do të jeni i
    pranishëm, kujtesë për takimin, takimi juaj, porosia juaj u nis, porosia juaj është nisur, porosia juaj u konfirmua,
    porosia juaj u anulua, faleminderit për porosinë, porosi e re, pagesa u krye, pagesa juaj u pranua, pagesa dështoi,
    faturë e papaguar, fatura e papaguar, fatura bashkëngjitur, shihni faturën, paguaj faturën, kujtesë për pagesë,
    rimbursimi juaj, mbetën në shportë, në shportën tuaj, kartë dhuratë, përsëri në gjendje, vlerësoni produktin,
    faleminderit për dhurimin, anëtarësia juaj u rinovua, periudha e provës përfundon, artikull i ri, mesazh privat nga,
    mesazhe të palexuara, ndjekës i ri, filloi t ju ndjekë, kërkesë miqësie, iu bashkua grupit, u largua nga grupi, u
    hoq nga grupi, raporti javor, raporti mujor, statistikat për, problemi u zgjidh, procesi dështoi, certifikata
    skadon, çelës api, rrjedhje të dhënash
  `,
  receipt: `
    kupon fiskal, kuponi fiskal, kuponit fiskal, mandat pagese, dëshmi e pagesës, faleminderit për blerjen,
    faleminderit për blerjen tuaj, ju faleminderit për blerjen, faleminderit për pagesën, pagesa u krye me sukses,
    pagesa u pranua, pagesa juaj u pranua, paguar me kartë, shuma e paguar, përfshirë tvsh, nëntotali, kusuri,
    arkëtar*, kopja e klientit, nuk kërkohet nënshkrim,
    nr i terminalit, numri i terminalit, id e terminalit, terminal id, rrn, aprovimi nr, nr i aprovimit, u debitua,
    është debituar, llogaria juaj u debitua, karta juaj u debitua, karta juaj u përdor për blerje, keni paguar në,
    paguat në, gjendja pas transaksionit, gjendja e disponueshme pas, balanca pas transaksionit, bilanci pas
    transaksionit, kopja e tregtarit, kopje tregtari, paga bruto, paga
    neto, pagë bruto, pagë neto, ndalesat, ndalesa në pagë, kontributet e sigurimeve shoqërore, tatimi mbi pagën
  `,
};
