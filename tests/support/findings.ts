import type { Finding } from "@/cli/doctor/finding";

/** What was found, by check (of several hosts, the one to mend), and what came of it. */
export async function gather<T>(findings: AsyncGenerator<Finding, T>) {
  const found: Record<string, Finding> = {};
  for (;;) {
    const next = await findings.next();
    if (next.done) return { found, returned: next.value };
    const { check } = next.value;
    if ((found[check]?.result ?? "ok") === "ok") found[check] = next.value;
  }
}
