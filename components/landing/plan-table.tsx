import { type Plan, planNames, plans } from "@/lib/contract/plans";

const whom: Record<Plan, string> = {
  free: "To try it, and for a project of your own.",
  dev: "For a team's tests, on every push.",
  pro: "For many projects and long histories.",
};

/** What each plan allows, from the contract that the service enforces. */
export function PlanTable() {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {planNames.map((name) => {
        const { emails_per_month, namespaces, retention_days } = plans[name];
        return (
          <li key={name} className="rounded-xl border bg-raised p-5 shadow-card">
            <h3 className="font-semibold capitalize">{name}</h3>
            <p className="mt-1 text-sm text-soft">{whom[name]}</p>
            <dl className="mt-5 grid gap-2 text-sm">
              <Limit name="Mails a month" value={emails_per_month.toLocaleString("en")} />
              <Limit name="Namespaces" value={namespaces} />
              <Limit name="Kept for" value={retention_days === 1 ? "1 day" : `${retention_days} days`} />
              <Limit name="Tags, tests, agents" value="no limit" />
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function Limit({ name, value }: { name: string; value: string | number }) {
  return (
    <div className="flex justify-between gap-3 border-t pt-2">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
