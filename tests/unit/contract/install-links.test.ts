import { expect, test } from "vitest";
import { installLinks } from "@/lib/contract/install-links";

/** What the editors read of the links. */
function read(apiKey?: string) {
  const [cursor, code] = installLinks("https://restante.test", apiKey).map(({ href }) => new URL(href));
  return {
    cursor: JSON.parse(Buffer.from(cursor?.searchParams.get("config") ?? "", "base64").toString()),
    code: JSON.parse(decodeURIComponent(code?.search.slice(1) ?? "")),
    names: [cursor?.searchParams.get("name"), `${code?.protocol}${code?.pathname}`],
  };
}

test("with a key it is filled in", () => {
  const headers = { Authorization: "Bearer rst_key+/=" };
  expect(read("rst_key+/=")).toEqual({
    cursor: { url: "https://restante.test/mcp", headers },
    code: { name: "restante", type: "http", url: "https://restante.test/mcp", headers },
    names: ["restante", "vscode:mcp/install"],
  });
});

test("without one the editor has it from the environment, or asks", () => {
  const { cursor, code } = read();
  expect(cursor.headers).toEqual({ Authorization: `Bearer \${env:RESTANTE_API_KEY}` });
  expect(code.headers).toEqual({ Authorization: `Bearer \${input:${code.inputs[0].id}}` });
  expect(code.inputs[0]).toMatchObject({ type: "promptString", password: true });
});

test("no other site is told of the key", () => {
  for (const { href } of installLinks("https://restante.test", "rst_key")) {
    expect(href).toMatch(/^(cursor:\/\/anysphere\.cursor-deeplink\/mcp|vscode:mcp)\/install\?/);
  }
});
