import { expect, expectTypeOf, test } from "vitest";
import type { Actor, Scope } from "@/lib/actor";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { type ToolDefinition, tools } from "@/lib/contract/tools";
import { type Admitted, admit, type Caller, type KeyUser } from "@/lib/keys";

test("an endpoint or tool that does not say who may use it does not compile", () => {
  expectTypeOf<Omit<EndpointDefinition, "access">>().not.toExtend<EndpointDefinition>();
  expectTypeOf<Omit<ToolDefinition, "access">>().not.toExtend<ToolDefinition>();
});

test("all but signing up, and what Stripe signs, need a key", () => {
  const open = (entries: Record<string, { access: string }>) =>
    Object.entries(entries)
      .filter(([, { access }]) => access !== "key" && access !== "read")
      .map(([name, { access }]) => [name, access]);
  expect(open(endpoints)).toEqual([
    ["signup", "public"],
    ["signupChallenge", "public"],
    ["stripeWebhook", "signature"],
  ]);
  expect(open(tools)).toEqual([["signup", "public"]]);
});

test("where a key is needed nobody is let in without one, and elsewhere nobody acts", async () => {
  for (const access of ["key", "read"] as const)
    await expect(admit(access, null)).rejects.toMatchObject({ code: "unauthorized" });
  expect(await admit("public", "Bearer nonsense")).toBeNull();
  expect(await admit("signature", "Bearer nonsense")).toBeNull();
  expectTypeOf<Admitted<"key">>().toEqualTypeOf<Caller>();
  expectTypeOf<Admitted<"read">>().toEqualTypeOf<KeyUser>();
  expectTypeOf<Admitted<"public" | "signature">>().toEqualTypeOf<null>();
});

test("a verb for the holders of full keys takes nobody who may only read", () => {
  expectTypeOf<Caller>().toExtend<Actor>();
  expectTypeOf<KeyUser>().not.toExtend<Actor>();
  expectTypeOf<{ accountId: string; by: null; scope: Scope }>().not.toExtend<Actor>();
});
