/** The look as reactive state. */
import { DARK, type Look, STILL, apply, keep, kept } from "./look.ts";

export const look: Look = $state(kept());

/* What the system has changed is a change too. */
let changes = $state(0);
for (const wish of [DARK, STILL]) matchMedia(wish).addEventListener("change", () => (changes += 1));

/** Applies and keeps every change; to be called once, within an effect. */
export function follow(): void {
  void changes;
  apply(look);
  keep($state.snapshot(look) as Look);
}
