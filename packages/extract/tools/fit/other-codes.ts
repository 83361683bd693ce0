import type { Mail } from "../../src/index";
import { createMixedChance } from "./chance";

/**
 * The same mail with another code. Who writes a mail for a corpus makes up codes that look random; of real ones some are round by chance, those of a
 * test system are often 123456, and a product's form is another's. Null where the mail's code is not one written-out number.
 */
export function withOtherCode(mail: Mail, codes: string[], seed: string): { mail: Mail; code: string } | null {
  const [code = "", ...more] = codes;
  if (more.length > 0 || !/^\d{4,8}$/.test(code) || !`${mail.text}${mail.html}`.includes(code)) return null;
  const chance = createMixedChance(`${seed} code`);
  const make = forms[Math.floor(chance() * forms.length)] as Form;
  const other = make(code.length, (characters, length) => draw(characters, length, chance));
  const change = (part: string) => part.replaceAll(code, other);
  return {
    mail: { subject: change(mail.subject), text: mail.text && change(mail.text), html: mail.html && change(mail.html) },
    code: /[A-Z]/.test(other) ? other : other.replace(/[ -]/, ""),
  };
}

const DIGITS = "0123456789";
const CONSONANTS = "BCDFGHJKLMNPQRSTVWXZ";

type Form = (length: number, draw: (characters: string, length: number) => string) => string;

const plain: Form = (length, draw) => draw(DIGITS, length);
const round: Form = (length, draw) => `${draw("123456789", length - 2)}00`;
const rounder: Form = (length, draw) => `${draw("123456789", length - 3)}000`;
const alike: Form = (length, draw) => draw(DIGITS, 1).repeat(length);
const counting: Form = (length) => "12345678".slice(0, length);
const halves =
  (mark: string): Form =>
  (length, draw) =>
    `${draw(DIGITS, length >> 1)}${mark}${draw(DIGITS, length >> 1)}`;
const mixed: Form = (length, draw) =>
  `${draw(CONSONANTS, 1)}${draw("23456789", 1)}${draw(CONSONANTS + DIGITS, length - 2)}`;
const dashed: Form = (_, draw) =>
  `${draw(CONSONANTS, 1)}${draw(CONSONANTS + DIGITS, 3)}-${draw(CONSONANTS + DIGITS, 4)}`;
const letters: Form = (length, draw) => draw(CONSONANTS, length);

const forms: Form[] = [
  ...[plain, plain, plain, plain, plain, plain],
  ...[round, rounder, alike, counting],
  ...[halves(" "), halves("-"), halves(" ")],
  ...[mixed, mixed, mixed, dashed, letters],
];

function draw(characters: string, length: number, chance: () => number): string {
  return Array.from({ length }, () => characters[Math.floor(chance() * characters.length)]).join("");
}
