import { expect, test } from "vitest";
import { newAccount } from "@/tests/support/account";
import { sendMail } from "@/tests/support/mail";
import { runService, service } from "@/tests/support/service";
import { Restante, type WaitTimeout } from "../src/index";

runService();

async function begin() {
  const restante = new Restante({ url: service.baseUrl, apiKey: (await newAccount()).apiKey });
  return { restante, inbox: await restante.inbox() };
}

test("a fault is met by its inbox's mail alone, and the wait in vain says so", async () => {
  const { restante, inbox } = await begin();
  const other = await restante.inbox();
  const fault = await inbox.fault({ reply: 451, times: 2 });
  expect(await restante.faults.list()).toEqual([fault]);
  for (const _ of [1, 2]) await expect(sendMail({ to: inbox.address })).rejects.toThrow("451");
  await sendMail({ to: other.address });
  expect((await other.next()).address).toBe(other.address);

  await expect.poll(() => inbox.deliveries("refused")).toHaveLength(2);
  const error: WaitTimeout = await inbox.next({ within: 1 }).catch((timeout) => timeout);
  expect(error.refused.map(({ reply, fault_id }) => [reply, fault_id])).toEqual(Array(2).fill([451, fault.id]));
  expect(error.message).toMatch(/What was not stored:\n {2}\d\d:\d\d:\d\d {2}refused: 451 /);
  expect(error.message).not.toContain("lists what was refused"); // it is listed

  await sendMail({ to: inbox.address, subject: "At last" });
  expect((await inbox.next()).subject).toBe("At last");
  expect((await inbox.deliveries()).map(({ outcome }) => outcome)).toEqual(["accepted", "refused", "refused"]);
});

test("mail is lost, and doubled, on purpose", async () => {
  const { restante, inbox } = await begin();
  const { id } = await inbox.fault({ drop: true });
  await sendMail({ to: inbox.address });
  await inbox.stayEmpty({ within: 0 });
  await expect.poll(() => inbox.deliveries("dropped")).toHaveLength(1);
  await restante.faults.delete(id);
  await expect(restante.faults.delete("flt_none")).rejects.toMatchObject({ code: "not_found" });

  await inbox.fault({ duplicate: true, times: 1 });
  await sendMail({ to: inbox.address });
  await expect(inbox.received({ times: 1 })).rejects.toThrow(`2 mails came to ${inbox.address}, not 1:`);
});

test("a fault that makes no sense is refused", async () => {
  const { restante, inbox } = await begin();
  await expect(inbox.fault({})).rejects.toMatchObject({ name: "InvalidRequest", hint: expect.any(String) });
  expect(await restante.faults.list()).toEqual([]);
});
