import { expectTypeOf, test } from "vitest";
import type { ToolHandlers } from "@/lib/mcp/tool-handlers";

type Returns<Name extends keyof ToolHandlers> = Awaited<ReturnType<ToolHandlers[Name]>>;

test("a handler whose result lacks a field of the contract does not compile", () => {
  expectTypeOf<{ messages: [] }>().not.toExtend<Returns<"list_messages">>();
  expectTypeOf<{ message: null; timed_out: true }>().not.toExtend<Returns<"wait_for_message">>();
  expectTypeOf<{ message: null; timed_out: true; hint: string }>().toExtend<Returns<"wait_for_message">>();
});

test("only signup is given no account", () => {
  expectTypeOf<Parameters<ToolHandlers["signup"]>[0]["accountId"]>().toEqualTypeOf<null>();
  expectTypeOf<Parameters<ToolHandlers["get_usage"]>[0]["accountId"]>().toEqualTypeOf<string>();
});
