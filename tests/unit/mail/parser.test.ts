import { expect, test } from "vitest";
import { degradeMail } from "@/lib/mail/degrade";
import type { ParsePool } from "@/smtp/parse-pool";
import { createParser, type ParserOptions } from "@/smtp/parser";

/** A parser whose pool says so in the subject. */
function open(options: ParserOptions = {}, isReady = () => true) {
  const pool: ParsePool = {
    parse: async (source) => ({ ...degradeMail(source), subject: "in the pool" }),
    isReady,
    close: async () => {},
  };
  return createParser(pool, options);
}

const mail = (bytes: number) => Buffer.from(`Subject: here\r\n\r\n${"a".repeat(bytes)}`);
const parts = (count: number) => Buffer.from(`Subject: here\r\n\r\n${"--b\r\n\r\nx\r\n".repeat(count)}`);

function busyFor(milliseconds: number): void {
  const [end, start] = [performance.now() + milliseconds, process.cpuUsage()];
  while (performance.now() < end || process.cpuUsage(start).user < milliseconds * 1_000);
}

/** Takes its time over a mail that ends with a W. */
const slowly = (source: Uint8Array) => {
  if (source.at(-1) === "W".charCodeAt(0)) busyFor(30);
  return degradeMail(source);
};

test("a small mail of few parts is parsed here, any other in the pool", async () => {
  const { parse } = open();
  expect((await parse(mail(1_000))).subject).toBe("here");
  expect((await parse(mail(20_000))).subject).toBe("in the pool");
  expect((await parse(parts(61))).subject).toBe("in the pool");
});

test("after a mail that overran its budget here, those as large go to the pool for a while", async () => {
  const { parse } = open({ budgetMs: 20, pauseMs: 200, parseHere: slowly });
  expect((await parse(Buffer.concat([mail(2_500), Buffer.from("W")]))).subject).toBe("here");
  expect((await parse(mail(5_000))).subject).toBe("in the pool");
  expect((await parse(mail(500))).subject).toBe("here");
  await expect.poll(async () => (await parse(mail(5_000))).subject, { timeout: 2_000 }).toBe("here");
});

test("none waits for the pool's threads to load where it could be parsed here", async () => {
  let asked = 0;
  const { parse } = open({ budgetMs: 20, parseHere: slowly }, () => ++asked > 2);
  await parse(Buffer.concat([mail(2_500), Buffer.from("W")]));
  expect(asked).toBe(1);
  expect((await parse(mail(5_000))).subject).toBe("here");
  expect((await parse(mail(5_000))).subject).toBe("in the pool");
});
