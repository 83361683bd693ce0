import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { runAdmin } from "@/server/admin/run-admin";
import { startSmtp } from "@/smtp/start";

test("the SMTP server of an empty database says what to run, and starts once that has been run", async () => {
  await sql().unsafe("drop schema public cascade; create schema public; drop schema drizzle cascade");
  const start = () => startSmtp({ port: 0, host: "127.0.0.1" });
  await expect(start()).rejects.toThrow("npm run admin -- migrate");
  expect(await runAdmin(["migrate"])).toEqual({ exitCode: 0, text: "The database is up to date." });
  expect(await runAdmin(["migrate"])).toMatchObject({ exitCode: 0 });
  await (await start()).stop();
});
