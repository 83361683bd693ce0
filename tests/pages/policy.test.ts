import { expect, test } from "vitest";
import { runNext } from "../support/next-server";
import { Browser } from "../support/pages";

const next = runNext();

const policyOf = async (path: string) =>
  (await new Browser(next.baseUrl).send(path)).headers.get("content-security-policy");

test.each([
  "/",
  "/docs",
  "/sign-in",
  "/nothing",
  "/livez-x",
  "/llms",
  "/llms.txt.html",
  "/openapi.json5",
  "/icon.svg/x",
  "/readyz/x",
  "/inbox/x/frame/x",
  "/inbox/x/%66rame",
])("%s may not be framed, and runs no script but ours", async (path) => {
  const policy = await policyOf(path);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
});

test.each(["/inbox/msg_x/frame", "/inbox/msg_x/frame/", "/inbox/msg_x/frame?images=1"])(
  "%s has the policy of a mail instead, not that of a page",
  async (path) => {
    const policy = await policyOf(path);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
  },
);

test.each(["/livez", "/llms.txt", "/llms-full.txt", "/openapi.json", "/icon.svg"])("%s needs none", async (path) => {
  expect(await policyOf(path)).toBeNull();
});
