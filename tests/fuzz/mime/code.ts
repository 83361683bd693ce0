import fc from "fast-check";
import { compose } from "./compose";
import type { BodyEncoding } from "./encode";
import type { Mail, Part } from "./mail";
import { mail } from "./mail";

const sentences = [
  "Your verification code is CODE.",
  "CODE is your verification code.",
  "Use the code CODE to sign in.",
  "Enter this code to confirm your address: CODE",
  "Your one-time password: CODE",
  "Security code: CODE",
];
const before = ["Hello Anna,", "Hi,", "Thank you for signing up.", "Somebody, hopefully you, wants to sign in."];
const after = [
  "It expires in 10 minutes.",
  "If you did not ask for it, ignore this mail.",
  "The Example team",
  "Do not share it with anybody.",
];

export interface PlantedCode {
  code: string;
  source: Buffer;
}

/** A mail with a code as a service sends it, in plain words: however the words are encoded, and whatever lies beside them. */
export const plantedCode: fc.Arbitrary<PlantedCode> = fc
  .record({
    code: fc.stringMatching(/^[0-9]{6}$/),
    sentence: fc.constantFrom(...sentences),
    before: fc.subarray(before, { maxLength: 2 }),
    after: fc.subarray(after, { maxLength: 2 }),
    shape: fc.constantFrom("plain", "html", "alternative"),
    encoding: fc.constantFrom<BodyEncoding>("identity", "base64", "quoted-printable"),
    charset: fc.constantFrom("", "utf-8", "iso-8859-1"),
    around: mail,
  })
  .map(({ code, sentence, shape, encoding, charset, around, ...lines }) => {
    const said = [...lines.before, sentence.replace("CODE", code), ...lines.after];
    const text = { ...plain, text: said.join("\n\n"), encoding, charset };
    const html: Part = { ...text, type: "text/html", text: said.map((line) => `<p>${line}</p>`).join("\n") };
    const body: Part = shape === "plain" ? text : shape === "html" ? html : { ...multipart, parts: [text, html] };
    const whole: Mail = { ...around, subject: { text: "Sign in", style: "raw", charset: "utf-8" }, extra: [], body };
    return { code, source: compose(whole) };
  });

const multipart = {
  kind: "multipart",
  subtype: "alternative",
  boundary: "b",
  isQuoted: false,
  padding: "",
  preamble: "",
  epilogue: "",
} as const;
const plain = { kind: "text", type: "text/plain", isInline: false, flow: "fixed", isShouted: false } as const;
