import type { Delivery, Message } from "./types";

/** What every error of this package is. `code` tells them apart also where the package is loaded twice. */
export class RestanteError extends Error {
  override readonly name: string = "RestanteError";
  constructor(
    readonly code: string,
    message: string,
    /** What to do next. */
    readonly hint = "",
  ) {
    super(hint && !message.includes(hint) ? `${message} ${hint}` : message);
  }
}

/** The service said no; `code` is that of its error table. */
export class ApiError extends RestanteError {
  override readonly name: string = "ApiError";
  constructor(
    readonly status: number,
    code: string,
    message: string,
    hint?: string,
  ) {
    super(code, message, hint);
  }
}

export class InvalidRequest extends ApiError {
  override readonly name = "InvalidRequest";
}

/** The key is missing, revoked, or may not do this. */
export class Unauthorized extends ApiError {
  override readonly name = "Unauthorized";
}

export class NotFound extends ApiError {
  override readonly name = "NotFound";
}

export class RateLimited extends ApiError {
  override readonly name = "RateLimited";
  constructor(
    message: string,
    hint: string,
    /** In seconds. */
    readonly retryAfter: number,
  ) {
    super(429, "rate_limited", message, hint);
  }
}

/** Nothing answers, or an answer broke off, as often as it was tried. */
export class ConnectionLost extends RestanteError {
  override readonly name = "ConnectionLost";
  constructor(url: string, cause: unknown) {
    super("connection_lost", `Nothing answers on ${url}: is the service running?`);
    this.cause = cause;
  }
}

/** The mail did not come in time. */
export class WaitTimeout extends RestanteError {
  override readonly name = "WaitTimeout";
  constructor(
    message: string,
    hint: string,
    /** What came to the inbox instead, newest first, without bodies. */
    readonly arrived: Message[],
    /** What SMTP refused, or a fault dropped, newest first. */
    readonly refused: Delivery[],
  ) {
    super("wait_timeout", hint ? `${message}\n${hint}` : message, hint);
  }
}

/** Mail came where none, or less, was expected. */
export class UnexpectedMail extends RestanteError {
  override readonly name = "UnexpectedMail";
  constructor(
    message: string,
    /** Oldest first. */
    readonly mails: Message[],
  ) {
    super("unexpected_mail", message);
  }
}

/** The mail has no such code, link or attachment. */
export class NoMatch extends RestanteError {
  override readonly name = "NoMatch";
  constructor(message: string) {
    super("no_match", message);
  }
}

/** The mail has several of what was asked for. */
export class AmbiguousMatch extends RestanteError {
  override readonly name = "AmbiguousMatch";
  constructor(
    message: string,
    readonly found: string[],
  ) {
    super("ambiguous_match", message);
  }
}

export function hasCode(error: unknown, ...codes: string[]): error is RestanteError {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
