export const YEAR = /^(?:19|20)\d\d$/;
/** Of the Buddhist, Persian and Islamic calendars, behind the name of a month. */
const YEAR_OF_OTHERS = /^(?:1[34]|25)\d\d$/;
const MONTH_OF_OTHERS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Arabic}]\p{M}*[.,،]? ?$/u;
const DAY_BEFORE = /(?<!\d)[0-3]?\d[.,]? (?:\p{L}{1,3}\.? )?[\p{L}\p{M}]{3,}[.,]? (?:\p{L}{1,3} )?$/u;
const MONTH_AND_DAY_BEFORE = /\p{L}[\p{L}\p{M}]{2,}\.? [0-3]?\d(?:st|nd|rd|th)?, $/u;
const DAY_AFTER = /^(?: ?[年년]|[./-]) ?\d/u;

/** The year of "31 มีนาคม 2568"; of "รหัสยืนยัน 4 หลัก 2568" it would be the code. */
export function isYearOfOthers(run: string, line: string, index: number): boolean {
  const before = line.slice(Math.max(0, index - 30), index);
  return YEAR_OF_OTHERS.test(run) && MONTH_OF_OTHERS.test(before) && DAY_BEFORE.test(before);
}

/** The year of "18 March 2026", "March 18, 2026", "2026. 3. 18" */
export function isYearOfDate(run: string, line: string, index: number, past: number): boolean {
  const before = line.slice(Math.max(0, index - 30), index);
  if (!YEAR.test(run)) return false;
  return DAY_BEFORE.test(before) || MONTH_AND_DAY_BEFORE.test(before) || DAY_AFTER.test(line.slice(past, past + 20));
}

/** `662-081-4`, `338 094 12`, `5519 02`: groups of one size, and what is left over. */
export function isRagged(groups: string[], size: number): boolean {
  const left = groups.at(-1)?.length ?? 0;
  const rest = groups.slice(0, -1);
  const digits = size * rest.length + left;
  return (
    size >= 3 && size <= 4 && left < size && digits >= 6 && digits <= 9 && rest.every(({ length }) => length === size)
  );
}

/** `917 46 03`, `6 017 452`: three groups, two or three digits in the last, which a phone number is not when it stands alone. */
export function isUnevenTriple(groups: string[]): boolean {
  return groups.length === 3 && groups.every(({ length }, index) => length <= 3 && (length >= 2 || index === 0));
}

/** `2026-03`: a year and a month. */
export function isMonth([first = "", second = "", ...rest]: string[]): boolean {
  return rest.length === 0 && YEAR.test(first) && /^(?:0[1-9]|1[0-2])$/.test(second);
}

/** `2026-0418`: the year of a document and its number. */
export function isNumberedByYear([first = "", second = "", ...rest]: string[]): boolean {
  return rest.length === 0 && /^20[1-3]\d$/.test(first) && second.length >= 3;
}

/** `2026-2027` */
export function isYears(groups: string[]): boolean {
  return groups.length === 2 && groups.every((group) => YEAR.test(group));
}

/** Five or seven digits cannot be halved: `83 421`. */
export function isUnevenPair(groups: string[]): boolean {
  const [first = "", second = "", ...rest] = groups;
  return (
    rest.length === 0 &&
    first.length > 1 &&
    second.length > 1 &&
    first.length + second.length < 8 &&
    Math.abs(first.length - second.length) === 1
  );
}

/** `74219-06`: the rest of a code, which numbers of accounts seldom have last. */
export function isPairWithRest([first = "", second = "", ...rest]: string[]): boolean {
  return rest.length === 0 && first.length > second.length && second.length > 1 && first.length + second.length < 9;
}

/** "48-72 hours", "1000-1400 steps", "10-14个工作日": from one number to a larger one, and what they count; `after` is what follows. */
export function isRange([first = "", second = "", ...rest]: string[], after: string): boolean {
  if (rest.length > 0 || /^0/.test(first) || /^0/.test(second) || Number(first) >= Number(second)) return false;
  const isRound = first.endsWith("0") && second.endsWith("0");
  return (second.length < 3 || isRound) && COUNTED.test(after);
}

const COUNTED = /^(?:[ -]\p{L}{2}|\p{Script=Han}|\p{Script=Hangul})/u;
