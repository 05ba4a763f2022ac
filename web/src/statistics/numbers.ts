/** Figures as they are written. */
import { written } from "../words/numbers.ts";
import type { Estimate } from "../wire.ts";

/** With its sign, and a decimal where the number is small. */
export function signed(number: number): string {
  const places = Math.abs(number) < 20 ? 1 : 0;
  const text = written(Number(number.toFixed(places)) || 0, places);
  return number > 0 && text !== written(0, places) ? `+${text}` : text;
}

/** A figure with its interval in brackets. */
export function spread(estimate: Estimate | null, write: (number: number) => string): string {
  if (!estimate) return "";
  const { value, low, high } = estimate;
  return low == null || high == null ? write(value) : `${write(value)} [${write(low)}, ${write(high)}]`;
}

/** Mistakes a deal. */
export const rate = (number: number): string => written(number, 1);
