/** Figures as they are written. */
import { signed as rounded, written } from "../words/numbers.ts";
import type { Estimate } from "../wire.ts";

/** With its sign, and a decimal where the number is small. */
export const signed = (number: number): string => rounded(number, Math.abs(number) < 20 ? 1 : 0);

/** A figure with its interval in brackets. */
export function spread(estimate: Estimate | null, write: (number: number) => string): string {
  if (!estimate) return "";
  const { value, low, high } = estimate;
  return low == null || high == null ? write(value) : `${write(value)} [${write(low)}, ${write(high)}]`;
}

/** Where an axis is labelled: the multiples of the least round step by which they are so far apart. */
export function ticks(low: number, high: number, apart: number): number[] {
  const size = 10 ** Math.floor(Math.log10(apart));
  const step = ([1, 2, 5].find((each) => each * size >= apart) ?? 10) * size;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, place) => (first + place) * step);
}

/** Mistakes a deal. */
export const rate = (number: number): string => written(number, 1);
