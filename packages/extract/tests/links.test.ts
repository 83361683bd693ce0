import { describe, expect, test } from "vitest";
import { render } from "../src/html/render";
import { analyse } from "../src/index";
import { answerOf } from "../src/links/answers";
import { minimalLinks, minimalOtherLinks } from "../tools/fit/minimal-mails";

const fromText = (text: string, subject = "") => analyse({ subject, text, html: null });
const fromHtml = (html: string, subject = "") => analyse({ subject, text: "", html });

describe("links", () => {
  test("both parts, in order of appearance, each once in its first spelling", () => {
    const { links } = analyse({
      subject: "",
      text: "See https://ACME.test and (https://acme.test/a_(b)), then https://acme.test/c。続き",
      html: '<a href="https://acme.test/">x</a><a href=" https://acme.test/d?x=1&amp;y=2&#38;z=3 ">y</a><area href="http://acme.test/e">',
    });
    expect(links).toEqual([
      "https://ACME.test",
      "https://acme.test/a_(b)",
      "https://acme.test/c",
      "https://acme.test/d?x=1&y=2&z=3",
      "http://acme.test/e",
    ]);
  });

  test.each([
    "mailto:a@b.test",
    "tel:+1",
    "javascript:alert(1)",
    "#top",
    "",
    "/path",
    "data:text/html,x",
    "cid:x",
    "https://",
    "http://[bad",
  ])("%j is no link", (href) => {
    expect(
      fromHtml(`<a href="${href}">x</a><img src="https://acme.test/i.png"><link href="https://acme.test/s.css">`).links,
    ).toEqual([]);
  });

  test.each(["[https://a.test](https://b.test/x?y=1)", "(https://a.test)(https://b.test/x?y=1)."])(
    "both of %j",
    (text) => {
      expect(fromText(text).links).toEqual(["https://a.test", "https://b.test/x?y=1"]);
    },
  );

  test.each([
    ["https://acme.test/a.", "https://acme.test/a"],
    ["<https://acme.test/a>", "https://acme.test/a"],
    ["[x](https://acme.test/a)", "https://acme.test/a"],
    ['"https://acme.test/a",', "https://acme.test/a"],
    ["点击https://acme.test/a，继续", "https://acme.test/a"],
    ["https://acme.test/a?b=c&d=e!", "https://acme.test/a?b=c&d=e"],
    ["https://acme.test/t/abc_-", "https://acme.test/t/abc_-"],
    ["登録[https://acme.test/a_(b)]から", "https://acme.test/a_(b)"],
    ["Այստեղ՝ https://acme.test/a։", "https://acme.test/a"],
    ["እዚህ https://acme.test/a።", "https://acme.test/a"],
    ["다음 https://acme.test/a에서 확인", "https://acme.test/a"],
    ["위키 https://acme.test/에 로그인", "https://acme.test/"],
    ["(https://acme.test/b)から", "https://acme.test/b"],
    ["(see https://acme.test/b)から", "https://acme.test/b"],
    ["https://acme.test/b.에서", "https://acme.test/b"],
    ["https://ja.wikipedia.test/wiki/2024年", "https://ja.wikipedia.test/wiki/2024年"],
    ["https://ko.wikipedia.test/wiki/한국", "https://ko.wikipedia.test/wiki/한국"],
    ["https://acme.test/a)b", "https://acme.test/a)b"],
  ])("%j → %s", (text, url) => {
    expect(fromText(text).links).toEqual([url]);
  });

  const read = (html: string, subject: string) => analyse({ subject, text: render(html).text, html });

  test("a URL written out in an HTML without an anchor is one only where the mail asks to open it", () => {
    const notice = read("<p>Your password at https://acme.test was changed.</p>", "Password changed");
    expect(notice).toMatchObject({ links: [], verificationLinks: [] });
    const confirm = read(
      "<p>You signed up at https://acme.test. Open this link to confirm your address:</p><p>https://acme.test/confirm?token=9f8e7d6c5b4a</p>",
      "Confirm your address",
    );
    const link = "https://acme.test/confirm?token=9f8e7d6c5b4a";
    expect(confirm).toMatchObject({ links: [link], verificationLinks: [link] });
  });

  test("so is one in an HTML whose anchors lead elsewhere, and no copy of what a button leads to", () => {
    const url = "https://acme.test/confirm?token=9f8e7d6c5b4a";
    const help = '<p><a href="https://acme.test/help">Help</a></p>';
    const copied = `<p>To confirm your address, copy this into your browser:</p><p>${url}</p>${help}`;
    expect(read(copied, "Confirm your address")).toMatchObject({
      links: ["https://acme.test/help", url],
      verificationLinks: [url],
    });
    const button = "https://u1.ct.acme.test/ls/click?upn=u001.IQLfsj4kk-2BK7jhYmNusR";
    const both = `<p>To confirm your address, press <a href="${button}">Confirm my address</a> or copy this:</p><p>${url}</p>`;
    expect(read(both, "Confirm your address")).toMatchObject({ links: [button], verificationLinks: [button] });
    const notice = `<p>Your invoice is at ${url.replace("confirm", "billing")}.</p>${help}`;
    expect(read(notice, "Your invoice")).toMatchObject({ links: ["https://acme.test/help"], verificationLinks: [] });
  });

  test("an IDN and its punycode are one link", () => {
    expect(fromText("https://例え.jp/a https://xn--r8jz45g.jp/a").links).toEqual(["https://例え.jp/a"]);
  });
});

describe("verification links", () => {
  test.each(minimalLinks)("%s is one", (html) => {
    const { links, verificationLinks } = fromHtml(html);
    expect(verificationLinks).toEqual(links);
    expect(links).toHaveLength(1);
  });

  test.each(minimalOtherLinks)("%s is none", (html) => {
    expect(fromHtml(html).verificationLinks).toEqual([]);
  });

  test("a sentence decides about a bare URL", () => {
    const text =
      "To confirm your address, open this link:\nhttps://acme.test/x/9f8e7d6c5b4a39281706f5e4d3c2b1a0\n\nOur site: https://acme.test/about";
    expect(fromText(text).verificationLinks).toEqual(["https://acme.test/x/9f8e7d6c5b4a39281706f5e4d3c2b1a0"]);
  });

  const linked = (url: string, label: string) => `<p><a href="https://acme.test${url}">${label}</a></p>`;

  test.each([
    ["Log in", "Your account has been set up."],
    ["Get started", "Welcome to Acme, we are glad to have you."],
    ["Continue the conversation", "Jan sent you a message."],
    ["Gespräch fortsetzen", "Jan hat dir geschrieben."],
    ["会議に参加する", "会議は10分後に始まります。"],
  ])("a button %j completes nothing in a mail that asks for nothing", (label, said) => {
    expect(fromHtml(`<p>${said}</p>${linked("/c/9f8e7d6c5b4a39281706f5e4", label)}`).verificationLinks).toEqual([]);
  });

  test("an address that everybody may open is not where one confirms", () => {
    expect(fromText("Your user name is jan. Log in at:\nhttps://acme.test/members/login").verificationLinks).toEqual(
      [],
    );
  });

  test("the words of a title in an address are no secret", () => {
    const html = `<p>Was Sie tun können.</p>${linked("/how-to-reset-your-own-password-in-2026", "Was hilft?")}`;
    expect(fromHtml(html, "Zwei Faktoren").verificationLinks).toEqual([]);
  });

  test.each([
    ["Sí, adelante", "No, para", "Alguien quiere iniciar sesión en tu cuenta."],
    ["Ja, stimmt so", "Nein, das passt nicht", "Jemand möchte sich bei deinem Konto anmelden."],
  ])("of %j and %j the first completes", (yes, no, said) => {
    const html = `<p>${said}</p>${linked("/y/9f8e7d6c5b4a39281706f5e4", yes)}${linked("/n/9f8e7d6c5b4a39281706f5e5", no)}`;
    expect(fromHtml(html).verificationLinks[0]).toBe("https://acme.test/y/9f8e7d6c5b4a39281706f5e4");
  });

  test("a word that is yes elsewhere does not make a link the answer", () => {
    const html = `<p>Ya puedes entrar.</p>${linked("/v/9f8e7d6c5b4a39281706f5e4", "Ya puedes ver el video")}`;
    expect(fromHtml(html, "Tu cuenta").verificationLinks).toEqual([]);
  });

  test.each<[string, ReturnType<typeof answerOf>]>([
    ["Yes, it was me", "yes"],
    ["Yes that was me", "yes"],
    ["✓ Ja!", "yes"],
    ["Oui !", "yes"],
    ["Tak – to ja", "yes"],
    ["Да, это я", "yes"],
    ["네, 맞습니다", "yes"],
    ["はい、私です", "yes"],
    ["Kyllä se olin minä", "yes"],
    ["No, it wasn't me", "no"],
    ["Nein - das war ich nicht", "no"],
    ["Tak for din ordre", null],
    ["Da clic aquí", null],
    ["Ya puedes ver tu pedido", null],
    ["Ano novo, ofertas", null],
    ["Po box", null],
    ["Sim card offer", null],
    ["No-reply settings", null],
    ["No. 4711", null],
  ])("%j answers %s", (label, answer) => {
    expect(answerOf(label)).toBe(answer);
  });

  test("what a picture says is its label", () => {
    const html =
      '<p>Hi!</p><a href="https://acme.test/c/9f8e7d6c5b4a39281706f5e4"><img src="x.png" alt="Confirm my subscription"></a>';
    expect(fromHtml(html).verificationLinks).toEqual(["https://acme.test/c/9f8e7d6c5b4a39281706f5e4"]);
  });

  test("the site's own name in front of it does not make the button the second choice", () => {
    const html = `<p><a href="https://mail.acme.test/t/1f8e7d6c5b4a39281706f5e4">Acme</a></p><p>One click and the account is yours.</p>${linked("/c/9f8e7d6c5b4a39281706f5e4", "Confirm")}`;
    expect(fromHtml(html, "Confirm your account").verificationLinks[0]).toBe(
      "https://acme.test/c/9f8e7d6c5b4a39281706f5e4",
    );
  });

  test("a word of help within a longer label refuses nothing", () => {
    const html = `<p>Rosa invites you. The invitation expires in five days.</p>${linked("/c/9f8e7d6c5b4a39281706f5e4", "Accept the contact request")}`;
    expect(fromHtml(html, "Invitation").verificationLinks).toHaveLength(1);
  });

  test("the page where a code is entered completes nothing", () => {
    const text = "Your code is 482913. Enter it at https://acme.test/account/help-desk#enter within ten minutes.";
    expect(fromText(text, "Your code").verificationLinks).toEqual([]);
  });
});

test.each([
  "https://app.example.com/confirm-email/9f8e7d",
  "https://app.example.com/auth/magic-link?t=abc",
  "https://app.example.com/activate/abcdef",
  "https://app.example.com/reset-password/3f9a1c",
])("an address that says by itself what it completes needs nothing beside it: %s", (url) => {
  const html = `<p>Hi</p><a href="${url}">Continue</a><a href="https://example.com/help">Help</a>`;
  expect(analyse({ subject: "", text: null, html }).verificationLinks).toEqual([url]);
});

test.each([
  "https://app.example.com/reset/password",
  "https://app.example.com/activate/premium",
  "https://app.example.com/verify",
])("a page that anybody may open does not: %s", (url) => {
  const html = `<p>Hi</p><a href="${url}">Continue</a><a href="https://example.com/help">Help</a>`;
  expect(analyse({ subject: "", text: null, html }).verificationLinks).toEqual([]);
});
