import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { createAccount } from "@/lib/accounts";
import { env } from "@/lib/env";
import { hub } from "@/lib/feed";
import { mcpClients, toolError } from "@/tests/support/mcp-clients";
import { runService, service } from "@/tests/support/service";

runService();
beforeAll(async () => {
  env.WAITS_PER_ACCOUNT = 1;
});

let subscribe: MockInstance;
let unsubscribe: MockInstance;
beforeEach(() => {
  subscribe = vi.spyOn(hub.get(), "subscribe");
  unsubscribe = vi.spyOn(hub.get(), "unsubscribe");
  return () => vi.restoreAllMocks();
});
const called = (spy: MockInstance) => vi.waitFor(() => expect(spy).toHaveBeenCalledOnce(), { timeout: 5_000 });
const longWait = { tag: "never", timeout: 55 };

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

describe.each(mcpClients)("%s", (_protocol, connect) => {
  test("a cancelled wait is over on the server, too", async () => {
    const client = await connect(service.baseUrl, (await createAccount()).apiKey);
    const cancel = new AbortController();
    const waiting = client.call("wait_for_message", longWait, { signal: cancel.signal });
    const rejection = expect(waiting).rejects.toThrow();
    await called(subscribe);
    cancel.abort();
    await rejection;
    await called(unsubscribe);
    await client.close();
  });

  test("a wait ends when the client disconnects", async () => {
    const client = await connect(service.baseUrl, (await createAccount()).apiKey);
    const rejection = expect(client.call("wait_for_message", longWait)).rejects.toThrow();
    await called(subscribe);
    await client.close();
    await rejection;
    await called(unsubscribe);
  });

  test("so it does after garbage was collected under it", async () => {
    const client = await connect(service.baseUrl, (await createAccount()).apiKey);
    const rejection = expect(client.call("wait_for_message", longWait)).rejects.toThrow();
    await called(subscribe);
    collectGarbage();
    await client.close();
    await rejection;
    await called(unsubscribe);
  });

  test("too many waits at once are rate_limited", async () => {
    const client = await connect(service.baseUrl, (await createAccount()).apiKey);
    const wait = () => client.call("wait_for_message", { tag: "never", timeout: 1 });
    const results = await Promise.all([wait(), wait()]);
    const [refused] = results.filter(({ isError }) => isError);
    expect(refused && toolError(refused)).toMatchObject({ error: "rate_limited" });
    await client.close();
  });

  test("another session cannot cancel a wait, with the same key and request id", async () => {
    const { apiKey } = await createAccount();
    const client = await connect(service.baseUrl, apiKey);
    const waiting = client.call("wait_for_message", { tag: "never", timeout: 1 });
    await called(subscribe);
    const cancelled = Array.from({ length: 10 }, (_, requestId) =>
      fetch(`${service.baseUrl}/mcp`, {
        method: "POST",
        body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } }),
        headers: { authorization: `Bearer ${apiKey}`, "mcp-session-id": "a guess" },
      }),
    );
    await Promise.all(cancelled);
    expect((await waiting).structuredContent).toMatchObject({ timed_out: true });
    await client.close();
  });
});
