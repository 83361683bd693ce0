import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** The page has no other heading of the first level. */
  isMain?: boolean;
  children?: ReactNode;
}

/** What stands where nothing is yet: why, and what to do. */
export function EmptyState(props: EmptyStateProps) {
  const Heading = props.isMain ? "h1" : "h2";
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <span className="grid size-11 place-items-center rounded-xl border bg-canvas text-faint">
        <props.icon className="size-5" aria-hidden="true" />
      </span>
      <Heading className="mt-4 font-semibold">{props.title}</Heading>
      {props.children && <div className="mt-1.5 max-w-md text-sm text-soft">{props.children}</div>}
    </div>
  );
}
