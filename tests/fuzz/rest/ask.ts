import { Agent, type IncomingMessage, request as send } from "node:http";
import { expect } from "vitest";
import { z } from "zod";
import { type ErrorCode, errorCodes } from "@/lib/contract/errors";
import { errorEnvelope } from "@/lib/contract/schemas";
import { type ToolName, tools } from "@/lib/contract/tools";
import { isApiPath } from "@/lib/http";
import { checkAgainstContract } from "../../support/contract-check";
import { service } from "../../support/service";
import type { Request } from "./requests";
import { expectUnseen, type World } from "./world";

/** Waits and streams are left after so long: what they have said until then is looked at. */
const patienceMilliseconds = 400;
const answerMilliseconds = 50_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

interface Answer {
  status: number;
  type: string;
  text: string;
  isWhole: boolean;
}

/** Sends a request and fails for an answer that the contract does not allow, or that tells of others. */
export async function ask(asked: Request, world: World): Promise<void> {
  const request = {
    ...asked,
    path: world.fill(asked.path),
    body: asked.body === undefined ? undefined : world.fill(asked.body),
  };
  const answer = await answerTo(request, world);
  if (answer === null) return;
  const { status, text, isWhole } = answer;
  expectUnseen(text, request.key === "full");
  if (!isWhole || request.method === "HEAD") return void expect(status).toBeLessThan(500);
  const path = pathOf(request.path);
  if (path === "/mcp" && request.method === "POST") return expectMcp(request, answer);
  if (path === null || !isApiPath(path)) return void expect(status).toBeLessThan(500);
  expectRest(request, answer);
}

/** As the service decides on it; null for what is no path. */
function pathOf(path: string): string | null {
  try {
    return decodeURIComponent(new URL(path.replace(/^[/\\]+/, "/"), "http://localhost").pathname);
  } catch {
    return null;
  }
}

function expectRest(request: Request, { status, type, text }: Answer): void {
  if (status >= 500) expect(JSON.parse(text)).toMatchObject({ error: { code: "billing_unavailable" } });
  if (status >= 400) {
    const { error } = z.parse(errorEnvelope, JSON.parse(text));
    expect(errorCodes[error.code as ErrorCode].status).toBe(status);
  }
  if (!type.startsWith("application/json")) return;
  // What no route is decided by, the contract says nothing of.
  if (status === 400 && JSON.parse(text).error.hint === "Check the URL and headers.") return;
  checkAgainstContract(request.method, request.path.replace(/^[/\\]+/, "/"), { status, body: JSON.parse(text) });
}

const toolError = z.strictObject({ error: z.enum(Object.keys(errorCodes) as [ErrorCode]), hint: z.string().min(1) });

function expectMcp({ body = "" }: Request, { status, text }: Answer): void {
  expect(status).toBeLessThan(500);
  if (status !== 200) return;
  const { result, error } = JSON.parse(text);
  expect(result === undefined).toBe(error !== undefined);
  if (error) expect(error.code, text).not.toBe(-32_603);
  const { method, params } = JSON.parse(body);
  if (method !== "tools/call" || error) return;
  if (result.isError) {
    expect(result.content).toHaveLength(1);
    expect(z.parse(toolError, JSON.parse(result.content[0].text)).error).not.toBe("internal_error");
    return;
  }
  const tool = tools[params.name as ToolName];
  if (!("isContent" in tool)) z.parse(tool.output, result.structuredContent);
}

/** Null where it is a wait, which goes on. */
function answerTo({ method, path, key, headers, body }: Request, world: World): Promise<Answer | null> {
  const keys = { ...world.keys, none: null, malformed: "rst_\xff" };
  const options = {
    ...{ agent, method, path: path.replace(/[^\x21-\x7e]/g, encodeURIComponent) },
    headers: {
      ...headers,
      ...(keys[key] !== null && { authorization: `Bearer ${keys[key]}` }),
      ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
    },
  };
  const mayWait = /wait|events/.test(path) || /wait_for_message|get_code/.test(body ?? "");
  return new Promise((resolve, reject) => {
    const leave = () => {
      if (mayWait) resolve(null);
      outgoing.destroy(new Error("no answer came"));
    };
    const timer = setTimeout(leave, mayWait ? patienceMilliseconds : answerMilliseconds);
    const outgoing = send(service.baseUrl, options, (incoming) => {
      clearTimeout(timer);
      read(incoming).then(resolve, reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

async function read(incoming: IncomingMessage): Promise<Answer> {
  const type = incoming.headers["content-type"] ?? "";
  const status = incoming.statusCode ?? 0;
  let text = "";
  const timer = type.startsWith("text/event-stream") && setTimeout(() => incoming.destroy(), patienceMilliseconds);
  try {
    for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
  } catch (error) {
    if (!timer) throw error;
    return { status, type, text, isWhole: false };
  } finally {
    if (timer) clearTimeout(timer);
  }
  return { status, type, text, isWhole: true };
}
