// What is stored: one message or a list of them, their files, the dashboard's list; deleting and sweeping.

export { type Place, readAfter, type Stretch } from "./after";
export { deleteMessage, deleteMessages, sweepExpired } from "./delete";
export { type FileContent, getAttachment, getInlineParts, getSource, openSource } from "./files";
export {
  type Arrival,
  contentOf,
  contentsOf,
  filterCondition,
  isMatch,
  localPart,
  type MessageFilter,
  matchingMessages,
  tagKey,
} from "./filter";
export {
  type Arrivals,
  countByNamespace,
  type InboxCursor,
  type InboxPage,
  type InboxRow,
  listArrivals,
  listInbox,
  markSeen,
} from "./inbox";
export type { InboxFilter } from "./inbox-filter";
export {
  findJson,
  findMessage,
  findNewest,
  getMessage,
  listMessages,
  type MessagePage,
  messageOf,
  type StoredMessage,
} from "./read";
