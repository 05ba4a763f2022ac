import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PACKS, backSvg, cardSvg, cardsOf, spriteSvg, suitSvg } from "./card.ts";
import * as palette from "./palette.ts";

const here = new URL(".", import.meta.url);
const css = readFileSync(new URL("cards.css", here), "utf8");

/** Throws where tags do not nest, an attribute is not quoted or is there twice, or text holds a bare & or <. */
function checkXml(xml: string): void {
  const open: string[] = [];
  let at = 0;
  for (const tag of xml.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<>]*")*)\s*(\/?)>/g)) {
    const between = xml.slice(at, tag.index);
    if (/[<>&]/.test(between)) throw new Error(`not well formed near ${between.slice(0, 80)}`);
    at = tag.index + tag[0].length;
    const names = [...(tag[3] ?? "").matchAll(/([a-zA-Z:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) throw new Error(`an attribute twice in ${tag[0]}`);
    if (tag[1]) {
      if (open.pop() !== tag[2]) throw new Error(`${tag[0]} closes nothing`);
    } else if (!tag[4]) open.push(tag[2] ?? "");
  }
  if (open.length || at !== xml.length) throw new Error(`left open: ${open.join(" ")} ${xml.slice(at, at + 80)}`);
}
const ids = (xml: string): string[] => [...xml.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? "");
const references = (xml: string): string[] => [...xml.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? "");

const sprite = spriteSvg();
const suits = PACKS.flatMap((pack) => [..."CSHD"].map((suit) => suitSvg(suit, pack)));
const known = new Set(ids(sprite));
const faces = PACKS.flatMap((pack) =>
  [...cardsOf(pack), "H5", "S3"].flatMap((card) => [{}, { compact: true }, { corners: 4 }, { corners: 0 }].map((options) => cardSvg(card, pack, options as object))),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((n) => {
    const part = parseInt(hex.slice(n, n + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
/** The defaults in palette.ts, and what a palette of cards.css changes. */
function colours(theme: string): Map<string, string> {
  const defaults = JSON.stringify(palette).matchAll(/var\(--([a-z-]+),(#[0-9a-f]{6})\)/g);
  const changed = (css.match(new RegExp(`\\.${theme} \\{([^}]*)\\}`))?.[1] ?? "").matchAll(/--([a-z-]+): (#[0-9a-f]{3,6})\b/g);
  const full = (hex: string): string => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex);
  return new Map([...defaults, ...changed].map((match) => [match[1] ?? "", full(match[2] ?? "")]));
}

describe("cards", () => {
  it("gives every pack its number of cards, each once", () => {
    expect(PACKS.map((pack) => new Set(cardsOf(pack)).size)).toEqual([32, 32, 32, 20, 32]);
    expect(cardsOf("prairie")).toContain("H5");
    expect(cardsOf("prairie")).not.toContain("S7");
  });
  it("draws well-formed XML", () => {
    for (const xml of [sprite, ...faces, ...suits, ...PACKS.map(backSvg)]) checkXml(xml);
  });
  it("draws no two faces of a pack alike", () => {
    for (const pack of PACKS)
      for (const compact of [false, true]) {
        const drawn = cardsOf(pack).map((card) => cardSvg(card, pack, { compact }));
        expect(new Set(drawn).size).toBe(drawn.length);
      }
  });
  it("refers only to ids of the sprite, and keeps them unique", () => {
    expect(known.size).toBe(ids(sprite).length);
    for (const xml of [sprite, ...faces, ...suits, ...PACKS.map(backSvg)]) for (const id of references(xml)) expect(known, id).toContain(id);
    expect(faces.flatMap(ids)).toEqual([]);
    for (const pack of PACKS) {
      const own = new Set(ids(spriteSvg([pack])));
      for (const card of cardsOf(pack)) for (const id of references(cardSvg(card, pack))) expect(own, id).toContain(id);
    }
  });
  it("hides every svg from screen readers and carries no inline style", () => {
    for (const xml of [sprite, ...faces, ...suits, ...PACKS.map(backSvg)]) {
      expect(xml).toMatch(/^<svg [^>]*aria-hidden="true"/);
      expect(xml).not.toMatch(/ style="|NaN|undefined/);
    }
  });
  it("says what Kaiser's two cards are worth, in every pack and size", () => {
    for (const pack of PACKS)
      for (const compact of [false, true]) {
        expect(cardSvg("H5", pack, { compact })).toContain(">+5</text>");
        expect(cardSvg("S3", pack, { compact })).toContain(">−3</text>");
      }
  });
  it("takes the index letters of a language", () => {
    expect(cardSvg("HQ", "french", { letters: { Q: "D" } })).toContain(">D</text>");
    expect(cardSvg("HQ", "french")).toContain(">Q</text>");
    expect(cardSvg("CJ", "prussian")).toContain(">U</text>");
  });
  it("refuses what is not a card", () => {
    for (const card of ["XX", "C4", "C", "CJx", ""]) expect(() => cardSvg(card, "french")).toThrow("is not a card");
  });
  it("keeps every index at 4.5:1 on its paper, in every palette", () => {
    for (const theme of ["none", "cards-dark", "cards-safe", "cards-contrast"]) {
      const found = colours(theme);
      for (const [name, hex] of found)
        if (name.endsWith("-text")) expect(contrast(hex, found.get("card-paper") ?? ""), `${theme} ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  });
  it("is at most 30 kB, gzipped", () => {
    const sources = readdirSync(here).filter((name) => /\.(ts|css)$/.test(name) && !name.endsWith(".test.ts"));
    const bytes = gzipSync(sources.map((name) => readFileSync(new URL(name, here), "utf8")).join("")).length;
    expect(bytes).toBeLessThanOrEqual(30_000);
  });
});
