import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { newAccount } from "../support/account";
import { runService, service } from "../support/service";

runService();

/** What `npm run send` does, to the running SMTP server. */
function send(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, SMTP_HOST: "127.0.0.1" };
  return new Promise((done) => {
    const command = ["scripts/send.mjs", "--port", String(service.smtpPort), ...args];
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test("it sends to the address and says so", async () => {
  const inbox = await newAccount();
  const { code, output } = await send(inbox.address("a+b"), "Your code is 482913");
  expect([code, output]).toEqual([0, expect.stringContaining(`Delivered to ${inbox.address("a+b")} in `)]);
  expect(await inbox.list()).toMatchObject([{ tag: "a+b", extracted: { otp_codes: ["482913"] } }]);
});

test("what is not one address is sent to nobody", async () => {
  const inbox = await newAccount();
  const address = inbox.address("b");
  for (const wrong of ["nope", "@", `a ${address}`, `${address}, c@example.com`, `B <${address}>`]) {
    const { code, output } = await send(wrong);
    expect([code, output]).toEqual([1, expect.stringContaining(`${JSON.stringify(wrong)} is no address`)]);
  }
  expect(await inbox.list()).toEqual([]);
});
