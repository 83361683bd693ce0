/**
 * Words of four letters and more that follow "the word", "the letters" or "your code is" in a sentence without being a code, by language:
 * prepositions, pronouns, conjunctions, auxiliaries, "valid", "ready", "below".
 */
export const functionWords: Record<string, string> = {
  af: `
    onder, onderaan, hieronder, hierbo, bokant, binne, tussen, vanaf, volgens, sonder, voor, omdat, wanneer, waar,
    waarmee, julle, hierdie, daardie, dieselfde, sodat, voordat, nadat, totdat, terwyl, sodra, maar, asook, word,
    moet, moenie, behoort, verskyn, werk, reeds, slegs, weer, hier, daar, steeds, geldig, ongeldig, gereed, aktief,
    korrek, verkeerd, uniek, nodig, vereis, benodig, verval, verstryk, gebruik, gestuur, getoon, gegee, ingesluit,
    aangeheg, volgende, presies
  `,
  am: `
    የሚከተለው, የሚከተለውን, በሚከተለው, ያለውን, የሆነው, የሆነውን, የተላከ, የተላከው, የተላከልዎ, የተላከልዎት, የተሰጠው, የተሰጠዎት, የሚታየው, የሚታየውን, በመጠቀም,
    ለመግባት, ለማረጋገጥ, ለማስገባት, ያስገቡ, ያስገቡት, አስገባ, አስገቡ, ይጠቀሙ, ተጠቀም, ይሆናል, ይሰራል, ይሠራል, የሚሰራ, የሚሰራው, ያገለግላል, የሚያገለግለው,
    ያበቃል, አብቅቷል, ትክክል, ትክክለኛ, ስህተት, የተሳሳተ, እርስዎ, የእርስዎ, ለእርስዎ, በእርስዎ, ከእርስዎ, እንዲሁም, ምክንያቱም, ስለዚህ, እንደገና, ካልሆነ, አስፈላጊ,
    ያስፈልጋል, የሚያስፈልገው, በውስጥ, በውስጡ, መካከል, ይህንን, ከዚያም, የተያያዘው, ተልኳል, የእኛን
  `,
  ar: `
    التالي, التالية, الموجود, الموجودة, المذكور, المذكورة, المرسل, المرسلة, الخاص, الخاصة, الظاهر, الظاهرة, المعروض,
    المعروضة, المرفق, المرفقة, أدناه, أعلاه, أسفل, داخل, خارج, خلال, بدون, بواسطة, الذي, التي, الذين, عندما, بينما,
    ولكن, لأنه, لديك, إليك, عليك, يكون, تكون, سيكون, ستكون, يمكن, يمكنك, ليست, أيضا, هناك, الآن, صالح, صالحة, جاهز,
    جاهزة, نشطة, صحيح, صحيحة, خاطئ, خاطئة, فريد, فريدة, مطلوب, مطلوبة, منتهي, منتهية
  `,
  az: `
    aşağıdakı, aşağıda, yuxarıdakı, yuxarıda, içində, içindəki, arasında, vasitəsilə, üçün, qədər, sonra, əvvəl,
    haqqında, görə, sizin, sizə, sənin, sənə, bizim, bunu, bunun, onun, bunlar, hansı, harada, zaman, olan, olaraq,
    yaxud, lakin, ancaq, çünki, əgər, yalnız, yenidən, təkrar, burada, buraya, orada, olacaq, olmalıdır, lazımdır,
    deyil, etibarlıdır, etibarlı, etibarsızdır, hazırdır, hazır, aktivdir, düzgündür, düzgün, yanlışdır, unikaldır,
    tələb, istifadə, bitib, göndərilən, göstərilən, daxil, yazın
  `,
  be: `
    якое, якая, якія, якога, ніжэй, вышэй, унутры, паміж, праз, пасля, перад, замест, акрамя, таксама, калі, пакуль,
    таму, альбо, аднак, толькі, зноў, яшчэ, гэты, гэта, гэтага, гэтай, гэтым, ваша, вашага, вашай, вашым, твайго,
    была, было, былі, будзе, будуць, можа, можна, трэба, патрэбны, патрабуецца, неабходны, сапраўдны, несапраўдны,
    дзейнічае, гатовы, гатова, актыўны, правільны, няправільны, унікальны, адпраўлены, дасланы, паказаны, указаны,
    наступны, наступнае, выкарыстаны
  `,
  bg: `
    който, която, което, които, долу, отдолу, вътре, между, през, след, преди, според, чрез, заради, вместо, когато,
    където, докато, защото, така, само, отново, този, тази, това, вашия, вашият, вашата, вашето, беше, бъде, може,
    трябва, важи, валиден, валидна, валидно, невалиден, изтича, изтекъл, готов, готова, готово, активен, грешен,
    грешна, правилен, уникален, необходим, нужен, изпратен, изпратена, показан, посочен, посочена, следният,
    следната, следното, използван, действа
  `,
  bn: `
    নিচে, নীচে, নিচের, নীচের, উপরে, উপরের, ওপরের, ভিতরে, ভেতরে, মধ্যে, বাইরে, ছাড়া, দ্বারা, দিয়ে, জন্য, সাথে,
    সঙ্গে, থেকে, পর্যন্ত, আপনার, আপনাকে, আপনি, তোমার, আমাদের, এটির, সেটি, যেটি, যেখানে, যাতে, কিন্তু, অথবা, শুধু,
    শুধুমাত্র, কেবল, আবার, পুনরায়, এখানে, সেখানে, হয়েছে, রয়েছে, করুন, লিখুন, টাইপ, প্রবেশ, ব্যবহার, অবৈধ,
    প্রস্তুত, সক্রিয়, সঠিক, অনন্য, প্রয়োজন, আবশ্যক, ব্যবহৃত, পাঠানো, দেখানো, দেওয়া, নিম্নলিখিত, সংযুক্ত, বসান
  `,
  bs: `
    koji, koja, koje, kojeg, kojim, koju, ispod, iznad, unutar, unutra, između, kroz, nakon, poslije, prije, prema,
    putem, kada, gdje, dokle, ukoliko, također, samo, ponovo, ovdje, ovaj, ovom, vaša, vaše, vašeg, tvoj, tvoje,
    biti, bude, može, mora, treba, vrijedi, važi, važeći, važeća, nevažeći, ističe, istekao, spreman, spremna,
    aktivan, tačan, ispravan, pogrešan, jedinstven, potreban, poslan, prikazan, naveden, sljedeći, sljedeća,
    priložen, iskorišten, glasi
  `,
  ca: `
    dins, sobre, sota, entre, sense, després, abans, durant, segons, fins, mitjançant, quan, perquè, encara, però,
    també, només, aquest, aquesta, aquests, aquestes, això, aquell, aquella, teva, seva, vostre, vostra, nostre,
    nostra, vostè, següent, serà, està, sigui, poden, vàlid, vàlida, invàlid, llest, llesta, preparat, actiu, activa,
    correcte, correcta, incorrecte, incorrecta, únic, única, necessari, necessària, caducat, caduca, utilitzat,
    adjunt, enviat, indicat, aquí, novament
  `,
  cs: `
    který, která, které, kterého, kterému, kterým, kterou, níže, výše, uvnitř, mezi, přes, před, podle, místo, kromě,
    pomocí, během, když, dokud, protože, proto, nebo, však, také, pouze, jenom, znovu, opět, tady, tento, tato, toto,
    tohoto, těchto, vaše, vašeho, vašem, tvůj, tvoje, bude, budou, bylo, byla, může, musí, platí, platný, platné,
    neplatný, připraven, aktivní, správný, správné, nesprávný, chybný, jedinečný, potřebný, uvedený, následující
  `,
  cy: `
    isod, uchod, uwchben, islaw, mewn, fewn, rhwng, wedi, drwy, trwy, gyda, dros, oddi, wrth, pryd, oherwydd, felly,
    hefyd, ynghyd, eich, hwnnw, honno, hynny, rhain, rheini, sydd, oedd, bydd, fydd, byddai, dylai, rhaid, gall,
    gallwch, gellir, dilys, annilys, parod, barod, gweithredol, cywir, anghywir, unigryw, angen, angenrheidiol,
    gofynnol, ofynnol, ddefnyddiwyd, anfonwyd, dangosir, ddangosir, amgaeedig, atodedig, canlynol, unwaith, eisoes,
    nawr, atoch, arnoch, ichi
  `,
  da: `
    nedenfor, nedenunder, herunder, ovenfor, under, over, inde, inden, mellem, gennem, efter, uden, ifølge, indtil,
    siden, hvor, hvornår, hvilken, hvilket, hvis, fordi, mens, eller, dette, denne, disse, deres, jeres, dine, vores,
    skal, kunne, skulle, ville, bliver, blev, været, være, have, lyder, gælder, udløber, udløbet, gyldig, gyldigt,
    ugyldig, klar, aktiv, korrekt, rigtig, forkert, unik, påkrævet, nødvendig, sendt, vist, brugt, vedlagt, følgende,
    igen
  `,
  de: `
    unten, unter, untenstehend, unterhalb, oben, über, hier, dort, diese, dieser, diesem, diesen, dieses, welche,
    welches, welcher, deren, dessen, ihre, ihrem, ihrer, deinem, wenn, weil, dass, damit, sobald, bevor, oder, aber,
    sowie, lautet, heißt, gilt, steht, wird, wurde, werden, kann, muss, soll, bitte, eingeben, gültig, ungültig,
    bereit, aktiv, korrekt, richtig, falsch, einmalig, erforderlich, abgelaufen, verwendet, beigefügt, folgende,
    erneut, zwischen, innerhalb, ohne
  `,
  el: `
    οποίο, οποία, οποίος, οποίον, αυτό, αυτή, αυτός, αυτόν, αυτήν, κάτω, πάνω, παρακάτω, παραπάνω, μέσα, μέσω, μετά,
    πριν, μεταξύ, χωρίς, μέχρι, εντός, όταν, όπου, γιατί, επειδή, αλλά, όμως, καθώς, ώστε, επίσης, μόνο, ξανά, εκεί,
    στην, στον, πρέπει, μπορεί, είναι, ήταν, έχει, ισχύει, λήγει, έληξε, έγκυρος, έγκυρο, έγκυρη, άκυρος, έτοιμος,
    έτοιμο, ενεργός, σωστός, σωστό, λάθος, μοναδικός, απαιτείται, επόμενο, ακόλουθο, εμφανίζεται, στάλθηκε,
    συνημμένο
  `,
  en: `
    with, from, into, over, under, inside, within, below, beneath, above, after, before, between, through, without,
    until, that, which, when, where, while, because, your, this, these, those, will, should, must, have, been, sent,
    shown, given, displayed, valid, invalid, ready, active, correct, incorrect, wrong, unique, required, needed,
    expired, expires, used, enclosed, included, attached, following, again, only, also, here, there, then, already,
    reads, secret, personal, private, confidential, hidden, pending, waiting, broken, blocked, missing, empty, unavailable,
    unknown, temporary, permanent, coming, safe, instead
  `,
  es: `
    debajo, bajo, arriba, encima, dentro, sobre, entre, desde, hasta, para, después, antes, durante, según, mediante,
    cuando, donde, cuyo, este, esta, esto, aquel, nuestro, nuestra, usted, porque, pues, pero, también, será, está,
    están, debe, puede, tiene, válido, válida, inválido, listo, activo, activa, correcto, correcta, incorrecto,
    único, única, necesario, caducado, caduca, usado, adjunto, siguiente, enviado, indicado, mostrado, solo,
    solamente, nuevamente, aquí
  `,
  et: `
    mida, mille, millega, milles, siis, selle, seda, selles, sellele, need, teie, sinu, teile, sulle, meie, allpool,
    alljärgnev, ülal, ülaltoodud, järgmine, järgnev, enne, pärast, ilma, koos, kaudu, kuni, alates, vahel, ning,
    kuid, vaid, sest, kehtib, kehtiv, kehtetu, aegub, aegunud, valmis, aktiivne, õige, vale, vajalik, nõutav,
    kasutatud, lisatud, saadetud, näidatud, toodud, ainult, uuesti, siin, siia, peab, võib, saab, tuleb, oleks,
    sisestage, sisesta
  `,
  eu: `
    hemen, hori, horren, honen, honekin, hauek, haren, duen, dago, dagoen, daiteke, baino, baina, edota, behean,
    beheko, azpian, azpiko, goian, goiko, barruan, barruko, kanpoan, artean, gabe, bidez, ondoren, aurretik, arabera,
    bezala, zure, zuretzat, noiz, zein, bakarrik, soilik, berriro, berriz, bertan, jarraian, izango, izan, behar,
    beharrezkoa, baliozkoa, baliagarria, baliogabea, iraungi, iraungita, prest, aktibo, zuzena, okerra, bakarra,
    bidalitako, idatzi, sartu, erabili, hurrengo, erantsitako
  `,
  fa: `
    پایین, بالا, داخل, درون, بیرون, بدون, توسط, برای, همراه, میان, شماست, خودتان, اینجا, آنجا, همین, همان, آنها,
    کدام, هنگامی, زمانی, وقتی, زیرا, بنابراین, تنها, دوباره, مجددا, باید, هستند, باشد, خواهد, دارد, ندارد, نیست,
    معتبر, نامعتبر, آماده, فعال, درست, صحیح, اشتباه, نادرست, یکتا, منحصر, لازم, ضروری, مورد, منقضی, استفاده, وارد,
    کنید, بزنید, بنویسید, ارسالی, ارسال, پیوست, مربوط, مربوطه, نمایش, نشان, بوده
  `,
  fi: `
    joka, jonka, jota, jossa, johon, jolla, mikä, kuin, kuten, tämä, tämän, tässä, tähän, nämä, siinä, siihen, alla,
    alapuolella, yllä, oheinen, oheista, seuraava, seuraavaan, sekä, mutta, vaan, koska, kunnes, ennen, jälkeen,
    ilman, kanssa, varten, kautta, sisällä, mukaan, teidän, sinun, sinulle, voimassa, vanhentunut, vanhenee, valmis,
    aktiivinen, oikein, oikea, väärin, väärä, tarvitaan, vaaditaan, käytetty, lähetetty, vain, uudelleen, täällä,
    täytyy, pitää, voidaan, toimii, kuuluu
  `,
  fil: `
    nasa, itaas, labas, pagitan, gamit, para, mula, hanggang, bago, matapos, pagkatapos, tungkol, ayon, iyong,
    inyong, kanyang, aming, ating, itong, nito, dito, doon, diyan, iyan, iyon, kung, kapag, dahil, upang, ngunit,
    pero, habang, lamang, lang, muli, ulit, dapat, maaari, maaaring, puwede, pwede, kailangan, kailangang, balido,
    wasto, handa, aktibo, tama, mali, natatangi, nagamit, ginamit, kalakip, nakalakip, ipinadala, ipinakita,
    nakasulat, sumusunod, hindi
  `,
  fr: `
    dans, avec, pour, sans, sous, entre, vers, depuis, pendant, avant, après, selon, dessous, laquelle, dont, quand,
    lorsque, puisque, mais, donc, aussi, cette, ceci, cela, celui, votre, notre, vous, leur, sera, serait, doit,
    peut, sont, valable, valide, invalide, prêt, prête, actif, active, correct, incorrect, erroné, unique, requis,
    requise, nécessaire, expiré, expire, utilisé, joint, suivant, suivante, envoyé, affiché, indiqué, figurant,
    seulement, encore
  `,
  ga: `
    thíos, thuas, anseo, ansin, istigh, laistigh, taobh, idir, roimh, tríd, trína, leis, agus, chun, faoi, agaibh,
    againn, duit, daoibh, uait, sibh, bhfuil, raibh, beidh, mbeidh, bhíonn, seachas, ionas, nuair, sula, toisc,
    áfach, freisin, amháin, arís, anois, cheana, seoladh, seolta, curtha, scríofa, taispeánta, luaite, bailí,
    neamhbhailí, réidh, gníomhach, ceart, mícheart, uathúil, riachtanach, teastaíonn, caite, úsáidte, iniata,
    ceangailte, leanas, féadfaidh, caithfidh, díreach
  `,
  gl: `
    baixo, abaixo, enriba, dentro, sobre, entre, desde, para, despois, antes, durante, segundo, mediante, conforme,
    cando, onde, cuxo, este, esta, isto, aquel, noso, voso, vostede, porque, pois, pero, tamén, será, sexa, está,
    están, debe, pode, válido, válida, inválido, listo, preparado, activo, activa, correcto, correcta, incorrecto,
    erróneo, único, única, necesario, caducado, caduca, usado, adxunto, seguinte, enviado, indicado, amosado,
    mostrado, soamente, novamente, aquí
  `,
  gu: `
    નીચે, નીચેનો, નીચેની, નીચેનું, નીચેના, ઉપરનો, ઉપરની, અંદર, વિના, દ્વારા, માટે, સાથે, પહેલાં, સુધી, તમારો, તમારી,
    તમારું, તમારા, તમને, આપનો, આપની, આપના, અમારો, તેનો, તેની, જેનો, જેમાં, જ્યારે, જ્યાં, ત્યારે, પરંતુ, અથવા, જેથી,
    ફક્ત, માત્ર, ફરીથી, અહીં, ત્યાં, દાખલ, ટાઇપ, વાપરો, ઉપયોગ, માન્ય, અમાન્ય, તૈયાર, સક્રિય, સાચો, સાચું, ખોટો,
    ખોટું, અનન્ય, જરૂરી, આવશ્યક, સમાપ્ત, વપરાયેલ, મોકલેલ, મોકલેલો, દર્શાવેલ, આપેલ, નિમ્નલિખિત
  `,
  he: `
    שלכם, הבאה, הבאים, הבאות, למטה, למעלה, מתחת, בתוך, מתוך, כאשר, שנשלח, שנשלחה, שמופיע, שמופיעה, המופיע, המופיעה,
    הזאת, האלה, הללו, הינו, הינה, יהיה, תהיה, הייתה, תקפה, בתוקף, תקפים, מוכן, מוכנה, פעיל, פעילה, נכון, נכונה, שגוי,
    שגויה, ייחודי, ייחודית, נדרש, נדרשת, המצורף, המצורפת, בלבד, לפני, אחרי, לאחר, באמצעות, עבור, בשביל, אינו, אינה,
    צריך, צריכה, יכול, ניתן, עדיין, אליך, אליכם, שלהלן, להלן, ששלחנו
  `,
  hi: `
    नीचे, अंदर, भीतर, बाहर, बिना, द्वारा, पहले, जिसे, जिसका, जिसमें, जिससे, आपका, आपके, आपकी, आपको, अपना, अपने, अपनी,
    हमारे, इसका, इसके, उन्हें, इन्हें, यहाँ, यहां, वहाँ, वहां, लेकिन, परंतु, क्योंकि, ताकि, अथवा, केवल, सिर्फ,
    सिर्फ़, दोबारा, होगा, होना, होता, करें, डालें, भरें, लिखें, दर्ज, टाइप, उपयोग, इस्तेमाल, मान्य, अमान्य, तैयार,
    सक्रिय, आवश्यक, ज़रूरी, जरूरी, समाप्त, भेजा, दिखाया, दिया, निम्नलिखित, चाहिए
  `,
  hr: `
    koji, koja, koje, kojeg, kojem, kojim, koju, ispod, iznad, unutar, između, kroz, nakon, poslije, prije, preko,
    umjesto, prema, putem, kada, gdje, ukoliko, također, samo, ponovno, ovdje, ovaj, ovom, vaša, vaše, vašeg, tvoj,
    biti, bude, može, mora, treba, vrijedi, važeći, valjan, valjana, nevažeći, istječe, istekao, spreman, spremna,
    aktivan, točan, ispravan, netočan, pogrešan, jedinstven, potreban, poslan, prikazan, naveden, sljedeći, sljedeća,
    priložen, glasi
  `,
  hu: `
    alatt, alatti, alább, alábbi, fenti, következő, között, előtt, után, nélkül, által, szerint, miatt, helyett,
    segítségével, alapján, amely, amelyet, amelyik, amikor, ahol, hogy, mert, vagy, azonban, csak, ismét, újra,
    önnek, neked, lesz, lett, legyen, kell, lehet, nincs, lejár, lejárt, érvényes, érvénytelen, kész, aktív, helyes,
    helytelen, hibás, egyedi, szükséges, kötelező, mellékelt, küldött, megadott, látható, található, használható,
    megadásával, beírásával, írja, adja, használja
  `,
  hy: `
    ստորև, վերևում, ներքևում, ներսում, միջև, միջոցով, առանց, համար, հետո, առաջ, մինչև, որոնք, որում, որով, որտեղ,
    բայց, որպեսզի, քանի, որովհետև, միայն, կրկին, նորից, այստեղ, այնտեղ, սրանք, դրանք, պետք, կարող, կլինի, լինի, եղել,
    գործում, կգործի, վավեր, անվավեր, վավերական, պատրաստ, ակտիվ, ճիշտ, սխալ, եզակի, պահանջվում, անհրաժեշտ, ժամկետանց,
    օգտագործված, կցված, ուղարկված, ուղարկվել, նշված, ցուցադրված, հետևյալ, տրված, մուտքագրեք, մուտքագրել, օգտագործեք,
    գրեք, ունի
  `,
  id: `
    dalam, yang, dengan, dari, untuk, kepada, pada, oleh, atas, bawah, dibawah, antara, tanpa, sampai, hingga,
    sebelum, setelah, selama, melalui, anda, kamu, kami, kita, berikut, tersebut, ketika, saat, apabila, jika,
    karena, supaya, agar, tetapi, namun, atau, serta, juga, hanya, lagi, kembali, disini, akan, harus, bisa, dapat,
    telah, sudah, adalah, berlaku, siap, aktif, benar, salah, unik, diperlukan, kedaluwarsa, digunakan, terlampir,
    dikirim, tertera
  `,
  is: `
    fyrir, neðan, ofan, innan, undir, yfir, eftir, áður, milli, gegnum, þessi, þetta, þessum, þessa, þitt, þinn,
    þinni, þínum, ykkar, okkar, þegar, hvar, hvenær, vegna, hingað, aðeins, bara, aftur, hérna, þarna, heldur,
    einnig, verður, verið, hefur, hafa, getur, þarf, skal, gildir, gildur, gilt, ógilt, ógildur, tilbúið, tilbúinn,
    virkt, virkur, rétt, réttur, rangt, rangur, einstakt, nauðsynlegt, útrunnið, notað, sent, meðfylgjandi,
    eftirfarandi, hljóðar
  `,
  it: `
    sotto, sopra, seguito, dentro, sulla, nella, dalla, alla, dopo, prima, senza, durante, secondo, tramite,
    mediante, entro, quando, perché, oppure, anche, quale, quali, questo, questa, questi, queste, quello, quella,
    vostro, vostra, nostro, sarà, essere, stato, stata, deve, sono, valido, valida, scaduto, scade, pronto, pronta,
    attivo, attiva, corretto, corretta, errato, errata, unico, necessario, utilizzato, allegato, seguente, inviato,
    indicato, riportato, soltanto, nuovamente
  `,
  ka: `
    ქვემოთ, ზემოთ, შიგნით, შორის, გარეშე, მიერ, მეშვეობით, შემდეგ, შემდეგი, მანამდე, რომელიც, რომელსაც, რომლის,
    რომლითაც, სადაც, როდესაც, როცა, მაგრამ, რადგან, რათა, ასევე, მხოლოდ, ისევ, კვლავ, ხელახლა, თქვენი, თქვენს,
    თქვენთვის, შენი, შენს, ჩვენი, ჩვენს, არის, იქნება, უნდა, შეიძლება, მოქმედებს, მოქმედია, ძალაშია, ვადაგასული,
    მზადაა, მზად, აქტიურია, აქტიური, სწორია, სწორი, არასწორია, არასწორი, უნიკალურია, საჭიროა, სავალდებულოა,
    გამოყენებულია, გამოგზავნილი, მითითებული, ნაჩვენები, თანდართული, მოცემული, შეიყვანეთ, გამოიყენეთ, ჩაწერეთ
  `,
  kk: `
    төмендегі, төменде, жоғарыдағы, жоғарыда, ішінде, ішіндегі, арасында, арқылы, үшін, дейін, кейін, бұрын, туралы,
    бойынша, сіздің, сізге, сенің, саған, біздің, мына, осында, мұнда, сонда, қайда, қашан, кезде, және, немесе,
    бірақ, өйткені, сондықтан, егер, ғана, қайта, тағы, болады, болды, болса, керек, қажет, мүмкін, емес, жарамды,
    жарамсыз, дайын, белсенді, дұрыс, қате, бірегей, міндетті, пайдаланылған, жіберілген, көрсетілген, берілген,
    келесі, енгізіңіз, жазыңыз, теріңіз, қолданыңыз, пайдаланыңыз
  `,
  kn: `
    ಕೆಳಗೆ, ಕೆಳಗಿನ, ಕೆಳಗಿರುವ, ಮೇಲೆ, ಮೇಲಿನ, ಒಳಗೆ, ಹೊರಗೆ, ಇಲ್ಲದೆ, ಮೂಲಕ, ಬಳಸಿ, ವರೆಗೆ, ನಂತರ, ಮೊದಲು, ನಿಮ್ಮ, ನಿಮಗೆ, ನಮ್ಮ,
    ಇದನ್ನು, ಅದನ್ನು, ಎಲ್ಲಿ, ಯಾವಾಗ, ಆದರೆ, ಅಥವಾ, ಮತ್ತು, ಏಕೆಂದರೆ, ಆದ್ದರಿಂದ, ಮಾತ್ರ, ಮತ್ತೆ, ಇಲ್ಲಿ, ಅಲ್ಲಿ, ಆಗಿದೆ, ಇರುತ್ತದೆ,
    ಇರುವ, ಇರಬೇಕು, ಮಾಡಿ, ನಮೂದಿಸಿ, ಹಾಕಿ, ಟೈಪ್, ಬರೆಯಿರಿ, ಉಪಯೋಗಿಸಿ, ಮಾನ್ಯ, ಮಾನ್ಯವಾಗಿದೆ, ಅಮಾನ್ಯ, ಸಿದ್ಧ, ಸಿದ್ಧವಾಗಿದೆ,
    ಸಕ್ರಿಯ, ಸಕ್ರಿಯವಾಗಿದೆ, ಸರಿಯಾದ, ಸರಿಯಾಗಿದೆ, ತಪ್ಪು, ತಪ್ಪಾಗಿದೆ, ಅನನ್ಯ, ಅಗತ್ಯ, ಬೇಕು, ಬೇಕಾಗಿದೆ, ಕಳುಹಿಸಿದ, ಕಳುಹಿಸಲಾದ,
    ತೋರಿಸಿರುವ, ನೀಡಿರುವ, ಕೊಟ್ಟಿರುವ, ಲಗತ್ತಿಸಿದ
  `,
  ko: `
    입력하세요, 입력하십시오, 입력해주세요, 입력해주십시오, 입력하시면, 입력하면, 입력하여, 입력하고, 사용하세요, 사용하십시오, 사용하시면, 사용하여, 사용하면, 사용해주세요, 있습니다, 없습니다,
    되었습니다, 아래에서, 아래쪽에, 이메일에, 메일에서, 다음과같이, 유효합니다, 유효하며, 유효하지, 만료됩니다, 만료되며, 만료되었습니다, 필요합니다, 필요하며, 올바릅니다, 올바르지, 잘못되었습니다,
    일치하지, 전송되었습니다, 발송되었습니다, 발급되었습니다, 준비되었습니다, 도착했습니다, 사용되었습니다, 활성화되었습니다, 확인하세요, 확인하십시오, 확인하시고, 복사하여, 복사하세요, 적어주세요,
    바랍니다, 하십시오, 그렇지만, 그러므로, 귀하에게, 여러분의, 고객님의, 정확하게, 표시됩니다, 표시되는, 첨부되어
  `,
  lt: `
    kuris, kuri, kurį, kurią, kurio, kurie, kuriame, žemiau, toliau, aukščiau, viduje, tarp, prieš, pagal, jūsų,
    jums, tavo, mūsų, šiame, šioje, kada, arba, kaip, todėl, jeigu, galioja, galiojantis, negalioja, negaliojantis,
    paruoštas, paruošta, aktyvus, teisingas, teisinga, neteisingas, neteisinga, unikalus, reikalingas, reikalinga,
    reikia, privalomas, būtinas, panaudotas, pridėtas, išsiųstas, išsiųsta, rodomas, nurodytas, nurodyta, esantis,
    esantį, buvo, būti, gali, turi, skamba, baigiasi, įveskite, tiktai
  `,
  lv: `
    kuru, kurš, kuras, kuri, zemāk, tālāk, augstāk, augšā, iekšā, starp, pirms, caur, līdz, virs, jūsu, jums, tavs,
    tavu, mūsu, šajā, šeit, tajā, kamēr, tāpēc, tikai, vēlreiz, atkal, derīgs, derīga, nederīgs, nederīga, gatavs,
    gatava, aktīvs, aktīva, pareizs, pareiza, nepareizs, nepareiza, unikāls, nepieciešams, vajadzīgs, izmantots,
    pievienots, nosūtīts, nosūtīta, norādīts, norādīta, redzams, sekojošs, nākamais, bija, jābūt, jāievada, tiek,
    tika, ievadiet
  `,
  mk: `
    која, долу, подолу, горе, погоре, внатре, помеѓу, преку, после, пред, според, наместо, кога, каде, додека, затоа,
    бидејќи, како, само, повторно, овде, тука, овој, оваа, овие, вашиот, вашата, вашето, твојот, беше, биде, може,
    мора, треба, важи, важечки, важечка, валиден, валидна, неважечки, истекува, истечен, подготвен, готов, активен,
    точен, точна, неточен, единствен, потребен, испратен, прикажан, наведен, следниот, следната, приложен,
    искористен, гласи
  `,
  ml: `
    താഴെ, താഴെയുള്ള, താഴത്തെ, മുകളിൽ, മുകളിലെ, മുകളിലുള്ള, ഉള്ളിൽ, അകത്ത്, പുറത്ത്, ഇല്ലാതെ, മുഖേന, ശേഷം, മുമ്പ്,
    മുൻപ്, നിന്ന്, നിങ്ങളുടെ, നിങ്ങൾക്ക്, നിങ്ങൾ, താങ്കളുടെ, ഞങ്ങളുടെ, ഇതിന്റെ, അതിന്റെ, എവിടെ, എപ്പോൾ, ഇപ്പോൾ,
    പക്ഷേ, അല്ലെങ്കിൽ, കൂടാതെ, കാരണം, അതിനാൽ, മാത്രം, മാത്രമേ, വീണ്ടും, ഇവിടെ, അവിടെ, ആകുന്നു, ആയിരിക്കും, വേണം,
    നൽകുക, നൽകി, ടൈപ്പ്, ഉപയോഗിക്കുക, ഉപയോഗിച്ച്, ചേർക്കുക, എഴുതുക, സാധുവാണ്, അസാധുവാണ്, തയ്യാറാണ്, സജീവമാണ്,
    ശരിയാണ്, ശരിയായ, തെറ്റാണ്, ആവശ്യമാണ്, ആവശ്യമായ, കാലഹരണപ്പെട്ടു, കാലഹരണപ്പെടും, അയച്ച, കാണിച്ചിരിക്കുന്ന,
    നൽകിയിരിക്കുന്ന, ഇനിപ്പറയുന്ന
  `,
  mn: `
    доорх, доор, дээр, дээрх, дотор, доторх, хооронд, дамжуулан, ашиглан, хүртэл, дараа, дараах, өмнө, тухай, таны,
    танд, танай, чиний, манай, эдгээр, тэдгээр, хаана, хэзээ, бөгөөд, болон, эсвэл, гэхдээ, харин, учир, тиймээс,
    хэрэв, зөвхөн, дахин, байна, байгаа, байсан, байх, болно, болсон, хэрэгтэй, шаардлагатай, ёстой, хүчинтэй,
    хүчингүй, бэлэн, идэвхтэй, буруу, давтагдашгүй, ашигласан, илгээсэн, харуулсан, өгсөн, хавсаргасан, дуусна,
    дууссан, оруулна, оруулаад, оруулж, бичнэ, гэсэн
  `,
  mr: `
    खाली, खालील, वरील, बाहेर, शिवाय, द्वारे, साठी, सोबत, पूर्वी, नंतर, पर्यंत, तुमचा, तुमची, तुमचे, तुमच्या,
    तुम्हाला, आपला, आपली, आपले, आपल्या, आपणास, ज्यामध्ये, जेव्हा, तेव्हा, जिथे, येथे, तिथे, किंवा, परंतु, म्हणून,
    फक्त, केवळ, पुन्हा, आहेत, असेल, असावा, होईल, टाका, लिहा, प्रविष्ट, वापरा, वापरून, टाइप, अवैध, तयार, सक्रिय,
    बरोबर, योग्य, चुकीचा, चुकीचे, अद्वितीय, आवश्यक, कालबाह्य, वापरलेला, पाठवलेला, पाठवला, दिलेला, दिलेले, दाखवलेला,
    पुढील
  `,
  ms: `
    dalam, yang, dengan, daripada, dari, untuk, kepada, pada, oleh, atas, bawah, antara, tanpa, sehingga, hingga,
    sebelum, selepas, semasa, melalui, anda, awak, kami, kita, berikut, tersebut, apabila, ketika, jika, kerana,
    supaya, tetapi, namun, atau, serta, juga, hanya, sahaja, semula, sini, akan, mesti, perlu, boleh, dapat, telah,
    sudah, ialah, adalah, sedia, aktif, betul, salah, unik, diperlukan, luput, digunakan, dilampirkan, dihantar,
    tertera, dipaparkan
  `,
  nb: `
    nedenfor, under, ovenfor, over, inne, innen, mellom, gjennom, etter, uten, ifølge, inntil, siden, hvor, hvilken,
    hvilket, hvis, fordi, mens, eller, dette, denne, disse, deres, dine, skal, kunne, skulle, ville, blir, være,
    vært, lyder, gjelder, utløper, utløpt, gyldig, ugyldig, klar, klart, aktiv, korrekt, riktig, feil, unik, unikt,
    påkrevd, nødvendig, kreves, sendt, vist, brukt, vedlagt, følgende, igjen, bare, også, kommer
  `,
  ne: `
    तलको, माथि, माथिको, भित्र, बाहिर, बिना, द्वारा, मार्फत, लागि, सँगै, अनुसार, बारेमा, तपाईंको, तपाईको, तपाईंलाई,
    तपाईलाई, तिम्रो, हाम्रो, आफ्नो, यसको, यसलाई, त्यसको, जसको, जसले, जसलाई, किनभने, किनकि, अथवा, मात्र, फेरि, यहाँ,
    त्यहाँ, हुनेछ, हुन्छ, भएको, गर्नुहोस्, राख्नुहोस्, लेख्नुहोस्, हाल्नुहोस्, टाइप, प्रविष्ट, प्रयोग, मान्य, अमान्य,
    तयार, सक्रिय, अद्वितीय, आवश्यक, समाप्त, म्याद, पठाइएको, देखाइएको, दिइएको, निम्न, निम्नलिखित, संलग्न, सक्नुहुन्छ,
    पर्छ, पर्नेछ
  `,
  nl: `
    onder, onderaan, hieronder, hierboven, boven, binnen, tussen, vanaf, volgens, zonder, voor, naar, omdat, wanneer,
    waar, waarmee, welke, deze, zodat, voordat, nadat, totdat, terwijl, zodra, maar, jouw, jullie, onze, wordt, werd,
    worden, moet, kunt, zijn, heeft, luidt, staat, geldt, reeds, alleen, weer, opnieuw, hier, daar, geldig, ongeldig,
    klaar, gereed, actief, correct, onjuist, verkeerd, uniek, nodig, vereist, verlopen, gebruikt, bijgevoegd,
    verzonden, volgende
  `,
  pa: `
    ਹੇਠਾਂ, ਹੇਠਲਾ, ਹੇਠਲੇ, ਹੇਠਲੀ, ਉੱਪਰ, ਅੰਦਰ, ਬਾਹਰ, ਬਿਨਾਂ, ਰਾਹੀਂ, ਦੁਆਰਾ, ਵਿੱਚ, ਪਹਿਲਾਂ, ਬਾਅਦ, ਤੁਹਾਡਾ, ਤੁਹਾਡੀ, ਤੁਹਾਡੇ,
    ਤੁਹਾਨੂੰ, ਤੇਰਾ, ਆਪਣਾ, ਆਪਣੇ, ਆਪਣੀ, ਸਾਡਾ, ਸਾਡੇ, ਇਸਦਾ, ਇਸਨੂੰ, ਜਿਸਦਾ, ਜਿਸਨੂੰ, ਜਿਹੜਾ, ਜਿੱਥੇ, ਜਦੋਂ, ਪਰੰਤੂ, ਕਿਉਂਕਿ, ਸਿਰਫ,
    ਸਿਰਫ਼, ਕੇਵਲ, ਦੁਬਾਰਾ, ਇੱਥੇ, ਉੱਥੇ, ਹੋਵੇਗਾ, ਹੋਣਾ, ਲਿਖੋ, ਵਰਤੋ, ਵਰਤੋਂ, ਟਾਈਪ, ਅਵੈਧ, ਤਿਆਰ, ਸਰਗਰਮ, ਕਿਰਿਆਸ਼ੀਲ, ਵਿਲੱਖਣ,
    ਲੋੜੀਂਦਾ, ਜ਼ਰੂਰੀ, ਸਮਾਪਤ, ਭੇਜਿਆ, ਦਿਖਾਇਆ, ਦਿੱਤਾ, ਦਿੱਤੇ, ਨੱਥੀ, ਚਾਹੀਦਾ
  `,
  pl: `
    który, która, które, którego, którym, którą, poniżej, poniższy, poniższe, powyżej, wewnątrz, między, przez,
    przed, według, zamiast, kiedy, gdzie, dopóki, ponieważ, dlatego, albo, jednak, także, tylko, ponownie, znowu,
    tutaj, tego, twój, twoje, twojego, pani, będzie, będą, było, była, został, zostało, może, musi, należy, brzmi,
    ważny, ważne, nieważny, wygasa, wygasł, gotowy, gotowe, aktywny, poprawny, nieprawidłowy, błędny, unikalny,
    wymagany, potrzebny, wysłany, podany, następujący
  `,
  pt: `
    abaixo, acima, dentro, sobre, entre, para, pelo, pela, desde, após, antes, depois, durante, conforme, quando,
    onde, qual, este, esta, essa, isto, nosso, vosso, você, porque, porém, também, será, seja, está, deve, pode,
    válido, válida, inválido, pronto, pronta, ativo, activo, correto, correcto, errado, incorreto, único, necessário,
    expirado, expira, usado, anexo, incluído, seguinte, enviado, indicado, mostrado, exibido, somente, apenas,
    novamente, aqui, agora
  `,
  ro: `
    care, acest, această, aceasta, acesta, aceste, dumneavoastră, vostru, nostru, pentru, prin, între, după, înainte,
    fără, despre, către, dacă, când, unde, deoarece, însă, astfel, precum, este, sunt, fost, trebuie, poate, aveți,
    valabil, valabilă, valid, nevalid, expirat, expiră, pregătit, activ, activă, corect, corectă, incorect, greșit,
    unic, unică, necesar, folosit, utilizat, trimis, trimisă, afișat, indicat, următor, următorul, următoarea,
    atașat, numai, doar, aici, acolo
  `,
  ru: `
    которое, который, которая, которые, которого, которой, указанное, указанный, указано, указан, ниже, выше, внутри,
    между, через, после, перед, вместо, кроме, также, чтобы, когда, если, пока, потому, однако, только, снова, здесь,
    этот, этого, этой, этом, этим, ваше, вашего, вашей, вашем, твой, было, были, будет, может, можно, нужно, нужен,
    действует, действителен, действительно, истекает, готов, готово, активен, верный, неверный, правильный,
    требуется, отправлен, следующее, следующий
  `,
  si: `
    පහතින්, පහළින්, ඉහළින්, ඉහතින්, ඇතුළත, ඇතුළේ, පිටත, නැතිව, නොමැතිව, මගින්, හරහා, සඳහා, දක්වා, පසුව, ඔබගේ, ඔයාගේ,
    අපගේ, මෙහි, මේවා, නමුත්, එබැවින්, නිසා, පමණක්, පමණි, නැවත, නැවතත්, මෙතැන, එතැන, වේවි, ඇතුළත්, ඇතුල්, කරන්න,
    යොදන්න, දමන්න, භාවිත, භාවිතා, ටයිප්, ලියන්න, වලංගු, වලංගුයි, අවලංගු, අවලංගුයි, සූදානම්, සක්‍රිය, සක්‍රියයි,
    නිවැරදි, නිවැරදියි, වැරදි, වැරදියි, අද්විතීය, අවශ්‍ය, අවශ්‍යයි, දැක්වෙන, පෙන්වන, ලබාදුන්, ලබාදී, අමුණා, ලැබුණු
  `,
  sk: `
    ktorý, ktorá, ktoré, ktorého, ktorému, ktorým, ktorú, nižšie, vyššie, vnútri, medzi, pred, podľa, namiesto,
    okrem, pomocou, počas, kedy, pretože, preto, alebo, avšak, tiež, znova, opäť, tento, táto, toto, tohto, týchto,
    vaše, vášho, vašom, tvoj, tvoje, bude, budú, bolo, bola, môže, musí, treba, platí, platný, platné, neplatný,
    pripravený, aktívny, správny, správne, nesprávny, chybný, jedinečný, potrebný, uvedený, odoslaný, nasledujúci,
    znie
  `,
  sl: `
    kateri, katera, katero, katerega, katerem, spodaj, spodnja, spodnjo, zgoraj, znotraj, notri, skozi, preko, pred,
    namesto, kadar, kjer, dokler, zato, vendar, tudi, samo, zgolj, ponovno, znova, spet, tukaj, tega, temu, vaša,
    vaše, vašo, vašega, tvoja, tvoje, tvojo, bodo, lahko, mora, treba, velja, veljavna, veljaven, neveljavna,
    neveljaven, poteče, potekla, pripravljena, pripravljen, aktivna, pravilna, napačna, potrebna, poslana, prikazana,
    navedena, naslednja, priložena, glasi
  `,
  sq: `
    poshtë, mëposhtme, mëposhtëm, sipër, brenda, jashtë, ndërmjet, midis, pasi, përmes, nëpërmjet, deri, sipas, tënd,
    tuaj, tuaja, juaj, juaja, këtë, këto, kësaj, cilën, cila, cilat, cili, këtu, atje, sepse, prandaj, nëse, edhe,
    gjithashtu, vetëm, përsëri, sërish, është, janë, ishte, duhet, mund, vlen, vlefshme, vlefshëm, pavlefshëm,
    skadon, skaduar, gati, aktiv, saktë, pasaktë, gabuar, unik, nevojshëm, përdorur, dërguar, treguar, bashkëngjitur,
    vijues, dhënë
  `,
  sr: `
    који, која, које, којег, којем, којим, испод, изнад, унутар, између, кроз, након, после, преко, осим, уместо,
    према, путем, када, уколико, такође, само, поново, опет, овде, овај, овог, овом, ваша, ваше, вашег, твој, твоја,
    буде, била, може, мора, треба, важи, важећи, важећа, неважећи, истиче, истекао, спреман, спремна, активан, тачан,
    исправан, нетачан, погрешан, јединствен, потребан, послат, приказан, наведен, следећи, следећа, приложен, гласи,
    koji, koja, koje, kojeg, kojem, kojim, ispod, iznad, unutar, između, kroz, nakon, posle, preko, osim, umesto,
    prema, putem, kada, ukoliko, takođe, samo, ponovo, opet, ovde, ovaj, ovog, ovom, vaša, vaše, vašeg, tvoj, tvoja,
    bude, bila, može, mora, treba, važi, važeći, važeća, nevažeći, ističe, istekao, spreman, spremna, aktivan, tačan,
    ispravan, netačan, pogrešan, jedinstven, potreban, poslat, prikazan, naveden, sledeći, sledeća, priložen, glasi
  `,
  sv: `
    nedan, nedanför, ovan, ovanför, under, över, inom, mellan, genom, efter, före, innan, utan, enligt, tills, från,
    sedan, vilken, vilket, eftersom, medan, eller, detta, denna, deras, dina, ditt, kunde, skulle, blir, varit, vara,
    måste, lyder, gäller, utgången, giltig, ogiltig, klar, klart, redo, aktiv, aktivt, korrekt, rätt, felaktig, unik,
    unikt, nödvändig, krävs, skickad, visas, använd, bifogad, följande, igen, endast, bara, också
  `,
  sw: `
    hapa, hapo, chini, ndani, kati, kwenye, katika, kutoka, mpaka, hadi, kabla, baada, bila, kupitia, yako, lako,
    wako, zako, chako, yetu, yenu, lenu, hilo, hili, hiyo, ambayo, ambalo, ambao, ambapo, wakati, lakini, kwamba,
    kama, kwani, ikiwa, pekee, tena, ndiyo, ndilo, itakuwa, litakuwa, lazima, inaweza, unaweza, imetumwa, limetumwa,
    lililotumwa, halali, sahihi, batili, tayari, kipekee, inahitajika, muhimu, imekwisha, imetumika, ifuatayo,
    lifuatalo, lililo, sasa
  `,
  ta: `
    கீழே, கீழுள்ள, மேலே, மேலுள்ள, உள்ளே, வெளியே, இல்லாமல், மூலம், மூலமாக, வழியாக, பிறகு, முன்பு, உங்கள், உங்களுக்கு,
    உங்களது, உங்களின், எங்கள், எங்களது, இந்த, அந்த, எங்கே, எப்போது, ஆனால், அல்லது, மற்றும், ஏனெனில், எனவே, மட்டும்,
    மட்டுமே, மீண்டும், இங்கே, இங்கு, அங்கே, ஆகும், உள்ளது, இருக்கும், வேண்டும், முடியும், உள்ளிடவும், உள்ளிடுங்கள்,
    உள்ளிட்டு, பயன்படுத்தவும், பயன்படுத்தி, பயன்படுத்துங்கள், தட்டச்சு, செல்லுபடியாகும், செல்லாது, தயார், தயாராக,
    செயலில், சரியானது, சரியான, தவறானது, தவறான, தேவை, காலாவதியானது, காலாவதியாகும், அனுப்பப்பட்ட, கொடுக்கப்பட்ட,
    பின்வரும்
  `,
  te: `
    కింద, క్రింద, కింది, క్రింది, లోపల, లేకుండా, ద్వారా, కోసం, వరకు, తర్వాత, తరువాత, ముందు, నుండి, నుంచి, మీకు, మీరు,
    మాకు, దీని, దీన్ని, దానిని, ఎక్కడ, ఎప్పుడు, అప్పుడు, ఇప్పుడు, కానీ, లేదా, మరియు, ఎందుకంటే, కాబట్టి, మాత్రమే,
    మళ్లీ, మళ్ళీ, ఇక్కడ, అక్కడ, ఉంది, ఉంటుంది, అవుతుంది, ఉన్న, ఉండాలి, చేయండి, నమోదు, టైప్, ఉపయోగించండి, ఉపయోగించి,
    వాడండి, రాయండి, చెల్లుతుంది, చెల్లదు, చెల్లుబాటు, సిద్ధంగా, సక్రియం, సరైనది, సరైన, తప్పు, అవసరం, ముగిసింది,
    పంపిన, పంపబడిన, చూపిన, ఇచ్చిన
  `,
  tr: `
    aşağıdaki, aşağıda, yukarıdaki, yukarıda, içinde, içindeki, altında, altındaki, üzerinde, arasında, aracılığıyla,
    için, kadar, sonra, önce, göre, sizin, size, senin, bizim, bunu, bunun, onun, hangi, nerede, zaman, olan, olarak,
    veya, ancak, fakat, çünkü, eğer, ayrıca, yalnızca, sadece, tekrar, yeniden, burada, buraya, olacak, olmalı,
    gerekli, değil, geçerli, geçerlidir, geçersiz, hazır, hazırdır, aktif, doğru, yanlış, hatalı, benzersiz,
    gönderilen, gösterilen, girin, giriniz, yazın, kullanın
  `,
  uk: `
    який, якого, яким, нижче, вище, всередині, через, після, перед, замість, крім, також, коли, якщо, поки, тому,
    проте, тільки, лише, знову, цього, цьому, цією, ваше, вашого, вашому, твій, було, буде, будуть, може, можна,
    треба, потрібен, потрібно, потрібний, чинний, дійсний, дійсне, недійсний, дійсна, спливає, готовий, готове,
    активний, правильний, неправильний, хибний, унікальний, надіслано, надісланий, вказаний, вказане, вказано,
    показано, наступний, наступне, додано, використаний
  `,
  ur: `
    نیچے, اوپر, اندر, باہر, بغیر, ذریعے, ذریعہ, ساتھ, پہلے, آپکا, آپکے, آپکی, ہمارا, ہمارے, تمہارا, اپنا, اپنے, اپنی,
    جسکا, جنہیں, انہیں, اسکا, یہاں, وہاں, جہاں, لیکن, کیونکہ, تاکہ, اگرچہ, یعنی, دوبارہ, ہوگا, ہوتا, ہونا, کریں,
    ڈالیں, لکھیں, بھریں, ٹائپ, استعمال, درست, تیار, فعال, کارآمد, منفرد, ضروری, مطلوب, ارسال, بھیجا, بھیجے, بھیجی,
    دکھایا, دیئے, مندرجہ, منسلک, چاہیے, چاہئے, سکتا, سکتے, موجود
  `,
  uz: `
    quyidagi, quyida, pastdagi, pastda, yuqoridagi, yuqorida, ichida, ichidagi, orasida, tashqari, orqali, uchun,
    bilan, qadar, keyin, avval, oldin, haqida, sizning, sizga, sening, senga, bizning, ushbu, bular, qayerda, qachon,
    hamda, yoki, lekin, ammo, chunki, shuning, agar, faqat, qayta, yana, kerak, lozim, mumkin, emas, yaroqli,
    yaroqsiz, tayyor, faol, haqiqiy, noyob, zarur, talab, ishlatilgan, yuborilgan, yuborildi, berilgan, keyingi,
    kiriting, yozing, foydalaning, kiritib, kiritish, tugaydi
  `,
  vi: `
    trong, dưới, trên, ngoài, giữa, trước, nhưng, hoặc, được, đang, không, những, chúng, phía, theo, cùng, bằng,
    hiện, đúng, nhập, chưa, cũng, luôn, phải, dành, chính, riêng, nhất, xuất, xuống, dùng, thay, tiếp, mình, thuộc,
    nhận, hiệu, cách, ngay, khác, khớp, đăng, điền, nhằm
  `,
};
