import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { metrics } from "@/lib/metrics";
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

/** What Next cannot answer, as its build is damaged or memory is short, is an error of that request: the API and SMTP go on. */
async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const since = performance.now();
  try {
    await (await pages()).answer(request, response);
  } catch (error) {
    loading = undefined;
    log.error("page_failed", errorFields(error));
    if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
    response.end("The pages cannot be shown right now.\n");
  } finally {
    metrics.answered({ method: request.method ?? "", route: "pages" }, response.statusCode, since);
  }
}

async function load() {
  const { default: next } = await import("next");
  const app = next({ dev, hostname: env.HOST, port: env.PORT, httpServer: upgrades });
  await app.prepare();
  return { answer: app.getRequestHandler(), close: () => app.close() };
}

void runProcess({ kind: "web", host: "HOST", port: "PORT" }, async () => {
  if (dev) await pages();
  const web = await startWeb({
    port: env.PORT,
    host: env.HOST,
    pages: answerPage,
  });
  if (dev) web.server.on("upgrade", (...offer) => upgrades.emit("upgrade", ...offer));
  return {
    async stop() {
      await web.stop();
      await (await loading?.catch(() => undefined))?.close();
    },
  };
});
