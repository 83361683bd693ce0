import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createParsePool, type ParsePool, type ParsePoolOptions } from "@/smtp/parse-pool";
import { hostileMails } from "./hostile";

const badWorker = join(import.meta.dirname, "bad-worker.mjs");
/** What takes a parser longest, a large mail that it reads at once, and one that is too much for it. The long tests have all. */
const slowMails = [
  "10 MB of prose",
  "10 MB of line breaks",
  "1 MB of block quotations",
  "10 MB of <",
  "1.5 MB of <td>a",
  "1 MB of anchors",
  "9 MB of <b>",
  "1 MB of heads of mails",
  "a 10 MB attachment",
  "100,000 nested parts",
];
const hostile = Object.entries(hostileMails).filter(([name]) => process.env.LONG || slowMails.includes(name));

let pool: ParsePool | null = null;
const open = (options?: ParsePoolOptions): ParsePool => {
  pool = createParsePool(options);
  return pool;
};
afterEach(() => pool?.close());

describe("with the real worker", () => {
  test("mails come back whole, each to its sender", async () => {
    const { parse } = open();
    const mail = (n: number) =>
      Buffer.from(
        `Subject: ${n}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nYour code is ${100000 + n}\r\n--b\r\nContent-Type: image/png\r\n\r\nfile ${n}\r\n--b--\r\n`,
      );
    const mails = await Promise.all(Array.from({ length: 200 }, (_, n) => parse(mail(n))));
    for (const [n, { subject, extracted, attachments }] of mails.entries()) {
      expect([subject, extracted.otp_codes]).toEqual([`${n}`, [`${100000 + n}`]]);
      expect(attachments.map(({ content }) => Buffer.from(content).toString())).toEqual([`file ${n}`]);
    }
  });

  test("a mail is read though the clock is set forward meanwhile", async () => {
    const { parse } = open();
    await parse(Buffer.from("warm"));
    const mail = parse(Buffer.from("Subject: late\r\n\r\nYour code is 482913"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    expect((await mail.finally(() => vi.useRealTimers())).extracted.otp_codes).toEqual(["482913"]);
  });

  test("closing while the workers load is not the end of the process", async () => {
    for (let time = 0; time < 4; time += 1) {
      const { parse, close } = createParsePool();
      const mail = parse(Buffer.from("Subject: early\r\n\r\n"));
      await close();
      expect(await mail).toMatchObject({ subject: "early" });
    }
  });

  test("a mail beyond the parser's limits is degraded", async () => {
    const { parse } = open();
    const parts = hostileMails["100,000 nested parts"]?.() ?? Buffer.alloc(0);
    const mail = await parse(Buffer.concat([Buffer.from("Subject: deep\r\n"), parts]));
    expect([mail.subject, mail.html, mail.attachments]).toEqual(["deep", null, []]);
  });

  test("hostile mails are answered in time, and small ones pass them by", async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(slowMails.length);
    const { parse } = open();
    await parse(Buffer.from("Subject: ready\r\n\r\n"));
    let waiting = 0;
    const answers = hostile.map(async ([, make]) => {
      waiting += 1;
      await parse(make());
      waiting -= 1;
    });
    const waits: number[] = [];
    while (waiting > 0) {
      const start = performance.now();
      await parse(Buffer.from("Subject: small\r\n\r\ncode: 123456"));
      waits.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 5)); // leaves the processors to the hostile ones
    }
    await Promise.all(answers);
    waits.sort((a, b) => a - b);
    expect(waits[Math.floor(waits.length * 0.9)]).toBeLessThan(500);
  }, 30_000);
});

describe("with a worker that misbehaves", () => {
  const short = { workerFile: badWorker, fastBudgetMs: 150, slowBudgetMs: 1500, deadlineMs: 10_000, memoryMb: 48 };

  test.each(["BLOCK", "NEVER", "BOMB", "THROW"])(
    "a mail that does %s is degraded, and the next one is parsed",
    async (what) => {
      const { parse } = open(short);
      await parse(Buffer.from("warm"));
      const [bad, good] = await Promise.all([
        parse(Buffer.from(`Subject: ${what}\r\n\r\n${what}`)),
        parse(Buffer.from("fine")),
      ]);
      expect(bad).toMatchObject({ subject: what, text: what });
      expect(good).toMatchObject({ text: "fine" });
      expect(await parse(Buffer.from("after"))).toMatchObject({ text: "after" });
    },
  );

  test("a mail that overruns its budget is finished by the slow lane", async () => {
    const { parse } = open(short);
    expect(await parse(Buffer.from("SLOW"))).toMatchObject({ text: "SLOW" });
  });

  test("one bad mail does not take its batch along", async () => {
    const { parse } = open({ ...short, fastWorkers: 1 });
    const sources = Array.from({ length: 20 }, (_, n) => (n === 7 ? "Subject: bad\r\n\r\nSTUCK" : `mail ${n}`));
    const mails = await Promise.all(sources.map((source) => parse(Buffer.from(source))));
    for (const [n, mail] of mails.entries()) {
      expect(mail).toMatchObject(n === 7 ? { subject: "bad", text: "STUCK" } : { text: `mail ${n}`, batch: 1 });
    }
  });

  test("what waits is handed over in batches", async () => {
    const { parse } = open({ ...short, fastWorkers: 1 });
    const mails = await Promise.all(Array.from({ length: 64 }, (_, n) => parse(Buffer.from(`mail ${n}`))));
    expect(mails.map((mail) => (mail as unknown as { batch: number }).batch)).toEqual(Array(64).fill(32));
  });

  test("no mail waits beyond the deadline behind slow ones", async () => {
    const { parse } = open({ ...short, deadlineMs: 2000 });
    await parse(Buffer.from("warm"));
    const start = performance.now();
    await Promise.all(Array.from({ length: 12 }, () => parse(Buffer.from("STUCK"))));
    expect(performance.now() - start).toBeLessThan(4000);
  });

  test("closing answers everybody", async () => {
    const { parse, close } = open(short);
    const waiting = parse(Buffer.from("Subject: left\r\n\r\nSTUCK"));
    await close();
    expect(await waiting).toMatchObject({ subject: "left" });
    expect(await parse(Buffer.from("Subject: late\r\n\r\n"))).toMatchObject({ subject: "late" });
  });
});
