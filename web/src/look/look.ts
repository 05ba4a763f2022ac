/** How everything looks: kept on this machine, applied at once. */

export interface Look {
  theme: "auto" | "light" | "dark";
  contrast: number;
  grain: number;
  temperature: number;
  large: boolean;
  safe: boolean;
  packs: Record<string, string>;
  speed: number;
  legal: boolean;
  forced: boolean;
  sound: boolean;
  text: boolean;
  sort: "suit" | "rank" | "none";
  trumps: "left" | "right";
  lang: string;
  name: string;
}

export const LANGUAGES = ["pt", "es", "en", "de"] as const;

export const DARK = "(prefers-color-scheme: dark)";
export const STILL = "(prefers-reduced-motion: reduce)";

const KEY = "vorhand.look";

export const PLAIN: Look = {
  theme: "auto",
  contrast: 50,
  grain: 50,
  temperature: 50,
  large: false,
  safe: false,
  packs: {},
  speed: 50,
  legal: true,
  forced: false,
  sound: false,
  text: false,
  sort: "suit",
  trumps: "left",
  lang: "",
  name: "",
};

export function kept(): Look {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Look>) };
  } catch {
    return { ...PLAIN };
  }
}

export function keep(look: Look): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // a browser that keeps nothing still plays
  }
}

const TILE = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.4 -.2"/></filter><rect width="160" height="160" filter="url(#n)"/></svg>',
)}")`;

/** One matrix for the colour temperature: warm takes blue away, cold takes red; none in the middle. */
function matrix(temperature: number): string {
  const warmth = (temperature - 50) / 50;
  const red = 1 + Math.min(0, warmth) * 0.16;
  const green = 1 - Math.abs(warmth) * 0.03;
  const blue = 1 - Math.max(0, warmth) * 0.28;
  return `${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0`;
}

export function apply(look: Look): void {
  const root = document.documentElement;
  const dark = look.theme === "dark" || (look.theme === "auto" && matchMedia(DARK).matches);
  root.dataset["theme"] = dark ? "dark" : "light";
  root.classList.toggle("cards-dark", dark);
  root.classList.toggle("cards-safe", look.safe);
  root.classList.toggle("cards-contrast", look.contrast >= 85);
  root.classList.toggle("large", look.large);
  let filter = document.getElementById("temperature");
  if (!filter) {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><filter id="temperature" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values=""/></filter></svg>',
    );
    filter = document.getElementById("temperature");
  }
  filter?.firstElementChild?.setAttribute("values", matrix(look.temperature));
  const parts: string[] = [];
  if (look.contrast !== 50) parts.push(`contrast(${0.75 + look.contrast / 200})`);
  if (look.temperature !== 50) parts.push("url(#temperature)");
  root.classList.toggle("filtered", parts.length > 0);
  root.style.setProperty("--faces", parts.join(" ") || "none");
  root.style.setProperty("--grain", String(look.grain / 100));
  root.style.setProperty("--grain-tile", look.grain ? TILE : "none");
  root.style.setProperty("--speed", String(motion(look)));
}

/** What times are multiplied by: 0 is at once. */
export const pace = (look: Look): number => Math.max(0, 100 - look.speed) / 50;

/** What the durations of motions are multiplied by; 0 for who wants it still. */
export const motion = (look: Look): number => (matchMedia(STILL).matches ? 0 : pace(look));
