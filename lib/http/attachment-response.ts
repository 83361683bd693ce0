import { create as contentDisposition } from "content-disposition";
import { FastResponse } from "srvx";
import type { getAttachment } from "@/lib/messages/get-attachment";

/** The bytes as a download that no browser opens on our origin. */
export function attachmentResponse(attachment: Awaited<ReturnType<typeof getAttachment>>): Response {
  return new FastResponse(attachment.content, {
    headers: {
      "content-type": attachment.content_type,
      "content-disposition": contentDisposition(attachment.filename),
      "content-length": String(attachment.content.byteLength),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
