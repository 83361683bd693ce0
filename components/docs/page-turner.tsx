import Link from "next/link";

interface Neighbour {
  title: string;
  path: string;
}

/** The way to the page before and the page after. */
export function PageTurner({ previous, next }: { previous?: Neighbour; next?: Neighbour }) {
  return (
    <nav aria-label="Previous and next page" className="mt-14 grid gap-3 border-t pt-6 sm:grid-cols-2">
      {previous && <Turn label="Previous" {...previous} />}
      {next && <Turn label="Next" {...next} className="sm:col-start-2 sm:text-right" />}
    </nav>
  );
}

function Turn({ label, title, path, className = "" }: Neighbour & { label: string; className?: string }) {
  return (
    <Link href={path} className={`rounded-xl border bg-raised px-4 py-3 hover:bg-hover ${className}`}>
      <span className="block text-[0.8125rem] text-faint">{label}</span>
      <span className="block font-medium">{title}</span>
    </Link>
  );
}
