import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { runService } from "../support/service";
import { applySettings } from "../support/settings";
import { ask } from "./rest/ask";
import { mcpRequest, type Request, restRequest } from "./rest/requests";
import { newForeignAccount, newWorld, type Populated, stateOf } from "./rest/world";
import { fuzz } from "./run";

applySettings({ WEBHOOK_PRIVATE_TARGETS: "true" });
runService();

let foreign: Populated;
let before: unknown;

beforeAll(async () => {
  foreign = await newForeignAccount();
  before = await stateOf(foreign.accountId);
});

const several = (request: fc.Arbitrary<Request>) => fc.array(request, { minLength: 1, maxLength: 24 });

/** All at once, as an account's many tests do. */
async function askAll(requests: Request[]): Promise<void> {
  const world = await newWorld(foreign);
  await Promise.all(requests.map((request) => ask(request, world)));
  expect(await stateOf(foreign.accountId)).toEqual(before);
}

fuzz(
  "every answer of REST is one of the contract's, and tells of no other account",
  several(restRequest),
  { runs: 10 },
  askAll,
);
fuzz(
  "every answer of MCP is one of the contract's, and tells of no other account",
  several(mcpRequest),
  { runs: 6 },
  askAll,
);
