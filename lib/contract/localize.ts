export interface Place {
  /** Without a slash at its end. */
  baseUrl: string;
  mailDomain: string;
  /** Whether a sign-up has to prove some work. */
  proofOfWork?: boolean;
}

/** The texts of the contract and of `docs/`, which stand for a service with default settings, as those of this one. */
export function localize(text: string, { baseUrl, mailDomain, proofOfWork = false }: Place): string {
  return text
    .replace(eitherSignUp, (_whole, _lineEnd, open: string, proven: string) => (proofOfWork ? proven : open))
    .replace(/http:\/\/localhost:3000|inbox\.localhost/g, (found) => (found.startsWith("http") ? baseUrl : mailDomain));
}

/** What `signUpText` makes, in a line or of whole lines. As a comment, the second is unseen where a page is read as a file. */
const eitherSignUp = /<!-- sign-up -->(\n?)(.*?)<!-- with proof of work:\1(.*?)-->\1/gs;

/** What to say of signing up: as it is, and where it has to prove some work. */
export function signUpText(open: string, proven: string): string {
  return `<!-- sign-up -->${open}<!-- with proof of work:${proven}-->`;
}
