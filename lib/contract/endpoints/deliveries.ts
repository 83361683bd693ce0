import { z } from "zod";
import { endpoint } from "../endpoint";
import { exampleDelivery, exampleFault } from "../examples";
import { newFault } from "../fault";
import { messageFilter, offset, plainText, wholeNumber } from "../inputs";
import { delivery, fault } from "../schemas";

export const deliveryEndpoints = {
  listDeliveries: endpoint({
    method: "GET",
    path: "/v1/deliveries",
    tag: "Deliveries",
    access: "read",
    summary: "List deliveries",
    description:
      "What SMTP answered of late to mail for your namespaces, newest first: what was stored, and what was refused or dropped and why, a moment after its reply.",
    query: messageFilter.pick({ namespace: true, tag: true, tag_prefix: true, address: true, since: true }).extend({
      outcome: z
        .enum(["accepted", "refused", "dropped"], { error: "must be `accepted`, `refused` or `dropped`" })
        .optional()
        .meta({ description: "Only these.", example: "refused" }),
      limit: wholeNumber(1, 100).default(20).meta({ description: "How many deliveries at the most.", example: 20 }),
      offset,
    }),
    output: z.strictObject({
      deliveries: z.array(delivery),
      count: z.int().meta({ description: "How many deliveries this response holds." }),
      limit: z.int(),
      offset: z.int(),
    }),
    errors: ["invalid_request", "unauthorized"],
    example: { deliveries: [exampleDelivery], count: 1, limit: 20, offset: 0 },
  }),
  listFaults: endpoint({
    method: "GET",
    path: "/v1/faults",
    tag: "Deliveries",
    access: "key",
    summary: "List faults",
    description: "Those that mail can meet now, oldest first.",
    output: z.strictObject({ faults: z.array(fault) }),
    errors: ["unauthorized"],
    example: { faults: [exampleFault] },
  }),
  addFault: endpoint({
    method: "POST",
    path: "/v1/faults",
    tag: "Deliveries",
    access: "key",
    summary: "Make mail fail on purpose",
    description:
      "From the moment of the answer, mail to one tag is refused, comes late, twice or not at all; other tags notice nothing. Give `tag` or `tag_prefix`, and what is to happen.",
    body: newFault,
    status: 201,
    output: fault,
    errors: ["invalid_request", "unauthorized", "rate_limited"],
    example: exampleFault,
  }),
  deleteFault: endpoint({
    method: "DELETE",
    path: "/v1/faults/{id}",
    tag: "Deliveries",
    access: "key",
    summary: "End a fault",
    description: "At once. One that was met often enough can still be deleted, until it would have expired.",
    params: z.object({ id: plainText.meta({ description: "The fault's id.", example: exampleFault.id }) }),
    output: z.strictObject({ deleted: z.literal(true) }),
    errors: ["unauthorized", "not_found"],
    example: { deleted: true },
  }),
};
