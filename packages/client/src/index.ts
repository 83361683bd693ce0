export type { MailFilter } from "./criteria";
export {
  AmbiguousMatch,
  ApiError,
  ConnectionLost,
  InvalidRequest,
  NoMatch,
  NotFound,
  RateLimited,
  RestanteError,
  Unauthorized,
  UnexpectedMail,
  WaitTimeout,
} from "./errors";
export { Inbox, type InboxOptions, type ReceivedOptions, type WaitOptions } from "./inbox";
export type { LinkCriteria } from "./links";
export { type Attachment, Mail, type MailFiles } from "./mail";
export { type InboxMatchers, matchers } from "./matchers";
export { type MailPage, mailDocument, mailPolicy } from "./open";
export { Restante, type RestanteOptions } from "./restante";
export type {
  AttachmentInfo,
  Delivery,
  DeliveryFilter,
  Extracted,
  Fault,
  FaultRequest,
  Message,
  MessageFilter,
  Namespace,
} from "./types";
