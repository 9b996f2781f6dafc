import { expect, test } from "bun:test";
import { isLongLimit, limits } from "#core/limits.ts";

test("limits of an hour or longer survive a restart, shorter ones do not", () => {
  const long = Object.entries(limits).flatMap(([name, rule]) => (isLongLimit(rule) ? [name] : []));
  expect(long.toSorted()).toEqual(["chat", "deletion", "link", "mailbox", "note", "report"]);
  const lines = Object.entries(limits).map(([name, rule]) => `${name}: ${JSON.stringify(rule)}`);
  expect(lines.join("\n")).toMatchSnapshot();
});
