import { afterEach, expect, test, vi } from "vitest";
import { listening } from "@/lib/process";
import { applySettings } from "../support/settings";

afterEach(() => void vi.unstubAllEnvs());

test("a server that runs alone says where it listens, and for what", () => {
  applySettings({ BASE_URL: "https://restante.example.com", HOST: "127.0.0.1", PORT: "3000", METRICS_PORT: "" });
  expect(listening("web", { host: "HOST", port: "PORT" })).toBe(
    "Web listens on 127.0.0.1:3000, for https://restante.example.com",
  );
  applySettings({ MAIL_DOMAIN: "inbox.example.com", SMTP_HOST: "::", SMTP_PORT: "25", METRICS_PORT: "9464" });
  expect(listening("smtp", { host: "SMTP_HOST", port: "SMTP_PORT" })).toBe(
    "SMTP listens on [::]:25, for *.inbox.example.com, metrics on 127.0.0.1:9464",
  );
});
