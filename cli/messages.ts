import { setTimeout as sleep } from "node:timers/promises";
import type { Message } from "@/lib/contract/schemas";
import { CliError, exitCodes, plain, table } from "./output";
import { ask, findService, type Service, ServiceAway } from "./service";

/** Which mail, as the API filters it. */
interface Query {
  tag?: string;
  namespace?: string;
  subject?: string;
  from?: string;
  has?: string;
  since?: string;
}

interface Filter extends Query {
  data: string;
  json?: boolean;
}

const queryOf = ({ tag, namespace, subject, from, has, since }: Query): Query => ({
  tag,
  namespace,
  subject,
  from,
  has,
  since,
});

/** Longest that the service lets one request wait. */
const longestSeconds = 55;
const pauseMs = 250;

/** Prints the mail that matches, or its code or link alone; for as long as it takes, one request after the other. */
export async function wait(options: Filter & { timeout: number; code?: boolean; link?: boolean }): Promise<void> {
  const message = await nextMessage(findService(options.data), options);
  const { otp_codes, verification_links, links } = message.extracted;
  if (options.json) return console.log(JSON.stringify(message, null, 2));
  if (options.code) return console.log(only(otp_codes[0], message, "code"));
  if (options.link) return console.log(only(verification_links[0] ?? links[0], message, "link"));
  console.log(details(message));
}

/** Goes on when the service restarts meanwhile. */
async function nextMessage(service: Service, { timeout, ...filter }: Filter & { timeout: number }) {
  const deadline = Date.now() + timeout * 1000;
  for (let isFirst = true; ; isFirst = false) {
    const left = Math.ceil((deadline - Date.now()) / 1000);
    const seconds = Math.max(1, Math.min(left, longestSeconds));
    try {
      const answer = await ask<{ message: Message | null; hint?: string }>(service, "/v1/wait", {
        ...queryOf(filter),
        timeout: String(seconds),
      });
      if (answer.message) return answer.message;
      if (left <= longestSeconds) throw new CliError(answer.hint ?? "No mail came.", exitCodes.nothingCame);
    } catch (error) {
      if (!(error instanceof ServiceAway) || (isFirst && !error.wasThere) || Date.now() >= deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

function only(value: string | undefined, message: Message, what: string): string {
  if (value) return value;
  throw new CliError(`The mail "${plain(message.subject)}" has no ${what}.`, exitCodes.nothingInIt);
}

export async function list({ data, json, ...filter }: Filter): Promise<void> {
  const messages = await listMessages(findService(data), queryOf(filter));
  if (json) return console.log(JSON.stringify(messages, null, 2));
  console.log(messages.length > 0 ? summary(messages) : "No mail yet.");
}

export async function listMessages(service: Service, query: Query = {}): Promise<Message[]> {
  return (await ask<{ messages: Message[] }>(service, "/v1/messages", { limit: "100", ...query })).messages;
}

/** A line a mail: when, to whom, what it says, and what a test would take of it. */
export function summary(messages: Message[]): string {
  return table(
    messages.map(({ received_at, address, subject, extracted }) => [
      received_at.slice(11, 19),
      plain(address),
      plain(subject, 50) || "(no subject)",
      plain(extracted.otp_codes[0] ?? extracted.verification_links[0] ?? "", 200),
    ]),
  );
}

function details({ address, from, subject, received_at, extracted, text }: Message): string {
  const facts = [
    ["to", address],
    ["from", from.name ? `${from.name} <${from.address}>` : from.address],
    ["subject", subject],
    ["received", received_at],
    ...extracted.otp_codes.map((code) => ["code", code]),
    ...extracted.verification_links.map((link) => ["link", link]),
  ].map((cells) => cells.map((cell) => plain(cell, 2000)));
  const lines = text
    .trim()
    .split("\n")
    .map((line) => plain(line, 2000));
  return `${table(facts)}\n\n${lines.join("\n")}`;
}
