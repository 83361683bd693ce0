import { availableParallelism } from "node:os";
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
const readAll = (settings: Record<string, string>) => readEnv(settings as unknown as NodeJS.ProcessEnv);
const read = (settings: Record<string, string>) => readAll(settings).stripe;

const wholeNumber = "must be a whole number";
const contact = "must be an e-mail address or an https URL, or several separated by commas";
const webUrl = "must be an http or https URL such as http://localhost:3000";

test.each([
  ["PORT", "abc", `${wholeNumber} from 0 to 65535, and is "abc"`],
  ["PORT", "99999", `${wholeNumber} from 0 to 65535, and is "99999"`],
  ["PORT", "0x50", `${wholeNumber} from 0 to 65535, and is "0x50"`],
  ["PORT", "80\n443", `${wholeNumber} from 0 to 65535, and is "80\\n443"`],
  ["SMTP_PORT", "-1", `${wholeNumber} from 0 to 65535, and is "-1"`],
  ["SMTP_PORT", "25.5", `${wholeNumber} from 0 to 65535, and is "25.5"`],
  ["METRICS_PORT", "0", `${wholeNumber} from 1 to 65535, and is "0"`],
  ["METRICS_PORT", "127.0.0.1:9464", `${wholeNumber} from 1 to 65535, and is "127.0.0.1:9464"`],
  ["DATABASE_POOL_SIZE", "0", `${wholeNumber} of at least 1, and is "0"`],
  ["TRUSTED_PROXY_HOPS", "yes", `${wholeNumber} of at least 0, and is "yes"`],
  ["SIGN_UPS_PER_HOUR", "many", `${wholeNumber} of at least 1, and is "many"`],
  ["SIGN_UP_PROOF_OF_WORK", "true", `${wholeNumber} from 0 to 1000000, and is "true"`],
  ["REQUESTS_PER_MINUTE", "0", `${wholeNumber} of at least 1, and is "0"`],
  ["WAITS_PER_ACCOUNT", "1e3", `${wholeNumber} of at least 1, and is "1e3"`],
  ["SMTP_CONNECTIONS_PER_IP", "Infinity", `${wholeNumber} of at least 1, and is "Infinity"`],
  ["SMTP_MAX_CONNECTIONS", "9".repeat(20), `${wholeNumber} of at least 1, and is "${"9".repeat(20)}"`],
  ["SMTP_PROCESSES", "0", `${wholeNumber} from 1 to 99, or auto, and is "0"`],
  ["WEB_PROCESSES", "all", `${wholeNumber} from 1 to 99, or auto, and is "all"`],
  ["SMTP_BUFFER_MB", "19", `${wholeNumber} of at least 20, and is "19"`],
  ["MAIL_DOMAIN", "mail_example", 'must be a host name such as mail.example.com, and is "mail_example"'],
  ["BASE_URL", "example.com", `${webUrl}, and is "example.com"`],
  ["STRIPE_API_BASE", "ftp://localhost", `${webUrl}, and is "ftp://localhost"`],
  ["EMAIL_FROM", "Restante", 'must be a sender such as Restante <restante@example.com>, and is "Restante"'],
  ["EMAIL_SERVER", "http://me:pass@host", "must be a URL such as smtp://user:password@smtp.example.com:587"],
  ["DATABASE_URL", "mysql://me:pass@host/db", "must begin with postgres:// or postgresql://"],
  ...[
    "nobody",
    "a@b@c",
    "security@example.com,",
    "http://example.com/report",
    "https://",
    "a@b.example\nContact: mailto:c@d.example",
  ].map((value) => ["SECURITY_CONTACT", value, `${contact}, and is ${JSON.stringify(value)}`]),
  ["AUTH_SECRET", "pass", "must have at least 32 characters"],
])("%s=%s stops the start with what it must be, and what it is unless it may hold a password", (name, value, said) => {
  expect(() => readAll({ [name]: value })).toThrow(new Error(`${name} ${said}`));
});

test("a number may stand between spaces", () => {
  expect(readAll({ PORT: " 8080 " }).PORT).toBe(8080);
});

test("the processes are one, a number, or as many as the cores allow", () => {
  expect(readAll({}).SMTP_PROCESSES).toBe(1);
  expect(readAll({ SMTP_PROCESSES: "3" }).SMTP_PROCESSES).toBe(3);
  expect(readAll({ WEB_PROCESSES: "auto" }).WEB_PROCESSES).toBe(Math.ceil(availableParallelism() / 2));
});

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
    expect(refused).toThrow(new RegExp(`^${name} must .+$`));
    expect(refused).not.toThrow(/[sp]k_test_1|whsec_1|secret"/);
  });
});

test("Vercel is told by its own variable", () => {
  expect(readAll({}).onVercel).toBe(false);
  expect(readAll({ VERCEL: "1" }).onVercel).toBe(true);
});
