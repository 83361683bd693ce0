import fc from "fast-check";
import words from "../../fixtures/fuzz/html.json";
import { payloads } from "../../fixtures/hostile/payloads";

const shortPayloads = Object.values(payloads)
  .flatMap((group) => Object.values(group))
  .filter((payload) => payload.length < 2_000)
  .map((payload) =>
    payload.replaceAll("WEBHOST", "evil.example").replaceAll("WEB", "http://evil.example").replaceAll("RUN", "run()"),
  );

const { tags, attributes, values, css, loose } = words;
const sheet = fc.array(fc.constantFrom(...css), { maxLength: 14 }).map((parts) => parts.join(""));
const value = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: sheet });
const attribute = fc
  .tuple(fc.constantFrom(...attributes), fc.constantFrom('="', "='", "=", " = ", ""), value)
  .map(
    ([name, equals, given]) =>
      `${name}${equals}${equals === "" ? "" : given}${equals.endsWith('"') ? '"' : equals.endsWith("'") ? "'" : ""}`,
  );
const between = fc.constantFrom(" ", " ", " ", "/", "\n", "\t", "");

const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(...loose, "\ud800"),
    fc.constantFrom(...shortPayloads),
    sheet.map((text) => `<style>${text}</style>`),
    fc
      .record({
        tag: fc.constantFrom(...tags),
        attributes: fc.array(
          fc.tuple(between, attribute).map((parts) => parts.join("")),
          { maxLength: 3 },
        ),
        end: fc.constantFrom(">", ">", ">", "/>", " ", ""),
        inside: fc.array(tie("html"), { maxLength: 4 }),
        closed: fc.constantFrom("", "close", "close", "close"),
      })
      .map(
        ({ tag, attributes: all, end, inside, closed }) =>
          `<${tag}${all.join("")}${end}${inside.join("")}${closed && `</${tag}>`}`,
      ),
  ),
}));

/** Markup that may be any mixture of what mails hold and what attackers send. */
export const hostileHtml = fc.array(html, { maxLength: 5 }).map((parts) => parts.join(""));
