import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section className={clsx("rounded-xl border bg-raised shadow-card", className)} {...rest} />;
}

/** The head of a card: what it is, what it is for, and what can be done with it. */
export function CardHeader(props: { title: ReactNode; description?: ReactNode; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-4">
      <div className="min-w-0">
        <h2 className="font-semibold">{props.title}</h2>
        {props.description && <p className="mt-0.5 text-sm text-soft">{props.description}</p>}
      </div>
      {props.children}
    </header>
  );
}
