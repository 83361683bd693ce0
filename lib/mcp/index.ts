export { handleMcp } from "./handle-mcp";
