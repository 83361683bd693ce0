import { maxMessageBytes } from "@/lib/contract/plans";
import type { Usage } from "@/lib/contract/schemas";

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
