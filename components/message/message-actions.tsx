"use client";

import { ArrowLeft, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { ButtonLink } from "../button";
import { ConfirmButton } from "../confirm-button";
import { useInbox, useInboxList } from "../inbox/inbox-context";
import { hrefOf } from "../inbox/use-filters";

/** Notes that a person has opened the message: in the browser, for the page may also be fetched by nobody's wish. */
export function MarkSeen({ id }: { id: string }) {
  const { see } = useInbox();
  useEffect(() => see(id), [see, id]);
  return null;
}

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

export function DeleteMessage({ id }: { id: string }) {
  const router = useRouter();
  const { remove } = useInbox();
  const { query } = useInboxList();
  const removeThis = async () => {
    const result = await remove([id]);
    if (!result.error) router.push(hrefOf("/inbox", query));
    return result;
  };
  return (
    <ConfirmButton
      variant="ghost"
      size="icon"
      aria-label="Delete the message"
      title="Delete the message"
      description="It is deleted for good, together with its source and its attachments."
      confirmLabel="Delete"
      action={removeThis}
      data-shortcut="#"
    >
      <Trash2 aria-hidden="true" />
    </ConfirmButton>
  );
}
