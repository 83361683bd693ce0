import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./root.mjs";

const usage = `Sends a mail to the local Restante.

  npm run send -- <address> [text] [--subject <subject>] [--from <address>] [--port <port>]

  npm run send -- hello@slug.inbox.localhost "Your code is 482913"

It goes to SMTP_HOST and SMTP_PORT, from the environment or .env (127.0.0.1 and 1025 unless set).`;

const { values, positionals } = readArguments();
const [to, text = "Your code is 482913"] = positionals;
if (!to || values.help) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
if (!isAddress(to)) {
  console.error(`${JSON.stringify(to)} is no address: give one, such as hello@slug.inbox.localhost.`);
  process.exit(1);
}
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
const given = process.env.SMTP_HOST;
const host = !given || given === "0.0.0.0" || given === "::" ? "127.0.0.1" : given;
const port = Number(values.port || process.env.SMTP_PORT || 1025);

try {
  const { createTransport } = await import("nodemailer");
  // A certificate of our own making is no secret between us and this machine.
  const transport = createTransport({ host, port, tls: { rejectUnauthorized: false } });
  const started = performance.now();
  const { accepted } = await transport.sendMail({ from: values.from, to, subject: values.subject, text });
  console.log(`Delivered to ${accepted.join(", ")} in ${Math.round(performance.now() - started)} ms.`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function readArguments() {
  /** @type {import("node:util").ParseArgsConfig["options"]} */
  const options = {
    subject: { type: "string", default: "Hello from Restante" },
    from: { type: "string", default: "sender@example.com" },
    port: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return {
      values: {
        subject: String(values.subject),
        from: String(values.from),
        port: values.port,
        help: values.help === true,
      },
      positionals,
    };
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n\n${usage}`);
    return process.exit(1);
  }
}

/**
 * One address and nothing else: nodemailer would make others of a list, and of a space in one.
 * @param {string} text
 */
function isAddress(text) {
  return /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(text);
}

/** @param {unknown} error */
function explain(error) {
  const { code, message, response } = /** @type {{ code?: string, message: string, response?: string }} */ (error);
  if (code === "ERR_MODULE_NOT_FOUND") return "Run `npm start` first: it installs what this needs.";
  if (code === "ECONNREFUSED" || code === "ESOCKET")
    return `Nothing listens on ${host}:${port}: is \`npm start\` running?`;
  if (response) return `The server refused the mail: ${response}`;
  return message;
}
