import clsx from "clsx";
import Form from "next/form";
import Link from "next/link";
import { Button } from "../button";
import { Input } from "../field";

const outcomes = [
  { value: undefined, label: "All" },
  { value: "accepted", label: "Accepted" },
  { value: "refused", label: "Refused" },
  { value: "dropped", label: "Dropped" },
] as const;

interface Filter {
  tag_prefix?: string;
  outcome?: string;
}

/** Narrows the list by outcome and by how the tag begins; works without scripts. */
export function DeliveryFilter({ tag_prefix, outcome }: Filter) {
  return (
    <search className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3">
      <nav aria-label="Outcome" className="flex gap-0.5">
        {outcomes.map(({ value, label }) => (
          <Link
            key={label}
            href={deliveriesPath({ tag_prefix, outcome: value })}
            aria-current={value === outcome ? "page" : undefined}
            className={clsx(
              "rounded-md px-2.5 py-1.5 text-[0.8125rem] font-medium",
              value === outcome ? "bg-selected text-ink" : "text-soft hover:bg-hover hover:text-ink",
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Form action="/deliveries" className="flex flex-1 basis-60 justify-end gap-2">
        {outcome && <input type="hidden" name="outcome" value={outcome} />}
        <Input
          key={tag_prefix}
          type="search"
          name="tag"
          aria-label="Tag begins with"
          placeholder="Tag begins with …"
          defaultValue={tag_prefix}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className="sm:max-w-56"
        />
        <Button type="submit">Filter</Button>
      </Form>
    </search>
  );
}

/** The page's address with this filter. */
export function deliveriesPath({ tag_prefix, outcome, page }: Filter & { page?: number }): string {
  const query = new URLSearchParams();
  if (tag_prefix) query.set("tag", tag_prefix);
  if (outcome) query.set("outcome", outcome);
  if (page && page > 1) query.set("page", String(page));
  return `/deliveries${query.size > 0 ? `?${query}` : ""}`;
}
