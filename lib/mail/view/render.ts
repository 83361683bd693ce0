import { Worker } from "node:worker_threads";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/turns";
import type { SanitizedMail } from "./sanitize";
import type { InlinePart, RenderTask } from "./worker";

export interface MailToShow extends Pick<RenderTask, "html" | "remoteImages"> {
  /** Reads the parts that the HTML may show: not before it is this mail's turn, nor where it shows none. */
  readParts(): Promise<InlinePart[]>;
}

/**
 * Makes a mail's HTML fit to be shown, on another thread: a mail made to be slow holds up nobody but its reader. Null
 * when it takes too long or too much memory, or when its account has too many under way.
 */
export function renderMail(accountId: string, { readParts, ...mail }: MailToShow): Promise<SanitizedMail | null> {
  return renderer.get().turns.take(accountId, async () => {
    const parts = /cid:/i.test(mail.html) ? await readParts() : [];
    return renderOnThread({ ...mail, parts });
  });
}

/** How many pictures of other servers the HTML would load. */
export async function countRemoteImages(accountId: string, html: string): Promise<number> {
  const mail = await renderMail(accountId, { html, remoteImages: false, readParts: async () => [] });
  return mail?.blockedImages ?? 0;
}

const waitingEach = 20;
const threadsAtOnce = 2;
const limitMs = 3_000;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const largestResult = 12 * 1024 * 1024;

interface Renderer {
  turns: Turns;
  idle: Worker[];
}

const renderer = perProcess("mail-renderer", (): Renderer => {
  return { turns: new Turns({ atOnce: threadsAtOnce, waitingEach }), idle: [] };
});

/** Never rejects. A thread that answered in time waits for the next mail; any other is ended. */
function renderOnThread(task: RenderTask): Promise<SanitizedMail | null> {
  const { idle } = renderer.get();
  const worker = idle.pop() ?? startWorker();
  return new Promise((resolve) => {
    const answered = (mail: SanitizedMail | null) => {
      settle(mail && mail.html.length + mail.css.length <= largestResult ? mail : null);
      idle.push(worker.on("error", () => forget(worker)));
    };
    const failed = () => {
      settle(null);
      void worker.on("error", () => {}).terminate();
    };
    const settle = (mail: SanitizedMail | null) => {
      clearTimeout(timer);
      worker.removeAllListeners().unref();
      resolve(mail);
    };
    const timer = setTimeout(failed, limitMs);
    worker.removeAllListeners().once("message", answered).once("error", failed);
    worker.postMessage(task);
  });
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits });
}

function forget(worker: Worker): void {
  const { idle } = renderer.get();
  const index = idle.indexOf(worker);
  if (index >= 0) idle.splice(index, 1);
}
