interface Details {
  type?: "invalid_request_error" | "idempotency_error" | "api_error";
  code?: string;
  param?: string;
}

/** An error in the shape of Stripe's. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  body(): object {
    return { error: { type: "invalid_request_error", message: this.message, ...this.details } };
  }
}

export function missing(what: string, id: string, status: 400 | 404, param = "id"): StripeFault {
  return new StripeFault(status, `No such ${what}: '${id}'`, { code: "resource_missing", param });
}
