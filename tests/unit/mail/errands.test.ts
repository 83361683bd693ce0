import { expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";

const codesOf = (subject: string, text: string) => extract({ subject, text, html: null }).otp_codes;

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
