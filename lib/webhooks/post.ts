import { Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { Webhook } from "standardwebhooks";
import { perProcess } from "@/lib/per-process";
import { checkedLookup, leadsInside, privateAddress } from "./target";

/** What came of a request. */
export interface Outcome {
  /** Null where no answer came. */
  status: number | null;
  error: string | null;
  durationMs: number;
}

export interface Event {
  /** The same however often it is sent. */
  id: string;
  type: "message.received" | "test";
  /** When it happened. */
  timestamp: Date;
  /** JSON. */
  data: string;
}

interface Target {
  url: string;
  secret: string;
}

const timeoutSeconds = 15;
const maxAnswerBytes = 64 * 1024;

/** Connections are kept; each leads to an address that was checked when it was made. */
const agents = perProcess("webhook agents", () => {
  const options = { keepAlive: true, lookup: checkedLookup() };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
});

/** Sends an event, signed, and tells what came of it; no redirect is followed. Throws when `stop` aborts. */
export async function post({ url, secret }: Target, event: Event, stop?: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  const outcome = (status: number | null, error: string | null): Outcome => ({
    status,
    error,
    durationMs: Math.round(performance.now() - started),
  });
  if (leadsInside(url)) return outcome(null, reasonOf({ code: privateAddress }));
  const body = `{"type":"${event.type}","timestamp":"${event.timestamp.toISOString()}","data":${event.data}}`;
  try {
    return outcome(await send(url, { body, headers: signed(secret, event.id, body), stop }), null);
  } catch (error) {
    if (stop?.aborted) throw error;
    return outcome(null, reasonOf(error));
  }
}

export const isTaken = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;

function signed(secret: string, id: string, body: string): Record<string, string> {
  const now = new Date();
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Restante-Webhooks",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
}

interface Request {
  body: string;
  headers: Record<string, string>;
  stop?: AbortSignal;
}

/** The status of the answer. What else it says is read to its end, so that the connection can be used again, within the same bounds. */
function send(url: string, sent: Request): Promise<number> {
  const { body, headers, stop } = sent;
  const isHttps = url.startsWith("https:");
  const [ask, agent] = isHttps ? [httpsRequest, agents.get().https] : [httpRequest, agents.get().http];
  return new Promise((answered, failed) => {
    const request = ask(url, { method: "POST", agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxAnswerBytes) request.destroy();
      });
      response.on("error", () => {});
      answered(response.statusCode ?? 0);
    });
    const cut = () => request.destroy(Object.assign(new Error("cut off"), { code: tooLate }));
    const timer = setTimeout(cut, timeoutSeconds * 1_000);
    stop?.addEventListener("abort", cut);
    request.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection that its other end had given up tells nothing of the service.
      if (request.reusedSocket && error.code === "ECONNRESET") answered(send(url, sent));
      else failed(error);
    });
    request.on("close", () => {
      clearTimeout(timer);
      stop?.removeEventListener("abort", cut);
    });
    if (stop?.aborted) cut();
    request.end(body);
  });
}

const tooLate = "TOO_LATE";
const reasons: Record<string, string> = {
  [tooLate]: `no answer within ${timeoutSeconds} seconds`,
  [privateAddress]: "the host has a private address",
  ENOTFOUND: "the host is not known",
  EAI_AGAIN: "the host could not be looked up",
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was cut",
};

/** In a few words; of what else a failure says nothing is shown. */
function reasonOf(error: unknown): string {
  const code = String((error as { code?: unknown }).code ?? "");
  return reasons[code] ?? (/^[A-Z][A-Z_0-9]{2,60}$/.test(code) ? code : "the connection failed");
}
