import { readFileSync } from "node:fs";
import { compileFunction } from "node:vm";
import { transformSync } from "esbuild";

/** The code block of a page of the documentation that has this file name. */
export function recipe(page: string, file: string): string {
  const text = readFileSync(`docs/${page}.md`, "utf8");
  const code = text.split("\n```").find((block) => block.split("\n", 1)[0]?.endsWith(` ${file}`));
  if (!code) throw new Error(`docs/${page}.md shows no ${file}`);
  return code.slice(code.indexOf("\n") + 1);
}

/** What that file exports, where `imported` stands for the one module that it imports and `env` for its variables. */
export function loadRecipe<T>(page: string, file: string, imported: object, env: Record<string, string>): T {
  const { code } = transformSync(recipe(page, file), { loader: "ts", format: "cjs" });
  const module = { exports: {} };
  compileFunction(code, ["module", "require", "process"])(module, () => imported, { env });
  return module.exports as T;
}
