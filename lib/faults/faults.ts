import { and, asc, count, desc, eq, gt, inArray, isNull, lt, max, notInArray, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { lockAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { newFault } from "@/lib/contract/fault";
import type { Fault } from "@/lib/contract/schemas";
import { db, type Transaction } from "@/lib/db/client";
import { accounts, faults } from "@/lib/db/schema";
import { newId } from "@/lib/ids";
import { tagKey } from "@/lib/messages";
import { requireNamespace } from "@/lib/namespaces";

export type NewFault = z.output<typeof newFault>;

const maxActiveFaults = 100;
/** Tests that make one for each mail would fill the table within the hour. */
const maxMetFaults = 1_000;

/** The account's faults that mail can meet now, oldest first. */
export async function listFaults({ accountId }: Actor): Promise<Fault[]> {
  const rows = await db()
    .select()
    .from(faults)
    .where(activeOf(accountId))
    .orderBy(asc(faults.createdAt), asc(faults.id));
  return rows.map(toFault);
}

/** Makes a fault, which holds once this has returned. Throws `invalid_request`, `not_found` and `rate_limited`. */
export async function addFault(actor: Actor, wanted: NewFault): Promise<Fault> {
  const { accountId } = actor;
  const namespace = wanted.namespace?.toLowerCase() ?? null;
  return db().transaction(async (tx) => {
    await lockAccount(tx, actor);
    if (namespace !== null) await requireNamespace(tx, actor, namespace);
    const [active] = await tx.select({ faults: count() }).from(faults).where(activeOf(accountId));
    if (active && active.faults >= maxActiveFaults) throw tooMany();
    await forgetOver(tx, accountId);
    const [made] = await tx
      .insert(faults)
      .values({
        accountId,
        id: newId("flt"),
        namespace,
        tag: wanted.tag,
        tagPrefix: wanted.tag_prefix,
        tagKey: tagKey(wanted.tag ?? wanted.tag_prefix ?? ""),
        reply: wanted.reply,
        stage: wanted.stage,
        delaySeconds: wanted.delay_seconds,
        duplicate: wanted.duplicate ?? false,
        drop: wanted.drop ?? false,
        times: wanted.times,
        expiresAt: sql`restante_clock() + make_interval(secs => ${wanted.for_seconds})`,
      })
      .returning();
    await noteLast(tx, accountId);
    return toFault(made as typeof faults.$inferSelect);
  });
}

/** Ends a fault of the account; throws `not_found`. */
export async function deleteFault(actor: Actor, id: string): Promise<void> {
  await db().transaction(async (tx) => {
    await lockAccount(tx, actor);
    const own = and(eq(faults.accountId, actor.accountId), eq(faults.id, id), isLeft);
    const deleted = await tx.delete(faults).where(own).returning({ id: faults.id });
    if (deleted.length === 0) {
      throw new ApiError(
        "not_found",
        "There is no such fault.",
        "It may have ended by itself. GET /v1/faults lists what is there.",
      );
    }
    await noteLast(tx, actor.accountId);
  });
}

const isLeft = gt(faults.expiresAt, sql`restante_clock()`);

function activeOf(accountId: string) {
  return and(eq(faults.accountId, accountId), isLeft, or(isNull(faults.times), lt(faults.timesMet, faults.times)));
}

function tooMany(): ApiError {
  return new ApiError(
    "rate_limited",
    `An account may have ${maxActiveFaults} faults at once, and has them.`,
    "Delete those that are not needed, or let them end by `times` or `for_seconds`.",
    { "retry-after": "60" },
  );
}

/** Of those that are over, few are kept for whoever deletes them after his test. */
async function forgetOver(tx: Transaction, accountId: string): Promise<void> {
  const active = tx.select({ id: faults.id }).from(faults).where(activeOf(accountId));
  const oldest = tx
    .select({ id: faults.id })
    .from(faults)
    .where(and(eq(faults.accountId, accountId), notInArray(faults.id, active)))
    .orderBy(desc(faults.createdAt), desc(faults.id))
    .offset(maxMetFaults);
  await tx.delete(faults).where(and(eq(faults.accountId, accountId), inArray(faults.id, oldest)));
}

/** Intake looks at the account alone to know whether it has any. */
async function noteLast(tx: Transaction, accountId: string): Promise<void> {
  const last = tx
    .select({ at: max(faults.expiresAt) })
    .from(faults)
    .where(eq(faults.accountId, accountId));
  await tx
    .update(accounts)
    .set({ faultsUntil: sql`(${last})` })
    .where(eq(accounts.id, accountId));
}

function toFault(row: typeof faults.$inferSelect): Fault {
  return {
    id: row.id,
    namespace: row.namespace,
    tag: row.tag,
    tag_prefix: row.tagPrefix,
    reply: row.reply as Fault["reply"],
    stage: row.stage,
    delay_seconds: row.delaySeconds,
    duplicate: row.duplicate || null,
    drop: row.drop || null,
    times: row.times,
    times_met: row.timesMet,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}
