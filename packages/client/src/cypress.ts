import {
  type AttachmentInfo,
  type FaultRequest,
  type Inbox,
  Mail,
  type Message,
  Restante,
  type RestanteOptions,
  type WaitOptions,
} from "./index";

/** An inbox as the browser knows it; its mail is read outside, where the key is. */
export interface InboxHandle {
  id: number;
  address: string;
  tag: string | undefined;
  namespace: string | undefined;
}

export type MailOptions = Omit<WaitOptions, "signal">;
type FaultOptions = Omit<FaultRequest, "namespace" | "tag" | "tag_prefix">;

declare global {
  namespace Cypress {
    interface Chainable<Subject> {
      /** The mail to an address that no other test uses, or to the tag or address that is given. */
      newInbox(tag?: string): Chainable<InboxHandle>;
      /** The oldest matching mail that was not given yet, or the next to come. */
      nextMail(inbox: InboxHandle, options?: MailOptions): Chainable<Mail>;
      /** All that has come, oldest first. */
      allMails(inbox: InboxHandle): Chainable<Mail[]>;
      /** Fails where a further mail comes `within` so many seconds: 3 unless told. */
      staysEmpty(inbox: InboxHandle, options?: MailOptions): Chainable<Subject>;
      /** The only attachment, or the only one whose name fits, such as `*.pdf`. */
      mailAttachment(mail: Mail, name?: string): Chainable<AttachmentInfo & { base64: string }>;
      /** Makes something go wrong with the mail for the inbox. */
      faultMail(inbox: InboxHandle, fault: FaultOptions): Chainable<Subject>;
    }
  }
}

/** A regular expression, as it goes from the browser to Node. */
interface Sent {
  source: string;
  flags: string;
}
type Wanted = Omit<MailOptions, "subject" | "from"> & { id: number; subject?: string | Sent; from?: string | Sent };

type Tasks = Record<string, (argument: never) => Promise<unknown>>;

/** For `setupNodeEvents`: the part that talks to the service. */
export function restanteTasks(on: (event: "task", tasks: Tasks) => void, options?: RestanteOptions): void {
  const inboxes: Inbox[] = [];
  let restante: Restante | undefined;
  const client = () => {
    restante ??= new Restante(options);
    return restante;
  };
  const inboxOf = ({ id }: { id: number }): Inbox => {
    const inbox = inboxes[id];
    if (!inbox) throw new Error("There is no such inbox: make it by cy.newInbox().");
    return inbox;
  };
  on("task", {
    "restante:newInbox": async (tag: string | null) => {
      const inbox = await client().inbox(tag ?? undefined);
      const id = inboxes.push(inbox) - 1;
      return { id, address: inbox.address, tag: inbox.tag, namespace: inbox.namespace } satisfies InboxHandle;
    },
    "restante:nextMail": (wanted: Wanted) => inboxOf(wanted).next(revived(wanted)),
    "restante:allMails": (handle: InboxHandle) => inboxOf(handle).all(),
    "restante:staysEmpty": async (wanted: Wanted) => {
      await inboxOf(wanted).stayEmpty(revived(wanted));
      return null;
    },
    "restante:attachment": async ({ id, name }: { id: string; name?: string }) => {
      const { bytes, text, ...info } = await (await client().mail(id)).attachment(name);
      return { ...info, base64: Buffer.from(bytes).toString("base64") };
    },
    "restante:fault": ({ id, fault }: { id: number; fault: FaultOptions }) => inboxOf({ id }).fault(fault),
  });
}

interface Chain {
  then(use: (value: never) => unknown): Chain;
}
interface CypressGlobals {
  Cypress: { Commands: { addAll(commands: Record<string, (...words: never[]) => unknown>): void } };
  cy: { task(name: string, argument: unknown, options?: { timeout: number }): Chain };
}

/** Longer than any wait that is not told otherwise: a task must not end before it. */
const marginSeconds = 10;

/** For the support file: the commands. */
export function addRestanteCommands(): void {
  const globals = globalThis as unknown as CypressGlobals;
  const task = (name: string, argument: unknown, within = 20) =>
    globals.cy.task(`restante:${name}`, argument, { timeout: 1_000 * (within + marginSeconds) });
  globals.Cypress.Commands.addAll({
    newInbox: (tag?: string) => task("newInbox", tag ?? null),
    nextMail: (inbox: InboxHandle, options: MailOptions = {}) =>
      task("nextMail", sendable(inbox, options), options.within).then(mailOf),
    allMails: (inbox: InboxHandle) => task("allMails", inbox).then((messages: Message[]) => messages.map(mailOf)),
    staysEmpty: (inbox: InboxHandle, options: MailOptions = {}) =>
      task("staysEmpty", sendable(inbox, options), options.within),
    mailAttachment: ({ id }: Mail, name?: string) => task("attachment", { id, name }),
    faultMail: ({ id }: InboxHandle, fault: FaultOptions) => task("fault", { id, fault }),
  });
}

function sendable({ id }: InboxHandle, { subject, from, ...rest }: MailOptions): Wanted {
  const plain = (value?: string | RegExp) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value;
  return { ...rest, id, subject: plain(subject), from: plain(from) };
}

function revived({ id, subject, from, ...rest }: Wanted): MailOptions {
  const whole = (value?: string | Sent) => (typeof value === "object" ? new RegExp(value.source, value.flags) : value);
  return { ...rest, subject: whole(subject), from: whole(from) };
}

/** With `code()` and `link()` at once. */
function mailOf(message: Message): Mail {
  const outside = () =>
    Promise.reject(new Error("A mail's files are read outside of the browser: cy.mailAttachment(mail, name)."));
  return new Mail(message, { attachment: outside, headers: outside, source: outside, delete: outside });
}
