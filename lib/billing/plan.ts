import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { lockAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import { type Plan, planNames, plans } from "@/lib/contract/plans";
import { db, sql as rawSql, type Transaction } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env, type StripeSettings } from "@/lib/env";
import { billingUnavailable } from "./stripe";

const chunkSize = 1_000;

/**
 * Sets the account's plan, then keeps its stored mail as long as that plan promises. What was promised already is never
 * shortened. Repeating the call completes one that was interrupted. Throws `not_found`.
 */
export async function changePlan(actor: Actor, plan: Plan): Promise<void> {
  await db().transaction(async (tx) => {
    const { plan: former } = await lockAccount(tx, actor);
    await tx.update(accounts).set({ plan }).where(eq(accounts.id, actor.accountId));
    if (former !== plan) await recordEvent(tx, actor, "plan_changed", { from: former, to: plan });
  });
  await extendRetention(actor, plan);
}

/**
 * Keeps the account's stored mail as long as the plan promises. Mail that is kept longer already stays so, and what has
 * expired stays gone. Call it after the commit that set the plan: intake then stores with the new retention already.
 */
export async function extendRetention({ accountId }: Actor, plan: Plan): Promise<void> {
  const days = plans[plan].retention_days;
  for (;;) {
    // In hours: a day of a session's time zone may have 23 of them.
    const { count } = await rawSql()`
      with chunk as (
        select id, received_at + make_interval(hours => ${days * 24}) as promised from messages
        where account_id = ${accountId} and expire_at > (select restante_clock())
          and expire_at < received_at + make_interval(hours => ${days * 24})
        order by id limit ${chunkSize} for no key update
      )
      update messages m set expire_at = promised from chunk where m.account_id = ${accountId} and m.id = chunk.id`;
    if (count < chunkSize) return;
  }
}

/**
 * Gives the account what these subscriptions amount to. Without any, what one gave before ends; a plan set by hand stays.
 * Returns the plan; null where the account is gone.
 */
export async function storeStanding(
  tx: Transaction,
  actor: Actor,
  subscriptions: Stripe.Subscription[],
): Promise<Plan | null> {
  if (!env.stripe) throw billingUnavailable();
  const { plan: bought, status, endsAt, renewsAt } = judgeSubscriptions(subscriptions, env.stripe.prices);
  const kept = sql`case when ${accounts.subscriptionStatus} is null then ${accounts.plan} else ${bought} end`;
  const plan = status === null ? kept : bought;
  const its = eq(accounts.id, actor.accountId);
  const [former] = await tx.select({ plan: accounts.plan }).from(accounts).where(its);
  const [stored] = await tx
    .update(accounts)
    .set({ plan, subscriptionStatus: status, subscriptionEndsAt: endsAt, subscriptionRenewsAt: renewsAt })
    .where(its)
    .returning({ plan: accounts.plan });
  if (!former || !stored) return null;
  const event = { from: former.plan, to: stored.plan };
  if (event.from !== event.to)
    await recordEvent(tx, { accountId: actor.accountId, by: null, role: "stripe" }, "plan_changed", event);
  return stored.plan;
}

interface Standing {
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
