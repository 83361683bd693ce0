import { describe, expect, test } from "vitest";
import { limitsOf } from "@/lib/contract/plans";

const limits = { emails_per_month: 100, namespaces: 1, retention_days: 1 };
const read = (setting: string) => limitsOf("PLAN_FREE", limits, { PLAN_FREE: setting } as unknown as NodeJS.ProcessEnv);

describe("the limits of a plan, as who runs the service sets them", () => {
  test.each([
    ["", limits],
    ["emails:5", { ...limits, emails_per_month: 5 }],
    ["days : 90 , namespaces:40", { ...limits, namespaces: 40, retention_days: 90 }],
    ["emails:1,namespaces:2,days:3", { emails_per_month: 1, namespaces: 2, retention_days: 3 }],
  ])("%j", (setting, expected) => expect(read(setting)).toEqual(expected));

  test.each([
    "emails",
    "emails:0",
    "emails:-1",
    "emails:1.5",
    "emails:1e3",
    "mails:5",
    "days:1,",
    "days:9999999999",
    "days:36501",
    "5",
  ])("%j is refused in one line", (setting) =>
    expect(() => read(setting)).toThrow(
      `PLAN_FREE must be such as emails:100,namespaces:1,days:1, and is "${setting}"`,
    ),
  );
});
