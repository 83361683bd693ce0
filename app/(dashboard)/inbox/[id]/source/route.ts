import { getSource, inPieces, pieceBytes } from "@/lib/messages";
import { download } from "../download";

/** The mail as it came in, as an `.eml` file. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  return download(id, async (actor) => {
    const read = (from: number) => getSource(actor, id, { from, bytes: pieceBytes });
    const { source, sizeBytes } = await read(0);
    const content = inPieces(source, sizeBytes, async (from) => (await read(from)).source);
    return { index: 0, filename: `${id}.eml`, content_type: "message/rfc822", size: sizeBytes, content };
  });
}
