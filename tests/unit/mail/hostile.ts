const MB = 1024 * 1024;
const base64 = (bytes: number): string => Buffer.alloc(bytes, 7).toString("base64").replace(/.{76}/g, "$&\r\n");
const text = (body: string, ...headers: string[]): Buffer => Buffer.from([...headers, "", body].join("\r\n"));
const html = (body: string): Buffer => text(body, "Content-Type: text/html; charset=utf-8");
const mixed = (body: string): Buffer => text(body, "Content-Type: multipart/mixed; boundary=b");

/** Mails made to keep a parser busy, by name; made when asked for, as they are large. */
export const hostileMails: Record<string, () => Buffer> = {
  "a 10 MB attachment": () =>
    text(base64(7 * MB), "Content-Type: application/pdf", "Content-Transfer-Encoding: base64"),
  "10 MB of prose": () => text("Your code is 482913, see https://acme.test/verify?token=1\r\n".repeat(170_000)),
  "10 MB on one line": () => text("a".repeat(10 * MB)),
  "10 MB of line breaks": () => text("\r\n".repeat(5 * MB)),
  "10 MB of quoted-printable": () => text("=41".repeat(3 * MB), "Content-Transfer-Encoding: quoted-printable"),
  "1 MB of spaces in quoted-printable": () => text(`${" ".repeat(MB)}x`, "Content-Transfer-Encoding: quoted-printable"),
  "9 MB of <b>": () => html("<b>".repeat(3 * MB)),
  "9 MB of <div hidden>": () => html("<div hidden>".repeat(0.75 * MB)),
  "1.5 MB of <td>a": () => html("<td>a".repeat(300_000)),
  "1 MB of cells with a number each": () => html(`<table><tr>${"<td>482913".repeat(100_000)}`),
  "10 MB of <": () => html("<".repeat(10 * MB)),
  "10 MB of &lt;": () => html("&lt;".repeat(2.5 * MB)),
  "10 MB of attributes": () => html(`<a ${"href=x ".repeat(1.4 * MB)}>`),
  "1 MB of anchors": () => html('<a href="https://a.test/verify?token=1">verify</a>'.repeat(20_000)),
  "1 MB of distinct links": () =>
    text(Array.from({ length: 40_000 }, (_, n) => `https://a.test/verify/${n}`).join("\r\n")),
  "1 MB of codes": () => text("Code: 123456 order 4711\r\n".repeat(40_000)),
  "1 MB of digits": () => text("1 2 3 4-".repeat(130_000)),
  "1 MB of brackets in a URL": () => text(`https://a.test/${"(]".repeat(500_000)}`),
  "30 long links of one word": () =>
    text(Array.from({ length: 30 }, (_, n) => `https://a.test/${n}/${"register".repeat(1000)}`).join("\r\n")),
  "1,000 places of one long link": () => html(`<a href="https://a.test/${"verify-".repeat(1000)}">a</a>`.repeat(1000)),
  "1 MB of open quotations": () => text(`${"„".repeat(280)} your code is 482913 »\r\n`.repeat(1000)),
  "1 MB of quoted mails": () =>
    text("> Dear Anna,\r\n> your code is 482913. Type your code in the app.\r\n>\r\n".repeat(17_000)),
  "1 MB of heads of mails": () =>
    text(`${"We got the mail below.\r\n".repeat(20)}Dear Anna,\r\n${"F:a@b\r\n".repeat(150_000)}`),
  "1 MB of block quotations": () => html("<blockquote>Your code is 482913</blockquote>a".repeat(25_000)),
  "1 MB of at signs": () => text("a@".repeat(500_000)),
  "100,000 nested parts": () =>
    Buffer.from(
      Array.from(
        { length: 100_000 },
        (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
      ).join(""),
    ),
  "900 nested parts": () =>
    Buffer.from(
      Array.from({ length: 900 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join(
        "",
      ),
    ),
  "100,000 sibling parts": () => mixed("--b\r\n\r\nx\r\n".repeat(100_000)),
  "900 attachments": () => mixed("--b\r\nContent-Type: image/png\r\n\r\nx\r\n".repeat(900)),
  "60,000 headers": () => text("body", ..."X-Header: value|".repeat(60_000).split("|").slice(0, -1)),
  "a 1 MB To header": () => text("body", `To: ${"a.a ".repeat(250_000)}`),
  "a To header of one long run": () => text("body", `To: ${"a.".repeat(500_000)}`),
  "a To header of one long comment": () => text("body", `To: (${"a.,".repeat(300_000)})`),
  "a To header of groups": () => text("body", `To: ${"a:".repeat(400_000)}`),
  "a From header of escaped quotes": () => text("body", `From: ${'\\"'.repeat(8_000)}`),
  "100,000 addresses": () => text("body", `To: ${"a@b, ".repeat(100_000)}`),
  "900 KB of encoded words": () => text("body", `Subject: ${"=?utf-8?q?a?= ".repeat(65_000)}`),
  "900 KB of unfinished encoded words": () => text("body", `Subject: ${"=?".repeat(450_000)}`),
  "a 9 MB header line": () => text("body", `X: ${"a".repeat(9 * MB)}`),
  "1 MB of folded header": () => text("body", `X: a${"\r\n b".repeat(250_000)}`),
};
