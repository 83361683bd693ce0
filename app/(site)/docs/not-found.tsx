import { ButtonLink } from "@/components/button";

export default function DocsNotFound() {
  return (
    <div className="max-w-2xl py-10">
      <h1 className="text-3xl font-semibold">There is no such page</h1>
      <p className="mt-2 text-base text-soft">It may have moved. Search for it, or look through all pages.</p>
      <ButtonLink href="/docs" className="mt-6">
        All pages
      </ButtonLink>
    </div>
  );
}
