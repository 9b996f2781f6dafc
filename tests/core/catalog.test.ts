import { expect, test } from "bun:test";
import { groups, otherPages, relatedTo, tools } from "../../src/core/catalog.ts";

test("the navigation has the tools in the order of the README's table", async () => {
  const readme = await Bun.file(new URL("../../README.md", import.meta.url)).text();
  const rows = [...readme.matchAll(/^\| `(\/[\w-]+)` /gm)].map(([, path = ""]) => path);
  const others: readonly string[] = otherPages.map(({ path }) => path);
  const listed: readonly string[] = tools.map(({ path }) => path);
  expect(listed).toEqual(rows.filter((path) => !others.includes(path)));
  expect(listed.slice(0, 2)).toEqual(["/qr", "/vietqr"]);
});

test("the tools stand group by group, in the order of the groups", () => {
  const order = tools.map(({ group }) => groups.indexOf(group));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(new Set(order).size).toBe(groups.length);
});

test("a tool leads on to four others, those of its group first", () => {
  for (const { id, group } of tools) {
    const related = relatedTo(id);
    const groups = related.map((tool) => tool.group === group);
    expect(related).toHaveLength(4);
    expect(related.some((tool) => tool.id === id)).toBe(false);
    expect(groups).toEqual(groups.toSorted((one, other) => Number(other) - Number(one)));
  }
});
