import { Agent, get } from "node:http";
import type { NewAccount } from "@/lib/accounts";
import { memoryOf, type Stack } from "../support/stack";

/** The most that an account may have open. */
export const waitsPerAccount = 200;

export interface SleepingWaits {
  /** More memory of the web process, once all sleep. */
  bytes: number;
  registeredMilliseconds: number;
  /** Once each has been answered. */
  answers: Promise<string[]>;
  close(): void;
}

/** As many waits as the accounts may have, asleep in one web process. */
export async function openWaits(stack: Stack, accounts: NewAccount[]): Promise<SleepingWaits> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const ask = (path: string, apiKey: string) => request(agent, stack.baseUrl + path, apiKey);
  /** One whose place was taken by the question below comes again. */
  const wait = (apiKey: string): Asked => {
    const { sent, ended } = ask("/v1/wait?timeout=55", apiKey);
    return { sent, ended: ended.then((answer) => (answer.includes("rate_limited") ? wait(apiKey).ended : answer)) };
  };
  await Promise.all(accounts.map(({ apiKey }) => ask("/v1/messages", apiKey).ended)); // connections to the database exist
  const web = stack.pids("web.js");
  const before = memoryOf(web, "Rss");
  const begin = performance.now();
  const waits = Array.from({ length: accounts.length * waitsPerAccount }, (_, number) =>
    wait(accounts[number % accounts.length]?.apiKey ?? ""),
  );
  await Promise.all(waits.map(({ sent }) => sent));
  // An account holds no more, so each of them is registered once a further one is refused.
  for (const { apiKey } of accounts) {
    while (!(await ask("/v1/wait?timeout=1&since=9999-01-01", apiKey).ended).includes("rate_limited"));
  }
  return {
    registeredMilliseconds: performance.now() - begin,
    bytes: memoryOf(web, "Rss") - before,
    answers: Promise.all(waits.map(({ ended }) => ended)),
    close: () => agent.destroy(),
  };
}

interface Asked {
  sent: Promise<void>;
  ended: Promise<string>;
}

function request(agent: Agent, url: string, apiKey: string): Asked {
  let markSent = () => {};
  const sent = new Promise<void>((resolve) => {
    markSent = resolve;
  });
  const ended = new Promise<string>((resolve, reject) => {
    const call = get(url, { agent, headers: { authorization: `Bearer ${apiKey}` } }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve(body));
    });
    call.on("finish", markSent).on("error", reject);
  });
  return { sent, ended };
}
