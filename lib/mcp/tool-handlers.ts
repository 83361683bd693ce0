import type { z } from "zod";
import { signUp } from "@/lib/accounts";
import type { Message } from "@/lib/contract/schemas";
import type { Tools } from "@/lib/contract/tools";
import { waitForMessage } from "@/lib/feed";
import type { Admitted } from "@/lib/keys";
import { getMessage, listMessages } from "@/lib/messages";
import { createInbox, namespaceDomain } from "@/lib/namespaces";
import { getUsage } from "@/lib/usage";

/** What each tool does: it must return what the contract says. */
export type ToolHandlers = {
  [Name in keyof Tools]: (call: ToolCall<Name>) => Promise<z.output<Tools[Name]["output"]>>;
};

export interface ToolCall<Name extends keyof Tools> {
  input: z.output<Tools[Name]["input"]>;
  /** Who calls; null for the tools that need no key. */
  actor: Admitted<Tools[Name]["access"]>;
  client: string;
  signal: AbortSignal;
  /** Throws if the caller's key works no more. */
  authorize: () => Promise<unknown>;
}

// More than the bodies of any one message (1 MB of text and 1 MB of HTML), so that the first always fits.
const headBytes = 4 * 1024 * 1024;

export const toolHandlers: ToolHandlers = {
  async signup({ input, client }) {
    const { accountId, namespace, apiKey } = await signUp({ email: input.email, client });
    return {
      account_id: accountId,
      namespace,
      api_key: apiKey,
      plan: "free",
      example_address: `signup@${namespaceDomain(namespace)}`,
      hint: "Keep the api_key: it is shown only this once. Reconnect with the header `Authorization: Bearer <api_key>`, then call create_inbox.",
    };
  },
  async create_inbox({ actor, input }) {
    const inbox = await createInbox(actor, input.tag);
    return {
      ...inbox,
      hint: `Mail to this address is held from now on. Have it sent, then call wait_for_message with tag "${inbox.tag}".`,
    };
  },
  async wait_for_message({ actor, input, signal, authorize }) {
    const result = await waitForMessage(actor, input, { timeoutSeconds: input.timeout, signal, authorize });
    return result.message ? { ...result, message: shown(result.message, input) } : result;
  },
  async list_messages({ actor, input }) {
    const { head, tailIds } = await listMessages(actor, input, { limit: input.limit, offset: 0, headBytes });
    const messages = head.map((json) => shown(JSON.parse(json), input));
    const hint = `An answer holds 4 MB. Left out, to be read one by one with get_message: ${tailIds.join(", ")}`;
    return { messages, count: messages.length, ...(tailIds.length > 0 && { hint }) };
  },
  async get_message({ actor, input }) {
    const message = await getMessage(actor, input.id, { headers: input.include_headers ?? false });
    return { message: shown(message, input) };
  },
  get_usage: ({ actor }) => getUsage(actor),
};

function shown(message: Message, { include_html }: { include_html: boolean }): Message {
  return include_html ? message : { ...message, html: null };
}
