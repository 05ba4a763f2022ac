import { expect, test } from "vitest";
import { headOf } from "./notation.ts";

test("reads who played, and what was written", () => {
  const record = "vorhand 1\ngame kaiser\nplayers Lena | x y | strong | Ana\nresult scores 8 -12 8 -12\n\nbid 9\n";
  expect(headOf(record)).toEqual({ players: ["Lena", "x y", "strong", "Ana"], scores: [8, -12, 8, -12] });
  expect(headOf("vorhand 1\n\nplayers a | b")).toEqual({ players: [], scores: [] });
});
