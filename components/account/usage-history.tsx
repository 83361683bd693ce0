import clsx from "clsx";
import type { MonthlyUsage } from "@/lib/usage";
import { monthName } from "./months";

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
