import { createAccount } from "@/lib/accounts";
import { ordinaryMail } from "../support/mails";
import { LoadSession } from "../support/smtp-load";

/** Who takes mail: a port, of loopback unless told, and the addresses that it is for. */
export interface Receiver {
  host?: string;
  port: number;
  addresses: string[];
  /** What is sent to an address; of 2 KB unless told. */
  mail?: (to: string) => Buffer;
}

/** A pro account may receive 25,000 mails a month, so the load is spread. */
export async function manyAddresses(count = 50): Promise<string[]> {
  const accounts = await Promise.all(Array.from({ length: count }, () => createAccount({ plan: "pro" })));
  return accounts.map(({ namespace }) => `signup@${namespace}.inbox.localhost`);
}

/** Mails a second over so many kept-open sessions, each of which sends its next one after the 250. */
export async function mailsPerSecond(receiver: Receiver, sessions: number, seconds: number) {
  const { port, host, addresses, mail = ordinaryMail } = receiver;
  const end = performance.now() + seconds * 1_000;
  const open = await Promise.all(Array.from({ length: sessions }, () => LoadSession.open(port, host)));
  const begin = performance.now();
  let sent = 0;
  await Promise.all(
    open.map(async (session, number) => {
      for (let round = number; performance.now() < end; round += 1) {
        const to = addresses[round % addresses.length] ?? "";
        await session.deliver(to, mail(to));
        sent += 1;
      }
      session.close();
    }),
  );
  return sent / ((performance.now() - begin) / 1_000);
}
