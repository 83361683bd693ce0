import { perProcess } from "@/lib/per-process";

/** Whether this process was told to stop. It answers all that comes until it does, and has its clients turn to another. */
export const stopping = perProcess("stopping", () => ({ begun: false }));
