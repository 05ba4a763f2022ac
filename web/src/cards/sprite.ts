/** The sprite: every suit, figure and landscape once, as `<symbol>`s that the cards `<use>`. Put it into the page once. */
import { BACKS } from "./backs.ts";
import { FIGURES } from "./figures.ts";
import { MARKS } from "./marks.ts";
import { COURTS, PACKS } from "./packs.ts";
import type { Pack } from "./packs.ts";
import { BLUE, GOLD, INK, RED, WHITE } from "./palette.ts";
import { SCENES, SEASONS, SPRAYS } from "./scenes.ts";

const symbol = (id: string, box: string, art: string): string => `<symbol id="vh-${id}" viewBox="${box}">${art}</symbol>`;
const outlined = (art: string): string =>
  `<g fill="none" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${art}</g>`;
/** Upper halves are drawn in the card's coordinates and cut off below its middle. */
const halves = (prefix: string, arts: Readonly<Record<string, string>>): string =>
  Object.entries(arts).map(([id, art]) => symbol(prefix + id, "0 0 200 155", art)).join("");

/* Woven patterns. */
const WEAVES: Readonly<Record<string, readonly [size: string, art: string]>> = {
  dots: ['width="9" height="9"', '<circle cx="2.5" cy="2.5" r="1.4"/><circle cx="7" cy="7" r="1.4"/>'],
  florets: ['width="16" height="16"', '<path d="M4 1Q7 4 4 7Q1 4 4 1ZM12 9Q15 12 12 15Q9 12 12 9ZM1 4Q4 1 7 4Q4 7 1 4ZM9 12Q12 9 15 12Q12 15 9 12Z"/>'],
  stripes: ['width="10" height="10"', '<path d="M2 0H5V10H2Z"/>'],
  lozenge: ['width="14" height="20"', '<path d="M7 2L12 10L7 18L2 10Z"/>'],
  checks: ['width="10" height="10"', '<path d="M0 0H5V5H0ZM5 5H10V10H5Z"/>'],
  brocade: ['width="20" height="24"', '<path d="M10 1C16 7 16 11 10 17C4 11 4 7 10 1ZM10 5C8 8 8 10 10 13C12 10 12 8 10 5ZM0 13C3 16 3 20 0 23ZM20 13C17 16 17 20 20 23ZM9 18H11V23H9Z" fill-rule="evenodd"/>'],
};
const THREADS: Readonly<Record<string, string>> = { gold: GOLD, white: WHITE, red: RED, blue: BLUE };

function weaves(used: string): string {
  const names = new Set([...used.matchAll(/url\(#vh-([a-z]+)-([a-z]+)\)/g)].map((match) => `${match[1]}-${match[2]}`));
  return [...names].map((name) => {
    const [weave = "", thread = ""] = name.split("-");
    const found = WEAVES[weave];
    if (!found) throw new Error(`no weave ${weave}`);
    return `<pattern id="vh-${name}" patternUnits="userSpaceOnUse" ${found[0]}><g fill="${THREADS[thread]}" stroke="none">${found[1]}</g></pattern>`;
  }).join("");
}

const HATCH = `<pattern id="vh-hatch" patternUnits="userSpaceOnUse" width="5" height="5" patternTransform="rotate(-38)"><path d="M0 1H5" stroke="${INK}" stroke-width="1.1" opacity=".55"/></pattern>`;
const ERMINE = `<pattern id="vh-ermine" patternUnits="userSpaceOnUse" width="16" height="14"><path d="M4 2L5.6 8H2.4ZM12 8L13.6 14H10.4Z" fill="${INK}" stroke="none"/></pattern>`;

const sprites = new Map<string, string>();
/** All packs, or only what some of them need: a page that shows one pack parses half as much. */
export function spriteSvg(packs: readonly Pack[] = PACKS): string {
  const courts = new Set(packs.flatMap((pack) => COURTS[pack]));
  const key = [...courts].sort().join(" ");
  let sprite = sprites.get(key);
  if (!sprite) {
    const figures = Object.fromEntries(Object.entries(FIGURES).filter(([id]) => courts.has(id.split("-")[0] ?? "")));
    const outline = (arts: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(Object.entries(arts).map(([id, art]) => [id, outlined(art)]));
    const symbols =
      Object.entries(MARKS).map(([id, art]) => symbol(id, "0 0 100 100", art)).join("") +
      halves("", figures) + halves("scene-", SCENES) + halves("season-", outline(SEASONS)) +
      Object.entries(outline(SPRAYS)).map(([id, art]) => symbol(`spray-${id}`, "-84 -150 168 150", art)).join("");
    const frame = '<clipPath id="vh-frame"><rect x="32" y="12" width="136" height="286" rx="5"/></clipPath>';
    sprite = `<svg xmlns="http://www.w3.org/2000/svg" class="card-sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>${weaves(symbols)}${HATCH}${ERMINE}${frame}${BACKS}</defs>${symbols}</svg>`;
    sprites.set(key, sprite);
  }
  return sprite;
}
