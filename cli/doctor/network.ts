import { once } from "node:events";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";

const answerMs = 15_000;
const connectMs = 10_000;

export interface Answer {
  /** 0 where there was none. */
  status: number;
  /** Why there was none. */
  problem?: string;
  headers: Headers;
  /** What the body says, null unless it is JSON. */
  body: unknown;
  startedAt: number;
  endedAt: number;
}

/** One HTTP request, redirects not followed; a failure is an answer too. */
export async function request(url: string, init: RequestInit = {}, withinMs = answerMs): Promise<Answer> {
  const startedAt = Date.now();
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(withinMs), ...init });
    const endedAt = Date.now();
    const { status, headers } = response;
    return { status, headers, startedAt, endedAt, body: parse(await response.text()) };
  } catch (error) {
    const problem = problemOf(error instanceof Error && error.cause ? error.cause : error);
    return { status: 0, problem, headers: new Headers(), startedAt, endedAt: Date.now(), body: null };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Resolves once the socket is connected, or has done its handshake; rejects when that takes too long. */
export async function connected<T extends Socket>(socket: T, event: "connect" | "secureConnect"): Promise<T> {
  socket.on("error", () => {}); // what comes later is told by the close
  const late = () => socket.destroy(Object.assign(new Error("no answer in time"), { code: "ETIMEDOUT" }));
  const timer = setTimeout(late, connectMs);
  try {
    await once(socket, event);
    return socket;
  } finally {
    clearTimeout(timer);
  }
}

/** An error in the word that the system has for it. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}

/** Whether a URL's host is this machine. */
export function isLocal(hostname: string): boolean {
  const host = bare(hostname);
  return /(?:^|\.)localhost$/.test(host) || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}

/** A URL's host without the brackets of IPv6. */
export function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
}
