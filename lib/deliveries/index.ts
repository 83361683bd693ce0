// What SMTP answered to mail for an account: the stored mails themselves, and a table of what was refused or dropped.
export { acceptedText, type DeliveryFilter, lastRefusal, listDeliveries } from "./list";
export { type Refusal, recordRefusals } from "./record";
