import clsx from "clsx";
import type { Billing } from "@/lib/billing";
import { type Plan, planNames, plans } from "@/lib/contract/plans";
import { Badge } from "../badge";
import { Notice } from "../notice";
import { SubmitButton } from "../submit-button";
import { Day } from "./day";

interface PlanCardsProps {
  current: Plan;
  /** Of the current plan's limits. */
  used: { mails: number; namespaces: number };
  /** Whether plans can be bought here. */
  forSale: boolean;
  /** Whether there is a subscription, which the portal changes. */
  subscribed: boolean;
  /** Whether it is cancelled already. */
  ending: boolean;
}

/** All plans side by side; the buttons are those of the billing form around it. */
export function PlanCards({ current, used, forSale, subscribed, ending }: PlanCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {planNames.map((plan) => (
        <li
          key={plan}
          className={clsx(
            "flex flex-col rounded-xl border bg-raised p-5 shadow-card",
            plan === current && "border-line-strong ring-1 ring-line-strong",
          )}
        >
          <div className="flex h-6 items-center justify-between gap-2">
            <h3 className="font-semibold capitalize">{plan}</h3>
            {plan === current && <Badge tone={plan === "free" ? "neutral" : "accent"}>Current plan</Badge>}
          </div>
          <Limits plan={plan} used={plan === current ? used : undefined} />
          {forSale && !(plan === "free" && ending) && <Offer plan={plan} current={current} subscribed={subscribed} />}
        </li>
      ))}
    </ul>
  );
}

function Limits({ plan, used }: { plan: Plan; used?: PlanCardsProps["used"] }) {
  const { emails_per_month, namespaces, retention_days } = plans[plan];
  const of = (count: number | undefined, limit: number) =>
    count === undefined ? limit.toLocaleString("en") : `${count.toLocaleString("en")} of ${limit.toLocaleString("en")}`;
  const rows = [
    ["Mails a month", of(used?.mails, emails_per_month)],
    ["Namespaces", of(used?.namespaces, namespaces)],
    ["Mail kept for", retention_days === 1 ? "1 day" : `${retention_days} days`],
  ];
  return (
    <dl className="mt-4 grid gap-2 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3 border-t pt-2">
          <dt className="text-soft">{name}</dt>
          <dd className="text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Offer({ plan, current, subscribed }: { plan: Plan; current: Plan; subscribed: boolean }) {
  const larger = planNames.indexOf(plan) > planNames.indexOf(current);
  if (plan === current || !(larger || subscribed)) return null;
  const label = plan === "free" ? "Cancel the subscription" : `${subscribed ? "Switch" : "Upgrade"} to ${plan}`;
  return (
    <SubmitButton
      name="to"
      value={subscribed ? "portal" : plan}
      variant={plan === "dev" && larger ? "primary" : "secondary"}
      className="mt-5"
    >
      {label}
    </SubmitButton>
  );
}

/** What the owner of a subscription should know about its state; nothing where all is well. */
export function BillingNotice({ status, plan, endsAt }: Billing) {
  if (status === "past_due") {
    return (
      <Notice tone="warn" title="The last payment failed.">
        The {plan} plan goes on while Stripe tries again. Check the card in the billing portal.
      </Notice>
    );
  }
  if (status === "unpaid" || status === "paused" || status === "incomplete") {
    return (
      <Notice tone="bad" title={`The subscription is ${status}.`}>
        Until that is settled in the billing portal, the {plan} plan's limits apply. Stored mail stays.
      </Notice>
    );
  }
  if (endsAt) {
    return (
      <Notice tone="warn" title={<EndTitle plan={plan} at={endsAt} />}>
        The free plan's limits apply from then on. Mail that is stored by then is kept as long as it was promised, and
        namespaces stay. You can take the cancellation back in the billing portal.
      </Notice>
    );
  }
  return null;
}

function EndTitle({ plan, at }: { plan: string; at: Date }) {
  return (
    <>
      The {plan} plan ends on <Day at={at.toISOString()} />.
    </>
  );
}
