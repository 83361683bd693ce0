import { z } from "zod";
import { endpoint } from "../endpoint";
import { exampleAttempt, exampleWebhook } from "../examples";
import { messageFilter, notEmpty, plainText, since } from "../inputs";
import { attempt, webhook } from "../schemas";

const urlError = "must be an http or https URL without a password, of at most 2000 characters";

const webhookUrl = z
  .url({ protocol: /^https?$/, error: urlError })
  .max(2_000, { error: urlError })
  .refine((url) => !URL.canParse(url) || (new URL(url).username === "" && new URL(url).password === ""), {
    error: urlError,
  })
  // Without what no database holds: it comes as a request line has it.
  .transform((url) => new URL(url).href)
  .meta({ description: "Your service's URL, for POST.", example: "https://ci.example.com/mail" });

/** Where to send mail on to, and which. */
const newWebhook = z.object({
  url: webhookUrl,
  namespace: messageFilter.shape.namespace,
  tag: notEmpty.optional().meta({ description: "Only mail to this tag, in any letter case.", example: "signup" }),
  tag_prefix: notEmpty.optional().meta({
    description: "Only mail to tags that begin with this, in any letter case. Ignored when `tag` is given.",
    example: "sign",
  }),
});

const params = z.object({ id: plainText.meta({ description: "The webhook's id.", example: exampleWebhook.id }) });
const exampleSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

export const webhookEndpoints = {
  listWebhooks: endpoint({
    method: "GET",
    path: "/v1/webhooks",
    tag: "Webhooks",
    access: "key",
    summary: "List webhooks",
    description: "Oldest first, with how far each has come.",
    output: z.strictObject({ webhooks: z.array(webhook) }),
    errors: ["unauthorized"],
    example: { webhooks: [exampleWebhook] },
  }),
  createWebhook: endpoint({
    method: "POST",
    path: "/v1/webhooks",
    tag: "Webhooks",
    access: "key",
    summary: "Create a webhook",
    description:
      "Mail that arrives from now on is sent to the URL, in order and at least once, signed with the secret as standardwebhooks.com says.",
    body: newWebhook,
    status: 201,
    output: webhook.extend({
      secret: z.string().meta({ description: "Shown only in this response.", example: exampleSecret }),
      hint: z.string().meta({ description: "What to do next." }),
    }),
    errors: ["invalid_request", "unauthorized", "rate_limited"],
    example: {
      ...exampleWebhook,
      secret: exampleSecret,
      hint: "Keep the secret: it is shown only this once.",
    },
  }),
  deleteWebhook: endpoint({
    method: "DELETE",
    path: "/v1/webhooks/{id}",
    tag: "Webhooks",
    access: "key",
    summary: "Delete a webhook",
    description: "With its attempts. A request that is under way may still reach you.",
    params,
    output: z.strictObject({ deleted: z.literal(true) }),
    errors: ["unauthorized", "not_found"],
    example: { deleted: true },
  }),
  redriveWebhook: endpoint({
    method: "POST",
    path: "/v1/webhooks/{id}/redrive",
    tag: "Webhooks",
    access: "key",
    summary: "Send again, or go on",
    description:
      "Sends all that was received after `since` and is still stored, once more and in order; without `since` it goes on where it stopped. A pause ends.",
    params,
    body: z.object({
      since: since.optional().meta({
        description: "Epoch milliseconds or an ISO 8601 timestamp.",
        example: "2026-01-15T09:00:00.000Z",
      }),
    }),
    output: webhook,
    errors: ["invalid_request", "unauthorized", "not_found"],
    example: { ...exampleWebhook, sent_up_to: "2026-01-15T09:00:00.000Z" },
  }),
  testWebhook: endpoint({
    method: "POST",
    path: "/v1/webhooks/{id}/test",
    tag: "Webhooks",
    access: "key",
    summary: "Send a test event",
    description: "An event of type `test`, at once; answers what came of it. Not tried again.",
    params,
    output: z.strictObject({ attempt }),
    errors: ["unauthorized", "not_found", "rate_limited"],
    example: { attempt: { ...exampleAttempt, type: "test", message_id: null } },
  }),
  listAttempts: endpoint({
    method: "GET",
    path: "/v1/webhooks/{id}/attempts",
    tag: "Webhooks",
    access: "key",
    summary: "List a webhook's attempts",
    description: "What came of its last 100 requests, newest first.",
    params,
    output: z.strictObject({ attempts: z.array(attempt) }),
    errors: ["unauthorized", "not_found"],
    example: { attempts: [exampleAttempt] },
  }),
};
