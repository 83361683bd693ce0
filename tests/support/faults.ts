import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import type { Delivery, Fault } from "@/lib/contract/schemas";
import type { TestAccount } from "./account";

/** Makes a fault of the account's. */
export async function addFault(account: TestAccount, fault: object): Promise<Fault> {
  const { status, body } = await account.post<Fault>("/v1/faults", fault);
  expect(status).toBe(201);
  return body;
}

/** The account's deliveries, newest first, once there are so many: a refusal is told of a moment after its reply. */
export async function deliveriesOf(account: TestAccount, count: number, query = ""): Promise<Delivery[]> {
  const ask = async () =>
    (await account.get<{ deliveries: Delivery[] }>(`/v1/deliveries?limit=100&${query}`)).body.deliveries;
  const latest = Date.now() + 5_000;
  for (;;) {
    const deliveries = await ask();
    if (deliveries.length === count || Date.now() > latest) {
      expect(deliveries.map(({ tag, outcome }) => `${tag} ${outcome}`)).toHaveLength(count);
      return deliveries;
    }
    await setTimeout(10);
  }
}
