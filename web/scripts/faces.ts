// Writes every face, back and suit as a picture of its own, for pages that work without script: cards/<pack>/<card>.svg.
import type { Plugin } from "vite";
import type { Letters, Pack } from "../src/cards/card.ts";
import { PACKS, backSvg, cardSvg, cardsOf, spriteSvg, suitSvg } from "../src/cards/card.ts";

/* French packs as Germany prints them: Ass, König, Dame, Bube. */
const GERMAN: Letters = { T: "10", K: "K", Q: "D", J: "B" };
const FOLDERS: readonly (readonly [folder: string, pack: Pack, letters?: Letters])[] = [
  ...PACKS.map((pack) => [pack, pack] as const),
  ["french-german", "french", GERMAN],
  ["four-colour-german", "four-colour", GERMAN],
];

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
      const write = (name: string, picture: string): void => {
        this.emitFile({ type: "asset", fileName: `cards/${name}.svg`, source: alone(picture, symbols) });
      };
      for (const [folder, pack, letters = {}] of FOLDERS) {
        for (const card of cardsOf(pack)) write(`${folder}/${card}`, cardSvg(card, pack, { letters }));
        for (const suit of "CSHD") write(`${folder}/${suit}`, suitSvg(suit, pack));
        write(`${folder}/back`, backSvg(pack));
      }
    },
  };
}
