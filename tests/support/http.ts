import { checkAgainstContract } from "./contract-check";
import { service } from "./service";

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

interface CallOptions {
  key?: string | null;
  /** Sent as JSON, a string as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the running service; every answer is held against the OpenAPI document. */
export async function call<T = unknown>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const { key, body, headers = {}, signal } = options;
  const response = await fetch(`${service.baseUrl}${path}`, {
    method,
    signal,
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = response.headers.get("content-type")?.startsWith("application/json");
  const answer = { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as T };
  checkAgainstContract(method, path, answer);
  return answer;
}
