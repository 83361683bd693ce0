// Failures on purpose, for mail to one tag: made and listed by the API, met by what SMTP takes in.
export { addFault, deleteFault, listFaults, type NewFault } from "./faults";
export { type FaultReply, type MetFault, meetFault, spelledFault, unmeetFault } from "./meet";
