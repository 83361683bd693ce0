import { expect } from "vitest";
import { env } from "@/lib/env";
import { type Host, startHost } from "./hosts";
import { startHttpProxy, startTcpProxy } from "./proxy";
import { shared } from "./shared";

const each = 3;

/** Three hosts with a web server each and three with an SMTP server, behind a proxy for each kind. */
export async function startHosts(given: Record<string, string> = {}) {
  const settings = { TRUSTED_PROXY_HOPS: String(env.TRUSTED_PROXY_HOPS + 1), ...given };
  const start = (kind: Host["kind"]) => Promise.all(Array.from({ length: each }, () => startHost(kind, settings)));
  const [web, smtp] = await Promise.all([start("web"), start("smtp")]);
  const portsOf = (hosts: Host[]) => hosts.map(({ port }) => port);
  const proxies = { web: await startHttpProxy(portsOf(web)), smtp: await startTcpProxy(portsOf(smtp)) };
  const hosts = [...web, ...smtp];

  return {
    baseUrl: `http://127.0.0.1:${proxies.web.port}`,
    smtpPort: proxies.smtp.port,
    hosts,
    /** As a rolling update does it: told to stop, out of the load balancer, ended, started, back again. */
    async restart(host: Host): Promise<void> {
      const stopped = host.stop();
      if (host.kind === "web") await unready(host.port);
      proxies[host.kind].takeOut(host.port);
      expect([host.kind, await stopped, host.log()]).toEqual([host.kind, 0, ""]);
      hosts[hosts.indexOf(host)] = await startHost(host.kind, settings, { port: host.port });
      proxies[host.kind].putBack(host.port);
    },
    async stop(): Promise<void> {
      await Promise.all([...hosts.map((host) => host.kill()), ...Object.values(proxies).map((proxy) => proxy.stop())]);
    },
  };
}

export type Hosts = Awaited<ReturnType<typeof startHosts>>;

/** Those of this worker, with the settings of now. */
export const sharedHosts = (): Promise<Hosts> => shared("hosts", () => env, startHosts);

/** As a load balancer's health check finds it. */
async function unready(port: number): Promise<void> {
  const status = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);
  await expect.poll(status, { timeout: 10_000, interval: 100 }).toBe(503);
}
