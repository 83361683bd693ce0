import { once } from "node:events";
import { expect, test } from "vitest";
import { newAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { openHttp } from "../../support/raw-http";
import { runService } from "../../support/service";
import { untilAsleep } from "../../support/statements";

runService();

test("requests that are sent ahead on one connection are each begun once the one before is answered", async () => {
  const account = await newAccount();
  const socket = await openHttp();
  const tags = ["a", "b", "c"];
  const ask = (tag: string) => `GET /v1/wait?tag=${tag} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${account.apiKey}`;
  await untilAsleep(1, () => socket.write(tags.map((tag) => `${ask(tag)}\r\n\r\n`).join("")));
  for (const tag of tags.toReversed()) {
    await untilAsleep(tag === "a" ? 2 : 0, () => deliverMail(account, { tags: [tag] }));
  }
  let answers = "";
  for await (const chunk of socket) {
    answers += chunk;
    if (answers.split("HTTP/1.1 200").length > tags.length && answers.endsWith("}")) break;
  }
  expect([...answers.matchAll(/"tag":"(.)"/g)].map(([, tag]) => tag)).toEqual(tags);
});

test("who sends requests ahead without end is cut off", async () => {
  const account = await newAccount();
  const socket = await openHttp();
  const closed = once(socket, "close");
  const wait = `GET /v1/wait HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${account.apiKey}\r\n\r\n`;
  await untilAsleep(1, () => socket.write(wait));
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200));
  socket.resume();
  await closed;
});
