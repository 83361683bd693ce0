import { LogOut } from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { signOut } from "@/app/(dashboard)/actions";
import { AccountFacts } from "@/components/account/account-facts";
import { ActionForm } from "@/components/action-form";
import { Card, CardHeader } from "@/components/card";
import { Page } from "@/components/page";
import { SubmitButton } from "@/components/submit-button";
import { ThemeSwitch } from "@/components/theme-switch";
import { describeAccount } from "@/lib/accounts";
import { describeBilling } from "@/lib/billing";
import { isActive } from "@/lib/keys";
import { countByNamespace } from "@/lib/messages";
import { requireSession } from "@/lib/sessions";
import { DeleteAccount } from "./delete-account";
import { EmailForm } from "./email-form";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const session = await requireSession();
  const { accountId, email, emailVerified, by } = session;
  const [account, messages, billing] = await Promise.all([
    describeAccount(session),
    countByNamespace(session),
    describeBilling(session),
  ]);
  return (
    <Page title="Settings">
      <Card>
        <CardHeader title="Account" />
        <AccountFacts account={account} />
      </Card>
      <Card>
        <CardHeader title="E-mail" description="Optional: for signing in by a mailed link, and for receipts." />
        <EmailForm accountId={accountId} email={email} verified={emailVerified} signedInByLink={by === null} />
      </Card>
      <Card className="divide-y">
        <Row title="Theme" description="Kept in this browser.">
          <ThemeSwitch />
        </Row>
        <Row title="Session" description={by ? "You signed in with an API key." : "You signed in by a mailed link."}>
          <ActionForm action={signOut} className="grid gap-3">
            <SubmitButton>
              <LogOut aria-hidden="true" />
              Sign out
            </SubmitButton>
          </ActionForm>
        </Row>
      </Card>
      <Card>
        <Row title="Delete account" description="Removes all mail, keys and namespaces of this account.">
          <DeleteAccount
            accountId={accountId}
            messages={[...messages.values()].reduce((sum, count) => sum + count, 0)}
            keys={account.keys.filter(isActive).length}
            subscribed={billing.status !== null}
            domains={account.namespaces.map(({ domain }) => domain)}
          />
        </Row>
      </Card>
    </Page>
  );
}

function Row({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4">
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-sm text-soft">{description}</p>
      </div>
      {children}
    </div>
  );
}
