import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/** Of params that are not valid the SDK answers with a dump of its own, and of most methods as of a fault of ours. */
export class ClearServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      try {
        return await wrapped(request, context);
      } catch (error) {
        const path = wrongPath(error);
        if (path === null) throw error;
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `\`${path}\` of ${method} is missing or not valid.`);
      }
    };
  }
}

const maxPathCharacters = 100;

/** Where a request does not match its schema, by the issues of zod that stand as JSON in the message; else null. */
function wrongPath(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  try {
    const [issue] = JSON.parse(error.message.replace("Invalid tools/call request: ", ""));
    return issue.path.join(".").slice(0, maxPathCharacters);
  } catch {
    return null;
  }
}
