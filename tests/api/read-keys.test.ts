import { beforeAll, describe, expect, test } from "vitest";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { exampleBody } from "@/lib/contract/json-schema";
import { type ToolName, tools } from "@/lib/contract/tools";
import { call } from "../support/http";
import {
  callTool,
  expectWithin,
  filtersOn,
  get,
  holdById,
  newReadWorld,
  type ReadKey,
  type ReadWorld,
  refuse,
  subjects,
  subjectsOf,
  tagOf,
} from "../support/read-keys";
import { runService } from "../support/service";

runService();

let world: ReadWorld;
let faultId: string;
beforeAll(async () => {
  world = await newReadWorld();
  const { account, elsewhere } = world;
  for (const subject of subjects)
    await refuse(subject === "elsewhere" ? elsewhere : account, tagOf[subject], `text of ${subject}`);
  faultId = (await account.post<{ id: string }>("/v1/faults", { tag: "secret-plan", reply: 451 })).body.id;
});

/** Shows that an endpoint gives a key what its scope holds, and nothing of the rest. */
type Check = (key: ReadKey) => Promise<void>;

const reading: Partial<Record<EndpointName, Check>> = {
  listMessages: async (key) => {
    const whole = await get(key, "/v1/messages?limit=100");
    expect(subjectsOf(whole.body).sort()).toEqual([...key.sees].sort());
    for (const filter of filtersOn(world)) {
      const { body } = await get(key, `/v1/messages?${filter}`);
      const all = subjectsOf((await world.account.get(`/v1/messages?${filter}`)).body);
      const seen = all.filter((one) => key.sees.some((subject) => subject === one));
      expect([filter, subjectsOf(body)]).toEqual([filter, seen]);
    }
  },
  getMessage: async (key) => {
    await holdById(world, key, (id) => `/v1/messages/${id}`);
    await holdById(world, key, (id) => `/v1/messages/${id}?headers=true`);
  },
  getAttachment: async (key) => {
    await holdById(world, key, (id) => `/v1/messages/${id}/attachments/0`);
    await get(key, `/v1/messages/${world.idOf("secret")}/attachments/1`);
  },
  wait: async (key) => {
    const newest = subjects.findLast((subject) => key.sees.includes(subject));
    expect((await get(key, "/v1/wait")).body).toMatchObject({ message: { subject: newest } });
    const { narrow, elsewhere } = world;
    if (key !== narrow) return; // a time-out takes its time
    const none = [
      `namespace=${elsewhere.namespace}`,
      `namespace=${elsewhere.namespace}&tag=agent-2`,
      `address=${elsewhere.address("agent-2")}`,
      "tag=agent-2",
      "tag=agent-22",
      "tag_prefix=agent-2",
      `since=${Date.now()}&tag=agent-2`,
      "subject=secret",
    ];
    const waits = none.map(
      async (filter) => (await call("GET", `/v1/wait?timeout=1&${filter}`, { key: key.key })).body,
    );
    for (const body of await Promise.all(waits)) expect(body).toMatchObject({ message: null, timed_out: true });
  },
  listDeliveries: async (key) => {
    const tagsOf = (body: unknown) => (body as { deliveries: { tag: string }[] }).deliveries.map(({ tag }) => tag);
    const seen = key.sees.map((subject) => tagOf[subject]);
    for (const outcome of ["accepted", "refused"])
      expect(tagsOf((await get(key, `/v1/deliveries?outcome=${outcome}`)).body).sort()).toEqual(seen.toSorted());
    for (const filter of filtersOn(world)) {
      const { body } = await get(key, `/v1/deliveries?${filter}`);
      const all = tagsOf((await world.account.get(`/v1/deliveries?${filter}`)).body);
      expect([filter, tagsOf(body)]).toEqual([filter, all.filter((tag) => seen.includes(tag))]);
    }
  },
  listNamespaces: async (key) => {
    const { body } = await get(key, "/v1/namespaces");
    const { account, elsewhere } = world;
    const both = [account.namespace, elsewhere.namespace];
    const slugs = (body as { namespaces: { slug: string }[] }).namespaces.map(({ slug }) => slug);
    expect(slugs).toEqual(key.name.includes("namespace") ? [account.namespace] : both);
  },
};

const refused: EndpointName[] = [
  "deleteMessage",
  "createNamespace",
  "listKeys",
  "createKey",
  "revokeKey",
  "getUsage",
  "listFaults",
  "addFault",
  "deleteFault",
  "checkout",
  "portal",
];
/** Those that ask for no key. */
const open: EndpointName[] = ["signup", "stripeWebhook"];

/** The path and body of a call of the endpoint that a full key could make. */
function exampleCall({ path, body }: EndpointDefinition) {
  const ids = { keys: world.narrow.id, faults: faultId, messages: world.idOf("inside") };
  const [, , noun = ""] = path.split("/");
  const id = Object.entries(ids).find(([name]) => name === noun)?.[1] ?? "";
  return { path: path.replace("{id}", id), body: body && exampleBody(body) };
}

const refusal = {
  code: "unauthorized",
  message: expect.any(String),
  hint: expect.stringContaining("may only read"),
};

describe("with a read key", () => {
  test("it is decided what becomes of every endpoint", () => {
    const decided = [...Object.keys(reading), ...refused, ...open];
    expect(decided.sort()).toEqual(Object.keys(endpoints).sort());
  });

  test.each(Object.entries(reading))("%s shows what lies within its scope, and nothing else", async (_name, check) => {
    for (const key of world.keys) await check(key);
  });

  test.each(refused)("%s is refused, before its input is looked at, and changes nothing", async (name) => {
    const everything = async () =>
      Promise.all(
        ["/v1/messages", "/v1/keys", "/v1/namespaces", "/v1/usage", "/v1/faults"].map(
          async (path) => (await world.account.get(path)).body,
        ),
      );
    const before = await everything();
    const { path, body } = exampleCall(endpoints[name]);
    for (const { key } of world.keys)
      for (const sent of [body, body && "{"]) {
        const answer = await call(endpoints[name].method, path, { key, body: sent });
        expect([answer.status, answer.body]).toEqual([401, { error: refusal }]);
      }
    expect(await everything()).toEqual(before);
  });
});

const toolChecks: Partial<Record<ToolName, Check>> = {
  create_inbox: async (key) => {
    const { result: random } = await callTool(key.key, "create_inbox");
    expect(random.namespace).toBe(world.account.namespace);
    const begins = key.name.includes("tag_prefix");
    expect(random.tag).toMatch(begins ? /^agent-[a-z]+-[a-z]+$/i : /^[a-z]+-[a-z]+$/);
    expect((await callTool(key.key, "create_inbox", { tag: "AGENT-x" })).result.tag).toBe("AGENT-x");
    const { isError, result } = await callTool(key.key, "create_inbox", { tag: "secret" });
    expect([isError, result.error]).toEqual(begins ? [true, "invalid_request"] : [false, undefined]);
  },
  wait_for_message: async (key) => {
    const newest = subjects.findLast((subject) => key.sees.includes(subject));
    const { result } = await callTool(key.key, "wait_for_message");
    expectWithin(key, result);
    expect(result.message.subject).toBe(newest);
    if (key !== world.narrow) return;
    for (const args of [{ tag: "agent-2" }, { namespace: world.elsewhere.namespace }])
      expect((await callTool(key.key, "wait_for_message", { ...args, timeout: 1 })).result.message).toBeNull();
  },
  list_messages: async (key) => {
    const { result } = await callTool(key.key, "list_messages");
    expectWithin(key, result);
    expect(subjectsOf(result).sort()).toEqual([...key.sees].sort());
    for (const args of [{ tag: "secret-plan" }, { tag_prefix: "" }, { namespace: world.elsewhere.namespace }])
      expectWithin(key, (await callTool(key.key, "list_messages", args)).result);
  },
  list_deliveries: async (key) => {
    const { result } = await callTool(key.key, "list_deliveries");
    expectWithin(key, result);
    expect(result.count).toBe(2 * key.sees.length);
    for (const args of [{ tag: "secret-plan" }, { tag_prefix: "agent-2" }])
      expectWithin(key, (await callTool(key.key, "list_deliveries", args)).result);
  },
  get_message: async (key) => {
    for (const subject of subjects) {
      const args = { id: world.idOf(subject), include_headers: true };
      const { isError, result } = await callTool(key.key, "get_message", args);
      expectWithin(key, result);
      const seen = key.sees.includes(subject);
      expect([isError, seen || result.error]).toEqual(seen ? [false, true] : [true, "not_found"]);
    }
  },
};
const refusedTools: ToolName[] = ["get_usage"];
const openTools: ToolName[] = ["signup"];

describe("with a read key, over MCP,", () => {
  test("it is decided what becomes of every tool", () => {
    const decided = [...Object.keys(toolChecks), ...refusedTools, ...openTools];
    expect(decided.sort()).toEqual(Object.keys(tools).sort());
  });

  test.each(Object.entries(toolChecks))(
    "%s shows what lies within its scope, and nothing else",
    async (_name, check) => {
      for (const key of world.keys) await check(key);
    },
  );

  test.each(refusedTools)("%s is refused, and nobody is told to sign up", async (name) => {
    for (const { key } of world.keys) {
      const { isError, result } = await callTool(key, name);
      expect([isError, result]).toEqual([true, { error: "unauthorized", hint: refusal.hint }]);
      expect(result.hint).not.toContain("signup");
    }
  });
});
