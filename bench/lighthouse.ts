import { execFileSync } from "node:child_process";
import { findChromium } from "@/scripts/chromium.mjs";
import { authSecret, signedInAccount } from "./support/session";
import { startStack } from "./support/stack";
import { row } from "./support/statistics";

/** Lighthouse, as it judges a middling phone, on the pages that people see first. Fetched for the run: it is large. */
const version = "12.8.2"; // the last that runs on Node 20
const pages = ["/", "/docs", "/sign-in", "/inbox"];

interface Report {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { id: string; score: number | null; title: string; displayValue?: string }>;
}

const stack = await startStack({ AUTH_SECRET: authSecret });
const { cookie } = await signedInAccount();
const { path, env } = await findChromium();
const flags = ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"];
if (process.getuid?.() === 0) flags.push("--no-sandbox");

for (const page of pages) {
  const headers: Record<string, string> = page === "/inbox" ? { Cookie: `${cookie.name}=${cookie.value}` } : {};
  const report = judge(stack.baseUrl.replace("127.0.0.1", "localhost") + page, headers);
  const scores = Object.values(report.categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  row(page, scores.join(", "));
  if (process.argv.includes("--failed")) console.log(failed(report));
}
await stack.stop();

function judge(url: string, headers: Record<string, string>): Report {
  const args = ["--yes", `lighthouse@${version}`, url, "--quiet", "--output=json"];
  args.push("--only-categories=performance,accessibility,best-practices", `--chrome-flags=${flags.join(" ")}`);
  args.push(`--extra-headers=${JSON.stringify(headers)}`);
  const output = execFileSync("npx", args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, ...env, CHROME_PATH: path },
  });
  return JSON.parse(output);
}

/** The audits that cost points, for who wants to mend them. */
function failed({ audits }: Report): string {
  const lost = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  return lost.map(({ id, title, displayValue = "" }) => `    ${id}: ${title} ${displayValue}`).join("\n");
}
