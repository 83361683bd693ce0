import { randomUUID } from "node:crypto";
import { metrics } from "@/lib/metrics";
import { stopping } from "@/lib/stopping";
import { addHeader } from "./respond";

const header = "x-request-id";

/** A request of the API as logs and metrics speak of it. */
export class ApiCall {
  /** A proxy's or client's own where it could be one of ours; whatever else it sent goes into no log. */
  readonly id: string;
  /** Of the contract's; `none` until it is found. */
  route = { method: "none", route: "none" };
  readonly #since = performance.now();

  constructor(headers: Headers) {
    const given = headers.get(header);
    this.id = given !== null && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
  }

  /** Has the answer carry the id, and counts it. */
  answered(response: Response): Response {
    addHeader(response, header, this.id);
    // Whoever kept the connection might send its next request as it is closed.
    if (stopping.get().begun) addHeader(response, "connection", "close");
    metrics.answered(this.route, response.status, this.#since);
    return response;
  }
}
