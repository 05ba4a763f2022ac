/** What the parts of a table are given, and how they read a view. */
import type { Pack } from "../cards/card.ts";
import type { Table } from "../ctrl.svelte.ts";
import type { Public, View } from "../types.ts";
import type { Speech } from "../words/words.svelte.ts";

/** A table with a deal, the words and the pack it is shown with. */
export interface Seen {
  ctrl: Table;
  table: Public;
  view: View;
  speech: Speech;
  pack: Pack;
}
