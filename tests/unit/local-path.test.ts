import { expect, test } from "vitest";
import { localPath } from "@/lib/sessions";

test.each(["/inbox", "/inbox/msg_1?tag=a&q=b%20c", "/keys"])("%s is kept", (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/inbox/..//evil.example",
  "/%2e//evil.example",
  "/.\\evil.example",
  "/\n/evil.example",
  " //evil.example",
  "http:evil.example",
  "/\0",
  "\\\\evil.example",
  "javascript:alert(1)",
  "inbox",
  "",
  null,
  undefined,
  ["/a"],
  "/%zz//evil",
])("%j leads nowhere else", (value) => {
  const path = localPath(value);
  expect(path).toMatch(/^\/(?!\/)/);
  expect(new URL(path, "https://here.example").origin).toBe("https://here.example");
});
