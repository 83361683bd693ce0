import { handle } from "@/lib/http/handle";

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
