import Link from "next/link";
import type { Usage } from "@/lib/contract/schemas";
import { Notice } from "../notice";
import { monthEnd } from "./months";
import { percentOf } from "./usage-meter";

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
