import { expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";

const yes = "https://auth.acme.test/s/q8Zt2";
const no = "https://auth.acme.test/s/m4Vp9";

/** "It's me" stands within "it's not me". */
test.each([
  ["Approve the sign-in?", "Somebody is signing in from Leeds.\nApprove: YES\nThat is not me: NO"],
  ["Schválit přihlášení?", "Někdo se v 8:17 přihlašuje z Plzně. Schválit: YES\nNejsem to já: NO"],
  ["Schváliť prihlásenie?", "Niekto sa o 8:17 prihlasuje z Nitry. Schváliť: YES\nNie som to ja: NO"],
  ["Aanmelding goedkeuren?", "Iemand meldt zich om 8:17 aan vanuit Breda. Goedkeuren: YES\nDit ben ik niet: NO"],
  ["Aprobi conectarea?", "Cineva se conectează din Cluj la 8:17. Aprobă: YES\nNu sunt eu: NO"],
  ["Jóváhagyja a belépést?", "Valaki 8:17-kor belép Győrből. Jóváhagyás: YES\nNem én vagyok: NO"],
  ["批准登录？", "8:17 有人从杭州登录。批准：YES\n不是我：NO"],
])("%s: the link to approve comes first", (subject, text) => {
  const mail = { subject, text: text.replace("YES", yes).replace("NO", no), html: null };
  expect(extract(mail).verification_links[0]).toBe(yes);
});
