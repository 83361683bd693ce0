import { beforeAll, describe, expect, test } from "vitest";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { runService } from "../support/service";

runService();
let account: TestAccount;
beforeAll(async () => {
  account = await newAccount();
  await deliverMail(account);
});

interface Failure {
  error: { code: string; message: string };
}

/** How both readers answer: the list and the wait read their filters alike. */
async function answers(query: string) {
  const [list, wait] = await Promise.all([
    account.get<Failure & { count: number }>(`/v1/messages?${query}`),
    account.get<Failure & { timed_out: boolean }>(`/v1/wait?timeout=1&${query}`),
  ]);
  return { list, wait };
}

async function expectFound(query: string, found: boolean) {
  const { list, wait } = await answers(query);
  expect([list.status, list.body.count]).toEqual([200, found ? 1 : 0]);
  expect([wait.status, wait.body.timed_out]).toEqual([200, !found]);
}

async function expectRefused(query: string, field: string) {
  const { list, wait } = await answers(query);
  for (const { status, body } of [list, wait]) {
    expect([status, body]).toEqual([
      400,
      {
        error: {
          code: "invalid_request",
          message: expect.stringContaining(`\`${field}\``),
          hint: expect.stringContaining(`\`${field}\``),
        },
      },
    ]);
  }
}

describe.concurrent("since", () => {
  test.each([
    "0",
    "1767225600000",
    "2020-01-01",
    "2020-02-29T12:00:00Z",
    "2020-01-01T00:00:00.123Z",
    "2020-01-01T00:00:00.123456Z",
    "2020-01-01T00:00Z",
    "2020-01-01T00:00:00",
    "2020-01-01T00:00:00-05:00",
    "2020-01-01T00:00:00%2B05:30",
    "2020-01-01T00:00:00+05:30",
    "2020-01-01T00:00:00-0530",
    "2020-01-01T00:00%2B0530",
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00%2B23:59",
    "0000-01-01",
  ])("%s lies in the past", (since) => expectFound(`since=${since}`, true));

  test.each(["999999999999999", "9999-12-31", "9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59.999Z"])(
    "%s lies in the future",
    (since) => expectFound(`since=${since}`, false),
  );

  test.each(
    [
      "",
      "NaN",
      "null",
      "undefined",
      "now",
      "-1",
      "-1767225600000",
      "1.5",
      "1e12",
      "0x10",
      "1767225600000000",
      "99999999999999999999",
      "2026-02-30",
      "2026-02-30T00:00:00Z",
      "2025-02-29T00:00:00Z",
      "2026-13-01",
      "2026-00-10",
      "2026-01-01T24:00:00Z",
      "2026-01-01T00:60:00Z",
      "2026-01-01T00:00:00%2B25:00",
      "99999-01-01",
      "%2B099999-01-01T00:00:00Z",
      "-000001-01-01T00:00:00Z",
      "2026-01",
      "Thu, 01 Jan 2026 00:00:00 GMT",
      "2026-01-01%00",
      "%ED%A0%80",
      "2026-01-01T00:00:00Z' or 1=1 --",
    ].filter((since) => since !== "2026"),
  )("%s is refused", (since) => expectRefused(`since=${since}`, "since"));

  test.each(["1767225600", "1767225600.123", "9999999999"])("%s is refused as seconds", async (since) => {
    await expectRefused(`since=${since}`, "since");
    const milliseconds = `${since.slice(0, 10)}000`;
    const message = `\`since\` looks like epoch seconds; send epoch milliseconds or an ISO 8601 timestamp: ${milliseconds} or `;
    const { list, wait } = await answers(`since=${since}`);
    for (const { body } of [list, wait]) expect(body.error.message).toContain(message);
    expect((await account.get(`/v1/messages?since=${milliseconds}`)).status).toBe(200);
  });

  test("is exclusive, to the millisecond, in both forms", async () => {
    const [message] = await account.list();
    const receivedAt = Date.parse(message?.received_at ?? "");
    await expectFound(`since=${receivedAt}`, false);
    await expectFound(`since=${message?.received_at}`, false);
    await expectFound(`since=${receivedAt - 1}`, true);
    await expectFound(`since=${new Date(receivedAt - 1).toISOString()}`, true);
  });

  test("in another zone is the same moment", async () => {
    const [message] = await account.list();
    const receivedAt = Date.parse(message?.received_at ?? "");
    const inIndia = (moment: number) => new Date(moment + 19_800_000).toISOString().replace("Z", "+05:30");
    await expectFound(`since=${inIndia(receivedAt)}`, false);
    await expectFound(`since=${inIndia(receivedAt - 1)}`, true);
  });
});

test.each(["namespace", "tag", "tag_prefix", "subject", "from"])(
  "a %s that no mail can have is refused",
  async (name) => {
    await expectRefused(`${name}=%00`, name);
    await expectRefused(`${name}=a%00b`, name);
    await expectRefused(`${name}=${"a".repeat(501)}`, name);
  },
);

test.each(["", "Code", "codes", "code,link", "true", "%00", "toString"])("has=%s is refused", async (has) => {
  await expectRefused(`has=${has}`, "has");
});

test.each(["namespace", "tag", "tag_prefix", "subject", "from"])("any other %s is read as it is", async (name) => {
  const values = ["%ED%A0%80", "%FF", "%zz", "'", "%22", "a".repeat(500), "👋", "%F0%9F%91%8B"];
  await Promise.all(values.map((value) => expectFound(`${name}=${value}`, false)));
});

test.each(["0", "101", "1.5", "abc", "", "-1", "1e1", "NaN", "0x10", "%00", "99999999999999999999", "1,2", "%2B5"])(
  "limit=%s is refused",
  async (limit) => {
    const { status, body } = await account.get(`/v1/messages?limit=${limit}`);
    expect([status, body]).toMatchObject([
      400,
      { error: { code: "invalid_request", message: "`limit` must be a whole number from 1 to 100." } },
    ]);
  },
);

test.each(["1", "100", "010"])("limit=%s is taken", async (limit) => {
  const { status, body } = await account.get(`/v1/messages?limit=${limit}`);
  expect([status, body]).toMatchObject([200, { limit: Number(limit) }]);
});

test.each(["-1", "1.5", "abc", "", "99999999999999999999", "9007199254740992"])(
  "offset=%s is refused",
  async (offset) => {
    const { status, body } = await account.get(`/v1/messages?offset=${offset}`);
    expect([status, body]).toMatchObject([
      400,
      { error: { code: "invalid_request", message: "`offset` must be a whole number of at least 0." } },
    ]);
  },
);

test.each(["0", "56", "1e1", "", "abc", "1.5", "-1", "99999999999999999999"])(
  "timeout=%s is refused",
  async (timeout) => {
    const { status, body } = await account.get(`/v1/wait?timeout=${timeout}`);
    expect([status, body]).toMatchObject([
      400,
      { error: { code: "invalid_request", message: "`timeout` must be a whole number from 1 to 55." } },
    ]);
  },
);

test.each(["1", "55"])("timeout=%s is taken", async (timeout) => {
  expect((await account.get(`/v1/wait?timeout=${timeout}`)).status).toBe(200);
});

test("of a repeated parameter the first counts, and an unknown one is ignored", async () => {
  await expectFound("tag=signup&tag=other&unknown=%00&tag[]=x&Tag=y", true);
  await expectFound("tag=other&tag=signup", false);
});
