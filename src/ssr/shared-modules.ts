import { resolve } from "node:path";
import type { Metafile, Plugin } from "esbuild";
import type { IslandFile } from "./island-files.ts";

/** What at least so many islands use is loaded by all in one file; what fewer use stands apart for each set of them. */
const minIslands = 4;

/** The files that a built file imports, however deep, and the file itself. */
function reachedFrom(entryOutput: string, outputs: Metafile["outputs"]): ReadonlySet<string> {
  const reachedOutputs = new Set([entryOutput]);
  // A set goes on with what is added to it on the way.
  for (const reachedOutput of reachedOutputs)
    for (const { path, kind } of outputs[reachedOutput]?.imports ?? [])
      if (kind === "import-statement") reachedOutputs.add(path);
  return reachedOutputs;
}

/** The modules that many islands have in common, by what esbuild says of files that it has made one by one. */
export function sharedModules({ outputs }: Metafile, islands: readonly string[]): readonly string[] {
  const moduleCounts = new Map<string, number>();
  for (const [outputPath, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint || !islands.includes(resolve(entryPoint))) continue;
    for (const reachedOutput of reachedFrom(outputPath, outputs))
      for (const [inputModule, { bytesInOutput }] of Object.entries(outputs[reachedOutput]?.inputs ?? {}))
        if (bytesInOutput > 0) moduleCounts.set(inputModule, (moduleCounts.get(inputModule) ?? 0) + 1);
  }
  return [...moduleCounts]
    .filter(([, islandCount]) => islandCount >= minIslands)
    .map(([inputModule]) => resolve(inputModule));
}

const islandPrefix = "island:";
const sharedName = "shared-modules";

/** The entry point of an island: its component, with what makes it live and all shared modules. */
export const islandEntry = ({ file, name }: IslandFile) => ({ in: `${islandPrefix}${file}`, out: name });

const importsOf = (modules: readonly string[]): string =>
  modules.map((module) => `import ${JSON.stringify(module)};`).join("\n");

const islandModule = (islandFile: string, hydrate: string): string => `
  import "${sharedName}";
  import hydrate from ${JSON.stringify(hydrate)};
  import Component from ${JSON.stringify(islandFile)};
  export default (element, texts) => hydrate(element, Component, texts);
`;

/** As every entry reaches all shared modules, esbuild puts them into one file. */
export const sharedModulesPlugin = (modules: readonly string[], hydrate: string): Plugin => ({
  name: "shared-modules",
  setup(bundleBuild) {
    const namespace = "shared";
    bundleBuild.onResolve({ filter: new RegExp(`^${islandPrefix}`) }, ({ path }) => ({ path, namespace }));
    bundleBuild.onResolve({ filter: new RegExp(`^${sharedName}$`) }, ({ path }) => ({ path, namespace }));
    bundleBuild.onLoad({ filter: /^/, namespace }, ({ path }) => ({
      contents:
        path === sharedName ? importsOf(modules) : islandModule(path.slice(islandPrefix.length), hydrate),
      resolveDir: "/",
    }));
    // Of modules without side effects esbuild would leave such imports out.
    bundleBuild.onResolve({ filter: /^\// }, ({ path, namespace: importNamespace }) =>
      importNamespace === namespace ? { path, sideEffects: true } : undefined,
    );
  },
});
