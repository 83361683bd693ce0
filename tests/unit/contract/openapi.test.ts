import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { errorCodes } from "@/lib/contract/errors";
import { openApiDocument } from "@/lib/contract/openapi";

const place = { baseUrl: "https://restante.test", mailDomain: "mail.test" };
interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: { type?: string }; example: unknown }[];
  requestBody?: { content: Record<string, { example: unknown }> };
  responses: Record<
    string,
    { headers?: object; content: Record<string, { example?: unknown; examples?: Record<string, unknown> }> }
  >;
}
const document = openApiDocument(place) as {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operation = (endpoint: EndpointDefinition) =>
  document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation;
const all = Object.entries<EndpointDefinition>(endpoints);

test("redocly's recommended rules find nothing to complain about", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual([]);
});

test("openapi-typescript makes types from it", async () => {
  const types = astToString(await openapiTS(JSON.stringify(document)));
  expect(types).toContain('"/v1/messages/{id}/attachments/{n}"');
  expect(types).toContain("timed_out: false");
});

test("it is OpenAPI 3.1 and declares version 1.0.0", () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info.version).toBe("1.0.0");
});

test.each(all)("%s is described with its name, parameters and body, each with an example", (name, endpoint) => {
  const { operationId, parameters = [], requestBody, security } = operation(endpoint);
  expect(operationId).toBe(name);
  expect(security).toEqual(["key", "read"].includes(endpoint.access) ? undefined : []);
  const expected = [...Object.keys(endpoint.params?.shape ?? {}), ...Object.keys(endpoint.query?.shape ?? {})];
  expect(parameters.filter((parameter) => parameter.in !== "header").map((parameter) => parameter.name)).toEqual(
    expected,
  );
  for (const parameter of parameters) expect(parameter.example, parameter.name).toBeDefined();
  expect(requestBody !== undefined).toBe(endpoint.body !== undefined || endpoint.access === "signature");
  if (requestBody) expect(requestBody.content["application/json"]?.example).toBeDefined();
});

test.each(all)("%s is described with each of its responses, each with an example", (_name, endpoint) => {
  const { responses } = operation(endpoint);
  const codes = [...endpoint.errors, "rate_limited" as const, "internal_error" as const];
  const statuses = [endpoint.status ?? 200, ...codes.map((code) => errorCodes[code].status)];
  expect(Object.keys(responses)).toEqual([...new Set(statuses)].sort((a, b) => a - b).map(String));
  for (const code of codes) {
    const content = responses[errorCodes[code].status]?.content["application/json"];
    expect(content?.examples?.[code]).toMatchObject({ value: { error: { code } } });
  }
  const [success] = Object.values(responses[endpoint.status ?? 200]?.content ?? {});
  expect(success?.example ?? success?.examples).toBeDefined();
});

test("the headers of errors are described", () => {
  const { 401: unauthorized, 429: limited, 400: invalid } = operation(endpoints.wait).responses;
  expect(unauthorized?.headers).toMatchObject({ "www-authenticate": { example: "Bearer" } });
  expect(limited?.headers).toMatchObject({ "retry-after": { schema: { type: "string" } } });
  expect(invalid?.headers).toBeUndefined();
});

test.each(all)("%s shows examples that fit its own schema", (_name, { output, example, otherExample }) => {
  if (typeof output === "string") return;
  expect(output.safeParse(example).error).toBeUndefined();
  if (otherExample) expect(output.safeParse(otherExample).error).toBeUndefined();
});

test("the schemas that the reader will want to name have names", () => {
  expect(Object.keys(document.components.schemas).sort()).toEqual(
    [
      "ApiKey",
      "Attachment",
      "Attempt",
      "Delivery",
      "Error",
      "Extracted",
      "Fault",
      "Message",
      "Namespace",
      "Plan",
      "Usage",
      "Webhook",
    ].sort(),
  );
});

test("`since` is a string, as every query parameter that is no whole number", () => {
  const since = operation(endpoints.wait).parameters?.find(({ name }) => name === "since");
  expect(since?.schema).toEqual({ type: "string" });
});

test("the examples are those of this service", () => {
  const text = JSON.stringify(document);
  expect(text).not.toContain("localhost");
  expect(text).toContain("kavumi-retasu.mail.test");
});
