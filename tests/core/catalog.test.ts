import { expect, test } from "bun:test";
import { relatedTo, tools } from "../../src/core/catalog.ts";

test("the navigation has home and the nineteen tools, in the specified order", () => {
  const paths =
    "/qr /vietqr /links /notes /whois /ip /dns /http /crypto /data /cron /tools /text-analyzer /chatgpt /translate /2fa /ua /proxy /temp-mail";
  expect(tools.map(({ path }) => path).join(" ")).toBe(paths);
  expect(tools.length + 1).toBe(20);
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
