import { expect, test } from "bun:test";
import { unpackProps } from "#client/island-props.ts";
import { packProps } from "#ssr/pack-props.ts";
import { createRenderCache } from "#ssr/render-cache.ts";

const lengthOf = (text: string): number => text.length;

test("what comes again is rendered twice and then never; what comes once is not kept", () => {
  const cache = createRenderCache<string>({ maxCharacters: 1000, lengthOf });
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
  const cache = createRenderCache<string>({ maxCharacters: 100, lengthOf });
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

test.each([1, 50_000])(
  "props are the same after their way through an attribute, %d times whatever quotes",
  (times) => {
    const texts = { a: 'say "no"', b: "`code`", c: "it's \\ `\"`", d: "ờ\u{1f600}\ud800" };
    const props = {
      texts: { ...texts, e: Object.values(texts).join("").repeat(times) },
      count: 1,
      none: null,
    };
    expect(unpackProps(packProps(props), { querySelector: () => null })).toEqual(props);
    expect(packProps({ a: "b" })).not.toContain('"');
  },
);

const long = "a long text, ".repeat(9);
const json = { next: ['<b> & "c"'], long };

test.each([
  ["the address of the first picture", { src: `${long}&` }, `<p><img alt="" src="${long}&amp;"/></p>`],
  ["the text of the first block", { answer: { text: `${long}<` } }, `<pre lang="vi">${long}&lt;</pre>`],
  [
    "a long output, whose quotes stay as they are",
    { answer: { text: `${long}"<` } },
    `<pre lang="vi">${long}"&lt;</pre>`,
  ],
  ["what a text area begins with", { values: { text: long } }, `<textarea rows="6">${long}</textarea>`],
  [
    "the answer written out",
    { answer: json },
    `<details class="raw"><section><pre>${JSON.stringify(json, null, 2).replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`,
  ],
])("%s is not said again in the props", (_what, props, markup) => {
  expect(packProps(props, markup)).not.toContain("a long text");
});

test.each([
  ["another text", { text: long }, `<pre>${long}.</pre>`],
  ["a second block", { text: long }, `<pre></pre><pre>${long}</pre>`],
  ["a block of more than text", { text: long }, `<pre><b>x</b></pre><pre>${long}</pre>`],
  ["line ends that HTML changes", { text: `${long}\r\n` }, `<textarea>${long}\r\n</textarea>`],
  ["a short text", { text: "short" }, "<pre>short</pre>"],
  ["another answer", { answer: { long } }, `<details class="raw"><pre>${JSON.stringify({ long })}</pre>`],
])("%s is said in the props", (_what, props, markup) => {
  expect(unpackProps(packProps(props, markup), { querySelector: () => null })).toEqual(props);
});
