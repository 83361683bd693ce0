import { expect, test } from "vitest";
import { ordinaryMail } from "@/bench/support/mails";
import { parseMail } from "@/lib/mail/parse";
import { weightOf } from "@/smtp/mail-weight";
import { cpuMs } from "../../support/cpu";
import { generator } from "./generator";
import { hostileMails } from "./hostile";

/**
 * A light mail is parsed where all sessions are served: it may cost no more than so many ordinary ones of 2 KB. The worst
 * take a few ms, 10 to 40 ordinary ones; a quadratic step would take hundreds.
 */
const ORDINARY_MAILS = 100;
const LIGHT_BYTES = 16 * 1024;
const TRIES = 12;

const ordinary = ordinaryMail("signup@demo.inbox.localhost");
const head = (type: string) => `Content-Type: ${type}\r\n\r\n`;

/** The quickest of some, since other threads of this process count as well; no more are tried once one is quick enough. */
function quickest(source: Buffer, enough = 0): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < TRIES && best > enough; round += 1)
    best = Math.min(
      best,
      cpuMs(() => parseMail(source)),
    );
  return best;
}

function limit(): number {
  for (let round = 0; round < 200; round += 1) parseMail(ordinary);
  return ORDINARY_MAILS * quickest(ordinary);
}

function expectBounded(sources: Iterable<[name: string, source: Buffer]>): void {
  const most = limit();
  const over: string[] = [];
  for (const [name, source] of sources) {
    if (weightOf(source) !== "light") continue;
    const took = quickest(source, most);
    if (took > most) over.push(`${name}: ${took.toFixed(1)} ms`);
  }
  expect(over, `over ${most.toFixed(1)} ms`).toEqual([]);
}

test("each hostile mail, cut to the size of a light one, costs no more than some ordinary ones", () => {
  const cut = Object.entries(hostileMails).map(([name, make]): [string, Buffer] => [
    name,
    make().subarray(0, LIGHT_BYTES),
  ]);
  expect(cut.filter(([, source]) => weightOf(source) === "light").length).toBeGreaterThan(30);
  expectBounded(cut);
}, 60_000);

const PIECES = [
  ..."< > & \" ' ( ) [ ] { } = ; : , . / @ # - _ * „ » > 4 8 \0 \r\n \n".split(" "),
  " ",
  "\t",
  "a",
  "482913 ",
  "1-",
  "Your code is ",
  "> ",
  "On Monday, Anna wrote:\r\n",
  "From: ",
  "https://a.test/",
  "verify?token=",
  "&lt;",
  "&#x110000;",
  "<a href=",
  "<a href='https://a.test/verify'>",
  "</a>",
  "<b>",
  "<td>",
  "<table><tr>",
  "<blockquote>",
  "<div hidden>",
  "<!--",
  "<style>.a{",
  ".a,",
  "@media{",
  "/*",
  "<p style=",
  "=41",
  "=\r\n",
  "=?utf-8?q?",
  "?=",
  "\r\n--b\r\n",
  "\u202e",
  "𝟜𝟠",
  "コード",
  "код ",
];
const HEADS = [
  "",
  head("text/html; charset=utf-8"),
  `Content-Transfer-Encoding: quoted-printable\r\n${head("text/html")}`,
  head("multipart/mixed; boundary=b"),
  `Content-Transfer-Encoding: base64\r\n${head("text/plain")}`,
  "Subject: ",
  "To: ",
];

test("no light mail that repeats a few pieces costs more than some ordinary ones", () => {
  expectBounded(repeated(400));
}, 120_000);

/** Mails of one to three pieces, over and over: what makes a step quadratic is seldom more. */
function* repeated(count: number): Iterable<[string, Buffer]> {
  const random = generator(20260229);
  const pick = (from: string[]) => from[random(from.length)] ?? "";
  for (let number = 0; number < count; number += 1) {
    const start = pick(HEADS);
    const unit = Array.from({ length: 1 + random(3) }, () => pick(PIECES)).join("");
    const tail = random(2) ? pick(PIECES) : "";
    const body = unit.repeat(Math.ceil(LIGHT_BYTES / Buffer.byteLength(unit)));
    const source = Buffer.concat([Buffer.from(start + body).subarray(0, LIGHT_BYTES - 200), Buffer.from(tail)]);
    yield [JSON.stringify([start, unit, tail]), source];
  }
}
