import type { Cues } from "@/lib/mail/extraction/cues/types";

export const fil: Cues = {
  code: `
    code mo, iyong code, ang code, code na, kodigo, code sa pag verify, code sa pag sign in, code sa pag log in, code
    ng kumpirmasyon, isang beses na password, isang beses na code, minsanang password, minsanang code, pang isahang
    gamit na code, one time na code, code ay, code para, code sa ibaba, passcode mo, numero ng beripikasyon, numero ng
    kumpirmasyon sa, sikretong code, sikretong numero, pansamantalang code, otp mo, iyong otp, code ng pag verify, code
    ng pagpapatunay, code ng beripikasyon, code sa pag reset, code sa pagbawi, ang otp, otp ay, ang inyong otp, inyong
    otp, inyong code, code ninyo, code niyo, code na ito, one time pin, one time password, security code mo,
    verification code mo, login code mo, code sa pag login, code para sa pag login, code para mag log in, code para sa
    pagbabayad, code para sa transaksyon, code ng seguridad, code ng pag log in, code ng pag sign in, code sa pag
    activate, code ng pag activate, code ng awtorisasyon, code ng device, code sa pag apruba, password na isang gamit,
    isang gamit na password, isang gamit na code, minsanang pin, pang isang beses na password, pang isang beses na
    code, numero ng pagpapatunay, numero ng pag verify, password ng transaksyon, password ng bayad, password sa
    pagbabayad, password para sa transaksyon, code para sa bayad, password para sa bayad, code sa pagpapatunay, code sa
    pagpaparehistro, 6 digit na code, anim na digit na code, code sa beripikasyon, kumpirmasyong kodigo, kodigong,
    kodigo na, password na pang isang gamit, pang isang gamit na password, pang isang gamit na pin, password na pang
    isang beses, pin na pang isang gamit, password na isang beses, password na minsanan, password na magagamit nang
    isang beses, lihim na numero, lihim na code, lihim na pin, sikretong pin, numero sa pag verify, numero sa pag
    login, numero ng pag login, numero sa pag sign in, numero sa pag activate, numero ng seguridad, numero sa
    pagpapatunay, token sa pag verify, token sa pag login, minsanang numero, minsanang token, pansamantalang pin code,
    susi sa pag verify, susi sa pagbawi, salita sa pag verify, pin sa transaksyon, pin ng transaksyon, pin sa pag
    verify, pin sa pag activate, code ng pahintulot, code ng pagsang ayon, code ng paglagda, code sa pagpirma, code sa
    pag link, code ng pag link, code sa pag pair, code sa pagbura, code sa pagtanggal, code sa pag unlock, code sa
    paglipat, code sa pagkumpirma, code ng pagkumpirma, code sa email, code sa sms, code sa tv, code ng pag apruba,
    code mula sa, code na ipinadala, code na natanggap, ipinadalang code, natanggap na code, kodigo mo, iyong kodigo,
    kodigo ng pagpapatunay, kodigo sa, dinamikong password, pariralang pangkabit, salitang pangkabit, kodigong
    pangkabit, panseguridad na code, code sa pag access, code sa pagpapatotoo, code sa text, code sa pag apruba ng
    bayad
  `,
  maybeCode: `
    pansamantalang password, numero sa ibaba, mga numero, sumusunod na numero, mga digit, digit na numero, iyong pin,
    pin mo, ang numero, mga titik, mga letra, mga karakter, mga simbolo, kombinasyon, pin na ito, sikretong salita,
    salita sa ibaba, pariralang, susi, ang mga sumusunod, digit na code, ang pin, numerong, letrang,
    keypad ng telepono, anim na numero, apat na numero, anim na digit, apat na digit, 6 na numero, 6 na digit,
    4 na digit, walong digit, numerong ito, mga numerong ito, numerong nasa ibaba, mga letrang ito, letra at numero,
    mga sumusunod na numero, salitang ito, sumusunod na salita, temporary password, temporary pin, ang password na ito,
    pin code mo, pin ninyo, inyong pin, itong numero, itong mga numero, itong code,
    limang digit, limang numero, walong numero, 8 digit, 8 na digit, 5 digit, 5 na digit, anim na letra,
    anim na karakter, walong karakter, mga numerong nasa, mga digit na ito, mga digit sa, mga letrang nasa,
    kombinasyong ito, kombinasyon sa, pariralang ito, pariralang nasa, salitang nasa, sumusunod na digit,
    sumusunod na letra, sumusunod na karakter, sumusunod na parirala
  `,
  other: `
    order mo, iyong order, numero ng order, order number, numero ng invoice, resibo, bayarin, tracking number, numero
    ng tracking, padala, paghahatid, numero ng booking, reserbasyon, numero ng kaso, sanggunian, numero ng customer,
    numero ng miyembro, numero ng kontrata, numero ng polisiya, numero ng account, numero ng card, nagtatapos sa,
    nagtatapos ang, promo code, discount code, diskwento, kupon, voucher code, regalo, gift code, referral code, code
    ng referral, code ng imbitasyon, code ng error, code ng produkto, postal code, zip code, code ng bansa, area code,
    telepono, tumawag, hotline, halaga, kabuuan, presyo, balanse, kalye, palapag, puntos, bersyon, lungsod, upuan,
    silid, numero ng metro, numero ng transaksyon, numero ng rehistro, buwis, blg ng miyembro, blg. ng miyembro, blg ng
    order, blg ng account, numero ng reference, numero ng estudyante, numero ng empleyado, numero ng pila, numero ng
    kuwenta, code ng promo, code ng voucher, code ng bangko, code ng sangay, code ng status, promo code mo, referral
    code mo, imbitahan ang kaibigan, mag imbita, bawas, tipid, sa checkout, kahera, cart mo, bumili, pagbili, bayad,
    card na nagtatapos, tiket, reference no, reference number, ref no, account number, invoice no, ticket no, booking
    no, tracking no, contract no, meter no, pila number, queue number, numero ng serye, serial number, numero ng
    dokumento, numero ng resibo, numero ng ticket, numero ng reserbasyon, numero ng upuan, numero ng plaka, plaka,
    numero ng pasyente, numero ng bill, numero ng telepono, numero ng parsela, parsela, parcel, locker, pin ng locker,
    code ng locker, code sa pagkuha, code sa pick up, pickup code, pick up code, code ng pick up, code sa pinto, code
    ng pinto, code sa regalo, code para sa libreng, code para sa discount, code para sa diskwento, code mo para sa
    libreng, code ng diskwento, code ng kupon, code ng regalo, code ng gantimpala, code ng reward, code ng meeting,
    meeting id, password ng wifi, code ng kurso, code ng klase, code ng kulay, code ng ahente, reward, rewards,
    gantimpala, premyo, konsumo, singil, babayaran, kuryente, due date, huling araw ng bayad, hulugan, utang, bersiyon,
    build number, warranty, tagasunod, search box, search bar, numero ng kustomer, numero ng reperensya, booking
    number, numero ng kuwarto, numero ng aplikasyon, numero ng kumpirmasyon ng booking, numero ng kumpirmasyon ng
    order, confirmation number ng booking, kumpirmasyon ng booking, kumpirmasyon ng order, confirmation number, numero
    ng file, numero ng pasaporte, pasaporte, numero ng id, numero ng lisensya, numero ng tseke, numero ng flight,
    numero ng biyahe, numero ng silid, numero ng gate, numero ng batch, numero ng lote, numero ng claim, numero ng
    reklamo, numero ng ulat, numero ng aplikante, numero ng kalahok, numero ng unit, unit number, room number, seat
    number, plate number, meter number, policy number, claim number, member number, customer number, kaso blg, code ng
    pinto ng, code ng kuwarto, code ng kwarto, code sa kuwarto, code ng parking, code ng attendance, code ng supplier,
    code ng color, password ng meeting, password ng zoom, password ng file, password ng dokumento, password sa wifi,
    wifi password, wi fi password, password ng wi fi, pin ng pinto, halagang, singil na, resibo blg, warranty number,
    repair number, job order, huling apat na numero, huling 4 na numero, huling apat na digit, huling 4 na digit,
    product code, item code, article code, sku code, branch code, store code, shop code, department code, division
    code, cost center code, employee code, staff code, payroll code, supplier code, vendor code, merchant code, biller
    code, employer code, position code, occupation code, job code, course code, subject code, section code, module
    code, exam code, exam center code, testing center code, room code, classroom code, class code, event code, school
    code, program code, zone code, parking code, parking zone code, slot code, region code, province code, barangay
    code, psgc code, station code, terminal code, airport code, airline code, rate code, tariff code, meter code,
    contract code, rdo code, tax code, tax type code, atc code, psic code, industry code, budget code, uacs code, fund
    code, brstn code, swift code, bank code, return code, warranty code, repair code, claim code, error code, build
    code, batch code, lot code, color code, model code, part code, stock code, icd code, drug code, hospital code, hs
    code, book code, menu code, project code, code ng item, code ng tindahan, code ng departamento, code ng yunit, code
    ng empleyado, code ng asignatura, code ng subject, code ng pagsusulit, code ng silid aralan, code ng grupo, code ng
    kaganapan, code ng aktibidad, code ng koponan, code ng paradahan, code ng lugar, code ng rehiyon, code ng barangay,
    code ng istasyon, code ng kontrata, code ng buwis, code ng modelo, code para sa produkto, code para sa subject,
    code para sa kurso, kodigo ng produkto, kodigo ng sangay, kodigo ng empleyado, kodigo ng kurso, password ng guest
    wifi, password ng guest wi fi, guest wifi password, guest wi fi password, guest network password, password ng guest
    network, password ng internet sa, password sa wi fi, meeting password, meeting passcode, passcode ng meeting, zoom
    passcode, zoom password, passcode ng webinar, webinar passcode, conference code, conference pin, passcode ng
    pulong, password ng pulong, ang bayad na, code ng customer, code ng kliyente, subscriber code, code ng subscriber,
    code ng miyembro, code ng estudyante, code ng mag aaral, code ng paaralan, code ng batch, code ng piyesa, code ng
    branch, code ng metro, code ng gusali, code ng munisipyo, dialing code, line of business code, ahtn code, trouble
    code, code ng order, code ng booking, code ng tiket, code ng parsela, waybill code, donation code, code ng
    kampanya, icd 10 code, rvs code, prescription code, insurance code, code ng polisiya, claims code, code ng
    proyekto, code ng upuan, code ng reseta, code ng claim
  `,
  promo: `
    diskwento*, diskuwento*, may discount, kupon*, gift card*, promo code, espesyal na alok, espesyal na promo,
    mega sale, malaking sale, bagsak presyo, makatipid ngayon, magtipid ngayon, makatipid ng hanggang, sa checkout,
    shopping cart, iyong cart, libreng shipping, libreng delivery, libreng padala, loyalty points, bonus points,
    raffle*, mag-imbita ng kaibigan, imbitahan ang mga kaibigan, imbitahin ang mga kaibigan, i-refer, cashback,
    regalo sa kaarawan, regalo sa birthday, birthday treat, minimum na order, pinakamababang order,
    minimum na halaga ng order, habang may stock, hanggang may stock, habang may supply, i-redeem, mamili na,
    mamili ngayon, bumili na, bilhin na, libreng halo, libreng kape, libreng milk, buy 1 take 1, buy one take one,
    libre ang, libreng regalo, may regalo, may freebie, freebie*, ipakita sa counter, ipakita lang sa,
    ipakita ang code, sa kahera, sulit na sulit, presyong, bagsak-presyo, payday sale, flash sale, eksklusibo para sa,
    para sa mga suki, doble puntos, dagdag puntos, ipunin ang puntos, ipalit ang puntos, i claim ang voucher,
    i claim ang regalo, i claim ang reward, limitadong stock, limitado ang, hanggang maubos, libreng trial,
    subukan nang libre
  `,
  press: `
    isyung ito, sa isyu na ito, sa edisyong ito, sa artikulong ito, basahin pa, magbasa pa, ituloy ang pagbabasa, buong
    artikulo, kolumnista*, post sa blog, mga mambabasa, estadistika*, istatistika*, lingguhang ulat, lingguhang report,
    buwanang ulat, buwanang report, lingguhang buod, buwanang buod, sa karaniwan ay, nakaraang buwan, noong isang
    buwan, mga tala sa release, tala ng mga pagbabago, bagong bersyon, mga inayos na bug, naayos na bug, pag-aayos ng
    bug, pumalya ang test, bigo ang build, webinar*, episode ng podcast, palihan*, mga tip para, mga payo para, ayon sa
    pag-aaral, ipinapakita ng pag-aaral, ayon sa survey, ayon sa isang, alon ng panloloko, dumaraming scam, pahayag sa
    media, mga mananaliksik, nanloloko, ituloy ang pagbasa, artikulo tungkol, survey, talatanungan, opinyon mo,
    isyu ngayong, ngayong linggong balita, mula sa patnugot, patnugot*, panayam*, kuwento ng, ranggo*,
    buod ng paggamit, ulat ng paggamit, buod ng aktibidad, maintenance ng sistema, ulat ng insidente,
    pumalya ang deploy, sagutin ang survey, ang iyong opinyon, mga balita ngayong
  `,
  business: `
    i verify, pag verify, pagpapatunay, beripikasyon, beripikahin, ma verify, kumpirmahin, kumpirmasyon, i confirm,
    patunayan, mag sign in, pag sign in, mag log in, pag log in, mag login, magrehistro, pagpaparehistro, mag sign up,
    pag sign up, account mo, iyong account, email address mo, password mo, iyong password, i reset, pag reset, mabawi,
    bawiin, pagbawi, seguridad, pagkakakilanlan, i activate, pag activate, bagong device, i unlock, pagtanggal ng
    account, burahin ang account, paglilipat, pag withdraw, beripika, *kumpirma, pagpapalista, magpalista, mag log on, i
    link, ma log in, passwordless, nag login, lipat ng device, palit ng email, mapalitan ang email, bagong phone,
    inimbitahan ka, imbitasyon, idinagdag ka, naka-lock, ikaw ba ito, online purchase, transaksyon, online na
    transaksyon, online na pagbili, cardholder, awtorisasyon, lagda, e signature, pirma, electronic na pirma, passkey,
    biometric*, bagong browser, bagong lokasyon, hindi kilalang device, i pair, ikonekta ang account, iugnay ang
    account, nakalimutan ang password, nakalimutang password, palit ng password, pagpalit ng password, pagbabago ng
    email, bagong email, bagong address, iniimbitahan ka, iniimbitahan kayo, inaanyayahan ka, inaanyayahan kayo,
    inimbitahan kayo, paanyaya, access sa, pahintulot, naka suspend, na suspend, na block, isama ninyo, isama kayo,
    isama ka, pahintulot ng magulang, pagpirma, pirmahan, paglagda, pag link ng, paglipat ng account, palit ng numero,
    pagbura ng, bagong laptop, bagong computer, bagong telepono, pag sign in sa tv, pag apruba, pag unlock, paglipat ng
    pera, naglilipat ka, aprubahan ang, i approve ang, i authorize, pag authorize, pahintulutan ang, awtorisahan,
    kumpletuhin ang transfer, kumpletuhin ang paglipat, tapusin ang transfer, tapusin ang paglipat, ituloy ang transfer,
    ma release ang, lagdaan, lalagdaan, pipirmahan, 3 d secure, pag pair, ipares, pagpapares, pag link, na lock ang,
    nalock, naka lock, ma unlock, maling subok, maling attempt*, maling pagsubok, nabigong pagsubok, nabigong pag login,
    nabigong pag log in, sobrang daming attempt*, i delete ang account, pag delete ng account, pagsasara ng account,
    isara ang account, baguhin ang email, baguhin ang numero, palitan ang email, palitan ang numero, pagpalit ng numero,
    unang pag login, unang pag log in, maibalik ang access, walang password, naiwang bukas, iniwan mong bukas, iniwan
    ninyong bukas, iniwang bukas, bukas na page, bukas na tab, bukas na window, bagong cellphone, bagong recipient,
    hinihintay ang iyong, aprubahan, apruba, i approve, pag approve, nakabinbing transfer, nakabinbing paglipat,
    nakabinbing bayad na kailangang, makumpleto ang transfer, makumpleto ang bayad, makumpleto ang pagbabayad,
    makumpleto ang transaksiyon, matuloy ang transfer, matuloy ang bayad, matapos ang pagbabayad, ituloy ang pagbabayad,
    ilabas ang bayad, i release ang bayad, pagbili online, pagbili sa internet, i sign ang, 3d secure, i pares, maling
    tangka, nabigong tangka, bigong pagtatangka, sobrang daming pagsubok, na lock, nakakandado, ibalik ang access,
    bagong numero, pahinang iniwan, window na iniwan, nakabukas na window, nakabukas na page, nakabukas na pahina
  `,
  fleeting: `
    mag e expire, mawawalan ng bisa, mapapaso, may bisa, valid sa loob, valid lang, minuto, isang beses, hanggang,
    lang ito, puwedeng gamitin, maaaring gamitin, pwedeng gamitin, minsan lang, mag expire, mage expire, expired na,
    araw lang, oras lang, loob ng, valid ito, valid sa, valid hanggang, valid ng, may bisa lang, may bisa hanggang,
    magagamit lang, isang beses lang, isang gamit lang, hindi na magagamit, hindi na gagana, hindi na valid,
    mag-e-expire, matatapos, sa loob ng 24, bukas lang, bukas ang imbitasyon, hindi na puwedeng gamitin, hindi na
    pwedeng gamitin, hindi na maaaring gamitin, hindi magagamit muli, mag e expire sa, mag e expire pagkalipas,
    matapos ang 10 minuto, sa loob ng 10 minuto, sa loob ng 5 minuto, sa loob ng 3 minuto, sa loob ng 15 minuto, sa
    loob ng 30 minuto, kalahating oras
  `,
  secret: `
    huwag ibahagi, huwag ibigay, huwag ipaalam, huwag i share, huwag mong ibahagi, kahit kanino, sinuman, hindi
    kailanman hihingi, hindi namin hihingin, sikreto, lihim, huwag ipakita, huwag sabihin, wag ibigay, wag ibahagi,
    wag i share, huwag ipasa, sa ibang tao, kaninuman, hindi hihingin, huwag ipagsabi, huwag ipamigay, huwag ninyong,
    huwag mong ibigay, huwag mong sabihin, kahit sa empleyado, kahit empleyado, empleyado ng bangko, hindi kami
    hihingi, hindi hihingi, hindi namin hihingiin, hindi namin itatanong, pakitago, ilihim, huwag ipasa ito, huwag
    ibunyag, huwag isiwalat, huwag sasabihin, huwag ipapakita, hindi kailanman magtatanong, hindi kami magtatanong,
    hindi kami tatawag, hindi itatanong, walang kawani, mga kawani namin, huwag ibahagi ang code, huwag ibahagi ito,
    huwag ninyong ibahagi, huwag po ibahagi, huwag pong ibahagi, huwag ibigay ang code, huwag ninyong ibigay, huwag
    pong ibigay, huwag ipaalam kaninuman, huwag mong ipaalam, huwag sabihin kahit kanino, huwag ninyong sabihin, wag
    sabihin, wag ipakita, wag ipaalam, huwag i forward, huwag ipadala ang code, huwag basahin ang code, huwag mong
    ipakita, huwag ipagkatiwala, hindi dapat ibahagi, hindi dapat ibigay, hindi dapat ipaalam, kahit na kanino, sa
    kahit kanino, panatilihing lihim, panatilihing sikreto, panatilihing pribado, panatilihing kumpidensyal, itago ang
    code, ilihim ang code, sarilinin ang code, hindi namin kailanman hihingin, hindi kailanman hihingin, hindi kami
    kailanman hihingi, hindi hihingin ng bangko, kahit sa aming kawani, sinumang humingi ng code, huwag mag share
  `,
  enter: `
    *ilagay, i enter, ipasok, i type, i paste, kopyahin, gamitin, isulat, ibigay, i input, i encode, itipa, mag type, i
    copy, gumamit, paki type, paki enter, i scan, idikit, isumite, punan, i fill, ipadala ang, pindutin ang walong,
    pindutin ang mga, pakilagay, paki lagay, ilagay ito, i type ito, i enter ito, ipasok ito, isulat ito, itype, ienter,
    i paste ito, sa kahon, sa patlang, sa box, i encode ito, i input ito, sabihin sa, ibigay sa teller, piliin ang
    numero, itugma, i reply, ireply, isagot, ilagay lang, ilagay ang, ilagay mo, i type lang, i type mo, i type ang, i
    enter lang, i enter mo, i enter ang, isulat ang, isulat mo, ipasok ang, ipasok mo, ilalagay, isusulat, i lagay,
    pakisulat, pakitype, punan ng, gamitin ang, hihingin, hihingan, hihingi, itatanong, tatanungin, kumpirmahin gamit, i
    confirm gamit, i verify gamit, beripikahin gamit, patunayan gamit, aprubahan gamit, i approve gamit, pirmahan gamit,
    lagdaan gamit, i unlock gamit, buksan gamit ang code, i activate gamit, tapusin gamit, mag log in gamit ang code,
    mag login gamit ang code, pakibigay, pakisabi, sabihin ang, sabihin mo, basahin sa, basahin nang malakas, ibigay sa
    ahente, ibigay sa aming, diktahan, i dial, pindutin ang code, mag reply ng, sagutin ng, ipadala sa chatbot, hihingin
    ang, hihingiin, itatanong ang, kakailanganin ang, kapag hiningi, kapag tinanong, kapag hinihingi, hinihingi ang, i
    paste ang, ikopya, kopyahin ang, ilagay sa, i type sa, itipa ang, paki type ang, paki enter ang, pakilagay ang, paki
    input, i key in, i punch in, i tap in, paglagay ng, paglalagay ng, pag enter ng, pag type ng, na i enter, nai enter,
    nai type, ma type, mai type, ma enter, mai enter, pagka enter, pagka type, pagkalagay, pindutin ang numero, pumindot
    ng mga numero, piliin ang mga numero, piliin ang mga digit, piliin ang mga numerong, ipakita ang code, ipakita sa
    device, ipakita sa screen, banggitin ang, bigkasin ang, idikta, basahin ang code, basahin ito sa, basahin ang mga
    numero, sabihin kay, ibalik ang code, ipadala pabalik, i send pabalik, i send ang code, isend ang code, isubmit,
    sumagot ng, sumagot gamit, mag reply gamit, magreply ng, mag reply lang, gamit ang code na ito, gamit ang numerong
    ito, gamit ang mga numerong, gamit ang sumusunod na code, kumpirmahin sa pamamagitan, i confirm sa pamamagitan,
    pirmahan sa pamamagitan, lagdaan sa pamamagitan, aprubahan sa pamamagitan, tapusin sa pamamagitan, i unlock sa
    pamamagitan, mag log in sa pamamagitan, magpatuloy gamit ang, ituloy gamit ang, mag sign in gamit ang code, i
    authorize gamit, kumpletuhin gamit, i copy paste, icopy, ipaste, iencode, iinput, idial, i tap ang mga, i punch,
    isingit ang, punuan ang, sa mga kahon, sa blangkong, sa patlang na, pindutin nang sunod sunod, piliin ang parehong
    numero, i send ang numero, i submit ang code, i submit ang numero, tumugon gamit, itugon, sagutin gamit, bigkasin,
    basahin ang numero, i dikta, ipakita ang numero, magpatuloy gamit, ituloy gamit, pumirma gamit, lumagda gamit,
    buksan gamit, kumpirmahin ang bayad gamit, aprubahan ang bayad gamit, pirmahan ang kontrata gamit, na type, na
    enter, na paste, pag type, pag enter, maglagay ng code, isingit
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
    oo ako ito, i-unlock, burahin ang account, sasali ako, sasama ako, sumasali ako, sumali sa klase, sumali sa class,
    sumali sa komunidad, sumali sa pamilya, sumali sa organisasyon, pumasok sa klase, pumasok sa grupo, tinatanggap ko,
    tanggapin ko, tanggapin ang kahilingan, tanggapin ang request, aprubahan ang transaksyon, aprubahan ang access,
    aprubahan ang request, aprubahan ang device na, i approve ang, payagan ang access, payagan ang browser,
    pagkatiwalaan ang browser, magpatuloy sa browser, ituloy sa browser, ituloy ang pagpaparehistro, ituloy ang pag
    sign up, ituloy ang pag log in, ipagpatuloy ang, tapusin ang pag verify, tapusin ang pag log in, tapusin ang
    account, kumpletuhin ang pag verify, kumpletuhin ang pag log in, kumpirmahin ang device, kumpirmahin ang bagong,
    kumpirmahin ang transaksyon, kumpirmahin ang kahilingan, kumpirmahin na ikaw, kumpirmahin na sa iyo, i confirm ang
    account, i confirm ang bagong, i confirm ang address, i confirm ang aking, i confirm ang inyong, i confirm na, i
    verify na, i verify ang device, oo akin ito, akin ito, akin ang email na ito, email ko nga ito, oo ako nga, oo ako
    po, ako po ito, ako po iyon, ako ang gumawa, ako ang humiling, gamitin ang email na ito, gamitin ang address na
    ito, gumawa ng bagong password, pumili ng bagong password, mag set ng password, mag set ng bagong password, i set
    ang password, i set ang bagong, i change ang password, mag reset ng password, i reset ang pin, bagong pin, palitan
    ang pin, palitan ang email, baguhin ang email, nakalimutan ang password, ibalik ang account, ibalik ang access, i
    restore ang account, buksan muli ang account, buksan ulit ang account, i reactivate, muling i activate, i activate
    muli, i activate ang email, i activate ang membership, buhayin muli, alisin ang lock, alisin sa pagkaka lock,
    papasukin ako, ipasok ako, dalhin ako sa, pumasok nang walang password, mag log in gamit ang link, mag login nang
    walang password, mag login gamit ang link, link para sa pag log in, link ng imbitasyon, link para i reset, link
    para mag reset, link sa pag activate, isara ang account, isara ang aking account, permanenteng burahin, burahin ang
    data ko, tuluyang burahin, oo burahin, oo padalhan, padalhan ninyo ako, gusto kong makatanggap, gusto kong sumali,
    mag subscribe ako, mabubuksan mo, mabubuksan ulit, buksan ito ulit, kumpletuhin sa link, pakikumpleto, tapusin sa
    link, kumpirmahin sa link, kumpirmahin dito, i confirm dito, i verify dito, i activate dito, i reset dito, i unlock
    dito, tanggapin dito, tanggapin ang imbitasyon dito, mabawi dito, i click para kumpirmahin, i click para i verify,
    i click para i activate, i click para i reset, pindutin para kumpirmahin, pahintulot bilang magulang, pumirma na,
    pirmahan ngayon, lagdaan ang, aprubahan ang login na ito, payagan ang login na ito, payagan ang login, kumpirmahin
    ang paglipat, kumpirmahin ang pagpalit, kumpirmahin ang membership, ibalik ang aking, mabawi ang access, i restore
    ang access, tanggalin ang suspensyon
  `,
  act: `
    i verify, kumpirmahin, i confirm, beripikahin, patunayan, i activate, tanggapin, aprubahan, payagan, i unlock, i
    reset, sumali, magpatuloy, ituloy, tapusin, kumpletuhin, magsimula, oo, *ikumpirma, makumpirma, pakiverify, i
    validate, i approve, pumayag, i set up, i recover, i restore, gawin ngayon, pagkatiwalaan, simulan, isa pang
    hakbang, huling hakbang, malapit na, pumapayag, i accept, i allow, i continue, i finish, buhayin, ipagpatuloy,
    tuloy, simulan na, isang hakbang na lang, isang hakbang pa, kaunti na lang, hindi pa tapos, hindi pa kumpleto
  `,
  signIn: `
    mag sign in, mag log in, mag login, buksan ang app, mag log on, pumasok sa account, buksan sa app, pumasok sa app
  `,
  never: `
    mag unsubscribe, i unsubscribe, ihinto ang pagtanggap, mga kagustuhan, mga setting, pamahalaan, tingnan sa browser,
    tingnan online, patakaran sa privacy, mga tuntunin, tulong, suporta, makipag ugnayan, mga madalas itanong, sarbey,
    magbigay ng feedback, i rate, mag review, tingnan ang order, kumpirmahin ang order, subaybayan, i track, tingnan
    ang invoice, magbayad, bayaran, tingnan ang detalye, tingnan ang mga detalye, alamin pa, matuto pa, magbasa pa,
    tingnan lahat, i download, bumili, mamili, ibahagi, i share, sundan kami, sumagot, magkomento, tingnan ang
    aktibidad, tungkol sa amin, mag imbita ng kaibigan, mga larawan, tingnan ang album, ayaw ko na, ayaw nang
    makatanggap, itigil ang, mag opt out, help center, mga tanong, tingnan ang resibo, tingnan ang mga produkto,
    tingnan ang promo, tingnan ang menu, pag unsubscribe, basahin ang, basahin pa, bisitahin ang website, mga balita,
    kasaysayan, i forward, gabay, tumugon, ituloy ang pagbasa, sa susunod na lang, bigyan ng bituin, sa artikulo,
    basahin ang artikulo, suriin ang setting, hanapin ang, pinakamalapit na branch, hanapin ang branch, tingnan ang
    mapa, tingnan ang status, tingnan ang bill, i download ang resibo, i print, i download ang bill, bayaran online,
    magbayad online, bayaran ngayon, magbayad na, i renew, mag renew, mag upgrade, palitan ang plano, tingnan ang
    plano, tingnan ang ulat, tingnan ang resulta, tingnan ang booking, baguhin ang booking, kanselahin ang booking,
    baguhin ang iskedyul, mag reschedule, sagutan ang survey, sagutin ang survey, simulan ang survey, bumoto, panoorin,
    tingnan ang video, tingnan ang listahan, idagdag sa kalendaryo, i download ang app, i claim ang, kunin ang regalo,
    gamitin ang voucher, gamitin ang promo, paano ito gamitin, paano gamitin, ayaw ko nang makatanggap, ayaw
    makatanggap, bawasan ang email, mga trabaho, i follow, ituloy ang usapan, tingnan ang mensahe, basahin ang mensahe,
    sumali sa meeting, sumali sa pulong, aking account, buksan ang ulat, buksan ang file, tingnan ang mga larawan, mga
    komento, komento, subaybayan ang order, subaybayan ang padala, i track ang order, i track ang parcel, i download
    ang invoice, tingnan ang statement, boarding pass, mag check in online, pumili ng upuan, makipag chat, kausapin,
    tawagan kami, mag iwan ng review, sumulat ng review, magbigay ng rating, tingnan ang iskedyul, tingnan ang
    dokumento, tingnan ang kontrata, app store, google play, i save sa kalendaryo, pamahalaan ang booking, pamahalaan
    ang order, baguhin ang delivery, palitan ang petsa ng delivery, i update ang paraan ng pagbabayad, i update ang
    detalye ng pagbabayad, mag apply na, mag apply ngayon, i redeem ang voucher, mag imbita ng mga kaibigan, imbitahan
    ang kaibigan, kunin ang app, magpa appointment, mag book ng appointment, sumali sa call, pamahalaan ang mga
    notification, suriin ang mga setting ng seguridad, suriin ang aktibidad
  `,
  notMe: `
    hindi ikaw, hindi ako, hindi mo hiniling, hindi ka humiling, hindi mo ginawa, hindi mo nakikilala, hindi mo kilala,
    huwag pansinin, balewalain, baliwalain, tanggihan, kanselahin, i cancel, iulat, i report, i secure ang iyong
    account, i block, hindi kayo, hindi po kayo, hindi ka nag, hindi mo sinimulan, hindi mo sinubukan, hindi mo
    inaasahan, wag pansinin, huwag na lang pansinin, huwag nang pansinin, ipagwalang bahala, i ignore, panatilihin ang
    account, i lock, ibang tao, kahina hinala, bawiin ang access, kung hindi ikaw, wala kang kailangang gawin, kung
    hindi ikaw ang, kung hindi po kayo, kung hindi ninyo, kung hindi mo, hindi ninyo ito, hindi mo ito, hindi ito ikaw,
    hindi ninyo hiniling, hindi kayo humiling, hindi kayo ang, hindi ikaw ang, hayaan na lang, hayaan lang, pabayaan na
    lang, burahin ang email na ito, burahin na lang, i delete ang email na ito, nagkamali, maling email, maling address,
    mali ang, hindi mo maalala, wala kang gagawin, walang kailangang gawin, walang dapat gawin, tumawag agad, kontakin
    agad, agad na i report, i freeze, i lock ang account, i cancel ang, kanselahin ang pagpalit, kanselahin ang
    kahilingan, hindi ako ito, hindi ako iyon, tanggihan ang imbitasyon, ayokong sumali, ayoko, kung hindi mo ito, kung
    hindi ka, kung hindi kayo, kung wala kang, kung wala kayong, huwag mo itong pansinin, huwag ninyong pansinin, maaari
    mong balewalain, puwede mong balewalain, pakibalewala, paki ignore, hindi galing sa iyo, hindi mo gawa, hindi sa iyo
    ang, hindi sa inyo ang, hindi iyo ang, hindi mo pag aari, hindi pamilyar sa iyo, hindi ka pamilyar, hindi mo
    nakilala, hindi ninyo kilala, hindi ninyo nakikilala, hindi mo alam ang account, hindi mo pinahintulutan, hindi mo
    inaprubahan, hindi mo binago, hindi mo pinalitan, hindi mo hiningi, hindi ninyo hiningi, hindi ninyo sinubukan,
    hindi ka nagtangkang, hindi ka sumubok, hindi ka nagparehistro, nang hindi mo alam, nang wala kang alam, nang walang
    pahintulot mo, baka may ibang, maaaring may ibang, posibleng may ibang, kung mali ito, isang pagkakamali, alisin ang
    iyong email, alisin ang email address, tanggalin ang iyong email, i disable ang iyong account, i secure ang account,
    inirerekomenda naming palitan, inirerekomenda naming baguhin, palitan agad ang password, palitan agad ang iyong
    password, palitan kaagad ang iyong password, ipaalam sa amin, sabihin sa amin, suriin ang iyong aktibidad, mag sign
    out sa lahat, mag log out sa lahat, makipag ugnayan kaagad, i undo ang pagbabago
  `,
  done: `
    ay nabago, nabago na, napalitan na, ay napalitan, ay na reset, na reset na, na update na, na verify na, ay na
    verify, nakumpirma na, ay nakumpirma, na activate na, naidagdag na, ay idinagdag, inalis na, natanggal na, na
    disable na, bagong pag sign in, bagong pag log in, may nag sign in, kaka sign in, salamat sa pag verify, salamat sa
    pagkumpirma, tinanggap ang imbitasyon, sumali na, nabago ang, napalitan ang, binago ang, may nag login, nag login
    ka, bagong login, bagong pag login, kinukumpirma na, natanggap na, natanggap namin, nabura na, na delete na,
    *tagumpay, *nagawa na, naipadala na, ay naipadala, na ship na, na deliver na, naihatid na, dumating na, nakarating
    na, nabayaran na, bayad na, natanggap ang bayad, natanggap ang iyong bayad, na book na, na reserve na, nakansela
    na, kinansela ang, na cancel na, naibalik na, na restore na, na unlock na, nabuksan na, naisara na, naaprubahan na,
    inaprubahan ang, na approve na, na link na, nakakonekta na, naikonekta na, matagumpay na, ay matagumpay, nag sign
    in ka, nag log in ka, kung ikaw ito, kung ikaw nga, kung ikaw ang gumawa, kung kayo ito, na unsubscribe ka na, naka
    unsubscribe ka na, nakapag unsubscribe ka na, nag unsubscribe ka na, na unsubscribe na kayo, naalis ka na sa
    listahan, inalis ka na sa listahan, tinanggal ka na sa listahan, naalis na kayo sa listahan, nakansela na ang
    subscription, nakansela na ang iyong subscription, kinansela na ang iyong subscription, hindi ka na makakatanggap,
    hindi na kayo makakatanggap
  `,
  here: `
    dito, i click, i tap, pindutin, mag click, ang link, link sa ibaba, sumusunod na link, link na ito, ang button,
    button sa ibaba, pindutan, bisitahin, pumunta sa, kopyahin at i paste, sa browser, paki click, pakiclick, link na
    nasa ibaba, pindutang, link sa itaas, i paste sa, address na ito, url, sumusunod na pahina, kopyahin,
    gumana ang button, hindi gumagana ang button, ayaw gumana, hindi mapindot, hindi mabuksan, i copy at i paste,
    i copy ang, kopyahin ang link, kopyahin ang address, button na ito, button na nasa, pindutang ito,
    pindutin ang button, i click ang, i tap ang, buksan ang link, nasa ibaba, sa ibaba, pahinang ito, pahina sa ibaba,
    sumusunod na address
  `,
  onSite: `
    parcel*, package*, padala*, delivery*, deliver*, rider*, courier*, locker*, pick up*, counter*, kahera*, cashier*,
    reception*, pinto*, pasukan ng, pasukan sa, sa pasukan, wifi, wi fi, appointment*, iskedyul*, booking*,
    reserbasyon*, tiket*, ticket*, pila*, mesa, meeting code, id ng meeting, id ng pulong, numero ng meeting, numero ng
    pulong, code ng meeting, code ng pulong, zoom meeting, zoom call, teams meeting, google meet, online na pulong,
    online meeting, pulong sa zoom, pulong sa teams, video call*, video conference*, videoconference*, webinar*, sumali
    sa meeting, sumali sa pulong, sumali sa tawag, pagsali sa meeting, lumahok sa meeting, pin ng kalahok, code ng
    kalahok, id ng kalahok, numero ng kalahok, silid hintayan, pintuan*, tarangkahan*, entrada ng gusali, lobby,
    hagdan*, garahe*, paradahan*, parking*, elevator*, doorbell, intercom*, kahon ng susi, lagayan ng susi, pagkuha ng
    susi, pag abot ng susi, kandado*, padlock ng, combination lock, aparador*, bihisan*, lagayan ng bisikleta, code ng
    alarm, alarm ng bahay, patayin ang alarm, kaha de yero, vault ng kwarto, turnstile*, charging station*,
    photocopier*, photocopy*, numero ng kuwarto, numero ng kwarto, punto ng pagkuha, code sa pagkuha, code ng pagkuha,
    kunin ang order, handa nang kunin, tsuper*, drayber*, nagdedeliver*, tagahatid*, kartero*, ihatid*, hatid sa bahay,
    inihatid*, paghahatid*, ipakita sa driver, bintana bilang, kahero*, front desk, konduktor*, inspektor*, boarding*,
    pagsakay*, guwardiya*, gwardya*, sekyu, pagdalo*, dumalo*, dadalo*, makakadalo*, pagpunta mo, darating ka ba,
    darating ako, pakikilahok mo, paglahok mo, kumpirmahin ang paglahok, oras ng pagdating, kumpirmahin ang pagbisita,
    bisita sa bahay, check in sa hotel, online check in, pananatili mo, pagbasa ng metro, basa ng metro, metro ng tubig,
    metro ng kuryente, pagtanggap ng kalakal, natanggap ang produkto, natanggap na ang order, field trip*, lakbay aral,
    ekskursiyon*, pahintulot ng magulang sa, pagpupulong ng mga magulang, panayam sa trabaho, check in ng hotel, self
    service machine, harang sa, sa gate, gate pass*, gate ng,
    meeting id, meeting number, conference id, conference number, conference call, webinar id, sumali sa zoom,
    sumali sa webinar, pangalan ng network, pangalan ng wifi, network name, wifi name, ssid, wireless network, guest
    network, guest wifi, guest wi fi, guest internet, libreng wifi, libreng wi fi, online na meeting
  `,
  entryPlace: `
    bintana*, pahina*, page, screen, iskrin, kahon*, box, patlang*, field, form, app, aplikasyon*, browser*, website,
    site, device, window, tablet, kompyuter*, tv, patlang sa, kahon sa, tv box, kiosk*, chatbot, dialog, popup, pop
    up, mini app, linya, hakbang, relo, laptop, telebisyon, portal, screen ng tv
  `,
  accountName: "username, user name, pangalan ng user, pangalan ng account, palayaw",
  subjectLine: "subject line*, paksa ng, sa subject",
  outdated: `
    hindi na gagana, hindi na gumagana, dating code, naunang code, lumang code, wala nang bisa, hindi na valid, hindi
    na balido, hindi na pwedeng gamitin, hindi na puwedeng gamitin, di na gumagana, di na gagana, di na valid,
    kinansela na, kinansela namin, nakansela na, kanselado na, binawi na, binawi namin, pinawalang bisa, na block na
    ang code, nakaraang code, nakaraang mga code, unang code, orihinal na code, mas naunang code, dating mga code,
    code kanina, code kaninang umaga, iyong kaninang umaga, yung kaninang umaga, code kahapon, ipinadala kanina,
    pinadala kanina, ipinadala namin kanina, pinadala namin kanina, ipinadala kahapon, naunang ipinadala, ipinadala
    dati, nag expire na ang code, expired na ang code, expired na code, paso na ang code, lipas na ang code, nagamit
    na, na gamit na, ginamit sa pag sign in, ginamit para mag sign in, ginamit para mag log in, code na ginamit mo,
    code na ginamit ninyo, hindi na magagamit muli, hindi na maaaring gamitin muli, huwag pansinin ang naunang, huwag
    pansinin ang dating, huwag nang gamitin, kalimutan ang code, sa halip na ang code, sa halip ng code, imbes na ang
    code, kapalit ng code, pumapalit sa, papalit sa, nag expire, ginamit na, paso na, napaso na,
    code na inilagay mo, code na inilagay ninyo, code na ipinasok mo, code na ipinasok ninyo, code na na enter mo,
    code na in enter mo noong, code na itinype mo, code na tinype mo, otp na inilagay mo, otp na inilagay ninyo, otp
    na ipinasok mo, pin na inilagay mo, verification code na inilagay mo, verification code na inilagay ninyo,
    inilagay mong code, inilagay ninyong code, inilagay mong otp, ipinasok mong code, ipinasok mong otp, tinype mong
    code, inilagay mo ang code, inilagay ninyo ang code, ipinasok mo ang code, ipinasok ninyo ang code, inilagay mo
    ang otp, ipinasok mo ang otp, inilagay ang code noong, ipinasok ang code noong, ipinasok ang otp noong, inilagay
    ang code bandang, tinanggap na ang code, tinanggap na ang otp, na verify gamit ang code, na verify na gamit ang
    code, nakumpirma gamit ang code, nakumpirma na gamit ang code, naaprubahan gamit ang code, naaprubahan gamit ang
    otp, na verify na ang code, code na ginamit noong
  `,
  toRead: `
    basahin, mabasa, basahin, basa ng, tingnan, makita, makikita, alamin, tuklasin, silipin, pumunta sa iyong account,
    pumunta sa account mo, pumunta sa inyong account, pumunta sa aking account, pahina ng aking account, pahina ng
    account mo, portal ng customer, portal ng kliyente, buksan ang dashboard, pumunta sa dashboard, iyong mga bill, mga
    bill mo, i check ang order mo, i check ang iyong order, i check ang booking mo, i check ang mga detalye, suriin ang
    mga detalye, suriin ang iyong aktibidad, i review ang iyong aktibidad, kamakailang aktibidad, i manage ang mga
    device, pamahalaan ang iyong mga device, suriin ang delivery address, kasaysayan ng paggamit, higit pang detalye,
    pumunta sa portal, aking mga booking, buksan ang dokumento, buksan sa browser, ano ang bago
  `,
  plural: "mga code, mga otp, mga kodigo",
  fault: "error code, error sa, sira ng",
  codeWord: `
    ang salita, salitang, iyong salita, inyong salita, salitang ito, sumusunod na salita, lihim na salita, sekretong
    salita, susing salita, salitang susi, salitang pang login, salitang pagkakakilanlan, salita para sa pag sign in,
    salita para makapasok, salita ngayong araw, password ng araw, password ngayong araw, password para sa araw na ito,
    minsanang password, isang beses na password, pang isang beses na password, isahang gamit na password, one time na
    password, parirala, pariralang, iyong parirala, lihim na parirala, ang mga titik, mga titik na ito, sumusunod na
    titik, sumusunod na mga titik, mga letrang ito, ang mga letra, mga pantig, ang susi, iyong susi
  `,
  example: `
    halimbawa, bilang halimbawa, sampol na code, sample na code, halimbawang code, sample na mensahe, halimbawang
    mensahe, ganito ang hitsura, ganito ang itsura, mukhang ganito, katulad nito:, tulad nito:, gaya nito:, sa format
    na, nasa format, sa anyong, mensaheng tulad, mensaheng gaya, mensahe na tulad, text na tulad, text na gaya,
    nakatanggap siya, nakatanggap ako ng, nakatanggap ng mensahe, nakatanggap ng text, nakatanggap ng sms, ang sabi sa
    text, ang sabi sa mensahe, sabi sa text, sabi sa mensahe, mensaheng nagsasabi*, text na nagsasabi*, mensaheng
    nagsasaad, pekeng mensahe, pekeng text, pekeng sms, ang scammer, ng scammer, ang manloloko, ang biktima, ang
    tumawag, ng tumawag, hiningan siya
  `,
  matter: `
    leave request, kahilingan para sa bakasyon, humiling ng bakasyon, sick leave, pagliban*, ulat ng gastos, pagbabayad
    ng gastos, business trip, overtime, pagpapalit ng shift, kahilingan sa pagbili, kahilingan sa badyet, naghihintay ng
    iyong pag apruba, naghihintay ng pag apruba, kailangan ng iyong pag apruba, nakabahaging folder, nakabahaging file,
    nakabahaging dokumento, ibinahagi sa iyo, ibinahagi sa inyo, nagbahagi ng file, nagbahagi ng folder, nagbahagi ng
    dokumento, album ng larawan, kalakip na file, nakalakip, handa na ang iyong download, recording ng pulong, sipi ng
    presyo, kontrata*, kasunduan sa pag upa, pirmahan ang dokumento, paglagda sa dokumento, elektronikong lagda,
    payslip, resibo*, pahayag ng bangko, sertipiko*, seguro sa buhay, nagkomento, bagong komento, binanggit ka,
    nabanggit ka, tumugon sa iyong komento, bagong post, bagong mensahe mula, talatanungan, pagboto, petisyon*,
    talakayan*, magbigay ng review, pulong, pagpupulong*, dadalo ka ba, makakadalo, pagdalo, listahan ng naghihintay,
    may bakanteng upuan, pagpapatala sa kurso, klase sa, palihan*, pulong ng mga magulang, iskedyul ng konsulta,
    appointment, reserbasyon*, moderator, mensaheng nakabinbin, panukala*, itinalaga sa iyo, bagong gawain, idinagdag ka
    sa proyekto, takdang aralin, insidente*, puno na ang storage, halos puno na, espasyo sa storage, kumpletuhin ang
    iyong profile, parsela*, donasyon*, bahay at lupa, aplikasyon sa trabaho, aplikante*, abiso sa presyo, sertipikasyon
    ng pagtatapos, nag share ng file, nag share ng folder, ni share sa iyo, naka share sa iyo, ibinahagi ni, ibinahaging
    file, ibinahaging folder, i download ang file, may ipinadalang file, nagpadala ng file, nabigo ang backup,
    hinihintay ang iyong pag apruba, nakabinbing post, nakabinbing mensahe, expense report, reimbursement, leave form,
    quotation, kailangan ang pirma mo, sagutan ang survey, sagutan ang sarbey, bumoto, komento sa iyong, nag comment sa,
    minention ka, sumagot sa iyong, calendar invite, imbitasyon sa kalendaryo, dadalo ba kayo, waiting list, naipadala
    na ang order, bagong order, nakansela ang order, natanggap namin ang order, natanggap na ang bayad, natanggap namin
    ang bayad, hindi nagtagumpay ang pagbabayad, paalala sa pagbabayad, lampas na sa due date, due date, refund, kalakip
    ang invoice, naiwan sa cart, gift card, may stock na ulit, review ng produkto, pag renew ng membership, free trial,
    bagong artikulo, pribadong mensahe mula, bagong mensahe ka mula, bagong follower, friend request, sumali sa grupo
    mo, umalis sa grupo, inalis ka sa grupo, lingguhang ulat, buwanang ulat, inalis ka na sa listahan, tumalbog ang
    email, naresolba na, nabigo ang job, nabigo ang build, mag e expire ang certificate, api key, ssh key, may nakitang
    virus, paglabas ng data, paubos na ang stock, may natukoy na galaw, motion detected, isinara ang ticket, na update
    ang ticket, bagong grado, naka enroll ka na, kinansela ang event, timesheet, bill sa tubig
  `,
  receipt: `
    resibo, ang iyong resibo, opisyal na resibo, patunay ng pagbabayad, katibayan ng pagbabayad, salamat sa iyong
    pagbili, salamat sa pagbili, salamat sa pamimili, salamat po sa pamimili, salamat sa iyong pagbabayad, natanggap
    na ang bayad, natanggap namin ang iyong bayad, matagumpay na nabayaran, binayaran gamit ang card, kabuuang
    binayaran, kasama ang vat, sukli, kahera, kahero, kopya ng customer, approval no, appr code, terminal no, terminal id, charge slip, sales slip, sales invoice no,
    official receipt no, cash tendered, amount tendered, change due, vatable sales, vat exempt sales, available
    balance after, balance pagkatapos ng transaksyon, natitirang balanse pagkatapos, nagbayad ka sa, nagbayad ka ng,
    nabawas sa iyong account, na debit sa iyong account, na charge sa iyong card, gross pay, net
    pay, basic pay, total deductions, mga kaltas, kabuuang kaltas, withholding tax, thirteenth month
  `,
};
