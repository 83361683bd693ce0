import { writeFileSync } from "node:fs";
import { analyse } from "../src/index";
import { readCorpus } from "./corpus";
const t0 = performance.now(); const parts = await readCorpus(); const t1 = performance.now();
const out: string[] = [];
for (const [part, mails] of Object.entries(parts)) for (const { name, mail } of mails) { const a = analyse(mail); out.push(JSON.stringify([part, name, a.codes, a.links, a.verificationLinks])); }
writeFileSync(process.argv[2] as string, `${out.join("\n")}\n`);
console.log(out.length, "mails read in", Math.round(t1 - t0), "analysed in", Math.round(performance.now() - t1), "ms");
