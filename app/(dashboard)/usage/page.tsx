import type { Metadata } from "next";
import { PlanLimits, UsageHistory, UsageMeter, UsageWarning } from "@/components/account/usage";
import { ButtonLink } from "@/components/button";
import { Card, CardHeader } from "@/components/card";
import { Page } from "@/components/page";
import { listNamespaces } from "@/lib/namespaces";
import { requireSession } from "@/lib/sessions";
import { getUsage, usageHistory } from "@/lib/usage";

export const metadata: Metadata = { title: "Usage" };

export default async function UsagePage() {
  const session = await requireSession();
  const [usage, history, namespaces] = await Promise.all([
    getUsage(session),
    usageHistory(session),
    listNamespaces(session),
  ]);
  return (
    <Page
      title="Usage"
      description="Each recipient of an accepted mail counts once, in the month of its arrival (UTC)."
    >
      <UsageWarning usage={usage} />
      <Card>
        <CardHeader title="This month" />
        <UsageMeter usage={usage} />
      </Card>
      <Card>
        <CardHeader title="Last twelve months" />
        <UsageHistory history={history} />
      </Card>
      <Card>
        <CardHeader title={`Limits of the ${usage.plan} plan`}>
          <ButtonLink href="/billing" size="sm">
            {usage.plan === "pro" ? "Billing" : "See the plans"}
          </ButtonLink>
        </CardHeader>
        <PlanLimits limits={usage.limits} namespaces={namespaces.length} />
      </Card>
    </Page>
  );
}
