import { cues } from "@/lib/mail/cues";
import type { FoundLink } from "@/lib/mail/links";

/** The links that complete what the mail is about, the likeliest first. */
export function findVerificationLinks(subject: string, places: FoundLink[]): string[] {
  const about = cueIn("complete", subject);
  const scores = new Map<string, number>();
  const refused = new Set<string>();
  for (const place of places) {
    const score = scorePlace(place, about);
    if (score === null) refused.add(place.url);
    else scores.set(place.url, Math.max(score, scores.get(place.url) ?? 0));
  }
  return [...scores]
    .filter(([url, score]) => score >= THRESHOLD && !refused.has(url))
    .sort(([, a], [, b]) => b - a)
    .map(([url]) => url);
}

const THRESHOLD = 3;

const NEVER_URL =
  /unsub|opt-?out|preferences|list-manage|view-?(?:in-?)?browser|webversion|privacy|\/terms|\/legal|\/help|\/faq|\/support|survey|feedback|\/blog|invoice|\/orders?\/|track(?:ing)?-?(?:order|parcel)|\.(?:png|jpe?g|gif|svg|webp|css|ico)(?:[?#]|$)/i;
const COMPLETES_URL =
  /verif|confirm|activat|validat|reset|recover|magic|passwordless|set-?password|new-?password|invit|accept|opt-?in|unlock|approve|one-?time|login[/?].*(?:token|code|key)|signin[/?].*(?:token|code|key)|auth\/(?:callback|email)/i;
const SECRET_IN_URL = /[?&#](?:token|code|key|otp|t|hash|signature|ticket|oobCode|confirmation_token)=|[\w-]{24,}/i;

/** null: this link must not be reported, wherever else it stands. */
function scorePlace({ url, label, before }: FoundLink, about: boolean): number | null {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  const shown = label.slice(0, 200);
  if (NEVER_URL.test(path) || cueIn("never", shown)) return null;
  if (path === "" || path === "/") return 0;
  const written = shown === "" || /^https?:/i.test(shown);
  const sentence = lastSentence(before);
  if (written && cueIn("never", sentence) && !cueIn("complete", sentence)) return null;
  let score = cueIn("complete", shown) && !written ? 3 : 0;
  if (COMPLETES_URL.test(path)) score += 2.5;
  if (SECRET_IN_URL.test(path)) score += 0.5;
  if (cueIn("complete", sentence)) score += written ? 2.5 : 0.5;
  if (about) score += 0.5;
  return score;
}

function lastSentence(before: string): string {
  const sentences = before.trimEnd().split(/(?<=[.!?。！？])\s+|\n{2,}/u);
  return sentences.at(-1)?.slice(-160) ?? "";
}

function cueIn(kind: "complete" | "never", context: string): boolean {
  return context.search(cues[kind]) >= 0;
}
