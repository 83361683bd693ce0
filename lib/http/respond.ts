import { FastResponse } from "srvx";
import { ApiError, errorCodes, errorHeaders, isApiError } from "@/lib/contract/errors";
import { errorFields, log } from "@/lib/log";

export const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

export function json(body: unknown, status = 200): Response {
  return jsonText(JSON.stringify(body), status);
}

/** A `FastResponse` is sent as it is by the self-hosted server, without the streams of a full `Response`. */
export function jsonText(text: string, status = 200): Response {
  return new FastResponse(text, { status, headers: jsonHeaders });
}

/** The envelope for any error; what is not meant for clients becomes `internal_error`, with the details in the log. */
export function errorResponse(error: unknown): Response {
  const shown = isApiError(error) ? error : internalError(error);
  const { code, message, hint } = shown;
  return new FastResponse(JSON.stringify({ error: { code, message, hint } }), {
    status: errorCodes[code].status,
    headers: { ...jsonHeaders, ...headersOf(shown) },
  });
}

/** The headers that an answer with this error has, whatever its body. */
export function headersOf({ code, headers }: ApiError): Record<string, string> {
  const header = errorHeaders[code];
  return { ...(header && { [header.name]: header.value }), ...headers };
}

function internalError(error: unknown): ApiError {
  log.error("request_failed", errorFields(error));
  return new ApiError("internal_error", "Something went wrong on the server.", "Retry once; it is not your request.");
}
