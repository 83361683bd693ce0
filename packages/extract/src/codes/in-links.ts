import { saysCompletes } from "../links/url-words";

/** One of the links carries the value as its code. */
export function isCodeOfLink(value: string, links: readonly string[]): boolean {
  return /(?:code|otp|pin|token|key|c)=$/i.test(inFirst(value, links)?.before.slice(-8) ?? "");
}

/** One of them leads to the page that is called so: "/i/OTT-1184", "/issues/4821", "/listing?id=21907744"; not "https://v.whatsapp.com/482913". */
export function isPageOfLink(value: string, links: readonly string[]): boolean {
  const { before, next } = inFirst(value, links) ?? { before: "", next: "" };
  if (before === "" || !["", "/", "?", "#", "&"].includes(next)) return false;
  if (saysCompletes(before) || CODES_PLACE.test(before) || isTypedAt(before, value, links)) return false;
  return before.endsWith("/") || PAGE_NUMBER.test(before);
}

/** What stands before and right behind a value in the first link that holds it. */
function inFirst(value: string, links: readonly string[]): { before: string; next: string } | undefined {
  const link = links.find((url) => url.includes(value));
  if (link === undefined) return undefined;
  const place = link.indexOf(value);
  return { before: link.slice(0, place), next: link.charAt(place + value.length) };
}

/** The mail also leads to where the code is typed: "https://acme.test/lc" beside "https://acme.test/lc/vhmz98". Lists of issues have their pages there, too. */
function isTypedAt(before: string, value: string, links: readonly string[]): boolean {
  if (!before.endsWith("/") || !LIKE_NO_PAGE.test(value)) return false;
  return links.includes(before) || links.includes(before.slice(0, -1));
}

const LIKE_NO_PAGE = /^(?=\D*\d)(?=[^A-Za-z]*[A-Za-z])[A-Za-z\d]{5,12}$/;

/** Where an address carries the code itself: right behind the host, behind "/login/" or a letter. */
const CODES_PLACE =
  /^https?:\/\/[^/]*\/$|[/_-](?:log-?in|sign-?in|auth|otp|code|codes|pin|token|2fa|mfa|device|pair|link|magic|[cvk])\/$/i;
const PAGE_NUMBER = /[?&](?:id|ad|p|nr|no|num|ref|order|account|user|uid|issue|item|case|ticket|member|invoice)=$/i;

/** "https://us05web.zoom.us/j/81930264475" */
export const MEETING_LINK =
  /^https?:\/\/(?:[\w-]{1,63}\.){0,4}(?:zoom\.us\/(?:j|my|s|w)\/|meet\.[\w.-]{3,80}\/[\w-]{3}|meet\.jit\.si\/|teams\.[\w.-]{3,40}\/(?:l|meet)\/|webex\.com\/[\w.-]|whereby\.com\/[\w-])|^https?:\/\/.{0,200}\/j\/\d{6,}/i;
