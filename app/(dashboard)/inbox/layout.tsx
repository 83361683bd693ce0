import type { ReactNode } from "react";
import { InboxProvider } from "@/components/inbox/inbox-context";
import { InboxFrame } from "@/components/inbox/inbox-frame";
import { MessageList } from "@/components/inbox/message-list";
import { listInbox } from "@/lib/messages/list-inbox";
import { requireSession } from "@/lib/sessions/current-session";

export default async function InboxLayout({ children }: { children: ReactNode }) {
  const { accountId } = await requireSession();
  const page = await listInbox(accountId, {});
  return (
    <InboxProvider initial={page}>
      <InboxFrame list={<MessageList />}>{children}</InboxFrame>
    </InboxProvider>
  );
}
