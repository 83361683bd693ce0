/** The version before: what it is made of must go on working on the tables of this one. Set anew with each release. */
export const released = {
  /** Its tag, or a commit. */
  revision: "3aa8424f243020740b095047fe0493af80cbfc37",
  /** What it calls of drizzle/functions. */
  functions: [
    "restante_account_changed() returns trigger",
    "restante_clock() returns timestamptz",
    "restante_deliver(json, text[], json, json, text[], text[], json, text[]) returns text[]",
    "restante_deliver_plain(json, text, boolean, text, text, text, text, text, text, text, text, text, json, text, text, text, json, json, text, boolean) returns text",
  ],
};

/** Statements that take away what no released version reads any more. */
export const contracted: { migration: string; statement: string; unreadSince: string }[] = [];
