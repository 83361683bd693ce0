import { afterAll, beforeAll, expect, test } from "vitest";
import { startNext } from "../support/next-server";

let next: Awaited<ReturnType<typeof startNext>>;
beforeAll(async () => {
  next = await startNext({ SECURITY_CONTACT: "security@example.com" });
});
afterAll(() => next.stop());

const ofBrowser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const ask = (path: string, headers: Record<string, string>, method = "GET") =>
  fetch(next.baseUrl + path, { method, headers });

test.each(["/v2/messages", "/nothing", "/api/v1/usage", "/v1.json", "/inbox.json"])(
  "%s is not_found in the envelope for programs, a page for browsers",
  async (path) => {
    const envelope = { error: { code: "not_found", message: expect.any(String), hint: expect.any(String) } };
    const asked: Record<string, string>[] = [
      { accept: "*/*" },
      { accept: "application/json" },
      { accept: ofBrowser, authorization: "Bearer x" },
    ];
    for (const headers of asked) {
      const answer = await ask(path, headers);
      expect([answer.status, await answer.json()]).toEqual([404, envelope]);
    }
    const deleted = await ask(path, { accept: "*/*" }, "DELETE");
    expect([deleted.status, await deleted.json()]).toEqual([404, envelope]);

    const page = await ask(path, { accept: ofBrowser });
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("There is nothing here");
  },
);

test("what is there is the same for programs", async () => {
  for (const path of ["/", "/docs", "/sign-in"]) {
    const answer = await ask(path, { accept: "*/*", authorization: "Bearer x" });
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "text/html; charset=utf-8"]);
  }
  expect((await ask("/docs.md", { accept: "*/*" })).headers.get("content-type")).toContain("text/markdown");
  expect((await ask("/livez", { accept: "*/*" })).status).toBe(200);
  for (const path of ["/.well-known/security.txt", "/security.txt"]) {
    const answer = await ask(path, { accept: ofBrowser });
    expect(await answer.text()).toMatch(/^Contact: mailto:security@example\.com\nExpires: /);
    expect(answer.headers.get("content-security-policy")).toBeNull();
  }
});
