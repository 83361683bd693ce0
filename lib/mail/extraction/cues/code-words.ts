/** What a code made of letters is called, by language: a word, a phrase, syllables. Phrases are written as in `Cues`. */
export const codeWords: Record<string, string> = {
  af: `
    woord, woordjie, kodewoord*, sluitwoord*, toegangswoord*, aanmeldwoord*, intekenwoord*, sleutelwoord,
    geheime woord, towerwoord*, bevestigingswoord*, verifikasiewoord*, sekuriteitswoord*, veiligheidswoord*,
    kontrolewoord*, koppelwoord*, herstelwoord*, ingangswoord*, herkenningswoord*, eenmalige woord,
    eenmalige wagwoord*, wagwoord vir eenmalige gebruik, wagwoord van die dag, wagwoord vir vandag,
    vandag se wagwoord, dagwagwoord*, wagfrase*, toegangsfrase*, koppelfrase*, die frase, jou frase, hierdie frase,
    volgende frase, die letters, hierdie letters, volgende letters, die lettergrepe, hierdie lettergrepe,
    letterreeks*, karakterreeks*, die sleutel, jou sleutel
  `,
  am: `
    ይህን ቃል, ይህ ቃል, ይህንን ቃል, የሚከተለውን ቃል, የሚከተለው ቃል, ከታች ያለውን ቃል, ከታች ያለው ቃል, ቁልፍ ቃል*, የመግቢያ ቃል*, የኮድ ቃል*, የማረጋገጫ ቃል*,
    ሚስጥራዊ ቃል*, ምስጢራዊ ቃል*, የአንድ ጊዜ የይለፍ ቃል*, የአንድ ጊዜ ይለፍ ቃል*, የአንድ ጊዜ የሚስጥር ቃል*, የዛሬ የይለፍ ቃል*, የዕለቱ የይለፍ ቃል*,
    የይለፍ ሐረግ*, የይለፍ ሀረግ*, የማለፊያ ሐረግ*, ሐረጉ, ሐረጉን, ሀረጉ, ሀረጉን, ፊደላቱ, ፊደላቱን, ፊደሎቹ, ፊደሎቹን, ቁልፉ, ቁልፍዎ
  `,
  ar: `
    الكلمة, كلمتك, كلمتكم, هذه الكلمة, الكلمة التالية, الكلمة السرية, كلمة سرية, كلمة الدخول, كلمة دخول, كلمة الولوج,
    كلمة العبور, كلمة التحقق, كلمة التأكيد, كلمة التعريف, كلمة الأمان, كلمة الرمز, كلمة رمزية, الكلمة الرمزية,
    كلمة التعارف, الكلمة المفتاحية, كلمة مفتاحية, كلمة المفتاح, كلمة السر لليوم, كلمة سر اليوم, كلمة السر لهذا اليوم,
    كلمة مرور اليوم, كلمة المرور لليوم, كلمة مرور لمرة واحدة, كلمة المرور لمرة واحدة, كلمة السر لمرة واحدة,
    كلمة مرور صالحة لمرة واحدة, كلمة المرور المؤقتة لمرة واحدة, كلمة مرور أحادية الاستخدام, عبارة المرور, عبارة مرور,
    عبارة الدخول, عبارة سرية, العبارة السرية, عبارة الاقتران, عبارة الإقران, العبارة, هذه العبارة, العبارة التالية,
    الحروف, الأحرف, الحروف التالية, الأحرف التالية, المقاطع, سلسلة الأحرف, سلسلة الحروف, السلسلة, المفتاح, مفتاحك
  `,
  az: `
    sözünüz, sözü daxil edin, sözü yazın, bu sözü, bu söz, aşağıdakı söz*, kod söz*, kodlu söz*, açar söz, açar sözü,
    açar sözünüz, gizli söz*, məxfi söz*, giriş söz*, təsdiq söz*, təhlükəsizlik söz*, söz budur, birdəfəlik parol*,
    birdəfəlik şifrə*, bir dəfəlik parol*, bir dəfəlik şifrə*, günün parol*, günün şifrə*, bugünkü parol*,
    parol ifadə*, giriş ifadə*, gizli ifadə*, ifadəniz, hərflər, hərfləri, hecalar, hecaları, simvol ardıcıllığı,
    hərf ardıcıllığı, açarınız
  `,
  be: `
    гэта слова, ваша слова, тваё слова, слова для ўваходу, кодавае слова, кодавага слова, кодавым словам,
    сакрэтнае слова, ключавое слова, кантрольнае слова, аднаразов* парол*, пароль дня, пароль на сёння,
    парольная фраза, парольную фразу, фраза, фразу, літары, ключ, ключом
  `,
  bg: `
    думата, тази дума, следната дума, вашата дума, твоята дума, тайна дума, тайната дума, кодова дума, кодовата дума,
    ключова дума, ключовата дума, контролна дума, контролната дума, секретна дума, секретната дума, дума за вход,
    думата за вход, дума за достъп, думата за достъп, дума за потвърждение, думата за потвърждение, паролна дума,
    парола за деня, паролата за деня, парола за днес, паролата за днес, днешната парола, еднократн* парол*,
    парол* за еднократна употреба, парол* за еднократно ползване, фраза за достъп, фраза за вход, паролна фраза,
    паролната фраза, тайна фраза, тайната фраза, фраза, фразата, сричките, буквите, тези букви, следните букви, низа,
    низът, поредицата от букви, поредица от букви, поредица от знаци, буквената комбинация, ключът, ключа
  `,
  bn: `
    শব্দ, শব্দটি, শব্দটা, এই শব্দটি লিখুন, শব্দটি লিখুন, শব্দটি দিন, শব্দটি টাইপ করুন, শব্দটা লিখুন, আপনার শব্দ,
    কোড শব্দ*, সংকেত শব্দ*, গোপন শব্দ*, মূল শব্দ, চাবি শব্দ*, লগইন শব্দ*, প্রবেশ শব্দ*, এককালীন পাসওয়ার্ড*,
    একবারের পাসওয়ার্ড*, একবার ব্যবহারযোগ্য পাসওয়ার্ড*, ওয়ান টাইম পাসওয়ার্ড*, আজকের পাসওয়ার্ড*,
    দিনের পাসওয়ার্ড*, পাসফ্রেজ*, পাস ফ্রেজ*, বাক্যাংশ, বাক্যাংশটি, গোপন বাক্য*, অক্ষরগুলো, অক্ষরগুলি, বর্ণগুলো,
    বর্ণগুলি, চাবিটি, আপনার চাবি
  `,
  ca: `
    la paraula, la teva paraula, la seva paraula, la vostra paraula, aquesta paraula, següent paraula,
    paraula següent, paraula:, paraula és, el mot, el teu mot, el seu mot, el vostre mot, aquest mot, següent mot,
    mot següent, mot de pas, mot d'accés, mot d'entrada, mot clau, mot secret, mot de seguretat, mot de confirmació,
    mot de verificació, mot del dia, mot d'avui, mot per entrar, mot per accedir, paraula de pas, paraula d'accés,
    paraula d'entrada, paraula clau, paraula secreta, paraula màgica, paraula codi, paraula en clau,
    paraula de seguretat, paraula de confirmació, paraula de verificació, paraula de control, paraula per entrar,
    paraula per accedir, paraula d'avui, sant i senya, contrasenya d'un sol ús, contrasenya d'un únic ús,
    contrasenya del dia, contrasenya d'avui, contrasenya per avui, frase de pas, frase de contrasenya, frase d'accés,
    frase secreta, frase d'aparellament, la frase, la teva frase, aquesta frase, frase següent, següent frase,
    les lletres, aquestes lletres, lletres següents, les síl·labes, aquestes síl·labes, cadena de lletres,
    cadena de caràcters, seqüència de lletres, la teva clau, la seva clau, la vostra clau, següent cadena,
    cadena següent
  `,
  cs: `
    slovo, slovem, slovíčko, slůvko, tajné slovo, tajného slova, tajným slovem, kódové slovo, kódového slova,
    kódovým slovem, klíčové slovo, klíčovým slovem, přihlašovací slovo, přihlašovacího slova, přihlašovacím slovem,
    přístupové slovo, přístupového slova, přístupovým slovem, vstupní slovo, ověřovac* slov*, potvrzovac* slov*,
    kontrolní slovo, bezpečnostní slovo, párovací slovo, jednorázové slovo, slovo pro přihlášení, slovo k přihlášení,
    slovo pro vstup, slovo pro přístup, slovo pro dnešek, dnešní slovo, heslové slovo, jednorázov* hesl*,
    hesl* na jedno použití, hesl* pro jedno použití, heslo dne, hesla dne, heslem dne, heslo pro dnešek,
    heslo na dnešek, heslo pro dnešní den, heslo na dnešní den, dnešní heslo, dnešním heslem, denní heslo,
    přístupová fráze, přístupovou frázi, heslová fráze, heslovou frázi, párovací fráze, párovací frázi, tajná fráze,
    tajnou frázi, fráze, frázi, frází, slabiky, slabikami, písmena, písmeny, řetězec, řetězcem, řetězec znaků,
    posloupnost znaků, posloupnost písmen, sled písmen, klíčem, váš klíč, tvůj klíč, tento klíč, přihlašovací klíč,
    jednorázový klíč
  `,
  cy: `
    y gair, eich gair, dy air, y gair hwn, gair cudd, y gair cudd, gair cyfrin, gair mynediad, gair mewngofnodi,
    gair cod, gair allweddol, allweddair, gair y dydd, cyfrinair untro, cyfrinair un tro, cyfrinair y dydd,
    cyfrinair heddiw, cyfrinymadrodd, ymadrodd cyfrin, yr ymadrodd, eich ymadrodd, y llythrennau, y sillafau,
    yr allwedd, eich allwedd
  `,
  da: `
    ordet, dit ord, jeres ord, dette ord, følgende ord, hemmelige ord, hemmeligt ord, loginord*, adgangsord*,
    sikkerhedsord*, bekræftelsesord*, kontrolord*, godkendelsesord*, verifikationsord*, parringsord*, nøgleord,
    nøgleordet, engangsord*, kendeord til, ord til login, ord til at logge ind, dagens kodeord, dagens adgangskode,
    dagens løsen, kodeord for i dag, kodeord til i dag, adgangskode for i dag, adgangskode til i dag,
    engangskodeord*, engangsadgangskode*, engangspassword*, engangs password*, engangs adgangskode*, løsenet,
    feltråb*, adgangssætning*, adgangsfrase*, parringsfrase*, loginfrase*, sikkerhedsfrase*, hemmelig sætning,
    hemmelige sætning, frasen, din frase, denne frase, bogstaverne, disse bogstaver, følgende bogstaver, stavelserne,
    disse stavelser, bogstavrække*, bogstavkombination*, bogstavfølge*, tegnfølge*, tegnrække*, tegnstreng*, nøglen,
    din nøgle, denne streng, følgende streng
  `,
  de: `
    wort, wörtchen, anmeldewort*, loginwort*, codewort*, kodewort*, losungswort*, zugangswort*, zutrittswort*,
    einlasswort*, eintrittswort*, schlüsselwort, schlüsselwortes, geheimwort*, geheimes wort, geheime wort,
    geheimen wort, zauberwort, erkennungswort*, bestätigungswort*, sicherheitswort*, kontrollwort*, prüfwort*,
    freigabewort*, kopplungswort*, freischaltwort*, entsperrwort*, verifizierungswort*, einmalwort*, einmaliges wort,
    einmalige wort, tageswort, merkwort, wort zum anmelden, wort zur anmeldung, wort für die anmeldung,
    wort zum einloggen, wort für heute, kennwort für heute, kennwort des tages, kennwort von heute,
    kennwort für den heutigen tag, heutiges kennwort, heutige kennwort, tageskennwort*, passwort für heute,
    passwort des tages, passwort von heute, passwort für den heutigen tag, heutiges passwort, heutige passwort,
    tagespasswort*, einmalkennwort*, einmal kennwort*, einmalpasswort*, einmal passwort*, einmalig* kennwort*,
    einmalig* passwort*, ihre losung, deine losung, losung lautet, ihre parole, deine parole, parole lautet,
    tagesparole*, passphrase, passsatz, kennsatz, kennphrase*, anmeldephrase*, loginphrase*, zugangsphrase*,
    kopplungsphrase*, sicherheitsphrase*, codephrase*, losungssatz, ihre phrase, deine phrase, diese phrase,
    folgende phrase, die phrase, wortfolge, die buchstaben, diese buchstaben, folgende buchstaben,
    folgenden buchstaben, ihre buchstaben, deine buchstaben, die silben, diese silben, folgende silben,
    folgenden silben, buchstabenfolge*, buchstabenkombination*, buchstabengruppe*, zeichenfolge*, zeichenkette*,
    zeichenreihe*, den schlüssel, der schlüssel, ihr schlüssel, dein schlüssel
  `,
  el: `
    λέξη, λέξης, κωδική λέξη, κωδικής λέξης, κωδικολέξη, μυστική λέξη, μυστικής λέξης, συνθηματική λέξη, λέξη κλειδί,
    λέξη πρόσβασης, λέξη εισόδου, λέξη σύνδεσης, λέξη ασφαλείας, λέξη επιβεβαίωσης, λέξη επαλήθευσης,
    λέξη για σήμερα, λέξη για τη σύνδεση, λέξη για την είσοδο, σύνθημα, σύνθημα εισόδου, σύνθημα της ημέρας,
    παρασύνθημα, συνθηματικό μίας χρήσης, συνθηματικό μιας χρήσης, συνθηματικό της ημέρας, κωδικός της ημέρας,
    κωδικό της ημέρας, κωδικός μίας χρήσης, κωδικό μίας χρήσης, κωδικός μιας χρήσης, κωδικό μιας χρήσης, φράση,
    φράσης, φράση πρόσβασης, φράση εισόδου, φράση ασφαλείας, φράση σύζευξης, μυστική φράση, συνθηματική φράση,
    τα γράμματα, αυτά τα γράμματα, παρακάτω γράμματα, ακόλουθα γράμματα, τις συλλαβές, οι συλλαβές, συλλαβές,
    συμβολοσειρά, ακολουθία χαρακτήρων, ακολουθία γραμμάτων, σειρά γραμμάτων, σειρά χαρακτήρων, το κλειδί
  `,
  en: `
    the word, your word, this word, that word, word:, word you need, word to use, word to enter, word to type,
    following word, word below, word shown below, word we sent, word for signing in, word to sign in, word to log in,
    word to get in, word for today, word for this sign in, sign in word, signin word, sign on word, login word,
    log in word, logon word, entry word, access word, secret word, code word, codeword, key word, your keyword,
    sign in keyword, login keyword, secret keyword, watchword, watch word, pass word of the day, magic word,
    security word, verification word, confirmation word, check word, checkword, control word, approval word,
    pairing word, linking word, recovery word, reset word, unlock word, unlocking word, activation word,
    challenge word, identification word, one time word, one off word, single use word, temporary word, door word,
    guest word, word pair, pair of words, password of the day, password for today, password for the day,
    password of today, today's password, daily password, one time password, onetime password, one off password,
    single use password, single time password, one use password, throwaway password, disposable password,
    one time secret, passphrase, pass phrase, passphrase for today, pairing phrase, sign in phrase, signin phrase,
    login phrase, log in phrase, access phrase, entry phrase, secret phrase, code phrase, security phrase,
    verification phrase, confirmation phrase, unlock phrase, linking phrase, one time phrase, magic phrase,
    the phrase, your phrase, this phrase, following phrase, phrase below, phrase:, phrase for signing in,
    phrase to sign in, phrase for today, the letters, your letters, these letters, following letters, letters below,
    letters:, the syllables, your syllables, these syllables, following syllables, syllables below, syllables,
    the string, your string, this string, following string, string below, string of letters, string of characters,
    secret string, verification string, confirmation string, letter string, letter group, group of letters,
    letter combination, combination of letters, letter sequence, sequence of letters, character sequence,
    sequence of characters, character string, row of letters, run of letters, letter code, the key, your key,
    this key, following key, key below, sign in key, login key, one time key, pairing key
  `,
  es: `
    la palabra, tu palabra, su palabra, vuestra palabra, esta palabra, siguiente palabra, palabra siguiente,
    palabra:, palabra es, palabra de acceso, palabra de paso, palabra de entrada, palabra de ingreso, palabra clave,
    palabra secreta, palabra mágica, palabra código, palabra en clave, palabra de seguridad, palabra de confirmación,
    palabra de verificación, palabra de control, palabra de validación, palabra de un solo uso, palabra para entrar,
    palabra para acceder, palabra para iniciar sesión, palabra para ingresar, palabra para hoy, palabra de hoy,
    santo y seña, contraseña de un solo uso, contraseña de uso único, contraseña de un uso, contraseña desechable,
    contraseña del día, contraseña de hoy, contraseña para hoy, clave de un solo uso, clave de uso único,
    clave del día, clave de hoy, clave para hoy, frase de contraseña, frase de paso, frase de acceso,
    frase de entrada, frase secreta, frase clave, frase de seguridad, frase de emparejamiento, frase de vinculación,
    frase de verificación, la frase, tu frase, su frase, esta frase, siguiente frase, frase siguiente, las letras,
    estas letras, tus letras, sus letras, siguientes letras, letras siguientes, las sílabas, estas sílabas,
    siguientes sílabas, sílabas siguientes, sílabas, siguiente cadena, cadena de letras, cadena de caracteres,
    cadena de texto, secuencia de letras, secuencia de caracteres, combinación de letras, esta clave,
    siguiente clave
  `,
  et: `
    sõna:, teie sõna, sinu sõna, see sõna, seda sõna, järgmine sõna, järgmist sõna, järgnev sõna, sisestage sõna,
    sisesta sõna, kirjuta sõna, kirjutage sõna, tippige sõna, tipi sõna, koodsõna*, koodisõna*, võtmesõna, märksõna,
    tunnussõna*, sisselogimissõna*, sisenemissõna*, kinnitussõna*, turvasõna*, kontrollsõna*, sidumissõna*,
    pääsusõna*, salajane sõna, salajast sõna, päeva sõna, päeva parool*, päeva salasõna*, tänane parool,
    tänase parooli, tänane salasõna, ühekordne parool, ühekordse parooli, ühekordset parooli, ühekordne salasõna,
    ühekordse salasõna, ühekordset salasõna, paroolifraas*, pääsufraas*, salafraas*, sidumisfraas*, fraas, fraasi,
    silbid, silpe, tähed:, need tähed, tähejada*, tähekombinatsioon*, tähemärgijada*, märgijada*, teie võti,
    sinu võti
  `,
  eu: `
    hitza, hitz hau, hitz hori, honako hitz*, zure hitza, idatzi hitz, hitz sekretu*, hitz ezkutu*, hitz gako*,
    gako hitz*, gakohitz*, sarbide hitz*, sarrera hitz*, sartzeko hitz*, segurtasun hitz*, egiaztapen hitz*,
    berrespen hitz*, kode hitz*, eguneko hitza, gaurko hitza, eguneko pasahitz*, gaurko pasahitz*,
    erabilera bakarreko pasahitz*, behin erabiltzeko pasahitz*, behin bakarrik erabiltzeko pasahitz*,
    behingo pasahitz*, pasaesaldi*, pasa esaldi*, sarbide esaldi*, esaldi sekretu*, parekatze esaldi*, esaldia,
    esaldi hau, letrak, letra hauek, hizkiak, hizki hauek, silabak, silaba hauek, karaktere kate*, letra kate*,
    katea, gakoa, zure gakoa
  `,
  fa: `
    واژه, واژه شما, واژه زیر, این واژه, واژه ورود, واژه رمز, رمزواژه, رمز واژه, کلیدواژه, کلید واژه, این کلمه,
    کلمه زیر, کلمه شما, کلمه رمز, کلمه ورود, کلمه مخفی, کلمه سری, کلمه کلیدی, کلمه امنیتی, کلمه تایید, کلمه تأیید,
    کلمه امروز, اسم رمز, اسم شب, رمز روز, رمز امروز, رمز عبور امروز, گذرواژه امروز, رمز یکبار مصرف, رمز یک بار مصرف,
    رمز عبور یکبار مصرف, رمز عبور یک بار مصرف, گذرواژه یکبار مصرف, گذرواژه یک بار مصرف, عبارت عبور, عبارت رمز,
    گذرعبارت, عبارت ورود, عبارت مخفی, عبارت زیر, این عبارت, عبارت شما, حروف, حروف زیر, این حروف, هجاها, هجاهای زیر,
    رشته حروف, رشته زیر, این رشته, توالی حروف, کلید شما, کلید ورود
  `,
  fi: `
    tämä sana, seuraava sana, alla oleva sana, kirjoita sana, kirjoittakaa sana, syötä sana, anna sana,
    näppäile sana, sanalla, tunnussana*, koodisana*, avainsana, avainsanasi, avainsanan, kirjautumissana*,
    sisäänpääsysana*, pääsysana*, vahvistussana*, varmistussana*, turvasana*, tarkistussana*, tunnistussana*,
    paritussana*, salainen sana, salaisen sanan, taikasana*, kertakäyttösana*, kertasana*, päivän sana,
    päivän tunnussana, päivän salasana*, tämän päivän salasana*, kertakäyttösalasana*, kertasalasana*,
    kertakäyttöinen salasana, kertakäyttöisen salasanan, kertakäyttöistä salasanaa, kertakäyttöinen salasanasi,
    tunnuslause*, salalause*, turvalause*, parituslause*, salasanalause*, tunnusfraasi*, salafraasi*, kirjaimet,
    kirjaimesi, nämä kirjaimet, seuraavat kirjaimet, tavut, nämä tavut, seuraavat tavut, kirjainsarja*,
    kirjainyhdistelmä*, kirjainjono*, merkkijono*, merkkisarja*, avain, avaimesi, sinun sanasi, oma sanasi,
    teidän sananne
  `,
  fil: `
    ang salita, salitang, iyong salita, inyong salita, salitang ito, sumusunod na salita, lihim na salita,
    sekretong salita, susing salita, salitang susi, salitang pang login, salitang pagkakakilanlan,
    salita para sa pag sign in, salita para makapasok, salita ngayong araw, password ng araw, password ngayong araw,
    password para sa araw na ito, minsanang password, isang beses na password, pang isang beses na password,
    isahang gamit na password, one time na password, parirala, pariralang, iyong parirala, lihim na parirala,
    ang mga titik, mga titik na ito, sumusunod na titik, sumusunod na mga titik, mga letrang ito, ang mga letra,
    mga pantig, ang susi, iyong susi
  `,
  fr: `
    le mot, votre mot, ton mot, ce mot, du mot secret, mot suivant, mot ci dessous, mot ci après, mot de passage,
    mot du jour, mot d'aujourd'hui, mot pour aujourd'hui, mot d'accès, mot d'entrée, mot de connexion,
    mot d'identification, mot d'authentification, mot de confirmation, mot de vérification, mot de validation,
    mot de sécurité, mot de contrôle, mot de reconnaissance, mot d'appairage, mot de jumelage, mot de déverrouillage,
    mot de récupération, mot secret, mot magique, mot code, mot codé, mot clé, mot clef, mot à saisir, mot à taper,
    mot à usage unique, mot unique, mot pour vous connecter, mot pour te connecter, mot pour entrer, votre sésame,
    mot* de passe du jour, mot* de passe d'aujourd'hui, mot* de passe pour aujourd'hui, mot* de passe à usage unique,
    mot* de passe unique, mot* de passe jetable, mot* de passe éphémère, phrase de passe, phrase secrète,
    phrase de passage, phrase d'accès, phrase de connexion, phrase d'appairage, phrase de jumelage,
    phrase de sécurité, phrase de vérification, phrase du jour, la phrase, votre phrase, ta phrase, cette phrase,
    phrase suivante, les lettres, vos lettres, tes lettres, ces lettres, lettres suivantes, les syllabes,
    vos syllabes, ces syllabes, syllabes suivantes, la chaîne suivante, cette chaîne, chaîne de lettres,
    chaîne de caractères, suite de lettres, suite de caractères, séquence de lettres, séquence de caractères,
    combinaison de lettres, votre clé, ta clé, cette clé, clé suivante, clé de connexion, clé à usage unique,
    votre clef, ta clef, ton sésame
  `,
  ga: `
    an focal, an focal seo, d'fhocal, bhur bhfocal, focal faire, an focal faire, d'fhocal faire, fhocal faire,
    focal rúnda, an focal rúnda, focal cód, códfhocal, focal cóid, focal rochtana, focal logála isteach,
    focal sínithe isteach, focal an lae, eochairfhocal, pasfhocal aonuaire, pasfhocal aon uaire, pasfhocal an lae,
    pasfhocal an lae inniu, pasfhrása, frása faire, an frása, d'fhrása, frása rúnda, na litreacha, na litreacha seo,
    na siollaí, an eochair, d'eochair
  `,
  gl: `
    a túa palabra, a súa palabra, esta palabra, seguinte palabra, palabra seguinte, palabra chave, palabra clave,
    palabra secreta, palabra de acceso, palabra de paso, palabra de entrada, palabra de seguridade,
    palabra de confirmación, palabra de verificación, palabra de hoxe, palabra para hoxe, palabra para entrar,
    palabra para acceder, escribe a palabra, introduce a palabra, introduza a palabra, escriba a palabra,
    coa palabra, é a palabra, santo e seña, contrasinal dun só uso, contrasinal de un só uso,
    contrasinal dun único uso, contrasinal do día, contrasinal de hoxe, contrasinal para hoxe, frase de paso,
    frase de contrasinal, frase de acceso, frase secreta, frase de emparellamento, a túa frase, a súa frase,
    esta frase, seguinte frase, frase seguinte, as letras, estas letras, seguintes letras, letras seguintes,
    as sílabas, estas sílabas, sílabas, cadea de letras, cadea de caracteres, secuencia de letras, a túa chave
  `,
  gu: `
    શબ્દ, શબ્દ છે, આ શબ્દ, તમારો શબ્દ, શબ્દ દાખલ કરો, શબ્દ લખો, શબ્દ ટાઇપ કરો, નીચેનો શબ્દ, કોડ શબ્દ, સંકેત શબ્દ,
    ગુપ્ત શબ્દ, કી શબ્દ, લૉગિન શબ્દ, લોગિન શબ્દ, પ્રવેશ શબ્દ, ચકાસણી શબ્દ, વન ટાઇમ પાસવર્ડ, એક વખતનો પાસવર્ડ,
    એક વારનો પાસવર્ડ, આજનો પાસવર્ડ, દિવસનો પાસવર્ડ, પાસફ્રેઝ*, પાસ ફ્રેઝ*, શબ્દસમૂહ, ગુપ્ત વાક્ય, આ અક્ષરો,
    નીચેના અક્ષરો, અક્ષરો, ચાવી, તમારી ચાવી
  `,
  he: `
    המילה, המלה, מילה, מלה, במילה, המילה שלך, המילה שלכם, המילה הבאה, המילה הסודית, מילה סודית, מילת סוד, מילת הסוד,
    מילת קוד, מילת הקוד, מילת מפתח, מילת המפתח, מילת כניסה, מילת הכניסה, מילת גישה, מילת הגישה, מילת מעבר,
    מילת המעבר, מילת אימות, מילת האימות, מילת אישור, מילת האישור, מילת ביטחון, מילת זיהוי, מילת הזיהוי, מילת קסם,
    מילת היום, סיסמת היום, הסיסמה להיום, סיסמה להיום, סיסמה יומית, הסיסמה היומית, סיסמה חד פעמית, הסיסמה החד פעמית,
    סיסמא חד פעמית, הסיסמא החד פעמית, סיסמתך החד פעמית, ביטוי סיסמה, ביטוי הסיסמה, משפט סיסמה, משפט הסיסמה,
    משפט סודי, המשפט הסודי, ביטוי סודי, הביטוי הסודי, צירוף סודי, ביטוי הצימוד, ביטוי צימוד, הביטוי, הצירוף, האותיות,
    האותיות הבאות, ההברות, ההברות הבאות, מחרוזת, המחרוזת, רצף האותיות, רצף התווים, צירוף האותיות, המפתח שלך
  `,
  hi: `
    शब्द, शब्द है, यह शब्द, आपका शब्द, निम्न शब्द, शब्द दर्ज करें, शब्द डालें, शब्द लिखें, शब्द टाइप करें, कोड शब्द,
    कोडवर्ड, कोड वर्ड, कूट शब्द, कूटशब्द, संकेत शब्द, संकेतशब्द, गुप्त शब्द, कुंजी शब्द, कुंजीशब्द, लॉगिन शब्द,
    लॉग इन शब्द, साइन इन शब्द, प्रवेश शब्द, सत्यापन शब्द, पुष्टि शब्द, सीक्रेट वर्ड, वन टाइम पासवर्ड,
    एक बार का पासवर्ड, एकबारगी पासवर्ड, एक बार इस्तेमाल होने वाला पासवर्ड, आज का पासवर्ड, दिन का पासवर्ड, पासफ़्रेज़,
    पास फ़्रेज़, गुप्त वाक्यांश, वाक्यांश, कूट वाक्यांश, ये अक्षर, निम्न अक्षर, निम्नलिखित अक्षर, अक्षर हैं,
    अक्षरों का क्रम, वर्ण क्रम, आपकी कुंजी, कुंजी है, यह कुंजी
  `,
  hr: `
    riječ, riječju, riječi za prijavu, tajna riječ, tajnu riječ, kodna riječ, kodnu riječ, šifrirana riječ,
    ključna riječ, ključnu riječ, pristupna riječ, pristupnu riječ, ulazna riječ, ulaznu riječ, prijavna riječ,
    sigurnosna riječ, sigurnosnu riječ, kontrolna riječ, kontrolnu riječ, potvrdna riječ, čarobna riječ,
    riječ za prijavu, riječ za ulaz, riječ za pristup, riječ za potvrdu, riječ za danas, riječ dana, današnja riječ,
    jednokratn* lozink*, lozink* za jednokratnu upotrebu, lozink* za jednokratnu uporabu, jednokratn* zapork*,
    lozinka dana, lozinku dana, lozinka za danas, lozinku za danas, današnja lozinka, zaporka dana, zaporka za danas,
    pristupna fraza, pristupnu frazu, tajna fraza, tajnu frazu, zaporna fraza, fraza za uparivanje,
    frazu za uparivanje, fraza, frazu, izraz za prijavu, slogovi, slogove, ova slova, sljedeća slova, niz slova,
    niz znakova, ključ, ključem, ovaj niz, sljedeći niz
  `,
  hu: `
    a szó, szót, szava, szavad, ezt a szót, ez a szó, a következő szó, az alábbi szó, kódszó*, kódszav*, kulcsszó,
    kulcsszót, kulcsszavad, kulcsszava, belépőszó*, belépési szó*, bejelentkezési szó*, bejelentkező szó*,
    titkos szó, titkos szót, titkos szavad, ellenőrző szó*, megerősítő szó*, azonosító szó*, biztonsági szó*,
    párosító szó*, varázsszó*, egyszeri szó*, mai szó, a nap szava, napi jelsz*, mai jelsz*, a nap jelszava,
    egyszeri jelsz*, egyszer használatos jelsz*, egyszer használható jelsz*, egyszeri használatú jelsz*, jelmondat*,
    jelige, jeligét, jeligéd, jeligéje, kulcsmondat*, titkos mondat*, párosító kifejezés*, titkos kifejezés*,
    ezt a kifejezést, a kifejezés, a betűk, betűket, ezeket a betűket, szótagok, szótagokat, betűsor*,
    betűkombináció*, karaktersor*, karakterlánc*, jelsorozat*, a kulcs, kulcsod, kulcsot
  `,
  hy: `
    բառ, բառը, բառն, բառով, մուտքի բառ*, գաղտնի բառ*, կոդային բառ*, կոդ բառ*, ծածկագիր բառ*, բանալի բառ*, բանալի,
    բանալին, բանալիով, բանալիով մուտք, ձեր բանալի*, քո բանալի*, մուտքի բանալի*, հիմնաբառ, հիմնաբառը, ստուգիչ բառ*,
    ստուգման բառ*, հաստատման բառ*, անվտանգության բառ*, նշանաբառ, նշանաբառը, օրվա բառը, օրվա գաղտնաբառ*,
    այսօրվա գաղտնաբառ*, մեկանգամյա գաղտնաբառ*, միանգամյա գաղտնաբառ*, միանվագ գաղտնաբառ*, գաղտնի արտահայտություն*,
    գաղտնարտահայտություն*, մուտքի արտահայտություն*, արտահայտությունը, արտահայտությունն, տառերը, տառերն, այս տառերը,
    վանկերը, վանկերն, տառերի շարքը, նիշերի շարքը, տառաշարը, նշանների հաջորդականությունը
  `,
  id: `
    kata ini, kata berikut, kata anda, ketik kata, ketikkan kata, masukkan kata, kata masuk, kata rahasia, kata kode,
    kata kunci anda, kata kunci masuk, kata kunci rahasia, kata kunci berikut, kata sakti, kata akses,
    kata verifikasi, kata konfirmasi, kata keamanan, kata pengaman, kata pemulihan, kata untuk masuk, kata hari ini,
    kata sandi sekali pakai, kata sandi sekali guna, kata sandi satu kali, sandi sekali pakai, sandi sekali guna,
    password sekali pakai, kata sandi hari ini, password hari ini, sandi hari ini, kata sandi harian, frasa sandi,
    frasa kunci, frasa rahasia, frasa masuk, frasa pemasangan, frasa, frasa ini, frasa berikut, huruf huruf ini,
    huruf huruf berikut, huruf berikut, suku kata, suku kata berikut, rangkaian huruf, deretan huruf, deret huruf,
    urutan huruf, untaian karakter, rangkaian karakter, string berikut, kunci anda
  `,
  is: `
    orðið þitt, orðið ykkar, þetta orð, eftirfarandi orð, sláðu inn orðið, sláið inn orðið, skrifaðu orðið,
    skrifið orðið, með orðinu, orð:, leyniorð*, aðgangsorð*, kóðaorð*, innskráningarorð*, staðfestingarorð*,
    öryggisorð*, auðkenningarorð*, einnota orð*, orð dagsins, lykilorð dagsins, lykilorð í dag, einnota lykilorð*,
    einskiptis lykilorð*, einskiptislykilorð*, lykilsetning*, aðgangssetning*, leynisetning*, lykilfrasi*, frasinn,
    frasann, setningin þín, stafirnir, stafina, þessir stafir, þessa stafi, bókstafirnir, bókstafina, atkvæðin,
    stafaröð*, stafarun*, stafastreng*, strengurinn, strenginn, lykillinn, lykilinn
  `,
  it: `
    la parola, la tua parola, la sua parola, questa parola, seguente parola, parola seguente, parola è,
    parola d'ordine, parola d'accesso, parola di accesso, parola d'ingresso, parola di ingresso, parola chiave,
    parola segreta, parola magica, parola in codice, parola codice, parola di sicurezza, parola di conferma,
    parola di verifica, parola di controllo, parola di riconoscimento, parola di abbinamento, parola di sblocco,
    parola monouso, parola per accedere, parola per entrare, parola per oggi, parola di oggi, password monouso,
    password usa e getta, password del giorno, password di oggi, password per oggi, password di giornata,
    chiave monouso, frase d'ordine, frase d'accesso, frase di accesso, frase segreta, frase chiave,
    frase di abbinamento, frase di sicurezza, frase di verifica, passphrase, la frase, la tua frase, la sua frase,
    questa frase, seguente frase, frase seguente, le lettere, queste lettere, seguenti lettere, lettere seguenti,
    le sillabe, queste sillabe, seguenti sillabe, sillabe, la stringa, questa stringa, seguente stringa,
    stringa di lettere, stringa di caratteri, sequenza di lettere, sequenza di caratteri, combinazione di lettere,
    la tua chiave, la sua chiave, questa chiave
  `,
  ja: `
    合言葉, 合言葉は, 合い言葉, 合い言葉は, あいことば, 単語, 単語は, 単語を入力してください, 言葉は, 次の言葉, 以下の言葉, 下記の言葉, 言葉を入力してください, 秘密の言葉, 暗号の言葉, 次の語,
    以下の語, 下記の語, ログインワード, サインインワード, 認証ワード, 確認ワード, 照合ワード, シークレットワード, コードワード, ワンタイムワード, 秘密のワード, 次のワード, 以下のワード, キーワードは,
    次のキーワード, 以下のキーワード, 下記のキーワード, ログインキーワード, 認証キーワード, 確認キーワード, 本日のパスワード, 今日のパスワード, 当日パスワード, 日替わりパスワード, ワンタイムパスワード,
    使い捨てパスワード, 一度限りのパスワード, 一回限りのパスワード, パスフレーズ, パスフレーズは, ペアリングフレーズ, 認証フレーズ, 確認フレーズ, 秘密のフレーズ, フレーズは, 次のフレーズ, 以下のフレーズ,
    文字列, 文字列は, 文字列を入力してください, 次の文字, 以下の文字, 下記の文字, 英文字は, アルファベットは, 音節
  `,
  ka: `
    სიტყვა, სიტყვაა, სიტყვით, თქვენი სიტყვა, შენი სიტყვა, ეს სიტყვა, შემდეგი სიტყვა, საიდუმლო სიტყვა*,
    საკვანძო სიტყვა, კოდური სიტყვა*, კოდის სიტყვა*, საკოდო სიტყვა*, შესასვლელი სიტყვა*, შესვლის სიტყვა*,
    დადასტურების სიტყვა*, საკონტროლო სიტყვა*, უსაფრთხოების სიტყვა*, დღის სიტყვა, დღის პაროლი*, დღევანდელი პაროლი*,
    ერთჯერადი პაროლი*, ერთჯერად პაროლ*, ერთჯერადი სიტყვა*, საიდუმლო ფრაზა*, პაროლის ფრაზა*, საკვანძო ფრაზა*,
    შესვლის ფრაზა*, დაწყვილების ფრაზა*, ფრაზა, ფრაზაა, ასოები, ასოებია, ეს ასოები, შემდეგი ასოები, მარცვლები,
    სიმბოლოების მიმდევრობა, ასოების მიმდევრობა, სტრიქონი, გასაღები, გასაღებია
  `,
  kk: `
    мына сөз*, келесі сөз*, төмендегі сөз*, осы сөзді, бұл сөзді, код сөз*, кодтық сөз*, кілт сөз, кілтсөз,
    кілт сөзіңіз, кіру сөз*, растау сөз*, тексеру сөз*, қауіпсіздік сөз*, жұптау сөз*, бір реттік сөз*,
    бір реттік құпия сөз*, бір реттік құпиясөз*, бір реттік пароль*, бір жолғы құпия сөз*, күннің құпия сөзі,
    бүгінгі құпия сөз*, күннің паролі, бүгінгі пароль*, құпия тіркес*, құпия фраза*, құпия сөйлем*, кіру тіркес*,
    фразаңыз, әріптер, әріптерді, мына әріптер*, буындар, буындарды, әріптер тізбегі, таңбалар тізбегі, кілтіңіз,
    кілтің
  `,
  km: `
    ពាក្យនេះ, ពាក្យខាងក្រោម, ពាក្យដូចខាងក្រោម, ពាក្យរបស់អ្នកគឺ, ពាក្យគឺ, ពាក្យថា, ពាក្យកូដ, ពាក្យគន្លឹះ, ពាក្យចូល,
    ពាក្យផ្ទៀងផ្ទាត់, ពាក្យបញ្ជាក់, ពាក្យសម្ងាត់ប្រើម្តង, ពាក្យសម្ងាត់ប្រើបានម្តង, ពាក្យសម្ងាត់តែម្តង,
    ពាក្យសម្ងាត់ម្តង, ពាក្យសម្ងាត់ថ្ងៃនេះ, ពាក្យសម្ងាត់សម្រាប់ថ្ងៃនេះ, ឃ្លាសម្ងាត់, ឃ្លាឆ្លងកាត់, ឃ្លាខាងក្រោម,
    ឃ្លានេះ, ឃ្លាគឺ, អក្សរខាងក្រោម, អក្សរទាំងនេះ, ខ្សែអក្សរ, ព្យាង្គ, កូនសោរបស់អ្នក
  `,
  kn: `
    ಪದ, ಪದವು, ಪದವನ್ನು ನಮೂದಿಸಿ, ಪದವನ್ನು ಬರೆಯಿರಿ, ಪದವನ್ನು ಟೈಪ್ ಮಾಡಿ, ಈ ಪದ*, ನಿಮ್ಮ ಪದ, ಕೆಳಗಿನ ಪದ*, ಕೋಡ್ ಪದ*, ಸಂಕೇತ ಪದ*,
    ಸಂಕೇತಪದ*, ರಹಸ್ಯ ಪದ*, ಗುಪ್ತ ಪದ*, ಕೀ ಪದ*, ಕೀಲಿ ಪದ*, ಲಾಗಿನ್ ಪದ*, ಪ್ರವೇಶ ಪದ*, ಒಂದು ಬಾರಿಯ ಪಾಸ್‌ವರ್ಡ್*,
    ಒನ್ ಟೈಮ್ ಪಾಸ್‌ವರ್ಡ್*, ಏಕಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್*, ಇಂದಿನ ಪಾಸ್‌ವರ್ಡ್*, ದಿನದ ಪಾಸ್‌ವರ್ಡ್*, ಪಾಸ್‌ಫ್ರೇಸ್*, ಪಾಸ್ ಫ್ರೇಸ್*,
    ನುಡಿಗಟ್ಟು, ರಹಸ್ಯ ನುಡಿಗಟ್ಟು, ಈ ಅಕ್ಷರಗಳು, ಈ ಅಕ್ಷರಗಳನ್ನು, ಅಕ್ಷರಗಳು, ಕೆಳಗಿನ ಅಕ್ಷರಗಳ*, ನಿಮ್ಮ ಕೀಲಿ
  `,
  ko: `
    단어, 단어는, 단어를 입력하세요, 단어를 입력해 주세요, 단어를 입력해주세요, 단어를 입력하십시오, 다음 단어, 아래 단어, 비밀 단어, 비밀단어, 암호 단어, 암호단어, 코드 단어, 코드워드,
    코드 워드, 시크릿 워드, 인증 단어, 인증단어, 로그인 단어, 확인 단어, 확인단어, 접속 단어, 입장 단어, 일회용 단어, 보안 단어, 핵심어는, 키워드는, 로그인 키워드, 인증 키워드,
    다음 키워드, 암구호, 암호말, 오늘의 암호, 오늘의 비밀번호, 금일 비밀번호, 일회용 암호, 일회용 비밀번호, 일회용 패스워드, 1회용 비밀번호, 1회용 암호, 1회용 패스워드, 원타임 패스워드,
    암호 문구, 암호문구, 비밀 문구, 비밀문구, 인증 문구, 인증문구, 확인 문구, 페어링 문구, 로그인 문구, 문구는, 다음 문구, 아래 문구, 문구를 입력하세요, 문구를 입력해 주세요, 패스프레이즈,
    패스 프레이즈, 문자열, 문자열은, 다음 글자, 아래 글자, 글자는, 다음 문자, 아래 문자, 음절, 음절은, 알파벳은, 열쇠말
  `,
  lo: `
    ຄຳລັບ, ຄໍາລັບ, ຄຳສັບລັບ, ຄຳລະຫັດ, ຄໍາລະຫັດ, ຄຳສຳຄັນ, ຄຳນີ້, ຄຳຕໍ່ໄປນີ້, ວະລີລັບ, ວະລີຜ່ານ, ວະລີນີ້,
    ລະຫັດຜ່ານໃຊ້ຄັ້ງດຽວ, ລະຫັດຜ່ານແບບໃຊ້ຄັ້ງດຽວ, ລະຫັດຜ່ານມື້ນີ້, ຕົວອັກສອນຕໍ່ໄປນີ້, ພະຍາງ
  `,
  lt: `
    žodis, žodį, žodžiu, jūsų žodis, tavo žodis, šis žodis, šį žodį, raktažodis, raktažodį, raktinis žodis,
    raktinį žodį, kodinis žodis, kodinį žodį, kodo žodis, kodo žodį, slaptas žodis, slaptą žodį, slaptasis žodis,
    slaptąjį žodį, prisijungimo žod*, įėjimo žod*, prieigos žod*, patvirtinimo žod*, saugos žod*, kontrolinis žodis,
    kontrolinį žodį, susiejimo žod*, vienkartinis žodis, vienkartinį žodį, dienos žodis, vienkartin* slaptažod*,
    vienkartin* slapt* žod*, dienos slaptažod*, šiandienos slaptažod*, slaptafraz*, slaptažodžio fraz*,
    slaptoji frazė, slaptąją frazę, slapta frazė, slaptą frazę, prieigos fraz*, susiejimo fraz*, prisijungimo fraz*,
    frazė, frazę, raidės, šios raidės, šias raides, skiemenys, skiemenis, raidžių seka, raidžių seką, simbolių seka,
    simbolių seką, simbolių eilutė, simbolių eilutę, raktas, raktą
  `,
  lv: `
    šis vārds, šo vārdu, atslēgvārds, atslēgvārdu, atslēgas vārd*, koda vārd*, kodvārd*, kodavārd*, slepenais vārds,
    slepeno vārdu, slepens vārds, pieejas vārd*, ieejas vārd*, ielaides vārd*, apstiprinājuma vārd*,
    apstiprināšanas vārd*, drošības vārd*, kontrolvārd*, pārbaudes vārd*, vienreizējais vārds, dienas vārds,
    vienreizēj* parol*, vienreiz lietojam* parol*, vienreiz izmantojam* parol*, vienreizlietojam* parol*,
    dienas parole, dienas paroli, šodienas parole, šodienas paroli, parole šodienai, paroles frāze, paroles frāzi,
    piekļuves frāze, piekļuves frāzi, ieejas frāze, ieejas frāzi, slepenā frāze, slepeno frāzi, frāze, frāzi, burti,
    burtus, šie burti, šos burtus, zilbes, burtu virkne, burtu virkni, rakstzīmju virkne, rakstzīmju virkni,
    simbolu virkne, simbolu virkni, atslēga, atslēgu
  `,
  mk: `
    збор, зборот, вашиот збор, твојот збор, овој збор, следниот збор, таен збор, тајниот збор, кодниот збор,
    коден збор, клучен збор, клучниот збор, збор за најава, зборот за најава, збор за влез, зборот за влез,
    збор за пристап, зборот за пристап, збор за потврда, зборот за потврда, контролен збор, безбедносен збор,
    збор за денес, зборот за денес, еднократн* лозинк*, лозинк* за еднократна употреба, лозинката за денес,
    лозинка за денес, лозинката на денот, лозинка на денот, денешната лозинка, тајна фраза, тајната фраза,
    лозинка фраза, пристапна фраза, фраза за пристап, фраза за спарување, фраза, фразата, буквите, овие букви,
    следните букви, слоговите, низата, низа букви, низа знаци, клучот
  `,
  ml: `
    വാക്ക്, വാക്ക് നൽകുക, വാക്ക് ടൈപ്പ് ചെയ്യുക, ഈ വാക്ക്, നിങ്ങളുടെ വാക്ക്, താഴെയുള്ള വാക്ക്, ഇനിപ്പറയുന്ന വാക്ക്,
    വാക്കാണ്, കോഡ് വാക്ക്, കോഡ് പദം, രഹസ്യ വാക്ക്, രഹസ്യവാക്ക്, രഹസ്യ പദം, രഹസ്യപദം, താക്കോൽ വാക്ക്, ലോഗിൻ വാക്ക്,
    പ്രവേശന വാക്ക്, ഒറ്റത്തവണ പാസ്‌വേഡ്*, ഒറ്റത്തവണ പാസ്‌വേർഡ്*, വൺ ടൈം പാസ്‌വേഡ്*, ഇന്നത്തെ പാസ്‌വേഡ്*,
    പാസ്‌ഫ്രെയ്സ്*, പാസ്‌ഫ്രേസ്*, വാക്യം, രഹസ്യ വാക്യം, ഈ അക്ഷരങ്ങൾ, അക്ഷരങ്ങൾ, താഴെയുള്ള അക്ഷരങ്ങൾ,
    നിങ്ങളുടെ താക്കോൽ
  `,
  mn: `
    таны үг, энэ үг, энэ үгийг, дараах үг, дараах үгийг, доорх үг, доорх үгийг, түлхүүр үг, түлхүүр үгийг, код үг*,
    кодын үг*, нэвтрэх үг*, орох үг*, баталгаажуулах үг*, шалгах үг*, холбох үг*, нэг удаагийн үг*,
    нэг удаагийн нууц үг*, өдрийн нууц үг*, өнөөдрийн нууц үг*, нууц хэллэг*, нэвтрэх хэллэг*, нууц өгүүлбэр*,
    хэллэг, хэллэгийг, үсгүүд, үсгүүдийг, дараах үсг*, доорх үсг*, үеүд, үсгийн дараалал, тэмдэгтийн дараалал,
    тэмдэгт мөр, таны түлхүүр
  `,
  mr: `
    शब्द, शब्द आहे, हा शब्द, तुमचा शब्द, आपला शब्द, खालील शब्द, पुढील शब्द, शब्द टाका, शब्द टाइप करा, शब्द लिहा,
    शब्द प्रविष्ट करा, कोड शब्द, सांकेतिक शब्द, संकेत शब्द, गुप्त शब्द, कळीचा शब्द, लॉगिन शब्द, प्रवेश शब्द,
    पडताळणी शब्द, एकवेळचा पासवर्ड, एकदाच वापरायचा पासवर्ड, वन टाइम पासवर्ड, वन टाईम पासवर्ड, आजचा पासवर्ड,
    दिवसाचा पासवर्ड, पासफ्रेज, सांकेतिक वाक्यांश, गुप्त वाक्यांश, वाक्प्रचार, ही अक्षरे, खालील अक्षरे, पुढील अक्षरे,
    अक्षरे, अक्षरांचा क्रम, तुमची किल्ली, आजचा परवलीचा शब्द
  `,
  ms: `
    perkataan, perkataan anda, perkataan ini, perkataan berikut, perkataan rahsia, perkataan kod,
    perkataan log masuk, perkataan pengesahan, perkataan untuk log masuk, kata rahsia, kata kod, kata kunci anda,
    kata kunci rahsia, kata kunci berikut, kata pengesahan, kata masuk, kata laluan sekali guna,
    kata laluan sekali pakai, kata laluan satu kali, kata laluan sekali sahaja, kata laluan hari ini,
    kata laluan harian, frasa laluan, frasa rahsia, frasa kunci, frasa padanan, frasa gandingan, frasa ini,
    frasa berikut, frasa anda, huruf huruf ini, huruf huruf berikut, huruf berikut, suku kata, rentetan huruf,
    rentetan aksara, jujukan huruf, jujukan aksara, kunci anda
  `,
  my: `
    စကားလုံး, စကားလုံးမှာ, စကားလုံးသည်, စကားလုံးကို ရိုက်ထည့်ပါ, စကားလုံးကိုရိုက်ထည့်ပါ, စကားလုံးကို ထည့်ပါ,
    အောက်ပါစကားလုံး, ဤစကားလုံး, ကုဒ်စကားလုံး, လျှို့ဝှက်စကားလုံး, သော့ချက်စကားလုံး, အတည်ပြုစကားလုံး,
    ဝင်ရောက်ရန်စကားလုံး, တစ်ကြိမ်သုံးစကားဝှက်, တစ်ခါသုံးစကားဝှက်, တစ်ကြိမ်သုံး စကားဝှက်, တစ်ခါသုံး စကားဝှက်,
    ယနေ့စကားဝှက်, ယနေ့အတွက် စကားဝှက်, စကားစု, စကားစုမှာ, လျှို့ဝှက်စကားစု, ဝှက်စာစု, အောက်ပါစာလုံးများ, ဤစာလုံးများ,
    စာလုံးများမှာ, အက္ခရာများမှာ, အောက်ပါအက္ခရာ
  `,
  nb: `
    ordet, ditt ord, deres ord, dette ordet, følgende ord, hemmelige ordet, hemmelig ord, hemmeleg ord,
    det hemmelege ordet, ditt kodeord, kodeordet ditt, kodeord for i dag, dagens kodeord, dagens ord,
    innloggingsord*, påloggingsord*, tilgangsord*, adgangsord*, sikkerhetsord*, tryggleiksord*, bekreftelsesord*,
    kontrollord*, verifiseringsord*, godkjenningsord*, paringsord*, stikkord for innlogging, nøkkelord, nøkkelordet,
    engangsord*, eingongsord*, ord for å logge inn, dagens passord, passord for i dag, passordet for i dag,
    engangspassord*, engangs passord*, eingongspassord*, eingongs passord*, dagens løsen, løsenet, passfrase*,
    passordfrase*, paringsfrase*, tilgangsfrase*, innloggingsfrase*, sikkerhetsfrase*, passordsetning*, frasen,
    din frase, denne frasen, bokstavene, disse bokstavene, bokstavane, desse bokstavane, følgende bokstaver,
    stavelsene, disse stavelsene, stavingane, bokstavrekke*, bokstavkombinasjon*, bokstavfølge*, tegnfølge*,
    tegnrekke*, tegnstreng*, teiknrekk*, nøkkelen, din nøkkel, denne strengen, følgende streng
  `,
  ne: `
    शब्द, शब्द हो, यो शब्द, तपाईंको शब्द, तपाईँको शब्द, निम्न शब्द, तलको शब्द, शब्द टाइप गर्नुहोस्, शब्द राख्नुहोस्,
    शब्द लेख्नुहोस्, शब्द प्रविष्ट गर्नुहोस्, कोड शब्द, सङ्केत शब्द, संकेत शब्द, गोप्य शब्द, गुप्त शब्द, लगइन शब्द,
    प्रवेश शब्द, एक पटकको पासवर्ड*, एकपटके पासवर्ड*, एक पटक मात्र प्रयोग हुने पासवर्ड*, वान टाइम पासवर्ड*,
    आजको पासवर्ड*, दिनको पासवर्ड*, पासफ्रेज*, गोप्य वाक्यांश*, वाक्यांश, यी अक्षर*, तलका अक्षर*, निम्न अक्षर*,
    अक्षरहरू, तपाईंको साँचो
  `,
  nl: `
    woord, woordje, codewoord*, kodewoord*, inlogwoord*, aanmeldwoord*, loginwoord*, toegangswoord*, sleutelwoord,
    sleutelwoordje, geheim woord, geheime woord, geheime woordje, toverwoord*, herkenningswoord*, controlewoord*,
    bevestigingswoord*, verificatiewoord*, beveiligingswoord*, veiligheidswoord*, koppelwoord*, ontgrendelwoord*,
    herstelwoord*, eenmalig woord, eenmalige woord, dagwoord, woord van vandaag, woord voor vandaag,
    woord om in te loggen, eenmalig wachtwoord, eenmalige wachtwoord, eenmalig te gebruiken wachtwoord,
    wachtwoord voor eenmalig gebruik, wachtwoord van de dag, wachtwoord van vandaag, wachtwoord voor vandaag,
    dagwachtwoord*, dagelijks wachtwoord, wegwerpwachtwoord*, wachtwoordzin, wachtzin*, toegangszin*, inlogzin*,
    koppelzin*, koppelfrase*, geheime zin, deze zin, volgende zin, de letters, deze letters, volgende letters,
    de lettergrepen, deze lettergrepen, volgende lettergrepen, lettergrepen, letterreeks*, lettercombinatie*,
    tekenreeks*, tekenreeksen, de sleutel, uw sleutel, je sleutel, jouw sleutel
  `,
  pa: `
    ਸ਼ਬਦ, ਸ਼ਬਦ ਹੈ, ਇਹ ਸ਼ਬਦ, ਤੁਹਾਡਾ ਸ਼ਬਦ, ਹੇਠਲਾ ਸ਼ਬਦ, ਸ਼ਬਦ ਦਰਜ ਕਰੋ, ਸ਼ਬਦ ਲਿਖੋ, ਸ਼ਬਦ ਟਾਈਪ ਕਰੋ, ਕੋਡ ਸ਼ਬਦ, ਸੰਕੇਤ ਸ਼ਬਦ,
    ਗੁਪਤ ਸ਼ਬਦ, ਕੁੰਜੀ ਸ਼ਬਦ, ਲਾਗਇਨ ਸ਼ਬਦ, ਲੌਗਇਨ ਸ਼ਬਦ, ਪ੍ਰਵੇਸ਼ ਸ਼ਬਦ, ਵਨ ਟਾਈਮ ਪਾਸਵਰਡ, ਇੱਕ ਵਾਰ ਦਾ ਪਾਸਵਰਡ, ਅੱਜ ਦਾ ਪਾਸਵਰਡ,
    ਦਿਨ ਦਾ ਪਾਸਵਰਡ, ਪਾਸਫਰੇਜ਼, ਪਾਸ ਫਰੇਜ਼, ਗੁਪਤ ਵਾਕੰਸ਼, ਵਾਕੰਸ਼, ਇਹ ਅੱਖਰ, ਹੇਠਲੇ ਅੱਖਰ, ਤੁਹਾਡੀ ਕੁੰਜੀ
  `,
  pl: `
    słowo, słowem, słówko, tajne słowo, tajnego słowa, tajnym słowem, słowo kodowe, słowa kodowego, słowem kodowym,
    słowo klucz, słowo kluczowe, słowem kluczowym, słowo logowania, słowo do logowania, słowa do logowania,
    słowo dostępu, słowa dostępu, słowo dostępowe, słowo weryfikacyjne, słowo potwierdzające, słowo kontrolne,
    słowo bezpieczeństwa, słowo parowania, słowo jednorazowe, jednorazowe słowo, słowo na dziś, słowo na dzisiaj,
    słowo dnia, hasł* jednoraz*, jednoraz* hasł*, hasł* jednokrotnego użytku, hasł* jednokrotnego użycia, hasło dnia,
    hasła dnia, hasłem dnia, hasło na dziś, hasło na dzisiaj, hasło na dzień, hasło dzienne, dzisiejsze hasło,
    dzisiejszym hasłem, fraza hasłowa, frazę hasłową, fraza dostępu, frazę dostępu, fraza parowania, frazę parowania,
    fraza logowania, tajna fraza, tajną frazę, fraza, frazę, frazą, sylaby, sylabami, litery, literami, ciąg,
    ciągiem, ciąg liter, ciąg znaków, ciągu liter, ciągu znaków, sekwencja liter, sekwencja znaków, sekwencję liter,
    sekwencję znaków, klucz, kluczem
  `,
  pt: `
    palavra:, palavra é, esta palavra, essa palavra, seguinte palavra, palavra seguinte, palavra abaixo,
    digite a palavra, escreva a palavra, use a palavra, com a palavra, é a palavra, palavra chave, palavra secreta,
    palavra mágica, palavra código, palavra de código, palavra de acesso, palavra de entrada, palavra de segurança,
    palavra de confirmação, palavra de verificação, palavra de controle, palavra de controlo,
    palavra de autenticação, palavra de uso único, palavra para entrar, palavra para acessar, palavra para aceder,
    palavra para hoje, palavra de hoje, palavra passe de uso único, palavra passe de utilização única,
    palavra passe única, palavra passe descartável, palavra passe do dia, palavra passe de hoje,
    palavra passe para hoje, senha de uso único, senha única, senha descartável, senha do dia, senha de hoje,
    senha para hoje, contrassenha, frase passe, frase senha, frase de acesso, frase secreta, frase chave,
    frase de segurança, frase de emparelhamento, frase de pareamento, frase de verificação, a frase, sua frase,
    tua frase, esta frase, seguinte frase, frase seguinte, frase abaixo, as letras, estas letras, essas letras,
    seguintes letras, letras seguintes, letras abaixo, as sílabas, estas sílabas, seguintes sílabas, sílabas,
    a sequência, sequência de letras, sequência de caracteres, cadeia de letras, cadeia de caracteres,
    cadeia de carateres, combinação de letras, chave de uso único, chave de utilização única
  `,
  ro: `
    cuvântul, cuvântul tău, cuvântul dvs, cuvântul dumneavoastră, acest cuvânt, următorul cuvânt, cuvânt cheie,
    cuvântul cheie, cuvânt secret, cuvântul secret, cuvânt cod, cuvântul cod, cuvânt de cod, cuvânt de acces,
    cuvântul de acces, cuvânt de trecere, cuvântul de trecere, cuvânt de ordine, cuvântul de ordine,
    cuvânt de autentificare, cuvântul de autentificare, cuvânt de conectare, cuvântul de conectare,
    cuvânt de confirmare, cuvântul de confirmare, cuvânt de verificare, cuvântul de verificare, cuvânt de siguranță,
    cuvântul de siguranță, cuvântul magic, cuvântul pentru azi, cuvântul pentru astăzi, parol* de unică folosință,
    parol* de unică utilizare, parol* unică, parol* de o singură folosință, parola zilei, parola pentru azi,
    parola pentru astăzi, parola de azi, parola de astăzi, frază de acces, fraza de acces, frază secretă,
    fraza secretă, frază parolă, fraza parolă, fraza de asociere, fraza de împerechere, fraza, expresia de acces,
    expresia secretă, literele, aceste litere, următoarele litere, silabele, aceste silabe, următoarele silabe,
    șirul, șirul de litere, șirul de caractere, secvența de litere, secvența de caractere, cheia ta, cheia dvs,
    această cheie
  `,
  ru: `
    слово, словом, словечко, кодов* слов*, секретное слово, секретного слова, секретным словом, тайное слово,
    тайным словом, ключевое слово, ключевого слова, ключевым словом, контрольн* слов*, проверочн* слов*,
    заветное слово, волшебное слово, пропускное слово, слово пропуск, слово пароль, слово ключ, слово для входа,
    слова для входа, слово для авторизации, слово для подтверждения, слово для доступа, слово доступа,
    слово на сегодня, слово дня, одноразов* слов*, одноразов* парол*, разов* парол*, парол* дня, парол* на сегодня,
    сегодняшн* парол*, парол* на один раз, кодовая фраза, кодовую фразу, кодовой фразой, парольная фраза,
    парольную фразу, парольной фразой, секретная фраза, секретную фразу, ключевая фраза, ключевую фразу,
    контрольная фраза, контрольную фразу, фраза для входа, фразу для входа, фраза для сопряжения,
    фразу для сопряжения, фраза пароль, фразу пароль, фраза, фразу, фразой, слоги, слогами, буквы, буквами,
    набор букв, сочетание букв, комбинация букв, комбинацию букв, последовательность букв,
    последовательность символов, буквосочетание, ключ, ключом, эта строка, эту строку, следующая строка,
    следующую строку, строка символов, строку символов, строка букв
  `,
  si: `
    වචනය, වචනය වන්නේ, මෙම වචනය, පහත වචනය, ඔබේ වචනය, ඔබගේ වචනය, වචනය ඇතුළත් කරන්න, වචනය ටයිප් කරන්න, රහස් වචනය,
    කේත වචනය, යතුරු වචනය, පිවිසුම් වචනය, පිවිසීමේ වචනය, සත්‍යාපන වචනය, කේත පදය, පිවිසුම් පදය,
    එක් වරක් භාවිත කරන මුරපද*, එක් වර මුරපද*, එක්වර මුරපද*, එක් වරක් පමණක් භාවිත කළ හැකි මුරපද*, අද මුරපද*,
    අද දවසේ මුරපද*, මුර වැකිය, මුරවැකිය, රහස් වැකිය, වාක්‍ය ඛණ්ඩය, අකුරු පෙළ, මෙම අකුරු, පහත අකුරු, අක්ෂර පෙළ,
    ඔබේ යතුර
  `,
  sk: `
    slovo, slovom, slovíčko, tajné slovo, tajného slova, tajným slovom, kódové slovo, kódového slova, kódovým slovom,
    kľúčové slovo, kľúčovým slovom, prihlasovacie slovo, prihlasovacieho slova, prihlasovacím slovom,
    prístupové slovo, prístupového slova, prístupovým slovom, vstupné slovo, overovacie slovo, potvrdzovacie slovo,
    kontrolné slovo, bezpečnostné slovo, párovacie slovo, jednorazové slovo, slovo na prihlásenie,
    slovo pre prihlásenie, slovo na vstup, slovo na prístup, slovo na dnes, slovo pre dnešok, dnešné slovo,
    jednorazov* hesl*, hesl* na jedno použitie, heslo dňa, hesla dňa, heslom dňa, heslo na dnes, heslo na dnešok,
    heslo pre dnešok, heslo na dnešný deň, dnešné heslo, dnešným heslom, denné heslo, prístupová fráza,
    prístupovú frázu, heslová fráza, heslovú frázu, párovacia fráza, párovaciu frázu, tajná fráza, tajnú frázu,
    fráza, frázu, frázou, slabiky, slabikami, písmená, písmenami, reťazec, reťazcom, reťazec znakov, reťazec písmen,
    postupnosť znakov, postupnosť písmen, kľúč, kľúčom
  `,
  sl: `
    beseda, besedo, tajna beseda, tajno besedo, skrivna beseda, skrivno besedo, kodna beseda, kodno besedo,
    šifrirana beseda, ključna beseda, ključno besedo, dostopna beseda, dostopno besedo, vstopna beseda,
    vstopno besedo, prijavna beseda, prijavno besedo, potrditvena beseda, potrditveno besedo, varnostna beseda,
    varnostno besedo, kontrolna beseda, kontrolno besedo, enkratna beseda, enkratno besedo, čarobna beseda,
    beseda za prijavo, besedo za prijavo, beseda za vstop, besedo za vstop, beseda za dostop, besedo za dostop,
    beseda za danes, besedo za danes, beseda dneva, današnja beseda, enkratn* gesl*, gesl* za enkratno uporabo,
    gesl* za eno uporabo, geslo dneva, gesla dneva, geslom dneva, geslo za danes, današnje geslo, današnjega gesla,
    dnevno geslo, geselska fraza, geselsko frazo, dostopna fraza, dostopno frazo, skrivna fraza, skrivno frazo,
    fraza za seznanitev, frazo za seznanitev, fraza, frazo, besedna zveza, besedno zvezo, zlogi, zloge, črke,
    te črke, niz črk, niz znakov, zaporedje črk, zaporedje znakov, ključ, ključem
  `,
  sq: `
    fjala, fjalën, fjalë sekrete, fjala jote, fjala juaj, kjo fjalë, këtë fjalë, fjala e fshehtë, fjalën e fshehtë,
    fjala sekrete, fjalën sekrete, fjala kyç, fjalën kyç, fjalë kyç, fjala kyçe, fjalën kyçe, fjala çelës,
    fjalën çelës, fjala kod, fjalën kod, fjala e kodit, fjala e hyrjes, fjalën e hyrjes, fjala e aksesit,
    fjala e konfirmimit, fjalën e konfirmimit, fjala e verifikimit, fjalën e verifikimit, fjala e sigurisë,
    fjala e sotme, fjala për sot, fjala për hyrje, fjalëkalim* njëpërdorimësh, fjalëkalim* një përdorimësh,
    fjalëkalim* një herësh, fjalëkalim* njëherësh, fjalëkalim* me një përdorim, fjalëkalim* i njëhershëm,
    fjalëkalimi i ditës, fjalëkalimin e ditës, fjalëkalimi i sotëm, fjalëkalimi për sot, parulla, parullën,
    frazë kalimi, frazëkalim*, fraza e kalimit, frazën e kalimit, fraza sekrete, frazën sekrete, fraza e çiftimit,
    frazën e çiftimit, fraza, frazën, shkronjat, këto shkronja, shkronjat e mëposhtme, rrokjet, këto rrokje,
    vargu i shkronjave, vargun e shkronjave, vargu i karaktereve, çelësi, çelësin, çelësi juaj
  `,
  sr: `
    реч, речју, ријеч, тајна реч, тајну реч, кодна реч, кодну реч, кључна реч, кључну реч, приступна реч,
    приступну реч, улазна реч, сигурносна реч, безбедносна реч, контролна реч, контролну реч, реч за пријаву,
    реч за улаз, реч за приступ, реч за потврду, реч за данас, једнократн* лозинк*, лозинк* за једнократну употребу,
    лозинка дана, лозинку дана, лозинка за данас, данашња лозинка, приступна фраза, приступну фразу, тајна фраза,
    тајну фразу, фраза за упаривање, фразу за упаривање, фраза, фразу, слогови, слогове, ова слова, следећа слова,
    низ слова, низ знакова, кључ, кључем, reč je, vaša reč, tvoja reč, ova reč, ovu reč, sledeća reč, sledeću reč,
    unesite reč, unesi reč, ukucajte reč, ukucaj reč, upišite reč, otkucajte reč, rečju, tajna reč, tajnu reč,
    kodna reč, kodnu reč, ključna reč, ključnu reč, pristupna reč, pristupnu reč, ulazna reč, sigurnosna reč,
    bezbednosna reč, kontrolna reč, kontrolnu reč, reč za prijavu, reč za ulaz, reč za pristup, reč za potvrdu,
    reč za danas, jednokratn* lozink*, lozink* za jednokratnu upotrebu, lozinka dana, lozinku dana, lozinka za danas,
    današnja lozinka, pristupna fraza, pristupnu frazu, fraza za uparivanje, frazu za uparivanje, slogovi, slogove,
    ova slova, sledeća slova, niz slova, niz znakova
  `,
  sv: `
    ordet, ditt ord, ert ord, detta ord, det här ordet, följande ord, hemliga ordet, hemligt ord, kodord*,
    inloggningsord*, åtkomstord*, säkerhetsord*, bekräftelseord*, bekräftelsesord*, kontrollord*, verifieringsord*,
    godkännandeord*, parningsord*, ihopkopplingsord*, igenkänningsord*, nyckelord, nyckelordet, engångsord*,
    dagens ord, ord för att logga in, ord för idag, dagens lösenord, dagens lösen, lösenord för idag,
    lösenord för i dag, lösenordet för idag, lösenordet för i dag, lösenord för dagen, engångslösenord*,
    engångs lösenord*, engångslösen*, ditt lösen, lösenfras*, lösenordsfras*, lösenmening*, parkopplingsfras*,
    parningsfras*, åtkomstfras*, inloggningsfras*, säkerhetsfras*, frasen, din fras, denna fras, följande fras,
    bokstäverna, dessa bokstäver, de här bokstäverna, följande bokstäver, stavelserna, dessa stavelser,
    följande stavelser, bokstavsföljd*, bokstavsrad*, bokstavskombination*, teckenföljd*, teckensträng*, teckenrad*,
    strängen, nyckeln, din nyckel
  `,
  sw: `
    neno hili, neno lako, neno lenu, neno lifuatalo, andika neno, ingiza neno, weka neno, neno ni, neno la kuingia,
    neno la kuingilia, neno la msimbo, neno la ufunguo, neno la uthibitisho, neno la usalama, neno la leo,
    neno la siri la leo, neno la siri la mara moja, neno siri la mara moja, nenosiri la mara moja,
    nenosiri la kutumia mara moja, nenosiri la matumizi ya mara moja, nenosiri la leo, nenosiri la siku, kirai,
    kirai hiki, kirai siri, kirai cha siri, fungu la maneno la siri, kifungu cha siri, herufi hizi, herufi zifuatazo,
    silabi, silabi hizi, mfuatano wa herufi, ufunguo wako
  `,
  ta: `
    வார்த்தை, வார்த்தையை உள்ளிடவும், வார்த்தையை உள்ளிடுங்கள், வார்த்தையை தட்டச்சு செய்யவும், இந்த வார்த்தை*,
    உங்கள் வார்த்தை, பின்வரும் வார்த்தை*, கீழே உள்ள வார்த்தை*, ரகசிய வார்த்தை*, இரகசிய வார்த்தை*,
    குறியீட்டு வார்த்தை*, சொல்லை உள்ளிடவும், சொல்லை உள்ளிடுங்கள், இந்தச் சொல், இந்தச் சொல்லை, உங்கள் சொல்,
    பின்வரும் சொல், குறிச்சொல், குறிச்சொல்லை, குறியீட்டுச் சொல்*, ரகசியச் சொல்*, ரகசிய சொல்*, இரகசியச் சொல்*,
    முக்கியச் சொல், திறவுச்சொல்*, திறவுச் சொல்*, உள்நுழைவுச் சொல்*, அணுகல் சொல்*, சரிபார்ப்புச் சொல்*,
    ஒருமுறை கடவுச்சொல்*, ஒரு முறை கடவுச்சொல்*, ஒருமுறை பயன்படுத்தும் கடவுச்சொல்*, ஒற்றைப் பயன்பாட்டு கடவுச்சொல்*,
    இன்றைய கடவுச்சொல்*, கடவுச்சொற்றொடர்*, கடவுத்தொடர்*, சொற்றொடர், ரகசியச் சொற்றொடர்*, இந்த எழுத்துகள்,
    இந்த எழுத்துக்கள், பின்வரும் எழுத்து*, எழுத்துகள், எழுத்துக்கள், எழுத்துச்சரம், உங்கள் திறவுகோல்
  `,
  te: `
    పదం, పదాన్ని నమోదు చేయండి, పదాన్ని టైప్ చేయండి, పదాన్ని ఎంటర్ చేయండి, ఈ పదం, ఈ పదాన్ని, మీ పదం, కింది పదం,
    కింది పదాన్ని, క్రింది పదం, కోడ్ పదం, కోడ్ పదాన్ని, రహస్య పదం, రహస్య పదాన్ని, రహస్యపదం, సంకేత పదం, సంకేతపదం,
    కీలక పదం, కీలకపదం, లాగిన్ పదం, ప్రవేశ పదం, ధృవీకరణ పదం, వన్ టైమ్ పాస్‌వర్డ్*, వన్‌టైమ్ పాస్‌వర్డ్*,
    ఒకసారి ఉపయోగించే పాస్‌వర్డ్*, ఒక్కసారి పాస్‌వర్డ్*, ఏకకాల పాస్‌వర్డ్*, నేటి పాస్‌వర్డ్*, ఈ రోజు పాస్‌వర్డ్*,
    పాస్‌ఫ్రేజ్*, పాస్ ఫ్రేజ్*, పదబంధం, రహస్య పదబంధం, ఈ అక్షరాలు, ఈ అక్షరాలను, కింది అక్షరాల*, అక్షరాలు, మీ కీ
  `,
  th: `
    คำว่า, คำลับ, คำรหัส, รหัสคำ, คำผ่าน, คำผ่านทาง, คำเข้าสู่ระบบ, คำสำคัญ, คำสำคัญคือ, คีย์เวิร์ด, โค้ดเวิร์ด,
    คำต่อไปนี้, คำด้านล่าง, คำของคุณ, คำของคุณคือ, คำคือ, พิมพ์คำนี้, ใส่คำนี้, กรอกคำนี้, รหัสผ่านแบบใช้ครั้งเดียว,
    รหัสผ่านใช้ครั้งเดียว, รหัสผ่านครั้งเดียว, รหัสผ่านแบบครั้งเดียว, รหัสผ่านที่ใช้ได้ครั้งเดียว, รหัสผ่านประจำวัน,
    รหัสผ่านวันนี้, รหัสผ่านสำหรับวันนี้, วลีรหัสผ่าน, วลีผ่าน, วลีลับ, วลีจับคู่, วลีต่อไปนี้, วลีนี้, วลีคือ,
    วลีของคุณ, ข้อความลับ, พาสเฟรส, ตัวอักษรต่อไปนี้, ตัวอักษรเหล่านี้, ตัวอักษรคือ, อักษรต่อไปนี้, ชุดตัวอักษร,
    ชุดอักขระ, สตริง, พยางค์, พยางค์ต่อไปนี้, กุญแจของคุณ, คำยืนยันคือ
  `,
  tr: `
    kelime, kelimeniz, kelimen, kelimenizi, kelimesi, kelimeyi, kelimeyi girin, kelimeyi yazın, kelimeyi gir,
    kelimeyi yaz, sözcük, sözcüğü, sözcüğünüz, sözcüğün, sözcüğü girin, sözcüğü yazın, anahtar kelime,
    anahtar kelimeniz, anahtar sözcük, anahtar sözcüğünüz, gizli kelime*, gizli sözcü*, kod kelime*, kod sözcü*,
    şifre kelime*, parola kelime*, giriş kelime*, giriş sözcü*, oturum açma kelime*, erişim kelime*,
    doğrulama kelime*, doğrulama sözcü*, onay kelime*, güvenlik kelime*, eşleştirme kelime*, tek kullanımlık kelime*,
    sihirli kelime*, günün kelimesi, bugünün kelimesi, günün parolası, günün şifresi, bugünün parolası,
    bugünün şifresi, günlük parola*, tek kullanımlık parola*, tek kullanımlık şifre*, tek seferlik parola*,
    tek seferlik şifre*, bir kerelik parola*, bir kerelik şifre*, bir defalık şifre*, bir defalık parola*,
    parola ifade*, gizli ifade*, anahtar ifade*, giriş ifade*, eşleştirme ifade*, parola cümle*, gizli cümle*,
    ifadeniz, ifadeyi girin, ifadeyi yazın, şu harfler, bu harfler, harfler:, harfleriniz, harfleri girin,
    harfleri yazın, şu heceler, heceler, heceleri girin, harf dizisi, harf dizisini, karakter dizisi,
    karakter diziniz, anahtarınız, anahtarın
  `,
  uk: `
    слово, словом, слівце, кодове слово, кодового слова, кодовим словом, секретне слово, секретного слова,
    секретним словом, таємне слово, таємним словом, ключове слово, ключового слова, ключовим словом,
    контрольне слово, контрольного слова, перевірочне слово, перевірне слово, чарівне слово, слово пароль,
    слово ключ, слово гасло, слово для входу, слова для входу, слово для авторизації, слово для підтвердження,
    слово для доступу, слово доступу, слово на сьогодні, слово дня, одноразове слово, одноразов* парол*,
    разов* парол*, парол* дня, парол* на сьогодні, сьогоднішн* парол*, гасло дня, гасло для входу, кодова фраза,
    кодову фразу, парольна фраза, парольну фразу, парольною фразою, секретна фраза, секретну фразу, ключова фраза,
    ключову фразу, фраза для входу, фразу для входу, фраза для сполучення, фразу для сполучення, фраза пароль,
    фразу пароль, фраза, фразу, фразою, ці склади, такі склади, літери, літерами, букви, рядок літер, рядок символів,
    набір літер, комбінація літер, комбінацію літер, послідовність літер, послідовність символів, ключ, ключем,
    цей рядок, такий рядок, наступний рядок
  `,
  ur: `
    لفظ, یہ لفظ, آپ کا لفظ, درج ذیل لفظ, لفظ ہے, لفظ درج کریں, لفظ لکھیں, لفظ ٹائپ کریں, کوڈ لفظ, کوڈ ورڈ, خفیہ لفظ,
    رمزی لفظ, کلیدی لفظ, کلید لفظ, لاگ ان لفظ, داخلے کا لفظ, داخلہ لفظ, تصدیقی لفظ, شناختی لفظ, ون ٹائم پاس ورڈ,
    ون ٹائم پاسورڈ, ایک بار کا پاس ورڈ, ایک وقتی پاس ورڈ, یک وقتی پاس ورڈ, ایک بار استعمال ہونے والا پاس ورڈ,
    آج کا پاس ورڈ, دن کا پاس ورڈ, پاس فریز, پاسفریز, خفیہ جملہ, خفیہ فقرہ, فقرہ, فقرہ ہے, یہ فقرہ, یہ حروف,
    درج ذیل حروف, حروف, حروف ہیں, حروف کا سلسلہ, آپ کی کلید, آپ کی چابی
  `,
  uz: `
    so'z, so'zingiz, so'zni kiriting, so'zni yozing, ushbu so'z*, bu so'zni, quyidagi so'z*, kod so'z*, kodli so'z*,
    kalit so'z, kalit so'zi, kalit so'zingiz, maxfiy so'z*, sirli so'z*, kirish so'z*, tasdiqlash so'z*,
    nazorat so'z*, bir martalik so'z*, bir martalik parol*, bir marta ishlatiladigan parol*, kun paroli,
    kunning paroli, bugungi parol*, parol ibora*, maxfiy ibora*, kirish ibora*, iborangiz, ibora, iborani kiriting,
    harflar, harflarni kiriting, quyidagi harflar*, bo'g'inlar, harflar ketma ketligi, belgilar ketma ketligi,
    kalitingiz, сўз, сўзингиз, калит сўз, махфий сўз*, кириш сўз*, код сўз*, бир марталик парол*, ибора
  `,
  vi: `
    từ khóa của bạn, từ khóa đăng nhập, từ khóa bí mật, từ khóa sau, từ khoá của bạn, từ bí mật, từ đăng nhập,
    từ xác nhận, từ xác minh, từ xác thực, từ của bạn là, từ cần nhập, nhập từ sau đây, gõ từ sau đây, khẩu lệnh,
    mật lệnh, khẩu hiệu đăng nhập, mật khẩu dùng một lần, mật khẩu một lần, mật khẩu sử dụng một lần,
    mật khẩu dùng 1 lần, mật khẩu hôm nay, mật khẩu trong ngày, mật khẩu của ngày, cụm mật khẩu, cụm từ mật khẩu,
    cụm từ bí mật, cụm từ khóa, cụm từ xác minh, cụm từ xác nhận, cụm từ ghép nối, cụm từ đăng nhập, cụm từ sau,
    cụm từ này, cụm từ của bạn, các chữ cái sau, các chữ cái này, những chữ cái, dãy chữ cái, chuỗi chữ cái,
    chuỗi ký tự, chuỗi kí tự, chuỗi sau, âm tiết, chìa khóa của bạn
  `,
  zh: `
    口令, 口令为, 口令是, 口令為, 登录口令, 登入口令, 动态口令, 動態口令, 一次性口令, 验证口令, 驗證口令, 今日口令, 当日口令, 當日口令, 每日口令, 通行口令, 通关口令, 暗号是, 暗號, 暗號是,
    暗语, 暗語, 密语, 密語, 通关密语, 通關密語, 单词, 單詞, 單字, 单词是, 單詞是, 词语, 詞語, 这个词, 這個詞, 该词, 該詞, 以下词, 以下詞, 下列词, 下列詞, 登录词, 登入詞, 验证词,
    驗證詞, 确认词, 確認詞, 识别词, 識別詞, 安全词, 安全詞, 暗号词, 通行词, 通行詞, 您的关键词, 你的关键词, 登录关键词, 验证关键词, 您的關鍵字, 你的關鍵字, 登入關鍵字, 驗證關鍵字, 一次性密码,
    一次性密碼, 单次密码, 單次密碼, 今日密码, 今日密碼, 当日密码, 當日密碼, 密码短语, 密碼短語, 通行短语, 通行短語, 口令短语, 配对短语, 配對短語, 配对口令, 配對口令, 验证短语, 驗證短語, 短语,
    短語, 字符串, 字串, 字元串, 字母串, 字母组合, 字母組合, 字母序列, 字符序列, 字元序列, 以下字母, 这些字母, 這些字母, 音节, 音節, 您的密钥, 你的密钥, 您的密鑰, 您的金鑰, 你的金鑰, 暗号:,
    暗号为, 您的暗号, 你的暗号, 登录暗号
  `,
};
