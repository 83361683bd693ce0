// All tables. What is an account's has `account_id` as the first column of its indexes: that is how it would be sharded.
export { accounts, apiKeys, namespaces, usage } from "./accounts";
export { auditEvents } from "./audit";
export { faults, refusals } from "./deliveries";
export { attachments, mails, messages } from "./mail";
export { endedSessions, signInLinks, signUps, stripeEvents } from "./short-lived";
export { webhookAttempts, webhooks } from "./webhooks";
