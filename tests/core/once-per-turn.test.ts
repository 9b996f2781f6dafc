import { expect, test } from "bun:test";
import { oncePerTurn } from "#tools/links/follow.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("who asks for the same key in one turn shares one look-up, who asks in the next has another", async () => {
  const lookedUp: string[] = [];
  let value = "old";
  const find = oncePerTurn(async (key) => {
    lookedUp.push(key);
    return `${key} ${value}`;
  });
  const asked = [find("a"), find("b"), find("a")];
  await Promise.resolve();
  value = "new";
  expect(await Promise.all([...asked, find("a")])).toEqual(["a new", "b new", "a new", "a new"]);
  expect(lookedUp).toEqual(["a", "b"]);
  await nextTurn();
  value = "newest";
  expect(await find("a")).toBe("a newest");
  expect(lookedUp).toEqual(["a", "b", "a"]);
});

test("who asks while a look-up is under way does not get what it finds", async () => {
  const results = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let count = 0;
  const find = oncePerTurn(async () => results[count++]?.promise);
  const first = find("a");
  await nextTurn();
  const second = find("a");
  await nextTurn();
  results[1]?.resolve("later");
  results[0]?.resolve("earlier");
  expect([await first, await second]).toEqual(["earlier", "later"]);
});

test("a look-up that fails fails for all who share it", async () => {
  const find = oncePerTurn(async () => {
    throw new Error("away");
  });
  const outcomes = await Promise.allSettled([find("a"), find("a")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
