import type { ActionError } from "@/app/run-action";
import type { Fault } from "@/lib/contract/schemas";
import { ActionForm } from "../action-form";
import { Moment } from "../moment";
import { SubmitButton } from "../submit-button";

interface FaultListProps {
  accountId: string;
  faults: Fault[];
  end(accountId: string, faultId: string): Promise<{ error?: ActionError }>;
}

/** The faults that mail can meet now, each with a button that ends it. */
export function FaultList({ accountId, faults, end }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <ul aria-label="Faults" className="divide-y border-b">
      {faults.map((fault) => (
        <li key={fault.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2.5 text-sm">
          <p className="min-w-0">
            <span className="font-mono text-[0.8125rem] wrap-anywhere">{fault.tag ?? `${fault.tag_prefix}*`}</span>{" "}
            <span className="text-soft">
              {fault.namespace && `in ${fault.namespace} `}
              {whatHappens(fault)}
            </span>
          </p>
          <div className="flex items-center gap-4 text-[0.8125rem] text-soft tabular-nums">
            <span>
              {timesMet(fault)}, until <Moment at={fault.expires_at} toSeconds />
            </span>
            <ActionForm action={end.bind(null, accountId, fault.id)}>
              <SubmitButton size="sm" aria-label={`End the fault for ${fault.tag ?? `${fault.tag_prefix}*`}`}>
                End
              </SubmitButton>
            </ActionForm>
          </div>
        </li>
      ))}
    </ul>
  );
}

function timesMet({ times_met, times }: Fault): string {
  return times === null
    ? `met ${times_met} ${times_met === 1 ? "time" : "times"}`
    : `met ${times_met} of ${times} times`;
}

function whatHappens({ reply, stage, delay_seconds, duplicate, drop }: Fault): string {
  const parts = [
    delay_seconds !== null && `waits ${delay_seconds} s`,
    reply !== null && `is refused with ${reply} at ${stage.toUpperCase()}`,
    duplicate && "is stored twice",
    drop && "is accepted and not stored",
  ];
  return parts.filter(Boolean).join(", then ");
}
