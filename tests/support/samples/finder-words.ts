import { fold } from "#core/fold.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import type { Door } from "#tests/support/product/text-doors.ts";
import { type Shape, repeated } from "./growing-texts.ts";

/** All words that the finder knows tools by. */
export const finderWords = (): readonly string[] => [
  ...new Set(
    finderIndexOf("vi").tools.flatMap(({ name, sure, names }) =>
      fold(`${name} ${sure} ${names}`)
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    ),
  ),
];

/** A word over and over, and an end that no word has: a search that tries every way to cut it never ends. */
export const gluedWord = (word: string): Shape => ({
  name: `${word} glued`,
  of: () => `${repeated(word).of(60)}zz`,
});

export function finderDoor(doors: readonly Door[]): Door {
  const door = doors.find(({ path, field }) => path === "/" && field === "q");
  if (!door) throw new Error("The home page has no field");
  return door;
}
