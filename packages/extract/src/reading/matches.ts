/** All matches of a global pattern, at most `limit`. Several times faster than `matchAll`, which copies the pattern. */
export function matches(pattern: RegExp, text: string, limit = Number.POSITIVE_INFINITY): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < limit; match = pattern.exec(text)) found.push(match);
  return found;
}
