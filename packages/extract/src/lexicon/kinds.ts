/** What words of a language tell, as the sections of `lexicon/<language>.txt` are called. */
const meanings = {
  code: 'The secret itself: "code", "verification code", "one-time password".',
  maybeCode: 'What may be one, where the rest of the mail agrees: "pin", "token", "key", "number below".',
  other:
    "Other numbers and tokens, and the business they belong to: order, invoice, promo code, postcode, phone, amount.",
  promo: 'A promotion: discount, coupon, gift card, prize draw, checkout, "invite friends".',
  press:
    "A text about things rather than a mail to act on: newsletter issue, article, statistics, release notes, build log.",
  business:
    "What a mail with a code or a completing link is about: signing in, verifying, resetting, security, identity.",
  fleeting: 'How long a code or link lives: "expires in", "valid for".',
  secret: 'That it is for the reader alone: "do not share", "tell nobody", "we will never ask for it".',
  enter: "What to do with a code: enter, type, copy, use this.",
  complete:
    'A label or sentence that can only belong to a completing link: "verify your email", "reset password", "accept invitation".',
  act: "Verbs that complete a flow if its object is an account, an address or a sign-in: confirm, activate, continue.",
  signIn: '"Sign in", "log in", "get started": a navigation, or a magic link, as the rest of the mail says.',
  never:
    "Labels of links that complete nothing: unsubscribe, preferences, view in browser, help, privacy, track your parcel.",
  notMe: 'The reader did not ask for this: "if this wasn\'t you", "decline", "ignore this mail".',
  done: 'Something has happened already, nothing is asked: "was changed", "new sign-in", "you have successfully".',
  here: 'Labels that leave it to the sentence: "click here", "this link", "the button below".',
  onSite:
    "Where a number is shown or keyed in that signs nobody in: a parcel locker, a counter, a gate; and the errand that leads there.",
  matter: "What is shared, filed, voted on or held for approval: a folder, a leave request, a poll, a post.",
  entryPlace: "Where a code is entered: a window, a page, a field, a form, a screen, an app, a device.",
  accountName: "What an account is called: a name to sign in with looks like a code and is none.",
  subjectLine: 'What a mail calls its own subject line: "you find the code in the subject".',
  outdated:
    'What is said of a code that a new one replaces or that is used up: "no longer works", "the previous code".',
  toRead: "What a link is for that one only reads, looks at or browses.",
  plural: "Codes in the plural: a report counts them, a mail brings one.",
  fault: 'What mails about faults of machines and programs speak of: "error code".',
  injection: "How a stranger's text tries to be taken for the mail's own: \"ignore the above\".",
  codeWord: "What a code made of letters is called: a word, a phrase, syllables.",
  example: 'What makes a code an example or somebody else\'s: "for instance", "the following message".',
  receipt: "That a purchase is over and paid for: what receipts are called, print, and say by way of thanks.",
  disclaimer:
    "What lawyers put below mails of every kind: words that a mail to its reader does not need, within a sentence.",
  banner: "What a mail server puts above mail from outside, or a test system above all of its mail.",
} as const;

export type WordKind = keyof typeof meanings;
export const wordKinds = Object.keys(meanings) as WordKind[];

/** Statements of a code's length: "six-digit". */
export const lengthKinds = ["length4", "length5", "length6", "length7", "length8", "length9", "length10"] as const;
export type LengthKind = (typeof lengthKinds)[number];

export type CueKind = WordKind | LengthKind;
export const cueKinds: readonly CueKind[] = [...wordKinds, ...lengthKinds];
