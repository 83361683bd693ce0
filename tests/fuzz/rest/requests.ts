import fc from "fast-check";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { tools } from "@/lib/contract/tools";
import words from "../../fixtures/fuzz/rest.json";
import { fieldsOf, hostileText } from "./from-schema";
import { placeholders } from "./world";

export interface Request {
  method: string;
  /** As it stands in the request line, but for what is filled in. */
  path: string;
  key: "full" | "read" | "none" | "malformed";
  headers: Record<string, string>;
  body: string | undefined;
}

const key = fc.constantFrom<Request["key"]>(...Array(8).fill("full"), ...Array(4).fill("read"), "none", "malformed");
const otherMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const headerValue = fc.string({
  unit: fc.integer({ min: 0x21, max: 0xfe }).map((code) => String.fromCharCode(code === 0x7f ? 0xff : code)),
  maxLength: 20,
});
const extraHeaders = mostly(
  {},
  fc.dictionary(fc.constantFrom(...words.headerNames), fc.oneof(headerValue, fc.constantFrom(...words.headerValues)), {
    maxKeys: 3,
  }),
);

/** A call of an endpoint, or nearly one. */
export const restRequest: fc.Arbitrary<Request> = fc.oneof(...Object.values<EndpointDefinition>(endpoints).map(callOf));

function callOf({ method, path, query, body }: EndpointDefinition): fc.Arbitrary<Request> {
  const json = fieldsOf(body).map((fields) => JSON.stringify(fields));
  return fc.record({
    method: mostly(method, fc.constantFrom(...otherMethods)),
    path: fc.tuple(pathOf(path), searchOf(query)).map((parts) => parts.join("")),
    key,
    headers: extraHeaders,
    body: method === "POST" ? mostly(json, brokenBody(json)) : fc.constant(undefined),
  });
}

function mostly<T>(usual: T | fc.Arbitrary<T>, seldom: fc.Arbitrary<T>): fc.Arbitrary<T> {
  const arbitrary = usual instanceof fc.Arbitrary ? usual : fc.constant(usual);
  return fc.oneof({ weight: 8, arbitrary }, { weight: 1, arbitrary: seldom });
}

/** Ids of what there is mostly, or of nothing, and now and then a path that is none. */
function pathOf(path: string): fc.Arbitrary<string> {
  const parts = path.split(/\{\w+\}/);
  const values = parts
    .slice(1)
    .map((_, n) => (n === 0 ? idOf(path) : fc.constantFrom("0", "0", "1", "-1", "99", "00", "1e1")));
  const filled = fc
    .tuple(...values)
    .map((ids) => parts.map((part, n) => (n === 0 ? part : ids[n - 1] + part)).join(""));
  const odd = fc.constantFrom(...words.odd);
  return mostly(
    filled,
    fc.tuple(filled, odd, fc.boolean()).map(([one, end, first]) => (first ? `/${end}${one}` : one + end)),
  );
}

function idOf(path: string): fc.Arbitrary<string> {
  const noun = /^\/v1\/(\w+?)s\//.exec(path)?.[1] ?? "";
  const fitting = placeholders.filter(
    (name) => name.toLowerCase().includes(noun) || (noun === "message" && name.includes("hidden")),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom(...placeholders) },
    { weight: 1, arbitrary: hostileText.map(encoded) },
  );
}

function searchOf(query: EndpointDefinition["query"]): fc.Arbitrary<string> {
  if (!query) return mostly("", fc.constantFrom(...words.searches));
  const pairs = fieldsOf(query).map((fields) =>
    Object.entries(fields).map(([name, value]) => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return `${encoded(name)}=${placeholders.includes(text) ? text : encoded(text)}`;
    }),
  );
  const repeated = fc
    .tuple(pairs, fc.constantFrom(...words.searches))
    .map(([list, more]) => `${list.join("&")}&${more.slice(1)}`);
  return mostly(
    pairs.map((list) => list.join("&")),
    repeated,
  ).map((search) => (search ? `?${search}` : ""));
}

/** As a request line can hold it; of text with lone surrogates, bytes that are no UTF-8. */
function encoded(text: string): string {
  const bytes = encodeURIComponent(text.toWellFormed());
  return text.isWellFormed() ? bytes : bytes.replaceAll("%EF%BF%BD", "%ED%A0%80");
}

function brokenBody(json: fc.Arbitrary<string>): fc.Arbitrary<string | undefined> {
  return fc.oneof(
    fc.constantFrom(...words.bodies),
    fc
      .tuple(json, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([text, cut]) => text.slice(0, Math.floor(cut * text.length))),
    fc.constantFrom(JSON.stringify({ slug: "x".repeat(70_000) }), "[".repeat(5_000)),
  );
}

/** A message to the MCP endpoint: a tool's call mostly. */
export const mcpRequest: fc.Arbitrary<Request> = fc
  .record({
    message: fc.oneof(
      {
        weight: 8,
        arbitrary: fc.oneof(...Object.entries(tools).map(([name, { input }]) => toolCall(name, fieldsOf(input)))),
      },
      { weight: 1, arbitrary: toolCall("toString", fc.constant({})) },
      { weight: 1, arbitrary: oddMessage() },
    ),
    key,
    headers: mostly(extraHeaders, fc.record({ "mcp-protocol-version": fc.constantFrom(...words.protocols) })),
  })
  .map(({ message, ...rest }) => ({ method: "POST", path: "/mcp", body: message, ...rest }));

function toolCall(name: string, args: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call" };
  return args.map((given) => JSON.stringify({ ...message, params: { name, arguments: given } }));
}

function oddMessage(): fc.Arbitrary<string> {
  const id = fc.constantFrom<unknown>(1, "a", null, undefined, {}, 1.5, "\ud800", -1);
  const method = fc.oneof(fc.constantFrom(...words.mcpMethods), hostileText);
  const params = fc.oneof(
    fc.constantFrom<unknown>(undefined, null, [], 1, {}, { protocolVersion: "2025-06-18" }, { name: 1 }),
    fc.dictionary(hostileText, hostileText, { maxKeys: 2 }),
  );
  const meta = fc.constantFrom<object>(
    {},
    { _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } },
    { jsonrpc: "1.0" },
    { result: {} },
  );
  return fc.oneof(
    fc
      .tuple(id, method, params, meta)
      .map(([i, m, p, more]) => JSON.stringify({ jsonrpc: "2.0", id: i, method: m, params: p, ...more })),
    fc.constantFrom(...words.mcpBodies),
  );
}
