import { describe, expect, test } from "vitest";
import { render } from "../src/html/render";
import { analyse } from "../src/index";

/** What mail servers, lawyers, test systems and marketing put around a mail changes nothing of what it brings. */
const reset = "https://acme.test/reset/8f3kq92xLmTz";
const mails = [
  {
    language: "en",
    subject: "Your sign-in code",
    text: "Hello Robin,\n\nyour sign-in code is 482913. It expires in ten minutes.\n\nThe Acme team",
    code: "482913",
  },
  {
    language: "de",
    subject: "Ihr Anmeldecode",
    text: "Guten Tag Frau Lindhorst,\n\nIhr Anmeldecode lautet 730 418. Er gilt 10 Minuten.\n\nIhre Stadtwerke",
    code: "730418",
  },
  {
    language: "ja",
    subject: "認証コードのお知らせ",
    text: "山本様\n\n認証コードは 604817 です。10分以内に入力してください。\n\nみなと書店",
    code: "604817",
  },
  {
    language: "en",
    subject: "Reset your password",
    text: `Hello Robin,\n\nsomeone asked to reset your password. Choose a new one here:\n\n${reset}\n\nThe link works for an hour.`,
    link: reset,
  },
];

const above: Record<string, string> = {
  "a warning of mail from outside":
    "CAUTION: This email originated from outside of the organization. Do not click links or open attachments unless you recognize the sender and know the content is safe.",
  "a warning in German": "ACHTUNG: Diese Nachricht kommt von einem externen Absender. Öffnen Sie keine Anhänge.",
  "a warning in Japanese": "【注意】このメールは社外からのメールです。リンクや添付ファイルにご注意ください。",
  "a test system": "*** This mail comes from the staging environment (build 4821). ***",
  "a welcome with an offer": "Welcome to Acme! Enjoy 15% off your first order, and free shipping until Sunday.",
  "an offer in German": "Willkommen bei Acme! Dein Geschenk: 10 % Rabatt auf deine erste Bestellung.",
  "what has just been done": "Thank you for signing up. Your account has been created.",
  "the web version": "Trouble viewing this email? View it in your browser: https://acme.test/v/kq92xLmTz8f3?token=abc",
};

const below: Record<string, string> = {
  "a disclaimer":
    "This e-mail and any attachments are confidential and intended solely for the addressee. If you have received it in error, please notify the sender and delete it. Company number 08812345, VAT GB 123 4567 89.",
  "a disclaimer in French":
    "Ce message et toutes les pièces jointes sont confidentiels et établis à l'intention exclusive de ses destinataires. Si vous l'avez reçu par erreur, merci d'avertir l'expéditeur. RCS Paris 552 100 554.",
  "an imprint": "Acme Inc., 548 Market Street, PMB 57274, San Francisco, CA 94104\n© 2026 Acme Inc. Tel. 0800 555 0139",
  "a way out": "Unsubscribe: https://acme.test/u/81723?token=8f3kq92xLm",
  news: "Top stories\n\nHow we rebuilt our pipeline. Read more\n\nJoin our webinar in June. Read more\n\nRelease notes: what's new",
  "an offer": "P.S. Get 20% off your first order with code HELLO20 until Sunday: https://acme.test/shop",
};

describe.each(mails)("$language: $subject", ({ subject, text, code, link }) => {
  const expected = { codes: code ? [code] : [], verificationLinks: link ? [link] : [] };

  test.each(Object.entries(above))("below %s", (_, frame) => {
    expect(analyse({ subject, text: `${frame}\n\n${text}`, html: null })).toMatchObject(expected);
  });

  test.each(Object.entries(below))("above %s", (_, frame) => {
    expect(analyse({ subject, text: `${text}\n\n${frame}`, html: null })).toMatchObject(expected);
  });

  test.each(["[TEST]", "[STAGING] [WEB-481]", "Fwd:"])("behind %s in the subject", (tag) => {
    expect(analyse({ subject: `${tag} ${subject}`, text, html: null })).toMatchObject(expected);
  });
});

test.each([
  "Welcome to the staging environment of Acme. Verify your email: https://acme.test/verify/8f3kq92xLmTz",
  "You were invited from outside of the organization. Accept the invitation here: https://acme.test/verify/8f3kq92xLmTz",
])("what asks for something is no banner: %s", (text) => {
  const { verificationLinks } = analyse({ subject: "Acme", text, html: null });
  expect(verificationLinks).toEqual(["https://acme.test/verify/8f3kq92xLmTz"]);
});

test.each(Object.entries(below))("%s brings no code of its own", (_, frame) => {
  const text = `Hello Robin,\n\nyour order 4417 has left our warehouse.\n\n${frame}`;
  expect(analyse({ subject: "On its way", text, html: null })).toMatchObject({ codes: [], verificationLinks: [] });
});

describe("a text that its sender's program wraps", () => {
  const sentence =
    "You asked for a new sign-in code for the customer portal of the Northern Water Company, and so that we know it is really you, please type 482 913 into the window that is still open on your other screen";

  test.each([50, 55, 60, 65, 72, 76])("after %i characters", (width) => {
    const wrapped = `${sentence}.`.replace(new RegExp(`(?=.{${width}})(.{1,${width}}) `, "g"), "$1\n");
    const text = `Hello Robin,\n\n${wrapped}\n\nNorthern Water`;
    expect(analyse({ subject: "Customer portal", text, html: null }).codes).toEqual(["482913"]);
  });

  test("within the code", () => {
    const text =
      "Hello Robin,\n\nsomebody wants to transfer 84.20 EUR from your account.\nIf it is you who does, confirm it now: please enter 482\n913 in the app. It expires in ten minutes.";
    expect(analyse({ subject: "Confirm your transfer", text, html: null }).codes).toEqual(["482913"]);
  });

  test("short lines stay apart", () => {
    const text = "Order: 300418\nCard: **** 1187\nSign-in code: 482913\nValid until: 14:05";
    expect(analyse({ subject: "Sign-in", text, html: null }).codes).toEqual(["482913"]);
  });
});

const fromHtml = (html: string, subject = "") => analyse({ subject, text: "", html });

describe("what a reader of the HTML sees", () => {
  test.each([
    '<div style="height:0;overflow:hidden">Use 111111</div>',
    '<div style="max-width:0px;overflow:hidden">Use 111111</div>',
    '<div style="font-size:1px;color:#fff;line-height:1px">Use 111111</div>',
    '<p style="display:none">Use 111111',
  ])("a line for the list of mails is not read: %s", (preview) => {
    expect(fromHtml(`${preview}<p>Your code is 482913</p>`).codes).toEqual(["482913"]);
  });

  test("a hidden paragraph that nobody closed ends with what it stands in", () => {
    expect(render('<table><tr><td><p style="display:none">x</td><td>Hello</td></tr></table>').text).toBe("Hello");
  });

  test("what has no height but shows what stands in it is read", () => {
    expect(render('<td style="height:0">Hello</td>').text).toBe("Hello");
  });

  test.each([
    '<a href="https://acme.example/c"><table bgcolor="#0066cc"><tr><td>Confirm</td></tr></table></a>',
    '<a href="https://acme.example/c"><span style="background:#06c">Confirm</span></a>',
    '<a href="https://acme.example/c"><button>Confirm</button></a>',
  ])("a link around what is drawn as a button is one: %s", (html) => {
    expect(render(html).anchors).toMatchObject([{ label: "Confirm", button: true }]);
  });
});
