export type { Progress } from "./progress";
export { checkBackup, restoreBackup } from "./restore";
export { writeBackup } from "./write";
