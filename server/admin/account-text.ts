import type { AccountDescription } from "@/lib/accounts/describe-account";

/** An account as lines for the operator's terminal. */
export function accountText({ id, email, createdAt, usage, namespaces, keys }: AccountDescription): string {
  const { plan, month, emails_received, limits } = usage;
  return [
    `account     ${id}`,
    `email       ${email ?? "none"}`,
    `created     ${createdAt.toISOString()}`,
    `plan        ${plan} (mail is kept for ${limits.retention_days} ${limits.retention_days === 1 ? "day" : "days"})`,
    `mails       ${emails_received} of ${limits.emails_per_month} in ${month}`,
    `namespaces  ${namespaces.length} of ${limits.namespaces}`,
    ...namespaces.map(({ domain }) => `            ${domain}`),
    `keys        ${keys.length}`,
    ...keys.map((key) => `            ${key.prefix}…  ${key.revoked_at ? `revoked ${key.revoked_at}` : "active"}`),
  ].join("\n");
}
