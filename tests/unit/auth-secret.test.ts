import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "restante-secret-"));
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("BASE_URL", ""); // Vite has another use for it
  vi.stubEnv("AUTH_SECRET", undefined);
  vi.resetModules();
  file = join(folder, "auth-secret");
});

const authSecret = async () => (await import("@/lib/auth-secret")).authSecret();

test("a secret is made once, for its owner alone", async () => {
  const secret = await authSecret();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  vi.resetModules();
  expect(await authSecret()).toBe(secret);
});

test.each(["", "abc"])("what is left of one that was not written whole (%j) is replaced", async (left) => {
  writeFileSync(file, left);
  const secret = await authSecret();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(file, "utf8")).toBe(secret);
});
