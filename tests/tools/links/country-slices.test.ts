import { expect, test } from "bun:test";
import { chartColors, countrySlices } from "#islands/links/country-slices.ts";

const countries = (clicks: readonly number[]) =>
  clicks.map((count, at) => ({ country: `A${at}`, name: `Country ${at}`, clicks: count }));

test("six countries have a slice and a colour each, in their order", () => {
  const slices = countrySlices(countries([9, 5, 4, 3, 2, 1]), "Others");
  expect(slices.map(({ clicks }) => clicks)).toEqual([9, 5, 4, 3, 2, 1]);
  expect(slices.map(({ color }) => color)).toEqual([...chartColors]);
});

test("of more countries the five largest are named; the others' sum is last, in the colour of the rest", () => {
  const slices = countrySlices(countries([9, 5, 4, 3, 2, 2, 2, 2]), "Others");
  expect(slices.map(({ name, clicks }) => [name, clicks])).toEqual([
    ["Country 0", 9],
    ["Country 1", 5],
    ["Country 2", 4],
    ["Country 3", 3],
    ["Country 4", 2],
    ["Others", 6],
  ]);
  expect(new Set(slices.map(({ color }) => color)).size).toBe(6);
});
