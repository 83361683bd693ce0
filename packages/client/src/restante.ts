import { RestanteError, Unauthorized } from "./errors";
import { type Connection, request, sleep } from "./http";
import { Inbox, type InboxOptions } from "./inbox";
import { Mail } from "./mail";
import { checkOptions } from "./options";
import type { Delivery, DeliveryFilter, Fault, FaultRequest, Message, MessageFilter, Namespace } from "./types";

export interface RestanteOptions {
  /** `RESTANTE_URL` unless told, else http://localhost:3000. */
  url?: string;
  /** `RESTANTE_API_KEY` unless told. */
  apiKey?: string;
  /** The slug of the namespace that inboxes are in: `RESTANTE_NAMESPACE` unless told, else the account's first. */
  namespace?: string;
  /** How random tags begin; `test` unless told. */
  tagPrefix?: string;
  /** How many seconds an inbox waits unless a call says otherwise; 20 unless told. */
  within?: number;
}

interface CallOptions {
  signal?: AbortSignal;
  /** False for `text` as "" and `html` as null. */
  bodies?: boolean;
}

/** An account of the service. */
export class Restante {
  readonly url: string;
  readonly #connection: Connection;
  readonly #options: RestanteOptions;
  #namespaces: Namespace[] = [];

  constructor(options: RestanteOptions = {}) {
    checkOptions(options, "url", "apiKey", "namespace", "tagPrefix", "within");
    const apiKey = (options.apiKey || variable("RESTANTE_API_KEY"))?.trim();
    if (!apiKey) throw new Unauthorized(401, "unauthorized", "There is no API key.", noKeyHint);
    // No header holds it, and the error of who tried would repeat it.
    if (!/^[!-~]+$/.test(apiKey)) throw new Unauthorized(401, "unauthorized", "This is no API key.", wrongKeyHint);
    const url = options.url || variable("RESTANTE_URL") || "http://localhost:3000";
    this.url = url.replace(/(?<![:/])\/+(?:v1\/*)?$/, ""); // the address of the API is meant, too
    if (!/^https?:\/\//i.test(this.url)) {
      throw new TypeError(`\`url\`, or RESTANTE_URL, begins with http:// or https://; it is ${this.url}.`);
    }
    this.#connection = { url: this.url, apiKey };
    this.#options = options;
  }

  /**
   * An inbox of an address that nobody else uses, or of the tag (or whole address) that is given. It begins now: what the
   * tag got before is not read, unless `since` says from when.
   */
  async inbox(tag?: string, options: InboxOptions = {}): Promise<Inbox> {
    checkOptions(options, "namespace", "since", "within", "signal");
    if (tag !== undefined && typeof tag !== "string")
      throw new TypeError("A tag, or an address, comes before options.");
    const where = tag?.includes("@")
      ? { address: tag }
      : await this.#place(tag ?? this.#randomTag(), options.namespace);
    const since = options.since ?? (tag === undefined ? undefined : await this.#newest(where));
    return new Inbox(this, where, { within: this.#options.within, ...options, since });
  }

  async namespaces(): Promise<Namespace[]> {
    const path = "/v1/namespaces";
    return (await request<{ namespaces: Namespace[] }>(this.#connection, { path })).namespaces;
  }

  /** A page of messages, newest first. */
  async messages(
    filter: MessageFilter & { limit?: number; offset?: number } = {},
    { signal, bodies }: CallOptions = {},
  ): Promise<Message[]> {
    const query = () => ({ ...filter, bodies: bodies === false ? false : undefined });
    type Answer = { messages: Message[] };
    return (await request<Answer>(this.#connection, { path: "/v1/messages", query, signal })).messages;
  }

  /** One message, by its id. */
  async mail(id: string, { signal }: Pick<CallOptions, "signal"> = {}): Promise<Mail> {
    const path = `/v1/messages/${encodeURIComponent(id)}`;
    return new Mail((await request<{ message: Message }>(this.#connection, { path, signal })).message, this);
  }

  /** The mail's headers: names in lower case, repeated ones joined by newlines. */
  async headers(id: string): Promise<Record<string, string>> {
    const call = { path: `/v1/messages/${encodeURIComponent(id)}`, query: () => ({ headers: true }) };
    return (await request<{ message: Message }>(this.#connection, call)).message.headers ?? {};
  }

  /** The mail as it came over SMTP. */
  async source(id: string): Promise<Uint8Array> {
    const path = `/v1/messages/${encodeURIComponent(id)}/source`;
    const { source } = await request<{ source: string }>(this.#connection, { path });
    return Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
  }

  /** An attachment's bytes. */
  async attachment(id: string, index: number): Promise<Uint8Array> {
    const path = `/v1/messages/${encodeURIComponent(id)}/attachments/${index}`;
    const read = async (response: Response) => new Uint8Array(await response.arrayBuffer());
    return request(this.#connection, { path, read });
  }

  async delete(id: string): Promise<void> {
    await request(this.#connection, { method: "DELETE", path: `/v1/messages/${encodeURIComponent(id)}` });
  }

  /**
   * The newest match, else the next to arrive until `deadline` (of `performance.now()`); else the service's hint. Waits
   * in turns as long as one may be, and goes on after a lost connection or a restart.
   */
  async wait(
    filter: MessageFilter,
    { deadline, signal }: { deadline: number; signal?: AbortSignal },
  ): Promise<Message | { hint: string }> {
    const seconds = () => Math.min(Math.max(Math.ceil((deadline - performance.now()) / 1_000), 1), longestWaitSeconds);
    const call = {
      path: "/v1/wait",
      query: () => ({ ...filter, timeout: seconds() }),
      limitMs: () => 1_000 * (seconds() + lateSeconds),
      retryUntil: deadline,
      signal,
    };
    for (;;) {
      const { message, hint = "" } = await request<{ message: Message | null; hint?: string }>(this.#connection, call);
      if (message) return message;
      if (performance.now() >= deadline) return { hint };
      await sleep(100, signal); // a service that stops answers at once
    }
  }

  /** What SMTP said lately, newest first. */
  async deliveries(filter: DeliveryFilter = {}, { signal }: { signal?: AbortSignal } = {}): Promise<Delivery[]> {
    const call = { path: "/v1/deliveries", query: () => ({ ...filter }), signal };
    return (await request<{ deliveries: Delivery[] }>(this.#connection, call)).deliveries;
  }

  /** What goes wrong on purpose, for the mail of one tag or of tags that begin alike. */
  readonly faults = {
    create: (fault: FaultRequest): Promise<Fault> =>
      request(this.#connection, { method: "POST", path: "/v1/faults", body: fault }),
    /** The active ones, oldest first. */
    list: async (): Promise<Fault[]> =>
      (await request<{ faults: Fault[] }>(this.#connection, { path: "/v1/faults" })).faults,
    delete: async (id: string): Promise<void> => {
      await request(this.#connection, { method: "DELETE", path: `/v1/faults/${encodeURIComponent(id)}` });
    },
  };

  async #place(tag: string, slug = this.#options.namespace || variable("RESTANTE_NAMESPACE")) {
    if (!beforeAt.test(tag)) throw new TypeError(`No address can have the tag ${JSON.stringify(tag)}.`);
    const find = (all: Namespace[]) => (slug ? all.find((one) => one.slug === slug.toLowerCase()) : all[0]);
    if (!find(this.#namespaces)) this.#namespaces = await this.namespaces(); // the first time, or one that was made since
    const found = find(this.#namespaces);
    if (found) return { namespace: found.slug, tag, address: `${tag}@${found.domain}` };
    const yours = this.#namespaces.map((one) => one.slug).join(", ") || "none";
    throw new RestanteError("not_found", `The account has no namespace ${slug ?? ""}; it has: ${yours}.`);
  }

  /** When the newest mail came that is there already: by the service's clock, as all that is compared with it. */
  async #newest(filter: MessageFilter): Promise<string | undefined> {
    return (await this.messages({ ...filter, limit: 1 }, { bodies: false }))[0]?.received_at;
  }

  #randomTag(): string {
    const part = () => Math.random().toString(36).slice(2, 12).padEnd(10, "0");
    return `${this.#options.tagPrefix ?? "test"}-${part()}${part()}`;
  }
}

/** What needs no quotes there. */
const beforeAt = /^[^\s@"(),:;<>[\]\\]+$/;
const longestWaitSeconds = 55;
/** By how much the answer to a wait may be late before its connection is taken for lost. */
const lateSeconds = 5;
const noKeyHint =
  "Set RESTANTE_API_KEY, give `apiKey`, or run the tests by `npx restante run -- <command>`, which sets it.";
const wrongKeyHint = "It holds spaces, line breaks or other characters that no key has: copy it once more.";

function variable(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name];
}
