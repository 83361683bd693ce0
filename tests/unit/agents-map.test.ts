import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const map = readFileSync("AGENTS.md", "utf8");

/** What stands in backticks and is a path: with a slash or a file's ending, and without spaces. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s<>]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => /^[\w.@()[\]-]+(\/[\w.@()[\]-]+)*\/?$/.test(name) && /\/|\.(ts|tsx|mjs|md|sql|json)$/.test(name));
}

test("each path that the map names is there", () => {
  const paths = pathsIn(map);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("a way leads through five files at most, and the map is a page", () => {
  const [, ways = ""] = /## Where things go\n([\s\S]*?)\n## /.exec(map) ?? [];
  const bullets = ways.split("\n- ").slice(1);
  expect(bullets.length).toBeGreaterThanOrEqual(6);
  for (const bullet of bullets) expect(pathsIn(bullet).length, bullet).toBeLessThanOrEqual(5);
  expect(map.split("\n").length).toBeLessThanOrEqual(120);
});
