import { expect, test } from "vitest";
import { pieces } from "./said.ts";

const GERMAN = "Letzter Stich|Ober|Obers|Unter|König|Re";
const marked = (text: string, german = GERMAN): string[] =>
  pieces(text, german)
    .filter((piece) => piece.kind === "german")
    .map((piece) => piece.text);

test("finds the German words, whole and in full", () => {
  expect(marked("Unter of Acorns, König, Obers")).toEqual(["Unter", "König", "Obers"]);
  expect(marked("Letzter Stich: say Re")).toEqual(["Letzter Stich", "Re"]);
  expect(marked("Repartir, Réunter, Königin, Unterer")).toEqual([]);
});

test("marks nothing where everything is German", () => {
  expect(marked("Unter von Eichel", "")).toEqual([]);
});

test("finds the cards, and loses no letter", () => {
  const text = "Play ♣U; then ♥10, ♠7.";
  const found = pieces(text, GERMAN);
  expect(found.filter((piece) => piece.kind === "card").map((piece) => piece.text)).toEqual(["♣U", "♥10", "♠7"]);
  expect(found.map((piece) => piece.text).join("")).toBe(text);
});
