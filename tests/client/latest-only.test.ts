import { expect, test } from "bun:test";
import { latestOnly } from "../../src/client/latest-only.ts";
import { listOrder } from "../../src/client/list-order.ts";
import { seededNumbers } from "../support/samples/seeded-numbers.ts";

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

test("what is asked for under one key leaves what is asked for under another", () => {
  const numbers = seededNumbers(28_112_026);
  const below = (end: number) => Math.floor((numbers() / 2 ** 32) * end);
  const keys = ["mailbox", "messages", "opened"];
  const order = latestOnly();
  const begun: { readonly key: string; readonly isLatest: () => boolean }[] = [];
  for (let number = 0; number < 300; number += 1) {
    const key = keys[below(keys.length)] ?? "";
    begun.push({ key, isLatest: order.begin(key) });
    const latest = new Map(begun.map((one) => [one.key, one]));
    expect(begun.filter(({ isLatest }) => isLatest())).toEqual(
      begun.filter((one) => latest.get(one.key) === one),
    );
    expect([...latest.keys()].every((one) => order.follow(one)())).toBe(true);
  }
});
