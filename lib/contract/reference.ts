import { z } from "zod";
import { type Access, needsKey } from "./access";
import type { EndpointDefinition } from "./endpoint";
import { errorCodes } from "./errors";
import { errorExamples } from "./examples";
import { exampleOf, type JsonSchema, jsonSchema } from "./json-schema";
import { signUpText } from "./localize";
import { plans } from "./plans";
import { apiKey, message, namespace, usage } from "./schemas";
import type { ToolDefinition } from "./tools";

/** An endpoint: what it takes, what it answers, how it fails. */
export function endpointSection(endpoint: EndpointDefinition): string {
  const { method, path, summary, description, params, query, body, errors } = endpoint;
  return [
    `### ${method} ${path}`,
    `${summary}. ${description}${accessOf[endpoint.access]}`,
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

const accessOf: Record<Access, string> = {
  key: "",
  read: " A read key will do.",
  public: " Needs no key.",
  signature: " Takes no API key.",
};

function inputs(title: string, fields: z.ZodObject | undefined): string | false {
  return fields !== undefined && `${title}:\n\n${fieldList(jsonSchema(fields, "input"))}`;
}

function output({ output, status = 200, example, otherExample }: EndpointDefinition): string {
  if (output === "bytes") return "Response 200: the raw bytes, with `content-type` and `content-disposition`.";
  if (output === "events") return `Response 200: \`text/event-stream\`.\n\n\`\`\`text\n${example}\`\`\``;
  const examples = [example, otherExample].filter((shown) => shown !== undefined);
  return [
    `Response ${status}:\n\n${fieldsOf(output)}`,
    ...examples.map((shown) => `\`\`\`json\n${JSON.stringify(shown, null, 2)}\n\`\`\``),
  ].join("\n\n");
}

/** The fields of a result; of a result that is one of several, the fields of each. */
function fieldsOf(schema: z.ZodType): string {
  const { whole } = jsonSchema(z.object({ whole: schema }), "output").properties as { whole: JsonSchema };
  if (whole.$ref) return `The ${whole.$ref.replace(/^.*\//, "")} object.`;
  return (whole.anyOf ?? [whole]).map((option) => fieldList(option as JsonSchema)).join("\n\nor\n\n");
}

/** A tool: when to use it, what it takes and returns. */
export function toolSection(name: string, { description, input, output, access }: ToolDefinition): string {
  const inputFields = fieldList(jsonSchema(input, "input"));
  return [
    `### Tool \`${name}\``,
    `${description}${accessOf[access]}`,
    inputFields ? `Arguments:\n\n${inputFields}` : "No arguments.",
    `Result:\n\n${fieldsOf(output)}`,
  ].join("\n\n");
}

/** The fields of everything that responses refer to by name. */
export function resources(): string {
  const { $defs = {} } = jsonSchema(z.object({ message, namespace, apiKey, usage }), "output");
  return Object.entries($defs)
    .filter(([, schema]) => schema.properties)
    .map(([name, schema]) => `### ${name}\n\n${fieldList(schema as JsonSchema)}`)
    .join("\n\n");
}

/** The envelope of REST errors, and every code with its status and meaning. */
export function errorTable(): string {
  const example = { error: { code: "invalid_request", ...errorExamples.invalid_request } };
  const rows = Object.entries(errorCodes).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
  );
  return `\`\`\`json
${JSON.stringify(example, null, 2)}
\`\`\`

All three fields are always there, and the status always matches the code.

| code | status | meaning |
|---|---|---|
${rows.join("\n")}`;
}

export function plansTable(): string {
  const rows = Object.entries(plans).map(
    ([name, { emails_per_month, namespaces, retention_days }]) =>
      `| ${name} | ${emails_per_month.toLocaleString("en")} | ${namespaces} | ${retention_days} |`,
  );
  return `| plan | mails a month | namespaces | days kept |
|---|---|---|---|
${rows.join("\n")}`;
}

/** The fields of an object schema, one bullet each, nested ones indented. */
function fieldList({ properties = {}, required = [] }: JsonSchema, indent = ""): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const schema = field as JsonSchema;
      const optional = required.includes(name) ? "" : ", optional";
      const nested = schema.properties ? `\n${fieldList(schema, `${indent}  `)}` : "";
      return `${indent}- \`${name}\` (${typeName(schema)}${optional})${explanation(schema)}${nested}`;
    })
    .join("\n");
}

function typeName(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, "");
  if (schema.anyOf) return schema.anyOf.map((option) => typeName(option as JsonSchema)).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.type === "array") return `array of ${typeName(schema.items as JsonSchema)}`;
  const name = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any");
  return schema.format ? `${name}, ${schema.format}` : name;
}

function explanation({ description, minimum, maximum, default: standard }: JsonSchema): string {
  const range = maximum === undefined ? null : `From ${minimum} to ${maximum}.`;
  const fallback = standard === undefined ? null : `Default ${JSON.stringify(standard)}.`;
  const parts = [description, range, fallback].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(" ")}` : "";
}

/** A call of the endpoint as a shell command, with the contract's own example values. */
function curlExample({ method, path, access, params, query, body, output }: EndpointDefinition): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => String(exampleOf(params, name)));
  const parameter = query && ("tag" in query.shape ? "tag" : Object.keys(query.shape)[0]);
  const search = parameter ? `?${parameter}=${exampleOf(query, parameter)}` : "";
  const required = body ? (jsonSchema(body, "input").required ?? []) : [];
  const sent = Object.fromEntries(required.map((name) => [name, exampleOf(body, name)]));
  const proof = body && "proof" in body.shape ? signUpText("", `${jsonBody} '{"proof":{…}}' `) : "";
  const lines = [
    ["curl", method !== "GET" && `-X ${method}`, fetching(output), needsKey(access) && authorization],
    [required.length > 0 && `${jsonBody} '${JSON.stringify(sent)}'`],
    [search ? `"http://localhost:3000${filled}${search}"` : `${proof}http://localhost:3000${filled}`],
  ].map((words) => words.filter(Boolean).join(" "));
  return lines.filter(Boolean).join(needsKey(access) ? " \\\n  " : " ");
}

const jsonBody = '-H "Content-Type: application/json" -d';

function fetching(output: EndpointDefinition["output"]): string | false {
  if (output === "events") return "-N";
  return output === "bytes" && "-OJ";
}

const authorization = '-H "Authorization: Bearer $RESTANTE_API_KEY"';
