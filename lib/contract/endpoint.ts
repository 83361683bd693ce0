import type { z } from "zod";
import type { Access } from "./access";
import type { ErrorCode } from "./errors";

type ObjectSchema = z.ZodObject;

export interface EndpointDefinition {
  method: "GET" | "POST" | "DELETE";
  /** Segments in braces are path parameters. */
  path: `/v1/${string}`;
  summary: string;
  description: string;
  tag: "Messages" | "Deliveries" | "Webhooks" | "Account" | "Billing";
  access: Access;
  params?: ObjectSchema;
  query?: ObjectSchema;
  /** Fields of the JSON body; a body may be left out when no field is required. */
  body?: ObjectSchema;
  status?: 200 | 201;
  /** `bytes` and `events` (server-sent ones) for a response that is not JSON. */
  output: z.ZodType | "bytes" | "events";
  errors: readonly ErrorCode[];
  /** A response as a client sees it. */
  example?: unknown;
  /** Another response of the same status. */
  otherExample?: unknown;
}

/** Keeps an endpoint's exact types, so that its handler is checked against them. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition;
}

type Fields<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;

/** What the handler of an endpoint is given, already validated. */
export interface Input<E extends EndpointDefinition> {
  params: Fields<E["params"]>;
  query: Fields<E["query"]>;
  body: Fields<E["body"]>;
}

/** What it must return. */
export type Output<E extends EndpointDefinition> = E["output"] extends z.ZodType ? z.output<E["output"]> : Response;
