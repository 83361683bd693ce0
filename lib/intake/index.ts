// A mail's way in: who may receive it, how it is stored, and who is told. Nothing here parses.
export { AccountChanges } from "./account-changes";
export { createAnnouncer, mailChannel } from "./announce";
export { deliver } from "./deliver";
export { type Delivery, type IncomingMail, manyBytes, storedBytes } from "./incoming";
export { findRecipients, isOperatorFull, type Recipient, type RecipientAccount } from "./recipients";
export { rehearse } from "./rehearse";
export { sendSample } from "./send-sample";
