import { basename, dirname } from "node:path";
import type { Plugin } from "esbuild";
import { bundleReact, reactModule } from "./react-bundle.ts";

const sourceRoot = new URL("../", import.meta.url).pathname;

/**
 * What is too large for the browser has a small stand-in there: the libraries of schemas and of signals, and the
 * dictionaries.
 */
const replaced = [
  [/^@sinclair\/typebox$/, "ssr/browser/typebox.ts"],
  [/^@sinclair\/typebox\/(errors|value)$/, "ssr/browser/typebox-errors.ts"],
  [/^@preact\/signals-react$/, "ssr/browser/signals.ts"],
  [/[#/]locales\/index\.ts$/, "client/device/texts.ts"],
] as const;

/** What only a server refuses with, as on the device an input is wrong or right, and what the API's documentation says. */
const isOfServer = (key: string): boolean => /^problem\.(?!invalid_input)|\.api(?:\.|$)/.test(key);

const imports = new Bun.Transpiler({ loader: "ts" });

/** What a file says, and each file of a tool that it is made of. */
async function sourcesOf(entry: string): Promise<readonly string[]> {
  const sources = new Map([[entry, ""]]);
  // A map goes on with what is added to it on the way.
  for (const [file] of sources) {
    const source = await Bun.file(file).text();
    sources.set(file, source);
    for (const { path } of imports.scanImports(source))
      if (/\/[\w-]+\.ts$/.test(path)) {
        const imported = Bun.resolveSync(path, dirname(file));
        if (imported.startsWith(`${sourceRoot}tools/`) && !sources.has(imported)) sources.set(imported, "");
      }
  }
  return [...sources.values()];
}

/** The texts that a tool's functions name, where they are loaded with a dictionary of their own; else null. */
async function keysNamedFor(tool: string): Promise<ReadonlySet<string> | null> {
  const part = `${sourceRoot}client/device/${tool}.ts`;
  if (!(await Bun.file(part).exists())) return null;
  const sources = (await sourcesOf(part)).join("\n");
  return new Set([...sources.matchAll(/"([\w-]+\.[\w.-]+)"/g)].map(([, key = ""]) => key));
}

/** A module of a dictionary as the device needs it: what its island says, the island has brought along. */
async function deviceTexts(path: string): Promise<string> {
  const exported: Record<string, Record<string, string>> = await import(path);
  const named = await keysNamedFor(basename(path, ".ts"));
  return Object.entries(exported)
    .map(([dictionary, texts]) => {
      const said = Object.entries(texts).filter(([key]) => !isOfServer(key) && (named?.has(key) ?? true));
      return `export const ${dictionary} = ${JSON.stringify(Object.fromEntries(said))};`;
    })
    .join("\n");
}

/** A module whose values never change, without what they are made of. */
async function madeNow(path: string): Promise<{ contents: string }> {
  const values: Record<string, unknown> = await import(path);
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return { contents: lines.join("\n") };
}

export const moduleReplacements: Plugin = {
  name: "stand-ins",
  setup(build) {
    for (const [moduleFilter, replacementFile] of replaced)
      build.onResolve({ filter: moduleFilter }, () => ({
        path: new URL(replacementFile, `file://${sourceRoot}`).pathname,
      }));
    build.onResolve({ filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ }, () => ({
      path: reactModule,
    }));
    build.onLoad({ filter: /\/ssr\/browser\/react\.ts$/ }, async () => ({
      contents: await bundleReact(),
    }));
    build.onLoad({ filter: /\/tools\/vietqr\/(?:bank-list|vietqr-io-names)\.ts$/ }, ({ path }) =>
      madeNow(path),
    );
    build.onLoad({ filter: /\/locales\/(vi|en)\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: await deviceTexts(path),
    }));
  },
};
