import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";

const codesOf = (text: string, subject = "") => analyse({ subject, text, html: null }).codes;

describe("words that are codes", () => {
  test.each([
    ["Sign in to Larkfield", "Your sign-in word is mifsuc. Type it into the app within ten minutes."],
    ["Anmeldung", "Dein Anmeldewort lautet mifsuc. Gib es innerhalb von zehn Minuten in der App ein."],
    [
      "Connexion",
      "Mot de passage : mifsuc\n\nSaisissez-le dans la fenêtre restée ouverte. Il expire dans dix minutes.",
    ],
    ["Přihlášení", "Tajné slovo: mifsuc\n\nZadejte ho v aplikaci, platí deset minut."],
    ["Вход", "Введите в приложении слово mifsuc, оно действует десять минут."],
    ["Your word of the day", "mifsuc\n\nType it into the app to sign in. It expires in ten minutes."],
  ])("%s: %j", (subject, text) => {
    expect(codesOf(text, subject)).toEqual(["mifsuc"]);
  });

  test.each([
    ["Alta", "Para terminar, escribe esto en el formulario web:\n\nmocasit\n\nTodo en minúscula.", "mocasit"],
    ["Вход", "Чтобы войти, введите в приложении кодовое слово зяблик. Оно действует десять минут.", "зяблик"],
    [
      "Pairing",
      "Type the pairing phrase into the app:\n\nplum-otter-quay\n\nIt expires in an hour.",
      "plum-otter-quay",
    ],
    [
      "Conta",
      "Para apagar a conta, escreva nalu-torim na janela que ficou aberta. Expira em dez minutos.",
      "nalu-torim",
    ],
    [
      "Nouvelle connexion",
      "Si c'est bien vous, recopiez ceci dans l'application :\n\nmifo-ratu-selk\n\nValable 8 minutes.",
      "mifo-ratu-selk",
    ],
    ["TV", "To pair your TV, enter the letters on its screen: kRelVod. They expire in ten minutes.", "kRelVod"],
  ])("%s: %j → %s", (subject, text, code) => {
    expect(codesOf(text, subject)).toEqual([code]);
  });

  test.each([
    "Your code is ready. Open the app to see it.",
    "Your code is valid, but it was sent to another address.",
    "Enter the word below to sign in, and keep it to yourself.",
    "Type the letters from your card into the form.",
    "Geben Sie das Wort ein, das Sie in der App sehen.",
    "Le mot de passe de votre compte a été modifié.",
  ])("%j holds no code", (text) => {
    expect(codesOf(text, "Sign in")).toEqual([]);
  });
});

describe("forms", () => {
  test.each([
    ["Enter this in the customer portal:\n\n415 – 077 – 932\n\nIt expires in ten minutes.", "415077932"],
    ["Type the six digits into the form:\n\n   1  9  6  0  8  3\n\nThey expire in ten minutes.", "196083"],
    ["Type the six digits into the app:\n\n5️⃣ 2️⃣ 8️⃣ 0️⃣ 1️⃣ 4️⃣\n\nThey expire in ten minutes.", "528014"],
    ["Az új jelszóhoz a T8RM-43VB-t írja be az oldalon. A kód tíz percig érvényes.", "T8RM-43VB"],
    ["Copy the verification code: 3bch54ecLy5oqq6Of6lR\n\nIt is valid for an hour.", "3bch54ecLy5oqq6Of6lR"],
  ])("%j → %s", (text, code) => {
    expect(codesOf(text, "Verify your address")).toEqual([code]);
  });
});

describe("tables", () => {
  const table = (...rows: string[][]) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

  test("the heading of its column names a code", () => {
    const rows = table(["Customer", "Amount", "One-time code", "Branch"], ["4471 902", "18.40 €", "630448", "771204"]);
    const html = `<p>To sign in, type the code into the window.</p>${rows}<p>It expires in ten minutes.</p>`;
    expect(analyse({ subject: "Sign in", text: "", html }).codes).toEqual(["630448"]);
  });

  test("columns of a text part as well", () => {
    const text = `To sign in, type the code into the window.

Customer   Amount    One-time code   Branch
--------   -------   -------------   ------
44719021   18.40 €   HJ4T 99QL       771204

It expires in ten minutes.`;
    expect(codesOf(text, "Sign in")).toEqual(["HJ4T99QL"]);
  });

  test("one cell a digit is one code", () => {
    const html = `<p>Your sign-in code:</p>${table([..."482913"])}<p>It expires in ten minutes.</p>`;
    expect(analyse({ subject: "Sign in", text: "", html }).codes).toEqual(["482913"]);
  });
});

describe("a code that another replaces", () => {
  test.each([
    "The code 338190 that we sent at 10:02 no longer works.\n\nYour new code is 771204. It expires in ten minutes.",
    "Your new code is 771204. It replaces code 338190, which no longer works.",
    "You asked us for a new code just now. Use 771 204, which replaces\n338 190, as that one no longer works.",
    "Neuer Code: 771204\n\nDer bisherige Code 338190 ist nicht mehr gültig.",
    "De code 338 190 die we je stuurden werkt niet meer.\n\nGebruik vanaf nu 771 204.",
  ])("comes after it: %j", (text) => {
    expect(codesOf(text, "Your new sign-in code")).toEqual(["771204", "338190"]);
  });

  test("is none without a new one", () => {
    expect(codesOf("The code 338190 no longer works. Ask for another in the app.", "About your account")).toEqual([]);
  });

  test.each([
    ["Login", "Your code is 482913\n\nthanks", "482913"],
    ["Login", "Hi Bob,\n\nYour code is 482913\n\nregards\nbob", "482913"],
    ["Login", "Your code is 482913\n\nmailpit", "482913"],
    ["Login", "482913 is your code\n\nacmeapp", "482913"],
    ["Login", "Your code is WDJB-MJHT\n\nTHANKS", "WDJB-MJHT"],
    ["Your code", "Your code is 482913\n\nunsubscribe", "482913"],
    ["Login", "your code is mifsuc\n\nthanks", "mifsuc"],
    ["Kod", "Twój kod to 482913\n\npozdrawiam", "482913"],
    ["Codice", "Il tuo codice è 482913\n\ngrazie", "482913"],
  ])("how a mail is signed is no code: %s, %j", (subject, text, code) => {
    expect(codesOf(text, subject)).toEqual([code]);
  });

  test.each([
    [
      "Your login code",
      "Hi Bob,\n\nYour login code is\n\nmifsuc\n\nIt is valid for 10 minutes.\n\nThe Acme team",
      ["mifsuc"],
    ],
    ["Login", "Dein Code ist\n\nmifsuc\n\nAcme", ["mifsuc"]],
    [
      "Activate your TV",
      "Your verification code\n\nQZRT\n\nYour previous code 482913 is no longer valid.",
      ["QZRT", "482913"],
    ],
    ["Activate your TV", "Your verification code\n\nQZRT\n\nSMS short code 32665\n\nAcme", ["QZRT"]],
  ])("but what stands below its name is: %s, %j", (subject, text, codes) => {
    expect(codesOf(text, subject)).toEqual(codes);
  });

  test.each([
    ["Mot de passe modifié", "Votre mot de passe a été modifié.\n\nMerci\nACME"],
    ["login problem", "hi, the login code never arrives, could you check?\n\nthanks\nACME"],
    ["test", "your code was merged\n\nBest regards,\nANNA"],
  ])("nor is who signs it: %s, %j", (subject, text) => {
    expect(codesOf(text, subject)).toEqual([]);
  });

  test("nor where the code is not in the mail", () => {
    expect(codesOf("enter the code on the page\n\nthanks", "Your code")).toEqual([]);
  });
});

describe("strange labels", () => {
  const codesOf = (subject: string, text: string) => analyse({ subject, text, html: null }).codes;

  describe("a number that a bill calls a code", () => {
    test.each([
      ["Bulgarian", "Месечна сметка", "Клиентски код: 2204471\nЗа плащане: 64,12 лв.", "Благодарим Ви."],
      ["Czech", "Vyúčtování za elektřinu", "Kód odběratele: 4482913\nK úhradě: 1 846 Kč", "Děkujeme."],
      ["Hindi", "विद्यालय की सूचना", "सदस्य कोड: 204817\nपुस्तक शुल्क: ₹2,350", "धन्यवाद।"],
      ["German", "Ihre Abrechnung", "Liegenschaftscode: 60318\nBetrag: 84,20 €", "Mit freundlichen Grüßen"],
      ["Serbian", "Рачун за воду", "Шифра претплатника: 5503174\nИзнос: 2.845,00 RSD", "Хвала."],
      ["Turkish", "Aidat bildirimi", "Daire kodu: 60318\nTutar: 1.250,00 TL", "İyi günler."],
    ])("%s", (_, subject, line, farewell) => {
      expect(codesOf(subject, `${line}\n\n${farewell}`)).toEqual([]);
    });
  });

  describe("the name of a code that no list knows", () => {
    const number = "\n\nGrüße\nTeam Wanderlust";

    test("counts little in a bill that asks for nothing", () => {
      expect(codesOf("Ihr Jahresbericht", `Blubbercode: 4482913\nBetrag: 84,20 €${number}`)).toEqual([]);
      expect(codesOf("Annual report", "Wobble code: 4482913\nAmount: $84.20\n\nThe Wanderlust team")).toEqual([]);
    });

    test("is one where the mail asks for it", () => {
      const asks = "Geben Sie ihn in der App ein, um sich anzumelden.";
      expect(codesOf("Ihre Anmeldung", `Blubbercode: 4482913\n\n${asks}${number}`)).toEqual(["4482913"]);
      const welcome =
        "Thanks for choosing Norvik. Your hub will be with you soon, and with it the first of our many little guides to a quiet home.";
      expect(
        codesOf("Welcome to Norvik", `${welcome}\n\nHub code: 604182\n\nType it when your hub asks for it.`),
      ).toEqual(["604182"]);
      expect(codesOf("Sign in", "Wobble code: 4482913\n\nEnter it to sign in.")).toEqual(["4482913"]);
    });

    test("hides no code that the words around its own name explain", () => {
      expect(codesOf("Acme", "Dein Code: 482913")).toEqual(["482913"]);
      expect(codesOf("Acme", "Bestätigungscode: 482913")).toEqual(["482913"]);
      expect(codesOf("Acme", "Your sign-in code: 482913")).toEqual(["482913"]);
    });
  });
});
