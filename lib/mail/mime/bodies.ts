import type { Transform } from "node:stream";

/** A part that is not a body, its bytes decoded from the transfer encoding only. */
export interface Leaf {
  filename: string | undefined;
  contentTypeLine: string | undefined;
  contentIdLine: string | undefined;
  content: Uint8Array;
}

/** The part of mailparser's tree that bodies are read from. */
export interface MimeTreeNode {
  contentType: string | false;
  isAttachment?: boolean;
  textContent?: string;
  children: MimeTreeNode[];
  node: {
    root: boolean;
    filename: string | false;
    disposition: string | false;
    multipart: string | false;
    parentNode: MimeTreeNode["node"] | false;
    encoding: string | false;
    getDecoder(): Transform;
  };
}

/** All text parts and all HTML parts in their order; null where there is none. */
export function readBodies(root: MimeTreeNode | null): { text: string | null; html: string | null } {
  const text: string[] = [];
  const html: string[] = [];
  const waiting = root ? [root] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!node.isAttachment && node.textContent !== undefined) {
      if (node.contentType === "text/html") html.push(node.textContent);
      else if (node.contentType === "text/plain") text.push(node.textContent);
    }
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) waiting.push(child);
    }
  }
  return { text: text.length > 0 ? text.join("\n") : null, html: html.length > 0 ? html.join("<br>\n") : null };
}
