import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type TestAccount } from "@/tests/support/account";
import { deliverMail } from "@/tests/support/deliver-mail";
import { sendMail } from "@/tests/support/mail";
import { betweenMarks, type McpClient, mcpClients, toolError } from "@/tests/support/mcp-clients";
import { runService, service } from "@/tests/support/service";

runService();

const csv = "name,city\nZoë,Köln\n";
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const gif = Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00", "latin1");
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const webp = Buffer.from("RIFF\x04\x00\x00\x00WEBP", "latin1");
const large = (start: Buffer, bytes: number) => Buffer.concat([start, Buffer.alloc(bytes - start.length)]);
const download = expect.stringMatching(/GET \/v1\/messages\/msg_\w+\/attachments\/\d+ downloads it\.$/);

let account: TestAccount;
let client: McpClient;

beforeAll(async () => {
  account = await newAccount();
  client = (await mcpClients[1]?.[1](service.baseUrl, account.apiKey)) as McpClient;
  await client.listTools();
});
afterAll(() => client.close());

/** Has a mail with this attachment come, and reads it: what it says of itself, and the rest. */
async function read(contentType: string, content: Buffer | string, filename = "file") {
  const bytes = Buffer.from(content);
  await deliverMail(account, { attachments: [{ filename, contentType, content: bytes }] });
  const [message] = await account.list({ limit: 1 });
  const { isError, content: blocks } = await client.call("get_attachment", { id: message?.id, index: 0 });
  expect(isError).toBeFalsy();
  const [facts, ...rest] = blocks;
  expect(JSON.parse(facts?.text ?? "")).toEqual({ filename, content_type: contentType, size: bytes.length });
  return rest.map(unmarked);
}

/** A file's text, which stands between marks, as such. */
function unmarked(block: { type: string; text?: string }) {
  const text = betweenMarks(block.text ?? "");
  return text === null ? block : { type: "marked", text };
}

test.each(mcpClients)(
  "an agent reads a text, looks at a picture, and learns where to get the rest: %s",
  async (tag, connect) => {
    const own = await connect(service.baseUrl, account.apiKey);
    await own.listTools();
    await sendMail({
      to: account.address(tag.replace(/\W/g, "")),
      text: "x",
      attachments: [
        { filename: "people.csv", content: csv },
        { filename: "logo.png", content: picture },
        { filename: "invoice.pdf", content: "%PDF-1.7" },
      ],
    });
    const [message] = await account.list({ limit: 1 });
    const results = await Promise.all([0, 1, 2].map((index) => own.call("get_attachment", { id: message?.id, index })));
    expect(results.map(({ structuredContent }) => structuredContent)).toEqual([{}, {}, {}]);
    expect(results.map(({ content }) => content[1] && unmarked(content[1]))).toEqual([
      { type: "marked", text: csv },
      { type: "image", mimeType: "image/png", data: picture.toString("base64") },
      { type: "text", text: download },
    ]);
    await own.close();
  },
);

describe("text", () => {
  test.each([
    ["text/csv", Buffer.from(csv), csv],
    ["application/json", Buffer.from('{"a":1}'), '{"a":1}'],
    ["application/ld+json", Buffer.from("[]"), "[]"],
    ["image/svg+xml", Buffer.from("<svg/>"), "<svg/>"],
    ["text/plain", Buffer.from("Gr\xfc\xdfe", "latin1"), "Grüße"],
    ["text/plain", Buffer.from("\ufeffGrüße", "utf16le"), "Grüße"],
    ["text/plain", Buffer.alloc(0), ""],
    ["image/png", Buffer.from("<script>"), null],
    ["application/octet-stream", Buffer.from("abc"), null],
  ])("of %s %j is %j", async (contentType, content, text) => {
    expect(await read(contentType, content)).toEqual([{ type: text ? "marked" : "text", text: text ?? download }]);
  });

  test("is cut after 256 KB, between characters, and said to be", async () => {
    const limit = 256 * 1024;
    expect(await read("text/plain", "x".repeat(limit))).toEqual([{ type: "marked", text: "x".repeat(limit) }]);
    const note = { type: "text", text: expect.stringMatching(/^Cut after 256 KB\. GET \/v1\/messages\//) };
    expect(await read("text/plain", `${"x".repeat(limit - 1)}€`)).toEqual([
      { type: "marked", text: "x".repeat(limit - 1) },
      note,
    ]);
    const euros = "€".repeat(1_000_000);
    expect(await read("text/plain", euros)).toEqual([
      { type: "marked", text: euros.slice(0, Math.floor(limit / 3)) },
      note,
    ]);
  });
});

test("what no reader sees is left out of a file's text and name", async () => {
  const unseen = "\u{e0041}\u200b\u202e";
  const attachments = [{ filename: `a${unseen}.txt`, contentType: "text/plain", content: Buffer.from(`b${unseen}c`) }];
  await deliverMail(account, { attachments });
  const [message] = await account.list({ limit: 1 });
  const { content } = await client.call("get_attachment", { id: message?.id, index: 0 });
  expect(JSON.parse(content[0]?.text ?? "")).toMatchObject({ filename: "a.txt" });
  expect(betweenMarks(content[1]?.text ?? "")).toBe("bc");
});

describe("a picture", () => {
  test.each([
    ["image/gif", gif],
    ["image/jpeg", jpeg],
    ["image/webp", webp],
  ])("of %s is one by its bytes, whatever it is called", async (mimeType, bytes) => {
    const image = [{ type: "image", mimeType, data: bytes.toString("base64") }];
    expect(await read(mimeType, bytes)).toEqual(image);
    expect(await read("application/octet-stream", bytes)).toEqual(image);
  });

  test("is shown up to 1 MB", async () => {
    const [largest] = await read("image/png", large(picture, 1024 * 1024));
    expect(largest).toMatchObject({ type: "image", mimeType: "image/png" });
    expect(await read("image/png", large(picture, 1024 * 1024 + 1))).toEqual([{ type: "text", text: download }]);
  });
});

test("what is not there is the usual error, another account's too", async () => {
  const other = await newAccount();
  await deliverMail(other, { attachments: [{ filename: "a", contentType: "text/plain", content: Buffer.from("a") }] });
  const [foreign] = await other.list();
  await deliverMail(account);
  const [own] = await account.list({ limit: 1 });
  for (const [id, index] of [
    [own?.id, 0],
    [own?.id, Number.MAX_SAFE_INTEGER],
    [foreign?.id, 0],
    ["msg_0", 0],
    ["'--", 0],
  ]) {
    const { error, hint } = toolError(await client.call("get_attachment", { id, index }));
    expect([error, hint]).toEqual(["not_found", expect.stringContaining("list_messages")]);
  }
});

test.each([
  {},
  { id: "msg_0" },
  { id: 1, index: 0 },
  { id: "msg_0", index: -1 },
  { id: "msg_0", index: 0.5 },
  { id: "a\0", index: 0 },
])("%j is refused", async (args) => {
  expect(toolError(await client.call("get_attachment", args)).error).toBe("invalid_request");
});
