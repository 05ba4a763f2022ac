import { expect, test } from "vitest";
import { packed, unpacked } from "./share.ts";

const RECORD = "vorhand 1\ngame schnapsen\nplayers Jürgen | stark\n\nplay HK, play HQ\n".repeat(20);

test("a record goes through an address", async () => {
  const hash = await packed(RECORD);
  expect(hash).toMatch(/^#record=[\w-]+$/);
  expect(hash.length).toBeLessThan(RECORD.length);
  expect(await unpacked(hash)).toBe(RECORD);
});

test("an address without one, or with a part of one, holds none", async () => {
  expect(await unpacked("")).toBe("");
  expect(await unpacked("#main")).toBe("");
  expect(await unpacked((await packed(RECORD)).slice(0, 20))).toBe("");
});
