import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "@/lib/db/client";
import { ordinaryMail } from "../support/mails";
import { LoadSession } from "../support/smtp-load";
import { percentile } from "../support/statistics";
import type { Receiver } from "./ingest";

/** Milliseconds from the final dot to the 250, of mails sent one at a time with a pause between them. */
export async function mailsAlone({ port, host, addresses }: Receiver, mails: number): Promise<number[]> {
  const session = await LoadSession.open(port, host);
  const times: number[] = [];
  for (let mail = 0; mail < mails; mail += 1) {
    const to = addresses[mail % addresses.length] ?? "";
    await session.begin(to);
    const begin = performance.now();
    const reply = await session.say(ordinaryMail(to));
    if (!reply.startsWith("250")) throw new Error(reply);
    times.push(performance.now() - begin);
    await delay(5);
  }
  session.close();
  return times;
}

/** Medians in milliseconds of what storing cannot do without: a flush of one page, and the round trip of one insert. */
export async function floorOfAMail(dataDir: string): Promise<{ flush: number; insert: number }> {
  const file = join(dataDir, "flushed");
  const descriptor = openSync(file, "w");
  const page = Buffer.alloc(8_192, "x");
  const flush = await median(async () => {
    writeSync(descriptor, page);
    fdatasyncSync(descriptor);
  });
  closeSync(descriptor);
  rmSync(file);
  // Its flush is counted above.
  const insert = await sql().begin(async (tx) => {
    await tx`create temp table one_insert (id bigint generated always as identity, mail text) on commit drop`;
    return median(() => tx`insert into one_insert (mail) values (${ordinaryMail("a@b.example").toString()})`);
  });
  return { flush, insert };
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
    await delay(1);
  }
  return percentile(times, 0.5);
}
