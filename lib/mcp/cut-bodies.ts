import type { Message } from "@/lib/contract/schemas";

interface Piece {
  from_character?: number;
  /** All unless given. */
  max_characters?: number;
}

/** Messages with a piece of their text and of their HTML, and what to say of the rest; null where nothing is left out. */
export function cutBodies(messages: Message[], piece: Piece): { messages: Message[]; hint: string | null } {
  const from = piece.from_character ?? 0;
  const end = from + (piece.max_characters ?? Number.POSITIVE_INFINITY);
  const cut = messages.filter((message) => longestBody(message) > end);
  const names = cut.map((message) => `${message.id} (of ${longestBody(message)})`).join(", ");
  return {
    messages: messages.map((message) => ({
      ...message,
      text: pieceOf(message.text, from, end),
      html: message.html && pieceOf(message.html, from, end),
    })),
    hint: cut.length > 0 ? `Cut at character ${end}: ${names}. get_message with from_character ${end} reads on.` : null,
  };
}

function longestBody({ text, html }: Message): number {
  return Math.max(text.length, html?.length ?? 0);
}

/** Pieces that follow each other make up the whole: a pair of surrogates at an end belongs to the earlier one. */
function pieceOf(body: string, from: number, end: number): string {
  return body.slice(afterPair(body, from), afterPair(body, end));
}

function afterPair(body: string, index: number): number {
  const isWithin = /[\ud800-\udbff]/.test(body[index - 1] ?? "") && /[\udc00-\udfff]/.test(body[index] ?? "");
  return isWithin ? index + 1 : index;
}
