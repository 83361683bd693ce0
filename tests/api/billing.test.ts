import { describe, expect, test } from "vitest";
import { newAccount } from "../support/account";
import { call } from "../support/http";
import { itNeedsAKey } from "../support/needs-key";
import { runService } from "../support/service";

runService();

const unavailable = [
  503,
  { error: { code: "billing_unavailable", message: expect.any(String), hint: expect.any(String) } },
];

describe("checkout", () => {
  itNeedsAKey("POST", "/v1/billing/checkout", { plan: "dev" });

  test.each([{ plan: "dev" }, { plan: "pro", email: "dev@example.com" }])(
    "is unavailable on a server without billing: %j",
    async (order) => {
      const { status, body } = await (await newAccount()).post("/v1/billing/checkout", order);
      expect([status, body]).toEqual(unavailable);
    },
  );

  test.each([
    ["plan", undefined],
    ["plan", {}],
    ["plan", { plan: "free" }],
    ["plan", { plan: "PRO" }],
    ["plan", { plan: null }],
    ["plan", { plan: ["dev"] }],
    ["email", { plan: "dev", email: "nobody" }],
    ["email", { plan: "dev", email: null }],
  ])("names the field `%s` of a bad order", async (field, order) => {
    const { status, body } = await (await newAccount()).post("/v1/billing/checkout", order);
    expect([status, body]).toMatchObject([
      400,
      { error: { code: "invalid_request", message: expect.stringContaining(`\`${field}\``) } },
    ]);
  });
});

describe("portal", () => {
  itNeedsAKey("POST", "/v1/billing/portal");

  test("is unavailable on a server without billing", async () => {
    const { status, body } = await (await newAccount()).post("/v1/billing/portal");
    expect([status, body]).toEqual(unavailable);
  });
});

describe("webhook", () => {
  test.each<Record<string, string>>([{}, { "stripe-signature": "t=1,v1=abc" }])(
    "is unavailable on a server without billing: %j",
    async (headers) => {
      const { status, body } = await call("POST", "/v1/stripe/webhook", { headers, body: { id: "evt_1" } });
      expect([status, body]).toEqual(unavailable);
    },
  );
});
