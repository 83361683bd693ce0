import { beforeAll, describe, expect, test } from "vitest";
import { newAccount, type TestAccount } from "@/tests/support/account";
import { cpuMs } from "@/tests/support/cpu";
import { sendMail } from "@/tests/support/mail";
import { runService, service } from "@/tests/support/service";
import { AmbiguousMatch, type Inbox, Mail, type MailFiles, type Message, Restante } from "../src/index";

runService();

let account: TestAccount;
let inbox: Inbox;
beforeAll(async () => {
  account = await newAccount();
  inbox = await new Restante({ url: service.baseUrl, apiKey: account.apiKey }).inbox();
});

async function received(mail: Parameters<typeof sendMail>[0]): Promise<Mail> {
  await sendMail({ to: inbox.address, ...mail });
  return inbox.next();
}

const nowhere: MailFiles = new Proxy({} as MailFiles, {
  get: () => () => Promise.reject(new Error("no network here")),
});

/** A mail that was extracted already. */
function mailOf(extracted: Partial<Message["extracted"]>, html: string | null = null): Mail {
  const found = { otp_codes: [], links: [], verification_links: [], ...extracted };
  return new Mail({ id: "msg_1", subject: "Hi", text: "", html, attachments: [], extracted: found } as never, nowhere);
}

describe("code", () => {
  test("is the mail's only code", async () => {
    const mail = await received({ subject: "Sign in", text: "Your verification code is 482913" });
    expect(mail.code()).toBe("482913");
    expect(mail.code(/^\d{6}$/g)).toBe("482913");
    expect(() => mail.code(/^[a-z]/)).toThrow('The mail "Sign in" has no code like /^[a-z]/; its codes:\n  482913');
  });

  test("fails where there are several, and lists them", () => {
    const mail = mailOf({ otp_codes: ["482913", "ABC-123"] });
    expect(() => mail.code()).toThrow(AmbiguousMatch);
    expect(() => mail.code()).toThrow('The mail "Hi" has 2 of: code. Say which:\n  482913\n  ABC-123');
    expect(mail.code(/^\d+$/)).toBe("482913");
    expect(() => mailOf({}).code()).toThrow('The mail "Hi" has no code.');
  });
});

describe("link", () => {
  const html = `<a class="b" href="https://app.example/reset?token=a&amp;b=1">Reset <b>password</b></a>
    <A HREF='https://app.example/help'><img src="x" alt="Get help"></A> <a href=https://other.example:8443/auth/reset/9>Or&nbsp;here</a>`;
  const links = [
    "https://app.example/reset?token=a&b=1",
    "https://app.example/help",
    "https://other.example:8443/auth/reset/9",
  ];

  test("without criteria is the one that completes what the mail is about, else the only one", async () => {
    const mail = await received({ html: `${html}<p>Reset your password by the link above.` });
    expect(mail.link({ text: "reset password" })).toBe(links[0]);
    expect(mailOf({ links, verification_links: [links[0] ?? ""] }).link()).toBe(links[0]);
    expect(mailOf({ links: ["https://a.example/"] }).link()).toBe("https://a.example/");
    expect(() => mailOf({ links }).link()).toThrow(`has 3 of: link. Say which:\n  ${links.join("\n  ")}`);
  });

  test.each([
    [{ path: "/help" }, 1],
    [{ path: "help/" }, 1],
    [{ path: /\/reset$/ }, 0],
    [{ path: "/reset", host: "app.example" }, 0],
    [{ path: "/auth/reset" }, 2],
    [{ host: "OTHER.example" }, 2],
    [{ host: "other.example:8443" }, 2],
    [{ host: /^other/g }, 2],
    [{ text: "Reset password" }, 0],
    [{ text: "get help" }, 1],
    [{ text: /^Or here$/ }, 2],
  ])("is told by %o", (criteria, which) => {
    expect(mailOf({ links }, html).link(criteria)).toBe(links[which]);
  });

  test("fails where several or none fit, and lists them", () => {
    const mail = mailOf({ links }, html);
    expect(() => mail.link({ path: "/reset" })).toThrow(
      `has 2 of: link with path "/reset". Say which:\n  ${links[0]}\n  ${links[2]}`,
    );
    expect(() => mail.link({ path: "/res" })).toThrow(
      `has no link with path "/res"; its links:\n  ${links.join("\n  ")}`,
    );
  });

  test("is told by no criteria that there are not", () => {
    expect(() => mailOf({ links }).link({ pth: "/reset" } as object)).toThrow(
      "no option `pth`; there are path, host, text",
    );
    expect(() => mailOf({ links }).link("/reset" as never)).toThrow("Options are an object, with path, host, text");
  });

  test("of a mail full of them is not listed whole", () => {
    const many = Array.from({ length: 500 }, (_, n) => `https://a.example/${n}/${"x".repeat(5_000)}`);
    const message = (() => {
      try {
        return mailOf({ links: many }).link();
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).toContain("https://a.example/19/");
    expect(message).toMatch(/\n {2}… and 480 more$/);
    expect(message.length).toBeLessThan(10_000);
  });

  test("is found in time in HTML that is made to take long", () => {
    for (const piece of ["<a ", "<a href='", '<a href="x">', "<img alt=", '<a "', "<", "</a", "&#99999999;"]) {
      const mail = mailOf({ links }, piece.repeat(1_000_000 / piece.length));
      expect(cpuMs(() => expect(() => mail.link({ text: "reset" })).toThrow("no link"))).toBeLessThan(5_000);
    }
  });
});

test("an attachment is told by its name, and comes as its bytes", async () => {
  const attachments = [
    { filename: "Invoice 7.pdf", content: Buffer.from([0, 255, 7]), contentType: "application/pdf" },
    { filename: "terms.txt", content: "as ever: ü", contentType: "text/plain; charset=utf-8" },
  ];
  const mail = await received({ subject: "Bill", text: "See attachment", attachments });
  const invoice = await mail.attachment("invoice*.PDF");
  expect([invoice.filename, invoice.content_type, [...invoice.bytes]]).toEqual([
    "Invoice 7.pdf",
    "application/pdf",
    [0, 255, 7],
  ]);
  expect((await mail.attachment(/txt$/)).text()).toBe("as ever: ü");
  await expect(mail.attachment()).rejects.toThrow("has 2 of: attachment. Say which:\n  Invoice 7.pdf\n  terms.txt");
  await expect(mail.attachment("invoice.?")).rejects.toThrow("has no attachment invoice.?; its attachments:");
});

test("headers, the source, and deletion go by the mail", async () => {
  const mail = await received({ subject: "Hi", text: "there", headers: { "X-Campaign": "spring" } });
  expect((await mail.headers())["x-campaign"]).toBe("spring");
  expect(new TextDecoder().decode(await mail.source())).toContain("X-Campaign: spring\r\n");
  await mail.delete();
  await expect(mail.headers()).rejects.toMatchObject({ name: "NotFound", code: "not_found", status: 404 });
});

test("a mail is a message as the API gives it", async () => {
  const mail = await received({ text: "plain" });
  const { body } = await account.get<{ message: Message }>(`/v1/messages/${mail.id}`);
  expect(JSON.parse(JSON.stringify(mail))).toEqual(body.message);
});
