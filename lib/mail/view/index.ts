export { frameNotice, frameResponse } from "./document";
export { countRemoteImages, renderMail } from "./render";
