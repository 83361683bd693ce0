import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `.env.example` as Markdown: its comments as text, its settings and examples as code. */
export function settingsList(): string {
  const [, ...groups] = readFileSync(join(process.cwd(), ".env.example"), "utf8")
    .trim()
    .split(/\n\s*\n/);
  return groups
    .flatMap((group) => group.split("\n").reduce(addLine, []))
    .map(toMarkdown)
    .join("\n\n");
}

interface Part {
  kind: "text" | "code";
  lines: string[];
}

function addLine(parts: Part[], line: string): Part[] {
  const kind = /^# (?![A-Z_]+=)/.test(line) ? "text" : "code";
  const last = parts.at(-1);
  if (last?.kind === kind) last.lines.push(line);
  else parts.push({ kind, lines: [line] });
  return parts;
}

function toMarkdown({ kind, lines }: Part): string {
  if (kind === "code") return `\`\`\`ini .env\n${lines.join("\n")}\n\`\`\``;
  const text = lines.map((line) => line.slice(2)).join("\n");
  return text.replace(/\b[A-Z]+(?:_[A-Z]+)+\b|\S*<\S+>\S*?(?=[.;,]?(?:\s|$))/g, "`$&`");
}
