import type { Message } from "@/lib/contract/schemas";
import { linkText } from "@/lib/mail-view/link-text";
import { Cut } from "./cut";

const shownCharacters = 200_000;

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
