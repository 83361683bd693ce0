import { expect } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { recordRefusals } from "@/lib/deliveries";
import { newId } from "@/lib/ids";
import type { KeyOptions } from "@/lib/keys";
import { newAccount, type TestAccount } from "./account";
import { deliverMail } from "./deliver-mail";
import { call } from "./http";

/** The mails of the account, by their subjects. */
export const subjects = ["inside", "elsewhere", "secret"] as const;
export type Subject = (typeof subjects)[number];

export const tagOf: Record<Subject, string> = { inside: "agent-1", elsewhere: "agent-2", secret: "secret-plan" };

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
  for (const subject of subjects) await deliver(subject === "elsewhere" ? elsewhere : account, tagOf[subject], subject);
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
    extracted: { otp_codes: ["482913"], links: [], verification_links: [] },
    attachments: [
      { filename: `${subject}.txt`, contentType: "text/plain", content: Buffer.from(`file of ${subject}`) },
    ],
  });

/** Notes that a mail was refused, as the SMTP process does. */
export const refuse = ({ namespace, address }: TestAccount, tag: string, text: string) =>
  recordRefusals([
    {
      ...{ id: newId("dlv"), namespace, tag, address: address(tag), sender: "app@example.com", text },
      ...{ outcome: "refused", reply: 552, reason: "too_large", faultId: null, at: performance.now() },
    },
  ]);

/** Calls an MCP tool with a key; what it returns, or its error, and all that a model is shown. */
export async function callTool(key: string, name: string, args: object = {}) {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  type Result = { isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] };
  const { result } = (await call<{ result: Result }>("POST", "/mcp", { key, body })).body;
  const [first] = result.content;
  return { isError: result.isError ?? false, result: JSON.parse(first?.text ?? "{}"), text: JSON.stringify(result) };
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

/** Asks with a key; the answer must tell of nothing outside of its scope. */
export const get = async (key: ReadKey, path: string) => {
  const answer = await call("GET", path, { key: key.key });
  expectWithin(key, answer.body);
  return answer;
};

/** Each way to ask for mail, that outside of most scopes too. */
export const filtersOn = ({ account, elsewhere }: ReadWorld) => [
  "",
  "since=0",
  "tag_prefix=",
  "tag_prefix=AGENT",
  "tag_prefix=s",
  "tag=agent-2",
  `namespace=${elsewhere.namespace}`,
  `namespace=${elsewhere.namespace}&tag=agent-2`,
  `address=${elsewhere.address("agent-2")}`,
  `address=${account.address("secret-plan")}`,
  "subject=secret",
  "has=attachment",
  "from=app",
];

export const subjectsOf = (body: unknown) =>
  (body as { messages: { subject: string }[] }).messages.map((one) => one.subject);

/** What is under a message's id is there for those that lie within the scope, and else is like nothing. */
export async function holdById({ idOf }: ReadWorld, key: ReadKey, path: (id: string) => string): Promise<void> {
  const nothing = await get(key, path("msg_0"));
  for (const subject of subjects) {
    const { status, body } = await get(key, path(idOf(subject)));
    const seen = key.sees.includes(subject);
    expect([key.name, subject, status]).toEqual([key.name, subject, seen ? 200 : 404]);
    if (!seen) expect(body).toEqual(nothing.body);
  }
}
