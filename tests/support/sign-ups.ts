import { call } from "./http";

const callSignUp = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "signup", arguments: {} } };

/** Signs up over REST; the status. */
export async function signUpOverRest(headers: Record<string, string> = {}): Promise<number> {
  return (await call("POST", "/v1/signup", { headers })).status;
}

/** Signs up with the MCP tool; as the status that REST would give. */
export async function signUpOverMcp(headers: Record<string, string> = {}): Promise<number> {
  type Result = { result: { isError?: boolean; content: { text: string }[] } };
  const { body } = await call<Result>("POST", "/mcp", { body: callSignUp, headers });
  if (!body.result.isError) return 201;
  const { error } = JSON.parse(body.result.content[0]?.text ?? "");
  return error === "rate_limited" ? 429 : 500;
}

/** How often each value occurs. */
export function tally(values: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
