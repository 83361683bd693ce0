import type { NewAccount } from "@/lib/accounts";
import { startBare } from "../support/bare";
import { httpLoad } from "../support/http-load";
import { ordinaryMail } from "../support/mails";
import { LoadSession } from "../support/smtp-load";
import type { Stack } from "../support/stack";

const connections = 20;

/** Mails of 2 KB, for one tag. */
export async function fillInbox({ smtpPort }: Stack, { namespace }: NewAccount, mails = 200): Promise<void> {
  const session = await LoadSession.open(smtpPort);
  const to = `signup@${namespace}.inbox.localhost`;
  for (let mail = 0; mail < mails; mail += 1) await session.deliver(to, ordinaryMail(to));
  session.close();
}

/** Requests a second at 20 connections, of the service and of a bare `node:http` that sends the same bytes. */
export async function readsPerSecond(stack: Stack, { apiKey }: NewAccount, path: string, seconds: number) {
  const url = stack.baseUrl + path;
  const options = { connections, authorization: `Bearer ${apiKey}` };
  const answer = await fetch(url, { headers: { authorization: options.authorization } });
  const server = await startBare("http", await answer.text());
  const bareUrl = `http://127.0.0.1:${server.port}/`;
  await Promise.all([url, bareUrl].map((warm) => httpLoad(warm, { ...options, seconds: 1 })));
  const { perSecond, times } = await httpLoad(url, { ...options, seconds });
  const bare = (await httpLoad(bareUrl, { ...options, seconds: Math.min(3, seconds) })).perSecond;
  await server.stop();
  return { perSecond, times, bare };
}
