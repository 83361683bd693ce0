import { expect, test } from "vitest";
import { composeSample } from "@/lib/intake/send-sample";
import { parseMail } from "@/lib/mail/parse";

test("what is stored of a sample is what parsing it comes to", async () => {
  for (let sample = 0; sample < 100; sample += 1) {
    const { source, parsed } = composeSample("hello@kavumi-retasu.inbox.test");
    expect(parseMail(source)).toEqual(parsed);
  }
});
