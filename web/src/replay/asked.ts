/** The deals whose review was asked for in this session of the browser: after a reload it is asked for again. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const key = (record: string): string => `vorhand.review.${bytesToHex(sha256(utf8ToBytes(record)))}`;

export function asked(record: string): boolean {
  try {
    return sessionStorage.getItem(key(record)) !== null;
  } catch {
    return false;
  }
}

/** A browser that keeps nothing only does not ask again. */
export function note(record: string, wanted: boolean): void {
  try {
    if (wanted) sessionStorage.setItem(key(record), "1");
    else sessionStorage.removeItem(key(record));
  } catch {
    return;
  }
}
