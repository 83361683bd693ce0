import type { Token } from "marked";

/** What a reader sees of Markdown tokens, without any marks. */
export function plainText(tokens: Token[]): string {
  return tokens.map(textOf).join("");
}

function textOf(token: Token): string {
  if (token.type === "table") {
    const rows: { tokens: Token[] }[][] = [token.header, ...token.rows];
    return rows.map((row) => `${row.map((cell) => plainText(cell.tokens)).join(" ")}\n`).join("");
  }
  if (token.type === "list") return `${token.items.map((item: Token) => textOf(item)).join("\n")}\n`;
  if ("tokens" in token && token.tokens) return `${plainText(token.tokens)}${blocks.has(token.type) ? "\n" : ""}`;
  if (token.type === "space" || token.type === "br") return "\n";
  return "text" in token ? `${token.text}${token.type === "code" ? "\n" : ""}` : "";
}

const blocks = new Set(["paragraph", "blockquote", "list_item"]);
