import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";

/**
 * The bare loops that the service is compared with, each a process of its own that does nothing else: a sink that answers
 * every SMTP command at once and keeps nothing, or an HTTP server that sends the bytes it was told. See support/bare.ts.
 */
process.once("message", (/** @type {{ kind: "smtp" | "http", body: string }} */ { kind, body }) => {
  const server = kind === "smtp" ? createServer(sink) : createHttpServer(sender(Buffer.from(body)));
  server.listen(0, "127.0.0.1", () => process.send?.({ port: /** @type {any} */ (server.address()).port }));
});
process.once("disconnect", () => process.exit());

const end = Buffer.from("\r\n.\r\n");

/** @param {import("node:net").Socket} socket */
function sink(socket) {
  let inData = false;
  socket.on("error", () => {});
  socket.write("220 sink\r\n");
  socket.on("data", (chunk) => {
    if (inData && !chunk.subarray(-5).equals(end)) return;
    const data = !inData && chunk.toString("latin1") === "DATA\r\n";
    socket.write(data ? "354 go\r\n" : "250 ok\r\n");
    inData = data;
  });
}

/** @param {Buffer} body @returns {import("node:http").RequestListener} */
function sender(body) {
  const headers = { "content-type": "application/json", "content-length": body.length };
  return (_request, response) => void response.writeHead(200, headers).end(body);
}
