import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { hasPytest, runPytest } from "../support/python";
import { runService } from "../support/service";

runService();

/** Loading whatever other plugins there are would take longer than the tests, which run pytest themselves. */
const alone = { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", PYTEST_PLUGINS: "restante.pytest_plugin" };
const folder = "clients/python";
const files = readdirSync(`${folder}/tests`).filter((name) => name.startsWith("test_"));

test.skipIf(!hasPytest).concurrent.each(files)(
  "the client for Python: %s",
  async (file) => {
    const words = [`tests/${file}`, ...(process.env.MOUNT === "hosts" ? ["-k", "not one_too_many"] : [])];
    const printed = await runPytest(await newAccount(), folder, words, alone);
    expect(printed).toMatch(/^\d+ passed(, 1 (skipped|deselected))? in/m);
  },
  120_000,
);

test("the client for Python has the version of the service, as Python writes it", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const pythonic = version.replace(/-(a|b|rc)\w*\./, "$1");
  expect(readFileSync(`${folder}/pyproject.toml`, "utf8")).toContain(`\nversion = "${pythonic}"\n`);
});
