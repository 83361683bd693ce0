import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";
import { findQuotations } from "../src/reading/quotations";
import { minimalCodes, minimalWithoutCode } from "../tools/fit/minimal-mails";

const fromText = (text: string, subject = "") => analyse({ subject, text, html: null });
const fromHtml = (html: string, subject = "") => analyse({ subject, text: "", html });

describe("codes", () => {
  test.each<[string, string]>(minimalCodes)("%j → %s", (text, code) => {
    expect(fromText(text).codes).toEqual([code]);
  });

  test.each(minimalWithoutCode)("%j holds no code", (text) => {
    expect(fromText(text).codes).toEqual([]);
  });

  test("a mail is no longer for its indentation", () => {
    expect(fromText(`Your code is 482913.${" ".repeat(80_000)}x`, "Your code").codes).toEqual(["482913"]);
  });

  test("a code is reported once, wherever it stands", () => {
    const html = "<p>Your code is <b>482 913</b></p>";
    expect(analyse({ subject: "482913 is your code", text: "Your code is 482-913", html }).codes).toEqual(["482913"]);
  });

  test("one element a digit is one code", () => {
    const cells = [..."482913"].map((digit) => `<td>${digit}</td>`).join("");
    const spans = [..."482913"].map((digit) => `<span>${digit}</span>`).join("");
    expect(fromHtml(`<p>Your code:</p><table><tr>${cells}</tr></table>`).codes).toEqual(["482913"]);
    expect(fromHtml(`<p>Your code:</p><p>${spans}</p>`).codes).toEqual(["482913"]);
  });

  test.each([
    ["Put these six characters into the box on your TV: LQ48ZN", "LQ48ZN"],
    ["您的验证码482913,5分钟内有效,请勿告知他人。", "482913"],
    ["Das Gerät fragt nach sechs Zeichen.\n\nH4 T9 M2\n\nSie gelten 10 Minuten.", "H4T9M2"],
    ["Passord glemt? Innloggingskode:\n\nfjell-ugle-måne", "fjell-ugle-måne"],
    ["Recovery rune: HJKWPZ. Type it into the box to unlock your account.", "HJKWPZ"],
    ["再設定画面の空欄に mifsuc と記入すると、新しいパスワードを決められます。", "mifsuc"],
    ["Säkerhetskod för betalningen på 1 299 kr till butiken: 118273. Läs inte upp den för någon.", "118273"],
    ["รหัส OTP ของท่านคือ 559208 (Ref: KXQP) ใช้ภายใน 3 นาที", "559208"],
    ["In your TV's settings choose I have a code, and type:\n\nWDRB QZFP\n\nIt is valid for 30 minutes.", "WDRBQZFP"],
    ["Dein Sicherheitscode: BT-40916. Er gilt zehn Minuten.", "BT-40916"],
    ["G-482913 is your verification code.", "482913"],
    ["> Verification code: 907736\n>\n> Type it into the VPN client. It expires at 9:31.", "907736"],
    ["Digite na tela o código abaixo:\n\n>>> 4096 <<<\n\nVale por 5 minutos.", "4096"],
    ["Enter the code below in the app:\n\n58 · 20 · 74\n\nKeep it to yourself.", "582074"],
    ["Skriv in återställningskoden i appen:\n\n7 204 518\n\nDen gäller i tio minuter.", "7204518"],
    ["Upiši kod za uparivanje u aplikaciju:\n\nKRPUŠ\n\nVrijedi pola sata.", "KRPUŠ"],
    ["Type these numbers on the site to get into your account:\n\n830\u2011517", "830517"],
    ["Your code is A7K2\u20119QXM.", "A7K2-9QXM"],
    ["Your recovery code is AB12 CD34 EF56.", "AB12CD34EF56"],
    ["Унесите овај код у формулар:\n\nЖТК-4418\n\nКод важи један сат.", "ЖТК-4418"],
  ])("%j → %s", (text, code) => {
    expect(fromText(text).codes).toEqual([code]);
  });

  test.each([
    ["Paket te čeka", "Paketomat Jarun. Na zaslonu upiši:\n\n409 226\n\nPošiljka čeka tri dana."],
    ["Your parcel is in the locker", "Enter this on the locker's screen:\n\n551902\n\nWe keep it for three days."],
    ["Twoje bilety", "Okaż ten numer w kasie biletowej:\n\n739204\n\nDo zobaczenia!"],
    ["Din tid hos Bilkollen", "Välkommen på torsdag. Uppge ditt bokningsnummer vid disken:\n\n604118"],
    ["Your delivery", "LE2 3FP\n\nThe driver comes between 10 and 12."],
    ["Build failed", "See CVE-2025-90417 and code INV-2025-0417."],
    [
      "How to spot a false message",
      'This month scammers write things like this:\n\n"Somebody signed in. Your code is 660317, call us and read it out."\n\nWe never ring you and ask for one. Forward such messages to us, then delete them.',
    ],
    ["Sign-in", "Code requested by 2001:db8:44::9."],
    ["Your statement", "To open the file, enter your date of birth in the form DDMMYYYY as the password."],
    ["Sign-in", "The code went to your phone 03xx-xxx4471."],
    ["Nya regler", "De nya reglerna (ersätter kod 2021-04) finns på intranätet."],
    ["Relatório", "Códigos enviados: 482 913\nCódigos usados: 451 207 (93,4 %)\nTempo médio: 21 s"],
    ["Nova palavra-passe", "O seu pedido n.º 551 870 foi tratado. Escolha uma nova palavra-passe na página."],
    ["Your Korvex account", "KORVEX\n\nYour Korvex code went to your phone."],
  ])("a number for a place, a file or an example is no code: %s", (subject, text) => {
    expect(fromText(text, subject).codes).toEqual([]);
  });

  test.each([
    'Someone signs in to "Acme Cloud" from a new device: your code is 482913. Press "Deny" if it was not you.',
    'The 27" screen, or the 32", at "Acme Cloud" asks for a code: your code is 482913. Press "Deny" if it was not you.',
    'You asked to join "Blue Team". Type the number 482913 into the box "Confirm".',
    "Jemand meldet sich bei „Acme Cloud“ an: Ihr Code ist 482913. Drücken Sie „Ablehnen“, wenn Sie das nicht waren.",
    "Bestätigen Sie die Zahlung von 49,90 EUR an „Buchladen Nord“ mit der TAN 482913 in Ihrer „Bank-App“.",
    'Bestätigen Sie die Zahlung von 49,90 EUR an "Buchladen Nord" mit der TAN 482913 in Ihrer "Bank-App".',
    "Jemand meldet sich bei »Acme Cloud« an: Ihr Code ist 482913. Drücken Sie »Ablehnen«, wenn Sie das nicht waren.",
    'בקשה לכניסה לחשבון מחו"ל: קוד האימות שלך הוא 482913. אקמה בע"מ',
    "Du loggar in på ”Acme Cloud” nu: din kod är 482913. Tryck på ”Neka” om det inte var du.",
  ])("a code between two quotations is in none of them: %s", (text) => {
    expect(fromText(text).codes).toEqual(["482913"]);
  });

  test.each([
    ['"', '"'],
    ["„", "“"],
    ["„", "”"],
    ["“", "”"],
    ["”", "”"],
    ["«", "»"],
    ["« ", " »"],
    ["»", "«"],
    ["「", "」"],
  ])("%s and %s hold a quotation", (opener, closer) => {
    const text = `Forward what reads like ${opener}Somebody signed in, your code is 660317, read it out${closer} to us.`;
    expect(findQuotations(text, [{ start: 0, end: text.length }]).flat()).toEqual([
      { start: text.indexOf(opener), end: text.indexOf(closer.trim(), 40) + 1 },
    ]);
  });

  test("a code that only the subject shows is found where the body points at it", () => {
    const text =
      "Your sign-in code is up in the subject line. It lives for ten minutes. Case 4410928, tel. 555 014 200.";
    expect(fromText(text, "518306 for Trenello").codes).toEqual(["518306"]);
  });

  test("a code comes before the one that it replaces", () => {
    const text =
      "The code we sent before (338190) no longer works. Your new code is 771204. Enter it within 15 minutes.";
    expect(fromText(text, "A new code").codes[0]).toBe("771204");
  });

  test("the maker's name in capitals is no code", () => {
    const text = "KORVEX\n\n618204 is your verification code for your Korvex account.\n\n© 2026 Korvex Interactive LLC";
    expect(fromText(text, "Your Korvex verification code").codes).toEqual(["618204"]);
  });

  test("what no reader sees holds no code", () => {
    expect(
      fromHtml(
        "<style>code:111111</style><!-- code: 222222 --><div style='display:none'>code: 333333</div><title>code 444444</title>",
      ).codes,
    ).toEqual([]);
  });
});

describe("errands", () => {
  const codesOf = (subject: string, text: string) => analyse({ subject, text, html: null }).codes;

  /** The page is named after the errand; the number is not. */
  test.each([
    ["Your table for 4", "To keep it, type 5081 into the reservation page you left open.", "5081"],
    ["Boka tid", "Skriv in 7731 på bokningssidan så är tiden din.", "7731"],
    ["Potvrda", "Upišite ovaj kod na stranici za rezervaciju:\n\n164 870", "164870"],
    ["認証", "「確認番号は482913です」10分以内に入力してください。", "482913"],
    ["Confirm your payment", "Confirm your payment of €48.29 with code 482913.", "482913"],
    ["Betaling", "Bekræft betaling på 482 kr. med koden 506173.", "506173"],
    ["أكّد حجزك", "أدخل الرمز التالي في صفحة الحجز:\n\n47092", "47092"],
  ])("%s: a code that its page asks for", (subject, text, code) => {
    expect(codesOf(subject, text)).toEqual([code]);
  });

  test.each([
    ["Your invoice", "To pay, enter your customer number 447190 and the amount on the payment page."],
    ["Acme", "Sur la page de commande 482913 tout est indiqué."],
    ["Acme", "Форма заказа 482913 получена."],
    ["Acme", "注文ページ 482913 をご覧ください。"],
    ["验证码短信为何总是六位?", "“请把验证码 123456 发给我”——骗子的话术\n读者来信"],
    ["Chegada á casa", "A chave está na caixa gris. Reserva 441. Saída ás 12 h."],
    ["Your booking", "Check in at the desk with booking 884120, on the page you can see the room."],
  ])("%s: none", (subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });
});

test("a sentence of its own names a code among an invoice's numbers", () => {
  const numbers = "Invoice for order #1002345. Total $1999.00. Call +1 555 0100 123. Ship to 90210.";
  expect(analyse({ subject: "", text: `${numbers} Your security code is 334455.`, html: null }).codes).toEqual([
    "334455",
  ]);
  expect(analyse({ subject: "", text: `${numbers} Authorization code 334455.`, html: null }).codes).toEqual([]);
});
