/**
 * Words of one language that tell codes from other numbers and the link that completes a flow from other links.
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
}
