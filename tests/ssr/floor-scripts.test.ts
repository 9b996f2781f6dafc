import { expect, test } from "bun:test";
import { loadAssets } from "#ssr/asset-cache.ts";

/** Where the brackets that open at a place close. */
function closingOf(script: string, open: number): number {
  let depth = 0;
  for (let at = open; at < script.length; at += 1) {
    if (/[([{]/.test(script.charAt(at))) depth += 1;
    if (/[)\]}]/.test(script.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  return script.length;
}

/** The arguments of each call in the chain that goes on from a place, as they are written. */
function argumentsAfter(script: string, from: number): string[] {
  const part = /^(?:\?\.)?(?:[.#]?[\w$]+|(?=[([]))/.exec(script.slice(from, from + 200));
  if (!part) return [];
  const at = from + part[0].length;
  if (!/[([]/.test(script.charAt(at))) return part[0] === "" ? [] : argumentsAfter(script, at);
  const end = closingOf(script, at);
  const rest = argumentsAfter(script, end + 1);
  return script.charAt(at) === "(" ? [script.slice(at + 1, end), ...rest] : rest;
}

/** Without what stands in brackets of its own. */
function outermost(given: string): string {
  const without = given.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, "");
  return without === given ? given : outermost(without);
}

/** The calls behind a `?.` that spread a list into their arguments. */
const spreadsBehind = (script: string): string[] =>
  [...script.matchAll(/\?\.(?=[\w$#([])/g)].flatMap(({ index }) =>
    argumentsAfter(script, index)
      .filter((given) => /(?:^|,)\.\.\./.test(outermost(given)))
      .map((given) => script.slice(index - 20, index) + given),
  );

/** A library that tries one, and goes on without where there is none. */
const scriptsOf = async (): Promise<readonly (readonly [name: string, script: string])[]> => {
  const { files } = await loadAssets();
  const scripts = [...files].filter(([name]) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  return scripts.map(([name, { gzip }]) => [name, new TextDecoder().decode(Bun.gunzipSync(gzip))]);
};

const isTried = (script: string, at: number): boolean =>
  /\btry\{[^{}]*$/.test(script.slice(Math.max(0, at - 60), at));

test("no script of a browser has a lookbehind, of which Safari before 16.4 makes an error of the whole script", async () => {
  const faults = (await scriptsOf()).flatMap(([name, script]) =>
    [...script.matchAll(/\(\?<[!=]/g)].flatMap(({ index }) =>
      isTried(script, index) ? [] : [`${name}: ${script.slice(index, index + 60)}`],
    ),
  );
  expect(faults).toEqual([]);
});

test("no list is spread into a call behind ?., where Chrome before 91 makes it even of what is missing", async () => {
  expect(spreadsBehind("a?.(...b)")).toHaveLength(1);
  expect(spreadsBehind("x=a?.b[c].d(1,...e)")).toHaveLength(1);
  expect(spreadsBehind("a?.b(c)+d(...e)")).toEqual([]);
  expect(spreadsBehind("a?.b(c=>({...c}))")).toEqual([]);
  const faults = (await scriptsOf()).flatMap(([name, script]) =>
    spreadsBehind(script).map((call) => `${name}: ${call}`),
  );
  expect(faults).toEqual([]);
});
