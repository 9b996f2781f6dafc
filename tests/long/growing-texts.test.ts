import { expect, test } from "bun:test";
import {
  askedDoors,
  faultOf,
  findingAt,
  jsonCostAt,
  jsonDoors,
  lastingFaults,
  placedAt,
} from "#tests/support/product/door-costs.ts";
import { withOpenDoors } from "#tests/support/product/open-doors.ts";
import type { Door } from "#tests/support/product/text-doors.ts";
import { drawn } from "#tests/support/samples/drawn.ts";
import { finderDoor, finderWords, gluedWord } from "#tests/support/samples/finder-words.ts";
import {
  type Shape,
  aFewShapes,
  allShapes,
  fewShapes,
  growingJson,
  shapesAround,
} from "#tests/support/samples/growing-texts.ts";

const shortLength = 300;
const longLength = 70_000;

/** So many of all, others with each seed, and as long as they may take. */
const looksInAll = 3000;
const longMs = 200_000;

const lengthOf = ({ schema }: Door): number => schema.maxLength ?? Infinity;

type Sent = { readonly shapes: readonly Shape[]; readonly bodyBytes: number };

/**
 * A draw of all shapes where a field leads to an action for the first time, at most 200 KB of each: what grows faster than
 * the text is seen by then. A megabyte of a few; fewer of half a megabyte where another form leads to the same; and two of
 * them beside each choice that the call takes.
 */
function sentTo(door: Door, isFirst: boolean): readonly Sent[] {
  const length = lengthOf(door);
  if (!door.takesText || door.isBesideChoice)
    return [{ shapes: drawn(length > shortLength ? fewShapes : aFewShapes, 2), bodyBytes: 500_000 }];
  if (!isFirst)
    return [
      { shapes: length > shortLength ? drawn(fewShapes, 6) : drawn(aFewShapes, 3), bodyBytes: 500_000 },
    ];
  if (length <= shortLength) return [{ shapes: fewShapes, bodyBytes: 500_000 }];
  const around = typeof door.example === "string" ? shapesAround(door.example) : [];
  const all = { shapes: drawn([...allShapes, ...around], 30), bodyBytes: 200_000 };
  return length > longLength ? [all, { shapes: fewShapes, bodyBytes: 1_000_000 }] : [all];
}

test("texts that grow hold nobody else up, at any door, in any shape, up to the bound", () =>
  withOpenDoors(async ({ product, doors, entrantAt }) => {
    const seen = new Set<string>();
    const looks = doors.flatMap((door) => {
      const target = `${door.action} ${door.field}`;
      const sent = sentTo(door, door.action !== null && !seen.has(target));
      seen.add(target);
      return sent.flatMap(({ shapes, bodyBytes }) =>
        shapes.map((shape) => async () => {
          const { fault } = await findingAt(product, entrantAt(door), { door, shape, bodyBytes });
          return fault;
        }),
      );
    });
    // All of them, some ten thousand, take an hour.
    expect(await lastingFaults(drawn(looks, looksInAll), longMs)).toEqual([]);
  }));

test("a megabyte of a sign that markup must escape, sent as it is, comes back in every form without holding anybody up", () =>
  withOpenDoors(async ({ product, doors, entrantAt }) => {
    const fields = doors.filter(
      ({ place, takesText, isBesideChoice }) => place === "form" && takesText && !isBesideChoice,
    );
    expect(fields.length).toBeGreaterThan(60);
    const looks = fields.map((door) => async () => {
      const others = Object.entries(door.others).map(([name, value]) => [name, String(value)]);
      const unknown = door.unknown.map((name) => [name, "a"]);
      const body = `${new URLSearchParams([...unknown, ...others])}&${door.field}=${"<".repeat(1_000_000)}`;
      const entrant = entrantAt(door);
      const headers = {
        ...entrant.headers,
        "Content-Type": "application/x-www-form-urlencoded",
        "Sec-Fetch-Site": "same-origin",
      };
      const ask = () => product.costOf(placedAt(door.path, entrant), { method: "POST", body, headers });
      let fault = faultOf(door.name, await ask());
      for (let time = 1; time < 6 && fault !== null; time += 1) fault = faultOf(door.name, await ask());
      return fault;
    });
    expect(await lastingFaults(looks, longMs)).toEqual([]);
  }));

test("no word that the finder knows holds it, written together in any number", () =>
  withOpenDoors(async ({ product, doors, entrantAt }) => {
    const words = finderWords();
    expect(words.length).toBeGreaterThan(300);
    const door = finderDoor(doors);
    const looks = drawn(words, 60).map((word) => async () => {
      const sent = { door, shape: gluedWord(word), bodyBytes: 10_000 };
      const { fault } = await findingAt(product, entrantAt(door), sent);
      return fault;
    });
    expect(await lastingFaults(looks, longMs)).toEqual([]);
  }));

test("JSON of any kind in the place of a text, up to a body's bound, holds nobody up", () =>
  withOpenDoors(async ({ product, doors, entrantAt }) => {
    const looks = [...askedDoors(doors), ...jsonDoors(doors)].flatMap((door) =>
      growingJson.map(({ name, of }) => async () => {
        const cost = await jsonCostAt(product, entrantAt(door), door, of(1_000_000));
        return faultOf(`${door.name} × ${name}`, cost);
      }),
    );
    expect(await lastingFaults(looks, longMs)).toEqual([]);
  }));
