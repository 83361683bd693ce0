import type { PlaceEvidence } from "./place";

/** How plainly a mail says of a link that it completes something, -1 to 1: by its label, its sentence and its address, less where it is only read. */
export function howPlainlySaid(of: PlaceEvidence): number {
  const label = Math.max(of.labelComplete, of.labelYes, of.labelAct * 0.8, of.labelBusiness * 0.4);
  const sentence = Math.max(of.saysComplete, of.saysAct * 0.6, of.saysBusiness * 0.4, of.saysFleeting * 0.4);
  const above = Math.max(of.aboveComplete * 0.6, of.aboveAct * 0.3);
  const other = Math.max(of.saysRead * 0.6, of.labelRead * 0.6, of.saysOther * 0.3, of.urlPlain * 0.5);
  const never = Math.max(of.labelNever, of.labelNotMe, of.saysNever, of.saysNotMe, of.inBar * 0.6, of.labelSite);
  return Math.max(label, sentence, above, of.urlComplete * 0.7) - Math.max(other, never);
}

/** The most that is said of each address, anywhere in the mail. */
export function mostSaid(places: { url: string; of: PlaceEvidence }[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { url, of } of places) most.set(url, Math.max(most.get(url) ?? -1, howPlainlySaid(of)));
  return most;
}
