import { beforeAll, describe, expect, test } from "vitest";
import { type ToolName, tools } from "@/lib/contract/tools";
import {
  callTool,
  expectWithin,
  newReadWorld,
  type ReadKey,
  type ReadWorld,
  refuse,
  subjects,
  subjectsOf,
  tagOf,
} from "@/tests/support/read-keys";
import { runService } from "@/tests/support/service";

runService();

let world: ReadWorld;
beforeAll(async () => {
  world = await newReadWorld();
  const { account, elsewhere } = world;
  for (const subject of subjects)
    await refuse(subject === "elsewhere" ? elsewhere : account, tagOf[subject], `text of ${subject}`);
});

/** Shows that a tool gives a key what its scope holds, and nothing of the rest. */
type Check = (key: ReadKey) => Promise<void>;

const reading: Partial<Record<ToolName, Check>> = {
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
  get_code: async (key) => {
    const { result } = await callTool(key.key, "get_code", { tag: "agent-1" });
    expect(result).toMatchObject({ code: "482913", subject: "inside" });
    if (key !== world.narrow) return;
    for (const tag of ["agent-2", "secret-plan"]) {
      const none = await callTool(key.key, "get_code", { tag, timeout: 1 });
      expectWithin(key, none.text.replaceAll(tag, "")); // the hint repeats what was asked for
      expect(none.result).toMatchObject({ code: null, timed_out: true });
    }
  },
  get_message: (key) => holdById(key, "get_message", { include_headers: true }),
  get_attachment: (key) => holdById(key, "get_attachment", { index: 0 }),
};

/** Asks a tool for each message by its id. */
async function holdById(key: ReadKey, tool: ToolName, args: object): Promise<void> {
  for (const subject of subjects) {
    const { isError, result, text } = await callTool(key.key, tool, { ...args, id: world.idOf(subject) });
    expectWithin(key, text);
    const seen = key.sees.includes(subject);
    expect([isError, seen || result.error]).toEqual(seen ? [false, true] : [true, "not_found"]);
  }
}

const refused: ToolName[] = ["get_usage"];
const open: ToolName[] = ["signup"];

describe("with a read key", () => {
  test("it is decided what becomes of every tool", () => {
    const decided = [...Object.keys(reading), ...refused, ...open];
    expect(decided.sort()).toEqual(Object.keys(tools).sort());
  });

  test.each(Object.entries(reading))("%s shows what lies within its scope, and nothing else", async (_name, check) => {
    for (const key of world.keys) await check(key);
  });

  test.each(refused)("%s is refused, and nobody is told to sign up", async (name) => {
    for (const { key } of world.keys) {
      const { isError, result } = await callTool(key, name);
      expect([isError, result]).toEqual([
        true,
        { error: "unauthorized", hint: expect.stringContaining("may only read") },
      ]);
      expect(result.hint).not.toContain("signup");
    }
  });
});
