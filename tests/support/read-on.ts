import type { Message } from "@/lib/contract/schemas";
import type { TestAccount } from "./account";

/**
 * All that is listed after `since`, newest first. What arrives meanwhile moves some to the next page: each counts once,
 * and what came after the first page, should so much have come, is left for the next time.
 */
export async function readOn(account: TestAccount, since: string): Promise<Message[]> {
  const all = new Map<string, Message>();
  for (let offset = 0; ; offset += 100) {
    const part = await account.list({ since, limit: 100, offset });
    for (const message of part) all.set(message.id, message);
    if (part.length === 100) continue;
    const [newest] = all.values();
    return [...all.values()].filter(({ received_at }) => received_at <= (newest?.received_at ?? ""));
  }
}
