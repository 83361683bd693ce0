import type { ReactNode } from "react";

/** The narrow column of the pages around signing in. */
export function SignInFrame(props: { title: string; description?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-sm px-4 py-16 sm:py-24">
      <h1 className="text-2xl font-semibold">{props.title}</h1>
      {props.description && <p className="mt-2 break-words text-soft">{props.description}</p>}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6">{props.children}</div>
    </div>
  );
}
