import { analyse, type Mail } from "../src/index";
import { newsletterParts, OPENING, productParts, proseParts, proseText } from "./bench-mails";

/** `npm run bench`: what reading a decoded mail costs in one thread, MIME apart, and how much memory the words take. */
const subject = "Your code is 482913";
const mails: Record<string, Mail> = {
  "2 KB text": { subject, text: `${OPENING}\n${proseText(2000)}`, html: null },
  "2 KB text, no number and no link": { subject: "News", text: proseText(2000), html: null },
  "2 KB text and HTML": { subject, ...proseParts(2000) },
  "50 KB text and HTML": { subject, ...proseParts(50_000) },
  "50 KB of a product": { subject, ...productParts(50_000) },
  "50 KB newsletter": { subject, ...newsletterParts(50_000) },
};

const ROUNDS = 20;
const MB = 1024 * 1024;

const before = process.memoryUsage();
const start = performance.now();
analyse({ subject, text: OPENING, html: null });
const after = process.memoryUsage();
const taken = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / MB;
console.log(
  `the first mail: ${(performance.now() - start).toFixed(0)} ms, and ${taken.toFixed(1)} MB that stay or are collected`,
);
for (const [name, mail] of Object.entries(mails)) measure(name, mail);

/** The quickest of twenty rounds, which other programs disturb least, and their median; one round before them warms up. */
function measure(name: string, mail: Mail): void {
  const length = (mail.text?.length ?? 0) + (mail.html?.length ?? 0);
  const repeats = Math.ceil(4_000_000 / (length + 2000));
  const micros: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    for (let repeat = 0; repeat < repeats; repeat += 1) analyse(mail);
    if (round > 0) micros.push(((performance.now() - start) * 1000) / repeats);
  }
  micros.sort((a, b) => a - b);
  const [quickest, median] = [micros[0] as number, micros[ROUNDS / 2] as number];
  console.log(`${name.padEnd(36)} ${quickest.toFixed(0).padStart(7)} µs  median ${median.toFixed(0)} µs`);
}
