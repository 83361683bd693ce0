import { isLoopback } from "@/lib/client-address";
import { migrateDatabase } from "@/lib/db/migrate";
import { whenDatabaseAnswers } from "@/lib/db/readiness";
import { env } from "@/lib/env";
import { REPEAT_MS } from "@/lib/process";
import { type Child, startChild } from "./child";
import { type Database, openDatabase } from "./database";
import { demoAccount } from "./demo-account";
import { welcome } from "./welcome";

const PARENT_CHECK_MS = 250;

export class Supervisor {
  private database: Database | undefined;
  private children: Child[] = [];
  private stopping: Promise<void> | undefined;
  private restarting: Promise<void> = Promise.resolve();
  private signalledAt = 0;
  private metrics: { close(): void } | undefined;

  /** Runs the service until it is told to stop, or until one of its processes ends: then all do. */
  async run(): Promise<void> {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => this.onSignal());
    if (process.env.npm_lifecycle_event) this.stopWithNpm();
    try {
      const demo = await this.start();
      if (!this.stopping) console.log(welcome(demo));
    } catch (error) {
      await this.fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** Starts the service; with the embedded database it has an account to try. */
  async start(): Promise<Awaited<ReturnType<typeof demoAccount>> | undefined> {
    this.database = await openDatabase();
    void this.database.ended.then(() => this.fail("PostgreSQL has ended; its log is in DATA_DIR/postgres/log."));
    const { embedded: alone } = this.database;
    await whenDatabaseAnswers(() => migrateDatabase(env.DATABASE_URL_DIRECT ?? env.DATABASE_URL ?? "", { alone }));
    const demo = this.database.embedded ? await demoAccount() : undefined;
    // As developers expect of a catcher on their own machine; strangers' mail must not fill the account elsewhere.
    if (demo && isLoopback(env.SMTP_HOST)) process.env.CATCH_ALL ??= demo.namespace;
    await this.serveMetrics();
    await this.startChildren();
    return demo;
  }

  /** Those of all processes together, each told apart by its kind alone. */
  private async serveMetrics(): Promise<void> {
    if (env.METRICS_PORT === undefined) return;
    const { merge, serveMetrics } = await import("@/lib/metrics");
    this.metrics = await serveMetrics(async () => {
      const answers = await Promise.all(this.children.map((child) => child.metrics()));
      return merge(answers.filter((metrics) => metrics !== null));
    });
  }

  /** Replaces the processes by new ones of the present build, after any replacement that is under way. */
  restart(): Promise<void> {
    this.restarting = this.restarting.then(() => this.replaceChildren());
    return this.restarting;
  }

  private async replaceChildren(): Promise<void> {
    const old = this.children;
    this.children = [];
    await Promise.all(old.map((child) => child.stop()));
    if (!this.stopping) await this.startChildren().catch((error) => this.fail(error.message));
  }

  private async startChildren(): Promise<void> {
    if (this.stopping) return;
    await Promise.all([this.startGroup("web", env.WEB_PROCESSES), this.startGroup("smtp", env.SMTP_PROCESSES)]);
    for (const child of this.children) void child.ended.then((how) => this.onEnded(child, how));
  }

  /** The first one alone: what it makes in the data folder, the others find. */
  private async startGroup(name: string, processes: number): Promise<void> {
    const start = () => {
      const child = startChild(name, processes);
      this.children.push(child);
      return child.ready;
    };
    await start();
    if (!this.stopping) await Promise.all(Array.from({ length: processes - 1 }, start));
  }

  private onEnded(child: Child, how: string): void {
    if (this.children.includes(child)) void this.fail(`The ${child.name} process ended: ${how}.`);
  }

  /** npm passes a SIGTERM to the shell between us and it, which ends without a word: that our parent is gone is all we see. */
  private stopWithNpm(): void {
    const parent = process.ppid;
    const watch = () => process.ppid !== parent && !this.stopping && this.onSignal();
    setInterval(watch, PARENT_CHECK_MS).unref();
  }

  private onSignal(): void {
    if (!this.stopping) {
      this.signalledAt = Date.now();
      console.log("\n  Stopping …");
      void this.end(0);
    } else if (Date.now() - this.signalledAt > REPEAT_MS) {
      process.exit(1); // the processes see the channel close and end; so does the database
    }
  }

  private async fail(message: string): Promise<void> {
    if (this.stopping) return;
    console.error(`\n  ${message}\n`);
    await this.end(1);
  }

  private async end(code: number): Promise<never> {
    await this.stop();
    return process.exit(code);
  }

  /** Ends what was started, the database last. */
  stop(): Promise<void> {
    this.stopping ??= this.stopEverything();
    return this.stopping;
  }

  private async stopEverything(): Promise<void> {
    this.metrics?.close();
    await Promise.all(this.children.map((child) => child.stop()));
    await this.database?.stop();
  }
}
