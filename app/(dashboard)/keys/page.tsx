import type { Metadata } from "next";
import { Card, CardHeader } from "@/components/card";
import { Page } from "@/components/page";
import { listKeys } from "@/lib/keys";
import { requireSession } from "@/lib/sessions";
import { KeyList, RevokedKeys } from "./key-list";
import { CreateKeyButton, ReplaceKeysButton } from "./new-key";

export const metadata: Metadata = { title: "API keys" };

export default async function KeysPage() {
  const session = await requireSession();
  const { accountId, by } = session;
  const keys = await listKeys(session);
  const active = keys.filter(({ revoked_at }) => !revoked_at);
  const revoked = keys.filter(({ revoked_at }) => revoked_at);
  return (
    <Page
      title="API keys"
      description="A key opens everything of this account, over REST, MCP and here. Give each program its own, to revoke one without the others."
      actions={<CreateKeyButton accountId={accountId} />}
    >
      <Card className="overflow-hidden">
        <CardHeader title="Active keys" />
        <KeyList accountId={accountId} keys={active} ownKeyId={by} />
        {active.length === 1 && (
          <p className="border-t px-5 py-3 text-[0.8125rem] text-faint">
            The only active key cannot be revoked. Create another one first, or replace it.
          </p>
        )}
        {revoked.length > 0 && <RevokedKeys keys={revoked} />}
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
