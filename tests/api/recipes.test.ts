import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "@/scripts/chromium.mjs";
import { newAccount } from "../support/account";
import { hasPytest, runPytest } from "../support/python";
import { recipe } from "../support/recipe";
import { runService } from "../support/service";
import { startSignUpApp } from "../support/sign-up-app";
import { newProject, runTool } from "../support/user-project";

runService();

let app: Awaited<ReturnType<typeof startSignUpApp>>;
beforeAll(async () => {
  app = await startSignUpApp();
});
afterAll(() => app.stop());

/** Runs the code of a page of the documentation in a project of its own, against the app. */
async function runRecipe(
  files: [page: string, ...names: string[]],
  more: Record<string, string>,
  [tool, ...args]: [name: string, script: string, ...args: string[]],
  env: Record<string, string> = {},
) {
  const [page, ...names] = files;
  const shown = Object.fromEntries(names.map((name) => [name, recipe(page, name)]));
  const project = newProject({ ...shown, ...more }, [tool]);
  const [script = "", ...words] = args;
  const account = await newAccount();
  try {
    return await runTool(project.folder, script, words, { account, env: { APP_URL: app.url, ...env } });
  } finally {
    project.remove();
  }
}

test("the Playwright recipe passes as it stands", async () => {
  const { path, env } = await findChromium();
  const flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
  const browser = `import config from "./playwright.config";
    export default { ...config, use: { ...config.use, launchOptions: ${JSON.stringify({ executablePath: path, args: flags })} } };`;
  const { output, code } = await runRecipe(
    ["playwright", "playwright.config.ts", "tests/signup.spec.ts"],
    { "browser.config.ts": browser },
    ["@playwright/test", "@playwright/test/cli.js", "test", "--config=browser.config.ts", "--reporter=line"],
    env,
  );
  expect([code, output]).toEqual([0, expect.stringContaining("1 passed")]);
}, 240_000);

test("the Vitest recipe passes as it stands", async () => {
  const { output, code } = await runRecipe(["vitest", "tests/signup.test.ts"], {}, [
    "vitest",
    "vitest/vitest.mjs",
    "run",
  ]);
  expect([code, output]).toEqual([0, expect.stringContaining("1 passed")]);
});

test("the Cypress recipe passes as it stands", async () => {
  const { output, code } = await runRecipe(
    ["cypress", "cypress.config.js", "cypress/support/e2e.js", "cypress/e2e/signup.cy.js"],
    {
      "node_modules/cypress/package.json": '{ "type": "module", "exports": "./index.js" }',
      "node_modules/cypress/index.js": "export const defineConfig = (config) => config;",
      "node_modules/stand-in.mjs": readFileSync("tests/support/cypress-stand-in.mjs", "utf8"),
    },
    ["typescript", "stand-in.mjs"],
  );
  expect([code, output]).toEqual([0, "passed: signs up with a code from the mail\n"]);
});

test.skipIf(!hasPytest)("the first test for pytest passes as it stands", async () => {
  const folder = mkdtempSync(join(tmpdir(), "restante-pytest-"));
  try {
    writeFileSync(join(folder, "test_mail.py"), recipe("pytest", "test_mail.py"));
    expect(await runPytest(await newAccount(), folder)).toContain("3 passed");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
