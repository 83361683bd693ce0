"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "../confirm-button";
import { useInbox, useInboxList } from "../inbox/inbox-context";
import { hrefOf } from "../inbox/use-filters";

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
