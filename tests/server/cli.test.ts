import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { frameworks } from "@/cli/init";
import { newKey } from "@/lib/keys/key-format";
import { ensureBuilt } from "@/scripts/build.mjs";
import { root } from "@/scripts/root.mjs";
import { recipe } from "../support/recipe";

const bin = join(root, "bin", "restante.mjs");
const folder = mkdtempSync(join(tmpdir(), "cli test "));

beforeAll(() => ensureBuilt(), 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

function restante(words: string[], env: Record<string, string> = {}, cwd = folder): Promise<Outcome> {
  const options = { cwd, env: { ...process.env, TMPDIR: folder, NODE_OPTIONS: "", ...env } };
  return new Promise((done) => {
    const child = execFile(process.execPath, [bin, ...words], options, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

/** Runs commands of `restante` one after the other beside a service of their own; returns how each ended. */
async function session(commands: string[][], env: Record<string, string> = {}) {
  const script = join(folder, "session.mjs");
  writeFileSync(
    script,
    `import { spawnSync } from "node:child_process";
     const outcomes = ${JSON.stringify(commands)}.map((words) => {
       const { status: code, stdout, stderr } = spawnSync(process.execPath, [${JSON.stringify(bin)}, ...words], { encoding: "utf8" });
       return { code, stdout, stderr };
     });
     console.log(JSON.stringify({ outcomes, env: process.env, cwd: process.cwd() }));
     process.exit(7);`,
  );
  const { code, stdout, stderr } = await restante(["run", "--", process.execPath, script], env);
  const told: { outcomes: Outcome[]; env: Record<string, string>; cwd: string } = JSON.parse(stdout);
  return { code, stderr, ...told };
}

test("a command that runs beside a service finds it, gets its mail, and ends as it would alone", async () => {
  const theirs = { DATABASE_URL: "mysql://app", PORT: "not ours", EMAIL_FROM: "no sender", AUTH_SECRET: "short" };
  const commands = [
    ["send", "signup", "Your code is 771204"],
    ["wait", "--tag", "signup", "--code"],
    ["wait", "--tag", "signup", "--link"],
    ["wait", "--tag", "signup", "--json"],
    ["wait", "--tag", "signup"],
    ["wait", "--tag", "signup", "--has", "link", "--timeout", "1"],
    ["list", "--subject", "hello FROM", "--from", "sender@", "--has", "code"],
    ["doctor"],
    ["send", "a b@c, d@e"],
    ["send", "hello@elsewhere.example"],
    ["send", "hello@nobody-has-it.inbox.localhost"],
  ];
  const { code, stderr, outcomes, env, cwd } = await session(commands, theirs);
  const [sent, asCode, asLink, asJson, shown, late, list, doctor, noAddress, foreign, unknown] = outcomes;
  const address = `signup@${env.RESTANTE_NAMESPACE}.inbox.localhost`;

  expect(code).toBe(7);
  expect(cwd).toBe(folder);
  expect(env).toMatchObject({
    ...theirs,
    RESTANTE_URL: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    RESTANTE_API_KEY: expect.stringMatching(/^rst_\w{38}$/),
    MAIL_HOST: "127.0.0.1",
    MAIL_PORT: env.SMTP_PORT,
    EMAIL_SERVER: `smtp://127.0.0.1:${env.SMTP_PORT}`,
  });
  expect(sent).toMatchObject({ code: 0, stdout: expect.stringContaining(`Delivered to ${address}`) });
  expect(asCode).toEqual({ code: 0, stdout: "771204\n", stderr: "" });
  expect(asLink).toEqual({ code: 4, stdout: "", stderr: 'The mail "Hello from Restante" has no link.\n' });
  expect(JSON.parse(asJson?.stdout ?? "")).toMatchObject({ address, extracted: { otp_codes: ["771204"] } });
  expect(shown?.stdout).toContain("Your code is 771204");
  expect(late).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("1 message came for signup, but none with a verification link"),
  });
  expect(list?.stdout).toContain(`${address}  Hello from Restante  771204`);
  expect(doctor).toMatchObject({ code: 0, stdout: expect.stringMatching(/ok +mail +doctor-\S+ came, with its code/) });
  expect(noAddress).toMatchObject({ code: 1, stderr: expect.stringContaining("is no address") });
  expect(foreign).toMatchObject({ code: 0, stdout: expect.stringContaining("Delivered to hello@elsewhere.example") });
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining("The server refused the mail: 550") });
  expect(stderr).toContain("Restante: 3 mails came");
  expect(readdirSync(folder).filter((name) => name.startsWith("restante-"))).toEqual([]);
}, 60_000);

test("a key that may do less is made by the service, and a read key lists and waits; a tag is enough to send to", async () => {
  const asKey = `
    const { execFileSync, spawnSync } = require("child_process");
    const run = (...words) => [process.execPath, [${JSON.stringify(bin)}, ...words], { encoding: "utf8" }];
    const key = execFileSync(...run("key", "--tag-prefix", "ci-", "--expires-in", "86400")).trim();
    const { RESTANTE_URL, SMTP_PORT } = process.env;
    const own = spawnSync(...run("doctor", RESTANTE_URL, "--smtp-port", SMTP_PORT));
    process.env.RESTANTE_URL += "/v1/";
    const { RESTANTE_NAMESPACE, RESTANTE_MAIL_DOMAIN, ...bare } = process.env;
    const [command, words, options] = run("send", "other");
    execFileSync(...run("send", "ci-1"));
    execFileSync(command, words, { ...options, env: bare });
    process.env.RESTANTE_API_KEY = key;
    const outcomes = [["list", "--json"], ["wait", "--tag", "ci-1", "--code"], ["doctor"], ["key", "--read"]].map((words) => spawnSync(...run(...words)));
    console.log(JSON.stringify({ key, own, outcomes }));`;
  const { code, stdout, stderr } = await restante(["run", "--", process.execPath, "-e", asKey]);
  expect([code, stderr]).toEqual([0, ""]);
  const { key, own, outcomes } = JSON.parse(stdout);
  expect(own).toMatchObject({ status: 0, stderr: "", stdout: expect.stringMatching(/^ok +mail +doctor-\S+ came/m) });
  expect(own.stdout).not.toContain("publish");
  expect(key).toMatch(/^rst_\w{38}$/);
  const [list, wait, doctor, another] = outcomes;
  expect(JSON.parse(list.stdout).map(({ tag }: { tag: string }) => tag)).toEqual(["ci-1"]);
  expect(wait.stdout).toBe("482913\n");
  expect(doctor.stdout).toContain("may only read");
  expect(another).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("may only read") });
}, 60_000);

test("a key and a namespace known beforehand are the demo account's, on the same data again too, and `open` signs it in once", async () => {
  const key = newKey();
  const data = join(folder, "kept");
  const settings = { DEMO_API_KEY: key, DEMO_NAMESPACE: "my-app", PORT: "0", SMTP_PORT: "0" };
  const script = `
    const demo = JSON.parse(require("fs").readFileSync(${JSON.stringify(join(data, "demo.json"))}, "utf8"));
    const words = ${JSON.stringify([bin, "open", "--print", "--data", data])};
    const link = require("child_process").execFileSync(process.execPath, words, { encoding: "utf8" }).trim();
    const places = async () => (await fetch(link, { redirect: "manual" })).headers.get("location");
    (async () => console.log(JSON.stringify({ demo, places: [await places(), await places()] })))();`;
  for (let start = 0; start < 2; start += 1) {
    const { code, stdout, stderr } = await restante(
      ["run", "--data", data, "--", process.execPath, "-e", script],
      settings,
    );
    expect(stderr).toBe("");
    const { demo, places } = JSON.parse(stdout);
    expect([code, demo]).toMatchObject([0, { apiKey: key, namespace: "my-app" }]);
    expect(places).toEqual(["/inbox", "/sign-in?error=link"]);
  }
  expect(readFileSync(join(data, ".gitignore"), "utf8")).toBe("*\n");
}, 60_000);

describe("a command that is not valid", () => {
  test.each([
    [["nonsense"], 'There is no command "nonsense".'],
    [["list", "--has", "nothing"], "Allowed choices are code, link, attachment, verification."],
    [["wait", "--timeout", "soon"], "It must be a number of seconds."],
    [["wait", "--timeout", "0"], "It must be a number of seconds."],
    [["wait", "--code", "--link"], "cannot be used with option"],
    [["key", "--expires-in", "a day"], "It must be a number of seconds."],
    [["key", "--tag-prefix"], "argument missing"],
    [["start", "--port", "99999"], "It must be a port"],
    [["run"], "missing required argument 'command'"],
    [["list", "--what"], "unknown option '--what'"],
    [["list", "too", "much"], "too many arguments"],
    [["doctor", "restante.example.com"], "It must be an address such as https://restante.example.com."],
    [["doctor", "ftp://restante.example.com"], "It must be an address such as"],
    [["doctor", "https://user:pass@restante.example.com"], "It must be an address such as"],
    [["doctor", "https://restante.example.com/?key=x"], "It must be an address such as"],
    [["doctor", "https://restante.example.com", "--dns", "resolver"], "It must be the address of a name server"],
    [["doctor", "https://restante.example.com", "--dns", "9.9.9.9:99999"], "It must be the address of a name server"],
    [["doctor", "https://restante.example.com", "--smtp-port", "0"], "It must be a port"],
    [["doctor", "https://restante.example.com", "https://other.example.com"], "too many arguments"],
    [["doctor", "--dns", "9.9.9.9"], "--key, --dns and --smtp-port go with a URL."],
    [["init", "mocha"], "Allowed choices are playwright, vitest, cypress, pytest."],
  ])("%j ends with 2 and says why", async (words, why) => {
    const { code, stdout, stderr } = await restante(words);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(why);
  });

  test("nothing to talk to is said in words", async () => {
    expect(await restante(["list"])).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("Nothing was started on .restante yet"),
    });
    const nowhere = { RESTANTE_URL: "http://127.0.0.1:9", RESTANTE_API_KEY: newKey() };
    expect(await restante(["list"], nowhere)).toMatchObject({
      code: 1,
      stderr: "Nothing answers on http://127.0.0.1:9: is the service running?\n",
    });
    expect(await restante(["list"], { ...nowhere, RESTANTE_URL: "localhost:3000" })).toMatchObject({
      code: 1,
      stderr: 'RESTANTE_URL must be an address such as http://localhost:3000, and is "localhost:3000".\n',
    });
    const { stderr } = await restante(["list"], { RESTANTE_API_KEY: newKey() });
    expect(stderr).toMatch(/^(?:Nothing answers on http:\/\/localhost:3000|This API key is not valid)/);
  });

  test.each([["backup"], ["restore", "--replace"], ["restore"]])(
    "%s with both --data and DATABASE_URL touches neither, and names both",
    async (...words) => {
      const file = join(folder, "two");
      if (words[0] === "restore") writeFileSync(file, "");
      const settings = { DATABASE_URL: "postgres://me:secret@127.0.0.1:9/production" };
      const { code, stdout, stderr } = await restante([...words, "--data", "rehearsal", file], settings);
      rmSync(file, { force: true });
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(`--data means the database in ${join(folder, "rehearsal")}, and DATABASE_URL`);
      expect(stderr).toContain("127.0.0.1:9/production: leave out one of them.\n");
      expect(stderr).not.toContain("secret");
      expect(existsSync(join(folder, "rehearsal"))).toBe(false);
      const { stderr: by } = await restante([...words, file], { ...settings, DATA_DIR: "rehearsal" });
      expect(by).not.toContain("--data"); // a setting that also says where secrets are kept
    },
  );

  test("admin makes no database to say that there is nothing in it", async () => {
    const cwd = mkdtempSync(join(folder, "elsewhere-"));
    for (const words of [["abuse"], ["suspend", "acc_1", "--reason", "x"], ["account", "x", "--data", "none"]])
      expect(await restante(["admin", ...words], {}, cwd)).toEqual({
        code: 1,
        stdout: "",
        stderr: expect.stringMatching(
          /^Nothing was started on \/.* yet: name the folder of the service with --data\.\n$/,
        ),
      });
    expect(await restante(["admin", "abuse", "--data="], {}, cwd)).toMatchObject({ code: 2 });
    expect(readdirSync(cwd)).toEqual([]);
  });

  test("a bad key for the demo account stops the start, and is not repeated", async () => {
    const settings = { DEMO_API_KEY: "rst_wrong", PORT: "0", SMTP_PORT: "0" };
    const { code, stderr } = await restante(["start", "--data", join(folder, "bad")], settings);
    expect(code).toBe(1);
    expect(stderr).toContain("DEMO_API_KEY must be a key");
    expect(stderr).not.toContain("rst_wrong");
  }, 60_000);
});

test.each(frameworks)(
  "init %s writes what the documentation shows, and nothing over what is there",
  async (framework) => {
    const cwd = mkdtempSync(join(folder, "project-"));
    const first = await restante(["init", framework], {}, cwd);
    const names = [...first.stdout.matchAll(/^written {2}(\S+)$/gm)].map(([, name = ""]) => name);
    expect([first.code, names.length > 0]).toEqual([0, true]);
    for (const name of names) expect(readFileSync(join(cwd, name), "utf8")).toBe(`${recipe(framework, name)}\n`);
    expect(first.stdout).toMatch(/\nInstall what it uses: .*\nRun it with: npx restante run -- .+\n$/);

    writeFileSync(join(cwd, names[0] ?? ""), "mine");
    const again = await restante(["init", framework], {}, cwd);
    expect(again.stdout.match(/^kept/gm)).toHaveLength(names.length);
    expect(readFileSync(join(cwd, names[0] ?? ""), "utf8")).toBe("mine");
  },
);

test("admin finds the database of --data from anywhere, wherever it stands among the words", async () => {
  const data = join(folder, "of the operator");
  const made = await restante(["admin", "create-account", "--data", "of the operator"]);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  const [, id = ""] = /^account +(acc_\w+)$/m.exec(made.stdout) ?? [];
  const cwd = mkdtempSync(join(folder, "elsewhere-"));
  for (const words of [
    ["--data", data, "account", id],
    ["account", id, `--data=${data}`],
  ])
    expect(await restante(["admin", ...words], {}, cwd)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(id),
    });
  expect(readdirSync(cwd)).toEqual([]);
}, 60_000);

test("npm run restante names files from where it is called", async () => {
  const cwd = mkdtempSync(join(folder, "called-from-"));
  const [npm, words] = ["npm", ["run", "--silent", "--prefix", root, "restante", "--", "init", "vitest"]];
  await promisify(execFile)(npm, words, { cwd, shell: process.platform === "win32" });
  expect(readdirSync(cwd)).not.toEqual([]);
});

test("a restore puts no database among other things", async () => {
  const file = join(folder, "some.backup");
  writeFileSync(file, "");
  const { code, stderr } = await restante(["restore", file, "--data", folder]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/holds other things \(.+\): name a folder of the service/)]);
  const own = mkdtempSync(join(folder, "own-"));
  for (const name of [".gitignore", "auth-secret", "demo.json", "lost+found"]) writeFileSync(join(own, name), "");
  const { stderr: by } = await restante(["restore", file, "--data", own]);
  expect(by).toMatch(/backup/);
  expect(by).not.toContain("other things");
}, 60_000);

test("help lists every command, and a package's version is what it says", async () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect((await restante(["--version"])).stdout).toBe(`${version}\n`);
  const { stdout } = await restante(["--help"]);
  for (const command of ["start", "run", "send", "wait", "list", "open", "init", "doctor", "key", "admin"]) {
    expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, "m"));
  }
  expect(stdout).toMatch(/^ {2}start \[options\] {2}/m);
});
