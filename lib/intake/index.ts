// A mail's way in: who may receive it, how it is stored, and who is told. Nothing here parses.
export { createAnnouncer, mailChannel } from "./announce";
export { type Delivery, deliver, type IncomingMail, manyBytes, storedBytes } from "./deliver";
export { findRecipients, isOperatorFull, type Recipient, type RecipientAccount } from "./recipients";
export { sendSample } from "./send-sample";
