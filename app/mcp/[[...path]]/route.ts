export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/v1/[[...path]]/route";

// A platform reads it from each route's own file.
export const maxDuration = 60;
