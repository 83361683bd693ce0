/** What parsing a mail may cost at worst, however it is made: light ones a few ms, heavy ones seconds. */
export type Weight = "light" | "medium" | "heavy";

const LIGHT_BYTES = 16 * 1024;
const MEDIUM_BYTES = 64 * 1024;
const MANY_PARTS = 60;

export function weightOf(source: Buffer): Weight {
  if (source.length > MEDIUM_BYTES || hasManyParts(source)) return "heavy";
  return source.length > LIGHT_BYTES ? "medium" : "light";
}

/** A part costs far more than its bytes: a small mail of many is no small mail. */
function hasManyParts(source: Buffer): boolean {
  let parts = 0;
  for (let at = source.indexOf("\n--"); at >= 0 && parts <= MANY_PARTS; at = source.indexOf("\n--", at + 3)) parts += 1;
  return parts > MANY_PARTS;
}
