import { Inbox } from "lucide-react";
import { CodeBlock } from "../code-block";
import { CopyButton } from "../copy-button";
import { EmptyState } from "../empty-state";

/** Shown until the first mail: where to send it, and how to try that from here. */
export function EmptyInbox({ address, command }: { address: string; command: string | null }) {
  return (
    <div className="mx-auto max-w-2xl pb-10">
      <EmptyState icon={Inbox} title="Nothing has arrived yet">
        <p>Mail to this address appears here the moment it arrives. Any name before the @ works.</p>
        <p className="mt-5 flex items-center gap-1 rounded-lg border bg-raised py-1 pr-1 pl-3.5 shadow-card">
          <span className="min-w-0 flex-1 truncate text-left font-mono text-[0.8125rem] text-ink">{address}</span>
          <CopyButton value={address} label="Copy the address" />
        </p>
      </EmptyState>
      {command && (
        <div className="-mt-8 px-4">
          <CodeBlock title="Send one from a terminal in the repository" code={command} />
        </div>
      )}
      <p className="mt-6 flex items-center justify-center gap-2 text-[0.8125rem] text-faint">
        <span className="size-1.5 animate-pulse rounded-full bg-good" />
        Waiting for mail
      </p>
    </div>
  );
}
