import { afterEach, expect, test, vi } from "vitest";
import { rate, signed as edged, ticks } from "../statistics/numbers.ts";
import { outlook, signed, written } from "./numbers.ts";
import { words } from "./words.svelte.ts";

vi.mock("./words.svelte.ts", () => ({ words: { lang: "" } })); // without a page there is none

afterEach(() => {
  words.lang = "";
});

test("writes decimals as the language does, and the minus as wide as a digit", () => {
  expect([written(-1.5, 1), signed(2.5, 1), signed(-3), rate(0.4)]).toEqual(["−1.5", "+2.5", "−3", "0.4"]);
  for (const lang of ["de", "es", "pt"]) {
    words.lang = lang;
    expect([written(-1.5, 1), signed(2.5, 1), signed(0), rate(0.4), written(1234)]).toEqual(["−1,5", "+2,5", "0", "0,4", "1234"]);
  }
});

test("gives nothing a sign that is nothing as written", () => {
  words.lang = "de";
  expect([edged(0.04), edged(-0.04), edged(0.06), edged(-20.4)]).toEqual(["0,0", "0,0", "+0,1", "−20"]);
});

test("tells a worth in whole points, and a chance in per cent", () => {
  expect([12.5, 11.4, 0.4, -0.4, -7.6].map((worth) => outlook("worth", 0.5, worth))).toEqual(["+13", "+11", "0", "0", "−8"]);
  expect(outlook("chance", 0.254, 12.5)).toBe("25 %");
});

test("labels an axis at round numbers that never touch, nothing among them", () => {
  expect(ticks(-1, 1, 0.34)).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(ticks(-1, 30, 5.3)).toEqual([0, 10, 20, 30]);
  expect(ticks(0, 1, 0.17).map((tick) => tick.toFixed(1))).toEqual(["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
  for (let low = 0; low > -300; low -= 0.7)
    for (const high of [1, 1.3, 2.9, 7, 19, 240]) {
      const apart = (high - low) / 6;
      const found = ticks(low, high, apart);
      const gaps = found.slice(1).map((tick, place) => tick - (found[place] ?? 0));
      expect(found).toContain(0);
      expect(found.length).toBeGreaterThan(1);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(apart * 0.999);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...found)).toBeLessThanOrEqual(high);
      expect(new Set(found.map(edged)).size).toBe(found.length);
    }
});
