import type { Cues } from "@/lib/mail/cues/types";

export const sq: Cues = {
  code: `
    kodet, kod, kodi, kodin, kodit, kode, fjalëkalim* një përdorimsh*, fjalëkalim* njëpërdorimsh*, numri i
    verifikimit, numri i konfirmimit
  `,
  maybeCode: `
    fjalëkalim* i përkohshëm, shifra, shifror*, çelësi, token*, numri i mëposhtëm
  `,
  other: `
    numri i kontratës, numri i rezervimit, kodi i klientit, numri i referencës, numri i kartës, kodi me vija, kod qr,
    shuma, shumën, rruga, pikë, pikët, në total, numri i porosisë, porosi*, kodi i porosisë, konfirmimi i porosisë,
    faturë*, fatura*, kodi promocional, kodi promo, kodi i zbritjes, zbritje*, kupon*, kodi i kuponit, vauçer*,
    dhuratë*, kodi i referimit, kodi i ftesës, kodi postar, dërges*, pako*, gjurmim*, numri i gjurmimit, kodi i
    gjurmimit, dorëzim*, rezervim*, kodi i rezervimit, referenc*, numri i kërkesës, numri i klientit, kontrat*,
    polic*, numri serial, nipt, nuis, tvsh, numri fiskal, numri i biznesit, kodi i gabimit, telefon*, tel, çmim*,
    totali, bilanc*, që mbaron me, mbaron me, kodi qr, barkod*, kodi burimor, kodi i sjelljes, kodi i produktit, numri
    i llogarisë
  `,
  promo: `
    zbritj*, kupon*, kartë dhuratë, kartë dhurate, karta dhuratë, kartën e dhuratës, kod promocional, kodi
    promocional, promocion*, ofertë speciale, oferta speciale, ofertë ekskluzive, ofertat e javës, ulje çmimesh,
    shitje e jashtëzakonshme, kurse tani, kurseni tani, kurseni deri, në arkë, shporta e blerjeve, shportën tënde,
    shportën tuaj, shportë*, dërgesë falas, transport falas, transporti falas, pikë besnikërie, pikë bonus, pikët
    e besnikërisë, llotari*, short me çmime, fto miqtë, ftoni miqtë, fto një mik, rekomando një mik, dhuratë për
    ditëlindje, dhurata e ditëlindjes, dhuratë ditëlindjeje, porosi minimale, porosia minimale, blerje minimale,
    deri në përfundim të stokut, deri në mbarim të stokut, bli tani, blini tani
  `,
  press: `
    ky numër i buletinit, në këtë botim, në këtë artikull, lexo më shumë, lexoni më shumë, vazhdo leximin,
    vazhdoni leximin, editorialist*, postim në blog, postimi në blog, lexuesit tanë, lexuesve tanë, statistik*,
    raport javor, raporti javor, raport mujor, raporti mujor, përmbledhje javore, përmbledhja javore, mesatarisht,
    në mesatare, muajin e kaluar, muajit të kaluar, shënimet e versionit, lista e ndryshimeve, regjistri i
    ndryshimeve, version i ri, versioni i ri, versionin e ri, gabime të rregulluara, gabimet e rregulluara, testet
    dështuan, uebinar*, episod podkasti, podkast*, këshilla për, studimi tregon, sipas një studimi, sipas
    studimit, sondazh*, valë mashtrimesh, valë e mashtrimeve, njoftim për shtyp, komunikatë për shtyp, studiuesit
  `,
  business: `
    zhblloko*, identifik*, verifik*, konfirm*, vërtet*, autentifik*, autoriz*, mirato*, hyrje*, kyçj*, regjistr*,
    fjalëkalim*, rivendos*, rikuper*, identitet*, siguri*, dy faktor*, llogari*, adres* e email*, adres* email*,
    aktiviz*, pajisj*
  `,
  fleeting: `
    mos e ndaj, mos ndani, i vlefshëm, e vlefshme, vlen për, skado*, skadim*, vlefshëm, vlefshmëri*, minuta*, vetëm
    një herë, mos e ndani, mos ia jepni, mos ia tregoni, askujt, kurrë nuk do, konfidencial*
  `,
  enter: `
    shkruaj, ngjisni, ngjitni, shkruani, vendosni, vendos, futni, fusni, kopjo*, përdor*, shtyp kodin
  `,
  complete: `
    konfirmo* hyrje*, verifiko* e mail*, konfirmo* e mail*, vërteto* llogari*, aktivizo* profil*, rivendosni
    fjalëkalim*, ndërro* fjalëkalim*, lidhj* magjike, lidhj* e aktivizim*, lidhj* për rivendos*, rimerr* hyrje*,
    mirato* pajisj*, pranoj ftes*, konfirmo* email*, konfirmo* adres*, konfirmo* llogari*, konfirmo* regjistrim*,
    konfirmo* abonim*, konfirmo* identitet*, konfirmo* ndryshim*, konfirmo* fshirj*, konfirmimi i email*, konfirmimi i
    llogari*, konfirmim* regjistrim*, verifiko* email*, verifiko* adres*, verifiko* llogari*, verifiko* identitet*,
    verifikim* i email*, verifikimi i llogari*, vërteto* email*, vërteto* identitet*, aktivizo* llogari*, aktivizimi i
    llogari*, rivendos* fjalëkalim*, rivendosja e fjalëkalim*, rikthe* fjalëkalim*, vendos* fjalëkalim*, vendos* një
    fjalëkalim*, cakto* fjalëkalim*, krijo* fjalëkalim*, krijo* një fjalëkalim*, zgjidh* fjalëkalim*, zgjidh* një
    fjalëkalim*, ndrysho* fjalëkalim*, ndryshimi i fjalëkalim*, fjalëkalim* të ri, fjalëkalim* i ri, rikupero*
    llogari*, rimerr* llogari*, prano* ftes*, shiko* ftes*, bashkohu, bashkohuni, zhblloko* llogari*, mirato* hyrje*,
    po jam unë, isha unë, përfundo* regjistrim*, plotëso* regjistrim*, lidhj* për hyrje, lidhj* konfirmim*, lidhj* e
    verifikim*, lidhj* e rivendos*, fshi* llogari*
  `,
  act: `
    konfirmoj, pranoj, mirato, konfirmo, konfirmoni, konfirmim, verifiko, verifikoni, aktivizo, aktivizoni, prano,
    pranoni, zhblloko, rivendos, rivendosni, vazhdo, vazhdoni, lejo
  `,
  signIn: `
    hyr tani, hyrje, hyr, hyni, identifikohu, identifikohuni, kyçu, kyçuni
  `,
  never: `
    na kontaktoni, paguani, mësoni më shumë, lexoni më shumë, detaje*, porositë e mia, përgjigju*, ndihma, çabono*,
    çregjistro*, anulo abonimin, preferenc*, cilësim*, menaxho*, në shfletues*, privatësi*, kushte*, ndihmë*,
    mbështetj*, kontakt*, sondazh*, vlerëso*, gjurmo*, shiko* porosi*, paguaj*, shkarko*, mëso më shumë, lexo më
    shumë, më shumë informacion*, shpërnda*, na ndiqni
  `,
  notMe: `
    nuk e kërkuat, nuk keni krijuar, gabimisht, nuk jam unë, nuk jeni ju, nuk ishit ju, nuk isha unë, nuk e keni
    kërkuar, nuk keni kërkuar, nuk e ke kërkuar, nuk kërkuat, nuk jeni regjistruar, nuk e njihni, shpërfill*, injoro*,
    refuzo*, anulo*, bllok*, siguro* llogari*, dikush tjetër
  `,
  done: `
    keni ndryshuar, është konfirmuar, është aktivizuar, u çaktivizua, u ndryshua, është ndryshuar, u rivendos, u
    përditësua, me sukses, u konfirmua, u verifikua, u aktivizua, hyrje e re, u shtua, u hoq, u fshi
  `,
  here: `
    lidhjen, butonin më poshtë, këtu, kliko*, klikoni*, shtyp*, shtypni, buton*, lidhj*, këtë lidhje, linkun, vizito*,
    shfletues*
  `,
};
