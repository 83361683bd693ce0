import next from "next";
import { env } from "@/lib/env";
import { runProcess } from "@/lib/process";
import { startWeb } from "./start-web";

const dev = process.env.RESTANTE_DEV === "1";

void runProcess(async () => {
  const app = next({ dev, hostname: env.HOST, port: env.PORT });
  await app.prepare();
  const web = await startWeb({ port: env.PORT, host: env.HOST, pages: app.getRequestHandler() });
  web.server.on("upgrade", app.getUpgradeHandler());
  return {
    async stop() {
      await web.stop();
      await app.close();
    },
  };
});
