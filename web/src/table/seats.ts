/** Who sits where, seen from the own seat. */
import type { Public } from "../types.ts";
import { capital, say } from "../words/words.svelte.ts";

/** The place of the seat so many steps from the own; nothing where it has no name. */
export function place(game: string, count: number, step: number): string {
  const places: Record<number, string[]> = {
    2: ["opponent"],
    3: ["left", "right"],
    4: ["left", game === "kaiser" ? "partner" : "across", "right"],
  };
  const name = places[count]?.[step - 1];
  return name ? say(`seat-${name}`) : "";
}

/** The names of all seats: the own is "you", an AI goes by its place and its level. */
export function titles(table: Public, you: number): string[] {
  const count = table.seats.length;
  return table.seats.map((seat, number) => {
    if (number === you) return say("seat-you");
    if (seat.name) return seat.name;
    if (you < 0) return say("seat-number", { n: number + 1 });
    return place(table.game, count, (number - you + count) % count) || say("seat-number", { n: number + 1 });
  });
}

/** The other seats, clockwise from the left. */
export function others(count: number, you: number): number[] {
  const first = Math.max(you, 0);
  return Array.from({ length: you < 0 ? count : count - 1 }, (_, step) => (first + step + (you < 0 ? 0 : 1)) % count);
}

/** Where a seat's card lies in the trick: clockwise, the own at the bottom; in parts of the half size. */
export function spot(seat: number, you: number, count: number): { x: number; y: number } {
  const step = (seat - Math.max(you, 0) + count) % count;
  const angle = (Math.PI * 2 * step) / count;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

/** A level as it is called. */
export const level = (name: string): string => (name ? capital(say(`ui-level-${name}`)) : "");

/** The seats that somebody may take. */
export const free = (table: Public): number[] => table.seats.flatMap((seat, number) => (seat.name || seat.level ? [] : [number]));
