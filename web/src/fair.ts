/** Whether a deal was fair: the same computation as the server's, from what it published before and after. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Proof } from "./types.ts";

const SUITS = "CSHD";
const RANKS = "AKQJT98765432";

function length(bytes: Uint8Array): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, bytes.length);
  return four;
}

/** Numbers of 32 bits from the secret and the nonces. */
function* numbers(secret: Uint8Array, nonces: readonly string[]): Generator<number> {
  const parts = nonces.map(utf8ToBytes);
  const seed = sha256(concatBytes(...parts.flatMap((part) => [length(part), part])));
  for (let count = 0; ; count++) {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, count);
    const block = new DataView(hmac(sha256, secret, concatBytes(seed, counter)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/** The cards, shuffled from the order in which they are given. */
export function shuffled(secret: string, nonces: readonly string[], cards: readonly string[]): string[] {
  const stream = numbers(hexToBytes(secret), nonces);
  const below = (n: number): number => {
    const most = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const number = stream.next().value as number;
      if (number < most) return number % n;
    }
  };
  const pack = [...cards];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [pack[last], pack[other]] = [pack[other] as string, pack[last] as string];
  }
  return pack;
}

/** The cards in the order from which a pack is shuffled: by suits, then from the top. */
function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => SUITS.indexOf(card.charAt(0)) * 16 + RANKS.indexOf(card.charAt(1));
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** Whether the proof keeps what the commitment promised, and the cards came in its order. */
export function fair(proof: Proof, committed: string): boolean {
  if (proof.commitment !== committed || bytesToHex(sha256(hexToBytes(proof.secret))) !== committed) return false;
  return shuffled(proof.secret, proof.nonces, sorted(proof.order)).join() === proof.order.join();
}
