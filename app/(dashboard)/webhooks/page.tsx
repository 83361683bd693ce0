import type { Metadata } from "next";
import { Card, CardHeader } from "@/components/card";
import { Page } from "@/components/page";
import { WebhookList } from "@/components/webhooks/webhook-list";
import { requireSession } from "@/lib/sessions";
import { listAttempts, listWebhooks } from "@/lib/webhooks";
import { goOn, removeWebhook, sendTest } from "./actions";
import { WebhookForm } from "./webhook-form";

export const metadata: Metadata = { title: "Webhooks" };

const shownAttempts = 10;

export default async function WebhooksPage() {
  const session = await requireSession();
  const { accountId } = session;
  const webhooks = await listWebhooks(session);
  // One that is deleted meanwhile has none.
  const attempts = await Promise.all(webhooks.map(({ id }) => listAttempts(session, id).catch(() => [])));
  const shown = webhooks.map((webhook, index) => ({
    webhook,
    attempts: attempts[index]?.slice(0, shownAttempts) ?? [],
  }));
  return (
    <Page
      title="Webhooks"
      description="Mail sent on to your own service as it arrives: signed, in order, and again until it is taken."
    >
      <Card className="overflow-hidden">
        <CardHeader title="Your webhooks" />
        <WebhookList accountId={accountId} webhooks={shown} actions={{ sendTest, goOn, removeWebhook }} />
      </Card>
      <Card>
        <CardHeader title="New webhook" description="Mail that arrives from now on is sent to it." />
        <WebhookForm accountId={accountId} />
      </Card>
    </Page>
  );
}
