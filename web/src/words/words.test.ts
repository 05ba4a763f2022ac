import { expect, test, vi } from "vitest";
import { Speech, naming } from "./words.svelte.ts";

vi.mock("../api.ts", () => ({}));
vi.mock("../look/look.svelte.ts", () => ({ look: {} }));

test("leaves a name as it is, and begins any other word with a capital", () => {
  const speech = new Speech(naming("french"), [], false, ["lena", "é", "a"]);
  expect(["lena: plays", "lena's cards", "é", "a", "lenart plays", "été", "all pass"].map((text) => speech.capital(text))).toEqual([
    "lena: plays",
    "lena's cards",
    "é",
    "a",
    "Lenart plays",
    "Été",
    "All pass",
  ]);
});
