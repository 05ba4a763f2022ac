// Writes every face and back as a picture of its own, for pages that work without script: cards/<pack>/<card>.svg.
import type { Plugin } from "vite";
import { PACKS, backSvg, cardSvg, cardsOf, spriteSvg } from "../src/cards/card.ts";

/** A picture that stands alone: the face, and the symbols of the sprite that it uses. */
function alone(face: string, symbols: ReadonlyMap<string, string>): string {
  const used = new Set<string>();
  const look = (markup: string): void => {
    for (const [, id] of markup.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) {
      if (id !== undefined && !used.has(id)) {
        used.add(id);
        look(symbols.get(id) ?? "");
      }
    }
  };
  look(face);
  const parts = [...used].map((id) => symbols.get(id) ?? "").join("");
  const standing = face.includes("xmlns=") ? face : face.replace(/^<svg /, '<svg xmlns="http://www.w3.org/2000/svg" ');
  return standing.replace(/^(<svg [^>]*>)/, `$1<defs>${parts}</defs>`);
}

export function faces(): Plugin {
  return {
    name: "faces",
    apply: "build",
    generateBundle() {
      const sprite = spriteSvg();
      const symbols = new Map<string, string>();
      for (const [whole, id] of sprite.matchAll(/<(?:symbol|pattern|clipPath)[^>]* id="([^"]+)"[\s\S]*?<\/(?:symbol|pattern|clipPath)>/g)) {
        if (id !== undefined) symbols.set(id, whole);
      }
      for (const pack of PACKS) {
        for (const card of cardsOf(pack)) {
          this.emitFile({ type: "asset", fileName: `cards/${pack}/${card}.svg`, source: alone(cardSvg(card, pack), symbols) });
        }
        this.emitFile({ type: "asset", fileName: `cards/${pack}/back.svg`, source: alone(backSvg(pack), symbols) });
      }
    },
  };
}
