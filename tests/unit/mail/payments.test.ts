import { describe, expect, test } from "vitest";
import { statedLengths } from "@/packages/extract/src/codes/context";
import { extract } from "@/packages/extract/src/analyse";
import { Reading } from "@/packages/extract/src/reading/reading";

const codesOf = (subject: string, text: string) => extract({ subject, text, html: null }).otp_codes;

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
    ["Approve your payment", "Authorization code for your payment of $18.40 to Corner Deli: 048213\nDo not share it."],
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
