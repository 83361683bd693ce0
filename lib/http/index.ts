export { handle, isApiPath } from "./handle";
export { errorResponse, methodNotAllowed } from "./respond";
