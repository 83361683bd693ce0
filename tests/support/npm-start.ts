import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface Service {
  url: string;
  smtpPort: number;
  dataDir: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves once it answers; rejects with its output when it ends instead. */
  ready: Promise<void>;
  /** Resolves to the exit code, null after a signal. */
  exited: Promise<number | null>;
  ended(): boolean;
  demo(): { accountId: string; namespace: string; apiKey: string };
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>;
}

interface Options {
  /** The copy of the repository to start; this one unless given. */
  root?: string;
  dataDir?: string;
  env?: Record<string, string>;
  /** Started by npm itself, with a shell in between. */
  npm?: boolean;
  uid?: number;
  gid?: number;
}

/** A folder that other users can walk through: as root, PostgreSQL runs as somebody else. */
export function temporaryFolder(name: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `restante-${name}-`));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** What `npm start` does, on free ports. The caller stops it. */
export async function startService({ root = ".", dataDir = ".data", env, npm, ...user }: Options): Promise<Service> {
  const [port, smtpPort] = await freePorts();
  const [command, ...args] = npm ? ["npm", "start"] : [process.execPath, resolve(root, "server", "start.mjs")];
  const child = spawn(command, args, {
    cwd: root,
    ...user,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...cleanEnvironment(), PORT: String(port), SMTP_PORT: String(smtpPort), DATA_DIR: dataDir, ...env },
  });
  let printed = "";
  const exited = new Promise<number | null>((done) => child.once("close", done));
  const ready = new Promise<void>((done, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (printed.includes("Ctrl-C stops it")) done();
      });
    }
    void exited.then(() => failed(new Error(`The service ended:\n${printed}`)));
  });
  ready.catch(() => {});
  return {
    url: `http://localhost:${port}`,
    smtpPort,
    dataDir: resolve(root, dataDir),
    process: child,
    output: () => printed,
    ready,
    exited,
    ended: () => child.exitCode !== null || child.signalCode !== null,
    demo: () => JSON.parse(readFileSync(join(resolve(root, dataDir), "demo.json"), "utf8")),
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
  };
}

/** The service of a user, not that of the test runner. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATABASE_URL_DIRECT, BASE_URL, MAIL_DOMAIN, NODE_OPTIONS, ...rest } = process.env;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith("VITEST"))) as NodeJS.ProcessEnv;
}

async function freePorts(): Promise<[number, number]> {
  const probes = [createServer(), createServer()] as const;
  const ports = await Promise.all(probes.map(openPort));
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}

function openPort(probe: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((done, failed) => {
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      done(typeof address === "object" && address ? address.port : 0);
    });
  });
}
