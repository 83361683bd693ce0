import fc from "fast-check";

/** What a client says, one byte a character, in pieces that the network may deliver apart. {own}, {user}, {key} and {login} stand for its account's. */
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

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
const tag = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9+_-]{0,10}$/);
const bytes = fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 40 });

const hello = fc.oneof(
  { weight: 6, arbitrary: oneOf("EHLO test.example", "HELO test.example", "ehlo [127.0.0.1]") },
  {
    weight: 1,
    arbitrary: oneOf("EHLO", "HELO a b", `EHLO ${marker}\x01`, `EHLO ${"a".repeat(2_000)}`, "LHLO x", "EHLO\ta"),
  },
);
const mailOptions = oneOf(
  ...[
    "",
    "",
    "",
    " SIZE=1000",
    " BODY=8BITMIME",
    " SMTPUTF8",
    " BODY=8BITMIME SMTPUTF8 SIZE=1",
    " AUTH=<>",
    " RET=HDRS ENVID=x",
  ],
  ...[
    " SIZE=99999999",
    " SIZE=-1",
    " SIZE=",
    " BODY=BINARYMIME",
    " SMTPUTF8=1",
    " REQUIRETLS",
    " X-A=b",
    " =",
    " SIZE=1 SIZE=2",
  ],
  ...[` ${marker}=a+0D+0Ab`, " __proto__=1 constructor=2", "\t SIZE=5"],
);
const sender = oneOf(
  ...["<app@example.com>", "<>", "<a.b+c@EXAMPLE.com>", " <app@example.com>", "<@relay.example:app@example.com>"],
  ...["app@example.com", "<app@example.com", "<a b@example.com>", "<@>", "<a@b@c>", `<${"a".repeat(300)}@example.com>`],
  ...[
    "<a@xn--a>",
    "<a@xn--zzzzzzzzzzzzzzzzzzzz>",
    "<\xc3\xa4@b\xc3\xbccher.example>",
    "<\xff\xfe@example.com>",
    `<${marker}@[1.2.3.4]>`,
  ],
);
const mailFrom = fc
  .tuple(
    oneOf("MAIL FROM:", "MAIL FROM:", "mail from:", "MAIL  FROM:", "MAIL FROM", "MAIL TO:", "MAIL"),
    sender,
    mailOptions,
  )
  .map((words) => words.join(""));
const recipient = fc.oneof(
  { weight: 5, arbitrary: tag.map((name) => `<${name}@{own}>`) },
  {
    weight: 2,
    arbitrary: oneOf(
      ...[
        "<a@nobody-has-it.inbox.test>",
        "<a@example.com>",
        "<postmaster>",
        "<a@inbox.test>",
        '<"a.b"@{own}>',
        '<"a b"@{own}>',
        "<>",
      ],
      ...[
        "<a@{own}.>",
        "<a@x.{own}>",
        "a@{own}",
        "<a@{own}",
        `<${"a".repeat(220)}@{own}>`,
        "<.a@{own}>",
        "<\xc3\xa4@{own}>",
        "<\xff@{own}>",
        "<a@{own}@{own}>",
      ],
      ...[
        "<a\0b@{own}>",
        "<a@xn--{own}>",
        "<a%b@{own}>",
        `<${marker}@{own}> NOTIFY=NEVER`,
        "<a@{own}> ORCPT=x",
        "<a@{own}> NOTIFY=NOW",
        "<'a;--@{own}>",
      ],
    ),
  },
);
const rcptTo = fc
  .tuple(oneOf("RCPT TO:", "RCPT TO:", "RCPT TO:", "rcpt to: ", "RCPT FROM:", "RCPT"), recipient)
  .map((words) => words.join(""));
const auth = oneOf(
  ...[
    "AUTH PLAIN {login}",
    "AUTH PLAIN",
    "AUTH LOGIN",
    "AUTH LOGIN {user}",
    "{user}",
    "{login}",
    "*",
    "AUTH",
    "AUTH CRAM-MD5",
    "AUTH PLAIN =",
    "AUTH PLAIN a b",
  ],
  ...[
    "AUTH plain AAAA",
    "AUTH toString",
    "AUTH __proto__",
    `AUTH ${marker}`,
    `AUTH LOGIN ${Buffer.from("a\0b").toString("base64")}`,
  ],
);
const other = fc.oneof(
  oneOf(
    "NOOP",
    "RSET",
    "HELP",
    "VRFY a",
    "VRFY",
    "NOOP x",
    "rset ",
    "DATA",
    "DATA",
    "DATA x",
    "",
    " ",
    "EXPN a",
    "BDAT 1 LAST",
    "X",
    ".",
    "constructor",
  ),
  oneOf(
    "XCLIENT ADDR=1.2.3.4",
    "XFORWARD NAME=a",
    "WIZ a",
    "SHELL",
    "KILL",
    "STARTTLS x",
    "TURN",
    `${marker}`,
    "__proto__",
    "toString a",
  ),
  bytes.map((text) => text.replaceAll("\n", "")),
);
const rare = oneOf(
  "QUIT",
  "QUIT x",
  "GET / HTTP/1.1",
  "POST /x HTTP/1.0",
  `NOOP ${"x".repeat(16_500)}`,
  "y".repeat(17_000),
);

const command = fc.oneof(
  { weight: 3, arbitrary: hello },
  { weight: 4, arbitrary: mailFrom },
  { weight: 5, arbitrary: rcptTo },
  { weight: 2, arbitrary: auth },
  { weight: 4, arbitrary: other },
  { weight: 1, arbitrary: rare },
);
const lineEnd = oneOf(...Array(8).fill("\r\n"), "\n", "\r\r\n");
const line = fc.tuple(command, lineEnd).map((parts) => parts.join(""));

const content = fc
  .array(
    fc.oneof(
      oneOf("Subject: hello", "x", "From: a@b", "MAIL FROM:<evil@example.com>", "QUIT", "y".repeat(2_000)),
      oneOf(
        "\r\n",
        "\n",
        "\r",
        ".",
        "..",
        "\r\n.",
        "\r\n..",
        "\n.\n",
        "\n.\r\n",
        "\r.\r",
        "\r\n.\n",
        "\r\n\0.\r\n",
        ".\r\n",
        "\r\n.\r",
      ),
      bytes,
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** From the sender to the end of the mail, so that dialogues come so far. */
const transaction = fc
  .record({
    recipients: fc.array(tag, { minLength: 1, maxLength: 3 }),
    content,
    end: oneOf("\r\n.\r\n", "\r\n.\r\n", ".\r\n", "\r\n..\r\n"),
  })
  .map(({ recipients, content: mail, end }) =>
    [
      "MAIL FROM:<app@example.com>\r\n",
      ...recipients.map((name) => `RCPT TO:<${name}@{own}>\r\n`),
      `DATA\r\n${mail}${end}`,
    ].join(""),
  );

const piece = fc.record({
  bytes: fc.oneof(
    { weight: 8, arbitrary: line },
    { weight: 4, arbitrary: transaction },
    { weight: 1, arbitrary: content },
  ),
  cut: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** Most greet first, and some log in. */
const opening = oneOf(
  ...["EHLO test.example\r\n", "EHLO test.example\r\n", "EHLO test.example\r\nAUTH PLAIN {login}\r\n"],
  ...["EHLO test.example\r\nAUTH LOGIN {user}\r\n{key}\r\n", ""],
);

const segment = fc.record({
  opening,
  pieces: fc.array(piece, { maxLength: 8 }),
  injected: fc.oneof({ weight: 2, arbitrary: fc.constant("") }, { weight: 1, arbitrary: line }),
});

export const dialogue: fc.Arbitrary<Dialogue> = fc
  .record({
    segments: fc.array(segment, { minLength: 1, maxLength: 3 }),
    ending: fc.constantFrom<Dialogue["ending"]>("quit", "quit", "end", "reset"),
  })
  .map(({ segments, ending }) => ({
    segments: segments.map(({ opening: bytes, pieces, injected }) => ({
      pieces: [{ bytes, cut: 1 }, ...pieces],
      injected,
    })),
    ending,
  }));
