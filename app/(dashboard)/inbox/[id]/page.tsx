import type { Metadata } from "next";
import { ApiTab } from "@/components/message/api-tab";
import { AttachmentsTab } from "@/components/message/attachments-tab";
import { ExtractedPanel } from "@/components/message/extracted-panel";
import { MailFrame } from "@/components/message/mail-frame";
import { MarkSeen } from "@/components/message/message-actions";
import { MessageHead } from "@/components/message/message-head";
import { MessageTabs } from "@/components/message/message-tabs";
import { HeadersTab, SourceTab, shownSourceBytes, TextTab } from "@/components/message/plain-tabs";
import { readTab, type Tab, tabsOf } from "@/components/message/tabs";
import type { Actor } from "@/lib/actor";
import type { Message } from "@/lib/contract/schemas";
import { env } from "@/lib/env";
import { omittedHeader } from "@/lib/mail/limits";
import { countRemoteImages } from "@/lib/mail/view";
import { getSource } from "@/lib/messages";
import { readMessage } from "./read-message";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { message } = await readMessage((await params).id);
  return { title: message.subject.slice(0, 300).toWellFormed() || "Message" };
}

export default async function MessagePage({ params, searchParams }: Props) {
  const { actor, message } = await readMessage((await params).id);
  const query = await searchParams;
  const tab = readTab(query.tab, message);
  const omitted = message.headers?.[omittedHeader];
  return (
    <article className="flex min-h-full flex-col">
      <MarkSeen key={message.id} id={message.id} />
      <MessageHead message={message} />
      <ExtractedPanel extracted={message.extracted} />
      <MessageTabs id={message.id} tabs={tabsOf(message)} current={tab} attachments={message.attachments.length} />
      {omitted && (
        <p className="border-b px-5 py-2 text-[0.8125rem] text-soft">
          Left out here: {omitted}. The source has all that was sent.
        </p>
      )}
      <TabContent tab={tab} actor={actor} message={message} all={query.all === "1"} />
    </article>
  );
}

async function TabContent(props: { tab: Tab; actor: Actor; message: Message; all: boolean }) {
  const { tab, actor, message, all } = props;
  switch (tab) {
    case "html":
      // How many pictures it would load is told once it is known.
      return (
        <MailFrame
          key={message.id}
          id={message.id}
          remoteImages={countRemoteImages(actor.accountId, message.html ?? "")}
        />
      );
    case "text":
      return <TextTab message={message} all={all} />;
    case "headers":
      return <HeadersTab headers={message.headers ?? {}} />;
    case "source":
      return <SourceTab id={message.id} {...(await getSource(actor, message.id, { bytes: shownSourceBytes }))} />;
    case "attachments":
      return <AttachmentsTab message={message} />;
    case "api":
      return <ApiTab message={message} baseUrl={env.BASE_URL} />;
  }
}
