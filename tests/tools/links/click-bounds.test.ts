import { expect, test } from "bun:test";
import { additionsWithin, clickAllowance } from "#tools/links/click-bounds.ts";

test("one subscriber's clicks are counted so often on a link and so often on all, and again the next day", () => {
  const clock = { at: Date.parse("2026-11-23T08:00:00Z") };
  const mayCount = clickAllowance(
    { clicks: 25, clicksOfNetwork: 1000, clicksOnLink: 10 },
    () => new Date(clock.at),
  );
  const counted = (linkId: string, address: string, times: number) =>
    Array.from({ length: times }, () => mayCount(linkId, address)).filter(Boolean).length;
  expect([counted("a", "203.0.113.9", 12), counted("b", "203.0.113.9", 12)]).toEqual([10, 10]);
  expect([counted("c", "203.0.113.9", 12), counted("d", "203.0.113.9", 12)]).toEqual([5, 0]);
  expect([counted("a", "203.0.113.8", 3), counted("a", "2001:db8:1:2::3", 9)]).toEqual([3, 9]);
  expect(counted("a", "2001:db8:1:ffff::3", 9)).toBe(1);
  clock.at += 86_400_000;
  expect(counted("d", "203.0.113.9", 12)).toBe(10);
});

test.each([
  ["a /24", (index: number) => `203.0.113.${index}`, "203.0.114.1"],
  ["a /48", (index: number) => `2001:db8:1:${index}::1`, "2001:db8:2::1"],
])("all subscribers of %s together are counted so often, on whichever links", (_, addressOf, another) => {
  const bounds = { clicks: 25, clicksOfNetwork: 60, clicksOnLink: 10 };
  const mayCount = clickAllowance(bounds, () => new Date("2026-11-23T08:00:00Z"));
  let counted = 0;
  for (let index = 0; index < 250; index += 1)
    for (let link = 0; link < 4; link += 1) if (mayCount(`${link} ${index}`, addressOf(index))) counted += 1;
  // Of IPv6 a whole /48 is one subscriber.
  expect(counted).toBe(another.includes(":") ? 25 : 60);
  expect(mayCount("a", another)).toBe(true);
});

test("without bounds everything is counted", () => {
  const mayCount = clickAllowance(null, () => new Date());
  expect(Array.from({ length: 5000 }, () => mayCount("a", "203.0.113.9")).every(Boolean)).toBe(true);
  expect(additionsWithin(undefined)("a", "b")).toBe(true);
});

test("a thing that has its place keeps it when it is tried again", () => {
  const takes = additionsWithin(3);
  const names = ["a", "b", "a", "c", "d", "b", "a", "e"];
  expect(names.map((name) => takes("subscriber", name))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(takes("another", "d")).toBe(true);
});
