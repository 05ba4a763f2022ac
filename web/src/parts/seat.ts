/** Sits down: makes a table and goes there. */
import { enter, get, post } from "../api.ts";
import { go } from "../router.svelte.ts";
import type { GameInfo } from "../types.ts";
import { say } from "../words/words.svelte.ts";

export interface Setup {
  game: string;
  settings: string[];
  tempo: string;
  pace: string;
  seconds: number;
  listed: boolean;
  watched: boolean;
  stand_in: string;
}

export const MANNERS = {
  tempo: "quick",
  pace: "none",
  seconds: 60,
  listed: false,
  watched: false,
  stand_in: "strong",
};

let known: Promise<Record<string, GameInfo>> | undefined;

/** The games with their presets and options. */
export function games(): Promise<Record<string, GameInfo>> {
  known ??= get<Record<string, GameInfo>>("/api/games").catch((fault: unknown) => {
    known = undefined;
    throw fault;
  });
  return known;
}

export async function sit(setup: Setup, seats: string[]): Promise<void> {
  await enter(say("ui-guest"));
  const { id } = await post<{ id: string }>("/api/tables", { setup, seats });
  go(`/table/${id}`);
}

/** How many seats a table has with these options. */
export const seatsOf = (game: string, options: Record<string, unknown>): number =>
  game === "letzter-stich" ? Number(options["players"] ?? 4) : { skat: 3, schnapsen: 2, kaiser: 4 }[game] ?? 4;

/** The table of the seeds: one person and strong AIs. */
export function quick(game: string, level = "strong"): Promise<void> {
  const count = seatsOf(game, {});
  return sit({ game, settings: [], ...MANNERS }, ["me", ...Array<string>(count - 1).fill(level)]);
}
