import { newAccount, type TestAccount } from "./account";
import type { Connect, McpClient } from "./mcp-clients";
import { service } from "./service";

/** An account, and a client that holds its key; the caller closes it. */
export async function newAgent(connect: Connect): Promise<{ account: TestAccount; client: McpClient }> {
  const account = await newAccount("dev");
  const client = await connect(service.baseUrl, account.apiKey);
  await client.listTools(); // the clients check results against the schemas they have seen
  return { account, client };
}
