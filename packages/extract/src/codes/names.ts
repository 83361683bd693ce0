/**
 * Tells whether letters are a name rather than a code: "SONY" where the mail speaks of Sony or of SONY Group elsewhere, or where a link leads to sony.com.
 */
export function createNameTest(texts: string[], links: string[]): (letters: string) => boolean {
  let lowered: string[] | undefined;
  let hosts: string | undefined;
  return (letters) => {
    const name = letters.toLowerCase();
    lowered ??= texts.map((text) => text.toLowerCase());
    hosts ??= links.map((link) => HOST.exec(link)?.[1]?.toLowerCase() ?? "").join("\n");
    return (
      hosts.includes(name) || texts.some((text, index) => standsOtherwise(name, text, lowered?.[index] ?? "", letters))
    );
  };
}

const HOST = /^https?:\/\/([^/?#]{1,255})/i;
const MAX_PLACES = 20;

/** As a word of its own in another case, or as the first word of a company's name. */
function standsOtherwise(name: string, text: string, lowered: string, letters: string): boolean {
  if (lowered.length !== text.length) return false;
  let place = lowered.indexOf(name);
  for (let seen = 0; place >= 0 && seen < MAX_PLACES; seen += 1) {
    const past = place + name.length;
    const isWord = !LETTER.test(text.charAt(place - 1)) && !LETTER.test(text.charAt(past));
    if (isWord && (text.slice(place, past) !== letters || COMPANY.test(text.slice(past, past + 12)))) return true;
    place = lowered.indexOf(name, past);
  }
  return false;
}

/** "HDFC Bank" */
const COMPANY = /^ (?:Bank|Group|Insurance|Airlines|Airways|Mobile|Telecom|Ltd|Inc|LLC|GmbH|AG|Corp|Team)\b/;
const LETTER = /\p{L}/u;
