import type { Part } from "./candidate";
import type { PlaceEvidence } from "./place";

/** How plainly a mail says of a number that it is a code, 0 to 1: by a name or by what to do with it, less where it has the name of another number, not at all where somebody else says it. */
export function howPlainlySaid(place: PlaceEvidence): number {
  const { codeBefore, codeAfter, codeAbove, codeFollows, maybeBefore, maybeAbove } = place;
  const named = Math.max(codeBefore, codeAfter, codeAbove, codeFollows, maybeBefore, maybeAbove);
  const entered = Math.max(place.enterLeadsTo, place.enterInClause, place.enterInPlace, place.enterNext / 2);
  const other = Math.max(place.otherBefore * 0.8, place.otherLeadsTo, place.otherAfter, place.otherAbove, place.footer);
  return (1 - place.quoted) * Math.max(0, Math.max(named, entered) - (place.codeLeadsTo === 1 ? 0 : other));
}

/** The most that is said of each value, anywhere in the mail. */
export function mostSaid(parts: Pick<Part, "candidates" | "places">[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { candidates, places } of parts) {
    for (const [index, { value }] of candidates.entries())
      most.set(value, Math.max(most.get(value) ?? 0, howPlainlySaid(places[index] as PlaceEvidence)));
  }
  return most;
}
