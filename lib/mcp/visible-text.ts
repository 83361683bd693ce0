/** What a reader sees of a text: characters that draw nothing are left out, but for those that scripts and emoji need. */
export function visibleText(text: string): string {
  return NOT_PLAIN.test(text) ? text.replace(UNSEEN, "") : text;
}

/** The same of HTML as its source: such characters that are written as entities are left out, too. */
export function visibleSource(html: string): string {
  return visibleText(
    html.replace(ENTITY, (entity, hex, decimal, name) => unseenCharacter(hex, decimal, name) ?? entity),
  );
}

/** A link that leads where it led: what is not seen of it is percent-encoded. */
export function visibleLink(link: string): string {
  return link.toWellFormed().replace(DRAWS_NOTHING, encodeURIComponent);
}

const NOT_PLAIN = /[^\n\x20-\x7e]/;

/** Unicode's own list (tags, zero-width, bidi controls, variation selectors, fillers), controls, and annotations. */
const nothing = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]`;

// Letters of these scripts take another form beside a joiner, Persian and Bengali words among them.
const joining =
  `Arabic Syriac Nko Mandaic Adlam Hanifi_Rohingya Mongolian Phags_Pa Devanagari Bengali Gurmukhi Gujarati Oriya
  Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan Balinese Javanese Sundanese Tai_Tham Chakma Meetei_Mayek`
    .split(/\s+/)
    .map((script) => String.raw`\p{Script_Extensions=${script}}`)
    .join("");

/** One at a time, so that no message can be spelled in them; a flag made of tags is left as a plain one. */
const needed = [
  String.raw`[\t\r\n]`,
  String.raw`(?<=(?!\p{Default_Ignorable_Code_Point})[${joining}])[\u200c\u200d]`,
  String.raw`(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=(?!\p{Default_Ignorable_Code_Point})\p{Script=Mongolian})[\u180b-\u180f]`,
].join("|");

const DRAWS_NOTHING = new RegExp(nothing, "gu");
// What is needed is asked for last, of the few characters that draw nothing.
const UNSEEN = new RegExp(`${nothing}(?<!${needed})`, "gu");

const named: Record<string, string> = {
  shy: "\u00ad",
  zwnj: "\u200c",
  zwj: "\u200d",
  lrm: "\u200e",
  rlm: "\u200f",
  zerowidthspace: "\u200b",
  negativethinspace: "\u200b",
  negativemediumspace: "\u200b",
  negativethickspace: "\u200b",
  negativeverythinspace: "\u200b",
  nobreak: "\u2060",
  applyfunction: "\u2061",
  af: "\u2061",
  invisibletimes: "\u2062",
  it: "\u2062",
  invisiblecomma: "\u2063",
  ic: "\u2063",
};
const ENTITY = new RegExp(`&(?:#(?:x0*([\\da-f]{1,8})|0*(\\d{1,9}))|(${Object.keys(named).join("|")})(?=;));?`, "gi");

/** The character of an entity that draws nothing; null for every other entity. */
function unseenCharacter(hex?: string, decimal?: string, name?: string): string | null {
  if (name !== undefined) return named[name.toLowerCase()] ?? null;
  const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (codePoint > 0x10ffff) return null;
  const character = String.fromCodePoint(codePoint);
  return character.search(DRAWS_NOTHING) >= 0 ? character : null;
}
