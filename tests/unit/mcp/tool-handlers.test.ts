import { expectTypeOf, test } from "vitest";
import type { Caller } from "@/lib/keys";
import type { ToolHandlers } from "@/lib/mcp/tool-handlers";

type Returns<Name extends keyof ToolHandlers> = Awaited<ReturnType<ToolHandlers[Name]>>;

test("a handler whose result lacks a field of the contract does not compile", () => {
  expectTypeOf<{ messages: [] }>().not.toExtend<Returns<"list_messages">>();
  expectTypeOf<{ message: null; timed_out: true }>().not.toExtend<Returns<"wait_for_message">>();
  expectTypeOf<{ message: null; timed_out: true; hint: string }>().toExtend<Returns<"wait_for_message">>();
});

test("only signup is given nobody who acts", () => {
  expectTypeOf<Parameters<ToolHandlers["signup"]>[0]["actor"]>().toEqualTypeOf<null>();
  expectTypeOf<Parameters<ToolHandlers["get_usage"]>[0]["actor"]>().toEqualTypeOf<Caller>();
});
