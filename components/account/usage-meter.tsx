import clsx from "clsx";
import type { Usage } from "@/lib/contract/schemas";
import { monthEnd, monthName } from "./months";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** How much of the month's mail has come. */
export function UsageMeter({ usage }: { usage: Usage }) {
  const { emails_received: received, limits, month } = usage;
  const cap = limits.emails_per_month;
  const percent = percentOf(usage);
  const { at, date } = monthEnd(month);
  const days = Math.max(1, Math.ceil((at.getTime() - Date.now()) / dayMilliseconds));
  return (
    <div className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-soft">
          <span className="text-2xl font-semibold text-ink tabular-nums">{received.toLocaleString("en")}</span> of{" "}
          {cap.toLocaleString("en")} mails in {monthName(month)}
        </p>
        <p className="text-sm text-soft tabular-nums">{percent} %</p>
      </div>
      <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-selected">
        <div
          className={clsx("h-full rounded-full", percent >= 100 ? "bg-bad" : percent >= 80 ? "bg-warn" : "bg-accent")}
          style={{ width: `${Math.min(percent, 100)}%` }}
        />
      </div>
      <p className="mt-3 text-[0.8125rem] text-faint">
        Counts from zero again on {date}, 00:00 UTC: in {days} {days === 1 ? "day" : "days"}. Deleting mail gives
        nothing back.
      </p>
    </div>
  );
}

/** Whole percent of the cap, rounded down: 100 only once it is reached. */
export function percentOf({ emails_received, limits }: Usage): number {
  return Math.floor((emails_received / limits.emails_per_month) * 100);
}
