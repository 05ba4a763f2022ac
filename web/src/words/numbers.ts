/** Numbers as they are written in the language of the page. */
import { words } from "./words.svelte.ts";

/** With so many decimals, and the sign that is as wide as a digit. */
export function written(number: number, places = 0): string {
  const how = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false };
  return new Intl.NumberFormat(words.lang || "en", how).format(number).replace("-", "−");
}

/** What is won has its sign too. */
export const signed = (number: number, places = 0): string => (number > 0 ? "+" : "") + written(number, places);

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
