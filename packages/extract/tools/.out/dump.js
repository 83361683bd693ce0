// packages/extract/tools/dump.ts
import { writeFileSync } from "node:fs";

// packages/extract/src/codes/copula.ts
var IS = "is|are|ist|lautet|heisst|est|es|\xE9s|\xE9|\xE8|este|e|eo|er|\xE4r|on|ir|yra|je|jest|to|sa|ay|ni|adalah|ialah|l\xE0|bydd|yw|da|\u044D\u0442\u0430|\u044D\u0442\u043E|\u03B5\u03AF\u03BD\u03B1\u03B9|\u0647\u0648|\u0647\u064A|\u0627\u0633\u062A|\u05D4\u05D5\u05D0|\u05D4\u05D9\u05D0|\u0939\u0948|\u0939\u094B|\u0986\u099B\u09C7|\u09B9\u09B2|\u09B9\u09B2\u09CB|\u0A9B\u0AC7|\u0A39\u0A48|\u0C09\u0C02\u0C26\u0C3F|\u0B87\u0BA4\u0BC1|lyder|luidt|brzmi|zn\xED|znie|glasi|\u0433\u043B\u0430\u0441\u0438|\u0437\u0432\u0443\u0447\u0438\u0442\u044C|\xEBsht\xEB";
var NUMBER = String.raw`(?!(?:19|20)\d\d(?![\p{L}\d])|\d{4}-\d\d|\d{1,2}[./:]\d)(?:(?=[\p{L}-]{0,12}\d)[\p{L}\d-]{4,}|\d{1,4}(?: \d{1,4})+)`;
var MARKS = String.raw`["'“”‘’«»„(*)\]]`;
var EQUALS = new RegExp(
  String.raw`^${MARKS}{0,2}(?: ?[:=：]| (?:${IS})(?![\p{L}\p{N}]))[ \0]{0,2}${MARKS}{0,3}${NUMBER}`,
  "iu"
);
function equalsAnother(rest) {
  return EQUALS.test(rest.slice(0, LONGEST));
}
function isQualified(gap) {
  const [, rest] = QUALIFIED.exec(gap) ?? [];
  return rest !== void 0 && QUALIFIED_END.test(rest);
}
function isOfAmount(gap) {
  const [, rest] = OF_AMOUNT.exec(gap) ?? [];
  return rest !== void 0 && OF_AMOUNT_END.test(rest);
}
function isPossessed(gap) {
  return POSSESSED.test(gap);
}
var POSSESSED = new RegExp(String.raw`^ \p{L}{2,8}\.? (?:${IS})[ \0]{0,2}(?:: ?)?${MARKS}{0,3}$`, "iu");
var LONGEST = 60;
var OF_AMOUNT = /^[^\n!?;。]{0,90}(?:\d[.,]\d\d(?!\d)|[$€£¥₹₽₺₴₪฿]\d+|\d ?[€₽₺₴zK])([^\n!?;,。]{0,60})$/u;
var OF_AMOUNT_END = new RegExp(String.raw`(?: ?[:：]| (?:${IS}))[ \0]{0,2}${MARKS}{0,3}$`, "iu");
var QUALIFIED = /^[^\n.!?;,。]{0,60}\d([^\d\n.!?;,。]{1,16})$/u;
var QUALIFIED_END = new RegExp(String.raw`^${MARKS}{0,2}(?: ?[:=：]| (?:${IS}))[ \0]{0,2}${MARKS}{0,3}$`, "iu");

// packages/extract/src/codes/keys.ts
function isOfOtherKey({ start, end }, reading) {
  if (IS_KEY.test(reading.text.slice(end, end + 3))) return true;
  const before = reading.text.slice(Math.max(0, start - LONGEST_KEY), start);
  const [, quoted, key = quoted] = KEY.exec(before) ?? [];
  if (key === void 0 || NAMES_CODE.test(key)) return false;
  if (COUNTS.test(key)) return true;
  const from = start - before.length + before.lastIndexOf(key);
  return reading.cuesWithin(from, from + key.length, "code", "maybeCode", "codeWord").length === 0;
}
var LONGEST_KEY = 60;
var IS_KEY = /^["'] ?:/;
var KEY = /(?:(?:^|[{,[\n])\s*["'](\w[\w.-]*)["']\s*:\s*|(?:^|[\s,;{(])(\w[\w.-]*)=)["']?$/;
var NAMES_CODE = /(?:code|otp|pin|tan|token|password|passcode|verification)$/i;
var COUNTS = /[_.-](?:sent|verified|expired|failed|used|total|count|rate|requests|attempts|length|id|at|in|m?s|seconds)$/i;
function isAccountNumber({ start, value }, { text }) {
  const before = text.slice(Math.max(0, start - LONGEST_ACCOUNT), start);
  return ACCOUNT.test(before) || LONG_NUMBER.test(value) && BANK_ACCOUNT.test(before);
}
var LONGEST_ACCOUNT = 40;
var ACCOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    "(?:for|by|from|of|to) (?:user|account|customer|client|member|tenant)",
    "(?:f\xFCr|von|durch) (?:Konto|Benutzer|Nutzer|Kunden?|Mandant)",
    "(?:pour|par|du|de) (?:le compte|compte|l['\u2019]utilisateur|le client|client)",
    "(?:para|por|de|del) (?:la cuenta|cuenta|el usuario|usuario|el cliente|cliente)",
    "(?:para|por|pela|pelo|da|do) (?:a conta|conta|o usu\xE1rio|usu\xE1rio|o utilizador|utilizador|cliente)",
    "(?:per|da|dal|dell['\u2019]) ?(?:l['\u2019]account|account|l['\u2019]utente|utente|cliente)",
    "(?:voor|door|van) (?:account|gebruiker|klant)",
    "(?:f\xF6r|av|for|fra|til) (?:konto|anv\xE4ndare|bruker|bruger|kund|kunde)",
    "(?:dla|przez|na) (?:konta|u\u017Cytkownika|klienta)",
    "(?:pro|pre|od) (?:\xFA\u010Det|u\u017Eivatele|pou\u017E\xEDvate\u013Ea|klienta)",
    "(?:\u0434\u043B\u044F|\u043E\u0442|\u043F\u0430\u0440\u043E\u043B\u044C|\u043A\u043E\u0434) (?:\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F|\u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430|\u043A\u043B\u0438\u0435\u043D\u0442\u0430|\u043A\u043E\u0440\u0438\u0441\u0442\u0443\u0432\u0430\u0447\u0430)",
    "(?:\u05E9\u05DC|\u05E2\u05D1\u05D5\u05E8) (?:\u05D7\u05E9\u05D1\u05D5\u05DF|\u05DE\u05E9\u05EA\u05DE\u05E9|\u05DC\u05E7\u05D5\u05D7)",
    "(?:\u0644\u062D\u0633\u0627\u0628|\u0644\u0644\u062D\u0633\u0627\u0628|\u0644\u0644\u0645\u0633\u062A\u062E\u062F\u0645|\u0644\u0644\u0639\u0645\u064A\u0644|\u062D\u0633\u0627\u0628 \u0627\u0644\u0639\u0645\u064A\u0644)"
  ].join("|")}) (?:(?:no\.?|nr\.?|id|№) ?)?#?$`,
  "iu"
);
var LONG_NUMBER = /^\d{7,}$/;
var BANK_ACCOUNT = /(?<![\p{L}\p{N}])(?:account|konto|compte|cuenta|conta|conto|rekening|konta|účet|účtu|számla|cont|hesap|tili|счёт|счет|рахунок|сметка) ?$/iu;
function isUnfilled(reading) {
  const { text } = reading;
  return reading.cuesWithin(0, text.length, "code").some(({ end }) => UNFILLED.test(text.slice(end, end + LONGEST_GAP)));
}
var LONGEST_GAP = 40;
var UNFILLED = new RegExp(
  String.raw`^["'”»)\0]{0,3}(?: ?[:=：]| (?:${IS})(?![\p{L}\p{N}]))[ \0]{0,2}["'[(<*]{0,3}(?:(?:undefined|null|NaN|redacted)(?![\p{L}\p{N}])|\{\{|\$\{|<%|%s|%\()`,
  "iu"
);

// packages/extract/src/codes/said.ts
function howPlainlySaid(place) {
  const { codeBefore, codeAfter, codeAbove, codeFollows, maybeBefore, maybeAbove } = place;
  const named = Math.max(codeBefore, codeAfter, codeAbove, codeFollows, maybeBefore, maybeAbove);
  const entered = Math.max(place.enterLeadsTo, place.enterInClause, place.enterInPlace, place.enterNext / 2);
  const other = Math.max(place.otherBefore * 0.8, place.otherLeadsTo, place.otherAfter, place.otherAbove, place.footer);
  return (1 - place.quoted) * Math.max(0, Math.max(named, entered) - (place.codeLeadsTo === 1 ? 0 : other));
}
function mostSaid(parts2) {
  const most = /* @__PURE__ */ new Map();
  for (const { candidates, places } of parts2) {
    for (const [index, { value }] of candidates.entries())
      most.set(value, Math.max(most.get(value) ?? 0, howPlainlySaid(places[index])));
  }
  return most;
}

// packages/extract/src/lexicon/lexicon.ts
import { existsSync, readFileSync as readFileSync2 } from "node:fs";
import { fileURLToPath } from "node:url";

// packages/extract/src/reading/units.ts
function unitsOf(text, spare = 0) {
  const units = new Uint16Array(text.length + spare);
  if (text.length > SHORT) Buffer.from(units.buffer).write(text, "utf16le");
  else for (let index = 0; index < text.length; index += 1) units[index] = text.charCodeAt(index);
  return units;
}
var SHORT = 200;
function textOf({ buffer, byteOffset, byteLength }) {
  return Buffer.from(buffer, byteOffset, byteLength).toString("utf16le");
}
function createUnitMap(become) {
  const known3 = new Uint32Array(65536);
  return (units) => {
    for (let index = 0; index < units.length; index += 1) {
      const unit = units[index];
      let found = known3[unit];
      if (found === 0) {
        found = become(unit) + 1;
        known3[unit] = found;
      }
      units[index] = found - 1;
    }
  };
}

// packages/extract/src/reading/fold.ts
function fold(text) {
  return textOf(foldUnits(text).subarray(0, text.length));
}
function foldUnits(text) {
  const units = unitsOf(text, PAST_END);
  foldAll(units);
  return units.fill(NO_TEXT, text.length);
}
var PAST_END = 4;
function kindOf(unit) {
  const known3 = kinds[unit];
  return known3 !== 0 ? known3 : learnKind(unit);
}
var kinds = new Uint8Array(65536);
var LINE_FEED = 10;
var NO_TEXT = 1;
var LAST_FOLDED = 12288;
var SAME_LETTER = {
  \u0131: "i",
  \u0142: "l",
  \u0111: "d",
  \u00F8: "o",
  \u0127: "h",
  \u03C2: "\u03C3",
  \u0649: "\u064A",
  \u06CC: "\u064A",
  \u06A9: "\u0643",
  \u0629: "\u0647",
  "\u2019": "'",
  "\u2018": "'",
  \u02BC: "'",
  \u02BB: "'"
};
var DROPS = [
  [173, 173],
  [768, 879],
  [1425, 1479],
  [1600, 1600],
  [1611, 1631],
  [1648, 1648],
  [8203, 8207],
  [8234, 8238],
  [8288, 8297]
];
var SPACE = /[\s.,_\u002d\u060c\u2010-\u2013\u3000]/;
var CANDRABINDU = "\u0901";
var ANUSVARA = 2306;
var NUKTAS = ["\u093C", "\u09BC", "\u0A3C", "\u0B3C"];
var KEEPS_MARKS = /[\u0900-\u1cff\u2e80-\u3000]/;
var foldAll = createUnitMap((unit) => {
  if (unit > LAST_FOLDED) return unit >= FIRST_WIDE ? foldWide(unit) : unit;
  return foldUnit(String.fromCharCode(unit));
});
function foldUnit(character) {
  if (character === "\n") return LINE_FEED;
  if (SPACE.test(character)) return 32;
  const unit = character.charCodeAt(0);
  if (DROPS.some(([first, last]) => unit >= first && unit <= last)) return 0;
  if (KEEPS_MARKS.test(character)) return foldIndic(character, unit);
  const base = character.normalize("NFD").charAt(0).toLowerCase().normalize("NFD").charAt(0);
  return (SAME_LETTER[base] ?? base).charCodeAt(0);
}
function foldIndic(character, unit) {
  if (character === CANDRABINDU) return ANUSVARA;
  const [base = character, mark] = character.normalize("NFD");
  if (NUKTAS.includes(character)) return 0;
  return mark !== void 0 && NUKTAS.includes(mark) ? base.charCodeAt(0) : unit;
}
var FIRST_WIDE = 64336;
function foldWide(unit) {
  if (unit > 65280 && unit <= 65374) return foldUnit(String.fromCharCode(unit - 65248));
  if (unit > 65023 && (unit < 65136 || unit > 65279)) return unit;
  const letter = String.fromCharCode(unit).normalize("NFKC").trim();
  return letter.charCodeAt(0) <= LAST_FOLDED ? foldUnit(letter.charAt(0)) : unit;
}
var UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
var WORD = /[\p{L}\p{M}\p{N}]/u;
function learnKind(unit) {
  const character = String.fromCharCode(unit);
  const kind = UNSPACED.test(character) ? 3 /* Unspaced */ : WORD.test(character) ? 2 /* Word */ : 1 /* Other */;
  kinds[unit] = kind;
  return kind;
}

// packages/extract/src/lexicon/kinds.ts
var meanings = {
  code: 'The secret itself: "code", "verification code", "one-time password".',
  maybeCode: 'What may be one, where the rest of the mail agrees: "pin", "token", "key", "number below".',
  other: "Other numbers and tokens, and the business they belong to: order, invoice, promo code, postcode, phone, amount.",
  promo: 'A promotion: discount, coupon, gift card, prize draw, checkout, "invite friends".',
  press: "A text about things rather than a mail to act on: newsletter issue, article, statistics, release notes, build log.",
  business: "What a mail with a code or a completing link is about: signing in, verifying, resetting, security, identity.",
  fleeting: 'How long a code or link lives: "expires in", "valid for".',
  secret: 'That it is for the reader alone: "do not share", "tell nobody", "we will never ask for it".',
  enter: "What to do with a code: enter, type, copy, use this.",
  complete: 'A label or sentence that can only belong to a completing link: "verify your email", "reset password", "accept invitation".',
  act: "Verbs that complete a flow if its object is an account, an address or a sign-in: confirm, activate, continue.",
  signIn: '"Sign in", "log in", "get started": a navigation, or a magic link, as the rest of the mail says.',
  never: "Labels of links that complete nothing: unsubscribe, preferences, view in browser, help, privacy, track your parcel.",
  notMe: `The reader did not ask for this: "if this wasn't you", "decline", "ignore this mail".`,
  done: 'Something has happened already, nothing is asked: "was changed", "new sign-in", "you have successfully".',
  here: 'Labels that leave it to the sentence: "click here", "this link", "the button below".',
  onSite: "Where a number is shown or keyed in that signs nobody in: a parcel locker, a counter, a gate; and the errand that leads there.",
  matter: "What is shared, filed, voted on or held for approval: a folder, a leave request, a poll, a post.",
  entryPlace: "Where a code is entered: a window, a page, a field, a form, a screen, an app, a device.",
  accountName: "What an account is called: a name to sign in with looks like a code and is none.",
  subjectLine: 'What a mail calls its own subject line: "you find the code in the subject".',
  outdated: 'What is said of a code that a new one replaces or that is used up: "no longer works", "the previous code".',
  toRead: "What a link is for that one only reads, looks at or browses.",
  plural: "Codes in the plural: a report counts them, a mail brings one.",
  fault: 'What mails about faults of machines and programs speak of: "error code".',
  injection: `How a stranger's text tries to be taken for the mail's own: "ignore the above".`,
  codeWord: "What a code made of letters is called: a word, a phrase, syllables.",
  example: `What makes a code an example or somebody else's: "for instance", "the following message".`,
  receipt: "That a purchase is over and paid for: what receipts are called, print, and say by way of thanks."
};
var wordKinds = Object.keys(meanings);
var lengthKinds = ["length4", "length5", "length6", "length7", "length8", "length9", "length10"];
var LENGTH_SHIFT = 29;
if (wordKinds.length > LENGTH_SHIFT) throw new Error("There are more kinds of words than bits for them.");
function bitsOf(kind) {
  const length = lengthKinds.indexOf(kind) + 1;
  return length > 0 ? length << LENGTH_SHIFT : 1 << wordKinds.indexOf(kind);
}

// packages/extract/src/lexicon/trie.ts
var WORDS_A_NODE = 3;
var SPACE2 = 32;
var LINE_FEED2 = 10;
var BEGINNINGS = 1 << 19;
var GOES_ON = 1;
var ENDS = 2;
var LONGEST_BEGINNING = 4;
function joined(before, unit) {
  return Math.imul(before + 1, 40507) + unit & BEGINNINGS - 1;
}
var PhraseTrie = class {
  #words;
  #starts = new Uint32Array(65536);
  /** Which first characters, by their hash, a phrase may begin with: four of them, or as many as a shorter one has. */
  #beginnings = new Uint32Array(BEGINNINGS / 16);
  /** Of what `layOutTrie` made. */
  constructor(words) {
    this.#words = words;
    const first = firstChild(this.#words, 0);
    for (let child = first; child < first + childCount(this.#words, 0); child += 1) {
      this.#starts[unitOf(this.#words, child)] = child;
      this.#learnBeginnings(child, 0, 1);
    }
  }
  #learnBeginnings(node, before, level) {
    const beginning = joined(before, unitOf(this.#words, node));
    const says = level === LONGEST_BEGINNING || this.end(node) !== 0 ? ENDS : GOES_ON;
    const word = beginning >>> 4;
    this.#beginnings[word] = this.#beginnings[word] | says << 2 * (beginning & 15);
    if (level === LONGEST_BEGINNING) return;
    const first = firstChild(this.#words, node);
    for (let child = first; child < first + childCount(this.#words, node); child += 1)
      this.#learnBeginnings(child, beginning, level + 1);
  }
  /** The node of phrases that begin with the character at this place; 0 for none. Most places of a text begin none, which the next characters tell at once. */
  start(units, place) {
    const node = this.#starts[units[place]];
    if (node === 0) return 0;
    let beginning = 0;
    let length = 0;
    let before = 0;
    for (let index = place; length < LONGEST_BEGINNING; index += 1) {
      if (index >= units.length) return node;
      const unit = units[index];
      const folded = unit === LINE_FEED2 ? SPACE2 : unit;
      if (folded === 0 || folded === SPACE2 && before === SPACE2) continue;
      beginning = joined(beginning, folded);
      const says = this.#beginnings[beginning >>> 4] >>> 2 * (beginning & 15);
      if ((says & ENDS) !== 0) return node;
      if ((says & GOES_ON) === 0) return 0;
      before = folded;
      length += 1;
    }
    return 0;
  }
  /** The node that this character leads to; 0 for none. */
  child(node, unit) {
    return childOf(this.#words, node, unit);
  }
  /** What ends at the node; 0 for nothing. */
  end(node) {
    return this.#words[WORDS_A_NODE * node + 2];
  }
  /** The kinds of phrases that end there with the word. */
  whole(end) {
    return this.#words[end];
  }
  /** The kinds of phrases that end there whatever the word's ending. */
  open(end) {
    return this.#words[end + 1];
  }
  /** The node where phrases go on after the word, whatever its ending; 0 for nowhere. */
  afterWord(end) {
    return this.#words[end + 2];
  }
};
function firstChild(words, node) {
  return words[WORDS_A_NODE * node];
}
function childCount(words, node) {
  return words[WORDS_A_NODE * node + 1] & 65535;
}
function unitOf(words, node) {
  return words[WORDS_A_NODE * node + 1] >>> 16;
}
function childOf(words, node, unit) {
  let low = firstChild(words, node);
  let high = low + childCount(words, node);
  while (low < high) {
    const middle = low + high >>> 1;
    const found = unitOf(words, middle);
    if (found === unit) return middle;
    if (found < unit) low = middle + 1;
    else high = middle;
  }
  return 0;
}

// packages/extract/src/lexicon/lay-out-trie.ts
var ANY = "*".charCodeAt(0);
function layOutTrie(ends) {
  const phrases = [...ends.keys()].sort(byUnits);
  const most = phrases.reduce((sum, phrase) => sum + phrase.length, 1);
  const words = new Uint32Array(WORDS_A_NODE * most);
  const from = new Uint32Array(most);
  const to = new Uint32Array(most);
  const depth = new Uint16Array(most);
  to[0] = phrases.length;
  const ending = Array(most);
  let nodes = 1;
  const waiting = [0];
  for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
    const level = depth[node];
    const end = to[node];
    let start = from[node];
    const phrase = phrases[start] ?? "";
    if (phrase.length === level) {
      ending[node] = ends.get(phrase);
      start += 1;
    }
    const first = nodes;
    while (start < end) {
      const unit = phrases[start].charCodeAt(level);
      words[WORDS_A_NODE * nodes + 1] = unit << 16;
      depth[nodes] = level + 1;
      from[nodes] = start;
      while (start < end && phrases[start].charCodeAt(level) === unit) start += 1;
      to[nodes] = start;
      nodes += 1;
    }
    words[WORDS_A_NODE * node] = first;
    words[WORDS_A_NODE * node + 1] = (words[WORDS_A_NODE * node + 1] | nodes - first) >>> 0;
    for (let child = nodes - 1; child >= first; child -= 1) waiting.push(child);
  }
  return withEnds(words.subarray(0, WORDS_A_NODE * nodes), nodes, ending);
}
function withEnds(words, nodes, ending) {
  const found = [];
  for (let node = 0; node < nodes; node += 1) {
    const afterWord = childOf(words, node, ANY);
    const ends = ending[node];
    if (!ends && afterWord === 0) continue;
    words[WORDS_A_NODE * node + 2] = words.length + found.length;
    found.push(ends?.whole ?? 0, ends?.open ?? 0, afterWord);
  }
  const laidOut = new Uint32Array(words.length + found.length);
  laidOut.set(words);
  laidOut.set(found, words.length);
  return laidOut;
}
function byUnits(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// packages/extract/src/lexicon/source.ts
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
var listNames = [
  /** How letters begin. */
  "salutation",
  /** What a letter's last line may be, alone, in languages that write it in plain Latin letters. */
  "farewell",
  /** What a mail's head calls its subject. */
  "subjectLabel",
  /** Words that follow "the word", "the letters" or "your code is" in a sentence without being a code. */
  "functionWord",
  /** What lawyers put below mails of every kind: words that a mail to its reader does not need, within a sentence. */
  "disclaimer",
  /** What a mail server puts above mail from outside, or a test system above all of its mail. */
  "banner",
  /** What paths of links that complete something are made of, as regular expressions. */
  "url"
];
var lengthSections = ["lengthNoun", "lengthEnding", "lengthOrder"];
var sectionNames = [...wordKinds, ...lengthKinds, ...listNames, ...lengthSections];
function readSources(folder2) {
  const files = readdirSync(folder2).filter((file) => file.endsWith(".txt"));
  return new Map(
    files.sort().map((file) => [file.slice(0, -4), parseSource(file, readFileSync(join(folder2, file), "utf8"))])
  );
}
function parseSource(file, text) {
  const source = {};
  const [, ...sections] = text.replace(/^#.*$/gm, "").split(/^\[(\w+)\]$/m);
  for (let index = 0; index < sections.length; index += 2) {
    const name = sections[index];
    if (!sectionNames.includes(name)) throw new Error(`${file}: there is no section ${name}`);
    if (source[name]) throw new Error(`${file}: the section ${name} comes twice`);
    const phrases = (sections[index + 1] ?? "").split(/,(?=\s)/).map((phrase) => phrase.trim().replace(/\s+/g, " "));
    source[name] = phrases.filter((phrase) => phrase !== "");
  }
  return source;
}

// packages/extract/src/lexicon/compile.ts
function compileLexicon(sources) {
  const everywhere = /* @__PURE__ */ new Map();
  const anywhere = /* @__PURE__ */ new Map();
  const lists = Object.fromEntries(listNames.map((name) => [name, []]));
  for (const source of sources) {
    for (const [kind, phrase] of phrasesOf(source)) add(phrase, bitsOf(kind), everywhere, anywhere);
    for (const name of listNames) lists[name].push(...source[name] ?? []);
  }
  return { atWordStart: layOutTrie(everywhere), withinWord: layOutTrie(anywhere), lists };
}
function* phrasesOf(source) {
  for (const kind of wordKinds) for (const phrase of source[kind] ?? []) yield [kind, phrase];
  yield* lengthPhrases(source);
}
function* lengthPhrases(source) {
  const { lengthNoun: nouns = [], lengthEnding: endings = [], lengthOrder } = source;
  const unspaced = nouns.filter((noun) => isUnspaced(noun.charAt(0)));
  if (nouns.length === 0) return;
  for (const [index, kind] of lengthKinds.entries()) {
    for (const number of [String(index + 4), ...source[kind] ?? []]) {
      for (const noun of [...nouns, ...endings]) yield [kind, `${number} ${noun}`];
      for (const noun of [...unspaced, ...endings]) yield [kind, `${number}${noun}`];
      if (!lengthOrder) continue;
      for (const noun of nouns) yield [kind, `${noun.replace("*", "")} ${number}`];
      for (const noun of unspaced) yield [kind, `${noun}${number}`];
    }
  }
}
function add(phrase, kinds2, everywhere, anywhere) {
  const words = foldPhrase(phrase);
  const open = phrase.endsWith("*") || isUnspaced(words.at(-1));
  const startsAnywhere = phrase.startsWith("*") || isUnspaced(words.at(0));
  for (const phrases of startsAnywhere ? [everywhere, anywhere] : [everywhere]) {
    const ends = phrases.get(words) ?? { whole: 0, open: 0 };
    if (open) ends.open |= kinds2;
    else ends.whole |= kinds2;
    phrases.set(words, ends);
  }
}
function foldPhrase(phrase) {
  return fold(phrase.replace(/^\*|\*$/g, "").replaceAll(" *", " ")).replaceAll("\0", "").replace(/\s+/g, " ");
}
function isUnspaced(character = "") {
  return kindOf(character.charCodeAt(0)) === 3 /* Unspaced */;
}

// packages/extract/src/lexicon/file.ts
import { createHash } from "node:crypto";
import { endianness } from "node:os";
var format = createHash("sha256").update(`${wordKinds} ${lengthKinds} ${WORDS_A_NODE} ${endianness()}`).digest("hex");
var HEADER_BYTES = format.length + 12;
function decodeLexicon(bytes) {
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, format.length) !== format) return void 0;
  const [text = 0, start = 0, within = 0] = [0, 4, 8].map((at) => bytes.readUInt32LE(format.length + at));
  if (bytes.length !== HEADER_BYTES + text + start + within) return void 0;
  const from = (offset, length) => bytes.subarray(HEADER_BYTES + offset, HEADER_BYTES + offset + length);
  return {
    lists: JSON.parse(from(0, text).toString()),
    atWordStart: wordsOf(from(text, start)),
    withinWord: wordsOf(from(text + start, within))
  };
}
function wordsOf(bytes) {
  const words = new Uint32Array(bytes.length / 4);
  new Uint8Array(words.buffer).set(bytes);
  return words;
}

// packages/extract/src/lexicon/lexicon.ts
var loaded;
function lexicon() {
  loaded ??= load();
  return loaded;
}
function load() {
  const built = ["./lexicon.bin", "../lexicon.bin"].map(besides).find((file) => existsSync(file));
  return (built && decodeLexicon(readFileSync2(built))) ?? compileLexicon(readSources(besides("../../lexicon")).values());
}
var besides = (path) => fileURLToPath(new URL(path, import.meta.url));

// packages/extract/src/reading/letters.ts
var patterns;
function letterPatterns() {
  patterns ??= createPatterns();
  return patterns;
}
function createPatterns() {
  const { salutation, subjectLabel, farewell } = lexicon().lists;
  const beginning = (words) => `^[^\\p{L}\\n]{0,6}(?:${words.map((word) => word.normalize("NFC")).join("|")})`;
  return {
    salutation: new RegExp(
      `${beginning(salutation)}(?![\\p{L}\\p{M}])(?! gr\xFC)[^\\n:?]{0,40}(?:[,!\u060C\u3001\u0964\uFF0C\uFF01:]|$)`,
      "iu"
    ),
    subjectLine: new RegExp(`${beginning(subjectLabel)} ?: ?\\S`, "iu"),
    farewells: new Set(farewell)
  };
}
function isSalutation(line) {
  return letterPatterns().salutation.test(line);
}
function isSubjectLine(line) {
  return letterPatterns().subjectLine.test(line);
}
function isFarewell(word) {
  return letterPatterns().farewells.has(word.toLowerCase());
}

// packages/extract/src/codes/asides.ts
function dropAsides(parts2) {
  const [subject, ...bodies] = parts2;
  const isGiven2 = ({ places }) => places.some((place) => howPlainlySaid(place) >= PLAINLY && !isInOffer(place));
  const isGivenInBody = bodies.some(isGiven2);
  const inBodies = new Set(bodies.flatMap(({ candidates }) => candidates.map(({ value }) => value)));
  const isGivenOutsideOffers = parts2.some(isGiven2);
  const isEmpty = parts2.some(({ reading }) => isUnfilled(reading));
  for (const part of parts2) {
    const isSigning = createSignatureTest(part);
    const { text } = part.reading;
    const isTag = (candidate, place) => part === subject && (isTicket(candidate, text) || isGivenInBody && !inBodies.has(candidate.value) && !isHeadline(candidate, place, text));
    const kept = part.candidates.map(
      (candidate, index) => !isTag(candidate, part.places[index]) && !(isEmpty && part.places[index]?.codeLeadsTo !== 1) && !isOfOtherKey(candidate, part.reading) && !isAccountNumber(candidate, part.reading) && !isSite(candidate, text) && !(isGivenOutsideOffers && isCoupon(candidate, part.places[index], part.reading)) && !equalsAnother(text.slice(candidate.end)) && !isSigning(candidate, part.places[index])
    );
    part.candidates = part.candidates.filter((_, index) => kept[index]);
    part.places = part.places.filter((_, index) => kept[index]);
  }
}
function isTicket({ value, start, end }, text) {
  const before = text.slice(0, start).replace(TAGS, "").trim();
  if (/^[[(]$/.test(before) && /^[\])]/.test(text.slice(end))) return TICKET.test(value) || WORD_OF_TAG.test(value);
  return before === "" && TICKET.test(value) && /^: ?\S/.test(text.slice(end));
}
var TAGS = /^(?:\s{0,3}[[(][^\])]{1,40}[\])]){1,4}/;
var TICKET = /^[A-Z]{2,10}-\d{1,5}$/;
var WORD_OF_TAG = /^(?=.*[AEIOUY])[A-Z]{3,10}$/;
function isSite({ kind, start }, text) {
  return kind === "capitals" && OF_SITE.test(text.slice(Math.max(0, start - LONGEST_PREPOSITION), start));
}
var LONGEST_PREPOSITION = 12;
var OF_SITE = /(?<![\p{L}\p{N}])(?:for|from|at|to|für|von|bei|pour|chez|para|per|voor|van|bij|för|från|til|fra|hos|do|dla|pro|pre|od|za|pentru|для|від|от|за|για|από|untuk|dari|cho)[ "'“„«]{1,2}$/iu;
function isCoupon({ kind, start }, place, reading) {
  if (kind === "digits" || !place || !isInOffer(place)) return false;
  const line = reading.lines[reading.lineAt(start)];
  return line !== void 0 && reading.cuesWithin(line.start, line.end, "business", "signIn").length === 0;
}
function isInOffer({ percentNear, promoNear }) {
  return Math.max(percentNear, promoNear) === 1;
}
function isHeadline({ kind, start }, place, text) {
  return kind === "digits" && place?.codeFollows === 1 && !/[[(]/.test(text.charAt(start - 1));
}
var PLAINLY = 0.8;
function createSignatureTest({ candidates, places, reading }) {
  const given = candidates.filter(({ kind }, index) => kind !== "word" && isGiven(places[index]));
  return ({ value, start }, place) => {
    if (place?.alone !== 1 || !LETTERS.test(value) || place.announced + place.enterLeadsTo > 0) return false;
    if (isFarewell(value) || isSigned(start, reading)) return true;
    const code = given.findLast(({ end }) => end < start);
    if (code) return reading.cuesWithin(Math.min(code.end + NAMED_BEHIND, start), start, "code").length === 0;
    const { codeAbove, maybeAbove, enterNext, labelEntered } = place;
    return value !== value.toUpperCase() && Math.max(codeAbove, maybeAbove) < RIGHT_ABOVE && enterNext + labelEntered === 0;
  };
}
var LETTERS = /^\p{L}+$/u;
var LONGEST_FAREWELL = 40;
var RIGHT_ABOVE = 0.8;
var NAMED_BEHIND = 60;
function isSigned(start, reading) {
  const above = reading.lines[reading.lineAt(start) - 1];
  if (!above || above.end - above.start > LONGEST_FAREWELL) return false;
  const words = reading.text.slice(above.start, above.end).match(/\p{L}+/gu) ?? [];
  return words.length <= 2 && words.some(isFarewell);
}
function isGiven(place) {
  if (!place || place.outdated === 1) return false;
  return Math.max(place.codeBefore, place.codeAfter, place.codeFollows) > 0.3;
}

// packages/extract/src/codes/gap.ts
var REACH = 160;
var SENTENCE_END = /[.!?][\s\0]+(?!\p{Ll})|[。！？।۔؟]/u;
var ANOTHER_NUMBER = /\d{4}|\d{3}[ -]\d{2,4}/;
function namesWithin(start, end, kind, reading) {
  const ofLetters = kind === "word" ? "code" : "maybeCode";
  return reading.cuesWithin(start, end, "code", "maybeCode", "other", "accountName", "codeWord").filter((cue) => cue.kind !== "other" || !isOfPlace(cue, reading, end)).map((cue) => cue.kind === "codeWord" ? { ...cue, kind: ofLetters } : cue);
}
function isOfPlace({ start, end }, reading, next = end) {
  const { text } = reading;
  const isAsked = () => reading.cuesWithin(start - ASKED, next, "code", "enter").length > 0;
  const leadsOn = (from) => NOTHING_BETWEEN.test(text.slice(from, next)) && NUMBER2.test(text.charAt(next)) && !isAsked();
  return reading.cuesWithin(start - OF_PLACE, end + OF_PLACE, "entryPlace").some((place) => {
    if (next > end && leadsOn(Math.max(place.end, end))) return false;
    if (place.start >= end) return place.start - end <= 1;
    return place.end > start ? place.start <= start : OF.test(text.slice(place.end, start));
  });
}
var NOTHING_BETWEEN = /^[ :#№]{0,3}$/;
var NUMBER2 = /[\p{N}\p{Lu}]/u;
var OF_PLACE = 30;
var ASKED = 80;
var OF = /^ (?:\p{L}{1,3} )?$/u;
function between({ text }, start, end) {
  return text.slice(start, end).replaceAll("\n", " ");
}
function leadsTo(gap) {
  return gap.length <= 28 && LEADS_TO.test(gap) && !/[.!?。]\s/.test(gap);
}
var LEADS_TO = /^[^\p{L}\p{N}\n]{0,12}(?:(?:[\p{L}\p{M}]{1,8}[^\p{L}\p{N}\n]{1,6})?|[\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}\p{M}]{1,16}[^\p{L}\p{N}\n]{0,6})$/u;
function fading(distance2, reach) {
  return distance2 <= 12 ? 1 : Math.max(0, 1 - (distance2 - 12) / reach * 0.7);
}
function isSpent(cue, text, start, hasName = false) {
  if (cue.kind !== "other") return false;
  const gap = text.slice(cue.end, start);
  if (/\d{3,}(?! ?[%€$£¥₹₽₩₺₫₴₪฿₱\d])/.test(gap)) return true;
  if (AMOUNT_BEFORE.test(text.slice(Math.max(0, cue.start - 6), cue.start))) return true;
  return NUMBER_BEFORE.test(text.slice(Math.max(0, cue.start - 24), cue.start)) && (hasName || !leadsTo(gap));
}
var NUMBER_BEFORE = /\d{4,}[^\d\n.!?]{1,14}$/;
var AMOUNT_BEFORE = /\d[.,٫]\d\d ?$/;
function fullness({ start, end }, reading) {
  const { text } = reading;
  const word = text.slice(start, end);
  if (OTP.test(word) || isOfBusiness(start, end, reading)) return 1;
  const [usual, long] = KATAKANA.test(word) ? [3, 5] : HANGUL.test(word) ? [2, 4] : HAN.test(word) ? [2, 3] : [5, 12];
  return Math.min(Math.max(0, (end - start - usual) / (long - usual)), 1);
}
function isOfBusiness(start, end, reading) {
  const joins = (from, to) => from >= to || JOINED.test(reading.text.slice(from, to));
  return reading.cuesWithin(start - BESIDE, end + BESIDE, "business", "signIn").some((other) => joins(other.end, start) && joins(end, other.start));
}
var BESIDE = 30;
var JOINED = /^[ '’-](?:[\p{L}\p{M}'’]{1,4} ){0,2}$/u;
var OTP = /otp|\bm?tan\b|\btac\b|ओटीपी|ওটিপি|ઓટીપી|ਓਟੀਪੀ|ఓటీపీ|ಒಟಿಪಿ|ഒടിപി|ஓடிபி|ஓ டி பி|او ٹی پی|โอทีพี/i;
var KATAKANA = /\p{Script=Katakana}/u;
var HANGUL = /\p{Script=Hangul}/u;
var HAN = /\p{Script=Han}/u;

// packages/extract/src/codes/named.ts
var NAME_BEFORE = 30;
var ASKED_BEFORE = 80;
function isCalled(start, reading) {
  return reading.cuesWithin(start - NAME_BEFORE, start, "code", "maybeCode").some(({ end }) => start - end <= 2);
}
function isAskedFor(start, reading) {
  return reading.cuesWithin(start - ASKED_BEFORE, start, "code", "enter").length > 0;
}
function isNamed(start, reading) {
  return reading.cuesWithin(start - NAME_BEFORE, start, "code", "maybeCode", "enter").some(
    ({ kind, end }) => start - end <= 2 || kind === "code" && leadsTo(between(reading, end, start)) || kind === "enter" && POLITENESS.test(reading.text.slice(end, start))
  );
}
var POLITENESS = /^(?: Sie)? (?:Sie|bitte|please|por favor|lütfen|prosím|proszę|vă rog|пожалуйста|alsjeblieft|alstublieft|venligst|vennligst|molimo|prosimo|palun|lūdzu|prašome) $/iu;
function isNamedInFull(start, reading) {
  return reading.cuesWithin(start - NAME_BEFORE, start, "code").some((cue) => leadsTo(between(reading, cue.end, start)) && fullness(cue, reading) > 0.5);
}
function isRightBehindName(start, reading) {
  return reading.cuesWithin(start - NAME_BEFORE, start, "code", "codeWord").some((cue) => start - cue.end <= 2 && (cue.kind === "codeWord" || fullness(cue, reading) > 0.5));
}

// packages/extract/src/reading/digit-groups.ts
var YEAR = /^(?:19|20)\d\d$/;
var YEAR_OF_OTHERS = /^(?:1[34]|25)\d\d$/;
var MONTH_OF_OTHERS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Arabic}]\p{M}*[.,،]? ?$/u;
var DAY_BEFORE = /(?<!\d)[0-3]?\d[.,]? (?:\p{L}{1,3}\.? )?[\p{L}\p{M}]{3,}[.,]? (?:\p{L}{1,3} )?$/u;
var MONTH_AND_DAY_BEFORE = /\p{L}[\p{L}\p{M}]{2,}\.? [0-3]?\d(?:st|nd|rd|th)?, $/u;
var DAY_AFTER = /^(?: ?[年년]|[./-]) ?\d/u;
function isYearOfOthers(run, line, index) {
  const before = line.slice(Math.max(0, index - 30), index);
  return YEAR_OF_OTHERS.test(run) && MONTH_OF_OTHERS.test(before) && DAY_BEFORE.test(before);
}
function isYearOfDate(run, line, index, past) {
  const before = line.slice(Math.max(0, index - 30), index);
  if (!YEAR.test(run)) return false;
  return DAY_BEFORE.test(before) || MONTH_AND_DAY_BEFORE.test(before) || DAY_AFTER.test(line.slice(past, past + 20));
}
function isRagged(groups, size) {
  const left = groups.at(-1)?.length ?? 0;
  const rest = groups.slice(0, -1);
  const digits = size * rest.length + left;
  return size >= 3 && size <= 4 && left < size && digits >= 6 && digits <= 9 && rest.every(({ length }) => length === size);
}
function isUnevenTriple(groups) {
  return groups.length === 3 && groups.every(({ length }, index) => length <= 3 && (length >= 2 || index === 0));
}
function isMonth([first = "", second = "", ...rest]) {
  return rest.length === 0 && YEAR.test(first) && /^(?:0[1-9]|1[0-2])$/.test(second);
}
function isNumberedByYear([first = "", second = "", ...rest]) {
  return rest.length === 0 && /^20[1-3]\d$/.test(first) && second.length >= 3;
}
function isYears(groups) {
  return groups.length === 2 && groups.every((group) => YEAR.test(group));
}
function isUnevenPair(groups) {
  const [first = "", second = "", ...rest] = groups;
  return rest.length === 0 && first.length > 1 && second.length > 1 && first.length + second.length < 8 && Math.abs(first.length - second.length) === 1;
}
function isPairWithRest([first = "", second = "", ...rest]) {
  return rest.length === 0 && first.length > second.length && second.length > 1 && first.length + second.length < 9;
}

// packages/extract/src/reading/matches.ts
function matches(pattern, text, limit = Number.POSITIVE_INFINITY) {
  const found = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < limit; match = pattern.exec(text)) found.push(match);
  return found;
}

// packages/extract/src/codes/digits.ts
function digitsIn(line, offset, reading) {
  const found = [];
  for (const { 0: boxes, index } of SPREAD.test(line) ? [...matches(SPREAD_BOXES, line), ...spreadGroups(line)] : []) {
    const start = offset + index;
    const value = boxes.replace(/\D/g, "");
    const isGrouped = /\d\d/.test(boxes);
    found.push({
      value,
      start,
      end: start + boxes.length,
      kind: "digits",
      boxes: !isGrouped,
      grouped: isGrouped,
      ragged: false
    });
  }
  for (const match of matches(DIGIT_RUN, line)) readDigits(line, match[0], match.index, offset, found, reading);
  return found;
}
var SPREAD = /\d(?: {2,}| [-–] )\d/;
var SPREAD_BOXES = /(?<![\p{L}\p{N}])(?:\d(?: \d){1,4}(?: [-–] | {2,4})\d(?: \d){1,4}|\d(?: {2,4}\d){3,9})(?! {0,4}\d|[\p{L}\p{N}])/gu;
var SPREAD_GROUPS = /(?<=^[^\p{L}\p{N}]{0,8}|: ?)\d{2,4}(?: [-–] \d{2,4}){1,3}(?=[^\p{L}\p{N}]{0,8}$)/gu;
function spreadGroups(line) {
  return matches(SPREAD_GROUPS, line).filter(([run]) => {
    const groups = run.split(/ [-–] /);
    const size = groups[0]?.length;
    return groups.every(({ length }) => length === size) && (groups.length > 2 ? size !== 4 : size === 3);
  });
}
var DIGIT_RUN = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])(?:G-(?=\d{4,8}(?![\p{L}\p{N}-])))?\d+(?:(?:\0{0,2}[ –-]|\0{1,2}| ?[·•∙・] ?)\d+)*(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])/gu;
var NEXT_NUMBER = /^[.,]\d{1,3} ?(?![元円圓원])[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u;
var BEFORE_NO_CODE = /(?:\d[.,:]|[a-z]{3}-|\(\d{2,5}\) ?|(?:[+#$€£¥₹₽₩₺₫@/\\№©]|(?:USD|EUR|GBP|JPY|INR|CHF|PLN|BRL|TRY|NT\$|R\$|Rs\.?|kr|Kč|zł)) ?)$/u;
var COPULA_BEFORE = /(?<!\p{L})(?:i?ngu|yi|wu)-$/iu;
var NUMBERED_BEFORE = /\((?:no|nr|n[º°]|id|núm|č)[.:]{0,2} ?$/iu;
var AFTER_NO_CODE = /^(?:\) ?\d{2,4}[ -]\d{2}| ?\(\d{1,3}(?:[.,]\d{1,2})? ?[%٪]|[.,:/]\d|:[\da-f]{0,4}:|[/\\]| ?(?:[%€£¥₹₽₩₺₫$°]|(?:USD|EUR|GBP|JPY|INR|CHF|PLN|BRL|TRY|SEK|NOK|DKK|kr|zł|Kč|руб|грн|TL|Ft|lei|лв|km|kg|kWh|GB|MB|px|ms)(?![\p{L}])|[元円圓원万億亿兆条條枚]|[件次](?!名)))/u;
var PAGE_BEFORE = /(?<!\p{L})(?:pp?|pgs?|str|стр|σελ|págs?)\. ?$/u;
var PAGES_ABOVE = /^[^\p{L}\p{N}]{0,4}pages: ?$/iu;
var HEADING_MARK = /^#{1,6} $/;
var LONGEST_HEADING_MARK = 8;
var MASK_BEFORE = /[*•×]{2}$/;
var MASK_AFTER = /^[*•×]{2}/;
var BOLD_BEFORE = /(?:^|[^*\p{L}\p{N}])\*{2,3}\p{L}[^*]*$/u;
var BOLD_AFTER = /^[^*]*[^\s*]\*{2,3}(?![\p{L}\p{N}*])/u;
var LONGEST_BOLD = 200;
var POSTCODE_BEFORE = /\d[\d/–-]{0,6} ?\p{L}?, ?$/u;
var TOWN_AFTER = /^ \p{Lu}\p{Ll}/u;
function columnsOfDigits({ text, lines }) {
  const found = [];
  const isDash = ({ start, end }) => end - start <= 3 && /^ ?[-–—] ?$/.test(text.slice(start, end));
  const digitOf = ({ start, end }) => end - start > 5 ? null : /^[ \0]*(\d)[ \0]*$/.exec(text.slice(start, end))?.[1] ?? null;
  for (let first = 0; first < lines.length; first += 1) {
    let value = "";
    let last = first;
    for (let line = lines[last]; line; line = lines[last]) {
      const digit = digitOf(line);
      if (digit === null && (value === "" || !isDash(line))) break;
      value += digit ?? "";
      last += 1;
    }
    if (value.length >= 4 && value.length <= 10) {
      const { start } = lines[first];
      found.push({
        value,
        start,
        end: lines[last - 1].end,
        kind: "digits",
        boxes: true,
        grouped: false,
        ragged: false
      });
    }
    first = Math.max(first, last - 1);
  }
  return found;
}
function readDigits(line, run, index, offset, found, reading) {
  const prefix = /^G-/.exec(run)?.[0] ?? "";
  const groups = run.slice(prefix.length).replaceAll("\0", "").split(/ ?[·•∙・] ?|[ –-]/);
  const past = index + run.length;
  const isPound = line.charAt(index - 1) === "#" && isNamed(offset + index - 1, reading);
  const isHeading = index < LONGEST_HEADING_MARK && HEADING_MARK.test(line.slice(0, index));
  const before = line.slice(Math.max(0, index - 8), index);
  if (!isPound && !isHeading && BEFORE_NO_CODE.test(before) && !COPULA_BEFORE.test(before)) return;
  const inBrackets = NUMBERED_BEFORE.exec(before);
  if (inBrackets && !isCalled(offset + index - inBrackets[0].length, reading)) return;
  const after = line.slice(past, past + 10);
  if (isMasked(line, index, past)) return;
  if (AFTER_NO_CODE.test(after) && !NEXT_NUMBER.test(after)) return;
  if (POSTCODE_BEFORE.test(line.slice(Math.max(0, index - 12), index)) && TOWN_AFTER.test(line.slice(past, past + 4)))
    return;
  if (/[-–]/.test(run) && (isMonth(groups) || isYears(groups) || PAGE_BEFORE.test(before) || PAGES_ABOVE.test(line.slice(0, index))))
    return;
  const value = groups.join("");
  if (isYearOfDate(run, line, index, past) || isYearOfOthers(run, line, index) && !isAskedFor(offset + index, reading))
    return;
  const start = offset + index;
  if (/[-–]/.test(run) && isNumberedByYear(groups) && line.trim() !== run && !isNamed(start, reading)) return;
  const size = groups[0]?.length ?? 0;
  const even = groups.every((group) => group.length === size);
  const boxes = groups.length > 1 && size === 1;
  const ragged = !even && (isRagged(groups, size) || isUnevenTriple(groups) && (line.trim() === run || isNamed(start, reading)));
  const isPair = () => isUnevenPair(groups) || isPairWithRest(groups) && isNamedInFull(start, reading);
  const joins = even ? boxes || size >= 2 && size <= 4 && groups.length <= 4 : ragged || isPair();
  if (groups.length === 1 || joins) {
    if (value.length >= 4 && value.length <= 10)
      found.push({
        value,
        start,
        end: offset + past,
        kind: "digits",
        boxes,
        grouped: groups.length > 1 && !boxes,
        ragged
      });
  } else if (value.length < 9 && !run.includes("-") && !run.includes("\u2013"))
    separateNumbers(groups, start + prefix.length, found);
}
function isMasked(line, index, past) {
  const before = MASK_BEFORE.test(line.slice(Math.max(0, index - 2), index));
  const after = MASK_AFTER.test(line.slice(past, past + 2));
  if (before === after) return false;
  return before ? !BOLD_AFTER.test(line.slice(past, past + LONGEST_BOLD)) : !BOLD_BEFORE.test(line.slice(Math.max(0, index - LONGEST_BOLD), index));
}
function separateNumbers(groups, start, found) {
  let from = start;
  for (const value of groups) {
    const end = from + value.length;
    if (value.length >= 4 && value.length <= 10)
      found.push({ value, start: from, end, kind: "digits", boxes: false, grouped: false, ragged: false });
    from = end + 1;
  }
}

// packages/extract/src/codes/words.ts
function wordsIn(line, offset, reading) {
  const found = /* @__PURE__ */ new Map();
  const add2 = (value, index) => {
    const start = offset + index;
    if (isFunctionWord(value) || isPlaceholder(value) || reading.cuesAt(start, start + value.length).length > 0) return;
    found.set(start, { ...plain, value, start, end: start + value.length });
  };
  if (line.includes("-")) for (const { 0: word, index } of matches(PASSPHRASE, line)) add2(word, index);
  for (const enter of reading.cuesWithin(offset, offset + line.length, "enter")) {
    const from = enter.end - offset;
    const [run = "", quoted, hyphenated] = ENTERED.exec(line.slice(from, from + NAME_REACH)) ?? [];
    const word = quoted ?? hyphenated;
    if (word && !ARTICLE.test(word)) add2(word, from + run.indexOf(word));
  }
  for (const name of reading.cuesWithin(offset, offset + line.length, "codeWord", "code")) {
    const from = name.end - offset;
    const gap = wordBehind(name, line.slice(from, from + NAME_REACH), reading);
    if (gap) add2(gap.word, from + gap.index);
  }
  return [...found.values()];
}
var known;
var PLACEHOLDER = /^(?:undefined|null|none|true|false|error|not-?found|redacted|placeholder|dummy|example|sample|todo|x{4,}|(?:your-?)?code)$/i;
function isPlaceholder(token) {
  return PLACEHOLDER.test(token);
}
function isFunctionWord(word) {
  known ??= new Set(lexicon().lists.functionWord.map(fold));
  return known.has(fold(word));
}
var plain = { kind: "word", boxes: false, grouped: false, ragged: false };
var PASSPHRASE = /(?<=^[^\p{L}\p{N}]{0,8}|: ?|[«„“"])\p{Lu}?[\p{Ll}\p{M}]{2,12}(?:-\p{Lu}?[\p{Ll}\p{M}]{2,12}){1,5}(?=[^\p{L}\p{N}]{0,8}$|[»“”"])/gu;
var ENTERED = /^\s{1,3}(?:[„“"«']((?!\p{Script=Georgian})\p{Ll}[\p{Ll}\p{M}]{3,15})[“”"»']|([a-z]{2,8}(?:-[a-z]{2,8}){1,4})(?![\p{L}\p{N}-]))/u;
var ARTICLE = /^(?:[fb]?i[lrnstdxz]|mi(?:ll|[rnstdxz])|[ts]a[lrnstdxz])-[a-z]+$/;
var NAME_REACH = 80;
var WORD2 = String.raw`(?<word>[\p{L}\p{M}]{4,16}(?:[-·][\p{L}\p{M}]{2,12}){0,4})(?![\p{L}\p{M}\p{N}_@/=-]|\.\p{L})`;
var MARKS2 = String.raw`[\s"'“”‘’«»„(*]`;
var DIRECT = new RegExp(`^${MARKS2}{1,3}${WORD2}`, "u");
var BEHIND_COLON = new RegExp(`^[^\\n.:!?]{0,50}[:=]${MARKS2}{0,3}${WORD2}(?=["'\u201D\u2019\xBB)*]{0,2}(?:[.,;!]|\\s*$))`, "u");
var BEHIND_IS = new RegExp(`^${MARKS2}(?:${IS})${MARKS2}{1,3}${WORD2}(?=["'\u201D\u2019\xBB)*]{0,2}(?:[.,;!\u0589\u0964]|\\s*$))`, "iu");
var CAPITALISED = /^\p{Lu}[\p{Ll}\p{M}]+$/u;
var SHOUTED = /^[\p{Lu}\p{M}]+$/u;
function wordBehind(name, rest, reading) {
  if (reading.cuesAt(name.start, name.end).some(({ start, end }) => end - start > name.end - name.start)) return null;
  const match = BEHIND_COLON.exec(rest) ?? BEHIND_IS.exec(rest) ?? (name.kind === "codeWord" ? DIRECT.exec(rest) : null);
  const word = match?.groups?.word;
  if (!match || !word || CAPITALISED.test(word) || SHOUTED.test(word)) return null;
  return { word, index: match.index + match[0].length - word.length };
}

// packages/extract/src/codes/letters.ts
function tokensIn(line, offset, reading) {
  const found = [...letterBoxes(line, offset), ...groupsOfBoth(line, offset, reading)];
  const add2 = (value, index, kind) => {
    const start = offset + index;
    if (found.some((other) => other.start <= start && start < other.end)) return;
    found.push({ ...plain2, value, start, end: start + value.length, kind });
  };
  for (const { 0: token, index } of BEYOND_ASCII.test(line) ? matches(FOREIGN_TOKEN, line) : []) {
    const isApart = token.includes("-") || isSetApart(line, index, token.length, offset, reading);
    if (token.replaceAll("-", "").length >= 4 && isApart && !reading.isInAnchor(offset + index))
      add2(token, index, /\d/.test(token) ? "mixed" : "capitals");
  }
  for (const { 0: run, index } of matches(TOKEN, line)) {
    const token = run.replace(ENDING, "");
    const kind = kindOf2(token);
    if (!kind) continue;
    if (kind === "capitals" && isAbbreviation(token, line.slice(index + token.length), offset + index, reading))
      continue;
    if (ONE_DIGIT.test(token) && !isNamedInFull(offset + index, reading)) continue;
    if ((kind === "capitals" || kind === "word") && reading.isInAnchor(offset + index)) continue;
    if (kind !== "word" || isSetApart(line, index, token.length, offset, reading) || NAME_WITH_NUMBER.test(token) && (ONE_DIGIT.test(token) || isRightBehindName(offset + index, reading)))
      add2(token, index, kind);
  }
  return found;
}
var plain2 = { boxes: false, grouped: false, ragged: false };
var TOKEN = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@./&?#$€£]|(?<!\p{Script=Hebrew})-|(?<!^[\w.-]{2,40})=)(?:[A-Za-z0-9]{2,40}|[A-Z0-9](?=-[A-Z0-9]{2,12}-))(?:-[A-Za-z0-9]{2,12}){0,3}(?:(?<=-[A-Za-z0-9]{2,12})-[A-Z0-9]|(?<=(?<![A-Za-z0-9-])[a-z]{4,12})-\d)?(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@/=]|-(?!\p{Ll}(?![\p{L}\p{N}]))|\.[\p{L}\p{N}])/gu;
var FOREIGN_TOKEN = /(?<![\p{L}\p{M}\p{N}_@./=&?#-])(?=[\p{Lu}\d-]{0,20}(?![A-Z])\p{Lu})[\p{Lu}\d]{2,12}(?:-[\p{Lu}\d]{2,8}){0,3}(?![\p{L}\p{M}\p{N}_@/=-])/gu;
var BEYOND_ASCII = /[^\n\x20-\x7e]/;
var LETTER_BOXES = /(?<![\p{L}\p{N}])[A-Z0-9](?: [A-Z0-9]){4,9}(?![\p{L}\p{N}]| [\p{L}\p{N}])/gu;
var GROUPS_OF_BOTH = /(?<=^[^\p{L}\p{N}]{0,8}|: ?)(?:[A-Z0-9]{3,4} [A-Z0-9]{2,4}|[A-Z0-9]{2,4}(?: [A-Z0-9]{2,4}){2,4})(?=[^\p{L}\p{N}]{0,8}$)/gu;
var CONSONANT_GROUPS = /^[B-DF-HJ-NP-TV-Z]{3,4}(?: [B-DF-HJ-NP-TV-Z]{3,4}){1,2}$/;
var MIXED_GROUP = /\d[A-Z]|[A-Z]\d/i;
var BOTH = String.raw`(?=[A-Z0-9]{0,3}\d)(?=\d{0,3}[A-Z])[A-Z0-9]{3,4}`;
var MIXED_PAIR = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@./=-]|[A-Z0-9] )${BOTH} ${BOTH}(?: ${BOTH})?(?![\p{L}\p{N}_@/=-]| [A-Z0-9]{2,4}(?![\p{L}\p{N}]))`,
  "gu"
);
var HEXADECIMAL_PAIR = /(?<=^[^\p{L}\p{N}]{0,8}|: ?)(?=[\da-f ]{0,8}[a-f])(?=[a-f]{0,3}\d)[\da-f]{4} (?=[a-f]{0,3}\d)[\da-f]{4}(?=[^\p{L}\p{N}]{0,8}$)/gu;
var MAYBE_GROUPS = /[A-Z0-9]{2} [A-Z0-9]{2}|[\da-f]{4} [\da-f]{4}/;
var OTHER_SCRIPT_BEFORE = /(?!\p{Script=Latin})\p{L}\p{M}* ?$/u;
var OTHER_SCRIPT_AFTER = /^(?: [–—-])? ?(?:(?!\p{Script=Latin})\p{L}|[.,;!，。、])/u;
function letterBoxes(line, offset) {
  return matches(LETTER_BOXES, line).filter(([boxes]) => /[A-Z]/.test(boxes)).map(({ 0: boxes, index }) => ({
    ...plain2,
    value: boxes.replaceAll(" ", ""),
    start: offset + index,
    end: offset + index + boxes.length,
    kind: /\d/.test(boxes) ? "mixed" : "capitals",
    boxes: true
  }));
}
function groupsOfBoth(line, offset, reading) {
  if (!MAYBE_GROUPS.test(line)) return [];
  return [...matches(GROUPS_OF_BOTH, line), ...matches(MIXED_PAIR, line), ...matches(HEXADECIMAL_PAIR, line)].flatMap(
    ({ 0: groups, index }) => {
      const value = groups.replaceAll(" ", "");
      const start = offset + index;
      const found = { ...plain2, value, start, end: start + groups.length, grouped: true };
      if (CONSONANT_GROUPS.test(groups)) return [{ ...found, kind: "capitals" }];
      const [size, ...sizes] = groups.split(" ").map(({ length }) => length);
      const even = sizes.every((other) => other === size);
      const isRest = sizes.length === 1 && sizes[0] === 2 && MIXED_GROUP.test(groups.slice(0, size));
      const hasForm = even || isRest || isNamedInFull(start, reading);
      if (!hasForm || value.length > 12 || !/[A-Za-z]/.test(value) || !/\d/.test(value)) return [];
      const mixed = MIXED_GROUP.test(groups) || groups.split(" ").every((group) => /\d/.test(group));
      if ((!even || !mixed) && !isAskedFor(start, reading)) return [];
      return [{ ...found, kind: "mixed" }];
    }
  );
}
function isSetApart(line, index, length, offset, reading) {
  const before = line.slice(Math.max(0, index - 4), index);
  const past = line.slice(index + length, index + length + 3);
  const isSpeaker = SPEAKER.test(past) && !/[:：]/.test(before);
  if (IN_SENTENCE.test(before)) return !isSpeaker && isTypewritten(offset + index, length, reading);
  if (line.slice(0, index).trim() === "") {
    if (line.slice(index + length).trim() === "") return true;
    if (isEndOfSentence(line, index + length, offset, reading)) return false;
  }
  if (isSpeaker) return false;
  if (!/[\p{L}\p{N}]/u.test(past.trim()) && /(?::|^| [–—-])[\s"'“”«»„*`\0]{0,3}$/u.test(before)) return true;
  if (/["“”«»„*`「『]$/u.test(before) && /^["“”«»*`」』]/u.test(past)) return true;
  if (OTHER_SCRIPT_BEFORE.test(before) && OTHER_SCRIPT_AFTER.test(past)) return true;
  return isTypewritten(offset + index, length, reading);
}
var IN_SENTENCE = /^[\w ,.]*[a-z],? $/;
var SPEAKER = /^ ?[:：](?![()DP-])/;
function isTypewritten(start, length, reading) {
  return reading.lookAt(start).mono && [start - 2, start + length + 1].every((place) => !reading.lookAt(place).mono);
}
function isAbbreviation(token, past, start, reading) {
  return token.length <= 5 && /^-\p{Ll}{1,4}(?![\p{L}\p{N}-])/u.test(past) && !isAskedFor(start, reading);
}
function isEndOfSentence(line, end, offset, { text }) {
  return line.slice(end).trim() === "." && /[\p{L},]\n$/u.test(text.slice(Math.max(0, offset - 3), offset));
}
var ENDING = /(?<=^[A-Z0-9-]{4,})-[a-z]{1,4}$/;
var NAME_WITH_NUMBER = /^[A-Za-z][a-z]{2,}-?\d{1,4}$/;
var ONE_DIGIT = /^[a-z]+-\d$/;
var LONGEST_TYPED = 20;
var KEY2 = /^(?=[a-f]*\d)(?=\d*[a-f])(?:[\da-f]{32}|[\da-f]{40})$|^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d]{21,40}$/;
var ACRONYM = /^(?:POST|PATCH|DELETE|HEAD|[THE]?OTPS?|1Password|2FAS|(?:PIN|PUK|TAN)\d|HTTPS?|HTML|JSON|SMTP|IMAP|IBAN|SWIFT|CAPTCHA)$/;
var FILED_OR_MASKED = /^[A-Z]{2,6}-(?:19|20)\d\d-|[xX]{2,}-?\d|\d-?[xX]{2,}/;
var POSTCODE = /^(?:AZ|MD-?|LV-)\d{4}$|^LT-\d{5}$/;
var DATE_FORMAT = /^(?:([A-Z])\1){2,4}$/;
var NAME_WITH_YEAR = /^[a-z]{2,12}(?:-[a-z]{2,12}){0,2}-20[0-3]\d$/;
var TIMESTAMP = /^\d{4}-\d\d-\d\dT\d/;
var NUMBER_WITH_ENDING = /^\d+-[a-z]{1,5}$|^\d{1,2}h(?:\d\d)?(?:-\d{1,2}h(?:\d\d)?)?$/;
var SEVERITY = /^(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|CRIT|CRITICAL|FATAL|ALERT|PASSED|FAILED|SKIPPED)$/;
var COPULA = /^(?:i?ngu|yi|wu)-\d+$/;
var NO_CODES = [COPULA, NAME_WITH_YEAR, ACRONYM, FILED_OR_MASKED, POSTCODE, NUMBER_WITH_ENDING, TIMESTAMP, SEVERITY];
function isKey(token) {
  return KEY2.test(token);
}
function kindOf2(token) {
  if (isPlaceholder(token)) return null;
  if (/^[a-z]+$/.test(token)) return token.length >= 5 && token.length <= 12 ? "word" : null;
  const letters2 = token.replaceAll("-", "");
  if (letters2.length < 4 || !/[A-Za-z]/.test(letters2)) return null;
  if (letters2.length > LONGEST_TYPED) return isKey(token) ? "mixed" : null;
  if (NAME_WITH_NUMBER.test(token)) return "word";
  if (NO_CODES.some((shape) => shape.test(token))) return null;
  if (/\d/.test(letters2)) return /^G-\d+$/.test(token) ? null : "mixed";
  if (/^[A-Z]+$/.test(letters2)) return DATE_FORMAT.test(letters2) ? null : "capitals";
  return /^(?:[a-z]{5,12}|[a-z]{2,8}[A-Z][A-Za-z]{2,8}|[a-z]{3,8}(?:-[a-z]{3,8}){1,3})$/.test(token) ? "word" : null;
}

// packages/extract/src/codes/candidates.ts
function codeCandidates(reading) {
  const found = columnsOfDigits(reading);
  for (const line of reading.lines) {
    if (found.length >= MAX_CANDIDATES) break;
    for (const field of fieldsOf(line, reading)) inField(reading, field, found);
  }
  return found.sort((a, b) => a.start - b.start);
}
var MAX_CANDIDATES = 400;
var WRAP = /(?<!\d{4})\n|\n(?!\d)/g;
var MAX_LINE = 4e3;
var WORTH_A_LOOK = /\d|[A-Z]{4}|[A-Z]-[A-Z]|(?:[A-Z] ){3}/;
var SHORT_LINE = 100;
var SENTENCES = 300;
var WORTH_A_LOOK_IF_SHORT = /: ?[A-Za-z-]{5,20}\W{0,3}$|^\W*[a-z]{3,12}(?:-[a-z]{3,8}){0,3}\W*$|[^ \d]-[^ \d]+\W*$/;
var APART = /[-„“"«']/;
var MAYBE_ENTERED = /\p{Ll}-\p{Ll}|[„“"«']\p{Ll}/u;
var WITH_LETTERS = /^[A-Z]{1,4}\d*-\d|^\d{3,6}-[A-Z]{3,6}$/;
var SPACED_DIGITS = /^\d(?: \d)+$/;
function fieldsOf(line, reading) {
  const cells = reading.cellsOf(line);
  if (cells.length === 1) return cells;
  const texts = cells.map(({ start, end }) => reading.text.slice(start, Math.min(end, start + 40)).trim());
  const areBoxes = texts.filter((text) => text.length === 1).length > 2 || texts.every((text) => text.length <= 4 || SPACED_DIGITS.test(text));
  return areBoxes ? [line] : cells;
}
function inField(reading, { start, end }, found) {
  const written = reading.text.slice(start, Math.min(end, start + MAX_LINE));
  const line = written.includes("\n") ? written.replace(WRAP, " ") : written;
  const isWorthALook = WORTH_A_LOOK.test(line) || line.length <= SHORT_LINE && WORTH_A_LOOK_IF_SHORT.test(line) || line.length <= SENTENCES && reading.cuesWithin(start, end, "code", "codeWord").length > 0 || APART.test(line) && MAYBE_ENTERED.test(line) && reading.cuesWithin(start, end, "enter").length > 0;
  if (!isWorthALook) return;
  const isIn2 = (some, other) => other.start <= some.start && some.start < other.end;
  const words = wordsIn(line, start, reading);
  const tokens = [
    ...words,
    ...tokensIn(line, start, reading).filter((token) => !words.some((word) => isIn2(token, word)))
  ];
  const wholes = tokens.filter(({ grouped, value }) => grouped || WITH_LETTERS.test(value));
  const digits = digitsIn(line, start, reading).filter((number) => !wholes.some((whole) => isIn2(number, whole)));
  found.push(...digits);
  found.push(...tokens.filter((token) => !digits.some((number) => token.grouped === false && isIn2(token, number))));
}

// packages/extract/src/codes/numbers.ts
var NUMBER3 = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d])\d(?:[\d.,:/ -]{0,20}\d)/gu;
var CURRENCY = String.raw`(?:\p{Sc}|(?:USD|EUR|GBP|PLN|CHF|SEK|NOK|DKK|TRY|BRL|AZN|KZT|AED|SAR|kr|zł|Kč|Ft|lei|лв|ден|руб|грн|сом|TL|RSD|din)(?!\p{L})|[元円圓원])`;
var PRICE = new RegExp(String.raw`\p{Sc} ?\d|(?<!\p{L})(?:RM|Rp|KSh|TSh)\.? ?\d|\d ?${CURRENCY}`, "gu");
function countNumbers(text, most) {
  return matches(NUMBER3, text, most).length;
}
function countOwnNumbers(body, most) {
  const numbers = matches(NUMBER3, body.text.slice(0, imprintStart(body)), most);
  return numbers.filter(({ index }) => body.citedAt(index) === 0).length;
}
function imprintStart(body) {
  const last = body.lines.slice(1).slice(-IMPRINT_LINES).reverse();
  const past = last.findIndex(({ start, end }) => end - start > LONGEST_OF_IMPRINT || saysMore(body, start, end));
  return (past < 0 ? last.at(-1) : last[past - 1])?.start ?? body.text.length;
}
function saysMore(body, start, end) {
  return body.cuesWithin(start, end, ...SPEAKING).length > 0;
}
var IMPRINT_LINES = 4;
var LONGEST_OF_IMPRINT = 250;
var SPEAKING = [
  "code",
  "maybeCode",
  "enter",
  "fleeting",
  "secret",
  "business",
  "complete",
  "act",
  "fault",
  "onSite"
];
function amongNumbers({ start, end }, reading) {
  const line = reading.lineAt(start);
  const from = Math.max(blockEdge(reading.lines, line, -1), start - REACH2);
  const to = Math.min(blockEdge(reading.lines, line, 1), end + REACH2);
  const beside = countNumbers(reading.text.slice(from, start), 3) + countNumbers(reading.text.slice(end, to), 3);
  return Math.min(beside, 3) / 3;
}
var LINES = 2;
var REACH2 = 200;
function blockEdge(lines, from, step) {
  let last = lines[from];
  for (let taken = 1; taken <= LINES; taken += 1) {
    const next = lines[from + step * taken];
    if (!next || (step > 0 ? next.start - last.end : last.start - next.end) > 1) break;
    last = next;
  }
  return step > 0 ? last.end : last.start;
}

// packages/extract/src/codes/plurals.ts
function pluralsWithin(start, end, reading) {
  return reading.cuesWithin(start, end, "plural").filter((plural) => !isKeptSecret(plural, reading));
}
function isKeptSecret(plural, reading) {
  return reading.cuesWithin(plural.start - REACH3, plural.end + REACH3, "secret").some((secret) => !SENTENCE_END.test(textBetween(secret, plural, reading)));
}
var REACH3 = 80;
function textBetween(one, other, { text }) {
  return text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
}

// packages/extract/src/reading/plain-text.ts
function plainText(text) {
  const own = text.includes(">") ? text.replace(QUOTE_MARKS, spaces) : text;
  const withoutUrls = /:\/\/|www\./i.test(own) ? own.replace(URL2, blot) : own;
  const withoutAddresses = withoutUrls.includes("@") ? withoutUrls.replace(ADDRESS, blot) : withoutUrls;
  const prose = withoutAddresses.includes("/") ? withoutAddresses.replace(PATH, blot) : withoutAddresses;
  const withoutAccounts = IBAN_BEGINNING.test(prose) ? prose.replace(IBAN, crossedOut) : prose;
  if (!BEYOND_ASCII2.test(withoutAccounts)) return withoutAccounts;
  const units = unitsOf(withoutAccounts);
  makePlain(units);
  return textOf(units);
}
var BLOT = "";
var QUOTE_MARKS = /^[> ]*>/gm;
var spaces = (what) => " ".repeat(what.length);
var blot = (what) => BLOT.repeat(what.length);
var crossedOut = (what) => "x".repeat(what.length);
var URL2 = /(?:https?:\/\/|www\.)[^\s<>"\u3000-\u303f\uff08\uff09\uff0c]+/gi;
var ADDRESS = /[\w.+-]{1,64}@[\w.-]{1,255}/gi;
var PATH = /(?<![\w<>.:/-])(?:\/[\w.~%-]+(?:\/[\w.~%-]+)+\/?(?:\?\S*)?|\/[\w.~%-]+\?\S+|(?:[\w-]+\/)+[\w.-]+\.(?:py|[jt]sx?|rb|go|java|php|rs|cs|log)(?::{1,2}\w+)*)/g;
var IBAN = /(?<![\p{L}\p{N}])(?:A[DELTZ]|B[AEGHRY]|C[HRYZ]|D[EKO]|E[EGS]|F[IOR]|G[BEILRT]|HR|HU|I[ELQST]|JO|K[WZ]|L[BCITUV]|M[CDEKRTU]|N[LO]|P[KLST]|QA|R[OS]|S[ACEIKMV]|T[LNR]|UA|VA|VG|XK)\d\d(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?(?<=(?:\d *){8,})(?![\p{L}\p{N}])/gu;
var IBAN_BEGINNING = /[A-Z]{2}\d\d ?[A-Z\d]{4}/;
var BEYOND_ASCII2 = /[^\n\x20-\x7e]/;
var INVISIBLE = /[\u034f\ufe0f\u20e3\r\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
var SPACE3 = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/;
var WIDE = /[\uff21-\uff3a\uff41-\uff5a\uff0d]/;
var HYPHEN = /[\u2010-\u2012\u2212\ufe63]/;
var FOREIGN_COLON = /[：៖՝]/;
var ZEROS = [
  1632,
  1776,
  2406,
  2534,
  2662,
  2790,
  2918,
  3046,
  3174,
  3302,
  3430,
  3664,
  3792,
  3872,
  4160,
  6112,
  6160,
  65296
];
var makePlain = createUnitMap((unit) => {
  const character = String.fromCharCode(unit);
  if (INVISIBLE.test(character)) return 0;
  if (SPACE3.test(character)) return 32;
  if (WIDE.test(character)) return unit - 65248;
  if (HYPHEN.test(character)) return 45;
  if (FOREIGN_COLON.test(character)) return 58;
  const zero = ZEROS.find((start) => unit >= start && unit < start + 10);
  return zero === void 0 ? unit : 48 + unit - zero;
});

// packages/extract/src/reading/forwarded.ts
function isForwarded(text) {
  return FORWARDED.test(text.slice(0, BEGINNING));
}
function pastForwardedHead(text) {
  return HEAD.exec(text.slice(0, BEGINNING))?.[0].length ?? 0;
}
var BEGINNING = 1e4;
var FIELD_NAME = String.raw`[> ]{0,4}\p{L}[\p{L}\p{M} -]{0,20}:`;
var HAS_ADDRESS = String.raw`(?:[^\n]{0,200}\n){0,2}[^\n]{0,200}[@${BLOT}]`;
var FORWARDED = new RegExp(
  String.raw`^[> ]{0,4}-{3,} ?\p{L}[^\n-]{3,60}-{3,} *$|^(?=${FIELD_NAME})(?=${HAS_ADDRESS})(?:${FIELD_NAME} ?[^\n]{2,200}(?:\n|$)){3}`,
  "mu"
);
var HEAD = /(?<![\s\S])[\s\S]{0,60}?(?:^[> ]{0,4}[-_]{3,}[^\n]{0,80}\n\s*)?(?:^[> ]{0,4}\p{L}[\p{L}\p{M} -]{0,20}[:：] ?[^\n]{2,200}(?:\n|$)\s*){3,8}/mu;

// packages/extract/src/codes/context.ts
function mailEvidence(subject, bodies) {
  const most = (kind) => Math.max(0, ...bodies.map((body) => body.count(kind)));
  const codes = most("code") + subject.count("code");
  const others = most("other") + subject.count("other");
  const auth = most("business") + Math.min(most("fleeting") + most("secret"), 1) + most("notMe") + 2 * subject.count("business") + codes;
  const length = Math.max(0, ...bodies.map(({ text }) => lengthOf(text)));
  const plurals = Math.max(0, ...bodies.map((body) => pluralsWithin(0, body.text.length, body).length));
  const prices = Math.max(0, ...bodies.map(({ text }) => matches(PRICE, text, MAX_PRICES).length));
  const numbers = Math.max(0, ...bodies.map((body) => countOwnNumbers(body, MAX_NUMBERS)));
  const authShare = auth / (auth + others + 1);
  const notMe = Number(most("notMe") > 0);
  const codeInSubject = Number(subject.count("code") > 0);
  const unasked = (1 - authShare) * (1 - notMe);
  const asksNothing = Number(most("enter") + most("fleeting") + most("secret") + most("notMe") === 0);
  const idle = asksNothing * Number(length > 150);
  return {
    codeInSubject,
    otherInSubject: Number(subject.count("other") > 0),
    enterFirst: Number(bodies.some(beginsWithEntering)),
    otherInMail: others / (others + 2 * codes + 4),
    authShare,
    authInSubject: Number(subject.count("business") > 0),
    actInSubject: Number(subject.count("act") + subject.count("complete") > 0),
    business: Math.min(most("business") + subject.count("business"), 5) / 5,
    fleeting: Number(most("fleeting") > 0),
    secret: Number(most("secret") > 0),
    notMe,
    done: Math.max(Number(subject.count("done") > 0) / 2, ...bodies.map(saysDone)),
    brief: Number(length <= 150),
    lengthy: Math.min(Math.max(0, length - 800) / 1600, 1),
    silentOnAuth: Number(length > 150 && most("business") + subject.count("business") + most("notMe") === 0),
    asksNothing,
    idle,
    idleOnSite: idle * several(most("onSite") + subject.count("onSite")),
    receipt: asksNothing * Math.min(most("receipt") + subject.count("receipt"), 2) / 2,
    bodyless: Number(bodies.every(({ text }) => text.trim().length < 30)),
    promo: Math.min(most("promo"), 3) / 3,
    promoInSubject: Number(subject.count("promo") > 0),
    press: several(most("press") + subject.count("press")),
    examples: several(most("example") + 2 * subject.count("example")),
    outdatedInSubject: Number(subject.count("outdated") > 0),
    fault: several(most("fault") + 2 * subject.count("fault")),
    plural: several(plurals + 2 * subject.count("plural")),
    prices: Math.min(Math.max(0, prices - 1), 4) / 4,
    numbers: Math.min(Math.max(0, numbers - 1), 4) / 4,
    onSite: unasked * several(most("onSite")),
    onSiteInSubject: unasked * Number(subject.count("onSite") > 0),
    onSiteNumber: (1 - notMe) * (1 - codeInSubject) * Number(most("onSite") > 0 && bodies.some(numbersPlace))
  };
}
function beginsWithEntering(body) {
  const start = body.lines[0]?.start ?? 0;
  return body.cuesWithin(start, start + BEGINNING2, "enter").length > 0;
}
function saysDone(body) {
  const last = body.last("done");
  if (!last) return 0;
  return (body.last("enter")?.start ?? 0) > last.start ? 0.5 : 1;
}
function numbersPlace(body) {
  return body.cuesWithin(0, Math.min(body.text.length, NUMBERED_REACH), "onSite").some(({ end }) => NUMBERED.test(body.text.slice(end, end + 20)));
}
var NUMBERED_REACH = 5e3;
var NUMBERED = /^[^\p{L}\p{N}]{0,4}\d{3}[ -]?\d{3,4}[ -]?\d{3,4}(?!\d)/u;
function several(words) {
  return words === 0 ? 0 : (Math.min(words, 3) - 0.5) / 2.5;
}
function lengthOf(text) {
  return text.slice(isForwarded(text) ? pastForwardedHead(text) : 0).replace(INDENTATION, " ").length;
}
var INDENTATION = / {3,}/g;
var BEGINNING2 = 120;
var MAX_PRICES = 10;
var MAX_NUMBERS = 5;
function statedLengths(readings) {
  const lengths = /* @__PURE__ */ new Set();
  for (const reading of readings) {
    for (const [index, kind] of lengthKinds.entries()) {
      const stated = reading.count(kind) > 0 ? reading.cuesWithin(0, reading.text.length, kind) : [];
      if (stated.some(
        ({ start, end }) => reading.cuesWithin(start - 30, end + 30, "other").every((other) => other.start > start || other.end < end)
      ))
        lengths.add(index + 4);
    }
  }
  return lengths;
}

// packages/extract/src/links/url-words.ts
var completing;
function saysCompletes(path) {
  completing ??= new RegExp(lexicon().lists.url.map((word) => word.replaceAll("-?", "[-_]?")).join("|"), "i");
  return completing.test(path);
}

// packages/extract/src/codes/in-links.ts
function isCodeOfLink(value, links) {
  return /(?:code|otp|pin|token|key|c)=$/i.test(inFirst(value, links)?.before.slice(-8) ?? "");
}
function isPageOfLink(value, links) {
  const { before, next } = inFirst(value, links) ?? { before: "", next: "" };
  if (before === "" || !["", "/", "?", "#", "&"].includes(next)) return false;
  if (saysCompletes(before) || CODES_PLACE.test(before) || isTypedAt(before, value, links)) return false;
  return before.endsWith("/") || PAGE_NUMBER.test(before);
}
function inFirst(value, links) {
  const link = links.find((url) => url.includes(value));
  if (link === void 0) return void 0;
  const place = link.indexOf(value);
  return { before: link.slice(0, place), next: link.charAt(place + value.length) };
}
function isTypedAt(before, value, links) {
  if (!before.endsWith("/") || !LIKE_NO_PAGE.test(value)) return false;
  return links.includes(before) || links.includes(before.slice(0, -1));
}
var LIKE_NO_PAGE = /^(?=\D*\d)(?=[^A-Za-z]*[A-Za-z])[A-Za-z\d]{5,12}$/;
var CODES_PLACE = /^https?:\/\/[^/]*\/$|[/_-](?:log-?in|sign-?in|auth|otp|code|codes|pin|token|2fa|mfa|device|pair|link|magic|[cvk])\/$/i;
var PAGE_NUMBER = /[?&](?:id|ad|p|nr|no|num|ref|order|account|user|uid|issue|item|case|ticket|member|invoice)=$/i;
var MEETING_LINK = /^https?:\/\/(?:[\w-]{1,63}\.){0,4}(?:zoom\.us\/(?:j|my|s|w)\/|meet\.[\w.-]{3,80}\/[\w-]{3}|meet\.jit\.si\/|teams\.[\w.-]{3,40}\/(?:l|meet)\/|webex\.com\/[\w.-]|whereby\.com\/[\w-])|^https?:\/\/.{0,200}\/j\/\d{6,}/i;

// packages/extract/src/lead.ts
function createLead(said, nothing) {
  const [most = nothing, second = nothing] = [...said.values()].sort((a, b) => b - a);
  return (value) => {
    const itself = said.get(value) ?? nothing;
    return itself - (itself === most ? second : most);
  };
}

// packages/extract/src/codes/company.ts
function createCompany(parts2, links) {
  const [subject, ...bodies] = parts2;
  const inSubject = valuesOf(subject.candidates);
  const inBodies = valuesOf(bodies.flatMap(({ candidates }) => candidates));
  const unclaimed = unclaimedValues(parts2);
  const outdated = outdatedShapes(parts2);
  const namedInSubject = namedValues(subject);
  const leadOf = createLead(mostSaid(parts2), 0);
  const alike = new Map(parts2.map((part) => [part, countAlike(part)]));
  const hasMeeting = links.some((link) => MEETING_LINK.test(link));
  const readings = parts2.map(({ reading }) => reading);
  const lengths = inSubject.size + inBodies.size > 0 ? statedLengths(readings) : /* @__PURE__ */ new Set();
  const subjectPointedAt = bodies.some(({ reading }) => reading.count("subjectLine") > 0);
  return (candidate, place, part) => {
    const { value } = candidate;
    return {
      ofSubject: part === subject,
      inSubject: inSubject.has(value),
      inBodies: inBodies.has(value),
      subjectPointedAt,
      namedInSubject: namedInSubject.has(value),
      lead: leadOf(value),
      amongNumbers: amongNumbers(candidate, part.reading),
      alike: alike.get(part)?.get(likeness(candidate, place)) ?? 1,
      unclaimed: unclaimed.has(value),
      soleUnclaimed: unclaimed.size === 1 && unclaimed.has(value),
      inLink: isCodeOfLink(value, links),
      nameOfPage: isPageOfLink(value, links),
      hasMeeting,
      lengths,
      likeOutdated: outdated.has(shapeOf(value))
    };
  };
}
function valuesOf(candidates) {
  return new Set(candidates.map(({ value }) => value));
}
function namedValues({ candidates, places }) {
  const isNamed2 = (place) => place && Math.max(place.codeBefore, place.codeAfter) > 0.8;
  return valuesOf(candidates.filter((_, index) => isNamed2(places[index])));
}
function unclaimedValues(parts2) {
  const values = /* @__PURE__ */ new Set();
  const claimed = /* @__PURE__ */ new Set();
  for (const { candidates, places } of parts2) {
    for (const [index, { value }] of candidates.entries()) {
      const { otherBefore, otherLeadsTo, otherAfter, codeEarlier, codeAfter, footer } = places[index];
      values.add(value);
      const named = codeEarlier + codeAfter > 0;
      if (footer > 0 || !named && Math.max(otherBefore * 0.8, otherLeadsTo, otherAfter) > 0.6) claimed.add(value);
    }
  }
  return new Set([...values].filter((value) => !claimed.has(value)));
}
function outdatedShapes(parts2) {
  const isOutdatedCode = (place) => place?.outdated === 1 && Math.max(place.codeBefore, place.codeAfter, place.codeAbove, place.maybeBefore) > 0.3;
  const outdated = parts2.flatMap(
    ({ candidates, places }) => candidates.filter((_, index) => isOutdatedCode(places[index]))
  );
  return new Set(outdated.map(({ value }) => shapeOf(value)));
}
function shapeOf(value) {
  return value.replace(/\d/g, "d").replace(/[^d-]/g, "l");
}
function countAlike({ candidates, places }) {
  const values = /* @__PURE__ */ new Map();
  for (const [index, candidate] of candidates.entries()) {
    const place = places[index];
    if (place.otherBefore > 0.5 || place.footer > 0) continue;
    const key = likeness(candidate, place);
    values.set(key, (values.get(key) ?? /* @__PURE__ */ new Set()).add(candidate.value));
  }
  return new Map([...values].map(([key, { size }]) => [key, size]));
}
function likeness({ kind }, { alone, codeLeadsTo, enterLeadsTo }) {
  return `${kind} ${alone} ${codeLeadsTo + enterLeadsTo > 0}`;
}

// packages/extract/src/codes/coupon.ts
var COUPON = /^(?=[A-Z]*[AEIOUY])[A-Z]{3,12}(5|[1-9]0|15|25|75|100)$/;
var OF_A_YEAR = /^(?=[A-Z]*[AEIOUY])[A-Z]{3,12}20[23]\d$/;
function isCoupon2(value, place, mail, texts) {
  const off = COUPON.exec(value)?.[1];
  const isOfYear = OF_A_YEAR.test(value);
  if (off === void 0 && !isOfYear) return false;
  const isNamed2 = place.fullName >= 0.5;
  const isOffered = !isNamed2 && mail.promo > 0;
  if (!isNamed2 && mail.authInSubject + mail.notMe === 0) return true;
  if (off === void 0) return isOffered;
  const amount = new RegExp(isOffered ? `${ALONE_BEFORE}${off}${ALONE_AFTER}` : percentOrPrice(off), "u");
  return texts.some((text) => amount.test(text));
}
function percentOrPrice(number) {
  return `[%\uFF05\u066A\\p{Sc}] ?${number}${ALONE_AFTER}|${ALONE_BEFORE}${number} ?(?:[%\uFF05\u066A]|${CURRENCY})`;
}
var ALONE_BEFORE = String.raw`(?<![\p{L}\d.,:-])`;
var ALONE_AFTER = String.raw`(?![\p{L}\d:-]|[.,]\d)`;

// packages/extract/src/codes/form.ts
var noEvidence = {
  /** Larger than the text around it. */
  big: 0,
  bold: 0,
  spaced: 0,
  mono: 0,
  boxes: 0,
  grouped: 0,
  six: 0,
  long: 0,
  year: 0,
  /** It ends in zeros: rather a count. */
  round: 0,
  /** Groups of unlike length, as codes are hardly printed. */
  ragged: 0,
  mixed: 0,
  capitals: 0,
  /** Capitals without a vowel, as of codes that must not spell words. */
  consonants: 0,
  word: 0,
  dashed: 0
};
function formEvidence({ value, kind, boxes, grouped, ragged, start }, reading) {
  const { size, bold, spaced, mono } = reading.lookAt(start);
  const evidence = {
    ...noEvidence,
    big: Math.min(Math.max(0, size / reading.usualSize - 1.2) / 0.4, 1),
    bold: Number(bold),
    spaced: Number(spaced),
    mono: Number(mono),
    boxes: Number(boxes),
    grouped: Number(grouped),
    ragged: Number(ragged),
    round: roundness(value)
  };
  if (kind === "digits") {
    evidence.six = Number(value.length === 6);
    evidence.long = grouped && value.length === 9 ? 0 : Math.max(0, value.length - 8);
    evidence.year = Number(/^(?:19|20)\d\d$/.test(value));
    return evidence;
  }
  const dashed = kind !== "word" && value.includes("-");
  if (kind === "capitals" && CONSONANTS.test(value)) evidence.consonants = 1;
  else if (kind !== "capitals" || !dashed) evidence[kind] = 1;
  evidence.dashed = Number(dashed);
  return evidence;
}
function roundness(value) {
  if (/[1-9]0{3,}$/.test(value)) return 1;
  return Number(/[1-9]00$/.test(value) && value.length !== 6);
}
var CONSONANTS = /^[B-DF-HJ-NP-TV-Z]{4,}(?:-[B-DF-HJ-NP-TV-Z]{2,})*$/;

// packages/extract/src/codes/joint.ts
function jointEvidence({ value }, place, form, mail, company) {
  const { codeBefore, codeAfter, codeAbove, codeBelow, maybeBefore, alone } = place;
  const { show, overshown } = shownEvidence(place, form);
  const named = Math.max(codeBefore, codeAfter, codeAbove, codeBelow, maybeBefore / 2);
  const entered = Math.max(place.enterLeadsTo, place.enterNear, place.enterAfter, place.enterNext);
  const unasked = (1 - mail.authShare) * (1 - mail.notMe);
  const otherNames = Math.max(place.otherBefore, place.otherAbove, place.otherAfter);
  const size = value.replaceAll("-", "").length;
  const { ofSubject, inBodies, unclaimed, lengths } = company;
  const sole = company.soleUnclaimed ? mail.brief === 1 ? 1 : mail.authShare : 0;
  const amongIdle = company.amongNumbers * mail.asksNothing * (1 - mail.codeInSubject);
  return {
    named,
    overshown,
    strangeUnasked: place.strangeLabel * (1 - place.placeNear) * Math.max(mail.asksNothing, mail.silentOnAuth * (1 - mail.fleeting) * (1 - entered)) * (1 - mail.codeInSubject) * (1 - mail.authInSubject),
    showUnasked: show * unasked,
    showInTrade: show * mail.otherInSubject * (1 - mail.notMe) * (1 - mail.authInSubject) * (1 - mail.codeInSubject),
    otherUnasked: otherNames * unasked,
    tradeInAuth: mail.otherInMail * mail.authInSubject * Math.max(named, entered),
    tradeNotMe: mail.otherInMail * mail.notMe,
    tradeFleeting: mail.otherInMail * place.fleetingNear,
    tradeSecret: mail.otherInMail * place.secretNear,
    codeHeadsLine: place.codeEarlier * Math.max(place.otherLeadsTo, place.colonBefore),
    unspoken: Number(Math.max(named, entered, Math.max(alone, place.labelEntered)) < 0.3),
    namedEntered: mail.promo + place.promoNear > 0 ? 0 : named * entered,
    namedInAuth: named * mail.authShare * (1 - mail.silentOnAuth),
    namedAsSubject: named * mail.codeInSubject * (1 - mail.promoInSubject) * (1 - mail.authInSubject / 2),
    amongIdle,
    namedAmongIdle: named * amongIdle,
    namedFleeting: named * place.fleetingNear,
    namedSecret: named * place.secretNear,
    briefSaid: mail.brief * Math.max(named, entered, maybeBefore, place.maybeAbove, place.maybeAfter),
    briefInAuth: mail.brief * mail.authShare,
    namedInTrade: named * (1 - mail.authShare),
    promoInAuth: mail.authInSubject * Math.max(named, entered) * (mail.promo + place.promoNear + place.percentNear),
    tradeOnly: strangeToAuth(mail) * Number(Math.max(mail.promo, mail.prices, place.promoNear, place.percentNear) > 0),
    yearAlone: form.year * alone * Math.max(named, entered, mail.codeInSubject),
    yearNamed: form.year * (1 - alone) * Math.max(place.codeLeadsTo, place.codeAfter, place.enterLeadsTo, place.enterAfter),
    aloneInAuth: alone * mail.authShare * mail.business,
    enterInAuth: entered * mail.authShare,
    announcedEntered: place.announced * place.enterNear,
    onSiteUnasked: place.onSiteNear * (1 - mail.notMe),
    enterOnSite: entered * Math.max(0, 2 * mail.onSite - 1),
    inLink: company.inLink ? mail.authShare * (1 - mail.promo) : 0,
    nameOfPage: Number(company.nameOfPage),
    besideMeeting: Number(company.hasMeeting) * (1 - mail.notMe),
    repeatedInSubject: Number(!ofSubject && company.inSubject && unclaimed),
    namedInSubject: Number(!ofSubject && company.namedInSubject),
    ofOtherLength: Number(lengths.size > 0 && !lengths.has(size)),
    ofStatedLength: Number(lengths.has(size)) * (1 - named),
    onlySubject: Number(ofSubject && mail.bodyless === 1),
    subjectEntered: ofSubject && !inBodies ? mail.enterFirst : 0,
    subjectPointedAt: Number(ofSubject && !inBodies && company.subjectPointedAt),
    subjectSole: ofSubject ? sole : 0,
    maybeEntered: Math.max(maybeBefore, place.maybeAfter, place.maybeAbove) * entered,
    example: EXAMPLE.test(value) ? (1 - mail.brief) * (1 - mail.notMe) : 0,
    replaces: Number(place.outdated === 0 && unclaimed && company.likeOutdated && isBrought(mail, place, named)),
    otherElsewhere: unclaimed ? 0 : Math.max(0, 1 - Math.max(named, entered, otherNames + place.footer)),
    serial: SERIAL.test(value) ? 1 - Math.max(named, entered) : 0,
    oneOfMany: Math.min(Math.max(0, company.alike - 2) / 4, 1),
    lead: Math.max(0, company.lead),
    outdone: Math.max(0, -company.lead),
    sole
  };
}
function isBrought(mail, { alone, enterNear, enterNext, enterAfter }, named) {
  return Math.max(mail.fleeting, mail.secret, named, alone, enterNear, enterNext, enterAfter) > 0.5;
}
function shownEvidence({ alone, announced }, form) {
  const ways = alone + announced + form.big + form.bold + form.spaced + form.boxes + form.grouped;
  return { show: Math.min(1, ways / 3), overshown: Math.max(0, ways + form.six - 3) / 3 };
}
function strangeToAuth({ business, authInSubject, notMe }) {
  return authInSubject + notMe > 0 ? 0 : Math.max(0, 1 - business * 2.5);
}
var SERIAL = /^\p{Lu}{1,5}\d*-\d[\d-]*$/u;
var EXAMPLE = /^(?:12345?6?7?8?|654321|4321|(\d)\1{3,7})$/;

// packages/extract/src/codes/label-entered.ts
function createLabelTest(reading) {
  let clauses;
  const known3 = /* @__PURE__ */ new Map();
  return ({ start }, line) => {
    clauses ??= enteringClauses(reading);
    const words = clauses.length === 0 ? [] : labelBefore(start, reading, line);
    return words.some((word) => {
      if (!known3.has(word) && known3.size < MAX_LABELS) known3.set(word, isIn(clauses ?? [], word));
      return known3.get(word) ?? false;
    });
  };
}
function enteringClauses(reading) {
  return reading.cuesWithin(0, reading.text.length, "enter").slice(0, MAX_CLAUSES).map((cue) => clauseAround(cue, reading)).filter((clause) => !NUMBER4.test(clause));
}
function isIn(clauses, word) {
  return clauses.some((clause) => clause.includes(word));
}
var MAX_CLAUSES = 12;
var MAX_LABELS = 100;
var REACH4 = 120;
var LABEL_REACH = 50;
var NUMBER4 = /\d{3}/;
function clauseAround({ start, end }, { text }) {
  const before = text.slice(Math.max(0, start - REACH4), start);
  const after = text.slice(end, end + REACH4);
  const stop = ENDS2.exec(after)?.index ?? after.length;
  return fold((before.split(ENDS2).at(-1) ?? "") + text.slice(start, end) + after.slice(0, stop));
}
var ENDS2 = /[.!?]\s|[\n。！？।۔؟]/;
function labelBefore(start, reading, line) {
  const own = LABEL.exec(reading.text.slice(Math.max(line.start, start - LABEL_REACH), start));
  const above = reading.lines[reading.lineAt(start) - 1];
  const found = own ?? (above && isBlank(reading, line.start, start) ? LABEL.exec(endOf(above, reading)) : null);
  return (found?.slice(1) ?? []).flatMap((part = "") => {
    const word = fold(part);
    return word.length < LEAST || isFunctionWord(part) ? [] : [word.slice(0, Math.max(LEAST, word.length - ENDING2))];
  });
}
function endOf({ start, end }, { text }) {
  return text.slice(Math.max(start, end - LABEL_REACH), end);
}
function isBlank({ text }, start, end) {
  return text.slice(start, end).trim() === "";
}
var LABEL = /(?:([\p{L}\p{M}]{4,30})[ -])?([\p{L}\p{M}]{3,30})[^\p{L}\p{N}\n]{0,8}(?:[\p{L}\p{M}]{1,3}[^\p{L}\p{N}\n]{1,6})?$/u;
var LEAST = 4;
var ENDING2 = 3;

// packages/extract/src/codes/names.ts
function createNameTest(texts, links) {
  let lowered;
  let hosts;
  return (letters2) => {
    const name = letters2.toLowerCase();
    lowered ??= texts.map((text) => text.toLowerCase());
    hosts ??= links.map((link) => HOST.exec(link)?.[1]?.toLowerCase() ?? "").join("\n");
    return hosts.includes(name) || texts.some((text, index) => standsOtherwise(name, text, lowered?.[index] ?? "", letters2));
  };
}
var HOST = /^https?:\/\/([^/?#]{1,255})/i;
var MAX_PLACES = 20;
function standsOtherwise(name, text, lowered, letters2) {
  if (lowered.length !== text.length) return false;
  let place = lowered.indexOf(name);
  for (let seen = 0; place >= 0 && seen < MAX_PLACES; seen += 1) {
    const past = place + name.length;
    const isWord = !LETTER.test(text.charAt(place - 1)) && !LETTER.test(text.charAt(past));
    if (isWord && (text.slice(place, past) !== letters2 || COMPANY.test(text.slice(past, past + 12)))) return true;
    place = lowered.indexOf(name, past);
  }
  return false;
}
var COMPANY = /^ (?:Bank|Group|Insurance|Airlines|Airways|Mobile|Telecom|Ltd|Inc|LLC|GmbH|AG|Corp|Team)\b/;
var LETTER = /\p{L}/u;

// packages/extract/src/reading/spoken.ts
function spokenOf(reading, { start, end }) {
  let auth = 0;
  let trade = 0;
  for (const { kind } of reading.cuesWithin(start, end)) {
    if (AUTH.has(kind)) auth += 1;
    else if (TRADE.has(kind)) trade += 1;
  }
  const all = auth + trade + 1;
  return { authAround: auth / all, tradeAround: trade / all };
}
var AUTH = /* @__PURE__ */ new Set(["business", "complete", "act", "signIn", "fleeting", "secret", "notMe"]);
var TRADE = /* @__PURE__ */ new Set(["other", "promo", "press", "onSite", "matter", "receipt"]);

// packages/extract/src/codes/around.ts
var LINES_ABOVE = 4;
var REACH_ABOVE = 400;
function aroundIt(evidence, { kind, start, end }, reading, number) {
  const line = reading.lines[number];
  const weight = evidence.alone === 1 ? 1 : 0.3;
  for (let above = 1; above <= LINES_ABOVE; above += 1) {
    const other = reading.lines[number - above];
    if (!other || line.start - other.end > REACH_ABOVE) break;
    const cues = namesWithin(Math.max(other.start, other.end - REACH_ABOVE), other.end, kind, reading).filter((found) => !isSpent(found, reading.text, other.end)).filter((found) => found.kind !== "accountName" || above === 1 && other.end - found.end <= 2);
    const cue = cues.at(-1);
    if (!cue) continue;
    const near2 = weight * (1 - (above - 1) * 0.2) * fading(other.end - cue.end, REACH);
    if (cue.kind === "code") {
      evidence.codeAbove ||= near2;
      evidence.fullName ||= near2 * fullness(cue, reading);
      if (above === 1 && evidence.alone === 1)
        evidence.labelled = Number(leadsTo(between(reading, cue.end, other.end)));
    } else if (cue.kind === "maybeCode") evidence.maybeAbove ||= near2;
    else
      evidence.otherAbove ||= evidence.codeAbove + evidence.codeLeadsTo > 0 ? 0 : near2 * (isLeftBehind(cue, reading, other.end) ? 0.3 : 1);
    if (cue.kind === "other" && above === 1)
      evidence.codeEarlierAbove = Number(cues.some(({ kind: kind2 }) => kind2 === "code")) * weight;
    if (cue.kind !== "maybeCode") break;
  }
  const from = reading.lines[Math.max(0, number - 2)]?.start ?? line.start;
  const to = reading.lines[Math.min(number + 2, reading.lines.length - 1)]?.end ?? line.end;
  const near = { start: Math.max(from, start - 300), end: Math.min(to, end + 400) };
  evidence.fleetingNear = Number(reading.cuesWithin(near.start, near.end, "fleeting").length > 0);
  evidence.secretNear = Number(reading.cuesWithin(near.start, near.end, "secret").length > 0);
  Object.assign(evidence, spokenOf(reading, near));
  const below = reading.lines[number + 1];
  if (below) {
    const reach = Math.min(below.end, below.start + REACH / 2);
    evidence.codeBelow = Number(reading.cuesWithin(below.start, reach, "code", "other")[0]?.kind === "code");
    evidence.enterNext = Number(reading.cuesWithin(below.start, reach, "enter").length > 0);
  }
  toBeEntered(evidence, { start, end }, reading, line, near.start);
}
function toBeEntered(evidence, { start, end }, reading, line, from) {
  const enter = lastToEnd(reading.cuesWithin(from, start, "enter"));
  if (enter) evidence.enterNear = fading(start - enter.end, 300);
  if (enter && enter.start >= line.start) {
    evidence.enterLeadsTo = Number(leadsTo(between(reading, enter.end, start)));
    evidence.enterInClause = Number(isOneClause(reading, enter.end, start));
  }
  const [entered] = reading.cuesWithin(end, Math.min(line.end, end + REACH / 2), "enter");
  if (entered && SENTENCE_END.test(reading.text.slice(end, entered.start))) evidence.enterNext = 1;
  else if (entered) {
    evidence.enterAfter = Number(
      evidence.otherAfter === 0 && !ANOTHER_NUMBER.test(reading.text.slice(end, entered.start))
    );
    if (isOneClause(reading, end, entered.start)) evidence.enterInClause = 1;
  }
}
function isOneClause(reading, start, end) {
  const gap = between(reading, start, end);
  return gap.length <= CLAUSE && !/[.,;:!?\d،؛؟।。，、]/.test(gap) && reading.cuesWithin(start, end, "other", "promo").length === 0;
}
var CLAUSE = 60;
function lastToEnd(cues) {
  return cues.reduceRight((last, cue) => last && last.end >= cue.end ? last : cue, void 0);
}
function isLeftBehind({ end }, reading, past) {
  const entered = reading.cuesWithin(end, past, "enter").at(-1);
  return entered !== void 0 && CLAUSE_END.test(reading.text.slice(end, entered.start));
}
var CLAUSE_END = /[.,;:!?،؛。、，]/;

// packages/extract/src/codes/heading.ts
function headingOf(place, number, reading) {
  const cells = reading.cellsOf(reading.lines[number]);
  if (cells.length < 2) return null;
  const column = cells.findLastIndex(({ start }) => start <= place);
  for (let above = number - 1; above >= Math.max(0, number - MAX_ROWS); above -= 1) {
    const line = reading.lines[above];
    const row = reading.text.slice(line.start, Math.min(line.end, line.start + MAX_ROW));
    if (!/[\p{L}\d]/u.test(row)) continue;
    const headings = reading.cellsOf(line);
    if (headings.length !== cells.length) return null;
    if (!/\d{2}/.test(row)) return headings[column] ?? null;
  }
  return null;
}
var MAX_ROWS = 8;
var MAX_ROW = 400;

// packages/extract/src/codes/label.ts
function isStrangeLabel(line, start, reading) {
  if (start - line.start > LONGEST2) return false;
  const [whole = "", label] = LABEL2.exec(reading.text.slice(line.start, start)) ?? [];
  if (label === void 0) return false;
  const from = line.start + whole.indexOf(label);
  const cues = reading.cuesWithin(from, start);
  if (!cues.some(isName)) return false;
  return matches(WORD3, label).some(({ 0: word, index }) => {
    const known3 = cues.filter((cue) => cue.start < from + index + word.length && cue.end > from + index);
    return known3.length === 0 ? !isFunctionWord(word) : known3.every(isUnknownCompound);
  });
}
function isName({ kind }) {
  return kind === "code" || kind === "maybeCode";
}
function isUnknownCompound(cue) {
  return isName(cue) && cue.part;
}
var LONGEST2 = 110;
var LABEL2 = /^[^\p{L}\p{N}\n]{0,6}([\p{L}\p{M}'’/-]{1,30}(?: [\p{L}\p{M}'’/-]{1,20}){0,3}) ?[:：፦]\W{0,3}$/u;
var WORD3 = /[\p{L}\p{M}]{3,}/gu;

// packages/extract/src/codes/line.ts
function inItsLine(evidence, { value, kind, start, end }, reading, line) {
  const before = namesWithin(Math.max(line.start, start - REACH), start, kind, reading).filter(
    (cue) => cue.kind !== "accountName" || kind === "word" || leadsTo(between(reading, cue.end, start))
  );
  const [after] = reading.cuesWithin(end, Math.min(line.end, end + REACH / 2), "code", "maybeCode", "other").filter((cue) => cue.kind !== "code" || !equalsAnother(reading.text.slice(cue.end))).filter((cue) => cue.kind !== "other" || !isOfPlace(cue, reading));
  evidence.codeAtEnd = Number(after?.kind === "code" && AT_END.test(reading.text.slice(end, after.start)));
  const paid = before.find((cue) => cue.kind === "code" && isOfAmount(between(reading, cue.end, start)));
  const nearest = paid ?? before.filter((cue) => !isSpent(cue, reading.text, start, evidence.codeAtEnd === 1)).at(-1);
  if (nearest) {
    const gap = between(reading, nearest.end, start);
    const near = fading(gap.length, REACH) * (SENTENCE_END.test(gap) ? 0.4 : 1);
    const leads = Number(leadsTo(gap) || isPossessed(gap) || isQualified(gap) || nearest === paid);
    if (nearest.kind === "code") {
      evidence.codeBefore = near;
      evidence.codeLeadsTo = leads;
      evidence.fullName = near * fullness(nearest, reading);
    } else if (nearest.kind === "maybeCode") evidence.maybeBefore = near;
    else {
      const entered = reading.cuesWithin(nearest.end, start, "enter").length > 0;
      evidence.otherBefore = entered ? near * 0.3 : near;
      evidence.otherLeadsTo = entered ? 0 : leads;
    }
    const earlier = before.filter((cue) => cue !== nearest);
    evidence.codeEarlier = Number(nearest.kind !== "code" && earlier.some(({ kind: kind2 }) => kind2 === "code"));
  }
  if (evidence.codeBefore === 0 && NUMBER_SIGN.test(reading.text.slice(Math.max(line.start, start - 6), start))) {
    evidence.otherBefore = 1;
    evidence.otherLeadsTo = 1;
  }
  if (after) {
    const near = fading(after.start - end, REACH / 2);
    if (after.kind === "code") {
      evidence.codeAfter = near;
      evidence.fullName ||= near * fullness(after, reading);
    } else if (after.kind === "maybeCode") evidence.maybeAfter = near;
    else if (after.start - end <= 12 && !reading.text.slice(end, after.start).includes(",") && !HAS_ITS_OWN.test(reading.text.slice(after.end, after.end + 12)))
      evidence.otherAfter = 1;
  }
  if (/\d/.test(value) && opensSentence(reading, start, line)) {
    const rest = reading.text.slice(end, Math.min(line.end, end + 2 * REACH));
    const stop = Math.min(...[SENTENCE_END, ANOTHER_NUMBER].map((end2) => end2.exec(rest)?.index ?? rest.length));
    const follows = reading.cuesWithin(end, end + stop, "code");
    evidence.codeFollows = Number(follows.some((cue) => !equalsAnother(reading.text.slice(cue.end))));
  }
  evidence.outdated = Number(isOutdated({ start, end }, reading, line));
  evidence.outdatedNext = outdatedBehind(end, reading);
  const numbers = reading.text.slice(line.start, Math.min(line.end, line.start + 600)).match(/\d{3,}/g)?.length ?? 0;
  if (evidence.codeLeadsTo === 0) evidence.crowded = Math.min(Math.max(0, numbers - 2) / 3, 1);
}
function inItsColumn(evidence, { kind }, heading, reading) {
  const cue = namesWithin(heading.start, heading.end, kind, reading).at(-1);
  if (!cue) return false;
  if (cue.kind === "code") Object.assign(evidence, { codeBefore: 1, codeLeadsTo: 1, fullName: fullness(cue, reading) });
  else if (cue.kind === "maybeCode") evidence.maybeBefore = 1;
  else Object.assign(evidence, { otherBefore: 1, otherLeadsTo: 1 });
  return true;
}
function isOutdated({ start, end }, reading, line) {
  const { text } = reading;
  return reading.cuesWithin(Math.max(line.start, start - OUTDATED), Math.min(line.end, end + OUTDATED), "outdated").some(
    (cue) => cue.end <= start ? isOneStatement(text.slice(cue.end, start)) && !namesAnew(reading, cue.end, start) : isOneStatement(text.slice(end, cue.start)) && !pointsOn(text.slice(cue.end, Math.min(line.end, cue.end + OUTDATED)))
  );
}
function outdatedBehind(end, reading) {
  const [cue] = reading.cuesWithin(end, end + OUTDATED_REACH, "outdated");
  return !cue || ANOTHER_NUMBER.test(reading.text.slice(end, cue.start)) ? 0 : fading(cue.start - end, OUTDATED_REACH);
}
var OUTDATED = 60;
var OUTDATED_REACH = 200;
function namesAnew(reading, from, to) {
  return /[,،、，].*\p{L}/su.test(reading.text.slice(from, to)) && reading.cuesWithin(from, to, "code", "enter").length > 0;
}
function pointsOn(rest) {
  const number = NEXT_NUMBER2.exec(rest);
  if (!number) return POINTS_AHEAD.test(rest);
  const start = number[0].length - number[1].length;
  return rest.slice(Math.max(0, start - 3), number[0].length + 6).search(PRICE) < 0;
}
var NEXT_NUMBER2 = /^[^,.;:!?،。，、\d]{0,30}(\d{3,})(?![.,]\d)/;
var POINTS_AHEAD = /^ (?:the|any|all|every|this|your|my|our) /i;
function isOneStatement(gap) {
  return !SENTENCE_END.test(gap) && !/;|: /.test(gap) && !ANOTHER_NUMBER.test(gap);
}
var NUMBER_SIGN = /(?:[nN]\.? ?[º°]|[nN][úu]m\.|[nN]r\.?|[nN]o\.|№) ?$/u;
var AT_END = /^[ '’"”»]{0,3}$/;
var HAS_ITS_OWN = /^\.? ?(?:[:#№]|\d)/;
function opensSentence({ text }, start, line) {
  return /(?:^|[.!?。！？।۔؟] ?)[^\p{L}\p{N}.!?]{0,4}$/u.test(text.slice(Math.max(line.start, start - 6), start));
}

// packages/extract/src/codes/quoted.ts
function isSlippedIn({ start }, reading) {
  return reading.cuesWithin(Math.max(0, start - SLIPPED_IN), start, "injection").length > 0;
}
var SLIPPED_IN = 200;
function isQuoted({ start, end }, reading) {
  return reading.quotationsAt(start).some((quotation) => {
    const lead = reading.text.slice(quotation.start, start);
    const rest = quotation.end - end;
    return lead.length > (DENSE.test(lead) && rest > 4 ? 5 : 8) && lead.length <= 300 && rest <= 200;
  });
}
var DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

// packages/extract/src/codes/sentence.ts
function inItsSentence(evidence, candidate, reading, line) {
  const { start, end } = sentenceAround(candidate, reading, line);
  const goals = reading.cuesWithin(start, end, "act", "complete", "signIn", "business");
  const isNamed2 = evidence.codeLeadsTo + evidence.codeAtEnd > 0;
  evidence.namedToGoOn = Number(isNamed2 && goals.some((goal) => goal.start >= candidate.end));
  const isSpokenOf = isNamed2 || evidence.codeBefore + evidence.codeEarlier > 0;
  evidence.goalBefore = Number(
    isSpokenOf && goals.some((goal) => goal.kind !== "business" && goal.end <= candidate.start)
  );
  const beside = goals.filter((goal) => isBeside(goal, candidate, reading));
  evidence.authBeside = Number(beside.some(({ kind }) => kind !== "business"));
  evidence.businessBeside = Number(beside.length > 0) * (1 - evidence.authBeside);
  const entering = reading.cuesWithin(start, end, "enter");
  const others = reading.cuesWithin(start, end, "other", "promo", "accountName").filter((cue) => cue.kind !== "other" || !isOfPlace(cue, reading));
  if (evidence.otherAfter > 0 || distance(others, candidate) < Math.min(distance(entering, candidate), NEAR)) return;
  const places = reading.cuesWithin(Math.max(line.start, start - REACH), Math.min(line.end, end + REACH), "entryPlace");
  evidence.placeNear = Number(places.length > 0);
  if (entering.length === 0) return;
  const isInSentence = places.some((place) => place.start >= start && place.end <= end);
  evidence.enterInPlace = isInSentence ? 1 : places.length > 0 ? NEXT_DOOR : 0;
  evidence.enterToGoOn = Number(goals.length > 0);
}
function isBeside(goal, { start, end }, reading) {
  if (goal.end <= start) return leadsTo(between(reading, goal.end, start));
  const gap = between(reading, end, Math.max(goal.start, end));
  return goal.start >= end && (leadsTo(gap) ? goal.kind !== "business" || /\p{L}/u.test(gap) : IN_ORDER_TO.test(gap));
}
var IN_ORDER_TO = /^,? ?(?:\p{L}{1,5} ){2}$/u;
var NEAR = 60;
var NEXT_DOOR = 0.7;
function distance(places, { start, end }) {
  return Math.min(...places.map((place) => Math.max(place.start - end, start - place.end)));
}
function sentenceAround({ start, end }, { text }, line) {
  const before = text.slice(Math.max(line.start, start - REACH), start);
  const after = text.slice(end, Math.min(line.end, end + REACH));
  const stops = [...before.matchAll(SENTENCE_ENDS)];
  const from = stops.at(-1);
  return {
    start: from ? start - before.length + from.index + from[0].length : start - before.length,
    end: end + (SENTENCE_END.exec(after)?.index ?? after.length)
  };
}
var SENTENCE_ENDS = new RegExp(SENTENCE_END, "gu");

// packages/extract/src/reading/footer.ts
var FOOTER = /©|\(c\) ?20\d\d|copyright/i;

// packages/extract/src/codes/place.ts
var noEvidence2 = {
  /** In the candidate's line, the nearest word for a number before it: a code, perhaps one, something else. */
  codeBefore: 0,
  maybeBefore: 0,
  otherBefore: 0,
  /** Nothing but a colon or a short word between. */
  codeLeadsTo: 0,
  otherLeadsTo: 0,
  /** A code is named in the line, but another word stands nearer. */
  codeEarlier: 0,
  codeAfter: 0,
  /** Nothing stands between it and the word for a code behind it. */
  codeAtEnd: 0,
  /** It opens a sentence that goes on to name a code: "482913 is your code". */
  codeFollows: 0,
  maybeAfter: 0,
  otherAfter: 0,
  /** The word for a code that names it is a long one: "activation code" rather than "code". */
  fullName: 0,
  /** Its line gives it the name of a code, but of one that no list knows: "Geboukode: 60318". */
  strangeLabel: 0,
  /** Its label, which names no other number, stands in a sentence that says to enter something. */
  labelEntered: 0,
  /** In the lines above, nearest first, and in the one below. */
  codeAbove: 0,
  maybeAbove: 0,
  otherAbove: 0,
  /** It stands alone, and the line above ends with the name of a code. */
  labelled: 0,
  /** The line above names a code, but another word ends it: "your code for the loyalty programme:" */
  codeEarlierAbove: 0,
  codeBelow: 0,
  /** Right behind a colon of its line. */
  colonBefore: 0,
  /** Alone, and the line above ends with a colon. */
  announced: 0,
  /** "type" and the like right before it, before it, after it in its sentence, or in the next sentence or line. */
  enterLeadsTo: 0,
  enterNear: 0,
  enterAfter: 0,
  enterNext: 0,
  /** "type" and the like, and it, in one clause and nothing else that is a number or its name. */
  enterInClause: 0,
  /** Its sentence says to enter it and where: in a window, a field, an app; or what comes of it: to continue, to sign in. */
  enterInPlace: 0,
  enterToGoOn: 0,
  /** It is named, and its sentence goes on to say what for: "code 482913 to confirm your payment". */
  namedToGoOn: 0,
  /** A code is named, and its sentence said before what for: "Confirm your payment with code 482913". */
  goalBefore: 0,
  /** "Sign in with 482913", "482913 to log in": a word for signing in or completing right beside it; only one of their business, "MFA 482913", "approved: 482913". */
  authBeside: 0,
  businessBeside: 0,
  /** Its sentence, or a neighbour that does not stand in a line of its own, names such a place, and no other number. */
  placeNear: 0,
  /** How long it lives is said near; that it is for the reader alone. */
  fleetingNear: 0,
  secretNear: 0,
  /** Of the words of its line and the two above and below, the shares of signing in and of trade. */
  authAround: 0,
  tradeAround: 0,
  alone: 0,
  /** Other numbers share its line. */
  crowded: 0,
  promoNear: 0,
  /** Words of news and of promotion before it, up to three: an article leads up to what it tells of, what stands below a code does not. */
  promoBefore: 0,
  pressBefore: 0,
  /** Right before it, or in the line above, a gate, a parcel, a meeting is spoken of. */
  onSiteNear: 0,
  /** A percentage stands near: a discount, a statistic. */
  percentNear: 0,
  /** The nearest word for codes is in the plural. */
  pluralNear: 0,
  /** Right beside it stands that it works no more: another code replaces it. */
  outdated: 0,
  /** That stands further behind it, in its sentence or the next ones. */
  outdatedNext: 0,
  /** Within a quotation of several words, or behind words of a stranger who wants to be taken for the sender. */
  quoted: 0,
  /** In a block quotation, as far as the mail has something to say beside it. */
  cited: 0,
  /** Behind the head or the salutation of a mail within the mail, which this one announces, or says much before. */
  innerMail: 0,
  /** Behind words that make an example of it, or another's message. */
  exampleNear: 0,
  /** After the mail's farewell: unsubscribe, copyright. */
  footer: 0
};
function placeEvidence(candidate, reading, isEntered) {
  const evidence = { ...noEvidence2 };
  const number = reading.lineAt(candidate.start);
  const line = reading.lines[number];
  const heading = headingOf(candidate.start, number, reading);
  const isNamed2 = heading !== null && inItsColumn(evidence, candidate, heading, reading);
  if (!isNamed2) inItsLine(evidence, candidate, reading, line);
  evidence.colonBefore = Number(
    COLON_BEFORE.test(reading.text.slice(Math.max(line.start, candidate.start - 4), candidate.start)) && !REPLY.test(reading.text.slice(0, Math.min(candidate.start, 40)))
  );
  evidence.strangeLabel = Number(evidence.colonBefore === 1 && isStrangeLabel(line, candidate.start, reading));
  evidence.alone = Number(isAlone(candidate, reading, line));
  evidence.announced = Number(evidence.alone === 1 && endsWithColon(reading, number - 1));
  aroundIt(evidence, candidate, reading, number);
  const announcing = evidence.announced === 1 ? reading.lines[number - 1] : line;
  inItsSentence(evidence, candidate, reading, { start: announcing.start, end: line.end });
  if (isNamed2) Object.assign(evidence, { codeAbove: 0, maybeAbove: 0, otherAbove: 0 });
  const promos = reading.cuesWithin(Math.max(0, candidate.start - 300), candidate.end + 200, "promo");
  evidence.promoNear = closest(promos, candidate, line);
  const lead = 1 - Math.max(evidence.enterInClause, evidence.enterLeadsTo) / 2;
  evidence.promoBefore = lead * reading.leadUp(candidate.start, "promo");
  evidence.pressBefore = lead * reading.leadUp(candidate.start, "press");
  const above = reading.lines[number - 1] ?? line;
  const [onSite] = reading.cuesWithin(Math.max(above.start, candidate.start - REACH), candidate.start, "onSite").slice(-1);
  evidence.onSiteNear = onSite ? fading(candidate.start - onSite.end, REACH) : 0;
  const from = Math.max(0, candidate.start - 300);
  const to = Math.min(Math.max(line.end, candidate.end + 40), candidate.end + 200);
  const percents = matches(PERCENT, reading.text.slice(from, to));
  evidence.percentNear = closest(
    percents.map(({ index, 0: { length } }) => ({ start: from + index, end: from + index + length })),
    candidate,
    line
  );
  evidence.pluralNear = closest(
    pluralsWithin(Math.max(0, candidate.start - 80), candidate.end + 60, reading),
    candidate,
    line
  );
  evidence.quoted = Number(isSlippedIn(candidate, reading) || isQuoted(candidate, reading));
  evidence.cited = reading.citedAt(candidate.start);
  evidence.innerMail = reading.innerMailAt(candidate.start);
  const [example] = reading.cuesWithin(Math.max(0, candidate.start - EXAMPLE_REACH), candidate.start, "example").slice(-1);
  evidence.exampleNear = example ? fading(candidate.start - example.end, EXAMPLE_REACH) : 0;
  const isOther = evidence.otherLeadsTo + evidence.otherAbove > 0.5;
  evidence.labelEntered = Number(!isOther && isEntered(candidate, line));
  evidence.footer = Number(isInFooter(candidate, reading));
  return evidence;
}
var PERCENT = /\d ?[%％٪]|[%٪] ?\d/g;
function closest(places, { start, end }, line) {
  return places.reduce((most, place) => {
    if (place.end > line.start && place.start < line.end) return 1;
    const distance2 = Math.max(start - place.end, place.start - end);
    return Math.max(most, 1 - Math.max(0, distance2) / 300);
  }, 0);
}
var EXAMPLE_REACH = 250;
var REPLY = /^(?:(?:re|fwd?|aw|wg|sv|vs|vb|antw|doorst|rv|tr|odp|pd|res|enc|rif|ynt|ilt|ha|vá|απ|прсл): ?){1,4}$/i;
var COLON_BEFORE = /:[\s\0"'“”«„*`]{0,3}$/;
function isAlone({ start, end }, { text }, line) {
  const rest = text.slice(Math.max(line.start, start - 20), start) + text.slice(end, Math.min(line.end, end + 20));
  return !/[\p{L}\p{N}]/u.test(rest.replaceAll(BLOT, "x"));
}
function endsWithColon(reading, number) {
  const line = reading.lines[number];
  return line !== void 0 && /:\W{0,3}$/.test(reading.text.slice(Math.max(line.start, line.end - 6), line.end));
}
function isInFooter({ start }, { text }) {
  return start >= text.length / 3 && FOOTER.test(text.slice(Math.max(0, start - 600), start + 60));
}

// packages/extract/model.json
var model_default = {
  codes: {
    threshold: 4.9,
    weights: {
      codeBefore: 2.3,
      maybeBefore: 1.3,
      otherBefore: -1.2,
      codeLeadsTo: 0.6,
      otherLeadsTo: -3.6,
      codeAfter: 0.1,
      codeAtEnd: 0.1,
      codeFollows: 3.6,
      fullName: 1.1,
      labelEntered: 0.8,
      maybeAfter: 0.9,
      otherAfter: -0.3,
      maybeAbove: 0.3,
      otherAbove: -1.9,
      labelled: 0.1,
      codeEarlierAbove: 1,
      codeBelow: 0.5,
      announced: 1.1,
      enterLeadsTo: 0.9,
      enterNear: 0.4,
      enterAfter: 0.1,
      enterNext: 0.1,
      enterInClause: 1,
      enterInPlace: 0.7,
      enterToGoOn: 1.2,
      goalBefore: 0.2,
      authBeside: 1.5,
      businessBeside: 0.8,
      placeNear: 1.7,
      fleetingNear: 0.2,
      authAround: 0.9,
      tradeAround: -0.1,
      alone: 3.5,
      bold: 1.6,
      spaced: 0.5,
      mono: 1.5,
      boxes: 3.5,
      grouped: 0.1,
      six: 0.7,
      long: -1.7,
      year: -3.6,
      round: -1.9,
      ragged: -1,
      mixed: -0.3,
      capitals: -3,
      consonants: -0.4,
      colonBefore: 1.2,
      word: -1.3,
      dashed: 1,
      serial: -2.5,
      crowded: -0.7,
      pressBefore: -1.6,
      percentNear: -0.7,
      footer: -0.6,
      pluralNear: -3.7,
      outdated: -5.9,
      exampleNear: -3.1,
      examples: -5.1,
      onSiteNear: -0.7,
      onSiteUnasked: -0.6,
      codeInSubject: 0.2,
      otherInSubject: -1.2,
      done: -1.8,
      onSite: -2.3,
      quoted: -5.4,
      besideMeeting: -5.4,
      nameOfPage: -6.2,
      outdatedInSubject: -0.9,
      innerMail: -7.9,
      cited: -7.6,
      onSiteInSubject: -1.8,
      onSiteNumber: -3,
      ofStatedLength: 1.3,
      ofOtherLength: -2.9,
      overshown: -3.8,
      strangeUnasked: -2.5,
      showInTrade: -1.4,
      otherUnasked: -0.3,
      tradeInAuth: 1.9,
      tradeNotMe: 0.4,
      tradeFleeting: 2.3,
      tradeSecret: 2.1,
      codeHeadsLine: 3.8,
      authInSubject: 0.1,
      unspoken: -0.5,
      briefSaid: 0.5,
      briefInAuth: 1.6,
      example: -0.6,
      lengthy: -1.6,
      amongIdle: -0.6,
      namedAmongIdle: -1.8,
      namedFleeting: 0.1,
      promoInAuth: 0.1,
      tradeOnly: -0.6,
      yearAlone: 4.2,
      yearNamed: 1.9,
      aloneInAuth: 1.9,
      announcedEntered: 0.1,
      enterOnSite: -0.9,
      inLink: 2.3,
      namedInTrade: -0.5,
      namedInSubject: 0.1,
      subjectEntered: 3,
      subjectPointedAt: 5.7,
      onlySubject: 0.3,
      maybeEntered: 0.7,
      lead: 1.7,
      outdone: -2.9,
      oneOfMany: -0.5,
      replaces: 4,
      otherElsewhere: -4.6,
      sole: 0.1,
      promo: -1.1,
      promoInSubject: -1,
      press: -1.6,
      silentOnAuth: -0.4,
      receipt: -7.1,
      idleOnSite: -2.3,
      brief: 0.9,
      bodyless: 2.5,
      fault: -6,
      plural: -4.5,
      prices: -1.3,
      numbers: -0.5
    },
    pairs: [
      ["authBeside", "unspoken", 3.6],
      ["repeatedInSubject", "numbers", -2.3],
      ["enterFirst", "namedInTrade", -2.1],
      ["codeInSubject", "numbers", -0.4],
      ["six", "crowded", 2.6],
      ["codeAfter", "asksNothing", 0.5],
      ["six", "unspoken", 1.6],
      ["placeNear", "idle", 0.8],
      ["percentNear", "codeInSubject", -2.2],
      ["secretNear", "six", 1.6],
      ["bold", "mixed", -0.9],
      ["mixed", "promoNear", -0.8],
      ["grouped", "otherInMail", 3.3],
      ["otherInSubject", "actInSubject", 0.3],
      ["otherInSubject", "asksNothing", -1],
      ["enterFirst", "tradeOnly", -0.6],
      ["otherBefore", "codeAfter", 3.4],
      ["enterNear", "numbers", 0.5],
      ["briefSaid", "numbers", -0.9],
      ["codeBefore", "numbers", -0.3],
      ["colonBefore", "asksNothing", -0.4],
      ["colonBefore", "onSiteInSubject", -0.4],
      ["secret", "outdone", -1.8],
      ["secretNear", "outdone", -0.5],
      ["bold", "unspoken", 1.3],
      ["promoNear", "brief", 0.2],
      ["codeInSubject", "outdone", 1.4],
      ["maybeBefore", "enterFirst", 0.7],
      ["authInSubject", "asksNothing", 0.2],
      ["codeAfter", "numbers", -0.1],
      ["actInSubject", "unspoken", -0.3],
      ["repeatedInSubject", "asksNothing", -0.6],
      ["alone", "outdone", 0.4],
      ["six", "onSiteUnasked", -0.2],
      ["enterNear", "dashed", 0.4],
      ["colonBefore", "word", 2.7],
      ["fleetingNear", "silentOnAuth", -0.6],
      ["announcedEntered", "silentOnAuth", -0.5],
      ["amongIdle", "sole", -0.8],
      ["codeBefore", "consonants", -0.8],
      ["consonants", "lead", 3.1],
      ["tradeAround", "authInSubject", 1],
      ["six", "outdone", 1.2],
      ["dashed", "numbers", -0.2],
      ["word", "authInSubject", -1.5],
      ["tradeAround", "briefSaid", -0.1],
      ["enterInPlace", "mixed", 0.2],
      ["enterNext", "mixed", 0.6],
      ["otherBefore", "enterNext", 0.8],
      ["fullName", "promoNear", 1.7],
      ["codeLeadsTo", "secret", 0.1],
      ["authBeside", "onSiteNear", -0.2],
      ["enterLeadsTo", "silentOnAuth", -0.2],
      ["codeLeadsTo", "outdatedNext", -0.3],
      ["authAround", "alone", 2],
      ["big", "onSiteUnasked", -0.2],
      ["enterInPlace", "lead", 0.8],
      ["placeNear", "promoNear", 0.2],
      ["placeNear", "namedInTrade", -2.7],
      ["businessBeside", "namedAmongIdle", -0.6],
      ["namedAsSubject", "numbers", -1.4],
      ["authBeside", "numbers", -0.3],
      ["alone", "authInSubject", 0.9],
      ["bold", "promoNear", -2.1],
      ["otherInSubject", "notMe", 0.5],
      ["enterNear", "colonBefore", 0.8],
      ["enterInClause", "otherInSubject", 0.6],
      ["grouped", "amongIdle", 0.5],
      ["dashed", "unspoken", 1.4],
      ["enterNext", "colonBefore", 0.6],
      ["tradeAround", "actInSubject", 0.3],
      ["codeBefore", "onSiteNear", -0.3],
      ["enterInClause", "crowded", 0.9],
      ["enterInClause", "placeNear", 0.2],
      ["labelEntered", "mixed", 0.8],
      ["onSiteInSubject", "asksNothing", -0.2],
      ["named", "idle", 0.3],
      ["colonBefore", "namedFleeting", 0.1],
      ["announced", "authInSubject", 0.3],
      ["enterLeadsTo", "namedInTrade", -0.7],
      ["enterLeadsTo", "authInSubject", 0.4],
      ["namedInAuth", "press", -1.5],
      ["fullName", "silentOnAuth", 1.2],
      ["otherInSubject", "authInSubject", 0.4],
      ["enterNear", "authBeside", 0.1],
      ["business", "unspoken", -1.2],
      ["maybeBefore", "silentOnAuth", 0.5],
      ["enterNear", "alone", 0.2],
      ["enterInClause", "fleetingNear", 0.1],
      ["otherUnasked", "asksNothing", -1],
      ["namedToGoOn", "otherInSubject", 0.3],
      ["grouped", "otherInSubject", 0.2],
      ["grouped", "promoNear", 0.2],
      ["enterNext", "otherInSubject", 0.2],
      ["repeatedInSubject", "silentOnAuth", -0.2],
      ["amongIdle", "brief", -0.9],
      ["maybeAfter", "six", 0.8],
      ["namedInAuth", "numbers", -0.2],
      ["actInSubject", "amongIdle", 0.2],
      ["notMe", "unspoken", -0.6],
      ["onSiteInSubject", "briefSaid", -0.4],
      ["enterNear", "onSiteUnasked", 0.4],
      ["enterInClause", "tradeInAuth", 0.7],
      ["fleeting", "outdone", -0.1],
      ["tradeAround", "big", -1],
      ["fleetingNear", "done", 0.3],
      ["colonBefore", "authInSubject", 0.1],
      ["done", "numbers", -0.7],
      ["fleeting", "tradeOnly", -0.1],
      ["codeLeadsTo", "consonants", -0.2],
      ["announced", "actInSubject", 0.3],
      ["percentNear", "enterFirst", -1.7],
      ["mixed", "colonBefore", -0.3],
      ["codeLeadsTo", "namedSecret", 0.3],
      ["onSiteUnasked", "fleeting", 0.7],
      ["placeNear", "unspoken", 0.3],
      ["maybeBefore", "enterNear", 1.4],
      ["showUnasked", "brief", -0.2],
      ["codeFollows", "asksNothing", 1.8],
      ["notMe", "namedFleeting", 0.2],
      ["codeBefore", "fleeting", 0.1],
      ["alone", "codeInSubject", 0.4],
      ["bold", "authInSubject", 0.4],
      ["enterInClause", "actInSubject", 0.1],
      ["promoNear", "silentOnAuth", -0.4],
      ["briefSaid", "promoInSubject", -0.5],
      ["promoInSubject", "brief", -0.3],
      ["mixed", "namedEntered", 0.2],
      ["mixed", "actInSubject", -0.1],
      ["six", "promoNear", 0.1],
      ["enterInPlace", "overshown", -0.2],
      ["codeAfter", "mixed", -0.3],
      ["goalBefore", "sole", 0.1],
      ["businessBeside", "colonBefore", 0.2],
      ["grouped", "brief", 0.1],
      ["grouped", "mixed", 0.4],
      ["consonants", "dashed", 1.5],
      ["crowded", "fleeting", -0.3],
      ["fullName", "onSite", -0.2],
      ["colonBefore", "onSiteNear", -0.1],
      ["secret", "unspoken", 0.2],
      ["codeBefore", "mixed", -0.1],
      ["authInSubject", "amongIdle", 0.2],
      ["alone", "percentNear", -0.4],
      ["tradeAround", "enterFirst", -0.1],
      ["enterInClause", "namedInTrade", -0.3],
      ["enterNear", "crowded", 0.3],
      ["announced", "silentOnAuth", -0.6],
      ["mixed", "namedInTrade", -0.4],
      ["authAround", "idle", 0.4],
      ["fullName", "idle", 0.2],
      ["onSiteNear", "fleeting", 0.1],
      ["otherBefore", "asksNothing", -0.1],
      ["maybeBefore", "placeNear", 0.9],
      ["placeNear", "lead", 0.3],
      ["otherInSubject", "enterFirst", -0.2],
      ["announced", "percentNear", -0.6],
      ["codeBefore", "fleetingNear", 0.3],
      ["enterInClause", "enterInPlace", 0.8],
      ["otherLeadsTo", "enterNext", 0.3],
      ["fullName", "consonants", -0.4],
      ["placeNear", "mixed", 0.4],
      ["codeAbove", "asksNothing", -0.4],
      ["brief", "numbers", -0.2],
      ["enterLeadsTo", "fleetingNear", 0.1],
      ["codeInSubject", "promo", -0.3],
      ["codeBefore", "namedFleeting", 0.1],
      ["namedFleeting", "silentOnAuth", -0.5],
      ["alone", "mixed", 0.3],
      ["placeNear", "tradeOnly", 0.2],
      ["tradeAround", "notMe", -0.2],
      ["otherInSubject", "enterInAuth", 0.3],
      ["alone", "silentOnAuth", -0.2],
      ["sole", "numbers", -0.1],
      ["enterInAuth", "numbers", -0.2],
      ["codeBelow", "authInSubject", 0.1],
      ["showUnasked", "sole", -0.5],
      ["otherInSubject", "silentOnAuth", -0.4],
      ["grouped", "silentOnAuth", 0.1],
      ["subjectSole", "asksNothing", -0.2],
      ["codeLeadsTo", "onSiteInSubject", -0.3],
      ["namedInSubject", "numbers", -0.4],
      ["codeInSubject", "namedInTrade", -0.2],
      ["enterFirst", "silentOnAuth", -0.1],
      ["placeNear", "otherInSubject", -0.1],
      ["grouped", "asksNothing", 0.1],
      ["mixed", "promoInAuth", -0.1],
      ["tradeOnly", "silentOnAuth", -0.1],
      ["maybeBefore", "otherInSubject", 0.3],
      ["codeInSubject", "idle", 0.1],
      ["authAround", "otherInMail", 0.3],
      ["onSiteUnasked", "otherInSubject", -0.2],
      ["maybeBefore", "idle", 0.3],
      ["enterLeadsTo", "numbers", 0.1],
      ["mixed", "lead", -0.3],
      ["six", "onSiteInSubject", -0.3],
      ["big", "onSiteNear", -0.3],
      ["colonBefore", "notMe", 0.1],
      ["grouped", "unspoken", 0.1],
      ["mixed", "tradeOnly", -0.4],
      ["named", "asksNothing", 0.2],
      ["six", "secret", 0.1],
      ["mixed", "briefSaid", -0.1],
      ["mixed", "promo", -0.1],
      ["business", "numbers", -0.1],
      ["enterNext", "enterFirst", 0.1],
      ["namedToGoOn", "done", -0.1],
      ["businessBeside", "unspoken", 0.1],
      ["enterToGoOn", "six", 0.1],
      ["codeBefore", "namedSecret", 0.1],
      ["namedToGoOn", "numbers", -0.1],
      ["ragged", "otherInSubject", -0.3],
      ["fullName", "word", 0.1],
      ["alone", "otherInSubject", -0.4],
      ["alone", "onSiteNear", -0.1],
      ["enterNear", "otherInSubject", 0.1],
      ["colonBefore", "enterFirst", 0.1],
      ["enterAfter", "numbers", -0.1],
      ["enterLeadsTo", "crowded", 0.3],
      ["otherInSubject", "business", 0.1],
      ["authAround", "otherInSubject", 0.1],
      ["codeBefore", "otherInSubject", -0.1],
      ["crowded", "codeInSubject", -0.1],
      ["done", "authInSubject", -0.1],
      ["colonBefore", "promoNear", 0.1],
      ["enterInPlace", "silentOnAuth", -0.1],
      ["codeLeadsTo", "secretNear", 0.1],
      ["codeLeadsTo", "done", -0.1],
      ["authAround", "amongIdle", -0.1],
      ["fleetingNear", "outdone", -0.1],
      ["enterToGoOn", "otherInSubject", 0.1],
      ["maybeBefore", "bold", 0.1],
      ["codeLeadsTo", "asksNothing", 0.1],
      ["codeLeadsTo", "namedInTrade", -0.1],
      ["tradeAround", "repeatedInSubject", -0.1],
      ["otherBefore", "grouped", 0.1],
      ["goalBefore", "otherInSubject", 1.5]
    ]
  },
  links: {
    threshold: 4.7,
    weights: {
      labelComplete: 4,
      labelAct: 2.3,
      labelYes: 5.1,
      labelHere: 2.4,
      labelNever: -3.1,
      labelNotMe: -4.2,
      labelOther: -2.8,
      labelMatter: -2.2,
      labelLoose: -0.1,
      labelPromo: -3.6,
      labelRead: -3.1,
      labelBusiness: 0.8,
      saysPromo: -1.6,
      promoBefore: -0.6,
      pressBefore: -0.5,
      saysRead: -3.6,
      saysOnSite: -0.9,
      saysBusiness: 0.5,
      saysFleeting: 2.2,
      labelUrl: 0.7,
      labelEmpty: -2.8,
      labelSite: -2,
      picture: -1.2,
      saysComplete: 2.6,
      saysAct: 0.5,
      saysSignIn: 0.8,
      saysHere: 1.7,
      saysNever: -1.3,
      saysNotMe: -3.2,
      saysOther: -0.9,
      saysMatter: -1.4,
      quoted: -2.7,
      innerMail: -3.1,
      cited: -1.8,
      slippedIn: -2,
      aboveComplete: 0.9,
      aboveAct: 0.1,
      aboveSignIn: 0.1,
      aboveHere: 0.7,
      aboveNever: -0.2,
      aboveNotMe: -4,
      aboveOther: -0.8,
      aboveMatter: -1.1,
      aboveRead: -0.4,
      fleetingNear: 0.1,
      authAround: 1.8,
      tradeAround: -0.2,
      urlComplete: 1.2,
      urlSaysOther: -3.3,
      urlNever: -4,
      urlHome: -4,
      urlPlain: -2.9,
      urlOpaque: 1.4,
      urlReadable: -1.8,
      urlPage: -4.1,
      prominent: 1,
      inBar: -0.3,
      early: 3.6,
      footer: -2.1,
      subjectComplete: 0.4,
      subjectAct: 0.4,
      subjectSignIn: 0.2,
      subjectOther: -2,
      subjectMatter: -3.4,
      subjectDone: -1.4,
      business: 0.1,
      notMe: 0.3,
      typed: -1.3,
      done: -0.1,
      otherInMail: -0.3,
      authShare: 0.9,
      promo: -0.1,
      press: -0.2,
      onSite: -0.6,
      matter: -2.9,
      known: -2.2,
      mainInTrade: -0.8,
      lead: 0.5,
      outdone: -3.9,
      unsaid: -0.2,
      unsaidKnown: -0.1,
      actUnasked: -0.2,
      behindNever: -2.5,
      leftToSentence: 0.7,
      neverHere: -0.1,
      signInUnasked: -0.4,
      urlCompletesSecret: 0.4,
      urlCompletesWordless: 0.6,
      readableUnsaid: -1,
      bareWordless: -0.3,
      besideCode: -0.2,
      unsaidBesideCode: -1.5,
      silentBesideCode: -0.3,
      saysOr: 0.7,
      orBesideCode: 3.1,
      ifNotMe: -4.2,
      declinable: 0.6,
      declinedBefore: 0.1,
      onlySecret: 0.1,
      onlySecretInAuth: 0.3,
      onlySecretUnasked: -0.3,
      firstOpaqueInAuth: 0.4
    },
    pairs: [
      ["promo", "lead", 1.2],
      ["promo", "leadInAuth", 0.6],
      ["saysBusiness", "unsaid", 2.2],
      ["urlOpaque", "mainInTrade", -1.4],
      ["saysBusiness", "besideCode", -1.1],
      ["saysBusiness", "typed", -0.9],
      ["urlOpaque", "unsaid", 0.6],
      ["aboveHere", "button", 2],
      ["saysBusiness", "aboveOther", 0.6],
      ["leadInAuth", "actUnasked", 1.7],
      ["urlReadable", "main", -1.2],
      ["labelBusiness", "known", -2.2],
      ["done", "leadInAuth", -0.4],
      ["saysHere", "unasked", 1.7],
      ["subjectSignIn", "signInUnasked", 1.8],
      ["labelSignIn", "subjectSignIn", 3.3],
      ["notMe", "unsaid", 0.6],
      ["urlComplete", "actUnasked", -0.4],
      ["saysHere", "urlComplete", 2.5],
      ["tradeAround", "business", 0.6],
      ["button", "actUnasked", -2.3],
      ["urlOpaque", "done", 0.8],
      ["urlSecret", "unasked", -0.5],
      ["prominent", "signInUnasked", -0.3],
      ["aboveOther", "urlReadable", -2.3],
      ["urlComplete", "inBar", -3.3],
      ["prominent", "subjectAct", 0.6],
      ["aboveHere", "prominent", 1.6],
      ["aboveOther", "unsaid", -0.2],
      ["aboveOther", "urlComplete", 0.4],
      ["known", "urlCompletesSecret", -1.4],
      ["button", "wordless", 1],
      ["typed", "actInAuth", -2.6],
      ["aboveNever", "fleetingNear", -0.4],
      ["aboveNever", "fleeting", -1.3],
      ["labelComplete", "urlReadable", -0.6],
      ["urlComplete", "subjectMatter", -1],
      ["fleeting", "notMe", 0.2],
      ["subjectComplete", "lead", 0.9],
      ["urlReadable", "subjectSignIn", -0.5],
      ["button", "fleeting", 0.3],
      ["aboveComplete", "typed", -0.7],
      ["subjectDone", "done", -2.4],
      ["aboveHere", "typed", 0.5],
      ["urlComplete", "urlReadable", -1],
      ["aboveAct", "urlComplete", 0.7],
      ["subjectOther", "leftToSentence", 0.7],
      ["urlComplete", "signInUnasked", 2.3],
      ["leadInAuth", "silentBesideCode", -2.7],
      ["prominent", "business", 0.8],
      ["aboveAct", "inBar", 0.6],
      ["aboveAct", "aboveMatter", -0.3],
      ["otherInMail", "leadInAuth", 1.5],
      ["business", "typed", -0.4],
      ["business", "signInUnasked", -1.6],
      ["saysHere", "urlSecret", 0.2],
      ["button", "silentBesideCode", 0.4],
      ["urlOpaque", "notMe", 0.1],
      ["known", "wordless", 0.1],
      ["aboveOther", "urlOpaque", -0.5],
      ["urlOpaque", "readableUnsaid", 1.2],
      ["aboveOther", "business", 1],
      ["early", "promo", 0.4],
      ["lead", "unsaid", -1],
      ["button", "signInUnasked", -1.2],
      ["urlComplete", "subjectComplete", 1.8],
      ["saysBusiness", "tradeAround", 2],
      ["fleeting", "outdone", -0.6],
      ["labelBusiness", "unsaid", 0.6],
      ["business", "unsaid", 0.1],
      ["aboveHere", "aboveRead", -0.8],
      ["urlReadable", "leadInAuth", -0.2],
      ["saysBusiness", "known", -1],
      ["aboveNotMe", "leadInAuth", -0.5],
      ["prominent", "saysOr", -0.5],
      ["aboveOther", "fleeting", -0.3],
      ["aboveHere", "onlySecret", 0.1],
      ["saysHere", "onlySecret", 1],
      ["saysAct", "business", 1.8],
      ["labelHere", "saysOther", 2.1],
      ["fleetingNear", "leadInAuth", 0.8],
      ["urlOpaque", "silentBesideCode", 0.9],
      ["aboveAct", "mainInTrade", -0.2],
      ["unasked", "urlCompletesSecret", 0.1],
      ["subjectMatter", "urlCompletesSecret", -0.8],
      ["aboveHere", "notMe", 1],
      ["aboveMatter", "fleeting", 0.3],
      ["aboveOther", "leadInAuth", 0.4],
      ["urlReadable", "typed", -0.3],
      ["labelUrl", "aboveRead", -1.8],
      ["urlSecret", "unsaid", -0.6],
      ["fleeting", "unsaid", -0.2],
      ["early", "wordless", 0.4],
      ["tradeAround", "wordless", -0.6],
      ["saysHere", "notMe", 1.3],
      ["urlComplete", "done", -0.3],
      ["aboveRead", "lead", 0.7],
      ["typed", "leadInAuth", -0.4],
      ["aboveRead", "prominent", -0.5],
      ["button", "subjectMatter", -1.2],
      ["early", "unsaidKnown", 0.2],
      ["prominent", "onlySecret", 0.1],
      ["saysOnSite", "actUnasked", -0.5],
      ["labelSignIn", "unasked", -0.4],
      ["labelSignIn", "signInUnasked", -0.3],
      ["aboveOther", "notMe", 0.6],
      ["button", "unasked", -0.2],
      ["urlComplete", "besideCode", 0.5],
      ["labelUrl", "urlReadable", -0.3],
      ["urlOpaque", "urlReadable", 0.4],
      ["urlOpaque", "button", 0.3],
      ["saysOnSite", "saysAct", -0.4],
      ["saysOnSite", "saysBusiness", -0.2],
      ["urlComplete", "known", -0.6],
      ["urlOpaque", "inBar", 0.2],
      ["subjectOther", "business", 0.5],
      ["fleetingNear", "typed", -0.1],
      ["unasked", "leadInAuth", 0.1],
      ["unsaidKnown", "onlySecret", 0.5],
      ["labelUrl", "promo", 0.2],
      ["subjectDone", "leadInAuth", -0.4],
      ["subjectComplete", "outdone", -0.7],
      ["inBar", "onlySecret", -0.5],
      ["aboveSignIn", "known", -0.2],
      ["saysBusiness", "aboveRead", 0.6],
      ["urlSecret", "done", 0.2],
      ["unasked", "firstSecretAsked", -0.1],
      ["aboveMatter", "fleetingNear", 0.2],
      ["mainInAuth", "signInUnasked", -0.1],
      ["aboveHere", "wordless", -0.1],
      ["aboveAct", "urlOpaque", 0.1],
      ["labelUrl", "saysOr", -0.3],
      ["fleetingNear", "onlySecretInAuth", 0.1],
      ["main", "saysOr", -0.1],
      ["saysBusiness", "subjectAct", 0.1],
      ["prominent", "onlySecretUnasked", -0.1],
      ["done", "actInAuth", 0.2],
      ["fleetingNear", "mainInAuth", 0.1],
      ["labelComplete", "subjectOther", -0.5],
      ["subjectOther", "leadInAuth", 0.1],
      ["labelUrl", "typed", 0.2],
      ["urlSecret", "wordless", -0.1],
      ["prominent", "subjectComplete", 0.1],
      ["wordless", "urlCompletesSecret", -0.3],
      ["wordless", "urlCompletesWordless", -0.2],
      ["early", "bareWordless", 0.1],
      ["saysBusiness", "subjectComplete", 0.1],
      ["business", "known", -0.2],
      ["urlReadable", "lead", -0.1],
      ["fleetingNear", "unsaid", -0.1],
      ["saysAct", "mainInTrade", -0.1],
      ["urlSecret", "known", -0.1],
      ["aboveOther", "urlCompletesSecret", 0.1],
      ["signInUnasked", "urlCompletesSecret", 0.2],
      ["subjectDone", "lead", -0.1],
      ["business", "outdone", -0.1]
    ]
  }
};

// packages/extract/src/model.ts
var codeScale = model_default.codes;
var linkScale = model_default.links;

// packages/extract/src/weigh.ts
function createWeigher({ weights, pairs }) {
  let names;
  let worths = new Float64Array();
  let shares = new Float64Array();
  const ones = new Uint16Array(pairs.length);
  const others = new Uint16Array(pairs.length);
  const pairWorths = Float64Array.from(pairs, ([, , worth2]) => worth2);
  const learnOrder = (groups) => {
    const order = groups.flatMap((group) => Object.keys(group));
    const placeOf = (name) => {
      const place = order.indexOf(name);
      if (place < 0) throw new Error(`The model weighs ${name}, which is no evidence.`);
      return place;
    };
    worths = new Float64Array(order.length);
    shares = new Float64Array(order.length);
    for (const [name, worth2] of Object.entries(weights)) worths[placeOf(name)] = worth2;
    ones.set(pairs.map(([one]) => placeOf(one)));
    others.set(pairs.map(([, other]) => placeOf(other)));
    return order;
  };
  return (groups) => {
    names ??= learnOrder(groups);
    let index = 0;
    let score = 0;
    for (const group of groups) {
      for (const name in group) {
        if (names[index] !== name) throw new Error(`Evidence in another order: ${name}.`);
        const share = group[name];
        shares[index] = share;
        score += worths[index] * share;
        index += 1;
      }
    }
    if (index !== names.length) throw new Error(`Evidence is missing: ${names[index]}.`);
    for (let pair = 0; pair < pairWorths.length; pair += 1) {
      const together = shares[ones[pair]] * shares[others[pair]];
      score += pairWorths[pair] * together;
    }
    return score;
  };
}
function likely(scored, threshold) {
  const least = Math.max(threshold, topScore(scored) - FAR);
  return scored.filter(({ score }) => score >= least);
}
var FAR = 3;
function topScore(scored) {
  return scored.reduce((top, { score }) => Math.max(top, score), Number.NEGATIVE_INFINITY);
}

// packages/extract/src/limits.ts
var limits = {
  links: 500,
  linkCharacters: 8 * 1024,
  linksCharacters: 256 * 1024,
  codes: 10,
  /** Characters of a body in which codes are looked for. */
  codeSearchCharacters: 256 * 1024
};

// packages/extract/src/codes/codes.ts
function chooseCodes(scored) {
  const replaced = scored.filter((code) => isReplaced(code) && code.score >= codeScale.threshold - EQUAL);
  const current = likely(
    scored.filter((code) => !isReplaced(code)),
    codeScale.threshold
  );
  return current.length === 0 ? [] : [...current, ...replaced].slice(0, limits.codes).map(({ value }) => value);
}
var weigh = createWeigher(codeScale);
function scoreCodes(places) {
  const best = /* @__PURE__ */ new Map();
  for (const { value, evidence } of places) {
    const score = weigh(evidence);
    const known3 = best.get(value);
    if (!known3 || score > known3.score) best.set(value, { value, score, evidence });
  }
  const scored = [...best.values()];
  if (scored.some((code) => !isReplaced(code) && code.score >= codeScale.threshold)) {
    for (const replaced of scored.filter(isReplaced)) replaced.score -= whatReplacingCosts(replaced);
  }
  const top = topScore(scored);
  const rank = (code) => (isReplaced(code) ? REPLACED : 0) + Math.floor((top - code.score) / EQUAL);
  return scored.sort((a, b) => rank(a) - rank(b));
}
function isReplaced({ evidence: [place] }) {
  return place.outdated === 1;
}
function whatReplacingCosts({ evidence: [place, , , joint] }) {
  return worth("outdated") + worth("outdatedNext") * place.outdatedNext + worth("outdone") * joint.outdone;
}
var worth = (name) => codeScale.weights[name] ?? 0;
function codePlaces(subject, bodies, allLinks) {
  const links = allLinks.slice(0, MAX_LINKS);
  const isEntering = bodies.some((body) => body.count("enter") > 0);
  const parts2 = [subject, ...bodies].map((reading) => readPart(reading, isEntering));
  spreadOutdated(parts2);
  dropAsides(parts2);
  const companyOf = createCompany(parts2, links);
  const texts = parts2.map(({ reading }) => reading.text);
  const isName2 = createNameTest(texts, links);
  const mail = mailEvidence(subject, bodies);
  const found = [];
  for (const part of parts2) {
    for (const [index, candidate] of part.candidates.entries()) {
      const place = part.places[index];
      const { value } = candidate;
      const form = formEvidence(candidate, part.reading);
      const joint = jointEvidence(candidate, place, form, mail, companyOf(candidate, place, part));
      const isWord = form.word + form.capitals + form.consonants > 0;
      if (isWord && (isOrdinaryWord(form, place, joint) || isName2(value))) continue;
      if (isOtherByForm(candidate) && isUnsaid(place, mail, joint)) continue;
      if (isCoupon2(value, place, mail, texts)) continue;
      found.push({ value, evidence: [place, form, mail, joint] });
    }
  }
  return found;
}
function readPart(reading, isEntering) {
  const isEntered = createLabelTest(reading);
  const found = codeCandidates(reading).map((candidate) => ({
    candidate,
    place: placeEvidence(candidate, reading, isEntered)
  }));
  const kept = found.filter(({ candidate, place }) => !isKey(candidate.value) || isEntering && isPasted(place));
  return { reading, candidates: kept.map(({ candidate }) => candidate), places: kept.map(({ place }) => place) };
}
function isPasted({ fullName, codeLeadsTo, codeAbove, announced, enterInPlace }) {
  return fullName * codeLeadsTo === 1 || codeAbove * announced * enterInPlace > 0;
}
var EQUAL = 1;
var REPLACED = 1e3;
var MAX_LINKS = 50;
function spreadOutdated(parts2) {
  const outdated = new Set(
    parts2.flatMap(
      ({ candidates, places }) => candidates.filter((_, index) => places[index]?.outdated === 1).map(({ value }) => value)
    )
  );
  for (const { candidates, places } of parts2) {
    for (const [index, place] of places.entries()) if (outdated.has(candidates[index]?.value ?? "")) place.outdated = 1;
  }
}
function isOtherByForm({ value, grouped }) {
  return grouped && POSTCODE_OR_PHONE.test(value) || HOST2.test(value);
}
var POSTCODE_OR_PHONE = /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|[A-Z]\d[A-Z]\d[A-Z]\d|0\d{8,9})$/;
var HOST2 = /^[a-z]{2,12}(?:-[a-z]{2,12}){0,2}-\d{1,2}$/;
function isUnsaid({ enterLeadsTo, enterNear, enterAfter, maybeBefore }, mail, { named }) {
  return Math.max(mail.codeInSubject, named, maybeBefore, enterLeadsTo, enterNear, enterAfter) < 0.3;
}
function isOrdinaryWord({ word, capitals, consonants, dashed }, place, { named }) {
  const { enterLeadsTo, enterNext, enterAfter, enterNear, maybeBefore, maybeAbove, maybeAfter, announced, alone } = place;
  const said = Math.max(named, enterLeadsTo, maybeBefore, maybeAbove);
  if (consonants * dashed === 1) return false;
  const saidOfWord = Math.max(Math.max(place.colonBefore, alone) * enterNext, announced * enterNear);
  const saidOfCapitals = Math.max(announced, maybeAfter, enterAfter, alone * enterNext);
  const saidOfConsonants = Math.max(saidOfCapitals, enterNear, alone, place.colonBefore);
  return Math.max(said, Math.max(enterAfter, saidOfWord) * word, saidOfCapitals * capitals, saidOfConsonants * consonants) < 0.3;
}

// packages/extract/src/html/render.ts
import { Tokenizer } from "htmlparser2";

// packages/extract/src/html/html-tags.ts
var UNSEEN = /* @__PURE__ */ new Set([
  "script",
  "style",
  "title",
  "template",
  "object",
  "iframe",
  "svg",
  "noembed",
  "noframes"
]);
var LINES2 = new Set(
  "address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul blockquote caption".split(
    " "
  )
);
var PARAGRAPHS = new Set("blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul".split(" "));
var CELLS = /* @__PURE__ */ new Set(["td", "th"]);
var VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

// packages/extract/src/html/style.ts
var plainLook = { size: 16, bold: false, spaced: false, mono: false, cited: false };
var leastSize = 2;
function styleOf(tag, attributes, outer, sheet) {
  const { style, hidden, bgcolor } = attributes;
  const result = {
    look: byTag(tag, attributes, outer),
    hidden: hidden !== void 0,
    boxed: bgcolor !== void 0 || BUTTON_CLASS.test(attributes.class ?? "")
  };
  const byClass = sheet.of(attributes.class);
  if (byClass !== "") readDeclarations(byClass, result, outer, sheet);
  if (style !== void 0) readDeclarations(style.slice(0, MAX_STYLE), result, outer, sheet);
  return result;
}
var MAX_STYLE = 4e3;
var BUTTON_CLASS = /\b(?:btn|button|cta)\b/i;
var HEADING_SIZES = { h1: 32, h2: 24, h3: 19, big: 20 };
var FONT_SIZES = [10, 13, 16, 18, 24, 32, 48];
var SIZE_WORDS = { small: 13, medium: 16, large: 18, "x-large": 24, "xx-large": 32 };
var BOLD = /* @__PURE__ */ new Set(["b", "strong", "th", "h1", "h2", "h3", "h4"]);
var MONO = /* @__PURE__ */ new Set(["code", "pre", "kbd", "tt", "samp"]);
function byTag(tag, { size }, outer) {
  const bold = BOLD.has(tag);
  const mono = MONO.has(tag);
  const pixels2 = HEADING_SIZES[tag] ?? (tag === "font" ? FONT_SIZES[Number(size) - 1] : void 0);
  const cited = tag === "blockquote";
  if (!bold && !mono && !cited && pixels2 === void 0) return outer;
  return {
    size: pixels2 ?? outer.size,
    bold: bold || outer.bold,
    spaced: outer.spaced,
    mono: mono || outer.mono,
    cited: cited || outer.cited
  };
}
function readDeclarations(style, result, outer, sheet) {
  const sight = { shown: true, displayed: null, flat: false, clipped: false };
  for (const { property, value } of sheet.declarationsOf(style)) {
    if (property.startsWith("font") || property === "letter-spacing") readLook(property, value, result, outer);
    else if (property.startsWith("b") || property === "padding") result.boxed ||= isBox(property, value);
    else readSight(property, value, sight);
  }
  const { shown, displayed, flat, clipped } = sight;
  result.hidden = !shown || flat && clipped || (displayed === null ? result.hidden : !displayed);
}
function readLook(property, value, result, outer) {
  const { look } = result;
  if (property === "font-size") result.look = { ...look, size: pixels(value, outer.size) };
  else if (property === "font-weight") result.look = { ...look, bold: /^(?:bold|[6-9]00)/.test(value) };
  else if (property === "font-family") result.look = { ...look, mono: /mono|courier|consol|menlo/.test(value) };
  else result.look = { ...look, spaced: Number.parseFloat(value) >= (value.includes("em") ? 0.08 : 1.5) };
}
function isBox(property, value) {
  if (property === "padding") return Number.parseFloat(value) >= 8;
  if (property.startsWith("border")) return !/^(?:0|none)/.test(value);
  return !/^(?:none|transparent|inherit|#fff(?:fff)?\b|white)/.test(value);
}
function readSight(property, value, sight) {
  if (property === "display") sight.displayed = !value.startsWith("none");
  else if (property === "overflow") sight.clipped = value.startsWith("hidden");
  else if (property === "visibility") sight.shown &&= !value.startsWith("hidden");
  else if (property === "opacity" || property === "max-height") sight.shown &&= !NOTHING.test(value);
  else sight.flat ||= NOTHING.test(value);
}
var NOTHING = /^0(?:px)?\b(?!\.)/;
function pixels(value, inherited) {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return SIZE_WORDS[value.replace(/\s*!important/, "")] ?? inherited;
  if (value.includes("rem")) return number * 16;
  if (value.includes("em")) return number * inherited;
  if (value.includes("%")) return number / 100 * inherited;
  return value.includes("pt") ? number * 1.33 : number;
}

// packages/extract/src/html/open-elements.ts
var maxDepth = 64;
var OpenElements = class {
  #elements = [];
  /** How text looks here. */
  get look() {
    return this.#elements.at(-1)?.style.look ?? plainLook;
  }
  /** The element around the innermost one. */
  get outer() {
    return this.#elements.at(-2)?.style;
  }
  enter(tag, style) {
    if (this.#elements.length >= maxDepth) this.#elements.shift();
    this.#elements.push({ tag, style });
  }
  /** Closes what the end tag closes in a well-formed document; an end tag without a start is passed over. */
  leave(tag) {
    const index = this.#elements.findLastIndex((element) => element.tag === tag);
    if (index >= 0) this.#elements.length = index;
  }
};

// packages/extract/src/html/style-sheet.ts
var StyleSheet = class {
  #rules = /* @__PURE__ */ new Map();
  #declarations = /* @__PURE__ */ new Map();
  #characters = 0;
  /** Reads the text of one `<style>` element. Rules within others (`@media`) are passed over. */
  read(css) {
    if (this.#characters + css.length > MAX_CHARACTERS) return;
    this.#characters += css.length;
    const plain3 = withoutComments(css);
    let depth = 0;
    let start = 0;
    let selector = "";
    for (let index = 0; index < plain3.length; index += 1) {
      const character = plain3[index];
      if (character === "{") {
        if (depth === 0) selector = plain3.slice(start, index);
        depth += 1;
        start = index + 1;
      } else if (character === "}") {
        if (depth === 1) this.#note(selector, plain3.slice(start, index));
        depth = Math.max(0, depth - 1);
        start = index + 1;
      }
    }
  }
  /** The declarations for an element with these classes; "" for none. */
  of(classes) {
    if (classes === void 0 || this.#rules.size === 0) return "";
    return classes.slice(0, MAX_CLASSES).split(/\s+/, MAX_RULES_OF_ONE).map((name) => this.#rules.get(name.toLowerCase()) ?? "").join("").slice(0, MAX_DECLARATIONS);
  }
  /** What the text of a rule or of a `style` attribute declares. Programs write the same one again and again. */
  declarationsOf(style) {
    let declarations = this.#declarations.get(style);
    if (declarations === void 0) {
      declarations = matches(DECLARATION, style).map(([, property = "", value = ""]) => ({
        property: property.toLowerCase(),
        value: value.trim().toLowerCase()
      }));
      if (this.#declarations.size < MAX_RULES) this.#declarations.set(style, declarations);
    }
    return declarations;
  }
  #note(selectors, declarations) {
    if (declarations.length > MAX_DECLARATIONS) return;
    for (const selector of selectors.slice(selectors.lastIndexOf(";") + 1).split(",")) {
      const name = ONE_CLASS.exec(selector.trim())?.[1]?.toLowerCase();
      if (name === void 0 || this.#rules.size >= MAX_RULES) continue;
      const known3 = this.#rules.get(name) ?? "";
      if (known3.length < MAX_DECLARATIONS) this.#rules.set(name, `${known3}${declarations};`);
    }
  }
};
var MAX_CHARACTERS = 128 * 1024;
var MAX_RULES = 500;
var MAX_DECLARATIONS = 600;
var MAX_RULES_OF_ONE = 8;
var MAX_CLASSES = 200;
var DECLARATION = /(?:^|;)\s*(display|visibility|opacity|max-height|height|width|max-width|overflow|font-size|font-weight|font-family|letter-spacing|background|background-color|border|border-radius|padding)\s*:\s*([^;]{1,200})/gi;
var ONE_CLASS = /^[a-z]{0,10}\d?\.([\w-]{1,60})$/i;
function withoutComments(css) {
  let plain3 = "";
  let from = 0;
  for (let open = css.indexOf("/*"); open >= 0; open = css.indexOf("/*", from)) {
    plain3 += css.slice(from, open);
    const close = css.indexOf("*/", open + 2);
    if (close < 0) return plain3;
    from = close + 2;
  }
  return plain3 + css.slice(from);
}

// packages/extract/src/html/text-writer.ts
var TextWriter = class {
  #pieces = [];
  #length = 0;
  #breaks = 0;
  #space = false;
  #cell = false;
  /** Where a table's cells begin that do not begin a line, in order. */
  cells = [];
  /** Characters written so far; a break or space that still waits is not among them. */
  get length() {
    return this.#length;
  }
  write(raw) {
    const text = IRREGULAR.test(raw) ? raw.replace(SPACES, " ").replace(INVISIBLE2, "") : raw;
    if (text === "") return;
    const trimmed2 = text.trim();
    if (text.startsWith(" ")) this.#space = true;
    if (trimmed2 === "") return;
    this.#flush();
    this.#put(trimmed2);
    this.#space = text.endsWith(" ");
  }
  /** Text whose line breaks count, as in <pre>. */
  writePreformatted(raw) {
    const lines = raw.split(/\r?\n/);
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.lineBreak();
      const text = line.replace(INVISIBLE2, "");
      if (text.trim() === "") continue;
      this.#flush();
      this.#put(text);
    }
  }
  /** The next text stands in another cell of its row. */
  cell() {
    this.#space = true;
    this.#cell = true;
  }
  /** A forced break: two of them make an empty line. */
  lineBreak() {
    this.#breaks = Math.min(this.#breaks + 1, 2);
  }
  /** At least this many line breaks before the next text. */
  boundary(breaks) {
    this.#breaks = Math.max(this.#breaks, breaks);
  }
  toString() {
    return this.#pieces.join("");
  }
  #flush() {
    if (this.#length > 0) {
      if (this.#breaks > 0) this.#put("\n".repeat(this.#breaks));
      else if (this.#space) this.#put(" ");
      if (this.#cell && this.#breaks === 0 && this.cells.length < MAX_CELLS) this.cells.push({ start: this.#length });
    }
    this.#cell = false;
    this.#breaks = 0;
    this.#space = false;
  }
  #put(text) {
    this.#pieces.push(text);
    this.#length += text.length;
  }
};
var MAX_CELLS = 1e4;
var IRREGULAR = /[^\x20-\x7e]| {2}/;
var SPACES = /\s+/g;
var INVISIBLE2 = /\u00ad|\u034f|\u200b|\u2060/g;
function fillsLine(text, { start, end }) {
  return (start === 0 || text[start - 1] === "\n") && (end === text.length || text[end] === "\n");
}

// packages/extract/src/html/render.ts
function render(html) {
  const pass = new RenderPass(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, pass);
  tokenizer.write(html);
  tokenizer.end();
  return pass.finish();
}
var MAX_ANCHORS = limits.links * 4;
var MAX_LOOKS = 1e4;
var READ_ATTRIBUTES = /* @__PURE__ */ new Set(["href", "style", "hidden", "alt", "class", "bgcolor", "size"]);
var RenderPass = class {
  #html;
  #writer = new TextWriter();
  #anchors = [];
  #tag = "";
  #attributes = {};
  #attribute = null;
  #value = "";
  #hidden = null;
  #anchor = null;
  #open = new OpenElements();
  #sheet = new StyleSheet();
  #looks = [{ start: 0, look: plainLook }];
  #preformatted = false;
  constructor(html) {
    this.#html = html;
  }
  finish() {
    this.#closeAnchor();
    const text = this.#writer.toString();
    for (const anchor of this.#anchors) {
      const label = text.slice(anchor.start, anchor.end).trimStart();
      anchor.start = anchor.end - label.length;
      anchor.label = label.trimEnd() || anchor.label;
      anchor.button &&= anchor.boxed || fillsLine(text, anchor);
    }
    return { text, anchors: this.#anchors, looks: this.#looks, cells: this.#writer.cells };
  }
  ontext(start, end) {
    this.#write(this.#html.slice(start, end));
  }
  ontextentity(codepoint) {
    this.#write(String.fromCodePoint(codepoint));
  }
  onopentagname(start, end) {
    this.#tag = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase();
    this.#attributes = {};
  }
  onattribname(start, end) {
    const name = end - start <= 7 ? this.#html.slice(start, end).toLowerCase() : "";
    this.#attribute = READ_ATTRIBUTES.has(name) ? name : null;
    this.#value = "";
  }
  onattribdata(start, end) {
    if (this.#attribute && this.#value.length <= limits.linkCharacters) this.#value += this.#html.slice(start, end);
  }
  onattribentity(codepoint) {
    if (this.#attribute && this.#value.length <= limits.linkCharacters) this.#value += String.fromCodePoint(codepoint);
  }
  onattribend() {
    if (this.#attribute) this.#attributes[this.#attribute] ??= this.#value;
    this.#attribute = null;
  }
  onopentagend() {
    const tag = this.#tag;
    if (this.#hidden?.tag === "p" && LINES2.has(tag)) this.#hidden = null;
    if (this.#hidden) {
      if (tag === this.#hidden.tag) this.#hidden.depth += 1;
      return;
    }
    const style = styleOf(tag, this.#attributes, this.#open.look, this.#sheet);
    if (!VOID.has(tag)) {
      if (UNSEEN.has(tag) || style.hidden) {
        this.#hidden = { tag, depth: 1 };
        return;
      }
      this.#open.enter(tag, style);
    }
    this.#breakAt(tag);
    if (tag === "br") this.#writer.lineBreak();
    else if (tag === "pre") this.#preformatted = true;
    else if (tag === "a") this.#openAnchor(style.boxed);
    else if (this.#anchor && !VOID.has(tag)) this.#anchor.button ||= style.boxed || tag === "button";
    else if (tag === "area") {
      const { href, alt = "" } = this.#attributes;
      if (href !== void 0) this.#addAnchor({ href, alt, start: this.#writer.length, boxed: false, button: false });
    } else if (tag === "img" && this.#anchor && this.#attributes.alt) this.#anchor.alt ||= this.#attributes.alt;
  }
  onselfclosingtag() {
    this.onopentagend();
  }
  onclosetag(start, end) {
    const tag = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase();
    if (this.#hidden?.tag === "p" && tag !== "p" && (LINES2.has(tag) || CELLS.has(tag))) this.#hidden = null;
    if (this.#hidden) {
      if (tag === this.#hidden.tag && --this.#hidden.depth === 0) this.#hidden = null;
      return;
    }
    this.#breakAt(tag);
    this.#open.leave(tag);
    if (tag === "a") this.#closeAnchor();
    else if (tag === "pre") this.#preformatted = false;
  }
  oncdata() {
  }
  oncomment() {
  }
  ondeclaration() {
  }
  onprocessinginstruction() {
  }
  onend() {
  }
  #write(text) {
    if (this.#hidden?.tag === "style") this.#sheet.read(text);
    const { look } = this.#open;
    if (this.#hidden || look.size < leastSize) return;
    if (this.#looks.at(-1)?.look !== look && this.#looks.length < MAX_LOOKS)
      this.#looks.push({ start: this.#writer.length, look });
    if (this.#preformatted) this.#writer.writePreformatted(text);
    else this.#writer.write(text);
  }
  #breakAt(tag) {
    if (PARAGRAPHS.has(tag)) this.#writer.boundary(2);
    else if (LINES2.has(tag)) this.#writer.boundary(1);
    else if (CELLS.has(tag)) this.#writer.cell();
  }
  #openAnchor(boxed) {
    this.#closeAnchor();
    const href = this.#attributes.href;
    if (href === void 0) return;
    const button = boxed || (this.#open.outer?.boxed ?? false);
    this.#anchor = { href, start: this.#writer.length, alt: "", boxed, button };
  }
  #closeAnchor() {
    if (this.#anchor) this.#addAnchor(this.#anchor);
    this.#anchor = null;
  }
  #addAnchor({ href, start, alt, boxed, button }) {
    if (href.length > limits.linkCharacters || this.#anchors.length >= MAX_ANCHORS) return;
    this.#anchors.push({ href: href.trim(), label: alt, start, end: this.#writer.length, button, boxed });
  }
};

// packages/extract/src/links/links.ts
function findLinks(text, rendered) {
  const found = new Collection();
  const marks = /* @__PURE__ */ new Map();
  if (text !== null) for (const url of urlsInText(text)) found.add(asNote(asPlace(url, "text"), text, marks));
  found.places.sort((a, b) => a.start - b.start);
  for (const link of rendered ? anchoredLinks(rendered) : []) found.add(link);
  const written = new Collection();
  for (const link of text === null && rendered ? writtenIn(rendered) : []) if (!found.has(link.url)) written.add(link);
  return { links: [...found.first.values()], places: found.places, written: written.places };
}
var Collection = class {
  /** The first spelling of each. */
  first = /* @__PURE__ */ new Map();
  places = [];
  #characters = 0;
  has(url) {
    return this.first.has(comparable(url) ?? "");
  }
  add(place) {
    const key = comparable(place.url);
    if (key === null) return;
    let known3 = this.first.get(key);
    if (known3 === void 0) {
      this.#characters += place.url.length;
      if (this.first.size >= limits.links || this.#characters > limits.linksCharacters) return;
      this.first.set(key, place.url);
      known3 = place.url;
    }
    if (this.places.length < limits.links * 2) this.places.push({ ...place, url: known3 });
  }
};
var asPlace = ({ url, start }, part) => ({
  url,
  part,
  start,
  end: start + url.length,
  label: "",
  button: false
});
function asNote(place, text, marks) {
  const mark = NOTE_BEFORE.exec(text.slice(Math.max(0, place.start - 8), place.start))?.[1];
  if (mark === void 0) return place;
  const at = marks.get(mark) ?? text.indexOf(`[${mark}]`);
  marks.set(mark, at);
  if (at >= place.start - 8) return place;
  const label = WORD_BEFORE.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? "";
  return { ...place, start: at - label.length, end: at, label: label.trim() };
}
var NOTE_BEFORE = /(?:^|\n) *\[(\d{1,2})\]:? {0,3}$/;
var WORD_BEFORE = /[\p{L}\p{M}\p{N}'’-]{1,30} ?$/u;
function anchoredLinks({ anchors }) {
  return anchors.map(({ href, start, end, label, button }) => {
    return { url: href.replace(/[\t\r\n]/g, ""), part: "html", start, end, label, button };
  }).filter(({ url }) => /^https?:/i.test(url));
}
function writtenIn({ text, anchors }) {
  if (!text.includes("://")) return [];
  let next = 0;
  const isInAnchor = (place) => {
    while ((anchors[next]?.end ?? Number.POSITIVE_INFINITY) <= place) next += 1;
    return (anchors[next]?.start ?? Number.POSITIVE_INFINITY) <= place;
  };
  const outside = urlsInText(text).filter(({ start }) => !isInAnchor(start));
  return outside.map((url) => asPlace(url, "html"));
}
function urlsInText(text) {
  const found = [];
  for (const match of matches(URL_IN_TEXT, text, limits.links * 4)) {
    const pieces = match[0].split(/[\])]([[(])(?=https?:\/\/)/i);
    let opener = text[match.index - 1];
    let start = match.index;
    for (let index = 0; index < pieces.length; index += 2) {
      const piece = pieces[index] ?? "";
      if (piece.length <= limits.linkCharacters) found.push({ url: urlIn(piece, opener), start });
      opener = pieces[index + 1];
      start += piece.length + 2;
    }
  }
  return found;
}
function urlIn(piece, before) {
  return trimmed(withinBrackets(piece, before).replace(GLUED_WORD, ""));
}
var URL_IN_TEXT = /(?<![a-z0-9])https?:\/\/[^\s<>"`\\^{|}\p{Cc}\u00ab\u00bb\u200b\u201c-\u201e\u3000-\u3003\u3008-\u3011\u3014-\u301f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f\uff61-\uff64]+/giu;
function withinBrackets(url, before = "") {
  const closer = CLOSERS[before];
  if (!closer) return url;
  let open = 1;
  for (let index = 0; index < url.length; index += 1) {
    if (url[index] === before) open += 1;
    else if (url[index] === closer) open -= 1;
    if (open === 0) return url.slice(0, index);
  }
  return url;
}
var CLOSERS = { "(": ")", "[": "]" };
var GLUED_WORD = /(?<=[a-z0-9.,;:!?'*)\]…])(?!(?<=\d)[年月日回号號章版期次届屆년월일회차호])[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+$/iu;
var CLOSING = /* @__PURE__ */ new Set([...".,;:!?'*\u2026\u2018\u2019\u3002\u3001\u06D4\u060C\u061F\u0964\u0965\u0589\u1362\u17D4\u104B"]);
var OPENERS = { ")": "(", "]": "[" };
function trimmed(url) {
  const surplus = { ")": 0, "]": 0 };
  for (const character of url) {
    if (character === "(" || character === "[")
      surplus[character === "(" ? ")" : "]"] = (surplus[character === "(" ? ")" : "]"] ?? 0) - 1;
    else if (character === ")" || character === "]") surplus[character] = (surplus[character] ?? 0) + 1;
  }
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url[end - 1] ?? "";
    if (CLOSING.has(last)) continue;
    if (!(last in OPENERS) || (surplus[last] ?? 0) <= 0) break;
    surplus[last] = (surplus[last] ?? 0) - 1;
  }
  return url.slice(0, end);
}
function comparable(url) {
  return URL.canParse(url) ? new URL(url).href : null;
}

// packages/extract/src/lexicon/find-cues.ts
function findCues(text, known3 = /* @__PURE__ */ new Map()) {
  const units = foldUnits(text);
  const found = [];
  for (let start = 0; start < text.length && found.length < MAX_CUES; ) {
    EMPTY_LINE.lastIndex = start;
    const isLast = !EMPTY_LINE.test(text);
    const next = isLast ? text.length : EMPTY_LINE.lastIndex;
    const paragraph = text.slice(start, next).trimEnd().replaceAll("\n", " ");
    const before = known3.get(paragraph);
    if (before === void 0) {
      const said = cuesIn(units, start, start + paragraph.length).filter((cue) => !isOfTwo(cue, text));
      const cues = withoutContradictions(said);
      known3.set(paragraph, { start, cues });
      for (const cue of cues) found.push(cue);
    } else {
      const moved = start - before.start;
      for (const cue of before.cues) found.push({ ...cue, start: cue.start + moved, end: cue.end + moved });
    }
    start = next;
  }
  return found;
}
function isOfTwo({ kind, start, end }, text) {
  return kind === "other" && end - start > 8 && STATEMENT_END.test(text.slice(start, end));
}
var STATEMENT_END = /\p{L}{4}[.。]\s| {2}/u;
var EMPTY_LINE = /\n *\n/g;
function cuesIn(units, start, end) {
  const { atWordStart, withinWord } = phraseTries();
  const found = [];
  let wordStart = start;
  let before = 1 /* Other */;
  for (let index = start; index < end && found.length < MAX_CUES; index += 1) {
    const unit = units[index];
    if (unit === 0) continue;
    const kind = kindOf(unit);
    const atEdge = before === 1 /* Other */ || before === 3 /* Unspaced */ || kind === 3 /* Unspaced */;
    if (atEdge) wordStart = index;
    const trie = atEdge ? atWordStart : withinWord;
    const first = trie.start(units, index);
    if (first !== 0) collect(trie, first, units, index + 1, wordStart, found);
    before = kind;
  }
  return found;
}
var tries;
function phraseTries() {
  tries ??= {
    atWordStart: new PhraseTrie(lexicon().atWordStart),
    withinWord: new PhraseTrie(lexicon().withinWord)
  };
  return tries;
}
var MAX_CUES = 5e3;
var MAX_STEPS = 80;
var LINE_FEED3 = 10;
var SPACE4 = 32;
function collect(trie, from, units, at, wordStart, found) {
  const part = trie === tries?.withinWord;
  let node = from;
  let index = at;
  for (let steps = 0; node !== 0 && steps < MAX_STEPS; steps += 1) {
    const end = trie.end(node);
    if (end !== 0) {
      const open = trie.open(end);
      if (open !== 0) note(found, open, part, wordStart, wordEnd(units, index));
      const whole = trie.whole(end);
      if (whole !== 0 && atWordEnd(units, index)) note(found, whole, part, wordStart, index);
      const next = trie.afterWord(end);
      if (next !== 0) collect(trie, next, units, wordEnd(units, index), wordStart, found);
    }
    let unit = units[index];
    while (unit === 0) unit = units[++index];
    const isSpace = unit === SPACE4 || unit === LINE_FEED3;
    node = trie.child(node, isSpace ? SPACE4 : unit);
    index = isSpace ? skipSpace(units, index) : index + 1;
  }
}
var KINDS = (1 << LENGTH_SHIFT) - 1;
function note(found, kinds2, part, start, end) {
  for (let left = kinds2 & KINDS; left !== 0; left &= left - 1) {
    found.push({ kind: wordKinds[31 - Math.clz32(left & -left)], start, end, part });
  }
  const length = kinds2 >>> LENGTH_SHIFT;
  if (length > 0) found.push({ kind: lengthKinds[length - 1], start, end, part });
}
function skipSpace(units, index) {
  let breaks = 0;
  let past = index;
  for (; ; past += 1) {
    const unit = units[past];
    if (unit === LINE_FEED3) breaks += 1;
    if (unit !== SPACE4 && unit !== LINE_FEED3 || breaks > 1) return past;
  }
}
function atWordEnd(units, index) {
  let unit = units[index];
  while (unit === 0) unit = units[++index];
  return kindOf(unit) !== 2 /* Word */;
}
function wordEnd(units, index) {
  if (kindOf(units[index - 1]) === 3 /* Unspaced */) return index;
  let end = index;
  for (let unit = units[end]; unit === 0 || kindOf(unit) === 2 /* Word */; ) unit = units[++end];
  return end;
}
var FAMILY = {
  code: 1,
  maybeCode: 1,
  other: 1,
  accountName: 1,
  complete: 2,
  act: 2,
  signIn: 2,
  never: 2,
  notMe: 2,
  enter: 3,
  outdated: 3
};
var PRECEDENCE = [
  "other",
  "accountName",
  "code",
  "maybeCode",
  "notMe",
  "never",
  "complete",
  "act",
  "signIn",
  "outdated",
  "enter"
];
function withoutContradictions(found) {
  const sorted = found.sort(
    (a, b) => a.start - b.start || b.end - a.end || PRECEDENCE.indexOf(a.kind) - PRECEDENCE.indexOf(b.kind)
  );
  const last = [];
  return sorted.filter((cue) => {
    const family = FAMILY[cue.kind];
    if (family === void 0) return true;
    const covering = last[family];
    if (covering && cue.end <= covering.end) return false;
    if (cue.kind !== "enter") last[family] = cue;
    return true;
  });
}

// packages/extract/src/links/address.ts
var noAddressEvidence = {
  urlComplete: 0,
  /** Words of its address, in any language. */
  urlSaysOther: 0,
  /** It carries what only its reader should have. */
  urlSecret: 0,
  urlNever: 0,
  urlHome: 0,
  /** A page that everybody may open: words alone, no query. */
  urlPlain: 0,
  /** Neither words nor a secret: "/t/02x". */
  urlOpaque: 0,
  /** Nothing but words and numbers, and no secret: "/ask?follow=9120". */
  urlReadable: 0,
  /** A page of a site's content: a thread, a comment, an issue, a post by its date. */
  urlPage: 0
};
function addressEvidence(url) {
  const path = withoutCampaign(url.replace(/^https?:\/\/[^/?#]*/i, ""));
  const secret = hasSecret(path);
  const saysComplete = saysCompletes(path) && !COMMENT_URL.test(path);
  const isDeclining = declines(path.replace(QUERY, ""));
  const urlComplete = Number(saysComplete && !isDeclining && (secret || !TITLE_URL.test(path)));
  const completes = urlComplete === 1 && secret;
  const urlNever = Number(
    isDeclining || NEVER_URL.test(path) || UNSUBSCRIBING_URL.test(path.replace(QUERY, "")) || PAGE_URL.test(path) && !completes
  );
  const urlSecret = Number(secret && urlNever === 0);
  return {
    urlComplete,
    urlSaysOther: saysOther(path) ? 1 - urlComplete / 2 : 0,
    urlSecret,
    urlNever,
    urlHome: Number(isHome(url)),
    urlPlain: Number(PLAIN_URL.test(path.replace(FRAGMENT, "/").replace(VERSION, "/")) && !STAND_IN.test(path)),
    urlReadable: Number(!secret && READABLE_URL.test(path)),
    urlPage: completes ? 0 : pageShare(path, secret, urlComplete === 1),
    urlOpaque: Number(urlSecret === 0 && OPAQUE_END.test(path) && !WORD_OF_URL.test(path))
  };
}
function withoutCampaign(path) {
  const left = path.includes("utm_") ? path.replace(CAMPAIGN, "") : path;
  return left.endsWith("?") ? left.slice(0, -1) : left;
}
function pageShare(path, secret, saysComplete) {
  const route = path.replace(QUERY, "");
  if (CONTENT_URL.test(route) || DATED_URL.test(path)) return secret ? 0.5 : 1;
  if (!secret && (RECORD_URL.test(path) || !saysComplete && isRecord(route))) return 1;
  const isNamed2 = PAGE_BY_NAME.test(path) && !saysCompletes(route);
  const isPlace = !saysComplete && (PLACE_URL.test(route) || ANCHOR_URL.test(path));
  return Number(!secret && (isNamed2 || isPlace));
}
function isRecord(route) {
  const [, kept = "", tail = ""] = RECORDS_URL.exec(route) ?? [];
  return kept !== "" && !KEPT_FOR_READER.test(kept) && !ENTERED2.test(tail);
}
function declines(path) {
  return DECLINING_URL.test(path) && !ACCEPTING_URL.test(path) || CANCEL_URL.test(path) && !saysCompletes(path);
}
function inPath(words) {
  return new RegExp(`[/_](?:${words})(?:\\.php|\\.aspx?|\\.html?)?(?:[/?#]|$)`, "i");
}
function saysOther(path) {
  const words = path.slice(0, MAX_WORDS).replace(INDEX, "").match(/(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/gu) ?? [];
  return findCues(words.join(" ")).some(
    ({ kind }) => kind === "never" || kind === "other" || kind === "matter" || kind === "notMe"
  );
}
var NEVER_URL = /unsub|(?<![a-z])(?:remove|delete|stop|end)-?subscription|opt-?out|preferences|list-manage|view-?(?:in-?)?browser|webversion|privacy|survey|feedback|invoice|\/orders?\/|track(?:ing)?-?(?:order|parcel)|\.(?:png|jpe?g|gif|svg|webp|css|ico|pdf|ics|json|csv|xlsx?|docx?|zip|gz|mp[34])(?:[?#]|$)/i;
var UNSUBSCRIBING_URL = inPath(
  "desuscri\\w*|desinscri\\w*|desabon\\w*|descadastr\\w*|(?:newsletter-?)?abmeld\\w*|abbestell\\w*|afmeld\\w*|uitschrijv\\w*|avmeld\\w*|avregistr\\w*|avprenum\\w*|disiscri\\w*|dezabon\\w*|wypis\\w*|rezygn\\w*|odhlas\\w*|odjav\\w*|leiratkoz\\w*|otpis\\w*|vidpys\\w*|peruuta-tilaus|berhenti-?(?:langganan|melanggan)?|huy-?dang-?ky|abonelikten-?cik\\w*"
);
var DECLINING_URL = /invalidat|declin|reject|\bdeny|revoke|not-?me|[-_/](?:undo|revert)[-_/]|report[-_]?(?:abuse|suspicious|fraud|sign-?in|login)|cancel-?(?:request|change|deletion)/i;
var ACCEPTING_URL = /approv|accept|confirm|verify/i;
var QUERY = /\?.*$/s;
var CANCEL_URL = /[/_-](?:cancel|abort|stop)(?:[/?#]|$)/i;
var TITLE_URL = /\/[a-z]+(?:-[a-z\d]+){3,}\/?$/i;
var PAGE_URL = /\/(?:terms|legal|help|faq|support)/i;
var CONTENT_URL = inPath(
  "edits?(?=\\/\\d)|wiki|watchlist|chapters?|shelves|thread-\\d+|show(?:thread|post|topic)|usercp\\d?|issues?|tickets?|chats?|threads?|topics?|view(?:topic|forum)|forums?|posts?|comments?|replies|messages?|discussions?|conversations?|channels?|rooms?|boards?|cards?|tasks?|todos?|pulls?|pull[-_]?requests?|merge[-_]?requests|commits?|builds?|pipelines|jobs?|runs|deploy(?:ment)?s?|incidents?|alerts?|monitors?|dashboards?|reports?|files?|documents?|docs|folders?|calendars?|events?|meetings?|lessons?|assignments?|grades?|questions?|answers?|articles?|blogs?|news|stories|products?|items?|reviews?|leaves|exports?|downloads?|backups?|photos?|videos?|songs?|episodes?|recipes?|listings?|appointments?|bookings?|reservations?|visits?|trips?|outings?|polls?|rsvp|votes?|payments?|receipts?|estimates?|workflows?"
);
var COMMENT_URL = inPath("comments?");
var RECORD_URL = /[?&](?:old|cur|event|element|comment|task|item|alert|order|ticket|issue|post)_?id=\d/i;
var RECORDS_URL = /\/([a-z][a-z_-]+[^\W\d_aiuos]s)\/(?=[\w-]*[\dA-Z])[\w-]{1,40}(?:\/([a-z-]+))?\/?$/;
var KEPT_FOR_READER = /(?:^|[_-])(?:users|accounts|members|customers|teams|workspaces|organi[sz]ations|clubs|families|identities|sessions|log-?ins|sign-?(?:ins|ups)|passwords|registrations|deletions|requests|subscribers|addresses|e?-?mails|newsletters|campaigns|links|shortlinks|clicks|hits|urls|redirects|tokens|keys|codes)$/;
var ENTERED2 = /^(?:join|log-?in|sign-?(?:in|up)|enter|start|begin|claim|welcome|access|callback|set-?up|register)$/;
var PAGE_BY_NAME = /\.php\?(?:(?:id|title|page|p|f|t)=|[a-z]{4,12}\d{1,7}$)/i;
var DATED_URL = /\/20[12]\d\/[01]?\d\/|\/j\/\d{6,}|#(?:comment|note|reply|post|issuecomment|message|discussion|p\d)/i;
var ANCHOR_URL = /#[a-z]{1,12}[-_]?\d+$/i;
var PLACE_URL = inPath(
  "@[^/?#]{0,40}|page|books?|private|subscriptions?|groups?|projects?|courses?|applications?|members?|users?|people|profiles?|notifications?|settings|services|shop|cart"
);
var CAMPAIGN = /(?<=[?&;])(?:amp;)?utm_[a-z]+=[^&#]*&?/gi;
var PLAIN_URL = /^(?:\/[a-z]{2}\/?|(?:\/[A-Z]?[a-z_]{1,20}(?:-[a-z_]{1,20}){0,5}){0,3}(?:\/[A-Z]?[a-z_]{2,20}(?:[a-z]|(?:-[a-z_]{1,20}){1,5})(?:\.[a-z]{2,5})?)?\/?)$/;
var STAND_IN = /\/(?:verify|verification|confirm(?:ation)?|activat(?:e|ion)|reset(?:-password)?|join|invit(?:e|ations?)|accept|magic(?:-link)?|unlock)\/[a-z]+(?:-[a-z]+){1,4}\/?$/;
var READABLE_URL = /^(?:[/?#&=.;,_+~:!-]|(?<![A-Za-z\d])(?:[A-Z]?[a-z]+|\d{1,11})(?![A-Za-z\d]))*$/;
var VERSION = /\/v\d{1,2}\//;
var FRAGMENT = /^\/#[!/]?/;
var WORD_OF_URL = /(?<![\p{L}\d])(?!(?:click|link|links|track|mail|email|redirect|redir)(?!\p{L}))(?:(?:\p{Lu}?\p{Ll}{3,}){1,4}|\p{Lu}{4,}|\p{Lo}{4,})(?![\p{L}\d])/u;
var OPAQUE_END = /[/=](?:[\w-]{1,2}|(?=[^/=]*(?:\d|[a-z][A-Z]|_))[\w.-]{3,40})$/;
var MAX_WORDS = 200;
var INDEX = /(?<=\/)index\.\w{2,5}(?=[/?#]|$)|[?&]ticket=(?=[^&]*[A-Za-z])/g;
var SECRET_IN_URL = /[?&#;](?:[a-z]{1,20}_){0,3}(?:token|code|key|otp|hash|signature|sig|ticket|tok|oobCode)=[^&]|[?&#](?:t|k|c|h|s)=[^&]{6}|\/[\da-f]{12,}/i;
var ENCODED = /%(?:3D|3F|26)/g;
var LONG = /[\w-]{20,}/g;
var SHORT2 = /\/(?=[\da-z]{8,19}(?:[/?#&]|$))[\da-z]{0,19}?(?:[a-z]\d{1,9}[a-z]{1,9}\d|\d[a-z]{1,9}\d{1,9}[a-z])/i;
var TOKEN2 = /[\dA-Z_]/;
var SLUG = /^[a-z]*(?:[-_]+(?:[a-z]+|\d{1,8}))*$/i;
function isHome(url) {
  return /^https?:\/\/[^/?#]*\/?$/i.test(url);
}
function hasSecret(path) {
  return SECRET_IN_URL.test(path) || path.includes("%3D") && SECRET_IN_URL.test(path.replace(ENCODED, (mark) => decodeURIComponent(mark))) || SHORT2.test(path) || (path.match(LONG) ?? []).some((part) => TOKEN2.test(part) && !SLUG.test(part));
}

// packages/extract/src/links/context.ts
function aboutEvidence({ subject, text, html }) {
  const most = (kind) => Math.max(text?.count(kind) ?? 0, html?.count(kind) ?? 0);
  const inSubject = (kind) => Number(subject.count(kind) > 0);
  const others = most("other") + subject.count("other");
  const auth = most("business") + most("complete") + Math.min(most("fleeting") + most("secret"), 1) + most("notMe") + 2 * subject.count("business");
  const authShare = auth / (auth + others + 2 * most("done") + most("promo") + most("press") + 1);
  const words = Math.max(text?.cues.length ?? 0, html?.cues.length ?? 0) + subject.cues.length;
  const onSite = most("onSite") + 2 * subject.count("onSite");
  return {
    subjectComplete: inSubject("complete"),
    subjectAct: inSubject("act"),
    subjectSignIn: inSubject("signIn"),
    subjectOther: inSubject("other"),
    subjectDone: inSubject("done"),
    business: Math.min(most("business") + subject.count("business"), 5) / 5,
    fleeting: Number(most("fleeting") + most("secret") > 0),
    notMe: Number(most("notMe") > 0),
    typed: Number(subject.count("code") > 0 || most("code") > 0 && most("enter") > 0),
    unasked: Number(
      most("complete") + most("fleeting") + most("secret") + most("notMe") + subject.count("complete") === 0
    ),
    done: Number(most("done") > 0),
    otherInMail: others / (others + 6),
    authShare,
    promo: Math.min(most("promo") + subject.count("promo"), 3) / 3,
    press: Math.min(most("press") + subject.count("press"), 3) / 3,
    known: words / (words + 4),
    wordless: Number(
      most("complete") + most("act") + most("signIn") + most("business") + most("fleeting") + most("secret") === 0
    ),
    onSite: Math.min(onSite, 4) / 4 * (1 - authShare)
  };
}
function matterOf({ subject, text, html }) {
  const inSubject = wordsOfMatter(subject, NAMES.exec(subject.text)?.[0].length ?? 0);
  const inBodies = Math.max(text ? wordsOfMatter(text, 0) : 0, html ? wordsOfMatter(html, 0) : 0);
  const words = inBodies + 2 * inSubject;
  return { share: words / (words + 3), inSubject: inSubject > 0 };
}
function wordsOfMatter({ cues }, from) {
  let words = 0;
  let past = from;
  for (const { kind, start, end } of cues) {
    if (kind !== "matter" || start < past) continue;
    words += 1;
    past = end;
  }
  return words;
}
var NAMES = /^\s*(?:[[【「(][^\]】」)]{1,80}[\]】」)]\s*){1,3}/;

// packages/extract/src/links/joint.ts
function jointEvidence2(of, about, company) {
  const { authShare } = about;
  const onlySecret = Number(of.urlSecret === 1 && company.secrets === 1);
  const firstSecret = Number(company.firstSecret);
  const main = Number(company.earlier === 0 && (of.prominent === 1 || company.meant === 1));
  const saidOfIt = Math.max(
    Math.max(of.labelComplete, of.labelAct, of.labelSignIn, of.saysComplete, of.saysAct, of.saysSignIn),
    Math.max(of.aboveComplete, of.aboveAct, of.aboveSignIn, of.urlComplete)
  );
  const said = Math.max(saidOfIt, about.subjectComplete, about.subjectAct, about.subjectSignIn);
  const asked = Math.max(of.labelComplete, of.saysComplete, about.subjectComplete, about.subjectSignIn);
  return {
    early: 1 / (1 + company.earlier),
    main,
    mainInAuth: main * authShare,
    mainInTrade: main * (1 - authShare),
    lead: Math.max(0, company.lead),
    leadInAuth: Math.max(0, company.lead) * authShare,
    outdone: Math.max(0, -company.lead),
    unsaid: 1 - said,
    unsaidKnown: (1 - said) * about.known,
    actUnasked: Math.max(of.labelAct, of.saysAct) * (1 - of.labelComplete) * about.unasked,
    behindNever: Number(company.behindNever) * (1 - said),
    matter: company.matter.share * (1 - asked),
    subjectMatter: Number(company.matter.inSubject) * (1 - asked),
    leftToSentence: Math.max(of.labelHere, of.labelUrl) * Math.max(of.saysComplete, of.aboveComplete) * Number(company.earlier === 0),
    neverHere: of.labelHere * of.saysNever * (1 - of.saysComplete),
    signInUnasked: Math.max(of.labelSignIn, of.saysSignIn, of.aboveSignIn) * (1 - of.labelComplete) * about.unasked,
    actInAuth: Math.max(of.labelAct, of.saysAct, of.labelHere, of.saysHere, of.aboveAct / 2) * authShare,
    ifNotMe: of.notMeLeads * Math.max(about.typed, 1 - Math.max(about.subjectComplete, about.subjectAct)),
    declinable: Number(company.declined) * authShare,
    declinedBefore: Number(company.declinedBefore) * authShare,
    urlCompletesSecret: of.urlComplete * of.urlSecret,
    readableUnsaid: of.urlReadable * (1 - said),
    bareWordless: about.wordless * (1 - of.urlSecret) * (1 - of.urlOpaque) * (1 - of.urlComplete),
    urlCompletesWordless: of.urlComplete * of.urlSecret * about.wordless,
    besideCode: about.typed * (1 - of.urlSecret) * (1 - of.labelComplete),
    orBesideCode: of.saysOr * about.typed,
    unsaidBesideCode: about.typed * (1 - said),
    silentBesideCode: Number(company.bringsCode) * (1 - Math.max(saidOfIt, of.labelYes, of.labelHere, of.saysHere)),
    onlySecret,
    onlySecretInAuth: onlySecret * authShare,
    onlySecretUnasked: onlySecret * authShare * about.unasked,
    firstOpaqueInAuth: company.firstOpaque ? authShare * (1 - about.typed) * (1 - about.done) : 0,
    firstSecretAsked: firstSecret * Math.max(about.subjectComplete, about.subjectAct)
  };
}

// packages/extract/src/links/not-me.ts
function leadingNotMe({ labelComplete, saysComplete }, cues, place, reading) {
  const notMe = cues.filter(({ kind }) => kind === "notMe");
  if (labelComplete + saysComplete === 0 || reading.count("done") > 0) return notMe;
  return notMe.filter((cue) => {
    const stop = reading.text.slice(cue.end, place).search(STOP);
    if (stop < 0) return true;
    const before = reading.text.slice(Math.max(0, cue.start - SENTENCE), cue.start);
    const start = cue.start - (before.split(STOP).at(-1)?.length ?? 0);
    const inSentence = notMe.filter((other) => other.start >= start && other.end <= cue.end + stop);
    return !inSentence.some((other) => other.start >= cue.end || other.end <= cue.start);
  });
}
var STOP = /[.!](?=\s)|[。！।۔]/;
var SENTENCE = 200;

// packages/extract/src/reading/sentences.ts
var SENTENCE_STOPS = /[.!?…][\s\0]|[。！？।۔؟]/g;
var ENDS_SENTENCE = /[.:!?…。：！？।۔؟][\p{P}\s]{0,3}$/u;

// packages/extract/src/links/sentence.ts
var SENTENCE_REACH = 400;
var COLON_BEFORE2 = /:\s{0,2}$/;
var CAPITAL_NEXT = /^\s{1,3}\p{Lu}/u;
function sentenceOf({ start, end }, { text }, line, { before: past, after }) {
  const from = Math.max(line.start, start - SENTENCE_REACH, Math.min(past, start));
  const to = Math.min(line.end, end + SENTENCE_REACH, Math.max(after, end));
  let begin = from;
  SENTENCE_STOPS.lastIndex = 0;
  const before = text.slice(from, start);
  for (let match = SENTENCE_STOPS.exec(before); match; match = SENTENCE_STOPS.exec(before)) {
    if (before.length - SENTENCE_STOPS.lastIndex > 2) begin = from + SENTENCE_STOPS.lastIndex;
  }
  if (COLON_BEFORE2.test(before) && CAPITAL_NEXT.test(text.slice(end, end + 4))) return { start: begin, end };
  SENTENCE_STOPS.lastIndex = 0;
  const stop = SENTENCE_STOPS.exec(text.slice(end, to));
  return { start: begin, end: stop ? end + stop.index + 1 : to };
}
function leadInStart({ start }, { text, lines }, number, past) {
  const line = lines[number]?.start ?? start;
  const own = pastLastStop(text, Math.max(line, past, start - SENTENCE_REACH), start);
  const above = lines[number - 1];
  if (own > line || !above || !LEADS_ON.test(text.slice(above.start, above.end).slice(-6))) return own;
  return pastLastStop(text, Math.max(above.start, past, start - SENTENCE_REACH), above.end);
}
var STOP2 = /[.!…][\s\0]|[。！।۔]/g;
var LEADS_ON = /[?？؟;՞:：]["»”)]?\s*$/;
function pastLastStop(text, from, to) {
  return matches(STOP2, text.slice(from, to)).reduce((_, { index }) => from + index + 1, from);
}
function linesAround({ start, end }, reading) {
  const number = reading.lineAt(start);
  const first = reading.lines[Math.max(0, number - 2)]?.start ?? start;
  const last = reading.lines[Math.min(number + 1, reading.lines.length - 1)]?.end ?? end;
  return { start: Math.max(first, start - AROUND), end: Math.min(Math.max(last, end), end + AROUND) };
}
var AROUND = 300;

// packages/extract/src/links/to-read.ts
function isToRead(cues) {
  const verbs = cues.filter(({ kind }) => kind === "complete" || kind === "act");
  const isObjectOf = ({ start, end }, verb) => verb.start !== start && verb.start - end <= OBJECT_REACH && start - verb.end <= OBJECT_REACH;
  return cues.some((cue) => cue.kind === "toRead" && !verbs.some((verb) => isObjectOf(cue, verb)));
}
var OBJECT_REACH = 20;
function leadsToRead(reading, from, start) {
  const lead = reading.cuesWithin(from, start, "toRead", "complete", "act", "signIn");
  return lead.length > 0 && lead.every(({ kind, end }) => kind === "toRead" && start - end <= LEADS_TO2);
}
var LEADS_TO2 = 12;

// packages/extract/src/links/above.ts
var LINES_ABOVE2 = 3;
function addAboveEvidence(evidence, reading, place, number, past) {
  const from = Math.max(reading.lines[number - LINES_ABOVE2]?.start ?? 0, place - SENTENCE_REACH, past);
  const kinds2 = ["complete", "act", "signIn", "here", "never", "notMe", "toRead", "onSite", "matter", "other"];
  const cues = reading.cuesWithin(from, place, ...kinds2);
  const isRead = isToRead(cues);
  const notMe = leadingNotMe(evidence, cues, place, reading);
  for (const cue of cues) {
    const near = 1 - (place - cue.end) / SENTENCE_REACH * 0.6;
    switch (cue.kind) {
      case "complete":
        evidence.aboveComplete = near;
        break;
      case "act":
        evidence.aboveAct = near;
        break;
      case "signIn":
        evidence.aboveSignIn = near;
        break;
      case "here":
        evidence.aboveHere = near;
        break;
      case "never":
        evidence.aboveNever = near;
        break;
      case "notMe":
        if (notMe.includes(cue)) evidence.aboveNotMe = near;
        break;
      case "toRead":
        if (isRead) evidence.aboveRead = near;
        break;
      case "matter":
        evidence.aboveMatter = near;
        break;
      case "onSite":
        evidence.saysOnSite = Math.max(evidence.saysOnSite, near * ABOVE);
        break;
      default:
        evidence.aboveOther = near;
    }
  }
}
var ABOVE = 0.6;

// packages/extract/src/links/answers.ts
function answerOf(label) {
  if (YES.test(label)) return "yes";
  return NO.test(label) ? "no" : null;
}
var END = String.raw`(?: ?[,!،、，。！:–—]| ?\.(?! ?\d)| - |[^\p{L}\p{N}]*$)`;
var ALWAYS_YES = "yes|yeah|oui|kyll\xE4|igen|evet|\u03BD\u03B1\u03B9|\u0442\u0430\u043A|ndiyo|v\xE2ng|s\xED|s\xEC|\xE1no|jah|opo|\u0438\u04D9|\u0561\u0575\u0578|\u10D3\u10D8\u10D0\u10EE|\u05DB\u05DF|\u0646\u0639\u0645|\u0628\u0644\u0647|\u0622\u0631\u06CC|\u062C\u06CC \u06C1\u0627\u06BA|\u0939\u093E\u0901|\u0939\u093E\u0902|\u09B9\u09CD\u09AF\u09BE\u0981|\u0B86\u0BAE\u0BCD|\u0C05\u0C35\u0C41\u0C28\u0C41|\u0939\u094B\u092F|\u0AB9\u0ABE|\u0CB9\u0CCC\u0CA6\u0CC1|\u0D05\u0D24\u0D46|\u0A39\u0A3E\u0A02";
var ALONE_YES = "tak|\u0434\u0430|bai|sim|ano|j\u0101|taip|po|oo|ya|ja|j\xE1|da|hai|h\u0259|ha|\u0454|\uB124|\uC608";
var OPEN_YES = "\u306F\u3044|\u662F\u7684|\u662F\uFF0C|\u5BF9\uFF0C|\u0E43\u0E0A\u0E48";
var YES = new RegExp(
  String.raw`^\P{L}{0,3}(?:(?:${ALWAYS_YES})(?: |${END})|(?:${ALONE_YES})${END}|${OPEN_YES})`,
  "iu"
);
var ALONE_NO = "no|nein|non|nej|nei|nee|n\xE3o|nie|ne|ei|nem|nu|\u03CC\u03C7\u03B9|\u043D\u0456|\u043D\u0435\u0442|\u043D\u0435|hay\u0131r|yo'q|yox|\u0436\u043E\u049B|\u0578\u0579|\u10D0\u10E0\u10D0|\u05DC\u05D0|\u0644\u0627|\u062E\u06CC\u0631|\u0646\u0647|\u0646\u06C1\u06CC\u06BA|\u0928\u0939\u0940\u0902|\u09A8\u09BE|\u0B87\u0BB2\u0BCD\u0BB2\u0BC8|\u0C15\u0C3E\u0C26\u0C41|hapana|hindi|tidak|bukan|kh\xF4ng|n\u0113|jo|ez";
var OPEN_NO = "\u3044\u3044\u3048|\uC544\uB2C8\uC694|\uC544\uB2C8\uC624|\u4E0D\u662F|\u4E0D\uFF0C|\u0E44\u0E21\u0E48\u0E43\u0E0A\u0E48";
var NO = new RegExp(String.raw`^\P{L}{0,3}(?:(?:${ALONE_NO})${END}|${OPEN_NO})`, "iu");
function locks(label) {
  return label.length <= LONGEST_LABEL && LOCKS.test(label);
}
var LONGEST_LABEL = 60;
var LOCKS = /^\P{L}*(?:(?:立即|马上|馬上)?(?:锁定|冻结|鎖定|凍結)(?!.*[解除])\p{L}{0,8}|\p{L}{0,8}を?ブロック(?:する)?|\p{L}{0,6} ?차단(?:하기)?|(?:ล็อก|ล็อค|ระงับ|บล็อก)[\p{L}\p{M}]{0,20}|(?:khoá|khóa) tài khoản(?: của tôi)?|(?:\p{L}{2,12} )?zárolása?)\P{L}*$/iu;
function saysOr(before) {
  return OR.test(before);
}
var OR = /(?:(?<![\p{L}\p{M}])(?:or|oder|ou|of|eller|tai|vagy|lub|albo|nebo|alebo|ili|ali|sau|ose|edo|nó|neu|või|arba|vai|eða|veya|ya da|yahut|yoki|atau|hoặc|o kaya|au|noma|або|или|илі|ці|ή|είτε|կամ|ან|немесе|буюу|эсвэл|או|أو|یا|अथवा|या|किंवा|অথবা|અથવા|ਜਾਂ|లేదా|அல்லது|ಅಥವಾ|അല്ലെങ്കിൽ|හෝ|নতুবা|또는|혹은|ወይም|o bien|oppure|alternativ\p{L}*|otherwise|instead|statt\p{L}*|sinon|sonst)(?![\p{L}\p{M}])|または|もしくは|或者|或是|或|หรือ|ຫຼື|ឬ|သို့မဟုတ်)/iu;
function saysHereAlone(label) {
  return HERE_ALONE.test(label);
}
var HERE_ALONE = /^\P{L}*(?:qui|tu|sem|tady|ide|отут|burası|rito|šeit|hérna|hemen|осы жерден|这儿|här|hit|her|hér|tässä|tänne|hierdie|ینجا|ဒီမှာ|burdan|kuta)\P{L}*$/iu;

// packages/extract/src/links/label.ts
var noLabelEvidence = {
  labelComplete: 0,
  labelAct: 0,
  /** Begins with a yes. */
  labelYes: 0,
  labelSignIn: 0,
  labelHere: 0,
  /** Half where such a word is but a part of what it says: "be my emergency contact". */
  labelNever: 0,
  labelNotMe: 0,
  labelOther: 0,
  labelMatter: 0,
  /** Of a label that has a verb, the share that the verb is not. */
  labelLoose: 0,
  labelPromo: 0,
  labelRead: 0,
  labelBusiness: 0,
  /** A URL written out; a picture without a text. */
  labelUrl: 0,
  labelEmpty: 0,
  /** The site's own name. */
  labelSite: 0,
  /** A picture; what it shows may be told. */
  picture: 0
};
function addLabelEvidence(evidence, link, reading) {
  const { start, end, label, url } = link;
  const stop = Math.min(end, start + LABEL_REACH2);
  evidence.picture = Number(start === end);
  if (label === "" && reading.text.charCodeAt(start) !== 1) evidence.labelEmpty = 1;
  else if (label === "" || /^(?:https?:|www\.)/i.test(label) || label === url) evidence.labelUrl = 1;
  const cues = start === end ? findCues(label.slice(0, LABEL_REACH2)) : reading.cuesWithin(start, stop);
  const nevers = cues.filter((cue) => cue.kind === "never" && !isObject(cue, cues));
  const has = (wanted) => Number(cues.some((cue) => cue.kind === wanted && !isPartOf(cue, nevers)));
  evidence.labelSite = Number(isSiteName(label, url));
  const answer = answerOf(label);
  evidence.labelYes = Number(answer === "yes");
  evidence.labelComplete = has("complete");
  evidence.labelAct = has("act");
  evidence.labelSignIn = has("signIn");
  evidence.labelHere = Math.max(has("here"), Number(saysHereAlone(label)));
  if (nevers.length > 0)
    evidence.labelNever = nevers.some((cue) => isMostOf(cue, start === end ? 0 : start, label)) ? 1 : 0.5;
  evidence.labelNotMe = Math.max(has("notMe"), Number(answer === "no" || locks(label)));
  evidence.labelOther = has("other");
  evidence.labelMatter = has("matter");
  evidence.labelPromo = has("promo");
  evidence.labelRead = Number(isToRead(cues.filter((cue) => !isPartOf(cue, nevers))));
  evidence.labelBusiness = has("business");
  if (label === "" && !saysCompletes(url) && isCalledNever(start, reading)) evidence.labelNever = 1;
  if (evidence.labelAct === 1 && evidence.labelComplete === 0) evidence.labelLoose = looseShare(reading, start, stop);
}
var LABEL_REACH2 = 200;
function isCalledNever(start, reading) {
  const name = NAME_BEFORE2.exec(reading.text.slice(Math.max(0, start - NAME_REACH2), start))?.[1] ?? "";
  const cues = reading.cuesWithin(start - name.length - 2, start);
  return cues.some((cue) => cue.kind === "never" && isMostOf(cue, cue.start, name)) && cues.every(({ kind }) => kind !== "complete" && kind !== "act");
}
var NAME_REACH2 = 60;
var NAME_BEFORE2 = /(?:^|[\n|•·>-]|[.?!] ) {0,3}([^\n|•·:：>.?!]{2,30})[:：]? ?$/;
function isObject({ start, end }, cues) {
  return cues.some((verb) => verb.kind === "act" && verb.end <= start && start - verb.end <= 2) && cues.some((cue) => cue.kind === "business" && cue.start >= start && cue.end <= end);
}
function isMostOf({ start, end }, labelStart, label) {
  return start - labelStart <= 2 || end - start >= label.length * 0.4;
}
function isSiteName(label, url) {
  if (label.length < 3 || label.length > 40 || /^https?:/i.test(label)) return false;
  const name = bare(label);
  const host = /^https?:\/\/([^/?#]{0,255})/i.exec(url)?.[1] ?? "";
  return name.length >= 3 && bare(host).includes(name);
}
function bare(name) {
  return (ASCII.test(name) ? name.toLowerCase() : fold(name)).replace(/[^\p{L}\p{N}]/gu, "");
}
var ASCII = /^[ -~]*$/;
function isPartOf({ start, end }, longer) {
  return longer.some((cue) => cue.start <= start && cue.end >= end && cue.end - cue.start > end - start);
}
function looseShare(reading, start, stop) {
  let place = start;
  let loose = 0;
  for (const cue of reading.cuesWithin(start, stop, "act", "signIn", "here")) {
    loose += letters(reading, place, cue.start);
    place = Math.max(place, cue.end);
  }
  loose += letters(reading, place, stop);
  return loose / Math.max(1, letters(reading, start, stop));
}
function letters({ text }, start, end) {
  return text.slice(start, Math.min(end, start + LABEL_REACH2)).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

// packages/extract/src/links/place.ts
var noEvidence3 = {
  /** In its sentence, outside the label. */
  saysComplete: 0,
  saysAct: 0,
  saysSignIn: 0,
  saysHere: 0,
  saysNever: 0,
  saysNotMe: 0,
  /** "If this wasn't you, …" leads to it. */
  notMeLeads: 0,
  saysOther: 0,
  /** Speaks of something shared, filed, voted on or held for approval, and does not say what it completes. */
  saysMatter: 0,
  saysPromo: 0,
  /** Words of news and of promotion before it, up to three. */
  promoBefore: 0,
  pressBefore: 0,
  /** It is to be read, looked at or browsed. */
  saysRead: 0,
  /** Its sentence, its label or the lines above speak of an appointment, a parcel, a meeting, a gate. */
  saysOnSite: 0,
  /** Its sentence begins with "or", or the line above is one. */
  saysOr: 0,
  /** Its sentence speaks of an account, an address, a password; of how long it lives, or that it is for the reader alone. */
  saysBusiness: 0,
  saysFleeting: 0,
  /** Within a quotation of several words: somebody else says it. */
  quoted: 0,
  /** In a block quotation, as far as the mail has something to say beside it. */
  cited: 0,
  /** Behind the head or the salutation of a mail within the mail, which this one announces, or says much before. */
  innerMail: 0,
  /** Behind words of a stranger who wants to be taken for the sender. */
  slippedIn: 0,
  /** In the lines above, if its own says nothing. */
  aboveComplete: 0,
  aboveAct: 0,
  aboveSignIn: 0,
  aboveHere: 0,
  aboveNever: 0,
  aboveNotMe: 0,
  aboveOther: 0,
  aboveMatter: 0,
  aboveRead: 0,
  fleetingNear: 0,
  /** What the lines around it speak of, signing in or trade. */
  authAround: 0,
  tradeAround: 0,
  button: 0,
  /** A button, or alone in its line. */
  prominent: 0,
  /** One of several links that fill a line: navigation. */
  inBar: 0,
  footer: 0,
  ...noLabelEvidence,
  ...noAddressEvidence
};
function placeEvidence2(link, reading, neighbours, address) {
  const evidence = Object.assign({ ...noEvidence3 }, address);
  addLabelEvidence(evidence, link, reading);
  const line = reading.lines[reading.lineAt(link.start)] ?? { start: link.start, end: link.end };
  const sentence = sentenceOf(link, reading, line, neighbours);
  const around = [...reading.cuesWithin(sentence.start, link.start), ...reading.cuesWithin(link.end, sentence.end)];
  const said = new Set(around.map(({ kind }) => kind));
  const has = (kind) => Number(said.has(kind));
  evidence.saysComplete = has("complete");
  evidence.saysAct = has("act");
  evidence.saysSignIn = has("signIn");
  evidence.saysHere = has("here");
  evidence.saysNever = has("never");
  evidence.saysNotMe = has("notMe");
  const leadsFrom = leadInStart(link, reading, reading.lineAt(link.start), neighbours.before);
  const leadIn = reading.cuesWithin(leadsFrom, link.start);
  evidence.notMeLeads = Number(leadingNotMe(evidence, leadIn, link.start, reading).length > 0);
  evidence.saysOther = has("other");
  evidence.saysMatter = has("matter");
  evidence.saysPromo = has("promo");
  evidence.promoBefore = reading.leadUp(link.start, "promo");
  evidence.pressBefore = reading.leadUp(link.start, "press");
  evidence.saysRead = Number(isToRead(around) || leadsToRead(reading, leadsFrom, link.start));
  evidence.saysOnSite = Math.max(has("onSite"), Number(reading.cuesWithin(link.start, link.end, "onSite").length > 0));
  const before = letters(reading, line.start, link.start) === 0 ? reading.lines[reading.lineAt(link.start) - 1] : sentence;
  const beginning = Math.max(before?.start ?? 0, link.start - OR_REACH);
  const offered = reading.text.slice(beginning, Math.min(link.end, link.start + OR_REACH));
  evidence.saysOr = Number(evidence.saysNever === 0 && saysOr(offered));
  evidence.saysBusiness = has("business");
  evidence.saysFleeting = Math.max(has("fleeting"), has("secret"));
  evidence.quoted = Number(
    reading.quotationsAt(link.start).some(({ start, end }) => link.start - start > 12 && end - start <= MAX_QUOTED)
  );
  evidence.cited = reading.citedAt(link.start);
  evidence.innerMail = reading.innerMailAt(link.start);
  const injections = reading.cuesWithin(Math.max(0, link.start - SLIPPED_IN2), link.start, "injection");
  evidence.slippedIn = Number(injections.length > 0);
  addAboveEvidence(evidence, reading, sentence.start, reading.lineAt(link.start), neighbours.before);
  const asked = Math.max(evidence.labelComplete, evidence.saysComplete);
  evidence.labelMatter *= 1 - asked;
  evidence.saysMatter *= 1 - asked;
  evidence.aboveMatter *= 1 - Math.max(asked, evidence.aboveComplete);
  evidence.fleetingNear = Number(
    reading.cuesWithin(Math.max(0, link.start - 400), link.end + 400, "fleeting", "secret").length > 0
  );
  Object.assign(evidence, spokenOf(reading, linesAround(link, reading)));
  evidence.button = Number(link.button);
  const fillsLine2 = letters(reading, line.start, link.start) + letters(reading, link.end, line.end) === 0;
  evidence.prominent = Number(link.button || fillsLine2);
  evidence.inBar = Number(!link.button && isInBar(link, reading, line, neighbours));
  evidence.footer = Number(link.start > reading.text.length / 2 && isFooter(reading, line));
  return evidence;
}
var MAX_QUOTED = 500;
var OR_REACH = 60;
var SLIPPED_IN2 = 200;
function isInBar({ start, end }, reading, line, { before, after }) {
  const joins = (from, to) => to - from <= 12 && letters(reading, from, to) <= 1;
  return before > line.start && before <= start && joins(before, start) || after < line.end && after >= end && joins(end, after);
}
function isFooter(reading, line) {
  return FOOTER.test(reading.text.slice(Math.max(0, line.start - 300), line.end));
}

// packages/extract/src/links/said.ts
function howPlainlySaid2(of) {
  const label = Math.max(of.labelComplete, of.labelYes, of.labelAct * 0.8, of.labelBusiness * 0.4);
  const sentence = Math.max(of.saysComplete, of.saysAct * 0.6, of.saysBusiness * 0.4, of.saysFleeting * 0.4);
  const above = Math.max(of.aboveComplete * 0.6, of.aboveAct * 0.3);
  const other = Math.max(of.saysRead * 0.6, of.labelRead * 0.6, of.saysOther * 0.3, of.urlPlain * 0.5);
  const never = Math.max(of.labelNever, of.labelNotMe, of.saysNever, of.saysNotMe, of.inBar * 0.6, of.labelSite);
  return Math.max(label, sentence, above, of.urlComplete * 0.7) - Math.max(other, never);
}
function mostSaid2(places) {
  const most = /* @__PURE__ */ new Map();
  for (const { url, of } of places) most.set(url, Math.max(most.get(url) ?? -1, howPlainlySaid2(of)));
  return most;
}

// packages/extract/src/links/verification.ts
function chooseLinks(scored, bringsCode) {
  return likely(scored, linkScale.threshold).filter(({ evidence: [of] }) => !bringsCode || of.urlPlain === 0 && (of.notMeLeads === 0 || of.saysOr === 1)).map(({ url }) => url);
}
var weigh2 = createWeigher(linkScale);
function scoreLinks(places) {
  const best = /* @__PURE__ */ new Map();
  for (const { url, evidence } of places) {
    const score = weigh2(evidence);
    const known3 = best.get(url);
    if (!known3 || score > known3.score) best.set(url, { url, score, evidence });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
function linkPlaces(parts2, places, bringsCode) {
  const about = aboutEvidence(parts2);
  const matter = matterOf(parts2);
  const addresses = addressesOf(places);
  const hasSecret2 = (url) => addresses.get(url)?.urlSecret === 1;
  const found = places.flatMap((place, index) => {
    const reading = parts2[place.part];
    const address = addresses.get(place.url);
    if (!reading || !address) return [];
    return [{ place, of: placeEvidence2(place, reading, neighboursOf(places, index), address) }];
  });
  const hasOwn = found.some(({ of }) => of.quoted === 0 && !completesNothing(of) && !isNavigation(of));
  const isRefused = (of) => completesNothing(of) || hasOwn && of.quoted === 1;
  const refused = /* @__PURE__ */ new Set([
    ...found.flatMap(({ place, of }) => isRefused(of) ? [place.url] : []),
    ...logosAmong(found)
  ]);
  const left = found.filter(({ place }) => !refused.has(place.url));
  const secrets = [...addresses.keys()].filter((url) => hasSecret2(url) && !refused.has(url)).length;
  const meant = { text: meantIn("text", left), html: meantIn("html", left) };
  const opaques = left.filter(({ of }) => of.urlOpaque === 1 && !isNavigation(of) && of.saysNotMe === 0);
  const opaque = (opaques.find(({ of }) => of.labelSignIn + of.labelRead + of.saysRead === 0) ?? opaques[0])?.place.url;
  const firstSecret = { text: [...meant.text.keys()].find(hasSecret2), html: [...meant.html.keys()].find(hasSecret2) };
  const leadOf = createLead(mostSaid2(left.map(({ place, of }) => ({ url: place.url, of }))), -1);
  return found.flatMap(({ place, of }, index) => {
    if (refused.has(place.url)) return [];
    const ranked = meant[place.part];
    const company = {
      lead: leadOf(place.url),
      earlier: ranked.get(place.url) ?? ranked.size,
      meant: ranked.size,
      firstSecret: place.url === firstSecret[place.part],
      declined: declines2(found[index + 1]?.of),
      declinedBefore: declines2(found[index - 1]?.of),
      behindNever: isBehindNever(found[index - 1], place, parts2),
      matter,
      secrets,
      bringsCode,
      firstOpaque: secrets === 0 && place.url === opaque
    };
    return [{ url: place.url, evidence: [of, about, jointEvidence2(of, about, company)] }];
  });
}
function addressesOf(places) {
  return new Map([...new Set(places.map(({ url }) => url))].map((url) => [url, addressEvidence(url)]));
}
function logosAmong(found) {
  const logos = new Set(found.flatMap(({ place, of }) => of.picture * of.labelSite === 1 ? [place.url] : []));
  for (const { place, of } of found) {
    if (of.labelComplete + of.saysComplete + of.aboveComplete + of.urlComplete > 0) logos.delete(place.url);
  }
  return logos;
}
function declines2(of) {
  return of !== void 0 && of.labelComplete === 0 && of.labelNotMe + of.saysNotMe > 0;
}
function isBehindNever(before, { part, start }, parts2) {
  if (before?.place.part !== part || start * 2 < (parts2[part]?.text.length ?? 0)) return false;
  const { labelNever, saysNever, urlNever } = before.of;
  return labelNever + saysNever + urlNever > 0;
}
function meantIn(part, found) {
  const says = /* @__PURE__ */ new Map();
  for (const { place, of } of found) {
    if (place.part !== part || isNavigation(of)) continue;
    says.set(place.url, Math.max(says.get(place.url) ?? 0, howMuchIsSaid(of)));
  }
  const saying = [0, 0, 0, 0];
  const earlier = /* @__PURE__ */ new Map();
  for (const [url, much] of says) {
    earlier.set(url, saying[much]);
    for (let least = 0; least <= much; least += 1) saying[least] = saying[least] + 1;
  }
  return earlier;
}
function howMuchIsSaid(of) {
  if (of.labelComplete === 1) return 3;
  if (of.labelAct + of.labelYes + of.saysComplete + of.urlComplete > 0) return 2;
  return 1 - of.urlPlain;
}
function isNavigation({ inBar, saysNever, picture, labelSite, labelComplete, labelAct }) {
  return inBar + saysNever + labelSite > 0 || picture === 1 && labelComplete + labelAct === 0;
}
function neighboursOf(places, index) {
  const { part, url } = places[index];
  const isAnother = (place) => place?.part === part && place.url !== url;
  const before = places[index - 1];
  const after = places[index + 1];
  return {
    before: isAnother(before) && !isHome(before.url) ? before.end : 0,
    after: isAnother(after) ? after.start : Number.POSITIVE_INFINITY
  };
}
function completesNothing({
  labelNever,
  labelNotMe,
  labelComplete,
  urlHome,
  urlNever,
  slippedIn
}) {
  return urlHome + urlNever + slippedIn > 0 || (labelNever === 1 || labelNotMe === 1) && labelComplete === 0;
}

// packages/extract/src/reading/boilerplate.ts
function findBoilerplate(cues, text, lines) {
  const found = [];
  let next = 0;
  for (const [index, { start, end }] of lines.entries()) {
    const first = next;
    while (next < cues.length && cues[next].start < end) next += 1;
    if (found.length >= MOST || end - start > LONGEST3) continue;
    const isFirst = index < FIRST && lines.length > 1;
    const own = cues.slice(first, next);
    const isLikeOne = end - start >= SHORTEST && holds(own, FOR_READER);
    const line = isFirst || isLikeOne ? text.slice(start, end) : "";
    if (isFirst && isBanner(line, own)) found.push({ start, end });
    else if (isLikeOne && patterns2().disclaimer.test(line))
      found.push(...sentencesOf(line, start).filter((sentence) => isOfDisclaimer(sentence, text, own)));
  }
  return found;
}
var LONGEST3 = 3e3;
var SHORTEST = 60;
var MOST = 20;
var FIRST = 3;
var FOR_READER = ["secret", "notMe"];
var NAMES_CODE2 = ["code", "maybeCode"];
var ASKS = ["enter", "complete", "signIn"];
var NUMBER5 = /\d{4}/;
function isBanner(line, cues) {
  const brings = line.includes(BLOT) || /\d{5}/.test(line) || holds(cues, [...NAMES_CODE2, "enter", "complete", "fleeting"]);
  return !brings && patterns2().banner.test(line);
}
function isOfDisclaimer({ start, end }, text, cues) {
  const sentence = text.slice(start, end);
  const own = cues.filter((cue) => cue.start >= start && cue.start < end);
  if (sentence.includes(BLOT) || NUMBER5.test(sentence) || holds(own, NAMES_CODE2)) return false;
  return patterns2().disclaimer.test(sentence) || holds(own, FOR_READER) && !holds(own, ASKS);
}
function sentencesOf(line, offset) {
  const ends = matches(SENTENCE_STOPS, line).map(({ index, 0: end }) => index + end.length);
  return [...ends, line.length].map((end, index) => ({ start: offset + (ends[index - 1] ?? 0), end: offset + end }));
}
function holds(cues, kinds2) {
  return cues.some(({ kind }) => kinds2.includes(kind));
}
var known2;
function patterns2() {
  const { banner, disclaimer } = lexicon().lists;
  known2 ??= { banner: anyOf(banner), disclaimer: anyOf(disclaimer) };
  return known2;
}
function anyOf(phrases) {
  const spelled = phrases.map((phrase) => phrase.normalize("NFC").replace(/[()]/g, "\\$&").replaceAll(" ", "\\s+"));
  return new RegExp(spelled.join("|"), "iu");
}

// packages/extract/src/reading/citations.ts
function findCitations(part, rendered) {
  const text = part.slice(0, limits.codeSearchCharacters);
  const blocks = rendered ? citedIn(rendered, text.length) : quotedLines(text);
  if (blocks.length === 0 || isForwarded(text)) return { blocks, beside: 0 };
  const cited = blocks.reduce((sum, { start, end }) => sum + end - start, 0);
  return { blocks, beside: Math.min((text.length - cited) / ENOUGH, 1) };
}
var ENOUGH = 400;
function citedIn({ text, looks }, length) {
  const blocks = [];
  for (const [index, { start, look }] of looks.entries()) {
    if (!look.cited || start >= length) continue;
    const end = Math.min(looks[index + 1]?.start ?? length, length);
    const last = blocks.at(-1);
    if (last?.end === start) last.end = end;
    else blocks.push({ start, end });
  }
  return blocks.filter(
    ({ start, end }) => (text.slice(start, Math.min(end, start + 200)).match(LETTER2)?.length ?? 0) > BOX
  );
}
var LETTER2 = /\p{L}/gu;
var BOX = 20;
function quotedLines(text) {
  if (!text.includes("\n>") && !text.startsWith(">")) return [];
  return matches(QUOTED_LINE, text).map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
}
var QUOTED_LINE = /^ {0,3}>(?!.{0,80}<[< ]*$).*$/gm;

// packages/extract/src/reading/inner-mails.ts
function findInnerMails(text, lines) {
  const found = [];
  let said = 0;
  let isAnnounced = false;
  let isAddressed = false;
  for (const { start, end } of lines.slice(0, MAX_LINES)) {
    const line = end - start <= MAX_BEGINNING ? text.slice(start, end) : "";
    if (isSalutation(line)) {
      const isInner = said > 0 && (isAnnounced || isAddressed);
      found.push({ start, sure: isInner ? 1 : Math.min(Math.max(0, said - BANNER) / ENOUGH2, 1) });
      isAddressed = true;
    } else if (said > 0 && isSubjectLine(line)) {
      if (isAnnounced) found.push({ start, sure: 1 });
      isAddressed = true;
    }
    const ending = text.slice(Math.max(start, end - 4), end);
    isAnnounced = ANNOUNCES.test(ending) && end - start >= INTRODUCTION;
    if (ENDS_SENTENCE.test(ending)) said += end - start;
  }
  return found.length > 0 && isForwarded(text) ? [] : found;
}
var MAX_LINES = 300;
var MAX_BEGINNING = 120;
var ANNOUNCES = /[:：][\p{P}\s]{0,3}$/u;
var INTRODUCTION = 35;
var BANNER = 300;
var ENOUGH2 = 60;

// packages/extract/src/reading/lines.ts
function splitLines(text) {
  const lines = [];
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf("\n", start);
    const end = feed < 0 ? text.length : feed;
    if (text.slice(start, Math.min(end, start + 2e3)).trim() !== "") lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
function isRow(line) {
  return line.includes("   ") && /\S {3,}\S.* {3,}\S/.test(line);
}
function unwrap(lines, text) {
  const width = widthOf(lines, text);
  const whole = [];
  let before;
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && before && line.start === before.end + 1 && isFull(before, line, text, width)) last.end = line.end;
    else whole.push({ ...line });
    before = line;
  }
  return whole;
}
var LONG2 = 58;
var LONGEST4 = 116;
var LEAST2 = 48;
var A_WORD = 12;
function isFull({ start, end }, next, text, width) {
  const length = end - start;
  if (length < LEAST2 || length > LONGEST4 || text.charAt(end - 1) === BLOT || isRow(text.slice(start, end)))
    return false;
  if (length >= LONG2) return true;
  const [word = "", rest] = NEXT.exec(text.slice(next.start, Math.min(next.end, next.start + LONGEST4)))?.slice(1) ?? [];
  const isAlone2 = rest === "" && !ENDS_SENTENCE.test(word);
  return length + 1 + word.length > width && !isAlone2 && !ENDS_SENTENCE.test(text.slice(Math.max(start, end - 5), end));
}
var NEXT = /^(\S*)\s*(\S?)/;
function widthOf(lines, text) {
  const lengths = lines.flatMap(({ start, end }, index) => {
    const goesOn = lines[index + 1]?.start === end + 1 && text.charAt(end - 1) !== BLOT;
    return goesOn && end - start <= LONGEST4 ? [end - start] : [];
  });
  const width = lengths.reduce((most, length) => Math.max(most, length), 0);
  return lengths.filter((length) => length > width - A_WORD).length > 1 ? width : LONGEST4;
}

// packages/extract/src/reading/quotations.ts
var MARK = /(?<![א-ת])"|"(?![א-ת])|[“”„«»「」『』]/g;
var FAMILIES = ['"', "\u201C\u201D\u201E", "\xAB\xBB", "\u300C\u300D", "\u300E\u300F"];
function findQuotations(text, lines) {
  const found = FAMILIES.map(() => []);
  const open = FAMILIES.map(() => -1);
  let number = 0;
  MARK.lastIndex = 0;
  for (let match = MARK.exec(text); match; match = MARK.exec(text)) {
    const { index, 0: mark } = match;
    while (index >= (lines[number]?.end ?? Number.POSITIVE_INFINITY)) {
      const isParagraphsEnd = (lines[number + 1]?.start ?? index) > lines[number].end + 1;
      if (isParagraphsEnd) open.fill(-1);
      else open[0] = -1;
      number += 1;
    }
    const family = FAMILIES.findIndex((marks) => marks.includes(mark));
    const start = open[family];
    if (start < 0) open[family] = opens(text, index, mark) ? index : -1;
    else if (closes(text, index, text[start], mark)) {
      found[family]?.push({ start, end: index + 1 });
      open[family] = -1;
    } else open[family] = index;
  }
  return found;
}
function opens(text, index, mark) {
  if ("\u300D\u300F".includes(mark)) return false;
  return !'"\u201D\xBB'.includes(mark) || /[^\s\0.,;:!?)]/.test(text[index + 1] ?? "");
}
function closes(text, index, opener, mark) {
  if (mark === '"') return !/\s/.test(text[index - 1] ?? "") || /\s/.test(text[index + 1] ?? " ");
  if (mark === "\u201C") return opener === "\u201E";
  if (mark === "\xAB") return opener === "\xBB";
  return !"\u201E\u300C\u300E".includes(mark);
}

// packages/extract/src/reading/reading.ts
var Reading = class {
  /** The part's text with plain digits and spaces, URLs and addresses blotted out, boilerplate left blank. */
  text;
  lines;
  cues;
  #looks;
  #anchors;
  #cells;
  #quotations = null;
  #citations;
  #innerMails = null;
  #ofKind = /* @__PURE__ */ new Map();
  /** The font size of most of the text. */
  usualSize;
  constructor(part, rendered, knows, known3) {
    const text = plainText(part.slice(0, limits.codeSearchCharacters));
    const lines = rendered ? splitLines(text) : unwrap(splitLines(text), text);
    const found = findCues(text, known3);
    const boilerplate = findBoilerplate(found, text, lines);
    const isRead = ({ start }) => boilerplate.every((line) => start < line.start || start >= line.end);
    this.text = boilerplate.reduce(blank, text);
    this.lines = lines.filter(({ start, end }) => /\S/.test(this.text.slice(start, end)));
    const cues = found.filter(isRead);
    this.cues = knows === "all" ? cues : cues.filter(knows);
    for (const cue of this.cues) {
      const alike = this.#ofKind.get(cue.kind);
      if (alike) alike.push(cue);
      else this.#ofKind.set(cue.kind, [cue]);
    }
    this.#anchors = rendered?.anchors ?? [];
    this.#looks = rendered?.looks ?? [{ start: 0, look: plainLook }];
    this.#cells = rendered?.cells ?? null;
    this.usualSize = usualSize(this.#looks, this.text.length);
    this.#citations = findCitations(part, rendered);
  }
  /** How the text looks there. */
  lookAt(place) {
    return this.#looks[lastAtOrBefore(this.#looks, place)]?.look ?? plainLook;
  }
  /** It is part of a link's label. */
  isInAnchor(place) {
    const anchor = this.#anchors[lastAtOrBefore(this.#anchors, place)];
    return anchor !== void 0 && place < anchor.end;
  }
  /** The line that this place is in, by its number. */
  lineAt(place) {
    return Math.max(0, lastAtOrBefore(this.lines, place));
  }
  /** The cells of the table row that this line is; one alone where it is none, or has more than a reader would look at. */
  cellsOf({ start, end }) {
    const starts = this.#cells ? this.#cellsWithin(start, end) : cellsWritten(this.text.slice(start, Math.min(end, start + MAX_ROW2)), start);
    return [start, ...starts].map((from, index) => ({ start: from, end: starts[index] ?? end }));
  }
  #cellsWithin(start, end) {
    const cells = this.#cells ?? [];
    const first = lastAtOrBefore(cells, start) + 1;
    const past = lastAtOrBefore(cells, end) + 1;
    return past - first > MAX_CELLS2 ? [] : cells.slice(first, past).map((cell) => cell.start);
  }
  /** What stands in quotation marks around this place. */
  quotationsAt(place) {
    this.#quotations ??= findQuotations(this.text, this.lines).filter((family) => family.length > 0);
    return this.#quotations.flatMap((quotations) => {
      const quotation = quotations[lastAtOrBefore(quotations, place)];
      return quotation && place < quotation.end ? [quotation] : [];
    });
  }
  /** It stands in a block quotation: how much the mail says beside it, up to 1; 0 outside of one. */
  citedAt(place) {
    const { blocks, beside } = this.#citations;
    const block = blocks[lastAtOrBefore(blocks, place)];
    return block && place < block.end ? beside : 0;
  }
  /** It stands behind the beginning of a mail within the mail: how sure that is, up to 1. */
  innerMailAt(place) {
    this.#innerMails ??= findInnerMails(this.text, this.lines);
    return this.#innerMails[lastAtOrBefore(this.#innerMails, place)]?.sure ?? 0;
  }
  /** The cues of these kinds, of all when none is named, that lie between two places. */
  cuesWithin(start, end, ...kinds2) {
    const found = [];
    for (let index = Math.max(0, lastAtOrBefore(this.cues, start - 1) + 1); index < this.cues.length; index += 1) {
      const cue = this.cues[index];
      if (cue.start >= end) break;
      if (cue.end <= end && (kinds2.length === 0 || kinds2.includes(cue.kind))) found.push(cue);
    }
    return found;
  }
  /** The cues that share a character with what lies between two places. */
  cuesAt(start, end) {
    return this.cuesWithin(start - LONGEST_CUE, end + LONGEST_CUE).filter((cue) => cue.start < end && cue.end > start);
  }
  count(kind) {
    return this.#ofKind.get(kind)?.length ?? 0;
  }
  last(kind) {
    return this.#ofKind.get(kind)?.at(-1);
  }
  /** How much cues of a kind lead up to this place: three are all of 1. */
  leadUp(place, kind) {
    return Math.min(lastAtOrBefore(this.#ofKind.get(kind) ?? [], place - 1) + 1, 3) / 3;
  }
};
var LONGEST_CUE = 80;
function lastAtOrBefore(items, place) {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = low + high >>> 1;
    if (items[middle].start <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
function cellsWritten(line, offset) {
  if (!line.includes("  ") && !line.includes("|")) return [];
  return matches(CELL_BREAK, line, MAX_CELLS2).map(({ index, 0: gap }) => offset + index + gap.length);
}
var CELL_BREAK = /(?<=\S) {2,}(?=\S)|(?<=\S) *\| *(?=\S)/g;
var MAX_CELLS2 = 12;
var MAX_ROW2 = 400;
function blank(text, { start, end }) {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}
function usualSize(looks, length) {
  const characters = /* @__PURE__ */ new Map();
  for (const [index, { start, look }] of looks.entries()) {
    const end = looks[index + 1]?.start ?? length;
    characters.set(look.size, (characters.get(look.size) ?? 0) + end - start);
  }
  return [...characters].reduce((most, entry) => entry[1] > most[1] ? entry : most, [16, 0])[0];
}

// packages/extract/src/judge.ts
function judge(mail, knows = "all") {
  const rendered = mail.html === null ? null : render(mail.html);
  const text = mail.text?.trim() ? mail.text : null;
  const parts2 = readParts(mail.subject, text, rendered, knows);
  const { links, places, written } = findLinks(parts2.text && text, rendered);
  const bodies = [parts2.text, parts2.html].filter((part) => part !== null);
  const foundCodes = codePlaces(parts2.subject, bodies, [...links, ...written.map(({ url }) => url)]);
  const scoredCodes = scoreCodes(foundCodes);
  const codes = chooseCodes(scoredCodes);
  const judgeLinks = (among) => {
    const found = linkPlaces(parts2, among, codes.length > 0);
    const scored = scoreLinks(found);
    return { linkPlaces: found, scoredLinks: scored, verificationLinks: chooseLinks(scored, codes.length > 0) };
  };
  const judgement = {
    text: text ?? rendered?.text ?? mail.text ?? "",
    links,
    codePlaces: foundCodes,
    scoredCodes,
    codes,
    ...judgeLinks(places)
  };
  if (judgement.verificationLinks.length > 0 || written.length === 0) return judgement;
  const all = judgeLinks([...places, ...written].sort((a, b) => a.start - b.start));
  const shown = new Set(written.map(({ url }) => url));
  const verificationLinks = all.verificationLinks.filter((url) => shown.has(url));
  return { ...judgement, ...all, verificationLinks, links: [...links, ...verificationLinks] };
}
function readParts(subject, text, rendered, knows) {
  const written = text === rendered?.text ? null : text;
  const known3 = /* @__PURE__ */ new Map();
  return {
    subject: new Reading(subject, null, knows, known3),
    text: written === null ? null : new Reading(written, null, knows, known3),
    html: rendered && new Reading(rendered.text, rendered, knows, known3)
  };
}

// packages/extract/src/analyse.ts
function analyse(mail) {
  const { codes, links, verificationLinks, text } = judge(mail);
  return { codes, links, verificationLinks, text };
}

// packages/extract/tools/corpus.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync3 } from "node:fs";
import { join as join2 } from "node:path";
import PostalMime from "postal-mime";
var partNames = ["dev", "everyday", "short", "test"];
var folder = join2(import.meta.dirname, "..", "corpus");
async function readPart2(part) {
  const mails = [];
  for (const file of readdirSync2(join2(folder, part)).sort()) {
    const language = file.replace(/\.jsonl$/, "");
    for (const line of readFileSync3(join2(folder, part, file), "utf8").trimEnd().split("\n")) {
      const row = JSON.parse(line);
      const label = { kind: part, about: "", ...row.label };
      mails.push({ name: `${language}/${row.name}`, language, label, mail: await readMail(row) });
    }
  }
  return mails;
}
async function readCorpus() {
  const parts2 = partNames.map(async (name) => [name, await readPart2(name)]);
  return Object.fromEntries(await Promise.all(parts2));
}
async function readMail({ mail, base64, subject = "", text = "", html = null }) {
  if (mail === void 0 && base64 === void 0) return { subject, text: text.trim() ? text : null, html };
  const parsed = await PostalMime.parse(mail ?? Buffer.from(base64 ?? "", "base64"));
  return { subject: parsed.subject ?? "", text: parsed.text?.trim() ? parsed.text : null, html: parsed.html ?? null };
}

// packages/extract/tools/dump.ts
var t0 = performance.now();
var parts = await readCorpus();
var t1 = performance.now();
var out = [];
for (const [part, mails] of Object.entries(parts)) for (const { name, mail } of mails) {
  const a = analyse(mail);
  out.push(JSON.stringify([part, name, a.codes, a.links, a.verificationLinks]));
}
writeFileSync(process.argv[2], `${out.join("\n")}
`);
console.log(out.length, "mails read in", Math.round(t1 - t0), "analysed in", Math.round(performance.now() - t1), "ms");
