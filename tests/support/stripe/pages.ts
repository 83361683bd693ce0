import type { ServerResponse } from "node:http";
import { checkoutPage } from "./checkout-page";
import type { FakeStripe } from "./fake-stripe";
import { type Form, field } from "./form";
import { htmlPage, nothingHere } from "./html";
import { portalPage } from "./portal-page";

/** What a page is asked for: the object of its address, and the button that was pressed, with its subscription. */
export interface Visit {
  id: string;
  act: string | null;
  subscription: string | null;
}

/** A page, or another address to go to. */
export type PageAnswer = { status: number; title: string; body: string } | { location: string };

const pages: Record<string, (stripe: FakeStripe, visit: Visit) => PageAnswer> = {
  "c/pay": checkoutPage,
  "p/session": portalPage,
};

/** Answers a request for a hosted page: they say what they are, and do what the buttons of Stripe's would do. */
export function answerPage(stripe: FakeStripe, request: { line: string; form: Form; response: ServerResponse }): void {
  const { line, form, response } = request;
  const [, method, kind = "", id = ""] = /^(GET|POST) \/(c\/pay|p\/session)\/(\w+)$/.exec(line) ?? [];
  const act = method === "POST" ? field(form, "act") : null;
  const answer = pages[kind]?.(stripe, { id, act, subscription: field(form, "subscription") }) ?? nothingHere;
  if ("location" in answer) {
    response.writeHead(303, { location: answer.location }).end();
  } else {
    const headers = { "content-type": "text/html; charset=utf-8" };
    response.writeHead(answer.status, headers).end(htmlPage(answer.title, answer.body));
  }
}
