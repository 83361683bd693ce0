import { describe, expect, test } from "vitest";
import { extract } from "@/lib/mail/extraction/extract";
import { render } from "@/lib/mail/html/render";
import { minimalCodes, minimalLinks, minimalOtherLinks, minimalWithoutCode } from "../../support/extraction-minimal";

const fromText = (text: string, subject = "") => extract({ subject, text, html: null });
const fromHtml = (html: string, subject = "") => extract({ subject, text: "", html });

describe("codes", () => {
  test.each<[string, string]>(minimalCodes)("%j → %s", (text, code) => {
    expect(fromText(text).otp_codes).toEqual([code]);
  });

  test.each(minimalWithoutCode)("%j holds no code", (text) => {
    expect(fromText(text).otp_codes).toEqual([]);
  });

  test("a code is reported once, wherever it stands", () => {
    const html = "<p>Your code is <b>482 913</b></p>";
    expect(extract({ subject: "482913 is your code", text: "Your code is 482-913", html }).otp_codes).toEqual([
      "482913",
    ]);
  });

  test("one element a digit is one code", () => {
    const cells = [..."482913"].map((digit) => `<td>${digit}</td>`).join("");
    const spans = [..."482913"].map((digit) => `<span>${digit}</span>`).join("");
    expect(fromHtml(`<p>Your code:</p><table><tr>${cells}</tr></table>`).otp_codes).toEqual(["482913"]);
    expect(fromHtml(`<p>Your code:</p><p>${spans}</p>`).otp_codes).toEqual(["482913"]);
  });

  test.each([
    ["Put these six characters into the box on your TV: LQ48ZN", "LQ48ZN"],
    ["Das Gerät fragt nach sechs Zeichen.\n\nH4 T9 M2\n\nSie gelten 10 Minuten.", "H4T9M2"],
    ["Passord glemt? Innloggingskode:\n\nfjell-ugle-måne", "fjell-ugle-måne"],
    ["Recovery rune: HJKWPZ. Type it into the box to unlock your account.", "HJKWPZ"],
    ["再設定画面の空欄に mifsuc と記入すると、新しいパスワードを決められます。", "mifsuc"],
    ["Säkerhetskod för betalningen på 1 299 kr till butiken: 118273. Läs inte upp den för någon.", "118273"],
    ["รหัส OTP ของท่านคือ 559208 (Ref: KXQP) ใช้ภายใน 3 นาที", "559208"],
    ["2019 is the login code for your account. It expires in 5 minutes.", "2019"],
  ])("%j → %s", (text, code) => {
    expect(fromText(text).otp_codes).toEqual([code]);
  });

  test.each([
    ["Paket te čeka", "Paketomat Jarun. Na zaslonu upiši:\n\n409 226\n\nPošiljka čeka tri dana."],
    ["Your parcel is in the locker", "Enter this on the locker's screen:\n\n551902\n\nWe keep it for three days."],
    ["Twoje bilety", "Okaż ten numer w kasie biletowej:\n\n739204\n\nDo zobaczenia!"],
    ["Din tid hos Bilkollen", "Välkommen på torsdag. Uppge ditt bokningsnummer vid disken:\n\n604118"],
    ["Your delivery", "LE2 3FP\n\nThe driver comes between 10 and 12."],
    ["Build failed", "See CVE-2025-90417 and code INV-2025-0417."],
    [
      "How to spot a false message",
      'This month scammers write things like this:\n\n"Somebody signed in. Your code is 660317, call us and read it out."\n\nWe never ring you and ask for one. Forward such messages to us, then delete them.',
    ],
    ["Sign-in", "Code requested by 2001:db8:44::9."],
    ["Sign-in", "The code went to your phone 03xx-xxx4471."],
  ])("a number for a place, a file or an example is no code: %s", (subject, text) => {
    expect(fromText(text, subject).otp_codes).toEqual([]);
  });

  test("what no reader sees holds no code", () => {
    expect(
      fromHtml(
        "<style>code:111111</style><!-- code: 222222 --><div style='display:none'>code: 333333</div><title>code 444444</title>",
      ).otp_codes,
    ).toEqual([]);
  });
});

describe("what a reader of the HTML sees", () => {
  test.each([
    '<div style="height:0;overflow:hidden">Use 111111</div>',
    '<div style="max-width:0px;overflow:hidden">Use 111111</div>',
    '<div style="font-size:1px;color:#fff;line-height:1px">Use 111111</div>',
    '<p style="display:none">Use 111111',
  ])("a line for the list of mails is not read: %s", (preview) => {
    expect(fromHtml(`${preview}<p>Your code is 482913</p>`).otp_codes).toEqual(["482913"]);
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

describe("links", () => {
  test("both parts, in order of appearance, each once in its first spelling", () => {
    const { links } = extract({
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
    ["다음 https://acme.test/a에서 확인", "https://acme.test/a"],
    ["(https://acme.test/b)から", "https://acme.test/b"],
    ["(see https://acme.test/b)から", "https://acme.test/b"],
    ["https://acme.test/b.에서", "https://acme.test/b"],
    ["https://ja.wikipedia.test/wiki/2024年", "https://ja.wikipedia.test/wiki/2024年"],
    ["https://ko.wikipedia.test/wiki/한국", "https://ko.wikipedia.test/wiki/한국"],
    ["https://acme.test/a)b", "https://acme.test/a)b"],
  ])("%j → %s", (text, url) => {
    expect(fromText(text).links).toEqual([url]);
  });

  test("an IDN and its punycode are one link", () => {
    expect(fromText("https://例え.jp/a https://xn--r8jz45g.jp/a").links).toEqual(["https://例え.jp/a"]);
  });
});

describe("verification links", () => {
  test.each(minimalLinks)("%s is one", (html) => {
    const { links, verification_links } = fromHtml(html);
    expect(verification_links).toEqual(links);
    expect(links).toHaveLength(1);
  });

  test.each(minimalOtherLinks)("%s is none", (html) => {
    expect(fromHtml(html).verification_links).toEqual([]);
  });

  test("a sentence decides about a bare URL", () => {
    const text =
      "To confirm your address, open this link:\nhttps://acme.test/x/9f8e7d6c5b4a39281706f5e4d3c2b1a0\n\nOur site: https://acme.test/about";
    expect(fromText(text).verification_links).toEqual(["https://acme.test/x/9f8e7d6c5b4a39281706f5e4d3c2b1a0"]);
  });

  const linked = (url: string, label: string) => `<p><a href="https://acme.test${url}">${label}</a></p>`;

  test.each([
    ["Log in", "Your account has been set up."],
    ["Get started", "Welcome to Acme, we are glad to have you."],
    ["Continue the conversation", "Jan sent you a message."],
    ["Gespräch fortsetzen", "Jan hat dir geschrieben."],
    ["会議に参加する", "会議は10分後に始まります。"],
  ])("a button %j completes nothing in a mail that asks for nothing", (label, said) => {
    expect(fromHtml(`<p>${said}</p>${linked("/c/9f8e7d6c5b4a39281706f5e4", label)}`).verification_links).toEqual([]);
  });

  test("an address that everybody may open is not where one confirms", () => {
    expect(fromText("Your user name is jan. Log in at:\nhttps://acme.test/members/login").verification_links).toEqual(
      [],
    );
  });

  test("the words of a title in an address are no secret", () => {
    const html = `<p>Was Sie tun können.</p>${linked("/how-to-reset-your-own-password-in-2026", "Was hilft?")}`;
    expect(fromHtml(html, "Zwei Faktoren").verification_links).toEqual([]);
  });

  test.each([
    ["Sí, adelante", "No, para", "Alguien quiere iniciar sesión en tu cuenta."],
    ["Ja, stimmt so", "Nein, das passt nicht", "Jemand möchte sich bei deinem Konto anmelden."],
  ])("of %j and %j the first completes", (yes, no, said) => {
    const html = `<p>${said}</p>${linked("/y/9f8e7d6c5b4a39281706f5e4", yes)}${linked("/n/9f8e7d6c5b4a39281706f5e5", no)}`;
    expect(fromHtml(html).verification_links[0]).toBe("https://acme.test/y/9f8e7d6c5b4a39281706f5e4");
  });

  test("what a picture says is its label", () => {
    const html =
      '<p>Hi!</p><a href="https://acme.test/c/9f8e7d6c5b4a39281706f5e4"><img src="x.png" alt="Confirm my subscription"></a>';
    expect(fromHtml(html).verification_links).toEqual(["https://acme.test/c/9f8e7d6c5b4a39281706f5e4"]);
  });

  test("the site's own name in front of it does not make the button the second choice", () => {
    const html = `<p><a href="https://mail.acme.test/t/1f8e7d6c5b4a39281706f5e4">Acme</a></p><p>One click and the account is yours.</p>${linked("/c/9f8e7d6c5b4a39281706f5e4", "Confirm")}`;
    expect(fromHtml(html, "Confirm your account").verification_links[0]).toBe(
      "https://acme.test/c/9f8e7d6c5b4a39281706f5e4",
    );
  });

  test("a word of help within a longer label refuses nothing", () => {
    const html = `<p>Rosa invites you. The invitation expires in five days.</p>${linked("/c/9f8e7d6c5b4a39281706f5e4", "Accept the contact request")}`;
    expect(fromHtml(html, "Invitation").verification_links).toHaveLength(1);
  });

  test("the page where a code is entered completes nothing", () => {
    const text = "Your code is 482913. Enter it at https://acme.test/account/help-desk#enter within ten minutes.";
    expect(fromText(text, "Your code").verification_links).toEqual([]);
  });
});
