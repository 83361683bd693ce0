import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { ensureBuilt } from "@/scripts/build.mjs";
import type { TestAccount } from "./account";
import { service } from "./service";

const run = promisify(execFile);

const environment = ({ apiKey }: TestAccount) => ({
  ...process.env,
  NODE_OPTIONS: "",
  RESTANTE_URL: service.baseUrl,
  RESTANTE_API_KEY: apiKey,
});

/** The subject of the mail that `restante wait` prints. */
export async function waitByCommand(account: TestAccount, tag: string): Promise<string> {
  await ensureBuilt(["server"]);
  const words = ["bin/restante.mjs", "wait", "--tag", tag, "--timeout", "300", "--json"];
  const { stdout } = await run(process.execPath, words, { env: environment(account) });
  return JSON.parse(stdout).subject;
}

/** The subject of the mail that the client for Python gives. */
export async function waitByPython(account: TestAccount, tag: string): Promise<string> {
  const script = "import restante, sys; print(restante.Restante().inbox(sys.argv[1]).next(timeout=300).subject)";
  const env = { ...environment(account), PYTHONPATH: resolve("clients/python/src"), PYTHONDONTWRITEBYTECODE: "1" };
  const { stdout } = await run("python3", ["-c", script, tag], { env });
  return stdout.trim();
}
