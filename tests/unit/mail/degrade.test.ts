import { expect, test } from "vitest";
import { degradeMail } from "@/lib/mail/degrade";
import { cpuMs } from "../../support/cpu";
import { hostileMails } from "./hostile";
import { expectStorable } from "./storable";

test("headers and the head of the body survive", () => {
  const mail = degradeMail(
    Buffer.from(
      "From: Ada <ada@x.test>\r\nTo: bob@x.test\r\nSubject: =?utf-8?q?H=C3=A9?=\r\n llo\r\nX-A: 1\r\n\r\nGrüße\0\r\n",
    ),
  );
  expect(mail).toMatchObject({
    from: { address: "ada@x.test", name: "Ada" },
    to: ["bob@x.test"],
    subject: "Hé llo",
    text: "Grüße\r\n",
    html: null,
    attachments: [],
  });
  expect(mail.headers["x-a"]).toBe("1");
});

test.each(["", "\r\n", "\0", "no header", "From:", "\r\n\r\n\r\n", ":\r\n: :"])("%j does not throw", (source) => {
  expectStorable(degradeMail(Buffer.from(source)));
});

test.each(Object.entries(hostileMails))("%s is degraded in no time", (_, make) => {
  const source = make();
  expect(cpuMs(() => degradeMail(source))).toBeLessThan(500);
  expectStorable(degradeMail(source));
});
