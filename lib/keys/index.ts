export {
  type Admitted,
  admit,
  type Caller,
  findCaller,
  type KeyUser,
  readOnlyHint,
} from "./authenticate";
export { addKey, createKey, type KeyOptions, maxActiveKeys } from "./create";
export { type JudgedKey, judgeKey } from "./judge";
export { isWellFormedKey } from "./key-format";
export { isActive, isLasting, listKeys, replaceKeys, revokeKey, revokeOtherKeys } from "./keys";
export {
  confirm,
  isKeyHolder,
  type KeyHolder,
  keyHolder,
  ownerOf,
  type Reader,
  type ReaderRow,
  readFor,
} from "./reader";
export { invalidKey, isInvalidKey, refusalOf } from "./refusal";
export { isLiveNow, worksNow } from "./scope";
