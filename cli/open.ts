import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { leaveSettings } from "./environment";
import { CliError } from "./output";
import { ask, findService } from "./service";
import { settle } from "./start";

/** Opens the dashboard in a browser that needs no key: by a link that works once. Without a browser it is only printed. */
export async function open({ data, print }: { data: string; print?: boolean }): Promise<void> {
  const service = findService(data);
  const { apiKey, url } = service;
  await ask(service, "/v1/usage", {}); // a link to nothing is none
  if (process.env.RESTANTE_URL && !existsSync(join(resolve(data), "demo.json"))) {
    throw new CliError("`open` works on the machine of the service and with its folder: name it with --data.");
  }
  leaveSettings();
  settle({ data });
  process.env.BASE_URL = url;
  const { withDatabase } = await import("@/server/database");
  const link = await withDatabase(async () => {
    const [{ findCaller }, { createOpenLink }, { closeDatabase }] = await Promise.all([
      import("@/lib/keys"),
      import("@/lib/sessions/open-link"),
      import("@/lib/db/client"),
    ]);
    const caller = await findCaller(apiKey);
    if (!caller) throw new CliError("The key of this folder's account is revoked: sign in with another.");
    return createOpenLink(caller).finally(closeDatabase);
  });
  console.log(link);
  if (!print) openBrowser(link);
}

function openBrowser(link: string): void {
  const [command, ...words] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  const browser = spawn(command as string, [...words, link], { stdio: "ignore", detached: true });
  browser.on("error", () => {}); // there is none; the link is printed
  browser.unref();
}
