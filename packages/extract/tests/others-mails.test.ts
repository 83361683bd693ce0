import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";

const read = (subject: string, text: string, html: string | null = null) => analyse({ subject, text, html });
const codesOf = (subject: string, text: string, html: string | null = null) => read(subject, text, html).codes;

const codeMail = `Dear customer,

Your verification code is 582914. Enter it within ten minutes.

Larkfield Bank`;

describe("a mail within the mail", () => {
  test("shown in an article is somebody else's", () => {
    const text = `Last month twelve hundred of our readers got this mail. Nothing in it is true, and the bank has never sent it:

${codeMail}

What gives it away: no name, and a deadline that frightens. Delete such mails.

The Larkfield Courier, issue 40. Unsubscribe: https://courier.example/bye`;
    expect(codesOf("How a fake bank mail is made", text)).toEqual([]);
  });

  test("in a block quotation of an article is somebody else's", () => {
    const html = `<h1>How a fake bank mail is made</h1>
<p>Last month twelve hundred of our readers got this mail. Nothing in it is true, and the bank has never sent it:</p>
<blockquote><p>Your verification code is</p><p><b style="font-size:28px">582914</b></p><p>Enter it within ten minutes.</p></blockquote>
<p>What gives it away: no name, and a deadline that frightens. Delete such mails, whoever they seem to come from, and tell
your bank about them, so that others are warned. The bank itself never asks for a code by mail.</p>`;
    expect(codesOf("How a fake bank mail is made", "", html)).toEqual([]);
  });

  test("in a quotation of several lines is somebody else's", () => {
    const text = `This one reached three thousand customers over the weekend:

   «Your one-time code is 771 820.
    Read the code to our agent to
    stop the payment of 18,204 €.»

All of it is a lie. The bank never calls to ask for a code.`;
    expect(codesOf("What a fraud looks like", text)).toEqual([]);
  });

  test("that is passed on is meant for the reader", () => {
    const text = `Hi Jonas, this came to the shared address, can you type it in on your machine?

---------- Forwarded message ---------
From: Larkfield Bank <no-reply@larkfield.example>
Date: Mon, 3 Mar 2025 10:12
Subject: Your verification code
To: <office@maple.example>

${codeMail}`;
    expect(codesOf("Fwd: Your verification code", text)).toEqual(["582914"]);
  });

  test.each([
    "[EXTERNAL EMAIL] Do not click links or attachments unless you recognize the sender.\n\nHi Anna,",
    "Diese E-Mail wurde automatisch erstellt, bitte nicht antworten.\n\nGuten Tag Anna,",
  ])("a warning before the salutation begins none: %j", (beginning) => {
    const text = `${beginning}\n\nYour verification code is 482913.`;
    expect(codesOf("Your code", text)).toEqual(["482913"]);
  });

  test("a short block quotation is a box", () => {
    const html = `<p>Welcome! To confirm your address, enter this code in the app:</p><blockquote><tt>582914</tt></blockquote>
<p>It expires in ten minutes. If you did not sign up, ignore this mail. Larkfield Ltd, 12 Mill Lane, Larkfield</p>`;
    expect(codesOf("Confirm your address", "", html)).toEqual(["582914"]);
  });
});

describe("a code that is told of", () => {
  test.each([
    ["Kód 330918 vypršal", "Dobrý deň,\n\nkód 330918 ste nezadali včas. Registráciu sme zrušili."],
    ["Code 330918 has expired", "Hello,\n\nthe code 330918 was never used. Ask for another one in the app."],
    ["Anmeldung", "Guten Tag,\n\nder Code 330918 ist um 18:22 Uhr abgelaufen. Sie müssen nichts tun."],
  ])("when it works no more is none: %s", (subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });
});

test("the label of a code that stands again where something is to be entered names it", () => {
  const text = `Koppelwort QT-7741-MX
Geräte-ID 00812477

Tippe das Koppelwort in der App ein, es gilt zehn Minuten.`;
  expect(codesOf("Neues Gerät", text)).toEqual(["QT-7741-MX"]);
});

test("the key of an issue is the name of a page", () => {
  const text = `Pier has commented on [OTT-1184] The code mail is hard to read in dark mode:

I cannot read the code at all, the grey is too dark. Please enter a darker background.

https://tracker.example/i/OTT-1184`;
  expect(codesOf("[OTT-1184] The code mail is hard to read", text)).toEqual([]);
});

test.each([
  "https://v.whatsapp.com/482913",
  "https://t.me/login/482913",
  "https://acme.test/auth/otp/482913",
  "https://acme.test/verify?id=482913",
  "https://www.meetup.com/",
  "https://zoom.us/",
])("a code is one beside %s", (url) => {
  expect(codesOf("Your code", `Your code is 482913. It expires in 10 minutes.\n\n${url}`)).toEqual(["482913"]);
});

describe("links of products", () => {
  test.each([
    "https://acme.test/users/sign_in/0b7e3d6a-9c1f-4b7e-8a51-2f9d1c3e5b77/Ab3dEf9hIjKl",
    "https://acme.test/members/?token=tI04moGCfBnKnOOvC&action=signin",
    "https://acme.test/users/log-in/SFMyNTY0g2gDbQAAAAExbgYAJq",
    "https://acme.test/forum/index.php?action=activate;u=123;code=abc123def4",
    "https://acme.test/user/registrationpassword/7/1700000000/kQ2mR8sT1uV4wX7y",
    "https://acme.test/confirm?token=abcdef123456&reject_url=/bye",
    "https://acme.test/approve-or-reject?token=abcdef123456",
    "https://acme.test/users/password/edit?reset_password_token=abcdefghij",
  ])("%s completes the flow", (url) => {
    const text = `Hello Anna,\n\nplease confirm your account, the link works for one hour:\n\n${url}\n\nIf you did not ask for this, ignore this mail.`;
    expect(read("Confirm your account", text).verificationLinks).toEqual([url]);
  });
});

describe("links of notices", () => {
  const links = (subject: string, text: string) => read(subject, text).verificationLinks;

  test.each([
    ["https://forum.example/chats/775", "You have a new message", "Click here to continue the conversation"],
    ["https://wiki.example/doku.php?id=howto:backup", "A page has changed", "Here is the changed page"],
    ["https://git.example/-/user_settings/personal_access_tokens", "Your token expires", "Go here to renew your token"],
    ["https://git.example/shop/merge_requests/318/approve", "Review requested", "To approve the changes"],
    ["https://feedback.example/delete-account/cancel?k=FcMNYKY51noF0zCWNZc0bmok", "Deletion scheduled", "To stop this"],
  ])("%s completes nothing", (url, subject, text) => {
    expect(links(subject, `Hello Anna,\n\n${text}:\n\n${url}\n\nThe Larkfield team`)).toEqual([]);
  });

  test("what counts readers of a campaign says nothing of a link", () => {
    const url = "https://www.larkfield.example/browser/?utm_medium=email&utm_campaign=verify-login-code";
    const html = `<a href="${url}"><img src="logo.png" alt="Larkfield"></a><p>Your sign-in code is 482913. It expires in ten minutes.</p>`;
    expect(read("Your sign-in code", "", html).verificationLinks).toEqual([]);
  });
});
