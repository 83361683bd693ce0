import { z } from "zod";

/** A whole number within bounds; REST reads it from the query's digits, MCP takes a JSON number. */
export function wholeNumber(minimum: number, maximum = Number.MAX_SAFE_INTEGER) {
  const upTo = maximum === Number.MAX_SAFE_INTEGER ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
  const error = `must be a whole number ${upTo}`;
  return z.int({ error }).min(minimum, { error }).max(maximum, { error });
}

// Postgres cannot hold a NUL, so no stored text can match one.
export const plainText = z
  .string({ error: ({ input }) => (input === undefined ? "is required" : "must be a string") })
  .max(500, { error: "must be at most 500 characters" })
  .refine((value) => !value.includes("\0") && value.isWellFormed(), {
    error: "holds characters that no mail can have",
  });

const isoTime = { offset: true, local: true };
const isoTimestamp = z.union([z.iso.datetime(isoTime), z.iso.datetime({ ...isoTime, precision: -1 }), z.iso.date()]);
const sinceError = "must be epoch milliseconds or an ISO 8601 timestamp, such as 1767225600000 or 2026-01-01T00:00:00Z";
const lastMoment = Date.UTC(9999, 11, 31);

function parseSince(value: string | number): Date | null {
  const milliseconds = epochMilliseconds(String(value).trim());
  if (milliseconds === null) return null;
  // No mail is older or newer than these bounds; beyond them lie dates that the database does not read.
  return new Date(Math.min(Math.max(milliseconds, 0), lastMoment));
}

function epochMilliseconds(text: string): number | null {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  // A "+" that was not percent-encoded in a query arrives as a space; the colon of an offset may be left out.
  const restored = text.replace(/ (?=\d\d:?\d\d$)/, "+").replace(/(T.*[+-]\d\d)(\d\d)$/, "$1:$2");
  if (!isoTimestamp.safeParse(restored).success) return null;
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(restored) || !restored.includes("T");
  return Date.parse(hasZone ? restored : `${restored}Z`);
}

/** Seconds of our days, taken for milliseconds, lie in early 1970: all mail would match, the stale too. */
function secondsError(value: string | number): string | null {
  const seconds = /^\s*(\d{10})(\.\d+)?\s*$/.exec(String(value))?.[1];
  if (!seconds) return null;
  const milliseconds = Number(seconds) * 1_000;
  return `looks like epoch seconds; send epoch milliseconds or an ISO 8601 timestamp: ${milliseconds} or ${new Date(milliseconds).toISOString()}`;
}

/** Epoch milliseconds or ISO 8601 (without a zone: UTC), as a `Date`. */
export const since = z.union([z.string(), z.int()], { error: sinceError }).transform((value, context) => {
  const message = secondsError(value);
  const date = message === null ? parseSince(value) : null;
  if (date) return date;
  context.issues.push({ code: "custom", message: message ?? sinceError, input: value });
  return z.NEVER;
});

/** Which messages: shared by listing and waiting, over REST and MCP. */
export const messageFilter = z.object({
  namespace: plainText.optional().meta({ description: "Only this namespace, by its slug.", example: "kavumi-retasu" }),
  tag: plainText
    .optional()
    .meta({ description: "Exact tag (the part before the @), in any letter case.", example: "signup" }),
  tag_prefix: plainText.optional().meta({
    description: "Tags that begin with this, in any letter case. Ignored when `tag` is given.",
    example: "sign",
  }),
  address: plainText.optional().meta({
    description:
      "Exact recipient address, in any letter case: for mail to other domains, of which a tag says too little.",
    example: "alice@example.com",
  }),
  subject: plainText.optional().meta({
    description: "The subject contains this, in any letter case.",
    example: "confirm your",
  }),
  from: plainText.optional().meta({
    description: "The sender's address contains this, in any letter case.",
    example: "@app.example.com",
  }),
  has: z
    .enum(["code", "link", "attachment", "verification"], {
      error: "must be code, link, attachment or verification",
    })
    .optional()
    .meta({
      description:
        "Only messages with a one-time `code`, a verification `link`, an `attachment`, or (`verification`) a code or such a link.",
      example: "code",
    }),
  since: since.optional().meta({
    description: "Only messages received after this moment: epoch milliseconds or an ISO 8601 timestamp.",
    example: "2026-01-01T00:00:00.000Z",
  }),
});

/** How the tags begin that a key may read: what can stand at the beginning of one before the @, with room for more. */
export const tagPrefix = z
  .string({ error: "must be a string" })
  .max(50, { error: "must be at most 50 characters" })
  .regex(/^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*\.?$/, {
    error: "must be what tags can begin with: letters, digits and . _ - +, without spaces",
  });

const withRead = { error: "goes with scope `read` alone" };

/** What a new key may do, and for how long. */
export const keyOptions = z
  .object({
    scope: z.enum(["full", "read"], { error: "must be `full` or `read`" }).optional().meta({
      description: "What the key may do: everything (`full`, unless told), or only read messages.",
      example: "read",
    }),
    namespace: plainText
      .toLowerCase()
      .optional()
      .meta({ description: "It reads this namespace alone, by its slug.", example: "kavumi-retasu" }),
    tag_prefix: tagPrefix
      .optional()
      .meta({ description: "It reads tags alone that begin with this, in any letter case.", example: "agent-" }),
    expires_in: wholeNumber(60, 31_536_000)
      .optional()
      .meta({ description: "Seconds after which the key stops working. Never, when omitted.", example: 86_400 }),
  })
  .strict() // a misspelt field would be passed over, and the key read more than was meant
  .refine(({ scope, namespace }) => scope === "read" || namespace === undefined, { ...withRead, path: ["namespace"] })
  .refine(({ scope, tag_prefix }) => scope === "read" || tag_prefix === undefined, {
    ...withRead,
    path: ["tag_prefix"],
  });

export const limit = wholeNumber(1, 100)
  .default(10)
  .meta({ description: "How many messages at the most.", example: 10 });
export const offset = wholeNumber(0).default(0).meta({ description: "How many of the newest to skip.", example: 0 });
export const timeout = wholeNumber(1, 55).default(30).meta({ description: "Seconds to wait.", example: 30 });

export const bodies = z
  .enum(["true", "false"], { error: "must be `true` or `false`" })
  .default("true")
  .meta({ description: "`false` leaves `text` empty and `html` null, for a short answer.", example: "false" });
export const eventBodies = bodies
  .removeDefault()
  .default("false")
  .meta({ description: "`true` sends `text` and `html` as well.", example: "true" });
export const settle = wholeNumber(1, 30).optional().meta({
  description:
    "Answer only once no further match has come for so many seconds, or `timeout` has passed: with the newest, and in `matches` how many there are.",
  example: 2,
});

export const email = z
  .email({ error: "must be a valid e-mail address" })
  .max(254, { error: "must be at most 254 characters" })
  .meta({ description: "An e-mail address, for sign-in and receipts.", example: "dev@example.com" });

const reservedSlugs = new Set(
  `www mail mx smtp imap pop pop3 api mcp app admin root postmaster abuse hostmaster webmaster security noc support
  autodiscover autoconfig wpad mta-sts isatap localhost ns ns1 ns2 ns3 ns4 dns status docs blog cdn ftp`.split(/\s+/),
);
const slugRule =
  "must be 3 to 40 characters of a-z, 0-9 and -, with no hyphen at either end and no -- as third and fourth character";

/** One DNS label that may serve as a namespace. */
export const slug = z
  .string({ error: "must be a string" })
  .toLowerCase()
  .regex(/^(?!..--)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/, { error: slugRule })
  .refine((value) => !reservedSlugs.has(value), { error: "is a reserved name" })
  .meta({ description: `The namespace's name: ${slugRule.replace("must be ", "")}.`, example: "kavumi-retasu" });

/** A tag that can stand before the @ as it is: an RFC 5321 dot-string of at most 64 bytes. */
export const tag = z
  .string({ error: "must be a string" })
  .max(64, { error: "must be at most 64 characters" })
  .regex(/^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/, {
    error: "must be usable before the @ of an address: letters, digits and . _ - +, without spaces",
  })
  .meta({ description: "The part before the @. A random one when omitted.", example: "signup" });

export const notEmpty = plainText.min(1, { error: "must not be empty" });
