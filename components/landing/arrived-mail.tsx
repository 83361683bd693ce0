import { ArrowRight } from "lucide-react";
import type { Message } from "@/lib/contract/schemas";
import { ButtonLink } from "../button";
import { CopyButton } from "../copy-button";

/** The first mail of a new inbox: its code, large, and what else was found. */
export function ArrivedMail({ message }: { message: Message }) {
  const [code] = message.extracted.otp_codes;
  const [link] = message.extracted.verification_links;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="truncate font-medium" dir="auto">
          {message.subject || "(no subject)"}
        </p>
        <p className="truncate text-sm text-soft">from {message.from.name || message.from.address}</p>
      </div>
      {code && (
        <p className="flex items-center justify-between gap-3 rounded-xl bg-accent-wash px-4 py-2">
          <span className="font-mono text-2xl font-semibold tracking-widest text-accent">{code}</span>
          <CopyButton value={code} label="Copy the code">
            Copy
          </CopyButton>
        </p>
      )}
      {link && (
        <p className="truncate font-mono text-[0.8125rem] text-soft" title={link}>
          {link}
        </p>
      )}
      <ButtonLink href={`/inbox/${message.id}`} variant="primary" className="w-fit">
        Open the inbox <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}
