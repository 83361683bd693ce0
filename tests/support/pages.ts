import { accountsOfAddress, createAccount, type NewAccount } from "@/lib/accounts";
import { createLink } from "@/lib/sessions/sign-in-link";

/** The service as a browser without JavaScript sees it. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(readonly baseUrl: string) {}

  /** Never follows a redirect: tests look at it. */
  async send(path: string, { headers = {}, ...rest }: RequestInit & { headers?: Record<string, string> } = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.baseUrl + path, {
      redirect: "manual",
      headers: { ...(cookie && { cookie }), ...headers },
      ...rest,
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** Presses the button of the confirm page. */
  confirm(token: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const search = new URLSearchParams({ token, ...query });
    const sent = { origin: this.baseUrl, ...headers };
    return this.send(`/api/auth/callback/email?${search}`, { method: "POST", headers: sent });
  }

  signIn(apiKey: string, path = "/sign-in", headers?: Record<string, string>) {
    return this.#submit(path, 'name="key"', { key: [apiKey] }, headers);
  }

  askForLink(emails: string | string[], path = "/sign-in", headers?: Record<string, string>) {
    return this.#submit(path, 'name="email"', { email: [emails].flat() }, headers);
  }

  /** On the page after a link to an address of several accounts, which may be shown to somebody else. */
  choose(accountId: string, path = "/sign-in/account", shownTo: Browser = this) {
    return this.#submit(path, 'name="account"', { account: [accountId] }, {}, shownTo);
  }

  leaveChoice() {
    return this.#submit("/sign-in/account", "Sign in another way", {});
  }

  signOut() {
    return this.#submit("/inbox", "Sign out", {});
  }

  /** Fills in the form of a page that holds this text, and sends it. */
  async #submit(
    path: string,
    text: string,
    fields: Record<string, string[]>,
    headers: Record<string, string> = {},
    shownTo: Browser = this,
  ) {
    const html = await (await shownTo.send(path)).text();
    const form = html.split("<form").find((part) => part.split("</form>")[0]?.includes(text));
    if (!form) throw new Error(`No form of ${path} holds ${text}.`);
    const body = new FormData();
    for (const [input] of form.split("</form>")[0]?.matchAll(/<input type="hidden"[^>]*>/g) ?? []) {
      body.set(attribute(input, "name"), attribute(input, "value"));
    }
    for (const [name, values] of Object.entries(fields)) for (const value of values) body.append(name, value);
    return this.send(path, { method: "POST", body, headers: { origin: this.baseUrl, ...headers } });
  }

  /** Where the inbox sends: nowhere, if somebody is signed in. */
  async turnedAwayTo(path = "/inbox"): Promise<string | null> {
    return (await this.send(path)).headers.get("location");
  }
}

function attribute(tag: string, name: string): string {
  const value = tag.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? "";
  return value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

let made = 0;

/** An address that nobody has had before. */
export const newAddress = () => `person-${process.pid}-${++made}@example.com`;

/** An account with an address, which is verified or was only typed. */
export async function newAddressAccount(email = newAddress()): Promise<NewAccount & { email: string }> {
  return { ...(await createAccount({ email })), email };
}

/** A link to this address, as if asked for by a client of its own. */
export const newLink = (email: string) => createLink({ email, client: `client ${++made}` });

export const isVerified = async (email: string) => (await accountsOfAddress(email)).some((one) => one.emailVerified);
