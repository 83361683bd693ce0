import { setTimeout as delay } from "node:timers/promises";
import type Stripe from "stripe";
import type { FakeStripe } from "./fake-stripe";
import { deliver } from "./webhook";

const pauseMilliseconds = 2_000;

/** Hands every event on to a webhook endpoint from now on, one after the other, each until it is taken. */
export function handOn(stripe: FakeStripe, url: string, say: (line: string) => void = () => {}): void {
  let before = Promise.resolve();
  stripe.onEvent = (event) => {
    before = before.then(() => untilTaken(event, url, say));
  };
}

async function untilTaken(event: Stripe.Event, url: string, say: (line: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await deliver(event, url).catch(() => null);
    if (status === 200) return say(`${event.type}: taken`);
    if (attempt === 1) say(`${event.type}: ${status ?? "nobody listens"}, trying again until it is taken`);
    await delay(pauseMilliseconds);
  }
}
