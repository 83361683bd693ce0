export interface Place {
  /** Without a slash at its end. */
  baseUrl: string;
  mailDomain: string;
}

/** The examples of the contract, which stand for a service with default settings, as those of this one. */
export function localize(text: string, { baseUrl, mailDomain }: Place): string {
  return text.replace(/http:\/\/localhost:3000|inbox\.localhost/g, (found) =>
    found.startsWith("http") ? baseUrl : mailDomain,
  );
}
