import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Disk, watchDisk } from "@/smtp/disk";
import { createSmtpServer } from "@/smtp/server";
import { SmtpSession } from "../support/smtp-session";

vi.spyOn(process.stderr, "write").mockReturnValue(true); // a full disk is told of

function watch(folder: string | undefined, reserve: number): Disk {
  const disk = watchDisk(folder, reserve);
  onTestFinished(() => disk.stop());
  return disk;
}

test("a disk is full once less is left than is kept back; where none is known, or none found, mail is taken", async () => {
  const [full, roomy] = [watch(tmpdir(), Number.POSITIVE_INFINITY), watch(tmpdir(), 0)];
  const [unknown, missing] = [watch(undefined, Number.POSITIVE_INFINITY), watch("/nowhere", Number.POSITIVE_INFINITY)];
  await expect.poll(() => full.isFull).toBe(true);
  expect([roomy, unknown, missing].map(({ isFull }) => isFull)).toEqual([false, false, false]);
});

test("while the disk is full recipients are told to try again later, and go on once it is not", async () => {
  const disk = { isFull: true };
  const findAccount = async () => ({ accountId: "acc_1", room: 100 });
  const { server } = createSmtpServer({ disk, findAccount, refusals: null, take: async () => {} }, null, false);
  onTestFinished(() => server.close());
  server.listen({ port: 0, host: "127.0.0.1" });
  await once(server.server, "listening");
  await using session = await SmtpSession.open({ port: (server.server.address() as AddressInfo).port });
  await session.say("MAIL FROM:<app@example.com>");
  const rcpt = "RCPT TO:<a@somebody.inbox.test>";
  expect(await session.say(rcpt)).toMatch(/^452 4\.\d\.\d Out of storage, please try again later$/);
  disk.isFull = false;
  expect(await session.say(rcpt)).toMatch(/^250 /);
});
