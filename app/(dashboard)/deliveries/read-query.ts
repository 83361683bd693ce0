import { endpoints } from "@/lib/contract/endpoints";
import { wholeNumber } from "@/lib/contract/inputs";
import type { DeliveryFilter } from "@/lib/deliveries";

const { tag_prefix, outcome } = endpoints.listDeliveries.query.shape;
const mostPages = 1_000;

export interface DeliveriesQuery {
  filter: Pick<DeliveryFilter, "tag_prefix" | "outcome">;
  /** From 1. */
  page: number;
  /** What is wrong with the address, whose rest is ignored then. */
  problem?: string;
}

/** The query of the page's address; empty fields do not count. */
export function readQuery(search: Record<string, string | string[] | undefined>): DeliveriesQuery {
  const given = (name: string) => [search[name]].flat()[0] || undefined;
  const tag = tag_prefix.safeParse(given("tag"));
  const wanted = outcome.safeParse(given("outcome"));
  const page = wholeNumber(1, mostPages)
    .default(1)
    .safeParse(asNumber(given("page")));
  if (tag.success && wanted.success && page.success)
    return { filter: { tag_prefix: tag.data, outcome: wanted.data }, page: page.data };
  const [name, { error }] = tag.success ? (wanted.success ? ["page", page] : ["outcome", wanted]) : ["tag", tag];
  return { filter: {}, page: 1, problem: `The ${name} ${error?.issues[0]?.message}.` };
}

const asNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));
