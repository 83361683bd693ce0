import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

export interface ToolResult {
  isError?: boolean;
  structuredContent: Record<string, unknown>;
  content: { type: string; text?: string }[];
}

export interface ListedTool {
  name: string;
  inputSchema: Record<string, unknown>;
  outputSchema?: Record<string, unknown>;
  annotations?: Record<string, unknown>;
}

/** What the tests need of a client, whichever its generation. */
export interface McpClient {
  instructions: string | undefined;
  listTools(): Promise<ListedTool[]>;
  call(name: string, args?: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<ToolResult>;
  close(): Promise<void>;
}

export type Connect = (baseUrl: string, apiKey?: string) => Promise<McpClient>;

const info = { name: "test", version: "1" };
const options = (apiKey?: string) => ({
  requestInit: { headers: apiKey ? { authorization: `Bearer ${apiKey}` } : undefined },
});

const connectFirstMajor: Connect = async (baseUrl, apiKey) => {
  const client = new Client1(info);
  await client.connect(new Transport1(new URL(`${baseUrl}/mcp`), options(apiKey)));
  return {
    instructions: client.getInstructions(),
    listTools: async () => (await client.listTools()).tools,
    call: async (name, args, { signal } = {}) =>
      toolResult(await client.callTool({ name, arguments: args }, undefined, { signal })),
    close: () => client.close(),
  };
};

const connectSecondMajor =
  (mode: "legacy" | { pin: string }): Connect =>
  async (baseUrl, apiKey) => {
    const client = new Client2(info, { versionNegotiation: { mode } });
    await client.connect(new Transport2(new URL(`${baseUrl}/mcp`), options(apiKey)));
    return {
      instructions: client.getInstructions(),
      listTools: async () => (await client.listTools()).tools,
      call: async (name, args, { signal } = {}) =>
        toolResult(await client.callTool({ name, arguments: args }, { signal })),
      close: () => client.close(),
    };
  };

/** Each client in use, by the protocol it speaks. */
export const mcpClients: [string, Connect][] = [
  ["SDK 1, protocol of 2025", connectFirstMajor],
  ["SDK 2, protocol of 2025", connectSecondMajor("legacy")],
  ["SDK 2, protocol of 2026", connectSecondMajor({ pin: "2026-07-28" })],
];

function toolResult(result: object): ToolResult {
  return { structuredContent: {}, ...result } as ToolResult;
}

/** What stands between the marks of a stranger's text; null where it has none. */
export function betweenMarks(text: string): string | null {
  return /^<mail-([\da-f]{12})>\n(.*)\n<\/mail-\1>$/s.exec(text)?.[2] ?? null;
}

/** The error of a tool's result. */
export function toolError({ isError, content }: ToolResult): { error: string; hint: string } {
  if (!isError || content.length !== 1) throw new Error(`not an error: ${JSON.stringify(content)}`);
  return JSON.parse(content[0]?.text ?? "");
}
