/**
 * A mail's CSS without anything that loads: each `url()` becomes what `image` says, or `none`; imports, fonts and the
 * functions that load a bare string are disarmed. Takes time in proportion to its length, whatever it holds.
 */
export function filterCss(css: string, image: (address: string) => string | null): string {
  const plain = withoutEscapes(css.replace(comment, "").replace(/<!--|-->|\0/g, " ")) // how Outlook wraps its sheets
    .replace(fontFace, "@blocked{}")
    .replace(statement, "@blocked")
    .replace(loadingRule, "@blocked-")
    .replace(loader, "blocked(");
  // Last, so that nothing can end the sheet's element: a `<` is left where it compares, and never begins a tag.
  return replaceUrls(plain, image).replace(/<(?!=)/g, "< ");
}

const comment = /\/\*[\s\S]*?(?:\*\/|$)/g;
const fontFace = /@font-face\s*\{[^}]*\}?/gi;
const statement = /@(?:import|namespace)\s*(?:url\(\s*)?(?:"[^"]*"|'[^']*'|[^;{}]*)/gi;
// Always with something in its place: what stands around it must not grow together to something new.
const loadingRule = /@(?=import|charset|namespace|font-face)/gi;
const loader = /(?:-webkit-)?(?:image-set|cross-fade|image|src|element|paint)\(/gi;

/** Letters written as escapes become letters, so that `u\72l(` is seen for what it is; other escapes stay. */
function withoutEscapes(css: string): string {
  return css.replace(/\\(?:([0-9a-f]{1,6})[ \t\n\f\r]?|([\s\S]))/gi, (whole, hex?: string, literal?: string) => {
    const character = hex ? characterOf(Number.parseInt(hex, 16)) : (literal ?? "");
    return /^[a-z]$/i.test(character) ? character : whole;
  });
}

function characterOf(codePoint: number): string {
  return codePoint < 128 ? String.fromCharCode(codePoint) : "";
}

function replaceUrls(css: string, image: (address: string) => string | null): string {
  let result = "";
  let done = 0;
  for (const match of css.matchAll(/url\(/gi)) {
    if (match.index < done) continue; // within the address of the one before
    const start = match.index + match[0].length;
    const { address, end } = readAddress(css, start);
    const replacement = image(address);
    result += css.slice(done, match.index) + (replacement === null ? "none" : `url("${replacement}")`);
    done = end;
  }
  return result + css.slice(done);
}

/** The address that begins at `start`, quoted or not, and where its `url()` ends: with the sheet, if it is never closed. */
function readAddress(css: string, start: number): { address: string; end: number } {
  const quote = /^\s*["']/.exec(css.slice(start, start + 64))?.[0];
  const from = start + (quote?.length ?? 0);
  const close = endOf(css, quote?.at(-1) ?? ")", from);
  const end = quote ? endOf(css, ")", close + 1) : close;
  return { address: css.slice(from, close).trim(), end: Math.min(end + 1, css.length) };
}

function endOf(css: string, mark: string, from: number): number {
  const index = css.indexOf(mark, from);
  return index < 0 ? css.length : index;
}
