export { groupBy } from "./fill";
export { type DocsPage, docsSite } from "./load";
export type { Block } from "./render";
export { searchEntries } from "./search";
