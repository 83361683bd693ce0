import { getAttachment } from "@/lib/messages";
import { download } from "../../download";

interface Context {
  params: Promise<{ id: string; n: string }>;
}

/** An attachment as a download; pictures are also shown from here. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, n } = await params;
  const index = /^\d{1,9}$/.test(n) ? Number(n) : null;
  return download(id, async (actor) => (index === null ? null : getAttachment(actor, id, index)));
}
