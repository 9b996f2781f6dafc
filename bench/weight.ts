/** What a page weighs: its markup, and the scripts that a touch of its islands loads, compressed. */
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { loadAssets } from "#ssr/asset-cache.ts";
import { startProduct } from "./support.ts";

const marksKb = { html: 16, script: 80 };
/** A little above what pages have: of the scripts, React's client alone is 52. */
const gatesKb = { html: 17, script: 84 };

const product = await startProduct(4314);
const { files } = await loadAssets();
const kb = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;
const gzipOf = (address: string): number => files.get(address)?.gzip.length ?? 0;

type Weight = { path: string; html: number; gzip: number; script: number; files: number };

const pages: Weight[] = [];
for (const { path } of tools) {
  const html = await (await fetch(product.url + localPath(path, "vi"))).text();
  const islands = [...html.matchAll(/<div data-island="([^"]*)" data-parts="([^"]*)"([^>]*)>/g)];
  const scripts = new Set<string>();
  for (const [, address = "", parts = "", more = ""] of islands) {
    if (more.includes(" data-passive")) continue;
    scripts.add(address);
    const texts = / data-texts="([^"]*)"/.exec(more)?.[1];
    if (texts !== undefined) scripts.add(texts);
    for (const part of parts.split(" ")) scripts.add(`/assets/${part}.js`);
  }
  const script = [...scripts].reduce((sum, address) => sum + gzipOf(address), 0);
  pages.push({
    path,
    html: kb(Buffer.byteLength(html)),
    gzip: kb(Bun.gzipSync(html).length),
    script: kb(script),
    files: scripts.size,
  });
}
await product.stop();
const most = (valueOf: (page: Weight) => number) =>
  pages.toSorted((one, other) => valueOf(other) - valueOf(one))[0];
const [largest, heaviest] = [most(({ html }) => html), most(({ script }) => script)];
const average = pages.reduce((sum, { html }) => sum + html, 0) / pages.length;
console.log(
  `markup: ${average.toFixed(1)} KB on average (wanted: ${marksKb.html}), most ${largest?.html} KB on ${largest?.path} (${largest?.gzip} KB gzip)`,
);
console.log(
  `scripts after every island of a page is touched: most ${heaviest?.script} KB gzip in ${heaviest?.files} files on ${heaviest?.path} (wanted: ${marksKb.script})`,
);
const isOver = average > gatesKb.html || (heaviest?.script ?? Infinity) > gatesKb.script;
if (process.argv.includes("--gate") && isOver) process.exitCode = 1;
