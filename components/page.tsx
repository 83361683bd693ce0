import type { ReactNode } from "react";

/** A page of the dashboard other than the inbox: one column with a title and, beside it, what can be done. */
export function Page(props: { title: string; description?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold">{props.title}</h1>
          {props.description && <p className="mt-1 max-w-2xl text-soft">{props.description}</p>}
        </div>
        {props.actions}
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6">{props.children}</div>
    </div>
  );
}
