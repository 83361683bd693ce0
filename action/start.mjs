import { spawn } from "node:child_process";
import { appendFileSync, existsSync, openSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const input = (/** @type {string} */ name) => process.env[`INPUT_${name.toUpperCase()}`] ?? "";
const folder = join(process.env.RUNNER_TEMP ?? ".", "restante");
const log = `${folder}.log`;
const readyWithinSeconds = 120;

const words = ["--yes", `restante@${input("version")}`, "start", "--data", folder];
const options = ["--port", input("port"), "--smtp-port", input("smtp-port")];
const output = openSync(log, "w");
// The job's settings are the application's: a `DATABASE_URL` there is its own.
const kept =
  /^(?:path|home|user|lang|lc_.*|tz|tmp|temp|tmpdir|runner_.*|npm_config_.*|.*_proxy|systemroot|appdata|localappdata|userprofile|demo_.*|catch_all|plan_.*)$/i;
const service = spawn("npx", [...words, ...options], {
  detached: true,
  env: Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))),
  stdio: ["ignore", output, output],
  shell: process.platform === "win32",
});
service.unref();
appendFileSync(process.env.GITHUB_STATE ?? "", `pid=${service.pid}\nfolder=${folder}\n`);

const url = `http://localhost:${input("port")}`;
if (await isReady()) tell();
else {
  const how = service.exitCode === null ? `did not start within ${readyWithinSeconds} seconds` : "ended at its start";
  console.error(`::error::Restante ${how}.%0A${readFileSync(log, "utf8").trim().replaceAll("\n", "%0A")}`);
  process.exitCode = 1;
}

async function isReady() {
  for (let second = 0; second < readyWithinSeconds && service.exitCode === null; second += 0.25) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok && existsSync(join(folder, "demo.json")) && (await takesMail())) return true;
    await sleep(250);
  }
  return false;
}

function takesMail() {
  const socket = connect(Number(input("smtp-port")), "127.0.0.1");
  return new Promise((done) => {
    socket.once("connect", () => done(true)).once("error", () => done(false));
  }).finally(() => socket.destroy());
}

function tell() {
  const { apiKey, namespace, mailDomain, smtpHost, smtpPort } = JSON.parse(
    readFileSync(join(folder, "demo.json"), "utf8"),
  );
  console.log(`::add-mask::${apiKey}`);
  const exported = {
    RESTANTE_URL: url,
    RESTANTE_API_KEY: apiKey,
    RESTANTE_NAMESPACE: namespace,
    RESTANTE_MAIL_DOMAIN: mailDomain,
    SMTP_HOST: smtpHost,
    SMTP_PORT: smtpPort,
    MAIL_HOST: smtpHost,
    MAIL_PORT: smtpPort,
    EMAIL_SERVER: `smtp://${smtpHost}:${smtpPort}`,
  };
  const outputs = { url, "api-key": apiKey, namespace, "smtp-port": smtpPort };
  const lines = (/** @type {object} */ values) => Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(process.env.GITHUB_ENV ?? "", lines(exported).join(""));
  appendFileSync(process.env.GITHUB_OUTPUT ?? "", lines(outputs).join(""));
  console.log(`Restante is ready on ${url}, SMTP on ${smtpHost}:${smtpPort}.`);
}
