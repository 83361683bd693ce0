import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";

const linksOf = (text: string, subject = "", headers?: Record<string, string>) =>
  analyse({ subject, text, html: null, ...(headers && { headers }) }).verificationLinks;
const inHtml = (html: string, subject = "", headers?: Record<string, string>) =>
  analyse({ subject, text: null, html, ...(headers && { headers }) }).verificationLinks;

const CONFIRM = "https://acme.test/confirm?token=9f8e7d6c5b4a";
const OPAQUE = "https://c.acme.test/pq7Rk2/mB3x";
/** A few paragraphs that ask for nothing. */
const PROSE = [
  "The old harbour has been dredged again, and the ferry is back on its summer round. Nobody on the island had expected it before June.",
  "The bakery now opens on Sundays. Their rye is what everybody talks about, though the rolls are not bad either, and the queue moves fast.",
  "At the school the roof is done. Twelve people carried slates for two days, and the rain held off until the last row was on.",
  "Old Henrik found a bottle with a letter of 1931 in it. The museum has it now, and reads it out to whoever comes in before noon.",
  "The choir sings on the quay when the wind is down. Bring something warm; the last ferry goes when the last person is on it.",
].join("\n\n");

describe("a sponsor's block", () => {
  test.each([
    `------------------------ Groups Sponsor ---------------------~-->\nFour films free, join now\n${OPAQUE}\n---------------------------------~->`,
    `-------------------------------------------------------\nThis mail is sponsored by: Acme - Tired of that same old phone? Sign up here for FREE!\n${OPAQUE}\n_______________________________________________`,
    `======= Anzeige =======\nJetzt registrieren und Konto eröffnen:\n${OPAQUE}\n=======================`,
    `*** PUBLICITÉ ***********\nActivez votre compte gratuit\n${OPAQUE}\n*************************`,
    `----- Реклама -----\nЗарегистрируйтесь сейчас\n${OPAQUE}\n-------------------`,
  ])("has no verification link: %j", (block) => {
    expect(linksOf(`I saw it from the bridge this morning.\n\nJo\n\n${block}`, "Seals in the harbour")).toEqual([]);
  });

  test.each([
    [
      `----- Sponsor -----\nFour films free, join now\n${OPAQUE}\n-------------------\n\nPlease confirm your address:\n${CONFIRM}`,
      "Confirm your address",
    ],
    [
      `=== Anzeige ===\nSchuhe: ${OPAQUE}\n===============\n\nBitte bestätigen Sie Ihre Adresse:\n${CONFIRM}`,
      "Bitte bestätigen",
    ],
    [`Please confirm your address:\n------------------------\n${CONFIRM}\n------------------------`, "One more step"],
  ])("hides none that stands beside it: %j", (text, subject) => {
    expect(linksOf(text, subject)).toEqual([CONFIRM]);
  });
});

describe("an address that is named, not called for", () => {
  test.each([
    "URL: http://news.example/backissues/2026/09/23#When:8:24:12AM\nDate: Mon, 23 Sep 2026 15:24:12 GMT\n\nThe Times[1] on reporters with weblogs.\n\n[1] http://times.example/2026/09/23/weblogs.html",
    "URL: http://feeds.example/click/-5,8304313,1717/\nDate: Not supplied\n\n(Stuff)",
    "Here is a shortener URL: https://tinyurl.com/abc123",
    "Here's the map I talked about: https://bit.ly/3xYzAb",
  ])("is no verification link: %j", (text) => {
    expect(linksOf(text, "Reporters with weblogs")).toEqual([]);
  });

  test.each([
    [`To confirm your address, open this page.\n\nURL: ${CONFIRM}`, "Welcome", CONFIRM],
    [`以下のURLを開いて、メールアドレスの確認を完了してください。\nURL：${CONFIRM}`, "メールアドレスの確認", CONFIRM],
    ["Confirm your address: https://bit.ly/3xYzAb", "Confirm your address", "https://bit.ly/3xYzAb"],
    [
      `Here is your sign-in link, it expires in 10 minutes: https://acme.test/auth/magic?token=9f8e7d6c5b4a`,
      "Your sign-in link",
      "https://acme.test/auth/magic?token=9f8e7d6c5b4a",
    ],
  ])("is one where the mail says what it completes: %j", (text, subject, link) => {
    expect(linksOf(text, subject)).toEqual([link]);
  });
});

describe("a link behind much else", () => {
  test.each([
    [`${PROSE}\n\nMore of it: ${OPAQUE}`, "The ferry is back"],
    [`${PROSE}\n\nGo to this page and see: https://island.example/ferry.cgi?SEARCH=1`, "Ferry"],
    [`${PROSE}\n\nHier klicken: ${OPAQUE}`, "Neues von der Insel"],
  ])("is none where nothing says what it completes: %j", (text, subject) => {
    expect(linksOf(text, subject)).toEqual([]);
  });

  test.each([
    [`Confirm your address here:\n${OPAQUE}\n\n${PROSE}`, "Welcome"],
    [`${PROSE}\n\nPlease confirm your address:\n${CONFIRM}`, "Please confirm your address"],
    [`${PROSE}\n\nBitte bestätigen Sie Ihre E-Mail-Adresse:\n${CONFIRM}`, "Neues von der Insel"],
  ])("is one where it does, and the imprint may be as long as it likes: %j", (text, subject) => {
    expect(linksOf(text, subject)).toHaveLength(1);
  });

  test("a button that confirms is one in any mail", () => {
    const html = `<p>${PROSE.replaceAll("\n\n", "</p><p>")}</p><a href="${OPAQUE}">Confirm your address</a>`;
    expect(inHtml(html, "News of the island")).toEqual([OPAQUE]);
  });
});

describe("what the headers say", () => {
  const chat = `I found it at last. Click on this:\n${OPAQUE}\n\nJo`;

  test.each<Record<string, string>>([
    { "list-id": "<ferry.lists.example>" },
    { "x-beenthere": "ferry@lists.example" },
    { "list-post": "<mailto:ferry@lists.example>" },
    { "in-reply-to": "<1@mail.example>" },
    { references: "<1@mail.example> <2@mail.example>" },
  ])("a lone link in a conversation is none: %j", (headers) => {
    expect(linksOf(chat, "The ferry")).toEqual([OPAQUE]);
    expect(linksOf(chat, "The ferry", headers)).toEqual([]);
  });

  test.each([
    "Re: The ferry",
    "AW: Die Fähre",
    "SV: Färjan",
    "RE[3]: The ferry",
    "[island] Re: The ferry",
    "回复: 渡轮",
  ])("nor in an answer, by its subject alone: %s", (subject) => {
    expect(linksOf(chat, subject)).toEqual([]);
  });

  test("nor one to many", () => {
    const offer = "Your account is worth more. Click here to activate it: https://acme.test/go.cgi?offer=Spring";
    expect(linksOf(offer, "Your account")).toHaveLength(1);
    expect(linksOf(offer, "Your account", { to: "a@x.test, b@x.test", cc: "c@x.test" })).toEqual([]);
    expect(linksOf(offer, "Your account", { to: '"Doe, Jo" <a@x.test>' })).toHaveLength(1);
  });

  const bounce =
    "I could not deliver your mail to jo@shop.test. The host said: 550 Your server requires confirmation. Visit\n" +
    "    https://shop.test/Allow.aspx?IP=192.0.2.7 to\n    confirm this mail server.";

  test.each<Record<string, string>>([
    { "content-type": 'multipart/report; report-type=delivery-status; boundary="x"' },
    { from: "Mail Delivery System <MAILER-DAEMON@mx.example>" },
    { "x-failed-recipients": "jo@shop.test" },
  ])("the help of a bounce is none: %j", (headers) => {
    expect(linksOf(bounce, "Undelivered Mail Returned to Sender")).toHaveLength(1);
    expect(linksOf(bounce, "Undelivered Mail Returned to Sender", headers)).toEqual([]);
  });

  const mailman = `Mailing list subscription confirmation notice for mailing list Ferry

We have received a request for subscription of your email address, "jo@x.test", to the ferry@lists.example mailing list.
To confirm that you want to be added to this mailing list, simply reply to this message, keeping the Subject: header intact.
Or visit this web page:

    https://lists.example/mailman/confirm/ferry/3f9a0c1be27d4415a0bb31f6a4c8e07d19254c6e

If you do not wish to be subscribed to this list, please simply disregard this message.`;

  test.each<[string, Record<string, string>]>([
    [
      "confirm 3f9a0c1be27d4415a0bb31f6a4c8e07d19254c6e",
      { precedence: "bulk", "x-beenthere": "ferry@lists.example", "list-id": "<ferry.lists.example>" },
    ],
    ["Your confirmation is required to join the Ferry mailing list", { precedence: "bulk", "auto-submitted": "x" }],
  ])("but a list's own confirmation is one: %s", (subject, headers) => {
    expect(linksOf(mailman, subject, headers)).toEqual([
      "https://lists.example/mailman/confirm/ferry/3f9a0c1be27d4415a0bb31f6a4c8e07d19254c6e",
    ]);
  });

  test.each<[string, string]>([
    ["Confirm your address", "Confirm your address"],
    ["Bestätigen Sie Ihre Adresse", "E-Mail-Adresse bestätigen"],
    ["Confirma tu correo", "Confirmar mi correo"],
    ["メールアドレスの確認", "メールアドレスを確認する"],
  ])(
    "and so is a button of a service that puts List-Unsubscribe into its mail, or that of a mailing's: %s",
    (subject, label) => {
      const html = `<h1>${subject}</h1><p><a href="${OPAQUE}">${label}</a></p>`;
      const headers = { "list-unsubscribe": "<https://acme.test/u/1>", "auto-submitted": "auto-generated" };
      expect(inHtml(html, subject, headers)).toEqual([OPAQUE]);
      expect(inHtml(html, subject, { ...headers, "list-id": "<4821.mc.example>", precedence: "bulk" })).toEqual([
        OPAQUE,
      ]);
    },
  );
});

describe("the call of an offer", () => {
  test.each([
    '<p>Rates are down again.</p><p><a href="http://loans.example/mailer2">Click here</a> for your free quote.</p>',
    '<p>Die Zinsen fallen. <a href="http://kredit.example/angebot/index.html?aff=QM12">Hier klicken</a></p>',
    '<p>Get your free sample.</p><p>To be taken off: <a href="http://pills.example/run/remove.php?userid=jo">Click here</a></p>',
  ])("leads to a page that everybody may open: %s", (html) => {
    expect(inHtml(html, "Rates are down")).toEqual([]);
  });

  test.each([
    [
      "If you are interested in how to get free money, please visit our website at:\nhttp://1chn.example/ch7/",
      "More info",
    ],
    ["Visit our web site at: http://61.example/user0201/index.asp?Afft=QM3", "Rates hit a low"],
  ])("or asks to visit a site: %s", (text, subject) => {
    expect(linksOf(text, subject)).toEqual([]);
  });

  test.each([
    [`<p>Please confirm your address: <a href="${OPAQUE}">Click here</a></p>`, "Welcome"],
    [`<p>Bitte bestätigen Sie Ihre Adresse: <a href="${CONFIRM}">Hier klicken</a></p>`, "Willkommen"],
    [
      `<p>Your account was deleted on request.</p><a href="https://acme.test/account/remove?token=9f8e7d6c5b4a">Confirm deletion</a>`,
      "Delete your account",
    ],
  ])("while the same words lead to what completes: %s", (html, subject) => {
    expect(inHtml(html, subject)).toHaveLength(1);
  });

  test("a site's own page for it is one, though it is the site's home", () => {
    const text = "Your wallet has not been verified. This can be done on the page below.\n\nhttps://verify.acme.test/";
    expect(linksOf(text, "Please verify your wallet")).toEqual(["https://verify.acme.test/"]);
    expect(linksOf("Your wallet was verified.\n\nhttps://acme.test/", "Your wallet")).toEqual([]);
  });
});
