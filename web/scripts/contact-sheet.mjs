// Writes build/cards/<pack>.html: every card of every pack at 44, 60, 90 and 160 px, light and dark, and the backs.
// Run: node web/scripts/contact-sheet.mjs [folder that has typescript in node_modules]
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = resolve(web, "../build/cards");
const typescript = createRequire(join(resolve(process.argv[2] ?? web), "x.js"))("typescript");

const modules = join(out, "js");
mkdirSync(modules, { recursive: true });
writeFileSync(join(modules, "package.json"), '{"type":"module"}');
const sources = join(web, "src/cards");
for (const file of readdirSync(sources).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
  const { outputText } = typescript.transpileModule(readFileSync(join(sources, file), "utf8"), {
    compilerOptions: { module: "ESNext", target: "ES2022", rewriteRelativeImportExtensions: true },
  });
  writeFileSync(join(modules, file.replace(/ts$/, "js")), outputText);
}
const { PACKS, backSvg, cardSvg, cardsOf, spriteSvg } = await import(pathToFileURL(join(modules, "card.js")));
const css = readFileSync(join(sources, "cards.css"), "utf8");

const page = (title, body, ground = "#2c6148") => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>${css} body{margin:0;font:14px sans-serif;background:${ground};color:#eee} section{padding:8px} .row{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:6px}
.row svg{display:block;width:100%} .row>div{filter:drop-shadow(0 1px 2px #0006)} .cards-dark{background:#14211b}</style>${spriteSvg()}${body}`;
const row = (faces, width) => `<div class="row">${faces.map((face) => `<div style="width:${width}px">${face}</div>`).join("")}</div>`;

for (const pack of PACKS) {
  const cards = cardsOf(pack);
  const suits = [..."CSHD"].map((suit) => cards.filter((card) => card[0] === suit));
  const faces = (of, options) => of.map((card) => cardSvg(card, pack, options));
  for (const width of [160, 90]) {
    const sheet = suits.map((suit) => row(faces(suit), width)).join("") + row([backSvg(pack)], width);
    writeFileSync(join(out, `${pack}-${width}.html`), page(pack, `<section>${sheet}</section>${width === 90 ? `<section class="cards-dark">${sheet}</section><section class="cards-safe">${suits.map((suit) => row(faces(suit), 90)).join("")}</section><section class="cards-contrast">${suits.map((suit) => row(faces(suit), 90)).join("")}</section>` : ""}`));
  }
  const small = (width) => suits.map((suit) => row([...faces(suit, { compact: true }), backSvg(pack)], width)).join("");
  writeFileSync(join(out, `${pack}-small.html`), page(pack, `<section>${small(60)}${small(44)}</section><section class="cards-dark">${small(60)}${small(44)}</section>`));
  const large = cards.filter((card) => "AKQJ".includes(card[1]));
  writeFileSync(join(out, `${pack}-large.html`), page(pack, `<section>${row(faces(large), 330)}</section>`));
}
writeFileSync(join(out, "backs.html"), page("backs", `<section>${row(PACKS.map(backSvg), 260)}${row(PACKS.map(backSvg), 60)}</section>`));
console.log(`wrote ${out}`);
