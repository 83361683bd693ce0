import { Agent, get } from "node:http";
import { createAccount } from "@/lib/accounts";
import { ordinaryMail } from "./support/mails";
import { LoadSession } from "./support/smtp-load";
import { memoryOf, startStack } from "./support/stack";
import { megabytes, row } from "./support/statistics";

/** 10,000 waits of 50 accounts that sleep in one web process; then one mail for each account answers its 200. */
const accounts = 50;
const waitsPerAccount = 200;

const stack = await startStack();
const made = await Promise.all(Array.from({ length: accounts }, () => createAccount({ plan: "pro" })));
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
await Promise.all(made.map(({ apiKey }) => request("/v1/messages", apiKey).ended)); // connections to the database exist
const web = stack.pids("web.js");
const before = memoryOf(web, "Rss");

const begin = performance.now();
const waits = Array.from({ length: accounts * waitsPerAccount }, (_, number) =>
  wait(made[number % accounts]?.apiKey ?? ""),
);
await Promise.all(waits.map(({ sent }) => sent));
await allRegistered();
row("10,000 waits registered", `${(performance.now() - begin).toFixed(0)} ms`);
row("more memory", megabytes(memoryOf(web, "Rss") - before));

const session = await LoadSession.open(stack.smtpPort);
const sending = performance.now();
for (const { namespace } of made) {
  const to = `signup@${namespace}.inbox.localhost`;
  await session.send(to, ordinaryMail(to));
}
const sentAt = performance.now();
const answers = await Promise.all(waits.map(({ ended }) => ended));
const wrong = answers.filter((answer) => !answer.includes('"timed_out":false')).length;
row("50 mails accepted, one after the other", `${(sentAt - sending).toFixed(0)} ms`);
row("all answered, after the last mail's 250", `${(performance.now() - sentAt).toFixed(0)} ms`, `${wrong} wrong`);
session.close();
agent.destroy();
await stack.stop();

function request(path: string, apiKey: string): { sent: Promise<void>; ended: Promise<string> } {
  let markSent = () => {};
  const sent = new Promise<void>((resolve) => {
    markSent = resolve;
  });
  const ended = new Promise<string>((resolve, reject) => {
    const call = get(
      `${stack.baseUrl}${path}`,
      { agent, headers: { authorization: `Bearer ${apiKey}` } },
      (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          body += chunk;
        });
        response.on("end", () => resolve(body));
      },
    );
    call.on("finish", markSent).on("error", reject);
  });
  return { sent, ended };
}

/** A wait whose place was taken by the question below comes again. */
function wait(apiKey: string): { sent: Promise<void>; ended: Promise<string> } {
  const { sent, ended } = request("/v1/wait?timeout=55", apiKey);
  return { sent, ended: ended.then((answer) => (answer.includes("rate_limited") ? wait(apiKey).ended : answer)) };
}

/** An account holds 200 waits at most, so each of them is registered once a further one is refused. */
async function allRegistered(): Promise<void> {
  for (const { apiKey } of made) {
    while (!(await request("/v1/wait?timeout=1&since=9999-01-01", apiKey).ended).includes("rate_limited"));
  }
}
