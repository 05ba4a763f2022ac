/** What the parts of a table are given, and how they read a view. */
import type { Pack } from "../cards/card.ts";
import type { Table } from "../ctrl.svelte.ts";
import type { Public, View } from "../types.ts";
import type { Hinted } from "../wire.ts";
import { type Speech, say } from "../words/words.svelte.ts";

/** A table with a deal, the words and the pack it is shown with. */
export interface Seen {
  ctrl: Table;
  table: Public;
  view: View;
  speech: Speech;
  pack: Pack;
}

/** A hint in words: what to do, why, and the next best where the reason does not tell them; with its chance where that decides. */
export function advice(hint: Hinted, speech: Speech): string[] {
  const told = "rest" in hint.reason.args ? 2 : 1;
  const key = "less" in hint.reason.args ? "hint-third" : "hint-other";
  const others = hint.candidates.slice(told).map(({ action, chance }) => say(key, { action: speech.action(action), chance: Math.round(100 * chance) }));
  const reasons = hint.maxim ? [hint.reason, hint.maxim] : [hint.reason];
  return [say("screen-hint", { action: speech.action(hint.action) }), ...reasons.map((reason) => speech.capital(speech.say(reason))), ...others];
}
