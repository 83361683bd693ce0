import { MailCheck, MailQuestionMark } from "lucide-react";
import Link from "next/link";
import type { Delivery } from "@/lib/contract/schemas";
import { Badge } from "../badge";
import { ButtonLink } from "../button";
import { EmptyState } from "../empty-state";
import { Moment } from "../moment";
import { Pager } from "../pager";
import { deliveriesPath } from "./delivery-filter";

interface DeliveryListProps {
  /** A page of them, newest first. */
  deliveries: Delivery[];
  filter: { tag_prefix?: string; outcome?: string };
  page: number;
  hasMore: boolean;
}

/** What became of each mail, and the ways to older and newer ones. */
export function DeliveryList({ deliveries, filter, page, hasMore }: DeliveryListProps) {
  if (deliveries.length === 0) return <NoDeliveries isFiltered={Boolean(filter.tag_prefix || filter.outcome)} />;
  return (
    <>
      <ol aria-label="Deliveries, newest first" className="divide-y">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} {...delivery} />
        ))}
      </ol>
      <Pager page={page} hasMore={hasMore} pathOf={(wanted) => deliveriesPath({ ...filter, page: wanted })} />
    </>
  );
}

const tones = { accepted: "good", refused: "bad", dropped: "warn" } as const;

/** One mail: the reply, to whom, from whom, when, and why. */
export function DeliveryRow({ outcome, reply, address, from, at, text, message_id }: Delivery) {
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)] items-baseline gap-x-3 px-5 py-2.5 sm:grid-cols-[4.75rem_minmax(0,1fr)_auto]">
      <span>
        <Badge tone={tones[outcome]}>
          <span className="sr-only">{outcome}, </span>
          {outcome === "dropped" ? "dropped" : reply}
        </Badge>
      </span>
      <div className="min-w-0">
        <p className="truncate font-mono text-[0.8125rem]" title={address}>
          {message_id ? (
            <Link href={`/inbox/${message_id}`} className="underline-offset-4 hover:underline">
              {address}
            </Link>
          ) : (
            address
          )}
        </p>
        <p className="text-[0.8125rem] break-words text-soft">
          {outcome === "refused" && `${text}, `}
          {outcome === "dropped" && "Answered with 250 and not stored, "}
          <span className="text-faint">from {from || "nobody (a bounce)"}</span>
        </p>
      </div>
      <p className="col-start-2 text-[0.8125rem] text-faint sm:col-start-3">
        <Moment at={at} toSeconds />
      </p>
    </li>
  );
}

function NoDeliveries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState icon={isFiltered ? MailQuestionMark : MailCheck} title={isFiltered ? "None fits" : "No mail yet"}>
      {isFiltered ? (
        <>
          <p>No mail of these has reached the mail server, or it is older than your plan keeps.</p>
          <ButtonLink size="sm" className="mt-4" href="/deliveries">
            Clear filters
          </ButtonLink>
        </>
      ) : (
        <p>Nothing has come to the mail server for your addresses. Check the host and port that your app sends to.</p>
      )}
    </EmptyState>
  );
}
