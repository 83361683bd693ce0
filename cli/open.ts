import { spawn } from "node:child_process";
import { leaveSettings } from "./environment";
import { CliError } from "./output";
import { findService } from "./service";
import { settle } from "./start";

/** Opens the dashboard in a browser that needs no key: by a link that works once. Without a browser it is only printed. */
export async function open({ data, print }: { data: string; print?: boolean }): Promise<void> {
  const { apiKey, url } = findService(data);
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
