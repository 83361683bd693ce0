import GithubSlugger from "github-slugger";
import { Marked, type Token, type Tokens } from "marked";
import { escapeHtml, highlight } from "./highlight";

/** A heading and what stands below it, up to the next one; the first, of depth 1, is what stands before any. */
export interface Section {
  depth: number;
  title: string;
  anchor: string;
  text: string;
  code: string;
}

/** A piece of a page: code stands apart, for a page puts a copy button beside it. */
export type Block = { kind: "html"; html: string } | { kind: "code"; code: string; html: string; title: string };

export interface RenderedPage {
  blocks: Block[];
  sections: Section[];
}

/** Markdown as pieces of HTML, with anchors on its headings. HTML in the Markdown is shown as text. */
export function renderPage(title: string, markdown: string): RenderedPage {
  const slugger = new GithubSlugger();
  const blocks: Block[] = [];
  let section: Section = { depth: 1, title, anchor: "", text: "", code: "" };
  const sections = [section];
  let run: Token[] = [];
  const endRun = () => {
    if (run.some(({ type }) => type !== "space")) blocks.push({ kind: "html", html: marked.parser(run) });
    run = [];
  };
  for (const token of marked.lexer(markdown)) {
    if (isHeading(token)) {
      const title = plainText(token.tokens);
      section = { depth: token.depth, title, anchor: slugger.slug(title), text: "", code: "" };
      token.anchor = section.anchor;
      sections.push(section);
    } else {
      const kind = isCode(token) ? "code" : "text";
      section[kind] = `${section[kind]} ${plainText([token])}`.replace(/\s+/g, " ").trim();
    }
    if (isCode(token)) {
      endRun();
      blocks.push(codeBlock(token));
    } else run.push(token);
  }
  endRun();
  return { blocks, sections };
}

type AnchoredHeading = Tokens.Heading & { anchor?: string };

const isHeading = (token: Token): token is AnchoredHeading => token.type === "heading";
const isCode = (token: Token): token is Tokens.Code => token.type === "code";

const marked = new Marked({
  renderer: {
    heading(token) {
      const { depth, anchor = "" } = token as AnchoredHeading;
      const title = this.parser.parseInline(token.tokens).replace(/^(GET|POST|DELETE) (\S+)$/, withMethod);
      return `<h${depth} id="${anchor}"><a href="#${anchor}">${title}</a></h${depth}>\n`;
    },
    html: ({ text }) => escapeHtml(text),
    table(token) {
      const row = (cells: Tokens.TableCell[]) =>
        `<tr>${cells.map((cell) => tableCell(cell, this.parser.parseInline(cell.tokens))).join("")}</tr>`;
      // A box that scrolls sideways must be reachable by keyboard.
      return `<div class="docs-table" tabindex="0" role="group" aria-label="Table"><table><thead>${row(token.header)}</thead><tbody>${token.rows.map(row).join("")}</tbody></table></div>\n`;
    },
  },
});

const tableCell = ({ header }: Tokens.TableCell, html: string) =>
  header ? `<th scope="col">${html}</th>` : `<td>${html}</td>`;

const withMethod = (_: string, method: string, path: string) =>
  `<span class="method" data-method="${method}">${method}</span> <code>${path}</code>`;

const languageNames: Record<string, string> = {
  sh: "Shell",
  json: "JSON",
  js: "JavaScript",
  ts: "TypeScript",
  python: "Python",
  yaml: "YAML",
  toml: "TOML",
  ini: "Settings",
};

/** The word after the fence is the language, what follows it a file's name. */
function codeBlock({ text, lang = "" }: Tokens.Code): Block {
  const [, language = "", file = ""] = /^(\S*)\s*(.*)$/.exec(lang) ?? [];
  return {
    kind: "code",
    code: text,
    html: highlight(text, language),
    title: file || languageNames[language] || "Text",
  };
}

/** What a reader sees of Markdown tokens, without any marks. */
function plainText(tokens: Token[]): string {
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
