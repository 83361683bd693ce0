import type { Mail } from "../../src/index";
import { createMixedChance } from "./chance";

/** The same mail as a mailing service sends it, each address behind one that counts who opens it; and what became of each. */
export function withTrackedLinks(
  { subject, text, html }: Mail,
  seed: string,
): { mail: Mail; trackedOf: Map<string, string> } {
  const chance = createMixedChance(`${seed} tracked`);
  const token = (length: number) =>
    Array.from({ length }, () => CHARACTERS[Math.floor(chance() * CHARACTERS.length)]).join("");
  const track = SERVICES[Math.floor(chance() * SERVICES.length)] as Service;
  const trackedOf = new Map<string, string>();
  const tracked = (url: string): string => {
    const known = trackedOf.get(url) ?? track(url, token);
    trackedOf.set(url, known);
    return known;
  };
  const decode = (url: string) => url.replaceAll("&amp;", "&");
  return {
    mail: {
      subject,
      text: text?.replace(URL_IN_TEXT, tracked) ?? null,
      html:
        html?.replace(
          HREF,
          (_, before: string, url: string) => before + tracked(decode(url)).replaceAll("&", "&amp;"),
        ) ?? null,
    },
    trackedOf,
  };
}

const CHARACTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789-_";
const URL_IN_TEXT = /https?:\/\/[^\s<>"()\]]+[^\s<>"()\].,;:!?]/g;
const HREF = /(href=["']?)(https?:[^"'\s>]+)/gi;

type Service = (url: string, token: (length: number) => string) => string;

const SERVICES: Service[] = [
  (_, token) => `https://click.acme.test/ls/click?upn=u001.${token(60)}`,
  (_, token) => `https://acme.test/c/${token(9)}`,
  (_, token) => `https://email.acme.test/c/eJx${token(40)}`,
  (_, token) => `https://track.acme.test/?qs=${token(50)}`,
  (url) => `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&reserved=0`,
  (url, token) => `https://urldefense.com/v3/__${url}__;!!${token(12)}$`,
];
