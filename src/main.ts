import { bundledProgram } from "#server/bundled-program.ts";
import { delayCompiling } from "#server/jit-policy.ts";
import type { run } from "#server/program.ts";
import { runToolFirst } from "#server/tool-first.ts";

const args = process.argv.slice(2);
await runToolFirst(args, process.env);

const isServing = args.length === 0;

if (isServing) delayCompiling();

const bundle =
  process.env["NODE_ENV"] === "production" ? await bundledProgram({ mayBuild: isServing }) : null;
const program: { run: typeof run } = await (bundle ? import(bundle) : import("#server/program.ts"));

await program.run(args, process.env);
