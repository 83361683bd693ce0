import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestAccount } from "./account";
import { service } from "./service";

/** A project of somebody's own with the client installed as it is built, and those of our packages that are given. */
export function newProject(files: Record<string, string>, packages: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "restante-client-"));
  const modules = join(folder, "node_modules");
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const part of ["dist", "package.json"]) {
    cpSync(join("packages/client", part), join(modules, "@restante/client", part), { recursive: true });
  }
  for (const name of ["nodemailer", ...packages]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules", name), join(modules, name));
  }
  for (const [name, text] of Object.entries({ "package.json": '{ "type": "module" }', "send.mjs": send, ...files })) {
    write(name, text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `send(to, mail)`, by SMTP. */
const send = `
import { createTransport } from "nodemailer";
export const send = (to, mail) =>
  createTransport({ host: "127.0.0.1", port: Number(process.env.SMTP_PORT), ignoreTLS: true })
    .sendMail({ from: "app@example.com", subject: "Hello", to, ...mail });
`;

/** What a command of an installed package prints, and how it ends. */
export function runTool(
  folder: string,
  script: string,
  args: string[],
  { account, env }: { account: TestAccount; env?: Record<string, string> },
): Promise<{ code: number | null; output: string }> {
  const all = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NO_COLOR: "1",
    RESTANTE_URL: service.baseUrl,
    RESTANTE_API_KEY: account.apiKey,
    SMTP_PORT: String(service.smtpPort),
    NODE_ENV: "test" as const,
    ...env,
  };
  const child = spawn(process.execPath, [join(folder, "node_modules", script), ...args], { cwd: folder, env: all });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  return new Promise((done) => child.once("close", (code) => done({ code, output })));
}
