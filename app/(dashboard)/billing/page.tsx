import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DropQuery } from "@/app/(dashboard)/billing/checkout-result";
import { BillingNotice, PlanCards } from "@/components/account/billing";
import { Day } from "@/components/account/day";
import { Card } from "@/components/card";
import { Notice } from "@/components/notice";
import { Page } from "@/components/page";
import { SubmitButton } from "@/components/submit-button";
import { type Billing, catchUp, describeBilling } from "@/lib/billing";
import { listNamespaces } from "@/lib/namespaces";
import { requireSession } from "@/lib/sessions";
import { getUsage } from "@/lib/usage";
import { BillingForm } from "./billing-form";
import { AwaitPayment } from "./checkout-result";

export const metadata: Metadata = { title: "Billing" };

interface Props {
  searchParams: Promise<{ checkout?: string; portal?: string }>;
}

export default async function BillingPage({ searchParams }: Props) {
  const session = await requireSession();
  const { accountId, email } = session;
  const [billing, usage, namespaces, { checkout, portal }] = await Promise.all([
    describeBilling(session),
    getUsage(session),
    listNamespaces(session),
    searchParams,
  ]);
  // From the start, and without the query, for the frame around this page shows the plan, too.
  if (await catchUp(session, billing, { fromPortal: portal === "back" })) redirect("/billing");
  const { configured, plan } = billing;
  const subscribed = billing.status !== null;
  return (
    <Page title="Billing" description="What each plan allows, and what you pay for.">
      {configured ? (
        <CheckoutNotice accountId={accountId} checkout={checkout} billing={billing} />
      ) : (
        <NotSetUp accountId={accountId} />
      )}
      <BillingNotice {...billing} />
      <BillingForm
        accountId={accountId}
        needsEmail={configured && !subscribed && !email && plan !== "pro"}
        head={<CurrentPlan {...billing} />}
      >
        <PlanCards
          current={plan}
          used={{ mails: usage.emails_received, namespaces: namespaces.length }}
          forSale={configured}
          subscribed={subscribed}
          ending={billing.endsAt !== null}
        />
      </BillingForm>
    </Page>
  );
}

interface CheckoutNoticeProps {
  accountId: string;
  checkout?: string;
  billing: Billing;
}

/** What became of a checkout. Told once, for the page's address outlives it, in a history or a bookmark. */
function CheckoutNotice({ accountId, checkout, billing: { status, plan } }: CheckoutNoticeProps) {
  if (checkout === "success" && status === null) return <AwaitPayment accountId={accountId} />;
  if (!checkout) return null;
  return (
    <>
      <DropQuery />
      {checkout === "cancelled" && status === null && (
        <Notice title="Nothing was paid, and your plan is what it was." />
      )}
      {checkout === "success" && status === "active" && (
        <Notice tone="good" title="Thank you. The payment is confirmed.">
          The {plan} plan's limits apply already, and stored mail is kept longer.
        </Notice>
      )}
    </>
  );
}

function NotSetUp({ accountId }: { accountId: string }) {
  return (
    <Notice title="Billing is not set up on this server.">
      Its operator can change your plan. Your account id is <span className="font-mono break-all">{accountId}</span>.
    </Notice>
  );
}

function CurrentPlan({ configured, plan, status, renewsAt, endsAt, hasCustomer }: Billing) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0">
        <h2 className="font-semibold">You are on the {plan} plan</h2>
        <p className="mt-0.5 text-sm text-soft">
          <Renewal status={status} renewsAt={renewsAt} endsAt={endsAt} />
        </p>
      </div>
      {configured && hasCustomer && (
        <SubmitButton name="to" value="portal">
          Manage billing
        </SubmitButton>
      )}
    </Card>
  );
}

function Renewal({ status, renewsAt, endsAt }: Pick<Billing, "status" | "renewsAt" | "endsAt">) {
  if (status === null) return "There is no subscription, and nothing to pay.";
  if (endsAt) {
    return (
      <>
        Ends on <Day at={endsAt.toISOString()} />.
      </>
    );
  }
  if (!renewsAt) return "Cards, invoices and cancelling are in the billing portal.";
  return (
    <>
      Renews on <Day at={renewsAt.toISOString()} />. Cards, invoices and cancelling are in the billing portal.
    </>
  );
}
