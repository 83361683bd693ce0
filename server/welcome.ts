import { relative } from "node:path";
import { env } from "@/lib/env";
import { sendCommand } from "@/lib/send-command";
import { program } from "./admin/help";
import type { demoAccount } from "./demo-account";

type Demo = Awaited<ReturnType<typeof demoAccount>>;

const startedIn = process.env.RESTANTE_STARTED_IN ?? process.cwd();
const colored = process.stdout.isTTY && !process.env.NO_COLOR;
const bold = (text: string) => (colored ? `\x1b[1m${text}\x1b[22m` : text);
const dim = (text: string) => (colored ? `\x1b[2m${text}\x1b[22m` : text);

/** What a start ends with: where things are, and lines to paste. */
export function welcome(demo: Demo | undefined): string {
  const smtpHost = env.SMTP_HOST === "127.0.0.1" ? "localhost" : env.SMTP_HOST;
  const lines = [
    bold("Restante is ready"),
    "",
    `${dim("Web ")}  ${env.BASE_URL}`,
    `${dim("SMTP")}  ${smtpHost}:${env.SMTP_PORT}  ${dim(`for *.${env.MAIL_DOMAIN}`)}`,
    "",
    ...startingLines(demo),
    "",
    dim(`Ctrl-C stops it.${demo ? ` Everything is kept in ${relative(startedIn, env.DATA_DIR) || "."}.` : ""}`),
  ];
  return `\n${lines.map((line) => (line ? `  ${line}` : "")).join("\n")}\n`;
}

function startingLines(demo: Demo | undefined): string[] {
  if (!demo) return signUpLines();
  return demo.isSuspended ? suspendedLines(demo) : demoLines(demo);
}

function suspendedLines({ accountId }: Demo): string[] {
  return [
    bold("The demo account is suspended"),
    "Its key does not work, and no mail is accepted for it. To let it work again:",
    `${program} unsuspend ${accountId} --data "${relative(startedIn, env.DATA_DIR) || "."}"`,
  ];
}

function demoLines({ namespace, apiKey }: Demo): string[] {
  const address = `hello@${namespace}.${env.MAIL_DOMAIN}`;
  const authorization = "Authorization: Bearer $RESTANTE_API_KEY";
  return [
    bold("Demo account, plan pro"),
    `${dim("API key")}  ${apiKey}  ${dim("(also signs you in on the web)")}`,
    `${dim("Address")}  ${address}  ${dim("(any name before the @ works)")}`,
    "",
    bold("In each terminal where you try the lines below, first"),
    `export RESTANTE_API_KEY=${apiKey} RESTANTE_NAMESPACE=${namespace}`,
    "",
    bold("Wait for a mail"),
    `curl -s -H "${authorization}" "${env.BASE_URL}/v1/wait?tag=hello"`,
    "",
    bold("Send one, from another terminal"),
    sendCommand(address),
    "",
    bold("Give it to a coding agent"),
    `claude mcp add --transport http restante ${env.BASE_URL}/mcp --header "${authorization}"`,
  ];
}

function signUpLines(): string[] {
  if (env.SIGN_UP_PROOF_OF_WORK > 0) return [bold("Make an account"), `"Create an inbox" on ${env.BASE_URL}`];
  return [bold("Make an account"), `curl -s -X POST ${env.BASE_URL}/v1/signup`];
}
