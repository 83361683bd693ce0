import { randomBytes } from "node:crypto";
import type { Message } from "@/lib/contract/schemas";
import { visibleLink, visibleSource, visibleText } from "./visible-text";

/**
 * A result as the text that a model reads: its JSON, but what a reader of the mail does not see is left out, and bodies
 * stand between marks that no mail can forge. Programs read `structuredContent`, which is exact.
 */
export function resultText(result: object): string {
  const nonce = newNonce();
  const json = JSON.stringify(result, (key, value) => {
    if (isMessage(value)) {
      const html = value.html && between(visibleSource(value.html), nonce);
      return { ...value, text: between(value.text, nonce), html };
    }
    if (key === "links" || key === "verification_links") return value.map(visibleLink);
    return value;
  });
  return visibleText(json);
}

/** What a reader sees of a stranger's text, between marks of which the stranger could not know. */
export function markedText(text: string): string {
  return between(visibleText(text), newNonce());
}

const newNonce = () => randomBytes(6).toString("hex");
const between = (text: string, nonce: string) => text && `<mail-${nonce}>\n${text}\n</mail-${nonce}>`;

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "extracted" in value && "html" in value;
}
