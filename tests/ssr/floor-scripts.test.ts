import { expect, test } from "bun:test";
import { loadAssets } from "#ssr/asset-cache.ts";

/** A library that tries one, and goes on without where there is none. */
const isTried = (script: string, at: number): boolean =>
  /\btry\{[^{}]*$/.test(script.slice(Math.max(0, at - 60), at));

test("no script of a browser has a lookbehind, of which Safari before 16.4 makes an error of the whole script", async () => {
  const { files } = await loadAssets();
  const scripts = [...files].filter(([name]) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  const faults = scripts.flatMap(([name, { gzip }]) => {
    const script = new TextDecoder().decode(Bun.gunzipSync(gzip));
    return [...script.matchAll(/\(\?<[!=]/g)].flatMap(({ index }) =>
      isTried(script, index) ? [] : [`${name}: ${script.slice(index, index + 60)}`],
    );
  });
  expect(faults).toEqual([]);
});
