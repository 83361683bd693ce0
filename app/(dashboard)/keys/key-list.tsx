import { Day } from "@/components/account/day";
import { Badge } from "@/components/badge";
import { ConfirmButton } from "@/components/confirm-button";
import type { ApiKey } from "@/lib/contract/schemas";
import { revoke } from "./actions";

interface KeyListProps {
  accountId: string;
  keys: ApiKey[];
  ownKeyId: string | null;
}

/** The active keys, each with a button to revoke it unless it is the only one. `ownKeyId` signed this session in. */
export function KeyList({ accountId, keys, ownKeyId }: KeyListProps) {
  return (
    <ul className="divide-y">
      {keys.map(({ id, prefix, created_at }) => (
        <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-2.5">
          <p className="flex flex-wrap items-center gap-2">
            <KeyPrefix prefix={prefix} />
            {id === ownKeyId && <Badge tone="good">Signed in with this key</Badge>}
          </p>
          <div className="flex items-center gap-4 text-[0.8125rem] text-soft">
            <span>
              Created <Day at={created_at} />
            </span>
            {keys.length > 1 && (
              <ConfirmButton
                size="sm"
                aria-label={`Revoke ${prefix}…`}
                title={`Revoke ${prefix}…?`}
                description={
                  <>
                    Whatever uses this key stops working at once. It cannot be undone.
                    {id === ownKeyId && " You signed in with this key: revoking it signs you out here."}
                  </>
                }
                confirmLabel={id === ownKeyId ? "Revoke and sign out" : "Revoke"}
                action={revoke.bind(null, accountId, id)}
              >
                Revoke
              </ConfirmButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const shownRevoked = 50;

/** The revoked keys, newest first, folded away: those of long ago are left out. */
export function RevokedKeys({ keys }: { keys: ApiKey[] }) {
  const newestFirst = keys.toSorted((a, b) => (b.revoked_at ?? "").localeCompare(a.revoked_at ?? ""));
  return (
    <details className="border-t">
      <summary className="px-5 py-3 text-[0.8125rem] font-medium text-soft hover:text-ink">
        {keys.length} revoked {keys.length === 1 ? "key" : "keys"}
      </summary>
      <ul className="divide-y border-t bg-canvas text-[0.8125rem] text-faint">
        {newestFirst.slice(0, shownRevoked).map(({ id, prefix, revoked_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2.5">
            <KeyPrefix prefix={prefix} />
            {revoked_at && (
              <span>
                Revoked <Day at={revoked_at} />
              </span>
            )}
          </li>
        ))}
        {keys.length > shownRevoked && <li className="px-5 py-2.5">and {keys.length - shownRevoked} older ones</li>}
      </ul>
    </details>
  );
}

function KeyPrefix({ prefix }: { prefix: string }) {
  return <span className="font-mono text-[0.8125rem]">{prefix}…</span>;
}
