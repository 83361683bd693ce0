import { expect, expectTypeOf, test } from "vitest";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { type ToolDefinition, tools } from "@/lib/contract/tools";
import { type Admitted, admit, type Caller } from "@/lib/keys";

test("an endpoint or tool that does not say who may use it does not compile", () => {
  expectTypeOf<Omit<EndpointDefinition, "access">>().not.toExtend<EndpointDefinition>();
  expectTypeOf<Omit<ToolDefinition, "access">>().not.toExtend<ToolDefinition>();
});

test("all but signing up, and what Stripe signs, need a key", () => {
  const open = (entries: Record<string, { access: string }>) =>
    Object.entries(entries)
      .filter(([, { access }]) => access !== "key")
      .map(([name, { access }]) => [name, access]);
  expect(open(endpoints)).toEqual([
    ["signup", "public"],
    ["stripeWebhook", "signature"],
  ]);
  expect(open(tools)).toEqual([["signup", "public"]]);
});

test("where a key is needed nobody is let in without one, and elsewhere nobody acts", async () => {
  await expect(admit("key", null)).rejects.toMatchObject({ code: "unauthorized" });
  expect(await admit("public", "Bearer nonsense")).toBeNull();
  expect(await admit("signature", "Bearer nonsense")).toBeNull();
  expectTypeOf<Admitted<"key">>().toEqualTypeOf<Caller>();
  expectTypeOf<Admitted<"public" | "signature">>().toEqualTypeOf<null>();
});
