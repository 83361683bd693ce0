import { describe, expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";

const url = "https://t.acme.test/c/8Jq2-uu1z";

function linksOf(subject: string, text: string, label: string): string[] {
  const html = `<p>${text}</p><p><a href="${url}" style="background:#36c;padding:12px 24px">${label}</a></p>`;
  return extract({ subject, text: "", html }).verification_links;
}

describe("a button of a notice completes nothing", () => {
  test.each([
    ["Danish", "Din eksport er klar", "Filen ligger klar i syv dage.", "Hent eksport"],
    ["German", "Ihre Buchung in Lindau", "Raum 2, 14. Mai, 9 bis 11 Uhr.", "Buchung bearbeiten"],
    ["Hebrew", "החשבון לחודש מאי", "הסכום לתשלום: 184 ₪ עד 15 ביוני.", "צפייה בחשבון"],
    ["Hungarian", "Új üzenete érkezett", "Kovács Anna írt Önnek a portálon.", "Üzenet megnyitása"],
    ["Korean", "계약 문서 안내", "3월 계약 문서가 등록되었습니다.", "문서 열기"],
    ["Turkish", "Mayıs faturanız", "Tutar 184 TL, son ödeme 15 Haziran.", "Faturayı Öde"],
  ])("%s", (_, subject, text, label) => {
    expect(linksOf(subject, text, label)).toEqual([]);
  });
});

describe("a button of a mail that asks for something completes it", () => {
  test.each([
    ["Danish", "Ny enhed", "En ny enhed vil bruge din konto hos Acme.", "Godkend ny enhed"],
    ["Georgian", "მოწვევა", "ნინო გეპატიჟებათ Acme-ს გუნდში.", "მოწვევაზე დათანხმება"],
    ["Luxembourgish", "Nei Umeldung", "Een huet sech mat Ärem Kont ugemellt.", "Jo, dat sinn ech"],
    ["Swedish", "Glömt lösenordet?", "Vi har fått en begäran om ditt konto hos Acme.", "Återfå åtkomst till kontot"],
  ])("%s", (_, subject, text, label) => {
    expect(linksOf(subject, text, label)).toEqual([url]);
  });
});
