import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestAccount } from "@/tests/support/account";
import { newAgent } from "@/tests/support/agent";
import { addFault, deliveriesOf } from "@/tests/support/faults";
import { sendMail } from "@/tests/support/mail";
import { type McpClient, mcpClients } from "@/tests/support/mcp-clients";
import { runService } from "@/tests/support/service";

runService();

describe.each(mcpClients)("%s", (_protocol, connect) => {
  let account: TestAccount;
  let client: McpClient;
  beforeAll(async () => {
    ({ account, client } = await newAgent(connect));
  });
  afterAll(() => client.close());

  test("list_deliveries says why a mail did not come", async () => {
    const tag = `refused-${crypto.randomUUID()}`;
    await addFault(account, { tag, reply: 550 });
    await expect(sendMail({ to: account.address(tag) })).rejects.toThrow(/550/);
    const [told] = await deliveriesOf(account, 1, `tag=${tag}`);
    const call = async (args: Record<string, unknown>) =>
      (await client.call("list_deliveries", args)).structuredContent;
    expect(await call({ tag: tag.toUpperCase() })).toEqual({ deliveries: [told], count: 1 });
    expect(await call({ tag_prefix: "refused-", since: told?.at })).toEqual({ deliveries: [], count: 0 });
    expect(await call({ limit: 1 })).toMatchObject({ deliveries: [{ id: told?.id }], count: 1 });
    expect(await call({ tag, outcome: "refused" })).toEqual({ deliveries: [told], count: 1 });
    expect(await call({ tag, outcome: "accepted" })).toEqual({ deliveries: [], count: 0 });
  });
});
