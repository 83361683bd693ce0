import type { Cues } from "@/lib/mail/cues/types";

export const fil: Cues = {
  code: `
    code mo, iyong code, ang code, code na, kodigo, code sa pag verify, code sa pag sign in, code sa pag log in,
    code ng kumpirmasyon, isang beses na password, isang beses na code, minsanang password, minsanang code,
    pang isahang gamit na code, one time na code, code ay, code para, code sa ibaba, passcode mo,
    numero ng beripikasyon, numero ng kumpirmasyon sa, sikretong code, sikretong numero, pansamantalang code, otp mo,
    iyong otp, code ng pag verify, code ng pagpapatunay, code ng beripikasyon, code sa pag reset, code sa pagbawi
  `,
  maybeCode: `
    pansamantalang password, numero sa ibaba, mga numero, sumusunod na numero, mga digit, digit na numero, iyong pin,
    pin mo, ang numero, mga titik, mga letra, mga karakter, mga simbolo, kombinasyon, pin na ito, sikretong salita,
    salita sa ibaba, pariralang, susi, ang mga sumusunod, digit na code, ang pin, numerong, letrang,
    keypad ng telepono
  `,
  other: `
    order mo, iyong order, numero ng order, order number, numero ng invoice, resibo, bayarin, tracking number,
    numero ng tracking, padala, paghahatid, numero ng booking, reserbasyon, numero ng kaso, sanggunian,
    numero ng customer, numero ng miyembro, numero ng kontrata, numero ng polisiya, numero ng account, numero ng card,
    nagtatapos sa, nagtatapos ang, promo code, discount code, diskwento, kupon, voucher code, regalo, gift code,
    referral code, code ng referral, code ng imbitasyon, code ng error, code ng produkto, postal code, zip code,
    code ng bansa, area code, telepono, tumawag, hotline, halaga, kabuuan, presyo, balanse, kalye, barangay, palapag,
    puntos, bersyon, lungsod, upuan, silid, numero ng metro, numero ng transaksyon, numero ng rehistro, buwis,
    blg ng miyembro, blg. ng miyembro, blg ng order, blg ng account, numero ng reference, numero ng estudyante,
    numero ng empleyado, numero ng pila, numero ng kuwenta, code ng promo, code ng voucher, code ng bangko,
    code ng sangay, code ng status, promo code mo, referral code mo, imbitahan ang kaibigan, mag imbita, bawas, tipid,
    sa checkout, kahera, cart mo, bumili, pagbili, bayad, card na nagtatapos, tiket
  `,
  promo: `
    diskwento*, diskuwento*, may discount, kupon*, gift card*, promo code, espesyal na alok, espesyal na promo,
    mega sale, malaking sale, bagsak presyo, makatipid ngayon, magtipid ngayon, makatipid ng hanggang, sa checkout,
    shopping cart, iyong cart, libreng shipping, libreng delivery, libreng padala, loyalty points, bonus points,
    raffle*, mag-imbita ng kaibigan, imbitahan ang mga kaibigan, imbitahin ang mga kaibigan, i-refer, cashback,
    regalo sa kaarawan, regalo sa birthday, birthday treat, minimum na order, pinakamababang order,
    minimum na halaga ng order, habang may stock, hanggang may stock, habang may supply, i-redeem, mamili na,
    mamili ngayon, bumili na, bilhin na
  `,
  press: `
    isyung ito, sa isyu na ito, sa edisyong ito, sa artikulong ito, basahin pa, magbasa pa, ituloy ang pagbabasa, buong
    artikulo, kolumnista*, post sa blog, mga mambabasa, estadistika*, istatistika*, lingguhang ulat, lingguhang report,
    buwanang ulat, buwanang report, lingguhang buod, buwanang buod, sa karaniwan ay, nakaraang buwan, noong isang
    buwan, mga tala sa release, tala ng mga pagbabago, bagong bersyon, mga inayos na bug, naayos na bug, pag-aayos ng
    bug, pumalya ang test, bigo ang build, webinar*, episode ng podcast, palihan*, mga tip para, mga payo para, ayon sa
    pag-aaral, ipinapakita ng pag-aaral, ayon sa survey, ayon sa isang, alon ng panloloko, dumaraming scam, pahayag sa
    media, mga mananaliksik, nanloloko, ituloy ang pagbasa, artikulo tungkol, survey, talatanungan, opinyon mo
  `,
  business: `
    i verify, pag verify, pagpapatunay, beripikasyon, beripikahin, ma verify, kumpirmahin, kumpirmasyon, i confirm,
    patunayan, mag sign in, pag sign in, mag log in, pag log in, mag login, magrehistro, pagpaparehistro, mag sign up,
    pag sign up, account mo, iyong account, email address mo, password mo, iyong password, i reset, pag reset, mabawi,
    bawiin, pagbawi, seguridad, pagkakakilanlan, i activate, pag activate, bagong device, i unlock, pagtanggal ng
    account, burahin ang account, paglilipat, pag withdraw, beripika, *kumpirma, pagpapalista, magpalista, mag log on,
    i link, ma log in, passwordless, nag login, lipat ng device, palit ng email, mapalitan ang email, bagong phone,
    inimbitahan ka, imbitasyon, idinagdag ka, naka-lock, ikaw ba ito
  `,
  fleeting: `
    mag e expire, mawawalan ng bisa, mapapaso, may bisa, valid sa loob, valid lang, minuto, isang beses,
    huwag ibahagi, huwag ibigay, huwag ipaalam, huwag i share, huwag mong ibahagi, kahit kanino, sinuman,
    hindi kailanman hihingi, hindi namin hihingin, sikreto, lihim, hanggang, lang ito, puwedeng gamitin,
    maaaring gamitin, pwedeng gamitin, minsan lang, mag expire, mage expire, expired na, huwag ipakita, huwag sabihin,
    wag ibigay, wag ibahagi, wag i share, huwag ipasa, sa ibang tao, kaninuman, hindi hihingin, araw lang, oras lang,
    loob ng
  `,
  enter: `
    *ilagay, i enter, ipasok, i type, i paste, kopyahin, gamitin, isulat, ibigay, i input, i encode, itipa, mag type,
    i copy, gumamit, paki type, paki enter, i scan, idikit, isumite, punan, i fill, ipadala ang, pindutin ang walong,
    pindutin ang mga
  `,
  complete: `
    i verify ang email, i verify ang iyong email, i verify ang account, i verify ang iyong account, i verify ang iyong
    pagkakakilanlan, i verify ngayon, kumpirmahin ang email, kumpirmahin ang account, kumpirmahin ang pagpaparehistro,
    kumpirmahin ang pagbabago, kumpirmahin ang pag log in, kumpirmahin ngayon, i confirm ang email, i confirm ang iyong
    email, i confirm ang iyong account, beripikahin ang iyong email, beripikahin ang email, beripikahin ang iyong
    account, patunayan ang iyong email, i activate ang account, i activate ang iyong account, i activate ngayon, i
    reset ang password, i reset ang iyong password, pag reset ng password, gumawa ng password, lumikha ng password,
    itakda ang password, magtakda ng password, palitan ang password, palitan ang iyong password, baguhin ang password,
    baguhin ang iyong password, bagong password, bawiin ang account, i recover ang account, link sa pag verify, link ng
    pagpapatunay, link sa pag log in, link sa pag reset, tanggapin ang imbitasyon, tanggapin ang paanyaya, tingnan ang
    imbitasyon, sumali sa team, sumali ngayon, sumali sa grupo, i unlock ang account, i unlock ang iyong account,
    aprubahan ang pag sign in, aprubahan ang pag log in, aprubahan ang device, ako ito, ako iyon, kumpletuhin ang
    pagpaparehistro, tapusin ang pagpaparehistro, kumpletuhin ang pag sign up, i set up ang account, i set up ang iyong
    account, makumpirma na, makumpirma ang, *ikumpirma ang, pakikumpirma po, kumpirmahin po, kumpirmahin ang inyong,
    kumpirmahin ang aking, kumpirmahin ang iyong, kumpirmahin ang address, kumpirmahin ang subscription, kumpirmahin
    ang pag sign up, paki verify, i verify ang inyong, i verify ang aking, i verify ang address, ma verify ang,
    beripikahin ang inyong, beripikahin ang aking, patunayan ang inyong, patunayan ang pagkakakilanlan, i validate, i
    activate ang inyong, i activate ang aking, buhayin ang account, i reset ang aking, i reset ang inyong, palitan ang
    aking password, baguhin ang aking password, baguhin ang inyong password, magtakda ng bagong, pumili ng password,
    itakda ang iyong password, mabawi ang account, mabawi ang iyong account, bawiin ang iyong account, i recover ang
    iyong account, link sa pagkumpirma, link ng pagkumpirma, link ng kumpirmasyon, link sa pagpapatunay, link sa pag
    sign in, link para mag log in, link para mag sign in, mag log in nang walang password, mag sign in nang walang
    password, isang click na pag log in, tanggapin ang alok na, tanggapin ang inbitasyon, tingnan ang paanyaya, sumali
    sa workspace, sumali sa proyekto, sumali sa koponan, buksan ang naka lock, i unlock ang aking, aprubahan ang
    kahilingan, aprubahan ang login, payagan ang pag log in, payagan ang device, pagkatiwalaan ang device, ako nga ito,
    ako nga iyon, oo ako, ako ang nag log in, ako ang nag sign in, tapusin ang pag sign up, tapusin ang pag set up,
    kumpletuhin ang iyong account, kumpletuhin ang profile, burahin ang account ko, burahin ang aking account,
    tanggalin ang account ko, i delete ang aking account, i delete ang account, kumpirmahin ang pagbura, kumpirmahin
    ang pagtanggal, oo mag subscribe, i claim ang account, sumama sa, email ko ito, buksan ang account, buksan ulit,
    burahin na ang account, pumapayag ako, gusto kong mag subscribe, gumawa ng panibagong password, hayaang makapasok,
    oo ako ito, i-unlock, burahin ang account
  `,
  act: `
    i verify, kumpirmahin, i confirm, beripikahin, patunayan, i activate, tanggapin, aprubahan, payagan, i unlock, i
    reset, sumali, magpatuloy, ituloy, tapusin, kumpletuhin, magsimula, oo, *ikumpirma, makumpirma, pakiverify, i
    validate, i approve, pumayag, i set up, i recover, i restore, gawin ngayon, pagkatiwalaan, simulan, isa pang
    hakbang, huling hakbang, malapit na
  `,
  signIn: `
    mag sign in, mag log in, mag login, buksan ang app, mag log on, pumasok sa account
  `,
  never: `
    mag unsubscribe, i unsubscribe, ihinto ang pagtanggap, mga kagustuhan, mga setting, pamahalaan,
    tingnan sa browser, tingnan online, patakaran sa privacy, mga tuntunin, tulong, suporta, makipag ugnayan,
    mga madalas itanong, sarbey, magbigay ng feedback, i rate, mag review, tingnan ang order, kumpirmahin ang order,
    subaybayan, i track, tingnan ang invoice, magbayad, bayaran, tingnan ang detalye, tingnan ang mga detalye,
    alamin pa, matuto pa, magbasa pa, tingnan lahat, i download, bumili, mamili, ibahagi, i share, sundan kami,
    sumagot, magkomento, tingnan ang aktibidad, tungkol sa amin, mag imbita ng kaibigan, mga larawan,
    tingnan ang album, ayaw ko na, ayaw nang makatanggap, itigil ang, mag opt out, help center, mga tanong,
    tingnan ang resibo, tingnan ang mga produkto, tingnan ang promo, tingnan ang menu, pag unsubscribe, basahin ang,
    basahin pa, bisitahin ang website, mga balita, kasaysayan, i forward, gabay, tumugon, ituloy ang pagbasa,
    sa susunod na lang, bigyan ng bituin, sa artikulo, basahin ang artikulo, suriin ang setting
  `,
  notMe: `
    hindi ikaw, hindi ako, hindi mo hiniling, hindi ka humiling, hindi mo ginawa, hindi mo nakikilala, hindi mo kilala,
    huwag pansinin, balewalain, baliwalain, tanggihan, kanselahin, i cancel, iulat, i report, i secure ang iyong
    account, i block, hindi kayo, hindi po kayo, hindi ka nag, hindi mo sinimulan, hindi mo sinubukan, hindi mo
    inaasahan, wag pansinin, huwag na lang pansinin, huwag nang pansinin, ipagwalang bahala, i ignore, panatilihin ang
    account, i lock, ibang tao, kahina hinala, bawiin ang access, kung hindi ikaw, wala kang kailangang gawin
  `,
  done: `
    ay nabago, nabago na, napalitan na, ay napalitan, ay na reset, na reset na, na update na, na verify na,
    ay na verify, nakumpirma na, ay nakumpirma, na activate na, naidagdag na, ay idinagdag, inalis na, natanggal na,
    na disable na, bagong pag sign in, bagong pag log in, may nag sign in, may nag log in, kaka sign in,
    salamat sa pag verify, salamat sa pagkumpirma, tinanggap ang imbitasyon, sumali na, nabago ang, napalitan ang,
    binago ang, may nag login, nag login ka, bagong login, bagong pag login, kinukumpirma na, natanggap na,
    natanggap namin, nabura na, na lock, naka lock na, na delete na, *tagumpay, *nagawa na
  `,
  here: `
    dito, i click, i tap, pindutin, mag click, ang link, link sa ibaba, sumusunod na link, link na ito, ang button,
    button sa ibaba, pindutan, bisitahin, pumunta sa, kopyahin at i paste, sa browser, paki click, pakiclick, link na
    nasa ibaba, pindutang, link sa itaas, i paste sa, address na ito, url, sumusunod na pahina, kopyahin
  `,
};
