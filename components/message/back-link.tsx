"use client";

import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "../button";
import { useInboxList } from "../inbox/inbox-context";
import { hrefOf } from "../inbox/use-filters";

/** To the list, with its filters, where there is no room for both. */
export function BackLink() {
  const { query } = useInboxList();
  return (
    <ButtonLink
      href={hrefOf("/inbox", query)}
      variant="ghost"
      size="icon"
      aria-label="Back to the list"
      className="-ml-2 lg:hidden"
    >
      <ArrowLeft aria-hidden="true" />
    </ButtonLink>
  );
}
