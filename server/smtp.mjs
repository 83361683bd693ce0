import { runBuilt } from "./run-built.mjs";

// The SMTP server alone, for a host of its own; it needs DATABASE_URL.
await runBuilt("smtp");
