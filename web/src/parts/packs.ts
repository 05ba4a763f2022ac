/** Which pack a game is shown with. */
import type { Pack } from "../cards/card.ts";
import { look } from "../look/look.svelte.ts";

export const USUAL: Readonly<Record<string, Pack>> = {
  skat: "prussian",
  schnapsen: "schnapsen",
  kaiser: "prairie",
  "letzter-stich": "french",
};

export const OFFERED: Readonly<Record<string, readonly Pack[]>> = {
  skat: ["prussian", "french", "four-colour"],
  schnapsen: ["schnapsen", "prussian", "french", "four-colour"],
  kaiser: ["prairie", "french", "four-colour", "prussian"],
  "letzter-stich": ["french", "prussian", "four-colour"],
};

export const packOf = (game: string): Pack => (look.packs[game] as Pack | undefined) ?? USUAL[game] ?? "french";
