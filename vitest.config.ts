import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const resolve = { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } };
const long = process.argv.includes("--project=long");

/** Complete in itself: a project that extends this file would run the global setup once more. */
function project(
  name: string,
  options: { database: boolean; timeoutSeconds?: number },
): TestProjectInlineConfiguration {
  const timeout = (options.timeoutSeconds ?? 15) * 1000;
  return {
    resolve,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      setupFiles: options.database ? ["tests/support/database.ts"] : [],
      testTimeout: timeout,
      hookTimeout: timeout,
      pool: "forks",
      isolate: true,
    },
  };
}

export default defineConfig({
  resolve,
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    maxWorkers: 2,
    projects: [
      project("unit", { database: false }),
      ...["api", "smtp", "mcp"].map((name) => project(name, { database: true })),
      project("server", { database: false, timeoutSeconds: 60 }),
      ...(long ? [project("long", { database: true, timeoutSeconds: 300 })] : []),
    ],
  },
});
