import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { newAccount } from "../../support/account";
import { openHttp, rawHttp, readAnswer } from "../../support/raw-http";
import { runService, service } from "../../support/service";

runService();

const get = (target: string, headers = "") =>
  rawHttp(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);
const errorOf = ({ body }: { body: string }) => JSON.parse(body).error;

describe("no spelling of a path slips past the API", () => {
  test.each([
    ["/v1/../v1/usage", 401],
    ["/v1/./usage", 401],
    ["/v1/%2e%2e/v1/usage", 401],
    ["/x/../v1/usage", 401],
    ["//v1/usage", 401],
    ["///v1/usage", 401],
    ["/\\v1/usage", 401],
    ["//v1/x", 404],
    ["//v1", 404],
    ["/%761/usage", 404],
    ["/v1%2Fusage", 404],
    ["/v1/us%61ge", 404],
    ["/v1/%zz", 404],
    ["/v1/messages/%zz", 404],
    ["/v1/messages/%c3%28", 404],
    ["/v1/messages/%ED%A0%80", 404],
    ["/v1/messages/%ED%A0%80/attachments/0", 404],
    ["/v1/messages/%", 404],
    ["/v1/usage?%zz", 401],
    ["/v1/usage#fragment", 401],
    ["/v1/..%2f..%2fetc", 404],
    ["//mcp", 405],
    ["/%6dcp", 404],
    ["/mcp/%zz", 404],
  ])("%s", async (target, status) => {
    const answer = await get(target);
    expect([answer.status, errorOf(answer)]).toEqual([
      status,
      { code: expect.any(String), message: expect.any(String), hint: expect.any(String) },
    ]);
  });

  test("a path of a page is left to the pages, whatever its host", async () => {
    for (const target of ["/", "/v10/usage", "/V1/usage", "/mcpx", "//evil.example.com/v1/usage"]) {
      const answer = await get(target);
      expect([target, answer.status, answer.body]).toEqual([target, 404, ""]);
    }
  });
});

test.each(["TRACE", "DELETE", "PUT", "PATCH", "PROPFIND"])(
  "%s of a page is refused in the envelope",
  async (method) => {
    const answer = await rawHttp(`${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect([answer.status, errorOf(answer).code]).toEqual([405, "method_not_allowed"]);
  },
);

describe("what is no path is refused in the envelope", () => {
  test.each([
    "GET http://localhost/v1/usage HTTP/1.1",
    "GET https://evil.example.com/v1/usage HTTP/1.1",
    "GET http:v1/usage HTTP/1.1",
    "OPTIONS * HTTP/1.1",
    "GET * HTTP/1.1",
    "GET v1/usage HTTP/1.1",
    "GET ?x HTTP/1.1",
    "GET  HTTP/1.1",
    "GET /v1/a b HTTP/1.1",
    "GET /v1/\x7f HTTP/1.1",
    "GET /v1/\xff HTTP/1.1",
    "GET /v1/usage HTTP/9.9",
    "NONSENSE /v1/usage HTTP/1.1",
    "\x16\x03\x01\x02\x00\x01\x00",
    "SSH-2.0-OpenSSH_9.6",
    "\0\0\0\0",
  ])("%j", async (line) => {
    const answer = await rawHttp(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect([answer.status, errorOf(answer).code]).toEqual([400, "invalid_request"]);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.closed).toBe(true);
  });
});

describe("headers out of the ordinary", () => {
  test.each([
    ["a colon missing", "nonsense\r\n"],
    ["a NUL", "x: a\0b\r\n"],
    ["a control character in the name", "x\x01y: a\r\n"],
    ["a space before the colon", "x : a\r\n"],
    ["a length that is none", "content-length: abc\r\n"],
    ["a negative length", "content-length: -1\r\n"],
    ["two lengths", "content-length: 1\r\ncontent-length: 2\r\n"],
    ["a length beside chunks", "content-length: 3\r\ntransfer-encoding: chunked\r\n"],
    ["20 KB of them", `x: ${"a".repeat(20_000)}\r\n`],
  ])("%s are refused in the envelope", async (_name, headers) => {
    const answer = await get("/v1/usage", headers);
    expect([answer.status, errorOf(answer).code]).toEqual([400, "invalid_request"]);
    expect(answer.closed).toBe(true);
  });

  test("a URL of 20 KB is refused, too", async () => {
    const answer = await get(`/v1/messages?tag=${"a".repeat(20_000)}`);
    expect([answer.status, errorOf(answer).code]).toEqual([400, "invalid_request"]);
  });

  test.each(["", "[", "a b", "evil.example.com/x?y#z", "user:pass@host", "%zz", "localhost:99999999", "\xff"])(
    "the host %j changes nothing",
    async (host) => {
      const answer = await rawHttp(`GET /v1/usage HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect([answer.status, errorOf(answer).code]).toEqual([401, "unauthorized"]);
    },
  );

  test("an offer to upgrade is passed over, as of clients that would rather speak HTTP/2", async () => {
    const headers = "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n";
    expect((await get("/v1/usage", headers)).status).toBe(401);
  });
});

describe("bodies out of the ordinary", () => {
  const post = async (headers: string, body: string) => {
    const { apiKey } = await newAccount();
    return rawHttp(
      `POST /v1/namespaces HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\n${headers}\r\n${body}`,
    );
  };

  test("one that is announced too large is refused before it comes", async () => {
    const answer = await post("Content-Length: 1000000000\r\n", "{");
    expect([answer.status, errorOf(answer).code, answer.closed]).toEqual([400, "invalid_request", true]);
  });

  test("chunks without an end are refused once they are too many", async () => {
    const chunk = `${(70_000).toString(16)}\r\n${" ".repeat(70_000)}\r\n`;
    const answer = await post("Transfer-Encoding: chunked\r\n", chunk);
    expect([answer.status, errorOf(answer).code, answer.closed]).toEqual([400, "invalid_request", true]);
  });

  test("one longer than it says is cut there, and the rest is no request", async () => {
    const { apiKey, get: read } = await newAccount();
    const request = (body: string) =>
      `POST /v1/namespaces HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\nContent-Length: 2\r\n\r\n${body}`;
    const answer = await rawHttp(request('{}{"slug": "smuggled"}'));
    expect([answer.status, errorOf(answer).code, answer.closed]).toEqual([400, "invalid_request", true]);
    expect(JSON.stringify((await read("/v1/namespaces")).body)).not.toContain("smuggled");
  });

  test("one shorter than it says leaves nothing behind when the client goes", async () => {
    const { apiKey, get: read } = await newAccount();
    const socket = await openHttp();
    socket.end(
      `POST /v1/namespaces HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\nContent-Length: 500\r\n\r\n{}`,
    );
    socket.resume();
    await once(socket, "close");
    expect((await read<{ namespaces: object[] }>("/v1/namespaces")).body.namespaces).toHaveLength(1);
  });

  test("an Expect: 100-continue is answered", async () => {
    const { apiKey } = await newAccount();
    const socket = await openHttp();
    socket.write(
      `POST /v1/namespaces HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
    );
    expect((await readAnswer(socket)).status).toBe(100);
    socket.write("{}");
    expect((await readAnswer(socket)).status).toBe(201);
    socket.destroy();
  });
});

test("requests in a row on one connection are each answered", async () => {
  const socket = await openHttp();
  const request = "GET /v1/usage HTTP/1.1\r\nHost: x\r\n\r\n";
  for (let turn = 0; turn < 3; turn += 1) {
    socket.write(request);
    expect((await readAnswer(socket)).status).toBe(401);
  }
  socket.destroy();
});

test("the server has seen worse, and still answers", async () => {
  const sockets = await Promise.all(Array.from({ length: 50 }, openHttp));
  for (const [turn, socket] of sockets.entries()) {
    if (turn % 2) socket.write("GET /v1/wait HTTP/1.1\r\nHost:");
    socket.resetAndDestroy();
  }
  expect((await fetch(`${service.baseUrl}/livez`)).status).toBe(200);
});
