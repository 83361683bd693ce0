import { StripeFault } from "./stripe-fault";

/** Answers a repeated POST as the first time, and refuses a key that is used for something else, as Stripe does. */
export class Idempotency {
  readonly #seen = new Map<string, { request: string; answer: object }>();

  once(key: string | undefined, request: string, answer: () => object): object {
    if (!key) return answer();
    const seen = this.#seen.get(key);
    if (!seen) {
      const made = answer();
      // As it was, whatever becomes of the object.
      this.#seen.set(key, { request, answer: structuredClone(made) });
      return made;
    }
    if (seen.request === request) return seen.answer;
    throw new StripeFault(400, "Keys for idempotent requests can only be used with the same parameters.", {
      type: "idempotency_error",
    });
  }
}
