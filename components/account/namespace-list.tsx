import Link from "next/link";
import type { Namespace } from "@/lib/contract/schemas";
import { CopyButton } from "../copy-button";
import { Day } from "./day";

/** The account's namespaces with their domains; `messages` are the counts by slug. */
export function NamespaceList({ namespaces, messages }: { namespaces: Namespace[]; messages: Map<string, number> }) {
  return (
    <ul className="divide-y">
      {namespaces.map(({ slug, domain, created_at }) => (
        <li key={slug} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
          <div className="flex min-w-0 items-center gap-1">
            <span className="min-w-0 font-mono text-[0.8125rem] wrap-anywhere">
              <span className="text-faint">*@</span>
              {domain}
            </span>
            <CopyButton value={domain} label={`Copy ${domain}`} />
          </div>
          <p className="flex gap-4 text-[0.8125rem] text-soft tabular-nums">
            <Link href={`/inbox?namespace=${slug}`} className="underline-offset-4 hover:text-ink hover:underline">
              {countOf(messages.get(slug) ?? 0)}
            </Link>
            <span>
              Created <Day at={created_at} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function countOf(messages: number): string {
  return `${messages.toLocaleString("en")} ${messages === 1 ? "message" : "messages"}`;
}
