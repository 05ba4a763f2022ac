import { afterEach, expect, test, vi } from "vitest";
import { rate, signed as edged } from "../statistics/numbers.ts";
import { signed, written } from "./numbers.ts";
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
