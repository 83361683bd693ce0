import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:tls";
import { generate } from "selfsigned";
import { expect, test } from "vitest";
import { judgeCertificate } from "@/cli/doctor/certificate";

const day = 86_400_000;

interface Made {
  names?: string[];
  fromDays?: number;
  untilDays?: number;
  trusted?: boolean;
}

/** What is found at a server that shows a certificate made so. */
async function judged({ names = ["mx.test"], fromDays = -30, untilDays = 60, trusted = true }: Made) {
  const { private: key, cert } = await generate([{ name: "commonName", value: names[0] ?? "" }], {
    keyType: "ec",
    notBeforeDate: new Date(Date.now() + fromDays * day),
    notAfterDate: new Date(Date.now() + untilDays * day),
    extensions: [{ name: "subjectAltName", altNames: names.map((value) => ({ type: 2, value })) }],
  });
  const server = createServer({ key, cert }, (socket) => socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const options = { port, host: "127.0.0.1", servername: "mx.test", rejectUnauthorized: false };
  const socket = connect({ ...options, ...(trusted && { ca: cert }) });
  try {
    await once(socket, "secureConnect");
    return judgeCertificate("starttls", socket, "mx.test", { place: "there" });
  } finally {
    socket.destroy();
    server.close();
  }
}

test.each<[string, Made, string, RegExp]>([
  ["one for the name, with weeks to go", {}, "ok", /valid until \d{4}-\d\d-\d\d$/],
  ["one for a wildcard", { names: ["*.test"] }, "fail", /is for \*\.test, not for mx\.test/],
  ["one of several names", { names: ["mail.test", "mx.test"] }, "ok", /mx\.test/],
  ["one that ends within two weeks", { fromDays: -77, untilDays: 13 }, "warn", /valid until/],
  ["one that lives a week, as it should", { fromDays: -2, untilDays: 5 }, "ok", /valid until/],
  ["one that lives a week, at its end", { fromDays: -6, untilDays: 1 }, "warn", /valid until/],
  ["one that has ended", { fromDays: -90, untilDays: -1 }, "fail", /expired on/],
  ["one for another name", { names: ["web.test"] }, "fail", /is for web\.test, not for mx\.test/],
  ["one of its own making", { trusted: false }, "fail", /self-signed/],
])("%s", async (_, made, result, found) => {
  const finding = await judged(made);
  expect(finding).toMatchObject({ result, found: expect.stringMatching(found) });
  expect(finding.cure === undefined).toBe(result === "ok");
});
