import { expect, test } from "bun:test";
import {
  askedDoors,
  faultOf,
  findingAt,
  jsonCostAt,
  jsonDoors,
  lastingFaults,
  refusalsAt,
} from "#tests/support/product/door-costs.ts";
import { withOpenDoors } from "#tests/support/product/open-doors.ts";
import { type Door } from "#tests/support/product/text-doors.ts";
import { drawn } from "#tests/support/samples/drawn.ts";
import { finderDoor, finderWords, gluedWord } from "#tests/support/samples/finder-words.ts";
import {
  type Shape,
  aFewShapes,
  allShapes,
  deepList,
  fewShapes,
  growingJson,
  shapesAround,
} from "#tests/support/samples/growing-texts.ts";

/** Large enough for what grows with the square of a text to take seconds; `tests/long` goes to the bounds. */
const bodyBytes = 120_000;
/** What is shorter is held by nothing but ways that double with each sign, which few shapes find. */
const shortLength = 300;

/** Of the doors that lead to one field of one action, the first: that of the call, where there is one. */
const firstOfEach = (doors: readonly Door[]): readonly Door[] =>
  [
    ...Map.groupBy(doors, ({ action, name, field }) =>
      action === null ? name : `${action} ${field}`,
    ).values(),
  ].flatMap(([first]) => (first ? [first] : []));

/** An operator's act takes away what it names, so that it succeeds once at most. */
const succeedsOnce = ({ path }: Door): boolean => path === "/admin";

const lengthOf = ({ schema }: Door): number => schema.maxLength ?? Infinity;

/**
 * Of each field one of those where most is to be done, and one of all and of what stands around its example; `tests/long` sends
 * thirty to each.
 */
const shapesFor = (door: Door): readonly Shape[] =>
  !door.takesText
    ? [deepList]
    : [
        ...drawn(lengthOf(door) > shortLength ? fewShapes : aFewShapes, 1),
        ...drawn([...allShapes, ...(typeof door.example === "string" ? shapesAround(door.example) : [])], 1),
      ];

const fieldsOf = (doors: readonly Door[]): readonly Door[] =>
  firstOfEach(doors.filter(({ place }) => place !== "path"));

test("each field that takes a text is reached by one way in at least", () =>
  withOpenDoors(async ({ product, doors, entrantAt, candidates }) => {
    const fields = fieldsOf(doors);
    expect(fields.length).toBeGreaterThan(200);
    const unreached: string[] = [];
    for (const door of fields.filter(
      (field) => field.takesText && field.action !== null && !succeedsOnce(field),
    )) {
      // A refusal of an assistant's call is an answer of its own, with status 200.
      const ways = doors.filter(
        ({ action, field, place }) => action === door.action && field === door.field && place !== "mcp",
      );
      const refusals: string[] = [];
      for (const way of ways) {
        const statuses = await refusalsAt(product, entrantAt(way), way, candidates);
        if (statuses === null) break;
        refusals.push(`${way.name}: ${statuses.join()}`);
      }
      if (refusals.length === ways.length) unreached.push(...refusals);
    }
    // Else what lies behind a field is not what is measured.
    expect(unreached).toEqual([]);
  }));

/** Each half of a list is a test of its own. */
const halves = [0, 1] as const;
const halfOf = <Item>(list: readonly Item[], half: number): readonly Item[] =>
  list.filter((_, at) => at % halves.length === half);

for (const half of halves)
  test(`texts that grow hold nobody else up: whatever a field is sent, the thread that answers computes for 50 ms at most, half ${half} of the fields`, () =>
    withOpenDoors(async ({ product, doors, entrantAt }) => {
      const looks = halfOf(fieldsOf(doors), half).flatMap((door) =>
        shapesFor(door).map((shape) => async () => {
          const { fault } = await findingAt(product, entrantAt(door), { door, shape, bodyBytes });
          return fault;
        }),
      );
      expect(looks.length).toBeGreaterThan(100);
      expect(await lastingFaults(looks)).toEqual([]);
    }));

test("words that the finder knows, written together in any number, do not hold it; `tests/long` has all of them", () =>
  withOpenDoors(async ({ product, doors, entrantAt }) => {
    const some = drawn(finderWords(), 25);
    expect(some.length).toBe(25);
    const door = finderDoor(doors);
    for (const word of some) {
      const shape = gluedWord(word);
      expect((await findingAt(product, entrantAt(door), { door, shape, bodyBytes })).fault).toBeNull();
    }
  }));

for (const half of halves)
  test(`JSON of another kind than a field takes, as much as a body holds, does not hold it, half ${half} of the kinds`, () =>
    withOpenDoors(async ({ product, doors, entrantAt }) => {
      const calls = jsonDoors(doors);
      expect(calls.length).toBeGreaterThan(30);
      // What reads a body is one function: each kind once, as large as it may be, and of some other calls what takes longest.
      const [first, ...others] = calls;
      const whole = [...askedDoors(doors), ...(first ? [first] : [])];
      const kinds = halfOf(growingJson, half);
      const sent = [
        ...whole.flatMap((door) => kinds.map((kind) => ({ door, kind, bytes: 1_000_000 }))),
        ...halfOf(drawn(others, 10), half).flatMap((door) =>
          growingJson.slice(0, 1).map((kind) => ({ door, kind, bytes: 400_000 })),
        ),
      ];
      const looks = sent.map(({ door, kind, bytes }) => async () => {
        const cost = await jsonCostAt(product, entrantAt(door), door, kind.of(bytes));
        return faultOf(`${door.name} × ${kind.name}`, cost);
      });
      expect(await lastingFaults(looks)).toEqual([]);
    }));
