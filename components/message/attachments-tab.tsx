import { Download, File } from "lucide-react";
import type { AttachmentInfo, Message } from "@/lib/contract/schemas";
import { Badge } from "../badge";
import { buttonClass } from "../button";

/** The files that came with the message. None is ever opened here; pictures made of pixels are shown small. */
export function AttachmentsTab({ message }: { message: Message }) {
  if (message.attachments.length === 0) {
    return <p className="px-5 py-4 text-sm text-soft">Nothing is attached to this message.</p>;
  }
  return (
    <ul className="divide-y px-5 py-2">
      {message.attachments.map((attachment) => (
        <Attachment key={attachment.index} attachment={attachment} messageId={message.id} />
      ))}
    </ul>
  );
}

function Attachment({ attachment, messageId }: { attachment: AttachmentInfo; messageId: string }) {
  const { index, filename, content_type, size } = attachment;
  const href = `/inbox/${messageId}/attachments/${index}`;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-lg border bg-canvas text-faint">
        {isPicture(attachment) ? (
          // biome-ignore lint/performance/noImgElement: Next would fetch and re-encode a stranger's picture
          <img src={href} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <File className="size-5" aria-hidden="true" />
        )}
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium" title={filename}>
          <bdi>{filename}</bdi>
        </p>
        <p className="mt-0.5 flex items-center gap-2 text-[0.8125rem] text-soft">
          <Badge>
            <span className="max-w-40 truncate" title={content_type}>
              {content_type}
            </span>
          </Badge>
          {formatSize(size)}
        </p>
      </div>
      <a
        href={href}
        download
        aria-label={`Download ${filename}`}
        title="Download"
        className={buttonClass({ variant: "ghost", size: "icon" })}
      >
        <Download aria-hidden="true" />
      </a>
    </li>
  );
}

const pictures = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);

function isPicture({ content_type, size }: AttachmentInfo): boolean {
  return pictures.has(content_type) && size > 0 && size <= 2 * 1024 * 1024;
}

function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
