import clsx from "clsx";
import Link from "next/link";
import { maxMessageBytes } from "@/lib/contract/plans";
import type { Usage } from "@/lib/contract/schemas";
import type { MonthlyUsage } from "@/lib/usage";
import { Notice } from "../notice";

/** From 80 % of the month's mail on: what is about to happen, and what to do about it. */
export function UsageWarning({ usage }: { usage: Usage }) {
  const percent = percentOf(usage);
  if (percent < 80) return null;
  const { date } = monthEnd(usage.month);
  const upgrade = usage.plan !== "pro" && (
    <>
      {" "}
      <Link href="/billing" className="font-medium text-ink underline underline-offset-4">
        Upgrade
      </Link>{" "}
      to receive more at once.
    </>
  );
  if (percent < 100) {
    return (
      <Notice tone="warn" title={`${percent} % of this month's mail is used.`}>
        At 100 %, new mail is refused until {date}. Stored mail stays.{upgrade}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title="This month's mail is used up.">
      New mail is refused with “552 Monthly email limit reached” until {date}, 00:00 UTC. Stored mail stays.{upgrade}
    </Notice>
  );
}

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
function percentOf({ emails_received, limits }: Usage): number {
  return Math.floor((emails_received / limits.emails_per_month) * 100);
}

const barPixels = 120;

/** A bar for each month; a table to those who cannot see it. */
export function UsageHistory({ history }: { history: MonthlyUsage[] }) {
  const most = Math.max(1, ...history.map(({ emailsReceived }) => emailsReceived));
  return (
    <div className="px-5 pt-6 pb-4">
      <div aria-hidden="true" className="grid grid-cols-12 items-end gap-1 sm:gap-3">
        {history.map(({ month, emailsReceived }, index) => (
          <div
            key={month}
            title={`${monthName(month)}: ${emailsReceived.toLocaleString("en")}`}
            className="grid min-w-0 justify-items-center gap-1.5 text-xs text-faint"
          >
            <span className={clsx("tabular-nums max-sm:hidden", emailsReceived > 0 && "text-soft")}>
              {compact.format(emailsReceived)}
            </span>
            <div
              className={clsx(
                "w-full max-w-9 rounded-t-[3px]",
                emailsReceived === 0 ? "bg-selected" : index === history.length - 1 ? "bg-accent" : "bg-line-strong",
              )}
              style={{ height: Math.max(2, Math.round((emailsReceived / most) * barPixels)) }}
            />
            <span className={clsx(index % 2 === 0 && "max-sm:invisible")}>{monthName(month, "short")}</span>
          </div>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>Mails received by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Mails received</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ month, emailsReceived }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{emailsReceived}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** What the account's plan allows, with what is used of it. */
export function PlanLimits({ limits, namespaces }: { limits: Usage["limits"]; namespaces: number }) {
  const rows = [
    ["Mails a month", limits.emails_per_month.toLocaleString("en")],
    ["Namespaces", `${namespaces} of ${limits.namespaces}`],
    ["Mail is kept for", limits.retention_days === 1 ? "1 day" : `${limits.retention_days} days`],
    ["Largest message", `${maxMessageBytes / 2 ** 20} MB`],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 p-5 sm:grid-cols-4">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-[0.8125rem] text-faint">{name}</dt>
          <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "October 2026" of `2026-10`; `short`: "Oct". */
function monthName(month: string, style: "long" | "short" = "long"): string {
  const year = style === "long" ? ({ year: "numeric" } as const) : {};
  return new Intl.DateTimeFormat("en", { month: style, ...year, timeZone: "UTC" }).format(new Date(`${month}-01`));
}

/** When the month `YYYY-MM` is over: the first of the next, as "1 November". */
function monthEnd(month: string): { date: string; at: Date } {
  const [year, number] = month.split("-").map(Number);
  const at = new Date(Date.UTC(year ?? 0, number ?? 0, 1));
  return { at, date: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(at) };
}
