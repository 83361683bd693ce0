import { readFileSync } from "node:fs";

/** The code block of a page of the documentation that has this file name. */
export function recipe(page: string, file: string): string {
  const text = readFileSync(`docs/${page}.md`, "utf8");
  const code = text.split("\n```").find((block) => block.split("\n", 1)[0]?.endsWith(` ${file}`));
  if (!code) throw new Error(`docs/${page}.md shows no ${file}`);
  return code.slice(code.indexOf("\n") + 1);
}
