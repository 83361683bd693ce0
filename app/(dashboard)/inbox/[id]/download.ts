import type { Actor } from "@/lib/actor";
import { isApiError } from "@/lib/contract/errors";
import { attachmentResponse } from "@/lib/http/respond";
import { isMessageId } from "@/lib/ids";
import { currentSession } from "@/lib/sessions";

type File = Parameters<typeof attachmentResponse>[0];

/** A file of a message as a download for whoever is signed in; 404 when `find` says that there is none. */
export async function download(id: string, find: (actor: Actor) => Promise<File | null>): Promise<Response> {
  const session = await currentSession();
  if (!session) return new Response("You are signed out. Sign in again, then repeat the download.\n", { status: 401 });
  const file = isMessageId(id) ? await find(session).catch(nullIfNotFound) : null;
  return file ? attachmentResponse(file) : new Response("There is no such file.\n", { status: 404 });
}

function nullIfNotFound(error: unknown): null {
  if (isApiError(error) && error.code === "not_found") return null;
  throw error;
}
