/** Numbers as they are written. */

/** With so many decimals, and the sign that is as wide as a digit. */
export const written = (number: number, places = 0): string => number.toFixed(places).replace("-", "−");

/** What is won has its sign too. */
export const signed = (number: number, places = 0): string => (number > 0 ? "+" : "") + written(number, places);

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
