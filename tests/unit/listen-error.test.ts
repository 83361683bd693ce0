import { afterEach, expect, test, vi } from "vitest";
import { explain, type Listens } from "@/lib/listen-error";

afterEach(() => vi.unstubAllEnvs());

const web: Listens = { host: "HOST", port: "PORT" };
const smtp: Listens = { host: "SMTP_HOST", port: "SMTP_PORT" };
const metrics: Listens = { host: "METRICS_HOST", port: "METRICS_PORT" };
const taken = { code: "EADDRINUSE", port: 3000 };
const closed = { code: "EACCES", port: 80 };

test.each([
  [taken, web, "Port 3000 is taken: set PORT to a free one."],
  [closed, smtp, "Port 80 is not ours to open: set SMTP_PORT to one above 1023."],
])("%j is told with the setting of %j", (error, listens, line) => {
  expect(explain(error, listens)).toBe(line);
});

test.each([
  [taken, web, "Port 3000 is taken: give a free one with --port."],
  [taken, smtp, "Port 3000 is taken: give a free one with --smtp-port."],
  [closed, web, "Port 80 is not ours to open: give one above 1023 with --port."],
  [taken, metrics, "Port 3000 is taken: set METRICS_PORT to a free one."],
])("under the command, %j is told with the option of %j where there is one", (error, listens, line) => {
  vi.stubEnv("RESTANTE_STARTED_IN", "/home/me");
  expect(explain(error, listens)).toBe(line);
});
