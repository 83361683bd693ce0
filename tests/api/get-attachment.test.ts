import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { newAccount, type TestAccount } from "../support/account";
import { sendMail } from "../support/mail";
import { itNeedsAKey } from "../support/needs-key";
import { runService, service } from "../support/service";

runService();
itNeedsAKey("GET", "/v1/messages/msg_0/attachments/0");

const bytes = randomBytes(100_000);
let account: TestAccount;
let path: string;

beforeAll(async () => {
  account = await newAccount();
  await sendMail({
    to: account.address("signup"),
    text: "x",
    attachments: [
      { filename: "data.bin", content: bytes, contentType: "application/x-data" },
      { filename: 'Grüße "für" dich.html', content: "<script>1</script>", contentType: "text/html; charset=utf-8" },
      { filename: "empty", content: "", contentType: "image/png" },
    ],
  });
  const [message] = await account.list();
  path = `/v1/messages/${message?.id}/attachments`;
});

async function download(index: number, from = path) {
  const headers = { authorization: `Bearer ${account.apiKey}` };
  const response = await fetch(`${service.baseUrl}${from}/${index}`, { headers });
  return { headers: response.headers, status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}

test("an attachment is downloaded as it was sent", async () => {
  const { status, headers, content } = await download(0);
  expect(status).toBe(200);
  expect(content.equals(bytes)).toBe(true);
  expect(headers.get("content-type")).toBe("application/x-data");
  expect(headers.get("content-disposition")).toBe("attachment; filename=data.bin");
});

test("a large one comes whole, though it is read in pieces", async () => {
  const large = randomBytes(3_000_000);
  await sendMail({ to: account.address("large"), text: "x", attachments: [{ filename: "large", content: large }] });
  const [message] = await account.list({ tag: "large" });
  const { status, content } = await download(0, `/v1/messages/${message?.id}/attachments`);
  expect(status).toBe(200);
  expect(content.equals(large)).toBe(true);
});

test("no browser opens one on our origin", async () => {
  const { headers } = await download(1);
  expect(headers.get("content-type")).toBe("text/html");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''Gr%C3%BC%C3%9Fe/);
  expect(headers.get("content-security-policy")).toContain("sandbox");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("an empty one is empty", async () => {
  const { status, headers, content } = await download(2);
  expect([status, headers.get("content-type"), content.byteLength]).toEqual([200, "image/png", 0]);
});

test.each([
  "3",
  "-1",
  "1.5",
  "abc",
  "%00",
  "",
  "1e0",
  "0x0",
  "2147483648",
  "9007199254740991",
  "999999999999999999999",
])("there is no attachment %s", async (index) => {
  const { status, body } = await account.get(`${path}/${index}`);
  expect([status, body]).toEqual([
    404,
    { error: { code: "not_found", message: expect.any(String), hint: expect.any(String) } },
  ]);
});

test("another account's attachment is not found", async () => {
  expect((await (await newAccount()).get(`${path}/0`)).status).toBe(404);
});
