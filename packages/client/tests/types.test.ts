import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { endpoints } from "@/lib/contract/endpoints";
import type { newFault } from "@/lib/contract/fault";
import type { messageFilter } from "@/lib/contract/inputs";
import type * as contract from "@/lib/contract/schemas";
import type {
  AttachmentInfo,
  Delivery,
  DeliveryFilter,
  Extracted,
  Fault,
  FaultRequest,
  Message,
  MessageFilter,
  Namespace,
} from "../src/index";

test("what the client says of the service is what the contract says", () => {
  expectTypeOf<Message>().toEqualTypeOf<contract.Message>();
  expectTypeOf<Extracted>().toEqualTypeOf<contract.Extracted>();
  expectTypeOf<AttachmentInfo>().toEqualTypeOf<contract.AttachmentInfo>();
  expectTypeOf<Namespace>().toEqualTypeOf<contract.Namespace>();
  expectTypeOf<Delivery>().toEqualTypeOf<contract.Delivery>();
  expectTypeOf<DeliveryFilter>().toEqualTypeOf<z.input<typeof endpoints.listDeliveries.query>>();
  expectTypeOf<Fault>().toEqualTypeOf<contract.Fault>();
  expectTypeOf<FaultRequest>().toEqualTypeOf<z.input<typeof newFault>>();
  expectTypeOf<MessageFilter>().toEqualTypeOf<z.input<typeof messageFilter>>();
});
