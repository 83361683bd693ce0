import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { Message } from "@/lib/contract/schemas";
import { linkText } from "@/lib/mail/view/links";
import { buttonClass } from "../button";

const shownCharacters = 200_000;
/** How much of a source its tab is given. */
export const shownSourceBytes = 200 * 1024;

/** The plain text as it was written, its web addresses made links. */
export function TextTab({ message, all }: { message: Message; all: boolean }) {
  const { id, text } = message;
  const shown = all ? text : text.slice(0, shownCharacters).toWellFormed();
  return (
    <div className="px-5 py-4">
      {text.trim() === "" && <p className="text-sm text-soft">This message has no text.</p>}
      <pre className="font-sans text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
        {linkText(shown).map((part) =>
          typeof part === "string" ? (
            part
          ) : (
            <a
              key={part.at}
              href={part.link.href}
              target="_blank"
              rel="noopener noreferrer"
              title={part.link.href}
              className="text-accent underline decoration-line-strong underline-offset-2"
            >
              {part.text}
              {part.disguised && <span className="text-soft"> [{part.link.host}]</span>}
            </a>
          ),
        )}
      </pre>
      {shown.length < text.length && (
        <Cut shown={shown.length} whole={text.length} unit="characters" href={`/inbox/${id}?tab=text&all=1`}>
          Show all
        </Cut>
      )}
    </div>
  );
}

/** The e-mail headers, as they were sent. */
export function HeadersTab({ headers }: { headers: Record<string, string> }) {
  const lines = Object.entries(headers);
  if (lines.length === 0) return <p className="px-5 py-4 text-sm text-soft">This message has no readable headers.</p>;
  return (
    <dl className="divide-y px-5 py-2 font-mono text-xs leading-relaxed">
      {lines.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere text-soft">{name}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SourceTabProps {
  id: string;
  /** The beginning of the mail as it came in over SMTP. */
  source: Uint8Array;
  /** Of the whole. */
  sizeBytes: number;
}

export function SourceTab({ id, source, sizeBytes }: SourceTabProps) {
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
  return text.replace(/(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}

interface CutProps {
  shown: number;
  whole: number;
  unit: "characters" | "bytes";
  href: string;
  /** Leads to a file, not to a page. */
  download?: boolean;
  children: ReactNode;
}

const number = new Intl.NumberFormat("en");

/** Says that something long is shown in part, and where the rest is. */
function Cut({ shown, whole, unit, href, download, children }: CutProps) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 text-[0.8125rem] text-soft">
      The first {number.format(shown)} of {number.format(whole)} {unit} are shown.
      <a href={href} download={download} className={buttonClass({ size: "sm" })}>
        {children}
      </a>
    </p>
  );
}
