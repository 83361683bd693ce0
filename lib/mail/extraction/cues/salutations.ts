/** How letters begin, by language: the first words of a line. Case does not matter. */
const salutations: Record<string, string> = {
  af: "hallo, beste, geagte, liewe, goeie dag, goeiedag, goeie môre",
  am: "ሰላም, ጤና ይስጥልኝ, ውድ, የተከበሩ",
  ar: "مرحبا, مرحبًا, عزيزي, عزيزتي, السلام عليكم, أهلا, أهلاً, السيد, السيدة",
  az: "salam, hörmətli, əziz",
  bg: "здравейте, здравей, уважаем, уважаеми, скъпи, скъпа, привет, добър ден",
  bn: "প্রিয়, হ্যালো, নমস্কার, জনাব, সম্মানিত, আসসালামু",
  ca: "hola, benvolgut, benvolguda, benvolguts, estimat, estimada, bon dia",
  cs: "dobrý den, ahoj, vážený, vážená, vážení, milý, milá, zdravíme",
  da: "hej, kære, goddag, hejsa",
  de: "hallo, guten tag, guten morgen, sehr geehrte, sehr geehrter, liebe, lieber, grüezi, moin, hi",
  el: "γεια, αγαπητέ, αγαπητή, αγαπητοί, καλημέρα, καλησπέρα, χαίρετε",
  en: "hello, hi, dear, hey, good morning, good afternoon, good evening, greetings",
  es: "hola, estimado, estimada, estimados, querido, querida, buenos días, buenas tardes, apreciado",
  et: "tere, lugupeetud, hea klient, hea kasutaja, hea lugeja, austatud",
  eu: "kaixo, agur, egun on, arratsalde on, estimatu",
  fa: "سلام, با سلام, درود, کاربر گرامی, جناب, مشتری گرامی",
  fi: "hei, hyvä asiakas, hyvä vastaanottaja, hyvä käyttäjä, hyvä herra, hyvä rouva, moi, terve, arvoisa",
  fil: "kumusta, kamusta, mahal na, magandang, minamahal",
  fr: "bonjour, bonsoir, cher, chère, chers, madame, monsieur, salut",
  gl: "ola, estimado, estimada, bo día, prezado",
  gu: "નમસ્તે, પ્રિય, હેલો, આદરણીય",
  he: "שלום, היי, יקר, יקרה, לקוח יקר",
  hi: "नमस्ते, नमस्कार, प्रिय, हेलो, आदरणीय, महोदय",
  hr: "poštovani, poštovana, pozdrav, bok, dragi, draga, dobar dan, zdravo",
  hu: "tisztelt, kedves, szia, helló, jó napot, üdvözlöm",
  hy: "բարև, հարգելի, սիրելի, ողջույն",
  id: "halo, hai, yth, kepada yth, salam, selamat pagi, selamat siang, pelanggan yth",
  is: "góðan dag, sæl, sæll, halló, kæri, kæra, hæ",
  it: "ciao, gentile, buongiorno, buonasera, salve, caro, cara, egregio, spettabile",
  ja: "こんにちは, お客様, お客さま",
  ka: "გამარჯობა, მოგესალმებით, ძვირფასო, პატივცემულო",
  kk: "сәлем, сәлеметсіз, құрметті, қайырлы күн",
  km: "សួស្តី, ជម្រាបសួរ, សូមគោរព",
  kn: "ನಮಸ್ಕಾರ, ಪ್ರಿಯ, ಆತ್ಮೀಯ",
  ko: "안녕하세요, 고객님",
  lo: "ສະບາຍດີ, ຮຽນ",
  lt: "sveiki, laba diena, gerb, gerbiamas, gerbiama, labas, mielas, miela",
  lv: "labdien, sveiki, cienījamais, cienījamā, godātais, cien, sveika",
  mk: "почитуван, почитувана, почитувани, здраво, драги",
  ml: "പ്രിയ, നമസ്കാരം, ഹലോ, ബഹുമാനപ്പെട്ട",
  mn: "сайн байна уу, эрхэм, хүндэт",
  mr: "नमस्कार, प्रिय, आदरणीय",
  ms: "hai, tuan, puan, salam, kepada, assalamualaikum",
  my: "မင်္ဂလာပါ, ချစ်လှစွာသော, လေးစားရပါသော",
  nb: "hei, kjære, god dag, hallo",
  ne: "नमस्ते, प्रिय, आदरणीय",
  nl: "hallo, beste, geachte, lieve, hoi, goedendag, goedemorgen",
  pa: "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ, ਪਿਆਰੇ, ਹੈਲੋ",
  pl: "dzień dobry, szanowny, szanowna, szanowni, cześć, witaj, witamy, drogi, droga, hej",
  pt: "olá, prezado, prezada, caro, cara, estimado, estimada, bom dia, boa tarde, oi, exmo",
  ro: "bună, bună ziua, stimate, stimată, dragă, salut, dragi",
  ru: "здравствуйте, уважаемый, уважаемая, уважаемые, добрый день, привет, дорогой, дорогая",
  si: "ආයුබෝවන්, හිතවත්, ගරු",
  sk: "dobrý deň, ahoj, vážený, vážená, vážení, milý, milá",
  sl: "pozdravljeni, spoštovani, spoštovana, živjo, dragi, draga, zdravo, dober dan",
  sq: "përshëndetje, i nderuar, e nderuar, i dashur, e dashur, tungjatjeta",
  sr: "поштовани, поштована, здраво, драги, драга, добар дан, poštovani, poštovana, zdravo, dobar dan",
  sv: "hej, bästa, kära, käre, god dag, hejsan",
  sw: "habari, ndugu, mpendwa, hujambo, mheshimiwa",
  ta: "வணக்கம், அன்புள்ள, அன்பார்ந்த, ஹலோ",
  te: "నమస్తే, నమస్కారం, ప్రియమైన, హలో",
  th: "สวัสดี, เรียน",
  tr: "merhaba, sayın, sevgili, selam, iyi günler, değerli",
  uk: "вітаємо, шановний, шановна, шановні, добрий день, привіт, доброго дня, вітаю",
  ur: "السلام علیکم, محترم, محترمہ, پیارے, عزیز",
  uz: "assalomu alaykum, salom, hurmatli, aziz",
  vi: "xin chào, kính gửi, chào, kính chào, thân gửi",
  zh: "您好, 你好, 亲爱的, 親愛的, 尊敬的, 敬啟者, 敬启者",
};

/** What a letter's last line may be, alone, in languages that write it in plain Latin letters. */
const farewells =
  "thanks, cheers, regards, sincerely, goodbye, danke, gruss, gruesse, servus, merci, cordialement, amicalement, gracias, saludos, atentamente, adios, grazie, saluti, cordialmente, obrigado, obrigada, atenciosamente, bedankt, groet, groeten, groetjes, hilsen, takk, kiitos, terveisin, lugupidamisega, pozdrawiam, pozdrav, pozdravem, hvala, lijep, multumesc, salutari, koszonettel, udvozlettel, sevgiler, tesekkurler, saygilar, salam, salamat, asante";

const lastLines = new Set(farewells.split(", "));

export function isFarewell(word: string): boolean {
  return lastLines.has(word.toLowerCase());
}

/** What a mail's head calls its subject. */
const subjectLabels =
  "subject, betreff, objet, asunto, assunto, oggetto, onderwerp, emne, ämne, aihe, teema, tēma, tema, temat, předmět, predmet, zadeva, тема, предмет, θέμα, tárgy, subiect, konu, mövzu, الموضوع, נושא, موضوع, विषय, বিষয়, பொருள், విషయం, หัวข้อ, เรื่อง, chủ đề, tiêu đề, subjek, perihal, paksa, 件名, 제목, 主题, 主旨, 主題, efni, gaia, assumpte, thema, თემა, թեմա, тақырып, mavzu, mada, visje, subjekti";

const spelled = (words: string) =>
  words
    .split(",")
    .map((word) => word.trim().normalize("NFC"))
    .join("|");

/** A line that begins a letter and holds little else; a farewell is none. */
export const SALUTATION = new RegExp(
  `^[^\\p{L}\\n]{0,6}(?:${spelled(Object.values(salutations).join(","))})(?![\\p{L}\\p{M}])(?! grü)[^\\n:?]{0,40}(?:[,!،、।，！:]|$)`,
  "iu",
);

/** The subject in a mail's head. */
export const SUBJECT_LINE = new RegExp(`^[^\\p{L}\\n]{0,6}(?:${spelled(subjectLabels)}) ?: ?\\S`, "iu");
