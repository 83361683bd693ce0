import { expect, test } from "vitest";
import { extract } from "@/lib/mail/extraction/extract";

const codesOf = (subject: string, text: string) => extract({ subject, text, html: null }).otp_codes;

/** The page is named after the errand; the number is not. */
test.each([
  ["Your table for 4", "To keep it, type 5081 into the reservation page you left open.", "5081"],
  ["Boka tid", "Skriv in 7731 på bokningssidan så är tiden din.", "7731"],
  ["Potvrda", "Upišite ovaj kod na stranici za rezervaciju:\n\n164 870", "164870"],
  ["أكّد حجزك", "أدخل الرمز التالي في صفحة الحجز:\n\n47092", "47092"],
])("%s: a code that its page asks for", (subject, text, code) => {
  expect(codesOf(subject, text)).toEqual([code]);
});

test.each([
  ["Your invoice", "To pay, enter your customer number 447190 and the amount on the payment page."],
  ["Chegada á casa", "A chave está na caixa gris. Reserva 441. Saída ás 12 h."],
  ["Your booking", "Check in at the desk with booking 884120, on the page you can see the room."],
])("%s: none", (subject, text) => {
  expect(codesOf(subject, text)).toEqual([]);
});
