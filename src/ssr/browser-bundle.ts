import type { Plugin } from "esbuild";
import { bundleReact, reactModule } from "./react-bundle.ts";

const source = new URL("../", import.meta.url).pathname;

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
    .map(([name, texts]) => {
      const own = Object.entries(texts).filter(([key]) => !isOfPage(key));
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(own))};`;
    })
    .join("\n");
}

export const moduleReplacements: Plugin = {
  name: "stand-ins",
  setup(build) {
    for (const [filter, file] of replaced)
      build.onResolve({ filter }, () => ({ path: new URL(file, `file://${source}`).pathname }));
    build.onResolve({ filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ }, () => ({ path: reactModule }));
    build.onLoad({ filter: /\/ssr\/browser\/react\.ts$/ }, async () => ({ contents: await bundleReact() }));
    build.onLoad({ filter: /\/locales\/(vi|en)\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: await deviceTexts(path),
    }));
  },
};
