/** What each plan allows. Retention is counted from a message's arrival. */
export const plans = {
  free: { emails_per_month: 100, namespaces: 1, retention_days: 1 },
  dev: { emails_per_month: 5_000, namespaces: 3, retention_days: 7 },
  pro: { emails_per_month: 25_000, namespaces: 10, retention_days: 30 },
} as const;

export type Plan = keyof typeof plans;
export const planNames = Object.keys(plans) as [Plan, ...Plan[]];
/** The one that nothing can be upgraded from. */
export const largestPlan = planNames.at(-1);

/** The largest message accepted, in bytes of message data. */
export const maxMessageBytes = 10 * 1024 * 1024;
