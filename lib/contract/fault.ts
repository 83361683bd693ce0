import { z } from "zod";
import { messageFilter, notEmpty, wholeNumber } from "./inputs";

const yes = z.boolean({ error: "must be true or false" }).optional();

/** What SMTP says on purpose. */
export const faultReplies = [421, 451, 550] as const;

/** A failure on purpose. */
export const newFault = z
  .object({
    namespace: messageFilter.shape.namespace,
    tag: notEmpty.optional().meta({
      description: "Mail to this tag meets it (the part before the @), in any letter case.",
      example: "signup",
    }),
    tag_prefix: notEmpty.optional().meta({ description: "Mail to tags that begin with this, in any letter case." }),
    reply: z
      .union(
        faultReplies.map((code) => z.literal(code)),
        { error: "must be 421, 451 or 550" },
      )
      .optional()
      .meta({ description: "Refuse with this: 550 for good, 451 for now, 421 for now and hang up.", example: 451 }),
    stage: z.enum(["rcpt", "data"], { error: "must be `rcpt` or `data`" }).default("rcpt").meta({
      description: "Where to refuse or to wait: once the recipient is named, or once the whole mail has been sent.",
    }),
    delay_seconds: wholeNumber(1, 30).optional().meta({ description: "Answer, and store, so much later." }),
    duplicate: yes.meta({ description: "Store the mail twice; it counts twice." }),
    drop: yes.meta({ description: "Answer 250 and store nothing; it does not count." }),
    times: wholeNumber(1, 1000)
      .optional()
      .meta({ description: "How many mails meet it. Without it: all.", example: 2 }),
    for_seconds: wholeNumber(1, 3600).default(300).meta({ description: "When it ends by itself." }),
  })
  .strict()
  .superRefine((fault, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message, input: fault });
    if (fault.tag === undefined && fault.tag_prefix === undefined) refuse("tag", "or `tag_prefix` is required");
    else if (fault.tag !== undefined && fault.tag_prefix !== undefined) refuse("tag_prefix", "cannot go with `tag`");
    else if (!fault.reply && !fault.delay_seconds && !fault.duplicate && !fault.drop)
      refuse("reply", "or `delay_seconds`, `duplicate` or `drop` is required");
    else if (fault.reply && (fault.duplicate || fault.drop)) refuse("reply", "cannot go with `duplicate` or `drop`");
    else if (fault.duplicate && fault.drop) refuse("drop", "cannot go with `duplicate`");
  });
