import { ButtonLink } from "@/components/button";
import { Logo } from "@/components/logo";

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-6 py-16">
      <Logo />
      <h1 className="mt-8 text-2xl font-semibold">There is nothing here</h1>
      <p className="mt-2 text-soft">
        The address may be mistyped, or what was here has been deleted or has expired. Mail is kept only as long as your
        plan says.
      </p>
      <div className="mt-6 flex gap-2">
        <ButtonLink href="/inbox" variant="primary">
          Open the inbox
        </ButtonLink>
        <ButtonLink href="/docs">Read the docs</ButtonLink>
      </div>
    </main>
  );
}
