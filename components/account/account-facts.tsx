import Link from "next/link";
import type { AccountDescription } from "@/lib/accounts";
import { Badge } from "../badge";
import { CopyButton } from "../copy-button";
import { Day } from "./day";

/** What never changes about an account, and its plan. */
export function AccountFacts({ account }: { account: AccountDescription }) {
  const { plan } = account.usage;
  const rows = [
    {
      name: "Account id",
      value: (
        <>
          <span className="min-w-0 font-mono text-[0.8125rem] break-all">{account.id}</span>
          <CopyButton value={account.id} label="Copy the account id" className="-my-2" />
        </>
      ),
    },
    {
      name: "Plan",
      value: (
        <>
          <Badge tone={plan === "free" ? "neutral" : "accent"}>{plan}</Badge>
          <Link href="/billing" className="ml-2 text-soft underline underline-offset-4 hover:text-ink">
            Plans and billing
          </Link>
        </>
      ),
    },
    { name: "Created", value: <Day at={account.createdAt.toISOString()} /> },
  ];
  return (
    <dl className="divide-y">
      {rows.map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 gap-y-0.5 px-5 py-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-soft">{name}</dt>
          <dd className="flex min-w-0 items-center">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
