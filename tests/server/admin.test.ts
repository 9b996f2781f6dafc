import { expect, test } from "bun:test";
import { localBus } from "#core/bus.ts";
import { operationsOn } from "#server/admin.ts";
import { blocklistTopic } from "#server/links.ts";
import { newDatabase } from "#tests/support/product/database.ts";

test("what an operator blocks is announced to all processes, once, and only where something changed", async () => {
  const [database, bus] = [await newDatabase(), localBus()];
  const operations = operationsOn({ database, bus }, () => new Date("2026-11-21T05:00:00Z"));
  let announced = 0;
  bus.subscribe(blocklistTopic, () => (announced += 1));
  const operator = { who: "tester", why: "fraud" };
  expect(await operations.blockHost("https://Fraud.example/a", operator)).toMatchObject({ ok: true });
  expect(announced).toBe(1);
  expect(await operations.blockHost("com.vn", operator)).toMatchObject({ ok: false });
  expect(announced).toBe(1);
  expect(await operations.unblockHost("fraud.example", operator)).toMatchObject({ ok: true });
  expect(announced).toBe(2);
});
