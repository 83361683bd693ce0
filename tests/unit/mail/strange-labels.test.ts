import { describe, expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";

const codesOf = (subject: string, text: string) => extract({ subject, text, html: null }).otp_codes;

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
