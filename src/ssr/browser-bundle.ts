import { isPageKey } from "#core/i18n.ts";
import type { Plugin } from "esbuild";
import { bundleReact, reactModule } from "./react-bundle.ts";

const sourceRoot = new URL("../", import.meta.url).pathname;

/**
 * What is too large for the browser has a small stand-in there: the library of schemas, the dictionaries, and what React
 * has had itself since 18.
 */
const replaced = [
  [/^@sinclair\/typebox$/, "ssr/browser/typebox.ts"],
  [/^@sinclair\/typebox\/(errors|value)$/, "ssr/browser/typebox-errors.ts"],
  [/^use-sync-external-store\/shim/, "ssr/browser/react.ts"],
  [/\/locales\/index\.ts$/, "client/device/texts.ts"],
] as const;

/** What only a server refuses with: on the device an input is wrong or right. */
const isOfServer = (key: string): boolean => /^problem\.(?!invalid_input)/.test(key);

/** A module of a dictionary as the device needs it. */
async function deviceTexts(path: string): Promise<string> {
  const exported: Record<string, Record<string, string>> = await import(path);
  return Object.entries(exported)
    .map(([islandName, islandTexts]) => {
      const ownTexts = Object.entries(islandTexts).filter(([key]) => !isPageKey(key) && !isOfServer(key));
      return `export const ${islandName} = ${JSON.stringify(Object.fromEntries(ownTexts))};`;
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
  setup(bundleBuild) {
    for (const [moduleFilter, replacementFile] of replaced)
      bundleBuild.onResolve({ filter: moduleFilter }, () => ({
        path: new URL(replacementFile, `file://${sourceRoot}`).pathname,
      }));
    // Hooks that no component here uses; what is left of the library are signals and what watches them.
    bundleBuild.onResolve({ filter: /^@preact\/signals-react\/runtime$/ }, () => ({
      path: Bun.resolveSync("@preact/signals-react/runtime", sourceRoot),
      sideEffects: false,
    }));
    bundleBuild.onResolve({ filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ }, () => ({
      path: reactModule,
    }));
    bundleBuild.onLoad({ filter: /\/ssr\/browser\/react\.ts$/ }, async () => ({
      contents: await bundleReact(),
    }));
    bundleBuild.onLoad({ filter: /\/tools\/vietqr\/(?:bank-list|vietqr-io-names)\.ts$/ }, ({ path }) =>
      madeNow(path),
    );
    bundleBuild.onLoad({ filter: /\/locales\/(vi|en)\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: await deviceTexts(path),
    }));
  },
};
