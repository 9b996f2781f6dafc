import { basename, resolve } from "node:path";
import type { Metafile, Plugin } from "esbuild";

/** What at least so many islands use is loaded by all in one file; what fewer use stands apart for each set of them. */
const minIslands = 4;

/** The files that a built file imports, however deep, and the file itself. */
function reachedFrom(output: string, outputs: Metafile["outputs"]): ReadonlySet<string> {
  const reached = new Set([output]);
  // A set goes on with what is added to it on the way.
  for (const one of reached)
    for (const { path, kind } of outputs[one]?.imports ?? [])
      if (kind === "import-statement") reached.add(path);
  return reached;
}

/** The modules that many islands have in common, by what esbuild says of files that it has made one by one. */
export function sharedModules({ outputs }: Metafile, islands: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const [output, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint || !islands.includes(resolve(entryPoint))) continue;
    for (const reached of reachedFrom(output, outputs))
      for (const [input, { bytesInOutput }] of Object.entries(outputs[reached]?.inputs ?? {}))
        if (bytesInOutput > 0) counts.set(input, (counts.get(input) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= minIslands).map(([input]) => resolve(input));
}

const prefix = "island:";
const sharedName = "shared-modules";

/** The entry point of an island: its component, with what makes it live and all shared modules. */
export const islandEntry = (file: string) => ({
  in: `${prefix}${file}`,
  out: basename(file).replace(/\.tsx?$/, ""),
});

const importsOf = (modules: readonly string[]): string =>
  modules.map((module) => `import ${JSON.stringify(module)};`).join("\n");

const islandModule = (file: string, hydrate: string): string => `
  import "${sharedName}";
  import hydrate from ${JSON.stringify(hydrate)};
  import Component from ${JSON.stringify(file)};
  export default (element, texts) => hydrate(element, Component, texts);
`;

/** As every entry reaches all shared modules, esbuild puts them into one file. */
export const sharedModulesPlugin = (modules: readonly string[], hydrate: string): Plugin => ({
  name: "shared-modules",
  setup(build) {
    const namespace = "shared";
    build.onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({ path, namespace }));
    build.onResolve({ filter: new RegExp(`^${sharedName}$`) }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: path === sharedName ? importsOf(modules) : islandModule(path.slice(prefix.length), hydrate),
      resolveDir: "/",
    }));
    // Of modules without side effects esbuild would leave such imports out.
    build.onResolve({ filter: /^\// }, ({ path, namespace: from }) =>
      from === namespace ? { path, sideEffects: true } : undefined,
    );
  },
});
