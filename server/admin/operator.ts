import type { Actor } from "@/lib/actor";

/** Who runs a command may act for any account. */
export const operatorOf = (accountId: string): Actor => ({ accountId, by: null, role: "operator" });
