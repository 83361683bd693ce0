import { errorResponse, json } from "@/lib/http/respond";
import { listArrivals } from "@/lib/messages/list-arrivals";
import { listInbox } from "@/lib/messages/list-inbox";
import { currentSession, requireAccount } from "@/lib/sessions";
import { readQuery } from "../read-query";

/** A page of the list; with `after`, what has arrived since that stamp. */
export async function GET(request: Request): Promise<Response> {
  try {
    const search = new URL(request.url).searchParams;
    const { accountId } = requireAccount(await currentSession(), search.get("account"));
    const { filter, before, after } = readQuery(search);
    const found =
      after === undefined
        ? await listInbox(accountId, filter, { before })
        : await listArrivals(accountId, filter, after);
    return json(found);
  } catch (error) {
    return errorResponse(error);
  }
}
