/** The backs: an ornament of its own for every pack, the same from both ends. */
import { line, path } from "./kit.ts";
import type { Pack } from "./packs.ts";
import {
  BLUE, BROWN, DARK, EDGE, FOUR_CLUBS, FOUR_DIAMONDS, FOUR_HEARTS, FOUR_SPADES, GOLD, GREEN, INK, PAPER, RED, WHITE,
} from "./palette.ts";

const flat = 'stroke="none"';
interface Back { readonly ground: string; readonly size: number; readonly turn: number; readonly tile: string; readonly rose: string }
const star = (fill: string, points: number, r: number, inner: number): string => {
  const corner = [...Array(points * 2).keys()].map((n) => {
    const [angle, length] = [(Math.PI * n) / points, n % 2 ? inner : r];
    return `${(Math.sin(angle) * length).toFixed(1)} ${(-Math.cos(angle) * length).toFixed(1)}`;
  });
  return path(`M${corner.join("L")}Z`, fill);
};
const petals = (fill: string, count: number, art: string): string =>
  [...Array(count).keys()].map((n) => `<g transform="rotate(${(360 / count) * n})">${path(art, fill)}</g>`).join("");

const ALL: Readonly<Record<Pack, Back>> = {
  prussian: {
    ground: GREEN, size: 32, turn: 45,
    tile: line("M0 0H32M0 0V32", GOLD, 2.4) + path("M16 5Q21 10 16 16Q11 10 16 5ZM16 27Q21 22 16 16Q11 22 16 27ZM5 16Q10 11 16 16Q10 21 5 16ZM27 16Q22 11 16 16Q22 21 27 16Z", WHITE, flat) + `<circle cx="16" cy="16" r="2.4" fill="${RED}"/><circle r="3.4" fill="${RED}"/><circle cx="32" r="3.4" fill="${RED}"/><circle cy="32" r="3.4" fill="${RED}"/><circle cx="32" cy="32" r="3.4" fill="${RED}"/>`,
    rose: petals(GREEN, 8, "M0-40C12-30 10-14 0-6C-10-14-12-30 0-40Z") + petals(GOLD, 8, "M0-24C6-18 5-10 0-4C-5-10-6-18 0-24Z") + `<circle r="7" fill="${RED}"/>`,
  },
  french: {
    ground: BLUE, size: 28, turn: 0,
    tile: path("M14 0C20 8 20 8 28 14C20 20 20 20 14 28C8 20 8 20 0 14C8 8 8 8 14 0Z", "none", `stroke="${WHITE}" stroke-width="1.8"`) + path("M14 7Q18 12 14 14Q10 12 14 7ZM14 21Q18 16 14 14Q10 16 14 21ZM7 14Q12 10 14 14Q12 18 7 14ZM21 14Q16 10 14 14Q16 18 21 14Z", GOLD, flat) + `<circle r="2.2" fill="${WHITE}"/><circle cx="28" r="2.2" fill="${WHITE}"/><circle cy="28" r="2.2" fill="${WHITE}"/><circle cx="28" cy="28" r="2.2" fill="${WHITE}"/>`,
    rose: star(GOLD, 16, 42, 26) + star(BLUE, 8, 28, 14) + `<circle r="9" fill="${WHITE}"/><circle r="5" fill="${RED}"/>`,
  },
  "four-colour": {
    ground: DARK, size: 40, turn: 0,
    tile: ([["club", 10, 10, FOUR_CLUBS], ["pip-heart", 30, 10, FOUR_HEARTS], ["diamond", 10, 30, FOUR_DIAMONDS], ["spade", 30, 30, FOUR_SPADES]] as const)
      .map(([id, x, y, { mark }]) => path(`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`, PAPER, flat) + `<use href="#vh-${id}" x="${x - 5}" y="${y - 5}" width="10" height="10" color="${mark}"/>`)
      .join("") + [0, 20, 40].flatMap((x) => [0, 20, 40].map((y) => `<circle cx="${x}" cy="${y}" r="2.6" fill="${GOLD}"/>`)).join(""),
    rose: star(DARK, 4, 44, 20) + `<g transform="rotate(45)">${star(RED, 4, 40, 16)}</g>` + star(GOLD, 4, 24, 10) + `<circle r="5" fill="${WHITE}"/>`,
  },
  schnapsen: {
    ground: RED, size: 34, turn: 0,
    tile: line("M0 17C8 17 8 8 17 8C26 8 26 17 34 17M0 34C8 34 8 26 17 26C26 26 26 34 34 34M0 0C8 0 8-8 17-8", GOLD, 2) + path("M17 22C11 18 9 15 11 12.5C13 11 16 12 17 14.5C18 12 21 11 23 12.5C25 15 23 18 17 22Z", WHITE, flat) + `<path d="M0 20Q4 24 0 30ZM34 20Q30 24 34 30Z" fill="${GOLD}"/><circle cx="17" cy="3" r="2" fill="${WHITE}"/>`,
    rose: petals(RED, 6, "M0 0C-22-18-16-42 0-30C16-42 22-18 0 0Z") + petals(GOLD, 6, "M0-4C-8-12-6-20 0-16C6-20 8-12 0-4Z") + `<circle r="5" fill="${WHITE}"/>`,
  },
  prairie: {
    ground: BLUE, size: 30, turn: 0,
    tile: line("M15 30V2", GOLD, 1.8) + [0, 8, 16].map((y) => path(`M15 ${10 + y}Q6 ${8 + y} 7 ${y}Q15 ${1 + y} 15 ${10 + y}Q15 ${1 + y} 23 ${y}Q24 ${8 + y} 15 ${10 + y}Z`, GOLD, flat)).join("") + path("M0 10V20", "none", `stroke="${WHITE}" stroke-width="2.4" stroke-dasharray="2 3"`) + path("M30 10V20", "none", `stroke="${WHITE}" stroke-width="2.4" stroke-dasharray="2 3"`),
    rose: star(GOLD, 20, 44, 32) + `<circle r="27" fill="${RED}"/>` + petals(GOLD, 6, "M0-24Q7-16 0-6Q-7-16 0-24Z") + `<circle r="5" fill="${BROWN}"/>`,
  },
};

/** For the sprite: the tiles as patterns. */
export const BACKS = Object.entries(ALL).map(([pack, { size, turn, tile }]) =>
  `<pattern id="vh-back-${pack}" patternUnits="userSpaceOnUse" x="100" y="155" width="${size}" height="${size}"${turn ? ` patternTransform="rotate(${turn} 100 155)"` : ""}>${tile}</pattern>`,
).join("");

export function backArt(pack: Pack): string {
  const { ground, rose } = ALL[pack];
  const half = `<path d="M12 155V21Q12 12 21 12H179Q188 12 188 21V155Z" fill="${ground}"/><path d="M12 155V21Q12 12 21 12H179Q188 12 188 21V155Z" fill="url(#vh-back-${pack})"/>`;
  return (
    half + `<g transform="rotate(180 100 155)">${half}</g>` +
    `<rect x="12" y="12" width="176" height="286" rx="9" fill="none" stroke="${INK}" stroke-width="2"/>` +
    `<rect x="17" y="17" width="166" height="276" rx="6" fill="none" stroke="${PAPER}" stroke-width="3"/>` +
    `<path d="M18 155H182" stroke="${PAPER}" stroke-width="3"/>` +
    `<g transform="translate(100 155)" stroke="${INK}" stroke-width="1.6"><circle r="56" fill="${ground}" stroke="${PAPER}" stroke-width="4"/><circle r="48" fill="${PAPER}" stroke="${EDGE}"/>${rose}</g>`
  );
}
