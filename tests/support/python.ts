import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { TestAccount } from "./account";
import { service } from "./service";

export const hasPytest = spawnSync("python3", ["-c", "import pytest"]).status === 0;

const client = resolve("clients/python");

/** Runs pytest in `folder` with our plugin, found by its entry point as where it is installed. Returns what it printed. */
export async function runPytest(
  { apiKey }: TestAccount,
  folder: string,
  words: string[] = [],
  variables: NodeJS.Dict<string> = {},
): Promise<string> {
  const installed = mkdtempSync(join(tmpdir(), "restante-installed-"));
  const env = {
    ...process.env,
    RESTANTE_URL: service.baseUrl,
    RESTANTE_API_KEY: apiKey,
    SMTP_PORT: String(service.smtpPort),
    PYTHONPATH: `${join(client, "src")}:${installed}`,
    PYTHONDONTWRITEBYTECODE: "1",
    ...variables,
  };
  try {
    install(installed);
    const args = ["-m", "pytest", "-p", "no:cacheprovider", "-q", ...words];
    const failed = (error: { stdout: string; stderr: string }) => error;
    const { stdout, stderr } = await promisify(execFile)("python3", args, { env, cwd: folder }).catch(failed);
    return stdout + stderr;
  } finally {
    rmSync(installed, { recursive: true, force: true });
  }
}

/** Leaves what Python finds a package's entry points by. */
function install(folder: string): void {
  const project = readFileSync(join(client, "pyproject.toml"), "utf8");
  const [, entry] = /\[project\.entry-points\.pytest11\]\n(.*)\n/.exec(project) ?? [];
  const info = join(folder, "pytest_restante-0.dist-info");
  mkdirSync(info);
  writeFileSync(join(info, "METADATA"), "Metadata-Version: 2.1\nName: pytest-restante\nVersion: 0\n");
  writeFileSync(join(info, "entry_points.txt"), `[pytest11]\n${entry?.replaceAll('"', "")}\n`);
}
