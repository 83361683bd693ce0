import { randomBytes } from "node:crypto";
import type { Message } from "@/lib/contract/schemas";
import { visibleLink, visibleSource, visibleText } from "./visible-text";

/**
 * A result as the text that a model reads: its JSON, but what a reader of the mail does not see is left out, and bodies
 * stand between marks that no mail can forge. Programs read `structuredContent`, which is exact.
 */
export function resultText(result: object): string {
  const nonce = newNonce();
  const { message, messages }: Readable = result;
  const shown = {
    ...result,
    ...(message && { message: readable(message, nonce) }),
    ...(messages && { messages: messages.map((one) => readable(one, nonce)) }),
  };
  return visibleText(JSON.stringify(shown));
}

interface Readable {
  message?: Message | null;
  messages?: Message[];
}

function readable(message: Message, nonce: string): Message {
  const { text, html, extracted } = message;
  return {
    ...message,
    text: between(text, nonce),
    html: html && between(visibleSource(html), nonce),
    extracted: {
      ...extracted,
      links: extracted.links.map(visibleLink),
      verification_links: extracted.verification_links.map(visibleLink),
    },
  };
}

/** What a reader sees of a stranger's text, between marks of which the stranger could not know. */
export function markedText(text: string): string {
  return between(visibleText(text), newNonce());
}

const newNonce = () => randomBytes(6).toString("hex");
const between = (text: string, nonce: string) => text && `<mail-${nonce}>\n${text}\n</mail-${nonce}>`;
