import { once } from "node:events";
import { createServer } from "node:net";

/** A port of loopback that nobody listens on at this moment; below those that systems give to outgoing connections, which could take it first. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return (await isFree(port)) ? port : freePort();
}

const FIRST = 20_000;
const COUNT = 12_000;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
