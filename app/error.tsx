"use client";

import { Button, ButtonLink } from "@/components/button";

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-md flex-col justify-center px-6 py-16">
      <h1 className="text-2xl font-semibold">This page could not be shown</h1>
      <p className="mt-2 text-soft">
        Something went wrong on the server, most likely for a moment only: the database may be restarting. Nothing that
        has arrived is lost.
      </p>
      <div className="mt-6 flex gap-2">
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
        <ButtonLink href="/">Go to the start page</ButtonLink>
      </div>
    </main>
  );
}
