import { MailX } from "lucide-react";
import { ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";

export default function MessageNotFound() {
  return (
    <div className="grid h-full place-items-center">
      <EmptyState icon={MailX} title="There is no such message" isMain>
        <p>It may have been deleted, or it has expired: mail is kept only as long as your plan says.</p>
        <ButtonLink href="/inbox" className="mt-5">
          Back to the inbox
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
