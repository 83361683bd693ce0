import { Download } from "lucide-react";
import { getSource } from "@/lib/messages/get-source";
import { buttonClass } from "../button";
import { Cut } from "./cut";

const shownBytes = 200 * 1024;

/** The mail as it came in over SMTP. */
export async function SourceTab({ accountId, id }: { accountId: string; id: string }) {
  const { source, sizeBytes } = await getSource(accountId, id, { bytes: shownBytes });
  const href = `/inbox/${id}/source`;
  return (
    <div className="px-5 py-4">
      <a href={href} download className={buttonClass({ size: "sm" })}>
        <Download aria-hidden="true" />
        Download .eml
      </a>
      <pre className="mt-4 font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere">{readable(source)}</pre>
      {source.byteLength < sizeBytes && (
        <Cut shown={source.byteLength} whole={sizeBytes} unit="bytes" href={href} download>
          Download all
        </Cut>
      )}
    </div>
  );
}

/** What is no text in the source, or would turn its lines around, shown as a sign that stands for it. */
function readable(source: Uint8Array): string {
  const text = new TextDecoder().decode(source).replaceAll("\r\n", "\n");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.replace(/[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, "\ufffd");
}
