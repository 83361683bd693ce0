import { Day } from "@/components/account/day";
import { Badge } from "@/components/badge";
import { ConfirmButton } from "@/components/confirm-button";
import { Moment } from "@/components/moment";
import type { ApiKey } from "@/lib/contract/schemas";
import { revoke } from "./actions";

interface KeyListProps {
  accountId: string;
  keys: ApiKey[];
  ownKeyId: string | null;
  lastKeyId: string | null;
}

/** The active keys, each with a button to revoke it but for the last. `ownKeyId` signed this session in. */
export function KeyList({ accountId, keys, ownKeyId, lastKeyId }: KeyListProps) {
  return (
    <ul className="divide-y">
      {keys.map(({ id, prefix, created_at, ...key }) => (
        <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-2.5">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <KeyPrefix prefix={prefix} />
              {id === ownKeyId && <Badge tone="good">Signed in with this key</Badge>}
              {key.scope === "read" && <Badge>Only reads</Badge>}
            </p>
            {key.scope === "read" && <Scope {...key} />}
          </div>
          <div className="flex items-center justify-between gap-4 text-[0.8125rem] text-soft max-sm:w-full">
            <p className="flex flex-wrap gap-x-4">
              {key.expires_at && (
                <span>
                  Expires <Moment at={key.expires_at} />
                </span>
              )}
              <span>
                Created <Day at={created_at} />
              </span>
            </p>
            {id !== lastKeyId && (
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

/** What mail a read key shows. */
function Scope({ namespace, tag_prefix }: Pick<ApiKey, "namespace" | "tag_prefix">) {
  const name = (text: string) => <span className="font-mono wrap-anywhere text-ink">{text}</span>;
  return (
    <p className="mt-0.5 text-[0.8125rem] text-soft">
      {tag_prefix ? <>Tags {name(`${tag_prefix}…`)}</> : "All tags"}
      {namespace ? <> in {name(namespace)}</> : " in all namespaces"}
    </p>
  );
}

const shownDead = 50;

/** When a key stopped working. */
const endOf = ({ revoked_at, expires_at }: ApiKey) => revoked_at ?? expires_at ?? "";

/** The revoked and expired keys, newest first, folded away: those of long ago are left out. */
export function DeadKeys({ keys }: { keys: ApiKey[] }) {
  const newestFirst = keys.toSorted((a, b) => endOf(b).localeCompare(endOf(a)));
  const what = keys.every(({ revoked_at }) => revoked_at) ? "revoked" : "revoked or expired";
  return (
    <details className="border-t">
      <summary className="px-5 py-3 text-[0.8125rem] font-medium text-soft hover:text-ink">
        {keys.length} {what} {keys.length === 1 ? "key" : "keys"}
      </summary>
      <ul className="divide-y border-t bg-canvas text-[0.8125rem] text-faint">
        {newestFirst.slice(0, shownDead).map((key) => (
          <li key={key.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2.5">
            <KeyPrefix prefix={key.prefix} />
            <span>
              {key.revoked_at ? "Revoked" : "Expired"} <Day at={endOf(key)} />
            </span>
          </li>
        ))}
        {keys.length > shownDead && <li className="px-5 py-2.5">and {keys.length - shownDead} older ones</li>}
      </ul>
    </details>
  );
}

function KeyPrefix({ prefix }: { prefix: string }) {
  return <span className="font-mono text-[0.8125rem]">{prefix}…</span>;
}
