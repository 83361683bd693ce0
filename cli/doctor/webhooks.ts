import type { Attempt, Webhook } from "@/lib/contract/schemas";
import { ask, type Service } from "../service";
import { attempt, type Finding, fail, ok, warn } from "./finding";

const most = 5;

/** Whether the service reaches the account's webhooks: it sends each a test event. Nothing where there are none. */
export async function* examineWebhooks(service: Service): AsyncGenerator<Finding> {
  const listed = await attempt("webhook", () => ask<{ webhooks: Webhook[] }>(service, "/v1/webhooks", {}));
  if ("check" in listed) return yield listed;
  const webhooks = listed.value.webhooks.slice(0, most);
  const tested = webhooks.map(({ id }) =>
    attempt("webhook", () => ask<{ attempt: Attempt }>(service, `/v1/webhooks/${id}/test`, {}, "POST")),
  );
  for (const [index, answer] of (await Promise.all(tested)).entries()) {
    if ("check" in answer) yield answer;
    else yield judge(webhooks[index] as Webhook, answer.value.attempt);
  }
}

/** By its host alone: an address may hold a secret. */
function judge({ id, url, paused_at }: Webhook, { status, error, duration_ms }: Attempt): Finding {
  const { host } = new URL(url);
  if (status === null)
    return fail("webhook", `${host} was not reached (${error})`, "look at its DNS, certificate and firewall");
  const found = `${host} answered ${status} in ${duration_ms} ms`;
  if (status < 200 || status > 299)
    return fail("webhook", found, `it must answer 2xx: /v1/webhooks/${id}/attempts has the last ones`);
  if (paused_at) return warn("webhook", `${found}, but is paused`, `go on with POST /v1/webhooks/${id}/redrive`);
  return ok("webhook", found);
}
