import type { Message } from "@/lib/contract/schemas";
import { getSource } from "@/lib/messages/get-source";
import { renderMail } from "./render-mail";
import type { SanitizedMail } from "./sanitize-mail";

/** A message's HTML as a frame may show it, with the pictures that it brings along; null for one too heavy to be made safe. */
export async function renderMessage(
  accountId: string,
  { id, html }: Message,
  { remoteImages }: { remoteImages: boolean },
): Promise<SanitizedMail | null> {
  if (html === null) return null;
  const source = /cid:/i.test(html) ? (await getSource(accountId, id)).source : null;
  return renderMail(accountId, { html, source, remoteImages });
}

/** How many pictures of other servers the message would load. */
export async function countRemoteImages(accountId: string, { html }: Message): Promise<number> {
  const mail = html === null ? null : await renderMail(accountId, { html, source: null, remoteImages: false });
  return mail?.blockedImages ?? 0;
}
