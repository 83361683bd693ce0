export { endSession, readSessionToken, startSession } from "./cookie";
export { isSameOrigin, localPath, requireSameOrigin } from "./guards";
export { linkDelivery } from "./link-mail";
export {
  currentSession,
  findSession,
  pendingChoice,
  requireAccount,
  requireActor,
  requireSession,
  sessionIfKnown,
} from "./session";
export { findLink, pathAfterLink, requestLink, signInByLink, signInByOpenLink } from "./sign-in-link";
