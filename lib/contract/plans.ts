export interface PlanLimits {
  emails_per_month: number;
  namespaces: number;
  /** Counted from a message's arrival. */
  retention_days: number;
}

const longestDays = 36_500; // a hundred years: the database reckons in hours

/** As they are called in the settings. */
const fields = { emails: "emails_per_month", namespaces: "namespaces", days: "retention_days" } as const;

export const planNames = ["free", "dev", "pro"] as const;
export type Plan = (typeof planNames)[number];
/** The one that nothing can be upgraded from. */
export const largestPlan: Plan = "pro";

/** What each plan allows, unless who runs the service says otherwise. */
export const plans: Record<Plan, PlanLimits> = {
  free: limitsOf("PLAN_FREE", { emails_per_month: 100, namespaces: 1, retention_days: 1 }),
  dev: limitsOf("PLAN_DEV", { emails_per_month: 5_000, namespaces: 3, retention_days: 7 }),
  pro: limitsOf("PLAN_PRO", { emails_per_month: 25_000, namespaces: 10, retention_days: 30 }),
};

/** The largest message accepted, in bytes of message data. */
export const maxMessageBytes = 10 * 1024 * 1024;

/** The limits with those of a setting, `emails:100,namespaces:1,days:1` or some of these; throws an `Error` of one line for what is none. */
export function limitsOf(name: string, limits: PlanLimits, source: NodeJS.ProcessEnv = process.env): PlanLimits {
  const changed = { ...limits };
  const setting = source[name];
  for (const part of setting ? setting.split(",") : []) {
    const [, field, value] = /^\s*(emails|namespaces|days)\s*:\s*([1-9]\d{0,8})\s*$/.exec(part) ?? [];
    const isTooMuch = field === "days" && Number(value) > longestDays;
    if (!field || isTooMuch)
      throw new Error(`${name} must be such as emails:100,namespaces:1,days:1, and is "${setting}"`);
    changed[fields[field as keyof typeof fields]] = Number(value);
  }
  return changed;
}
