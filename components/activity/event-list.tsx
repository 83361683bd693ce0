import { History } from "lucide-react";
import type { AuditEvent } from "@/lib/audit";
import { EmptyState } from "../empty-state";
import { Moment } from "../moment";
import { Pager } from "../pager";
import { EventWords, Name } from "./event-words";

interface EventListProps {
  /** A page of them, newest first. */
  events: AuditEvent[];
  /** The prefixes of the account's keys, by id. */
  keys: ReadonlyMap<string, string>;
  page: number;
  hasMore: boolean;
}

/** What was done to an account, and the ways to older and newer events. */
export function EventList({ events, keys, page, hasMore }: EventListProps) {
  if (events.length === 0 && page === 1) return <EmptyState icon={History} title="Nothing is noted yet" />;
  return (
    <>
      <ol aria-label="Events, newest first" className="divide-y">
        {events.map((event) => (
          <EventRow key={event.id} event={event} keys={keys} />
        ))}
      </ol>
      <Pager page={page} hasMore={hasMore} pathOf={(wanted) => `/activity?page=${wanted}`} />
    </>
  );
}

function EventRow({ event, keys }: { event: AuditEvent; keys: ReadonlyMap<string, string> }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-6 px-5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-sm break-words">
          <EventWords {...event} />
        </p>
        <p className="text-[0.8125rem] break-words text-soft empty:hidden">
          <ByWords event={event} keys={keys} />
          {event.client && <span className="text-faint">from {event.client}</span>}
        </p>
      </div>
      <p className="text-[0.8125rem] text-faint">
        <Moment at={event.at} toSeconds />
      </p>
    </li>
  );
}

/** Who it was, where the event itself does not say so. */
function ByWords({ event: { by, detail }, keys }: { event: AuditEvent; keys: ReadonlyMap<string, string> }) {
  if (by === null || (by === "link" && detail.way === "link")) return null;
  const known = others[by];
  if (known) return `${known} `;
  const prefix = keys.get(by);
  if (prefix !== undefined && prefix === detail.key) return null;
  return (
    <>
      by the key <Name>{prefix ? `${prefix}…` : by}</Name>{" "}
    </>
  );
}

const others: Record<string, string> = {
  operator: "by the operator of this service",
  stripe: "by Stripe",
  link: "by who signed in by a mailed link",
};
