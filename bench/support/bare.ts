import { fork } from "node:child_process";
import { once } from "node:events";

export interface Bare {
  port: number;
  stop(): Promise<void>;
}

/** A bare server in a process of its own: a sink for mail, or one that answers each HTTP request with `body`. */
export async function startBare(kind: "smtp" | "http", body = ""): Promise<Bare> {
  const child = fork("bench/bare.mjs");
  child.send({ kind, body });
  const [{ port }] = await once(child, "message");
  return {
    port,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
