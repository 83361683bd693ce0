import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { runningPostgresUrl } from "@/server/postgres";
import { testGuarantees } from "../support/guarantees";
import { type Service, startService, temporaryFolder } from "../support/npm-start";
import { childrenOf } from "../support/processes";
import { service as addresses } from "../support/service";

/** What `npm start` runs, with three processes of each kind: what each guarantees, all must. */
const folder = temporaryFolder("several");
let service: Service;

beforeAll(async () => {
  await closeDatabase();
  service = await startService({
    dataDir: `${folder.path}/data`,
    env: { WEB_PROCESSES: "3", SMTP_PROCESSES: "3", WAITS_PER_ACCOUNT: "600", MAIL_DOMAIN: env.MAIL_DOMAIN },
  });
  await service.ready;
  env.DATABASE_URL = runningPostgresUrl(service.dataDir);
  env.DATABASE_URL_DIRECT = env.DATABASE_URL;
  Object.assign(addresses, { baseUrl: service.url, smtpPort: service.smtpPort });
});

afterAll(async () => {
  await closeDatabase();
  expect(await service.stop()).toBe(0);
  folder.remove();
});

test("three processes of each kind serve", () => {
  const commands = childrenOf(service.process.pid ?? 0).map(({ command }) => command);
  for (const name of ["web", "smtp"])
    expect(commands.filter((command) => command.includes(`dist/${name}.js`))).toHaveLength(3);
});

testGuarantees({ waits: 600 });
