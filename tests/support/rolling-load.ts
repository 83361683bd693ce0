import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { TestAccount } from "./account";
import { openEvents } from "./events";
import { type McpClient, mcpClients, toolError } from "./mcp-clients";
import { service } from "./service";
import { SmtpSession } from "./smtp-session";

/** So that no account reaches its cap, and two cores are enough. */
const restMs = 20;

/** Clients of every kind, at work until they are stopped. */
export class RollingLoad {
  /** What no client should see. */
  readonly failures: string[] = [];
  /** Tags that were sent to, and acknowledged. */
  readonly sent = new Set<string>();
  /** Tags of the messages that the stream has told of, in their order. */
  readonly streamed: string[] = [];
  readonly counts = { requests: 0, waits: 0, repeated: 0, calls: 0, resumed: 0, reconnected: 0 };
  readonly #stop = new AbortController();
  readonly #running: Promise<void>[];
  readonly #streaming: Promise<void>;

  constructor(private readonly inbox: TestAccount) {
    const several = (count: number, work: () => Promise<void>) => Array.from({ length: count }, () => this.#run(work));
    this.#running = [
      ...several(3, () => this.#converse()),
      ...several(3, () => this.#sendMany()),
      ...several(2, () => this.#request()),
      ...mcpClients.map(([, connect]) =>
        this.#run(async () => this.#call(await connect(service.baseUrl, inbox.apiKey))),
      ),
    ];
    this.#streaming = this.#run(() => this.#stream());
  }

  /** Resolves once all are done with what they had begun. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running);
    await this.send(last);
    await this.#streaming;
  }

  /** One mail on a connection of its own. */
  async send(tag: string): Promise<void> {
    await using session = await SmtpSession.open();
    const reply = await session.send(this.inbox.address(tag), mail(tag));
    this.#expect(`one mail: ${reply}`, reply.startsWith("250"));
    this.sent.add(tag);
    await session.say("QUIT");
  }

  /** A wait, repeated as the service asks for; the tag of what came. */
  async wait(tag: string, seconds: number): Promise<string | undefined> {
    const headers = { authorization: `Bearer ${this.inbox.apiKey}` };
    for (;;) {
      const answer = await fetch(`${service.baseUrl}/v1/wait?tag=${tag}&timeout=${seconds}`, { headers });
      const body = await answer.json();
      if (answer.status === 200) return body.message?.tag;
      if (body.error?.message !== "The server is restarting.") throw new Error(`wait: ${answer.status}`);
      this.counts.repeated += 1;
      await pause(1_000 * Number(answer.headers.get("retry-after")));
    }
  }

  get #ended(): boolean {
    return this.#stop.signal.aborted;
  }

  async #run(work: () => Promise<void>): Promise<void> {
    await work().catch((error: Error) => this.failures.push(`${error.message} ${error.cause ?? ""}`));
  }

  #expect(what: string, isSo: boolean): void {
    if (!isSo) this.failures.push(what);
  }

  /** What a test does: waits, has a mail sent on a connection of its own, and gets it. */
  async #converse(): Promise<void> {
    for (; !this.#ended; await pause(restMs)) {
      const tag = randomUUID();
      const waiting = this.wait(tag, 30);
      await this.send(tag);
      this.#expect(`wait: ${tag}`, (await waiting) === tag);
      this.counts.waits += 1;
    }
  }

  /** What a mail server does: keeps its connection, and tries what was not taken again on another. */
  async #sendMany(): Promise<void> {
    let session = await SmtpSession.open();
    for (; !this.#ended; await pause(restMs)) {
      const tag = randomUUID();
      for (;;) {
        const refused = await session.envelope(this.inbox.address(tag));
        if (refused === null) break;
        this.#expect(`envelope: ${refused}`, refused === "" || refused.startsWith("421"));
        this.counts.reconnected += 1;
        session.socket.destroy();
        session = await SmtpSession.open();
      }
      session.socket.write(mail(tag));
      const reply = await session.say("\r\n.");
      this.#expect(`of many: ${reply}`, reply.startsWith("250"));
      this.sent.add(tag);
    }
    session.socket.destroy();
  }

  /** Short requests, such as no client repeats. */
  async #request(): Promise<void> {
    for (; !this.#ended; await pause(restMs)) {
      const made = await this.inbox.post<{ id: string }>("/v1/keys");
      const answers = [
        made,
        await this.inbox.get("/v1/messages?limit=5"),
        await this.inbox.get("/v1/usage"),
        await this.inbox.delete(`/v1/keys/${made.body.id}`),
      ];
      for (const { status } of answers) this.#expect(`request: ${status}`, status < 300);
      this.counts.requests += answers.length;
    }
  }

  /** Follows all that comes, and comes back behind the last event. */
  async #stream(): Promise<void> {
    let lastEventId: string | undefined;
    for (;;) {
      const stream = await openEvents(this.inbox, { query: { since: "0", bodies: "false" }, lastEventId });
      this.#expect(`stream: ${stream.answer.status}`, stream.answer.status === 200);
      for (let event = await stream.next(); event !== null; event = await stream.next()) {
        lastEventId = event.id;
        if (event.event === "message") this.streamed.push(JSON.parse(event.data).tag);
        if (this.streamed.at(-1) === last) return stream.leave();
      }
      this.counts.resumed += 1;
    }
  }

  /** What an agent does. */
  async #call(client: McpClient): Promise<void> {
    for (; !this.#ended; await pause(restMs)) {
      const listed = await client.call("list_messages", { limit: 1 });
      this.#expect("list_messages", !listed.isError);
      const waited = await client.call("wait_for_message", { tag: "nothing", timeout: 2 });
      const isCut = waited.isError === true && toolError(waited).hint.startsWith("The server is restarting.");
      this.#expect(`wait_for_message: ${JSON.stringify(waited)}`, isCut || waited.structuredContent.timed_out === true);
      this.counts.repeated += Number(isCut);
      this.counts.calls += 2;
    }
    await client.close();
  }
}

/** Of the mail that ends the stream. */
const last = "last";
const mail = (tag: string) => `Subject: ${tag}\r\n\r\nYour code is 482913\r\n`;
