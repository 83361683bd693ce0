import type { EndpointDefinition } from "./endpoint";
import { type ErrorCode, errorCodes, errorHeaders } from "./errors";
import { errorExamples } from "./examples";
import type { Convert } from "./openapi";
import { errorEnvelope } from "./schemas";

/** Every response of an endpoint by its status: success, its errors, and those that none is safe from. */
export function responses(endpoint: EndpointDefinition, convert: Convert): Record<string, object> {
  const result: Record<string, object> = { [endpoint.status ?? 200]: success(endpoint, convert) };
  const codes = new Set<ErrorCode>([...endpoint.errors, "rate_limited", "internal_error"]);
  for (const status of new Set([...codes].map((code) => errorCodes[code].status))) {
    result[status] = failure(
      [...codes].filter((code) => errorCodes[code].status === status),
      convert,
    );
  }
  return result;
}

function success({ output, example, otherExample, summary }: EndpointDefinition, convert: Convert): object {
  if (output === "bytes") return attachment;
  if (output === "events")
    return {
      description: "Events until the connection ends.",
      content: { "text/event-stream": { schema: { type: "string" }, example } },
    };
  const shown = otherExample
    ? { examples: { done: { value: example }, otherwise: { value: otherExample } } }
    : { example };
  return {
    description: `${summary}: done.`,
    content: { "application/json": { schema: convert(output, "output"), ...shown } },
  };
}

const attachment = {
  description: "The attachment's bytes, with its own content type.",
  headers: {
    "content-disposition": {
      description: "`attachment` with the file's name.",
      required: true,
      schema: { type: "string" },
      example: "attachment; filename=\"invoice.pdf\"; filename*=UTF-8''invoice.pdf",
    },
  },
  content: { "*/*": { schema: { type: "string", format: "binary" }, example: "%PDF-1.7 …" } },
};

function failure(codes: ErrorCode[], convert: Convert): object {
  const examples = codes.map((code) => [
    code,
    { summary: errorCodes[code].meaning, value: { error: { code, ...errorExamples[code] } } },
  ]);
  const headers = codes.flatMap((code) => {
    const { name, description, value } = errorHeaders[code] ?? {};
    return name ? [[name, { description, required: true, schema: { type: "string" }, example: value }]] : [];
  });
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCodes[code].meaning}`).join("\n\n"),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    content: {
      "application/json": { schema: convert(errorEnvelope, "output"), examples: Object.fromEntries(examples) },
    },
  };
}
