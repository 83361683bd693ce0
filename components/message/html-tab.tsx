import type { Message } from "@/lib/contract/schemas";
import { countRemoteImages } from "@/lib/mail-view/render-message";
import { MailFrame } from "./mail-frame";

/** The message as its sender laid it out. How many pictures it would load is told once it is known. */
export function HtmlTab({ accountId, message }: { accountId: string; message: Message }) {
  return <MailFrame key={message.id} id={message.id} remoteImages={countRemoteImages(accountId, message)} />;
}
