import { ApiError } from "@/lib/contract/errors";
import { errorResponse, json } from "@/lib/http/respond";
import { listArrivals } from "@/lib/messages/list-arrivals";
import { listInbox } from "@/lib/messages/list-inbox";
import { currentSession } from "@/lib/sessions/current-session";
import { readQuery } from "../read-query";

/** A page of the list; with `after`, what has arrived since that stamp. */
export async function GET(request: Request): Promise<Response> {
  try {
    const session = await currentSession();
    if (!session) throw new ApiError("unauthorized", "You are signed out.", "Sign in again.");
    const { filter, before, after } = readQuery(new URL(request.url).searchParams);
    const found =
      after === undefined
        ? await listInbox(session.accountId, filter, { before })
        : await listArrivals(session.accountId, filter, after);
    return json(found);
  } catch (error) {
    return errorResponse(error);
  }
}
