import { expect, test } from "bun:test";
import { otherPages, tools } from "../src/core/catalog.ts";
import { Env } from "../src/server/config.ts";

const readme = await Bun.file(new URL("../README.md", import.meta.url)).text();
const rowOf = (name: string) =>
  readme.split("\n").find((line) => new RegExp(`^\\| ${name} `).test(line)) ?? "";

test("README has a row for every setting, with its default and what it does", () => {
  const wrong = Object.entries(Env.properties).flatMap(([name, setting]) => {
    const row = rowOf(name);
    const isDefault = setting.default === "" || row.includes(`\`${setting.default}\``);
    return isDefault && row.includes(setting.description ?? "-") ? [] : [name];
  });
  expect(wrong).toEqual([]);
});

test("README has a row for every tool", () => {
  const shown = [...tools, ...otherPages]
    .filter(({ path }) => rowOf(`\`${path}\``) !== "")
    .map(({ path }) => path);
  expect(shown).toEqual(expect.arrayContaining(tools.map(({ path }) => path)));
});
