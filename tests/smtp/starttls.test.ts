import { X509Certificate } from "node:crypto";
import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { expect, test } from "vitest";
import { env } from "@/lib/env";
import { type Certificate, tlsCertificate } from "@/smtp/tls-certificate";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

env.SMTP_PORT = 25; // where mail servers deliver; the service of a test listens elsewhere all the same
runService();

const generated = async () => (await tlsCertificate()) as Certificate;
const mail = "Subject: Hello\r\n\r\nHello";

test("after STARTTLS mail is received over TLS 1.2 or newer, with a certificate for the mail domain", async () => {
  const inbox = await newAccount();
  await using plain = await SmtpSession.open();
  expect(await plain.say("STARTTLS")).toMatch(/^220 /);
  await using session = await plain.secure();
  expect(session.socket.getProtocol()).toMatch(/^TLSv1\.[23]$/);
  expect(session.socket.getPeerCertificate().subject.CN).toBe("inbox.test");
  const offer = await session.say("EHLO test.example");
  expect(offer).not.toMatch(/STARTTLS/);
  expect(await session.send(inbox.address("a"), mail)).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ messages: 1 });
});

test("what came in the clear with STARTTLS is not run inside the TLS session", async () => {
  const inbox = await newAccount();
  await using plain = await SmtpSession.open();
  await plain.say("MAIL FROM:<evil@example.com>");
  plain.socket.write(
    `STARTTLS\r\nEHLO evil\r\nMAIL FROM:<evil@example.com>\r\nRCPT TO:<${inbox.address("evil")}>\r\nDATA\r\n`,
  );
  expect(await plain.reply()).toMatch(/^220 /);
  await using session = await plain.secure();
  // Neither the greeting nor the transaction of before has come along.
  expect(await session.say("MAIL FROM:<app@example.com>")).toMatch(/^503 /);
  await session.say("EHLO test.example");
  expect(await session.say(`RCPT TO:<${inbox.address("a")}>`)).toMatch(/^503 /);
  expect(await session.send(inbox.address("a"), mail)).toMatch(/^250 /);
  expect((await inbox.list()).map(({ tag }) => tag)).toEqual(["a"]);
});

test("a handshake that is none ends the session, and others are served", async () => {
  await using plain = await SmtpSession.open();
  await plain.say("STARTTLS");
  plain.socket.write("this is no client hello\r\n".repeat(10));
  await plain.rest();
  await using next = await SmtpSession.open();
  expect(await next.say("NOOP")).toMatch(/^250 /);
});

test("the generated certificate is kept, for its owner's eyes, and made anew when its file is damaged", async () => {
  const file = join(env.DATA_DIR, "smtp-tls.json");
  const first = await generated();
  expect(await generated()).toEqual(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { validTo } = new X509Certificate(first.cert);
  expect(Date.parse(validTo)).toBeGreaterThan(Date.now() + 9 * 365 * 86_400_000);
  await writeFile(file, (await readFile(file, "utf8")).slice(0, 100));
  const second = await generated();
  expect(second.cert).not.toBe(first.cert);
  expect(await generated()).toEqual(second);
});

test("on a port that applications send to there is none but the operator's own", async () => {
  Object.assign(env, { SMTP_PORT: 1025 });
  expect(await tlsCertificate()).toBeNull();
});

test("the operator's own key and certificate are used, and a file that cannot be read is named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "restante-tls-"));
  const { private: key, cert } = await generate([{ name: "commonName", value: "mail.example.com" }], { keyType: "ec" });
  const files = { SMTP_TLS_KEY: join(folder, "key.pem"), SMTP_TLS_CERT: join(folder, "cert.pem") };
  await writeFile(files.SMTP_TLS_KEY, key);
  await writeFile(files.SMTP_TLS_CERT, cert);
  Object.assign(env, files);
  expect(await tlsCertificate()).toEqual({ key, cert });
  Object.assign(env, { SMTP_TLS_CERT: join(folder, "absent.pem") });
  await expect(tlsCertificate()).rejects.toThrow(/^SMTP_TLS_CERT: /);
  Object.assign(env, { ...files, SMTP_TLS_KEY: files.SMTP_TLS_CERT });
  await expect(tlsCertificate()).rejects.toThrow(/^SMTP_TLS_KEY/);
});
