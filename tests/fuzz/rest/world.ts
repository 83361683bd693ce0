import { expect } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { readKey } from "../../support/read-keys";

/** In all that another account holds, and in no request. */
const canary = "canary-of-another";
/** In the mail that lies outside of the read key's scope. */
const outside = "outside-of-scope";

const names = ["message", "hidden", "key", "readKey", "webhook", "fault", "namespace", "second", "address"] as const;
type Name = (typeof names)[number];
const accounts = ["own", "foreign"] as const;

/** What stands in a generated request for something that exists. */
export const placeholders = accounts.flatMap((account) => names.map((name) => `{${account}.${name}}`));

export interface World {
  keys: Record<"full" | "read", string>;
  /** Puts what exists in the place of placeholders. */
  fill(text: string): string;
}

/** An account with some of everything, whose keys are used; another, whose ids are known but which must not be seen. */
export async function newWorld(foreign: Populated): Promise<World> {
  const own = await populate("inside");
  const ids = { own: own.ids, foreign: foreign.ids };
  return {
    keys: { full: own.apiKey, read: own.readKey },
    fill: (text) =>
      text.replace(/\{(own|foreign)\.(\w+)\}/g, (whole, of: "own" | "foreign", name: Name) => ids[of][name] ?? whole),
  };
}

export const newForeignAccount = () => populate(canary);

export type Populated = Awaited<ReturnType<typeof populate>>;

async function populate(word: string) {
  const account = await newAccount();
  const seen = await deliver(account, "agent-1", word);
  const hidden = await deliver(account, "secret-1", word === canary ? word : outside);
  const made = async (path: string, body: object) => (await account.post<Record<string, string>>(path, body)).body;
  const read = await readKey(account, { tag_prefix: "agent-" }, []);
  const ids: Record<Name, string> = {
    message: seen,
    hidden,
    key: (await made("/v1/keys", {})).id ?? "",
    readKey: read.id,
    webhook: (await made("/v1/webhooks", { url: `http://127.0.0.1:1/${word}` })).id ?? "",
    fault: (await made("/v1/faults", { tag: `agent-${word}`, drop: true })).id ?? "",
    namespace: account.namespace,
    second: (await made("/v1/namespaces", {})).slug ?? "",
    address: account.address("agent-1"),
  };
  return { accountId: account.accountId, apiKey: account.apiKey, readKey: read.key, ids };
}

async function deliver(account: TestAccount, tag: string, word: string): Promise<string> {
  await deliverMail(account, {
    tags: [tag],
    ...{ subject: word, text: word, html: `<p>${word}</p>`, from: { address: `${word}@example.com`, name: word } },
    extracted: { otp_codes: ["482913"], links: [`https://a.example/${word}`], verification_links: [] },
    attachments: [{ filename: `${word}.txt`, contentType: "text/plain", content: Buffer.from(word) }],
  });
  return (await account.list({ tag }))[0]?.id ?? "";
}

/** Fails for an answer that holds what its reader must not see. */
export function expectUnseen(answer: string, mayReadAll: boolean): void {
  expect(answer).not.toContain(canary);
  if (!mayReadAll) expect(answer).not.toContain(outside);
}

/** All that an account has, to be compared. */
export async function stateOf(accountId: string): Promise<unknown> {
  const tables = ["messages", "mails", "namespaces", "api_keys", "webhooks", "faults"];
  const counted = tables.map((table) =>
    sql().unsafe(`select count(*)::int as rows, '${table}' as name from ${table} where account_id = $1`, [accountId]),
  );
  const revoked = sql()`select count(revoked_at)::int as revoked from api_keys where account_id = ${accountId}`;
  return (await Promise.all([...counted, revoked])).map(([row]) => ({ ...row }));
}
