import { accessSync, constants, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { findService } from "../service";
import { attempt, type Finding, fail, ok } from "./finding";
import { examineKey, examineMail } from "./mail";

/** Goes the way of a mail, step by step, and says where it ends. Later steps are left out once one fails. */
export async function* examineHere(data: string): AsyncGenerator<Finding> {
  const written = folder(data);
  yield written;
  if (written.result === "fail") return;
  const service = await attempt("service", () => findService(data));
  if ("check" in service) return yield service;
  yield ok("service", service.value.url);
  const key = await examineKey(service.value);
  yield key;
  if (key.result === "ok") yield* examineMail(service.value);
}

function folder(data: string): Finding {
  let existing = resolve(data);
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK);
    return ok("folder", resolve(data));
  } catch {
    return fail("folder", `${existing} cannot be written to`, "name another with --data");
  }
}
