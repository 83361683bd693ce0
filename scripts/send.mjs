import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./root.mjs";
import { sendMail } from "./send-mail.mjs";

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
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
const given = process.env.SMTP_HOST;
const host = !given || given === "0.0.0.0" || given === "::" ? "127.0.0.1" : given;
const port = Number(values.port || process.env.SMTP_PORT || 1025);

const outcome = await sendMail({ to, text, subject: values.subject, from: values.from, host, port });
if ("refused" in outcome) {
  console.error(outcome.refused);
  process.exit(1);
}
console.log(outcome.delivered);

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
