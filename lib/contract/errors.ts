/** Every error code of the REST envelope: its HTTP status and what it means. */
export const errorCodes = {
  invalid_request: { status: 400, meaning: "The body or a query parameter is not valid; `message` names the field." },
  unauthorized: { status: 401, meaning: "The bearer key is missing or not valid, or may only read." },
  not_found: { status: 404, meaning: "There is no such id or route, or it belongs to another account." },
  method_not_allowed: { status: 405, meaning: "The route exists, but not for this HTTP method." },
  rate_limited: { status: 429, meaning: "Too many requests of this kind, or too many keys." },
  namespace_limit_reached: { status: 403, meaning: "The plan's namespaces are all in use." },
  slug_taken: { status: 409, meaning: "The slug is in use." },
  duplicate_key: { status: 409, meaning: "The new key collided with another one; retry." },
  last_key: { status: 409, meaning: "The only active full key that never expires cannot be revoked." },
  subscription_exists: { status: 400, meaning: "A subscription is active; change it in the billing portal." },
  email_required: { status: 400, meaning: "Checkout needs an e-mail address and the account has none." },
  no_billing_account: { status: 400, meaning: "There is no payment customer yet; call checkout first." },
  billing_unavailable: { status: 503, meaning: "This server has no billing." },
  internal_error: { status: 500, meaning: "Something went wrong on the server; retry once." },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** The headers of RFC 9110 that answers with an error have, with their values unless the error brings its own. */
export const errorHeaders: Partial<Record<ErrorCode, { name: string; description: string; value: string }>> = {
  unauthorized: { name: "www-authenticate", description: "How to send the key.", value: "Bearer" },
  rate_limited: { name: "retry-after", description: "After how many seconds to try again.", value: "1" },
};

const tag = Symbol.for("restante.ApiError");

/** An error that a client may see: a code of the table, a message and a hint what to do next. */
export class ApiError extends Error {
  readonly [tag] = true;
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly hint: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** What all of a suspended account are told, and the dashboard tells it by. */
export const suspendedMessage = "This account is suspended.";

/** Of a request that a server holds when it stops. The code is one that clients repeat. */
export function restarting(): ApiError {
  const hint = "Repeat the request: no mail is lost meanwhile.";
  return new ApiError("internal_error", "The server is restarting.", hint, { "retry-after": "1" });
}

/** Told by a tag, for several copies of this module may be loaded in one process. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && tag in error;
}
