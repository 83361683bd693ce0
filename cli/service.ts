import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CliError } from "./output";

/** A running service and whose mail of it is meant. */
export interface Service {
  url: string;
  apiKey: string;
  /** Of the demo account, where it is known. */
  namespace?: string;
  mailDomain?: string;
  smtpHost: string;
  smtpPort: number;
}

/** The service that the environment names, else the one that was last started on this folder; with a key alone, the usual one. */
export function findService(data: string): Service {
  const { RESTANTE_API_KEY: apiKey, RESTANTE_NAMESPACE: namespace } = process.env;
  const {
    SMTP_HOST: smtpHost = "127.0.0.1",
    SMTP_PORT: smtpPort = "1025",
    RESTANTE_MAIL_DOMAIN: mailDomain,
  } = process.env;
  const started = readStarted(data);
  const url = urlOf(process.env.RESTANTE_URL) ?? (started ? undefined : "http://localhost:3000");
  if (url && apiKey) return { url, apiKey, namespace, mailDomain, smtpHost, smtpPort: Number(smtpPort) };
  if (!started) {
    throw new CliError(
      `Nothing was started on ${data} yet. Run \`restante\` in another terminal, or set RESTANTE_URL and RESTANTE_API_KEY.`,
    );
  }
  return { ...started, ...(url && { url }), ...(apiKey && { apiKey }) };
}

/** Of the service: the address of its API is meant, too. */
function urlOf(text?: string): string | undefined {
  if (!text) return undefined;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new CliError(`RESTANTE_URL must be an address such as http://localhost:3000, and is "${text}".`);
  return text.replace(/(?<![:/])\/+(?:v1\/*)?$/, "");
}

/** The SMTP port of the service that was last started on this folder, where that is the one at this address. */
export function startedSmtpPort(url: URL, data: string): number | undefined {
  const started = readStarted(data);
  return started && URL.canParse(started.url) && new URL(started.url).host === url.host ? started.smtpPort : undefined;
}

function readStarted(data: string): Service | undefined {
  try {
    return JSON.parse(readFileSync(join(resolve(data), "demo.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** A service that may be restarting. */
export class ServiceAway extends CliError {
  constructor(
    message: string,
    /** It has taken the request, or has said that it cannot: an address that is wrong does neither. */
    readonly wasThere: boolean,
  ) {
    super(message);
  }
}

const lostCodes = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/** Longer than any wait. */
const answerMs = 70_000;

/** Asks the API; an error of it is told with its hint. */
export async function ask<T>(
  { url, apiKey }: Service,
  path: string,
  query: Record<string, string | undefined>,
  method = "GET",
  body?: object,
): Promise<T> {
  const target = new URL(`${url}${path}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) target.searchParams.set(name, value);
  const response = await fetch(target, {
    method,
    headers: { authorization: `Bearer ${apiKey}` },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: Error) => {
    const { code = "" } = (error.cause ?? {}) as NodeJS.ErrnoException;
    throw new ServiceAway(`Nothing answers on ${url}: is the service running?`, lostCodes.includes(code));
  });
  const answer = await response.json().catch(() => null);
  if (response.ok && answer) return answer as T;
  const { message, hint } = answer?.error ?? {
    message: `${url} answered ${response.status}.`,
    hint: "Is it Restante?",
  };
  const told = `${message} ${hint ?? ""}`.trim();
  throw response.status >= 500 ? new ServiceAway(told, Boolean(answer?.error)) : new CliError(told);
}
