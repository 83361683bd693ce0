import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { ordinaryMail } from "./support/mails";
import { LoadSession } from "./support/smtp-load";
import { startStack } from "./support/stack";
import { row } from "./support/statistics";

/**
 * Mails a second over kept-open sessions, each answered 250 after its commit reached the disk; and the same load against
 * a bare sink, which answers every command at once and keeps nothing.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

const sink = await startSink();
const stack = await startStack();
// A pro account may receive 25,000 mails a month, so the load is spread.
const accounts = await Promise.all(Array.from({ length: 50 }, () => createAccount({ plan: "pro" })));
const addresses = accounts.map(({ namespace }) => `signup@${namespace}.inbox.localhost`);
await run(stack.smtpPort, 50, 2);
row("Sessions", "mails/s", "share of a bare sink");
for (const sessions of [4, 50]) {
  const ours = await run(stack.smtpPort, sessions, seconds);
  const bare = await run(sink.port, sessions, Math.min(3, seconds));
  row(String(sessions), ours.toFixed(0), `${((ours / bare) * 100).toFixed(0)} % of ${bare.toFixed(0)}`);
}
await closeDatabase();
await stack.stop();
sink.close();

async function run(port: number, sessions: number, forSeconds: number): Promise<number> {
  const end = performance.now() + forSeconds * 1_000;
  const open = await Promise.all(Array.from({ length: sessions }, () => LoadSession.open(port)));
  const begin = performance.now();
  let sent = 0;
  await Promise.all(
    open.map(async (session, number) => {
      for (let round = number; performance.now() < end; round += 1) {
        const to = addresses[round % addresses.length] ?? "";
        const reply = await session.send(to, ordinaryMail(to));
        if (!reply.startsWith("250")) throw new Error(reply);
        sent += 1;
      }
      session.close();
    }),
  );
  return sent / ((performance.now() - begin) / 1_000);
}

async function startSink() {
  const server = createServer((socket: Socket) => {
    let inData = false;
    socket.on("error", () => {});
    socket.write("220 sink\r\n");
    socket.on("data", (chunk) => {
      if (inData && !chunk.subarray(-5).equals(Buffer.from("\r\n.\r\n"))) return;
      const data = !inData && chunk.toString("latin1") === "DATA\r\n";
      socket.write(data ? "354 go\r\n" : "250 ok\r\n");
      inData = data;
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : 0, close: () => server.close() };
}
