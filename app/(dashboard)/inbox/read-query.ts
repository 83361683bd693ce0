import { z } from "zod";
import { ApiError } from "@/lib/contract/errors";
import { plainText, since } from "@/lib/contract/inputs";

const position = z.string().regex(/^\d{1,15}\.\w{1,64}$/, { error: "is not a place in the list" });

const query = z.object({
  namespace: plainText.optional(),
  tag: plainText.optional(),
  q: plainText.max(200, { error: "must be at most 200 characters" }).optional(),
  before: position.transform(readPosition).optional(),
  after: since.transform((date) => date.getTime()).optional(),
});

/** What the page calls them. */
const called: Record<string, string> = { q: "search", before: "cursor", after: "cursor" };

/** The query of the list and of its live stream, checked; the first of a repeated parameter counts, empty ones do not. */
export function readQuery(search: URLSearchParams) {
  const given = Object.keys(query.shape).map((name) => [name, search.get(name) || undefined]);
  const parsed = query.safeParse(Object.fromEntries(given));
  if (parsed.success) {
    const { before, after, ...filter } = parsed.data;
    return { before, after, filter };
  }
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  throw new ApiError("invalid_request", `The ${called[name] ?? name} ${issue?.message}.`, "Clear the filters.");
}

function readPosition(text: string) {
  const [milliseconds = "", id = ""] = text.split(".");
  return { receivedAt: new Date(Math.min(Number(milliseconds), Date.UTC(9999, 11, 31))), id };
}
