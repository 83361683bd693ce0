// Mail sent on to an account's own services. There is no queue but the mail itself: a webhook is a place in it, which one
// process of the installation moves on.
export { listAttempts, testWebhook } from "./attempts";
export { startWebhooks } from "./run";
export { createWebhook, deleteWebhook, listWebhooks, redriveWebhook } from "./webhooks";
