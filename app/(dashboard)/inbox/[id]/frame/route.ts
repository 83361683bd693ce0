import type { NextRequest } from "next/server";
import { isMessageId } from "@/lib/ids";
import { frameNotice, frameResponse } from "@/lib/mail-view/frame-response";
import { renderMessage } from "@/lib/mail-view/render-message";
import { findMessage } from "@/lib/messages/get-message";
import { currentSession } from "@/lib/sessions/current-session";

/** The HTML of a message, made safe, for the frame in its page: `?images=1` loads remote pictures, `?theme=dark` is dark. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const session = await currentSession();
  if (!session) return frameNotice("You are signed out. Sign in again to read this message.", 401);
  const { id } = await params;
  const message = isMessageId(id) ? await findMessage(session.accountId, id) : null;
  if (!message) return frameNotice("There is no such message.", 404);
  if (message.html === null) return frameNotice("This message has no HTML. Its text is in the tab beside.", 404);
  const query = request.nextUrl.searchParams;
  const remoteImages = query.get("images") === "1";
  const theme = query.get("theme") === "dark" ? "dark" : "light";
  const mail = await renderMessage(session.accountId, message, { remoteImages });
  if (mail) return frameResponse(mail, { theme, remoteImages });
  return frameNotice("This HTML is too heavy to be shown safely. Read the Text or the Source tab instead.", 200);
}
