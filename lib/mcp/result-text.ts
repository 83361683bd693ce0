import { randomBytes } from "node:crypto";
import type { Message } from "@/lib/contract/schemas";
import { visibleLink, visibleSource, visibleText } from "./visible-text";

/**
 * A result as the text that a model reads: its JSON, but what a reader of the mail does not see is left out, and bodies
 * stand between marks that no mail can forge. Programs read `structuredContent`, which is exact.
 */
export function resultText(result: object): string {
  const nonce = randomBytes(6).toString("hex");
  const marked = (body: string) => (body === "" ? "" : `<mail-${nonce}>\n${body}\n</mail-${nonce}>`);
  return visibleText(
    JSON.stringify(result, (key, value) => {
      if (isMessage(value)) {
        return { ...value, text: marked(value.text), html: value.html && marked(visibleSource(value.html)) };
      }
      if (key === "link" && typeof value === "string") return visibleLink(value);
      if (key === "links" || key === "verification_links") return value.map(visibleLink);
      return value;
    }),
  );
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "extracted" in value && "html" in value;
}
