/** Numbers as they are written in the language of the page. */
import { words } from "./words.svelte.ts";

/** With so many decimals, and the sign that is as wide as a digit. */
export function written(number: number, places = 0): string {
  const how = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false };
  return new Intl.NumberFormat(words.lang || "en", how).format(number).replace("-", "−");
}

/** What is won has its sign too; nothing as written has none. */
export function signed(number: number, places = 0): string {
  const rounded = Number(number.toFixed(places)) || 0;
  return (rounded > 0 ? "+" : "") + written(rounded, places);
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The number of the second measure that decides: a chance in per cent, or whole game points: a mean over few worlds. */
export const outlook = (by: "chance" | "worth", chance: number, worth: number): string => (by === "chance" ? percent(chance) : signed(worth));
