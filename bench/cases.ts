import { Glob } from "bun";
import { line, runsPerSecond } from "./support.ts";

type Case = { readonly name: string; readonly ours: () => unknown; readonly bare: () => unknown };

/** Every computation beside its library called bare. */
for (const file of [...new Glob("cases/*.ts").scanSync(import.meta.dir)].toSorted()) {
  const { cases }: { cases: readonly Case[] } = await import(`./${file}`);
  for (const { name, ours, bare } of cases) line(name, await runsPerSecond(ours), await runsPerSecond(bare));
}
