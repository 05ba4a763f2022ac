/** What stands behind the figures and between the marks: landscapes, ornaments, the belt across the middle. */
import { at, dot, dots, line, path } from "./kit.ts";
import { BLUE, BROWN, FAR, GOLD, GREEN, HILL, INK, RED, SKY, WHITE } from "./palette.ts";

const fir = (x: number, y: number, s: number): string => at(x, y, path("M0-34L9-20H5L13-8H8L17 6H-17L-8-8H-13L-5-20H-9Z", HILL), 0, s);
const SUN = `<circle cx="100" cy="60" r="38" fill="${FAR}"/>`;

/** Landscapes, quiet enough to leave the figure its outline; upper half of the card. */
export const SCENES: Readonly<Record<string, string>> = {
  forest: path("M30 110Q60 80 100 96T172 84V160H30Z", FAR) + [[46, 104, 1.1], [66, 96, 0.9], [136, 100, 1], [156, 92, 1.2], [40, 130, 1.3], [162, 128, 1.4]].map(([x = 0, y = 0, s = 1]) => fir(x, y, s)).join("") + path("M30 134Q100 120 172 134V160H30Z", HILL),
  village: path("M30 116Q64 86 108 104T172 92V160H30Z", FAR) + path("M142 102V76L148 62L154 76V88H168V102ZM40 112V98L49 90L58 98V112Z", HILL) + path("M30 124Q100 106 172 122V160H30Z", HILL),
  castle: path("M30 120Q80 96 172 112V160H30Z", FAR) + path("M38 118V82H42V78H46V82H50V78H54V82H58V92H64V118ZM142 112V70H146V66H150V70H154V66H158V70H162V112Z", HILL) + path("M30 126Q100 112 172 124V160H30Z", HILL),
  peaks: path("M30 112L56 74L74 98L96 66L124 104L148 62L172 100V160H30Z", FAR) + path("M50 83L56 74L62 82L57 88ZM90 75L96 66L102 74L96 80ZM141 74L148 62L156 75L148 80Z", WHITE) + path("M30 128Q100 110 172 126V160H30Z", HILL),
  hall: SUN + path("M30 160V58Q50 28 70 58V160ZM130 160V58Q150 28 170 58V160Z", FAR) + path("M30 138H172V160H30Z", HILL),
  prairie: SUN + path("M30 118H172V160H30Z", HILL) + path("M142 118V78L146 72H160L164 78V90H170V118Z", FAR) + path("M36 118Q60 112 96 118Z", FAR) + line("M30 128Q100 120 172 130M30 140Q100 130 172 142M48 118L34 150M78 118L72 150M124 118L130 150M150 118L166 150", FAR, 2),
};
export const SKIES = SKY;

/** The belt across the middle of a court card: gold, with a row of the suit's own stitches. */
export const belt = (colour: string): string => {
  const row = [...Array(11).keys()].map((n) => 40 + 12 * n);
  return path("M32 148H168V162H32Z", GOLD) + path("M32 151H168V159H32Z", colour) + row.map((x) => path(`M${x} 151.6L${x + 3.6} 155L${x} 158.4L${x - 3.6} 155Z`, GOLD, 'stroke="none"')).join("");
};

/** Sprays and flourishes; each is drawn for the upper half round (0, 0) at the card's middle. */
export const SPRAYS: Readonly<Record<string, string>> = {
  oak: line("M0-10C-20-24-44-18-52-44M0-10C20-24 44-18 52-44", BROWN, 3) + [[-1, -26], [1, 26]].map(([s = 1]) => at(s * 42, -30, path("M0 0C-8-2-10-10-6-14C-10-20-4-26 0-24C4-30 12-26 11-20C18-18 16-8 10-8C10-2 4 2 0 0Z", GREEN), s * 40)).join("") + [-1, 1].map((s) => at(s * 24, -20, path("M0 0C-8-2-10-10-6-14C-10-20-4-26 0-24C4-30 12-26 11-20C18-18 16-8 10-8C10-2 4 2 0 0Z", GREEN), s * 20, 0.8, s)).join(""),
  vine: line("M0-8C-26-8-24-34-46-30C-58-28-56-14-46-18M0-8C26-8 24-34 46-30C58-28 56-14 46-18", GREEN, 3) + [-1, 1].map((s) => at(s * 22, -24, path("M0 4C-10-2-8-14 0-20C8-14 10-2 0 4Z", GREEN), s * 30)).join("") + dots([[-34, -38], [34, -38], [-50, -36], [50, -36]], 3.4, RED),
  ribbon: path("M-60-24L-48-12L-60 0Q-30-6 0-6Q30-6 60 0L48-12L60-24Q30-16 0-16Q-30-16-60-24Z", RED) + [-1, 1].map((s) => at(s * 30, -30, dot(0, 0, 7, RED) + path("M-4 0C-4-5 4-5 4 0C4 4-2 4-2 0", "none") + path("M5 4C12 2 16 6 16 10C10 12 6 8 5 4Z", GREEN), 0, 1, s)).join(""),
  scroll: line("M0-8C-30-8-20-36-40-34C-54-32-50-16-40-20M0-8C30-8 20-36 40-34C54-32 50-16 40-20", INK, 5) + line("M0-8C-30-8-20-36-40-34C-54-32-50-16-40-20M0-8C30-8 20-36 40-34C54-32 50-16 40-20", GOLD, 3) + dots([[-40, -24], [40, -24], [0, -14]], 3.4, BLUE),
};
