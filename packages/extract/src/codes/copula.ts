/** "Is" in the languages that put it between a name and what it names. */
export const IS =
  "is|are|ist|lautet|heisst|est|es|és|é|è|este|e|eo|er|är|on|ir|yra|je|jest|to|sa|ay|ni|adalah|ialah|là|bydd|yw|da|эта|это|είναι|هو|هي|است|הוא|היא|है|हो|আছে|হল|হলো|છે|ਹੈ|ఉంది|இது|lyder|luidt|brzmi|zní|znie|glasi|гласи|звучить|është";

const NUMBER = String.raw`(?!(?:19|20)\d\d(?![\p{L}\d])|\d{4}-\d\d|\d{1,2}[./:]\d)(?:(?=[\p{L}-]{0,12}\d)[\p{L}\d-]{4,}|\d{1,4}(?: \d{1,4})+)`;
const MARKS = String.raw`["'“”‘’«»„(*)\]]`;
const EQUALS = new RegExp(
  String.raw`^${MARKS}{0,2}(?: ?[:=：]| (?:${IS})(?![\p{L}\p{N}]))[ \0]{0,2}${MARKS}{0,3}${NUMBER}`,
  "iu",
);

/** "account 10442 is 771930", "user 10442: 771930": what comes next is another number, named by the same words. */
export function equalsAnother(rest: string): boolean {
  return EQUALS.test(rest.slice(0, LONGEST));
}

/** "code for account 10442 is": the last number of it only says which code. */
export function isQualified(gap: string): boolean {
  const [, rest] = QUALIFIED.exec(gap) ?? [];
  return rest !== undefined && QUALIFIED_END.test(rest);
}

/** "code to confirm the payment of $59.90 at SHOP24 is": what is paid only says which code. */
export function isOfAmount(gap: string): boolean {
  const [, rest] = OF_AMOUNT.exec(gap) ?? [];
  return rest !== undefined && OF_AMOUNT_END.test(rest);
}

/** "Bekreftelseskoden din er", "Codul dvs. este": whose it is stands behind the name. */
export function isPossessed(gap: string): boolean {
  return POSSESSED.test(gap);
}

const POSSESSED = new RegExp(String.raw`^ \p{L}{2,8}\.? (?:${IS})[ \0]{0,2}(?:: ?)?${MARKS}{0,3}$`, "iu");
const LONGEST = 60;
/** Cents, or a currency beside: and up to the name of whom it is paid to. */
const OF_AMOUNT = /^[^\n!?;。]{0,90}(?:\d[.,]\d\d(?!\d)|[$€£¥₹₽₺₴₪฿]\d+|\d ?[€₽₺₴zK])([^\n!?;,。]{0,60})$/u;
const OF_AMOUNT_END = new RegExp(String.raw`(?: ?[:：]| (?:${IS}))[ \0]{0,2}${MARKS}{0,3}$`, "iu");
const QUALIFIED = /^[^\n.!?;,。]{0,60}\d([^\d\n.!?;,。]{1,16})$/u;
const QUALIFIED_END = new RegExp(String.raw`^${MARKS}{0,2}(?: ?[:=：]| (?:${IS}))[ \0]{0,2}${MARKS}{0,3}$`, "iu");
