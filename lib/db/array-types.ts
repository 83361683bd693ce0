import type { PostgresType } from "postgres";

/**
 * How arrays are sent. Left to itself, postgres.js asks each new connection for these types, outside of any query: when
 * the connection dies at that moment nobody catches the error, and it would end the process.
 */
export const arrayTypes: Record<string, PostgresType> = {
  array: {
    to: 1009, // text[]
    from: [1009, 1007, 1185], // text[], int[], timestamptz[]
    serialize: (values: (string | number | null)[]) => `{${values.map(element).join(",")}}`,
    parse: (text: string) => text, // no statement of ours returns an array
  },
};

function element(value: string | number | null): string {
  return typeof value === "string" ? `"${value.replace(/[\\"]/g, "\\$&")}"` : String(value);
}
