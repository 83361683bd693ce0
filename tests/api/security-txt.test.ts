import { expect, test } from "vitest";
import { call } from "../support/http";
import { runService, serve } from "../support/service";
import { applySettings } from "../support/settings";

runService();

const paths = ["/.well-known/security.txt", "/security.txt"];
const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/));

test.each(paths)("%s is not there until a contact is set", async (path) => {
  const { status, body } = await call("GET", path);
  expect([status, body]).toMatchObject([
    404,
    { error: { code: "not_found", hint: expect.stringContaining("SECURITY_CONTACT") } },
  ]);
});

test.each(paths)("%s names the contacts in their order, and until when it holds", async (path) => {
  applySettings({
    SECURITY_CONTACT: "security@example.com, https://example.com/report",
    BASE_URL: "https://restante.example.com",
  });
  await serve();
  const { status, headers, body } = await call<string>("GET", path);
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = fieldsOf(body);
  expect(fields.map(([name, value]) => [name, name === "Expires" ? "" : value])).toEqual([
    ["Contact", "mailto:security@example.com"],
    ["Contact", "https://example.com/report"],
    ["Expires", ""],
    ["Canonical", "https://restante.example.com/.well-known/security.txt"],
  ]);
  const expires = fields.find(([name]) => name === "Expires")?.[1] ?? "";
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(28);
  expect(days).toBeLessThan(365);
  expect((await call("POST", path)).status).toBe(405);
});

test("over plain HTTP it claims no address, as RFC 9116 wants that to be https", async () => {
  applySettings({ SECURITY_CONTACT: "mailto:security@example.com", BASE_URL: "http://localhost:3000" });
  await serve();
  expect(fieldsOf((await call<string>("GET", "/security.txt")).body).map(([name]) => name)).toEqual([
    "Contact",
    "Expires",
  ]);
});
