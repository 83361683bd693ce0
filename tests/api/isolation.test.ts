import { beforeAll, expect, test } from "vitest";
import type { Fault, Message } from "@/lib/contract/schemas";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { addFault, deliveriesOf } from "../support/faults";
import { sendMail } from "../support/mail";
import { runService } from "../support/service";

runService();

/** One with mail, a namespace and a second key; and one who asks for them. */
let owner: TestAccount;
let stranger: TestAccount;
let message: Message;
let keyId: string;
let fault: Fault;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([newAccount(), newAccount()]);
  const attachments = [{ filename: "a", contentType: "text/plain", content: Buffer.from("secret") }];
  const extracted = { otp_codes: ["482913"], links: [], verification_links: [] };
  await deliverMail(owner, { subject: "secret", text: "secret", extracted, attachments });
  [message] = (await owner.list()) as [Message];
  fault = await addFault(owner, { tag: "signup", drop: true });
  await sendMail({ to: owner.address("signup") });
  await deliveriesOf(owner, 1, "outcome=dropped");
  keyId = (await owner.post<{ id: string }>("/v1/keys")).body.id;
});

async function everything(account: TestAccount) {
  const paths = [
    "/v1/messages",
    "/v1/keys",
    "/v1/namespaces",
    "/v1/usage",
    "/v1/faults",
    "/v1/deliveries",
    `/v1/messages/${message.id}/attachments/0`,
  ];
  return Promise.all(paths.map(async (path) => (await account.get(path)).body));
}

test("another account's ids are like ids of nothing, by every way in, and nothing changes", async () => {
  const before = await everything(owner);
  const attempts: [string, "get" | "delete", string][] = [
    ["a message", "get", "/v1/messages/{}"],
    ["its headers", "get", "/v1/messages/{}?headers=true"],
    ["its deletion", "delete", "/v1/messages/{}"],
    ["its source", "get", "/v1/messages/{}/source"],
    ["its attachment", "get", "/v1/messages/{}/attachments/0"],
    ["its key", "delete", "/v1/keys/{}"],
    ["its fault", "delete", "/v1/faults/{}"],
  ];
  for (const [what, method, path] of attempts) {
    const ask = (id: string) => stranger[method](path.replace("{}", id));
    const own = { keys: keyId, faults: fault.id, messages: message.id }[path.split("/")[2] ?? ""] ?? "";
    const foreign = await ask(own);
    const nothing = await ask(path.startsWith("/v1/keys") ? "key_0" : "msg_0");
    expect([what, foreign.status]).toEqual([what, 404]);
    expect(foreign.body).toEqual(nothing.body);
  }
  expect(await everything(owner)).toEqual(before);
});

test("no list and no wait shows another account's mail, whatever the filter", async () => {
  const filters = [
    "",
    `namespace=${owner.namespace}`,
    "tag=signup",
    "tag_prefix=s",
    "tag_prefix=",
    "since=0",
    "limit=100",
  ];
  for (const filter of filters) {
    expect((await stranger.get<{ messages: object[] }>(`/v1/messages?${filter}`)).body.messages).toEqual([]);
    expect((await stranger.get(`/v1/deliveries?${filter}`)).body).toMatchObject({ deliveries: [], count: 0 });
  }
  const waits = filters.slice(0, -1).map((filter) => stranger.get(`/v1/wait?timeout=1&${filter}`));
  for (const { body } of await Promise.all(waits)) {
    expect(body).toMatchObject({ message: null });
    expect(JSON.stringify(body)).not.toContain("signup");
  }
});

test("no MCP tool does, either", async () => {
  const call = async (account: TestAccount, name: string, args: object) => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
    return JSON.stringify((await account.post("/mcp", body)).body);
  };
  const { id } = message;
  const { namespace } = owner;
  expect(await call(owner, "get_message", { id })).toContain("secret");
  expect(await call(owner, "get_code", { tag: "signup" })).toContain("secret");
  const calls: [string, object][] = [
    ["get_message", { id }],
    ["get_message", { id, include_headers: true }],
    ["list_messages", { namespace }],
    ["list_deliveries", {}],
    ["list_deliveries", { tag: "signup" }],
    ["list_messages", { tag: "signup" }],
    ["wait_for_message", { namespace, timeout: 1 }],
    ["wait_for_message", { tag: "signup", timeout: 1 }],
    ["get_code", { tag: "signup", timeout: 1 }],
    ["get_code", { tag: "signup", namespace, timeout: 1 }],
  ];
  for (const answer of await Promise.all(calls.map(([name, args]) => call(stranger, name, args))))
    expect(answer).not.toMatch(/secret|dropped|accepted/);
});
