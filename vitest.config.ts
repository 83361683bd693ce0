import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import type { InlineConfig } from "vitest/node";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, "");
const resolve = { alias: { "@restante/extract": here("packages/extract/src/index.ts"), "@": here(".") } };
const long = process.argv.includes("--project=long");
const faults = process.argv.includes("--project=faults");
/** What a mount can break: requests, responses, streams, client addresses, clients that leave. What is left unread has a test among the pages. */
const mounted = "{billing-webhook,envelope,events,get-attachment,request-id,sign-up-behind-proxy,wait}.test.ts";

/** The words as the build lays them out, which the global setup sees to: compiling them takes each process a second. */
const builtLexicon = {
  name: "built lexicon",
  transform: (code: string, id: string) =>
    id === here("packages/extract/src/lexicon/lexicon.ts")
      ? code.replace('"../lexicon.bin"', '"../../../../dist/lexicon.bin"')
      : undefined,
};

/** Tests that do more when they may take longer. */
const longer = "api/billing/event-order,fuzz/*,smtp/dialogue,unit/mail/parse-pool";

/** Complete in itself: a project that extends this file would run the global setup once more. */
function project(
  name: string,
  options: { database: boolean; timeoutSeconds?: number; alone?: boolean } & Pick<InlineConfig, "include" | "env">,
): TestProjectInlineConfiguration {
  const timeout = (options.timeoutSeconds ?? 30) * 1000;
  return {
    resolve,
    plugins: [builtLexicon],
    test: {
      name,
      include: options.include ?? [`tests/${name}/**/*.test.ts`],
      env: { BASE_URL: "", ...options.env }, // Vite's own is no URL
      setupFiles: options.database ? ["tests/support/database.ts"] : [],
      testTimeout: timeout,
      hookTimeout: timeout,
      expect: { poll: { timeout: 10_000 } }, // a second, unless told: too little on a machine that is busy
      retry: process.env.CI ? 1 : 0, // as for the browser tests
      pool: "forks",
      isolate: false,
      ...(options.alone && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
    },
  };
}

export default defineConfig({
  resolve,
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    reporters: ["default", "./tests/support/summary-reporter.ts"],
    maxWorkers: 4, // on two cores: many tests wait for time to pass
    projects: [
      project("unit", { database: false, include: ["tests/unit/**/*.test.ts", "tests/fuzz/mime.test.ts"] }),
      "packages/extract",
      // One project, whose processes load the service once.
      project("service", {
        database: true,
        timeoutSeconds: 60,
        include: [
          "tests/{api,mcp,smtp}/**/*.test.ts",
          "tests/fuzz/{rest,smtp}.test.ts",
          "packages/client/tests/*.test.ts",
        ],
      }),
      // The same tests against Next's own server, which also has the pages; what only ours can do lies in a folder below.
      // Both mount one function: the long tests have all of them.
      project("api-next", {
        database: true,
        timeoutSeconds: 60,
        include: [`tests/api/${long ? "*.test.ts" : mounted}`, "tests/pages/*.test.ts"],
        env: { MOUNT: "next" },
      }),
      project("server", { database: false, timeoutSeconds: 60 }),
      ...(long
        ? [
            project("long", {
              database: true,
              timeoutSeconds: 300,
              include: ["tests/long/**/*.test.ts", `tests/{${longer}}.test.ts`],
              env: { LONG: "1" },
            }),
            // The same once more through proxies, which lead to three web and three SMTP servers. Left out is what each process
            // limits by itself.
            project("hosts", {
              database: true,
              timeoutSeconds: 120,
              alone: true,
              include: ["tests/api/!(unread-answers|wait-limit).test.ts"],
              env: { MOUNT: "hosts" },
            }),
          ]
        : []),
      ...(faults ? [project("faults", { database: true, timeoutSeconds: 600 })] : []),
    ],
  },
});
