import { expect } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import type { KeyOptions } from "@/lib/keys";
import { newAccount, type TestAccount } from "./account";
import { deliverMail } from "./deliver-mail";
import { call } from "./http";

/** The mails of the account, by their subjects. */
export const subjects = ["inside", "elsewhere", "secret"] as const;
export type Subject = (typeof subjects)[number];

/** A read key and which of the account's mails lie within its scope. */
export interface ReadKey {
  name: string;
  key: string;
  id: string;
  sees: Subject[];
}

/** An account with mail in two namespaces and for several tags, and keys that read some of it. */
export async function newReadWorld() {
  const account = await newAccount();
  const second = (await account.post<{ slug: string }>("/v1/namespaces", {})).body.slug;
  const elsewhere: TestAccount = { ...account, namespace: second, address: (tag) => `${tag}@${second}.inbox.test` };
  await deliver(account, "agent-1", "inside");
  await deliver(elsewhere, "agent-2", "elsewhere");
  await deliver(account, "secret-plan", "secret");
  const messages = new Map((await account.list()).map((message) => [message.subject as Subject, message]));
  const keys: ReadKey[] = [
    await readKey(account, { namespace: account.namespace, tag_prefix: "Agent-" }, ["inside"]),
    await readKey(account, { namespace: account.namespace.toUpperCase() }, ["inside", "secret"]),
    await readKey(account, { tag_prefix: "agent-" }, ["inside", "elsewhere"]),
    await readKey(account, {}, ["inside", "elsewhere", "secret"]),
  ];
  return {
    account,
    elsewhere,
    keys,
    /** That which reads least. */
    narrow: keys[0] as ReadKey,
    idOf: (subject: Subject) => (messages.get(subject) as Message).id,
  };
}

export type ReadWorld = Awaited<ReturnType<typeof newReadWorld>>;

export async function readKey(account: TestAccount, options: KeyOptions, sees: Subject[]): Promise<ReadKey> {
  const made = await account.post<{ id: string; api_key: string }>("/v1/keys", { scope: "read", ...options });
  expect(made.status).toBe(201);
  return { name: JSON.stringify(options), key: made.body.api_key, id: made.body.id, sees };
}

export const deliver = (account: TestAccount, tag: string, subject: string) =>
  deliverMail(account, {
    tags: [tag],
    subject,
    text: `text of ${subject}`,
    attachments: [
      { filename: `${subject}.txt`, contentType: "text/plain", content: Buffer.from(`file of ${subject}`) },
    ],
  });

/** Calls an MCP tool with a key; what it returns, or its error. */
export async function callTool(key: string, name: string, args: object = {}) {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  type Result = { isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] };
  const { result } = (await call<{ result: Result }>("POST", "/mcp", { key, body })).body;
  return { isError: result.isError ?? false, result: JSON.parse(result.content[0]?.text ?? "{}") };
}

const signs: Record<Subject, string[]> = {
  inside: ["text of inside", "file of inside"],
  elsewhere: ["text of elsewhere", "file of elsewhere", "agent-2"],
  secret: ["text of secret", "file of secret", "secret-plan"],
};

/** Holds an answer that a key got against its scope: it tells of no mail outside of it. */
export function expectWithin({ name, sees }: ReadKey, answer: unknown): void {
  const text = JSON.stringify(answer);
  const hidden = subjects.filter((subject) => !sees.includes(subject)).flatMap((subject) => signs[subject]);
  expect([name, hidden.filter((sign) => text.includes(sign))]).toEqual([name, []]);
}
