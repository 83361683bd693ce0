import type { Billing } from "@/lib/billing";
import { Notice } from "../notice";
import { Day } from "./day";

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
