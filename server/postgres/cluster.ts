import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { PostgresHome } from "./home";

const run = promisify(execFile);

export const SUPERUSER = "restante";

/** Nothing of ours: PG… and LC… variables would change what the server does. */
export const environment = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" } as unknown as NodeJS.ProcessEnv;

/** Runs initdb unless there is a cluster; a start that was killed half-way leaves nothing that the next would trust. */
export async function ensureCluster(home: PostgresHome, binaries: string, options: { sync: boolean }): Promise<void> {
  if (existsSync(join(home.path, "cluster", "PG_VERSION"))) return;
  const unfinished = `${home.path}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(home.path), { recursive: true, mode: 0o711 });
  mkdirSync(unfinished, { mode: 0o700 });
  const password = join(unfinished, "password");
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (home.user) {
    for (const path of [unfinished, password]) chownSync(path, home.user.uid, home.user.gid);
  }
  const args = [`--username=${SUPERUSER}`, `--pwfile=${password}`, "--auth=scram-sha-256", "--encoding=UTF8"];
  args.push("--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--no-instructions");
  if (!options.sync) args.push("--no-sync");
  try {
    await run(join(binaries, "bin", "initdb"), [...args, "-D", join(unfinished, "cluster")], {
      ...home.user,
      cwd: "/",
      env: environment,
    });
  } catch (error) {
    throw new Error(`PostgreSQL could not set up its data folder: ${lastLine(error)}`);
  }
  renameSync(unfinished, home.path);
}

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr?.trim() || message).split("\n").slice(0, 3).join(" ");
}
