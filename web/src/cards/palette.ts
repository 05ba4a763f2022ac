/** The colours of the cards. Each is a CSS custom property with its default, so a page changes them by setting the
 * property on any ancestor (see cards.css for dark, colour-safe and high-contrast sets). Art: CC0, see LICENSE. */

const colour = (name: string, fallback: string): string => `var(--${name},${fallback})`;

export const PAPER = colour("card-paper", "#fdf7e8");
export const EDGE = colour("card-edge", "#b5a381");
export const INK = colour("card-ink", "#2a1b10");
export const SKY = colour("card-sky", "#f8ebca");
export const HILL = colour("card-hill", "#dde0b6");
export const FAR = colour("card-far", "#e9dcb0");
export const RED = colour("card-red", "#bd3023");
export const GREEN = colour("card-green", "#33754a");
export const GOLD = colour("card-gold", "#e3ab38");
export const BLUE = colour("card-blue", "#35659b");
export const BROWN = colour("card-brown", "#8f5a2c");
export const DARK = colour("card-dark", "#4b2f1c");
export const FLESH = colour("card-flesh", "#f6d3ae");
export const WHITE = colour("card-white", "#fffdf5");
export const GREY = colour("card-grey", "#d9d2c3");
export const GINGER = colour("card-ginger", "#c8692c");

/** A suit has a colour for its mark and one, dark enough to read on paper, for its index. */
export interface SuitColours {
  readonly mark: string;
  readonly text: string;
}
const suit = (name: string, mark: string, text: string): SuitColours => ({
  mark: colour(`suit-${name}`, mark),
  text: colour(`suit-${name}-text`, text),
});

export const ACORNS = suit("acorns", "#c98f43", "#5a3312");
export const LEAVES = suit("leaves", "#3a8246", "#1d5a2b");
export const HEARTS = suit("hearts", "#c02a20", "#a81c15");
export const BELLS = suit("bells", "#e3a72c", "#8a4b00");
export const CLUBS = suit("clubs", "#221c1a", "#221c1a");
export const SPADES = suit("spades", "#221c1a", "#221c1a");
export const DIAMONDS = suit("diamonds", "#c02a20", "#a81c15");
export const FOUR_CLUBS = suit("four-clubs", "#1d1a19", "#1d1a19");
export const FOUR_SPADES = suit("four-spades", "#1f7a3d", "#17622f");
export const FOUR_HEARTS = suit("four-hearts", "#c4261d", "#ad1c15");
export const FOUR_DIAMONDS = suit("four-diamonds", "#d9720b", "#8f4a00");
