import { describe, expect, test } from "vitest";
import { statedLengths } from "../src/codes/context";
import { analyse } from "../src/index";
import { Reading } from "../src/reading/reading";

const codesOf = (text: string, subject = "Acme") => analyse({ subject, text, html: null }).codes;

describe("codes that look like something else", () => {
  test.each([
    ["a model", "Your code is AX48291. It expires in 10 minutes.", "AX48291"],
    ["a document", "Your sign-in code is FA2611-0042. It expires in 10 minutes.", "FA2611-0042"],
    ["a British postcode", "LS6 2AB is your sign-in code.", "LS62AB"],
    ["a Canadian postcode", "Your sign-in code is below, it works for ten minutes:\n\nK1A 0B6", "K1A0B6"],
    ["a name with a year", "Your login code is amber-falcon-2047\n\nIt expires in ten minutes.", "amber-falcon-2047"],
    [
      "a checksum",
      "To reset your password, paste this verification code:\n\nThe verification code is 50fcfacd3132fe052fea4abf96c22c5d",
      "50fcfacd3132fe052fea4abf96c22c5d",
    ],
    [
      "a token to paste",
      "Copy the code below into the form to sign in:\n\ni3V43ENNF0lpdnzjBpUE90Hi",
      "i3V43ENNF0lpdnzjBpUE90Hi",
    ],
    ["letters and digits in uneven groups", "Your sign-in code: TRN 58 KQ", "TRN58KQ"],
    ["a code above a checksum", "Your code is 482913\n\n50fcfacd3132fe052fea4abf96c22c5d", "482913"],
    ["what Markdown sets in bold", "**OTP: 069175**\n\nPlease use this code to sign in.", "069175"],
    ["the beginning of it", "**482 913 is your sign-in code.** It expires in ten minutes.", "482913"],
    ["a word before a smiley", "Your sign-in code: mifsuc :)", "mifsuc"],
    ["words", "Use the words below.\n\nglimmering-butterfly-mountain-sunrise", "glimmering-butterfly-mountain-sunrise"],
    ["the number of a transaction", "Your code is 482913.\n\nTransaction number: 482913\n", "482913"],
    ["boxes in two groups", "Your code:\n\n  0 8 4   1 1 7\n\nEnter it on the page.", "084117"],
    ["groups behind a verb", "tvoja potrditvena koda je 418-72-05. Vpiši jo na strani.", "4187205"],
    [
      "uneven groups behind a polite verb",
      "Waren Sie das? Dann tippen Sie bitte 90 355 214 in das Anmeldefenster ein.",
      "90355214",
    ],
    [
      "a number with a rest",
      "Para concluir, introduza no Portal o código de confirmação 74219-06 até às 23h59.",
      "7421906",
    ],
    ["both, with a rest", "Autorizační kód: 5FD2 90\n\nOpište jej do 10 minut.", "5FD290"],
    [
      "a number behind the end of a sentence about a trade",
      "You are about to sign the invoice. Code: 482913.",
      "482913",
    ],
    ["a number on a page", "Enter this code on the sign-in page: 482-913\nIt expires in 10 minutes.", "482913"],
    ["a year behind the length", "รหัสยืนยัน 4 หลักของคุณคือ 2519 หมดอายุใน 5 นาที", "2519"],
    ["a year behind a lifetime", "رمز الدخول صالح 5 دقائق 1434", "1434"],
    ["a number in brackets", "İşleminiz için şifreniz (No:731902). Şifreyi kimseyle paylaşmayın.", "731902"],
    ["a number with its copula", "Ikhodi yakho yokungena ingu-482913. Iphelelwa emizuzwini engu-10.", "482913"],
    [
      "a number above a Dutch postcode",
      "Je inlogcode is 482913.\n\nWebshop BV\nHerengracht 1\n1015 BA\nAmsterdam",
      "482913",
    ],
    ["a word with a digit", "Ihr Einmal-Passwort lautet: zulek-9\nBitte genau so in der App eintippen.", "zulek-9"],
    ["a word with a number", "Fungerar inte knappen? Skriv in bekräftelsekoden brusk-17 på sidan.", "brusk-17"],
    [
      "a number above an imprint full of others",
      "Din engangskode er 4471-0982. Den udløber kl. 18.50.\n\nSundby Forsyning A/S\nHavnegade 8, 4800 Nykøbing F\nCVR 30 55 12 87\nTelefon 54 55 51 00",
      "44710982",
    ],
    ["a number of the imprint", "Your code is 482913.\n\n© 2026 Acme · 482913\n", "482913"],
    [
      "the page of an issue",
      "Use the code below to sign in.\n\nvhmz98\n\nOr open https://acme.test/lc/vhmz98\nEnter it at https://acme.test/lc",
      "vhmz98",
    ],
  ])("%s is one where the mail says so", (_, text, code) => {
    expect(codesOf(text, "Your sign-in code")).toEqual([code]);
  });
});

describe("what looks like a code", () => {
  test.each([
    ["a postcode", "Shipping to:\nGrace Okafor\n14 Mill Lane\nLeeds\nLS6 2AB", "Order confirmation"],
    ["a document", "Luka Zupan\n\nV prilogi je ponudba PR2611-0107\n\nS spoštovanjem", "PR2611-0107"],
    ["a name with a year", "Your access token will expire in 7 days:\n\nci-deploy-2026", "Your token expires soon"],
    ["a commit", "Deployed 3f2a9c1be07d4415a6c2d9f08b7e6a5d4c3b2a19 to production.\n\nLog in to see it.", "Deployed"],
    ["a checksum", "MD5 of the download: 50fcfacd3132fe052fea4abf96c22c5d", "Your download code is ready"],
    ["an API key", "A new API key was made for you:\n\ni3V43ENNF0lpdnzjBpUE90Hi\n\nKeep it secret.", "Your API key"],
    [
      "a secret for a configuration",
      "The secret of your endpoint is a new one:\n\nwhsec9F3K2LMQ8ZTR5W1X7YB4CD\n\nCopy it into your configuration.",
      "Your secret was renewed",
    ],
    [
      "an API key to copy into an app",
      "Copy it now and add it to your app:\n\ni3V43ENNF0lpdnzjBpUE90Hi\n\nIt is not shown again.",
      "Your API key",
    ],
    ["a contract", "Contract code: AB 123 C\nProduct: SKU 48 XL", "Your contract"],
    ["a host", "CPU 97 %, above the limit for 12 minutes. Incident 18825.", "Server alert: web-ist-04"],
    [
      "a phone in a signature",
      "The meeting is in room 3107 at 14:30.\n\nSokha\n012 775 903",
      "Invitation: team meeting",
    ],
    ["an area", "The offer is valid for 10 days.\nTel. (0352) 55-71-82, code by post", "Re: windows"],
    ["what kind something is of", "#418: Crash on start\n\nType: defect\nPriority: major", "Re: #418: Crash on start"],
    ["a postcode with its country", "Nizami küç. 12, Bakı AZ1065", "Sifarişiniz yoldadır"],
    [
      "the end of a wrapped sentence",
      "lena sent you a message:\n\nThe sleeve says 1974. Please enter a scan\nbelow.\n\n[To reply, type your text here.]",
      "A message from lena",
    ],
    [
      "who wrote a comment",
      "A note was added to your edit:\n\nquietbass:\nThe sleeve says 1974.",
      "Note added to your edit",
    ],
    [
      "an API key's name",
      "A new API key has been created for your application.\n\nAPI key ID: NNSXS\nAPI key name: mqtt-bridge",
      "A new API key has been created",
    ],
    [
      "a customer in brackets",
      "Dear student (No: 20211804),\n\nto renew your password click the link.",
      "Password reset",
    ],
    ["the pages of an article", "Enter the title in the form.\n\nVolume: 44\nPages: 131-158", "Your request"],
    ["the name of a server", "Your code is on its way.\n\nEnvironment: test-3", "Your sign-in code"],
    ["hidden digits", "Paid with card **4821 and card 5532**.\n\nYour code was accepted.", "Sign-in code used"],
    ["the name of a PIN", "Enter PIN1 and PIN2.\n\nPIN2: we sent it by SMS.", "Activate your account"],
    ["a number above the imprint", "Open the app to see it.\n\nBengaluru 560001\n© 2026 Acme", "Your sign-in code"],
    [
      "an issue beside a link to all of them",
      "Anna assigned OTT-1184 to you.\n\nOTT-1184\nLogin fails\n\nhttps://acme.test/i/OTT-1184\n\nAll: https://acme.test/i",
      "Acme",
    ],
  ])("%s is none", (_, text, subject) => {
    expect(codesOf(text, subject)).toEqual([]);
  });
});

describe("payments", () => {
  const codesOf = (subject: string, text: string) => analyse({ subject, text, html: null }).codes;

  describe("an authorization code", () => {
    test.each([
      [
        "English",
        "Your receipt from Corner Deli",
        "Thank you for your purchase!\nTotal $18.40\nAuthorization code: 048213",
      ],
      ["German", "Ihr Kassenbon", "Vielen Dank für Ihren Einkauf!\nSumme EUR 18,40\nAutorisierungscode 048213"],
      ["French", "Votre ticket de caisse", "Merci de votre achat.\nTotal 18,40 €\nCode d'autorisation 048213"],
      ["Spanish", "Recibo de tu compra", "Gracias por tu compra.\nTotal: 18,40 €\nCódigo de autorización: 048213"],
      ["Polish", "Potwierdzenie płatności", "Dziękujemy za zakupy!\nRazem 18,40 zł\nKod autoryzacji: 048213"],
      ["Ukrainian", "Чек на суму 318,40 грн", "Дякуємо за покупку!\nСума 318,40 грн\nКод авторизації: 048213"],
      ["Turkish", "Fişiniz", "Alışverişiniz için teşekkürler.\nToplam 318,40 TL\nOnay kodu 048213"],
      ["Chinese", "消费小票", "感谢您的购买！\n合计 ¥184.00\n授权码：048213"],
      ["Arabic", "إيصال الشراء", "شكرا لشرائك.\nالإجمالي 184 درهم\nرمز التفويض: 048213"],
      ["English, in a line", "Payment successful", "Payment of $48.29 approved. Approval code 048213."],
      ["Spanish, in a line", "Pago recibido", "Pago de 48,29 € recibido. Código de autorización 048213."],
      ["Italian, in a line", "Pagamento riuscito", "Pagamento di 48,29 € riuscito. Codice di autorizzazione 048213."],
      ["Dutch, in a line", "Betaling gelukt", "Je betaling van € 48,29 is gelukt. Autorisatiecode 048213."],
      ["Hindi", "आपकी रसीद", "खरीदारी के लिए धन्यवाद।\nकुल ₹184\nप्राधिकरण कोड: 048213"],
    ])("of a receipt is none, in %s", (_, subject, text) => {
      expect(codesOf(subject, text)).toEqual([]);
    });

    test.each([
      [
        "Approve your payment",
        "Authorization code for your payment of $18.40 to Corner Deli: 048213\nDo not share it.",
      ],
      ["Zahlung freigeben: 18,40 €", "Ihr Autorisierungscode für die Zahlung von 18,40 € lautet 048213."],
      ["Підтвердження платежу", "Код авторизації платежу на 318,40 грн: 048213. Нікому його не кажіть."],
      ["Thanks for your purchase", "Thanks for your purchase! To activate your account enter the code 048213."],
    ])("of a payment to approve is one: %s", (subject, text) => {
      expect(codesOf(subject, text)).toEqual(["048213"]);
    });
  });

  describe("a bank's number is no code:", () => {
    test.each([
      ["an IBAN in groups", "Výpis z účtu SK31 1200 0000 1987 4263 7541 je v aplikácii. SMS kód nehovorte nikomu."],
      ["an IBAN in one piece", "We have sent 20.00 to NO9386011117947. Confirm with your bank if it does not arrive."],
      ["an account", "Please transfer the deposit to:\nAccount 20481934\nSort code 20-04-15\nSWIFT code NWBKGB2L"],
      ["the number of an invoice", "Pošiljamo račun 2026-0418. Znesek 64,20 EUR, rok plačila 18. 3. 2026."],
    ])("%s", (_, text) => {
      expect(codesOf("Your account", text)).toEqual([]);
    });
  });

  test.each([
    "Last four digits of your card: 6612",
    "Die letzten vier Ziffern Ihrer Karte: 6612",
    "Los últimos cuatro dígitos de su tarjeta: 6612",
    "Kártyája utolsó négy számjegye: 6612",
    "Последние 4 цифры карты: 6612",
    "آخر أربعة أرقام من بطاقتك: 6612",
    "アカウントのカード番号の末尾4桁：6612",
    "เลข 4 หลักสุดท้ายของบัตร: 6612",
  ])("the last four digits of a card say nothing of a code's length: %s", (text) => {
    expect(statedLengths([new Reading(text, null, "all")])).toEqual(new Set());
    expect(codesOf("Approve your purchase", `Use this password:\n\nTz8kQ4\n\n${text}`)).toEqual(["Tz8kQ4"]);
  });
});
