/**
 * All benchmarks, each against a limit in the same run: `bun run bench`, or one by name, `bun run bench pages`.
 * The figure to read is the last of a line, ours divided by the limit. Those over HTTP need `wrk`.
 */
const all = ["fairness", "pages", "redirects", "pictures", "cases"];
const wanted = process.argv.slice(2);
console.log(`${"".padEnd(64)} ${"ours".padStart(11)} ${"limit".padStart(11)}   ratio`);
for (const name of all) if (wanted.length === 0 || wanted.includes(name)) await import(`./${name}.ts`);
