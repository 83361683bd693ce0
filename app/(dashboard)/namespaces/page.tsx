import type { Metadata } from "next";
import { NamespaceList } from "@/components/account/namespace-list";
import { ButtonLink } from "@/components/button";
import { Card, CardHeader } from "@/components/card";
import { Page } from "@/components/page";
import { plans } from "@/lib/contract/plans";
import { countByNamespace } from "@/lib/messages";
import { listNamespaces, namespaceDomain } from "@/lib/namespaces";
import { requireSession } from "@/lib/sessions";
import { NamespaceForm } from "./namespace-form";

export const metadata: Metadata = { title: "Namespaces" };

export default async function NamespacesPage() {
  const session = await requireSession();
  const { accountId, plan } = session;
  const [namespaces, messages] = await Promise.all([listNamespaces(session), countByNamespace(session)]);
  const limit = plans[plan].namespaces;
  return (
    <Page
      title="Namespaces"
      description="A namespace is a domain of your own. Every address in it works at once: write whatever you like before the @."
    >
      <Card>
        <CardHeader title="Your namespaces">
          <p className="text-[0.8125rem] text-soft">
            {namespaces.length} of {limit} on the {plan} plan
          </p>
        </CardHeader>
        <NamespaceList namespaces={namespaces} messages={messages} />
      </Card>
      <Card>
        <CardHeader
          title="New namespace"
          description="A slug stays yours for good and is never given to anybody else, so that no stranger ever reads its mail."
        />
        {namespaces.length < limit ? (
          <NamespaceForm accountId={accountId} suffix={namespaceDomain("slug").replace("slug", "")} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-4 p-5 text-sm text-soft">
            <p className="max-w-lg">
              The {plan} plan's {limit === 1 ? "one namespace is" : `${limit} namespaces are`} in use. To tell inboxes
              apart within one, use tags: any tag works at once.
            </p>
            {plan !== "pro" && <ButtonLink href="/billing">See the plans</ButtonLink>}
          </div>
        )}
      </Card>
    </Page>
  );
}
