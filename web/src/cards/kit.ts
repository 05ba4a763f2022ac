/** The drawing kit of the court figures: heads, hats, garments, arms, things in hands. Everything is drawn on the card's
 * own 200 x 310, upper half only; heads and things are drawn round their own origin and set with `at`. */
import { BLUE, BROWN, DARK, FLESH, GINGER, GOLD, GREEN, GREY, INK, RED, WHITE } from "./palette.ts";

export const path = (d: string, fill = "none", more = ""): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d: string, colour: string, width = 2): string =>
  path(d, "none", `stroke="${colour}" stroke-width="${width}"`);
export const dot = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;
export const dots = (points: readonly (readonly [number, number])[], r: number, fill: string): string =>
  points.map(([x, y]) => dot(x, y, r, fill)).join("");
export const at = (x: number, y: number, art: string, turn = 0, scale = 1, flip = 1): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale !== 1 || flip !== 1 ? ` scale(${scale * flip} ${scale})` : ""}">${art}</g>`;
const flat = 'stroke="none"';

/** A cloth: its colour, its woven pattern (see sprite.ts) and, on the side away from the light, woodcut hatching. */
export const cloth = (d: string, fill: string, pattern = "", shade = ""): string =>
  path(d, fill) + (pattern && path(d, `url(#vh-${pattern})`)) + (shade && path(shade, "url(#vh-hatch)", flat));

/* Heads: chin at y 20, crown at y -20; turn is where the face looks (-1 left, 1 right). */
export interface Look {
  readonly turn?: number;
  readonly hair?: string;
  readonly cut?: "bob" | "long" | "short" | "curls" | "braids" | "none";
  readonly beard?: "full" | "long" | "forked" | "pointed" | "curly" | "moustache" | "curled" | "goatee" | "walrus";
  readonly lady?: boolean;
  readonly grin?: boolean;
  readonly eyes?: "open" | "closed" | "wink";
  readonly glasses?: boolean;
  readonly freckles?: boolean;
  readonly mole?: boolean;
  readonly tilt?: number;
}

const CUTS = {
  bob: "M-15-8C-24 2-25 18-20 27C-15 30-10 26-10 20H10C10 26 15 30 20 27C25 18 24 2 15-8C8-24-8-24-15-8Z",
  long: "M-15-8C-26 6-24 26-30 42C-22 47-14 40-10 26H10C14 40 22 47 30 42C24 26 26 6 15-8C8-26-8-26-15-8Z",
  short: "M-16 6C-21-4-18-20 0-22C18-20 21-4 16 6Z",
  curls: "M-14-14C-24-12-26 0-20 4C-28 8-25 20-17 20C-18 28-8 30-6 22H6C8 30 18 28 17 20C25 20 28 8 20 4C26 0 24-12 14-14C8-24-8-24-14-14Z",
  braids: "M-14-12C-22-6-22 6-20 12C-26 18-19 24-24 30C-19 36-25 42-22 50L-17 50C-12 42-18 36-14 30C-18 24-12 18-14 10H14C12 18 18 24 14 30C18 36 12 42 17 50L22 50C25 42 19 36 24 30C19 24 26 18 20 12C22 6 22-6 14-12C8-22-8-22-14-12Z",
  none: "",
};
const BEARDS = {
  full: "M-14 0C-18 16-16 32-8 37C-4 34-2 38 0 41C2 38 4 34 8 37C16 32 18 16 14 0C13 8 9 8 6 7H-6C-9 8-13 8-14 0Z",
  long: "M-14 0C-19 18-19 38-11 48C-8 44-5 50 0 62C5 50 8 44 11 48C19 38 19 18 14 0C13 8 9 8 6 7H-6C-9 8-13 8-14 0Z",
  forked: "M-14 0C-18 16-19 34-13 47C-8 44-3 36 0 28C3 36 8 44 13 47C19 34 18 16 14 0C13 8 9 8 6 7H-6C-9 8-13 8-14 0Z",
  pointed: "M-14 2C-15 18-8 28 0 46C8 28 15 18 14 2C12 9 9 8 6 7H-6C-9 8-12 9-14 2Z",
  curly: "M-15-1C-22 2-21 10-17 12C-23 16-19 25-14 24C-16 32-8 36-5 31C-4 38 4 38 5 31C8 36 16 32 14 24C19 25 23 16 17 12C21 10 22 2 15-1C13 8 9 8 6 7H-6C-9 8-13 8-15-1Z",
  goatee: "M-5 15C-5 22-3 28 0 31C3 28 5 22 5 15C2 17-2 17-5 15Z",
  moustache: "",
  curled: "",
  walrus: "",
};
const MOUSTACHES: Readonly<Record<string, string>> = {
  curled: "M0 7C-4 3-9 6-12 9C-15 11-18 9-17 5C-22 8-19 15-13 14C-8 14-3 12 0 9C3 12 8 14 13 14C19 15 22 8 17 5C18 9 15 11 12 9C9 6 4 3 0 7Z",
  walrus: "M0 6C-6 3-12 8-14 18C-10 15-5 14 0 11C5 14 10 15 14 18C12 8 6 3 0 6Z",
};
const MOUSTACHE = "M0 7C-4 4-9 6-12 11C-8 12-3 12 0 9C3 12 8 12 12 11C9 6 4 4 0 7Z";

export function head(look: Look, hat = "", behind = ""): string {
  const { turn = 0, hair = BROWN, cut = "bob", beard, lady = false, grin = false, eyes = "open" } = look;
  const brow = lady ? 1.5 : 2.4;
  const eye = (x: number): string =>
    line(`M${x - 4}-7.5Q${x}-11 ${x + 4}-7.5`, hair === GREY || hair === WHITE ? INK : hair, brow) +
    (eyes === "closed" || (eyes === "wink" && x * turn > 0)
      ? line(`M${x - 3.6}-2.4Q${x} 0.8 ${x + 3.6}-2.4`, INK, 1.7)
      : line(`M${x - 3.6}-2Q${x}-5 ${x + 3.6}-2`, INK, 1.6) + dot(x + turn * 0.8, -1.8, 1.9, INK, flat)) +
    (lady ? line(`M${x + 3.6 * Math.sign(x)}-2l${2 * Math.sign(x)}-1.6`, INK, 1.3) : "");
  const side = turn || 1;
  const locks = CUTS[cut]
    ? path(CUTS[cut], hair) + (cut === "bob" || cut === "long" ? line("M-18 4Q-20 14-17 22M18 4Q20 14 17 22", INK, 1) : "")
    : "";
  const features =
    dot(-9, 6, 4, RED, `${flat} opacity=".28"`) +
    dot(9, 6, 4, RED, `${flat} opacity=".28"`) +
    eye(-6.5) +
    eye(6.5) +
    (look.freckles ? dots([[-10, 4], [-7.5, 6], [-11, 7.5], [10, 4], [7.5, 6], [11, 7.5]], 0.8, GINGER).replaceAll("/>", ` ${flat}/>`) : "") +
    (look.mole ? dot(-side * 6, 9, 1.1, INK, flat) : "") +
    (look.glasses ? `<g stroke="${INK}" stroke-width="1.5"><circle cx="-6.5" cy="-1.5" r="5.4"/><circle cx="6.5" cy="-1.5" r="5.4"/><path d="M-1.2-2.5Q0-3.6 1.2-2.5"/></g>` : "") +
    line(`M${side * 0.5}-4L${side * 3.6} 4Q${side * 3} 6.6 ${side * -1.5} 5.6`, INK, 1.5);
  const mouth = grin
    ? path("M-6 10.5Q0 12 6 10.5Q4 16 0 16Q-4 16-6 10.5Z", WHITE, 'stroke-width="1.3"')
    : lady
      ? path("M-3.6 11.5Q-1.5 9.6 0 10.8Q1.5 9.6 3.6 11.5Q0 15 -3.6 11.5Z", RED, flat)
      : line("M-4 11.8Q0 14 4 11.8", RED, 2.4);
  const whiskers = beard
    ? path(BEARDS[beard], hair) +
      (BEARDS[beard].length > 90
        ? line("M-9 14Q-11 24-7 32M9 14Q11 24 7 32M-4 19Q-5 27-2 34M4 19Q5 27 2 34", INK, 1) +
          path("M-6 7Q0 4 6 7Q7 14 0 16Q-7 14-6 7Z", FLESH, flat)
        : "") +
      mouth +
      path(MOUSTACHES[beard] ?? MOUSTACHE, hair, 'stroke-width="1.4"')
    : mouth;
  const shape = "M-14.5-6C-15.5 10-8 20.5 0 20.5C8 20.5 15.5 10 14.5-6C14-16 8-21 0-21C-8-21-14-16-14.5-6Z";
  return (
    behind +
    locks +
    path("M-7 16V30H7V16Z", FLESH) +
    path(shape, FLESH) +
    path(`M${side * -14.5}-6C${side * -15.5} 10 ${side * -8} 20.5 0 20.5C${side * -7} 16 ${side * -12} 6 ${side * -10}-8Z`, RED, `${flat} opacity=".16"`) +
    `<g transform="translate(${turn * 3})">${features}${whiskers}</g>` +
    (lady ? path("M0-22C-11-22-16-14-16 0C-12-9-4-12 0-18C4-12 12-9 16 0C16-14 11-22 0-22Z", hair, 'stroke-width="1.5"') : "") +
    hat
  );
}

/* Hats and crowns, on the head's own origin. */
export const feather = (fill: string): string =>
  path("M0 0C4-20 20-34 38-30C35-26 38-24 35-20C36-17 32-16 31-12C28-9 24-11 21-8C16-6 10-6 6 1Z", fill) +
  line("M2 0C10-14 20-22 32-26M12-12L13-20M20-18L22-25M15-14L23-13M22-19L30-19", INK, 1);
const jewel = (x: number, y: number, fill: string): string => dot(x, y, 2.6, fill, 'stroke-width="1.2"');
const BAND = "M-18-20Q0-13 18-20L17-9Q0-2-17-9Z";
const band = (a: string, b: string): string =>
  path(BAND, GOLD) + jewel(-10, -12, a) + jewel(0, -10, b) + jewel(10, -12, a);
export const CROWNS = {
  points: path("M-18-18L-23-37L-11-27L0-43L11-27L23-37L18-18Q0-11-18-18Z", GOLD) +
    dots([[-23, -38], [0, -43], [23, -38]], 3, RED) + band(RED, BLUE),
  oak: path("M-18-18C-27-22-29-31-22-38C-17-36-13-32-12-27C-10-36-5-42 0-44C5-42 10-36 12-27C13-32 17-36 22-38C29-31 27-22 18-18Q0-11-18-18Z", GOLD) +
    line("M-20-33L-15-21M0-38V-19M20-33L15-21M-5-31L0-27L5-31", INK, 1.3) + band(GREEN, RED),
  arched: path("M-20-19C-28-42-12-42 0-37C12-42 28-42 20-19Q0-12-20-19Z", RED) +
    path("M-18-19C-24-38-10-40 0-36L-2-16ZM18-19C24-38 10-40 0-36L2-16Z", "none") +
    path("M-4-37C-6-28-5-22-4-16H4C5-22 6-28 4-37Z", GOLD) + dot(0, -39, 3.6, GOLD) + line("M0-42V-47M-3-45H3", INK, 2.4) + band(BLUE, GREEN),
  turban: path("M-8-30L-14-44L-4-37L0-48L4-37L14-44L8-30Z", GOLD) +
    path("M-22-11C-30-30-12-37 0-35C12-37 30-30 22-11C14-5-14-5-22-11Z", WHITE) +
    line("M-23-15C-10-13 6-20 14-34M-23-22C-12-20-4-25 0-35M-8-7C6-8 20-16 24-25", RED, 2) + jewel(0, -22, RED),
  lilies: path("M-18-18L-20-28C-28-28-27-38-21-40C-15-38-14-31-18-27L-7-25C-12-31-8-41 0-46C8-41 12-31 7-25L18-27C14-31 15-38 21-40C27-38 28-28 20-28L18-18Q0-11-18-18Z", GOLD) +
    line("M0-42V-26M-21-36V-30M21-36V-30", INK, 1.3) + band(BLUE, RED),
  small: path("M-13-24L-16-36L-8-30L0-41L8-30L16-36L13-24Q0-20-13-24Z", GOLD) + dots([[-16, -37], [0, -42], [16, -37]], 2.2, WHITE) + path("M-14-25Q0-20 14-25L13-18Q0-13-13-18Z", GOLD) + jewel(0, -19, RED),
  tiara: path("M-15-16C-14-26-6-30 0-42C6-30 14-26 15-16Q0-22-15-16Z", GOLD) + jewel(0, -28, RED) + dots([[-8, -23], [8, -23], [0, -42]], 2, WHITE),
  pearls: path("M-17-17C-16-30-8-36 0-36C8-36 16-30 17-17Q0-25-17-17Z", GOLD) + line("M-11-21C-8-29-4-32 0-35M11-21C8-29 4-32 0-35", INK, 1.2) + dots([[-15, -30], [-8, -37], [0, -40], [8, -37], [15, -30]], 2.7, WHITE) + jewel(0, -26, BLUE),
};
/** A small crown for the top of a hat; and a wreath of wheat ears. */
const ON_TOP = path("M-11-30L-13-40L-6-35L0-43L6-35L13-40L11-30Q0-27-11-30Z", GOLD) + jewel(0, -33, RED);
const EAR = line("M0 0V-8", INK, 1.4) + [0, 6, 12].map((y) => path(`M0 ${-5 - y}q-7-2-6-9q6 1 6 9q0-8 6-9q1 7-6 9Z`, GOLD, 'stroke-width="1.3"')).join("");
export const WHEATEN = [-44, -22, 0, 22, 44].map((turn) => at(turn * 0.36, -18 + Math.abs(turn) * 0.08, EAR, turn * 0.7)).join("") + band(RED, GREEN);
const brim = (fill: string): string => path("M-29-13C-22-22 22-22 29-13C20-5-20-5-29-13Z", fill);
export const HATS = {
  wide: (fill: string, plume: string): string =>
    path("M-16-14C-18-37 18-37 16-14Z", fill) + path("M-16.5-19Q0-14 16.5-19L17-13Q0-8-17-13Z", GOLD) + brim(fill) + at(14, -17, feather(plume), 0, 0.95),
  plumed: (fill: string, plume: string): string =>
    at(-6, -20, feather(plume), -24, 0.8) + at(6, -20, feather(WHITE), 14, 0.9) + path("M-18-13C-22-33 18-35 17-13Z", fill) + path("M-27-7C-30-20 10-24 32-22C26-12 8-12-2-11C-12-10-20-10-27-7Z", fill) + jewel(8, -18, GOLD),
  beret: (fill: string, plume: string): string =>
    at(12, -24, feather(plume), 10, 0.9) + path("M-21-9C-34-28-8-38 12-33C30-30 27-14 19-8C8-14-8-14-21-9Z", fill) + line("M-18-13C-14-22-4-27 4-28M-6-15C-2-20 4-22 10-22", INK, 1.2) + path("M-20-10Q0-18 19-9L18-5Q0-13-19-5Z", GOLD),
  pointed: (fill: string, plume: string): string =>
    at(10, -15, feather(plume), -8, 0.9) + path("M-20-8C-22-22-14-40-26-45C-4-44 18-30 19-9Q0-16-20-8Z", fill) + path("M-20-8Q0-18 20-10C26-9 30-12 34-17C32-6 24-2 18-3Q0-11-18-3C-24-2-30-4-31-12C-27-9-24-8-20-8Z", fill),
  stocking: (fill: string, trim: string): string =>
    path("M-18-10C-20-40 12-46 25-26C31-16 33-4 31 6L24 5C24-4 21-10 18-12Z", fill) + path("M-18-10C-20-40 12-46 25-26C31-16 33-4 31 6L24 5C24-4 21-10 18-12Z", "url(#vh-stripes-gold)") + dot(28, 10, 5.5, trim) + path("M-19-17Q0-25 19-17L18-7Q0-15-18-7Z", trim),
  toque: (): string =>
    path("M-17-15C-32-18-28-39-15-37C-10-48 10-48 15-37C28-39 32-18 17-15Z", WHITE) + line("M-10-18Q-12-26-9-31M0-17V-30M10-18Q12-26 9-31", INK, 1.2) + path("M-17-18Q0-24 17-18L16-8Q0-14-16-8Z", WHITE),
  fool: (): string =>
    path("M0-16C-8-36-26-42-36-30C-40-22-38-14-34-10C-32-20-26-22-18-8Z", RED) + path("M0-16C8-36 26-42 36-30C40-22 38-14 34-10C32-20 26-22 18-8Z", BLUE) + path("M-18-8C-16-26-8-36 0-43C8-36 16-26 18-8Q0-17-18-8Z", GOLD) + path("M-18-8C-16-26-8-36 0-43C8-36 16-26 18-8Q0-17-18-8Z", "url(#vh-lozenge-red)") + [[-35, -8], [35, -8], [0, -44]].map(([x = 0, y = 0]) => dot(x, y, 4.4, GOLD) + line(`M${x - 3} ${y}h6M${x} ${y}v3`, INK, 1.2)).join("") + path("M-19-11Q0-20 19-11L18-4Q0-13-18-4Z", WHITE),
  fur: (fill: string, plume: string): string =>
    at(4, -32, feather(plume), 18, 0.75) + path("M-15-18C-17-42 12-44 15-18Z", fill) + path("M-22-10C-26-18-20-25-15-22C-12-28-5-28-1-24C3-29 11-28 14-22C21-25 26-17 22-10C18-3 12-8 8-7C2-4-4-5-8-7C-13-4-19-3-22-10Z", BROWN) + line("M-17-16l3 5M-8-20l2 6M2-20l1 6M11-18l-1 6M18-16l-2 5", INK, 1.2),
  tricorn: (fill: string): string =>
    path("M-14-16C-16-34 14-34 14-16Z", fill) + path("M-32-18C-16-14-10-26 0-30C10-26 16-14 32-18C28-2 14-9 0-8C-14-9-28-2-32-18Z", fill) + line("M-30-16C-16-11-10-22 0-26C10-22 16-11 30-16", GOLD, 2.4) + dot(-14, -16, 3.4, RED),
  hood: (fill: string): string =>
    path("M-17-6C-30-34 8-46 22-30C34-28 36-10 30 8L24 4C24-6 20-12 17-10Q0-18-17-6Z", fill) + line("M16-30C20-22 22-14 27 4", INK, 1.3) + path("M-20-6C-26-20-8-26 2-24C14-26 26-18 20-7C8-14-8-14-20-6Z", fill) + line("M-16-12C-8-20 8-20 16-13", INK, 1.3),
  stetson: (fill: string): string =>
    path("M-17-13C-21-32-13-43-4-36Q0-33 4-36C13-43 21-32 17-13Q0-8-17-13Z", fill) + line("M0-33V-22", INK, 1.3) + path("M-17.4-19Q0-14 17.4-19L17-12Q0-7-17-12Z", RED) + path("M-36-20C-26-8-14-15 0-14C14-15 26-8 36-20C34-6 16-4 0-4C-16-4-34-6-36-20Z", fill),
  straw: (ribbon: string): string =>
    cloth("M-15-14C-16-34 16-34 15-14Z", GOLD, "checks-white") + path("M-16-20Q0-15 16-20L16-13Q0-8-16-13Z", ribbon) + cloth("M-33-11C-24-21 24-21 33-11C22-3-22-3-33-11Z", GOLD, "checks-white"),
  garden: (): string =>
    at(0, 4, ON_TOP, 0, 0.9) + cloth("M-14-16C-15-32 15-32 14-16Z", GOLD, "checks-white") + cloth("M-34-12C-24-24 24-24 34-12C22-8-22-8-34-12Z", GOLD, "checks-white") + dots([[-16, -17], [-5, -15], [7, -15], [17, -17]], 4, RED) + dots([[-16, -17], [-5, -15], [7, -15], [17, -17]], 1.4, GOLD),
  silk: (): string =>
    path("M-15-16L-17-41Q0-45 17-41L15-16Z", DARK) + path("M-17-20L-20-31L-11-26L0-34L11-26L20-31L17-20Q0-14-17-20Z", GOLD) + dots([[-20, -32], [0, -35], [20, -32]], 2.4, RED) + path("M-26-14C-20-20 20-20 26-14C16-7-16-7-26-14Z", DARK),
  knit: (fill: string, trim: string, crown = false): string =>
    dot(0, crown ? -44 : -38, 6, trim) + cloth("M-18-12C-20-40 20-40 18-12Z", fill, "lozenge-white") + (crown ? at(0, 1, ON_TOP) : "") + path("M-19-19Q0-26 19-19L19-7Q0-14-19-7Z", trim) + line("M-13-19v8M-6.5-21v8M0-22v8M6.5-21v8M13-19v8", INK, 1.1),
  furcrown: (): string =>
    at(0, 6, ON_TOP, 0, 1.15) + path("M-22-8C-27-18-21-26-15-24C-12-31-4-31 0-27C4-31 12-31 15-24C21-26 27-18 22-8C18-2 12-7 8-7C2-4-2-4-8-7C-12-7-18-2-22-8Z", BROWN) + path("M-20-10C-25-2-25 10-20 16L-14 10L-15-6ZM20-10C25-2 25 10 20 16L14 10L15-6Z", BROWN) + line("M-17-17l3 6M-8-22l2 7M2-22l1 7M11-20l-1 7M-20 0l2 6M20 0l-2 6", INK, 1.2),
  bonnet: (fill: string): string =>
    at(0, 9, ON_TOP) + cloth("M-18 14C-32-38 32-38 18 14C17-6 12-17 0-17C-12-17-17-6-18 14Z", fill, "dots-white") + path("M-22 2C-26-30 26-30 22 2C20-12 12-21 0-21C-12-21-20-12-22 2Z", WHITE) + line("M-16 14Q-8 24 0 24Q8 24 16 14", fill, 3) + path("M0 24L-9 20V29ZM0 24L9 20V29Z", fill),
  flat: (fill: string): string =>
    cloth("M-22-10C-26-26-6-34 10-31C24-28 28-16 24-10Q0-17-22-10Z", fill, "checks-white") + path("M0-15C12-15 24-12 30-6C20-8 8-10-4-10Z", fill),
  bun: (): string => at(0, 2, CROWNS.tiara, 0, 0.9),
  cap: (fill: string, plume: string): string =>
    at(12, -22, feather(plume), 6, 0.8) + path("M-18-12C-20-34 20-34 18-12Z", fill) + line("M-6-16C-8-24-4-28 0-30M6-16C8-24 4-28 0-30", INK, 1.2) + path("M-19-17Q0-25 19-17L19-6Q0-13-19-6Z", fill) + jewel(12, -14, GOLD),
};
/** A cloth over hair and neck: goes behind the head. */
export const veil = (fill: string): string =>
  path("M0-30C-26-30-26-4-28 14C-29 28-34 36-38 42C-22 46-12 38-10 26H10C12 38 22 46 38 42C34 36 29 28 28 14C26-4 26-30 0-30Z", fill);

/* Garments. */
export const ROBE = "M58 160C57 126 58 103 82 91H118C142 103 143 126 142 160Z";
export const DOUBLET = "M68 160C72 132 64 110 80 92H120C136 110 128 132 132 160Z";
export const GOWN = "M62 160C66 136 60 108 82 92H118C140 108 134 136 138 160Z";
export const HALF = "M100 92H120C136 110 128 132 132 160H100Z";
const SHADE = "M118 92C136 104 130 130 133 160H121C124 132 126 112 112 92Z";
export const robe = (d: string, fill: string, pattern = ""): string => cloth(d, fill, pattern, SHADE);
export const fringe = (): string =>
  path("M96 92H104V160H96Z", GOLD) + dots([[100, 101], [100, 112], [100, 123], [100, 134], [100, 145]], 2, RED);
export const buttons = (fill = GOLD): string => line("M100 92V160", INK, 1.5) + dots([[100, 104], [100, 116], [100, 128], [100, 140]], 2.8, fill);
export const ermine = (): string =>
  cloth("M100 116C88 118 70 112 60 103C66 92 76 88 84 85C90 92 110 92 116 85C124 88 134 92 140 103C130 112 112 118 100 116Z", WHITE, "ermine");
export const ruff = (fill = WHITE): string =>
  path("M78 90C74 82 82 78 86 80C90 74 96 78 100 80C104 78 110 74 114 80C118 78 126 82 122 90C124 98 114 100 112 97C108 102 102 100 100 98C98 100 92 102 88 97C86 100 76 98 78 90Z", fill) + line("M86 83l3 8M94 81l2 9M106 81l-2 9M114 83l-3 8", INK, 1.1);
export const collar = (fill: string): string => path("M84 86C90 94 110 94 116 86L126 96C114 106 108 104 100 114C92 104 86 106 74 96Z", fill);
/** Straps of overalls, or braces over a shirt. */
export const braces = (fill: string): string =>
  path("M80 92L88 160H98L90 90ZM120 92L112 160H102L110 90Z", fill) + dots([[92, 126], [108, 126]], 2.6, GOLD);
export const overalls = (fill: string): string =>
  path("M80 92L86 116H114L120 92L113 90L108 108H92L87 90Z", fill) + path("M84 114H116L124 160H76Z", fill) + path("M92 122H108V132H92Z", fill) + dots([[88, 117], [112, 117]], 2.6, GOLD);
export const chain = (): string =>
  dots([[76, 104], [80, 112], [86, 119], [93, 123], [107, 123], [114, 119], [120, 112], [124, 104]], 2.3, GOLD) + dot(100, 127, 5.5, GOLD) + dot(100, 127, 2.4, RED);
export const mantle = (fill: string, pattern = ""): string =>
  cloth("M84 88C62 92 48 108 46 160H72C66 130 72 108 90 94Z", fill, pattern) + cloth("M116 88C138 92 152 108 154 160H128C134 130 128 108 110 94Z", fill, pattern);

/* Arms: a thick sleeve along a line of four points (shoulder, bend, elbow, wrist), a cuff, the thing held, a fist. */
const FIST = path("M-4-6C0-9 8-9 11-5C13-1 13 5 9 7C5 9 0 7-4 6Z", FLESH) + line("M5-2.5H12M5 1H12.4M4.5 4.4H11", INK, 1.1) + path("M-3-5C0-10 7-11 8.5-7.5C8-5 3-5 1-2.5", FLESH, 'stroke-width="1.5"');
const CUFF = "M-11-9.5Q-7-11-3-9.5L-2.5 9.5Q-7 11-11 9.5Z";
export const fist = (x: number, y: number, angle = 0): string => at(x, y, FIST, angle, 1, 1);
export function arm(d: string, fill: string, cuff = WHITE, thing = ""): string {
  const [elbowX = 0, elbowY = 0, x = 0, y = 0] = d.split(/[MQL ,]+/).slice(-4).map(Number);
  const angle = Math.round((Math.atan2(y - elbowY, x - elbowX) * 180) / Math.PI);
  const turn = `<g transform="translate(${x} ${y}) rotate(${angle})${x < elbowX ? " scale(1 -1)" : ""}">`;
  return (
    line(d, INK, 20) + line(d, fill, 16) + line(`M${elbowX - 6} ${elbowY - 4}q5 1 7 6M${elbowX - 7} ${elbowY - 9}q6 0 9 5`, INK, 1.2) +
    `${turn}${path(CUFF, cuff)}</g>${thing}${turn}${FIST}</g>`
  );
}
/** The puffed and slashed shoulder of a page. */
export const puff = (x: number, y: number, fill: string, slash: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="13" ry="14" fill="${fill}"/>` + [-6, 0, 6].map((dx) => path(`M${x + dx} ${y - 10}q-3 10 0 20q3-10 0-20Z`, slash, 'stroke-width="1"')).join("");

/* Things in hands, each round the hand that holds it. */
export const THINGS = {
  sword: path("M-3 0L-3-74L0-82L3-74L3 0Z", WHITE) + line("M0-4V-74", INK, 1) + path("M-13-3H13V3H-13Z", GOLD) + path("M-3 3H3V16H-3Z", BROWN) + dot(0, 19, 4, GOLD),
  sceptre: line("M0 22V-34", INK, 6) + line("M0 22V-34", GOLD, 3),
  goblet: path("M-12-30H12C13-16 8-10 3-8V2L10 8H-10L-3 2V-8C-8-10-13-16-12-30Z", GOLD) + path("M-12-30Q0-25 12-30Q0-35-12-30Z", RED) + dots([[-6, -18], [0, -16], [6, -18]], 2, BLUE),
  stein: path("M12-20C24-22 24-2 12-4", "none", 'stroke-width="5"') + path("M-12-24H12L14 8H-14Z", GREY) + path("M-13-8H13L14 4H-14Z", BLUE) + path("M-15-24C-17-32-8-35-4-31C0-37 8-36 9-31C15-33 18-26 14-23Z", WHITE),
  horn: path("M-34 10C-20 26 14 26 24-2L20-12L36-20C40-8 38 8 26 20C8 38-26 32-37 13Z", GOLD) + line("M22 6L34 10M10 19L17 28M-10 22L-10 31M21-11L36-18", INK, 1.6) + path("M20-12L36-20L38-16L21-7Z", RED),
  lute: path("M-2-8L34-34L39-28L5 2Z", BROWN) + path("M33-35L46-32L44-25L38-27Z", DARK) + path("M10-6C16 8 8 28-14 32C-34 34-42 16-32 2C-24-10-4-18 10-6Z", GOLD) + dot(-14, 10, 6.5, DARK) + line("M-26 22L38-31M-24 25L40-28", INK, 1) + line("M-30 16L-19 28", INK, 2.6),
  flute: line("M-4 2L46 18", INK, 7) + line("M-4 2L46 18", GOLD, 4) + dots([[18, 9], [26, 11.6], [34, 14]], 1.2, INK),
  rose: line("M0 20C-2 10 2 0 0-16", INK, 5.4) + line("M0 20C-2 10 2 0 0-16", GREEN, 2.8) + path("M0-2C6-12 16-12 20-8C16 2 6 2 0-2ZM0-8C-6-18-16-16-18-12C-14-4-6-4 0-8Z", GREEN) + path("M-14-30C-16-40-6-48 0-46C8-48 17-40 14-30C13-20-12-20-14-30Z", RED) + path("M-7-30C-7-40 8-40 8-30C8-23-4-23-4-29C-4-33 3-33 3-29M-14-32C-11-20 11-20 14-32", "none", 'stroke-width="1.6"'),
  pretzel: line("M-4 10C-30-4-24-34-6-30C6-26 6-2-16 12M4 10C30-4 24-34 6-30C-6-26-6-2 16 12", INK, 10) + line("M-4 10C-30-4-24-34-6-30C6-26 6-2-16 12M4 10C30-4 24-34 6-30C-6-26-6-2 16 12", GINGER, 6.5) + dots([[-18, -10], [-12, -27], [12, -27], [18, -10], [0, -14]], 1.1, WHITE),
  orb: dot(0, -8, 13, BLUE) + path("M-13-10Q0-4 13-10V-5Q0 1-13-5Z", GOLD) + path("M-2.5-20H2.5V-6H-2.5Z", GOLD) + line("M0-22V-35M-6-30H6", INK, 5) + line("M0-22V-35M-6-30H6", GOLD, 2.4),
  falcon: path("M-2 0C-14-8-16-26-6-36C-8-46 4-52 10-44L17-41L11-37C16-24 12-8 4 0L10 14H0Z", BROWN) + path("M4-36C-2-26 0-12 4-4C10-12 12-26 9-36Z", WHITE) + line("M4-27h5M3-20h7M3-13h6", INK, 1.3) + path("M-6-33C-16-22-16-6-4 6C0-6-1-22-6-33Z", DARK) + dot(6, -43, 1.8, INK) + path("M11-45L18-41L11-38Z", GOLD),
  marotte: line("M0 26V-16", INK, 6) + line("M0 26V-16", RED, 3) + dot(0, -22, 8, FLESH) + path("M-8-24C-14-34-20-30-20-24M8-24C14-34 20-30 20-24M-9-22C-8-32-3-36 0-40C3-36 8-32 9-22Q0-28-9-22Z", BLUE) + dots([[-20, -22], [20, -22], [0, -40]], 2.6, GOLD) + dots([[-3, -21], [3, -21]], 1.1, INK) + line("M-3-17Q0-15 3-17", RED, 1.6),
  pipe: line("M-2-2C8 6 18 8 26 6", INK, 5) + line("M-2-2C8 6 18 8 26 6", BROWN, 2.4) + path("M22-8H36L33 10C30 14 26 12 24 8Z", DARK) + line("M29-13C25-19 33-22 29-28C26-33 31-36 30-40", GREY, 2.6),
  hound: path("M-16 40C-18 20-12 8-4 0C-8-16 4-26 16-22C28-23 42-14 43-8C38 0 26 0 18 2C24 16 24 28 22 40Z", WHITE) + path("M-14 10C-6 8-2 16-6 24C-10 30-15 30-16.4 27C-17 20-16 14-14 10ZM14 30C18 26 22 28 22.6 31L22 40H14C12 36 12 32 14 30Z", GINGER, 'stroke-width="1.2"') + path("M0-19C-12-22-18-4-9 6C0 7 6-4 5-14Z", DARK) + dot(17, -14, 2.4, INK) + dot(41.5, -9, 3.2, INK) + line("M25-3Q34-2 39-6", INK, 1.6) + path("M-6 14Q6 20 19 12L20 18Q6 27-8 20Z", RED) + dot(8, 23, 3.2, GOLD),
  cat: path("M-22 30C-26 14-18 4-10 4L-12-16L-4-10H6L14-16L13 2C22 8 24 20 22 30Z", WHITE) + path("M-12-16L-4-10C-9-8-11-4-12 0ZM13 2C22 8 24 20 22 30H12C16 20 12 10 8 8Z", GINGER) + dots([[-5, -3], [7, -3]], 1.8, INK) + path("M-1 1H3L1 3.6Z", RED, 'stroke-width="1"') + line("M1 4V6M-6 5L-15 3M-6 7L-14 9M8 5L17 3M8 7L16 9", INK, 1),
  book: path("M-20-14Q-8-20 0-13Q8-20 20-14V14Q8 8 0 15Q-8 8-20 14Z", WHITE) + path("M-20-14L-23-10V18Q-8 12 0 19Q8 12 23 18V-10L20-14V14Q8 8 0 15Q-8 8-20 14Z", RED) + line("M0-13V15M-15-7Q-9-10-4-6M-15-1Q-9-4-4 0M-15 5Q-9 2-4 6M15-7Q9-10 4-6M15-1Q9-4 4 0M15 5Q9 2 4 6", INK, 1.1),
  fan: path("M0 8L-30-12C-24-32 24-32 30-12Z", RED) + line("M0 8L-19-23M0 8L-8-27M0 8L4-27M0 8L16-24", INK, 1.1) + path("M-30-12C-24-32 24-32 30-12L26-9C20-26-20-26-26-9Z", GOLD) + dot(0, 8, 3, GOLD),
  mirror: line("M0 20V-2", INK, 7) + line("M0 20V-2", GOLD, 4) + `<ellipse cy="-18" rx="15" ry="18" fill="${GOLD}"/><ellipse cy="-18" rx="10" ry="13" fill="${WHITE}"/>` + line("M-5-16L3-26M-2-10L6-20", BLUE, 2),
  halberd: line("M0 60V-44", INK, 6) + line("M0 60V-44", BROWN, 3) + path("M0-70L5-48H-5Z", WHITE) + path("M3-48C12-46 20-54 24-58C28-44 26-30 18-20C16-30 10-32 3-32Z", WHITE) + path("M-3-46L-16-40L-3-36Z", WHITE) + dot(0, -28, 4, RED),
  scales: line("M0 0V-16M-22-14H22M0-20V-14", INK, 3) + path("M-32 4L-22-13L-12 4C-16 12-28 12-32 4ZM12 4L22-13L32 4C28 12 16 12 12 4Z", WHITE) + line("M-32 4H-12M12 4H32", INK, 2) + dot(0, -20, 3, WHITE),
  cards: [-32, -11, 10, 31].map((turn, n) => at(0, 0, path("M-9-34H9V2H-9Z", n % 2 ? WHITE : WHITE) + at(0, -24, path("M0-6L5 0L0 6L-5 0Z", n % 2 ? INK : RED, flat)), turn)).join(""),
  harp: path("M-14 24C-22 0-20-24-14-34C-4-24 10-30 22-26L24-18C10-16 6 8-4 24Z", GOLD) + path("M-10 14C-14 0-14-14-11-24C-3-18 6-20 14-20C4-12-2 4-6 14Z", WHITE) + line("M-9-22L-8 14M-3-20L-6 12M3-19L-4 8M9-20L-2 4", INK, 1),
  bird: path("M-14-2C-16-14-6-22 2-20C4-28 16-28 18-18L25-15L18-12C18 0 8 8-4 5L-26 14L-22 4Z", WHITE) + path("M4-14C16-14 16 2 4 4C0 0 0-10 4-14Z", RED) + dot(12.5, -20, 1.9, INK) + path("M18-18L25-15L18-12Z", GOLD) + path("M-8-11C-14-8-20 0-26 8C-14 8-2 4 1-3C0-8-4-11-8-11Z", BLUE) + line("M-6-6L-18 4M-3-2L-12 4", INK, 1.1),
  wheat: [-24, 0, 24].map((turn) => at(0, 10, line("M0 14V-26", GOLD, 2.4) + [0, 8, 16, 24].map((y) => path(`M0 ${-12 - y}q-9-2-8-10q8 1 8 10q0-9 8-10q1 8-8 10Z`, GOLD, 'stroke-width="1.3"')).join(""), turn)).join("") + path("M-8 12H8V19H-8Z", RED),
  sunflower: line("M0 22C2 8-2 0 0-20", INK, 5.4) + line("M0 22C2 8-2 0 0-20", GREEN, 2.8) + path("M0 0C6-10 16-10 20-6C16 4 6 4 0 0Z", GREEN) + [...Array(12).keys()].map((n) => at(0, -34, path("M0-8Q-5-14 0-20Q5-14 0-8Z", GOLD, 'stroke-width="1.5"'), n * 30)).join("") + dot(0, -34, 9, DARK) + dots([[-3, -36], [3, -36], [0, -31]], 1, GOLD),
  lasso: `<ellipse cx="4" cy="-30" rx="22" ry="13" stroke-width="6.4"/><ellipse cx="4" cy="-30" rx="22" ry="13" stroke="${GOLD}" stroke-width="3.6"/>` + line("M0 14V-2Q-14-10-16-26", INK, 6.4) + line("M0 14V-2Q-14-10-16-26", GOLD, 3.6),
  fiddle: path("M0-8L34-34L38-29L5-1Z", DARK) + path("M34-35C40-42 48-36 43-30L38-28Z", BROWN) + path("M8-4C14 2 10 8 4 8C2 14 6 22-4 30C-16 38-32 30-32 18C-32 8-22 8-18 2C-18-8-4-16 8-4Z", GINGER) + line("M-24 22L36-31M-21 25L38-29", INK, 1) + line("M-16 8q5 2 4 7M-8 0q5 2 5 6", INK, 1.6) + line("M-26-6L14 26", INK, 4) + line("M-26-6L14 26", WHITE, 1.8),
  paddle: line("M0 30V-40", INK, 6.4) + line("M0 30V-40", BROWN, 3.6) + path("M-3-30C-12-40-12-66 0-72C12-66 12-40 3-30Z", BROWN) + path("M-9-56H9L9.5-48H-9.5Z", RED) + line("M0-46V-36", INK, 1.2),
  lantern: path("M-8-34Q0-46 8-34", "none", 'stroke-width="3"') + path("M-9-34H9L12-28H-12Z", RED) + path("M-10-28H10C14-20 14-12 10-6H-10C-14-12-14-20-10-28Z", WHITE) + path("M0-24C6-17 6-12 0-9C-6-12-6-17 0-24Z", GOLD) + path("M-12-6H12V0H-12Z", RED) + line("M-5-28V-6M5-28V-6", INK, 1),
  watch: line("M0 0C-14 4-22 0-26-8", GOLD, 2.4) + dot(0, -16, 14, GOLD) + dot(0, -16, 10, WHITE) + line("M0-23V-16L5-12", INK, 1.8) + path("M-3-34H3V-30H-3Z", GOLD),
  pie: path("M-24-8C-24-26 24-26 24-8Z", GINGER) + line("M-15-18L-6-9M-5-21L4-9M6-20L14-9M15-17L8-9M5-21L-4-9M-6-20L-14-9", BROWN, 1.8) + path("M-27-8Q0-12 27-8L20 5H-20Z", WHITE) + line("M-12-26q-4-5 0-10M0-28q-4-5 0-10M12-26q-4-5 0-10", GREY, 2.6),
  stone: path("M-22-4C-22-16 22-16 22-4V4C22 14-22 14-22 4Z", GREY) + path("M-22-2H22V3H-22Z", BLUE) + path("M-14-13C-14-19 14-19 14-13Z", RED) + line("M-8-18V-25H10", INK, 6) + line("M-8-18V-25H10", RED, 3.2),
  hen: path("M-30-12C-26-2-22 0-14-2C-8-8 2-8 6-18C4-28 16-32 20-24L28-21L21-18C26 4 14 24-6 24C-22 24-30 8-30-12Z", WHITE) + path("M8-27C6-34 11-36 12-32C13-37 18-36 17-31C21-33 22-28 19-26Z", RED, 'stroke-width="1.4"') + path("M22-18q3 6-1 8q-3-3-1-8Z", RED, 'stroke-width="1.2"') + dot(15.5, -23, 1.7, INK) + path("M-14 6C-6 14 6 12 8 0C2-2-8 0-14 6Z", GOLD) + line("M-8 7Q0 9 5 3", INK, 1.1),
  fork: line("M0 40V-36", INK, 6) + line("M0 40V-36", BROWN, 3.2) + line("M-10-66V-46Q-10-38 0-38Q10-38 10-46V-66M0-38V-68", INK, 5) + line("M-10-66V-46Q-10-38 0-38Q10-38 10-46V-66M0-38V-68", GREY, 2.4),
  glass: path("M-13-30H13V-26C13-16 3-12 3-8C3-4 13 0 13 10V14H-13V10C-13 0-3-4-3-8C-3-12-13-16-13-26Z", WHITE) + path("M-9-20H9C6-14 2-12 0-8C-2-12-6-14-9-20ZM-10 11C-8 4-3 3 0 2C3 3 8 4 10 11Z", GOLD, flat) + path("M-16-34H16V-28H-16ZM-16 12H16V18H-16Z", BROWN),
};
