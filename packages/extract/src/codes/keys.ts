import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { IS } from "./copula";

/** `{"id": 118204}`, "user=10442": the key alone says what its value is, and it says nothing of a code; nor is the key one. */
export function isOfOtherKey({ start, end }: Candidate, reading: Reading): boolean {
  if (IS_KEY.test(reading.text.slice(end, end + 3))) return true;
  const before = reading.text.slice(Math.max(0, start - LONGEST_KEY), start);
  const [, quoted, key = quoted] = KEY.exec(before) ?? [];
  if (key === undefined || NAMES_CODE.test(key)) return false;
  if (COUNTS.test(key)) return true;
  const from = start - before.length + before.lastIndexOf(key);
  return reading.cuesWithin(from, from + key.length, "code", "maybeCode", "codeWord").length === 0;
}

const LONGEST_KEY = 60;
const IS_KEY = /^["'] ?:/;
const KEY = /(?:(?:^|[{,[\n])\s*["'](\w[\w.-]*)["']\s*:\s*|(?:^|[\s,;{(])(\w[\w.-]*)=)["']?$/;
/** "loginCode", "OTP" */
const NAMES_CODE = /(?:code|otp|pin|tan|token|password|passcode|verification)$/i;
/** "otp_sent" */
const COUNTS =
  /[_.-](?:sent|verified|expired|failed|used|total|count|rate|requests|attempts|length|id|at|in|m?s|seconds)$/i;

/** "OTP failed for user 10442", "Code von Konto 88213 angefordert": whose it is, and no possessive that makes it the reader's. */
export function isAccountNumber({ start, value }: Candidate, { text }: Reading): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_ACCOUNT), start);
  return ACCOUNT.test(before) || (LONG_NUMBER.test(value) && BANK_ACCOUNT.test(before));
}

const LONGEST_ACCOUNT = 40;
const ACCOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    "(?:for|by|from|of|to) (?:user|account|customer|client|member|tenant)",
    "(?:für|von|durch) (?:Konto|Benutzer|Nutzer|Kunden?|Mandant)",
    "(?:pour|par|du|de) (?:le compte|compte|l['’]utilisateur|le client|client)",
    "(?:para|por|de|del) (?:la cuenta|cuenta|el usuario|usuario|el cliente|cliente)",
    "(?:para|por|pela|pelo|da|do) (?:a conta|conta|o usuário|usuário|o utilizador|utilizador|cliente)",
    "(?:per|da|dal|dell['’]) ?(?:l['’]account|account|l['’]utente|utente|cliente)",
    "(?:voor|door|van) (?:account|gebruiker|klant)",
    "(?:för|av|for|fra|til) (?:konto|användare|bruker|bruger|kund|kunde)",
    "(?:dla|przez|na) (?:konta|użytkownika|klienta)",
    "(?:pro|pre|od) (?:účet|uživatele|používateľa|klienta)",
    "(?:для|от|пароль|код) (?:пользователя|аккаунта|клиента|користувача)",
    "(?:של|עבור) (?:חשבון|משתמש|לקוח)",
    "(?:لحساب|للحساب|للمستخدم|للعميل|حساب العميل)",
  ].join("|")}) (?:(?:no\.?|nr\.?|id|№) ?)?#?$`,
  "iu",
);

/** "Account 20481934", "účet 2000145399": as long as banks have them. */
const LONG_NUMBER = /^\d{7,}$/;
const BANK_ACCOUNT =
  /(?<![\p{L}\p{N}])(?:account|konto|compte|cuenta|conta|conto|rekening|konta|účet|účtu|számla|cont|hesap|tili|счёт|счет|рахунок|сметка) ?$/iu;

/** "Your code is undefined", "Code: {{code}}" */
export function isUnfilled(reading: Reading): boolean {
  const { text } = reading;
  return reading
    .cuesWithin(0, text.length, "code")
    .some(({ end }) => UNFILLED.test(text.slice(end, end + LONGEST_GAP)));
}

const LONGEST_GAP = 40;
const UNFILLED = new RegExp(
  String.raw`^["'”»)\0]{0,3}(?: ?[:=：]| (?:${IS})(?![\p{L}\p{N}]))[ \0]{0,2}["'[(<*]{0,3}(?:(?:undefined|null|NaN|redacted)(?![\p{L}\p{N}])|\{\{|\$\{|<%|%s|%\()`,
  "iu",
);
