import { accountEndpoints } from "./endpoints/account";
import { billingEndpoints } from "./endpoints/billing";
import { deliveryEndpoints } from "./endpoints/deliveries";
import { messageEndpoints } from "./endpoints/messages";
import { webhookEndpoints } from "./endpoints/webhooks";

/** The whole REST interface: validation, OpenAPI, llms.txt and the docs are all read from here. */
export const endpoints = {
  ...messageEndpoints,
  ...deliveryEndpoints,
  ...webhookEndpoints,
  ...accountEndpoints,
  ...billingEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
