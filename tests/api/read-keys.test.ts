import { beforeAll, describe, expect, test } from "vitest";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { exampleBody } from "@/lib/contract/json-schema";
import { createWebhook } from "@/lib/webhooks";
import { openEvents } from "../support/events";
import { call } from "../support/http";
import {
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
import { applySettings } from "../support/settings";

runService();

let world: ReadWorld;
let faultId: string;
let webhookId: string;
applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });
beforeAll(async () => {
  world = await newReadWorld();
  const { account, elsewhere } = world;
  for (const subject of subjects)
    await refuse(subject === "elsewhere" ? elsewhere : account, tagOf[subject], `text of ${subject}`);
  faultId = (await account.post<{ id: string }>("/v1/faults", { tag: "secret-plan", reply: 451 })).body.id;
  webhookId = (await createWebhook(account.actor, { url: "http://127.0.0.1:1/" })).id;
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
  getSource: (key) => holdById(world, key, (id) => `/v1/messages/${id}/source`),
  wait: async (key) => {
    const newest = subjects.findLast((subject) => key.sees.includes(subject));
    expect((await get(key, "/v1/wait")).body).toMatchObject({ message: { subject: newest } });
    const settled = await get(key, "/v1/wait?timeout=2&settle=1&tag_prefix=agent-&bodies=false");
    const matches = key.sees.filter((subject) => subject !== "secret").length;
    expect(settled.body).toMatchObject({ message: { text: "" }, matches });
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
  events: async (key) => {
    for (const filter of filtersOn(world)) {
      const all = subjectsOf((await world.account.get(`/v1/messages?${filter}`)).body).reverse();
      const seen = all.filter((one) => key.sees.some((subject) => subject === one));
      const query = { ...Object.fromEntries(new URLSearchParams(filter)), since: "0" };
      const stream = await openEvents({ ...world.account, apiKey: key.key }, { query });
      const events = seen.length > 0 ? await stream.messages(seen.length) : [];
      stream.leave();
      expectWithin(key, events);
      expect([filter, events.map(({ message }) => message.subject)]).toEqual([filter, seen]);
    }
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
  "listWebhooks",
  "createWebhook",
  "deleteWebhook",
  "redriveWebhook",
  "testWebhook",
  "listAttempts",
  "checkout",
  "portal",
];
/** Those that ask for no key. */
const open: EndpointName[] = ["signup", "signupChallenge", "stripeWebhook"];

/** The path and body of a call of the endpoint that a full key could make. */
function exampleCall({ path, body }: EndpointDefinition) {
  const ids = { keys: world.narrow.id, faults: faultId, webhooks: webhookId, messages: world.idOf("inside") };
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
        ["/v1/messages", "/v1/keys", "/v1/namespaces", "/v1/usage", "/v1/faults", "/v1/webhooks"].map(
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
