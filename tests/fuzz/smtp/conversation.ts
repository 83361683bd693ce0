import { expect } from "vitest";
import type { TestAccount } from "../../support/account";
import { SmtpSession } from "../../support/smtp-session";
import { type Dialogue, marker, type Segment } from "./dialogue";
import { State } from "./state";

const replyMilliseconds = 50_000;

/**
 * Has a dialogue with the server: each command gets one reply, of those that the state of the session leaves. Resolves with
 * the mails that the server has acknowledged, and how many recipients each has.
 */
export async function converse(dialogue: Dialogue, account: TestAccount, port: number): Promise<State["stored"]> {
  let session = await SmtpSession.open({ hello: false, port });
  const state = new State(account);
  let unread = "";
  try {
    for (const [index, segment] of dialogue.segments.entries()) {
      const isLast = index === dialogue.segments.length - 1;
      const said = fill(segment, account, isLast, dialogue.ending);
      const writing = write(session, said);
      unread += said.join("");
      let next = "";
      while (!state.isClosed && next !== "220") {
        const step = state.next(unread);
        if (!step) break;
        unread = unread.slice(step.length);
        next = await replyTo(session, state, step.command);
      }
      await writing;
      if (state.isClosed) break;
      if (next !== "220") continue;
      unread = "";
      session = await session.secure();
    }
    if (state.isClosed) expect(await within(session.rest()), "after the last reply").toEqual([]);
    else if (dialogue.ending === "end") await leave(session, state);
  } finally {
    session.socket.destroy();
  }
  return state.stored;
}

/** What is sent, a packet each, with the account's own in place of what stands for it. */
function fill(
  { pieces, injected }: Segment,
  account: TestAccount,
  isLast: boolean,
  ending: Dialogue["ending"],
): string[] {
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const own: Record<string, string> = {
    own: account.address("").slice(1),
    user: base64(account.namespace),
    key: base64(account.apiKey),
    login: base64(`\0${account.namespace}\0${account.apiKey}`),
    long: "a".repeat(220),
    endless: "x".repeat(16_500),
  };
  const filled = pieces.map(({ bytes, cut }) => {
    const text = bytes.replace(/\{(\w+)\}/g, (whole, name) => own[name] ?? whole);
    return [text, Math.round(cut * text.length)] as const;
  });
  const packets = filled.flatMap(([text, cut]) => [text.slice(0, cut), text.slice(cut)]);
  const last = isLast ? (ending === "quit" ? "\r\nQUIT\r\n" : "") : `STARTTLS\r\n${injected}`;
  return [...packets, last].filter(Boolean);
}

async function write({ socket }: SmtpSession, packets: string[]): Promise<void> {
  socket.setNoDelay(true);
  for (const packet of packets) {
    if (!socket.writable) return;
    socket.write(Buffer.from(packet, "latin1"));
    await new Promise((turn) => setTimeout(turn, 1));
  }
}

async function replyTo(session: SmtpSession, state: State, command: string | null): Promise<string> {
  const reply = await within(session.reply(), command ?? "the end of a mail");
  const lines = reply.split("\n");
  const [code = ""] = /^\d{3}/.exec(reply) ?? [];
  for (const line of lines) {
    expect(line).toMatch(new RegExp(`^${code}[ -][\\x20-\\x7e]{0,500}$`));
    expect(line).not.toContain(marker);
  }
  state.heard(command, code);
  return command === null ? "" : code;
}

/** A command without an end may still be answered, a mail is not. */
async function leave(session: SmtpSession, { isInData }: State): Promise<void> {
  session.socket.end();
  const last = await within(session.rest(), "the end of the connection");
  expect(last.length, last.join()).toBeLessThanOrEqual(isInData ? 0 : 1);
}

async function within<T>(work: Promise<T>, what = "the server"): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no reply to ${JSON.stringify(what.slice(0, 200))}`)), replyMilliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
