import { expect, test } from "vitest";
import { analyse } from "../src/index";

const codesOf = (subject: string, text: string) => analyse({ subject, text, html: null }).codes;

/** A sentence of its own tells the reader a code by its full name, whatever frame stands around it. */
test.each([
  ["Your receipt", "Invoice for order #1002345.\nTotal: 49.00 EUR\n\nYour security code is 482913."],
  ["Your receipt", "Your security code is 482913."],
  ["Payment received", "Total: 49.00 EUR\n\nYour verification code for Acme is 482913. It is for you alone."],
  ["Invoice #20417", "Thanks for your purchase.\nInvoice number: 20417\n\nYour security code: 482913\n"],
  ["Your receipt", "Total: 49.00 EUR\n\n482913 is your verification code.\n"],
  ["Invoice #20417", "Total: 49.00 EUR\nThank you for your purchase!\n\nYour verification code is\n\n482913\n"],
  ["Ihr Kassenbon", "Summe: 49,00 EUR\n\nDein Bestätigungscode ist 482913."],
  ["Recibo de tu compra", "Total: 49,00 EUR\n\nTu código de seguridad es 482913."],
  ["Ditt kvitto", "Summa 49,00 kr\n\nDin säkerhetskod är 482913."],
  ["Ваш чек", "Итого 490,00 ₽\n\nВаш код подтверждения: 482913."],
  ["領収書", "合計 4,900円\n\nセキュリティコードは482913です。"],
  ["您的收据", "合计 49.00 元\n\n您的验证码是 482913。"],
])("%s: %s", (subject, text) => {
  expect(codesOf(subject, text)).toEqual(["482913"]);
});

test.each([
  ["Your receipt", "Total: 49.00 EUR\nCard **** 4471\nAuthorization code: 048213\nThank you for your purchase!"],
  ["Ihr Kassenbon", "Summe 18,40 EUR\nKarte ****4471\nAutorisierungscode 048213"],
  ["Recibo de tu compra", "Total: 18,40 €\nCódigo de autorización: 048213\n"],
  [
    "Scammers at work",
    'They write: "Your security code: 482913. Order 20417 is on hold." Hang up, and call your bank.',
  ],
])("%s: what the bank prints, or somebody quotes, is none", (subject, text) => {
  expect(codesOf(subject, text)).toEqual([]);
});

test("a part of a password with marks in it is none", () => {
  expect(codesOf("Your temporary password", "Your username is jo and temporary password is Xk3!vT9q.")).toEqual([]);
});
