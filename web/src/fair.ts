/** Whether a deal was fair: the same computation as the server's, from what it published before and after. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { cardsIn } from "./notation.ts";
import type { Seal } from "./seals.ts";
import type { Over, Plan, Proof } from "./types.ts";

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

/** Numbers below others, from the secret and the nonces. */
function drawing(secret: string, nonces: readonly string[]): (n: number) => number {
  const stream = numbers(hexToBytes(secret), nonces);
  return (n) => {
    const most = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const number = stream.next().value as number;
      if (number < most) return number % n;
    }
  };
}

/** The cards, shuffled from the order in which they are given. */
export function shuffled(secret: string, nonces: readonly string[], cards: readonly string[]): string[] {
  const below = drawing(secret, nonces);
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

/** Whether the secret is the one of the commitment, and the cards came in the order that follows. */
function ordered(proof: Proof): boolean {
  if (bytesToHex(sha256(hexToBytes(proof.secret))) !== proof.commitment) return false;
  return shuffled(proof.secret, proof.nonces, sorted(proof.order)).join() === proof.order.join();
}

/** What the plan gives to each seat, and what it leaves over, by its place. */
function dealt(proof: Proof, plan: Plan, count: number): { hands: string[]; rest: string[] } {
  const dealer = plan.cut ? drawing(proof.secret, [...proof.nonces, "dealer"])(count) : 0;
  const hands = Array.from({ length: count }, (): string[] => []);
  const rest: string[] = [];
  proof.order.forEach((card, place) => {
    const seat = plan.seats[place] ?? 0;
    if (seat < 0) rest[-1 - seat] = card;
    else hands[(seat + dealer) % count]?.push(card);
  });
  return { hands: hands.map((hand) => sorted(hand).join(" ")), rest };
}

/** Whether hands and rest are those of the plan; cards that went round the table once more lie some seats further. */
function planned(over: Over, proof: Proof, plan: Plan, again: boolean): boolean {
  const count = over.hands.length;
  const { hands, rest } = dealt(proof, plan, count);
  const given = over.hands.map((hand) => sorted(cardsIn(hand)).join(" "));
  const turns = again ? given.map((_, turn) => turn) : [0];
  return (
    plan.seats.length === proof.order.length &&
    rest.join() === over.rest.join() &&
    turns.some((turn) => given.every((hand, seat) => hand === hands[(seat + turn) % count]))
  );
}

export type Verdict = "fair" | "unfair" | "unseen";

/**
 * Whether a deal of this number is the one that was promised to this browser, by the seals that it has kept of the
 * table; `unseen` where it was not here before the cards were dealt.
 */
export function verdict(over: Over, number: number, seals: readonly Seal[]): Verdict | null {
  const { proof } = over;
  if (!proof) return null;
  if (!ordered(proof)) return "unfair";
  const named = seals.filter((each) => each.commitment === proof.commitment && each.deal <= number && each.plan);
  const seal = named.find((each) => each.deal === number) ?? named.find((each) => (each.proves ?? number) === number);
  if (!seal) return seals.some((each) => each.deal === number) ? "unfair" : "unseen";
  const given = !seal.nonce || proof.nonces[seal.seat] === seal.nonce;
  return given && seal.plan && planned(over, proof, seal.plan, seal.deal !== number) ? "fair" : "unfair";
}
