import { describe, expect, test, vi } from "vitest";
import { readEnv } from "@/lib/env";

vi.hoisted(() => {
  delete process.env.BASE_URL; // Vite's own, which is no URL
});

const complete = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_DEV: "price_dev",
  STRIPE_PRICE_PRO: "price_pro",
};
const read = (settings: Record<string, string>) => readEnv(settings as unknown as NodeJS.ProcessEnv).stripe;

describe("Stripe's settings", () => {
  test("are all there or none", () => {
    expect(read({})).toBeNull();
    expect(read({ STRIPE_SECRET_KEY: "" })).toBeNull();
    expect(read(complete)).toEqual({
      secretKey: "sk_test_1",
      webhookSecret: "whsec_1",
      prices: { dev: ["price_dev"], pro: ["price_pro"] },
      apiBase: undefined,
    });
  });

  test.each(Object.keys(complete))("stop the start without %s alone, in one line that names it", (name) => {
    const { [name]: _, ...rest } = complete as Record<string, string>;
    expect(() => read(rest)).toThrow(new RegExp(`^${name}: missing; billing needs STRIPE_SECRET_KEY, .+$`));
    expect(() => read({ [name]: complete[name as keyof typeof complete] })).toThrow(/: missing; billing needs /);
  });

  test("stop the start where only the address for tests is given", () => {
    expect(() => read({ STRIPE_API_BASE: "http://localhost:12111" })).toThrow(/^STRIPE_SECRET_KEY, .*: missing/);
  });

  test("take several prices for a plan", () => {
    expect(read({ ...complete, STRIPE_PRICE_DEV: "price_new, price_old" })?.prices.dev).toEqual([
      "price_new",
      "price_old",
    ]);
  });

  test.each([
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_SECRET_KEY", "sk_test_1\nX-Header: 1"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_PRICE_DEV", "price_1,"],
    ["STRIPE_PRICE_DEV", "9.00"],
    ["STRIPE_PRICE_PRO", "price_dev"],
    ["STRIPE_API_BASE", "localhost:12111"],
    ["STRIPE_API_BASE", "ftp://localhost"],
  ])("stop the start where %s is %j", (name, value) => {
    const refused = () => read({ ...complete, [name]: value });
    expect(refused).toThrow(new RegExp(`^${name}: .+$`));
    expect(refused).not.toThrow(/sk_test_1|whsec_1/);
  });
});
