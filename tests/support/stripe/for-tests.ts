import type Stripe from "stripe";
import { afterAll, afterEach, beforeEach } from "vitest";
import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../account";
import { service } from "../service";
import { standIn } from "./settings";
import type { RunningFake } from "./start";
import { deliver } from "./webhook";

/** For all tests of a file: what they need to let accounts pay, and to hand on the events of it. */
export function withFakeStripe(fake: RunningFake) {
  const { stripe, faults } = fake;
  let delivered = 0;
  beforeEach(() => {
    delivered = stripe.events.length;
    fake.requests.length = 0;
  });
  afterEach(() => faults.clear());
  afterAll(() => fake.stop());

  const send = (event: Stripe.Event): Promise<number> => deliver(event, `${service.baseUrl}/v1/stripe/webhook`);

  /** Hands on, in order, what has happened since the last time; the statuses of the answers. */
  async function deliverAll(): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of stripe.events.slice(delivered)) statuses.push(await send(event));
    delivered = stripe.events.length;
    return statuses;
  }

  /** Hands on the newest event alone. */
  function deliverNewest(): Promise<number> {
    const event = stripe.events.at(-1);
    if (!event) throw new Error("nothing has happened");
    return send(event);
  }

  /** A free account that has opened the payment page, with its customer at Stripe. */
  async function newCustomer(): Promise<{ account: TestAccount; customer: string }> {
    const account = await newAccount("free");
    await checkout(account, { plan: "dev", email: "payer@example.com" });
    return { account, customer: await customerOf(account) };
  }

  /** An account that pays for the plan. */
  async function newSubscriber(plan: "dev" | "pro" = "dev") {
    const { account, customer } = await newCustomer();
    const subscription = stripe.subscribe(customer, standIn.prices[plan]);
    await deliverAll();
    return { account, customer, subscription };
  }

  return { send, deliverAll, deliverNewest, newCustomer, newSubscriber };
}

/** Opens a payment page and returns its id at Stripe. */
export async function checkout(account: TestAccount, order: { plan: string; email?: string }): Promise<string> {
  const { status, body } = await account.post<{ url: string }>("/v1/billing/checkout", order);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.url.split("/").at(-1) ?? "";
}

export async function customerOf({ accountId }: TestAccount): Promise<string> {
  const [row] = await sql()`select stripe_customer_id as id from accounts where id = ${accountId}`;
  return row?.id;
}

export async function planOf(account: TestAccount): Promise<Plan> {
  return (await account.get<{ plan: Plan }>("/v1/usage")).body.plan;
}
