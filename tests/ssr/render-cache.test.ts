import { expect, test } from "bun:test";
import { packProps, unpackProps } from "../../src/client/island-props.ts";
import { createRenderCache } from "../../src/ssr/render-cache.ts";

test("what comes again is rendered twice and then never; what comes once is not kept", () => {
  const cache = createRenderCache({ maxCharacters: 1000 });
  let rendered = 0;
  const render = () => `rendered ${(rendered += 1)}`;
  expect(["a", "b", "a", "a", "a"].map((key) => cache.get(key, render))).toEqual([
    "rendered 1",
    "rendered 2",
    "rendered 3",
    "rendered 3",
    "rendered 3",
  ]);
});

test("what is kept takes no more room than it may", () => {
  const cache = createRenderCache({ maxCharacters: 100 });
  let rendered = 0;
  const render = () => "x".repeat(40 + ((rendered += 1) % 2));
  const ask = (key: string) => cache.get(key, render);
  for (const key of ["a", "a", "b", "b", "c", "c"]) ask(key);
  expect(rendered).toBe(6);
  ask("c");
  expect(rendered).toBe(6);
  ask("a");
  expect(rendered).toBe(7);
  const large = () => `${"y".repeat(200)}${(rendered += 1)}`;
  for (let time = 0; time < 3; time += 1) cache.get("large", large);
  expect(rendered).toBe(10);
});

test("props are the same after their way through an attribute, whatever quotes are in them", () => {
  const props = { texts: { a: 'say "no"', b: "`code`", c: "it's \\ `\"`" }, count: 1, none: null };
  expect(unpackProps(packProps(props))).toEqual(props);
  expect(packProps({ a: "b" })).not.toContain('"');
});
