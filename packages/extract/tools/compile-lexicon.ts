import { writeFileSync } from "node:fs";
import { compileLexicon } from "../src/lexicon/compile";
import { encodeLexicon } from "../src/lexicon/file";
import { readSources } from "../src/lexicon/source";

/** `compile-lexicon <sources> <file>`: lays out the words of all languages. */
const [from = "lexicon", to = "dist/lexicon.bin"] = process.argv.slice(2);
writeFileSync(to, encodeLexicon(compileLexicon(readSources(from).values())));
