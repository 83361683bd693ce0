import type { NewFault } from "@/lib/faults";

type Does = Partial<Pick<NewFault, "reply" | "delay_seconds" | "duplicate" | "drop" | "stage">>;

/** What the form offers; the API combines them as it likes. */
export const faultKinds: readonly { value: string; label: string; does: Does }[] = [
  { value: "550", label: "Refuse it for good (550)", does: { reply: 550 } },
  { value: "451", label: "Refuse it for now (451)", does: { reply: 451 } },
  { value: "421", label: "Refuse it and hang up (421)", does: { reply: 421 } },
  { value: "late", label: "Store it 10 seconds late", does: { delay_seconds: 10, stage: "data" } },
  { value: "twice", label: "Store it twice", does: { duplicate: true } },
  { value: "drop", label: "Accept it and store nothing", does: { drop: true } },
];
