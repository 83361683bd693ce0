import type { ReactNode } from "react";
import { EmptyInbox } from "@/components/inbox/empty-inbox";
import { InboxProvider } from "@/components/inbox/inbox-context";
import { InboxFrame } from "@/components/inbox/inbox-frame";
import { listDeliveries } from "@/lib/deliveries";
import { listInbox } from "@/lib/messages";
import { listNamespaces } from "@/lib/namespaces";
import { isLocal, sendCommand } from "@/lib/send-command";
import { currentSession } from "@/lib/sessions";
import { deleteMessages, markSeen } from "./actions";

const shownRefusals = 5;
const actions = { deleteMessages, markSeen };

/** The list stands in the layout, so that it stays as it is while one goes from message to message. */
export default async function InboxLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  if (!session) return children; // the page sends to the sign-in page, and knows where to go back to
  const { accountId } = session;
  const [page, namespaces] = await Promise.all([listInbox(session, {}), listNamespaces(session)]);
  const refused = page.rows.length > 0 ? [] : await listDeliveries(session, {}, { limit: shownRefusals, offset: 0 });
  const address = `hello@${namespaces[0]?.domain}`;
  return (
    <InboxProvider account={accountId} initial={page} now={Date.now()} {...actions}>
      <InboxFrame
        namespaces={namespaces.map(({ slug }) => slug)}
        empty={<EmptyInbox address={address} command={isLocal() ? sendCommand(address) : null} refused={refused} />}
      >
        {children}
      </InboxFrame>
    </InboxProvider>
  );
}
