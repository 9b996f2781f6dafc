import { expect, test } from "bun:test";
import { latestOnly } from "#client/latest-only.ts";
import { listOrder } from "#client/list-order.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

type Asked = { readonly kind: "replace" | "extend"; readonly number: number; readonly isTaken: boolean };

test("whatever the order of answers, a list is of the latest load, gone on with only by what was asked for behind it", async () => {
  const numbers = seededNumbers(20_261_128);
  const below = (end: number) => Math.floor((numbers() / 2 ** 32) * end);
  for (let round = 0; round < 500; round += 1) {
    const order = listOrder();
    let list: readonly number[] = [];
    let expected: readonly number[] = [];
    /** The rule, kept by the test itself: what was asked for last and is still waited for. */
    let current: Asked | null = null;
    const waiting: { readonly asked: Asked; readonly end: (page: number | null) => void }[] = [];
    for (let number = 1; number <= 14 || waiting.length > 0; number += 1) {
      if (number <= 14 && below(3) > 0) {
        const kind = below(2) === 0 ? "replace" : "extend";
        const { promise, resolve } = Promise.withResolvers<number | null>();
        const isTaken: boolean = kind === "replace" || current === null;
        const asked: Asked = { kind, number, isTaken };
        void order[kind](
          () => promise,
          (page) => {
            list = kind === "replace" ? [page] : [...list, page];
          },
        );
        if (isTaken) {
          current = asked;
          waiting.push({ asked, end: resolve });
        }
      } else {
        const [answer] = waiting.splice(below(waiting.length), 1);
        const hasFailed = below(5) === 0;
        answer?.end(hasFailed ? null : answer.asked.number);
        if (answer && current === answer.asked) {
          current = null;
          const { kind, number: own } = answer.asked;
          if (!hasFailed) expected = kind === "replace" ? [own] : [...expected, own];
        }
      }
      await settled();
      expect([round, number, list, order.isUnderWay()]).toEqual([round, number, expected, current !== null]);
    }
  }
});

test("of all that is asked for only the latest is told to be it, and following asks for nothing", () => {
  const numbers = seededNumbers(28_112_026);
  const order = latestOnly();
  const begun: (() => boolean)[] = [];
  for (let number = 0; number < 100; number += 1) {
    const isFollowing = numbers() % 2 === 0 && begun.length > 0;
    begun.push(isFollowing ? order.follow() : order.begin());
    const isLatest = begun.map((one) => one());
    const first = isLatest.indexOf(true);
    expect(isLatest.slice(first).every(Boolean)).toBe(true);
    expect(isFollowing ? first < begun.length - 1 : first === begun.length - 1).toBe(true);
  }
});
