import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { sendMail } from "../support/mail";
import { runService } from "../support/service";

runService();

test("a mail that arrives during the wait answers it", async () => {
  const inbox = await newAccount();
  const waiting = inbox.wait({ tag: "signup" });
  await sendMail({ to: inbox.address("signup"), text: "Your code is 482913" });
  expect((await waiting).message?.extracted.otp_codes).toEqual(["482913"]);
});

test("a wait answers at once with the newest mail that is there", async () => {
  const inbox = await newAccount();
  await sendMail({ to: inbox.address("signup"), text: "first" });
  await sendMail({ to: inbox.address("signup"), text: "second" });
  expect((await inbox.wait({ tag: "SignUp" })).message?.text.trim()).toBe("second");
});

test("a wait that times out says what came instead", async () => {
  const inbox = await newAccount();
  await sendMail({ to: inbox.address("signup-1"), text: "x" });
  await sendMail({ to: inbox.address("signup-1"), text: "y" });
  const { message, timed_out, hint } = await inbox.wait({ tag: "signup1", timeout: 1 });
  expect({ message, timed_out }).toEqual({ message: null, timed_out: true });
  expect(hint).toBe("2 messages came for tag signup-1; you waited for signup1.");
});
