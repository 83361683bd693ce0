import { expect } from "vitest";
import type { SanitizedMail } from "@/lib/mail/view/sanitize";

/** A document of tags with quoted attributes and escaped text, which every parser reads alike. */
const WRITTEN_PLAINLY = /^(?:[^<]|<\/?[a-z][a-z0-9]*(?:\s[a-z][a-z0-9-]*(?:="[^"<>]*")?)*\s?\/?>)*$/;
const LOADS_OR_RUNS =
  /^(?:script|style|link|meta|base|iframe|object|embed|form|input|button|svg|math|template|video|audio|source)$/;

/** Nothing in it runs, loads or leads anywhere by itself, but for pictures where these were asked for. */
export function expectHarmless({ html, css }: SanitizedMail, remoteImages = false): void {
  const picture = remoteImages ? "(?:data:|https?:)" : "data:";
  const shown = new RegExp(`url\\((?:"|&quot;)${picture}[^"&]*(?:&(?!quot;)[^"&]*)*(?:"|&quot;)\\)`, "gi");
  for (const sheet of [css, withLetters(css)])
    expect(sheet.replace(shown, "none")).not.toMatch(/<(?![ =])|url\(|@import|@font-face|image-set\(/i);
  expect(html).toMatch(WRITTEN_PLAINLY);
  for (const [tag = "", name = ""] of html.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)) {
    expect(name).not.toMatch(LOADS_OR_RUNS);
    for (const [, attribute = "", value = ""] of tag.matchAll(/\s([a-z][a-z0-9-]*)(?:="([^"]*)")?/g)) {
      expect(attribute).not.toMatch(/^(?:on\w+|srcset|ping|poster|action|formaction|srcdoc|data)$/);
      if (/^(?:href|src|background)$/.test(attribute))
        expect(value).toMatch(/^(?:https?:|mailto:|tel:|#|data:image\/)/i);
      if (/^(?:src|background)$/.test(attribute)) expect(value).toMatch(new RegExp(`^${picture}`));
      if (attribute !== "style") continue;
      for (const written of [value, withLetters(value)])
        expect(written.replace(shown, "none")).not.toMatch(/url\(|image-set\(/i);
    }
  }
}

/** CSS as a browser reads its words: with the letters that escapes stand for. */
function withLetters(css: string): string {
  return css.replace(/\\(?:0*([46][1-9a-f]|[57][0-9a])(?![0-9a-f])[ \t\n\f\r]?|[\s\S])/gi, (whole, hex?: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : whole,
  );
}
