import { handle } from "@/lib/http";

/** In seconds, for platforms that end a request of their own accord: a wait takes up to 55, and a last look. */
export const maxDuration = 60;

const answer = (request: Request) => handle(request, { peer: null });

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
