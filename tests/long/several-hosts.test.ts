import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { Restante } from "@/packages/client/src/index";
import { newAccount } from "../support/account";
import { waitByCommand, waitByPython } from "../support/client-waits";
import { testGuarantees } from "../support/guarantees";
import { hasPytest } from "../support/python";
import { RollingLoad } from "../support/rolling-load";
import { service } from "../support/service";
import { type Hosts, startHosts } from "../support/several-hosts";
import { stopShared } from "../support/shared";

/** Six hosts and their proxies, as docs/deploying.md has them; the API's tests run through them too, as the project `hosts`. */
let hosts: Hosts;
const waitsOfEach = 200;

beforeAll(async () => {
  await stopShared();
  hosts = await startHosts({ SHUTDOWN_DELAY_SECONDS: "2", WAITS_PER_ACCOUNT: String(waitsOfEach) });
  Object.assign(service, { baseUrl: hosts.baseUrl, smtpPort: hosts.smtpPort });
});

afterAll(() => hosts.stop());

testGuarantees({ waits: 3 * waitsOfEach });

test("all hosts are restarted, one after the other, and nobody under way sees a failure", async () => {
  const inbox = await newAccount();
  const load = new RollingLoad(inbox);
  const client = await new Restante({ url: service.baseUrl, apiKey: inbox.apiKey }).inbox("by-client");
  const held: [tag: string, wait: () => Promise<string | undefined>][] = [
    ["by-hand", () => load.wait("by-hand", 55)],
    ["by-client", async () => (await client.next({ within: 300 })).subject],
    ["by-command", () => waitByCommand(inbox, "by-command")],
  ];
  if (hasPytest) held.push(["by-python", () => waitByPython(inbox, "by-python")]);
  const waits = held.map(([, wait]) => wait());

  const restart = async (kind: "web" | "smtp") => {
    for (const host of hosts.hosts.filter((one) => one.kind === kind)) await hosts.restart(host);
  };
  await restart("web");
  for (const [tag] of held) await load.send(tag);
  expect(await Promise.all(waits)).toEqual(held.map(([tag]) => tag));
  await restart("smtp");
  await load.stop();
  expect(load.failures).toEqual([]);
  const rows = await sql()<{ tag: string }[]>`
    select tag from messages where account_id = ${inbox.accountId} order by received_at, id`;
  const stored = rows.map(({ tag }) => tag);
  expect(stored.toSorted()).toEqual([...load.sent].sort()); // none lost, none twice
  expect(load.streamed).toEqual(stored);
  for (const count of Object.values(load.counts)) expect(count).toBeGreaterThan(0); // all of it was tried
});
