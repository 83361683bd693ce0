import { create as contentDisposition } from "content-disposition";
import { FastResponse } from "srvx";
import type { AttachmentInfo } from "@/lib/contract/schemas";
import type { FileContent } from "@/lib/messages/in-pieces";

/** The bytes as a download that no browser opens on our origin. */
export function attachmentResponse(attachment: AttachmentInfo & { content: FileContent }): Response {
  return new FastResponse(attachment.content, {
    headers: {
      "content-type": attachment.content_type,
      "content-disposition": contentDisposition(attachment.filename),
      "content-length": String(attachment.size),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
