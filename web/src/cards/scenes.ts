/** What stands behind the figures and between the marks: landscapes, ornaments, the belt across the middle. */
import { at, dot, dots, line, path } from "./kit.ts";
import { BLUE, BROWN, FAR, GOLD, GREEN, HILL, INK, RED, WHITE } from "./palette.ts";

const fir = (x: number, y: number, s: number): string => at(x, y, path("M0-34L9-20H5L13-8H8L17 6H-17L-8-8H-13L-5-20H-9Z", HILL), 0, s);

/** Landscapes, quiet enough to leave the figure its outline; upper half of the card. */
export const SCENES: Readonly<Record<string, string>> = {
  forest: path("M30 110Q60 80 100 96T172 84V160H30Z", FAR) + [[46, 104, 1.1], [66, 96, 0.9], [136, 100, 1], [156, 92, 1.2], [40, 130, 1.3], [162, 128, 1.4]].map(([x = 0, y = 0, s = 1]) => fir(x, y, s)).join("") + path("M30 134Q100 120 172 134V160H30Z", HILL),
  village: path("M30 116Q64 86 108 104T172 92V160H30Z", FAR) + path("M142 102V76L148 62L154 76V88H168V102ZM40 112V98L49 90L58 98V112Z", HILL) + path("M30 124Q100 106 172 122V160H30Z", HILL),
  castle: path("M30 120Q80 96 172 112V160H30Z", FAR) + path("M38 118V82H42V78H46V82H50V78H54V82H58V92H64V118ZM142 112V70H146V66H150V70H154V66H158V70H162V112Z", HILL) + path("M30 126Q100 112 172 124V160H30Z", HILL),
  peaks: path("M30 112L56 74L74 98L96 66L124 104L148 62L172 100V160H30Z", FAR) + path("M50 83L56 74L62 82L57 88ZM90 75L96 66L102 74L96 80ZM141 74L148 62L156 75L148 80Z", WHITE) + path("M30 128Q100 110 172 126V160H30Z", HILL),
  hall: [...Array(14).keys()].map((n) => path("M0 0L-13-130H13Z", FAR, `transform="translate(100 100) rotate(${-100 + n * 15.4})"`)).join("") + path("M30 136Q100 124 172 136V160H30Z", HILL),
  prairie: `<circle cx="146" cy="70" r="20" fill="${FAR}"/>` + path("M30 116H172V160H30Z", FAR) + path("M38 116V76L42 68H56L60 76V88H68V116Z", HILL) + path("M42 80H56V84H42Z", FAR) + line("M30 122Q100 116 172 124M30 132Q100 124 172 134M30 142Q100 132 172 144", HILL, 2.4) + [38, 46, 54, 62, 138, 146, 154, 162].map((x, n) => line(`M${x} 150V${118 + (n % 2) * 6}`, HILL, 2) + path(`M${x} ${126 + (n % 2) * 6}q-7-6 0-20q7 14 0 20Z`, HILL)).join(""),
};

/** Behind the aces of the Schnapsen pack: winter acorns, autumn leaves, spring hearts, summer bells. */
export const SEASONS: Readonly<Record<string, string>> = {
  spring: path("M30 104Q70 84 104 98T172 88V160H30Z", HILL) + [[46, 84], [154, 80]].map(([x = 0, y = 0]) => line(`M${x} ${y + 44}V${y + 6}M${x} ${y + 24}l7-9M${x} ${y + 28}l-7-9`, BROWN, 4) + at(x, y, path("M-14 14C-24 12-24-2-15-4C-18-16-4-22 1-15C8-22 20-14 15-5C25-3 24 12 14 14C8 20-8 20-14 14Z", WHITE) + [[-12, 4], [-4, -7], [3, 3], [10, -6], [12, 7], [-3, 12]].map(([a = 0, b = 0]) => dot(a, b, 2.6, RED, 'stroke="none" opacity=".75"')).join(""))).join("") + path("M30 124Q100 108 172 124V160H30Z", HILL) + [48, 68, 88, 112, 132, 152].map((x, n) => line(`M${x} 150V${138 - (n % 2) * 4}`, GREEN, 2) + path(`M${x - 4.5} ${128 - (n % 2) * 4}l4.5 4l4.5-4q2 10-4.5 11q-6.5-1-4.5-11Z`, n % 2 ? WHITE : RED, 'stroke-width="1.4"')).join(""),
  summer: `<circle cx="146" cy="40" r="14" fill="${GOLD}"/>` + [...Array(12).keys()].map((n) => path("M-3-17L0-25L3-17Z", GOLD, `transform="translate(146 40) rotate(${n * 30})"`)).join("") + path("M30 112Q90 92 172 112V160H30Z", HILL) + path("M30 128Q100 112 172 128V160H30Z", GOLD) + [40, 56, 72, 88, 104, 120, 136, 152].map((x) => line(`M${x} 150V124`, BROWN, 2) + path(`M${x} 132q-6-5 0-16q6 11 0 16Z`, GOLD, `stroke="${BROWN}" stroke-width="1.4"`)).join(""),
  autumn: path("M30 108Q90 88 172 108V160H30Z", FAR) + line("M40 160V60Q50 20 100 20Q150 20 160 60V160", BROWN, 5) + [[48, 56], [152, 56], [52, 108], [148, 108]].map(([x = 0, y = 0]) => dots([[x - 6, y], [x + 6, y], [x, y], [x - 3, y + 8], [x + 3, y + 8], [x, y + 15]], 4.6, BLUE) + path(`M${x - 2} ${y - 4}q-14 2-10-14q8-6 12 0q10-4 10 6q-4 10-12 8Z`, GREEN)).join("") + path("M30 134Q100 120 172 134V160H30Z", HILL),
  winter: path("M30 106L60 62L84 100L120 54L172 108V160H30Z", FAR) + path("M48 80L60 62L72 82L62 78L56 86ZM104 75L120 54L138 75L126 72L118 82L112 72Z", WHITE) + path("M30 122Q100 104 172 122V160H30Z", WHITE) + at(152, 126, path("M-12 0V-16L0-30L12-16V0Z", BROWN) + path("M-17-12L0-34L17-12L12-11L0-26L-12-11Z", WHITE) + path("M-4 0V-12H4V0Z", GOLD)) + fir(48, 122, 1.1) + dots([[44, 40], [66, 52], [64, 26], [152, 34], [140, 56], [134, 24], [160, 66], [40, 72]], 2.4, WHITE),
};

/** The belt across the middle of a court card: gold, with a row of the suit's own stitches. */
export const belt = (colour: string): string => {
  const row = [...Array(11).keys()].map((n) => 40 + 12 * n);
  return path("M32 148H168V162H32Z", GOLD) + path("M32 151H168V159H32Z", colour) + row.map((x) => path(`M${x} 151.6L${x + 3.6} 155L${x} 158.4L${x - 3.6} 155Z`, GOLD, 'stroke="none"')).join("");
};

/* The wreath of a Daus: two branches from the middle round the mark, with the suit's own leaves and fruit. */
const VEIN = line("M0 0V-17", INK, 1.1);
const LEAF = path("M0 0C-9-6-8-16 0-24C8-16 9-6 0 0Z", GREEN) + VEIN;
const OAK = path("M0 0C-3-3-9-2-9-7C-13-9-11-14-8-14C-11-19-6-22-3-20C-3-26 3-26 3-20C6-22 11-19 8-14C11-14 13-9 9-7C9-2 3-3 0 0Z", GREEN) + VEIN;
const LAUREL = path("M0 0C-7-5-7-15 0-22C7-15 7-5 0 0Z", GOLD) + VEIN;
const ACORN = path("M-5-10C-5-3-2 0 0 2C2 0 5-3 5-10Z", GOLD) + path("M-7-9C-7-17 7-17 7-9Q0-6-7-9Z", BROWN);
const ROSE = dot(0, -8, 8.5, RED) + path("M-4-8C-4-13 5-13 5-8C5-4-2-4-2-8", "none", 'stroke-width="1.3"');
const JINGLE = dot(0, -8, 7, RED) + line("M-7-8Q0-5 7-8M0-6V-1", INK, 1.4);
const BERRIES = dots([[-4, -6], [4, -6], [0, -12]], 4, RED);
const WHEAT = [0, 7, 14].map((y) => path(`M0 ${-y}q-8-2-7-10q7 1 7 10q0-9 7-10q1 8-7 10Z`, GOLD, 'stroke-width="1.3"')).join("");
const BARB = line("M-6-4L6 4M-6 4L6-4", INK, 2.2);

type Point = readonly [number, number];
function wreath(leaf: string, fruit: string, stem: string, [a, b, c, d]: readonly [Point, Point, Point, Point], lean = 52): string {
  const point = (t: number, axis: 0 | 1): number => (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t * t * c[axis] + t ** 3 * d[axis];
  const put = (art: string, t: number, tilt: number, size = 1): string => {
    const [x, y] = [point(t, 0), point(t, 1)];
    const along = (Math.atan2(point(t + 0.01, 0) - x, y - point(t + 0.01, 1)) * 180) / Math.PI;
    return at(Math.round(x), Math.round(y), art, Math.round(along + tilt), size);
  };
  const branch = line(`M${a}C${b} ${c} ${d}`, stem, 3) +
    [0.16, 0.3, 0.44, 0.58, 0.72, 0.86].map((t, n) => put(leaf, t, n % 2 ? lean : -lean, 0.92 - 0.04 * n) + put(leaf, t + 0.05, n % 2 ? -lean : lean, 0.8 - 0.04 * n)).join("") +
    put(leaf, 1, 0, 0.75) + (fruit && put(fruit, 0.37, 60, 1) + put(fruit, 0.66, -70, 0.9));
  return branch + `<g transform="scale(-1 1)">${branch}</g>`;
}
const ROUND = [[0, -2], [-46, -4], [-66, -36], [-58, -100]] as const;
const MEDAL = [[0, -21], [-27, -21], [-48, -42], [-48, -69]] as const;

/** Wreaths, for the upper half, round (0, 0) at the card's middle; the last two go round the Kaiser pack's two cards. */
export const SPRAYS: Readonly<Record<string, string>> = {
  oak: wreath(OAK, ACORN, BROWN, ROUND),
  vine: wreath(LEAF, BERRIES, BROWN, ROUND),
  roses: wreath(LEAF, ROSE, GREEN, ROUND),
  laurel: wreath(LAUREL, JINGLE, RED, ROUND),
  wheat: wreath(WHEAT, "", BROWN, MEDAL, 28),
  wire: wreath(BARB, "", INK, MEDAL, 45),
};
/** The ribbon that ties a Daus's two wreaths, in the makers' tradition with the name on one of the four. */
export const RIBBON = path("M-56-5L-72-10L-66 0L-72 10L-56 9ZM56-9L72-10L66 0L72 10L56 5Z", BROWN) + path("M-58-10H58V10H-58Z", RED) + line("M-58-6.5H58M-58 6.5H58", GOLD, 1.4);
