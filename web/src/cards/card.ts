/** Card faces and backs as SVG markup. Needs the sprite (`spriteSvg()`) once in the page; names are the caller's job. */
import { backArt } from "./backs.ts";
import { COURTS, STYLES } from "./packs.ts";
import type { Letters, Pack, Rank, SuitLetter } from "./packs.ts";
import { EDGE, GOLD, INK, PAPER, RED, SKY, WHITE } from "./palette.ts";
import { RIBBON, belt } from "./scenes.ts";

export { spriteSvg } from "./sprite.ts";
export { PACKS, cardsOf } from "./packs.ts";
export type { Letters, Pack, Rank } from "./packs.ts";

export interface FaceOptions {
  /** For 60 px wide and below: index first. */
  readonly compact?: boolean;
  /** Indices in two corners (default), in all four, or none. */
  readonly corners?: 2 | 4 | 0;
  /** Other index letters than the pack's own, such as `{ Q: "D", J: "B" }`. */
  readonly letters?: Letters;
}

export const WIDTH = 200;
export const HEIGHT = 310;
const FONT = `font-family="var(--card-font,'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'DejaVu Serif',serif)" font-weight="700"`;

const svg = (art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="card-face" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false"><rect x="1" y="1" width="198" height="308" rx="14" fill="${PAPER}" stroke="${EDGE}" stroke-width="2"/>${art}</svg>`;
const use = (id: string, x: number, y: number, width: number, height = width): string =>
  `<use href="#vh-${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
const mark = (id: string, x: number, y: number, size: number): string => use(id, x - size / 2, y - size / 2, size);
const turned = (art: string): string => `<g transform="rotate(180 100 155)">${art}</g>`;
const twice = (art: string): string => art + turned(art);

interface Face {
  readonly pack: Pack;
  readonly suit: SuitLetter;
  readonly rank: Rank;
  readonly symbol: string;
  readonly letter: string;
  readonly text: string;
  readonly german: boolean;
}

const lettering = ({ letter, text }: Face, x: number, y: number, size: number, room: number): string =>
  `<text x="${x}" y="${y}" font-size="${letter.length > 1 ? Math.round(size * 0.86) : size}" text-anchor="middle" fill="${text}" stroke="none" ${FONT}${letter.length > 1 ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : ""}>${letter}</text>`;
const index = (face: Face, x = 17): string => lettering(face, x, 34, 27, 25) + mark(face.symbol, x, 54, 24);

/** The traditional places of the pips, upper half first: x, y; those below the middle stand on their heads. */
const PIPS: Readonly<Partial<Record<Rank, readonly (readonly [number, number])[]>>> = {
  "3": [[100, 52]],
  "5": [[66, 52], [134, 52]],
  "7": [[66, 48], [134, 48], [100, 101]],
  "8": [[66, 48], [134, 48], [100, 101]],
  "9": [[66, 46], [134, 46], [66, 117], [134, 117]],
  T: [[66, 46], [134, 46], [66, 119], [134, 119], [100, 82]],
};
const MIDDLE: Readonly<Partial<Record<Rank, readonly (readonly [number, number])[]>>> = {
  "3": [[100, 155]],
  "5": [[100, 155]],
  "7": [[66, 155], [134, 155]],
  "8": [[66, 155], [134, 155]],
  "9": [[100, 155]],
};

function pips(face: Face): string {
  if (isSpecial(face)) return special(face, false) + twice((PIPS[face.rank] ?? []).map(([x, y]) => mark(face.symbol, x, y - 4, 42)).join(""));
  const at = ([x, y]: readonly [number, number]): string => mark(face.symbol, x, y, 46);
  const upper = PIPS[face.rank] ?? [];
  const lower = face.rank === "7" ? upper.slice(0, 2) : upper;
  return upper.map(at).join("") + (MIDDLE[face.rank] ?? []).map(at).join("") + turned(lower.map(at).join(""));
}

const SPRAY = { C: "oak", S: "vine", H: "roses", D: "laurel" };
const SEASON = { C: "winter", S: "autumn", H: "spring", D: "summer" };
const SCENE = { C: "forest", S: "village", H: "castle", D: "peaks" };
const FRAME = `<rect x="32" y="12" width="136" height="286" rx="5"`;

const framed = (half: string, stripe: string): string =>
  `${FRAME} fill="${SKY}"/><g clip-path="url(#vh-frame)">${twice(half)}</g><g stroke="${INK}" stroke-width="1.6">${belt(stripe)}</g>${FRAME} fill="none" stroke="${INK}" stroke-width="2"/>`;

function daus({ suit, symbol, pack }: Face): string {
  if (pack === "schnapsen") return framed(use(`season-${SEASON[suit]}`, 0, 0, 200, 155) + mark(symbol, 100, 82, 88), RED);
  const name = `<text y="4.6" font-size="13" letter-spacing="3" text-anchor="middle" fill="${PAPER}" stroke="none" ${FONT}>VORHAND</text>`;
  const stitches = [-36, -18, 0, 18, 36].map((x) => `<path d="M${x - 6} 0l6-4 6 4-6 4Z" fill="${GOLD}" stroke="none"/>`).join("");
  const ribbon = `<g transform="translate(100 155)" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round">${RIBBON}${suit === "C" ? name : stitches}</g>`;
  return twice(use(`spray-${SPRAY[suit]}`, 16, 5, 168, 150) + mark(symbol, 100, 80, 84)) + ribbon;
}

/** The ace of spades bears the ornament, as the tax man once wanted it. */
const ROSETTE = `<g transform="translate(100 151)" fill="${PAPER}">${[...Array(8).keys()].map((n) => `<path d="M0-5Q-7-13 0-21Q7-13 0-5Z" transform="rotate(${n * 45})"/>`).join("")}<circle r="4" fill="${GOLD}"/></g>`;
function ace({ suit, symbol, pack }: Face): string {
  const rays = [...Array(24).keys()].map((n) => `<path d="M0-58L3-68L0-78L-3-68Z" transform="rotate(${n * 15})"/>`).join("");
  const glory = `<g transform="translate(100 155) scale(1.06)" fill="${GOLD}" stroke="${INK}" stroke-width="1"><circle r="57" fill="${SKY}" stroke="${GOLD}" stroke-width="2"/>${pack === "prairie" ? "" : rays}</g>`;
  const wheat = pack === "prairie" ? `<g transform="translate(100 155) scale(1.3) translate(-100 -155)">${twice(use("spray-wheat", 16, 74, 168, 150))}</g>` : "";
  return glory + wheat + mark(symbol, 100, 155, 88) + (suit === "S" ? ROSETTE : "");
}

function court(face: Face): string {
  const { german, suit, rank, symbol, pack, text } = face;
  const scene = pack === "prairie" ? "prairie" : german ? (pack === "schnapsen" ? "peaks" : SCENE[suit]) : "hall";
  const size = 36;
  const marks = !german
    ? mark(symbol, 52, 34, 30)
    : rank === "K"
      ? mark(symbol, 53, 35, size) + mark(symbol, 147, 35, size)
      : rank === "Q"
        ? mark(symbol, 54, 37, 40)
        : mark(symbol, 54, 126, 38);
  return framed(use(`scene-${scene}`, 0, 0, 200, 155) + use(`${figures(face)}-${suit}${rank}`, 0, 0, 200, 155) + marks, text);
}
function figures({ pack, rank }: Face): string {
  const [own = "", ladies = own] = COURTS[pack];
  return rank === "Q" ? ladies : own;
}
/** What a Kaiser player must never overlook: the five of hearts (+5) and the three of spades (-3), at the rim too. */
function special({ suit, text }: Face, small: boolean): string {
  const good = suit === "H";
  const medal = (x: number, y: number, r: number): string =>
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${good ? GOLD : WHITE}" stroke="${INK}" stroke-width="2"/><text y="${r * 0.36}" font-size="${r * 1.06}" text-anchor="middle" fill="${good ? INK : text}" ${FONT}>${good ? "+5" : "\u22123"}</text></g>`;
  const rim = `<rect x="4" y="4" width="192" height="302" rx="11" fill="none" stroke="${good ? GOLD : INK}" stroke-width="4"${good ? "" : ' stroke-dasharray="9 6"'}/>`;
  if (small) return rim + medal(138, 242, 52);
  return rim + twice(use(`spray-${good ? "wheat" : "wire"}`, 16, 74, 168, 150) + medal(18, 84, 12)) + medal(100, 155, 34);
}
const isSpecial = ({ suit, rank }: Face): boolean => suit + rank === "H5" || suit + rank === "S3";

function compact(face: Face): string {
  const { rank, suit, symbol } = face;
  const lower = "KQJ".includes(rank)
    ? `<svg x="62" y="162" width="132" height="143" viewBox="46 8 108 117">${use(`${figures(face)}-${suit}${rank}`, 0, 0, 200, 155)}</svg>`
    : isSpecial(face) ? special(face, true) : mark(symbol, 132, 238, 112);
  return lettering(face, 54, 98, 112, 100) + mark(symbol, 52, 164, 84) + lower;
}

export function cardSvg(card: string, pack: Pack, options: FaceOptions = {}): string {
  const style = STYLES[pack];
  const [suit, rank] = [card[0] as SuitLetter, card[1] as Rank];
  const found = style.suits[suit];
  if (!found || !"AKQJT98753".includes(rank) || card.length !== 2) throw new Error(`${card} is not a card`);
  const face: Face = {
    pack, suit, rank, german: style.german, symbol: found.symbol, text: found.text,
    letter: options.letters?.[rank] ?? style.letters[rank] ?? rank,
  };
  const { corners = 2 } = options;
  let art: string;
  if (options.compact) art = compact(face);
  else {
    art = "KQJ".includes(rank) ? court(face) : rank === "A" ? (face.german ? daus(face) : ace(face)) : pips(face);
    if (corners) art += twice(index(face));
    if (corners === 4) art += twice(index(face, 183));
  }
  return svg(`<g color="${found.mark}">${art}</g>`);
}

/** A suit alone, for bids, trumps and prose. */
export function suitSvg(suit: string, pack: Pack): string {
  const found = STYLES[pack].suits[suit as SuitLetter];
  if (!found) throw new Error(`${suit} is not a suit`);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="card-suit" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><g color="${found.mark}">${use(found.symbol, 0, 0, 100)}</g></svg>`;
}

export function backSvg(pack: Pack): string {
  return svg(backArt(pack));
}
