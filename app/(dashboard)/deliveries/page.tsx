import type { Metadata } from "next";
import { Card, CardHeader } from "@/components/card";
import { DeliveryFilter } from "@/components/deliveries/delivery-filter";
import { DeliveryList } from "@/components/deliveries/delivery-list";
import { FaultList } from "@/components/deliveries/fault-list";
import { Notice } from "@/components/notice";
import { Page } from "@/components/page";
import { listDeliveries } from "@/lib/deliveries";
import { listFaults } from "@/lib/faults";
import { requireSession } from "@/lib/sessions";
import { endFault } from "./actions";
import { FaultForm } from "./fault-form";
import { readQuery } from "./read-query";

export const metadata: Metadata = { title: "Deliveries" };

const pageRows = 50;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DeliveriesPage({ searchParams }: Props) {
  const session = await requireSession();
  const { accountId } = session;
  const { filter, page, problem } = readQuery(await searchParams);
  const [deliveries, faults] = await Promise.all([
    listDeliveries(session, filter, { limit: pageRows + 1, offset: (page - 1) * pageRows }),
    listFaults(session),
  ]);
  return (
    <Page
      title="Deliveries"
      description="What the mail server answered to mail for your addresses. What is not here has not reached it, or names no namespace of yours."
    >
      {problem && <Notice tone="bad" title={problem} />}
      <Card className="overflow-hidden">
        <DeliveryFilter {...filter} />
        <DeliveryList
          deliveries={deliveries.slice(0, pageRows)}
          filter={filter}
          page={page}
          hasMore={deliveries.length > pageRows}
        />
      </Card>
      <Card>
        <CardHeader
          title="Failures on purpose"
          description="Mail to one tag is refused, late, doubled or lost, to see what your application does then. Other tags notice nothing."
        />
        <FaultList accountId={accountId} faults={faults} end={endFault} />
        <FaultForm accountId={accountId} />
      </Card>
    </Page>
  );
}
