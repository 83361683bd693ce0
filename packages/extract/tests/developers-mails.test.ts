import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";
import { plainMails } from "../tools/fit/plain-mails";

const codesOf = (subject: string, text: string) => analyse({ subject, text, html: null }).codes;

/** What tests, staging systems and hand-made mailers put around a code. */
describe("the code and nothing else is read", () => {
  test.each([
    ["a ticket in the subject", "[PR-123] Your login code", "Your login code is 771930."],
    ["a ticket, in other words", "[pr-123] 認証コード", "認証コードは771930です。"],
    ["the number of a run", "Login code (run 8821)", "Enter 771930 to continue."],
    ["a product's name", "ACME-QA login code", "Your login code is 771930."],
    ["a user in the subject", "Login code for user 4821", "Your login code is 771930."],
    ["a ticket in the body", "Login code", "[PR-123] Your login code is 771930."],
    ["the account it is for", "Login code", "Your code for account 10442 is 771930."],
    ["the account, in other words", "Anmeldecode", "Ihr Code für Konto 10442 lautet 771930."],
    ["the account, and groups", "[stage] kód", "Kód pro účet 30188 je 771 930, platí do 15:05."],
    ["the user before a colon", "2FA", "2FA code for user 10442: 771930"],
    ["the run it belongs to", "Login code", "Your login code for run e2e-8821 is 771930"],
    ["a forwarding head", "Fwd: Your code", `${gmailHead()}\n\nYour code is 771930.`],
    ["a company's registers", "Your code", "Your code is 771930\n\n--\nAcme GmbH | HRB 118204 | USt-IdNr. DE288221930"],
    ["a number sign", "Login", "Your login code is #771930."],
    ["Markdown's heading", "Acme: code", "### 771930\n\nThat's your code."],
    ["a verb for signing in", "Sign in to Acme", "Sign in with 771930"],
    ["a verb behind it", "Sign in to Acme", "771930 to log in"],
    ["other values of an object", "Your code", '{"otp": "771930", "expires_in": 600, "id": 118204}'],
    ["other settings", "wallet confirm", "amount=310.00\nconfirm_code=771930\nto=10442"],
    ["a promotion", "Your login code", "Your login code is 771930.\n\nPS: Use code SAVE20 for 20 % off."],
    ["a warning of codes", "Login", "Your one-time code is 771930.\n\nNobody at Acme will ask for your codes."],
    ["the site it is for", "One-time code for FINN", "Your one-time code is 771930. Enter it where you log in."],
    ["the site, in other words", "Engangskode for FINN", "Engangskoden din er 771930. Skriv den inn i vinduet."],
    ["a build, in a mail that says no more", "Your code", "Your code is 771930\n\nBuild 8821 (staging)"],
    ["what is paid", "Pay", "Your code to confirm the payment of $59.90 at SHOP24 is 771930"],
    ["what is paid, in other words", "Zahlung", "Ihr Code für die Zahlung von 59,90 € bei SHOP24 lautet 771930."],
  ])("beside %s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual(["771930"]);
  });

  test("with letters behind an equals sign, and behind its digits", () => {
    expect(codesOf("wallet confirm", "confirm_code=KD83WQ")).toEqual(["KD83WQ"]);
    expect(codesOf("Connect your printer", "Enter 4419-BTQ on the printer's screen.")).toEqual(["4419-BTQ"]);
  });

  test("above the one that it replaces, which is quoted", () => {
    const quoted = "On Tue, 3 Mar 2026 at 10:04, Acme <auth@acme.test> wrote:\n> Your reset code is 118 904.";
    const text = `Sorry, that one timed out. Your new reset code is 206 614, it replaces the one below.\n\nOla\n\n${quoted}`;
    expect(codesOf("Re: Your reset code", text)[0]).toBe("206614");
  });

  test("of groups of hexadecimal digits", () => {
    expect(
      codesOf("Account verification", "Your verification code is: 37e9 f69f\nYou can enter it without spaces."),
    ).toEqual(["37e9f69f"]);
  });
});

describe("no code is read", () => {
  test.each([
    ["what a template did not fill in", "Login code", "Your login code is undefined"],
    ["nothing in it", "Login code", "Your verification code is null. It expires in 10 minutes."],
    ["what was not filled in beside a number that was", "Your code", "Your login code is null.\nAccount: 88213"],
    ["what is still in braces", "Your code", "Your code: {{code}}\nUser: 88213"],
    ["how many were sent", "daily: otp", '{"otp_sent":118273,"otp_verified":104410}'],
    ["when something was logged", "ALERT otp", "2026-03-14T07:01:22Z WARN otp rejected user=10442 attempt=3"],
    ["whose code was wrong", "OTP service", "OTP verification failed for user 10442"],
    ["who asked for one", "Anmeldecodes", "Anmeldecode von Konto 88213 angefordert"],
    ["which ticket it is about", "WEB-88: confirm your address", "Click to confirm: https://acme.test/c/x1"],
    ["what was blacked out", "Login code", "Your login code is [REDACTED]."],
    ["that it is secret", "About your code", "Your login code is secret. Never share it with anyone."],
    [
      "which keys expire",
      "Your personal access tokens will expire in 7 days",
      "One or more of your personal access tokens will expire in 7 days:\n\n  - renovate-2025\n  - ci-read-registry",
    ],
    ["that it takes a while", "Access", "Your access code is pending. We'll mail it to you within one working day."],
    ["why a request failed", "Alert", "Request failed with code 4031. Retry later."],
    ["a request", "Auth latency", "p99 of POST /v1/otp/verify is 4821 ms"],
    ["a request's answer", "HTTP log", "GET /verify?code=482913 200 12ms"],
    ["a test's name", "[CI] 1 test failed", "FAILED tests/test_login.py::test_otp - took 4821 ms"],
  ])("in a mail that tells %s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });
});

function gmailHead(): string {
  return "---------- Forwarded message ---------\nFrom: Acme <no-reply@acme.test>\nDate: Mon, Nov 23, 2026 at 10:05 AM\nSubject: Your code\nTo: <me@acme.test>";
}

describe("the plainest mails", () => {
  /** Some end in zeros by chance, and those of a test system are made up. */
  const numbers = ["482913", "731500", "0417", "83921", "604817", "123456", "000000"];

  test.each(numbers)("in the plainest mails %s is read where it is a code, and only there", (number) => {
    for (const { codes, ...mail } of plainMails([number], ["alone", "typed", "imprint", "boxed"]))
      expect(analyse(mail).codes, mail.html ?? mail.text ?? "").toEqual(codes);
  });

  test.each([
    ["trade", 0.07],
    ["notices", 0.07],
    ["letter", 0.04],
  ])("and so are nearly all among much that says nothing, in another language: %s", (frame, missed) => {
    const mails = numbers.flatMap((number) => plainMails([number], [frame]));
    const wrong = mails.filter(({ codes, ...mail }) => analyse(mail).codes[0] !== codes[0]);
    expect(wrong.filter(({ codes }) => codes.length === 0)).toEqual([]);
    expect(wrong.length / mails.length).toBeLessThan(missed);
  });
});
