import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const shape = /^rst_[0-9A-Za-z]{38}$/;

/** A new API key: `rst_`, 32 random base62 characters (190 bits), 6 of checksum, so that a typo or a scanner needs no database. */
export function newKey(): string {
  const random = Array.from({ length: 32 }, () => alphabet[randomInt(62)]).join("");
  return `rst_${random}${checksum(random)}`;
}

export function isWellFormedKey(key: string): boolean {
  return shape.test(key) && checksum(key.slice(4, 36)) === key.slice(36);
}

/** SHA-256 of the key: all that is stored of it. */
export function hashKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/** The characters of a key that may be listed. */
export function keyPrefix(key: string): string {
  return key.slice(0, 12);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < 6; place += 1) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
