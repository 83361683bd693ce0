import { z } from "zod";
import type { Access } from "../access";
import type { EndpointDefinition } from "../endpoint";
import { errorCodes } from "../errors";
import { type JsonSchema, jsonSchema } from "../json-schema";
import { curlExample } from "./curl-example";
import { fieldList } from "./field-list";

/** An endpoint: what it takes, what it answers, how it fails. */
export function endpointSection(endpoint: EndpointDefinition): string {
  const { method, path, summary, description, params, query, body, errors } = endpoint;
  return [
    `### ${method} ${path}`,
    `${summary}. ${description}${access[endpoint.access]}`,
    endpoint.access !== "signature" && `\`\`\`sh\n${curlExample(endpoint)}\n\`\`\``,
    inputs("Path parameters", params),
    inputs("Query parameters", query),
    inputs("JSON body", body),
    output(endpoint),
    errors.length > 0 && `Errors: ${errors.map((code) => `${errorCodes[code].status} \`${code}\``).join(", ")}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const access: Record<Access, string> = {
  key: "",
  public: " Needs no key.",
  signature: " Takes no API key.",
};

function inputs(title: string, fields: z.ZodObject | undefined): string | false {
  return fields !== undefined && `${title}:\n\n${fieldList(jsonSchema(fields, "input"))}`;
}

function output({ output, status = 200, example, otherExample }: EndpointDefinition): string {
  if (output === "bytes") return "Response 200: the raw bytes, with `content-type` and `content-disposition`.";
  const examples = [example, otherExample].filter((shown) => shown !== undefined);
  return [
    `Response ${status}:\n\n${fieldsOf(output)}`,
    ...examples.map((shown) => `\`\`\`json\n${JSON.stringify(shown, null, 2)}\n\`\`\``),
  ].join("\n\n");
}

/** The fields of a result; of a result that is one of several, the fields of each. */
export function fieldsOf(schema: z.ZodType): string {
  const { whole } = jsonSchema(z.object({ whole: schema }), "output").properties as { whole: JsonSchema };
  if (whole.$ref) return `The ${whole.$ref.replace(/^.*\//, "")} object.`;
  return (whole.anyOf ?? [whole]).map((option) => fieldList(option as JsonSchema)).join("\n\nor\n\n");
}
