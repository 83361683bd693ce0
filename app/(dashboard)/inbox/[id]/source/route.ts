import { openSource } from "@/lib/messages";
import { download } from "../download";

/** The mail as it came in, as an `.eml` file. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  return download(id, async (actor) => {
    const { content, sizeBytes } = await openSource(actor, id);
    return { index: 0, filename: `${id}.eml`, content_type: "message/rfc822", size: sizeBytes, content };
  });
}
