export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/v1/[[...path]]/route";
