import { createServer } from "node:http";
import { env } from "@/lib/env";
import { runProcess } from "@/lib/process";
import { startWeb } from "./start-web";

const dev = process.env.RESTANTE_DEV === "1";
// Left to itself, Next takes over every request that offers an upgrade, such as those of clients that would rather
// speak HTTP/2. Only its development build has a use for them: it listens for them on the server it is given here.
const upgrades = createServer();
let loading: ReturnType<typeof load> | undefined;

/** Next, from the first request on that is for a page: it takes more memory than all the rest of this process. */
function pages() {
  loading ??= load();
  return loading;
}

async function load() {
  const { default: next } = await import("next");
  const app = next({ dev, hostname: env.HOST, port: env.PORT, httpServer: upgrades });
  await app.prepare();
  return { answer: app.getRequestHandler(), close: () => app.close() };
}

void runProcess({ host: "HOST", port: "PORT" }, async () => {
  if (dev) await pages();
  const web = await startWeb({
    port: env.PORT,
    host: env.HOST,
    pages: async (req, res) => (await pages()).answer(req, res),
  });
  if (dev) web.server.on("upgrade", (...offer) => upgrades.emit("upgrade", ...offer));
  return {
    async stop() {
      await web.stop();
      await (await loading)?.close();
    },
  };
});
