import { parentPort } from "node:worker_threads";
import { readInlineImages } from "./inline-images";
import { sanitizeMail } from "./sanitize-mail";

export interface RenderTask {
  html: string;
  /** The whole mail, where its HTML shows pictures that it brings along. */
  source: Uint8Array | null;
  remoteImages: boolean;
}

parentPort?.on("message", async ({ html, source, remoteImages }: RenderTask) => {
  const inlineImages = source ? await readInlineImages(source) : new Map<string, string>();
  parentPort?.postMessage(sanitizeMail(html, { remoteImages, inlineImages }));
});
