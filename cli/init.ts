import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { packageFolder } from "./package";

export const frameworks = ["playwright", "vitest", "cypress", "pytest"] as const;
export type Framework = (typeof frameworks)[number];

const client = "npm install --save-dev @restante/client";
const installs: Record<Framework, string> = {
  playwright: `${client} @playwright/test`,
  vitest: `${client} vitest`,
  cypress: `${client} cypress`,
  pytest: "pip install pytest-restante",
};
const commands: Record<Framework, string> = {
  playwright: "npx playwright test",
  vitest: "npx vitest run",
  cypress: "npx cypress run",
  pytest: "pytest",
};

/** Writes the files that the framework's page of the documentation shows; what is there already stays as it is. */
export function init(framework: Framework): void {
  const page = readFileSync(join(packageFolder, "docs", `${framework}.md`), "utf8");
  for (const [, name = "", code = ""] of page.matchAll(NAMED_BLOCK)) {
    const path = resolve(name);
    if (existsSync(path)) {
      console.log(`kept     ${name} (it is there already; see /docs/${framework} for what belongs in it)`);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    console.log(`written  ${name}`);
  }
  console.log(`\nInstall what it uses: ${installs[framework]}`);
  console.log(`Run it with: npx restante run -- ${commands[framework]}`);
}

const NAMED_BLOCK = /^```\w+ (\S+)\n(.*?\n)```$/gms;
