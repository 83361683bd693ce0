/**
 * Words of one language that tell codes from other numbers and the link that completes a flow from other links. Kinds that few mails need may be left out.
 *
 * Each kind is a list of phrases with commas between. A phrase is lower-case words. `*` at the start or end of a word stands for any letters there, so that compounds and
 * inflected forms count: "bestätig*", "*code". A space also stands for a hyphen or a line break. Diacritics of Latin,
 * Greek, Cyrillic, Arabic and Hebrew letters do not matter. In scripts that put no space between words, a phrase counts
 * wherever it stands. Of two phrases that overlap, the longer counts: "promo code" in `other` silences "code" in `code`.
 */
export interface Cues {
  /** The secret itself: "code", "verification code", "one-time password". */
  code: string;
  /** What may be one, where the rest of the mail agrees: "pin", "token", "key", "number below". */
  maybeCode: string;
  /** Other numbers and tokens, and the business they belong to: order, invoice, promo code, postcode, phone, amount. */
  other: string;
  /** A promotion: discount, coupon, gift card, prize draw, checkout, "invite friends". */
  promo: string;
  /** A text about things rather than a mail to act on: newsletter issue, article, statistics, release notes, build log. */
  press: string;
  /** What a mail with a code or a completing link is about: signing in, verifying, resetting, security, identity. */
  business: string;
  /** How long a code or link lives: "expires in", "valid for". */
  fleeting: string;
  /** That it is for the reader alone: "do not share", "tell nobody", "we will never ask for it". */
  secret: string;
  /** What to do with a code: enter, type, copy, use this. */
  enter: string;
  /** A label or sentence that can only belong to a completing link: "verify your email", "reset password", "accept invitation". */
  complete: string;
  /** Verbs that complete a flow if its object is an account, an address or a sign-in: confirm, activate, continue. */
  act: string;
  /** "Sign in", "log in", "get started": a navigation, or a magic link, as the rest of the mail says. */
  signIn: string;
  /** Labels of links that complete nothing: unsubscribe, preferences, view in browser, help, privacy, track your parcel. */
  never: string;
  /** The reader did not ask for this: "if this wasn't you", "decline", "ignore this mail". */
  notMe: string;
  /** Something has happened already, nothing is asked: "was changed", "new sign-in", "you have successfully". */
  done: string;
  /** Labels that leave it to the sentence: "click here", "this link", "the button below". */
  here: string;
  /** Where a number is shown or keyed in that signs nobody in: a parcel locker, a counter, a gate; and the errand that leads there: a delivery, an appointment, a ticket. */
  onSite?: string;
  /** What is shared, filed, voted on or held for approval: a folder, a leave request, a poll, a post; words that mails about an account seldom need. */
  matter?: string;
  /** Where a code is entered: a window, a page, a field, a form, a screen, an app, a device. */
  entryPlace?: string;
  /** What an account is called: a name to sign in with looks like a code and is none. */
  accountName?: string;
  /** What a mail calls its own subject line: "you find the code in the subject". */
  subjectLine?: string;
  /** What is said of a code that a new one replaces or that is used up: "no longer works", "the previous code". */
  outdated?: string;
  /** What a link is for that one only reads, looks at or browses. */
  toRead?: string;
  /** Codes in the plural: a report counts them, a mail brings one. */
  plural?: string;
  /** What mails about faults of machines and programs speak of: "error code". */
  fault?: string;
  /** How a stranger's text tries to be taken for the mail's own: "ignore the above". */
  injection?: string;
  /** What a code made of letters is called: a word, a phrase, syllables. */
  codeWord?: string;
  /** What makes a code an example or somebody else's: "for instance", "the following message". */
  example?: string;
  /** That a purchase is over and paid for: what receipts are called, print, and say by way of thanks. */
  receipt?: string;
}
