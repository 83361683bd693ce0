import { docsSite, searchEntries } from "@/lib/docs";

// The addresses in it are those of the running server, not of the build.
export const dynamic = "force-dynamic";

export function GET(): Response {
  return Response.json(searchEntries(docsSite().values()));
}
