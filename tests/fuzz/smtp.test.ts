import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { type BuiltProcess, startSmtpProcess } from "../support/built-process";
import { fuzz } from "./run";
import { converse } from "./smtp/conversation";
import { dialogue } from "./smtp/dialogue";

let smtp: BuiltProcess;

beforeAll(async () => {
  const folder = mkdtempSync(join(inject("folder"), "tls-"));
  const { private: key, cert } = await generate([{ name: "commonName", value: "inbox.test" }], { keyType: "ec" });
  const files = { SMTP_TLS_KEY: join(folder, "key.pem"), SMTP_TLS_CERT: join(folder, "cert.pem") };
  writeFileSync(files.SMTP_TLS_KEY, key);
  writeFileSync(files.SMTP_TLS_CERT, cert);
  smtp = await startSmtpProcess(files);
});

afterAll(async () => {
  expect(await smtp.stop()).toBe(0);
});

const dialogues = fc.array(dialogue, { minLength: 1, maxLength: 16 });

fuzz("each command has one reply, and what is acknowledged is what is stored", dialogues, { runs: 8 }, async (all) => {
  await Promise.all(
    all.map(async (each) => {
      const account = await newAccount();
      const acknowledged = await converse(each, account, smtp.port);
      const stored = await storedMails(account.accountId);
      expect(stored.map(({ source }) => source.toString("latin1"))).toEqual(acknowledged.map(({ source }) => source));
      for (const [index, { recipients }] of acknowledged.entries())
        if (recipients !== null) expect(stored[index]?.recipients).toBe(recipients);
    }),
  );
  expect([smtp.log(), smtp.child.exitCode]).toEqual(["", null]);
});

const storedMails = (accountId: string) => sql()<{ source: Buffer; recipients: number }[]>`
  select source, (select count(*)::int from messages m where m.account_id = mails.account_id and m.mail_id = mails.id) as recipients
  from mails where account_id = ${accountId} order by id`;
