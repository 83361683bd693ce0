import type { Arrivals, InboxPage, InboxRow } from "@/lib/messages";

const arrivalsMilliseconds = 10_000; // a search may take five of them

/** What the server said instead of an answer, in words for a person. */
export class InboxError extends Error {
  constructor(
    message: string,
    readonly hint: string,
    readonly signedOut: boolean,
  ) {
    super(message);
  }
}

/** `account` is the one that the page shows: the server answers no other. */
export function fetchPage(account: string, query: string, before?: string, signal?: AbortSignal): Promise<InboxPage> {
  return fetchList(query, { account, ...(before && { before }) }, signal);
}

/** Where the list goes on after this row. */
export function cursorOf({ receivedAt, id }: InboxRow): string {
  return `${Date.parse(receivedAt)}.${id}`;
}

export function fetchArrivals(account: string, query: string, after: number): Promise<Arrivals> {
  return fetchList(query, { account, after: String(after) }, AbortSignal.timeout(arrivalsMilliseconds));
}

async function fetchList<T>(query: string, place: Record<string, string>, signal?: AbortSignal): Promise<T> {
  const search = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...place });
  const response = await fetch(`/inbox/messages?${search}`, { signal }).catch(() => null);
  if (response?.ok) return response.json();
  const said = await response?.json().catch(() => null);
  const { message = "The server cannot be reached.", hint = "Try again in a moment." } = said?.error ?? {};
  throw new InboxError(message, hint, response?.status === 401);
}

const patienceMilliseconds = 5_000;

/** Whether the server is there, and its database: without either, Next would show an error page for all that stands here. */
export async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const response = await fetch("/readyz", { cache: "no-store", signal }).catch(() => null);
  return response?.ok === true;
}
