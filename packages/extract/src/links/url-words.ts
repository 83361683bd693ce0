import { lexicon } from "../lexicon/lexicon";

let completing: RegExp | undefined;

/** Whether a path is made of words of completing something, in the languages that addresses are written in. */
export function saysCompletes(path: string): boolean {
  completing ??= new RegExp(
    lexicon()
      .lists.url.map((word) => word.replaceAll("-?", "[-_]?"))
      .join("|"),
    "i",
  );
  return completing.test(path);
}
