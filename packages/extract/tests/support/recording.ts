import { appendFileSync } from "node:fs";
import { type Analysis, type Mail, analyse as read } from "../../src/index";

export * from "../../src/index";

/** Notes each mail that a test reads: `unused --also <file>` keeps what decides something in them. */
export function analyse(mail: Mail): Analysis {
  appendFileSync(process.env.RECORD_MAILS ?? "", `${JSON.stringify(mail)}\n`);
  return read(mail);
}
