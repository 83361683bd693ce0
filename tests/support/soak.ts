import type { Message } from "@/lib/contract/schemas";
import { generator } from "../unit/mail/generator";
import type { TestAccount } from "./account";
import { moveClock } from "./clock";
import { MailboxModel, type Query, same } from "./mailbox-model";
import { readOn } from "./read-on";
import { SmtpSession } from "./smtp-session";

const tags = ["signup", "SignUp", "sign-up", "sign_up", "reset+1", "reset", "invoice"];
const prefixes = ["s", "SIGN", "sign_", "reset", "x"];

/** One account, the model of it, and what was done to it last. */
export class Soak {
  readonly #model = new MailboxModel();
  readonly #done: string[] = [];
  readonly #below: (below: number) => number;
  steps = 0;

  constructor(
    readonly inbox: TestAccount,
    readonly namespaces: string[],
    readonly session: SmtpSession,
    readonly seed: number,
    number: number,
  ) {
    this.#below = generator(seed + number);
  }

  /** Does one thing after another until the time is over; says what it did last when the service does not agree. */
  async run(until: number, { setsClock }: { setsClock: boolean }): Promise<void> {
    const { send, burst, list, waitStored, waitNew, delete: remove, deleteTwice, usage, setClock } = this;
    const things = [send, send, burst, list, list, waitStored, waitNew, remove, deleteTwice, usage];
    if (setsClock) things.push(setClock);
    while (performance.now() < until) {
      const thing = this.#pick(things);
      this.#done.push(thing.name);
      this.steps += 1;
      try {
        await thing.call(this);
      } catch (error) {
        const last = this.#done.slice(-15).join("\n  ");
        throw new Error(`${(error as Error).message}\nFAULTS_SEED=${this.seed} repeats it. Last was done:\n  ${last}`);
      }
    }
  }

  async send(): Promise<void> {
    const mail = this.#mail();
    this.#said(await this.session.send(mail.to, mail.content));
    await this.#learn(mail.messages);
  }

  /** Several mails at once, over sessions of their own. */
  async burst(): Promise<void> {
    const mails = Array.from({ length: 2 + this.#below(4) }, () => this.#mail());
    const send = async ({ to, content }: (typeof mails)[number]) => {
      await using session = await SmtpSession.open();
      this.#said(await session.send(to, content));
    };
    await Promise.all(mails.map(send));
    await this.#learn(mails.flatMap(({ messages }) => messages));
  }

  async list(): Promise<void> {
    const query = this.#query();
    const [limit, offset] = [1 + this.#below(100), this.#below(3) === 0 ? this.#below(20) : 0];
    const expected = this.#model.match(query).slice(offset, offset + limit);
    same("list", await this.inbox.list({ ...query, limit, offset }), expected);
  }

  async waitStored(): Promise<void> {
    const query = this.#query();
    const [expected] = this.#model.match(query);
    const { message, timed_out } = await this.inbox.wait({ ...query, timeout: 1 });
    same("wait", [message, timed_out], [expected ?? null, !expected]);
  }

  /** A wait that is open while its mail comes, after one that is not for it. */
  async waitNew(): Promise<void> {
    const tag = this.#pick(tags);
    const waiting = this.inbox.wait({ tag, since: this.#model.newest, timeout: 30 });
    const other = this.#mail("nobody-waits");
    this.#said(await this.session.send(other.to, other.content));
    const mail = this.#mail(tag);
    this.#said(await this.session.send(mail.to, mail.content));
    const { message } = await waiting;
    same("the mail waited for", message?.subject, mail.messages[0]?.subject);
    await this.#learn([...other.messages, ...mail.messages]);
  }

  async delete(): Promise<void> {
    const message = this.#any();
    if (!message) return;
    same("get", (await this.inbox.get(`/v1/messages/${message.id}`)).body, { message });
    same("delete", (await this.inbox.delete(`/v1/messages/${message.id}`)).status, 200);
    this.#model.delete(message.id);
    same("get of a deleted one", (await this.inbox.get(`/v1/messages/${message.id}`)).status, 404);
  }

  /** Of several that delete a message one has done so. */
  async deleteTwice(): Promise<void> {
    const message = this.#any();
    if (!message) return;
    const answers = await Promise.all([1, 2, 3].map(() => this.inbox.delete(`/v1/messages/${message.id}`)));
    same("deletes", answers.map(({ status }) => status).sort(), [200, 404, 404]);
    this.#model.delete(message.id);
  }

  async usage(): Promise<void> {
    const { body } = await this.inbox.get<{ emails_received: number }>("/v1/usage");
    same("usage", body.emails_received, this.#model.sent);
  }

  /** By up to a minute either way. */
  async setClock(): Promise<void> {
    await moveClock(`${this.#below(120) - 60} seconds`);
  }

  /** Reads on from what it knows, as a client does. */
  async #learn(expected: { tag: string; subject: string }[]): Promise<void> {
    this.#model.add(await readOn(this.inbox, this.#model.newest), expected);
  }

  /** For one to three addresses, each in any of the namespaces; the first for this tag, if one is given. */
  #mail(tag?: string) {
    const subject = `mail ${this.steps} ${this.#below(1_000_000)}`;
    const named = [tag ?? this.#pick(tags), ...(tag === undefined ? tags.filter(() => this.#below(5) === 0) : [])];
    const distinct = new Map(named.map((name) => [name.toLowerCase(), name]));
    const messages = [...distinct.values()].map((name) => ({ tag: name, subject }));
    const to = messages.map((message) =>
      this.inbox.address(message.tag).replace(this.inbox.namespace, this.#pick(this.namespaces)),
    );
    return { to, messages, content: `Subject: ${subject}\r\n\r\nYour code is ${100_000 + this.steps}` };
  }

  #query(): Query {
    return {
      ...this.#pick([{}, {}, {}, { namespace: this.#pick(this.namespaces) }]),
      ...this.#pick([{}, { tag: this.#pick([...tags, "nobody"]) }, { tag_prefix: this.#pick(prefixes) }]),
      ...this.#pick([{}, { since: this.#any()?.received_at ?? "0" }]),
    };
  }

  #any(): Message | undefined {
    const all = this.#model.match({});
    return all[this.#below(all.length)];
  }

  #pick<T>(values: T[]): T {
    return values[this.#below(values.length)] as T;
  }

  #said(reply: string): void {
    same("reply", reply.slice(0, 3), "250");
  }
}
