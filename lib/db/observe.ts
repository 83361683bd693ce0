import { setTimeout as delay } from "node:timers/promises";
import { gauge } from "@/lib/metrics";
import { shareCalls } from "@/lib/share-calls";
import { within } from "@/lib/within";
import { poolLimits, sql } from "./client";
import { watch } from "./watched-socket";

const probeMilliseconds = 2_000;
const sampleMilliseconds = 20;

interface Probe {
  up: boolean;
  seconds: number;
  clockSkewSeconds: number;
}

/** Has the metrics tell how this process finds the database, and how it uses its connections. */
export function observeDatabase(): void {
  const probe = shareCalls(probeDatabase);
  // The probe is no use that is to be told of.
  const connections = shareCalls(() => probe().then(sampleConnections));
  gauge(
    {
      name: "restante_database_up",
      help: "1 while the database answers within two seconds, else 0.",
      aggregator: "min",
    },
    async () => Number((await probe()).up),
  );
  gauge(
    { name: "restante_database_probe_seconds", help: "What it takes to answer next to nothing.", aggregator: "max" },
    async () => (await probe()).seconds,
  );
  gauge(
    { name: "restante_clock_skew_seconds", help: "How far its clock is from ours, at least.", aggregator: "max" },
    async () => (await probe()).clockSkewSeconds,
  );
  gauge(
    { name: "restante_database_connections", help: "Open connections to the database.", label: "pool" },
    async () => (await connections()).open,
  );
  gauge(
    { name: "restante_database_connections_in_use", help: "Those that owe an answer or give one.", label: "pool" },
    async () => (await connections()).inUse,
  );
  gauge(
    { name: "restante_database_connections_limit", help: "Connections that may be opened.", label: "pool" },
    poolLimits,
  );
}

async function probeDatabase(): Promise<Probe> {
  const [begin, beginClock] = [performance.now(), Date.now()];
  try {
    const [row] = await within(probeMilliseconds, sql()<{ clock: Date }[]>`select restante_clock() as clock`);
    const milliseconds = performance.now() - begin;
    // It was read at some moment between.
    const skew = Math.abs((row?.clock.getTime() ?? 0) - beginClock - milliseconds / 2);
    return {
      up: true,
      seconds: milliseconds / 1_000,
      clockSkewSeconds: Math.max(0, skew - milliseconds / 2 - 1) / 1_000,
    };
  } catch {
    return { up: false, seconds: (performance.now() - begin) / 1_000, clockSkewSeconds: 0 };
  }
}

/** By pool. postgres.js does not tell which of its connections are in use, but something travels on those. */
async function sampleConnections(): Promise<{ open: Record<string, number>; inUse: Record<string, number> }> {
  const sockets = watch.get().open;
  const before = sockets.map(({ bytesRead, bytesWritten }) => bytesRead + bytesWritten);
  await delay(sampleMilliseconds);
  const open: Record<string, number> = {};
  const inUse: Record<string, number> = {};
  for (const [position, { pool, bytesRead, bytesWritten, isAsked }] of sockets.entries()) {
    open[pool] = (open[pool] ?? 0) + 1;
    const isUsed = isAsked || bytesRead + bytesWritten !== before[position];
    inUse[pool] = (inUse[pool] ?? 0) + Number(isUsed);
  }
  return { open, inUse };
}
