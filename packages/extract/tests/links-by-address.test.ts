import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";
import { cpuMs } from "./support/cpu";

const fromHtml = (subject: string, html: string) => analyse({ subject, text: null, html }).verificationLinks;
const fromText = (subject: string, text: string) => analyse({ subject, text, html: null }).verificationLinks;

const addresses = [
  "https://app.acme.test/confirm-email/9f8e7d6c",
  "https://app.acme.test/accounts/confirm-email/MQ:1tKzXk:8cZJq9Gk0mUqk3x/",
  "https://app.acme.test/activate/9f8e7d6c",
  "https://app.acme.test/users/confirmation?confirmation_token=xQz7BLyHnJd5PsRnKbVa",
  "https://app.acme.test/users/password/edit?reset_password_token=Ssn4TtE3MjhYyqEPxWzc",
  "https://app.acme.test/reset-password/3b0d2f4a",
  "https://app.acme.test/de/forgot-password/3b0d2f4a",
  "https://app.acme.test/email/verify/1/9f2c1e6d?signature=6a8f0c2e",
  "https://app.acme.test/#/verify/9f8e7d6c5b",
];

/** Whatever the label says, and in whatever language: the address says what it completes, and the mail nothing else. */
describe.each(addresses)("%s", (url) => {
  test.each([
    ["Acme", `<a href="${url}">Acme</a>`],
    [
      "Hello Jo",
      `<p>Hi Jo,</p><p>Thanks for joining Acme!</p><p><a href="${url}">My account</a></p><p>The Acme team</p>`,
    ],
    ["Acme", `<p>Hi Jo</p><a href="${url}"><img src="https://acme.test/button.png" alt=""></a>`],
    ["Willkommen", `<p>Hallo Jo,</p><p><a href="${url}">Mehr erfahren</a></p>`],
    ["Tere", `<p>Tere Jo</p><p><a href="${url}">Edasi</a></p>`],
    ["こんにちは", `<p>Joさん</p><p><a href="${url}">続ける</a></p>`],
  ])("%s: %s", (subject, html) => {
    expect(fromHtml(subject, html)).toEqual([url]);
  });
});

test("a text part that names it as the HTML does", () => {
  const url = "https://app.acme.test/activate/9f8e7d6c";
  const html = `<p>Hi Jo</p><p><a href="${url}">My account</a></p>`;
  expect(analyse({ subject: "Acme", text: `Hi Jo\n\nMy account: ${url}\n`, html }).verificationLinks).toEqual([url]);
  expect(fromText("Acme", `Hi Jo\n\nUnsubscribe: ${url}\n`)).toEqual([]);
});

test.each(["Open Acme", "Click here", "Dashboard", "Los geht’s"])("a magic link called %s", (label) => {
  const url = "https://app.acme.test/auth/magic-link?token=9f8e7d6c";
  expect(fromHtml("Acme", `<p>Hi Jo</p><p><a href="${url}">${label}</a></p>`)).toEqual([url]);
});

test.each([
  ["Bye", '<p>Bye.</p><a href="https://acme.test/confirm/9f8e7d6c">Unsubscribe</a>'],
  ["News", '<p>Hi</p><a href="https://acme.test/verify?token=9f8e7d6c">Manage preferences</a>'],
  ["Jo shared a photo", '<a href="https://acme.test/auth/magic-link?token=9f8e7d6c5b">View photo</a>'],
  ["Weekly digest", '<p>Jo liked your post</p><a href="https://acme.test/magic/9f8e7d6c5b4a?next=/posts/1">View</a>'],
  ["Summer sale", '<p>50% off everything</p><a href="https://acme.test/activate/9f8e7d6c5b">Learn more</a>'],
  ["Hello", '<p>Hi</p><a href="https://acme.test/moderation/4555/confirm/9f8e7d6c5b">View</a>'],
  ["Hello", '<p>Hi</p><a href="https://acme.test/orders/confirm/9f8e7d6c">View</a>'],
  ["Hello", '<p>Hi</p><a href="https://acme.test/verify">Dashboard</a>'],
])("%s: %s speaks against it", (subject, html) => {
  expect(fromHtml(subject, html)).toEqual([]);
});

test("an address that a sentence only speaks of", () => {
  expect(fromText("Docs", "See https://docs.acme.test/api/auth/verify/4711\n")).toEqual([]);
  const text = "Hi,\n\nplease look at https://staging.acme.test/reset-password/abc123, it throws.\n\nJo";
  expect(fromText("The reset page", text)).toEqual([]);
});

test("a site for confirming alone is a page, where the mail asks to open it", () => {
  const text =
    "Your account has not yet been verified. This can be done easily on the page below.\n\nhttps://verify.acme.test/\n";
  expect(fromText("Please verify your Acme account", text)).toEqual(["https://verify.acme.test/"]);
  expect(fromText("Your invoice", "Visit https://verify.acme.test for more.\n")).toEqual([]);
});

test("who did not ask may ignore the mail: its button is for who did", () => {
  const html =
    '<p>Please use the button below to finish the set-up. If you didn\'t ask for this mail, please ignore it.</p><a href="https://acme.test/ui/init?user=26&code=X7K9PQ">Finish set-up</a>';
  expect(fromHtml("Set up your user", html)).toEqual(["https://acme.test/ui/init?user=26&code=X7K9PQ"]);
});

test.each([
  [
    "Acme launch code",
    "Here is your launch code! Enter it below:\n\n48291375\n\nNot able to enter the code? Paste this into your browser:\nhttps://acme.test/users/jo/confirm_verification/48291375?via=email\n",
    "https://acme.test/users/jo/confirm_verification/48291375?via=email",
  ],
  [
    "Login for Acme",
    "Login to Acme: https://acme.test/auth/email/jo%40x.test/x7k9p-2q4rt\n\nIf the link does not work, use the login code directly:\n\nx7k9p-2q4rt\n",
    "https://acme.test/auth/email/jo%40x.test/x7k9p-2q4rt",
  ],
])("%s: an address that carries the code is opened instead", (subject, text, url) => {
  expect(fromText(subject, text)).toEqual([url]);
});

test.each(["-mail", "-e-mail", "/confirm", "a1", "confirm-"])("an address of %s is read in no time", (piece) => {
  const took = cpuMs(() => {
    fromHtml("Acme", `<a href="https://acme.test/confirm${piece.repeat(2_000)}!">Open</a>`.repeat(20));
    fromText("Your receipt", `${"Your code ".repeat(2_000)}is 482913.`);
  });
  expect(took).toBeLessThan(1_000);
});
