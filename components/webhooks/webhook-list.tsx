import { Webhook as WebhookIcon } from "lucide-react";
import type { ActionError } from "@/app/run-action";
import type { Attempt, Webhook } from "@/lib/contract/schemas";
import { ActionForm } from "../action-form";
import { Badge } from "../badge";
import { ConfirmButton } from "../confirm-button";
import { EmptyState } from "../empty-state";
import { Moment } from "../moment";
import { SubmitButton } from "../submit-button";
import { TestButton } from "./test-button";

type Action<T extends object = object> = (
  accountId: string,
  webhookId: string,
) => Promise<(T & { error?: undefined }) | { error: ActionError }>;

interface WebhookListProps {
  accountId: string;
  webhooks: { webhook: Webhook; attempts: Attempt[] }[];
  actions: { sendTest: Action<{ attempt: Attempt }>; goOn: Action; removeWebhook: Action };
}

/** The webhooks with how they fare and what came of their last requests, each to be tested, resumed and deleted. */
export function WebhookList({ accountId, webhooks, actions }: WebhookListProps) {
  if (webhooks.length === 0)
    return (
      <EmptyState icon={WebhookIcon} title="No webhooks yet">
        Give a URL of your own below, and each mail is sent there the moment it arrives.
      </EmptyState>
    );
  return (
    <ul aria-label="Webhooks" className="divide-y">
      {webhooks.map(({ webhook, attempts }) => (
        <li key={webhook.id} className="grid gap-2 px-5 py-3.5">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-mono text-[0.8125rem] break-all">{webhook.url}</p>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-soft">
                <State {...webhook} />
                <Which {...webhook} />
              </p>
            </div>
            <div className="flex flex-wrap items-start gap-2">
              <TestButton label={webhook.url} send={actions.sendTest.bind(null, accountId, webhook.id)} />
              {webhook.failing_since && (
                <ActionForm action={actions.goOn.bind(null, accountId, webhook.id)}>
                  <SubmitButton size="sm" aria-label={`Send on now to ${webhook.url}`}>
                    Send on now
                  </SubmitButton>
                </ActionForm>
              )}
              <ConfirmButton
                size="sm"
                aria-label={`Delete ${webhook.url}`}
                title="Delete this webhook?"
                description="Nothing more is sent to it. Its secret and its attempts go with it; your mail stays."
                confirmLabel="Delete"
                action={actions.removeWebhook.bind(null, accountId, webhook.id)}
              >
                Delete
              </ConfirmButton>
            </div>
          </div>
          {attempts.length > 0 && <Attempts attempts={attempts} />}
        </li>
      ))}
    </ul>
  );
}

function State({ paused_at, failing_since, retry_at }: Webhook) {
  if (paused_at)
    return (
      <>
        <Badge tone="bad">Paused</Badge>
        <span>
          since <Moment at={paused_at} />
        </span>
      </>
    );
  if (!failing_since) return <Badge tone="good">All sent</Badge>;
  return (
    <>
      <Badge tone="warn">Failing</Badge>
      <span>
        since <Moment at={failing_since} />
        {retry_at && (
          <>
            , next attempt <Moment at={retry_at} toSeconds />
          </>
        )}
      </span>
    </>
  );
}

function Which({ tag, tag_prefix, namespace }: Webhook) {
  const name = tag ?? (tag_prefix && `${tag_prefix}*`);
  return (
    <span>
      {name ? (
        <>
          Tag <span className="font-mono break-all text-ink">{name}</span>
        </>
      ) : (
        "All mail"
      )}
      {namespace && ` in ${namespace}`}
    </span>
  );
}

function Attempts({ attempts }: { attempts: Attempt[] }) {
  return (
    <details className="text-[0.8125rem] text-soft">
      <summary className="w-fit font-medium hover:text-ink">Last attempts</summary>
      <ul aria-label="Last attempts" className="mt-2 grid gap-1">
        {attempts.map(({ id, at, type, status, error, duration_ms }) => (
          <li key={id} className="flex flex-wrap gap-x-3 tabular-nums">
            <Moment at={at} toSeconds />
            <span>{type === "test" ? "Test" : "Mail"}</span>
            <span className="text-ink">{status ?? error}</span>
            <span>{duration_ms} ms</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
