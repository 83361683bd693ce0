import type { Metadata } from "next";
import { KeyForm } from "@/components/site/key-form";
import { localPath } from "@/lib/sessions/local-path";

export const metadata: Metadata = { title: "Sign in" };

interface Props {
  searchParams: Promise<{ next?: string }>;
}

export default async function SignInPage({ searchParams }: Props) {
  const next = localPath((await searchParams).next);
  return (
    <div className="mx-auto w-full max-w-sm px-4 py-16 sm:py-24">
      <h1 className="text-2xl font-semibold">Sign in</h1>
      <div className="mt-8">
        <KeyForm next={next} />
      </div>
    </div>
  );
}
