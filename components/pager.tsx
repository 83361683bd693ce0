import { ButtonLink } from "./button";

interface PagerProps {
  /** From 1. */
  page: number;
  hasMore: boolean;
  pathOf(page: number): string;
}

/** The ways to newer and older pages of a list, where there are any. */
export function Pager({ page, hasMore, pathOf }: PagerProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label="Pages" className="flex justify-between border-t px-5 py-3">
      {page > 1 ? (
        <ButtonLink size="sm" href={pathOf(page - 1)}>
          Newer
        </ButtonLink>
      ) : (
        <span />
      )}
      {hasMore && (
        <ButtonLink size="sm" href={pathOf(page + 1)}>
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
