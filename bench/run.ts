/**
 * All benchmarks, each beside a limit in the same run: `bun run bench`, or some by name, `bun run bench requests start`.
 * `--gate` runs what is short, and fails where something has become much slower. Those over HTTP need `wrk`.
 */
const all = [
  "requests",
  "start",
  "weight",
  "fairness",
  "touch",
  "typing",
  "growth",
  "analytics",
  "pictures",
  "cases",
];
const short = ["requests", "start", "weight"];
const given = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const usual = process.argv.includes("--gate") ? short : all;
for (const name of all) if ((given.length > 0 ? given : usual).includes(name)) await import(`./${name}.ts`);
// It is one for all of them.
await (await globalThis.testBrowser)?.close();
