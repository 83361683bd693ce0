import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/components/empty-state";
import { requireSession } from "@/lib/sessions";

export const metadata: Metadata = { title: "Inbox" };

export default async function InboxPage() {
  await requireSession();
  return (
    <div className="grid h-full place-items-center">
      <EmptyState icon={Inbox} title="No message open">
        Choose one from the list.
      </EmptyState>
    </div>
  );
}
