export { type AuditEvent, listEvents } from "./list";
export { type Detail, recordEvent } from "./record";
