/** The packs: which cards they have, and how suits and ranks are shown. Cards are written as everywhere, suit then rank. */
import * as colours from "./palette.ts";
import type { SuitColours } from "./palette.ts";

export type Pack = "prussian" | "french" | "four-colour" | "schnapsen" | "prairie";
export type SuitLetter = "C" | "S" | "H" | "D";
export type Rank = "A" | "K" | "Q" | "J" | "T" | "9" | "8" | "7" | "5" | "3";
/** The letters of the index; a page may hand in those of its language. */
export type Letters = Readonly<Partial<Record<Rank, string>>>;

export interface Style {
  readonly german: boolean;
  readonly letters: Letters;
  readonly ranks: string;
  readonly suits: Readonly<Record<SuitLetter, SuitColours & { readonly mark: string; readonly symbol: string }>>;
}

const german = {
  C: { ...colours.ACORNS, symbol: "acorn" },
  S: { ...colours.LEAVES, symbol: "leaf" },
  H: { ...colours.HEARTS, symbol: "heart" },
  D: { ...colours.BELLS, symbol: "bell" },
};
const french = {
  C: { ...colours.CLUBS, symbol: "club" },
  S: { ...colours.SPADES, symbol: "spade" },
  H: { ...colours.HEARTS, symbol: "pip-heart" },
  D: { ...colours.DIAMONDS, symbol: "diamond" },
};
const four = {
  C: { ...colours.FOUR_CLUBS, symbol: "club" },
  S: { ...colours.FOUR_SPADES, symbol: "spade" },
  H: { ...colours.FOUR_HEARTS, symbol: "pip-heart" },
  D: { ...colours.FOUR_DIAMONDS, symbol: "diamond" },
};
const FRENCH_LETTERS: Letters = { T: "10" };
/* Schnapsen says Dame and Bube (SN 1); its pack has ladies. */
const SCHNAPSEN_LETTERS: Letters = { T: "10", Q: "D", J: "B" };
const GERMAN_LETTERS: Letters = { T: "10", Q: "O", J: "U" };

export const STYLES: Readonly<Record<Pack, Style>> = {
  prussian: { german: true, letters: GERMAN_LETTERS, ranks: "AKQJT987", suits: german },
  french: { german: false, letters: FRENCH_LETTERS, ranks: "AKQJT987", suits: french },
  "four-colour": { german: false, letters: FRENCH_LETTERS, ranks: "AKQJT987", suits: four },
  schnapsen: { german: true, letters: SCHNAPSEN_LETTERS, ranks: "ATKQJ", suits: german },
  prairie: { german: false, letters: FRENCH_LETTERS, ranks: "AKQJT98", suits: french },
};
/** Whose figures a pack shows; Schnapsen's ladies come from the French court. */
export const COURTS: Readonly<Record<Pack, readonly string[]>> = {
  prussian: ["german"], french: ["french"], "four-colour": ["french"], schnapsen: ["german", "french"], prairie: ["prairie"],
};
export const PACKS = Object.keys(STYLES) as readonly Pack[];

/** The cards a pack is played with; every pack can also show the others' cards. */
export function cardsOf(pack: Pack): string[] {
  const extra = pack === "prairie" ? ["C7", "S3", "H5", "D7"] : [];
  return [..."CSHD"].flatMap((suit, lane) => [
    ...[...STYLES[pack].ranks].map((rank) => suit + rank),
    ...extra.slice(lane, lane + 1),
  ]);
}
