/** Loaded before a process of the service: its parent sets the process's clock forward or back with `{ clockHours }`. */
let milliseconds = 0;
process.on("message", ({ clockHours } = {}) => {
  if (typeof clockHours === "number") milliseconds = clockHours * 3_600_000;
});
const now = Date.now;
globalThis.Date = class extends Date {
  /** @param {any[]} parts */
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now() + milliseconds]));
  }
  static now() {
    return now() + milliseconds;
  }
};
