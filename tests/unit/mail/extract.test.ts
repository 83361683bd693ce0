import { describe, expect, test } from "vitest";
import { extract } from "@/lib/mail/extract";

const fromText = (text: string, subject = "") => extract({ subject, text, html: null });
const fromHtml = (html: string, subject = "") => extract({ subject, text: "", html });

describe("codes", () => {
  test.each<[string, string]>([
    ["Your verification code is 482913", "482913"],
    ["482913 is your Acme code", "482913"],
    ["Use code 482913 to sign in. It expires in 10 minutes.", "482913"],
    ["Your code:\n\n482913\n\nIt expires in 10 minutes.", "482913"],
    ["Your code is 123-456", "123456"],
    ["Your code is 123 456.", "123456"],
    ["Your code is 123 456 789", "123456789"],
    ["Code: 1 2 3 4 5 6", "123456"],
    ["G-482913 is your Google verification code.", "482913"],
    ["Your one-time password is 0042", "0042"],
    ["Enter this code: WDJB-MJHT", "WDJB-MJHT"],
    ["Your login code:\nA7K2-9QXM", "A7K2-9QXM"],
    ["Verification code: mifsuc", "mifsuc"],
    ["Your code for order 4711 is 482913", "482913"],
    ["Dein Bestätigungscode lautet 482913.", "482913"],
    ["Votre code de vérification est 482913.", "482913"],
    ["Tu código de verificación es 482913", "482913"],
    ["Il tuo codice di verifica è 482913", "482913"],
    ["Seu código de verificação: 482913", "482913"],
    ["Je verificatiecode is 482913", "482913"],
    ["Twój kod weryfikacyjny to 482913", "482913"],
    ["Ваш код подтверждения: 482913", "482913"],
    ["Doğrulama kodunuz: 482913", "482913"],
    ["認証コード：４８２９１３", "482913"],
    ["您的验证码是482913，请勿泄露。", "482913"],
    ["인증번호는 482913입니다.", "482913"],
    ["رمز التحقق الخاص بك هو ٤٨٢٩١٣", "482913"],
  ])("%j → %s", (text, code) => {
    expect(fromText(text).otp_codes).toEqual([code]);
  });

  test.each([
    "Your order number is 482913",
    "Order #482913 has shipped",
    "Invoice 482913 is due on 2024-01-15. Total: $1234.00",
    "Use promo code SAVE20 at checkout for 20% off",
    "Your discount code: 482913",
    "Call us on +1 555 123 4567",
    "Copyright 2024 Acme, 94107 San Francisco",
    "Error code: 50012",
    "Code postal : 75011",
    "Posta kodu: 34110",
    "Ваш промокод: 482913",
    "郵便番号：1000001",
    "Card ending in 4242 was charged €1299",
    "https://acme.test/code/482913",
    "Our code of conduct changed in 2024.",
    "hello",
    "HELLO",
    "test\n\nthanks",
    "",
  ])("%j holds no code", (text) => {
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

  test("what no reader sees holds no code", () => {
    expect(
      fromHtml(
        "<style>code:111111</style><!-- code: 222222 --><div style='display:none'>code: 333333</div><title>code 444444</title>",
      ).otp_codes,
    ).toEqual([]);
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

  test.each([
    ["https://acme.test/a.", "https://acme.test/a"],
    ["<https://acme.test/a>", "https://acme.test/a"],
    ["[x](https://acme.test/a)", "https://acme.test/a"],
    ['"https://acme.test/a",', "https://acme.test/a"],
    ["点击https://acme.test/a，继续", "https://acme.test/a"],
    ["https://acme.test/a?b=c&d=e!", "https://acme.test/a?b=c&d=e"],
    ["https://acme.test/t/abc_-", "https://acme.test/t/abc_-"],
  ])("%j → %s", (text, url) => {
    expect(fromText(text).links).toEqual([url]);
  });

  test("an IDN and its punycode are one link", () => {
    expect(fromText("https://例え.jp/a https://xn--r8jz45g.jp/a").links).toEqual(["https://例え.jp/a"]);
  });
});

describe("verification links", () => {
  test.each([
    '<a href="https://acme.test/verify?token=abc">Go on</a>',
    '<a href="https://track.acme.test/c/kj3h4kj2h34kjh23k4jh23k4jh">Verify your email</a>',
    '<a href="https://acme.test/x/1">E-Mail-Adresse bestätigen</a>',
    '<a href="https://acme.test/x/1">Réinitialiser le mot de passe</a>',
    '<a href="https://acme.test/x/1">Подтвердить адрес</a>',
    '<a href="https://acme.test/x/1">確認する</a>',
    '<a href="https://acme.test/x/1">Accept invitation</a>',
  ])("%s is one", (html) => {
    const { links, verification_links } = fromHtml(html);
    expect(verification_links).toEqual(links);
    expect(links).toHaveLength(1);
  });

  test.each([
    '<a href="https://acme.test/unsubscribe?token=verify">Unsubscribe</a>',
    '<a href="https://acme.test/u?token=abc&verify=1">Unsubscribe</a>',
    '<a href="https://acme.test/">Acme</a>',
    '<a href="https://acme.test/login">Log in</a>',
    '<a href="https://acme.test/privacy">Privacy policy</a>',
    '<a href="https://acme.test/view-in-browser?token=abc">View in browser</a>',
    '<a href="https://acme.test/orders/4711">View your order</a>',
  ])("%s is none", (html) => {
    expect(fromHtml(html).verification_links).toEqual([]);
  });

  test("a sentence decides about a bare URL", () => {
    const text =
      "To confirm your address, open this link:\nhttps://acme.test/x/9f8e7d6c5b4a39281706f5e4d3c2b1a0\n\nOur site: https://acme.test/about";
    expect(fromText(text).verification_links).toEqual(["https://acme.test/x/9f8e7d6c5b4a39281706f5e4d3c2b1a0"]);
  });
});
