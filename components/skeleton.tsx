import clsx from "clsx";

/** A grey bar where something is about to be; give it the size of what comes, so that nothing shifts. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block animate-pulse rounded-md bg-selected", className)} />;
}
