import { expect } from "vitest";
import { z } from "zod";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { type ErrorCode, errorCodes } from "@/lib/contract/errors";
import { errorEnvelope } from "@/lib/contract/schemas";
import { findRoute } from "@/lib/http/rest";

/** Fails the test when a `/v1` answer is not exactly what the contract promises for its route and status. */
export function checkAgainstContract(method: string, path: string, answer: { status: number; body: unknown }): void {
  if (!path.startsWith("/v1")) return;
  if (answer.status >= 400) {
    const { error } = z.parse(errorEnvelope, answer.body);
    expect(errorCodes[error.code as ErrorCode]?.status).toBe(answer.status);
    const allowed = endpointOf(method, path)?.errors ?? [];
    expect([...allowed, "unauthorized", "not_found", "method_not_allowed", "rate_limited", "internal_error"]).toContain(
      error.code,
    );
    return;
  }
  const endpoint = endpointOf(method, path);
  expect(answer.status).toBe(endpoint?.status ?? 200);
  if (endpoint && typeof endpoint.output !== "string") z.parse(endpoint.output, answer.body);
}

function endpointOf(method: string, path: string): EndpointDefinition | null {
  try {
    return endpoints[findRoute(method, new URL(path, "http://localhost").pathname).name];
  } catch {
    return null;
  }
}
