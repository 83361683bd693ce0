import type { Message } from "./types";

/** What is needed of a page of Playwright's. */
export interface MailPage {
  route(url: string, handler: (route: MailRoute) => unknown): Promise<unknown>;
  goto(url: string): Promise<unknown>;
}

interface MailRoute {
  fulfill(answer: { contentType: string; headers: Record<string, string>; body: string }): Promise<void>;
}

/** Scripts, forms, frames, and all that is not in the mail itself. */
export const mailPolicy =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Shows a mail under a host that there is not, so that it is nobody's page. */
export async function openMail(page: MailPage, mail: Pick<Message, "id" | "subject" | "text" | "html">): Promise<void> {
  const url = `http://mail.invalid/${mail.id}`;
  const headers = {
    "content-security-policy": mailPolicy,
    "referrer-policy": "no-referrer",
    "x-dns-prefetch-control": "off",
  };
  await page.route(url, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", headers, body: mailDocument(mail) }),
  );
  await page.goto(url);
}

/** The mail's HTML, or its text with links to click, as a document that loads and goes nowhere by itself. */
export function mailDocument({ subject, text, html }: Pick<Message, "subject" | "text" | "html">): string {
  // What no policy keeps from being followed: a refresh, connections made beforehand. Another name makes any tag harmless.
  if (html !== null) return html.replace(/<(?:link|base|meta)(?=[\s/>])/gi, "<wbr");
  const linked = escaped(text).replace(/https?:\/\/[^\s<>"]+/g, (link) => `<a href="${link}">${link}</a>`);
  return `<!doctype html><title>${escaped(subject)}</title><pre style="white-space: pre-wrap">${linked}</pre>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
