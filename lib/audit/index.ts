export { type AuditEvent, listEvents } from "./list";
export { type Detail, keptOfEach, recordEvent } from "./record";
