import { type CallToolResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { tellsOfSuspension } from "@/lib/account-lock";
import type { Viewer } from "@/lib/actor";
import { tooManyWrongKeys } from "@/lib/client-limits";
import { type ErrorCode, isApiError } from "@/lib/contract/errors";
import { type ToolDefinition, type ToolName, type Tools, tools } from "@/lib/contract/tools";
import { admit, isInvalidKey, readOnlyHint } from "@/lib/keys";
import { errorFields, log } from "@/lib/log";
import { resultText } from "./result-text";
import { ShownContent } from "./show-attachment";
import { type ToolHandlers, toolHandlers } from "./tool-handlers";
import { shownInput } from "./tool-input";

export interface ToolCaller {
  authorization: string | null;
  /** The bucket whose limits are spent. */
  client: string;
  /** Aborts when the call is cancelled or the client leaves. */
  signal: AbortSignal;
  /** What the log calls the request by. */
  requestId: string;
  /** Counts what the result holds until the client has read it. */
  pending: { hold(viewer: Viewer, bytes: number): void };
}

/** Runs a tool. Whatever goes wrong becomes a result with `isError`; only an unknown name is a protocol error. */
export async function callTool(name: string, args: unknown, caller: ToolCaller): Promise<CallToolResult> {
  if (!isToolName(name)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name.slice(0, 100)}`);
  }
  try {
    return await run(name, args, caller);
  } catch (thrown) {
    const error = (isInvalidKey(thrown) && tooManyWrongKeys(caller.client)) || thrown;
    if (isApiError(error) && error.code === "unauthorized" && !tellsOfSuspension(error)) {
      return failure(error.code, error.hint === readOnlyHint ? error.hint : howToSignUp);
    }
    if (isApiError(error)) return failure(error.code, `${error.message} ${hints[error.code] ?? error.hint}`);
    log.error("tool_failed", { request_id: caller.requestId, tool: name, ...errorFields(error) });
    return failure("internal_error", "Something went wrong on the server. Retry once.");
  }
}

function isToolName(name: string): name is ToolName {
  return Object.hasOwn(tools, name);
}

async function run<Name extends ToolName>(name: Name, args: unknown, caller: ToolCaller): Promise<CallToolResult> {
  const tool: Tools[Name] = tools[name];
  const actor = await admit(tool.access, caller.authorization);
  const input = tool.input.safeParse(args ?? {});
  if (!input.success) return failure("invalid_request", explain(tool, input.error.issues));
  const handler: ToolHandlers[Name] = toolHandlers[name];
  const { client, signal, pending } = caller;
  const call = { input: input.data, actor, client, signal };
  const result = await handler(call as Parameters<ToolHandlers[Name]>[0]);
  if (result instanceof ShownContent) return shown(result, caller, actor);
  const text = resultText(result);
  // The answer holds the text once more escaped, which at most doubles it, and the result as it is.
  if (actor) pending.hold(actor, 2 * Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(result)));
  return { content: [{ type: "text", text }], structuredContent: { ...result } };
}

function shown({ blocks }: ShownContent, { pending }: ToolCaller, actor: Viewer | null): CallToolResult {
  if (actor) pending.hold(actor, Buffer.byteLength(JSON.stringify(blocks)));
  return { content: blocks };
}

const howToSignUp =
  "Authentication is required. Call the signup tool, reconnect with the returned key as a bearer header (`Authorization: Bearer <api_key>`), and retry.";

/** Where the hint of an error speaks of REST. */
const hints: Partial<Record<ErrorCode, string>> = {
  not_found: "It may have been deleted or have expired. list_messages shows what is there.",
};

function explain(tool: ToolDefinition, issues: z.core.$ZodIssue[]): string {
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const known = Object.keys(shownInput(tool).shape).map((name) => `\`${name}\``);
    return `\`${issue.keys[0]?.slice(0, 100)}\` is not known. There are ${known.join(", ")}.`;
  }
  const [issue] = issues;
  return issue ? `\`${issue.path.join(".")}\` ${issue.message}.` : "The arguments are not valid.";
}

function failure(error: ErrorCode, hint: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text: JSON.stringify({ error, hint }) }] };
}
