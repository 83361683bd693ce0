import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65535);
const positive = z.coerce.number().int().min(1);
const hostname = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://");

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  SMTP_PORT: port.default(1025),
  SMTP_HOST: z.string().min(1).default("127.0.0.1"),
  MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(hostname, "must be a host name such as mail.example.com")
    .default("inbox.localhost"),
  BASE_URL: z.url({ protocol: /^https?$/, error: "must be an http or https URL" }).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_URL_DIRECT: postgresUrl.optional(),
  DATABASE_POOL_SIZE: positive.default(10),
  DATA_DIR: z.string().min(1).default(".data"),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  OPERATOR_NAMESPACE: z.string().toLowerCase().optional(),
  SIGN_UPS_PER_HOUR: positive.default(10),
  WAITS_PER_ACCOUNT: positive.default(200),
  SMTP_CONNECTIONS_PER_IP: positive.default(50),
  SMTP_MAX_CONNECTIONS: positive.default(2000),
  SMTP_BUFFER_MB: positive.min(20, "must be at least 20").default(128),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  EMAIL_SERVER: z.url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" }).optional(),
  EMAIL_FROM: z.string().min(3).optional(),
  SMTP_TLS_KEY: z.string().min(1).optional(),
  SMTP_TLS_CERT: z.string().min(1).optional(),
});

type Settings = z.output<typeof settings>;
export type Env = Omit<Settings, "BASE_URL"> & { BASE_URL: string };

/** Reads and checks the settings; throws an `Error` with one line that names the first bad variable. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const values = parsed.data;
  if (Boolean(values.SMTP_TLS_KEY) !== Boolean(values.SMTP_TLS_CERT)) {
    throw new Error("SMTP_TLS_KEY and SMTP_TLS_CERT: set both or neither");
  }
  if (Boolean(values.EMAIL_SERVER) !== Boolean(values.EMAIL_FROM)) {
    throw new Error("EMAIL_SERVER and EMAIL_FROM: set both or neither");
  }
  const baseUrl = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  return { ...values, BASE_URL: baseUrl, DATA_DIR: resolve(values.DATA_DIR) };
}

/** The settings of this process. The supervisor fills in the embedded database's address once it runs. */
export const env: Env = readEnv(process.env);
