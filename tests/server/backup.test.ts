import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "@/scripts/build.mjs";
import { root } from "@/scripts/root.mjs";
import { type Service, startService, temporaryFolder } from "../support/npm-start";
import { SmtpSession } from "../support/smtp-session";

const folder = temporaryFolder("backup");
const data = join(folder.path, "data");
const file = join(folder.path, "mail.backup");
const bin = join(root, "bin", "restante.mjs");
const env = { ...process.env, NODE_OPTIONS: "", DATABASE_URL: "", DATA_DIR: data };
let service: Service | undefined;

beforeAll(async () => {
  await ensureBuilt();
  service = await startService({ dataDir: data });
  await service.ready;
  await using session = await SmtpSession.open({ port: service.smtpPort });
  const { namespace } = service.demo();
  const body = randomBytes(1_000_000).toString("base64").replace(/.{76}/g, "$&\r\n"); // more than a pipe holds
  const reply = await session.send(`kept@${namespace}.inbox.localhost`, `Subject: Kept\r\n\r\n${body}`);
  expect(reply).toMatch(/^250/);
}, 240_000);

afterAll(async () => {
  await service?.stop();
  folder.remove();
});

function restante(words: string[], input?: string): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [bin, ...words],
      { env, encoding: "latin1", maxBuffer: 1e8 },
      (_, stdout, stderr) => done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    if (input) createReadStream(input).pipe(child.stdin as NodeJS.WritableStream);
  });
}

test("a running service is backed up into a file that nobody else may read, and nothing is written over", async () => {
  expect(await restante(["backup", file])).toEqual({
    code: 0,
    stdout: "",
    stderr: expect.stringMatching(
      /^Backed up \d+ rows of \d+ tables \(\d+\.\d MB\) of \S+data to \S+mail\.backup\.\n$/,
    ),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file);
  expect(await restante(["backup", file])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("is there already"),
  });
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(await restante(["restore", "--check", file])).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^The backup is whole: \d+ rows .* by Restante \S+\n$/),
    stderr: "",
  });
});

test("through pipes as well", async () => {
  const { code, stdout } = await restante(["backup", "-"]);
  const piped = join(folder.path, "piped");
  writeFileSync(piped, stdout, "latin1");
  expect(code).toBe(0);
  expect(await restante(["restore", "-", "--check"], piped)).toMatchObject({ code: 0 });
});

test("a backup that is stopped says so, and one whose folder is not there", async () => {
  const child = spawn(process.execPath, [bin, "backup", "-"], { env });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  child.stdout.once("data", () => {
    child.stdout.pause();
    child.kill("SIGINT");
  });
  expect(await new Promise((done) => child.once("exit", done))).toBe(130);
  expect(stderr).toContain("Stopped");
  expect(await restante(["backup", join(folder.path, "no", "folder")])).toMatchObject({
    code: 1,
    stderr: `No file can be made in ${join(folder.path, "no")} (ENOENT).\n`,
  });
  expect(await restante(["backup", `${file}2`, "--data", join(folder.path, "none")])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("there is nothing to back up"),
  });
  expect(readdirSync(folder.path).toSorted()).toEqual(["data", "mail.backup", "piped"]);
});

test("a reader that leaves, and a folder instead of a file, are told in words", async () => {
  const child = spawn(process.execPath, [bin, "backup", "-"], { env });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  child.stdout.once("data", () => child.stdout.destroy());
  expect(await new Promise((done) => child.once("close", done))).toBe(1);
  expect(stderr).toBe("What read the backup has ended before it: it is not whole.\n");
  for (const words of [["restore", "--check"], ["restore"]])
    expect(await restante([...words, folder.path])).toEqual({
      code: 1,
      stdout: "",
      stderr: `${folder.path} is a folder: name a backup in it.\n`,
    });
});

test("a service that runs is not restored over; on a new folder everything is there again, the key included", async () => {
  expect(await restante(["restore", file])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("already runs on"),
  });
  expect(await restante(["restore", `${file}2`])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is no file"),
  });
  const demo = service?.demo();
  await service?.stop();
  expect(await restante(["restore", file])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Add --replace .* \(the database: \S+data\)\n$/),
  });
  expect(await restante(["restore", file, "--replace"])).toMatchObject({ code: 0, stderr: "" });

  const elsewhere = join(folder.path, "elsewhere");
  expect(await restante(["restore", file, "--data", elsewhere])).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Restored \d+ rows of \d+ tables \(\S+ MB\) to \S+elsewhere, as they were/),
    stderr: "",
  });
  service = await startService({ dataDir: elsewhere, env: { DEMO_API_KEY: demo?.apiKey ?? "" } });
  await service.ready;
  expect(service.demo().namespace).toBe(demo?.namespace);
  const headers = { authorization: `Bearer ${demo?.apiKey}` };
  const { messages } = await (await fetch(`${service.url}/v1/messages?bodies=false`, { headers })).json();
  expect(messages).toMatchObject([{ tag: "kept", subject: "Kept" }]);
});
