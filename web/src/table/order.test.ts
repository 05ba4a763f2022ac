import { expect, test } from "vitest";
import { moved, put, sorted } from "./order.ts";

const HAND = ["CJ", "HJ", "CA", "CT", "SK", "HA", "H7", "DQ"];
const TRUMPS = new Set(["CJ", "HJ", "CA", "CT"]);

test("keeps the suits together, trumps on the side that was chosen", () => {
  expect(sorted(HAND, TRUMPS, { sort: "suit", trumps: "left" }, "a")).toEqual(HAND);
  expect(sorted(HAND, TRUMPS, { sort: "suit", trumps: "right" }, "a")).toEqual(["SK", "HA", "H7", "DQ", "CJ", "HJ", "CA", "CT"]);
});

test("sorts by rank behind the trumps", () => {
  expect(sorted(HAND, TRUMPS, { sort: "rank", trumps: "left" }, "a")).toEqual(["CA", "CT", "CJ", "HJ", "HA", "SK", "DQ", "H7"]);
});

test("leaves the cards of a deal as they lie, the same each time", () => {
  const how = { sort: "none", trumps: "left" } as const;
  const lies = sorted(HAND, TRUMPS, how, "a");
  expect(lies.toSorted()).toEqual(HAND.toSorted());
  expect(sorted(HAND.toReversed(), TRUMPS, how, "a")).toEqual(lies);
  expect(sorted(HAND, TRUMPS, how, "b")).not.toEqual(lies);
  expect(sorted(HAND.slice(1), TRUMPS, how, "a")).toEqual(lies.filter((card) => card !== "CJ"));
});

test("moves one card and leaves the others in their order", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", null, "c"], 2, 0)).toEqual(["c", "a", null]);
});

test("holds the cards as they were put, new ones on the right, without those that are gone", () => {
  expect(put(["CJ", "SK", "HA", "D7"], ["HA", "C9", "CJ"])).toEqual(["HA", "CJ", "SK", "D7"]);
  expect(put(["CJ", "SK"], [])).toEqual(["CJ", "SK"]);
});
