/** The header in which the self-hosted server tells the pages the socket's address; it overwrites what a client sent. */
export const peerHeader = "x-restante-peer";

/** The address of the socket that a page's request came over; null behind a server that does not tell. */
export function peerOf(headers: Headers): string | null {
  return process.env.RESTANTE_PEER_HEADER === "1" ? headers.get(peerHeader) : null;
}
