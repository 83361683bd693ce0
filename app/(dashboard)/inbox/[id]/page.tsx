import type { Metadata } from "next";
import { ApiTab } from "@/components/message/api-tab";
import { AttachmentsTab } from "@/components/message/attachments-tab";
import { ExtractedPanel } from "@/components/message/extracted-panel";
import { HeadersTab } from "@/components/message/headers-tab";
import { HtmlTab } from "@/components/message/html-tab";
import { MarkSeen } from "@/components/message/mark-seen";
import { MessageHead } from "@/components/message/message-head";
import { MessageTabs } from "@/components/message/message-tabs";
import { SourceTab } from "@/components/message/source-tab";
import { readTab, type Tab, tabsOf } from "@/components/message/tabs";
import { TextTab } from "@/components/message/text-tab";
import type { Message } from "@/lib/contract/schemas";
import { readMessage } from "./read-message";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { message } = await readMessage((await params).id);
  return { title: message.subject || "Message" };
}

export default async function MessagePage({ params, searchParams }: Props) {
  const { accountId, message } = await readMessage((await params).id);
  const query = await searchParams;
  const tab = readTab(query.tab, message);
  return (
    <article className="flex min-h-full flex-col">
      <MarkSeen key={message.id} id={message.id} />
      <MessageHead message={message} />
      <ExtractedPanel extracted={message.extracted} />
      <MessageTabs id={message.id} tabs={tabsOf(message)} current={tab} attachments={message.attachments.length} />
      <TabContent tab={tab} accountId={accountId} message={message} all={query.all === "1"} />
    </article>
  );
}

function TabContent(props: { tab: Tab; accountId: string; message: Message; all: boolean }) {
  const { tab, accountId, message, all } = props;
  switch (tab) {
    case "html":
      return <HtmlTab accountId={accountId} message={message} />;
    case "text":
      return <TextTab message={message} all={all} />;
    case "headers":
      return <HeadersTab headers={message.headers ?? {}} />;
    case "source":
      return <SourceTab accountId={accountId} id={message.id} />;
    case "attachments":
      return <AttachmentsTab message={message} />;
    case "api":
      return <ApiTab message={message} />;
  }
}
