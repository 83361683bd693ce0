import { createServer } from "node:http";
import next from "next";
import { env } from "@/lib/env";
import { runProcess } from "@/lib/process";
import { startWeb } from "./start-web";

const dev = process.env.RESTANTE_DEV === "1";

void runProcess({ host: "HOST", port: "PORT" }, async () => {
  // Left to itself, Next takes over every request that offers an upgrade, such as those of clients that would rather
  // speak HTTP/2. Only its development build has a use for them: it listens for them on the server it is given here.
  const upgrades = createServer();
  const app = next({ dev, hostname: env.HOST, port: env.PORT, httpServer: upgrades });
  await app.prepare();
  const web = await startWeb({ port: env.PORT, host: env.HOST, pages: app.getRequestHandler() });
  if (dev) web.server.on("upgrade", (...offer) => upgrades.emit("upgrade", ...offer));
  return {
    async stop() {
      await web.stop();
      await app.close();
    },
  };
});
