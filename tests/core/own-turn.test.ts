import { expect, test } from "bun:test";
import { ownTurn } from "#core/own-turn.ts";

test("of many slices one is done in a turn, in the order in which they were asked for", async () => {
  const turns: number[] = [];
  const order: number[] = [];
  let turn = 0;
  const count = () => {
    turn += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await ownTurn();
      turns.push(turn);
      order.push(index);
    }),
  );
  clearImmediate(timer);
  expect(new Set(turns).size).toBe(20);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
