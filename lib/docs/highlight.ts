/** A kind of word, and what it looks like; without capturing groups. */
type Rule = [kind: string, pattern: RegExp];

const quoted: Rule = ["string", /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/];
const text: Rule = ["string", /"""[\s\S]*?"""|f?"(?:\\.|[^"\\\n])*"|f?'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/];
const value: Rule = ["value", /\b(?:true|false|null|undefined|None|True|False|\d[\d_.]*)\b/];
const call: Rule = ["name", /\b\w+(?=\()/];
const hash: Rule = ["comment", /(?<=^|\s)#.*/];
const variable: Rule = ["value", /\$\{\{.*?\}\}|\$\{\w+\}|\$\w+/];

const script: Rule[] = [
  ["comment", /\/\/.*|\/\*[\s\S]*?\*\//],
  text,
  words("import from export default const let async await return throw new if else for of extends interface typeof"),
  value,
  call,
];
const settings: Rule[] = [["comment", /^\s*[#;].*/], ["keyword", /^\[.*\]$/], ["name", /^[\w.-]+(?=\s*=)/], quoted];
const shell: Rule[] = [
  hash,
  quoted,
  variable,
  words("export"),
  ["name", /(?<=^ *|\| *|&& *)[\w./-]+(?![\w=:])/],
  ["value", /(?<=\s)--?\w[\w-]*/],
];
const pythonWords = words("import from def class return with as yield if else for in not is and or assert raise");

/** Just enough of each language for short examples: a full grammar would hold up the process that answers waits. */
const languages = new Map<string, Rule[]>([
  ["js", script],
  ["ts", script],
  ["json", [["name", /"(?:\\.|[^"\\\n])*"(?=\s*:)/], quoted, value]],
  ["python", [hash, text, pythonWords, value, call]],
  ["sh", shell],
  ["yaml", [hash, ["name", /(?<=^[ -]*)[\w.-]+(?=:(?:\s|$))/], variable, quoted]],
  ["ini", settings],
  ["toml", settings],
]);

/** Code as HTML, its words in classes such as `code-string`; plain where the language is not known. */
export function highlight(code: string, language: string): string {
  const rules = languages.get(language);
  if (!rules) return escapeHtml(code);
  const pattern = new RegExp(rules.map(([, { source }]) => `(${source})`).join("|"), "gm");
  let html = "";
  let end = 0;
  for (const { 0: word, index, ...found } of code.matchAll(pattern)) {
    const [kind] = rules.find((_, position) => found[position + 1] !== undefined) ?? [];
    html += `${escapeHtml(code.slice(end, index))}<span class="code-${kind}">${escapeHtml(word)}</span>`;
    end = index + word.length;
  }
  return html + escapeHtml(code.slice(end));
}

function words(list: string): Rule {
  return ["keyword", new RegExp(`\\b(?:${list.replaceAll(" ", "|")})\\b`)];
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
