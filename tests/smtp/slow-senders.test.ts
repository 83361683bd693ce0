import { once } from "node:events";
import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { MailMemory } from "@/smtp/mail-memory";
import { receive } from "@/smtp/receive";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { storedCounts } from "../support/stored";

runService();

const taken = vi.spyOn(MailMemory.prototype, "take");
const busy = { responseCode: 452 };
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, "x");

afterEach(() => void vi.useRealTimers());

/** A reception that has begun to flow: what is written is looked at there and then. */
async function receiving(memory: MailMemory, client: string | null = null) {
  const stream = new PassThrough();
  const received = receive(stream, memory.of(client), () => {});
  received.catch(() => {}); // looked at later
  await once(stream, "resume");
  return { stream, received };
}

test("senders who stall within a large mail hold up nobody else's, and are stored once they go on", async () => {
  const inbox = await newAccount();
  const stalled = await Promise.all(Array.from({ length: 6 }, () => SmtpSession.open()));
  for (const session of stalled) {
    await session.envelope(inbox.address("slow"));
    taken.mockClear();
    session.socket.write(megabytes(0.1));
    await expect.poll(() => taken.mock.calls.length).toBeGreaterThan(0);
  }
  await using prompt = await SmtpSession.open();
  expect(await prompt.send(inbox.address("prompt"), megabytes(1))).toMatch(/^250 /);
  expect(await storedCounts(inbox.accountId)).toMatchObject({ mails: 1 });
  for (const session of stalled) expect(await session.say("\r\n.")).toMatch(/^250 /);
  for (const session of stalled) session.socket.destroy();
});

test("who waits for a place is refused after half a minute, whether or not one is left by then", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const memory = new MailMemory(20 * 1024 * 1024);
  using _place = await memory.of(null).placeOfLarge();
  const { stream, received } = await receiving(memory);
  stream.end(megabytes(1));
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(received).rejects.toMatchObject(busy);
});

test("who waits for the turn to be stored is refused after half a minute, and takes nobody's turn later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const share = new MailMemory(20 * 1024 * 1024).of(null);
  const turn = await share.turnOfLarge();
  const refused = expect(share.turnOfLarge()).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
  const next = share.turnOfLarge();
  turn[Symbol.dispose]();
  await next;
});

test("a client with many large mails waits for its own turns, and others take theirs between", async () => {
  const memory = new MailMemory(20 * 1024 * 1024);
  const [many, other] = [memory.of("192.0.2.1"), memory.of("192.0.2.2")];
  const first = await many.turnOfLarge();
  const order: string[] = [];
  const turn = async (share: typeof many, name: string) => {
    using _turn = await share.turnOfLarge();
    order.push(name);
  };
  const turns = [turn(many, "its second"), turn(many, "its third"), turn(other, "another's first")];
  first[Symbol.dispose]();
  await Promise.all(turns);
  expect(order).toEqual(["another's first", "its second", "its third"]);
});

test("a slow mail holds up no other one of the same client", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const memory = new MailMemory(40 * 1024 * 1024);
  const [slow, prompt] = [await receiving(memory, "192.0.2.1"), await receiving(memory, "192.0.2.1")];
  slow.stream.write(megabytes(1));
  prompt.stream.end(megabytes(1));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(prompt.received).resolves.toMatchObject({ isLarge: true });
});

test("slow senders share a part of the memory, and leave the rest to the others", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const memory = new MailMemory(40 * 1024 * 1024);
  const [first, second] = [await receiving(memory), await receiving(memory)];
  for (const { stream } of [first, second]) {
    stream.write(megabytes(6));
    await once(stream, "resume");
  }
  await vi.advanceTimersByTimeAsync(1_000);
  const prompt = await receiving(memory);
  for (const { stream } of [first, second, prompt]) stream.end(megabytes(3));
  await expect(first.received).resolves.toMatchObject({ isLarge: true });
  await expect(second.received).rejects.toMatchObject(busy);
  await expect(prompt.received).resolves.toMatchObject({ isLarge: true });
});

test("one client's slow mails leave the others room for theirs", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const memory = new MailMemory(96 * 1024 * 1024);
  const slow = async (client: string) => {
    const { stream, received } = await receiving(memory, client);
    stream.write(megabytes(9));
    await vi.advanceTimersByTimeAsync(3_000);
    stream.end();
    return received.then(
      () => "stored",
      () => "refused",
    );
  };
  expect(await slow("192.0.2.1")).toBe("stored");
  expect(await slow("192.0.2.1")).toBe("refused");
  expect(await slow("192.0.2.2")).toBe("stored");
});
