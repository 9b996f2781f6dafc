import { expect, test } from "bun:test";
import { loadAssets } from "#ssr/asset-cache.ts";
import { newerStyles, stylesAtFloor } from "#tests/support/floor/newer-styles.ts";

const assets = await loadAssets();
const css = new TextDecoder().decode(assets.files.get(assets.css)?.identity);

const letters = "the heading's letters are a little wider until the face has come";
const focus = "the browser draws a focus of its own";
const scroll = "scrolls as far as ever, and a little less well";
const scrollbar = "a scroll bar is seen";
const popover = "a browser that has no popovers is asked first, and shows what it opens in the page";

/**
 * What the style sheet says that some browser at the floor does not know, and what its visitors have instead: all can be
 * read and pressed as before. What a rule of one selector may do is not allowed to another.
 */
const allowed: Readonly<Record<string, string>> = {
  "@font-face size-adjust": letters,
  "@font-face ascent-override": letters,
  "@font-face descent-override": letters,
  "@font-face line-gap-override": letters,
  "color-scheme in :root": "no browser of these years darkens a page unasked",
  "scroll-padding-top in html": scroll,
  "scroll-margin-top in .entry": scroll,
  "scroll-padding-top in .sidebar": scroll,
  "text-wrap": "the last line is shorter",
  "text-underline-offset in a": "the line is where the letters' maker wanted it",
  "forced-color-adjust": "Windows' contrast themes came later",
  "@media forced-colors": "Windows' contrast themes came later",
  "@media scripting": "what needs scripts is shown where there are none, as a button that does nothing",
  "scroll-behavior in *,:before,:after": "no style asks for smooth scrolling",
  ":focus-visible in :focus-visible": focus,
  ":focus-visible in .tabs a:focus-visible": focus,
  outline: "Safari's has square corners",
  "overscroll-behavior in .sidebar": scroll,
  "scrollbar-width": scrollbar,
  "scroll-initial-target": scroll,
  ":backdrop in .sidebar::backdrop": popover,
  ":backdrop in .find-overlay::backdrop": popover,
  ":popover-open in .sidebar:popover-open": popover,
  ":popover-open in .find-overlay:popover-open": popover,
  "width: fit-content in .tabs": "Firefox draws the row's ground as wide as the page",
  "accent-color": "ticks are blue",
  "overflow-wrap: anywhere": "floor.css has what Safari called it",
  "flex-direction: column-reverse in .figures>div": "Firefox cannot scroll in one, and none scrolls",
  ":marker in .numbered li::marker": "the numbers are not bold",
  "field-sizing in .finder-field textarea": "the field scrolls",
  "aspect-ratio in .history-card img": "a picture is as high as it is, once it has come",
  ":has in .sidebar li:has([aria-current])": "the current entry scrolls with the others",
  ":has in .tool.stack>form.panel>.field:has(textarea)": "a field of many lines shares its line",
  ":has in .tool.stack>form.panel>.field:has(textarea)+.actions": "the button stands beside it",
  ":has in .entry>.actions>:has(.danger):last-child": "to delete stands beside the rest",
  ":has in .tool:has(.field>.error)>.result .refusal": "a refusal is said beside the answer too",
  ":has in .sample:has(.figures)": "an example's figures have a frame around them",
  ":has in .card>.result:has(.handed)": "a card stands on the ground of other answers",
  ":has in .page:has(.sheet)>:not(main),.result:has(.sheet)>:not(.answered),.answered:has(.sheet)>:not(.sheet)":
    "a sheet is printed from its second page on",
  ":has in :has(.sheet)": "its first page has room for fewer cards",
  ":has in :has(.sheet)>.sheet": "a sheet is printed from its second page on",
  ":has in .tile:has(>span) strong": "a name stands a little higher than its line",
  ":has in .card:has(textarea.mono) .answered>.output": "a button below an answer moves once while one types",
};

test("what browsers at the floor do not know of the style sheet is a finish, and known to be one", () => {
  const found = newerStyles(css).map(({ feature, selector }) => [feature, `${feature} in ${selector}`]);
  const isAllowed = (keys: readonly string[]) => keys.some((key) => Object.hasOwn(allowed, key));
  expect(found.filter((keys) => !isAllowed(keys)).map(([, place]) => place)).toEqual([]);
  const keys = new Set(found.flat());
  expect(Object.keys(allowed).filter((key) => !keys.has(key))).toEqual([]);
});

test("what the floor lacks is told by property, word, function, unit, selector, question and descriptor", () => {
  const features = (text: string) => newerStyles(text).map(({ feature }) => feature);
  expect(features("a{inset:0;padding-inline:var(--x)}")).toEqual(["inset", "padding-inline"]);
  expect(features("a{display:grid;height:100dvh;width:max(1px,2px)}")).toEqual(["height: 1dvh"]);
  expect(features("a{height:100vh;height:100dvh;-webkit-user-select:all;user-select:all}")).toEqual([]);
  expect(features("a{color:color-mix(in srgb,red,blue)}")).toEqual(["color-mix()"]);
  expect(features("p :is(a,b){top:0}input:not([a],[b]){top:0}")).toEqual([":is", ":not() of a list"]);
  expect(features("input:not([a]):not([b]){top:0}li:nth-child(2n)::before{top:0}")).toEqual([]);
  expect(features("@media(scripting:none){a{top:0}}@container(width>1px){a{top:0}}")).toEqual([
    "@media scripting",
    "@container",
  ]);
});

test("the style sheet as browsers at the floor read it has nothing left that they do not know", () => {
  const left = newerStyles(stylesAtFloor(css)).map(({ feature }) => feature);
  expect(left.filter((feature) => !feature.startsWith("@"))).toEqual([]);
});
