import type { NextRequest } from "next/server";
import { isApiError } from "@/lib/contract/errors";
import { PendingAnswer } from "@/lib/http/pending-answer";
import { headersOf } from "@/lib/http/respond";
import { isMessageId } from "@/lib/ids";
import { errorFields, log } from "@/lib/log";
import { frameNotice, frameResponse, renderMail } from "@/lib/mail/view";
import { findMessage, getInlineParts } from "@/lib/messages";
import { currentSession } from "@/lib/sessions";

interface Context {
  params: Promise<{ id: string }>;
}

/** The HTML of a message, made safe, for the frame in its page: `?images=1` loads remote pictures, `?theme=dark` is dark. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const pending = new PendingAnswer(request);
  try {
    return await pending.send(await show((await params).id, request.nextUrl.searchParams, pending));
  } catch (error) {
    if (isApiError(error)) return frameNotice(error.message, 429, headersOf(error));
    log.error("frame_failed", errorFields(error));
    return frameNotice("The server could not read this message. Try again in a moment.", 500);
  } finally {
    pending.end();
  }
}

async function show(id: string, query: URLSearchParams, pending: PendingAnswer): Promise<Response> {
  const session = await currentSession();
  if (!session) return frameNotice("You are signed out. Sign in again to read this message.", 401);
  const message = isMessageId(id) ? await findMessage(session, id) : null;
  if (!message) return frameNotice("There is no such message.", 404);
  const { html } = message;
  if (html === null) return frameNotice("This message has no HTML. Its text is in the tab beside.", 404);
  const remoteImages = query.get("images") === "1";
  const theme = query.get("theme") === "dark" ? "dark" : "light";
  const readParts = () => getInlineParts(session, id);
  const mail = await renderMail(session.accountId, { html, remoteImages, readParts });
  if (mail) {
    pending.hold(session, Buffer.byteLength(mail.html));
    return frameResponse(mail, { theme, remoteImages });
  }
  return frameNotice("This HTML is too heavy to be shown safely. Read the Text or the Source tab instead.", 200);
}
