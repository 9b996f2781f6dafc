import { expect, test } from "bun:test";
import { until } from "./support/product/until.ts";

test("what is waited for may come late, as a value, as a list, or as what is said of it", async () => {
  let looks = 0;
  await until(() => ++looks, 3);
  await until(async () => [++looks], [5]);
  const said = await until(
    () => `look ${++looks}`,
    (seen) => seen.endsWith("8"),
  );
  expect(said).toBe("look 8");
  expect(await until(() => ++looks > 9)).toBe(true);
  expect(looks).toBe(10);
});

test("who waits in vain is told what was seen last", async () => {
  let looks = 0;
  const waiting = until(
    () => ({ status: 503, said: looks++ < 2 ? "starting" : "no database" }),
    ({ status }) => status === 200,
    50,
  );
  expect(waiting).rejects.toThrow(/status: 503,\s+said: "no database"/);
});

test("a look that never has an answer has an end, too", () => {
  expect(until(() => Promise.withResolvers<number>().promise, 200, 50)).rejects.toThrow(/last: undefined/);
});

test("what a look throws is thrown at once", () => {
  const look = (): Promise<number> => Promise.reject(new Error("the server has gone"));
  expect(until(look, 200)).rejects.toThrow("the server has gone");
});
