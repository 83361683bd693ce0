import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { slug, wholeNumber } from "@/lib/contract/inputs";

/** Digits alone: what JavaScript takes for a number besides, such as 1e3 or 0x10, is more likely a slip. */
const number = (minimum: number, maximum?: number) =>
  z.preprocess(
    (text) => (typeof text === "string" && /^\d+$/.test(text.trim()) ? Number(text) : text),
    wholeNumber(minimum, maximum),
  );
const port = number(0, 65535);
const positive = number(1);
/** PostgreSQL and the other kind of process need the other half of the cores. */
const processes = z
  .string()
  .regex(/^(?:auto|[1-9]\d?)$/, "must be a whole number from 1 to 99, or auto")
  .transform((text) => (text === "auto" ? Math.ceil(availableParallelism() / 2) : Number(text)));
const yesOrNo = z.enum(["true", "false"], "must be true or false").transform((text) => text === "true");
/** Less would not hold two mails of the largest size. */
export const leastBufferMb = 20;
const hostname = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
/** Settings of libpq and of poolers, which hosts put into their addresses, and which a server refuses as unknown to it. */
const notOfServer = /^(?:channel_binding|gssencmode|pgbouncer|connection_limit|pool_timeout|schema|supa)=/;
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
  .transform((url) => {
    const [address = "", query = ""] = url.split("?", 2);
    const kept = query.split("&").filter((parameter) => parameter !== "" && !notOfServer.test(parameter));
    return kept.length > 0 ? `${address}?${kept.join("&")}` : address;
  });
const webUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL such as http://localhost:3000" });

/** One price, or several separated by commas: the first is sold, the others are still honoured. */
const prices = z
  .string()
  .transform((text) => text.split(",").map((id) => id.trim()))
  .refine((ids) => ids.every((id) => /^\w+$/.test(id)), "must be the id of a price, such as price_1AbC")
  .transform(([first = "", ...others]): [string, ...string[]] => [first, ...others]);

/** URIs, as security.txt has them; an e-mail address becomes one. */
const contacts = z
  .string()
  .transform((text) => text.split(",").map((contact) => contact.trim()))
  .refine(
    (all) => all.every((contact) => /^(?:(?:mailto:)?[^\s@:/]+@[^\s@:/]+|https:\/\/[^\s/]\S*)$/.test(contact)),
    "must be an e-mail address or an https URL, or several separated by commas",
  )
  .transform((all) => all.map((contact) => (/^(?:mailto|https):/.test(contact) ? contact : `mailto:${contact}`)));

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  SMTP_PORT: port.default(1025),
  SMTP_HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_PORT: number(1, 65535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(hostname, "must be a host name such as mail.example.com")
    .default("inbox.localhost"),
  BASE_URL: webUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_URL_DIRECT: postgresUrl.optional(),
  DATABASE_POOL_SIZE: positive.default(10),
  DATA_DIR: z.string().min(1).default(".data"),
  DEMO_API_KEY: z.string().min(1).optional(),
  DEMO_NAMESPACE: slug.optional(),
  TRUSTED_PROXY_HOPS: number(0).default(0),
  CATCH_ALL: slug.optional(),
  TAG_FAULTS: yesOrNo.default(false),
  WEBHOOK_PRIVATE_TARGETS: yesOrNo.default(false),
  OPERATOR_NAMESPACE: z.string().toLowerCase().optional(),
  SECURITY_CONTACT: contacts.optional(),
  SIGN_UPS_PER_HOUR: positive.default(10),
  SIGN_UP_PROOF_OF_WORK: number(0, 1_000_000).default(0),
  REQUESTS_PER_MINUTE: positive.optional(),
  WAITS_PER_ACCOUNT: positive.default(200),
  SMTP_CONNECTIONS_PER_IP: positive.default(50),
  SMTP_MAX_CONNECTIONS: positive.default(2000),
  SMTP_BUFFER_MB: number(leastBufferMb).default(96),
  SHUTDOWN_DELAY_SECONDS: number(0, 600).default(0),
  WEB_PROCESSES: processes.default(1),
  SMTP_PROCESSES: processes.default(1),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  EMAIL_SERVER: z
    .url({ protocol: /^smtps?$/, error: "must be a URL such as smtp://user:password@smtp.example.com:587" })
    .optional(),
  EMAIL_FROM: z.string().regex(/\S@\S/, "must be a sender such as Restante <restante@example.com>").optional(),
  SMTP_TLS_KEY: z.string().min(1).optional(),
  SMTP_TLS_CERT: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, "must be a secret key, which begins with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must be the endpoint's signing secret, which begins with whsec_")
    .optional(),
  STRIPE_PRICE_DEV: prices.optional(),
  STRIPE_PRICE_PRO: prices.optional(),
  STRIPE_API_BASE: webUrl.optional(),
});

type Settings = z.output<typeof settings>;

/** Stripe's, all of them: none is of use without the others. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** By plan; the first is the one for sale. */
  prices: { dev: [string, ...string[]]; pro: [string, ...string[]] };
  /** Another server to talk to, for tests. */
  apiBase?: string;
}

export type Env = Omit<Settings, "BASE_URL" | `STRIPE_${string}`> & {
  BASE_URL: string;
  stripe: StripeSettings | null;
  /** Set by that platform itself: it starts and freezes instances as it likes, and says who the client is. */
  onVercel: boolean;
};

/** Settings whose value is, or may hold, a password: no message repeats them. */
const secret = /^(DATABASE_URL|DEMO_API_KEY|EMAIL_SERVER|AUTH_SECRET|STRIPE_SECRET|STRIPE_WEBHOOK)/;

/** Reads and checks the settings; throws an `Error` with one line that names the first bad variable. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] as z.core.$ZodIssue;
    const name = String(path[0]);
    throw new Error(`${name} ${message}${secret.test(name) ? "" : `, and is ${JSON.stringify(given[name])}`}`);
  }
  const values = parsed.data;
  if (Boolean(values.SMTP_TLS_KEY) !== Boolean(values.SMTP_TLS_CERT)) {
    throw new Error("SMTP_TLS_KEY and SMTP_TLS_CERT: set both or neither");
  }
  if (Boolean(values.EMAIL_SERVER) !== Boolean(values.EMAIL_FROM)) {
    throw new Error("EMAIL_SERVER and EMAIL_FROM: set both or neither");
  }
  const baseUrl = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  return {
    ...values,
    BASE_URL: baseUrl,
    DATA_DIR: resolve(values.DATA_DIR),
    stripe: stripeSettings(values),
    onVercel: Boolean(source.VERCEL),
  };
}

function stripeSettings(values: Settings): StripeSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_DEV, STRIPE_PRICE_PRO, STRIPE_API_BASE } = values;
  const needed = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_DEV, STRIPE_PRICE_PRO };
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_DEV || !STRIPE_PRICE_PRO) {
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
    if (missing.length === Object.keys(needed).length && !STRIPE_API_BASE) return null;
    throw new Error(`${missing.join(", ")}: missing; billing needs ${Object.keys(needed).join(", ")}, or none of them`);
  }
  if (STRIPE_PRICE_DEV.some((id) => STRIPE_PRICE_PRO.includes(id))) {
    throw new Error("STRIPE_PRICE_PRO must not be a price of STRIPE_PRICE_DEV");
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { dev: STRIPE_PRICE_DEV, pro: STRIPE_PRICE_PRO },
    apiBase: STRIPE_API_BASE,
  };
}

/** The settings of this process. The supervisor fills in the embedded database's address once it runs. */
export const env: Env = readEnv(process.env);
