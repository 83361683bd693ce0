import type { PostgresType } from "postgres";

/**
 * How arrays are sent. Left to itself, postgres.js asks each new connection for these types, outside of any query: when
 * the connection dies at that moment nobody catches the error, and it would end the process.
 */
export const arrayTypes: Record<string, PostgresType> = {
  array: {
    to: 1009, // text[]
    from: [1009, 1007, 1185], // text[], int[], timestamptz[]
    serialize: (values: (string | number | Uint8Array | null)[]) => `{${values.map(element).join(",")}}`,
    parse: (text: string) => text, // no statement of ours returns an array
  },
};

// Bytes go as base64, to be decoded in the statement: its characters need no escaping, which takes long at 10 MB.
function element(value: string | number | Uint8Array | null): string {
  if (value instanceof Uint8Array) return `"${base64(value)}"`;
  return typeof value === "string" ? `"${value.replace(/[\\"]/g, "\\$&")}"` : String(value);
}

function base64({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}
