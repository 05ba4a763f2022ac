import { expect, test } from "vitest";
import vectors from "../../tests/data/fair.json";
import { shuffled, verdict } from "./fair.ts";
import type { Seal } from "./seals.ts";
import type { Over } from "./types.ts";

test("shuffles as the server does", () => {
  for (const { secret, nonces, cards, order } of vectors.shuffles) {
    expect(shuffled(secret, nonces, cards)).toEqual(order);
  }
});

/* Two cards each of six, one after the other. */
const secret = "00".repeat(32);
const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const nonces = ["mine", ""];
const order = shuffled(secret, nonces, ["CA", "CT", "SA", "ST", "HA", "HT"]);
const plan = { seats: [0, 1, 0, 1, -2, -1], cut: false };
const seal: Seal = { commitment, deal: 3, plan, seat: 0, nonce: "mine" };
const over: Over = {
  hands: [`${order[2]} ${order[0]}`, `${order[1]} ${order[3]}`],
  rest: [order[5] ?? "", order[4] ?? ""],
  record: "",
  reckoning: [],
  proof: { commitment, secret, nonces, order },
};
const judged = (kept: Partial<Seal>, told: Partial<Over> = {}): string | null => verdict({ ...over, ...told }, 3, [{ ...seal, ...kept }]);

test("a deal is fair by the promise that was kept", () => {
  expect(judged({})).toBe("fair");
  expect(judged({ nonce: "" })).toBe("fair");
  expect(verdict(over, 3, [])).toBe("unseen");
  expect(verdict({ ...over, proof: null }, 3, [seal])).toBe(null);
});

test("another promise, part or hand is not", () => {
  expect(judged({ commitment: "00" })).toBe("unfair");
  expect(judged({ nonce: "another" })).toBe("unfair");
  expect(judged({ seat: 1 })).toBe("unfair");
  expect(judged({ plan: null })).toBe("unfair");
  expect(judged({ plan: { ...plan, seats: [1, 0, 0, 1, -2, -1] } })).toBe("unfair");
  expect(judged({}, { hands: over.hands.toReversed() })).toBe("unfair");
  expect(judged({}, { rest: over.rest.toReversed() })).toBe("unfair");
  expect(judged({}, { proof: { commitment, secret, nonces, order: order.toReversed() } })).toBe("unfair");
});

test("cards that go round the table are proven late, and once", () => {
  const round = { hands: over.hands.toReversed() };
  expect(judged({ deal: 1 }, round)).toBe("fair");
  expect(judged({ deal: 1, proves: 3 }, round)).toBe("fair");
  expect(judged({ deal: 1, proves: 1 }, round)).toBe("unseen");
  const own = { ...seal, commitment: "00" };
  expect(verdict({ ...over, ...round }, 3, [{ ...seal, deal: 1, proves: 1 }, own])).toBe("unfair");
  expect(judged({ deal: 4 })).toBe("unseen");
});

test("the first dealer is cut from the same secret", () => {
  const first = Number(shuffled(secret, [...nonces, "dealer"], ["0", "1"])[0]);
  const hands = first ? over.hands.toReversed() : over.hands;
  const cut = ["fair", "unfair"];
  expect([judged({ plan: { ...plan, cut: true } }, { hands }), judged({ plan: { ...plan, cut: true } }, { hands: hands.toReversed() })].sort()).toEqual(cut);
});
