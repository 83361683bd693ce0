import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../scripts/root.mjs";
import { runBuilt } from "./run-built.mjs";

// The command `restante` on what `npm start` keeps; files are named from where it is called, which npm leaves.
const { npm_lifecycle_event: script, INIT_CWD } = process.env;
const folder = script === "restante" ? INIT_CWD : process.cwd();
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || ".data");
await runBuilt("cli", folder);
