import { z } from "zod";
import { endpoint } from "../endpoint";
import { exampleEvents, exampleMessage } from "../examples";
import { bodies, eventBodies, limit, messageFilter, offset, plainText, settle, timeout, wholeNumber } from "../inputs";
import { message } from "../schemas";

const messageId = plainText.meta({ description: "The message's id.", example: exampleMessage.id });

const arrived = z.strictObject({ message, timed_out: z.literal(false) });
const timedOut = z.strictObject({
  message: z.null(),
  timed_out: z.literal(true),
  hint: z.string().meta({ description: "What did arrive instead, or what to try next." }),
});

/** A wait that ended: with a message, or with a hint why none came. */
export const waitResult = z.union([arrived, timedOut]);

const matches = z
  .int()
  .min(1)
  .optional()
  .meta({ description: "Only with `settle`: how many messages match, this one included; counted up to 1,000." });

export const messageEndpoints = {
  listMessages: endpoint({
    method: "GET",
    path: "/v1/messages",
    tag: "Messages",
    access: "read",
    summary: "List messages",
    description:
      "Newest first. `received_at` of the newest message you have seen, given as `since`, lists exactly what came after it.",
    query: messageFilter.extend({ limit, offset, bodies }),
    output: z.strictObject({
      messages: z.array(message),
      count: z.int().meta({ description: "How many messages this response holds." }),
      limit: z.int(),
      offset: z.int(),
    }),
    errors: ["invalid_request", "unauthorized", "rate_limited"],
    example: { messages: [exampleMessage], count: 1, limit: 10, offset: 0 },
  }),
  getMessage: endpoint({
    method: "GET",
    path: "/v1/messages/{id}",
    tag: "Messages",
    access: "read",
    summary: "Get a message",
    description: "One message, with the raw e-mail headers if asked for.",
    params: z.object({ id: messageId }),
    query: z.object({
      headers: z
        .literal("true", { error: "may only be `true`" })
        .optional()
        .meta({ description: "`true` adds the e-mail's `headers`.", example: "true" }),
    }),
    output: z.strictObject({ message }),
    errors: ["invalid_request", "unauthorized", "not_found", "rate_limited"],
    example: { message: exampleMessage },
  }),
  getSource: endpoint({
    method: "GET",
    path: "/v1/messages/{id}/source",
    tag: "Messages",
    access: "read",
    summary: "Get a message's source",
    description: "The mail as it came in over SMTP, byte for byte: an `.eml` file once it is decoded.",
    params: z.object({ id: messageId }),
    output: z.strictObject({
      source: z.string().meta({ description: "In base64.", contentEncoding: "base64" }),
    }),
    errors: ["unauthorized", "not_found"],
    example: { source: "U3ViamVjdDogWW91ciBjb2RlIGlzIDQ4MjkxMw0KDQpFbnRlciA0ODI5MTMNCg==" },
  }),
  deleteMessage: endpoint({
    method: "DELETE",
    path: "/v1/messages/{id}",
    tag: "Messages",
    access: "key",
    summary: "Delete a message",
    description: "Removes the message with its source and attachments. The month's usage stays as it is.",
    params: z.object({ id: messageId }),
    output: z.strictObject({ deleted: z.literal(true) }),
    errors: ["unauthorized", "not_found"],
    example: { deleted: true },
  }),
  getAttachment: endpoint({
    method: "GET",
    path: "/v1/messages/{id}/attachments/{n}",
    tag: "Messages",
    access: "read",
    summary: "Download an attachment",
    description: "The bytes as they were sent, with the declared content type.",
    params: z.object({
      id: messageId,
      n: wholeNumber(0).meta({ description: "Index in the message's `attachments`, from 0.", example: 0 }),
    }),
    output: "bytes",
    errors: ["unauthorized", "not_found"],
  }),
  wait: endpoint({
    method: "GET",
    path: "/v1/wait",
    tag: "Messages",
    access: "read",
    summary: "Wait for a message",
    description:
      "Answers at once with the newest message that matches, else the moment the next one arrives. Pass `since` to ignore mail that is already there. A mail that is sent twice is seen with `settle`.",
    query: messageFilter.extend({ timeout, settle, bodies }),
    output: z.union([arrived.extend({ matches }), timedOut]),
    errors: ["invalid_request", "unauthorized", "rate_limited"],
    example: { message: exampleMessage, timed_out: false },
    otherExample: {
      message: null,
      timed_out: true,
      hint: "1 message came for tag sign-up; you waited for signup.",
    },
  }),
  events: endpoint({
    method: "GET",
    path: "/v1/events",
    tag: "Messages",
    access: "read",
    summary: "Follow messages",
    description:
      "Server-sent events: a `message` for each that matches, in the order of `received_at`, as it arrives, for as long as the connection stands. Its `id` is its `received_at`. Whoever comes back sends the last one as `Last-Event-ID`, as an EventSource does by itself, or as `since`, and misses none and gets none twice. Without either it begins with what comes after `ready`.",
    query: messageFilter.extend({ bodies: eventBodies }),
    output: "events",
    errors: ["invalid_request", "unauthorized", "rate_limited"],
    example: exampleEvents,
  }),
};
