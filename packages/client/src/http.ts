import { ApiError, ConnectionLost, InvalidRequest, NotFound, RateLimited, RestanteError, Unauthorized } from "./errors";

export interface Connection {
  url: string;
  apiKey: string;
}

export interface Call<T> {
  method?: "GET" | "POST" | "DELETE";
  path: string;
  /** Asked for at each try: what is left of a wait differs. */
  query?: () => Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  /** How long an answer may take; 30 s unless told. */
  limitMs?: () => number;
  /** Until when (of `performance.now()`) a lost connection is tried again; two seconds unless told. */
  retryUntil?: number;
  /** JSON unless told. */
  read?: (response: Response) => Promise<T>;
}

const patienceMs = 2_000;
const firstPauseMs = 100;
const longestPauseMs = 1_000;

/** Calls the service. What only reads is tried again after lost connections, 5xx and 429. */
export async function request<T>(connection: Connection, call: Call<T>): Promise<T> {
  const until = call.retryUntil ?? performance.now() + patienceMs;
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await tryOnce(connection, call);
    } catch (error) {
      const restMs = error instanceof RateLimited ? 1_000 * error.retryAfter : pause;
      const canRepeat = (call.method ?? "GET") === "GET" && isPassing(error);
      if (!canRepeat || performance.now() + restMs > until) throw error;
      await sleep(restMs, call.signal);
    }
  }
}

/** Resolves after so many milliseconds; rejects when the signal aborts. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const abort = () => {
      clearTimeout(timer);
      failed(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      done();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
}

/** One that aborts with the first of these. */
export function anySignal(...signals: (AbortSignal | undefined)[]): AbortSignal | undefined {
  const given = signals.filter((signal) => signal !== undefined);
  if (given.length < 2) return given[0];
  if ("any" in AbortSignal) return AbortSignal.any(given); // not in Node 18
  const controller = new AbortController();
  for (const signal of given) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener("abort", () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

function isPassing(error: unknown): boolean {
  return (
    error instanceof ConnectionLost || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  );
}

async function tryOnce<T>({ url, apiKey }: Connection, call: Call<T>): Promise<T> {
  call.signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, call.limitMs?.() ?? 30_000); // a connection can be dead and open
  call.signal?.addEventListener("abort", abort);
  try {
    const response = await fetch(`${url}${call.path}${search(call.query?.())}`, {
      method: call.method ?? "GET",
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(call.body !== undefined && { "content-type": "application/json" }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: controller.signal,
    });
    if (!response.ok) throw await refusal(response);
    return await (call.read ?? readJson<T>)(response);
  } catch (error) {
    call.signal?.throwIfAborted();
    throw error instanceof RestanteError ? error : new ConnectionLost(url, error);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener("abort", abort);
  }
}

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new RestanteError(
      "unexpected_answer",
      `${new URL(response.url).origin} answers, but is no Restante.`,
      checkUrl,
    );
  }
}

const checkUrl = "Check the URL.";

function search(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  const body = (await response.json().catch(() => null)) as { error?: Record<string, string> } | null;
  const unknown = { code: "unexpected_answer", message: `${response.url} answers ${status}.`, hint: checkUrl };
  const { code, message, hint } = { ...unknown, ...body?.error };
  if (status === 429) return new RateLimited(message, hint, Number(response.headers.get("retry-after")) || 1);
  const kinds: Record<number, typeof ApiError> = { 400: InvalidRequest, 401: Unauthorized, 404: NotFound };
  return new (kinds[status] ?? ApiError)(status, code, message, hint);
}
