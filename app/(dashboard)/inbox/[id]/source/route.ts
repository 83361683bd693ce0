import { getSource } from "@/lib/messages/get-source";
import { inPieces, pieceBytes } from "@/lib/messages/in-pieces";
import { download } from "../download";

/** The mail as it came in, as an `.eml` file. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  return download(id, async (accountId) => {
    const read = (from: number) => getSource(accountId, id, { from, bytes: pieceBytes });
    const { source, sizeBytes } = await read(0);
    const content = inPieces(source, sizeBytes, async (from) => (await read(from)).source);
    return { index: 0, filename: `${id}.eml`, content_type: "message/rfc822", size: sizeBytes, content };
  });
}
