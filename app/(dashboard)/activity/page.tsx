import type { Metadata } from "next";
import { EventList } from "@/components/activity/event-list";
import { Card } from "@/components/card";
import { Page } from "@/components/page";
import { keptOfEach, listEvents } from "@/lib/audit";
import { wholeNumber } from "@/lib/contract/inputs";
import { listKeys } from "@/lib/keys";
import { requireSession } from "@/lib/sessions";

export const metadata: Metadata = { title: "Activity" };

const pageRows = 50;
const pageNumber = wholeNumber(1, 1_000).catch(1);

interface Props {
  searchParams: Promise<{ page?: string | string[] }>;
}

export default async function ActivityPage({ searchParams }: Props) {
  const session = await requireSession();
  const page = pageNumber.parse(Number((await searchParams).page));
  const [events, keys] = await Promise.all([
    listEvents(session, { limit: pageRows + 1, offset: (page - 1) * pageRows }),
    listKeys(session),
  ]);
  return (
    <Page
      title="Activity"
      description={`What was done to this account, by whom, and from which address: the newest ${keptOfEach} of each kind, for 400 days.`}
    >
      <Card className="overflow-hidden">
        <EventList
          events={events.slice(0, pageRows)}
          keys={new Map(keys.map(({ id, prefix }) => [id, prefix]))}
          page={page}
          hasMore={events.length > pageRows}
        />
      </Card>
    </Page>
  );
}
