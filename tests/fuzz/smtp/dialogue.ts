import fc from "fast-check";
import words from "../../fixtures/fuzz/smtp.json";

/** What a client says, one byte a character, in pieces that the network may deliver apart. Words in braces stand for its account's. */
export interface Dialogue {
  segments: Segment[];
  ending: "quit" | "end" | "reset";
}

/** All until the next STARTTLS, which has the last word. */
export interface Segment {
  pieces: Piece[];
  /** What follows it in the clear, in one packet with it. */
  injected: string;
}

export interface Piece {
  bytes: string;
  /** Where it is cut in two, as a share of its length. */
  cut: number;
}

/** In no reply: what a client says is never repeated to it. */
export const marker = "zq7marker";

const oneOf = (texts: string[]) => fc.constantFrom(...texts);
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(""));
const tag = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9+_-]{0,10}$/);
const bytes = fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 40 });

const recipient = fc.oneof(
  { weight: 5, arbitrary: tag.map((name) => `<${name}@{own}>`) },
  { weight: 2, arbitrary: oneOf(words.oddRecipients) },
);
const command = fc.oneof(
  { weight: 3, arbitrary: oneOf(words.greetings) },
  { weight: 5, arbitrary: joined(oneOf(words.mailFrom), oneOf(words.senders), oneOf(words.mailOptions)) },
  { weight: 6, arbitrary: joined(oneOf(words.rcptTo), recipient) },
  { weight: 2, arbitrary: oneOf(words.auth) },
  { weight: 4, arbitrary: oneOf(words.others) },
  { weight: 1, arbitrary: bytes.map((text) => text.replaceAll("\n", "")) },
  { weight: 1, arbitrary: oneOf(words.lastWords) },
);
const line = joined(command, oneOf([...Array(8).fill("\r\n"), "\n", "\r\r\n"]));

const content = fc
  .array(fc.oneof({ weight: 3, arbitrary: oneOf(words.content) }, { weight: 1, arbitrary: bytes }), { maxLength: 12 })
  .map((parts) => parts.join(""));

/** From the sender to the end of the mail, so that dialogues come so far. */
const transaction = fc
  .record({
    recipients: fc.array(tag, { minLength: 1, maxLength: 3 }),
    mail: content,
    end: oneOf(["\r\n.\r\n", "\r\n.\r\n", ".\r\n", "\r\n..\r\n"]),
  })
  .map(({ recipients, mail, end }) => {
    const to = recipients.map((name) => `RCPT TO:<${name}@{own}>\r\n`);
    return ["MAIL FROM:<app@example.com>\r\n", ...to, "DATA\r\n", mail, end].join("");
  });

const piece = fc.record({
  bytes: fc.oneof(
    { weight: 8, arbitrary: line },
    { weight: 4, arbitrary: transaction },
    { weight: 1, arbitrary: content },
  ),
  cut: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** Most greet first, and some log in. */
const segment = fc
  .record({
    opening: oneOf(words.openings),
    pieces: fc.array(piece, { maxLength: 8 }),
    injected: fc.oneof({ weight: 2, arbitrary: fc.constant("") }, { weight: 1, arbitrary: line }),
  })
  .map(({ opening, pieces, injected }) => ({ pieces: [{ bytes: opening, cut: 1 }, ...pieces], injected }));

export const dialogue: fc.Arbitrary<Dialogue> = fc.record({
  segments: fc.array(segment, { minLength: 1, maxLength: 3 }),
  ending: fc.constantFrom<Dialogue["ending"]>("quit", "quit", "end", "reset"),
});
