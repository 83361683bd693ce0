import type { z } from "zod";
import { ApiError } from "@/lib/contract/errors";
import { exampleBody } from "@/lib/contract/json-schema";

/** The largest JSON body, in bytes. */
export const maxBodyBytes = 64 * 1024;

/** The request's body as text, exactly as sent; throws `invalid_request` beyond the limit or where it is not UTF-8. */
export async function readBody(request: Request, limitBytes = maxBodyBytes): Promise<string> {
  if (Number(request.headers.get("content-length")) > limitBytes) throw tooLarge(limitBytes);
  if (!request.body) return "";
  const bytes = await readBytes(request.body, limitBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ApiError("invalid_request", "The body is not valid UTF-8.", "Send JSON encoded as UTF-8.");
  }
}

async function readBytes(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > limitBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The client has left, or what it sent is no HTTP: no fault of ours that an operator should read of.
    throw new ApiError("invalid_request", "The body ended before it was complete.", "Send the request again.");
  }
  if (bytes > limitBytes) throw tooLarge(limitBytes);
  return Buffer.concat(chunks);
}

/** The fields of a JSON body; an empty body has none. What is no object is refused with an example made of `fields`. */
export async function readJsonObject(request: Request, fields: z.ZodObject): Promise<Record<string, unknown>> {
  const text = (await readBody(request)).replace(/^\ufeff/, "");
  if (text.trim() === "") return {};
  const value = parseJson(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new ApiError(
    "invalid_request",
    value === undefined ? "The body is not valid JSON." : "The body must be a JSON object.",
    `Send a JSON object, such as ${JSON.stringify(exampleBody(fields))}.`,
  );
}

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// The rest of the body is not read, so the connection cannot carry another request.
function tooLarge(limitBytes: number): ApiError {
  return new ApiError("invalid_request", `The body is larger than ${limitBytes / 1024} KB.`, "Send a smaller body.", {
    connection: "close",
  });
}
