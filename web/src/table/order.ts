/** In which order a hand is held: as it is sorted, and as its cards were put by hand. */
import type { Look } from "../look/look.ts";

const RANKS = "ATKQJ98753";
const SUITS = "CSHD";
const KEY = "vorhand.hand";

/** A number that has nothing to do with the text, and is always the same. */
const scattered = (text: string): number => [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);

/** The cards, which come by suit and trumps first, as somebody wants them; unsorted they lie in each deal otherwise. */
export function sorted(cards: readonly string[], trumps: ReadonlySet<string>, how: Pick<Look, "sort" | "trumps">, deal: string): string[] {
  if (how.sort === "none") return cards.toSorted((one, other) => scattered(deal + one) - scattered(deal + other));
  const place = (card: string): number => RANKS.indexOf(card.charAt(1)) * 4 + SUITS.indexOf(card.charAt(0));
  const found = how.sort === "rank" ? cards.toSorted((one, other) => place(one) - place(other)) : cards;
  const [high, rest] = [found.filter((card) => trumps.has(card)), found.filter((card) => !trumps.has(card))];
  return how.trumps === "right" ? [...rest, ...high] : [...high, ...rest];
}

/** The cards as they were put; what has come since is on the right. */
export function put(cards: readonly string[], order: readonly string[]): string[] {
  const known = order.filter((card) => cards.includes(card));
  return [...known, ...cards.filter((card) => !known.includes(card))];
}

/** What is at one place put to another. */
export const moved = <T>(things: readonly T[], from: number, to: number): T[] => things.toSpliced(from, 1).toSpliced(to, 0, things[from] as T);

/** How the cards of this deal were put, here. */
export function keptOrder(deal: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { deal?: string; order?: string[] };
    return kept.deal === deal ? (kept.order ?? []) : [];
  } catch {
    return [];
  }
}

export function keepOrder(deal: string, order: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ deal, order }));
  } catch {
    // kept until the page is left
  }
}
