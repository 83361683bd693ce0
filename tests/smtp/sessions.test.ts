import { PassThrough } from "node:stream";
import type { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replies } from "@/smtp/replies";
import { Sessions } from "@/smtp/sessions";

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sessions on connections that only note what they are told. */
function setUp({ connectionsPerClient = 2 } = {}) {
  const said: string[] = [];
  const connections = new Set<{ id: string; send(code: number, text: string): void; close(): void }>();
  const sessions = new Sessions(() => ({ connections }) as unknown as SMTPServer, { connectionsPerClient });
  const open = (id: string, address = "192.0.2.1") => {
    const connection = {
      id,
      send: (code: number) => void said.push(`${id} ${code}`),
      close: () => {
        connections.delete(connection);
        sessions.closed(id);
      },
    };
    sessions.open(id, address);
    connections.add(connection);
    return connection;
  };
  return { sessions, open, said };
}

test("a client may have so many connections and gets the place of one that it closes", () => {
  const { open } = setUp();
  const first = open("a");
  open("b");
  expect(() => open("c")).toThrow(replies.tooManyConnections().message);
  expect(() => open("d", "::ffff:192.0.2.1")).toThrow(replies.tooManyConnections().message);
  open("e", "192.0.2.2");
  first.close();
  open("f");
  expect(() => open("g")).toThrow();
});

test("loopback connections are not limited", () => {
  const { open } = setUp({ connectionsPerClient: 1 });
  for (const address of ["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"]) {
    for (let n = 0; n < 10; n++) open(`${address} ${n}`, address);
  }
});

test("the connections of one IPv6 network are counted together", () => {
  const { open } = setUp();
  open("a", "2001:db8:1:2::1");
  open("b", "2001:db8:1:2::2");
  expect(() => open("c", "2001:db8:1:2:ffff::3")).toThrow(replies.tooManyConnections().message);
  open("d", "2001:db8:1:3::1");
});

test("a session ends after ten minutes, however busy it is", () => {
  const { open, said } = setUp();
  open("a");
  vi.advanceTimersByTime(10 * minute - 1);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(["a 421"]);
});

test("a mail that trickles in is cut after two minutes", async () => {
  const { sessions, open, said } = setUp();
  open("a");
  const stream = new PassThrough();
  void sessions.data("a", stream, () => new Promise(() => {}));
  for (let second = 0; second < 119; second++) {
    stream.write("x");
    vi.advanceTimersByTime(1000);
  }
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["a 421"]);
});

test("a session whose time is up while its mail is being stored ends after the answer", async () => {
  const { sessions, open, said } = setUp();
  open("a");
  const stream = new PassThrough();
  vi.advanceTimersByTime(9 * minute);
  let store = () => {};
  const taken = sessions.data("a", stream, () => new Promise<void>((done) => (store = done)));
  stream.resume().end("a mail");
  await new Promise<void>((ended) => stream.once("end", ended));
  vi.advanceTimersByTime(5 * minute);
  expect(said).toEqual([]);
  store();
  await taken;
  sessions.finished("a");
  expect(said).toEqual(["a 421"]);
});

test("a pause ends with its time, when the client leaves, and when the server stops", async () => {
  const { sessions, open } = setUp({ connectionsPerClient: 3 });
  for (const id of ["a", "b", "c"]) open(id);
  const [passed, left, stopped] = ["a", "b", "c"].map((id) => sessions.pause(id, 30)) as [
    Promise<void>,
    ...Promise<void>[],
  ];
  sessions.closed("b");
  await expect(left).rejects.toMatchObject({ code: "ECONNECTION" });
  vi.advanceTimersByTime(29_999);
  expect(await Promise.race([passed, "waits"])).toBe("waits");
  vi.advanceTimersByTime(1);
  await passed;
  await stopped;
  const late = sessions.pause("c", 30);
  sessions.close(2_000);
  await expect(late).rejects.toThrow(replies.closing().message);
  await expect(sessions.pause("c", 30)).rejects.toThrow(replies.closing().message);
  await expect(setUp().sessions.pause("gone", 30)).rejects.toMatchObject({ code: "ECONNECTION" });
});

test("closing ends idle sessions at once, those within a mail after its answer", async () => {
  const { sessions, open, said } = setUp();
  open("idle", "192.0.2.1");
  open("busy", "192.0.2.2");
  vi.advanceTimersByTime(2_000);
  const taken = sessions.data("busy", new PassThrough(), () => Promise.resolve());
  sessions.close(2_000);
  expect(said).toEqual(["idle 421"]);
  vi.advanceTimersByTime(minute);
  await taken;
  expect(said).toEqual(["idle 421"]);
  sessions.finished("busy");
  expect(said).toEqual(["idle 421", "busy 421"]);
});

test("closing lets those who have just connected or said something send one mail", async () => {
  const { sessions, open, said } = setUp({ connectionsPerClient: 3 });
  open("silent");
  open("sending");
  vi.advanceTimersByTime(1_999);
  sessions.begin("sending");
  sessions.close(2_000);
  open("connecting");
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(["silent 421"]);
  vi.advanceTimersByTime(1_000);
  sessions.accepted("sending");
  sessions.begin("connecting");
  vi.advanceTimersByTime(1_999);
  await sessions.data("sending", new PassThrough(), () => Promise.resolve());
  vi.advanceTimersByTime(minute);
  expect(said).toEqual(["silent 421", "connecting 421"]);
  sessions.finished("sending");
  expect(said).toEqual(["silent 421", "connecting 421", "sending 421"]);
});

test("without time for them, closing ends those who have just connected or said something, but no mail", async () => {
  const { sessions, open, said } = setUp({ connectionsPerClient: 3 });
  for (const id of ["silent", "addressing", "sending"]) open(id);
  sessions.begin("addressing");
  await sessions.data("sending", new PassThrough(), () => Promise.resolve());
  sessions.close(0);
  expect(said).toEqual(["silent 421", "addressing 421"]);
  sessions.finished("sending");
  expect(said).toEqual(["silent 421", "addressing 421", "sending 421"]);
});
