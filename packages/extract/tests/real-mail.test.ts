import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";

const codesOf = (subject: string, text: string) => analyse({ subject, text, html: null }).codes;

/** As long as letters, lists' mails and advertisements are. */
const LONG =
  "We walked along the river until the rain came, and then we sat in the old mill and told each other stories. ".repeat(
    9,
  );

describe("what real mail holds is no code", () => {
  test.each([
    ["hours", "Request received", "Please allow 48-72 hours for processing."],
    ["days", "Refund", "Please allow 10-14 business days."],
    ["steps", "Refund", "Please allow 1000-1400 steps."],
    ["days, in German", "Erstattung", "Die Bearbeitung dauert 10-14 Werktage."],
    ["hours, in French", "Demande reçue", "Comptez 48-72 heures pour le traitement."],
    ["hours, in Spanish", "Solicitud recibida", "La verificación tarda 24-48 horas."],
    ["days, in Polish", "Zwrot", "Weryfikacja konta trwa 10-14 dni."],
    ["days, in Chinese", "退款", "账号验证需要10-14个工作日。"],
    ["people", "Sign in for the fair", "We expect 150-200 guests, please confirm."],
  ])("a range before a unit: %s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });

  test.each([
    ["a size", "Capture Memories: 16x20 Canvas for $14.99!", "Use your code at checkout."],
    ["an ordinal", "Your account", "Enter our draw before the 31st week of the year, 2nd prize is yours."],
    ["hours", "Verify", "To verify your account please allow 24hours for us."],
    ["a length", "Sonar", "Use it for distances of up to 35ft and log in again."],
    ["bits", "Keys", "Use an 8192bit key, a 4096-bit key or one of 2048 bits to sign in."],
    ["a time", "Confirm", "On Tue, Aug 27, 2002 at 11:38:00PM +0100, you asked to confirm."],
    ["a character set", "only an encrypted attachment with iso-8859-15 encoding", ""],
    ["a cipher", "Login", "Use SHA-256 to sign the login."],
    ["a compound", "a multipart message/rfc822 which has been base64-encoded", ""],
  ])("a measure or a standard: %s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });

  test.each([
    [
      "a help desk's case",
      "Re: your request",
      "Hi Jo,\n\nWe need to verify your account. An agent will call.\n\n[42L7MG-9VG2J]",
    ],
    ["a list's name", "Re: [ILUG] Login with a serial console", "Use minicom on this device to log in."],
    [
      "a list's name that is quoted",
      "FW: [ILUG] Login with a serial console",
      "> Subject: [ILUG] Login with a serial console\n\nEnter ILUG in the field on the page and log in.",
    ],
    ["a list's name, in an answer to an answer", "AW: Re: [DEBUG] Anmeldung", "Geben Sie es im Terminal ein."],
    ["what each mail of many has", "Confirm your prize! [6fqtt]", "Enter your card on our page to confirm."],
    ["the same, far behind", "Log in to see more                25336", "Log in to see them all."],
    ["a project", "Reset your password for demo-1a2b3", "Follow this link to reset your demo-1a2b3 password."],
    [
      "a project, in German",
      "Passwort zurücksetzen für demo-1a2b3",
      "Klicke auf den Link, um dein Passwort zurückzusetzen.",
    ],
    ["a key", "GPG", "Signature made using DSA key ID BDDF997A"],
    ["a claim", "Your claim", "We have received it.\n\nClaim: CLM-88213-A\n\nLog in to follow it."],
    ["a project, behind a label", "Verify your email", "Verify your email.\n\nProject: my-app-3f2a1"],
    ["a subscription", "Your subscription", "Your subscription ID is SUB-482913.\nSign in to manage it."],
    ["a tracking id", "Shipped", "Tracking ID: 7K2QX9\nSign in to your account to follow it."],
    ["a heading", "Notice", "Please sign in to verify your account.\n\nSECURITY-UPDATE\n\nIt is soon done."],
    ["what a label hardly names", "Survey", "Your unique code: #4824292\nShipping may apply."],
  ])("a name or a number of something else: %s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });

  test.each([
    ["in English", "Your bonus", "Deposit using the code WELCOME1 and get 50 free spins."],
    ["with a verb before it", "Free spins", "Use code ALG1 on your first deposit to unlock 400% bonus."],
    ["behind a label", "Spins", "Bonus code: JKA1"],
    ["in German", "Dein Bonus", "Nutze den Code WILLKOMMEN1 bei der ersten Einzahlung."],
    ["in Spanish", "Tu regalo", "Usa el código VERANO7 y llévate 50 tiradas."],
    ["in French", "Votre cadeau", "Saisissez le code SOLEIL3 au paiement."],
  ])("a promotion: %s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });

  test.each([
    ["that it is fine", "Re: [ILUG] Using Normal IDE Device with a code", "Hi, the code is fine."],
    ["that it is in", "Vertraulich: Dein Zugangscode ist drin", "Hallo, hier klicken."],
    ["a protocol", "Re: kickstart", "Get the machine to boot using DHCP and read its config."],
    ["a licence", "Java", "This is not a problem when using LGPL'd libraries."],
    ["a device", "Drives", "I use a CD-RW drive to log in to this computer."],
    ["what is quoted", "Copying", 'Problems with copying "deep" directories on this page.'],
    ["what a hyphen joins", "Sockets", "Use a path-based socket to log in to the device."],
    [
      "what is in brackets",
      "Passphrase cache",
      "I use a tool to get the passphrase (everything which it prints is ok).",
    ],
    [
      "a value of an object",
      "Notification",
      '{"recipients":[{"status":"5.1.1","diagnosticCode":"smtp; 550 user unknown"}]}',
    ],
    ["a state", "Status", 'The answer:\n\n    "Status": {\n        "Code": "active"\n    }'],
    ["a block of source", "Install", ".. code-block:: console\n\n   $ pip install acme"],
  ])("a word: %s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });

  test.each([
    ["a word behind a name", `${LONG}\nTo use the string representation would be easier. Enter it once.`],
    ["letters that nothing names", `${LONG}\nEnter our shop, verify what you see.\n\nLAC2020269`],
    ["a place", `FEDERAL OFFICE COMPLEX\nIKOYI-LAGOS.\n\nThis is confidential, confirm your account.\n${LONG}`],
    ["a number that nothing names", `${LONG}\nYour account is worth it.\n\n25336`],
    ["a speed, in an answer", `I'm using it at 9600, but log in fails on this device.\n${LONG}`],
  ])("in a long mail: %s", (_, text) => {
    expect(codesOf("Re: Hello", text)).toEqual([]);
  });
});

describe("their neighbours are codes", () => {
  test.each([
    ["beside a range", "Login", "4872 is your code; it works for 48-72 hours.", "4872"],
    ["that could be a range", "Login", "Your login code is 48-72.", "4872"],
    ["that could be one, before its name", "Login", "482-913 is your code to sign in.", "482913"],
    ["that could be one, to be entered", "Anmeldung", "Geben Sie 48-72 in der App ein, um sich anzumelden.", "4872"],
    ["that could be a measure", "Login", "Your login code: 4829GB", "4829GB"],
    ["that could be a size", "Login", "Your login code is 16x20.", "16x20"],
    ["beside a list's name", "Re: [acme] Your login code", "Your login code is 482913.", "482913"],
    [
      "in brackets, below its name",
      "Login",
      "Your login code:\n\n[42L7MG-9VG2J]\n\nIt works for ten minutes.",
      "42L7MG-9VG2J",
    ],
    ["for a project", "Your code for demo-1a2b3", "Your code for demo-1a2b3 is 482913.", "482913"],
    ["with a number sign", "Login", "Your login code: #482913", "482913"],
    ["that is a word and a number", "Log in", "Your login code is WOLF1. It expires in ten minutes.", "WOLF1"],
    ["that begins like a word", "Your code", "Your code: FINE-2931", "FINE-2931"],
    ["in capitals", "Zugang", "Dein Zugangscode: DRIN", "DRIN"],
    ["of a word", "Login", "Your temporary login word is mifsuc.", "mifsuc"],
    ["of a word that ends its line", "Login", "your code is mifsuc\n\nthanks", "mifsuc"],
    ["of a word behind an equals sign or colon", "Login", "Code:mifsuc", "mifsuc"],
    ["of syllables", "Conta", "Escreva tavu-relim na janela que ficou aberta para entrar.", "tavu-relim"],
    ["of capitals to type", "Sign in to Tally", "Type QVRTBD where Tally asks. Good for ten minutes.", "QVRTBD"],
    ["in an answer", "Re: login", "Your new code is 220817.", "220817"],
    ["in an object", "otp", '{"otp": "771930", "id": 118204}', "771930"],
  ])("%s", (_, subject, text, code) => {
    expect(codesOf(subject, text)).toEqual([code]);
  });

  test.each([
    ["by its name", `Your verification code is 482913.\n${LONG}`, "482913"],
    ["by what to do with it", `Enter 482913 on the page to go on.\n${LONG}`, "482913"],
    ["of letters, by its name", `Your verification code is X7K2QP.\n${LONG}`, "X7K2QP"],
    ["of letters, by its label", `Verification code:\n\nWDJB-MJHT\n\n${LONG}`, "WDJB-MJHT"],
    ["of letters alone", `To link this device, open the app and type\n\nWDJB-MJHT\n\n${LONG}`, "WDJB-MJHT"],
    ["of a word, by its name", `Type the login word mifsuc in the app to sign in.\n${LONG}`, "mifsuc"],
    ["beside signing in", `Log in with 330917.\n${LONG}`, "330917"],
    ["of letters, in its place", `On another device? Type X7K2QP on the sign-in page.\n${LONG}`, "X7K2QP"],
  ])("in a long mail: %s", (_, text, code) => {
    expect(codesOf("Verify your account", text)).toEqual([code]);
  });
});
