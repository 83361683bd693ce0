import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { ApiError } from "@/lib/contract/errors";

interface Route {
  segments: string[];
  methods: Map<string, EndpointName>;
}

const routes: Route[] = [];
for (const [name, { method, path }] of Object.entries(endpoints) as [EndpointName, EndpointDefinition][]) {
  const segments = path.split("/");
  let route = routes.find((known) => known.segments.join("/") === segments.join("/"));
  if (!route) {
    route = { segments, methods: new Map() };
    routes.push(route);
  }
  route.methods.set(method, name);
}

/** The endpoint for a method and path, with its path parameters; throws `not_found` or `method_not_allowed`. */
export function findRoute(method: string, pathname: string): { name: EndpointName; params: Record<string, string> } {
  const segments = pathname.split("/");
  for (const route of routes) {
    const params = matchSegments(route.segments, segments);
    if (!params) continue;
    const name = route.methods.get(method);
    if (name) return { name, params };
    throw methodNotAllowed([...route.methods.keys()]);
  }
  throw new ApiError("not_found", "There is no such route.", "GET /openapi.json describes every route.");
}

export function methodNotAllowed(allowed: string[]): ApiError {
  const list = allowed.join(", ");
  return new ApiError("method_not_allowed", "This route does not support this method.", `Use ${list}.`, {
    allow: list,
  });
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [position, expected] of pattern.entries()) {
    const segment = segments[position] ?? "";
    if (!expected.startsWith("{")) {
      if (segment !== expected) return null;
      continue;
    }
    const value = decodeSegment(segment);
    if (!value) return null;
    params[expected.slice(1, -1)] = value;
  }
  return params;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
