import { expect, test } from "bun:test";
import { relatedTo, tools } from "#tools/catalog.ts";
import { groups } from "#core/tool.ts";

test("the navigation begins with what people come for most", () => {
  expect(tools.slice(0, 2).map(({ path }) => path)).toEqual(["/qr", "/vietqr"]);
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
