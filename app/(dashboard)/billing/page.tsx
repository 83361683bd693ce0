import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BillingForm } from "@/components/account/billing-form";
import { BillingNotice } from "@/components/account/billing-notice";
import { AwaitPayment } from "@/components/account/checkout-result";
import { Day } from "@/components/account/day";
import { DropQuery } from "@/components/account/drop-query";
import { PlanCards } from "@/components/account/plan-cards";
import { Card } from "@/components/card";
import { Notice } from "@/components/notice";
import { Page } from "@/components/page";
import { SubmitButton } from "@/components/submit-button";
import { catchUp } from "@/lib/billing/catch-up";
import { type Billing, describeBilling } from "@/lib/billing/describe-billing";
import { listNamespaces } from "@/lib/namespaces/list-namespaces";
import { requireSession } from "@/lib/sessions/current-session";
import { getUsage } from "@/lib/usage/get-usage";

export const metadata: Metadata = { title: "Billing" };

interface Props {
  searchParams: Promise<{ checkout?: string; portal?: string }>;
}

export default async function BillingPage({ searchParams }: Props) {
  const { accountId, email } = await requireSession();
  const [billing, usage, namespaces, { checkout, portal }] = await Promise.all([
    describeBilling(accountId),
    getUsage(accountId),
    listNamespaces(accountId),
    searchParams,
  ]);
  // From the start, and without the query, for the frame around this page shows the plan, too.
  if (await catchUp(accountId, billing, { fromPortal: portal === "back" })) redirect("/billing");
  const { configured, plan } = billing;
  const subscribed = billing.status !== null;
  return (
    <Page title="Billing" description="What each plan allows, and what you pay for.">
      {configured ? (
        <CheckoutNotice account={accountId} checkout={checkout} billing={billing} />
      ) : (
        <NotSetUp accountId={accountId} />
      )}
      <BillingNotice {...billing} />
      <BillingForm
        account={accountId}
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
  account: string;
  checkout?: string;
  billing: Billing;
}

/** What became of a checkout. Told once, for the page's address outlives it, in a history or a bookmark. */
function CheckoutNotice({ account, checkout, billing: { status, plan } }: CheckoutNoticeProps) {
  if (checkout === "success" && status === null) return <AwaitPayment account={account} />;
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
