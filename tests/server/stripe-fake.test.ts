import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../support/free-port";
import { standIn } from "../support/stripe/settings";

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

/** Stands for Restante: takes webhooks, and resolves with the first ones. */
async function startReceiver(count: number) {
  const taken: Stripe.Event[] = [];
  let done = (_: Stripe.Event[]) => {};
  const events = new Promise<Stripe.Event[]>((resolve) => {
    done = resolve;
  });
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const signature = request.headers["stripe-signature"] ?? "";
    taken.push(new Stripe("sk_test_1").webhooks.constructEvent(body, signature, standIn.webhookSecret));
    response.end();
    if (taken.length === count) done(taken);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => server.close());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, events };
}

async function startStandIn(baseUrl: string) {
  const port = await freePort();
  const env = { ...process.env, BASE_URL: baseUrl, STRIPE_API_BASE: `http://localhost:${port}` };
  const child = spawn(process.execPath, ["scripts/stripe-fake.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  stops.push(() => child.kill());
  let printed = "";
  for await (const text of child.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    printed += text;
    if (printed.includes("Ctrl-C stops it")) break;
  }
  child.stdout.resume();
  const settings = Object.fromEntries(
    [...printed.matchAll(/^(STRIPE_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  return { port, settings };
}

test("npm run stripe:fake prints its settings, lets a customer pay on its page, and sends signed events", async () => {
  const { baseUrl, events } = await startReceiver(3);
  const { port, settings } = await startStandIn(baseUrl);
  expect(settings).toEqual({
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_PRICE_DEV: standIn.prices.dev,
    STRIPE_PRICE_PRO: standIn.prices.pro,
    STRIPE_API_BASE: `http://localhost:${port}`,
  });
  const stripe = new Stripe(standIn.secretKey, { host: "localhost", port, protocol: "http" });
  const { id: customer } = await stripe.customers.create({ email: "payer@example.com" });
  const { url } = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: standIn.prices.dev, quantity: 1 }],
    success_url: "https://restante.test/paid",
  });
  const page = await (await fetch(url ?? "")).text();
  expect(page).toContain("stand-in");
  const paid = await fetch(url ?? "", {
    method: "POST",
    body: new URLSearchParams({ act: "pay" }),
    redirect: "manual",
  });
  expect([paid.status, paid.headers.get("location")]).toEqual([303, "https://restante.test/paid"]);
  expect((await events).map(({ type }) => type)).toEqual([
    "customer.subscription.created",
    "checkout.session.completed",
    "invoice.paid",
  ]);
  expect((await fetch(url ?? "")).status).toBe(410);
});
