export { type Admitted, admit, type Caller, findCaller, invalidKey } from "./authenticate";
export { isWellFormedKey } from "./key-format";
export { addKey, createKey, listKeys, maxActiveKeys, replaceKeys, revokeKey, revokeOtherKeys } from "./keys";
export {
  admitted,
  confirm,
  isKeyHolder,
  type KeyHolder,
  keyHolder,
  ownerOf,
  type Reader,
  readerRow,
} from "./reader";
