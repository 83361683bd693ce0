import { errorResponse, json } from "@/lib/http/respond";
import { listArrivals, listInbox } from "@/lib/messages";
import { currentSession, requireAccount } from "@/lib/sessions";
import { readQuery } from "../read-query";

/** A page of the list; with `after`, what has arrived since that stamp. */
export async function GET(request: Request): Promise<Response> {
  try {
    const search = new URL(request.url).searchParams;
    const actor = await requireAccount(await currentSession(), search.get("account"));
    const { filter, before, after } = readQuery(search);
    const found =
      after === undefined ? await listInbox(actor, filter, { before }) : await listArrivals(actor, filter, after);
    return json(found);
  } catch (error) {
    return errorResponse(error);
  }
}
