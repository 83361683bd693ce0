import type { z } from "zod";
import { signUp } from "@/lib/accounts";
import type { Message } from "@/lib/contract/schemas";
import type { Tools } from "@/lib/contract/tools";
import { listDeliveries } from "@/lib/deliveries";
import { waitForMessage } from "@/lib/feed";
import type { Admitted } from "@/lib/keys";
import { findJson, getMessage, listMessages } from "@/lib/messages";
import { createInbox, namespaceDomain } from "@/lib/namespaces";
import { getUsage } from "@/lib/usage";
import { cutBodies } from "./cut-bodies";
import { type ShownContent, showAttachment } from "./show-attachment";
import { visibleLink, visibleText } from "./visible-text";

/** What each tool does: it must return what the contract says, or content instead. */
export type ToolHandlers = {
  [Name in keyof Tools]: (
    call: ToolCall<Name>,
  ) => Promise<Tools[Name] extends { isContent: true } ? ShownContent : z.output<Tools[Name]["output"]>>;
};

export interface ToolCall<Name extends keyof Tools> {
  input: z.output<Tools[Name]["input"]>;
  /** Who calls; null for the tools that need no key. */
  actor: Admitted<Tools[Name]["access"]>;
  client: string;
  signal: AbortSignal;
}

// More than the bodies of any one message (1 MB of text and 1 MB of HTML), so that the first always fits.
const listBytes = 4 * 1024 * 1024;

export const toolHandlers: ToolHandlers = {
  async signup({ input, client }) {
    const { accountId, namespace, apiKey } = await signUp({ ...input, client });
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
      hint: `Mail to this address is held from now on. Have it sent, then call get_code with tag "${inbox.tag}", or wait_for_message to read the mail.`,
    };
  },
  async wait_for_message({ actor, input, signal }) {
    const result = await waitForMessage(actor, input, { timeoutSeconds: input.timeout, signal });
    if (result.timed_out) return { message: null, timed_out: true, hint: result.hint };
    return { ...showOne(result.json, input), timed_out: false };
  },
  async list_messages({ actor, input }) {
    const page = await listMessages(actor, input, { limit: input.limit, offset: 0, headBytes: listBytes });
    const found: Message[] = [];
    const leftOut: string[] = [];
    let bytesLeft = listBytes;
    for (const { id, sizeBytes, json } of page.rows) {
      bytesLeft -= sizeBytes;
      if (bytesLeft < 0) {
        leftOut.push(id);
        continue;
      }
      const read = json?.toString() ?? (await findJson(actor, id));
      if (read !== null) found.push(parse(read, input));
    }
    const { messages, hint } = cutBodies(found, input);
    const rest = `An answer holds 4 MB. Left out, to be read one by one with get_message: ${leftOut.join(", ")}`;
    const hints = [hint, leftOut.length > 0 && rest].filter(Boolean).join(" ");
    return { messages, count: messages.length, ...(hints && { hint: hints }) };
  },
  async get_message({ actor, input }) {
    const { json } = await getMessage(actor, input.id, { headers: input.include_headers });
    return showOne(json, input);
  },
  async list_deliveries({ actor, input: { limit, ...filter } }) {
    const deliveries = await listDeliveries(actor, filter, { limit, offset: 0 });
    return { deliveries, count: deliveries.length };
  },
  get_attachment: ({ actor, input }) => showAttachment(actor, input.id, input.index),
  get_usage: ({ actor }) => getUsage(actor),
  async get_code({ actor, input: { timeout, ...filter }, signal }) {
    const wanted = { ...filter, has: "verification" } as const;
    const result = await waitForMessage(actor, wanted, { timeoutSeconds: timeout, signal });
    if (result.timed_out) return { ...noCode, timed_out: true, hint: result.hint };
    const { extracted, from, subject, received_at }: Message = JSON.parse(result.json);
    const [link] = extracted.verification_links;
    return {
      code: extracted.otp_codes[0] ?? null,
      link: link ? visibleLink(link) : null,
      from: visibleText(from.address),
      subject: visibleText(subject).slice(0, subjectCharacters).toWellFormed(),
      received_at,
      source: "verification",
    };
  },
};

/** Of a subject, which may be as long as a mail. */
const subjectCharacters = 200;
const noCode = {
  code: null,
  link: null,
  from: null,
  subject: null,
  received_at: null,
  source: "verification",
} as const;

interface Shown {
  include_html: boolean;
  max_characters?: number;
  from_character?: number;
}

function parse(json: string, { include_html }: Shown): Message {
  const message: Message = JSON.parse(json);
  return include_html ? message : { ...message, html: null };
}

function showOne(json: string, input: Shown): { message: Message; hint?: string } {
  const { messages, hint } = cutBodies([parse(json, input)], input);
  const [message] = messages as [Message];
  return { message, ...(hint && { hint }) };
}
