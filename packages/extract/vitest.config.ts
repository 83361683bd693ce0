import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const recording = fileURLToPath(new URL("tests/support/recording.ts", import.meta.url));

/** Of the package alone, and a project of the service's tests. With `RECORD_MAILS=<file>` each mail that is read is noted there. */
export default defineConfig({
  resolve: { alias: process.env.RECORD_MAILS ? [{ find: /^\.\.\/src\/index$/, replacement: recording }] : [] },
  test: {
    name: "extract",
    include: ["tests/*.test.ts"],
    setupFiles: ["tests/support/within-package.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    isolate: false,
  },
});
