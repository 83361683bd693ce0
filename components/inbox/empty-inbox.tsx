import { Inbox } from "lucide-react";
import Link from "next/link";
import type { Delivery } from "@/lib/contract/schemas";
import { CodeBlock } from "../code-block";
import { CopyButton } from "../copy-button";
import { DeliveryRow } from "../deliveries/delivery-list";
import { EmptyState } from "../empty-state";

interface EmptyInboxProps {
  address: string;
  /** A line for a terminal that sends one. */
  command: string | null;
  /** What came to the mail server all the same, newest first. */
  refused: Delivery[];
}

/** Shown until the first mail: where to send it, how to try that from here, and what was refused meanwhile. */
export function EmptyInbox({ address, command, refused }: EmptyInboxProps) {
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
          <CodeBlock title="Send one, in the folder where Restante was started" code={command} />
        </div>
      )}
      {refused.length > 0 && (
        <section className="mx-4 mt-6 rounded-xl border bg-raised shadow-card">
          <h2 className="border-b px-5 py-3 text-sm font-semibold">Mail that was not stored</h2>
          <ol className="divide-y">
            {refused.map((delivery) => (
              <DeliveryRow key={delivery.id} {...delivery} />
            ))}
          </ol>
          <p className="border-t px-5 py-3 text-[0.8125rem]">
            <Link href="/deliveries" className="text-soft underline underline-offset-4 hover:text-ink">
              All deliveries
            </Link>
          </p>
        </section>
      )}
      <p className="mt-6 flex items-center justify-center gap-2 text-[0.8125rem] text-faint">
        <span className="size-1.5 animate-pulse rounded-full bg-good" />
        Waiting for mail
      </p>
    </div>
  );
}
