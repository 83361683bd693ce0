// What is counted for whoever operates the service. Hooks are plain functions, a counter's increment each; what has a value
// at any time is read when it is asked for. No label holds an account, a tag or an address, and each has few values.
export * as metrics from "./count";
export { gauge } from "./gauge";
export { type Metrics, merge, readMetrics } from "./read";
export { serveMetrics } from "./serve";
