import { join } from "node:path";

/** As its commands run: whoever runs the tests. */
process.chdir(join(import.meta.dirname, "../.."));
