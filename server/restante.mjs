import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/root.mjs";
import { runBuilt } from "./run-built.mjs";

// The command `restante` on what `npm start` keeps.
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
process.env.DATA_DIR ??= ".data";
await runBuilt("cli");
