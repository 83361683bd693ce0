/**
 * How many characters a code has, as mails say it: "six-digit", "6 haneli", "sechsstellig". Each row is a language: nouns that
 * follow a number, endings that are joined to it, and the numbers from four to ten, each in all its forms.
 */
export const lengthWords: Record<string, { nouns: string; joined?: string; numbers: string }> = {
  af: {
    nouns: "syfer*, karakter*, letter*, nommer*, blokkie*",
    joined: "syfer*, letter*",
    numbers: "vier | vyf | ses | sewe | agt | nege | tien",
  },
  am: {
    nouns: "አሃዝ*, አሃዞች*, አኃዝ*, አኃዞች*, ቁጥሮች, ፊደላት*, ፊደሎች*, ቁምፊ*",
    joined: "አሃዝ*, አኃዝ*",
    numbers:
      "አራት, ባለ አራት, ባለአራት | አምስት, ባለ አምስት, ባለአምስት | ስድስት, ባለ ስድስት, ባለስድስት | ሰባት, ባለ ሰባት | ስምንት, ባለ ስምንት, ባለስምንት | ዘጠኝ, ባለ ዘጠኝ | አስር, ባለ አስር",
  },
  ar: {
    nouns: "ارقام, رقم*, خانات, خانه, احرف, حروف, حرف*, رموز, منازل",
    numbers: "اربعه, اربع | خمسه, خمس | سته, ست | سبعه, سبع | ثمانيه, ثماني, ثمان | تسعه, تسع | عشره, عشر",
  },
  az: {
    nouns: "reqem*, simvol*, herf*, isare*",
    joined: "reqemli*",
    numbers: "dord | bes | alti | yeddi | sekkiz | doqquz | on",
  },
  bg: {
    nouns: "цифр*, знак*, символ*, букв*, числа",
    joined: "цифр*, значн*, знак*",
    numbers: "четири | пет | шест | седем | осем | девет | десет",
  },
  bn: {
    nouns: "সংখ্যা*, অঙ্ক*, অংক*, ডিজিট*, অক্ষর*",
    numbers: "চার, চারটি | পাঁচ, পাঁচটি | ছয়, ছয়টি, ছয় | সাত | আট, আটটি | নয় | দশ",
  },
  ca: {
    nouns: "digit*, xifr*, caracter*, lletr*, numer*, simbol*, signe*",
    numbers: "quatre | cinc | sis | set | vuit | nou | deu",
  },
  cs: {
    nouns: "cislic*, cifer*, cifr*, znak*, pismen*, cisel, cisla, mistn*",
    joined: "mistn*, ciferny*, ciferne*, cifern*, ciseln*, znakov*",
    numbers: "ctyri, ctyr | pet, peti | sest, sesti | sedm, sedmi | osm, osmi | devet, deviti | deset, deseti",
  },
  da: {
    nouns: "cifre*, cifret*, tegn*, bogstav*, tal, taller*",
    joined: "cifre*, tegn*",
    numbers: "fire | fem | seks | syv | otte | ni | ti",
  },
  de: {
    nouns: "ziffer*, zeichen*, buchstabe*, zahlen, stellen, stellig*, kastchen, felder",
    joined: "stellig*, ziffrig*",
    numbers: "vier | funf, fuenf | sechs | sieben | acht | neun | zehn",
  },
  el: {
    nouns: "ψηφι*, χαρακτηρ*, γραμμα*, αριθμ*, ψηφια, συμβολ*, στοιχει*",
    joined: "ψηφι*",
    numbers: "τεσσερα, τεσσερις, τετρα | πεντε, πεντα | εξι, εξα | επτα, εφτα | οκτω, οχτω, οκτα | εννεα, εννια | δεκα",
  },
  en: {
    nouns: "digit*, figure*, character*, letter*, number*, char, chars, box, boxes",
    numbers: "four | five | six | seven | eight | nine | ten",
  },
  es: {
    nouns: "digito*, cifra*, caracter*, letra*, numero*, casilla*, simbolo*, signo*",
    numbers: "cuatro | cinco | seis | siete | ocho | nueve | diez",
  },
  et: {
    nouns: "numbri*, kohali*, mark*, tahe*, taht*, sumbol*",
    joined: "numbri*, kohali*, mark*, tahe*",
    numbers: "neli, nelja | viis, viie | kuus, kuue | seitse, seitsme | kaheksa | uheksa | kumme, kumne",
  },
  eu: {
    nouns: "digitu*, zifra*, zenbaki*, karaktere*, letra*, sinbolo*, karakter*",
    numbers: "lau | bost | sei | zazpi | zortzi | bederatzi | hamar",
  },
  fa: {
    nouns: "رقم*, رقمي*, حرف*, حرفي*, كاراكتر*, عدد",
    numbers: "چهار | پنج | شش | هفت | هشت | نه | ده",
  },
  fi: {
    nouns: "numero*, merkk*, merki*, kirjain*, kirjaim*, numeroi*",
    joined: "numeroi*, merkki*, kirjaim*",
    numbers:
      "nelja, neljan | viisi, viiden, viitta | kuusi, kuuden, kuutta | seitseman | kahdeksan | yhdeksan | kymmenen",
  },
  fil: {
    nouns: "na digit*, na numero*, na numerong, na karakter*, na letra*, na titik*, digit*",
    numbers: "apat | lima, limang | anim | pito, pitong | walo, walong | siyam | sampu, sampung",
  },
  fr: {
    nouns: "chiffre*, caracter*, lettre*, numero*, signe*, case*, symbole*",
    numbers: "quatre | cinq | six | sept | huit | neuf | dix",
  },
  gl: {
    nouns: "dixit*, cifra*, caracter*, letra*, numero*, simbolo*",
    numbers: "catro | cinco | seis | sete | oito | nove | dez",
  },
  gu: { nouns: "અંક*, આંકડા*, અક્ષર*, ડિજિટ*", numbers: "ચાર | પાંચ | છ | સાત | આઠ | નવ | દસ" },
  he: {
    nouns: "ספרות, ספרה, תווים, אותיות, הספרות, התווים, האותיות, מספרים",
    numbers: "ארבע, ארבעה | חמש, חמישה, חמשת | שש, שישה, ששת | שבע, שבעה | שמונה | תשע | עשר, עשרה",
  },
  hi: { nouns: "अंक*, अंको*, अक्षर*, डिजिट*, संख्या*", numbers: "चार | पांच, पाच, पाँच | छह, छः, छे | सात | आठ | नौ | दस" },
  hr: {
    nouns: "znamenk*, znamenak*, znakov*, znak*, slov*, broj*, cifara*, cifr*",
    joined: "znamenkast*, znakovn*, cifren*, broj*",
    numbers:
      "cetiri, cetvero | pet, petero | sest, sestero, sesto | sedam, sedmero | osam, osmero, osmo | devet | deset",
  },
  hu: {
    nouns: "szamjegy*, jegyu*, karakter*, betu*, szam*",
    joined: "jegyu*, szamjegyu*, karakteres*, betus*",
    numbers: "negy | ot | hat | het | nyolc | kilenc | tiz",
  },
  hy: {
    nouns: "նիշ*, թվանշան*, թիվ, տառ*, անիշ*",
    joined: "անիշ*, նիշ*",
    numbers: "չորս, քառ | հինգ | վեց | յոթ | ութ | ինը | տասը",
  },
  id: {
    nouns: "digit*, angka*, karakter*, huruf*, kotak*",
    numbers: "empat | lima | enam | tujuh | delapan, lapan | sembilan | sepuluh",
  },
  is: {
    nouns: "staf*, tolustaf*, tolu*, tolur, bokstaf*, takn*, reiti*",
    joined: "stafa*, stofu*",
    numbers: "fjorir, fjora, fjogurra, fjorum, fjogur | fimm | sex | sjo | atta | niu | tiu",
  },
  it: {
    nouns: "cifre, cifra, caratteri, lettere, numeri, caselle, simboli, segni",
    numbers: "quattro | cinque | sei | sette | otto | nove | dieci",
  },
  ja: {
    nouns: "桁, けた, ケタ, 文字, つの数字, つの文字, 個の数字, 字, 個の文字",
    numbers: "四 | 五 | 六 | 七 | 八 | 九 | 十",
  },
  ka: {
    nouns: "ნიშნა*, ციფრ*, სიმბოლო*, ასო*",
    joined: "ნიშნა*, ციფრ*",
    numbers: "ოთხ, ოთხი | ხუთ, ხუთი | ექვს, ექვსი | შვიდ, შვიდი | რვა | ცხრა | ათი",
  },
  kk: {
    nouns: "танба*, таңба*, цифр*, сан, саннан, символ*, әріп*",
    numbers: "торт, төрт | бес | алты | жети, жеті | сегиз, сегіз | тогыз, тоғыз | он",
  },
  km: { nouns: "ខ្ទង់, លេខ, តួ, ខ្ទង់", numbers: "បួន | ប្រាំ | ប្រាំមួយ | ប្រាំពីរ | ប្រាំបី | ប្រាំបួន | ដប់" },
  kn: { nouns: "ಅಂಕಿ*, ಅಂಕೆ*, ಅಂಕ*, ಅಕ್ಷರ*", numbers: "ನಾಲ್ಕು | ಐದು | ಆರು | ಏಳು | ಎಂಟು | ಒಂಬತ್ತು | ಹತ್ತು" },
  ko: {
    nouns: "자리, 글자, 개의 숫자, 개 숫자, 개의 문자, 자의, 자 코드",
    numbers: "네 | 다섯 | 여섯 | 일곱 | 여덟 | 아홉 | 열",
  },
  lt: {
    nouns: "skaitmen*, skaiciu*, skaicius, skaiciai, simbol*, zenkl*, raid*",
    joined: "zenkl*, skaitmen*",
    numbers:
      "keturi, keturis, keturiu, ketur | penki, penkis, penkiu, penkia | sesi, sesis, sesiu, sesia | septyni, septynis, septyniu | astuoni, astuonis, astuoniu, astuonia | devyni, devyniu | desimt",
  },
  lv: {
    nouns: "cipar*, zim*, rakstzim*, burt*, skaitl*",
    joined: "cipar*, zim*",
    numbers:
      "cetri, cetrus, cetru, cetr | pieci, piecus, piecu, piec | sesi, sesus, sesu, ses | septini, septinus, septinu | astoni, astonus, astonu | devini | desmit",
  },
  mk: {
    nouns: "цифр*, знак*, знаци, букв*, броја",
    joined: "цифр*",
    numbers: "четири | пет | шест | седум | осум | девет | десет",
  },
  ml: { nouns: "അക്ക*, അക്ഷര*", joined: "ക്ക*", numbers: "നാല് | അഞ്ച് | ആറ്, ആറ, ആറു | ഏഴ് | എട്ട് | ഒമ്പത് | പത്ത്" },
  mn: {
    nouns: "оронтой, орон*, цифр*, тоо, тоог, тоотой, тэмдэгт*, үсэг*, үсгэн, үсгийн",
    numbers: "дөрвөн | таван | зургаан | долоон | найман | есөн | арван",
  },
  mr: { nouns: "अंक*, अंकी, आकडे*, अक्षर*", numbers: "चार | पाच | सहा | सात | आठ | नऊ | दहा" },
  ms: {
    nouns: "digit*, angka*, aksara*, huruf*, nombor*",
    numbers: "empat | lima | enam | tujuh | lapan | sembilan | sepuluh",
  },
  my: { nouns: "လုံး, ခု, လုံးပါ, ဂဏန်း", numbers: "လေး | ငါး | ခြောက် | ခုနစ် | ရှစ် | ကိုး | ဆယ်" },
  nb: {
    nouns: "siffer*, sifre*, sifret*, tegn*, bokstav*, tall, tallene",
    joined: "sifre*, tegn*",
    numbers: "fire | fem | seks | sju, syv | atte | ni | ti",
  },
  ne: {
    nouns: "अंक*, अङ्क*, अक्षर*, डिजिट*, संख्या*, सङ्ख्या*",
    numbers: "चार | पाँच, पांच | छ, छः | सात | आठ | नौ | दस, दश",
  },
  nl: {
    nouns: "cijfer*, teken*, karakter*, letter*, getallen, vakjes",
    joined: "cijfer*, letter*",
    numbers: "vier | vijf | zes | zeven | acht | negen | tien",
  },
  pa: { nouns: "ਅੰਕ*, ਅੱਖਰ*, ਅੰਕਾਂ", numbers: "ਚਾਰ | ਪੰਜ | ਛੇ | ਸੱਤ | ਅੱਠ | ਨੌਂ | ਦਸ" },
  pl: {
    nouns: "cyfr*, cyfer*, cyfrow*, znak*, liter*, liczb*",
    joined: "cyfrow*, znakow*, literow*",
    numbers:
      "cztery, czterech, cztero | piec, pieciu, piecio | szesc, szesciu, szescio | siedem, siedmiu, siedmio | osiem, osmiu, osmio | dziewiec, dziewiecio | dziesiec, dziesiecio",
  },
  pt: {
    nouns: "digito*, algarismo*, caracter*, caractere*, letra*, numero*, casa*, simbolo*, posicoes",
    numbers: "quatro | cinco | seis | sete | oito | nove | dez",
  },
  ro: {
    nouns: "cifre, cifra, caractere, litere, numere, de cifre, simboluri, semne",
    numbers: "patru | cinci | sase | sapte | opt | noua | zece",
  },
  ru: {
    nouns: "цифр*, знак*, знач*, символ*, букв*, разряд*",
    joined: "значн*, цифр*, знаков*, символьн*, буквен*",
    numbers:
      "четыре, четырех, четырёх | пять, пяти | шесть, шести | семь, семи | восемь, восьми | девять, девяти | десять, десяти",
  },
  si: {
    nouns: "ඉලක්කම්*, අංක*, අකුරු*, අක්ෂර*",
    numbers:
      "හතර, හතරේ, හතරක, 4ක | පහ, පහේ, පහක, 5ක | හය, හයේ, හයක, 6ක | හත, හතේ, හතක, 7ක | අට, අටේ, අටක, 8ක | නවය, නවයේ, නවයක, 9ක | දහය, දහයේ, දහයක, 10ක",
  },
  sk: {
    nouns: "cislic*, cifier*, cifr*, znak*, pismen*, cisel, cisla, miestn*",
    joined: "miestn*, cifern*, znakov*",
    numbers: "styri, stvor | pat | sest | sedem | osem | devat | desat",
  },
  sl: {
    nouns: "stevk*, stevilk*, znak*, crk*, mestn*",
    joined: "mestn*, znakovn*",
    numbers: "stiri | pet | sest | sedem | osem | devet | deset",
  },
  sq: {
    nouns: "shifr*, karaktere*, shkronja*, numra*, simbole*, shenja*",
    joined: "shifror*",
    numbers: "kater | pese | gjashte | shtate | tete | nente | dhjete",
  },
  sr: {
    nouns: "cifara*, cifre, cifr*, znakov*, slov*, broj*, цифара, цифр*, знак*, слов*, бројев*",
    joined: "cifren*, цифрен*",
    numbers:
      "cetiri, cetvoro, четири, четворо | pet, peto, пет, пето | sest, sesto, шест, шесто | sedam, седам | osam, osmo, осам, осмо | devet, девет | deset, десет",
  },
  sv: {
    nouns: "siffr*, tecken*, bokstav*, bokstav*, tal, rutor",
    joined: "siffr*, tecken*, bokstav*",
    numbers: "fyra | fem | sex | sju | atta | nio | tio",
  },
  sw: { nouns: "tarakimu*, herufi*", numbers: "nne | tano | sita | saba | nane | tisa | kumi" },
  ta: { nouns: "இலக்க*, எண்*, எழுத்து*", numbers: "நான்கு | ஐந்து | ஆறு | ஏழு | எட்டு | ஒன்பது | பத்து" },
  te: { nouns: "అంకె*, అంకెల*, అక్షర*", numbers: "నాలుగు | ఐదు | ఆరు | ఏడు | ఎనిమిది | తొమ్మిది | పది" },
  th: { nouns: "หลัก, ตัว, ตัวเลข, ตัวอักษร", numbers: "สี่ | ห้า | หก | เจ็ด | แปด | เก้า | สิบ" },
  tr: {
    nouns: "hane*, basamak*, rakam*, karakter*, harf*, sayi*, kutu*",
    numbers: "dort | bes | alti | yedi | sekiz | dokuz | on",
  },
  uk: {
    nouns: "цифр*, знак*, знач*, символ*, літер*, букв*",
    joined: "значн*, цифр*, знаков*, символьн*",
    numbers: "чотири, чотирьох, чотири | п'ять, п'яти | шість, шести | сім, семи | вісім, восьми | дев'ять | десять",
  },
  ur: { nouns: "ہندس*, ہندسوں, حروف*, حرف*, عدد*, رقمي", numbers: "چار | پانچ | چھ, چھہ | سات | اٹھ, آٹھ | نو | دس" },
  uz: {
    nouns: "xonali*, raqam*, belgi*, harf*, ta raqam*",
    numbers: "to'rt | besh | olti | yetti | sakkiz | to'qqiz | o'n",
  },
  vi: {
    nouns: "chu so, so, ky tu, chu cai, chu, con so",
    numbers: "bon | nam | sau | bay | tam | chin | muoi",
  },
  zh: {
    nouns: "位, 位数字, 位數字, 个数字, 個數字, 个字, 個字, 碼, 位數, 位数, 码",
    numbers: "四 | 五 | 六 | 七 | 八 | 九 | 十",
  },
};

/** Where the noun comes first. */
export const nounFirst = ["sw", "km", "my", "th", "id", "si"];
