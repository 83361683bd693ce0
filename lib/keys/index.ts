export { type Admitted, admit, authenticate, type Caller, findCaller } from "./authenticate";
export { isWellFormedKey } from "./key-format";
export { addKey, createKey, listKeys, maxActiveKeys, replaceKeys, revokeKey, revokeOtherKeys } from "./keys";
