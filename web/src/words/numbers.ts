/** Numbers as they are written. */

/** With the sign that is as wide as a digit. */
export const minus = (number: number): string => String(number).replace("-", "−");

/** What is won has its sign too. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number));
