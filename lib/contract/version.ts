/** The version of the interface, as OpenAPI and MCP declare it. */
export const apiVersion = "1.0.0";
