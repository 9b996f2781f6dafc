import { expect, test } from "bun:test";
import { groups, relatedTo, tools } from "../../src/core/catalog.ts";

test("the navigation has home and the nineteen tools, in the specified order", () => {
  const paths =
    "/qr /vietqr /links /data /text-analyzer /notes /tools /cron /whois /ip /dns /http /proxy /ua /crypto /2fa /temp-mail /chatgpt /translate";
  expect(tools.map(({ path }) => path).join(" ")).toBe(paths);
  expect(tools.length + 1).toBe(20);
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
