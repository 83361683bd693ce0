import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { messageFilter } from "@/lib/contract/inputs";
import type * as contract from "@/lib/contract/schemas";
import type { AttachmentInfo, Extracted, Message, MessageFilter, Namespace } from "../src/index";

test("what the client says of the service is what the contract says", () => {
  expectTypeOf<Message>().toEqualTypeOf<contract.Message>();
  expectTypeOf<Extracted>().toEqualTypeOf<contract.Extracted>();
  expectTypeOf<AttachmentInfo>().toEqualTypeOf<contract.AttachmentInfo>();
  expectTypeOf<Namespace>().toEqualTypeOf<contract.Namespace>();
  expectTypeOf<MessageFilter>().toEqualTypeOf<z.input<typeof messageFilter>>();
});
