import type { Metadata } from "next";
import { Card, CardHeader } from "@/components/card";
import { Page } from "@/components/page";
import { isActive, isLasting, listKeys } from "@/lib/keys";
import { listNamespaces } from "@/lib/namespaces";
import { requireSession } from "@/lib/sessions";
import { CreateKeyButton } from "./create-key";
import { DeadKeys, KeyList } from "./key-list";
import { ReplaceKeysButton } from "./new-key";

export const metadata: Metadata = { title: "API keys" };

export default async function KeysPage() {
  const session = await requireSession();
  const { accountId, by } = session;
  const [keys, namespaces] = await Promise.all([listKeys(session), listNamespaces(session)]);
  const active = keys.filter(isActive);
  const dead = keys.filter((key) => !isActive(key));
  const lasting = keys.filter(isLasting);
  const last = lasting.length === 1 ? lasting[0] : undefined;
  return (
    <Page
      title="API keys"
      description="A full key opens everything of this account, over REST, MCP and here; a read key shows mail alone. Give each program its own, to revoke one without the others."
      actions={<CreateKeyButton accountId={accountId} namespaces={namespaces.map(({ slug }) => slug)} />}
    >
      <Card className="overflow-hidden">
        <CardHeader title="Active keys" />
        <KeyList accountId={accountId} keys={active} ownKeyId={by} lastKeyId={last?.id ?? null} />
        {last && (
          <p className="border-t px-5 py-3 text-[0.8125rem] text-faint">
            The only {active.length === 1 ? "active key" : "full key that never expires"} cannot be revoked. Create
            another one first, or replace it.
          </p>
        )}
        {dead.length > 0 && <DeadKeys keys={dead} />}
      </Card>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-4 p-5">
          <div className="min-w-0 flex-1 basis-80">
            <h2 className="font-semibold">Replace all keys</h2>
            <p className="mt-0.5 text-sm text-soft">
              After a leak, or when somebody leaves: store a new key, then revoke all others in the same moment.
            </p>
          </div>
          <ReplaceKeysButton accountId={accountId} />
        </div>
      </Card>
    </Page>
  );
}
