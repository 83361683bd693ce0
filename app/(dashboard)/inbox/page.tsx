import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/components/empty-state";
import { requireSession } from "@/lib/sessions/current-session";

export const metadata: Metadata = { title: "Inbox" };

export default async function InboxPage() {
  await requireSession();
  return <EmptyState icon={Inbox} title="Nothing has arrived yet" />;
}
