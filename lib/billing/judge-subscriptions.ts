import type Stripe from "stripe";
import { type Plan, planNames } from "@/lib/contract/plans";
import type { StripeSettings } from "@/lib/env";

export interface Standing {
  plan: Plan;
  /** Of the subscription that decides the plan, else of one that could again; null without any. */
  status: string | null;
  /** When that subscription will end. */
  endsAt: Date | null;
  /** When it will be paid for again. */
  renewsAt: Date | null;
}

const keepsPlan = new Set(["active", "trialing", "past_due"]);

/** What a customer's subscriptions amount to. The best counts; an unknown price gives nothing. */
export function judgeSubscriptions(subscriptions: Stripe.Subscription[], prices: StripeSettings["prices"]): Standing {
  const ranked = subscriptions
    .filter(isLive)
    .map((subscription) => ({ subscription, plan: planOf(subscription, prices), ...datesOf(subscription) }))
    .sort((one, other) => rank(other.plan) - rank(one.plan) || lasts(other.endsAt) - lasts(one.endsAt));
  const [best] = ranked;
  if (!best) return { plan: "free", status: null, endsAt: null, renewsAt: null };
  const { subscription, plan, endsAt, renewsAt } = best;
  return { plan, status: subscription.status, endsAt, renewsAt };
}

/** Whether it has begun and has not ended: it is, or could again be, charged for. */
export function isLive(subscription: Stripe.Subscription): boolean {
  return !isOver(subscription) && subscription.status !== "incomplete";
}

export function isOver({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

function planOf({ status, items }: Stripe.Subscription, prices: StripeSettings["prices"]): Plan {
  if (!keepsPlan.has(status)) return "free";
  const bought = new Set(items.data.map(({ price }) => price.id));
  return (["pro", "dev"] as const).find((plan) => prices[plan].some((id) => bought.has(id))) ?? "free";
}

/** The portal cancels by either field, depending on the subscription's billing mode. */
function datesOf({ status, items, cancel_at, cancel_at_period_end }: Stripe.Subscription) {
  const periodEnd = items.data.length > 0 ? Math.min(...items.data.map((item) => item.current_period_end)) : null;
  const end = cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  const renewal = end === null && keepsPlan.has(status) ? periodEnd : null;
  return { endsAt: moment(end), renewsAt: moment(renewal) };
}

const rank = (plan: Plan) => planNames.indexOf(plan);
const lasts = (end: Date | null) => end?.getTime() ?? Number.MAX_SAFE_INTEGER;
const moment = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
