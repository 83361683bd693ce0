// "Mail came": one hub a process, on which the API's wait and the dashboard's stream stand.
export { followMessages, followStretches } from "./follow";
export { Hub, hub } from "./hub";
export { observeFeed } from "./observe";
export { waitForMessage } from "./wait";
