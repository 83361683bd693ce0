import { create as contentDisposition } from "content-disposition";
import { FastResponse } from "srvx";
import { ApiError, errorCodes, errorHeaders, isApiError } from "@/lib/contract/errors";
import type { AttachmentInfo } from "@/lib/contract/schemas";
import { errorFields, log } from "@/lib/log";
import type { FileContent } from "@/lib/messages";

export const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** `no-transform` keeps Next and proxies from compressing, which would hold events back. */
export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
};

export function json(body: unknown, status = 200): Response {
  return jsonBody(JSON.stringify(body), status);
}

/** Headers of answers that were not looked at yet. */
const written = new WeakMap<Response, Record<string, string>>();

/** A `FastResponse` is sent as it is by the self-hosted server, without the streams of a full `Response`. */
export function jsonBody(json: string | Uint8Array<ArrayBuffer>, status = 200): Response {
  const headers = { ...jsonHeaders };
  const response = new FastResponse(json, { status, headers });
  written.set(response, headers);
  return response;
}

/** Adds a header to an answer that is about to be sent. To have `Headers` made for it would cost as much as a key's look-up. */
export function addHeader(response: Response, name: string, value: string): void {
  const headers = written.get(response);
  if (headers) headers[name] = value;
  else response.headers.set(name, value);
}

/** The bytes as a download that no browser opens on our origin. */
export function attachmentResponse(attachment: AttachmentInfo & { content: FileContent }): Response {
  return new FastResponse(attachment.content, {
    headers: {
      "content-type": attachment.content_type,
      "content-disposition": contentDisposition(attachment.filename),
      "content-length": String(attachment.size),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}

/** The envelope for any error; what is not meant for clients becomes `internal_error`, with the details in the log. */
export function errorResponse(error: unknown, requestId?: string): Response {
  const shown = isApiError(error) ? error : internalError(error, requestId);
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

/** Names the methods that there are. */
export function methodNotAllowed(allowed: string[]): ApiError {
  const list = allowed.join(", ");
  return new ApiError("method_not_allowed", "This route does not support this method.", `Use ${list}.`, {
    allow: list,
  });
}

function internalError(error: unknown, requestId?: string): ApiError {
  log.error("request_failed", { request_id: requestId, ...errorFields(error) });
  return new ApiError("internal_error", "Something went wrong on the server.", "Retry once; it is not your request.");
}
