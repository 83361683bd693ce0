export { endSession, readSessionToken, startSession } from "./cookie";
export { isSameOrigin, localPath, requireSameOrigin } from "./guards";
export { linkDelivery } from "./link-mail";
export {
  currentSession,
  currentSuspension,
  findSession,
  pendingChoice,
  requireAccount,
  requireActor,
  requireSession,
  sessionIfKnown,
  signOut,
  suspensionIfKnown,
} from "./session";
export { signInByKey, signInByOpenLink } from "./sign-in-key";
export { enterAccount, findLink, pathAfterLink, requestLink, signInByLink } from "./sign-in-link";
