import { defineConfig } from "@playwright/test";

/** Chromium has no sandbox for root, and should not call home from a test. */
const flags = ["--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"];
flags.push("--disable-component-update", "--disable-sync", "--no-first-run");
if (process.getuid?.() === 0) flags.push("--no-sandbox");

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/start-service.ts",
  timeout: 60_000,
  expect: { timeout: 15_000 }, // on a machine that is busy a page may take seconds
  workers: 3, // on two cores: a test waits for its page a third of the time
  // What takes minutes is for `npm run test:long`, which runs all.
  ...(!process.env.LONG && { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with something else may be slow once; the report still names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    browserName: "chromium",
    // Recording costs a sixth of the time: `--trace on` gives one of each test.
    trace: "on-first-retry",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
  },
});
