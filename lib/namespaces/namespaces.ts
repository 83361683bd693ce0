import { randomInt } from "node:crypto";
import { and, asc, count, eq } from "drizzle-orm";
import { lockAccount } from "@/lib/account-lock";
import { type Actor, isWithin, type Viewer } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import { ApiError } from "@/lib/contract/errors";
import { largestPlan, type Plan, plans } from "@/lib/contract/plans";
import type { Namespace } from "@/lib/contract/schemas";
import { db, type Transaction } from "@/lib/db/client";
import { namespaces } from "@/lib/db/schema";
import { env } from "@/lib/env";

/** The account's namespaces that the viewer may see, oldest first. */
export async function listNamespaces({ accountId, scope }: Viewer): Promise<Namespace[]> {
  const only = scope?.namespace ? eq(namespaces.slug, scope.namespace) : undefined;
  const rows = await db()
    .select()
    .from(namespaces)
    .where(and(eq(namespaces.accountId, accountId), only))
    .orderBy(asc(namespaces.createdAt), asc(namespaces.slug));
  return rows.map(({ slug, createdAt }) => ({
    slug,
    domain: namespaceDomain(slug),
    created_at: createdAt.toISOString(),
  }));
}

/** Adds a namespace, of a random slug when none is given; throws `namespace_limit_reached` or `slug_taken`. */
export async function createNamespace(actor: Actor, slug?: string): Promise<{ slug: string; domain: string }> {
  const { accountId } = actor;
  return db().transaction(async (tx) => {
    const { plan } = await lockAccount(tx, actor);
    const [used] = await tx.select({ namespaces: count() }).from(namespaces).where(eq(namespaces.accountId, accountId));
    if (used && used.namespaces >= plans[plan].namespaces) throw limitReached(plan);
    const added = await addNamespace(tx, accountId, slug);
    await recordEvent(tx, actor, "namespace_created", { namespace: added.slug });
    return added;
  });
}

/** Gives the account a namespace, of a random slug unless told, within the transaction of another verb; throws `slug_taken`. */
export async function addNamespace(tx: Transaction, accountId: string, slug?: string) {
  for (;;) {
    const wanted = slug ?? randomSlug();
    if (await insertNamespace(tx, accountId, wanted)) return { slug: wanted, domain: namespaceDomain(wanted) };
    if (slug) {
      throw new ApiError("slug_taken", `The slug "${slug}" is in use.`, "Choose another, or omit it for a random one.");
    }
  }
}

/**
 * An address of the oldest namespace that the viewer may see, with a random tag within its scope unless one is given.
 * Stores nothing: every tag works. Throws `invalid_request` for a tag whose mail the viewer could not read.
 */
export async function createInbox(
  viewer: Viewer,
  wanted?: string,
): Promise<{ address: string; tag: string; namespace: string }> {
  const [oldest] = await listNamespaces(viewer);
  if (!oldest) throw new Error("the account has no namespace");
  const { slug: namespace, domain } = oldest;
  const begin = viewer.scope?.tagPrefix ?? "";
  const tag = wanted ?? `${begin}${randomSlug()}`;
  if (isWithin(viewer, { namespace, tag })) return { address: `${tag}@${domain}`, tag, namespace };
  throw new ApiError(
    "invalid_request",
    `\`tag\` must begin with "${begin}": this key reads no others.`,
    "Omit it for a random one that does.",
  );
}

/** The domain of a namespace's addresses, which are `<tag>@<domain>`. */
export function namespaceDomain(slug: string): string {
  return `${slug}.${env.MAIL_DOMAIN}`;
}

/** Adds the slug to the account; false when it is, or once was, anybody's. */
async function insertNamespace(tx: Transaction, accountId: string, slug: string): Promise<boolean> {
  const created = await tx
    .insert(namespaces)
    .values({ slug, accountId })
    .onConflictDoNothing({ target: namespaces.slug })
    .returning({ slug: namespaces.slug });
  return created.length > 0;
}

function limitReached(plan: Plan): ApiError {
  const limit = plans[plan].namespaces;
  const all = limit === 1 ? "1 namespace, and it is" : `${limit} namespaces, and all are`;
  const more = plan === largestPlan ? "" : ", or upgrade the plan";
  return new ApiError(
    "namespace_limit_reached",
    `The ${plan} plan allows ${all} in use.`,
    `Use tags to tell inboxes apart within a namespace (any tag works at once)${more}.`,
  );
}

const consonants = "bdfghjkmnprstvz";
const vowels = "aeiu";

/** Two words of three syllables, such as `kavumi-retasu` (4.6 × 10¹⁰ of them): easy to read out, no characters that look alike. */
function randomSlug(): string {
  const syllable = () => `${consonants[randomInt(consonants.length)]}${vowels[randomInt(vowels.length)]}`;
  const word = () => syllable() + syllable() + syllable();
  return `${word()}-${word()}`;
}

/** Throws `invalid_request` unless the slug is one of the account's, in lower case. */
export async function requireNamespace(tx: Transaction, { accountId }: Actor, slug: string): Promise<void> {
  const own = and(eq(namespaces.slug, slug), eq(namespaces.accountId, accountId));
  const [found] = await tx.select({ slug: namespaces.slug }).from(namespaces).where(own);
  if (found) return;
  throw new ApiError(
    "invalid_request",
    "`namespace` is none of yours.",
    "GET /v1/namespaces lists yours. Omit it for all of them.",
  );
}
