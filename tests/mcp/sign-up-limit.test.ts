import { expect, test } from "vitest";
import { call } from "@/tests/support/http";
import { mcpClients, toolError } from "@/tests/support/mcp-clients";
import { runService, service } from "@/tests/support/service";

runService();

test("REST and MCP share the ten sign-ups an hour, also when they come at once", async () => {
  const clients = await Promise.all(mcpClients.map(([, connect]) => connect(service.baseUrl)));
  const overRest = Array.from({ length: 15 }, async () => (await call("POST", "/v1/signup")).status === 201);
  const overMcp = Array.from({ length: 15 }, async (_, turn) => {
    const result = await clients[turn % clients.length]?.call("signup");
    if (!result?.isError) return true;
    expect(toolError(result)).toMatchObject({ error: "rate_limited" });
    return false;
  });
  const made = await Promise.all([...overRest, ...overMcp]);
  expect(made.filter(Boolean)).toHaveLength(10);
  await Promise.all(clients.map((client) => client.close()));
});

test("where no proof of work is asked for, agents do not read of one", async () => {
  for (const [, connect] of mcpClients) {
    const client = await connect(service.baseUrl);
    const signup = (await client.listTools()).find(({ name }) => name === "signup");
    expect(Object.keys(signup?.inputSchema.properties ?? {})).toEqual(["email"]);
    expect(toolError(await client.call("signup", { name: "x" })).hint).toBe("`name` is not known. There are `email`.");
    await client.close();
  }
});
