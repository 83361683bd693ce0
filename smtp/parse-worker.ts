import { setPriority } from "node:os";
import { workerData } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { parseMail } from "@/lib/mail/parse";
import type { ParsedMail } from "@/lib/mail/types";
import { sampleMails } from "./sample-mail";

/** Sources packed one after the other, so that one buffer moves to the worker. */
export interface ParseTask {
  bytes: Uint8Array;
  lengths: number[];
}

export interface WorkerSettings {
  niceness: number;
}

// Only Linux has priorities for a single thread; elsewhere the call would slow down the whole process.
const settings = workerData as WorkerSettings | null;
if (settings && process.platform === "linux") setPriority(0, settings.niceness);

/** Parses the mails of one task. Attachments move, they are not copied. */
export default function parseTask({ bytes, lengths }: ParseTask): ParsedMail[] {
  let end = 0;
  const sources = lengths.map((length) => {
    end += length;
    return bytes.subarray(end - length, end);
  });
  const mails = sources.map(parseMail);
  const buffers = mails.flatMap((mail) => mail.attachments.map(({ content }) => content.buffer));
  if (buffers.length === 0) return mails;
  return move({ [transferableSymbol]: buffers, [valueSymbol]: mails }) as unknown as ParsedMail[];
}

// The thread counts as loaded once it has read a mail of each kind of part.
for (const mail of sampleMails) parseMail(Buffer.from(mail));
