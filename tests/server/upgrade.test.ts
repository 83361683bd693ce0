import { request } from "node:http";
import { expect, test } from "vitest";
import { startService, temporaryFolder } from "../support/npm-start";

/** Offers HTTP/2 as some clients do with each request that is not encrypted. */
function statusOf(url: string): Promise<number | undefined> {
  const headers = {
    connection: "Upgrade, HTTP2-Settings",
    upgrade: "h2c",
    "http2-settings": "AAMAAABkAAQAoAAAAAIAAAAA",
  };
  return new Promise((answered, failed) => {
    request(url, { headers, timeout: 5_000 }, (response) => answered(response.resume().statusCode))
      .on("timeout", () => failed(new Error("no answer")))
      .on("error", failed)
      .end();
  });
}

test("an offer of HTTP/2 is passed over, before and after the first page", async () => {
  const folder = temporaryFolder("upgrade");
  const service = await startService({ dataDir: `${folder.path}/data` });
  try {
    await service.ready;
    expect(await statusOf(`${service.url}/v1/usage`)).toBe(401);
    expect(await statusOf(`${service.url}/`)).toBe(200);
    expect(await statusOf(`${service.url}/v1/usage`)).toBe(401);
  } finally {
    await service.stop();
    folder.remove();
  }
});
