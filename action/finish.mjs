import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

const { STATE_pid: pid, STATE_folder: folder = "", GITHUB_STEP_SUMMARY: summary } = process.env;

try {
  const { url, apiKey } = JSON.parse(readFileSync(join(folder, "demo.json"), "utf8"));
  const answer = await fetch(`${url}/v1/messages?limit=100`, { headers: { authorization: `Bearer ${apiKey}` } });
  const { messages } = await answer.json();
  if (summary) appendFileSync(summary, asMarkdown(messages));
} catch {
  // It did not start, or has ended: the job's log says so.
}
try {
  if (pid) process.kill(-Number(pid), "SIGTERM");
} catch {
  // It has ended already.
}

/** @typedef {{ received_at: string, address: string, subject: string, extracted: { otp_codes: string[], verification_links: string[] } }} Message */

/** @param {Message[]} messages */
function asMarkdown(messages) {
  if (messages.length === 0) return "### Restante\n\nNo mail came.\n";
  const rows = messages.map(({ received_at, address, subject, extracted }) =>
    [received_at.slice(11, 19), address, subject, extracted.otp_codes[0] ?? extracted.verification_links[0] ?? ""]
      .map(plain)
      .join(" | "),
  );
  return `### Restante\n\nThe mail of this job, newest first.\n\n| at | to | subject | code or link |\n| --- | --- | --- | --- |\n| ${rows.join(" |\n| ")} |\n`;
}

/** A stranger's words, which shall be no markup. @param {string} text */
function plain(text) {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/[\\`*_{}[\]<>()#+!|~&-]/g, "\\$&")
    .slice(0, 300);
}
