import { get, type IncomingMessage } from "node:http";

/** An answer on a connection of its own, of which nothing is read yet. */
export function openAnswer(url: string, apiKey: string): Promise<IncomingMessage> {
  return new Promise((opened, failed) => {
    get(url, { headers: { authorization: `Bearer ${apiKey}` }, agent: false }, opened).on("error", failed);
  });
}
