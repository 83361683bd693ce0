import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countRequest, tooManyWrongKeys } from "@/lib/client-limits";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

vi.hoisted(() => {
  delete process.env.BASE_URL; // Vite's own, which is no URL
});

beforeEach(() => {
  for (const name of ["counted requests", "counted wrong keys"]) perProcess(name, () => null).take();
  env.REQUESTS_PER_MINUTE = 3;
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  env.REQUESTS_PER_MINUTE = undefined;
  vi.useRealTimers();
});

/** Whether each of so many requests is let through. */
const ask = (client: string, times = 1) =>
  Array.from({ length: times }, () => {
    try {
      countRequest(() => client);
      return true;
    } catch {
      return false;
    }
  });

test("each client has its own count, and all begin anew when the minute is over", () => {
  expect(ask("203.0.113.1", 5)).toEqual([true, true, true, false, false]);
  expect(ask("203.0.113.2", 3)).toEqual([true, true, true]);
  vi.advanceTimersByTime(59_000);
  expect(ask("203.0.113.1")).toEqual([false]);
  expect(() => countRequest(() => "203.0.113.1")).toThrow(
    expect.objectContaining({ code: "rate_limited", headers: { "retry-after": "1" } }),
  );
  vi.advanceTimersByTime(1_000);
  expect(ask("203.0.113.1", 4)).toEqual([true, true, true, false]);
});

test.each(["127.0.0.1", "127.8.8.8", "0:0:0:0::/64", "unknown"])("%s is not counted", (client) => {
  expect(ask(client, 10)).toEqual(Array(10).fill(true));
});

test("whatever addresses come, 50,000 of them are remembered", () => {
  ask("203.0.113.1", 3);
  const others = (many: number) => {
    for (let turn = 1; turn <= many; turn += 1) ask(`2001:db8:${turn}::/64`);
  };
  others(49_999);
  expect(ask("2001:db8:1::/64", 3)).toEqual([true, true, true]);
  expect(ask("203.0.113.1")).toEqual([true]); // the minute began anew
});

test("of wrong keys a client is told 60 times a minute that they are wrong", () => {
  const told = Array.from({ length: 62 }, () => tooManyWrongKeys("203.0.113.1")?.code ?? null);
  expect(told).toEqual([...Array(60).fill(null), "rate_limited", "rate_limited"]);
  expect(tooManyWrongKeys("203.0.113.2")).toBeNull();
});
