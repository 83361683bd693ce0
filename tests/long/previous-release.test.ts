import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Message } from "@/lib/contract/schemas";
import { databaseUrl, sql } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";
import { newAccount } from "../support/account";
import { testGuarantees } from "../support/guarantees";
import { type Host, startHost } from "../support/hosts";
import { call } from "../support/http";
import { sendMail } from "../support/mail";
import { checkOutPreviousRelease, hasPreviousRelease } from "../support/previous-release";
import { startHttpProxy, startTcpProxy } from "../support/proxy";
import { service } from "../support/service";
import { stopShared } from "../support/shared";
import { SmtpSession } from "../support/smtp-session";

const minutes = 60_000;

describe.runIf(hasPreviousRelease)("beside the version before", () => {
  const waitsOfEach = 200;
  let previous: ReturnType<typeof checkOutPreviousRelease>;
  let hosts: Record<Version, Record<"web" | "smtp", Host>>;
  let behindProxies: { baseUrl: string; smtpPort: number };
  let stopProxies = async () => {};

  beforeAll(async () => {
    await stopShared();
    previous = checkOutPreviousRelease();
    const build = 'import("./scripts/build.mjs").then(({ ensureBuilt }) => ensureBuilt(["server", "worker"]))';
    execFileSync(process.execPath, ["-e", build], { cwd: previous.root });
    const settings = { TRUSTED_PROXY_HOPS: "1", WAITS_PER_ACCOUNT: String(waitsOfEach) };
    const start = async (root: string) => ({
      web: await startHost("web", settings, { root }),
      smtp: await startHost("smtp", settings, { root }),
    });
    hosts = { today: await start("."), before: await start(previous.root) };
    await migrateDatabase(databaseUrl()); // the other one may have put its own functions back
    const { today, before } = hosts;
    const web = await startHttpProxy([today.web.port, before.web.port]);
    const smtp = await startTcpProxy([today.smtp.port, before.smtp.port]);
    behindProxies = { baseUrl: `http://127.0.0.1:${web.port}`, smtpPort: smtp.port };
    Object.assign(service, behindProxies);
    stopProxies = async () => void (await Promise.all([web.stop(), smtp.stop()]));
  }, 10 * minutes);

  afterAll(async () => {
    await stopProxies();
    const all = Object.values(hosts).flatMap(({ web, smtp }) => [web, smtp]);
    expect(all.map((host) => host.log())).toEqual(["", "", "", ""]);
    await Promise.all(all.map((host) => host.kill()));
    previous.remove();
  });

  testGuarantees({ waits: 2 * waitsOfEach });

  type Version = "today" | "before";
  const both: Version[] = ["today", "before"];
  const use = (version: Version) => {
    const { web, smtp } = hosts[version];
    Object.assign(service, { baseUrl: `http://127.0.0.1:${web.port}`, smtpPort: smtp.port });
  };
  /** What each of them answers. */
  const ask = async (key: string, path: string) => {
    const answers = [];
    for (const version of both) {
      use(version);
      const { status, body } = await call("GET", path, { key });
      answers.push({ status, body });
    }
    return answers;
  };

  test.each<[Version, Version]>([
    ["today", "before"],
    ["before", "today"],
  ])("what is made and sent at the one (%s) is there at the other (%s)", async (one, other) => {
    use(one);
    const signup = await call<{ api_key: string; namespace: string }>("POST", "/v1/signup");
    const { api_key: key, namespace } = signup.body;
    use(other);
    const waiting = call<{ message: Message }>("GET", "/v1/wait?tag=first&timeout=20", { key });
    use(one);
    const at = `@${namespace}.inbox.test`;
    const attachment = { filename: "a.bin", content: Buffer.from([0, 255, 10, 13]) };
    await sendMail({ to: [`first${at}`, `second${at}`], text: "Your code is 482913", attachments: [attachment] });
    await sendMail({ to: `plain${at}`, text: "Your code is 771204" });
    const { message } = (await waiting).body;
    expect(message.extracted.otp_codes).toEqual(["482913"]);

    const paths = ["", "/attachments/0", "/source", "?headers=true"].map((rest) => `/v1/messages/${message.id}${rest}`);
    for (const path of [...paths, "/v1/messages", "/v1/usage", "/v1/namespaces", "/v1/keys", "/v1/deliveries"]) {
      const [here, there] = await ask(key, path);
      expect([path, here?.status]).toEqual([path, 200]);
      expect([path, there]).toEqual([path, here]);
    }
  });

  test.each<[Version, Version]>([
    ["today", "before"],
    ["before", "today"],
  ])("what is changed at the one (%s) holds at the other (%s)", async (one, other) => {
    const inbox = await newAccount();
    use(one);
    const made = await inbox.post<{ id: string; api_key: string }>("/v1/keys");
    const slug = `made-by-${one}-${Date.now()}`;
    expect((await inbox.post("/v1/namespaces", { slug })).status).toBe(201);
    expect((await inbox.post("/v1/faults", { tag: "faulty", reply: 451, times: 1 })).status).toBe(201);

    use(other);
    const session = await SmtpSession.open();
    expect(await session.say("MAIL FROM:<app@example.com>")).toMatch(/^250/);
    expect(await session.say(`RCPT TO:<${inbox.address("faulty")}>`)).toMatch(/^451/);
    session.socket.destroy();
    await sendMail({ to: `new@${slug}.inbox.test` });
    const [message] = await inbox.list({ namespace: slug });
    expect(message).toMatchObject({ tag: "new", namespace: slug });
    expect((await inbox.delete(`/v1/keys/${made.body.id}`)).status).toBe(200);
    expect((await inbox.delete(`/v1/messages/${message?.id}`)).status).toBe(200);

    use(one);
    expect((await call("GET", "/v1/usage", { key: made.body.api_key })).status).toBe(401);
    expect((await inbox.get(`/v1/messages/${message?.id}`)).status).toBe(404);
    await expect
      .poll(async () => (await ask(inbox.apiKey, "/v1/deliveries?outcome=refused")).map(({ body }) => body))
      .toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  test("both are ready, and nothing of it is an error", async () => {
    for (const version of both) {
      use(version);
      expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(200);
    }
    expect(await sql()`select from drizzle.functions where name = 'restante_deliver'`).not.toHaveLength(0);
  });
});

test.runIf(hasPreviousRelease)(
  "the version before passes its own tests on today's tables and functions",
  () => {
    const previous = checkOutPreviousRelease();
    try {
      previous.giveTodaysTables();
      const vitest = "node_modules/vitest/vitest.mjs";
      const run = () =>
        execFileSync(process.execPath, [vitest, "run", "--project", "service", "--reporter=dot"], {
          cwd: previous.root,
          env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "test", CI: "1" },
          encoding: "utf8",
          maxBuffer: 1e8,
        });
      expect(run).not.toThrow();
    } finally {
      previous.remove();
    }
  },
  25 * minutes,
);
