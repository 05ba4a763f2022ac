import { expect, test } from "vitest";
import vectors from "../../tests/data/fair.json";
import { shuffled } from "./fair.ts";

test("shuffles as the server does", () => {
  for (const { secret, nonces, cards, order } of vectors.shuffles) {
    expect(shuffled(secret, nonces, cards)).toEqual(order);
  }
});
