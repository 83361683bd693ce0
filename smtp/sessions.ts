import type { Readable } from "node:stream";
import type { SMTPServer } from "smtp-server";
import { addressBucket, isLoopback } from "@/lib/client-address";
import { metrics } from "@/lib/metrics";
import type { Addressee } from "./faults";
import { replies, type SmtpReply } from "./replies";

const sessionMilliseconds = 10 * 60_000;
const dataMilliseconds = 120_000;
/** What is known of an open session besides what smtp-server keeps. */
interface Session {
  client: string | null;
  /** Recipients that the transaction under way has accepted, by lower-cased address. */
  accepted: Map<string, Addressee>;
  phase: "commands" | "data" | "storing";
  /** When it last began something, of the monotonic clock. */
  activeAt: number;
  /** What to say once the mail that is being stored has its answer; the session ends then. */
  farewell: SmtpReply | null;
  /** Ends a pause on purpose. */
  interrupt: ((reason: Error) => void) | null;
  timer: NodeJS.Timeout;
}

/**
 * The open sessions: their deadlines, which smtp-server's idle timeout does not replace (it never fires while bytes
 * trickle in), their number for each client, and their orderly end.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #perClient = new Map<string, number>();
  #closing = false;
  #quietMilliseconds = 0;

  constructor(
    private readonly server: () => SMTPServer,
    private readonly limits: { connectionsPerClient: number },
  ) {}

  get count(): number {
    return this.#sessions.size;
  }

  /** Throws the refusal of a client with too many sessions. Loopback is free. */
  open(id: string, remoteAddress: string): void {
    const client = clientOf(remoteAddress);
    if (client) this.#count(client);
    const timer = setTimeout(() => this.end(id, replies.tooSlow()), sessionMilliseconds).unref();
    const session: Session = {
      client,
      accepted: new Map(),
      phase: "commands",
      activeAt: performance.now(),
      farewell: null,
      interrupt: null,
      timer,
    };
    this.#sessions.set(id, session);
    if (this.#closing) this.#close(id, session); // it came before the door was closed
  }

  closed(id: string): void {
    const session = this.#sessions.get(id);
    if (!session) return;
    clearTimeout(session.timer);
    session.interrupt?.(clientLeft());
    this.#sessions.delete(id);
    if (!session.client) return;
    const left = (this.#perClient.get(session.client) ?? 1) - 1;
    if (left > 0) this.#perClient.set(session.client, left);
    else this.#perClient.delete(session.client);
  }

  #count(client: string): void {
    const open = (this.#perClient.get(client) ?? 0) + 1;
    if (open > this.limits.connectionsPerClient) throw replies.tooManyConnections();
    this.#perClient.set(client, open);
  }

  /** A new transaction: nothing is accepted yet. */
  begin(id: string): void {
    this.accepted(id).clear();
  }

  accepted(id: string): Map<string, Addressee> {
    const session = this.#sessions.get(id);
    if (!session) throw replies.closing();
    session.activeAt = performance.now();
    return session.accepted;
  }

  /** Resolves after so long; rejects once the session ends or the server stops. */
  pause(id: string, seconds: number): Promise<void> {
    const session = this.#sessions.get(id);
    if (!session || this.#closing) return Promise.reject(this.#closing ? replies.closing() : clientLeft());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, seconds * 1_000);
      session.interrupt = (reason) => {
        clearTimeout(timer);
        reject(reason);
      };
    });
  }

  /** Null for loopback, which is not limited. */
  clientOf(id: string): string | null {
    return this.#sessions.get(id)?.client ?? null;
  }

  /** Runs the taking of a mail; the DATA deadline holds until `stream` has all of it. */
  async data<T>(id: string, stream: Readable, work: () => Promise<T>): Promise<T> {
    const session = this.#sessions.get(id);
    if (session) session.phase = "data";
    const timer = setTimeout(() => this.end(id, replies.tooSlow()), dataMilliseconds).unref();
    stream.once("end", () => {
      clearTimeout(timer);
      if (session) session.phase = "storing";
    });
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The reply of a mail has been sent. */
  finished(id: string): void {
    const session = this.#sessions.get(id);
    if (!session) return;
    session.phase = "commands";
    if (session.farewell) this.end(id, session.farewell);
  }

  /** Says why and closes the session; one whose mail is being stored first gets its answer, or the sender would send again. */
  end(id: string, reply: SmtpReply): void {
    const session = this.#sessions.get(id);
    if (session?.phase === "storing") session.farewell = reply;
    else this.#hangUp(id, reply);
  }

  #hangUp(id: string, { responseCode, message, countedAs }: SmtpReply): void {
    metrics.refused(countedAs);
    for (const connection of this.server().connections) {
      if (connection.id !== id) continue;
      connection.send(responseCode, message);
      connection.close();
    }
  }

  /**
   * Idle sessions end at once; one that has begun a mail, or is about to, ends behind it: who has one to send does so within
   * `quietMilliseconds` of connecting, and of each of its commands.
   */
  close(quietMilliseconds: number): void {
    this.#closing = true;
    this.#quietMilliseconds = quietMilliseconds;
    for (const [id, session] of this.#sessions) {
      session.interrupt?.(replies.closing());
      this.#close(id, session);
    }
  }

  #close(id: string, session: Session): void {
    session.farewell = replies.closing();
    if (session.phase !== "commands" || this.#sessions.get(id) !== session) return;
    const leftMilliseconds = session.activeAt + this.#quietMilliseconds - performance.now();
    if (leftMilliseconds <= 0) this.end(id, session.farewell);
    else setTimeout(() => this.#close(id, session), leftMilliseconds);
  }
}

/** As smtp-server says it of one that leaves within a mail. */
function clientLeft(): Error {
  return Object.assign(new Error("The client has left"), { code: "ECONNECTION" });
}

function clientOf(remoteAddress: string): string | null {
  return isLoopback(remoteAddress) ? null : (addressBucket(remoteAddress) ?? remoteAddress);
}
