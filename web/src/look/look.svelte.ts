/** The look as reactive state. */
import { type Look, apply, keep, kept } from "./look.ts";

export const look: Look = $state(kept());

/** Applies and keeps every change; to be called once, within an effect. */
export function follow(): void {
  apply(look);
  keep($state.snapshot(look) as Look);
}
