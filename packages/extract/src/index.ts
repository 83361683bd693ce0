export { analyse } from "./analyse";
export { explain } from "./explain";
export type { Analysis, Explained, Explanation, Mail } from "./types";
