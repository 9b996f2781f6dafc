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

/** Of a tool's texts, those that only pages say, around the tool or of it. */
const isOfPage = (key: string): boolean =>
  /^[\w-]+\.(faq\.\d\.[qa]|intro|label|line|privacy|short|summary|title)$/.test(key);

/** A module of a dictionary as the device needs it. */
async function deviceTexts(path: string): Promise<string> {
  const exported: Record<string, Record<string, string>> = await import(path);
  return Object.entries(exported)
    .map(([islandName, islandTexts]) => {
      const ownTexts = Object.entries(islandTexts).filter(([key]) => !isOfPage(key));
      return `export const ${islandName} = ${JSON.stringify(Object.fromEntries(ownTexts))};`;
    })
    .join("\n");
}

export const moduleReplacements: Plugin = {
  name: "stand-ins",
  setup(bundleBuild) {
    for (const [moduleFilter, replacementFile] of replaced)
      bundleBuild.onResolve({ filter: moduleFilter }, () => ({
        path: new URL(replacementFile, `file://${sourceRoot}`).pathname,
      }));
    bundleBuild.onResolve({ filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ }, () => ({
      path: reactModule,
    }));
    bundleBuild.onLoad({ filter: /\/ssr\/browser\/react\.ts$/ }, async () => ({
      contents: await bundleReact(),
    }));
    bundleBuild.onLoad({ filter: /\/locales\/(vi|en)\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: await deviceTexts(path),
    }));
  },
};
