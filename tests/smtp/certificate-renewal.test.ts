import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSmtp } from "@/smtp/start";
import { newAccount } from "../support/account";
import { applySettings } from "../support/settings";
import { stopShared } from "../support/shared";
import { SmtpSession } from "../support/smtp-session";

const folder = mkdtempSync(join(tmpdir(), "restante-renewal-"));
const files = { SMTP_TLS_KEY: join(folder, "now", "tls.key"), SMTP_TLS_CERT: join(folder, "now", "tls.crt") };
const mail = "Subject: Hello\r\n\r\nHello";
const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true);
const patience = { timeout: 5_000 }; // the same fault is logged once a second
let versions = 0;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  await stopShared();
  publish(await pair("first.example.com"));
  applySettings(files);
  smtp = await startSmtp({ port: 0, host: "127.0.0.1", checkMs: 20 });
});
afterAll(async () => {
  await smtp.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Pair {
  key: string;
  cert: string;
}

async function pair(commonName: string): Promise<Pair> {
  const made = await generate([{ name: "commonName", value: commonName }], { keyType: "ec" });
  return { key: made.private, cert: made.cert };
}

/** As Kubernetes does it: a folder a version, and a link that is swapped. */
function publish({ key, cert }: Pair): void {
  const version = join(folder, `version-${++versions}`);
  mkdirSync(version);
  writeFileSync(join(version, "tls.key"), key);
  writeFileSync(join(version, "tls.crt"), cert);
  symlinkSync(version, join(folder, "next"));
  renameSync(join(folder, "next"), join(folder, "now"));
}

async function secureSession() {
  const plain = await SmtpSession.open({ port: smtp.port });
  expect(await plain.say("STARTTLS")).toMatch(/^220 /);
  const session = await plain.secure();
  await session.say("EHLO test.example");
  return session;
}

async function offered(): Promise<string> {
  await using session = await secureSession();
  return String(session.socket.getPeerCertificate().subject.CN);
}

test("a renewed certificate is offered to new sessions, and those that are open go on", async () => {
  const inbox = await newAccount();
  await using open = await secureSession();
  expect(open.socket.getPeerCertificate().subject.CN).toBe("first.example.com");
  publish(await pair("second.example.com"));
  await vi.waitFor(async () => expect(await offered()).toBe("second.example.com"), patience);
  expect(await open.send(inbox.address("open"), mail)).toMatch(/^250 /);
  await using renewed = await secureSession();
  expect(await renewed.send(inbox.address("renewed"), mail)).toMatch(/^250 /);
});

test.each<[string, (good: Pair) => Pair | null, string]>([
  ["a file that is no certificate", ({ key }) => ({ key, cert: "half a certif" }), "not a PEM key and its certificate"],
  ["no key any more", ({ cert }) => ({ key: "", cert }), "not a PEM key and its certificate"],
  ["files that are gone", () => null, "SMTP_TLS_KEY: the file cannot be read"],
])("%s keeps the one before and is logged, and a good one after it is taken", async (_, spoil, reason) => {
  const before = await offered();
  logged.mockClear();
  const spoilt = spoil(await pair("spoilt.example.com"));
  if (spoilt) publish(spoilt);
  else rmSync(join(folder, "now"));
  await vi.waitFor(
    () => expect(log()).toContainEqual({ event: "smtp_certificate_kept", error: expect.stringContaining(reason) }),
    patience,
  );
  expect(await offered()).toBe(before);
  const name = `after-${versions}.example.com`;
  publish(await pair(name));
  await vi.waitFor(async () => expect(await offered()).toBe(name), patience);
});

test("a key with another's certificate is not taken", async () => {
  const before = await offered();
  logged.mockClear();
  publish({ ...(await pair("one.example.com")), key: (await pair("other.example.com")).key });
  await vi.waitFor(() => expect(log().map(({ event }) => event)).toContain("smtp_certificate_kept"), patience);
  expect(await offered()).toBe(before);
});

function log(): { event: string; error: string }[] {
  return logged.mock.calls.map(([line]) => {
    const { event, error } = JSON.parse(String(line));
    return { event, error };
  });
}
