import { needsKey } from "../access";
import type { EndpointDefinition } from "../endpoint";
import { exampleOf } from "../example-of";
import { jsonSchema } from "../json-schema";

/** A call of the endpoint as a shell command, with the contract's own example values. */
export function curlExample({ method, path, access, params, query, body, output }: EndpointDefinition): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => String(exampleOf(params, name)));
  const parameter = query && ("tag" in query.shape ? "tag" : Object.keys(query.shape)[0]);
  const search = parameter ? `?${parameter}=${exampleOf(query, parameter)}` : "";
  const required = body ? (jsonSchema(body, "input").required ?? []) : [];
  const sent = Object.fromEntries(required.map((name) => [name, exampleOf(body, name)]));
  const lines = [
    ["curl", method !== "GET" && `-X ${method}`, output === "bytes" && "-OJ", needsKey(access) && authorization],
    [required.length > 0 && `-H "Content-Type: application/json" -d '${JSON.stringify(sent)}'`],
    [search ? `"http://localhost:3000${filled}${search}"` : `http://localhost:3000${filled}`],
  ].map((words) => words.filter(Boolean).join(" "));
  return lines.filter(Boolean).join(needsKey(access) ? " \\\n  " : " ");
}

const authorization = '-H "Authorization: Bearer $RESTANTE_API_KEY"';
