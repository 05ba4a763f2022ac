/** The suits, each on a square of 100. German marks are told apart by silhouette; `--mark` is their own colour. */
import { ACORNS, BELLS, HEARTS, INK, LEAVES, RED, WHITE } from "./palette.ts";

const OUTLINE = `stroke="${INK}" stroke-width="var(--card-mark-line,4.5)" stroke-linejoin="round" stroke-linecap="round"`;
/** French pips have no outline unless a palette asks for one. */
const PIP_LINE = 'stroke="var(--pip-line,none)" stroke-width="5" stroke-linejoin="round"';
const HEART = "M50 92C38 78 8 60 8 34C8 18 19 9 30 9C40 9 47 16 50 25C53 16 60 9 70 9C81 9 92 18 92 34C92 60 62 78 50 92Z";

export const MARKS: Readonly<Record<string, string>> = {
  acorn: `<g ${OUTLINE}>
<path d="M50 18C47 12 48 7 55 3" fill="none" stroke-width="7"/>
<path d="M21 44C20 68 34 84 47 90L50 98L53 90C66 84 80 68 79 44Z" fill="${ACORNS.mark}"/>
<path d="M31 52C31 66 36 74 42 79" fill="none" stroke="${WHITE}" stroke-opacity=".75" stroke-width="5"/>
<path d="M12 43C11 26 29 15 50 15C71 15 89 26 88 43C88 52 12 52 12 43Z" fill="${ACORNS.text}"/>
<path d="M24 30L46 48M38 21L70 48M57 17L84 39M76 30L54 48M62 21L30 48M43 17L16 39" fill="none" stroke="${ACORNS.mark}" stroke-width="3"/>
<path d="M12 43C11 26 29 15 50 15C71 15 89 26 88 43C88 52 12 52 12 43Z" fill="none"/></g>`,
  leaf: `<g ${OUTLINE}>
<path d="M50 72C50 84 47 91 36 96" fill="none" stroke-width="7"/>
<path d="M50 3C60 17 92 32 90 55C89 72 68 80 50 69C32 80 11 72 10 55C8 32 40 17 50 3Z" fill="${LEAVES.mark}"/>
<path d="M50 20V68M50 36L66 28M50 36L34 28M50 50L76 41M50 50L24 41M50 64L74 58M50 64L26 58" fill="none" stroke="${WHITE}" stroke-width="3.6"/></g>`,
  heart: `<g ${OUTLINE}><path d="${HEART}" fill="${HEARTS.mark}"/>
<path d="M19 36C19 26 24 20 31 19" fill="none" stroke="${WHITE}" stroke-opacity=".8" stroke-width="6"/></g>`,
  bell: `<g ${OUTLINE}>
<path d="M41 12C37 0 63 0 59 12" fill="none" stroke-width="5"/>
<path d="M50 12C76 12 91 30 91 52C91 76 74 95 50 95C26 95 9 76 9 52C9 30 24 12 50 12Z" fill="${BELLS.mark}"/>
<path d="M22 35C27 27 34 22 42 21" fill="none" stroke="${WHITE}" stroke-opacity=".9" stroke-width="6"/>
<path d="M9 50C30 58 70 58 91 50L90 61C70 69 30 69 10 61Z" fill="${RED}"/>
<path d="M50 73V92" fill="none" stroke-width="6"/><circle cx="50" cy="73" r="7" fill="${INK}" stroke="none"/></g>`,
  club: `<path d="M50 5C66 5 76 17 74 31C73 37 69 42 65 46C79 40 95 48 95 64C95 88 65 89 54 69C54 81 58 91 67 96H33C42 91 46 81 46 69C35 89 5 88 5 64C5 48 21 40 35 46C31 42 27 37 26 31C24 17 34 5 50 5Z" fill="currentColor" ${PIP_LINE}/>`,
  spade: `<path d="M50 3C57 20 93 36 92 62C91 82 66 86 54 70C54 82 58 91 67 96H33C42 91 46 82 46 70C34 86 9 82 8 62C7 36 43 20 50 3Z" fill="currentColor" ${PIP_LINE}/>`,
  "pip-heart": `<path d="${HEART}" fill="currentColor" ${PIP_LINE}/>`,
  diamond: `<path d="M50 3C60 22 72 37 88 50C72 63 60 78 50 97C40 78 28 63 12 50C28 37 40 22 50 3Z" fill="currentColor" ${PIP_LINE}/>`,
};
