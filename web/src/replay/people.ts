/** What those of a record are called: people by their names, AIs by their levels; who is called alike, by the place too. */
import { place } from "../table/seats.ts";
import { capital, has, say } from "../words/words.svelte.ts";

const isLevel = (name: string): boolean => has(`ui-level-${name}`);

/** Names that people have chosen. */
export const people = (players: readonly string[]): string[] => players.filter((name) => name && !isLevel(name));

/** `you` is the own seat, where that is known: places are seen from there; else those alike are numbered. */
export function called(game: string, players: readonly string[], you = -1): string[] {
  const count = players.length;
  return players.map((name, seat) => {
    if (!name) return say("seat-number", { n: seat + 1 });
    const title = isLevel(name) ? capital(say(`ui-level-${name}`)) : name;
    const alike = players.flatMap((other, number) => (other === name ? [number] : []));
    if (alike.length === 1 || seat === you) return title;
    const where = you < 0 ? "" : place(game, count, (seat - you + count) % count);
    return where ? `${title} (${where})` : `${title} ${alike.indexOf(seat) + 1}`;
  });
}
