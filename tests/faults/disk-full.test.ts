import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newAccount } from "../support/account";
import { Senders } from "../support/acknowledged";
import { expectStored } from "../support/crash-round";
import { startService, temporaryFolder } from "../support/npm-start";
import { ownStack } from "../support/own-stack";

const megabyte = 1024 * 1024;
const full = /^452 4\.\d\.\d Out of storage, please try again later$/;

/** A file system of this size in memory, for who may mount one; null for who may not. */
function smallDisk(megabytes: number): string | null {
  const { path, remove } = temporaryFolder("disk");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    remove();
    return null;
  }
  onTestFinished(() => {
    execFileSync("umount", [path]);
    remove();
  });
  return path;
}

const nobodyMounts = "a small disk can be mounted by root on Linux alone";
const leftOn = (disk: string) => statfsSync(disk).bavail * statfsSync(disk).bsize;

/** Leaves so much. The file that takes the rest. */
function fill(disk: string, megabytes: number): string {
  const path = join(disk, "ballast");
  writeFileSync(path, Buffer.alloc(leftOn(disk) - megabytes * megabyte));
  return path;
}

test("a full disk refuses mail with 452, reads go on, and so does mail by itself once there is room", async ({
  annotate,
  skip,
}) => {
  const disk = smallDisk(320);
  if (!disk) return skip(nobodyMounts);
  const stack = await ownStack({ dataDir: disk });
  const inbox = await newAccount();
  const senders = new Senders();
  const done = new AbortController();
  onTestFinished(() => done.abort());
  const sending = senders.send(stack.smtp.port, inbox.address("full"), 8, done.signal);
  await senders.reach(100);
  const waiting = inbox.wait({ tag: "later", timeout: 55 });

  const ballast = fill(disk, 2);
  await expect.poll(() => senders.refusals.length, { timeout: 60_000 }).toBeGreaterThan(200);
  const [message] = await inbox.list({ limit: 1 });
  const reads = [`/v1/messages/${message?.id}`, "/v1/messages?limit=100", "/v1/wait?tag=full", "/v1/usage"];
  for (const path of reads) expect((await inbox.get(path)).status).toBe(200);
  const refused = senders.refusals.length;

  rmSync(ballast);
  const freed = performance.now();
  await senders.reach(senders.acknowledged.size + 1);
  const recovered = performance.now() - freed;
  await senders.reach(senders.acknowledged.size + 100);
  done.abort();
  await sending;
  const later = new Senders();
  const stop = new AbortController();
  const sendingLater = later.send(stack.smtp.port, inbox.address("later"), 1, stop.signal);
  expect((await waiting).message?.tag).toBe("later");
  stop.abort();
  await sendingLater;
  expect([...new Set(senders.refusals)].filter((reply) => !full.test(reply))).toEqual([]);
  await expectStored(inbox.accountId, new Set([...senders.acknowledged, ...later.acknowledged]));
  await annotate(
    `${refused} × 452 while full, reads answered; stored again ${recovered.toFixed(0)} ms after there was room; ${senders.acknowledged.size} mails acknowledged, 0 lost`,
    "figures",
  );
});

test("mail leaves the embedded database room for all else: it goes on serving, with mail refused before the disk is full", async ({
  annotate,
  skip,
}) => {
  const disk = smallDisk(480);
  if (!disk) return skip(nobodyMounts);
  const service = await startService({ dataDir: join(disk, "data") });
  onTestFinished(async () => void (await service.stop()));
  await service.ready;
  const { apiKey, namespace } = service.demo();
  const senders = new Senders();
  const done = new AbortController();
  onTestFinished(() => done.abort());
  const sending = senders.send(service.smtpPort, `full@${namespace}.inbox.localhost`, 8, done.signal);
  await senders.reach(50);
  const ballast = fill(disk, 100);
  await expect.poll(() => senders.refusals.length, { timeout: 30_000 }).toBeGreaterThan(200);
  const ask = (path: string, method = "GET") =>
    fetch(service.url + path, { method, headers: { authorization: `Bearer ${apiKey}` } });
  const { messages } = (await (await ask("/v1/messages?limit=100")).json()) as { messages: { id: string }[] };
  for (const { id } of messages) expect((await ask(`/v1/messages/${id}`, "DELETE")).status).toBe(200);
  expect((await ask("/v1/signup", "POST")).status).toBe(201);
  const left = leftOn(disk) / megabyte;
  rmSync(ballast);
  await senders.reach(senders.acknowledged.size + 50);
  done.abort();
  await sending;
  expect([...new Set(senders.refusals)].filter((reply) => !full.test(reply))).toEqual([]);
  expect(await service.stop()).toBe(0);
  await annotate(
    `${senders.refusals.length} × 452 with ${left.toFixed(0)} MB left, deletions and sign-ups answered; then mail again`,
    "figures",
  );
});
